internal import Foundation

/// Reads contacts from vCards of versions 2.1 and 3.0. Properties that it does not know are passed over.
struct VCardReader {
    private struct Line {
        var group: String
        var name: String
        var types: Set<String>
        var isBase64: Bool
        var value: String
    }

    /// > Throws: ``CNError/vCardMalformed`` with the number of the line.
    static func contacts(in text: String) throws(CNError) -> [ContactValues] {
        var (result, card) = ([ContactValues](), [Line]?.none)
        for (number, line) in unfold(text).enumerated() where !line.trimmingCharacters(in: .whitespaces).isEmpty {
            let parsed = try parse(line, number + 1)
            switch (parsed.name, parsed.value.uppercased()) {
            case ("BEGIN", "VCARD"):
                guard card == nil else { throw malformed("a card begins in another one", number + 1) }
                card = []
            case ("END", "VCARD"):
                guard let lines = card else { throw malformed("a card ends that did not begin", number + 1) }
                result.append(contact(lines))
                card = nil
            default:
                guard card != nil else { throw malformed("a property is outside of cards", number + 1) }
                card?.append(parsed)
            }
        }
        guard card == nil else { throw CNError(.vCardMalformed, "The last card does not end.") }
        return result
    }

    private static func malformed(_ reason: String, _ line: Int) -> CNError {
        CNError(.vCardMalformed, "Line \(line) of the vCard: \(reason).")
    }

    /// Lines that begin with a space or a tab continue the one before.
    private static func unfold(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }

    private static func parse(_ line: String, _ number: Int) throws(CNError) -> Line {
        guard let colon = line.firstIndex(of: ":") else { throw malformed("there is no colon", number) }
        let head = line[..<colon].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        let path = (head.first ?? "").split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = path.last, !name.isEmpty else { throw malformed("the property has no name", number) }
        var (types, isBase64): (Set<String>, Bool) = ([], false)
        for parameter in head.dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.uppercased() }
            guard let last = parts.last else { continue }
            switch parts.count == 2 ? parts[0] : "TYPE" {
            case "TYPE": types.formUnion(last.split(separator: ",").map(String.init))
            case "ENCODING": isBase64 = last == "B" || last == "BASE64"
            default: break
            }
        }
        if types.contains("BASE64") { isBase64 = true }
        let value = String(line[line.index(after: colon)...])
        return Line(group: path.count == 2 ? path[0] : "", name: name.uppercased(), types: types, isBase64: isBase64, value: value)
    }

    /// The parts of a value, which semicolons separate.
    private static func parts(_ value: String) -> [String] {
        var (result, isEscaped) = ([""], false)
        for character in value {
            if isEscaped {
                result[result.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ";" {
                result.append("")
            } else {
                result[result.count - 1].append(character)
            }
        }
        return result
    }

    private static func contact(_ lines: [Line]) -> ContactValues {
        var values = ContactValues()
        var labels: [String: String] = [:]
        for line in lines where line.name == "X-ABLABEL" { labels[line.group] = parts(line.value).joined(separator: ";") }
        for line in lines {
            let parts = parts(line.value)
            let whole = parts.joined(separator: ";")
            let label = (line.group.isEmpty ? nil : labels[line.group]) ?? VCardLabel.label(of: line.types)
            func set(_ key: String, _ text: String?) { if let text, !text.isEmpty { values.texts[key] = text } }
            func at(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
            switch line.name {
            case "N":
                let keys = [
                    CNContactFamilyNameKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactNamePrefixKey, CNContactNameSuffixKey,
                ]
                for (index, key) in keys.enumerated() { set(key, at(index)) }
            case "NICKNAME": set(CNContactNicknameKey, whole)
            case "ORG":
                set(CNContactOrganizationNameKey, at(0))
                set(CNContactDepartmentNameKey, at(1))
            case "TITLE": set(CNContactJobTitleKey, whole)
            case "X-MAIDENNAME": set(CNContactPreviousFamilyNameKey, whole)
            case "X-PHONETIC-FIRST-NAME": set(CNContactPhoneticGivenNameKey, whole)
            case "X-PHONETIC-LAST-NAME": set(CNContactPhoneticFamilyNameKey, whole)
            case "EMAIL": values.emailAddresses.append(CNLabeledValue(label: label, value: whole as NSString))
            case "TEL": values.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: whole)))
            case "URL": values.urlAddresses.append(CNLabeledValue(label: label, value: whole as NSString))
            case "ADR":
                let address = CNPostalAddress.Parts(street: at(2), city: at(3), state: at(4), postalCode: at(5), country: at(6))
                values.postalAddresses.append(CNLabeledValue(label: label, value: CNPostalAddress(address)))
            case "X-SOCIALPROFILE":
                let service = line.types.sorted().first { $0 != "PREF" }
                let profile = CNSocialProfile(
                    urlString: whole, username: nil, userIdentifier: nil, service: service.flatMap(Self.service))
                values.socialProfiles.append(CNLabeledValue(label: label, value: profile))
            case "BDAY": values.birthday = VCardDay.components(whole)
            case "NOTE": set(CNContactNoteKey, whole)
            case "PHOTO" where line.isBase64: values.image = Data(base64Encoded: line.value.filter { !$0.isWhitespace })
            case "X-ABSHOWAS": if whole.uppercased() == "COMPANY" { values.type = .organization }
            default: break
            }
        }
        return values
    }

    private static func service(_ type: String) -> String {
        let known = [
            CNSocialProfileServiceFacebook, CNSocialProfileServiceFlickr, CNSocialProfileServiceLinkedIn, CNSocialProfileServiceMySpace,
            CNSocialProfileServiceSinaWeibo, CNSocialProfileServiceTencentWeibo, CNSocialProfileServiceTwitter,
            CNSocialProfileServiceYelp, CNSocialProfileServiceGameCenter,
        ]
        return known.first { $0.uppercased() == type } ?? type
    }
}
