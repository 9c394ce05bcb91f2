import type { MatchRules } from '#chemistry/match.ts';
import type { Molecule } from '#chemistry/molecule.ts';

/** What a search by structure found. */
export interface StructureHits {
  /** Ids of compounds. */
  readonly ids: readonly string[];
  /** In the order of `ids`: of a search by similarity. */
  readonly similarities?: readonly number[];
  /** False: the time was over, or something could not be decided; there may be more. */
  readonly complete: boolean;
}

/**
 * The structures of a corpus's compounds, searched in a thread of its own that keeps them in memory (some 450 bytes
 * each) and follows the store. Structures are read when the first question comes.
 */
export interface Structures {
  /**
   * Compounds that contain a structure, those with fewest heavy atoms first, equals by id. Screened by fingerprint,
   * then every candidate is compared atom by atom.
   * @param pattern Of the query; all zero: nothing is screened.
   */
  containing(
    query: { readonly molecule: Molecule; readonly pattern: Uint8Array; readonly rules: MatchRules },
    options: { readonly within_ms: number; readonly signal?: AbortSignal },
  ): Promise<StructureHits>;
  /** Compounds that pass the screen alone, in the same order. */
  screened(pattern: Uint8Array, options: { readonly signal?: AbortSignal }): Promise<StructureHits>;
  /**
   * Compounds by Tanimoto similarity of Morgan fingerprints, of at least `least`; the most similar first, equals by id.
   */
  similar(morgan: Uint16Array, least: number, options: { readonly signal?: AbortSignal }): Promise<StructureHits>;
  /** Begins to read the structures, so that the first question need not wait for it. */
  warm(): void;
  close(): Promise<void>;
}
