import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Learned, LearnedDocument, LearnedState, Translation } from '#corpus/learned.ts';
import { LEARNED_FORMAT, learnedFile } from './learned-file.ts';

/** Words that are folded: the weightiest, if there are more. */
const MOST_WORDS = 1_500;

/**
 * What was learned of the corpus in a data directory; nothing until there is something. Never throws for a file that is
 * absent or of another format.
 */
export function openLearned(dir: string): Learned {
  return new LearnedReader(learnedFile(dir));
}

class LearnedReader implements Learned {
  readonly #file: string;
  #open:
    | {
        db: DatabaseSync;
        state: StatementSync;
        word: StatementSync;
        documents: StatementSync;
        translations: StatementSync;
      }
    | undefined;
  #closed = false;

  constructor(file: string) {
    this.#file = file;
  }

  state(): LearnedState | undefined {
    const row = this.#ready()?.state.get();
    if (row?.format !== LEARNED_FORMAT) return undefined;
    return {
      version: String(row.version),
      corpus_size: Number(row.corpus_size),
      sample_size: Number(row.sample_size),
      dimensions: Number(row.dimensions),
      documents: Number(row.documents),
      seq: Number(row.seq),
    };
  }

  fold(weights: ReadonlyMap<string, number>): Float64Array | undefined {
    const dimensions = this.state()?.dimensions ?? 0;
    if (dimensions === 0) return undefined;
    const { word } = this.#open!;
    const direction = new Float64Array(dimensions);
    let words = [...weights];
    if (words.length > MOST_WORDS)
      words = words.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_WORDS);
    for (const [text, weight] of words) {
      const row = word.get(text);
      if (!row) continue;
      const vector = signed(row.vector as Uint8Array);
      // the scale holds the word's idf
      const factor = weight * (row.scale as number);
      for (let i = 0; i < dimensions; i++) direction[i]! += factor * vector[i]!;
    }
    const norm = Math.sqrt(direction.reduce((sum, x) => sum + x * x, 0));
    return norm === 0 ? undefined : direction.map((x) => x / norm);
  }

  documents(ids: readonly string[]): ReadonlyMap<string, LearnedDocument> {
    const found = new Map<string, LearnedDocument>();
    if (!this.state()) return found;
    for (const { id, norm, vector } of this.#open!.documents.all(JSON.stringify(ids))) {
      found.set(String(id), { vector: signed(vector as Uint8Array), norm: norm as number });
    }
    return found;
  }

  translations(terms: Iterable<string>): ReadonlyMap<string, readonly Translation[]> {
    const found = new Map<string, readonly Translation[]>();
    if (!this.state()) return found;
    const { translations } = this.#open!;
    for (const term of terms) {
      const rows = translations.all(term);
      if (rows.length > 0)
        found.set(
          term,
          rows.map(({ other, share }) => ({ text: String(other), share: Number(share) })),
        );
    }
    return found;
  }

  close(): void {
    this.#closed = true;
    this.#open?.db.close();
    this.#open = undefined;
  }

  #ready() {
    if (this.#open || this.#closed || !existsSync(this.#file)) return this.#open;
    const db = new DatabaseSync(this.#file, { readOnly: true });
    try {
      db.exec('PRAGMA busy_timeout = 5000; PRAGMA query_only = 1');
      this.#open = {
        db,
        state: db.prepare('SELECT * FROM state'),
        word: db.prepare('SELECT scale, vector FROM words WHERE text = ?'),
        documents: db.prepare(
          'SELECT d.id, d.norm, d.vector FROM json_each(?) j CROSS JOIN documents d ON d.id = j.value',
        ),
        translations: db.prepare('SELECT other, share FROM translations WHERE text = ? ORDER BY share DESC, other'),
      };
    } catch {
      // made by another version, or not finished being made: there is nothing learned that could be read
      db.close();
    }
    return this.#open;
  }
}

const signed = (bytes: Uint8Array): Int8Array => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
