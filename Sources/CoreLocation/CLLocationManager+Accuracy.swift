extension CLLocationManager {
    /// Asks the user for exact locations until the app ends, where only approximate ones are given.
    ///
    /// > Throws: ``CLError/Code/promptDeclined``, or ``CLError/Code/denied`` if the user is not asked.
    public nonisolated(nonsending) func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        let link = link
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            link.direct { $1.askForAccuracy(purposeKey) { error in done.resume(with: error.map { .failure($0) } ?? .success(())) } }
        }
    }
}
