import { defineCollection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Static, Type } from '#typebox.mjs';
import { documentOf } from './patents/families/facts.ts';
import type { Patent } from './patents/patent.ts';
import { patents as patentCollection } from './patents/patents.ts';

/** Figures of one file that are kept. */
export const MOST_FIGURES = 60;
/** Bytes of one file that is kept. */
export const MOST_PAGE_BYTES = 24 * 1024 * 1024;

/**
 * `facsimile`: the publication as printed, whole; `page`: one page of it; `drawing`: a sheet or picture of its text.
 */
export const PAGE_ROLES = ['facsimile', 'page', 'drawing'] as const;
export type PageRole = (typeof PAGE_ROLES)[number];

/** A file of an office that belongs to one publication. */
export const OfficePage = Type.Object({
  /** `US20250204297A1`; without kind code where neither name nor first page tells it. */
  publication: Type.String({ pattern: '^[A-Z]{2}[0-9A-Z]+$', maxLength: 40 }),
  role: Type.Enum([...PAGE_ROLES]),
  /** As in the office's delivery, by which the text names it; never a path. */
  name: Type.String({ pattern: '^[^/\\\\]+$', maxLength: 200 }),
  kind: Type.Enum(['pdf', 'tif', 'png', 'jpg']),
  bytes: Type.Integer({ minimum: 1, maximum: MOST_PAGE_BYTES }),
  /** Base64. */
  content: Type.String({ minLength: 4, maxLength: Math.ceil(MOST_PAGE_BYTES / 3) * 4 }),
  /**
   * The figures of a design's sheet (TIFF), cut out of it, each a PNG as base64: so that no search has to. Absent of
   * what was not cut.
   */
  figures: Type.Optional(Type.Array(Type.String({ minLength: 4 }), { maxItems: MOST_FIGURES })),
  source: Type.String({ minLength: 1 }),
  file: Type.Optional(Type.String()),
});
export type OfficePage = Static<typeof OfficePage>;

export const officePageId = ({ publication, role, name }: Pick<OfficePage, 'publication' | 'role' | 'name'>): string =>
  `${publication} ${role} ${name}`;

/** What the id of such a file says of it. */
export function officePageOf(id: string): Pick<OfficePage, 'publication' | 'role' | 'name'> | undefined {
  const [publication, role, ...rest] = id.split(' ');
  const known = PAGE_ROLES.find((one) => one === role);
  return publication && known ? { publication, role: known, name: rest.join(' ') } : undefined;
}

/** Facsimiles and drawings of offices, imported long before or after the publications that they are of. */
export const officePages = defineCollection({
  name: 'office_pages',
  record: OfficePage,
  id: officePageId,
  defaultField: 'PN',
  fields: {
    PN: { kind: 'keyword', label: 'Publication', of: (p) => p.publication },
    ROLE: { kind: 'keyword', label: 'facsimile, page or drawing', of: (p) => p.role, facet: true },
    KIND: { kind: 'keyword', label: 'Kind of file', of: (p) => p.kind, facet: true },
  },
  links: {
    publications: {
      label: 'Publication that it is of',
      to: 'patents',
      by: 'number',
      of: (p) => [documentOf(p.publication)],
      back: 'pages',
    },
  },
  apart: ['content', 'figures'],
});

/** Ids of files of offices about each patent, those of another publication of the same number left out. */
export async function pagesOf(
  corpus: Pick<Corpus, 'links'>,
  patents: readonly Patent[],
): Promise<(readonly (Pick<OfficePage, 'role' | 'name'> & { readonly id: string })[])[]> {
  const numbers = [...new Set(patents.map(({ publication_number }) => publication_number))];
  const links = await corpus.links(patentCollection, numbers, 'pages');
  return patents.map(({ publication_number }) =>
    (links.get(publication_number)?.records ?? [])
      .flatMap(({ id, stored }) => {
        const page = stored ? officePageOf(id) : undefined;
        const own = page && [publication_number, documentOf(publication_number)].includes(page.publication);
        return page && own ? [{ id, role: page.role, name: page.name }] : [];
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
}
