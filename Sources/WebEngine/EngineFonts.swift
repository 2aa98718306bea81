internal import Foundation

/// The device's fonts in pages, which name them: a configuration of the library fontconfig, by which the engine finds others for them.
enum EngineFonts {
    /// Families that pages for iPhones name, and those that stand for them here, as for `UIFont`.
    static let families = [
        ("-apple-system", "Inter"), ("BlinkMacSystemFont", "Inter"), (".AppleSystemUIFont", "Inter"), ("San Francisco", "Inter"),
        ("SF Pro", "Inter"), ("SF Pro Text", "Inter"), ("SF Pro Display", "Inter"), ("SF UI Text", "Inter"), ("SF UI Display", "Inter"),
        ("PingFang SC", "Noto Sans CJK SC"), ("PingFang TC", "Noto Sans CJK TC"), ("PingFang HK", "Noto Sans CJK HK"),
        ("Hiragino Sans", "Noto Sans CJK JP"), ("Apple SD Gothic Neo", "Noto Sans CJK KR"),
    ]

    /// `system` is the configuration that it adds to.
    static func configuration(system: String) -> String {
        let rules = families.map { name, other in
            """
            <match target="pattern"><test name="family" qual="any"><string>\(name)</string></test>\
            <edit name="family" mode="assign" binding="same"><string>\(other)</string></edit></match>
            """
        }
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
            <include ignore_missing="yes">\(escaped(system))</include>
            \(rules.joined(separator: "\n"))
            </fontconfig>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }

    /// Writes the configuration. > Returns: the file; nil if it cannot be written: then pages have other fonts, and a log line says so.
    static func write(in folder: String, system: String) -> String? {
        let file = folder + "/ferry-fonts.conf"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(configuration(system: system).utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
            return file
        } catch {
            NSLog("WebKit: the fonts of pages cannot be configured in %@: %@", folder, "\(error)")
            return nil
        }
    }
}
