/**
 * Why a call failed, as the service names it; `unreachable` and `cut` are the client's own words for a connection that
 * failed or broke.
 */
export type ErrorCode =
  | 'invalid_request'
  | 'invalid_query'
  | 'missing_parameter'
  | 'wrong_task_state'
  | 'idempotency_key_reused'
  | 'idempotency_key_in_use'
  | 'model_required'
  | 'search_failed'
  | 'search_timeout'
  | 'not_found'
  | 'method_not_allowed'
  | 'body_too_large'
  | 'file_refused'
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'expired_api_key'
  | 'invalid_client'
  | 'unsupported_grant'
  | 'not_signed_in'
  | 'sign_in_refused'
  | 'forbidden'
  | 'rate_limited'
  | 'timeout'
  | 'busy'
  | 'storage_full'
  | 'wrong_host'
  | 'internal'
  | 'unreachable'
  | 'cut';

/** What a failure says beside its message; each only where it applies. */
export interface FailureDetails {
  /** The wrong field, as `sort[0].order`. */
  readonly field?: string;
  /** Where an expression is wrong, in UTF-16 units from 0. */
  readonly position?: number;
  readonly expected?: string;
  /** The version that a task is at now. */
  readonly task_version?: number;
  readonly [name: string]: unknown;
}

/** A call that failed: what went wrong and what to do is its message. */
export class Failure extends Error {
  /** Undefined where something else than the service answered. */
  readonly code: ErrorCode | undefined;
  /** Of HTTP; 0 if nothing answered, 200 for a failure inside a stream. */
  readonly status: number;
  readonly details: FailureDetails;
  /** The id under which the service's log has the call. */
  readonly correlation: string | undefined;

  constructor(
    message: string,
    about: {
      readonly code?: ErrorCode | undefined;
      readonly status: number;
      readonly details?: FailureDetails;
      readonly correlation?: string | undefined;
      readonly cause?: unknown;
    },
  ) {
    super(message, about.cause === undefined ? {} : { cause: about.cause });
    this.name = 'Failure';
    this.code = about.code;
    this.status = about.status;
    this.details = about.details ?? {};
    this.correlation = about.correlation;
  }
}

/** Problem details (RFC 9457) or the interface's envelope, as far as a failure needs them. */
interface Told {
  readonly type?: string;
  readonly detail?: string;
  readonly error_msg?: string;
}

/** The failure that a response tells; `told` is its body as JSON, where it has one. */
export function failureOf(reply: Response, told: unknown, more: FailureDetails = {}): Failure {
  const { type, detail, error_msg, ...details }: Told = typeof told === 'object' && told !== null ? told : {};
  return new Failure(detail || error_msg || `The service answered ${reply.status}.`, {
    code: /^urn:priora:error:(\w+)$/.exec(type ?? '')?.[1] as ErrorCode | undefined,
    status: reply.status,
    details: { ...details, ...more },
    correlation: reply.headers.get('x-correlation-id') ?? undefined,
  });
}
