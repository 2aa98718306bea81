// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Patterns",
    platforms: [.iOS(.v15)],
    targets: [
        .executableTarget(name: "Patterns", path: "Sources/Patterns"),
        .testTarget(name: "PatternsTests", dependencies: ["Patterns"]),
    ]
)
