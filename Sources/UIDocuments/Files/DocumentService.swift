package import Foundation
package import UIKitCore

/// An application's view of its device's files: the folders of Files, and where printed documents go.
@MainActor package final class DocumentService {
    /// The folders of Files.
    package var reader: FilesReader
    /// Receives printed documents.
    package var outbox: URL
    /// The shared print controller, once it is used.
    var printController: UIPrintInteractionController?
    /// The application; not retained.
    package unowned let context: ApplicationContext
    private var hasPrepared = false

    /// The current application's.
    package static var current: DocumentService { of(.current) }

    package static func of(_ context: ApplicationContext) -> DocumentService {
        if let known = context.documentService as? DocumentService { return known }
        let made = DocumentService(context)
        context.documentService = made
        return made
    }

    private init(_ context: ApplicationContext) {
        self.context = context
        let information = Bundle.main.infoDictionary ?? [:]
        let data = Self.deviceData(ProcessInfo.processInfo.environment)
        let name = information["CFBundleDisplayName"] as? String ?? information["CFBundleName"] as? String
        reader = FilesReader(
            shared: data.appendingPathComponent("files", isDirectory: true),
            own: Self.showsDocuments(information) ? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first : nil,
            ownName: name ?? ProcessInfo.processInfo.processName, information: information)
        outbox = data.appendingPathComponent("outbox", isDirectory: true)
    }

    /// A device's folder; a program without a device has one that does not outlast it.
    static func deviceData(_ environment: [String: String]) -> URL {
        guard let system = environment["FERRY_SYSTEM_DATA"] else {
            return FileManager.default.temporaryDirectory.appendingPathComponent("Device", isDirectory: true)
        }
        return URL(fileURLWithPath: system, isDirectory: true).deletingLastPathComponent().deletingLastPathComponent()
    }

    /// Whether Files shows the app's documents: as on iOS, if it shares and opens them in place, or is built on the document browser.
    nonisolated static func showsDocuments(_ information: [String: Any]) -> Bool {
        let shares = information["UIFileSharingEnabled"] as? Bool ?? false
        let opens = information["LSSupportsOpeningDocumentsInPlace"] as? Bool ?? false
        return shares && opens || information["UISupportsDocumentBrowser"] as? Bool ?? false
    }

    /// Creates the shared folder with its samples when Files is first shown; an error is logged.
    package func prepare() {
        guard !hasPrepared else { return }
        hasPrepared = true
        do { try SampleFiles.make(in: reader.shared) } catch { log("Files: \(error.localizedDescription)") }
    }

    package func log(_ line: String) { context.send(.log(line)) }

    /// The title of the list of folders, by the device's kind.
    package var rootTitle: String { context.device.idiom == .pad ? FilesStrings.onMyPad : FilesStrings.onMyPhone }
}
