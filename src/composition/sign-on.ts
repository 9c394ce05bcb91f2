import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import { hostList } from '#egress/rules.ts';
import type { Provider } from '#management/index.ts';
import { StartError } from './start-error.ts';
import { storesOf } from './stores.ts';

/** Sign-in by the provider of a company, if one is configured. Nobody is asked before somebody signs in. */
export async function providerOf(config: Config, steady: Clock): Promise<Provider | undefined> {
  const { PRIORA_OIDC_ISSUER: issuer, PRIORA_OIDC_CLIENT_ID: client_id, PRIORA_OIDC_GROUPS: groups } = config;
  if (issuer === undefined || client_id === undefined || groups === undefined) return undefined;
  const { groupRules, singleSignOn } = await import('#accounts/single-sign-on.ts');
  const { PRIORA_OIDC_CLIENT_SECRET: client_secret, PRIORA_OIDC_NAME: name } = config;
  try {
    const rules = groupRules(groups);
    const sign_on = singleSignOn(
      {
        ...{ issuer, client_id, rules, scopes: config.PRIORA_OIDC_SCOPES },
        ...{ groups_claim: config.PRIORA_OIDC_GROUPS_CLAIM, link_claim: config.PRIORA_OIDC_LINK_CLAIM },
        ...{ hosts: hostList(config.PRIORA_OIDC_HOSTS) },
        ...(client_secret !== undefined && { client_secret }),
        ...(name !== undefined && { name }),
      },
      steady,
    );
    return { sign_on, secret: storesOf(config).secret('sign-on-secret', 'sign-ins under way') };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new StartError('data_dir', cause.message, { cause });
  }
}
