public import Foundation

/// A state of a machine; apps override what it does. > Contract: GameplayKit, GKState
open class GKState: NSObject {
    /// The machine that has the state.
    open internal(set) weak var stateMachine: GKStateMachine?

    /// A state of no machine yet.
    public override init() { super.init() }

    /// Whether the machine may go from this state to one of a class; true by default.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// The machine went to this state, at first from nil.
    open func didEnter(from previousState: GKState?) {}
    /// Time passed while this is the current state. > Units: seconds.
    open func update(deltaTime seconds: TimeInterval) {}
    /// The machine goes to another state.
    open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of some states, one of each class. > Contract: GameplayKit, GKStateMachine
open class GKStateMachine: NSObject {
    /// The state that the machine is in; nil before the first one.
    open private(set) var currentState: GKState?
    private let states: [ObjectIdentifier: GKState]

    /// A machine of states; of two states of a class the later one counts.
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
        super.init()
        for state in self.states.values { state.stateMachine = self }
    }

    /// The state of a class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }
    /// Whether the machine has a state of a class, and the current one allows it.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        guard states[ObjectIdentifier(stateClass)] != nil else { return false }
        return currentState?.isValidNextState(stateClass) ?? true
    }
    /// Goes to a state. > Returns: whether that is possible.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    /// Lets time pass for the current state. > Units: seconds.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
