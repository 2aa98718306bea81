import SwiftSyntax

/// Visits what is compiled for the simulated device, and what only the compiler can decide; not code for other platforms.
class ActiveCodeVisitor: SyntaxVisitor {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let value = StaticCondition.value(clause.condition)
            if value != false, let elements = clause.elements { walk(elements) }
            if value == true { break }
        }
        return .skipChildren
    }
}
