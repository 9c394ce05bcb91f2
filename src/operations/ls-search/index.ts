import type { Group } from '#operation.ts';
import b007 from './b007-search.ts';
import b009aggregation from './b009-1-aggregation.ts';
import b009 from './b009-search.ts';
import b011 from './b011-search.ts';
import b012 from './b012-search.ts';
import b043 from './b043-search.ts';
import b044 from './b044-search.ts';
import b045 from './b045-search.ts';
import b069 from './b069-search.ts';

export default {
  tag: 'LS Search',
  description:
    'Searches of life science: drugs, papers, trials and their results, news, deals, by things of the dictionary.',
  operations: [b007, b009, b009aggregation, b011, b012, b044, b043, b045, b069],
} satisfies Group;
