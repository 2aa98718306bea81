import Glibc
import JSON

/// The lifetime of a service's process.
public enum ServiceProcess {
    /// Call before any thread starts: blocks the signals that end the service, so that `wait` receives them.
    public static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        var signals = endingSignals
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    private static var endingSignals: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        return signals
    }

    /// Prints where the service listens, for users and for programs that have started it.
    public static func announce(_ server: HTTPServer) {
        print("listening on \(server.address)")
        fflush(nil)
    }

    /// Returns after SIGTERM or SIGINT; with `standardInput`, also when that is closed: a service started by another program ends with it,
    /// even if that is killed.
    public static func wait(untilClosed standardInput: Bool) {
        if standardInput {
            var thread = pthread_t()
            pthread_create(
                &thread, nil,
                { _ in
                    var byte: UInt8 = 0
                    while read(0, &byte, 1) > 0 {}
                    kill(getpid(), SIGTERM)
                    return nil
                }, nil)
        }
        var (signals, number) = (endingSignals, Int32(0))
        while sigwait(&signals, &number) != 0 {}
    }
}
