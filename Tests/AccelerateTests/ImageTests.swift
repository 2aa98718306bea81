import Accelerate
import Foundation
import Testing

/// An image of a test, in rows that may be longer than their pixels.
private final class Raster {
    let width: Int, height: Int, samples: Int, rowBytes: Int
    let memory: UnsafeMutablePointer<UInt8>

    init(_ width: Int, _ height: Int, samples: Int = 4, padding: Int = 0, seed: UInt64? = nil) {
        (self.width, self.height, self.samples) = (width, height, samples)
        rowBytes = width * samples + padding
        memory = .allocate(capacity: max(rowBytes * height, 1))
        var state = seed ?? 0
        for index in 0..<rowBytes * height {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            memory[index] = seed == nil ? 0 : UInt8(truncatingIfNeeded: state >> 33)
        }
    }
    deinit { memory.deallocate() }

    var buffer: vImage_Buffer {
        vImage_Buffer(data: memory, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: rowBytes)
    }
    subscript(x: Int, y: Int, sample: Int) -> Int { Int(memory[y * rowBytes + x * samples + sample]) }
    var pixels: [Int] {
        (0..<height).flatMap { y in (0..<width).flatMap { x in (0..<samples).map { self[x, y, $0] } } }
    }
}

@Suite("vImage") struct ImageTests {
    private static let edges = [kvImageEdgeExtend, kvImageBackgroundColorFill, kvImageCopyInPlace, kvImageTruncateKernel]
    private static let background: [UInt8] = [9, 80, 160, 255]

    /// The mean of a box, pixel by pixel.
    private func mean(_ image: Raster, _ x: Int, _ y: Int, _ sample: Int, _ wide: Int, _ tall: Int, _ flags: vImage_Flags) -> Int {
        var (sum, count, isCut) = (0, 0, false)
        for row in y - tall / 2...y + tall / 2 {
            for column in x - wide / 2...x + wide / 2 {
                let isInside = (0..<image.width).contains(column) && (0..<image.height).contains(row)
                if !isInside { isCut = true }
                if !isInside, flags & kvImageTruncateKernel != 0 { continue }
                count += 1
                if !isInside, flags & kvImageBackgroundColorFill != 0 {
                    sum += Int(Self.background[sample])
                } else {
                    sum += image[min(max(column, 0), image.width - 1), min(max(row, 0), image.height - 1), sample]
                }
            }
        }
        if isCut, flags & kvImageCopyInPlace != 0 { return image[x, y, sample] }
        return (2 * sum + count) / (2 * count)
    }

    @Test("a box blur is the mean of each box, for all kinds of edges", arguments: edges, [(1, 1), (3, 5), (7, 3), (21, 21)])
    func boxes(flags: vImage_Flags, kernel: (Int, Int)) {
        let image = Raster(13, 9, padding: 12, seed: 7)
        let result = Raster(13, 9, padding: 4)
        var (source, target) = (image.buffer, result.buffer)
        let code = vImageBoxConvolve_ARGB8888(
            &source, &target, nil, 0, 0, UInt32(kernel.1), UInt32(kernel.0), Self.background, flags)
        #expect(code == kvImageNoError)
        var expected: [Int] = []
        for y in 0..<9 { for x in 0..<13 { for sample in 0..<4 { expected.append(mean(image, x, y, sample, kernel.0, kernel.1, flags)) } } }
        #expect(result.pixels == expected)
    }

    @Test("a part of an image is blurred with what surrounds it, and in place")
    func parts() {
        let image = Raster(12, 10, samples: 1, seed: 3)
        let result = Raster(4, 3, samples: 1)
        var (source, target) = (image.buffer, result.buffer)
        #expect(vImageBoxConvolve_Planar8(&source, &target, nil, 5, 6, 3, 3, 0, kvImageEdgeExtend) == kvImageNoError)
        var expected: [Int] = []
        for y in 6..<9 { for x in 5..<9 { expected.append(mean(image, x, y, 0, 3, 3, kvImageEdgeExtend)) } }
        #expect(result.pixels == expected)
        let whole = (0..<10).flatMap { y in (0..<12).map { mean(image, $0, y, 0, 5, 5, kvImageEdgeExtend) } }
        var same = source
        #expect(vImageBoxConvolve_Planar8(&source, &same, nil, 0, 0, 5, 5, 0, kvImageEdgeExtend) == kvImageNoError)
        #expect(image.pixels == whole)
    }

    @Test("alpha can stay as it is")
    func alpha() {
        let (image, result) = (Raster(6, 6, seed: 5), Raster(6, 6))
        var (source, target) = (image.buffer, result.buffer)
        vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 3, 3, nil, kvImageEdgeExtend | kvImageLeaveAlphaUnchanged)
        for y in 0..<6 { for x in 0..<6 { #expect(result[x, y, 0] == image[x, y, 0]) } }
        #expect(result[2, 2, 1] == mean(image, 2, 2, 1, 3, 3, kvImageEdgeExtend))
    }

    @Test("invalid arguments are errors, and no buffer is needed")
    func errors() {
        let image = Raster(4, 4, seed: 1)
        var (source, target) = (image.buffer, image.buffer)
        func blur(_ height: UInt32, _ width: UInt32, _ flags: vImage_Flags) -> vImage_Error {
            vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, height, width, nil, flags)
        }
        #expect(blur(2, 3, kvImageEdgeExtend) == kvImageInvalidKernelSize)
        #expect(blur(3, 3, kvImageNoFlags) == kvImageInvalidEdgeStyle)
        #expect(blur(3, 3, kvImageBackgroundColorFill) == kvImageNullPointerArgument)
        #expect(blur(3, 3, kvImageGetTempBufferSize | kvImageEdgeExtend) == 0)
        target.width = 5
        #expect(blur(3, 3, kvImageEdgeExtend) == kvImageInvalidParameter)
        var empty = vImage_Buffer()
        #expect(vImageScale_ARGB8888(&source, &empty, nil, kvImageNoFlags) == kvImageNullPointerArgument)
    }

    @Test("a matrix makes sums of samples, clamped")
    func matrix() {
        let (image, result) = (Raster(5, 3, seed: 11), Raster(5, 3))
        var (source, target) = (image.buffer, result.buffer)
        var state: UInt64 = 2
        let factors = (0..<16).map { _ -> Int16 in
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return Int16(truncatingIfNeeded: state >> 40) % 300
        }
        let (before, after): ([Int16], [Int32]) = ([1, -2, 3, -4], [256, 0, -900, 128])
        #expect(vImageMatrixMultiply_ARGB8888(&source, &target, factors, 256, before, after, kvImageNoFlags) == kvImageNoError)
        for y in 0..<3 {
            for x in 0..<5 {
                for j in 0..<4 {
                    var sum = Int(after[j])
                    for i in 0..<4 { sum += Int(factors[4 * i + j]) * (image[x, y, i] + Int(before[i])) }
                    #expect(result[x, y, j] == min(max(sum / 256, 0), 255))
                }
            }
        }
        #expect(vImageMatrixMultiply_ARGB8888(&source, &target, factors, 0, nil, nil, kvImageNoFlags) == kvImageInvalidParameter)
    }

    @Test("samples are exchanged, and images mirrored")
    func orders() {
        let (image, result) = (Raster(3, 2, seed: 4), Raster(3, 2))
        var (source, target) = (image.buffer, result.buffer)
        #expect(vImagePermuteChannels_ARGB8888(&source, &target, [3, 0, 1, 2], kvImageNoFlags) == kvImageNoError)
        #expect(result[1, 1, 0] == image[1, 1, 3])
        #expect(result[1, 1, 3] == image[1, 1, 2])
        vImageHorizontalReflect_ARGB8888(&source, &target, kvImageNoFlags)
        #expect(result[0, 1, 2] == image[2, 1, 2])
        #expect(result[2, 0, 0] == image[0, 0, 0])
        vImageVerticalReflect_ARGB8888(&source, &target, kvImageNoFlags)
        #expect(result[0, 0, 2] == image[0, 1, 2])
    }

    @Test("scaling keeps an even colour and the size 1:1, and halves by means")
    func scaling() {
        let (image, same, half) = (Raster(8, 6, seed: 9), Raster(8, 6), Raster(4, 3))
        var (source, first, second) = (image.buffer, same.buffer, half.buffer)
        #expect(vImageScale_ARGB8888(&source, &first, nil, kvImageHighQualityResampling) == kvImageNoError)
        #expect(same.pixels == image.pixels)
        vImageScale_ARGB8888(&source, &second, nil, kvImageNoFlags)
        for y in 0..<3 {
            for x in 0..<4 {
                let sum = image[2 * x, 2 * y, 1] + image[2 * x + 1, 2 * y, 1] + image[2 * x, 2 * y + 1, 1] + image[2 * x + 1, 2 * y + 1, 1]
                #expect(half[x, y, 1] == (sum + 2) / 4)
            }
        }
        let (flat, large) = (Raster(3, 3, samples: 1), Raster(10, 7, samples: 1))
        for index in 0..<9 { flat.memory[index] = 77 }
        var (small, big) = (flat.buffer, large.buffer)
        vImageScale_Planar8(&small, &big, nil, kvImageNoFlags)
        #expect(large.pixels == [Int](repeating: 77, count: 70))
    }
}
