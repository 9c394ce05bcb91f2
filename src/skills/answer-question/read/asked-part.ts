import { sentences } from '#corpus/text/sentences.ts';

/** A message as it was written: what it asks, and what it only tells beside it. */
export interface AskedPart {
  readonly asked: string;
  readonly told: string;
}

/** Shorter messages are a question as a whole. */
const LEAST = { latin: 90, han: 36 } as const;
const ASKS =
  /[?？]\s*$|\b(?:whether|wonder(?:ing)?|looking for|like to (?:know|see|find)|want to (?:know|see|find)|need to (?:know|find))\b|^\W*(?:(?:and|so|but|now|then|please)\W+)*(?:what|which|who|whom|whose|when|where|why|how|is there|are there|is it|can|could|does|do|did|has|have|find|show|list|compare|explain|define|give|tell)\b|[吗呢]\s*$|什么|怎么|怎样|如何|哪|多少|为何|是否|有没有|能否|想知道|请(?:问|介绍|列|找|查)/iu;

/** More than "And why?", in characters. */
const LEAST_MARKED = { latin: 20, han: 6 } as const;
const isMarked = (part: string): boolean =>
  /[?？]\s?$/.test(part) && part.length >= (/\p{Script=Han}/u.test(part) ? LEAST_MARKED.han : LEAST_MARKED.latin);

/**
 * Parts a message of several sentences into those that ask and those that tell who asks, where and what for. A short
 * one, one that asks nothing, and one that does nothing else, are asked as a whole.
 */
export function askedPart(text: string): AskedPart {
  const whole = { asked: text, told: '' };
  const least = /\p{Script=Han}/u.test(text) ? LEAST.han : LEAST.latin;
  if (text.length < least) return whole;
  const parts = sentences(text).flatMap(({ start, end }) => text.slice(start, end).split(/(?<=[;；])/u));
  // a question mark says best what is asked
  const marked = parts.filter(isMarked);
  const asked = new Set(marked.length > 0 ? marked : parts.filter((part) => ASKS.test(part)));
  if (asked.size === 0 || asked.size === parts.length) return whole;
  const told = parts.filter((part) => !asked.has(part));
  return { asked: [...asked].join(' ').trim(), told: told.join(' ').trim() };
}
