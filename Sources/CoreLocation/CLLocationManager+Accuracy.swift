extension CLLocationManager {
    /// A completion, which is called on the main thread, once.
    private struct Completion: @unchecked Sendable { let body: (((any Error)?) -> Void)? }

    /// Asks the user for exact locations until the app ends, where only approximate ones are given.
    ///
    /// - Parameters:
    ///   - purposeKey: a key of `NSLocationTemporaryUsageDescriptionDictionary` in `Info.plist`, whose text is the reason.
    ///   - completion: called on the main thread; the error is ``CLError/Code/promptDeclined`` if the user declines, and
    ///     ``CLError/Code/denied`` if the user is not asked since there is no permission or no reason.
    public func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        let completion = Completion(body: completion)
        link.direct { $1.askForAccuracy(purposeKey) { completion.body?($0) } }
    }

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
