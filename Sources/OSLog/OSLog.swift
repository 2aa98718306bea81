// The logging API; on iOS this module has the store of log entries besides, which Ferry has not.
@_exported public import os

/// Reads entries of the system's log. Not available in Ferry, whose log is the command line's output.
@available(*, unavailable, message: "the log of a simulated device cannot be read by an app; it is the output of ferry run")
public final class OSLogStore {}
