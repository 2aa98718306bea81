// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The SwiftSyntax of the toolchain that reads this manifest: next to the `swift` in PATH.
let host: String = {
    let environment = ProcessInfo.processInfo.environment
    let folders =
        [environment["FERRY_TOOLCHAIN_BIN"]].compactMap { $0 } + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/swift") {
        let swift = URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath()
        let host = swift.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
        if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
    }
    return "/usr/lib/swift/host"
}()

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"), .unsafeFlags(["-I", host])]
/// What reads and compares the elements of a screen for each action of an agent is optimised in debug builds too, with assertions.
let optimised = settings + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
let linker: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
    .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"),
]

/// `ferry doctor` reports that libpng is missing, so it builds the command line without it; the next command installs libpng and builds again.
let hasPNG = Context.environment["FERRY_WITHOUT_PNG"] == nil

let package = Package(
    name: "FerryTools",
    products: [.executable(name: "ferry-tool", targets: ["ferry-tool"])],
    targets: [
        .target(name: "SourceRewriter", swiftSettings: settings, linkerSettings: linker),
        .target(name: "AssetCompiler", swiftSettings: settings),
        // What apps have, too: Foundation's parser ends the process on declarations without optional parts.
        .target(name: "CXMLParser"),
        .target(name: "InterfaceCompiler", dependencies: ["CXMLParser"], swiftSettings: settings),
        .target(name: "XcodeProject", swiftSettings: settings),
        // What Core Data reads, too.
        .target(name: "DataModel", swiftSettings: settings),
        .target(name: "DataModelCompiler", dependencies: ["DataModel", "XcodeProject"], swiftSettings: settings),
        .target(name: "StringCatalogCompiler", dependencies: ["XcodeProject"], swiftSettings: settings),
        .target(name: "CChildProcess"),
        // What the simulator and UI tests speak, too.
        .target(name: "DriveProtocol", swiftSettings: optimised),
        .target(name: "ControlProtocol", dependencies: ["DriveProtocol"], swiftSettings: settings),
        // What the simulator reads and writes for `ferry variants`, too.
        .target(name: "VariantProtocol", swiftSettings: settings),
        .target(name: "DeviceRequests", dependencies: ["DriveProtocol"], swiftSettings: settings),
        .target(name: "DriveClient", dependencies: ["DriveProtocol"], swiftSettings: settings),
        .target(
            name: "CImageScaling", cSettings: hasPNG ? [] : [.define("FERRY_WITHOUT_PNG")],
            linkerSettings: hasPNG ? [.linkedLibrary("png16")] : []),
        // What tests of an interface write, too.
        .target(name: "TestTrace", swiftSettings: settings),
        .target(name: "TraceViewer", dependencies: ["TestTrace"], resources: [.embedInCode("Page")], swiftSettings: settings),
        .target(name: "TestReports", resources: [.embedInCode("Page")], swiftSettings: settings),
        .target(name: "TestSession", dependencies: ["TestReports"], swiftSettings: settings),
        .target(
            name: "TestPage", dependencies: ["TestSession", "TraceViewer"], resources: [.embedInCode("Page")], swiftSettings: settings),
        .target(name: "AgentServer", dependencies: ["CImageScaling", "DeviceRequests", "DriveProtocol"], swiftSettings: optimised),
        .target(name: "Monkey", dependencies: ["DeviceRequests", "DriveProtocol"], swiftSettings: settings),
        .target(
            name: "FerryCommand",
            dependencies: [
                "AgentServer", "CChildProcess", "ControlProtocol", "DeviceRequests", "DriveClient", "DriveProtocol", "SourceRewriter",
                "AssetCompiler",
                "DataModelCompiler", "InterfaceCompiler", "Monkey", "StringCatalogCompiler", "TestPage", "TestReports", "TestSession",
                "TestTrace",
                "TraceViewer", "VariantProtocol",
                "XcodeProject",
            ],
            swiftSettings: settings),
        .executableTarget(name: "ferry-tool", dependencies: ["FerryCommand"], swiftSettings: settings),
        .testTarget(name: "AgentServerTests", dependencies: ["AgentServer", "DriveProtocol"], swiftSettings: settings),
        .testTarget(name: "TraceViewerTests", dependencies: ["TestTrace", "TraceViewer"], swiftSettings: settings),
        .testTarget(name: "TestReportsTests", dependencies: ["TestReports"], swiftSettings: settings),
        .testTarget(name: "TestSessionTests", dependencies: ["TestReports", "TestSession"], swiftSettings: settings),
        .testTarget(name: "TestPageTests", dependencies: ["TestPage", "TestSession"], swiftSettings: settings),
        .testTarget(name: "MonkeyTests", dependencies: ["Monkey", "DeviceRequests", "DriveProtocol"], swiftSettings: settings),
        .testTarget(name: "SourceRewriterTests", dependencies: ["SourceRewriter"], swiftSettings: settings),
        .testTarget(name: "AssetCompilerTests", dependencies: ["AssetCompiler"], swiftSettings: settings),
        .testTarget(name: "InterfaceCompilerTests", dependencies: ["InterfaceCompiler"], swiftSettings: settings),
        .testTarget(name: "DataModelCompilerTests", dependencies: ["DataModelCompiler", "DataModel"], swiftSettings: settings),
        .testTarget(name: "StringCatalogCompilerTests", dependencies: ["StringCatalogCompiler"], swiftSettings: settings),
        .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"], swiftSettings: settings),
        .testTarget(
            name: "FerryCommandTests",
            dependencies: ["AgentServer", "ControlProtocol", "FerryCommand", "TestReports", "TestTrace", "VariantProtocol", "ferry-tool"],
            swiftSettings: settings),
    ]
)

// Entry points for libFuzzer; `Scripts/fuzz` sets the variable. They need a sanitizer's main function, so only it builds them.
if Context.environment["FERRY_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "tools-fuzz",
            dependencies: ["AssetCompiler", "DataModelCompiler", "InterfaceCompiler", "StringCatalogCompiler", "XcodeProject"],
            path: "Tests/Fuzz",
            swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}
