import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import type { Call } from '#operation.ts';
import { simpleBibliography } from '#operations/shared/bibliography.ts';
import { wireParties } from '#operations/shared/documents.ts';
import { drawingLinks, drawingsOf } from '#operations/shared/drawings.ts';
import { textHolders } from '#operations/shared/family-text.ts';
import { descriptionText, wireLanguage } from '#operations/shared/wire-text.ts';
import { claimHtml } from '#patents/claims.ts';
import type { Services } from '#services.ts';
import { familyMembers } from './list-row.ts';

const isOriginal = (text: { origin: string }) => text.origin === 'original';

/** Everything about one patent; `lang` picks the language of the translations. */
export async function patentDetail(
  patent: Patent,
  { lang = 'cn', replace_by_related: replace }: { readonly lang?: string; readonly replace_by_related?: number },
  call: Pick<Call, 'account' | 'signal' | 'note'>,
  services: Services,
) {
  const [shown = []] = await drawingsOf(services.corpus, [patent]);
  const links = await drawingLinks(patent, shown, call, services);
  const holderOf = async (has: (p: Patent) => boolean) =>
    replace === 1 ? (await textHolders([patent], has, services))[0]! : patent;
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
  const [family = []] = await familyMembers(services.corpus, [patent.publication_number], call.note);
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
    fulltext_image: links.flatMap((path) => (path === undefined ? [] : [{ image_type: 'drawings', path }])),
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
