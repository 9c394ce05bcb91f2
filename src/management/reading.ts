import type { FastifyRequest } from 'fastify';
import { officePages, pagesOf } from '#collections/office-pages.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsByNumber, relationsOf } from '#collections/patents/relations.ts';
import { ServiceError } from '#errors.ts';
import { bounded } from '#http/admission.ts';
import { readBody } from '#http/json-body.ts';
import { asksForChinese } from '#http/notes/notes.ts';
import { DOCUMENT_FILE, DOCUMENT_TIMEOUT_MS, wordsOfDocument } from '#operations/others/document-reading.ts';
import { sheetPicture } from '#operations/shared/drawings.ts';
import { marksJob, passagesJob } from '#operations/shared/passages.ts';
import { normaliseNumber } from '#patents/numbers.ts';
import { Type } from '#typebox.mjs';
import { brief as briefOf, citationGraph } from './citations.ts';
import { type Management, route } from './routes.ts';
import { textThread } from './text-thread.ts';

const MOST_DOCUMENTS = 100;
/** Family members that are listed. */
const MOST_MEMBERS = 300;
/** Drawings and pages of offices that are listed. */
const MOST_SHEETS = 400;

/** A drawing comes from a document: it may show itself, and nothing else. */
const FIGURE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The search whose words are lit in a document. */
const Lit = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 12_000 })),
  stem: Type.Optional(Type.Boolean()),
});

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

  const inThread = textThread(services);

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
    // The words of a file that somebody opens: the bytes themselves are the body.
    route(
      'POST /words',
      { repeatable: false, query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 1000 }) }) },
      ({ query: { name }, request, session }) =>
        bounded(request, DOCUMENT_TIMEOUT_MS, async (signal) => {
          const bytes = await readBody(request.raw, DOCUMENT_FILE.file.max_bytes);
          return wordsOfDocument({ bytes, name, account: session.user.account_id, signal }, services);
        }),
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
      ({ body, request, session }) => inThread(passagesJob, body, { request, session }),
    ),
    route('GET /patents/:number', { query: Lit }, async ({ request, params, query, session }) => {
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
        // what offices have of it as pictures: sheets of drawings, pages, the whole as printed
        sheets: (await pagesOf(corpus, [record]))[0]!.slice(0, MOST_SHEETS).map(({ role, name }) => ({ role, name })),
        cites: cited,
        cited_by: (relations?.cited_by ?? []).slice(0, 200).map(shown),
        simple_family: relations?.simple_family.members.map((each) => each.publication_number) ?? [],
        extended_family: (relations?.extended_family.members ?? []).slice(0, 200).map(shown),
        marks: query.q
          ? await inThread(
              marksJob,
              { number: record.publication_number, query_text: query.q, stemming: query.stem },
              { request, session },
            )
          : undefined,
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
    route('GET /patents/:number/sheets/:name', {}, async ({ params, request, reply, session }) => {
      const [pages] = await pagesOf(corpus, [await found(params.number)]);
      const page = pages!.find(({ name }) => name === params.name);
      if (!page) throw new ServiceError('not_found', 'There is no page or drawing of that name.');
      reply.header('cache-control', 'private, max-age=3600').header('x-content-type-options', 'nosniff');
      if (page.role !== 'facsimile')
        return reply.type('image/png').send(Buffer.from(await inThread(sheetPicture, page.id, { request, session })));
      const [stored] = await corpus.get(officePages, [page.id]);
      if (stored?.kind !== 'pdf') throw new ServiceError('not_found', 'It is no document that a browser shows.');
      return reply
        .type('application/pdf')
        .header('content-disposition', 'attachment')
        .send(Buffer.from(stored.content, 'base64'));
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
  asksForChinese(request.headers['accept-language']) ? 'zh' : 'en';

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
