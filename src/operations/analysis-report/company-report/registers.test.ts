import { expect, it } from 'vitest';
import { Company } from '#collections/companies/companies.ts';
import type { BorneBlock } from '#documents/basis.ts';
import { documentText } from '#testing/document-text.ts';
import { wholeData } from '#testing/whole-data.ts';
import type { CompanyFacts } from './facts.ts';
import { group, identity } from './registers.ts';

const REASONS = ['NO_KNOWN_PERSON', 'NATURAL_PERSONS', '‹reason›'];
const made = wholeData(Company) as Company;
const whole: Company = {
  ...made,
  ids: [
    'lei:1',
    'credit_code:2',
    'org_number:3',
    'registry:4',
    'cik:5',
    'ror:6',
    'openalex:7',
    'grid:8',
    'wikidata:9',
    'own:10',
  ],
  ...{ status: 'ACTIVE', country: 'DE', addresses: made.addresses.map((each) => ({ ...each, country: 'CN' })) },
  names: made.names.map((each, at) => ({
    ...each,
    kind: (['previous', 'trading', 'previous'] as const)[at]!,
    ...(at === 2 && { until: undefined }),
  })) as Company['names'],
  exceptions: made.exceptions.map((each, at) => ({ ...each, reason: REASONS[at]! })),
  provenance: [...made.provenance, made.provenance[0]!],
};
const bare: Company = {
  ...made,
  id: 'bare',
  ids: ['own:bare'],
  names: [],
  addresses: [],
  exceptions: [],
  provenance: [],
};
for (const field of ['name', 'country', 'city', 'status', 'founded', 'legal_form', 'facts'] as const)
  delete bare[field];

/** A member of a group. */
const member = (id: string, country?: string): Company => ({
  ...bare,
  id,
  name: `‹${id}›`,
  ...(country && { country }),
});
const TOP = member('top', 'JP');
/** A tree of three levels, and two that are each other's parent. */
const tree = {
  ...{ top: TOP, unknown: 2, members: [TOP, member('a', 'DE'), whole, member('b'), member('c'), member('d')] },
  parents: new Map([
    ['a', 'top'],
    [whole.id, 'a'],
    ['c', 'd'],
    ['d', 'c'],
  ]),
};

function said(lang: 'en' | 'zh', company: Company | undefined, of?: object): string {
  const zh = lang === 'zh';
  const facts = {
    ...{ subject: { company, names: ['‹name›'] }, zh, say: (en: string, chinese: string) => (zh ? chinese : en) },
    ...(of && { group: of }),
  } as unknown as CompanyFacts;
  const blocks: BorneBlock[] = [...identity(facts), ...group(facts)];
  return documentText({ title: 'x', lang, subtitle: '', facts: [], blocks });
}

it.each(['en', 'zh'] as const)('what registers state of a company, and of its group, in %s', async (lang) => {
  const alone = { top: bare, members: [bare], unknown: 0, parents: new Map() };
  const all = [
    said(lang, whole, tree),
    said(lang, bare, alone),
    said(lang, bare, { ...alone, unknown: 1 }),
    said(lang, undefined),
  ];
  await expect(all.join('\n')).toMatchFileSnapshot(`../readings/registers-${lang}.txt`);
});
