/** British spellings as American ones, so that texts of both are compared. */

/** Words that a rule would take for British ones. */
const NO_VERB_IN_IZE = /(?:[aeouhvw]|pr|^a?r|^m|[cx]|prom|prem|merchand|advert)is(?:e|es|ed|er|ers|ing)$/;

/** British spellings with the American ones, as what replaces what within a word. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:e|es|ed|er|ers|ing|ation|ations|able)$)/, 'iz'],
  [/ys(?=(?:e|ed|es|er|ers|ing)$)/, 'yz'],
  [/(?<=col|arm|vap|lab|harb|neighb|behavi|fav|flav|od|tum|hum|hon|vig|rig)our(?=$|s$|ed$|ing$|less$|able$)/, 'or'],
  [/(?<=[a-z]met|[a-z]cent|^cent|^met|lit|fib|calib|theat|spect|lust|sab|epicent|ni?t)re(?=s?$)/, 'er'],
  [
    /(?<=travel|label|model|cancel|signal|channel|tunnel|fuel|level|swivel|panel|spiral|chisel|bevel|funnel)l(?=(?:ed|ing|er|ers)$)/,
    '',
  ],
  [/^centr(?=(?:ed|ing)$)/, 'center'],
  [/(?<=catal|anal|dial|monol)ogue(?=s?$)/, 'og'],
  [/^alumini/, 'alumin'],
  [/sulph/, 'sulf'],
  [/^mould/, 'mold'],
  [/^tyre(?=s?$)/, 'tire'],
  [/^grey/, 'gray'],
  [/^plough/, 'plow'],
  [/^draught/, 'draft'],
  [/^programme(?=s?$)/, 'program'],
  [/^kerb(?=s?$)/, 'curb'],
  [/(?<=def|off|lic)ence(?=s?$)/, 'ense'],
  [/haem/, 'hem'],
  [/anaes/, 'anes'],
  [/paed/, 'ped'],
  [/oesoph/, 'esoph'],
  [/oedem/, 'edem'],
];

/** A lower-case English word as Americans spell it; any other word as it is. Linear. */
export function american(word: string): string {
  if (word.length < 4 || word.length > 30) return word;
  for (const [british, written] of SPELLINGS) {
    if (written === 'iz' && NO_VERB_IN_IZE.test(word)) continue;
    const changed = word.replace(british, written);
    if (changed !== word) return changed;
  }
  return word;
}
