public import Foundation
internal import ProgrammerErrors

extension UICollectionView {
    /// Sets up cells of one class from items of one type, registering the class with the first use.
    ///
    /// > Contract: UIKit, UICollectionView.CellRegistration
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        let identifier: String

        public init(handler: @escaping Handler) {
            self.handler = handler
            identifier = RegistrationNames.next("\(Cell.self)")
        }
    }

    /// The same for headers, footers and other supplementary views.
    ///
    /// > Contract: UIKit, UICollectionView.SupplementaryRegistration
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
        let kind: String
        let handler: Handler
        let identifier: String

        public init(elementKind: String, handler: @escaping Handler) {
            (kind, self.handler) = (elementKind, handler)
            identifier = RegistrationNames.next("\(Supplementary.self)")
        }
    }

    /// The handler is not called for a nil item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if !core.pool.isRegistered(.cell, nil, registration.identifier) {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else { ProgrammerError.raise("\(type(of: dequeued)) is no \(Cell.self)") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        if !core.pool.isRegistered(.supplementaryView, registration.kind, registration.identifier) {
            register(
                Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else { ProgrammerError.raise("\(type(of: dequeued)) is no \(Supplementary.self)") }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}

/// Identifiers that no two registrations share.
@MainActor enum RegistrationNames {
    private static var serial = 0
    static func next(_ type: String) -> String {
        serial += 1
        return "\(type)-\(serial)"
    }
}
