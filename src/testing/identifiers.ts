import { managementRoutes } from '#management/index.ts';
import { toolsOf } from '#mcp/tools.ts';
import type { Operation } from '#operation.ts';
import { forModels } from '#operations/for-models/index.ts';
import { groups } from '#operations/index.ts';

/**
 * Everything that takes an identifier, found in the declarations themselves: what one account must not reach of
 * another.
 */

/** What an account has, by which others must not reach it. */
export type Own =
  | 'task'
  | 'chat'
  | 'turn'
  | 'search'
  | 'worklist'
  | 'key'
  | 'person'
  | 'invitation'
  | 'session'
  | 'ticket'
  | 'monitor';

/**
 * Fields of bodies, queries and paths of operations that name something. `corpus`: a document, the same for everybody.
 */
export const FIELDS: Readonly<Record<string, Own | 'corpus'>> = {
  task_id: 'task',
  report_id: 'task',
  chat_id: 'chat',
  chat_item_id: 'turn',
  session_id: 'chat',
  patent_id: 'corpus',
  paper_id: 'corpus',
  ticket: 'ticket',
  // of a task, whose id is asked beside them
  board_id: 'corpus',
  node_id: 'corpus',
  job_id: 'task',
  family_id: 'corpus',
  paragraph_id: 'corpus',
  // of the dictionary
  id: 'corpus',
  parent_id: 'corpus',
  disease_id: 'corpus',
  clinical_trial_id: 'corpus',
  drug_id: 'corpus',
  target_id: 'corpus',
  organization_id: 'corpus',
  country_id: 'corpus',
  event_id: 'corpus',
  approval_id: 'corpus',
  ct_result_id: 'corpus',
  news_id: 'corpus',
  deal_id: 'corpus',
  translational_medicine_id: 'corpus',
  affinity_id: 'corpus',
  seq_id: 'corpus',
  sequence_id: 'corpus',
  inchi_key_id: 'corpus',
  patent_ids: 'corpus',
  task_ids: 'task',
  alert_id: 'monitor',
  'tech-monitor-id': 'monitor',
  // of a term, within the task whose id is asked beside it
  unique_id: 'corpus',
  // flags and kinds
  return_img_id: 'corpus',
  facet_type: 'corpus',
  // read, and used for nothing
  company_id: 'corpus',
  dashboard_id: 'corpus',
  par_job_id: 'corpus',
  // of the caller's own folder of courses: the call is answered from that alone
  course_id: 'corpus',
  courseware_id: 'corpus',
};
/** Operations whose identifier is the caller's own name for what the call makes. */
const NAMED_BY_CALLER: ReadonlySet<string> = new Set(['landscapeApiJobs']);
/** First parts of management paths before a parameter. `installation`: operators alone. `counted`: a number that
 * each person counts from 1. */
export const PATHS: Readonly<Record<string, Own | 'corpus' | 'installation' | 'counted'>> = {
  '/tasks': 'task',
  '/chats': 'chat',
  '/searches': 'search',
  '/history': 'counted',
  '/worklists': 'worklist',
  '/keys': 'key',
  '/people': 'person',
  '/invitations': 'invitation',
  '/papers': 'corpus',
  '/companies': 'corpus',
  '/sessions': 'session',
  '/patents': 'corpus',
  '/monitors': 'monitor',
  '/inbox': 'counted',
  '/corpus/rejects': 'installation',
  '/corpus/uploads': 'installation',
  '/accounts': 'installation',
  '/jobs': 'installation',
  '/sync': 'installation',
};
const NAMES_SOMETHING = /(?:^|[_-])(?:id|ids|uuid|ticket|handle)$/;

/** Names of all properties of a schema, however deep. */
export function properties(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [name, value] of Object.entries(schema)) {
    if (name === 'properties') for (const each of Object.keys(value as object)) found.add(each);
    properties(value, found);
  }
  return found;
}
/** Names of everything in these schemas that names something. */
export const namesIn = (...schemas: unknown[]): string[] =>
  schemas.flatMap((schema) => [...properties(schema)].filter((name) => NAMES_SOMETHING.test(name)));

/** Every operation. */
export const all = groups.flatMap(({ operations }) => operations);
/** The fields by which an operation names what an account has. */
export const takesOwn = (operation: Operation) =>
  namesIn(operation.body, operation.query, operation.params).filter(
    (name) => FIELDS[name] && FIELDS[name] !== 'corpus' && !NAMED_BY_CALLER.has(operation.id),
  );
/** The operations that do. */
export const operations = all.filter((operation) => takesOwn(operation).length > 0);
/** Every management call. */
export const routes = managementRoutes({ groups: [], services: {} } as never);
/** The tools of models that do. */
export const tools = toolsOf(groups, forModels).filter(({ operation }) => takesOwn(operation).length > 0);
/** What the parameter of a management path names. */
export const kindOf = (path: string) => PATHS[path.slice(0, path.indexOf('/:'))];
