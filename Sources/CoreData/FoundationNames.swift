internal import ObjectiveC

// Foundation on Linux has classes of these names that cannot be used.
typealias NSComparisonPredicate = ObjectiveC.NSComparisonPredicate
typealias NSCompoundPredicate = ObjectiveC.NSCompoundPredicate
typealias NSExpression = ObjectiveC.NSExpression
typealias NSHashTable = ObjectiveC.NSHashTable
