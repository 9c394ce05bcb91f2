import { approvals } from '#collections/approvals/approvals.ts';
import { deals } from '#collections/deals/deals.ts';
import { entities } from '#collections/entities/entities.ts';
import { news } from '#collections/news/news.ts';
import { translational } from '#collections/translational/translational.ts';
import { trials } from '#collections/trials/trials.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { FOUND, LOST, type MonitorKind, type Subject } from '#monitors/subject.ts';
import { type DrugFilters, selectDrugs } from './drug-selection.ts';
import { NOTHING } from './entity-filter.ts';

/** What a caller wants to be told, in the words of the interface: `drug_dev_status`, and stages of it. */
export interface DrugEvent {
  readonly name: string;
  readonly sub_event: readonly string[];
}

/** What a monitor over drugs keeps: filters of the search of drugs, what is to be told, in which language. */
export interface DrugMonitorQuery {
  readonly filters: DrugFilters;
  readonly events: readonly DrugEvent[];
  readonly lang: 'CN' | 'EN';
}

const records = (
  of: Collection<any>,
  meaning: string,
  meaning_zh: string,
  ...feed: readonly string[]
): MonitorKind => ({ meaning, meaning_zh, feed, of });

/** Nobody waits for a monitor who could go away. */
const UNTIL_DONE = new AbortController().signal;

/** Identities of the drugs that the filters leave. */
async function selectedKeys(corpus: Corpus, query: unknown): Promise<string[]> {
  const { found, all } = await selectDrugs(corpus, (query as DrugMonitorQuery).filters, () => {}, UNTIL_DONE);
  const ids = new Set(found.map(({ id }) => id));
  return [...all.ids].flatMap(([key, id]) => (ids.has(id) ? [key] : []));
}

/** Drugs by the filters of their search: which ones these find, and what registers and records say anew of them. */
export const drugMonitors: Subject = {
  name: 'drugs',
  collection: entities,
  id_field: 'ID',
  kinds: {
    [FOUND]: { meaning: 'drug that is found now', meaning_zh: '新符合条件的药物', feed: [] },
    [LOST]: { meaning: 'drug that is found no more', meaning_zh: '不再符合条件的药物', feed: [] },
    trial_stage: records(trials, 'stage by a trial', '试验所示阶段', 'stage'),
    approved: records(approvals, 'approval', '批准', 'approved'),
    review: records(approvals, 'special review', '特殊审评', 'review'),
    trial: records(trials, 'new trial', '新试验', 'new'),
    trial_status: records(trials, 'recruitment of a trial', '试验招募状态', 'status'),
    trial_results: records(trials, 'results of a trial', '试验结果', 'results'),
    deal: records(deals, 'deal', '交易', 'new'),
    news: records(news, 'news', '新闻', 'new'),
    translational: records(translational, 'finding of translational medicine', '转化医学发现', 'new'),
  },
  async read(query, corpus): Promise<Query> {
    const keys = await selectedKeys(corpus, query);
    return keys.length === 0 ? NOTHING : { kind: 'values', field: 'DRUG', values: keys };
  },
  async found(query, corpus) {
    const { found } = await selectDrugs(corpus, (query as DrugMonitorQuery).filters, () => {}, UNTIL_DONE);
    return found.map(({ id }) => id);
  },
  page: (id) => `/drugs/${encodeURIComponent(id)}`,
  shown: (query) =>
    `Drugs: ${Object.entries((query as DrugMonitorQuery).filters)
      .filter(([name, value]) => value !== undefined && !['limit', 'offset', 'sort'].includes(name))
      .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
      .join('; ')
      .slice(0, 400)}`,
};

/** Kinds of change -> events of the interface that they are. */
const EVENTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  query_result: { QUERY_RESULT: [FOUND, LOST] },
  special_approval: { SPECIAL_APPROVAL: ['review'] },
  clinical_trial: {
    CLINICAL_TRIAL_FIRST_POSTED: ['trial'],
    CLINICAL_TRIAL_CLINICAL_PROGRESS: ['trial_status'],
    CLINICAL_TRIAL_RESULT_PUBLISHED: ['trial_results'],
  },
  drug_deal: { ACTIVE: ['deal'], TERMINATED: ['deal'], COMPLETED: ['deal'] },
  translational_medicine: { TRANSLATIONAL_MEDICINE: ['translational'] },
  news: { NEWS: ['news'] },
};
/** Events that nothing loaded tells by itself. */
const SILENT = ['patent', 'paper'];

/**
 * The kinds of change that events of the interface are.
 * @throws ServiceError `invalid_request` for none, an unknown sub-event, and where nothing could ever be told.
 */
export function kindsOfEvents(events: readonly DrugEvent[], note: (sentence: string) => void): string[] {
  const kinds = new Set<string>();
  for (const [i, { name, sub_event }] of events.entries()) {
    const refuse = (given: string, accepts: readonly string[]) => {
      throw new ServiceError(
        'invalid_request',
        `events[${i}].sub_event: "${given.slice(0, 60)}" is no sub-event of ${name}: use ${accepts.join(', ')}.`,
        { field: `events[${i}].sub_event`, accepts },
      );
    };
    if (SILENT.includes(name)) {
      note(`Of ${name} nothing will be told: monitors of patents and searches of papers tell what is new there.`);
      continue;
    }
    const known = EVENTS[name];
    for (const given of sub_event) {
      if (name === 'drug_dev_status') {
        if (!STAGE_EVENTS.includes(given)) refuse(given, STAGE_EVENTS);
        kinds.add('trial_stage');
        if (given === 'APPROVED') kinds.add('approved');
        continue;
      }
      const found = Object.hasOwn(known ?? {}, given) ? known![given] : undefined;
      if (!found) refuse(given, Object.keys(known ?? {}));
      for (const kind of found ?? []) kinds.add(kind);
    }
  }
  if (kinds.size === 0)
    throw new ServiceError('invalid_request', 'events: name at least one event that a loaded register can tell.', {
      field: 'events',
    });
  return [...kinds];
}

const STAGE_EVENTS = [
  ...['DISCOVERY', 'PRECLINICAL', 'IND', 'IND_APPROVAL', 'EARLY_PHASE_1', 'PHASE_1', 'PHASE_1_2', 'PHASE_2'],
  ...['PHASE_2_3', 'PHASE_3', 'NDA_BLA', 'APPROVED', 'DISCONTINUED', 'WITHDRAWN', 'SUSPENDED'],
];
