import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

/// A constraint of an app's class.
@MainActor final class NibGap: NSLayoutConstraint {
    var isAwake = false
    override func awakeFromNib() { isAwake = true }
}

/// A constraint as an outlet of a view.
@MainActor final class NibGapHolder: UIView {
    var gap: NSLayoutConstraint?
    var gaps: [NSLayoutConstraint] = []

    static func register() {
        ObjCRuntime.register(NibGapHolder.self, "setGap:") { holder, arguments in
            holder.gap = arguments.first as? NSLayoutConstraint
            return nil
        }
        ObjCRuntime.register(NibGapHolder.self, "setGaps:") { holder, arguments in
            holder.gaps = arguments.first as? [NSLayoutConstraint] ?? []
            return nil
        }
    }
}

@Suite("Size classes, guides and constraints of Interface Builder files", .application) @MainActor struct NibVariationTests {
    private let app = TestApplication()

    init() { NibGapHolder.register() }

    private func load(_ nib: NibFixture) -> UIView? { UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil).first as? UIView }

    private func cases(_ width: Int, _ height: Int, _ value: Any) -> [[String: Any]] {
        [["width": width, "height": height, "value": value]]
    }

    private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

    /// The height of a view, or its distance to another from top to top.
    private func constraint(_ first: Int, _ second: Int? = nil, constant: Double = 0) -> [String: Any] {
        var keys: [String: Any] = [
            "NSFirstItem": NibFixture.ref(first), "NSFirstAttribute": second == nil ? 8 : 3, "NSRelation": 0, "NSConstant": constant,
            "NSSecondAttribute": second == nil ? 0 : 3,
        ]
        keys["NSSecondItem"] = second.map { NibFixture.ref($0) }
        return keys
    }

    /// A view with views of the tags 1, 2 and 3; the second one only where the width is regular, with a constraint to the first. The
    /// constraint between the others is there where the width is compact.
    private func halves(_ type: String = "UIView") -> NibFixture {
        var nib = NibFixture()
        var keys: [String: Any] = ["UISubviews": NibFixture.refs([1, 3]), "UIViewAutolayoutConstraints": NibFixture.refs([4, 5])]
        if type == "UIStackView" { keys["UIStackViewArrangedSubviews"] = NibFixture.refs([1, 3]) }
        nib.add(type, keys, isTop: true)
        for tag in 1...3 { nib.add("UIView", ["UITag": tag]) }
        nib.add("NSLayoutConstraint", constraint(2, 1))
        nib.add("NSLayoutConstraint", constraint(3, 1))
        nib.variations = [
            ["object": 0, "kind": "subviews", "order": [1, 2, 3]],
            ["object": 2, "kind": "installed", "in": 0, "base": false, "cases": cases(2, 0, true)],
            ["object": 5, "kind": "installed", "in": 0, "base": true, "cases": cases(2, 0, false)],
        ]
        return nib
    }

    @Test("subviews and constraints are installed as the size class changes, in the order of the file")
    func installed() throws {
        let view = try #require(load(halves()))
        #expect(tags(view) == [1, 3])
        let compact = try #require(view.constraints.first)
        #expect(view.constraints.count == 1)
        #expect(compact.firstItem === view.viewWithTag(3))
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(tags(view) == [1, 2, 3])
        let regular = try #require(view.constraints.first)
        #expect(view.constraints.count == 1)
        #expect(regular.firstItem === view.viewWithTag(2))
        view.traitOverrides.horizontalSizeClass = .compact
        #expect(tags(view) == [1, 3])
        #expect(view.constraints == [compact])
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(tags(view) == [1, 2, 3])
        #expect(view.constraints == [regular])
    }

    @Test("a stack view arranges what is installed, in the order of the file")
    func stacks() throws {
        let stack = try #require(load(halves("UIStackView")) as? UIStackView)
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 3])
        stack.traitOverrides.horizontalSizeClass = .regular
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 2, 3])
        stack.traitOverrides.horizontalSizeClass = .compact
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 3])
    }

    @Test("what the app removed or activated stays so")
    func own() throws {
        var nib = halves()
        nib.variations[2] = ["object": 5, "kind": "installed", "in": 0, "base": true]
        nib.objects[0]["keys"] = ["UISubviews": NibFixture.refs([1, 3]), "UIViewAutolayoutConstraints": NibFixture.refs([5])]
        nib.variations.append(["object": 4, "kind": "installed", "in": 0, "base": false])
        let view = try #require(load(nib))
        let installed = try #require(view.constraints.first)
        installed.isActive = false
        view.traitOverrides.horizontalSizeClass = .regular
        view.traitOverrides.horizontalSizeClass = .compact
        #expect(view.constraints.isEmpty)
    }

    @Test("the views of a file, also those that are not installed, are released with its topmost view")
    func released() throws {
        weak var top: UIView?
        weak var hidden: UIView?
        do {
            var nib = halves()
            // The view that is not installed has variations of its own.
            nib.add("NSLayoutConstraint", constraint(2, constant: 5))
            nib.objects[2]["keys"] = ["UITag": 2, "UIViewAutolayoutConstraints": NibFixture.refs([6])]
            nib.variations.append(["object": 6, "kind": "value", "in": 2, "path": "constant", "cases": cases(2, 0, 9.0)])
            let view = try #require(load(nib))
            top = view
            view.traitOverrides.horizontalSizeClass = .regular
            hidden = view.viewWithTag(2)
            #expect(hidden?.constraints.first?.constant == 9)
            view.traitOverrides.horizontalSizeClass = .compact
            #expect(hidden != nil)
            #expect(hidden?.superview == nil)
        }
        #expect(top == nil)
        #expect(hidden == nil)
    }

    @Test("a constant is that of the most specific size class, and the file's otherwise")
    func constants() throws {
        var nib = NibFixture()
        nib.add("UIView", ["UIViewAutolayoutConstraints": NibFixture.refs([1])], isTop: true)
        nib.add("NSLayoutConstraint", constraint(0, constant: 10))
        nib.variations = [
            [
                "object": 1, "kind": "value", "in": 0, "path": "constant",
                "cases": cases(2, 2, 40.0) + cases(2, 0, 30.0) + cases(0, 1, 20.0),
            ],
            ["object": 1, "kind": "value", "in": 0, "path": "priority", "cases": cases(2, 2, 700.0)],
        ]
        let view = try #require(load(nib))
        let height = try #require(view.constraints.first)
        func constant(_ width: UIUserInterfaceSizeClass, _ tall: UIUserInterfaceSizeClass) -> CGFloat {
            view.traitOverrides.horizontalSizeClass = width
            view.traitOverrides.verticalSizeClass = tall
            return height.constant
        }
        let changes = [
            constant(.compact, .regular), constant(.compact, .compact), constant(.regular, .compact), constant(.regular, .regular),
        ]
        let wanted: [CGFloat] = [10, 20, 30, 40]
        #expect(changes == wanted)
        #expect(height.priority.rawValue == 700)
        #expect(constant(.compact, .regular) == 10)
        #expect(height.priority == .required)
        // The app's constant stays until another size class has one.
        height.constant = 3
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(height.constant == 3)
        #expect(constant(.regular, .regular) == 40)
    }

    @Test("properties of views follow the size class, and return to the file's values")
    func properties() throws {
        var nib = NibFixture()
        nib.add("UIStackView", ["UISubviews": NibFixture.refs([1]), "UIStackViewArrangedSubviews": NibFixture.refs([1])], isTop: true)
        nib.add("UILabel", ["UIText": "A", "UIFont": NibFixture.ref(2)])
        nib.add("UIFont", ["UIFontPointSize": 12.0, "UIFontSystem": "system"])
        nib.add("UIFont", ["UIFontPointSize": 30.0, "UIFontSystem": "system"])
        nib.variations = [
            ["object": 0, "kind": "value", "in": 0, "path": "axis", "cases": cases(2, 0, 1)],
            ["object": 0, "kind": "value", "in": 0, "path": "spacing", "cases": cases(2, 0, 6.0)],
            ["object": 1, "kind": "value", "in": 1, "path": "font", "cases": cases(2, 0, NibFixture.ref(3))],
            ["object": 1, "kind": "value", "in": 1, "path": "hidden", "cases": cases(2, 1, true)],
        ]
        let stack = try #require(load(nib) as? UIStackView)
        let label = try #require(stack.arrangedSubviews.first as? UILabel)
        let size = { label.font.map(\.pointSize) ?? 0 }
        #expect(stack.axis == .horizontal)
        #expect(size() == 12)
        stack.traitOverrides.horizontalSizeClass = .regular
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 6)
        #expect(size() == 30)
        #expect(!label.isHidden)
        stack.traitOverrides.verticalSizeClass = .compact
        #expect(label.isHidden)
        stack.traitOverrides.horizontalSizeClass = .compact
        #expect(stack.axis == .horizontal)
        #expect(stack.spacing == 0)
        #expect(size() == 12)
        #expect(!label.isHidden)
    }

    @Test("a constraint may be of the app's class, and the object of an outlet or of a collection, installed or not")
    func outlets() throws {
        var nib = NibFixture()
        let holder = nib.add("UIView", custom: "NibGapHolder", ["UIViewAutolayoutConstraints": NibFixture.refs([1])], isTop: true)
        let one = nib.add(
            "NSLayoutConstraint", custom: "NibGap", constraint(0, constant: 4), attributes: [["path": "constant", "value": 6.0]])
        let other = nib.add("NSLayoutConstraint", constraint(0, constant: 5))
        nib.outlet("gap", from: holder, to: other)
        nib.connections.append(["kind": "collection", "from": holder, "to": [one, other], "name": "gaps"])
        nib.variations = [["object": other, "kind": "installed", "in": holder, "base": false]]
        let view = try #require(load(nib) as? NibGapHolder)
        let gap = try #require(view.constraints.first as? NibGap)
        #expect(gap.isAwake)
        #expect(gap.constant == 6)
        #expect(view.constraints.count == 1)
        #expect(view.gap?.constant == 5)
        #expect(view.gap?.isActive == false)
        #expect(view.gaps == [gap, view.gap].compactMap(\.self))
        view.gap?.isActive = true
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(view.constraints.count == 2)
    }

    @Test("guides of a view are its own: those of the system, and those that the file adds")
    func guides() throws {
        var nib = NibFixture()
        nib.add(
            "UIScrollView",
            [
                "UISubviews": NibFixture.refs([1]), "UILayoutGuides": NibFixture.refs([2, 3, 4, 5]),
                "UIViewAutolayoutConstraints": NibFixture.refs([6, 7, 8, 9]),
            ], isTop: true)
        nib.add("UIView")
        for kind in ["contentLayout", "frameLayout", "readable"] { nib.add("UILayoutGuide", ["UISystemGuide": kind]) }
        nib.add("UILayoutGuide", ["UILayoutGuideIdentifier": "space"])
        for guide in 2...5 { nib.add("NSLayoutConstraint", constraint(1, guide)) }
        let scroll = try #require(load(nib) as? UIScrollView)
        let items = scroll.constraints.compactMap(\.secondItem)
        #expect(items.count == 4)
        #expect(items.first === scroll.contentLayoutGuide)
        #expect(items.dropFirst().first === scroll.frameLayoutGuide)
        #expect(items.dropFirst(2).first === scroll.readableContentGuide)
        #expect(items.last === scroll.layoutGuides.first)
        #expect(scroll.layoutGuides.map(\.identifier) == ["space"])
    }

    @Test("guides of a controller of an old file are the controller's")
    func supports() throws {
        let fixture = BundleFixture()
        var nib = NibFixture()
        let owner = nib.add("UIViewController", placeholder: "owner")
        let view = nib.add(
            "UIView",
            [
                "UISubviews": NibFixture.refs([2]), "UILayoutGuides": NibFixture.refs([3, 4]),
                "UIViewAutolayoutConstraints": NibFixture.refs([5, 6]),
            ], isTop: true)
        nib.add("UIView")
        nib.add("UILayoutGuide", ["UISystemGuide": "top"])
        nib.add("UILayoutGuide", ["UISystemGuide": "bottom"])
        nib.add("NSLayoutConstraint", constraint(2, 3))
        nib.add("NSLayoutConstraint", constraint(2, 4))
        nib.outlet("view", from: owner, to: view)
        fixture.write(nib.data, "Old.nib")
        let controller = UIViewController(nibName: "Old", bundle: fixture.bundle)
        let root = try #require(controller.view)
        // Those of the guides themselves aside.
        let constraints = root.constraints.filter { !($0 is LayoutSupportConstraint) }
        #expect(constraints.count == 2)
        #expect(constraints.first?.secondItem === controller.topLayoutGuide)
        #expect(constraints.last?.secondItem === controller.bottomLayoutGuide)
        #expect((controller.topLayoutGuide as? UILayoutGuide)?.owningView === root)
    }

    @Test("damaged variations are refused, with the position")
    func hostile() {
        func reason(_ variation: Any) -> String {
            var root = halves().root
            root["variations"] = [variation]
            do throws(NibError) {
                _ = try NibDocument(NibFixture.data(root))
                return "taken"
            } catch { return error.description }
        }
        func installed(_ cases: Any) -> String { reason(["object": 1, "kind": "installed", "in": 0, "base": true, "cases": cases]) }
        #expect(reason("text") == "variation 0 is no dictionary")
        #expect(reason(["object": 9]) == "variation 0, object: 9 names no object, and there are 6")
        #expect(reason(["object": 1, "kind": "mood"]) == "variation 0 is of an unknown kind mood")
        #expect(reason(["object": 1, "kind": "installed"]).contains("variation 0, in: nothing names no object"))
        #expect(reason(["object": 1, "kind": "value", "in": 0]) == "variation 0 has no path")
        #expect(installed([["width": 7, "value": true]]) == "variation 0, case 0 has an unknown size class")
        #expect(installed([["width": 1]]) == "variation 0, case 0 has no value")
        #expect(installed([["value": ["ref": 77]]]).contains("variation 0, case 0 names object 77"))
        #expect(reason(["object": 1, "kind": "subviews", "order": [0]]).contains("holds itself"))
        #expect(reason(["object": 0, "kind": "subviews", "order": [-1]]) == "variation 0, order: -1 names no object, and there are 6")
        // Neither is a view.
        #expect(installed([["value": true]]) == "taken")
    }
}
