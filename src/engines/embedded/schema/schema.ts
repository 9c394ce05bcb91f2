import { createHash } from 'node:crypto';
import type { Collection } from '#corpus/collection.ts';
import { functionText } from '#corpus/function-text.ts';
import { FORMAT_VERSION } from '../format/segment-file.ts';
import { eventCode } from './events.ts';
import { PAIRS } from './pairs.ts';

/** Fields of a text group: field i is bit i of every mask. */
export interface TextGroup {
  readonly name: string;
  readonly fields: readonly string[];
  /**
   * What an occurrence in each field counts in the bounds for ranking: its boost, at least 1, so that the bounds hold
   * with and without boosts.
   */
  readonly weights: readonly number[];
}

/** What indexing and searching need to know of a collection, without its functions: it can travel to other threads. */
export interface Schema {
  readonly name: string;
  readonly groups: readonly TextGroup[];
  /** Keyword fields from the record. */
  readonly keywords: readonly { readonly code: string; readonly facet: boolean }[];
  /** Date and number fields from the record, and keyword fields by the places of their values. */
  readonly numbers: readonly string[];
  /** Fields whose values come with changes. */
  readonly derived: readonly {
    readonly code: string;
    readonly kind: 'keyword' | 'number';
    readonly facet: boolean;
    readonly space: number;
  }[];
  /** Differs whenever an index of another declaration would answer wrongly. */
  readonly signature: string;
}

/** Name of the derived column with the values as given of a facet field. */
export const shownCode = (code: string) => `shown:${code}`;

/** @param analysis Names the version of text analysis: an index made with another one is rebuilt. */
export function schemaOf(collection: Collection<any>, analysis: string): Schema {
  const groups = new Map<string, string[]>();
  const keywords: { code: string; facet: boolean }[] = [];
  const numbers: string[] = [];
  const derived: { code: string; kind: 'keyword' | 'number'; facet: boolean; space: number }[] = [];
  // derived values with the same normal form share one table of strings
  const spaces: unknown[] = [];
  const shown: string[] = [];
  for (const [code, field] of Object.entries(collection.fields)) {
    if (field.kind === 'text') {
      const group = field.group ?? 'text';
      groups.set(group, [...(groups.get(group) ?? []), code]);
    } else if (field.kind === 'keyword') {
      if (field.derived) {
        if (field.sort) throw new Error(`${collection.name}: ${code} is derived, its values have no order`);
        let space = spaces.indexOf(field.normalise);
        if (space < 0) space = spaces.push(field.normalise) - 1;
        derived.push({ code, kind: 'keyword', facet: field.facet ?? false, space });
        if (field.facet) shown.push(code);
      } else {
        keywords.push({ code, facet: field.facet ?? false });
        if (field.sort) numbers.push(code);
      }
    } else if (field.kind !== 'any') {
      if (field.derived) derived.push({ code, kind: 'number', facet: field.facet ?? false, space: -1 });
      else numbers.push(code);
    }
  }
  for (const name of Object.keys(collection.events)) keywords.push({ code: eventCode(name), facet: false });
  // facets of derived keywords count the values as given
  for (const code of shown)
    derived.push({ code: shownCode(code), kind: 'keyword', facet: false, space: spaces.length });
  for (const [name, fields] of groups) {
    if (fields.length > 31)
      throw new Error(`${collection.name}: text group ${name} has ${fields.length} fields, 31 are possible`);
  }
  const weight = (code: string) => {
    const field = collection.fields[code];
    return Math.max(1, (field?.kind === 'text' && field.boost) || 1);
  };
  const parts = {
    groups: [...groups].map(([name, fields]) => ({ name, fields, weights: fields.map(weight) })),
    keywords,
    numbers,
    derived,
  };
  const functions = Object.values(collection.fields).map((field) =>
    field.kind === 'any' ? '' : `${field.of}${field.kind === 'keyword' ? [field.normalise, field.sort].join(' ') : ''}`,
  );
  for (const { fields, form } of Object.values(collection.events)) functions.push(`${fields} ${form}`);
  const signature = createHash('sha256')
    .update(
      JSON.stringify([FORMAT_VERSION, analysis, PAIRS, process.versions.unicode, parts, functions.map(functionText)]),
    )
    .digest('hex');
  return { name: collection.name, ...parts, signature };
}
