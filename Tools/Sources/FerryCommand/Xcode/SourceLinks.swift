import Foundation

/// Links to source files, in folders that SwiftPM takes for the targets of a package.
struct SourceLinks {
    /// The folder of one target.
    let place: String
    /// The folder that the paths of links are relative to.
    let base: String

    /// The folder of links to files that are not below `base`.
    static let outside = "_outside"

    /// The path of the link to a file.
    func link(to file: String) -> String {
        file.hasPrefix(base + "/") ? "\(place)/\(file.dropFirst(base.count + 1))" : "\(place)/\(Self.outside)\(file)"
    }

    /// Makes links to the files, and removes all others.
    func update(_ sources: [String]) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        var wanted: Set<String> = []
        for source in sources {
            let link = link(to: source)
            wanted.insert(link)
            if (try? files.destinationOfSymbolicLink(atPath: link)) == source { continue }
            try files.createDirectory(atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try? files.removeItem(atPath: link)
            try files.createSymbolicLink(atPath: link, withDestinationPath: source)
        }
        for case let relative as String in files.enumerator(atPath: place) ?? .init() {
            let path = "\(place)/\(relative)"
            let isLink = (try? files.destinationOfSymbolicLink(atPath: path)) != nil
            if isLink, !wanted.contains(path) { try files.removeItem(atPath: path) }
        }
    }

    /// What paths in messages stand for.
    var aliases: [(prefix: String, original: String)] { [("\(place)/\(Self.outside)/", "/"), (place + "/", base + "/")] }
}
