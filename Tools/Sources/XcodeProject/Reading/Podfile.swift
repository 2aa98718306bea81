/// The pods of a `Podfile` that are in a folder of the repository: `pod 'Name', :path => '../'`.
struct Podfile {
    struct LocalPod: Equatable {
        var name: String
        var path: String
    }

    var pods: [LocalPod] = []
    /// Names of those that CocoaPods would fetch.
    var remotePods: [String] = []

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.prefix { $0 != "#" }.drop { $0.isWhitespace }
            guard line.hasPrefix("pod"), line.dropFirst(3).first.map({ $0.isWhitespace || $0 == "(" }) == true else { continue }
            // Names and paths are in quotation marks of either kind.
            let parts = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
            guard parts.count >= 3 else { continue }
            let name = String(parts[1].prefix { $0 != "/" })
            guard let key = parts.indices.dropFirst(2).first(where: { Self.isPathKey(parts[$0]) }), key + 1 < parts.count else {
                if !remotePods.contains(name) { remotePods.append(name) }
                continue
            }
            let pod = LocalPod(name: name, path: String(parts[key + 1]))
            if !pods.contains(pod) { pods.append(pod) }
        }
    }

    private static func isPathKey(_ text: Substring) -> Bool {
        let key = text.filter { !$0.isWhitespace && $0 != "," }
        return key == ":path=>" || key == "path:"
    }
}
