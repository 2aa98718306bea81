import UIKit

/// A storyboard page that is the File's Owner of a view in a xib.
class CardViewController: UIViewController, StarDelegate {
    var message = ""
    @IBOutlet private weak var messageLabel: UILabel!
    @IBOutlet var lamps: [UIView]!
    @IBOutlet private var cardView: UIView!
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var starView: StarView!

    override func viewDidLoad() {
        super.viewDidLoad()
        messageLabel.text = message
        _ = Bundle.main.loadNibNamed("CardView", owner: self)
        cardView.frame.origin = CGPoint(x: 20, y: 320)
        view.addSubview(cardView)
    }

    @IBAction func countLamps(_ sender: UIButton) {
        messageLabel.text = "\(lamps.count) lamps, tags \(lamps.map(\.tag))"
    }

    @IBAction private func switched(_ sender: UISwitch) { messageLabel.text = sender.isOn ? "on" : "off" }

    @IBAction func describeStar() {
        nameField.text = "\(starView.points) points, \(starView.title), \(starView.inset)"
    }

    @IBAction func tappedStar(_ recognizer: UITapGestureRecognizer) { nameField.text = "star tapped" }

    func starWasAwoken(_ star: StarView) { messageLabel.text = "\(message), the star awoke" }
}
