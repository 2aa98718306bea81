import Combine
import Foundation
import Testing

@Suite("Demand") struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test("adds, and is without limit above the largest number") func sum() {
        #expect(Demand.max(2) + .max(3) == .max(5))
        #expect(Demand.max(2) + 3 == .max(5))
        #expect(Demand.max(.max) + .max(1) == .unlimited)
        #expect(Demand.max(.max) + 1 == .unlimited)
        #expect(Demand.unlimited + .max(1) == .unlimited)
        #expect(Demand.max(1) + .unlimited == .unlimited)
    }

    @Test("subtracts, and is not below zero") func difference() {
        #expect(Demand.max(5) - .max(3) == .max(2))
        #expect(Demand.max(3) - .max(5) == .none)
        #expect(Demand.max(3) - 5 == .none)
        #expect(Demand.max(3) - .unlimited == .none)
        #expect(Demand.unlimited - .max(3) == .unlimited)
        #expect(Demand.unlimited - .unlimited == .unlimited)
    }

    @Test("multiplies") func product() {
        #expect(Demand.max(5) * 3 == .max(15))
        #expect(Demand.max(.max) * 2 == .unlimited)
        #expect(Demand.unlimited * 2 == .unlimited)
        #expect(Demand.none * 7 == .none)
    }

    @Test("changes in place") func inPlace() {
        var demand = Demand.max(2)
        demand += .max(3)
        demand += 1
        demand -= .max(2)
        demand -= 1
        demand *= 4
        #expect(demand == .max(12))
    }

    @Test("compares with demands and numbers") func comparison() {
        #expect(Demand.max(1) < .max(2))
        #expect(Demand.max(2) < .unlimited)
        #expect(!(Demand.unlimited < .unlimited))
        #expect(Demand.unlimited <= .unlimited)
        #expect(Demand.max(3) > 2)
        #expect(2 < Demand.max(3))
        #expect(Demand.unlimited > Int.max)
        #expect(Demand.unlimited != Int.max)
        #expect(Demand.max(3) == 3)
        #expect(3 >= Demand.max(3))
    }

    @Test("says its number") func description() {
        #expect(Demand.max(3).description == "max(3)")
        #expect(Demand.unlimited.description == "unlimited")
        #expect(Demand.none.description == "max(0)")
        #expect(Demand.unlimited.max == nil)
        #expect(Demand.max(7).max == 7)
    }

    @Test("is encoded and decoded", arguments: [Demand.none, .max(4), .unlimited]) func coding(_ demand: Demand) throws {
        let data = try JSONEncoder().encode([demand])
        #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
    }

    @Test("a completion is encoded and decoded", arguments: [Subscribers.Completion<Fault>.finished, .failure(.second)])
    func completion(_ completion: Subscribers.Completion<Fault>) throws {
        let data = try JSONEncoder().encode(completion)
        #expect(try JSONDecoder().decode(Subscribers.Completion<Fault>.self, from: data) == completion)
    }

    @Test("a negative number stops the program") func negative() async {
        await #expect(processExitsWith: .failure) { _ = Demand.max(-1) }
    }

    @Test("a request of nothing stops the program") func empty() async {
        await #expect(processExitsWith: .failure) {
            let probe = Just(1).probe(.none)
            probe.request(.none)
        }
    }
}
