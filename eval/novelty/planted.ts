import { createHash } from 'node:crypto';
import type { Paragraph, Patent } from '#collections/patents/patent.ts';
import { contentWords } from '#language/content-words.ts';
import { rawFeatures } from '#skills/extract-features/features.ts';

export type Wording = 'original' | 'paraphrased';

/** An idea to search, and the one document of the corpus that was made to disclose some of it. */
export interface PlantedCase {
  /** The patent whose first claim was altered; neither it nor its family may be in the corpus. */
  readonly claim_of: string;
  /** The altered claim: what the inventor pastes. */
  readonly input: string;
  readonly features: readonly string[];
  /** Features that come from another patent's claim. */
  readonly replaced: number;
  readonly wording: Wording;
  readonly share: 'all' | 'half';
  /** Whether the planted document was given the feature of this index. */
  readonly held: readonly boolean[];
  /** Of the content words of the held features, the share that the planted passages still have. */
  readonly words_kept: number;
  readonly planted: Patent;
}

const FEWEST_FEATURES = 4;
const MOST_FEATURES = 14;
const FEWEST_PARAGRAPHS = 10;

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

interface Usable {
  readonly patent: Patent;
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number; readonly part: string }[];
  readonly features: readonly string[];
}

function usable(patent: Patent): Usable[] {
  const text = patent.claims.find(({ lang }) => lang === 'en')?.claims[0]?.text;
  const description = patent.descriptions.find(({ lang }) => lang === 'en');
  if (!text || bodyOf(description?.paragraphs ?? []).length < FEWEST_PARAGRAPHS || earliest(patent) === undefined)
    return [];
  const { features: spans, notes } = rawFeatures(text, 'en', 40);
  if (notes.length > 0 || spans.length < FEWEST_FEATURES || spans.length > MOST_FEATURES) return [];
  return [{ patent, text, spans, features: spans.map(({ start, end }) => text.slice(start, end)) }];
}

const bodyOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.filter(({ heading, text }) => !heading && text.length >= 120);

/** Earliest known day of a patent, yyyyMMdd. */
export function earliest(patent: Patent): number | undefined {
  const days = [
    ...patent.priorities.map(({ date }) => date),
    patent.stated_priority_date,
    patent.filing_date,
    patent.publication_date,
  ].filter((day) => day !== undefined);
  return days.length > 0 ? Math.min(...days) : undefined;
}

/**
 * Other words for the language of claims and for the commonest nouns. What a special thing of the field is called
 * stays, as it would between two patents of one field; `words_kept` of a case says how much that leaves.
 */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:comprising|comprises)\b/gi, 'which has'],
  [/\bconfigured to\b|\badapted to\b|\boperable to\b/gi, 'that serves to'],
  [/\ba plurality of\b/gi, 'several'],
  [/\bat least one\b/gi, 'one or more'],
  [/\bin response to\b/gi, 'upon'],
  [/\bbased (?:at least in part )?on\b/gi, 'from'],
  [/\b(?:wherein|whereby)\b/gi, 'in such a way that'],
  [/\b(?:coupled|connected) to\b/gi, 'joined with'],
  [/\bsaid\b/gi, 'the'],
  [/\bdetermin(?:e|es|ing)\b/gi, 'working out'],
  [/\bgenerat(?:e|es|ing)\b/gi, 'producing'],
  [/\breceiv(?:e|es|ing)\b/gi, 'taking in'],
  [/\btransmit(?:s|ting)?\b/gi, 'sending'],
  [/\bdisplay(?:s|ing)\b/gi, 'showing'],
  [/\bobtain(?:s|ing)?\b|\bacquir(?:e|es|ing)\b/gi, 'getting'],
  [/\bprovid(?:e|es|ing)\b/gi, 'supplying'],
  [/\bselect(?:s|ing)?\b/gi, 'choosing'],
  [/\bcalculat(?:e|es|ing)\b/gi, 'computing'],
  [/\bperform(?:s|ing)?\b/gi, 'carrying out'],
  [/\bpositioned\b|\bdisposed\b|\barranged\b/gi, 'placed'],
  [/\bassociated with\b|\bcorresponding to\b/gi, 'belonging to'],
  [/\bportion\b/gi, 'part'],
  [/\bfirst\b/gi, 'one'],
  [/\bsecond\b/gi, 'other'],
  [/\bimages\b/gi, 'pictures'],
  [/\bimag(?:e|ing)\b/gi, 'picture'],
  [/\bsignals?\b/gi, 'waveform'],
  [/\bdata\b/gi, 'information'],
  [/\bmethod\b|\bprocess\b/gi, 'procedure'],
  [/\b(?:apparatus|device)\b/gi, 'equipment'],
  [/\bsystem\b/gi, 'installation'],
  [/\b(?:elements?|members?)\b/gi, 'component'],
  [/\b(?:position|location)s?\b/gi, 'place'],
  [/\bdisplay\b/gi, 'screen'],
  [/\b(?:processor|controller)\b/gi, 'computing unit'],
  [/\bmemory\b/gi, 'store'],
  [/\bvalues?\b/gi, 'figure'],
  [/\bmeans\b/gi, 'arrangement'],
  [/\b(?:region|area)\b/gi, 'zone'],
  [/\b(?:subject|patient)\b/gi, 'examined person'],
];

/** The feature in other words, its clauses the other way round. */
export function paraphrase(feature: string): string {
  const worded = OTHER_WORDS.reduce((text, [from, to]) => text.replace(from, to), clean(feature));
  const cut = /,\s+/.exec(worded);
  return cut ? `${worded.slice(cut.index + cut[0].length)}: ${worded.slice(0, cut.index)}` : worded;
}

const clean = (feature: string) =>
  feature
    .replace(/\s+/g, ' ')
    .replace(/^(?:and|or|,|;|:)\s+/i, '')
    .replace(/[\s;:,.]+$/, '')
    .trim();

/** A day that many years before. */
const yearsBefore = (day: number, years: number) => day - years * 10_000;

/**
 * A document of its own family, older than the claim, with title, abstract, claims and description of another patent of
 * the field, into whose description the sentences are put, each at the end of a paragraph of its own.
 */
function plant(shell: Patent, doc_number: string, before: number, sentences: readonly string[]): Patent {
  const [description] = shell.descriptions.filter(({ lang }) => lang === 'en');
  const body = bodyOf(description!.paragraphs);
  const step = body.length / Math.max(1, sentences.length);
  const additions = new Map<string, string[]>();
  sentences.forEach((sentence, i) => {
    const { id } = body[Math.min(body.length - 1, Math.floor(i * step + step / 2))]!;
    additions.set(id, [...(additions.get(id) ?? []), sentence]);
  });
  const paragraphs = description!.paragraphs.map((paragraph) => {
    const added = additions.get(paragraph.id);
    return added ? { ...paragraph, text: [paragraph.text, ...added].join(' ') } : paragraph;
  });
  return {
    publication_number: `US${doc_number}B2`,
    authority: 'US',
    doc_number,
    kind_code: 'B2',
    patent_type: 'B',
    publication_date: yearsBefore(before, 2),
    application_number: `US07/${doc_number.slice(-6)}`,
    filing_date: yearsBefore(before, 4),
    priorities: [],
    related_documents: [],
    stated_family_members: [],
    titles: shell.titles,
    abstracts: shell.abstracts,
    claims: shell.claims,
    descriptions: [{ ...description!, paragraphs }],
    applicants: [{ name: `Planted Applicant ${doc_number}` }],
    assignees: [],
    current_assignees: [],
    inventors: [{ name: `Planted, Inventor ${doc_number}` }],
    agents: [],
    agencies: [],
    examiners: [],
    ipc: shell.ipc,
    cpc: shell.cpc,
    locarno: [],
    us_classes: [],
    fi: [],
    f_terms: [],
    cites: [],
    cites_literature: [],
    legal_events: [],
    figures: [],
    provenance: [{ source: 'evaluation', fields: ['descriptions'] }],
  };
}

/** Cases in a fixed order, the four kinds (all or half of the features, in their own or in other words) in turn. */
export function plantedCases(all: readonly Patent[], most: number): PlantedCase[] {
  const pool = all
    .flatMap(usable)
    .toSorted((a, b) => hash(a.patent.publication_number) - hash(b.patent.publication_number));
  const hosts = pool.slice(0, Math.min(most, Math.floor(pool.length / 2)));
  const shells = pool.slice(hosts.length);
  return hosts.map((host, index): PlantedCase => {
    const donor = hosts[(index + 1) % hosts.length]!;
    const foreign = donor.features.filter((text, i) => i > 0 && contentWords(text).length >= 4);
    const wanted = Math.max(1, Math.floor(host.features.length / 4));
    const replaced = new Map<number, string>();
    for (let i = 1; i < host.features.length && replaced.size < Math.min(wanted, foreign.length); i += 3)
      replaced.set(i, foreign[replaced.size]!);
    let input = '';
    let at = 0;
    host.spans.forEach(({ start, end }, i) => {
      input +=
        host.text.slice(at, start) + (replaced.has(i) ? ` ${clean(replaced.get(i)!)} ` : host.text.slice(start, end));
      at = end;
    });
    input += host.text.slice(at);
    const features = host.features.map((text, i) => clean(replaced.get(i) ?? text));
    const share = index % 2 === 0 ? 'all' : 'half';
    const wording: Wording = index % 4 < 2 ? 'original' : 'paraphrased';
    const held = features.map((_text, i) => share === 'all' || i % 2 === 0);
    const told = features.filter((_text, i) => held[i]);
    const worded = told.map((text) => (wording === 'original' ? text : paraphrase(text)));
    const sentences = worded.map((text) => `In one arrangement there is provided ${text}.`);
    const kept = told.map((text, i) => {
      const now = new Set(contentWords(worded[i]!).map(({ key }) => key));
      const words = new Set(contentWords(text).map(({ key }) => key));
      return [[...words].filter((key) => now.has(key)).length, words.size] as const;
    });
    const total = (which: 0 | 1) => kept.reduce((sum, pair) => sum + pair[which], 0);
    return {
      claim_of: host.patent.publication_number,
      input,
      features,
      replaced: replaced.size,
      wording,
      share,
      held,
      words_kept: total(0) / Math.max(1, total(1)),
      planted: plant(
        shells[index % shells.length]!.patent,
        String(3_900_001 + index),
        earliest(host.patent)!,
        sentences,
      ),
    };
  });
}
