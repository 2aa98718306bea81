internal import Foundation

// Linear changes of samples. Contract: Accelerate, vImage, Transform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Multiplies the samples of each pixel with a matrix of integers, and divides.
///
/// Sample j of the result is (Σ matrix[4·i + j] · (sample i + pre_bias[i]) + post_bias[j]) / divisor, rounded towards zero and
/// clamped to 0...255.
/// > Parameters: pre_bias: four numbers; nil for zeros. > Parameters: post_bias: four numbers; nil for zeros.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard divisor != 0, source.isValid(pixelSize: 4), target.isValid(pixelSize: 4) else { return kvImageInvalidParameter }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    let factors = (0..<16).map { Int64(matrix[$0]) }
    let before = (0..<4).map { Int64(pre_bias?[$0] ?? 0) }
    let after = (0..<4).map { Int64(post_bias?[$0] ?? 0) }
    for y in 0..<Int(target.height) {
        let (from, to) = (source.row(y), target.row(y))
        for x in 0..<Int(target.width) {
            let pixel = (0..<4).map { Int64(from[4 * x + $0]) + before[$0] }
            for j in 0..<4 {
                let sum = (0..<4).reduce(after[j]) { $0 + factors[4 * $1 + j] * pixel[$1] }
                to[4 * x + j] = UInt8(min(max(sum / Int64(divisor), 0), 255))
            }
        }
    }
    return kvImageNoError
}

/// Exchanges the samples of each pixel: sample i of the result is sample `permuteMap[i]`.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    let map = (0..<4).map { Int(permuteMap[$0]) }
    guard map.allSatisfy({ $0 < 4 }), source.isValid(pixelSize: 4), target.isValid(pixelSize: 4) else { return kvImageInvalidParameter }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<Int(target.height) {
        let (from, to) = (source.row(y), target.row(y))
        for x in 0..<Int(target.width) {
            let pixel = (from[4 * x], from[4 * x + 1], from[4 * x + 2], from[4 * x + 3])
            let samples = [pixel.0, pixel.1, pixel.2, pixel.3]
            for i in 0..<4 { to[4 * x + i] = samples[map[i]] }
        }
    }
    return kvImageNoError
}

/// Mirrors an image of four samples: left becomes right.
@discardableResult
public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { reflect(src.pointee, dest.pointee, horizontally: true) }

/// Mirrors an image of four samples: top becomes bottom.
@discardableResult
public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { reflect(src.pointee, dest.pointee, horizontally: false) }

private func reflect(_ source: vImage_Buffer, _ target: vImage_Buffer, horizontally: Bool) -> vImage_Error {
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard source.isValid(pixelSize: 4), target.isValid(pixelSize: 4) else { return kvImageInvalidParameter }
    guard source.width == target.width, source.height == target.height else { return kvImageBufferSizeMismatch }
    let (width, height) = (Int(source.width), Int(source.height))
    // The source may be the target.
    let pixels = (0..<height).map { y in Array(UnsafeBufferPointer(start: source.row(y), count: width * 4)) }
    for y in 0..<height {
        let row = pixels[horizontally ? y : height - 1 - y]
        for x in 0..<width {
            let from = horizontally ? width - 1 - x : x
            for i in 0..<4 { target.row(y)[4 * x + i] = row[4 * from + i] }
        }
    }
    return kvImageNoError
}
