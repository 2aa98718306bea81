internal import Foundation
internal import ObjectiveC

/// The properties of contacts by key, for predicates of pickers. Written by hand.
enum ContactMembers {
    static let tables: [String: MemberTable] = [
        "CNContact": MemberTable(
            contact,
            keys: """
                namePrefix givenName middleName familyName nameSuffix nickname organizationName departmentName jobTitle note identifier \
                contactType birthday imageDataAvailable phoneNumbers emailAddresses postalAddresses urlAddresses contactRelations \
                socialProfiles instantMessageAddresses dates
                """,
            renamed: "")
    ]

    @MainActor private static func contact(_ name: String) -> ObjCMember? {
        switch name {
        case CNContactNamePrefixKey: .readOnly(\CNContact.namePrefix)
        case CNContactGivenNameKey: .readOnly(\CNContact.givenName)
        case CNContactMiddleNameKey: .readOnly(\CNContact.middleName)
        case CNContactFamilyNameKey: .readOnly(\CNContact.familyName)
        case CNContactNameSuffixKey: .readOnly(\CNContact.nameSuffix)
        case CNContactNicknameKey: .readOnly(\CNContact.nickname)
        case CNContactOrganizationNameKey: .readOnly(\CNContact.organizationName)
        case CNContactDepartmentNameKey: .readOnly(\CNContact.departmentName)
        case CNContactJobTitleKey: .readOnly(\CNContact.jobTitle)
        case CNContactNoteKey: .readOnly(\CNContact.note)
        case CNContactIdentifierKey: .readOnly(\CNContact.identifier)
        case CNContactTypeKey: .readOnly(\CNContact.contactType.rawValue)
        case CNContactBirthdayKey: .readOnly(\CNContact.birthday)
        case CNContactImageDataAvailableKey: .readOnly(\CNContact.imageDataAvailable)
        case CNContactPhoneNumbersKey: .readOnly(\CNContact.phoneNumbers)
        case CNContactEmailAddressesKey: .readOnly(\CNContact.emailAddresses)
        case CNContactPostalAddressesKey: .readOnly(\CNContact.postalAddresses)
        case CNContactUrlAddressesKey: .readOnly(\CNContact.urlAddresses)
        case CNContactRelationsKey: .readOnly(\CNContact.contactRelations)
        case CNContactSocialProfilesKey: .readOnly(\CNContact.socialProfiles)
        case CNContactInstantMessageAddressesKey: .readOnly(\CNContact.instantMessageAddresses)
        case CNContactDatesKey: .readOnly(\CNContact.dates)
        default: nil
        }
    }
}

/// Queued when the library is loaded; the tables themselves are made when the first name is asked for.
@used @section(".init_array") private nonisolated let registration: @convention(c) () -> Void = {
    ObjCRuntime.enqueue { ObjCRuntime.register(tablesOf: "Contacts") { ContactMembers.tables } }
}
