import { patents } from '#collections/patents/patents.ts';
import { MEDICAL_KINDS, mentionsIn } from '#dictionary/mentions.ts';
import { contentKeys } from '#language/content-words.ts';
import type { SkillContext } from '../../skill.ts';
import type { Research } from './research.ts';

/** Characters of a document in which a name is looked for. */
const LOOKED_THROUGH = 200_000;

/**
 * Where nothing answers, without the documents that come near as a whole but name none of the drugs, diseases and
 * targets that the question names: on the half-life of warfarin a life jacket tells nothing in other words.
 */
export async function ofThingsNamed(
  research: Research,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Research> {
  if (research.kind !== 'nothing' || research.entitled || research.sources.length === 0) return research;
  const { question } = research;
  const mentions = await mentionsIn(corpus, question, MEDICAL_KINDS, signal);
  const names = mentions
    .map(({ start, end }) => contentKeys(question.slice(start, end)))
    .filter(({ length }) => length > 0);
  if (names.length === 0) return research;
  const records = await corpus.get(
    patents,
    research.sources.map(({ publication_number }) => publication_number),
  );
  const naming = new Set(
    records.flatMap(({ publication_number, titles, abstracts, descriptions, claims }) => {
      const texts = [
        ...[...titles, ...abstracts].map(({ text }) => text),
        ...claims.flatMap((each) => each.claims.map(({ text }) => text)),
        ...descriptions.flatMap((each) => each.paragraphs.map(({ text }) => text)),
      ];
      const words = new Set(contentKeys(texts.join('\n').slice(0, LOOKED_THROUGH)));
      return names.some((keys) => keys.every((key) => words.has(key))) ? [publication_number] : [];
    }),
  );
  const sources = research.sources
    .filter(({ publication_number }) => naming.has(publication_number))
    .map((source, at) => ({ ...source, number: at + 1 }));
  return { ...research, sources };
}
