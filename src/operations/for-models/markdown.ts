import { dayText } from '#clock.ts';
import { type LegalFact, partiesOf } from '#collections/patents/legal/legal-event.ts';
import {
  type Claim,
  currentOwners,
  type LocalText,
  originalOwners,
  type Party,
  type Patent,
} from '#collections/patents/patent.ts';
import type { PatentRelations } from '#collections/patents/relations.ts';
import { beginningOf } from '#cut.ts';
import { shownTexts, shownTitle } from '#operations/shared/wire-text.ts';
import { DETAILED_STATUS, SIMPLE_STATUS } from '#patents/code-words.ts';
import { type Static, Type } from '#typebox.mjs';

/** Parts of a document that can be asked for. */
export const MODULES = ['basic', 'claims', 'description', 'citation', 'legal', 'family'] as const;
export type Module = (typeof MODULES)[number];

/** UTF-16 units of an abstract in a list of hits. */
const BEGINNING = 320;
const MOST_NAMES = 10;
const MOST_ROWS = 100;

/** Text of documents stands inside lines of ours: nothing in it may start a heading, a list or a link of its own. */
const line = (text: string) => text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
export const escaped = (text: string) => line(text).replace(/[\\`*_[\]<>|#]/g, '\\$&');

const names = (parties: readonly Party[]) => {
  const shown = parties.slice(0, MOST_NAMES).map(({ name }) => escaped(name));
  return shown.join('; ') + (parties.length > MOST_NAMES ? `; and ${parties.length - MOST_NAMES} more` : '');
};

const readable = (texts: readonly LocalText[]) => {
  const shown = shownTexts(texts);
  return shown.find(({ lang }) => lang === 'en') ?? shown[0];
};

export const documentUrl = (base_url: string, publication_number: string) =>
  `${base_url}/patents/${publication_number}`;

/** A hit of a search as data: what its lines say, and the sources that say it. */
export const ShownHit = Type.Object({
  key: Type.String({ description: 'For `fetch`: publication number, DOI or paper id.' }),
  title: Type.Optional(Type.String()),
  names: Type.Optional(Type.Array(Type.String(), { description: 'Owners of a patent, authors of a paper.' })),
  filed: Type.Optional(Type.String()),
  published: Type.Optional(Type.String()),
  class: Type.Optional(Type.String({ description: 'First IPC or CPC symbol.' })),
  abstract: Type.Optional(Type.String({ description: 'Its beginning.' })),
  url: Type.Optional(Type.String()),
  sources: Type.Array(Type.String(), { description: 'Where the record comes from.' }),
  fictional: Type.Optional(Type.Literal(true, { description: 'Of the demo corpus.' })),
  retracted: Type.Optional(Type.Literal(true)),
});
export type Hit = Static<typeof ShownHit>;

/** The sources of a record, each once. */
export const sourcesOf = ({ provenance }: { provenance: readonly { source: string }[] }): string[] => [
  ...new Set(provenance.map(({ source }) => source)),
];

export function hitOf(record: Patent, base_url: string): Hit {
  const { publication_number: key } = record;
  const title = shownTitle(record.titles);
  const owners = currentOwners(record);
  const [filed, published] = [dayText(record.filing_date), dayText(record.publication_date)];
  const symbol = record.ipc[0] ?? record.cpc[0];
  const abstract = readable(record.abstracts)?.text;
  return {
    key,
    ...(title && { title }),
    ...(owners.length > 0 && { names: owners.slice(0, MOST_NAMES).map(({ name }) => name) }),
    ...(filed && { filed }),
    ...(published && { published }),
    ...(symbol && { class: symbol }),
    ...(abstract && { abstract: beginning(abstract) }),
    url: documentUrl(base_url, key),
    sources: sourcesOf(record),
    ...(record.demo && { fictional: true as const }),
  };
}

/** A hit of a search. */
export function hitLines(record: Patent, row: number, base_url: string): string {
  const { publication_number: number } = record;
  const facts = [
    names(currentOwners(record)),
    record.filing_date && `filed ${dayText(record.filing_date)}`,
    record.publication_date && `published ${dayText(record.publication_date)}`,
    record.ipc[0] ?? record.cpc[0],
    record.demo && 'demo document, fictional',
  ].filter(Boolean);
  const abstract = readable(record.abstracts)?.text;
  return [
    `${row}. **${number}** ${escaped(shownTitle(record.titles)) || '(no title)'}`,
    `   ${facts.join(' · ')}`,
    ...(abstract ? [`   > ${escaped(beginning(abstract))}`] : []),
    `   <${documentUrl(base_url, number)}>`,
  ].join('\n');
}

export function beginning(text: string): string {
  if (text.length <= BEGINNING) return text;
  const cut = text.lastIndexOf(' ', BEGINNING);
  return `${text.slice(0, cut > BEGINNING / 2 ? cut : BEGINNING)} ...`;
}

export const item = (label: string, value: string | undefined | false) => (value ? [`- ${label}: ${value}`] : []);

/** A document with the parts asked for. `most_chars` bounds each long text; a text that is cut says so, and where. */
export function documentMarkdown(
  record: Patent,
  relations: PatentRelations | undefined,
  asked: { readonly modules: readonly Module[]; readonly base_url: string; readonly most_chars: number },
): string {
  const parts: Record<Module, () => string[]> = {
    basic: () => basic(record),
    claims: () => claims(record, asked.most_chars),
    description: () => description(record, asked.most_chars),
    citation: () => citations(record, relations),
    legal: () => legal(record),
    family: () => family(relations),
  };
  return [
    `# ${record.publication_number} ${escaped(shownTitle(record.titles))}`,
    `<${documentUrl(asked.base_url, record.publication_number)}>`,
    ...(record.demo ? ['Demo document: fictional.'] : []),
    ...MODULES.filter((module) => asked.modules.includes(module)).flatMap((module) => parts[module]()),
  ].join('\n');
}

function basic(record: Patent): string[] {
  const abstract = readable(record.abstracts);
  return [
    ...item('Office', record.authority),
    ...item(
      'Application',
      record.application_number &&
        `${record.application_number}${record.filing_date ? `, filed ${dayText(record.filing_date)}` : ''}`,
    ),
    ...item('Published', dayText(record.publication_date)),
    ...item('Granted', dayText(record.grant_date)),
    ...item(
      'Priorities',
      record.priorities.map(({ number, date }) => `${number}${date ? ` (${dayText(date)})` : ''}`).join('; '),
    ),
    ...item('Applicant', names(originalOwners(record))),
    ...item('Owner now', record.current_assignees.length > 0 && names(record.current_assignees)),
    ...item('Inventors', names(record.inventors)),
    ...item('IPC', record.ipc.join(', ')),
    ...item('CPC', record.cpc.join(', ')),
    ...item('Locarno', record.locarno.join(', ')),
    ...(abstract
      ? [
          '',
          `## Abstract${abstract.origin === 'original' ? '' : ` (${abstract.origin} translation)`}`,
          escaped(abstract.text),
        ]
      : ['', 'No abstract is stored.']),
  ];
}

/** As many lines as fit; what is left out is said, and not made. */
export function upTo<T>(of: readonly T[], lineOf: (each: T) => string, most_chars: number, what: string): string[] {
  let size = 0;
  const kept: string[] = [];
  for (const one of of) {
    const each = lineOf(one);
    size += each.length + 1;
    if (size > most_chars && kept.length > 0) {
      kept.push(`(${of.length - kept.length} further ${what} left out: raise max_chars.)`);
      break;
    }
    kept.push(beginningOf(each, most_chars, ' (cut here: raise max_chars.)'));
  }
  return kept;
}

function claims(record: Patent, most_chars: number): string[] {
  const set = shownTexts(record.claims)[0];
  if (!set) return ['', '## Claims', 'No claims are stored.'];
  const depends = ({ parents }: Claim) => (parents.length > 0 ? ` (depends on ${parents.join(', ')})` : '');
  return [
    '',
    `## Claims${set.origin === 'original' ? '' : ` (${set.origin} translation)`}`,
    ...upTo(set.claims, (claim) => `**${claim.number}**${depends(claim)} ${escaped(claim.text)}`, most_chars, 'claims'),
  ];
}

function description(record: Patent, most_chars: number): string[] {
  const text = shownTexts(record.descriptions)[0];
  if (!text) return ['', '## Description', 'No description is stored.'];
  return [
    '',
    `## Description${text.origin === 'original' ? '' : ` (${text.origin} translation)`}`,
    ...upTo(
      text.paragraphs,
      ({ id, number, heading, text: words }) =>
        heading ? `### ${escaped(words)}` : `[${number ?? id}] ${escaped(words)}`,
      most_chars,
      'paragraphs',
    ),
  ];
}

function citations(record: Patent, relations: PatentRelations | undefined): string[] {
  const cited = record.cites.map(({ publication_number, categories, phase, date }) =>
    [publication_number, categories?.join(''), phase?.replaceAll('_', ' '), dayText(date)].filter(Boolean).join(', '),
  );
  const literature = record.cites_literature.map(({ text, doi }) => escaped(text) + (doi ? ` doi:${doi}` : ''));
  const citing = (relations?.cited_by ?? []).map(({ publication_number, publication_date, categories }) =>
    [publication_number, categories.join(''), dayText(publication_date)].filter(Boolean).join(', '),
  );
  return [
    '',
    '## Citations',
    ...rows('Cites', cited),
    ...rows('Cites literature', literature),
    ...rows('Cited by', citing),
  ];
}

export function rows(label: string, all: readonly string[]): string[] {
  if (all.length === 0) return [`${label}: none known.`];
  const left = all.length - MOST_ROWS;
  return [
    `${label} (${all.length}):`,
    ...all.slice(0, MOST_ROWS).map((each) => `- ${each}`),
    ...(left > 0 ? [`- and ${left} more`] : []),
  ];
}

/** What an event states, in words: `lapse, in IT, effective 2020-02-27`. */
function factText(fact: LegalFact | undefined): string | undefined {
  if (!fact) return undefined;
  const parties = partiesOf(fact).map(
    ({ role, parties }) => `${role} ${escaped(parties.map((party) => party.name).join('; '))}`,
  );
  return [
    fact.kind.replaceAll('_', ' '),
    ...parties,
    ...(fact.kind === 'fee' && fact.year !== undefined ? [`year ${fact.year}`] : []),
    ...(fact.state ? [`in ${fact.state}`] : []),
    ...(fact.effective ? [`effective ${dayText(fact.effective)}`] : []),
  ].join(', ');
}

function legal(record: Patent): string[] {
  const { legal_status: status, legal_events: events } = record;
  const detailed = (status?.detailed ?? []).flatMap((code) => DETAILED_STATUS[code] ?? []);
  const simple = status && SIMPLE_STATUS[status.simple];
  return [
    '',
    '## Legal status',
    simple
      ? `${simple}${detailed.length > 0 ? ` (${detailed.join(', ')})` : ''}${status.date ? `, as of ${dayText(status.date)}` : ''}`
      : 'No source states a status.',
    ...item('Estimated expiry', dayText(record.expiry_date)),
    ...rows(
      'Events',
      events.map(({ date, code, text, country, fact }) =>
        [dayText(date), country, code, text && escaped(text), factText(fact)].filter(Boolean).join(' · '),
      ),
    ),
  ];
}

function family(relations: PatentRelations | undefined): string[] {
  const members = (of: PatentRelations['simple_family'] | undefined) =>
    (of?.members ?? []).map(({ publication_number, publication_date, stored }) =>
      [publication_number, dayText(publication_date), stored ? undefined : 'not in this corpus']
        .filter(Boolean)
        .join(', '),
    );
  return [
    '',
    '## Family',
    ...rows('Simple family', members(relations?.simple_family)),
    ...rows('Extended family', members(relations?.extended_family)),
  ];
}
