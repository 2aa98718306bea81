package import Foundation

/// An X server without a screen, and a hand on its mouse and keyboard.
package final class VirtualScreen {
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    /// What `DISPLAY` has to be.
    package let name: String
    private let server = Process()

    /// Starts Xvfb on the first display number that is free. It ends with the window, even when the test process is killed.
    package init(width: Int = 1280, height: Int = 1024) throws {
        for (program, package) in [("Xvfb", "xvfb"), ("xdotool", "xdotool"), ("import", "imagemagick")] {
            guard FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program) else {
                throw Failure(description: "\(program) is missing; apt-get install \(package)")
            }
        }
        // The server writes the number it took once it answers.
        let ready = Pipe()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        server.arguments = ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-terminate"]
        server.standardOutput = ready
        server.standardError = FileHandle.nullDevice
        try server.run()
        var line = Data()
        while !line.contains(0x0A) {
            let more = ready.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(description: "Xvfb ended before it answered") }
            line.append(more)
        }
        name = ":" + String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    package func close() {
        guard server.isRunning else { return }
        // The server inherits this process's signal mask, which may hold back SIGTERM.
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
    }

    deinit { close() }

    /// Runs xdotool with these words and gives what it says.
    @discardableResult
    package func xdotool(_ words: String...) throws -> String { String(decoding: try run("xdotool", words), as: UTF8.self) }

    /// The place and size of the window with this title, once it is there; it gets the keyboard.
    package func focusWindow(named title: String) throws -> CGRect {
        let window = String(try xdotool("search", "--sync", "--onlyvisible", "--name", title).prefix { $0 != "\n" })
        let shape = try xdotool("getwindowgeometry", "--shell", window)
        let values = Dictionary(
            shape.split(separator: "\n").map { $0.split(separator: "=") }.map { (String($0[0]), Double($0[1]) ?? 0) },
            uniquingKeysWith: { $1 })
        try xdotool("windowfocus", "--sync", window)
        return CGRect(x: values["X"] ?? 0, y: values["Y"] ?? 0, width: values["WIDTH"] ?? 0, height: values["HEIGHT"] ?? 0)
    }

    /// The colours on screen at places in its pixels, as 0xRRGGBB.
    package func pixels(at places: [CGPoint]) throws -> [UInt32] {
        // Raw pixels of the whole screen, three bytes each.
        let bytes = try run("import", ["-window", "root", "-depth", "8", "rgb:-"])
        let size = try xdotool("getdisplaygeometry").split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard size.count == 2, bytes.count == size[0] * size[1] * 3 else { throw Failure(description: "no picture of the screen") }
        return places.map { place in
            let index = bytes.startIndex + (Int(place.y) * size[0] + Int(place.x)) * 3
            return UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
        }
    }

    /// Waits until the screen has looked the same for half a second; what is on it lives in real time.
    package func settle() throws {
        var last = Data()
        var same = 0
        // A caret that blinks would never let go; nothing that is waited for here takes this long.
        for _ in 0..<100 where same < 5 {
            let now = try run("import", ["-window", "root", "-depth", "8", "rgb:-"])
            same = now == last ? same + 1 : 0
            last = now
            usleep(100_000)
        }
    }

    package func screenshot(to file: String) throws { _ = try run("import", ["-window", "root", file]) }

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
