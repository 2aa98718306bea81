import CSystem
import Foundation
import Glibc
import Synchronization

/// Threads of different kinds that count what is due and what they are told, and one that does what comes over standard input:
///
/// - `s`: a snapshot, whose launches come over standard output's socket
/// - a digit: so many seconds pass
/// - `r`: reads a file on and counts its bytes
///
/// Each is answered by a line with all counts, or why there is no snapshot.
func runSnapshots() -> Never {
    // Tests that start at the same time leave it descriptors of theirs.
    for number in 3..<Int32(256) { close(number) }
    let counts = Counts()
    let link = dup(STDIN_FILENO)
    if CommandLine.arguments.contains("connection") {
        var ends: [Int32] = [-1, -1]
        _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    }
    let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    let file = open("/proc/self/exe", O_RDONLY)
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { counts.queue.withLock { $0 += 1 } }
    source.resume()
    let condition = NSCondition()
    let woken = Mutex(0)
    Thread.detachNewThread {
        condition.lock()
        while true {
            condition.wait()
            woken.withLock { $0 += 1 }
        }
    }
    Thread.detachNewThread {
        while true {
            Thread.sleep(forTimeInterval: 2)
            counts.sleeper.withLock { $0 += 1 }
        }
    }
    let timer = Timer(timeInterval: 1, repeats: true) { _ in counts.runLoop.withLock { $0 += 1 } }
    RunLoop.main.add(timer, forMode: .common)
    let input = Pointers(memory: memory, condition: condition)
    Thread.detachNewThread {
        var byte: UInt8 = 0
        while read(link, &byte, 1) == 1 {
            var reason = [CChar](repeating: 0, count: 256)
            switch byte {
            case UInt8(ascii: "s"):
                _ = ferry_virtual_clock_settle(10_000_000_000)
                let control = dup(STDOUT_FILENO)
                let outcome = ferry_virtual_clock_take_snapshot(control, link, &reason, reason.count)
                if outcome == 2 { continue }
                close(control)
                if outcome == 0 {
                    answer(String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self), on: link)
                    continue
                }
            case UInt8(ascii: "r"):
                var bytes = [UInt8](repeating: 0, count: 100)
                _ = read(file, &bytes, 100)
            default:
                _ = ferry_virtual_clock_settle(10_000_000_000)
                for _ in 0..<Int(byte - UInt8(ascii: "0")) {
                    ferry_virtual_clock_advance(ferry_virtual_clock_now() + 1_000_000_000)
                    _ = ferry_virtual_clock_settle(10_000_000_000)
                }
                input.condition.lock()
                input.condition.signal()
                input.condition.unlock()
                // Threads wait for each other.
                DispatchQueue.concurrentPerform(iterations: 4) { _ in
                    for _ in 0..<1000 { counts.locked.withLock { $0 += 1 } }
                }
                _ = ferry_virtual_clock_settle(10_000_000_000)
                input.memory?.storeBytes(of: (input.memory?.load(as: Int.self) ?? 0) + 1, as: Int.self)
            }
            let text =
                "queue \(counts.queue.withLock { $0 }) run loop \(counts.runLoop.withLock { $0 }) sleeper \(counts.sleeper.withLock { $0 })"
                + " locked \(counts.locked.withLock { $0 })"
                + " woken \(woken.withLock { $0 }) memory \(input.memory?.load(as: Int.self) ?? -1) file \(lseek(file, 0, SEEK_CUR))"
            answer(text, on: link)
        }
        _exit(0)
    }
    RunLoop.main.run()
    exit(1)
}

private final class Counts: Sendable {
    let queue = Mutex(0)
    let runLoop = Mutex(0)
    let sleeper = Mutex(0)
    let locked = Mutex(0)
}

private struct Pointers: @unchecked Sendable {
    let memory: UnsafeMutableRawPointer?
    let condition: NSCondition
}

private func answer(_ text: String, on link: Int32) {
    let line = Array((text + "\n").utf8)
    _ = write(link, line, line.count)
}
