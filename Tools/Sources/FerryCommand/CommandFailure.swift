/// Why a command ends without having done its work: what went wrong and where, and the exit status that says so.
struct CommandFailure: Error, CustomStringConvertible {
    var message: String
    var status: Int32

    init(_ message: String, status: Int32 = 1) {
        self.message = message
        self.status = status
    }

    var description: String { message }

    /// The person asked for something that does not exist.
    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(message + "; see: ferry help", status: 2)
    }
}
