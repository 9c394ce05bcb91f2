import { type QuoteLocator, quoteOf, verifyQuote } from '#collections/patents/evidence.ts';
import { isTitleAlone, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { lineWithin } from '#cut.ts';
import type { Step, StepContext } from '#flows/flow.ts';
import { locate } from '#language/locate.ts';
import { unreadIn } from '#language/number-doubts.ts';
import { ask } from '#operations/shared/ask-skill.ts';
import { writeReportFiles } from '#operations/shared/report-files.ts';
import { snapshotOf } from '#operations/shared/snapshot.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';
import { compareDocument, prepareWithCorpus } from '#skills/compare-features/compare-features.ts';
import { inNoDocument } from '#skills/corpus-words.ts';
import { type DisclosureParts, extractDisclosure } from '#skills/extract-disclosure/extract-disclosure.ts';
import { extractFeatures } from '#skills/extract-features/extract-features.ts';
import { summarise } from '#skills/summarise-solution/summarise-solution.ts';
import type { Feature } from '#skills/types.ts';
import {
  DISCLOSURE_FIELDS,
  type DisclosureField,
  type Line,
  type NearDocument,
  type TechnicalDisclosureData,
} from './data.ts';
import { disclosureDocument } from './document.ts';

/**
 * Documents that are shown, and the nearest among which they are looked for: a title alone may be nearer by its words.
 */
const NEAR = 3;
const LOOKED_AT = 24;
const LONGEST_TITLE = 120;
const LONGEST_QUOTE = 600;

/** Takes the text apart, takes over what was edited, and looks for what is near to it. */
export const analyse: Step<TechnicalDisclosureData> = async (data, context) => {
  const { services, signal, log, progress } = context;
  const { corpus } = services;
  progress(0, 3, 'text');
  const parts = await ask(extractDisclosure, { text: data.text }, context);
  const lines = linesOf(data, parts);
  const told = lines.mechanism.length > 0 ? lines.mechanism : lines.embodiment;
  const means = told.map(({ text }) => text).join('\n');
  progress(1, 3, 'features');
  const features = await ask(extractFeatures, { text: means, lang: data.lang, max_features: 16 }, context);
  progress(2, 3, 'prior_art');
  const snapshot = await snapshotOf(corpus);
  log('corpus', { collection: 'patents', ...snapshot });
  const near = await nearDocuments(means, features.features, data, context);
  log('prior_art', { documents: near.map(({ publication_number, score }) => ({ publication_number, score })) });
  signal.throwIfAborted();
  const title = titleOf(data.text, features.features);
  const unread = await inNoDocument(
    corpus,
    Object.values(lines)
      .flat()
      .flatMap(({ text }) => unreadIn(text)),
    signal,
  );
  return { parts, lines, features, near, snapshot, unread, ...(title && { title }) };
};

/** The subject, as the text names it, else what its means begin with; nothing where only its place says so. */
export function titleOf(text: string, features: readonly Pick<Feature, 'weight' | 'text'>[]): string | undefined {
  const subject = summarise(text).subject.find(
    ({ basis, text: said }) => basis !== 'position' && !/领域|\bfields?\b/iu.test(said),
  )?.text;
  const topic = features
    .find(({ weight }) => weight === 'topic')
    ?.text.replace(/^(?:an?|the|一种|(?:做法|办法)是)\s*/iu, '')
    // the thing, not what is said of it
    .replace(/(?<=\w)\s(?:has|have|comprises?|comprising|includes?|contains?|is|are)\s.*$/isu, '')
    // nor what it does: a node transmits a sequence which
    .replace(/(?<=\w)\s(?:[a-z]{2,20}[^s\W]s\s(?:an?|the|its|their|one|two)|which|that|whose)\b.*$/isu, '');
  const line = (subject ?? topic ?? '').trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return lineWithin(line, LONGEST_TITLE) || undefined;
}

/**
 * The lines of every field: as extracted, or, where the caller sent the field, as sent: what of it stands in the text
 * word for word has its place, the rest is edited.
 */
function linesOf({ text, given }: TechnicalDisclosureData, parts: DisclosureParts): Record<DisclosureField, Line[]> {
  const one = (field: DisclosureField): Line[] => {
    const sent = given[field];
    if (sent === undefined)
      return parts.sentences
        .filter((sentence) => sentence.field === field)
        .map(({ text: said, start, end }) => ({ text: said, start, end }));
    return sentences(sent).map(({ start, end }): Line => {
      const line = sent.slice(start, end);
      const place = parts.sentences.find((sentence) => sentence.text === line) ?? locate(text, line);
      const whole =
        place && parts.sentences.find((sentence) => sentence.start === place.start && sentence.end === place.end);
      return { text: line, ...(whole && { start: whole.start, end: whole.end }) };
    });
  };
  return Object.fromEntries(DISCLOSURE_FIELDS.map((field) => [field, one(field)])) as Record<DisclosureField, Line[]>;
}

async function nearDocuments(
  means: string,
  features: readonly Feature[],
  { lang, text }: TechnicalDisclosureData,
  { services: { corpus }, signal }: StepContext,
): Promise<NearDocument[]> {
  if (!/[\p{L}]/u.test(means) || features.length === 0) return [];
  const { hits } = await similarPatents(corpus, {
    text: `${means}\n${text}`.slice(0, 20_000),
    limit: LOOKED_AT,
    signal,
  }).catch((error: unknown) => {
    // a text without a word that can be compared has nothing near to it
    if ((error as { code?: string }).code === 'invalid_request') return { hits: [] };
    throw error;
  });
  const records = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  const prepared = await prepareWithCorpus(features, { corpus, signal });
  const near: NearDocument[] = [];
  for (const record of records) {
    signal.throwIfAborted();
    // a title discloses nothing that could be cited
    if (isTitleAlone(record)) continue;
    const comparison = compareDocument(prepared, record, lang);
    // something is always nearest: what has nothing of the solution is no prior art to cite
    if (comparison.features.every(({ verdict }) => verdict === 'not_found')) continue;
    const quote = whatItIs(record, lang);
    near.push({
      publication_number: record.publication_number,
      title: shownTitle(record.titles, lang),
      applicants: originalOwners(record).map(({ name }) => name),
      ...(record.publication_date !== undefined && { publication_date: record.publication_date }),
      score: hits.find(({ id }) => id === record.publication_number)?.score ?? 0,
      ...(quote && { quote }),
      comparison,
    });
    if (near.length === NEAR) break;
  }
  return near;
}

/** The first sentences of a document's abstract, else of its first claim. */
function whatItIs(record: Patent, lang: string) {
  const abstract = record.abstracts.find((text) => text.lang === lang) ?? record.abstracts[0];
  const set = record.claims.find((claims) => claims.lang === lang) ?? record.claims[0];
  const claim = set?.claims[0];
  const [text, locator]: [string, Omit<QuoteLocator, 'start' | 'end'>] | [undefined, undefined] = abstract
    ? [abstract.text, { part: 'abstract', lang: abstract.lang, origin: abstract.origin }]
    : set && claim
      ? [claim.text, { part: 'claim', lang: set.lang, origin: set.origin, claim_number: claim.number }]
      : [undefined, undefined];
  if (text === undefined) return undefined;
  const all = sentences(text);
  const end = all.findLast((sentence) => sentence.end <= LONGEST_QUOTE)?.end ?? Math.min(text.length, LONGEST_QUOTE);
  return all[0] && end > all[0].start ? quoteOf(record, { ...locator!, start: all[0].start, end }) : undefined;
}

/** Writes the document; every quote is read again first, and what is no longer there goes. */
export const write: Step<TechnicalDisclosureData> = async (data, context) => {
  const { corpus, clock } = context.services;
  const records = await corpus.get(
    patents,
    (data.near ?? []).map(({ publication_number }) => publication_number),
  );
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  const stands = (quote: NearDocument['quote']) => {
    const record = quote && byNumber.get(quote.publication_number);
    return record !== undefined && verifyQuote(record, quote as Parameters<typeof verifyQuote>[1]).verified;
  };
  const near = (data.near ?? [])
    .filter(({ publication_number }) => byNumber.has(publication_number))
    .map(({ quote, comparison, ...rest }) => ({
      ...rest,
      ...(stands(quote) && { quote: quote! }),
      comparison: {
        ...comparison,
        features: comparison.features.map(({ quote: passage, also: _, ...feature }) =>
          stands(passage) ? { ...feature, quote: passage! } : { ...feature, verdict: 'not_found' as const, score: 0 },
        ),
      },
    }));
  const document = disclosureDocument({ ...data, near }, new Date(clock()));
  return {
    report: await writeReportFiles(document, { title: document.title, name: 'technical-disclosure' }, context),
  };
};
