/**
 * Every failure a caller can act on: the wire's `error_code`, the status an RFC 9457 client gets, and the default
 * message. Sources of the codes: the interface's public tables (683000xx business, 672000xx platform). This is the only
 * place where they meet.
 */
// biome-ignore format: read it as a table
export const ERRORS = {
  invalid_request:    { error_code: 68300004, problem_status: 400, message: 'A parameter of the request is not valid.' },
  invalid_query:      { error_code: 68300004, problem_status: 400, message: 'The search expression cannot be parsed.' },
  missing_parameter:  { error_code: 10001,    problem_status: 400, message: 'A required query parameter is missing.' },
  wrong_task_state:   { error_code: 68300004, problem_status: 409, message: 'The task is not in a state that accepts this step.' },
  idempotency_key_reused:  { error_code: 68300004, problem_status: 422, message: 'This Idempotency-Key belongs to a call that asked for something else. Use a new key for each thing that is to happen once.' },
  idempotency_key_in_use:       { error_code: 68300004, problem_status: 409, message: 'The call with this Idempotency-Key is still being answered; ask again shortly.' },
  model_required:     { error_code: 68300008, problem_status: 503, message: 'This operation needs a language model, and none is configured.' },
  search_failed:      { error_code: 68300005, problem_status: 500, message: 'The search could not be completed.' },
  search_timeout:     { error_code: 68300005, problem_status: 503, message: 'The search took longer than it may.' },
  not_found:          { error_code: 67200101, problem_status: 404, message: 'Nothing of this account has that path or identifier.' },
  method_not_allowed: { error_code: 67200101, problem_status: 405, message: 'This path does not answer this method.' },
  body_too_large:     { error_code: 68300007, problem_status: 413, message: 'The request body is larger than this operation accepts.' },
  file_refused:       { error_code: 68300010, problem_status: 422, message: 'The uploaded file is refused.' },
  missing_api_key:    { error_code: 67200008, problem_status: 401, message: 'Send an API key as "Authorization: Bearer sk-...".' },
  invalid_api_key:    { error_code: 67200202, problem_status: 401, message: 'The API key is not known or was deleted.' },
  expired_api_key:    { error_code: 67200006, problem_status: 401, message: 'The API key has expired.' },
  invalid_client:     { error_code: 67200003, problem_status: 401, message: 'Neither client_secret nor client_id is an API key of this service.' },
  unsupported_grant:  { error_code: 67200015, problem_status: 400, message: 'Tokens are given for client credentials alone: send grant_type=client_credentials, or none.' },
  wrong_host:         { error_code: 67200004, problem_status: 421, message: 'This service does not answer under the name of the request’s Host header. Set PRIORA_PUBLIC_URL, or add the name to PRIORA_HOSTS.' },
  not_signed_in:      { error_code: 67200008, problem_status: 401, message: 'Sign in first.' },
  sign_in_refused:    { error_code: 67200202, problem_status: 401, message: 'The name or the password is not right.' },
  forbidden:          { error_code: 67200004, problem_status: 403, message: 'This API key may not call this operation.' },
  rate_limited:       { error_code: 67200002, problem_status: 429, message: 'Too many requests for this account.' },
  timeout:            { error_code: 68300008, problem_status: 503, message: 'The operation took longer than it may.' },
  storage_full:       { error_code: 68300008, problem_status: 507, message: 'The disk is full; nothing of this was kept.' },
  busy:               { error_code: 68300008, problem_status: 503, message: 'The service is busy; try again shortly.' },
  internal:           { error_code: 67200000, problem_status: 500, message: 'Unexpected failure; the log has the details under this correlation id.' },
} as const satisfies Record<string, { error_code: number; problem_status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * Thrown anywhere in the service for a failure the caller can act on. `details` name the field, the position and the
 * remedy.
 */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  /**
   * @param message What is wrong and how to mend it, in one or two sentences; the code's default message when absent.
   */
  constructor(code: ErrorCode, message?: string, details: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(message ?? ERRORS[code].message, options);
    this.name = 'ServiceError';
    this.code = code;
    this.details = details;
  }
}
