/**
 * The parts that chemists make names of compounds of (IUPAC, "Nomenclature of organic chemistry", 2013), and what a
 * word made of them is in a name.
 */
const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);
const setOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap(words));

/** How many, where and in which form: nothing by themselves. */
const MANY = setOf(
  `mono di tri tetra penta hexa hepta octa nona deca bis tris tetrakis per iso neo sec tert cis trans ortho meta para alpha beta gamma delta
  n o m p s r h d l e z t i a rel rac syn anti endo exo`,
);
const CHAINS = words(
  'meth eth prop but pent hex hept oct non dec undec dodec tridec tetradec pentadec hexadec heptadec octadec eicos docos',
);
/** What a chain may be followed by inside a name. */
const BEHIND_CHAIN = words('an en yn adien yl ylene ylidene oxy oyl anoyl enoyl ano eno anedi enedi ane');
/** Groups and rings inside names. */
const INSIDE = setOf(
  CHAINS.flatMap((chain) => BEHIND_CHAIN.map((behind) => chain + behind)).join(' '),
  `yl ylidene ylene oxy oyl amyl lauryl myristyl cetyl stearyl oleyl allyl vinyl propargyl phenyl benzyl benzylidene tolyl xylyl cresyl naphthyl trityl tosyl
  mesyl acetyl propionyl butyryl pivaloyl benzoyl formyl carbonyl carbamoyl glycidyl acryloyl methacryloyl succinyl phthaloyl
  sulfonyl sulfinyl sulfanyl sulphonyl silyl germyl stannyl phosphoryl cyclo bicyclo tricyclo spiro phenoxy benzyloxy acyloxy
  hydroxy carboxy amino imino nitro nitroso cyano chloro bromo iodo fluoro thio oxo oxa aza thia azonia sila bora phospha sulfo sulfamoyl mercapto
  azido azo hydrazino aceto acetoxy acetamido ureido hydro hydroxyl deoxy anhydro epoxy phosphono peroxy hydroperoxy
  benzo benz naphtho pyrido pyrrolo pyrazolo imidazo thiazolo oxazolo triazolo furo thieno indolo pyrano pyrimido quino isoquino
  naphthalen pyridin pyrid pyrrol pyrrolidin pyrazol pyrazolidin imidazol imidazolidin imidazolin thiazol thiazolidin oxazol oxazolidin isoxazol isothiazol triazol tetrazol oxadiazol
  thiadiazol furan thiophen pyran indol indolin indazol quinol quinolin isoquinolin quinazolin quinoxalin phthalazin naphthyridin piperidin piperazin
  morpholin thiomorpholin pyrimidin pyridazin pyrazin triazin purin pteridin carbazol acridin phenazin phenothiazin phenanthren phenanthrolin anthracen
  anthraquino fluoren adamant norborn norbornan norbornen inden indan chroman chromen xanthen azetidin aziridin oxetan oxiran azepin azepan diazepin dioxol dioxolan dioxan dithian borolan
  phenol anilin benzen toluen naphthol acetophen benzophen biphenyl terphenyl phenylene
  carbox carboxamid sulfonamid phosphin guanidino amidino acet propion butyr valer caprin glutar adip phthal isophthal terephthal malon
  phosphine amine phosphonium ammonium sulfonium oxonium pyridinium imidazolium guanidinium magnesium lithium zinc
  hydroxyl acryl methacryl salicyl anthranil nicotin isonicotin
  furyl thien thienyl thenyl thenoyl furfuryl piperid pyrrolid phenethyl phenacyl benzhydryl anisyl cinnamoyl pyrryl carbethoxy carboethoxy carbomethoxy ethinyl oximino siloxy
  phthalimido benzamido formamido cinnamamido sulphinyl sulphanyl sulphamoyl silanyl thioxo hydrazo hydrazin isocyanato isothiocyanato thiocyanato carboxaldehyd carbaldehyd
  indolizin quinolizin azulen oxazin thiazin thiadiazin dioxin oxazepin thiazepin oxepin diazocin triazolidin oxindol cephem penam lithio
  enyl ynyl dien trien naphth xanthin carboxaldehyde oxide dioxide oxime`,
);
/** What names of compounds end with, by itself of no one kind. */
const ENDS = setOf(
  `e ol diol triol tetrol thiol dithiol al dial one dione trione amine diamine triamine tetramine amide diamide imide imine nitrile dinitrile dioxide
  aldehyde carbaldehyde carboxaldehyde carboxamide sulfonamide carbonitrile hydrazide hydrazine urea thiourea guanidine amidine carbodiimide phenone quinone phosphine silane disilane
  siloxane disiloxane silazane borane isocyanate diisocyanate isothiocyanate lactone lactam oxime hydrazone sulfone sulfoxide sulfide disulfide
  adamantane norbornene indene indane coumarin hydantoin palladium iridium ruthenium rhodium platinum lithium
  diene triene tetraene thione dithione semicarbazide sulphonamide sulphone sulphoxide sulphide disulphide nitrone anilide benzamide nicotinamide cinnamamide prolinamide phosphorane`,
);
/** Ends that are compounds by themselves. */
const COMPOUNDS = setOf(
  CHAINS.flatMap((chain) => ['ane', 'ene', 'yne'].map((end) => chain + end)).join(' '),
  `benzene toluene xylene styrene aniline phenol cresol anisole naphthalene biphenyl pyridine pyrrole pyrrolidine pyrrolidone pyrazole imidazole thiazole oxazole isoxazole triazole
  tetrazole oxadiazole thiadiazole furan thiophene indole indoline indazole quinoline isoquinoline quinazoline quinoxaline piperidine piperazine morpholine pyrimidine pyridazine
  pyrazine triazine carbazole acridine phenazine phenothiazine phenanthrene phenanthroline anthracene anthraquinone fluorene azetidine aziridine oxirane
  dioxolane dioxane formamide acetamide acetone acetonitrile acetylene formaldehyde acetaldehyde benzaldehyde acetophenone benzophenone
  ethylene propylene butylene chloroform bromoform iodoform caprolactam caprolactone maleimide succinimide phthalimide hydroxylamine tetralin decalin glycerol
  pyrone pyridone piperidone quinolone isoquinolone pyrimidone tetralone chromone chromanone xanthone acridone oxindole carboline azulene thiazolidine oxazolidine imidazolidine pyrazolidine thiazoline
  oxazoline imidazoline pyrazoline azepine azepane diazepine diazepane oxepine thiepine oxazepine thiazepine oxazine thiazine thiadiazine diazocine chroman chromene xanthene oxetane cephem penam
  phthalazine naphthyridine cinnoline propiophenone butyrophenone resorcinol lutidine collidine toluidine anisidine saccharin rhodanine thiouracil benzofurazan naphthaldehyde`,
);
/** What anions and esters end with. */
const ANIONS = setOf(
  `oate carboxylate dicarboxylate sulfonate sulphonate disulfonate phosphonate diphosphonate phosphate diphosphate triphosphate boronate borate tetraborate sulfate sulphate persulfate bisulfate sulfite bisulfite
  thiosulfate carbamate dithiocarbamate carbonate bicarbonate acetate diacetate triacetate formate propionate butyrate isobutyrate benzoate acrylate diacrylate triacrylate methacrylate dimethacrylate
  phthalate terephthalate maleate fumarate succinate adipate sebacate stearate laurate palmitate oleate myristate linoleate benzenesulfonate toluenesulfonate tosylate triflate mesylate nicotinate salicylate cinnamate
  lactate citrate tartrate malonate oxalate glutarate gluconate ascorbate glutamate nitrate nitrite perchlorate chlorate hypochlorite chlorite permanganate dichromate chromate cyanate thiocyanate
  chloride dichloride trichloride tetrachloride bromide dibromide tribromide iodide diiodide fluoride trifluoride tetrafluoroborate hexafluorophosphate cyanide azide hydride borohydride cyanoborohydride hydroxide ethoxide methoxide
  isopropoxide butoxide peroxide hydroperoxide sulfide acetoacetate acetylacetonate hydrogencarbonate hydrogensulfate
  pivalate glyoxylate penicillanate picolinate isonicotinate anthranilate valerate isovalerate crotonate enoate ynoate phenolate thiolate hydrazinecarboxylate`,
);
const ACIDS = setOf(
  `ic oic carboxylic dicarboxylic tricarboxylic tetracarboxylic sulfonic disulfonic sulphonic sulfinic phosphonic diphosphonic phosphinic phosphoric boronic acetic diacetic triacetic tetraacetic propionic butyric benzoic
  phthalic acrylic methacrylic succinic malonic cinnamic nicotinic salicylic hydroxamic barbituric carbamic sulfuric glycolic lactic pyruvic
  enoic ynoic glyoxylic isonicotinic picolinic anthranilic mandelic glutaric adipic valeric penicillanic`,
);
/** Acids by their own names. */
const TRIVIAL_ACIDS = setOf(
  `acetic formic propionic butyric isobutyric valeric isovaleric pivalic caproic caprylic capric lauric myristic palmitic stearic oleic linoleic linolenic arachidonic benzoic phthalic isophthalic terephthalic salicylic
  acetylsalicylic anthranilic cinnamic acrylic methacrylic crotonic sorbic maleic fumaric succinic glutaric adipic sebacic azelaic malonic oxalic tartaric citric isocitric malic lactic glycolic pyruvic glyoxylic levulinic gluconic
  glucuronic mandelic nicotinic isonicotinic picolinic barbituric gallic tannic caffeic ferulic chlorogenic ellagic ascorbic folic pantothenic lipoic retinoic cholic deoxycholic ursolic oleanolic betulinic abietic shikimic quinic
  kojic itaconic aconitic hippuric uric orotic glutamic aspartic hyaluronic alginic humic fulvic carbolic picric trifluoroacetic trichloroacetic methanesulfonic
  sulfuric sulphuric sulfurous hydrochloric hydrobromic hydroiodic hydrofluoric nitric nitrous phosphoric phosphorous polyphosphoric boric carbonic chloric perchloric hypochlorous chromic hydrocyanic silicic peracetic sulfamic fluoroboric`,
);
const CATIONS = setOf(
  `lithium sodium potassium rubidium cesium caesium magnesium calcium strontium barium aluminum aluminium titanium vanadium chromium manganese iron ferric ferrous cobalt nickel copper cupric cuprous zinc yttrium
  zirconium molybdenum palladium silver cadmium tin stannous stannic antimony lanthanum cerium platinum gold lead bismuth ammonium hydrogen disodium trisodium dipotassium tripotassium monosodium phosphorus boron thionyl sulfuryl oxalyl`,
);
/** What a word is in the name of a compound. */
export interface CompoundWord {
  readonly sort: 'compound' | 'radical' | 'acid' | 'anion' | 'cation' | 'reagent' | 'formula';
  /** Parts that tell a compound. */
  readonly parts: number;
}
/** Letters of the longest part. */
const LONGEST_PART = 22;

/**
 * How many parts that tell a compound the letters are made of, one of some ends last; -1 where they are made of
 * something else. Linear in the letters.
 */
function partsOf(letters: string, ends?: ReadonlySet<string>): number {
  const { length } = letters;
  const best = new Int8Array(length + 1).fill(-1);
  best[0] = 0;
  let whole = -1;
  for (let at = 0; at < length; at++) {
    const before = best[at]!;
    if (before < 0) continue;
    const last = Math.min(length, at + LONGEST_PART);
    for (let to = at + 1; to <= last; to++) {
      const part = letters.slice(at, to);
      if (to === length && ends?.has(part)) whole = Math.max(whole, before + (part.length > 3 ? 1 : 0));
      const more =
        INSIDE.has(part) || COMPOUNDS.has(part)
          ? 1
          : (MANY.has(part) && part.length > 1) || (at > 0 && (part === 'o' || part === 'a'))
            ? 0
            : -1;
      if (more >= 0 && before + more > best[to]!) best[to] = before + more;
    }
  }
  return ends ? whole : best[length]!;
}

/** The same of letters before the place of what a chain has: `methylbut` of 3-methylbut-2-enal, `cholesta`. */
function chainOf(letters: string): number {
  const parts = partsOf(letters);
  const chain = parts < 0 ? CHAIN.exec(letters) : null;
  const before = chain ? partsOf(letters.slice(0, chain.index)) : -1;
  return before < 0 ? parts : before + 1;
}
const CHAIN =
  /(?:prop|but|pent|hex|hept|oct|non|(?:un|do|tri|tetra|penta|hexa|octa)?dec|norborn|androst|cholest|estr|pregn)a?$/;

/** Whatever stands before `acid`, but for words that say of which class or how strong it is. */
const ANY_ACID = /^(?:[a-z]{4,}|(?:alpha|beta|gamma|[\dr,s()+-]+|n|o)-[a-z-]{4,})ic$/;
const NO_ACID = setOf(
  `acidic acrylic aliphatic alicyclic amphoteric anionic aromatic basic biotic boronic carboxylic caustic cationic chronic cyclic deoxyribonucleic desoxyribonucleic dicarboxylic diprotic electrolytic
  gastric generic halogenic heterocyclic hydrophobic hydrophilic hydroxycarboxylic inorganic ionic lithic locked metabolic metallic monobasic monocarboxylic monoprotic nucleic olefinic organic pancreatic peptidic phosphonic
  plastic polybasic polycarboxylic polynucleic prebiotic probiotic protic ribonucleic specific sulfonic sulphonic synthetic systemic therapeutic toxic tribasic tricarboxylic volcanic`,
);
/** Halves of salts, and classes. */
const NO_NAME = /^(?:(?:mono|di|tri)?hydro(?:chlor|brom|iod)ides?|acetals?|bisphenols?|phenols)$/;
const CHUNKS = /[a-z]+/g;
/** Bonds of a chain that is named before their place. */
const BONDS = /^(?:di|tri)?[ey]n(?=(?:al|ol|one|oic|oate|oyl|amine|amide|yl|e)$)/;
/** Letters that say where and in which form. */
const PLACE = /^(?:[a-z]|(?:di|tri)?[ey]n|[ivx]{2,3}|cis|trans|tert|sec|rac|rel|alpha|beta|gamma|omega)$/;
const RADICAL = /(?:yl|ylene|ylidene|oxy|onium|ammonium|inium|magnesium|zinc)$/;
const CHARGE = /\((?:i{1,3}|iv|vi?)\)$/;

/** A word in small letters by its parts. */
function madeOf(plain: string): CompoundWord | undefined {
  if (NO_NAME.test(plain)) return undefined;
  if (CATIONS.has(plain.replace(CHARGE, ''))) return { sort: 'cation', parts: 1 };
  if (TRIVIAL_ACIDS.has(plain)) return { sort: 'acid', parts: 2 };
  const chunks = plain.match(CHUNKS);
  if (!chunks) return undefined;
  const isNumbered = /\d/.test(plain);
  const end = chunks.pop()!;
  const last = isNumbered ? end.replace(BONDS, '') : end;
  let inside = 0;
  for (const chunk of chunks) {
    const more = PLACE.test(chunk) ? 0 : isNumbered ? chainOf(chunk) : partsOf(chunk);
    if (more < 0) return undefined;
    inside += more;
  }
  const single = /[^su]s$/.test(last) ? last.slice(0, -1) : last;
  const of = (word: string, ends: ReadonlySet<string>) => {
    const parts = partsOf(word, ends);
    return parts < 0 ? -1 : inside + parts;
  };
  const own = of(single, COMPOUNDS);
  if (own > 0) return { sort: 'compound', parts: own };
  const made = of(single, ENDS);
  // an end alone is a class: amine, diol, urea
  if (made > 0 && (inside > 0 || !ENDS.has(single))) return { sort: 'compound', parts: made };
  const acid = of(last, ACIDS);
  if (acid > 0 && (inside > 0 || !ACIDS.has(last))) return { sort: 'acid', parts: acid };
  // anions in the plural are a class
  if (ANY_ACID.test(plain) && !NO_ACID.has(plain)) return { sort: 'acid', parts: 1 };
  const anion = last === single ? of(single, ANIONS) : -1;
  if (anion > 0) return { sort: 'anion', parts: anion };
  const radical = RADICAL.test(last) ? partsOf(last) : -1;
  // chloroform-ethyl acetate: two
  const isMixed = chunks.some((chunk) => COMPOUNDS.has(chunk)) && !/\d/.test(plain);
  return radical < 0 || radical + inside === 0 || isMixed ? undefined : { sort: 'radical', parts: radical + inside };
}

/** Acids, bases and salts as formulas; those of two capitals are short forms of anything. */
const FORMULA =
  /^(?:(?:Na|K|Li|Cs|Ag|NH4|Mg|Ca|Ba|Zn|Cu|Fe|Al|Mn|Co|Ni|Pb|Sn|Ti|Zr|H)[2-5]?(?:\((?:OH|NO3|SO4|PO4|OAc)\)[2-4]|Cl[2-5]?|Br[2-5]?|NO[23]|H?S2?O[345]|HCO3|CO3|H{0,2}PO4|ClO4|MnO4|BH4|BH3CN|AlH4|OAc|OH|CN|N3|OMe|OEt|OtBu)|NaH|NaI|NaF|CHCl3|CH2Cl2|CCl4|SO2?Cl2|POCl3|PCl[35]|BBr3|BF3|AlCl3|Et2O|Et3N|H2O2|NH4OH|NH4Cl|CH3(?:CN|OH|COOH)|P2O5|\(?NH4\)?2SO4)$/;
/** Reagents and solvents by the short forms that everybody who makes compounds knows. */
const REAGENTS = setOf(
  `AcOH AIBN BuLi n-BuLi DBU DCC DCM DIEA DIPEA DMAP DMF DMSO EDC EDCI EtOAc EtOH HATU HOBt iPrOH i-PrOH LDA LiHMDS MeCN MeI MeOH MTBE NBS NCS NMP TBAF TEMPO TFA THF`,
);

/** What a word, as written, is in the name of a compound; undefined for one that belongs to none. */
export function compoundWord(written: string): CompoundWord | undefined {
  if (FORMULA.test(written)) return { sort: 'formula', parts: 1 };
  return REAGENTS.has(written) ? { sort: 'reagent', parts: 1 } : madeOf(written.toLowerCase());
}

/** Whether a word is the name of an anion by itself, half of a salt. */
export const isAnion = (plain: string): boolean => ANIONS.has(plain);

/** The tables of this module as text, for the test that holds them. */
export const COMPOUND_TABLES = Object.fromEntries(
  Object.entries({ many: MANY, inside: INSIDE, ends: ENDS, compounds: COMPOUNDS, anions: ANIONS, acids: ACIDS })
    .concat(Object.entries({ trivial: TRIVIAL_ACIDS, cations: CATIONS, no_acid: NO_ACID, reagents: REAGENTS }))
    .map(([name, table]) => [name, [...table].join(' ')]),
);
