/**
 * A language model of a few kilobytes with random weights, as a GGUF file: it says nothing sensible, but a real
 * inference server loads it and speaks its protocol. Architecture `llama`, one layer; the vocabulary is the 256 bytes
 * and the printable ASCII characters.
 * @see https://github.com/ggml-org/ggml/blob/master/docs/gguf.md version 3
 */

const WIDTH = 64;
const HEADS = 4;
const HIDDEN = 128;
const CONTEXT = 4_096;
const ALIGNMENT = 32;

type Value =
  | { readonly type: 'uint32' | 'float32'; readonly value: number }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'strings'; readonly value: readonly string[] }
  | { readonly type: 'floats' | 'ints'; readonly value: readonly number[] };

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const uint64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const float32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const text = (value: string): Buffer => Buffer.concat([uint64(Buffer.byteLength(value)), Buffer.from(value)]);
const list = (type: number, items: readonly Buffer[]): Buffer =>
  Buffer.concat([uint32(9), uint32(type), uint64(items.length), ...items]);

function encoded(given: Value): Buffer {
  switch (given.type) {
    case 'uint32':
      return Buffer.concat([uint32(4), uint32(given.value)]);
    case 'float32':
      return Buffer.concat([uint32(6), float32(given.value)]);
    case 'bool':
      return Buffer.concat([uint32(7), Buffer.from([given.value ? 1 : 0])]);
    case 'string':
      return Buffer.concat([uint32(8), text(given.value)]);
    case 'strings':
      return list(8, given.value.map(text));
    case 'floats':
      return list(6, given.value.map(float32));
    case 'ints':
      return list(5, given.value.map(int32));
  }
}

/** Numbers in (-1, 1) that are the same in every run. @see Park and Miller, CACM 31 (1988) */
function random(): () => number {
  let state = 20_240_229;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  };
}

/** The file's bytes; equal in every run. */
export function tinyGguf(): Buffer {
  const printable = Array.from({ length: 95 }, (_, i) => (i === 0 ? '\u2581' : String.fromCharCode(32 + i)));
  const tokens = [
    '<unk>',
    '<s>',
    '</s>',
    ...Array.from({ length: 256 }, (_, i) => `<0x${i.toString(16).toUpperCase().padStart(2, '0')}>`),
    ...printable,
  ];
  // 1 normal, 2 unknown, 3 control, 6 byte
  const types = tokens.map((_, i) => (i === 0 ? 2 : i < 3 ? 3 : i < 259 ? 6 : 1));
  const settings: Record<string, Value> = {
    'general.architecture': { type: 'string', value: 'llama' },
    'general.name': { type: 'string', value: 'tiny random' },
    'general.file_type': { type: 'uint32', value: 0 },
    'general.alignment': { type: 'uint32', value: ALIGNMENT },
    'llama.context_length': { type: 'uint32', value: CONTEXT },
    'llama.embedding_length': { type: 'uint32', value: WIDTH },
    'llama.block_count': { type: 'uint32', value: 1 },
    'llama.feed_forward_length': { type: 'uint32', value: HIDDEN },
    'llama.attention.head_count': { type: 'uint32', value: HEADS },
    'llama.attention.head_count_kv': { type: 'uint32', value: HEADS },
    'llama.attention.layer_norm_rms_epsilon': { type: 'float32', value: 1e-5 },
    'llama.rope.dimension_count': { type: 'uint32', value: WIDTH / HEADS },
    'llama.vocab_size': { type: 'uint32', value: tokens.length },
    'tokenizer.ggml.model': { type: 'string', value: 'llama' },
    'tokenizer.ggml.tokens': { type: 'strings', value: tokens },
    'tokenizer.ggml.scores': { type: 'floats', value: tokens.map((_, i) => -i) },
    'tokenizer.ggml.token_type': { type: 'ints', value: types },
    'tokenizer.ggml.bos_token_id': { type: 'uint32', value: 1 },
    'tokenizer.ggml.eos_token_id': { type: 'uint32', value: 2 },
    'tokenizer.ggml.unknown_token_id': { type: 'uint32', value: 0 },
    'tokenizer.ggml.add_bos_token': { type: 'bool', value: true },
  };
  const next = random();
  const noise = (count: number, scale: number) => Float32Array.from({ length: count }, () => next() * scale);
  const ones = (count: number) => new Float32Array(count).fill(1);
  // Only printable characters are ever likely: the rows of all other tokens are nought.
  const output = noise(WIDTH * tokens.length, 2);
  output.fill(0, 0, 259 * WIDTH);
  const tensors: readonly (readonly [name: string, dimensions: readonly number[], data: Float32Array])[] = [
    ['token_embd.weight', [WIDTH, tokens.length], noise(WIDTH * tokens.length, 1)],
    ['blk.0.attn_norm.weight', [WIDTH], ones(WIDTH)],
    ...['q', 'k', 'v', 'output'].map(
      (part) => [`blk.0.attn_${part}.weight`, [WIDTH, WIDTH], noise(WIDTH * WIDTH, 0.3)] as const,
    ),
    ['blk.0.ffn_norm.weight', [WIDTH], ones(WIDTH)],
    ['blk.0.ffn_gate.weight', [WIDTH, HIDDEN], noise(WIDTH * HIDDEN, 0.3)],
    ['blk.0.ffn_up.weight', [WIDTH, HIDDEN], noise(WIDTH * HIDDEN, 0.3)],
    ['blk.0.ffn_down.weight', [HIDDEN, WIDTH], noise(WIDTH * HIDDEN, 0.3)],
    ['output_norm.weight', [WIDTH], ones(WIDTH)],
    ['output.weight', [WIDTH, tokens.length], output],
  ];
  const head: Buffer[] = [
    Buffer.from('GGUF'),
    uint32(3),
    uint64(tensors.length),
    uint64(Object.keys(settings).length),
    ...Object.entries(settings).map(([key, value]) => Buffer.concat([text(key), encoded(value)])),
  ];
  const padded = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;
  let offset = 0;
  for (const [name, dimensions, data] of tensors) {
    head.push(text(name), uint32(dimensions.length), ...dimensions.map(uint64), uint32(0), uint64(offset));
    offset += padded(data.byteLength);
  }
  const start = Buffer.concat(head);
  const bytes = Buffer.alloc(padded(start.length) + offset);
  start.copy(bytes);
  let at = padded(start.length);
  for (const [, , data] of tensors) {
    Buffer.from(data.buffer, data.byteOffset, data.byteLength).copy(bytes, at);
    at += padded(data.byteLength);
  }
  return bytes;
}
