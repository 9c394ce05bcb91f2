import { ServiceError } from '#errors.ts';

/** What an error about a search expression tells beside its message. */
export interface QueryErrorDetails {
  /** UTF-16 offset in the expression as given. */
  readonly position: number;
  /** What would have been right there. */
  readonly expected?: string;
  /** A spelling that would be understood. */
  readonly suggestion?: string;
  /** What stands there, at most 60 characters. */
  readonly found?: string;
}

const LONGEST_QUOTE = 60;

/** A piece of the expression for a message: shortened, without line breaks. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const characters = Array.from(line.slice(0, 4 * LONGEST_QUOTE));
  return characters.length > LONGEST_QUOTE
    ? `${characters.slice(0, LONGEST_QUOTE - 1).join('')}…`
    : characters.join('');
}

const WHERE = 'of the search expression';

/** An error of an expression that the caller sent in a field: its message and details name the field. */
export function fromField(error: unknown, field: string): unknown {
  if (!(error instanceof ServiceError) || error.code !== 'invalid_query' || !error.message.endsWith(`${WHERE})`))
    return error;
  const message = `${error.message.slice(0, -WHERE.length - 1)}of \`${field}\`)`;
  return new ServiceError(error.code, message, { field, ...error.details }, { cause: error });
}

/** The error of a search expression that cannot be understood; the message ends with where. */
export function queryError(message: string, details: QueryErrorDetails): ServiceError {
  const { position, expected, suggestion, found } = details;
  return new ServiceError('invalid_query', `${message} (at character ${position + 1} ${WHERE})`, {
    position,
    ...(expected !== undefined && { expected }),
    ...(suggestion !== undefined && { suggestion }),
    ...(found !== undefined && { found: quoted(found) }),
  });
}
