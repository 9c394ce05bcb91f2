import type { Managed, Of } from '../api.ts';

/** A document as its page reads it: the record and what stands around it. */
export type PatentPage = Managed<'GET /patents/:number'>;
export type PatentRecord = PatentPage['record'];
export type Claim = Of<Of<PatentRecord['claims']>['claims']>;
export type Party = Of<PatentRecord['applicants']>;
/** Another publication, as far as it is known. */
export type Around = Of<PatentPage['cited_by']>;
type Text = Pick<Of<PatentRecord['titles']>, 'lang' | 'origin'>;

/**
 * The texts of one language and origin (`en-original`), as published unless another is chosen; what it lacks, as
 * published.
 */
export function textsOf(record: PatentRecord, chosen?: string) {
  const usual = <T extends Text>(texts: readonly T[]): T | undefined =>
    texts.find(({ origin }) => origin === 'original') ?? texts.find(({ lang }) => lang === 'en') ?? texts[0];
  const pick = <T extends Text>(texts: readonly T[]): T | undefined =>
    texts.find((each) => nameOf(each) === chosen) ?? usual(texts);
  const isUsual = (texts: readonly Text[]) => pick(texts) === usual(texts);
  const first = usual(record.claims) ?? usual(record.abstracts) ?? usual(record.descriptions) ?? usual(record.titles);
  return {
    title: pick(record.titles),
    abstract: pick(record.abstracts),
    claims: pick(record.claims),
    description: pick(record.descriptions),
    /** Whether these are the texts that the marks of a search count in. */
    published: {
      title: isUsual(record.titles),
      abstract: isUsual(record.abstracts),
      claims: isUsual(record.claims),
      description: isUsual(record.descriptions),
    },
    /** The name of the text that is shown where none is chosen. */
    shown: first && nameOf(first),
  };
}

const nameOf = ({ lang, origin }: Text): string => `${lang}-${origin}`;

/** A paragraph as people cite it: by its printed number, `[0012]`; where none is printed, by its id, `p12`. */
export const paragraphName = ({
  paragraph_number,
  paragraph_id = '',
}: {
  readonly paragraph_number?: string;
  readonly paragraph_id?: string;
}): string => (paragraph_number === undefined ? paragraph_id : `[${paragraph_number}]`);
