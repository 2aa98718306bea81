import Glibc

/// What a system's value is: text with its terminating zero, or a number.
private enum SystemValue {
    case text(String)
    case int32(Int32)
    case int64(Int64)

    var bytes: [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8) + [0]
        case .int32(let number): withUnsafeBytes(of: number) { Array($0) }
        case .int64(let number): withUnsafeBytes(of: number) { Array($0) }
        }
    }

    /// As in Apple's simulator, the machine is the one that runs it; the device's model is in `SIMULATOR_MODEL_IDENTIFIER`.
    static func named(_ name: String) -> SystemValue? {
        switch name {
        case "hw.machine": .text(kernel { machine in withUnsafeBytes(of: machine.machine) { text($0) } })
        case "kern.hostname": .text(kernel { machine in withUnsafeBytes(of: machine.nodename) { text($0) } })
        case "kern.ostype": .text(kernel { machine in withUnsafeBytes(of: machine.sysname) { text($0) } })
        case "kern.osrelease": .text(kernel { machine in withUnsafeBytes(of: machine.release) { text($0) } })
        case "kern.version": .text(kernel { machine in withUnsafeBytes(of: machine.version) { text($0) } })
        case "hw.ncpu", "hw.logicalcpu", "hw.logicalcpu_max", "hw.physicalcpu", "hw.physicalcpu_max":
            .int32(Int32(truncatingIfNeeded: sysconf(Int32(_SC_NPROCESSORS_CONF))))
        case "hw.activecpu": .int32(Int32(truncatingIfNeeded: sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        case "hw.memsize": .int64(Int64(sysconf(Int32(_SC_PHYS_PAGES))) * Int64(sysconf(Int32(_SC_PAGESIZE))))
        case "hw.pagesize": .int64(Int64(sysconf(Int32(_SC_PAGESIZE))))
        default: nil
        }
    }

    private static func kernel(_ field: (utsname) -> String) -> String {
        var machine = utsname()
        return uname(&machine) == 0 ? field(machine) : ""
    }

    private static func text(_ bytes: UnsafeRawBufferPointer) -> String { String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
}

/// Reads a value of the system by name: the machine's name, its processors and memory, and the kernel's names.
///
/// > Contract: Darwin, sysctlbyname. Other names fail with `ENOENT`; values cannot be set, which fails with `EPERM`.
///
/// - Parameters:
///   - oldp: Gets the value; nil asks for its size only.
///   - oldlenp: The size of `oldp` in bytes, then that of the value.
/// - Returns: 0, or -1 with `errno`; `ENOMEM` if the value is larger than `oldp`.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    guard newp == nil, newlen == 0 else { return fail(EPERM) }
    guard let bytes = SystemValue.named(String(cString: name))?.bytes else { return fail(ENOENT) }
    guard let oldp else {
        oldlenp?.pointee = bytes.count
        return 0
    }
    guard let oldlenp else { return fail(EFAULT) }
    guard oldlenp.pointee >= bytes.count else { return fail(ENOMEM) }
    oldp.copyMemory(from: bytes, byteCount: bytes.count)
    oldlenp.pointee = bytes.count
    return 0
}

private func fail(_ code: Int32) -> Int32 {
    errno = code
    return -1
}
