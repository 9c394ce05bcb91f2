import { expect, it } from 'vitest';
import { groups } from '#operations/index.ts';
import { rankTools } from './discovery.ts';
import { toolsOf } from './tools.ts';

const tools = toolsOf(groups, []);

it.each([
  ['who cites a patent', 'p015'],
  ['documents citing this patent', 'p015'],
  ['when does a patent expire', 'p013'],
  ['licences of a patent', 'p028'],
  ['lawsuits about a patent', 'p034'],
  ['trade marks that sound alike', 't001'],
  ['members of a patent family', 'p014'],
  ['claims of a patent', 'p018'],
  ['export a search', 'p055'],
  ['standard essential patents', 'p033'],
  ['draft a specification', 'ai37-1'],
  ['clinical trials of a drug', 'b022'],
  ['sequences like this one', 'b004'],
  ['chemical structures in a patent', 'b071'],
  ['count the patents that match a search expression', 'p001'],
])('“%s” is done by %s', (about, code) => {
  const first = rankTools(tools, about)[0]?.name ?? '';
  expect(first.startsWith(code), first).toBe(true);
});

it('says nothing where no word is known, and takes a code', () => {
  expect(rankTools(tools, 'zzzz of the')).toEqual([]);
  expect(rankTools(tools, 'p012')[0]!.name).toBe('p012BasicPatentDataBibliography');
});
