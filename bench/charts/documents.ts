import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { subclass } from '../corpus.ts';
import { Random, Zipf } from '../random.ts';

/** A publication as charts see it: no text. */
export interface Counted {
  readonly id: number;
  /** 0 to 99, a hundredth of the documents each: what queries choose by. */
  readonly part: number;
  readonly office: string;
  readonly assignee: string;
  /** Year of filing. */
  readonly year: number;
  readonly granted: boolean;
  readonly family: number;
  readonly subclasses: readonly string[];
}

const OFFICES = ['CN', 'CN', 'CN', 'US', 'US', 'JP', 'EP', 'WO', 'KR', 'DE'];
const SUBCLASSES = 640;
const PARTS = 100;
const [FIRST_YEAR, YEARS] = [1996, 30];

/** The same documents for the same number: families of 1 to 8 with one owner, owners and classes by Zipf's law. */
export function* counted(documents: number): Generator<Counted> {
  const random = new Random(17);
  const assignees = new Zipf(Math.max(200, Math.floor(documents / 12)), 1, 3);
  const classes = new Zipf(SUBCLASSES, 0.9, 3);
  for (let id = 0, family = 0; id < documents; family++) {
    const assignee = `Assignee ${assignees.draw(random)}`;
    const year = FIRST_YEAR + Math.floor(Math.sqrt(random.next()) * YEARS);
    const own = new Set(Array.from({ length: 1 + random.integer(4) }, () => subclass(classes.draw(random))));
    const members = 1 + Math.floor(random.next() ** 3 * 8);
    for (let i = 0; i < members && id < documents; i++, id++)
      yield {
        ...{ id, family, assignee, subclasses: [...own] },
        part: random.integer(PARTS),
        office: OFFICES[(family + i) % OFFICES.length]!,
        year: Math.min(FIRST_YEAR + YEARS - 1, year + Math.floor(i / 3)),
        granted: random.next() < 0.4,
      };
  }
}

/** Writes them as lines that `COPY` takes: documents, and a line for each class of one. */
export async function writeLines(documents: number, paths: { documents: string; classes: string }): Promise<void> {
  const [rows, classes] = [createWriteStream(paths.documents), createWriteStream(paths.classes)];
  const drained = (stream: typeof rows) => new Promise<void>((resolve) => stream.once('drain', () => resolve()));
  for (const { id, part, office, assignee, year, granted, family, subclasses } of counted(documents)) {
    if (!rows.write(`${[id, part, office, assignee, year, granted ? 1 : 0, family].join('\t')}\n`)) await drained(rows);
    if (!classes.write(subclasses.map((each) => `${id}\t${each}\n`).join(''))) await drained(classes);
  }
  rows.end();
  classes.end();
  await Promise.all([finished(rows), finished(classes)]);
}
