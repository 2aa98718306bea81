package import DeviceProtocol
internal import Foundation
internal import QuartzCore

/// Dispatches events from outside to the objects that handle them.
@MainActor package enum ApplicationEvents {
    package static func handle(_ event: ApplicationEvent, _ context: ApplicationContext) {
        switch event {
        case .input(let input): handle(input, context)
        case .deviceChanged(let state):
            DeviceInfoSnapshot.take(state)
            ProtectedData.follow(state, context) { DeviceChangeDispatcher.apply(state, to: context) }
        case .lifeCycle(let change): context.lifeCycle.handle(change)
        case .openURL(let text, let source): if let url = URL(string: text) { context.lifeCycle.open(url, from: source) }
        case .openedURL(let id, let isOpen): if let told = context.links.take(id) { told(isOpen) }
        case .candidates(let id, let candidates): context.keyboard?.receive(id, candidates)
        case .queryElements(let id):
            LayerContext.main.flush()
            context.send(.elements(id: id, AccessibilityTree.elements(of: context.windows.visible)))
        case .queryScreen(let id, let layers):
            LayerContext.main.flush()
            context.send(.screen(id: id, ScreenInspection.report(context, layers: layers)))
        case .audit(let id, let types):
            LayerContext.main.flush()
            context.send(.issues(id: id, AccessibilityAudit.issues(in: context.windows.visible, for: types)))
        case .perform(let id, let element, let action):
            context.send(.performed(id: id, AccessibilityActions.perform(action, on: element, context)))
        case .push(let identifier, let payload): receive(payload, identifier, context)
        case .pushToken(let token, let problem): context.pushRegistration.take(token, problem: problem)
        case .answer(let answer):
            if answer.action.isEmpty, !answer.isDismissal { context.lifeCycle.handle(.becomeActive) }
            context.notificationService?.answer(answer)
        case .shortcut(let shortcut): AppIconController.perform(shortcut)
        case .permission(.location(let permission)):
            context.changedLocationPermission = permission
            context.locationHandlers.onPermission?(permission)
        case .permission(.notifications(let permission)): context.notificationService?.allow(permission)
        case .screenshotTaken:
            NotificationCenter.default.post(name: UIApplication.userDidTakeScreenshotNotification, object: context.application)
        case .announced(let text, let wasSpoken): UIAccessibility.announcementDidFinish(text, wasSpoken: wasSpoken)
        case .fetch: BackgroundFetch.run(context)
        case .shell(let state): context.shell?.show(state)
        case .banner(let banner): if let shell = context.shell { shell.show(banner) } else { context.notificationService?.show(banner) }
        case .queryInterface(let id, let rows):
            LayerContext.main.flush()
            context.send(.treeText(id: id, AccessibilityTree.interface(of: context.windows.visible, rows: rows)))
        case .inspect(let id, let request): context.send(.treeText(id: id, Inspector.answer?(request, context) ?? ""))
        case .queryTree(let id):
            LayerContext.main.flush()
            context.send(.treeText(id: id, AccessibilityTree.text(of: context.windows.visible)))
        }
    }

    private static func receive(_ payload: String, _ identifier: String, _ context: ApplicationContext) {
        do throws(PushPayloadError) {
            let payload = try PushPayload(Array(payload.utf8))
            context.notificationService?.receive(payload, identifier: identifier)
        } catch {
            context.send(.log("a remote notification was not delivered: \(error)"))
        }
    }

    private static func handle(_ input: InputEvent, _ context: ApplicationContext) {
        switch input {
        case .touches(let samples, let time): context.touchRouter.receive(samples, time: time)
        case .key(let sample, let time): context.keyRouter.receive(sample, time: time)
        case .text(let text, _): context.keyRouter.insert(text)
        case .composition(let text, let caret, _): context.keyRouter.compose(text, caret: caret)
        case .hardware(.shake, let time):
            DeviceMovement.shake(at: time)
            context.keyRouter.shake(time: time)
        case .scroll(let x, let y, let deltaX, let deltaY, let time):
            ScrollInput.deliver(at: CGPoint(x: x, y: y), delta: CGPoint(x: deltaX, y: deltaY), time: time)
        case .hover(let x, let y, let time):
            context.hoverRouter.receive(at: CGPoint(x: x, y: y), time: time)
            context.pointerTracker.moved(to: CGPoint(x: x, y: y))
        case .secondaryClick(let x, let y, let time): SecondaryClick.deliver(at: CGPoint(x: x, y: y), time: time)
        case .clipboard(let text, let pastes, _): DesktopClipboard.take(text, pastes: pastes)
        case .tilt(let x, let y, _):
            DeviceMovement.tilt(x: x, y: y)
            context.motionEffects.receive(x: x, y: y)
        case .hardware: break
        }
    }
}

/// Wheel or track pad input over a view: the nearest ancestor that scrolls, or pans with wheels, handles it.
@MainActor package enum ScrollInput {
    static func deliver(at place: CGPoint, delta: CGPoint, time: TimeInterval) {
        let event = UIEvent(type: .scroll, timestamp: time)
        var link = ApplicationContext.current.windows.hit(at: place, with: event)?.view
        while let view = link {
            if view.scrollByWheel(delta, time: time) { return }
            for case let pan as UIPanGestureRecognizer in view.recognizers where pan.turn(by: delta, at: place, event: event) { return }
            link = view.superview
        }
    }
}
