import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const LATENCIES = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The measurements of one process, in the format of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly sockets = new Gauge({
    ...this.#named("sockets", "Open connections of players and watchers."),
    labelNames: ["kind"],
  });
  readonly tables = new Gauge(this.#named("tables", "Tables in the memory of this process."));
  readonly pendingBytes = new Gauge(this.#named("pending_bytes", "Bytes that wait to be sent to all clients."));
  readonly acknowledgement = new Histogram({
    ...this.#named("acknowledgement_seconds", "Time from a request to its durable answer."),
    buckets: LATENCIES,
  });
  readonly delivery = new Histogram({
    ...this.#named("delivery_seconds", "Time from the decision of a commit to its message to a client."),
    buckets: LATENCIES,
  });
  readonly batch = new Histogram({
    ...this.#named("batch_commits", "Commits in one statement."),
    buckets: [1, 2, 5, 10, 20, 50, 100, 200],
  });
  readonly conflicts = new Counter(this.#named("conflicts_total", "Commits that another process was faster than."));
  readonly refusals = new Counter({ ...this.#named("refusals_total", "Refused requests."), labelNames: ["code"] });
  readonly dropped = new Counter(this.#named("dropped_total", "Clients that were too far behind."));
  readonly failures = new Counter(this.#named("failures_total", "Errors of the store and of the house."));

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  #named(name: string, help: string) {
    return { name: `thunderjack_${name}`, help, registers: [this.registry] };
  }
}
