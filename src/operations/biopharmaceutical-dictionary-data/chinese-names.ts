import { byText } from '#by-text.ts';
import { foldedName, lookedUpName } from '#collections/entities/entities.ts';
import { type CommonThing, commonThings } from '#dictionary/tagging/common-things.ts';

/** A Chinese name of a common thing. */
export interface ChineseName {
  readonly name: string;
  /** English names of what it means, as they are looked up. */
  readonly english: readonly string[];
}

/** The Chinese names of the common things of a kind, in the order of their characters. */
export class ChineseNames {
  readonly #things: readonly CommonThing[];
  readonly #names: readonly (ChineseName & { readonly at: number })[];
  /** Places of things in the list by their English names, folded. */
  readonly #byEnglish = new Map<string, number[]>();

  constructor(things: readonly CommonThing[]) {
    this.#things = things;
    const names: (ChineseName & { at: number })[] = [];
    for (const [at, { english, chinese }] of things.entries()) {
      const own = english.map(lookedUpName);
      for (const name of chinese) names.push({ name, english: own, at: names.length });
      for (const name of new Set(english.map(foldedName))) {
        const places = this.#byEnglish.get(name);
        if (places) places.push(at);
        else this.#byEnglish.set(name, [at]);
      }
    }
    this.#names = names.sort((a, b) => byText(a.name, b.name) || a.at - b.at);
  }

  /** Names that begin so, the shortest first, equally long ones in the order of the list. */
  begun(text: string): readonly ChineseName[] {
    const names = this.#names;
    let low = 0;
    for (let high = names.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (names[middle]!.name < text) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < names.length && names[end]!.name.startsWith(text)) end++;
    return names.slice(low, end).sort((a, b) => a.name.length - b.name.length || a.at - b.at);
  }

  /** The usual Chinese name of what has some names: the first that is `fit`. */
  usual(names: readonly string[], fit: (name: string) => boolean): string | undefined {
    const places = new Set(names.flatMap((name) => this.#byEnglish.get(foldedName(name)) ?? []));
    return [...places]
      .sort((a, b) => a - b)
      .flatMap((at) => this.#things[at]!.chinese)
      .find(fit);
  }
}

let known: Promise<ReadonlyMap<string, ChineseNames>> | undefined;

/** Those of a kind; undefined where there are none. Put in order when they are first asked for. */
export async function chineseNamesOf(kind: string): Promise<ChineseNames | undefined> {
  known ??= commonThings().then(
    (all) => new Map([...Map.groupBy(all, (each) => each.kind)].map(([of, things]) => [of, new ChineseNames(things)])),
  );
  return (await known).get(kind);
}
