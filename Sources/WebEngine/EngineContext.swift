package import Foundation

/// Pages of an engine that share cookies, storage and caches, which no other page sees. It ends when no page and no store holds it.
@MainActor package final class EngineContext {
    package let engine: EngineProcess
    /// When a page of an origin was shown last, by origin.
    package var origins: [String: Date] {
        didSet { if let profile, origins != oldValue { EngineProfile.write(origins, in: profile) } }
    }
    /// The folder of what stays when the app ends; nil if nothing does.
    private let profile: String?
    /// The engine's name for it; nil is the one that every engine has.
    private var name: Result<String?, EngineError>?
    private var waiting: [(Result<String?, EngineError>) -> Void] = []

    /// Makes a context of its own, or stands for the one that every engine has.
    package init(engine: EngineProcess, isOwn: Bool) {
        self.engine = engine
        profile = isOwn ? nil : engine.profile
        origins = profile.map(EngineProfile.origins) ?? [:]
        guard isOwn else {
            name = .success(nil)
            refuseDownloads()
            return
        }
        engine.register(self)
        engine.send("Target.createBrowserContext", ["disposeOnDetach": true]) { [weak self] result in
            guard let self else { return }
            // Without a name what follows must not go to the context of all.
            let identifier = (try? result.get())?["browserContextId"] as? String
            let made: Result<String?, EngineError> =
                identifier == nil ? .failure(EngineError(message: "The web engine made no data store.")) : .success(identifier)
            name = made
            refuseDownloads()
            let ready = waiting
            waiting = []
            for action in ready { action(made) }
        }
    }

    /// The engine saves no files, but says what a page wants to be saved.
    private func refuseDownloads() {
        guard case .success(let identifier) = name else { return }
        var parameters: [String: Any] = ["behavior": "deny", "eventsEnabled": true]
        parameters["browserContextId"] = identifier
        engine.send("Browser.setDownloadBehavior", parameters)
    }

    isolated deinit {
        for action in waiting { action(.failure(EngineError(message: "The data store has gone."))) }
        guard case .success(let identifier?) = name, !engine.hasEnded else { return }
        engine.sendExclusively("Target.disposeBrowserContext", ["browserContextId": identifier])
    }

    /// Runs an action with the name, when it is known.
    func whenReady(_ action: @escaping (Result<String?, EngineError>) -> Void) {
        if let name { action(name) } else { waiting.append(action) }
    }

    /// Sends commands, one after the other, that the engine takes from a page alone: from an empty one, which then ends.
    package func sendFromPage(_ commands: [(method: String, parameters: [String: Any])], _ completion: @escaping () -> Void) {
        guard !commands.isEmpty else { return completion() }
        send("Target.createTarget", ["url": "about:blank"], isExclusive: true) { [engine] result in
            guard let target = (try? result.get())?["targetId"] as? String else { return completion() }
            engine.send("Target.attachToTarget", ["targetId": target, "flatten": true]) { result in
                let session = (try? result.get())?["sessionId"] as? String
                for (method, parameters) in commands.dropLast() { engine.send(method, parameters, session: session) }
                guard let last = commands.last else { return }
                engine.send(last.method, last.parameters, session: session) { _ in
                    engine.end(target, session: session, atOnce: false)
                    completion()
                }
            }
        }
    }

    /// Sends a command about what the pages keep, or one during which no page may be drawn.
    package func send(
        _ method: String, _ parameters: [String: Any] = [:], isExclusive: Bool = false,
        reply: @escaping (Result<[String: Any], EngineError>) -> Void
    ) {
        whenReady { [engine] name in
            switch name {
            case .failure(let error): reply(.failure(error))
            case .success(let identifier):
                var parameters = parameters
                parameters["browserContextId"] = identifier
                if isExclusive {
                    engine.sendExclusively(method, parameters, reply: reply)
                } else {
                    engine.send(method, parameters, reply: reply)
                }
            }
        }
    }
}
