import { readFileSync } from 'node:fs';

const PAGE = 65_536;
/** The first bytes are nobody's: an address of 0 is none. */
const FIRST = 16;

/**
 * Memory that only grows, with loops in WebAssembly that work on addresses in it; one for each use, so that it goes
 * with its owner.
 */
export class WasmMemory<Loops> {
  readonly kernel: Loops;
  readonly #memory = new WebAssembly.Memory({ initial: 1, maximum: 65_536, shared: true });
  #used = FIRST;

  /**
   * @param built The compiled loops.
   * @throws Error with the remedy if they are not built.
   */
  constructor(built: URL) {
    const imports = { env: { memory: this.#memory } };
    this.kernel = new WebAssembly.Instance(compiledFrom(built), imports).exports as Loops;
  }

  /** Room for so many 32-bit floats, at a multiple of 16 bytes; of zeros unless it was used before. */
  floats(n: number): Float32Array<SharedArrayBuffer> {
    const at = this.#room(4 * n);
    return new Float32Array(this.#buffer, at, n);
  }

  /** Room for so many 32-bit integers, likewise. */
  integers(n: number): Int32Array<SharedArrayBuffer> {
    const at = this.#room(4 * n);
    return new Int32Array(this.#buffer, at, n);
  }

  /** Room for so many bytes, likewise. */
  bytes(n: number): Int8Array<SharedArrayBuffer> {
    const at = this.#room(n);
    return new Int8Array(this.#buffer, at, n);
  }

  /** All that was given out is taken back, and given out again as it is. */
  clear(): void {
    this.#used = FIRST;
  }

  /** Browsers' types, by which the console is checked, know no memory that is shared. */
  get #buffer(): SharedArrayBuffer {
    return this.#memory.buffer as unknown as SharedArrayBuffer;
  }

  #room(bytes: number): number {
    const at = this.#used;
    this.#used += (bytes + 15) & ~15;
    const missing = this.#used - this.#buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return at;
  }
}

const compiled = new Map<string, WebAssembly.Module>();

function compiledFrom({ href }: URL): WebAssembly.Module {
  const known = compiled.get(href);
  if (known) return known;
  let code: Uint8Array<ArrayBuffer>;
  try {
    code = readFileSync(new URL(href));
  } catch (error) {
    throw new Error('The inner loops are not built yet: run `npm run build`.', { cause: error });
  }
  const module = new WebAssembly.Module(code);
  compiled.set(href, module);
  return module;
}
