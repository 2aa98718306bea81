internal import CoreGraphics
internal import Foundation

/// Is notified of a search bar's events, in addition to the bar's own delegate.
@preconcurrency @MainActor protocol SearchBarObserver: AnyObject {
    func searchBarBegan()
    func searchBarTextChanged()
    func searchBarScopeChanged()
    func searchBarCancelled()
    /// The bar's height changed.
    func searchBarResized()
}

/// Begins and ends a search, and decides what is visible.
///
/// > Contract: SE-3, SE-5 to SE-7.
@MainActor final class SearchSession: SearchBarObserver {
    private unowned let owner: UISearchController
    private(set) var isActive = false
    /// The search is ending: the cleared text is reported only once.
    private var isEnding = false
    /// The navigation bar was hidden for the search.
    private weak var hiddenFor: UINavigationController?
    var showsResultsRequested = false { didSet { update() } }
    /// Hosts the bar.
    weak var item: UINavigationItem?

    init(_ owner: UISearchController) { self.owner = owner }

    private var bar: UISearchBar { owner.searchBar }
    func listen() { bar.host = self }

    // MARK: Presenting screen

    private var navigation: UINavigationController? {
        item?.bar?.superview?.owningController as? UINavigationController
    }

    /// The screen that the search covers.
    private var screen: UIViewController? {
        if let item { return navigation?.viewControllers.last { $0.navigationItem === item } }
        var link: UIView? = bar
        while let view = link {
            if let controller = view.owningController { return controller }
            link = view.superview
        }
        return nil
    }

    var isInNavigationItem: Bool { item != nil }

    // MARK: Beginning and ending

    func activate() {
        guard !isActive else { return }
        guard let screen, screen.viewIfLoaded?.window != nil, screen.presentation.presented == nil else {
            return bar.applicationContext.send(
                .log("Warning: Attempt to activate \(owner), whose search bar is not on a screen that can present it."))
        }
        isActive = true
        owner.delegate?.willPresentSearchController(owner)
        if owner.automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        if owner.automaticallyShowsScopeBar, !(bar.scopeButtonTitles ?? []).isEmpty { bar.setShowsScope(true, animated: true) }
        if item != nil {
            navigation?.bars.searchChanged(animated: true)
        } else if owner.hidesNavigationBarDuringPresentation, let around = screen.navigationController, !around.isNavigationBarHidden {
            hiddenFor = around
            around.setNavigationBarHidden(true, animated: true)
        }
        if let delegate = owner.delegate { delegate.presentSearchController(owner) } else { present() }
        bar.becomeFirstResponder()
    }

    func present() {
        guard let screen, owner.presentation.session == nil else { return }
        screen.present(owner, animated: true) { [weak self] in
            guard let self, isActive else { return }
            owner.delegate?.didPresentSearchController(owner)
            owner.searchResultsUpdater?.updateSearchResults(for: owner)
        }
        update()
    }

    func deactivate() {
        guard isActive else { return }
        end()
        if owner.presentation.session != nil {
            owner.presentingViewController?.dismiss(animated: true)
        } else {
            ended()
        }
    }

    /// Everything but the dismissal itself, which may have been started elsewhere. > Contract: SE-6.
    func end() {
        guard isActive else { return }
        owner.delegate?.willDismissSearchController(owner)
        isActive = false
        isEnding = true
        bar.text = ""
        isEnding = false
        contentTextChanged()
        bar.resignFirstResponder()
        if owner.automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        if owner.automaticallyShowsScopeBar, !(bar.scopeButtonTitles ?? []).isEmpty { bar.setShowsScope(false, animated: true) }
        navigation?.bars.searchChanged(animated: true)
        hiddenFor?.setNavigationBarHidden(false, animated: true)
        hiddenFor = nil
        owner.searchResultsUpdater?.updateSearchResults(for: owner)
    }

    func ended() {
        update()
        owner.delegate?.didDismissSearchController(owner)
    }

    // MARK: Search bar

    func searchBarBegan() { activate() }

    func searchBarTextChanged() {
        guard !isEnding, isActive else { return }
        update()
        contentTextChanged()
        owner.searchResultsUpdater?.updateSearchResults(for: owner)
    }

    /// What stands in for missing results may mention the text.
    private func contentTextChanged() {
        for controller in [screen, owner.searchResultsController] { controller?.setNeedsUpdateContentUnavailableConfiguration() }
    }

    func searchBarScopeChanged() { if isActive { owner.searchResultsUpdater?.updateSearchResults(for: owner) } }
    func searchBarCancelled() { deactivate() }
    func searchBarResized() { navigation?.bars.searchChanged(animated: false) }

    // MARK: Visible content

    private var isEmpty: Bool { (bar.text ?? "").isEmpty && bar.searchTextField.tokens.isEmpty }
    var areResultsShown: Bool {
        isActive && owner.searchResultsController != nil
            && (owner.automaticallyShowsSearchResultsController ? !isEmpty : showsResultsRequested)
    }
    /// > Contract: SE-7.
    var isDimmed: Bool { isActive && owner.obscuresBackgroundDuringPresentation && isEmpty && !areResultsShown }

    func update() {
        guard let root = owner.viewIfLoaded as? SearchRootView, root.window != nil || owner.presentation.session != nil else { return }
        root.show(isDimmed: isDimmed)
        guard let results = owner.searchResultsController else { return }
        if areResultsShown {
            guard results.parent !== owner else { return }
            owner.addChild(results)
            if let view = results.view { root.show(results: view) }
            results.didMove(toParent: owner)
        } else if results.parent === owner {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
    }

    /// The bottom of a bar inside the content. > Units: points in `view`.
    func barBottom(in view: UIView) -> CGFloat {
        guard item == nil, bar.window != nil, bar.window === view.window else { return 0 }
        return max(0, view.convert(bar.bounds, from: bar).maxY)
    }
}

/// The view of a search over its screen: dimming, or the results.
@MainActor final class SearchRootView: UIView {
    private weak var stage: SearchSession?
    private let shade = UIControl(frame: .zero)
    private weak var results: UIView?

    init(_ stage: SearchSession) {
        self.stage = stage
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = SearchDimming.color
        shade.alpha = 0
        shade.addAction(UIAction { [weak stage] _ in stage?.deactivate() }, for: .touchUpInside)
        shade.accessibilityLabel = SystemStrings.text("Cancel")
        addSubview(shade)
    }

    required init?(coder: NSCoder) { nil }

    func show(isDimmed: Bool) {
        let alpha: CGFloat = isDimmed ? 1 : 0
        guard shade.alpha != alpha else { return }
        guard window != nil else {
            shade.alpha = alpha
            return
        }
        UIView.animate(withDuration: SearchMetrics.cancelDuration, delay: 0, options: .allowUserInteraction) { self.shade.alpha = alpha }
    }

    func show(results view: UIView) {
        results = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = area
        addSubview(view)
    }

    private var area: CGRect {
        let top = stage?.barBottom(in: self) ?? 0
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = area
        if let results, results.superview === self { results.frame = area }
    }

    /// Uncovered parts of the screen receive touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}

@MainActor private enum SearchDimming {
    /// R
    static let color = MenuMaterial.dynamic(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))
}
