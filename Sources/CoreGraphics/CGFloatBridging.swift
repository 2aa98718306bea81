public import Foundation

/// `width as NSNumber`, and numbers in dictionaries read as `CGFloat`, as on Apple's systems.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) { result = CGFloat(source.doubleValue) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }
    /// The number's value, as `init(truncating:)` gives it.
    ///
    /// `number.map(CGFloat.init)` finds it.
    @available(swift, deprecated: 4, renamed: "init(truncating:)")
    public init(_ number: NSNumber) { self.init(number.doubleValue) }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}
