import { WasmMemory } from '#wasm-memory.ts';

/** The inner loops of searches in sequences as WebAssembly, on addresses; what each promises: `assembly/`. */
export interface SequenceKernel {
  setFilter(profile: number, row: number, ends: number, least: number): void;
  setFrames(codons: number, room: number): void;
  setQuery(codes: number, pairs: number, frames: number, count: number, bests: number): void;
  setWords(
    length: number,
    base: number,
    starts: number,
    places: number,
    present: number,
    ranks: number,
    pieces: number,
    gathered: number,
  ): void;
  setRules(reached: number, mask: number, exact: number, drop: number, least: number, near: boolean): void;
  setNear(rows: number, parts: number, half: number, behind: number): void;
  piece(at: number): number;
  look(codes: number, starts: number, lengths: number, list: number, n: number, into: number): number;
  scores(
    query: number,
    m: number,
    pairs: number,
    sequences: number,
    lengths: number,
    first: number,
    extend: number,
    profile: number,
    ends: number,
    into: number,
  ): void;
}

/** Memory with those loops. */
export class SequenceMemory extends WasmMemory<SequenceKernel> {
  /** @throws Error with the remedy if the loops are not built. */
  constructor() {
    super(new URL('kernel.wasm', import.meta.url));
  }
}
