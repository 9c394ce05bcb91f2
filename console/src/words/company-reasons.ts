import type { Language } from './words.tsx';

/** What the service says two companies have in common, or not: its sentence, and the same in Chinese. */
const REASONS: readonly (readonly [english: RegExp, chinese: string])[] = [
  [/^the same name "(.*)"$/s, '名称相同：“$1”'],
  [/^"(.*)": the name but for the legal form$/s, '除组织形式外名称相同：“$1”'],
  [/^(\d+) % of the words of "(.*)"$/s, '与“$2”有 $1 % 的词相同'],
  [/^in (\S+), not in (\S+)$/, '位于 $1，不在 $2'],
  [/^both founded in (\d+)$/, '同在 $1 年成立'],
  [/^both in (.*)$/s, '同在 $1'],
  [/^the same website (.*)$/s, '网站相同：$1'],
  [/^initials of "(.*)"$/s, '“$1”的首字母'],
  [/^initials (.*)$/s, '首字母为 $1'],
  [/^in (.*)$/s, '位于 $1'],
];

/** Why two companies may be one, in the language of the console: names and places stand as they are. */
export function companyReasonIn(language: Language, reason: string): string {
  if (language !== 'zh') return reason;
  const [english, chinese] = REASONS.find(([each]) => each.test(reason)) ?? [];
  return english === undefined ? reason : reason.replace(english, chinese!);
}
