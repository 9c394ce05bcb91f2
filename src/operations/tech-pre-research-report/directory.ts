import { ServiceError } from '#errors.ts';
import type { TextLanguage } from '#language/script.ts';

/** Chapters that every report can have, in their order, and what they are called. */
// biome-ignore format: read it as a table
export const CHAPTERS = {
  TECH_RESEARCH_TECHNICAL_BACKGROUND:         { en: 'Technical background', zh: '技术背景' },
  TECH_RESEARCH_MARKET_ANALYSIS:              { en: 'Market: what patents show', zh: '市场分析：专利所能说明的' },
  TECH_RESEARCH_TECHNOLOGY_STATUS_CHALLENGES: { en: 'State of the technology and its challenges', zh: '技术现状与挑战' },
  TECH_RESEARCH_EVOLUTION_PATH:               { en: 'How it has developed', zh: '技术演进路径' },
  TECH_RESEARCH_HEAD_PLAYER_ANALYSIS:         { en: 'Head players', zh: '头部申请人分析' },
  TECH_RESEARCH_TECHNICAL_SCHEME_REVIEW:      { en: 'Technical schemes', zh: '技术方案综述' },
  TECH_RESEARCH_KEY_PATENT_INTERPRETATION:    { en: 'Key patents', zh: '重点专利解读' },
  TECH_RESEARCH_IDEA_SUMMARY:                 { en: 'Summary and openings', zh: '总结与启示' },
} as const satisfies Record<string, Readonly<Record<TextLanguage, string>>>;

export const CUSTOM = ['TECH_RESEARCH_CUSTOM_MODULE_1', 'TECH_RESEARCH_CUSTOM_MODULE_2'] as const;

export type FixedKey = keyof typeof CHAPTERS;
export type ChapterKey = FixedKey | (typeof CUSTOM)[number];

export interface Chapter {
  readonly key: ChapterKey;
  readonly name: string;
  readonly source_type: string;
}

export const isCustom = (key: ChapterKey): key is (typeof CUSTOM)[number] =>
  (CUSTOM as readonly string[]).includes(key);

/** All fixed chapters: what a report has unless somebody says otherwise. */
export const proposedDirectory = (lang: TextLanguage): Chapter[] =>
  (Object.keys(CHAPTERS) as FixedKey[]).map((key) => ({ key, name: CHAPTERS[key][lang], source_type: 'model' }));

const LONGEST_NAME = 120;

/**
 * The chapters that somebody wants, in that order. A custom module's name is the question that its chapter answers.
 * @throws ServiceError `invalid_request` that names the place: none, one twice, a fixed one renamed, a custom one
 * without a question.
 */
export function customDirectory(given: readonly Chapter[], lang: TextLanguage): Chapter[] {
  const refuse = (at: string, why: string): never => {
    throw new ServiceError('invalid_request', `${at}: ${why}`, { field: at });
  };
  if (given.length === 0) refuse('analysis_directory', 'name at least one chapter.');
  const seen = new Set<string>();
  return given.map(({ key, name, source_type }, at) => {
    const place = `analysis_directory[${at}]`;
    if (seen.has(key)) refuse(`${place}.key`, `${key} stands there twice.`);
    seen.add(key);
    const shown = name.replace(/[\p{C}\s]+/gu, ' ').trim();
    if (isCustom(key)) {
      if (!/[\p{L}\p{N}]/u.test(shown)) refuse(`${place}.name`, 'say in words what this chapter should answer.');
      if (shown.length > LONGEST_NAME)
        refuse(`${place}.name`, `${shown.length} characters; a name has at most ${LONGEST_NAME}.`);
      return { key, name: shown, source_type };
    }
    const names = CHAPTERS[key];
    if (shown !== names.en && shown !== names.zh)
      refuse(`${place}.name`, `only custom modules can be renamed; this one is "${names[lang]}".`);
    return { key, name: shown, source_type };
  });
}
