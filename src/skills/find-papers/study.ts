/** What kind of study an abstract reports, as it says itself. */
export interface Study {
  /** The words of the abstract. */
  readonly design?: string;
  /** `120 patients`, in the words of the abstract. */
  readonly size?: string;
}

/** Designs of studies, the most telling first; terms as in the EQUATOR network's list of reporting guidelines. */
// biome-ignore format: read it as a table
const DESIGNS: readonly RegExp[] = [
  /\b(?:systematic review and meta-analysis|systematic review|meta-analysis|meta-analyses)\b/i,
  /\b(?:double-blind |single-blind |open-label |placebo-controlled |multicent(?:er|re) |phase (?:[1-4]|I{1,3}|IV) ){0,5}randomi[sz]ed(?:,? (?:double-blind|placebo-controlled|controlled|clinical|crossover|open-label)){0,5} (?:trial|study)\b/i,
  /\b(?:prospective |retrospective |nationwide |population-based |multicent(?:er|re) ){0,5}(?:cohort|case-control|cross-sectional) (?:study|analysis)\b/i,
  /\b(?:prospective|retrospective|observational|longitudinal|pilot) (?:study|analysis|trial)\b/i,
  /\b(?:case series|case report)\b/i,
  /(?:系统评价|荟萃分析|meta ?分析|随机对照试验|随机双盲|队列研究|病例对照研究|横断面研究|回顾性分析|前瞻性研究|病例报告)/i,
];
const SIZE =
  /(?<![\d.,])(\d{1,3}(?:,\d{3}){1,3}|\d{1,7})\s{0,2}(?:[a-z-]{2,20} ){0,2}(?:patients|participants|subjects|individuals|adults|children|women|men|volunteers|cases|mice|rats)\b|\d{1,7}\s?(?:例|名)(?:患者|病人|受试者)?/i;

/** Longer abstracts are not read to their end. */
const LONGEST = 10_000;

/** Design and size of a study, where the abstract tells them. Linear in the text. */
export function studyOf(abstract: string): Study {
  const text = abstract.slice(0, LONGEST);
  const design = DESIGNS.map((shape) => shape.exec(text)?.[0]).find((each) => each !== undefined);
  const size = SIZE.exec(text)?.[0];
  return { ...(design && { design }), ...(size && { size }) };
}
