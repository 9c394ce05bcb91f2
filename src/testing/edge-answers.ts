import type { Operation } from '#operation.ts';
import { edgesOf, type Seen, seenIn } from './edges.ts';
import { patiently, shownAnswer, wholeAnswer } from './example-answers.ts';
import type { CallOptions, Reply, TestService } from './service.ts';
import { differences, fieldsOf } from './told-answers.ts';

/** Fields of the example's answer that stand in lines of their own. */
const MOST_OF_EXAMPLE = 12;
/** Fields in which another call's answer differs, likewise. */
const MOST_OF_EDGE = 2;

/** What tells of what the account has done before: it differs with the operations that were asked. */
const OF_ACCOUNT: ReadonlySet<string> = new Set([
  ...['ai71AgentExportLink', 'ai72AgentBatchHistory', 'ai72AgentHistory', 'ai88-1TechMonitorApiCompanyMonitors'],
  ...['ai88-2CompanyMonitorAggregatedInfo', 'statementV2'],
]);

/** Whether an operation tells of what the account has done before. */
export const isOfAccount = ({ id }: Operation): boolean => OF_ACCOUNT.has(id);

/** What averages scores of likeness: their last digit differs with how the index was merged. */
const OF_SCORES: ReadonlySet<string> = new Set(['c046PatentPotentialBuyer']);

/** What a reply says: its answer, whole or as it is shown, and notes, or why there is none. */
const saidBy = (operation: Operation, { status, json, text, data }: Reply, shown = wholeAnswer) =>
  fieldsOf(
    status !== 200 || (!operation.whole && json?.status !== true)
      ? { error: `${status} ${json?.error_msg ?? text}` }
      : { data: shown(json === undefined ? text : data), ...(shown === wholeAnswer && { notes: json?.notes }) },
  );

/**
 * What an operation answers, as text that somebody reads: of its example what the reference leaves out, and of the
 * calls that differ from it in one field (`edgesOf`) where their answers differ from the example's. The name alone of
 * what tells of the account, or of averages of scores.
 * @param given The example as it was asked, and what it replied. @param seen What answers before had in their fields.
 */
export async function edgeAnswers(
  service: Pick<TestService, 'call'>,
  operation: Operation,
  { given, reply }: { readonly given: CallOptions; readonly reply: Reply },
  seen: Seen,
): Promise<string> {
  if (isOfAccount(operation) || OF_SCORES.has(operation.id)) return `${operation.id}\n`;
  const example = saidBy(operation, reply);
  const beyond = differences(saidBy(operation, reply, shownAnswer), example, MOST_OF_EXAMPLE);
  const lines = [operation.id, ...beyond.map((line) => `  ${line}`)];
  const call = patiently(service.call);
  const same: string[] = [];
  for (const edge of edgesOf(operation, given, new Map([...seen, ...seenIn(reply.data)]))) {
    const different = differences(example, saidBy(operation, await call(operation, edge.given)), MOST_OF_EDGE);
    if (different.length === 0) same.push(edge.name);
    else lines.push(`  ${edge.name}`, ...different.map((line) => `    ${line}`));
  }
  return `${[...lines, ...(same.length > 0 ? [`  the same: ${same.join(', ')}`] : [])].join('\n')}\n`;
}
