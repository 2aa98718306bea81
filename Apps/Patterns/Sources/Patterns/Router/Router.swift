import UIKit

/// Opens pages by their URLs. Pages know the router, not each other.
final class Router {
    enum Style { case push, present, modalInNavigation }

    /// Runs before a page opens: calls `goOn` if it may open.
    typealias Interceptor = (URL, @escaping () -> Void) -> Void
    /// Nil when the parameters are invalid for the page.
    typealias Maker = (RouteParameters, Router) -> UIViewController?

    private struct Route {
        let pattern: RoutePattern
        let style: Style
        let needs: [String]
        let make: Maker
    }

    private var routes: [Route] = []
    private var interceptors: [String: Interceptor] = [:]
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func register(_ pattern: String, _ style: Style, needs: [String] = [], make: @escaping Maker) {
        guard let pattern = RoutePattern(pattern) else { return assertionFailure("no pattern: \(pattern)") }
        routes.append(Route(pattern: pattern, style: style, needs: needs, make: make))
    }

    func intercept(_ name: String, with interceptor: @escaping Interceptor) { interceptors[name] = interceptor }

    func open(_ text: String) {
        guard let url = URL(string: text) else { return notFound(text) }
        open(url)
    }

    func open(_ url: URL) {
        CallLog.shared.add("open \(url)")
        for route in routes {
            guard let parameters = route.pattern.match(url) else { continue }
            guard let page = route.make(parameters, self) else { return notFound(url.absoluteString) }
            return pass(url, route.needs[...]) { [weak self] in self?.show(page, route.style) }
        }
        notFound(url.absoluteString)
    }

    private func pass(_ url: URL, _ needs: ArraySlice<String>, _ goOn: @escaping () -> Void) {
        guard let need = needs.first, let interceptor = interceptors[need] else { return goOn() }
        interceptor(url) { [weak self] in self?.pass(url, needs.dropFirst(), goOn) }
    }

    private func notFound(_ text: String) {
        let page = ButtonPage()
        page.title = "Not found"
        page.loadViewIfNeeded()
        page.say("There is no page for \(text).")
        show(page, .push)
    }

    func show(_ page: UIViewController, _ style: Style) {
        guard let navigation else { return }
        let top = topStack(navigation)
        switch style {
        case .push: top.pushViewController(page, animated: true)
        case .present: top.present(page, animated: true)
        case .modalInNavigation:
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .close, primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) })
            top.present(UINavigationController(rootViewController: page), animated: true)
        }
    }

    /// Where pages are pushed: the topmost presented stack.
    private func topStack(_ navigation: UINavigationController) -> UINavigationController {
        (navigation.presentedViewController as? UINavigationController).map(topStack) ?? navigation
    }

    /// Returns to the first page from anywhere.
    func backToRoot() {
        guard let navigation else { return }
        let pop = { _ = navigation.popToRootViewController(animated: true) }
        if navigation.presentedViewController != nil { navigation.dismiss(animated: true, completion: pop) } else { pop() }
    }
}
