/// Takes a value to another thread or task without a check by the compiler.
///
/// Combine's types make no promise about values that several threads use: as on iOS, that is up to the app.
struct Transfer<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
