import type { ClaimedQuote, QuoteLocator, QuotePart } from '#collections/patents/evidence.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { defineJob } from '#isolation/job.ts';
import { bestPassage } from './best-passage.ts';
import { type Mark, type Marker, markerOf, partsOfFields } from './marks.ts';

/** Where a description is looked through for words that nothing before it has. */
const MOST_PARAGRAPHS = 400;

interface Unit {
  readonly locator: Omit<QuoteLocator, 'start' | 'end'> & Pick<ClaimedQuote, 'paragraph_number'>;
  readonly text: string;
}

const PART_OF: readonly (readonly [RegExp, QuotePart])[] = [
  [/^TTL/, 'title'],
  [/^ABST/, 'abstract'],
  [/^[ID]CLMS/, 'claim'],
  [/^DESC/, 'description'],
];
const partsOf = partsOfFields(patents.fields, (code) => PART_OF.find(([pattern]) => pattern.test(code))?.[1]);

/** Finds the words of a search of patents in their texts; see `markerOf`. */
export const patentMarker = (query: Query, stemming?: boolean) => markerOf(query, partsOf, stemming);

/** What of documents answers a search: of each its passage, and what a list of results shows beside it. */
export const passagesJob = defineJob({
  name: 'passages',
  lane: 'search',
  async run(
    asked: {
      /** Absent: the beginnings of the abstracts. */
      readonly query_text?: string | undefined;
      readonly stemming?: boolean | undefined;
      readonly numbers: readonly string[];
    },
    { corpus },
  ) {
    const marker = patentMarker(
      asked.query_text === undefined ? { kind: 'all' } : parseQuery(patents, asked.query_text, { from: 'query_text' }),
      asked.stemming,
    );
    const [records, relations] = await Promise.all([
      corpus.get(patents, asked.numbers),
      relationsOf(corpus, asked.numbers),
    ]);
    return records.map((record) => {
      const title = readable(record.titles);
      const [owner] = currentOwners(record);
      const ties = relations.get(record.publication_number);
      return {
        publication_number: record.publication_number,
        ...(title && { title: { text: title.text, marks: marker.marks('title', title.text) } }),
        passage: passageOf(record, marker),
        ...(owner && { owner: owner.name }),
        publication_date: record.publication_date,
        ...(record.legal_status && { legal_status: record.legal_status.simple }),
        ...(record.demo && { demo: true }),
        family: ties?.simple_family.members.map((member) => member.publication_number) ?? [],
        cited_by: ties?.cited_by.length ?? 0,
      };
    });
  },
});

/** Where the words of a search stand in a document, keyed as quotes name its units: `abstract`, `c1`, `p12`. */
export const marksJob = defineJob({
  name: 'marks',
  lane: 'search',
  async run(
    asked: { readonly number: string; readonly query_text: string; readonly stemming?: boolean | undefined },
    { corpus },
  ): Promise<Record<string, Mark[]>> {
    const [record] = await corpus.get(patents, [asked.number]);
    return record ? allMarks(record, patentMarker(parseQuery(patents, asked.query_text), asked.stemming)) : {};
  },
});

/** The text that most readers read: English as published or translated, else what there is. */
export const readable = <T extends { readonly lang: string; readonly origin: string }>(
  texts: readonly T[],
): T | undefined =>
  texts.find(({ origin }) => origin === 'original') ?? texts.find(({ lang }) => lang === 'en') ?? texts[0];

/** The units of a record in the order of reading, as published. */
function* unitsOf(record: Patent): Generator<Unit> {
  const abstract = readable(record.abstracts);
  if (abstract)
    yield { locator: { part: 'abstract', lang: abstract.lang, origin: abstract.origin }, text: abstract.text };
  const claims = readable(record.claims);
  for (const claim of claims?.claims ?? [])
    yield {
      locator: { part: 'claim', lang: claims!.lang, origin: claims!.origin, claim_number: claim.number },
      text: claim.text,
    };
  const description = readable(record.descriptions);
  for (const paragraph of description?.paragraphs.slice(0, MOST_PARAGRAPHS) ?? [])
    if (!paragraph.heading)
      yield {
        locator: {
          part: 'description',
          lang: description!.lang,
          origin: description!.origin,
          paragraph_id: paragraph.id,
          ...(paragraph.number !== undefined && { paragraph_number: paragraph.number }),
        },
        text: paragraph.text,
      };
}

const MARKED_PARTS = ['abstract', 'claim', 'description'] as const;

/** What of the document shows the most of what was asked for, as the search lists it. */
function passageOf(record: Patent, marker: Marker<QuotePart>) {
  const best = bestPassage(unitsOf(record), MARKED_PARTS, marker, ({ locator }) => locator.part);
  return best && { ...best.unit.locator, ...best.passage };
}

/** Marks of every unit, keyed as quotes name them: `abstract`, `c1`, `p12`. */
function allMarks(record: Patent, marker: Marker<QuotePart>): Record<string, Mark[]> {
  const all: Record<string, Mark[]> = {};
  const title = readable(record.titles);
  if (title) all.title = marker.marks('title', title.text);
  for (const { locator, text } of unitsOf(record)) {
    const marks = marker.marks(locator.part, text);
    if (marks.length > 0)
      all[locator.paragraph_id ?? (locator.claim_number ? `c${locator.claim_number}` : 'abstract')] = marks;
  }
  return all;
}
