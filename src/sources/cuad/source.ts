import { known } from '#collections/assembling.ts';
import { type Deal, deals } from '#collections/deals/deals.ts';
import { entityId } from '#collections/entities/entities.ts';
import { thingNamed } from '#collections/entities/things.ts';
import { defineSource, type SourceFile } from '../source.ts';
import { csvRows, mappedRows, type RowResult, type TableRow } from '../table-rows.ts';

const NAME = 'cuad';

/** Words of the name of an agreement, and the type of deal that they say. */
export const TYPES: readonly (readonly [words: RegExp, type: Deal['types'][number]])[] = [
  [/\blicen[cs](?:e|ing)\b/i, 'License'],
  [
    /\b(?:collaboration|co-?development|development|alliance|joint venture|co-?promotion|promotion|research)\b/i,
    'Collaboration',
  ],
];
/** Words of parties and names by which an agreement is about medicines. */
const MEDICINES = /pharma|therap|bio|medic|immuno|oncolog|vaccin|drug/i;
/** Of what is agreed a quote is kept, by the column of the lawyers' labels. */
export const QUOTED: Readonly<Record<string, string>> = {
  Parties: 'parties',
  'Agreement Date': 'day',
  'License Grant': 'licence',
  Exclusivity: 'exclusivity',
  'Revenue/Profit Sharing': 'revenue sharing',
  'Ip Ownership Assignment': 'ownership of intellectual property',
  'Termination For Convenience': 'termination',
  'Governing Law': 'law',
};
/** Quotes of one column, and characters of one. */
const MOST_QUOTES = 3;
const MOST_CHARACTERS = 4_000;

/** Items of a list as Python prints it: `['a', "b's"]`; a backslash stands before a quote that is meant. */
export function listed(cell: string | undefined): string[] {
  const text = cell ?? '';
  const found: string[] = [];
  let item: string | undefined;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (item === undefined) {
      if (letter === "'" || letter === '"') [item, quote] = ['', letter];
    } else if (letter === '\\') item += text[++at] ?? '';
    else if (letter === quote) {
      if (item.trim() !== '') found.push(item.trim());
      item = undefined;
    } else item += letter;
  }
  return found;
}

/** `7/26/13`, American; years of two digits are of 1970 to 2069. */
export function dayOf(text: string | undefined): number | undefined {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text ?? '') ?? [];
  if (!year || Number(month) > 12 || Number(day) > 31) return undefined;
  const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);
  return full * 10_000 + Number(month) * 100 + Number(day);
}

interface Party {
  readonly name: string;
  /** What the agreement calls it. */
  readonly aliases: readonly string[];
}

/** `Eton Pharmaceuticals, Inc. (“ETON”); Aucta, Inc.(“Aucta”)`. */
export function partiesOf(cell: string | undefined): Party[] {
  return (cell ?? '').split(';').flatMap((text) => {
    const aliases = [...text.matchAll(/[“"]([^“”"]{2,60})[”"]/g)].map((match) => match[1]!.trim());
    const name = text
      .replace(/\([^()]{0,200}\)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/,\s*$/, '')
      .trim();
    return name.length >= 2 && name.length <= 200 && /^[\p{Lu}\d]/u.test(name) && !/[“”]/.test(name)
      ? [{ name, aliases: [name, ...aliases] }]
      : [];
  });
}

/** Who grants to whom, where the words of a grant say both; else nobody is said to give. */
function roles(parties: readonly Party[], grants: readonly string[]): { gives?: Party; takes?: Party } {
  const at = (text: string, party: Party) =>
    Math.min(...party.aliases.map((alias) => text.indexOf(alias)).filter((n) => n >= 0));
  for (const text of grants) {
    const [before, after] = text.split(/\bgrants?\s+to\b/);
    if (after === undefined) continue;
    const gives = parties.filter((party) => Number.isFinite(at(before!, party)));
    const takes = parties.filter((party) => Number.isFinite(at(after.slice(0, 200), party)) && !gives.includes(party));
    if (gives.length === 1 && takes.length === 1) return { gives: gives[0]!, takes: takes[0]! };
  }
  return {};
}

const named = (party: Party) => thingNamed('organisation', party.name);

function dealOf({ cells }: TableRow): RowResult<Deal> {
  const document = cells.Filename;
  if (!document) throw new RangeError('names no file');
  const name = (cells['Document Name-Answer'] ?? '').replace(/\s+/g, ' ').trim();
  const parties = partiesOf(cells['Parties-Answer']);
  const types = TYPES.flatMap(([words, type]) => (words.test(name) ? [type] : []));
  if (types.length === 0) return { skipped: 'agreement that is neither a licence nor a collaboration' };
  if (![name, ...parties.map((party) => party.name)].some((text) => MEDICINES.test(text)))
    return { skipped: 'agreement of which no name says that it is about medicines' };
  const { gives, takes } = roles(parties, listed(cells['License Grant']));
  return {
    id: entityId(`deal:${NAME}:${document}`),
    title: [name, parties.map((party) => party.name).join(', ')].filter(Boolean).join(': ').slice(0, 1_000),
    ...known({ day: dayOf(cells['Agreement Date-Answer']) }),
    types,
    principals: gives ? [named(gives)] : [],
    partners: (takes ? [takes] : parties).map(named),
    drugs: [],
    targets: [],
    drug_types: [],
    mechanisms: [],
    diseases: [],
    drug_diseases: [],
    territory_included: [],
    territory_excluded: [],
    document: document.slice(0, 400),
    quotes: Object.entries(QUOTED).flatMap(([column, about]) =>
      listed(cells[column])
        .slice(0, MOST_QUOTES)
        .map((text) => ({ about, text: text.slice(0, MOST_CHARACTERS) })),
    ),
    source: NAME,
  };
}

/** Agreements of which lawyers have marked the clauses (CUAD): licences and collaborations as deals, with quotes. */
export default defineSource<Deal>({
  name: NAME,
  title: 'CUAD: agreements filed with the SEC, with the labels of lawyers',
  homepage: 'https://www.atticusprojectai.org/cuad',
  licence: 'CC BY 4.0 (The Atticus Project); the filings are public',
  collection: deals,
  files: ['.csv'],
  recognises: (_base, head) =>
    /^(?:\u00ef\u00bb\u00bf)?Filename,Document Name,Document Name-Answer,Parties,/.test(head),
  expect: { day: 0.8 },
  read: (file: SourceFile) => mappedRows<Deal>(csvRows(file), dealOf),
});
