import { decode, type RecordBlob } from './codec.ts';

/** Damaged records that are told one by one. */
const MOST_DAMAGED = 100;

/**
 * Unpacks stored records. One whose body is damaged is left out, as if it were not there, or its fields kept apart are
 * absent; told once as a warning of the process, and each time to who asked: it costs itself, not its page.
 */
export class Unpacking {
  /** How often something damaged was told. */
  told = 0;
  readonly #damaged = new Set<string>();
  readonly #onLeftOut: ((sentence: string) => void) | undefined;
  readonly #remedy: string;

  /**
   * @param on_left_out Told in a sentence for who asked.
   * @param remedy What the operator can do, a sentence of the warning.
   */
  constructor(on_left_out: ((sentence: string) => void) | undefined, remedy: string) {
    this.#onLeftOut = on_left_out;
    this.#remedy = remedy;
  }

  /** The record, or undefined where it is damaged; what is damaged of its fields kept apart is told when it is read. */
  of<R>(collection: string, id: string, blob: RecordBlob): R | undefined {
    try {
      return decode<R>(blob, (cause) => this.#tell(collection, id, 'parts of it, such as long texts, are', cause));
    } catch (cause) {
      this.#tell(collection, id, 'it is', cause);
      return undefined;
    }
  }

  #tell(collection: string, id: string, what: string, cause: unknown): void {
    this.told += 1;
    this.#onLeftOut?.(`The stored record of ${id} is damaged: ${what} left out.`);
    const record = `${collection} ${id}`;
    if (this.#damaged.has(record) || this.#damaged.size >= MOST_DAMAGED) return;
    this.#damaged.add(record);
    process.emitWarning(
      `The record ${record} is damaged: ${what} left out (${(cause as Error).message}). ${this.#remedy}`,
      'DamagedRecord',
    );
  }
}
