import Foundation
import Testing
import URLLoading

@Suite("Sessions and tasks that apps inherit from, to answer in tests instead of a server") struct SubclassTests {
    private final class Answer: URLSessionDataTask, @unchecked Sendable {
        private let answer: @Sendable () -> Void
        init(_ answer: @escaping @Sendable () -> Void) { self.answer = answer }
        override func resume() { answer() }
        override var originalRequest: URLRequest? { URLRequest(url: URL(fileURLWithPath: "/answer")) }
    }

    private final class Answers: URLSession, @unchecked Sendable {
        override class var shared: URLSession { Answers() }
        override func dataTask(
            with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask { Answer { completionHandler(Data("made".utf8), EmptyResponses.http(), nil) } }
    }

    @Test("a session's method returns the task of the app, whose `resume()` answers, also through the method for an address")
    func answers() async {
        let session: URLSession = Answers()
        let url = URL(fileURLWithPath: "/")
        let text = await withCheckedContinuation { continuation in
            session.dataTask(with: url) { data, response, _ in
                continuation.resume(returning: "\(data.map { String(decoding: $0, as: UTF8.self) } ?? "") \(response?.url as Any)")
            }.resume()
        }
        #expect(text == "made nil")
        #expect(Answers.shared is Answers)
        #expect(URLSession.shared !== Answers.shared)
    }

    @Test("a task of no session loads nothing, and can be suspended and cancelled")
    func alone() {
        let task = Answer {}
        #expect(task.state == .suspended)
        #expect(task.originalRequest?.url?.path == "/answer")
        task.suspend()
        task.cancel()
        #expect(task.state == .canceling)
        #expect(task.response == nil)
    }

    @Test("responses without arguments have no address, and the status of success")
    func responses() {
        #expect(EmptyResponses.http().statusCode == 200)
        #expect(EmptyResponses.http().url == nil)
        #expect(EmptyResponses.response().url == nil)
    }
}
