// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Sharebox",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    dependencies: [.package(path: "../Packages/ImagePipeline"), .package(path: "../Packages/SQLiteDatabase")],
    targets: [
        .executableTarget(
            name: "Sharebox", dependencies: ["ImagePipeline", "SQLiteDatabase"], path: "Sources/Sharebox",
            resources: [.process("Resources"), .copy("Samples")]),
        .testTarget(name: "ShareboxTests", dependencies: ["Sharebox"]),
    ]
)
