/// Labels of the system and their titles.
enum ContactLabel {
    /// `_$!<Home>!$_` as "home"; another text as it is.
    static func title(of label: String) -> String {
        guard label.hasPrefix(prefix), label.hasSuffix(suffix), label.count > prefix.count + suffix.count else { return label }
        let name = String(label.dropFirst(prefix.count).dropLast(suffix.count))
        switch name {
        case "HomeFAX": return "home fax"
        case "WorkFAX": return "work fax"
        case "OtherFAX": return "other fax"
        case "HomePage": return "homepage"
        default: return name.lowercased()
        }
    }

    private static let prefix = "_$!<"
    private static let suffix = ">!$_"
}

/// The label of what is used at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of what is used at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of what is used at school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of anything else.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of an address of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label of an iPhone's number.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of an Apple Watch's number.
public let CNLabelPhoneNumberAppleWatch = "Apple Watch"
/// The label of a mobile phone's number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label of a father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label of a mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label of a parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label of a brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label of a sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label of a son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label of a daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The label of a child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label of a friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label of a spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label of a partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label of an assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The label of a manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
