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
    /// The run loop modes in which the group of one turn is closed, in addition to the common ones.
    open var runLoopModes: [RunLoop.Mode] = [.default]
    /// The number of open groups, one inside the other.
    open var groupingLevel: Int { stack.open.count }

    /// Opens a group inside the current one; everything registered until its end is undone together.
    open func beginUndoGrouping() {
        if stack.open.isEmpty && groupsByEvent && !isInUndo && !isInRedo { scheduleClosing() }
        post(.NSUndoManagerCheckpoint)
        stack.begin()
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the innermost group; at the outermost level it can then be undone.
    ///
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

    /// Ignores registrations until the matching `enableUndoRegistration()`; calls nest.
    open func disableUndoRegistration() { disabledCount += 1 }
    /// Ends one call of `disableUndoRegistration()`.
    ///
    /// > Precondition: registration is disabled.
    open func enableUndoRegistration() {
        ProgrammerError.require(
            disabledCount > 0, "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
        disabledCount -= 1
    }
    /// Whether registrations are recorded; true unless `disableUndoRegistration()` is in force.
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

    /// Unavailable: it would need an object that takes every message.
    @available(*, unavailable, message: "a message cannot be recorded here; use registerUndo(withTarget:handler:)")
    open func prepare(withInvocationTarget target: Any) -> Any { target }

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

    /// Whether there is a group to undo.
    open var canUndo: Bool { stack.canUndo }
    /// Whether there is a group to redo; asking posts the checkpoint notification.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return stack.canRedo
    }
    /// Whether `undo()` or `undoNestedGroup()` is running; registrations are then for redoing.
    open var isUndoing: Bool { isInUndo }
    /// Whether `redo()` is running.
    open var isRedoing: Bool { isInRedo }
    /// The number of groups that can be undone.
    open var undoCount: Int { stack.undos.count }
    /// The number of groups that can be redone.
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

    /// Discards all groups, of undoing and of redoing.
    open func removeAllActions() {
        stack.removeAll()
        isClosingScheduled = false
    }
    /// Discards the registrations for one target.
    open func removeAllActions(withTarget target: Any) { stack.remove(target: target as AnyObject) }

    // MARK: Names

    /// Names the current group for menus, such as "Typing"; the name is also used for redoing.
    open func setActionName(_ actionName: String) { stack.name(actionName) }
    /// Marks the current group as one that a document may discard without asking, such as scrolling.
    open func setActionIsDiscardable(_ discardable: Bool) { stack.setDiscardable(discardable) }
    /// The name of the group that would be undone next; empty without one.
    open var undoActionName: String { stack.undos.last?.name ?? "" }
    /// The name of the group that would be redone next; empty without one.
    open var redoActionName: String { stack.redos.last?.name ?? "" }
    /// Whether the group that would be undone next is discardable.
    open var undoActionIsDiscardable: Bool { stack.undos.last?.isDiscardable ?? false }
    /// Whether the group that would be redone next is discardable.
    open var redoActionIsDiscardable: Bool { stack.redos.last?.isDiscardable ?? false }
    /// The title of a menu's undo command, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu's redo command, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The title of an undo command for an action's name; "Undo" for an empty one.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    /// The title of a redo command for an action's name; "Redo" for an empty one.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
    /// Posted when groups begin and end, before undoing and redoing, and by `canRedo`.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted before a group is undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted before a group is redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after a group was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted after a group was redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
