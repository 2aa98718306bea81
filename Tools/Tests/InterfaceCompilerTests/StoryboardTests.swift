import Foundation
import Testing

@testable import InterfaceCompiler

@Suite("InterfaceCompiler: storyboards")
struct StoryboardTests {
    private let first = "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"R\" sceneMemberID=\"firstResponder\"/>"

    @Test("lists scenes by the ids of their controllers, and references to other storyboards")
    func list() throws {
        let compiled = read(
            storyboard(
                scene("<viewController storyboardIdentifier=\"home\" id=\"C\"><view key=\"view\" id=\"V\"/></viewController>\(first)")
                    + scene("<navigationController id=\"N\"/>")
                    + scene(
                        "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"page\" bundleIdentifier=\"b\" id=\"P\"/>"
                    )),
            storyboard: true)
        #expect(compiled.messages == [])
        #expect(compiled.documents.keys.sorted() == ["C-view-V.nib", "C.nib", "Info.plist", "N.nib"])
        let list = try #require(compiled.documents["Info.plist"])
        #expect(list["initial"] as? String == "C")
        #expect(list["source"] as? String == "File.storyboard")
        #expect(list["version"] as? Int == 1)
        #expect(list["identifiers"] as? NSDictionary == ["home": "C"])
        #expect(
            list["scenes"] as? NSDictionary == [
                "C": ["nib": "C"], "N": ["nib": "N"], "P": ["reference": ["storyboard": "Other", "identifier": "page", "bundle": "b"]],
            ])
        let none = read(storyboard(initial: nil, scene("<viewController id=\"C\"/>")), storyboard: true)
        #expect(none.documents["Info.plist"]?["initial"] == nil)
        #expect(none.documents["C.nib"] != nil)
    }

    @Test("an outlet of a class of the module has an object of it, also where the file names a framework's class of that name")
    func ownOutlets() throws {
        let text = storyboard(
            scene(
                """
                <viewController id="C" customClass="Page" customModule="App" customModuleProvider="target"><view key="view" id="V"><subviews>
                    <view id="A" customClass="Stars" customModule="Lib"/><view id="B" customClass="Stars" customModule="Lib"/></subviews></view>
                <connections><outlet property="stars" destination="A" id="x1"/><outlet property="other" destination="B" id="x2"/></connections>
                </viewController>
                """))
        func custom(_ id: String, _ outlets: [String: Set<String>]) throws -> String? {
            try read(text, storyboard: true, outlets: outlets).object(id, in: "C-view-V.nib")["custom"] as? String
        }
        #expect(try custom("A", [:]) == "Lib.Stars")
        #expect(try custom("A", ["stars": ["Stars"]]) == "App.Stars")
        #expect(try custom("B", ["stars": ["Stars"]]) == "Lib.Stars")
        #expect(try custom("A", ["stars": ["Other"]]) == "Lib.Stars")
    }

    @Test("the refresh control of a table's or a scroll view's controller is an outlet of it, next to its view")
    func refreshControls() throws {
        let control = """
            <refreshControl key="refreshControl" opaque="NO" contentMode="center" enabled="NO" contentHorizontalAlignment="center" \
            contentVerticalAlignment="center" id="F"><rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
            <autoresizingMask key="autoresizingMask"/>
            <attributedString key="attributedTitle"><fragments><fragment content="Loading"/></fragments></attributedString>
            <connections><action selector="load:" destination="C" eventType="valueChanged" id="x1"/></connections></refreshControl>
            """
        let compiled = read(
            storyboard(
                scene("<tableViewController id=\"C\"><tableView key=\"view\" id=\"V\"/>\(control)</tableViewController>")
                    + scene(
                        "<viewController id=\"D\"><view key=\"view\" id=\"W\"><subviews><scrollView id=\"S\">"
                            + control.replacing("\"F\"", with: "\"G\"").replacing("\"C\"", with: "\"D\"")
                            + "</scrollView></subviews></view></viewController>")),
            storyboard: true)
        #expect(compiled.messages == [])
        for (id, name, owner) in [("F", "C-view-V.nib", 0), ("G", "D-view-W.nib", try compiled.number("S", in: "D-view-W.nib"))] {
            let number = try compiled.number(id, in: name)
            #expect(try compiled.object(id, in: name)["class"] as? String == "UIRefreshControl")
            // Interface Builder writes that the control, which is in no view yet, is disabled.
            #expect(try compiled.keys(id, in: name)["UIDisabled"] == nil)
            #expect(try compiled.keys(id, in: name)["UIAttributedTitle"] != nil)
            let connections = compiled.connections(in: name)
            #expect(connections.contains(["from": owner, "kind": "outlet", "name": "refreshControl", "to": number]))
            #expect(connections.contains { $0["from"] as? Int == number && $0["selector"] as? String == "load:" })
        }
    }

    @Test("the storyboard's own tint is a file of its own, named in the list")
    func globalTint() throws {
        let text = storyboard(scene("<viewController id=\"C\"/>")).replacing(
            "</document>", with: "<color key=\"tintColor\" red=\"0.25\" green=\"0.5\" blue=\"0.75\" alpha=\"1\"/></document>")
        let compiled = read(text, storyboard: true)
        #expect(compiled.messages == [])
        #expect(compiled.documents["Info.plist"]?["tint"] as? String == "global-tint")
        let color = try #require(compiled.objects(in: "global-tint.nib").first)
        #expect(color["class"] as? String == "UIColor")
        #expect((color["keys"] as? [String: Any])?["UIGreen"] as? Double == 0.5)
        #expect(read(storyboard(scene("<viewController id=\"C\"/>")), storyboard: true).documents["Info.plist"]?["tint"] == nil)
    }

    @Test("separates a controller and its bar from its view, which the controller owns")
    func documents() throws {
        let compiled = read(
            storyboard(
                scene(
                    """
                    <viewController title="T" modalPresentationStyle="fullScreen" hidesBottomBarWhenPushed="YES" id="C" customClass="Page" customModuleProvider="target">
                        <layoutGuides><viewControllerLayoutGuide type="top" id="G"/></layoutGuides>
                        <view key="view" id="V"><subviews><label id="L"/><button id="B"><connections>
                            <action selector="press:" destination="C" eventType="touchUpInside" id="x1"/></connections></button></subviews>
                            <constraints><constraint firstItem="L" firstAttribute="top" secondItem="G" secondAttribute="bottom" id="K"/></constraints></view>
                        <extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>
                        <tabBarItem key="tabBarItem" title="Tab" id="A"/>
                        <navigationItem key="navigationItem" title="Nav" id="I"><barButtonItem key="rightBarButtonItem" title="Go" id="Q"><connections>
                            <action selector="go" destination="C" id="x2"/></connections></barButtonItem></navigationItem>
                        <connections><outlet property="label" destination="L" id="x3"/><outlet property="item" destination="Q" id="x4"/></connections>
                    </viewController>\(first)
                    <tapGestureRecognizer id="T"><connections><action selector="tap" destination="C" id="x5"/></connections></tapGestureRecognizer>
                    <view id="E"><connections><outlet property="button" destination="Q" id="x6"/></connections></view>
                    """)), storyboard: true)
        #expect(compiled.messages == [])
        let (scene, inside) = ("C.nib", "C-view-V.nib")
        let keys = try compiled.keys("C", in: scene)
        #expect(keys["UINibName"] as? String == "C-view-V")
        #expect(keys["UITitle"] as? String == "T")
        #expect(keys["UIExtendedEdges"] as? Int == 5)
        #expect(keys["UIModalPresentationStyle"] as? Int == 0)
        #expect(keys["UIHidesBottomBarWhenPushed"] as? Bool == true)
        #expect(try compiled.keys("C", "UITabBarItem", in: scene) == ["UITitle": "Tab"])
        #expect(try compiled.keys("C", "UINavigationItem", in: scene)["UITitle"] as? String == "Nav")
        let bar = try compiled.number("Q", in: scene)
        let outer: [NSDictionary] = [
            ["kind": "action", "from": bar, "to": 0, "selector": "go"], ["kind": "outlet", "from": 0, "to": bar, "name": "item"],
        ]
        try #require(compiled.connections(in: scene) == outer)
        #expect(compiled.documents[scene]?["top"] as? [Int] == [0])
        let owner = try compiled.object("C", in: inside)
        #expect(owner["placeholder"] as? String == "owner")
        #expect(owner["custom"] as? String == "App.Page")
        #expect(owner["keys"] == nil)
        let (view, label, button) = (
            try compiled.number("V", in: inside), try compiled.number("L", in: inside), try compiled.number("B", in: inside)
        )
        let (tap, extra) = (try compiled.number("T", in: inside), try compiled.number("E", in: inside))
        let outside = try #require(compiled.objects(in: inside).firstIndex { $0["placeholder"] as? String == "external:Q" })
        let inner: [NSDictionary] = [
            ["kind": "outlet", "from": 0, "to": view, "name": "view"],
            ["kind": "action", "from": button, "to": 0, "selector": "press:", "events": 64],
            ["kind": "outlet", "from": 0, "to": label, "name": "label"], ["kind": "action", "from": tap, "to": 0, "selector": "tap"],
            ["kind": "outlet", "from": extra, "to": outside, "name": "button"],
        ]
        #expect(compiled.connections(in: inside) == inner)
        #expect(compiled.documents[inside]?["top"] as? [Int] == [view, tap, extra])
        #expect(try compiled.keys("G", in: inside) == ["UISystemGuide": "top"])
        #expect(try compiled.keys("K", in: inside)["NSSecondItem"] as? NSDictionary == ["ref": try compiled.number("G", in: inside)])
    }

    @Test("reads every kind of segue, each with its sender")
    func segues() throws {
        let compiled = read(
            storyboard(
                initial: "N",
                scene(
                    """
                    <navigationController navigationBarHidden="YES" id="N"><navigationBar key="navigationBar" id="NB"/><nil name="viewControllers"/>
                        <connections><segue destination="C" kind="relationship" relationship="rootViewController" id="s1"/></connections></navigationController>
                    """)
                    + scene(
                        """
                        <viewController id="C"><view key="view" id="V"><subviews><button id="B"><connections>
                            <segue destination="D" kind="show" identifier="next" id="s2"/></connections></button>
                            <containerView id="E"><connections><segue destination="D" kind="embed" id="s3"/></connections></containerView></subviews></view>
                            <navigationItem key="navigationItem" id="I"><barButtonItem key="rightBarButtonItem" id="Q"><connections>
                            <segue destination="D" kind="popoverPresentation" popoverAnchorBarButtonItem="Q" id="s4"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections></barButtonItem></navigationItem>
                            <connections><segue destination="D" kind="presentation" identifier="by hand" animates="NO" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" destinationCreationSelector="make:" id="s5"/>
                            <segue destination="D" kind="custom" customClass="Fade" customModuleProvider="target" id="s6"/>
                            <segue destination="D" kind="popoverPresentation" popoverAnchorView="B" id="s7"/></connections></viewController>
                        """)
                    + scene(
                        """
                        <tableViewController id="D"><tableView key="view" id="W"><prototypes><tableViewCell reuseIdentifier="r" id="L"><connections>
                            <segue destination="C" kind="show" trigger="accessoryAction" id="s8"/></connections></tableViewCell></prototypes>
                            <view key="tableFooterView" id="F"><subviews><button id="U"><connections><segue destination="X" kind="unwind" unwindAction="back:" id="s9"/></connections></button></subviews></view>
                            </tableView></tableViewController><exit id="X" userLabel="Exit" sceneMemberID="exit"/>
                        """)), storyboard: true)
        #expect(compiled.messages == [])
        #expect(
            compiled.segues(in: "N.nib") == [["kind": "relationship", "from": 0, "destination": "C", "relationship": "rootViewController"]])
        #expect(try compiled.keys("N", in: "N.nib")["UINavigationBarHidden"] as? Bool == true)
        let bar = try compiled.number("Q", in: "C.nib")
        let outer: [NSDictionary] = [
            ["kind": "popoverPresentation", "from": bar, "destination": "D", "anchor": bar, "popoverArrowDirections": 1],
            [
                "kind": "presentation", "from": 0, "destination": "D", "identifier": "by hand", "animates": false,
                "modalPresentationStyle": 2, "modalTransitionStyle": 2, "action": "make:",
            ],
            ["kind": "custom", "from": 0, "destination": "D", "customClass": "Fade", "customModule": "App"],
        ]
        #expect(compiled.segues(in: "C.nib") == outer)
        let inside = "C-view-V.nib"
        let button = try compiled.number("B", in: inside)
        let inner: [NSDictionary] = [
            ["kind": "show", "from": button, "destination": "D", "identifier": "next"],
            ["kind": "embed", "from": try compiled.number("E", in: inside), "destination": "D"],
            ["kind": "popoverPresentation", "from": 0, "destination": "D", "anchor": button],
        ]
        #expect(compiled.segues(in: inside) == inner)
        let unwind: NSDictionary = ["kind": "unwind", "from": try compiled.number("U", in: "D-view-W.nib"), "unwindAction": "back:"]
        #expect(compiled.segues(in: "D-view-W.nib") == [unwind])
        let nibs =
            try compiled.keys("W", in: "D-view-W.nib")["UITableViewCellPrototypeNibs"] as? [String: [String: [String: [String: Any]]]]
        let row = nibs?["dictionary"]?["r"]?["nib"]?["segues"] as? [NSDictionary]
        #expect(row == [["kind": "show", "from": 0, "destination": "C", "trigger": "accessory"]])
        #expect(try compiled.object("X", in: "D-view-W.nib")["placeholder"] as? String == "exit")
    }

    @Test("ignores a copied view's references to another scene")
    func strays() throws {
        let compiled = read(
            storyboard(
                scene(
                    """
                    <viewController id="C"><view key="view" id="V"><connections><outlet property="a" destination="W" id="x"/></connections></view></viewController>
                    """) + scene("<viewController id=\"D\"><view key=\"view\" id=\"W\"/></viewController>")), storyboard: true)
        #expect(
            compiled.messages == [
                "/in/File.storyboard:4: warning: the outlet leads to \"W\", which is in another scene or cell; it is ignored"
            ])
        #expect(compiled.connections(in: "C-view-V.nib").count == 1)
    }

    @Test("reports what is wrong with scenes and segues", arguments: Self.mistakes)
    func reports(scenes: String, message: String) {
        let compiled = read(storyboard(initial: "C", scenes), storyboard: true)
        #expect(compiled.messages.contains { $0.contains(message) }, "\(compiled.messages)")
        #expect(compiled.documents.isEmpty)
    }

    private static func page(_ segue: String) -> String {
        scene("<viewController id=\"C\"><connections>\(segue)</connections></viewController>")
    }

    static let mistakes: [(String, String)] = [
        (
            page("\n<segue destination=\"Z\" kind=\"show\" id=\"s\"/>"),
            "File.storyboard:5: error: the segue leads to \"Z\", but no controller"
        ),
        (page("<segue kind=\"show\" id=\"s\"/>"), ":4: error: the segue has no destination"),
        (page("<segue destination=\"C\" kind=\"teleport\" id=\"s\"/>"), "unknown segue kind \"teleport\""),
        (page("<segue destination=\"C\" kind=\"unwind\" unwindAction=\"x:\" id=\"s\"/>"), "leads to \"C\", which is not an exit"),
        (page("<segue destination=\"C\" kind=\"relationship\" id=\"s\"/>"), "does not say which relationship"),
        (
            page("<segue destination=\"C\" kind=\"show\" modalPresentationStyle=\"huge\" id=\"s\"/>"),
            "there is no modalPresentationStyle \"huge\""
        ),
        (page("<segue destination=\"C\" kind=\"show\" popoverAnchorView=\"Z\" id=\"s\"/>"), "the segue leads to \"Z\", but no object"),
        (scene("<viewController id=\"D\"/>"), "the initial controller is \"C\", but no controller"),
        (scene("<viewController/>"), "<viewController> has no id"),
        (scene("<viewController id=\"C\"/><viewController id=\"D\"/>"), "the scene has a second controller"),
        (scene("<viewController id=\"C\"/>") + scene("<viewController id=\"C\"/>"), "the id \"C\" is already used at line 4"),
        (
            scene("<viewController storyboardIdentifier=\"a\" id=\"C\"/>") + scene("<viewController storyboardIdentifier=\"a\" id=\"D\"/>"),
            "another controller has the storyboard identifier \"a\""
        ),
        (scene("<viewControllerPlaceholder id=\"C\"/>"), "does not name a storyboard"),
        (scene("<viewController id=\"../../../tmp/x\"/>"), "is not an id"),
    ]
}
