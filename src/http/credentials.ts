import type { Accounts } from '#accounts/accounts.ts';
import type { KeyRecord } from '#accounts/store.ts';
import { type ErrorCode, ServiceError } from '#errors.ts';

/** The parts of a request that may carry a key. */
export interface CredentialSource {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: unknown;
  /** Who sent it. */
  readonly address: string;
}

export interface Credential {
  readonly text: string;
  readonly in_url: boolean;
}

/** The query parameter that may carry a key. */
export const KEY_IN_URL = 'apikey';

/** A query or header that repeats a key is read this often at most. */
const MOST_CREDENTIALS = 8;

/**
 * Everything sent as a key, without repetitions, in the order in which it is tried: `Authorization: Bearer`,
 * `X-API-Key`, `apikey` header, `apikey` query parameter.
 */
export function credentialsOf({ headers, query }: Omit<CredentialSource, 'address'>): readonly Credential[] {
  const found = new Map<string, Credential>();
  const add = (value: unknown, in_url: boolean) => {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each !== 'string' || found.size >= MOST_CREDENTIALS) continue;
      const text = each.trim();
      if (text) found.set(text, { text, in_url: in_url || (found.get(text)?.in_url ?? false) });
    }
  };
  add(/^bearer\s+(.*)$/is.exec(headers.authorization as string)?.[1], false);
  add(headers['x-api-key'], false);
  add(headers.apikey, false);
  add((query as Record<string, unknown> | undefined)?.[KEY_IN_URL], true);
  return [...found.values()];
}

const FAILURES = {
  no_key: ['missing_api_key', 'What was sent is not an API key: keys start with "sk-".'],
  mistyped: ['invalid_api_key', 'The API key has a typing error: its length or its checksum is wrong. Copy it whole.'],
  unknown: ['invalid_api_key', undefined],
  expired: ['expired_api_key', undefined],
  disabled: ['invalid_api_key', 'The API key is disabled: somebody of its account can enable it again.'],
  elsewhere: [
    'forbidden',
    'The API key is not accepted from this address: its account has named those that may use it.',
  ],
} as const satisfies Record<string, readonly [ErrorCode, string | undefined]>;

/** Least to most telling: of several keys that fail, the caller hears about the one that came closest. */
const TELLING = ['no_key', 'mistyped', 'unknown', 'expired', 'disabled', 'elsewhere'] as const;

/**
 * Finds the key of a request. Several may be sent, since clients send one beside another program's token or in two
 * places at once: the first that is valid counts.
 * @throws ServiceError `missing_api_key` (none, or nothing that begins with `sk-`), `invalid_api_key`,
 * `expired_api_key`; `forbidden` from an address that the key is not bound to.
 */
export async function authenticate(
  source: CredentialSource,
  accounts: Accounts,
): Promise<{ readonly key: KeyRecord; readonly in_url: boolean }> {
  const credentials = credentialsOf(source);
  let closest = -1;
  for (const { text, in_url } of credentials) {
    const check = await accounts.check(text, source.address);
    if (check.ok) return { key: check.key, in_url };
    closest = Math.max(closest, TELLING.indexOf(check.reason));
  }
  const reason = TELLING[closest];
  if (!reason) throw new ServiceError('missing_api_key');
  throw new ServiceError(FAILURES[reason][0], FAILURES[reason][1]);
}
