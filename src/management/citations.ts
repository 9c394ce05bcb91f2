import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsByNumber, relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';

/** A patent family of a citation graph; a publication that is not stored is a family of its own. */
export interface CitedFamily {
  /** The publication that stands for it: the one cited or citing first named. */
  readonly id: string;
  /** Stored members, by date. */
  readonly members: readonly string[];
  readonly stored: boolean;
  readonly title?: string;
  readonly owner?: string;
  /** Earliest publication of the stored members, yyyyMMdd; else as the citation says. */
  readonly date?: number;
  /** 0: the document's own family; -1, -2: cited, and cited by what is cited; 1, 2: citing, and citing what cites. */
  readonly level: number;
}

export interface CitationEdge {
  /** Ids of families: the citing and the cited one. */
  readonly from: string;
  readonly to: string;
  /** X, Y, A ... where a search report names them. */
  readonly categories: readonly string[];
}

export interface CitationGraph {
  readonly families: readonly CitedFamily[];
  readonly edges: readonly CitationEdge[];
  /** Families of a level that are left out, beyond `MOST_OF_LEVEL`. */
  readonly left_out: number;
}

export const MOST_OF_LEVEL = 80;
/** Families whose own citations are looked at for the second level. */
const LOOKED_AT = 25;

/**
 * Who cites whom around a publication, families merged: citations of any member count for the family, citations inside
 * it do not.
 *
 * @param depth 1: neighbours; 2: neighbours of the neighbours too
 * @param lang of the titles, where there is one in it
 */
export async function citationGraph(
  corpus: Corpus,
  record: Patent,
  depth: 1 | 2,
  lang: 'en' | 'zh' = 'en',
): Promise<CitationGraph> {
  const families = new Map<string, CitedFamily & { records: readonly Patent[] }>();
  /** Publication number, with and without kind code -> id of its family. */
  const familyOf = new Map<string, string>();
  const edges = new Map<string, CitationEdge>();
  let left_out = 0;

  /** Takes publications in as families of a level; those known keep theirs. */
  async function take(numbers: readonly { publication_number: string; date?: number }[], level: number) {
    const unknown = [...new Map(numbers.map((each) => [each.publication_number, each])).values()].filter(
      ({ publication_number }) => !familyOf.has(publication_number),
    );
    const stored = new Map<string, Patent>();
    for (const found of await patentsByNumber(
      corpus,
      unknown.map((each) => each.publication_number),
    )) {
      stored.set(found.publication_number, found);
      stored.set(withoutKind(found), found);
    }
    const relations = await relationsOf(corpus, [
      ...new Set([...stored.values()].map((each) => each.publication_number)),
    ]);
    let taken = [...families.values()].filter((each) => each.level === level).length;
    for (const { publication_number, date } of unknown) {
      if (familyOf.has(publication_number)) continue;
      const found = stored.get(publication_number);
      const known = found && (familyOf.get(found.publication_number) ?? familyOf.get(withoutKind(found)));
      if (known) {
        familyOf.set(publication_number, known);
        continue;
      }
      if (taken >= MOST_OF_LEVEL) {
        left_out += 1;
        continue;
      }
      taken += 1;
      const members = found
        ? (relations.get(found.publication_number)?.simple_family.members ?? []).filter((each) => each.stored)
        : [];
      const records = found
        ? await corpus.get(
            patents,
            members.map((each) => each.publication_number),
          )
        : [];
      const id = found?.publication_number ?? publication_number;
      const dates = records.flatMap((each) => each.publication_date ?? []);
      const shown = found && brief(found, lang);
      families.set(id, {
        id,
        members: records.map((each) => each.publication_number),
        stored: found !== undefined,
        ...shown,
        ...((dates.length > 0 || date) && { date: dates.length > 0 ? Math.min(...dates) : date! }),
        level,
        records,
      });
      for (const name of [
        publication_number,
        id,
        ...records.flatMap((each) => [each.publication_number, withoutKind(each)]),
      ])
        familyOf.set(name, id);
    }
  }

  const join = (from: string | undefined, to: string | undefined, categories: readonly string[] = []) => {
    if (!from || !to || from === to) return;
    const key = `${from} ${to}`;
    const before = edges.get(key)?.categories ?? [];
    edges.set(key, { from, to, categories: [...new Set([...before, ...categories])].sort() });
  };

  async function cited(of: readonly string[], level: number) {
    const cites = of.flatMap((id) =>
      families.get(id)!.records.flatMap((each) => each.cites.map((cite) => ({ id, cite }))),
    );
    await take(
      cites.map(({ cite }) => cite),
      level,
    );
    for (const { id, cite } of cites) join(id, familyOf.get(cite.publication_number), cite.categories);
  }

  async function citing(of: readonly string[], level: number) {
    const members = of.flatMap((id) => families.get(id)!.records.map((each) => ({ id, pn: each.publication_number })));
    const relations = await relationsOf(
      corpus,
      members.map(({ pn }) => pn),
    );
    const citers = members.flatMap(({ id, pn }) => (relations.get(pn)?.cited_by ?? []).map((citer) => ({ id, citer })));
    await take(
      citers.map(({ citer: { publication_number, publication_date } }) => ({
        publication_number,
        ...(publication_date && { date: publication_date }),
      })),
      level,
    );
    for (const { id, citer } of citers) join(familyOf.get(citer.publication_number), id, citer.categories);
  }

  await take([{ publication_number: record.publication_number }], 0);
  const own = [...families.keys()];
  await cited(own, -1);
  await citing(own, 1);
  if (depth === 2) {
    const of = (level: number) =>
      [...families.values()].filter((each) => each.level === level && each.stored).map(({ id }) => id);
    const [back, forward] = [of(-1), of(1)];
    await cited(back.slice(0, LOOKED_AT), -2);
    await citing(forward.slice(0, LOOKED_AT), 2);
  }
  return {
    families: [...families.values()].map(({ records: _, ...family }) => family),
    edges: [...edges.values()],
    left_out,
  };
}

const withoutKind = ({ authority, doc_number }: Patent) => `${authority}${doc_number}`;

/** A line about another document: in the reader's language where there is one, else in English, else as published. */
export const brief = (record: Patent, lang: 'en' | 'zh') => {
  const title = [lang, 'en'].flatMap((wanted) => record.titles.find((each) => each.lang === wanted) ?? [])[0];
  const owner = (record.applicants[0] ?? record.assignees[0])?.name;
  const text = (title ?? record.titles[0])?.text;
  return { ...(text && { title: text }), ...(owner && { owner }) };
};
