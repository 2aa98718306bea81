import Foundation
import Testing

/// What iOS refuses with an exception stops the app here, with UIKit's text.
@Suite("Programming errors", .application) struct MisuseTests {
    @Test("stops the app with the exception's text", arguments: Misuse.allCases)
    func stops(misuse: Misuse) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
            await MainActor.run { misuse.run() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("*** Terminating app due to uncaught exception '"), "\(text.prefix(400))")
        #expect(text.contains(misuse.message), "\(text.prefix(600))")
    }
}
