// The inner loops of searches in sequences: `kernel.ts` has their types.

export { scores } from './align';
export { alike } from './filter';
export { setNear } from './near';
export { look, piece, setQuery, setRules, setWords } from './words';
