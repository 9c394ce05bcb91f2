import { Readable } from 'node:stream';
import { allDecisions, candidatesFor, decide, openQuestions } from '#analytics/companies/candidates.ts';
import { groupOf, subjectOfCompany } from '#analytics/companies/portfolio.ts';
import { type Candidate, resolutionNote, resolveCompany } from '#analytics/companies/resolve.ts';
import { inWords } from '#analytics/companies/words-of-codes.ts';
import { ownersOf } from '#analytics/owners.ts';
import { type Company, companies, Decision, namesOf, placeOf } from '#collections/companies/companies.ts';
import { patents } from '#collections/patents/patents.ts';
import { anyOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { csvSheet } from '#documents/sheets/text.ts';
import { ServiceError } from '#errors.ts';
import { Type } from '#typebox.mjs';
import { type Management, operate, route } from './routes.ts';

const Name = Type.String({ minLength: 1, maxLength: 500 });
/** Pairs and owners on the page of open questions, and members of a tree that a page shows. */
const MOST_OPEN = 40;
const MOST_SHOWN = 200;
const MOST_FACTS = 100;

/** Companies as pages: who is meant by a name, what is stored of one, who may be the same, what people decided. */
export function companyRoutes({ services: { corpus }, clock }: Management) {
  const shownCandidate = ({ company, name, score, reasons }: Candidate) => ({
    ...briefly(company),
    name,
    score,
    reasons,
  });

  /** What is drawn of patents: how many families, the years of filing, offices and subclasses. */
  async function portfolio(owned: Query, filed: Query) {
    const collapse = { field: 'FAM_ID' };
    const query = anyOf(owned, filed);
    const [counted, years, offices, classes, states] = await Promise.all([
      Promise.all(
        [query, owned, filed].map((each) => corpus.search(patents, { query: each, collapse, offset: 0, limit: 0 })),
      ),
      ...(
        [
          { field: 'APD', granularity: 'year', collapse, offset: 0, limit: 60 },
          { field: 'AUTHORITY', collapse, offset: 0, limit: 12 },
          { field: 'IPC_SUB_CLASS', collapse, offset: 0, limit: 12 },
          { field: 'SIMPLE_LEGAL_STATUS', offset: 0, limit: 10 },
        ] as const
      ).map(async (facet) => (await corpus.facets(patents, { query }, [facet]))[0]!.buckets),
    ]);
    return {
      families: counted[0]!.total,
      owned: counted[1]!.total,
      filed: counted[2]!.total,
      query: printQuery(query),
      years: [...years!].sort((a, b) => Number(a.value) - Number(b.value)),
      ...{ offices: offices!, classes: classes!, states: states! },
    };
  }

  return [
    route('GET /companies', { query: Type.Object({ name: Name }) }, async ({ query: { name } }) => {
      const asked = { company_name: name };
      const found = await resolveCompany(corpus, asked);
      const owners = found.company ? undefined : await ownersOf(corpus, name);
      return {
        ...(found.company && { id: found.company.id }),
        note: resolutionNote(asked, found),
        equal: found.equal.map(briefly),
        candidates: found.candidates.map(shownCandidate),
        /** Owners of exactly this name, where no company is meant: their patents are shown under it. */
        owners: owners?.names ?? [],
        ...(owners && owners.names.length > 0 && { portfolio: await portfolio(...asOwners(owners.names)) }),
      };
    }),
    route('GET /companies/open', {}, async () => {
      const { pairs, owners } = await openQuestions(corpus, MOST_OPEN);
      return {
        pairs: pairs.map(({ company, candidate }) => ({ ...briefly(company), other: shownCandidate(candidate) })),
        owners: owners.map(({ candidates, ...owner }) => ({ ...owner, candidates: candidates.map(shownCandidate) })),
      };
    }),
    route('GET /companies/decisions', {}, async () => (await allDecisions(corpus)).reverse().slice(0, MOST_SHOWN)),
    route('GET /companies/decisions/file', {}, async ({ reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="company-decisions.csv"')
        .send(Readable.from(decisionsAsCsv(await allDecisions(corpus)))),
    ),
    // companies are of the whole installation: what is decided of them, too
    operate(
      'POST /companies/decisions',
      {
        audit: 'company.decided',
        body: Type.Object({ one: Name, other: Name, verdict: Decision.properties.verdict, note: Type.Optional(Name) }),
      },
      async ({ body, session, noted }) => {
        const decided = await decide(corpus, { ...body, by: session.user.name }, new Date(clock()).toISOString());
        noted(`${body.one}, ${body.other}`, { verdict: body.verdict });
        return decided;
      },
    ),
    route('GET /companies/:id', {}, async ({ params }) => {
      const [stored] = await corpus.lookup(companies, 'company_id', [params.id]);
      if (!stored) throw new ServiceError('not_found', 'There is no such company.');
      const company = await inWords(stored, corpus);
      const [subject, group, candidates] = await Promise.all([
        subjectOfCompany(corpus, company),
        groupOf(corpus, company),
        candidatesFor(corpus, company),
      ]);
      return {
        ...briefly(company),
        ids: company.ids,
        names: namesOf(company).slice(0, MOST_SHOWN),
        addresses: company.addresses,
        ...{ legal_form: company.legal_form, status: company.status, founded: company.founded },
        ...{ dissolved: company.dissolved, website: company.website, registries: company.registries },
        relations: company.relations.slice(0, MOST_SHOWN),
        exceptions: company.exceptions,
        sources: company.provenance.slice(0, MOST_FACTS),
        changes: company.changes.slice(-MOST_FACTS),
        decisions: company.decisions ?? [],
        facts: Object.fromEntries(Object.entries(company.facts ?? {}).map(([kind, rows]) => [kind, rows!.length])),
        tree: {
          top: group.top.id,
          total: group.members.length,
          unknown: group.unknown,
          members: group.members
            .slice(0, MOST_SHOWN)
            .map((member) => ({ ...briefly(member), parent: group.parents.get(member.id) })),
        },
        portfolio: await portfolio(subject.owned, subject.filed),
        candidates: candidates.map(shownCandidate),
      };
    }),
  ];
}

const asOwners = (names: readonly string[]): [owned: Query, filed: Query] => [
  { kind: 'values', field: 'ANCS_EXACT', values: names },
  { kind: 'values', field: 'ANS_EXACT', values: names },
];

const calledIn = ({ names }: Company, language: string): string | undefined =>
  names.find(({ lang, kind, until }) => lang === language && kind !== 'previous' && until === undefined)?.text;

const briefly = (company: Company) => ({
  id: company.id,
  title: company.name ?? company.names[0]?.text,
  /** What it is called now in each language of the console, where a source says. */
  ...{ called_en: calledIn(company, 'en'), called_zh: calledIn(company, 'zh') },
  country: placeOf(company, 'country'),
  city: placeOf(company, 'city'),
  type: company.type,
  /** By which a decision names it. */
  identity: company.ids[0],
  demo: company.demo,
});

const COLUMNS = ['one', 'other', 'verdict', 'decided', 'by', 'note'] as const;

/** Decisions as the table that the importer `company-decisions` reads. */
export const decisionsAsCsv = (decisions: readonly Decision[]): AsyncGenerator<Uint8Array> =>
  csvSheet(
    COLUMNS.map((name) => ({ name, title: name })),
    (async function* () {
      yield decisions.map((each) => COLUMNS.map((name) => each[name]));
    })(),
    {},
  );
