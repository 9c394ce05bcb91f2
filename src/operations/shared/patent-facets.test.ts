import { expect, it } from 'vitest';
import { facetCodes } from './patent-facets.ts';

it('facets are named in a list, in any case, each once', () => {
  expect(facetCodes(' ipc, Authority ,IPC,')).toEqual(['IPC', 'AUTHORITY']);
  expect(facetCodes('IPC,CPC,AGENCY,ASSIGNEE,INVENTOR')).toHaveLength(5);
});

it('none, six, and one that nothing counts are refused', () => {
  expect(() => facetCodes(' , ')).toThrow('field names 0 facets: give 1 to 5.');
  expect(() => facetCodes('IPC,CPC,AGENCY,ASSIGNEE,INVENTOR,AUTHORITY')).toThrow('field names 6 facets: give 1 to 5.');
  expect(() => facetCodes('IPC,COLOUR')).toThrow(/^field: "COLOUR" cannot be counted; use AUTHORITY, PATENT_TYPE, /);
});
