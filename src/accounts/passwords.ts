import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ServiceError } from '#errors.ts';
import { signsToGuess } from './password-strength.ts';
import { folded } from './sign-in-limits.ts';

const unbounded = promisify(argon2);
/**
 * Derivations at once: each takes a core for a twentieth of a second, and a volley of them would keep the event loop
 * from its own.
 */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

const derive: typeof unbounded = async (...given: Parameters<typeof unbounded>) => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await unbounded(...given);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
};

/** Argon2id with 19 MiB, 2 passes, 1 lane. @see OWASP Password Storage Cheat Sheet; RFC 9106 for the algorithm. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const SHORTEST = 10;
const LONGEST = 200;
/** Fewest signs that somebody who knows common passwords has to guess. */
const LEAST_TO_GUESS = 6;
/** Parts of a name that are longer than this must not be in the password; shorter ones stand in many words. */
const SHORT_PART = 3;

/**
 * @throws ServiceError `invalid_request` for a password that is too short or too long, holds the name, or is made of
 * common words, runs along the alphabet or keyboard, and repetitions.
 */
export function checkPassword(password: string, name: string): void {
  const length = [...password].length;
  const problem =
    length < SHORTEST
      ? `it has ${length} characters, at least ${SHORTEST} are needed`
      : length > LONGEST
        ? `it has ${length} characters, at most ${LONGEST} are accepted`
        : partsOf(name).some((part) => part.length > SHORT_PART && folded(password).includes(part))
          ? 'it holds your name'
          : signsToGuess(folded(password), partsOf(name)) < LEAST_TO_GUESS
            ? 'common words, sequences and repetitions are guessed first; several words that have nothing to do with each other are not'
            : undefined;
  if (problem) throw new ServiceError('invalid_request', `Choose another password: ${problem}.`, { field: 'password' });
}

/** The name and the words that it has. */
const partsOf = (name: string): string[] => [
  ...new Set([folded(name), ...folded(name).split(/[ ._@+-]/)].filter((part) => part.length >= SHORT_PART)),
];

/** A password as it is stored, in the PHC string format: `$argon2id$v=19$m=...,t=...,p=...$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...COST, message: password.normalize('NFC'), nonce });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Whether this is the password of a stored hash, whatever cost it was made with. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = STORED.exec(stored) ?? [];
  if (!salt || !tag) return false;
  const expected = Buffer.from(tag, 'base64url');
  const given = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected);
}
