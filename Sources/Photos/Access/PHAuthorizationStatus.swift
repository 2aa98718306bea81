internal import PhotoLibrary

/// Whether an app may use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Not asked yet.
    case notDetermined = 0
    /// The device forbids it; never here.
    case restricted = 1
    /// No.
    case denied = 2
    /// All of the library.
    case authorized = 3
    /// The photos that the user chose.
    case limited = 4
}

/// What an app wants to do with the photo library.
public enum PHAccessLevel: Int, Sendable {
    /// Add to it.
    case addOnly = 1
    /// Read it, and change it.
    case readWrite = 2
}

extension PhotoPermission {
    func status(for level: PHAccessLevel) -> PHAuthorizationStatus {
        switch reading {
        case .full: return .authorized
        case .limited: return level == .addOnly ? .authorized : .limited
        case .denied where level == .readWrite: return .denied
        case .undecided where level == .readWrite: return .notDetermined
        case .denied, .undecided:
            return switch adding {
            case .undecided: .notDetermined
            case .denied: .denied
            case .granted: .authorized
            }
        }
    }
}
