import UIKit

/// All notes; "Beside" opens one in a separate window.
class NotesViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Look up", style: .plain, target: self, action: #selector(lookUp))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Beside", style: .plain, target: self, action: #selector(openBeside))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Note.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = Note.all[indexPath.row].name
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(NoteViewController(Note.all[indexPath.row]), animated: true)
    }

    /// The Handbook is a separate app.
    @objc private func lookUp() {
        guard let url = URL(string: "handbook://notes") else { return }
        UIApplication.shared.open(url) { [weak self] isOpen in if !isOpen { self?.title = "No Handbook" } }
    }

    @objc private func openBeside() { Windows.open(Note.all[1], from: view) { [weak self] in self?.title = $0 } }
}

enum Windows {
    /// Opens a second window next to the one that contains `view`. > Parameters: refused: called with the reason if it fails.
    static func open(_ note: Note, from view: UIView, refused: @escaping (String) -> Void) {
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = view.window?.windowScene
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: note.activity, options: options) { error in
            refused(error.localizedDescription)
        }
    }
}
