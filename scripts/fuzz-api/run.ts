import { join } from 'node:path';

/** What is asked, one after the other: a run of all of them would spend its time on the first. */
export type Phase = 'examples' | 'coverage' | 'stateful';

/** Of the whole time, the most that each has; chains have what is left. */
export const chances = { examples: 0.3, coverage: 0.35 } as const;

/**
 * What an answer is held to. Not that bad input is refused by a status: the interface answers that in its envelope,
 * under 200, and reads values in more types than it declares.
 */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];

/** The arguments of one run of Schemathesis. */
export function runOf(
  phase: Phase,
  asked: {
    readonly url: string;
    readonly key: string;
    readonly seconds: number;
    readonly seed: string;
    readonly only: readonly string[];
  },
): readonly string[] {
  return [
    ...['--config-file', join(import.meta.dirname, 'schemathesis.toml')],
    'run',
    `${asked.url}/openapi.json`,
    ...['--header', `Authorization: Bearer ${asked.key}`],
    ...['--phases', phase],
    ...['--checks', CHECKS.join(',')],
    ...['--max-time', String(asked.seconds)],
    // chains end by the time: with ten of them, most operations would never be reached
    ...['--max-examples', phase === 'stateful' ? '200' : '10'],
    ...['--request-timeout', '120'],
    ...['--seed', asked.seed],
    ...['--suppress-health-check', 'all'],
    ...['--warnings', 'off'],
    '--continue-on-failure',
    ...asked.only.flatMap((id) => ['--include-operation-id', id]),
  ];
}
