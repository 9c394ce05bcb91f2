import { patents } from '#collections/patents/patents.ts';
import type { Subject } from './corpora.ts';
import { isGrant, type Unit } from './count.ts';
import type { Row } from './raw-rows.ts';

/** An answer's figure as a line, and the same counted again. */
type Figures = readonly [answered: unknown, counted: unknown];

const documentOf = (number: string) => number.replace(/[A-Z]\d?$/, '');

/** Longest figure that is printed of one that agrees, and of one that differs. */
const SHORT = 160;
const LONG = 900;

/** One corpus: asks its operations, compares a figure of each, prints both, and keeps what the notes say. */
export class Recount {
  readonly subject: Subject;
  readonly rows: readonly Row[];
  checks = 0;
  wrong = 0;
  readonly notes = new Set<string>();
  readonly #families: ReadonlyMap<string, string>;
  readonly #members: ReadonlyMap<string, readonly Row[]>;
  /** Publications that cite a document, by its number without kind code. */
  readonly #citing = new Map<string, Set<string>>();
  readonly #granted: ReadonlySet<string>;

  private constructor(subject: Subject, families: ReadonlyMap<string, string>) {
    this.subject = subject;
    this.rows = subject.rows;
    this.#families = families;
    this.#members = Map.groupBy(this.rows, this.familyOf);
    this.#granted = new Set(this.rows.filter(isGrant).map(({ application }) => application));
    for (const { id, patent } of this.rows)
      for (const cite of patent.cites) {
        const document = documentOf(cite.publication_number);
        this.#citing.set(document, (this.#citing.get(document) ?? new Set()).add(id));
      }
  }

  static async of(subject: Subject): Promise<Recount> {
    const ids = subject.rows.map(({ id }) => id);
    const links = await subject.service.corpus.links(patents, ids, 'simple_family');
    return new Recount(subject, new Map(ids.map((id) => [id, String(links.get(id)!.group)])));
  }

  /** The simple family that is resolved. */
  readonly familyOf: Unit = ({ id }) => this.#families.get(id)!;
  /** The stored publications of a row's family. */
  readonly family = (row: Row): readonly Row[] => this.#members.get(this.familyOf(row))!;
  /** Whether a publication of the same application is a granted right. */
  readonly inGranted = ({ application }: Row): boolean => this.#granted.has(application);
  readonly citedBy = ({ id }: Row): number => this.#citing.get(documentOf(id))?.size ?? 0;

  /** Offices of a row's family. */
  readonly offices = (row: Row): number => new Set(this.family(row).map(({ office }) => office)).size;

  /** Citations of the most cited units, each by its most cited publication. */
  mostCited(rows: readonly Row[], most: number, unit: Unit): string {
    const best = new Map<string, number>();
    for (const row of rows) best.set(unit(row), Math.max(best.get(unit(row)) ?? 0, this.citedBy(row)));
    return [...best.values()]
      .filter((n) => n > 0)
      .sort((a, b) => b - a)
      .slice(0, most)
      .join(', ');
  }

  /** Publications of the largest families. */
  largest(rows: readonly Row[], most: number): string {
    const sizes = new Map(rows.map((row) => [this.familyOf(row), this.family(row).length]));
    return [...sizes.values()]
      .sort((a, b) => b - a)
      .slice(0, most)
      .join(', ');
  }

  /** Asks one operation. @throws Error with the answer where it is a refusal. */
  async ask(code: string, route: `${string} /${string}`, request: object): Promise<any> {
    const { status, json, data, text } = await this.subject.service.call(route, request);
    if (status !== 200 || json?.status === false) throw new Error(`${status} ${text.slice(0, LONG)}`);
    for (const note of json?.notes ?? []) this.notes.add(`${code}: ${note}`);
    // some answers stand without an envelope
    return json && 'data' in json ? data : json;
  }

  /** Asks one operation, and compares a figure of its answer. What fails is told and counted as one that differs. */
  async operation(
    code: string,
    route: `${string} /${string}`,
    request: object,
    figures: (answer: any) => Figures,
  ): Promise<void> {
    this.checks++;
    try {
      const [answered, counted] = figures(await this.ask(code, route, request));
      const same = JSON.stringify(answered) === JSON.stringify(counted);
      const text = (value: unknown) => String(value).slice(0, same ? SHORT : LONG);
      console.log(
        same ? `- ${code}: ${text(answered)}` : `- ${code} DIFFERS: ${text(answered)}\n  counted ${text(counted)}`,
      );
      if (!same) this.wrong++;
    } catch (error) {
      this.wrong++;
      console.log(`- ${code} FAILED: ${(error as Error).stack ?? error}`);
    }
  }
}
