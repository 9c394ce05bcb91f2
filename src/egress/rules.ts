import { isIP } from 'node:net';
import type { Config } from '#config.ts';
import { bare, isLoopback } from '#loopback.ts';

/** Somebody whom this process may reach, because a setting names them. */
export interface Target {
  /** Host name or address, lower case, without brackets. */
  readonly host: string;
  /** Absent: any port; 0: none, the name alone may be looked up. */
  readonly port?: number;
  /** The setting that names it. */
  readonly setting: string;
}

/** Whom a process may reach. Whoever is not named is refused. */
export interface Rules {
  readonly offline: boolean;
  readonly targets: readonly Target[];
}

/** Host and port of an http or https address. */
export function placeOf(address: string): { readonly host: string; readonly port: number } {
  const { hostname, port, protocol } = new URL(address);
  return { host: bare(hostname), port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}

/** What the settings permit: the endpoint of the model and the hosts of webhooks, and nothing else. */
export function rulesOf({
  HOST,
  PRIORA_OFFLINE: offline,
  PRIORA_MODEL_URL: model,
  PRIORA_WEBHOOK_HOSTS: webhooks = '',
}: Pick<Config, 'HOST' | 'PRIORA_OFFLINE' | 'PRIORA_MODEL_URL' | 'PRIORA_WEBHOOK_HOSTS'>): Rules {
  const named: Target[] = [
    ...(model === undefined ? [] : [{ ...placeOf(model), setting: 'PRIORA_MODEL_URL' }]),
    ...webhooks
      .split(',')
      .map((host) => bare(host.trim()))
      .filter((host) => host !== '')
      .map((host) => ({ host, setting: 'PRIORA_WEBHOOK_HOSTS' })),
  ];
  const reached = offline ? named.filter(({ host }) => isLoopback(host)) : named;
  // to listen under a name, it is looked up
  const own = isIP(bare(HOST)) === 0 ? [{ host: bare(HOST), port: 0, setting: 'HOST' }] : [];
  return { offline, targets: [...reached, ...own] };
}

/** Whether a connection is permitted; without a port: whether the name may be looked up. */
export const permits = ({ targets }: Rules, host: string, port?: number): boolean =>
  targets.some(
    (target) => target.host === bare(host) && (port === undefined || target.port === undefined || target.port === port),
  );
