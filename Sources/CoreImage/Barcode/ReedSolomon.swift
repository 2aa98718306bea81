/// Check bytes of a QR code: the remainder of a polynomial over the field of 256 elements with the polynomial 0x11D.
enum ReedSolomon {
    static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7 * 0x11D)
            if second >> bit & 1 == 1 { result ^= Int(first) }
        }
        return UInt8(truncatingIfNeeded: result)
    }

    /// The factors of the generator polynomial, without the leading one.
    static func generator(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    static func checkBytes(_ data: ArraySlice<UInt8>, count: Int) -> [UInt8] {
        let generator = generator(count)
        var result = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in 0..<count { result[index] ^= product(generator[index], factor) }
        }
        return result
    }
}
