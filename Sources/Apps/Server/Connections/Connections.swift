import NIOCore
import Synchronization

/// A server's connections: their number in total and by address, and which are idle.
///
/// If there are too many, the one that has been idle longest is closed for the next, so that idle connections keep
/// nobody out.
final class Connections: Sendable {
    /// A slot for a connection.
    struct Ticket: Hashable, Sendable {
        fileprivate var number: Int
        fileprivate var address: String
    }

    private struct Place {
        var address: String
        var close: @Sendable () -> Void
        /// When it became idle, counted in changes; nil while it has a request.
        var idleSince: Int?
    }

    private struct State {
        var places: [Int: Place] = [:]
        var byAddress: [String: Int] = [:]
        var numbers = 0
        var changes = 0

        /// Returns the longest-idle slot of an address, or of all.
        func longestIdle(of address: String?) -> Int? {
            places.filter { $0.value.idleSince != nil && (address == nil || $0.value.address == address) }
                .min { $0.value.idleSince ?? 0 < $1.value.idleSince ?? 0 }?.key
        }

        mutating func remove(_ number: Int) {
            guard let place = places.removeValue(forKey: number) else { return }
            let left = (byAddress[place.address] ?? 1) - 1
            byAddress[place.address] = left > 0 ? left : nil
        }
    }

    private let limits: ConnectionLimits
    private let state = Mutex(State())

    init(limits: ConnectionLimits) {
        self.limits = limits
    }

    var count: Int { state.withLock { $0.places.count } }

    /// Admits a new connection.
    ///
    /// - Parameters:
    ///   - isLocal: Whether it is from this machine or from a proxy, each of which stands for many clients.
    ///   - address: The client's address without its port; empty if unknown.
    ///   - close: Closes the connection; called when another needs its slot.
    /// - Returns: Nil if there is no slot and none can be freed.
    func admit(_ address: String, isLocal: Bool, close: @escaping @Sendable () -> Void) -> Ticket? {
        let (ticket, leaving) = state.withLock { state -> (Ticket?, Place?) in
            let isFull = state.places.count >= limits.connections
            let hasMany = !isLocal && state.byAddress[address, default: 0] >= limits.connectionsOfAddress
            var leaving: Place?
            if isFull || hasMany {
                guard let number = state.longestIdle(of: hasMany ? address : nil) else { return (nil, nil) }
                leaving = state.places[number]
                state.remove(number)
            }
            state.numbers += 1
            state.changes += 1
            state.places[state.numbers] = Place(address: address, close: close, idleSince: state.changes)
            state.byAddress[address, default: 0] += 1
            return (Ticket(number: state.numbers, address: address), leaving)
        }
        leaving?.close()
        return ticket
    }

    /// Called when a request has begun on a connection, or its last one was answered.
    func setIdle(_ isIdle: Bool, _ ticket: Ticket) {
        state.withLock { state in
            state.changes += 1
            state.places[ticket.number]?.idleSince = isIdle ? state.changes : nil
        }
    }

    func leave(_ ticket: Ticket) {
        state.withLock { $0.remove(ticket.number) }
    }
}
