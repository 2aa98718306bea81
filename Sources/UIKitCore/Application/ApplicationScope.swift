internal import Dispatch
internal import ObjectiveC
package import QuartzCore
internal import Synchronization

/// Which application is the current one in a task: that of a test, or the one whose deferred work runs.
@MainActor package final class ApplicationScope {
    /// Programs of one application never make a scope, and do not look for one, which takes as long as the access itself.
    nonisolated private static let isUsed = Atomic(false)

    /// The innermost one; nil outside of scopes.
    nonisolated static var current: ApplicationScope? { isUsed.load(ordering: .relaxed) ? ScopeOfTask.scope : nil }

    private var installed: ApplicationContext?
    /// The scope's application if there is one by now.
    var known: ApplicationContext? { installed }
    /// Where the application's windows are.
    nonisolated package let layers: LayerContext
    nonisolated private let traits: CurrentTraits.Store
    nonisolated let objects: ApplicationObjects

    /// An application that will be installed, with layers of its own. For tests.
    package init() {
        layers = .separate()
        objects = ApplicationObjects()
        // Not the process's: those of the last application that a test outside of scopes made.
        traits = CurrentTraits.Store.separate(UITraitCollection(values: DeviceTraits.values(of: .standard)))
        Self.isUsed.store(true, ordering: .relaxed)
    }

    init(_ context: ApplicationContext) {
        installed = context
        layers = context.layers
        objects = context.objects
        let values = DeviceTraits.values(of: context.device, style: context.declaration.style)
        traits = CurrentTraits.Store.separate(UITraitCollection(values: values))
        Self.isUsed.store(true, ordering: .relaxed)
    }

    /// Tests end on any thread: their windows, views and layers are of the main thread also at their end.
    isolated deinit {}

    /// The application of the scope; before one is installed, that of a package's tests.
    var context: ApplicationContext {
        get {
            if let installed { return installed }
            return enter {
                let made = ApplicationContext(environment: StandaloneEnvironment(), hostsTests: true)
                ApplicationContext.install(made)
                return made
            }
        }
        set { installed = newValue }
    }

    /// Runs `body` with the scope's application as the current one.
    func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
        try layers.perform {
            try CurrentTraits.$inTask.withValue(traits) {
                try ApplicationObjects.$inTask.withValue(objects) { try ScopeOfTask.$scope.withValue(self, operation: body) }
            }
        }
    }

    /// Runs a test with an application of its own as the current one.
    nonisolated package static func run(_ test: @concurrent @Sendable () async throws -> Void) async throws {
        let scope = await ApplicationScope()
        try await LayerContext.$inTask.withValue(scope.layers) {
            try await CurrentTraits.$inTask.withValue(scope.traits) {
                try await ApplicationObjects.$inTask.withValue(scope.objects) {
                    try await ScopeOfTask.$scope.withValue(scope) { try await test() }
                }
            }
        }
    }
}

private enum ScopeOfTask {
    @TaskLocal static var scope: ApplicationScope?
}

extension ApplicationContext {
    /// Runs `body` with this application as the current one.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        if Self.current === self { return try body() }
        return try (home ?? ApplicationScope(self)).enter(body)
    }

    /// Runs `body` in the main queue's next turn, with this application as the current one.
    package func later(_ body: @escaping @MainActor (ApplicationContext) -> Void) {
        DispatchQueue.main.async { self.perform { body(self) } }
    }

    /// Schedules work as `later(_:)` does, for the application that is the current one here, from wherever it is called.
    nonisolated package static func scheduler() -> @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void {
        if MainQueue.isCurrent {
            let context = MainActor.assumeIsolated { current }
            return { body in DispatchQueue.main.async { context.perform(body) } }
        }
        let scope = ApplicationScope.current
        return { body in DispatchQueue.main.async { if let scope { scope.enter(body) } else { body() } } }
    }

    /// Runs `body` in the main queue's next turn, with the application that is the current one here, on any thread.
    nonisolated package static func later(_ body: @escaping @MainActor @Sendable () -> Void) {
        if MainQueue.isCurrent { return MainActor.assumeIsolated { current.later { _ in body() } } }
        let scope = ApplicationScope.current
        DispatchQueue.main.async { if let scope { scope.enter(body) } else { body() } }
    }
}
