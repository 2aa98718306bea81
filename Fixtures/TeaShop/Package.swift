// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "TeaShop",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "TeaShop", path: "Sources/TeaShop")]
)
