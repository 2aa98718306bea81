public import CoreGraphics

// Keys and values of the dictionaries that describe items, with Apple's names. Their strings are stored in keychains.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// MARK: Classes

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The key of an item's class, required in every dictionary except those of new values and persistent references.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// A secret identified by account, service, access group and whether it is synchronised.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// A secret of a server, identified by account, domain, server, protocol, authentication, port, path and access group.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// Items of this class cannot be stored: `errSecUnimplemented`.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// Items of this class cannot be stored: `errSecUnimplemented`.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// Items of this class cannot be stored: `errSecUnimplemented`.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The key of when an item can be read, one of the `kSecAttrAccessible` values; stored without effect.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// The key of the group of apps that share an item, a string; the app's bundle identifier by default.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of whether an item is synchronised, a Boolean; a query without it finds items that are not. Nothing is synchronised here.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// As a value of `kSecAttrSynchronizable` in a query: items of both kinds.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of the date of an item's addition.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the date of an item's last change.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The key of a text about the kind of item.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// The key of the user's comment.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// The key of the creator's code, a number.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr"
/// The key of the type's code, a number.
nonisolated(unsafe) public let kSecAttrType: CFString = "type"
/// The key of the item's visible name.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// The key of whether lists of items leave this one out, a Boolean; stored without effect.
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
/// The key of whether the item stands for the lack of a password, a Boolean; stored without effect.
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega"
/// The key of the account's name; it identifies items of both classes.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// The key of the service's name; it identifies generic passwords.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// The key of the app's own data about a generic password; it does not identify one.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// The key of the domain on a server; it identifies internet passwords.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of the server's name or address; it identifies internet passwords.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The key of the protocol, one of the `kSecAttrProtocol` values; it identifies internet passwords.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The key of the authentication, one of the `kSecAttrAuthenticationType` values; it identifies internet passwords.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of the port, a number; it identifies internet passwords.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The key of the path in a URL; it identifies internet passwords.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"

// Stored and searchable, without effect.
// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// Readable while the device is unlocked; the default.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Readable once the device has been unlocked after its start.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Readable while the device is unlocked and has a passcode; never copied to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Readable while the device is unlocked; never copied to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Readable once the device has been unlocked after its start; never copied to other devices.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Readable at any time.
@available(
    *, deprecated, message: "Use an accessibility level that provides some user protection, such as kSecAttrAccessibleAfterFirstUnlock"
)
// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// Readable at any time; never copied to other devices.
@available(
    *, deprecated,
    message: "Use an accessibility level that provides some user protection, such as kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
)
// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// FTP.
nonisolated(unsafe) public let kSecAttrProtocolFTP: CFString = "ftp "
/// HTTP without encryption.
nonisolated(unsafe) public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps"
/// IMAP without encryption.
nonisolated(unsafe) public let kSecAttrProtocolIMAP: CFString = "imap"
/// IMAP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolIMAPS: CFString = "imps"
/// LDAP.
nonisolated(unsafe) public let kSecAttrProtocolLDAP: CFString = "ldap"
/// POP3 without encryption.
nonisolated(unsafe) public let kSecAttrProtocolPOP3: CFString = "pop3"
/// POP3 over TLS.
nonisolated(unsafe) public let kSecAttrProtocolPOP3S: CFString = "pops"
/// SMTP.
nonisolated(unsafe) public let kSecAttrProtocolSMTP: CFString = "smtp"
/// SSH.
nonisolated(unsafe) public let kSecAttrProtocolSSH: CFString = "ssh "

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The server's default authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// HTTP basic authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// HTTP digest authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// A form on a page.
nonisolated(unsafe) public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"

// MARK: Search and results

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The key of the largest number of items to find: a number, or one of the two limits; one by default.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// The limit of one item, whose result is not an array.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// The limit that finds all items, whose result is an array.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The key of whether the secret is returned, a Boolean.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// The key of whether a dictionary of the attributes is returned, a Boolean.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether a persistent reference is returned, a Boolean.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of the secret, as data; items cannot be found by it.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// The key of a persistent reference, by which a query finds its item.
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "v_PersistentRef"

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// Without effect: there is one keychain.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"
