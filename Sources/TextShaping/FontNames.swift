/// The file for a descriptor, and the free stand-in for a named font of the device.
enum FontNames {
    private static let weightSteps = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

    /// 0...8, the nearest named weight.
    static func weightIndex(_ weight: Double) -> Int {
        weightSteps.indices.min { abs(weightSteps[$0] - weight) < abs(weightSteps[$1] - weight) } ?? 3
    }

    /// UIKit's weight for one of style sheets and font files. > Units: 400 is regular.
    static func weight(cssWeight: Double) -> Double {
        let place = min(max(cssWeight / 100 - 1, 0), Double(weightSteps.count - 1))
        let below = Int(place)
        let above = min(below + 1, weightSteps.count - 1)
        return weightSteps[below] + (weightSteps[above] - weightSteps[below]) * (place - Double(below))
    }

    /// > Parameters: identity: the font of the descriptor's name, if any.
    static func file(for descriptor: FontDescriptor, identity: FontIdentity?) -> FontFile {
        let index = weightIndex(descriptor.weight)
        switch descriptor.design {
        case .system, .rounded:
            return .inter(display: descriptor.size >= SystemFontMetrics.displaySize, weightIndex: index, italic: descriptor.italic)
        case .monospaced:
            return .monospaced(bold: index >= 5)
        case .serif:
            return .serif(bold: index >= 5, italic: descriptor.italic)
        case .named(let name):
            if let file = identity?.file { return file }
            let style = style(of: identity?.postScriptName ?? name)
            let weight = identity?.weight ?? style.weight ?? descriptor.weight
            let design = families[style.family] ?? .system
            if case .named = design { return .cjk(bold: weight >= 0.3) }
            return file(
                for: FontDescriptor(
                    design: design, size: descriptor.size, weight: weight, italic: identity?.isItalic ?? (style.italic || descriptor.italic)
                ),
                identity: nil)
        case .unlisted:
            return identity?.file ?? .symbols
        }
    }

    /// Whether there is a stand-in for a font of this name, which need not be in the list of the device's fonts.
    static func isStandIn(_ name: String) -> Bool { families[style(of: name).family] != nil }

    /// Families of the device and their stand-in's design; `.named` means the Chinese face.
    private static let families: [String: FontDescriptor.Design] = [
        ".sfui": .system, ".applesystemuifont": .system, "sfpro": .system, "sfprotext": .system, "sfprodisplay": .system,
        "helvetica": .system, "helveticaneue": .system, "arial": .system, "arialmt": .system, "avenir": .system, "avenirnext": .system,
        "verdana": .system, "trebuchetms": .system, "gillsans": .system, "futura": .system, "optima": .system,
        "arialroundedmtbold": .rounded,
        "sfprorounded": .rounded, "menlo": .monospaced, "courier": .monospaced, "couriernew": .monospaced, "couriernewpsmt": .monospaced,
        "sfmono": .monospaced, "americantypewriter": .serif, "georgia": .serif, "timesnewroman": .serif, "timesnewromanps": .serif,
        "timesnewromanpsmt": .serif,
        "palatino": .serif, "baskerville": .serif, "didot": .serif, "cochin": .serif, "hoeflertext": .serif, "newyork": .serif,
        "pingfangsc": .named("cjk"), "pingfangtc": .named("cjk"), "pingfanghk": .named("cjk"), "hiraginosans": .named("cjk"),
        "heitisc": .named("cjk"), "stheitisc": .named("cjk"), "stheititc": .named("cjk"), "applesdgothicneo": .named("cjk"),
    ]

    /// Splits "HelveticaNeue-BoldItalic" into family, weight and slant.
    static func style(of name: String) -> (family: String, weight: Double?, italic: Bool) {
        let parts = name.split(separator: "-", maxSplits: 1)
        let family = parts.first.map { $0.lowercased().filter { $0 != " " } } ?? ""
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        let weights: [(String, Double)] = [
            ("ultralight", -0.8), ("thin", -0.6), ("light", -0.4), ("semibold", 0.3), ("demibold", 0.3), ("medium", 0.23), ("heavy", 0.56),
            ("w6", 0.3), ("w7", 0.4),
            ("black", 0.62), ("bold", 0.4), ("regular", 0),
        ]
        let weight = weights.first { style.contains($0.0) }?.1
        return (family, weight, style.contains("italic") || style.contains("oblique"))
    }
}
