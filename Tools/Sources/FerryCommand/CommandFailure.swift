/// Why a command failed: the message with the location, and the exit status.
struct CommandFailure: Error, CustomStringConvertible {
    var message: String
    var status: Int32

    init(_ message: String, status: Int32 = 1) {
        self.message = message
        self.status = status
    }

    var description: String { message }

    /// The user asked for something that does not exist.
    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(message + "; see: ferry help", status: 2)
    }
}
