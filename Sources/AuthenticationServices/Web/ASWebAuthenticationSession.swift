public import Foundation
internal import FoundationNetworking
public import UIKitCore

/// The window over which something is asked. > Contract: AuthenticationServices, ASPresentationAnchor.
public typealias ASPresentationAnchor = UIWindow

/// Says over which window a session is shown. > Contract: AuthenticationServices, ASWebAuthenticationPresentationContextProviding.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Called by `start()`.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs a user in on a web page, which leads back to the app by an address of its own.
///
/// The user is asked first, unless the session is ephemeral. The page's address is never shown to the app, and only one that begins with the
/// callback's scheme, or has its host and path, ends the session with success.
/// > Contract: AuthenticationServices, ASWebAuthenticationSession. > Isolation: main actor.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    /// Receives the address that the page led to, or an error of ``ASWebAuthenticationSessionError``.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// Over which window the page is shown. Required; not retained.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page sees no cookies of others and leaves none; default false. Then the user is not asked.
    open var prefersEphemeralWebBrowserSession = false
    /// Header fields of the first request.
    open var additionalHeaderFields: [String: String]?
    /// Whether `start()` has a window and has not been called.
    open var canStart: Bool { !isStarted && presentationContextProvider != nil }

    private let url: URL
    private let callback: Callback?
    /// Nil after it was called.
    private var completion: CompletionHandler?
    private var isStarted = false
    private var controller: AuthenticationPageController?
    /// A session lives until it ends, as the app may keep nothing of it.
    private static var running: Set<ASWebAuthenticationSession> = []

    /// A session that an address with a scheme of the app ends. Nil: none of a scheme does, and the user closes the page.
    @available(iOS, deprecated: 17.4, message: "Use init(url:callback:completionHandler:)")
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        (url, callback, completion) = (URL, callbackURLScheme.map(Callback.customScheme), completionHandler)
        super.init()
    }

    /// A session that an address of the callback ends.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        (url, self.callback, completion) = (URL, callback, completionHandler)
        super.init()
    }

    /// Asks the user and shows the page. > Returns: false if it cannot be shown: then the closure receives why, and only once.
    @discardableResult open func start() -> Bool {
        guard !isStarted else { return false }
        isStarted = true
        guard let provider = presentationContextProvider else { return fail(.presentationContextNotProvided) }
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
            return fail(.presentationContextInvalid)
        }
        guard let anchor = Self.top(of: provider.presentationAnchor(for: self)) else { return fail(.presentationContextInvalid) }
        Self.running.insert(self)
        if prefersEphemeralWebBrowserSession { show(over: anchor) } else { ask(over: anchor) }
        return true
    }

    /// Takes the page away; the closure is not called any more.
    open func cancel() {
        completion = nil
        end(nil, nil)
    }

    private static func top(of window: UIWindow) -> UIViewController? {
        var controller = window.rootViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }

    private func fail(_ code: ASWebAuthenticationSessionError.Code) -> Bool {
        let handler = completion
        completion = nil
        Task { handler?(nil, ASWebAuthenticationSessionError(code)) }
        return false
    }

    private func ask(over anchor: UIViewController) {
        let name = AppInformation.text("CFBundleDisplayName") ?? AppInformation.text("CFBundleName")
        let app = name ?? ProcessInfo.processInfo.processName
        let title = String(format: SystemStrings.text("“%@” Wants to Use “%@” to Sign In"), app, url.host ?? "")
        let message = SystemStrings.text("This allows the app and website to share information about you.")
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: SystemStrings.text("Cancel"), style: .cancel) { _ in
                self.end(nil, ASWebAuthenticationSessionError(.canceledLogin))
            })
        let agree = UIAlertAction(title: SystemStrings.text("Continue"), style: .default) { _ in self.show(over: anchor) }
        alert.addAction(agree)
        alert.preferredAction = agree
        anchor.present(alert, animated: true)
    }

    private func show(over anchor: UIViewController) {
        // It may have been cancelled while the user was asked.
        guard Self.running.contains(self) else { return }
        var request = URLRequest(url: url)
        for (field, value) in additionalHeaderFields ?? [:] { request.setValue(value, forHTTPHeaderField: field) }
        let page = AuthenticationPageController(request, callback: callback, isEphemeral: prefersEphemeralWebBrowserSession)
        page.onEnd = { [self] address in
            end(address, address == nil ? ASWebAuthenticationSessionError(.canceledLogin) : nil)
        }
        controller = page
        anchor.present(page, animated: true)
    }

    private func end(_ address: URL?, _ error: (any Error)?) {
        let (handler, page) = (completion, controller)
        (completion, controller) = (nil, nil)
        page?.onEnd = nil
        Self.running.remove(self)
        guard let page, page.presentingViewController != nil, !page.isBeingDismissed else {
            handler?(address, error)
            return
        }
        page.dismiss(animated: true) { handler?(address, error) }
    }
}
