import Foundation
import Testing

@testable import InterfaceCompiler

@Suite("InterfaceCompiler: xibs")
struct XibTests {
    @Test("reads views with bounds, centre, appearance and subviews")
    func views() throws {
        let text = xib(
            """
            <view clipsSubviews="YES" hidden="YES" alpha="0.5" tag="7" opaque="NO" userInteractionEnabled="NO" contentMode="scaleAspectFit" id="v" userLabel="Card">
                <rect key="frame" x="10" y="20" width="100.5" height="50"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                <subviews><view id="a"/><imageView image="cat" id="b"/></subviews>
                <color key="backgroundColor" white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                <color key="tintColor" red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="displayP3"/>
                <accessibility key="accessibilityConfiguration" identifier="card" label="A card" hint="Opens">
                    <accessibilityTraits key="traits" button="YES" selected="YES"/><bool key="isElement" value="YES"/>
                </accessibility>
                <point key="canvasLocation" x="1" y="2"/>
            </view>
            """)
        let compiled = read(text)
        #expect(compiled.messages == [])
        #expect(compiled.root["version"] as? Int == 1)
        #expect(compiled.root["source"] as? String == "File.xib")
        #expect(compiled.root["top"] as? [Int] == [0])
        let object = try compiled.object("v")
        #expect(object["class"] as? String == "UIView")
        #expect(object["label"] as? String == "Card")
        #expect(object["custom"] == nil)
        var keys = try #require(try compiled.keys("v") as? [String: Any])
        let colors = ["UIBackgroundColor", "UITintColor"].map { keys.removeValue(forKey: $0) != nil }
        #expect(colors == [true, true])
        #expect(
            keys as NSDictionary == [
                "UIBounds": "{{0, 0}, {100.5, 50}}", "UICenter": "{60.25, 45}", "UIClipsToBounds": true, "UIHidden": true, "UIAlpha": 0.5,
                "UITag": 7, "UIOpaque": false, "UIUserInteractionDisabled": true, "UIContentMode": 1, "UIAutoresizingMask": 34,
                "UISubviews": ["array": [["ref": 1], ["ref": 2]]], "UIAccessibilityIdentifier": "card", "UIAccessibilityLabel": "A card",
                "UIAccessibilityHint": "Opens", "UIAccessibilityTraits": 9, "UIIsAccessibilityElement": true,
            ])
        #expect(try compiled.keys("v", "UIBackgroundColor") == ["UIRed": 0.25, "UIGreen": 0.25, "UIBlue": 0.25, "UIAlpha": 1.0])
        #expect(
            try compiled.keys("v", "UITintColor") == ["UIRed": 1.0, "UIGreen": 0.5, "UIBlue": 0.0, "UIAlpha": 0.5, "UIDisplayP3": true])
        #expect(try compiled.keys("b", "UIImage") == ["UIResourceName": "cat"])
        #expect(try compiled.keys("b")["UIUserInteractionEnabled"] as? Bool == true)
        #expect(try compiled.keys("a") == ["UIOpaque": true, "UIUserInteractionDisabled": false])
    }

    @Test("finds custom classes in the given module, or in the file's own")
    func classes() throws {
        let text = xib(
            """
            <view id="a" customClass="Card" customModule="Old" customModuleProvider="target"/>
            <view id="b" customClass="Card" customModule="Other Lib"/>
            <view id="c" customClass="Card"/>
            <customObject id="d" customClass="Helper" customModuleProvider="target"/>
            """)
        let compiled = read(text)
        #expect(compiled.messages == [])
        let customs = try ["a", "b", "c", "d"].map { try compiled.object($0)["custom"] as? String }
        #expect(customs == ["App.Card", "Other_Lib.Card", "Card", "App.Helper"])
        #expect(try compiled.object("d")["class"] as? String == "NSObject")
        #expect(try read(text, module: nil).object("a")["custom"] as? String == "Old.Card")
        #expect(ModuleName.of("My App-2") == "My_App_2")
        #expect(ModuleName.of("3D") == "_D")
    }

    @Test(
        "reads system colours by the names that each version of Xcode writes",
        arguments: [
            (#"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#, "systemBackgroundColor", nil),
            (#"systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#, "systemBackgroundColor", nil),
            (#"cocoaTouchSystemColor="tableCellGroupedBackgroundColor""#, "secondarySystemGroupedBackgroundColor", nil),
            (#"name="labelColor" catalog="System" colorSpace="catalog""#, "labelColor", nil),
            (#"cocoaTouchSystemColor="whiteColor""#, "whiteColor", 1.0),
            (#"cocoaTouchSystemColor="viewFlipsideBackgroundColor""#, "viewFlipsideBackgroundColor", 0.12156863),
        ] as [(String, String, Double?)])
    func systemColors(attributes: String, name: String, red: Double?) throws {
        let compiled = read(xib("<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>"))
        #expect(compiled.messages == [])
        let color = try compiled.keys("a", "UIBackgroundColor")
        #expect(color["UISystemColorName"] as? String == name)
        #expect(color["UIRed"] as? Double == red)
        #expect(color["UIColorName"] == nil)
    }

    @Test("reads labels and fonts")
    func labels() throws {
        let compiled = read(
            xib(
                """
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="A &amp; B&#10;C" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" minimumScaleFactor="0.5" id="a">
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><nil key="textColor"/>
                    <color key="textColor" systemColor="labelColor"/><size key="shadowOffset" width="0" height="-1"/>
                </label>
                <label adjustsFontSizeToFit="NO" id="b"><string key="text">Two
                lines</string><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/></label>
                <label id="c"><fontDescription key="fontDescription" name="Georgia-Bold" family="Georgia" pointSize="12"/></label>
                <label id="d"><fontDescription key="fontDescription" type="boldSystem" pointSize="10"/></label>
                <label id="e"><attributedString key="attributedText"><fragments>
                    <fragment content="Red"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
                        <font key="NSFont" size="20" name="Georgia"/><paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="3"/></attributes></fragment>
                    <fragment><string key="content"> plain</string></fragment>
                </fragments></attributedString></label>
                """,
                resources: "<systemColor name=\"labelColor\"><color white=\"0\" alpha=\"1\"/></systemColor>"))
        #expect(compiled.messages == [])
        var keys = try #require(try compiled.keys("a") as? [String: Any])
        #expect(keys.removeValue(forKey: "UIFont") != nil)
        #expect(keys.removeValue(forKey: "UITextColor") != nil)
        #expect(
            keys as NSDictionary == [
                "UIText": "A & B\nC", "UITextAlignment": 1, "UILineBreakMode": 0, "UINumberOfLines": 0, "UIMinimumScaleFactor": 0.5,
                "UIOpaque": false, "UIUserInteractionDisabled": true, "UIContentMode": 7, "UIAdjustsFontSizeToFit": true,
                "UIShadowOffset": "{0, -1}", "UIViewContentHuggingPriority": "{251, 250}",
            ])
        #expect(try compiled.keys("a", "UIFont") == ["UIFontTextStyle": "UICTFontTextStyleBody"])
        #expect(
            try compiled.keys("a", "UITextColor")
                == ["UISystemColorName": "labelColor", "UIRed": 0.0, "UIGreen": 0.0, "UIBlue": 0.0, "UIAlpha": 1.0])
        #expect(try compiled.keys("b")["UIText"] as? String == "Two\nlines")
        #expect(try compiled.keys("b", "UIFont") == ["UIFontSystem": "system", "UIFontWeight": 0.3, "UIFontPointSize": 17.0])
        #expect(try compiled.keys("c", "UIFont") == ["UIFontName": "Georgia-Bold", "UIFontPointSize": 12.0])
        #expect(try compiled.keys("d", "UIFont") == ["UIFontSystem": "boldSystem", "UIFontWeight": 0.4, "UIFontPointSize": 10.0])
        let runs = try compiled.keys("e", "UIAttributedText")["NSRuns"] as? [String: [[String: [String: Any]]]]
        let first = runs?["array"]?.first?["dictionary"]
        #expect(first?["text"] as? String == "Red")
        #expect(first?["alignment"] as? Int == 2)
        #expect(first?["lineSpacing"] as? Double == 3)
        #expect(runs?["array"]?.last?["dictionary"]?["text"] as? String == " plain")
        #expect(first?["font"] != nil)
        #expect(first?["color"] != nil)
    }

    @Test("reads states, symbols and configurations of buttons")
    func buttons() throws {
        let compiled = read(
            xib(
                """
                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading" contentVerticalAlignment="top" buttonType="system" id="a">
                    <fontDescription key="fontDescription" type="system" pointSize="15"/><inset key="titleEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                    <state key="normal" title="Go" image="star.fill" catalog="system"><color key="titleColor" name="Brand"/></state>
                    <state key="selected"><string key="title">Gone</string><imageReference key="image" image="star" catalog="system" symbolScale="large"/></state>
                    <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="c1"/></connections>
                </button>
                <button enabled="NO" id="b"><state key="normal" title="Button"/>
                    <buttonConfiguration key="configuration" style="tinted" title="Buy" image="cart" imagePlacement="trailing" imagePadding="6" cornerStyle="capsule">
                        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                        <backgroundConfiguration key="background" cornerRadius="16"><color key="strokeColor" systemColor="systemRedColor"/></backgroundConfiguration>
                        <color key="baseForegroundColor" systemColor="systemRedColor"/></buttonConfiguration></button>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner" customModuleProvider="target"/>
                """, resources: "<image name=\"cart\" catalog=\"system\"/>"))
        #expect(compiled.messages == [])
        let keys = try compiled.keys("a")
        #expect(keys["UIButtonType"] as? Int == 1)
        #expect(keys["UIContentHorizontalAlignment"] as? Int == 4)
        #expect(keys["UIContentVerticalAlignment"] as? Int == 1)
        #expect(keys["UITitleEdgeInsets"] as? String == "{2, 1, 4, 3}")
        #expect(keys["UIButtonTitles"] as? NSDictionary == ["array": [0, "Go", 4, "Gone"]])
        let images = compiled.objects().filter { $0["class"] as? String == "UIImage" }.compactMap { $0["keys"] as? NSDictionary }
        #expect(images == [["UISystemName": "star.fill"], ["UISystemName": "star", "UISymbolScale": 3], ["UISystemName": "cart"]])
        #expect(try compiled.keys("b")["UIDisabled"] as? Bool == true)
        let configuration = try compiled.keys("b", "UIButtonConfiguration")
        #expect(configuration["UIConfigurationStyle"] as? String == "tinted")
        #expect(configuration["UITitle"] as? String == "Buy")
        #expect(configuration["UIImagePlacement"] as? Int == 8)
        #expect(configuration["UIContentInsets"] as? String == "{1, 2, 3, 4}")
        #expect(configuration["UICornerStyle"] as? Int == 4)
        #expect(configuration["UIBaseForegroundColor"] != nil)
        #expect(configuration["UIBackgroundCornerRadius"] as? Double == 16)
        #expect(configuration["UIBackgroundStrokeColor"] != nil)
        let owner = try compiled.object("-1")
        #expect(owner["placeholder"] as? String == "owner")
        #expect(owner["keys"] == nil)
        #expect(owner["custom"] as? String == "App.Owner")
        let action: NSDictionary = [
            "kind": "action", "from": try compiled.number("a"), "to": try compiled.number("-1"), "selector": "go:", "events": 64,
        ]
        #expect(compiled.connections() == [action])
    }

    @Test("views of other frameworks have their classes; an app's subclass stays; attributes of their own are told")
    func otherFrameworks() throws {
        let compiled = read(
            xib(
                """
                <mapView mapType="hybrid" zoomEnabled="NO" showsScale="YES" id="a"/><wkWebView id="b"/><mapView customClass="Atlas" customModule="App" id="c"/>
                <webView scalesPageToFit="YES" id="d"/>
                """))
        #expect(try compiled.object("a")["custom"] as? String == "MapKit.MKMapView")
        #expect(try compiled.object("b")["custom"] as? String == "WebKit.WKWebView")
        #expect(try compiled.object("c")["custom"] as? String == "App.Atlas")
        #expect(try compiled.object("d")["custom"] as? String == "WebKit.UIWebView")
        #expect(try compiled.keys("d")["UIScalesPageToFit"] as? Bool == true)
        #expect(compiled.messages.count == 1)
        #expect(compiled.messages.first?.contains("\"showsScale\" is not supported") == true)
        #expect(try compiled.keys("a")["MKMapType"] as? Int == 2)
        #expect(try compiled.keys("a")["MKZoomEnabled"] as? Bool == false)
    }

    @Test("the children of a container are in its own file, and are objects that outlets lead to")
    func containers() throws {
        let compiled = read(
            xib(
                """
                <tabBarController automaticallyAdjustsScrollViewInsets="NO" id="T"><viewControllers>
                    <navigationController id="N"><viewControllers><tableViewController id="L"/></viewControllers></navigationController>
                    <viewController id="C"><view key="view" id="v"><animations/></view><tabBarItem key="tabBarItem" title="Two" id="i"/></viewController>
                </viewControllers><connections><outlet property="second" destination="i" id="o"/></connections></tabBarController>
                """))
        #expect(compiled.messages == [])
        func children(_ id: String) throws -> [Int] {
            let list = try #require(try compiled.keys(id)["UIViewControllers"] as? [String: [NSDictionary]])
            return try #require(list["array"]).compactMap { $0["ref"] as? Int }
        }
        #expect(try children("T") == [compiled.number("N"), compiled.number("C")])
        #expect(try children("N") == [compiled.number("L")])
        #expect(try compiled.keys("T")["UIAutomaticallyAdjustsScrollViewInsets"] as? Bool == false)
        #expect(try compiled.keys("C")["UIView"] as? NSDictionary == ["ref": compiled.number("v")])
        #expect(compiled.connections().first?["to"] as? Int == (try compiled.number("i")))
    }

    @Test("the background of a button's configuration may have an image")
    func backgroundImages() throws {
        let compiled = read(
            xib(
                """
                <button id="a"><buttonConfiguration key="configuration" style="gray">
                    <backgroundConfiguration key="background" image="trash" catalog="system"/></buttonConfiguration></button>
                """))
        #expect(compiled.messages == [])
        #expect(try compiled.keys("a", "UIButtonConfiguration", "UIBackgroundImage") == ["UISystemName": "trash"])
    }

    @Test("fonts have sizes by name in files of older versions")
    func fontSizes() throws {
        func size(_ name: String) throws -> Double? {
            let compiled = read(xib("<label id=\"a\"><fontDescription key=\"fontDescription\" type=\"system\" \(name)/></label>"))
            #expect(compiled.messages == [])
            return try compiled.keys("a", "UIFont")["UIFontPointSize"] as? Double
        }
        #expect(try size("size=\"system\"") == 14)
        #expect(try size("pointSize=\"smallSystem\"") == 12)
        #expect(try size("pointSize=\"13\"") == 13)
    }

    @Test("reads controls and other views with values")
    func controls() throws {
        let compiled = read(
            xib(
                """
                <textField placeholder="Name" borderStyle="roundedRect" clearButtonMode="whileEditing" minimumFontSize="17" id="a">
                    <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES" textContentType="username"/></textField>
                <textView editable="NO" id="b"><string key="text">Long</string><dataDetectorType key="dataDetectorTypes" link="YES" address="YES"/></textView>
                <switch on="YES" id="c"><color key="onTintColor" cocoaTouchSystemColor="darkTextColor"/></switch>
                <slider value="0.5" minValue="0.0" maxValue="2" id="d"/><stepper maximumValue="9" stepValue="3" wraps="YES" id="e"/>
                <segmentedControl selectedSegmentIndex="1" id="f"><segments><segment title="One"/><segment image="two" enabled="NO"/></segments></segmentedControl>
                <progressView progress="0.25" progressViewStyle="bar" id="g"/><activityIndicatorView animating="YES" style="large" id="h"/>
                <pageControl numberOfPages="3" currentPage="1" id="i"/>
                <datePicker datePickerMode="date" minuteInterval="5" style="wheels" id="j"><date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
                <searchBar placeholder="Find" showsCancelButton="YES" id="k"><scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
                <visualEffectView id="l"><view key="contentView" id="m"/><vibrancyEffect style="label"><blurEffect style="systemMaterial"/></vibrancyEffect></visualEffectView>
                <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="8" id="n"><subviews><view id="o"/></subviews></stackView>
                <scrollView pagingEnabled="YES" showsVerticalScrollIndicator="NO" keyboardDismissMode="onDrag" id="p"><viewLayoutGuide key="contentLayoutGuide" id="q"/></scrollView>
                """))
        #expect(compiled.messages == [])
        func expect(_ id: String, _ wanted: [String: NSObject], line: Int = #line) throws {
            let keys = try compiled.keys(id)
            for (key, value) in wanted { #expect(keys[key] as? NSObject == value, "\(id) \(key): \(keys[key] ?? "none")") }
        }
        try expect(
            "a",
            [
                "UIPlaceholder": "Name" as NSString, "UIBorderStyle": 3 as NSNumber, "UIKeyboardType": 7 as NSNumber,
                "UIReturnKeyType": 9 as NSNumber, "UISecureTextEntry": true as NSNumber, "UITextContentType": "username" as NSString,
            ])
        try expect("b", ["UIEditable": false as NSNumber, "UIText": "Long" as NSString, "UIDataDetectorTypes": 6 as NSNumber])
        try expect("c", ["UISwitchOn": true as NSNumber])
        try expect("d", ["UIValue": 0.5 as NSNumber, "UIMaxValue": 2 as NSNumber])
        try expect("e", ["UIStepperMaximumValue": 9 as NSNumber, "UIStepperStepValue": 3 as NSNumber, "UIStepperWraps": true as NSNumber])
        try expect("f", ["UISelectedSegmentIndex": 1 as NSNumber, "UISegmentsDisabled": ["array": [1]] as NSDictionary])
        try expect("g", ["UIProgress": 0.25 as NSNumber, "UIProgressViewStyle": 1 as NSNumber])
        try expect(
            "h",
            ["UIAnimating": true as NSNumber, "UIActivityIndicatorViewStyle": 101 as NSNumber, "UIHidesWhenStopped": false as NSNumber])
        try expect("i", ["UINumberOfPages": 3 as NSNumber, "UICurrentPage": 1 as NSNumber])
        try expect("j", ["UIDatePickerMode": 1 as NSNumber, "UIPreferredDatePickerStyle": 1 as NSNumber, "UIDate": 86400 as NSNumber])
        try expect("k", ["UIScopeButtonTitles": ["array": ["All", "New"]] as NSDictionary, "UIShowsCancelButton": true as NSNumber])
        #expect(try compiled.keys("l", "UIVisualEffectViewEffect") == ["UIVibrancyEffectBlurStyle": 8, "UIVibrancyEffectStyle": 1])
        #expect(try compiled.keys("l")["UIVisualEffectViewContentView"] as? NSDictionary == ["ref": try compiled.number("m")])
        let arranged: NSDictionary = ["array": [["ref": try compiled.number("o")]]]
        try expect(
            "n",
            [
                "UIStackViewAxis": 1 as NSNumber, "UIStackViewDistribution": 1 as NSNumber, "UIStackViewAlignment": 3 as NSNumber,
                "UIStackViewSpacing": 8 as NSNumber, "UIStackViewArrangedSubviews": arranged,
            ])
        try expect("p", ["UIPagingEnabled": true as NSNumber, "UIKeyboardDismissMode": 1 as NSNumber])
        #expect(try compiled.keys("q") == ["UISystemGuide": "contentLayout"])
    }

    @Test("reads constraints with their items, and ignores those of the canvas only")
    func constraints() throws {
        let compiled = read(
            xib(
                """
                <view id="v"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
                    <constraints>
                        <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="trailing" constant="8" multiplier="16:8" relation="greaterThanOrEqual" priority="750" identifier="gap" id="k"/>
                        <constraint firstAttribute="height" constant="44" id="l"/>
                        <constraint firstAttribute="width" constant="9" placeholder="YES" id="m"/>
                        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="n"/>
                    </constraints><viewLayoutGuide key="safeArea" id="g"/>
                    <connections><outlet property="gap" destination="k" id="o"/></connections></view>
                """))
        #expect(compiled.messages == [])
        #expect(try compiled.keys("a")["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"] as? Bool == true)
        let list: NSDictionary = [
            "array": [["ref": try compiled.number("k")], ["ref": try compiled.number("l")], ["ref": try compiled.number("n")]]
        ]
        #expect(try compiled.keys("v")["UIViewAutolayoutConstraints"] as? NSDictionary == list)
        let gap: NSDictionary = [
            "NSFirstItem": ["ref": try compiled.number("a")], "NSFirstAttribute": 5, "NSSecondItem": ["ref": try compiled.number("g")],
            "NSSecondAttribute": 6, "NSConstant": 8.0, "NSMultiplier": 2.0, "NSRelation": 1, "NSPriority": 750.0,
            "NSLayoutIdentifier": "gap",
        ]
        #expect(try compiled.keys("k") == gap)
        let height = try compiled.keys("l")
        #expect(height["NSFirstItem"] as? NSDictionary == ["ref": 0])
        #expect(height["NSSecondItem"] == nil)
        #expect(height["NSSecondAttribute"] as? Int == 0)
        #expect(compiled.connections().first?["to"] as? Int == (try compiled.number("k")))
    }

    @Test("reads older formats: insets by sides, frames by insets, ratios with a slash, size class variations")
    func older() throws {
        let compiled = read(
            xib(
                """
                <view id="v"><frame key="frameInset" minX="5" minY="6" width="10" height="20"/><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                    <subviews><view id="a"/><view id="b"/></subviews>
                    <constraints><constraint firstAttribute="width" secondAttribute="height" multiplier="2/4" id="k"/><constraint firstAttribute="width" id="l"/></constraints>
                    <variation key="default"><mask key="subviews"><exclude reference="a"/></mask><mask key="constraints"><exclude reference="l"/></mask></variation>
                </view>
                """))
        #expect(compiled.messages == [])
        let keys = try compiled.keys("v")
        #expect(keys["UIBounds"] as? String == "{{0, 0}, {10, 20}}")
        #expect(keys["UICenter"] as? String == "{10, 16}")
        #expect(keys["UILayoutMargins"] as? String == "{1, 2, 3, 4}")
        let lists = try [["array": [["ref": compiled.number("b")]]], ["array": [["ref": compiled.number("k")]]]] as [NSDictionary]
        #expect([keys["UISubviews"], keys["UIViewAutolayoutConstraints"]] as? [NSDictionary] == lists)
        #expect(try compiled.keys("k")["NSMultiplier"] as? Double == 0.5)
    }

    @Test("reads frames by distances from the superview's edges, in points or percent")
    func insetFrames() throws {
        func frame(_ attributes: String) throws -> [String?] {
            let compiled = read(
                xib(
                    """
                    <view id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
                        <subviews><view id="a"><frame key="frameInset" \(attributes)/></view></subviews></view>
                    """))
            #expect(compiled.messages == [])
            let keys = try compiled.keys("a")
            return [keys["UIBounds"] as? String, keys["UICenter"] as? String]
        }
        #expect(try frame("") == ["{{0, 0}, {400, 800}}", "{200, 400}"])
        #expect(try frame("minX=\"-120\" minY=\"25%\" width=\"60\" height=\"50\"") == ["{{0, 0}, {60, 50}}", "{-90, 225}"])
        #expect(try frame("minX=\"12.5%\" width=\"75%\" maxY=\"20\" height=\"30\"") == ["{{0, 0}, {300, 30}}", "{200, 765}"])
        #expect(try frame("minX=\"10\" maxX=\"30\" minY=\"5\" maxY=\"10%\"") == ["{{0, 0}, {360, 715}}", "{190, 362.5}"])
    }

    @Test("reads runtime attributes of every type, in order")
    func attributes() throws {
        func attribute(_ type: String, _ path: String, _ rest: String, _ inside: String = "") -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" \(rest)>\(inside)</userDefinedRuntimeAttribute>"
        }
        let list = [
            attribute("boolean", "a", "value=\"YES\""), attribute("number", "layer.cornerRadius", "", "<real key=\"value\" value=\"8\"/>"),
            attribute("number", "c", "", "<integer key=\"value\" value=\"-3\"/>"), attribute("string", "d", "value=\"text\""),
            attribute("localizedString", "e", "", "<string key=\"value\">long</string>"),
            attribute("point", "f", "", "<point key=\"value\" x=\"1\" y=\"2.5\"/>"),
            attribute("size", "g", "", "<size key=\"value\" width=\"3\" height=\"4\"/>"),
            attribute("rect", "h", "", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"),
            attribute("range", "i", "", "<range key=\"value\" location=\"5\" length=\"6\"/>"),
            attribute("color", "j", "", "<color key=\"value\" name=\"Brand\"/>"), attribute("image", "k", "value=\"cat\""),
            attribute("nil", "l", ""),
        ]
        let compiled = read(xib(view("<userDefinedRuntimeAttributes>\(list.joined())</userDefinedRuntimeAttributes>")))
        #expect(compiled.messages == [])
        let attributes = try #require(try compiled.object("v")["attributes"] as? [[String: Any]])
        #expect(attributes.map { $0["path"] as? String } == ["a", "layer.cornerRadius", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
        let values = attributes.map { $0["value"] as? NSObject }
        let wanted: [NSObject] = [
            true as NSNumber, 8 as NSNumber, -3 as NSNumber, "text" as NSString, "long" as NSString, ["point": "{1, 2.5}"] as NSDictionary,
            ["size": "{3, 4}"] as NSDictionary, ["rect": "{{1, 2}, {3, 4}}"] as NSDictionary, ["range": "{5, 6}"] as NSDictionary,
            ["ref": 1] as NSDictionary, ["ref": 2] as NSDictionary, ["nil": true] as NSDictionary,
        ]
        for (value, wanted) in zip(values, wanted) { #expect(value == wanted) }
    }

    @Test("connects outlets, collections, gestures and actions to the first responder")
    func connections() throws {
        let compiled = read(
            xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                    <outlet property="view" destination="v" id="c1"/>
                    <outletCollection property="rows" destination="a" collectionClass="NSMutableArray" id="c2"/>
                    <outlet property="helper" destination="x" id="c5"/>
                    <outletCollection property="rows" destination="b" collectionClass="NSMutableArray" id="c3"/></connections></placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <placeholder placeholderIdentifier="Engine" id="x" customClass="Engine"/>
                <view id="v"><subviews><view id="a"/><button id="b"><connections><action selector="copy:" destination="-2" eventType="touchDown" id="c6"/></connections></button></subviews>
                    <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="c4"/></connections></view>
                <tapGestureRecognizer cancelsTouchesInView="NO" numberOfTapsRequired="2" id="t"><connections>
                    <action selector="tapped:" destination="-1" id="c7"/><outlet property="delegate" destination="-1" id="c8"/></connections></tapGestureRecognizer>
                <pongPressGestureRecognizer minimumPressDuration="0.25" id="p"/>
                """))
        #expect(compiled.messages == [])
        let (view, a, b, tap) = (try compiled.number("v"), try compiled.number("a"), try compiled.number("b"), try compiled.number("t"))
        let wanted: [NSDictionary] = [
            // Collections come first: the observer of an outlet may read one.
            ["kind": "collection", "from": 0, "to": [a, b], "name": "rows"],
            ["kind": "collection", "from": view, "to": [tap], "name": "gestureRecognizers"],
            ["kind": "outlet", "from": 0, "to": view, "name": "view"], ["kind": "outlet", "from": 0, "to": 2, "name": "helper"],
            ["kind": "action", "from": b, "selector": "copy:", "events": 1],
            ["kind": "action", "from": tap, "to": 0, "selector": "tapped:"], ["kind": "outlet", "from": tap, "to": 0, "name": "delegate"],
        ]
        #expect(compiled.connections() == wanted)
        #expect(try compiled.object("x")["placeholder"] as? String == "external:Engine")
        #expect(try compiled.object("-2")["placeholder"] as? String == "firstResponder")
        #expect(try compiled.keys("t") == ["UICancelsTouchesInView": false, "UINumberOfTapsRequired": 2])
        #expect(try compiled.object("p")["class"] as? String == "UILongPressGestureRecognizer")
        #expect(compiled.root["top"] as? [Int] == [view, tap, try compiled.number("p")])
    }
}
