public import Foundation

/// A contact's page in a social network.
///
/// > Contract: Contacts, CNSocialProfile
public final class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The address of the page.
    public let urlString: String
    /// The name in the network.
    public let username: String
    /// The network's identifier of the user.
    public let userIdentifier: String
    /// The network, such as `CNSocialProfileServiceTwitter`.
    public let service: String

    /// A page; nil is an empty text.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username) = (urlString ?? "", username ?? "")
        (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
    }

    /// The page itself, which is constant.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }
    var texts: [String] { [urlString, username, userIdentifier, service] }
    public func encode(with coder: NSCoder) {
        for (key, text) in zip(Self.keys, texts) { coder.encode(text as NSString, forKey: key) }
    }
    public convenience init?(coder: NSCoder) {
        let texts = Self.keys.map { coder.decodeObject(of: NSString.self, forKey: $0).map { "\($0)" } }
        self.init(urlString: texts[0], username: texts[1], userIdentifier: texts[2], service: texts[3])
    }
    private static let keys = ["urlString", "username", "userIdentifier", "service"]
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNSocialProfile)?.texts == texts }
    public override var hash: Int { texts.hashValue }
    /// The name of a network.
    public class func localizedString(forService service: String) -> String { service }
}

/// A contact's name in a service for messages.
///
/// > Contract: Contacts, CNInstantMessageAddress
public final class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The name in the service.
    public let username: String
    /// The service, such as `CNInstantMessageServiceSkype`.
    public let service: String

    /// A name in a service.
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }

    /// The address itself, which is constant.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {
        coder.encode(username as NSString, forKey: "username")
        coder.encode(service as NSString, forKey: "service")
    }
    public convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "username"),
            let service = coder.decodeObject(of: NSString.self, forKey: "service")
        else { return nil }
        self.init(username: "\(name)", service: "\(service)")
    }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return username == other.username && service == other.service
    }
    public override var hash: Int { username.hashValue ^ service.hashValue }
    /// The name of a service.
    public class func localizedString(forService service: String) -> String { service }
}

/// The social network Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// The social network Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// The social network LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The social network MySpace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// The social network Sina Weibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// The social network Tencent Weibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// The social network Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// The social network Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// The social network Game Center.
public let CNSocialProfileServiceGameCenter = "GameCenter"
/// The service AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// The service Facebook Messenger.
public let CNInstantMessageServiceFacebook = "Facebook"
/// The service Google Talk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// The service ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// The service Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// The service MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// The service QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// The service Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// The service Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"
