// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "ImagePipeline",
    platforms: [.iOS(.v15)],
    products: [.library(name: "ImagePipeline", targets: ["ImagePipeline"])],
    targets: [
        .target(name: "ImagePipeline"),
        .testTarget(name: "ImagePipelineTests", dependencies: ["ImagePipeline"]),
    ]
)
