import SwiftSyntax

/// Rewrites imports of parts of modules, and adds the modules that Foundation re-exports on Apple's systems but not on Linux.
final class ImportPass: SyntaxVisitor {
    private let context: RewriteContext
    private var modules: Set<String> = []
    /// Imports that are left out. What their headers show on iOS is still visible.
    private var absent: Set<String> = []
    private var access = ""
    private var isTest = false

    /// Modules whose parts can be imported by a submodule or declaration import: in Ferry they have no submodules.
    private static let whole: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "os", "ImageIO", "Dispatch", "WebKit", "SystemConfiguration",
        "Combine", "CryptoKit", "CommonCrypto", "CoreData", "CoreImage",
    ]
    /// Replacements for modules. A module named Darwin would make SwiftPM's test runner assume a Mac; CoreFoundation's functions come
    /// with Foundation, and its types are names for Foundation's. Ferry has its own `URLSession`, besides the requests and responses
    /// of FoundationNetworking.
    private static let moduleReplacements = ["Darwin": "Glibc", "CoreFoundation": "Foundation", "FoundationNetworking": "URLLoading"]
    static let networking: Set<String> = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "URLCredential", "URLProtocol", "HTTPCookie",
        "HTTPCookieStorage", "URLAuthenticationChallenge", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
        "URLSessionDownloadTask", "URLSessionUploadTask", "URLProtectionSpace", "CachedURLResponse", "URLSessionDelegate",
        "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionTaskMetrics", "URLCredentialStorage",
        "NSURLRequest", "NSMutableURLRequest", "NSURLConnection", "NSURLConnectionDelegate", "NSURLConnectionDataDelegate",
        "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodClientCertificate", "serverTrust",
        "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess", "networkUnavailableReason",
        "downloadTaskResumeData", "NSURLSessionDownloadTaskResumeData", "URLProtocolClient", "URLSessionWebSocketTask",
        "URLSessionWebSocketDelegate",
    ]
    /// Part of Security; here they are in the module that connects to servers.
    private static let trust = ["SecTrust", "SecCertificate", "SecPolicy", "SecKey", "kSecRevocation"]
    /// Part of Darwin, which every framework shows.
    private static let unfairLocks: Set<String> = [
        "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_lock", "os_unfair_lock_trylock", "os_unfair_lock_unlock",
    ]
    /// The types of Combine by which a file uses it, unless the sources declare one of the name; the others have names that apps give to types of
    /// their own.
    private static let combine: Set<String> = [
        "ObservableObject", "ObservableObjectPublisher", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
        "Published",
    ]
    private static let activities: Set<String> = ["NSUserActivity", "NSUserActivityDelegate", "NSUserActivityTypeBrowsingWeb"]
    private static let darwin: Set<String> = [
        "ARG_MAX", "ByteCount", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFIndex", "CHAR_MIN", "CHILD_MAX", "DOMAIN", "FP_ILOGB0",
        "FP_ILOGBNAN", "FP_SUPERNORMAL", "FourCharCode", "GID_MAX", "HUGE", "INT16_MIN", "INT32_MIN", "INT64_MAX", "INT64_MIN",
        "INTMAX_MAX", "INTMAX_MIN", "INT_MIN", "IOV_MAX", "ItemCount", "LINK_MAX", "LLONG_MIN", "LONG_BIT", "LONG_LONG_MAX",
        "LONG_LONG_MIN", "LONG_MIN", "MAXFLOAT", "MAXHOSTNAMELEN", "MAXPATHLEN", "NL_ARGMAX", "NSEC_PER_MSEC", "NSEC_PER_SEC",
        "NSEC_PER_USEC", "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax", "NZERO", "OFF_MAX", "OFF_MIN", "OPEN_MAX", "OSErr", "OSStatus",
        "OSType", "OVERFLOW", "PLOSS", "QUAD_MAX", "QUAD_MIN", "RSIZE_MAX", "SCHAR_MIN", "SHRT_MIN", "SING", "SIZE_T_MAX", "SInt16",
        "SInt32", "SInt64", "SInt8", "TLOSS", "UCHAR_MAX", "UID_MAX", "UINT64_MAX", "UINTMAX_MAX", "UINT_MAX", "ULLONG_MAX",
        "ULONG_LONG_MAX", "ULONG_MAX", "UNDERFLOW", "UQUAD_MAX", "USEC_PER_SEC", "USHRT_MAX", "UTF32Char", "UniChar", "WORD_BIT",
        "X_TLOSS", "__cospi", "__cospif", "__exp10", "__exp10f", "__sincos", "__sincosf", "__sinpi", "__sinpif", "__tanpi", "__tanpif",
        "OSAtomicAdd32", "OSAtomicAdd32Barrier", "OSAtomicAdd64", "OSAtomicCompareAndSwap32", "OSAtomicCompareAndSwap32Barrier",
        "OSAtomicCompareAndSwap64", "OSAtomicDecrement32", "OSAtomicDecrement32Barrier", "OSAtomicDecrement64", "OSAtomicIncrement32",
        "OSAtomicIncrement32Barrier", "OSAtomicIncrement64", "OSMemoryBarrier", "OSSpinLock", "OSSpinLockLock", "OSSpinLockTry",
        "OSSpinLockUnlock", "OS_SPINLOCK_INIT",
        "arc4random_stir", "clock_gettime_nsec_np", "integer_t", "kCFAbsoluteTimeIntervalSince1970", "kern_return_t",
        "mach_absolute_time", "mach_timebase_info", "mach_timebase_info_data_t", "natural_t", "noErr", "pthread_create",
        "pthread_key_create", "pthread_main_np", "pthread_mutexattr_settype",
        "pthread_setname_np", "strlcat",
        "strlcpy", "u_int16_t", "u_int32_t", "u_int64_t", "u_int8_t", "memcpy", "memmove", "memset", "memcmp", "strlen", "strcmp",
        "strncmp", "strdup", "_SYS_NAMELEN",
        "KERN_INVALID_ARGUMENT", "KERN_SUCCESS", "MACH_TASK_BASIC_INFO", "TASK_VM_INFO", "mach_msg_type_number_t", "mach_port_t",
        "mach_task_basic_info", "mach_task_basic_info_data_t", "mach_task_self", "mach_task_self_", "mach_vm_size_t", "task_flavor_t",
        "task_info", "task_info_t", "task_t", "task_vm_info", "task_vm_info_data_t", "time_value_t",
    ]
    /// Functions of Core Foundation that the module CoreGraphics has.
    private static let coreFoundation: Set<String> = [
        "CFStringTransform", "CFRangeMake", "CFRange", "CFMutableString", "kCFNotFound",
        "CFGetRetainCount", "CFString", "CFTypeRef", "CFData", "CFMutableData", "CFURL", "CFArray", "CFDictionary", "CFNumber", "CFBoolean",
        "CFError", "CFOptionFlags", "CFAllocator", "kCFAllocatorDefault", "CFDataCreate", "CFDataCreateMutable", "CFDataAppendBytes",
        "CFErrorCopyDescription", "CFErrorCopyFailureReason", "CFErrorCopyRecoverySuggestion", "CFErrorCopyUserInfo", "CFErrorGetCode",
        "CFErrorGetDomain", "CFEqual", "CFHash", "CFBooleanGetValue", "CFArrayGetCount", "CFStringGetLength",
    ]
    private static let runtime: Set<String> = [
        "Selector", "autoreleasepool", "perform", "responds", "NSSelectorFromString", "NSStringFromSelector", "objc_getAssociatedObject",
        "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_enter", "objc_sync_exit", "setValue", "value", "selector",
        "performSelector", "setValuesForKeys",
        "dictionaryWithValues", "observe", "observeValue", "addObserver", "removeObserver", "willChangeValue", "didChangeValue",
        "NSKeyValueObservation", "NSKeyValueChangeKey", "NSKeyValueChange", "NSKeyValueObservedChange", "NSKeyValueObservingOptions",
        "NSPredicate", "NSSortDescriptor", "NSExpression", "NSComparisonPredicate", "NSCompoundPredicate", "filtered", "sortedArray",
        "CVarArg", "NSLog", "format", "localizedStringWithFormat", "latinToGreek", "applyTransform", "NSHashTable", "NSMapTable",
        "NSPointerFunctions", "NSPointerArray", "threadDictionary", "NSMutableDictionary",
        "AutoreleasingUnsafeMutablePointer", "NSKeyValueOperator", "validateValue", "superclass",
        "class_getName", "class_getSuperclass", "object_getClass", "object_getClassName", "objc_getClass", "objc_lookUpClass",
        "class_respondsToSelector", "sel_getName", "sel_registerName", "class_getInstanceMethod", "class_getClassMethod",
        "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList", "class_getProperty", "method_exchangeImplementations",
        "method_setImplementation", "class_addMethod", "class_replaceMethod", "imp_implementationWithBlock", "object_setClass",
        "class_getMethodImplementation", "forwardingTarget", "getObjectValue", "RunLoopMode", "NSCalendar", "dataReadingMapped",
        "mappedRead", "uncachedRead", "atomicWrite", "NSDate", "nonretainedObject", "nonretainedObjectValue", "pointerValue",
    ]
    private static let darwinFoundation: Set<String> = [
        "makeMemoryPressureSource", "DispatchSourceMemoryPressure", "MemoryPressureEvent", "NSDataDetector", "NSTextCheckingTypes",
        "NSTextCheckingKey", "markdown", "MarkdownParsingOptions", "InlinePresentationIntent",
        "inlinePresentationIntent", "PresentationIntent", "presentationIntent", "documentsDirectory", "libraryDirectory", "cachesDirectory",
        "applicationSupportDirectory", "downloadsDirectory", "ListFormatter", "RelativeDateTimeFormatter", "DateComponentsFormatter",
        "localized", "LocalizationValue", "ThermalState", "thermalState", "thermalStateDidChangeNotification", "ActivityOptions",
        "beginActivity", "endActivity", "performActivity", "performExpiringActivity", "MeasurementFormatter", "MeasurementFormatUnitUsage",
        "Measurement", "PersonNameComponents", "PersonNameComponentsFormatter", "formatted", "measurement", "estimatedTimeRemaining",
        "throughput", "scanUpTo", "scanString", "scanCharacters", "scanUpToCharacters",
        "fileOperationKind", "fileURL", "fileTotalCount", "fileCompletedCount", "NSException", "NSExceptionName", "FileWrapper",
        "NSFileCoordinator", "NSFilePresenter", "NSFileAccessIntent", "NSErrorPointer", "startAccessingSecurityScopedResource",
        "stopAccessingSecurityScopedResource", "NSDiscardableContent", "checkPromisedItemIsReachable", "getCFRunLoop",
        "isMacCatalystApp", "isiOSAppOnMac", "enumerateMatches", "forLocaleIdentifier", "forLanguageCode", "forCountryCode",
        "forScriptCode", "forVariantCode", "forCurrencyCode", "formatterBehavior", "defaultFormatterBehavior",
        "setDefaultFormatterBehavior", "containerURL", "forSecurityApplicationGroupIdentifier",
        "volumeAvailableCapacityForImportantUsage", "volumeAvailableCapacityForImportantUsageKey",
        "volumeAvailableCapacityForOpportunisticUsage", "volumeAvailableCapacityForOpportunisticUsageKey",
    ]
    /// Foundation's classes that are only open to subclasses where the module of Core Foundation is loaded.
    private static let loadedByCoreFoundation: Set<String> = [
        "Bundle", "NSCharacterSet", "NSCondition", "NSKeyedUnarchiver", "NSLock", "NSNumber", "NSRecursiveLock", "NSRegularExpression",
        "RunLoop", "Thread",
    ]
    /// Modules whose headers include those of UIKit, and of Foundation: on iOS a file sees these with them.
    private static let showingUIKit: Set<String> = [
        "AVKit", "AuthenticationServices", "ContactsUI", "EventKitUI", "GameKit", "MapKit", "MessageUI", "MobileCoreServices", "PDFKit",
        "PencilKit", "PhotosUI",
        "QuickLook", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "UserNotificationsUI", "WebKit",
        "ARKit", "AddressBookUI", "GLKit", "MetalKit", "PassKit", "ReplayKit", "RealityKit", "VisionKit",
    ]
    private static let showingFoundation: Set<String> = [
        "AVFoundation", "Contacts", "CoreBluetooth", "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMotion",
        "CoreServices", "CoreText", "EventKit", "GameplayKit", "ImageIO", "LocalAuthentication", "Network", "ObjectiveC", "Photos",
        "QuartzCore",
        "Security",
        "SystemConfiguration", "UserNotifications", "WatchConnectivity", "os",
    ]
    /// Modules that show AVFoundation.
    private static let showingMedia: Set<String> = ["AVKit", "MediaPlayer", "Photos", "PhotosUI"]
    /// The beginnings of the names of GameplayKit.
    static let gameplay = [
        "GKRandom", "GKShuffledDistribution", "GKGaussianDistribution", "GKMersenneTwister", "GKARC4", "GKLinearCongruential", "GKState",
        "GKEntity", "GKComponent", "GKGameModel", "GKStrategist", "GKMinmax", "GKMonteCarlo",
    ]
    private var names: Set<String> = []
    private var needsCoreFoundation = false

    init(_ context: RewriteContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name, case let module = name.text else { return .skipChildren }
        if let compiled = context.place?.compiled[module] {
            rename(node, name, compiled)
            return .skipChildren
        }
        if context.absentModules.contains(module) {
            context.absentImports.append(module)
            absent.insert(module)
            context.blank(node)
            return .skipChildren
        }
        modules.insert(module)
        if node.attributes.contains(where: { $0.trimmedDescription == "@testable" }) { isTest = true }
        // Apple's XCTest is imported from Objective-C, whose classes may cross actors without a diagnostic.
        if module == "XCTest", node.attributes.isEmpty {
            context.edits.insert("@preconcurrency ", at: node.importKeyword.textRange.lowerBound)
        }
        if let modifier = node.modifiers.first, module == "Foundation" || module == "UIKit" { access = modifier.trimmedDescription + " " }
        if let other = Self.moduleReplacements[module] {
            context.edits.substitute(node.path.textRange, with: other, of: context.source)
            return .skipChildren
        }
        // `import GameplayKit.GKRandomSource`: what is a header there is no module of its own here.
        let isHeader = node.importKindSpecifier == nil && node.path.count > 1
        guard Self.whole.contains(module) || isHeader else { return .skipChildren }
        if let kind = node.importKindSpecifier { context.blank(kind) }
        if node.path.count > 1, let last = node.path.last, let first = node.path.first {
            let start = first.name.textRange.upperBound
            context.edits.blank(start..<last.textRange.upperBound, of: context.source)
        }
        return .skipChildren
    }

    /// A module of the project, whatever Apple's module of the name shows.
    private func rename(_ node: ImportDeclSyntax, _ name: TokenSyntax, _ compiled: String) {
        // The compiler ignores the import of a file's own module.
        guard name.text != context.place?.own else { return context.blank(node) }
        modules.insert(compiled)
        if node.attributes.contains(where: { $0.trimmedDescription == "@testable" }) { isTest = true }
        context.edits.replace(name.textRange, with: compiled)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let bases = (node.inheritanceClause?.inheritedTypes ?? []).map(\.type.trimmedDescription)
        if !Self.loadedByCoreFoundation.isDisjoint(with: bases) { needsCoreFoundation = true }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let text) = token.tokenKind { names.insert(text) }
        return .visitChildren
    }

    /// Call after the walk: adds imports that the file turned out to need.
    func finish() {
        addShownModules()
        // The headers of ContactsUI include those of Contacts.
        if modules.contains("ContactsUI"), !modules.contains("Contacts"), names.contains(where: { $0.hasPrefix("CN") }) {
            context.edits.trailer.append("import Contacts")
        }
        if !modules.contains("AVFoundation"), !modules.isDisjoint(with: Self.showingMedia), names.contains(where: { $0.hasPrefix("AV") }) {
            context.edits.trailer.append("import AVFoundation")
        }
        // The headers of GameKit include those of GameplayKit.
        if absent.contains("GameKit"), !modules.contains("GameplayKit"), names.contains(where: { Self.isName($0, of: Self.gameplay) }) {
            context.edits.trailer.append("import GameplayKit")
        }
        // One type that nobody uses: others have the names of Ferry's own.
        if needsCoreFoundation { context.edits.trailer.append("import struct CoreFoundation.CFUUIDBytes") }
        if context.needsRuntime || (modules.contains("Foundation") && !names.isDisjoint(with: Self.runtime)) {
            if !modules.contains("ObjectiveC") { context.edits.trailer.append("\(access)import ObjectiveC") }
        }
        if context.needsDarwinFoundation || !names.isDisjoint(with: Self.darwinFoundation)
            || names.contains(where: { Self.isName($0, of: ["CFRunLoop", "kCFBundle"]) })
        {
            context.edits.trailer.append("import DarwinFoundation")
        }
        if !modules.contains("UIKit"), context.needsMaker || (modules.contains("Foundation") && !names.isDisjoint(with: Self.activities)) {
            context.edits.trailer.append("\(access)import UIKitCore")
        }
        if modules.contains("Foundation") || modules.contains("CoreFoundation"), modules.isDisjoint(with: ["UIKit", "CoreGraphics"]),
            !names.isDisjoint(with: Self.coreFoundation)
        {
            context.edits.trailer.append("\(access)import CoreGraphics")
        }
        // XCTest re-exports UIKit on iOS, and so does the umbrella header of a framework under test.
        if isTest || modules.contains("XCTest"), !modules.contains("UIKit") { context.edits.trailer.append("import UIKit") }
        if !names.isDisjoint(with: ["dataTaskPublisher", "DataTaskPublisher"]) {
            context.edits.trailer.append("\(access)import URLLoading")
            context.edits.trailer.append("\(access)import URLLoadingPublishers")
        }
        // All of Apple's modules show Darwin.
        if isTest || !modules.isEmpty, !names.isDisjoint(with: Self.darwin) { context.edits.trailer.append("\(access)import DarwinC") }
        guard isTest || !modules.isDisjoint(with: ["Foundation", "UIKit", "Darwin", "XCTest", "CoreFoundation", "Security"]) else { return }
        let usesNetworking = !names.isDisjoint(with: Self.networking) || names.contains { Self.isName($0, of: Self.trust) }
        if usesNetworking, !modules.contains("FoundationNetworking") {
            context.edits.trailer.append("\(access)import URLLoading")
        }
        if !modules.contains("Security"), names.contains(where: { Self.isName($0, of: ["kSec", "SecItem", "SecCopyError", "errSec"]) }) {
            context.edits.trailer.append("\(access)import Security")
        }
        // Foundation shows Combine on Apple's systems.
        if !modules.contains("Combine"), !modules.contains("OpenCombine"),
            names.contains(where: { Self.combine.contains($0) && context.index.types[$0] == nil })
        {
            context.edits.trailer.append("\(access)import Combine")
        }
        // UIKit's headers include those of these modules.
        for (module, showing, prefixes) in Self.shown where !modules.isDisjoint(with: showing) && !modules.contains(module) {
            guard names.contains(where: { Self.isName($0, of: prefixes) }) else { continue }
            context.edits.trailer.append("\(access)import \(module)")
        }
        if modules.contains("UIKit"), !modules.contains("CoreText"), names.contains(where: Self.isFontFeature) {
            context.edits.trailer.append("\(access)import CoreText")
        }
        if !names.isDisjoint(with: Self.unfairLocks), !modules.contains("os") { context.edits.trailer.append("\(access)import os") }
        if names.contains("XMLParser"), !modules.contains("FoundationXML") {
            context.edits.trailer.append("\(access)import FoundationXML")
        }
    }

    /// Modules whose headers others include, which show them, with the beginnings of their names.
    private static let shown: [(module: String, by: Set<String>, prefixes: [String])] = [
        ("CoreText", ["UIKit"], ["CTFont", "CTLine", "CTFrame", "CTRun", "kCT"]),
        (
            "UserNotifications", ["UIKit"],
            ["UNUserNotification", "UNNotification", "UNMutableNotification", "UNAuthorization", "UNTimeInterval", "UNCalendar"]
        ),
        ("CoreData", ["UIKit"], ["NSManagedObject", "NSFetchRequest", "NSFetchedResultsController", "NSPersistent"]),
        (
            "ImageIO", ["UIKit", "AVKit", "CoreImage"],
            ["CGImageSource", "CGImageDestination", "kCGImageSource", "kCGImageDestination", "kCGImageProperty"]
        ),
        ("AudioToolbox", ["AVFoundation", "AVKit"], ["AudioServices", "SystemSoundID", "kSystemSoundID"]),
        ("UniformTypeIdentifiers", ["Photos", "PhotosUI"], ["UTType"]),
        // Parts of UIKit on Apple's systems; here each is with what it needs.
        ("ManagedDocuments", ["UIKit"], ["UIManagedDocument"]),
        ("WebKit", ["UIKit"], ["UIWebView", "UIWebPagination"]),
    ]

    /// Whether a name is like those of Core Text's features of fonts, such as `kUpperCaseType` and `kSmallCapsSelector`, which have no prefix in common.
    private static func isFontFeature(_ name: String) -> Bool {
        guard name.hasSuffix("Selector") || name.hasSuffix("Type"), name.first == "k" else { return false }
        return name.dropFirst().first?.isUppercase == true && !["kSec", "kUT", "kCF"].contains(where: name.hasPrefix)
    }

    private static func isName(_ name: String, of prefixes: [String]) -> Bool {
        prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true }
    }

    /// `import WebKit` alone: the file sees UIKit and Foundation, too.
    private func addShownModules() {
        guard modules.isDisjoint(with: ["Foundation", "UIKit", "CoreFoundation", "XCTest"]) else { return }
        let imported = modules.union(absent)
        let showsFoundation = !imported.isDisjoint(with: Self.showingFoundation) || !absent.isSubset(of: ["SwiftUI"])
        let module = imported.isDisjoint(with: Self.showingUIKit) ? showsFoundation ? "Foundation" : nil : "UIKit"
        guard let module else { return }
        defer { modules.insert(module) }
        context.edits.trailer.append("import \(module)")
    }
}
