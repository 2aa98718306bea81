// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Tuan",
    defaultLocalization: "zh-Hans",
    platforms: [.iOS(.v15)],
    dependencies: [.package(path: "../Packages/ImagePipeline"), .package(path: "../Packages/SQLiteDatabase")],
    targets: [
        .executableTarget(
            name: "Tuan", dependencies: ["ImagePipeline", "SQLiteDatabase"], path: "Sources/Tuan", exclude: ["Info.plist"],
            resources: [.process("Resources")]),
        .testTarget(name: "TuanTests", dependencies: ["Tuan"]),
    ]
)
