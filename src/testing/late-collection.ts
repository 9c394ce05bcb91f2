/**
 * An option of Node with which V8 collects old objects for the first time when there are 256 MB of them. Each service
 * of a test starts threads, and the heap of each grows from nothing: collecting what modules have just made took an
 * eighth of the processor time of flows, and a fifth of a first start.
 */
export const LATE_COLLECTION = '--initial-old-space-size=256';
