import DeviceProtocol
import Foundation
import PushService
import Simulator
import Testing

@Suite("DevicePushService", .serialized)
struct DevicePushServiceTests {
    private func token(_ event: ApplicationEvent?) -> String? {
        guard case .pushToken(let token, _)? = event else { return nil }
        return token
    }

    @Test("a script's token is the same in every run, differs between apps, and changes when renewed")
    func tokens() throws {
        let topics = ["a", "a", "b"].map { "org.ferry.\($0)" }
        let services = topics.map { _ in DevicePushService(device: "iPhone 15") }
        for (service, topic) in zip(services, topics) { service.add(topic) }
        let tokens = zip(services, topics).map { token($0.register(true, $1)) ?? "" }
        #expect(tokens[0] == tokens[1])
        #expect(tokens[0] != tokens[2])
        try #require(tokens[0].count == 64)
        #expect(tokens[0].allSatisfy { $0.isHexDigit })
        services[0].renew(topics[0], at: 5)
        let renewed = try #require(token(services[0].register(true, topics[0])))
        #expect(renewed != tokens[0])
        #expect(renewed.count == 64)
        try #require(services[0].register(false, topics[0]) == nil)
        #expect(!services[0].isRegistered(topics[0]))
        try #require(services[0].register(true, "org.ferry.none") == nil)
        #expect(services[0].token(of: "org.ferry.none") == nil)
        services[1].isReachable = false
        #expect(services[1].register(true, topics[1]) == .pushToken("", problem: "the push service cannot be reached"))
    }

    @Test("a posted notification reaches the device; a refused one is reported to the user")
    func posts() throws {
        let service = DevicePushService(device: "iPhone 15")
        for topic in ["org.ferry.test", "org.ferry.second"] { service.add(topic) }
        var (delivered, notices): ([String], [String]) = ([], [])
        service.onDelivery = { topic, identifier, payload in delivered.append("\(topic) \(identifier) \(payload.body)") }
        service.onNotice = { notices.append($0) }
        try service.listen(on: nil, name: "iPhone 15")
        defer { service.close() }
        let (port, token) = (try #require(service.port), try #require(service.token(of: "org.ferry.test")))
        let second = try #require(service.token(of: "org.ferry.second"))
        for topic in ["org.ferry.test", "org.ferry.second"] { _ = service.register(true, topic) }
        #expect(notices.first?.contains("http://127.0.0.1:\(port)/3/device/\(token)") == true)
        let body = Array(#"{"aps":{"alert":"Hot"}}"#.utf8)
        let answers = Answers()
        let posts = [
            (token, "org.ferry.test", "one"), (second, "org.ferry.second", "two"), (second, "org.ferry.test", "three"),
            (token, "org.ferry.other", "four"),
        ]
        for (token, topic, collapse) in posts {
            Thread.detachNewThread {
                let fields = [(name: "apns-topic", value: topic), (name: "apns-collapse-id", value: collapse)]
                answers.add((try? PushClient.post(to: token, port: port, fields, body: body))?.status ?? 0)
            }
            let end = Date() + 20
            let wanted = answers.all.count + 1
            while answers.all.count < wanted, Date() < end {
                var set = service.descriptors.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
                _ = poll(&set, nfds_t(set.count), 50)
                service.service()
            }
        }
        #expect(answers.all == [200, 200, 400, 400])
        #expect(delivered == ["org.ferry.test one Hot", "org.ferry.second two Hot"])
        #expect(notices.last?.contains("400 DeviceTokenNotForTopic: the topic is org.ferry.test") == true)
    }

    @Test("`ferry set` needs the running device's token; an invalid setting is refused before sending")
    func controls() throws {
        let service = DevicePushService(device: "iPhone 15")
        for topic in ["org.ferry.first", "org.ferry.control"] { service.add(topic) }
        var changed: [DeviceControl] = []
        service.onControl = { changed.append($0) }
        try service.listen(on: nil, name: "iPhone 15")
        defer { service.close() }
        let statuses = Answers()
        for (value, status) in [("offline", 0), ("fast", 2)] {
            Thread.detachNewThread {
                statuses.add(
                    Int(ControlCommand.run(["org.ferry.control", "network", value], output: { _ in }, complain: { _ in })))
            }
            let end = Date() + 20
            let wanted = statuses.all.count + 1
            while statuses.all.count < wanted, Date() < end {
                var set = service.descriptors.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
                _ = poll(&set, nfds_t(set.count), 50)
                service.service()
            }
            #expect(statuses.all.last == status)
        }
        #expect(changed == [.network(.offline)])
        var complaints: [String] = []
        for words in [["org.ferry.nobody", "battery", "20"], ["org.ferry.control", "fame", "on"], ["org.ferry.control"]] {
            #expect(ControlCommand.run(words, output: { _ in }, complain: { complaints.append($0) }) != 0)
        }
        try #require(complaints[0].contains("org.ferry.nobody is not running on a device here"))
        #expect(complaints[1].contains("settings are text-size"))
    }

    @Test("`ferry push` reports wrong arguments, a bad file and an app that does not run")
    func command() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-push-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        func run(_ words: [String]) -> (Int32, String) {
            var said = ""
            let status = PushCommand.run(words, output: { said += $0 }, complain: { said += $0 })
            return (status, said)
        }
        #expect(run([]).0 == 2)
        #expect(run(["org.ferry.nobody", file.path]) == (2, "\(file.path): no such file, or it cannot be read"))
        try "{\"aps\": {\"alert\": }}".write(to: file, atomically: true, encoding: .utf8)
        let (status, said) = run(["org.ferry.nobody", file.path])
        #expect(status == 2)
        #expect(said.hasPrefix("\(file.path): the payload is not the JSON it should be: line 1, column 19"))
        try "{\"aps\": {}}".write(to: file, atomically: true, encoding: .utf8)
        let (refused, words) = run(["org.ferry.nobody", file.path])
        #expect(refused == 1)
        #expect(words.hasPrefix("org.ferry.nobody is not running on a device here"))
    }
}

private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Int] = []
    var all: [Int] { lock.withLock { list } }
    func add(_ status: Int) { lock.withLock { list.append(status) } }
}
