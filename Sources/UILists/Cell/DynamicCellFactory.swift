package import Foundation
internal import UIKitCore

// As in `DynamicViewFactory`: classes of cells are known only at run time, and applications do not declare these initialisers as required.

private class AnyTableCell: UITableViewCell {
    required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Without an override the call would be devirtualised.
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

/// Creates cells and headers of classes known only at run time; stops with Swift's "Use of unimplemented initializer" if a class has no
/// such initialiser.
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

    package static func make(
        _ type: UICollectionReusableView.Type, frame: CGRect = .zero, reuseIdentifier: String?
    ) -> UICollectionReusableView {
        let view = unsafeDowncast(DynamicViewFactory.make(type, frame: frame), to: UICollectionReusableView.self)
        view.collectionIdentifier = reuseIdentifier
        return view
    }
}
