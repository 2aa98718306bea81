/// What the files of a target are, by their endings.
enum SourceKinds {
    static let portable: Set<String> = ["c", "cc", "cpp", "cxx", "c++", "s"]
    static let objectiveC: Set<String> = ["m", "mm"]
    static let headers: Set<String> = ["h", "hh", "hpp", "hxx", "inc", "pch"]
    static func isSource(_ path: String) -> Bool {
        let ending = PathText.ending(path)
        return ending == "swift" || portable.contains(ending) || objectiveC.contains(ending) || headers.contains(ending)
    }

    static let models: Set<String> = ["xcdatamodeld", "xcdatamodel"]
    static let interfaces: Set<String> = ["storyboard", "xib"]
    /// What a build reads, and what only people read.
    static let uncopied: Set<String> = [
        "xcconfig", "entitlements", "modulemap", "xctestplan", "docc", "playground", "pbxproj", "xcodeproj", "xcworkspace",
        "swiftinterface",
        "framework", "xcframework", "a", "tbd", "dylib", "md", "podspec", "gitkeep", "ui", "sh", "rb", "yml", "yaml", "lock", "resolved",
        "xcuserstate",
    ]
    /// What needs a compiler that Ferry does not have, and what such files are.
    static let uncompiled: [String: String] = [
        "mlmodel": "Core ML models", "mlpackage": "Core ML models",
        "metal": "Metal shaders", "intentdefinition": "intent definitions", "xcmappingmodel": "Core Data mapping models",
        "l": "Lex sources", "y": "Yacc sources", "d": "DTrace scripts", "rcproject": "Reality Composer projects",
    ]
}
