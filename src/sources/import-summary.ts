import type { Source } from './source.ts';

/** How many records of a source have a field. */
export interface FieldCoverage {
  readonly field: string;
  readonly records: number;
  /** 0 to 1. */
  readonly share: number;
  /** The least share that the source promises. */
  readonly expected?: number;
  /** True if the share is below it. */
  readonly below?: true;
}

/** What one source gave. */
export interface SourceSummary {
  readonly source: string;
  /** Files that it read, members of archives each for itself. */
  readonly files: number;
  /** Records read that fit the schema. */
  readonly records: number;
  /** Of them, those that went to each collection. */
  readonly collections: Readonly<Record<string, number>>;
  readonly rejected: number;
  /** Documents knowingly left out, by kind. */
  readonly skipped: Readonly<Record<string, number>>;
  readonly rejects_file?: string;
  /** Of the records of the source's own collection. */
  readonly coverage: readonly FieldCoverage[];
  /**
   * What was met and not understood, most frequent first: elements neither mapped nor ignored, and what records hold
   * whose meaning is unknown (event codes, conveyances, named values).
   */
  readonly unknown: readonly { readonly path: string; readonly count: number }[];
}

const isPresent = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Counts what one source gives, record by record. */
export class SourceTally {
  readonly source: Source;
  rejects_file: string | undefined;
  private files = 0;
  private records = 0;
  private rejected = 0;
  private readonly skipped = new Map<string, number>();
  private readonly collections = new Map<string, number>();
  private readonly fields = new Map<string, number>();
  private readonly unknown = new Map<string, number>();

  constructor(source: Source) {
    this.source = source;
  }

  file(): void {
    this.files++;
  }

  record(collection: string, record: object, unknown: readonly string[] = []): void {
    this.records++;
    add(this.collections, collection);
    if (collection === this.source.collection.name) {
      for (const [field, value] of Object.entries(record)) if (isPresent(value)) add(this.fields, field);
    }
    for (const path of unknown) add(this.unknown, path);
  }

  reject(): void {
    this.rejected++;
  }

  skip(kind: string): void {
    add(this.skipped, kind);
  }

  summary(): SourceSummary {
    const { files, records, source } = this;
    const names = new Set([...Object.keys(source.expect), ...[...this.fields.keys()].sort()]);
    const coverage = [...names].map((field): FieldCoverage => {
      const count = this.fields.get(field) ?? 0;
      const own = this.collections.get(source.collection.name) ?? 0;
      const share = own === 0 ? 0 : count / own;
      const expected = source.expect[field];
      return {
        field,
        records: count,
        share,
        ...(expected !== undefined && { expected }),
        ...(expected !== undefined && own > 0 && share < expected && { below: true as const }),
      };
    });
    return {
      source: source.name,
      files,
      records,
      collections: Object.fromEntries(this.collections),
      rejected: this.rejected,
      skipped: Object.fromEntries(this.skipped),
      ...(this.rejects_file !== undefined && { rejects_file: this.rejects_file }),
      coverage,
      unknown: [...this.unknown]
        .map(([path, count]) => ({ path, count }))
        .sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1)),
    };
  }
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
