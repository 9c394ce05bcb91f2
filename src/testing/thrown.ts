import { ServiceError } from '#errors.ts';

/** The refusal that a piece of work throws. @throws whatever else it throws, and Error where it throws nothing. */
export function thrown(work: () => unknown): ServiceError {
  try {
    work();
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
