// Core Graphics objects without value semantics are equal if identical.

extension CGImage: Hashable {
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext: Hashable {
    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGGradient: Hashable {
    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPattern: Hashable {
    public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
