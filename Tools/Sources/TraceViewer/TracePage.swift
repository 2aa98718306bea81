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
        // The contents come last: what a test has written is not looked at for the page's own marks.
        return Self.frame(nonce: nonce).replacing("{{attribute}}", with: "").replacing("{{more}}", with: "")
            .replacing("{{contents}}", with: Self.inScript(json))
    }

    /// A page without a trace for a frame of another page of the same server, which sends the lines of one as they are written.
    public static func embedded(nonce: String) -> String {
        let script = String(decoding: PackageResources.live_js, as: UTF8.self)
        return frame(nonce: nonce).replacing("{{attribute}}", with: " data-embedded")
            .replacing("{{more}}", with: "\n<script nonce=\"\(nonce)\">\n\(script)</script>")
            .replacing("{{contents}}", with: #"{"pictures":{},"trees":{},"steps":[]}"#)
    }

    private static func frame(nonce: String?) -> String {
        String(decoding: PackageResources.trace_html, as: UTF8.self)
            .replacing("{{nonce}}", with: nonce.map { " nonce=\"\($0)\"" } ?? "")
            .replacing("{{style}}", with: String(decoding: PackageResources.trace_css, as: UTF8.self))
            .replacing("{{script}}", with: String(decoding: PackageResources.trace_js, as: UTF8.self))
    }

    /// JSON that does not end the element that it is in.
    static func inScript(_ json: String) -> String {
        json.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
    }
}
