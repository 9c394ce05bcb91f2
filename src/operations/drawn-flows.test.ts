/**
 * What tasks of every flow are called by, and which files go when one is removed: of one of which all is known, of one
 * of which nothing is, and of some that are drawn. After a change that is meant, `npx vitest run
 * src/operations/drawn-flows.test.ts -u`, and read what differs.
 */
import { expect, it } from 'vitest';
import type { Flow } from '#flows/flow.ts';
import type { Services } from '#services.ts';
import { inOneLine } from '#testing/drawn-answers.ts';
import { said } from '#testing/drawn-data.ts';
import { drawnData, leastData, wholeData } from '#testing/whole-data.ts';
import { flows } from './flows.ts';

/** Names of the files that are removed with what a task has made, one after the other. */
async function gone(flow: Flow, made: readonly object[]): Promise<string[]> {
  const names: string[] = [];
  const remove = async ({ key, name }: { key?: string; name: string }) => names.push(`${key ?? ''} ${name}`.trim());
  await flow.discard?.(made, '0'.repeat(32), { files: { remove } } as unknown as Services);
  return names;
}

it('titles of tasks, and what goes with them', async () => {
  const lines: string[] = [];
  for (const flow of await flows()) {
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => drawnData(flow.data, seed) as object);
    const tasks = [wholeData(flow.data) as object, leastData(flow.data) as object, ...drawn];
    lines.push(flow.name, ...tasks.map((data) => `  ${JSON.stringify(said(() => flow.title?.(data) ?? 'none'))}`));
    if (!flow.discard) continue;
    const removed = await Promise.all([tasks, [], ...tasks.map((one) => [one])].map((made) => gone(flow, made)));
    lines.push(
      `  ${inOneLine(
        'removes',
        removed.map((names) => names.join(', ').replaceAll('\n', ' ') || 'nothing'),
      )}`,
    );
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/drawn-flows.txt');
});
