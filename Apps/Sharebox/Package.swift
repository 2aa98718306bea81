// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Sharebox",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    dependencies: [.package(path: "../Packages/ImagePipeline")],
    targets: [
        .executableTarget(
            name: "Sharebox", dependencies: ["ImagePipeline"], path: "Sources/Sharebox",
            resources: [.process("Resources"), .copy("Samples")]),
        .testTarget(name: "ShareboxTests", dependencies: ["Sharebox"]),
    ]
)
