import Combine
import Testing

/// An operator over a source of whole numbers, its values as text, for behaviours that all operators have in common.
struct OperatorCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// What it sends for 1, 2, 3 and the end.
    let finished: [String]
    /// What it sends for 1, 2, 3 and `Fault.first`.
    let failed: [String]
    let make: @Sendable (Source<Int, Fault>) -> AnyPublisher<String, any Error>

    var testDescription: String { name }

    init<P: Publisher & SendableMetatype>(
        _ name: String, _ finished: [String], _ failed: [String], _ make: @escaping @Sendable (Source<Int, Fault>) -> P
    ) {
        (self.name, self.finished, self.failed) = (name, finished, failed)
        self.make = { source in make(source).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher() }
    }

    private static let fault = "failure first"
    private static let all = ["1", "2", "3", "finished"]
    private static let allFailed = ["1", "2", "3", fault]

    static let transforming: [OperatorCase] = [
        .init("map", ["10", "20", "30", "finished"], ["10", "20", "30", fault]) { $0.map { $0 * 10 } },
        .init("tryMap", ["10", "20", "30", "finished"], ["10", "20", "30", fault]) { $0.tryMap { $0 * 10 } },
        .init("map.map", ["11", "21", "31", "finished"], ["11", "21", "31", fault]) { $0.map { $0 * 10 }.map { $0 + 1 } },
        .init("map.tryMap", ["11", "21", "31", "finished"], ["11", "21", "31", fault]) { $0.map { $0 * 10 }.tryMap { $0 + 1 } },
        .init("tryMap.map", ["11", "21", "31", "finished"], ["11", "21", "31", fault]) { $0.tryMap { $0 * 10 }.map { $0 + 1 } },
        .init("map(keyPath)", ["1", "2", "3", "finished"], ["1", "2", "3", fault]) { $0.map(\.description) },
        .init(
            "map(2 keyPaths)", ["(\"1\", 1)", "(\"2\", 2)", "(\"3\", 3)", "finished"], ["(\"1\", 1)", "(\"2\", 2)", "(\"3\", 3)", fault]
        ) {
            $0.map(\.description, \.magnitude)
        },
        .init("compactMap", ["1", "3", "finished"], ["1", "3", fault]) { $0.compactMap { $0 == 2 ? nil : $0 } },
        .init("tryCompactMap", ["1", "3", "finished"], ["1", "3", fault]) { $0.tryCompactMap { $0 == 2 ? nil : $0 } },
        .init("compactMap.map", ["10", "30", "finished"], ["10", "30", fault]) { $0.compactMap { $0 == 2 ? nil : $0 }.map { $0 * 10 } },
        .init("scan", ["1", "3", "6", "finished"], ["1", "3", "6", fault]) { $0.scan(0, +) },
        .init("tryScan", ["1", "3", "6", "finished"], ["1", "3", "6", fault]) { $0.tryScan(0) { $0 + $1 } },
        .init("setFailureType", ["1", "2", "3", "finished"], ["1", "2", "3", "finished"]) {
            $0.catch { _ in Empty<Int, Never>() }.setFailureType(to: Fault.self)
        },
        .init("mapError", all, ["1", "2", "3", "failure second"]) { $0.mapError { _ in Fault.second } },
        .init("replaceError", all, ["1", "2", "3", "9", "finished"]) { $0.replaceError(with: 9) },
        .init("replaceEmpty", all, allFailed) { $0.replaceEmpty(with: 9) },
        .init("replaceNil", ["1", "9", "3", "finished"], ["1", "9", "3", fault]) { $0.map { $0 == 2 ? nil : $0 }.replaceNil(with: 9) },
        .init("catch", all, ["1", "2", "3", "7", "finished"]) { $0.catch { _ in Just(7) } },
        .init("tryCatch", all, ["1", "2", "3", "7", "finished"]) { $0.tryCatch { _ in Just(7) } },
        .init("tryCatch throws", all, ["1", "2", "3", "failure second"]) { $0.tryCatch { _ -> Just<Int> in throw Fault.second } },
        .init("retry(0)", all, allFailed) { $0.retry(0) },
        .init("handleEvents", all, allFailed) { $0.handleEvents(receiveOutput: { _ in }) },
        .init("breakpoint", all, allFailed) { $0.breakpoint(receiveOutput: { _ in false }) },
        .init("print", all, allFailed) { $0.print("case", to: Silence()) },
        .init("share", all, allFailed) { $0.share() },
        .init("merge", all, allFailed) { $0.merge(with: Empty<Int, Fault>()) },
        .init("zip", ["(1, 1)", "(2, 2)", "(3, 3)", "finished"], ["(1, 1)", "(2, 2)", "(3, 3)", fault]) {
            $0.zip((1...9).publisher.setFailureType(to: Fault.self))
        },
        .init("combineLatest", ["(1, 5)", "(2, 5)", "(3, 5)", "finished"], ["(1, 5)", "(2, 5)", "(3, 5)", fault]) {
            $0.combineLatest(Just(5).setFailureType(to: Fault.self))
        },
        .init("append", ["1", "2", "3", "8", "finished"], allFailed) { $0.append(8) },
        .init("prepend", ["0", "1", "2", "3", "finished"], ["0", "1", "2", "3", fault]) { $0.prepend(0) },
        .init("flatMap", ["1", "1", "2", "2", "3", "3", "finished"], ["1", "1", "2", "2", "3", "3", fault]) {
            $0.flatMap { [$0, $0].publisher }
        },
        .init("switchToLatest", ["1", "2", "3", "finished"], allFailed) {
            $0.map { Just($0).setFailureType(to: Fault.self) }.switchToLatest()
        },
        .init("receive(on: immediate)", all, allFailed) { $0.receive(on: ImmediateScheduler.shared) },
        .init("subscribe(on: immediate)", all, allFailed) { $0.subscribe(on: ImmediateScheduler.shared) },
        .init("delay(immediate)", all, allFailed) { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
        .init("buffer", all, allFailed) { $0.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest) },
    ]

    static let filtering: [OperatorCase] = [
        .init("filter", ["1", "3", "finished"], ["1", "3", fault]) { $0.filter { $0 != 2 } },
        .init("tryFilter", ["1", "3", "finished"], ["1", "3", fault]) { $0.tryFilter { $0 != 2 } },
        .init("filter.filter", ["3", "finished"], ["3", fault]) { $0.filter { $0 != 2 }.filter { $0 > 1 } },
        .init("filter.tryFilter", ["3", "finished"], ["3", fault]) { $0.filter { $0 != 2 }.tryFilter { $0 > 1 } },
        .init("removeDuplicates", all, allFailed) { $0.removeDuplicates() },
        .init("removeDuplicates(by:)", ["1", "2", "finished"], ["1", "2", fault]) { $0.removeDuplicates { $0 / 2 == $1 / 2 } },
        .init("tryRemoveDuplicates", ["1", "2", "finished"], ["1", "2", fault]) { $0.tryRemoveDuplicates { $0 / 2 == $1 / 2 } },
        .init("dropFirst", ["2", "3", "finished"], ["2", "3", fault]) { $0.dropFirst() },
        .init("drop(while:)", ["2", "3", "finished"], ["2", "3", fault]) { $0.drop { $0 < 2 } },
        .init("tryDrop(while:)", ["2", "3", "finished"], ["2", "3", fault]) { $0.tryDrop { $0 < 2 } },
        .init("prefix", ["1", "2", "finished"], ["1", "2", "finished"]) { $0.prefix(2) },
        .init("prefix(while:)", ["1", "finished"], ["1", "finished"]) { $0.prefix { $0 < 2 } },
        .init("tryPrefix(while:)", ["1", "finished"], ["1", "finished"]) { $0.tryPrefix { $0 < 2 } },
        .init("output(at:)", ["2", "finished"], ["2", "finished"]) { $0.output(at: 1) },
        .init("output(in:)", ["2", "3", "finished"], ["2", "3", fault]) { $0.output(in: 1...7) },
        .init("ignoreOutput", ["finished"], [fault]) { $0.ignoreOutput() },
        .init("drop(untilOutputFrom:)", all, allFailed) { $0.drop(untilOutputFrom: Just(0).setFailureType(to: Fault.self)) },
        .init("prefix(untilOutputFrom:)", all, allFailed) { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
    ]

    static let reducing: [OperatorCase] = [
        .init("reduce", ["6", "finished"], [fault]) { $0.reduce(0, +) },
        .init("tryReduce", ["6", "finished"], [fault]) { $0.tryReduce(0) { $0 + $1 } },
        .init("collect", ["[1, 2, 3]", "finished"], [fault]) { $0.collect() },
        .init("collect(2)", ["[1, 2]", "[3]", "finished"], ["[1, 2]", fault]) { $0.collect(2) },
        .init("count", ["3", "finished"], [fault]) { $0.count() },
        .init("min", ["1", "finished"], [fault]) { $0.min() },
        .init("max", ["3", "finished"], [fault]) { $0.max() },
        .init("min(by:)", ["3", "finished"], [fault]) { $0.min { $0 > $1 } },
        .init("tryMin", ["1", "finished"], [fault]) { $0.tryMin { $0 < $1 } },
        .init("tryMax", ["3", "finished"], [fault]) { $0.tryMax { $0 < $1 } },
        .init("first", ["1", "finished"], ["1", "finished"]) { $0.first() },
        .init("first(where:)", ["2", "finished"], ["2", "finished"]) { $0.first { $0 > 1 } },
        .init("tryFirst(where:)", ["2", "finished"], ["2", "finished"]) { $0.tryFirst { $0 > 1 } },
        .init("last", ["3", "finished"], [fault]) { $0.last() },
        .init("last(where:)", ["2", "finished"], [fault]) { $0.last { $0 < 3 } },
        .init("tryLast(where:)", ["2", "finished"], [fault]) { $0.tryLast { $0 < 3 } },
        .init("contains", ["true", "finished"], ["true", "finished"]) { $0.contains(2) },
        .init("contains(where:)", ["false", "finished"], [fault]) { $0.contains { $0 > 3 } },
        .init("tryContains(where:)", ["true", "finished"], ["true", "finished"]) { $0.tryContains { $0 > 2 } },
        .init("allSatisfy", ["false", "finished"], ["false", "finished"]) { $0.allSatisfy { $0 < 3 } },
        .init("tryAllSatisfy", ["true", "finished"], [fault]) { $0.tryAllSatisfy { $0 < 4 } },
    ]

    static let every = transforming + filtering + reducing
}

struct Silence: TextOutputStream {
    mutating func write(_ string: String) { _ = string.count }
}
