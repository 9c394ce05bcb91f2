import { permits } from '#accounts/scopes.ts';
import type { KeyRecord } from '#accounts/store.ts';
import { ServiceError } from '#errors.ts';
import { lazyValidator } from '#http/validation.ts';
import { TextAnswer } from '#operation.ts';
import type { ValueOf } from '#value-of.ts';
import { boundedAnswer } from './bounded.ts';
import { Calling, discovery, Finding, foundTools, rankTools } from './discovery.ts';
import type { Dialogue, ToolAnswer, Visit } from './protocol.ts';
import { taken } from './taken.ts';
import { findTool, type Tool } from './tools.ts';

/** What an operation answered to a tool's arguments, before it is brought to a length. */
export interface Outcome {
  readonly data: unknown;
  readonly notes: readonly string[];
  readonly failed: boolean;
}

const validFinding = lazyValidator(Finding, 'body');
const validCalling = lazyValidator(Calling, 'body');
const [finding, calling] = discovery.map(({ name }) => name);

/**
 * One request of one caller: which tools it is shown, and what a call of one does. A connection that asks for no tools
 * in particular is shown those made for models and the pair that finds and calls the rest; it may call all by their
 * names.
 */
export function visitOf(
  all: readonly Tool[],
  wanted: readonly Tool[] | undefined,
  caller: {
    readonly key: KeyRecord;
    /** Runs an operation on a caller's behalf; what went wrong is an answer too. */
    run(tool: Tool, given: unknown, progress: Dialogue['progress']): Promise<Outcome>;
    /** A failure as a model reads it. */
    told(error: unknown): string;
  },
): Visit {
  const permitted = (tool: Tool) => permits(caller.key.scopes, tool.group, tool.operation.access ?? 'read');
  const callable = wanted ?? all;
  const listed = callable.filter((tool) => !tool.unlisted && permitted(tool));
  const shown = wanted ? listed : listed.filter(({ for_models }) => for_models);

  async function answered(tool: Tool, given: unknown, bounds: unknown, dialogue: Dialogue): Promise<ToolAnswer> {
    const wanted = tool.bounds(bounds);
    const { data, notes, failed } = await caller.run(tool, given, dialogue.progress);
    if (failed || tool.unlisted) return { text: asText(data), notes, failed };
    const told = data instanceof TextAnswer ? data : undefined;
    const whole = told !== undefined && tool.keeps_bounds;
    const { text, value, note, next } = whole ? { text: told.text } : boundedAnswer(told?.text ?? data, wanted);
    const all = [...notes, ...(note ? [note] : [])];
    const structured = {
      ...(told?.data ?? (value === undefined ? { text } : value === null ? {} : { data: value })),
      ...(told && !whole && { text }),
      ...(all.length > 0 && { notes: all }),
      ...(next !== undefined && { next_cursor: next }),
    };
    return { text, notes: all, failed, structured };
  }

  /** A tool that may ask the person at the client: it runs, asks, and goes on with what the person said. */
  async function conversed(tool: Tool, given: unknown, dialogue: Dialogue): Promise<ToolAnswer> {
    const { asks } = tool;
    const { said } = dialogue;
    if (!asks || !dialogue.can_ask) return answered(tool, given, given, dialogue);
    if (said && said.action !== 'accept') {
      const { text, data } = asks.declined(said.state);
      return { text, notes: [], failed: false, structured: data };
    }
    const sent = said
      ? asks.confirmed(said.state, said.content ?? {})
      : asks.when((given ?? {}) as Readonly<Record<string, unknown>>);
    const answer = await answered(tool, sent, sent, dialogue);
    const question = answer.structured && asks.question(answer.structured);
    return question ? { ...answer, question } : answer;
  }

  async function discovered(name: string, given: unknown, dialogue: Dialogue): Promise<ToolAnswer> {
    const operations = listed.filter(({ for_models }) => !for_models);
    if (name === finding) {
      const asked = validFinding(takenBy(name, Finding, given)) as ValueOf<typeof Finding>;
      const { text, data } = foundTools(operations, asked);
      return { text, notes: [], failed: false, structured: data };
    }
    const asked = validCalling(takenBy(name, Calling, given)) as ValueOf<typeof Calling>;
    const { operation, arguments: own = {}, ...bounds } = asked;
    const tool = findTool(all, operation);
    if (tool) return answered(tool, own, bounds, dialogue);
    const near = rankTools(operations, operation.replace(/([a-z\d])([A-Z])/g, '$1 $2')).slice(0, 3);
    throw new ServiceError(
      'invalid_request',
      `There is no operation "${operation}".${near.length > 0 ? ` Did you mean ${near.map((each) => each.name).join(', ')}?` : ''} Ask find_operation.`,
      { field: 'operation' },
    );
  }

  return {
    tools: [...shown.map(({ definition }) => definition), ...(wanted ? [] : discovery)],
    async call(name, given, dialogue = ALONE) {
      try {
        if (!wanted && (name === finding || name === calling)) return await discovered(name, given, dialogue);
        const tool = findTool(callable, name);
        return tool && (await conversed(tool, given, dialogue));
      } catch (error) {
        return { text: caller.told(error), notes: [], failed: true };
      }
    },
  };
}

/** A caller who hears nothing before the answer. */
const ALONE: Dialogue = { progress: () => {}, can_ask: false };

const takenBy = (of: string, { properties }: { readonly properties: object }, given: unknown): unknown =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? taken(properties as Readonly<Record<string, unknown>>, given as Record<string, unknown>, of)
    : (given ?? {});

const asText = (data: unknown): string => (typeof data === 'string' ? data : (JSON.stringify(data) ?? 'null'));
