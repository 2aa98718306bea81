import ImageIO
import Testing
import UIKit

@testable import Weibo

@MainActor
@Suite("Images of statuses")
struct PictureTests {
    private static func picture(_ colour: UIColor, _ size: CGSize = CGSize(width: 4, height: 4)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            colour.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    // Proves WB-13.2.
    @Test("single ones make the row as high as they are, by the size that the service tells")
    func single() throws {
        let row = #"{"id": 1, "pic_urls": [{"thumbnail_pic": "/media/thumbnail/a.png", "width": 240, "height": 120}]}"#
        let told = try JSONDecoder().decode(Status.self, from: Data(row.utf8))
        #expect(StatusFrame(told, width: 375).pictures.size == CGSize(width: 120, height: 60))
        let untold = Status(id: 1, text: "", pictures: [Picture(thumbnail: "a")])
        #expect(StatusFrame(untold, width: 375).pictures.size == CGSize(width: 120, height: 120))
        var two = told
        two.pictures += untold.pictures
        #expect(StatusFrame(two, width: 375).pictures.size == PictureListView.size(for: 2))
    }

    // Proves WB-13.13, WB-13.14.
    @Test("fill their squares and are clipped, and GIFs have a badge in the lower right corner")
    func badge() throws {
        let list = PictureListView(frame: CGRect(origin: .zero, size: PictureListView.size(for: 3)))
        list.show(["a.png", "b.gif", "c.GIF"].map { Picture(thumbnail: $0) })
        list.layoutIfNeeded()
        let views = list.all(PictureView.self)
        views.forEach { $0.layoutIfNeeded() }
        #expect(views.map(\.badge.isHidden) == [true, false, false])
        for view in views {
            #expect(view.image.contentMode == .scaleAspectFill)
            #expect(view.image.clipsToBounds)
            #expect(view.image.frame == view.bounds)
            #expect(view.badge.frame.maxX == view.bounds.maxX)
            #expect(view.badge.frame.maxY == view.bounds.maxY)
            #expect(view.bounds.contains(view.badge.frame))
        }
        // Reused for a status with fewer images.
        list.show([Picture(thumbnail: "d.png")])
        #expect(views.map(\.isHidden) == [false, true, true])
        #expect(views[0].badge.isHidden)
    }

    // Proves WB-13.10.
    @Test("that move are played with their times, others are not")
    func animation() throws {
        let data = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif" as CFString, 2, nil))
        for (colour, delay) in [(UIColor.red, 0.1), (UIColor.blue, 0.3)] {
            let image = try #require(Self.picture(colour).cgImage)
            let times = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]] as CFDictionary
            CGImageDestinationAddImage(target, image, times)
        }
        #expect(CGImageDestinationFinalize(target))
        let moving = try #require(AnimationLoader.animation(data as Data))
        #expect(abs(moving.duration - 0.4) < 0.001)
        // The second one is shown three times as long.
        #expect(moving.images?.count == 20)
        let still = try #require(Self.picture(.red).pngData())
        #expect(AnimationLoader.animation(still) == nil)
        #expect(AnimationLoader.animation(Data("GIF".utf8)) == nil)
    }

    // Proves WB-13.9.
    @Test("grow from their thumbnails, and return to them")
    func transitions() throws {
        final class Thumbnails: PhotoViewerDelegate {
            let views = (0..<2).map { UIImageView(frame: CGRect(x: 10, y: 100 + 90 * CGFloat($0), width: 80, height: 80)) }
            var asked: [Int] = []
            func photoViewer(_ viewer: PhotoViewerController, thumbnailAt index: Int) -> UIImageView? {
                asked.append(index)
                return views[index]
            }
        }
        let thumbnails = Thumbnails()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        thumbnails.views.forEach(window.addSubview)
        let items = [UIColor.red, .blue].map {
            PhotoItem(thumbnail: Self.picture($0, CGSize(width: 40, height: 20)), path: "", isGIF: false)
        }
        let viewer = PhotoViewerController(items, index: 1, delegate: thumbnails)
        window.rootViewController = viewer
        window.isHidden = false
        window.layoutIfNeeded()
        viewer.viewDidAppear(false)
        let scroll = viewer.view.subviews.compactMap { $0 as? UIScrollView }.first
        let page = try #require(scroll?.subviews.compactMap { $0 as? PhotoPage }.last)
        // As wide as the screen, and on its way there.
        #expect(page.imageView.frame.width == 390)
        #expect(page.imageView.layer.animationKeys()?.isEmpty == false)
        #expect(thumbnails.asked == [1])
        #expect(viewer.accessibilityPerformEscape())
        #expect(thumbnails.asked == [1, 1])
        let end = page.convert(page.imageView.frame, to: window)
        #expect(end == thumbnails.views[1].frame)
    }

    // Proves WB-28.6, WB-19.6.
    @Test("are as many bytes on the disk as the cache says, until it is cleared")
    func cache() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weibo-pictures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = ImageStore(folder: folder, base: URL(fileURLWithPath: "/"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(store.diskSize() == 0)
        try Data(count: 1000).write(to: folder.appendingPathComponent("a"))
        try Data(count: 234).write(to: folder.appendingPathComponent("b"))
        #expect(store.diskSize() == 1234)
        store.dropMemory()
        #expect(store.diskSize() == 1234)
        store.clear()
        #expect(store.diskSize() == 0)
    }

    // Proves WB-10.3.
    @Test("of users have the mark centred on the circle at the lower right", arguments: [AvatarView.Kind.small, .standard, .big])
    func mark(_ kind: AvatarView.Kind) throws {
        var user = User(id: 1, name: "小明")
        user.verification = .personal
        let avatar = AvatarView(kind)
        avatar.show(user)
        avatar.layoutIfNeeded()
        let mark = try #require(avatar.subviews.last as? UIImageView)
        #expect(mark.image != nil)
        let radius = AvatarView.size(for: kind) / 2
        let distance = hypot(mark.center.x - radius, mark.center.y - radius)
        #expect(abs(distance - radius) < 0.01)
        #expect(mark.center.x == mark.center.y)
        #expect(mark.center.x > radius)
        user.verification = .none
        avatar.show(user)
        #expect(mark.image == nil)
    }

    // Proves WB-10.2.
    @Test("of users have three sizes, a placeholder for each, and a mark for each kind of verification")
    func avatars() {
        #expect(AvatarView.size(for: .small) == 34)
        #expect(AvatarView.size(for: .standard) == 50)
        #expect(AvatarView.size(for: .big) == 85)
        for side: CGFloat in [34, 50, 85] { #expect(Placeholders.person(side: side).size.width == side) }
        #expect(VerificationMark.image(.none) == nil)
        let marks = [User.Verification.personal, .talent, .enterprise].compactMap { VerificationMark.image($0)?.pngData() }
        #expect(Set(marks).count == 3)
    }
}
