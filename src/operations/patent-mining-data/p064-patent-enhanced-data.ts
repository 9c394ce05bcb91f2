import { type Patent, priorityDate } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { p064BasicPatentDataPatentEnhancedData } from '#contract/generated/patent-mining-data.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { shownTexts, wireLanguage } from '#operations/shared/wire-text.ts';
import { mapInSlices } from '#turns.ts';

const FIELDS = ['application_type', 'earliest_priority_date', 'first_claim', 'first_publication'] as const;
/** The digit that numbers of Chinese applications have for what is sought: invention, utility model, design. */
const APPLICATION_TYPES = { A: 1, B: 1, U: 2, D: 3 } as const;

function wanted(list: string | undefined): ReadonlySet<string> {
  const named = (list ?? '')
    .split(',')
    .map((field) => field.trim())
    .filter(Boolean);
  const unknown = named.find((field) => !(FIELDS as readonly string[]).includes(field));
  if (unknown)
    throw new ServiceError(
      'invalid_request',
      `fields: "${unknown.slice(0, 60)}" is unknown; use ${FIELDS.join(', ')}.`,
      {
        field: 'fields',
        accepts: FIELDS,
      },
    );
  return new Set(named.length > 0 ? named : FIELDS);
}

/** The first stored publication of each patent's application, by date, in the order of the patents. */
async function firstPublications(shown: readonly Patent[], corpus: Corpus) {
  const applications = [...new Set(shown.flatMap(({ application_number }) => application_number ?? []))];
  const ids = await corpus.identify(patents, 'application', applications);
  const dated = (await corpus.get(patents, [...new Set([...ids.values()].flat())]))
    .filter(({ publication_date }) => publication_date !== undefined)
    .sort((a, b) => a.publication_date! - b.publication_date!);
  return shown.map(({ application_number, demo }) => {
    const first = dated.find((one) => one.application_number === application_number && one.demo === demo);
    return application_number && first && { pn: first.publication_number, pbdt: first.publication_date };
  });
}

export default patentLookup({
  contract: p064BasicPatentDataPatentEnhancedData,
  path: '/basic-patent-data/patent_enhanced_data',
  summary: 'Kind of application, earliest priority, first claim, first publication',
  description:
    'application_type is 1 for inventions, 2 for utility models, 3 for designs. first_publication is the first one of the same application that the corpus has.',
  async rows(shown, { asked: { fields }, note }, { corpus }) {
    const want = wanted(fields);
    const firsts = want.has('first_publication') ? await firstPublications(shown, corpus) : [];
    // the text of a claim is unpacked
    return mapInSlices([...shown.entries()], ([index, patent]) => {
      const first = firsts[index];
      if (want.has('first_publication') && !first)
        note(`${patent.publication_number} has no first_publication: its application or dates are not known.`);
      return {
        application_type: want.has('application_type') ? APPLICATION_TYPES[patent.patent_type] : undefined,
        earliest_priority_date: want.has('earliest_priority_date') ? priorityDate(patent) : undefined,
        first_claim: want.has('first_claim')
          ? shownTexts(patent.claims).flatMap(({ lang, claims: [claim] }) =>
              claim ? [{ claim_text: claim.text, lang: wireLanguage(lang) }] : [],
            )
          : undefined,
        first_publication: first || undefined,
      };
    });
  },
});
