internal import DeviceProtocol
internal import UIKitCore

// What the user is asked for an app.

extension LocationService {
    /// Whether the user is being asked.
    var isAsking: Bool { question.isAsked }

    private static let whenInUseKey = "NSLocationWhenInUseUsageDescription"
    private static let alwaysKey = "NSLocationAlwaysAndWhenInUseUsageDescription"

    /// Asks the user, once; without a reason in `Info.plist` there is no alert.
    package func ask(always: Bool) {
        let needed = always ? [Self.whenInUseKey, Self.alwaysKey] : [Self.whenInUseKey]
        if let missing = needed.first(where: { (usage($0) ?? "").isEmpty }) {
            return context.send(
                .log("Core Location does not ask for permission: Info.plist has no \(missing)"))
        }
        guard !question.isAsked else { return }
        switch permission.answer {
        case .undecided: askFirst(always: always)
        case .whenInUse where always && !permission.wasAskedForAlways: requestAlwaysPermission()
        case .denied, .whenInUse, .once, .always: return
        }
        refreshListeners()
    }

    private func askFirst(always: Bool) {
        let answers: [(String, LocationPermission.Answer)] = [
            ("Allow Once", .once), ("Allow While Using App", always ? .always : .whenInUse), ("Don’t Allow", .denied),
        ]
        question.ask(
            for: context, title: SystemStrings.text("Allow “%@” to use your location?", SystemAlert.appName),
            message: usage(Self.whenInUseKey), answers: answers.map { SystemStrings.text($0.0) }
        ) { [weak self] index in
            self?.change { $0.answer = answers[index].1 }
        }
    }

    private func requestAlwaysPermission() {
        question.ask(
            for: context,
            title: SystemStrings.text(
                "Allow “%@” to also use your location even when you are not using the app?", SystemAlert.appName),
            message: usage(Self.alwaysKey),
            answers: [SystemStrings.text("Keep Only While Using"), SystemStrings.text("Change to Always Allow")]
        ) { [weak self] index in
            self?.change {
                $0.wasAskedForAlways = true
                if index == 1 { $0.answer = .always }
            }
        }
    }

    private static let purposesKey = "NSLocationTemporaryUsageDescriptionDictionary"

    /// Asks for exact locations until the app ends.
    func askForAccuracy(_ purpose: String, _ completion: @escaping @MainActor (CLError?) -> Void) {
        guard permission.isGranted, !question.isAsked else { return completion(CLError(.denied)) }
        guard !permission.isPrecise else { return completion(nil) }
        guard let reason = (information(Self.purposesKey) as? [String: String])?[purpose], !reason.isEmpty else {
            context.send(.log("Core Location does not ask for exact locations: \(Self.purposesKey) of Info.plist has no \(purpose)"))
            return completion(CLError(.denied))
        }
        question.ask(
            for: context, title: SystemStrings.text("Allow “%@” to use your precise location?", SystemAlert.appName), message: reason,
            answers: [SystemStrings.text("Allow Once"), SystemStrings.text("Don’t Allow")]
        ) { [weak self] index in
            guard let self else { return }
            let old = permission
            isPreciseForNow = index == 0
            apply(from: old)
            completion(index == 0 ? nil : CLError(.promptDeclined))
        }
        refreshListeners()
    }
}
