import type { PostingsSource, TermMeta } from '../format/postings-layout.ts';
import { arena, doubles, kernel } from '../kernel/kernel.ts';
import type { DocSet } from '../segment/docset.ts';
import type { Clock } from './clock.ts';
import type { Frequencies } from './kept-results.ts';
import { PositionBlocks } from './position-blocks.ts';
import { DOCS, Words } from './position-keys.ts';

/** Documents whose spots are read before any is looked at: those of two words stay in the processor's nearest cache. */
const WINDOW = 512;
/** Bytes of a spot (see `kernel/assembly/positions.ts`), and of those of a window. */
const SPOT = 16;
const SPOTS = WINDOW * SPOT;

/** Reads where the positions of a word are, in one window of documents after the other. */
class SpotReader extends PositionBlocks {
  /** Block of the document that was asked about last. */
  #block = 0;
  /** Where the masks of fields are, if only some of the word's count. */
  readonly #masks: number;
  readonly #fields: number;

  constructor(source: PostingsSource, term: TermMeta, fields: number) {
    super(source, term);
    this.#masks = 0;
    this.#fields = term.mask & fields;
    if (this.#fields === term.mask) return;
    const masks = arena.words(source.masks!.length);
    masks.set(source.masks!);
    this.#masks = masks.byteOffset;
  }

  /** Answers false where positions do not stay in place until the search ends: then spots say nothing. */
  read(docs: Uint32Array, address: number, into: number): boolean {
    const n = docs.length;
    kernel.wordsFill(into, (n * SPOT) / 4, 0);
    for (let done = 0; done < n; ) {
      this.#block = this.blockOf(this.#block, docs[done]!);
      if (this.#block === this.blocks) break;
      const asked = [
        ...([address + done * 4, n - done, into + done * SPOT] as const),
        ...([this.#masks, this.#fields] as const),
      ] as const;
      if (this.#block < this.full) {
        const { told, stays } = this.piece(this.#block, docs[n - 1]!);
        if (!stays) return false;
        done += kernel.blockSpots(...told, ...asked);
      } else {
        const { told, stays } = this.tail();
        if (!stays) return false;
        done += kernel.tailSpots(...told, ...asked);
      }
    }
    return true;
  }
}

/** Whether the fields asked about come before all others in which a word occurs. */
const areFirst = (fields: number, mask: number): boolean => {
  const others = mask & ~fields;
  return others === 0 || (mask & fields) >>> 0 < (others & -others) >>> 0;
};

/** Two lists of spots, for the walks of a thread, one after the other. */
let desk: readonly [Words, Words] | undefined;

/**
 * Two words of one value, in some fields, and how far the second is behind the first: at least `low`, at most `high`
 * positions, and not 0.
 */
export interface Meeting {
  readonly first: TermMeta;
  readonly second: TermMeta;
  readonly fields: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Documents among `candidates` in which two words meet; and how often the rarer one occurs there, which is the most
 * that they can meet: both in the arena. A document is left at the first place where they do. Undefined where the index
 * does not lie where kernels can read it, and where fields asked about are behind others.
 */
export function meetings(
  source: PostingsSource,
  { first, second, fields, low, high }: Meeting,
  candidates: DocSet,
  clock: Clock,
): Frequencies | undefined {
  // words of one value are in one field: it is enough to tell it of one of them
  const sure = (first.mask & second.mask & ~fields) === 0;
  const told = [first, second].find(({ mask }) => areFirst(fields, mask));
  if (!sure && !told) return undefined;
  const limits = [first, second].map((term) => (sure || term !== told ? term.mask : fields));
  const [a, b] = (desk ??= [new Words(SPOTS / 4), new Words(SPOTS / 4)]);
  const readers = [new SpotReader(source, first, limits[0]!), new SpotReader(source, second, limits[1]!)] as const;
  const all = candidates.toArray();
  const docs = arena.words(all.length + 1);
  const values = doubles(all.length + 1);
  let n = 0;
  for (let from = 0; from < all.length; from += WINDOW) {
    clock.tick();
    const window = all.subarray(from, from + WINDOW);
    const address = arena.address(window, DOCS);
    if (!readers[0].read(window, address, a.address) || !readers[1].read(window, address, b.address)) return undefined;
    n += kernel.spotsMeet(
      ...([a.address, b.address, window.length, low, high] as const),
      ...([address, docs.byteOffset + n * 4, values.byteOffset + n * 8] as const),
    );
  }
  return { docs: docs.subarray(0, n), values: values.subarray(0, n) };
}
