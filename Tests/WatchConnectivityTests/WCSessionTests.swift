import DeviceProtocol
import Foundation
import Testing
@testable import WatchConnectivity

@Suite("Sessions with a watch") struct WCSessionTests {
    /// Waits for what the session reports, one after the other.
    private final class Follower: NSObject, WCSessionDelegate, @unchecked Sendable {
        let reports: AsyncStream<String>
        private let report: AsyncStream<String>.Continuation

        override init() {
            (reports, report) = AsyncStream.makeStream()
            super.init()
        }

        func next() async -> String? {
            var iterator = reports.makeAsyncIterator()
            return await iterator.next()
        }
        private func note(_ name: String, _ error: (any Error)?) {
            report.yield("\(name) \((error as NSError?)?.code ?? 0)")
        }

        func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?) {
            note("activated \(activationState.rawValue)", error)
        }
        func sessionDidBecomeInactive(_ session: WCSession) { note("inactive", nil) }
        func sessionDidDeactivate(_ session: WCSession) { note("deactivated", nil) }
        func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {
            note("dictionary \(userInfoTransfer.userInfo.count)", error)
        }
        func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {
            note("file \(fileTransfer.file.fileURL.lastPathComponent)", error)
        }
    }

    private let follower = Follower()

    private func session(_ idiom: DeviceState.Idiom = .phone) -> WCSession {
        var device = DeviceState.standard
        device.idiom = idiom
        let session = WCSession { [device] in device }
        session.delegate = follower
        return session
    }

    private func error(of session: WCSession, _ message: [String: Any]) async -> WCError? {
        await withCheckedContinuation { continuation in
            session.sendMessage(message, replyHandler: nil) { continuation.resume(returning: $0 as? WCError) }
        }
    }

    @Test("an iPhone's session becomes active, and no watch is paired")
    func activation() async {
        let session = session()
        #expect(session.activationState == .notActivated)
        session.activate()
        #expect(await follower.next() == "activated 2 0")
        #expect(session.activationState == .activated)
        #expect(!session.isPaired)
        #expect(!session.isReachable)
    }

    @Test("what is sent fails, and says why")
    func sending() async {
        let session = session()
        #expect(await error(of: session, ["a": 1]) == WCError(.sessionNotActivated))
        session.activate()
        #expect(await follower.next() == "activated 2 0")
        #expect(await error(of: session, ["a": 1]) == WCError(.deviceNotPaired))
        #expect(await error(of: session, ["a": NSObject()]) == WCError(.payloadUnsupportedTypes))
        #expect(throws: WCError(.deviceNotPaired)) { try session.updateApplicationContext(["a": 1]) }
        #expect(session.applicationContext.isEmpty)
        let transfer = session.transferUserInfo(["a": 1, "b": 2])
        #expect(!transfer.isTransferring)
        #expect(await follower.next() == "dictionary 2 7005")
        session.transferFile(URL(fileURLWithPath: "/list.txt"), metadata: nil)
        #expect(await follower.next() == "file list.txt 7005")
        session.transferFile(URL(string: "http://app.invalid/list.txt") ?? URL(fileURLWithPath: "/"), metadata: nil)
        #expect(await follower.next() == "file list.txt 7008")
    }

    @Test("an iPad has no watch")
    func pad() async {
        let session = session(.pad)
        session.activate()
        #expect(await follower.next() == "activated 0 7002")
        #expect(await error(of: session, [:]) == WCError(.sessionNotSupported))
    }

    @Test("an error is found by its reason")
    func errors() {
        let error: any Error = NSError(domain: WCErrorDomain, code: 7007)
        if case WCError.notReachable = error {} else { Issue.record("the error is not found") }
    }
}
