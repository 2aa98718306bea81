// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "InterfaceApp",
    platforms: [.iOS(.v13)],
    targets: [
        .executableTarget(name: "InterfaceApp", exclude: ["Info.plist"], resources: [.process("Resources")])
    ]
)
