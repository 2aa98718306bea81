/// Where a person wants to see the device.
public enum HostChoice: Hashable, Sendable {
    /// A window when there is a display, else a browser page on any free port.
    case automatic
    case window
    /// A page on a loopback port; nil for any free one.
    case browser(port: Int?)
}
