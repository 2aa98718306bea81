// Entry points for libFuzzer for documents that UIKit reads; `Scripts/fuzz` builds and runs them.
import Foundation

@testable import UIKitCore

private let targets: [String: @Sendable (Data) -> Void] = [
    "html": { _ = HTMLReader.read(String(decoding: $0, as: UTF8.self), [:]) },
    "rtf": { _ = try? RTFReader.read($0, [:]) },
]

private let target: @Sendable (Data) -> Void = {
    let name = ProcessInfo.processInfo.environment["FERRY_FUZZ_TARGET"] ?? ""
    guard let target = targets[name] else { fatalError("no target '\(name)'; there are \(targets.keys.sorted())") }
    return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target(Data(UnsafeBufferPointer(start: start, count: count)))
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
