extension XcodeTarget {
    /// The Swift files of its phases and folders.
    func swiftFiles(_ files: ProjectFiles) -> [String] {
        let listed = phases.flatMap(\.items).compactMap { item -> String? in
            guard case .file(let path) = item, PathText.ending(path) == "swift" else { return nil }
            return path
        }
        let found = folders.filter(\.isWhole).flatMap { folder in
            files.below(folder.path).filter { PathText.ending($0) == "swift" && !folder.exceptions.contains($0) }.map {
                "\(folder.path)/\($0)"
            }
        }
        return listed + found
    }

    /// Whether one of its files has the start of an app in SwiftUI: `@main struct Name: App`.
    func startsInSwiftUI(_ files: ProjectFiles) -> Bool {
        swiftFiles(files).contains { path in
            guard let data = files.contents(path) else { return false }
            let text = String(decoding: data, as: UTF8.self)
            return text.contains("import SwiftUI") && text.contains(/@main\s+(?:\w+\s+)*struct\s+\w+\s*:\s*(?:SwiftUI\.)?App\b/)
        }
    }
}
