package import CoreGraphics
package import Foundation
internal import Synchronization

/// The device's photo library, which its apps share: a folder with an index and a file for each photo that was added.
///
/// Without a folder it lasts as long as the process. Of two apps that change it at once, one waits for the other.
package final class PhotoLibraryStore: Sendable {
    private struct State {
        var contents: PhotoLibraryContents
        /// What the index was when it was read.
        var stamp: LibraryFolder.Stamp?
        /// The photos of a library without a folder.
        var files: [String: Data] = [:]
        /// Identifiers that were given out since the last change.
        var reserved = 0
    }
    private let state: Mutex<State>
    private let folder: LibraryFolder?
    private let pixels = PhotoPixels()
    private let report: @Sendable (String) -> Void

    /// Of the device that the process runs on.
    package static let device = PhotoLibraryStore(
        folder: ProcessInfo.processInfo.environment["FERRY_PHOTO_LIBRARY"].map { URL(fileURLWithPath: $0, isDirectory: true) })

    package init(
        folder: URL?, contents: PhotoLibraryContents = .samples,
        report: @escaping @Sendable (String) -> Void = { NSLog("photo library: %@", $0) }
    ) {
        self.folder = folder.map(LibraryFolder.init)
        self.report = report
        state = Mutex(State(contents: contents))
    }

    /// As it is now, with other apps' changes. A damaged index is moved aside, and the library starts with the samples.
    package var contents: PhotoLibraryContents {
        state.withLock { state in
            refresh(&state)
            return state.contents
        }
    }

    private func refresh(_ state: inout State) {
        guard let folder, let stamp = folder.stamp, stamp != state.stamp else { return }
        do throws(PhotoLibraryError) {
            if let read = try folder.read() {
                state.contents = read
            } else {
                report("\(folder.index.path) is damaged; it was renamed to .damaged, and the library starts with the samples")
                state.contents = .samples
            }
            state.stamp = stamp
        } catch {
            report("\(error)")
        }
    }

    /// For something that will be added.
    package func makeIdentifier() -> String {
        state.withLock { state in
            refresh(&state)
            defer { state.reserved += 1 }
            return state.contents.identifier(offset: state.reserved)
        }
    }

    /// Makes all changes or none. > Parameters: files: the photos that are added, by identifier.
    package func commit(_ changes: [PhotoLibraryChange], files: [String: Data] = [:]) throws(PhotoLibraryError) {
        let result: Result<Void, PhotoLibraryError> = state.withLock { state in
            do throws(PhotoLibraryError) { return .success(try commit(changes, files, &state)) } catch { return .failure(error) }
        }
        try result.get()
    }

    private func commit(
        _ changes: [PhotoLibraryChange], _ files: [String: Data], _ state: inout State
    ) throws(PhotoLibraryError) {
        let lock = try folder?.lock()
        defer { lock?.release() }
        refresh(&state)
        var new = state.contents
        try new.apply(changes)
        if let folder {
            for (id, data) in files { try folder.write(data, of: id) }
            try folder.write(new)
            state.stamp = folder.stamp
        } else {
            state.files.merge(files) { $1 }
        }
        for case .delete(let ids) in changes {
            for id in ids {
                folder?.remove(id)
                state.files[id] = nil
            }
        }
        (state.contents, state.reserved) = (new, 0)
    }

    // MARK: Photos

    /// The photo's file; nil if there is none.
    package func data(of asset: PhotoAsset) -> Data? {
        switch asset.content {
        case .sample(let index): SamplePicture.file(index)
        case .file: folder.map { $0.data(of: asset.id) } ?? state.withLock { $0.files[asset.id] }
        }
    }

    /// The upright photo in a size. > Units: pixels.
    package func image(of asset: PhotoAsset, size: CGSize) -> CGImage? {
        pixels.image(of: asset, size: size) { data(of: asset) }
    }
}
