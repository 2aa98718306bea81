import Foundation
import Testing

@testable import URLLoading

@Suite("URLSession: uploads and downloads") struct TransferTests {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-transfers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("an upload reports progress, and is sent again after a redirect") func upload() async throws {
        let server = try TestServer { request in
            request.path == "/moved"
                ? .init(307, Data(), ["Location": "/"]) : .init(text: "\(request.body.count) \(request.body == pattern(2_000_000))")
        }
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("body")
        try pattern(2_000_000).write(to: file)
        for path in ["", "moved"] {
            var request = URLRequest(url: server[path])
            request.httpMethod = "PUT"
            let recorder = Recorder()
            let task = freshSession(recorder).uploadTask(with: request, fromFile: file)
            task.resume()
            #expect(await recorder.waitForEnd())
            #expect(String(decoding: recorder.data, as: UTF8.self) == "2000000 true")
            #expect(recorder.calls.last { $0.hasPrefix("sent") } == "sent 2000000 of 2000000")
            #expect(task.countOfBytesSent == 2_000_000)
            #expect(task.countOfBytesExpectedToSend == 2_000_000)
            #expect(task.progress.fractionCompleted == 1)
        }
        let (data, _) = try await freshSession().upload(for: put(server.url), from: pattern(2_000_000))
        #expect(String(decoding: data, as: UTF8.self) == "2000000 true")
        await #expect { try await freshSession().upload(for: put(server.url), fromFile: folder.appendingPathComponent("none")) } throws: {
            ($0 as? URLError)?.code == .cannotOpenFile
        }
    }

    private func put(_ url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = "PUT"
        return request
    }

    @Test("a stream is sent in chunks, and requested again where it is needed again") func stream() async throws {
        let server = try TestServer { request in
            request.path == "/moved"
                ? .init(308, Data(), ["Location": "/"])
                : .init(text: "\(request.body == pattern(300_000)) \(request["Transfer-Encoding"] ?? "-")")
        }
        let recorder = Recorder()
        recorder.stream = { InputStream(data: pattern(300_000)) }
        freshSession(recorder).uploadTask(withStreamedRequest: put(server["moved"])).resume()
        #expect(await recorder.waitForEnd())
        #expect(String(decoding: recorder.data, as: UTF8.self) == "true chunked")
        #expect(recorder.calls.filter { $0 == "stream" }.count == 2)
    }

    @Test("a download's file exists until its delegate returns") func download() async throws {
        let server = try TestServer { request in request.path == "/none" ? .init(404, Data("none".utf8)) : .init(200, pattern(700_000)) }
        let recorder = Recorder()
        let task = freshSession(recorder).downloadTask(with: server.url)
        task.resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.calls.filter { $0 != "written" } == ["created", "metrics", "downloaded", "complete"])
        #expect(recorder.file == pattern(700_000))
        #expect(task.progress.fractionCompleted == 1)
        #expect(FileManager.default.fileExists(atPath: try #require(recorder.fileURL).path) == false)
        let (file, response) = try await freshSession().download(from: server["none"])
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Data(contentsOf: file) == Data("none".utf8))
        #expect((response as? HTTPURLResponse)?.statusCode == 404)
    }

    /// A server that gives parts of `pattern(size)`, and of the whole no more than `cut`: then it closes, or says nothing more.
    private func parts(_ size: Int, tag: String = "\"v1\"", cut: Int? = nil, stalls: Bool = false) throws -> TestServer {
        try TestServer { request in
            let range = request["Range"].flatMap { Int($0.dropFirst(6).dropLast()) }
            if let start = range, request["If-Range"] == tag {
                let part = Data(pattern(size).dropFirst(start))
                return .init(206, part, ["Content-Range": "bytes \(start)-\(size - 1)/\(size)", "ETag": tag, "Accept-Ranges": "bytes"])
            }
            var answer = TestServer.Answer(200, pattern(size), ["ETag": tag, "Accept-Ranges": "bytes"])
            (answer.cutAfter, answer.stalls) = (cut, stalls)
            return answer
        }
    }

    @Test("a cancelled download resumes where it stopped") func resume() async throws {
        let server = try parts(4 << 20, cut: 1 << 20, stalls: true)
        let recorder = Recorder()
        let task = freshSession(recorder).downloadTask(with: server.url)
        nonisolated(unsafe) var data: Data?
        recorder.onWrite = { task, _ in task.cancel { data = $0 ?? data } }
        task.resume()
        #expect(await recorder.waitForEnd())
        let known = try #require(data)
        #expect((recorder.error as? URLError)?.downloadTaskResumeData == known)
        let received = try #require(ResumeData(known)).received
        #expect(received > 0)
        #expect(received < 4 << 20)
        let other = Recorder()
        let next = freshSession(other).downloadTask(withResumeData: known)
        next.resume()
        #expect(await other.waitForEnd())
        #expect(other.file == pattern(4 << 20))
        #expect(other.calls.contains("resumed at \(received) of \(4 << 20)"))
        #expect(server.requests.last?["Range"] == "bytes=\(received)-")
        #expect(server.requests.last?["If-Range"] == "\"v1\"")
        #expect(next.countOfBytesReceived == 4 << 20)
        #expect(next.countOfBytesExpectedToReceive == 4 << 20)
    }

    @Test("a download resumes after a lost connection; a changed resource is loaded whole") func broken() async throws {
        let size = 1 << 20
        let server = try parts(size, cut: 400_000)
        var caught: (any Error)?
        do { _ = try await freshSession().download(from: server.url) } catch { caught = error }
        let error = try #require(caught as? URLError)
        #expect(error.code == .networkConnectionLost)
        #expect(error.failingURL == server.url)
        let data = try #require(error.downloadTaskResumeData)
        let (file, _) = try await freshSession().download(resumeFrom: data)
        #expect(try Data(contentsOf: file) == pattern(size))
        try FileManager.default.removeItem(at: file)
        // The file is gone now, and so is the right to go on.
        let changed = try parts(size, tag: "\"v2\"")
        var elsewhere = try #require(ResumeData(data))
        elsewhere.url = changed.url
        let (whole, _) = try await freshSession().download(resumeFrom: try #require(elsewhere.encoded()))
        #expect(try Data(contentsOf: whole) == pattern(size))
        #expect(changed.requests.last?["Range"] == nil)
        try FileManager.default.removeItem(at: whole)
    }

    @Test("requests the whole resource from a server that refuses the range") func refusedPart() async throws {
        let server = try TestServer { request in
            request["Range"] != nil ? .init(416, Data()) : .init(200, pattern(1000), ["ETag": "\"a\""])
        }
        let name = DownloadFile.prefix + UUID().uuidString
        try pattern(400).write(to: FileManager.default.temporaryDirectory.appendingPathComponent(name))
        let data = ResumeData(url: server.url, fields: [:], received: 400, entityTag: "\"a\"", lastModified: nil, fileName: name).encoded()
        let recorder = Recorder()
        freshSession(recorder).downloadTask(withResumeData: try #require(data)).resume()
        #expect(await recorder.waitForEnd())
        #expect(recorder.file == pattern(1000))
        #expect(server.requests.count == 2)
    }

    @Test("forged resume data resume nothing, and reach no other files") func hostile() async throws {
        let plain = ResumeData(
            url: URL(fileURLWithPath: "/etc/passwd"), fields: [:], received: 1, entityTag: "a", lastModified: nil, fileName: "x")
        #expect(plain.encoded().flatMap(ResumeData.init) == nil)
        let up = ResumeData(
            url: try #require(URL(string: "http://h/")), fields: [:], received: 1, entityTag: "a", lastModified: nil,
            fileName: DownloadFile.prefix + "/../../etc/passwd")
        #expect(up.encoded().flatMap(ResumeData.init) == nil)
        var generator = SystemRandomNumberGenerator()
        let host = try #require(URL(string: "http://h/"))
        let made = ResumeData(
            url: host, fields: ["A": "b"], received: 9, entityTag: "a", lastModified: nil, fileName: DownloadFile.prefix + "1")
        let good = try #require(made.encoded())
        #expect(ResumeData(good)?.received == 9)
        for _ in 0..<300 {
            var bad = good
            for _ in 0..<4 { bad[Int.random(in: 0..<bad.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator) }
            if let known = ResumeData(bad) {
                #expect(known.received >= 0)
                #expect(!known.fileName.contains("/"))
            }
        }
        for data in [Data(), Data("nonsense".utf8), Data(count: 2 << 20)] {
            await #expect { try await freshSession().download(resumeFrom: data) } throws: { $0 is URLError }
        }
    }

    @Test("a background session continues its downloads in the next launch") func background() async throws {
        let server = try parts(4 << 20, cut: 1 << 20, stalls: true)
        let identifier = "ferry.test.\(UUID().uuidString)"
        let stopped = Recorder()
        let first = URLSession(configuration: .background(withIdentifier: identifier), delegate: stopped, delegateQueue: nil)
        let task = first.downloadTask(with: server.url)
        task.taskDescription = "the picture"
        let written = AsyncStream<Void>.makeStream()
        stopped.onWrite = { _, _ in written.continuation.yield() }
        task.resume()
        for await _ in written.stream { break }
        // As after a kill: what the session notes is there, the session is not.
        let records = BackgroundTransfers(identifier).records()
        #expect(records.map(\.task) == [1])
        task.suspend()
        let next = Recorder()
        let second = URLSession(configuration: .background(withIdentifier: identifier), delegate: next, delegateQueue: nil)
        #expect(await next.waitForEnd())
        #expect(next.file == pattern(4 << 20))
        #expect(next.calls.contains { $0.hasPrefix("resumed at") })
        for _ in 0..<12_000 where !next.calls.contains("events") { try await Task.sleep(for: .milliseconds(5)) }
        #expect(next.calls.last == "events")
        #expect(BackgroundTransfers(identifier).records().isEmpty)
        first.invalidateAndCancel()
        second.invalidateAndCancel()
    }
}
