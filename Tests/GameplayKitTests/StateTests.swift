import Foundation
import GameplayKit
import Testing

/// Notes what it is called for.
private class NotingState: GKState {
    override func didEnter(from previousState: GKState?) { note("enter from \(previousState.map { "\(type(of: $0))" } ?? "none")") }
    override func willExit(to nextState: GKState) { note("exit to \(type(of: nextState))") }
    override func update(deltaTime seconds: TimeInterval) { note("update \(seconds)") }
    private func note(_ text: String) { log?.add("\(type(of: self)): \(text)") }
    var log: NSMutableArray?
}
private final class Idle: NotingState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
}
private final class Running: NotingState {}
private final class Over: NotingState {}
private final class Health: GKComponent {
    var points = 3
    override func update(deltaTime seconds: TimeInterval) { points -= 1 }
}

@Suite("State machines, entities and strategists") struct StateTests {
    @Test("a machine goes to the states that the current one allows, and notifies both")
    func machine() {
        let log = NSMutableArray()
        let (idle, running, over) = (Idle(), Running(), Over())
        for state in [idle, running, over] as [NotingState] { state.log = log }
        let machine = GKStateMachine(states: [idle, running, over])
        #expect(machine.currentState == nil)
        #expect(machine.enter(Idle.self))
        #expect(!machine.enter(Over.self))
        #expect(machine.enter(Running.self))
        machine.update(deltaTime: 0.5)
        #expect(
            log as? [String] == [
                "Idle: enter from none", "Idle: exit to Running", "Running: enter from Idle", "Running: update 0.5",
            ])
        #expect(machine.state(forClass: Over.self) === over)
        #expect(running.stateMachine === machine)
        #expect(!machine.canEnterState(GKState.self))
    }

    @Test("an entity has one component of each class; a system updates those of its class")
    func entities() {
        let entity = GKEntity()
        let (first, second) = (Health(), Health())
        entity.addComponent(first)
        entity.addComponent(second)
        #expect(first.entity == nil)
        #expect(entity.component(ofType: Health.self) === second)
        let system = GKComponentSystem<Health>(componentClass: Health.self)
        system.addComponent(foundIn: entity)
        system.update(deltaTime: 1)
        #expect(second.points == 2)
        entity.removeComponent(ofType: Health.self)
        #expect(entity.components.isEmpty)
    }

    /// Takes one to three of some matches; who takes the last one wins.
    private final class Matches: NSObject, GKGameModel {
        final class Player: NSObject, GKGameModelPlayer {
            let playerId: Int
            init(_ playerId: Int) { self.playerId = playerId }
        }
        final class Move: NSObject, GKGameModelUpdate {
            var value = 0
            let taken: Int
            init(_ taken: Int) { self.taken = taken }
        }
        var left: Int
        var turn = 0
        let both = [Player(0), Player(1)]
        init(_ left: Int) { self.left = left }
        var players: [any GKGameModelPlayer]? { both }
        var activePlayer: (any GKGameModelPlayer)? { both[turn] }
        func setGameModel(_ gameModel: any GKGameModel) {
            guard let other = gameModel as? Matches else { return }
            (left, turn) = (other.left, other.turn)
        }
        func copy(with zone: NSZone? = nil) -> Any {
            let copy = Matches(left)
            copy.setGameModel(self)
            return copy
        }
        func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
            left > 0 ? (1...min(3, left)).map { Move($0) } : nil
        }
        func apply(_ gameModelUpdate: any GKGameModelUpdate) {
            left -= (gameModelUpdate as? Move)?.taken ?? 0
            turn = 1 - turn
        }
        func isWin(for player: any GKGameModelPlayer) -> Bool { left == 0 && player.playerId != turn }
        func isLoss(for player: any GKGameModelPlayer) -> Bool { left == 0 && player.playerId == turn }
    }

    @Test("a strategist that looks ahead leaves a number of matches with which the other loses", arguments: [5, 6, 7, 9, 10])
    func strategist(left: Int) throws {
        let strategist = GKMinmaxStrategist()
        strategist.maxLookAheadDepth = 10
        strategist.gameModel = Matches(left)
        let move = try #require(strategist.bestMoveForActivePlayer() as? Matches.Move)
        #expect((left - move.taken) % 4 == 0)
        #expect(move.value == GKGameModelMaxScore)
    }

    @Test("without moves there is no best one")
    func noMoves() {
        let strategist = GKMinmaxStrategist()
        strategist.gameModel = Matches(0)
        #expect(strategist.bestMoveForActivePlayer() == nil)
    }
}
