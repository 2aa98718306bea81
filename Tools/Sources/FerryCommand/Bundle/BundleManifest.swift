/// The file `MANIFEST` of a bundle: what it was made from, for which machines, and the checksum of each of its files. Text that
/// `Scripts/bundle.sh` reads too, before any program of the bundle runs:
///
///     ferry-bundle 1
///     version 0.2.0
///     sources SHA256
///     compiler Swift version 6.3.1 (swift-6.3.1-RELEASE)
///     architecture x86_64
///     system debian 12
///     package libcairo2
///     file SHA256 SIZE PATH
///     end NUMBER-OF-FILES
struct BundleManifest: Equatable {
    struct File: Equatable {
        var path: String
        var size: UInt64
        var checksum: String
    }

    static let name = "MANIFEST"
    static let format = 1

    var version: String
    /// Identifies the contents of the sources: the output of `Scripts/source-stamp.sh`.
    var sources: String
    var compiler: String
    var architecture: String
    var system: String
    /// Debian packages that its programs need at run time.
    var packages: [String]
    var files: [File]

    var text: String {
        let fields = [
            "ferry-bundle \(Self.format)", "version \(version)", "sources \(sources)", "compiler \(compiler)",
            "architecture \(architecture)", "system \(system)",
        ]
        let lines =
            fields + packages.map { "package \($0)" } + files.map { "file \($0.checksum) \($0.size) \($0.path)" } + ["end \(files.count)"]
        return lines.joined(separator: "\n") + "\n"
    }
}

extension BundleManifest {
    init(reading text: String) throws(CommandFailure) {
        var values: [String: String] = [:]
        var (packages, files): ([String], [File]) = ([], [])
        var end: String?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2, end == nil else { throw Self.unreadable(index, line) }
            if index == 0, words != ["ferry-bundle", "\(Self.format)"] {
                throw CommandFailure(
                    words[0] == "ferry-bundle"
                        ? "the manifest has format \(words[1]), and this ferry reads format \(Self.format)" : "this is no bundle's manifest"
                )
            }
            switch words[0] {
            case "package": packages.append(words[1])
            case "file":
                let parts = words[1].split(separator: " ", maxSplits: 2).map(String.init)
                guard parts.count == 3, let size = UInt64(parts[1]), parts[0].count == 64, parts[0].allSatisfy(\.isHexDigit),
                    Self.isSafe(parts[2])
                else { throw Self.unreadable(index, line) }
                files.append(File(path: parts[2], size: size, checksum: parts[0]))
            case "end": end = words[1]
            case "ferry-bundle" where index == 0, "version", "sources", "compiler", "architecture", "system":
                guard values.updateValue(words[1], forKey: words[0]) == nil else { throw Self.unreadable(index, line) }
            default: throw Self.unreadable(index, line)
            }
        }
        func value(_ name: String) throws(CommandFailure) -> String {
            guard let value = values[name] else { throw CommandFailure("the manifest has no line '\(name)'") }
            return value
        }
        _ = try value("ferry-bundle")
        guard end == "\(files.count)" else { throw CommandFailure("the manifest is cut short") }
        self.init(
            version: try value("version"), sources: try value("sources"), compiler: try value("compiler"),
            architecture: try value("architecture"), system: try value("system"), packages: packages, files: files)
    }

    /// Whether a path stays in the bundle's folder and needs no quoting anywhere.
    static func isSafe(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty && part != "." && part != ".."
                && part.utf8.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"):
                        true
                    default: "._+-,@".utf8.contains(byte)
                    }
                }
        }
    }

    private static func unreadable(_ index: Int, _ line: Substring) -> CommandFailure {
        CommandFailure("the manifest's line \(index + 1) cannot be read: \(line.prefix(100))")
    }
}
