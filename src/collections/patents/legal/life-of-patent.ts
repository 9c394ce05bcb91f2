import { addDays, addYears, isWhole } from '#patents/days.ts';
import type { Effect, OfficeEvent } from '#patents/legal/effects.ts';
import { asStated, type Life, lifeOf, STATUS_CODES, statusCodes } from '#patents/legal/life.ts';
import { effectOf } from '#patents/legal/offices.ts';
import type { Term } from '#patents/term/term.ts';
import { termOf } from '#patents/term/terms.ts';
import { usTerm } from '#patents/term/us.ts';
import type { FileWrapper } from '../../file-wrappers/file-wrappers.ts';
import { isGranted } from '../families/facts.ts';
import { type Patent, priorityDate } from '../patent.ts';
import type { FactKind, LegalEvent } from './legal-event.ts';

/** What a source says that an event does, where its code stands in no table. */
const DOES: Readonly<Partial<Record<FactKind, Effect>>> = {
  publication: 'published',
  examination: 'examining',
  grant: 'granted',
  refusal: 'refused',
  withdrawal: 'withdrawn',
  fee: 'fee',
  lapse: 'lapsed',
  expiry: 'expired',
  abandonment: 'abandoned',
  revocation: 'revoked',
  restoration: 'restored',
  opposition: 'opposed',
  opposition_end: 'maintained',
};

/** Codes whose words tell a status. */
const STATUS = /^(?:STAA|ST[A-Z]{2})$/;

function officeEvent(event: LegalEvent, authority: string): OfficeEvent {
  const { fact, details = {}, code, date, country, text } = event;
  const state = fact?.state ?? details.ref_country_code;
  const kind = details.kind_code_of_ref_document;
  const states = details.designated_state_s?.split(/[\s,;]+/).filter((one) => /^[A-Z]{2}$/.test(one));
  const does = fact && (fact.kind === 'invalidation' && fact.outcome === 'invalid' ? 'revoked' : DOES[fact.kind]);
  return {
    office: country ?? authority,
    ...(code !== undefined && { code: code.trim() }),
    ...(isWhole(date) && { date }),
    ...(isWhole(fact?.effective) && { effective: fact.effective }),
    ...(state !== undefined && /^[A-Z]{2}$/.test(state) && { state }),
    ...(details.ref_legal_event_code !== undefined && { national: details.ref_legal_event_code.trim() }),
    ...(fact?.kind === 'fee' && fact.year !== undefined && { year: fact.year }),
    ...(states && states.length > 0 && { states }),
    ...(kind !== undefined && { kind }),
    ...(text !== undefined && code !== undefined && STATUS.test(code) && { words: text }),
    ...(does && { does }),
  };
}

const eventsOfWrapper = (wrapper: FileWrapper): OfficeEvent[] => [
  ...wrapper.events.map(
    ({ code, date, does, year }): OfficeEvent => ({
      office: wrapper.office,
      ...(code !== undefined && { code }),
      ...(isWhole(date) && { date }),
      ...(does && { does }),
      ...(year !== undefined && { year }),
    }),
  ),
  ...(wrapper.status
    ? [
        {
          office: wrapper.office,
          words: wrapper.status.text,
          ...(wrapper.status.does && { does: wrapper.status.does }),
          ...(isWhole(wrapper.status.date) ? { date: wrapper.status.date } : { stands: true as const }),
        },
      ]
    : []),
];

const least = (days: readonly (number | undefined)[]): number | undefined => {
  const known = days.filter(isWhole);
  return known.length > 0 ? Math.min(...known) : undefined;
};

/** Relations by which an earlier filing counts for the term (35 U.S.C. 120, 121, 365(c), 371; not 119). */
const COUNTS = new Set(['continuation', 'division', 'continuation_in_part', 'national_stage', 'reissue']);

const kindOf = ({ patent_type, publication_number, authority }: Patent) =>
  patent_type === 'D'
    ? 'design'
    : patent_type === 'U'
      ? 'utility_model'
      : authority === 'US' && publication_number.startsWith('USPP')
        ? 'plant'
        : 'invention';

/**
 * The day on which a terminal disclaimer was filed that was accepted, or was filed and not refused since; true without
 * a day. Of several, a refusal is of one that was not accepted: it takes nothing back of another that was.
 */
function disclaimer(events: readonly OfficeEvent[]): number | true | undefined {
  let open: number | true | undefined;
  let filed: number | true | undefined;
  let accepted: number | true | undefined;
  for (const event of [...events].sort((a, b) => (a.date ?? 0) - (b.date ?? 0))) {
    const effect = effectOf(event);
    if (effect === 'disclaimer') {
      filed = event.date ?? true;
      open ??= filed;
    }
    if (effect === 'disclaimer_accepted') accepted ??= open ?? filed ?? event.date ?? true;
    if (effect === 'disclaimer_refused') open = undefined;
  }
  return accepted ?? open;
}

/** 35 U.S.C. 173. */
const MOST_YEARS_OF_US_DESIGNS = 15;

function termFrom(
  patent: Patent,
  wrapper: FileWrapper | undefined,
  granted: number | undefined,
  events: readonly OfficeEvent[],
): Term | undefined {
  if (granted === undefined) return undefined;
  const kind = kindOf(patent);
  const filed = patent.filing_date ?? wrapper?.filed;
  if (patent.authority !== 'US') {
    const divided = patent.related_documents.filter(({ relation }) => relation === 'division');
    const pct = patent.pct_application?.date;
    return termOf(patent.authority, {
      kind,
      filed: pct !== undefined && isWhole(pct) && (filed === undefined || pct < filed) ? pct : filed,
      granted,
      earlier: divided.map(({ relation, date }) => ({ relation, filed: date })),
    });
  }
  // of a design it is told by its grant, and by which of two laws was in force at its filing
  if (kind === 'design' && !wrapper && isWhole(granted))
    return isWhole(filed)
      ? usTerm({ kind, grant: granted, filed, earlier: [] })
      : {
          not_later_than: addYears(granted, MOST_YEARS_OF_US_DESIGNS),
          reason: 'the day of its filing is unknown',
          steps: [],
        };
  if (!wrapper || !isWhole(filed) || kind === 'utility_model') return undefined;
  const reissue = wrapper.kind === 'reissue' || patent.publication_number.startsWith('USRE');
  const parents = wrapper.parents.filter(({ relation }) => COUNTS.has(relation));
  if (reissue && parents.length === 0) return undefined;
  return usTerm({
    kind: kind === 'invention' ? 'utility' : kind,
    grant: granted,
    filed,
    reissue,
    earlier: kind === 'design' ? [] : parents.map((parent) => parent.filed),
    extension_days: wrapper.adjustment?.total,
    terminal_disclaimer: disclaimer(events),
  });
}

export interface LifeOfPatent {
  readonly life?: Life;
  readonly term?: Term;
  readonly status?: Patent['legal_status'];
  readonly expires?: number;
}

/** The last day that a record tells of. */
const lastDay = ({ legal_events, legal_status, publication_date, grant_date }: Patent): number =>
  Math.max(
    0,
    ...[...legal_events.map(({ date }) => date), legal_status?.date, publication_date, grant_date].filter(isWhole),
  );

/** What was so at the end of a day is so the day after. */
const dayAfter = (day: number) => (isWhole(day) ? addDays(day, 1) : day);

/** The interface's codes of a life, true since its last stage began. */
function statusOf(life: Life): NonNullable<Patent['legal_status']> {
  const [simple, ...detailed] = statusCodes(life);
  const { since } = life.stages.at(-1)!;
  return { simple, detailed, ...(since !== undefined && { date: since }) };
}

/**
 * The life of what a publication is of: what the offices said of the application, in whatever publication's record it
 * arrived, in its file, and what follows by law. A status that a source printed counts where it is later than all of
 * that, or nothing else is known.
 */
export function lifeFrom(
  patent: Patent,
  siblings: readonly Patent[],
  wrappers: readonly FileWrapper[],
  today: number,
): LifeOfPatent {
  const family = [
    patent,
    ...siblings.filter(({ authority, demo }) => authority === patent.authority && demo === patent.demo),
  ];
  const [wrapper] = wrappers;
  const once = new Map<string, OfficeEvent>();
  for (const one of family)
    for (const event of one.legal_events) {
      const made = officeEvent(event, one.authority);
      once.set(JSON.stringify(made), made);
    }
  for (const each of wrappers) for (const event of eventsOfWrapper(each)) once.set(JSON.stringify(event), event);
  const events = [...once.values()];
  const rights = family.filter(isGranted);
  const granted = least([
    ...rights.map(({ grant_date }) => grant_date),
    wrapper?.granted,
    ...(rights.some(({ grant_date }) => isWhole(grant_date)) || wrapper?.granted !== undefined
      ? []
      : rights.map(({ publication_date }) => publication_date)),
  ]);
  const stands =
    rights.find((one) => one.publication_number !== patent.publication_number && !isGranted(patent)) ?? patent;
  const term = termFrom(stands, wrapper, granted, events);
  const stated = stands.expiry_date ?? wrapper?.expires;
  // printed or stated by the office, unless its file tells more
  const expires = term?.reason?.startsWith('terminal disclaimer')
    ? undefined
    : wrapper && term?.expires !== undefined && stands.authority === 'US'
      ? term.expires
      : (stated ?? term?.expires);
  const reissued = wrapper?.children.find(({ relation, patent: as }) => relation === 'reissue' && as !== undefined);
  const life = lifeOf(
    {
      office: patent.authority,
      kind: kindOf(stands),
      reissue: stands.publication_number.startsWith('USRE'),
      filed: patent.filing_date ?? wrapper?.filed,
      earliest: least([...family.map(priorityDate)]),
      published: least([
        ...family.filter((one) => !isGranted(one)).map(({ publication_date }) => publication_date),
        ...wrappers.flatMap(({ publications }) => publications.map(({ date }) => date)),
      ]),
      granted,
      reached: rights.length > 0 ? 'granted' : 'published',
      expires: granted === undefined ? undefined : expires,
      not_later_than: term?.not_later_than,
      events,
      reissued: reissued?.patent === undefined ? undefined : { as: reissued.patent },
    },
    patent.demo ? dayAfter(lastDay(patent)) : today,
  );
  if (patent.demo) {
    // fictional records stand still: what they state is so whatever day it is
    const { due: _, ...still } = life ?? { stages: [], restored: false, certain: true };
    return {
      ...(life && { life: patent.legal_status ? asStated(still, patent.legal_status) : still }),
      ...(patent.legal_status && { status: patent.legal_status }),
      ...(patent.expiry_date !== undefined && { expires: patent.expiry_date }),
    };
  }
  const { status } = pick(family, life, expires, today);
  return {
    ...(life && { life: status ? asStated(life, status) : life }),
    ...(term && { term }),
    ...(status && { status }),
    ...(expires !== undefined && (isGranted(patent) || patent.expiry_date !== undefined) && { expires }),
  };
}

/** The status that the life gives, or a later statement of a source. */
function pick(
  family: readonly Patent[],
  life: Life | undefined,
  expires: number | undefined,
  today: number,
): { readonly status?: NonNullable<Patent['legal_status']> } {
  const own = family
    .flatMap(({ legal_status }) => legal_status ?? [])
    .sort((a, b) => (b.date ?? 0) - (a.date ?? 0) || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))[0];
  // an office's bundle of lapses, and the end of the term, are stronger than any status line
  const over = own?.simple === 1 && expires !== undefined && expires < today;
  if (!life) return own && !over ? { status: own } : {};
  const last = life.stages.at(-1)!;
  const ended = life.certain && (last.state === 'expired' || last.because.startsWith('lapsed in each'));
  if (own && !over && !ended) {
    if (!life.certain) return { status: own };
    // the same again says no more than the events do
    if (own.simple !== STATUS_CODES[last.state][0] && (own.date ?? 0) > (last.since ?? 0)) return { status: own };
  }
  return { status: statusOf(life) };
}
