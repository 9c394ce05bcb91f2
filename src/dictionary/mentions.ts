import { type Entity, type EntityKind, entities, foldedName } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { saysLittle } from '#corpus/text/stop-words.ts';
import { abbreviationsOf } from '#language/abbreviations.ts';
import { COMMON_WORDS, GENERAL_TERMS } from './common-words.ts';
import { longestOf, type NameSpan, nameSpans } from './spans.ts';

/** A name of the dictionary in a text. Offsets are UTF-16, [start, end). */
export interface EntityMention extends NameSpan {
  /** As written. */
  readonly text: string;
  readonly kind: EntityKind;
  /** Of the thing; several things of a kind may have the name: the best of them. */
  readonly entity_id: string;
}

/** Names that are asked for at once, and records that answer them. */
const AT_ONCE = 1_000;
const MOST_FOUND = 1_000;

/** How far a name of each sort is trusted, the best first. */
const TRUST = ['preferred', 'exact', 'trade', 'narrow', 'abbreviation', 'code', 'related'] as const;

/**
 * Names of things in a text: every sequence of its words is looked up, whole and folded, in the dictionary of the
 * corpus, so that what is found is what is loaded at that moment. The longest name counts; a short form that the text
 * itself explains means what its long form means. Words of everyday language, and symbols that are written otherwise
 * than the dictionary has them, are no names.
 * @param kinds In the order in which they win where a name is of two kinds.
 */
export async function mentionsIn(
  corpus: Corpus,
  text: string,
  kinds: readonly EntityKind[],
  signal: AbortSignal,
): Promise<EntityMention[]> {
  const spans = nameSpans(text);
  const forms = [...spans.keys()];
  const found: (EntityMention & { readonly rank: number })[] = [];
  for (let at = 0; at < forms.length; at += AT_ONCE) {
    const values = forms.slice(at, at + AT_ONCE);
    for (const entity of await having(corpus, values, kinds, signal))
      for (const { form, kind, text: name } of namesOf(entity))
        for (const span of spans.get(form) ?? []) {
          const written = text.slice(span.start, span.end);
          if (!isMeant(written, name, kind, entity.kind)) continue;
          const rank = TRUST.indexOf(kind) + 10 * kinds.indexOf(entity.kind);
          found.push({ ...span, text: written, kind: entity.kind, entity_id: entity.id, rank });
        }
  }
  found.sort((a, b) => a.rank - b.rank);
  const chosen = longestOf(found);
  return longestOf([...chosen, ...explained(text, chosen)]).map(({ start, end, text: written, kind, entity_id }) => ({
    start,
    end,
    text: written,
    kind,
    entity_id,
  }));
}

/** Things that have one of the names, whole. */
async function having(
  corpus: Corpus,
  values: readonly string[],
  kinds: readonly EntityKind[],
  signal: AbortSignal,
): Promise<Entity[]> {
  const named = ['PREFERRED', 'EXACT', 'OTHER'].map((field) => ({ kind: 'values' as const, field, values }));
  const { hits } = await corpus.search(entities, {
    query: {
      kind: 'and',
      of: [
        { kind: 'values', field: 'KIND', values: [...kinds] },
        { kind: 'or', of: named },
      ],
    },
    offset: 0,
    limit: MOST_FOUND,
    signal,
  });
  return corpus.get(
    entities,
    hits.map(({ id }) => id),
  );
}

const namesOf = ({ names }: Entity) => names.map(({ kind, text }) => ({ kind, text, form: foldedName(text) }));

const HAN = /\p{Script=Han}/u;

/**
 * Whether a written form stands for a name. Symbols (of genes above all) are common words in other letters, so they
 * count only as the dictionary writes them; everyday words and terms that say nothing in particular never do.
 */
function isMeant(written: string, name: string, sort: (typeof TRUST)[number], kind: EntityKind): boolean {
  const form = foldedName(written);
  if (HAN.test(written)) return [...written].length > 1 && !GENERAL_TERMS.has(form);
  if (form.length < 2 || /^[\d ]+$/.test(form) || saysLittle(form) || GENERAL_TERMS.has(form)) return false;
  const symbol =
    sort === 'abbreviation' || sort === 'code' || (/^[A-Za-z0-9-]{1,6}$/.test(name) && name === name.toUpperCase());
  const short = form.length <= 3 || (kind === 'target' && form.length <= 6 && !form.includes(' '));
  if (COMMON_WORDS.has(form)) return symbol && written === name && /[A-Z].*[A-Z0-9]/.test(written) && form.length > 3;
  if (symbol || short)
    return written === name && /[A-Z0-9]/.test(written) && form.length > (sort === 'related' ? 3 : 2);
  return true;
}

/** Where short forms stand whose long form, by the text itself, is a thing that was found. */
function explained(text: string, found: readonly EntityMention[]): EntityMention[] {
  const made: EntityMention[] = [];
  for (const { long, short } of abbreviationsOf(text)) {
    const at = text.indexOf(long);
    // the thing is what the long form ends with: "patients with atrial fibrillation (AF)"
    const thing = found.find(
      ({ start, end }) => at >= 0 && end === at + long.length && start >= at && end - start > 0.6 * long.length,
    );
    if (!thing) continue;
    for (let from = text.indexOf(short); from >= 0; from = text.indexOf(short, from + short.length)) {
      const end = from + short.length;
      const alone = !/[\p{L}\p{N}]/u.test(text[from - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[end] ?? ' ');
      if (alone) made.push({ start: from, end, text: short, kind: thing.kind, entity_id: thing.entity_id });
    }
  }
  return made;
}
