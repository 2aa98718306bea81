import UIKit

/// Downloads, caches and decodes images. Used from the main thread; the work runs on other threads.
public final class ImagePipeline: @unchecked Sendable {
    /// One download for all tasks that wait for it.
    private final class Job {
        let request: ImageRequest
        var waiting: [ObjectIdentifier: (task: ImageTask, done: (Result<UIImage, ImageError>) -> Void)] = [:]
        var transfer: URLSessionDataTask?
        /// Higher for later jobs.
        var number: Int
        var isRunning = false

        init(_ request: ImageRequest, number: Int) {
            self.request = request
            self.number = number
        }

        var priority: ImagePriority { waiting.values.map(\.task.priority).max() ?? .low }
    }

    private let session: URLSession
    private let memory = NSCache<NSString, UIImage>()
    private let disk: DiskCache
    /// Guards all state below, including the disk cache.
    private let queue = DispatchQueue(label: "ImagePipeline")
    private let decoding = OperationQueue()
    private var jobs: [String: Job] = [:]
    private var count = 0
    private var running = 0
    private let most: Int
    /// Incremented when the caches are cleared: results of earlier downloads are not cached.
    private var generation = 0

    /// - Parameters:
    ///   - folder: for the cache on the disk.
    ///   - memoryLimit, diskLimit: in bytes.
    ///   - concurrentTransfers: how many images are downloaded in parallel.
    public init(
        session: URLSession = .shared, folder: URL, memoryLimit: Int = 32 << 20, diskLimit: Int = 128 << 20, concurrentTransfers: Int = 4
    ) {
        self.session = session
        disk = DiskCache(folder: folder, limit: diskLimit)
        memory.totalCostLimit = memoryLimit
        most = concurrentTransfers
        decoding.maxConcurrentOperationCount = 2
        decoding.qualityOfService = .userInitiated
    }

    /// Returns an image from the memory cache, synchronously.
    public func image(for request: ImageRequest) -> UIImage? { memory.object(forKey: request.memoryKey as NSString) }

    /// Loads an image. `completion` runs on the main queue, unless the task is cancelled first.
    @discardableResult
    public func load(
        _ request: ImageRequest, priority: ImagePriority = .normal, completion: @escaping (Result<UIImage, ImageError>) -> Void
    ) -> ImageTask {
        let task = ImageTask(pipeline: self, request: request, priority: priority)
        queue.async { [self] in
            guard !task.isCancelled else { return }
            let job = jobs[request.memoryKey] ?? Job(request, number: 0)
            count += 1
            job.number = count
            job.waiting[ObjectIdentifier(task)] = (task, completion)
            jobs[request.memoryKey] = job
            job.transfer?.priority = job.priority == .high ? URLSessionTask.highPriority : URLSessionTask.defaultPriority
            startNext()
        }
        return task
    }

    /// Clears the cache in memory; images stay on the disk.
    public func removeAllFromMemory() { memory.removeAllObjects() }

    /// Clears the caches in memory and on the disk, and cancels downloads.
    public func removeAll() {
        memory.removeAllObjects()
        queue.sync {
            generation += 1
            for job in jobs.values { job.transfer?.cancel() }
            jobs = [:]
            disk.removeAll()
        }
    }

    func cancel(_ task: ImageTask) {
        queue.async { [self] in
            let key = task.request.memoryKey
            guard let job = jobs[key], job.waiting.removeValue(forKey: ObjectIdentifier(task)) != nil, job.waiting.isEmpty else { return }
            // No task waits any more. A running transfer reports its end, which starts the next one.
            jobs[key] = nil
            job.transfer?.cancel()
        }
    }

    // MARK: On the queue

    private func startNext() {
        while running < most {
            let waiting = jobs.values.filter { !$0.isRunning }
            guard let next = waiting.max(by: { ($0.priority, $0.number) < ($1.priority, $1.number) }) else { return }
            next.isRunning = true
            running += 1
            start(next)
        }
    }

    private func start(_ job: Job) {
        let key = job.request.key
        switch job.request.source {
        case .file(let url):
            decoding.addOperation { [self] in
                let data = try? Data(contentsOf: url)
                queue.async { self.finish(job, data.map { .success($0) } ?? .failure(.transport("no such file")), isFresh: false) }
            }
        case .network(let request):
            if let kept = disk.data(key) { return queue.async { self.finish(job, .success(kept), isFresh: false) } }
            let transfer = session.dataTask(with: request) { [self] data, response, error in
                let outcome = Self.outcome(data, response, error)
                queue.async { self.finish(job, outcome, isFresh: true) }
            }
            transfer.priority = job.priority == .high ? URLSessionTask.highPriority : URLSessionTask.defaultPriority
            job.transfer = transfer
            transfer.resume()
        }
    }

    private static func outcome(_ data: Data?, _ response: URLResponse?, _ error: Error?) -> Result<Data, ImageError> {
        if let error { return .failure(.transport(error.localizedDescription)) }
        guard let data, let response = response as? HTTPURLResponse else { return .failure(.incomplete) }
        guard response.statusCode == 200 else { return .failure(.status(response.statusCode)) }
        if response.expectedContentLength > 0, response.value(forHTTPHeaderField: "Content-Encoding") == nil,
            Int64(data.count) < response.expectedContentLength
        {
            return .failure(.incomplete)
        }
        return .success(data)
    }

    private func finish(_ job: Job, _ outcome: Result<Data, ImageError>, isFresh: Bool) {
        running -= 1
        let isWanted = jobs[job.request.memoryKey] === job
        startNext()
        guard isWanted else { return }
        switch outcome {
        case .failure(let error): answer(job, .failure(error))
        case .success(let data):
            let began = generation
            let operation = BlockOperation { [self] in
                let image = ImageDecoder.decode(data, longestSide: job.request.longestSide)
                queue.async { self.decoded(image, data, job, isFresh: isFresh, began: began) }
            }
            operation.queuePriority = job.priority == .high ? .high : .normal
            decoding.addOperation(operation)
        }
    }

    private func decoded(_ image: UIImage?, _ data: Data, _ job: Job, isFresh: Bool, began: Int) {
        guard began == generation else { return }
        guard let image else {
            // Bytes that are not an image must not stay in the cache.
            disk.remove(job.request.key)
            return answer(job, .failure(.undecodable))
        }
        if isFresh { disk.store(data, job.request.key) }
        let pixels = Int(image.size.width * image.scale) * Int(image.size.height * image.scale)
        memory.setObject(image, forKey: job.request.memoryKey as NSString, cost: pixels * 4)
        answer(job, .success(image))
    }

    private func answer(_ job: Job, _ result: Result<UIImage, ImageError>) {
        if jobs[job.request.memoryKey] === job { jobs[job.request.memoryKey] = nil }
        let waiting = Array(job.waiting.values)
        DispatchQueue.main.async {
            for (task, done) in waiting where !task.isCancelled { done(result) }
        }
    }
}
