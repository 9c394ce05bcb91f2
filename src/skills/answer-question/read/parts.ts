import { askedPart } from './asked-part.ts';
import { type Question, readQuestion } from './question.ts';

/** Where one question ends and another begins. */
const BETWEEN =
  /[?？] ?|[,，;；]? and,? (?:if so,? |if yes,? )?(?=(?:how|what|why|where|when|who|which)\b)|[，,；;](?:那么?|另外)?(?=(?:又|它|其)?(?:怎么|怎样|如何|为什么|为何|有什么|有哪些))/iu;
const MOST_PARTS = 3;
/** A part of fewer characters is no question of its own: "and why?". */
const SHORTEST = { latin: 16, han: 4 } as const;

/** Answered by passages: what is counted, listed, compared or looked up is one question as a whole. */
const isOfPassages = ({ count, order, lists, compared, publications, claim, phrases }: Question): boolean =>
  !count && !order && !lists && !compared && publications.length === 0 && claim === undefined && phrases.length === 0;

/** Asks something; "when WiFi senses people" only tells when. */
const ASKS =
  /\b(?:how|what|why|where|who|which|whether)\b|^(?:when|can|could|does|do|did|is|are|was|were|has|have|should|will|would)\b|[吗呢]|什么|怎|如何|哪|谁|多少|几|为何|是否|有没有|有无|能否|是不是|会不会|能不能|可不可以|多[厚长高大宽深久快远]/iu;

/** The questions of a message that asks several, each with what was told beside them; none where it asks one. */
export function partsOf(text: string): string[] {
  const { asked, told } = askedPart(text.replace(/\s+/g, ' '));
  const parts = asked
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  const isLong = (part: string) => part.length >= (/\p{Script=Han}/u.test(part) ? SHORTEST.han : SHORTEST.latin);
  const questions = parts.map((part) => (/\p{Script=Han}/u.test(part) ? `${part}？` : `${part}?`));
  const asksSeveral =
    parts.every((part) => isLong(part) && ASKS.test(part)) &&
    questions.every((part) => isOfPassages(readQuestion(part)));
  return asksSeveral ? questions.map((part) => (told === '' ? part : `${told} ${part}`)) : [];
}
