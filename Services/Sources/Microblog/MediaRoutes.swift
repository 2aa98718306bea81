import HTTP
import Security

/// Images. They need no token, as image views load them by address alone, and never change.
extension MicroblogService {
    private func drawn(_ request: Request, type: String, _ make: () -> [UInt8]?) throws -> Response {
        let name = request.target.segments.joined(separator: "/")
        guard let bytes = cache.bytes(name, make) else { throw WeiboError.noSuchAPI.error("there is no such image!") }
        let tag = "\"\(SHA256.of(bytes).prefix(24))\""
        let headers = HTTPHeaders([
            ("content-type", type), ("etag", tag), ("cache-control", "public, max-age=31536000, immutable"),
            ("x-content-type-options", "nosniff"),
        ])
        if request.headers["if-none-match"] == tag { return Response(304, headers: headers) }
        return Response(200, headers: headers, body: .bytes(bytes))
    }

    private func image(_ request: Request) throws -> Response {
        let name = request.parameter("name")
        guard let size = MediaSize(rawValue: request.parameter("size")) else {
            throw WeiboError.noSuchAPI.error("there is no such size!")
        }
        if let path = images.path(name) {
            guard let file = try? OpenFile(path) else { throw WeiboError.noSuchAPI.error("there is no such image!") }
            var response = Response.file(file, type: ImageStore.mediaType(name), tag: String(name.prefix(24)), request: request)
            response.headers.set("cache-control", "public, max-age=31536000, immutable")
            return response
        }
        return try drawn(request, type: name.hasSuffix(".gif") ? "image/gif" : "image/png") { SampleImages.image(name, size) }
    }

    private func avatar(_ request: Request) throws -> Response {
        guard let size = AvatarSize(rawValue: request.parameter("size")) else {
            throw WeiboError.noSuchAPI.error("there is no such size!")
        }
        return try drawn(request, type: "image/png") { SampleImages.avatar(request.parameter("name"), side: size.side) }
    }

    private func emotion(_ request: Request) throws -> Response {
        let name = request.parameter("name")
        return try drawn(request, type: "image/png") {
            guard name.hasSuffix(".png"), let number = Int(name.dropLast(4)), "\(number).png" == name,
                Emotion.all.indices.contains(number)
            else { return nil }
            return SampleImages.emotion(number)
        }
    }

    var mediaRoutes: [Route] {
        func operation(_ name: String, _ summary: String) -> Operation {
            Operation(name, summary, needsSession: false, answers: [.init(200, "OK")])
        }
        return [
            Route(.get, "/media/{size}/{name}", operation("image", "An image of a status."), waits: true) { [self] in try image($0) },
            Route(.get, "/media/avatar/{size}/{name}", operation("avatar", "A profile image."), waits: true) { [self] in try avatar($0) },
            Route(.get, "/media/emotion/{name}", operation("emotion", "The image of an emoticon."), waits: true) { [self] in
                try emotion($0)
            },
        ]
    }
}
