internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UILists

/// The list of families, with a search.
@MainActor final class FontFamiliesController: UITableViewController, UISearchResultsUpdating {
    private let fonts: FontList
    private unowned let picker: UIFontPickerViewController
    private var families: [String]

    init(_ fonts: FontList, picker: UIFontPickerViewController) {
        (self.fonts, self.picker, families) = (fonts, picker, fonts.families)
        super.init(style: .plain)
        title = SystemWords.text(.chooseFont)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "family")
    }

    func updateSearchResults(for searchController: UISearchController) {
        families = fonts.matching(searchController.searchBar.text ?? "")
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { families.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "family", for: indexPath)
        let family = families[indexPath.row]
        let isChosen = picker.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 0).familyName == family } ?? false
        FontRow.show(family, UIFontDescriptor(fontAttributes: [.family: family]), picker.usesSystemFont, isChosen, in: cell)
        if picker.includesFaces, FontList.faces(of: family).count > 1 { cell.accessoryType = .detailDisclosureButton }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let family = families[indexPath.row]
        picker.pick(UIFontDescriptor(fontAttributes: [.family: family]))
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        navigationController?.pushViewController(FontFacesController(families[indexPath.row], picker: picker), animated: true)
    }
}

/// The faces of one family.
@MainActor final class FontFacesController: UITableViewController {
    private let faces: [UIFontDescriptor]
    private unowned let picker: UIFontPickerViewController

    init(_ family: String, picker: UIFontPickerViewController) {
        (faces, self.picker) = (FontList.faces(of: family), picker)
        super.init(style: .plain)
        title = family
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "face")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { faces.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "face", for: indexPath)
        let face = faces[indexPath.row]
        let name = face.object(forKey: .face) as? String ?? face.postscriptName
        FontRow.show(name, face, picker.usesSystemFont, picker.selectedFontDescriptor?.postscriptName == face.postscriptName, in: cell)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        picker.pick(faces[indexPath.row])
    }
}

/// A row with a font's name in that font.
@MainActor enum FontRow {
    static func show(_ name: String, _ font: UIFontDescriptor?, _ usesSystemFont: Bool, _ isChosen: Bool, in cell: UITableViewCell) {
        var content = UIListContentConfiguration.cell()
        content.text = name
        if !usesSystemFont, let font {
            let size = UIFont.preferredFont(forTextStyle: .body).pointSize
            content.textProperties.font = UIFont(descriptor: font, size: size)
        }
        cell.contentConfiguration = content
        cell.accessoryType = isChosen ? .checkmark : .none
    }
}
