import type { Group } from '#operation.ts';
import b012 from './b012-search.ts';
import b044 from './b044-search.ts';

export default {
  tag: 'LS Search',
  description: 'Searches of life science: trials and their results, by things of the dictionary.',
  operations: [b012, b044],
} satisfies Group;
