/**
 * English words that vocabularies hold as drugs, illnesses or proteins, and that texts mostly use for something else:
 * materials, reagents, foods, classes, and words of technology. A name that is one of them is not sure. Written down
 * from general knowledge, and from further sentences (eval/tagging). Folded, singular.
 */
import { foldedName } from '#collections/entities/entities.ts';
import { isOne } from './common-words.ts';
import type { WholeText } from './whole-text.ts';

const listed = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split('|')
      .map((word) => word.trim())
      .filter(Boolean),
  );

/** Materials, what laboratories work with, classes by structure or use, names in words of every day. */
const NO_DRUGS = listed(
  `aerogel|agarose|alkali|alkyl|amber|amalgam|anthracite|antibody drug conjugate|aramid|asphalt|
  bacteriocin|bagasse|bakelite|basalt|beer|beeswax|beverage|biochar|bioceramic|bitumen|black carbon|borosilicate glass|brass|bread|brick|brine|bronze|
  building material|bulk drug|carbon fiber|carbon fibre|carbon steel|carborundum|cardboard|cellophane|celluloid|cellulose fiber|
  ceramic|chalk|chipboard|cigarette|clay|cofactor|coenzyme|coke|contaminant|corundum|creosote|crude oil|crystal|culture medium|cutting fluid|
  dendrimer|
  diesel|diesel fuel|dielectric|dna|cdna|double stranded rna|double stranded dna|complementary dna|dacron|delrin|dross|ebonite|elastomer|
  electroplating bath|enamel|epoxy|epoxy compound|exhaust gas|fabric|feldspar|felt|ferrite|ferroalloy|fertiliser|fiberglass|fibreglass|fire extinguishing agent|flame retardant|flavor|
  flavour|flint|flue gas|fluorescent dye|fly ash|foam|fossil fuel|freon|fruit juice|fuel oil|fullerene|gallium arsenide|garnet|gasoline|gelling agent|genomic dna|glass fiber|glass ceramic|glue|
  glyceryl ether|grain|granite|graphene|graphene oxide|graphite|grease|greenhouse gas|growth medium|gum|gypsum|hair dye|hardwood|hemicellulose|hemp|humic substance|
  hydrogel|indium tin oxide|indium phosphide|indium arsenide|ink|ion exchange resin|iron ore|ivory|jet fuel|juice|jute|kapton|kerosene|kevlar|lacquer|latex|lead glass|leather|lignin|lignite|lignocellulose|
  limestone|linen|lipid|liposome|liquid crystal|litter|lithium ion|chloride ion|sodium ion|potassium ion|hydrogen ion|metal ion|hydroxide ion|hydronium ion|lubricating oil|lye|magnet|malt|marble|
  meat|messenger rna|mrna|rrna|trna|ribosomal rna|transfer rna|satellite dna|mitochondrial dna|plasmid dna|viral dna|viral rna|bacterial dna|small interfering rna|sirna|microrna|rna|guide rna|single stranded dna|single stranded rna|antisense rna|recombinant dna|
  metal organic framework|mof|metal oxide|mica|micelle|microbead|microplastic|microsphere|mineral fiber|mineral wool|molasses|molecular sieve|mortar|mylar|nanocapsule|nanocomposite|
  nanocrystal|nanodiamond|nanofiber|nanogel|nanoshell|nanosphere|nanowire|naphtha|natural rubber|noble gas|inert gas|nomex|olefin|orange oil|ore|organometallic compound|organosilicon compound|ormolu|packaging material|
  paper|paraffin|paraffin wax|parchment|particulate matter|pasta|peat|pellet|perovskite|petrochemical|pewter|phosphor|photoresist|pig iron|pigment|pitch|plant oil|plaster|plexiglass|plywood|polyacid|
  polyalkylene|polydimethylsiloxane|polyelectrolyte|polyene|polyether|polyethylene naphthalate|polyethylene oxide|polyisoprene|polymer|polymethyl methacrylate|polynucleotide|polyol|polyoxymethylene|polysiloxane|polystyrol|
  polythene|porcelain|portland cement|printing ink|propellant|pulp|pumice|putty|quantum dot|quartz|rayon|refrigerant|resin|rock salt|rubber latex|ruby|rust|sand|sandstone|sapphire|sawdust|scrap metal|sealant|sealing wax|
  sediment|semiconductor|sepharose|sephadex|shale|shellac|silica gel|silica glass|silicon carbide|silicon nitride|silk|single walled carbon nanotube|slag|slate|sludge|soap|soda lime|solder|solid electrolyte|soup|spandex|spice|
  spinel|sponge|steel|stone|straw|superalloy|superconductor|synthetic rubber|syrup|tar|tea|teflon|terracotta|textile|thermoplastic|thermoset|thickener|thinner|titan|tobacco|tobacco smoke|toner|
  topaz|transformer oil|turpentine|tyre|varnish|vegetable oil|velcro|vinegar|vinyl|vinyl polymer|vinyl resin|viscose|volatile organic compound|vulcanized rubber|waste gas|waste water|wastewater|whiskey|white spirit|wine|wool|
  aldo|aneurin|antiandrogen|atlantic halibut|biogenic amine|cassette|chewing|cytokinin|agar|apoptosome|aptamer|avidin|bovine liver|channel catfish|lipoplex|medical waste|mung bean|peptide aptamer|phytochemical|streptavidin|dietary fat|dietary fiber|dietary fibre|hierro|house dust|mono|margarita|marquis|nls|nuclear export signal|nuclear localization signal|poly a|rainbow trout|rhein|scallop|sibling|sidewinder|snail|soy protein isolate|timothy|tomorrow|transition element|yeast extract|
  attenuated vaccine|combined vaccine|conjugate vaccine|dna vaccine|inactivated vaccine|live vaccine|mrna vaccine|rna vaccine|subunit vaccine|synthetic vaccine|viral vaccine|bacterial vaccine|
  accord|admiral|aero|agenda|aircraft|apex|aqua|arena|array|asset|atlas|aurora|axiom|axon|bridge|cartridge|chariot|cipher|circuit|comet|command|compass|concept|concert|connect|console|contour|converse|courier|crystal violet dye|
  detail|dial|director|domain|eclipse|eisen|element|elite|energy|engine|enlist|ensign|escort|exact|express|fusion|galaxy|gemini|genesis|gravity|guardian|hydro|icon|ideal|image|impulse|insight|instinct|junction|karate|
  lancer|laser|legend|liberty|logic|lumen|lunar|manager|matrix|maxim|medal|mercury lamp|meridian|meteor|module|momentum|motif|nova|oasis|omega|optimum|orbit|organ|orion|pantheon|passport|pearl|pennant|phantom|photon|
  pinnacle|pivot|pixel|planet|polygon|prelude|prevail|prime|priority|profile|prologue|pulsar|quasar|quest|radar|radius|ranger|reflex|regal|relay|rescue|resolve|response|revolution|rocket|router|saturn|scalar|sector|sensor|sentinel|sequel|
  server|shield|signal|solar|sonar|sonata|spectra|spectrum|spiral|splendor|sprint|standard|stealth|stereo|strategy|summit|surge|target|tempo|tensor|terminal|thunder|titan|token|torch|touch|transit|triad|trident|triumph|turbo|ultra|unison|
  valor|vantage|vector|velocity|venture|venus|vertex|victory|viper|virtue|vista|vortex|voyager|zenith|zephyr|zodiac|
  bone cement|cell penetrating peptide|dna adduct|foreskin keratinocyte|hormone antagonist|human monoclonal antibody|humanized monoclonal antibody|humanised monoclonal antibody|inflammasome|internal ribosome entry site|ire|nasal spray|nuclear localisation signal|oral tablet|tbar|thiobarbituric acid reactive substance|thrive|
  amino|azo|bromo|carbaldehyde|chloro|cyano|fluoro|hydroxy|iodo|methoxy|methyl|ethyl|phenyl|benzyl|morpholino|nitro|vinyl|ylamine|amine|
  catalyst|dendrite|dopant|reagent|substrate|tracer|marker|
  adenine nucleotide|alkali metal|alkaline earth metal|essential oil|heavy metal|isotope|natural product|lewis base|lewis acid|light metal|noble metal|o antigen|precious metal|rare earth metal|transition metal|borohydride|aramide|dental product|guanine nucleotide|nucleic acid probe|oxide|plant extract|powder spray|propeptide|purine nucleotide|pyrimidine nucleotide|spin label|triphosphate|unsaturated fat|untranslated region|volatile oil`,
);
const OF_A_CLASS =
  /^(?:pre|pro|di|tri|tetra|penta|hexa|hepta|octa|nona|deca|oligo|poly|phospho|glyco|lipo|neuro|tetratrico)*(?:peptide|nucleotide)s?$|(?:^|[ -])(?:(?:nonsense |anti)?codons?|lipid bilayers?|localization signals?|(?:[a-z]{1,3}|lnc|circ)?[DR]NAs?|compounds?|derivatives?|ions?|virus(?:es)?|cells?|radicals?|groups?|analogu?e?s?|polymers?|copolymers?|resins?|plasmids?|vectors?|primers?|extractables|untranslated regions?|cations?|anions?)$/i;
/** Messengers and enzymes by symbols: what cells make, and what is tried on them, is no medicine. */
const OF_A_MESSENGER =
  /^(?:(?:acidic|basic) |rh|rhu|h|b)?(?:IFN|PDGF|[ab]?FGF|IGF|BMP|VEGF|EGF|NGF|TGF|TNF|PKC|ADH)(?:[ -]?(?:\d{1,2}|I{1,2}|[A-D]{1,2}|alpha|beta|gamma|delta|[αβγδ]))?$/iu;
/** Germs whose extracts test for allergies, and mites: what infects, far more often than what is given. */
const OF_A_GERM =
  /^(?:alternaria|aspergillus|bacillus|blattella|bordetella|brucella|candida|cladosporium|clostridium|corynebacterium|curvularia|dermatophagoides|enterococcus|epicoccum|fusarium|giardia|helicobacter|mucor|mycobacterium|neisseria|penicillium|rhizopus|trichophyton|yersinia) \p{Ll}+$/iu;

/** Words of a state or a course, of tests, and what illnesses are counted by: none by themselves. */
const NO_ILLNESSES = listed(
  `hard palate|local recurrence|acute phase reaction|adverse reaction|antitachycardia|asymptomatic disease|chromosome aberration|chromosome deletion|chronic disorder|critical illness|disease progression|disease resistance|disease susceptibility|growth arrest|heat stress|hydropathy|injection site reaction|ketose|postoperative complication|spinal curvature|vascular remodeling|mitotic arrest|chill factor|chronic infection|acute infection|clinical deterioration|clinical symptom|co infection|coinfection|congenital abnormality|
  congenital defect|death|deterioration|diglossia|dose limiting toxicity|epistemic|ethiopia|hematologic toxicity|haematologic toxicity|hematological toxicity|hyperemic|immunological failure|infection|metabolic stress|
  minimal residual disease|residual disease|stable disease|progressive disease|measurable disease|new infection|opportunistic disease|orthosis|pathologic process|pathological process|pre existing condition|primary disease|prodromal symptom|psychiatric|
  respiratory disturbance|serious infection|severe disease|sudden death|systemic disease|teratogenic|carcinogenic|mutagenic|thrombogenic|toxicity|non hematologic toxicity|treatment failure|underlying disease|virologic failure|virological failure|virus infection|
  workplace stress|general symptom|neurological symptom|drug toxicity|acute toxicity|chronic toxicity|systemic toxicity|organ toxicity|caenorhabditis|chromosomal instability|chromosome instability|epidemic disease|evolutionary disease|genetic instability|genome instability|genomic instability|microsatellite instability|alert fatigue|body weight change|catastrophic illness|facies|fetal weight|gestational weight gain|iatrogenic disease|late onset disorder|
  neglected disease|neoplasm seeding|neoplastic process|noncommunicable disease|non communicable disease|prosthesis failure|rare disease|respiratory sound|teratogenesis|chronic disease|genetic predisposition|experimental cancer|large breast|metamorphosis|mixed infection|scar|scarring|vibrio cholerae|patient specific disease|philadelphia chromosome|sa node|sinoatrial node|systemic anti cancer`,
);

/** What illnesses and pictures, devices, languages and models have: an illness where the text speaks of medicine. */
const ANYWHERE = listed(
  `aberration|abrasion|adhesion|agitation|anomaly|astigmatism|attrition|blemish|blindness|blister|bruise|bruising|burn|chill|choking|confusion|congestion|constriction|contraction|cramp|
  crepitation|foreign body|defect|deformation|deformity|dehydration|discoloration|dislocation|distortion|eruption|exhaustion|fatigue|flare|flushing|flutter|fracture|hallucination|hive|shingle|
  impaction|indentation|insufficiency|irritation|leakage|malposition|perforation|protrusion|rupture|
  shock|sleepwalking|spasm|splinter|starvation|sterility|stiffness|stress|swelling|vibration|thrive|warping`,
);
/** What light and lenses have. */
const OPTICAL = listed('aberration|astigmatism|coma|dispersion|halo|keratoconus|myopia|presbyopia|scotoma|distortion');
const ON_OPTICS = /\b(?:lens(?:es)?|laser|beams?|optical|wavefront|pick-?ups?|detectors?|aberrations?|disc)\b/i;

/** Antibodies and proteins of any kind. */
const NO_TARGETS = listed(
  `adhesin|single domain antibody|bacterial adhesin|blocking antibody|cysteine rich protein|deubiquitinating enzyme|dna repair enzyme|glycolytic enzyme|membrane glycoprotein|multienzyme complex|neuropeptide|neutrophil protein|nucleotide binding protein|orphan nuclear receptor|peptide synthase|pheromone receptor|co repressor protein|rheumatoid factor|loxp|attb|attp|acute phase protein|adapter protein|antigen antibody complex|antigen receptor|autoantibody|b cell activation|cell cycle protein|cell surface glycoprotein|cytokine receptor|euchromatin|hormone receptor|lipoprotein|immobilized antibody|immunoconjugate|lymphokine|nucleosome|proteolipid|transfer factor|ternary complex factor|catalytic antibody|bacteriocin|general transcription factor|adaptor protein|allergen|anticardiolipin antibody|antiphospholipid antibody|antinuclear antibody|apoprotein|autoantigen|autosomal protein|bispecific antibody|channel protein|chaperone|chimeric protein|coat protein|contractile protein|flavoprotein|heterochromatin|cytoplasmic protein|cytosolic protein|cell surface protein|drosophila protein|
  enzyme precursor|fungal protein|fusion protein|globular protein|growth factor|hepatitis b antibody|hepatitis c antibody|heterodimer|holoenzyme|homeobox protein|housekeeping protein|human protein|hypothetical protein|inhibitory protein|insect protein|intracellular protein|ion channel|isoantibody|
  isoform|isozyme|mammalian protein|membrane receptor|metalloprotein|mitochondrial protein|mutant protein|neurotransmitter receptor|nucleoprotein|oncoprotein|orphan receptor|phosphoprotein|plasma protein|precursor|protein subunit|regulatory protein|regulatory subunit|
  reporter gene|repressor|repressor protein|ribonucleoprotein|serum protein|signal peptide|signaling protein|signalling protein|spike|surface antigen|surface protein|surface receptor|transmembrane protein|transmembrane receptor|transport protein|viral antigen|viral envelope protein|whey protein|yeast protein|pattern recognition receptor|g protein coupled receptor`,
);

const of = (words: ReadonlySet<string>, name: string): boolean => isOne(words, foldedName(name));

/** A word of materials, reagents, classes or technology rather than a drug. */
export const isNoDrug = (name: string): boolean =>
  of(NO_DRUGS, name) || OF_A_CLASS.test(name) || OF_A_GERM.test(name) || OF_A_MESSENGER.test(name);
/** A word that tells no illness by itself. */
export const isNoIllness = (name: string): boolean => of(NO_ILLNESSES, name);
/** A word for what machines, pictures and models have, too. */
export const isOfAnything = (name: string): boolean => of(ANYWHERE, name);
/** A word of lenses and beams, and whether it is one in a text on them. */
export const isOptical = (name: string): boolean => of(OPTICAL, name);
export const isOfLight = (name: string, whole: WholeText): boolean => isOptical(name) && whole.has(ON_OPTICS);
/** A protein of no one kind. */
export const isNoTarget = (name: string): boolean => of(NO_TARGETS, name);
