import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORPUS } from '#stores/sqlite/corpus/schema.ts';

/** In a data folder whose records are in a database: which corpus that is. */
const MARK = 'records-in-database.json';

/** The corpus that a data folder follows; undefined where it has records of its own, or none yet. */
export function corpusFollowed(dir: string): string | undefined {
  const file = join(dir, MARK);
  if (!existsSync(file)) return undefined;
  try {
    return String((JSON.parse(readFileSync(file, 'utf8')) as { corpus?: unknown }).corpus);
  } catch {
    return 'unknown';
  }
}

/**
 * Notes that a data folder follows a corpus of a database from now on.
 * @returns What is in the way: an index and what else is made of records is of the records that it was made from.
 */
export function followCorpus(dir: string, corpus: string): string | undefined {
  const followed = corpusFollowed(dir);
  if (followed === corpus) return undefined;
  if (followed !== undefined)
    return `The data folder ${dir} follows the records of another database. Use another data folder, or point PRIORA_DATABASE_URL at that database again.`;
  if (existsSync(join(dir, CORPUS.file)))
    return `The data folder ${dir} has records of its own (${CORPUS.file}). Use another data folder for records in PostgreSQL, or set PRIORA_RECORDS=files.`;
  const index = join(dir, 'index');
  if (existsSync(index) && readdirSync(index).length > 0)
    return `The data folder ${dir} has an index of other records. Use an empty data folder for records in PostgreSQL.`;
  const file = join(dir, MARK);
  writeFileSync(`${file}.new`, `${JSON.stringify({ corpus })}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return undefined;
}
