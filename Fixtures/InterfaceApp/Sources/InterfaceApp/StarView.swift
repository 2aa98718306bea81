import UIKit

@objc protocol StarDelegate: AnyObject {
    func starWasAwoken(_ star: StarView)
}

/// Configured by runtime attributes, and notified when all are set.
@IBDesignable class StarView: UIView {
    @IBInspectable var points: Int = 0
    @IBInspectable var inset: CGFloat = 0
    @IBInspectable var isBright: Bool = false
    @IBInspectable var title: String = ""
    @IBInspectable var rim: UIColor?
    @IBInspectable var spread: CGSize = .zero
    @IBOutlet weak var delegate: StarDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.borderColor = rim?.cgColor
        layer.borderWidth = isBright ? 2 : 0
        accessibilityLabel = "star \(spread.width) by \(spread.height)"
        delegate?.starWasAwoken(self)
    }
}
