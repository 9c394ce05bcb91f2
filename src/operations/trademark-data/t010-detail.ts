import { dayAt, dayText } from '#clock.ts';
import { nationalOf, niceOf, type Party, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { t010DataDetail } from '#contract/generated/trademark-data.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { markOffice } from '#marks/numbers.ts';
import { termEnd } from '#marks/term.ts';
import { type Call, defineOperation } from '#operation.ts';
import { markQuery } from './mark-query.ts';
import { markImages, officialPage, statusWords } from './mark-row.ts';

const dashed = (day: number | undefined) => dayText(day) || undefined;
const text = (day: number | undefined) => (day === undefined ? undefined : String(day));

const assignee = (party: Party) => ({
  address1: party.address[0],
  address2: party.address[1],
  city: party.city,
  composed_of_statement: undefined,
  country_name: undefined,
  dba_statement: undefined,
  state_organized: undefined,
  country_code: party.country,
  entity_statement: party.entity,
  formerly_statement: party.other_name,
  legal_entity_text: party.entity,
  legal_entity_type_code: party.entity_code,
  nationality: party.founded_in,
  person_organization_name: party.name,
  postcode: party.postcode,
  state: party.state,
});

/** Some offices state their own number of a party and nothing else. */
const saysSomething = (party: object) => Object.values(party).some((value) => value !== undefined);

const NO_STATUS = { status_code: undefined, status_date: undefined };

const classifications = (mark: Trademark) => [
  ...mark.classes.flatMap(({ nice, status_code, status_date }) =>
    nice ? [{ class_kind: 'Nice', code: nice, status_code, status_date: dashed(status_date) }] : [],
  ),
  ...nationalOf(mark).map((code) => {
    // a class of the office's alone has a status of its own; beside Nice classes it stands with theirs
    const own = mark.classes.filter(({ national }) => national.includes(code));
    const [{ status_code, status_date } = NO_STATUS] = own.every(({ nice }) => nice === undefined) ? own : [];
    return {
      class_kind: mark.office === 'US' ? 'Domestic' : 'National',
      code,
      status_code,
      status_date: dashed(status_date),
    };
  }),
  ...mark.vienna.map((code) => ({ class_kind: 'Vienna', code, ...NO_STATUS })),
];

/** One mark by its number, and its office where several have it. */
export async function markNamed(
  corpus: Corpus,
  app_num: string | undefined,
  ipoffice: string | undefined,
): Promise<Trademark> {
  if (!app_num?.trim()) throw new ServiceError('missing_parameter', 'Give app_num.', { field: 'app_num' });
  if (ipoffice && !markOffice(ipoffice))
    throw new ServiceError(
      'invalid_request',
      `ipoffice: "${ipoffice.slice(0, 20)}" is no office: give two letters, e.g. US.`,
      { field: 'ipoffice' },
    );
  const query = markQuery({ app_num, ...(ipoffice && { ipoffice }) });
  const { hits } = await corpus.search(trademarks, { query, offset: 0, limit: 20 });
  const found = await corpus.get(
    trademarks,
    hits.map(({ id }) => id),
  );
  if (found.length === 0)
    throw new ServiceError('invalid_request', `app_num: ${app_num.slice(0, 60)} is not in the corpus.`, {
      field: 'app_num',
    });
  const offices = [...new Set(found.map(({ office }) => office))].sort();
  if (found.length > 1)
    throw new ServiceError(
      'invalid_request',
      `app_num: marks of ${offices.join(', ')} have this number: say which office in ipoffice.`,
      { field: 'ipoffice', accepts: offices },
    );
  return found[0]!;
}

/** Says of a mark that its office calls registered when its term is over and nobody told of a renewal. */
export function noteEnded(mark: Trademark, today: number, note: Call['note']): void {
  const day = mark.status.state === 'registered' ? termEnd(mark)?.day : undefined;
  if (day !== undefined && day < today)
    note(`The term of ${mark.id} ended on ${day}, and no source tells whether it was renewed.`);
}

export default defineOperation({
  contract: t010DataDetail,
  path: '/trademark/data/detail',
  summary: 'One trade mark by number and office',
  example: { query: { app_num: '10000001', ipoffice: 'US' } },
  async handle({ query, note }, { clock, corpus, files }) {
    const mark = await markNamed(corpus, query.app_num, query.ipoffice);
    const images = await markImages(mark, files);
    const end = termEnd(mark);
    if (end?.by) note(`The office's data states no day of expiry: it is computed by ${end.by}.`);
    noteEnded(mark, dayAt(clock()), note);
    if (mark.status.state === undefined) note(`The office's data does not state the status of ${mark.id}.`);
    if (mark.applicants.some(({ name }) => name === undefined))
      note('The office states its own numbers of the applicants and no names.');
    if (images.length === 0 && mark.kind !== 'word')
      note('No picture of the mark is stored: the source names it, and does not hold it.');
    return known<AnswerOf<typeof t010DataDetail>>({
      apdt: text(mark.filing_date),
      app_num: mark.application_number,
      applicants: mark.applicants
        .map((one) => ({
          city: one.city,
          internal_address: one.address.join(', ') || undefined,
          name: one.name,
          postal_code: one.postcode,
          state: one.state,
        }))
        .filter(saysSomething),
      assignees: mark.owners.map(assignee),
      classifications: classifications(mark),
      correspondents: mark.correspondents.map((one) => ({
        attorney_docket_number: mark.docket,
        internal_address: [...one.address, one.city, one.postcode].filter(Boolean).join(', ') || undefined,
        name: one.name,
      })),
      current_location: mark.location,
      images,
      ipoffice: mark.office,
      location_date: text(mark.location_date),
      mark_drawing: [mark.drawing_code, mark.feature].filter(Boolean).join(' ') || undefined,
      mark_identification: mark.mark,
      offical_page: officialPage(mark),
      pbdt: text(mark.publication_date),
      reg_num: mark.registration_number,
      status: statusWords(mark),
      status_date: text(mark.status.date),
      nice_code: niceOf(mark),
      goods: mark.classes.flatMap(({ nice, goods }) =>
        goods.map(({ lang, text }) => ({ class: nice, lang, text: text.slice(0, 20_000) })),
      ),
      registration_date: text(mark.registration_date),
      expiry_date: text(end?.day),
    });
  },
});
