public import Foundation

/// Converts between the index paths of the data source and those of the presentation, which differ while a list shows placeholders that
/// its data source does not have.
///
/// A list's methods use the data source's index paths, except inside of `performUsingPresentationValues(_:)`.
/// > Contract: UIKit, UIDataSourceTranslating. > Isolation: main actor.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// The presented index of a section of the data source.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// The data source's index of a presented section.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// The presented index path of an item of the data source; nil for nil.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// The data source's index path of a presented item.
    ///
    /// Nil for a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Runs a block in which the list uses presentation index paths.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
