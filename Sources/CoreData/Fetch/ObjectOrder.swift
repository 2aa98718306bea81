internal import Foundation

/// The order of sort descriptors.
struct ObjectOrder {
    private let descriptors: [NSSortDescriptor]
    init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

    func compare(_ first: NSManagedObject, _ second: NSManagedObject) -> ComparisonResult {
        for descriptor in descriptors {
            let order = descriptor.compare(first, to: second)
            if order != .orderedSame { return order }
        }
        return .orderedSame
    }

    /// Objects of one order stay as they are.
    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        objects.enumerated().sorted { first, second in
            let order = compare(first.element, second.element)
            return order == .orderedSame ? first.offset < second.offset : order == .orderedAscending
        }.map(\.element)
    }

    /// The place after all objects of the same order.
    func place(of object: NSManagedObject, in sorted: [NSManagedObject]) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if compare(object, sorted[middle]) == .orderedAscending { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
