internal import HostInterface

extension PixelStore {
    /// Averages each square of pixels.
    func reduced(by factor: Int) -> PixelStore {
        let result = PixelStore(size: PixelSize(width: size.width / max(1, factor), height: size.height / max(1, factor)))
        let count = UInt32(factor * factor)
        for y in 0..<result.size.height {
            let row = (result.buffer.base + y * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<result.size.width {
                var sum = SIMD4<UInt32>()
                for line in y * factor..<(y + 1) * factor {
                    let pixels = buffer.base + line * bytesPerRow + x * factor * 4
                    for column in 0..<factor {
                        sum &+= SIMD4(truncatingIfNeeded: (pixels + column * 4).loadUnaligned(as: SIMD4<UInt8>.self))
                    }
                }
                let mean = SIMD4<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / count)
                for part in 0..<4 { row[x * 4 + part] = mean[part] }
            }
        }
        return result
    }
}
