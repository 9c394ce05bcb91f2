import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { words } from '#corpus/text/analysis.ts';
import { stem } from '#corpus/text/stem.ts';
import { estimateTokens } from '#models/prompt.ts';

/**
 * What is looked for, in words that nobody copied from the document, and any publication of the family that is meant.
 */
export interface Need {
  readonly need: string;
  /** The same in the language of other documents, as a model would put it there. */
  readonly also?: string;
  readonly families_of: string;
}

/** A job in words, and beginnings of the names of operations that do it. */
export interface Job {
  readonly about: string;
  readonly operations: readonly string[];
}

/** A job of the interface in words, with what its operation needs; its answer has these characters somewhere. */
export interface Question {
  readonly job: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly operation: string;
  readonly answers: string;
}

export interface Found {
  /** From 1; undefined where the family is not among the rows. */
  readonly place: number | undefined;
  /** Estimated tokens of the longest answer. */
  readonly tokens: number;
  readonly calls: number;
}

/** How many documents an agent reads, and how many it hands on. */
const READ = 15;
export const TOP = 5;

export interface Agent {
  /** Estimated tokens of the definitions that a connection is shown. */
  readonly definitions: { readonly tools: number; readonly tokens: number };
  find(need: Need): Promise<Found>;
  ask(question: Question): Promise<{ readonly right: boolean; readonly found_at: number | undefined }>;
  /** From 1: the first operation told that does it, of five; undefined where none does. */
  finds(job: Job): Promise<number | undefined>;
  close(): Promise<void>;
}

/** Stems of words; of Chinese pairs of characters. */
function wordsOf(text: string): Set<string> {
  const all = words(text).map(stem);
  const pairs = all.map((word, at) => (/^\p{Script=Han}$/u.test(word) ? word + (all[at + 1] ?? '') : word));
  return new Set(pairs.filter((word) => word.length > 1));
}

/**
 * Rows in the order in which a reader would hand them on: a third by the search, two by how much they say of the need,
 * in the language in which they say more of it.
 */
function reread(needs: readonly string[], texts: readonly string[]): readonly number[] {
  const all = texts.map(wordsOf);
  const rarity = (word: string) => Math.log((2 + texts.length) / (1 + all.filter((each) => each.has(word)).length));
  const sum = (of: readonly string[]) => of.reduce((total, word) => total + rarity(word), 0);
  const said = all.map((has) =>
    Math.max(
      ...needs.map((need) => {
        const asked = [...wordsOf(need)].filter((word) => all.some((each) => each.has(word)));
        return sum(asked.filter((word) => has.has(word))) / (sum(asked) || 1);
      }),
    ),
  );
  const bySaid = said.map((_, row) => row).sort((a, b) => said[b]! - said[a]! || a - b);
  const score = (row: number) => 1 / (5 + row) + 2 / (5 + bySaid.indexOf(row));
  return texts.map((_, row) => row).sort((a, b) => score(b) - score(a) || a - b);
}

/**
 * An agent without a model: it does what a tool's own description says, and no more. It searches with the need as it
 * stands, reads the first rows, and for a job of the interface asks which operation does it and calls that. Everything
 * goes over the protocol.
 */
export async function agent(url: string, key: string): Promise<Agent> {
  const client = new Client({ name: 'agent', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }));
  const { tools } = await client.listTools();
  const call = async (name: string, given: Record<string, unknown>) => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
    const text = (content as readonly { readonly text?: string }[]).map((part) => part.text ?? '').join('\n');
    if (isError) throw new Error(`${name}: ${text}`);
    return { text, data: structuredContent as Record<string, unknown>, tokens: estimateTokens(text) };
  };
  return {
    definitions: { tools: tools.length, tokens: estimateTokens(JSON.stringify(tools)) },
    async find({ need, also, families_of }) {
      const lists: string[][] = [];
      let tokens = 0;
      for (const semantic_query of [need, also].filter((each) => each !== undefined)) {
        const found = await call('search', { semantic_query, limit: READ });
        lists.push((found.data.rows as readonly { readonly key: string }[]).map(({ key }) => key));
        tokens = Math.max(tokens, found.tokens);
      }
      const keys = [
        ...new Set(Array.from({ length: READ }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat()),
      ];
      const read: { key: string; text: string }[] = [];
      for (const key of keys) {
        const document = await call('fetch', { keys: [key], module: ['basic', 'claims', 'family'] });
        read.push({ key, text: document.text });
        tokens = Math.max(tokens, document.tokens);
      }
      // which row is of the family: by what the document says of it
      const at = reread(
        [need, also].filter((each) => each !== undefined),
        read.map(({ text }) => text),
      ).findIndex((row) => read[row]!.key === families_of || read[row]!.text.includes(families_of));
      return {
        place: at < 0 || at >= TOP ? undefined : at + 1,
        tokens,
        calls: lists.length + read.length,
      };
    },
    async ask({ job, arguments: given, operation, answers }) {
      const { data } = await call('find_operation', { about: job });
      const at = (data.operations as readonly { readonly name: string }[]).findIndex(({ name }) => name === operation);
      if (at < 0) return { right: false, found_at: undefined };
      const answer = await call('call_operation', { operation, arguments: given });
      return { right: answer.text.includes(answers), found_at: at + 1 };
    },
    async finds({ about, operations }) {
      const { data } = await call('find_operation', { about, limit: TOP });
      const told = (data.operations as readonly { readonly name: string }[]).map(({ name }) => name);
      const at = told.findIndex((name) => operations.some((start) => name.startsWith(start)));
      return at < 0 ? undefined : at + 1;
    },
    close: () => client.close(),
  };
}
