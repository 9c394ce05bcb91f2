import { type Static, Type } from '#typebox.mjs';
import { Day } from '../patents/day.ts';
import { TaggedIds } from '../tags/tagged.ts';

/** ISO 639, lower case; `und` where the source does not say and the text does not tell. */
const Lang = Type.String({ pattern: '^[a-z]{2,3}$' });
const Text = Type.String({ minLength: 1 });

/** A text as readable text; `raw` as the source has it, where marks or formulas were made readable. */
export const WorkText = Type.Object({
  lang: Lang,
  origin: Type.Enum(['original', 'office', 'machine']),
  text: Text,
  raw: Type.Optional(Text),
});

/** Where an author worked, as printed and as a source resolved it. */
export const Affiliation = Type.Object({
  /** As printed. */
  text: Type.Optional(Text),
  /** As resolved, with identities of `companies` (`ror:05ppvf150`, `openalex:I70931966`). */
  name: Type.Optional(Text),
  ids: Type.Optional(Type.Array(Type.String())),
  /** Two letters, ISO 3166. */
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** As the source calls it: education, company, healthcare ... */
  type: Type.Optional(Text),
});

export const Author = Type.Object({
  /** As printed: `Maria Lymperaiou`, or the name of a group. */
  name: Text,
  family: Type.Optional(Text),
  given: Type.Optional(Text),
  /** A group of people that signs as one. */
  group: Type.Optional(Type.Literal(true)),
  /** `0000-0001-6187-6610`. */
  orcid: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{4}-\\d{4}-\\d{3}[\\dX]$' })),
  role: Type.Optional(Type.Enum(['editor', 'translator', 'other'])),
  affiliations: Type.Optional(Type.Array(Affiliation)),
});

/** What a work cites, in its order. */
export const Reference = Type.Object({
  /** As printed, where the source has it. */
  text: Type.Optional(Text),
  /** As `Work.ids`. */
  ids: Type.Array(Type.String()),
  title: Type.Optional(Text),
  /** Of the first author. */
  author: Type.Optional(Text),
  year: Type.Optional(Type.Integer({ minimum: 1000, maximum: 2200 })),
  venue: Type.Optional(Text),
  volume: Type.Optional(Text),
  page: Type.Optional(Text),
});

export const BODY_KINDS = ['heading', 'paragraph', 'table', 'caption'] as const;
/** One unit of a full text, in reading order. */
export const BodyUnit = Type.Object({
  /** Stable within the work: `p1`, `p2` ... */
  id: Type.String({ pattern: '^p[1-9][0-9]*$' }),
  kind: Type.Enum([...BODY_KINDS]),
  /** Heading of the section that it stands in. */
  section: Type.Optional(Text),
  text: Text,
});

export const NOTICES = ['retraction', 'correction', 'concern', 'update', 'comment', 'other'] as const;
/** A retraction, correction or the like: what was published about this work, or what this work says about another. */
export const Notice = Type.Object({
  kind: Type.Enum([...NOTICES]),
  /** `of`: this work is the notice; `by`: the notice is about this work. */
  side: Type.Enum(['of', 'by']),
  ids: Type.Array(Type.String()),
  date: Type.Optional(Day),
  text: Type.Optional(Text),
});

const Subject = Type.Object({ scheme: Text, text: Text, code: Type.Optional(Text) });
const Heading = Type.Object({
  heading: Text,
  ui: Type.Optional(Text),
  major: Type.Optional(Type.Literal(true)),
  qualifiers: Type.Optional(Type.Array(Text)),
});

/** Who gave a part; see `PartGiver`. */
export const Giver = Type.Object({ source: Text, key: Text, as_of: Type.Optional(Type.String()) });

/** A published work: article, preprint, book, chapter, thesis, data set. Unknown is absent. */
export const Work = Type.Object({
  /** UUID of the best identity: DOI, PMID, arXiv, OpenAlex, PMCID, the source's own, else title, year and author. */
  id: Type.String(),
  /** `doi:10.1000/x`, `pmid:123`, `arxiv:2603.11048`, `openalex:W1`, `pmcid:PMC1`, `own:...`; see `works/ids.ts`. */
  ids: Type.Array(Type.String()),
  keys: Type.Array(Type.String()),
  contested: Type.Optional(Type.Array(Type.String())),
  provenance: Type.Array(Giver, { minItems: 1 }),
  /** As the source calls it, in lower case with hyphens: `journal-article`, `preprint`, `book-chapter`. */
  type: Type.Optional(Text),
  titles: Type.Array(WorkText),
  abstracts: Type.Array(WorkText),
  authors: Type.Array(Author),
  /** Journal, book or server in which it stands; `ids` are those of `journals` (`issn:2167-8359`). */
  venue: Type.Optional(
    Type.Object({ name: Type.Optional(Text), short: Type.Optional(Text), ids: Type.Array(Type.String()) }),
  ),
  publisher: Type.Optional(Text),
  volume: Type.Optional(Text),
  issue: Type.Optional(Text),
  pages: Type.Optional(Text),
  /** First publication, in whatever form; a month or year alone has zeros. */
  published: Type.Optional(Day),
  published_print: Type.Optional(Day),
  published_online: Type.Optional(Day),
  /** A date that says more or less than a day does, as printed: `2023 Sep-Oct`. */
  date_text: Type.Optional(Text),
  languages: Type.Array(Lang),
  keywords: Type.Array(Text),
  subjects: Type.Array(Subject),
  mesh: Type.Array(Heading),
  references: Type.Array(Reference),
  /** How many references the work has, where the source says so. */
  reference_count: Type.Optional(Type.Integer({ minimum: 0 })),
  funding: Type.Array(
    Type.Object({
      name: Type.Optional(Text),
      ids: Type.Optional(Type.Array(Type.String())),
      awards: Type.Optional(Type.Array(Text)),
    }),
  ),
  notices: Type.Array(Notice),
  retracted: Type.Optional(Type.Literal(true)),
  licence: Type.Optional(Text),
  /** Full text, where it is there. */
  body: Type.Array(BodyUnit),
  /** Ids of things that it names: follows from the dictionary, never stored. */
  tagged: Type.Optional(TaggedIds),
  parts: Type.Optional(Type.Array(Type.Unknown())),
  demo: Type.Optional(Type.Literal(true)),
});

export type WorkText = Static<typeof WorkText>;
export type Affiliation = Static<typeof Affiliation>;
export type Author = Static<typeof Author>;
export type Reference = Static<typeof Reference>;
export type BodyUnit = Static<typeof BodyUnit>;
export type Notice = Static<typeof Notice>;
export type Work = Static<typeof Work>;

/** The lists of a work of which nothing is known yet: fresh arrays each time. */
export const emptyWork = () =>
  ({
    titles: [],
    abstracts: [],
    authors: [],
    languages: [],
    keywords: [],
    subjects: [],
    mesh: [],
    references: [],
    funding: [],
    notices: [],
    body: [],
  }) satisfies Partial<Work>;
