import Foundation

/// Compiles asset catalogs into the folder that the framework reads.
public struct AssetCompiler {
    private let catalogs: [String]
    private let renderer: PageDrawing.Renderer?

    /// The folder's name in a bundle's resources.
    public static let folderName = "Assets.ferryassets"
    private static let maximumGroupDepth = 32

    /// - Parameter catalogs: paths of `.xcassets` folders; where two have an asset of the same name, the first one wins.
    /// - Parameter renderer: draws the pages of PDF files; nil leaves those images out, with a warning.
    public init(catalogs: [String], renderer: PageDrawing.Renderer? = nil) { (self.catalogs, self.renderer) = (catalogs, renderer) }

    /// Asset names as an app's sources may refer to them.
    public struct Names: Hashable, Sendable {
        public var images: [String] = []
        public var colors: [String] = []
    }

    /// Writes the compiled catalog, unless it is up to date. Nothing is written when there is an error.
    public func compile(into folder: String) throws -> [AssetDiagnostic] {
        let stamp = stamp
        let stampFile = folder + "/stamp"
        if FileManager.default.contents(atPath: stampFile) == Data(stamp.utf8) { return [] }
        var reading = read()
        guard !reading.diagnostics.contains(where: { $0.severity == .error }) else { return reading.diagnostics }
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (target, source) in reading.files {
            let place = "\(folder)/\(target)"
            try Self.makeFolder(of: place)
            // Copies a link's target: the relative link would be broken at the new path.
            try FileManager.default.copyItem(atPath: URL(fileURLWithPath: source).resolvingSymlinksInPath().path, toPath: place)
        }
        draw(&reading, into: folder)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(reading.index).write(to: URL(fileURLWithPath: folder + "/index.json"))
        // With warnings no stamp is written, so that the next build shows them again.
        if reading.diagnostics.isEmpty { try stamp.write(toFile: stampFile, atomically: true, encoding: .utf8) }
        return reading.diagnostics
    }

    private static func makeFolder(of path: String) throws {
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    }

    /// Draws the pages. An image that cannot be drawn is left out of the index, with a warning.
    private func draw(_ reading: inout CatalogReader, into folder: String) {
        var failed: [String: String] = [:]
        for (target, drawing) in reading.drawings.sorted(by: { $0.key < $1.key }) where failed[drawing.source] == nil {
            let place = "\(folder)/\(target)"
            do {
                guard let renderer else { throw AssetDiagnostic.warning(drawing.source, "PDF files cannot be drawn here") }
                try Self.makeFolder(of: place)
                try renderer(drawing, place)
            } catch {
                failed[drawing.source] = (error as? AssetDiagnostic)?.message ?? "\(error)"
            }
        }
        for (source, message) in failed.sorted(by: { $0.key < $1.key }) {
            reading.diagnostics.append(.warning(source, "\(message); the image is left out"))
        }
        for (name, images) in reading.index.images {
            reading.index.images[name] = images.filter { image in reading.drawings[image.file].map { failed[$0.source] == nil } ?? true }
        }
    }

    public var names: Names {
        let index = read().index
        return Names(images: index.images.keys.sorted(), colors: index.colors.keys.sorted())
    }

    /// The contents of the catalogs, without writing anything.
    func read() -> CatalogReader {
        var reading = CatalogReader()
        for catalog in catalogs {
            reading.catalog = catalog
            walk(catalog, prefix: "", depth: 0, &reading)
        }
        return reading
    }

    private func walk(_ folder: String, prefix: String, depth: Int, _ reading: inout CatalogReader) {
        guard depth < Self.maximumGroupDepth else {
            reading.diagnostics.append(.error(folder, "groups are nested more than \(Self.maximumGroupDepth) deep"))
            return
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            reading.diagnostics.append(.error(folder, "cannot be read"))
            return
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
            do throws(AssetDiagnostic) {
                try reading.checkLink(path)
                if let kind = AssetKind(path) {
                    try reading.add(kind, prefix + (name as NSString).deletingPathExtension, in: path)
                } else if (name as NSString).pathExtension.isEmpty {
                    let isNamespace = try ContentsFile(in: path)?.properties.flag("provides-namespace") ?? false
                    walk(path, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1, &reading)
                } else {
                    throw .warning(path, "sets of this kind are not supported; it is ignored")
                }
            } catch {
                reading.diagnostics.append(error)
            }
        }
    }

    /// The files that the result depends on, with their sizes and modification times.
    private var stamp: String {
        var lines = ["version \(AssetIndex().version)"]
        for catalog in catalogs {
            lines.append(catalog)
            let inside = FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String } ?? []
            for name in inside.sorted() {
                let values = try? FileManager.default.attributesOfItem(atPath: "\(catalog)/\(name)")
                let time = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
                lines.append("\(name) \(values?[.size] ?? 0) \(time)")
            }
        }
        return lines.joined(separator: "\n")
    }
}

enum AssetKind: String {
    case imageset, colorset, dataset, appiconset, symbolset

    init?(_ path: String) { self.init(rawValue: (path as NSString).pathExtension.lowercased()) }
}
