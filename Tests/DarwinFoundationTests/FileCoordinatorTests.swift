import Foundation
import Synchronization
import Testing

@testable import DarwinFoundation

/// Which accesses wait for which, as values.
@Suite("Claims of file accesses") struct FileClaimsTests {
    private final class Owner {}
    private let owner = Owner()

    private func claim(_ path: String, writes: Bool = false, whole: Bool = false) -> FileClaim {
        FileClaim(url: URL(fileURLWithPath: path), isWriting: writes, includesContents: whole)
    }

    /// The value under test, which an expectation can change.
    private final class Line {
        private var claims = FileClaims()
        private let owner: ObjectIdentifier
        init(_ owner: Owner) { self.owner = ObjectIdentifier(owner) }
        func add(_ wanted: FileClaim..., purpose: String = UUID().uuidString) -> Int {
            claims.add(wanted, purpose: purpose, owner: owner)
        }
        func activate(_ number: Int) -> Bool { claims.activate(number) }
        func end(_ number: Int) { claims.end(number) }
        func cancel() { claims.cancel(owner) }
        func move(_ old: String, _ new: String) { claims.move(from: URL(fileURLWithPath: old), to: URL(fileURLWithPath: new)) }
        func request(_ number: Int) -> FileClaims.Request? { claims.request(number) }
    }

    @Test("many read an item at a time, or one writes it")
    func readersAndWriters() {
        let claims = Line(owner)
        let readers = [claims.add(claim("/none/a")), claims.add(claim("/none/../none/a/"))]
        for reader in readers { #expect(claims.activate(reader)) }
        let writer = claims.add(claim("/none/a", writes: true))
        #expect(!claims.activate(writer))
        #expect(claims.activate(claims.add(claim("/none/b", writes: true))))
        claims.end(readers[0])
        #expect(!claims.activate(writer))
        claims.end(readers[1])
        #expect(claims.activate(writer))
        #expect(!claims.activate(claims.add(claim("/none/a"))))
    }

    @Test("a reader does not overtake a writer that waits longer")
    func order() {
        let claims = Line(owner)
        let first = claims.add(claim("/none/a"))
        #expect(claims.activate(first))
        let writer = claims.add(claim("/none/a", writes: true))
        let second = claims.add(claim("/none/a"))
        #expect(!claims.activate(second))
        claims.end(first)
        #expect(claims.activate(writer))
        claims.end(writer)
        #expect(claims.activate(second))
    }

    @Test("deleting or moving a folder waits for accesses to what is in it; writing the folder alone does not")
    func folders() {
        let claims = Line(owner)
        #expect(claims.activate(claims.add(claim("/none/folder/a"))))
        #expect(claims.activate(claims.add(claim("/none/folder", writes: true))))
        #expect(!claims.activate(claims.add(claim("/none/folder", writes: true, whole: true))))
        #expect(claims.activate(claims.add(claim("/none/fold", writes: true, whole: true))))
    }

    @Test("accesses of one purpose do not wait for each other, nor for those that wait for them")
    func purposes() {
        let claims = Line(owner)
        let outer = claims.add(claim("/none/a"), purpose: "sync")
        #expect(claims.activate(outer))
        #expect(!claims.activate(claims.add(claim("/none/a", writes: true))))
        #expect(claims.activate(claims.add(claim("/none/a", writes: true), purpose: "sync")))
    }

    @Test("cancelled accesses are no longer waited for; those under way stay")
    func cancelling() {
        let claims = Line(owner)
        let active = claims.add(claim("/none/a"))
        #expect(claims.activate(active))
        let waiting = claims.add(claim("/none/a", writes: true))
        claims.cancel()
        #expect(claims.request(active)?.isCancelled == false)
        #expect(claims.request(waiting)?.isCancelled == true)
        #expect(claims.activate(claims.add(claim("/none/a"))))
    }

    @Test("an access that waits follows an item that is moved, also with its folder")
    func moves() {
        let claims = Line(owner)
        let number = claims.add(claim("/none/folder/a"), claim("/none/b", writes: true))
        claims.move("/none/folder", "/none/other")
        claims.move("/none/b", "/none/c")
        #expect(claims.request(number)?.claims.map(\.path) == ["/none/other/a", "/none/c"])
    }
}

@Suite("NSFileCoordinator", .serialized) struct FileCoordinatorTests {
    /// What happened, on any thread.
    private final class Journal: Sendable {
        private let entries = Mutex<[String]>([])
        func add(_ text: String) { entries.withLock { $0.append(text) } }
        func take() -> [String] {
            entries.withLock { entries in
                defer { entries = [] }
                return entries
            }
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-coordination-\(UUID().uuidString)")

    private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        private let journal = Journal()
        init(_ url: URL) {
            presentedItemURL = url
            presentedItemOperationQueue.maxConcurrentOperationCount = 1
        }
        private func note(_ text: String) { journal.add(text) }
        /// The calls so far, once all have arrived.
        func take() -> [String] {
            presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
            return journal.take()
        }

        func relinquishPresentedItem(toReader reader: @escaping @Sendable ((() -> Void)?) -> Void) {
            note("reader")
            reader { self.note("read") }
        }
        func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((() -> Void)?) -> Void) {
            note("writer")
            writer { self.note("written") }
        }
        func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            note("save")
            completionHandler(nil)
        }
        func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            note("deletion")
            completionHandler(nil)
        }
        func presentedItemDidMove(to newURL: URL) { note("moved to \(newURL.lastPathComponent)") }
        func presentedItemDidChange() { note("changed") }
        func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            note("deletion of \(url.lastPathComponent)")
            completionHandler(nil)
        }
        func presentedSubitemDidAppear(at url: URL) { note("new \(url.lastPathComponent)") }
        func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) { note("\(oldURL.lastPathComponent) to \(newURL.lastPathComponent)") }
        func presentedSubitemDidChange(at url: URL) { note("changed \(url.lastPathComponent)") }
    }

    /// A folder and a file in it, with their presenters known.
    private func present(_ body: (_ file: URL, _ item: Presenter, _ container: Presenter) throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        try Data("one".utf8).write(to: file)
        let (item, container) = (Presenter(file), Presenter(folder))
        for presenter in [item, container] { NSFileCoordinator.addFilePresenter(presenter) }
        defer { for presenter in [item, container] { NSFileCoordinator.removeFilePresenter(presenter) } }
        try body(file, item, container)
    }

    @Test("another's reading lets the presenter go and save first; its own is not told")
    func reading() throws {
        try present { file, item, container in
            var text: String?
            var error: NSError?
            NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, options: [], error: &error) { url in
                text = try? String(contentsOf: url, encoding: .utf8)
            }
            #expect(text == "one")
            #expect(error == nil)
            #expect(item.take() == ["reader", "save", "read"])
            #expect(container.take().isEmpty)
            NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, options: .withoutChanges, error: nil) { _ in }
            #expect(item.take() == ["reader", "read"])
            NSFileCoordinator(filePresenter: item).coordinate(readingItemAt: file, options: [], error: nil) { _ in }
            #expect(item.take().isEmpty)
        }
    }

    @Test("another's writing notifies the presenters of the item and of its folder, with what appears, moves and is deleted")
    func writing() throws {
        try present { file, item, container in
            let coordinator = NSFileCoordinator(filePresenter: nil)
            coordinator.coordinate(writingItemAt: file, options: [], error: nil) { try? Data("two".utf8).write(to: $0) }
            #expect(item.take() == ["writer", "written", "changed"])
            #expect(container.take() == ["changed a.txt"])
            let new = folder.appendingPathComponent("b.txt")
            coordinator.coordinate(writingItemAt: new, options: .forReplacing, error: nil) { try? Data("b".utf8).write(to: $0) }
            #expect(container.take() == ["new b.txt"])
            let moved = folder.appendingPathComponent("c.txt")
            coordinator.item(at: file, didMoveTo: moved)
            #expect(item.take() == ["moved to c.txt"])
            #expect(container.take() == ["a.txt to c.txt"])
            coordinator.coordinate(writingItemAt: file, options: .forDeleting, error: nil) { try? FileManager.default.removeItem(at: $0) }
            #expect(item.take() == ["writer", "deletion", "written"])
            #expect(container.take() == ["deletion of a.txt"])
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
    }

    @Test("a presenter's error ends the access with it")
    func refusal() throws {
        final class Refusing: NSObject, NSFilePresenter, @unchecked Sendable {
            let presentedItemURL: URL?
            let presentedItemOperationQueue = OperationQueue()
            init(_ url: URL) { presentedItemURL = url }
            func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
                completionHandler(CocoaError(.fileWriteOutOfSpace))
            }
        }
        let refusing = Refusing(folder)
        NSFileCoordinator.addFilePresenter(refusing)
        defer { NSFileCoordinator.removeFilePresenter(refusing) }
        var error: NSError?
        NSFileCoordinator().coordinate(readingItemAt: folder, options: [], error: &error) { _ in Issue.record("the accessor ran") }
        #expect(error?.code == CocoaError.fileWriteOutOfSpace.rawValue)
    }

    @Test("a writer waits for the reader on another thread; an access within an accessor of the same coordinator does not wait")
    func waiting() async {
        let journal = Journal()
        let file = folder
        let coordinator = NSFileCoordinator()
        let (entered, leave) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await withCheckedContinuation { continuation in
                    Thread.detachNewThread {
                        coordinator.coordinate(readingItemAt: file, options: [], error: nil) { _ in
                            entered.signal()
                            leave.wait()
                            coordinator.coordinate(writingItemAt: file, options: [], error: nil) { _ in
                                journal.add("inner")
                            }
                            journal.add("reader")
                        }
                        continuation.resume()
                    }
                }
            }
            group.addTask {
                await withCheckedContinuation { continuation in
                    Thread.detachNewThread {
                        entered.wait()
                        leave.signal()
                        NSFileCoordinator().coordinate(writingItemAt: file, options: [], error: nil) { _ in
                            journal.add("writer")
                        }
                        continuation.resume()
                    }
                }
            }
        }
        #expect(journal.take() == ["inner", "reader", "writer"])
    }

    @Test("cancelling ends an access that waits with NSUserCancelledError")
    func cancelling() {
        let file = folder
        let waiting = NSFileCoordinator()
        let journal = Journal()
        NSFileCoordinator().coordinate(writingItemAt: file, options: [], error: nil) { _ in
            let done = DispatchSemaphore(value: 0)
            waiting.coordinate(with: [.readingIntent(with: file)], queue: OperationQueue()) { error in
                journal.add("\((error as NSError?)?.code ?? 0)")
                done.signal()
            }
            waiting.cancel()
            done.wait()
        }
        #expect(journal.take() == ["\(CocoaError.userCancelled.rawValue)"])
    }

    @Test("intents are accessed together on a queue, and follow moves")
    func intents() async {
        let (old, new, other) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"), folder.appendingPathComponent("c"))
        let intents = [NSFileAccessIntent.writingIntent(with: old, options: .forMoving), NSFileAccessIntent.readingIntent(with: other)]
        let urls = await withCheckedContinuation { (continuation: CheckedContinuation<[URL], Never>) in
            let mover = NSFileCoordinator()
            mover.coordinate(writingItemAt: old, options: .forMoving, error: nil) { _ in
                NSFileCoordinator().coordinate(with: intents, queue: OperationQueue()) { error in
                    #expect(error == nil)
                    continuation.resume(returning: intents.map(\.url))
                }
                mover.item(at: old, didMoveTo: new)
            }
        }
        #expect(urls.map(\.lastPathComponent) == ["b", "c"])
    }

    @Test("accesses that were prepared together are made within the batch")
    func batch() throws {
        try present { file, item, _ in
            let coordinator = NSFileCoordinator(filePresenter: nil)
            var read: String?
            coordinator.prepare(forReadingItemsAt: [file], options: [], writingItemsAt: [], options: [], error: nil) { done in
                coordinator.coordinate(readingItemAt: file, options: [], error: nil) { read = try? String(contentsOf: $0, encoding: .utf8) }
                done()
            }
            #expect(read == "one")
            #expect(item.take().first == "reader")
        }
    }
}
