import Foundation
import ImagePipeline
import Testing
import UIKit

@Suite("Image pipeline", .serialized)
@MainActor struct ImagePipelineTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    private let session = StubProtocol.session()

    private func pipeline(_ limit: Int = 1 << 20, concurrent: Int = 4) -> ImagePipeline {
        ImagePipeline(session: session, folder: folder, diskLimit: limit, concurrentTransfers: concurrent)
    }

    private func picture(_ width: Int, _ height: Int, _ color: UIColor = .red) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func serve(_ path: String, _ data: Data, status: Int = 200) { StubProtocol.change { $0.answers[path] = (status, data) } }

    private func request(_ path: String, key: String? = nil, side: Int = 50) throws -> ImageRequest {
        ImageRequest(
            key: key ?? path, source: .network(URLRequest(url: try #require(URL(string: "http://pictures\(path)")))), longestSide: side)
    }

    private func load(_ pipeline: ImagePipeline, _ request: ImageRequest) async -> Result<UIImage, ImageError> {
        await withCheckedContinuation { done in pipeline.load(request) { done.resume(returning: $0) } }
    }

    private func asked(_ path: String) -> Int { StubProtocol.change { $0.asked.filter { $0 == path }.count } }

    @Test("decodes images at their display size, and no larger than they are")
    func size() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        serve("/wide.png", picture(400, 100))
        serve("/small.png", picture(20, 10))
        let pipeline = pipeline()
        #expect(try await load(pipeline, request("/wide.png")).get().size == CGSize(width: 50, height: 13))
        #expect(try await load(pipeline, request("/small.png")).get().size == CGSize(width: 20, height: 10))
        #expect(pipeline.image(for: try request("/wide.png")) != nil)
        #expect(pipeline.image(for: try request("/wide.png", side: 80)) == nil)
    }

    // Proves WB-19.1.
    @Test("keeps the bytes on the disk when the memory is cleared")
    func memory() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        serve("/m.png", picture(60, 60))
        let pipeline = pipeline()
        _ = try await load(pipeline, request("/m.png")).get()
        pipeline.removeAllFromMemory()
        #expect(pipeline.image(for: try request("/m.png")) == nil)
        _ = try await load(pipeline, request("/m.png")).get()
        #expect(asked("/m.png") == 1)
    }

    // Proves WB-19.1.
    @Test("downloads bytes once, for all waiting tasks and the next launch")
    func once() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        serve("/a.png", picture(60, 60))
        let first = pipeline()
        async let one = load(first, try request("/a.png"))
        async let other = load(first, try request("/a.png"))
        _ = (try await one.get(), try await other.get())
        #expect(asked("/a.png") == 1)
        // Another size is decoded from the bytes on the disk, and so is everything after a relaunch.
        _ = try await load(first, request("/a.png", side: 20)).get()
        _ = try await load(pipeline(), request("/a.png")).get()
        #expect(asked("/a.png") == 1)
        first.removeAll()
        _ = try await load(pipeline(), request("/a.png")).get()
        #expect(asked("/a.png") == 2)
    }

    // Proves WB-19.4.
    @Test("does not cache bytes that are not an image, and reports the error")
    func failures() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        serve("/text.png", Data("no picture".utf8))
        serve("/gone.png", Data(), status: 404)
        let pipeline = pipeline()
        await #expect(throws: ImageError.undecodable) { try await load(pipeline, request("/text.png")).get() }
        await #expect(throws: ImageError.status(404)) { try await load(pipeline, request("/gone.png")).get() }
        serve("/text.png", picture(30, 30))
        #expect(try await load(pipeline, request("/text.png")).get().size.width == 30)
    }

    // Proves WB-19.2.
    @Test("a cancelled task has no completion, and its transfer ends unless others wait")
    func cancel() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        StubProtocol.change { $0.silent = ["/slow.png"] }
        serve("/a.png", picture(10, 10))
        let pipeline = pipeline(concurrent: 1)
        let never = pipeline.load(try request("/slow.png")) { _ in Issue.record("answered after a cancel") }
        for _ in 0..<200 where asked("/slow.png") == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
        never.cancel()
        // The one transfer slot is free again.
        _ = try await load(pipeline, request("/a.png")).get()
        #expect(StubProtocol.change { $0.stopped } > 0)
    }

    // Proves WB-19.3.
    @Test("higher priorities are loaded first, and among equals the latest")
    func order() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        StubProtocol.change { $0.silent = ["/slow.png"] }
        let pipeline = pipeline(concurrent: 1)
        let first = pipeline.load(try request("/slow.png")) { _ in }
        for _ in 0..<200 where asked("/slow.png") == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
        for name in ["/low.png", "/normal.png", "/later.png", "/high.png"] { serve(name, picture(10, 10)) }
        let all: [(String, ImagePriority)] = [("/low.png", .low), ("/high.png", .high), ("/normal.png", .normal), ("/later.png", .normal)]
        await withTaskGroup(of: Void.self) { group in
            for (name, priority) in all {
                guard let wanted = try? request(name) else { continue }
                group.addTask { @MainActor in
                    await withCheckedContinuation { done in pipeline.load(wanted, priority: priority) { _ in done.resume() } }
                }
            }
            // Frees the slot once all of them wait.
            group.addTask { @MainActor in
                try? await Task.sleep(nanoseconds: 100_000_000)
                first.cancel()
            }
        }
        #expect(StubProtocol.change { $0.asked } == ["/slow.png", "/high.png", "/later.png", "/normal.png", "/low.png"])
    }

    @Test("deletes the oldest files when the disk limit is reached")
    func limit() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let one = picture(8, 8)
        let pipeline = pipeline(one.count * 6)
        for place in 0..<12 {
            serve("/\(place).png", one)
            _ = try await load(pipeline, request("/\(place).png", key: "key \(place)")).get()
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(left.count >= 1)
        #expect(left.count <= 6)
    }
}
