// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "WebApp",
    platforms: [.iOS(.v13)],
    targets: [.executableTarget(name: "WebApp", resources: [.process("Resources")])]
)
