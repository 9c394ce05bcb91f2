import { permits } from '#accounts/scopes.ts';
import type { KeyRecord } from '#accounts/store.ts';
import { ServiceError } from '#errors.ts';
import { lazyValidator } from '#http/validation.ts';
import type { ValueOf } from '#value-of.ts';
import { boundedAnswer } from './bounded.ts';
import { Calling, discovery, Finding, foundTools, rankTools } from './discovery.ts';
import type { ToolAnswer, Visit } from './protocol.ts';
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
    run(tool: Tool, given: unknown): Promise<Outcome>;
    /** A failure as a model reads it. */
    told(error: unknown): string;
  },
): Visit {
  const permitted = (tool: Tool) => permits(caller.key.scopes, tool.group, tool.operation.access ?? 'read');
  const callable = wanted ?? all;
  const listed = callable.filter((tool) => !tool.unlisted && permitted(tool));
  const shown = wanted ? listed : listed.filter(({ for_models }) => for_models);

  async function answered(tool: Tool, given: unknown, bounds: unknown): Promise<ToolAnswer> {
    const wanted = tool.bounds(bounds);
    const { data, notes, failed } = await caller.run(tool, given);
    if (failed || tool.unlisted) return { text: asText(data), notes, failed };
    const { text, note } = boundedAnswer(data, wanted);
    return { text, notes: [...notes, ...(note ? [note] : [])], failed };
  }

  async function discovered(name: string, given: unknown): Promise<ToolAnswer> {
    const operations = listed.filter(({ for_models }) => !for_models);
    if (name === finding) {
      const asked = validFinding(given ?? {}) as ValueOf<typeof Finding>;
      return { text: foundTools(operations, asked), notes: [], failed: false };
    }
    const asked = validCalling(given ?? {}) as ValueOf<typeof Calling>;
    const { operation, arguments: own = {}, ...bounds } = asked;
    const tool = findTool(all, operation);
    if (tool) return answered(tool, own, bounds);
    const near = rankTools(operations, operation.replace(/([a-z\d])([A-Z])/g, '$1 $2')).slice(0, 3);
    throw new ServiceError(
      'invalid_request',
      `There is no operation "${operation}".${near.length > 0 ? ` Did you mean ${near.map((each) => each.name).join(', ')}?` : ''} Ask find_operation.`,
      { field: 'operation' },
    );
  }

  return {
    tools: [...shown.map(({ definition }) => definition), ...(wanted ? [] : discovery)],
    async call(name, given) {
      try {
        if (!wanted && (name === finding || name === calling)) return await discovered(name, given);
        const tool = findTool(callable, name);
        return tool && (await answered(tool, given, given));
      } catch (error) {
        return { text: caller.told(error), notes: [], failed: true };
      }
    },
  };
}

const asText = (data: unknown): string => (typeof data === 'string' ? data : (JSON.stringify(data) ?? 'null'));
