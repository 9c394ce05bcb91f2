import { setFlagsFromString } from 'node:v8';

/**
 * V8 sizes its heaps by the machine, not by what is kept: with much free memory the nursery of the main thread alone
 * grows to 128 MB and stays so, and old objects may double before they are collected. An import or the first start of
 * the service would hold several hundred megabytes of garbage. Both settings hold for all threads. They are V8's own,
 * without a promise that they last: an unknown flag is ignored.
 */
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=40');
