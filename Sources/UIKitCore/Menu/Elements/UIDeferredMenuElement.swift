internal import Foundation

/// A place in a menu that is filled when the menu is shown, perhaps later.
///
/// The elements of the first time are kept, unless it is made by `uncached`. A provider that answers twice is heard once; one that never
/// answers leaves a spinning row.
/// > Contract: UIKit, UIDeferredMenuElement
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    /// What the provider answered.
    private(set) var fulfilled: [UIMenuElement]?
    private var waiting: [([UIMenuElement]) -> Void] = []

    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(provider: elementProvider, isCached: true)
    }

    /// Asks its provider each time the menu is shown.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        UIDeferredMenuElement(provider: elementProvider, isCached: false)
    }

    private init(provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// The menu around it is about to be shown anew.
    func prepareForDisplay() {
        if !isCached && waiting.isEmpty { fulfilled = nil }
    }

    /// Calls `completion` with the elements once they are there; at once when they are.
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
