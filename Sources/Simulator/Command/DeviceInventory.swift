internal import ControlProtocol
internal import Foundation

/// `--inventory [NAME]`: the devices as lines of JSON, or the one of a name.
///
/// The `ferry` command knows no models: it asks for them here.
enum DeviceInventory {
    static let option = "--inventory"

    /// Exit status: 0 for success, 1 where the devices cannot be read, 4 for an unknown name.
    static func run(
        _ arguments: [String], _ library: DeviceLibrary = .personal(), output: (String) -> Void, complain: (String) -> Void
    ) -> Int32 {
        do {
            let names = arguments.isEmpty ? library.clones + Device.all.map(\.name) : [try library.device(arguments[0]).name]
            for name in names {
                let model = library.clones.contains(name) ? try library.model(of: name) : nil
                let entry = DeviceEntry(
                    name: name, model: model ?? name, modelIdentifier: try library.device(name).model, isClone: model != nil)
                output(String(decoding: try ControlLine.data(entry).dropLast(), as: UTF8.self))
            }
            return 0
        } catch let unknown as UnknownDevice {
            // Clones have names, too.
            let wanted = DeviceIdentifier.letters(of: unknown.name)
            if let clone = library.clones.first(where: { DeviceIdentifier.letters(of: $0) == wanted }), clone != unknown.name {
                return run([clone], library, output: output, complain: complain)
            }
            complain("\(unknown)")
            return 4
        } catch {
            complain("\(error)")
            return 1
        }
    }
}
