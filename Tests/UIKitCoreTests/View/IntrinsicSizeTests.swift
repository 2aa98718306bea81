import Foundation
import TestSupport
import Testing

@_spi(UIKitModules) @testable import UIKitCore

/// Counts what its subviews announce.
@MainActor private final class Announcements: UIView {
    var count = 0
    override func subviewPreferredSizeDidChange(_ subview: UIView) {
        super.subviewPreferredSizeDidChange(subview)
        count += 1
    }
}

/// Setters of one class: those after which the intrinsic size is another one, and those after which it is the same.
@MainActor private struct SizeSetters {
    typealias Setter = (name: String, set: (UIView) -> Void)
    let name: String
    let make: () -> UIView
    let changing: [Setter]
    let keeping: [Setter]

    init<View: UIView>(
        _ make: @autoclosure @escaping () -> View, changing: KeyValuePairs<String, (View) -> Void>,
        keeping: KeyValuePairs<String, (View) -> Void>
    ) {
        name = "\(View.self)"
        self.make = make
        func erased(_ setters: KeyValuePairs<String, (View) -> Void>) -> [Setter] {
            setters.map { setter in (setter.key, { view in if let view = view as? View { setter.value(view) } }) }
        }
        self.changing = erased(changing)
        self.keeping = erased(keeping)
    }
}

@Suite("Intrinsic sizes", .application) @MainActor struct IntrinsicSizeTests {
    let app = TestApplication()
    private let words = "Several words that need more than one line"

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage { Samples.render(CGSize(width: width, height: height)) { _ in } }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    private func field(_ text: String) -> UITextField {
        let field = UITextField()
        field.text = text
        return field
    }

    private func textView(_ text: String, scrolls: Bool = false) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = text
        view.isScrollEnabled = scrolls
        return view
    }

    private func pages(_ count: Int) -> UIPageControl {
        let pages = UIPageControl()
        pages.numberOfPages = count
        return pages
    }

    private var texts: [SizeSetters] {
        [
            SizeSetters(
                label("One"),
                changing: [
                    "text": { $0.text = "Another" }, "font": { $0.font = .systemFont(ofSize: 30) },
                    "attributedText": { $0.attributedText = NSAttributedString(string: "Other", attributes: [.kern: 4]) },
                    "no text": { $0.text = nil },
                ],
                keeping: [
                    "the same text": { $0.text = "One" }, "the same font": { $0.font = .systemFont(ofSize: 17) },
                    "textColor": { $0.textColor = .red }, "textAlignment": { $0.textAlignment = .center },
                    "isHighlighted": { $0.isHighlighted = true }, "isEnabled": { $0.isEnabled = false },
                    "preferredMaxLayoutWidth of one line": { $0.preferredMaxLayoutWidth = 10 },
                    "the same lineBreakMode": { $0.lineBreakMode = .byTruncatingTail },
                ]),
            SizeSetters(
                label(words, lines: 0),
                changing: [
                    "preferredMaxLayoutWidth": { $0.preferredMaxLayoutWidth = 80 },
                    "two lines": { $0.text = "Two\nlines" },
                ],
                keeping: ["the same text": { [words] in $0.text = words }, "textColor": { $0.textColor = .red }]),
            SizeSetters(
                label("Two\nlines", lines: 0), changing: ["numberOfLines": { $0.numberOfLines = 1 }],
                keeping: ["the same numberOfLines": { $0.numberOfLines = 0 }]),
            SizeSetters(
                field("Text"),
                changing: [
                    "text": { $0.text = "Longer text" }, "font": { $0.font = .systemFont(ofSize: 30) },
                    "borderStyle": { $0.borderStyle = .roundedRect },
                    "attributedText": { $0.attributedText = NSAttributedString(string: "Wide", attributes: [.kern: 9]) },
                    "leftView": {
                        $0.leftViewMode = .always
                        $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                    },
                    "isSecureTextEntry": { $0.isSecureTextEntry = true },
                ],
                keeping: [
                    "the same text": { $0.text = "Text" }, "textColor": { $0.textColor = .red },
                    "textAlignment": { $0.textAlignment = .right },
                    "placeholder of a field with text": { $0.placeholder = "Something long" }, "isEnabled": { $0.isEnabled = false },
                    "clearButtonMode": { $0.clearButtonMode = .always },
                ]),
            SizeSetters(field(""), changing: ["placeholder": { $0.placeholder = "Name" }], keeping: ["no text": { $0.text = nil }]),
            SizeSetters(
                textView("Text"),
                changing: [
                    "text": { [words] in $0.text = words + words }, "font": { $0.font = .systemFont(ofSize: 30) },
                    "textContainerInset": { $0.textContainerInset = .zero }, "isScrollEnabled": { $0.isScrollEnabled = true },
                ],
                keeping: [
                    "textColor": { $0.textColor = .red }, "textAlignment": { $0.textAlignment = .center },
                    "the same insets": { $0.textContainerInset = $0.textContainerInset },
                ]),
            SizeSetters(
                textView("Text", scrolls: true), changing: ["isScrollEnabled": { $0.isScrollEnabled = false }],
                keeping: ["text of a view that scrolls": { $0.text = "Another text" }]),
            SizeSetters(
                UISearchTextField(), changing: [:], keeping: ["text": { $0.text = "Find" }, "placeholder": { $0.placeholder = "Search" }]),
        ]
    }

    private var buttons: [SizeSetters] {
        let picture = image(40, 40)
        return [
            SizeSetters(
                button("Title of it"),
                changing: [
                    "title": { $0.setTitle("Another title", for: .normal) }, "image": { $0.setImage(picture, for: .normal) },
                    "background image": { $0.setBackgroundImage(Samples.render(CGSize(width: 200, height: 60)) { _ in }, for: .normal) },
                    "contentEdgeInsets": { $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) },
                    "title's font": { $0.titleLabel?.font = .systemFont(ofSize: 30) },
                    "attributed title": {
                        $0.setAttributedTitle(NSAttributedString(string: "Wide", attributes: [.kern: 20]), for: .normal)
                    },
                    "configuration": { $0.configuration = .filled() },
                    "title of the state": {
                        $0.setTitle("The title while disabled", for: .disabled)
                        $0.isEnabled = false
                    },
                ],
                keeping: [
                    "the same title": { $0.setTitle("Title of it", for: .normal) }, "isEnabled": { $0.isEnabled = false },
                    "isHighlighted": { $0.isHighlighted = true }, "title colour": { $0.setTitleColor(.red, for: .normal) },
                    "tintColor": { $0.tintColor = .red }, "title of another state": { $0.setTitle("Selected", for: .selected) },
                ]),
            SizeSetters(
                UIButton(configuration: .filled()),
                changing: [
                    "title": { $0.configuration?.title = "Title" }, "image": { $0.configuration?.image = picture },
                    "subtitle": { $0.configuration?.subtitle = "Subtitle" }, "buttonSize": { $0.configuration?.buttonSize = .large },
                    "contentInsets": { $0.configuration?.contentInsets = .zero },
                    "showsActivityIndicator": { $0.configuration?.showsActivityIndicator = true },
                ],
                keeping: [
                    "baseBackgroundColor": { $0.configuration?.baseBackgroundColor = .red },
                    "cornerStyle": { $0.configuration?.cornerStyle = .capsule }, "isHighlighted": { $0.isHighlighted = true },
                ]),
        ]
    }

    private var controls: [SizeSetters] {
        let (small, large) = (image(4, 4), image(40, 40))
        return [
            SizeSetters(
                UISegmentedControl(items: ["One", "Two"]),
                changing: [
                    "title": { $0.setTitle("A long title", forSegmentAt: 0) }, "image": { $0.setImage(large, forSegmentAt: 0) },
                    "insertion": { $0.insertSegment(withTitle: "Three", at: 2, animated: false) },
                    "removal": { $0.removeSegment(at: 0, animated: false) }, "width": { $0.setWidth(100, forSegmentAt: 0) },
                    "title attributes": { $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal) },
                    "background image": { $0.setBackgroundImage(large, for: .normal, barMetrics: .default) },
                    "removal of all": { $0.removeAllSegments() },
                ],
                keeping: [
                    "the same title": { $0.setTitle("One", forSegmentAt: 0) }, "isEnabled": { $0.setEnabled(false, forSegmentAt: 0) },
                    "content offset": { $0.setContentOffset(CGSize(width: 2, height: 2), forSegmentAt: 0) },
                    "selectedSegmentTintColor": { $0.selectedSegmentTintColor = .red }, "isMomentary": { $0.isMomentary = true },
                ]),
            SizeSetters(
                pages(3),
                changing: [
                    "numberOfPages": { $0.numberOfPages = 5 }, "direction": { $0.direction = .topToBottom },
                    "preferredIndicatorImage": { $0.preferredIndicatorImage = large },
                    "progress": { $0.progress = UIPageControlProgress() },
                ],
                keeping: [
                    "the same numberOfPages": { $0.numberOfPages = 3 }, "currentPage": { $0.currentPage = 2 },
                    "a smaller image": { $0.preferredIndicatorImage = small },
                    "pageIndicatorTintColor": { $0.pageIndicatorTintColor = .red },
                ]),
            SizeSetters(
                UIProgressView(progressViewStyle: .default),
                changing: [
                    "style": { $0.progressViewStyle = .bar }, "trackImage": { $0.trackImage = large },
                    "progressImage": { $0.progressImage = large },
                ],
                keeping: ["progress": { $0.progress = 0.5 }, "progressTintColor": { $0.progressTintColor = .red }]),
            SizeSetters(
                UIActivityIndicatorView(style: .medium), changing: ["style": { $0.style = .large }],
                keeping: ["animation": { $0.startAnimating() }, "color": { $0.color = .red }]),
            SizeSetters(
                UIDatePicker(),
                changing: [
                    "preferredDatePickerStyle": { $0.preferredDatePickerStyle = .inline }, "mode": { $0.datePickerMode = .countDownTimer },
                ],
                keeping: [
                    "minimumDate": { $0.minimumDate = Date(timeIntervalSinceReferenceDate: 0) }, "isEnabled": { $0.isEnabled = false },
                ]),
            SizeSetters(UISwitch(), changing: [:], keeping: ["isOn": { $0.isOn = true }, "onTintColor": { $0.onTintColor = .red }]),
            SizeSetters(
                UISlider(), changing: [:], keeping: ["value": { $0.value = 0.5 }, "minimumValueImage": { $0.minimumValueImage = small }]),
            SizeSetters(UIStepper(), changing: [:], keeping: ["value": { $0.value = 2 }]),
            SizeSetters(UIPickerView(), changing: [:], keeping: ["reload": { $0.reloadAllComponents() }]),
        ]
    }

    private var views: [SizeSetters] {
        let (small, large) = (image(4, 4), image(40, 40))
        func bright() -> UIImageView { UIImageView(image: small, highlightedImage: large) }
        return [
            SizeSetters(
                bright(),
                changing: [
                    "image": { $0.image = large }, "no image": { $0.image = nil }, "isHighlighted": { $0.isHighlighted = true },
                    "alignmentRectInsets": {
                        $0.image = small.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
                    },
                ],
                keeping: [
                    "an image of the same size": { $0.image = Samples.render(CGSize(width: 4, height: 4)) { _ in } },
                    "highlightedImage": { $0.highlightedImage = Samples.render(CGSize(width: 9, height: 9)) { _ in } },
                    "contentMode": { $0.contentMode = .center }, "tintColor": { $0.tintColor = .red },
                ]),
            SizeSetters(
                UIImageView(image: UIImage(systemName: "star")),
                changing: [
                    "preferredSymbolConfiguration": { $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60) }
                ],
                keeping: ["tintColor": { $0.tintColor = .red }]),
            SizeSetters(
                UISearchBar(), changing: ["prompt": { $0.prompt = "Find" }, "scope bar": { $0.showsScopeBar = true }],
                keeping: [
                    "text": { $0.text = "Find" }, "placeholder": { $0.placeholder = "Find" },
                    "cancel button": { $0.showsCancelButton = true },
                ]),
            SizeSetters(UIToolbar(), changing: [:], keeping: ["items": { $0.items = [UIBarButtonItem(systemItem: .add)] }]),
            SizeSetters(UITabBar(), changing: [:], keeping: ["items": { $0.items = [UITabBarItem(title: "One", image: nil, tag: 0)] }]),
        ]
    }

    @Test("each setter that changes the intrinsic size tells the superview; no other one does")
    func setters() {
        for entry in texts + buttons + controls + views {
            for (setters, changes) in [(entry.changing, true), (entry.keeping, false)] {
                for setter in setters { check(entry, setter, changes: changes) }
            }
        }
    }

    private func check(_ entry: SizeSetters, _ setter: SizeSetters.Setter, changes: Bool) {
        let parent = Announcements(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let view = entry.make()
        parent.addSubview(view)
        let size = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        parent.count = 0
        setter.set(view)
        let isSame = view.intrinsicContentSize == size && view.alignmentRectInsets == insets
        #expect(isSame != changes, "\(entry.name), \(setter.name): \(size), now \(view.intrinsicContentSize)")
        #expect((parent.count > 0) == changes, "\(entry.name), \(setter.name): told \(parent.count) times")
    }

    @Test("a size that changes back is announced again")
    func back() {
        let parent = Announcements()
        let label = label("One")
        parent.addSubview(label)
        _ = label.intrinsicContentSize
        for text in ["Longer", "One", "Longer"] {
            parent.count = 0
            label.text = text
            #expect(parent.count == 1, "\(text)")
        }
    }

    @Test("without constraints nothing has an intrinsic size along an axis that stretches")
    func flexibleAxes() {
        let none = UIView.noIntrinsicMetric
        let wide: [(UIView, CGFloat)] = [
            (UISlider(), 31), (UIProgressView(progressViewStyle: .default), 4), (UIProgressView(progressViewStyle: .bar), 2.5),
            (UISearchBar(), 56), (UINavigationBar(), 44), (UITabBar(), 49), (UISearchTextField(), 36), (UIRefreshControl(), 60),
        ]
        for (view, height) in wide { #expect(view.intrinsicContentSize == CGSize(width: none, height: height), "\(type(of: view))") }
        let free: [UIView] = [UIView(), UIScrollView(), UITextView(), UIImageView(), UIStackView()]
        for view in free { #expect(view.intrinsicContentSize == CGSize(width: none, height: none), "\(type(of: view))") }
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(UIColorWell().intrinsicContentSize == CGSize(width: 28, height: 28))
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UISegmentedControl(items: ["One"]).intrinsicContentSize.height == 32)
        #expect(UIPageControl().intrinsicContentSize == CGSize(width: 0, height: 26))
        #expect([44, 49].contains(UIToolbar().intrinsicContentSize.height))
        let wheels = UIDatePicker()
        wheels.preferredDatePickerStyle = .wheels
        #expect(wheels.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    // MARK: Heights by width

    @Test("a label of several lines has the height of its text in a width, and the width of one line")
    func wrappedLabel() {
        let label = label(words, lines: 0)
        let natural = label.intrinsicContentSize
        #expect(label.intrinsicHeightDependsOnWidth)
        let wrapped = label.intrinsicContentSize(forWidth: 100)
        #expect(wrapped.width == natural.width)
        #expect(wrapped.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        #expect(wrapped.height > natural.height * 2)
        for width in [natural.width, natural.width + 50, 0, -10] { #expect(label.intrinsicContentSize(forWidth: width) == natural) }
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize(forWidth: 100).height < wrapped.height)
        #expect(label.intrinsicContentSize == natural)
        label.preferredMaxLayoutWidth = 120
        #expect(!label.intrinsicHeightDependsOnWidth)
        #expect(label.intrinsicContentSize.width <= 120)
        #expect(label.intrinsicContentSize(forWidth: 50) == label.intrinsicContentSize)
        #expect(!self.label("One").intrinsicHeightDependsOnWidth)
    }

    @Test("a label with insets of its own adds them to the height in a width")
    func paddedLabel() {
        final class Padded: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 20, height: size.height + 10)
            }
        }
        let (plain, padded) = (label(words, lines: 0), Padded())
        padded.text = words
        padded.numberOfLines = 0
        let height = plain.intrinsicContentSize(forWidth: 100).height
        #expect(padded.intrinsicContentSize(forWidth: 100).height == height + 10)
        #expect(padded.intrinsicContentSize(forWidth: 100).width == plain.intrinsicContentSize.width + 20)
    }

    @Test("a text view that does not scroll, and a button with a title of several lines, have heights by width")
    func others() {
        let text = textView(words)
        #expect(text.intrinsicHeightDependsOnWidth)
        #expect(text.intrinsicContentSize(forWidth: 80).height > text.intrinsicContentSize(forWidth: 300).height)
        #expect(text.intrinsicContentSize(forWidth: 80).width == text.intrinsicContentSize.width)
        text.isScrollEnabled = true
        #expect(!text.intrinsicHeightDependsOnWidth)
        let plain = button(words)
        #expect(!plain.intrinsicHeightDependsOnWidth)
        plain.titleLabel?.numberOfLines = 0
        #expect(plain.intrinsicHeightDependsOnWidth)
        #expect(plain.intrinsicContentSize(forWidth: 80).height > plain.intrinsicContentSize.height * 2)
        var configuration = UIButton.Configuration.filled()
        configuration.title = words
        let configured = UIButton(configuration: configuration)
        #expect(!configured.intrinsicHeightDependsOnWidth)
        configured.configuration?.titleLineBreakMode = .byWordWrapping
        #expect(configured.intrinsicHeightDependsOnWidth)
        #expect(configured.intrinsicContentSize(forWidth: 100).height > configured.intrinsicContentSize.height * 2)
        #expect(configured.intrinsicContentSize(forWidth: 100).width == configured.intrinsicContentSize.width)
    }

    // MARK: Alignment and baselines

    @Test("AL-1: a switch and an image with insets are aligned without them", .contract("AL-1"))
    func alignment() {
        let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
        #expect(toggle.alignmentRect(forFrame: toggle.frame) == CGRect(x: 10, y: 20, width: 49, height: 31))
        #expect(toggle.frame(forAlignmentRect: CGRect(x: 10, y: 20, width: 49, height: 31)) == toggle.frame)
        let slider = CGRect(x: 14, y: 20, width: 347, height: 31)
        #expect(UISlider().alignmentRect(forFrame: slider) == CGRect(x: 16, y: 20, width: 343, height: 31))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = UIImageView(image: image(20, 10).withAlignmentRectInsets(insets))
        #expect(view.alignmentRectInsets == insets)
        #expect(view.intrinsicContentSize == CGSize(width: 14, height: 6))
        #expect(view.frame(forAlignmentRect: CGRect(origin: .zero, size: view.intrinsicContentSize)).size == CGSize(width: 20, height: 10))
    }

    @Test("AL-4: baselines are those of the text, of the view for baseline layout, or the bottom edge", .contract("AL-4"))
    func baselines() throws {
        let bottom = UIView().baselineOffsets(in: CGSize(width: 10, height: 30))
        #expect(bottom.first == 30)
        #expect(bottom.last == 0)
        let label = label("One\nTwo", lines: 2)
        let size = label.intrinsicContentSize
        let own = label.baselineOffsets(in: size)
        let lines = label.baselines(in: size)
        #expect(own.first == lines.first)
        #expect(own.last == size.height - lines.last)
        #expect(own.first < size.height / 2)
        let holder = Holder(label)
        let held = holder.baselineOffsets(in: CGSize(width: 200, height: 100))
        #expect(abs(held.first - (own.first + 7)) < 0.001)
        #expect(abs(held.last - (100 - 7 - size.height + own.last)) < 0.001)
    }

    /// Its label stands for its baselines.
    private final class Holder: UIView {
        let label: UILabel
        init(_ label: UILabel) {
            self.label = label
            super.init(frame: .zero)
            addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        override var forFirstBaselineLayout: UIView { label }
        override var forLastBaselineLayout: UIView { label }
        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = CGRect(origin: CGPoint(x: 5, y: 7), size: label.intrinsicContentSize)
        }
    }

    @Test("the baselines of a button, a field, a text view and a symbol are those that they draw")
    func controlBaselines() throws {
        let button = button("Title")
        button.frame.size = CGSize(width: 100, height: 50)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        let line = title.frame.minY + title.baselines(in: title.bounds.size).first
        let offsets = button.baselineOffsets(in: button.bounds.size)
        #expect(abs(offsets.first - line) < 0.001)
        #expect(abs(offsets.last - (50 - line)) < 0.001)
        let empty = UIButton(type: .custom).baselineOffsets(in: CGSize(width: 10, height: 30))
        #expect(empty.first == 30)
        let field = field("Text")
        field.borderStyle = .roundedRect
        let inField = field.baselineOffsets(in: CGSize(width: 100, height: 34))
        #expect(abs(inField.first + inField.last - 34) < 0.001)
        #expect((20...26).contains(inField.first))
        let text = textView("One\nTwo")
        let height = text.intrinsicContentSize.height
        let inText = text.baselineOffsets(in: CGSize(width: 200, height: height))
        #expect((8...25).contains(inText.first))
        #expect(inText.first + inText.last < height - 10)
        let symbol = try #require(UIImage(systemName: "star"))
        let offset = try #require(symbol.baselineOffsetFromBottom)
        let inSymbol = UIImageView(image: symbol).baselineOffsets(in: symbol.size)
        #expect(abs(inSymbol.last - offset) < 0.001)
        #expect(abs(inSymbol.first - (symbol.size.height - offset)) < 0.001)
    }
}
