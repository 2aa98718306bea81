import UIKit

/// Static cells; each opens a page by a segue of the storyboard.
class MenuViewController: UITableViewController {
    @IBOutlet weak var aboutCell: UITableViewCell!

    override func viewDidLoad() {
        super.viewDidLoad()
        aboutCell.detailTextLabel?.text = "by \(type(of: self))"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let page = segue.destination as? CardViewController else { return }
        page.message = "sent by \(segue.identifier ?? "nobody")"
    }

    @IBAction func comeBack(_ segue: UIStoryboardSegue) {
        navigationItem.prompt = "back from \(type(of: segue.source))"
    }
}
