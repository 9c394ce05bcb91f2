/**
 * Signs and symptoms (the branch of that name in MeSH), what harms do, and the adjectives of illnesses, that have no
 * ending of an illness.
 */
export const SIGNS: ReadonlySet<string> = new Set(
  `akinesia asystole drowsiness sleepiness dizziness restlessness numbness nervousness breathlessness lightheadedness hoarseness somnolence
  agitation incontinence irritability lethargy pruritus itching constipation anorexia apnea apnoea hiccup hiccups heartburn halitosis
  flatulence enuresis nocturia cachexia emaciation cyanosis pallor petechiae purpura erythema exanthema hirsutism angina acne stupor vertigo
  tinnitus mutism stereotypies teratogenicity neurodegeneration myelosuppression hypercoagulability cytopenia cytopenias disorientation
  dysphoria apathy suicide clonus spasticity wheezing ulceration ulcerations malaise infarct infarcts extrasystoles miscarriage miscarriages
  nightmares hypomania claudication carcinoid stricture strictures allergy allergies photosensitivity fibroid fibroids suicidality hostility
  aggression disinhibition hypersexuality euphoria delusion delusions hypomanic stuporous comatose drowsy lethargic somnolent faintness
  giddiness unsteadiness incoordination opisthotonus ballism hemiballismus hemiballism dysarthric bradykinetic akathisic jitteriness
  obsessions compulsions inattention impulsivity forgetfulness hyperlocomotion stereotypy bigeminy asystolic wheals bullae pustules
  desquamation diaphoresis rigors pyrexial hyperthermic bruising bruises petechial purpuric granulocytopenic thrombus embolus emboli
  hydrocephalic paresthesiae myalgic infertile impotent anorgasmia nephritic icterus icteric jaundiced belching bloating constipated
  salivation lacrimation malnourished hyperthyroid thyrotoxic cushingoid bronchospastic wheeze dyspneic dyspnoeic apneic apnoeic hoarse
  stridor malignancy malignancies cancerous hangover dysmorphism agenesis overeating fasciculations abulia adynamia aggressivity ague
  anergia asterixis atony clumsiness coryza cretinism crepitus debility depersonalization derealization depersonalisation derealisation
  depigmentation dermatographism distractibility dropsy dysautonomia dyschezia dyscoordination dyscrasia dyscrasias dysequilibrium
  dysmorphia dysmotility dysmyelination dyssynergia dyssynchrony epicanthus epiphora equinovarus esophoria exhaustion excoriation
  excoriations fatigability fatiguability feverishness fistulae flaccidity furuncles gibbus granulocytosis hematochezia haematochezia
  hemineglect hemorrhaging hyperarousal hyperexcitability hyperirritability hyperlaxity hypermobility hypermotility hyperreactivity
  hyperresponsiveness hypervigilance hypoactivity hypoesthesia hypofertility hypogenitalism hypolocomotion hypomimia hypomyelination
  hypotelorism hypovirilization idiocy imbecility inanition inattentiveness infantilism insanity intersexuality itchiness jitters lameness
  lichenification livedo lockjaw luxation lymphoproliferation malrotation malrotations meteorism microcornea micropenis moodiness
  masculinization muteness nauseousness nightmare obstipation overactivity pachygyria pimples podagra presyncope prostration prurigo
  pseudoaneurysm pseudoaneurysms pseudodementia pseudotumor puffiness pulselessness punding queasiness rales retching rheumatism rhonchi
  sadness senility shakiness shivers singultus soreness sores stillborn strangury stunting stutter subluxation subluxations suffocation
  suppuration synophrys tantrums telecanthus thelarche tophi tophus torpor trembling tremulousness varicosities verrucae virilization weals
  xanthelasma acromegalic alkalotic allodynic amblyopic anovulatory apraxic arthritic bulimic cachectic cataplectic colitic delirious
  diarrheal dizzy dyskinetic dyspeptic dysphagic dysphoric dysuric eclamptic eczematous emaciated emphysematous enuretic feverish gangrenous
  glaucomatous goitrous hematuric haematuric hemianopic hemiparkinsonian hemophiliac hemophiliacs haemophiliac hypercapnic hyperkeratotic
  hyperphagic hyperpyrexic hyperreflexic hypoactive hypogonadal hypoparathyroid hypopituitary hysterical incontinent insomniac itchy
  ketoacidotic kyphotic laryngospastic lightheaded malarial melancholic migrainous migraineurs myasthenic myelofibrotic myxedematous
  narcoleptic nauseated nauseous neurotic numb ophthalmoplegic osteopenic osteoporotic polydipsic polyneuropathic preeclamptic pruritic
  rachitic sarcopenic scoliotic scorbutic splenomegalic syncopal syphilitic tachycardic tachypneic thrombosed tuberculous undernourished
  vasculitic vasospastic vertiginous wheezy phenylketonuric homocystinuric porphyric progeroid self-harm self-mutilation`.split(
    /\s+/,
  ),
);

/** Signs and symptoms of several words none of which says so by itself: by the first word, what follows it. */
const COMPLAINTS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    'blurred|double|tunnel': 'vision',
    blurring: 'of vision',
    'decreased|reduced|diminished|impaired': 'visual acuity|libido|sexual desire',
    'elevated|raised|increased': 'intra-?(?:ocular|cranial) pressure|ICP',
    prolonged: 'QTc?(?: intervals?)?',
    prolongation: 'of (?:the )?QTc? intervals?',
    'qtc|qt': 'prolongation',
    blood: 'clots?',
    sore: 'throats?',
    'stiff|wry': 'neck',
    dry: 'mouth|eyes?|skin|cough',
    'runny|stuffy': 'nose',
    'loose|tarry|bloody|watery': 'stools?',
    'night|cold': 'sweats?',
    slurred: 'speech',
    mood: 'swings?|lability|changes',
    emotional: 'lability',
    'depressed|low': 'mood',
    'poor|decreased|increased': 'appetite',
    'fluid|water': 'retention',
    unsteady: 'gait',
    upset: 'stomach',
    'nasal|sinus': 'congestion',
    chest: 'tightness',
    low: 'birth ?weight',
    'foot|wrist': 'drop',
    cleft: 'hands?|foot|feet',
    webbed: 'neck',
    failure: 'to thrive',
    enlarged: 'liver|spleen|kidneys?|heart|tongue|thyroid',
    undescended: 'test(?:is|es|icles?)',
    ambiguous: 'genitalia',
    coarse: 'facies|facial features',
    dysmorphic: 'features|facies',
    sex: 'reversal',
    'androgen|insulin': 'insensitivity',
    suicidal: 'ideation',
    brittle: 'bones?|hair|nails?',
    'sparse|woolly': 'hair',
    hot: 'flush(?:es)?|flash(?:es)?',
    'premature|ectopic': '(?:ventricular|atrial) (?:beats|contractions|complexes|depolari[sz]ations)',
    'ventricular|atrial': '(?:premature|ectopic|extra) ?(?:beats|contractions|complexes|depolari[sz]ations)',
    'aggressive|violent|suicidal|self-injurious|obsessive-compulsive|compulsive|stereotyped|stereotypic':
      'behaviou?rs?|acts|thoughts',
    sexual: 'side effects',
    'skin|cutaneous|dystonic|hypersensitivity': 'reactions?',
    'obsessive-compulsive': 'symptoms?',
    'mentally|severely': 'retarded|handicapped|ill|disabled',
    difficulty: '(?:in )?(?:breathing|swallowing|sleeping|walking|urinating|concentrating)',
    'breathing|swallowing|feeding|gait': 'difficult(?:y|ies)|problems?',
    syndrome: 'of inappropriate (?:secretion of )?(?:anti-?diuretic hormone|ADH|vasopressin)(?: secretion)?',
    inappropriate: '(?:secretion of )?(?:anti-?diuretic hormone|ADH)(?: secretion)?',
  })
    .flatMap(([first, behind]) => first.split('|').map((word) => [word, behind] as const))
    .reduce((all, [word, behind]) => all.set(word, [...(all.get(word) ?? []), behind]), new Map<string, string[]>())
    .entries()
    .map(([word, behind]) => [word, new RegExp(`^[ -](?:${behind.join('|')})(?![\\p{L}\\p{N}])`, 'u')] as const),
);
const LONGEST_COMPLAINT = 60;

/** Whether a word in small letters may make a sign or symptom with what stands behind it. */
export const beginsComplaint = (word: string): boolean => COMPLAINTS.has(word);

/** How many letters behind a word in small letters make a sign or symptom with it; 0 for none. */
export const complaintBehind = (word: string, text: string, end: number): number =>
  COMPLAINTS.get(word)?.exec(text.slice(end, end + LONGEST_COMPLAINT))?.[0].length ?? 0;

/** Illnesses that are infections, and are as often called so: `influenza infection`. */
const INFECTIOUS =
  /^(?:chickenpox|chikungunya|cholera|COVID[- ]?19|dengue|Ebola|flu|(?:seasonal )?influenza|malaria|measles|MERS|monkeypox|mumps|pertussis|polio|rabies|rubella|SARS|scarlet fever|smallpox|TB|tuberculosis|varicella|Zika)$/i;
const INFECTED = /^ infections?(?!\p{L})/u;
/** How many letters behind the name of an infection at [start, end) say that it is one; 0 for none, and for others. */
export const infectionBehind = (text: string, start: number, end: number): number =>
  text.startsWith(' infection', end) && INFECTIOUS.test(text.slice(start, end))
    ? (INFECTED.exec(text.slice(end, end + 12))?.[0].length ?? 0)
    : 0;

/** The tables of this module as text, for the test that holds them. */
export const SIGN_TABLES = {
  signs: [...SIGNS].join(' '),
  complaints: [...COMPLAINTS].map(([word, behind]) => `${word} ${behind.source}`).join('\n'),
};
