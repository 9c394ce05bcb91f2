import { foldedName } from './entities.ts';

/**
 * Words of salts, esters and hydrates that stand behind the name of an active moiety, by where they are listed:
 * `INNM`: International Nonproprietary Names Modified and the radicals and groups that go with them (WHO); `USAN`: the
 * contracted names of the United States Adopted Names Council; `USP`: water and form, in titles of monographs.
 */
// biome-ignore format: read it as a table
const ROWS: readonly (readonly [source: 'INNM' | 'USAN' | 'USP', words: string])[] = [
  ['INNM', 'hydrochloride dihydrochloride trihydrochloride monohydrochloride hydrobromide dihydrobromide hydroiodide chloride bromide iodide fluoride'],
  ['INNM', 'sulfate sulphate bisulfate hemisulfate disulfate nitrate mononitrate phosphate diphosphate monophosphate biphosphate carbonate bicarbonate'],
  ['INNM', 'acetate diacetate triacetate acetonide hexacetonide citrate dihydrogen hydrogen maleate dimaleate fumarate hemifumarate difumarate sesquifumarate'],
  ['INNM', 'tartrate ditartrate bitartrate hydrogentartrate succinate hemisuccinate malate lactate gluconate glucuronate oxalate benzoate salicylate'],
  ['INNM', 'propionate dipropionate butyrate valerate enanthate heptanoate decanoate undecanoate undecylenate palmitate stearate laurate pivalate caproate hexanoate'],
  ['INNM', 'sodium disodium trisodium potassium dipotassium calcium magnesium zinc aluminum aluminium lithium ammonium bismuth ferrous ferric strontium'],
  ['INNM', 'mesilate esilate besilate tosilate edisilate camsilate napsilate isetionate xinafoate pamoate embonate olamine trolamine diolamine nicotinate'],
  ['INNM', 'arginine lysine meglumine choline erbumine tert butylamine diethylamine benzathine procaine adipate ascorbate aspartate glutamate orotate'],
  ['USAN', 'mesylate dimesylate esylate besylate tosylate edisylate camsylate napsylate isethionate cypionate cipionate furoate medoxomil proxetil axetil cilexetil'],
  ['USAN', 'etabonate mofetil pivoxil marboxil disoproxil alafenamide etexilate tromethamine ethanolamine hippurate mandelate tannate polistirex resinate'],
  ['USP', 'anhydrous hydrate monohydrate hemihydrate dihydrate trihydrate tetrahydrate pentahydrate hexahydrate heptahydrate sesquihydrate solvate base'],
];
const SALTS = new Map(ROWS.flatMap(([source, words]) => words.split(' ').map((word) => [word, source] as const)));
/** Words of two, as they are folded. */
const PAIRS = new Set(['tert butylamine', 'hydrogen tartrate', 'hydrogen sulfate', 'hydrogen maleate']);

/** Stems of names of biologics: only these have a suffix of four letters that means nothing (FDA, 2017). */
const BIOLOGIC =
  /(?:mab|cept|grastim|poetin|plestim|stim|ase|kin|kinra|tide|tocog|parin|insulin|glargine|aspart|tropin)$/;

/** One active moiety of a name: folded, without words of salt, ester and hydrate where something is left. */
export function moietyOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/\(([^()]{0,60})\)\s*$/, (whole, inside: string) => (SALTS.has(foldedName(inside)) ? ` ${inside}` : whole))
    .trim();
  const suffixed = /^(.{3,60}?)-([a-z]{4})$/i.exec(plain);
  const own = suffixed && BIOLOGIC.test(suffixed[1]!.toLowerCase()) ? suffixed[1]! : plain;
  const folded = foldedName(own);
  const words = folded.split(' ');
  let left = words.length;
  while (left > 0) {
    if (left > 2 && PAIRS.has(`${words[left - 2]} ${words[left - 1]}`)) left -= 2;
    else if (SALTS.has(words[left - 1]!)) left--;
    else break;
  }
  return left === 0 ? folded : words.slice(0, left).join(' ');
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
