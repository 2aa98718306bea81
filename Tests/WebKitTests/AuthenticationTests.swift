import Foundation
import FoundationNetworking
import Testing
import UIKitCore

@testable import AuthenticationServices
@testable import WebKit

/// Which addresses end a session on a web page.
@Suite struct AuthenticationCallbackTests {
    private typealias Callback = ASWebAuthenticationSession.Callback

    @Test(arguments: [
        ("kettle://done?code=1", true), ("KETTLE:done", true), ("kettles://done", false), ("http://kettle/", false), ("/kettle", false),
    ])
    func schemes(address: String, matches: Bool) throws {
        #expect(Callback.customScheme("Kettle").matchesURL(try #require(URL(string: address))) == matches)
    }

    @Test(arguments: [
        ("https://Kettle.example/done?code=1", true), ("http://kettle.example/done", false), ("https://kettle.example/done/more", false),
        ("https://kettle.example.evil/done", false), ("https://evil/https://kettle.example/done", false),
    ])
    func pages(address: String, matches: Bool) throws {
        #expect(Callback.https(host: "kettle.example", path: "/done").matchesURL(try #require(URL(string: address))) == matches)
        #expect(Callback.https(host: "kettle.example", path: "done").matchesURL(try #require(URL(string: address))) == matches)
    }
}

/// Sessions over the engine.
@MainActor @Suite(.serialized, .enabled(if: hasEngine, "needs the package chromium-headless-shell"), .timeLimit(.minutes(10)))
struct AuthenticationTests {
    private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
    }

    private let anchor = Anchor()
    private let server: PageServer

    init() throws {
        let script = "<script>setTimeout(() => location = 'kettle://done?code=5', 50)</script>"
        server = try PageServer(["/in": "200 OK\r\nContent-Type: text/html\r\n\r\n<title>in</title>\(script)"])
        anchor.window.rootViewController = UIViewController()
        anchor.window.isHidden = false
    }

    private func code(_ error: (any Error)?) -> ASWebAuthenticationSessionError.Code? { (error as? ASWebAuthenticationSessionError)?.code }

    @Test("the address that the page leads to ends it")
    func callback() async throws {
        let url = try #require(try server["/in"].url)
        let (address, error): (URL?, (any Error)?) = await withCheckedContinuation { continuation in
            let session = ASWebAuthenticationSession(url: url, callback: .customScheme("kettle")) {
                continuation.resume(returning: ($0, $1))
            }
            session.prefersEphemeralWebBrowserSession = true
            #expect(!session.canStart)
            session.presentationContextProvider = anchor
            #expect(session.canStart)
            #expect(session.start())
            #expect(!session.start())
        }
        #expect(address == URL(string: "kettle://done?code=5"))
        #expect(error == nil)
    }

    @Test("the user is asked first, and may not agree")
    func refused() async throws {
        let url = try #require(try server["/in"].url)
        var answers: [ASWebAuthenticationSessionError.Code?] = []
        let session = ASWebAuthenticationSession(url: url, callback: .customScheme("kettle")) { answers.append(code($1)) }
        session.presentationContextProvider = anchor
        #expect(session.start())
        let alert = try #require(anchor.window.rootViewController?.presentedViewController as? UIAlertController)
        #expect(alert.title?.contains("127.0.0.1") == true)
        #expect(alert.actions.map(\.title) == ["Cancel", "Continue"])
        #expect(alert.preferredAction?.title == "Continue")
        session.cancel()
        #expect(answers.isEmpty)
    }

    @Test("a session that cannot be shown says why")
    func failures() async throws {
        let url = try #require(try server["/in"].url)
        let file = URL(fileURLWithPath: "/etc/passwd")
        let cases: [(URL, Anchor?, ASWebAuthenticationSessionError.Code)] = [
            (url, nil, .presentationContextNotProvided), (file, anchor, .presentationContextInvalid),
        ]
        for (url, provider, reason) in cases {
            let found: ASWebAuthenticationSessionError.Code? = await withCheckedContinuation { continuation in
                let session = ASWebAuthenticationSession(url: url, callback: .customScheme("kettle")) {
                    continuation.resume(returning: code($1))
                }
                session.presentationContextProvider = provider
                #expect(!session.start())
            }
            #expect(found == reason)
        }
    }

    @Test("a device without an account ends requests with the error of a simulator without one")
    func account() async {
        final class Listener: NSObject, ASAuthorizationControllerDelegate {
            var continuation: CheckedContinuation<(any Error), Never>?
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                continuation?.resume(returning: error)
            }
        }
        let listener = Listener()
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let error = await withCheckedContinuation { continuation in
            listener.continuation = continuation
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = listener
            controller.performRequests()
        }
        #expect((error as NSError).code == 1000)
        #expect((error as NSError).domain == ASAuthorizationErrorDomain)
    }
}
