import { ConfigError } from '#config.ts';
import { ServiceError } from '#errors.ts';

/** What the exit status of a command says. */
export const EXIT = { failed: 1, misused: 2 } as const;

/** A command was asked for something it cannot do; the message says what and what to do instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Told as a message: the reason is one that the person at the terminal can mend. Anything else is a fault and shown
 * with its stack.
 */
const EXPECTED = new Set(['ConfigError', 'UsageError', 'StartError', 'ServiceError', 'SourceError']);

/** Prints why a command failed to standard error; answers the exit status. */
export function reportFailure(error: unknown): number {
  const told = error instanceof Error && (EXPECTED.has(error.name) || error instanceof ServiceError);
  process.stderr.write(`priora: ${told ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  return error instanceof ConfigError || error instanceof UsageError ? EXIT.misused : EXIT.failed;
}
