/// > Contract: ObjectiveC, NSInteger
public typealias NSInteger = Int
/// > Contract: ObjectiveC, NSUInteger
public typealias NSUInteger = UInt
