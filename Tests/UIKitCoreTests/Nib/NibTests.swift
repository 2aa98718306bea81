import CoreGraphics
import CoreText
import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore
@testable import UILists

// The initializer empties the static log of `NibProbe`.
@Suite("Interface Builder files", .application, .serialized) @MainActor struct NibTests {
    private let app = TestApplication()

    init() {
        NibProbe.register()
        NibProbe.log = []
    }

    private final class Inner: UIViewController {}

    /// A probe with a label in it, its owner and what connects them.
    private func card() -> NibFixture {
        var nib = NibFixture()
        let owner = nib.add("NSObject", placeholder: "owner")
        let probe = nib.add(
            "UIView", custom: "NibProbe",
            ["UIBounds": "{{0, 0}, {300, 100}}", "UICenter": "{150, 50}", "UITag": 7, "UISubviews": NibFixture.refs([2, 3])],
            attributes: [["path": "note", "value": "Ash & Co"], ["path": "layer.cornerRadius", "value": 8.5]], isTop: true)
        let label = nib.add(
            "UILabel", ["UIBounds": "{{0, 0}, {200, 20}}", "UICenter": "{110, 20}", "UIText": "Ash", "UIFont": NibFixture.ref(4)])
        let button = nib.add("UIButton", ["UIBounds": "{{0, 0}, {80, 40}}", "UICenter": "{50, 60}", "UIButtonType": 1])
        nib.add("UIFont", ["UIFontPointSize": 22.0, "UIFontSystem": "boldSystem"])
        nib.outlet("label", from: probe, to: label)
        nib.outlet("label", from: owner, to: label)
        nib.connections.append(["kind": "action", "from": button, "to": probe, "selector": "tapped", "events": 64])
        return nib
    }

    @Test(
        "objects, runtime attributes, outlets, then awakeFromNib, except for the owner",
        .contract("NB-1"), .contract("NB-2"), .contract("NB-3"), .contract("NB-4"), .contract("NB-6"))
    func order() throws {
        let owner = NibProbe(frame: .zero)
        NibProbe.log = []
        let top = UINib(data: card().data, bundle: nil).instantiate(withOwner: owner)
        #expect(
            NibProbe.log == [
                "init(coder:) label nil subviews 2 tag 7", "attribute Ash & Co", "outlet label", "outlet label",
                "awake label Ash note Ash & Co",
            ])
        let probe = try #require(top.first as? NibProbe)
        #expect(top.count == 1)
        #expect(probe.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(probe.layer.cornerRadius == 8.5)
        #expect(probe.label?.font == .boldSystemFont(ofSize: 22))
        #expect(owner.label === probe.label)
        #expect(probe.label?.frame == CGRect(x: 10, y: 10, width: 200, height: 20))
        (probe.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(NibProbe.log.last == "tapped")
    }

    @Test("what awakeAfter(using:) returns takes the object's place: in the hierarchy and in outlets; nil leaves it empty")
    func replaced() throws {
        var nib = NibFixture()
        let probe = nib.add("UIView", custom: "NibProbe", ["UISubviews": NibFixture.refs([1, 2])], isTop: true)
        let stand = nib.add("UIView", custom: "NibStand", ["UIBounds": "{{0, 0}, {40, 20}}", "UICenter": "{50, 60}"])
        nib.add("UIView", custom: "NibStand", ["UITag": 9])
        nib.outlet("label", from: probe, to: stand)
        let view = try #require(UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil).first as? NibProbe)
        let label = try #require(view.subviews.first as? UILabel)
        #expect(view.subviews.count == 1)
        #expect(label.text == "In its place")
        #expect(label.frame == CGRect(x: 30, y: 50, width: 40, height: 20))
        #expect(view.label === label)
    }

    @Test("a split view whose file allows two columns has them, and wraps their controllers in navigation controllers")
    func splitColumns() throws {
        func split(_ keys: [String: Any]) throws -> UISplitViewController {
            var nib = NibFixture()
            nib.add("UISplitViewController", keys, isTop: true)
            return try #require(UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil).first as? UISplitViewController)
        }
        let columns = try split(["UISplitViewControllerAllowsDoubleColumnStyle": true])
        #expect(columns.style == .doubleColumn)
        columns.setViewController(UIViewController(), for: .primary)
        #expect(columns.viewControllers.first is UINavigationController)
        #expect(try split([:]).style == .unspecified)
    }

    @Test("a user-defined attribute that the class does not have is left out, and the file is loaded")
    func unknownAttribute() throws {
        var nib = NibFixture()
        nib.add(
            "UIView", ["UIBounds": "{{0, 0}, {30, 10}}", "UICenter": "{15, 5}"],
            attributes: [
                ["path": "wing", "value": 1], ["path": "wing.span", "value": 2], ["path": "layer.cornerRadius", "value": 8.5],
            ], isTop: true)
        let view = try #require(UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil).first as? UIView)
        #expect(view.layer.cornerRadius == 8.5)
        let problem = view.setUserDefinedValue(1, forKeyPath: "wing.span")
        #expect(problem?.hasSuffix("valueForUndefinedKey:]: this class is not key value coding-compliant for the key wing.") == true)
        #expect(view.setUserDefinedValue(1, forKeyPath: "layer.cornerRadius") == nil)
    }

    @Test("a label takes a font that the app registered, as of UIAppFonts, by its name")
    func appFont() throws {
        let font = TinyFont.make { ($0.family, $0.postScriptName, $0.advance) = ("Nib Font", "NibFont-Regular", 1000) }
        let graphicsFont = try #require(CGDataProvider(data: font.data as NSData).flatMap { CGFont($0) })
        #expect(CTFontManagerRegisterGraphicsFont(graphicsFont, nil))
        var nib = NibFixture()
        nib.add(
            "UILabel", ["UIBounds": "{{0, 0}, {200, 20}}", "UICenter": "{110, 20}", "UIText": "Ash", "UIFont": NibFixture.ref(1)],
            isTop: true)
        nib.add("UIFont", ["UIFontPointSize": 20.0, "UIFontName": "NibFont-Regular"])
        let label = try #require(UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil).first as? UILabel)
        #expect(label.font == UIFont(name: "NibFont-Regular", size: 20))
        #expect(abs(label.intrinsicContentSize.width - 60) < 0.5)
    }

    @Test(
        "top-level objects live as long as the caller retains them, with an owner until the turn's end; outlets may be weak",
        .contract("NB-7"))
    func strength() async {
        weak var probe: NibProbe?
        weak var label: UILabel?
        do {
            var nib = card()
            nib.connections.removeFirst(2)
            var top = UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil)
            probe = top.first as? NibProbe
            label = probe?.subviews.first as? UILabel
            #expect(label != nil)
            top = []
        }
        #expect(probe == nil)
        #expect(label == nil)
        let owner = NibProbe(frame: .zero)
        weak var outlet: UIView?
        do { outlet = UINib(data: card().data, bundle: nil).instantiate(withOwner: owner).first as? UIView }
        #expect(outlet != nil)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(outlet == nil)
        #expect(owner.label != nil)
    }

    @Test("a key that the class does not have raises UIKit's message", .contract("NB-5"))
    func undefinedKey() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            var nib = NibFixture()
            let view = nib.add("UIView", isTop: true)
            nib.outlet("wing", from: view, to: view)
            _ = UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil)
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key wing."))
    }

    @Test("a cell nib needs exactly one top-level object", .contract("NB-8"))
    func cellNib() async throws {
        var nib = NibFixture()
        nib.add(
            "UITableViewCell",
            ["UIReuseIdentifier": "row", "UITableViewCellStyle": 0, "UIBounds": "{{0, 0}, {320, 60}}", "UIContentView": NibFixture.ref(1)],
            isTop: true)
        nib.add("UITableViewCellContentView", ["UIBounds": "{{0, 0}, {320, 60}}", "UISubviews": NibFixture.refs([2])], id: "content")
        nib.add("UILabel", ["UIText": "from a file", "UIBounds": "{{0, 0}, {100, 20}}", "UICenter": "{66, 30}"])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UINib(data: nib.data, bundle: nil), forCellReuseIdentifier: "row")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        #expect(label.text == "from a file")
        #expect(label.frame == CGRect(x: 16, y: 20, width: 100, height: 20))
        #expect(cell.reuseIdentifier == "row")
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            var two = NibFixture()
            two.add("UITableViewCell", isTop: true)
            two.add("UIView", isTop: true)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(UINib(data: two.data, bundle: nil), forCellReuseIdentifier: "row")
            _ = table.dequeueReusableCell(withIdentifier: "row")
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("nib must contain exactly one top level object which must be a UITableViewCell instance"))
    }

    @Test("what a file says of a view counts, not what its class begins with")
    func classDefaults() throws {
        var nib = NibFixture()
        nib.add("UIView", ["UISubviews": NibFixture.refs([2, 3, 4, 5, 6, 7])], isTop: true)
        nib.add("UIColor", ["UISystemColorName": "systemRedColor", "UIRed": 0.0, "UIGreen": 0.0, "UIBlue": 0.0, "UIAlpha": 1.0])
        nib.add("UITableView", ["UIBackgroundColor": NibFixture.ref(1), "UIClipsToBounds": false])
        nib.add("UITextView", ["UIBackgroundColor": NibFixture.ref(1), "UIClipsToBounds": true])
        nib.add("UITableView")
        nib.add("UILabel", ["UIUserInteractionDisabled": false])
        nib.add("UILabel", ["UIUserInteractionDisabled": true])
        nib.add("UILabel")
        let view = try #require(UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil).first as? UIView)
        #expect(view.subviews.map(\.backgroundColor).prefix(3) == [.systemRed, .systemRed, .systemBackground])
        #expect(view.subviews.map(\.clipsToBounds).prefix(3) == [false, true, true])
        #expect(view.subviews.map(\.isUserInteractionEnabled).suffix(3) == [true, false, false])
    }

    @Test("a framework's class can stand as the custom class")
    func frameworkClass() throws {
        var nib = NibFixture()
        let number = nib.add("UIView", isTop: true)
        nib.objects[number]["custom"] = "UIImageView"
        #expect(UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil).first is UIImageView)
    }

    @Test("colours, images, texts and configurations are the file's; missing resources are skipped")
    func values() throws {
        var nib = NibFixture()
        nib.add(
            "UIView",
            ["UIBackgroundColor": NibFixture.ref(1), "UITintColor": NibFixture.ref(2), "UISubviews": NibFixture.refs([3, 4, 7])],
            isTop: true)
        nib.add("UIColor", ["UISystemColorName": "systemRedColor", "UIRed": 0.0, "UIGreen": 0.0, "UIBlue": 0.0, "UIAlpha": 1.0])
        nib.add("UIColor", ["UIColorName": "NoSuchColor", "UIRed": 0.25, "UIGreen": 0.5, "UIBlue": 0.75, "UIAlpha": 1.0])
        nib.add("UIImageView", ["UIImage": NibFixture.ref(5)])
        // Interface Builder leaves the title there that a button had before its configuration.
        nib.add("UIButton", ["UIButtonConfiguration": NibFixture.ref(6), "UIButtonTitles": ["array": [0, "Button"]]])
        nib.add("UIImage", ["UISystemName": "star.fill"])
        nib.add("UIButtonConfiguration", ["UIConfigurationStyle": "filled", "UITitle": "Go", "UICornerStyle": 4])
        nib.add("UILabel", ["UIAttributedText": NibFixture.ref(8)])
        nib.add(
            "NSAttributedString",
            ["NSRuns": ["array": [["dictionary": ["text": "bold", "font": NibFixture.ref(9)]], ["dictionary": ["text": " plain"]]]]])
        nib.add("UIFont", ["UIFontTextStyle": "UICTFontTextStyleHeadline"])
        let view = try #require(UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil).first as? UIView)
        #expect(view.backgroundColor == .systemRed)
        #expect(view.tintColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect((view.subviews[0] as? UIImageView)?.image == UIImage(systemName: "star.fill"))
        let button = try #require(view.subviews[1] as? UIButton)
        #expect(button.configuration?.title == "Go")
        #expect(button.configuration?.cornerStyle == .capsule)
        #expect(button.titleLabel?.text == "Go")
        #expect(button.currentTitle == "Go")
        button.setTitle("Stop", for: .normal)
        #expect(button.titleLabel?.text == "Stop")
        let text = try #require((view.subviews[2] as? UILabel)?.attributedText)
        #expect(text.string == "bold plain")
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .preferredFont(forTextStyle: .headline))
    }

    @Test("constraints are created between their views and stored by the containing view")
    func constraints() throws {
        var nib = NibFixture()
        nib.add(
            "UIView",
            [
                "UISubviews": NibFixture.refs([1]), "UIViewAutolayoutConstraints": NibFixture.refs([2]),
                "UILayoutGuides": NibFixture.refs([3]),
            ],
            isTop: true)
        nib.add("UIView", ["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints": true])
        nib.add(
            "NSLayoutConstraint",
            [
                "NSFirstItem": NibFixture.ref(1), "NSFirstAttribute": 3, "NSRelation": 0, "NSSecondItem": NibFixture.ref(3),
                "NSSecondAttribute": 3,
                "NSConstant": 12.0, "NSPriority": 750, "NSLayoutIdentifier": "gap",
            ])
        nib.add("UILayoutGuide", ["UISystemGuide": "safeArea"])
        let view = try #require(UINib(data: nib.data, bundle: nil).instantiate(withOwner: nil).first as? UIView)
        let constraint = try #require(view.constraints.first)
        #expect(constraint.firstItem === view.subviews[0])
        #expect(constraint.secondItem === view.safeAreaLayoutGuide)
        #expect(constraint.constant == 12)
        #expect(constraint.priority.rawValue == 750)
        #expect(constraint.identifier == "gap")
        #expect(constraint.firstAttribute == .top)
        #expect(!view.subviews[0].translatesAutoresizingMaskIntoConstraints)
    }

    @Test("a controller finds its nib by the given name, its class and the device idiom", .contract("VC-3"))
    func controllerFiles() {
        // The suite's application may not be the last that was made.
        app.activate()
        let fixture = BundleFixture()
        func file(_ tag: Int) -> Data {
            var nib = NibFixture()
            let owner = nib.add("UIViewController", placeholder: "owner")
            let view = nib.add("UIView", ["UITag": tag], isTop: true)
            nib.outlet("view", from: owner, to: view)
            return nib.data
        }
        fixture.write(file(1), "Given.nib")
        fixture.write(file(2), "NibNamedView.nib")
        fixture.write(file(3), "NibNamedViewController.nib")
        fixture.write(file(4), "Other~iphone.nib")
        fixture.write(file(5), "Other~ipad.nib")
        fixture.write(file(6), "Other.nib")
        let bundle = fixture.bundle
        #expect(UIViewController(nibName: "Given", bundle: bundle).view.tag == 1)
        let named = NibNamedViewController(nibName: nil, bundle: bundle)
        #expect(named.nibName == "NibNamedView")
        #expect(named.view.tag == 2)
        #expect(UIViewController(nibName: "Other", bundle: bundle).view.tag == 4)
        fixture.write(file(7), "Inner.nib")
        #expect(Inner(nibName: nil, bundle: bundle).view.tag == 7)
        // A plain controller looks for nothing.
        #expect(UIViewController(nibName: nil, bundle: bundle).view.tag == 0)
    }

    @Test("a file that is missing, damaged or without the view raises with its name")
    func missing() async {
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIViewController(nibName: "Nowhere", bundle: nil).view
        }
        #expect(words(missing).contains("Could not load NIB in bundle: 'NSBundle <"))
        #expect(words(missing).contains("with name 'Nowhere'"))
        let damaged = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let fixture = BundleFixture()
            fixture.write(Data("bplist00 and no more".utf8), "Torn.nib")
            _ = UINib(nibName: "Torn", bundle: fixture.bundle).instantiate(withOwner: nil)
        }
        #expect(words(damaged).contains("Torn.nib is damaged: it is no property list"))
        let viewless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let fixture = BundleFixture()
            fixture.write(NibFixture().data, "Empty.nib")
            _ = UIViewController(nibName: "Empty", bundle: fixture.bundle).view
        }
        #expect(words(viewless).contains("loaded the \"Empty\" nib but the view outlet was not set."))
    }

    private func words(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("damaged files are refused, with the position")
    func hostile() {
        func reason(_ change: (inout [String: Any]) -> Void) -> String {
            var root = card().root
            change(&root)
            do throws(NibError) {
                _ = try NibDocument(NibFixture.data(root))
                return "taken"
            } catch { return error.description }
        }
        #expect(reason { $0["version"] = 99 } == "it is of version 99, this framework reads 1")
        #expect(reason { $0["top"] = [9] } == "it, top: 9 names no object, and there are 5")
        #expect(reason { $0["objects"] = ["text"] } == "object 0 is no dictionary")
        #expect(reason { $0["objects"] = [["keys": [:]]] } == "object 0 has no class")
        #expect(
            reason { $0["objects"] = [["class": "UIView", "keys": ["UITag": ["ref": -1]]]] }.contains("object 0, UITag names object -1"))
        #expect(
            reason { $0["objects"] = [["class": "UIView", "keys": ["UIAlpha": Double.nan]]] } == "object 0, UIAlpha is no finite number")
        #expect(
            reason { $0["connections"] = [["kind": "outlet", "from": 0, "to": 77, "name": "x"]] }
                == "connection 0, to: 77 names no object, and there are 5")
        #expect(reason { $0["connections"] = [["kind": "wish", "from": 0]] } == "connection 0 is of an unknown kind wish")
        #expect(reason { $0["segues"] = [["kind": "show", "from": 0]] } == "segue 0 goes nowhere")
        let circle: [[String: Any]] = [
            ["class": "UIView", "keys": ["UISubviews": NibFixture.refs([1])]],
            ["class": "UILabel", "keys": ["UISubviews": NibFixture.refs([0])]],
        ]
        #expect(reason { ($0["objects"], $0["top"], $0["connections"]) = (circle, [0], []) }.contains("holds itself"))
        var deep: Any = card().root
        for _ in 0..<70 { deep = ["version": 1, "objects": [["class": "UIView", "keys": ["x": ["nib": deep]]]]] }
        #expect(reason { $0 = deep as? [String: Any] ?? [:] }.contains("documents lie in each other more than 64 deep"))
        // Every truncation of a file is refused or read, and never stops the process.
        let data = card().data
        for end in stride(from: 0, to: data.count, by: 7) { _ = try? NibDocument(data.prefix(end)) }
    }
}
