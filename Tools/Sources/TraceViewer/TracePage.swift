public import Foundation
public import TestTrace

/// A trace as one page of HTML that needs no other file and no network.
public struct TracePage {
    private let trace: TestTrace

    /// Creates the page of a trace.
    public init(_ trace: TestTrace) { self.trace = trace }

    /// What the script of the page reads: the trace with its images as addresses.
    private struct Contents: Encodable {
        var test: String
        var app: String
        var outcome: String?
        var gap: String?
        var pictures: [String: Picture]
        var trees: [String: [TraceElement]]
        var steps: [TraceStep]
    }

    private struct Picture: Encodable {
        var width: Int
        var height: Int
        var source: String
    }

    /// > Parameters: nonce: for a server's content security policy; nil for a file.
    public func html(nonce: String? = nil) throws -> String {
        let pictures = trace.pictures.mapValues { picture in
            Picture(width: picture.width, height: picture.height, source: "data:image/png;base64," + picture.png.base64EncodedString())
        }
        let contents = Contents(
            test: trace.test, app: trace.app, outcome: trace.outcome?.rawValue, gap: trace.gap, pictures: pictures, trees: trace.trees,
            steps: trace.steps)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(contents), as: UTF8.self)
        let attribute = nonce.map { " nonce=\"\($0)\"" } ?? ""
        // The contents come last: what a test has written is not looked at for the page's own marks.
        return String(decoding: PackageResources.trace_html, as: UTF8.self)
            .replacing("{{nonce}}", with: attribute)
            .replacing("{{style}}", with: String(decoding: PackageResources.trace_css, as: UTF8.self))
            .replacing("{{script}}", with: String(decoding: PackageResources.trace_js, as: UTF8.self))
            .replacing("{{contents}}", with: Self.inScript(json))
    }

    /// JSON that does not end the element that it is in.
    static func inScript(_ json: String) -> String {
        json.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
    }
}
