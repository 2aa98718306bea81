internal import DarwinFoundation
internal import Foundation
internal import UIKitCore

/// Renames and deletes files so that an open document of them follows.
@MainActor enum FileRenaming {
    /// Keeps the extension, and calls the handler on the main thread: a document of the file may have to be saved first.
    static func rename(_ url: URL, to name: String, _ completion: @escaping @MainActor (Result<URL, Error>) -> Void) {
        let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty, !trimmed.hasPrefix("."), !trimmed.contains("/") else {
            let reason = [NSLocalizedDescriptionKey: FilesStrings.cannotRename, NSFilePathErrorKey: url.path]
            return completion(.failure(CocoaError(.fileWriteInvalidFileName, userInfo: reason)))
        }
        let suffix = url.pathExtension
        let hasSuffix = suffix.isEmpty || trimmed.lowercased().hasSuffix("." + suffix.lowercased())
        let target = url.deletingLastPathComponent().appendingPathComponent(hasSuffix ? trimmed : "\(trimmed).\(suffix)")
        coordinate(url, .forMoving) { coordinator, place in
            guard target.path != url.path else { return target }
            try FileManager.default.moveItem(at: place, to: target)
            coordinator.item(at: url, didMoveTo: target)
            return target
        } completion: {
            completion($0)
        }
    }

    static func delete(_ url: URL) throws { try FileManager.default.removeItem(at: url) }

    private static func coordinate(
        _ url: URL, _ options: NSFileCoordinator.WritingOptions, _ work: @escaping @Sendable (NSFileCoordinator, URL) throws -> URL,
        completion: @escaping @MainActor (Result<URL, Error>) -> Void
    ) {
        let context = DocumentService.current.context
        DispatchQueue.global().async {
            var result: Result<URL, Error> = .failure(CocoaError(.fileWriteUnknown))
            var denied: NSError?
            let coordinator = NSFileCoordinator(filePresenter: nil)
            coordinator.coordinate(writingItemAt: url, options: options, error: &denied) { place in
                result = Result { try work(coordinator, place) }
            }
            if let denied { result = .failure(denied) }
            let outcome = Handed(value: result)
            DispatchQueue.main.async { context.perform { completion(outcome.value) } }
        }
    }
}
