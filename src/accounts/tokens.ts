import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a token stands for its key, in seconds: clients of the interface fetch a new one after 25 to 30 minutes. */
export const TOKEN_LIFE_S = 1_800;

const HASH_BYTES = 32;
const TIME_BYTES = 6;
const MAC_BYTES = 32;
const TOKEN = /^tk-([A-Za-z0-9_-]{94})$/;

/** Whether a text has the form of a token, whoever signed it. */
export const looksLikeToken = (text: string): boolean => TOKEN.test(text);

/** What a token says: the key that it stands for, and until when (epoch milliseconds). */
export interface TokenClaim {
  /** As `keyHash` gives it. */
  readonly key_hash: string;
  readonly expires_at: number;
}

/**
 * Tokens that stand for a key for a while: `tk-`, then base64url of the key's SHA-256, the time of expiry in epoch
 * seconds (6 bytes, big-endian) and HMAC-SHA256 of both under a secret of the installation. Nothing is stored: whoever
 * reads one looks the key up by its hash, so that a deleted key takes its tokens along.
 */
export function tokenSigner(secret: Uint8Array): {
  sign(claim: TokenClaim): string;
  /** Undefined for what is no token, or one that another secret signed. An expired one is read. */
  read(text: string): TokenClaim | undefined;
} {
  const mac = (body: Uint8Array) => createHmac('sha256', secret).update('token').update(body).digest();
  return {
    sign({ key_hash, expires_at }) {
      const body = Buffer.alloc(HASH_BYTES + TIME_BYTES);
      body.write(key_hash, 'hex');
      body.writeUIntBE(Math.floor(expires_at / 1000), HASH_BYTES, TIME_BYTES);
      return `tk-${Buffer.concat([body, mac(body)]).toString('base64url')}`;
    },
    read(text) {
      const bytes = Buffer.from(TOKEN.exec(text)?.[1] ?? '', 'base64url');
      if (bytes.length !== HASH_BYTES + TIME_BYTES + MAC_BYTES) return undefined;
      const body = bytes.subarray(0, HASH_BYTES + TIME_BYTES);
      if (!timingSafeEqual(mac(body), bytes.subarray(HASH_BYTES + TIME_BYTES))) return undefined;
      return {
        key_hash: body.toString('hex', 0, HASH_BYTES),
        expires_at: body.readUIntBE(HASH_BYTES, TIME_BYTES) * 1000,
      };
    },
  };
}
