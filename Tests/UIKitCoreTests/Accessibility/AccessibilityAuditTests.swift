import CoreGraphics
import DeviceProtocol
import Testing
import UIKitCore

@Suite("Accessibility audit", .application) @MainActor struct AccessibilityAuditTests {
    let app = TestApplication()

    private func issues(of types: AccessibilityAuditType = .all, _ views: UIView...) -> [AccessibilityAuditIssue] {
        let window = app.window()
        window.rootViewController?.view.backgroundColor = .white
        for view in views { window.rootViewController?.view.addSubview(view) }
        app.flush()
        return AccessibilityAudit.issues(in: [window], for: types)
    }

    private func label(_ text: String, _ color: UIColor, size: CGFloat = 16, width: CGFloat = 200, weight: UIFont.Weight = .regular)
        -> UILabel
    {
        let label = UILabel(frame: CGRect(x: 40, y: 200, width: width, height: 40))
        label.text = text
        label.textColor = color
        label.font = .systemFont(ofSize: size, weight: weight)
        return label
    }

    private func button(_ title: String?, width: CGFloat = 60, height: CGFloat = 50) -> UIButton {
        let button = UIButton(frame: CGRect(x: 40, y: 200, width: width, height: height))
        button.setTitle(title, for: .normal)
        button.setTitleColor(.black, for: .normal)
        return button
    }

    @Test("reports a button without a label, not one with a label")
    func description() {
        let bare = button(nil)
        #expect(issues(of: .sufficientElementDescription, bare).map(\.element) == ["UIButton"])
        bare.accessibilityLabel = "Add"
        #expect(issues(of: .sufficientElementDescription, bare).isEmpty)
        bare.accessibilityLabel = "icon_add.png"
        #expect(issues(of: .sufficientElementDescription, bare).map(\.compactDescription) == ["its label is the name of a file"])
    }

    @Test("an empty field needs a label or a placeholder")
    func fields() {
        let field = UITextField(frame: CGRect(x: 40, y: 200, width: 200, height: 44))
        #expect(issues(of: .sufficientElementDescription, field).count == 1)
        field.placeholder = "Name"
        #expect(issues(of: .sufficientElementDescription, field).isEmpty)
    }

    @Test("reports a target smaller than 44 points, with its size")
    func target() throws {
        let small = button("Go", width: 60, height: 30)
        let issue = try #require(issues(of: .hitRegion, small).first)
        #expect(issue.element == "UIButton \"Go\"")
        #expect(issue.detailedDescription.contains("60×30"))
        small.isEnabled = false
        #expect(issues(of: .hitRegion, small).isEmpty)
    }

    final class WideButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: -8).contains(point) }
    }

    @Test("a hit test that extends beyond the frame makes a small button large enough")
    func enlarged() {
        let wide = WideButton(frame: CGRect(x: 40, y: 200, width: 60, height: 30))
        wide.setTitle("Go", for: .normal)
        #expect(issues(of: .hitRegion, wide).isEmpty)
        // Another view above the extended area removes it again.
        let neighbour = button("On", width: 60, height: 60)
        neighbour.frame.origin.y = 231
        #expect(issues(of: .hitRegion, wide, neighbour).map(\.element) == ["WideButton \"Go\""])
    }

    @Test("accepts the sizes that UIKit gives its own controls")
    func controls() {
        let toggle = UISwitch()
        toggle.frame.origin = CGPoint(x: 40, y: 200)
        toggle.accessibilityLabel = "Wi-Fi"
        #expect(issues(of: .hitRegion, toggle).isEmpty)
    }

    @Test(
        "reports low contrast: under 4.5:1, and under 3:1 for large or bold text",
        arguments: [
            (0.46, 16.0, false, false), (0.5, 16.0, false, true), (0.5, 20.0, false, false), (0.5, 16.0, true, false),
            (0.7, 20.0, false, true),
        ])
    func contrast(white: Double, size: Double, isBold: Bool, isFaint: Bool) {
        let text = label("Read me well", UIColor(white: white, alpha: 1), size: size, weight: isBold ? .bold : .regular)
        #expect(issues(of: .contrast, text).isEmpty != isFaint)
    }

    @Test("measures contrast against what is behind the label: an image, a colour further back, a translucent text")
    func behind() {
        let panel = UIView(frame: CGRect(x: 20, y: 180, width: 300, height: 100))
        panel.backgroundColor = .black
        let dark = label("Black on black", .black)
        #expect(issues(of: .contrast, panel, dark).count == 1)
        let light = label("White on black", .white)
        #expect(issues(of: .contrast, panel, light).isEmpty)
        light.alpha = 0.3
        #expect(issues(of: .contrast, panel, light).count == 1)
    }

    @Test("does not mistake heavy text for its own background")
    func heavy() {
        let text = label("████████████████", .black, size: 30, width: 240)
        #expect(issues(of: .contrast, text).isEmpty)
    }

    @Test("measures iOS's colours with Increase Contrast on, and restores the screen")
    func system() {
        #expect(issues(of: .contrast, label("Secondary", .secondaryLabel)).isEmpty)
        #expect(issues(of: .contrast, label("Fixed", UIColor(red: 0, green: 0.6, blue: 1, alpha: 1))).count == 1)
        #expect(UITraitCollection.current.accessibilityContrast == .normal)
    }

    @Test("allows low contrast for disabled elements")
    func disabled() {
        let text = label("Gone", UIColor(white: 0.9, alpha: 1))
        text.isEnabled = false
        #expect(issues(of: .contrast, text).isEmpty)
    }

    @Test("reports a truncated label or one that lacks lines, not one with enough space or one that shrinks")
    func clipped() {
        #expect(issues(of: .textClipped, label("A text that is far too long for its place", .black, width: 120)).count == 1)
        #expect(issues(of: .textClipped, label("Short", .black, width: 120)).isEmpty)
        let lines = label("A text that is far too long for its place", .black, width: 120)
        lines.numberOfLines = 2
        #expect(issues(of: .textClipped, lines).count == 1)
        lines.numberOfLines = 0
        lines.frame.size.height = 100
        #expect(issues(of: .textClipped, lines).isEmpty)
        let shrinking = label("A little too long", .black, width: 100)
        shrinking.adjustsFontSizeToFitWidth = true
        #expect(issues(of: .textClipped, shrinking).isEmpty)
    }

    @Test("luminance and contrast ratio are WCAG's")
    func ratio() {
        let (black, white) = (RGBAColor.black, RGBAColor(red: 1, green: 1, blue: 1))
        #expect(Contrast.ratio(black, white) == 21)
        #expect(abs(Contrast.ratio(RGBAColor(red: 0, green: 122.0 / 255, blue: 1), white) - 4.02) < 0.01)
    }

    @Test("an audit request over the link returns the issues")
    func link() {
        let window = app.window()
        window.addSubview(button(nil))
        app.send(.audit(id: 3, .all))
        guard case .issues(3, let issues)? = app.environment.requests.last else {
            Issue.record("no answer")
            return
        }
        #expect(issues.map(\.auditType) == [.sufficientElementDescription])
    }
}
