internal import Foundation
public import UIKitCore
public import XCTest

/// Data that a test keeps with its result: `ferry test --attachments FOLDER` writes them as files.
///
/// > Contract: XCTest, XCTAttachment
open class XCTAttachment: NSObject {
    /// How long an attachment is kept.
    ///
    /// > Contract: XCTest, XCTAttachment.Lifetime
    public enum Lifetime: Int, Sendable {
        /// In any case, or only if the test fails.
        case keepAlways = 0, deleteOnSuccess = 1
    }

    /// How much an image is compressed. Images are kept as they are here.
    ///
    /// > Contract: XCTest, XCTAttachment.ImageQuality
    public enum ImageQuality: Int, Sendable {
        /// As it is, smaller, much smaller.
        case original = 0, medium = 1, low = 2
    }

    /// The name of the file, without its extension.
    open var name: String?
    /// How long the attachment is kept.
    open var lifetime = Lifetime.deleteOnSuccess
    /// What the test knows about it.
    open var userInfo: [AnyHashable: Any]?
    let contents: Data
    let pathExtension: String

    fileprivate init(_ contents: Data, _ pathExtension: String, name: String? = nil) {
        (self.contents, self.pathExtension) = (contents, pathExtension)
        super.init()
        self.name = name
    }

    /// Attaches a screenshot as PNG.
    public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot.pngRepresentation, "png") }
    /// Attaches an image as PNG.
    public convenience init(image: UIImage) { self.init(image.pngData() ?? Data(), "png") }
    /// Attaches a screenshot as PNG, whatever the quality.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
    /// Attaches an image as PNG, whatever the quality.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
    /// Attaches a property list as XML.
    public convenience init(plistObject object: Any) {
        self.init((try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)) ?? Data(), "plist")
    }
    /// Attaches a text.
    public convenience init(string: String) { self.init(Data(string.utf8), "txt") }
    /// Attaches data.
    public convenience init(data: Data) { self.init(data, "dat") }
    /// Attaches data of a type with an identifier such as `public.json`.
    public convenience init(data: Data, uniformTypeIdentifier identifier: String) {
        self.init(data, identifier.split(separator: ".").last.map(String.init) ?? "dat")
    }
    /// Attaches a copy of a file.
    public convenience init(contentsOfFile url: URL) {
        let name = url.deletingPathExtension().lastPathComponent
        self.init((try? Data(contentsOf: url)) ?? Data(), url.pathExtension.isEmpty ? "dat" : url.pathExtension, name: name)
    }
}

/// A named part of a test.
///
/// > Contract: XCTest, XCTActivity
public protocol XCTActivity: AnyObject {
    /// What the part is called.
    var name: String { get }
    /// Keeps an attachment with the test's result.
    func add(_ attachment: XCTAttachment)
}

/// Runs named parts of tests.
///
/// > Contract: XCTest, XCTContext
public final class XCTContext: NSObject {
    private final class Activity: XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) { AttachmentStore.shared.add(attachment) }
    }

    /// Prints the name and runs the block.
    public static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
        print("    \(name)")
        return try TraceRecorder.shared.activity(name) { try block(Activity(name)) }
    }
}

extension XCTestCase {
    /// Keeps an attachment with the test's result.
    public func add(_ attachment: XCTAttachment) { AttachmentStore.shared.add(attachment) }
}

/// Writes attachments into the folder that `ferry test` names.
final class AttachmentStore: @unchecked Sendable {
    /// Tests run on one thread, one after the other.
    static let shared = AttachmentStore()
    private static let variable = "FERRY_UI_TEST_ATTACHMENTS"

    private let folder = ProcessInfo.processInfo.environment[variable]
    private var test = ""
    private var written = 0
    /// Those that are written if the test fails.
    private var pending: [XCTAttachment] = []
    private var failures = 0
    /// Of how many failures of a test the screen is kept.
    private static let mostScreens = 3

    func add(_ attachment: XCTAttachment) {
        guard folder != nil else { return }
        if attachment.lifetime == .keepAlways { write(attachment) } else { pending.append(attachment) }
    }

    /// The running test has failed: what it keeps for that case is written, and what was on the screen.
    func keep() {
        guard folder != nil else { return }
        pending.forEach(write)
        pending = []
        failures += 1
        guard failures <= Self.mostScreens, Simulation.shared.isRunning else { return }
        let image = Simulation.shared.screenImage().png
        if !image.isEmpty { write(XCTAttachment(image, "png", name: "Screen at the failure")) }
        guard let tree = try? Simulation.shared.tree() else { return }
        let text = ElementWords.tree(tree, below: ElementTree.application)
        write(XCTAttachment(Data(text.utf8), "txt", name: "Elements at the failure"))
    }

    func begin(_ name: String) { (test, pending, written, failures) = (name, [], 0, 0) }

    private func write(_ attachment: XCTAttachment) {
        guard let folder else { return }
        written += 1
        let safe = { (text: String) in String(text.map { $0 == "/" || $0 == "\0" ? "-" : $0 }.prefix(100)) }
        let name =
            "\(safe(test.isEmpty ? "test" : test)) \(written) \(safe(attachment.name ?? "attachment")).\(safe(attachment.pathExtension))"
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try attachment.contents.write(to: file)
        } catch {
            print("cannot write the attachment \(file.path): \(error.localizedDescription)")
        }
    }
}
