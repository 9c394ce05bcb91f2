/**
 * Verbs that plain speech makes of two words, of which neither says what is meant, and what documents write instead.
 * The thing may stand between the two: "take the fairings off".
 */
// biome-ignore format: read it as a table
const VERBS: Readonly<Record<string, string>> = {
  'break down': 'decompose', 'bring down': 'reduce', 'burn off': 'burn', 'carry out': 'perform', 'cool down': 'cool', 'cut down': 'reduce', 'dry out': 'dry', 'figure out': 'determine', 'find out': 'detect', 'get off': 'remove', 'get out': 'remove',
  'get rid': 'remove', 'give off': 'emit', 'heat up': 'heat', 'hold up': 'support', 'keep away': 'prevent', 'keep out': 'exclude', 'let go': 'release', 'let out': 'release', 'make up': 'compensate', 'pick out': 'select', 'pull out': 'extract', 'put out': 'extinguish',
  'put together': 'assemble', 'set up': 'install', 'shut down': 'deactivate', 'shut off': 'deactivate', 'slow down': 'decelerate', 'sort out': 'separate', 'speed up': 'accelerate', 'stand up': 'withstand', 'switch off': 'deactivate', 'switch on': 'activate',
  'take apart': 'disassemble', 'take away': 'remove', 'take off': 'remove', 'take out': 'remove', 'tell apart': 'distinguish', 'turn down': 'reduce', 'turn off': 'deactivate', 'turn on': 'activate', 'use up': 'consume', 'warm up': 'heat', 'wash off': 'rinse',
  'wear out': 'wear', 'work out': 'determine',
};
/** Their other forms; regular ones have -s, -ed, -ing. */
// biome-ignore format: read it as a table
const FORMS: Readonly<Record<string, string>> = {
  break: 'breaks|broken|broke|breaking', bring: 'brings|brought|bringing', carry: 'carries|carried|carrying', cut: 'cuts|cutting', dry: 'dries|dried|drying', figure: 'figured|figures|figuring', find: 'finds|found|finding', get: 'gets|got|gotten|getting',
  give: 'gives|gave|given|giving', hold: 'holds|held|holding', keep: 'keeps|kept|keeping', let: 'lets|letting', make: 'makes|made|making', put: 'puts|putting', set: 'sets|setting', shut: 'shuts|shutting', speed: 'speeds|sped|speeding', stand: 'stands|stood|standing',
  take: 'takes|took|taken|taking', tell: 'tells|told|telling', use: 'uses|used|using', wear: 'wears|wore|worn|wearing',
};

interface TwoWords {
  readonly particle: string;
  /** Of the first word. */
  readonly forms: readonly string[];
  readonly verb: string;
  /** Made when a text has both words: compiled, each takes 90 kB. */
  pattern?: RegExp;
}

const TWO_WORDS: readonly TwoWords[] = Object.entries(VERBS).map(([phrase, verb]) => {
  const [first, particle] = phrase.split(' ') as [string, string];
  return { particle, forms: [first, ...(FORMS[first] ?? `${first}s|${first}ed|${first}ing`).split('|')], verb };
});

const BETWEEN = '((?: (?:it|them|the|a|an|its|their|my|our|your|one)(?: [\\p{L}-]{2,20}){0,2})?)';

/** A text with one verb for each of them. */
export function withOneVerb(text: string): string {
  let said = text;
  let small = said.toLowerCase();
  for (const each of TWO_WORDS) {
    const { particle, forms, verb } = each;
    if (!small.includes(` ${particle}`) || !forms.some((form) => small.includes(form))) continue;
    each.pattern ??= new RegExp(`\\b(?:${forms.join('|')})${BETWEEN} ${particle}\\b`, 'giu');
    said = said.replace(each.pattern, `${verb}$1`);
    small = said.toLowerCase();
  }
  return said;
}
