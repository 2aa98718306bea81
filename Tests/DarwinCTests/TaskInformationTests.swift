import DarwinC
import Testing

@Suite("task_info") struct TaskInformationTests {
    private let units = mach_msg_type_number_t(MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<integer_t>.size)

    private func ask(_ count: inout mach_msg_type_number_t, task: task_name_t = mach_task_self_, flavor: Int32 = TASK_VM_INFO) -> (
        answer: task_vm_info_data_t, result: kern_return_t
    ) {
        var answer = task_vm_info_data_t()
        let result = withUnsafeMutablePointer(to: &answer) { place in
            place.withMemoryRebound(to: integer_t.self, capacity: Int(units)) { task_info(task, task_flavor_t(flavor), $0, &count) }
        }
        return (answer, result)
    }

    @Test("the footprint is a part of the resident memory, which is a part of the virtual one")
    func memory() {
        var count = units
        let (answer, result) = ask(&count)
        #expect(result == KERN_SUCCESS)
        #expect(count == units)
        #expect(answer.phys_footprint > 1 << 16)
        #expect(answer.phys_footprint <= answer.resident_size)
        #expect(answer.resident_size <= answer.resident_size_peak)
        #expect(answer.resident_size < answer.virtual_size)
        #expect(answer.internal + answer.external == answer.resident_size)
        #expect(MemoryLayout.offset(of: \task_vm_info_data_t.min_address) == 152)
    }

    @Test("memory that is written counts")
    func growth() {
        var count = units
        let before = ask(&count).answer.phys_footprint
        let block = [UInt8](repeating: 1, count: 64 << 20)
        let after = ask(&count).answer.phys_footprint
        #expect(block.count == 64 << 20)
        #expect(after > before + (32 << 20))
    }

    @Test("the basic answer has sizes and times")
    func basic() {
        var answer = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info_data_t>.size / 4)
        let result = withUnsafeMutablePointer(to: &answer) { place in
            place.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self(), task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(answer.resident_size > 1 << 16)
        #expect(answer.resident_size_max >= answer.resident_size)
        #expect(answer.user_time.microseconds < 1_000_000)
    }

    @Test("a short answer is written as far as there is room; other tasks and questions are refused")
    func limits() {
        var count: mach_msg_type_number_t = 6
        let short = ask(&count).answer
        #expect(count == 6)
        #expect(short.resident_size > 0)
        #expect(short.resident_size_peak == 0)
        count = units
        #expect(ask(&count, task: 1).result == KERN_INVALID_ARGUMENT)
        #expect(ask(&count, flavor: 1).result == KERN_INVALID_ARGUMENT)
        count = 0
        #expect(ask(&count).result == KERN_INVALID_ARGUMENT)
    }
}
