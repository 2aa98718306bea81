/// `ferry devices`, `ferry reset`, `ferry clone` and `ferry delete`: manages the user's devices.
package enum DeviceCommand {
    package static let options: Set<String> = ["--list-devices", "--reset", "--clone", "--create", "--rename", "--delete"]

    /// Exit status: 0 for success, 1 for failure, 2 for invalid arguments, 4 for an unknown device, 5 for one that runs.
    package static func run(
        _ arguments: [String], _ library: DeviceLibrary = .personal(), output: (String) -> Void, complain: (String) -> Void
    ) -> Int32 {
        let names = Array(arguments.dropFirst())
        do {
            switch (arguments.first, names.count) {
            case ("--list-devices", 0):
                for name in library.clones { output("\(name): \(try library.model(of: name))") }
                Device.all.forEach { output($0.name) }
            case ("--reset", 1): output("\(try library.reset(names[0])) no longer has any app data")
            case ("--clone", 2):
                try library.clone(names[0], as: names[1])
                output("\(names[1]) is created; `--device \"\(names[1])\"` runs apps on it")
            case ("--create", 2):
                try library.create(names[0], model: names[1])
                output("\(names[0]) is created; `--device \"\(names[0])\"` runs apps on it")
            case ("--rename", 2):
                try library.rename(names[0], to: names[1])
                output("\(names[0]) is now \(names[1])")
            case ("--delete", 1):
                try library.delete(names[0])
                output("\(names[0]) is deleted")
            default:
                complain("--reset DEVICE, --clone DEVICE NAME, --create NAME MODEL, --rename NAME NAME, --delete NAME")
                return 2
            }
            return 0
        } catch DataError.inUse(let name) {
            complain("\(DataError.inUse(name))")
            return 5
        } catch {
            complain("\(error)")
            return error is UnknownDevice ? 4 : 1
        }
    }
}
