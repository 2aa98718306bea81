public import Foundation
public import ObjectiveC

/// A view that turns touches into events and sends actions to its targets.
///
/// Touch tracking is `ControlTracking`, the list of targets `TargetActionTable`; this class forwards.
/// > Contract: UIKit, UIControl. > Isolation: main actor.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var table = TargetActionTable()
    private var tracker = ControlTracking()

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Reads the state, the alignments and the targets that an archive or nib has.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        ControlCoding.decode(self, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        ControlCoding.encode(self, to: coder)
    }

    /// Creates a control whose primary action runs `primaryAction`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control reacts to the user; default true.
    ///
    /// A disabled control receives touches and ignores them.
    open var isEnabled = true {
        willSet { KeyValueChanges.will(self, "enabled") }
        didSet {
            defer { KeyValueChanges.did(self, "enabled") }
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTracking(with: nil) }
            stateDidChange()
        }
    }
    /// Whether the control is in its selected state; default false.
    ///
    /// UIKit's own buttons do not change it on a tap. Observable with key-value observing as `selected`.
    open var isSelected = false {
        willSet { KeyValueChanges.will(self, "selected") }
        didSet {
            defer { KeyValueChanges.did(self, "selected") }
            if isSelected != oldValue { stateDidChange() }
        }
    }
    /// Whether the control shows that it is pressed; default false.
    ///
    /// Set while a tracked touch is inside the bounds, grown by 70 points. Observable with key-value observing as `highlighted`.
    open var isHighlighted = false {
        willSet { KeyValueChanges.will(self, "highlighted") }
        didSet {
            defer { KeyValueChanges.did(self, "highlighted") }
            if isHighlighted != oldValue { stateDidChange() }
        }
    }

    /// All current states; subclasses may add bits of `State.application`.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where the content is placed vertically when the bounds are higher than it; default `center`.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
    /// Where the content is placed horizontally when the bounds are wider than it; default `center`.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

    /// `contentHorizontalAlignment` with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// Called after enabled, selected or highlighted changed. > Package seam for UIKit's own controls.
    package func controlStateDidChange() {}

    private func stateDidChange() {
        controlStateDidChange()
        setNeedsLayout()
    }

    // MARK: Tracking

    /// Whether the control follows a touch, from `beginTracking(_:with:)` until it ends, is cancelled, or is given up.
    open var isTracking: Bool { tracker.isTracking }
    /// True while the tracked touch is inside the bounds, grown by 70 points.
    open var isTouchInside: Bool { tracker.isInside }

    /// Called when a touch begins in the control.
    ///
    /// Return false to ignore this touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch moves.
    ///
    /// Return false to stop tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch is lifted, before the touch-up event is sent; does nothing by default.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Ends the tracking of a touch, removes the highlight and sends `touchCancel`; nothing without a tracked touch.
    ///
    /// Called if the system cancels the touch or the control is disabled; overriding classes must call `super`.
    open func cancelTracking(with event: UIEvent?) {
        guard tracker.isTracking else { return }
        let events = tracker.events(for: .cancelled)
        isHighlighted = false
        send(events, with: event)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !tracker.isTracking, let touch = touches.first, !touch.isSecondaryClick, beginTracking(touch, with: event) else {
            return
        }
        let events = tracker.events(for: .began(tapCount: touch.tapCount))
        trackedTouch = touch
        isHighlighted = true
        send(events, with: event)
        menuState.controlPressed(self, touch)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if menuState.controlTouchMoved(touches) { return }
        guard let touch = tracked(in: touches) else { return }
        guard continueTracking(touch, with: event) else {
            tracker.stop()
            trackedTouch = nil
            isHighlighted = false
            return
        }
        let events = tracker.events(for: .moved(inside: contains(touch)))
        isHighlighted = tracker.isInside
        send(events, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if menuState.controlTouchEnded(touches) { return }
        guard let touch = tracked(in: touches) else { return }
        endTracking(touch, with: event)
        let events = tracker.events(for: .ended(inside: contains(touch)))
        trackedTouch = nil
        isHighlighted = false
        send(events, with: event)
        if events.contains(.touchUpInside), sendsPrimaryActionOnTouchUp { sendActions(for: .primaryActionTriggered, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracked(in: touches) != nil else { return }
        trackedTouch = nil
        cancelTracking(with: event)
    }

    private weak var trackedTouch: UITouch?

    /// Gestures that recognisers of enclosing views do not take from this control. > Contract: GR-23.
    package var reservedGestures: ControlGestures { [] }
    @_spi(UIKitModules) open override func refusesAncestorGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        reservedGestures.cover(gestureRecognizer)
    }

    private func tracked(in touches: Set<UITouch>) -> UITouch? {
        guard tracker.isTracking, let touch = trackedTouch, touches.contains(touch) else { return nil }
        return touch
    }

    private func contains(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -ControlTracking.outset, dy: -ControlTracking.outset).contains(touch.location(in: self))
    }

    /// A tap on a button sends its primary action; other controls send it at other events. > Package seam.
    package var sendsPrimaryActionOnTouchUp: Bool { false }

    // MARK: Targets

    /// Sends `action` to `target` for `controlEvents`; a nil target is searched along the responder chain when the event occurs.
    /// > Note: the target is not retained.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        table.add(target: target.map { $0 as AnyObject }, action: action, for: controlEvents)
    }

    /// Removes the given events from the matching pairs of target and action.
    ///
    /// A nil target or action matches all; a pair without events is removed.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        table.remove(target: target.map { $0 as AnyObject }, action: action, for: controlEvents)
    }

    /// Calls an action for the events; an action with the same identifier is replaced and keeps its events.
    open func addAction(_ action: UIAction, for controlEvents: Event) { table.add(action, for: controlEvents) }
    /// Removes the events from the action with the same identifier.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        table.remove(identifiedBy: action.identifier, for: controlEvents)
    }
    /// Removes the events from the action with this identifier; without any left, the action is removed.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        table.remove(identifiedBy: actionIdentifier, for: controlEvents)
    }

    /// Targets of any event; contains `NSNull` if a target is the responder chain.
    open var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in table.entries where entry.isAlive {
            if entry.usesChain {
                targets.insert(NSNull())
            } else if let target = entry.target as? AnyHashable {
                targets.insert(target)
            }
        }
        return targets
    }

    /// The union of all events that have an action or a living target.
    open var allControlEvents: Event { table.events }

    /// Names of the actions that `target` has for an event, nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let wanted = target.map { $0 as AnyObject }
        let names = table.entries(for: controlEvent)
            .filter { wanted == nil ? $0.usesChain : $0.target === wanted }
            .map { $0.action.description }
        return names.isEmpty ? nil : names
    }

    /// Calls `body` for each action and target-action pair; setting the last argument stops.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stop = false
        for entry in table.actions where !stop { iterator(entry.action, nil, entry.events, &stop) }
        for entry in table.entries where entry.isAlive && !stop { iterator(nil, (entry.target, entry.action), entry.events, &stop) }
    }

    /// Sends one action; all actions of the control go through this method. Override to observe or redirect.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one action with the control as its sender; all `UIAction` values of the control go through this method.
    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    /// Sends the actions of all events in `controlEvents`, as if they had occurred.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    /// Performs the control's primary action, as a tap would: sends its actions for `primaryActionTriggered`, or opens its menu.
    ///
    /// > Source: Apple, UIControl.performPrimaryAction()
    open func performPrimaryAction() {
        guard isEnabled else { return }
        if showsMenuAsPrimaryAction, let interaction = contextMenuInteraction {
            let frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)
            _ = interaction.open(atScreen: CGPoint(x: frame.midX, y: frame.midY))
        } else {
            sendActions(for: .primaryActionTriggered)
        }
    }

    func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for action in table.actions(for: controlEvents) { sendAction(action) }
        for entry in table.entries(for: controlEvents) { sendAction(entry.action, to: entry.target, for: event) }
    }

    private func send(_ events: [Event], with event: UIEvent?) {
        for kind in events { sendActions(for: kind, with: event) }
    }

    // MARK: Menus

    private(set) lazy var menuState = ControlMenu(self)
    /// Whether a long press, a secondary click or, with `showsMenuAsPrimaryAction`, a touch opens this control's menu.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuState.isEnabled }
        set { menuState.setEnabled(newValue, on: self) }
    }
    /// Nil until `isContextMenuInteractionEnabled`.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuState.interaction }
    /// Opens the menu on touch down, and sends no touch-up-inside. > Contract: MN-2.
    open var showsMenuAsPrimaryAction: Bool {
        get { menuState.opensOnTouchDown }
        set { menuState.opensOnTouchDown = newValue }
    }
    /// The point that the menu is centred on. > Units: points in the control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }
    /// Returns the menu to open at a location in the control's coordinates; nil, the default, opens none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the preview that is lifted while the menu opens; nil, the default, uses the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the preview that the menu closes to; nil, the default, uses the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Called before the menu appears; does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the menu closes; does nothing by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The whole menu has a single selection. > Package seam: pop-up buttons.
    package var menuSelectsOne: Bool { false }

    // MARK: Accessibility

    /// True unless set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    /// The traits of the control's kind and state, unless set.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? stateTraits }
        set { super.accessibilityTraits = newValue }
    }

    /// The traits of this kind of control, without its state. > Package seam.
    package var kindTraits: UIAccessibilityTraits { .none }

    private var stateTraits: UIAccessibilityTraits {
        var traits = kindTraits
        if !isEnabled { traits.formUnion(.notEnabled) }
        if isSelected { traits.formUnion(.selected) }
        return traits
    }
}
