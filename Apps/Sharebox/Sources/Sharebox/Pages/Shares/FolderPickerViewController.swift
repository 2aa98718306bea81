import UIKit

/// Selects a share's folder: an existing one, none, or a new one.
final class FolderPickerViewController: UITableViewController {
    var onFolder: ((Folder?) -> Void)?
    private let share: Share
    private let workplace: Workplace

    init(_ share: Share, _ workplace: Workplace) {
        self.share = share
        self.workplace = workplace
        super.init(style: .insetGrouped)
        title = words("Move to folder")
    }

    required init?(coder: NSCoder) { nil }

    private var folders: [Folder] { workplace.shares.folders }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "folder.badge.plus"), style: .plain, target: self, action: #selector(create))
        navigationItem.rightBarButtonItem?.accessibilityLabel = words("New folder")
    }

    @objc private func cancel() { dismiss(animated: true) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { folders.count + 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
        let folder = indexPath.row == 0 ? nil : folders[indexPath.row - 1]
        var content = cell.defaultContentConfiguration()
        content.text = folder?.name ?? words("No folder")
        content.textProperties.font = Theme.shared.font(.body)
        content.image = UIImage(systemName: folder == nil ? "tray" : "folder.fill")
        cell.contentConfiguration = content
        cell.accessoryType = share.folder == folder?.id ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(indexPath.row == 0 ? nil : folders[indexPath.row - 1])
    }

    private func choose(_ folder: Folder?) {
        dismiss(animated: true) { [onFolder, share] in
            if folder?.id != share.folder { onFolder?(folder) }
        }
    }

    @objc private func create() { askForName("", problem: nil) }

    private func askForName(_ name: String, problem: String?) {
        let alert = UIAlertController(title: words("New folder"), message: problem, preferredStyle: .alert)
        alert.addTextField { field in
            field.text = name
            field.placeholder = words("Name")
        }
        alert.addAction(UIAlertAction(title: words("Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: words("Create"), style: .default) { [weak self, weak alert] _ in
                self?.create(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }

    private func create(_ name: String) {
        Task {
            do {
                choose(try await workplace.shares.createFolder(named: name))
            } catch let problem as FileName.Problem {
                askForName(name, problem: problem.words)
            } catch {
                askForName(name, problem: ShareError(error).words)
            }
        }
    }
}
