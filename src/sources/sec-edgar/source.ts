import {
  type Company,
  type CompanyName,
  companies,
  companyPart,
  type Figure,
} from '#collections/companies/companies.ts';
import { cikOf } from '#collections/companies/identifiers.ts';
import { parseDay } from '#patents/dates.ts';
import { isLegalForm } from '#patents/names.ts';
import { given, type Json, objectsOf, textOf } from '../companies-json.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { wholeJson } from '../whole-json.ts';
import { type XmlElement, xmlDocuments } from '../xml.ts';

const NAME = 'sec-edgar';

const day = (value: unknown) => parseDay(textOf(value));
const stated = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text === 'None' ? undefined : text;
};

/** What stands behind a name: `/DE/`, `\\DE\\`, `/ADR`, `/Cayman Islands/`, or a slash alone; 1 is the name. */
const MARKED = /^([^/\\]*[^ /\\]) ?[/\\] ?(?:([A-Z]{2,3})|([A-Za-z][A-Za-z ]{1,24}))? ?([/\\]?)$/;

/**
 * A conformed name without the mark that EDGAR puts behind it to tell filers apart, which is no part of it: the state
 * of incorporation (`QUALCOMM INC/DE`), `/NEW/`, `/ADR`, `/FI`. The name with its mark is kept as another one. What
 * only may be a mark, without a slash behind it, is one after a legal form alone.
 */
export function filerName(conformed: string): { name: string; names: CompanyName[] } {
  const [, name, , words, closed] = MARKED.exec(conformed.slice(0, 300).replace(/\s+/g, ' ')) ?? [];
  const bare = name !== undefined && (words === undefined || closed || isLegalForm(name.split(' ').at(-1)!));
  return bare ? { name, names: [{ text: conformed, kind: 'other' }] } : { name: conformed, names: [] };
}

function checkedCik(value: unknown): string {
  const cik = cikOf(textOf(value) ?? '');
  if (!cik) throw new RangeError(`CIK ${JSON.stringify(value)?.slice(0, 40)} is none`);
  return cik;
}

/** A line of `company_tickers.json`. */
export function companyOfTicker(said: Json): Company {
  const cik = checkedCik(said.cik_str ?? said.cik);
  const [code, conformed] = [textOf(said.ticker), textOf(said.title ?? said.name)];
  if (!code || !conformed) throw new RangeError('has no ticker or no title');
  const { name, names } = filerName(conformed);
  return companyPart({
    ids: [`cik:${cik}`],
    provenance: [{ source: NAME, key: `ticker ${code}` }],
    name,
    names,
    type: 'company',
    facts: { listing: [{ code, name, ...given('exchange', textOf(said.exchange)) }] },
  });
}

/** Two letters that are no state of the United States would be a code of the SEC's own: no country is said by them. */
const STATES =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

function addressOf(kind: 'legal' | 'headquarters' | 'other', said: Json | undefined) {
  if (!said) return [];
  const state = stated(said.stateOrCountry);
  const lines = [stated(said.street1), stated(said.street2)].filter((line) => line !== undefined);
  if (lines.length === 0 && !state) return [];
  return [
    {
      kind,
      lines,
      ...given('city', stated(said.city)),
      ...given('region', stated(said.stateOrCountryDescription)),
      ...given('country', state && STATES.test(state) ? 'US' : undefined),
      ...given('postal_code', stated(said.zipCode)),
    },
  ];
}

/** `submissions/CIK##########.json`: who a filer is. */
export function companyOfSubmissions(said: Json): Company {
  const cik = checkedCik(said.cik);
  const conformed = textOf(said.name);
  if (!conformed) throw new RangeError('has no name');
  const { name, names } = filerName(conformed);
  const former = objectsOf(said.formerNames).flatMap((each): CompanyName[] => {
    const text = textOf(each.name);
    return text ? [{ text, kind: 'previous', ...given('from', day(each.from)), ...given('until', day(each.to)) }] : [];
  });
  const exchanges = Array.isArray(said.exchanges) ? said.exchanges : [];
  const tickers = Array.isArray(said.tickers) ? said.tickers.flatMap((each: unknown) => textOf(each) ?? []) : [];
  const sic = textOf(said.sic);
  const addresses = [
    ...addressOf('headquarters', said.addresses?.business),
    ...addressOf('other', said.addresses?.mailing),
  ];
  return companyPart({
    ids: [`cik:${cik}`],
    provenance: [{ source: NAME, key: `submissions ${cik}` }],
    name,
    names: [...names, ...former],
    ...given('country', addresses[0]?.country),
    ...given('city', addresses[0]?.city),
    addresses,
    ...(said.entityType === 'operating' && { type: 'company' }),
    ...given('website', textOf(said.website)),
    facts: {
      ...(sic && {
        industry: [{ scheme: 'SIC', level: 1, code: sic, ...given('title', textOf(said.sicDescription)) }],
      }),
      ...(tickers.length > 0 && {
        listing: tickers.map((code: string, i: number) => ({ code, name, ...given('exchange', textOf(exchanges[i])) })),
      }),
      ...(textOf(said.ein) && { profile: [{ tax_number: textOf(said.ein)! }] }),
    },
  });
}

/**
 * `companyfacts/CIK##########.json`: figures that filings state. A figure of a period is told again in later filings:
 * the one filed last counts.
 */
export function companyOfFacts(said: Json): Company {
  const cik = checkedCik(said.cik);
  const found = new Map<string, Figure>();
  for (const [taxonomy, concepts] of Object.entries((said.facts ?? {}) as Json)) {
    for (const [concept, { units }] of Object.entries((concepts ?? {}) as Json)) {
      for (const [unit, values] of Object.entries((units ?? {}) as Json)) {
        for (const each of objectsOf(values)) {
          const until = day(each.end);
          if (until === undefined || typeof each.val !== 'number') continue;
          const from = day(each.start);
          const filed = day(each.filed);
          const key = `${taxonomy} ${concept} ${unit} ${from ?? ''} ${until}`;
          const before = found.get(key);
          if (before && (before.filed ?? 0) > (filed ?? 0)) continue;
          found.set(key, {
            concept: `${taxonomy}:${concept}`,
            unit,
            value: each.val,
            ...given('from', from),
            until,
            ...given('filing', textOf(each.accn)),
            ...given('form', textOf(each.form)),
            ...given('filed', filed),
          });
        }
      }
    }
  }
  if (found.size === 0) throw new RangeError('states no figure');
  const name = textOf(said.entityName);
  return companyPart({
    ids: [`cik:${cik}`],
    provenance: [{ source: NAME, key: `facts ${cik}` }],
    ...(name !== undefined && filerName(name)),
    figures: [...found.values()],
  });
}

/** An ownership report (forms 3, 4, 5): officers and directors of the issuer on that day. */
export function companyOfOwnership(root: XmlElement): Company {
  const cik = checkedCik(root.text('issuer/issuerCik'));
  const on = day(root.text('periodOfReport'));
  const yes = (element: XmlElement, name: string) =>
    ['1', 'true'].includes(element.text(`reportingOwnerRelationship/${name}`) ?? '');
  const people = root.all('reportingOwner').flatMap((owner) => {
    const name = owner.text('reportingOwnerId/rptOwnerName');
    if (!name) return [];
    const roles = [
      ...(yes(owner, 'isOfficer') ? [owner.text('reportingOwnerRelationship/officerTitle') ?? 'Officer'] : []),
      ...(yes(owner, 'isDirector') ? ['Director'] : []),
    ];
    return roles.map((role) => ({ name, role, ...given('as_of', on) }));
  });
  if (people.length === 0) throw new RangeError('names no officer or director');
  const issuer = root.text('issuer/issuerName');
  return companyPart({
    ids: [`cik:${cik}`],
    provenance: [
      {
        source: NAME,
        key: `ownership ${cik} ${people.map(({ name, role }) => `${name} ${role}`).join('; ')}`,
        ...given('as_of', root.text('periodOfReport')),
      },
    ],
    ...(issuer && filerName(issuer)),
    facts: { person: people },
  });
}

function* parsed(id: string, raw: string, make: () => Company): Generator<Parsed<Company>> {
  try {
    yield { ok: true, record: make(), raw };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    yield { ok: false, id, reason: error.message, raw };
  }
}

async function* jsonFile(file: SourceFile): AsyncGenerator<Parsed<Company>> {
  const said = (await wholeJson(file)) as Json;
  const raw = JSON.stringify(said).slice(0, 65_536);
  const id = textOf(said?.name) ?? textOf(said?.entityName) ?? file.base;
  if (said?.facts) yield* parsed(id, raw, () => companyOfFacts(said));
  else if (said?.filings || said?.formerNames) yield* parsed(id, raw, () => companyOfSubmissions(said));
  else
    for (const [key, each] of Object.entries(said ?? {}))
      yield* parsed(`entry ${key.slice(0, 40)}`, JSON.stringify(each).slice(0, 65_536), () =>
        companyOfTicker((each ?? {}) as Json),
      );
}

/** EDGAR of the SEC: tickers, submissions with former names, company facts, ownership reports. */
export default defineSource<Company>({
  name: NAME,
  title: 'SEC EDGAR: tickers, submissions, company facts (JSON), ownership reports (XML)',
  homepage: 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
  licence: 'Public domain (works of the United States government)',
  collection: companies,
  files: ['.json', '.xml'],
  recognises: (_base, head) =>
    /"cik_str"\s*:/.test(head) ||
    (/"cik"\s*:\s*"?\d/.test(head) && /"(?:entityName|entityType|sicDescription)"\s*:/.test(head)) ||
    /<ownershipDocument[\s>]/.test(head),
  expect: { name: 0.99 },
  async *read(file) {
    if (!/^\s*(?:\u00ef\u00bb\u00bf)?</.test(await file.head())) {
      yield* jsonFile(file);
      return;
    }
    for await (const document of xmlDocuments(file.stream(), ['ownershipDocument'], {}, file.name)) {
      if (!document.ok)
        yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw: document.raw };
      else yield* parsed(`document ${document.index}`, document.raw, () => companyOfOwnership(document.root));
    }
  },
});
