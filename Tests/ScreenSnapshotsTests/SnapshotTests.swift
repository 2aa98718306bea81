import Foundation
import Testing
import UIKitCore

@testable import ScreenSnapshots

/// A folder for a test's references and failures.
private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-snapshot-tests-\(UUID().uuidString)").path

    init() { try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func check(records: Bool = false) -> SnapshotCheck {
        let variables = [SnapshotPlace.attachmentsVariable: path + "/failures", SnapshotPlace.recordVariable: records ? "1" : "0"]
        return SnapshotCheck(place: SnapshotPlace(file: path + "/ListTests.swift", test: "testList()", environment: variables))
    }
}

private func png(_ color: UInt8, width: Int = 4, height: Int = 3, changing pixel: (x: Int, y: Int)? = nil) -> Data {
    var bytes = [UInt8](repeating: color, count: width * height * 4)
    for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
    if let pixel { bytes[(pixel.y * width + pixel.x) * 4] = 255 - color }
    return Pixels(width: width, height: height, bytes: bytes).png ?? Data()
}

@Suite("Snapshots: references")
struct SnapshotCheckTests {
    @Test("without a reference a test fails, names how to record, and records nothing")
    func missing() throws {
        let folder = Folder()
        let failure = try #require(folder.check().run(png(10), named: "iPhone15", as: .picture))
        #expect(failure.contains("--record-snapshots"))
        #expect(failure.contains("__Snapshots__/ListTests/testList.iPhone15.png"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/__Snapshots__"))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/failures/testList.iPhone15.actual.png"))
    }

    @Test("what was recorded is equal afterwards, and recording it again leaves the file")
    func recording() throws {
        let folder = Folder()
        #expect(folder.check(records: true).run(png(10), named: "a", as: .picture) == nil)
        let file = folder.path + "/__Snapshots__/ListTests/testList.a.png"
        let first = FileManager.default.contents(atPath: file)
        #expect(first == png(10))
        #expect(folder.check().run(png(10), named: "a", as: .picture) == nil)
        #expect(folder.check(records: true).run(png(10), named: "a", as: .picture) == nil)
        #expect(folder.check(records: true).run(png(20), named: "a", as: .picture) == nil)
        #expect(FileManager.default.contents(atPath: file) == png(20))
    }

    @Test("a mismatch writes what was expected, what was there and the difference, and names them")
    func mismatch() throws {
        let folder = Folder()
        _ = folder.check(records: true).run(png(10), named: "a", as: .picture)
        let failure = try #require(folder.check().run(png(10, changing: (2, 1)), named: "a", as: .picture))
        #expect(failure.contains("1 of 12 pixels differ, in 1×1 pixels at 2, 1"))
        for part in ["expected", "actual", "difference"] {
            let file = "\(folder.path)/failures/testList.a.\(part).png"
            #expect(failure.contains(file))
            #expect(FileManager.default.fileExists(atPath: file))
        }
        let difference = try #require(
            Pixels(png: FileManager.default.contents(atPath: folder.path + "/failures/testList.a.difference.png") ?? Data()))
        let place = (1 * 4 + 2) * 4
        #expect(Array(difference.bytes[place..<place + 3]) == [255, 0, 0])
        #expect(difference.bytes[0] > 190)
        #expect(difference.bytes[0] < 255)
    }

    @Test("images of other sizes and damaged references are told apart")
    func unequal() throws {
        let folder = Folder()
        _ = folder.check(records: true).run(png(10), named: "a", as: .picture)
        #expect(folder.check().run(png(10, width: 5), named: "a", as: .picture)?.contains("5×3 pixels, not 4×3") == true)
        #expect(folder.check().run(Data("no".utf8), named: "a", as: .picture)?.contains("the snapshot is no picture") == true)
        let file = folder.path + "/__Snapshots__/ListTests/testList.a.png"
        try Data("damaged".utf8).write(to: URL(fileURLWithPath: file))
        #expect(folder.check().run(png(10), named: "a", as: .picture)?.contains("the reference is no picture") == true)
    }

    @Test("texts are compared by lines")
    func texts() throws {
        let folder = Folder()
        _ = folder.check(records: true).run(Data("a\nb\nc\n".utf8), named: "", as: .text)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/__Snapshots__/ListTests/testList.txt"))
        #expect(folder.check().run(Data("a\nb\nc\n".utf8), named: "", as: .text) == nil)
        let failure = try #require(folder.check().run(Data("a\nx\nc\n".utf8), named: "", as: .text))
        #expect(failure.contains("line 2 is \"x\", not \"b\""))
        let longer = try #require(folder.check().run(Data("a\nb\nc\nd\ne\nf\n".utf8), named: "", as: .text))
        #expect(longer.contains("3 lines are new, 0 gone"))
    }

    @Test("names cannot leave their folder")
    func names() {
        let place = SnapshotPlace(file: "/t/ATests.swift", test: "test(a:)", environment: [:])
        #expect(place.reference("../../x y", "png") == "/t/__Snapshots__/ATests/test.------x-y.png")
        #expect(!place.records)
        let moved = SnapshotPlace(file: "/t/ATests.swift", test: "__ferry_ATests_test_it()", environment: [:])
        #expect(moved.reference("x", "txt") == "/t/__Snapshots__/ATests/test_it.x.txt")
        #expect(!SnapshotPlace(file: "/t/A.swift", test: "t", environment: [SnapshotPlace.recordVariable: "yes"]).records)
    }

    @Test("the looks of a list have different names")
    func looks() {
        let looks = SnapshotLook.all(textSizes: [.large, .accessibilityExtraLarge], locales: ["en_US", "ar_EG"])
        #expect(looks.count == 24)
        #expect(Set(looks.map(\.name)).count == 24)
        #expect(looks.first?.name == "iPhoneSE")
        #expect(looks.last?.name == "iPadPro11-dark-AX3-ar_EG")
    }
}

@Suite("Snapshots: looks", .serialized) @MainActor
struct SnapshotStageTests {
    /// Says what a look is by its size and colours.
    private final class Page: UIViewController {
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            label.text = "Text"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            ])
        }
    }

    private func pixels(_ look: SnapshotLook) throws -> Pixels {
        try #require(Pixels(png: SnapshotStage.take(Page(), look).png))
    }

    @Test("a look has its device's size, its appearance, its text size and its direction")
    func looks() throws {
        let light = try pixels(SnapshotLook(.iPhoneSE))
        #expect((light.width, light.height) == (750, 1334))
        #expect(Array(light.bytes[0..<3]) == [255, 255, 255])
        let dark = try pixels(SnapshotLook(.iPadPro11, appearance: .dark))
        #expect((dark.width, dark.height) == (1668, 2420))
        #expect(Array(dark.bytes[0..<3]) == [0, 0, 0])
        func label(_ look: SnapshotLook) -> CGRect {
            let page = Page()
            _ = SnapshotStage.take(page, look)
            return page.label.frame
        }
        // To a pixel.
        #expect(abs(label(SnapshotLook(.iPhoneSE)).minX - 20) < 0.5)
        #expect(abs(label(SnapshotLook(.iPhoneSE)).minY - 20) < 0.5)
        #expect(abs(label(SnapshotLook(.iPhone15)).minY - 59) < 0.5)
        #expect(label(SnapshotLook(textSize: .accessibilityExtraLarge)).height > 2 * label(SnapshotLook()).height - 1)
        #expect(abs(label(SnapshotLook(.iPhoneSE, locale: "ar_EG")).maxX - 355) < 0.5)
    }

    @Test("the same look is the same bytes, and the device is restored")
    func repeated() throws {
        let before = (UIScreen.main.bounds, UITraitCollection.current.userInterfaceStyle)
        let look = SnapshotLook(.iPadPro11, appearance: .dark, locale: "ar_EG")
        let (first, second) = (SnapshotStage.take(Page(), look), SnapshotStage.take(Page(), look))
        #expect(first.png == second.png)
        #expect(first.tree == second.tree)
        #expect(first.tree.contains("UILabel"))
        #expect(first.tree.contains("\"Text\""))
        #expect(UIScreen.main.bounds == before.0)
        #expect(UITraitCollection.current.userInterfaceStyle == before.1)
    }

    @Test("a mismatch fails the test at its line")
    func failing() {
        withKnownIssue {
            assertSnapshot(ofText: "never recorded", named: "no such reference")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("there is no reference") }
        }
    }

    @Test("a view is taken alone, with its own size")
    func view() throws {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
        view.backgroundColor = .red
        let controller = UIViewController()
        controller.view.addSubview(view)
        let taken = SnapshotStage.take(controller, SnapshotLook(.iPhoneSE), of: view)
        let pixels = try #require(Pixels(png: taken.png))
        #expect((pixels.width, pixels.height) == (60, 40))
        #expect(pixels.bytes[0] > 200)
        #expect(pixels.bytes[1] < 80)
    }
}
