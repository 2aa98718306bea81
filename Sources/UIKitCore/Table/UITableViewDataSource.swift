public import Foundation
internal import ObjectiveC

/// Provides section and row counts and cells, and commits the user's edits.
///
/// > Contract: UIKit, UITableViewDataSource; TV-2 to TV-7, TV-45 to TV-48; all but two members are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        ObjCRuntime.optional(self, "numberOfSectionsInTableView:", [tableView]) ?? TableAnswers.noNumber
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        (ObjCRuntime.optional(self, "tableView:titleForHeaderInSection:", [tableView, section]) as String??) ?? TableAnswers.noTitle
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        (ObjCRuntime.optional(self, "tableView:titleForFooterInSection:", [tableView, section]) as String??) ?? TableAnswers.noTitle
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:canEditRowAtIndexPath:", [tableView, indexPath]) ?? true
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:canMoveRowAtIndexPath:", [tableView, indexPath]) ?? true
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        (ObjCRuntime.optional(self, "sectionIndexTitlesForTableView:", [tableView]) as [String]??) ?? nil
    }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        ObjCRuntime.optional(self, "tableView:sectionForSectionIndexTitle:atIndex:", [tableView, title, index]) ?? index
    }
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle, indexPath])
    }
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        ObjCRuntime.optional(self, "tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath])
    }
}
