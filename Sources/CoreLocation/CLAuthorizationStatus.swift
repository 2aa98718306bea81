/// The user's permission. > Contract: Core Location, CLAuthorizationStatus
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The device does not allow it and the user cannot change that; never here.
    case restricted = 1
    /// The user has refused, at the request or in Settings.
    case denied = 2
    /// Locations are delivered in the background too.
    case authorizedAlways = 3
    /// Locations are delivered while the app is in use.
    case authorizedWhenInUse = 4
}

/// Whether the app gets exact locations.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Exact locations.
    case fullAccuracy = 0
    /// Locations rounded to an area of a few kilometers.
    case reducedAccuracy = 1
}

/// What the user is doing, from which a device guesses when locations may pause; not used here.
public enum CLActivityType: Int, Sendable {
    /// An activity of no listed kind.
    case other = 1
    /// Driving a car along a route.
    case automotiveNavigation = 2
    /// Walking, running or cycling.
    case fitness = 3
    /// Moving by boat, train or another vehicle.
    case otherNavigation = 4
    /// Flying.
    case airborne = 5
}

/// How a device is held, as reference for headings.
public enum CLDeviceOrientation: Int32, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright, with the top edge up.
    case portrait = 1
    /// Upright, with the bottom edge up.
    case portraitUpsideDown = 2
    /// Upright, with the left edge down.
    case landscapeLeft = 3
    /// Upright, with the right edge down.
    case landscapeRight = 4
    /// Flat, with the screen up.
    case faceUp = 5
    /// Flat, with the screen down.
    case faceDown = 6
}
