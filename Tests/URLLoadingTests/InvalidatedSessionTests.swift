import Foundation
import Testing

@testable import URLLoading

/// A misuse that ends the process, in a file of its own: `Scripts/exit-tests.py` runs it against the optimised framework too.
@Suite("URLSession: invalidated") struct InvalidatedSessionTests {
    @Test("a task created in an invalidated session raises Foundation's message")
    func task() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let session = URLSession(configuration: .ephemeral)
            session.invalidateAndCancel()
            let address = URL(fileURLWithPath: "/")
            _ = session.dataTask(with: address)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'NSGenericException', reason: 'Task created in a session that has been invalidated'"), "\(text.prefix(400))")
    }
}
