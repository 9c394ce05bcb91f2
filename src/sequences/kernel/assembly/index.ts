// The inner loops of searches in sequences: `kernel.ts` has their types.

export { scores } from './align';
export { setFilter } from './filter';
export { setFrames } from './frames';
export { setNear } from './near';
export { look, piece, setQuery, setRules, setWords } from './words';
