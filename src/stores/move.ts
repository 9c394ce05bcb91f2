import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import { type Moved, SECRETS, type Side, type Sum, TABLES, type Table } from './moved.ts';
import type { Database } from './postgres/database.ts';
import { movedTables } from './postgres/moved-tables.ts';
import { movedFiles } from './sqlite/moved-files.ts';
import { endMoving, markMoving, movingOf } from './sqlite/moving.ts';

/**
 * Copies the small stores of an installation (accounts, keys, people, tasks, conversations, monitors, the ledger, what
 * is signed with) from one side to the other, table by table, each whole or not at all, and compares every row by its
 * hash. A move that was broken off is begun again and goes on: what is there already is compared. The source stays as
 * it is.
 * @throws ServiceError if the target has other rows already, or the source was changed meanwhile.
 */
async function move(from: Side, to: Side, onTable: (moved: Moved) => void): Promise<Moved[]> {
  const moved: { readonly table: Table; readonly columns: readonly string[]; readonly told: Moved }[] = [];
  for (const table of TABLES) {
    const theirs = new Set(await to.columns(table));
    // in one order on both sides: hashes are of rows as they are written
    const columns = (await from.columns(table)).filter((name) => theirs.has(name)).toSorted();
    const copied = table.shared_part === true || !(await to.hasRows(table));
    if (copied) await to.fill(table, columns, (take) => from.each(table, columns, take));
    const [source, target] = [await sumOf(from, table, columns), await sumOf(to, table, columns)];
    const same = source.rows === target.rows && source.digest === target.digest;
    if (!same && !table.shared_part)
      throw new ServiceError(
        'invalid_request',
        copied
          ? `"${table.name}" has ${target.rows} rows in ${to.place} after ${source.rows} of ${from.place} were copied, or other ones. Nothing was taken from ${from.place}: end everything that writes to either, and begin again with an empty target.`
          : `${to.place} has rows of "${table.name}" already that are not those of ${from.place}. Give it an empty target.`,
        { table: table.name },
      );
    const told = { table: table.name, ...source, copied };
    moved.push({ table, columns, told });
    onTable(told);
  }
  for (const name of SECRETS) {
    const secret = await from.secret(name);
    if (secret) await to.keepSecret(name, secret);
  }
  for (const { table, columns, told } of moved)
    if ((await sumOf(from, table, columns)).digest !== told.digest)
      throw new ServiceError(
        'busy',
        `"${table.name}" of ${from.place} was changed while it was copied: stop every service and command that writes there, empty the target, and begin again.`,
        { table: table.name },
      );
  await to.end();
  return moved.map(({ told }) => told);
}

const MODULUS = 1n << 256n;

async function sumOf(side: Side, table: Table, columns: readonly string[]): Promise<Sum> {
  let rows = 0;
  let sum = 0n;
  await side.each(table, columns, (batch) => {
    rows += batch.length;
    for (const row of batch) sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`);
    sum %= MODULUS;
  });
  return { rows, digest: sum.toString(16).padStart(64, '0') };
}

/**
 * Moves the small stores of a data folder into a database, or back into a folder that has none.
 * @param to Where they are afterwards.
 * @param running A service, or others, work on the folder: from now on they only read, until the folder's mark is
 * ended. It is ended where the move fails.
 * @throws ServiceError as `move`; what opening either side throws.
 */
export async function moveStores(
  dir: string,
  database: Database,
  to: 'database' | 'files',
  onTable: (moved: Moved) => void = () => {},
  { running = false }: { readonly running?: boolean } = {},
): Promise<Moved[]> {
  if (running && to === 'files')
    throw new ServiceError('invalid_request', 'Into files only a stopped service is moved.');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const folder = await movedFiles(dir);
  const server = movedTables(database, `${hostname()}:${dir}`);
  try {
    if (!running) return to === 'database' ? await move(folder, server, onTable) : await move(server, folder, onTable);
    const before = movingOf(dir);
    const mark = { to: database.place, since: before?.since ?? systemClock() };
    try {
      // a move that was broken off after its end goes on as one that is done
      if (!before) markMoving(dir, { ...mark, done: false });
      folder.settled();
      return await move(folder, server, onTable);
    } catch (cause) {
      if (!before?.done) endMoving(dir);
      throw cause;
    }
  } finally {
    folder.close();
    await server.close();
  }
}
