internal import CoreGraphics
internal import DriveProtocol
internal import Foundation
internal import Glibc
internal import Synchronization
internal import TestTrace
internal import UIKitCore

/// An image of the screen in the simulator's memory, or a PNG file, which it becomes when it is asked for or when there are many.
///
/// Most screenshots of a test are thrown away: a file of each would cost more than all its other steps.
final class ScreenImage: Sendable {
    private enum Content {
        case shared(SharedPixels)
        case file(Data)
    }

    private let content: Mutex<Content>
    let scale: Double

    init(_ png: Data, scale: Double) {
        content = Mutex(.file(png))
        self.scale = scale
    }

    init(_ pixels: SharedPixels, scale: Double, isKeptAsPixels: Bool = false) {
        content = Mutex(.shared(pixels))
        self.scale = scale
        guard !isKeptAsPixels else { return }
        Self.recent.withLock { recent in
            recent.append(Weak(image: self))
            recent.removeAll { $0.image == nil }
            while recent.count > Self.mostShared { recent.removeFirst().image?.makeFile() }
        }
    }

    private struct Weak: Sendable { weak var image: ScreenImage? }
    /// Images that are not files yet, oldest first.
    private static let recent = Mutex<[Weak]>([])
    /// Fewer than the simulator keeps.
    private static let mostShared = DrivePixels.most / 4

    /// The bytes of the PNG file.
    var png: Data {
        makeFile()
        return content.withLock { if case .file(let data) = $0 { data } else { Data() } }
    }

    private func makeFile() {
        content.withLock { content in
            if case .shared(let pixels) = content { content = .file(pixels.image.flatMap { UIImage(cgImage: $0).pngData() } ?? Data()) }
        }
    }

    /// A name for the pixels; nil if there are none.
    var digest: String? {
        content.withLock { content in
            switch content {
            case .shared(let pixels): pixels.digest
            case .file(let data): data.isEmpty ? nil : data.withUnsafeBytes(TraceDigest.of)
            }
        }
    }

    /// The image; nil if its file cannot be read. It keeps the simulator's memory for as long as it exists.
    var image: CGImage? {
        content.withLock { content in
            switch content {
            case .shared(let pixels): pixels.image
            case .file(let data): UIImage(data: data)?.cgImage
            }
        }
    }
}

/// Pixels that the simulator shares, mapped when they are first read.
final class SharedPixels: Sendable {
    private let pixels: DrivePixels
    private let descriptor: Int32
    private let base = Mutex<UInt>(0)
    private let release: @Sendable (UInt32) -> Void

    /// Nil if the simulator's memory cannot be opened. > Parameters: release: called with the identifier when nobody needs them any more.
    init?(_ pixels: DrivePixels, release: @escaping @Sendable (UInt32) -> Void) {
        let descriptor = open(pixels.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        (self.pixels, self.descriptor, self.release) = (pixels, descriptor, release)
    }

    deinit {
        let base = base.withLock { $0 }
        if let memory = UnsafeMutableRawPointer(bitPattern: base) { munmap(memory, pixels.byteCount) }
        close(descriptor)
        release(pixels.id)
    }

    var image: CGImage? {
        guard let memory = map() else { return nil }
        return CGImage(
            memory: PixelMemory(
                base: memory, width: pixels.width, height: pixels.height, bytesPerRow: pixels.width * 4, isOpaque: true
            ) { withExtendedLifetime(self) {} })
    }

    var digest: String? {
        map().map { TraceDigest.of(UnsafeRawBufferPointer(start: $0, count: pixels.byteCount)) }
    }

    private func map() -> UnsafeMutableRawPointer? {
        base.withLock { base in
            if let memory = UnsafeMutableRawPointer(bitPattern: base) { return memory }
            var about = stat()
            // A read behind the end of the file would end the process.
            guard fstat(descriptor, &about) == 0, about.st_size >= pixels.byteCount,
                let memory = mmap(nil, pixels.byteCount, PROT_READ, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
            else { return nil }
            base = UInt(bitPattern: memory)
            return memory
        }
    }
}
