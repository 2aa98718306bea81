// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Weibo",
    defaultLocalization: "zh-Hans",
    platforms: [.iOS(.v15)],
    dependencies: [.package(path: "../Packages/ImagePipeline")],
    targets: [
        .executableTarget(
            name: "Weibo", dependencies: ["ImagePipeline"], path: "Sources/Weibo", exclude: ["Info.plist"],
            resources: [.process("Resources")]),
        .testTarget(name: "WeiboTests", dependencies: ["Weibo"]),
    ]
)
