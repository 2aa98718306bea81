/// What build settings say to the Swift compiler.
struct CompilerPlan {
    var languageMode = "5"
    var conditions: [String] = []
    var flags: [String] = []
    var notes: [String] = []

    init(_ settings: BuildSettings, target: String) {
        let version = settings["SWIFT_VERSION"] ?? "5"
        languageMode = Self.languageMode(version)
        if let major = version.split(separator: ".").first.flatMap({ Int($0) }), major <= 3 {
            notes.append("'\(target)' is written in Swift \(version), which no compiler of today reads; it is read as Swift 4")
        }
        conditions = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        addFlags(settings.words("OTHER_SWIFT_FLAGS"))
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { flags += ["-default-isolation", "MainActor"] }
        let checking = settings["SWIFT_STRICT_CONCURRENCY"] ?? "minimal"
        if ["targeted", "complete"].contains(checking), languageMode == "5" { flags.append("-strict-concurrency=\(checking)") }
        var features = settings.names.filter { $0.hasPrefix("SWIFT_UPCOMING_FEATURE_") && settings.isOn($0) }.compactMap {
            Self.features[$0]
        }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            features += [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ]
        }
        for feature in Set(features).sorted() where languageMode != "6" || Self.isAfterSwift6.contains(feature) {
            flags += ["-enable-upcoming-feature", feature]
        }
        for feature in settings.words("SWIFT_ENABLE_EXPERIMENTAL_FEATURES") { flags += ["-enable-experimental-feature", feature] }
        conditions = conditions.filter { name in
            name.first.map { $0 == "_" || $0.isLetter } ?? false && !name.contains { "=$()".contains($0) }
        }
    }

    /// The mode of today's compiler for a version of Swift; older ones than 4 are read as 4.
    static func languageMode(_ version: String) -> String {
        let parts = version.split(separator: ".").map { Int($0) }
        switch (parts.first ?? nil) ?? 5 {
        case ...3: return "4"
        case 4: return parts.count > 1 && parts[1] == 2 ? "4.2" : "4"
        case 5: return "5"
        default: return "6"
        }
    }

    private static let isAfterSwift6: Set<String> = [
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ExistentialAny", "InternalImportsByDefault",
        "MemberImportVisibility",
    ]

    private static let features = [
        "SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals",
        "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
        "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
        "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": "GlobalConcurrency",
        "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "RegionBasedIsolation",
        "SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    ]

    /// Of other flags only those that say what is compiled: the rest is for Apple's linker and systems.
    private mutating func addFlags(_ words: [String]) {
        var place = 0
        while place < words.count {
            let word = words[place]
            let next = place + 1 < words.count ? words[place + 1] : nil
            place += 1
            switch word {
            case "-D":
                if let next { conditions.append(next) }
                place += 1
            case "-enable-upcoming-feature", "-enable-experimental-feature", "-default-isolation":
                if let next { flags += [word, next] }
                place += 1
            case "-enable-bare-slash-regex": flags.append(word)
            case _ where word.hasPrefix("-D"): conditions.append(String(word.dropFirst(2)))
            case "-Xfrontend", "-Xcc", "-Xlinker", "-Xllvm": place += 1
            default: break
            }
        }
    }
}
