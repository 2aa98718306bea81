import AllocationCount
import Foundation
import QuartzCore
import Synchronization
import Testing
import UIKitCore

@testable import ObjectiveC

/// The cost of observable properties that nobody observes.
@Suite(.application) @MainActor struct UnobservedCostTests {
    private final class Model: NSObject {
        /// As the source rewriter makes of `@objc dynamic var`.
        var age = 0 {
            willSet { KeyValueChanges.willSet(self, "age") }
            didSet { KeyValueChanges.didSet(self, "age") }
        }
        /// As a property of the framework.
        var size = 0 {
            willSet { KeyValueChanges.will(self, "size") }
            didSet { KeyValueChanges.did(self, "size") }
        }
    }

    @Test("a property that nobody observes allocates nothing when it is set, an observed one does")
    func allocations() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let model = Model()
                func allocations() -> Int {
                    allocation_count_begin()
                    for step in 1...1000 {
                        model.age = step
                        model.size = step
                    }
                    return allocation_count_end()
                }
                // What is initialized on first use is allocated here.
                _ = allocations()
                let unobserved = allocations()
                #expect(unobserved == 0)
                let observation = model.observe(ObjCRuntime.keyPath(\Model.age, "age")) { _, _ in }
                let observed = allocations()
                #expect(observed >= 1000)
                observation.invalidate()
                let after = allocations()
                #expect(after == 0)
            }
        }
    }

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
