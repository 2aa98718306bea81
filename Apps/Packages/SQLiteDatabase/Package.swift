// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "SQLiteDatabase",
    platforms: [.iOS(.v15)],
    products: [.library(name: "SQLiteDatabase", targets: ["SQLiteDatabase"])],
    targets: [.target(name: "SQLiteDatabase")]
)
