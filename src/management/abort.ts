import type { FastifyReply } from 'fastify';

/** Ends the work for an answer when whoever asked has gone. */
export function abortOf({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  raw.once('close', () => raw.writableFinished || control.abort());
  return control.signal;
}
