internal import Foundation

/// The controllers of a split view's columns, and the navigation controllers around them.
@MainActor struct SplitColumnViewControllers {
    typealias Column = UISplitViewController.Column

    private var given: [Column: UIViewController] = [:]
    private var wraps: [Column: UINavigationController] = [:]

    nonisolated init() {}

    static let order: [Column] = [.primary, .supplementary, .secondary]

    func given(_ column: Column) -> UIViewController? { given[column] }
    /// What stands in the column.
    func shown(_ column: Column) -> UIViewController? { wraps[column] ?? given[column] }
    var all: [UIViewController] { Self.order.compactMap(shown) }
    func column(of controller: UIViewController) -> Column? {
        (Self.order + [.compact]).first { shown($0) === controller || given[$0] === controller }
    }

    mutating func set(_ controller: UIViewController?, for column: Column, wrapping: Bool) {
        given[column] = controller
        wraps[column] = nil
        guard wrapping, column != .compact, let controller, !(controller is UINavigationController) else { return }
        wraps[column] = UINavigationController(rootViewController: controller)
    }
}
