import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What a browser keeps for us until it is back: nobody reads or changes it (AES-256-GCM), and after a time it is void.
 */
export function sealer(secret: () => Promise<Uint8Array>, purpose: string, life_ms: number, clock: () => number) {
  let derived: Buffer | undefined;
  const key = async () => {
    derived ??= createHash('sha256')
      .update(`${purpose}\0`)
      .update(await secret())
      .digest();
    return derived;
  };
  return {
    async seal(value: object): Promise<string> {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', await key(), iv);
      const text = JSON.stringify({ value, until: clock() + life_ms });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    /** Undefined for what was not sealed here, was changed, or is too old. */
    async open(sealed: string): Promise<unknown> {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const cipher = createDecipheriv('aes-256-gcm', await key(), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
        const { value, until } = JSON.parse(text.toString('utf8')) as { value: unknown; until: number };
        return until > clock() && until <= clock() + life_ms ? value : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
