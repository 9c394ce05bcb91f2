import { mkdir } from 'node:fs/promises';
import type { OperationsApi } from '#operations/index.ts';
import { type Client, createClient, Failure } from '../../../sdk/typescript/src/index.ts';
import { COMMAND } from '../command.ts';
import { UsageError } from '../failure.ts';

/** Where a command finds the service, as its options say; else `PRIORA_URL` and `PRIORA_KEY`. */
export interface Place {
  readonly url?: string;
  readonly key?: string;
}

const HERE = 'http://127.0.0.1:8080';
/** Calls that are refused because others are served are made again. */
const RETRIES = 5;

/** Address and key of the service, checked. @throws UsageError */
export function placeOf({ url = process.env.PRIORA_URL || HERE, key = process.env.PRIORA_KEY }: Place) {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new UsageError(`"${url}" is no address of a service; for example: --url ${HERE}`);
  if (!key)
    throw new UsageError(
      `No API key: set PRIORA_KEY, or give --key. To make one: ${COMMAND} keys create --name terminal`,
    );
  return { url: parsed.href.replace(/(?<!\/)\/+$/, ''), key };
}

/** A client of the service that a command was told to ask. @throws UsageError */
export function connect(place: Place): Client<OperationsApi> {
  const { url, key } = placeOf(place);
  return createClient<OperationsApi>({ base: url, key, retries: RETRIES });
}

export const nobodyAt = (url: string): UsageError =>
  new UsageError(`There is no service at ${url}. Start it, or name another with --url.`);

/** What went wrong with a call, in words for a person at a terminal. */
export function explained(error: unknown, place: Place): unknown {
  if (!(error instanceof Failure)) return error;
  const { url } = placeOf(place);
  if (error.code === 'unreachable') return nobodyAt(url);
  if (error.status === 401) return new UsageError(`${url} does not know this key: ${error.message}`);
  return new UsageError(error.message);
}

/** Runs a command against the service, and words what goes wrong. */
export async function asking<T>(place: Place, run: (client: Client<OperationsApi>) => Promise<T>): Promise<T> {
  const client = connect(place);
  try {
    return await run(client);
  } catch (error) {
    throw explained(error, place);
  }
}

/** Makes a folder that is to be written into, before work that could not be kept. @throws UsageError */
export async function folderFor(out: string): Promise<void> {
  try {
    await mkdir(out, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' || code === 'ENOTDIR' ? 'there is a file of that name' : String(code);
    throw new UsageError(`Nothing can be written into ${out}: ${why}. Name another place with --out.`);
  }
}

/** Prints text; a JSON value with `--json`. */
export const print = (text: string): void => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

/** Colours on a terminal that wants them alone. */
export const bold = (text: string): string =>
  process.stdout.isTTY && !process.env.NO_COLOR ? `\u001b[1m${text}\u001b[22m` : text;

/** A whole number from an option. @throws UsageError */
export function whole(option: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new UsageError(`${option} takes a whole number from 1 to ${most.toLocaleString('en')}.`);
  return value;
}
