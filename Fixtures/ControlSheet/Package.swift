// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "ControlSheet",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "ControlSheet", path: "Sources/ControlSheet")]
)
