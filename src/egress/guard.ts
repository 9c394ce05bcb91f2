import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net, { isIP } from 'node:net';
import { systemClock } from '#clock.ts';
import { isLoopback } from '#loopback.ts';
import { permits, permitsPath, type Rules } from './rules.ts';

/** A try of this process to reach somebody. */
export interface Attempt {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `name`: a look-up of a host name, told only where it is refused. */
  readonly kind: 'connection' | 'datagram' | 'name';
  readonly host: string;
  readonly port?: number;
  readonly permitted: boolean;
  /** Bytes written, known when the connection has ended. */
  readonly sent_bytes: number;
}

/** A connection that no setting permits. */
export class EgressRefused extends Error {
  override readonly name = 'EgressRefused';
  readonly code = 'EGRESS_REFUSED';
}

interface Guard {
  readonly rules: Rules;
  readonly noted: (attempt: Attempt) => void;
}

let guard: Guard | undefined;

/** What a call of `connect` of a socket asks for, in every form that Node.js takes. */
function asked(args: readonly unknown[]): { readonly path?: string; readonly host: string; readonly port?: number } {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) {
    const { path, host, port } = first as { path?: string; host?: string; port?: number | string };
    return path ? { path, host: '' } : { host: host || 'localhost', port: Number(port) };
  }
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { path: first, host: '' };
  return { host: typeof second === 'string' ? second : 'localhost', port: Number(first) };
}

function refusal(what: string, { rules }: Guard): EgressRefused {
  const why = rules.offline
    ? 'the service is offline (PRIORA_OFFLINE)'
    : 'no setting names it (PRIORA_MODEL_URL, PRIORA_WEBHOOK_HOSTS, PRIORA_MAIL_URL, PRIORA_OIDC_ISSUER, PRIORA_DATABASE_URL, PRIORA_SEARCH_URL and PRIORA_S3_BUCKET do), and no source that is switched on';
  return new EgressRefused(`${what} is not reached: ${why}.`);
}

/** A refused try, noted. */
function refused(kind: Attempt['kind'], host: string, port: number | undefined, by: Guard): EgressRefused {
  by.noted({ at: systemClock(), kind, host, ...(port !== undefined && { port }), permitted: false, sent_bytes: 0 });
  return refusal(port === undefined ? host : `${host}:${port}`, by);
}

/** Whether a look-up asks nobody: this machine, addresses (except for their names), names that a setting permits. */
const mayLookUp = (host: unknown, by: Guard, backwards: boolean) =>
  typeof host !== 'string' ||
  host === '' ||
  isLoopback(host) ||
  (!backwards && isIP(host) !== 0) ||
  permits(by.rules, host);

function guardSockets(): void {
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    const by = guard!;
    const { path, host, port } = asked(args);
    if (path !== undefined && permitsPath(by.rules, path)) return connect.apply(this, args as never);
    if (path === undefined && permits(by.rules, host, port)) {
      const at = systemClock();
      this.once('close', () => {
        by.noted({ at, kind: 'connection', host, port: port!, permitted: true, sent_bytes: this.bytesWritten });
      });
      return connect.apply(this, args as never);
    }
    const error = refused('connection', path ?? host, path === undefined ? port : undefined, by);
    process.nextTick(() => this.destroy(error));
    return this;
  } as never;
  for (const name of ['send', 'connect'] as const) {
    const own = dgram.Socket.prototype[name] as (...args: unknown[]) => unknown;
    dgram.Socket.prototype[name] = function (this: dgram.Socket, ...args: unknown[]) {
      const host = args.slice(1).find((each) => typeof each === 'string') as string | undefined;
      if (host === undefined || isLoopback(host)) return own.apply(this, args);
      throw refused('datagram', host, undefined, guard!);
    } as never;
  }
}

type Resolving = Record<string, (...args: any[]) => any>;

/** Look-ups leave the machine too: what is asked of a name server may be the secret itself. */
function guardNames(): void {
  const names = (of: object) => Object.keys(of).filter((name) => /^(lookup|resolve|reverse)/.test(name));
  const backwards = (name: string) => name === 'reverse' || name === 'lookupService';
  const called = (of: Resolving) => {
    for (const name of names(of)) {
      const own = of[name]!;
      of[name] = function (this: unknown, host: unknown, ...rest: unknown[]) {
        if (mayLookUp(host, guard!, backwards(name))) return own.call(this, host, ...rest);
        const error = refused('name', String(host), undefined, guard!);
        process.nextTick(rest.at(-1) as (error: Error) => void, error);
      };
    }
  };
  const promised = (of: Resolving) => {
    for (const name of names(of)) {
      const own = of[name]!;
      of[name] = async function (this: unknown, host: unknown, ...rest: unknown[]) {
        if (mayLookUp(host, guard!, backwards(name))) return own.call(this, host, ...rest);
        throw refused('name', String(host), undefined, guard!);
      };
    }
  };
  called(dns as never);
  called(dns.Resolver.prototype as never);
  promised(dns.promises as never);
  promised(dns.promises.Resolver.prototype as never);
}

/**
 * From now on this thread reaches whom the rules permit and nobody else, whichever part of the program or of a library
 * tries: sockets, TLS, HTTP, fetch and WebSockets all connect here, datagrams and look-ups of names are asked too.
 * What is refused fails with `EgressRefused`, before a byte leaves. Called again, the newest rules and listener hold.
 */
export function guardEgress(rules: Rules, noted: (attempt: Attempt) => void): void {
  const first = guard === undefined;
  guard = { rules, noted };
  if (!first) return;
  guardSockets();
  guardNames();
  syncBuiltinESMExports();
}
