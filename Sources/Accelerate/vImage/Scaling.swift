internal import Foundation

// Sizes. Contract: Accelerate, vImage, Geometry.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Scales an image of four samples to the size of another one.
///
/// Smaller images get the mean of the area of each pixel, larger ones are interpolated linearly. Apple's filter (Lanczos) gives other
/// samples near edges. > Parameters: tempBuffer: not needed here.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error { scale(src.pointee, dest.pointee, flags, samples: 4) }

/// Scales an image of one sample, as ``vImageScale_ARGB8888(_:_:_:_:)``.
@discardableResult
public func vImageScale_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ flags: vImage_Flags
) -> vImage_Error { scale(src.pointee, dest.pointee, flags, samples: 1) }

private func scale(_ source: vImage_Buffer, _ target: vImage_Buffer, _ flags: vImage_Flags, samples: Int) -> vImage_Error {
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard source.isValid(pixelSize: samples), target.isValid(pixelSize: samples) else { return kvImageInvalidParameter }
    guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
    let columns = ScaleWeights.weights(from: Int(source.width), to: Int(target.width))
    let rows = ScaleWeights.weights(from: Int(source.height), to: Int(target.height))
    let width = Int(target.width) * samples
    // Rows of the source at the target's width, each made when it is first needed.
    var narrow: [Int: [Double]] = [:]
    func row(_ y: Int) -> [Double] {
        if let known = narrow[y] { return known }
        let pixels = source.row(y)
        var made = [Double](repeating: 0, count: width)
        for (x, list) in columns.enumerated() {
            for (from, weight) in list {
                for sample in 0..<samples { made[x * samples + sample] += weight * Double(pixels[from * samples + sample]) }
            }
        }
        narrow[y] = made
        return made
    }
    for (y, list) in rows.enumerated() {
        var sums = [Double](repeating: 0, count: width)
        for (from, weight) in list {
            let values = row(from)
            for x in 0..<width { sums[x] += weight * values[x] }
        }
        if let first = list.first?.0 { narrow = narrow.filter { $0.key >= first } }
        for x in 0..<width { target.row(y)[x] = UInt8(min(max((sums[x] + 1e-9).rounded(), 0), 255)) }
    }
    return kvImageNoError
}

/// Which pixels of a row make a pixel of a scaled row, and with which weights; they add up to 1.
enum ScaleWeights {
    static func weights(from old: Int, to new: Int) -> [[(Int, Double)]] {
        guard old > 0, new > 0 else { return [] }
        let factor = Double(old) / Double(new)
        return (0..<new).map { index in
            if new < old {
                // The part of each old pixel that is covered.
                let (start, end) = (Double(index) * factor, min(Double(index + 1) * factor, Double(old)))
                return (Int(start)..<min(Int(end.rounded(.up)), old)).compactMap { pixel in
                    let part = min(end, Double(pixel + 1)) - max(start, Double(pixel))
                    return part > 0 ? (pixel, part / (end - start)) : nil
                }
            }
            let place = max((Double(index) + 0.5) * factor - 0.5, 0)
            let left = min(Int(place), old - 1)
            let share = min(place - Double(left), 1)
            return left + 1 < old && share > 0 ? [(left, 1 - share), (left + 1, share)] : [(left, 1)]
        }
    }
}
