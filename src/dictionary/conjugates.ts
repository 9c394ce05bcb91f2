/**
 * Second words of the names of conjugates -> what the word names. Source of each row: the description (section 11) in
 * the label that the FDA approved of a drug with this word, which is named; USAN and INN share the words.
 */
// biome-ignore format: read it as a table
const WORDS: readonly (readonly [word: string, payload: string, linker: string | undefined, label: string])[] = [
  ['vedotin', 'monomethyl auristatin E', 'maleimidocaproyl-valine-citrulline-p-aminobenzyloxycarbonyl', 'ADCETRIS'],
  ['mafodotin', 'monomethyl auristatin F', 'maleimidocaproyl', 'BLENREP'],
  ['emtansine', 'DM1', '4-(N-maleimidomethyl)cyclohexane-1-carboxylate', 'KADCYLA'],
  ['soravtansine', 'DM4', 'sulfo-SPDB', 'ELAHERE'],
  ['deruxtecan', 'DXd', 'maleimide tetrapeptide (GGFG)', 'ENHERTU'],
  ['govitecan', 'SN-38', 'CL2A', 'TRODELVY'],
  ['ozogamicin', 'N-acetyl-gamma-calicheamicin', '4-(4-acetylphenoxy)butanoic acid', 'MYLOTARG'],
  ['tesirine', 'SG3199', 'valine-alanine', 'ZYNLONTA'],
  // fused, not linked
  ['pasudotox', 'Pseudomonas exotoxin PE38', undefined, 'LUMOXITI'],
];
const BY_WORD = new Map(WORDS.map((row) => [row[0], row]));

/** Species before `-mab`, the longer ones first (WHO, names of monoclonal antibodies until 2017). */
const SPECIES: readonly (readonly [ending: string, species: string])[] = [
  ['xizumab', 'Chimeric-humanized antibody'],
  ['ximab', 'Chimeric antibody'],
  ['zumab', 'Humanized antibody'],
  ['axomab', 'Rat-mouse hybrid antibody'],
  ['umab', 'Human antibody'],
  ['omab', 'Mouse antibody'],
];

/** What the name of a conjugate says. */
export interface Conjugate {
  /** Its name without what distinguishes products: `trastuzumab`. */
  readonly antibody: string;
  readonly species?: string | undefined;
  readonly payload: string;
  readonly linker?: string | undefined;
  /** The rule that says so, with its source. */
  readonly rule: string;
}

/** Four letters that tell biologics of one name apart (FDA, 2017). */
const withoutSuffix = (word: string) => (word.at(-5) === '-' ? word.slice(0, -5) : word);
/** `ado-` and `fam-` tell a conjugate from its antibody (FDA). */
const withoutPrefix = (word: string) => (word[3] === '-' ? word.slice(4) : word);

/** Of what a conjugate consists, by a name of an antibody and a word for linker and payload; undefined for others. */
export function conjugateNamed(name: string): Conjugate | undefined {
  const words = name.slice(0, 200).toLowerCase().split(' ').filter(Boolean);
  if (words.length !== 2) return undefined;
  const antibody = withoutPrefix(words[0]!);
  const row = BY_WORD.get(withoutSuffix(words[1]!));
  if (!row || !/(?:mab|tug|bart|mig|ment)$/.test(antibody)) return undefined;
  const [word, payload, linker, label] = row;
  const species = SPECIES.find(([ending]) => antibody.endsWith(ending))?.[1];
  return {
    ...{ antibody, species, payload, linker },
    rule: `"${word}" in a nonproprietary name, as the label of ${label} describes it (FDA, section 11)`,
  };
}
