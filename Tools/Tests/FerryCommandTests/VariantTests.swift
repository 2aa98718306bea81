import Foundation
import Testing
import VariantProtocol

@testable import FerryCommand

@Suite("ferry variants")
struct VariantTests {
    private func plan(_ axes: [VariantAxis: [String]]) throws -> VariantPlan {
        var all: [VariantAxis: [String]] = [
            .device: ["iPhone 15"], .locale: ["en_US"], .direction: ["language"], .textSize: ["default"], .contrast: ["normal"],
            .appearance: ["light"],
        ]
        all.merge(axes) { $1 }
        return try VariantPlan(all)
    }

    @Test("every combination is one image; only devices, languages and directions are launches")
    func combinations() throws {
        let plan = try plan([
            .device: ["iPhone SE", "iPad mini"], .locale: ["en", "ar"], .textSize: ["default", "AX3"], .appearance: ["light", "dark"],
        ])
        #expect(plan.launches.count == 4)
        #expect(plan.count == 16)
        let suffixes = plan.launches.flatMap { $0.looks.map(\.suffix) }
        #expect(Set(suffixes).count == 16)
        #expect(suffixes.first == "_iPhone-SE_en_default_light")
        #expect(plan.launches[1].looks.map(\.caption).last == "AX3 · dark")
        #expect(plan.heading(plan.launches[3]) == "iPad mini · ar")
    }

    @Test("captions name increased contrast, and not the normal one")
    func captions() throws {
        let plan = try plan([.contrast: ["normal", "increased"], .appearance: ["light", "dark"]])
        #expect(plan.launches[0].looks.map(\.caption) == ["light", "dark", "contrast · light", "contrast · dark"])
    }

    @Test("axes with one value are not in names")
    func single() throws {
        let plan = try plan([:])
        #expect(plan.launches.map { $0.looks.map(\.suffix) } == [[""]])
        #expect(plan.heading(plan.launches[0]).isEmpty)
    }

    @Test("a launch has a bounded number of looks, all beginning with the same settings")
    func bounds() throws {
        let sizes = ["default", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
        let plan = try plan([.textSize: sizes, .contrast: ["normal", "increased"], .appearance: ["dark", "light"]])
        #expect(plan.launches.map(\.looks.count) == [48, 4])
        #expect(VariantPlan.settings(plan.base).map(\.value) == ["L", "off", "dark"])
        #expect(throws: CommandFailure.self) {
            try self.plan([.device: (0..<200).map { "d\($0)" }, .locale: (0..<200).map { "l\($0)" }])
        }
    }

    @Test(
        "values are read in their order, and refused by name",
        arguments: [
            (VariantAxis.textSize, "default, ax3,XS", ["default", "AX3", "XS"]),
            (.device, "iPhone SE,iPad Pro 11", ["iPhone SE", "iPad Pro 11"]),
            (.appearance, "Dark", ["dark"]), (.direction, "rtl,language", ["rtl", "language"]),
        ])
    func values(axis: VariantAxis, text: String, expected: [String]) throws {
        #expect(try axis.values(of: text) == expected)
    }

    @Test(
        "wrong values",
        arguments: [(VariantAxis.textSize, "huge"), (.appearance, "light,,dark"), (.device, ""), (.contrast, "normal,Normal")])
    func wrong(axis: VariantAxis, text: String) {
        let failure = #expect(throws: CommandFailure.self) { try axis.values(of: text) }
        #expect(failure?.status == 2)
        #expect(failure?.message.contains(axis.option) == true)
    }

    @Test("wrong command lines")
    func commandLines() throws {
        let checkout = Checkout(root: "/nowhere")
        for words in [["App", "--audit", "beauty"], ["App", "--processes", "0"], ["App", "--loud"], ["App", "--devices", "a,a"]] {
            #expect(throws: CommandFailure.self) { try VariantsVerb(words, checkout) }
        }
        let failure = #expect(throws: CommandFailure.self) { try VariantsVerb(["App", "--script", "a.ui"], checkout).run() }
        #expect(failure?.status == 2)
    }

    private func index() throws -> VariantIndex {
        let plan = try plan([.device: ["iPhone SE", "iPad mini"], .appearance: ["light", "dark"]])
        var index = VariantIndex()
        for launch in plan.launches {
            let issue = VariantPicture.Issue(kind: "labels", text: "labels: <no> \"name\"", x: 10, y: 20, width: 30, height: 40)
            let pictures = ["list", "detail"].flatMap { screen in
                launch.looks.indices.map { look in
                    VariantPicture(
                        screen: screen, look: look, device: launch.device, file: screen + launch.looks[look].suffix + ".png", width: 100,
                        height: 200, isIdle: true, issues: screen == "detail" && look == 1 ? [issue] : [])
                }
            }
            index.add(pictures, of: launch, plan)
        }
        return index
    }

    @Test("the index has an entry for each image, the page escapes texts")
    func entries() throws {
        let index = try index()
        #expect(index.entries.count == 8)
        #expect(index.failed.map(\.file) == ["detail_iPhone-SE_dark.png", "detail_iPad-mini_dark.png"])
        let stored = try JSONSerialization.jsonObject(with: index.json) as? [[String: Any]]
        #expect(stored?.count == 8)
        #expect(stored?.first?["appearance"] as? String == "light")
        let page = index.html(title: "A & B")
        #expect(page.contains("A &amp; B"))
        #expect(page.contains("&lt;no&gt; &quot;name&quot;"))
        #expect(!page.contains("<no>"))
        #expect(page.components(separatedBy: "<figure").count == 9)
        #expect(page.components(separatedBy: "class=\"faulty\"").count == 3)
    }

    @Test("the contact sheet groups by screen and launch, with faults in parts of the image")
    func sheet() throws {
        let sheet = try index().sheet(title: "T", thumbnails: "/t", output: "/o.png")
        #expect(sheet.groups.map(\.heading) == ["list · iPhone SE", "list · iPad mini", "detail · iPhone SE", "detail · iPad mini"])
        #expect(sheet.groups[2].cells.map(\.caption) == ["light", "dark"])
        #expect(sheet.groups[2].cells[1].faults == [ContactSheetPlan.Fault(x: 0.1, y: 0.1, width: 0.3, height: 0.2)])
        #expect(sheet.groups[0].cells[0].picture == "/t/list_iPhone-SE_light.png")
    }

    @Test("headings over single images become their captions")
    func singles() throws {
        let plan = try plan([.device: ["iPhone SE", "iPad mini"]])
        var index = VariantIndex()
        for launch in plan.launches {
            let picture = VariantPicture(
                screen: "s", look: 0, device: launch.device, file: "s.png", width: 1, height: 1, isIdle: true, issues: [])
            index.add([picture], of: launch, plan)
        }
        let sheet = index.sheet(title: "T", thumbnails: "/t", output: "/o.png")
        #expect(sheet.groups.count == 1)
        #expect(sheet.groups[0].cells.map(\.caption) == ["iPhone SE", "iPad mini"])
    }
}
