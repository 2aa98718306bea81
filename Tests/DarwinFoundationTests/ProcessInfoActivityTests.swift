import DarwinFoundation
import Foundation
import Testing

@Suite("Activities and heat of the process")
struct ProcessInfoActivityTests {
    @Test("a device is not warm, and an activity runs between begin and end")
    func activities() {
        let process = ProcessInfo.processInfo
        #expect(process.thermalState == .nominal)
        #expect(ProcessInfo.ThermalState.critical.rawValue == 3)
        let token = process.beginActivity(options: [.userInitiated, .idleDisplaySleepDisabled], reason: "Export")
        #expect("\(token)".contains("Export"))
        #expect(!"\(token)".contains("ended"))
        process.endActivity(token)
        #expect("\(token)".contains("ended"))
        var ran = false
        process.performActivity(options: .background, reason: "Save") { ran = true }
        #expect(ran)
    }

    @Test("an expiring activity runs on another thread and does not expire")
    func expiring() async {
        let expired = await withCheckedContinuation { done in
            ProcessInfo.processInfo.performExpiringActivity(withReason: "Upload") { done.resume(returning: $0) }
        }
        #expect(!expired)
    }
}
