import JSON
import Support

/// Runs curl, as a user at a terminal does.
enum Curl {
    static let program = Program.find("curl")
    static var isInstalled: Bool { program != nil }

    /// - Parameter arguments: with `-d @-` and similar options, the input is the body.
    static func run(_ arguments: [String], input: [UInt8] = []) throws -> (status: Int, body: [UInt8]) {
        let result = try Program.run(program ?? "curl", ["-sS", "-m", "30", "-w", "\n%{http_code}"] + arguments, input: input)
        let end = result.output.lastIndex(of: 0x0a) ?? 0
        return (Int(String(decoding: result.output[(end + 1)...], as: UTF8.self)) ?? 0, Array(result.output[..<end]))
    }

    static func json(_ arguments: [String]) throws -> (status: Int, json: JSON) {
        let (status, body) = try run(arguments)
        return (status, (try? JSON.parse(body)) ?? .null)
    }
}
