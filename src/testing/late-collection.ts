/**
 * An option of Node with which V8 collects old objects for the first time when there are 256 MB of them. Each service
 * of a test starts threads, and the heap of each grows from nothing: collecting what modules have just made took an
 * eighth of the processor time of flows, and a fifth of a first start.
 */
export const LATE_COLLECTION = '--initial-old-space-size=256';

/**
 * An option of Node with which V8 collects in the thread that allocates: where every core has a process to run, threads
 * that help cost more than they spare. The same tests take 4 to 7 % less processor time.
 */
export const OWN_COLLECTION = '--single-threaded-gc';
