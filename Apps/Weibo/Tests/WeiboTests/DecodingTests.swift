import Foundation
import Testing

@testable import Weibo

@Suite("Decoding")
struct DecodingTests {
    private func page(_ text: String) throws -> StatusPage { try JSONDecoder().decode(StatusPage.self, from: Data(text.utf8)) }

    // Proves WB-8.4.
    @Test("reads a status with all that it has")
    func full() throws {
        let text = """
            {"statuses": [{"id": 11, "idstr": "11", "created_at": "Tue May 31 17:46:55 +0800 2011", "text": "好",
            "source": "<a href='x'>iPad</a>", "pic_urls": [{"thumbnail_pic": "/media/thumbnail/1.gif"}], "liked": true,
            "reposts_count": 8, "comments_count": 9, "attitudes_count": 10,
            "user": {"id": 5, "screen_name": "小明", "verified": true, "verified_type": 220, "mbrank": 3, "profile_image_url": "/a"},
            "retweeted_status": {"id": 10, "text": "早", "user": {"id": 6, "screen_name": "小红"}}}], "total_number": 1}
            """
        let status = try #require(try page(text).statuses.first)
        #expect(status.id == 11)
        #expect(status.source == "iPad")
        #expect(status.created == Date(timeIntervalSince1970: 1_306_835_215))
        #expect(status.counts == Status.Counts(reposts: 8, comments: 9, likes: 10, isLiked: true))
        #expect(status.pictures.first?.isGIF == true)
        #expect(status.pictures.first?.large == "/media/large/1.gif")
        #expect(status.user?.verification == .talent)
        #expect(status.user?.memberRank == 3)
        #expect(status.retweeted?.user?.name == "小红")
    }

    // Proves WB-8.2.
    @Test("skips broken rows, and takes unknown and missing fields")
    func broken() throws {
        let text = """
            {"statuses": [{"id": 3, "text": "a", "extra": {"x": []}}, {"text": "no id"}, 7, null, {"id": "2", "user": null},
            {"id": 1, "user": {"id": 1}, "pic_urls": [{}, {"thumbnail_pic": "p"}], "reposts_count": null, "comments_count": "4"}]}
            """
        let statuses = try page(text).statuses
        #expect(statuses.map(\.id) == [3, 2, 1])
        #expect(statuses[2].user == nil)
        #expect(statuses[2].pictures.count == 1)
        #expect(statuses[2].counts == Status.Counts(reposts: 0, comments: 4))
    }

    // Proves WB-13.3.
    @Test("keeps at most nine images")
    func pictures() throws {
        let list = (0..<12).map { "{\"thumbnail_pic\": \"\($0)\"}" }.joined(separator: ",")
        #expect(try page("{\"statuses\": [{\"id\": 1, \"pic_urls\": [\(list)]}]}").statuses[0].pictures.count == 9)
    }

    // Proves WB-10.1.
    @Test(
        "knows the kinds of verification",
        arguments: [
            (-1, false, User.Verification.none), (0, true, .personal), (3, true, .enterprise), (220, true, .talent), (99, true, .none),
        ])
    func verification(_ row: (type: Int64, isVerified: Bool, kind: User.Verification)) {
        #expect(User.verification(type: row.type, isVerified: row.isVerified) == row.kind)
    }
}
