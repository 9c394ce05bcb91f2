/**
 * Rows that all calls together read and write at a time. Forty pages of 1,000 rows that are made side by side take a
 * piece each of every round of the event loop, which then lasts for half a second and lets nobody else in; in turns,
 * they are all there as soon, and a round is as short as that of one page.
 */
const ROWS_AT_ONCE = 2_000;

let taken = 0;
const waiting: { readonly rows: number; readonly go: () => void }[] = [];

/** Lets those go whose turn it is, in the order in which they came. */
function admit(): void {
  for (let first = waiting[0]; first && (taken === 0 || taken + first.rows <= ROWS_AT_ONCE); first = waiting[0]) {
    waiting.shift();
    taken += first.rows;
    first.go();
  }
}

/**
 * Makes a page of so many rows when there is place for them.
 * @throws What the signal says when it aborts before the turn has come; what `make` throws.
 */
export async function withPlaces<T>(rows: number, signal: AbortSignal | undefined, make: () => Promise<T>): Promise<T> {
  await new Promise<void>((go) => {
    waiting.push({ rows, go });
    admit();
  });
  try {
    signal?.throwIfAborted();
    return await make();
  } finally {
    taken -= rows;
    admit();
  }
}
