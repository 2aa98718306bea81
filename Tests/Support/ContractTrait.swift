package import Testing

internal import Foundation
internal import Glibc

/// Names the numbered behaviour contracts of `Fixtures/Contracts/contracts.csv` that a test proves.
///
/// A run that sets `FERRY_CONTRACT_LOG` writes a line for each contract: number, outcome, test and
/// the reason of a deliberate difference, separated by tabs; `Scripts/contracts.py` generates a report from it.
package struct ContractTrait: TestTrait, TestScoping {
    let numbers: [String]
    let difference: String?

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard let path = ProcessInfo.processInfo.environment["FERRY_CONTRACT_LOG"], !path.isEmpty else { return try await function() }
        let failures = FailureFlag()
        let watch = IssueHandlingTrait.compactMapIssues { issue in
            if issue.severity == .error { failures.raise() }
            return issue
        }
        do {
            // The handler passes every issue on, and only records that there was one.
            try await watch.provideScope(for: test, testCase: testCase, performing: function)
        } catch {
            write("failed", test, to: path)
            throw error
        }
        write(failures.isRaised ? "failed" : difference == nil ? "proven" : "different", test, to: path)
    }

    private func write(_ outcome: String, _ test: Test, to path: String) {
        let name = test.displayName ?? test.name
        let place = test.sourceLocation.fileID
        let lines = numbers.map { [$0, outcome, name, place, difference ?? ""].joined(separator: "\t") + "\n" }.joined()
        // One write to a file opened for appending is atomic, also between processes.
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { return }
        defer { close(file) }
        let bytes = Array(lines.utf8)
        let written = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        precondition(written == bytes.count, "the contract log \(path) cannot be written: \(String(cString: strerror(errno)))")
    }
}

extension Trait where Self == ContractTrait {
    /// The test proves these contracts.
    package static func contract(_ numbers: String...) -> ContractTrait { ContractTrait(numbers: numbers, difference: nil) }
    /// The test shows a deliberate difference from UIKit; `differs` says what differs, why, and by which evidence.
    package static func contract(_ numbers: String..., differs: String) -> ContractTrait {
        ContractTrait(numbers: numbers, difference: differs)
    }
}

private final class FailureFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var raised = false
    var isRaised: Bool { lock.withLock { raised } }
    func raise() { lock.withLock { raised = true } }
}
