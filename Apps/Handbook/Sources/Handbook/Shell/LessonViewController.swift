import UIKit

/// The sheet about a page: what it shows, what to try, Apple's pages, and its source files.
class LessonViewController: UITableViewController {
    private enum Section: Int, CaseIterable { case sentence, attempts, apple, source }

    private let lesson: Lesson
    private let sources: [String]

    init(lesson: Lesson, sources: [String]) {
        self.lesson = lesson
        self.sources = sources
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = lesson.title
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let close = UIBarButtonItem(title: localized("Close"), style: .done, target: self, action: #selector(close))
        navigationItem.rightBarButtonItem = close
    }

    @objc private func close() { dismiss(animated: true) }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    private func rows(in section: Int) -> [String] {
        switch Section(rawValue: section) {
        case .sentence: [lesson.sentence]
        case .attempts: lesson.attempts
        case .apple: lesson.applePages.map(\.name)
        case .source: sources.map { ($0 as NSString).lastPathComponent }
        case nil: []
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows(in: section).count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Section(rawValue: section) {
        case .attempts: localized("Try this")
        case .apple: localized("Apple’s pages")
        case .source: localized("Source")
        case .sentence, nil: nil
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let section = Section(rawValue: indexPath.section)
        var configuration = UIListContentConfiguration.cell()
        configuration.text = rows(in: indexPath.section)[indexPath.row]
        if section == .attempts { configuration.image = UIImage(systemName: "\(indexPath.row + 1).circle") }
        if section == .apple { configuration.image = UIImage(systemName: "link") }
        if section == .source { configuration.image = UIImage(systemName: "doc.text") }
        cell.contentConfiguration = configuration
        cell.accessoryType = section == .source ? .disclosureIndicator : .none
        cell.accessibilityTraits = section == .apple ? .link : section == .source ? .button : []
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.section >= Section.apple.rawValue
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == Section.source.rawValue {
            navigationController?.pushViewController(SourceViewController(path: sources[indexPath.row]), animated: true)
        } else if let url = lesson.applePages[indexPath.row].url {
            UIApplication.shared.open(url)
        }
    }
}
