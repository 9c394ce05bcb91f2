import type { TextLanguage } from '#language/script.ts';
import { tellsOf } from '../../summarise-solution/statements.ts';
import type { Wants } from '../read/question.ts';
import type { Section } from './score-passages.ts';

/** What a sentence is within its document: what is wrong, how it is done, what that is good for, what it belongs to. */
export type Role = 'problem' | 'means' | 'effect' | 'field' | 'other';

/** Says by what something is done, or what it has for it. */
const MEANS: Readonly<Record<'en' | 'zh', RegExp>> = {
  en: /\b(?:by (?:means of|use of|using|(?!now\b)\p{L}{2,20}ing|an?\b|the\b)|so that|such that|compris(?:es?|ing)|wherein|whereby|in which|using|via|through|is (?:arranged|configured|provided|adapted|used|mounted|placed|formed) |are (?:arranged|configured|provided|adapted|used|mounted|placed|formed) |between each|each of which|in response to|when the|if the)/iu,
  zh: /通过|采用|利用|使用|借助|设有|设置|包括|使得|使其|从而|以便|用于|根据|由.{1,20}(?:驱动|控制|测量|组成)|将.{1,40}(?:作为|转换|输入|发送|放入|置于)/u,
};

/** Names a problem before it says what is done about it. */
const SOLVES = /^(?:in order )?to \p{L}{2,20}\b|^为了?(?:解决|克服|避免|防止|实现|弥补)/iu;

/**
 * The role of a sentence by its own words, and by where it stands: means are told with the problem that they solve, so
 * that they come before it.
 */
export function roleOf(text: string, lang: TextLanguage, section?: Section): Role {
  const tells = tellsOf(text, lang);
  if (section === 'field') return 'field';
  if (section === 'background' && !tells.solution) return 'problem';
  const says = MEANS[lang === 'zh' ? 'zh' : 'en'].test(text);
  if (says && (!tells.problemFirst || SOLVES.test(text))) return 'means';
  if (tells.problem) return 'problem';
  return tells.effect ? 'effect' : 'other';
}

/** How far a sentence of a role answers what is wanted; whoever asks how is not told what is wrong. */
const FITS: Readonly<Partial<Record<Wants, Readonly<Record<Role, number>>>>> = {
  manner: { means: 1, effect: 0.95, other: 0.9, problem: 0.45, field: 0.45 },
};

export const fitOfRole = (role: Role, wants: Wants): number => FITS[wants]?.[role] ?? 1;
