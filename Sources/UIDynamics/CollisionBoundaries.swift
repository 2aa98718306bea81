internal import CoreGraphics
internal import Foundation
internal import Physics
internal import UIKitCore

/// The boundaries of one collision behaviour, and which of them have to be recreated.
@MainActor struct CollisionBoundaries {
    enum Name: Hashable {
        case reference
        case named(AnyHashable)
    }
    private var paths: [(identifier: any NSCopying, key: AnyHashable, path: UIBezierPath)] = []
    private var stale: Set<Name> = []
    private var lastReference: CGRect?
    /// Nil if the reference view's bounds are not a boundary.
    var referenceInsets: UIEdgeInsets? { didSet { if referenceInsets != oldValue { stale.insert(.reference) } } }

    /// Equal identifiers are one; those that are not comparable are identified by the object.
    private static func key(_ identifier: any NSCopying) -> AnyHashable {
        (identifier as? AnyHashable) ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }

    mutating func add(_ identifier: any NSCopying, _ path: UIBezierPath) {
        let key = Self.key(identifier)
        if let index = paths.firstIndex(where: { $0.key == key }) {
            paths[index] = (identifier, key, path)
        } else {
            paths.append((identifier, key, path))
        }
        stale.insert(.named(key))
    }

    mutating func remove(_ identifier: any NSCopying) {
        let key = Self.key(identifier)
        paths.removeAll { $0.key == key }
        stale.insert(.named(key))
    }

    mutating func removeAll() {
        stale.formUnion(paths.map { .named($0.key) })
        paths = []
    }

    var identifiers: [any NSCopying]? { paths.isEmpty ? nil : paths.map(\.identifier) }
    func path(of identifier: any NSCopying) -> UIBezierPath? {
        let key = Self.key(identifier)
        return paths.first { $0.key == key }?.path
    }
    func identifier(of name: Name) -> (any NSCopying)? {
        guard case .named(let key) = name else { return nil }
        return paths.first { $0.key == key }?.identifier
    }

    /// Those that changed since the last call.
    mutating func consumeStale(reference: CGRect?) -> Set<Name> {
        if reference != lastReference { stale.insert(.reference) }
        lastReference = reference
        defer { stale = [] }
        return stale
    }

    func lines(reference: CGRect?) -> [(Name, [[PhysicsVector]])] {
        var found = paths.map { (Name.named($0.key), DynamicItemOutline.lines(of: $0.path.cgPath)) }
        if let referenceInsets, let reference {
            let area = reference.inset(by: referenceInsets)
            found.append((.reference, DynamicItemOutline.lines(of: CGPath(rect: area, transform: nil))))
        }
        return found
    }
}
