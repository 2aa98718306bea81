import VariantProtocol
import Foundation

/// What `ferry variants` has taken: `index.json`, `index.html`, and the plan of the contact sheet.
struct VariantIndex {
    struct Entry: Codable, Equatable {
        var file: String
        var screen: String
        var device: String
        var locale: String
        var direction: String
        var textSize: String
        var contrast: String
        var appearance: String
        /// > Units: points.
        var width: Double
        var height: Double
        /// False if the screen still changed.
        var isIdle: Bool
        var issues: [VariantPicture.Issue]
        /// What the launch and the look are called; not in the index.
        var heading = ""
        var caption = ""

        private enum CodingKeys: String, CodingKey {
            case file, screen, device, locale, direction, textSize, contrast, appearance, width, height, isIdle, issues
        }
    }

    private(set) var entries: [Entry] = []

    /// Adds what a launch has taken, in the order of its screens.
    mutating func add(_ pictures: [VariantPicture], of launch: VariantPlan.Launch, _ plan: VariantPlan) {
        for picture in pictures where launch.looks.indices.contains(picture.look) {
            let look = launch.looks[picture.look]
            entries.append(
                Entry(
                    file: picture.file, screen: picture.screen, device: picture.device, locale: launch.locale, direction: launch.direction,
                    textSize: look.values[.textSize] ?? "", contrast: look.values[.contrast] ?? "",
                    appearance: look.values[.appearance] ?? "", width: picture.width, height: picture.height, isIdle: picture.isIdle,
                    issues: picture.issues, heading: plan.heading(launch), caption: look.caption))
        }
    }

    /// Entries whose audit found something.
    var failed: [Entry] { entries.filter { !$0.issues.isEmpty } }

    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return try encoder.encode(entries) + [UInt8(ascii: "\n")]
        }
    }

    /// Groups by screen and launch, in their order.
    private var groups: [(heading: String, entries: [Entry])] {
        var screens: [String] = []
        for entry in entries where !screens.contains(entry.screen) { screens.append(entry.screen) }
        var groups: [(heading: String, entries: [Entry])] = []
        for screen in screens {
            for entry in entries where entry.screen == screen {
                let heading = ([screens.count > 1 ? screen : "", entry.heading].filter { !$0.isEmpty }).joined(separator: " · ")
                if groups.last?.heading == heading {
                    groups[groups.count - 1].entries.append(entry)
                } else {
                    groups.append((heading, [entry]))
                }
            }
        }
        return groups
    }

    /// Of the contact sheet. > Parameters: thumbnails: the folder of reduced images.
    func sheet(title: String, thumbnails: String, output: String) -> ContactSheetPlan {
        var groups = self.groups.map { group in
            ContactSheetPlan.Group(
                heading: group.heading, cells: group.entries.map { Self.cell($0, caption: $0.caption, thumbnails: thumbnails) })
        }
        // Headings over single images are their captions.
        if groups.allSatisfy({ $0.cells.count == 1 }) {
            let cells = zip(groups, entries).flatMap { group, _ in
                group.cells.map { ContactSheetPlan.Cell(picture: $0.picture, caption: group.heading, faults: $0.faults) }
            }
            groups = [ContactSheetPlan.Group(heading: "", cells: cells)]
        }
        return ContactSheetPlan(title: title, groups: groups, output: output)
    }

    private static func cell(_ entry: Entry, caption: String, thumbnails: String) -> ContactSheetPlan.Cell {
        let (width, height) = (max(1, entry.width), max(1, entry.height))
        return ContactSheetPlan.Cell(
            picture: "\(thumbnails)/\(entry.file)", caption: caption,
            faults: entry.issues.map {
                ContactSheetPlan.Fault(x: $0.x / width, y: $0.y / height, width: $0.width / width, height: $0.height / height)
            })
    }

    func html(title: String) -> String {
        var lines = [
            "<!doctype html>", "<html lang=\"en\"><head><meta charset=\"utf-8\"><title>\(Self.escaped(title))</title><style>",
            "body{font:15px/1.4 system-ui,sans-serif;margin:24px;background:#e5e5ea;color:#1c1c1e}",
            "section{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:240px}img{width:100%;display:block}",
            ".faulty img{outline:3px solid #d70015}.faults{color:#b00012;padding-left:18px;margin:4px 0;font-size:13px}",
            "label{display:block;margin-bottom:16px}body:has(#only:checked) figure:not(.faulty){display:none}",
            "</style></head><body>", "<h1>\(Self.escaped(title))</h1>",
            "<label><input type=\"checkbox\" id=\"only\"> Only those with accessibility faults (\(failed.count) of \(entries.count))</label>",
        ]
        for group in groups {
            if !group.heading.isEmpty { lines.append("<h2>\(Self.escaped(group.heading))</h2>") }
            lines.append("<section>")
            for entry in group.entries {
                let file = "pictures/\(Self.escaped(entry.file))"
                lines.append("<figure\(entry.issues.isEmpty ? "" : " class=\"faulty\"")>")
                lines.append("<a href=\"\(file)\"><img loading=\"lazy\" src=\"\(file)\" alt=\"\(Self.escaped(entry.caption))\"></a>")
                lines.append("<figcaption>\(Self.escaped(entry.caption))\(entry.isIdle ? "" : " (still changing)")")
                if !entry.issues.isEmpty {
                    lines.append("<ul class=\"faults\">")
                    lines += entry.issues.map { "<li>\(Self.escaped($0.text))</li>" }
                    lines.append("</ul>")
                }
                lines.append("</figcaption></figure>")
            }
            lines.append("</section>")
        }
        return lines.joined(separator: "\n") + "\n</body></html>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
