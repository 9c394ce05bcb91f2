import type { Change } from '#corpus/engine.ts';
import { packExtracts } from '../schema/packed-extracts.ts';
import type { Batch, CollectionIndex } from './collection-index.ts';

/**
 * Characters of text, and documents, that are made a segment at once. Of 40,000 documents of 4,300 characters segments
 * of 8,000 and their merge cost a ninth less than segments of 2,000, segments of 16,000 no less than of 8,000; what
 * waits for a segment takes a byte for each character, Chinese two.
 */
const CHARACTERS = 16 << 20;
const DOCUMENTS = 1 << 14;

/**
 * An index that is made beside the one that is asked. Nobody sees it before it is complete, so that changes are
 * gathered until a large segment can be made of them: the larger segments are, the fewer words are written in several
 * and merged afterwards. While one is made, changes for the next are gathered.
 */
export class UnaskedIndex {
  readonly #index: CollectionIndex;
  #gathered: Batch[] = [];
  #packed: Uint8Array[] = [];
  readonly #ids = new Set<string>();
  #text = 0;
  #added: Promise<void> = Promise.resolve();
  #taken: Promise<void> = Promise.resolve();

  constructor(index: CollectionIndex) {
    this.#index = index;
  }

  /** Applies changes behind those of earlier calls. @throws what making an earlier segment failed with, too. */
  apply(changes: readonly Change<any>[]): Promise<void> {
    return (this.#added = this.#added.then(() => this.#add(changes)));
  }

  /** Waits until everything that was applied is in. @throws what it failed with. */
  async ended(): Promise<void> {
    await this.#added;
    await this.#take();
    await this.#taken;
  }

  /** Gives up what was gathered, and waits until nothing is under way. */
  async stopped(): Promise<void> {
    await this.#added.catch(() => {});
    this.#forget();
    await this.#taken.catch(() => {});
  }

  async #add(changes: readonly Change<any>[]): Promise<void> {
    const { extracts, ...batch } = await this.#index.read(changes);
    const ids = [...batch.puts.map(({ id }) => id), ...batch.others.map(([id]) => id)];
    // each document once in what is taken up together
    if (ids.some((id) => this.#ids.has(id))) await this.#take();
    for (const id of ids) this.#ids.add(id);
    this.#gathered.push({ ...batch, extracts: [] });
    this.#packed.push(packExtracts(extracts));
    this.#text += batch.text;
    if (this.#text >= CHARACTERS || this.#ids.size >= DOCUMENTS) await this.#take();
  }

  /** Begins to take up what was gathered, and waits for what was gathered before it: no more than that is held. */
  async #take(): Promise<void> {
    const before = this.#taken;
    if (this.#gathered.length > 0) {
      const batch: Batch = {
        puts: this.#gathered.flatMap(({ puts }) => puts),
        others: this.#gathered.flatMap(({ others }) => others),
        extracts: { packed: this.#packed },
        text: this.#text,
        seq: this.#gathered.reduce((last, { seq }) => Math.max(last, seq), 0),
      };
      this.#forget();
      this.#taken = before.then(() => this.#index.take(batch));
      // told by the next call
      this.#taken.catch(() => {});
    }
    await before;
  }

  #forget(): void {
    this.#gathered = [];
    this.#packed = [];
    this.#ids.clear();
    this.#text = 0;
  }
}
