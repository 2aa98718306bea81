internal import Foundation
internal import TextShaping

/// Registers the font files that an app's `Info.plist` names under `UIAppFonts`.
///
/// > Contract: Information Property List, UIAppFonts: paths within the bundle, each registered before the app's code runs.
enum BundleFonts {
    /// Invalid entries are returned and reported on standard error; the others are registered.
    @discardableResult
    static func register(_ value: Any?, in bundle: Bundle) -> [String] {
        TextFont.serveGraphicsFonts()
        guard let value else { return [] }
        guard let names = value as? [Any] else { return report(["UIAppFonts is not an array of file names"]) }
        var problems: [String] = []
        for (index, entry) in names.enumerated() {
            guard let name = entry as? String, !name.isEmpty else {
                problems.append("item \(index) of UIAppFonts is not a file name")
                continue
            }
            do throws(TextError) {
                try TextFont.register(path: path(of: name, in: bundle))
            } catch {
                // The same file listed twice, or an app relaunched in one process.
                if case .alreadyRegistered = error { continue }
                problems.append("\"\(name)\" of UIAppFonts: \(error)")
            }
        }
        return report(problems)
    }

    private static func path(of name: String, in bundle: Bundle) -> String {
        let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
        let paths = folders.map { "\($0)/\(name)" }
        return paths.first { FileManager.default.fileExists(atPath: $0) } ?? paths.first ?? name
    }

    private static func report(_ problems: [String]) -> [String] {
        for problem in problems { FileHandle.standardError.write(Data("Info.plist: \(problem)\n".utf8)) }
        return problems
    }
}
