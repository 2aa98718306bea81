import DarwinC
import Foundation
import Testing

@Suite("Names of Darwin's C headers")
struct DarwinCTests {
    @Test("numeric limits are those of their types")
    func limits() {
        #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
        #expect(HUGE == MAXFLOAT)
        #expect(INT_MIN == Int32.min)
        #expect(INT_MAX == Int32.max)
        #expect(UINT_MAX == UInt32.max)
        #expect(LONG_MIN == Int.min)
        #expect(ULONG_MAX == UInt.max)
        #expect(INT64_MAX == Int64.max)
        #expect(INT16_MIN == -32_768)
        #expect(UINT64_MAX == UInt64.max)
        #expect(LLONG_MIN == Int64.min)
        #expect(UCHAR_MAX == 255)
        #expect(SHRT_MIN == -32_768)
        #expect(NSIntegerMax == Int.max)
        #expect(SIZE_T_MAX == UInt.max)
        #expect(MAXPATHLEN == 1024)
    }

    @Test("functions of memory and strings take pointers that are optional, and do nothing with nil")
    func optionalPointers() {
        let bytes: [UInt8] = [1, 2, 3]
        var copy: [UInt8] = [0, 0, 0]
        bytes.withUnsafeBytes { source in
            let start = source.baseAddress
            memcpy(&copy, start, 3)
            #expect(memcmp(&copy, start, 3) == 0)
        }
        #expect(copy == bytes)
        let none: UnsafePointer<UInt8>? = nil
        memmove(&copy, none, 3)
        #expect(copy == bytes)
        let text: UnsafeMutablePointer<CChar>? = strdup("Harbour")
        #expect(strlen(text) == 7)
        #expect(strcmp(text, "Harbour") == 0)
        free(text)
    }

    @Test("the texts of uname are as long as the constant says")
    func nameLength() {
        #expect(MemoryLayout.size(ofValue: utsname().machine) == Int(_SYS_NAMELEN))
    }

    @Test("mathematical constants have their values")
    func constants() {
        #expect(abs(M_1_PI * Double.pi - 1) < 1e-15)
        #expect(abs(M_2_PI * Double.pi - 2) < 1e-15)
        #expect(abs(M_2_SQRTPI * Double.pi.squareRoot() - 2) < 1e-15)
        #expect(abs(M_E - exp(1)) < 1e-15)
        #expect(abs(M_LN2 - log(2)) < 1e-15)
        #expect(abs(M_LN10 - log(10)) < 1e-15)
        #expect(abs(M_LOG2E * M_LN2 - 1) < 1e-15)
        #expect(abs(M_LOG10E * M_LN10 - 1) < 1e-15)
    }

    @Test("functions in half turns are exact where the result is")
    func halfTurns() {
        #expect(__sinpi(0) == 0)
        #expect(__sinpi(1) == 0)
        #expect(__sinpi(0.5) == 1)
        #expect(__sinpi(-0.5) == -1)
        #expect(__sinpi(1.5) == -1)
        #expect(__sinpi(1e15) == 0)
        #expect(__cospi(0) == 1)
        #expect(__cospi(1) == -1)
        #expect(__cospi(0.5) == 0)
        #expect(__cospi(-1.5) == 0)
        #expect(__cospi(2) == 1)
        #expect(abs(__sinpi(1.0 / 6) - 0.5) < 1e-15)
        #expect(abs(__tanpi(0.25) - 1) < 1e-15)
        #expect(__exp10(3) == 1000)
        #expect(__sinpi(.infinity).isNaN)
        #expect(__cospi(.nan).isNaN)
        var (sine, cosine) = (0.0, 0.0)
        __sincos(0, &sine, &cosine)
        #expect(sine == 0)
        #expect(cosine == 1)
    }

    private func text(_ space: [CChar]) -> String {
        String(decoding: space.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    @Test("strings are copied and concatenated within the buffer size")
    func strings() {
        var space = [CChar](repeating: 120, count: 6)
        #expect(strlcpy(&space, "abc", 6) == 3)
        #expect(strlcat(&space, "defg", 6) == 7)
        #expect(text(space) == "abcde")
        #expect(strlcpy(&space, "abc", 0) == 3)
        #expect(text(space) == "abcde")
        #expect(strlcat(&space, "x", 3) == 4)
        #expect(strlcpy(&space, "xyz", 1) == 3)
        #expect(space[0] == 0)
    }
}
