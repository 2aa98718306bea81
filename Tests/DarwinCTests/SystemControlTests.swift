import DarwinC
import Glibc
import Testing

@Suite("sysctlbyname") struct SystemControlTests {
    @Test("text is read in two steps: its size, then itself")
    func text() {
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
        var bytes = [CChar](repeating: 1, count: size)
        #expect(sysctlbyname("hw.machine", &bytes, &size, nil, 0) == 0)
        #expect(bytes.last == 0)
        var machine = utsname()
        uname(&machine)
        let expected = withUnsafeBytes(of: machine.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        #expect(String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) == expected)
    }

    @Test("numbers have their size")
    func numbers() {
        var (count, size) = (Int32(0), 4)
        #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == 0)
        #expect(count > 0)
        var memory: UInt64 = 0
        size = 8
        #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
        #expect(memory > 1 << 20)
    }

    @Test("unknown names, short buffers and new values fail and write nothing")
    func failures() {
        var size = 8
        var value: UInt64 = 7
        #expect(sysctlbyname("hw.nothing", &value, &size, nil, 0) == -1)
        #expect(errno == ENOENT)
        size = 2
        #expect(sysctlbyname("hw.ncpu", &value, &size, nil, 0) == -1)
        #expect(errno == ENOMEM)
        var new = 1
        #expect(sysctlbyname("hw.ncpu", nil, nil, &new, 8) == -1)
        #expect(errno == EPERM)
        #expect(value == 7)
    }
}
