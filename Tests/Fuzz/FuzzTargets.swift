// Entry points for libFuzzer; `Scripts/fuzz` builds and runs them. One program with all targets that do not need UIKit, to link only once.
import DeviceProtocol
import Foundation
import HostInterface
import PushService
import RenderProtocol
import RenderServer
import ViewLayout

@testable import DarwinFoundation
@testable import HostBrowser
@testable import ImageIO
@testable import Simulator

private let targets: [String: @Sendable ([UInt8]) -> Void] = [
    "link": link, "scene": scene, "browser": browser, "script": script, "push": push, "push-request": pushRequest, "image": image,
    "markdown": markdown, "control": control,
    "plist": informationList, "format": visualFormat, "stringsdict": stringsDictionary,
]

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

/// Messages of an app or the simulator: a decoded message must encode to the same bytes again.
@Sendable private func link(_ bytes: [UInt8]) {
    var stream = LinkMessageStream()
    stream.append(bytes)
    while let message = try? stream.next() {
        var writer = WireWriter()
        writer.put(message)
        var reader = WireReader(writer.bytes)
        guard let copy = try? LinkMessage(from: &reader) else { fatalError("what was written cannot be read: \(message)") }
        var again = WireWriter()
        again.put(copy)
        guard again.bytes == writer.bytes else { fatalError("two bytes for one message: \(message)") }
    }
    // Without the length prefix, which hides much from the fuzzer.
    var reader = WireReader(bytes)
    _ = try? LinkMessage(from: &reader)
}

/// Transactions of an app, applied and drawn.
@Sendable private func scene(_ bytes: [UInt8]) {
    var reader = WireReader(bytes)
    let scene = ServerScene(scale: 2)
    for time in 1...3 {
        guard let transaction: LayerTransaction = try? reader.value() else { break }
        try? scene.apply(transaction)
        draw(scene, at: Double(time))
    }
}

@Sendable private func draw(_ scene: ServerScene, at time: Double) {
    _ = scene.render(at: time, into: PixelStore(size: PixelSize(width: 64, height: 48)))
}

@Sendable private func browser(_ bytes: [UInt8]) { _ = try? ViewerMessage(json: bytes) }

@Sendable private func script(_ bytes: [UInt8]) { _ = try? ScriptParser.parse(String(decoding: bytes, as: UTF8.self), file: "f.ui") }

@Sendable private func push(_ bytes: [UInt8]) { _ = try? PushPayload(bytes) }

/// A request line, fields and a body, separated by line feeds.
@Sendable private func pushRequest(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 10, maxSplits: 8, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    let fields = lines.dropFirst().dropLast().compactMap { line -> (name: String, value: String)? in
        let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return sides.count == 2 ? (sides[0].lowercased(), sides[1].trimmingCharacters(in: .whitespaces)) : nil
    }
    var endpoint = PushEndpoint(topic: "t", token: "aa", privateToken: "bb")
    endpoint.isRegistered = true
    let request = PushRequest(method: "POST", path: lines.first ?? "", fields: fields, body: Array((lines.last ?? "").utf8))
    _ = endpoint.isMeant(by: request)
    _ = endpoint.answer(request, at: 1_000_000)
}

@Sendable private func image(_ bytes: [UInt8]) {
    let source = CGImageSource(data: Data(bytes), isFinal: true)
    for index in 0..<min(CGImageSourceGetCount(source), 3) {
        _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        let options = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 32] as CFDictionary
        _ = CGImageSourceCreateThumbnailAtIndex(source, index, options)
    }
}

@Sendable private func markdown(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? AttributedString(markdown: text)
    _ = try? AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnly))
}

private let bundle: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-fuzz-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}()

/// The `Info.plist` of an app.
@Sendable private func informationList(_ bytes: [UInt8]) {
    FileManager.default.createFile(atPath: bundle.appendingPathComponent("Info.plist").path, contents: Data(bytes))
    let information = AppBundleInformation(of: bundle.appendingPathComponent("App").path)
    _ = (information.identifier, information.name, information.runsForNotifications, information.schemes)
    _ = (information.orientations(on: .phone), information.orientations(on: .pad))
}

/// The first word is a control, the rest its value.
@Sendable private func control(_ bytes: [UInt8]) {
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let control = DeviceControl(name: words[0], value: words[1]) else { return }
    var device = DeviceState.standard
    control.apply(to: &device, at: 1_000_000_000)
    guard DeviceControl.value(of: words[0], in: device).utf8.count < 10_000 else { fatalError("a long value") }
}

/// Visual formats of constraints: one that is read has a gap between each two places, and says the same without white space.
/// A table, every text of which is formatted; the input itself is a format, too.
@Sendable private func stringsDictionary(_ bytes: [UInt8]) {
    let table = StringsDictionary(Data(bytes), language: "ru", idiom: "iphone").entries
    let format = String(decoding: bytes, as: UTF8.self)
    let own = PluralText(format: format, variables: ["a": PluralText.Variable(forms: ["other": format])], language: "ar")
    let texts = table.values.compactMap { entry in
        if case .plural(let text) = entry { return text }
        return nil
    }
    for text in texts.prefix(20) + [own] {
        let expansion = PluralExpansion(text.format, number: { Double($0) }, entry: { ($0, text) })
        guard expansion.pieces.count <= PluralExpansion.maximumCount + 1 else { fatalError("\(expansion.pieces.count) pieces") }
    }
}

@Sendable private func visualFormat(_ bytes: [UInt8]) {
    guard let format = try? VisualFormat(String(decoding: bytes, as: UTF8.self)) else { return }
    guard format.gaps.count == format.places.count - 1 else { fatalError("\(format.gaps.count) gaps, \(format.places.count) places") }
    guard let again = try? VisualFormat(format.text), again == format else { fatalError("not the same again: \(format.text)") }
}
