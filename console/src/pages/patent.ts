import type { Mark } from '../api.ts';

interface Text {
  readonly lang: string;
  readonly origin: string;
}
export interface Claim {
  readonly number: number;
  readonly text: string;
  readonly independent: boolean;
  readonly parents: readonly number[];
}
export interface Party {
  readonly name: string;
}
type Section = 'field' | 'background' | 'summary' | 'drawings' | 'embodiments' | 'other';

/** What the console reads of a patent record. */
export interface PatentRecord {
  readonly publication_number: string;
  readonly publication_date?: number;
  readonly grant_date?: number;
  readonly filing_date?: number;
  readonly expiry_date?: number;
  readonly application_number?: string;
  readonly priorities: readonly { number: string; date?: number }[];
  readonly titles: readonly (Text & { text: string })[];
  readonly abstracts: readonly (Text & { text: string })[];
  readonly claims: readonly (Text & { claims: readonly Claim[] })[];
  readonly descriptions: readonly (Text & {
    paragraphs: readonly { id: string; number?: string; section: Section; heading?: true; text: string }[];
  })[];
  readonly applicants: readonly Party[];
  readonly assignees: readonly Party[];
  readonly current_assignees: readonly Party[];
  readonly inventors: readonly Party[];
  readonly ipc: readonly string[];
  readonly cpc: readonly string[];
  readonly cites_literature: readonly { text: string }[];
  readonly legal_events: readonly {
    date?: number;
    code?: string;
    text?: string;
    details?: Readonly<Record<string, string>>;
  }[];
  readonly legal_status?: { simple: number };
  readonly figures: readonly {
    id: string;
    label?: string;
    caption?: string;
    drawn: boolean;
    width_px?: number;
    height_px?: number;
  }[];
  readonly demo?: true;
}

export interface Around {
  readonly publication_number: string;
  readonly title?: string;
  readonly owner?: string;
  readonly publication_date?: number;
  readonly stored: boolean;
  readonly categories?: readonly string[];
}

export interface PatentPage {
  readonly record: PatentRecord;
  readonly cites: readonly {
    publication_number: string;
    categories?: readonly string[];
    stored?: Omit<Around, 'stored'>;
  }[];
  readonly cited_by: readonly Around[];
  readonly simple_family: readonly string[];
  readonly extended_family: readonly Around[];
  readonly marks?: Readonly<Record<string, readonly Mark[]>>;
}

/** The texts of one language and origin (`en-original`), as published unless another is chosen; what it lacks, as published. */
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
