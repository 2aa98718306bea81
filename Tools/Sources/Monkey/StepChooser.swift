internal import DriveProtocol

/// Chooses what to do on a screen: what was not touched yet is the most likely.
struct StepChooser {
    struct Choice {
        var step: MonkeyStep
        var weight: Double
        /// What is counted when it is done.
        var key = ""
        var group = ""
    }

    /// Whether the device is in landscape, and what was chosen for its appearance.
    var isLandscape = false
    var isDark = false

    /// The share of steps that are about the device and no element.
    private static let deviceShare = 0.06

    /// > Parameters: name: of the screen.
    func choose(on screen: DriveScreen, name: String, _ model: inout ScreenModel, _ numbers: inout SeededNumbers) -> Choice {
        if screen.isSystem { return Choice(step: .returnToApp, weight: 1) }
        let own = elementChoices(screen, name, &model, &numbers)
        let sum = own.reduce(0) { $0 + $1.weight }
        var device = deviceChoices(screen, &numbers)
        let deviceSum = device.reduce(0) { $0 + $1.weight }
        let factor = sum > 0 ? sum * Self.deviceShare / (1 - Self.deviceShare) / deviceSum : 1
        for index in device.indices { device[index].weight *= factor }
        let all = own + device
        return all[numbers.index(weights: all.map(\.weight)) ?? 0]
    }

    private func deviceChoices(_ screen: DriveScreen, _ numbers: inout SeededNumbers) -> [Choice] {
        let place = MonkeyStep.tapPlace(
            x: Double(numbers.below(Int(screen.width))), y: Double(numbers.below(Int(screen.height))))
        var choices = [
            Choice(step: .rotate(toLandscape: !isLandscape), weight: isLandscape ? 3 : 1.2), Choice(step: .leaveAndReturn, weight: 1),
            Choice(step: .memoryWarning, weight: 0.8), Choice(step: .appearance(isDark: !isDark), weight: 0.6),
            Choice(step: .backSwipe, weight: 1.5), Choice(step: place, weight: 0.6),
        ]
        if screen.elements.contains(where: \.hasFocus) {
            for key in ["Return", "Delete", "Escape", "Tab"] { choices.append(Choice(step: .key(key), weight: 0.8)) }
        }
        return choices
    }

    private func elementChoices(
        _ screen: DriveScreen, _ name: String, _ model: inout ScreenModel, _ numbers: inout SeededNumbers
    ) -> [Choice] {
        var choices: [Choice] = []
        var isInKeyboard: [Bool] = []
        for (index, element) in screen.elements.enumerated() {
            let parent = screen.elements.indices.contains(element.parent) ? element.parent : nil
            isInKeyboard.append(element.kind == .keyboard || (parent.map { isInKeyboard[$0] } ?? false))
            guard element.isHittable, element.isEnabled, !isInKeyboard[index] else { continue }
            let weights = Self.weights(element)
            guard !weights.isEmpty else { continue }
            let selector = ElementSelector(index, in: screen)
            let (key, group) = ScreenModel.key(element, on: name, place: index)
            model.see(key)
            // An element that was touched is less likely, and so is a list of which many cells were.
            let (touched, touchedGroup) = (Double(model.count(key)), Double(model.groupCount(group)))
            let factor = 1 / ((1 + touched) * (1 + touched).squareRoot()) / (1 + touchedGroup / 6)
            for (kind, weight) in weights {
                let step = Self.step(kind, selector, &numbers)
                let isScroll = Self.scrolled.contains(element.kind)
                let share = isScroll ? 1 / (1 + touched / 8) : factor
                choices.append(Choice(step: step, weight: weight * share, key: key, group: group))
            }
        }
        return choices
    }

    // MARK: Weights

    private enum Kind {
        case tap, doubleTap, press, type
        case swipe(MonkeyStep.Side)
    }

    private static let scrolled: Set<DriveElementType> = [
        .table, .collectionView, .scrollView, .webView, .pickerWheel, .slider, .datePicker,
    ]

    private static func weights(_ element: DriveElement) -> [(Kind, Double)] {
        switch element.kind {
        case .button, .icon, .colorWell: [(.tap, 10), (.press, 0.3), (.doubleTap, 0.3)]
        case .cell: [(.tap, 8), (.press, 0.5), (.swipe(.left), 1), (.swipe(.right), 0.3)]
        case .switch, .link, .stepper, .menu: [(.tap, 7)]
        case .textField, .secureTextField, .searchField, .textView: [(.type, 8), (.tap, 1), (.press, 0.5), (.doubleTap, 0.5)]
        case .image: [(.tap, 2), (.press, 0.3), (.doubleTap, 0.6)]
        case .staticText: [(.tap, 0.6)]
        case .slider: [(.swipe(.left), 2), (.swipe(.right), 3)]
        case .pickerWheel, .datePicker: [(.swipe(.up), 3), (.swipe(.down), 2)]
        case .pageIndicator: [(.tap, 2)]
        case .table, .collectionView, .scrollView, .webView:
            [(.swipe(.up), 2), (.swipe(.down), 1.2), (.swipe(.left), 0.5), (.swipe(.right), 0.4)]
        case .other: element.identifier.isEmpty && element.label.isEmpty ? [] : [(.tap, 1.5), (.press, 0.3), (.doubleTap, 0.3)]
        default: []
        }
    }

    private static func step(_ kind: Kind, _ selector: ElementSelector, _ numbers: inout SeededNumbers) -> MonkeyStep {
        switch kind {
        case .tap: .tap(selector)
        case .doubleTap: .doubleTap(selector)
        case .press: .press(selector)
        case .swipe(let side): .swipe(selector, side)
        case .type: .type(selector, AwkwardTexts.all[numbers.below(AwkwardTexts.all.count)])
        }
    }
}
