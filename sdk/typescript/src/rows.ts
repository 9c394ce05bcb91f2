/** Takes the rows out of an answer. */
export type Rows<T, Row> = (answer: T) => readonly Row[] | undefined;

/** Reads the page that an input asks for. */
export type ReadPage<T> = (fields: Readonly<Record<string, unknown>>) => Promise<T>;

const SIZES = ['limit', 'size', 'rows', 'page_size'];

/**
 * The rows of all pages, one after the other, from the page that the fields ask for. Fields say where a page begins by
 * `offset` (rows) or by `page` (from 1), and its size by `limit`, `size`, `rows` or `page_size`.
 * @param paged By which of the two the operation counts.
 */
export async function* rowsOf<T, Row>(
  fields: Readonly<Record<string, unknown>>,
  paged: 'offset' | 'page',
  read: ReadPage<T>,
  rows: Rows<T, Row>,
): AsyncGenerator<Row, void> {
  const asked = Number(SIZES.map((name) => fields[name]).find((size) => size !== undefined));
  for (let at = Number(fields[paged] ?? (paged === 'page' ? 1 : 0)); ; ) {
    const page = rows(await read({ ...fields, [paged]: at })) ?? [];
    yield* page;
    // a page that is not full is the last
    if (page.length === 0 || page.length < asked) return;
    at += paged === 'page' ? 1 : page.length;
  }
}
