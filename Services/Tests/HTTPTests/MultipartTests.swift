import HTTP
import Testing

@Suite("MultipartParser")
struct MultipartTests {
    private let whole =
        "preamble\r\n--XX\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\none\r\n--X\r\n--XX \r\n"
        + "content-disposition: form-data; name=\"file\"; filename=\"照片.png\"\r\nContent-Type: image/png\r\n\r\n\r\n--XX--\r\nepilogue"

    private func parse(_ text: String, step: Int, boundary: String? = "XX") throws -> [String] {
        var parser = try MultipartParser(boundary: boundary)
        var log: [String] = []
        var data: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let events = try Array(rest.prefix(step)).withUnsafeBytes { try parser.feed($0) }
            rest = rest.dropFirst(step)
            for event in events {
                switch event {
                case .begin(let part): log.append("\(part.name)|\(part.fileName ?? "-")|\(part.contentType ?? "-")")
                case .data(let bytes): data += bytes
                case .end:
                    log.append(String(decoding: data, as: UTF8.self))
                    data = []
                }
            }
        }
        try parser.finish()
        return log
    }

    @Test("parses the same parts from chunks of every size", arguments: [1, 2, 3, 5, 7, 16, 1000])
    func pieces(step: Int) throws {
        #expect(try parse(whole, step: step) == ["a|-|-", "one\r\n--X", "file|照片.png|image/png", ""])
    }

    @Test("the first boundary may be at the start") func first() throws {
        #expect(try parse("--XX\r\nContent-Disposition: form-data; name=x\r\n\r\ny\r\n--XX--", step: 4) == ["x|-|-", "y"])
    }

    @Test("no prefix is accepted as the whole")
    func prefixes() {
        let end = whole.utf8.count - "\r\nepilogue".utf8.count
        for count in 0..<end {
            #expect(throws: MultipartParser.Failure.self) { try parse(String(decoding: whole.utf8.prefix(count), as: UTF8.self), step: 9) }
        }
    }

    @Test("refuses invalid forms")
    func hostile() throws {
        #expect(throws: MultipartParser.Failure.invalidBoundary) { try parse(whole, step: 9, boundary: nil) }
        #expect(throws: MultipartParser.Failure.invalidBoundary) { try parse(whole, step: 9, boundary: "") }
        #expect(throws: MultipartParser.Failure.invalidBoundary) { try parse(whole, step: 9, boundary: String(repeating: "x", count: 71)) }
        #expect(throws: MultipartParser.Failure.invalidBoundary) { try parse("--XXY\r\n\r\n", step: 9) }
        #expect(throws: MultipartParser.Failure.noName) { try parse("--XX\r\n\r\nx\r\n--XX--", step: 9) }
        #expect(throws: MultipartParser.Failure.noName) { try parse("--XX\r\nContent-Disposition: form-data\r\n\r\nx\r\n--XX--", step: 9) }
        #expect(throws: MultipartParser.Failure.invalidHeader("nothing")) { try parse("--XX\r\nnothing\r\n\r\nx\r\n--XX--", step: 9) }
        var parser = try MultipartParser(boundary: "XX")
        let bytes = Array("--XX\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a".utf8) + [0xff] + Array("\"\r\n\r\n".utf8)
        #expect(throws: MultipartParser.Failure.notUTF8) { try bytes.withUnsafeBytes { try parser.feed($0) } }
        #expect(throws: MultipartParser.Failure.headersTooLong) {
            try parse("--XX\r\na: " + String(repeating: "x", count: 9000), step: 999)
        }
        let many = String(repeating: "--XX\r\nContent-Disposition: form-data; name=x\r\n\r\n\r\n", count: 101)
        #expect(throws: MultipartParser.Failure.tooManyParts) { try parse(many, step: 999) }
    }
}
