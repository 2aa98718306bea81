// swift-tools-version: 6.0
import PackageDescription

let swift: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")]

/// A module of the services, in `Sources/<name>`.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: swift)
}

/// The tests of one module, in `Tests/<name>Tests`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: swift)
}

let package = Package(
    name: "Services",
    products: [
        .executable(name: "share-service", targets: ["share-service"]), .executable(name: "deals-service", targets: ["deals-service"]),
        .executable(name: "weibo-service", targets: ["weibo-service"]), .executable(name: "sqlite-loop", targets: ["sqlite-loop"]),
        // Preloaded into a test's program, where one system call is to fail.
        .library(name: "ServiceFaults", type: .dynamic, targets: ["FaultShim"]),
    ],
    targets: [
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd"), .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .systemLibrary(name: "CLibPQ", pkgConfig: "libpq"), .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib"), .systemLibrary(name: "CCurl", pkgConfig: "libcurl"),

        // A symbolic link to Ferry's source of the same name: one comparison of secrets for the whole project.
        .target(name: "CConstantTime"),

        .executableTarget(name: "sqlite-loop", dependencies: ["CSQLite"], path: "Benchmarks/SQLiteLoop", swiftSettings: swift),

        module("JSON"),
        module("HTTP", ["JSON"]),
        module("Server", ["HTTP", "JSON", "CMicroHTTPD", "CZlib"]),
        module("Storage", ["CSQLite", "CLibPQ"]),
        module("Security", ["CLibCrypto", "CConstantTime"]),
        module("Accounts", ["HTTP", "JSON", "Security", "Storage"]),
        module("TextIndex"),
        module("Images", ["CZlib"]), module("Samples", ["Images"]),
        module("Share", ["Accounts", "HTTP", "Images", "JSON", "Samples", "Security", "Server", "Storage", "TextIndex"]),
        .executableTarget(
            name: "share-service", dependencies: ["Accounts", "HTTP", "JSON", "Server", "Share", "Storage"], swiftSettings: swift),
        .target(
            name: "Deals", dependencies: ["HTTP", "JSON", "Samples", "Security", "Server", "Storage", "TextIndex"],
            resources: [.embedInCode("Data/cities.txt"), .embedInCode("Data/categories.txt")], swiftSettings: swift),
        .executableTarget(
            name: "deals-service", dependencies: ["Deals", "HTTP", "JSON", "Server", "Storage"], swiftSettings: swift),

        module("Push", ["JSON", "CCurl"]),
        module("Microblog", ["Accounts", "HTTP", "JSON", "Images", "Push", "Samples", "Security", "Server", "Storage"]),
        .executableTarget(
            name: "weibo-service", dependencies: ["Accounts", "HTTP", "JSON", "Microblog", "Push", "Security", "Server", "Storage"],
            swiftSettings: swift),

        .target(name: "Support", dependencies: ["Storage"], path: "Tests/Support", swiftSettings: swift),
        // A service on a store of its own, for tests in their process and for those on a disk that fails.
        .target(
            name: "ShareSupport", dependencies: ["Accounts", "HTTP", "JSON", "Server", "Share", "Storage"], path: "Tests/ShareSupport",
            swiftSettings: swift),
        tests("JSON"), tests("HTTP", ["JSON"]), tests("Storage", ["Support"]), tests("Security"),
        tests("Server", ["HTTP", "JSON", "Support"]),
        tests("Share", ["Accounts", "HTTP", "JSON", "Security", "Server", "Storage", "Support", "ShareSupport", "TextIndex"]),
        tests("Deals", ["HTTP", "JSON", "Samples", "Security", "Server", "Storage", "Support", "TextIndex"]),
        tests("Images"), tests("Push", ["JSON"]), tests("TextIndex"),
        tests("Microblog", ["Accounts", "HTTP", "JSON", "Push", "Samples", "Security", "Server", "Storage", "Support"]),
        // Stores on a disk that fails: a link to the shim of Ferry's own tests, and what is run with it.
        .target(name: "FaultShim", path: "Tests/FaultShim"),
        .executableTarget(
            name: "service-faults", dependencies: ["HTTP", "JSON", "Server", "ShareSupport", "Storage"], path: "Tests/FaultFixture",
            swiftSettings: swift),
        // The services as processes; building the tests builds the executables.
        .testTarget(
            name: "ServiceProcessTests",
            dependencies: [
                "share-service", "deals-service", "weibo-service", "service-faults", "FaultShim", "JSON", "Security", "Storage", "Support",
            ],
            resources: [.copy("schemathesis.toml")],
            swiftSettings: swift),
    ]
)

// Entry points for libFuzzer; `Scripts/fuzz` sets the variable. They need a sanitizer's main function, so only it builds them.
if Context.environment["FERRY_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "services-fuzz", dependencies: ["HTTP", "JSON", "Share"], path: "Tests/Fuzz",
            swiftSettings: swift + [.unsafeFlags(["-parse-as-library"])]))
}
