import UIKit

/// Finds verses while the user types.
final class SearchPage: Page, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
    private lazy var bar = UISearchBar()
    private let list = UITableViewController(style: .plain)
    private let message = MessageView()
    private var groups: [SearchGroup] = []

    init(_ library: Library) { super.init(library, title: words("Search the Bible")) }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.placeholder = words("Words of a verse")
        bar.searchBarStyle = .minimal
        bar.autocapitalizationType = .none
        bar.delegate = self
        bar.searchTextField.accessibilityIdentifier = "query"
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
            bar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
        ])
        list.tableView.dataSource = self
        list.tableView.delegate = self
        list.tableView.backgroundColor = .clear
        list.tableView.keyboardDismissMode = .onDrag
        list.tableView.sectionHeaderTopPadding = 0
        list.tableView.tableFooterView = UIView()
        embed(list, below: bar)
        list.tableView.backgroundView = message
        show("")
    }

    private func show(_ query: String) {
        do {
            groups = try library.bible.search(query)
            let total = groups.reduce(0) { $0 + $1.count }
            if BibleStore.terms(query).isEmpty {
                message.text = words("Type a word, such as “light”.")
            } else {
                message.text = groups.isEmpty ? words("No verse has these words.") : nil
            }
            show(title: groups.isEmpty ? words("Search the Bible") : words("%d verses", total))
        } catch {
            groups = []
            message.text = String(describing: error)
        }
        list.tableView.reloadData()
        if !groups.isEmpty { list.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false) }
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { show(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    func numberOfSections(in tableView: UITableView) -> Int { groups.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].rows.count }

    private func verse(at path: IndexPath) -> Verse? { (try? library.bible.verse(row: groups[path.section].rows[path.row])) ?? nil }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "\(Canon.name(groups[section].book)) · \(groups[section].count)"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "hit") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "hit")
        cell.backgroundColor = .clear
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.numberOfLines = 0
        cell.textLabel?.font = .preferredFont(forTextStyle: .caption1)
        cell.textLabel?.textColor = Colours.accent
        guard let verse = verse(at: indexPath) else { return cell }
        cell.textLabel?.text = Canon.reference(verse.id)
        cell.detailTextLabel?.attributedText = Self.marked(verse.text, terms: BibleStore.terms(bar.text ?? ""))
        cell.accessibilityIdentifier = "hit \(verse.id.book) \(verse.id.chapter):\(verse.id.verse)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        bar.resignFirstResponder()
        guard let id = verse(at: indexPath)?.id else { return }
        open(id.chapterID, verse: id.verse)
    }

    /// Marks the words that were found; the last term is a beginning.
    static func marked(_ text: String, terms: [String]) -> NSAttributedString {
        let result = NSMutableAttributedString(
            string: text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label])
        for range in ranges(of: terms, in: text) { result.addAttribute(.backgroundColor, value: Colours.of(.yellow), range: range) }
        return result
    }

    static func ranges(of terms: [String], in text: String) -> [NSRange] {
        var ranges: [NSRange] = []
        var (start, location, offset) = (text.startIndex, 0, 0)
        func end(_ index: String.Index) {
            guard offset > location else { return }
            let word = text[start..<index].lowercased()
            let isFound = terms.enumerated().contains { $0 == terms.count - 1 ? word.hasPrefix($1) : word == $1 }
            if isFound { ranges.append(NSRange(location: location, length: offset - location)) }
        }
        // By scalars: a list asks for this with each row at each keystroke.
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            let length = scalar.value > 0xFFFF ? 2 : 1
            if !isPartOfWord(scalar) {
                end(index)
                start = text.unicodeScalars.index(after: index)
                location = offset + length
            }
            offset += length
        }
        end(text.endIndex)
        return ranges
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) }
        let category = scalar.properties.generalCategory
        return scalar.properties.isAlphabetic || [.decimalNumber, .letterNumber, .otherNumber, .nonspacingMark].contains(category)
    }
}
