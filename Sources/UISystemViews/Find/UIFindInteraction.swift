public import Foundation
public import UIKitCore

/// Shows a panel above the keyboard to find text in a view, and to replace it.
///
/// > Contract: UIKit, UIFindInteraction.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// The object given at creation, which provides the sessions; held weakly.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The session while the panel is visible.
    open private(set) var activeFindSession: UIFindSession?
    /// The text in the panel's field; searched while the panel is visible.
    open var searchText: String? {
        didSet {
            panel?.searchText = searchText
            search()
        }
    }
    /// The text in the panel's second field.
    open var replacementText: String? { didSet { panel?.replacementText = replacementText } }
    /// Returns a menu for the panel's magnifier, from the system's elements, which are none in Ferry; nil shows no menu.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { panel?.optionsMenu = optionsMenuProvider?([]) } }
    private var panel: FindNavigatorView?

    /// Creates an interaction; add it to a view.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Ends the session.
    open func willMove(to view: UIView?) { dismissFindNavigator() }
    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether the panel is visible.
    open var isFindNavigatorVisible: Bool { panel != nil }

    /// Shows the panel with the search field, and with the replacement if that is wanted and the session supports it.
    ///
    /// Nothing happens if the view is in no window, or the delegate returns no session.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window else { return }
        if let panel {
            panel.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
            return panel.beginEditing()
        }
        guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
        activeFindSession = session
        session.interaction = self
        let panel = FindNavigatorView(self)
        panel.showsReplacement = showingReplace && session.supportsReplacement
        panel.searchText = searchText
        panel.replacementText = replacementText
        panel.optionsMenu = optionsMenuProvider?([])
        self.panel = panel
        panel.show(in: window)
        delegate?.findInteraction(self, didBegin: session)
        panel.beginEditing()
        search()
    }

    /// Hides the panel and ends the session.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        session.interaction = nil
        session.invalidateFoundResults()
        panel?.removeFromSuperview()
        panel = nil
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Goes to the next result.
    open func findNext() { move(.forward) }
    /// Goes to the previous result.
    open func findPrevious() { move(.backward) }

    private func move(_ direction: UITextStorageDirection) {
        activeFindSession?.highlightNextResult(inDirection: direction)
        updateResultCount()
    }

    /// Shows the session's number of results, after it changed.
    open func updateResultCount() {
        guard let session = activeFindSession, let panel else { return }
        panel.show(
            count: session.resultCount, current: session.highlightedResultIndex == NSNotFound ? nil : session.highlightedResultIndex,
            style: session.searchResultDisplayStyle, isEmpty: (searchText ?? "").isEmpty)
    }

    private func search() {
        activeFindSession?.performSearch(query: searchText ?? "", options: nil)
        updateResultCount()
    }

    /// The user edited the field.
    func typed(_ text: String) { searchText = text }

    func replaceOne() {
        guard let session = activeFindSession, session.allowsReplacementForCurrentlyHighlightedResult else { return }
        session.performSingleReplacement(query: searchText ?? "", replacementString: replacementText ?? "", options: nil)
        updateResultCount()
    }

    func replaceAll() {
        guard let session = activeFindSession, session.supportsReplacement else { return }
        session.replaceAll(searchQuery: searchText ?? "", replacementString: replacementText ?? "", options: nil)
        updateResultCount()
    }
}
