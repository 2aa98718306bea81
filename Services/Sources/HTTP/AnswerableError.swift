/// A failure of the server that has an answer of its own, like a full disk. Others are answered with 500.
public protocol AnswerableError: Error {
    /// Nil for a failure that has none.
    var answer: HTTPError? { get }
}

extension HTTPError {
    /// 507: nothing was kept, and the same request works when there is space again.
    public static var diskFull: HTTPError { HTTPError(507, "disk_full", "the server's disk is full") }
}
