public import Foundation
internal import ProgrammerErrors

/// Records how changes are undone, in groups.
///
/// Foundation on Linux has none; this is Apple's. Targets are held weakly: registrations of deallocated ones are skipped.
/// > Contract: Foundation, UndoManager. > Isolation: one thread, the main one in UIKit.
open class UndoManager: NSObject {
    private var stack = UndoStack()
    private var isClosingScheduled = false
    private var disabledCount = 0
    private var isInUndo = false
    private var isInRedo = false

    public override init() { super.init() }

    // MARK: Grouping

    /// Whether registrations in one turn of the run loop form one group.
    open var groupsByEvent = true
    /// Maximum number of groups; 0 for unlimited.
    open var levelsOfUndo: Int {
        get { stack.limit }
        set { stack.limit = max(0, newValue) }
    }
    open var runLoopModes: [RunLoop.Mode] = [.default]
    open var groupingLevel: Int { stack.open.count }

    open func beginUndoGrouping() {
        if stack.open.isEmpty && groupsByEvent && !isInUndo && !isInRedo { scheduleClosing() }
        post(.NSUndoManagerCheckpoint)
        stack.begin()
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// > Precondition: a group is open.
    open func endUndoGrouping() {
        ProgrammerError.require(groupingLevel > 0, "endUndoGrouping called with no matching begin")
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        stack.end(isUndoing: isInUndo)
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    /// This turn's group is closed at its end.
    private func scheduleClosing() {
        guard !isClosingScheduled else { return }
        isClosingScheduled = true
        let manager = WeakManager(value: self)
        let modes = runLoopModes.contains(.common) ? runLoopModes : runLoopModes + [.common]
        RunLoop.current.perform(inModes: modes) { manager.value?.closeEventGroup() }
    }

    /// The block runs on the thread that created it.
    private struct WeakManager: @unchecked Sendable { weak var value: UndoManager? }

    private func closeEventGroup() {
        guard isClosingScheduled else { return }
        isClosingScheduled = false
        while groupingLevel > 0 { endUndoGrouping() }
    }

    // MARK: Registration

    open func disableUndoRegistration() { disabledCount += 1 }
    /// > Precondition: registration is disabled.
    open func enableUndoRegistration() {
        ProgrammerError.require(
            disabledCount > 0, "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
        disabledCount -= 1
    }
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Calls `handler` with `target` to undo a change.
    open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        register(target) { [weak target] in if let target { handler(target) } }
    }

    /// Sends `selector` to `target` with `anObject` to undo a change.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let receiver = target as AnyObject
        register(receiver) { [weak receiver] in
            if let receiver { ObjCRuntime.send(selector, to: receiver, [anObject]) }
        }
    }

    /// > Precondition: a group is open, or `groupsByEvent` is true.
    private func register(_ target: AnyObject, _ action: @escaping () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if groupingLevel == 0 {
            ProgrammerError.require(groupsByEvent, "registerUndo called with no open group: must begin a group before registering undo")
            beginUndoGrouping()
        }
        stack.register(UndoStack.Step(target: target, action: action), isUndoing: isInUndo, isRedoing: isInRedo)
    }

    // MARK: Undo and redo

    open var canUndo: Bool { stack.canUndo }
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return stack.canRedo
    }
    open var isUndoing: Bool { isInUndo }
    open var isRedoing: Bool { isInRedo }
    open var undoCount: Int { stack.undos.count }
    open var redoCount: Int { stack.redos.count }

    /// Closes the last top-level group and undoes it. > Precondition: no inner group is open.
    open func undo() {
        if groupingLevel == 1 { endUndoGrouping() }
        ProgrammerError.require(groupingLevel == 0, "undo was called with too many nested undo groups")
        undoNestedGroup()
    }

    /// Undoes the last closed group.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard !isInUndo, !isInRedo, let group = stack.takeUndo() else { return }
        post(.NSUndoManagerWillUndoChange)
        isInUndo = true
        run(group)
        isInUndo = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the last undone change.
    open func redo() {
        post(.NSUndoManagerCheckpoint)
        guard !isInUndo, !isInRedo, groupingLevel == 0, let group = stack.takeRedo() else { return }
        post(.NSUndoManagerWillRedoChange)
        isInRedo = true
        run(group)
        isInRedo = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Registrations made by the steps become the group of the opposite direction, under the same name.
    private func run(_ group: UndoStack.Group) {
        beginUndoGrouping()
        stack.name(group.name)
        for step in group.steps.reversed() { step.action() }
        while groupingLevel > 0 { endUndoGrouping() }
    }

    open func removeAllActions() {
        stack.removeAll()
        isClosingScheduled = false
    }
    open func removeAllActions(withTarget target: Any) { stack.remove(target: target as AnyObject) }

    // MARK: Names

    open func setActionName(_ actionName: String) { stack.name(actionName) }
    open func setActionIsDiscardable(_ discardable: Bool) { stack.setDiscardable(discardable) }
    open var undoActionName: String { stack.undos.last?.name ?? "" }
    open var redoActionName: String { stack.redos.last?.name ?? "" }
    open var undoActionIsDiscardable: Bool { stack.undos.last?.isDiscardable ?? false }
    open var redoActionIsDiscardable: Bool { stack.redos.last?.isDiscardable ?? false }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
