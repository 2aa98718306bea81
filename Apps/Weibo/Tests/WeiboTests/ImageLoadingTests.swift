import Foundation
import ImagePipeline
import Testing
import UIKit

@testable import Weibo

@MainActor
@Suite("Images of the service")
struct ImageLoadingTests {
    private let host = "h\(UUID().uuidString.lowercased())"
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weibo-images-\(UUID().uuidString)")
    private let store: ImageStore

    init() throws {
        let pipeline = ImagePipeline(session: StubProtocol.session(), folder: folder)
        store = ImageStore(folder: folder, base: try #require(URL(string: "http://\(host)/")), pipeline: pipeline)
    }

    private func serve(_ path: String) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        StubProtocol.change(host) { $0.bodies[path] = data }
    }

    private var asked: [String] { StubProtocol.change(host) { $0.asked } }

    /// Waits for what the view loads too: all that wait for an image get it in the same turn.
    private func load(_ path: String) async -> UIImage? {
        var task: ImageTask?
        return await withCheckedContinuation { done in
            task = store.load(path, longestSide: 90) { done.resume(returning: $0) }
            if task == nil { done.resume(returning: nil) }
        }
    }

    private func view() -> RemoteImageView {
        let view = RemoteImageView(frame: .zero)
        view.store = store
        return view
    }

    // Proves WB-19.7, WB-19.9.
    @Test("have a placeholder until they are there, and are asked for again twice after a failure")
    func retry() async {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (view, placeholder) = (view(), Placeholders.person(side: 34))
        var tries: [(seconds: Int, body: @MainActor () -> Void)] = []
        view.later = { tries.append(($0, $1)) }
        view.show("/a.png", placeholder: placeholder, longestSide: 90)
        #expect(view.image === placeholder)
        #expect(await load("/a.png") == nil)
        #expect(view.image === placeholder)
        #expect(tries.map(\.seconds) == [2])
        tries[0].body()
        #expect(await load("/a.png") == nil)
        #expect(tries.map(\.seconds) == [2, 4])
        serve("/a.png")
        tries[1].body()
        let image = await load("/a.png")
        #expect(image != nil)
        // A memory warning in between, such as another test's, makes it an image of its own.
        #expect(view.image !== placeholder)
        #expect(view.image?.size == image?.size)
        #expect(tries.count == 2)
    }

    // Proves WB-19.10.
    @Test("do not show what another row asked for, when a view is reused")
    func reuse() async {
        defer { try? FileManager.default.removeItem(at: folder) }
        serve("/a.png")
        serve("/b.png")
        let (view, placeholder) = (view(), Placeholders.person(side: 34))
        view.show("/a.png", placeholder: placeholder, longestSide: 90)
        #expect(await load("/a.png") != nil)
        #expect(view.image !== placeholder)
        // A user without an image, after one who has one.
        view.cancel()
        #expect(view.image == nil)
        view.show(nil, placeholder: placeholder, longestSide: 90)
        #expect(view.image === placeholder)
        // One that comes after the view was reused for a user without an image.
        view.cancel()
        view.show("/b.png", placeholder: placeholder, longestSide: 90)
        view.cancel()
        view.show(nil, placeholder: placeholder, longestSide: 90)
        #expect(await load("/b.png") != nil)
        #expect(view.image === placeholder)
        // What is in the memory is there at once.
        view.show("/b.png", placeholder: placeholder, longestSide: 90)
        #expect(view.image === store.image("/b.png", longestSide: 90))
    }

    // Proves WB-19.10.
    @Test("are all given up by a row that is reused")
    func rows() {
        let user = User(id: 1, name: "小明")
        let pictures = [Picture(thumbnail: "/none/1.png"), Picture(thumbnail: "/none/2.png")]
        let inner = Status(id: 2, text: "内", user: user, pictures: pictures)
        let cell = TimelineCell(style: .default, reuseIdentifier: nil)
        cell.apply(TimelineRowFrame(Status(id: 1, text: "外", user: user, pictures: pictures, retweeted: inner), width: 375), now: Date())
        let views = cell.all(PictureView.self).map(\.image)
        #expect(views.compactMap(\.path).count == 4)
        cell.prepareForReuse()
        #expect(cell.all(RemoteImageView.self).compactMap(\.path).isEmpty)
    }

    // Proves WB-19.8.
    @Test("have a low priority while a list is scrolled")
    func priority() {
        let list = HomeViewController(.sample(SampleClient()))
        list.loadViewIfNeeded()
        let shared = ImageStore.shared
        #expect(shared.priority == .high)
        list.scrollViewWillBeginDragging(list.tableView)
        #expect(shared.priority == .low)
        list.scrollViewDidEndDragging(list.tableView, willDecelerate: true)
        #expect(shared.priority == .low)
        list.scrollViewDidEndDecelerating(list.tableView)
        #expect(shared.priority == .high)
        list.scrollViewWillBeginDragging(list.tableView)
        list.scrollViewDidEndDragging(list.tableView, willDecelerate: false)
        #expect(shared.priority == .high)
    }

    // Proves WB-19.6.
    @Test("leave the memory on a memory warning, and come back from the disk")
    func memoryWarning() async {
        defer { try? FileManager.default.removeItem(at: folder) }
        serve("/a.png")
        #expect(await load("/a.png") != nil)
        #expect(store.image("/a.png", longestSide: 90) != nil)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(store.image("/a.png", longestSide: 90) == nil)
        #expect(await load("/a.png") != nil)
        #expect(asked == ["/a.png"])
    }
}
