import { patents } from '#collections/patents/patents.ts';
import type { WireSchema } from '#contract/shape.ts';
import type { Reply, TestService } from '#testing/service.ts';
import { BY_NUMBER, leavesOf, leavesOfSchema } from './fields.ts';

export interface Coverage {
  /** Sources by name, in the order of `rates`. */
  readonly sources: readonly string[];
  /** One an operation. */
  readonly tables: readonly {
    readonly id: string;
    readonly rows: readonly {
      readonly path: string;
      /** Share of the rows of each source that have it. */
      readonly rates: readonly number[];
      readonly empty: boolean;
      /** One value, shortened; empty where there is none. */
      readonly example: string;
    }[];
  }[];
  /** Calls that were not answered, with what was said: their fields are missing from the rates. */
  readonly refused: readonly string[];
}

/** `busy`, `timeout`: clients may ask again. */
const AGAIN = 68300008;
const MOST_TRIES = 3;

async function answered(call: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    const reply = await call();
    if (reply.json?.error_code !== AGAIN || tries === MOST_TRIES) return reply;
  }
}

/**
 * Asks every operation that takes publication numbers for a spread sample of each source's publications.
 * @param told Of each operation that has been asked.
 */
export async function coverage(
  service: TestService,
  sample: number,
  told: (id: string) => void = () => {},
): Promise<Coverage> {
  const page = await service.corpus.aggregate(
    patents,
    { query: { kind: 'all' } },
    { by: { source: { axis: 'values', field: 'SOURCE', top: 40 } } },
  );
  const sources = page.by!.source!.buckets.map(({ value }) => String(value));
  const numbers = new Map<string, readonly string[]>();
  for (const source of sources) {
    const query = { kind: 'term', field: 'SOURCE', text: source } as const;
    const { hits } = await service.corpus.search(patents, { query, offset: 0, limit: 20_000 });
    const step = Math.max(1, Math.floor(hits.length / sample));
    const spread = hits.filter((_, i) => i % step === 0).slice(0, sample);
    numbers.set(
      source,
      spread.map(({ id }) => id),
    );
  }
  const tables: Coverage['tables'][number][] = [];
  const refused: string[] = [];
  for (const operation of BY_NUMBER()) {
    const filled = new Map<string, Map<string, number>>();
    const shown = new Map<string, string>();
    // what answers one object is asked for one
    const at_once = (operation.response as WireSchema).type === 'array' ? 20 : 1;
    for (const [source, ids] of numbers)
      for (let at = 0; at < ids.length; at += at_once) {
        const query = { patent_number: ids.slice(at, at + at_once).join(',') };
        const reply = await answered(() => service.call(operation, { query }));
        if (reply.json?.status === false)
          refused.push(`${operation.id} ${query.patent_number}: ${reply.json.error_msg}`);
        for (const row of [reply.data].flat())
          for (const [path, value] of leavesOf(row)) {
            const of = filled.get(path) ?? new Map<string, number>();
            filled.set(path, of.set(source, (of.get(source) ?? 0) + 1));
            if (!shown.has(path)) shown.set(path, String(value).slice(0, 60));
          }
      }
    const rows = leavesOfSchema(operation.response as WireSchema).map((path) => ({
      path,
      rates: sources.map((source) => (filled.get(path)?.get(source) ?? 0) / numbers.get(source)!.length),
      empty: !filled.has(path),
      example: (shown.get(path) ?? '').replace(/[\s|]+/g, ' ').slice(0, 40),
    }));
    tables.push({ id: operation.id, rows });
    told(operation.id);
  }
  return { sources, tables, refused };
}
