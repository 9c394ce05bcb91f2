import { WasmMemory } from '#wasm-memory.ts';

/** The inner loops of an encoder as WebAssembly, on addresses in its memory; what each promises: `assembly/`. */
export interface EncoderKernel {
  multiply(a: number, aStep: number, b: number, c: number, cStep: number, m: number, n: number, k: number): void;
  products(one: number, many: number, n: number, size: number, into: number): void;
}

/** Memory with those loops. */
export class KernelMemory extends WasmMemory<EncoderKernel> {
  /** @throws Error with the remedy if the loops are not built. */
  constructor() {
    super(new URL('kernel.wasm', import.meta.url));
  }
}
