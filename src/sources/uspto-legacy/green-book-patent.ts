import type { Paragraph, Patent, PatentCitation, Priority } from '#collections/patents/patent.ts';
import { readClaims } from '#patents/claims.ts';
import { locarnoClass, normaliseClass, usClass } from '#patents/classes.ts';
import { parseDay } from '#patents/dates.ts';
import { type Section, sectionOfHeading } from '#patents/descriptions.ts';
import { personName } from '#patents/names.ts';
import { publicationNumber } from '#patents/numbers.ts';
import { usExpiry } from '#patents/term/us.ts';
import { patentDraft, present, signed } from '../patent-draft.ts';
import { applicationOf, defined, distinct, distinctPriorities, doiIn, party, publicationOf } from '../uspto/record.ts';
import { plainText } from './dot-codes.ts';
import { joined, type TaggedGroup, type TaggedText, value } from './green-book.ts';

/**
 * Kind codes did not exist before 2001; these are the ones that the office's databases give. By type of application
 * (`APT`).
 */
const KINDS: Readonly<Record<string, { kind: string; type: 'utility' | 'plant' | 'design' | 'other' }>> = {
  1: { kind: 'A', type: 'utility' },
  2: { kind: 'E', type: 'other' },
  4: { kind: 'S', type: 'design' },
  5: { kind: 'I4', type: 'other' },
  6: { kind: 'P', type: 'plant' },
  7: { kind: 'H', type: 'other' },
};

/** Relation to a parent (`RLAP COD`). Other codes exist; they are kept as `other`. */
const RELATIONS: Readonly<Record<string, Patent['related_documents'][number]['relation']>> = {
  71: 'continuation',
  72: 'continuation_in_part',
  74: 'division',
};

const SECTIONS: Readonly<Record<string, Section>> = {
  PARN: 'other',
  GOVT: 'other',
  BSUM: 'summary',
  DRWD: 'drawings',
  DETD: 'embodiments',
};

/** `JPX`, `DEX` -> JP, DE; the letter after the code says that the office keeps it. */
const office = (code: string | undefined) => (code && /^[A-Z]{2}[A-Z0-9]?$/.test(code) ? code.slice(0, 2) : undefined);

/** `Stellar; George G.` */
function splitName(name: string | undefined): string | undefined {
  const [family, given] = (name ?? '').split(';');
  return personName(family, given);
}

/**
 * Fixed columns of an IPC symbol: class in four, main group in three, subgroup: `H04M 1100` -> `H04M11/00`, `C12Q 168`.
 */
export function ipcColumns(columns: string): string | undefined {
  const m = /^([A-H]\d\d[A-Z])\s*((?:\S.*)?)$/i.exec(columns.trim());
  if (!m) return normaliseClass(columns);
  const rest = columns.trim().slice(4);
  const group = rest.slice(0, 3).trim();
  const subgroup = rest.slice(3).replace(/\s+/g, '');
  if (rest.includes('/')) return normaliseClass(columns);
  return normaliseClass(group ? `${m[1]}${group}${subgroup ? `/${subgroup}` : ''}` : m[1]!);
}

function partyOf(group: TaggedGroup) {
  const name = value(group, 'NAM');
  const isPerson = group.name === 'INVT' || Boolean(name?.includes(';'));
  const [family, given] = (name ?? '').split(';');
  const role = value(group, 'COD');
  return party({
    organisation: isPerson ? undefined : name,
    family: isPerson ? family?.trim() : undefined,
    given: isPerson ? given?.trim() : undefined,
    lines: [value(group, 'STR')],
    city: value(group, 'CTY'),
    state: value(group, 'STA'),
    postcode: value(group, 'ZIP'),
    country: office(value(group, 'CNT')) ?? (value(group, 'STA') ? 'US' : undefined),
    type: role && /[6-9]$/.test(role) ? 'government' : undefined,
  });
}

/** Lines of tables keep their columns apart; everything else is one text. */
function textOf(item: TaggedText): string | undefined {
  if (!item.tag.startsWith('TBL')) return plainText(joined(item) ?? '') || undefined;
  const lines = item.lines
    .filter((line) => !/^[\s_-]*$/.test(line))
    .map((line) => plainText(line.trim().replace(/\s{2,}/g, ' | ')));
  return lines.length > 0 ? lines.join('\n') : undefined;
}

function paragraphsOf(groups: readonly TaggedGroup[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const group of groups) {
    let section = SECTIONS[group.name];
    if (!section) continue;
    for (const item of group.items) {
      const text = textOf(item);
      if (!text) continue;
      const heading = item.tag === 'PAC';
      if (heading) section = sectionOfHeading(text) ?? section;
      paragraphs.push({ id: `p${paragraphs.length + 1}`, section, ...(heading && { heading: true as const }), text });
    }
  }
  return paragraphs;
}

/** Claims: `NUM` opens one, what follows is its text; a design has one without a number. */
function claimsOf(groups: readonly TaggedGroup[]) {
  const claims: { number: number; text: string }[] = [];
  for (const group of groups.filter(({ name }) => name === 'CLMS' || name === 'DCLM')) {
    let lines: string[] = [];
    let number = 0;
    const flush = () => {
      const text = lines.join('\n').replace(/^\s*\d{1,4}\s*\.\s*/, '');
      if (text) claims.push({ number: number || claims.length + 1, text });
      lines = [];
    };
    for (const item of group.items) {
      if (item.tag === 'STM') continue;
      if (item.tag === 'NUM') {
        flush();
        number = Number.parseInt(joined(item) ?? '', 10) || claims.length + 1;
      } else lines.push(...present([textOf(item)]));
    }
    flush();
  }
  return readClaims(claims, 'en').map(({ number, text, independent, parents }) => ({
    number,
    text,
    independent,
    parents: [...parents],
  }));
}

/** A Green Book patent as a record. @throws RangeError if its number is none. */
export function greenBookPatent(groups: readonly TaggedGroup[], source: string, file: string): Patent {
  const all = (name: string) => groups.filter((group) => group.name === name);
  const head = all('PATN')[0];
  const { kind, type } = KINDS[value(head, 'APT') ?? '1'] ?? { kind: undefined, type: 'other' as const };
  // The last digit is a check digit.
  const number = publicationNumber('US', (value(head, 'WKU') ?? '').replace(/\s+/g, '').slice(0, -1), kind);
  const issued = parseDay(value(head, 'ISD'));
  const filed = parseDay(value(head, 'APD'));
  const application = applicationOfHead(value(head, 'SRC'), value(head, 'APN'), filed);
  const classes = all('CLAS')[0];
  const columns = (...tags: string[]) =>
    classes?.items.filter((item) => tags.includes(item.tag)).map((item) => item.lines[0] ?? '') ?? [];
  const { priorities, related_documents, benefit_days } = relatedOf(all('RLAP'), all('PRIR'));
  const pct = pctOf(all('PCTA')[0]);
  const claims = claimsOf(groups);
  const paragraphs = paragraphsOf(groups);
  const abstract = all('ABST')
    .flatMap((group) => present(group.items.map(textOf)))
    .join('\n');
  const title = plainText(value(head, 'TTL') ?? '');
  const firms = all('LREP').flatMap((group) => group.items);
  const length = Number.parseInt(value(head, 'TRM') ?? '', 10);
  const original = { lang: 'en', origin: 'original' as const };
  const record: Patent = {
    ...patentDraft(number),
    ...defined({
      publication_date: issued,
      grant_date: kind === 'H' || kind === 'I4' ? undefined : issued,
      application_number: application,
      filing_date: filed,
      expiry_date:
        type === 'other' || issued === undefined || filed === undefined
          ? undefined
          : usExpiry({
              kind: type,
              grant: issued,
              filed,
              earlier: [...benefit_days, ...(pct.pct_application ? [pct.pct_application.date] : [])],
              terminal_disclaimer: value(head, 'DCD') !== undefined,
              ...(length > 0 && { length_years: length }),
            }),
    }),
    ...pct,
    priorities,
    related_documents,
    titles: title ? [{ ...original, text: title }] : [],
    abstracts: abstract ? [{ ...original, text: abstract }] : [],
    claims: claims.length > 0 ? [{ ...original, claims }] : [],
    descriptions: paragraphs.length > 0 ? [{ ...original, paragraphs }] : [],
    inventors: present(all('INVT').map(partyOf)),
    assignees: present(all('ASSG').map(partyOf)),
    agents: present(
      firms
        .filter(({ tag }) => tag === 'FR2' || tag === 'AAT' || tag === 'AGT')
        .map((item) => {
          const name = splitName(joined(item));
          return name ? party({ family: name }) : undefined;
        }),
    ),
    agencies: present(firms.filter(({ tag }) => tag === 'FRM').map((item) => party({ organisation: joined(item) }))),
    examiners: (['EXP', 'EXA'] as const).flatMap((tag) => {
      const name = splitName(value(head, tag));
      return name ? [{ name, role: tag === 'EXP' ? ('primary' as const) : ('assistant' as const) }] : [];
    }),
    ipc: type === 'design' ? [] : distinct(columns('ICL').map(ipcColumns)),
    locarno: type === 'design' ? distinct(columns('ICL').map((text) => locarnoClass(text.replace(/^\s*D/i, '')))) : [],
    us_classes: distinct(columns('OCL', 'XCL').map(usClass)),
    cites: [...all('UREF'), ...all('FREF')].flatMap(citationOf),
    cites_literature: all('OREF').flatMap((group) =>
      present(group.items.map(textOf)).map((text) => defined({ text, doi: doiIn(text) })),
    ),
  };
  return signed(record, source, file);
}

/** `08` + six digits; the seventh is a check digit. */
function applicationOfHead(
  series: string | undefined,
  digits: string | undefined,
  filed: number | undefined,
): string | undefined {
  const serial = digits?.replace(/\s+/g, '').slice(0, 6);
  if (!serial) return undefined;
  const code = series && /^\d{1,2}$/.test(series) ? series.padStart(2, '0') : series === 'D' ? '29' : '';
  return applicationOf('US', code ? `${code}/${serial}` : serial, filed);
}

function relatedOf(parents: readonly TaggedGroup[], foreign: readonly TaggedGroup[]) {
  const priorities: Priority[] = [];
  const related: Patent['related_documents'] = [];
  const benefit: (number | undefined)[] = [];
  for (const group of foreign) {
    const country = office(value(group, 'CNT'));
    const number = value(group, 'APN');
    const date = parseDay(value(group, 'APD'));
    if (country && number) priorities.push(defined({ country, number: applicationOf(country, number, date), date }));
  }
  for (const group of parents) {
    const relation = RELATIONS[value(group, 'COD') ?? ''] ?? 'other';
    const date = parseDay(value(group, 'APD'));
    const number = value(group, 'APN');
    if (number) {
      const application = applicationOf('US', number, date);
      related.push(defined({ relation, country: 'US', number: application, date }));
      if (relation !== 'other') {
        priorities.push(defined({ country: 'US', number: application, date }));
        benefit.push(date);
      }
    }
    const patent = value(group, 'PNO');
    const granted = patent && publicationOf('US', patent, undefined);
    if (granted)
      related.push(defined({ relation, country: 'US', number: granted, date: parseDay(value(group, 'ISD')) }));
  }
  return { priorities: distinctPriorities(priorities), related_documents: related, benefit_days: benefit };
}

function pctOf(group: TaggedGroup | undefined): Pick<Patent, 'pct_application' | 'pct_publication'> {
  const number = value(group, 'PCN');
  const publication = value(group, 'PCP');
  const filed = parseDay(value(group, 'PD3'));
  return defined({
    pct_application: number
      ? defined({ number: applicationOf('WO', number, filed), date: filed, entry_date: parseDay(value(group, 'PD1')) })
      : undefined,
    pct_publication: publication
      ? defined({
          number: publicationOf('WO', publication, undefined) ?? publication,
          date: parseDay(value(group, 'PCD')),
        })
      : undefined,
  });
}

/** Before 2001 nobody noted who cited. */
function citationOf(group: TaggedGroup): PatentCitation[] {
  const country = group.name === 'UREF' ? 'US' : office(value(group, 'CNT'));
  const number = value(group, 'PNO');
  const cited = country && number ? publicationOf(country, number, undefined) : undefined;
  return cited ? [defined({ publication_number: cited, date: parseDay(value(group, 'ISD')) })] : [];
}
