/// The one source of time.
///
/// > Units: seconds since an arbitrary origin, monotonic. On a running machine it is the system's monotonic clock, so that the app and the
/// > render server, two processes, read the same figure; under a manual clock it is what the driver set.
/// > Isolation: any thread.
public protocol DeviceClock: AnyObject, Sendable {
    /// Seconds since an arbitrary origin; never decreases.
    var now: Double { get }
}
