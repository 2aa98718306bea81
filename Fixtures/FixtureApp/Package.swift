// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "FixtureApp",
    platforms: [.iOS(.v13)],
    targets: [
        .target(name: "Turnstiles"),
        .executableTarget(name: "FixtureApp", dependencies: ["Turnstiles"]),
        .testTarget(name: "TurnstilesTests", dependencies: ["Turnstiles"]),
        .testTarget(name: "KeyValueTests"),
    ]
)
