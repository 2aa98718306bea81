import Foundation

/// `ferry doctor`: checks this machine for what Ferry needs, and says how to get the rest.
struct DoctorVerb {
    enum Finding: Equatable {
        case fine(String)
        /// A feature is limited; Ferry runs.
        case note(String)
        case missing(String)
    }

    let checkout: Checkout

    func run() throws {
        let findings = [swift()] + bundle() + frameworks() + packages() + [fonts(), display(), space()]
        for finding in findings {
            switch finding {
            case .fine(let text): print("ok       \(text)")
            case .note(let text): print("note     \(text)")
            case .missing(let text): print("missing  \(text)")
            }
        }
        let missing = findings.count { if case .missing = $0 { true } else { false } }
        guard missing == 0 else { throw CommandFailure("\(missing) thing\(missing == 1 ? " is" : "s are") missing") }
    }

    private func swift() -> Finding {
        let result = try? ChildProcess(["swift", "--version"]).capture()
        return Self.judge(swift: result.map { $0.output + $0.errors })
    }

    static func judge(swift output: String?) -> Finding {
        guard let output, let match = output.firstMatch(of: /Swift version (\d+)\.(\d+)[.\d]*/) else {
            return .missing("Swift 6.3: no 'swift' in PATH; install it from https://www.swift.org/install/linux")
        }
        guard let major = Int(match.1), let minor = Int(match.2), (major, minor) >= (6, 3) else {
            return .missing(
                "Swift 6.3: found \(match.0.dropFirst("Swift version ".count)); install it from https://www.swift.org/install/linux")
        }
        return .fine(String(match.0))
    }

    private func bundle() -> [Finding] {
        guard let bundle = checkout.bundle else { return [] }
        return [.fine("bundle \(bundle.manifest.version) for \(bundle.manifest.compiler), at \(bundle.root)")]
    }

    private func frameworks() -> [Finding] {
        guard checkout.bundle == nil, let stamp = try? FrameworkBuild.stamp(checkout) else { return [] }
        let built = [FrameworkConfiguration.release, .debug].first { FrameworkBuild.current(checkout, $0, stamp: stamp) != nil }
        switch built {
        case .release: return [.fine("frameworks: optimised")]
        case .debug: return [.note("frameworks: unoptimised; 'ferry build --frameworks' builds the optimised ones")]
        case nil: return [.note("frameworks: not built from these sources; the next run builds them")]
        }
    }

    private func packages() -> [Finding] {
        let list = TextFile.read(checkout.root + "/Scripts/packages.txt") ?? ""
        let wanted = checkout.bundle?.manifest.packages ?? Self.packages(in: list)
        guard ChildProcess.find("dpkg-query") != nil else {
            return [.note("not a Debian system: have the files of these packages: \(wanted.joined(separator: " "))")]
        }
        let format = "-f=${Package} ${db:Status-Status}\n"
        let result = try? ChildProcess(["dpkg-query", "-W", format] + wanted).capture()
        let installed = Set(
            (result?.output ?? "").split(separator: "\n").filter { $0.hasSuffix(" installed") }.compactMap {
                $0.split(separator: " ").first.map(String.init)
            })
        let absent = wanted.filter { !installed.contains($0) }
        if absent.isEmpty { return [.fine("\(wanted.count) Debian packages")] }
        let command = "apt-get update && apt-get install --no-install-recommends -y \(absent.joined(separator: " "))"
        return [.missing("Debian packages; './ferry run' installs them, or as root: \(command)")]
    }

    /// The names in a list of packages; `#` begins a comment.
    static func packages(in list: String) -> [String] {
        list.split(separator: "\n").map { $0.prefix { $0 != "#" } }.flatMap { $0.split(separator: " ").map(String.init) }
    }

    private func fonts() -> Finding {
        let folders = ["/usr/share/fonts"]
        let names = folders.flatMap { FileManager.default.enumerator(atPath: $0)?.compactMap { $0 as? String } ?? [] }
        let wanted = ["Inter": "fonts-inter", "NotoSansCJK": "fonts-noto-cjk", "NotoColorEmoji": "fonts-noto-color-emoji"]
        let absent = wanted.filter { name, _ in !names.contains { ($0 as NSString).lastPathComponent.hasPrefix(name) } }
        if absent.isEmpty { return .fine("fonts: Inter, Noto Sans CJK, Noto Color Emoji") }
        return .missing("fonts: \(absent.keys.sorted().joined(separator: ", ")), of \(absent.values.sorted().joined(separator: ", "))")
    }

    private func display() -> Finding {
        let environment = ProcessInfo.processInfo.environment
        if let name = environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"], !name.isEmpty { return .fine("display \(name)") }
        return .note("no display: 'ferry run' serves the device as a web page on this machine")
    }

    private func space() -> Finding {
        let free = DiskSpace.free(at: checkout.state) ?? DiskSpace.free(at: checkout.root) ?? 0
        let needed = checkout.bundle == nil ? DiskSpace.neededBySourceBuild : DiskSpace.neededByApp
        guard free >= needed else {
            let gigabytes = String(format: "%.1f", Double(free) / 1e9)
            return .missing("disk: \(gigabytes) GB free at \(checkout.state); a build needs \(needed / 1_000_000_000) GB")
        }
        return .fine("disk: \(free / 1_000_000_000) GB free")
    }
}
