import {
  byLanguage,
  citations,
  claims,
  day,
  descriptions,
  first,
  isEmpty,
  latestStatus,
  legalEvents,
  literature,
  parties,
  priorities,
  type Rule,
  relatedDocuments,
  same,
  sameNumber,
  statedCounts,
  union,
  values,
} from './merge-rules.ts';
import type { LocalText, Patent } from './patent.ts';

/** Titles and abstracts: the first source keeps each language; missing ones are filled in. */
const texts = byLanguage<LocalText>(() => false);

/**
 * What happens to a field that two sources know. A field that one of them does not know is taken from the other. What a
 * source alone has given is replaced when the same source gives the field again (texts: language by language); giving
 * nothing takes nothing back, because sources such as OPS deliver a publication in parts.
 */
// biome-ignore format: read it as a table
const RULES: { readonly [F in Exclude<keyof Patent, 'provenance'>]-?: Rule<never> } = {
  life: first, term: first, rights: first, same_as: first, listed_as: first, // never stored
  publication_number: first, authority: first, doc_number: first, kind_code: first, patent_type: first,
  publication_date: day, grant_date: day, filing_date: day, expiry_date: day, stated_priority_date: day,
  application_number: first, stated_simple_family: first, page_count: first, demo: first,
  pct_application: sameNumber, pct_publication: sameNumber,      // gaps inside are filled if the number is the same
  priorities, related_documents: relatedDocuments,               // united, by application
  stated_family_members: values,                                 // united
  stated_counts: statedCounts,                                   // of each source the latest
  titles: texts, abstracts: texts,                               // each language and origin: the first
  claims,                                                        // each language and origin: more claims, else the first
  descriptions,                                                  // each language and origin: longer by a quarter, else the first
  applicants: parties, assignees: parties, current_assignees: parties, inventors: parties, agents: parties, agencies: parties,
  examiners: first,                                              // parties: the first list, gaps of the same names filled
  ipc: values, cpc: values, locarno: values, us_classes: values, fi: values, f_terms: values, // united, stored ones first: the main class stays
  cites: citations, cites_literature: literature,                // united by document, categories too
  legal_events: legalEvents,                                     // united by date, code and text, nothing taken back
  legal_status: latestStatus,                                    // the later date
  figures: union<Patent['figures'][number]>((figure) => figure.id, (stored, arriving) => ({ ...arriving, ...stored })),
} as never;

type Field = keyof typeof RULES;
type Provenance = Patent['provenance'][number];
const FIELDS = Object.keys(RULES) as Field[];
const UNKNOWN = 'unknown';

/** Sources that fill gaps of what others print: files of offices, the later interface before the earlier one. */
const FILLERS: readonly string[] = ['uspto-peds', 'uspto-odp', 'jpo-api', 'dpma-register'];
const rank = (givers: readonly { readonly source: string }[]): number =>
  Math.max(
    ...givers.map(({ source }) => {
      const at = FILLERS.indexOf(source);
      return at < 0 ? FILLERS.length : at;
    }),
  );

/**
 * Joins what two sources know of one publication, field by field, and notes in `provenance` who gave what. Pure;
 * neither argument is changed. Idempotent: `merge(merge(a, b), b)` equals `merge(a, b)`. A fictional record of the demo
 * corpus is never mixed with a real one: the real one wins whole.
 */
export function mergePatents(stored: Patent, arriving: Patent): Patent {
  if (stored.demo !== arriving.demo) return stored.demo ? arriving : stored;
  const given = credits(stored);
  const arrivingCredits = credits(arriving);
  const sources = new Set(arrivingCredits.map((entry) => entry.source));
  const merged: Record<string, unknown> = {};
  const contributed = new Set<Field>();
  const replaced = new Set<Field>();
  for (const field of FIELDS) {
    const [was, is] = [stored[field], arriving[field]];
    merged[field] = was;
    if (isEmpty(is)) continue;
    if (isEmpty(was)) {
      merged[field] = is;
      contributed.add(field);
      continue;
    }
    const givers = given.filter((entry) => entry.fields.includes(field));
    const own = givers.every((entry) => sources.has(entry.source));
    // what only fills gaps gives way to whatever source prints it, whichever came first
    const gives_way = rank(givers) < rank(arrivingCredits);
    const joined = gives_way
      ? RULES[field](is as never, was as never, false)
      : RULES[field](was as never, is as never, own);
    if (same(joined, was)) continue;
    merged[field] = joined;
    contributed.add(field);
    if (same(joined, is)) replaced.add(field);
  }
  if (contributed.size === 0) return stored;
  const provenance = joinProvenance(given, arrivingCredits, contributed, replaced);
  for (const field of FIELDS) if (merged[field] === undefined) delete merged[field];
  return { ...merged, provenance } as Patent;
}

/**
 * The record's provenance, true to its values: nobody is credited with an empty field, and every other one has a giver,
 * if only one called `unknown`.
 */
function credits(patent: Patent): Provenance[] {
  const valued = FIELDS.filter((field) => !isEmpty(patent[field]));
  const entries = patent.provenance.map((entry) => ({
    ...entry,
    fields: entry.fields.filter((field) => valued.includes(field as Field)),
  }));
  const missing = valued.filter((field) => !entries.some((entry) => entry.fields.includes(field)));
  if (missing.length === 0) return entries;
  if (entries.length === 1) entries[0]!.fields.push(...missing);
  else entries.push({ source: UNKNOWN, fields: missing });
  return entries;
}

/**
 * Takes replaced fields from those who gave them, and credits what arrived with what it contributed. Who gave nothing
 * that is left is not listed.
 */
function joinProvenance(
  stored: readonly Provenance[],
  arriving: readonly Provenance[],
  contributed: ReadonlySet<Field>,
  replaced: ReadonlySet<Field>,
): Provenance[] {
  const entries = stored.map((entry) => ({
    ...entry,
    fields: entry.fields.filter((field) => !replaced.has(field as Field)),
  }));
  for (const entry of arriving) {
    const fields = entry.fields.filter((field) => contributed.has(field as Field));
    const known = entries.find((other) => other.source === entry.source && other.file === entry.file);
    if (known) known.fields = [...new Set([...known.fields, ...fields])];
    else entries.push({ ...entry, fields });
  }
  return entries.filter((entry) => entry.fields.length > 0);
}
