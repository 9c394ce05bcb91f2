/**
 * What every read answers to its example, where no more is asked than must be, in every order, and to some calls beside
 * it, of the demo corpus as a poor source would have it: much is equal, and much is absent. After a change that is
 * meant, `npx vitest run src/operations/blurred-corpus.test.ts -u`, and read what differs.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { askedGroups, folderOf, ONLY } from '#testing/asked-groups.ts';
import { blurredService } from '#testing/blurred-demo.ts';
import { inOneLine } from '#testing/drawn-answers.ts';
import { isOfAccount } from '#testing/edge-answers.ts';
import { bareExample, edgesOf } from '#testing/edges.ts';
import { wholeAnswer } from '#testing/example-answers.ts';
import type { CallOptions } from '#testing/service.ts';
import { differences, fieldsOf } from '#testing/told-answers.ts';

/** Fields of an answer that stand line by line, the others as a digest. */
const MOST = 8;
const NOTHING: ReadonlyMap<string, string> = new Map();
/** Calls in which ties and absent values are put in an order, and every how many of the others is made. */
const IN_ORDER = /sort|order|second page/;
const OTHERS = 5;

const reads = askedGroups.flatMap((group) => {
  const own = group.operations.filter(
    (each) => each.access !== 'run' && !each.files && !each.frames && !isOfAccount(each),
  );
  return own.length > 0 ? [[folderOf(group), own] as const] : [];
});

beforeAll(blurredService, 600_000);
if (reads.length === 0) it.skip(`${ONLY}: none of it reads`);
/** What is answered; undefined of a refusal, which `refusals.test.ts` holds. */
async function answered(operation: Operation, given: CallOptions): Promise<ReadonlyMap<string, string> | undefined> {
  const { status, json, text, data } = await (await blurredService()).call(operation, given);
  if (status !== 200 || json?.status === false) return undefined;
  return fieldsOf({ data: wholeAnswer(json === undefined ? text : data), notes: json?.notes });
}

it.each(reads)('%s: what is said where much is equal and much is absent', async (name, operations) => {
  const said: string[] = [];
  for (const operation of operations) {
    const [example, bare] = [operation.example as CallOptions, bareExample(operation)];
    const calls = JSON.stringify(example) === JSON.stringify(bare) ? { example } : { example, bare };
    for (const [what, given] of Object.entries(calls)) {
      const answer = await answered(operation, given);
      if (!answer) continue;
      said.push(`${operation.id}${what === 'bare' ? ', no more than must be' : ''}`);
      said.push(...differences(NOTHING, answer, MOST).map((line) => `  ${line}`));
    }
    const all = edgesOf(operation, bare, new Map());
    const edges = all.filter((edge, at) => IN_ORDER.test(edge.name) || at % OTHERS === 0);
    const lines: string[] = [];
    for (const { name: what, given } of edges)
      lines.push(what, ...[...((await answered(operation, given)) ?? [])].map((field) => field.join(': ')));
    if (edges.length > 0) said.push(`  ${inOneLine(`${operation.id}, ${edges.length} other calls`, lines)}`);
  }
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`./readings/blurred/${name}.txt`);
});
