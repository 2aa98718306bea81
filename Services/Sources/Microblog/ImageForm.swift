import HTTP
import JSON
import Security

/// A status with images, from a form: the fields of `statuses/update`, and one to nine files.
///
/// The token must come before the files: bytes of unauthenticated clients are not stored.
///
/// > Isolation: as `BodySink` says, one call at a time.
final class ImageForm: BodySink, @unchecked Sendable {
    private static let most = 9
    private static let longestField = 4096
    private let request: Request
    private let service: MicroblogService
    private var parser: MultipartParser
    private var fields: [(name: String, value: [UInt8])] = []
    private var images: [IncomingImage] = []
    private var isFile = false
    private var call: MicroblogService.Call?

    static func largestBody(_ options: MicroblogService.Options) -> Int64 { Int64(most) * options.largestImage + 64 << 10 }

    init(_ request: Request, service: MicroblogService) throws {
        (self.request, self.service) = (request, service)
        let type = request.headers["content-type"].flatMap { MediaType($0) }
        guard type?.essence == "multipart/form-data" else {
            throw WeiboError.unsupportedType.error("unsupport mediatype, multipart/form-data is expected!")
        }
        do throws(MultipartParser.Failure) {
            parser = try MultipartParser(boundary: type?.parameters["boundary"])
        } catch {
            throw error.httpError
        }
        if request.headers["authorization"] != nil || request.target.query.contains(where: { $0.name == "access_token" }) {
            _ = try admitted()
        }
    }

    func receive(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
        let events: [MultipartParser.Event]
        do throws(MultipartParser.Failure) {
            events = try parser.feed(bytes)
        } catch {
            throw error.httpError
        }
        for event in events {
            do {
                try take(event)
            } catch let error as HTTPError {
                throw error
            } catch {
                service.log.error("an image cannot be stored", [.init("error", .string("\(error)"))])
                throw (error as? ImageStore.Failure)?.answer ?? WeiboError.system.error()
            }
        }
    }

    private func take(_ event: MultipartParser.Event) throws {
        switch event {
        case .begin(let part):
            isFile = part.fileName != nil
            guard isFile else { return fields.append((part.name, [])) }
            _ = try admitted()
            guard images.count < Self.most else {
                throw WeiboError.invalid("pic", expected: "at most \(Self.most) images", found: "more")
            }
            images.append(try IncomingImage(service.images))
        case .data(let bytes):
            if isFile, let image = images.last {
                try image.write(bytes)
                guard image.size <= service.options.largestImage else { throw WeiboError.imageTooLarge.error() }
            } else if !fields.isEmpty {
                fields[fields.count - 1].value += bytes
                guard fields[fields.count - 1].value.count <= Self.longestField else { throw WeiboError.bodyTooLong.error() }
            }
        case .end: isFile = false
        }
    }

    private func parameters() throws -> Parameters {
        Parameters(
            request,
            form: try fields.map { field in
                guard let text = String(validating: field.value, as: UTF8.self) else {
                    throw WeiboError.invalid(field.name, expected: "UTF-8", found: "other bytes")
                }
                return RequestTarget.Item(field.name, text)
            })
    }

    /// The caller; counted once against the limits.
    private func admitted() throws -> MicroblogService.Call {
        if let call { return call }
        let admitted = try service.admit(try parameters(), .writing)
        call = admitted
        return admitted
    }

    func finish() throws -> Response {
        do throws(MultipartParser.Failure) { try parser.finish() } catch { throw error.httpError }
        var call = try admitted()
        call.parameters = try parameters()
        guard !images.isEmpty else { throw WeiboError.missing("pic") }
        let kinds = try images.map { image in
            guard let kind = ImageStore.fileExtension(image.head) else { throw WeiboError.unsupportedImage.error() }
            return kind
        }
        let text = try call.parameters.text("status") ?? ""
        if !text.trimmingSpaces.isEmpty { _ = try Writer.check(text) }
        let digests = try images.map { try $0.finish() }
        var request = request
        request.body = call.parameters.canonical + Array(digests.joined(separator: " ").utf8)
        let stored = try zip(images, zip(kinds, digests)).map { try service.images.keep($0.path, $1.0, sha256: $1.1) }
        images = []
        return try service.publish(text, images: stored, call, request)
    }

    func abandon() { images = [] }
}
