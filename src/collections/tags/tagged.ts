import type { Completion } from '#corpus/collection.ts';
import { type Static, Type } from '#typebox.mjs';

/** What records have whose documents are tagged, see `tags.ts`. */

/** Kinds of things that texts are tagged with. */
export const TAGGED_KINDS = ['disease', 'drug', 'target'] as const;
export type TaggedKind = (typeof TAGGED_KINDS)[number];

const Id = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** Of tags, what the fields are made of. */
interface TagsOfDocument {
  readonly things: readonly {
    readonly id: string;
    readonly kind: string;
    readonly count: number;
    readonly negated?: number;
  }[];
  readonly within: readonly { readonly id: string; readonly kind: string }[];
  readonly about?: readonly { readonly id: string; readonly kind: string }[];
  readonly sure?: readonly { readonly id: string; readonly kind: string }[];
}

/**
 * What fields of the index ask of tags: by kind, things that are not denied throughout, and all that they are kinds of.
 */
export const TaggedIds = Type.Object({
  disease: Type.Optional(Type.Array(Id)),
  drug: Type.Optional(Type.Array(Id)),
  target: Type.Optional(Type.Array(Id)),
  /** Diseases that titles and head words name. */
  condition: Type.Optional(Type.Array(Id)),
  /** Those of them that the document is surely about. */
  sure_condition: Type.Optional(Type.Array(Id)),
});
export type TaggedIds = Static<typeof TaggedIds>;

/** Of tags, the ids of things of a kind that are not denied throughout, and of all that they are kinds of. */
export function affirmedIds({ things, within }: TagsOfDocument, kind: TaggedKind): string[] {
  const affirmed = things.filter(({ count, negated = 0 }) => negated < count);
  return [...new Set([...affirmed, ...within].filter((each) => each.kind === kind).map(({ id }) => id))];
}

/** Of a record's tags, the ids by kind; undefined where it has none. */
function taggedIds([tags]: readonly TagsOfDocument[]): TaggedIds | undefined {
  if (!tags) return undefined;
  const diseases = (some: TagsOfDocument['about'] = []) =>
    some.flatMap(({ id, kind }) => (kind === 'disease' ? [id] : []));
  const [conditions, sure] = [diseases(tags.about), diseases(tags.sure)];
  return Object.fromEntries([
    ...TAGGED_KINDS.flatMap((kind) => {
      const ids = affirmedIds(tags, kind);
      return ids.length > 0 ? [[kind, ids]] : [];
    }),
    ...(conditions.length > 0 ? [['condition', conditions]] : []),
    ...(sure.length > 0 ? [['sure_condition', sure]] : []),
  ]);
}

interface Tagged {
  readonly tagged?: TaggedIds;
}

/** Fields of a collection whose documents are tagged: its completion answers `tagged` from the link `tags`. */
// biome-ignore format: read it as a table
export const tagFields = {
  DISEASE_ID: { kind: 'keyword', label: 'Id of a disease that the text names, or of what it is a kind of', of: (r: Tagged) => r.tagged?.disease, facet: true },
  DRUG_ID: { kind: 'keyword', label: 'Id of a drug that the text names, or of what it is a kind of', of: (r: Tagged) => r.tagged?.drug, facet: true },
  TARGET_ID: { kind: 'keyword', label: 'Id of a target that the text names, or of what it is a kind of', of: (r: Tagged) => r.tagged?.target, facet: true },
  TAGGED: { kind: 'keyword', label: '1: its text was looked through for names', of: (r: Tagged) => (r.tagged ? '1' : '0'), facet: true },
} as const;

/** Answers `tagged` of a collection to whose records the link `tags` comes back. */
export const tagCompletion: Completion<any> = {
  from: ['tags'],
  fields: ['tagged'],
  of: (_stored, linked) => ({ tagged: taggedIds(linked('tags') as readonly TagsOfDocument[]) }),
};
