package import Foundation

/// A headless Chromium that a test drives; `Programs/drive_chromium.py` sends the commands.
package final class Chromium {
    /// Why the browser could not be started or a command failed.
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread = Data()

    /// How to install missing packages; nil when nothing is missing.
    package static let missing: String? = {
        let wanted = [("chromium", "chromium"), ("python3", "python3")]
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        let absent = wanted.filter { program, _ in
            !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
        }
        return absent.isEmpty ? nil : "apt-get install \(absent.map(\.1).joined(separator: " "))"
    }()

    package init() throws {
        guard let script = Bundle.module.path(forResource: "drive_chromium", ofType: "py", inDirectory: "Programs") else {
            throw Failure(description: "the test resources lack drive_chromium.py")
        }
        if let missing = Self.missing { throw Failure(description: missing) }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// Ends the browser and waits for it.
    package func close() {
        // Sent explicitly: another test's child process may have inherited the other end of the pipe, which then stays open.
        try? input.fileHandleForWriting.write(contentsOf: Data("{\"do\": \"quit\"}\n".utf8))
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    deinit { if process.isRunning { close() } }

    // MARK: Pages

    package func open(_ address: String, width: Int, height: Int, factor: Double = 1) throws {
        _ = try run(["do": "open", "url": address, "width": width, "height": height, "factor": factor])
    }

    /// Waits until a JavaScript expression is true.
    package func wait(until expression: String) throws { _ = try run(["do": "until", "expression": expression]) }

    /// Waits until the page has drawn a frame of the device.
    package func waitForDevice() throws { try wait(until: "document.body && document.body.dataset.state === 'live'") }

    /// Performs an action and waits until the device shows its result.
    package func showing(_ action: () throws -> Void) throws {
        let frame = try text(of: "document.body.dataset.frame")
        try action()
        try wait(until: "String(document.body.dataset.frame) !== '\(frame)'")
    }

    /// Waits until the device has not changed for half a second from now on; it runs in real time here.
    package func settle() throws {
        _ = try text(of: "window.lastFrame = null")
        try wait(
            until: """
                (() => { const frame = document.body.dataset.frame, now = performance.now(); \
                if (window.lastFrame !== frame) { window.lastFrame = frame; window.lastChange = now; } \
                return now - window.lastChange > 500; })()
                """)
    }

    package func text(of expression: String) throws -> String {
        try run(["do": "eval", "expression": "String(\(expression))"])["value"] as? String ?? ""
    }

    /// Saves the page, or a rectangle of it in CSS pixels.
    package func screenshot(to file: String, clip: CGRect? = nil) throws {
        var command: [String: Any] = ["do": "screenshot", "file": file]
        if let clip { command["clip"] = [clip.minX, clip.minY, clip.width, clip.height].map { Double($0) } }
        _ = try run(command)
    }

    /// The device's frame on the page. > Units: CSS pixels.
    package func deviceFrame() throws -> CGRect {
        let numbers = try text(
            of: "(() => { const b = document.getElementById('screen').getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; })()"
        ).split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 4 else { throw Failure(description: "the page has no device") }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The colours on screen at points in CSS pixels, as 0xRRGGBB.
    package func pixels(at places: [CGPoint]) throws -> [UInt32] {
        let answer = try run(["do": "pixels", "at": places.map { [Double($0.x), Double($0.y)] }])
        return (answer["pixels"] as? [[Int]] ?? []).map { UInt32($0[0] << 16 | $0[1] << 8 | $0[2]) }
    }

    // MARK: Input

    package struct Modifiers: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let alt = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let shift = Modifiers(rawValue: 8)
    }

    package func press(_ place: CGPoint, modifiers: Modifiers = []) throws { try mouse("press", place, modifiers) }
    package func drag(to place: CGPoint, modifiers: Modifiers = []) throws { try mouse("move", place, modifiers, pressed: true) }
    package func hover(_ place: CGPoint, modifiers: Modifiers = []) throws { try mouse("move", place, modifiers) }
    package func release(_ place: CGPoint, modifiers: Modifiers = []) throws { try mouse("release", place, modifiers) }

    package func click(_ place: CGPoint) throws {
        try press(place)
        try release(place)
    }

    package func wheel(_ place: CGPoint, deltaX: Double, deltaY: Double) throws {
        _ = try run(["do": "wheel", "x": Double(place.x), "y": Double(place.y), "dx": deltaX, "dy": deltaY])
    }

    /// All touches on the page; an empty list ends them.
    package func touch(_ type: String, _ places: [CGPoint]) throws {
        _ = try run(["do": "touch", "type": type, "points": places.map { [Double($0.x), Double($0.y)] }])
    }

    package func key(_ key: String, code: String, text: String = "", modifiers: Modifiers = []) throws {
        for type in ["keyDown", "keyUp"] {
            _ = try run(
                [
                    "do": "key", "type": type, "key": key, "code": code, "text": type == "keyDown" ? text : "",
                    "modifiers": modifiers.rawValue,
                ])
        }
    }

    /// Inserts text as an input method does.
    package func insert(_ text: String) throws { _ = try run(["do": "insert", "text": text]) }

    /// Sets an input method's marked text; an empty text cancels the composition.
    package func compose(_ text: String, caret: Int) throws { _ = try run(["do": "compose", "text": text, "caret": caret]) }

    private func mouse(_ what: String, _ place: CGPoint, _ modifiers: Modifiers, pressed: Bool = false) throws {
        _ = try run([
            "do": what, "x": Double(place.x), "y": Double(place.y), "modifiers": modifiers.rawValue, "pressed": pressed,
        ])
    }

    // MARK: Commands

    private func run(_ command: [String: Any]) throws -> [String: Any] {
        var line = try JSONSerialization.data(withJSONObject: command)
        line.append(0x0A)
        try input.fileHandleForWriting.write(contentsOf: line)
        let answer = try JSONSerialization.jsonObject(with: readLine()) as? [String: Any] ?? [:]
        guard answer["ok"] as? Bool == true else {
            throw Failure(description: "\(command["do"] ?? "?"): \(answer["error"] as? String ?? "no answer")")
        }
        return answer
    }

    private func readLine() throws -> Data {
        while true {
            if let end = unread.firstIndex(of: 0x0A) {
                defer { unread = Data(unread[(end + 1)...]) }
                return unread[..<end]
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(description: "the program that drives the browser ended") }
            unread.append(more)
        }
    }
}
