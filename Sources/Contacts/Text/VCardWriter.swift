internal import Foundation

/// Writes contacts as vCards of version 3.0 (RFC 2426), with the labels of the system as types and others as `X-ABLabel`.
struct VCardWriter {
    private var lines: [String] = []
    private var items = 0

    static func text(of contacts: [ContactValues]) -> String {
        var writer = VCardWriter()
        for contact in contacts { writer.write(contact) }
        return writer.lines.map(fold).map { $0 + "\r\n" }.joined()
    }

    private mutating func write(_ contact: ContactValues) {
        func text(_ key: String) -> String { Self.escape(contact.texts[key] ?? "") }
        lines += ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Ferry//Contacts//EN"]
        let name = [
            CNContactFamilyNameKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactNamePrefixKey, CNContactNameSuffixKey,
        ].map(text).joined(separator: ";")
        lines += ["N:" + name, "FN:" + Self.escape(contact.displayName ?? "")]
        single("NICKNAME", text(CNContactNicknameKey))
        let organization = [text(CNContactOrganizationNameKey), text(CNContactDepartmentNameKey)]
        if organization != ["", ""] { lines.append("ORG:" + organization.joined(separator: ";")) }
        single("TITLE", text(CNContactJobTitleKey))
        single("X-MAIDENNAME", text(CNContactPreviousFamilyNameKey))
        single("X-PHONETIC-FIRST-NAME", text(CNContactPhoneticGivenNameKey))
        single("X-PHONETIC-LAST-NAME", text(CNContactPhoneticFamilyNameKey))
        list("EMAIL;type=INTERNET", contact.emailAddresses) { Self.escape("\($0)") }
        list("TEL", contact.phoneNumbers) { Self.escape($0.stringValue) }
        list("ADR", contact.postalAddresses) { address in
            [
                "", "", address.street, address.city, address.state, address.postalCode, address.country,
            ].map(Self.escape).joined(separator: ";")
        }
        list("URL", contact.urlAddresses) { Self.escape("\($0)") }
        for profile in contact.socialProfiles {
            lines.append("X-SOCIALPROFILE;type=\(profile.value.service.lowercased()):" + Self.escape(profile.value.urlString))
        }
        if let day = contact.birthday.flatMap(VCardDay.text) { lines.append("BDAY:" + day) }
        single("NOTE", text(CNContactNoteKey))
        if let image = contact.image { lines.append("PHOTO;ENCODING=b:" + image.base64EncodedString()) }
        if contact.type == .organization { lines.append("X-ABShowAs:COMPANY") }
        lines.append("END:VCARD")
    }

    private mutating func single(_ name: String, _ value: String) { if !value.isEmpty { lines.append(name + ":" + value) } }

    private mutating func list<Value>(_ name: String, _ values: [CNLabeledValue<Value>], _ text: (Value) -> String) {
        for one in values {
            switch one.label {
            case nil, "": lines.append("\(name):\(text(one.value))")
            case let label?:
                if let types = VCardLabel.types(of: label) {
                    lines.append(name + types.map { ";type=" + $0 }.joined() + ":" + text(one.value))
                } else {
                    items += 1
                    lines += ["item\(items).\(name):\(text(one.value))", "item\(items).X-ABLabel:" + Self.escape(label)]
                }
            }
        }
    }

    static func escape(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\", ",", ";": result += "\\\(character)"
            case "\n", "\r\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result
    }

    /// Lines of at most 75 bytes; the others begin with a space.
    private static func fold(_ line: String) -> String {
        var (result, count) = ("", 0)
        for character in line {
            let size = character.utf8.count
            if count + size > 75 {
                result += "\r\n "
                count = 1
            }
            result.append(character)
            count += size
        }
        return result
    }
}

/// Labels as types of vCards.
enum VCardLabel {
    private static let known: [(label: String, types: [String])] = [
        (CNLabelHome, ["HOME"]), (CNLabelWork, ["WORK"]), (CNLabelPhoneNumberMobile, ["CELL"]), (CNLabelPhoneNumberiPhone, ["IPHONE"]),
        (CNLabelPhoneNumberMain, ["MAIN"]), (CNLabelPhoneNumberHomeFax, ["HOME", "FAX"]), (CNLabelPhoneNumberWorkFax, ["WORK", "FAX"]),
        (CNLabelPhoneNumberOtherFax, ["OTHER", "FAX"]), (CNLabelPhoneNumberPager, ["PAGER"]), (CNLabelOther, ["OTHER"]),
    ]

    static func types(of label: String) -> [String]? { known.first { $0.label == label }?.types }

    /// The label of types; the one with most of them.
    static func label(of types: Set<String>) -> String? {
        known.filter { types.isSuperset(of: $0.types) }.max { $0.types.count < $1.types.count }?.label
    }
}

/// Days as texts: `1990-04-12`, or without a year `--04-12`.
enum VCardDay {
    static func text(_ components: DateComponents) -> String? {
        guard let month = components.month, let day = components.day else { return nil }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard let year = components.year else { return "--\(two(month))-\(two(day))" }
        return String(repeating: "0", count: max(4 - "\(year)".count, 0)) + "\(year)-\(two(month))-\(two(day))"
    }

    static func components(_ text: String) -> DateComponents? {
        let day = text.prefix { $0 != "T" }
        let digits = day.filter(\.isNumber)
        let calendar = Calendar(identifier: .gregorian)
        if day.hasPrefix("--"), digits.count == 4 {
            return DateComponents(calendar: calendar, month: Int(digits.prefix(2)), day: Int(digits.suffix(2)))
        }
        guard digits.count == 8, let year = Int(digits.prefix(4)) else { return nil }
        // The year of a birthday without one, in cards of iOS.
        return DateComponents(
            calendar: calendar, year: year == 1604 ? nil : year, month: Int(digits.dropFirst(4).prefix(2)), day: Int(digits.suffix(2)))
    }
}
