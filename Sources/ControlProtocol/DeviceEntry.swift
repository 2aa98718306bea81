/// A device that can be booted.
public struct DeviceEntry: Codable, Hashable, Sendable {
    /// The name of the device.
    public var name: String
    /// The name of its model.
    public var model: String
    /// `uname`'s model on the real device.
    public var modelIdentifier: String
    /// Whether the user made it, and may delete it.
    public var isClone: Bool

    /// Creates an entry.
    public init(name: String, model: String, modelIdentifier: String, isClone: Bool) {
        (self.name, self.model, self.modelIdentifier, self.isClone) = (name, model, modelIdentifier, isClone)
    }

    /// Always the same for a name.
    public var udid: String { DeviceIdentifier.udid(of: name) }
}
