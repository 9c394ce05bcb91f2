import { isIP } from 'node:net';
import type { Config } from '#config.ts';
import { bare, isLoopback } from '#loopback.ts';

/** Somebody whom this process may reach, because a setting names them. */
export interface Target {
  /** Host name or address, lower case, without brackets; or the path of a socket of this machine. */
  readonly host: string;
  /** Absent: any port; 0: none, the name alone may be looked up. */
  readonly port?: number;
  /** The setting that names it, or the source that was switched on. */
  readonly setting: string;
}

/** Whom a process may reach. Whoever is not named is refused. */
export interface Rules {
  readonly offline: boolean;
  readonly targets: readonly Target[];
}

/** Host names, lower case, of a comma-separated setting. */
export const hostList = (setting: string | undefined): ReadonlySet<string> =>
  new Set((setting ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || []));

/** Host and port of an http or https address. */
export function placeOf(address: string): { readonly host: string; readonly port: number } {
  const { hostname, port, protocol } = new URL(address);
  return { host: bare(hostname), port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}

/** Host and port of a mail server's address (RFC 8314: 465 where it begins with TLS, else 587). */
function mailTarget(address: string): Omit<Target, 'setting'> {
  const { hostname, port, protocol } = new URL(address);
  return { host: bare(hostname), port: Number(port) || (protocol === 'smtps:' ? 465 : 587) };
}

/** Where PostgreSQL listens if an address does not say. */
const DATABASE_PORT = 5432;

/**
 * Where the database of an address is: its host, or its socket of this machine, whose folder libpq takes for a host.
 */
export function databaseTarget(address: string): Omit<Target, 'setting'> {
  const { hostname, port, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const number = Number(searchParams.get('port') ?? port) || DATABASE_PORT;
  if (host.startsWith('/')) return { host: `${host}/.s.PGSQL.${number}`, port: 0 };
  return { host: bare(host || 'localhost'), port: number };
}

const isHere = (host: string): boolean => host.startsWith('/') || isLoopback(host);

/**
 * What the settings permit: the database, the search engine, the store of files, the endpoint of the model, the mail
 * server, the provider of sign-ins, the hosts of webhooks, the collector of traces, and nothing else.
 */
export function rulesOf({
  HOST,
  PRIORA_OFFLINE: offline,
  PRIORA_MODEL_URL: model,
  PRIORA_WEBHOOK_HOSTS: webhooks = '',
  PRIORA_MAIL_URL: mail,
  PRIORA_OIDC_ISSUER: issuer,
  PRIORA_OIDC_HOSTS: providers = '',
  PRIORA_DATABASE_URL: database,
  PRIORA_SEARCH_URL: search,
  PRIORA_S3_BUCKET: bucket,
  PRIORA_S3_REGION: region,
  PRIORA_TRACES_URL: traces,
  PRIORA_S3_ENDPOINT: endpoint = `https://${bucket}.s3.${region}.amazonaws.com`,
}: Pick<
  Config,
  | 'HOST'
  | 'PRIORA_OFFLINE'
  | 'PRIORA_MODEL_URL'
  | 'PRIORA_WEBHOOK_HOSTS'
  | 'PRIORA_MAIL_URL'
  | 'PRIORA_OIDC_ISSUER'
  | 'PRIORA_OIDC_HOSTS'
  | 'PRIORA_DATABASE_URL'
  | 'PRIORA_SEARCH_URL'
  | 'PRIORA_S3_BUCKET'
  | 'PRIORA_S3_REGION'
  | 'PRIORA_S3_ENDPOINT'
  | 'PRIORA_TRACES_URL'
>): Rules {
  const named: Target[] = [
    ...(database === undefined ? [] : [{ ...databaseTarget(database), setting: 'PRIORA_DATABASE_URL' }]),
    ...(search?.split(',') ?? []).map((each) => ({ ...placeOf(each), setting: 'PRIORA_SEARCH_URL' })),
    ...(bucket === undefined ? [] : [{ ...placeOf(endpoint), setting: 'PRIORA_S3_BUCKET' }]),
    ...(model === undefined ? [] : [{ ...placeOf(model), setting: 'PRIORA_MODEL_URL' }]),
    ...(traces === undefined ? [] : [{ ...placeOf(traces), setting: 'PRIORA_TRACES_URL' }]),
    ...(mail === undefined ? [] : [{ ...mailTarget(mail), setting: 'PRIORA_MAIL_URL' }]),
    ...(issuer === undefined
      ? []
      : [
          { ...placeOf(issuer), setting: 'PRIORA_OIDC_ISSUER' },
          ...[...hostList(providers)].map((host) => ({
            ...placeOf(`https://${host}`),
            setting: 'PRIORA_OIDC_HOSTS',
          })),
        ]),
    ...webhooks
      .split(',')
      .map((host) => bare(host.trim()))
      .filter((host) => host !== '')
      .map((host) => ({ host, setting: 'PRIORA_WEBHOOK_HOSTS' })),
  ];
  const reached = offline ? named.filter(({ host }) => isHere(host)) : named;
  // to listen under a name, it is looked up
  const own = isIP(bare(HOST)) === 0 ? [{ host: bare(HOST), port: 0, setting: 'HOST' }] : [];
  return { offline, targets: [...reached, ...own] };
}

/** Whether a connection is permitted; without a port: whether the name may be looked up. */
export const permits = ({ targets }: Rules, host: string, port?: number): boolean =>
  targets.some(
    (target) => target.host === bare(host) && (port === undefined || target.port === undefined || target.port === port),
  );

/** Whether a socket of this machine is permitted. */
export const permitsPath = ({ targets }: Rules, path: string): boolean => targets.some(({ host }) => host === path);

/** Whether a permitted connection goes to the database in which the installation keeps its stores. */
export const isOwnDatabase = (
  rules: Rules,
  attempt: { readonly permitted: boolean; readonly host: string; readonly port?: number },
): boolean =>
  attempt.permitted &&
  permits(
    { ...rules, targets: rules.targets.filter(({ setting }) => setting === 'PRIORA_DATABASE_URL') },
    attempt.host,
    attempt.port,
  );
