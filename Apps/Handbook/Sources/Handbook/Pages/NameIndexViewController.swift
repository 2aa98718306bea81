import UIKit

/// A list in the alphabet of the user's language: sections, and an index at the edge.
class NameIndexViewController: PageViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView()
    private let collation = UILocalizedIndexedCollation.current()
    private let log = LogLabel()
    /// The names of each section of the collation, which may be empty.
    private var sections: [[Port]] = []

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        sections = Array(repeating: [], count: collation.sectionTitles.count)
        let name = #selector(getter: Port.name)
        for port in localized("index.ports").components(separatedBy: ", ").map(Port.init) {
            sections[collation.section(for: port, collationStringSelector: name)].append(port)
        }
        sections = sections.map { collation.sortedArray(from: $0, collationStringSelector: name).compactMap { $0 as? Port } }
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "port")
        log.text = localized("%d names in %d sections", sections.joined().count, sections.filter { !$0.isEmpty }.count)
        content.addSubview(table)
        content.addSubview(log)
    }

    override func layoutContent(in area: CGRect) {
        let height = fit(log, in: area.width, atLeast: 20)
        log.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        table.frame = CGRect(
            x: 0, y: log.frame.maxY + 12, width: content.bounds.width, height: max(240, content.bounds.height - log.frame.maxY - 12))
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].isEmpty ? nil : collation.sectionTitles[section]
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { collation.sectionIndexTitles }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        log.text = localized("Went to %@", title)
        return collation.section(forSectionIndexTitle: index)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "port", for: indexPath)
        var text = cell.defaultContentConfiguration()
        text.text = sections[indexPath.section][indexPath.row].name
        cell.contentConfiguration = text
        return cell
    }
}

/// The collation asks an object for its text by the name of a method.
final class Port: NSObject {
    @objc let name: String

    init(_ name: String) { self.name = name }
}
