// Entry points for libFuzzer; `Scripts/fuzz` builds and runs them.
import Foundation
import HTTP
import JSON

@testable import Share

private let targets: [String: @Sendable ([UInt8]) -> Void] = ["http": http, "range": range, "multipart": multipart, "json": json]

private let target: @Sendable ([UInt8]) -> Void = {
    let name = ProcessInfo.processInfo.environment["FERRY_FUZZ_TARGET"] ?? ""
    guard let target = targets[name] else { fatalError("no target '\(name)'; there are \(targets.keys.sorted())") }
    return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

/// libFuzzer's loop. Its own `main` is not used: the package manager renames a program's `main`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@main
enum Fuzz {
    static func main() {
        var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
        exit(runDriver(&count, &arguments, testOneInput))
    }
}

/// A target, a media type and a time, one per line.
@Sendable private func http(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    if let target = try? RequestTarget(lines[0]) {
        for part in target.segments.flatMap({ $0.utf8.split(separator: 0x2F) }) where [".", ".."].contains(String(part)) {
            fatalError("a path that leads out: \(lines[0])")
        }
        _ = try? ShareQuery(Request(.get, target, headers: HTTPHeaders()))
    }
    for line in lines.dropFirst() {
        _ = MediaType(line)
        _ = Timestamp(line)
        _ = try? ShareName.check(line)
    }
}

/// A size in eight bytes, then the header.
@Sendable private func range(_ bytes: [UInt8]) {
    let size = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } >> 1
    let header = String(decoding: bytes.dropFirst(8), as: UTF8.self)
    if case .part(let part) = ByteRange(header, size: Int64(size)) {
        guard part.lowerBound >= 0, part.upperBound < Int64(size) else { fatalError("\(part) of \(size)") }
    }
    if let place = ContentRange(header), let total = place.total {
        guard place.bytes.lowerBound >= 0, place.bytes.upperBound < total else { fatalError("\(place)") }
    }
}

@Sendable private func multipart(_ bytes: [UInt8]) {
    for step in [1, 7, 4096] {
        guard var parser = try? MultipartParser(boundary: "XX") else { return }
        var rest = bytes[...]
        while !rest.isEmpty {
            guard (try? Array(rest.prefix(step)).withUnsafeBytes({ try parser.feed($0) })) != nil else { break }
            rest = rest.dropFirst(step)
        }
        try? parser.finish()
    }
}

/// A decoded value must encode and decode to the same value again.
@Sendable private func json(_ bytes: [UInt8]) {
    guard let value = try? JSON.parse(bytes) else { return }
    guard let again = try? JSON.parse(value.bytes), again.bytes == value.bytes else { fatalError("not the same again: \(value.text)") }
}
