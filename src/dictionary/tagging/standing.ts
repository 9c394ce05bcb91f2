import { AtStart } from '../at-start.ts';
/** What a text says of a thing that it names. */
export interface Standing {
  /** That it is not there: `no evidence of metastasis`. */
  readonly negated?: true;
  /** That it was there before: `a history of stroke`. */
  readonly historic?: true;
  /** That it is in the world, when and where something happens: `during the COVID-19 pandemic`. */
  readonly circumstance?: true;
}

/** Characters before a name that are looked at. */
const BEFORE = 60;
const AFTER = 30;

/**
 * Words that deny or date what follows them, as far as the end of the clause. After W. W. Chapman et al., "A simple
 * algorithm for identifying negated findings and diseases in discharge summaries", J. Biomed. Inform. 34 (2001), whose
 * method this is; the words are of our own choice.
 */
const DENIES =
  /(?:\b(?:no|not|without|absence of|lack of|free of|free from|denie[sd]|denying|negative for|ruled? out|excludes?|excluded|excluding|never had|nor|neither)\b|无明显|无|未见|未发现|没有|不伴|不合并|排除|除外|否认)(?!.*(?:\b(?:but|however|although|except|which|whereas)\b|但|而))[^.;:。；：，]{0,40}$/iu;
/** `not only`, `no longer than`, `no significant difference in` deny something else. */
const DENIES_OTHERWISE =
  /\b(?:not only|not necessarily|no (?:significant |statistically significant )?(?:difference|change|increase|decrease|effect|association|correlation|influence)s?|without (?:affecting|causing|increasing)|not (?:due to|related to|associated with|caused by|increase|reduce|affect|improve|prevent|alter))\b[^.;]{0,50}$/iu;
const DATES =
  /(?:\b(?:histor(?:y|ies) of|previous(?:ly)?|prior|past|former(?:ly)?|earlier|remote|status post|s\/p)\b|既往|曾患|曾有|有过|陈旧性)[^.;:。；：]{0,30}$/iu;
const DENIES_AFTER = new AtStart(
  /^\s*(?:(?:was|were|is|are|has been|had been) (?:ruled out|excluded|absent|not (?:found|seen|observed|detected))|阴性|未见|已排除)/iu,
);
const DATES_AFTER = new AtStart(/^\s*(?:病史|史|既往史)/u);

const SPREADS_BEFORE = /\b(?:pandemic|epidemic|outbreak)(?: of)? [^\s]{0,12}$/i;
const SPREADS_AFTER = new AtStart(
  /^(?:[\s)-]|\([^()]{0,20}\)){0,4}(?:pandemics?|epidemics?|outbreaks?|lockdowns?|crisis|疫情|大流行)(?!\p{L})/iu,
);

/** Letters of a pandemic with what may stand between it and its name. */
const SPREADING = 32;

/**
 * Words by which one of these may begin, asked first: they are tried from each place of a clause, which takes long. All
 * characters that are no ASCII, since some are letters of it where capitals do not count.
 */
const SAYS =
  /\bno[rt]?\b|without|absence|lack|free|den[iy]|negative|rule|exclud|never|neither|histor|previous|prior|past|former|earlier|remote|status|s\/p|[^\0-\x7f]/i;

/** What neither words that deny nor words that date reach across. */
const STOPS: ReadonlySet<number> = new Set([...'.;:。；：'].map((sign) => sign.charCodeAt(0)));
/** Where the clause before a place begins, of so much as is looked at. */
function clauseBefore(text: string, start: number): number {
  const from = Math.max(0, start - BEFORE);
  for (let at = start; at > from; at--) {
    const code = text.charCodeAt(at - 1);
    // letters are none: most characters are
    if ((code < 0x40 || code > 0x7f) && STOPS.has(code)) return at;
  }
  return from;
}

/** How a text speaks of what stands at [start, end), by the words of the clause around it. */
export function standingOf(text: string, start: number, end: number): Standing {
  const before = text.slice(clauseBefore(text, start), start);
  const after = text.slice(end, end + AFTER);
  const isSaid = SAYS.test(before);
  const isDenied =
    isSaid && DENIES.test(before) && !DENIES_OTHERWISE.test(text.slice(Math.max(0, start - BEFORE), start));
  const negated = isDenied || DENIES_AFTER.test(after);
  const historic = (isSaid && DATES.test(before)) || DATES_AFTER.test(after);
  const circumstance =
    SPREADS_BEFORE.test(text.slice(Math.max(0, start - SPREADING), start)) || SPREADS_AFTER.test(after);
  return {
    ...(negated && { negated }),
    ...(historic && { historic }),
    ...(circumstance && { circumstance }),
  };
}
