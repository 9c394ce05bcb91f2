import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Corpus } from '#corpus/corpus.ts';

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
export function createMetrics(corpus: Corpus): Metrics {
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
