import { beforeAll, describe, expect, it } from 'vitest';
import type { Group } from '#operation.ts';
import { readInterface } from '#testing/contract.ts';
import { wrongValues } from '#testing/contract-values.ts';
import { demoOptions } from '#testing/demo-service.ts';
import { edgeAnswers } from '#testing/edge-answers.ts';
import { seenIn } from '#testing/edges.ts';
import { exampleReplies, shownAnswer } from '#testing/example-answers.ts';
import { linkedFiles } from '#testing/linked-files.ts';
import { type Reply, startTestService, violations } from '#testing/service.ts';
import { exampleAnswer } from './example-answers.ts';
import { groups } from './index.ts';

/** `PRIORA_EXAMPLES=fto-search,llm-chat`: of some groups alone, by the names of their folders. */
const only = process.env.PRIORA_EXAMPLES;
const folderOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
const asked = groups.filter(({ tag }) => !only || only.split(',').includes(folderOf(tag)));
const operations = asked.flatMap((group) => group.operations);

/** Groups whose other answers are written down, and were the same in another process. */
const WRITTEN: ReadonlySet<string> = new Set([
  ...['patent-basic-data', 'patent-legal-data', 'patent-valuation-data', 'literature-data', 'academy-course'],
  ...['enterprise-basic-data', 'enterprise-ip-data', 'enterprise-persona-data', 'enterprise-tech-analysis'],
  ...['technical-disclosure', 'specification-drafting'],
]);
const isWritten = ({ tag }: Group) => WRITTEN.has(folderOf(tag));

const replies = new Map<string, Reply>();
/** By operation: what it answers beside what the reference shows, and what stands in files that it links to. */
const edges = new Map<string, string>();
const files = new Map<string, ReadonlyMap<string, string>>();
beforeAll(async () => {
  await using service = await startTestService(demoOptions());
  const groupOf = new Map(asked.flatMap((group) => group.operations.map(({ id }) => [id, group] as const)));
  const seen = new Map(asked.map((group) => [group, new Map<string, unknown[]>()]));
  for await (const { operation, given, reply } of exampleReplies(service, operations)) {
    replies.set(operation.id, reply);
    const group = groupOf.get(operation.id)!;
    if (!isWritten(group)) continue;
    files.set(operation.id, await linkedFiles(reply.text));
    const before = seenIn(reply.data, seen.get(group));
    edges.set(operation.id, await edgeAnswers(service, operation, { given, reply }, before));
  }
}, 600_000);

const wanted = readInterface();

/** Whether an answer says anything: a number above 0, a text, a list that is not empty. */
const says = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(says)
    : value !== null && typeof value === 'object'
      ? Object.values(value).some(says)
      : typeof value === 'string'
        ? value !== ''
        : Boolean(value);

describe('every operation answers its own example on the demo corpus', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const reply = replies.get(id)!;
    expect(reply.status).toBe(200);
    if (!operation.whole) expect([reply.json?.status, reply.json?.error_msg]).toEqual([true, '']);
    if (reply.json === undefined) return void expect(reply.text).not.toBe('');
    expect(violations(operation.response, reply.data)).toEqual([]);
    const facts = wanted.find((one) => one.id === id);
    if (facts) expect(wrongValues(reply.data, facts)).toEqual([]);
    expect(says(reply.data)).toBe(true);
    // what the reference shows: `npm run examples` writes it
    expect(shownAnswer(reply.data)).toEqual(exampleAnswer(id));
    for (const [name, text] of files.get(id) ?? [])
      await expect(text).toMatchFileSnapshot(`./readings/files/${id}.${name}.txt`);
  });
});

describe('what groups answer to examples as a whole, and to calls that differ from them in one field', () => {
  // as it was written down: after a change that is meant, `vitest run src/operations/examples.test.ts -u`, and the diff
  it.each(asked.filter(isWritten).map((group) => [folderOf(group.tag), group] as const))('%s', async (name, group) => {
    const said = group.operations.map(({ id }) => edges.get(id)).join('\n');
    await expect(said).toMatchFileSnapshot(`./readings/answers/${name}.txt`);
  });
});
