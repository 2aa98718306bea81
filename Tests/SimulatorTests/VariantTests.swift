import DeviceProtocol
import Foundation
import HostInterface
import ImageIO
import Testing
import VariantProtocol

@testable import Simulator

/// Images in several looks, of a small app in a real process.
@Suite("Variants", .serialized)
struct VariantTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    private static func job(_ folder: URL, _ looks: [(String, [(String, String)])], audit: [String] = []) -> VariantJob {
        VariantJob(
            base: [VariantJob.Setting("appearance", "light")],
            looks: looks.map { look in
                VariantJob.Look(suffix: look.0, settings: look.1.map { VariantJob.Setting($0.0, $0.1) })
            }, audit: audit, pictures: folder.path, thumbnails: folder.path, thumbnailHeight: 100,
            result: folder.appendingPathComponent("result").path)
    }

    private func record(
        _ looks: [(String, [(String, String)])], audit: [String] = [], _ body: (VariantRecorder, ManualDriver, URL) throws -> Void
    ) throws {
        let bundles = Bundles(program: Self.products.appendingPathComponent("LinkFixture").path)
        defer { try? FileManager.default.removeItem(at: bundles.folder) }
        let folder = bundles.folder.appendingPathComponent("pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let library = Self.products.appendingPathComponent("libFerryClock.so").path
        var launcher = AppLauncher(executable: try bundles.make("Fixture", schemes: []), clock: .manual(library: library))
        launcher.forwardsOutput = false
        let device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        let driver = ManualDriver(device: device)
        let recorder = try VariantRecorder(Self.job(folder, looks, audit: audit), driver: driver)
        try device.install(launcher)
        try device.launch(launcher)
        defer { device.close() }
        try body(recorder, driver, folder)
    }

    @Test("each look has its settings while it is taken, and those of the script are restored")
    func looks() throws {
        let looks = [
            ("_a", [("text-size", "AX3"), ("appearance", "dark")]), ("_b", [("increase-contrast", "on")]),
        ]
        try record(looks) { recorder, driver, folder in
            var seen: [DeviceState] = []
            driver.device.onChange = { seen.append($0) }
            try recorder.take("folder/first page.png")
            try recorder.take("other/first page.png")
            try recorder.finish()
            #expect(seen[0].contentSizeCategory == "UICTContentSizeCategoryAccessibilityXL")
            #expect(seen[0].appearance == .dark)
            #expect(seen[1].highContrast)
            #expect(driver.device.state.appearance == .light)
            let files = ["first-page_a.png", "first-page_b.png", "first-page-2_a.png", "first-page-2_b.png"]
            #expect(recorder.pictures.map(\.file) == files)
            #expect(recorder.pictures.map(\.look) == [0, 1, 0, 1])
            #expect(recorder.pictures.allSatisfy { $0.isIdle && $0.width == 393 && $0.height == 852 && $0.issues.isEmpty })
            for file in files { #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path)) }
            let stored = try VariantFiles.read([VariantPicture].self, from: folder.appendingPathComponent("result").path)
            #expect(stored == recorder.pictures)
        }
    }

    @Test("a script's screenshot lines are taken instead of saved")
    func script() throws {
        try record([("", [])]) { recorder, driver, folder in
            let runner = ScriptRunner(driver: driver, file: folder.appendingPathComponent("s.ui").path)
            runner.takesScreenshot = recorder.take
            try runner.run(ScriptParser.parse("screenshot /nowhere/one.png\nwait 0.1\nscreenshot two.png\n", file: "s.ui"))
            #expect(recorder.pictures.map(\.screen) == ["one", "two"])
        }
    }

    @Test("unknown settings and audits are refused by name")
    func unknown() throws {
        let device = SimulatedDevice(device: .standard, appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        let folder = URL(fileURLWithPath: "/nowhere")
        #expect(throws: VariantFailure.self) {
            try VariantRecorder(Self.job(folder, [("", [("fame", "on")])]), driver: ManualDriver(device: device))
        }
        let failure = #expect(throws: VariantFailure.self) {
            try VariantRecorder(Self.job(folder, [], audit: ["beauty"]), driver: ManualDriver(device: device))
        }
        #expect(failure?.description.contains("beauty") == true)
    }

    @Test("an app that ends names the look")
    func ending() throws {
        try record([("", [("appearance", "dark")])]) { recorder, driver, _ in
            driver.device.apps.current?.end()
            let failure = #expect(throws: VariantFailure.self) { try recorder.take("s.ui") }
            #expect(failure?.description.hasPrefix("with appearance dark: ") == true)
        }
    }

    @Test("a damaged job is refused by its file", arguments: ["", "{", "[]", "{\"looks\":[]}", "\u{0}"])
    func damaged(_ text: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-job-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let failure = #expect(throws: VariantFailure.self) { try VariantFiles.read(VariantJob.self, from: file.path) }
        #expect(failure?.description.contains(file.path) == true)
        #expect(throws: VariantFailure.self) { try VariantFiles.read(VariantJob.self, from: file.path + "-none") }
    }
}

@Suite("Contact sheets")
struct ContactSheetTests {
    @Test("images of a line do not overlap, and all are inside the sheet")
    func layout() {
        let pictures = [
            (0..<7).map { _ in PixelSize(width: 100, height: 200) },
            (0..<5).map { PixelSize(width: 40 + $0 * 60, height: 300 - $0 * 40) },
        ]
        let layout = ContactSheetLayout(pictures: pictures, hasHeading: [true, false])
        let all = layout.groups.flatMap(\.cells)
        #expect(all.count == 12)
        for (index, one) in all.enumerated() {
            #expect(one.x >= ContactSheetLayout.margin)
            #expect(one.maxX + ContactSheetLayout.margin <= layout.size.width)
            #expect(one.maxY + ContactSheetLayout.captionHeight <= layout.size.height)
            for other in all[(index + 1)...] { #expect(one.intersection(other).isEmpty) }
        }
        #expect(layout.groups[0].cells[0].y == layout.groups[0].headingTop + ContactSheetLayout.headingHeight)
        #expect(layout.groups[1].cells[0].y == layout.groups[1].headingTop)
    }

    @Test("an empty sheet has a title")
    func empty() {
        let layout = ContactSheetLayout(pictures: [], hasHeading: [])
        #expect(layout.size.width > 0)
        #expect(layout.size.height > ContactSheetLayout.titleHeight)
    }

    @Test("a sheet contains its images, and outlines faults; the same plan makes the same bytes")
    func drawing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-sheet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = PixelStore(size: PixelSize(width: 100, height: 120))
        for index in 0..<100 * 120 { picture.buffer.base.storeBytes(of: 0xFF33_6699, toByteOffset: index * 4, as: UInt32.self) }
        let path = folder.appendingPathComponent("one.png").path
        try ScreenshotFile.write(picture, to: path)
        func plan(_ faults: [ContactSheetPlan.Fault]) -> ContactSheetPlan {
            let cells = [ContactSheetPlan.Cell(picture: path, caption: "dark", faults: faults)]
            return ContactSheetPlan(
                title: "Title", groups: [ContactSheetPlan.Group(heading: "iPhone", cells: cells)], output: folder.path + "/sheet.png")
        }
        let plain = try ContactSheet(plan: plan([])).draw()
        func pixel(_ sheet: PixelStore, _ x: Int, _ y: Int) -> UInt32 {
            sheet.buffer.base.load(fromByteOffset: y * sheet.bytesPerRow + x * 4, as: UInt32.self)
        }
        let top = ContactSheetLayout.margin + ContactSheetLayout.titleHeight + ContactSheetLayout.headingHeight
        #expect(pixel(plain, ContactSheetLayout.margin + 50, top + 60) == 0xFF33_6699)
        #expect(pixel(plain, ContactSheetLayout.margin - 2, top + 60) == 0xFFE5_E5EA)
        let marked = try ContactSheet(plan: plan([ContactSheetPlan.Fault(x: 0.1, y: 0.1, width: 0.2, height: 0.2)])).draw()
        #expect(pixel(marked, ContactSheetLayout.margin - 2, top + 60) == 0xFFD7_0014)
        #expect(pixel(marked, ContactSheetLayout.margin + 50, top + 60) == 0xFF33_6699)
        #expect(
            ScreenshotFile.png(marked)
                == ScreenshotFile.png(
                    try ContactSheet(
                        plan: plan(
                            [ContactSheetPlan.Fault(x: 0.1, y: 0.1, width: 0.2, height: 0.2)])
                    ).draw()))
        try VariantFiles.write(plan([]), to: folder.path + "/plan")
        #expect(ContactSheetCommand.run([folder.path + "/plan"], complain: { Issue.record("\($0)") }) == 0)
        #expect(FileManager.default.contents(atPath: folder.path + "/sheet.png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        var complaints: [String] = []
        #expect(ContactSheetCommand.run([], complain: { complaints.append($0) }) == 2)
        try FileManager.default.removeItem(atPath: path)
        #expect(ContactSheetCommand.run([folder.path + "/plan"], complain: { complaints.append($0) }) == 1)
        #expect(complaints.last?.contains("one.png") == true)
    }
}
