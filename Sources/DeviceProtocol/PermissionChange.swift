/// A permission that the user changes on the app's page in Settings.
public enum PermissionChange: Hashable, Sendable {
    /// Whether the app may show notifications.
    case notifications(AppNotifications.Permission)
    /// Whether, and how exactly, the app may know the device's location.
    case location(LocationPermission)
}
