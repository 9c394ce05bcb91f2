import type { ClaimedQuote, QuoteLocator } from '#collections/patents/evidence.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { defineJob } from '#isolation/job.ts';
import { type Mark, type Marker, markerOf } from './marks.ts';

/** UTF-16 units of a passage: about three lines. */
const PASSAGE = 340;
/** Where a description is looked through for words that nothing before it has. */
const MOST_PARAGRAPHS = 400;

interface Unit {
  readonly locator: Omit<QuoteLocator, 'start' | 'end'> & Pick<ClaimedQuote, 'paragraph_number'>;
  readonly text: string;
}

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
    const marker = markerOf(
      asked.query_text === undefined ? { kind: 'all' } : parseQuery(patents, asked.query_text),
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
    return record ? allMarks(record, markerOf(parseQuery(patents, asked.query_text), asked.stemming)) : {};
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

/**
 * The stretch of the document that shows the most of what was asked for; the beginning of the abstract where nothing
 * does.
 */
function passageOf(record: Patent, marker: Marker) {
  let best: { unit: Unit; marks: Mark[]; told: number } | undefined;
  const most = Math.max(marker.leaves('abstract'), marker.leaves('claim'), marker.leaves('description'));
  for (const unit of unitsOf(record)) {
    const marks = marker.marks(unit.locator.part, unit.text);
    const told = new Set(marks.map(({ leaf }) => leaf)).size;
    if (!best || told > best.told) best = { unit, marks, told };
    if (best.told >= most) break;
  }
  if (!best) return undefined;
  const { unit, marks } = best;
  const [start, end] = windowOf(unit.text, marks);
  return {
    ...unit.locator,
    start,
    end,
    text: unit.text.slice(start, end),
    cut_before: start > 0,
    cut_after: end < unit.text.length,
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ start: mark.start - start, end: mark.end - start, leaf: mark.leaf })),
  };
}

/** Offsets of the window with the most different words asked for, widened to whole words. `marks` as they stand. */
function windowOf(text: string, marks: readonly Mark[]): [number, number] {
  if (text.length <= PASSAGE) return [0, text.length];
  let [from, told] = [0, -1];
  /** How often each leaf stands in the window of marks that begins at `start`. */
  const inside = new Map<number, number>();
  let next = 0;
  for (const { start, leaf } of marks) {
    for (; next < marks.length && marks[next]!.end <= start + PASSAGE * 0.8; next++)
      inside.set(marks[next]!.leaf, (inside.get(marks[next]!.leaf) ?? 0) + 1);
    if (inside.size > told) [from, told] = [start, inside.size];
    const left = (inside.get(leaf) ?? 0) - 1;
    if (left > 0) inside.set(leaf, left);
    else inside.delete(leaf);
  }
  const wanted = Math.max(0, Math.min(from - 60, text.length - PASSAGE));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1 || wanted;
  const cut = text.lastIndexOf(' ', start + PASSAGE);
  return [start, start + PASSAGE >= text.length ? text.length : cut > start + PASSAGE / 2 ? cut : start + PASSAGE];
}

/** Marks of every unit, keyed as quotes name them: `abstract`, `c1`, `p12`. */
function allMarks(record: Patent, marker: Marker): Record<string, Mark[]> {
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
