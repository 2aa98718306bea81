internal import Foundation

// As `DynamicViewFactory`: classes of cells are known at run time only, and applications do not declare these initialisers as required.

private class AnyTableCell: UITableViewCell {
    required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// A class that nobody overrides would be called directly.
private final class OtherTableCell: AnyTableCell {
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class AnyHeaderFooter: UITableViewHeaderFooterView {
    required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OtherHeaderFooter: AnyHeaderFooter {
    required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes cells and headers of classes known only at run time; stops with Swift's "Use of unimplemented initializer" where a class has no such
/// initialiser.
@MainActor package enum DynamicCellFactory {
    @_optimize(none) @inline(never)
    package static func make(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        unsafeBitCast(type, to: AnyTableCell.Type.self).init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_optimize(none) @inline(never)
    package static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: AnyHeaderFooter.Type.self).init(reuseIdentifier: reuseIdentifier)
    }

    package static func make(_ type: UICollectionReusableView.Type, reuseIdentifier: String?) -> UICollectionReusableView {
        let view = unsafeDowncast(DynamicViewFactory.make(type), to: UICollectionReusableView.self)
        view.collectionIdentifier = reuseIdentifier
        return view
    }
}
