/** What `GET /manage/corpus` answers. */
export interface CorpusPage {
  readonly collections: readonly Collection[];
  readonly offices: readonly { value: string; count: number }[];
  readonly years: readonly { value: string; count: number }[];
  readonly demo_records: number;
  readonly sources: readonly { source: string; at: number; records: number; rejected: number; files: number }[];
}
/** What `GET /manage/corpus/upkeep` answers to operators. */
export interface Upkeep {
  readonly disk: {
    records_bytes: number;
    index_bytes: number;
    tasks_bytes: number;
    other_bytes: number;
    free_bytes: number;
  };
  /** Imports, however they were asked for, the newest first. */
  readonly runs: readonly {
    started_at: number;
    seconds: number;
    files: number;
    file_names: readonly string[];
    records: number;
    added: number;
    changed: number;
    rejected: number;
    stopped: boolean;
  }[];
  readonly rejects: readonly { name: string; source: string; at: number; bytes: number }[];
}
export interface Collection {
  readonly name: string;
  readonly records: number;
  readonly stored_seq: number;
  readonly indexed_seq: number;
  readonly demo_records: number;
  readonly index?: { documents: number; deleted: number; segments: number; bytes: number };
}

/** What `GET /manage/jobs` answers, the newest first. */
export interface Job {
  readonly id: string;
  readonly kind: 'import' | 'check';
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly asked_by: string;
  readonly files: readonly string[];
  readonly created_at: number;
  readonly ended_at?: number;
  readonly progress?: { bytes_done?: number; bytes_total?: number; records?: number; rejected?: number; step?: string };
  readonly result?: ImportResult | { findings: readonly Finding[] };
  readonly problem?: string;
}
export interface ImportResult {
  readonly records: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly problems: readonly string[];
  readonly sources: readonly { source: string; below: readonly { field: string; share: number }[] }[];
}
export interface Finding {
  readonly area: string;
  readonly severity: 'error' | 'note';
  readonly message: string;
  readonly remedy: string;
}

/** 1234567 as `1.2 MB`. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
