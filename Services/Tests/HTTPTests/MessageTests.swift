import HTTP
import JSON
import Testing

@Suite("RequestTarget")
struct RequestTargetTests {
    @Test("decodes segment by segment, so that an encoded slash stays within its segment")
    func decode() throws {
        let target = try RequestTarget("/share/a%2Fb%20c/?q=%E6%96%87+x&flag&q=2&=")
        #expect(target.segments == ["share", "a/b c"])
        #expect(target.query == [.init("q", "文 x"), .init("flag", ""), .init("q", "2"), .init("", "")])
        #expect(try RequestTarget("/").segments == [])
    }

    @Test(
        "refuses invalid targets",
        arguments: [
            ("", RequestTarget.Failure.notAPath), ("share", .notAPath), ("http://x/", .notAPath), ("/%", .badEscape("%")),
            ("/%4", .badEscape("%4")),
            ("/%zz", .badEscape("%zz")), ("/%00", .containsNUL("%00")), ("/?q=%00", .containsNUL("%00")), ("/%ff", .notUTF8("%ff")),
            ("/%c0%af", .notUTF8("%c0%af")), ("/a/../b", .dotSegment), ("/%2e%2e/b", .dotSegment), ("/./", .dotSegment),
            ("/..%2Fb", .dotSegment), ("/a%2F..%2f\u{301}b", .dotSegment), ("/a%2F.", .dotSegment),
            ("/" + String(repeating: "a", count: 8192), .tooLong),
        ])
    func hostile(text: String, failure: RequestTarget.Failure) {
        #expect(throws: failure) { try RequestTarget(text) }
        #expect((400...414).contains(failure.httpError.status))
    }
}

@Suite("ByteRange")
struct ByteRangeTests {
    @Test(
        "parses one range of a hundred bytes",
        arguments: [
            ("bytes=0-9", ByteRange.part(0...9)), ("bytes=90-", .part(90...99)), ("bytes=-5", .part(95...99)),
            ("bytes=-500", .part(0...99)),
            ("bytes=0-99999999999999999999", .part(0...99)), ("BYTES=99-99", .part(99...99)), ("bytes=100-", .unsatisfiable),
            ("bytes=-0", .unsatisfiable), ("bytes=99999999999999999999-", .unsatisfiable), ("bytes=9-0", .whole), ("bytes=0-1,3-4", .whole),
            ("items=0-9", .whole), ("bytes=a-b", .whole), ("bytes=", .whole), ("bytes=-", .whole), ("bytes=--5", .whole),
            ("bytes=1-2-3", .whole),
            ("bytes=+1-5", .whole), ("", .whole),
        ])
    func read(header: String, range: ByteRange) { #expect(ByteRange(header, size: 100) == range) }

    @Test("an empty file has no ranges")
    func empty() {
        #expect(ByteRange("bytes=0-", size: 0) == .unsatisfiable)
        #expect(ByteRange("bytes=-1", size: 0) == .unsatisfiable)
        #expect(ByteRange(nil, size: 0) == .whole)
    }

    @Test("a chunk's range must be within its total")
    func contentRange() {
        #expect(ContentRange("bytes 0-9/100") == ContentRange("bytes  0-9/100"))
        #expect(ContentRange("bytes 5-9/*")?.bytes == 5...9)
        #expect(ContentRange("bytes 5-9/10")?.total == 10)
        for text in [
            "", "bytes", "bytes 9-5/10", "bytes 0-10/10", "bytes 0-9", "bytes 0-9/", "bytes -1-9/10", "bytes */10", "bytes 0-9/10/11",
            "items 0-9/10", "bytes 0-99999999999999999999/*",
        ] {
            #expect(ContentRange(text) == nil, "\(text)")
        }
    }
}

@Suite("Timestamp")
struct TimestampTests {
    @Test(
        "reads and writes ISO 8601, including the zone",
        arguments: [
            ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00.000Z"),
            ("2026-03-01T00:30:00+08:00", 1_772_296_200_000, "2026-02-28T16:30:00.000Z"),
            ("2024-02-29t23:59:60.999999z", 1_709_251_199_999, "2024-02-29T23:59:59.999Z"),
            ("1969-12-31 23:59:59.5-0000", -500, "1969-12-31T23:59:59.500Z"),
            ("0001-01-01T00:00:00Z", -62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
            ("9999-12-31T23:59:59.999Z", 253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
        ])
    func both(text: String, milliseconds: Int64, canonical: String) {
        #expect(Timestamp(text)?.milliseconds == milliseconds)
        #expect(Timestamp(milliseconds: milliseconds).text == canonical)
        #expect(Timestamp(canonical)?.milliseconds == milliseconds)
    }

    @Test(
        "refuses invalid timestamps",
        arguments: [
            "", "2026-03-01", "2026-03-01T00:30:00", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-04-31T00:00:00Z",
            "2026-03-01T24:00:00Z",
            "2026-03-01T00:60:00Z", "2026-03-01T00:00:61Z", "2026-03-01T00:00:00.Z", "2026-03-01T00:00:00+8", "2026-03-01T00:00:00+24:00",
            "2026-03-01T00:00:00Zx", "0000-01-01T00:00:00Z", "２026-03-01T00:00:00Z", "2026-03-01T00:00:00.0000000001Z",
            "-026-03-01T00:00:00Z",
        ])
    func hostile(text: String) { #expect(Timestamp(text) == nil) }

    @Test("every day of 800 years follows the previous one")
    func days() {
        var last = ""
        var wrong: [Int64] = []
        for day in Int64(-146_097)...146_097 {
            let text = Timestamp(milliseconds: day * 86_400_000).text
            if text.prefix(10) != Timestamp.date(days: day) { wrong.append(day) }
            if text <= last || Timestamp(text)?.milliseconds != day * 86_400_000 { wrong.append(day) }
            last = text
        }
        #expect(wrong == [])
    }

    @Test("writes dates for headers") func http() {
        #expect(Timestamp(milliseconds: 784_111_777_000).httpDate == "Sun, 06 Nov 1994 08:49:37 GMT")
        // The first moment, the one before, and each weekday and month.
        #expect(Timestamp(milliseconds: 0).httpDate == "Thu, 01 Jan 1970 00:00:00 GMT")
        #expect(Timestamp(milliseconds: -1).httpDate == "Wed, 31 Dec 1969 23:59:59 GMT")
        let dates = (0..<12).map { String(Timestamp(milliseconds: $0 * 2_678_400_000).httpDate.prefix(16)) }
        #expect(
            dates == [
                "Thu, 01 Jan 1970", "Sun, 01 Feb 1970", "Wed, 04 Mar 1970", "Sat, 04 Apr 1970", "Tue, 05 May 1970", "Fri, 05 Jun 1970",
                "Mon, 06 Jul 1970", "Thu, 06 Aug 1970", "Sun, 06 Sep 1970", "Wed, 07 Oct 1970", "Sat, 07 Nov 1970", "Tue, 08 Dec 1970",
            ])
    }
}

@Suite("MediaType")
struct MediaTypeTests {
    @Test("reads parameters, quoted or not")
    func parameters() {
        let type = MediaType("Multipart/Form-Data; boundary=\"a b\\\"c\"; Charset=utf-8;")
        #expect(type?.essence == "multipart/form-data")
        #expect(type?.parameters == ["boundary": "a b\"c", "charset": "utf-8"])
        for text in ["", "text", "/x", "x/", "a/b/c", "text/plain; x", "text/plain; =y", "text/plain; x=\"y", "text/plain x=y"] {
            #expect(MediaType(text) == nil, "\(text)")
        }
    }

    @Test("accepts gzip when it is named and not refused")
    func gzip() {
        for text in ["gzip", "br, GZIP;q=0.5", "*", "x-gzip"] { #expect(acceptsGzip(text), "\(text)") }
        for text in [nil, "", "br", "gzip;q=0", "gzip; q=0.000", "*;q=0", "gzip;q=0, *", "gzip;q=x"] { #expect(!acceptsGzip(text)) }
    }
}

@Suite("Router")
struct RouterTests {
    private static func route(_ method: HTTPMethod, _ pattern: String) -> Route {
        Route(method, pattern, Operation("x", "", answers: [])) { request in
            .text(200, pattern + " " + request.parameters.map(\.value).joined(separator: ","))
        }
    }

    private let router = Router([
        route(.get, "/share"), route(.get, "/share/{id}"), route(.delete, "/share/{id}"), route(.get, "/share/count"), route(.get, "/"),
        route(.post, "/fail"),
    ])

    private func answer(_ method: HTTPMethod, _ path: String) throws -> Response { router.answer(Request(method, try RequestTarget(path))) }

    @Test("literals take precedence over parameters, HEAD is routed as GET")
    func match() throws {
        #expect(try answer(.get, "/share/7%2F8").bytes == Array("/share/{id} 7/8".utf8))
        #expect(try answer(.get, "/share/count").bytes == Array("/share/count ".utf8))
        #expect(try answer(.head, "/share/count").status == 200)
        #expect(try answer(.get, "/").status == 200)
        #expect(try answer(.delete, "/share/count").status == 200)
    }

    @Test("distinguishes not found from method not allowed")
    func refuse() throws {
        #expect(try answer(.get, "/nothing").status == 404)
        let refused = try answer(.put, "/share/1")
        #expect(refused.status == 405)
        #expect(refused.headers["allow"] == "DELETE, GET, HEAD")
        #expect(router.refusal(of: "TRACE", try RequestTarget("/share/1")).headers["allow"] == "DELETE, GET, HEAD")
        #expect(router.refusal(of: "TRACE", try RequestTarget("/nothing")).status == 404)
        #expect(try JSON.parse(refused.bytes)["error"]?["code"] == "method_not_allowed")
    }

    @Test("a repeated or unknown query parameter is an error")
    func query() throws {
        let request = Request(.get, try RequestTarget("/?a=1&a=2&b=x"))
        #expect(throws: HTTPError.self) { try request.query("a") }
        #expect(throws: HTTPError.self) { try request.queryInt("b", 0...9, default: 1) }
        #expect(throws: HTTPError.self) { try request.allowsQuery(["a"]) }
        #expect(try request.queryInt("c", 0...9, default: 1) == 1)
    }
}
