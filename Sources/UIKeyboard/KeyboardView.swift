internal import Foundation
internal import KeyboardModel
internal import UIKitCore

/// The keys and background of a keyboard, and the touches on them.
@MainActor final class KeyboardView: UIView, KeyboardInputView {
    /// A key was pressed.
    var onKey: ((KeyAction) -> Void)?
    /// A held key repeats.
    var onRepeat: ((_ count: Int) -> Void)?
    /// Drags the keyboard down by a distance; nil when the drag ends.
    var onLift: ((_ distance: CGFloat?) -> Void)?

    private(set) var geometry = KeyboardGeometry(
        rows: [], foot: [], device: KeyboardDevice(isPad: false, width: 0, height: 0, scale: 1), barHeight: 0)
    private var showsBalloons = true
    private var caps: [KeyCapView] = []
    private let balloon = KeyCalloutView()
    private var grounds: [UIView] = []
    private var touches: [ObjectIdentifier: KeyTouch] = [:]
    private var order: [ObjectIdentifier] = []
    private var cancelHoldTimer: (() -> Void)?
    private(set) var page = KeyboardPage.letters
    var isFloating = false

    /// > Units: seconds (R).
    static let holdTime = 0.5
    static let repeatTime = 0.1

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        accessibilityIdentifier = "Keyboard"
        balloon.isHidden = true
        addSubview(balloon)
    }

    required init?(coder: NSCoder) { nil }

    /// The views above the keys, or in their place: the keyboard sets their frames.
    let candidates = CandidateBar(fontSize: 20)
    let found = CandidateBar(fontSize: 28)
    let searchField = EmojiSearchField()
    let emoji = EmojiPanel()
    let shortcuts = AssistantBar()

    func show(_ geometry: KeyboardGeometry, page: KeyboardPage, showsBalloons: Bool) {
        (self.geometry, self.page, self.showsBalloons) = (geometry, page, showsBalloons)
        while caps.count < geometry.keys.count {
            let cap = KeyCapView(frame: .zero)
            caps.append(cap)
            insertSubview(cap, belowSubview: balloon)
        }
        for (index, cap) in caps.enumerated() {
            cap.isHidden = index >= geometry.keys.count
            guard index < geometry.keys.count else { continue }
            let key = geometry.keys[index]
            cap.frame = CGRect(
                x: key.frame.minX, y: key.frame.minY, width: key.frame.width, height: key.frame.height + KeyCapView.shadeHeight)
            cap.show(key.key, geometry.metrics)
        }
        showGrounds()
        updatePressed()
        setNeedsLayout()
    }

    private func showGrounds() {
        while grounds.count < geometry.grounds.count {
            let ground = UIView()
            ground.isUserInteractionEnabled = false
            ground.backgroundColor = KeyColors.ground
            grounds.append(ground)
            insertSubview(ground, at: 0)
        }
        for (index, ground) in grounds.enumerated() {
            ground.isHidden = index >= geometry.grounds.count
            if index < geometry.grounds.count { ground.frame = geometry.grounds[index] }
            ground.layer.cornerRadius = geometry.grounds.count > 1 ? metricsRadius : 0
        }
    }

    private var metricsRadius: CGFloat { geometry.metrics.cornerRadius }

    /// Touches between the halves of a split keyboard go to the app.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && geometry.grounds.contains { $0.contains(point) }
    }

    /// Shows some of the auxiliary views, and removes the others.
    func show(_ pieces: [UIView]) {
        for piece in [candidates, found, searchField, emoji, shortcuts] as [UIView] where !pieces.contains(piece) {
            piece.removeFromSuperview()
        }
        for piece in pieces where piece.superview !== self { insertSubview(piece, belowSubview: balloon) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, line) = (bounds.width, barLine)
        candidates.frame = CGRect(x: 0, y: 0, width: width, height: candidates.isOpen ? bounds.height : line)
        searchField.frame = CGRect(
            x: geometry.metrics.sideInset + 8, y: 6, width: width - 2 * geometry.metrics.sideInset - 16,
            height: EmojiPanel.searchHeight - 10)
        found.frame = CGRect(
            x: 0, y: EmojiPanel.searchHeight, width: width, height: found.isOpen ? bounds.height - EmojiPanel.searchHeight : line)
        emoji.frame = bounds
        shortcuts.frame = CGRect(x: 0, y: 0, width: width, height: line)
        if candidates.isOpen { bringSubviewToFront(candidates) }
    }

    /// The height of a line of candidates.
    var barLine: CGFloat = 44 { didSet { setNeedsLayout() } }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { begin(touch) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { move(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { end(ObjectIdentifier(touch), at: touch.location(in: self)) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { forget(ObjectIdentifier(touch)) }
    }

    private func begin(_ touch: UITouch) {
        // A second touch completes the first key.
        for id in order { if let held = self.touches[id], !held.hasActed { end(id, at: nil) } }
        if touch.isSecondaryClick { return }
        let point = touch.location(in: self)
        let id = ObjectIdentifier(touch)
        guard let index = geometry.key(at: point) else { return }
        var press = KeyTouch(index: index, key: geometry.keys[index].key, start: point)
        order.append(id)
        if KeyTouch.actsAtOnce(press.key.action) {
            press.hasActed = true
            if case .page = press.key.action { press.pageBefore = page }
            self.touches[id] = press
            onKey?(press.key.action)
            if press.key.action == .delete { repeatDelete(id, count: 0) }
        } else {
            self.touches[id] = press
            startHoldTimer(id)
        }
        updatePressed()
    }

    private func move(_ touch: UITouch) {
        let id = ObjectIdentifier(touch)
        guard var press = touches[id] else { return }
        let point = touch.location(in: self)
        defer {
            touches[id] = press
            updatePressed()
        }
        if press.variants != nil {
            press.variants?.follow(point)
            return
        }
        if press.isLifting || transfersTouch(press, point) {
            press.isLifting = true
            cancelHoldTimer?()
            onLift?(point.y - press.start.y)
            return
        }
        if press.key.second != nil { press.isStroke = point.y - press.start.y >= KeyTouch.strokeLength }
        guard !press.isStroke, !press.hasActed || press.pageBefore != nil else { return }
        let index = geometry.key(at: point)
        guard index != press.index else { return }
        press.index = index
        guard let index else { return }
        let key = geometry.keys[index].key
        // Sliding selects among characters; from other keys it only cancels.
        if press.pageBefore != nil {
            if case .text = key.action { (press.key, press.hasActed) = (key, false) }
        } else if case (.text, .text) = (press.key.action, key.action) {
            press.key = key
            touches[id] = press
            startHoldTimer(id)
        } else if key.action != press.key.action {
            press.index = nil
        }
    }

    /// A floating keyboard is dragged by its dismiss key.
    private func transfersTouch(_ press: KeyTouch, _ point: CGPoint) -> Bool {
        press.key.action == .dismiss && isFloating && abs(point.y - press.start.y) >= KeyTouch.strokeLength
    }

    private func end(_ id: ObjectIdentifier, at point: CGPoint?) {
        guard let press = touches[id] else { return }
        forget(id)
        if press.isLifting { onLift?(nil) }
        guard let action = press.result else { return }
        onKey?(action)
        if let before = press.pageBefore, before != page { onKey?(.page(before)) }
    }

    private func forget(_ id: ObjectIdentifier) {
        touches[id] = nil
        order.removeAll { $0 == id }
        cancelHoldTimer?()
        cancelHoldTimer = nil
        updatePressed()
    }

    /// Cancels all touches: the keyboard is removed, or its keys change.
    func cancelTouches() { for id in order { forget(id) } }

    // MARK: Long press

    private func startHoldTimer(_ id: ObjectIdentifier) {
        cancelHoldTimer?()
        cancelHoldTimer = applicationContext.delays.run(after: Self.holdTime) { [weak self] in self?.held(id) }
    }

    private func held(_ id: ObjectIdentifier) {
        guard var press = touches[id], let index = press.index, geometry.keys.indices.contains(index) else { return }
        press.variants = KeyVariants(press.key, over: geometry.keys[index].frame, in: bounds)
        touches[id] = press
        updatePressed()
    }

    private func repeatDelete(_ id: ObjectIdentifier, count: Int) {
        cancelHoldTimer?()
        cancelHoldTimer = applicationContext.delays.run(after: count == 0 ? Self.holdTime : Self.repeatTime) { [weak self] in
            guard let self, touches[id] != nil else { return }
            onRepeat?(count)
            repeatDelete(id, count: count + 1)
        }
    }

    // MARK: Appearance

    private func updatePressed() {
        let pressed = touches.values.filter { $0.index != nil }
        for (index, cap) in caps.enumerated() {
            cap.isPressed = pressed.contains { $0.index == index && Self.darkens($0.key, showsBalloons) }
        }
        let last = order.last.flatMap { touches[$0] }
        guard let last, let index = last.index, geometry.keys.indices.contains(index), !last.hasActed else {
            balloon.isHidden = true
            return
        }
        let frame = geometry.keys[index].frame
        if let variants = last.variants {
            balloon.show(variants, over: frame, in: bounds, radius: geometry.metrics.cornerRadius)
        } else if showsBalloons, case .text(let text) = last.key.action, last.key.style == .character {
            balloon.show(text, over: frame, in: bounds, radius: geometry.metrics.cornerRadius)
        } else {
            balloon.isHidden = true
            return
        }
        balloon.isHidden = false
    }

    /// A key with a callout does not change its colour.
    private static func darkens(_ key: Key, _ showsBalloons: Bool) -> Bool {
        if case .text = key.action, key.style == .character { return !showsBalloons }
        return key.action != .shift
    }
}
