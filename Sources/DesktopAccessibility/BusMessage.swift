internal import AssistiveTree
internal import CDBus

/// A message of libdbus: owned, read and written as values.
final class BusMessage {
    enum Kind: Int32 { case call = 1, answer, error, signal }

    let pointer: OpaquePointer

    /// Takes ownership of the caller's reference.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    deinit { dbus_message_unref(pointer) }

    static func call(to name: String, _ path: String, _ interface: String, _ member: String, _ values: [BusValue] = []) -> BusMessage? {
        made(dbus_message_new_method_call(name, path, interface, member), values)
    }

    static func signal(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) -> BusMessage? {
        made(dbus_message_new_signal(path, interface, member), values)
    }

    func answer(_ values: [BusValue]) -> BusMessage? { Self.made(dbus_message_new_method_return(pointer), values) }
    func error(_ name: String, _ text: String) -> BusMessage? { Self.made(dbus_message_new_error(pointer, name, text), []) }

    private static func made(_ pointer: OpaquePointer?, _ values: [BusValue]) -> BusMessage? {
        guard let pointer else { return nil }
        let message = BusMessage(owning: pointer)
        var place = DBusMessageIter()
        dbus_message_iter_init_append(pointer, &place)
        for value in values { BusWriter.put(value, &place) }
        return message
    }

    var kind: Kind? { Kind(rawValue: dbus_message_get_type(pointer)) }
    var serial: UInt32 { dbus_message_get_serial(pointer) }
    var answered: UInt32 { dbus_message_get_reply_serial(pointer) }
    var path: String { text(dbus_message_get_path(pointer)) }
    var interface: String { text(dbus_message_get_interface(pointer)) }
    var member: String { text(dbus_message_get_member(pointer)) }
    var sender: String { text(dbus_message_get_sender(pointer)) }
    var errorName: String { text(dbus_message_get_error_name(pointer)) }
    var wantsAnswer: Bool { dbus_message_get_no_reply(pointer) == 0 }

    private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

    var values: [BusValue] {
        var place = DBusMessageIter()
        guard dbus_message_iter_init(pointer, &place) != 0 else { return [] }
        return BusReader.values(&place)
    }
}

/// Type codes of D-Bus.
enum BusType {
    static let string = code("s"), path = code("o"), int32 = code("i"), uint32 = code("u"), bool = code("b"), double = code("d")
    static let array = code("a"), variant = code("v"), structure = code("r"), entry = code("e"), signature = code("g")
    static let byte = code("y"), int16 = code("n"), uint16 = code("q"), int64 = code("x"), uint64 = code("t")

    private static func code(_ letter: Character) -> Int32 { Int32(letter.asciiValue ?? 0) }
}

enum BusWriter {
    static func put(_ value: BusValue, _ place: inout DBusMessageIter) {
        switch value {
        case .string(let text): put(text, BusType.string, &place)
        case .path(let text): put(text, BusType.path, &place)
        case .int32(var number): dbus_message_iter_append_basic(&place, BusType.int32, &number)
        case .uint32(var number): dbus_message_iter_append_basic(&place, BusType.uint32, &number)
        case .double(var number): dbus_message_iter_append_basic(&place, BusType.double, &number)
        case .bool(let flag):
            var number: dbus_bool_t = flag ? 1 : 0
            dbus_message_iter_append_basic(&place, BusType.bool, &number)
        case .array(let signature, let elements): inside(BusType.array, signature, elements, &place)
        case .structure(let parts): inside(BusType.structure, nil, parts, &place)
        case .entry(let key, let value): inside(BusType.entry, nil, [key, value], &place)
        case .variant(let value): inside(BusType.variant, value.signature, [value], &place)
        }
    }

    private static func put(_ text: String, _ type: Int32, _ place: inout DBusMessageIter) {
        // The bus rejects text with a zero in it.
        text.replacing("\0", with: "").withCString { pointer in
            var pointer: UnsafePointer<CChar>? = pointer
            dbus_message_iter_append_basic(&place, type, &pointer)
        }
    }

    private static func inside(_ type: Int32, _ signature: String?, _ values: [BusValue], _ place: inout DBusMessageIter) {
        var inner = DBusMessageIter()
        guard dbus_message_iter_open_container(&place, type, signature, &inner) != 0 else { return }
        for value in values { put(value, &inner) }
        dbus_message_iter_close_container(&place, &inner)
    }
}

enum BusReader {
    /// The remaining values; types that no call to an app has are skipped.
    static func values(_ place: inout DBusMessageIter) -> [BusValue] {
        var values: [BusValue] = []
        while dbus_message_iter_get_arg_type(&place) != 0 {
            if let value = value(&place) { values.append(value) }
            dbus_message_iter_next(&place)
        }
        return values
    }

    private static func value(_ place: inout DBusMessageIter) -> BusValue? {
        switch dbus_message_iter_get_arg_type(&place) {
        case BusType.string: return text(&place).map(BusValue.string)
        case BusType.path: return text(&place).map(BusValue.path)
        case BusType.int32:
            var number: Int32 = 0
            dbus_message_iter_get_basic(&place, &number)
            return .int32(number)
        case BusType.uint32:
            var number: UInt32 = 0
            dbus_message_iter_get_basic(&place, &number)
            return .uint32(number)
        case BusType.double:
            var number = 0.0
            dbus_message_iter_get_basic(&place, &number)
            return .double(number)
        case BusType.bool:
            var number: dbus_bool_t = 0
            dbus_message_iter_get_basic(&place, &number)
            return .bool(number != 0)
        case BusType.variant: return inside(&place).first.map(BusValue.variant)
        case BusType.structure: return .structure(inside(&place))
        case BusType.array:
            let elements = inside(&place)
            return .array(elements.first?.signature ?? "s", elements)
        case BusType.entry:
            let parts = inside(&place)
            return parts.count == 2 ? .entry(parts[0], parts[1]) : nil
        default: return nil
        }
    }

    private static func text(_ place: inout DBusMessageIter) -> String? {
        var pointer: UnsafePointer<CChar>?
        dbus_message_iter_get_basic(&place, &pointer)
        return pointer.map { String(cString: $0) }
    }

    private static func inside(_ place: inout DBusMessageIter) -> [BusValue] {
        var inner = DBusMessageIter()
        dbus_message_iter_recurse(&place, &inner)
        return values(&inner)
    }
}
