import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsById, patentsByNumber } from '#collections/patents/relations.ts';
import { d009PatentQuerySearchPatentDetail } from '#contract/generated/custom-aggregate-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { simpleBibliography } from '#operations/shared/bibliography.ts';
import { wireParties } from '#operations/shared/documents.ts';
import { textHolders } from '#operations/shared/family-text.ts';
import { patentIds, publicationNumbers } from '#operations/shared/number-list.ts';
import { descriptionText, wireLanguage } from '#operations/shared/wire-text.ts';
import { claimHtml } from '#patents/claims.ts';
import type { Services } from '#services.ts';
import { familyMembers } from './list-row.ts';
import { aggregateRequest } from './search-body.ts';

const isOriginal = (text: { origin: string }) => text.origin === 'original';

/** Everything about one patent; `lang` picks the language of the translations. */
async function detail(patent: Patent, lang: string, replace: number | undefined, services: Services) {
  const holderOf = async (has: (p: Patent) => boolean) => (await textHolders([patent], has, replace, services))[0]!;
  const [claimed, described, abstracted] = await Promise.all([
    holderOf((p) => p.claims.length > 0),
    holderOf((p) => p.descriptions.length > 0),
    holderOf((p) => p.abstracts.length > 0),
  ]);
  const related = (holder: Patent) => (holder === patent ? {} : { pn_related: holder.publication_number });
  const wanted = (text: { lang: string; origin: string }) =>
    !isOriginal(text) && wireLanguage(text.lang) === lang.toUpperCase();
  const plain = (holder: Patent) => (text: { lang: string; text: string }) => ({
    lang: wireLanguage(text.lang),
    text: text.text,
    ...related(holder),
  });
  const original = (holder: Patent) => (text: { lang: string; text: string }) => ({
    ...plain(holder)(text),
    data_format: 'original',
  });
  const claimText = (set: Patent['claims'][number]) => ({ lang: set.lang, text: claimHtml(set.claims) });
  const paragraphs = (set: Patent['descriptions'][number]) => ({
    lang: set.lang,
    text: descriptionText(set.paragraphs),
  });
  const { publication_reference, application_reference, patent_type, reference_cited } = simpleBibliography(patent);
  const [family = []] = await familyMembers(services.corpus, [patent]);
  return {
    patent_id: patentId(patent.publication_number),
    pn: patent.publication_number,
    title: patent.titles.filter(isOriginal).map(original(patent)),
    title_translation: patent.titles.filter(wanted).map(plain(patent)),
    abstracts: abstracted.abstracts.filter(isOriginal).map(original(abstracted)),
    abstracts_translation: abstracted.abstracts.filter(wanted).map(plain(abstracted)),
    claims: claimed.claims.filter(isOriginal).map((set) => ({
      claim_text: claimHtml(set.claims),
      claim_independent_count: set.claims.filter((claim) => claim.independent).length,
      lang: wireLanguage(set.lang),
      data_format: 'original',
      ...related(claimed),
    })),
    claims_translation: claimed.claims.filter(wanted).map(claimText).map(plain(claimed)),
    description: described.descriptions.filter(isOriginal).map(paragraphs).map(original(described)),
    description_translation: described.descriptions.filter(wanted).map(paragraphs).map(plain(described)),
    fulltext_image: [],
    bibliographic_data: {
      publication_reference,
      application_reference,
      patent_type,
      applicants: wireParties(originalOwners(patent)),
      assignees: wireParties(patent.assignees),
      inventors: wireParties(patent.inventors),
      inpadoc_family: family,
      reference_cited,
    },
  };
}

/** The patent shown in full: the one named, else the first or last of the page. */
async function shown(
  body: { patent_id?: string; pn?: string; posiofpat?: 'first' | 'last' },
  page: readonly Patent[],
  { corpus }: Services,
): Promise<Patent | undefined> {
  const ids = patentIds('patent_id', body.patent_id);
  const numbers = ids.length > 0 ? [] : publicationNumbers('pn', body.pn);
  if (ids.length === 0 && numbers.length === 0) return body.posiofpat === 'last' ? page.at(-1) : page[0];
  const [found] = ids.length > 0 ? await patentsById(corpus, ids) : await patentsByNumber(corpus, numbers);
  if (found) return found;
  throw new ServiceError('invalid_request', `${body.patent_id ?? body.pn} is not in the corpus.`, {
    field: ids.length > 0 ? 'patent_id' : 'pn',
  });
}

export default defineOperation({
  contract: d009PatentQuerySearchPatentDetail,
  path: '/search/patent/query-search-patent-detail',
  summary: 'One patent of a search in full, with the page of hits around it',
  errors: ['invalid_query'],
  example: { body: { query_text: 'TTL: gripper', lang: 'en', offset: 0, replace_by_related: 1 } },
  async handle({ body, signal }, services) {
    const found = await services.corpus.search(patents, aggregateRequest(body, signal));
    const page = await services.corpus.get(
      patents,
      found.hits.map((hit) => hit.id),
    );
    const patent = await shown(body, page, services);
    return {
      ...(patent && { patent_detail: await detail(patent, body.lang ?? 'cn', body.replace_by_related, services) }),
      patent_list: page.map((p) => ({ patent_id: patentId(p.publication_number), pn: p.publication_number })),
      result_count: page.length,
      total_search_result_count: found.total,
    };
  },
});
