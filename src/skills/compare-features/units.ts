import type { QuoteLocator, TextDocument } from '#collections/patents/evidence.ts';
import { nearestText, type Unit as RecordUnit } from '#corpus/unit.ts';
import type { Unit } from '#language/passages.ts';
import { withoutSignLists } from '#language/sign-lists.ts';
import { namesDocument } from '#language/wording.ts';
import type { AnswerLanguage } from '../types.ts';

type Origin = RecordUnit['origin'];

/** A text of a patent that can be quoted, with the place it stands at. */
export interface PatentUnit extends Unit {
  readonly locator: Omit<QuoteLocator, 'start' | 'end'>;
  readonly background: boolean;
}

/**
 * Title, abstract, claims, paragraphs of a patent in one language, in this order; empty where it has no text in it.
 * Lists of reference signs name things and say nothing of them: they are no evidence, and left out.
 */
export function patentUnits(patent: TextDocument, lang: string): PatentUnit[] {
  const units: PatentUnit[] = [];
  const origin = (text: { origin: string }) => text.origin as Origin;
  const title = nearestText(patent.titles, lang);
  if (title)
    units.push({
      text: title.text,
      group: 'title',
      background: false,
      locator: { part: 'title', lang, origin: origin(title) },
    });
  const abstract = nearestText(patent.abstracts, lang);
  if (abstract)
    units.push({
      text: abstract.text,
      group: 'abstract',
      background: false,
      locator: { part: 'abstract', lang, origin: origin(abstract) },
    });
  const claims = nearestText(patent.claims, lang);
  for (const { number, text } of claims?.claims ?? [])
    units.push({
      text,
      group: 'claim',
      background: false,
      locator: { part: 'claim', lang, origin: origin(claims!), claim_number: number },
    });
  const description = nearestText(patent.descriptions, lang);
  for (const { id, text, section, heading } of withoutSignLists(description?.paragraphs ?? []))
    units.push({
      text,
      group: 'description',
      ...(heading && { heading }),
      background: section === 'background',
      locator: { part: 'description', lang, origin: origin(description!), paragraph_id: id },
    });
  return units;
}

/** Whether what a unit says is reported of another document. */
export const reportsPriorArt = (unit: PatentUnit): boolean => unit.background && namesDocument(unit.text);

/** What was read, in words: "title, abstract, 12 claims and 40 paragraphs". */
export function textsRead(units: readonly Pick<Unit, 'group' | 'heading'>[], lang: AnswerLanguage): string {
  const counts = new Map<string, number>();
  for (const { group, heading } of units) if (!heading) counts.set(group, (counts.get(group) ?? 0) + 1);
  const n = (group: string) => counts.get(group) ?? 0;
  const [claims, paragraphs] = [n('claim'), n('description')];
  const zh = lang === 'zh';
  const parts = [
    ...(n('title') > 0 ? [zh ? '标题' : 'title'] : []),
    ...(n('abstract') > 0 ? [zh ? '摘要' : 'abstract'] : []),
    ...(claims > 0 ? [zh ? `${claims} 项权利要求` : `${claims} claim${claims > 1 ? 's' : ''}`] : []),
    ...(paragraphs > 0 ? [zh ? `${paragraphs} 个段落` : `${paragraphs} paragraph${paragraphs > 1 ? 's' : ''}`] : []),
  ];
  return [parts.slice(0, -1).join(zh ? '、' : ', '), ...parts.slice(-1)].filter(Boolean).join(zh ? '和' : ' and ');
}

/** Languages a patent has texts in, most paragraphs and claims first. */
export function textLanguages(patent: TextDocument): string[] {
  const counts = new Map<string, number>();
  const add = (lang: string, times: number) => counts.set(lang, (counts.get(lang) ?? 0) + times);
  for (const { lang } of [...patent.titles, ...patent.abstracts]) add(lang, 1);
  for (const { lang, claims } of patent.claims) add(lang, claims.length);
  for (const { lang, paragraphs } of patent.descriptions) add(lang, paragraphs.length);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([lang]) => lang);
}
