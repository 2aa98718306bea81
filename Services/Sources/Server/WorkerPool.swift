import Glibc

/// Threads for blocking work. A job is rejected when all are busy and the queue is full.
final class WorkerPool: Sendable {
    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var head = 0
        var isStopping = false
    }

    nonisolated(unsafe) private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    nonisolated(unsafe) private let wake = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    nonisolated(unsafe) private var state = State()
    private let longestQueue: Int
    nonisolated(unsafe) private var threads: [pthread_t] = []

    init(threads count: Int, longestQueue: Int) {
        self.longestQueue = longestQueue
        pthread_mutex_init(lock, nil)
        pthread_cond_init(wake, nil)
        for _ in 0..<count {
            var thread = pthread_t()
            let context = Unmanaged.passUnretained(self).toOpaque()
            // Starting a thread only fails without memory, and then nothing else would work either.
            guard
                pthread_create(
                    &thread, nil,
                    { context in
                        if let context { Unmanaged<WorkerPool>.fromOpaque(context).takeUnretainedValue().work() }
                        return nil
                    }, context) == 0
            else { break }
            threads.append(thread)
        }
    }

    deinit {
        pthread_cond_destroy(wake)
        pthread_mutex_destroy(lock)
        wake.deallocate()
        lock.deallocate()
    }

    /// False when the queue is full.
    func run(_ job: @escaping @Sendable () -> Void) -> Bool {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard !state.isStopping, state.jobs.count - state.head < longestQueue else { return false }
        state.jobs.append(job)
        pthread_cond_signal(wake)
        return true
    }

    /// Ends the threads when the queue is empty. > Precondition: called once, and before the last reference is released.
    func stop() {
        pthread_mutex_lock(lock)
        state.isStopping = true
        pthread_cond_broadcast(wake)
        pthread_mutex_unlock(lock)
        for thread in threads { pthread_join(thread, nil) }
        threads = []
    }

    private func work() {
        while true {
            pthread_mutex_lock(lock)
            while state.head == state.jobs.count, !state.isStopping { pthread_cond_wait(wake, lock) }
            guard state.head < state.jobs.count else {
                pthread_mutex_unlock(lock)
                return
            }
            let job = state.jobs[state.head]
            state.head += 1
            if state.head == state.jobs.count || state.head > 1024 {
                state.jobs.removeFirst(state.head)
                state.head = 0
            }
            pthread_mutex_unlock(lock)
            job()
        }
    }
}
