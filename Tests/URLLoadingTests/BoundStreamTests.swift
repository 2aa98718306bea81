import Foundation
import Testing

@testable import URLLoading

@Suite("Bound streams")
struct BoundStreamTests {
    private func streams(_ size: Int) throws -> (InputStream, OutputStream) {
        var input: InputStream?
        var output: OutputStream?
        Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
        let pair = (try #require(input), try #require(output))
        #expect(pair.0.streamStatus == .notOpen)
        pair.0.open()
        pair.1.open()
        return pair
    }

    private func write(_ text: String, _ output: OutputStream) -> Int { output.write(Array(text.utf8), maxLength: text.utf8.count) }

    private func read(_ input: InputStream) -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = input.read(&bytes, maxLength: bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }

    @Test("one reads what is written to the other, as far as there is space, up to its end")
    func transfer() throws {
        let (input, output) = try streams(4)
        #expect(!input.hasBytesAvailable)
        #expect(write("hello", output) == 4)
        #expect(!output.hasSpaceAvailable)
        #expect(read(input) == "hell")
        #expect(write("o", output) == 1)
        output.close()
        #expect(read(input) == "o")
        #expect(read(input) == "")
        #expect(input.streamStatus == .atEnd)
        #expect(write("x", output) == -1)
    }

    @Test("nothing can be written once the reader is closed")
    func closedReader() throws {
        let (input, output) = try streams(1)
        #expect(write("a", output) == 1)
        input.close()
        #expect(write("b", output) == -1)
    }
}
