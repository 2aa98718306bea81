// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "FixtureApp",
    platforms: [.iOS(.v13)],
    dependencies: [.package(path: "../Numbers")],
    targets: [
        .target(name: "Turnstiles"),
        .executableTarget(name: "FixtureApp", dependencies: ["Turnstiles"]),
        .testTarget(name: "TurnstilesTests", dependencies: ["Turnstiles", .product(name: "Numbers", package: "Numbers")]),
        .testTarget(name: "KeyValueTests"),
    ]
)
