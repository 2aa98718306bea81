import Foundation
import SourceRewriter

/// The script that shows previews one after the other and saves the screen.
struct PreviewScript {
    /// The names of images.
    let files: [String]
    let text: String

    /// > Parameters: previews: in the order of the program's list.
    init(_ previews: [PreviewCode.Preview], of file: String) {
        let stem = Self.plain(((file as NSString).lastPathComponent as NSString).deletingPathExtension)
        var known: Set<String> = []
        var (names, lines): ([String], [String]) = ([], [])
        for (number, preview) in previews.enumerated() {
            let base = preview.name.map { stem + "-" + Self.plain($0) } ?? stem
            var (name, count) = (base, 1)
            // Files of names that differ in case only would be one file on some disks.
            while !known.insert(name.lowercased()).inserted {
                count += 1
                name = "\(base)-\(count)"
            }
            names.append(name + ".png")
            let turns = Self.turns(to: preview.orientation)
            lines += turns.map { "rotate \($0)" }
            // The first second of animations is over, also of those without an end.
            lines += ["open \"ferry-preview:\(number)\"", "wait 1", "screenshot \(name).png"]
            lines += turns.map { "rotate \($0 == "left" ? "right" : "left")" }
        }
        files = names
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func turns(to orientation: PreviewCode.Orientation) -> [String] {
        switch orientation {
        case .portrait: []
        case .landscapeLeft: ["right"]
        case .landscapeRight: ["left"]
        case .portraitUpsideDown: ["left", "left"]
        }
    }

    /// Without characters that have a meaning in scripts, shells or paths.
    private static func plain(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
        return text.isEmpty ? "-" : String(text.prefix(80))
    }
}
