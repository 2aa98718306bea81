public import HTTP

/// Routes about the process that every service has.
public enum ProcessRoutes {
    /// `/healthz`: 200 while the service works, 503 otherwise.
    public static func health(_ isHealthy: @escaping @Sendable () -> Bool) -> Route {
        let operation = Operation(
            "health", "Whether the service can do its work.", needsSession: false, answers: [.init(200, "It can"), .init(503, "It cannot")])
        return Route(.get, "/healthz", operation) { _ in isHealthy() ? .json(200, ["status": "ok"]) : .json(503, ["status": "failing"]) }
    }

    /// `/metrics`: values in Prometheus' text format.
    public static func metrics(_ metrics: @escaping @Sendable () -> Metrics?) -> Route {
        Route(.get, "/metrics", Operation("metrics", "Figures for Prometheus.", needsSession: false, answers: [.init(200, "Figures")])) {
            _ in
            .text(200, metrics()?.text ?? "", type: "text/plain; version=0.0.4; charset=utf-8")
        }
    }
}
