import Testing

/// Checks that a process stopped with an exception's message that contains all of `parts`.
func expectStop(_ result: ExitTest.Result?, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in ["*** Terminating app due to uncaught exception '"] + parts {
        #expect(text.contains(part), "\(text.prefix(600))", sourceLocation: sourceLocation)
    }
}
