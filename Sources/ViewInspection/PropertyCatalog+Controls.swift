internal import CoreGraphics
internal import InspectionProtocol
internal import UIKitCore

extension PropertyCatalog {
    /// Of labels, controls, scroll views and the like: the most specific class first.
    static var controlSections: [Section] {
        [label, field, textView, button, toggle, slider, stepper, segments, progress, imageView, stack, control, scroll, window]
    }

    private static let alignments = ["left", "center", "right", "justified", "natural"]
    private static let breaks = [
        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle",
    ]

    private static var label: Section {
        Section(
            title: "Label",
            properties: [
                .optionalText("Text", \UILabel.text, key: "text"),
                .read("Font", .text) { (label: UILabel) in
                    label.font.map { "\($0.fontName) \(InspectionValue.words(Double($0.pointSize)))" }
                },
                .fontSize("Font size", get: { (label: UILabel) in label.font }, set: { $0.font = $1 }),
                .color("Text colour", get: { (label: UILabel) in label.textColor }, set: { $0.textColor = $1 }, key: "textColor"),
                .choice("Alignment", alignments, \UILabel.textAlignment, key: "textAlignment"),
                .integer("Lines", \UILabel.numberOfLines, key: "numberOfLines", range: 0...10_000),
                .choice("Line break", breaks, \UILabel.lineBreakMode, key: "lineBreakMode"),
                .toggle("Enabled", \UILabel.isEnabled, key: "isEnabled"),
                .toggle("Shrinks to fit", \UILabel.adjustsFontSizeToFitWidth, key: "adjustsFontSizeToFitWidth"),
            ])
    }

    private static var field: Section {
        Section(
            title: "Text field",
            properties: [
                .optionalText("Text", \UITextField.text, key: "text") { !$0.isSecureTextEntry },
                .optionalText("Placeholder", \UITextField.placeholder, key: "placeholder"),
                .fontSize("Font size", get: { (field: UITextField) in field.font }, set: { $0.font = $1 }),
                .color("Text colour", get: { (field: UITextField) in field.textColor }, set: { $0.textColor = $1 }, key: "textColor"),
                .choice("Alignment", alignments, \UITextField.textAlignment, key: "textAlignment"),
                .toggle("Secure", \UITextField.isSecureTextEntry, key: "isSecureTextEntry"),
                .read("Editing", .toggle) { (field: UITextField) in "\(field.isEditing)" },
                .read("Keyboard", .text) { (field: UITextField) in "\(field.keyboardType)" },
            ])
    }

    private static var textView: Section {
        Section(
            title: "Text view",
            properties: [
                .text("Text", get: { (view: UITextView) in view.text ?? "" }, set: { $0.text = $1 }, key: "text"),
                .fontSize("Font size", get: { (view: UITextView) in view.font }, set: { $0.font = $1 }),
                .color("Text colour", get: { (view: UITextView) in view.textColor }, set: { $0.textColor = $1 }, key: "textColor"),
                .toggle("Editable", \UITextView.isEditable, key: "isEditable"),
                .toggle("Selectable", \UITextView.isSelectable, key: "isSelectable"),
            ])
    }

    private static var button: Section {
        Section(
            title: "Button",
            properties: [
                .text(
                    "Title", get: { (button: UIButton) in button.currentTitle ?? "" }, set: { $0.setTitle($1, for: .normal) }, key: "title",
                    if: { $0.configuration == nil }),
                .text(
                    "Title", get: { (button: UIButton) in button.configuration?.title ?? "" }, set: { $0.configuration?.title = $1 },
                    key: "title", if: { $0.configuration != nil }),
                .read("Title colour", .color) { (button: UIButton) in ViewProperty.words(button.currentTitleColor, in: button) },
                .read("Image", .toggle) { (button: UIButton) in "\(button.currentImage != nil)" },
            ])
    }

    private static var toggle: Section {
        Section(title: "Switch", properties: [.toggle("On", \UISwitch.isOn, key: "isOn")])
    }

    private static var slider: Section {
        Section(
            title: "Slider",
            properties: [
                .float("Value", \UISlider.value, key: "value"), .float("Minimum", \UISlider.minimumValue, key: "minimumValue"),
                .float("Maximum", \UISlider.maximumValue, key: "maximumValue"),
                .toggle("Continuous", \UISlider.isContinuous, key: "isContinuous"),
            ])
    }

    private static var stepper: Section {
        Section(
            title: "Stepper",
            properties: [
                .read("Value", .number) { (stepper: UIStepper) in InspectionValue.words(stepper.value) },
                .read("Range", .text) { (stepper: UIStepper) in
                    "\(InspectionValue.words(stepper.minimumValue)) to \(InspectionValue.words(stepper.maximumValue))"
                },
            ])
    }

    private static var segments: Section {
        Section(
            title: "Segmented control",
            properties: [
                .read("Segments", .text) { (control: UISegmentedControl) in
                    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "image" }.joined(separator: ", ")
                },
                .read("Selected", .number) { (control: UISegmentedControl) in "\(control.selectedSegmentIndex)" },
            ])
    }

    private static var progress: Section {
        Section(title: "Progress view", properties: [.float("Progress", \UIProgressView.progress, key: "progress", range: 0...1)])
    }

    private static var imageView: Section {
        Section(
            title: "Image view",
            properties: [
                .read("Image", .size) { (view: UIImageView) in
                    view.image.map { InspectionValue.words([Double($0.size.width), Double($0.size.height)]) }
                },
                .read("Image scale", .number) { (view: UIImageView) in view.image.map { InspectionValue.words(Double($0.scale)) } },
                .toggle("Highlighted", \UIImageView.isHighlighted, key: "isHighlighted"),
            ])
    }

    private static var stack: Section {
        Section(
            title: "Stack view",
            properties: [
                .choice("Axis", ["horizontal", "vertical"], \UIStackView.axis, key: "axis"),
                .number("Spacing", \UIStackView.spacing, key: "spacing"),
                .read("Distribution", .text) { (stack: UIStackView) in "\(stack.distribution)" },
                .read("Alignment", .text) { (stack: UIStackView) in "\(stack.alignment)" },
                .read("Arranged", .number) { (stack: UIStackView) in "\(stack.arrangedSubviews.count)" },
            ])
    }

    private static var control: Section {
        Section(
            title: "Control",
            properties: [
                .toggle("Enabled", \UIControl.isEnabled, key: "isEnabled"), .toggle("Selected", \UIControl.isSelected, key: "isSelected"),
                .toggle("Highlighted", \UIControl.isHighlighted, key: "isHighlighted"),
                .read("State", .text) { (control: UIControl) in words(control.state) },
                .read("Tracking", .toggle) { (control: UIControl) in "\(control.isTracking)" },
            ])
    }

    private static func words(_ state: UIControl.State) -> String {
        let names: [(UIControl.State, String)] = [
            (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"), (.focused, "focused"),
        ]
        let held = names.filter { state.contains($0.0) }.map(\.1)
        return held.isEmpty ? "normal" : held.joined(separator: ", ")
    }

    private static var scroll: Section {
        Section(
            title: "Scroll view",
            properties: [
                .point("Offset", \UIScrollView.contentOffset, key: "contentOffset"),
                .size("Content", \UIScrollView.contentSize, key: "contentSize"),
                .edges("Insets", \UIScrollView.contentInset, key: "contentInset"),
                .read("Adjusted insets", .edges) { (view: UIScrollView) in InspectionEdges(view.adjustedContentInset).words },
                .toggle("Scrolls", \UIScrollView.isScrollEnabled, key: "isScrollEnabled"),
                .toggle("Pages", \UIScrollView.isPagingEnabled, key: "isPagingEnabled"),
                .toggle("Bounces", \UIScrollView.bounces, key: "bounces"),
                .read("Zoom", .number) { (view: UIScrollView) in InspectionValue.words(Double(view.zoomScale)) },
                .read("Movement", .text) { (view: UIScrollView) in
                    view.isDragging ? "dragging" : view.isDecelerating ? "decelerating" : view.isTracking ? "tracking" : "at rest"
                },
            ])
    }

    private static var window: Section {
        Section(
            title: "Window",
            properties: [
                .read("Key window", .toggle) { (window: UIWindow) in "\(window.isKeyWindow)" },
                .read("Level", .number) { (window: UIWindow) in InspectionValue.words(Double(window.windowLevel.rawValue)) },
                .read("Root controller", .text) { (window: UIWindow) in window.rootViewController.map { ObjectNames.type(of: $0) } },
            ])
    }
}
