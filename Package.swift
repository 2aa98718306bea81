// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// With this variable the package is what runs of apps need and nothing else: the `ferry` command builds all of it at once.
let isForRunning = Context.environment["FERRY_RUN_ONLY"] != nil

let swift: [SwiftSetting] =
    [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")]
    // Overlapping accesses are found by the tests, whose builds check them; the checks take a tenth of the time of laying out a cell.
    + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

/// What is optimised in debug builds too, with assertions. Without, loops over pixels take tens of times longer; so do loops over bytes and
/// layouts, of which only tests have enough to notice.
let optimised: Set =
    isForRunning
    ? ["Accelerate", "CoreGraphics", "CoreImage", "RenderServer"]
    : [
        "Accelerate", "ConstraintEngine", "CoreGraphics", "CoreImage", "ImageIO", "RenderProtocol", "RenderServer", "Simulator",
        "ViewLayout",
        "TestSupport",
        "ConstraintEngineTests", "RenderServerTests",
    ]

func settings(_ name: String) -> [SwiftSetting] {
    optimised.contains(name) ? swift + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : swift
}

/// A module of Ferry, in `Sources/<name>`.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings(name))
}

/// The tests of one module, in `Tests/<name>Tests`, with their golden images in `Goldens`.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil, hasGoldens: Bool = false) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: hasGoldens ? ["Goldens"] : [],
        resources: resources, swiftSettings: settings(name + "Tests")
    )
}

/// A system C library; `Sources/<name>/module.modulemap`.
func library(_ name: String, _ pkgConfig: String?) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig)
}

let package = Package(
    name: "Ferry",
    products: [
        // Everything that an app links, in one dynamic library: rebuilding an app compiles and links only the app.
        .library(
            name: "FerryKit", type: .dynamic,
            targets: [
                "UIKit", "UIKitCore", "UILists", "UIDocuments", "QuickLook", "MessageUI", "AdSupport", "AppTrackingTransparency",
                "CoreTelephony", "WatchConnectivity", "LocalAuthentication", "StoreKit", "Network", "Contacts", "ContactsUI", "CoreMotion",
                "Accelerate",
                "CoreSpotlight", "GameplayKit", "UIKeyboard", "UIDynamics",
                "UIDeprecated",
                "UISystemViews", "UIPhotos", "ViewInspection", "QuartzCore", "CoreGraphics", "ImageIO", "ObjectiveC", "AppLink",
                "AudioToolbox",
                "UserNotifications",
                "CoreLocation", "DarwinC",
                "DarwinFoundation", "Security", "CoreText", "UniformTypeIdentifiers", "MobileCoreServices", "CoreServices",
                "SystemConfiguration", "os", "OSLog", "Symbols", "CoreMedia", "AVFoundation", "AVFAudio", "AVKit", "MediaPlayer",
                "PhotoLibrary", "Photos", "PhotosUI", "CoreImage", "MapKit",
                // Not a library of its own: it observes properties through the module ObjectiveC, which a process may have only once.
                "Combine",
                "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
            ]),
        // Networking for apps; a separate library, because libcurl loads thirty others and most apps do not use the network.
        .library(name: "FerryNetworking", type: .dynamic, targets: ["URLLoading"]),
        // URLSession's publishers. No app links it: its functions are compiled into the app, which has both modules that it connects.
        .library(name: "FerryNetworkingPublishers", type: .static, targets: ["URLLoadingPublishers"]),
        // Core Data. `ferry` makes an archive of its objects without those of the modules that are in FerryKit, which apps that use it link:
        // a process may have the module ObjectiveC only once, and only such apps load SQLite.
        .library(name: "FerryCoreDataObjects", type: .static, targets: ["CoreData", "ManagedDocuments"]),
        // Web views. Linked into the apps that use them, as Core Data is: only those load FoundationNetworking.
        .library(name: "FerryWebKitObjects", type: .static, targets: ["WebKit", "SafariServices", "AuthenticationServices"]),
        // Digests and ciphers, over libcrypto; separate for the same reason.
        .library(name: "FerryCrypto", type: .dynamic, targets: ["CryptoKit", "CommonCrypto"]),
        // Preloaded into an app that runs on the simulator's clock.
        .library(name: "FerryClock", type: .dynamic, targets: ["CVirtualClock"]),
        // Preloaded into an app in real time: the device's clock may differ from the machine's.
        .library(name: "FerryWallClock", type: .dynamic, targets: ["CWallClock"]),
        // Preloaded into a test's program, where one system call is to fail.
        .library(name: "FerryFaults", type: .dynamic, targets: ["FaultShim"]),
        .executable(name: "ferry-simulator", targets: ["FerrySimulator"]),
        // The shell, an ordinary app that the simulator starts.
        .executable(name: "ferry-shell", targets: ["ferry-shell"]),
    ],
    targets: [
        library("CCairo", "cairo-ft"), library("CPixman", "pixman-1"), library("CFreeType", "freetype2"),
        library("CHarfBuzz", "harfbuzz"), library("CFriBidi", "fribidi"), library("CHyphen", nil), library("CMarkdown", "libcmark-gfm"),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]), library("CWebP", "libwebpmux"),
        library("CGIF", nil), library("CDBus", "dbus-1"), library("CWebSockets", "libwebsockets"),
        // Apps import it, too, as the module `SQLite3`.
        library("CSQLite3", "sqlite3"), library("CCurl", "libcurl"), library("CNGHTTP2", "libnghttp2"),
        // Opens FFmpeg's libraries at run time; its headers are needed to compile.
        .target(name: "CMedia"),
        .target(name: "CImageCodecs", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("jpeg")]),
        .target(name: "CBox2D", linkerSettings: [.linkedLibrary("box2d")]),
        .target(name: "CPinyin", linkerSettings: [.linkedLibrary("googlepinyin")]),
        .target(name: "CTLS", linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]),
        .target(name: "CCrypto", linkerSettings: [.linkedLibrary("crypto")]),
        .target(name: "CX509", linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]),
        // Loads the library at run time.
        .target(name: "CSDL"),
        .target(name: "CCallSite"), .target(name: "CConstantTime"), .target(name: "CSystem"), .target(name: "CProcessSnapshot"),
        .target(name: "CVirtualClock", dependencies: ["CProcessSnapshot"]),
        .target(name: "CWallClock"),
        .target(name: "CXMLParser"),

        module("DeviceProtocol"), module("DriveProtocol"), module("ControlProtocol", ["DriveProtocol"]),
        module("DeviceRequests", ["DriveProtocol"]), module("DriveClient", ["DriveProtocol"]), module("VariantProtocol"),
        module("TestTrace"), module("InspectionProtocol"),
        module("TestRecorder", ["DriveProtocol"]),
        module("HostInterface", ["DeviceProtocol"]),
        module("ProgrammerErrors", ["CCallSite", "CSystem"]),
        module("ObjectiveC", ["CSystem", "ProgrammerErrors"]), module("DarwinC"),
        module("DarwinFoundation", ["CICU", "CMarkdown", "CSystem", "CXMLParser", "ProgrammerErrors"]),
        module("os"), module("OSLog", ["os"]), module("Symbols"), module("Combine", ["ObjectiveC", "ProgrammerErrors"]),
        module("CoreGraphics", ["CCairo", "CFreeType", "CPixman", "CSystem"]),
        module("ImageIO", ["CoreGraphics", "CImageCodecs", "CWebP", "CGIF"]),
        module("CoreImage", ["CoreGraphics", "ImageIO", "ObjectiveC"]),
        module("TextShaping", ["CoreGraphics", "CCairo", "CFreeType", "CHarfBuzz", "CFriBidi", "CICU", "CHyphen", "CSystem"]),
        module("RenderProtocol", ["DeviceProtocol", "CSystem"]),
        module("QuartzCore", ["RenderProtocol", "CoreGraphics", "TextShaping", "ObjectiveC", "ProgrammerErrors"]),
        module("ConstraintEngine"), module("ViewLayout"), module("KeyboardModel"), module("Physics", ["CBox2D"]),
        .target(
            name: "UIKitCore",
            dependencies: [
                "Symbols", "QuartzCore", "ConstraintEngine", "ViewLayout", "TextShaping", "ImageIO", "CoreImage", "DeviceProtocol",
                "DriveProtocol", "ObjectiveC",
                "DarwinFoundation",
                "ProgrammerErrors", "CoreGraphics", "RenderProtocol",
            ],
            swiftSettings: swift),
        module(
            "UILists",
            ["UIKitCore", "QuartzCore", "CoreGraphics", "ViewLayout", "DeviceProtocol", "DriveProtocol", "ObjectiveC", "ProgrammerErrors"]),
        module("UIKeyboard", ["UILists", "UIKitCore", "KeyboardModel", "QuartzCore", "DeviceProtocol", "ObjectiveC"]),
        module("UIDynamics", ["UILists", "UIKitCore", "Physics", "QuartzCore", "CoreGraphics", "ObjectiveC", "ProgrammerErrors"]),
        module(
            "UIDocuments",
            [
                "UILists", "UIKitCore", "UniformTypeIdentifiers", "QuartzCore", "CoreGraphics", "ObjectiveC", "DarwinFoundation",
                "ProgrammerErrors",
            ]),
        module("QuickLook", ["UIDocuments", "UIKitCore", "ObjectiveC"]),
        module("AdSupport"), module("AppTrackingTransparency"), module("CoreTelephony"),
        module("LocalAuthentication", ["UIKitCore", "DeviceProtocol", "DarwinFoundation", "ProgrammerErrors"]),
        module("WatchConnectivity", ["UIKitCore", "DeviceProtocol", "ObjectiveC"]),
        module("StoreKit", ["UIKitCore", "CoreGraphics", "ObjectiveC"]), module("Network", ["SystemConfiguration"]),
        module("CoreMotion", ["UIKitCore", "DeviceProtocol"]),
        module("Contacts", ["UIKitCore", "DarwinFoundation", "ObjectiveC", "ProgrammerErrors"]),
        module("ContactsUI", ["Contacts", "UIKitCore", "UILists", "CoreGraphics"]), module("Accelerate"),
        module("CoreSpotlight", ["UniformTypeIdentifiers"]), module("GameplayKit"),
        module("MessageUI", ["UIDocuments", "UILists", "UIKitCore", "UniformTypeIdentifiers", "CoreGraphics", "ObjectiveC"]),
        module("WebEngine", ["CSystem"]),
        module(
            "WebKit",
            [
                "WebEngine", "URLLoading", "DriveProtocol", "PhotosUI", "UIPhotos", "UIDocuments", "UIKitCore", "UniformTypeIdentifiers",
                "QuartzCore", "CoreGraphics", "ObjectiveC", "ProgrammerErrors",
            ]),
        module("SafariServices", ["WebKit", "UIKitCore", "CoreGraphics", "ObjectiveC", "ProgrammerErrors"]),
        module("AuthenticationServices", ["WebKit", "UIKitCore", "CoreGraphics", "ObjectiveC"]),
        module("UIDeprecated", ["UIKitCore", "UILists", "QuartzCore", "CoreGraphics", "ObjectiveC", "ProgrammerErrors"]),
        module(
            "UISystemViews", ["UIKitCore", "UILists", "QuartzCore", "CoreGraphics", "DeviceProtocol", "ObjectiveC", "ProgrammerErrors"]),
        module("AppLink", ["RenderProtocol", "DeviceProtocol", "CSystem"]),
        module("CoreText", ["UIKitCore", "TextShaping", "CoreGraphics"]),
        module(
            "UIKit",
            [
                "UIKitCore", "Symbols", "UILists", "UIDocuments", "UIKeyboard", "UIDynamics", "UIDeprecated", "UISystemViews",
                "UIPhotos", "ViewInspection", "AppLink", "UserNotifications", "QuartzCore", "CoreGraphics", "CoreImage",
                "ObjectiveC", "DeviceProtocol",
            ]),
        module("ViewInspection", ["InspectionProtocol", "UIKitCore", "UILists", "QuartzCore", "CoreGraphics", "ImageIO"]),
        module("PhotoLibrary", ["CoreGraphics", "ImageIO"]),
        module(
            "Photos",
            [
                "PhotoLibrary", "AVFoundation", "UIKitCore", "UILists", "QuartzCore", "CoreLocation", "CoreGraphics", "ImageIO",
                "ObjectiveC",
                "ProgrammerErrors",
            ]),
        module(
            "UIPhotos",
            [
                "Photos", "PhotoLibrary", "AVFoundation", "UIKitCore", "UILists", "QuartzCore", "CoreGraphics", "ObjectiveC",
                "ProgrammerErrors",
            ]),
        module("PhotosUI", ["Photos", "PhotoLibrary", "AVFoundation", "UIPhotos", "UIKitCore", "ObjectiveC", "ProgrammerErrors"]),
        module("CoreMedia", ["CoreGraphics"]),
        module(
            "AVFoundation",
            [
                "CMedia", "CoreMedia", "CoreGraphics", "QuartzCore", "ObjectiveC", "UIKitCore", "DeviceProtocol",
            ]),
        module("AVFAudio", ["AVFoundation"]),
        module("AVKit", ["AVFoundation", "CoreMedia", "UIKitCore", "QuartzCore", "CoreGraphics", "ObjectiveC"]),
        module("MediaPlayer", ["CoreGraphics", "UIKitCore"]),
        module("AudioToolbox", ["UIKitCore", "CoreGraphics", "DarwinFoundation", "DeviceProtocol", "ObjectiveC"]),
        module("UserNotifications", ["UIKitCore", "CoreLocation", "CoreGraphics", "ObjectiveC", "DeviceProtocol", "ProgrammerErrors"]),
        module("CoreLocation", ["UIKitCore", "ObjectiveC", "DeviceProtocol", "ProgrammerErrors"]),
        module("MapEngine", resources: [.embedInCode("Resources")]),
        module(
            "MapKit",
            ["MapEngine", "CoreLocation", "UIKitCore", "QuartzCore", "CoreGraphics", "DeviceProtocol", "ObjectiveC", "ProgrammerErrors"]),
        module("Security", ["CoreGraphics"]), module("UniformTypeIdentifiers"),
        module("MobileCoreServices", ["UniformTypeIdentifiers", "CoreGraphics"]), module("CoreServices", ["MobileCoreServices"]),
        module("URLLoading", ["CCurl", "CX509", "ProgrammerErrors"]),
        module("URLLoadingPublishers", ["Combine", "URLLoading"]),
        module("DataModel"), module("CoreData", ["CSQLite3", "DataModel", "ObjectiveC", "ProgrammerErrors"]),
        module("ManagedDocuments", ["CoreData", "UIDocuments", "UIKitCore", "DarwinFoundation", "ObjectiveC"]),
        module("CryptoKit", ["CCrypto", "CConstantTime", "ProgrammerErrors"]), module("CommonCrypto", ["CCrypto"]),
        module("SystemConfiguration", ["CoreGraphics", "DarwinFoundation"]),
        module("RenderServer", ["RenderProtocol", "CoreGraphics", "TextShaping", "HostInterface", "CPixman", "CSystem"]),
        module("HostHeadless", ["HostInterface"]), module("PushService", ["DeviceProtocol", "CNGHTTP2", "CTLS", "CConstantTime"]),
        module("AssistiveTree", ["DeviceProtocol"]),
        module("DesktopAccessibility", ["AssistiveTree", "DeviceProtocol", "HostInterface", "CDBus"]),
        module("HostSDL", ["DeviceProtocol", "HostInterface", "CSDL", "DesktopAccessibility"]),
        module(
            "HostBrowser", ["DeviceProtocol", "HostInterface", "InspectionProtocol", "CWebSockets", "CConstantTime"],
            resources: [.embedInCode("Page")]),
        module("Pinyin", ["CPinyin"]),
        module("HostSelector", ["HostInterface", "HostHeadless", "HostSDL", "HostBrowser"]),
        module(
            "Simulator",
            [
                "ControlProtocol", "DeviceProtocol", "DeviceRequests", "DriveProtocol", "HostInterface", "RenderServer", "RenderProtocol",
                "AppLink", "InspectionProtocol", "TestRecorder", "VariantProtocol",
                "TextShaping", "ImageIO", "CoreGraphics", "CProcessSnapshot", "CSystem", "PhotoLibrary", "Pinyin", "PushService",
            ]),
        module("_Testing_CoreGraphics"), module("_Testing_CoreImage"),
        module("_Testing_UIKit"),
        module(
            "XCUITest",
            [
                "DeviceRequests", "DriveClient", "DriveProtocol", "TestTrace", "UIKitCore", "CoreGraphics", "CoreLocation",
                "ObjectiveC", "ProgrammerErrors",
            ]),
        module("ScreenSnapshots", ["DeviceProtocol", "UIKitCore", "CoreGraphics"]),
        .executableTarget(
            name: "ferry-bench-render", dependencies: ["RenderServer", "RenderProtocol", "BenchSupport"], path: "Benchmarks/Render",
            swiftSettings: swift),
        .executableTarget(
            name: "ferry-bench-effects", dependencies: ["RenderServer", "RenderProtocol", "BenchSupport"], path: "Benchmarks/Effects",
            swiftSettings: swift),
        .executableTarget(name: "ferry-bench-uitest", dependencies: ["BenchSupport"], path: "Benchmarks/UITest", swiftSettings: swift),
        .executableTarget(name: "ferry-bench-services", dependencies: ["BenchSupport"], path: "Benchmarks/Services", swiftSettings: swift),
        .executableTarget(
            name: "ferry-bench-core-data", dependencies: ["CoreData", "CSQLite3", "BenchSupport"], path: "Benchmarks/CoreData",
            swiftSettings: swift),
        .executableTarget(name: "ferry-bench-timeline", dependencies: ["BenchSupport"], path: "Benchmarks/Timeline", swiftSettings: swift),
        .executableTarget(
            name: "ferry-bench-deals", dependencies: ["CryptoKit", "BenchSupport"], path: "Benchmarks/Deals", swiftSettings: swift),
        .executableTarget(name: "ferry-bench-weibo", dependencies: ["BenchSupport"], path: "Benchmarks/Weibo", swiftSettings: swift),
        .executableTarget(name: "ferry-bench-tuan", dependencies: ["BenchSupport"], path: "Benchmarks/Tuan", swiftSettings: swift),
        .executableTarget(
            name: "ferry-bench-living-stone", dependencies: ["BenchSupport"], path: "Benchmarks/LivingStone", swiftSettings: swift),
        .target(name: "BenchSupport", dependencies: ["CPixman"], path: "Benchmarks/Support", swiftSettings: swift),
        .executableTarget(
            name: "ferry-bench-text",
            dependencies: ["TextShaping", "UIKitCore", "QuartzCore", "RenderProtocol", "BenchSupport"], path: "Benchmarks/Text",
            swiftSettings: swift),
        .executableTarget(
            name: "ferry-bench-layout", dependencies: ["ConstraintEngine", "UIKitCore", "UILists", "BenchSupport"],
            path: "Benchmarks/Layout",
            swiftSettings: swift),
        .executableTarget(
            name: "FerrySimulator", dependencies: ["Simulator", "HostSelector", "HostInterface"], swiftSettings: swift),
        .executableTarget(
            name: "ferry-shell",
            dependencies: ["UIKit", "UIKitCore", "UserNotifications", "ViewLayout", "ObjectiveC", "DeviceProtocol", "DriveProtocol"],
            path: "Sources/FerryShell",
            swiftSettings: swift),
        .executableTarget(name: "ferry-bench-launch", path: "Benchmarks/Launch", swiftSettings: swift),
        // A minimal app without UIKit, for the simulator's tests.
        .executableTarget(name: "LinkFixture", dependencies: ["AppLink"], path: "Tests/LinkFixture", swiftSettings: swift),

        // Fault injection for files and sockets: the shim, and the program that runs with it.
        .target(name: "FaultShim", path: "Tests/FaultShim"),
        .executableTarget(
            name: "FaultFixture",
            dependencies: [
                "AppLink", "DarwinFoundation", "DeviceProtocol", "HostBrowser", "HostInterface", "PushService", "RenderServer", "Security",
                "Simulator",
            ],
            path: "Tests/FaultFixture", swiftSettings: swift),
        .testTarget(name: "FaultTests", dependencies: ["FaultFixture", "FaultShim"], path: "Tests/FaultTests", swiftSettings: swift),

        // Combine on the virtual clock: a program that advances it, and the test that runs the program with libFerryClock.
        .executableTarget(
            name: "CombineClockFixture", dependencies: ["Combine", "CSystem"], path: "Tests/CombineClockFixture", swiftSettings: swift),
        .testTarget(
            name: "CombineClockTests", dependencies: ["CombineClockFixture", "CSystem"], path: "Tests/CombineClockTests",
            swiftSettings: swift),

        // Batches of list updates and a plain model of them; a separate program runs them at length.
        .target(name: "BatchModel", dependencies: ["ViewLayout"], path: "Tests/BatchModel", swiftSettings: swift),
        .target(name: "AllocationCount", path: "Tests/AllocationCount"),
        .target(
            name: "ListChecking", dependencies: ["BatchModel", "AllocationCount", "UIKitCore", "UILists", "QuartzCore", "RenderProtocol"],
            path: "Tests/ListChecking",
            swiftSettings: swift),
        .executableTarget(
            name: "ferry-list-checks", dependencies: ["ListChecking", "BatchModel", "UIKitCore", "UILists"], path: "Tests/ListChecks",
            swiftSettings: swift),

        .target(
            name: "TestSupport",
            dependencies: ["CoreGraphics", "ImageIO", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"],
            path: "Tests/Support", swiftSettings: settings("TestSupport")),
        tests("DeviceProtocol"), tests("DriveProtocol"), tests("ControlProtocol", ["DriveProtocol"]),
        tests("DeviceRequests", ["DriveProtocol"]), tests("DriveClient", ["DriveProtocol"]), tests("TestTrace"),
        tests("InspectionProtocol"),
        tests("XCUITest", ["DeviceRequests", "DriveProtocol", "TestRecorder", "TestTrace"]),
        tests("TestRecorder", ["DriveProtocol"]),
        tests("ScreenSnapshots", ["UIKitCore", "TestSupport"]), tests("HostInterface"),
        tests("ViewInspection", ["InspectionProtocol", "AlertTestSupport", "UIKitCore", "UILists", "QuartzCore", "CoreGraphics"]),
        tests("ObjectiveC"),
        tests("os"), tests("DarwinFoundation"),
        tests("UniformTypeIdentifiers", ["MobileCoreServices", "CoreServices"]), tests("Security", ["TestSupport"]),
        tests("CoreMedia"), tests("AppTrackingTransparency", ["AdSupport", "CoreTelephony"]),
        tests("WatchConnectivity", ["DeviceProtocol"]), tests("MediaPlayer", ["UIKitCore", "CoreGraphics"]),
        // An application in memory that shows the system's alerts.
        .target(
            name: "AlertTestSupport", dependencies: ["UIKitCore", "QuartzCore", "CoreGraphics", "RenderProtocol", "DeviceProtocol"],
            path: "Tests/AlertSupport", swiftSettings: swift),
        tests(
            "LocalAuthentication",
            ["AlertTestSupport", "StoreKit", "Network", "SystemConfiguration", "UIKitCore", "DeviceProtocol"]),
        tests("Contacts", ["AlertTestSupport", "UIKitCore"]),
        tests("ContactsUI", ["AlertTestSupport", "Contacts", "UIKitCore", "UILists", "CoreGraphics"]), tests("Accelerate"),
        tests("CoreSpotlight", ["UniformTypeIdentifiers"]), tests("GameplayKit"),
        tests("CoreMotion", ["AlertTestSupport", "UIKitCore", "DeviceProtocol"]),
        tests(
            "AVFoundation",
            [
                "AVKit", "CoreMedia", "CoreGraphics", "QuartzCore", "ObjectiveC", "RenderProtocol", "DeviceProtocol", "UIKitCore",
                "TestSupport", "SwiftFour",
            ]),
        tests(
            "UIDocuments",
            [
                "QuickLook", "MessageUI", "ManagedDocuments", "CoreData", "UIKitCore", "UILists", "UniformTypeIdentifiers", "QuartzCore",
                "CoreGraphics", "DarwinFoundation",
                "ObjectiveC",
                "DeviceProtocol", "TestSupport",
            ]),
        tests("PhotoLibrary", ["CoreGraphics", "ImageIO"]),
        tests("WebEngine"),
        tests("WebKit", ["UIKitCore", "WebEngine", "URLLoading", "SafariServices", "AuthenticationServices", "TestSupport"]),
        tests(
            "Photos",
            [
                "PhotosUI", "UIPhotos", "PhotoLibrary", "CoreLocation", "CoreGraphics", "UIKit", "UIKitCore", "UILists", "ObjectiveC",
                "TestSupport",
            ]),
        tests("MapEngine"),
        tests(
            "MapKit",
            [
                "MapEngine", "CoreLocation", "UIKitCore", "QuartzCore", "CoreGraphics", "ObjectiveC", "DeviceProtocol", "RenderProtocol",
                "TestSupport",
            ]),
        tests("URLLoading"), tests("Combine", ["ObjectiveC", "URLLoading", "URLLoadingPublishers"]),
        tests("CoreData", ["CSQLite3", "DataModel", "ObjectiveC"]),
        tests("CryptoKit", ["CommonCrypto"]), tests("DarwinC"),
        tests("CoreGraphics", ["TestSupport"], hasGoldens: true), tests("ImageIO", ["TestSupport"]),
        tests("CoreImage", ["CoreGraphics", "ImageIO", "ObjectiveC", "TestSupport"]),
        tests("TextShaping", ["TestSupport", "CCairo"]), tests("RenderProtocol", ["TestSupport"]),
        tests("QuartzCore", ["TestSupport", "RenderServer", "ImageIO"]),
        tests("ConstraintEngine"), tests("ViewLayout", ["BatchModel"]),
        tests("Physics"), tests("KeyboardModel"), tests("Pinyin"),
        // Source in Swift 4, with UIKit's older names.
        .target(
            name: "SwiftFour", dependencies: ["QuartzCore", "UIKitCore", "UILists", "AVFoundation", "CoreMedia", "UserNotifications"],
            path: "Tests/SwiftFour",
            swiftSettings: [.swiftLanguageMode(.v4)]),
        .testTarget(
            name: "UIKitCoreTests",
            dependencies: [
                "Symbols", "UIKitCore", "UILists", "UIKeyboard", "UIDynamics", "UIDeprecated", "UISystemViews", "KeyboardModel", "UIKit",
                "CoreText", "AudioToolbox",
                "UserNotifications", "CoreLocation", "TestSupport", "ListChecking", "AllocationCount", "SwiftFour", "SystemConfiguration",
            ],
            swiftSettings: swift),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "UIKit", "UIKitCore", "UILists", "UIKeyboard", "KeyboardModel", "QuartzCore", "AppLink", "RenderServer", "RenderProtocol",
                "TestSupport",
            ],
            exclude: ["Goldens"], swiftSettings: swift),
        tests("AppLink", ["RenderProtocol", "DeviceProtocol"]), tests("RenderServer", ["TestSupport"], hasGoldens: true),
        .target(
            name: "HostTestSupport", dependencies: ["HostInterface"], path: "Tests/HostSupport", resources: [.copy("Programs")],
            swiftSettings: swift),
        tests("HostHeadless"), tests("PushService", ["DeviceProtocol"]), tests("AssistiveTree"),
        tests("HostSDL", ["HostTestSupport", "CSDL"]),
        tests("HostBrowser", ["HostTestSupport", "InspectionProtocol", "TestSupport"]),
        tests(
            "Simulator",
            [
                "ControlProtocol", "DeviceProtocol", "DeviceRequests", "DriveProtocol", "HostHeadless", "HostInterface", "ImageIO",
                "InspectionProtocol", "PhotoLibrary", "PushService", "TestRecorder", "VariantProtocol",
                "TestSupport", "LinkFixture",
            ]),
        .testTarget(
            name: "EndToEndTests", dependencies: ["TestSupport", "TestTrace", "HostTestSupport", "Simulator"], exclude: ["Goldens"],
            swiftSettings: swift
        ),
    ],
    cxxLanguageStandard: .cxx17
)

/// Whether the manifest places a target below `Tests` or `Benchmarks`; most test targets are there by convention.
func isForDevelopment(_ target: Target) -> Bool {
    ["Tests/", "Benchmarks/"].contains { target.path?.hasPrefix($0) ?? false }
}

if isForRunning {
    package.products.removeAll { $0.name == "FerryFaults" }
    package.targets.removeAll { isForDevelopment($0) || $0.type == .test }
}

// Builds of everything at once, for a first look without optimisation or for all checks: whole modules compile in two thirds of the time of
// batches of files, each of which reads the rest of its module again. Modules of tests need both processors, which batches use.
if isForRunning || Context.environment["FERRY_WHOLE_MODULES"] != nil {
    for target in package.targets where target.type != .test {
        guard let settings = target.swiftSettings else { continue }
        target.swiftSettings = settings + [.unsafeFlags(["-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug))]
    }
}

// Scripts/exit-tests.py builds some test files again, linked with the modules that apps run with. Those are not built for testing, but the
// tests may use their internal declarations nevertheless.
if let text = Context.environment["FERRY_TEST_SOURCES"],
    let sources = try? JSONDecoder().decode([String: [String]].self, from: Data(text.utf8))
{
    package.targets.removeAll { target in
        switch target.type {
        case .test: sources[target.name] == nil
        case .executable: isForDevelopment(target)
        default: false
        }
    }
    for target in package.targets where target.type == .test {
        target.sources = sources[target.name]
        target.exclude = []
        let flags = ["-Onone", "-Xfrontend", "-disable-testable-attr-requires-testable-module"]
        target.swiftSettings = swift + [.unsafeFlags(flags)]
        // Optimisation removes internal declarations that nothing else uses. Other tests in these files mention some; only exit tests run.
        target.linkerSettings = [.unsafeFlags(["-Xlinker", "--unresolved-symbols=ignore-in-object-files"])]
    }
}

// Entry points for libFuzzer; `Scripts/fuzz` sets the variable. They need a sanitizer's main function, so only it builds them.
if Context.environment["FERRY_FUZZ"] != nil {
    package.targets += [
        .executableTarget(
            name: "ferry-fuzz",
            dependencies: [
                "DarwinFoundation", "DeviceProtocol", "HostBrowser", "HostInterface", "ImageIO", "PushService", "RenderProtocol",
                "RenderServer", "Simulator", "ViewLayout",
            ],
            path: "Tests/Fuzz", swiftSettings: swift + [.unsafeFlags(["-parse-as-library"])]),
        .executableTarget(
            name: "ferry-fuzz-documents", dependencies: ["UIKitCore"], path: "Tests/FuzzDocuments",
            swiftSettings: swift + [.unsafeFlags(["-parse-as-library"])]),
    ]
}
