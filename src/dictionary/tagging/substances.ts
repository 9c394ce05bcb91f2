import { AtEnd } from '../at-end.ts';
import { AtStart } from '../at-start.ts';

/**
 * Elements, ions and things of every day that vocabularies list as drugs. A text on batteries, alloys or soil names
 * them all the time and means none: they count where the document is about medicine, which another drug or a disease
 * that it names shows, or where the words beside them say that somebody gets them or has them in the blood.
 * Folded, singular.
 */
// biome-ignore format: read it as a table
export const EVERYDAY_SUBSTANCES: ReadonlySet<string> = new Set(
  `alcohol|aluminum|aluminium|ammonia|argon|arsenic|barium|bismuth|boron|bromine|cadmium|calcium|carbon|carbon dioxide|carbon monoxide|
  cellulose|charcoal|chlorine|chromium|cobalt|copper|cotton|fluorine|gallium|gelatin|germanium|gold|graphite|helium|hydrogen|indium|
  iodine|iron|isotope|lithium|magnesium|manganese|mercury|methane|molybdenum|nickel|nitrogen|ozone|oxygen|palladium|phosphorus|
  platinum|potassium|quartz|selenium|silica|silicon|silicon dioxide|silicone|silver|sodium|sodium chloride|starch|steroid|strontium|sugar|
  sulfur|talc|tin|titanium|titanium dioxide|tungsten|uranium|vanadium|wax|zinc|zinc oxide|zirconium|
  acetylene|asbestos|agar|aluminum oxide|aluminium oxide|antimony|beryllium|cerium|cesium|compressed air|corn starch|ethylene|fullerene|gadolinium|hafnium|iridium|kerosene|lanthanum|magnesium oxide|
  mercury|neodymium|niobium|osmium|polyacrylamide|propane|rhodium|rubidium|ruthenium|samarium|scandium|silane|silicon oxide|tantalum|tellurium|urethane|xenon|ytterbium|yttrium|deuterium|erbium|hydrocarbon|neon|polyacrylate|purified water|zeolite|
  acetate|acrylate|adipate|benzoate|bicarbonate|bromide|butyrate|carbonate|chloride|citrate|fluoride|fumarate|hydroxide|iodide|laurate|malate|maleate|methacrylate|nitrate|nitrite|oxalate|oxide|palmitate|phosphate|propionate|stearate|succinate|sulfate|sulfide|sulphate|sulphide|tartrate|thiocyanate|
  氧气|氮气|氢气|酒精|淀粉|纤维素|氯化钠|二氧化硅|二氧化钛|氧化锌|氧化铝|三氧化二铝|氧化铁|三氧化二铁|氧化镁|氧化钙`
    .split('|')
    .map((name) => name.trim()),
);

/**
 * Foods that DrugBank has as extracts for tests of allergies: a text that names one means what is eaten, but for the
 * words that say otherwise. Folded, singular.
 */
export const FOODS: ReadonlySet<string> = new Set(
  `almond|apple|apricot|artichoke|asparagus|avocado|banana|barley|bean|beef|beet|black bean|blackberry|blueberry|bluefish|brazil nut|broccoli|
  buckwheat|cabbage|cantaloupe|carp|carrot|celery|cherry|chicken|chickpea|coconut|coffee bean|corn|cow milk|cranberry|date|duck|egg|egg yolk|
  fig|flounder|flour|goat milk|grape|grapefruit|haddock|hazelnut|herring|honey|honeydew melon|kidney bean|lamb|leek|lemon|lentil|lettuce|lime|lobster|maize|mango|
  milk|mushroom|oat|okra|olive|onion|orange|oyster|papaya|parsley|parsnip|pea|peach|peanut|pear|pecan|pineapple|pistachio|plum|pomegranate|pork|potato|pumpkin|
  raspberry|rice|rye|salmon|sesame seed|shrimp|smelt|soybean|spinach|squash|strawberry|sunflower seed|sweet potato|swordfish|tomato|trout|tuna|
  butter|cheese|chocolate|cocoa|coffee|milk powder|mineral water|skim milk|
  clam|pearl|radish|sage|
  turkey|turnip|vanilla|walnut|watermelon|wheat|wheat bran|wheat flour|white fish|yeast`
    .split('|')
    .map((name) => name.trim()),
);
/** Whether what stands behind the name of a food says that a preparation of it is meant. */
export const isPrepared = (text: string, end: number): boolean =>
  /^[ -](?:(?:leaf|seed|fruit|root|pollen|protein) )?(?:extracts?|allergens?|allergenic|pollens?)\b|^提取物/iu.test(
    text.slice(end, end + 30),
  );

/** Characters beside a name that are looked at. */
const AROUND = 50;
/** What is said of what a body gets, has or lacks. */
const GIVEN_BEFORE = new AtEnd(
  /(?:\b(?:serum|plasma|blood|urinary|dietary|oral|intravenous|inhaled|supplemental|elemental|parenteral|administ\w{1,10} (?:of )?|treat(?:ed|ment) with|dos(?:e|es|ing) of|intake of|deficiency (?:of|in)|patients (?:on|receiving)|mg(?: of)?)|血清|血|补|口服|静脉|缺) ?$/iu,
);
const GIVEN_BEHIND = new AtStart(
  /^[ -](?:supplement\w{0,10}|therapy|deficien\w{1,4}|overload|poisoning|toxicity|intake|infusion|tablets?|capsules?|treatment|intoxication|abuse|consumption|withdrawal|dependence|homeostasis)\b|^(?:缺乏|中毒|剂|补充|摄入|治疗)/iu,
);

/** Whether the name of a protein is that of a medicine, by the stem of its international name. */
export const isBiological = (name: string): boolean =>
  /(?:mab|cept|kinra|grastim|poetin|irudins?|plase|pegol|taxel|cog)(?: \p{Ll}+)?$/iu.test(name);

/** What is done with what somebody is given, and its doses. */
const ADMINISTERED_BEFORE =
  /\b(?:administ\w{1,10}|inject\w{0,4}|infus\w{1,4}|receiv\w{1,3}|treat(?:ed|ment|ing)|therap(?:y|ies)|dos(?:e|es|ed|age|ing)|using|us(?:e|es|ed) of|given|giving|inhaled|oral|intravenous|subcutaneous|topical|exogenous|recombinant|mg|µg|mcg|units?|IU)\b[^.;:]{0,24}$/iu;
const ADMINISTERED_BEHIND = new AtStart(
  /^(?: (?:alfa|beta|glargine|lispro|aspart|detemir|degludec))?[ -](?:therap\w{1,3}|treat\w{1,5}|infusions?|injections?|administration|doses?|pumps?|replacement|supplement\w{0,6}|sealants?|concentrates?|pens?)\b/iu,
);
/** Whether the words around the name of a protein say that somebody is given it. */
export const isAdministered = (text: string, start: number, end: number): boolean =>
  ADMINISTERED_BEFORE.test(text.slice(Math.max(0, start - AROUND), start)) ||
  ADMINISTERED_BEHIND.test(text.slice(end, end + AROUND));

/** Whether the words beside a name say that a body gets it, has it or lacks it. */
export const isGiven = (text: string, start: number, end: number): boolean =>
  GIVEN_BEFORE.test(text.slice(Math.max(0, start - AROUND), start)) || GIVEN_BEHIND.test(text.slice(end, end + AROUND));

/**
 * What a longer chemical name has directly before a name that is a part of it; D- and L- belong to a name. A radical
 * may be a word of its own: `ethyl acetate`.
 */
const PART_BEFORE = new AtEnd(
  /(?:bis|tris|poly)\($|(?:yl|thio|oxy|amino|ato)\) $|\d,$|[CN]-terminal $|\p{L}{2}amino $|(?:(?:\p{L}|\d-)(?:yl|oxo|oxy|hydro|amino|chloro|fluoro|bromo|iodo|nitro|cyano|aza|thia|oxa|ido)|\d[a-z]?'?)-$|[)\]}]-?$|(?<!\p{L})(?:(?:di|tri|tetra|poly|mono|per)?(?:fluoro|chloro|bromo|iodo|nitro|hydroxy|methoxy|ethoxy)|\p{L}{2,12}ylene) $|(?<!\p{L})poly-$|\p{L}{2}(?:yl|oyl) $|(?:ammonium|ca?esium|rubidium|barium|zinc|copper|nickel|cobalt|manganese|silver|lead|chromium|iron|cerium|titanium|tantalum|tungsten|silicon|boron|gallium|petroleum) $|(?<![\p{L}\d])d?[ACGNTU][DMT]P-$|(?<!\p{L})(?:[α-ω]-|catalytic |nucleophilic |active[- ]site )$|(?<![\p{L}\p{N}-])(?:alpha|beta|gamma|delta|epsilon|omega|tert|sec|cis|trans|amino|[a-ce-km-z])-$/iu,
);
/** A metal behind the rest of its salt, which no dictionary has: `croscarmellose sodium`. */
const SALT_OF = new AtEnd(/\p{L}{4}(?:ose|ate|ide) $/iu);
const METAL = new AtStart(/^(?:sodium|potassium|calcium|magnesium|aluminum|zinc)$/i);
/** A metal before it, which no dictionary has either: `cesium carbonate`. */
const WITH_ACID = new AtStart(
  /^(?:ammonium|ca?esium|rubidium|barium|zinc|copper|nickel|cobalt|manganese|silver|lead|chromium) \p{L}{2,12}(?:ate|ide)s?(?!\p{L})/iu,
);
/**
 * Names that go on, and are another thing then: compounds of hydrogen; `prothrombin time` is how long blood takes to
 * clot, a zinc finger a part of a protein.
 */
const GOES_ON = new AtStart(
  /^(?:hydrogen (?:chlor|brom|fluor|perox|cyan|sulf|iod)|(?:nitrogen|sulfur|sulphur) mustards?(?!\p{L})|(?:pro)?thrombin time(?!\p{L})|mercury (?:vapou?r )?(?:lamps?|columns?|manometers?)(?!\p{L})|ethylene (?:propylene|monomers?|units?|vinyl)(?!\p{L})|zinc fingers?(?!\p{L})|(?:renin[- ])?angiotensin(?:[- ]aldosterone)? systems?(?!\p{L})|aldosterone systems?(?!\p{L})|(?:lithium|sodium)[ -]ions? (?:batter|secondary|cells?(?!\p{L})|rechargeable|electr|conduct|mobil|transport))/iu,
);
/** Most letters of what a name goes on with that are looked at. */
const LONGEST_LONGER = 36;
/** A metal before the rest of its salt, which is no salt of a drug: `sodium methylate`, `palladium acetate`. */
const METAL_OF_A_SALT = new AtStart(
  /^(?:sodium|potassium|calcium|magnesium|alumin(?:i?um)|zinc|lithium|copper|iron|palladium|platinum|titanium|tantalum|tungsten|silicon|boron|gallium|zirconium|gadolinium|hafnium|cerium|nickel|cobalt|manganese|indium|germanium) (?!(?:estim|moder|concentr|candid|priv|separ|aggreg|precipit|subst|metabol|wh|s|supp)\p{L}*)\p{Ll}{2,}(?:ates?|ides?|ites?)(?!\p{L})/iu,
);
/** The rest of a compound that is named after it: `propylene glycol monomethyl ether`, `fatty acid ester`. */
const LONGER = new AtStart(
  /^ (?:\p{Ll}{1,8}yl )?(?:(?:mono|di|tri|poly|sesqui)?(?:esters?|ethers?|amides?|anhydrides?|lactones?|oximes?|(?:co)?polymers?)|(?:mono|di|tri|tetra|sesqui)(?!hydr|nitrate|phosphates?(?!\p{L})|sodium|potassium|chloride)-?(?:\d-)?\p{Ll}{2,20}(?:yl|ate|ose|ether)s?|acid (?:chlor|brom|fluor|iod)ides?)(?!\p{L})/u,
);
/** The end of the name of a compound, before that of a class or an ion which it goes on with: `phosphine oxide`. */
const COMPOUND_BEFORE = new AtEnd(
  /(?:\p{L}{3}|\d-)(?:yl\)?|ol|ine?|ene|ane|ose|one|ium|gen|[np]t?oate)[ -]$|(?<!\p{L})(?:acid|metal) $/iu,
);
export const IONS: ReadonlySet<string> = new Set(
  'acetate carbonate sulfate oxide chloride bromide iodide fluoride hydride hydroxide semicarbazone hydrazone oxime anhydride lactone'.split(
    ' ',
  ),
);
/** An enzyme called by what it works on; words in -ase that are none. */
const OF_AN_ENZYME = new AtStart(
  /^ (?:[A-Z]-)?(?!(?:dis|dec|inc|rel|ph|para?phr|datab|purch|incr|decr)(?:e?ase)s?(?!\p{L}))(?:\p{L}{3,24}ases?|(?:co-?)?transporters?)(?!\p{L})/iu,
);
const PART_BEHIND = new AtStart(/^-(?:\d|\p{L}{0,12}yl(?![\p{L}])|carbox|sulfon|ylid)/u);
/** What an article is made of is no drug: `melamine resin`, `carbon fibers`. */
const OF_A_MATERIAL = new AtStart(
  /^(?: \([A-Z]{2,6}\))?[ -](?:resins?|rubbers?|fib(?:er|re)s?|films?|foams?|plastics?|sheets?|wafers?|foils?|alloys?|steels?|electrodes?|anodes?|cathodes?|nanowires?|nanotubes?|substrates?|housings?|wires?|splints?|layers?|coatings?|glass(?:es)?|polycarbonates?|epoxy|thermoplastics?|polymers?|impregnated|(?:gas )?lasers?)(?!\p{L})/u,
);
/** What makes it a part of a molecule; of a group and of units doctors speak, too. */
const OF_A_MOLECULE = new AtStart(
  /^[ -](?:atoms?|rings?|radicals?|moiet(?:y|ies)|bonds?|residues?|backbones?|side chains?|skeletons?|variants?)(?!\p{L})|^(?:原子|环|基团|残基|键)/u,
);

/** Classes by structure, of which a group or a bond is meant as often. Folded, singular. */
export const CLASSES: ReadonlySet<string> = new Set(
  'hydrocarbon alkane amine amide imine ester ether alcohol aldehyde ketone thiol azide sulfide disulfide sulfone sulfoxide carbohydrate carbonate nitrile phenol glycoside'.split(
    ' ',
  ),
);
const OF_A_CLASS = new AtStart(
  /^[ -](?:groups?|functions?|functionalit(?:y|ies)|linkages?|linkers?|bridges?|units?|terminated|modified|capped)(?!\p{L})|^基/u,
);
/** What sequences are made of: where one is read, no substance is handled. */
const BLOCKS = new AtStart(
  /^(?:amino acids?|nucleotides?|nucleic acids?|polynucleotides?|polypeptides?|氨基酸|核苷酸|核酸)$/i,
);
/** What is fed, or found in a body, of it: without that it is what sequences are made of. */
const FED_BEFORE = new AtEnd(
  /(?:(?<!\p{L})(?:free|essential|branched[- ]chain|aromatic|neutral|excitatory|dietary|plasma|serum|such|other|with|(?<!number )of|and|or|the)|[^\p{L}\p{N} -]|^) ?$/iu,
);
const FED_BEHIND = new AtStart(
  /^(?:[ -](?:suppl\w{1,10}|infusions?|mixtures?|solutions?|intake|metabolism|uptake|transport|levels?|concentrations?|contents?)|，|、|等|含量|代谢)/iu,
);
const OF_A_SEQUENCE = new AtStart(
  /^(?:[ -](?:sequenc\w{1,4}|substitutions?|positions?|identit(?:y|ies)|alignments?|changes?|differences?|deletions?|insertions?|replacements?|compositions?|similarit(?:y|ies)|homolog(?:y|ies)|variations?|variants?|mutations?|polymorphisms?|numbers?|\d)|序列|位点|突变|替换|同源)/iu,
);
/** Names of an acid that a cycle of reactions, or bacteria that make it, are called by. */
const OF_ACID = /(?:acids?|urea|glyoxylate|酸)$/i;
const CALLED_BY_IT = new AtStart(/^(?: \([A-Za-z]{2,6}\))? (?:cycles?|bacteri(?:a|um|al))(?!\p{L})|^(?:循环|杆?菌)/u);

/** Whether what begins with a name is longer than the name. */
const goesOn = (longer: AtStart, text: string, start: number, end: number): boolean =>
  (longer.exec(text.slice(start, end + LONGEST_LONGER))?.[0].length ?? 0) > end - start;

/** Whether the words beside the name of a substance make it a part of a molecule, of a material or of an enzyme. */
export function isInMolecule(text: string, start: number, end: number): boolean {
  const behind = text.slice(end, end + 30);
  const before = text.slice(Math.max(0, start - 20), start);
  if (PART_BEFORE.test(before) || PART_BEHIND.test(behind) || LONGER.test(behind)) return true;
  if (OF_A_MOLECULE.test(behind) || OF_A_MATERIAL.test(behind) || OF_AN_ENZYME.test(behind)) return true;
  return goesOn(GOES_ON, text, start, end) || (CALLED_BY_IT.test(behind) && OF_ACID.test(text.slice(start, end)));
}

/** Whether the name of a substance stands for a part of a molecule, or is a part of the name of something else. */
export function isPartOfMolecule(text: string, start: number, end: number): boolean {
  if (isInMolecule(text, start, end)) return true;
  const behind = text.slice(end, end + 30);
  const before = text.slice(Math.max(0, start - 20), start);
  const written = text.slice(start, end);
  if ((METAL.test(written) && SALT_OF.test(before)) || WITH_ACID.test(text.slice(start, end + 20))) return true;
  if (goesOn(METAL_OF_A_SALT, text, start, end)) return true;
  if (BLOCKS.test(written))
    return (
      OF_A_SEQUENCE.test(behind) || /\d[ -]$/.test(before) || !(FED_BEFORE.test(before) || FED_BEHIND.test(behind))
    );
  const single = written.toLowerCase().replace(/s$/, '');
  if ((CLASSES.has(single) || IONS.has(single)) && COMPOUND_BEFORE.test(before)) return true;
  return CLASSES.has(single) && (OF_A_CLASS.test(behind) || /acid $/i.test(before));
}

/**
 * Kinds of moulds, yeasts, mites and bacteria whose extracts are given for tests of allergies, or against which a
 * vaccine is made: a text that names one means what lives.
 */
export const GENERA: ReadonlySet<string> = new Set(
  `acremonium alternaria aspergillus aureobasidium bacillus bipolaris blattella bordetella botrytis candida cephalosporium chaetomium cladosporium
  chlamydia clostridium corynebacterium curvularia dermatophagoides drechslera epicoccum epidermophyton escherichia fusarium geotrichum haemophilus helminthosporium
  klebsiella legionella leptospira listeria malassezia microsporum monilia mucor musca mycobacterium neisseria neurospora nigrospora paecilomyces penicillium periplaneta phoma
  pseudomonas pullularia rhizopus rhodotorula saccharomyces salmonella sarocladium solenopsis staphylococcus stemphylium streptococcus trichoderma
  trichophyton trichothecium ustilago`.split(/\s+/),
);
/** Whether a word is the name of such kinds, which no illness is called by. */
export const isGenus = (written: string): boolean => GENERA.has(written.toLowerCase());
/** Whether a name is that of a kind of living things that are no medicine by themselves. */
export const isGerm = (written: string): boolean => {
  const [genus, kind, ...more] = written.toLowerCase().split(' ');
  return more.length === 0 && kind !== undefined && GENERA.has(genus!);
};
