import Foundation
import FoundationNetworking

extension URLSession {
    /// The bytes of a response, one by one. Apple's "URLSession.AsyncBytes".
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// One byte of the response.
        public typealias Element = UInt8

        /// The task that loads the bytes; cancelling it ends the sequence with an error.
        public let task: URLSessionDataTask
        let buffer: ByteBuffer

        /// Reads the bytes in order.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let buffer: ByteBuffer
            var piece = Data().makeIterator()

            /// The next byte, once it is received; nil at the end, an error if the task fails.
            public mutating func next() async throws -> UInt8? {
                while true {
                    if let byte = piece.next() { return byte }
                    guard let data = try await buffer.next() else { return nil }
                    piece = data.makeIterator()
                }
            }
        }

        /// An iterator; a sequence has only one reader.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(buffer: buffer) }
    }
}

/// Received bytes that were not read yet. > Isolation: any thread; one reader.
final class ByteBuffer: @unchecked Sendable {
    private let lock = NSLock()
    private var head: URLResponse?
    private var data = Data()
    private var isEnded = false
    private var error: (any Error)?
    private var drained: (() -> Void)?
    private var waitingForHead: CheckedContinuation<URLResponse, any Error>?
    private var waitingForData: CheckedContinuation<Data?, any Error>?
    /// In bytes.
    private static let capacity = 256 << 10

    func begin(_ response: URLResponse) {
        let waiting = lock.withLock {
            head = response
            defer { waitingForHead = nil }
            return waitingForHead
        }
        waiting?.resume(returning: response)
    }

    /// Whether to pause receiving until `whenDrained` is called.
    func append(_ more: Data, whenDrained: @escaping () -> Void) -> Bool {
        let (waiting, isFull) = lock.withLock {
            guard waitingForData == nil else {
                defer { waitingForData = nil }
                return (waitingForData, false)
            }
            data.append(more)
            if data.count >= Self.capacity { drained = whenDrained }
            return (nil, data.count >= Self.capacity)
        }
        waiting?.resume(returning: more)
        return isFull
    }

    func end(_ error: (any Error)?) {
        let (head, reader) = lock.withLock {
            (isEnded, self.error) = (true, error)
            defer { (waitingForHead, waitingForData) = (nil, nil) }
            return (waitingForHead, waitingForData)
        }
        head?.resume(throwing: error ?? URLError(.badServerResponse))
        if let error { reader?.resume(throwing: error) } else { reader?.resume(returning: nil) }
    }

    func response() async throws -> URLResponse {
        try await withCheckedThrowingContinuation { continuation in
            let known: Result<URLResponse, any Error>? = lock.withLock {
                if let head { return .success(head) }
                if isEnded { return .failure(error ?? URLError(.badServerResponse)) }
                waitingForHead = continuation
                return nil
            }
            if let known { continuation.resume(with: known) }
        }
    }

    func next() async throws -> Data? {
        try await withCheckedThrowingContinuation { continuation in
            let (known, drained): (Result<Data?, any Error>?, (() -> Void)?) = lock.withLock {
                defer { self.drained = nil }
                if !data.isEmpty {
                    defer { data = Data() }
                    return (.success(data), self.drained)
                }
                if isEnded { return (error.map { .failure($0) } ?? .success(nil), nil) }
                waitingForData = continuation
                return (nil, self.drained)
            }
            drained?()
            if let known { continuation.resume(with: known) }
        }
    }
}
