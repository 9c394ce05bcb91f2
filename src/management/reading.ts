import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { QuoteLocator } from '#collections/patents/evidence.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsByNumber, relationsOf } from '#collections/patents/relations.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { ServiceError } from '#errors.ts';
import { normaliseNumber } from '#patents/numbers.ts';
import { brief as briefOf, citationGraph } from './citations.ts';
import { type Mark, type Marker, markerOf } from './marks.ts';
import { type Management, route } from './routes.ts';

const MOST_DOCUMENTS = 100;
/** Family members that are listed. */
const MOST_MEMBERS = 300;
/** UTF-16 units of a passage: about three lines. */
const PASSAGE = 340;
/** Where a description is looked through for words that nothing before it has. */
const MOST_PARAGRAPHS = 400;

/** A drawing comes from a document: it may show itself, and nothing else. */
const FIGURE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The search whose words are lit in a document. */
const Lit = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 12_000 })),
  stem: Type.Optional(Type.Boolean()),
});

interface Unit {
  readonly locator: Omit<QuoteLocator, 'start' | 'end'>;
  readonly text: string;
}

/**
 * What readers of documents need: passages for lists of results, whole records with their relations, drawings, the
 * query language.
 */
export function readingRoutes({ services }: Management) {
  const { corpus } = services;

  async function found(number: string): Promise<Patent> {
    const [record] = await patentsByNumber(corpus, [normaliseNumber(number)]);
    if (!record) throw new ServiceError('not_found', `The corpus has no publication ${number.slice(0, 60)}.`);
    return record;
  }

  return [
    route('GET /language', {}, () =>
      [
        ...Object.entries(patents.fields),
        ...Object.entries(patents.kept ?? {}).map(([code, label]) => [code, { kind: 'kept', label }] as const),
      ].map(([code, { kind, label }]) => ({
        code,
        kind,
        label,
        ...(patents.unavailable[code] && { unavailable: patents.unavailable[code] }),
      })),
    ),
    route(
      'POST /passages',
      {
        body: Type.Object({
          /** Absent: the beginnings of the abstracts. */
          query_text: Type.Optional(Type.String({ minLength: 1, maxLength: 12_000 })),
          stemming: Type.Optional(Type.Boolean()),
          numbers: Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_DOCUMENTS }),
        }),
      },
      async ({ body }) => {
        const marker = markerOf(
          body.query_text === undefined ? { kind: 'all' } : parseQuery(patents, body.query_text),
          body.stemming,
        );
        const [records, relations] = await Promise.all([
          corpus.get(patents, body.numbers),
          relationsOf(corpus, body.numbers),
        ]);
        return records.map((record) => {
          const title = readable(record.titles);
          return {
            publication_number: record.publication_number,
            ...(title && { title: { text: title.text, marks: marker.marks('title', title.text) } }),
            passage: passageOf(record, marker),
            ...whose(record),
            publication_date: record.publication_date,
            ...(record.legal_status && { legal_status: record.legal_status.simple }),
            ...(record.demo && { demo: true }),
            family:
              relations
                .get(record.publication_number)
                ?.simple_family.members.map((member) => member.publication_number) ?? [],
            cited_by: relations.get(record.publication_number)?.cited_by.length ?? 0,
          };
        });
      },
    ),
    route('GET /patents/:number', { query: Lit }, async ({ request, params, query }) => {
      const lang = languageOf(request);
      const record = await found(params.number);
      const relations = (await relationsOf(corpus, [record.publication_number])).get(record.publication_number);
      const cited = await Promise.all(
        record.cites.slice(0, 200).map(async (citation) => {
          const [target] = await patentsByNumber(corpus, [citation.publication_number]);
          return { ...citation, ...(target && { stored: brief(target, lang) }) };
        }),
      );
      const around = [
        ...(relations?.cited_by ?? []).slice(0, 200),
        ...(relations?.extended_family.members ?? []).slice(0, 200),
      ];
      const known = new Map(
        (
          await corpus.get(
            patents,
            around.map((each) => each.publication_number),
          )
        ).map((each) => [each.publication_number, brief(each, lang)]),
      );
      const shown = <T extends { readonly publication_number: string }>(each: T) => ({
        ...each,
        ...known.get(each.publication_number),
      });
      return {
        record: {
          ...record,
          figures: record.figures.map(({ svg, ...figure }) => ({ ...figure, drawn: svg !== undefined })),
        },
        cites: cited,
        cited_by: (relations?.cited_by ?? []).slice(0, 200).map(shown),
        simple_family: relations?.simple_family.members.map((each) => each.publication_number) ?? [],
        extended_family: (relations?.extended_family.members ?? []).slice(0, 200).map(shown),
        marks: query.q ? allMarks(record, markerOf(parseQuery(patents, query.q), query.stem)) : undefined,
      };
    }),
    route(
      'GET /patents/:number/citations',
      { query: Type.Object({ depth: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })) }) },
      async ({ request, params, query }) =>
        citationGraph(corpus, await found(params.number), query.depth === 2 ? 2 : 1, languageOf(request)),
    ),
    route('GET /patents/:number/family', {}, async ({ request, params }) => {
      const lang = languageOf(request);
      const record = await found(params.number);
      const relations = (await relationsOf(corpus, [record.publication_number])).get(record.publication_number);
      const simple = new Set(relations?.simple_family.members.map((each) => each.publication_number));
      const members = (relations?.extended_family.members ?? []).slice(0, MOST_MEMBERS);
      const records = new Map(
        (
          await corpus.get(
            patents,
            members.map((each) => each.publication_number),
          )
        ).map((each) => [each.publication_number, each]),
      );
      return {
        total: relations?.extended_family.members.length ?? 0,
        members: members.map((member) => {
          const stored = records.get(member.publication_number);
          return {
            ...member,
            simple: simple.has(member.publication_number),
            ...(stored && dated(stored, lang)),
          };
        }),
      };
    }),
    route('GET /patents/:number/figures/:id', {}, async ({ params, reply }) => {
      const record = await found(params.number);
      const svg = record.figures.find(({ id }) => id === params.id)?.svg;
      if (!svg) throw new ServiceError('not_found', 'There is no drawing of that name.');
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('content-security-policy', FIGURE_POLICY)
        .header('cache-control', 'private, max-age=3600')
        .send(svg);
    }),
  ];
}

const brief = (record: Patent, lang: 'en' | 'zh') => ({
  publication_number: record.publication_number,
  ...briefOf(record, lang),
  publication_date: record.publication_date,
});

/** The language that the console is shown in. */
const languageOf = (request: FastifyRequest): 'en' | 'zh' =>
  request.headers['accept-language']?.startsWith('zh') ? 'zh' : 'en';

const whose = (record: Patent) => {
  const [owner] = currentOwners(record);
  return owner && { owner: owner.name };
};

/** A family member with its days, for a timeline. */
const dated = (record: Patent, lang: 'en' | 'zh') => ({
  ...brief(record, lang),
  application_number: record.application_number,
  patent_type: record.patent_type,
  priority_date: record.priorities.flatMap(({ date }) => date ?? []).sort((a, b) => a - b)[0],
  filing_date: record.filing_date,
  grant_date: record.grant_date,
  expiry_date: record.expiry_date,
  legal_status: record.legal_status?.simple,
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

/** Offsets of the window with the most different words asked for, widened to whole words. */
function windowOf(text: string, marks: readonly Mark[]): [number, number] {
  if (text.length <= PASSAGE) return [0, text.length];
  let [from, told] = [0, -1];
  for (const { start } of marks) {
    const inside = new Set(
      marks.filter((mark) => mark.start >= start && mark.end <= start + PASSAGE * 0.8).map(({ leaf }) => leaf),
    );
    if (inside.size > told) [from, told] = [start, inside.size];
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
