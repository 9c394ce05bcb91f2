import { AGGREGATE_BOUNDS, tooLarge, tooManyBuckets } from '#corpus/aggregation.ts';

/** What one tree of counts may make and hold, on all its levels together. */
export class Budget {
  readonly #bytes: number;
  #held = 0;
  #buckets = 0;

  /** @param bytes That may be held at once. */
  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  /** To be told before buckets are made. @throws ServiceError `invalid_query` when they are too many. */
  make(buckets: number): void {
    this.#buckets += buckets;
    if (this.#buckets > AGGREGATE_BOUNDS.buckets) throw tooManyBuckets(this.#buckets);
  }

  /** To be told before memory is taken. @throws ServiceError `invalid_query` when it is too much. */
  hold(bytes: number): void {
    this.#held += bytes;
    if (this.#held > this.#bytes) throw tooLarge(this.#held, this.#bytes);
  }

  /** Memory that is not needed any more. */
  release(bytes: number): void {
    this.#held -= bytes;
  }
}
