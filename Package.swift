// swift-tools-version: 6.0
import PackageDescription

let swift: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")]

/// A module of Ferry's own; `Sources/<name>`.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: swift)
}

/// The tests of one module; `Tests/<name>Tests`, with the pictures they compare with in `Goldens`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil, hasGoldens: Bool = false) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: hasGoldens ? ["Goldens"] : [],
        resources: resources, swiftSettings: swift
    )
}

/// A C library from the system; `Sources/<name>/module.modulemap`.
func library(_ name: String, _ pkgConfig: String?) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig)
}

let package = Package(
    name: "Ferry",
    products: [
        // Everything an app links, in one dynamic library: an app rebuild compiles and links the app only.
        .library(
            name: "FerryKit", type: .dynamic,
            targets: [
                "UIKit", "UIKitCore", "QuartzCore", "CoreGraphics", "ImageIO", "ObjectiveC", "AppLink", "AudioToolbox", "UserNotifications",
                "DarwinC",
                "DarwinFoundation", "Security", "CoreText",
                "os",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ]),
        // What apps load over the network with; a library of its own, since libcurl brings thirty others along and most apps load nothing.
        .library(name: "FerryNetworking", type: .dynamic, targets: ["URLLoading"]),
        // Loaded before an app that runs on the simulator's clock.
        .library(name: "FerryClock", type: .dynamic, targets: ["CVirtualClock"]),
        .executable(name: "ferry-simulator", targets: ["FerrySimulator"]),
    ],
    targets: [
        library("CCairo", "cairo-ft"), library("CPixman", "pixman-1"), library("CFreeType", "freetype2"),
        library("CHarfBuzz", "harfbuzz"), library("CFriBidi", "fribidi"),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]), library("CWebP", "libwebpmux"),
        library("CGIF", nil), library("CSDL", nil), library("CDBus", "dbus-1"), library("CWebSockets", "libwebsockets"),
        // Nothing of Ferry's: apps have it as the module `SQLite3`.
        library("CSQLite3", "sqlite3"), library("CCurl", "libcurl"),
        .target(name: "CImageCodecs", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("jpeg")]),
        .target(name: "CBox2D", linkerSettings: [.linkedLibrary("box2d")]),
        .target(name: "CPinyin", linkerSettings: [.linkedLibrary("googlepinyin")]),
        .target(name: "CSystem"), .target(name: "CVirtualClock"),

        module("HostInterface"),
        module("ObjectiveC"), module("DarwinC"), module("DarwinFoundation"), module("os"), module("CoreText", ["CoreGraphics"]),
        module("CoreGraphics", ["CCairo", "CPixman", "CSystem"]),
        module("ImageIO", ["CoreGraphics", "CImageCodecs", "CWebP", "CGIF"]),
        module("TextShaping", ["CoreGraphics", "CCairo", "CFreeType", "CHarfBuzz", "CFriBidi", "CICU"]),
        module("RenderProtocol", ["HostInterface", "CSystem"]),
        module("QuartzCore", ["RenderProtocol", "CoreGraphics", "TextShaping", "ObjectiveC"]),
        module("ViewLayout"), module("KeyboardModel"), module("Physics", ["CBox2D"]),
        .target(
            name: "UIKitCore",
            dependencies: [
                "QuartzCore", "ViewLayout", "KeyboardModel", "Physics", "TextShaping", "ImageIO", "HostInterface", "ObjectiveC",
                "DarwinFoundation",
            ],
            swiftSettings: swift),
        module("AppLink", ["RenderProtocol", "HostInterface", "CSystem"]),
        module("UIKit", ["UIKitCore", "AppLink"]), module("AudioToolbox", ["UIKitCore"]),
        module("UserNotifications", ["UIKitCore", "ObjectiveC"]),
        module("Security", ["CoreGraphics"]), module("URLLoading", ["CCurl"]),
        module("RenderServer", ["RenderProtocol", "CoreGraphics", "TextShaping", "HostInterface", "CPixman", "CSystem"]),
        module("HostHeadless", ["HostInterface"]),
        module("AssistiveTree", ["HostInterface"]),
        module("DesktopAccessibility", ["AssistiveTree", "HostInterface", "CDBus"]),
        module("HostSDL", ["HostInterface", "CSDL", "DesktopAccessibility"]),
        module("HostBrowser", ["HostInterface", "CWebSockets"], resources: [.embedInCode("Page")]),
        module("Pinyin", ["CPinyin"]),
        module("HostSelector", ["HostInterface", "HostHeadless", "HostSDL", "HostBrowser"]),
        module(
            "Simulator",
            ["HostInterface", "RenderServer", "RenderProtocol", "AppLink", "TextShaping", "ImageIO", "CoreGraphics", "CSystem", "Pinyin"]),
        module("_Testing_CoreGraphics"),
        module("_Testing_UIKit"),
        .executableTarget(
            name: "ferry-bench-render", dependencies: ["RenderServer", "RenderProtocol", "BenchSupport"], path: "Benchmarks/Render",
            swiftSettings: swift),
        .executableTarget(
            name: "ferry-bench-effects", dependencies: ["RenderServer", "RenderProtocol", "BenchSupport"], path: "Benchmarks/Effects",
            swiftSettings: swift),
        .executableTarget(name: "ferry-bench-services", dependencies: ["BenchSupport"], path: "Benchmarks/Services", swiftSettings: swift),
        .executableTarget(name: "ferry-bench-timeline", dependencies: ["BenchSupport"], path: "Benchmarks/Timeline", swiftSettings: swift),
        .target(name: "BenchSupport", dependencies: ["CPixman"], path: "Benchmarks/Support", swiftSettings: swift),
        .executableTarget(
            name: "ferry-bench-text",
            dependencies: ["TextShaping", "UIKitCore", "QuartzCore", "RenderProtocol", "BenchSupport"], path: "Benchmarks/Text",
            swiftSettings: swift),
        .executableTarget(
            name: "FerrySimulator", dependencies: ["Simulator", "HostSelector", "HostInterface"], swiftSettings: swift),
        .executableTarget(name: "ferry-bench-launch", path: "Benchmarks/Launch", swiftSettings: swift),
        // An app of nothing but a link, for the simulator's tests.
        .executableTarget(name: "LinkFixture", dependencies: ["AppLink"], path: "Tests/LinkFixture", swiftSettings: swift),

        // Batches of list updates and a plain model of them; the long run of them is a program of its own.
        .target(name: "BatchModel", dependencies: ["ViewLayout"], path: "Tests/BatchModel", swiftSettings: swift),
        .target(name: "AllocationCount", path: "Tests/AllocationCount"),
        .target(
            name: "ListChecking", dependencies: ["BatchModel", "AllocationCount", "UIKitCore", "QuartzCore", "RenderProtocol"],
            path: "Tests/ListChecking",
            swiftSettings: swift),
        .executableTarget(
            name: "ferry-list-checks", dependencies: ["ListChecking", "BatchModel", "UIKitCore"], path: "Tests/ListChecks",
            swiftSettings: swift),

        .target(
            name: "TestSupport", dependencies: ["CoreGraphics", "ImageIO", "_Testing_CoreGraphics", "_Testing_UIKit"],
            path: "Tests/Support", swiftSettings: swift),
        tests("HostInterface"), tests("ObjectiveC"), tests("os"), tests("DarwinFoundation"), tests("Security", ["TestSupport"]),
        tests("URLLoading"),
        tests("CoreGraphics", ["TestSupport"], hasGoldens: true), tests("ImageIO", ["TestSupport"]), tests("TextShaping", ["TestSupport"]),
        tests("RenderProtocol", ["TestSupport"]), tests("QuartzCore", ["TestSupport", "RenderServer", "ImageIO"]),
        tests("ViewLayout", ["BatchModel"]),
        tests("Physics"), tests("KeyboardModel"), tests("Pinyin"),
        .testTarget(
            name: "UIKitCoreTests",
            dependencies: [
                "UIKitCore", "KeyboardModel", "UIKit", "AudioToolbox", "UserNotifications", "TestSupport", "ListChecking",
            ],
            swiftSettings: swift),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "UIKit", "UIKitCore", "KeyboardModel", "QuartzCore", "AppLink", "RenderServer", "RenderProtocol", "TestSupport",
            ],
            exclude: ["Goldens"], swiftSettings: swift),
        tests("AppLink", ["RenderProtocol", "HostInterface"]), tests("RenderServer", ["TestSupport"], hasGoldens: true),
        .target(
            name: "HostTestSupport", dependencies: ["HostInterface"], path: "Tests/HostSupport", resources: [.copy("Programs")],
            swiftSettings: swift),
        tests("HostHeadless"), tests("AssistiveTree"), tests("HostSDL", ["HostTestSupport", "CSDL"]),
        tests("HostBrowser", ["HostTestSupport", "TestSupport"]),
        tests("Simulator", ["HostHeadless", "TestSupport", "LinkFixture"]),
        .testTarget(
            name: "EndToEndTests", dependencies: ["TestSupport", "HostTestSupport", "Simulator"], exclude: ["Goldens"], swiftSettings: swift
        ),
    ],
    cxxLanguageStandard: .cxx17
)
