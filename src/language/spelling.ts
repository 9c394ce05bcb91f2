/** British spellings as American ones, so that texts of both are compared. */

/** Words that a rule would take for British ones. */
const NO_VERB_IN_IZE = /(?:[aeouhvw]|pr|^a?r|^m|[cx]|prom|prem|merchand|advert|^ir)is(?:e|es|ed|er|ers|ing)$|^disable$/;

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
  [/^phosphorous/, 'phosphorus'],
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
  [/(?<=.)aemi(?=a|c)/, 'emi'],
  [/rrhoe/, 'rrhe'],
  [/pnoe(?=a|i)/, 'pne'],
  [/^foet(?=us|al)/, 'fet'],
  [/^faec(?=al$|es$)/, 'fec'],
  [/^gynaec/, 'gynec'],
  [/oestr(?=o|i)/, 'estr'],
  [/^caesi/, 'cesi'],
  [/^artefact/, 'artifact'],
  [/^manoeuvr(?:e(?=s?$))?/, 'maneuver'],
  [/^aeroplane/, 'airplane'],
  [/^ageing$/, 'aging'],
];

/** A lower-case English word as Americans spell it; any other word as it is. Linear. */
export function american(word: string): string {
  return respelt(word, SPELLINGS, 'iz', NO_VERB_IN_IZE);
}

/** A word by the first rule that changes it; rules to `ending` leave the words of a pattern. */
function respelt(word: string, rules: typeof SPELLINGS, ending: string, left: RegExp): string {
  if (word.length < 4 || word.length > 30) return word;
  for (const [from, to] of rules) {
    if (to === ending && left.test(word)) continue;
    const changed = word.replace(from, to);
    if (changed !== word) return changed;
  }
  return word;
}

/** Words in -ize on both sides. */
const NO_VERB_IN_ISE = /(?:^|re|over|under|down|up|out|cap|mid)siz|^(?:se|ma|pr|br)iz/;

/**
 * American spellings as British ones, of words of technical texts; where a word is spelt so by both (`size`,
 * `program` of a computer), it stays.
 */
const BRITISH: typeof SPELLINGS = [
  [/iz(?=(?:e|es|ed|er|ers|ing|ation|ations|able)$)/, 'is'],
  [/yz(?=(?:e|ed|es|er|ers|ing)$)/, 'ys'],
  [/(?<=^col|arm|vap|lab|harb|neighb|behavi|fav|flav|od|tum|hum|hon)or(?=$|s$|ed$|ing$|less$|able$)/, 'our'],
  [/(?<=^(?:centi|milli|micro|nano|kilo)?met|^cent|^(?:milli)?lit|^fib|^calib|^lust)er(?=s?$)/, 're'],
  [
    /(?<=travel|label|model|cancel|signal|channel|tunnel|fuel|level|swivel|panel|spiral|chisel|bevel|funnel)(?=(?:ed|ing|er|ers)$)/,
    'l',
  ],
  [/(?<=catal|anal)og(?=s?$)/, 'ogue'],
  [/^aluminum/, 'aluminium'],
  [/sulf/, 'sulph'],
  [/^mold/, 'mould'],
  [/^tire(?=s?$)/, 'tyre'],
  [/^gray/, 'grey'],
  [/^plow/, 'plough'],
  [/(?<=^def|^off)ense(?=s?$)/, 'ence'],
  [/^hem(?=oglob|ostat|olys|odial|atolog|atocrit)/, 'haem'],
  [/^anes(?=the)/, 'anaes'],
  [/^ped(?=iatric)/, 'paed'],
  [/^esoph/, 'oesoph'],
  [/^edem/, 'oedem'],
  [/(?<=^leuk|^an|^isch|glyc)emi(?=a|c)/, 'aemi'],
  [/(?<=^dia)rrhe/, 'rrhoe'],
  [/^fet(?=us|al)/, 'foet'],
  [/^fec(?=al$|es$)/, 'faec'],
  [/^gynec/, 'gynaec'],
  [/^estr(?=oge|adi)/, 'oestr'],
  [/^cesi(?=um)/, 'caesi'],
  [/^artifact/, 'artefact'],
  [/^maneuver(?=s?$)/, 'manoeuvre'],
  [/^maneuver(?=ed$|ing$|able$)/, 'manoeuvr'],
  [/^airplane/, 'aeroplane'],
  [/^aging$/, 'ageing'],
];

/** How the other side of the Atlantic spells a lower-case English word; undefined where it is the same. Linear. */
export function otherSpelling(word: string): string | undefined {
  const spelt = american(word);
  const other = spelt === word ? respelt(word, BRITISH, 'is', NO_VERB_IN_ISE) : spelt;
  return other === word ? undefined : other;
}
