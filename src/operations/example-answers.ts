import { readFileSync } from 'node:fs';

let answers: Readonly<Record<string, unknown>> | undefined;

/**
 * What an operation answers to its own example on the demo corpus, shortened; read when it is first asked for. `npm run
 * examples` writes it.
 */
export function exampleAnswer(id: string): unknown {
  answers ??= JSON.parse(readFileSync(new URL('./example-answers.json', import.meta.url), 'utf8')) as typeof answers;
  return answers![id];
}
