/// Values per control state; a state without a value has the normal state's.
///
/// > Contract: facts CO-14.
struct ControlStateTable<Value> {
    private var values: [UInt: Value] = [:]

    /// The value set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// The value that applies in this state.
    func value(for state: UIControl.State) -> Value? { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }

    /// All values, ordered by the state's number.
    var all: [(key: UInt, value: Value)] { values.sorted { $0.key < $1.key } }

    var isEmpty: Bool { values.isEmpty }
}

extension ControlStateTable: Sendable where Value: Sendable {}
