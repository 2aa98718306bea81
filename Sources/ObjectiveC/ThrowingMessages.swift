/// Receives the error of a method that throws, as the last argument of its message.
final class ThrownError {
    var error: (any Error)?
}

extension ObjCRuntime {
    /// The result of a method that throws; nil if it throws. The error goes to the sender if it passed a place for it after the other arguments.
    public static func attempt<Result>(_ arguments: [Any?], _ place: Int, _ body: () throws -> Result) -> Any? {
        do {
            return try body()
        } catch {
            if place < arguments.count, let thrown = arguments[place] as? ThrownError { thrown.error = error }
            return nil
        }
    }

    /// As `overridden`, of a method that throws: its error is thrown here.
    public static func overriddenThrowing<Result>(
        _ target: AnyObject, below type: AnyClass, _ name: String, _ arguments: [Any?] = []
    ) throws -> Result? {
        guard let invoker = MethodRegistry.shared.method(name, of: Swift.type(of: target), below: type) else { return nil }
        let thrown = ThrownError()
        let result = call(invoker, target, arguments + [thrown])
        if let error = thrown.error { throw error }
        return convert(result, "the result of -[\(Swift.type(of: target)) \(name)]") as Result
    }

    /// As `callOverride`, of a method that throws: its error is thrown here.
    public static func callThrowingOverride(
        _ target: AnyObject, below type: AnyClass, _ name: String, _ arguments: [Any?] = []
    ) throws -> Bool {
        let thrown = ThrownError()
        guard callOverride(target, below: type, name, arguments + [thrown]) else { return false }
        if let error = thrown.error { throw error }
        return true
    }
}
