public import RenderProtocol

/// Why a link cannot be opened or used any more.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
    /// `FERRY_LINK` is neither a descriptor number nor a socket's path.
    case badAddress(String)
    /// A system call failed; the code is an `errno`.
    case system(call: String, code: Int32)
    /// The other end closed it.
    case closed
    /// The other end sent bytes that are no message.
    case wire(WireError)
    /// A message that its sender may not send, or that lacks its descriptor.
    case unexpected(String)
    /// The simulator did not send the device's state.
    case noWelcome

    /// The cause and what to do, in English.
    public var description: String {
        switch self {
        case .badAddress(let text):
            "FERRY_LINK is \"\(text)\", neither a descriptor number nor a socket path; start the app with `ferry run`"
        case .system(let call, let code): "\(call) failed with error \(code)"
        case .closed: "the other end closed the link"
        case .wire(let error): error.description
        case .unexpected(let what): what
        case .noWelcome: "the simulator did not respond on the link"
        }
    }
}
