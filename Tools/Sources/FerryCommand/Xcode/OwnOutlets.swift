import Foundation

/// Outlets of a module's classes that the module declares itself, where a file of Interface Builder has a class of that name from another module.
///
/// Example projects of libraries have this: the storyboard was drawn with the library's framework, and the app compiles a copy of the library.
struct OwnOutlets {
    var module: String
    var sources: [String]

    /// The classes by the names of the outlets.
    func named(in interface: String) -> [String: Set<String>] {
        let text = (try? String(contentsOfFile: interface, encoding: .utf8)) ?? ""
        let foreign = Set(
            text.matches(of: /customClass="(\w+)" customModule="(\w+)"(?! customModuleProvider="target")/).filter { $0.2 != module }
                .map { String($0.1) })
        guard !foreign.isEmpty else { return [:] }
        let texts = sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        let own = foreign.filter { name in texts.contains { Self.declares(name, $0) } }
        guard !own.isEmpty else { return [:] }
        var outlets: [String: Set<String>] = [:]
        for text in texts {
            for outlet in text.matches(of: /@IBOutlet\b[^\n]*?\bvar\s+(\w+)\s*:\s*\[?\s*(\w+)\s*[\]!?]/)
            where own.contains(String(outlet.2)) {
                outlets[String(outlet.1), default: []].insert(String(outlet.2))
            }
        }
        return outlets
    }

    private static func declares(_ name: String, _ text: String) -> Bool {
        text.contains("class \(name)") && text.matches(of: /\bclass\s+(\w+)/).contains { $0.1 == name }
    }
}
