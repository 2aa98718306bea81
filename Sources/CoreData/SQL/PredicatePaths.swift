internal import Foundation
internal import ObjectiveC

/// Whether a predicate asks other objects than the one it is evaluated for.
enum PredicatePaths {
    static func reachesOthers(_ predicate: NSPredicate, _ entity: NSEntityDescription) -> Bool {
        switch predicate {
        case let compound as NSCompoundPredicate:
            compound.subpredicates.contains { ($0 as? NSPredicate).map { reachesOthers($0, entity) } ?? true }
        case let comparison as NSComparisonPredicate:
            reaches(comparison.leftExpression, entity) || reaches(comparison.rightExpression, entity)
        default: false
        }
    }

    private static func reaches(_ expression: NSExpression, _ entity: NSEntityDescription) -> Bool {
        switch expression.expressionType {
        case .constantValue, .evaluatedObject, .variable: return false
        case .keyPath:
            guard expression.operand.expressionType == .evaluatedObject else { return true }
            let steps = expression.keyPath.split(separator: ".")
            guard let first = steps.first, let relationship = entity.relationshipsByName[String(first)] else { return steps.count > 1 }
            return steps.count > 1 || relationship.isToMany
        default: return true
        }
    }
}
