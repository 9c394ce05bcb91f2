import { decodeHTML } from 'entities';

/** Elements of HTML: what else stands in angle brackets is a comparison, as in `age <65 and >18`. */
const ELEMENT =
  /<(\/?)(p|br|li|ul|ol|div|table|tr|h[1-6]|b|i|u|em|strong|span|sub|sup|font|a|td|th)(?:\s+[\w:-]{1,40}\s?=[^<>]{0,300})?\s?\/?>/gi;
const BLOCK = /^(?:p|br|li|ul|ol|div|table|tr|h[1-6])$/i;
const NAMED = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,30});/i;
/** Signs that version 2 of ClinicalTrials.gov writes behind a stroke, since its texts are Markdown: `Age \>= 18`. */
const ESCAPED = /\\([\\<>*_~[\]#&])/g;

/** A text of a register as people read it: its lines stay, elements and escapes of mark-up go. */
export function trialText(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const bare = text.replace(ELEMENT, (_, end: string, name: string) => (BLOCK.test(name) && end === '' ? '\n' : ''));
  const plain = (NAMED.test(bare) ? decodeHTML(bare) : bare).replace(ESCAPED, '$1').replaceAll('\u00a0', ' ');
  return plain.replace(/\n[ \t\r\n]{2,2000}\n/g, '\n\n').trim() || undefined;
}
