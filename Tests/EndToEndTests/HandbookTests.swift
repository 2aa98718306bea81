import Foundation
import ImageIO
import TestSupport
import Testing

@Suite("Handbook", .serialized)
struct HandbookTests {
    /// Page, and the screenshots its script leaves.
    static let scripts: [(script: String, images: [String])] = [
        ("calculator", ["calculator.png"]), ("frames", ["frames.png", "frames-scrubbed.png"]), ("controls", ["controls.png"]),
        ("gallery", ["gallery.png", "gallery-right-to-left.png"]),
        ("transforms", ["transforms.png", "transforms-3d.png"]), ("frame-animation", []),
        ("labels", ["labels.png", "labels-dark.png"]), ("corners", ["corners.png"]), ("drawing", ["drawing.png", "drawing-landscape.png"]),
        ("scroll-view", ["scroll-view.png", "scroll-view-bars.png", "scroll-view-fit.png"]),
        ("finding-views", ["finding-views.png"]), ("gestures", ["gestures.png"]), ("scrubbing", ["scrubbing.png", "scrubbing-end.png"]),
        ("dynamics", ["dynamics-falling.png", "dynamics.png", "dynamics-lined.png"]),
        ("carousel", ["carousel.png", "carousel-story.png"]),
        ("image-view", ["image-view.png", "image-view-caps.png", "image-view-tint.png"]),
        ("symbols", ["symbols.png", "symbols-palette.png", "symbols-search.png"]),
        ("pickers", ["pickers-rows.png", "pickers-wheels.png", "pickers-calendar.png", "pickers-card.png"]),
        ("calendars", ["calendars-day.png", "calendars-week.png"]), ("missing-content", ["missing-content.png"]),
        ("typing", ["typing-latin.png", "typing-pinyin.png", "typing-arabic.png"]),
        ("anchors", ["anchors.png"]), ("priorities", ["priorities.png"]), ("nested-stacks", ["nested-stacks.png"]),
        ("form", ["form.png"]), ("animated-constraints", ["animated-constraints.png"]), ("directions", ["directions.png"]),
        ("stacks", []), ("bars", []), ("appearance", ["appearance.png"]),
        ("menus", []), ("drag-and-drop", []), ("sharing", []), ("blur", []), ("special-layers", []),
        ("delegates", []), ("notifications", ["notifications-banner.png", "notifications-picture.png"]),
        ("notifications-refused", []), ("push", []),
        ("home", ["home.png", "home-banner.png", "home-switcher.png"]),
        ("lock", ["lock.png", "notification-center.png", "lock-picture.png"]), ("settings", ["settings.png", "settings-choice.png"]),
        ("navigation-looks", ["navigation-green.png", "navigation-title-view.png", "navigation-plum.png"]),
        ("persistence", []),
        ("static-cells", ["static-cells.png"]), ("xib-loading", ["xib-loading.png"]),
        (
            "tables",
            [
                "tables-plain.png", "tables-inserting.png", "tables-swiped.png", "tables-index.png", "tables-grouped.png",
                "tables-inset.png", "tables-editing.png", "tables-cells.png", "tables-heights.png",
            ]
        ),
        ("friends", ["friends-opening.png", "friends-open.png"]),
        (
            "collections",
            [
                "collections-waterfall.png", "collections-circle.png", "collections-circle-leaving.png", "collections-groups.png",
            ]
        ),
        ("alerts", ["action-sheet.png"]),
        ("photos", ["photos-grid.png", "photos-albums.png", "photos-crop.png", "photos-several.png"]),
        ("photos-camera", ["photos-camera.png", "photos-shot.png"]), ("photos-limited", []),
        ("voiceover", []), ("audit", []),
        ("chat", ["chat-moving.png", "chat.png"]), ("app-grid", ["app-grid.png", "app-grid-landscape.png"]), ("model", ["model.png"]),
        ("status-bar", ["status-bar-child.png", "status-bar-hidden.png"]), ("launch-screen", ["launch-screen.png"]), ("device", []),
        ("notification-matching", []), ("text-details", ["text-details.png"]),
        ("table-details", ["table-details.png", "table-details-selected.png"]), ("search", ["search.png"]),
        ("lesson", ["lesson.png", "lesson-source.png"]), ("pages", []), ("documents", []), ("note-browser", ["note-browser.png"]),
        ("places", ["places.png"]),
        ("zoom-transitions", ["zoom-growing.png", "zoom-open.png", "zoom-shrinking.png"]),
        ("symbol-effects", ["symbol-effects-bounce.png", "symbol-effects-replace.png", "symbol-effects-away.png"]),
        ("own-traits", ["own-traits.png"]), ("text-layout", ["text-layout-marked.png", "text-layout-end.png"]),
        ("own-text", ["own-text-cursor.png", "own-text-selected.png"]), ("own-keyboard", ["own-keyboard.png"]),
        ("text-exchange", ["text-exchange-menu.png", "text-exchange-dropped.png"]),
        ("find", ["find-panel.png", "find-spelling.png"]),
        ("pointer", ["pointer-lift.png", "pointer-style.png", "pointer-region.png"]), ("key-focus", ["key-focus.png"]),
        ("name-index", ["name-index.png"]), ("fonts-and-words", ["fonts-and-words.png", "fonts-and-words-look-up.png"]),
        ("spoken-table", ["spoken-table.png", "spoken-table-large.png"]), ("tab-sidebar", ["tab-sidebar-phone.png"]),
    ]

    @Test("passes each page's script and matches its goldens", arguments: scripts)
    func page(_ page: (script: String, images: [String])) throws {
        try run(page.script, images: page.images)
    }

    @Test(
        "passes its scripts on a pad",
        arguments: [
            ("alerts-pad", ["action-sheet-pad.png"]), ("split", ["split-first.png", "split.png", "split-landscape.png"]),
            ("tab-sidebar-pad", ["tab-sidebar.png", "tab-sidebar-tiled.png", "tab-sidebar-hidden.png"]),
        ])
    func pad(_ page: (script: String, images: [String])) throws {
        try run(page.script, images: page.images, ["--device", "iPad Pro 11"])
    }

    @Test("a device imitates the version of iOS that is asked for, and refuses others by name")
    func version() throws {
        try run("device-version", images: [], ["--os", "16.4"])
        let command = try FerryCommand()
        defer { command.remove() }
        let refused = try command.run(["run", "Apps/Handbook", "--headless", "--script", "Apps/Handbook/UITests/device.ui", "--os", "26"])
        #expect(refused.status != 0)
        #expect(refused.output.contains("26"))
    }

    private func run(_ script: String, images: [String], _ options: [String] = []) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let words = ["run", "Apps/Handbook", "--headless", "--script", "Apps/Handbook/UITests/\(script).ui"] + options
        let outcome = try command.run(words)
        #expect(outcome.status == 0, "\(outcome.output)")
        for picture in images {
            let image = try #require(Pictures.read(command.folder.appendingPathComponent(picture)), "\(picture) was not saved")
            if let difference = GoldenImage.difference(of: image, from: Pictures.golden(picture)) { Issue.record("\(difference)") }
        }
    }

    // Proves HB-0.6.
    @Test("the audit script visits every page of the list")
    func auditedPages() throws {
        let sources = "Apps/Handbook/Sources/Handbook"
        let catalogue = try Self.text("\(sources)/Catalogue/Catalogue.swift")
        let texts = try Self.text("\(sources)/Resources/en.lproj/Lessons.strings")
        let script = try Self.text("Apps/Handbook/UITests/audit.ui")
        let titles = try catalogue.matches(of: /Lesson\(\s*"([a-z-]+)"/).map { lesson in
            let title = try Regex("\"\(lesson.output.1)\\.title\" = \"([^\"]+)\"")
            return try String(#require(texts.firstMatch(of: title)?.output[1].substring))
        }
        #expect(titles.count > 50)
        // A page that leaves a check out says why in the line before.
        let visit = try Regex("tap \"([^\"]+)\"\nwait idle\n(# [^\n]+\naudit( [a-z]+)+|audit)\n")
        let visited = Set(script.matches(of: visit).compactMap { $0.output[1].substring.map(String.init) })
        #expect(titles.filter { !visited.contains($0) } == [])
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: FerryCommand.root.appendingPathComponent(path), encoding: .utf8)
    }

    // Proves HB-0.5.
    @Test("no page cuts a text off with the largest text sizes", arguments: ["AX3", "AX5"])
    func clipped(_ size: String) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let script = command.folder.appendingPathComponent("clipped.ui")
        let lines = try Self.text("Apps/Handbook/UITests/audit.ui").replacing("\naudit\n", with: "\naudit clipped\n")
        try lines.write(to: script, atomically: true, encoding: .utf8)
        let outcome = try command.run(
            ["run", "Apps/Handbook", "--headless", "--script", script.path, "--set", "text-size=\(size)"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    /// Pages whose scripts go on at any text size. Cut texts are what "Priorities" and "Text details" show.
    private static let texts = scripts.map(\.script).filter { name in
        let others = [
            "apps", "audit", "calendars", "delegates", "gallery", "home", "lesson", "lock", "menus", "note-browser", "notifications",
            "notifications-refused", "own-keyboard", "own-text", "pages", "photos", "photos-limited", "pickers", "places", "priorities",
            "push", "search", "settings", "tables", "text-details", "text-exchange", "typing", "voiceover", "zoom-transitions",
        ]
        return !others.contains(name)
    }

    // Proves HB-0.5.
    @Test("no page cuts a text off with the largest text size after a touch", arguments: texts)
    func clippedAfterTouches(_ page: String) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        var lines: [String] = []
        for line in try Self.text("Apps/Handbook/UITests/\(page).ui").split(separator: "\n") {
            // Positions are those of the usual text size, and what is expected can be off the screen.
            guard line.starts(with: #/scroll to|tap "|type|key|wait/#) else { continue }
            lines.append(String(line))
            if line.starts(with: #/tap|type/#) { lines += ["wait idle", "audit clipped"] }
        }
        let script = command.folder.appendingPathComponent("touched.ui")
        try lines.joined(separator: "\n").write(to: script, atomically: true, encoding: .utf8)
        let outcome = try command.run(["run", "Apps/Handbook", "--headless", "--script", script.path, "--set", "text-size=AX5"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    // Proves HB-0.5.
    @Test(
        "its pages pass the audit in dark mode, with bold text and with more contrast",
        arguments: [
            ["--appearance", "dark"], ["--set", "bold-text=on"], ["--set", "increase-contrast=on"],
            ["--appearance", "dark", "--set", "increase-contrast=on"],
        ])
    func audit(_ looks: [String]) throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["run", "Apps/Handbook", "--headless", "--script", "Apps/Handbook/UITests/audit.ui"] + looks)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    // Proves HB-0.4, HB-0.5.
    @Test("its pages pass the audit on a pad, where the list stays next to them")
    func auditOnPad() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        // The first page is shown already; nothing leads back to the list.
        let pages = try Self.text("Apps/Handbook/UITests/audit.ui").split(separator: "\n\n").dropFirst(2)
        let script = command.folder.appendingPathComponent("pad.ui")
        let lines = pages.map { $0.replacing("tap \"Handbook\"\nwait idle", with: "") }.joined(separator: "\n")
        #expect(pages.count > 50)
        try Data((lines + "\n").utf8).write(to: script)
        let outcome = try command.run(["run", "Apps/Handbook", "--headless", "--script", script.path, "--device", "iPad Air"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("draws the same bytes twice")
    func determinism() throws {
        let images = try (0..<2).map { _ in
            let command = try FerryCommand()
            defer { command.remove() }
            let outcome = try command.run(["run", "Apps/Handbook", "--headless", "--script", "Apps/Handbook/UITests/calculator.ui"])
            #expect(outcome.status == 0, "\(outcome.output)")
            return try Data(contentsOf: command.folder.appendingPathComponent("calculator.png"))
        }
        #expect(images[0] == images[1])
    }

    @Test("stops at a failing line, names it, and shows the tree")
    func failingLine() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let script = command.folder.appendingPathComponent("wrong.ui")
        try "tap \"Calculator\"\nwait idle\nexpect \"43\"\n".write(to: script, atomically: true, encoding: .utf8)
        let outcome = try command.run(["run", "Apps/Handbook", "--headless", "--script", script.path])
        #expect(outcome.status != 0)
        #expect(outcome.output.contains("wrong.ui:3"), "\(outcome.output)")
        #expect(outcome.output.contains("UITextField"), "\(outcome.output)")
    }
}

@Suite("Control sheet", .serialized)
struct ControlSheetTests {
    @Test("shows every control in light and dark")
    func sheet() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(["run", "Fixtures/ControlSheet", "--headless", "--script", "Fixtures/ControlSheet/sheet.ui"])
        #expect(outcome.status == 0, "\(outcome.output)")
        for picture in ["control-sheet-light.png", "control-sheet-dark.png"] {
            let image = try #require(Pictures.read(command.folder.appendingPathComponent(picture)), "\(picture) was not saved")
            if let difference = GoldenImage.difference(of: image, from: Pictures.golden(picture)) { Issue.record("\(difference)") }
        }
    }
}

@Suite("A compile error in an app", .serialized)
struct WrongLineTests {
    @Test("is reported at the user's own file, line and column")
    func diagnostics() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let copy = command.folder.appendingPathComponent("Handbook")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        // Not the products next to them, which contain their build folder's path.
        for item in ["Package.swift", "Sources", "Tests"] {
            let original = FerryCommand.root.appendingPathComponent("Apps/Handbook").appendingPathComponent(item)
            try FileManager.default.copyItem(at: original, to: copy.appendingPathComponent(item))
        }
        let file = copy.appendingPathComponent("Sources/Handbook/Pages/CalculatorViewController.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let wanted = "        resultLabel.text = text"
        let line = try #require(text.components(separatedBy: "\n").firstIndex(of: wanted)) + 1
        try text.replacingOccurrences(of: wanted, with: "        resultLabel.test = text").write(
            to: file, atomically: true, encoding: .utf8)
        let outcome = try command.run(["build", copy.path])
        #expect(outcome.status != 0)
        #expect(outcome.output.contains("Pages/CalculatorViewController.swift:\(line):21: error:"), "\(outcome.output)")
    }
}

enum Pictures {
    static func golden(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens").appendingPathComponent(name)
    }

    static func read(_ url: URL) -> CGImage? {
        CGImageSourceCreateWithURL(url as CFURL, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    }
}
