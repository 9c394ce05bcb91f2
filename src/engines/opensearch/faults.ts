import { ServiceError } from '#errors.ts';

/** What the server, or the way to it, could not do, as the client throws it. */
export interface ServerFault {
  readonly name?: string;
  readonly message?: string;
  readonly statusCode?: number;
  readonly code?: string;
  readonly body?: { readonly error?: ServerReason | string };
  readonly meta?: { readonly statusCode?: number | null; readonly body?: { readonly error?: ServerReason | string } };
}

/** An exception of the server, with what caused it. */
export interface ServerReason {
  readonly type?: string;
  readonly reason?: string;
  readonly root_cause?: readonly ServerReason[];
  readonly caused_by?: ServerReason;
  readonly failed_shards?: readonly { readonly reason?: ServerReason }[];
}

/** How a server is called in messages: without its password. */
export function placeOf(urls: string): string {
  try {
    return urls
      .split(',')
      .map((each) => {
        const { protocol, host } = new URL(each);
        return `${protocol}//${host}`;
      })
      .join(', ');
  } catch {
    return 'PRIORA_SEARCH_URL';
  }
}

/** When a caller may try again. */
export const AGAIN_S = 5;

/** Codes of the operating system, and what to do. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'nothing listens there. Start OpenSearch, or correct PRIORA_SEARCH_URL.'],
  [/ENOTFOUND|EAI_AGAIN/, 'its host is not known. Check the name in PRIORA_SEARCH_URL.'],
  [/EHOSTUNREACH|ENETUNREACH/, 'its host cannot be reached. Check PRIORA_SEARCH_URL and the network.'],
  [
    /certificate|self.signed|ALTNAME|UNABLE_TO_VERIFY/i,
    'its certificate is not trusted. Name the file of its authority in PRIORA_SEARCH_CA.',
  ],
  [
    /wrong version number|EPROTO|SSL routines/i,
    'it does not speak TLS, which PRIORA_SEARCH_URL asks for. Write http:// if that is meant.',
  ],
  [/socket hang up|ECONNRESET|EPIPE|other side closed/, 'the connection was cut off.'],
];

/** What blocks writes, and what to do. */
export const FULL_DISK =
  'its disk is full beyond the flood-stage watermark and it takes no writes. Free space on its nodes, or add nodes; the block ends by itself then.';

/** What a person can do about an exception of the server, by its type or words. */
const REASONS: readonly (readonly [RegExp, 'busy' | 'internal' | 'storage_full' | 'invalid_query', string])[] = [
  [/flood.stage|read.only.allow.delete|read-only \/ allow delete|FORBIDDEN\/12/i, 'storage_full', FULL_DISK],
  [
    /no_shard_available|all shards failed|primary shard is not active|unavailable_shards|process_cluster_event_timeout/i,
    'busy',
    'parts of the index are not there (the cluster is red). Look at GET _cluster/allocation/explain, and bring back the node that holds them.',
  ],
  [
    /cluster_manager_not_discovered|master_not_discovered|no cluster.manager/i,
    'busy',
    'the cluster has no manager. Start enough of its nodes for a majority.',
  ],
  [
    /too_many_buckets/i,
    'invalid_query',
    'it makes more buckets than its nodes hold at once (search.max_buckets). Ask for fewer values or levels.',
  ],
  [
    /rejected_execution|circuit_breaking|too_many_requests/i,
    'busy',
    'it has more to do than it can. Try again; if that goes on, give its nodes more memory or add nodes.',
  ],
  [/require_alias/, 'busy', 'another process has taken the index over to write it. Try again.'],
  [
    /index_not_found/,
    'internal',
    'its index is gone: someone deleted it. Start the service again: the records are then indexed anew.',
  ],
  [
    /mapper_parsing|mapper \[|mapping/i,
    'internal',
    'its index does not have the fields that this version writes. It was changed by someone else: delete it, and the records are indexed again.',
  ],
  [
    /too_many_(nested_)?clauses|too many terms|maxClauseCount|max_nested_depth|too complex/i,
    'invalid_query',
    'a pattern or a list of the question stands for more terms than it takes. Write more letters before the wildcard, or ask in parts.',
  ],
];

/** The words of an exception, with those of what caused it. */
export function wordsOf(error: ServerReason | string | undefined, depth = 0): string {
  if (error === undefined || depth > 5) return '';
  if (typeof error === 'string') return error;
  return [
    error.type,
    error.reason,
    wordsOf(error.caused_by, depth + 1),
    ...(error.root_cause ?? []).map((each) => wordsOf(each, depth + 1)),
    ...(error.failed_shards ?? []).map(({ reason }) => wordsOf(reason, depth + 1)),
  ]
    .filter((text) => text)
    .join(' ');
}

/** The status that the server answered; 0 where it did not. */
export const statusOf = (fault: ServerFault): number => fault.meta?.statusCode ?? fault.statusCode ?? 0;

/**
 * What a server could not do, as something a person can act on: `busy` for what passes, so that callers repeat.
 * @param place Of the server.
 */
export function searchFault(cause: unknown, place: string): ServiceError {
  if (cause instanceof ServiceError) return cause;
  const fault = (cause ?? {}) as ServerFault;
  const status = statusOf(fault);
  const named = `The search engine ${place} cannot be used: `;
  const made = (code: ConstructorParameters<typeof ServiceError>[0], text: string) =>
    new ServiceError(
      code,
      code === 'invalid_query' ? `The search engine cannot answer this: ${text}` : named + text,
      {
        search: place,
        ...(status > 0 && { search_status: status }),
        ...(code === 'busy' && { retry_after_s: AGAIN_S }),
      },
      { cause },
    );
  if (status === 401)
    return made(
      'internal',
      'it refuses the name, the password or the key. Correct PRIORA_SEARCH_URL or PRIORA_SEARCH_KEY.',
    );
  if (status === 403 && !/cluster_block/.test(wordsOf(errorOf(fault))))
    return made(
      'internal',
      'its user may not do this. Let it manage, read and write the indices whose names begin with PRIORA_SEARCH_PREFIX.',
    );
  if (status === 0) {
    const text = `${fault.code ?? ''} ${fault.message ?? ''}`;
    if (fault.name === 'TimeoutError')
      return new ServiceError('search_timeout', undefined, { search: place }, { cause });
    const way = WAYS.find(([pattern]) => pattern.test(text));
    return made('busy', way?.[1] ?? `the connection failed (${fault.message ?? 'unknown'}).`);
  }
  const words = wordsOf(errorOf(fault));
  const reason = REASONS.find(([pattern]) => pattern.test(words));
  if (reason) return made(reason[1], reason[2]);
  if (status === 429 || status >= 502) return made('busy', 'it has more to do than it can. Try again.');
  return new ServiceError(
    'search_failed',
    `The search engine ${place} answered ${status}: ${words.slice(0, 300)}`,
    { search: place, search_status: status },
    { cause },
  );
}

const errorOf = (fault: ServerFault) => fault.meta?.body?.error ?? fault.body?.error;
