import type { Configuration } from 'openid-client';
import { bodyWithin } from '#egress/body.ts';
import { ServiceError } from '#errors.ts';
import { isLoopback } from '#loopback.ts';
import type { Role } from './user-store.ts';

/** What somebody of a group is here. */
export interface GroupRule {
  /** As the provider names it; `*`: everybody whom the provider lets in. */
  readonly group: string;
  /** Name of the account. */
  readonly account: string;
  readonly role: Role;
  readonly operator: boolean;
}

export interface SingleSignOnOptions {
  /** Address of the provider, as its tokens name it. */
  readonly issuer: string;
  readonly client_id: string;
  /** Absent: a public client, held by PKCE alone. */
  readonly client_secret?: string;
  readonly scopes: string;
  /** Claim with the groups of a person. */
  readonly groups_claim: string;
  /** Claim by which the company's directory knows a person. */
  readonly link_claim: string;
  readonly rules: readonly GroupRule[];
  /** Hosts beside the issuer's own that its description may name. */
  readonly hosts: ReadonlySet<string>;
  /** How people call the provider. */
  readonly name?: string;
}

/** What must come back unchanged from a sign-in that was begun. */
export interface Begun {
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636). */
  readonly verifier: string;
}

/** Who somebody is by the word of the provider. */
export interface Identity {
  readonly issuer: string;
  /** The provider's own name of the person, which is never anybody else's. */
  readonly subject: string;
  readonly name: string;
  /** By which the company's directory knows the person; absent: the provider did not say. */
  readonly link?: string;
  readonly groups: readonly string[];
  /** The provider has more groups of the person than it writes into a token, and wrote none. */
  readonly groups_left_out: boolean;
}

export interface SingleSignOn {
  readonly name: string;
  readonly rules: readonly GroupRule[];
  /** Where the browser is to go, and what is to be kept for when it is back. */
  begin(redirect_uri: string): Promise<{ readonly url: string; readonly begun: Begun }>;
  /**
   * Who has come back with an answer of the provider.
   * @param answered The address at which the browser has come back: `redirect_uri` with the answer.
   * @throws ServiceError `sign_in_refused` for an answer that is none of this sign-in; `busy` if the provider cannot be
   * asked.
   */
  finish(answered: URL, begun: Begun): Promise<Identity>;
}

const RULE = /^(.+)=([^=]+):(owner|member)(\+operator)?$/;

/**
 * Rules as `group=account:role`, separated by semicolons: names of groups may have commas and equals signs.
 * @throws RangeError that names the one that is none.
 */
export function groupRules(text: string): readonly GroupRule[] {
  const written = text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return written.map((each) => {
    const [, group, account, role, operator] = RULE.exec(each) ?? [];
    if (group === undefined)
      throw new RangeError(
        `PRIORA_OIDC_GROUPS has "${each}": write group=account:member or group=account:owner, with +operator for whoever runs the installation.`,
      );
    return { group: group.trim(), account: account!.trim(), role: role as Role, operator: operator !== undefined };
  });
}

/** The first rule that fits decides. */
export const ruleOf = (rules: readonly GroupRule[], groups: readonly string[]): GroupRule | undefined =>
  rules.find(({ group }) => group === '*' || groups.includes(group));

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1024 * 1024;
const MOST_GROUPS = 2000;
/** A description of the provider holds so long; a failure to get it so short. */
const KNOWN_MS = 3_600_000;
const FAILED_MS = 5000;

const NAME_CLAIMS = ['preferred_username', 'name', 'email'] as const;

/**
 * Sign-in by the provider of a company (OpenID Connect Core 1.0: authorization code with PKCE). The library and the
 * provider's description are got by the first sign-in; whoever does not sign in reaches nobody.
 * @param now Milliseconds that do not jump.
 */
export function singleSignOn(options: SingleSignOnOptions, now: () => number): SingleSignOn {
  const { issuer, client_id, client_secret, scopes, groups_claim, link_claim, rules } = options;
  const at = new URL(issuer);
  const hosts = new Set([at.host, ...options.hosts]);
  const plain = at.protocol === 'http:' && isLoopback(at.hostname);
  let known: { readonly configuration: Promise<Configuration>; until: number } | undefined;

  /** Asks hosts that settings name, for a bounded time and size. */
  const ask = async (address: string, init?: RequestInit): Promise<Response> => {
    const { host, protocol } = new URL(address);
    if (!hosts.has(host) || (protocol !== 'https:' && !plain))
      throw new ServiceError(
        'internal',
        `The provider at ${at.host} leads to ${host}, which no setting names: add it to PRIORA_OIDC_HOSTS if it is its own.`,
      );
    const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return new Response(await bounded(response), { status: response.status, headers: response.headers });
  };

  const configured = (): Promise<Configuration> => {
    if (known && now() < known.until) return known.configuration;
    const configuration = (async () => {
      const client = await import('openid-client');
      const found = await client.discovery(
        at,
        client_id,
        undefined,
        client_secret === undefined ? client.None() : client.ClientSecretBasic(client_secret),
        { [client.customFetch]: ask as never, ...(plain && { execute: [client.allowInsecureRequests] }) },
      );
      // also where the token has come straight from the provider: a proxy on the way changes nothing unseen
      client.enableNonRepudiationChecks(found);
      return found;
    })();
    const kept = { configuration, until: now() + KNOWN_MS };
    known = kept;
    configuration.catch(() => {
      kept.until = now() + FAILED_MS;
    });
    return configuration;
  };

  return {
    name: options.name ?? at.host,
    rules,
    async begin(redirect_uri) {
      const [client, configuration] = await Promise.all([import('openid-client'), told(configured(), at.host)]);
      const begun = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        ...{ redirect_uri, scope: scopes, state: begun.state, nonce: begun.nonce },
        ...{ code_challenge: await client.calculatePKCECodeChallenge(begun.verifier), code_challenge_method: 'S256' },
      });
      return { url: url.href, begun };
    },
    async finish(answered, { state, nonce, verifier }) {
      const [client, configuration] = await Promise.all([import('openid-client'), told(configured(), at.host)]);
      const tokens = await told(
        client.authorizationCodeGrant(configuration, answered, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        }),
        at.host,
      );
      let claims: Readonly<Record<string, unknown>> = tokens.claims()!;
      const subject = String(claims.sub);
      const lacks =
        [groups_claim, link_claim].some((name) => claims[name] === undefined) ||
        NAME_CLAIMS.every((name) => claims[name] === undefined);
      if (lacks && configuration.serverMetadata().userinfo_endpoint !== undefined)
        claims = {
          ...(await told(client.fetchUserInfo(configuration, tokens.access_token, subject), at.host)),
          ...claims,
        };
      const groups = [claims[groups_claim] ?? []].flat().filter((each) => typeof each === 'string');
      const name = NAME_CLAIMS.map((each) => claims[each]).find((each) => typeof each === 'string' && each !== '');
      const link = claims[link_claim];
      return {
        ...{ issuer, subject, name: String(name ?? subject), groups: groups.slice(0, MOST_GROUPS) },
        groups_left_out: isLeftOut(claims, groups_claim),
        ...(typeof link === 'string' && link !== '' && { link }),
      };
    },
  };
}

/**
 * Whether a claim is told elsewhere (OpenID Connect Core 5.6.2): what Entra ID does from 200 groups on (`_claim_names`,
 * or `hasgroups` alone), with an address of another service. Nobody there is asked: no setting names it, and a token
 * for it would be needed that opens more than groups.
 */
function isLeftOut(claims: Readonly<Record<string, unknown>>, claim: string): boolean {
  if (claims[claim] !== undefined) return false;
  const elsewhere = claims._claim_names;
  return (
    (typeof elsewhere === 'object' && elsewhere !== null && Object.hasOwn(elsewhere, claim)) ||
    (claim === 'groups' && [true, 'true'].includes(claims.hasgroups as boolean))
  );
}

/** @throws ServiceError if there is more than an answer of a provider has. */
async function bounded(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!response.body) return null;
  const bytes = await bodyWithin(response.body, MOST_BYTES);
  if (!bytes) throw new ServiceError('internal', 'The provider has answered with more than a megabyte.');
  return new Uint8Array(bytes);
}

/** What the provider, or the way to it, could not do, as something that can be acted upon. */
async function told<T>(work: Promise<T>, host: string): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const fault = innermost(cause);
    if (fault instanceof ServiceError) throw fault;
    const { name = '', code = '', message = '' } = fault as { name?: string; code?: string; message?: string };
    if (name === 'TimeoutError' || name === 'EgressRefused' || WAYS.test(code))
      throw new ServiceError(
        'busy',
        `The provider at ${host} cannot be reached. Check PRIORA_OIDC_ISSUER and the network.`,
        { retry_after_s: 5 },
        { cause },
      );
    throw new ServiceError('sign_in_refused', `The provider's answer was not accepted: ${message}`, {}, { cause });
  }
}

/** Codes of the operating system and of Node.js for a host that is not reached. */
const WAYS = /^(E[A-Z]{4,}|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|EGRESS_REFUSED|UND_ERR)/;

function innermost(fault: unknown): unknown {
  let inner = fault;
  for (let depth = 0; depth < 5 && inner instanceof Error && inner.cause instanceof Error; depth++) inner = inner.cause;
  return inner;
}
