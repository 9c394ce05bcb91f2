import { writeFileSync } from 'node:fs';
import { exampleReplies, exampleTime, shownAnswer } from '#testing/example-answers.ts';
import { startTestService } from '#testing/service.ts';

/** Writes what every operation answers to its example on the demo corpus: what the reference shows. */
await using service = await startTestService({ ...exampleTime(), corpus: 'demo' });
const answers: Record<string, unknown> = {};
for await (const { operation, reply } of exampleReplies(service)) {
  if (operation.whole ? reply.status !== 200 : reply.json?.status !== true)
    throw new Error(`${operation.id} answers ${reply.status} ${reply.text.slice(0, 500)}`);
  answers[operation.id] = shownAnswer(reply.data);
}
const file = new URL('../src/operations/example-answers.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`);
console.log(`${Object.keys(answers).length} answers`);
