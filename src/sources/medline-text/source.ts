import { issnIds, type Journal, journalPart, journals } from '#collections/journals/journals.ts';
import { workIds } from '#collections/works/ids.ts';
import { nameParts } from '#collections/works/names.ts';
import type { Author, Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { dayOfText, saysMore } from '../literature/dates.ts';
import { languageCode, workText } from '../literature/marked-text.ts';
import { author, literatureWork, once, orcidOf } from '../literature/work-draft.ts';
import { defineSource, MAX_RAW, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';

const NAME = 'medline-text';
/** Longer records are none. */
const MOST_LINES = 200_000;

type Field = readonly [tag: string, value: string];

/** `PMID- 1`, continued on lines that begin with six blanks. */
const TAGGED = /^([A-Z]{2,4}) {0,2}- ?(.*)$/;

async function* recordsOf(file: SourceFile): AsyncGenerator<{ fields: Field[]; raw: string }> {
  let fields: [string, string][] = [];
  let lines: string[] = [];
  for await (const line of textLines(file)) {
    const tagged = TAGGED.exec(line);
    if (tagged?.[1] === 'PMID' && fields.some(([tag]) => tag === 'PMID')) {
      yield { fields, raw: lines.join('\n').slice(0, MAX_RAW) };
      [fields, lines] = [[], []];
    }
    if (lines.length < MOST_LINES) lines.push(line);
    if (tagged) fields.push([tagged[1]!, tagged[2]!.trim()]);
    else if (/^\s{4,}\S/.test(line) && fields.length > 0) fields.at(-1)![1] += ` ${line.trim()}`;
  }
  if (fields.length > 0) yield { fields, raw: lines.join('\n').slice(0, MAX_RAW) };
}

function commaName(full: string): { family: string; given?: string } {
  const [family, given] = full.split(',', 2).map((part) => part.trim());
  return { family: family!, ...(given && { given }) };
}

/** `FAU` begins an author; `AU`, `AD` and `AUID` behind it are of the same. */
function authors(fields: readonly Field[]): Author[] {
  const found: { full?: string; short?: string; group?: string; places: string[]; orcid?: string }[] = [];
  const whole = fields.some(([tag]) => tag === 'FAU');
  for (const [tag, value] of fields) {
    if (tag === 'FAU' || (tag === 'AU' && !whole))
      found.push({ [tag === 'FAU' ? 'full' : 'short']: value, places: [] });
    else if (tag === 'CN') found.push({ group: value, places: [] });
    else if (tag === 'AD') found.at(-1)?.places.push(value);
    else if (tag === 'AUID') {
      const orcid = orcidOf(value);
      if (orcid && found.length > 0) found.at(-1)!.orcid = orcid;
    }
  }
  return found.flatMap(({ full, short, group, places, orcid }) => {
    const affiliations = places.map((text) => ({ text }));
    const more = { orcid, ...(affiliations.length > 0 && { affiliations }) };
    if (group) return author(undefined, undefined, { name: group, group: true, ...more }) ?? [];
    const { family, given } = full ? commaName(full) : nameParts(short ?? '');
    return author(family, given, more) ?? [];
  });
}

/** A record of MEDLINE's tagged format; see https://www.nlm.nih.gov/bsd/mms/medlineelements.html */
export function medlineWork(fields: readonly Field[]): { work: Work; journal: Journal | undefined } {
  const all = (tag: string) => fields.filter(([t, v]) => t === tag && v !== '').map(([, value]) => value);
  const one = (tag: string): string | undefined => all(tag)[0];
  const pmid = one('PMID');
  if (pmid === undefined) throw new RangeError('has no PMID');
  const doi = [...all('AID'), ...all('LID')].find((each) => each.endsWith('[doi]'))?.slice(0, -5);
  const ids = workIds({ pmid, doi, pmcid: one('PMC') });
  if (ids.length === 0) throw new RangeError(`the PMID ${pmid.slice(0, 40)} is no number`);
  const lang = languageCode(one('LA'));
  const types = all('PT');
  const printed = one('DP');
  const issns = all('IS');
  const of = (type: RegExp) => issnIds([issns.find((each) => type.test(each))?.slice(0, 9)])[0]?.slice(5);
  const journalIds = [
    ...issnIds(issns.map((each) => each.slice(0, 9))),
    ...(one('JID') ? [`nlm:${one('JID')}`] : []),
  ].sort();
  const [name, short] = [one('JT') ?? one('TA'), one('TA')];
  const title = workText(one('TI')?.replace(/^\[(.*)\]\.?$/, '$1'), 'en');
  const abstract = workText(one('AB'), 'en');
  const online = dayOfText(one('DEP')?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
  const print = dayOfText(printed);
  const revised = one('LR');
  const work = literatureWork(NAME, pmid, revised, {
    ids,
    type: types[0]?.toLowerCase().replace(/[\s,]+/g, '-'),
    titles: title ? [title] : [],
    abstracts: abstract ? [abstract] : [],
    authors: authors(fields),
    ...((name || journalIds.length > 0) && {
      venue: { ...(name && { name }), ...(short && { short }), ids: journalIds },
    }),
    volume: one('VI'),
    issue: one('IP'),
    pages: one('PG'),
    published: [online, print].filter((each) => each !== undefined).sort((a, b) => a - b)[0],
    published_online: online,
    published_print: print,
    ...(printed && saysMore(printed) && { date_text: printed }),
    languages: lang ? [lang] : [],
    keywords: all('OT').map((each) => each.replace(/^\*/, '')),
    subjects: types.map((text) => ({ scheme: 'publication-type', text })),
    mesh: all('MH').map((each) => {
      const [heading, ...qualifiers] = each.split('/').map((word) => word.replace(/^\*/, ''));
      return {
        heading: heading!,
        ...(each.includes('*') && { major: true as const }),
        ...(qualifiers.length > 0 && { qualifiers }),
      };
    }),
    funding: all('GR').map((each) => {
      const [award, ...rest] = each.split('/');
      return { ...(rest.length > 0 && { name: rest.join('/') }), awards: [award!] };
    }),
    ...(types.includes('Retracted Publication') && { retracted: true as const }),
  });
  if (name === undefined || journalIds.length === 0) return { work, journal: undefined };
  const [paper, electronic] = [of(/\(Print\)/), of(/\(Electronic\)/)];
  const journal = journalPart({
    ids: journalIds,
    provenance: [{ source: NAME, key: `journal ${journalIds.join(' ')}` }],
    name,
    other_names: short && short !== name ? [short] : [],
    ...(paper && { issn_print: paper }),
    ...(electronic && { issn_electronic: electronic }),
    ...(one('PL') && { country: one('PL')! }),
    type: 'journal',
  });
  return { work, journal };
}

/** MEDLINE's tagged text: what PubMed saves as "PubMed" or "MEDLINE" format. */
export default defineSource<Work | Journal>({
  name: NAME,
  title: 'MEDLINE records, tagged text',
  homepage: 'https://pubmed.ncbi.nlm.nih.gov/',
  licence: 'NLM: free to use; abstracts may be in copyright of publishers',
  collection: works,
  files: ['.txt', '.nbib', '.medline'],
  recognises: (_base, head) => /^\s*(?:\u00ef\u00bb\u00bf)?PMID- ?\d/.test(head),
  expect: { titles: 0.99, published: 0.99, venue: 0.99 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work | Journal>> {
    const fresh = once();
    for await (const { fields, raw } of recordsOf(file)) {
      try {
        const { work, journal } = medlineWork(fields);
        yield { ok: true, record: work, raw };
        if (journal && fresh(journal)) yield { ok: true, record: journal, into: journals };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: fields[0]?.[1] ?? 'record', reason: error.message, raw };
      }
    }
  },
});
