import Testing
import UIKitCore

/// Gives each test an application of its own, with its own windows, layers and clock, from the suite's initializer to the end of the test.
///
/// It stays the current one while the test waits, whatever other tests install. What a test keeps in static properties, the environment or
/// `NotificationCenter.default` is not its own: such suites are `.serialized` too, and say why.
struct ApplicationTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws { try await ApplicationScope.run(function) }
}

extension Trait where Self == ApplicationTrait {
    static var application: Self { Self() }
}
