import { ServiceError } from '#errors.ts';
import { statedApplication } from '#patents/numbers.ts';

/** An application number in its normal form. @throws ServiceError `invalid_request` that names the one that is none. */
export function parseApplication(field: string, given: string): string {
  const parsed = statedApplication(given);
  if (parsed !== undefined) return parsed;
  throw new ServiceError(
    'invalid_request',
    `${field}: "${given.trim().slice(0, 60)}" is no application number; write office and number, such as US14/706838.`,
    { field, given: given.slice(0, 60) },
  );
}
