import { hash } from 'node:crypto';
import type { Corpus } from '#corpus/corpus.ts';

/** The collections that figures of companies rest on. */
const RESTS_ON: ReadonlySet<string> = new Set(['patents', 'companies', 'conveyances', 'patent_facts']);

/** Another text whenever a record that figures rest on was stored, or came into the index. */
export const stateOf = async (corpus: Corpus): Promise<string> =>
  (await corpus.status())
    .flatMap(({ name, stored_seq, indexed_seq }) => (RESTS_ON.has(name) ? [`${stored_seq}/${indexed_seq}`] : []))
    .join(' ');

/**
 * Figures of companies that are kept until a record that they rest on changes: who asks for one answer about a company
 * asks for more.
 * @param most Figures that are kept, the latest made.
 */
export function keptFigures<Figures>(most: number) {
  const all = new WeakMap<Corpus, Map<string, Figures>>();
  /** @param asked What the figures are of: two that JSON writes alike are one. */
  return async (corpus: Corpus, asked: unknown, make: () => Promise<Figures>): Promise<Figures> => {
    const kept = all.get(corpus) ?? new Map<string, Figures>();
    all.set(corpus, kept);
    const key = hash('sha1', `${await stateOf(corpus)} ${JSON.stringify(asked)}`);
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = await make();
    kept.set(key, made);
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(old);
    return made;
  };
}
