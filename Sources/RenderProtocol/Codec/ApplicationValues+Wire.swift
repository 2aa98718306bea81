public import DeviceProtocol

extension ApplicationEvent: WireCodable {
    private enum Tag: UInt8 {
        case input, deviceChanged, lifeCycle, openURL, queryElements, queryTree, candidates, audit, perform, push, pushToken, answer,
            shell, banner, openedURL, shortcut, fetch, queryScreen, permission, screenshotTaken, announced, queryInterface, inspect
    }

    public func encode(to writer: inout WireWriter) {
        switch self {
        case .input(let event):
            writer.put(Tag.input)
            writer.put(event)
        case .deviceChanged(let device):
            writer.put(Tag.deviceChanged)
            writer.put(device)
        case .lifeCycle(let step):
            writer.put(Tag.lifeCycle)
            writer.put(step)
        case .openURL(let url, let source):
            writer.put(Tag.openURL)
            writer.put(url)
            writer.put(source)
        case .openedURL(let id, let isOpen):
            writer.put(Tag.openedURL)
            writer.put(UInt64(id))
            writer.put(isOpen)
        case .queryElements(let id):
            writer.put(Tag.queryElements)
            writer.put(UInt64(id))
        case .queryTree(let id):
            writer.put(Tag.queryTree)
            writer.put(UInt64(id))
        case .queryInterface(let id, let rows):
            writer.put(Tag.queryInterface)
            writer.put(UInt64(id))
            writer.put(rows)
        case .inspect(let id, let request):
            writer.put(Tag.inspect)
            writer.put(UInt64(id))
            writer.put(request)
        case .queryScreen(let id, let layers):
            writer.put(Tag.queryScreen)
            writer.put(UInt64(id))
            writer.put(layers.count)
            for layer in layers { writer.put(layer) }
        case .candidates(let id, let candidates):
            writer.put(Tag.candidates)
            writer.put(UInt64(id))
            writer.put(candidates)
        case .audit(let id, let types):
            writer.put(Tag.audit)
            writer.put(UInt64(id))
            writer.put(types.rawValue)
        case .perform(let id, let element, let action):
            writer.put(Tag.perform)
            writer.put(UInt64(id))
            writer.put(element)
            writer.put(action)
        case .push(let identifier, let payload):
            writer.put(Tag.push)
            writer.put(identifier)
            writer.put(payload)
        case .pushToken(let token, let problem):
            writer.put(Tag.pushToken)
            writer.put(token)
            writer.put(problem)
        case .answer(let answer):
            writer.put(Tag.answer)
            writer.put(answer)
        case .shortcut(let shortcut):
            writer.put(Tag.shortcut)
            writer.put(shortcut)
        case .screenshotTaken: writer.put(Tag.screenshotTaken)
        case .announced(let text, let wasSpoken):
            writer.put(Tag.announced)
            writer.put(text)
            writer.put(wasSpoken)
        case .fetch: writer.put(Tag.fetch)
        case .permission(let change):
            writer.put(Tag.permission)
            writer.put(change)
        case .shell(let state):
            writer.put(Tag.shell)
            writer.put(state)
        case .banner(let banner):
            writer.put(Tag.banner)
            writer.put(banner)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .input: self = .input(try reader.value())
        case .deviceChanged: self = .deviceChanged(try reader.value())
        case .lifeCycle: self = .lifeCycle(try reader.value())
        case .openURL: self = .openURL(try reader.text(), from: try reader.text())
        case .openedURL: self = .openedURL(id: try reader.uint32(), try reader.bool())
        case .queryElements: self = .queryElements(id: try reader.uint32())
        case .queryTree: self = .queryTree(id: try reader.uint32())
        case .queryInterface: self = .queryInterface(id: try reader.uint32(), rows: try reader.bool())
        case .inspect: self = .inspect(id: try reader.uint32(), try reader.text())
        case .queryScreen: self = .queryScreen(id: try reader.uint32(), layers: try reader.layers())
        case .candidates: self = .candidates(id: try reader.uint32(), try reader.value())
        case .audit: self = .audit(id: try reader.uint32(), AccessibilityAuditType(rawValue: try reader.unsigned()))
        case .perform: self = .perform(id: try reader.uint32(), element: try reader.unsigned(), try reader.value())
        case .push: self = .push(identifier: try reader.text(), payload: try reader.text())
        case .pushToken: self = .pushToken(try reader.text(), problem: try reader.text())
        case .answer: self = .answer(try reader.value())
        case .shortcut: self = .shortcut(try reader.value())
        case .screenshotTaken: self = .screenshotTaken
        case .announced: self = .announced(try reader.text(), wasSpoken: try reader.bool())
        case .fetch: self = .fetch
        case .permission: self = .permission(try reader.value())
        case .shell: self = .shell(try reader.value())
        case .banner: self = .banner(try reader.value())
        }
    }
}

extension ApplicationRequest: WireCodable {
    private enum Tag: UInt8 {
        case didLaunch, statusBar, homeIndicator, supportedOrientations, elements, treeText, keyboard, openURL, haptic, pasteboard, log,
            candidates, issues, performed, accessibility, notifications, showNotification, registerForPush, pushHandled,
            shell, answered, statusBarEnd, deferredEdges, location, turn, idleTimer,
            fetched, homeIcon, screen, nothingShown
    }

    public func encode(to writer: inout WireWriter) {
        switch self {
        case .didLaunch: writer.put(Tag.didLaunch)
        case .statusBar(let style, let hidden):
            writer.put(Tag.statusBar)
            writer.put(style)
            writer.put(hidden)
        case .statusBarEnd(let style):
            writer.put(Tag.statusBarEnd)
            writer.put(style)
        case .homeIndicator(let style, let hidden):
            writer.put(Tag.homeIndicator)
            writer.put(style)
            writer.put(hidden)
        case .deferredEdges(let edges):
            writer.put(Tag.deferredEdges)
            writer.put(edges)
        case .supportedOrientations(let orientations, let preferred):
            writer.put(Tag.supportedOrientations)
            writer.put(orientations)
            writer.put(byte: preferred?.rawValue ?? 0)
        case .turn(let orientation):
            writer.put(Tag.turn)
            writer.put(orientation)
        case .nothingShown(let reason): put(.nothingShown, reason, &writer)
        case .idleTimer(let preventsLock):
            writer.put(Tag.idleTimer)
            writer.put(preventsLock)
        case .elements(let id, let elements):
            writer.put(Tag.elements)
            writer.put(UInt64(id))
            writer.put(elements)
        case .treeText(let id, let text):
            writer.put(Tag.treeText)
            writer.put(UInt64(id))
            writer.put(text)
        case .issues(let id, let issues):
            writer.put(Tag.issues)
            writer.put(UInt64(id))
            writer.put(issues)
        case .screen(let id, let report):
            writer.put(Tag.screen)
            writer.put(UInt64(id))
            writer.put(report)
        case .performed(let id, let isDone):
            writer.put(Tag.performed)
            writer.put(UInt64(id))
            writer.put(isDone)
        case .accessibility(let notification):
            writer.put(Tag.accessibility)
            writer.put(notification)
        case .keyboard(let visible, let type):
            writer.put(Tag.keyboard)
            writer.put(visible)
            writer.put(type.rawValue)
        case .candidates(let id, let letters, let choices):
            writer.put(Tag.candidates)
            writer.put(UInt64(id))
            writer.put(letters)
            writer.put(UInt64(choices.count))
            for choice in choices { writer.put(choice) }
        case .notifications(let all):
            writer.put(Tag.notifications)
            writer.put(all)
        case .showNotification(let one):
            writer.put(Tag.showNotification)
            writer.put(one)
        case .registerForPush(let wants):
            writer.put(Tag.registerForPush)
            writer.put(wants)
        case .pushHandled(let result):
            writer.put(Tag.pushHandled)
            writer.put(result)
        case .fetched(let result):
            writer.put(Tag.fetched)
            writer.put(result)
        case .homeIcon(let icon):
            writer.put(Tag.homeIcon)
            writer.put(icon)
        case .shell(let command):
            writer.put(Tag.shell)
            writer.put(command)
        case .answered(let answer, let app):
            writer.put(Tag.answered)
            writer.put(answer)
            writer.put(app)
        case .location(let permission):
            writer.put(Tag.location)
            writer.put(permission)
        case .openURL(let id, let url):
            writer.put(Tag.openURL)
            writer.put(UInt64(id))
            writer.put(url)
        case .haptic(let feedback):
            writer.put(Tag.haptic)
            writer.put(feedback)
        case .pasteboard(let text): put(.pasteboard, text, &writer)
        case .log(let text): put(.log, text, &writer)
        }
    }

    private func put(_ tag: Tag, _ text: String, _ writer: inout WireWriter) {
        writer.put(tag)
        writer.put(text)
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .didLaunch: self = .didLaunch
        case .statusBar: self = .statusBar(try reader.value(), hidden: try reader.bool())
        case .statusBarEnd: self = .statusBarEnd(try reader.value())
        case .homeIndicator: self = .homeIndicator(try reader.value(), hidden: try reader.bool())
        case .deferredEdges: self = .deferredEdges(try reader.options(within: .all))
        case .supportedOrientations:
            self = .supportedOrientations(try reader.options(within: .all), preferred: try reader.valueUnlessZero())
        case .nothingShown: self = .nothingShown(try reader.text())
        case .idleTimer: self = .idleTimer(preventsLock: try reader.bool())
        case .turn: self = .turn(try reader.value())
        case .elements: self = .elements(id: try reader.uint32(), try reader.array())
        case .treeText: self = .treeText(id: try reader.uint32(), try reader.text())
        case .issues: self = .issues(id: try reader.uint32(), try reader.array())
        case .screen: self = .screen(id: try reader.uint32(), try reader.value())
        case .performed: self = .performed(id: try reader.uint32(), try reader.bool())
        case .accessibility: self = .accessibility(try reader.value())
        case .keyboard: self = .keyboard(visible: try reader.bool(), type: try reader.integerValue())
        case .candidates:
            let (id, letters) = (try reader.uint32(), try reader.text())
            var choices: [Int] = []
            for _ in 0..<(try reader.count(of: "choices")) { choices.append(try reader.integer()) }
            self = .candidates(id: id, letters: letters, choices: choices)
        case .openURL: self = .openURL(id: try reader.uint32(), try reader.text())
        case .notifications: self = .notifications(try reader.value())
        case .showNotification: self = .showNotification(try reader.value())
        case .registerForPush: self = .registerForPush(try reader.bool())
        case .pushHandled: self = .pushHandled(try reader.value())
        case .fetched: self = .fetched(try reader.value())
        case .homeIcon: self = .homeIcon(try reader.value())
        case .shell: self = .shell(try reader.value())
        case .answered: self = .answered(try reader.value(), app: try reader.text())
        case .location: self = .location(try reader.value())
        case .haptic: self = .haptic(try reader.value())
        case .pasteboard: self = .pasteboard(try reader.text())
        case .log: self = .log(try reader.text())
        }
    }
}

extension ApplicationRequest.Feedback: WireCodable {
    private enum Tag: UInt8 { case selection, notification, impact, inputClick, vibration, sound }

    public func encode(to writer: inout WireWriter) {
        switch self {
        case .selection: writer.put(Tag.selection)
        case .notification(let outcome):
            writer.put(Tag.notification)
            writer.put(outcome)
        case .impact(let style, let intensity):
            writer.put(Tag.impact)
            writer.put(style)
            writer.put(intensity)
        case .inputClick: writer.put(Tag.inputClick)
        case .vibration: writer.put(Tag.vibration)
        case .sound(let name):
            writer.put(Tag.sound)
            writer.put(name)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .selection: self = .selection
        case .notification: self = .notification(try reader.value())
        case .impact: self = .impact(try reader.value(), intensity: try reader.double())
        case .inputClick: self = .inputClick
        case .vibration: self = .vibration
        case .sound: self = .sound(try reader.text())
        }
    }
}

extension SpellingCandidates: WireCodable {
    public func encode(to writer: inout WireWriter) {
        writer.put(fixed)
        writer.put(spelling)
        writer.put(candidates)
    }
    public init(from reader: inout WireReader) throws(WireError) {
        self.init(fixed: try reader.text(), spelling: try reader.text(), candidates: try reader.array())
    }
}
