public import Foundation

/// Turns places as the data source counts them into places as they are shown, and back, while a list shows placeholders that its data
/// source knows nothing of.
///
/// What a list is asked and what it answers is the data source's counting, except inside of `performUsingPresentationValues(_:)`.
/// > Contract: UIKit, UIDataSourceTranslating. > Isolation: main actor.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// Nil for a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Runs a block in which the list takes and gives places as they are shown.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
