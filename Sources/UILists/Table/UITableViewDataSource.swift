public import Foundation
internal import ObjectiveC

/// Provides section and row counts and cells, and commits the user's edits.
///
/// > Contract: UIKit, UITableViewDataSource; TV-2 to TV-7, TV-45 to TV-48; all but two members are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows in a section; a negative number is a programming error.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the configured cell of a row, from `dequeueReusableCell(withIdentifier:for:)`.
    ///
    /// Called for rows as they become visible, and for some shortly before.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections; 1 without an implementation.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title of a section's header, where the delegate provides no view; nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of a section's footer, where the delegate provides no view; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row has editing controls and swipe actions; true without an implementation.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row has a reorder control while editing; true without an implementation.
    ///
    /// It is asked only if the data source implements the method that moves rows.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Returns the titles of the section index, usually single letters; nil or empty for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section to scroll to when the user touches a title of the section index.
    ///
    /// Without an implementation it is the title's index. A section that does not exist scrolls nowhere.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Deletes or inserts a row as the user requested: changes the data, then the table.
    ///
    /// Implementing it makes swiping offer deletion.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Moves a row of the data after the user dragged it; the table itself has already moved it.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// 1, for a data source that does not implement it.
    public func numberOfSections(in tableView: UITableView) -> Int {
        ObjCRuntime.optional(self, "numberOfSectionsInTableView:", [tableView]) ?? 1
    }
    /// Nil, for a data source that does not implement it: the section has no header title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        (ObjCRuntime.optional(self, "tableView:titleForHeaderInSection:", [tableView, section]) as String??) ?? nil
    }
    /// Nil, for a data source that does not implement it: the section has no footer title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        (ObjCRuntime.optional(self, "tableView:titleForFooterInSection:", [tableView, section]) as String??) ?? nil
    }
    /// True, for a data source that does not implement it.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:canEditRowAtIndexPath:", [tableView, indexPath]) ?? true
    }
    /// True, for a data source that does not implement it.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        ObjCRuntime.optional(self, "tableView:canMoveRowAtIndexPath:", [tableView, indexPath]) ?? true
    }
    /// Nil, for a data source that does not implement it.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        (ObjCRuntime.optional(self, "sectionIndexTitlesForTableView:", [tableView]) as [String]??) ?? nil
    }
    /// The index of the title, for a data source that does not implement it.
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
