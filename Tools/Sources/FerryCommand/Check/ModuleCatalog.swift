/// What an app may import besides its own modules, and what Apple has and Ferry lacks.
enum ModuleCatalog {
    /// Ferry's modules for apps. A test compares them with the products of Package.swift.
    static let frameworks: Set<String> = [
        "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
        "AuthenticationServices", "Combine",
        "CommonCrypto", "CoreData",
        "Contacts", "ContactsUI", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight",
        "CoreTelephony",
        "CoreText", "CryptoKit", "GameplayKit",
        "ImageIO",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices", "Network", "OSLog", "ObjectiveC",
        "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SQLite3", "SafariServices", "Security", "StoreKit", "Symbols",
        "SystemConfiguration", "URLLoading", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit", "os",
    ]

    /// Modules of the toolchain, and those that source rewriting replaces.
    static let toolchain: Set<String> = [
        "CoreFoundation", "Cxx", "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
        "_Concurrency", "_Differentiation", "_StringProcessing",
    ]

    /// Ferry's modules that are no frameworks of Apple's, and are loaded with them or searched in the same folders. The test compares them with
    /// Package.swift, too.
    private static let inner: Set<String> = [
        "AppLink", "AssistiveTree", "CBox2D", "CCairo", "CCallSite", "CConstantTime", "CCrypto", "CCurl", "CDBus", "CFreeType",
        "CFriBidi", "CGIF", "CHarfBuzz", "CHyphen", "CICU", "CImageCodecs", "CMarkdown", "CMedia", "CNGHTTP2", "CPinyin", "CPixman",
        "CProcessSnapshot", "CSDL", "CSQLite3", "CSystem", "CTLS", "CVirtualClock", "CWallClock", "CWebP", "CWebSockets", "CX509",
        "CXMLParser",
        "ConstraintEngine", "ControlProtocol", "DarwinC", "DarwinFoundation", "DataModel", "DesktopAccessibility", "DeviceProtocol",
        "DeviceRequests", "DriveClient", "DriveProtocol", "HostBrowser", "HostHeadless", "HostInterface", "HostSDL", "HostSelector",
        "InspectionProtocol", "KeyboardModel", "ManagedDocuments", "MapEngine", "PhotoLibrary", "Physics", "Pinyin",
        "ProgrammerErrors", "PushService", "RenderProtocol", "RenderServer", "ScreenSnapshots", "Simulator", "TestRecorder",
        "TestTrace", "TextShaping", "UIDeprecated", "UIDocuments", "UIDynamics", "UIKeyboard", "UIKitCore", "UILists", "UIPhotos",
        "UISystemViews", "URLLoadingPublishers", "VariantProtocol", "ViewInspection", "ViewLayout", "WebEngine", "XCUITest",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
    ]

    /// Names of modules that the compiler would find a project's own module for, where it looks for what UIKit loads.
    static let loaded = frameworks.union(inner).union(toolchain).subtracting(["Swift", "Darwin", "CoreFoundation", "FoundationNetworking"])

    static var provided: Set<String> { frameworks.union(toolchain) }

    /// Apple's modules that apps for iOS import most, by the list of frameworks in Apple's documentation. Ferry has none of them.
    static let missing: Set<String> = [
        "ARKit", "Accessibility", "Accounts", "ActivityKit", "AdServices",
        "AddressBook", "AddressBookUI", "AppIntents", "AssetsLibrary",
        "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts", "ClassKit", "CloudKit", "Compression", "CoreAudio",
        "CoreAudioKit", "CoreBluetooth", "CoreHaptics", "CoreMIDI", "CoreML", "CoreNFC",
        "CoreVideo", "CoreWLAN", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
        "FileProvider", "GLKit", "GameController", "GameKit", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "Intents",
        "IntentsUI", "JavaScriptCore", "LinkPresentation", "Messages", "Metal",
        "MetalKit", "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction",
        "NetworkExtension", "NotificationCenter", "OpenAL", "OpenGLES", "PDFKit", "PHASE", "PassKit", "PencilKit", "PushKit",
        "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit",
        "ScreenTime", "Social", "SoundAnalysis", "Speech", "SpriteKit", "SwiftData", "SwiftUI", "TVServices", "TipKit",
        "Twitter", "VideoToolbox", "Vision", "VisionKit", "WidgetKit", "iAd", "simd",
    ]

    /// What GameKit shows of GameplayKit.
    private static let gameplay =
        "Random|Shuffled|Gaussian|Mersenne|ARC4|LinearCong|State|Entity|Component|GameModel|Strategist|Minmax|MonteCarlo"

    /// The beginnings of all names of modules, where all have one: what a file that imports the module and has none of these needs is of others.
    private static let beginnings: [String: [String]] = [
        "ARKit": ["AR"], "Accounts": ["AC"], "AddressBook": ["AB", "kAB"], "AssetsLibrary": ["AL"], "CloudKit": ["CK"],
        "CoreBluetooth": ["CB"], "EventKit": ["EK"], "EventKitUI": ["EK"], "GLKit": ["GLK", "GL_", "gl", "EAGL"],
        "GameKit": ["GK(?!\(gameplay))"],
        "HealthKit": ["HK"], "HomeKit": ["HM"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
        "MultipeerConnectivity": ["MC", "kMC"], "NotificationCenter": ["NC"], "PDFKit": ["PDF"], "PencilKit": ["PK"], "SceneKit": ["SCN"],
        "Social": ["SL"],
        "SpriteKit": ["SK"], "WatchConnectivity": ["WC"],
    ]

    /// Whether a source file may use names of a missing module. Comments count as well.
    static func isUsed(_ module: String, in text: String) -> Bool {
        guard let beginnings = beginnings[module] else { return true }
        let pattern = "(?<![A-Za-z0-9_])(\(beginnings.joined(separator: "|")))[A-Z]"
        return text.range(of: pattern, options: .regularExpression) != nil
    }

    /// The missing modules, less those whose names packages give to targets or products of their own. > Parameters: roots: the packages' folders.
    static func absent(besides roots: [String]) -> Set<String> {
        let manifests = roots.compactMap { TextFile.read($0 + "/Package.swift") }
        return missing.subtracting(["SwiftUI"]).filter { name in !manifests.contains { $0.contains("\"\(name)\"") } }
    }
}
