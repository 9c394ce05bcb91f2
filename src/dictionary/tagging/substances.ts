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
  acetate|bicarbonate|bromide|carbonate|chloride|citrate|fluoride|hydroxide|iodide|nitrate|nitrite|oxide|phosphate|sulfate|sulfide|sulphate|
  氧气|氮气|氢气|酒精|淀粉|纤维素`
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
  milk|mushroom|oat|okra|olive|onion|orange|oyster|papaya|parsley|parsnip|pea|peach|peanut|pear|pecan|pineapple|pistachio|plum|pork|potato|pumpkin|
  raspberry|rice|rye|salmon|sesame seed|shrimp|smelt|soybean|spinach|squash|strawberry|sunflower seed|sweet potato|swordfish|tomato|trout|tuna|
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
const GIVEN_BEFORE =
  /(?:\b(?:serum|plasma|blood|urinary|dietary|oral|intravenous|inhaled|supplemental|elemental|parenteral|administ\w{1,10} (?:of )?|treat(?:ed|ment) with|dos(?:e|es|ing) of|intake of|deficiency (?:of|in)|patients (?:on|receiving)|mg(?: of)?)|血清|血|补|口服|静脉|缺) ?$/iu;
const GIVEN_BEHIND =
  /^[ -](?:supplement\w{0,10}|therapy|deficien\w{1,4}|overload|poisoning|toxicity|intake|infusion|tablets?|capsules?|treatment|intoxication|abuse|consumption|withdrawal|dependence|homeostasis)\b|^(?:缺乏|中毒|剂|补充|摄入|治疗)/iu;

/** Whether the words beside a name say that a body gets it, has it or lacks it. */
export const isGiven = (text: string, start: number, end: number): boolean =>
  GIVEN_BEFORE.test(text.slice(Math.max(0, start - AROUND), start)) || GIVEN_BEHIND.test(text.slice(end, end + AROUND));

/** What a longer chemical name has directly before a name that is a part of it; D- and L- belong to a name. */
const PART_BEFORE =
  /(?:\p{L}(?:yl|oxo|oxy|hydro|amino|chloro|fluoro|bromo|iodo|nitro|cyano|aza|thia|oxa|ido)|\d[a-z]?'?)-$|[)\]}]-?$|(?<!\p{L})(?:di|tri|tetra|poly|mono|per)?(?:ethylene|propylene|methylene|fluoro|chloro|bromo|iodo|nitro|hydroxy|methoxy|ethoxy) $/iu;
const PART_BEHIND = /^-(?:\d|\p{L}{0,12}yl(?![\p{L}])|carbox|sulfon|ylid)/u;
/** What makes it a part of a molecule; of a group and of units doctors speak, too. */
const OF_A_MOLECULE =
  /^[ -](?:atoms?|rings?|radicals?|moiet(?:y|ies)|bonds?|residues?|backbones?|side chains?|skeletons?)(?!\p{L})|^(?:原子|环|基团|残基|键)/u;

/** Whether the name of a substance stands for a part of a molecule, or is a part of the name of another one. */
export function isPartOfMolecule(text: string, start: number, end: number): boolean {
  const behind = text.slice(end, end + 20);
  return (
    PART_BEFORE.test(text.slice(Math.max(0, start - 20), start)) ||
    PART_BEHIND.test(behind) ||
    OF_A_MOLECULE.test(behind)
  );
}
