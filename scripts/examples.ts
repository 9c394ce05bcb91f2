import { readFileSync, writeFileSync } from 'node:fs';
import { operations } from '#operations/index.ts';
import { demoOptions } from '#testing/demo-service.ts';
import { exampleReplies, shownAnswer } from '#testing/example-answers.ts';
import { startTestService } from '#testing/service.ts';

/**
 * Writes what every operation answers to its example on the demo corpus: what the reference shows. `npm run examples --
 * p055 p056`: of operations whose id begins so alone, the others stay as they are.
 */
const file = new URL('../src/operations/example-answers.json', import.meta.url);
const some = process.argv.slice(2);
const asked = operations.filter(({ id }) => some.length === 0 || some.some((beginning) => id.startsWith(beginning)));
const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
await using service = await startTestService(demoOptions());
const answers: Record<string, unknown> = Object.fromEntries(
  operations.flatMap(({ id }) => (id in before && !asked.some((each) => each.id === id) ? [[id, before[id]]] : [])),
);
for await (const { operation, reply } of exampleReplies(service, asked)) {
  if (operation.whole ? reply.status !== 200 : reply.json?.status !== true)
    throw new Error(`${operation.id} answers ${reply.status} ${reply.text.slice(0, 500)}`);
  answers[operation.id] = shownAnswer(reply.data);
}
const inOrder = Object.fromEntries(operations.flatMap(({ id }) => (id in answers ? [[id, answers[id]]] : [])));
writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`);
console.log(`${Object.keys(answers).length} answers`);
