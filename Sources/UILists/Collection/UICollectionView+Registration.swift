public import Foundation
internal import ProgrammerErrors

extension UICollectionView {
    /// Configures cells of one class with items of one type, registering the class on first use.
    ///
    /// > Contract: UIKit, UICollectionView.CellRegistration
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item at an index path.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        /// The data source method during which the registration was created; nil outside of such methods.
        let origin: String?
        let identifier: String

        /// Creates a registration, once for all cells: one created inside a data source method cannot be used.
        ///
        /// - Parameter handler: configures each cell when it is dequeued.
        public init(handler: @escaping Handler) {
            self.handler = handler
            identifier = RegistrationIdentifiers.next("\(Cell.self)")
            origin = RegistrationIdentifiers.origin
        }
    }

    /// The same for headers, footers and other supplementary views.
    ///
    /// > Contract: UIKit, UICollectionView.SupplementaryRegistration
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view of a kind at an index path.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
        let kind: String
        let handler: Handler
        let identifier: String
        /// See `CellRegistration`.
        let origin: String?

        /// Creates a registration, once for all views: one created inside a data source method cannot be used.
        ///
        /// - Parameters:
        ///   - elementKind: the kind of supplementary view, such as `UICollectionView.elementKindSectionHeader`.
        ///   - handler: configures each view when it is dequeued.
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, self.handler) = (elementKind, handler)
            identifier = RegistrationIdentifiers.next("\(Supplementary.self)")
            origin = RegistrationIdentifiers.origin
        }
    }

    /// Returns a new or reused cell, configured by the registration.
    ///
    /// A registration created inside a data source method is a programming error.
    ///
    /// - Parameters:
    ///   - registration: the class and configuration; registered on first use.
    ///   - indexPath: the index path passed to the data source.
    ///   - item: the item to show; for nil the handler is not called.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        RegistrationIdentifiers.check(registration.origin, "cell", registration)
        if !core.pool.isRegistered(.cell, nil, registration.identifier) {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else { ProgrammerError.raise("\(type(of: dequeued)) is not a \(Cell.self)") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a new or reused supplementary view, configured by the registration.
    ///
    /// - Parameters:
    ///   - registration: the class, kind and configuration; registered on first use.
    ///   - indexPath: the index path passed to the data source method.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        RegistrationIdentifiers.check(registration.origin, "supplementary view", registration)
        if !core.pool.isRegistered(.supplementaryView, registration.kind, registration.identifier) {
            register(
                Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else { ProgrammerError.raise("\(type(of: dequeued)) is not a \(Supplementary.self)") }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}

/// Unique reuse identifiers of registrations.
@MainActor enum RegistrationIdentifiers {
    private static var serial = 0
    /// The data source method that is running.
    fileprivate private(set) static var origin: String?

    /// Calls the data source.
    static func whileCalling<Value>(_ method: String, _ body: () -> Value) -> Value {
        let before = origin
        origin = method
        defer { origin = before }
        return body()
    }

    /// With a registration for each view, no view would be reused.
    fileprivate static func check(_ origin: String?, _ kind: String, _ registration: Any) {
        guard let origin else { return }
        ProgrammerError.raise(
            "Attempted to dequeue a \(kind) using a registration that was created inside \(origin) or inside a "
                + "UICollectionViewDiffableDataSource \(kind) provider. Creating a new registration each time a \(kind) is requested will "
                + "prevent reuse and cause created \(kind)s to remain inaccessible in memory for the lifetime of the collection view. "
                + "Registrations should be created up front and reused. Registration: \(type(of: registration))")
    }

    static func next(_ type: String) -> String {
        serial += 1
        return "\(type)-\(serial)"
    }
}
