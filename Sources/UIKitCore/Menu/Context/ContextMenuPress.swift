internal import CoreGraphics
internal import Foundation

/// Tracks one touch that stays: a hint after a moment, begin after half a second, then movement.
@MainActor final class PressRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// Recognises simultaneously with another press: a view can have a context menu and be draggable.
    var isCompanion = false
    private let hintDelay: TimeInterval
    private let duration: TimeInterval
    /// False cancels the press.
    var onHint: (() -> Bool)?
    var onBegin: (() -> Void)?
    var onMove: (() -> Void)?
    var onEnd: (() -> Void)?
    /// The touch ended before the beginning, or was cancelled after it.
    var onCancel: (() -> Void)?
    private var start: CGPoint?
    private let timer = GestureTimer()
    private var isHinted = false

    init(hintDelay: TimeInterval, duration: TimeInterval) {
        self.hintDelay = hintDelay
        self.duration = duration
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard currentState == .possible, start == nil, let touch = touches.first, numberOfTouches == 1 else {
            if currentState == .possible { give(up: .failed) }
            return
        }
        start = touch.screenLocation
        timer.start(after: hintDelay) { [weak self] in self?.hint() }
    }

    private func hint() {
        guard currentState == .possible, onHint?() ?? true else { return give(up: .failed) }
        isHinted = true
        timer.start(after: duration - hintDelay) { [weak self] in self?.begin() }
    }

    private func begin() {
        guard currentState == .possible else { return }
        state = .began
        if currentState == .began { onBegin?() } else { give(up: .failed) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if currentState == .began || currentState == .changed {
            state = .changed
            onMove?()
        } else if let start, touches.contains(where: { TouchDistance.between(start, $0.screenLocation) > LiftMetrics.movement }) {
            give(up: .failed)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard currentState == .began || currentState == .changed else { return give(up: .failed) }
        isHinted = false
        state = .ended
        onEnd?()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    override func reset() {
        timer.cancel()
        start = nil
        isHinted = false
    }

    /// Ended by this recogniser, another that won, the system, or the view leaving its window.
    override var currentState: State {
        didSet {
            guard currentState == .failed || currentState == .cancelled else { return }
            timer.cancel()
            let wasHinted = isHinted
            isHinted = false
            if wasHinted { onCancel?() }
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isCompanion && otherGestureRecognizer is PressRecognizer }

    private func give(up state: UIGestureRecognizer.State) {
        timer.cancel()
        guard currentState == .possible else { return }
        self.state = state
        GestureArbiter.resetIfDone(self)
    }
}

/// The long press that opens a context menu.
@MainActor final class ContextMenuPress {
    private weak var interaction: UIContextMenuInteraction?
    private let recognizer = PressRecognizer(hintDelay: LiftMetrics.hintDelay, duration: LiftMetrics.pressDuration)
    private var secondaryPlace: CGPoint?

    init(interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        recognizer.name = "UIContextMenuInteraction"
        recognizer.onHint = { [weak self] in self?.prepare() ?? false }
        recognizer.onBegin = { [weak self] in self?.interaction?.session?.open(adopting: self?.recognizer.location(in: nil)) }
        recognizer.onMove = { [weak self] in
            guard let self else { return }
            self.interaction?.session?.fingerMoved(to: self.recognizer.location(in: nil))
        }
        recognizer.onEnd = { [weak self] in
            guard let self else { return }
            self.interaction?.session?.fingerEnded(at: self.recognizer.location(in: nil))
        }
        recognizer.onCancel = { [weak self] in self?.interaction?.session?.pressCancelled() }
    }

    func attach(to view: UIView) { view.addGestureRecognizer(recognizer) }
    func detach(from view: UIView) { view.removeGestureRecognizer(recognizer) }

    var isEnabled: Bool {
        get { recognizer.isEnabled }
        set { recognizer.isEnabled = newValue }
    }

    func location(in view: UIView?) -> CGPoint {
        if let secondaryPlace, let window = interaction?.view?.window {
            let inWindow = window.convert(secondaryPlace, from: nil as UIWindow?)
            return view.map { $0.convert(inWindow, from: window) } ?? inWindow
        }
        return recognizer.location(in: view)
    }

    private func prepare() -> Bool {
        guard let interaction, let view = interaction.view else { return false }
        secondaryPlace = nil
        return ContextMenuSession.make(for: interaction, at: recognizer.location(in: view)) != nil
    }

    /// A secondary click opens at once. > Units: points of the screen. > Returns: whether there was a menu to open.
    func open(atScreen place: CGPoint) -> Bool {
        guard recognizer.isEnabled, let interaction, let view = interaction.view else { return false }
        secondaryPlace = place
        guard let session = ContextMenuSession.make(for: interaction, at: location(in: view)) else { return false }
        session.open(adopting: nil)
        return true
    }
}
