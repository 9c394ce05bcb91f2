import { isIP } from 'node:net';
import { isPublicAddress } from '#egress/addresses.ts';
import { ServiceError } from '#errors.ts';

/**
 * The address of a webhook, if it is one of a host that the installation allows.
 * @throws ServiceError `invalid_request` with the remedy.
 */
export function webhookAddress(text: string, hosts: ReadonlySet<string>): URL {
  const refused = (message: string) => new ServiceError('invalid_request', message, { field: 'webhook' });
  if (hosts.size === 0) throw refused('Webhooks are off: the operator allows hosts in PRIORA_WEBHOOK_HOSTS.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw refused('A webhook is an address that begins with https:// and has no user name in it.');
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (!hosts.has(host)) throw refused(`The host ${host} is not among those that PRIORA_WEBHOOK_HOSTS allows.`);
  if (isIP(host) !== 0 && !isPublicAddress(host))
    throw refused(`${host} is an address of this machine or of a private network: nothing is sent there.`);
  return url;
}
