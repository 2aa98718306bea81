import Foundation

/// Compiles Interface Builder files into the form that the framework reads; `docs/interface-builder.md` describes it.
public struct InterfaceCompiler {
    private let files: [InterfaceFile]

    /// Incremented when the same file would give another result.
    private static let version = 4

    public init(files: [InterfaceFile]) { self.files = files }

    /// Writes the compiled files, unless they are up to date. Nothing is written when there is an error.
    ///
    /// - Parameter stampFile: stores the files and sizes that the output was compiled from.
    public func compile(into folder: String, stampFile: String) throws -> [InterfaceDiagnostic] {
        let stamp = stamp
        let before = FileManager.default.contents(atPath: stampFile).map { String(decoding: $0, as: UTF8.self) }
        let isThere = files.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0.output)") }
        if before == stamp, isThere { return [] }
        var diagnostics: [InterfaceDiagnostic] = []
        var outputs: [String: [String: Data]] = [:]
        for file in files {
            if outputs[file.output] != nil {
                diagnostics.append(.error(file.path, nil, "another file would become \(file.output) too"))
                continue
            }
            let compiled = compile(file)
            diagnostics += compiled.diagnostics
            outputs[file.output] = compiled.parts
        }
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
        for old in Self.outputs(of: before ?? "") where outputs[old] == nil {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(old)")
        }
        for (output, parts) in outputs { try write(parts, to: "\(folder)/\(output)") }
        let parent = (stampFile as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        // With warnings the next run compiles again, so that it repeats them.
        let isQuiet = diagnostics.isEmpty
        try (isQuiet ? stamp : Self.repeating + stamp).write(toFile: stampFile, atomically: true, encoding: .utf8)
        return diagnostics
    }

    private static let repeating = "with warnings\n"

    /// The parts of one compiled file: a `.nib` has one part, with an empty name.
    func compile(_ file: InterfaceFile) -> (parts: [String: Data], diagnostics: [InterfaceDiagnostic]) {
        do throws(InterfaceDiagnostic) {
            let root = try InterfaceReader.read(file.path)
            return try Self.compile(root, file)
        } catch {
            return ([:], [error])
        }
    }

    static func compile(
        _ root: InterfaceElement, _ file: InterfaceFile
    ) throws(InterfaceDiagnostic) -> (parts: [String: Data], diagnostics: [InterfaceDiagnostic]) {
        try check(root, file)
        var root = root
        let source = (file.path as NSString).lastPathComponent
        let context = BuildContext(file: file.path, source: source, module: file.module, isStoryboard: file.isStoryboard)
        context.readOwn(file.ownOutlets, in: root)
        if let table = file.strings {
            var strings = try InterfaceStrings(file: table)
            root = strings.localized(root)
            context.diagnostics += strings.diagnostics
        }
        context.usesAutolayout = root["useAutolayout"] == "YES"
        context.resources = InterfaceResources(root)
        var parts: [String: Data] = [:]
        if file.isStoryboard {
            let built = StoryboardBuilder(context: context).build(root)
            parts = built.documents.mapValues { BinaryPropertyList.data($0.finished().propertyList) }
            parts = Dictionary(uniqueKeysWithValues: parts.map { ($0.key + ".nib", $0.value) })
            parts["Info.plist"] = BinaryPropertyList.data(built.list)
        } else {
            parts[""] = BinaryPropertyList.data(XibBuilder(context: context).build(root).finished().propertyList)
        }
        return (context.hasErrors ? [:] : parts, context.diagnostics)
    }

    /// Checks that it is a file for iOS, of the kind that its file extension says.
    private static func check(_ root: InterfaceElement, _ file: InterfaceFile) throws(InterfaceDiagnostic) {
        guard root.name == "document" else {
            let old = root.name == "archive" ? "has the format of Xcode before version 5; open and save it with a later version" : nil
            throw .error(file.path, root.line, old ?? "is not an Interface Builder document: its first element is <\(root.name)>")
        }
        let type = root["type"] ?? ""
        guard type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") else {
            if type.contains(".Cocoa.") { throw .error(file.path, root.line, "is for macOS (\(type)), not for iOS") }
            throw .error(file.path, root.line, "has the type \"\(type)\", which is not one for iOS")
        }
        let wanted = "com.apple.InterfaceBuilder3.CocoaTouch." + (file.isStoryboard ? "Storyboard.XIB" : "XIB")
        guard type == wanted else { throw .error(file.path, root.line, "has the type \"\(type)\", which does not match its name") }
    }

    // MARK: Up-to-date check

    private func write(_ parts: [String: Data], to place: String) throws {
        let files = FileManager.default
        if let only = parts[""] {
            try files.createDirectory(atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            if files.contents(atPath: place) != only { try only.write(to: URL(fileURLWithPath: place), options: .atomic) }
            return
        }
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: place) where parts[name] == nil {
            try files.removeItem(atPath: "\(place)/\(name)")
        }
        for (name, data) in parts where files.contents(atPath: "\(place)/\(name)") != data {
            try data.write(to: URL(fileURLWithPath: "\(place)/\(name)"), options: .atomic)
        }
    }

    /// The files that the result depends on, with their sizes and modification times, and the paths of the outputs.
    private var stamp: String {
        var lines = ["version \(Self.version)"]
        for file in files {
            lines.append("file \(file.path) \(Self.state(of: file.path)) \(file.module ?? "")")
            lines += file.ownOutlets.sorted { $0.key < $1.key }.map { "outlet \($0.key) \($0.value.sorted())" }
            if let strings = file.strings { lines.append("strings \(strings) \(Self.state(of: strings))") }
            lines.append(Self.outputMark + file.output)
        }
        return lines.joined(separator: "\n")
    }

    private static let outputMark = "output "

    private static func outputs(of stamp: String) -> [String] {
        stamp.split(separator: "\n").filter { $0.hasPrefix(outputMark) }.map { String($0.dropFirst(outputMark.count)) }
    }

    private static func state(of path: String) -> String {
        let values = try? FileManager.default.attributesOfItem(atPath: path)
        return "\(values?[.size] ?? 0) \((values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
    }
}
