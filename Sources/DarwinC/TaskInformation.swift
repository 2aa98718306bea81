// What an app asks the Mach kernel about its own memory and times, as in `mach/task_info.h`. The values are those of the process on Linux.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase, NoLeadingUnderscores
import Glibc

/// What is asked of a task: one of `TASK_VM_INFO` and `MACH_TASK_BASIC_INFO`.
public typealias task_flavor_t = natural_t
/// A size in units of `natural_t`.
public typealias mach_msg_type_number_t = natural_t
/// > Units: bytes.
public typealias mach_vm_size_t = UInt64
/// An address in a task's memory.
public typealias mach_vm_address_t = UInt64
/// A name of an object of the kernel.
public typealias mach_port_t = natural_t
/// A task, which is a process.
public typealias task_t = mach_port_t
/// A task that may be asked about, but not be changed.
public typealias task_name_t = mach_port_t
/// Where an answer about a task is written.
public typealias task_info_t = UnsafeMutablePointer<integer_t>

/// The kernel did what was asked.
public let KERN_SUCCESS: kern_return_t = 0
/// The kernel does not know the question, or the space of its answer is too small.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// Asks for a `mach_task_basic_info_data_t`.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// Asks for a `task_vm_info_data_t`.
public let TASK_VM_INFO: Int32 = 22

/// The process itself, the only task that can be asked about.
public let mach_task_self_: mach_port_t = 0x103
/// Returns `mach_task_self_`.
public func mach_task_self() -> mach_port_t { mach_task_self_ }

/// A time of the kernel.
public struct time_value_t: Hashable, Sendable {
    /// Whole seconds.
    public var seconds: integer_t = 0
    /// Millionths of a second, below 1,000,000.
    public var microseconds: integer_t = 0
    /// Creates a time of zero.
    public init() {}
}

/// A task's memory and processor times.
///
/// > Contract: Darwin, mach_task_basic_info. Sizes are in bytes; `policy` and `suspend_count` are 0.
public struct mach_task_basic_info: Hashable, Sendable {
    /// All mapped memory.
    public var virtual_size: mach_vm_size_t = 0
    /// What of it is in physical memory.
    public var resident_size: mach_vm_size_t = 0
    /// The greatest resident size so far.
    public var resident_size_max: mach_vm_size_t = 0
    /// Processor time of the app's own code.
    public var user_time = time_value_t()
    /// Processor time of the kernel for the app.
    public var system_time = time_value_t()
    /// Always 0.
    public var policy: integer_t = 0
    /// Always 0.
    public var suspend_count: integer_t = 0
    /// Creates an empty answer, for `task_info` to fill.
    public init() {}
}
/// The same under its other name.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// A task's memory in parts.
///
/// > Contract: Darwin, task_vm_info, up to its second revision. Sizes are in bytes. What Linux does not count is 0: devices, purgeable and
/// compressed memory, and addresses.
public struct task_vm_info: Hashable, Sendable {
    /// All mapped memory.
    public var virtual_size: mach_vm_size_t = 0
    /// Always 0.
    public var region_count: integer_t = 0
    /// The size of one page of memory.
    public var page_size: integer_t = 0
    /// What is in physical memory.
    public var resident_size: mach_vm_size_t = 0
    /// The greatest resident size so far.
    public var resident_size_peak: mach_vm_size_t = 0
    /// Always 0.
    public var device: mach_vm_size_t = 0
    /// Always 0.
    public var device_peak: mach_vm_size_t = 0
    /// Memory that is no file's.
    public var `internal`: mach_vm_size_t = 0
    /// Always 0.
    public var internal_peak: mach_vm_size_t = 0
    /// Memory that is a file's or shared.
    public var external: mach_vm_size_t = 0
    /// Always 0.
    public var external_peak: mach_vm_size_t = 0
    /// Always 0.
    public var reusable: mach_vm_size_t = 0
    /// Always 0.
    public var reusable_peak: mach_vm_size_t = 0
    /// Always 0.
    public var purgeable_volatile_pmap: mach_vm_size_t = 0
    /// Always 0.
    public var purgeable_volatile_resident: mach_vm_size_t = 0
    /// Always 0.
    public var purgeable_volatile_virtual: mach_vm_size_t = 0
    /// Always 0.
    public var compressed: mach_vm_size_t = 0
    /// Always 0.
    public var compressed_peak: mach_vm_size_t = 0
    /// Always 0.
    public var compressed_lifetime: mach_vm_size_t = 0
    /// What counts against the app: memory that is no file's.
    public var phys_footprint: mach_vm_size_t = 0
    /// Always 0.
    public var min_address: mach_vm_address_t = 0
    /// Always 0.
    public var max_address: mach_vm_address_t = 0
    /// Creates an empty answer, for `task_info` to fill.
    public init() {}
}
/// The same under its other name.
public typealias task_vm_info_data_t = task_vm_info

/// Answers what a process asks about itself.
///
/// > Contract: Darwin, task_info. As much of the answer is written as there is space for; other tasks and questions are refused.
///
/// - Parameters:
///   - task_info_outCnt: The space in units of four bytes, then how much of it was written.
/// - Returns: `KERN_SUCCESS`, or `KERN_INVALID_ARGUMENT`, which writes nothing.
@discardableResult
public func task_info(
    _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t?,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard target_task == mach_task_self_, let out = task_info_out, let count = task_info_outCnt else { return KERN_INVALID_ARGUMENT }
    switch Int32(truncatingIfNeeded: flavor) {
    case MACH_TASK_BASIC_INFO: return write(TaskUse.now.basic, to: out, count)
    case TASK_VM_INFO: return write(TaskUse.now.memory, to: out, count)
    default: return KERN_INVALID_ARGUMENT
    }
}

private func write<Answer>(
    _ answer: Answer, to out: task_info_t, _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    let unit = MemoryLayout<integer_t>.size
    let written = min(Int(count.pointee), MemoryLayout<Answer>.size / unit)
    guard written > 0 else { return KERN_INVALID_ARGUMENT }
    withUnsafeBytes(of: answer) { bytes in
        guard let start = bytes.baseAddress else { return }
        UnsafeMutableRawPointer(out).copyMemory(from: start, byteCount: written * unit)
    }
    count.pointee = mach_msg_type_number_t(written)
    return KERN_SUCCESS
}

/// What the process uses at one moment.
private struct TaskUse {
    var virtual: UInt64 = 0
    var resident: UInt64 = 0
    /// Resident memory that is a file's or shared.
    var shared: UInt64 = 0
    var times = rusage()

    static var now: TaskUse {
        var use = TaskUse()
        let page = UInt64(sysconf(Int32(_SC_PAGESIZE)))
        let sizes = statistics().split(separator: " ").prefix(3).compactMap { UInt64($0) }
        if sizes.count == 3 { (use.virtual, use.resident, use.shared) = (sizes[0] * page, sizes[1] * page, sizes[2] * page) }
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &use.times)
        return use
    }

    private static func statistics() -> String {
        let file = open("/proc/self/statm", O_RDONLY)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let length = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, length)), as: UTF8.self)
    }

    /// > Units: bytes; the kernel counts it in kilobytes, and less often than the present size.
    private var greatest: UInt64 { max(UInt64(max(0, times.ru_maxrss)) * 1024, resident) }
    private var own: UInt64 { resident - min(shared, resident) }

    var basic: mach_task_basic_info {
        var answer = mach_task_basic_info()
        (answer.virtual_size, answer.resident_size, answer.resident_size_max) = (virtual, resident, greatest)
        (answer.user_time, answer.system_time) = (Self.time(times.ru_utime), Self.time(times.ru_stime))
        return answer
    }

    var memory: task_vm_info {
        var answer = task_vm_info()
        answer.page_size = integer_t(truncatingIfNeeded: sysconf(Int32(_SC_PAGESIZE)))
        (answer.virtual_size, answer.resident_size, answer.resident_size_peak) = (virtual, resident, greatest)
        (answer.internal, answer.external, answer.phys_footprint) = (own, resident - own, own)
        return answer
    }

    private static func time(_ value: timeval) -> time_value_t {
        var time = time_value_t()
        (time.seconds, time.microseconds) = (integer_t(clamping: value.tv_sec), integer_t(clamping: value.tv_usec))
        return time
    }
}
