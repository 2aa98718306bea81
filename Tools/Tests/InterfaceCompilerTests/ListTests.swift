import Foundation
import Testing

@testable import InterfaceCompiler

@Suite("InterfaceCompiler: lists and bars")
struct ListTests {
    private let cell = """
        <tableViewCell reuseIdentifier="Row" accessoryType="checkmark" selectionStyle="none" style="IBUITableViewCellStyleValue1" textLabel="t" detailTextLabel="d" rowHeight="60" id="c" customClass="RowCell" customModuleProvider="target">
            <tableViewCellContentView key="contentView" tableViewCell="c" id="k"><subviews>
                <label text="Title" id="t"/><label text="Detail" id="d"/>
                <button id="b"><connections><action selector="pressed:" destination="-1" eventType="touchUpInside" id="x1"/></connections></button></subviews></tableViewCellContentView>
            <connections><outlet property="button" destination="b" id="x2"/></connections>
        </tableViewCell>
        """

    @Test("makes a document of each prototype, with outside objects by id")
    func prototypes() throws {
        let compiled = read(
            xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <tableView dataMode="prototypes" style="grouped" rowHeight="-1" separatorStyle="none" id="v"><view key="tableHeaderView" id="h"/>
                    <inset key="separatorInset" minX="15" minY="0.0" maxX="5" maxY="0.0"/><prototypes>\(cell)</prototypes>
                    <connections><outlet property="delegate" destination="-1" id="x3"/></connections></tableView>
                """))
        #expect(compiled.messages == [])
        let keys = try compiled.keys("v")
        #expect(keys["UIStyle"] as? Int == 1)
        #expect(keys["UIRowHeight"] as? Double == -1)
        #expect(keys["UISeparatorStyle"] as? Int == 0)
        #expect(keys["UISeparatorInset"] as? String == "{0, 15, 0, 5}")
        #expect(keys["UITableHeaderView"] as? NSDictionary == ["ref": try compiled.number("h")])
        let nibs = try #require(keys["UITableViewCellPrototypeNibs"] as? [String: [String: [String: [String: Any]]]])
        let inner = Compiled(documents: ["": try #require(nibs["dictionary"]?["Row"]?["nib"])], diagnostics: [])
        #expect(inner.root["top"] as? [Int] == [0])
        #expect(inner.objects().first?["custom"] as? String == "App.RowCell")
        let row = try inner.keys("c")
        #expect(row["UIReuseIdentifier"] as? String == "Row")
        #expect(row["UITableViewCellStyle"] as? Int == 1)
        #expect(row["UIAccessoryType"] as? Int == 3)
        #expect(row["UISelectionStyle"] as? Int == 0)
        #expect(row["UIRowHeight"] as? Double == 60)
        #expect(row["UITextLabelText"] as? String == "Title")
        #expect(row["UIDetailTextLabelText"] as? String == "Detail")
        #expect(row["UITextLabel"] as? NSDictionary == ["ref": try inner.number("t")])
        // The style's labels belong to the cell.
        #expect(try inner.keys("c", "UIContentView")["UISubviews"] as? NSDictionary == ["array": [["ref": try inner.number("b")]]])
        let outside = try #require(inner.objects().firstIndex { $0["placeholder"] as? String == "external:-1" })
        let wanted: [NSDictionary] = [
            ["kind": "action", "from": try inner.number("b"), "to": outside, "selector": "pressed:", "events": 64],
            ["kind": "outlet", "from": 0, "to": try inner.number("b"), "name": "button"],
        ]
        #expect(inner.connections() == wanted)
        #expect(compiled.connections().count == 1)
    }

    @Test("stores static sections and their cells in the document itself")
    func sections() throws {
        let compiled = read(
            xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="row" destination="c" id="o"/></connections></placeholder>
                <tableView dataMode="static" style="insetGrouped" sectionHeaderHeight="18" sectionFooterHeight="30" id="v"><sections>
                <tableViewSection headerTitle="Head" id="s"><string key="footerTitle">Long
                foot</string><cells>\(cell)</cells></tableViewSection></sections></tableView>
                """))
        #expect(compiled.messages == [])
        #expect(try compiled.keys("v")["UITableViewSections"] as? NSDictionary == ["array": [["ref": try compiled.number("s")]]])
        // Interface Builder's default means a height that the header determines.
        let table = try compiled.keys("v")
        #expect(table["UISectionHeaderHeight"] as? Double == -1)
        #expect(table["UISectionFooterHeight"] as? Double == 30)
        let section = try compiled.keys("s")
        let cells: NSDictionary = ["array": [["ref": try compiled.number("c")]]]
        #expect(section["UIHeaderTitle"] as? String == "Head")
        #expect(section["UICells"] as? NSDictionary == cells)
        #expect(compiled.connections().first?["to"] as? Int == (try compiled.number("c")))
    }

    @Test("refuses outlets from outside to repeated content")
    func repeated() {
        let text = xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="title" destination="t" id="o"/></connections></placeholder>
            <tableView id="v"><prototypes>\(cell)</prototypes></tableView>
            """)
        #expect(
            read(text).messages == [
                "/in/File.xib:5: error: the outlet leads to \"t\" in a prototype, which may have many instances or none"
            ])
    }

    @Test("reads collections with their layout, cells and supplementary views")
    func collections() throws {
        let compiled = read(
            xib(
                """
                <collectionView id="v"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" scrollDirection="horizontal" id="l">
                    <size key="itemSize" width="50" height="60"/><size key="headerReferenceSize" width="0" height="40"/>
                    <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
                    <cells><collectionViewCell reuseIdentifier="Item" id="c"><view key="contentView" id="k"><subviews><label id="t"/></subviews></view></collectionViewCell></cells>
                    <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h"/></collectionView>
                """))
        #expect(compiled.messages == [])
        #expect(
            try compiled.keys("v", "UICollectionLayout") == [
                "UILineSpacing": 10.0, "UIScrollDirection": 1, "UIItemSizeWidth": 50.0, "UIItemSizeHeight": 60.0,
                "UIHeaderReferenceSize": "{0, 40}", "UISectionInset": "{2, 1, 4, 3}",
            ])
        let keys = try compiled.keys("v")
        let cells = keys["UICollectionViewCellPrototypeNibs"] as? [String: [String: [String: [String: Any]]]]
        let inner = Compiled(documents: ["": try #require(cells?["dictionary"]?["Item"]?["nib"])], diagnostics: [])
        #expect(try inner.keys("c", "UIContentView")["UISubviews"] as? NSDictionary == ["array": [["ref": try inner.number("t")]]])
        let heads = keys["UICollectionViewSupplementaryViewPrototypeNibDict"] as? [String: [String: [String: [String: Any]]]]
        let kind = try #require(heads?["dictionary"]?["UICollectionElementKindSectionHeader"]?["dictionary"] as? [String: [String: Any]])
        #expect((kind["Head"]?["nib"] as? [String: Any])?["top"] as? [Int] == [0])
    }

    @Test("reads bars and their items")
    func bars() throws {
        let compiled = read(
            xib(
                """
                <navigationBar barStyle="black" translucent="NO" largeTitles="YES" id="n"><items><navigationItem title="Here" largeTitleDisplayMode="never" id="i">
                    <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/><rightBarButtonItems><barButtonItem title="A" style="done" id="r"><connections>
                        <action selector="go:" destination="n" id="x"/></connections></barButtonItem><barButtonItem image="b" id="s"/></rightBarButtonItems>
                    <view key="titleView" id="t"/></navigationItem></items></navigationBar>
                <toolbar id="b"><items><barButtonItem systemItem="flexibleSpace" id="f"/><barButtonItem id="c"><slider key="customView" id="d"/></barButtonItem></items></toolbar>
                <tabBar id="a"><items><tabBarItem title="One" image="one" selectedImage="two" badgeValue="3" id="e"/><tabBarItem systemItem="search" id="g"/></items></tabBar>
                """))
        #expect(compiled.messages == [])
        let keys = try ["n", "l", "r", "g"].map { try compiled.keys($0) }
        try #require(keys[0]["UIPrefersLargeTitles"] as? Bool == true)
        #expect(keys[0]["UIBarTranslucence"] as? Bool == false)
        let item = try compiled.keys("i")
        #expect(item["UITitle"] as? String == "Here")
        #expect(item["UILargeTitleDisplayMode"] as? Int == 2)
        #expect(item["UILeftBarButtonItems"] as? NSDictionary == ["array": [["ref": try compiled.number("l")]]])
        #expect(
            item["UIRightBarButtonItems"] as? NSDictionary == [
                "array": [["ref": try compiled.number("r")], ["ref": try compiled.number("s")]]
            ])
        #expect(item["UITitleView"] as? NSDictionary == ["ref": try compiled.number("t")])
        #expect(keys[1] == ["UISystemItem": 1])
        #expect(keys[2] == ["UITitle": "A", "UIStyle": 2])
        #expect(keys[3] == ["UISystemItem": 8])
        #expect(try compiled.keys("c", "UICustomView")["UIOpaque"] as? Bool == true)
        #expect(try compiled.keys("e")["UIBadge"] as? String == "3")
        #expect(compiled.connections().first?["events"] == nil)
    }
}
