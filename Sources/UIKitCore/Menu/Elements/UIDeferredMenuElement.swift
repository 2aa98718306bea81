internal import Foundation

/// A menu element whose content is provided when the menu is shown, possibly later.
///
/// The first result is cached, except with `uncached`. A provider that returns twice is ignored the second time; one that never returns
/// leaves a spinner.
/// > Contract: UIKit, UIDeferredMenuElement
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    /// The provider's result.
    private(set) var fulfilled: [UIMenuElement]?
    private var waiting: [([UIMenuElement]) -> Void] = []

    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(provider: elementProvider, isCached: true)
    }

    /// Calls its provider each time the menu is shown.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        UIDeferredMenuElement(provider: elementProvider, isCached: false)
    }

    private init(provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// The menu is about to be shown again.
    func prepareForDisplay() {
        if !isCached && waiting.isEmpty { fulfilled = nil }
    }

    /// Calls `completion` with the elements once they are available.
    func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if let fulfilled { return completion(fulfilled) }
        waiting.append(completion)
        guard waiting.count == 1 else { return }
        var isAnswered = false
        provider { [weak self] elements in
            guard !isAnswered else { return }
            isAnswered = true
            self?.answer(elements)
        }
    }

    private func answer(_ elements: [UIMenuElement]) {
        fulfilled = elements
        let callbacks = waiting
        waiting = []
        for callback in callbacks { callback(elements) }
    }

    package override func duplicate() -> UIMenuElement { UIDeferredMenuElement(provider: provider, isCached: isCached) }
}
