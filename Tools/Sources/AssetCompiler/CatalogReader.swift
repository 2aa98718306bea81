import Foundation

/// The assets and diagnostics read from catalogs so far.
struct CatalogReader {
    var index = AssetIndex()
    /// Files to copy: the path in the compiled catalog, and the source path.
    var files: [String: String] = [:]
    /// Bitmaps to draw: the path in the compiled catalog, and what is drawn there.
    var drawings: [String: PageDrawing] = [:]
    var diagnostics: [AssetDiagnostic] = []
    /// The catalog being read.
    var catalog = ""

    /// Rejects links out of the catalog: their target would be copied into the app.
    func checkLink(_ path: String) throws(AssetDiagnostic) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let root = URL(fileURLWithPath: catalog).resolvingSymlinksInPath().path
        guard target.hasPrefix(root + "/") else {
            throw .error(path, "is a link to \(target), outside of its catalog; put a copy in its place")
        }
    }

    mutating func add(_ kind: AssetKind, _ name: String, in folder: String) throws(AssetDiagnostic) {
        guard let contents = try ContentsFile(in: folder) else { throw .error(folder, "has no Contents.json") }
        switch kind {
        case .imageset: try addImages(name, folder, contents)
        case .symbolset: try addSymbols(name, folder, contents)
        case .colorset: try addColors(name, folder, contents)
        case .dataset: try addData(name, folder, contents)
        case .appiconset: try addIcons(name, folder, contents)
        }
    }

    /// Registers a file for copying and returns its path in the compiled catalog.
    private mutating func keep(_ file: String, of name: String, _ folder: String, kind: String) throws(AssetDiagnostic) -> String {
        try checkLink("\(folder)/\(file)")
        let place = "\(kind)/\(name)/\(file)"
        files[place] = "\(folder)/\(file)"
        return place
    }

    /// The file that an entry names; nil without one. One that does not exist is left out with a warning, as in Xcode: the set's other
    /// files are used.
    private mutating func file(of entry: Entry, in folder: String) throws(AssetDiagnostic) -> String? {
        guard let name = try entry.filename() else { return nil }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder), !isFolder.boolValue else {
            diagnostics.append(.warning(entry.file, "\(entry.place): there is no file \"\(name)\" in the set; it is left out"))
            return nil
        }
        return name
    }

    private mutating func isNew(_ name: String, _ folder: String, among names: some Collection<String>) -> Bool {
        guard names.contains(name) else { return true }
        diagnostics.append(.warning(folder, "there is another asset named \"\(name)\"; this one is ignored"))
        return false
    }

    private mutating func addImages(_ name: String, _ folder: String, _ contents: ContentsFile) throws(AssetDiagnostic) {
        guard isNew(name, folder, among: Array(index.images.keys)) else { return }
        let properties = contents.properties
        let intent = try properties.text("template-rendering-intent")
        var variants: [AssetIndex.Image] = []
        for entry in try contents.entries("images") {
            guard let file = try file(of: entry, in: folder), let conditions = try entry.conditions() else { continue }
            var image = AssetIndex.Image(file: "")
            switch (file as NSString).pathExtension.lowercased() {
            case "svg":
                image.isVector = true
                image.preservesVector = properties.flag("preserves-vector-representation") ? true : nil
            case "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif": image.scale = try scale(entry)
            case "pdf": image.scale = try scale(entry)
            case let other: throw entry.error("\"\(file)\": asset catalogs do not support the image format \"\(other)\"")
            }
            image.conditions = conditions.isEmpty ? nil : conditions
            image.rendering = intent
            image.resizing = try resizing(entry, scale: image.scale ?? 1)
            if let insets = try entry.entry("alignment-insets") { image.alignmentInsets = try sides(insets, scale: image.scale ?? 1) }
            if file.lowercased().hasSuffix(".pdf") {
                variants += try draw(file, of: name, folder, as: image)
            } else {
                image.file = try keep(file, of: name, folder, kind: "images")
                variants.append(image)
            }
        }
        index.images[name] = variants
    }

    /// A bitmap of a PDF's first page for each scale of a screen, as Xcode makes them. The page's points are pixels at the entry's scale.
    private mutating func draw(
        _ file: String, of name: String, _ folder: String, as image: AssetIndex.Image
    ) throws(AssetDiagnostic) -> [AssetIndex.Image] {
        try checkLink("\(folder)/\(file)")
        return [1, 2, 3].map { scale in
            var drawn = image
            drawn.scale = scale
            drawn.file = "images/\(name)/\(image.scale ?? 1)/\(file)@\(Int(scale))x.png"
            drawings[drawn.file] = PageDrawing(source: "\(folder)/\(file)", scale: scale / (image.scale ?? 1))
            return drawn
        }
    }

    private func scale(_ entry: Entry) throws(AssetDiagnostic) -> Double {
        guard let text = try entry.text("scale") else { return 1 }
        guard text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0, scale <= 16 else {
            throw entry.error("\"\(text)\" is not a scale; write it like \"2x\"")
        }
        return scale
    }

    private func sides(_ entry: Entry, scale: Double) throws(AssetDiagnostic) -> [Double] {
        var result: [Double] = []
        for side in ["top", "left", "bottom", "right"] { result.append((try entry.number(side) ?? 0) / scale) }
        return result
    }

    private func resizing(_ entry: Entry, scale: Double) throws(AssetDiagnostic) -> AssetIndex.Resizing? {
        guard let resizing = try entry.entry("resizing") else { return nil }
        guard let mode = try resizing.text("mode"), ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else {
            throw resizing.error("\"mode\" is not 9-part, 3-part-horizontal or 3-part-vertical")
        }
        let caps = try resizing.entry("cap-insets").map { (entry) throws(AssetDiagnostic) in try sides(entry, scale: scale) }
        let center = try resizing.entry("center")?.text("mode")
        return AssetIndex.Resizing(caps: caps ?? [0, 0, 0, 0], mode: center == "stretch" ? "stretch" : "tile")
    }

    private mutating func addSymbols(_ name: String, _ folder: String, _ contents: ContentsFile) throws(AssetDiagnostic) {
        guard isNew(name, folder, among: Array(index.images.keys)) else { return }
        var variants: [AssetIndex.Image] = []
        for entry in try contents.entries("symbols") {
            guard let file = try file(of: entry, in: folder), let conditions = try entry.conditions() else { continue }
            guard file.lowercased().hasSuffix(".svg") else { throw entry.error("\"\(file)\": a symbol is an SVG file") }
            variants.append(
                AssetIndex.Image(
                    file: try keep(file, of: name, folder, kind: "symbols"), conditions: conditions.isEmpty ? nil : conditions,
                    isVector: true,
                    isSymbol: true
                ))
        }
        index.images[name] = variants
    }

    private mutating func addColors(_ name: String, _ folder: String, _ contents: ContentsFile) throws(AssetDiagnostic) {
        guard isNew(name, folder, among: Array(index.colors.keys)) else { return }
        var variants: [AssetIndex.Color] = []
        for entry in try contents.entries("colors") {
            guard let conditions = try entry.conditions(), let value = try entry.entry("color") else { continue }
            var color = AssetIndex.Color(conditions: conditions.isEmpty ? nil : conditions)
            if let system = try value.text("reference") {
                color.system = system
            } else {
                color.components = try components(value)
                color.space = try value.text("color-space")?.contains("p3") == true ? "display-p3" : nil
            }
            variants.append(color)
        }
        index.colors[name] = variants
    }

    private func components(_ color: Entry) throws(AssetDiagnostic) -> [Double] {
        guard let parts = try color.entry("components") else { throw color.error("has neither components nor a reference") }
        var result: [Double] = []
        let isGray = parts.values["white"] != nil
        for key in isGray ? ["white", "white", "white", "alpha"] : ["red", "green", "blue", "alpha"] {
            result.append(try component(parts, key))
        }
        return result
    }

    /// A fraction (`0.5`), a byte (`128`) or a byte in hexadecimal (`0x80`).
    private func component(_ parts: Entry, _ key: String) throws(AssetDiagnostic) -> Double {
        if let number = parts.values[key] as? NSNumber { return number.doubleValue }
        guard let text = try parts.text(key) else { throw parts.error("there is no \"\(key)\"") }
        let value =
            text.lowercased().hasPrefix("0x")
            ? UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            : text.contains(".") ? Double(text) : Int(text).map { key == "alpha" && $0 <= 1 ? Double($0) : Double($0) / 255 }
        guard let value, value.isFinite else { throw parts.error("\"\(text)\" is no value for \"\(key)\"") }
        return value
    }

    private mutating func addData(_ name: String, _ folder: String, _ contents: ContentsFile) throws(AssetDiagnostic) {
        guard isNew(name, folder, among: Array(index.data.keys)) else { return }
        var items: [AssetIndex.DataItem] = []
        for entry in try contents.entries("data") {
            guard let file = try file(of: entry, in: folder), let conditions = try entry.conditions() else { continue }
            let type = try entry.text("universal-type-identifier")
            items.append(
                .init(file: try keep(file, of: name, folder, kind: "data"), type: type, conditions: conditions.isEmpty ? nil : conditions))
        }
        index.data[name] = items
    }

    private mutating func addIcons(_ name: String, _ folder: String, _ contents: ContentsFile) throws(AssetDiagnostic) {
        var icons: [AssetIndex.Icon] = []
        for entry in try contents.entries("images") {
            guard let file = try file(of: entry, in: folder) else { continue }
            let side = try entry.text("size")?.split(separator: "x").first.flatMap { Double($0) }
            let idiom = try entry.text("idiom") ?? "universal"
            icons.append(
                .init(file: try keep(file, of: name, folder, kind: "icons"), size: side ?? 1024, scale: try scale(entry), idiom: idiom))
        }
        index.icons[name] = icons
    }
}
