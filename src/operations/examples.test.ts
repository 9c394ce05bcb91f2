import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { AskedReading, notingAsked } from '#testing/asked-corpus.ts';
import { askedGroups, folderOf, ONLY } from '#testing/asked-groups.ts';
import { readInterface } from '#testing/contract.ts';
import { wrongValues } from '#testing/contract-values.ts';
import { demoOptions } from '#testing/demo-service.ts';
import { edgeAnswers, isOfAccount } from '#testing/edge-answers.ts';
import { seenIn } from '#testing/edges.ts';
import { exampleReplies, shownAnswer } from '#testing/example-answers.ts';
import { linkedFiles } from '#testing/linked-files.ts';
import { type CallOptions, type Reply, startTestService, violations } from '#testing/service.ts';
import { exampleAnswer } from './example-answers.ts';
import { groups } from './index.ts';

// what tells of the account tells of other groups' calls
const operations = askedGroups.flatMap((group) => group.operations).filter((each) => !ONLY || !isOfAccount(each));

type Asking = {
  readonly operation: Operation;
  readonly given: CallOptions;
  readonly reply: Reply;
  readonly asked: AskedReading;
};
const replies = new Map<string, Reply>();
/** By operation: what it answers beside what the reference shows, and what stands in files that it links to. */
const edges = new Map<string, string>();
const files = new Map<string, ReadonlyMap<string, string>>();
/** By operation: what calls ask of the corpus. */
const asked = new Map<string, AskedReading>();
beforeAll(async () => {
  const noting = notingAsked(groups);
  const { groups: noted_groups, watchSteps } = noting;
  await using service = await startTestService({ ...demoOptions(), groups: noted_groups, watchSteps });
  const asking: Asking[] = [];
  for await (const one of exampleReplies(service, operations)) {
    replies.set(one.operation.id, one.reply);
    asking.push({ ...one, asked: new AskedReading(noting.taken(one.operation)) });
  }
  // after all examples: one of them tells what the account has called
  for (const group of askedGroups) {
    const seen = new Map<string, unknown[]>();
    for (const one of asking.filter(({ operation }) => group.operations.includes(operation))) {
      const { operation, reply } = one;
      const noted = ({ name }: { name: string }) => one.asked.add(name, noting.taken(operation));
      asked.set(operation.id, one.asked);
      one.asked.addSteps(await noting.worked(operation));
      if (!isOfAccount(operation)) files.set(operation.id, await linkedFiles(reply.text));
      edges.set(operation.id, await edgeAnswers(service, operation, one, seenIn(reply.data, seen), noted));
    }
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
  if (operations.length === 0) it.skip(`${ONLY}: no group is called so`);
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
  if (askedGroups.length === 0) it.skip(`${ONLY}: no group is called so`);
  // as it was written down: after a change that is meant, `vitest run src/operations/examples.test.ts -u`, and the diff
  it.each(askedGroups.map((group) => [folderOf(group), group] as const))('%s', async (name, group) => {
    const said = group.operations.map(({ id }) => edges.get(id) ?? `${id}\n`).join('\n');
    await expect(said).toMatchFileSnapshot(`./readings/answers/${name}.txt`);
  });
});

describe('what they ask of the corpus: fields, bounds, orders and windows that a small one need not show', () => {
  it.each(askedGroups.map((group) => [folderOf(group), group] as const))('%s', async (name, group) => {
    const own = group.operations.filter((operation) => asked.has(operation.id) && !isOfAccount(operation));
    const said = own.map(({ id }) => `${id}\n${asked.get(id)}`).join('\n');
    if (said !== '') await expect(said).toMatchFileSnapshot(`./readings/asked/${name}.txt`);
  });
});
