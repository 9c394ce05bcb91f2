import type { NameSpan } from './spans.ts';
import type { WholeText } from './whole-text.ts';

/** A word for an illness, and where it means something else: by what stands around it, or by what the text is on. */
interface OtherSense {
  readonly word: RegExp;
  readonly before?: RegExp;
  readonly behind?: RegExp;
  readonly on?: RegExp;
  /** Also in a text on medicine. */
  readonly anywhere?: true;
}

/** Read off names found in patents, trials and papers (eval/tagging). Any one of the patterns of a row is enough. */
const OTHER_SENSES: readonly OtherSense[] = [
  // what is hollow or pressed down
  {
    word: /^depressions?$/i,
    before:
      /(?<!\p{L})(?:an?|the|said|this|each|one|two|first|second|corresponding|\p{L}+-shaped|annular|central|circular|concave|shallow) $/iu,
    behind: /^ (?:\d|formed|provided|with an?|portion|part)(?!\p{L})/u,
    on: /\b(?:buttons?|keys?|levers?|pedals?|switch(?:es)?|boss|recess|grooves?|surfaces?|walls?|protrusions?|projections?|angles?)\b/i,
  },
  // what a piston, a pen or a finger makes; what a beat of the heart moves
  {
    word: /^strokes?$/i,
    on: /\b(?:pistons?|cylinders?|engines?|plungers?|actuators?|pedals?|keyboards?|touch ?screens?|stylus|gestures?|handwrit\w+|strok(?:e|ing) (?:length|width|direction|input|data|order)|brush(?:es)?|pens?)\b/i,
  },
  {
    word: /^strokes?$/i,
    behind: /^ (?:volumes?|work|index|lengths?|widths?|per (?:second|minute))(?!\p{L})/u,
    anywhere: true,
  },
  // what a current or a fall gives
  {
    word: /^shocks?$/i,
    on: /\b(?:defibrillat\w+|pacing|electric\w*|electrodes?|voltages?|leads?|vibrations?|absor(?:b|p)\w+)\b/i,
  },
  { word: /^shocks?$/i, on: /\b(?:defibrillators?|cardioverter|antitachycardia|ICDs?)\b/, anywhere: true },
  // how warm or salt something is made
  {
    word: /^(?:hypo|hyper)(?:tonic|thermic|thermia)$/i,
    behind:
      /^ (?:agents?|medium|media|solutions?|saline|buffers?|lysis|shocks?|intraperitoneal|storage|preservation|perfusion|bypass|circulatory|devices?|applicators?|treatments?|therap(?:y|ies)|systems?|machines?|catheters?)(?!\p{L})/u,
    anywhere: true,
  },
  // how a heart or a muscle grows
  {
    word: /^hypertrophic$/i,
    behind: /^ (?:agonists?|growth|hearts?|markers?|response|signal\p{L}*|stimul\p{L}+)(?!\p{L})/u,
    anywhere: true,
  },
  // what lowers or raises something, as it is called
  {
    word: /^(?:hyper|hypo)(?:tensive|gly[ck](?:a)?emic|lipid(?:a)?emic)$/i,
    behind: /^ (?:agents?|drugs?|medications?|medicines?|therap(?:y|ies)|treatments?)(?!\p{L})/u,
    anywhere: true,
  },
  // the virus by its short form, where it is looked for
  {
    word: /^(?:H[A-E]V|HIV|HPV|HSV|CMV|EBV)$/,
    behind:
      /^(?:[- ]\d)? (?:RNA|DNA|Ab|Ag|antibod(?:y|ies)|antigens?|genomes?|genotypes?|replication|strains?|serolog(?:y|ies)|tests?|viral loads?|vir(?:us|ions?)|proteins?)(?!\p{L})/u,
    anywhere: true,
  },
  // what holds cells and layers together
  { word: /^adhesion$/i, on: /^/, anywhere: true },
  // what is done to something, by the same word; what is let off
  {
    word: /^(?:blister|bruise|burn|fracture|rupture|shock|stress|ulcerate)$/i,
    before: /(?<!\p{L})(?:to|will|would|can|could|may|might|must|should|not|typically|easily|eventually) $/iu,
    anywhere: true,
  },
  {
    word: /^bleeding$/i,
    behind: /^ (?:(?:the |of )?(?:air|gas|fluid|oil|off)|valves?|holes?|ports?|screws?)(?!\p{L})/u,
    anywhere: true,
  },
  // the second name of what infects, behind its first one
  {
    word: /^(?:acnes?|cholerae?|diphtheriae?|pertussis|tetani|tsutsugamushi|tuberculosis|pneumonia|influenza)$/,
    before: /(?<!\p{L})(?:\p{Lu}\.?|\p{Lu}\p{Ll}{2,}(?:us|um|ia|ella|io|as)) $/u,
    anywhere: true,
  },
  // the same of any other, as its ending makes an illness of it: `C. immitis`
  { word: /^\p{Ll}{4,}(?: infections?)?$/u, before: /(?<!\p{L}|\. )\p{Lu}\. $/u, anywhere: true },
  // what somebody feels in the eye
  { word: /^foreign bod(?:y|ies)$/i, behind: /^ sensation/, anywhere: true },
  // what somebody wants
  {
    word: /^weight loss$/i,
    on: /\b(?:diet(?:s|ing)?|exercise|lifestyle|obes(?:e|ity)|overweight|bariatric|weight (?:management|maintenance|regain))\b/i,
    behind:
      /^ (?:diets?|efforts?|goals?|interventions?|maintenance|medications?|programs?|programmes?|surger(?:y|ies)|trials?)(?!\p{L})/u,
    anywhere: true,
  },
  // a part of a longer name
  { word: /angina$/i, behind: /^ pectoris/, anywhere: true },
  // a day, as the symbol of an illness is written
  { word: /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec) \d{1,2}$/i, on: /^/, anywhere: true },
];
const NEAR = 40;

/** Whether a word for an illness at [start, end) means something else there. */
export function meansSomethingElse(whole: WholeText, { start, end }: NameSpan, isMedical: boolean): boolean {
  const { text } = whole;
  const name = text.slice(start, end);
  return OTHER_SENSES.some(
    ({ word, before, behind, on, anywhere }) =>
      (anywhere || !isMedical) &&
      word.test(name) &&
      (before?.test(text.slice(Math.max(0, start - NEAR), start)) ||
        behind?.test(text.slice(end, end + NEAR)) ||
        (on !== undefined && whole.has(on))),
  );
}

/** Whether a word for an illness has another sense anywhere. */
export const mayMeanSomethingElse = (name: string): boolean => OTHER_SENSES.some(({ word }) => word.test(name));
