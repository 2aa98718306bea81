import CryptoKit
import Foundation

/// The signature of a request: SHA-1 over key, sorted parameters and secret, in upper case.
struct RequestSignature {
    let key: String
    let secret: String

    func sign(_ parameters: [String: String]) -> String {
        let sorted = parameters.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let text = key + sorted.map { $0.key + $0.value }.joined() + secret
        return Insecure.SHA1.hash(data: Data(text.utf8)).map { String(format: "%02X", $0) }.joined()
    }

    /// The parameters with `appkey` and `sign`.
    func signed(_ parameters: [String: String]) -> [String: String] {
        parameters.merging(["appkey": key, "sign": sign(parameters)]) { $1 }
    }
}
