internal import Foundation

// Blurs. Contract: Accelerate, vImage, Convolution.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Blurs an image of four samples by the mean of a box.
///
/// Samples are means of the box's pixels, to the nearest integer, halves up.
/// > Parameters: kernel_height: odd. > Parameters: kernel_width: odd. > Parameters: tempBuffer: not needed here.
/// > Parameters: flags: one of `kvImageEdgeExtend`, `kvImageBackgroundColorFill`, `kvImageCopyInPlace` and `kvImageTruncateKernel`.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    BoxConvolution(
        source: src.pointee, target: dest.pointee, offset: (srcOffsetToROI_X, srcOffsetToROI_Y), kernel: (kernel_width, kernel_height),
        background: backgroundColor.map { [$0[0], $0[1], $0[2], $0[3]] }, flags: flags, samples: 4
    ).run()
}

/// Blurs an image of one sample by the mean of a box, as ``vImageBoxConvolve_ARGB8888(_:_:_:_:_:_:_:_:_:)``.
@discardableResult
public func vImageBoxConvolve_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
    BoxConvolution(
        source: src.pointee, target: dest.pointee, offset: (srcOffsetToROI_X, srcOffsetToROI_Y), kernel: (kernel_width, kernel_height),
        background: [backgroundColor], flags: flags, samples: 1
    ).run()
}

/// A mean over boxes, by sums of rows that move down the image.
struct BoxConvolution {
    let source: vImage_Buffer
    let target: vImage_Buffer
    let offset: (x: UInt, y: UInt)
    let kernel: (width: UInt32, height: UInt32)
    let background: [UInt8]?
    let flags: vImage_Flags
    let samples: Int

    private enum Edge { case extend, background, copy, truncate }

    private var edge: Edge? {
        let styles: [(vImage_Flags, Edge)] = [
            (kvImageEdgeExtend, .extend), (kvImageBackgroundColorFill, .background), (kvImageCopyInPlace, .copy),
            (kvImageTruncateKernel, .truncate),
        ]
        let chosen = styles.filter { flags & $0.0 != 0 }
        return chosen.count == 1 ? chosen[0].1 : nil
    }

    func run() -> vImage_Error {
        if flags & kvImageGetTempBufferSize != 0 { return 0 }
        guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
        guard kernel.width % 2 == 1, kernel.height % 2 == 1 else { return kvImageInvalidKernelSize }
        guard let edge else { return kvImageInvalidEdgeStyle }
        guard edge != .background || background != nil else { return kvImageNullPointerArgument }
        guard source.isValid(pixelSize: samples), target.isValid(pixelSize: samples) else { return kvImageInvalidParameter }
        guard offset.x <= source.width, target.width <= source.width - offset.x else { return kvImageRoiLargerThanInputBuffer }
        guard offset.y <= source.height, target.height <= source.height - offset.y else { return kvImageRoiLargerThanInputBuffer }
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return kvImageNoError }
        convolve(edge)
        return kvImageNoError
    }

    private func convolve(_ edge: Edge) {
        let (width, height) = (Int(source.width), Int(source.height))
        let (across, down) = (Int(kernel.width) / 2, Int(kernel.height) / 2)
        // The source may be the target: its rows are read from a copy.
        var pixels = [UInt8](repeating: 0, count: width * height * samples)
        for y in 0..<height {
            let row = source.row(y)
            for x in 0..<width * samples { pixels[y * width * samples + x] = row[x] }
        }
        let fill = (background ?? []).map { UInt64($0) }
        let isPadded = edge == .extend || edge == .background
        for sample in 0..<samples {
            if flags & kvImageLeaveAlphaUnchanged != 0, samples == 4, sample == 0 {
                for y in 0..<Int(target.height) {
                    for x in 0..<Int(target.width) {
                        target.row(y)[x * 4] = pixels[((y + Int(offset.y)) * width + x + Int(offset.x)) * 4]
                    }
                }
                continue
            }
            func value(_ x: Int, _ y: Int) -> UInt64 {
                let isInside = (0..<width).contains(x) && (0..<height).contains(y)
                if edge == .background, !isInside { return fill[sample] }
                return UInt64(pixels[(min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * samples + sample])
            }
            // The sums of columns of the box's height, and the sum of a box that moves to the right.
            var columns = [UInt64](repeating: 0, count: width)
            let rows = { (y: Int) in isPadded ? (y - down)...(y + down) : max(y - down, 0)...min(y + down, height - 1) }
            for y in 0..<Int(target.height) {
                let middle = y + Int(offset.y)
                if y == 0 {
                    for x in 0..<width { columns[x] = rows(middle).reduce(0) { $0 + value(x, $1) } }
                } else {
                    let (old, new) = (rows(middle - 1), rows(middle))
                    if new.lowerBound > old.lowerBound { for x in 0..<width { columns[x] -= value(x, old.lowerBound) } }
                    if new.upperBound > old.upperBound { for x in 0..<width { columns[x] += value(x, new.upperBound) } }
                }
                let tall = UInt64(rows(middle).count)
                let outside = edge == .background ? fill[sample] * tall : 0
                func column(_ x: Int) -> UInt64 {
                    if (0..<width).contains(x) { return columns[x] }
                    return edge == .background ? outside : columns[min(max(x, 0), width - 1)]
                }
                let columnsOf = { (x: Int) in isPadded ? (x - across)...(x + across) : max(x - across, 0)...min(x + across, width - 1) }
                var sum: UInt64 = 0
                for x in 0..<Int(target.width) {
                    let center = x + Int(offset.x)
                    let new = columnsOf(center)
                    if x == 0 {
                        sum = new.reduce(0) { $0 + column($1) }
                    } else {
                        let old = columnsOf(center - 1)
                        if new.lowerBound > old.lowerBound { sum -= column(old.lowerBound) }
                        if new.upperBound > old.upperBound { sum += column(new.upperBound) }
                    }
                    let isCut = center < across || center + across >= width || middle < down || middle + down >= height
                    let count = tall * UInt64(new.count)
                    target.row(y)[x * samples + sample] =
                        edge == .copy && isCut ? UInt8(value(center, middle)) : UInt8((2 * sum + count) / (2 * count))
                }
            }
        }
    }
}
