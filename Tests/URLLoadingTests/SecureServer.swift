import Foundation

/// An authority, a certificate of it, and an HTTPS server with both: the command `openssl`.
final class SecureServer {
    struct Failure: Error, CustomStringConvertible { var description: String }

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("certificates-\(UUID().uuidString)")
    private let process = Process()
    private let input = Pipe()
    private(set) var port = 0

    /// - Parameter name: for which the certificate is, such as `DNS:localhost`.
    init(for name: String = "DNS:localhost") throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.run(
            """
            openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ca.key -out ca.pem -days 2 -subj "/CN=Test Authority" \
            -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign
            openssl req -newkey rsa:2048 -nodes -keyout leaf.key -out leaf.csr -subj "/CN=Test Server/O=Tests"
            printf 'subjectAltName=\(name)\\nextendedKeyUsage=serverAuth\\n' > leaf.ext
            openssl x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 1 -extfile leaf.ext -out leaf.pem
            openssl x509 -in leaf.pem -outform der -out leaf.der
            openssl x509 -in ca.pem -outform der -out ca.der
            """, in: folder)
    }

    private static func run(_ script: String, in folder: URL) throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.currentDirectoryURL = folder
        shell.arguments = ["-ec", script]
        let output = Pipe()
        (shell.standardOutput, shell.standardError) = (output, output)
        try shell.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        guard shell.terminationStatus == 0 else { throw Failure(description: text) }
    }

    /// Starts to listen; returns when it does.
    func start() throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = folder
        process.arguments = [
            "openssl", "s_server", "-key", "leaf.key", "-cert", "leaf.pem", "-cert_chain", "ca.pem", "-accept", "127.0.0.1:0", "-www",
        ]
        let output = Pipe()
        (process.standardOutput, process.standardError, process.standardInput) = (output, FileHandle.nullDevice, input)
        try process.run()
        var text = ""
        while port == 0 {
            let piece = output.fileHandleForReading.availableData
            guard !piece.isEmpty else { throw Failure(description: "the server ended: \(text)") }
            text += String(decoding: piece, as: UTF8.self)
            if let line = text.firstMatch(of: #/ACCEPT 127\.0\.0\.1:(\d+)\n/#) { port = Int(line.1) ?? 0 }
        }
        // What it prints later is not read, and must not stop it.
        output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    }

    func url(_ host: String = "localhost") -> URL? { URL(string: "https://\(host):\(port)/") }

    func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    deinit {
        // It inherits the signals that this thread blocks, among them what `terminate()` sends.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }
}
