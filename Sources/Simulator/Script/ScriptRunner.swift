internal import DeviceProtocol
internal import Foundation

/// Why a script stopped: the line, the reason, and the files of the screen and the tree at that moment.
public struct ScriptFailure: Error, Sendable, CustomStringConvertible {
    /// The path of the script.
    public var file: String
    /// The number of the line, from 1.
    public var line: Int
    /// The line as it is written.
    public var text: String
    /// Why it failed, in English.
    public var reason: String
    /// Nil when the app had ended.
    public var tree: String?
    /// The path of an image of the screen at that moment.
    public var screenshot: String?

    /// The line, the reason and the screen's elements, in several lines.
    public var description: String {
        var lines = ["\(file):\(line): \(text)", "  \(reason)"]
        if let screenshot { lines.append("  the screen at that moment: \(screenshot)") }
        if let tree, !tree.isEmpty {
            lines.append("  what was on it:")
            lines.append(tree)
        }
        return lines.joined(separator: "\n")
    }
}

/// Runs a script's lines in order, and stops at the first that fails.
///
/// A line that names an element waits for it, and `expect` for its text, at most `ScriptRunner.patience` of the app's time; touches on
/// named elements wait until animations have finished, touches on positions do not.
package final class ScriptRunner {
    /// > Units: seconds of the app's clock.
    package static let patience = 5.0
    private let driver: ManualDriver
    private let file: String
    /// File for a recording of the whole run.
    private let recording: String?
    /// How many of the device's haptic events previous lines have checked.
    private var checkedHapticCount = 0
    private var pushes = 0
    private let reader = SpeechReader()
    /// How many utterances previous lines have checked.
    private var checkedUtteranceCount = 0
    /// Receives messages for the user while the run continues.
    private let report: (String) -> Void
    /// Does instead what `screenshot` lines ask, given their paths; nil saves the screen.
    package var takesScreenshot: ((String) throws -> Void)?
    /// The current line.
    private var line = ScriptLine(number: 1, text: "", command: .waitIdle)
    private var hasReportedBusyScreen = false

    package init(driver: ManualDriver, file: String, recording: String? = nil, report: @escaping (String) -> Void = { _ in }) {
        self.driver = driver
        self.file = file
        self.recording = recording
        self.report = report
    }

    package func run(_ lines: [ScriptLine]) throws(ScriptFailure) {
        do throws(Reason) {
            try rest()
        } catch {
            throw failure(ScriptLine(number: 1, text: "(launching the app)", command: .waitIdle), error)
        }
        if let recording {
            do throws(Reason) {
                try run(.startRecording(path: recording))
            } catch {
                throw failure(ScriptLine(number: 1, text: "(recording)", command: .stopRecording), error)
            }
        }
        for line in lines {
            self.line = line
            do throws(Reason) {
                try run(line.command)
            } catch {
                // What led to the failure is useful; the failure itself must be reported even if that cannot be saved.
                try? driver.stopRecording()
                throw failure(line, error)
            }
        }
        guard driver.isRecording else { return }
        do throws(Reason) {
            try run(.stopRecording)
        } catch {
            throw failure(ScriptLine(number: lines.last?.number ?? 1, text: "(the end of the recording)", command: .stopRecording), error)
        }
    }

    private enum Reason: Error {
        case ending(AppTermination)
        case text(String)
    }

    private func failure(_ line: ScriptLine, _ reason: Reason) -> ScriptFailure {
        var failure = ScriptFailure(file: file, line: line.number, text: line.text.trimmingCharacters(in: .whitespaces), reason: "")
        switch reason {
        case .ending(let ending): failure.reason = ending.description.replacingOccurrences(of: "\n", with: "\n  ")
        case .text(let text):
            failure.reason = text
            failure.tree = try? driver.tree()
            if failure.tree?.isEmpty != false { failure.tree = (try? driver.elements()).map { ElementQuery($0).text } }
        }
        let name = (file as NSString).deletingPathExtension + "-line\(line.number).png"
        if (try? ScreenshotFile.write(driver.screenshot(), to: name)) != nil { failure.screenshot = name }
        return failure
    }

    // MARK: Haptics

    private func expectHaptic(_ kind: String) throws(Reason) {
        try waitIdle()
        let received = Array(driver.device.haptics.dropFirst(checkedHapticCount))
        checkedHapticCount = driver.device.haptics.count
        guard received.contains(kind) else {
            throw .text(received.isEmpty ? "there was no haptic feedback" : "haptic feedback was: \(received.joined(separator: ", "))")
        }
    }

    // MARK: Commands

    private func run(_ command: ScriptCommand) throws(Reason) {
        switch command {
        case .tap(let target):
            let place = try place(of: target)
            try play(.tap(x: place.x, y: place.y))
        case .doubleTap(let target):
            let place = try place(of: target)
            try play(.tap(x: place.x, y: place.y, count: 2))
        case .longPress(let target, let seconds):
            let place = try place(of: target)
            try play(.longPress(x: place.x, y: place.y, seconds: seconds))
        case .drag(let from, let to, let seconds):
            let (start, end) = (try place(of: from), try place(of: to))
            try play(.drag(from: start, to: end, seconds: seconds))
        case .scrollTo(let name): _ = try place(of: .element(name), searchesFirst: true)
        case .carry(let from, let to, let seconds):
            let (start, end) = (try place(of: from), try place(of: to))
            try play(.carry(from: start, to: end, seconds: seconds))
        case .secondaryClick(let target):
            let place = try place(of: target)
            try send(.secondaryClick(x: place.x, y: place.y, time: driver.time))
        case .expectHaptic(let kind): try expectHaptic(kind)
        case .pinch(let target, let scale, let seconds):
            let place = try place(of: target)
            try play(.pinch(x: place.x, y: place.y, scale: scale, seconds: seconds, span: 240))
        case .twist(let target, let degrees, let seconds):
            let place = try place(of: target)
            try play(.twist(x: place.x, y: place.y, degrees: degrees, seconds: seconds, span: 160))
        case .twoFingerTap(let target):
            let place = try place(of: target)
            try play(.twoFingerTap(x: place.x, y: place.y, span: 40))
        case .twoFingerDrag(let from, let to, let seconds):
            let (start, end) = (try place(of: from), try place(of: to))
            try play(.twoFingerDrag(from: start, to: end, seconds: seconds, span: 40))
        case .swipe(let target, let side):
            let place = try place(of: target)
            try play(.swipe(x: place.x, y: place.y, side))
        case .hover(let target):
            let place = try place(of: target)
            try send(.hover(x: place.x, y: place.y, time: driver.time))
        case .shake: try send(.hardware(.shake, time: driver.time))
        case .tilt(let x, let y): try send(.tilt(x: x, y: y, time: driver.time))
        case .type(let text): try type(text)
        case .key(let key): try press(key)
        case .rotate(let turn): try rotate(turn)
        case .appearance(let appearance):
            driver.device.setAppearance(appearance)
            try stopped { () throws(AppTermination) in try driver.sync() }
        case .keyboard(let isHardware):
            driver.device.setHardwareKeyboard(isHardware)
            try stopped { () throws(AppTermination) in try driver.sync() }
        case .open(let url, let name):
            let app = try app(name)
            try device { $0.open(link: url, with: name == nil ? nil : app) }
        case .launch(let name):
            let app = try app(name)
            try device { device in app.map { device.open($0) } }
        case .background: try device { $0.setInBackground(true) }
        case .foreground: try device { $0.setInBackground(false) }
        case .switcher: try device { $0.showSwitcher() }
        case .settings: try device { $0.showSettings() }
        case .lock: try device { $0.lock() }
        case .unlock: try device { $0.unlock() }
        case .notificationCenter: try device { $0.showNotificationCenter() }
        case .quit(let name):
            let app = try running(name)
            try device { $0.end(app) }
        case .terminate(let name):
            let app = try running(name)
            try device { $0.reclaim(app) }
        case .reset: try reset()
        case .battery(let level, let isCharging): try change { ($0.batteryLevel, $0.isCharging) = (level, isCharging) }
        case .proximity(let isNear): try change { $0.isNear = isNear }
        case .push(let path, let name): try push(path, to: try app(name))
        case .pushService(.renew, let name): if let app = try app(name) { driver.renewPushToken(app) }
        case .pushService(let change, _): driver.device.push.isReachable = change == .on
        case .memoryWarning: try send([.lifeCycle(.memoryWarning)])
        case .shortcut(let title, let name): try choose(title, of: try app(name))
        case .backgroundFetch(let name):
            let app = try app(name)
            try device { $0.fetch(app) }
        case .waitIdle: try waitIdle()
        case .wait(let seconds): try stopped { () throws(AppTermination) in try driver.advance(by: seconds) }
        case .screenshot(let path): try takeScreenshot(path)
        case .startRecording(let path):
            guard !driver.isRecording else { throw .text("a recording is already running; `record stop` ends it") }
            try stopped { () throws(AppTermination) in try driver.sync() }
            try written { () throws(FileError) in try driver.startRecording(to: path) }
        case .stopRecording:
            guard driver.isRecording else { throw .text("no recording is running; `record start FILE` starts one") }
            try written { () throws(FileError) in try driver.stopRecording() }
        case .tree(let path):
            let tree = try stopped { () throws(AppTermination) in try driver.tree() }
            try written { () throws(FileError) in try ScriptFile.write(Array(tree.utf8), to: path) }
        case .expect(let text): try expect(text, isShown: true)
        case .expectNot(let text): try expect(text, isShown: false)
        case .audit(let types): try audit(types)
        case .voiceOver(let command): try speak(command)
        case .set(let control): driver.device.set(control)
        case .expectSpoken(let text): try expectSpoken(text)
        }
    }

    private func takeScreenshot(_ path: String) throws(Reason) {
        try stopped { () throws(AppTermination) in try driver.sync() }
        guard let takesScreenshot else {
            return try written { () throws(FileError) in try ScreenshotFile.write(driver.screenshot(), to: path) }
        }
        do { try takesScreenshot(path) } catch { throw .text("\(error)") }
    }

    private func choose(_ title: String, of app: InstalledApp?) throws(Reason) {
        guard let app = app ?? driver.device.apps.current else { throw .text("there is no app") }
        let all = app.shortcuts(for: driver.device.state.localeIdentifier)
        guard let shortcut = all.first(where: { $0.title == title }) else {
            throw .text(
                "\(app.name) has no quick action \"\(title)\"; it has "
                    + (all.isEmpty ? "nothing" : all.map(\.title).joined(separator: ", ")))
        }
        try device { $0.open(app, shortcut: shortcut) }
    }

    private func reset() throws(Reason) {
        var failure: DataError?
        try device { device in
            do throws(DataError) { try device.erase() } catch { failure = error }
        }
        if let failure { throw .text("\(failure)") }
    }

    private func speak(_ command: SpeechCommand) throws(Reason) {
        try waitIdle()
        if command == .on || command == .off {
            driver.device.setVoiceOver(command == .on)
            reader.turn(on: command == .on)
            driver.device.onAccessibility = { [reader] in reader.receive($0) }
            try stopped { () throws(AppTermination) in try driver.sync() }
        } else {
            guard reader.isOn else { throw .text("VoiceOver is off; `voiceover on` turns it on") }
            try stopped { () throws(AppTermination) in _ = try reader.run(command, driver) }
        }
        try waitIdle()
        try stopped { () throws(AppTermination) in try reader.look(driver) }
        driver.device.composer.update { $0.speech = reader.overlay }
    }

    /// Everything spoken since the last such line that passed.
    private func expectSpoken(_ text: String) throws(Reason) {
        try waitIdle()
        try stopped { () throws(AppTermination) in try reader.look(driver) }
        let said = reader.said.dropFirst(checkedUtteranceCount)
        guard let place = said.firstIndex(where: { $0.contains(text) }) else {
            throw .text(said.isEmpty ? "nothing was spoken" : "spoken: " + said.map { "\"\($0)\"" }.joined(separator: "; "))
        }
        checkedUtteranceCount = place + 1
    }

    private func audit(_ types: AccessibilityAuditType) throws(Reason) {
        try waitIdle()
        let issues = try stopped { () throws(AppTermination) in try driver.audit(for: types) }
        guard !issues.isEmpty else { return }
        throw .text((["an audit found \(issues.count):"] + issues.map { "\($0)" }).joined(separator: "\n  "))
    }

    private func stopped<Value>(_ body: () throws(AppTermination) -> Value) throws(Reason) -> Value {
        do throws(AppTermination) { return try body() } catch { throw .ending(error) }
    }

    private func written(_ body: () throws(FileError) -> Void) throws(Reason) {
        do throws(FileError) { try body() } catch { throw .text(error.description) }
    }

    private func waitIdle() throws(Reason) {
        guard try stopped({ () throws(AppTermination) in try driver.waitUntilIdle(limit: 60) }) else {
            let busy = try busy()
            throw .text("the app did not come to rest within 60 s of its time" + (busy.isEmpty ? "" : ": " + busy.joined(separator: "; ")))
        }
        if let reason = driver.device.session?.nothingShown, !reason.isEmpty { throw .text("the app shows nothing: " + reason) }
    }

    /// Waits until the app is idle, unless the line says not to; reports once if the screen never is.
    private func rest() throws(Reason) {
        guard line.waitsForRest else { return try stopped { () throws(AppTermination) in try driver.sync() } }
        guard try !stopped({ () throws(AppTermination) in try driver.waitUntilIdle() }), !hasReportedBusyScreen else { return }
        hasReportedBusyScreen = true
        let busy = try busy()
        report(
            "\(file):\(line.number): the screen does not come to rest\(busy.isEmpty ? "" : " (" + busy.joined(separator: "; ") + ")"); "
                + "this line waited \(Int(ScriptRunner.patience)) s of the app's time, and so does every other that waits for rest. "
                + "With `now` at its end a line waits for its element only")
    }

    /// What keeps the screen changing, if known.
    private func busy() throws(Reason) -> [String] {
        let changed = driver.device.session?.lastChanged ?? []
        return try stopped { () throws(AppTermination) in try driver.screenReport(layers: changed) }.busy
    }

    /// > Parameters: searchesFirst: searches lists at once for a missing element, instead of waiting for it first.
    private func place(of target: ScriptCommand.Target, searchesFirst: Bool = false) throws(Reason) -> (x: Double, y: Double) {
        guard case .element(let name) = target else {
            guard case .point(let x, let y) = target else { throw .text("no place") }
            return (x, y)
        }
        var end = driver.time + ScriptRunner.patience
        let screen = screen
        try rest()
        var search = ScrollSearch(driver: driver, name: name)
        // At once where the line says so, and after waiting for the element failed.
        var (searchesNow, searchesLeft) = (searchesFirst, searchesFirst ? 2 : 1)
        while true {
            let query = ElementQuery(try stopped { () throws(AppTermination) in try driver.elements() })
            let found: AccessibilityElement
            do throws(ElementQuery.Mismatch) {
                found = try query.target(name)
            } catch {
                if driver.time < end, case .covered = error, try reveal(name, in: query) { continue }
                if case .nothing = error, searchesLeft > 0, searchesNow || driver.time >= end {
                    (searchesNow, searchesLeft) = (false, searchesLeft - 1)
                    if try stopped({ () throws(AppTermination) in try search.run() }) {
                        end = driver.time + ScriptRunner.patience
                        continue
                    }
                }
                guard driver.time < end else { throw .text(error.description + search.outcome) }
                try stopped { () throws(AppTermination) in try driver.advance(by: 0.1) }
                continue
            }
            // An element that is mostly clipped is scrolled into view first, as a user would.
            if driver.time < end, query.scrollTarget(name, width: screen.width, height: screen.height) != nil, try reveal(name, in: query) {
                continue
            }
            return found.visibleCenter(width: screen.width, height: screen.height)
        }
    }

    /// In the device's current orientation. > Units: points.
    private var screen: (width: Double, height: Double) {
        let state = driver.device.state
        let isPortrait = state.orientation == .portrait || state.orientation == .portraitUpsideDown
        return isPortrait ? (state.width, state.height) : (state.height, state.width)
    }

    /// Scrolls an element that is not visible towards the middle of the screen, as a wheel does. > Returns: whether anything moved.
    private func reveal(_ name: String, in query: ElementQuery) throws(Reason) -> Bool {
        let screen = screen
        guard let element = query.scrollTarget(name, width: screen.width, height: screen.height) else { return false }
        let delta = (x: screen.width / 2 - element.center.x, y: screen.height / 2 - element.center.y)
        let x = min(max(element.center.x, screen.width * 0.1), screen.width * 0.9)
        // At its own position first: it may be in a nested list.
        let own = 0..<screen.height ~= element.center.y && !(0..<screen.width ~= element.center.x) ? [element.center.y] : []
        for y in own + [0.5, 0.3, 0.75].map({ $0 * screen.height }) {
            try stopped { () throws(AppTermination) in
                try driver.send(.scroll(x: x, y: y, deltaX: delta.x, deltaY: delta.y, time: driver.time))
                try driver.advance(by: ManualDriver.frame)
            }
            let now = ElementQuery(try stopped { () throws(AppTermination) in try driver.elements() })
            guard let moved = now.first(named: name) else { return true }
            if moved.x != element.x || moved.y != element.y || moved.isHittable { return true }
        }
        return false
    }

    private func expect(_ text: String, isShown: Bool) throws(Reason) {
        try stopped { () throws(AppTermination) in try driver.sync() }
        let end = driver.time + ScriptRunner.patience
        while true {
            let query = ElementQuery(try stopped { () throws(AppTermination) in try driver.elements() })
            if query.shows(text) == isShown { return }
            guard driver.time < end else {
                let near = query.near(text).map { "\"\($0)\"" }.joined(separator: ", ")
                guard isShown else { throw .text("\"\(text)\" is still on screen") }
                let unseen = query.unseen(text).map { " (it is at \($0.place) and not visible: transparent, off screen or covered)" }
                throw .text("\"\(text)\" is not on screen\(unseen ?? ""); there is \(near.isEmpty ? "nothing" : near)")
            }
            try stopped { () throws(AppTermination) in try driver.advance(by: 0.1) }
        }
    }

    private func play(_ sequence: TouchSequence) throws(Reason) {
        try stopped { () throws(AppTermination) in
            for step in sequence.steps {
                if step.delay > 0 { try driver.advance(by: step.delay) }
                try driver.send(.touches(step.touches, time: driver.time))
            }
            try driver.advance(by: ManualDriver.frame)
        }
    }

    private func send(_ event: InputEvent) throws(Reason) {
        try stopped { () throws(AppTermination) in
            try driver.send(event)
            try driver.advance(by: ManualDriver.frame)
        }
    }

    /// Sends the app events that do not concern its screen, once it is idle.
    private func send(_ events: [ApplicationEvent]) throws(Reason) {
        _ = try stopped { () throws(AppTermination) in try driver.waitUntilIdle() }
        try stopped { () throws(AppTermination) in
            for event in events { try driver.send(event) }
            try driver.advance(by: ManualDriver.frame)
        }
    }

    /// A user's action on the device, once the app is idle.
    private func device(_ body: (SimulatedDevice) -> Void) throws(Reason) {
        try waitIdle()
        _ = driver.screenshot()
        body(driver.device)
        try stopped { () throws(AppTermination) in
            try driver.sync()
            try driver.advance(by: ManualDriver.frame)
        }
    }

    /// > Parameters: name: nil for the foreground app, or the most recent one.
    private func app(_ name: String?) throws(Reason) -> InstalledApp? {
        guard let name else { return driver.device.apps.current }
        do throws(AppLookupError) { return try driver.device.apps.find(name) } catch { throw .text(error.description) }
    }

    /// An app to terminate, if a line names it.
    private func running(_ name: String?) throws(Reason) -> InstalledApp? {
        let app = try app(name)
        if let name, app?.isRunning != true { throw .text("\(name) is not running") }
        return app
    }

    private func change(_ body: (inout DeviceState) -> Void) throws(Reason) {
        try waitIdle()
        driver.device.change(body)
        try stopped { () throws(AppTermination) in try driver.advance(by: ManualDriver.frame) }
    }

    /// As though a server had posted the file; a relative path starts at the script's folder.
    private func push(_ path: String, to app: InstalledApp?) throws(Reason) {
        let folder = (file as NSString).deletingLastPathComponent
        let place = path.hasPrefix("/") ? path : (folder as NSString).appendingPathComponent(path)
        guard let data = FileManager.default.contents(atPath: place) else { throw .text("\(place): no such file, or it cannot be read") }
        let payload: PushPayload
        do throws(PushPayloadError) { payload = try PushPayload([UInt8](data)) } catch { throw .text("\(place): \(error)") }
        try waitIdle()
        pushes += 1
        driver.device.deliver(payload, identifier: "push-\(pushes)", to: app)
        try stopped { () throws(AppTermination) in try driver.advance(by: ManualDriver.frame) }
    }

    private func type(_ text: String) throws(Reason) {
        try rest()
        if let character = try stopped({ () throws(AppTermination) in try KeyTypist(driver).type(text) }) {
            throw .text("nothing handled \"\(character)\": no text input has the keyboard, and nothing else handles the key")
        }
    }

    private func press(_ key: ScriptKey) throws(Reason) {
        try stopped { () throws(AppTermination) in try KeyTypist(driver).press(key) }
    }

    private func rotate(_ turn: ScriptCommand.Turn) throws(Reason) {
        guard driver.device.turn(left: turn == .left) else {
            throw .text("the app supports no other orientation")
        }
        _ = try stopped { () throws(AppTermination) in try driver.waitUntilIdle() }
    }
}
