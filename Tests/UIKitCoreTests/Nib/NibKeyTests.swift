import Foundation
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

/// Notes what is asked of it and has nothing.
private final class AskedCoder: NSCoder {
    var asked: Set<String> = []

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool {
        asked.insert(key)
        return true
    }
    override func decodeObject(forKey key: String) -> Any? {
        asked.insert(key)
        return nil
    }
    override func decodeObject<Decoded: NSCoding>(of type: Decoded.Type, forKey key: String) -> Decoded? where Decoded: NSObject {
        decodeObject(forKey: key) as? Decoded
    }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }
    override func decodeInteger(forKey key: String) -> Int {
        asked.insert(key)
        return 0
    }
    override func decodeBool(forKey key: String) -> Bool { decodeInteger(forKey: key) != 0 }
    override func decodeDouble(forKey key: String) -> Double { Double(decodeInteger(forKey: key)) }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeInteger(forKey: key)) }
}

@Suite("Keys of Interface Builder files", .application) @MainActor struct NibKeyTests {
    private let app = TestApplication()

    /// The compiler's list, which its own tests hold it to.
    private nonisolated static let lines: [String] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/Interfaces/nib-keys.txt")
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }()

    /// What a file's object of a class is made with.
    private func make(_ name: String, _ coder: NSCoder) throws {
        switch name {
        case "UITableViewSection": _ = StaticSection(coder)
        case "UIButtonConfiguration": _ = ButtonConfigurationObject(coder)
        // Stands for the content view that a cell makes itself.
        case "UITableViewCellContentView": ViewCoding.decode(UIView(), from: coder)
        default:
            let type: AnyClass = try #require(NibClasses.framework(name), "there is no \(name)")
            if let recognizer = type as? UIGestureRecognizer.Type {
                _ = recognizer.init(coder: coder)
            } else {
                _ = try #require(type as? any NSCoding.Type, "\(name) is in no archive").init(coder: coder)
            }
        }
    }

    @Test("are all read", arguments: lines)
    func read(_ line: String) throws {
        let parts = line.split(separator: " ").map(String.init)
        let name = String(try #require(parts.first).dropLast())
        let coder = AskedCoder()
        try make(name, coder)
        #expect(Set(parts.dropFirst()).subtracting(coder.asked).sorted() == [], "\(name) does not read them")
    }

    @Test("the list has every class of the compiler's table")
    func list() { #expect(Self.lines.count > 50) }

    private func made<Object: NSObject>(_ type: String, _ keys: [String: Any], more: [(String, [String: Any])] = []) throws -> Object {
        var nib = NibFixture()
        nib.add(type, keys, isTop: true)
        for (type, keys) in more { nib.add(type, keys) }
        return try #require(UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil).first as? Object)
    }

    @Test("a recogniser disabled in the file is disabled, and is enabled by default")
    func recognizers() throws {
        let off: UITapGestureRecognizer = try made("UITapGestureRecognizer", ["UIDisabled": true, "UINumberOfTapsRequired": 2])
        #expect(!off.isEnabled)
        #expect(off.numberOfTapsRequired == 2)
        let on: UITapGestureRecognizer = try made("UITapGestureRecognizer", [:])
        #expect(on.isEnabled)
        let turned: UIRotationGestureRecognizer = try made("UIRotationGestureRecognizer", ["UIRotation": 0.5])
        #expect(turned.rotation == 0.5)
    }

    @Test("segments have their widths and states; missing ones are skipped")
    func segments() throws {
        let control: UISegmentedControl = try made(
            "UISegmentedControl",
            [
                "UISegments": ["array": ["A", "B"]], "UISegmentWidths": ["array": [0.0, 80.0, 5.0]],
                "UISegmentsDisabled": ["array": [1, 7, -1]],
            ])
        #expect(control.widthForSegment(at: 0) == 0)
        #expect(control.widthForSegment(at: 1) == 80)
        #expect(control.isEnabledForSegment(at: 0))
        #expect(!control.isEnabledForSegment(at: 1))
    }

    @Test("all bars read translucency")
    func bars() throws {
        let toolbar: UIToolbar = try made("UIToolbar", ["UIBarTranslucence": false])
        let tabs: UITabBar = try made("UITabBar", ["UIBarTranslucence": false])
        let search: UISearchBar = try made("UISearchBar", ["UIBarTranslucence": false])
        let bar: UINavigationBar = try made("UINavigationBar", ["UIBarTranslucence": false])
        #expect(![toolbar.isTranslucent, tabs.isTranslucent, search.isTranslucent, bar.isTranslucent].contains(true))
    }

    @Test("a system tab item has its title and image, a title offset applies")
    func tabs() throws {
        let item: UITabBarItem = try made("UITabBarItem", ["UISystemItem": 8, "UITitlePositionAdjustment": "{1, -2}"])
        #expect(item.title == UITabBarItem(tabBarSystemItem: .search, tag: 0).title)
        #expect(item.image != nil)
        #expect(item.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -2))
    }

    @Test("buttons have their role, and the configuration's title as styled in the file")
    func buttons() throws {
        let button: UIButton = try made(
            "UIButton", ["UIButtonType": 1, "UIButtonRole": 3, "UIButtonConfiguration": NibFixture.ref(1)],
            more: [
                (
                    "UIButtonConfiguration",
                    ["UIConfigurationStyle": "filled", "UITitleAlignment": 3, "UIAttributedTitle": NibFixture.ref(2)]
                ),
                ("NSAttributedString", ["NSRuns": ["array": [["dictionary": ["text": "Delete"]]]]]),
            ])
        #expect(button.role == .destructive)
        #expect(button.configuration?.titleAlignment == .trailing)
        #expect(button.configuration?.attributedTitle.map { String($0.characters) } == "Delete")
    }

    @Test("lists have their insets reference, background views, and the index's minimum row count")
    func lists() throws {
        let layout: UICollectionViewFlowLayout = try made("UICollectionViewFlowLayout", ["UISectionInsetReference": 2])
        #expect(layout.sectionInsetReference == .fromLayoutMargins)
        let table: UITableView = try made(
            "UITableView",
            [
                "UISeparatorInsetReference": 1, "UISectionIndexMinimumDisplayRowCount": 9, "UIBackgroundView": NibFixture.ref(1),
            ], more: [("UIView", ["UITag": 5])])
        #expect(table.separatorInsetReference == .fromAutomaticInsets)
        #expect(table.sectionIndexMinimumDisplayRowCount == 9)
        #expect(table.backgroundView?.tag == 5)
    }

    @Test("a container has its children of the file")
    func children() throws {
        let tabs: UITabBarController = try made(
            "UITabBarController", ["UIViewControllers": NibFixture.refs([1, 2])],
            more: [("UIViewController", ["UITitle": "One"]), ("UIViewController", ["UITitle": "Two"])])
        #expect(tabs.viewControllers?.map(\.title) == ["One", "Two"])
        let navigation: UINavigationController = try made(
            "UINavigationController", ["UIViewControllers": NibFixture.refs([1])], more: [("UIViewController", ["UITitle": "Root"])])
        #expect(navigation.topViewController?.title == "Root")
    }

    @Test("a navigation controller hides its bars as set in the file")
    func hiding() throws {
        let controller: UINavigationController = try made(
            "UINavigationController", ["UIHidesBarsWhenKeyboardAppears": true, "UIHidesBarsWhenVerticallyCompact": true])
        #expect(controller.hidesBarsWhenKeyboardAppears)
        #expect(controller.hidesBarsWhenVerticallyCompact)
        #expect(!controller.hidesBarsOnTap)
    }

    @Test("a label shrinks to the file's minimum font size at most")
    func labels() throws {
        let label: UILabel = try made(
            "UILabel", ["UIFont": NibFixture.ref(1), "UIMinimumFontSize": 10.0], more: [("UIFont", ["UIFontPointSize": 20.0])])
        #expect(label.minimumScaleFactor == 0.5)
    }

    @Test("a date picker that uses the current date ignores the file's")
    func dates() throws {
        let keys: [String: Any] = ["UIDate": 1000.0, "UIRoundsToMinuteInterval": false]
        let picker: UIDatePicker = try made("UIDatePicker", keys)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 1000))
        #expect(!picker.roundsToMinuteInterval)
        let today: UIDatePicker = try made("UIDatePicker", keys.merging(["UIUseCurrentDateDuringDecoding": true]) { $1 })
        #expect(today.date != picker.date)
    }
}
