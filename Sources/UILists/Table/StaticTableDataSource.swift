internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The data source of a static table in a storyboard; overriders that call super get its results.
///
/// > Contract: UIKit, UITableViewController: static tables.
@MainActor struct StaticTableDataSource {
    let sections: [StaticSection]

    init?(_ coder: NSCoder) {
        guard let sections = coder.objectIfPresent(forKey: "UITableViewSections") as? [StaticSection] else { return nil }
        self.sections = sections
    }

    func count(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].cells.count : 0 }

    func cell(_ path: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else { return nil }
        return sections[path.section].cells[path.row] as? UITableViewCell
    }

    func header(_ section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }
    func footer(_ section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }
}
