internal import Foundation
internal import ObjectiveC

/// Results as dictionaries, one for each object or for each group.
struct DictionaryFetch {
    private let fetch: Fetch

    init(_ fetch: Fetch) { self.fetch = fetch }

    func results() throws -> [NSObject] {
        let objects = try fetch.objects()
        let columns = fetch.request.propertiesToFetch.map { $0.compactMap(column) } ?? attributes
        let groups = groups(of: objects, columns)
        var results = groups.map { group -> NSDictionary in
            var dictionary: [String: Any] = [:]
            for column in columns {
                if let value = column.value(group), !(value is NSNull) { dictionary[column.name] = value }
            }
            return NSDictionary(dictionary: dictionary)
        }
        if let having = fetch.request.havingPredicate { results = results.filter { having.evaluate(with: $0) } }
        if fetch.request.returnsDistinctResults {
            var seen: Set<NSDictionary> = []
            results = results.filter { seen.insert($0).inserted }
        }
        return results
    }

    private struct Column {
        var name: String
        var isAggregate = false
        var value: ([NSManagedObject]) -> Any?
    }

    private var attributes: [Column] {
        fetch.entity.attributesByName.keys.sorted().map { name in Column(name: name) { $0.first?.value(forKey: name) } }
    }

    private func column(_ property: Any) -> Column? {
        if let expression = property as? NSExpressionDescription {
            guard let value = expression.expression else { return nil }
            let isAggregate = value.expressionType == .function
            return Column(name: expression.name, isAggregate: isAggregate) { group in
                isAggregate
                    ? value.expressionValue(with: NSArray(array: group), context: nil)
                    : group.first.flatMap { value.expressionValue(with: $0, context: nil) }
            }
        }
        guard let name = (property as? NSPropertyDescription)?.name ?? property as? String else { return nil }
        return Column(name: name) { group in
            let value = group.first?.value(forKeyPath: name)
            return (value as? NSManagedObject)?.objectID ?? value
        }
    }

    /// All objects are one group if there are aggregates only.
    private func groups(of objects: [NSManagedObject], _ columns: [Column]) -> [[NSManagedObject]] {
        guard let keys = fetch.request.propertiesToGroupBy?.compactMap({ ($0 as? NSPropertyDescription)?.name ?? $0 as? String }) else {
            return columns.contains(where: \.isAggregate) ? [objects] : objects.map { [$0] }
        }
        var places: [NSArray: Int] = [:]
        var groups: [[NSManagedObject]] = []
        for object in objects {
            let key = NSArray(array: keys.map { object.value(forKeyPath: $0) ?? NSNull() })
            if let place = places[key] {
                groups[place].append(object)
            } else {
                places[key] = groups.count
                groups.append([object])
            }
        }
        return groups
    }
}
