package import Foundation

/// An X server without a screen, with simulated mouse and keyboard.
package final class VirtualScreen {
    package typealias Failure = Installed.Failure

    /// The value for `DISPLAY`.
    package let name: String
    private let server = Process()
    /// The file of the server's frame buffer.
    private let folder: URL

    /// How to install missing packages; nil when nothing is missing.
    package static let missing = Installed.missing([("/usr/bin/Xvfb", "xvfb"), ("/usr/bin/xdotool", "xdotool")])

    /// Starts Xvfb on the first free display number. It ends with this object, even when the test process is killed.
    package init(width: Int = 1280, height: Int = 1024) throws {
        if let missing = Self.missing { throw Failure(description: missing) }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-screen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The server writes its display number once it accepts connections.
        let ready = Pipe()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        server.arguments = [
            "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp", "-terminate",
        ]
        server.standardOutput = ready
        server.standardError = FileHandle.nullDevice
        try server.run()
        var line = Data()
        while !line.contains(0x0A) {
            let more = ready.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(description: "Xvfb ended before it was ready") }
            line.append(more)
        }
        name = ":" + String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    package func close() {
        try? FileManager.default.removeItem(at: folder)
        guard server.isRunning else { return }
        // The server inherits this process's signal mask, which may block SIGTERM.
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
    }

    deinit { close() }

    /// Runs xdotool with these arguments and returns its output.
    @discardableResult
    package func xdotool(_ words: String...) throws -> String { String(decoding: try run("xdotool", words), as: UTF8.self) }

    /// The frame of the window with this title, once it exists; it gets keyboard focus.
    package func focusWindow(named title: String) throws -> CGRect {
        let window = String(try xdotool("search", "--sync", "--onlyvisible", "--name", title).prefix { $0 != "\n" })
        let shape = try xdotool("getwindowgeometry", "--shell", window)
        let values = Dictionary(
            shape.split(separator: "\n").map { $0.split(separator: "=") }.map { (String($0[0]), Double($0[1]) ?? 0) },
            uniquingKeysWith: { $1 })
        try xdotool("windowfocus", "--sync", window)
        return CGRect(x: values["X"] ?? 0, y: values["Y"] ?? 0, width: values["WIDTH"] ?? 0, height: values["HEIGHT"] ?? 0)
    }

    /// The colours on screen at points in its pixels, as 0xRRGGBB.
    package func pixels(at places: [CGPoint]) throws -> [UInt32] {
        let picture = try Picture(folder)
        return places.map { picture.pixel(Int($0.x), Int($0.y)) }
    }

    /// Waits until the screen has not changed for half a second; programs on it run in real time.
    package func settle() throws {
        var last = Data()
        var same = 0
        // With a blinking caret this would never end; no awaited change takes this long.
        for _ in 0..<100 where same < 5 {
            let now = try Picture(folder).bytes
            same = now == last ? same + 1 : 0
            last = now
            usleep(100_000)
        }
    }

    /// Saves the screen as a portable pixmap.
    package func screenshot(to file: String) throws {
        let picture = try Picture(folder)
        var data = Data("P6 \(picture.width) \(picture.height) 255\n".utf8)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let colour = picture.pixel(x, y)
                data.append(contentsOf: [UInt8(colour >> 16), UInt8(colour >> 8 & 0xFF), UInt8(colour & 0xFF)])
            }
        }
        try data.write(to: URL(fileURLWithPath: file))
    }

    /// The server's frame buffer from its file: the `xwd` format, a header of big-endian numbers, colours, then rows.
    private struct Picture {
        let bytes: Data
        let width: Int
        let height: Int
        private let start: Int
        private let bytesPerRow: Int

        init(_ folder: URL) throws {
            let bytes = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
            guard bytes.count > 100 else { throw Failure(description: "no image of the screen") }
            let numbers = (0..<25).map { index in bytes[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) } }
            self.bytes = bytes
            // An entry of the colour table has 12 bytes.
            start = numbers[0] + numbers[19] * 12
            width = numbers[4]
            height = numbers[5]
            bytesPerRow = numbers[12]
            guard numbers[11] == 32, bytes.count >= start + bytesPerRow * height else {
                throw Failure(description: "the screen has no pixels of 32 bits")
            }
        }

        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            let index = start + y * bytesPerRow + x * 4
            return UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
        }
    }

    private func run(_ program: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/" + program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(program) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
        return data
    }
}
