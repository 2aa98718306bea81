import UIKit

/// Bundled files to upload.
final class SampleLibraryViewController: UITableViewController {
    var onFile: ((URL) -> Void)?
    private let files: [URL]

    init() {
        let folder = Bundle.main.resourceURL?.appendingPathComponent("Samples")
        let found = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) } ?? []
        files = found.sorted { $0.lastPathComponent < $1.lastPathComponent }
        super.init(style: .insetGrouped)
        title = words("Sample library")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        words("What you choose is uploaded and shared.")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        let file = files[indexPath.row]
        let name = file.lastPathComponent
        var content = UIListContentConfiguration.subtitleCell()
        content.text = name
        content.textProperties.font = Theme.shared.font(.body)
        let size = ((try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber)?.int64Value ?? 0
        content.secondaryText = Texts.size(size)
        content.secondaryTextProperties.font = Theme.shared.font(.footnote)
        content.secondaryTextProperties.color = .secondaryLabel
        let kind = FileKind(name: name)
        let thumbnail = kind == .image ? FileIcon.thumbnail(of: file, side: 36) : nil
        content.image = thumbnail ?? FileIcon.image(kind, side: 36, traitCollection)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let file = files[indexPath.row]
        dismiss(animated: true) { [onFile] in onFile?(file) }
    }
}
