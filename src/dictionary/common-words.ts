/**
 * English words that dictionaries of genes, drugs and diseases have as names or symbols, and that mostly mean what
 * they mean every day.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a act acts aim all am an and any arc are arch art as at bad bag ball band bar base bat be bed bid big bite black blue body bone
  book box brain brown but by call camp can cap car card care case cast cat cell cells chair change chip clip clock cloud
  coat cold constitutive contrast cord core cost crab crabs crop cut damage data day date dead death deep delta do dot down drop dry ear earth east eat end era
  eye face fall fan far fast fat fate feet fever field fire fish fit flag flower fly foot for form fox frame free fur gap
  gas gate gel get go goal gold good great green grid group growth hand hard has hat he head heart heat height hip his
  hole home hook host hot how ice if impact in injury iron is it its job joint jump key kid kit knot lab lack lamp large
  last law lead leaf led leg lens light limit line lip list live long loss lot low lung man map march mark mask mass mast
  match mate maximum may me mean meet men met mice mild milk mind mint miss mix mobile model moon mother mouse mouth move
  much mud nail name near neck net new no node none nor north not note nut of off oil old on one or our out pack pad
  pain pair palm pan park part past path peak pen per pet pick pig pin plan plant plate play plus point pole pool poor
  post power press print pro pump rabbit race rag rage rain raw ray red ref rest ribbon rice ring rise risk road rock rod role
  roof root rose run sad safe salt same sand save sea seat see seed self sen set shape she shift ship shock short show
  side sign silver six size skin sky sleep slit slow small snap so soil sound south space spot spring sprint stain star
  start step stop storm stress stroke sun sugar tank tape task tax tea team tear ten tens term test the there they thin
  this tide tie time tip to toe ton tooth top toy track tree trial trip trunk tube twin turkey two type under up us use van via
  walk wall war was wash water wave way we wear web week well west wet what who why wind wing wire wish with wood work
  yard year yes you young zero
  amber approved arms arts bank bars bash beacon beam bean best bike blast boat boil bomb bore bright cables cage canvas caps capture cars cart cary
  cascade cash cats cease chat clamp coil com cope crash dance danger dear dish don doors dump ears fact fats find flame flap flash flip freq
  full gist grip hang hash held hits hops iris lets lobe location mail mall mater melt minor monitor mover nest nets other pace particle penta
  pilot pinch pins poll prism pseudo ramp rank secret sell sesame shot simple sink skip slack soft spam spatial spin stamp status steelhead
  strap swap symbol sync tactile taps tech temp tied toll trade trail traits trap traps trim twist unknown visa warp wise
  active oracle patrol period tag close`.split(/\s+/),
);

/** Terms of vocabularies that name no thing in particular, folded; Chinese ones beside them. */
export const GENERAL_TERMS: ReadonlySet<string> = new Set([
  ...`disease;diseases;disorder;disorders;syndrome;syndromes;symptom;symptoms;sign;signs;illness;condition;complication;
complications;abnormality;defect;lesion;lesions;damage;injury;deficiency;toxicity;side effect;side effects;adverse event;
adverse effect;drug;drugs;medicine;compound;compounds;agent;agents;inhibitor;inhibitors;agonist;antagonist;protein;proteins;
receptor;receptors;enzyme;enzymes;kinase;antibody;antibodies;gene;genes;factor;peptide;molecule;ligand;antigen;vaccine;
placebo;water;air;food;chemical;chemicals;solution;acid;alcohol;salt;polymer;solvent;carrier;tablet;capsule;monoclonal antibody;monoclonal antibodies;neuronal;cytoplasmic protein;zinc finger protein;isotope;isotopes;gases;codon;poly;chromosome aberrations;
genetic disease;rare disease;death;pregnancy;chronic disease;acute disease;toxin;hormone;hormones;steroid;vitamin;
emergency;emergencies;body weight;cytokine;cytokines;drinking water;recurrence;remission;infection;infections;disease progression;progression;signs and symptoms;spontaneous remission;carrier state;convalescence;carcinogenesis;cocarcinogenesis;treatment;treatments;therapy;therapies;plasma;serum;thyroid;chicken;chickens;element;elements;
lipid;lipids;suspension;precise;balance;mineral;minerals;dimension;pastes;leads;intervention;control;standard of care;questionnaire;exercise;education;birth;wound;wounds;metal;alloy;plastic;rubber;glass;steel;resin;cement;concrete;powder;oil;ink;dye;pigment;adhesive;detergent;surfactant;emulsion;colloid;gel;fiber;
fuel;gasoline;dust;smoke;antioxidant;buffer;ligand;electrolyte;nanoparticle;catalyst;fertilizer;pesticide;herbicide;insecticide;cosmetic;perfume;
paint;lubricant;preservative;excipient;ion;monomer;particle;diluent;emulsifier;plasticizer;additive;sweetener;flavoring;coating;biopolymer;macromolecule;
aerosol;jelly;lozenge;paste;ointment;suppository;elixir;liniment;biofuel;coat protein;polyprotein;nuclear protein;envelope protein;capsid protein;structural protein;membrane protein;cell surface receptor;
cell surface antigen;death receptor;nuclear transporter;ring finger protein;protein kinase;statin;p450;tyrosine kinase;serine threonine kinase;pi3;complementarity determining region;peptide fragment;recombinant dna;stainless steel;chewing gum;sterile water;rna probe;dna probe;cytochrome p450;diamond;solid waste;sewage;manure;steam;natural gas;carbon black;carbon nanotube;nanotube;neoprene;nylon;soot;coal;petroleum;illusion;birth weight;heavy chain;light chain;isoenzyme;
ester;amide;amine;imine;oxime;nitrile;aldehyde;thiol;sulfone;sulfoxide;anhydride;carbohydrate;polysaccharide;nucleic acid;polynucleotide;oligonucleotide;nucleotide;complementary rna;biological product;biologic product;amniotic fluid;
polyethylene;polypropylene;polyethylene terephthalate;polycarbonate;polystyrene;polyvinyl chloride;polyester;polyamide;polyimide;polyolefin;polyurethane;polytetrafluoroethylene;polybutadiene;chloroprene;polyvinyl;epoxy resin;acrylic resin;synthetic resin;carbon fiber;glycol;peroxide;hydrocarbon;ketone;wax;ammonium compound;nitroso compound;nucleoside;glycoside;polyketide;diterpene;glycoconjugate;trisaccharide;diphosphate;acrylate;acetoacetate;epoxide;acetal;carboxylic acid;dicarboxylic acid;tricarboxylic acid;lewis acid;isocyanate;halogen;disulfide;azide;imide;alkyne;lactone;lactam;fatty alcohol;amino alcohol;glyceride;disaccharide;oligosaccharide;siloxane;radioisotope;ribonucleotide;deoxyribonucleotide;purine nucleotide;pyrimidine nucleotide;oligonucleotide probe;antisense oligonucleotide;single stranded dna;rnas;oligopeptide;peptide library;cell extract;micelle;azo compound;tin compound;nitrogen compound;phosphorus compound;organophosphorus compound;quaternary ammonium compound;coordination complex;synthetic wax;metallocene;monosaccharide;aromatic hydrocarbon;volatile organic compound;voc;complex mixture;radioactive tracer;fossil fuel;greenhouse gas;viral dna;viral rna;bacterial dna;mitochondrial dna;reactive oxygen species;carbon fibre;iron powder;free radical;waste product;waste water;wastewater;aromatic alcohol;noble gas;rare earth metal;alkaline earth metal;alkali metal;heavy metal;transition metal;
recombinant protein;single chain antibody;muscle protein;carrier protein;cytoskeletal protein;immobilized enzyme;protein x;growth factor receptor;chromatin;transferase;tumor suppressor;analgesia;cadaver;body remains;thinness;gambling;
neutralizing antibody;neutralising antibody;anti-idiotypic antibody;anti idiotypic antibody;glycoprotein;bacterial protein;viral protein;plant protein;soybean protein;milk protein;protein hydrolysate;transcription factor;proteome;dna binding protein;rna binding protein;blood protein;
carbon nanotubes;proton;anion;cation;organic chemical;organic chemicals;hydroxy acid;toothpaste;neurotrophic factor;nerve tissue protein`
    .replace(/\n/g, '')
    .split(';'),
  ...[
    '疾病',
    '综合征',
    '症状',
    '药物',
    '药品',
    '蛋白',
    '蛋白质',
    '受体',
    '抑制剂',
    '化合物',
    '抗体',
    '基因',
    '疾患',
    '溶液',
    '损伤',
    '病变',
    '水',
    '并发症',
  ],
]);

/** Whether a folded form, or its singular, is one of some words. */
export const isOne = (words: ReadonlySet<string>, form: string): boolean =>
  words.has(form) ||
  (form.endsWith('s') && words.has(form.slice(0, -1))) ||
  (form.endsWith('es') && words.has(form.slice(0, -2))) ||
  (form.endsWith('ies') && words.has(`${form.slice(0, -3)}y`));

const MARKED = /^(\S+) (?:\d{1,2}|[a-z])$/;
/** Whether a folded form is a common word, or one with a number or a letter behind it: `period 3`. */
export const isCommon = (form: string): boolean => isOne(COMMON_WORDS, MARKED.exec(form)?.[1] ?? form);
