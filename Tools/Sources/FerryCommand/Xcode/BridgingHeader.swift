import Foundation
import XcodeProject

/// What of a bridging header Swift can see here: the headers of C that it includes. Those of Objective-C are left out.
struct BridgingHeader {
    /// Where the header for the compiler is.
    let path: String
    let text: String

    /// Nil if nothing is left.
    init?(for module: ModulePlan, at path: String, contents: (String) -> String?) {
        guard let header = module.bridgingHeader, let own = contents(header) else { return nil }
        let folder = (header as NSString).deletingLastPathComponent
        var included: [String] = []
        for name in Self.includes(in: own) {
            let candidates = Self.places(of: name, in: module, folder)
            guard let found = candidates.first(where: { contents($0) != nil }), let text = contents(found) else { continue }
            if Self.isPortable(text) { included.append(found) }
        }
        guard !included.isEmpty else { return nil }
        self.path = path
        text = included.map { "#include \"\($0)\"\n" }.joined()
    }

    /// The modules that a bridging header imports, which all Swift files of its target see without an import of their own.
    static func modules(of module: ModulePlan, contents: (String) -> String?) -> [String] {
        guard let header = module.bridgingHeader, let own = contents(header) else { return [] }
        let included = includes(in: own).compactMap { name in
            places(of: name, in: module, (header as NSString).deletingLastPathComponent).lazy.compactMap(contents).first
        }
        return implied.filter { name in ([own] + included).contains { $0.contains("<\(name)/") || $0.contains("@import \(name);") } }
    }

    /// Each re-exports the next one.
    private static let implied = ["UIKit", "QuartzCore", "Foundation"]

    /// Where an included header may be: next to the header, among the target's, or next to its other sources.
    private static func places(of name: String, in module: ModulePlan, _ folder: String) -> [String] {
        let listed = module.headers.filter { $0.hasSuffix("/" + (name as NSString).lastPathComponent) }
        let folders = Set((module.objectiveC + module.portable).map { ($0 as NSString).deletingLastPathComponent })
        return ["\(folder)/\(name)"] + listed + folders.sorted().map { "\($0)/\((name as NSString).lastPathComponent)" }
    }

    private static func includes(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let line = line.drop { $0.isWhitespace }
            guard line.hasPrefix("#import") || line.hasPrefix("#include") else { return nil }
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.count == 3 ? String(parts[1]) : nil
        }
    }

    /// Whether a header is C.
    static func isPortable(_ text: String) -> Bool {
        let marks = ["@interface", "@protocol", "@class", "@import", "@property", "UIKit/UIKit.h", "Foundation/Foundation.h", "NS_ENUM"]
        return !marks.contains(where: text.contains)
    }
}
