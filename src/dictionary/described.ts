import type { EntityKind } from '#collections/entities/entities.ts';
import { type Abbreviation, abbreviationsOf, longFormOf } from '#language/abbreviations.ts';
import { AtEnd } from './at-end.ts';
import { AtStart } from './at-start.ts';
import { compoundNames } from './compounds.ts';
import { formsOfWhatIsHad, initialsIn, knownShortForms } from './initials.ts';
import { describedProteins, isHormone } from './proteins.ts';
import { beginsComplaint, complaintBehind, infectionBehind, SIGNS } from './signs.ts';
import { lengthBehind, longestOf, type NameSpan } from './spans.ts';
import { askedOfAll, askedOnce, type Word, wordsOf } from './text-words.ts';
import { nameAskedOnce, writtenName } from './written-names.ts';

/**
 * Names that no dictionary has: a disease described by what is wrong and where (`glomerular hypertrophy`), a drug by
 * the stem of its international name or by the code of a laboratory. They have no identity, so they are no tags; they
 * say where a text speaks of a disease or a drug, and where a longer name begins than the dictionary has.
 */
export interface DescribedName extends NameSpan {
  readonly kind: Extract<EntityKind, 'disease' | 'drug' | 'target'>;
  /** Is told by the parts that names of compounds are made of. */
  readonly compound?: true;
}

/** Words that are a disease by themselves, by their endings. */
const DISEASED =
  /^(?:[a-z]{2,}(?:itis|itides|omas?|omata|a?emias?|a?emic|urias?|pathy|pathies|penia|algias?|algia|plegia|pares[ie]s|osclerosis|toxicit(?:y|ies)|rrh?oea|rrhea|rrhage|rrhages|megaly|trophy|trophies|plasias?|kines[ie]as?|phobias?|malacia|ectasi[as]|stenos[ie]s|thrombos[ie]s|fibros[ie]s|necros[ie]s|dystonias?|ataxias?|arrhythmias?|cardias?|cytosis|philia|lepsy|orrh?agi[ac]|dermas?|schisis|uropathy|phthisis|opsias?|otia|cephaly|cephalus|dactyly|gnathia|phagia|praxia|gnosia|phasia|arthria|geusia|osmia|thermia|mnesia|orexia|somnia|asthenia|algesia|systole|rhythmias?|reflexia|carbia|melia|myelia|odynia|thymia|dontia|metria|orchidism|spondyly|tropia|opia|pyrexia|pnea|pnoea|ptysis|thorax|emesis|staxis|clonus|plakia|acus[ei]s|lalia|lexia|graphia|calculia|bulia|coria|ophthalm(?:ia|os)|mastia|spadias|glossia|trichia|onychia|hydramnios|dipsia|thyroidism|gonadism|pituitarism|corti(?:ci|soli)sm|aldosteronism|adrenalism|albinism|embolism|gnathism|dwarfism)|(?:rhabdomyo|myo|ha?emo|osteo|epidermo)lysis|(?:chole|galacto)stasis|(?:varico|hydro|meningo|cysto|recto|encephalo|omphalo)celes?|(?:hypo|hyper|dys|myo|cata)tonia|(?:hypo|dys|myo|cata)tonic|proteinuric|albuminuric|polyuric|oliguric|anuric|(?:par|dys|hyp|hyper)a?esthesias?|(?:vaso|broncho|blepharo|laryngo)spasms?|[a-z]{3,}blastosis|arrhythmias?|fibrosis|necrosis|thrombosis|thrombi|stenosis|bleeding|hyperactivity|rigidity|weakness|schizophreni[ac]|osteoporosis|steatosis|convulsive|paranoid|immunodeficiency|aggressiveness|impulsiveness|nystagmus|hypothyroid|edemas?|oedemas?|seizures?|convulsions?|stroke|strokes|tremors?|delirium|psychos[ie]s|depression|anxiety|pain|fever|nausea|vomiting|coma|shock|sepsis|rash|rashes|ulcers?|cysts?|polyps?|abscess(?:es)?|jaundice|headaches?|migraines?|epileps(?:y|ies)|dementia|blindness|deafness|gout|obesity|cancers?|tumou?rs?|hypertension|hypotension|hypertensive|hypotensive|epileptic|infarctions?|hallucinations?|catalepsy|akathisia|parkinsonism|parkinsonian|toxicit(?:y|ies)|overdose|amnesia|insomnia|fatigue|cough|asthma|anaphylaxis|syncope|palpitations?|mania|paranoia|catatonia|alopecia|cataracts?|glaucoma|goit(?:er|re)s?|fractures?|hernias?|metastas[ei]s|diabetes|diabetic|cirrhosis|hepatotoxic|nephrotoxic|cardiotoxic|neurotoxic|seizure|isch(?:a)?emic|thrombotic|arrhythmic|necrotic|teratogenic|hypothermic|cholestatic|psychiatric|paraly[sz]ed|[a-z]*o?edemas?|[a-z]{2,}(?:osis|iasis)|(?:neuro|myo|nephro|cardio|encephalo|retino|arthro|vasculo|coagulo)pathic|(?:hemi|para|tetra|quadri|di)(?:plegic|paretic)|(?:brady|tachy)cardiac|nephrotic|cirrhotic|psychotic|fibrotic|acidotic|cyanotic|(?:athero|arterio)sclerotic|ataxic|aphasic|amnesic|anorexic|spastic|choreic|o?edematous|asthmatic|manic|autistic|demented|(?:neutro|thrombocyto|leu[ck]o|cyto|lympho|pancyto|granulocyto)penic|hyperalgesic|aneurysmal|(?:hypo|dys|brady|hyper)kinesis|malabsorption|pemphigoid|thromboembolic|hyperkinetic|hypertrophic|demyelination)$/;
/** Endings and words that look so and are no disease. */
const NO_DISEASE =
  /^(?:thomas|[a-z]*analgesias?|chromas?|oklahoma|tacoma|sonoma|paloma|(?:pan|syn|epi|en)demia|syndemic|(?:auxo|proto|hetero|auto|oligo|copio)troph(?:y|ies)|hypolipid(?:a)?emic|cytotoxicit(?:y|ies)|(?:eu|normo)[a-z]{4,}|anti[a-z]+|stomas?|polyomas?|ophiostomas?|trithorax|nocardia|trypanosomas?|schistosomas?|hydropathy|biocoenosis|biocenosis|pathocenosis|zoonos[ie]s|phosph(?:o|atidyl)inositides?|diplomas?|euthymia|utopia|cornucopia|endometria|genomas?|aromas?|stromas?|somas?|chromosomas?|allopathy|homeopathy|sympathy|empathy|telepathy|osteopathy|eutrophy|anatrophy|academia|academias|hybridomas?|bohemia|bohemian|polemic|endemic|epidemic|pandemic|systemic|academic|therapeutic|chemic|uremic|racemic|nonischemic|rhizomas?|ileostomas?|cytomegaly|gammapathy|glyc(?:a)?emic|(?:glyc|insulin|leptin|natr|kal|calc|magnes)a?emias?|academia|antigenemia|dermas?|therapy|catastrophes?|trophy|trophies|myocardia|endocardia|(?:.*(?:mito|meio|apopto|osmo|symbio|hypno|diagno|progno|morpho|anastomo|phagocyto|endocyto|exocyto|pinocyto|transcyto|micropinocyto|narco|zygo|haploido|ploido|heteroo|necropto|pyropto|ferropto|anoiko|gno|biocoeno|parabio|antibio|amito|cyto|spermio|kero|nemato|synapto)s[ie]s))$/;

/** What is wrong, as the last word of a description; needs a word of where or how before it. */
const WRONG = new Set(
  `disease diseases disorder disorders syndrome syndromes deficiency deficiencies failure insufficiency injury injuries damage
  dysfunction dysfunctions impairment impairments lesion lesions abnormality abnormalities malformation malformations anomaly anomalies
  infection infections block bleeding loss obstruction occlusion enlargement degeneration atrophy hypertrophy dystrophy sclerosis spasm
  infarction ischemia ischaemia cancer cancers tumor tumors tumour tumours carcinoma carcinomas neoplasm neoplasms malignancy malignancies
  leukemia leukaemia lymphoma lymphomas sarcoma palsy paralysis neuropathy retardation delay defect defects disturbance disturbances
  arrest hemorrhage haemorrhage thrombosis embolism stenosis inflammation edema oedema effusion rupture prolongation toxicity intolerance
  dependence abuse withdrawal addiction rigidity weakness hyperplasia dysplasia aplasia fibrosis necrosis ulcer ulcers stones cyst cysts
  polyps rash anemia anaemia hypertension epilepsy dementia death movements symptoms attack attacks
  hallucinations stature ataxia myopathy hyperactivity fibrillation tachycardia bradycardia arrhythmia arrhythmias block
  deficit deficits collapse eruption eruptions stiffness swelling tenderness dryness cramps spasms distress deterioration handicap illness illnesses symptom calculi calculus flutter jerks slowing slowness
  suppression accident accidents ectopy deformity deformities irritation infestation infestations laxity scarring disability disabilities
  incompetence distension distention dissection regurgitation prolapse dilatation erosion erosions perforation perforations trauma`.split(
    /\s+/,
  ),
);

/** Where or how, before what is wrong. */
const WHERE = new Set(
  `artery arteries vein veins sinus nerve reflux gastroesophageal gastro-esophageal erosive ulcerative exfoliative atopic seborrheic psoriatic rheumatoid gouty tuberculous membranous necrotizing necrotising renal kidney hepatic liver cardiac heart pulmonary lung respiratory cerebral brain neurological neurologic nervous peripheral spinal
  muscular muscle skeletal vascular cardiovascular coronary arterial venous aortic valvular valve myocardial ventricular atrial gastric
  stomach gastrointestinal intestinal bowel colon colonic colorectal rectal anal esophageal pancreatic biliary gallbladder bladder urinary
  ureteral ureteric urethral prostate prostatic testicular ovarian uterine cervical endometrial vaginal breast mammary skin cutaneous
  dermal bone joint spinal vertebral dental oral nasal ocular eye visual retinal macular optic corneal hearing auditory ear thyroid
  parathyroid adrenal pituitary endocrine metabolic immune autoimmune inflammatory infectious bacterial viral fungal parasitic lymphatic
  lymphoid hematologic haematological blood bleeding platelet clotting glomerular tubular tubulointerstitial interstitial nephrotic
  mental psychiatric mood affective personality thought conduct suicidal ejaculatory menstrual organ multiorgan multi-organ electrolyte storage bipolar depressive psychotic anxiety panic cognitive memory learning attention sleep eating movement motor
  sensory sensorineural speech language sexual erectile developmental growth intellectual
  acute chronic subacute recurrent progressive congenital hereditary inherited familial sporadic idiopathic primary secondary
  malignant benign metastatic advanced early-onset late-onset juvenile infantile neonatal adult childhood senile
  autosomal dominant recessive x-linked hypersensitivity allergic ischemic ischaemic hemorrhagic haemorrhagic toxic hypertensive diabetic
  alcoholic drug-induced end-stage severe orthostatic postural essential major minor focal generalized generalised diffuse partial tonic
  clonic tonic-clonic absence status complete systemic localized multiple medullary squamous basal papillary follicular epithelial
  non-small small cell large t-cell b-cell myeloid lymphocytic lymphoblastic lymphomatous stress peptic duodenal abdominal chest back neck
  head facial cranial neuropathic neurogenic nephrogenic demyelinating neurodegenerative
  psychomotor reading imprinting androgen conductive dysmyelinating hypomyelinating neurodevelopmental codominant degenerative granulomatous obstructive restrictive coagulation thrombotic venous deep embolic septic cardiogenic qt av st torsade
  complement enzyme protein factor vitamin iron folate iodine g6pd vlcad pah cetp hyperlipidemia lipid glucose galactose amino acid
  cerebellar central system marrow hiv hcv hbv cytomegalovirus herpes malaria tuberculosis staphylococcal streptococcal pneumococcal cocaine alcohol opioid heroin drug
  substance nicotine tobacco morphine intrauterine cardiorespiratory cardiopulmonary neuromuscular circulatory atrioventricular lv rv fulminant locomotor middle lysosomal peroxisomal mesangial jaw temporal spinocerebellar syndromic
  subarachnoid adrenocortical short heart-rate mitral tricuspid biventricular left right bilateral unilateral`.split(
    /\s+/,
  ),
);
/**
 * Tissues, cells and what a body does, before what is wrong alone: a word that is an illness by itself keeps its name
 * (`muscle pain` is a pain).
 */
const BODY = new Set(
  `abdomen acinar clavicle femur fibula humerus patella pelvis tibia vertebra airway airways alveolar amygdala ankle aorta appendix arteriolar astrocyte astrocytic axon axonal bile bladder brainstem
  bronchial bronchus bulbar calf capillary cardiomyocyte carotid cartilage cerebellum chiasm chondrocyte chorioretinal choroid choroidal
  chromosome chromosomal ciliary cochlear coagulation cognition collagen conjunctiva conjunctival cord cornea craniofacial digit digital
  diaphragm diaphragmatic duct ductal elbow endocardial endothelial enteric enterocyte epidermal epidermis epiphyseal epithelium erythrocyte
  eyelid femoral finger follicle foot forebrain ganglion genital genitourinary gland gonadal granulocyte gum gut haemostasis hair hand
  hemostasis hepatocyte hepatobiliary hip hippocampal hypothalamic hypothalamus ileum immunity intracranial intraocular iris islet jejunal
  knee labyrinthine laryngeal larynx leg leptomeningeal limb lip lumbar lymphocyte macula meniscal mesenteric midface foveal fovea midbrain
  mitochondrial mouth mucosa mucosal myelin myocardium myocyte nail neonate nephron neural neuron neuronal neurovascular nigral
  nigrostriatal olfactory osteoblast ovary palate palatal papilla papillary penile penis pericardium perineal perivascular pharyngeal
  photoreceptor placenta placental podocyte pupil pupillary retina rhythm sacral salivary scalp sciatic septal sinusoidal skull sphincter
  spine splenic sperm spleen stroma striatal synovial tendon testis thoracic thymic throat thumb thymus toe tongue tonsillar trachea
  tracheal ureter urothelial uterus vestibular villous visceral vitreous vocal vulvar womb wrist arousal perception taste smell swallowing
  vision gait balance posture reproduction fertility`.split(/\s+/),
);
/** Only before others: alone before what is wrong they describe nothing in particular, and gold sets leave them out. */
const COURSE = new Set(
  `acute chronic subacute recurrent progressive severe sporadic primary secondary advanced complete partial multiple major minor
  early-onset late-onset adult left right bilateral unilateral small large metastatic generalized generalised focal
  fulminant drug-induced localized localised`.split(/\s+/),
);

/** Stems of international names (WHO, "The use of stems in the selection of INN", 2018) and endings of chemicals. */
const MEDICINE =
  /^[a-z]{2,}(?:mab|n?ersen|siran|tinib|statin|pril|prilat|sartan|olol|conazole|nidazole|prazole|cillin|mycin|micin|floxacin|oxacin|caine|azepam|azolam|barbital|barbitone|profen|dipine|setron|gliptin|glitazone|triptan|navir|ciclovir|cyclovir|vudine|parin|platin|rubicin|taxel|zosin|lukast|tidine|phylline|cycline|dronate|thiazide|semide|curium|curonium|flurane|amphetamine|ephrine|terol|asone|olone|onide|kacin|apine|idone|peridol|azine|triptyline|oxetine|pramine|pamil|tiazem|morelin|relix|tide|grel|gatran|xaban|amivir|fungin|penem|sulfan|mustine|trexate|fluridine|citabine|abine|nercept|cept|formin|fibrate|gliflozin|lisib|rafenib|zomib|ciclib|parib|trexed|amide|imide|amine|azide|oxide|chloride|bromide|fluoride|iodide|sulfate|sulphate|phosphate|nitrate|nitrite|acetate|citrate|gluconate|tartrate|succinate|maleate|carbonate|hydroxide|ethanol|methanol|phenol|sterol|diol|estradiol|estrogen|oestrogen|androgen|sterone|steroids?|glycol|quinone|benzene|toluene|xylene|aldehyde|ketone|acetone|thiol|purine|pyridine|pyrrole|pyrimidine|idine|osine|uracil|morphine|codone|methadone|fentanil|fentanyl|nicotine|cocaine|opioids?|barbiturates?|salicylates?|alkaloids?|azole|quine|antrone|semustine|vir|clidine|curine|tropine|dopa|dopamine|serotonin|histamine|adenosine|glutamate|aspartate|glycine|taurine|arginine|cysteine|lysine|tryptophan|tyrosine|creatinine|urea|lactate|pyruvate|glucose|sucrose|fructose|galactose|cholesterol|triglycerides?|melatonin|retinol|tocopherol)$/;
const NO_MEDICINE =
  /^(?:april|cycline|oxide|amide|imide|amine|azide|idine|vaccine|medicine|terol|tide|peptide|neuropeptide|polypeptide|oligopeptide|nucleotide|oligonucleotide|dinucleotide|trinucleotide|polynucleotide|dipeptide|tripeptide|glycopeptide|lipopeptide|(?:re|cross-)?examine|imide|accept|except|concept|intercept|percept|precept|receipt|mandible|combine|machine|routine|guanidine|bedside|provide|divide|outside|inside|beside|reside|subside|riptide|statin|microtide|vir|elvir|quine|equine|sequine|masculine|apine|alpine|pamil|idone|azine|magazine|olone|colone|asone|mason|onide|terols|cept|lysine)$/;
/** Codes of laboratories: `MK-801`, `SM-5887`, `FK506`, `AMN082`, `Ro15-1788`. */
const LABORATORY = /^(?:[A-Z]{2,5}|[A-Z][a-z])[- ]?\d{2,6}(?:-\d{2,5})?[A-Z]?$/;
/** Written so, and something else: `HLA-27`, `CD34`, `PGE2`, `IL-12`. */
const NO_LABORATORY =
  /^(?:ACQ|ACR|ACT|BARC|GEP|HCT|HEK|HL|HMB|MDA|MKN|SV|SW|SWAP|BDI|CDAI|CGI|CHADS|CTCAE|DAS|DLQI|EASI|ECOG|EDSS|EORTC|FACT|FIGO|GAD|GCS|HADS|HAMA|HAMD|HDRS|HOMA|IASLC|IIEF|IPSS|MADRS|NCI|NIHSS|NRS|PANSS|PASI|PHQ|QLQ|RECIST|SDAI|SOFA|TICI|TIMI|TNM|UICC|UPDRS|VARC|VAS|WPAI|YMRS|ED|IC|AD|LD|EC|TD|GI|PN|PND|AM|Gly|CD|IL|HLA|PM|GPR|CYP|ICD|DSM|SF|NCT|TGF|TNF|COVI?D|SARS|HPV|HTLV|HSV|EBV|CMV|HHV|BRCA|PMID|ISO|IEC|US|EP|WO|CN|JP|DE|FR|GB|Fig|FIG|Table|No|Co|Day|Ca|Sr|Tc|Na|Rb|Xe|In|Ga|Cr|Fe|Se|Mr|Kd|Km|Ex|Em|ST|QT|TP|MAP|NS|HP|II|CA|SNP|RS|GAL|LOC|OMIM|MIM|GSTM|AB|VO|FEV|ADP|ATP|GT|DQ|DR|AT|PC|TK|HT|Ki|FGF|VEGF|STAT|CRL|SP|JAK|PS|RPM|MHz|UK|EU|BMI|NYHA|ASA|WHO|MMSE|BP|HR|PD|PG|ELISA|PCR)[- ]?\d/;

/** Gases that are handled, and what makes them a part of something else. */
const GAS = /^(?:argon|carbon|helium|nitrogen|phosphorus|sulfur)$/;
/** What living things do with those that are no gases. */
const NO_GAS = /^(?:carbon|phosphorus|sulfur)$/i;
const CYCLED = new AtStart(/^ (?:assimilation|cycl(?:e|ing)|fixation|metabolism)(?!\p{L})/u);
const GAS_BEFORE = new AtEnd(/(?:urea|liquid|blood|total|dietary|organic|protein) $/i);
const GAS_BEHIND = new AtStart(
  /^[- ](?:atoms?|bonds?|ions?|laser|contain|donor|accept|mustard|balance|oxides?|dioxide|plasma|sparging|urea|based|rich|compound|source|mono|di|tri|tetr|pent|hetero)/i,
);
const ON_ATOMS = /\b(?:hetero\w{1,12}|membered|alkyl|substitut\w{1,5}|selected from)\b/;
const isHandled = (text: string, start: number, end: number): boolean =>
  (!NO_GAS.test(text.slice(start, end)) || CYCLED.test(text.slice(end, end + 14))) &&
  !GAS_BEHIND.test(text.slice(end, end + 12)) &&
  !GAS_BEFORE.test(text.slice(Math.max(0, start - 12), start)) &&
  !ON_ATOMS.test(text);

/** Words before the last one of a description. */
const MOST_BEFORE = 4;

/** What an adjective of a place or a manner ends with, and adjectives that say neither. */
const ADJECTIVE = /^[a-z-]{3,}(?:ic|al|ar|oid|ous|eal|ary)$/;
const NO_ADJECTIVE = new Set(
  `accidental actual artificial automatic clinical conventional hemispherical incidental mimic morphological occasional pneumatic semantic typical several total normal abnormal general original final special usual unusual critical statistical experimental historical
  biological medical surgical other particular similar various previous serious numerous obvious initial additional potential individual
  possible specific characteristic basic public economic academic scientific diagnostic therapeutic prophylactic symptomatic asymptomatic
  dramatic drastic regular irregular annual manual global local national international mutual practical technical theoretical logical
  physical chemical pharmacological pharmacologic toxicological animal human natural real equal fatal lethal marginal minimal maximal
  optimal partial continuous spontaneous simultaneous homogeneous heterogeneous ambiguous dubious hazardous contemporary preliminary
  necessary ordinary temporary voluntary primary secondary genetic phenotypic genotypic molecular cellular subcellular single familiar
  epidemiologic epidemiological etiologic pathologic pathological morphologic histologic histological radiologic anatomical functional
  structural physiological behavioural behavioral sexual racial ethnic regional seasonal parental maternal paternal fetal neonatal
  cellular intracellular extracellular cytoplasmic nuclear subnuclear biochemical enzymatic proteolytic transcriptional mutational intronic exonic
  apoptotic ultrastructural histochemical immunohistochemical histopathologic histopathological microscopic macroscopic electrophysiological
  electrographic radiographic angiographic echocardiographic serologic serological morphometric neuroanatomical
  lateral medial dorsal ventral anterior posterior proximal distal superior inferior horizontal vertical axial contralateral ipsilateral
  bilateral unilateral rotational collateral intergenerational nonfatal subclinical transmural autochthonous efficacious pleiotropic somatic
  emotional hypocellular hypercellular intraoperative peroperative autosomal allelic homozygous heterozygous heterogenous apparent mild moderate metabolic-like underlying residual virologic virological`.split(
    /\s+/,
  ),
);
/** Whether a word in small letters is a part of the body, or says where or how. */
export const isPlace = (plain: string): boolean =>
  (WHERE.has(plain) || BODY.has(plain)) && !COURSE.has(plain) && !isDiseased(plain);
/** Whether a word in small letters is an adjective that names of illnesses have, and none of how far or whose. */
export const isOfAName = (plain: string): boolean =>
  ADJECTIVE.test(plain) && !NO_ADJECTIVE.has(plain) && !COURSE.has(plain);
/** Words that join two places before one thing that is wrong: `breast and ovarian cancer`. */
const JOINING = new Set(['and', 'or']);
/** Signs and processes whose place is no part of their name, unless the dictionary has both. */
const PLACELESS = /^(?:o?edemas?|pains?|fibrosis|necros[ie]s|an(?:a)?emias?|hypotension|hypertension)$/;
/** Places that make a name with them all the same. */
const PAINFUL = new Set(
  `epigastric ocular eye orbital throat ear jaw tooth facial bone muscle limb leg arm shoulder hip knee foot hand wrist elbow ankle heel finger
  calf thigh flank loin groin rectal anal perineal testicular penile scrotal vaginal breast nipple bladder retrosternal substernal precordial
  lumbar sacral rib sternal hypochondrial suprapubic ovarian vulvar gum tongue mouth scalp temporal`.split(/\s+/),
);
const PLACED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['pain', PAINFUL],
  ['pains', PAINFUL],
  [
    'necrosis',
    new Set(
      'hepatic hepatocellular liver papillary tubular avascular aseptic pancreatic muscle skin retinal bowel'.split(
        ' ',
      ),
    ),
  ],
]);
/** What has grown wrongly: of which part is a part of its name. */
const GROWN = /^(?:(?:hypo|a|dys)plasias?|(?:dys|hyper)troph(?:y|ies))$/;
/** Before toxicity: when, by what. */
const NO_PLACE = new Set(
  'developmental oral drug cocaine alcohol opioid heroin acute chronic severe systemic reproductive maternal dermal'.split(
    ' ',
  ),
);
const CAPITALISED = /^\p{Lu}[\p{Ll}’']{2,}(?:-\p{Lu}[\p{Ll}’']+)*$/u;
const TUMOR_OF = /^(?:Wilms|Ewing|Askin|Krukenberg|Klatskin|Pancoast|Brenner|Leydig|Sertoli|Warthin|Grawitz)[’']?s?$/;
/** Whoever described a disease first, in the genitive. */
const POSSESSIVE = /^\p{Lu}\p{Ll}{2,20}[’']s$/u;
const NAMED_AFTER =
  /^(?:diseases?|syndromes?|disorder|sign|phenomenon|palsy|ataxia|dystrophy|lymphoma|sarcoma|carcinoma|anemia|anaemia)$/;
const NOT_AFTER = new Set(
  'The This That These Those Such Other Another Any All Most Some No Each Human Clinical Severe Chronic Acute Genetic In Of For With And But A An Our Their His Her Its Which Rare Common Parkinsonian'.split(
    ' ',
  ),
);

/** What is inborn where it is genetic; a genetic loss is one of a gene. */
const INBORN = /^(?:defects?|lesions?|deficienc(?:y|ies)|diseases?|disorders?|syndromes?)$/;

/** What a disease of a gene or protein is called, behind its symbol or an enzyme's name. */
const OF_SYMBOLS = /^(?:deficienc(?:y|ies)|diseases?|syndromes?|disorders?|cancers?|tumou?rs?)$/;
const SYMBOL = /^(?:[A-Z][A-Za-z]{0,3}\d{1,2}[A-Z]?|[A-Z]{2,5}\d?|[a-z]{3,}(?<!dise)ase)$/;

/** Any noun says which syndrome, and no word of how much, which of several or that it is. */
const SYNDROME = /^(?:syndromes?|disorders?)$/;
const isSyndromes = (one: Word): boolean =>
  isLacked(one) &&
  !/(?:able|ible|ed|ing|ly)$|^(?:latter|former|common|gene|rare|new|novel|entire|whole|full|core|same|similar|different|distinct|severe|one|two|three|four|several|many|related)$|cancer/.test(
    one.plain,
  );

/** A thing that may be lacking, and none of how much, whose or that it is. */
const DEFICIENCY = /^deficienc(?:y|ies)$/;
const isLacked = ({ word, plain }: Word): boolean =>
  word.length > 2 && !NOT_LACKED.has(plain) && !COURSE.has(plain) && !NO_ADJECTIVE.has(plain) && !ADJECTIVE.test(plain);
const NOT_LACKED = new Set(
  `the and its their his her our this that these those such any some each every all both other another more most less least with without
  from for into upon about than due has had have was were are been being not but which whose where when while also only either neither
  marked mild moderate severe partial complete total combined isolated near relative absolute human mouse murine rat patient patients
  homozygote heterozygote compound inborn inherited acquired known causing cause causes having show shows showed induced associated
  component anchor suspected proven documented confirmed borderline corrected further subtotal profound single double multiple first second third`.split(
    /\s+/,
  ),
);

/** `G6PD-deficient`. */
const DEFICIENT = new AtStart(/^[A-Z][A-Z0-9]{1,5}-deficient$/);

/** `C7 deficient`. */
const LACKED = /^(?:[A-Z]{1,4}\d{1,2}[A-Z]?|complement|protein)$/;

/** `immunocytoma-bearing`, `hyperthermia-induced`: a disease, and what it has to do with something. */
const BORNE = /^([a-z]{6,})-(?:induced|bearing|like|related|associated|free|prone|infected)$/;

/** Descriptions of diseases and drugs in a text that is in English; [start, end) in UTF-16. Linear in the text. */
export const describedNames = (text: string): DescribedName[] => describedBy(wordsOf(text), text);

/** Whether a word may be, or end, a description: of what is asked below of each, what does not depend on its place. */
const tellsSomething = askedOfAll((word, plain) => {
  if (word.length > LONGEST_WORD) return false;
  const last = lastOf(plain);
  return (
    WRONG.has(last) ||
    SIGNS.has(plain) ||
    isDiseased(last) ||
    isMedicine(last) ||
    beginsComplaint(plain) ||
    plain === 'deficient' ||
    DEFICIENT.test(word) ||
    LABORATORY.test(word) ||
    GAS.test(plain) ||
    LOST.test(plain) ||
    IMPAIRED.test(plain) ||
    BORNE.test(plain)
  );
});
const LONGEST_WORD = 40;
const endsDiseased = askedOnce((_, plain) => isDiseased(lastOf(plain)) || SIGNS.has(plain));
const endsMedical = askedOnce((_, plain) => isMedicine(lastOf(plain)));
const mayComplain = askedOnce((_, plain) => beginsComplaint(plain));
const isDeficient = askedOnce((word) => DEFICIENT.test(word));
const isOfLaboratory = askedOnce((word) => LABORATORY.test(word) && !NO_LABORATORY.test(word));
const isGas = askedOnce((_, plain) => GAS.test(plain));
const mayBeLost = askedOnce((_, plain) => LOST.test(plain) || IMPAIRED.test(plain));
const isBorne = askedOnce((_, plain) => BORNE.test(plain));
/** Words of which those beside may make nothing of the kind. */
const mayBeNone = askedOnce((_, plain) =>
  /^(?:shocks?|blocks?|dissection|toxicit(?:y|ies)|death|arrest|delay|eruption.*|dilatation|dependence|withdrawal|abuse|addiction|suppression|accident.*|depression|movements|symptoms)$/.test(
    lastOf(plain),
  ),
);
const endsWrong = askedOnce((_, plain) => WRONG.has(lastOf(plain)));
/** What stands behind the last hyphen of a word. */
const lastOf = (plain: string): string => plain.slice(plain.lastIndexOf('-') + 1);

function describedBy(words: readonly Word[], text: string): DescribedName[] {
  const found: DescribedName[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!tellsSomething(words[at]!)) continue;
    const one = words[at]!;
    const { word, plain, start, end } = one;
    const more = mayComplain(one) ? complaintBehind(plain, text, end) : 0;
    if (more > 0) found.push({ kind: 'disease', start, end: end + more });
    if (plain === 'deficient' && LACKED.test(words[at - 1]?.word ?? '') && text[start - 1] === ' ')
      found.push({ kind: 'disease', start: words[at - 1]!.start, end });
    if (isDeficient(one)) found.push({ kind: 'disease', start, end });
    if (isOfLaboratory(one)) found.push({ kind: 'drug', start, end });
    if (isGas(one) && isHandled(text, start, end)) found.push({ kind: 'drug', start, end, compound: true });
    const lost = mayBeLost(one) ? abilityLost(words, at, text) : undefined;
    const borne = isBorne(one) ? BORNE.exec(plain)?.[1] : undefined;
    if (borne !== undefined && isDiseased(borne)) found.push({ kind: 'disease', start, end: start + borne.length });
    if (lost !== undefined)
      found.push({ kind: 'disease', start: words[beginning(words, at, text)]!.start, end: words[lost]!.end });
    const diseased = endsDiseased(words[at]!);
    if (!diseased && endsMedical(words[at]!)) found.push(...medicinesIn(word, plain, start));
    if (!diseased && !endsWrong(words[at]!)) continue;
    const last = lastOf(plain);
    if (mayBeNone(one) && isNone(last, words[at - 1]?.plain ?? '', words[at + 1]?.plain ?? '')) continue;
    const first = beginning(words, at, text);
    const without = first === at ? (NON.exec(plain)?.[0].length ?? 0) : 0;
    if (diseased || first < at || plain.includes('-'))
      found.push({ kind: 'disease', start: words[first]!.start + (without || abbreviated(words[first]!.word)), end });
  }
  return longestOf(found);
}

/** A word that ends like a medicine: two of them, `propofol-remifentanil`, or one behind how it is given. */
function medicinesIn(word: string, plain: string, start: number): DescribedName[] {
  const at = plain.lastIndexOf('-') + 1;
  const whole = { kind: 'drug' as const, start, end: start + word.length };
  if (at === 0) return [whole];
  const first = plain.slice(0, at - 1);
  if (isMedicine(first))
    return [
      { ...whole, end: start + at - 1 },
      { ...whole, start: start + at },
    ];
  return [GIVEN_SO.test(word) ? { ...whole, start: start + at } : whole];
}
/** Into what, or how much: `IT-methotrexate`. */
const GIVEN_SO = /^(?:I[TVMPA]|HD|LD|SC)-/;

/** Whether words beside what is wrong make it nothing of the kind, or a word of another disease's. */
const isNone = (last: string, before: string, behind: string): boolean =>
  (SHOCK.test(last) && (GIVEN.test(before) || WAVE.test(behind))) ||
  (BLOCK.test(last) && !BLOCKED.test(before)) ||
  (last === 'dissection' && !TORN.test(before)) ||
  (MEASURED.test(last) && BORNE_WELL.test(before)) ||
  (last === 'death' && !DYING.test(before)) ||
  (last === 'arrest' && !ARRESTED.test(before)) ||
  (last === 'delay' && !DELAYED.test(before)) ||
  (last.startsWith('eruption') && /^(?:dental|teeth|tooth|volcanic)$/.test(before)) ||
  (last === 'dilatation' && /^(?:balloon|endoscopic|forced|mechanical|pneumatic)$/.test(before)) ||
  (DEPENDING.test(last) && !DEPENDED.test(before)) ||
  (last === 'suppression' && !SUPPRESSED.test(before)) ||
  (last.startsWith('accident') && !OF_A_VESSEL.test(before)) ||
  (last === 'depression' && /^(?:st|segment|st-segment)$/.test(before)) ||
  (last === 'movements' && !ABNORMAL.test(before)) ||
  // colic symptoms: the disease is the one whose they are
  (last === 'symptoms' && !MANNERED.test(before) && isDiseased(before));

/** What somebody does not have, and what acts against it, name it all the same: `non-diabetic`. */
const NON = /^(?:non|anti)-/;

/** The length of a short form of what has to do with a disease: `ADR-nephropathy`. */
const abbreviated = (word: string): number => /^[A-Z]{2,6}-(?=[a-z]{6})/.exec(word)?.[0].length ?? 0;

/** A block of conduction in the heart; others are done on purpose (`spinal block`). */
const BLOCK = /^blocks?$/;
const BLOCKED =
  /^(?:av|heart|atrioventricular|sinoatrial|bundle|branch|fascicular|conduction|intraventricular|complete)$/;

/** What tears by itself; others are dissected on purpose (`submucosal dissection`), or moved. */
const TORN = /^(?:aortic|aorta|arter(?:y|ial)|carotid|vertebral|vascular|intimal|septal)$/;
const ABNORMAL =
  /^(?:involuntary|abnormal|uncontrolled|choreiform|choreic|choreoathetoid|athetoid|dyskinetic|dystonic|stereotyped|ballistic)$/;

/** How harmful a treatment is, and no harm: `unacceptable toxicity`. */
const MEASURED = /^toxicit(?:y|ies)$/;
const BORNE_WELL = /^(?:un)?acceptable$|^(?:in)?tolerable$|^(?:dose-)?limiting$|^(?:prohibitive|excessive|manageable)$/;

/** Who or what of somebody dies; cells do it as well. */
const DYING = /^(?:sudden|cardiac|brain|fo?etal|embryonic|intrauterine|maternal|neonatal|perinatal|infant)$/;

/** What somebody needs; tumors are suppressed, too. */
const SUPPRESSED = /^(?:marrow|adrenal|pituitary|myocardial|gonadal|ovarian)$/;
/** What stops by itself; cells and growth are arrested, too. */
const ARRESTED =
  /^(?:cardiac|heart|respiratory|cardiopulmonary|cardiorespiratory|sinus|sinoatrial|atrial|ventricular|circulatory|speech|developmental)$/;
const DELAYED =
  /^(?:developmental|constitutional|growth|speech|language|motor|psychomotor|mental|intellectual|cognitive|neurodevelopmental)$/;
/** On what somebody depends, and what depends on something. */
const DEPENDING = /^(?:dependence|withdrawal|abuse|addiction)$/;
const DEPENDED =
  /^(?:alcohol|drug|substance|opioid|opiate|heroin|morphine|cocaine|nicotine|tobacco|cannabis|marijuana|benzodiazepine|barbiturate|amphetamine|methamphetamine|stimulant|sedative|solvent|chemical|psychological|physical|sexual|child|steroid|caffeine|[a-z]{4,}(?:ine|one|zepam|zolam|anol|bital))$/;
/** Accidents that are illnesses. */
const OF_A_VESSEL = /^(?:cerebral|vascular|cerebrovascular|cardiovascular|coronary|isch(?:a)?emic|thromboembolic)$/;

/** A shock that somebody is given, or by which something is done. */
const SHOCK = /^shocks?$/;
const GIVEN = /^(?:defibrillation|electric|electrical|electroconvulsive|foot|heat|cold|thermal|osmotic)$/;
const WAVE = /^waves?$/;
const MANNERED = /(?:ic|ive|al|ian)$/;

/** Two words that say where together. */
const PAIRED =
  /^(?:visual fields?|colou?r vision|soft tissues?|skin structures?|attention deficit|(?:anterior|posterior) segment|(?:inner|middle|outer) ear|white matter|(?:trinucleotide|triplet) repeat|dna repair|fatty acid|contiguous gene|optic disc|(?:grand|petit) mal)$/;
/** What goes wrong with what somebody can do or has: `loss of vision`, `deficiency of a hydroxylase`. */
const LOST = /^(?:loss|impairments?|deterioration|deficienc(?:y|ies)|disorders?|disturbances?)$/;
const ABILITY =
  /^(?:functions?|vision|consciousness|memory|hearing|appetite|taste|smell|sensation|libido|speech|balance|coordination|cognition|learning|[a-z]{5,}(?<!dise|incre|decre)ase)$/;
/** `impaired renal function`, `impaired learning and memory`. */
const IMPAIRED = /^(?:impaired|defective)$/;
/** Words between `of` and what is lost. */
const MOST_BETWEEN = 3;

/** The last word of a description with `of` that begins with what is wrong; undefined for none. */
function abilityLost(words: readonly Word[], at: number, text: string): number | undefined {
  const gap = (word: number) => text.slice(words[word - 1]!.end, words[word]!.start);
  const { plain: first } = words[at]!;
  const behind = LOST.test(first) && words[at + 1]?.plain === 'of' ? 2 : IMPAIRED.test(first) ? 1 : 0;
  if (behind === 0) return undefined;
  const from = words[at + behind]?.plain === 'the' ? at + behind + 1 : at + behind;
  for (let last = from; last < words.length && last <= from + MOST_BETWEEN && gap(last) === ' '; last++) {
    const { plain } = words[last]!;
    // loss of function is what a mutation does
    if (ABILITY.test(plain)) {
      if (last === from && plain.startsWith('function')) return undefined;
      const both = words[last + 1]?.plain === 'and' && ABILITY.test(words[last + 2]?.plain ?? '');
      return both ? last + 2 : last;
    }
    if (!WHERE.has(plain) && !ADJECTIVE.test(plain) && !CHEMICAL.test(plain)) return undefined;
  }
  return undefined;
}
/** Words inside names of enzymes. */
const CHEMICAL = /^[a-z\d-]*(?:ine|yl|ate|ose|ol|acid|protein|chain|factor)$/;

/** The first of the adjoining words of where and how before a word that says what is wrong. */
function beginning(words: readonly Word[], at: number, text: string): number {
  const gap = (word: number) => text.slice(words[word - 1]!.end, words[word]!.start);
  const bare = !isDiseasedWord(words[at]!);
  const diseased = !bare && !WRONG.has(words[at]!.plain);
  const placed = (word: number) => {
    const { plain, word: written } = words[word]!;
    // developmental toxicity, cocaine toxicity: of what or on whom, and not another illness
    if (words[at]!.plain === 'toxicity' && NO_PLACE.has(plain)) return false;
    if (isPlaceless(words[at]!) && !isDiseasedWord(words[word]!))
      return PLACED.get(words[at]!.plain)?.has(plain) ?? false;
    if (isWhere(words[word]!) || isDiseasedWord(words[word]!)) return true;
    if (isOfBody(words[word]!) && (bare || GROWN.test(words[at]!.plain))) return true;
    if (plain === 'genetic' && INBORN.test(words[at]!.plain)) return true;
    if (isPaired(words, word - 1) || isPaired(words, word)) return true;
    const small = written === plain || word === 0 || text.slice(words[word - 1]!.end, words[word]!.start) !== ' ';
    return !diseased && small && isAdjective(words[word]!);
  };
  let first = at;
  // C2 deficiency, VHL disease: of a gene or protein by its symbol
  if (at > 0 && gap(at) === ' ' && isOfSymbols(words[at]!) && isSymbol(words[at - 1]!)) first -= 1;
  while (first > 0 && at - first < MOST_BEFORE && gap(first) === ' ' && placed(first - 1)) first -= 1;
  // GPI-anchor deficiency, leptin deficiency: what is lacking
  if (first === at && at > 0 && gap(at) === ' ' && DEFICIENCY.test(words[at]!.plain) && isLacked(words[at - 1]!))
    first -= 1;
  // baboon syndrome, milk-alkali syndrome: whatever it is like
  if (first === at && at > 0 && gap(at) === ' ' && SYNDROME.test(words[at]!.plain) && isSyndromes(words[at - 1]!))
    first -= 1;
  // a disease that is named after somebody
  if (first === at && at > 0 && gap(at) === ' ' && NAMED_AFTER.test(words[at]!.plain)) {
    const { word } = words[at - 1]!;
    if (CAPITALISED.test(word) && !NOT_AFTER.has(word)) first -= 1;
  }
  // Wilms tumour
  if (
    first === at &&
    at > 0 &&
    gap(at) === ' ' &&
    /^tumou?rs?$/.test(words[at]!.plain) &&
    TUMOR_OF.test(words[at - 1]!.word)
  )
    first -= 1;
  // Prinzmetal's angina
  if (first === at && at > 0 && gap(at) === ' ' && diseased && POSSESSIVE.test(words[at - 1]!.word)) first -= 1;
  while (first < at && isCourse(words[first]!) && !isSudden(words, first, at)) first += 1;
  // colorectal and other cancers
  if (
    first === at &&
    at > 2 &&
    words[at - 1]!.plain === 'other' &&
    JOINING.has(words[at - 2]!.plain) &&
    gap(at) === ' '
  ) {
    if (
      gap(at - 1) === ' ' &&
      gap(at - 2) === ' ' &&
      WHERE.has(words[at - 3]!.plain) &&
      !COURSE.has(words[at - 3]!.plain)
    )
      first = placesJoined(words, at - 3, gap, true);
  }
  // several places: `optic and peripheral neuropathy`, `retinal, cerebellar and spinal haemangioblastomas`
  if (first < at && (isPaired(words, first) || isWhere(words[first]!))) first = placesJoined(words, first, gap);
  while (first < at && isCourse(words[first]!) && !isSudden(words, first, at)) first += 1;
  return first;
}

/** Acute failure of an organ is a disease of its own, and not a course of another one. */
const isSudden = (words: readonly Word[], first: number, at: number): boolean =>
  words[first]!.plain === 'acute' && SUDDEN.test(words[at]!.plain);
const SUDDEN = /^(?:failure|insufficiency|injury|necrosis|encephalopathy)$/;

/** The first of the words of where before a short form; words of how and when do not count without a place. */
function placeBefore(words: readonly Word[], at: number, text: string): number {
  let first = at;
  let placed = false;
  for (; first > 0 && at - first < MOST_BEFORE; first--) {
    const { plain, end } = words[first - 1]!;
    if (text.slice(end, words[first]!.start) !== ' ' || !WHERE.has(plain) || COURSE.has(plain)) break;
    placed ||= !MANNER.has(plain);
  }
  return placed ? first : at;
}
/** Of the words of where or how those that say how a disease comes and at what age. */
const MANNER = new Set(
  `congenital hereditary inherited familial idiopathic malignant benign juvenile infantile neonatal childhood senile
  autosomal dominant recessive x-linked drug-induced end-stage severe`.split(/\s+/),
);

/** The first word of the places that are joined to the one that begins at a word. */
function placesJoined(words: readonly Word[], from: number, gap: (word: number) => string, others = false): number {
  let first = from;
  let joined = others;
  for (let more = 0; more < MOST_JOINED; more++) {
    const by = JOINING.has(words[first - 1]?.plain ?? '') && gap(first) === ' ' ? 2 : 1;
    const before = first - by;
    // a comma joins only where the last two have a word between them
    const between = by === 2 ? /^,? $/ : joined ? /^(?:\/|, )$/ : /^\/$/;
    if (before < 0 || !between.test(gap(before + 1))) break;
    const { plain } = words[before]!;
    // bleeding and facial trauma: two illnesses
    if (!WHERE.has(plain) || WRONG.has(plain)) break;
    first = before;
    // central nervous system and cardiac toxicity
    while (!joined && first > 0 && gap(first) === ' ' && WHERE.has(words[first - 1]!.plain)) first -= 1;
    joined = true;
  }
  return first;
}
/** Places of one illness. */
const MOST_JOINED = 4;

/** Whether a word in small letters is a disease, or the adjective of one, by itself. */
const isDiseased = (plain: string): boolean => wordTells(plain) === 'disease';
const isMedicine = (plain: string): boolean => wordTells(plain) === 'drug';

/** Whether a word and the next one say where together. */
const isPaired = (words: readonly Word[], first: number): boolean => {
  const [one, next] = [words[first], words[first + 1]];
  return one !== undefined && next !== undefined && endsPair(next) && PAIRED.test(`${one.plain} ${next.plain}`);
};
const endsPair = askedOnce((_, plain) =>
  /^(?:fields?|vision|tissues?|structures?|deficit|segment|ear|matter|repeat|repair|acid|gene|disc|mal)$/.test(plain),
);
const isOfBody = askedOnce((_, plain) => BODY.has(plain));
const isCourse = askedOnce((_, plain) => COURSE.has(plain));
const isOfSymbols = askedOnce((_, plain) => OF_SYMBOLS.test(plain));
const isSymbol = askedOnce((word) => SYMBOL.test(word));
const isDiseasedWord = askedOnce((_, plain) => isDiseased(plain));
const isPlaceless = askedOnce((_, plain) => PLACELESS.test(plain));
const isWhere = askedOnce((_, plain) => WHERE.has(plain));
const isAdjective = askedOnce((_, plain) => ADJECTIVE.test(plain) && !NO_ADJECTIVE.has(plain));

/** What words tell by their endings; kept, since texts say the same words again and again. */
const told = new Map<string, DescribedName['kind'] | undefined>();
const MOST_KEPT = 50_000;
function wordTells(plain: string): DescribedName['kind'] | undefined {
  const known = told.get(plain);
  if (known !== undefined || told.has(plain)) return known;
  let kind: DescribedName['kind'] | undefined;
  if ((DISEASED.test(plain) && !NO_DISEASE.test(plain)) || SIGNS.has(plain)) kind = 'disease';
  else if (MEDICINE.test(plain) && !NO_MEDICINE.test(plain)) kind = 'drug';
  if (told.size >= MOST_KEPT) told.clear();
  told.set(plain, kind);
  return kind;
}

/** Words of salts that belong to the drug before or behind them. */
const SALT_BEHIND = new AtStart(
  /^[ -](?:hydrochloride|dihydrochloride|hydrobromide|HCl|sodium|potassium|calcium(?! (?:antag|channel|entry|block))|magnesium|sulfate|sulphate|phosphate|acetate|citrate|maleate|mesylate|mesilate|tartrate|bitartrate|fumarate|succinate|bromide|chloride|iodide|nitrate|besylate|tosylate|gluconate|lactate|trinitrate|mononitrate|dinitrate|lysine|oxide)(?![\p{L}\p{N}])/u,
);
const SALT_BEFORE =
  /(?<![\p{L}\p{N}/'’])(?:(?:sodium|potassium|disodium|monosodium|calcium|magnesium|lithium|alpha|beta) ?-?|(?:[dDlLrRsSN]|[dD],[lL])-)$/u;

/** Whether what stands before a place ends as such a word does. */
const mayEndSalt = (text: string, start: number): boolean =>
  /[-ma]/iu.test(text[start - 1] ?? '') || (text[start - 1] === ' ' && /[ma]/iu.test(text[start - 2] ?? ''));

/** What a substance or a protein is behind whose name this stands: a disease. */
const LACKING = new AtStart(
  /^[ -](?:[([][A-Z0-9]{2,8}(?:;[^()[\]]{1,24})?[)\]] )?-?(?:deficienc(?:y|ies)|deficient|intolerance|toxicosis|overload|(?:(?:transport|storage|metabolism|repeat|synthesis|processing) )?(?:disorders?|diseases?)|(?:transport|metabolism) defects?)(?!\p{L})/u,
);
const VERY = /(?<!\p{L})very[ -]$/iu;
const LONGEST_LACKING = 60;

/** How a disease is inherited, before its name; and which type of it, behind. */
const INHERITED_BEFORE = new AtEnd(
  /(?<![\p{L}\p{N}-])(?:(?:hereditary|familial|sporadic|X[- ]linked|autosomal recessive|[a-z]{3,12}-(?:responsive|dependent|resistant|sensitive)) ){1,2}$/iu,
);
/** Which of an illness it is, where names of it have such a word before them: by the start of the name. */
const WHICH_BEFORE: readonly (readonly [before: AtEnd, name: RegExp])[] = [
  [new AtEnd(/(?<![\p{L}\p{N}-])(?:CNS|CBD|GI|GTC) $/u), /^(?!toxic|disorder)\p{Ll}/u],
  [new AtEnd(/(?<![\p{L}\p{N}-])(?:upper|lower) $/iu), /^(?:GI|gastrointestinal|extremity|limb|respiratory|urinary) /i],
  [new AtEnd(/(?<![\p{L}\p{N}-])(?:left|right) $/iu), /^(?:bundle|heart failure|ventricular outflow)/i],
  [
    new AtEnd(/(?<![\p{L}\p{N}-])(?:1st|2nd|3rd|first|second|third)[- ]degree $/iu),
    /^(?:AV|atrioventricular|burn|heart)/i,
  ],
  [new AtEnd(/(?<![\p{L}\p{N}-])primary $/iu), /^(?:angle|biliary|ciliary|open|progressive|sclerosing)/i],
  [
    new AtEnd(/(?<![\p{L}\p{N}-])(?:proximal|distal|mid-?shaft) $/iu),
    /^(?:femoral|femur|fibular?|humeral|humerus|radial|radius|tibial?|ulnar?) \p{Ll}*\s?fractures?$/iu,
  ],
  [new AtEnd(/(?<![\p{L}\p{N}-])generali[sz]ed $/iu), /^(?:anxiety|epilep|tonic)/i],
  [
    new AtEnd(
      /(?<![\p{L}\p{N}-])(?:community|hospital)[- ]acquired $|(?<![\p{L}\p{N}-])(?:ventilator|healthcare)[- ]associated $/iu,
    ),
    /^(?:bacter|infection|pneumonia)/i,
  ],
  [new AtEnd(/(?<![\p{L}\p{N}-])(?:non-?)?ST[- ](?:segment[- ])?elevation $/iu), /^(?:acute|MI$|myocardial)/i],
  [new AtEnd(/(?<![\p{L}\p{N}])auto-immune $/iu), /^\p{Ll}/u],
];
/** The length of the words before a name that say so; 0 for none. */
export function whichBefore(text: string, start: number, end: number): number {
  if (text[start - 1] !== ' ') return 0;
  const ahead = text.slice(Math.max(0, start - LONGEST_INHERITED), start);
  const name = text.slice(start, end);
  for (const [before, begins] of WHICH_BEFORE) {
    const told = begins.test(name) ? before.exec(ahead) : null;
    if (told) return told[0].length;
  }
  return 0;
}
const TYPE_BEFORE = /(?<![\p{L}\p{N}-])type (?:[IVX]{1,4}|\d) $/iu;
const TYPE_BEHIND = new AtStart(/^,? type (?:[IVX]{1,4}[a-cA-C]?|\d[a-cA-C]?)(?![\p{L}\p{N}])/u);
/** Latin words that a name goes on with, and the palate that is cleft with the lip. */
const EPITHETS = new AtStart(
  /^(?:(?: (?:acquisita|acuminata|alba|albescens|areata|atopica|bullosa|capitis|congenita|corporis|cruris|cutanea|deformans|dolorosa|familiaris|favosa|flavimaculatus|fugax|gravidarum|gravis|hereditaria|lentis|levior|migrans|multiforme|multiplex|neonatorum|nervosa|nigricans|nodosum|obliterans|ossificans|palmaris|palmoplantaris|mutilans|pedis|perforans|pigmentosa|plantaris|planus|praecox|profunda|punctata|pupillae|rubra|senilis|serpiginosa|simplex|tarda|totalis|tremens|universalis|versicolor|vulgaris)){1,2}| in situ|(?:\/| and\/or | and | or )palate)(?![\p{L}\p{N}])/u,
);
/** Which chromosome there is in another number. */
const CHROMOSOME = new AtStart(/^ (?:for chromosome )?(?:\d{1,2}[pq]?|[XY])(?![\p{L}\p{N}])/u);
const OF_A_CHROMOSOME = /(?:trisomy|monosomy|tetrasomy|disomy)$/i;
/** Kinds of hepatitis by the virus: `hepatitis C`. */
const HEPATITIS = new AtStart(/^ [A-G](?![\p{L}\p{N}-])/u);
const LONGEST_INHERITED = 40;
/** A vaccine by what it prevents. */
const VACCINE = new AtStart(/^(?: (?:mRNA|DNA|virus|conjugate|subunit))? [Vv]accines?(?!\p{L})/u);
/** The organ behind a disease that is one of it: `polyp of the gall bladder`. */
const OF_PLACE = new AtStart(
  /^ of (?:the )?(?:(?:left|right|human|skeletal|striated|central|peripheral|autonomic|immune|lower|upper|small|large|middle|inner|spinal|urinary|gall|retinal|renal|cerebral|cerebellar|coronary|carotid|pituitary|adrenal|thyroid|parathyroid|salivary|optic|corpus|bile|lymph|bone|white|nervous|musculoskeletal|cardiovascular|gastrointestinal|genitourinary|urogenital) ){0,2}(?:livers?|kidneys?|lungs?|heart|brain|breasts?|colon|rectum|colorectum|bowels?|intestines?|stomach|esophagus|oesophagus|pancreas|cervix|uterus|ovar(?:y|ies)|testis|testes|prostate|bladder|gallbladder|skin|muscles?|bones?|joints?|eyes?|retina|cornea|iris|lens|lips?|palate|tongue|larynx|pharynx|ears?|nerves?|cord|systems?|arter(?:y|ies)|veins?|vessels?|valves?|aorta|thyroid|thymus|glands?|spleen|marrow|nodes?|cerebellum|cortex|matter|limbs?|spine|teeth|gums|tract|ducts?)(?: (?:and|or) (?:the )?(?:livers?|kidneys?|lungs?|heart|brain|breasts?|colon|rectum|colorectum|bowels?|intestines?|stomach|esophagus|oesophagus|pancreas|cervix|uterus|ovar(?:y|ies)|testis|testes|prostate|bladder|gallbladder|skin|muscles?|bones?|joints?|eyes?|retina|cornea|iris|lens|lips?|palate|tongue|larynx|pharynx|ears?|nerves?|cord|systems?|arter(?:y|ies)|veins?|vessels?|valves?|aorta|thyroid|thymus|glands?|spleen|marrow|nodes?|cerebellum|cortex|matter|limbs?|spine|teeth|gums|tract|ducts?))?(?![\p{L}\p{N}-])/u,
);
const LONGEST_PLACE = 70;
/** The length of the words before a name that another disease has, and shares its last words with this one. */
function sharedBefore(text: string, start: number, end: number): number {
  if (!SHARES.some((word) => text.endsWith(word, start))) return 0;
  const before = text.slice(Math.max(0, start - LONGEST_SHARED), start);
  const [first] = text.slice(start, end).split(' ', 1) as [string];
  // hereditary and non hereditary retinoblastoma, syndromic and non-syndromic hearing loss
  const [without, word] = WITHOUT.exec(before) ?? [];
  if (without && word === first) return without.length;
  const [both, one] = BOTH.exec(before) ?? [];
  if (!both || !one) return 0;
  if (first === `non-${one}` || first === `non${one}`) return both.length;
  // Duchenne or Becker muscular dystrophy
  const named =
    CAPITALISED.test(one) && CAPITALISED.test(first) && !NOT_AFTER.has(one) && !NAMED_AFTER.test(one.toLowerCase());
  return named && NAMED_AFTER_BOTH.test(text.slice(start, end)) ? both.length : 0;
}
/** What the expressions below end with. */
const SHARES = ['and ', 'or ', 'non ', 'non-'];
const WITHOUT = /(?<![\p{L}\p{N}-])([a-z]{4,20}) (?:and|or) non[- ]$/u;
const BOTH = /(?<![\p{L}\p{N}-])([\p{L}-]{4,20}) (?:and|or) $/u;
const NAMED_AFTER_BOTH = / (?:diseases?|syndromes?|dystroph(?:y|ies)|palsy|ataxias?)$/;
const LONGEST_SHARED = 40;
/** Whether a text is on heredity: it tells forms of an illness apart, where others say how somebody's is. */
function isOnHeredity(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(OF_HEREDITY)) if (++count === HEREDITY) return true;
  return false;
}
const OF_HEREDITY =
  /\b(?:genes?|mutations?|alleles?|loc(?:us|i)|linkage|inherit(?:ed|ance)|hereditary|autosomal|chromosomes?|exons?|pedigrees?|heterozyg\w{2,6}|homozyg\w{2,6})\b/gi;
const HEREDITY = 3;

/** The length of the adjectives before a name, which belong to it: `nonspherocytic hemolytic anemia`. */
function mannerBefore(text: string, start: number, end: number): number {
  if (isUnmannered(writtenName(text, start, end))) return 0;
  let first = start;
  for (let more = 0; more < MOST_MANNERS; more++) {
    const [before, written] = ONE_BEFORE.exec(text.slice(Math.max(0, first - LONGEST_SHARED), first)) ?? [];
    const one = written?.toLowerCase() ?? '';
    const mannered =
      ADJECTIVE.test(one) && !MEDICINE.test(one) && !NO_ADJECTIVE.has(one) && !COURSE.has(one) && !TYPICAL.test(one);
    if (!before || !(FORM.test(one) || mannered)) break;
    first -= before.length;
  }
  return start - first;
}
const MOST_MANNERS = 2;
const isUnmannered = nameAskedOnce((name) => {
  const last = name.slice(name.lastIndexOf(' ') + 1);
  return last === last.toUpperCase() || UNMANNERED.test(last) || (last === name && PLACELESS.test(last));
});
const FORM = /^(?:attenuated|advanced|metastatic|chronic|unilateral|isolated|late-infantile)$/;
const ONE_BEFORE = new AtEnd(/(?<![\p{L}\p{N}-])([A-Za-z][a-z-]{3,24}) $/u);
/** What is called by no manner, and adjectives of illnesses. */
const UNMANNERED =
  /^(?:.*toxicit(?:y|ies)|.*(?:ic|ive|al)|seizures?|jaundice|confusion|hypercapnia|hypovolemia|dehydration|hemolysis)$/;
/** Adjectives that say how well an illness is known or seen, or when. */
const TYPICAL =
  /^(?:idiopathic|a?typical|classic(?:al)?|prototypic(?:al)?|pre-?clinical|ancestral|sub-?optimal|spurious|nocturnal|intravascular|non-?[a-z]+al)$/;

/** The first part of a word whose second begins a name; and parts that are no part of it. */
const JOINED_BEFORE = /(?<![\p{L}\p{N}-])([a-z]{3,20})-$/u;
const LONGEST_JOINED = 24;
const NO_JOINED = new Set('non anti post pre pro like drug induced related associated'.split(' '));

/**
 * Names of the dictionary, drugs with the words of their salts, and descriptions where no longer name stands; short
 * forms that the text explains by one of these. In the order of the text; none overlaps another one, but for a disease
 * with which the name of a protein begins.
 */
export function withDescribed<N extends NameSpan & { readonly kind: EntityKind }>(
  known: readonly N[],
  text: string,
): (N | DescribedName)[] {
  const words = wordsOf(text);
  const named = known.filter((one) => !isJoined(one, text)).map((one) => withoutCause(one, text));
  const described = describedBy(words, text);
  const made = [...described, ...compoundsIn(text), ...infectedIn(text)];
  let heredity: boolean | undefined;
  const isOnIt = () => (heredity ??= isOnHeredity(text));
  for (const { kind, start, end } of longestOf<NameSpan & { readonly kind: EntityKind }>([...named, ...made])) {
    if (kind === 'disease') {
      // breast-ovarian cancer, fish-eye disease: the whole word
      const joined =
        text[start - 1] === '-' ? JOINED_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_JOINED), start)) : null;
      const acting = joined && named.some((each) => each.kind === 'drug' && each.end === start - 1);
      if (joined && !acting && !NO_JOINED.has(joined[1]!)) made.push({ kind, start: start - joined[0].length, end });
      const before = whichBefore(text, start, end) || inheritedBefore(text, start, end, isOnIt);
      const last = text.slice(Math.max(start, end - 9), end);
      const kinds = /hepatitis$/i.test(last) ? HEPATITIS : OF_A_CHROMOSOME.test(last) ? CHROMOSOME : TYPE_BEHIND;
      const behind =
        (EPITHETS.exec(text.slice(end, end + 36)) ?? kinds.exec(text.slice(end, end + 20)))?.[0].length ?? 0;
      if (before + behind > 0) made.push({ kind, start: start - before, end: end + behind });
      const prevented = lengthBehind(VACCINE, text, end, 20);
      if (prevented > 0) made.push({ kind: 'drug', start, end: end + prevented });
      const place = text.startsWith(' of ', end) ? lengthBehind(OF_PLACE, text, end, LONGEST_PLACE) : 0;
      if (place > 0) made.push({ kind, start, end: end + place });
      const shared = sharedBefore(text, start, end);
      if (shared > 0) made.push({ kind, start: start - shared, end });
    }
    if (kind !== 'drug') continue;
    const before = mayEndSalt(text, start)
      ? (SALT_BEFORE.exec(text.slice(Math.max(0, start - 12), start))?.[0].length ?? 0)
      : 0;
    const behind = lengthBehind(SALT_BEHIND, text, end, 20);
    if (before + behind > 0) made.push({ kind, start: start - before, end: end + behind });
  }
  for (const { kind, start, end } of named) {
    const lacking = kind === 'disease' ? undefined : LACKING.exec(text.slice(end, end + LONGEST_LACKING));
    // very long chains are others than long ones
    const very =
      lacking && /^long/i.test(text.slice(start, end))
        ? (VERY.exec(text.slice(Math.max(0, start - 6), start))?.[0].length ?? 0)
        : 0;
    if (lacking) made.push({ kind: 'disease', start: start - very, end: end + lacking[0].length });
  }
  const proteins = describedProteins(words, text, [...named, ...made]).map((name) => ({
    kind: 'target' as const,
    ...name,
  }));
  made.push(...proteins);
  made.push(...lackOf(text, named));
  made.push(...joinedNames([...named, ...made]));
  // a hormone that nobody is given is no drug: of equal names the first counts
  const all = longestOf<N | DescribedName>([
    ...proteins.filter(({ start, end }) => isHormone(text.slice(start, end))),
    ...named,
    ...made,
  ]);
  const pairs = abbreviationsOf(text);
  const told = [...explainedIn(words, text, all, pairs), ...eponymsIn(text, all)];
  let explained = longestOf<N | DescribedName>([...all, ...told]);
  // isolated DMS (IDMS): what a short form ends has one, too
  const ending = pairs.filter(({ long }) => ENDS_SHORT.test(long));
  if (ending.length > 0 && told.length > 0)
    explained = longestOf<N | DescribedName>([...explained, ...explainedIn(words, text, explained, ending)]);
  explained = explained.filter((one) => !isJoined(one, text));
  const others = new Set(pairs.map(({ short }) => short));
  const initials = [
    ...initialsIn(words, text, explained, others),
    ...knownShortForms(words, text, others),
    ...formsOfWhatIsHad(words, text, others),
  ]
    .filter((one) => !isJoined(one, text))
    .map((one) => ({ ...one, end: one.end + infectionBehind(text, one.start, one.end) }));
  const whole = initials.length === 0 ? explained : longestOf<N | DescribedName>([...explained, ...initials]);
  let starting: Map<number, (N | DescribedName)[]> | undefined;
  const beginningAt = (at: number) => (starting ??= Map.groupBy(whole, ({ start }) => start)).get(at) ?? [];
  const within = [
    ...[...named.filter(({ kind }) => kind === 'disease'), ...described].filter((one) =>
      namesProtein(beginningAt, one, text),
    ),
    // a gene that bears the short form of the illness: both
    ...initials.filter(({ start, end }) => beginningAt(start).some((one) => one.kind === 'target' && one.end === end)),
  ];
  return within.length === 0 ? whole : [...whole, ...within].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * The length of what stands before the name of a disease and says how it is inherited, how it is, or its type.
 * @param isOnIt Whether the text is on heredity: read through where it matters.
 */
function inheritedBefore(text: string, start: number, end: number, isOnIt: () => boolean): number {
  if (text[start - 1] !== ' ') return 0;
  const adjectives = mannerBefore(text, start, end);
  const manner = adjectives > 0 && isOnIt() ? adjectives : 0;
  if (text[start - manner - 1] !== ' ') return manner;
  const ahead = text.slice(Math.max(0, start - manner - LONGEST_INHERITED), start - manner);
  return manner + ((INHERITED_BEFORE.exec(ahead) ?? TYPE_BEFORE.exec(ahead))?.[0].length ?? 0);
}

const compoundsIn = (text: string): DescribedName[] =>
  compoundNames(text).map((name) => ({ kind: 'drug', ...name, compound: true }));

/** Who has it, by what infects: `HIV-infected`. */
const infectedIn = (text: string): DescribedName[] =>
  text.includes('infected')
    ? [...text.matchAll(INFECTED)].map(({ 0: { length }, index }) => ({
        kind: 'disease',
        start: index,
        end: index + length,
      }))
    : [];
const INFECTED = /(?<![\p{L}\p{N}-])(?:HIV(?:-[12])?|HBV|HCV|HPV|CMV|EBV|SARS-CoV-2)[- ]infected(?![\p{L}-])/gu;

const ENDS_SHORT = / [A-Z]{2,6}$/;

/** A short form that is a part of another symbol, or of how cells are: `DM-PK`, `VHL-negative`, `pter--DMD--cen`. */
function isJoined({ kind, start, end }: NameSpan & { readonly kind: EntityKind }, text: string): boolean {
  if (kind !== 'disease' || end - start > 6 || !/^[A-Z\d]+$/.test(text.slice(start, end))) return false;
  return (
    JOINED_BEHIND.test(text.slice(end, end + 10)) || /(?:--|[A-Za-z]-)$/.test(text.slice(Math.max(0, start - 2), start))
  );
}
const JOINED_BEHIND = new AtStart(/^-(?:[A-Z]|-|negative|positive|null)/);

/** `levodopa-induced dyskinesia` is a dyskinesia: what brought it is no part of its name. */
function withoutCause<N extends NameSpan & { readonly kind: EntityKind }>(one: N, text: string): N {
  if (one.kind !== 'disease' || one.end - one.start < SHORTEST_INDUCED) return one;
  const cause = INDUCED.exec(text.slice(one.start, Math.min(one.end, one.start + 60)));
  return cause ? { ...one, start: one.start + cause[0].length } : one;
}
/** Letters of `abc-induced `. */
const SHORTEST_INDUCED = 12;
const INDUCED = /^(?!drug-)[\p{L}\d]{3,30}[- ]induced /iu;

/**
 * A disease by the name of somebody alone, before who has it: `Canavan patients` where the text has `Canavan disease`.
 */
function* eponymsIn(
  text: string,
  found: readonly (NameSpan & { readonly kind: EntityKind })[],
): Iterable<DescribedName> {
  const names = new Set<string>();
  for (const { kind, start, end } of found) {
    const name = kind === 'disease' ? EPONYM.exec(text.slice(start, end))?.[1] : undefined;
    if (name && names.size < MOST_EPONYMS) names.add(name);
  }
  for (const name of names)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const end = at + name.length;
      if (OF_EPONYM.test(text.slice(end, end + 16)) && !/[\p{L}\p{N}-]/u.test(text[at - 1] ?? ' '))
        yield { kind: 'disease', start: at, end };
    }
}
const EPONYM = new AtStart(
  /^((?:von |van |de |van der )?\p{Lu}\p{Ll}{2,15}(?:[- ]\p{Lu}\p{Ll}{2,15}){0,2}) (?:disease|syndrome)$/u,
);
const OF_EPONYM = new AtStart(
  /^ (?:patients?|famil(?:y|ies)|mutations?|alleles?|carriers?|kindreds?|probands?|heterozygotes?|cells|mice|phenotypes?|genes?|locus|loci|chromosomes?|region)(?!\p{L})/u,
);
const MOST_EPONYMS = 20;

/**
 * Whether a disease begins the name of the protein or gene that is called after it: `tumor suppressor`.
 * @param beginningAt Names that begin at a place.
 */
function namesProtein(
  beginningAt: (start: number) => readonly (NameSpan & { readonly kind: EntityKind })[],
  { kind, start, end }: NameSpan & { readonly kind: EntityKind },
  text: string,
): boolean {
  return (
    kind === 'disease' &&
    CALLED_AFTER.test(text.slice(end, end + 20)) &&
    beginningAt(start).some((one) => one.kind !== 'disease' && one.end > end)
  );
}
const CALLED_AFTER = new AtStart(
  /^[ -](?:suppress(?:or|er)|protein|gene|(?:preferred|critical|associated|related|predisposition)|immune globulin|antigen)(?!\p{L})/u,
);

/**
 * What a text says that somebody lacks: `deficiency of acid beta-galactosidase`, by the name of a protein or a
 * substance (some words at most stand between), by a symbol, or by the place of a component of complement.
 */
function* lackOf(text: string, named: readonly (NameSpan & { readonly kind: EntityKind })[]): Iterable<DescribedName> {
  if (!/deficienc/i.test(text)) return;
  for (const { 0: head, index: start } of text.matchAll(LACK)) {
    const from = start + head.length;
    const behind = text.slice(from, from + LONGEST_LACKED);
    const told = (/ of /.test(head) ? SYMBOL_LACKED : COMPLEMENT).exec(behind) ?? COMPLEMENT.exec(behind);
    if (told) yield { kind: 'disease', start, end: from + told[0].length };
    const what = named.find(
      (one) =>
        one.kind !== 'disease' &&
        one.start >= from &&
        WORDS_BETWEEN.test(text.slice(from, Math.min(one.start, from + 40))),
    );
    if (what)
      yield {
        kind: 'disease',
        start,
        end: what.end + lengthBehind(/^ (?:activity|enzyme)(?!\p{L})/u, text, what.end, 10),
      };
  }
}
const LACK = /(?<!\p{L})deficienc(?:y|ies) (?:of|in) (?:the )?/giu;
const LONGEST_LACKED = 80;
const SYMBOL_LACKED = /^(?:[A-Z][A-Z\d]{1,5}|protein [A-Z])(?![\p{L}\p{N}-])/u;
/** The proteins of complement go by their numbers, in words as often as in figures. */
const COMPLEMENT =
  /^(?:human |murine |terminal )*(?:(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth) )?(?:complement components?|components? of (?:human )?complement))(?!\p{L})/u;
/** Words that say which, and none that begin something else. */
const WORDS_BETWEEN =
  /^(?:(?!(?:and|or|of|in|to|with|by|is|was|are|were|as|on|for|that|which|from) )[a-z][a-z\d-]* ){0,3}$/u;

/**
 * Two names of diseases that share words in their middle are one longer name: `autosomal dominant retinitis` and
 * `retinitis pigmentosa`.
 */
function* joinedNames(found: readonly (NameSpan & { readonly kind: EntityKind })[]): Iterable<DescribedName> {
  let before: NameSpan | undefined;
  for (const one of found.filter(({ kind }) => kind === 'disease').toSorted((a, b) => a.start - b.start)) {
    if (before && one.start > before.start && one.start < before.end && one.end > before.end)
      yield { kind: 'disease', start: before.start, end: one.end };
    if (!before || one.end > before.end) before = one;
  }
}

/** `syndrome of inappropriate antidiuretic hormone`: what it is of ends it. */
const SYNDROME_OF = /^(?:syndromes?|deficienc(?:y|ies)|disorders?|diseases?) of /i;

/** Short forms that the text explains by a disease or a drug. */
function explainedIn(
  words: readonly Word[],
  text: string,
  found: readonly (NameSpan & { readonly kind: EntityKind })[],
  told: readonly Abbreviation[],
): DescribedName[] {
  const made: DescribedName[] = [];
  const pairs = [...told, ...directlyBehind(text, found), ...directlyBefore(text, found)];
  // a text may say the same at every place: each is looked for everywhere, so once is enough
  for (const { long, short } of new Map(pairs.map((pair) => [`${pair.long}\0${pair.short}`, pair])).values()) {
    const meant = text.includes(long) ? (meaningOf(long, text, found) ?? eponymOf(long, short, text)) : undefined;
    if (!meant) continue;
    const { kind } = meant;
    if (!meant.known) made.push({ kind, start: text.indexOf(long), end: text.indexOf(long) + long.length });
    // velocardiofacial syndrome/DiGeorge syndrome (VCFS/DGS): two
    for (const one of APART.test(short) ? short.split('/') : [short])
      for (let place = text.indexOf(one); place >= 0; place = text.indexOf(one, place + one.length)) {
        // EPS, EPSs
        const last = place + one.length;
        const behind = kind === 'disease' && PLURAL.test(text.slice(last, last + 2)) ? last + 1 : last;
        const alone = !/[\p{L}\p{N}]/u.test(text[place - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[behind] ?? ' ');
        if (!alone) continue;
        const whole = kind === 'disease' ? behind + infectionBehind(text, place, behind) : behind;
        made.push({ kind, start: place, end: whole });
        const word = wordAt(words, place);
        if (kind !== 'disease' || word === undefined) continue;
        // cerebral ALD, SJS type 2: a place before a name and a number behind it belong to its short form, too
        const { start } = words[placeBefore(words, word, text)]!;
        const type = lengthBehind(TYPE_BEHIND, text, behind, 14);
        if (start < place || type > 0) made.push({ kind, start, end: behind + type });
      }
  }
  return made;
}

/** The word that begins at a place of the text; words are in its order. */
function wordAt(words: readonly Word[], start: number): number | undefined {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  return words[low]?.start === start ? low : undefined;
}

/**
 * What a long form is: by the disease or drug that it ends with, that is most of it, or with whose illness it begins.
 */
function meaningOf(
  long: string,
  text: string,
  found: readonly (NameSpan & { readonly kind: EntityKind })[],
): { readonly kind: 'disease' | 'drug'; readonly known: boolean } | undefined {
  // elevated intraocular pressure (IOP): what is too high has the short form
  if (long.endsWith('pressure')) return undefined;
  const at = text.indexOf(long);
  const end = at + long.length;
  const wholly = (each: NameSpan) => !text.slice(Math.min(each.start, at), at).includes(' of ');
  const inside = found.find(
    (each) => each.end === end && each.end > at && wholly(each) && (each.kind === 'disease' || each.kind === 'drug'),
  );
  const kind = inside?.kind as 'disease' | 'drug' | undefined;
  if (SYNDROME_OF.test(long)) return { kind: 'disease', known: kind === 'disease' };
  // levodopa-induced dyskinesia (LID): a disease at its end is what the whole is
  if (kind === 'disease' || (inside && inside.end - inside.start > 0.5 * long.length))
    return { kind: kind!, known: true };
  const last = /(?<!\p{L})\p{L}+$/u.exec(long.slice(-40))?.[0].toLowerCase() ?? '';
  // familial polyposis coli (FPC), hypertrophy of the pigment epithelium (HPE)
  const begun = found.some(
    (each) =>
      each.kind === 'disease' &&
      each.start >= at &&
      each.end < end &&
      (LATIN.test(text.slice(each.end, end)) || (each.start === at && /^ (?:of|in) /.test(text.slice(each.end, end)))),
  );
  const stage = long
    .toLowerCase()
    .split(' ')
    .slice(0, -1)
    .every((word) => COURSE.has(word) || NO_ADJECTIVE.has(word));
  const [before = ''] = long.toLowerCase().split(' ').slice(-2);
  return begun || (WRONG.has(last) && !isNone(last, before, '') && long.includes(' ') && !stage)
    ? { kind: 'disease', known: false }
    : undefined;
}
/** `von Hippel-Lindau (VHL) gene` where the text speaks of VHL disease, or of families that have it. */
function eponymOf(
  long: string,
  short: string,
  text: string,
): { readonly kind: 'disease'; readonly known: boolean } | undefined {
  if (!DOUBLE.test(long)) return undefined;
  for (const name of [long, short])
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      if (HAD.test(text.slice(at + name.length, at + name.length + 24))) return { kind: 'disease', known: false };
  return undefined;
}
/** Two people after whom something is called. */
const DOUBLE = /^(?:von |van |van der |de )?\p{Lu}\p{Ll}{2,15}(?:-\p{Lu}\p{Ll}{2,15}){1,2}$/u;
const HAD = /^ (?:cancer )?(?:diseases?|syndromes?|patients?|famil(?:y|ies)|kindreds?)(?!\p{L})/u;
/** The mark of the plural behind a short form. */
const PLURAL = /^s(?![\p{L}\p{N}])/u;
/** Two short forms. */
const APART = /^[A-Z][A-Z\d]+\/[A-Z][A-Z\d]+$/;
/** The Latin word with which a name goes on. */
const LATIN = /^ [a-z]{2,}(?:i|is|a|ans|ens|ae|um)$/;

/**
 * `myotonic dystrophy (DM)`: capitals in parentheses directly behind a name, all of them letters of it, in any order.
 */
function* directlyBehind(
  text: string,
  found: readonly (NameSpan & { readonly kind: EntityKind })[],
): Iterable<{ long: string; short: string }> {
  for (const { kind, start, end } of found) {
    if (text[end] !== ' ' || (text[end + 1] !== '(' && text[end + 1] !== '[')) continue;
    const [, short, closed] =
      /^ [([](?![IVX]+[)\];,])([a-z]?[A-Z][A-Za-z]?[A-Z0-9]{1,4}|[A-Z]{1,4}-[A-Z\d])([)\];,])/.exec(
        text.slice(end, end + 12),
      ) ?? [];
    // a drug has a dose, a route or a maker behind its name
    if (kind === 'drug' && (closed !== ')' || short?.includes('-'))) continue;
    const long = text.slice(start, end);
    // of what something is lacking: an enzyme has the short form
    if (long.includes(' of ') && long[0]?.toLowerCase() !== short?.[0]?.toLowerCase()) continue;
    const has = (one: string) =>
      [...one.toLowerCase().replace('-', '')].every((letter) => long.toLowerCase().includes(letter));
    if (short && has(short)) yield { long, short };
    // Duchenne or Becker muscular dystrophy (DMD, BMD)
    const more = kind === 'disease' && SHORT_FORMS.exec(text.slice(end, end + LONGEST_LIST))?.[1];
    if (more && / (?:and|or) /.test(long))
      for (const one of more.split(/, |\/| and | or /)) if (has(one)) yield { long, short: one };
  }
}

/** Short forms in parentheses behind a name that says two. */
const SHORT_FORMS = new AtStart(/^ \(([A-Z][A-Z\d]{1,5}(?:(?:, |\/| and | or )[A-Z][A-Z\d]{1,5}){1,2})\)/);
const LONGEST_LIST = 28;

/** `PTLD (post-transplantation lymphoproliferative disorder)`: the short form in front. */
function* directlyBefore(
  text: string,
  found: readonly (NameSpan & { readonly kind: EntityKind })[],
): Iterable<{ long: string; short: string }> {
  for (const { kind, end } of found) {
    if (kind !== 'disease' || text[end] !== ')') continue;
    const [, short, long] = SHORT_BEFORE.exec(text.slice(Math.max(0, end - LONGEST_EXPLANATION), end)) ?? [];
    if (short && long && longFormOf(short, long) === long) yield { long, short };
  }
}
const SHORT_BEFORE = /(?<![\p{L}\p{N}-])([A-Z][A-Za-z0-9-]{1,7}) \(([A-Za-z][^()]{4,})$/u;
const LONGEST_EXPLANATION = 90;

/** The tables of this module as text, for the test that holds them. */
export const TABLES = {
  diseased: DISEASED.source,
  no_disease: NO_DISEASE.source,
  wrong: [...WRONG].join(' '),
  where: [...WHERE].join(' '),
  course: [...COURSE].join(' '),
  medicine: MEDICINE.source,
  no_medicine: NO_MEDICINE.source,
  no_laboratory: NO_LABORATORY.source,
  no_adjective: [...NO_ADJECTIVE].join(' '),
  salts: SALT_BEHIND.source,
  of_place: OF_PLACE.source,
  called_after: CALLED_AFTER.source,
  body: [...BODY].join(' '),
  painful: [...PAINFUL].join(' '),
  epithets: EPITHETS.source,
  of_heredity: OF_HEREDITY.source,
  typical: TYPICAL.source,
  unmannered: UNMANNERED.source,
  paired: PAIRED.source,
};
