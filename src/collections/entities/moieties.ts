import { foldedName } from './folded-name.ts';

/**
 * Words of salts, esters and hydrates that stand behind the name of an active moiety, by where they are listed:
 * `INNM`: International Nonproprietary Names Modified and the radicals and groups that go with them (WHO); `USAN`: the
 * contracted names of the United States Adopted Names Council; `USP`: water and form, in titles of monographs;
 * `NDC`: how the directory of drug codes of the FDA abbreviates, and writes the size of particles.
 */
// biome-ignore format: read it as a table
export const SALT_ROWS: readonly (readonly [source: 'INNM' | 'USAN' | 'USP' | 'NDC', words: string])[] = [
  ['INNM', 'hydrochloride dihydrochloride trihydrochloride monohydrochloride hydrobromide dihydrobromide hydroiodide chloride bromide iodide fluoride'],
  ['INNM', 'sulfate sulphate bisulfate hemisulfate disulfate nitrate mononitrate phosphate diphosphate monophosphate biphosphate carbonate bicarbonate'],
  ['INNM', 'acetate diacetate triacetate acetonide hexacetonide citrate dihydrogen hydrogen maleate dimaleate fumarate hemifumarate difumarate sesquifumarate'],
  ['INNM', 'tartrate ditartrate bitartrate hydrogentartrate succinate hemisuccinate malate lactate gluconate glucuronate oxalate benzoate salicylate'],
  ['INNM', 'propionate dipropionate butyrate valerate enanthate heptanoate decanoate undecanoate undecylenate palmitate stearate laurate pivalate caproate hexanoate'],
  ['INNM', 'sodium disodium trisodium potassium dipotassium calcium magnesium zinc aluminum aluminium lithium ammonium bismuth ferrous ferric strontium'],
  ['INNM', 'mesilate esilate besilate tosilate edisilate camsilate napsilate isetionate xinafoate pamoate embonate olamine trolamine diolamine nicotinate'],
  ['INNM', 'semisodium diethanolamine sulfosalicylate'],
  ['INNM', 'arginine lysine meglumine choline erbumine tert butylamine diethylamine benzathine procaine adipate ascorbate aspartate glutamate orotate'],
  ['USAN', 'mesylate dimesylate esylate besylate tosylate edisylate camsylate napsylate isethionate cypionate cipionate furoate medoxomil proxetil axetil cilexetil'],
  ['USAN', 'hyclate'],
  ['USAN', 'etabonate mofetil pivoxil marboxil disoproxil alafenamide etexilate tromethamine ethanolamine hippurate mandelate tannate polistirex resinate'],
  ['USP', 'anhydrous hydrate monohydrate hemihydrate dihydrate trihydrate tetrahydrate pentahydrate hexahydrate heptahydrate sesquihydrate solvate base alkaloid'],
  ['NDC', 'hcl hci hbr dihcl micronized micronised microfine micro'],
];
const SALTS = new Map(SALT_ROWS.flatMap(([source, words]) => words.split(' ').map((word) => [word, source] as const)));
/** Metals and their ions: what is left of a salt of one is no drug, and two salts of one are two. */
export const CATIONS: ReadonlySet<string> = new Set(
  (
    'antimony arsenic barium beryllium cadmium cerium cesium chromic chromium cobalt cobaltous copper cupric gallium gold indium iron lead ' +
    'manganese manganous mercuric mercury nickel palladium platinum rubidium selenium silver stannous thallium tin titanium uranyl vanadium vanadyl zirconium'
  ).split(' '),
);
/**
 * A radical alone, with what may stand before it in one word: what is left of an ester of a plain alcohol, or of the
 * chloride of an acid, is no drug either (methyl salicylate and methyl nicotinate are two). Names of drugs that end so
 * (fentanyl, bisacodyl) are none of these.
 */
const RADICAL =
  /^(?:mono|di|tri|tetra|poly|iso|neo|cyclo|hydroxy|methoxy|ethoxy|amino|chloro|bromo|fluoro|trifluoro|trichloro|nitro){0,3}(?:(?:meth|eth|prop|but|pent|am|hex|hept|oct|non|dec|undec|dodec|tridec|laur|myrist|palmit|cet|cetear|stear|ole|behen|ethylhex|phen|benz|phenyleth|tol|vin|all|crot|acet|glycer|geran|geranylgeran|farnes|dimethylall|terpin|born|isoborn|menth|cinnam|citronell|furfur|carbam|picr|nitros|sulfur|carbon|thion|phosphor)yl|(?:propion|butyr|benz|laur|myrist|palmit|ole|stear|coc)oyl|(?:methane|ethane|toluene|benzene|hexadecane|phenylmethyl|dans)sulfonyl)$/;
/** Words that say of a salt how it is taken, not what it is: `Sodium, Dietary`. */
const NO_MOIETY = new Set(['dietary', 'inorganic', 'topical', 'oral']);
/** Bases with their sugar: a phosphate of one is a substance of its own, and what a body makes of it another. */
const NUCLEOSIDE =
  /^(?:deoxy|cyclic )?(?:adenosine|guanosine|cytidine|uridine|thymidine|inosine|xanthosine|nicotinamide adenine dinucleotide|flavin adenine dinucleotide)$/;
const PHOSPHATES = /(?:^| )(?:mono|di|tri|bi)?phosphate(?: |$)/;
/** Words of two, as they are folded. */
const PAIRS = new Set(['tert butylamine', 'hydrogen tartrate', 'hydrogen sulfate', 'hydrogen maleate']);

/** Stems of names of biologics: only these have a suffix of four letters that means nothing (FDA, 2017). */
const BIOLOGIC =
  /(?:mab|cept|grastim|poetin|plestim|stim|ase|kin|kinra|tide|tocog|parin|insulin|glargine|aspart|tropin)$/;

/**
 * Which way a substance turns light stands before its name: one of two mirror images, and not what both together are.
 */
const TURNS = /^\((?<right>[+＋])\)-|^\([-−–]\)-/u;

/** One active moiety of a name: folded, without words of salt, ester and hydrate where something is left. */
export function moietyOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(TURNS, (_sign, right?: string) => (right === undefined ? 'l-' : 'd-'))
    .replace(/\(([^()]{0,60})\)\s*$/, (whole, inside: string) => (SALTS.has(foldedName(inside)) ? ` ${inside}` : whole))
    .trim();
  const suffixed = /^(.{3,60}?)-([a-z]{4})$/i.exec(plain);
  const own = suffixed && BIOLOGIC.test(suffixed[1]!.toLowerCase()) ? suffixed[1]! : plain;
  const folded = foldedName(own);
  const words = folded.split(' ');
  const left = withoutLast(words, (word) => SALTS.has(word));
  const moiety = left.join(' ');
  const lone = left.length === 1 && (CATIONS.has(moiety) || RADICAL.test(moiety) || NO_MOIETY.has(moiety));
  const bare = left.length === 0 || lone || (NUCLEOSIDE.test(moiety) && PHOSPHATES.test(folded));
  if (!bare) return moiety;
  // a salt that is a drug of its own: water and form do not count all the same
  const dry = withoutLast(words, (word) => WATER.has(SALTS.get(word)!));
  return dry.length === 0 ? folded : dry.join(' ');
}
const WATER: ReadonlySet<string> = new Set(['USP', 'NDC']);

/** Without the last words that are of a kind, and pairs of such words. */
function withoutLast(words: readonly string[], is: (word: string) => boolean): readonly string[] {
  let left = words.length;
  while (left > 0) {
    if (left > 2 && PAIRS.has(`${words[left - 2]} ${words[left - 1]}`) && is(words[left - 1]!)) left -= 2;
    else if (is(words[left - 1]!)) left--;
    else break;
  }
  return words.slice(0, left);
}

/** Most parts of one combination. */
const MOST = 60;

/**
 * The active moieties of a drug as a register writes it, sorted, each once: `A; B` and `A AND B` of ingredient columns
 * are combinations of two.
 */
export function moietiesOf(ingredients: string): string[] {
  const parts = ingredients.slice(0, 4_000).split(';').slice(0, MOST);
  return [...new Set(parts.map(moietyOf).filter(Boolean))].sort();
}
