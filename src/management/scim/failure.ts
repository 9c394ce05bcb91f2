/** Detail words of failures (RFC 7644, table 9). */
export type ScimType =
  | 'invalidFilter'
  | 'tooMany'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** A request that cannot be done, as its answer says it (RFC 7644, 3.12). */
export class ScimFailure extends Error {
  readonly status: 400 | 404 | 409;
  readonly scim_type: ScimType | undefined;

  /** @param detail What is wrong and how to mend it. */
  constructor(status: ScimFailure['status'], scim_type: ScimType | undefined, detail: string) {
    super(detail);
    this.name = 'ScimFailure';
    this.status = status;
    this.scim_type = scim_type;
  }
}
