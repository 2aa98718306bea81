public import Foundation

extension UIDocument {
    /// A kind of change.
    ///
    /// > Contract: UIKit, UIDocument.ChangeKind
    public enum ChangeKind: Int, Sendable {
        /// A change was made.
        case done = 0
        /// A change was undone.
        case undone = 1
        /// An undone change was made again.
        case redone = 2
        /// There are no unsaved changes.
        case cleared = 3
    }

    /// How a document is saved.
    ///
    /// > Contract: UIKit, UIDocument.SaveOperation
    public enum SaveOperation: Int, Sendable {
        /// For the first time.
        case forCreating = 0
        /// Over its earlier contents.
        case forOverwriting = 1
    }

    /// Conditions of a document; none of them in the usual one.
    ///
    /// > Contract: UIKit, UIDocument.State
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Open, without errors.
        public static let normal: State = []
        /// Not opened yet, or closed.
        public static let closed = State(rawValue: 1 << 0)
        /// There are versions that conflict; never so in Ferry, which has no other devices.
        public static let inConflict = State(rawValue: 1 << 1)
        /// Saving failed.
        public static let savingError = State(rawValue: 1 << 2)
        /// It must not be edited now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// Reading or writing goes on, and `progress` has its state.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// Posted after ``documentState`` changed.
    nonisolated public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")
    /// The key of the document's URL in the user information of an activity.
    nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURL"
}

extension NSNotification.Name {
    /// The older name of `UIDocument.stateChangedNotification`.
    @available(*, deprecated, renamed: "UIDocument.stateChangedNotification")
    public static let UIDocumentStateChanged = UIDocument.stateChangedNotification
}

/// The older name of `UIDocument.State`.
@available(*, deprecated, renamed: "UIDocument.State")
public typealias UIDocumentState = UIDocument.State
/// The older name of `UIDocument.ChangeKind`.
@available(*, deprecated, renamed: "UIDocument.ChangeKind")
public typealias UIDocumentChangeKind = UIDocument.ChangeKind
/// The older name of `UIDocument.SaveOperation`.
@available(*, deprecated, renamed: "UIDocument.SaveOperation")
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
