// Connections of their own that apps make. Requests go through `URLSession`.

/// A connection to a host; unavailable.
///
/// > Contract: Network, NWConnection
@available(*, unavailable, message: "Ferry has no connections below URLSession; use URLSession, or the sockets of the C library")
public final class NWConnection {}

/// Receives connections; unavailable.
///
/// > Contract: Network, NWListener
@available(*, unavailable, message: "Ferry has no connections below URLSession; use the sockets of the C library")
public final class NWListener {}

/// Finds services in the local network; unavailable.
///
/// > Contract: Network, NWBrowser
@available(*, unavailable, message: "no simulated device looks for services in the local network")
public final class NWBrowser {}

/// The address of a connection; unavailable.
///
/// > Contract: Network, NWEndpoint
@available(*, unavailable, message: "Ferry has no connections below URLSession; use URLSession, or the sockets of the C library")
public enum NWEndpoint {}

/// The protocols of a connection; unavailable.
///
/// > Contract: Network, NWParameters
@available(*, unavailable, message: "Ferry has no connections below URLSession; use URLSession, or the sockets of the C library")
public final class NWParameters {}
