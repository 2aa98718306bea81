internal import DeviceProtocol
internal import Foundation
internal import ObjectiveC
internal import UIKit
internal import UserNotifications

/// The app switcher: running apps as cards in a row, the most recent one at its end. A tap opens one, a flick upwards terminates it, a tap
/// outside shows home, a horizontal swipe scrolls the row.
final class SwitcherViewController: UIViewController, UIGestureRecognizerDelegate {
    /// > Units: points, fractions of the screen. > Confidence: R.
    private enum Metrics {
        static let card: CGFloat = 0.68
        static let padCard: CGFloat = 0.5
        static let drop: CGFloat = 12
        static let gap: CGFloat = 22
        static let corner: CGFloat = 34
        static let zoom: TimeInterval = 0.5
        static let throwing: TimeInterval = 0.3
        /// Fraction of the height at which a finger has the card at its resting size; below a minimum, the gesture is cancelled.
        static let whole: CGFloat = 0.45
        static let little: CGFloat = 0.08
        /// A faster flick upwards shows home. > Units: points per second.
        static let fast: CGFloat = 500
        /// How far the card follows the finger.
        static let along: CGFloat = 0.5
        /// Projected duration of the row's deceleration. > Units: seconds.
        static let glide: CGFloat = 0.25
    }

    var command: ((ShellCommand) -> Void)?
    private var state = ShellState()
    private var isShown = false
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    private let outside = UIButton(type: .custom)
    private let none = UILabel()
    /// The most recent app first.
    private var cards: [AppCardView] = []
    /// The card in the middle, fractional while the row moves.
    private var middle: CGFloat = 0
    private var grabbed: CGFloat = 0
    private let pan = UIPanGestureRecognizer()
    /// Cards opened from home by a finger stay only once it is lifted.
    private var hasRow = false

    private static let registerActions: Void = {
        ObjCRuntime.register(SwitcherViewController.self, "switcherSlid:") { switcher, _ in switcher.slide() }
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [backdrop, outside, none] as [UIView] { view.addSubview(part) }
        outside.isAccessibilityElement = false
        outside.addAction(UIAction { [weak self] _ in self?.command?(.home) }, for: .touchUpInside)
        none.text = "No Recently Used Apps"
        none.font = .systemFont(ofSize: 22)
        none.textColor = .white
        none.textAlignment = .center
        Self.registerActions
        pan.addTarget(self, action: Selector("switcherSlid:"))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for part in [backdrop, outside, none] as [UIView] { part.frame = view.bounds }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in if self.isShown { self.putRow() } })
    }

    func show(_ state: ShellState) {
        let isNew = !isShown || !state.comesFrom.isEmpty
        self.state = state
        (isShown, view.isHidden) = (true, false)
        guard isNew else { return update() }
        for card in cards { card.removeFromSuperview() }
        cards = state.running.compactMap { state.app($0).map(makeCard) }
        middle = CGFloat(front ?? 0)
        none.isHidden = !cards.isEmpty
        view.layoutIfNeeded()
        (none.alpha, backdrop.alpha) = (0, front == nil ? 0 : 1)
        for (index, card) in cards.enumerated() { put(card, index == front ? .big : .aside(index)) }
        hasRow = !state.isHeld || front != nil
        guard !state.isHeld else { return }
        animate {
            self.putRow()
            (self.backdrop.alpha, self.none.alpha) = (1, 1)
        }
    }

    /// Updates to the running apps.
    private func update() {
        let gone = cards.filter { !state.running.contains($0.app) }
        for card in gone { card.removeFromSuperview() }
        cards.removeAll { card in gone.contains { $0 === card } }
        for (index, app) in state.running.enumerated() where !cards.contains(where: { $0.app == app }) {
            guard let app = state.app(app) else { continue }
            let card = makeCard(app)
            cards.insert(card, at: min(index, cards.count))
            put(card, .aside(index))
        }
        none.isHidden = !cards.isEmpty
        middle = settled(middle)
        animate { self.putRow() }
    }

    private func makeCard(_ app: ShellState.App) -> AppCardView {
        let card = AppCardView(app)
        card.onTap = { [weak self, weak card] in if let card { self?.enter(card) } }
        card.onThrow = { [weak self, weak card] in if let card { self?.throwAway(card) } }
        view.addSubview(card)
        return card
    }

    /// The card of the app that was in the foreground.
    private var front: Int? { cards.firstIndex { $0.app == state.comesFrom } }

    // MARK: Interactive transition

    /// The card shrinks and moves as the finger moves up from the bottom. Over home, the cards enter from the side.
    func follow(_ finger: CGPoint) {
        if let front { return put(cards[front], .held(finger)) }
        let done = done(finger)
        for (index, card) in cards.enumerated() { put(card, .coming(index, done)) }
        (backdrop.alpha, none.alpha) = (done, done)
    }

    /// A flick upwards shows home; otherwise the cards stay, or the previous screen returns.
    func letGo(at finger: CGPoint, speed: CGFloat) {
        if speed < -Metrics.fast { return command?(.home) ?? () }
        if height(of: finger) < Metrics.little || speed > Metrics.fast {
            if let front { enter(cards[front]) } else { command?(.home) }
            return
        }
        hasRow = true
        animate {
            self.putRow()
            (self.backdrop.alpha, self.none.alpha) = (1, 1)
        }
    }

    /// Progress of the finger's movement, from 0 to 1.
    private func done(_ finger: CGPoint) -> CGFloat { min(1, max(0, height(of: finger) / Metrics.whole)) }

    /// The finger's distance from the bottom, as a fraction of the screen's height.
    private func height(of finger: CGPoint) -> CGFloat { (view.bounds.height - finger.y) / max(1, view.bounds.height) }

    /// Only horizontal swipes scroll the row.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard cards.count > 1, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        let way = pan.translation(in: view)
        return abs(way.x) > abs(way.y)
    }

    private func slide() {
        switch pan.state {
        // The finger has already moved a little.
        case .began: grabbed = middle - pan.translation(in: view).x / pitch
        case .changed:
            middle = grabbed + pan.translation(in: view).x / pitch
            // Reduced movement beyond the ends.
            let inside = min(max(middle, 0), CGFloat(cards.count - 1))
            middle = inside + (middle - inside) * 0.3
            putRow()
        case .ended, .cancelled:
            middle = settled(middle + pan.velocity(in: view).x * Metrics.glide / pitch)
            animate { self.putRow() }
        default: break
        }
    }

    /// The nearest resting position.
    private func settled(_ middle: CGFloat) -> CGFloat { min(max(middle.rounded(), 0), CGFloat(max(0, cards.count - 1))) }

    /// Animates away for home. > Parameters: icon: the target of an app's card; nil removes all at once.
    func leave(_ state: ShellState, to icon: ((String) -> CGRect?)?) {
        guard isShown else { return }
        isShown = false
        let centred = cards.isEmpty || !hasRow ? nil : cards[Int(settled(middle))]
        guard let icon else {
            view.isHidden = true
            return
        }
        for card in cards where !state.running.contains(card.app) { card.isHidden = true }
        animate {
            for card in self.cards { card.alpha = 0 }
            if let centred, let place = icon(centred.app) { self.put(centred, .icon(place)) }
            (self.backdrop.alpha, self.none.alpha) = (0, 0)
        } completion: {
            if !self.isShown { self.view.isHidden = true }
        }
    }

    // MARK: Layout

    private enum Place {
        case big, row(Int), aside(Int), icon(CGRect), held(CGPoint), coming(Int, CGFloat)
    }

    /// Of a card at rest in the middle.
    private var small: CGRect {
        let part = traitCollection.userInterfaceIdiom == .pad ? Metrics.padCard : Metrics.card
        let size = CGSize(width: view.bounds.width * part, height: view.bounds.height * part)
        return CGRect(
            x: (view.bounds.width - size.width) / 2, y: (view.bounds.height - size.height) / 2 + Metrics.drop, width: size.width,
            height: size.height)
    }

    /// From one card to the next.
    private var pitch: CGFloat { small.width + Metrics.gap }

    private func putRow() { for (index, card) in cards.enumerated() { put(card, .row(index)) } }

    private func put(_ card: AppCardView, _ place: Place) {
        card.transform = .identity
        switch place {
        case .big:
            view.bringSubviewToFront(card)
            card.place(view.bounds, corner: 0, showsHead: false)
        case .row(let index):
            card.place(small.offsetBy(dx: (middle - CGFloat(index)) * pitch, dy: 0), corner: Metrics.corner, showsHead: true)
        case .aside(let index): put(card, .coming(index, 0))
        case .coming(let index, let done):
            let (aside, row) = (-small.maxX - CGFloat(index) * pitch, (middle - CGFloat(index)) * pitch)
            card.place(small.offsetBy(dx: aside + (row - aside) * done, dy: 0), corner: Metrics.corner, showsHead: true)
        case .held(let finger):
            let (small, width, height, done) = (small, view.bounds.width, view.bounds.height, done(finger))
            let held = CGSize(width: width - (width - small.width) * done, height: height - (height - small.height) * done)
            let centre = CGPoint(
                x: width / 2 + (finger.x - width / 2) * done * Metrics.along, y: height - held.height / 2 - (height - small.maxY) * done)
            card.place(
                CGRect(x: centre.x - held.width / 2, y: centre.y - held.height / 2, width: held.width, height: held.height),
                corner: Metrics.corner, showsHead: false)
        case .icon(let icon): card.place(icon, corner: icon.width * 0.2237, showsHead: false)
        }
        if case .icon = place { card.alpha = 0 } else { card.alpha = 1 }
    }

    private func enter(_ card: AppCardView) {
        animate {
            self.put(card, .big)
        } completion: {
            self.command?(.open(card.app))
        }
    }

    private func throwAway(_ card: AppCardView) {
        UIView.animate(withDuration: Metrics.throwing, delay: 0, options: .curveEaseOut) {
            card.transform = CGAffineTransform(translationX: 0, y: -card.frame.maxY - 60)
        } completion: { _ in
            self.command?(.end(card.app))
        }
    }

    private func animate(_ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: Metrics.zoom, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: change
        ) { _ in completion() }
    }
}
