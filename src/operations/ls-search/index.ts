import type { Group } from '#operation.ts';
import b007 from './b007-search.ts';
import b011 from './b011-search.ts';
import b012 from './b012-search.ts';
import b044 from './b044-search.ts';

export default {
  tag: 'LS Search',
  description: 'Searches of life science: drugs, papers, trials and their results, by things of the dictionary.',
  operations: [b007, b011, b012, b044],
} satisfies Group;
