import type { Patent } from '#collections/patents/patent.ts';
import type { TextLanguage } from '#language/script.ts';

const MOST_OF_A_PARAGRAPH = 700;

/** What of a patent is marked: its abstract, or pieces of background and summary as they follow each other. */
export function markedText(patent: Patent, kind: 'abstract' | 'summary', lang: TextLanguage): string | undefined {
  if (kind === 'abstract') return patent.abstracts.find((text) => text.lang === lang)?.text;
  const paragraphs = patent.descriptions.find((text) => text.lang === lang)?.paragraphs ?? [];
  const of = (section: string) => paragraphs.filter((one) => !one.heading && one.section === section);
  const [background, summary] = [of('background'), of('summary')];
  const picked = [...background.slice(-1), ...summary.slice(0, 1), ...summary.slice(1).slice(-1)];
  return picked.length < 2 ? undefined : picked.map(({ text }) => text.slice(0, MOST_OF_A_PARAGRAPH)).join('\n');
}
