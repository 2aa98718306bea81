import Foundation
import Testing

@testable import UIKitCore

@Suite("Default content priorities", .application) @MainActor
struct DefaultPriorityTests {
    private func hugging(_ view: UIView) -> [Float] {
        [view.contentHuggingPriority(for: .horizontal).rawValue, view.contentHuggingPriority(for: .vertical).rawValue]
    }

    @Test("fixed-size controls hug both ways, bars hug vertically, everything else is flexible")
    func table() {
        let fixed: [UIView] = [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .large)]
        let bars: [UIView] = [UISlider(), UISegmentedControl(items: ["a"]), UIProgressView(progressViewStyle: .bar), UIPageControl()]
        let flexible: [UIView] = [
            UIView(), UILabel(), UIImageView(), UIButton(type: .system), UITextField(), UITextView(), UIPickerView(), UIDatePicker(),
            UIScrollView(), UISearchBar(), UITabBar(), UIToolbar(), UINavigationBar(), UIStackView(),
        ]
        for view in fixed { #expect(hugging(view) == [750, 750], "\(type(of: view))") }
        for view in bars { #expect(hugging(view) == [250, 750], "\(type(of: view))") }
        for view in flexible { #expect(hugging(view) == [250, 250], "\(type(of: view))") }
        for view in fixed + bars + flexible {
            #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
            #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        }
    }

    @Test("setting a priority affects its axis only, and works in subclasses")
    func setting() {
        final class Toggle: UISwitch {}
        let toggle = Toggle()
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        #expect(hugging(toggle) == [1000, 750])
        #expect(hugging(Toggle()) == [750, 750])
    }

    @Test("in a stack view the label next to a switch is stretched, not the switch")
    func stack() {
        let toggle = UISwitch()
        let label = UILabel()
        label.text = "Wi-Fi"
        let stack = UIStackView(arrangedSubviews: [toggle, label])
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 31)
        stack.layoutIfNeeded()
        #expect(toggle.frame.width == 51)
        #expect(label.frame.maxX == 300)
    }
}
