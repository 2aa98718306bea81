internal import CoreMedia

/// The frames of a file's video, one after another.
@MainActor final class VideoFrames {
    private let file: MediaFile
    /// Upright. > Units: pixels.
    let size: CGSize
    private(set) var last: CGImage?

    /// Frames are not decoded to more pixels than a screen has. > Units: pixels.
    private static let largestSide: CGFloat = 4096

    init(_ file: MediaFile) throws(MediaFailure) {
        self.file = file
        let stream = try file.select(.video)
        let natural = stream.displaySize
        let scale = min(1, Self.largestSide / max(natural.width, natural.height, 1))
        size = CGSize(width: (natural.width * scale).rounded(), height: (natural.height * scale).rounded())
        guard size.width >= 1, size.height >= 1 else {
            throw MediaFailure(cause: .noStream, text: "its video has no size", path: file.path)
        }
    }

    /// Nil if the frame is the one returned before.
    func frame(at time: CMTime) -> CGImage? {
        guard let frame = file.frame(at: time, size: size, onlyNew: true) else { return nil }
        last = frame.image
        return frame.image
    }
}
