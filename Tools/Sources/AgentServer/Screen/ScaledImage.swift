internal import CImageScaling
public import Foundation

/// Images of the screen at the size that was asked for.
public enum ScaledImage {
    /// > Parameters: width: in pixels; an image that is not wider stays as large as it is. > Returns: nil for data that are no image.
    public static func png(_ png: Data, width: Int) -> Data? {
        guard let width = UInt32(exactly: width) else { return nil }
        return png.withUnsafeBytes { bytes in
            var size = 0
            guard let scaled = ferry_scale_png(bytes.baseAddress, bytes.count, width, &size) else { return nil }
            return Data(bytesNoCopy: scaled, count: size, deallocator: .free)
        }
    }
}
