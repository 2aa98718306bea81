internal import Foundation

// Images in memory, and functions over them. Contract: Accelerate, vImage.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// What a function reports: `kvImageNoError`, a negative error, or the size of its buffer.
public typealias vImage_Error = Int
/// Options of a function.
public typealias vImage_Flags = UInt32
/// A sample of eight bits.
public typealias Pixel_8 = UInt8
/// A sample of 32 bits, a floating-point number.
public typealias Pixel_F = Float
/// A pixel of four samples of eight bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// An image in memory that belongs to the caller.
///
/// > Contract: Accelerate, vImage_Buffer
public struct vImage_Buffer {
    /// The first pixel of the first row.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels of a row.
    public var width: vImagePixelCount
    /// The distance between two rows. > Units: bytes.
    public var rowBytes: Int

    /// Creates an image over memory.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
    /// An empty image.
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
}

/// The function did its work.
public let kvImageNoError: vImage_Error = 0
/// A region of interest is larger than its image.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// A kernel has no middle: its sides have to be odd.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// No way to treat the edges was given.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// An offset is outside of the image.
public let kvImageInvalidOffset_X: vImage_Error = -21769
/// An offset is outside of the image.
public let kvImageInvalidOffset_Y: vImage_Error = -21770
/// There is not enough memory.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// A pointer is nil.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// A parameter has no valid value.
public let kvImageInvalidParameter: vImage_Error = -21773
/// The images have sizes that do not fit.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// An option is not known.
public let kvImageUnknownFlagsBit: vImage_Error = -21775

/// No options.
public let kvImageNoFlags: vImage_Flags = 0
/// The alpha samples stay as they are.
public let kvImageLeaveAlphaUnchanged: vImage_Flags = 1
/// Pixels beyond the edge are copied from the source.
public let kvImageCopyInPlace: vImage_Flags = 2
/// Pixels beyond the edge have the background's colour.
public let kvImageBackgroundColorFill: vImage_Flags = 4
/// Pixels beyond the edge are those at the edge.
public let kvImageEdgeExtend: vImage_Flags = 8
/// The function uses one thread, as all functions here do.
public let kvImageDoNotTile: vImage_Flags = 16
/// Scaling takes more samples; the same here.
public let kvImageHighQualityResampling: vImage_Flags = 32
/// A kernel is cut at the edge.
public let kvImageTruncateKernel: vImage_Flags = 64
/// The function does nothing and returns the size of its temporary buffer, which is 0 here.
public let kvImageGetTempBufferSize: vImage_Flags = 128

extension vImage_Buffer {
    /// Whether the memory can hold the pixels. > Units: bytes.
    func isValid(pixelSize: Int) -> Bool {
        data != nil && rowBytes >= 0 && width <= UInt(Int.max) / UInt(pixelSize) && height <= UInt(Int.max)
            && Int(width) * pixelSize <= rowBytes || width == 0 || height == 0
    }

    func row(_ index: Int) -> UnsafeMutablePointer<UInt8> { (data + index * rowBytes).assumingMemoryBound(to: UInt8.self) }
}
