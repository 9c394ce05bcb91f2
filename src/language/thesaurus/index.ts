import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What people say, and what patents write for it: groups as in `synonym-groups.ts`, one a line. `things`: of machines,
 * vehicles, buildings, tools and what is done with them; `signals`: of electricity, measuring, computing, pictures and
 * messages; `life`: of food, medicine, chemistry and materials, and of plain speech.
 */
const LISTS = ['things', 'signals', 'life'];

/** All of them, read anew by each call: as constants of modules every thread that loads these would hold them twice. */
export const everydayGroups = (): string =>
  LISTS.map((name) => readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')).join('');
