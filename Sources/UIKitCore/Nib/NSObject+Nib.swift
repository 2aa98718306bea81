public import Foundation

/// What `super` means in an object of a nib that is no responder, bar item or constraint, and has these members.
// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension NSObject {
    /// Does nothing. > Contract: UIKit, NSObject awakeFromNib
    public func __ferry_base_awakeFromNib() {}
    /// Does nothing. > Contract: UIKit, NSObject prepareForInterfaceBuilder
    public func __ferry_base_prepareForInterfaceBuilder() {}
}
