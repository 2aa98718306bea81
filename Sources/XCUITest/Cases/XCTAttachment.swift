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

    /// The name of the file, without its extension.
    open var name: String?
    /// How long the attachment is kept.
    open var lifetime = Lifetime.deleteOnSuccess
    /// What the test knows about it.
    open var userInfo: [AnyHashable: Any]?
    let contents: Data
    let pathExtension: String

    private init(_ contents: Data, _ pathExtension: String, name: String? = nil) {
        (self.contents, self.pathExtension) = (contents, pathExtension)
        super.init()
        self.name = name
    }

    /// Attaches a screenshot as PNG.
    public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot.pngRepresentation, "png") }
    /// Attaches an image as PNG.
    public convenience init(image: UIImage) { self.init(image.pngData() ?? Data(), "png") }
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
        return try block(Activity(name))
    }
}

extension XCTestCase {
    /// Keeps an attachment with the test's result.
    public func add(_ attachment: XCTAttachment) { AttachmentStore.shared.add(attachment) }
}

/// Writes attachments into the folder that `ferry test` names.
final class AttachmentStore: NSObject, XCTestObservation, @unchecked Sendable {
    /// Tests run on one thread, one after the other.
    static let shared = AttachmentStore()
    private static let variable = "FERRY_UI_TEST_ATTACHMENTS"

    private let folder = ProcessInfo.processInfo.environment[variable]
    private var test = ""
    private var written = 0
    /// Those that are written if the test fails.
    private var pending: [XCTAttachment] = []
    private var isObserving = false

    /// Begins to follow which test runs.
    func observe() {
        guard !isObserving else { return }
        isObserving = true
        XCTestObservationCenter.shared.addTestObserver(self)
    }

    func add(_ attachment: XCTAttachment) {
        guard folder != nil else { return }
        observe()
        if attachment.lifetime == .keepAlways { write(attachment) } else { pending.append(attachment) }
    }

    func testCaseWillStart(_ testCase: XCTestCase) { begin(testCase.name) }

    func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int) {
        // Before the process may end.
        pending.forEach(write)
        pending = []
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { begin("") }

    private func begin(_ name: String) { (test, pending, written) = (name, [], 0) }

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
