import type { NameSpan } from './spans.ts';

/**
 * Names of bodies, studies, scales, journals, pages and people hide the names in them: the American Cancer Society is
 * no cancer, `Scandinavian Prostate Cancer Group` and `J. Gastroenterol.` name neither an illness nor a substance.
 */

/** What a scale, a study, a set of criteria or a test is called by hides the illness in it. */
const OF_A_SCALE =
  /(?:\b(?:Response )?Evaluation Criteria (?:In|in|for) (?:Solid )?|\bQuality of Life (?:after|in|of(?: the)?) |\bEarly Treatment |\bModification of (?:the )?Diet in |\bInternational Classification (?:of|for) |\b(?:Manual|Panel|Interview|Inventory|Questionnaire|Scale|Initiative|Handbook|Journal|Annals) (?:of|on|for)(?: the)? (?:DSM-\S{1,5} )?)$/;
const SCALE_BEHIND =
  /^(?:[ /](?:\p{Lu}[\p{L}-]{1,20}|and|of|for|in|&)){0,5} (?:Scales?|Index|Indices|Inventory|Questionnaires?|Scores?|Instrument|Checklist|Ratings?(?: Scale)?|Examination|Evaluation|Assessment (?:Test|Tool|\([A-Z])|Research Laboratory|Cooperative Study|Study ?(?:Group|[([][A-Z])|Screening Test)(?![\p{L}])/u;
/** What bodies are called by, and words that join the rest of their names to it. */
const BODY =
  /(?:^|[^\p{L}])(?:Institutes?|Organi[sz]ation|Societ(?:y|ies)|Association|Department|Division|Cent(?:er|re)s?|Council|Committee|Foundation|Forum|Network|Program(?:me|s)?|Clinic|Dept\.?|Units?|Laboratory|Ministry|Agency|College|Academy)$/u;
const OF_A_NAME = /^(?:of|for|on|in|and|against|the|&|\p{Lu}[\p{L}-]*,?)$/u;
const BODY_BEHIND =
  /^(?: \p{Lu}[\p{L}-]+){0,3} (?:Expert Panel|(?:Working|Study|Research|Expert|Advisory|Collaborative|Cooperative) (?:Group|Party|Committee)|Task Force|Consortium|Network|Initiative|Registry|Programme?|Collaboration|Coalition|Clinical Trials? (?:Group|Units?|Network|Office)|(?:Dept|Department|Unit|Ward|Clinic)(?= |\.))(?!\p{L})/u;
/** A house that is called by what it is for. */
const HOUSE_BEHIND =
  /^(?: (?:and|&) \p{Lu}\p{Ll}+)? (?:(?:Care|Management|Treatment|Research) )?(?:Academy|Alliance|Association|Cent(?:er|re)s?|Clinics?|Foundation|Hospitals?|Institutes?|League|Societ(?:y|ies)|Specialists|Pavilion|Trust|Venture)(?!\p{L})/u;
/** A group of doctors by their country, and by the short form of its name. */
const NATION =
  /(?<!\p{L})(?:\p{Lu}\p{Ll}+(?:ish|ian|ean|ese|ican)|Czech|Dutch|Finnish|French|German|Greek|Intergroup|National|International|Nordic|Swiss) (?:\p{Lu}\p{Ll}+ ){0,2}$/u;
const GROUP_BEHIND = /^ Group(?!\p{L})/u;
/** A study or a registry that is called by its country, too. */
const STUDY_BEHIND =
  /^(?: (?:\p{Lu}[\p{L}-]{1,20}|and|of|in|for)){0,5} (?:Investigators|Registry|Study|Survey|Trial)(?!\p{L})/u;
const GROUP_FOR =
  /(?<!\p{L})\p{Lu}\p{Ll}+ Group (?:for|on)(?: the)?(?: (?:Study|Research|Treatment) (?:of|on|in))?(?: \p{Lu}\p{Ll}+)? $/u;
const GROUP_NAMED_BEHIND = /^ Group \([A-Z]{3}/;
/** The short form of a journal, before and behind: `Br J Cancer`, `Arthritis Res Ther 2005`, `Radiol., 24`. */
const JOURNAL_BEFORE =
  /(?:(?:^|[.;:"”] |(?:Am|Br|Can|Eur|Indian|Int|Jpn|Scand|World)\.? )J\.?|(?<!\p{L})(?:Acta|Arch|Curr Opin)) $/u;
const JOURNAL_BEHIND = /^\., \d{1,4}(?:[,(:]| \()|^ (?:19|20)\d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;
const LAST_BEFORE = /(?<!\p{L})J\. $/u;
/** What a pressure is measured by. */
const COLUMN_BEFORE = /(?<!\p{L})(?:mm|millimet(?:er|re)s?|inch(?:es)?|columns?) of $/iu;
/** Where a page is. */
const PAGE_BEFORE = /(?:www\.|:\/\/|\b10\.\d{4,5}\/)[^\s"]{0,80}$/;
/** Initials behind a name in capitals, and one more author: `Petersen BL, Jensen PE`. */
const INITIALS = /^ \p{Lu}{1,3}(?:[,;.]| and) \p{Lu}/u;
/** Names that a letter ends. */
const LETTERED = /(?:factor|group|hepatitis|influenza|protein|type|vitamin|h(?:a)?emophilia)s?$/i;
/** First names before a family name. */
const INVENTOR_BEFORE =
  /(?<!\p{L})(?:Inventors?|Beneficiary|Applicants?|Authors?|Dr|Prof|Mr|Mrs|Ms)[.:] [\p{L}. ]{0,40}$/u;

const LONGEST = 40;

/** Whether the name at [start, end) is a part of such a name. */
export function isWithin(text: string, { start, end }: NameSpan): boolean {
  const behind = text.slice(end, end + 60);
  const before = text.slice(Math.max(0, start - 80), start);
  // a blank ends the one, and never the other
  if (before.endsWith(' ') ? OF_A_SCALE.test(before.slice(-LONGEST)) : PAGE_BEFORE.test(before)) return true;
  if (GROUP_FOR.test(before)) return true;
  if (SCALE_BEHIND.test(behind)) return true;
  if (COLUMN_BEFORE.test(before.slice(-LONGEST))) return true;
  if (!/^\p{Lu}/u.test(text.slice(start, end))) return false;
  return (
    isInBody(before) ||
    BODY_BEHIND.test(behind) ||
    HOUSE_BEHIND.test(behind) ||
    isOfGroup(before, behind) ||
    isOfAuthors(text, start, end)
  );
}

/** Whether a name of a body has begun and goes on as far as here: `National Institute of Allergy and `. */
function isInBody(before: string): boolean {
  const words = before.split(' ');
  if (words.pop() !== '') return false;
  const first = words.findLastIndex((word) => !OF_A_NAME.test(word));
  return words.slice(Math.max(first, 0), -1).some((word) => BODY.test(word));
}

const isOfGroup = (before: string, behind: string): boolean =>
  GROUP_NAMED_BEHIND.test(behind) || ((GROUP_BEHIND.test(behind) || STUDY_BEHIND.test(behind)) && NATION.test(before));

/** Whether a name is that of somebody who wrote, or of where it was printed. */
function isOfAuthors(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LONGEST), start);
  if (JOURNAL_BEFORE.test(before)) return true;
  const name = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}+$/u.test(name)) return false;
  const behind = text.slice(end, end + 12);
  return (
    JOURNAL_BEHIND.test(behind) ||
    (LAST_BEFORE.test(before) && /^\.(?:$| \d)/.test(behind)) ||
    (INITIALS.test(behind) && !LETTERED.test(name)) ||
    INVENTOR_BEFORE.test(before)
  );
}
