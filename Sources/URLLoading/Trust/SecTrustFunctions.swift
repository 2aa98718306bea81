public import Foundation

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The functions' result is 0 (`errSecSuccess`), or -50 (`errSecParam`) for values of other types than Apple's page names.
private enum Status {
    static let success: Int32 = 0
    static let parameter: Int32 = -50
}

/// One value or a list of them; nil if another type is among them.
private func list<Value: AnyObject>(_ value: AnyObject, of type: Value.Type) -> [Value]? {
    if let one = value as? Value { return [one] }
    guard let array = value as? NSArray else { return nil }
    let values = array.compactMap { $0 as? Value }
    return values.count == array.count ? values : nil
}

/// Apple's "SecTrustCreateWithCertificates(_:_:_:)".
///
/// - Parameters:
///   - certificates: a certificate, or an array whose first one is to be judged.
///   - policies: a policy, an array, or nil for the basic one.
public func SecTrustCreateWithCertificates(
    _ certificates: AnyObject, _ policies: AnyObject?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> Int32 {
    guard let chain = list(certificates, of: SecCertificate.self), !chain.isEmpty,
        let policies = list(policies ?? SecPolicyCreateBasicX509(), of: SecPolicy.self)
    else { return Status.parameter }
    trust.pointee = SecTrust(chain, policies)
    return Status.success
}

/// Apple's "SecTrustSetPolicies(_:_:)": a policy or an array of them, instead of those before.
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: AnyObject) -> Int32 {
    guard let policies = list(policies, of: SecPolicy.self) else { return Status.parameter }
    trust.policies = policies
    return Status.success
}

/// Apple's "SecTrustCopyPolicies(_:_:)".
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<NSArray?>) -> Int32 {
    policies.pointee = trust.policies as NSArray
    return Status.success
}

/// Apple's "SecTrustSetAnchorCertificates(_:_:)": only these are trusted, until `SecTrustSetAnchorCertificatesOnly(_:_:)`; nil for the system's.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: NSArray?) -> Int32 {
    guard let anchorCertificates else {
        trust.setAnchors(nil)
        return Status.success
    }
    guard let anchors = list(anchorCertificates, of: SecCertificate.self) else { return Status.parameter }
    trust.setAnchors(anchors)
    return Status.success
}

/// Apple's "SecTrustSetAnchorCertificatesOnly(_:_:)": with false, the system's certificates are trusted, too.
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> Int32 {
    trust.setsOnlyAnchors(anchorCertificatesOnly)
    return Status.success
}

/// Apple's "SecTrustSetVerifyDate(_:_:)".
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: NSDate) -> Int32 {
    trust.setDate(Date(timeIntervalSince1970: verifyDate.timeIntervalSince1970))
    return Status.success
}

/// Apple's "SecTrustEvaluateWithError(_:_:)": whether all policies are satisfied. Reads files of the system: not for the main thread.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?) -> Bool {
    let found = trust.error
    error?.pointee = found
    return found == nil
}

/// Apple's "SecTrustEvaluateAsyncWithError(_:_:_:)": the handler is called on the queue.
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, NSError?) -> Void
) -> Int32 {
    queue.async {
        let error = trust.error
        result(trust, error == nil, error)
    }
    return Status.success
}

/// Apple's "SecTrustEvaluate(_:_:)".
@available(*, deprecated, renamed: "SecTrustEvaluateWithError(_:_:)")
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> Int32 {
    _ = trust.evaluate()
    return SecTrustGetTrustResult(trust, result)
}

/// Apple's "SecTrustGetTrustResult(_:_:)": of the last evaluation; `.invalid` without one.
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> Int32 {
    result.pointee =
        switch trust.lastVerdict {
        case nil: .invalid
        case .trusted: .unspecified
        default: .recoverableTrustFailure
        }
    return Status.success
}

/// Apple's "SecTrustCopyCertificateChain(_:)": from the judged certificate to the anchor, as far as it is known.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> NSArray? { trust.evaluate().chain as NSArray }

/// Apple's "SecTrustGetCertificateCount(_:)".
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.evaluate().chain.count }

/// Apple's "SecTrustGetCertificateAtIndex(_:_:)": nil beyond the end.
@available(*, deprecated, renamed: "SecTrustCopyCertificateChain(_:)")
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    let chain = trust.evaluate().chain
    return chain.indices.contains(ix) ? chain[ix] : nil
}

/// Apple's "SecTrustCopyKey(_:)": the public key of the judged certificate.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first?.key }

/// Apple's "SecTrustCopyPublicKey(_:)".
@available(*, deprecated, renamed: "SecTrustCopyKey(_:)")
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }
