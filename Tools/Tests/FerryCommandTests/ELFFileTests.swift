import Foundation
import Testing

@testable import FerryCommand

@Suite("ELFFile")
struct ELFFileTests {
    /// A library with one segment for everything, at address 0x1000.
    private static func library(runPath: String = "/opt/swift/usr/lib/swift/linux:$ORIGIN") -> [UInt8] {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        let strings = [""] + ["libcairo.so.2", "libFerryKit.so", runPath]
        var (table, offsets): ([UInt8], [Int]) = ([], [])
        for text in strings {
            offsets.append(table.count)
            table += Array(text.utf8) + [0]
        }
        let dynamic = 64 + 2 * 56
        let entries = [(1, offsets[1]), (14, offsets[2]), (29, offsets[3]), (5, 0x1000 + dynamic + 5 * 16), (0, 0)]
        var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + bytes(0, 9) + bytes(3, 2) + bytes(62, 2) + bytes(1, 4) + bytes(0, 8)
        file += bytes(64, 8) + bytes(0, 8) + bytes(0, 4) + bytes(64, 2) + bytes(56, 2) + bytes(2, 2) + bytes(0, 6)
        let size = dynamic + 5 * 16 + table.count
        for (type, offset, length) in [(1, 0, size), (2, dynamic, 5 * 16)] {
            file += bytes(type, 4) + bytes(0, 4) + bytes(offset, 8) + bytes(0x1000 + offset, 8) + bytes(0, 8) + bytes(length, 8)
            file += bytes(length, 8) + bytes(8, 8)
        }
        for (tag, value) in entries { file += bytes(tag, 8) + bytes(value, 8) }
        return file + table
    }

    @Test("reads name, needed libraries and run path")
    func reading() throws {
        let file = try ELFFile(Self.library())
        #expect(file.needed == ["libcairo.so.2"])
        #expect(file.name == "libFerryKit.so")
        #expect(file.runPath == "/opt/swift/usr/lib/swift/linux:$ORIGIN")
    }

    @Test("replaces the run path in place by a shorter one")
    func replacing() throws {
        var file = try ELFFile(Self.library())
        try file.setRunPath("$ORIGIN/swift/linux:$ORIGIN")
        #expect(file.bytes.count == Self.library().count)
        let again = try ELFFile(file.bytes)
        #expect(again.runPath == "$ORIGIN/swift/linux:$ORIGIN")
        #expect(again.needed == ["libcairo.so.2"])
        #expect(throws: ELFFile.Damage.self) { try file.setRunPath(String(repeating: "a", count: 40)) }
    }

    @Test("refuses a file that is cut anywhere, and one that is no ELF file")
    func cut() {
        let whole = Self.library()
        for length in 0..<whole.count { #expect(throws: ELFFile.Damage.self) { try ELFFile(Array(whole.prefix(length))) } }
        #expect(throws: ELFFile.Damage.self) { try ELFFile(Array("#!/bin/sh\n".utf8)) }
    }

    @Test("survives any single wrong byte in the headers")
    func wrongBytes() {
        let whole = Self.library()
        for index in 0..<64 + 2 * 56 + 5 * 16 {
            var bytes = whole
            bytes[index] = 0xFF
            _ = try? ELFFile(bytes)
        }
    }

    @Test(
        "a relocated run path leads through the link to the toolchain and holds no absolute folder",
        arguments: [
            ("/opt/swift/usr/lib/swift/linux:$ORIGIN", "$ORIGIN/swift/linux:$ORIGIN"),
            ("/usr/lib/swift/linux:$ORIGIN:/usr/lib/swift/host", "$ORIGIN/swift/linux:$ORIGIN:$ORIGIN/swift/host"),
            ("/home/a/build:$ORIGIN", "$ORIGIN"),
        ])
    func relocated(old: String, new: String) {
        #expect(ELFFile.relocated(runPath: old) == new)
        // It takes the old one's place in the file.
        #expect(new.utf8.count <= old.utf8.count)
    }
}
