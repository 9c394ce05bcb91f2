import { expect, it } from 'vitest';
import type { FilingPart } from '#documents/filing.ts';
import { documentText } from '#testing/document-text.ts';
import { wholeData } from '#testing/whole-data.ts';
import { checksDocument } from './checks-document.ts';
import { SpecificationData } from './data.ts';

const NOW = new Date(Date.UTC(2026, 0, 31));
const made = wholeData(SpecificationData);
const BASES = ['claims', 'claims', 'disclosure', 'document', 'person', 'model', 'open', 'form'] as const;
const text = '‹text›';
const parts = [
  {
    name: '‹part 1›',
    blocks: [
      { kind: 'title', text, basis: 'person' },
      { kind: 'title', text, basis: 'person' },
      { kind: 'heading', text, basis: 'form' },
      ...BASES.map((basis) => ({ kind: basis === 'open' ? 'open' : 'numbered', text, basis })),
      { kind: 'plain', text, basis: 'form' },
    ],
  },
  { name: '', blocks: [1, 2, 3].map((number) => ({ kind: 'claim', number, text, basis: 'claims' })) },
  { name: '‹part 3›', blocks: [{ kind: 'figure', label: 'Fig. 1', text, basis: 'person' }] },
] as unknown as FilingPart[];

it.each(['en', 'zh'] as const)('of everything, of one of each, and of nothing, in %s', async (lang) => {
  const support = made.support!.map((one, at) => ({ ...one, ...(at === 1 && { passage: undefined }) }));
  const all = checksDocument({ ...made, support, lang } as SpecificationData, ['‹open 1›', '‹open 2›'], parts, NOW);
  const one = checksDocument({ ...wholeData(SpecificationData, 1), lang }, ['‹open 1›'], parts.slice(1, 2), NOW);
  const none = checksDocument({ claim: '', disclosure: '', lang }, [], [], NOW);
  await expect([all, one, none].map(documentText).join('\n')).toMatchFileSnapshot(`./readings/checks-${lang}.txt`);
});
