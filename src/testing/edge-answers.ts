import type { Operation } from '#operation.ts';
import { aloneOf, type Edge, edgesOf, type Seen, seenIn, togetherOf } from './edges.ts';
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

/** What a reply says: its answer, whole or as it is shown, and notes, or why there is none. */
const saidBy = (operation: Operation, { status, json, text, data }: Reply, shown = wholeAnswer) =>
  fieldsOf(
    status !== 200 || (!operation.whole && json?.status !== true)
      ? { error: `${status} ${json?.error_msg ?? text}` }
      : { data: shown(json === undefined ? text : data), ...(shown === wholeAnswer && { notes: json?.notes }) },
  );

/** A call and what it replied. */
interface Asked {
  readonly given: CallOptions;
  readonly reply: Reply;
}

/**
 * What an operation answers, as text that somebody reads: of its example what the reference leaves out, and what calls
 * beside it answer. The name alone of what tells of the account.
 * @param example As it was asked, and what it replied.
 * @param seen What answers before had in their fields.
 * @param called Told of each call after it.
 */
export async function edgeAnswers(
  service: Pick<TestService, 'call'>,
  operation: Operation,
  example: Asked,
  seen: Seen,
  called?: (edge: Edge) => void,
): Promise<string> {
  if (isOfAccount(operation)) return `${operation.id}\n`;
  const [shown, whole] = [saidBy(operation, example.reply, shownAnswer), saidBy(operation, example.reply)];
  const beyond = differences(shown, whole, MOST_OF_EXAMPLE).map((line) => `  ${line}\n`);
  return [`${operation.id}\n`, ...beyond, await answersBeside(service, operation, example, seen, [], called)].join('');
}

/**
 * What calls answer that differ from an operation's example in one field (`edgesOf`), where their answers differ from
 * the example's; a change that says nothing alone is asked for together with one of its kin (`togetherOf`), and
 * compared with what that one says; one that empties a list also by itself (`aloneOf`). Calls that say the same stand
 * together.
 * @param more Calls that are asked, too.
 * @param called Told of each call after it.
 */
export async function answersBeside(
  service: Pick<TestService, 'call'>,
  operation: Operation,
  { given, reply }: Asked,
  seen: Seen,
  more: readonly Edge[] = [],
  called?: (edge: Edge) => void,
): Promise<string> {
  const example = saidBy(operation, reply);
  /** What differs, and the edges that say it. */
  const told = new Map<string, string[]>();
  const call = patiently(service.call);
  const known = new Map([...seen, ...seenIn(reply.data)]);
  const ask = async (edge: Edge) => {
    const reply = await call(operation, edge.given);
    called?.(edge);
    return saidBy(operation, reply);
  };
  /** Notes what an edge says that another answer does not. */
  const note = (edge: Edge, said: ReadonlyMap<string, string>, beside: ReadonlyMap<string, string>) => {
    const text = differences(beside, said, MOST_OF_EDGE).map((line) => `    ${line}\n`);
    if (text.length > 0) told.set(text.join(''), [...(told.get(text.join('')) ?? []), edge.name]);
    return { edge, said, differs: text.length > 0, empties: isEmptied(beside, said) };
  };
  const asked: (ReturnType<typeof note> & { alone?: true })[] = [];
  for (const edge of [...edgesOf(operation, given, known), ...more]) {
    const one = note(edge, await ask(edge), example);
    asked.push(one);
    const alone = one.empties && aloneOf(operation, given, edge, known);
    const said = alone ? await ask(alone) : undefined;
    if (alone && said && !said.has('error') && !isEmptied(example, said))
      asked.push({ ...note(alone, said, one.said), alone: true });
  }
  const same: string[] = [];
  for (const { edge } of asked.filter(({ differs, alone }) => !differs && !alone)) {
    // the last: of values several at once
    const both = asked.toReversed().flatMap((first) => {
      const together = first.differs && !first.empties && togetherOf(operation, first.edge, edge, known);
      return together ? [{ first, together }] : [];
    })[0];
    if (!both || !note(both.together, await ask(both.together), both.first.said).differs) same.push(edge.name);
  }
  return [
    ...[...told].map(([text, names]) => `  ${names.join(', ')}\n${text}`),
    same.length > 0 ? `  the same: ${same.join(', ')}\n` : '',
  ].join('');
}

/** Whether a list of an answer is empty that was not in another. */
const isEmptied = (from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>): boolean =>
  [...to].some(([path, text]) => text === '[]' && from.get(path) !== '[]');
