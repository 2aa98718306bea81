import Foundation
import QuartzCore
import Synchronization
import Testing
import UIKitCore

@testable import ObjectiveC

/// The cost of observable properties that nobody observes.
@Suite @MainActor struct UnobservedCostTests {
    @Test("setting observable properties of views and layers that nobody observes looks nothing up")
    func lookups() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let control = UIControl(frame: .zero)
                for step in 1...100 {
                    let place = CGFloat(step)
                    scroll.contentOffset = CGPoint(x: 0, y: place)
                    scroll.bounds.origin.y = place / 2
                    scroll.frame.size.width = 100 + place
                    scroll.center = CGPoint(x: place, y: place)
                    control.isHighlighted.toggle()
                    scroll.layer.position = CGPoint(x: place, y: 0)
                    scroll.layer.zPosition = place
                    scroll.layer.cornerRadius = place
                }
                precondition(!KeyValueChanges.isObserving)
                precondition(KeyValueChanges.checked.load(ordering: .relaxed) == 0)
            }
        }
    }
}
