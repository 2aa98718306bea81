internal import DriveProtocol

/// A fault with what leads to it.
public struct MonkeyFinding: Sendable {
    public var fault: MonkeyFault
    /// The steps done when it happened, and the steps of this round that lead to it.
    public var steps: Int
    public var length: Int
    public var reproducer: Reproducer
    /// Whether the reproducer was played and ended in the same way.
    public var isReproduced: Bool
    /// Whether its script was run and ended in the same way; nil if there is none.
    public var script: String?
}

/// Random use of an app, a round after another, each from its launch on a device without data.
///
/// The same seed does the same, as long as the app does.
public struct MonkeyRun {
    /// > Units: steps after which the app is launched again, which keeps what leads to a fault short.
    public static let roundLength = 200
    /// How often steps to a fault are played again to make them fewer, and to a hang, each of which takes seconds.
    static let (mostTries, mostTriesOfHang) = (120, 30)

    let device: any MonkeyDevice
    public private(set) var state: MonkeyState
    /// Whether each new screen is audited.
    let audits: Bool

    public init(_ device: any MonkeyDevice, _ state: MonkeyState, audits: Bool = false) {
        (self.device, self.state, self.audits) = (device, state, audits)
    }

    /// Uses the app for one round.
    ///
    /// > Parameters: limit: the most steps; isOver: asked before each step, ends the round.
    /// > Returns: what was found for the first time.
    public mutating func round(limit: Int, isOver: () -> Bool = { false }) throws -> MonkeyFinding? {
        var numbers = SeededNumbers(seed: state.seed, part: state.rounds)
        var chooser = StepChooser()
        let player = MonkeyPlayer(device: device)
        state.rounds += 1
        var history: [MonkeyStep] = []
        var outcome = try player.launch()
        while true {
            switch outcome {
            case .fault(let fault):
                return try found(fault, history)
            case .screen(let screen):
                let name = ScreenModel.name(of: screen)
                if state.model.visit(name), audits, !screen.isSystem {
                    for issue in player.audit() { state.issues.insert("\(name): " + Self.withoutPlace(issue)) }
                }
                guard history.count < min(limit, Self.roundLength), !isOver() else { return nil }
                let choice = chooser.choose(on: screen, name: name, &state.model, &numbers)
                if !choice.key.isEmpty { state.model.touch(choice.key, group: choice.group) }
                if case .rotate(let toLandscape) = choice.step { chooser.isLandscape = toLandscape }
                if case .appearance(let isDark) = choice.step { chooser.isDark = isDark }
                history.append(choice.step)
                state.steps += 1
                outcome = player.play(choice.step, on: screen)
            case .skipped:
                // What was chosen on a screen is on it.
                return nil
            }
        }
    }

    /// Issues at two places of the same element are one.
    private static func withoutPlace(_ issue: String) -> String {
        String(issue.prefix(upTo: issue.range(of: " at ")?.lowerBound ?? issue.endIndex))
    }

    // MARK: Faults

    private mutating func found(_ fault: MonkeyFault, _ history: [MonkeyStep]) throws -> MonkeyFinding? {
        state.faults[fault.key, default: 0] += 1
        guard state.faults[fault.key] == 1 else { return nil }
        var finding = MonkeyFinding(
            fault: fault, steps: state.steps, length: history.count, reproducer: Reproducer(moments: []), isReproduced: false)
        let fails = { [self] (steps: [MonkeyStep]) in try replay(steps, until: fault.key)?.map(\.step) }
        guard let played = try fails(history) else {
            finding.reproducer.moments = history.map { Reproducer.Moment(step: $0, screen: DriveScreen.none) }
            return finding
        }
        var reduction = StepReduction<MonkeyStep>(triesLeft: fault.isHang ? Self.mostTriesOfHang : Self.mostTries)
        let fewest = try reduction.reduce(played, fails: fails)
        guard let moments = try replay(fewest, until: fault.key) else { return finding }
        finding.reproducer = Reproducer(moments: moments)
        finding.isReproduced = true
        for usesPlaces in [false, true] where finding.script == nil {
            let script = finding.reproducer.script(usesPlaces: usesPlaces)
            if try device.failure(ofScript: script)?.contains(fault.words) == true { finding.script = script }
        }
        return finding
    }

    /// Plays steps from a launch; those whose element is not there are left out.
    ///
    /// > Returns: the steps up to the fault, nil if there was none or another one.
    private func replay(_ steps: [MonkeyStep], until key: String) throws -> [Reproducer.Moment]? {
        let player = MonkeyPlayer(device: device)
        var played: [Reproducer.Moment] = []
        var outcome = try player.launch()
        var rest = steps[...]
        var current = DriveScreen.none
        while true {
            switch outcome {
            case .fault(let fault): return fault.key == key ? played : nil
            case .screen(let screen): current = screen
            case .skipped: played.removeLast()
            }
            guard let step = rest.popFirst() else { return nil }
            played.append(Reproducer.Moment(step: step, screen: current))
            outcome = player.play(step, on: current)
        }
    }
}

extension DriveScreen {
    static var none: DriveScreen { DriveScreen(isSystem: false, width: 0, height: 0, elements: []) }
}

extension String {
    fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
