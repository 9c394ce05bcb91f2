import type { Patent } from '#collections/patents/patent.ts';
import type { Call } from '#operation.ts';
import type { Services } from '#services.ts';
import { LANGUAGES, type Language } from '#translation/languages.ts';
import { type Segment, translateAll } from '#translation/translate.ts';
import { inLanguage, noteUntranslated, STANDARD, type TextLanguage } from './languages.ts';
import { shownTexts } from './wire-text.ts';

/** A text of a patent in one language. */
interface Text {
  readonly lang: string;
  readonly origin: 'original' | 'office' | 'machine';
}

/** A part of patents that is asked for in a language. */
export interface Part<T extends Text> {
  /** In the singular, as notes name it. */
  readonly what: string;
  readonly of: (patent: Patent) => readonly T[];
  /** The texts in it that are translated each by itself, and the same part with those in their places. */
  readonly pieces: (text: T) => readonly string[];
  readonly with: (text: T, pieces: readonly string[]) => T;
  /** Says nothing where it is missing: beside another part that does. */
  readonly quiet?: true;
}

/** A part in the language asked for. */
export interface Rendered<T> {
  readonly text: T;
  /** `model`: translated just now by the configured model, sentences checked by code. */
  readonly origin: Text['origin'] | 'model';
  readonly model?: string;
}

/** Characters that the model translates in one call: what 60 seconds of a hosted model are enough for. */
export const MOST_TRANSLATED = 24_000;

/** How a sentence stands whose translation did not hold: in the language of its text, marked. */
const shown = ({ source, target, after }: Segment) => `${target ?? `[[${source.trim()}]]`}${after}`;

const languageOf = (lang: string): Language | undefined => LANGUAGES.find((one) => one === lang);
const WIRED: Readonly<Record<TextLanguage, Language>> = { cn: 'zh', en: 'en', jp: 'ja' };

/**
 * A part of each patent in the language asked for and in none other: as published, else as the office or somebody else
 * translated it, else by the configured model. Absent, with a note, where there is none of these.
 */
export async function translatedTexts<T extends Text>(
  patents: readonly Patent[],
  part: Part<T>,
  lang: TextLanguage = STANDARD,
  { account, note, signal }: Pick<Call, 'account' | 'note' | 'signal'>,
  { corpus, model }: Services,
): Promise<(Rendered<T> | undefined)[]> {
  let left = MOST_TRANSLATED;
  const rendered: (Rendered<T> | undefined)[] = [];
  const missing: Patent[] = [];
  for (const patent of patents) {
    const stored = inLanguage(part.of(patent), lang);
    const source = stored ? undefined : shownTexts(part.of(patent)).find((one) => languageOf(one.lang) !== undefined);
    if (stored || !model || !source) {
      if (!stored && !part.quiet) missing.push(patent);
      rendered.push(stored && { text: stored, origin: stored.origin });
      continue;
    }
    const name = `${patent.publication_number}: the ${part.what}`;
    const pieces = part.pieces(source);
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (size > left) {
      note(
        `${name} is not in ${lang.toUpperCase()}, and has ${size.toLocaleString('en')} characters: the model translates ${MOST_TRANSLATED.toLocaleString('en')} in one call${size > MOST_TRANSLATED ? '' : '; ask for fewer patents'}.`,
      );
      rendered.push(undefined);
      continue;
    }
    left -= size;
    const request = { from: languageOf(source.lang)!, to: WIRED[lang], corpus, model, account: account.id, signal };
    const made = await translateAll(pieces, request);
    const open = made.flat().filter(({ target }) => target === undefined);
    if (open.length === made.flat().length) {
      note(`${name} was not translated: ${open[0]?.refused ?? 'it has no sentence'}.`);
      rendered.push(undefined);
      continue;
    }
    note(
      `${name} is a translation by ${model.name} from ${source.lang}${open.length === 0 ? '' : `; ${open.length} of ${made.flat().length} sentences did not hold and stand as they are, in [[ ]]`}.`,
    );
    const text = part.with(
      { ...source, lang: WIRED[lang] },
      made.map((segments) => segments.map(shown).join('')),
    );
    rendered.push({ text, origin: 'model', model: model.name });
  }
  noteUntranslated(note, part.what, lang, missing);
  return rendered;
}
