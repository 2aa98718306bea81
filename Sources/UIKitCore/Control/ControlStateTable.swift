/// A value for each state of a control that has one of its own; the others show the normal state's.
///
/// > Contract: facts CO-14.
struct ControlStateTable<Value> {
    private var values: [UInt: Value] = [:]

    /// The value set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// What a control in this state shows.
    func value(for state: UIControl.State) -> Value? { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }

    /// The values set, by the state's number, in its order.
    var all: [(key: UInt, value: Value)] { values.sorted { $0.key < $1.key } }

    var isEmpty: Bool { values.isEmpty }
}

extension ControlStateTable: Sendable where Value: Sendable {}
