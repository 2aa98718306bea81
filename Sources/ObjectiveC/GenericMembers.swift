/// A generic class with members that are visible to Objective-C, which it registers for each specialization at the first message to one of its objects.
///
/// The source rewriter makes such classes conform.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
public protocol _GenericMembers: AnyObject {
    /// Registers the members of the class and of its generic superclasses.
    static func __ferry_registerMembers()
}
