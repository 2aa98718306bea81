internal import Foundation
internal import UIKitCore

/// What a web view asks of the engine for all of its pages.
@MainActor struct WebSettings: Equatable {
    let userAgent: UserAgent
    /// Empty is that of a screen.
    private let media: String
    private let zoom: Double
    /// What pages see as `prefers-color-scheme`.
    private let isDark: Bool

    init(_ view: WKWebView) {
        if let own = view.customUserAgent, !own.isEmpty {
            userAgent = UserAgent(own: own)
        } else {
            let application = view.settings.applicationNameForUserAgent.flatMap { $0.isEmpty ? nil : $0 }
            let mode = view.navigator?.contentMode ?? view.settings.defaultWebpagePreferences.preferredContentMode
            userAgent = UserAgent(
                isPad: view.traitCollection.userInterfaceIdiom == .pad, mode: mode, version: UIDevice.current.systemVersion,
                application: application)
        }
        media = view.mediaType ?? ""
        zoom = view.pageZoom > 0 && view.pageZoom.isFinite ? Double(view.pageZoom) : 1
        isDark = view.traitCollection.userInterfaceStyle == .dark
    }

    /// The commands for what differs from earlier settings; nil stands for those of a new page.
    func commands(after old: WebSettings?) -> [(String, [String: Any])] {
        var commands: [(String, [String: Any])] = []
        if userAgent != old?.userAgent {
            let parameters = ["userAgent": userAgent.text, "platform": userAgent.platform]
            commands.append(("Emulation.setUserAgentOverride", parameters))
        }
        if media != old?.media ?? "" || isDark != old?.isDark { commands.append(mediaCommand()) }
        if zoom != old?.zoom ?? 1 { commands.append(("Runtime.evaluate", ["expression": Self.zoomScript(zoom)])) }
        return commands
    }

    /// The command for the media of style sheets: the view's, or one that takes its place for a while.
    func mediaCommand(_ media: String? = nil) -> (String, [String: Any]) {
        let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
        return ("Emulation.setEmulatedMedia", ["media": media ?? self.media, "features": [scheme]])
    }

    /// What new pages run first.
    var source: String? { zoom == 1 ? nil : Self.zoomScript(zoom) }

    /// At the start of a page there is no element yet.
    private static func zoomScript(_ zoom: Double) -> String {
        """
        (() => {
            const set = () => document.documentElement && (document.documentElement.style.zoom = \(zoom), true);
            if (!set()) new MutationObserver((_, observer) => { if (set()) observer.disconnect(); }).observe(document, { childList: true });
        })();
        """
    }
}
