// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Timeline",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Timeline")]
)
