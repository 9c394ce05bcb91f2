import { bounded } from '#http/admission.ts';
import type { Job } from '#isolation/job.ts';
import type { Services } from '#services.ts';
import type { Visit } from './routes.ts';

/** As long as texts are looked through. */
const READ_MS = 30_000;

/** Runs a job that reads documents in a thread: those of a page of results may be as long as books. */
export const textThread =
  (services: Services) =>
  <I, O>(job: Job<I, O, never>, input: I, { request, session }: Pick<Visit, 'request' | 'session'>): Promise<O> =>
    bounded(request, READ_MS, (signal) =>
      services.isolation.run(job, input, { services, account: session.user.account_id, signal }),
    );
