import { type EntityKind, foldedName } from '#collections/entities/entities.ts';
import { abbreviationsOf } from '#language/abbreviations.ts';
import { longestOf, type NameSpan } from '../spans.ts';
import type { Automaton, AutomatonName } from './automaton.ts';
import { type Standing, standingOf } from './standing.ts';
import { isMeant, isShortForm, trustOf } from './trust.ts';

/** A part of a document whose offsets are counted for itself. */
export interface TaggedUnit {
  readonly id: string;
  readonly text: string;
}

/** Where a text names a thing. Offsets are UTF-16 in the unit, [start, end). */
export interface TagMention extends NameSpan, Standing {
  readonly unit: string;
  /** As written. */
  readonly text: string;
  readonly kind: EntityKind;
  /** Number of the thing in the automaton. */
  readonly entity: number;
  /** The name of the dictionary that matched; of a short form that the text explains, its long form. */
  readonly name: string;
}

export interface Tagging {
  readonly mentions: readonly TagMention[];
  /** Names in the text that have several meanings, between which it does not decide: left untagged. */
  readonly undecided: readonly string[];
}

/** What a written form may mean: the best names alone, all of one trust. */
interface Reading {
  readonly names: readonly AutomatonName[];
  readonly entities: readonly number[];
  /** Means its thing only beside a longer name of it. */
  readonly short: boolean;
}
interface Candidate extends NameSpan, Reading {
  readonly unit: number;
  readonly text: string;
}

/** Readings that are kept: texts say the same names again and again. */
const MOST_KEPT = 100_000;
/** What makes the name of a disease that of its cause. */
const PATHOGEN = /^[ -](?:CoV|coronavirus|virus|viruses|viral|病毒)/i;
/** Meanings of one name that are compared. */
const MOST_MEANINGS = 20;
/** Short forms of one document. */
const MOST_EXPLAINED = 300;

/**
 * Finds the things that documents name, by the names of a dictionary: the longest name counts; a short form counts
 * where the document has its long form too; a name of several things counts where another name of one of them stands in
 * the document.
 */
export class Tagger {
  readonly automaton: Automaton;
  readonly #kinds: readonly EntityKind[];
  readonly #readings = new Map<string, Reading | undefined>();

  /** @param kinds In the order in which they win where a name is equally good for two. */
  constructor(automaton: Automaton, kinds: readonly EntityKind[]) {
    this.automaton = automaton;
    this.#kinds = kinds;
  }

  /** One document. Linear in its text. */
  tag(units: readonly TaggedUnit[]): Tagging {
    const explained = new Map<string, string>();
    for (const { text } of units) {
      if (explained.size >= MOST_EXPLAINED) break;
      for (const { long, short } of abbreviationsOf(text)) explained.set(short, long);
    }
    const candidates = units.flatMap(({ text }, unit) => longestOf(this.#candidates(text, unit, explained)));
    // what the document certainly names: by a long name of one meaning
    const certain = new Set<number>();
    for (const { entities, short } of candidates) if (!short && entities.length === 1) certain.add(entities[0]!);
    const undecided = new Set<string>();
    const mentions: TagMention[] = [];
    for (const { names, entities, short, unit, start, end, text } of candidates) {
      const meant = entities.length > 1 ? entities.filter((entity) => certain.has(entity)) : entities;
      if (meant.length !== 1) {
        undecided.add(text);
        continue;
      }
      const [entity] = meant as [number];
      if (short && !certain.has(entity)) continue;
      mentions.push({
        ...{ unit: units[unit]!.id, start, end, text, kind: this.automaton.kindOf(entity), entity },
        name: names.find((name) => name.entity === entity)!.text,
        ...standingOf(units[unit]!.text, start, end),
      });
    }
    return { mentions: withShortForms(units, mentions, explained), undecided: [...undecided].sort() };
  }

  /** Of things with one name, those that are no kinds of the others: two vocabularies have the same thing twice. */
  #narrowest(entities: readonly number[]): readonly number[] {
    if (entities.length < 2 || entities.length > MOST_MEANINGS) return entities;
    const above = new Set(entities.flatMap((entity) => this.automaton.within(entity)));
    const narrow = entities.filter((entity) => !above.has(entity));
    return narrow.length > 0 ? narrow : entities;
  }

  #candidates(text: string, unit: number, explained: ReadonlyMap<string, string>): Candidate[] {
    const found: Candidate[] = [];
    for (const { start, end, pattern } of this.automaton.matches(text)) {
      const written = text.slice(start, end);
      // a parenthesis that a name opens it closes
      if (written.includes('(') !== written.includes(')')) continue;
      const reading = this.#reading(pattern, written);
      // `hepatitis B virus` names a virus
      if (reading && PATHOGEN.test(text.slice(end, end + 16)) && this.#isDisease(reading)) continue;
      // what a short form means the text itself may say
      if (reading && !(explained.has(written) && (reading.short || bareLength(written) < 5)))
        found.push({ start, end, unit, text: written, ...reading });
    }
    return found;
  }

  #isDisease({ entities }: Reading): boolean {
    return this.automaton.kindOf(entities[0]!) === 'disease';
  }

  #reading(pattern: number, written: string): Reading | undefined {
    const key = `${pattern} ${written}`;
    if (this.#readings.has(key)) return this.#readings.get(key);
    const meant = this.automaton.names(pattern).filter((name) => {
      const kind = this.automaton.kindOf(name.entity);
      return this.#kinds.includes(kind) && isMeant(written, name, kind);
    });
    const trust = (name: AutomatonName) => trustOf(name) * 16 + this.#kinds.indexOf(this.automaton.kindOf(name.entity));
    const best = meant.reduce((least, name) => Math.min(least, trust(name)), Number.POSITIVE_INFINITY);
    const names = meant.filter((name) => trust(name) === best);
    const reading =
      names.length === 0
        ? undefined
        : {
            names,
            entities: this.#narrowest([...new Set(names.map(({ entity }) => entity))]),
            short: names.every((name) => isShortForm(written, name)),
          };
    if (this.#readings.size >= MOST_KEPT) this.#readings.clear();
    this.#readings.set(key, reading);
    return reading;
  }
}

const bareLength = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** A letter or digit directly before or behind, but for the mark of a plural. */
const ATTACHED_BEFORE = /[\p{L}\p{N}]$/u;
const ATTACHED_BEHIND = /^(?!s(?:[^\p{L}\p{N}]|$))[\p{L}\p{N}]/u;

/** Adds the short forms that the document explains by a long form which names a thing. */
function withShortForms(
  units: readonly TaggedUnit[],
  found: readonly TagMention[],
  explained: ReadonlyMap<string, string>,
): TagMention[] {
  const made: TagMention[] = [];
  for (const [short, long] of explained) {
    const folded = foldedName(long);
    // the thing is what the long form ends with: "patients with atrial fibrillation (AF)"
    const thing = found.find(({ text }) => {
      const name = foldedName(text);
      return (folded === name || folded.endsWith(` ${name}`)) && name.length > 0.6 * folded.length;
    });
    if (!thing) continue;
    const { kind, entity, name } = thing;
    for (const { id, text } of units)
      for (let at = text.indexOf(short); at >= 0; at = text.indexOf(short, at + short.length)) {
        const end = at + short.length;
        if (ATTACHED_BEFORE.test(text.slice(Math.max(0, at - 2), at)) || ATTACHED_BEHIND.test(text.slice(end, end + 2)))
          continue;
        made.push({ unit: id, start: at, end, text: short, kind, entity, name, ...standingOf(text, at, end) });
      }
  }
  if (made.length === 0) return [...found];
  const byUnit = Map.groupBy([...found, ...made], ({ unit }) => unit);
  return units.flatMap(({ id }) => longestOf(byUnit.get(id) ?? []));
}
