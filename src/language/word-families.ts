import { cachedStem } from './content-words.ts';

/**
 * Verbs and adjectives with the nouns made of them that share no stem with them: whoever asks how something "is
 * absorbed" means the absorption of which documents speak. Nouns that mostly mean something else (solution,
 * application, product, passage) are left out.
 */
// biome-ignore format: read it as a table
const FAMILIES =
  `absorb absorption, adsorb adsorption, desorb desorption, transcribe transcription, describe description, prescribe prescription, inscribe inscription,
  reduce reduction, induce induction, produce production, conduct conductance, transduce transduction, introduce introduction, reproduce reproduction, deduct deduction,
  receive reception, perceive perception, conceive conception, intercept interception, deceive deception,
  decide decision, divide division, collide collision, corrode corrosion, erode erosion, explode explosion, implode implosion, invade invasion, evade evasion, revise revision, incise incision,
  exclude exclusion, occlude occlusion, conclude conclusion, extrude extrusion, intrude intrusion, protrude protrusion, exceed excess, succeed success,
  expand expansion, extend extension, suspend suspension, distend distension, respond response, transmit transmission, emit emission, admit admission, omit omission, permit permission, submit submission,
  convert conversion, invert inversion, divert diversion, revert reversion, immerse immersion, disperse dispersion, adhere adhesion, cohere cohesion,
  dissolve dissolution, resolve resolution, evolve evolution, revolve revolution, propel propulsion, repel repulsion, expel expulsion,
  destroy destruction, obstruct obstruction, construct construction, maintain maintenance, retain retention, contain containment,
  vary variation variance, deviate deviance, multiply multiplication, comply compliance, rely reliance, deny denial, try trial,
  classify classification, identify identification, purify purification, verify verification, notify notification, modify modification, amplify amplification, rectify rectification, specify specification,
  qualify qualification, quantify quantification, solidify solidification, humidify humidification, gasify gasification, liquefy liquefaction, vitrify vitrification, ossify ossification, calcify calcification,
  stratify stratification, certify certification, simplify simplification, intensify intensification, acidify acidification, emulsify emulsification, magnify magnification, falsify falsification, satisfy satisfaction,
  analyze analysis, paralyze paralysis, catalyze catalysis catalyst, hydrolyze hydrolysis, electrolyze electrolysis, dialyze dialysis, lyse lysis, synthesize synthesis, diagnose diagnosis, metastasize metastasis, metabolize metabolism,
  lose loss, grow growth, weigh weight, choose choice, speak speech, prove proof, sell sale, breathe breath, relieve relief, believe belief, strike stroke, break breakage, leak leakage, store storage, shrink shrinkage, drain drainage, pay payment,
  wide width widen, long length lengthen, deep depth deepen, strong strength strengthen, broad breadth broaden, high height, warm warmth, thick thicken, soft soften, hard harden, weak weaken, loose loosen, tight tighten,
  sharp sharpen, bright brighten, dark darken, stiff stiffen, moist moisten moisture, dry dryness,
  accurate accuracy, frequent frequency, stable stability stabilize, unstable instability, inaccurate inaccuracy, mobile mobility, private privacy, redundant redundancy, resilient resilience, transparent transparency, buoyant buoyancy, pregnant pregnancy, deficient deficiency,
  elastic elasticity, toxic toxicity, porous porosity, viscous viscosity, dense density, pure purity, humid humidity, rigid rigidity, intense intensity, safe safety, sterile sterility, fertile fertility, noise noisy, poison poisonous,
  treat treatment, move movement motion, deploy deployment, fail failure, mix mixture, expose exposure, seize seizure, enclose enclosure, erase erasure, disclose disclosure, depart departure,
  compose composition, decompose decomposition, propose proposal, dispose disposal, oppose opposition, deposit deposition, superimpose superimposition,
  compare comparison, explain explanation, repeat repetition, compete competition, define definition, recognize recognition, infect infectious, allergic allergy, anemic anemia, diabetic diabetes, epileptic epilepsy, obese obesity, asthmatic asthma,
  psychotic psychosis, cirrhotic cirrhosis, fibrotic fibrosis, sclerotic sclerosis, thrombotic thrombosis, necrotic necrosis, ischemic ischemia, septic sepsis, hypoxic hypoxia, leukemic leukemia, hypotensive hypotension, hypertensive hypertension,
  hypokalemic hypokalemia, hyperglycemic hyperglycemia, hypoglycemic hypoglycemia, arrhythmic arrhythmia, cardiomyopathic cardiomyopathy, neuropathic neuropathy`
    .split(/,\s+/)
    .map((family) => family.trim().split(' '));

const OTHERS = new Map<string, readonly string[]>();
for (const family of FAMILIES)
  for (const word of family) {
    const key = cachedStem(word);
    OTHERS.set(key, [...(OTHERS.get(key) ?? []), ...family.filter((other) => cachedStem(other) !== key)]);
  }

/** Words of the family of an English word, by its stem, that have other stems: `absorption` of `absorb`. */
export const familyOf = (key: string): readonly string[] => OTHERS.get(key) ?? [];
