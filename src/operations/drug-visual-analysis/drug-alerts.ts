import type { b064_1DrugSearchCreate } from '#contract/generated/drug-visual-analysis.ts';
import type { SentOf } from '#contract/shape.ts';
import { ServiceError } from '#errors.ts';
import type { Schedule } from '#monitors/schedule.ts';
import { type DrugEvent, drugMonitors, kindsOfEvents } from '#operations/shared/drug-monitors.ts';
import type { DrugFilters } from '#operations/shared/drug-selection.ts';

export const SUBJECT = drugMonitors.name;

/** What a body says of a monitor over drugs. */
interface Asked {
  readonly title: string;
  readonly lang: 'CN' | 'EN';
  readonly events: readonly DrugEvent[];
  readonly frequency: { readonly type: 'DAILY' | 'WEEKLY' | 'MONTHLY'; readonly date?: number };
  readonly query: DrugFilters;
}

/** @throws ServiceError `invalid_request` for a day that a week does not have. */
function scheduleOf({ type, date: on = 1 }: Asked['frequency']): Schedule {
  if (type === 'DAILY') return { every: 'day' };
  if (type === 'WEEKLY' && on > 7)
    throw new ServiceError('invalid_request', `frequency.date is ${on}: a week has 1 (Monday) to 7.`, {
      field: 'frequency.date',
    });
  return { every: type === 'WEEKLY' ? 'week' : 'month', on };
}

/** A monitor as a body asks for it. */
export const wantedOf = (
  { title, lang, events, frequency, query }: Asked,
  note: (sentence: string) => void,
): { name: string; query: object; kinds: string[]; schedule: Schedule } => ({
  name: [...title].slice(0, 200).join(''),
  query: { filters: query, events, lang },
  kinds: kindsOfEvents(events, note),
  schedule: scheduleOf(frequency),
});

/** An id as the interface writes it, a UUID, and as monitors have it: the same digits. */
export const alertId = (id: string): string =>
  [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
export const monitorId = (alert_id: string): string => alert_id.replaceAll('-', '').toLowerCase();

/** The monitor of the examples. */
export const EXAMPLE: SentOf<(typeof b064_1DrugSearchCreate)['body']> = {
  title: 'Approved drugs',
  lang: 'EN',
  events: [
    { name: 'query_result', sub_event: ['QUERY_RESULT'] },
    { name: 'drug_dev_status', sub_event: ['PHASE_2', 'PHASE_3', 'APPROVED', 'DISCONTINUED'] },
    { name: 'clinical_trial', sub_event: ['CLINICAL_TRIAL_FIRST_POSTED', 'CLINICAL_TRIAL_RESULT_PUBLISHED'] },
  ],
  frequency: { type: 'WEEKLY', date: 1 },
  query: { dev_status: ['Approved'] },
};
