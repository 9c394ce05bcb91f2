import { readFileSync } from 'node:fs';

/** The inner loops of an encoder as WebAssembly, on addresses in its memory; what each promises: `assembly/`. */
export interface EncoderKernel {
  multiply(a: number, aStep: number, b: number, c: number, cStep: number, m: number, n: number, k: number): void;
  products(one: number, many: number, n: number, size: number, into: number): void;
}

const PAGE = 65_536;

/** Memory that only grows, with the loops that work on it; one for each use, so that it goes with its owner. */
export class KernelMemory {
  readonly kernel: EncoderKernel;
  readonly #memory = new WebAssembly.Memory({ initial: 1, maximum: 65_536, shared: true });
  #used = 16;

  /** @throws Error with the remedy if the loops are not built. */
  constructor() {
    const imports = { env: { memory: this.#memory } };
    this.kernel = new WebAssembly.Instance(builtModule(), imports).exports as unknown as EncoderKernel;
  }

  /** Room for so many 32-bit floats, at a multiple of 16 bytes, of zeros. */
  floats(n: number): Float32Array<SharedArrayBuffer> {
    const at = this.#room(4 * n);
    return new Float32Array(this.#memory.buffer, at, n);
  }

  /** Room for so many 32-bit integers. */
  integers(n: number): Int32Array<SharedArrayBuffer> {
    const at = this.#room(4 * n);
    return new Int32Array(this.#memory.buffer, at, n);
  }

  /** Room for so many bytes. */
  bytes(n: number): Int8Array<SharedArrayBuffer> {
    const at = this.#room(n);
    return new Int8Array(this.#memory.buffer, at, n);
  }

  #room(bytes: number): number {
    const at = this.#used;
    this.#used += (bytes + 15) & ~15;
    const missing = this.#used - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }
}

let compiled: WebAssembly.Module | undefined;

function builtModule(): WebAssembly.Module {
  if (compiled) return compiled;
  let code: Uint8Array<ArrayBuffer>;
  try {
    code = readFileSync(new URL('kernel.wasm', import.meta.url));
  } catch (error) {
    throw new Error('The inner loops of the encoder are not built yet: run `npm run build`.', { cause: error });
  }
  compiled = new WebAssembly.Module(code);
  return compiled;
}
