import Foundation
import Testing
import UIKitCore

@Suite("Tint", .application) @MainActor struct TintTests {
    @Test("a view without a tint inherits its ancestor's, finally the system's; each that changes is notified")
    func inheritance() {
        let (root, middle, leaf) = (TintView(), TintView(), TintView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(leaf.tintColor == .systemBlue)
        (root.changes, middle.changes, leaf.changes) = (0, 0, 0)
        root.tintColor = .red
        #expect(leaf.tintColor == .red)
        #expect(root.changes == 1)
        #expect(leaf.changes == 1)
        middle.tintColor = .green
        root.tintColor = .blue
        #expect(leaf.tintColor == .green)
        #expect(leaf.changes == 2)
        #expect(middle.changes == 2)
        middle.tintColor = nil
        #expect(leaf.tintColor == .blue)
    }

    @Test("dimming makes the inherited tint grey")
    func dimming() {
        let (root, leaf) = (TintView(), TintView())
        root.addSubview(leaf)
        root.tintColor = .red
        leaf.changes = 0
        root.tintAdjustmentMode = .dimmed
        #expect(leaf.tintAdjustmentMode == .dimmed)
        #expect(leaf.changes == 1)
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(leaf.tintColor.getWhite(&white, alpha: &alpha))
        #expect(abs(white - 0.2126) < 0.01)
        #expect(abs(alpha - 0.8) < 0.01)
    }
}

final class TintView: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
}
