/// The host that the user wants.
public enum HostChoice: Hashable, Sendable {
    /// A window if there is a display, else a browser page on any free port.
    case automatic
    /// A desktop window.
    case window
    /// Memory only.
    case headless
    /// A page on a loopback port; nil for any free one.
    case browser(port: Int?)
}
