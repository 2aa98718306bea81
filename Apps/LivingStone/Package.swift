// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "LivingStone",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    dependencies: [.package(path: "../Packages/SQLiteDatabase")],
    targets: [
        .executableTarget(
            name: "LivingStone", dependencies: ["SQLiteDatabase"], path: "Sources/LivingStone", exclude: ["Fonts/OFL.txt", "Info.plist"],
            resources: [.process("Resources"), .copy("Text/kjv.words"), .process("Fonts")]),
        .testTarget(name: "LivingStoneTests", dependencies: ["LivingStone"]),
    ]
)
