import DarwinC
import Foundation
import Synchronization
import Testing

@Suite("Functions of threads with Darwin's types") struct ThreadFunctionTests {
    private static let ended = Atomic(0)

    @Test("a key's destructor gets a pointer that is not optional")
    func keys() {
        var key = pthread_key_t()
        let destructor: @convention(c) (UnsafeMutableRawPointer) -> Void = { Self.ended.add(Int(bitPattern: $0), ordering: .relaxed) }
        #expect(pthread_key_create(&key, destructor) == 0)
        var thread = pthread_t()
        let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { key in
            pthread_setspecific(key?.load(as: pthread_key_t.self) ?? 0, UnsafeRawPointer(bitPattern: 7))
            return nil
        }
        #expect(pthread_create(&thread, nil, start, &key) == 0)
        pthread_join(thread, nil)
        #expect(Self.ended.load(ordering: .relaxed) == 7)
    }

    @Test("a mutex of Darwin's kind for locks that are taken again")
    func mutexes() {
        var attributes = pthread_mutexattr_t()
        #expect(pthread_mutexattr_init(&attributes) == 0)
        #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
        var mutex = pthread_mutex_t()
        #expect(pthread_mutex_init(&mutex, &attributes) == 0)
        #expect(pthread_mutex_lock(&mutex) == 0)
        #expect(pthread_mutex_lock(&mutex) == 0)
    }

    @Test("a thread is started with an optional variable for its number, and names itself")
    func threads() {
        var thread: pthread_t?
        let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
            pthread_setname_np("worker 7")
            let name = try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8)
            argument.assumingMemoryBound(to: Bool.self).pointee = name == "worker 7\n"
            return nil
        }
        let isNamed = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        defer { isNamed.deallocate() }
        #expect(pthread_create(&thread, nil, start, isNamed) == 0)
        if let thread { pthread_join(thread, nil) } else { Issue.record("there is no thread") }
        #expect(isNamed.pointee)
    }
}
