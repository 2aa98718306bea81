import HTTP
import JSON

/// Errors in the shape of the deal API: `{"status": "ERROR", "error": {"errorCode", "errorMessage"}}`. The status of the response says the
/// same in HTTP's terms.
enum DealError {
    private static let numbers: [String: Int64] = [
        "appkey_missing": 10001, "unknown_appkey": 10001, "sign_missing": 10002, "wrong_sign": 10002, "invalid_query": 10003,
        "unknown_city": 10004, "unknown_category": 10005, "unknown_region": 10006, "no_such_deal": 10007, "no_such_image": 10008,
        "no_such_resource": 10009, "method_not_allowed": 10010, "invalid_target": 10011, "target_too_long": 10011,
    ]

    /// For errors of no number of their own.
    static func number(_ error: HTTPError) -> Int64 { numbers[error.code] ?? (error.status >= 500 ? 10500 : 10400) }

    static func response(_ error: HTTPError, _ request: Request?) -> Response {
        var response =
            MobilePage.isPage(request)
            ? MobilePage.refusal(error)
            : Response.json(
                error.status,
                ["status": "ERROR", "error": ["errorCode": .int(number(error)), "errorMessage": .string(error.message)]])
        for field in error.headers.fields { response.headers.set(field.name, field.value) }
        return response
    }

    static let schema: JSON = [
        "type": "object", "required": ["status", "error"],
        "properties": [
            "status": ["type": "string", "enum": ["ERROR"]],
            "error": [
                "type": "object", "required": ["errorCode", "errorMessage"],
                "properties": ["errorCode": ["type": "integer"], "errorMessage": ["type": "string"]],
            ],
        ],
    ]
}
