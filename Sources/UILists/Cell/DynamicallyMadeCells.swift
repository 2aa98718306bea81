internal import UIKitCore

extension UITableViewCell {
    /// `type.init(style:reuseIdentifier:)` of a class known only at run time; emitted by source rewriting.
    ///
    /// Stops with Swift's "Use of unimplemented initializer" where the class has no such initialiser.
    public class func dynamicallyMade(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
        unsafeDowncast(DynamicCellFactory.make(self, style: style, reuseIdentifier: reuseIdentifier), to: self)
    }
}

extension UITableViewHeaderFooterView {
    /// `type.init(reuseIdentifier:)` of a class known only at run time; emitted by source rewriting.
    ///
    /// Stops with Swift's "Use of unimplemented initializer" where the class has no such initialiser.
    public class func dynamicallyMade(reuseIdentifier: String?) -> Self {
        unsafeDowncast(DynamicCellFactory.make(self, reuseIdentifier: reuseIdentifier), to: self)
    }
}
