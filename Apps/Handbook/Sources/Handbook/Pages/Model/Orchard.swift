import Foundation

@objcMembers final class Orchard: KeyedModel {
    var identifier = 0
    var name = ""
    /// Not in every file.
    var motto = "—"
    var trees: [Tree] = []

    /// `id` and `description` are names that an object has for itself.
    override class var propertyNames: [String: String] { ["id": "identifier"] }
    override class var nestedModels: [String: KeyedModel.Type] { ["trees": Tree.self] }

    /// A line for each property, and what did not fit.
    var report: String {
        var lines = ["identifier = \(identifier)", "name = \(name)", "motto = \(motto)", "trees = \(trees.count)"]
        lines += trees.map { "  \($0.kind), \($0.height) m" }
        lines += extraKeys.map { "extra: \($0)" } + trees.flatMap(\.extraKeys).map { "extra in a tree: \($0)" }
        return (lines + wrongKeys.map { "wrong kind: \($0)" }).joined(separator: "\n")
    }
}

@objcMembers final class Tree: KeyedModel {
    var kind = ""
    var height = 0.0
}
