import { day } from '../../parts/basics.tsx';
import type { Say } from '../../words/words.tsx';
import { type Place, placeAddress, type Source, withoutSources } from './answer.ts';
import { placeName } from './Sources.tsx';

/**
 * What begins HTML, a picture, the address of a link or a definition of one in Markdown: whoever shows an answer
 * elsewhere is not led to load what a document or a model names.
 */
const INERT = /<|!(?=\[)|\](?=\()|(?<!\[P?\d{1,3})\](?=[[:])/g;
const inert = (text: string) => text.replace(INERT, '\\$&');

/**
 * A question with its answer as Markdown: numbers as footnotes, each with its document, its place and a link that opens
 * it there.
 */
export function asMarkdown(
  turn: { readonly question: string; readonly answer: string; readonly sources: readonly Source[] },
  say: Say,
  origin: string,
): string {
  const cited = turn.sources.filter(({ mark }) => turn.answer.includes(`[${mark}]`));
  const body = withoutSources(turn.answer.split('\n'), turn.sources)
    .join('\n')
    .replace(/^#/gm, '##') // under the question
    .replace(/^(\[\d+\] [A-Z]{2}\w+[:：])/gm, '- $1')
    .replace(INERT, '\\$&')
    .replace(/\[(P?\d+)\]/g, (whole, n: string) => (cited.some(({ mark }) => mark === n) ? `[^${n}]` : whole))
    .trim();
  const notes = cited.map((source) => {
    const places: readonly Place[] = source.quotes.length > 0 ? source.quotes : source.passage ? [source.passage] : [];
    const links = places.map((place) => `[${placeName(say, place)}](${origin}${placeAddress(source, place)})`);
    const by = [source.by && inert(source.by), day(source.published)].filter(Boolean).join(', ');
    const about = [inert(source.name), `*${inert(source.title).replaceAll('*', '\\*')}*`].filter(Boolean).join(', ');
    return `[^${source.mark}]: ${about}${by ? ` (${by})` : ''}${links.length > 0 ? `: ${links.join(', ')}` : ''}`;
  });
  return [
    `## ${inert(turn.question.replace(/\s+/g, ' '))}`,
    body,
    ...(notes.length > 0 ? [notes.join('\n')] : []),
  ].join('\n\n');
}
