internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import WebEngine

/// The elements of a web view's page for assistive tools and tests, read again when the page has changed and rests.
@MainActor final class WebElements {
    private unowned let view: WKWebView
    private var known: [Int: WebElement] = [:]
    private var rest = PageRest()
    private var isReading = false

    init(_ view: WKWebView) { self.view = view }

    /// A frame was drawn; `hasImage` says that it has changed the page's look.
    func didStep(hasImage: Bool) {
        rest.didStep(hasImage: hasImage)
        guard !isReading, view.pageImage != nil, rest.isDue() else { return }
        read()
    }

    func removeAll() {
        (known, rest) = ([:], PageRest())
        view.scroller.accessibilityElements = nil
    }

    private func read() {
        guard let navigator = view.navigator else { return }
        isReading = true
        let places = [nil] + navigator.frames.addresses.keys.filter { $0 != navigator.page.target }.map(Optional.some)
        var (open, sizes) = (places.count, PageContentSize())
        let receive: (Any?) -> Void = { [weak self] value in
            open -= 1
            sizes.add(value)
            guard open == 0, let self else { return }
            guard view.navigator === navigator, sizes.isReadable else {
                isReading = false
                return
            }
            read(navigator)
        }
        for place in places {
            // Where the page has nothing to say.
            navigator.context(place, .rules) { result in
                guard case .success(let context?) = result else { return receive(nil) }
                navigator.page.inspect(PageContentSize.script, in: context, receive)
            }
        }
    }

    private func read(_ navigator: WebNavigator) {
        let page = navigator.page
        var answers: [Int: [String: Any]] = [:]
        // Each frame has a tree of its own, also one of another site.
        let frames = navigator.frames.addresses.keys.filter { $0 != page.target }.sorted()
        var open = frames.count + 2
        func receive(_ place: Int) -> (Result<[String: Any], EngineError>) -> Void {
            { [weak self] result in
                answers[place] = try? result.get()
                open -= 1
                guard open == 0, let self else { return }
                isReading = false
                // The page may have been replaced in the meantime.
                guard view.navigator === navigator, let snapshot = answers[0] else { return }
                let trees = (1..<frames.count + 2).compactMap { answers[$0] }
                show(PageElementReader.elements(trees: trees, snapshot: snapshot, scale: page.engine.scale))
            }
        }
        page.send("DOMSnapshot.captureSnapshot", ["computedStyles": [String]()], reply: receive(0))
        page.send("Accessibility.getFullAXTree", reply: receive(1))
        for (place, frame) in frames.enumerated() {
            page.send("Accessibility.getFullAXTree", ["frameId": frame], reply: receive(place + 2))
        }
    }

    private func show(_ elements: [PageElement]) {
        var kept: [Int: WebElement] = [:]
        let shown = elements.map { element in
            // Assistive tools and tests know an element by its object.
            let former = kept[element.node] == nil ? known[element.node] : nil
            let object = former ?? WebElement(accessibilityContainer: view.scroller)
            object.show(element, scale: view.geometry.scale)
            kept[element.node] = object
            return object
        }
        let hasChanged = Set(kept.keys) != Set(known.keys)
        known = kept
        view.scroller.accessibilityElements = shown
        if hasChanged { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    }
}
