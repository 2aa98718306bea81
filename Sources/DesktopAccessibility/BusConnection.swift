internal import CDBus

/// Why there is no bus connection.
struct BusError: Error {
    var description: String
}

/// A private connection to a bus, closed on deallocation. > Isolation: one thread.
final class BusConnection {
    private let pointer: OpaquePointer

    /// The user's session, if it has a bus; none is started.
    static func session(address: String) throws(BusError) -> BusConnection { try BusConnection(address: address) }

    init(address: String) throws(BusError) {
        var error = DBusError()
        dbus_error_init(&error)
        defer { dbus_error_free(&error) }
        guard let pointer = dbus_connection_open_private(address, &error) else { throw Self.reason(error) }
        dbus_connection_set_exit_on_disconnect(pointer, 0)
        guard dbus_bus_register(pointer, &error) != 0 else {
            dbus_connection_close(pointer)
            dbus_connection_unref(pointer)
            throw Self.reason(error)
        }
        self.pointer = pointer
    }

    deinit {
        dbus_connection_close(pointer)
        dbus_connection_unref(pointer)
    }

    private static func reason(_ error: DBusError) -> BusError {
        BusError(description: error.message.map { String(cString: $0) } ?? "the bus does not respond")
    }

    var name: String { dbus_bus_get_unique_name(pointer).map { String(cString: $0) } ?? "" }
    var isOpen: Bool { dbus_connection_get_is_connected(pointer) != 0 }

    var descriptor: Int32? {
        var number: Int32 = -1
        return dbus_connection_get_unix_fd(pointer, &number) != 0 ? number : nil
    }

    /// The serial number of the expected reply; nil if sending failed.
    @discardableResult
    func send(_ message: BusMessage?) -> UInt32? {
        guard let message else { return nil }
        var serial: UInt32 = 0
        guard dbus_connection_send(pointer, message.pointer, &serial) != 0 else { return nil }
        return serial
    }

    func flush() { dbus_connection_flush(pointer) }

    /// Received messages, without waiting.
    func receive() -> [BusMessage] {
        var messages: [BusMessage] = []
        dbus_connection_read_write(pointer, 0)
        while let message = dbus_connection_pop_message(pointer) { messages.append(BusMessage(owning: message)) }
        return messages
    }
}
