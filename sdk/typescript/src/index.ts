/**
 * A client of a Priora service for Node.js, Deno, Bun and browsers. It has no dependencies and knows no operation by
 * itself: the calls it makes, and the types of what they take and answer, come from the `Api` that it is given.
 */
export type { Answer, Api, Call, Input, NameOf } from './api.ts';
export { type Client, type ClientOptions, createClient, type Given, type Place, type Tagged } from './client.ts';
export { csv, isFormula } from './csv.ts';
export { type ErrorCode, Failure, type FailureDetails, failureOf } from './failure.ts';
export { type ReadPage, type Rows, rowsOf } from './rows.ts';
export { type Service, type ServiceOptions, service } from './service.ts';
export { type Standing, standingOf, TaskFailed, type WaitOptions } from './tasks.ts';
