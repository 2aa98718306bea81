// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Handbook",
    defaultLocalization: "en",
    platforms: [.iOS("18.0")],
    targets: [
        .executableTarget(name: "Handbook", path: "Sources/Handbook", exclude: ["Info.plist"], resources: [.process("Resources")]),
        .testTarget(name: "HandbookTests", dependencies: ["Handbook"]),
    ]
)
