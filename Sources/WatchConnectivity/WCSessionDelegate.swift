public import Foundation
internal import ObjectiveC

/// Follows a session. The first three methods are required. The others are called for what a watch sends, which no device of Ferry has.
///
/// > Contract: Watch Connectivity, WCSessionDelegate. > Isolation: called on a queue of the session's own, as on iOS.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session has been activated, or cannot be.
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Another watch becomes the active one; not called here.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// All data of the earlier watch have arrived; not called here.
    func sessionDidDeactivate(_ session: WCSession)
    /// The state of the watch has changed; not called here.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// The watch can be reached, or no longer; not called here.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// The watch has sent a message; not called here.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// The watch has sent a message and waits for a reply; not called here.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    /// The watch has sent data; not called here.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// The watch has sent data and waits for a reply; not called here.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    /// The watch's context has changed; not called here.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// A dictionary was sent, or, as always here, was not.
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    /// The watch has sent a dictionary; not called here.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// A file was sent, or, as always here, was not.
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    /// The watch has sent a file; not called here.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {
        ObjCRuntime.optional(self, "session:didFinishUserInfoTransfer:error:", [session, userInfoTransfer, error])
    }
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {
        ObjCRuntime.optional(self, "session:didFinishFileTransfer:error:", [session, fileTransfer, error])
    }
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
