public import Foundation

/// Converts between the index paths of the data source and those of the presentation, which differ while a list shows placeholders that
/// its data source does not have.
///
/// A list's methods use the data source's index paths, except inside of `performUsingPresentationValues(_:)`.
/// > Contract: UIKit, UIDataSourceTranslating. > Isolation: main actor.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// Nil for a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Runs a block in which the list uses presentation index paths.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
