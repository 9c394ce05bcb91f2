import { createRequire } from 'node:module';

/** What of ONNX Runtime is used. It is no dependency of the service: an operator adds it. */
export interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}
export interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, Tensor>>>;
}
export interface Runtime {
  readonly InferenceSession: { create(network: Uint8Array, how: object): Promise<Session> };
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown;
}

/** What an operator does to have networks run. */
export const HOW_TO_HAVE_RUNTIME =
  'the operator adds it with `npm install --no-save --ignore-scripts onnxruntime-node@1.30.0` in the folder of the service';

const require = createRequire(import.meta.url);

/** Whether networks can be run here: looks, and loads nothing. */
export function hasRuntime(): boolean {
  try {
    require.resolve('onnxruntime-node');
    return true;
  } catch {
    return false;
  }
}

/** Undefined where it is not installed, or not for this machine. */
export function runtime(): Runtime | undefined {
  try {
    return require('onnxruntime-node') as Runtime;
  } catch {
    return undefined;
  }
}
