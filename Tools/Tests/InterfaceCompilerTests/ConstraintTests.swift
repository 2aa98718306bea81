import Foundation
import Testing

@testable import InterfaceCompiler

@Suite("InterfaceCompiler: constraints and size classes")
struct ConstraintTests {
    /// A document whose views are laid out with constraints.
    private func autolayout(_ objects: String) -> String {
        xib(objects).replacing("targetRuntime=", with: "useAutolayout=\"YES\" targetRuntime=")
    }

    private func constraint(_ first: String, _ rest: String = "", id: String = "k") -> String {
        "<constraint \(first) \(rest) id=\"\(id)\"/>"
    }

    /// The constraint `k` of a view `v`, which has the views `a` and `b`; in `a` is `c`.
    private func made(_ first: String, _ rest: String = "") throws -> NSDictionary {
        let compiled = read(xib(box("<constraints>\(constraint(first, rest))</constraints>")))
        #expect(compiled.messages == [])
        return try compiled.keys("k")
    }

    private func box(_ inside: String) -> String {
        "<view id=\"v\"><subviews><view id=\"a\"><subviews><view id=\"c\"/></subviews></view><view id=\"b\"/></subviews>"
            + "\(inside)<viewLayoutGuide key=\"safeArea\" id=\"g\"/></view>"
    }

    private func variations(_ compiled: Compiled, in name: String = "") -> [NSDictionary] {
        compiled.documents[name]?["variations"] as? [NSDictionary] ?? []
    }

    private let translates = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"

    @Test(
        "reads multipliers as ratios, as decimals and as percents",
        arguments: [("16:9", 16.0 / 9), ("3/4", 0.75), ("75%", 0.75), ("0.5", 0.5), ("1:3", 1.0 / 3), ("1.5:2.5", 0.6)])
    func multipliers(text: String, value: Double) throws {
        let keys = try made(
            "firstItem=\"a\" firstAttribute=\"width\"", "secondItem=\"a\" secondAttribute=\"height\" multiplier=\"\(text)\"")
        #expect(keys["NSMultiplier"] as? Double == value)
    }

    @Test("the view that has the constraint takes the place of an omitted item")
    func holders() throws {
        let first = try made("firstAttribute=\"trailing\"", "secondItem=\"a\" secondAttribute=\"trailing\" constant=\"12\"")
        #expect(first["NSFirstItem"] as? NSDictionary == ["ref": 0])
        #expect(first["NSSecondItem"] as? NSDictionary == ["ref": 1])
        let second = try made("firstItem=\"a\" firstAttribute=\"top\"", "secondAttribute=\"topMargin\"")
        #expect(second["NSSecondItem"] as? NSDictionary == ["ref": 0])
        #expect(second["NSSecondAttribute"] as? Int == 15)
    }

    @Test(
        "a symbolic constraint without a constant has the system's spacing, or none to a layout guide",
        arguments: [
            ("firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"trailing\"", 8.0),
            ("firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"b\" secondAttribute=\"top\"", -8.0),
            ("firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"top\"", 0.0),
            ("firstItem=\"a\" firstAttribute=\"leading\" secondAttribute=\"leading\"", 20.0),
            ("firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\"", 20.0),
            ("firstItem=\"a\" firstAttribute=\"right\" secondAttribute=\"right\"", -20.0),
            ("firstAttribute=\"left\" secondItem=\"a\" secondAttribute=\"left\"", -20.0),
            ("firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"g\" secondAttribute=\"leading\"", 0.0),
            ("firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"11\"", 11.0),
        ])
    func spacing(text: String, constant: Double) throws {
        #expect(try made(text, "symbolic=\"YES\"")["NSConstant"] as? Double == constant)
    }

    @Test("limits priorities to those of UIKit, of constraints and of views, with a warning")
    func priorities() throws {
        let compiled = read(
            xib(
                """
                <view horizontalHuggingPriority="0" verticalHuggingPriority="999" verticalCompressionResistancePriority="1" id="v"><constraints>
                <constraint firstAttribute="width" priority="1200" id="k"/><constraint firstAttribute="height" priority="251" id="l"/></constraints></view>
                """))
        #expect(
            compiled.messages == [
                "/in/File.xib:5: warning: priority 1200 is not in 1...1000; 1000 is used",
                "/in/File.xib:4: warning: horizontalHuggingPriority 0 is not in 1...1000; 1 is used",
            ])
        #expect(try compiled.keys("k")["NSPriority"] as? Double == 1000)
        #expect(try compiled.keys("l")["NSPriority"] as? Double == 251)
        #expect(try compiled.keys("v")["UIViewContentHuggingPriority"] as? String == "{1, 999}")
        #expect(try compiled.keys("v")["UIViewContentCompressionResistancePriority"] as? String == "{750, 1}")
    }

    @Test("reads guides of every kind: system guides, those of scroll views, the view's own, a controller's of old files")
    func guides() throws {
        let kinds = [
            ("safeArea", "safeArea"), ("layoutMargins", "layoutMargins"), ("readableContent", "readable"), ("keyboard", "keyboard"),
            ("contentLayoutGuide", "contentLayout"), ("frameLayoutGuide", "frameLayout"),
        ]
        for (key, system) in kinds {
            let guide = "<viewLayoutGuide key=\"\(key)\" id=\"g\"/>"
            let item = constraint("firstItem=\"a\" firstAttribute=\"top\"", "secondItem=\"g\" secondAttribute=\"top\"")
            let compiled = read(
                xib("<scrollView id=\"v\"><subviews><view id=\"a\"/></subviews><constraints>\(item)</constraints>\(guide)</scrollView>"))
            #expect(compiled.messages == [])
            #expect(try compiled.keys("g") == ["UISystemGuide": system])
            #expect(try compiled.keys("k")["NSSecondItem"] as? NSDictionary == ["ref": try compiled.number("g")])
        }
        let own = read(xib(view("<layoutGuides><layoutGuide identifier=\"space\" id=\"g\"/></layoutGuides>")))
        #expect(own.messages == [])
        #expect(try own.keys("g") == ["UILayoutGuideIdentifier": "space"])
        let supports = "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/></layoutGuides>"
        let inside =
            "<view key=\"view\" id=\"v\"><subviews><view id=\"a\"/></subviews><constraints>"
            + constraint("firstItem=\"a\" firstAttribute=\"top\"", "secondItem=\"t\" secondAttribute=\"bottom\"") + "</constraints></view>"
        let controller = "<viewController id=\"C\">\(supports)\(inside)</viewController>"
        for (compiled, name) in [(read(xib(controller)), ""), (read(storyboard(scene(controller)), storyboard: true), "C-view-v.nib")] {
            #expect(compiled.messages == [])
            #expect(try compiled.keys("t", in: name) == ["UISystemGuide": "top"])
            #expect(try compiled.keys("k", in: name)["NSSecondItem"] as? NSDictionary == ["ref": try compiled.number("t", in: name)])
        }
    }

    @Test("names the class of a constraint, and connects its outlets and collections")
    func classes() throws {
        let compiled = read(
            xib(
                box(
                    """
                    <constraints><constraint firstAttribute="width" customClass="Gap" customModuleProvider="target" userLabel="gap" id="k"/>
                    <constraint firstAttribute="height" id="l"/></constraints>
                    <connections><outlet property="gap" destination="k" id="o1"/><outletCollection property="sizes" destination="k" id="o2"/>
                    <outletCollection property="sizes" destination="l" id="o3"/></connections>
                    """)))
        #expect(compiled.messages == [])
        #expect(try compiled.object("k")["custom"] as? String == "App.Gap")
        let (one, other) = (try compiled.number("k"), try compiled.number("l"))
        let wanted: [NSDictionary] = [
            ["kind": "collection", "from": 0, "to": [one, other], "name": "sizes"],
            ["kind": "outlet", "from": 0, "to": one, "name": "gap"],
        ]
        #expect(compiled.connections() == wanted)
    }

    @Test("an outlet to a constraint of the canvas is not connected")
    func canvas() throws {
        let compiled = read(
            autolayout(
                """
                <view id="v"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
                <constraint firstItem="a" firstAttribute="top" secondAttribute="top" placeholder="YES" id="k"/></constraints>
                <connections><outlet property="top" destination="k" id="o"/></connections>
                <size key="intrinsicContentSize" width="10" height="10"/></view>
                """))
        #expect(compiled.messages == [])
        #expect(compiled.connections() == [])
        #expect(try compiled.keys("v")["UIViewAutolayoutConstraints"] == nil)
        // The app constrains the view itself.
        #expect(try compiled.keys("a")[translates] as? Bool == true)
    }

    @Test("views with constraints do not follow their autoresizing masks, others do, also where the file says otherwise")
    func translation() throws {
        let objects = """
            <view id="v"><subviews>
                <view id="none"/><view id="pinned"/><view translatesAutoresizingMaskIntoConstraints="NO" id="given"/>
                <view id="sized"><constraints><constraint firstAttribute="width" constant="5" id="k1"/></constraints></view>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="loose"/>
                <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fixed"/>
                <stackView id="stack"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="arranged"/></subviews></stackView>
                <view id="holder"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews><constraints>
                    <constraint firstItem="inner" firstAttribute="top" secondAttribute="top" id="k2"/></constraints></view>
            </subviews><constraints>
                <constraint firstItem="pinned" firstAttribute="top" secondItem="given" secondAttribute="bottom" id="k3"/>
                <constraint firstAttribute="height" constant="50" id="k4"/></constraints></view>
            """
        let compiled = read(autolayout(objects))
        #expect(compiled.messages == [])
        let ids = ["v", "none", "pinned", "given", "sized", "loose", "fixed", "stack", "arranged", "holder", "inner"]
        let laidOut = try ids.filter { try compiled.keys($0)[translates] as? Bool == true }
        #expect(laidOut == ["pinned", "given", "sized", "arranged", "inner"])
        // Without constraint layout a document is what it says.
        let plain = read(xib(objects))
        #expect(try ids.filter { try plain.keys($0)[translates] as? Bool == true } == ["given", "loose", "fixed", "arranged", "inner"])
    }

    @Test("constraints are stronger than Interface Builder's mark of a view that none concerned")
    func fixedFrame() throws {
        let compiled = read(
            autolayout(
                """
                <view id="v"><subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="card"/></subviews><constraints>
                    <constraint firstItem="card" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="k"/></constraints></view>
                """))
        #expect(compiled.messages == [])
        #expect(try compiled.keys("card")[translates] as? Bool == true)
    }

    @Test("reads which subviews and constraints a size class has, in the order of the file")
    func installed() throws {
        let compiled = read(
            xib(
                box(
                    """
                    <constraints><constraint firstAttribute="width" id="k"/><constraint firstAttribute="height" id="l"/></constraints>
                    <variation key="default"><mask key="subviews"><exclude reference="a"/></mask><mask key="constraints"><exclude reference="k"/></mask></variation>
                    <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
                    <variation key="heightClass=compact-widthClass=regular"><mask key="constraints"><include reference="k"/><exclude reference="l"/></mask></variation>
                    <connections><outlet property="width" destination="k" id="o"/></connections>
                    """)))
        #expect(compiled.messages == [])
        let (a, b) = (try compiled.number("a"), try compiled.number("b"))
        let (k, l) = (try compiled.number("k"), try compiled.number("l"))
        let keys = try compiled.keys("v")
        #expect(keys["UISubviews"] as? NSDictionary == ["array": [["ref": b]]])
        #expect(keys["UIViewAutolayoutConstraints"] as? NSDictionary == ["array": [["ref": l]]])
        let wanted: [NSDictionary] = [
            ["object": 0, "kind": "subviews", "order": [a, b]],
            ["object": a, "kind": "installed", "in": 0, "base": false, "cases": [["width": 2, "height": 0, "value": true]]],
            ["object": k, "kind": "installed", "in": 0, "base": false, "cases": [["width": 2, "height": 1, "value": true]]],
            ["object": l, "kind": "installed", "in": 0, "base": true, "cases": [["width": 2, "height": 1, "value": false]]],
        ]
        #expect(variations(compiled) == wanted)
        #expect(compiled.connections().first?["to"] as? Int == k)
    }

    @Test("reads constants by size class, and properties of views")
    func values() throws {
        let compiled = read(
            xib(
                """
                <view id="v"><subviews><label text="A" userInteractionEnabled="NO" id="a"><fontDescription key="fontDescription" type="system" pointSize="12"/>
                    <variation key="widthClass=regular" hidden="YES" userInteractionEnabled="YES" misplaced="YES"><fontDescription key="fontDescription" type="system" pointSize="30"/>
                    <rect key="frame" x="0" y="0" width="1" height="1"/></variation></label>
                    <stackView id="s"><variation key="heightClass=compact" axis="vertical" spacing="4"/><variation key="userInterfaceIdiom=mac" spacing="9"/></stackView></subviews>
                    <constraints><constraint firstAttribute="width" constant="10" id="k">
                    <variation key="heightClass=regular-widthClass=regular" constant="20"/><variation key="widthClass=compact" constant="5"/></constraint></constraints></view>
                """))
        #expect(compiled.messages == [])
        let (a, s, k) = (try compiled.number("a"), try compiled.number("s"), try compiled.number("k"))
        func value(_ path: String) -> NSDictionary? { variations(compiled).first { $0["path"] as? String == path } }
        let constants: NSDictionary = [
            "object": k, "kind": "value", "in": 0, "path": "constant",
            "cases": [["width": 2, "height": 2, "value": 20.0], ["width": 1, "height": 0, "value": 5.0]],
        ]
        #expect(value("constant") == constants)
        let wanted: [String: NSDictionary] = [
            "hidden": ["object": a, "kind": "value", "in": a, "path": "hidden", "cases": [["width": 2, "height": 0, "value": true]]],
            "userInteractionEnabled": [
                "object": a, "kind": "value", "in": a, "path": "userInteractionEnabled",
                "cases": [["width": 2, "height": 0, "value": true]],
            ],
            "axis": ["object": s, "kind": "value", "in": s, "path": "axis", "cases": [["width": 0, "height": 1, "value": 1]]],
            "spacing": ["object": s, "kind": "value", "in": s, "path": "spacing", "cases": [["width": 0, "height": 1, "value": 4.0]]],
        ]
        for (path, record) in wanted { #expect(value(path) == record) }
        #expect(value("font") != nil)
        #expect(variations(compiled).count == 6)
    }

    @Test("prototypes have variations of their own, in their documents")
    func prototypes() throws {
        let compiled = read(
            xib(
                """
                <tableView rowHeight="-1" estimatedRowHeight="-1" id="t"><prototypes><tableViewCell reuseIdentifier="r" id="c"><tableViewCellContentView key="contentView" id="w">
                <subviews><view id="a"/></subviews><constraints><constraint firstItem="a" firstAttribute="bottom" secondAttribute="bottomMargin" id="k">
                <variation key="widthClass=regular" constant="3"/></constraint></constraints></tableViewCellContentView>
                <connections><outlet property="gap" destination="k" id="o"/></connections></tableViewCell></prototypes></tableView>
                """))
        #expect(compiled.messages == [])
        #expect(variations(compiled) == [])
        let nibs = try #require(
            try compiled.keys("t")["UITableViewCellPrototypeNibs"] as? [String: [String: [String: [String: Any]]]])
        let inner = Compiled(documents: ["": try #require(nibs["dictionary"]?["r"]?["nib"])], diagnostics: [])
        #expect(variations(inner).first?["object"] as? Int == (try inner.number("k")))
        #expect(try inner.keys("k")["NSSecondItem"] as? NSDictionary == ["ref": try inner.number("w")])
        #expect(inner.connections().first?["to"] as? Int == (try inner.number("k")))
    }

    @Test("leaves out what UIKit would refuse, and connections to it, with a warning", arguments: Self.refused)
    func refuses(constraint: String, message: String) throws {
        let outlet = "<connections><outlet property=\"p\" destination=\"k\" id=\"o\"/></connections>"
        let text = box("\n<constraints>\(constraint)</constraints>\(outlet)<viewLayoutGuide key=\"moon\" id=\"m\"/>") + "<view id=\"w\"/>"
        let compiled = read(xib(text))
        let messages = compiled.messages.filter { !$0.contains("\"moon\"") }
        #expect(messages == ["/in/File.xib:5: warning: " + message])
        #expect(try compiled.keys("v")["UIViewAutolayoutConstraints"] == nil)
        #expect(compiled.connections() == [])
    }

    static let refused: [(String, String)] = [
        ("<constraint firstAttribute=\"top\" constant=\"5\" id=\"k\"/>", "the constraint relates a position to a constant; it is ignored"),
        (
            "<constraint firstItem=\"a\" firstAttribute=\"top\" secondAttribute=\"top\" multiplier=\"0\" id=\"k\"/>",
            "the constraint relates a position to a constant; it is ignored"
        ),
        (
            "<constraint firstItem=\"a\" firstAttribute=\"top\" secondAttribute=\"leading\" id=\"k\"/>",
            "the constraint relates attributes of different kinds; it is ignored"
        ),
        (
            "<constraint firstItem=\"a\" firstAttribute=\"width\" secondAttribute=\"top\" id=\"k\"/>",
            "the constraint relates attributes of different kinds; it is ignored"
        ),
        (
            "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondAttribute=\"right\" id=\"k\"/>",
            "the constraint relates leading or trailing to left or right; it is ignored"
        ),
        (
            "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"w\" secondAttribute=\"top\" id=\"k\"/>",
            "the constraint relates something outside of the view that has it; it is ignored"
        ),
        (
            "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"m\" secondAttribute=\"top\" id=\"k\"/>",
            "the constraint relates \"m\", which is not supported; it is ignored"
        ),
    ]

    @Test("reports what it does not know of constraints and variations, with the line", arguments: Self.unknown)
    func reports(inside: String, message: String) {
        let compiled = read(xib(box("\n" + inside)))
        #expect(compiled.messages == ["/in/File.xib:5: warning: " + message])
        #expect(!compiled.documents.isEmpty)
    }

    static let unknown: [(String, String)] = [
        (
            "<constraints><constraint firstAttribute=\"width\" sparkle=\"YES\" id=\"k\"/></constraints>",
            "<constraint>: \"sparkle\" is not supported; it is ignored"
        ),
        (
            "<constraints><constraint firstAttribute=\"width\" id=\"k\"><glow key=\"glow\"/></constraint></constraints>",
            "<glow> in <constraint> is not supported; it is ignored"
        ),
        ("<constraints><rule id=\"k\"/></constraints>", "<rule> in <constraints> is not supported; it is ignored"),
        (
            "<constraints><constraint firstAttribute=\"width\" id=\"k\"><variation key=\"widthClass=tiny\" constant=\"1\"/></constraint></constraints>",
            "the variation \"widthClass=tiny\" is not supported; the constraint keeps its other values"
        ),
        (
            "<constraints><constraint firstAttribute=\"width\" id=\"k\"><variation key=\"widthClass=compact\" multiplier=\"2\"/></constraint></constraints>",
            "variations of \"multiplier\" of <constraint> are not supported; the value for all sizes applies"
        ),
        (
            "<variation key=\"widthClass=compact-widthClass=regular\"><mask key=\"subviews\"/></variation>",
            "the variation \"widthClass=compact-widthClass=regular\" is not supported; <view> keeps its other values"
        ),
        ("<variation/>", "the variation \"\" is not supported; <view> keeps its other values"),
        (
            "<variation key=\"widthClass=compact\"><mask key=\"dreams\"/></variation>",
            "<mask key=\"dreams\"> is not supported; it is ignored"
        ),
        (
            "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><swap reference=\"a\"/></mask></variation>",
            "<swap> in <mask> is not supported; it is ignored"
        ),
        // A view in itself, a view of another, and a guide.
        (
            "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><include reference=\"v\"/></mask></variation>",
            "\"v\" of the variation is not one of the view's subviews; it is ignored"
        ),
        (
            "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><include reference=\"c\"/></mask></variation>",
            "\"c\" of the variation is not one of the view's subviews; it is ignored"
        ),
        (
            "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"g\"/></mask></variation>",
            "\"g\" of the variation is not one of the view's constraints; it is ignored"
        ),
        (
            "<variation key=\"widthClass=compact\" contentMode=\"top\" autoresizesSubviews=\"NO\"/>",
            "variations of \"autoresizesSubviews\" of <view> are not supported; the value for all sizes applies"
        ),
    ]

    private static let varied = xib(
        """
        <view id="v"><subviews><label id="a"><variation key="widthClass=regular" hidden="YES"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
        <stackView fixedFrame="YES" id="b"><subviews><view id="c"/></subviews><variation key="heightClass=compact" axis="vertical"/></stackView></subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" symbolic="YES" id="k"><variation key="heightClass=compact-widthClass=regular" constant="4" priority="9"/></constraint>
        <constraint firstAttribute="width" multiplier="1:2" placeholder="YES" id="l"/></constraints><viewLayoutGuide key="safeArea" id="g"/>
        <variation key="default"><mask key="subviews"><exclude reference="a"/></mask><mask key="constraints"><exclude reference="k"/></mask></variation>
        <variation key="widthClass=compact"><mask key="subviews"><include reference="a"/></mask><mask key="constraints"><include reference="k"/></mask></variation>
        <connections><outlet property="k" destination="k" id="o"/></connections></view>
        """
    ).replacing("targetRuntime=", with: "useAutolayout=\"YES\" targetRuntime=")

    @Test("survives thousands of corrupted files with size classes")
    func damage() {
        #expect(read(Self.varied).messages == [])
        var state: UInt64 = 7
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
        let bytes = Array(Self.varied.utf8)
        let ids = ["v", "a", "b", "c", "g", "k", "l", "o"].map { UInt8(ascii: Unicode.Scalar($0) ?? "v") }
        for _ in 0..<2000 {
            var text = bytes
            for _ in 0...roll(4) {
                let place = roll(text.count)
                switch roll(4) {
                case 0: text[place] = UInt8(roll(128))
                case 1: text.removeSubrange(place..<min(place + roll(40), text.count))
                case 2: if ids.contains(text[place]) { text[place] = ids[roll(ids.count)] }
                default: text.insert(contentsOf: text[place..<min(place + roll(60), text.count)], at: roll(text.count))
                }
            }
            let compiled = read(String(decoding: text, as: UTF8.self))
            #expect(compiled.documents.isEmpty == compiled.diagnostics.contains { $0.severity == .error })
        }
    }

    @Test("a view with very many constraints and variations is compiled in time that grows with their number")
    func many() {
        let count = 2_000
        let list = (0..<count).map {
            "<constraint firstAttribute=\"width\" id=\"k\($0)\"><variation key=\"widthClass=compact\" constant=\"1\"/></constraint>"
        }
        let mask = (0..<count).map { "<exclude reference=\"k\($0)\"/>" }
        let masks = "<variation key=\"default\"><mask key=\"constraints\">\(mask.joined())</mask></variation>"
        let compiled = read(xib(view("<constraints>\(list.joined())</constraints>" + masks)))
        #expect(compiled.messages == [])
        #expect(variations(compiled).count == 2 * count)
    }
}
