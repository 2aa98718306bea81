import Foundation
import Testing

@testable import InterfaceCompiler

/// The keys that the compiler writes, by class, as a file that the runtime's tests read too: they check that each key is read.
@Suite("InterfaceCompiler: keys")
struct NibKeyTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Interfaces/nib-keys.txt")

    /// Keys that the builder writes in addition to properties.
    private static let parts: [String: [String]] = [
        "UIView": [
            "UIBounds", "UICenter", "UISubviews", "UIAutoresizingMask", "UIViewContentHuggingPriority",
            "UIViewContentCompressionResistancePriority", "UIAccessibilityIdentifier", "UIAccessibilityLabel", "UIAccessibilityHint",
            "UIAccessibilityValue", "UIAccessibilityTraits", "UIIsAccessibilityElement",
        ],
        "UIImageView": ["UIUserInteractionEnabled", "UIPreferredSymbolConfiguration"],
        "UIStackView": ["UIStackViewArrangedSubviews"],
        "UIButton": [
            "UIButtonTitles", "UIButtonImages", "UIButtonBackgroundImages", "UIButtonTitleColors", "UIButtonTitleShadowColors",
            "UIAttributedTitles", "UIButtonSymbolConfigurations",
        ],
        "UISegmentedControl": ["UISegments", "UISegmentsDisabled", "UISegmentWidths"],
        "UIToolbar": ["UIItems"], "UITabBar": ["UIItems"], "UISearchBar": ["UIScopeButtonTitles"],
        "UINavigationBar": ["UIItems", "UITitleTextAttributes", "UILargeTitleTextAttributes"],
        "UINavigationItem": ["UILeftBarButtonItems", "UIRightBarButtonItems"],
        "UIViewController": ["UIToolbarItems", "UIView"],
        "UINavigationController": ["UIViewControllers"], "UITabBarController": ["UIViewControllers"],
        "UIVisualEffectView": ["UIVisualEffectViewEffect", "UIVisualEffectViewContentView"],
        "UITableView": ["UITableViewSections", "UITableViewCellPrototypeNibs"], "UITableViewSection": ["UICells"],
        "UITableViewCell": [
            "UIContentView", "UITextLabel", "UITextLabelText", "UIDetailTextLabel", "UIDetailTextLabelText", "UIImageView",
            "UIImageViewImage",
        ],
        "UICollectionView": ["UICollectionViewCellPrototypeNibs", "UICollectionViewSupplementaryViewPrototypeNibDict"],
        "UICollectionViewCell": ["UIContentView"],
    ]

    private static var text: String {
        var keys = parts.mapValues(Set.init)
        func add(_ rules: [String: PropertyRule], to name: String) {
            for rule in rules.values where rule.kind != .unread {
                let written = rule.kind == .split ? [rule.key + "Width", rule.key + "Height"] : [rule.key]
                keys[name, default: []].formUnion(written)
            }
        }
        add(ElementRules.buttonBackground, to: "UIButtonConfiguration")
        // Classes of other frameworks read their own keys.
        for rule in ElementRules.all.values where rule.framework == nil { add(rule.properties, to: rule.className) }
        for name in ["UITextField", "UITextView", "UISearchBar"] { add(TextTraits.rules, to: name) }
        return keys.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.sorted().joined(separator: " "))\n" }.joined()
    }

    @Test("equal the list that the runtime is tested against")
    func listed() throws {
        if ProcessInfo.processInfo.environment["FERRY_UPDATE_GOLDENS"] == "1" {
            try Self.text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.text)
    }

    @Test("include a disabled recogniser and its counts")
    func recognizers() throws {
        let compiled = read(
            xib("<tapGestureRecognizer enabled=\"NO\" numberOfTapsRequired=\"2\" id=\"t\"/><pinchGestureRecognizer scale=\"2\" id=\"p\"/>"))
        #expect(compiled.messages == [])
        #expect(try compiled.keys("t") == ["UIDisabled": true, "UINumberOfTapsRequired": 2])
        #expect(try compiled.keys("p") == ["UIScale": 2.0])
    }

    @Test("exclude what nothing reads, which is reported")
    func untold() throws {
        let compiled = read(
            xib("<button springLoaded=\"YES\" id=\"b\"/><tabBar id=\"t\"><color key=\"selectedImageTintColor\" white=\"0\"/></tabBar>"))
        #expect(
            compiled.messages == [
                "/in/File.xib:4: warning: <button>: \"springLoaded\" is not supported; it is ignored",
                "/in/File.xib:4: warning: <color key=\"selectedImageTintColor\"> in <tabBar> is not supported; it is ignored",
            ])
        #expect(try compiled.keys("b")["UISpringLoaded"] == nil)
        #expect(try compiled.keys("t")["UISelectedImageTintColor"] == nil)
    }

    @Test("of a popover's arrow are in its segue, and unsupported segue parts are reported")
    func arrows() throws {
        func segue(_ inside: String) -> Compiled {
            let link =
                "<connections><segue destination=\"D\" kind=\"popoverPresentation\" popoverAnchorView=\"v\" id=\"s\">\(inside)</segue></connections>"
            return read(
                storyboard(
                    scene("<viewController id=\"C\"><view key=\"view\" id=\"v\"/>\(link)</viewController>")
                        + scene("<viewController id=\"D\"/>")), storyboard: true)
        }
        let arrows = segue("<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" left=\"YES\"/>")
        #expect(arrows.messages == [])
        #expect(arrows.segues(in: "C-view-v.nib").first?["popoverArrowDirections"] as? Int == 5)
        #expect(segue("<outletCollection/>").messages.first?.contains("<outletCollection> in <segue> is not supported") == true)
    }
}
