public import Foundation

/// The score of a move that wins: above all others. > Contract: GameplayKit, GKGameModelMaxScore
public let GKGameModelMaxScore = 1 << 24
/// The score of a move that loses: below all others. > Contract: GameplayKit, GKGameModelMinScore
public let GKGameModelMinScore = -(1 << 24)

/// One who plays. > Contract: GameplayKit, GKGameModelPlayer
public protocol GKGameModelPlayer: NSObjectProtocol {
    /// Tells players apart.
    var playerId: Int { get }
}

/// A move. > Contract: GameplayKit, GKGameModelUpdate
public protocol GKGameModelUpdate: NSObjectProtocol {
    /// How good a strategist found the move.
    var value: Int { get set }
}

/// A position of a game. > Contract: GameplayKit, GKGameModel
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// Who plays.
    var players: [any GKGameModelPlayer]? { get }
    /// Whose turn it is.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Takes another position over.
    func setGameModel(_ gameModel: any GKGameModel)
    /// The moves of a player; nil or none if the game is over.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// How good the position is for a player; 0 by default.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Whether a player has won; false by default.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Whether a player has lost; false by default.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    /// Takes a move back; never called here.
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// Chooses moves. > Contract: GameplayKit, GKStrategist
public protocol GKStrategist: NSObjectProtocol {
    /// The position.
    var gameModel: (any GKGameModel)? { get set }
    /// Chooses among equal moves; nil for the first of them.
    var randomSource: (any GKRandom)? { get set }
    /// The best move of the player whose turn it is.
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Looks some moves ahead, and expects the others to do their best. > Contract: GameplayKit, GKMinmaxStrategist
open class GKMinmaxStrategist: NSObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    /// How many moves are looked ahead; 0, the default, chooses at random.
    open var maxLookAheadDepth = 0

    public override init() { super.init() }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap(bestMove) }

    /// The best move of a player; nil if the player has no move.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        randomMove(for: player, fromNumberOfBestMoves: 1)
    }

    /// One of a player's best moves.
    open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? {
        guard let model = gameModel, let moves = model.gameModelUpdates(for: player), !moves.isEmpty else { return nil }
        for move in moves { move.value = maxLookAheadDepth > 0 ? value(of: move, in: model, for: player) : 0 }
        let sorted = moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(\.element)
        let least = sorted[min(max(numMovesToConsider, 1), sorted.count) - 1].value
        let best = sorted.filter { $0.value >= least }
        return best[randomSource?.nextInt(upperBound: best.count) ?? 0]
    }

    private func value(of move: any GKGameModelUpdate, in model: any GKGameModel, for player: any GKGameModelPlayer) -> Int {
        guard let next = after(move, model) else { return 0 }
        return search(next, maxLookAheadDepth - 1, player, GKGameModelMinScore - 1, GKGameModelMaxScore + 1)
    }

    private func after(_ move: any GKGameModelUpdate, _ model: any GKGameModel) -> (any GKGameModel)? {
        guard let next = model.copy(with: nil) as? any GKGameModel else { return nil }
        next.apply(move)
        return next
    }

    /// The value of a position for a player, with the bounds of alpha and beta.
    private func search(_ model: any GKGameModel, _ depth: Int, _ player: any GKGameModelPlayer, _ alpha: Int, _ beta: Int) -> Int {
        if model.isWin(for: player) { return GKGameModelMaxScore }
        if model.isLoss(for: player) { return GKGameModelMinScore }
        guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty else {
            return model.score(for: player)
        }
        let isOwn = active.playerId == player.playerId
        var (alpha, beta) = (alpha, beta)
        var best = isOwn ? GKGameModelMinScore - 1 : GKGameModelMaxScore + 1
        for move in moves {
            guard let next = after(move, model) else { continue }
            let value = search(next, depth - 1, player, alpha, beta)
            if isOwn {
                best = max(best, value)
                alpha = max(alpha, best)
            } else {
                best = min(best, value)
                beta = min(beta, best)
            }
            if alpha >= beta { break }
        }
        return best
    }
}
