public import CoreGraphics
public import Foundation

/// Groups changes of layers: the duration of their animations, and a block to run when these have ended.
///
/// Changes outside of any transaction belong to an implicit one that ends with the next commit.
///
/// > Contract: QuartzCore, CATransaction
open class CATransaction: NSObject {
    /// Opens a transaction inside the current one, whose settings it inherits.
    open class func begin() { TransactionStack.current.begin() }
    /// Closes the innermost transaction.
    open class func commit() { TransactionStack.current.commit() }
    /// Lays out, draws and commits all changes now.
    open class func flush() { LayerContext.main.flush() }
    /// Takes the recursive lock with which an app protects layer changes from several threads.
    open class func lock() { TransactionStack.lock.lock() }
    /// Releases the lock that `lock()` took.
    open class func unlock() { TransactionStack.lock.unlock() }

    /// The length of the current transaction's implicit animations, inherited from the enclosing transactions.
    ///
    /// > Units: seconds; 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval { TransactionStack.current.setting(\.duration) ?? ImplicitMotion.duration }
    /// Sets the length of the implicit animations of the current transaction, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionStack.current.top.duration = dur }
    /// The timing curve of implicit animations, inherited from the enclosing transactions; nil unless set.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.setting(\.timingFunction) }
    /// Sets the timing curve of the current transaction's implicit animations; nil inherits it.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.top.timingFunction = function
    }
    /// Whether changes have no actions.
    open class func disableActions() -> Bool { TransactionStack.current.setting(\.disableActions) ?? false }
    /// Sets whether changes in the current transaction run without implicit animations and other actions.
    open class func setDisableActions(_ flag: Bool) { TransactionStack.current.top.disableActions = flag }

    /// The block that the current transaction runs when its animations have ended; nil unless set.
    open class func completionBlock() -> (() -> Void)? { TransactionStack.current.top.group?.body }
    /// `block` runs once all animations added from now on in this transaction have ended, or at its commit if there are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) { TransactionStack.current.setCompletion(block) }

    /// The value stored under a key of the app's own, or the setting that a `kCATransaction` key names.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
        case kCATransactionDisableActions: NSNumber(value: disableActions())
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: TransactionStack.current.value(forKey: key)
        }
    }

    /// Stores a value in the current transaction, or changes the setting that a `kCATransaction` key names.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: if let number = anObject as? NSNumber { setAnimationDuration(number.doubleValue) }
        case kCATransactionDisableActions: setDisableActions((anObject as? NSNumber)?.boolValue ?? (anObject as? Bool) ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: TransactionStack.current.top.values[key] = .some(anObject)
        }
    }

    /// Ends the implicit transaction, at a commit.
    static func endImplicit() { TransactionStack.current.endImplicit() }
}

/// Key of `animationDuration()`, an `NSNumber` of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// Key of `disableActions()`, a Boolean.
public let kCATransactionDisableActions = "disableActions"
/// Key of `animationTimingFunction()`, a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Key of `completionBlock()`, a closure of type `() -> Void`.
public let kCATransactionCompletionBlock = "completionBlock"

/// The default animation of a changed value.
package enum ImplicitMotion {
    /// > Units: seconds. Confidence D (facts 3.1).
    package static let duration: CFTimeInterval = 0.25
}
