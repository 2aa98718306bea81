// The program of the fault tests, run with the shim loaded: in every operation each call of a system function fails once. Acknowledged
// data must exist afterwards and after a restart, a failure must give an error response, and the operation must succeed when repeated.
import Foundation
import HTTP
import JSON

typealias Arm = @convention(c) (UnsafePointer<CChar>, CInt) -> Void
typealias Disarm = @convention(c) () -> CInt

@main
struct ServiceFaults {
    static let calls = ["write", "rename", "fsync", "ftruncate", "open", "mkdir", "mmap", "link", "unlink"]
    /// More calls than any operation has.
    static let most = 60

    static func main() {
        guard let arm = dlsym(nil, "ferry_fault_arm"), let disarm = dlsym(nil, "ferry_fault_disarm") else {
            print("the shim is not loaded")
            exit(2)
        }
        let (fail, end) = (unsafeBitCast(arm, to: Arm.self), unsafeBitCast(disarm, to: Disarm.self))
        var (runs, mistakes): (Int, [String]) = (0, [])
        for operation in StoreOperation.all {
            for call in calls {
                for number in 1...most {
                    let trial = StoreTrial(operation, "\(operation.name), \(call) \(number)")
                    let wasHit = trial.run(arm: { fail(call, CInt(number)) }, disarm: { end() != 0 })
                    mistakes += trial.mistakes
                    guard wasHit else { break }
                    runs += 1
                    if operation.needsDisk, ["write", "rename", "fsync"].contains(call), !trial.isRefused {
                        mistakes.append("\(operation.name), \(call) \(number): the failure gave no error response")
                    }
                }
            }
        }
        var accept = AcceptTrial()
        accept.run(arm: { fail("accept", CInt($0)) }, disarm: { end() != 0 })
        mistakes += accept.mistakes
        if accept.runs == 0 { mistakes.append("accept: no call has failed") }
        runs += accept.runs
        for mistake in mistakes { print(mistake) }
        print("\(runs) faults, \(mistakes.count) mistakes")
        exit(mistakes.isEmpty && runs > 0 ? 0 : 1)
    }
}
