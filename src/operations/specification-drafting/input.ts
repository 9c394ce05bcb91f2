import { ServiceError } from '#errors.ts';
import { languageOf } from '#language/script.ts';
import { claimsToDraft, MOST_CLAIMS } from '#skills/draft-specification/claims.ts';
import type { FigureLink, SpecificationData } from './data.ts';

/** @throws ServiceError `invalid_request` for texts without words, or more claims than are read. */
export function firstData({ claim, disclosure }: { claim: string; disclosure: string }): SpecificationData {
  for (const [field, text] of Object.entries({ claim, disclosure }))
    if (!/\p{L}/u.test(text))
      throw new ServiceError(
        'invalid_request',
        `${field}: it has no words; paste the ${field === 'claim' ? 'claims, numbered from 1' : 'inventor’s text'}.`,
        { field },
      );
  const { claims } = claimsToDraft(claim);
  if (claims.length === 0)
    throw new ServiceError(
      'invalid_request',
      'claim: no claim was found; number the claims 1., 2., 3. at the beginning of lines.',
      { field: 'claim' },
    );
  if (claims.length > MOST_CLAIMS)
    throw new ServiceError('invalid_request', `claim: ${claims.length} claims, at most ${MOST_CLAIMS} are read.`, {
      field: 'claim',
      limit: MOST_CLAIMS,
    });
  return { claim, disclosure, lang: languageOf(claim) };
}

/**
 * What an address of an upload names. The address is never fetched: its parts are looked up in the service's own store.
 * @throws ServiceError `invalid_request` for any other address.
 */
export function figureLink(url: string, index: number, base_url: string): FigureLink {
  const refused = (why: string) =>
    new ServiceError(
      'invalid_request',
      `urls[${index}]: ${why}; upload the drawing with /image-search/image-upload and send the address that it answers.`,
      { field: `urls[${index}]` },
    );
  const parsed = URL.parse(url);
  if (!parsed || parsed.origin !== URL.parse(base_url)?.origin) throw refused('it is no address of this service');
  const [, id, name] = /\/files\/([0-9a-f]{32})\/([\w.-]{1,100})$/.exec(parsed.pathname) ?? [];
  const expires = parsed.searchParams.get('expires') ?? '';
  const signature = parsed.searchParams.get('signature') ?? '';
  if (!id || !name || !expires || !signature) throw refused('it is no address of an upload');
  return { id, name, expires, signature };
}
