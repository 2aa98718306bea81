import Testing

@testable import SourceRewriter

@Suite("Imports of what Foundation for Linux lacks") struct FoundationImportTests {
    @Test("sounds of the system are seen through AVFoundation")
    func soundsOfTheSystem() throws {
        let text = try #require(rewrite("import AVFoundation\nimport UIKit\nlet sound: SystemSoundID = 1007\n")).text
        #expect(text.contains("import AudioToolbox"))
        #expect(rewrite("import UIKit\nlet sound: SystemSoundID = 1007\n") == nil)
    }

    @Test("what GameKit shows of GameplayKit is imported")
    func gameplay() throws {
        var index = DeclarationIndex(framework: FrameworkSelectors())
        let source = "import GameKit\nlet dice = GKRandomDistribution.d6()\n"
        index.add(source: source)
        let rewriter = SourceRewriter(index: index, absentModules: ["GameKit"])
        let text = try #require(rewriter.rewrite(source, path: "/app/file.swift")).text
        #expect(text.contains("\nimport GameplayKit"))
        #expect(!text.contains("import GameKit"))
        let other = "import GameKit\nlet player = GKLocalPlayer.local\n"
        #expect(rewriter.rewrite(other, path: "/app/file.swift")?.text.contains("GameplayKit") == false)
    }

    @Test(
        "a file that names a class of DarwinFoundation imports it",
        arguments: [
            "NSException(name: .genericException, reason: nil).raise()", "let n: NSExceptionName = .rangeException",
            "let w = FileWrapper(regularFileWithContents: data)", "let c = NSFileCoordinator(filePresenter: nil)",
            "let a = url.startAccessingSecurityScopedResource()", "CFRunLoopRun()", "let m = CFRunLoopMode.commonModes",
            "class Kept: NSDiscardableContent {}", "let r = try url.checkPromisedItemIsReachable()",
            "let k = kCFBundleVersionKey as String", "let n = locale.localizedString(forCountryCode: c)",
            "let m = ProcessInfo.processInfo.isMacCatalystApp", "formatter.formatterBehavior = .behavior10_4",
            "let u = manager.containerURL(forSecurityApplicationGroupIdentifier: group)",
            "let v = try url.resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])",
            "let c = values.volumeAvailableCapacityForOpportunisticUsage",
        ])
    func names(line: String) {
        let text = rewrite("import Foundation\n\(line)\n")?.text
        #expect(text == "import Foundation\n\(line)\nimport DarwinFoundation\n")
    }

    @Test(
        "names of Darwin are visible with any of Apple's modules, as functions whose pointers are optional there",
        arguments: ["Accelerate", "UIKit"])
    func darwin(module: String) {
        let text = "import \(module)\nlet p = memcpy(a, b, 1)\n"
        #expect(rewrite(text)?.text == text + "import DarwinC\n")
        #expect(rewrite("let p = memcpy(a, b, 1)\n") == nil)
        let lock = "import \(module)\npthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE)\n"
        #expect(rewrite(lock)?.text == lock + "import DarwinC\n")
    }

    @Test("a header of a module is the module, whichever it is; a declaration of another module stays")
    func headers() {
        #expect(rewrite("import GameplayKit.GKRandomSource\n")?.text == "import GameplayKit               \nimport Foundation\n")
        #expect(rewrite("import class Kit.Part\n") == nil)
    }

    @Test("adds the modules that Foundation re-exports on Darwin")
    func imports() throws {
        let text = try #require(rewrite("import Foundation\nimport os.log\nimport class UIKit.UIView\nlet s = URLSession.shared\n")).text
        #expect(
            text == "import Foundation\nimport os    \nimport       UIKit       \nlet s = URLSession.shared\nimport URLLoading\n")
        #expect(rewrite("import Foundation\nobjc_sync_enter(lock)\n")?.text.contains("\nimport ObjectiveC") == true)
        #expect(rewrite("import UIKit\nlet lock = os_unfair_lock()\n")?.text == "import UIKit\nlet lock = os_unfair_lock()\nimport os\n")
        #expect(
            rewrite("import UIKit\nimport os\nlet lock = os_unfair_lock()\n")?.text.contains("import os\nlet lock = os_unfair_lock()\n")
                ?? true)
        let keychain = try #require(rewrite("import Foundation\nlet status = SecItemDelete(query)\n")).text
        #expect(keychain == "import Foundation\nlet status = SecItemDelete(query)\nimport Security\n")
        #expect(rewrite("import Foundation\nlet key = kSecAttrAccessibleAlways\n")?.text.hasSuffix("\nimport Security\n") == true)
        #expect(rewrite("import Foundation\nlet key = kSecond\n") == nil)
        #expect(rewrite("import Foundation\nimport Security\nlet status = SecItemDelete(query)\n")?.text.hasSuffix("(query)\n") ?? true)
    }

    @Test("a file that names what judges a server's certificates imports the module that connects to it")
    func trust() {
        for line in ["let t: SecTrust? = nil", "let p = SecPolicyCreateSSL(true, nil)", "let c = SecCertificateCopyData(x)"] {
            for module in ["Foundation", "Security", "UIKit"] {
                #expect(rewrite("import \(module)\n\(line)\n")?.text.hasSuffix("\nimport URLLoading\n") == true, "\(module): \(line)")
            }
        }
        #expect(rewrite("import Foundation\nlet s = Sector()\n") == nil)
    }

    @Test("modules whose headers others include are seen with them")
    func includedHeaders() {
        let image = "let s = CGImageSourceCreateWithData(data, nil)\n"
        #expect(rewrite("import AVKit\nimport Foundation\n\(image)")?.text.hasSuffix("\nimport ImageIO\n") == true)
        #expect(rewrite("import UIKit\n\(image)")?.text.hasSuffix("\nimport ImageIO\n") == true)
        let type = "let t: UTType = .image\n"
        #expect(rewrite("import Foundation\nimport PhotosUI\n\(type)")?.text.hasSuffix("\nimport UniformTypeIdentifiers\n") == true)
        #expect(rewrite("import Foundation\n\(type)") == nil)
    }

    @Test("published properties need Combine where Foundation or UIKit shows it, unless the sources have an attribute of the name")
    func published() {
        let model = "class A { @Published var a = 1 }\n"
        #expect(rewrite("import UIKit\n" + model)?.text.hasSuffix("import Combine\n") == true)
        #expect(rewrite("import Foundation\n" + model, others: ["@propertyWrapper struct Published {}"]) == nil)
    }

    @Test("a file that imports UIKit sees notifications and Core Data, and one that imports Foundation sees Combine")
    func shownModules() {
        #expect(
            rewrite("import UIKit\nlet content = UNMutableNotificationContent()\n")?.text.hasSuffix("\nimport UserNotifications\n") == true)
        #expect(rewrite("import UIKit\nlet object: NSManagedObject? = nil\n")?.text.hasSuffix("\nimport CoreData\n") == true)
        let older = "@IBOutlet var page: UIWebView!\n"
        #expect(rewrite("import UIKit\n\(older)")?.text.hasSuffix("import WebKit\n") == true)
        #expect(rewrite("import UIKit\nimport WebKit\n\(older)")?.text.components(separatedBy: "import WebKit").count == 2)
        #expect(rewrite("import UIKit\nlet page = UIWebbing()\n") == nil)
        #expect(rewrite("import UIKit\nlet state = UNKNOWN, other = UNNotificationless\n") == nil)
        #expect(rewrite("import Foundation\nlet content = UNMutableNotificationContent()\n") == nil)
        let model = "final class Model: ObservableObject {}\n"
        #expect(rewrite("import Foundation\n" + model)?.text == "import Foundation\n" + model + "import Combine\n")
        #expect(rewrite("import Combine\n" + model) == nil)
        #expect(rewrite(model) == nil)
    }

    @Test("a file that imports UIKit and names a font function of CoreText sees that module")
    func coreText() {
        #expect(
            rewrite("import UIKit\nlet done = CTFontManagerRegisterGraphicsFont(font, nil)\n")?.text
                == "import UIKit\nlet done = CTFontManagerRegisterGraphicsFont(font, nil)\nimport CoreText\n")
        let features = "import UIKit\nlet features = [kUpperCaseType: kUpperCaseSmallCapsSelector]\n"
        #expect(rewrite(features)?.text == features + "import CoreText\n")
        #expect(rewrite("import UIKit\nlet key = kSecAttrKeyType\n")?.text.contains("CoreText") != true)
        #expect(rewrite("import UIKit\nlet line: CTLine? = nil\n")?.text.hasSuffix("\nimport CoreText\n") == true)
        #expect(rewrite("import UIKit\nlet x = CTFontastic(), y = kCount\n") == nil)
        #expect(rewrite("import UIKit\nimport CoreText\nlet line: CTLine? = nil\n") == nil)
    }

    @Test("a module whose headers include those of UIKit or Foundation shows them in a file that imports it alone")
    func shown() {
        #expect(rewrite("import WebKit\nlet url = URL.self\n")?.text == "import WebKit\nlet url = URL.self\nimport UIKit\n")
        #expect(rewrite("import CoreLocation\nlet d = Date()\n")?.text == "import CoreLocation\nlet d = Date()\nimport Foundation\n")
        #expect(rewrite("import WebKit\nimport Foundation\nlet url = URL.self\n")?.text.contains("import UIKit") != true)
        #expect(rewrite("import Lib\nlet d = Lib.Date()\n") == nil)
    }

    @Test("an import of a module that is not there is left out and told; what the file uses of it is the compiler's to say")
    func absent() throws {
        let source = "import UIKit\nimport MetalKit\nlet a = 1\n"
        let rewriter = SourceRewriter(index: ParsedSource(source).index, absentModules: ["MetalKit"])
        let result = try #require(rewriter.rewrite(source, path: "A.swift"))
        #expect(result.text == "import UIKit\n               \nlet a = 1\n")
        #expect(result.absentImports == ["MetalKit"])
    }

    @Test("a module that is left out still shows what its headers include")
    func shownByAbsent() throws {
        let drawn = "import MetalKit\nlet p = CGPoint.zero\n"
        let rewriter = SourceRewriter(index: ParsedSource(drawn).index, absentModules: ["MetalKit", "CloudKit"])
        #expect(rewriter.rewrite(drawn, path: "A.swift")?.text == "               \nlet p = CGPoint.zero\nimport UIKit\n")
        let stored = rewriter.rewrite("import CloudKit\nlet d = Date()\n", path: "B.swift")?.text
        #expect(stored == "               \nlet d = Date()\nimport Foundation\n")
        let both = rewriter.rewrite("import MetalKit\nimport UIKit\nlet d = Date()\n", path: "C.swift")?.text
        #expect(both == "               \nimport UIKit\nlet d = Date()\n")
    }

    @Test("a module that shows AVFoundation does so where its names are used")
    func media() {
        #expect(rewrite("import Photos\nvar s: AVCaptureSession\n")?.text.contains("\nimport AVFoundation\n") == true)
        #expect(rewrite("import Photos\nvar s: PHAsset\n")?.text.contains("AVFoundation") != true)
        #expect(rewrite("import Foundation\nvar s: CFString\n")?.text == "import Foundation\nvar s: CFString\nimport CoreGraphics\n")
    }

    @Test("a subclass of a Foundation class that Core Foundation opens has that module loaded")
    func openedByCoreFoundation() {
        let loads = "import struct CoreFoundation.CFUUIDBytes\n"
        #expect(rewrite("import Foundation\nfinal class A: NSLock {}\n")?.text == "import Foundation\nfinal class A: NSLock {}\n" + loads)
        #expect(rewrite("import Foundation\nfinal class A: NSObject {}\n")?.text.contains(loads) != true)
        #expect(rewrite("import Foundation\nlet lock = NSLock()\n")?.text.contains(loads) != true)
    }

    @Test("adds the module of URLSession's publishers")
    func sessionPublishers() {
        let source = "import Combine\nimport Foundation\nlet p = session.dataTaskPublisher(for: url)\n"
        #expect(rewrite(source)?.text == source + "import URLLoading\nimport URLLoadingPublishers\n")
        #expect(rewrite("import Combine\nimport Foundation\nlet p = Just(1)\n").map { $0.text.hasSuffix("Just(1)\n") } ?? true)
        #expect(rewrite("import class Combine.AnyCancellable\n")?.text == "import       Combine               \n")
        #expect(rewrite("import CoreImage.CIFilterBuiltins\n")?.text == "import CoreImage                 \nimport Foundation\n")
    }

    @Test("a file that imports ContactsUI sees Contacts, which its headers include")
    func contacts() throws {
        let text = try #require(rewrite("import ContactsUI\nfunc f(_ contact: CNContact) {}")).text
        #expect(text.contains("import Contacts\n") || text.hasSuffix("import Contacts"))
        #expect(rewrite("import Contacts\nimport ContactsUI\nfunc f(_ contact: CNContact) {}")?.text.contains("import Contacts;") != true)
    }
}
