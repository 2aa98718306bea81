package import Testing
import UIKitCore

/// Gives each test an application of its own.
package struct ApplicationTrait: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }
    package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws { try await ApplicationScope.run(function) }
}

extension Trait where Self == ApplicationTrait {
    package static var application: Self { Self() }
}
