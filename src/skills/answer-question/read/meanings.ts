import { type Meaning, type Question, shownWords } from './question.ts';

/** What a person answers to mean it, in English and Chinese. */
export const REPLIES: Readonly<Record<Meaning, readonly [en: string, zh: string]>> = {
  published: ['published', '公开日'],
  filed: ['filed', '申请日'],
  granted: ['granted', '授权日'],
  owner: ['owner', '申请人'],
  inventor: ['inventor', '发明人'],
  words: ['the word', '词语'],
};
const DATES = { published: 'PBD', filed: 'APD', granted: 'ISD' } as const;
type DateMeaning = keyof typeof DATES;

const MEANINGS = Object.keys(REPLIES) as readonly Meaning[];
const YES: ReadonlySet<string> = new Set(['yes', 'yes please', 'right', 'exactly', '是', '是的', '对', '对的']);
/** What may stand before a reply. */
const LEADS = ['yes', 'no', 'i mean', 'i meant', 'by', '是的', '是', '对', '按', '我指的是', '指'];
/** A longer text is a question of its own. */
const LONGEST_REPLY = 40;

const said = ({ said: text }: Question, ...parts: readonly string[]): boolean => {
  const folded = text.toLowerCase();
  return parts.some((part) => folded.includes(part));
};

/** Another date that the years of a question can be of; the one it is read with comes first. */
export function datesMeant(question: Question): readonly [DateMeaning, DateMeaning] | undefined {
  const { restrictions, count, meant } = question;
  if (!restrictions.years || count === 'years' || meant !== undefined) return undefined;
  const { of } = restrictions.years;
  if (of === 'APD' && said(question, 'granted', '授权')) return ['filed', 'granted'];
  if (of === 'PBD' && !said(question, 'publish', 'publication', '公开', '公布', '公告')) return ['published', 'filed'];
  return undefined;
}

/** The question with its years of another date. */
export const withDate = (question: Question, meaning: DateMeaning): Question => ({
  ...question,
  restrictions: {
    ...question.restrictions,
    ...(question.restrictions.years && { years: { ...question.restrictions.years, of: DATES[meaning] } }),
  },
});

/** Whether a question says that whose documents it means owns or invented them. */
export const saysWhose = (question: Question): boolean =>
  question.meant !== undefined ||
  said(
    question,
    ...[' file', ' own', ' held', ' hold', 'assign', 'applied for', 'applicant', 'invent'],
    ...['申请', '专利权', '拥有', '持有', '发明', '公司', '集团', '大学'],
  );

/**
 * The question before, as a reply to what was asked back means it: "filed", 申请日, "yes". `undefined` where the text is
 * no such reply.
 * @param answer The answer that asked back: "yes" means what it proposes.
 */
export function meantBy(text: string, earlier: Question, answer: string | undefined): Question | undefined {
  if (text.length > LONGEST_REPLY) return undefined;
  const meaning = meaningIn(text, answer);
  if (meaning === undefined) return undefined;
  const again = { ...earlier, said: `${text}\n${earlier.said}`, meant: meaning, read_with: shownWords(earlier) };
  if (!(meaning in DATES)) return again;
  return earlier.restrictions.years ? withDate(again, meaning as DateMeaning) : undefined;
}

function meaningIn(text: string, answer = ''): Meaning | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const proposed = (meaning: Meaning) => REPLIES[meaning].some((reply) => answer.includes(proposal(reply)));
  if (YES.has(plain)) return MEANINGS.find(proposed);
  for (const lead of ['', ...LEADS]) {
    const rest = plain.startsWith(lead) ? plain.slice(lead.length).trim() : '';
    const meaning = MEANINGS.find((one) => (REPLIES[one] as readonly string[]).includes(rest));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** How an answer writes the reply that it asks for. */
export const proposal = (reply: string): string => `→ “${reply}”`;
