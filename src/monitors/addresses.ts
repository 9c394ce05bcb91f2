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

/** RFC 5321: 64 for who it is, 255 for where. Of plain addresses alone: no quotes, no comments, no routes. */
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8})$/;

/**
 * The address, if mail may go there.
 * @param permitted Addresses, and domains whose every address is permitted; lower case. Empty: mail is off.
 * @throws ServiceError `invalid_request` with the remedy.
 */
export function mailAddress(text: string, permitted: ReadonlySet<string>): string {
  const refused = (message: string) => new ServiceError('invalid_request', message, { field: 'mail' });
  if (permitted.size === 0) throw refused('Mail is off: the operator names a server in PRIORA_MAIL_URL.');
  const domain = ADDRESS.exec(text)?.[1]?.toLowerCase();
  if (domain === undefined) throw refused('That is no mail address: write it as somebody@example.org.');
  if (!permitted.has(domain) && !permitted.has(text.toLowerCase()))
    throw refused(`Mail to ${text} is not permitted: PRIORA_MAIL_TO names neither it nor its domain.`);
  return text;
}
