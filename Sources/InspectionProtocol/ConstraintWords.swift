/// A constraint in words, such as `self.leading == superview.leadingMargin + 8 @750`.
public struct ConstraintWords: Hashable, Sendable {
    /// The name of the first item.
    public var first: String
    /// As the cases of `NSLayoutConstraint.Attribute` are called.
    public var firstAttribute: String
    /// `<=`, `==` or `>=`.
    public var relation: String
    /// Nil for a size and a constant.
    public var second: String?
    /// The attribute of the second item.
    public var secondAttribute: String
    /// The factor of the second attribute.
    public var multiplier: Double
    /// What is added. > Units: points.
    public var constant: Double
    /// Left out at 1000, which is required.
    public var priority: Double

    /// Creates the parts of a constraint.
    public init(
        first: String, firstAttribute: String, relation: String, second: String?, secondAttribute: String, multiplier: Double,
        constant: Double, priority: Double
    ) {
        (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
        (self.second, self.secondAttribute) = (second, secondAttribute)
        (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    }

    /// The whole sentence.
    public var text: String {
        var text = "\(first).\(firstAttribute) \(relation) "
        if let second {
            if multiplier != 1 { text += "\(InspectionValue.words(multiplier)) × " }
            text += "\(second).\(secondAttribute)"
            if constant != 0 { text += constant > 0 ? " + " : " − " }
            if constant != 0 { text += InspectionValue.words(abs(constant)) }
        } else {
            text += InspectionValue.words(constant)
        }
        if priority < 1000 { text += " @\(InspectionValue.words(priority))" }
        return text
    }
}
