internal import Foundation

/// A speech-dispatcher for one test, whose voice writes what it says to a file.
package final class SpeechServer {
    /// The value for `SPEECHD_ADDRESS`.
    package var address: String { "unix_socket:" + folder.appendingPathComponent("socket").path }
    private let server = Process()
    private let folder: URL

    /// How to install missing packages; nil when nothing is missing.
    package static let missing = Installed.missing([("/usr/bin/speech-dispatcher", "speech-dispatcher")])

    package init() throws {
        if let missing = Self.missing { throw Installed.Failure(description: missing) }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-voice-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("modules"), withIntermediateDirectories: true)
        try write(
            "speechd.conf",
            """
            LogLevel 1
            AudioOutputMethod "alsa"
            AudioALSADevice "null"
            AddModule "file" "sd_generic" "file.conf"
            DefaultModule file
            DefaultLanguage "en"
            """)
        let said = folder.appendingPathComponent("said").path
        try write(
            "modules/file.conf",
            """
            GenericExecuteSynth "printf '%s\\\\n' \\'$DATA\\' >> \(said)"
            GenericLanguage "en" "en" "utf-8"
            AddVoice "en" "MALE1" "en"
            """)
        server.executableURL = URL(fileURLWithPath: "/usr/bin/speech-dispatcher")
        server.arguments = [
            "-s", "-c", "unix_socket", "-S", folder.appendingPathComponent("socket").path, "-C", folder.path, "-L", folder.path, "-P",
            folder.appendingPathComponent("pid").path, "-t", "0",
        ]
        server.standardOutput = FileHandle.nullDevice
        server.standardError = FileHandle.nullDevice
        try server.run()
        let end = Date() + 10
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("socket").path) {
            guard server.isRunning, Date() < end else { throw Installed.Failure(description: "speech-dispatcher did not start") }
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    private func write(_ name: String, _ text: String) throws {
        try Data((text + "\n").utf8).write(to: folder.appendingPathComponent(name))
    }

    /// All utterances so far, once there are `count`, or after ten seconds.
    package func said(count: Int) -> [String] {
        let end = Date() + 10
        while true {
            let data = (try? Data(contentsOf: folder.appendingPathComponent("said"))) ?? Data()
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
            if lines.count >= count || Date() > end { return lines }
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    package func close() {
        defer { try? FileManager.default.removeItem(at: folder) }
        guard server.isRunning else { return }
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
    }

    deinit { close() }
}
