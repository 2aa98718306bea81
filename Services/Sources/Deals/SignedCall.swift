import HTTP
import Security
import TextIndex

/// The parameters of a call whose signature is right.
///
/// The signature is the upper-case SHA-1 of the app's key, every other parameter as name and value in the order of the names, and the app's
/// secret, all in UTF-8 and without separators.
struct SignedCall: Sendable {
    private let values: [String: String]

    /// > Parameters: secrets: by app key; known: the parameters that the call has.
    init(_ request: Request, secrets: [String: String], known: Set<String>) throws(HTTPError) {
        var values: [String: String] = [:]
        for item in request.target.query {
            guard values.updateValue(item.value, forKey: item.name) == nil else { throw .query(item.name, "is given more than once") }
        }
        guard let key = values.removeValue(forKey: "appkey") else { throw HTTPError(401, "appkey_missing", "'appkey' is missing") }
        guard let sign = values.removeValue(forKey: "sign") else { throw HTTPError(401, "sign_missing", "'sign' is missing") }
        guard let secret = secrets[key] else { throw HTTPError(401, "unknown_appkey", "there is no app with this key") }
        guard Secrets.areEqual(Array(sign.utf8), Array(Self.sign(values, key: key, secret: secret).utf8)) else {
            throw HTTPError(
                401, "wrong_sign", "'sign' must be the upper-case SHA-1 of the app's key, the sorted parameters and the app's secret")
        }
        for (name, value) in values {
            guard known.contains(name) || name == "format" else {
                throw .query(
                    name, known.isEmpty ? "there are no parameters here" : "there are only: \(known.sorted().joined(separator: ", "))")
            }
            guard !value.isEmpty else { throw .query(name, "must not be empty") }
        }
        guard (values["format"] ?? "json") == "json" else { throw .query("format", "must be 'json'") }
        self.values = values
    }

    static func sign(_ parameters: [String: String], key: String, secret: String) -> String {
        // Names are compared by their bytes: the order must not depend on a locale.
        let sorted = parameters.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return SHA1.of(key + sorted.map { $0.key + $0.value }.joined() + secret).uppercased()
    }

    subscript(name: String) -> String? { values[name] }

    func number(_ name: String, _ bounds: ClosedRange<Int64>, default value: Int64) throws(HTTPError) -> Int64 {
        guard let text = values[name] else { return value }
        guard let number = Int64(text), bounds.contains(number) else {
            throw .query(name, "must be a whole number from \(bounds.lowerBound) to \(bounds.upperBound), not '\(text)'")
        }
        return number
    }

    func city(_ catalog: Catalog) throws(HTTPError) -> Catalog.City? {
        guard let name = values["city"] else { return nil }
        guard let city = catalog.city(named: name) else { throw .unknown("city", name, "unknown_city") }
        return city
    }

    /// Folded for search.
    func keyword() throws(HTTPError) -> String {
        guard let text = values["keyword"] else { throw .query("keyword", "is missing") }
        guard text.utf8.count <= 100 else { throw .query("keyword", "must be at most 100 bytes long, not \(text.utf8.count)") }
        let folded = SearchKey.fold(text).trimmed
        guard !folded.isEmpty else { throw .query("keyword", "must not be empty") }
        return folded
    }

    /// The client's date. > Units: days since 1970.
    func today() throws(HTTPError) -> Int64? {
        guard let text = values["today"] else { return nil }
        guard let day = Deal.day(text) else { throw .query("today", "must be a date from 1970 to 2199, such as 2026-03-01, not '\(text)'") }
        return day
    }

    func place() throws(HTTPError) -> Place? {
        guard let latitude = try degrees("latitude", 90), let longitude = try degrees("longitude", 180) else {
            guard values["latitude"] == nil, values["longitude"] == nil else { throw .query("latitude", "and longitude go together") }
            return nil
        }
        return Place(latitude: latitude, longitude: longitude)
    }

    private func degrees(_ name: String, _ bound: Int64) throws(HTTPError) -> Int64? {
        guard let text = values[name] else { return nil }
        // Digits after the sixth are centimetres and less.
        let point = text.firstIndex(of: ".") ?? text.endIndex
        let rest = text[point...]
        guard let value = FixedPoint.parse(text[..<point] + rest.prefix(7), digits: 6), abs(value) <= bound * 1_000_000,
            rest.dropFirst().utf8.allSatisfy({ (48...57).contains($0) }), rest.utf8.count <= 20
        else { throw .query(name, "must be a decimal number of degrees from -\(bound) to \(bound), not '\(text)'") }
        return value
    }
}

extension HTTPError {
    static func unknown(_ name: String, _ value: String, _ code: String) -> HTTPError {
        HTTPError(400, code, "query parameter '\(name)': there is no '\(value)'", field: "query." + name)
    }
}
