import HTTP
import JSON

/// Weibo's error codes that this service uses.
enum WeiboError: Int, Sendable {
    case system = 10001
    case unavailable = 10002
    case unsupportedType = 10007
    case busy = 10009
    case illegalRequest = 10012
    case missingParameter = 10016
    case invalidParameter = 10017
    case bodyTooLong = 10018
    case noSuchAPI = 10020
    case wrongMethod = 10021
    case addressLimit = 10022
    case userLimit = 10023
    case writeLimit = 10024
    case noSuchUser = 20003
    case unsupportedImage = 20005
    case imageTooLarge = 20006
    case emptyText = 20008
    case textTooLong = 20012
    case repeatedText = 20019
    case statusGone = 20101
    case notYourStatus = 20102
    case commentGone = 20201
    case notYourComment = 20203
    case followsItself = 20504
    case tooManyFriends = 20505
    case followedAlready = 20506
    case notFollowed = 20522
    case redirectMismatch = 21322
    case invalidRequest = 21323
    case invalidClient = 21324
    case invalidGrant = 21325
    case expiredToken = 21327
    case unsupportedGrant = 21328
    case unsupportedResponse = 21329
    case accessDenied = 21330
    case invalidToken = 21332

    var status: Int {
        switch self {
        case .system: 500
        case .unavailable, .busy: 503
        case .unsupportedType: 415
        case .bodyTooLong: 413
        case .noSuchAPI: 404
        case .wrongMethod: 405
        case .addressLimit, .userLimit, .writeLimit, .notYourStatus, .notYourComment, .accessDenied: 403
        case .invalidClient, .expiredToken, .invalidToken: 401
        default: 400
        }
    }

    var text: String {
        switch self {
        case .system: "system error!"
        case .unavailable: "service unavailable!"
        case .unsupportedType: "unsupport mediatype!"
        case .busy: "too many pending tasks, system is busy!"
        case .illegalRequest: "illegal request!"
        case .missingParameter: "miss required parameter"
        case .invalidParameter: "parameter's value invalid"
        case .bodyTooLong: "request body length over limit!"
        case .noSuchAPI: "request api not found!"
        case .wrongMethod: "HTTP method is not suported for this request!"
        case .addressLimit: "IP requests out of rate limit!"
        case .userLimit: "user requests out of rate limit!"
        case .writeLimit: "user requests for writing out of rate limit!"
        case .noSuchUser: "user does not exists!"
        case .unsupportedImage: "unsupported image type, only suport JPG, GIF, PNG!"
        case .imageTooLarge: "image size too large!"
        case .emptyText: "content is null!"
        case .textTooLong: "text too long, please input text less than 140 characters!"
        case .repeatedText: "repeat content!"
        case .statusGone: "target weibo does not exist!"
        case .notYourStatus: "not your own weibo!"
        case .commentGone: "target weibo comment does not exist!"
        case .notYourComment: "not your own comment!"
        case .followsItself: "can't follow yourself!"
        case .tooManyFriends: "social graph updates out of limit!"
        case .followedAlready: "already followed!"
        case .notFollowed: "not followed!"
        case .redirectMismatch: "redirect_uri_mismatch"
        case .invalidRequest: "invalid_request"
        case .invalidClient: "invalid_client"
        case .invalidGrant: "invalid_grant"
        case .expiredToken: "expired_token"
        case .unsupportedGrant: "unsupported_grant_type"
        case .unsupportedResponse: "unsupported_response_type"
        case .accessDenied: "access_denied"
        case .invalidToken: "invalid_access_token"
        }
    }

    /// - Parameters:
    ///   - text: instead of Weibo's.
    ///   - details: a longer description, as OAuth has it.
    func error(_ text: String? = nil, details: String? = nil) -> HTTPError {
        var headers = HTTPHeaders()
        if self == .expiredToken || self == .invalidToken { headers.set("www-authenticate", "OAuth2") }
        return HTTPError(
            status, "\(rawValue)", text ?? self.text, details: details.map { [.init("error_description", .string($0))] } ?? [],
            headers: headers)
    }

    static func missing(_ name: String) -> HTTPError {
        missingParameter.error("miss required parameter (\(name)) , see doc for more info.")
    }

    static func invalid(_ name: String, expected: String, found: String) -> HTTPError {
        invalidParameter.error(
            "parameter (\(name))'s value invalid,expect (\(expected)) , but get (\(found.prefix(100))) , see doc for more info.")
    }

    /// For an error of the modules below, which have codes of their own.
    private static func standing(for error: HTTPError) -> WeiboError {
        switch error.status {
        case 404: .noSuchAPI
        case 405: .wrongMethod
        case 413, 414: .bodyTooLong
        case 415: .unsupportedType
        case 429: .addressLimit
        case 503: .busy
        case 500...: .system
        default: .illegalRequest
        }
    }

    /// `{"request": "/2/statuses/show.json", "error_code": 20101, "error": "target weibo does not exist!"}`
    static func response(_ error: HTTPError, _ request: Request?) -> Response {
        let path = "/" + (request?.target.segments.joined(separator: "/") ?? "")
        let known = Int(error.code).flatMap { WeiboError(rawValue: $0) }
        let code = known ?? standing(for: error)
        let text = known != nil ? error.message : code == .illegalRequest ? "\(code.text) \(error.message)" : code.text
        var members: [JSON.Member] = [
            .init("request", .string(path)), .init("error_code", .int(Int64(code.rawValue))), .init("error", .string(text)),
        ]
        if path.hasPrefix("/oauth2/") { members.append(.init("error_uri", .string(path))) }
        members += error.details.filter { $0.key == "error_description" }
        var response = Response.json(error.status, .object(members))
        for field in error.headers.fields { response.headers.set(field.name, field.value) }
        return response
    }
}
