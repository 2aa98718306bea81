extension Future where Failure == Never {
    /// The value, once it is there.
    public final var value: Output {
        get async { await Self.wait { self.subscribe($0) } }
    }
}

extension Future {
    /// The value, once it is there; throws the error.
    public final var value: Output {
        get async throws {
            let result: Result<Output, Failure> = await Future<Result<Output, Failure>, Never>.wait { sink in
                self.map { Result<Output, Failure>.success($0) }.catch { Just(.failure($0)) }.subscribe(sink)
            }
            return try result.get()
        }
    }

    /// A future has a value or an error once, so that the continuation is resumed once.
    fileprivate static func wait(_ subscribe: (Subscribers.Sink<Output, Never>) -> Void) async -> Output {
        let transfer: Transfer<Output> = await withUnsafeContinuation { continuation in
            subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: Transfer($0)) }))
        }
        return transfer.value
    }
}
