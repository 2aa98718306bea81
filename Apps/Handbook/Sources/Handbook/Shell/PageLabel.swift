import UIKit

/// A label of a page whose text changes: the page is laid out again when a text needs more height than the label has.
class PageLabel: UILabel {
    override var text: String? {
        didSet {
            let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
            guard text != oldValue, bounds.width > 0, sizeThatFits(room).height > bounds.height + 0.5 else { return }
            layOutPage()
        }
    }
}

extension UIView {
    /// Asks the page that the view is on for a new layout.
    func layOutPage() {
        let page = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? PageViewController }.first
        page?.viewIfLoaded?.setNeedsLayout()
    }
}
