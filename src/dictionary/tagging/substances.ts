/**
 * Elements, ions and things of every day that vocabularies list as drugs. A text on batteries, alloys or soil names
 * them all the time and means none: they count where the document is about medicine, which another drug or a disease
 * that it names shows, or where the words beside them say that somebody gets them or has them in the blood.
 * Folded, singular.
 */
// biome-ignore format: read it as a table
export const EVERYDAY_SUBSTANCES: ReadonlySet<string> = new Set(
  `alcohol|aluminum|aluminium|ammonia|argon|arsenic|barium|bismuth|boron|bromine|cadmium|calcium|carbon|carbon dioxide|carbon monoxide|
  cellulose|charcoal|chlorine|chromium|cobalt|copper|cotton|element|fluorine|gallium|gelatin|germanium|gold|graphite|helium|hydrogen|indium|
  iodine|iron|isotope|lithium|magnesium|manganese|mercury|metal|heavy metal|methane|molybdenum|nickel|nitrogen|ozone|oxygen|palladium|phosphorus|
  platinum|potassium|quartz|selenium|silica|silicon|silicon dioxide|silicone|silver|sodium|sodium chloride|starch|steel|steroid|strontium|sugar|
  sulfur|talc|tin|titanium|titanium dioxide|tungsten|uranium|vanadium|wax|zinc|zinc oxide|zirconium|
  acetate|bicarbonate|bromide|carbonate|chloride|citrate|fluoride|hydroxide|iodide|nitrate|nitrite|oxide|phosphate|sulfate|sulfide|sulphate|
  氧气|氮气|氢气|酒精|淀粉|纤维素`
    .split('|')
    .map((name) => name.trim()),
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
