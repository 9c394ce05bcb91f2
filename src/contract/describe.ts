import { readFileSync } from 'node:fs';
import type { Fact } from './facts.ts';

/** What a field of this name is, in a sentence; and the words that parts of names stand for. */
const { fields, parts } = JSON.parse(readFileSync(new URL('./names.json', import.meta.url), 'utf8')) as {
  readonly fields: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
};

const LANGUAGES: Readonly<Record<string, string>> = { cn: 'Chinese', zh: 'Chinese', en: 'English', jp: 'Japanese' };
const LAYOUTS: Readonly<Record<string, string>> = {
  yyyyMMdd: 'Calendar date, yyyyMMdd.',
  yyyy: 'Calendar year, yyyy.',
  yyyyMM: 'Month, yyyyMM.',
  yyyyww: 'Week, yyyyww.',
  'yyyy-MM-dd': 'Calendar date, yyyy-MM-dd.',
  'epoch-ms': 'Milliseconds since 1970-01-01 UTC.',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const words = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\-\s]+/)
    .filter(Boolean)
    .map((part) => parts[part] ?? part)
    .join(' ');

/** What a name says by itself: `patent_count` is a number of patents. */
export function fromName(name: string, fact: Fact): string {
  const known = fields[name];
  if (known) return known;
  const [, stem, language] = /^(.+)_(cn|zh|en|jp)$/.exec(name) ?? [];
  if (stem && language) return `${fromName(stem, fact).replace(/\.$/, '')}, in ${LANGUAGES[language]}.`;
  const [, counted] = /^(.+)_(?:count|cnt)$/.exec(name) ?? [];
  if (counted && fact.type !== 'string') return `Number of ${plural(words(counted))}.`;
  const [, flag] = /^(?:is|has|exist|include)_(.+)$/.exec(name) ?? [];
  if (flag && fact.type === 'boolean') return `Whether this holds: ${words(flag)}.`;
  const [, named] = /^(.+)_ids?$/.exec(name) ?? [];
  if (named) return `Identifier of the ${words(named)}.`;
  const [, linked] = /^(.+)_url$/.exec(name) ?? [];
  if (linked) return `Link to the ${words(linked)}.`;
  return `${capital(words(name))}.`;
}

const plural = (text: string) =>
  /(?:s|x|ch|sh)$/.test(text) ? text : /[^aeiou]y$/.test(text) ? `${text.slice(0, -1)}ies` : `${text}s`;

/**
 * The description of a field for the reference: what it is, in which layout, where it comes from, how many it takes.
 */
export function describe(name: string, fact: Fact): string {
  const sentences = [fact.description ?? [fromName(name, fact), fact.also].filter(Boolean).join(' ')];
  const layout = LAYOUTS[fact['x-format'] ?? ''];
  if (layout && !/yyyy|Milliseconds/.test(sentences[0]!)) sentences.push(layout);
  const meaning = fact['x-meaning'];
  if (meaning && !fact.description) {
    sentences.push(
      `${Object.entries(meaning)
        .map(([value, text]) => `${value}: ${text}`)
        .join('; ')}.`,
    );
  }
  const separator = fact['x-separator'];
  if (separator && !/separated/.test(sentences[0]!)) {
    const most = fact['x-maxItems'];
    sentences.push(`Several are separated by "${separator}"${most ? `, at most ${most}` : ''}.`);
  }
  if (fact['x-window']) sentences.push(`Offset and limit together reach ${fact['x-window']} rows.`);
  if (fact['x-from'] && !fact.description) sentences.push(`From ${fact['x-from'].join(' or ')}.`);
  return sentences.join(' ');
}

const DIMENSIONLESS =
  /score|rank|similarity|relevan|confidence|weight|index|probab|rate|ratio|share|percent|per$|perc|growth/;

/** The unit of a number; undefined for anything else. */
export function unitOf(name: string, fact: Fact): string | undefined {
  if (fact.type !== 'integer' && fact.type !== 'number') return undefined;
  const text = `${name} ${fact.description ?? ''} ${fact.also ?? ''}`.toLowerCase();
  const layout = fact['x-format'];
  if (layout) return layout === 'epoch-ms' ? 'ms since 1970-01-01' : layout;
  if (fact.enum || fact['x-codes'] || fact['x-values'] || fact['x-meaning']) return 'code';
  if (/_ms$|milliseconds/.test(text)) return 'ms';
  if (/seconds/.test(text)) return 's';
  if (/us dollar|\(usd\)|usd/.test(text)) return 'USD';
  if (/chinese yuan|cny/.test(text)) return 'CNY';
  if (/in percent/.test(text)) return '%';
  if (/yyyymmdd/.test(text)) return 'yyyyMMdd';
  if (/(^|_)code$/.test(name)) return 'code';
  if (/(^|_)ids?$/.test(name)) return 'identifier';
  if (/(^|_)year$/.test(name)) return 'calendar year';
  if (/(^|_)month$/.test(name)) return 'yyyyMM';
  if (/pixels|^(width|height)$/.test(text.trim()) || /pixels/.test(text)) return 'px';
  if (/^(limit|rows|size|page_size|offset|start|length)$/.test(name)) return 'rows';
  if (/^page(_number|_num)?$/.test(name)) return 'page';
  if (/mol_weight|molecular weight/.test(text)) return 'g/mol';
  if (DIMENSIONLESS.test(name)) return '1';
  return fact.type === 'integer' ? 'count' : '1';
}
