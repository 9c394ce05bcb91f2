import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 43; // 62^43 > 2^256
const CHECKSUM_LENGTH = 6; // 62^6 > 2^32
const SHAPE = new RegExp(`^sk-[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/** What can be said of a text sent as a key without looking it up. */
export type KeyShape = 'well_formed' | 'mistyped' | 'no_key';

/**
 * Makes an API key: `sk-`, 256 random bits as 43 base62 digits (0-9, A-Z, a-z; most significant first, padded with 0),
 * then the CRC-32 (as in zlib) of those 43 characters as 6 base62 digits, so that a key with a typing error is told
 * apart from an unknown one.
 */
export function makeKey(random: Uint8Array = randomBytes(32)): string {
  const secret = base62(BigInt(`0x${Buffer.from(random).toString('hex')}`), SECRET_LENGTH);
  return `sk-${secret}${checksum(secret)}`;
}

/** Tells a key from a mistyped one and from anything else, by shape and checksum alone. */
export function keyShape(text: string): KeyShape {
  if (!SHAPE.test(text)) return text.startsWith('sk-') ? 'mistyped' : 'no_key';
  const body = text.slice(3);
  return checksum(body.slice(0, SECRET_LENGTH)) === body.slice(SECRET_LENGTH) ? 'well_formed' : 'mistyped';
}

/** SHA-256 of the key, hexadecimal: the only form in which a key is stored. 256 bits of entropy need no slow hash. */
export const keyHash = (key: string): string => hash('sha256', key);

/** What lists show of a key: enough to recognise it, too little to use it. */
export const keyHint = (key: string): string => `${key.slice(0, 7)}…${key.slice(-4)}`;

/** Replaces everything in a text that looks like a key or a token for one, for logs and messages. */
export const redactKeys = (text: string): string =>
  text.replace(/[st]k-[\w-]+/g, (run) => {
    const last = [...run.matchAll(/\w{16,}/g)].at(-1);
    return last ? `${run.slice(0, 3)}[redacted]${run.slice(last.index + last[0].length)}` : run;
  });

const checksum = (secret: string): string => base62(BigInt(crc32(secret)), CHECKSUM_LENGTH);

function base62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; rest > 0n; rest /= 62n) digits = ALPHABET[Number(rest % 62n)] + digits;
  return digits.padStart(length, '0');
}
