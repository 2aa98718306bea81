import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

@MainActor @Suite("List content", .application)
struct ListContentTests {
    private let app = TestApplication()

    private func view(_ configuration: UIListContentConfiguration, width: CGFloat = 320, height: CGFloat = 60) -> UIListContentView {
        app.activate()
        let view = UIListContentView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.layoutIfNeeded()
        return view
    }

    @Test("presets have the system's margins and fonts")
    func presets() {
        app.activate()
        let cell = UIListContentConfiguration.cell()
        #expect(cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.imageToTextPadding == 16)
        #expect(cell.textToSecondaryTextVerticalPadding == 3)
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
        #expect(cell.textProperties.numberOfLines == 0)
        #expect(UIListContentConfiguration.subtitleCell().secondaryTextProperties.font.pointSize == 15)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
        #expect(UIListContentConfiguration.plainHeader().textProperties.font.pointSize == 17)
        #expect(UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font.pointSize == 22)
        #expect(UIListContentConfiguration.sidebarHeader().textProperties.font.pointSize == 20)
    }

    @Test("equal values compare and hash as equal")
    func equality() {
        app.activate()
        var (first, second) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
        (first.text, second.text) = ("a", "a")
        #expect(first == second)
        #expect(first.hashValue == second.hashValue)
        second.text = "b"
        #expect(first != second)
        #expect(UIListContentConfiguration.cell() != .subtitleCell())
        #expect(UIBackgroundConfiguration.clear() == .clear())
        #expect(UIBackgroundConfiguration.listPlainCell() != .listGroupedCell())
    }

    @Test("a plain text replaces an attributed one")
    func texts() {
        app.activate()
        var content = UIListContentConfiguration.cell()
        content.attributedText = NSAttributedString(string: "styled")
        #expect(content.text == nil)
        content.text = "plain"
        #expect(content.attributedText == nil)
        #expect(UIListContentConfiguration.TextProperties(.body, .label, transform: .capitalized).transformed("two words") == "Two Words")
    }

    @Test("a disabled state dims colours that the application did not set")
    func states() {
        app.activate()
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        var content = UIListContentConfiguration.cell()
        #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
        content.textProperties.color = .systemRed
        #expect(content.updated(for: state).textProperties.color == .systemRed)
        state.isDisabled = false
        #expect(content.updated(for: state).secondaryTextProperties.color == .secondaryLabel)
        state[UIConfigurationStateCustomKey("key")] = 4
        #expect(state[UIConfigurationStateCustomKey("key")] == AnyHashable(4))
    }

    @Test("backgrounds follow selection and pinning")
    func backgrounds() {
        app.activate()
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        #expect(UIBackgroundConfiguration.listGroupedCell().updated(for: state).backgroundColor == .systemGray4)
        var own = UIBackgroundConfiguration.listGroupedCell()
        own.backgroundColor = .systemGreen
        #expect(own.updated(for: state).backgroundColor == .systemGreen)
        var header = UIViewConfigurationState(traitCollection: UITraitCollection())
        header.isPinned = true
        #expect(UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: header).showsBarMaterial)
        #expect(own.resolvedBackgroundColor(for: .systemBlue) == .systemGreen)
        own.backgroundColor = nil
        #expect(own.resolvedBackgroundColor(for: .systemBlue) == .systemBlue)
    }

    @Test("places image, text and secondary text, and exposes their guides")
    func places() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Text"
        content.secondaryText = "Secondary"
        content.image = UIImage(systemName: "star")
        let view = view(content)
        let (text, second) = (try #require(view.textLayoutGuide), try #require(view.secondaryTextLayoutGuide))
        let image = try #require(view.imageLayoutGuide)
        #expect(image.layoutFrame.minX >= 16)
        #expect(text.layoutFrame.minX == CGFloat(16 + 28 + 16))
        #expect(second.layoutFrame.minX == text.layoutFrame.minX)
        #expect(abs(second.layoutFrame.minY - text.layoutFrame.maxY - 3) < 0.51)
        content.image = nil
        view.configuration = content
        view.layoutIfNeeded()
        #expect(view.imageLayoutGuide == nil)
        #expect(text.layoutFrame.minX == 16)
    }

    @Test("side-by-side texts stack when they do not fit")
    func sides() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        let view = view(content)
        let second = try #require(view.secondaryTextLayoutGuide)
        #expect(second.layoutFrame.maxX == 312)
        content.secondaryText = String(repeating: "long value ", count: 8)
        view.configuration = content
        view.layoutIfNeeded()
        #expect(second.layoutFrame.minX == 16)
        #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height > 80)
    }

    @Test("limits images to a size, within the reserved width")
    func images() throws {
        app.activate()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        var content = UIListContentConfiguration.cell()
        content.image = picture
        content.text = "Text"
        content.imageProperties.maximumSize = CGSize(width: 40, height: 0)
        content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
        content.imageProperties.cornerRadius = 4
        let view = view(content)
        let frame = try #require(view.imageLayoutGuide).layoutFrame
        #expect(frame.size == CGSize(width: 40, height: 20))
        #expect(frame.minX == 26)
        #expect(abs((view.textLayoutGuide?.layoutFrame.minX ?? 0) - 92) < 0.01)
    }

    @Test("a view supports only its own type of configuration")
    func support() {
        struct Other: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
            func updated(for state: any UIConfigurationState) -> Other { self }
        }
        let view = view(.cell())
        #expect(view.supports(UIListContentConfiguration.cell()))
        #expect(!view.supports(Other()))
    }

    @Test("a header's content view is below views of the header's own, and above its background", arguments: [true, false])
    func headerOrder(isConfigured: Bool) {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "h")
        let own = UILabel()
        header.addSubview(own)
        if isConfigured { header.backgroundConfiguration = .clear() } else { header.backgroundView = UIView() }
        let content = header.contentView
        #expect(header.subviews.count == 3)
        #expect(header.subviews[1] === content)
        #expect(header.subviews[2] === own)
    }

    @Test("a header is as high as the system's, with its list's title style")
    func headers() {
        app.activate()
        let header = UITableViewHeaderFooterView(reuseIdentifier: "h")
        header.show(title: "Title")
        #expect(header.textLabel?.text == "Title")
        #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height == 28)
        header.setting.look = .insetGrouped
        header.show(title: "Title")
        #expect(header.textLabel?.text == "TITLE")
        #expect(header.textLabel?.font.pointSize == 13)
        let height = header.sizeThatFits(CGSize(width: 320, height: 0)).height
        #expect(height > 37.5)
        #expect(height < 39.5)
        header.setting.isFooter = true
        header.show(title: "Title")
        #expect(header.textLabel?.text == "Title")
        var content = header.defaultContentConfiguration()
        content.text = "Configured"
        header.contentConfiguration = content
        #expect(header.textLabel == nil)
        #expect(header.contentView is UIListContentView)
        #expect(UITableViewHeaderFooterView(reuseIdentifier: nil).sizeThatFits(CGSize(width: 320, height: 0)).height == 0)
    }

    @Test("a plain header turns to glass while rows scroll under it, unless it has a background")
    func pinning() {
        app.activate()
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.setting.isPinned = true
        #expect(header.backgroundConfiguration != nil)
        #expect(header.configurationState.isPinned)
        header.setting.isPinned = false
        #expect(header.backgroundConfiguration == nil)
        header.backgroundView = UIView()
        header.setting.isPinned = true
        #expect(header.backgroundConfiguration == nil)
    }
}
