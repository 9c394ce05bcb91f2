import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Corpus } from '#corpus/corpus.ts';
import type { Sync } from '#sync/sync.ts';

export interface Metrics {
  /**
   * Notes an answered call; `operation` is an operation id or the name of a fixed route, never anything a caller wrote.
   */
  answered(operation: string, status: number, error_code: number, seconds: number): void;
  /** Prometheus text format 0.0.4. */
  text(): Promise<string>;
  readonly contentType: string;
  close(): void;
}

/** Calls, latencies, the process and the corpus, for Prometheus. */
export function createMetrics(corpus: Corpus, freshness?: Sync['freshness']): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const calls = new Counter({
    name: 'priora_calls_total',
    help: 'Answered calls by operation, status class and error code (0: success).',
    labelNames: ['operation', 'status', 'error_code'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'priora_call_seconds',
    help: 'Time from the request line to the last byte of the answer.',
    labelNames: ['operation', 'status'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  });
  new Gauge({
    name: 'priora_corpus_records',
    help: 'Records stored, by collection.',
    labelNames: ['collection'],
    registers: [registry],
    async collect() {
      for (const { name, records } of await corpus.status()) this.set({ collection: name }, records);
    },
  });
  new Gauge({
    name: 'priora_corpus_index_lag',
    help: 'Writes that are stored and not yet searchable, by collection.',
    labelNames: ['collection'],
    registers: [registry],
    async collect() {
      for (const { name, stored_seq, indexed_seq } of await corpus.status())
        this.set({ collection: name }, stored_seq - indexed_seq);
    },
  });
  if (freshness) {
    new Gauge({
      name: 'priora_source_lag_days',
      help: 'Days since the newest date in the corpus, by source that is followed, collection and office.',
      labelNames: ['source', 'collection', 'office'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { name: source, freshness: how } of await freshness())
          for (const { collection, office = '', lag_days } of how.newest)
            if (lag_days !== undefined) this.set({ source, collection, office }, lag_days);
      },
    });
    new Gauge({
      name: 'priora_source_late_days',
      help: 'Days since the next delivery of a source was expected; 0 while none is late.',
      labelNames: ['source'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { name: source, freshness: how } of await freshness()) this.set({ source }, how.late_days ?? 0);
      },
    });
    new Gauge({
      name: 'priora_source_run_timestamp_seconds',
      help: 'When the last run of a source that went well ended.',
      labelNames: ['source'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { name: source, freshness: how } of await freshness())
          if (how.last_run_at !== undefined) this.set({ source }, how.last_run_at / 1000);
      },
    });
  }
  return {
    answered(operation, status, error_code, duration) {
      const statusClass = `${Math.floor(status / 100)}xx`;
      calls.inc({ operation, status: statusClass, error_code });
      seconds.observe({ operation, status: statusClass }, duration);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close: () => registry.clear(),
  };
}
