import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/**
 * V8 sizes its heaps by the machine, not by what is kept: with much free memory the nursery of the main thread alone
 * grows to 128 MB and stays so, and old objects may double before they are collected. An import or the first start of
 * the service would hold several hundred megabytes of garbage. These settings hold for all threads. They are V8's own,
 * without a promise that they last: an unknown flag is ignored.
 */
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=40');

/**
 * V8 throws compiled code away with the last object of a shape that it was compiled for, once so many collections of
 * old objects have passed. Between two of its jobs (a segment, a merge) a thread has no such object, so that it
 * compiled the same loops again for later ones. By default two collections have to pass, and an import makes many for
 * each job.
 */
setFlagsFromString('--retain-maps-for-n-gc=64');

/**
 * Each compilation of what runs often takes megabytes while it lasts, up to four at once: the allocator keeps the most
 * that there ever were. They wait for each other instead; two cores have no more to give.
 */
setFlagsFromString('--concurrent-turbofan-max-threads=1');

/**
 * What a finished compilation of the middle tier took is given back at once. Otherwise it waits for a thread that V8
 * does it in beside, after all compilations: when calls begin, some hundred functions become hot together, and the
 * allocator keeps the 25 MB that there were once.
 */
setFlagsFromString('--no-maglev-destroy-on-background');

/** What one half of the main thread's nursery becomes; with both, some 6 MB more than without. */
const HALF_BYTES = 4 << 20;
/**
 * The same of a process that imports: the tree of a full text takes more than a megabyte, so that most of each outlived
 * a nursery of one and was collected with the old objects.
 */
export const IMPORTING_HALF_BYTES = 8 << 20;
/** Attempts of 128 KB: it has grown after some six. */
const MOST_ATTEMPTS = 64;

/**
 * Lets the nursery of the calling thread grow from one megabyte to four, where it is not as wide: a search makes 120 KB
 * of objects, so that one megabyte is collected after every eighth, with the calls in it still under way. V8 lets it
 * grow only where much survives a collection, so something that survives is made: 2 to 5 ms of processor time. It stays
 * until V8 finds the process idle.
 * @param half_bytes A power of two of megabytes.
 */
export function widenNursery(half_bytes = HALF_BYTES): void {
  const half = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')!.space_size / 2;
  setFlagsFromString(`--semi-space-growth-factor=${half_bytes >> 20}`);
  const surviving: number[][] = [];
  for (let i = 0; i < MOST_ATTEMPTS && half() < half_bytes; i++)
    for (let j = 0; j < 256; j++) surviving.push(new Array<number>(64).fill(j));
  setFlagsFromString('--semi-space-growth-factor=1');
}
