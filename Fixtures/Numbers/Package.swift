// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Numbers",
    products: [.library(name: "Numbers", targets: ["Numbers", "Checking"])],
    targets: [.target(name: "NumberShims"), .target(name: "Numbers", dependencies: ["NumberShims"]), .target(name: "Checking")]
)
