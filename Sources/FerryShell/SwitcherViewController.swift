internal import Foundation
internal import HostInterface
internal import UIKit
internal import UserNotifications

/// The apps that run as cards: a tap brings one to the front, a flick upwards ends it, a tap beside it leads home.
final class SwitcherViewController: UIViewController {
    /// > Units: points, parts of the screen. > Confidence: R.
    private enum Metrics {
        static let card: CGFloat = 0.68
        static let padCard: CGFloat = 0.5
        static let drop: CGFloat = 12
        static let corner: CGFloat = 34
        static let zoom: TimeInterval = 0.5
        static let throwing: TimeInterval = 0.3
        /// Of the height: how far up a finger has the card as small as it rests, and below what it was meant for nothing.
        static let whole: CGFloat = 0.45
        static let little: CGFloat = 0.08
        /// Faster upwards it is thrown home. > Units: points a second.
        static let fast: CGFloat = 500
        /// How much of the finger's way the card goes.
        static let along: CGFloat = 0.5
    }

    var wish: ((ShellWish) -> Void)?
    private var state = ShellState()
    private var isShown = false
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    private let outside = UIButton(type: .custom)
    private let none = UILabel()
    private let card = AppCardView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [backdrop, outside, none, card] as [UIView] { view.addSubview(part) }
        outside.isAccessibilityElement = false
        outside.addAction(UIAction { [weak self] _ in self?.wish?(.home) }, for: .touchUpInside)
        none.text = "No Recently Used Apps"
        none.font = .systemFont(ofSize: 22)
        none.textColor = .white
        none.textAlignment = .center
        card.onTap = { [weak self] in self?.enter() }
        card.onThrow = { [weak self] in self?.throwAway() }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for part in [backdrop, outside, none] as [UIView] { part.frame = view.bounds }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in if self.isShown { self.put(.small) } })
    }

    func show(_ state: ShellState) {
        let isNew = !isShown
        self.state = state
        (isShown, view.isHidden) = (true, false)
        (card.isHidden, none.isHidden) = (!state.isRunning, state.isRunning)
        card.show(state)
        view.layoutIfNeeded()
        guard isNew || state.comesFromApp else { return }
        if state.isHeld {
            put(.big)
            (backdrop.alpha, none.alpha) = (1, 0)
            return
        }
        put(state.comesFromApp ? .big : .aside)
        backdrop.alpha = state.comesFromApp ? 1 : 0
        none.alpha = 0
        animate {
            self.put(.small)
            (self.backdrop.alpha, self.none.alpha) = (1, 1)
        }
    }

    // MARK: Under a finger

    /// The card gets smaller as the finger goes up from the bottom, and goes along.
    func follow(_ finger: CGPoint) { put(.held(finger)) }

    /// Thrown upwards it leads home; else the cards stay, or the app comes back.
    func letGo(at finger: CGPoint, speed: CGFloat) {
        let way = (view.bounds.height - finger.y) / max(1, view.bounds.height)
        if speed < -Metrics.fast { return wish?(.home) ?? () }
        if way < Metrics.little || speed > Metrics.fast { return enter() }
        animate { self.put(.small) }
    }

    /// Makes way for home. > Parameters: icon: where the app's card goes; nil for at once.
    func leave(to icon: CGRect?, isEnded: Bool) {
        guard isShown else { return }
        isShown = false
        guard let icon else {
            view.isHidden = true
            return
        }
        card.isHidden = isEnded
        animate {
            self.put(.icon(icon))
            (self.backdrop.alpha, self.none.alpha) = (0, 0)
        } completion: {
            if !self.isShown { self.view.isHidden = true }
        }
    }

    // MARK: The way

    private enum Place {
        case big, small, aside, icon(CGRect), held(CGPoint)
    }

    private func put(_ place: Place) {
        let part = traitCollection.userInterfaceIdiom == .pad ? Metrics.padCard : Metrics.card
        let size = CGSize(width: view.bounds.width * part, height: view.bounds.height * part)
        let small = CGRect(
            x: (view.bounds.width - size.width) / 2, y: (view.bounds.height - size.height) / 2 + Metrics.drop, width: size.width,
            height: size.height)
        card.transform = .identity
        switch place {
        case .big: card.place(view.bounds, corner: 0, showsHead: false)
        case .small: card.place(small, corner: Metrics.corner, showsHead: true)
        case .aside: card.place(small.offsetBy(dx: -small.maxX, dy: 0), corner: Metrics.corner, showsHead: true)
        case .held(let finger):
            let done = min(1, max(0, (view.bounds.height - finger.y) / max(1, view.bounds.height * Metrics.whole)))
            let (width, height) = (view.bounds.width, view.bounds.height)
            let held = CGSize(width: width - (width - size.width) * done, height: height - (height - size.height) * done)
            let middle = CGPoint(
                x: width / 2 + (finger.x - width / 2) * done * Metrics.along, y: height - held.height / 2 - (height - small.maxY) * done)
            card.place(
                CGRect(x: middle.x - held.width / 2, y: middle.y - held.height / 2, width: held.width, height: held.height),
                corner: Metrics.corner, showsHead: false)
        case .icon(let icon): card.place(icon, corner: icon.width * 0.2237, showsHead: false)
        }
        if case .icon = place { card.alpha = 0 } else { card.alpha = 1 }
    }

    private func enter() {
        animate {
            self.put(.big)
        } completion: {
            self.wish?(.open)
        }
    }

    private func throwAway() {
        UIView.animate(withDuration: Metrics.throwing, delay: 0, options: .curveEaseOut) {
            self.card.transform = CGAffineTransform(translationX: 0, y: -self.card.frame.maxY - 60)
        } completion: { _ in
            self.wish?(.end)
        }
    }

    private func animate(_ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: Metrics.zoom, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: change
        ) { _ in completion() }
    }
}
