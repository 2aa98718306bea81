public import ObjectiveC

extension AnyObjectMembers {
    /// The priority of a constraint, as the number that it is in Objective-C; nil for objects of other classes.
    @preconcurrency @MainActor public var priority: Float! { (object as? NSLayoutConstraint)?.priority.rawValue }
}
