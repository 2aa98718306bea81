import Foundation

enum WeiboError: Error, Equatable {
    case offline
    case slow
    case cancelled
    /// The service refused the request, with its own code.
    case refused(code: Int, message: String)
    /// An HTTP status without an explanation.
    case broken(status: Int)
    case malformed(String)

    /// The body of the service's errors.
    struct Body: Decodable {
        var error: String?
        var code: Int?
        var description: String?

        private enum Keys: String, CodingKey {
            case error
            case code = "error_code"
            case description = "error_description"
        }

        init(from decoder: Decoder) throws {
            let fields = try decoder.container(keyedBy: Keys.self)
            error = fields.text(.error)
            code = fields.integer(.code).map { Int($0) }
            description = fields.text(.description)
        }
    }

    /// Nil for a successful response.
    init?(status: Int, body: Data) {
        let fields = try? JSONDecoder().decode(Body.self, from: body)
        // The service may answer 200 with an error in the body.
        if let code = fields?.code {
            self = .refused(code: code, message: fields?.description ?? fields?.error ?? "")
        } else if !(200..<300).contains(status) {
            self = status == 401 ? .refused(code: 21332, message: fields?.error ?? "") : .broken(status: status)
        } else {
            return nil
        }
    }

    init(_ error: Error) {
        switch error {
        case let error as WeiboError: self = error
        case is DecodingError: self = .malformed(String(describing: error))
        case let error as URLError:
            switch error.code {
            case .cancelled: self = .cancelled
            case .timedOut: self = .slow
            default: self = .offline
            }
        default: self = .offline
        }
    }

    /// The token is expired, revoked or unknown.
    var isSessionOver: Bool {
        guard case .refused(let code, _) = self else { return false }
        return [21315, 21316, 21317, 21319, 21327, 21332].contains(code)
    }

    /// The status was deleted, or never existed.
    var isGone: Bool {
        guard case .refused(let code, _) = self else { return false }
        return [20101, 20112, 20132].contains(code)
    }

    /// The message for the user.
    var words: String {
        switch self {
        case .offline: Weibo.words("There is no connection.")
        case .slow: Weibo.words("The service takes too long to answer.")
        case .cancelled: Weibo.words("Cancelled")
        case .refused(_, let message) where isSessionOver && message.isEmpty: Weibo.words("Please sign in again.")
        case .refused(let code, _) where isSessionOver: Weibo.words("Please sign in again (%d).", code)
        case .refused where isGone: Weibo.words("This post has been deleted.")
        case .refused(20019, _): Weibo.words("You have just posted this.")
        case .refused(10022, _), .refused(10023, _), .refused(10024, _): Weibo.words("Too many requests. Please wait a moment.")
        case .refused(let code, let message): Weibo.words("The service refused this: %@ (%d)", message, code)
        case .broken(let status): Weibo.words("The service has a problem (%d).", status)
        case .malformed: Weibo.words("The service gave an answer that this app does not understand.")
        }
    }
}
