import { ServiceError } from '#errors.ts';
import { applicationNumber } from '#patents/numbers.ts';

/** An application number in its normal form. @throws ServiceError `invalid_request` that names the one that is none. */
export function parseApplication(field: string, given: string): string {
  const plain = given.trim().toUpperCase().slice(0, 60);
  const parsed = /^[A-Z]{2}/.test(plain)
    ? plain.startsWith('PCT')
      ? applicationNumber('WO', plain)
      : applicationNumber(plain.slice(0, 2), plain.slice(2))
    : undefined;
  if (parsed !== undefined) return parsed;
  throw new ServiceError(
    'invalid_request',
    `${field}: "${plain}" is no application number; write office and number, such as US14/706838.`,
    { field, given: plain },
  );
}
