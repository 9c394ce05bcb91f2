/**
 * Groups of food, medicine, chemistry and materials, and of plain speech, as in `synonym-groups.ts`: what people say,
 * and what patents write for it.
 */
export const LIFE = `
throw up, vomit, emesis, puke
sick to the stomach, nauseous, nausea, queasy
anti-sickness, antiemetic, anti-nausea
travel sickness, motion sickness, car sickness, kinetosis
seasick, motion sickness, seasickness
morning sickness, pregnancy nausea, nausea of pregnancy
high blood pressure, hypertension, elevated blood pressure
blood pressure medicine, antihypertensive, antihypertensive agent > ace inhibitor, beta blocker, angiotensin receptor blocker, calcium channel blocker
blood pressure cuff, sphygmomanometer, blood pressure monitor
kneecap, patella, patellar
knee replacement, knee arthroplasty, knee prosthesis, knee implant
hip replacement, hip arthroplasty, hip prosthesis, hip implant
shoulder replacement, shoulder arthroplasty, shoulder prosthesis
shin bone, tibia, tibial
thigh bone, femur, femoral
calf bone, fibula, fibular
collarbone, clavicle
shoulder blade, scapula
breastbone, sternum, sternal
tailbone, coccyx
backbone, spine, spinal column, vertebral column
jawbone, mandible, jaw, mandibular
upper jaw, maxilla, maxillary
cheekbone, zygoma, zygomatic bone
skull, cranium, cranial bone
rib cage, thorax, thoracic cage
upper arm bone, humerus
forearm bone > ulna, radius
heel bone, calcaneus
ankle bone, talus
ankle joint, tarsal joint, talocrural joint
finger bone, phalanx, phalanges
hip bone, pelvis, pelvic bone
hip socket, acetabulum, acetabular cup
shoulder socket, glenoid, glenoid cavity
spinal disc, intervertebral disc, vertebral disc
slipped disc, herniated disc, disc herniation, disc prolapse
vertebra, spinal bone, vertebral body
fuse vertebrae, spinal fusion, interbody fusion, arthrodesis
funny bone, elbow, olecranon
gristle, cartilage, cartilaginous tissue
sinew, tendon
ligament, connective tissue band > anterior cruciate ligament, acl
torn ligament, ligament rupture, ligament tear, acl tear
torn meniscus, meniscal tear, meniscus repair
bone marrow, marrow
clot, thrombus, blood coagulum, coagulate, blood clot
blood clot, thrombosis, embolus, thromboembolism
blood thinner, anticoagulant, antithrombotic > heparin, warfarin
clot buster, thrombolytic, fibrinolytic, tissue plasminogen activator
remove a clot, thrombectomy, clot retrieval, embolectomy
stop bleeding, hemostasis, hemostatic, haemostatic, staunch
bleed, hemorrhage, haemorrhage, blood loss
bleeding disorder, hemophilia, coagulopathy, haemophilia
nosebleed, epistaxis
bruise, contusion, hematoma, haematoma, ecchymosis
stuffy nose, nasal congestion, blocked nose, nasal obstruction
runny nose, rhinorrhea, nasal discharge, rhinitis
hay fever, allergic rhinitis, pollen allergy, pollinosis
sneeze, sternutation
cough, tussis
cough medicine, antitussive, cough suppressant
loosen phlegm, expectorant, mucolytic
phlegm, sputum, mucus, respiratory secretion
snot, nasal mucus, nasal secretion
common cold, rhinovirus infection, upper respiratory infection
flu, influenza, grippe
sore throat, pharyngitis, throat infection
tonsil, palatine tonsil
hoarse, dysphonia, hoarseness
keep an airway open, airway patency, airway management, maintain airway
breathing tube, endotracheal tube, tracheal tube, tracheostomy tube
put a tube down, intubate, intubation
hole in the neck, tracheostomy, tracheotomy
breathing machine, ventilator, respirator, mechanical ventilation
breathing mask, respiratory mask, cpap mask, oxygen mask
sleep apnea machine, cpap, continuous positive airway pressure
short of breath, dyspnea, breathlessness, shortness of breath
wheeze, bronchospasm, asthmatic breathing
asthma, bronchial asthma, reactive airway disease
copd, chronic obstructive pulmonary disease, emphysema, chronic bronchitis
inhaler, metered dose inhaler, puffer, dry powder inhaler
nebulizer, aerosol inhaler, nebuliser, atomizer
breathe in, inhale, inspire, inspiration
breathe out, exhale, expire, expiration
breath holding, apnea, cessation of breathing
choke, asphyxia, suffocate, airway obstruction
hiccup, singultus
yawn, oscitation
fall out of bed, bed exit, bed fall, bed rail
bedrail, side rail, bed guard
bedsore, pressure ulcer, decubitus ulcer, pressure sore, pressure injury
pressure relief mattress, anti-decubitus mattress, alternating pressure mattress
turn a patient over, patient repositioning, patient turning, lateral rotation
bedridden, bed-bound, recumbent patient, immobile patient
bedpan, urinal, urine receptacle
wet the bed, enuresis, bedwetting, nocturnal enuresis
leak urine, urinary incontinence, incontinence, bladder leakage
pee, urinate, micturition, void the bladder
poop, defecate, bowel movement, stool, feces
stool, feces, excrement, excreta
need to pee often, overactive bladder, urinary frequency, urinary urgency
cannot pee, urinary retention, urine retention
pee tube, urinary catheter, foley catheter
stoma bag, ostomy bag, colostomy bag, ostomy pouch
constipation, constipated, bowel obstruction
laxative, purgative, bowel cleansing agent
the runs, diarrhea, diarrhoea, loose stool
bloated, bloating, flatulence, abdominal distension
fart, flatus, flatulence, intestinal gas
burp, belch, eructation, regurgitation
heartburn, acid reflux, gastroesophageal reflux, gerd, pyrosis
antacid, acid neutralizing agent, acid suppressant
upset stomach, dyspepsia, indigestion, gastric upset
stomach ulcer, gastric ulcer, peptic ulcer
food pipe, esophagus, oesophagus, gullet
gut, intestine, bowel, gastrointestinal tract, digestive tract
small bowel, small intestine > ileum, jejunum, duodenum
large bowel, large intestine, colon
rectum, back passage, anus, rectal
piles, hemorrhoid, haemorrhoid
gut bacteria, intestinal flora, gut microbiota, gut microbiome, intestinal microbiota
good bacteria, probiotic, lactobacillus, bifidobacterium
stool transplant, fecal microbiota transplantation, fecal transplant
leaky gut, intestinal permeability
irritable bowel, ibs, irritable bowel syndrome
crohn's disease, inflammatory bowel disease, ibd, ulcerative colitis
gluten intolerance, celiac disease, coeliac disease
lactose intolerance, lactase deficiency, milk sugar intolerance
appendix, vermiform appendix, appendicitis
gallbladder, biliary bladder, cholecyst
gallstone, cholelithiasis, biliary calculus
kidney stone, renal calculus, nephrolithiasis, urinary stone
break up stones, lithotripsy, stone fragmentation
kidney failure, renal failure, renal insufficiency, end-stage renal disease
clean the blood, hemodialysis, dialysis, haemodialysis, blood purification
kidney machine, dialyzer, dialysis machine, artificial kidney
fatty liver, hepatic steatosis, nafld, steatohepatitis
liver scarring, liver cirrhosis, hepatic fibrosis
yellow skin, jaundice, icterus, hyperbilirubinemia
liver inflammation, hepatitis
spleen, splenic
belly button, navel, umbilicus
umbilical cord, navel string
groin, inguinal region
hernia, hernial > inguinal hernia, umbilical hernia
chest pain, angina, angina pectoris
heart failure, cardiac insufficiency, congestive heart failure
heart stops, cardiac arrest, asystole
irregular heartbeat, arrhythmia, atrial fibrillation, palpitation
racing heart, tachycardia, rapid heart rate
slow heart, bradycardia, low heart rate
shock the heart, defibrillate, defibrillation, cardioversion
defibrillator, aed, automated external defibrillator
chest compression, cpr, cardiopulmonary resuscitation, resuscitation
bring back to life, resuscitate, revive, reanimation
heart rhythm trace, electrocardiogram, ecg, ekg
heart valve > aortic valve, mitral valve, tricuspid valve, pulmonary valve
artificial heart valve, prosthetic heart valve, valve prosthesis
leaky heart valve, valve regurgitation, mitral regurgitation, valvular insufficiency
narrowed heart valve, aortic stenosis, valve stenosis
hole in the heart, septal defect, patent foramen ovale
heart chamber > ventricle, atrium
heart muscle, myocardium, cardiac muscle
heart pump, ventricular assist device, lvad, blood pump
heart-lung machine, cardiopulmonary bypass, extracorporeal circulation
ecmo, extracorporeal membrane oxygenation, oxygenator
hardened arteries, arteriosclerosis, atherosclerosis
narrowed artery, arterial stenosis, vascular stenosis, blocked artery
widen a blood vessel, vasodilation, angioplasty, vasodilator
balloon catheter, angioplasty balloon, dilatation catheter
stent, endovascular prosthesis, vascular scaffold
bulging artery, aneurysm, aortic aneurysm
cut off blood supply, ischemia, ischaemia, hypoperfusion
brain attack, stroke, cerebral infarction, apoplexy
mini-stroke, transient ischemic attack, tia
varicose vein, varix, varices, venous insufficiency
compression stocking, support hose, compression garment, elastic stocking
neck artery, carotid artery, carotid
main artery, aorta, aortic
small blood vessel, capillary, microvessel, microvasculature
grow new blood vessels, angiogenesis, neovascularization
poor circulation, circulatory disorder, peripheral vascular disease, impaired blood flow
blood sugar, blood glucose, glycemia, glucose level
diabetes, diabetic, diabetes mellitus
high blood sugar, hyperglycemia
sugar sensor, glucose monitor, glucose sensor, cgm
finger prick, lancet, lancing device, skin prick
insulin pump, insulin infusion, insulin delivery device
insulin pen, pen injector, injection pen
diabetic foot, foot ulcer, diabetic ulcer
cholesterol, ldl, hypercholesterolemia, low density lipoprotein
cholesterol-lowering, hypolipidemic, antilipemic, statin, lipid-lowering
blood fats, triglyceride, serum lipid, hyperlipidemia
overweight, obese, obesity, adiposity
lose weight, weight loss, slimming, weight reduction
slimming pill, anti-obesity agent, appetite suppressant, anorectic
feel full, satiety, satiation, feeling of fullness
hungry, hunger, appetite
stomach reduction, bariatric surgery, gastric band, gastric bypass
underactive thyroid, hypothyroidism
overactive thyroid, hyperthyroidism, thyrotoxicosis
goiter, thyroid enlargement, thyroid nodule
gout, hyperuricemia, uric acid crystal
anemia, anaemia, low hemoglobin, iron deficiency
red blood cell, erythrocyte
white blood cell, leukocyte, leucocyte
platelet, thrombocyte
blood count, hemogram, hematology analyzer
blood type, blood group
give blood, blood donation, blood collection
draw blood, blood sampling, phlebotomy, venipuncture
drip, intravenous infusion, iv infusion, infusion
drip bag, iv bag, infusion bag, intravenous bag
drip line, infusion line, iv line, infusion tubing
drip stand, iv pole, infusion stand
air in the line, air-in-line, air embolism, air bubble detection
blood transfusion, transfusion
blood poisoning, sepsis, septicemia, bacteremia
heal, wound healing, cicatrize, tissue repair
scar, cicatrix, scarring, keloid
scab, eschar, crust
pus, purulent, suppuration, exudate
boil, furuncle, abscess
blister, vesicle, bulla
pimple, acne, zit, comedo
blackhead, comedo, comedone, whitehead
wart, verruca, papilloma
mole on the skin, nevus, pigmented lesion
corn on the foot, callus, clavus, callosity
hives, urticaria, wheal
rash, exanthem, skin eruption, erythema
eczema, atopic dermatitis, skin inflammation
psoriasis, scaly skin
dry skin, xerosis, xeroderma
redness, erythema, reddening
athlete's foot, tinea pedis, foot mycosis, foot fungus
nail fungus, onychomycosis
ringworm, tinea, dermatophyte
yeast infection, candidiasis, thrush, candida
cold sore, herpes labialis, herpes simplex
shingles, herpes zoster
chickenpox, varicella
measles, rubeola
whooping cough, pertussis
lockjaw, tetanus
mumps, epidemic parotitis
polio, poliomyelitis, poliovirus
smallpox, variola
tb, tuberculosis
leprosy, hansen's disease
plague, yersinia pestis
malaria, plasmodium infection
sleeping sickness, trypanosomiasis
mad cow disease, bse, bovine spongiform encephalopathy, prion disease
rabies, rabies virus
bird flu, avian influenza
swine fever, african swine fever, asf
foot-and-mouth disease, fmd
covid, covid-19, sars-cov-2, coronavirus
aids, hiv infection, human immunodeficiency virus
sexually transmitted disease, venereal disease, std, sti
food poisoning, foodborne illness > salmonella, listeria
lice, pediculosis, head lice
scabies, itch mite
tapeworm, cestode, helminth
worm infection, helminth infection, anthelmintic, helminthiasis
deworm, anthelmintic, antiparasitic, vermifuge
tick bite, tick-borne disease, lyme disease
mosquito bite, insect bite
snake bite, envenomation, venom
antidote, antivenom, antivenin
poison, toxin, toxic substance, toxicant
poisonous, toxic, noxious
poisoning, intoxication, toxicity
overdose, excessive dose
catch a disease, infection, contract, contagion
spread of disease, transmission, epidemic, contagion
catching, contagious, infectious, communicable, transmissible
outbreak, epidemic, pandemic
superbug, mrsa, multidrug-resistant bacteria, antibiotic resistance
antibiotic, antibacterial, antimicrobial, bactericide
kill germs, antimicrobial, disinfection, germicidal, biocidal
antiviral, virucidal, virus inhibitor
antifungal, fungicide, antimycotic
vaccine, immunization, vaccination, inoculation
flu shot, influenza vaccine
booster shot, booster vaccination
improve vaccine effect, adjuvant, immunostimulant
immune system, immunity, immune response
weak immune system, immunodeficiency, immunocompromised, immunosuppressed
boost immunity, immunostimulating, immune enhancement, immunopotentiating
attack own body, autoimmune, autoimmunity
transplant rejection, graft rejection, graft-versus-host disease
immunosuppressant, immunosuppressive agent
allergy, allergic reaction, hypersensitivity, allergen
allergic shock, anaphylaxis, anaphylactic shock
nut allergy, peanut allergy, food allergy
hypoallergenic, low-allergen, non-allergenic
epinephrine, adrenaline
auto-injector, epinephrine pen, autoinjector
antihistamine, histamine antagonist, h1 blocker
painkiller, analgesic, pain reliever, analgesia
pain relief, analgesia, antinociceptive, relieve pain
numb, anesthetize, local anesthetic, anesthesia
put to sleep, anesthesia, anaesthesia, sedation, narcosis
anesthetic, anaesthetic, narcotic
calm down, sedate, soothe, tranquilize, sedative
sedative, tranquilizer, sedation, calming agent
sleeping pill, hypnotic, soporific, sleep aid
cannot sleep, insomnia, sleep disorder, sleeplessness
wake up, awaken, arousal, rouse
sleepwalking, somnambulism
grind teeth, bruxism, teeth grinding
nightmare, parasomnia, bad dream
light sleep, sleep stage, rem sleep, non-rem sleep
jet lag, circadian rhythm disorder, circadian disruption
nerve pain, neuropathic pain, neuralgia, neuropathy
pins and needles, paresthesia, tingling
stabbing pain, acute pain, sharp pain
lasting pain, chronic pain, persistent pain
lower back, lumbar, lumbar spine
neck pain, cervicalgia, cervical pain
small of the back, lumbar region
stiff neck, neck stiffness, torticollis
period pain, dysmenorrhea, menstrual cramp
toothache, dental pain, odontalgia
earache, otalgia, ear infection, otitis
sunburn, solar erythema, uv erythema
heat stroke, heatstroke, hyperthermia, sunstroke
frostbite, congelation, cold injury
too cold body, hypothermia
keep a patient warm, patient warming, warming blanket
cool the body, therapeutic hypothermia, body cooling
worn joint, osteoarthritis, degenerative joint disease, arthrosis
rheumatism, rheumatoid arthritis, rheumatic disease
brittle bones, osteoporosis, bone loss, low bone density
plaster cast, orthopedic cast, splint, immobilization
splint, orthosis, brace, immobilizer
bone screw, pedicle screw, orthopedic screw
bone plate, osteosynthesis plate, fixation plate
bone nail, intramedullary nail, intramedullary rod
hold broken bones, osteosynthesis, bone fixation, fracture fixation, external fixator
bone graft, bone substitute, bone filler, osteoconductive material
bone cement, pmma cement, polymethylmethacrylate cement
grow bone, osteogenesis, bone regeneration, osteoinductive, ossification
bone grows into, osseointegration, bone ingrowth
sprain, ligament strain, ankle sprain
dislocate, luxation, joint dislocation
muscle cramp, muscle spasm, charley horse
muscle relaxant, antispasmodic, spasmolytic
muscle loss, muscle atrophy, muscle wasting, sarcopenia
muscle building, muscle hypertrophy, muscle growth
cerebral palsy, spasticity
paralyzed, paralysis, paraplegic, quadriplegic, tetraplegia
half paralyzed, hemiplegia, hemiparesis
shaking disease, parkinson's disease, parkinsonism, tremor
trembling, tremor, shaking hand
forgetful, memory loss, dementia, cognitive impairment, amnesia
alzheimer's, alzheimer's disease, senile dementia
multiple sclerosis, ms, demyelinating disease
als, amyotrophic lateral sclerosis, motor neuron disease
fit, seizure, convulsion, epileptic seizure, epilepsy
anti-seizure, anticonvulsant, antiepileptic
faint, syncope, pass out, lose consciousness
knocked out, unconscious, unconsciousness
coma, comatose, vegetative state
dizzy, vertigo, dizziness, lightheaded
lose balance, balance disorder, postural instability, disequilibrium
concussion, traumatic brain injury, tbi, head injury
spinal cord injury, spinal injury
brain implant, deep brain stimulation, neurostimulator, brain electrode
read thoughts, brain-computer interface, bci, brain-machine interface
nerve, neural, neuron, nervous
nerve stimulation, neuromodulation, neurostimulation, tens
muscle signals, electromyography, emg, myoelectric
down in the dumps, depressed, depression, depressive disorder
antidepressant, mood enhancer, ssri
worry, anxiety, anxious, anxiolytic
panic attack, panic disorder, anxiety attack
mood swings, bipolar disorder, manic depression
hear voices, schizophrenia, psychosis, auditory hallucination
adhd, attention deficit hyperactivity disorder, hyperactivity
autistic, autism, autism spectrum disorder
ptsd, post-traumatic stress disorder, trauma stress
addicted, addiction, dependence, substance abuse
withdrawal symptom, abstinence syndrome, withdrawal
quit smoking, smoking cessation, nicotine replacement
nicotine patch, transdermal nicotine
hangover, veisalgia, alcohol aftereffect
alcoholic person, alcohol dependence, alcoholism, alcohol use disorder
relax, relaxation, stress relief, de-stress
stressed, mental stress, psychological stress
talk therapy, psychotherapy, cognitive behavioral therapy
lump, nodule, palpable mass
skin cancer, skin tumor > melanoma, basal cell carcinoma
blood cancer, hematologic malignancy > leukemia, leukaemia, lymphoma, myeloma
breast cancer, mammary carcinoma, breast tumor
lung cancer, pulmonary carcinoma, nsclc
bowel cancer, colorectal cancer, colon cancer
prostate cancer, prostatic carcinoma
brain tumor, brain cancer > glioma, glioblastoma
cancer-causing, carcinogenic, carcinogen, oncogenic
cancer medicine, anticancer agent, antineoplastic, chemotherapeutic, cytostatic
chemo, chemotherapy
radiation treatment, radiotherapy, radiation therapy, brachytherapy
proton therapy, particle beam therapy, hadron therapy
spread of cancer, metastasis, metastatic
harmless growth, benign tumor
dangerous growth, malignant tumor, malignancy
shrink a tumor, tumor regression, inhibit tumor growth
engineered immune cell, car-t, chimeric antigen receptor, car t cell
checkpoint inhibitor, pd-1 inhibitor, anti-pd-1, pd-l1 inhibitor
targeted drug, antibody-drug conjugate, adc, immunoconjugate
burn away tissue, ablation, electrocautery, thermal ablation, cauterize
freeze tissue, cryoablation, cryosurgery, cryotherapy
focused ultrasound, hifu, high intensity focused ultrasound
light-activated drug, photodynamic therapy, photosensitizer
keyhole surgery, minimally invasive surgery, laparoscopic surgery, laparoscopy, endoscopic surgery
look inside the body, endoscope, endoscopy, laparoscope
camera pill, capsule endoscope, swallowable capsule, ingestible capsule
look into the bowel, colonoscopy, colonoscope
look into the lungs, bronchoscope, bronchoscopy
look into the stomach, gastroscope, gastroscopy
look into joints, arthroscope, arthroscopy
surgical knife, scalpel, lancet
surgical cut, incision, cut open
cut out, excise, resect, resection
take a tissue sample, biopsy, tissue sampling
scoop out, curette, scraping
stitch up, suture, sew a wound, wound closure
stitch, suture, surgical thread
surgical staple, surgical stapler, tissue fastener, anastomosis stapler
join vessels, anastomosis, vascular connection
hold a wound open, retractor, wound spreader, surgical retractor
body opening port, trocar, cannula, access port
puncture needle, hollow needle, cannula, hypodermic needle
guide wire, guidewire
thin tube, catheter, cannula
feeding tube, gastric tube, nasogastric tube, enteral feeding tube
wound drain, surgical drain, drainage catheter
suction wound, negative pressure wound therapy, vacuum dressing
suck out fluid, aspirate, suction, aspiration
sewing robot surgery, surgical robot, robotic surgery, telesurgery
operating room, surgical theater, operating theater, surgical suite
operating table, surgical table, patient table
operating light, surgical light, surgical lamp
left in patient, retained surgical item, surgical sponge count
surgical gown, operating gown, surgical apparel
surgical drape, operating drape, sterile drape
sterile, aseptic, germ-free, sterility
autoclave, steam sterilizer
surgical navigation, image-guided surgery, computer assisted surgery
amputate, amputation, limb removal
artificial leg, leg prosthesis, prosthetic leg, lower limb prosthesis
artificial hand, hand prosthesis, prosthetic hand, bionic hand
artificial limb, prosthesis, prosthetic limb
limb stump, residual limb, prosthetic socket
walking robot suit, exoskeleton, wearable robot, powered orthosis
crutch, walking aid, forearm crutch
walking frame, walker, rollator
white cane, blind cane, guide cane
blind person, visually impaired, visually handicapped, sightless
braille, raised dots, tactile character
poor eyesight, low vision, impaired vision, visual impairment
nearsighted, myopia, short-sighted, myopic
reading glasses, presbyopia, multifocal lens, bifocal
astigmatism, cylindrical refractive error
cross-eyed, strabismus, squint
color blind, color vision deficiency, dyschromatopsia
clouded lens, cataract
artificial eye lens, intraocular lens, iol, phakic lens
high eye pressure, glaucoma, intraocular pressure, ocular hypertension
eye pressure, intraocular pressure, tonometry
macular degeneration, amd, age-related macular degeneration
back of the eye, retina, fundus, retinal
front of the eye, cornea, corneal
white of the eye, sclera
black of the eye, pupil
colored part of eye, iris
pink eye, conjunctivitis
dry eyes, keratoconjunctivitis sicca, dry eye syndrome, lacrimal insufficiency
tear fluid, lacrimal fluid, tears, lachrymal
tear duct, lacrimal duct, punctum, punctal plug
eye drops, ophthalmic solution, eyedrop
contact lens, ocular lens
contact lens cleaner, contact lens solution, lens care solution
eye test, vision test, refraction test, optometry
eyelid, blepharal, palpebral
blink, eyelid closure, eye blinking
eyelash, cilia, lash
laser eye surgery, lasik, corneal ablation, refractive surgery
see again, vision restoration, retinal prosthesis, bionic eye
hard of hearing, hearing loss, hearing impairment
hearing aid, hearing device, hearing instrument
ear implant, cochlear implant, cochlear stimulator
inner ear, cochlea, labyrinth, vestibular
ear canal, auditory canal, auditory meatus
earplug, ear protector, hearing protector
sign language, hand sign recognition, finger spelling
speech impediment, stutter, stammer, speech disorder
voice box, larynx, laryngeal
vocal cord, vocal fold, glottis
swallow, deglutition, ingest
trouble swallowing, dysphagia, swallowing disorder
thicken liquids for swallowing, dysphagia thickener, thickening composition
nostril, naris, nasal opening, nares
nasal spray, intranasal spray, nasal delivery
sinus, paranasal sinus, sinusitis
nose job, rhinoplasty
loss of smell, anosmia, olfactory dysfunction
tongue, lingual, glossal
spit, saliva, sputum, oral fluid
drool, salivation, sialorrhea
dry mouth, xerostomia, mouth dryness
mouthwash, oral rinse, mouth rinse, gargle
toothpaste, dentifrice, dental paste
tooth whitening, tooth bleaching, dental bleaching
tooth decay, dental caries, cavity
gum disease, periodontitis, gingivitis, periodontal disease
gum, gingiva, gingival tissue
floss, dental floss, interdental cleaner
electric toothbrush, powered toothbrush, sonic toothbrush
toothpick, interdental pick
false teeth, denture, dental prosthesis
denture glue, denture adhesive, denture fixative
tooth crown, dental crown, dental cap
tooth filling, dental filling, dental restoration, dental composite
tooth screw, dental implant, dental abutment
pull a tooth, tooth extraction, extract a tooth
straighten teeth, orthodontic, orthodontics, tooth alignment
braces on teeth, orthodontic appliance, orthodontic bracket
clear braces, aligner, orthodontic aligner
baby tooth, milk tooth, deciduous tooth
root canal, endodontic, endodontics
tooth root, dental root, root canal
bite, occlusion, dental occlusion
mold of the teeth, dental impression, dental cast
mouth scanner, intraoral scanner, oral scanner
mouthguard, mouth guard, dental splint, gumshield
dentist's drill, dental handpiece, dental bur
enamel, tooth enamel, dentin
cleft lip, cleft palate, harelip
birth, delivery, childbirth, parturition
labor pains, uterine contraction, labor contraction
c-section, cesarean section, caesarean
pregnant, pregnancy, gestation, expectant mother
pregnancy test, hcg test, pregnancy detection
womb, uterus, uterine
afterbirth, placenta
neck of the womb, cervix, cervical os
ovary, ovarian
egg cell, ovum, oocyte
sperm, semen, spermatozoa
fertile days, ovulation, fertile window
cannot have children, infertility, infertile, sterility
test-tube baby, in vitro fertilization, ivf, assisted reproduction
birth control, contraception, contraceptive
morning-after pill, emergency contraceptive
coil in the womb, intrauterine device, iud
condom, prophylactic sheath, contraceptive sheath
abort, miscarriage, abortion, pregnancy termination
born too early, premature infant, preterm infant, neonate
newborn, neonate, neonatal
baby warmer, infant incubator, neonatal incubator
crib death, sudden infant death, sids
baby's heartbeat in womb, fetal heart rate, fetal monitoring
breast milk, human milk, mother's milk
breastfeed, nursing, lactation, breast feeding
breast pump, milk pump
baby formula, infant formula, infant milk
nipple, teat, mammilla
pacifier, dummy, soother, teether
period, menstruation, menstrual, menses
sanitary pad, sanitary napkin, sanitary towel, menstrual pad
tampon, menstrual tampon, menstrual cup
hot flash, hot flush, menopausal symptom, climacteric
change of life, menopause, climacteric
impotence, erectile dysfunction, erection disorder
libido, sexual desire, sex drive
prostate, prostatic, benign prostatic hyperplasia
testicle, testis, testes
genitals, genitalia, sexual organ, pudendum
vagina, vaginal
breast implant, mammary prosthesis, breast prosthesis
mammogram, mammography, breast imaging
boob job, breast augmentation, mammaplasty
facelift, face lift, rhytidectomy, skin tightening
wrinkle, crease in the skin, skin line, fine lines
anti-wrinkle, anti-aging, rejuvenation, antiaging
fill wrinkles, dermal filler, hyaluronic acid filler
botulinum toxin, botulinum neurotoxin
fat removal, liposuction, lipolysis, lipectomy
cellulite, gynoid lipodystrophy, orange peel skin
sagging skin, skin laxity, ptosis
stretch marks, striae, skin striae
age spots, liver spots, lentigo, hyperpigmentation
freckle, ephelides, pigmented spot
dark circles, periorbital hyperpigmentation, eye bag
skin whitening, skin lightening, depigmenting, melanin inhibitor
tan, suntan, skin darkening
self-tanning, sunless tanning, dihydroxyacetone
sunscreen, sun cream, sun protection, uv filter, sunblock
moisturizer, moisturizing, humectant, skin hydration
skin cream, cosmetic cream, emollient, lotion
greasy skin, oily skin, sebum, seborrhea
dandruff, seborrheic dermatitis, scalp flakes
sweat, perspire, perspiration, sudor
stop sweating, antiperspirant, sweat inhibitor
underarm, armpit, axilla
body odor, malodor, perspiration odor
deodorant, odor neutralizer, deodorizer
makeup, cosmetic, make-up
remove makeup, makeup remover, cleansing composition
lipstick, lip color, lip rouge
lip balm, lip care, chapped lips
foundation makeup, cosmetic foundation, face powder
mascara, eyelash cosmetic, eyelash makeup
eye shadow, eyeshadow, eyelid cosmetic
rouge, blush, blusher
nail polish remover, nail varnish remover
fake nail, artificial nail, false nail
fake lashes, artificial eyelash, false eyelash, eyelash extension
wig, hairpiece, toupee, artificial hair
curl hair, permanent wave, hair waving, perm
straighten hair, hair straightening, hair relaxer
color hair, hair dye, hair coloring, hair colorant
gray hair, hair graying, canities, white hair
shampoo, hair wash, hair cleansing
conditioner, hair conditioning, hair rinse
hair spray, hair fixative, hair styling
hair gel, hair styling gel, hair setting composition
hair loss, alopecia, baldness
hair growth, trichogenous, hair restoration, hair regrowth
hair transplant, hair implantation, follicular unit
remove hair, depilation, epilation, depilatory, hair removal
shaving foam, shaving cream, shave preparation
split ends, damaged hair, hair damage
tattoo ink, tattoo, permanent makeup
remove a tattoo, tattoo removal
bath bomb, effervescent bath, bath additive
peel the skin, exfoliate, exfoliation, chemical peel
face mask for beauty, facial mask, face pack, sheet mask
perfume, fragrance, eau de toilette
medicine that dissolves slowly, sustained release, controlled release, extended release, prolonged release
slow-acting, delayed release, slow release, depot formulation
pill coating, enteric coating, film coating, tablet coating
under the tongue, sublingual
melt in the mouth, orally disintegrating, orodispersible, oral dissolving film
through the skin, transdermal, percutaneous
drug patch, transdermal patch, transdermal therapeutic system
microneedle, microneedle patch, microneedle array
through the nose, intranasal, nasal administration
by mouth, oral, orally, peroral
into a vein, intravenous, intravenously
into a muscle, intramuscular
under the skin, subcutaneous, hypodermic
into the spine, intrathecal, epidural, spinal injection
up the bottom, rectal administration, suppository
enema, rectal irrigation, colonic irrigation
ointment, salve, unguent
rub in, topical application, inunction
syrup, oral liquid, elixir
lozenge, pastille, troche
capsule > softgel, hard capsule, microcapsule
inactive ingredient, excipient, pharmaceutical carrier
active ingredient, active pharmaceutical ingredient, api, drug substance
side effect, adverse effect, adverse reaction, undesirable effect
drug interaction, drug-drug interaction
how much to take, dosage, dose, dosing regimen
take medicine on time, medication adherence, medication compliance, medication reminder
pill box, medication dispenser, pill organizer, pill dispenser
crush pills, pill crusher, tablet crusher
blister pack, blister package, push-through pack
pharmacist, druggist, dispensing chemist
prescription, medical order, drug order
bad-tasting, bitter, unpalatable
hide the bitter taste, taste masking, bitterness masking
easy to swallow, swallowable, swallowing aid
drug to its target, targeted drug delivery, drug targeting
drug carrier, drug delivery system > liposome, nanoparticle, micelle, dendrimer
fatty bubble, liposome, lipid vesicle, lipid nanoparticle
drug uptake in body, bioavailability, drug absorption
half-life in blood, plasma half-life, circulation half-life
hard to dissolve drug, poorly soluble drug, poorly water-soluble
drug crystal form, polymorph, crystalline form, polymorphism
mirror-image molecule, enantiomer, optical isomer, chiral compound
new use of drug, drug repurposing, drug repositioning
drug discovery, drug screening, lead compound identification
clinical trial, clinical study, human trial
dummy drug, placebo
herbal medicine, phytotherapeutic, plant extract, botanical drug
traditional chinese medicine, tcm, chinese herbal medicine
home remedy, folk medicine
acupuncture, needling, acupoint stimulation
acupuncture needle, filiform needle
pressure point, acupoint, acupuncture point, meridian point
cupping, cupping therapy, suction cup therapy
massage, kneading, massaging
massage chair, massager, massage device
foot bath, pedal bath, foot soaking
hot pack, heat pack, warm compress, thermotherapy
cold pack, ice pack, cold compress
sick person, patient, invalid
caregiver, carer, nurse, nursing staff
nurse call, call button, patient call
hospital, clinic, medical facility, infirmary
hospital bed, medical bed, nursing bed, care bed
sickroom, patient room, ward
emergency room, emergency department, triage
intensive care, icu, critical care
stretcher, litter, gurney, patient trolley
first aid, emergency treatment, first aid kit
sticking plaster, adhesive bandage, wound plaster
gauze, wound pad, surgical gauze
cotton ball, cotton wad, absorbent cotton
cotton swab, cotton bud, swab
tourniquet, constricting band, blood flow occlusion
doctor visit from home, telemedicine, telehealth, remote consultation
health record, electronic medical record, electronic health record, patient file
checkup, medical examination, health examination
diagnose, diagnosis, disease detection
early sign, early diagnosis, prodrome, early detection
how bad a disease, disease severity, staging, prognosis
vital signs, physiological parameter, biometric parameter
listen to the chest, auscultation, stethoscope
knock on the chest, percussion
feel for lumps, palpation, palpate
x-ray picture, radiograph, x-ray image, roentgenogram
x-ray machine, radiography apparatus, x-ray imaging system
ct scan, computed tomography, computerized tomography, cat scan
mri, magnetic resonance imaging, nuclear magnetic resonance imaging
pet scan, positron emission tomography
ultrasound scan, sonography, ultrasonography, echography
ultrasound of the heart, echocardiography, echocardiogram
contrast dye, contrast agent, contrast medium
radiation dose, radiation exposure, dosimetry
thermometer, temperature probe, clinical thermometer
ear thermometer, infrared thermometer, tympanic thermometer
oxygen in blood, oxygen saturation, spo2, blood oxygen
finger clip, pulse oximeter, oximeter
breath test, breath analysis, exhaled gas analysis
lung function, spirometry, pulmonary function
breathing rate, respiratory rate, respiration frequency
counting steps, pedometer, step counter
way of walking, gait, walking pattern
get fit again, rehabilitation, physiotherapy, physical therapy
occupational therapy, daily living training
body fat, adipose tissue, fat mass
belly fat, visceral fat, abdominal fat
body fat scale, bioelectrical impedance, body composition analyzer
body mass index, bmi
stool test, fecal occult blood, stool analysis
blood test, blood analysis, hematological examination
rapid test, lateral flow assay, test strip, immunochromatography
pcr, polymerase chain reaction
swab test, nasopharyngeal swab, specimen swab
lab test, in vitro diagnostic, laboratory assay
point-of-care test, bedside test, near-patient test
lab on a chip, microfluidic chip, microfluidic device
sign of disease, biomarker, disease marker
quarantine, isolation of patients, isolation ward
surgical mask, face mask, medical mask
protective suit, protective clothing, isolation gown, hazmat suit
rubber glove, medical glove, surgical glove, examination glove
hand sanitizer, hand disinfectant, hand rub
wash hands, hand hygiene, handwashing
needle stick, needlestick injury, sharps injury
needle cap, needle guard, needle shield
used needle bin, sharps container, sharps disposal
used syringe once, auto-disable syringe, single-use syringe
prefilled syringe, pre-filled syringe
vial, ampoule, ampule
needle-free, needleless, jet injector
patient wristband, patient identification band
patient wanders off, patient elopement, wandering
confuse patients, patient misidentification, patient mix-up
medication error, dispensing error, wrong dose
smart pump, infusion pump, syringe pump
pain pump, patient-controlled analgesia, pca pump
feeding a patient, enteral feeding, tube feeding
feeding through a vein, parenteral nutrition
eating aid, feeding assistance, self-feeding device
bathe a patient, patient bathing, bath lift
toilet chair, commode, commode chair
hospital-acquired infection, nosocomial infection
dead body, cadaver, corpse
coffin, casket
urn, cinerary urn, ashes container
cremate, cremation, cremator
embalm, body preservation
autopsy, necropsy, post-mortem
organ donor, donor organ, organ transplantation
keep an organ alive, organ preservation, organ perfusion
grow organs, tissue engineering, organoid, bioartificial organ
print tissue, bioprinting, 3d bioprinting
scaffold for cells, tissue scaffold, cell scaffold
artificial skin, skin substitute, skin graft
skin graft, dermal graft, skin transplant
stem cell, progenitor cell, pluripotent cell
make stem cells, reprogramming, induced pluripotent stem cell, ipsc
freeze cells, cryopreservation, cryopreserve
blood bank, blood storage
cord blood, umbilical cord blood
blood plasma, plasma fraction
blood substitute, artificial blood, oxygen carrier
hearing test, audiometry, audiogram
smell test, olfactometry
skin test, patch test, prick test
pain scale, pain assessment, pain intensity
lie detector, polygraph
body scanner, whole body scanner
animal doctor, veterinarian, veterinary
animal disease, veterinary disease, zoonosis
spay, neuter, castrate, sterilization of animals
put down an animal, euthanasia, euthanize
mark an animal, ear tag, animal identification
body temperature, core temperature
tummy, stomach, abdomen
bottom, buttocks, gluteal
hip, coxa, hip joint
waist, lumbar region, midriff
calf of the leg, gastrocnemius, lower leg
shin, lower leg front, tibial
thigh, upper leg, femoral region
heel, calcaneal region
sole of the foot, plantar, sole
arch of the foot, plantar arch, metatarsal arch
heel pain, plantar fasciitis
flat foot, pes planus, fallen arch
bunion, hallux valgus
big toe, hallux, great toe
index finger, forefinger
little finger, pinky
palm of the hand, palmar
wrist, carpus, carpal
wrist pain, carpal tunnel syndrome
elbow pain, tennis elbow, epicondylitis
frozen shoulder, adhesive capsulitis
shoulder tendons, rotator cuff
nape, back of the neck
forehead, frontal region
temple, temporal region
chin, mental region
earlobe, ear lobe, auricle
outer ear, auricle, pinna
crooked back, scoliosis, spinal curvature, kyphosis
hunchback, kyphosis, stooped posture
bad posture, poor posture, slouching
posture correction, posture corrector
bow legs, genu varum, knock knees
ingrown nail, ingrown toenail, unguis incarnatus
hair root, hair follicle, hair bulb
sweat gland, eccrine gland
oil gland, sebaceous gland
skin pore, pore
outer skin, epidermis, stratum corneum
inner skin, dermis, corium
lymph node, lymph gland
swollen legs, lymphedema, peripheral edema, leg edema
water retention, edema, fluid retention
drain urine, diuresis, diuretic
water pill, diuretic
hormone > insulin, estrogen, testosterone, cortisol
female hormone, estrogen, progesterone, oestrogen
male hormone, testosterone, androgen
growth hormone, somatotropin
stress hormone, cortisol, glucocorticoid
sleep hormone, melatonin
feel-good hormone, serotonin, endorphin
reduce inflammation, anti-inflammatory, antiphlogistic
inflamed, inflammation, inflammatory
painful, sore, tender
weak, feeble, frail, debilitated
frailty, infirmity, functional decline
tiredness, fatigue, exhaustion, lassitude
chronic fatigue, chronic fatigue syndrome
dehydrated, dehydration, fluid deficit
rehydrate, oral rehydration, electrolyte replacement
starving, malnutrition, undernourished
wasting away, cachexia, emaciation
anorexia, loss of appetite, inappetence
eating disorder, bulimia, anorexia nervosa
inherited disease, hereditary disease, genetic disorder
down syndrome, trisomy 21
cystic fibrosis, mucoviscidosis
sickle cell disease, sickle cell anemia
muscular dystrophy, duchenne muscular dystrophy
birth defect, congenital malformation, congenital anomaly
dwarfism, short stature, growth retardation
incurable, terminal illness, end-stage
life-threatening, fatal, lethal, deadly
get well, recover, recovery, convalescence
get worse, deteriorate, aggravate, exacerbate, worsen
relapse, recurrence, flare-up
cure, treat, therapy, heal
treat a disease, therapeutic, therapy, treatment
keep from getting ill, prophylaxis, prophylactic, preventive treatment
live longer, life extension, longevity, lifespan extension
stay young, anti-aging, rejuvenate
soda pop, carbonated beverage, soft drink, carbonated soft drink
soda maker, carbonation apparatus, carbonator
go flat, loss of carbonation, decarbonation
fruit juice, juice beverage, squeezed juice
squeeze oranges, juice extraction, juicer, citrus press
juicer, juice extractor, juice squeezer
smoothie, blended beverage, fruit shake
sports drink, isotonic beverage, electrolyte beverage
energy drink, caffeinated beverage
decaf, decaffeinated, decaffeination
coffee maker, coffee machine, coffee brewer
coffee grinder, coffee mill
coffee grounds, spent coffee, coffee residue
milk foam, frothed milk, milk frother
espresso, pressure coffee extraction
instant coffee, soluble coffee
instant drink, powdered beverage, beverage powder
tea leaf, tea, camellia sinensis
steep, infuse, brew, infusion
beer, malt beverage, fermented malt beverage
beer brewing, wort, mash, brewery
hops, hop extract, humulus
alcohol-free beer, non-alcoholic beer, dealcoholized beer
beer head, beer foam, foam stability
draft beer, beer dispensing, beer tap
keg, beer barrel, beverage keg
liquor, spirit, distilled spirit, distilled liquor
hard liquor > whiskey, vodka, rum, brandy, gin
make alcohol, alcoholic fermentation, ethanol fermentation
home-brew, home brewing
wine making, vinification, winemaking
grape must, grape juice, must
wine barrel aging, maturation, barrel aging, cask aging
cider, fermented apple juice, hard cider
sake, rice wine
vinegar, acetic acid solution
mineral water, bottled water, drinking water
tap water, city water, potable water
drinking straw, straw, sipping tube
infant food, baby food, weaning food
canned food, tinned food, retort food
frozen food, deep-frozen food
ready meal, convenience food, prepared meal, instant meal
fast food, quick service food
snack, snack food, snack bar
chips, crisps, potato chip, potato crisp
french fries, chips, fried potato
deep fry, fry in oil, fryer, frying
deep fryer, fryer, deep fat fryer
air fryer, hot air fryer, oil-free fryer
less oily, reduced fat, low oil absorption
crispy, crisp, crunchy, crispness
soggy, moisture migration, softening of food
chewy, chewiness, gummy texture
juicy, succulent, moisture retention
tender meat, meat tenderizing, tenderness
tough meat, tough, toughness of meat
lumpy, clump, agglomerate, lump formation
gooey, viscous, gluey
creamy, creaminess, smooth mouthfeel
mouthfeel, texture of food, oral sensation
aftertaste, lingering taste, off-taste
off-flavor, off-taste, off-odor, rancid odor
rancid, lipid oxidation, rancidity
stale, staling, retrogradation
go bad, spoil, spoilage, perish
stay fresh, freshness retention, freshness preservation, keep fresh
shelf life, storage stability, keeping quality, storage life
best-before date, expiration date, expiry date, use-by date
preserve food, preservation, food preservative
preservative, antimicrobial additive, shelf life extender
pickle, brine, marinate, cure in salt
pickled vegetables, kimchi, sauerkraut, fermented vegetable
smoked meat, smoking of food, smokehouse
fake smoke, liquid smoke, smoke flavor
dried food, dehydrated food, dehydration
freeze-dried, lyophilized, freeze drying, lyophilization
puffed, expanded, extruded snack, puffing
popcorn, popped corn, puffed corn
popcorn maker, popcorn popper, popcorn machine
flour, meal, milled grain
whole grain, wholemeal, whole wheat
bran, husk of grain, cereal bran
bread, loaf, bakery product
bread dough, dough, leavened dough
make dough rise, leaven, proofing, proof
sourdough, fermented dough, lactic leaven
baker's yeast, saccharomyces cerevisiae, yeast
baking powder, leavening agent, raising agent, bicarbonate
baking soda, sodium bicarbonate, sodium hydrogen carbonate
gluten-free, free of gluten
bread maker, bread machine, automatic bread baking
knead, dough mixing, dough kneader
roll out dough, dough sheeting, sheeter
bread crust, crust
bread crumbs, breading, coating crumbs, batter coating
cake, pastry, sponge cake
cookie, biscuit, cracker
icing, frosting, glaze
pancake, crepe, hotcake
donut, doughnut
pizza, pizza dough
tortilla, flatbread, wrap bread
dumpling, jiaozi, filled dough product
noodle, pasta > spaghetti, macaroni, vermicelli
instant noodles, ramen, quick-cooking noodles
rice cooker, rice cooking
cooked rice, boiled rice, steamed rice
breakfast cereal, flakes, granola, muesli
oatmeal, oats, oat flakes, porridge
sweet corn, corn on the cob
bean, legume, pulse
soybean, soya, soy, glycine max
bean curd, tofu
soy milk, soybean milk
plant-based milk, dairy alternative, non-dairy milk > soy milk, oat milk, almond milk
fake meat, meat analogue, meat substitute, textured vegetable protein, plant-based meat
lab-grown meat, cultured meat, cell-based meat, cultivated meat
vegetarian, vegan, meat-free
egg substitute, egg replacer, egg-free
egg white, albumen, albumin
egg yolk, yolk
crack eggs, egg breaking, egg breaker
peel eggs, egg peeling, shell removal
egg cooker, egg boiler
scrambled eggs, omelet, egg product
mayonnaise, emulsified dressing, salad dressing
ketchup, tomato sauce
sauce, gravy, dressing
soup, broth, bouillon, stock
bouillon cube, soup cube, instant soup
soy sauce, shoyu
seasoning, condiment, flavoring, spice
spice, aromatic herb > pepper, cinnamon, ginger, turmeric
garlic, allium sativum
chili, capsicum, hot pepper, capsaicin
hot taste, pungent, spicy, pungency
savory, umami, kokumi
umami, glutamate, monosodium glutamate
less salt, salt substitute, sodium reduction, low sodium
salty, saltiness, salt taste
sour, acidic taste, sourness, tart
sweet, sweetness, sweet taste
sugar-free, sugarless, no added sugar
sugar substitute, artificial sweetener, non-nutritive sweetener, high intensity sweetener
artificial sweetener > sucralose, aspartame, saccharin, acesulfame, stevia
stevia, steviol glycoside > rebaudioside, stevioside
corn syrup, glucose syrup, fructose syrup, starch hydrolysate
table sugar, sucrose, saccharose
beet sugar, sugar beet
sugar cane, cane juice
grape sugar, glucose, dextrose
fruit sugar, fructose, levulose
milk sugar, lactose
sugar alcohol, polyol > xylitol, erythritol, sorbitol, maltitol
molasses, treacle
honey, bee honey
candy, confectionery, sweets, confection
hard candy, boiled sweet
lollipop, candy on a stick
gummy bear, gelled confectionery, gummy candy, fruit gum
marshmallow, aerated confectionery
chewing gum, gum base, bubble gum
chocolate, cocoa product
chocolate bloom, fat bloom
cocoa, cacao
filled chocolate, praline
caramel, toffee, fudge
jelly, gel, jam
jam, fruit preserve, marmalade, fruit spread
ice cream, frozen confection, frozen dessert, gelato
soft serve, soft ice cream
ice lolly, water ice, ice pop
shaved ice, snow cone, slush
slush drink, frozen beverage, ice slurry beverage
ice cube, ice maker, ice machine
pudding, custard, dessert
whipped cream, aerated cream, whipping cream
whipped, aerated, whip
margarine, fat spread, shortening
butter, dairy spread, milk fat
trans fat, trans fatty acid, hydrogenated fat
healthy fat, omega-3, unsaturated fatty acid, polyunsaturated fatty acid
fish oil, dha, docosahexaenoic acid, epa
olive oil, edible oil, vegetable oil, cooking oil
palm oil, palm kernel oil
press oil from seeds, oil extraction, oil pressing, oil expeller
used cooking oil, waste cooking oil, frying oil
lard, tallow, animal fat
milk, dairy
milk powder, powdered milk, dried milk
skim milk, skimmed milk, low-fat milk, nonfat milk
yogurt, fermented milk, yoghurt
cheese, curd, cheese product
cheese making, milk coagulation, rennet, curdling
grated cheese, shredded cheese
sliced cheese, processed cheese
whey, milk serum
curdle, coagulate, clot
casein, milk protein
buttermilk, kefir, sour milk
pasteurize, heat treatment of milk, pasteurization, uht
cold pasteurization, high pressure processing, high hydrostatic pressure
irradiate food, food irradiation
ripen fruit, ripening, ethylene
browning of cut fruit, enzymatic browning, polyphenol oxidase
wax fruit, edible coating, fruit coating
remove pits, pitting, destoning, stone removal
peel vegetables, peeler, peeling
peel potatoes, potato peeler
core fruit, coring, corer
slice vegetables, vegetable slicer, vegetable cutter
shell nuts, nut cracking, hulling, shelling, nutcracker
crack nuts, nutcracker, nut sheller
peanut butter, nut butter, nut paste
peanut, groundnut, arachis
roast nuts, roasting, roaster
roast coffee, coffee roasting, coffee roaster
seaweed, algae, kelp, laver
mushroom, edible fungus, mycelium
edible insects, insect protein, cricket powder
potato, tuber, solanum tuberosum
sweet potato, batata
mashed potatoes, potato puree
puree, mash, pulp
fruit pulp, pomace, marc
dried fruit > raisin, prune
salad, leafy vegetables, lettuce
wash vegetables, produce washing, vegetable washing
pesticide residue, residual pesticide
butcher, meat processing, slaughter
slaughter, kill animals, stun
stun an animal, stunning, electrical stunning
remove feathers, defeathering, poultry plucking
gut a fish, evisceration, fish gutting
scale fish, descaling fish, fish scale removal
debone, deboning, bone removal, filleting
fish fillet, filleting machine
fish paste, surimi, fish cake
shrimp, prawn
peel shrimp, shrimp peeling, shrimp shelling
shellfish, mollusk > oyster, clam, mussel, scallop
open oysters, oyster shucking, shellfish opening
sausage, frankfurter, hot dog, sausage meat
sausage filler, sausage stuffing, stuffing machine
ground meat, minced meat, mincemeat, meat grinder
hamburger patty, meat patty, burger
cured meat > bacon, ham
steak, beef cut
jerky, dried meat
fat substitute, fat replacer, fat mimetic
low-calorie, reduced calorie, diet food, low energy
dietary fiber, roughage, fibre, indigestible carbohydrate
inulin, fructooligosaccharide, prebiotic
food supplement, dietary supplement, nutritional supplement, nutraceutical
health food, functional food, nutraceutical
vitamin, micronutrient
vitamin c, ascorbic acid
vitamin e, tocopherol
vitamin a, retinol
vitamin d, cholecalciferol, calciferol
vitamin b1, thiamine
vitamin b2, riboflavin
vitamin b12, cobalamin
folic acid, folate
iron supplement, iron fortification
calcium supplement, calcium fortification
enriched food, fortified food, nutrient fortification
protein bar, nutrition bar, energy bar
protein powder, protein isolate, whey protein
sports nutrition, muscle recovery, performance nutrition
old age food, softened food, dysphagia diet
thicken, thickening, viscosity increasing, thickener
thickener, thickening agent, gelling agent, hydrocolloid
gelatin, gelatine, collagen hydrolysate
pectin, fruit pectin
agar, agar-agar
xanthan, xanthan gum
starch, amylum, modified starch
emulsifier, surface active agent, lecithin
anticaking, free-flowing agent, anti-caking agent
food coloring, food dye, edible pigment
beet red, anthocyanin, natural colorant
flavor, aroma, flavouring
vanilla, vanillin
mint, menthol, peppermint
cooling sensation, cooling agent, menthol
flavor encapsulation, encapsulated flavor, flavor release
print food, 3d food printing, food printer
pressure cooker, pressure cooking, pressurized cooking
slow cook, slow cooker
cook under vacuum, sous vide, vacuum cooking
simmer, gentle boil, low heat cooking
boil over, overflow of boiling liquid, boil-over, spill over
burn onto the pan, scorch, food burning, charring
burnt, charred, scorched
undercooked, underdone, insufficient doneness
overcooked, overdone, overcooking
done, doneness, cooking degree
meat thermometer, food temperature probe, core temperature probe
frying pan, skillet, wok
non-stick pan, anti-stick coating, nonstick, fluoropolymer coating
pot, saucepan, cooking vessel, cookware
kettle, water boiler, electric kettle
toaster, bread toaster, toasting
grill, barbecue, broil, gridiron
barbecue, bbq, grilling apparatus, charcoal grill
rotisserie, spit roasting, rotating spit
microwave oven, microwave heating, microwave cooker
induction cooker, induction cooktop, induction hob
cooktop, hob, cooking surface, stovetop
range hood, extractor hood, cooker hood, kitchen hood
cooking fumes, kitchen fume, cooking vapors
cooking robot, automatic cooking machine, robot chef
food processor, blender, kitchen machine, kitchen appliance
hand mixer, egg beater, whisk
stir-fry, wok cooking
marinade, meat marinating, tumbling
thaw, defrost, unfreeze
freezer burn, freeze damage, sublimation drying
supercool, supercooling, undercooling
keep food warm, food warming, food warmer, warming cabinet
keep cold, cold storage, cool box, refrigerated storage
lunch box, food container, bento
leftovers, food waste, food residue
recipe, cooking instruction, preparation instruction
calorie counting, calorie intake, nutrition tracking
allergen in food, food allergen detection
sniff out spoiled food, spoilage detection, freshness sensor
foreign object in food, foreign matter detection
metal detector for food, metal contamination detection
sort fruit, fruit grading, produce sorting
tobacco, nicotiana
cigarette, smoking article, smoking product
vape, e-cigarette, electronic cigarette, aerosol generating device
vape liquid, e-liquid, aerosol-forming substrate, liquid nicotine
vape coil, atomizer, heating coil, vaporizer
heat-not-burn, heated tobacco, aerosol-generating article
cigarette filter, smoke filter, filter rod
cigarette paper, rolling paper, wrapper
cigarette butt, cigarette stub
roll cigarettes, cigarette rolling, cigarette making
cigar, cigarillo
smoking pipe, tobacco pipe
chewing tobacco, snus, smokeless tobacco, oral tobacco
nicotine pouch, oral pouched product
cigarette lighter, lighter, igniter
match, matchstick
ashtray, ash receptacle
secondhand smoke, sidestream smoke, passive smoking
cannabis, marijuana, hemp
cbd, cannabidiol, cannabinoid
thc, tetrahydrocannabinol
make concrete set faster, set accelerator, hardening accelerator, concrete accelerator
make concrete set slower, set retarder, retarding admixture
water reducer, superplasticizer, plasticizer for concrete
concrete, cementitious composition, cement composite
cement, hydraulic binder, portland cement
quicklime, calcium oxide, burnt lime
slaked lime, calcium hydroxide, hydrated lime
limestone, calcium carbonate, chalk
plaster, gypsum, stucco
gypsum board, plasterboard, drywall
mortar, grout, cement mortar
foam concrete, aerated concrete, cellular concrete, lightweight concrete
self-healing concrete, crack-healing concrete
geopolymer, alkali-activated binder, slag cement
fly ash, coal ash
slag, blast furnace slag
concrete rubble, recycled aggregate, construction waste, demolition waste
gravel, aggregate, crushed stone
clay, argillaceous earth, bentonite, kaolin
china clay, kaolin, kaolinite
china, porcelain, ceramic ware
pottery, earthenware, stoneware, ceramics
glaze, ceramic glaze, enamel
fire clay, refractory, refractory brick, fireclay
brick, building brick, fired brick
tile, ceramic tile
sinter, firing of ceramics, sintering
asphalt, bitumen, blacktop
tar, pitch, bitumen
glass, vitreous material
safety glass, toughened glass, tempered glass, laminated glass
strengthened glass, chemically strengthened glass, ion exchange glass
phone glass, cover glass, display cover glass
glass ceramic, glass-ceramics, devitrified glass
glass wool, mineral wool, rock wool, mineral fiber
fiberglass, glass fiber, glass fibre
blow glass, glass blowing, glass forming
float glass, flat glass
bulletproof glass, ballistic glass, transparent armor
heat-reflecting glass, low-emissivity glass, low-e coating
smart window, electrochromic window, switchable glazing
bubbles in glass, glass fining, glass refining
glass cutter, glass scoring, scribing
frosted glass, etched glass, matte glass
shatter, break into pieces, fragment
shatterproof, break-resistant, shatter-resistant
scratch-resistant, abrasion resistant, scratchproof, mar-resistant
scratch, scuff, mar, score mark
fingerprint-proof, anti-fingerprint, oleophobic coating
glare-free, anti-glare, antireflective, anti-reflection coating
fog-free, anti-fog, antifogging
self-cleaning, easy-to-clean, photocatalytic surface
water-repellent, hydrophobic, superhydrophobic, water-shedding
water-loving, hydrophilic, wettable
oil-repellent, oleophobic, lipophobic
dirt-repellent, stain-resistant, soil release, antifouling
paint, coating composition, coating material
primer, undercoat, base coat
top coat, clear coat, finish coat
water-based paint, waterborne coating, aqueous coating, latex paint
oil paint, alkyd paint, solvent-based paint
powder paint, powder coating
spray paint, spray coating, aerosol paint
wall paint, interior paint, architectural coating
road marking paint, traffic paint
ship paint, antifouling paint, marine coating
anti-rust paint, anticorrosive coating, corrosion protection coating
fire-resistant paint, intumescent coating, fireproof coating
heat-resistant paint, high temperature coating
conductive paint, electrically conductive coating, conductive ink
paint remover, paint stripper, stripping agent
peel off paint, delaminate, flake off, paint peeling
paint drips, sagging, paint sag
cracked paint, craze, coating crack
fade, discolor, bleach out, color fading
lightfast, light resistance, color fastness
yellowing, discoloration
varnish, clear lacquer, shellac
wood stain, wood preservative, wood finish
putty, filler, spackle
ink, printing ink
inkjet ink, ink jet ink
invisible ink, security ink, uv ink
dry erase ink, whiteboard marker ink
pencil lead, graphite lead
crayon, wax crayon, pastel
pigment, coloring matter
white pigment, titanium dioxide, titania
carbon black, soot
colorfast, dye fixation, color fastness
vat dye, indigo
bleach, whitening agent, bleaching agent, hypochlorite
brightener, optical brightener, fluorescent whitening agent
dull finish, matte, matt, delustered
glitter, sparkle, sequin
polish, polishing agent, burnish
shoe polish, shoe cream
floor wax, floor polish, floor finish
car wax, car polish
wax, paraffin, beeswax
candle, wax light, taper candle
instant glue, superglue, cyanoacrylate
two-part glue, epoxy adhesive, two-component adhesive
hot glue, hot melt adhesive
wood glue, wood adhesive, polyvinyl acetate
wallpaper paste, paste
peelable, removable adhesive, repositionable adhesive, detachable adhesive
sticky note, repositionable note, self-stick note
sticky tape, adhesive tape, pressure-sensitive adhesive tape
double-sided tape, double-sided adhesive
debond, adhesive removal, debonding on demand
sealant, caulk, sealing compound, joint sealant
caulk, sealing compound, joint filler
silicone, polysiloxane, siloxane
soap, toilet soap, soap bar, fatty acid salt
liquid soap, hand wash, hand soap
dish soap, dishwashing detergent, dishwashing liquid
dishwasher tablet, automatic dishwashing detergent, detergent tablet
laundry pod, detergent pouch, unit dose detergent, water-soluble pouch
washing powder, laundry detergent, powder detergent
suds, lather, foam
low-suds, antifoam, defoamer, foam control
too much foam, foam suppression, antifoaming, defoaming
stain remover, spot remover, stain removal
grease remover, degreaser, degreasing agent
limescale, lime scale, calcium deposit, scale deposit
limescale remover, descaler, descaling agent, decalcify
drain cleaner, drain opener, pipe cleaning agent
oven cleaner, baked-on residue remover
toilet cleaner, toilet bowl cleaner
window cleaner, glass cleaner
rust remover, derusting agent, pickling agent
oil spill, spilled oil, oil slick, oil leakage at sea
spilled oil cleanup, oil absorbent, oil boom, oil skimmer
kitty litter, cat litter, animal litter
air freshener, room deodorizer, scent diffuser
moth balls, moth repellent, naphthalene
gasoline, petrol, motor fuel
diesel, diesel fuel, gas oil
jet fuel, aviation fuel, kerosene
kerosene, paraffin oil, lamp oil
crude oil, petroleum, mineral oil
natural gas, methane gas
liquefied natural gas, lng
cooking gas, lpg, liquefied petroleum gas, propane
biofuel > biodiesel, bioethanol, biogas
biodiesel, fatty acid methyl ester, fame
biogas, digester gas, fermentation gas
rotting waste gas, landfill gas, biogas
wood gas, producer gas, syngas, synthesis gas
charcoal, wood carbon, biochar
briquette, pressed fuel, fuel pellet
wood pellet, biomass pellet, pellet fuel
coal > lignite, anthracite
make coal into gas, coal gasification
make coal into oil, coal liquefaction
coke, petroleum coke
firewood, fuel wood, log
peat, turf
oil refining, petroleum refining, hydrocarbon processing
cracking oil, hydrocracking, catalytic cracking, fluid catalytic cracking
remove sulfur, desulfurization, hydrodesulfurization, desulphurization
octane booster, antiknock agent, octane improver
fuel additive, fuel improver
engine oil, motor oil, lubricating oil
grease, lubricating grease, semi-solid lubricant
dry lubricant, solid lubricant, molybdenum disulfide
cutting oil, metalworking fluid, cutting fluid
hydraulic oil, hydraulic fluid
transformer oil, insulating oil
antifreeze, freezing point depressant, ethylene glycol
brake fluid, brake liquid
waste oil, used oil, spent oil
turn plastic into fuel, plastic pyrolysis, waste plastic pyrolysis
fire starter, fire lighter, kindling
fire extinguishing agent, fire suppressant, extinguishing foam
flame retardant, fire retardant, flameproofing agent
gunpowder, black powder, propellant powder
explosive, blasting agent, detonating composition
fireworks, pyrotechnic, firecracker
rocket fuel, propellant, solid propellant
gas generator for airbags, inflator propellant, gas generating composition
detonator, blasting cap, initiator
smoke bomb, smoke composition
fertilizer, plant nutrient
slow-release fertilizer, controlled-release fertilizer, coated fertilizer
compost, composting, humus
compost toilet, composting toilet
kitchen waste composting, compost bin, composter
worm compost, vermicompost, vermiculture
manure, dung, animal excrement
liquid manure, slurry
plant food, nutrient solution
nitrogen fertilizer, urea, ammonium nitrate
phosphate fertilizer, superphosphate
potash, potassium fertilizer, potassium salt
soil improver, soil conditioner, soil amendment
kill weeds, herbicide, weed control, weedkiller
kill bugs, insecticide, insect control, pesticide
kill rats, rodenticide, rat poison
kill snails, molluscicide, slug bait
bug repellent, insect repellent, mosquito repellent
plant disease, phytopathogen, plant pathogen
blight, rust disease, mildew, plant fungus
plant growth hormone, plant growth regulator, auxin, gibberellin
drought-resistant plant, drought tolerance, drought-tolerant
genetically modified plant, transgenic plant, gm crop
genetically modified organism, gmo, transgenic organism, recombinant organism
change genes, gene editing, genome editing, genetic modification
gene scissors, crispr, cas9, genome editing nuclease
switch off a gene, gene silencing, rna interference, knockdown
knock out a gene, gene knockout, gene deletion
gene therapy, gene transfer
gene carrier, vector, viral vector, plasmid
put dna into cells, transfection, transformation, electroporation
dna, deoxyribonucleic acid
rna, ribonucleic acid
messenger rna, mrna
sirna, small interfering rna
dna sequence, nucleotide sequence, base sequence
read dna, dna sequencing, nucleic acid sequencing
copy dna, dna amplification, nucleic acid amplification
dna chip, dna microarray, gene chip
dna test, genetic testing, genotyping
family relationship test, paternity test, kinship analysis
mutation, genetic variant, polymorphism
single nucleotide polymorphism, snp
gene activity, gene expression, transcription
genetic code, codon
protein building block, amino acid
protein, polypeptide
short protein, peptide, oligopeptide
protein shape, protein folding, tertiary structure, conformation
protein clump, protein aggregation, amyloid
break down protein, proteolysis, protease
enzyme, biocatalyst
digestive enzyme, pepsin, trypsin, pancreatin
starch-splitting enzyme, amylase
fat-splitting enzyme, lipase
cellulose-splitting enzyme, cellulase
antibody, immunoglobulin
monoclonal antibody, mab
single-domain antibody, nanobody, vhh
binding partner, ligand, receptor
bind, hybridize, attach to a target
docking site, receptor, binding site
cell division, mitosis, proliferation
cell growth, cell proliferation
cell death, apoptosis, programmed cell death
cell wall, cell membrane
cell nucleus, nuclear
cell powerhouse, mitochondrion, mitochondria
grow cells, cell culture, cultivate cells
petri dish, culture dish, culture plate
growth medium, culture medium, nutrient medium
bioreactor, fermenter, fermentor, culture vessel
ferment, fermentation, microbial culture
break open cells, cell lysis, cell disruption
cell counting, cytometry, flow cytometry
sort cells, cell sorting, cell separation
bacterium, prokaryote
e. coli, escherichia coli
staph, staphylococcus aureus
strep, streptococcus
salmonella, salmonella enterica
virus eating bacteria, bacteriophage, phage
slime layer, biofilm
spore, endospore
yeast, saccharomyces
mold, filamentous fungus, mould
mushroom mycelium, hyphae, fungal mycelium
algae, microalgae, phytoplankton
pond scum, algal bloom, cyanobacteria, blue-green algae
animal model, laboratory animal, experimental animal
lab mouse, transgenic mouse, knockout mouse
fruit fly, drosophila
zebrafish, danio rerio
roundworm, nematode
insect larva, maggot, grub, caterpillar
mealworm, black soldier fly, insect rearing
silkworm, bombyx mori, sericulture
bee, honeybee, apis
cockroach, roach
bedbug, bed bug
flea, ctenocephalides
spider, arachnid
snail, slug, gastropod
leech, hirudinea
jellyfish, cnidarian
starfish, echinoderm, sea cucumber
dog, canine
cat, feline
mouse, murine
monkey, primate, simian
bird, avian
fish, piscine, finfish
cereal, grain, cereal crop
grass, turf, gramineous plant
tree trunk, stem, bole
tree bark, bark, cortex
leaf, foliage
seed, kernel
sprout, seedling, shoot, germinate
root, rhizome
flower, blossom, inflorescence
pollen, pollination
pollinate, fertilize flowers, pollination
weed, undesired plant, unwanted vegetation
wood pulp, cellulose, lignocellulose
plant fiber, natural fiber, cellulosic fiber
straw, crop residue, stalk
sap, latex, plant juice
tree resin, rosin, natural resin
essential oil, volatile oil, aromatic oil
plant dye, natural dye, chlorophyll
turmeric, curcumin
green tea extract, catechin, polyphenol, egcg
antioxidant, radical scavenger, oxidation inhibitor
free radical, reactive oxygen species
carrot color, carotene, carotenoid, beta-carotene
red wine extract, resveratrol
ginseng, ginsenoside, panax
licorice, glycyrrhiza
aloe, aloe vera
willow bark, salicylic acid, salicin
aspirin, acetylsalicylic acid
paracetamol, acetaminophen
ibuprofen, nsaid, non-steroidal anti-inflammatory drug
morphine, opioid, opiate
fentanyl, opioid analgesic
penicillin, beta-lactam antibiotic
cortisone, corticosteroid, steroid
drinking water treatment, water purification, potable water treatment
clean water, water purification, purify water
dirty water, wastewater, waste water, effluent, sewage
sewage treatment, wastewater treatment, effluent treatment
sewer sludge, sewage sludge, activated sludge
make seawater drinkable, desalination, desalinate, seawater desalination
remove salt, desalt, desalination, demineralize
reverse osmosis, ro membrane, hyperfiltration
water softener, water softening, hardness removal
hard water, water hardness, calcium hardness
water filter, water purifier, filter cartridge
chlorinate, chlorination, chlorine disinfection
swimming pool water, pool water treatment, pool disinfection
ultraviolet water treatment, uv disinfection, ultraviolet sterilization
ozone treatment, ozonation, ozonization
settle to the bottom, sediment, sedimentation, settle
sediment, deposit, precipitate, silt
clump dirt together, flocculate, flocculation, coagulation
flocculant, coagulant, flocculating agent
floating scum, flotation, skimming
filter out, filtration, strain, remove by filtering
filter clogging, membrane fouling, filter plugging
clean a filter, backwash, filter regeneration, backflush
ion exchanger, ion exchange resin
heavy metals, toxic metals > lead, cadmium, arsenic, mercury
fluoride removal, defluoridation
nitrate removal, denitrification
phosphorus removal, phosphate removal
microplastics, plastic microparticles
forever chemicals, pfas, perfluoroalkyl substance
polluted, contaminated, polluted soil
polluted soil cleanup, soil remediation, soil decontamination
plants cleaning soil, phytoremediation
bacteria eating oil, bioremediation, biodegradation of hydrocarbons
pollution, contamination, pollutant, contaminant
air pollution, atmospheric pollutant, particulate matter, smog
fine dust, particulate matter, pm2.5, fine particles
exhaust cleaning, exhaust gas purification, exhaust aftertreatment
nitrogen oxides, nox
nox removal, selective catalytic reduction, scr, denitration
acid rain gas, sulfur dioxide, so2
flue gas scrubbing, flue gas desulfurization, scrubber
capture carbon, carbon capture, co2 capture, carbon dioxide sequestration
greenhouse gas, global warming gas, carbon emission
carbon footprint, greenhouse gas emission
ozone layer, ozone depletion
climate-friendly, low global warming potential
environmentally friendly, eco-friendly, green, environmentally benign
renewable, sustainable, regenerative
radioactive waste, nuclear waste
garbage incineration, waste incineration, refuse incinerator
burn garbage, incinerate, incineration, incinerator
landfill, waste dump, refuse dump
landfill seepage, leachate, landfill leachate
sort garbage, waste sorting, refuse separation
garbage can, trash can, waste bin, dustbin
breaks down in nature, biodegradable, biodegradation
biodegradable plastic, polylactic acid, pla, polyhydroxyalkanoate
plastic bottle, pet bottle, polyethylene terephthalate bottle
recycled plastic, reclaimed plastic, regenerated plastic
old tires, waste tire, scrap tyre, used tire
scrap metal, metal scrap
electronic waste, e-waste, waste electronics
old batteries, spent battery, battery recycling
plastic bag, polybag, polyethylene bag
polystyrene foam, expanded polystyrene
acrylic glass, polymethyl methacrylate, pmma
polyethylene, polythene, pe
polypropylene, pp
polystyrene, ps
polytetrafluoroethylene, ptfe
polyester, pet, polyethylene terephthalate
nylon, polyamide
aramid, aromatic polyamide
spandex, elastane, polyurethane elastic fiber
rayon, viscose
celluloid, cellulose nitrate
cellophane, cellulose film
phenolic resin, phenol formaldehyde
melamine, melamine resin
epoxy, epoxy resin
acrylic, acrylate polymer
polyurethane, pu, urethane resin
foam plastic, foamed plastic, cellular plastic, plastic foam
foam rubber, sponge rubber, latex foam
memory foam, viscoelastic foam, low-resilience foam
rigid foam, insulating foam, polyurethane foam
blowing agent, foaming agent, expanding agent
natural rubber, caoutchouc, latex
synthetic rubber, butadiene rubber, sbr
vulcanize, cure rubber, crosslink rubber, vulcanization
tire rubber, tread rubber composition
plasticizer, softener, phthalate
hardener, curing agent, crosslinking agent
crosslink, cure, network formation
fill material, filler, reinforcing filler
fiber-reinforced plastic, composite, frp, fiber composite
carbon fiber, carbon fibre, cfrp
carbon nanotube, cnt
graphene, single-layer graphite
buckyball, fullerene, c60
aerogel, silica aerogel
very tiny particle, nanoparticle, nanoscale particle, ultrafine particle
nanofiber, electrospun fiber, electrospinning
shape memory plastic, shape memory polymer
plastic that heals itself, self-healing polymer, self-healing material
melts when heated plastic, thermoplastic, thermoplastic resin
hardens when heated plastic, thermosetting resin, thermoset
conducting plastic, conductive polymer, polyaniline, polythiophene
superabsorbent, superabsorbent polymer, sap, water-swellable polymer
jelly-like, gel, gelatinous, hydrogel
hydrogel, aqueous gel, water-swollen polymer
chain-like molecule, polymer, macromolecule
polymer building block, monomer
join molecules in chains, polymerize, polymerization
break polymer chains, depolymerize, depolymerization, chain scission
speed up a reaction, catalyze, catalyst, catalysis
catalyst poisoning, catalyst deactivation
worn-out catalyst, spent catalyst, deactivated catalyst
revive a catalyst, catalyst regeneration
light-driven reaction, photocatalysis, photochemical reaction
molecular sieve, zeolite
catalyst support, catalyst carrier
packed column, fixed bed reactor, packed bed
fluidized bed, fluid bed, fluidised bed
reaction vessel, reactor, reaction chamber
small tube reactor, microreactor, flow reactor
reaction heat, exothermic, heat of reaction
heat-giving, exothermic, heat releasing
heat-absorbing, endothermic
runaway reaction, thermal runaway
chemical reaction, conversion, synthesis
react, undergo reaction, convert
make a chemical, synthesize, prepare, synthesis
by-product, side product, byproduct
starting material, precursor, raw material
impurity, contaminant, foreign substance
purify, refine, purification
pure, high purity, refined
yield, recovery rate, conversion
solvent, dissolving agent, diluent
dissolve, solubilize, solution
water-soluble, soluble in water
insoluble, undissolved, non-soluble
thin down, dilute, dilution
concentrate, thicken, enrich
distill, distillation, rectification
boil off, evaporate, vaporize, distill off
extract, leach, solvent extraction
soak, steep, immerse, impregnate
squeeze out liquid, dewater, press out, dehydrate
spin out, centrifuge, centrifugal separation
dry powder, spray drying, powdered
spray dry, spray drying, spray-dried
turn to gas, vaporize, gasify, sublimate
liquefy, condense, liquefaction
grow crystals, crystal growth, crystallize, crystallization
pull a crystal, czochralski, crystal pulling
single crystal, monocrystal, monocrystalline
seed crystal, crystal nucleus
many-crystal, polycrystalline
non-crystal, amorphous, non-crystalline
crystal defect, dislocation, lattice defect
man-made diamond, synthetic diamond, diamond synthesis
ruby, sapphire, corundum
quartz, silicon dioxide, silica
sand, silica sand
fluorescent crystal, scintillator, phosphor
nanocrystal, quantum dot
acid, acidic substance
base, alkali, alkaline substance
lye, caustic soda, sodium hydroxide
washing soda, sodium carbonate, soda ash
table salt, sodium chloride, common salt
rock salt, halite
road salt, deicing salt, de-icing agent
epsom salt, magnesium sulfate
saltpeter, potassium nitrate, saltpetre
oil of vitriol, sulfuric acid, sulphuric acid
muriatic acid, hydrochloric acid, hydrogen chloride
nitric acid, aqua fortis
hydrofluoric acid, hydrogen fluoride
acetic acid, ethanoic acid
citric acid, citrate
lactic acid, lactate
formic acid, methanoic acid
alcohol, ethanol, ethyl alcohol
wood alcohol, methanol, methyl alcohol
rubbing alcohol, isopropyl alcohol, isopropanol, 2-propanol
glycerin, glycerol, glycerine
acetone, propanone
ether, diethyl ether
benzene, benzol
toluene, methylbenzene
phenol, carbolic acid
formaldehyde, formalin, methanal
ammonia, nh3, ammonia water
laughing gas, nitrous oxide
rotten egg gas, hydrogen sulfide, hydrogen sulphide
carbon monoxide, co gas
bleaching powder, calcium hypochlorite
hydrogen peroxide, h2o2, peroxide
hydrogen, h2, hydrogen gas
hydrogen generation, hydrogen production, water electrolysis
split water, water electrolysis, electrolyzer, electrolyser
store hydrogen, hydrogen storage, metal hydride
sulfur, sulphur, brimstone
fool's gold, pyrite, iron sulfide
iron rust, iron oxide, ferric oxide
alumina, aluminum oxide, aluminium oxide
uranium, fissile material
noble gas, inert gas, argon, helium
inert, non-reactive, unreactive, chemically stable
volatile, easily evaporated, vaporizable
explosive mixture, explosive atmosphere
corrosive, caustic, etching
strong-smelling, malodorous, pungent
stink, stench, malodor, foul odor
odorless, odor-free, unscented
remove smells, deodorize, odor removal, odor elimination
acidity, ph, ph value
make less acidic, neutralize, ph adjustment, alkalize
buffer, ph stabilizer
chelate, complexing agent, sequestrant
rust-proof, corrosion-resistant, rustproof, stainless
rust protection, corrosion inhibitor, anticorrosive
thick liquid, viscous liquid, high viscosity
runny, low viscosity, free-flowing
thickness of a liquid, viscosity
gets thinner when stirred, thixotropic, shear thinning
milky mixture, emulsion, emulsified
oil in water mix, emulsion, oil-in-water emulsion
separate into layers, phase separation, delamination, creaming
solids in liquid, suspension, dispersion, slurry
stop particles sinking, anti-settling, dispersant, suspension stability
clump together, agglomerate, aggregate, flocculate, coalesce
wet easily, wetting agent, wettability
spread out on surface, wetting, spreadability
surface tension, interfacial tension
dew point, condensation temperature
boiling point, boiling temperature
melting point, fusion temperature, melting temperature
coated grain, encapsulated particle, microcapsule
capsule wall, shell material, core-shell
chemical sensor, chemosensor
litmus, ph indicator, color indicator
color change with heat, thermochromic, temperature-sensitive color
color change with light, photochromic
invisible mark, taggant, tracer
mixing many compounds, combinatorial library, combinatorial chemistry, high-throughput screening
rechargeable battery, secondary battery, storage battery, accumulator
throwaway battery, primary battery, non-rechargeable battery, primary cell
lithium battery, lithium-ion battery, lithium ion cell, lithium secondary battery
car battery, starter battery, lead-acid battery, lead accumulator
alkaline battery, zinc-manganese battery, alkaline cell
button cell, coin cell, button battery
solid-state battery, all-solid-state battery, solid electrolyte battery
sodium battery, sodium-ion battery
lithium-sulfur battery, lithium sulphur cell
zinc-air battery, metal-air battery
nickel-metal hydride battery, nimh
fuel cell, hydrogen cell, fuel cell stack
fuel cell membrane, proton exchange membrane, polymer electrolyte membrane
plus pole, positive electrode, cathode
minus pole, negative electrode, anode
battery acid, electrolyte, electrolytic solution
battery separator, separator film, porous separator
lithium spikes, lithium dendrite, dendrite growth
battery swelling, cell swelling, battery bulging, gas generation in cell
battery fire, thermal runaway, battery ignition
battery explosion vent, safety vent, rupture disc, explosion-proof valve
charge quickly, fast charging, quick charging, high rate charging
battery lasts longer, battery life, cycle life, battery endurance
battery aging, capacity fade, state of health, battery deterioration
how full is battery, state of charge, soc, remaining capacity
drained battery, discharged battery, depleted battery, dead battery
deep discharge, over-discharge, overdischarge
overcharge, overcharging, excess charging
self-discharge, standby loss of battery
battery pack, battery module, battery assembly
battery case, battery housing, cell can, battery container
battery terminal, pole terminal, electrode terminal, tab lead
pouch cell, laminated battery, soft pack battery
battery cooling, battery thermal management
supercapacitor, ultracapacitor, electric double layer capacitor
electrode paste, electrode slurry, active material slurry
current collector, collector foil
cathode material, positive electrode active material > lithium iron phosphate, lithium cobalt oxide
graphite anode, negative electrode active material, silicon anode
electroplate, electrodeposition, galvanize, electroplating
gold plating, gold electroplating, gilding
chrome plating, chromium plating
electroless plating, chemical plating
galvanize, zinc coating, zinc plating
electrolysis, electrolytic cell, electrolytic
chlorine production, chlor-alkali electrolysis
smelt metal, smelting, ore reduction
aluminum smelting, aluminum electrolysis, hall-heroult
recover metals, metal recovery, hydrometallurgy, leaching
hardening steel, quench hardening, heat treatment
metal powder, powder metallurgy
alloy, metal mixture
stainless steel, corrosion resistant steel
metal that remembers shape, shape memory alloy, nitinol
metallic glass, amorphous alloy
coat with metal, metallization, metal plating
vapor deposit, vapor deposition, cvd, chemical vapor deposition
sputter, sputtering, physical vapor deposition, pvd
atomic layer deposition, ald
thin film, thin layer coating
gas sponge, adsorbent, sorbent
soak up gas, adsorb, adsorption
soak up moisture, desiccant, moisture absorber, hygroscopic
drying agent, desiccant, silica gel
make oxygen, oxygen generator, oxygen concentrator
separate air, air separation, pressure swing adsorption
humid air, moist air, high humidity
dry out air, dehumidify, dehumidification
dehumidifier, moisture remover
humidifier, air moistening, humidification
air purifier, air cleaner, air cleaning
indoor pollution, volatile organic compound, voc
room smell, indoor odor
dust collector, dust separator, dust removal
electrostatic precipitator, electric dust collector, electrofilter
cyclone, cyclone separator, centrifugal separator
dust mask, particulate respirator, filter mask
gas mask, respirator, breathing protection
bubble, gas bubble, air bubble
tiny bubbles, microbubble, nanobubble, fine bubble
blow bubbles into water, aerate, aeration, sparging
remove bubbles, degas, deaerate, debubble, defoam
breaking foam, defoam, foam breaking
stir, agitate, mix
magnetic stirrer, magnetic agitator
static mixer, inline mixer
shake up, agitate, shake
knead, masticate, work dough
grind into powder, pulverize, mill, powderize
ball mill, grinding mill
granulate, pelletize, granulation
press into tablets, tableting, compression molding of tablet
clump, cake, caking
powder flow, flowability, free-flowing powder
dust-free, low-dust, non-dusting
powder explosion, dust explosion
measure out, dose, meter, dispense
measuring spoon, dosing spoon, dosing scoop
test tube, sample tube, reagent tube
beaker, laboratory vessel, flask
lab bench, laboratory workbench
fume hood, fume cupboard, laboratory hood
clean bench, laminar flow cabinet, biosafety cabinet
glove box, isolator, glovebox
lab robot, laboratory automation, liquid handling robot
pipetting, liquid handling, aspirating and dispensing
shake test tubes, vortex mixer, shaker
label test tubes, specimen labeling
microscope slide, specimen slide, object slide
stain cells, staining, dyeing tissue
tissue slice, tissue section, microtome
separate by color, chromatography
gas chromatography, gc
mass spectrometer, mass spectrometry
electric separation in gel, electrophoresis
light absorption measurement, spectrophotometry, absorbance
detect traces, trace detection, trace analysis
glowing molecule, fluorescent dye, fluorophore
light up under uv, fluorescence, fluoresce
firefly light, bioluminescence, luciferase, chemiluminescence
cold light, chemiluminescence
glow stick, chemiluminescent light stick
radioactive, radioisotope, radionuclide
radioactive tracer, radiopharmaceutical, radiotracer
make artificial silk, fiber spinning
spider silk, silk protein, spidroin
wool, keratin fiber
leather, hide, tanned leather
tanning, leather tanning, tannage
remove hair from hides, unhairing, dehairing
fake leather, artificial leather, synthetic leather, imitation leather
mushroom leather, mycelium leather
fur, pelt
feather, down
paper pulp, pulp, cellulose pulp
bleach pulp, pulp bleaching
remove ink from paper, deinking
starch paste, starch adhesive
sugar making, sugar refining, sugar crystallization
bone char, bone black
gelatin from bones, ossein
shell of crabs, chitin, chitosan
seaweed extract, alginate, alginic acid
hyaluronic acid, hyaluronan
collagen, procollagen
keratin, hair protein
blood protein, albumin, hemoglobin
fat cell, adipocyte
skin cell, keratinocyte, fibroblast
nerve cell, neuron
immune cell, lymphocyte, t cell, macrophage
killer cell, natural killer cell, nk cell
cancer cell, tumor cell, malignant cell
egg and sperm, gamete, germ cell
embryo, blastocyst
embryo transfer, embryo implantation
clone an animal, cloning, nuclear transfer
artificial insemination, insemination
sex selection, sperm sorting, semen sexing
breed plants, plant breeding, crossbreeding, hybridization
new plant variety, cultivar, plant variety
seedless, parthenocarpic
cutting for planting, scion, graft
graft plants, grafting, scion
plant tissue culture, micropropagation, callus culture
male-sterile plant, male sterility
herbicide-resistant plant, herbicide tolerance, glyphosate tolerance
insect-resistant plant, bt crop, bacillus thuringiensis
salt-tolerant plant, salt tolerance, halophyte
higher harvest, yield increase, increased yield
flowering time, flowering control, photoperiod
nitrogen from the air, nitrogen fixation, rhizobium
root fungus, mycorrhiza, mycorrhizal fungus
natural enemy of pests, biological control, beneficial insect, predator insect
bait for insects, attractant, pheromone lure
fly paper, fly trap
mouse trap, rodent trap, rat trap
mosquito coil, mosquito incense
mosquito net, insect net, insect screen
fly swatter, insect swatter, bug zapper
bird scarer, bird repellent, scarecrow
animal feed, fodder, feedstuff, forage
silage, ensilage, fermented feed
pet food, dog food, cat food
chew toy, dog chew, pet treat
fish food, aquaculture feed, fish feed
fish farming, aquaculture, fish culture
fish tank, aquarium
bee hive, beehive, apiary
egg hatching, incubation, hatchery
hen house, poultry house, chicken coop
milk a cow, milking, milking machine
udder infection, mastitis
hoof, claw of animals, hoof care
hoof trimming, hoof paring
figure out, determine, ascertain, work out, establish
find out, ascertain, determine, discover, learn
make sure, ensure, verify, guarantee, ascertain
double check, verify, recheck, confirm, cross-check
get rid of, remove, eliminate, dispose of, do away with
throw away, discard, dispose of, throw out
keep track of, monitor, track, trace, follow
keep an eye on, monitor, supervise, observe, surveil
keep a record, log, record, register, document
on its own, automatically, autonomously, by itself, unattended, independently
by itself, automatically, spontaneously, self-acting
hands-free, without hands, handsfree
without touching, contactless, non-contact, touchless, touch-free
without human help, unattended, unmanned, autonomous, without human intervention
at the same time, simultaneously, concurrently, in parallel, synchronously
one after another, successively, sequentially, consecutively, in sequence
one by one, individually, singly, separately, one at a time
all at once, simultaneously, in one step, collectively
in one go, single pass, in one operation, one-step
hard to reach, inaccessible, difficult to access, out of reach
easy to reach, accessible, within reach, readily accessible
little by little, gradually, incrementally, progressively, stepwise
bit by bit, incrementally, gradually
step by step, stepwise, gradual, progressively
over and over, repeatedly, cyclically, recurrently, iteratively
again and again, repeatedly, iteratively, repetitively
once in a while, intermittently, occasionally, sporadically
now and then, intermittently, occasionally, periodically
off and on, intermittent, intermittently, discontinuous
every so often, periodically, at regular intervals, at intervals
all the time, continuously, permanently, constantly, around the clock
without a break, uninterrupted, continuously, without interruption
nonstop, continuous, uninterrupted
from time to time, occasionally, periodically, intermittently
falls apart, disintegrate, break up, crumble, disaggregate
come apart, separate, detach, disengage, come loose
come loose, loosen, become detached, work loose
come undone, unfasten, loosen, open unintentionally, unintended opening
come off, detach, fall off, become detached
fall off, drop off, detach, become dislodged
slip off, slide off, come off unintentionally
ahead of time, in advance, beforehand, prior
beforehand, in advance, previously, pre-
too hot, overheating, excessive temperature, overtemperature
too cold, undercooling, insufficient temperature, excessively cold
too little, insufficient, deficient, inadequate, lack
not enough, insufficient, inadequate, shortage, lacking
more than enough, sufficient, ample, surplus
just enough, minimum required, sufficient
too loud, excessive noise, excessive sound level
too bright, dazzle, glare, overexposure
too dark, underexposed, insufficient illumination, low light
too fast, overspeed, excessive speed, speeding
too slow, underspeed, insufficient speed, sluggish
too big, oversized, excessively large, oversize
too small, undersized, undersize
too heavy, overweight, overload, excessive weight
too high, exceed, above threshold, excessive
too low, below threshold, insufficient, fall below
too late, delayed, belated, late
too early, premature, early
too tight, overtightened, excessively tight
too dry, insufficient moisture, excessively dry
too wet, excess moisture, waterlogged, excessive humidity
too sweet, excessive sweetness
run out of, use up, deplete, exhaust, be consumed
run low, nearly empty, low level, near depletion
used up, depleted, exhausted, consumed, spent
top up, refill, replenish, make up
stock up, replenish, restock, resupply
break down, fail, malfunction, decompose
give out, fail, cease functioning
burn out, fail, fuse blow
wear out, abrade, wear, become worn
wear off, abrade, lose effect, fade
worn out, worn, abraded, used, exhausted
cut back, reduce, trim, curtail
cut out, excise, punch out, blank
cut to size, trim, cut to length, size
cut to length, trim to length, crosscut
speed up, accelerate, expedite, hasten
warm up, preheat, heat up
cool down, cool, chill, lower the temperature
heat up, raise the temperature, warm, heating
dry out, desiccate, dehydrate, lose moisture
dry up, desiccate, run dry
soak up, absorb, take up, imbibe
suck in, aspirate, draw in, intake, take in
suck out, extract by suction, aspirate, evacuate
suck up, aspirate, vacuum, draw up
blow up, inflate, explode
pump up, inflate, pressurize
let the air out, deflate, vent, bleed air
let out, release, discharge, vent
let in, admit, allow entry
let go, release, drop
let through, transmit, pass, permeable, allow passage
give off, emit, release, evolve, exude
give back, return, restore
send out, emit, transmit, dispatch
send back, return, reflect, send in reply
pick out, select, choose, single out
pick up, grasp, grip, collect
put on, don, apply, place on
take off, doff, remove
put in, insert, introduce, place into
put back, replace, return, reinstall, restore
put off, postpone, defer, delay
put out a fire, extinguish, fire extinguishing, quench
put up, erect, mount, set up
put up with, withstand, tolerate
set up, install, configure, arrange, establish
set off, trigger, activate, initiate
set aside, reserve, allocate
set free, release, liberate
hold together, bind, bond, retain together, cohesion
hold in place, retain, fix in position, secure, immobilize
hold down, restrain, hold-down, press down
hold back, retain, restrain, retard
hold up, support, sustain, uphold
hold tight, grip firmly, clamp, grasp tightly
hold off, delay, defer, repel
keep away, repel, keep at a distance, ward off, exclude
keep out, exclude, prevent entry, block ingress
keep in, retain, contain, confine
keep apart, separate, space apart, isolate
keep together, hold together, bundle, retain
keep warm, heat retention, thermal insulation, heat preservation
keep cool, cooling, thermal management, heat protection
keep dry, moisture protection, waterproof, moisture-proof
keep clean, contamination prevention, dirt protection
keep steady, stabilize, maintain constant
keep going, continue, sustain, maintain operation
keep from slipping, anti-slip, slip-resistant, non-slip
keep from sticking, anti-stick, nonadhesive, release agent
keep from tipping over, anti-tip, tip-over prevention, anti-tipping
keep from falling, fall prevention, fall arrest, fall protection
keep from spilling, spill-proof, spill prevention
keep from rolling away, roll-away prevention, wheel chock
keep from breaking, breakage prevention, fracture-proof
keep from tangling, anti-tangle, tangle prevention
keep pace, synchronize, follow in step
keep up with, follow, synchronize with
look after, care for, attend, tend
look for, search, seek, locate, hunt for
look up, search, retrieve, query, look-up
look through, browse, scan
look at, view, observe, gaze
look alike, resemble, similar in appearance
turn around, reverse, rotate, invert, turn over
turn over, invert, flip, overturn
turn upside down, invert, overturn
turn inside out, evert, invert, reverse
turn into, convert, transform, become
turn up, increase
turn down, decrease, lower, reduce volume
turn off by itself, automatic shutoff, auto power off
flip over, overturn, invert, reverse
tip over, overturn, topple, tilt over
fall over, topple, tip over, overturn
fall down, collapse, drop
fall out, drop out, be dislodged
fall in, collapse inward, cave in
cave in, collapse, implosion
give way, yield, collapse
bend over, buckle, fold over
fold up, collapse, fold
roll up, wind up, coil, furl
roll over, overturn, rollover
roll out, unroll, spread
wrap up, package, wrap, envelop
wrap around, encircle, wind around, encase
tie up, bind, bundle, strap
tie down, lash, tie-down, secure cargo
tie together, bundle, bind
lined up, aligned, in alignment, in register
out of line, misaligned, offset, misalignment
out of balance, unbalanced, imbalance
out of order, faulty, malfunctioning, out of service
out of round, ovality, eccentric
out of step, out of phase, asynchronous, out of synchronism
out of date, obsolete, outdated, stale
out of sight, hidden, concealed, out of view
out of range, beyond range, exceeding range
out of control, uncontrolled, runaway
out of stock, stockout, unavailable
bring up to date, update, refresh, upgrade
bring together, join, converge, merge, combine
bring back, restore, return, recover
bring in, introduce, import
carry out, perform, execute, conduct, implement
carry on, continue, proceed
carry away, transport off, entrain, remove
carry along, entrain, carry with
call up, retrieve, recall, invoke
call off, cancel, abort
call for help, emergency call, distress call, sos
catch fire, ignite, inflame
catch up, recover delay, make up time
catch on, snag, become caught
get caught, snag, pinch, entrapment, become trapped
get stuck, jam, seize, become lodged
get lost, lose the way, go missing, misplaced
get in the way, obstruct, interfere, impede
get in, enter, board, ingress
get out, exit, egress, escape
get in and out, ingress and egress, entry and exit, boarding and alighting
get on and off, boarding and alighting, embarkation
get up, stand up, rise, sit-to-stand
get ready, prepare, make ready
get back, recover, retrieve, regain
get around, circumvent, bypass
get through, pass through, penetrate
get used to, adapt, acclimatize, habituate
get tangled, entangle, tangle, snarl
get worse, deteriorate, degrade, worsen
get better, improve, ameliorate
get bigger, enlarge, increase, expand, grow
get smaller, shrink, reduce, contract
get longer, elongate, lengthen
get shorter, shorten, contract
get wet, become wet, moisten, wetting
get dirty, soil, become contaminated, foul
get hot, heat up, become heated
get old, age, aging
go around, bypass, circumvent, detour
go through, traverse, pass through, penetrate
go past, pass, overshoot, exceed
go beyond, exceed, surpass
go along, move along, travel along
go away, disappear, vanish, dissipate
go back, return, revert, retreat
go back and forth, reciprocate, shuttle, oscillate
go off, trigger, detonate, sound an alarm
go on, continue, proceed
go out, extinguish, flame out
go up, rise, ascend, climb
go up and down, reciprocate vertically, raise and lower, vertical movement
go down, descend, fall, sink
go wrong, fail, malfunction, error occurrence
go missing, become lost, missing, misplaced
back and forth, reciprocating, to and fro, oscillating
to and fro, reciprocating, alternating
side to side, lateral movement, laterally, transverse oscillation
up and down, vertical reciprocation, vertically, raise and lower
in and out, retractable, extend and retract, telescopic
round and round, rotational, revolving, circulating
in circles, circularly, orbiting
back to back, in succession, back-to-back
face to face, facing, opposed, opposing
end to end, end-to-end, abutting
head to tail, in tandem
edge to edge, edgewise, butt joint
on top of another, superimposed, stacked, superposed
one inside another, nested, concentric, coaxial
on top of, upon, superposed, overlying
underneath, beneath, below, underside
in between, intermediate, interposed, interstitial
in front of, ahead of, before, upstream
at the back, rear, rearward, posterior
at the bottom, lower end, base, bottom side
halfway, midway, intermediate position
end of the line, terminal, terminus
at both ends, bilaterally, on both ends
on both sides, bilateral, double-sided, two-sided
two-way, bidirectional, duplex
lengthwise, longitudinal, in the longitudinal direction
crosswise, transverse, transversely
sideways, lateral, transversal
diagonally, oblique, diagonal
all around, circumferentially, peripherally, all-round
all over, throughout, entire surface
everywhere, ubiquitous, at all locations
somewhere else, remote, at another location
far away, remote, distant, long distance
from far away, remotely, from a distance, remote
nearby, vicinity, proximity, adjacent
close by, adjacent, nearby, in the vicinity
close together, closely spaced, densely arranged, dense
far apart, widely spaced, sparse
next to, adjacent to, beside
on the spot, in situ, on-site, in place
in place, in situ, in position
on the go, mobile, while moving, on the move
on the fly, in real time, dynamically, during operation
right away, immediately, instantly, without delay, promptly
at once, immediately, instantaneously
as soon as, immediately upon, once
as it happens, in real time, real-time, live
in no time, rapidly, instantaneously
before long, shortly, soon
later on, subsequently, thereafter, afterwards
from now on, henceforth, subsequently
so far, hitherto, to date
for now, temporarily, provisionally
for a while, temporarily, for a period, for a time
for a short time, briefly, momentarily, short-term
for a long time, long-term, prolonged, extended period, long duration
for good, permanently, irreversibly
for ever, permanently, indefinitely, perpetually
once and for all, permanently, definitively
until now, conventionally, previously
at last, finally, ultimately, eventually
at first, initially, at the beginning, originally
in the end, finally, ultimately
in the middle, centrally, midway
at the right time, timely, at the correct time, with proper timing
just in time, timely, on time
on time, punctual, timely, on schedule
late, delayed, overdue, belated
waiting time, wait, latency, idle time
wait, hold, await, stand by
waste time, time-consuming, time loss
save time, time-saving, shorten the time, reduce time
takes too long, time-consuming, lengthy, excessive time
short-lived, transient, temporary, ephemeral
long-lasting, durable, prolonged, persistent
lasting, durable, permanent, enduring
last longer, extend service life, prolong life, service life extension
lifetime, service life, useful life, lifespan, durability
second-hand, used, pre-owned
brand new, unused, new
old, used, aged
day and night, 24 hours, round-the-clock, around the clock
every day, daily, day-to-day
once a day, daily, once daily
every week, weekly
every month, monthly
every year, annually, yearly
all year round, year-round, all-season
by the hour, hourly, per hour
overnight, during the night, through the night
holiday, vacation, public holiday
weekend, nonworking day
rush hour, peak period, peak time
off-peak, low-demand period, low load
peak demand, peak load
season, seasonal
birthday, anniversary
date and time, time stamp, timestamp
time limit, timeout, expiration time, deadline
deadline, due date, time limit
countdown, down-counter, remaining time
remaining time, time left, time to completion
time of day, clock time
timer, time switch, timing device
alarm clock, wake-up device
schedule, timetable, time plan, scheduling
appointment, booking, reservation
calendar, date display
plan, schedule, program
put in order, sort, arrange, order
in order, sequentially, in sequence
in a row, consecutively, in succession
in turn, alternately, sequentially, by rotation
take turns, alternate, rotate among, round-robin
back in order, restore, put right
mixed up, disordered, shuffled, confused
mix up, confuse, interchange mistakenly, mistake
tangled, entangled, snarled, knotted
messy, untidy, disorderly, cluttered
tidy up, organize, arrange, clean up
clear away, remove, evacuate
clear out, empty, evacuate
clear up, resolve, clarify
clean up, purify, remediate, decontaminate
wipe off, wipe clean, remove by wiping
wash off, rinse off, wash away
wash out, flush out, rinse out
rub off, abrade, transfer by rubbing, crocking
rub against, abrade, slide against, frictional contact
scrape off, doctor blade, strip, remove by scraping
peel off, strip, detach by peeling
tear off, rip off, sever along perforation
tear open, rip open, easy-open, tear line
break off, snap off, break away, frangible
break away, detach on impact, breakaway, frangible
break up, fragment, disintegrate, split up, comminute
break into pieces, fragment, shatter, comminute
break in, intrude, burglary, unauthorized entry
chop up, comminute, mince, shred
crush up, pulverize, comminute
flatten, planarize, level, even out
smooth out, level, even out, smoothing
even out, equalize, level, homogenize
straighten out, straighten, rectify, correct
stretch out, extend, elongate
spread out, distribute, expand, disperse, unfold
spread, propagate, diffuse, distribute
scatter, disperse, diffuse, distribute
sprinkle, scatter, dust
splash, spatter, splatter
spill, slop, overflow
spill-proof, leak-proof, non-spill
overflow, flood, spill over
pour out, discharge, dispense, decant
drip off, drain off, run off
run down, drain, discharge
run off, drain, flow off
run over, roll over, drive over, overrun
run into, collide with, impact
run away, escape, elope
bump into, collide with, strike against
crash into, collide with, impact
knock over, topple, overturn
knock down, topple, collapse
knock out, disable, render inoperative
smash, shatter, crush
hit the ground, touch down, ground impact
bounce back, rebound, reflect, recover shape
spring back, rebound, resilient return, elastic recovery, springback
snap back, spring return, resile
snap in, snap-fit, latch, click into place
snap together, snap-fit, clip together
click into place, latch, snap-in, engage by detent
plug in, insert, connect
hook up, connect, link
hook on, hook, attach by hook
clip on, attach by clip, clip-on
clamp down, clamp, press down
screw on, thread onto, screw, threadedly attach
screw in, thread into, screw into
stick on, adhere, adhesively attach, affix
stick out, protrude, project, jut out
stick to, adhere to, cling to
stick together, adhere, cohere, clump
sticking out, protruding, projecting, prominent
poke, prod, pierce
dig in, penetrate, bite into
dig up, excavate, unearth
fill up, replenish, fill, refill
fill in, backfill, complete
fill in a form, form filling, enter data into form
pile up, accumulate, stack, heap
build up, accumulate, establish, develop
buildup, accumulation, deposit, deposition
heap up, accumulate, heap
gather, collect, accumulate, assemble
pull apart, separate, tear apart, disassemble
pull out, extract, withdraw
pull down, lower
pull along, tow, drag, trail
push down, depress, press down
push apart, spread, force apart
push together, compress, bring together
push away, repel, repulse
push out, eject, expel, extrude
push through, force through, extrude
shut down, deactivate, power off, shutdown
shut off, close, cut off, isolate
shut out, exclude, block
shut tight, seal, tightly closed, hermetically sealed
start up, start-up, boot, activate
start over, restart, reset, begin again
stop working, fail, cease operating, malfunction
stop short, halt, interrupt
does not work, inoperative, malfunctioning, defective, failure
work together, cooperate, collaborate, interact
work properly, function correctly, normal operation
make it work again, repair, restore function, recover
make up, compensate, constitute
make up for, compensate, offset, counterbalance
make out, discern, recognize
make use of, utilize, employ, exploit
make a copy, duplicate, replicate
make room, clear space, free space
make smaller, reduce in size, miniaturize, downsize, shrink
make bigger, enlarge, expand, upscale
make shorter, shorten, truncate, abridge
make wider, widen, broaden
make thinner, thin, slim down, reduce thickness
make stronger, strengthen, reinforce, fortify
make weaker, weaken, attenuate
make lighter, weight reduction, lightening
make harder to copy, copy protection, anti-counterfeiting
make sense of, interpret, understand
make a noise, emit sound, generate noise
make visible, visualize, render visible, display
make invisible, conceal, hide, camouflage
make fit, adapt, adjust
make one's way, navigate
made to measure, custom-made, customized, bespoke, tailored
made of, composed of, formed from, consist of
homemade, self-made
do again, repeat, redo
do without, dispense with, omit, eliminate the need for
leave out, omit, skip, exclude
leave behind, forget, abandon
left behind, forgotten, abandoned, left unattended
leave open, unclosed, left open
left over, residual, remaining, surplus
leftover, residue, remainder, residual
rest, remainder, balance
take in, absorb, ingest, receive
take out, extract, withdraw, retrieve
take away, remove, withdraw
take over, assume control, handover, takeover
take up space, occupy, space-consuming
take place, occur, happen
take care, exercise caution
take part, participate, join
take hold of, grasp, grip, seize
take effect, become active, act
take into account, consider, account for
take a picture, capture an image, photograph
hand over, transfer, deliver, handover
hand out, distribute, dispense
pass on, forward, relay, transmit
pass along, forward, relay
pass through, traverse, permeate
pass by, move past, flow past
point out, indicate, designate
point at, aim, direct toward
show, display, indicate, present
show up, appear, become visible
tell, inform, notify, indicate
tell the difference, distinguish, discriminate
tell where, locate, localize
warn, alert, caution
let someone know, notify, inform, alert
remind, prompt, reminder
forget, fail to remember, oversight
remember, memorize, recall, store
think, reason, infer
think ahead, plan, anticipate
understand, comprehend, interpret
learn from experience, machine learning, adaptive learning
learn by itself, self-learning, unsupervised learning
teach, train, instruct
try, attempt, test
try on, fitting, virtual try-on
try out, test, trial
trial and error, heuristic, iterative testing
try again, retry, repeat attempt
give up, abort, abandon
change one's mind, undo, revoke
take back a step, undo, revert, rollback
choose, select, pick
decide, determine, decision
agree, consent, accept
allow, permit, authorize
forbid, prohibit, deny, disallow
ask for, request, query, demand
answer, respond, reply
say, utter, pronounce
talk, speak, converse
read aloud, text-to-speech, speech output
write down, record, note, transcribe
sign, execute signature, signature
count on, rely on, depend on
add up, sum, total, accumulate
add on, attach, append, accessory
add, append, supplement
take away from, subtract, deduct
work out a number, calculate, compute
round off, chamfer, bevel
split up, divide, partition, separate
split in two, bisect, halve, bifurcate
fork, bifurcate, branch
divide into parts, segment, partition, subdivide
put pieces together, assemble, combine, integrate
merge, combine, fuse, unite
join, connect, unite, link
belong together, associated, correspond
fit together, mate, match, interfit
fit in, accommodate, fit, insert
fit snugly, close fit, snug fit, form fit
tight fit, interference fit, press fit
loose fit, clearance fit, play
play in a bearing, backlash, clearance
wobbly, unstable, shaky, unsteady
shaky, unstable, vibrating, jittery
jittery, jitter, fluctuating
jerky, discontinuous motion, jolt, judder
smooth running, vibration-free, smoothness of operation
bumpy, uneven, rough
uneven, irregular, non-uniform
irregular, non-uniform, aperiodic, asymmetrical
lopsided, asymmetrical, unbalanced
crooked, bent, skewed, distorted
warped, distorted, deformed, buckled
bent out of shape, deformed, distorted
out of shape, deformed, misshapen
shape, form, contour, configuration
lose shape, deform, distort
keep shape, dimensional stability, shape retention
shapeless, amorphous, irregular shape
pointy, tapered, sharp, pointed
sharp edge, cutting edge, burr
jagged, serrated, toothed
dull, blunt, unsharpened
sharpen, whet, hone, grind
strong, robust, high strength
tough, ductile, high toughness
weak, low strength, fragile
fragile, brittle, breakable, frangible
breakable, frangible, fragile
unbreakable, shatterproof, break-resistant, indestructible
bendy, flexible, pliable, bendable
floppy, limp, flaccid, non-rigid
limp, flaccid, slack
squishy, soft, compressible, deformable
squeezable, compressible, deformable
stretchable, extensible, extendible
fluffy, fleecy, lofty, bulky
furry, pile, flocked
hairy, pilose, bristly
prickly, thorny, spiny
scratchy, abrasive, rough
slimy, mucilaginous, mucous
greasy, oily, fatty
dusty, dust-laden, dust covered
muddy, turbid, silty
dirty, soiled, contaminated, unclean
clean, uncontaminated, unsoiled
stinky, malodorous, foul-smelling
tasty, palatable, flavorful
tasteless, bland, flavorless
ugly, unsightly, unattractive
beautiful, aesthetic, attractive appearance
good-looking, aesthetic, attractive
elegant, aesthetically pleasing
colorful, multicolored, polychromatic
multicolored, polychromatic, multi-colour
colorless, achromatic, non-colored
one-color, monochrome, single color
black-and-white, monochrome, grayscale
not see-through, opaque, light-tight
lightproof, opaque, light-blocking
shiny, reflective, glossy
see in the dark, night vision, infrared imaging
glow in the dark, phosphorescent, luminescent
flicker, flickering, brightness fluctuation
flash, blink, strobe
blink, flash, intermittent light
light up, illuminate, turn on light
dazzle, glare, blinding
dazzling, glaring, blinding light
light and shade, contrast, light-dark
shadow, shading, cast shadow
loud, high volume, high sound level
creak, creaking, groan noise
hum, humming, buzz
rumble, rumbling, low-frequency noise
hiss, hissing, flow noise
rattle, chatter, clatter
bang, pop, impulse noise
click sound, clicking, audible click
whistle, whistling, aeolian tone
deaden sound, sound damping, soundproofing, acoustic insulation
noise-cancelling, active noise control, noise cancellation
muffle, damp, attenuate sound, silencer
make quieter, noise reduction, muffling, silencing
easy, simple, effortless, facile
hard to use, complicated operation, inconvenient, cumbersome
hard, difficult, laborious
complicated, complex, intricate
clumsy, cumbersome, unwieldy, awkward
bulky, voluminous, unwieldy, space-consuming
handy, convenient, practical
inconvenient, cumbersome, awkward
comfortable, ergonomic, comfort
comfort, wearing comfort, ride comfort, well-being
uncomfortable, discomfort, unpleasant
fits the hand, ergonomic, anatomically shaped
lightweight, light, low weight
heavy to carry, burdensome
tiring, fatiguing, strenuous
backbreaking, strenuous, heavy manual labor
labor-saving, effort-saving, work-saving
lot of work, labor-intensive, laborious
by hand, manually, manual
with one hand, one-handed, single-handed
without tools, tool-free, toolless, tool-less
push of a button, push-button, one-touch
one-touch, single touch, single action
childproof, child-resistant, child safety
child lock, child-resistant closure, child safety lock
foolproof, error-proof, misuse-proof, poka-yoke
tamper-proof, tamper-resistant, tamper-evident
burglar-proof, anti-theft, theft-resistant
vandal-proof, vandal-resistant, vandalism protection
bulletproof, ballistic resistant, ballistic protection
bombproof, blast-resistant, explosion resistant
stab-proof, stab-resistant, puncture-resistant
puncture-proof, puncture-resistant, run-flat
leakproof, leak-tight, liquid-tight, fluid-tight
waterproof, watertight, water-resistant, water impermeable
rainproof, weatherproof, rain-resistant
weatherproof, weather-resistant, weather resistance
windproof, wind-resistant, windbreak
dustproof, dust-tight, dust protection
heatproof, heat-resistant, thermally stable
cold-resistant, cold resistance, low temperature resistant
ovenproof, oven-safe, heat-resistant cookware
shockproof, impact-resistant, shock-resistant, shock protection
earthquake-proof, seismic resistant, aseismic, anti-seismic
lightning protection, lightning arrester, surge protection
crashworthy, crash safety, impact protection
slip-proof, anti-slip, non-slip, anti-skid
skid, slip, sideslip
slip, slide, lose grip
grip, traction, adhesion
fail-safe, failsafe, fault-tolerant, redundancy
emergency stop, emergency shutdown, quick stop
emergency exit, escape route, emergency egress
danger, hazard, risk, peril
dangerous, hazardous, unsafe, perilous
harmful, noxious, injurious, detrimental
harmless, nontoxic, innocuous, non-hazardous
poison-free, non-toxic, nontoxic
accident, mishap, crash
near miss, near-accident, close call
disaster, catastrophe, emergency
rescue, save, life-saving
lifesaver, rescue device, life preserver
help, assist, aid, support
in need of help, emergency, distress
in case of emergency, emergency situation, in an emergency
just in case, precaution, backup, reserve
spare, reserve, replacement, backup
backup, redundant, standby, fallback
safety net, fallback, failsafe
prevent accidents, accident prevention, collision avoidance
hidden danger, latent defect, latent risk
scare off, deter, repel, frighten away
scare, frighten, startle
attack, assault, aggression
fight off, repel, defend against
guard against, protect from, prevent
break the law, violation, illegal
against the rules, violation, noncompliance
allowed, permitted, authorized
not allowed, prohibited, unauthorized, forbidden
cheat, deceive, manipulate, spoof
lie, deceive, false statement
trick, deceive, spoof
tamper with, manipulate, interfere with
prank, abuse, misuse
misuse, abuse, improper use
misbehave, abnormal behavior, malfunction
fool, deceive, spoof
imposter, impersonator, masquerader
old people, elderly, aged person, senior citizen
kid, child, infant, minor
teenager, adolescent, juvenile
grown-up, adult
parents, guardian, father and mother
family member, relative, household member
couple, spouse, partner
neighbor, resident nearby
handicapped, disabled, physically impaired, person with disability
disabled person, handicapped person, person with reduced mobility
wheelchair user, mobility impaired, non-ambulatory person
deaf person, hearing impaired person, hearing-impaired
left-handed, sinistral, left hander
right-handed, right hander
tall person, large stature, tall user
newcomer, beginner, novice
beginner, novice, inexperienced user, unskilled person
expert, specialist, skilled person
layman, nonprofessional, unskilled person
handyman, craftsman, artisan
worker, workman, laborer
coworker, colleague, team member
boss, supervisor, manager
helper, assistant, aide
repairman, service technician, maintenance personnel
janitor, caretaker, cleaner
driver, motorist, vehicle operator
pedestrian, walker, passer-by
passer-by, pedestrian, bystander
bystander, onlooker, third party
cyclist, bicyclist, bicycle rider
biker, motorcyclist, motorcycle rider
truck driver, trucker
pilot, aviator, flight crew
sailor, seaman, crew member
soldier, combatant, warfighter
policeman, police officer, law enforcement
fireman, firefighter, fire brigade
paramedic, emergency medical technician, first responder
farmer, grower, agricultural producer
gardener, horticulturist
fisherman, angler
hunter, huntsman
athlete, sportsman, sports player
runner, jogger
swimmer, bather
diver, scuba diver
climber, mountaineer
skier, ski user
dancer, ballet performer
singer, vocalist
musician, instrumentalist
actor, performer
audience, spectator, viewer
viewer, spectator, observer
listener, auditor, hearer
speaker at a meeting, presenter, talker
reader, person reading
writer, author
crowd, mass of people, group of persons
crowd control, crowd management, people flow
visitor, guest, caller
stranger, unknown person, unfamiliar person
criminal, offender, perpetrator
prisoner, inmate, detainee
hostage, kidnapped person, abducted person
missing person, lost person
refugee, evacuee, displaced person
homeless, street people
owner, proprietor, holder
tenant, lessee, renter
landlord, lessor
boarder, lodger, hotel guest
cook, chef
baker, pastry cook
cashier, checkout clerk, checkout operator
salesperson, sales clerk, shop assistant
delivery person, courier, deliveryman
mailman, postman, mail carrier
how much, quantity, amount
how many, number, count, quantity
how long, duration, length of time
how far, distance, range
how fast, speed, velocity, rate
how often, frequency, rate of occurrence
how deep, depth
how high, height, altitude, elevation
how heavy, weight, mass
how hot, temperature
how hard, hardness
how thick, thickness
how likely, probability, likelihood
how well, degree, performance, quality
how old, age
how tall, height, stature
how bright, luminance, brightness
how loud, sound level, loudness, volume
a lot of, large amount, plenty, large quantity
plenty, abundant, sufficient
a few, several, small number
a bit, slightly, a small amount
a little, slightly, a small amount
a pinch, small amount, trace
tiny amount, trace, minute quantity, trace amount
handful, small quantity
a couple of, two, pair
pair, couple, twin
two at a time, pairwise, in pairs
both, each of two, two
twice, two times, double
double, twofold, dual
triple, threefold, treble
half, one half, fifty percent
quarter, one fourth, one-quarter
third, one-third
dozen, twelve
whole, entire, complete
part, portion, section, fraction
piece, fragment, segment
pieces, fragments, shards
chunk, lump, block
lump, clod, agglomerate
slice, thin section, cut piece
crumb, particle, morsel
grain, granule, particle
drop, droplet, globule
droplet, liquid drop, drop
puddle, pool of liquid
stream, flow, jet
trickle, drip, small flow
flood, inundation, flooding
wave, surge
layer by layer, layerwise, additive manufacturing
batch, lot, charge
set, kit, assembly
kit, set of parts
collection, assortment, set
variety, diversity, assortment
majority, most, greater part
minority, minor portion
almost, nearly, substantially, approximately
about, approximately, roughly, circa
exactly, precisely, accurately
roughly, coarsely, approximately
at least, not less than, minimum
at most, not more than, maximum
more or less, approximately, substantially
more and more, increasingly, progressively
less and less, decreasingly, diminishing
faster and faster, accelerating
half as much, fifty percent
twice as much, double amount
many times, multiple times, repeatedly
full, filled, loaded
empty, unfilled, unloaded
overfull, overfilled, overfilling
overfill, overfilling, overflow
half full, partially filled
because of, due to, caused by, owing to
lead to, cause, result in, bring about
bring about, cause, effect, induce
cause, induce, give rise to, bring about
result, outcome, effect, consequence
side effect, secondary effect, undesired effect
root cause, failure cause, cause of fault
root cause analysis, fault diagnosis, failure analysis
in order to, for the purpose of, so as to
meant for, intended for, designed for
purpose, aim, objective
goal, target, objective
on purpose, intentionally, deliberately
by accident, accidentally, unintentionally, inadvertently
by mistake, erroneously, mistakenly, inadvertently
accidentally, inadvertently, unintentionally
unwanted, undesired, undesirable, unintended
needed, required, necessary
not needed, unnecessary, superfluous, redundant
unneeded, superfluous, surplus
useful, practical, utilizable
useless, unusable, worthless
good for, suitable for, beneficial
bad, poor, inferior
good, favorable, superior
better, superior, improved
worse, inferior, degraded
best, optimal, optimum
worst, worst-case
as good as, equivalent, comparable
like, similar to, analogous
similar, alike, comparable, analogous
different, distinct, dissimilar, differing
look different, distinguishable, visually distinct
opposite, reverse, inverse
instead of, in place of, in lieu of
stand in for, substitute, replace
stand-in, substitute, proxy, surrogate
mimic, imitate, simulate, emulate
imitate, mimic, simulate, copy
pretend, simulate, feign
make-believe, simulated, virtual
real-looking, realistic, lifelike
lifelike, realistic, true-to-life
true, genuine, valid
false, incorrect, invalid
false alarm, false positive, nuisance alarm
missed detection, false negative, miss
right, correct, proper
wrong, incorrect, erroneous, faulty
wrong way, wrong direction, reverse direction
wrong-way driving, ghost driver, wrong direction travel
mistake, error, fault
flaw, defect, imperfection
flawless, defect-free, perfect
fault-finding, troubleshooting, fault diagnosis
debug, troubleshoot, fault localization
fix, repair, remedy
fix a problem, solve, remedy, troubleshoot
patch up, repair, mend
mend, repair, darn
restore, recover, reinstate, rehabilitate
redo, rework, repeat
improve, enhance, optimize
fine-tune, finely adjust, optimize, calibrate
tweak, finely adjust, modify
adjust finely, fine adjustment, micro-adjustment
rough adjustment, coarse adjustment
change, alter, modify, vary
change over, switch, convert, changeover
change back, revert, restore, reconvert
change shape, deform, transform, morph
change color, discolor, color change
change places, swap, interchange, exchange positions
change direction, deflect, divert, redirect
change gear, shift gear, gear shifting
changeable, variable, mutable, adjustable
unchanging, constant, invariable, fixed
steady, constant, stable, uniform
unsteady, unstable, fluctuating
up-and-down values, fluctuation, variation
drift, deviate, slow variation
jump, abrupt change, step change
sudden, abrupt, instantaneous, rapid
suddenly, abruptly, instantaneously
gradual, progressive, continuous
stepless, continuously variable, infinitely variable
in steps, stepwise, discrete, incremental
rise, increase, ascend
drop, decrease, decline, fall
double in size, grow twofold
grow, increase, enlarge
shrink, contract, reduce in size
swell up, expand, distend, intumesce
puff up, expand, inflate
bulge, swell, protrude, bulging
sag, droop, sink
droop, hang down, sag
sink, descend, go under
settle, subside, sediment
float up, rise, ascend by buoyancy
go under, sink, submerge
dip, immerse, plunge
plunge, immerse, dive
lie flat, recumbent, flat position
lying down, recumbent, supine, lying
lying on the back, supine, supine position
lying on the stomach, prone, prone position
sitting, seated, sitting posture
standing, upright posture, standing position
stand up, rise, standing
stand still, stationary, standstill
bend down, stoop, crouch
kneel, genuflect, kneeling
crouch, squat
squat, crouch, deep knee bend
crawl, creep
walk, ambulate, gait
limp, claudication, gait abnormality
run, jog, sprint
jump, leap, hop
climb, ascend, scale
swim, natation
throw, toss, hurl, launch
catch, capture, intercept
kick, strike with foot
punch, strike, blow
tap, touch lightly, strike lightly
pat, tap gently
stroke, caress
rub, frictional, friction
scratch, scrape, score
tickle, tactile stimulation
pinch, squeeze, nip
finger pinch, pinching, finger trap
shake hands, handshake
wave hand, hand gesture, hand waving
point with finger, pointing gesture
nod, head movement, head nodding
shake head, head shake
smile, facial expression, laugh
baby crying, infant cry
shout, yell, scream
whisper, low voice
sing, vocalize
happy, pleased, positive emotion
sad, unhappy, negative emotion
angry, anger, irritated
mood, emotional state, emotion
feelings, emotion, affect, sentiment
feel, sense, perceive
scared, fear, frightened
surprised, startled
bored, boredom, lacking interest
interested, attention, interest
pay attention, attentive, concentrate
distracted, inattentive, inattention
distraction, inattention, driver distraction
awake, alert, wakefulness
stay awake, drowsiness prevention, wakefulness maintenance
busy, occupied, engaged
idle, inactive, unused
standby, idle state, sleep mode
lazy, inactive, sedentary
sit too long, sedentary, prolonged sitting
sit all day, sedentary lifestyle, prolonged sitting
feel safe, sense of security
privacy, confidentiality, private
embarrassed, shame
motivated, motivation, incentive
encourage, motivate, incentivize, promote
discourage, deter, dissuade
reward, incentive, bonus
punish, penalize, penalty
praise, positive feedback
blame, liability, responsibility
trust, reliability, trustworthy
reliable, dependable, trustworthy
unreliable, undependable, error-prone
error-prone, susceptible to error, failure-prone
prone to, susceptible to, liable to
tends to, be apt to, liable to
sensitive, responsive, susceptible
insensitive, immune, robust against
tolerate, withstand, resist
stand up to, withstand, resist
withstand, resist, endure
hold out, endure, withstand
wearproof, wear-resistant, abrasion-resistant
hard-wearing, durable, wear-resistant
maintenance-free, no maintenance, service-free
low-maintenance, reduced maintenance, easily maintained
easy to clean, cleanable, readily cleaned, cleanability
easy to install, simple mounting, ease of installation
easy to carry, portable, transportable
easy to repair, serviceable, ease of maintenance
easy to open, easy-open, easy opening
hard to open, difficult to open, high opening force
easy to see, conspicuous, visible, readily visible
hard to see, inconspicuous, poor visibility
easy to read, legible, readability, legibility
hard to read, illegible, poor readability
easy to find, readily located, findable
hard to find, difficult to locate
easy to make, simple to manufacture, easy to produce
easy to understand, intuitive, comprehensible
hard to understand, incomprehensible, unintelligible
unnoticed, undetected, inconspicuous
noticeable, perceptible, conspicuous
eye-catching, conspicuous, attention-attracting
attract attention, conspicuous, draw attention
stand out, be conspicuous, contrast
hide, conceal, cover
hidden from view, concealed, invisible
uncover, expose, reveal
reveal, expose, disclose
peek, glimpse, visual inspection
prying eyes, unauthorized viewing, visual eavesdropping, shoulder surfing
blind spot, dead angle, dead zone, non-visible area
line of sight, sight line, visual axis
in view, visible, within field of view
view, field of view, field of vision
all-around view, panoramic, 360 degree, surround view
bird's eye view, top view, overhead view
look around corners, periscope, non-line-of-sight
close-up, macro, near view
far-off, distant, remote
cost a lot, expensive, high cost, costly
expensive, costly, high-priced
save money, cost-saving, reduce costs, economical
money-saving, economical, cost-effective
worth it, cost-effective, worthwhile
free of charge, gratis, no cost, complimentary
owe, debt, liability
debt, loan, liability
borrow, lend, loan
lend, loan, rent out
pay later, deferred payment, credit, installment
pay by phone, mobile payment, contactless payment
pay without cash, cashless payment, electronic payment
cash machine, atm, automated teller machine
bill, invoice, account
bargain, discount, special offer
on sale, discounted, price reduction
sell, vend, market
vending machine, automatic vendor, automatic dispenser
buy, purchase, procure
buy online, e-commerce, online shopping, electronic commerce
shopping list, purchase list
shopping cart, shopping trolley, trolley
supermarket, grocery store, retail store
self-checkout, self-service checkout, unattended checkout
barcode, bar code, machine-readable code
steal from shop, shoplifting, retail theft
auction, bidding
trade, exchange, barter
market value, appraisal, valuation
profit, earnings, revenue
loss, shrinkage
insure, insurance, underwriting
insurance claim, damage claim
tax, duty, levy
fine, penalty, sanction
toll, road charge, road pricing
ticket, admission pass, boarding pass
entrance fee, admission charge
tip, gratuity
donate, donation, charitable contribution
inherit, succession, estate
share, joint use, shared use
car sharing, shared vehicle, ride sharing
carpool, ride sharing, ride pooling
save, conserve, economize
save energy, energy-saving, energy efficient, energy conservation
save water, water-saving, water conservation
save fuel, fuel economy, fuel-saving, fuel efficiency
save space, space-saving, compact
save weight, weight-saving, lightweight construction
save paper, paper-saving
wasteful, inefficient, uneconomical
waste energy, energy loss, dissipation
waste heat, lost heat, exhaust heat
waste water, sewage, effluent
waste, scrap, discard
reuse, recycle, reutilize
reusable, multiple-use, re-usable
refillable, replenishable, rechargeable
single-use, disposable, one-time use
long-range, far-reaching, large distance
short-range, near-field, near range
high-end, premium, high performance
low-end, entry-level, low performance
best quality, high quality, premium
poor quality, inferior, substandard
second choice, alternative, fallback
main, principal, primary
second, secondary, auxiliary
extra, additional, supplementary, auxiliary
additional, further, supplementary
optional, facultative, elective
must-have, mandatory, essential
essential, indispensable, vital
important, significant, crucial
unimportant, negligible, insignificant
negligible, insignificant, minor
big problem, serious problem, severe defect
trouble, fault, malfunction
trouble-free, fault-free, smooth
annoying, irritating, disturbing
annoy, disturb, irritate
nuisance, annoyance, disturbance
bother, disturb, inconvenience
disturbing, interfering, disruptive
get interrupted, interruption, disruption
interrupt, suspend, break
pause, suspend, hold
resume, continue, restart
skip, omit, jump over
skip ahead, fast forward, jump forward
rewind, wind back, reverse playback
repeat, iterate, replay
play, reproduce, playback
slow motion, reduced speed playback
begin, start, commence
finish, complete, end, terminate
finished, completed, done
unfinished, incomplete, semi-finished
ready, prepared, standby
ready-made, prefabricated, pre-assembled, prefabricated part
ready to use, ready-to-use, preassembled
ready to eat, ready-to-eat, instant
half-finished, semi-finished, intermediate product
made in advance, prefabricated, precast
put together at site, on-site assembly, field assembly
knock-down furniture, flat-pack, ready-to-assemble
build, construct, erect
build in, integrate, incorporate, embed
built-in, integrated, embedded, incorporated
all-in-one, integrated, multifunctional, combined
one-piece, integral, monolithic, unitary
in one piece, integrally formed, monolithic, unitary
two-piece, two-part, bipartite
made of several parts, multipart, multi-part, composite
modular, building block, module-based
removable part, detachable part, exchangeable part
add-on, accessory, attachment
retrofit, upgrade, subsequent installation, add later
upgrade, retrofit, improve
downgrade, degrade
tear down, demolish, dismantle
take to pieces, disassemble, dismantle
take down, dismantle, disassemble
fasten with screws, screw, bolt
bolt down, anchor, bolt
nail down, nail
tie with string, lace, bind
lace up, tie, lacing
button up, fasten with buttons
zip up, close zipper
do up, fasten, close
undo, unfasten, release
unbuckle, release buckle, unfasten
unfold, deploy, open out
unwrap, unpack, remove packaging
unpack, unwrap, depalletize
pack, package, wrap
pack tightly, compact, dense packing
compact, dense, space-saving
loose, slack, unfastened
tight, taut, close-fitting
slack, loose, untensioned
tighten, fasten, tension
give slack, loosen, pay out
pay out rope, unwind, pay-off
drag, tow, haul
tow, haul, pull
haul, transport, carry
carry, transport, convey
bring, deliver, supply
deliver, supply, convey
fetch, retrieve, bring
hold, retain, grip, grasp
grab, grasp, seize, grip
let drop, release, drop
drop, fall, release
place, position, arrange
lay, deposit, place
arrange, dispose, position
spread on, apply, coat
smear, spread, coat
daub, smear, coat
paint on, brush coat, apply by brush
spray on, apply by spraying, spray coat
pour over, shower, sprinkle
dip in, dip coat, immerse
soak in, impregnate, penetrate, infiltrate
seep in, infiltrate, permeate, penetrate
seep, ooze, percolate
ooze, exude, seep
leak out, escape, leakage
leak in, ingress, infiltrate
water getting in, water ingress, water intrusion, water infiltration
air getting in, air ingress, air intrusion
dust getting in, dust ingress, dust intrusion
blow away, entrain by wind, carry away by wind
fly away, be blown off, scatter
blow dry, air dry, hot-air drying
air dry, natural drying, dry in air
hang up, suspend, hang
hang down, dangle, pendent
dangle, hang, suspend
hanging, suspended, pendent
swing open, pivot open, hinged opening
open up, open, unfold
close up, close, seal
close by itself, self-closing, automatic closing
open by itself, self-opening, automatic opening
half open, partially open, ajar
ajar, partially open, not fully closed
wide open, fully open
slam, shut with force, slamming
slam shut, slamming, abrupt closing
soft-close, damped closing, cushioned closing
lock up, lock, secure
lock out, lockout, deny access, inhibit access
locked out, access denied, forgotten key
lock in place, latch, arrest, lock in position
unlockable, releasable
stay put, remain in position, self-retaining
stay in place, remain in position, retention
stay, remain, persist
move away, withdraw, depart
move closer, approach, near
come closer, approach
come near, approach, proximity
come back, return, recur
come into contact, touch, contact
come out, emerge, exit
come together, converge, meet
meet, encounter, converge
cross, intersect, traverse
crossing, intersection, junction
overtake, pass, overtaking
follow, track, trail
chase, pursue, follow
lead, guide, conduct
show the way, guide, navigation, wayfinding
find the way, navigate, wayfinding, route finding
find one's place, locate, localization
lose one's way, disorientation, get lost
detour, bypass, alternative route
shortcut, abbreviated route, quick access
there and back, round trip, outward and return
speed bump, road hump, speed hump
bald, hair loss, alopecia
deaf-mute, hearing and speech impaired
dumb, mute, unable to speak
loss of voice, aphonia, voiceless
cannot speak, speech loss, aphasia, aphonia
speech loss after stroke, aphasia
artificial voice box, electrolarynx, voice prosthesis
neck brace, cervical collar, cervical orthosis
back brace, spinal orthosis, lumbar support belt
knee brace, knee orthosis, knee support
ankle brace, ankle orthosis, ankle foot orthosis
wrist splint, wrist orthosis
foot drop, drop foot, peroneal palsy
shoe insert, insole, foot orthotic
arm sling, shoulder sling, arm suspender
truss, hernia belt, hernia support
hernia mesh, surgical mesh, hernia repair mesh
pelvic floor, pelvic floor muscle
pelvic floor training, kegel exercise, pelvic muscle exerciser
prolapsed womb, uterine prolapse, pelvic organ prolapse
fibroid, uterine fibroid, leiomyoma
endometriosis, ectopic endometrial tissue
ovarian cyst, polycystic ovary syndrome, pcos
smear test, pap smear, cervical cytology
vaginal infection, vaginitis, bacterial vaginosis
bladder infection, cystitis, urinary tract infection
kidney infection, pyelonephritis, nephritis
lung infection, pneumonia, pulmonary infection
pneumonia, lung inflammation, pneumonitis
lung scarring, pulmonary fibrosis, interstitial lung disease
water on the lungs, pulmonary edema, pleural effusion
collapsed lung, pneumothorax, atelectasis
lung clot, pulmonary embolism
leg clot, deep vein thrombosis, dvt
leg squeezing against clots, intermittent pneumatic compression, dvt prophylaxis
dusty lung, pneumoconiosis, silicosis
asbestos disease, asbestosis
brain inflammation, encephalitis, meningitis
water on the brain, hydrocephalus
drain brain fluid, cerebrospinal fluid shunt, ventricular shunt
brain bleed, cerebral hemorrhage, intracranial hemorrhage
brain pressure, intracranial pressure
spinal fluid, cerebrospinal fluid, csf
spinal tap, lumbar puncture
bone infection, osteomyelitis
bone cancer, osteosarcoma
liver cancer, hepatocellular carcinoma, hepatoma
stomach cancer, gastric cancer, gastric carcinoma
pancreatic cancer, pancreatic ductal adenocarcinoma
cervical cancer, cervix carcinoma, hpv infection
genital wart, human papillomavirus, condyloma
kidney cancer, renal cell carcinoma
thyroid cancer, thyroid carcinoma
throat cancer, laryngeal carcinoma, head and neck cancer
stomach bug, gastroenteritis > norovirus, rotavirus
stomach germ, helicobacter pylori
bowel polyp, colonic polyp, adenoma
bowel pouch, diverticulitis, diverticulum
twisted bowel, volvulus, ileus
fistula, abnormal passage, anal fistula
anal fissure, anal tear
bowel leakage, fecal incontinence, faecal incontinence
adult diaper, incontinence pad, absorbent article
diaper rash, diaper dermatitis, nappy rash
prickly heat, miliaria, heat rash
cradle cap, infantile seborrheic dermatitis
itchy skin, pruritus, pruritic
skin lightening spots, vitiligo, leukoderma
port-wine stain, birthmark, hemangioma
spider veins, telangiectasia
rosy face, rosacea, couperose
thick skin, hyperkeratosis, keratosis
rough heels, cracked heels, foot callus
hand eczema, contact dermatitis
skin barrier, barrier function, stratum corneum barrier
burn wound, thermal burn, scalding injury
chemical burn, acid burn, caustic injury
open wound, laceration, skin break
chronic wound, non-healing wound, slow-healing wound
bite wound, animal bite
bullet wound, gunshot wound
wound infection, surgical site infection
wound gel, hydrogel dressing
wound glue, tissue adhesive, surgical adhesive
tissues sticking together, postoperative adhesion, adhesion barrier
dissolving stitches, absorbable suture, resorbable suture
dissolves in the body, bioresorbable, bioabsorbable, biodegradable implant
body-friendly, biocompatible, tissue-compatible
artificial disc, disc prosthesis, intervertebral implant
artificial blood vessel, vascular graft, vascular prosthesis
artificial heart, total artificial heart
artificial lung, oxygenator, membrane oxygenator
artificial liver, bioartificial liver, liver support
artificial pancreas, closed-loop insulin delivery
artificial sphincter, sphincter prosthesis
artificial bone, bone prosthesis, bone substitute
artificial tendon, tendon prosthesis
artificial eye, ocular prosthesis, glass eye
artificial nose, electronic nose, gas sensor array
implant under the skin, subcutaneous implant, implantable port
drug implant, implantable drug delivery, drug depot
implant loosening, prosthesis loosening, aseptic loosening
metal in the body, metallic implant
brittle nails, onychorrhexis, nail fragility
nail biting, onychophagia
thumb sucking, finger sucking
hair pulling, trichotillomania
self-harm, self-injury
suicidal, suicide risk, suicidal ideation
violent patient, agitated patient, restraint
strap a patient down, patient restraint, body restraint
confused, disoriented, delirium
delirious, delirium, acute confusion
memory training, cognitive training, cognitive rehabilitation
brain training, cognitive training
reading difficulty, dyslexia, reading disorder
slow learner, learning disability, intellectual disability
developmental delay, delayed development
smart drug, nootropic, cognitive enhancer
memory improvement, cognitive enhancement, memory enhancer
pep pill, stimulant, psychostimulant
magic mushrooms, psilocybin, psychedelic
drugs of abuse, narcotic, illicit drug
alcohol tester, breathalyzer, breath alcohol analyzer
doping, performance-enhancing drug
muscle shot, intramuscular injection
nerve block, regional anesthesia, peripheral nerve block
dental shot, dental anesthesia, dental syringe
fear of needles, needle phobia, needle anxiety
pain of injection, injection pain, needle pain
find a vein, vein finder, vein visualization, vein locator
bad vein, difficult venous access
line infection, catheter-related infection, catheter-associated infection
cap for catheter, catheter lock, disinfecting cap
kinked tube, kinking, occlusion of tubing
pulled-out tube, accidental decannulation, dislodgement, unplanned extubation
wrong tube connection, misconnection, enteral misconnection
drug mixing, drug reconstitution, compounding
mix powder medicine, reconstitution, reconstitute
sterile drug preparation, aseptic compounding, iv compounding
needle thickness, gauge of needle, needle diameter
dull needle, blunt needle
bone drill, surgical drill, bone burr
bone saw, surgical saw, oscillating saw
surgical scissors, dissecting scissors
surgical clamp, hemostat, artery forceps
surgical glue, tissue sealant, fibrin glue
surgical smoke, electrosurgical smoke, smoke evacuation
cut with electricity, electrosurgery, diathermy, electrosurgical
seal blood vessels, vessel sealing, tissue sealing
cut with ultrasound, ultrasonic scalpel, harmonic scalpel
laser surgery, laser scalpel, photoablation
radio waves for tissue, radiofrequency ablation, rf ablation
inflate the belly, insufflation, pneumoperitoneum
specimen bag, tissue retrieval bag, endoscopic pouch
remove a foreign body, foreign body retrieval, foreign body removal
swallowed object, ingested foreign body
swallowed battery, button battery ingestion
choking first aid, heimlich maneuver, abdominal thrust
drowning, submersion, near-drowning
drowning alarm, drowning detection
snake venom, snake toxin
bee sting, insect sting, hymenoptera venom
jellyfish sting, nematocyst sting
poison ivy, contact dermatitis from urushiol
radiation sickness, radiation injury, radioprotective
altitude sickness, hypoxia at altitude, mountain sickness
diver's disease, decompression sickness, caisson disease
pressure chamber, hyperbaric chamber, hyperbaric oxygen
oxygen tank, oxygen cylinder, oxygen bottle
nose oxygen tube, nasal cannula, nasal prong
high flow oxygen, high flow nasal cannula
lack of oxygen, hypoxia, oxygen deficiency
too much carbon dioxide, hypercapnia, hypercarbia
weaning from ventilator, ventilator weaning
lung secretion removal, airway suctioning, bronchial clearance, secretion clearance
cough help, cough assist, insufflation-exsufflation
breathing exercise, respiratory training, breathing training
breathing muscle, diaphragm, respiratory muscle
anti-snoring, snore prevention, mandibular advancement device
smelling salts, ammonia inhalant
steam inhalation, vapor inhalation
salt room, halotherapy
bright light lamp, light therapy, phototherapy
winter blues, seasonal affective disorder
red light therapy, photobiomodulation, low-level laser therapy
magnet therapy, magnetotherapy, pulsed electromagnetic field
electric muscle training, electrical muscle stimulation, ems
shock wave treatment, shockwave therapy, extracorporeal shock wave
bone healing by ultrasound, low-intensity pulsed ultrasound, lipus
magnetic brain stimulation, transcranial magnetic stimulation, tms
electric brain stimulation, transcranial direct current stimulation, tdcs
electroshock, electroconvulsive therapy
music therapy, sound therapy
aroma therapy, aromatherapy, inhalation of essential oil
meditate, meditation, mindfulness
hypnosis, hypnotic state, hypnotherapy
virtual reality therapy, exposure therapy
pet therapy, animal-assisted therapy, companion robot
wellness, well-being, health promotion
fitness tracker, activity tracker, wearable health monitor
smart watch, smartwatch, wrist-worn device
wearable sensor, body-worn sensor, on-body sensor
skin sensor, epidermal sensor, skin patch sensor
sweat sensor, perspiration analysis, sweat analysis
heart monitor to wear, holter monitor, ambulatory ecg
chest strap, chest belt, heart rate belt
medical alert button, personal emergency response, emergency pendant
panic button, emergency call button, distress button
fall detector, fall detection, fall sensor
elderly watch, elderly care, assisted living, home monitoring
bed sensor, bed occupancy sensor, in-bed sensor
wet diaper sensor, wetness indicator, wetness sensor
analgesic > morphine, ibuprofen, paracetamol, acetaminophen, aspirin
antibiotic > penicillin, tetracycline, cephalosporin, macrolide, vancomycin
disinfectant > hypochlorite, ethanol, quaternary ammonium, peracetic acid, chlorhexidine
preservative > benzoate, sorbate, paraben, phenoxyethanol, nisin
antioxidant > tocopherol, ascorbic acid, polyphenol, butylated hydroxytoluene
surfactant > sulfate surfactant, betaine, alkyl polyglucoside, ethoxylate
thickener, thickening agent > xanthan, carrageenan, pectin, alginate, cellulose ether
sweetening agent, sweetener > sucralose, aspartame, stevia, xylitol, saccharin
emulsifying agent, emulsifier > lecithin, polysorbate, monoglyceride
antidiabetic, antidiabetic drug, hypoglycemic agent > metformin, insulin, glp-1 agonist, sglt2 inhibitor
glp-1 agonist, glucagon-like peptide, incretin > semaglutide, liraglutide, exenatide
protein drug, biopharmaceutical, biologic > antibody, fusion protein, enzyme
pathogen, disease germ, infectious agent > virus, bacterium, fungus, parasite, prion
virus > influenza virus, coronavirus, retrovirus, adenovirus, herpesvirus, norovirus
bacteria, bacterium > escherichia, staphylococcus, streptococcus, bacillus, salmonella
parasite > worm, tick, louse, flea, mite, protozoan
insect pest, harmful insect > aphid, whitefly, thrips, locust, caterpillar, beetle
aphid, plant louse, greenfly
whitefly, aleyrodidae
beetle, coleoptera > weevil, ladybug
lepidoptera > moth, butterfly
wasp, hornet
cancer, malignant neoplasm > carcinoma, sarcoma, lymphoma, leukemia, melanoma
brain disease, neurological disorder, neurodegenerative disease > alzheimer's disease, parkinson's disease, huntington's disease
lung disease, pulmonary disease > asthma, pneumonia, copd, tuberculosis
heart disease, cardiovascular disease > myocardial infarction, heart failure, arrhythmia
skin disease, dermatosis, dermatological disorder > eczema, psoriasis, acne, dermatitis
eye disease, ophthalmic disease > glaucoma, cataract, macular degeneration, retinopathy
liver disease, hepatopathy > hepatitis, cirrhosis, fatty liver
kidney disease, nephropathy, renal disease > nephritis, kidney failure
bone disease, skeletal disorder > osteoporosis, osteomyelitis, rickets
metabolic disease, metabolic disorder > diabetes, obesity, gout
mental illness, psychiatric disorder > depression, schizophrenia, anxiety disorder
blood disease, hematological disorder > anemia, leukemia, hemophilia
dosage form, pharmaceutical form > tablet, capsule, injection, ointment, patch, suppository
medical implant, implantable device > pacemaker, stent, hip prosthesis, cochlear implant
surgical instrument, surgical tool > scalpel, forceps, retractor, stapler, trocar
walking aid, mobility aid > cane, crutch, walker, rollator
vital sign > pulse, blood pressure, body temperature, respiratory rate, oxygen saturation
body fluid, bodily fluid > blood, urine, saliva, sweat, tear
medical imaging, diagnostic imaging > x-ray, ct, mri, ultrasound, pet
genetic material, nucleic acid, polynucleotide > dna, rna, plasmid
viral vector > adeno-associated virus, lentivirus, adenovirus, retrovirus
aav, adeno-associated virus
elisa, enzyme-linked immunosorbent assay, immunoassay
meat > beef, pork, mutton, chicken, poultry
fruit > apple, banana, grape, citrus, berry, mango
citrus fruit, citrus > orange, lemon, grapefruit, lime
berry > strawberry, blueberry, raspberry, cranberry
vegetable > carrot, cabbage, tomato, cucumber, onion, spinach
nut > walnut, almond, cashew, hazelnut, pistachio
walnut, juglans
cereal grain > wheat, rice, barley, oat, rye, sorghum
root vegetable, root crop > carrot, beet, radish, turnip
carrot, daucus carota
cassava, manioc, tapioca
sesame, sesamum
rapeseed, canola, oilseed rape
sunflower, helianthus
cotton plant, gossypium
flax, linseed
thale cress, arabidopsis
tobacco plant, nicotiana tabacum
oil palm, elaeis
coconut, copra
eggplant, aubergine
zucchini, courgette
bell pepper, paprika, sweet pepper
cilantro, coriander
spring onion, scallion, green onion
chickpea, garbanzo
fava bean, broad bean
lentil, lens culinaris
pea, pisum sativum
date fruit, date palm
pineapple, ananas
watermelon, melon
pumpkin, squash, gourd
alcoholic beverage, alcoholic drink > beer, wine, liquor, sake, whiskey
dairy product, milk product > cheese, yogurt, butter, cream
baked goods, bakery product > bread, cake, cookie, pastry
sweets, confectionery > chocolate, candy, caramel, chewing gum
sugar, saccharide > sucrose, glucose, fructose, lactose, maltose
polysaccharide > starch, cellulose, chitosan, dextran, glucan
fatty acid > oleic acid, palmitic acid, linoleic acid, stearic acid
amino acid > lysine, glutamic acid, leucine, tryptophan, methionine
enzyme > protease, amylase, lipase, cellulase, lactase
vitamin > ascorbic acid, tocopherol, retinol, niacin, folic acid, thiamine
mineral nutrient, trace element > iron, zinc, calcium, magnesium, selenium
plastic material, thermoplastic resin > polyethylene, polypropylene, polystyrene, polycarbonate
elastomer, rubber material > natural rubber, silicone rubber, nitrile rubber, epdm, fluororubber
bioplastic, bio-based plastic > polylactic acid, polyhydroxyalkanoate, starch plastic
acid > sulfuric acid, hydrochloric acid, nitric acid, acetic acid, phosphoric acid
strong base, alkali hydroxide, caustic alkali > sodium hydroxide, potassium hydroxide
organic solvent > toluene, acetone, ethanol, hexane, dichloromethane
noble metal, precious metal > gold, silver, platinum, palladium, rhodium
heavy metal, toxic heavy metal > lead, mercury, cadmium, chromium, arsenic
hard material, superhard material > diamond, cubic boron nitride, tungsten carbide
ceramic > alumina, zirconia, silicon carbide, silicon nitride
refrigerant > ammonia, hydrofluorocarbon, hydrofluoroolefin, propane
fuel gas, combustible gas > methane, propane, butane, hydrogen
fossil fuel > coal, crude oil, natural gas
binder, cementing agent > cement, gypsum, lime, bitumen
pesticide, plant protection agent > insecticide, herbicide, fungicide, acaricide
herbicide > glyphosate, glufosinate, atrazine, dicamba
insecticide > pyrethroid, neonicotinoid, organophosphate
plant nutrient > nitrogen, phosphorus, potassium
water treatment agent > chlorine, ozone, flocculant, coagulant
membrane process, membrane separation > reverse osmosis, ultrafiltration, nanofiltration, microfiltration
ultrafiltration, uf membrane
battery, electrochemical cell > lithium-ion battery, lead-acid battery, sodium-ion battery, flow battery
pem fuel cell, polymer electrolyte fuel cell, pefc
cosmetic, cosmetic product > lipstick, mascara, foundation, nail polish
hair care product, hair cosmetic > shampoo, conditioner, hair dye, hair gel
oral care product, oral care composition > toothpaste, mouthwash, dental floss
uv filter, ultraviolet absorber > zinc oxide, titanium dioxide, avobenzone
perfume ingredient, fragrance compound > linalool, limonene, musk, geraniol
toxic gas, poisonous gas > carbon monoxide, chlorine, hydrogen sulfide, phosgene
greenhouse gas > carbon dioxide, methane, nitrous oxide
air pollutant > nitrogen oxide, sulfur dioxide, ozone, particulate matter
farm animal, livestock > cow, pig, sheep, goat, poultry
pet, companion animal > dog, cat, rabbit, hamster
poultry > chicken, duck, turkey, goose
seafood, aquatic product > fish, shrimp, crab, shellfish, squid
fish > salmon, tuna, eel, cod, carp
wood > bamboo, pine, oak, poplar
time unit > second, minute, hour, day
emotion, emotional state > joy, anger, sadness, fear
body part > arm, leg, hand, foot, head
limb, extremity > arm, leg
joint of the body > knee, hip, shoulder, elbow, ankle
sense organ, sensory organ > eye, ear, nose, tongue
internal organ, viscera > liver, kidney, spleen, pancreas
bad weather, adverse weather > rain, snow, fog, storm, hail
natural disaster, natural hazard > earthquake, flood, landslide, tsunami, hurricane
precipitation > rain, snow, hail, sleet
storm, tempest > hurricane, typhoon, tornado, blizzard
hail, hailstone
landslide, mudslide, slope failure
avalanche, snow slide
earthquake, seismic event, quake
tidal wave, tsunami
volcano, volcanic eruption
drought, water shortage, dry spell
open a jar, jar opener, lid opener
open a bottle, bottle opener, cap lifter
open a can, can opener, tin opener
keep coffee hot, heat-insulated cup, thermal mug, cup warmer
drink without spilling, spill-proof cup, sippy cup, no-spill cup
drink lying down, drinking aid, feeding cup
put on socks, sock aid, stocking donning
put on shoes, shoehorn, shoe donning aid
get dressed, dressing aid, don clothing
get up from chair, stand-up aid, lift chair, sit-to-stand assistance
get out of bed, bed exit, rising from bed, getting-up assistance
wheelchair up stairs, stair climber, stair-climbing wheelchair
stairlift, stair lift, chair lift for stairs
bathtub seat, bath seat, shower chair
slip in the shower, non-slip bath mat, bath slip prevention
wash hair in bed, bed shampoo basin, bedridden hair washing
change a patient's sheets, bed linen change, occupied bed making
push a wheelchair, wheelchair propulsion, attendant-propelled wheelchair
wheelchair tips backward, anti-tip wheel, wheelchair anti-tipper
power wheelchair, electric wheelchair, motorized wheelchair
car for disabled, hand control for driving, adapted vehicle
read to the blind, reading machine, text reading for blind
find lost things, item finder, object locator, lost article tracking
remember pills, medication reminder, dose reminder
take wrong pill, wrong medication, medication identification
how much was drunk, fluid intake monitoring, drinking amount detection
count calories, dietary intake monitoring, food logging
how a person sleeps, sleep monitoring, sleep analysis
find out if pregnant, pregnancy test
sex of the unborn, fetal sex determination
listen to baby, baby monitor, infant monitor
rock a baby, baby rocker, cradle swing
carry a baby, baby carrier, baby sling
baby carriage, stroller, pram, pushchair, perambulator
child seat in car, child restraint system, child safety seat
child left in car, unattended child detection, occupant left behind
baby walker, infant walker
high chair, infant feeding chair
potty, potty chair, infant toilet
teething ring, teether
baby crib, cot, infant bed
stop baby rolling over, infant sleep positioner
flat head of baby, plagiocephaly, cranial orthosis
warm a baby bottle, bottle warmer
colic baby, infant colic, anti-colic bottle
baby spit-up, infant regurgitation
pull out splinter, splinter removal
remove tick, tick remover, tick removal
remove a ring, ring cutter
cut nails, nail clipper, nail trimming
file nails, nail file
cut hair, haircut, hair clipper
trim beard, beard trimmer
shave, shaving, razor
razor burn, shaving irritation
pluck hair, tweeze, epilation
brush hair, hairbrush, comb
dry hair, hair dryer, blow dryer
curling iron, hair curler, curling tongs
hair straightener, flat iron
hair clip, hairpin, barrette
tooth cleaning, tooth brushing, oral hygiene
cotton pad, cosmetic pad
powder puff, cosmetic applicator
makeup brush, cosmetic brush
find the right shade, shade matching, skin tone matching
try makeup on screen, virtual makeup, makeup simulation
skin scanner, skin analysis, skin condition measurement
wash face, facial cleansing, face wash
wet wipe, moist towelette, wet tissue
tissue paper, facial tissue, paper handkerchief
toilet paper, toilet tissue, bath tissue
bidet, personal washing device, washing toilet seat
smelly toilet, toilet odor, toilet deodorizing
flush toilet, toilet flushing, flush cistern
portable toilet, mobile toilet, chemical toilet
urinal, pissoir
female urination device, female urinal
cool a drink, beverage cooling, drink chiller
warm a drink, beverage warming, drink heater
mix drinks, cocktail mixing, beverage mixing, cocktail shaker
pour beer, beer dispensing, tap beer
make ice cream, ice cream machine, ice cream maker
make yogurt, yogurt maker
make tofu, tofu production, soybean curd machine
make soy milk, soymilk maker, soybean milk machine
make noodles, noodle making, noodle machine
make bread, bread making, breadmaking
make cheese, cheesemaking, cheese production
make sausage, sausage production
make sugar, sugar production, sugar manufacture
make wine, wine production, vinification
make soap, soap production, saponification
make glass, glass production, glass melting
make cement, cement production, clinker burning
make plastic, polymer production, polymer synthesis
make rubber, rubber production
make fertilizer, fertilizer production
make hydrogen, hydrogen production, hydrogen generation
make ammonia, ammonia synthesis, haber process
make fuel from plants, biofuel production, biomass conversion
make fuel from sunlight, solar fuel, artificial photosynthesis
make water from air, atmospheric water generation, water harvesting, air-to-water
make salt, salt production, salt evaporation
make diamonds, diamond synthesis, high pressure high temperature, cvd diamond
make crystals, crystallization, crystal growth
make rain, cloud seeding, artificial rain
make snow, snow making, artificial snow, snow gun
make fog, fog generation, fog machine
make ice, ice making, ice production
make bubbles, bubble generation, bubble generator
make foam, foam generation, foaming
make smoke, smoke generation
make sparks, spark generation, spark discharge
make light, light generation, light emission
make heat, heat generation, heat production
make cold, refrigeration, cold generation
make electricity, power generation, electricity generation
make noise, noise generation
make waves, wave generation, wave maker
make a hole, bore, drill, perforate
make threads, thread cutting, tapping
make a mold, mold making, mould production
make a pattern, patterning, pattern formation
wash dishes, dishwashing, dishwasher, dish washing
dry dishes, dish drying, dish rack
wash clothes, laundry washing, washing machine, laundering
dry clothes, clothes drying, tumble dryer, laundry drying
hang laundry, clothesline, laundry rack, clothes drying rack
iron clothes, ironing, steam iron
fold clothes, laundry folding, garment folding
wash a car, car wash, vehicle washing
wash windows, window cleaning, glass wiping
sweep the floor, floor sweeping, sweeper
mop the floor, floor mopping, floor washing
vacuum the floor, vacuum cleaning, robot vacuum
make the bed, bed making
water plants, watering plants, irrigation, plant watering
cut grass, mow, lawn mowing
rake leaves, leaf collection, leaf raking
shovel snow, snow removal, snow clearing
pull weeds, weeding, weed removal
pick fruit, fruit harvesting, fruit picking
pick cotton, cotton harvesting
dig potatoes, potato harvesting, tuber harvesting
dry grain, grain drying, grain dryer
store grain, grain storage, silo
feed animals, animal feeding, livestock feeding
feed pets, pet feeder, automatic pet feeding
walk a dog, dog leash, dog walking
train a dog, dog training, animal training
dog barking, bark control, barking
dog poop, dog waste, animal excrement pickup
clean a cage, cage cleaning, litter removal
catch fish, fishing, fish capture
catch mice, mouse trap, rodent trapping
keep birds away, bird deterrent, bird repelling
keep bugs away, insect repelling, insect repellent
keep rats away, rodent repellent, rodent deterrent
keep deer away, wildlife repellent, game deterrent
stay afloat, buoyant, buoyancy, floatable
sink to the bottom, settle, sediment, submerge
stand on its own, self-supporting, free-standing, self-standing
hold its shape, self-supporting, shape-retaining, dimensionally stable
hold a charge, charge retention, store charge
hold water, water retention, water-holding capacity
hold heat, heat storage, heat retention
store heat, heat storage, thermal storage, heat accumulator
store cold, cold storage, cold accumulation
store energy, energy storage, energy accumulator
melts to store heat, phase change material, latent heat storage, pcm
lets heat through, thermally conductive, heat conducting
lets light through, light-transmissive, transparent, translucent
lets air through, air-permeable, breathable, gas-permeable
lets water through, water-permeable, pervious, permeable
lets electricity through, electrically conductive, conductive
lets sound through, acoustically transparent, sound-permeable
blocks light, light-shielding, opaque, light-blocking
blocks heat, heat insulating, thermal barrier, heat-shielding
blocks water, water-impermeable, water barrier, waterproof
blocks air, air-impermeable, gas barrier, airtight
blocks sound, sound-insulating, sound barrier
blocks radio waves, electromagnetic shielding, radio-frequency shielding
blocks radiation, radiation shielding, radiation protection
soaks up sound, sound-absorbing, acoustic absorber
soaks up shock, shock-absorbing, impact-absorbing, energy absorbing
soaks up water, water-absorbing, hygroscopic, absorbent
conducts electricity, electrically conductive, conductor
does not conduct, electrically insulating, non-conductive, dielectric
gives a shock, electric shock, electrocute
static cling, electrostatic charge, static electricity
keeps from static, antistatic, static dissipative, anti-static
attracts iron, magnetic, ferromagnetic
does not rust, rust-free, stainless, corrosion-resistant
does not burn, non-combustible, incombustible, nonflammable
does not melt, infusible, heat-resistant
does not freeze, non-freezing, freeze-resistant
does not stick, non-stick, non-adhesive, anti-adhesion
does not slip, non-slip, slip-resistant, skid-proof
does not stretch, inextensible, non-stretchable
does not bend, rigid, inflexible, bending-resistant
does not break, unbreakable, fracture-resistant
does not shrink, shrink-proof, non-shrinking, shrink-resistant
does not wrinkle, wrinkle-free, crease-resistant, wrinkle-resistant
does not fade, fade-resistant, colorfast
does not smell, odorless, odor-free
does not leak, leakproof, leak-free
does not tip, tip-resistant, tilt-stable
does not float away, anchored, moored
does not dissolve, insoluble
does not react, inert, unreactive
does not conduct heat, thermally insulating, low thermal conductivity
does not need power, passive, powerless, non-powered
without power, non-powered, passive, power-free
without battery, battery-free, batteryless
without wires, wireless, cordless
without a cord, cordless, cable-free
without glue, adhesive-free, glueless
without screws, screwless, screw-free
without welding, weld-free, non-welded
without seams, seamless
without joints, jointless, seamless
without lubrication, oil-free, lubrication-free, self-lubricating
without a motor, motorless, non-motorized
without bubbles, bubble-free, void-free
without solvent, solvent-free, solventless
without additives, additive-free
without dust, dust-free, dustless
without gaps, gapless, gap-free, without clearance
without gears, gearless, direct drive
without brushes, brushless
without contact, non-contact, contact-free
without damage, nondestructive, non-destructive, damage-free
without cutting, incisionless, non-cutting
without opening, unopened, non-opening
without stopping, nonstop, without interruption
without stirring, stirring-free, static
without pain, painless, pain-free
without blood test, noninvasive, non-invasive
without surgery, non-surgical, noninvasive
without cables, wireless, cableless
without a driver, driverless, autonomous driving, self-driving
without a pilot, unmanned, pilotless
without a key, keyless, key-free
without password, passwordless
without chains, chainless
without tubes, tubeless
without air, airless, in vacuum, oxygen-free
air-free, anaerobic, deaerated
with air, aerobic, aerated
in water, aqueous, underwater
under water, submerged, subaqueous, underwater
under ground, subterranean, underground, buried
under pressure, pressurized, compressed
under tension, tensioned, taut, prestressed
under load, loaded, during loading
in the air, airborne, aerial
in space, extraterrestrial, orbital
in the dark, without light, darkness
in the cold, low-temperature environment, low ambient temperature
in the heat, high-temperature environment, high ambient temperature
in the rain, rainy weather, wet weather
in the wind, wind exposure, windy
in the sun, sun exposure, solar irradiation
in the ground, buried, in-ground, underground
in the field, on-site, field use
in the car, in-vehicle, vehicle interior
in the cockpit, flight deck
at home, domestic, in-home, household
at work, workplace, occupational
at night, nocturnal, nighttime
at sea, offshore, marine
on the road, road-going, in traffic
on the water, waterborne, floating
on the body, body-worn, wearable
on the wrist, wrist-worn, wristband
on the head, head-mounted, head-worn
on the ear, ear-worn, supra-aural
in the ear, in-ear, intra-aural
on the finger, finger-worn, finger-mounted
on the wall, wall-mounted
on the ceiling, ceiling-mounted
on the roof, rooftop, roof-mounted
on the floor, floor-standing, floor-mounted
on the table, tabletop, table-mounted
on the back, dorsal, backpack
on the belly, abdominal, ventral
belt-worn, waist-mounted, waist-worn
in the mouth, intraoral, oral cavity
in the nose, intranasal, nasal cavity
in the eye, intraocular
in the blood, in bloodstream, circulating, serum
in the brain, intracerebral, intracranial
in the heart, intracardiac
in the gut, intestinal, enteric
in the womb, intrauterine, in utero
in a living body, in vivo
in a test tube, in vitro
in a computer, in silico, computer-simulated
from living body removed, ex vivo
inside a vessel, intravascular, endovascular, intraluminal
inside a joint, intra-articular
inside a bone, intramedullary, intraosseous
between bones, interosseous
between the ribs, intercostal
between teeth, interdental, interproximal
between fingers, interdigital
around the tooth, periodontal
around the eye, periorbital, periocular
behind the ear, retroauricular, behind-the-ear
near the body, proximal
far from the body, distal
toward the head, cranial, cephalad
toward the feet, caudal
toward the back, dorsal, posterior
toward the belly, ventral, anterior
toward the middle, medial
crosscut of the body, transverse plane, axial plane
front view plane, coronal plane, frontal plane
side view plane, sagittal plane
abandon, give up, discontinue
absorb, take up, soak up
accelerate, speed up, hasten
accept, approve, receive
achieve, attain, accomplish
adapt, adjust, accommodate
aim, target, direct, point
alternate, take turns, switch alternately
anticipate, expect, foresee
appear, emerge, become visible
approach, near, draw near, come closer
assemble, put together, mount
attract, draw, entice
avoid, prevent, obviate, evade
balance, equilibrate, counterbalance
beat, whip, whisk
become, turn into, be converted to
belong, pertain, be associated with
bend, flex, curve
blend, mix, homogenize
block, obstruct, inhibit, stop
blur, unsharp, defocus
boil, bring to the boil, ebullient
boost, amplify, increase, enhance
bounce, rebound, bounce off
break, fracture, rupture, snap
breed, propagate, rear, cultivate
brighten, increase brightness, lighten
bring up, raise, rear
bury, embed, interred
call, phone, dial, invoke
cancel, abort, revoke, void
care for, tend, nurse, maintain
carve, engrave, sculpt
catch, trap, capture, arrest
chase away, repel, drive away, expel
check, inspect, examine, verify
cheer up, improve mood, mood elevating
chill, refrigerate, cool down
choke off, throttle, restrict flow
clean, cleanse, wash, purify
clear, unblock, unclog, remove obstruction
climb over, surmount, overcome obstacle
cling, adhere, cohere
close, shut, seal
coil up, wind, spool
color, dye, tint, stain
combine, integrate, merge
comfort, soothe, calm
compete, contend, contest
complain, report dissatisfaction, grievance
confirm, verify, validate, acknowledge
confuse, mislead, mistake
connect, couple, link, join
convince, persuade
copy, reproduce, duplicate, replicate
correct, rectify, compensate
cover, overlay, shield, coat
cover up, conceal, hide, mask
crack open, fracture, break open
cram, stuff, compress into
crease, fold line, wrinkle
create, generate, produce, form
crumple, wrinkle, buckle, crush
curl up, roll up, curl, warp
cut, sever, slit, incise
cut apart, sever, separate, singulate
damp down, attenuate, dampen, suppress
decorate, ornament, adorn
deliver, supply, provide, transport
deny, refuse, reject, decline
depend on, vary with, be a function of
describe, represent, characterize
destroy, demolish, annihilate
develop, devise, create
die off, perish, mortality
dig, excavate, burrow
disappear, vanish, fade away
discover, detect, identify
disguise, camouflage, conceal
dissolve, solubilize, melt away
distort, deform, warp, falsify
distribute, spread, disperse, allocate
dive, submerge, submerse
drain, discharge, empty, deplete
draw a picture, sketch, trace
dream up, devise, conceive
drift apart, diverge, separate
drill through, bore through, penetrate
drip, dribble, trickle
drive away, repel, expel
drown out, mask sound, mask
dry, desiccate, remove moisture
dump, discharge, tip, unload
earn, gain, accrue
eat, ingest, consume
eat away, corrode, erode, etch
eat through, corrode through, perforation corrosion
edit, modify, revise
embarrass, shame
encourage growth, promote growth, stimulate growth
end, terminate, conclude
entangle, snarl, interlace
enter, access, go into, input
entertain, amuse, amusement
escape, leak, flee, evacuate
estimate, approximate, predict
even up, equalize, balance
exaggerate, amplify, emphasize
examine, inspect, investigate, check
exhaust, deplete, use up
expand, widen, dilate, distend
expect, anticipate, predict
explain, clarify, describe, elucidate
extinguish, put out, quench
fade in, gradually increase, ramp up
fade out, gradually decrease, ramp down
fail, malfunction, break down
fall asleep, doze off, sleep onset
fall behind, lag, be delayed
fall short, insufficient, below target
fasten together, join, interconnect
fatten, increase body weight, fattening
fear, phobia, anxiety
feed, supply, nourish, deliver
feel like, simulate touch, tactile simulation
fight a fire, firefighting, extinguish
fight germs, antimicrobial, combat bacteria
fill a gap, gap filling, bridge a gap, fill void
filter, strain, sieve, screen
find, locate, detect, discover
fit into, insert, fit, be received in
flap, flutter, beat of wings
flatten out, level off, plateau
float, levitate, suspend
flow back, reflux, backflow, return flow
fly, flight, airborne movement
focus, concentrate, converge
fold, pleat, crease
force open, pry open, jimmy, prize open
foresee, predict, forecast, anticipate
form, shape, mold
freeze up, become frozen, icing, ice formation
freshen, refresh, deodorize
gain weight, weight gain, body weight increase
glide, slide, soar
glue together, bond, adhesively bond
grind down, abrade, wear down, grind
grow back, regrow, regenerate
grow together, fuse, coalesce
guide, direct, steer, lead
halve, bisect, divide in two
hammer in, drive in, hammer
harvest, reap, gather crops
hear, listen, perceive sound
hide away, stow, conceal, retract
hinder, impede, obstruct
hollow out, excavate, form a cavity
hover, levitate, stationary flight
hurry, hasten, rush
ignore, disregard, neglect
imagine, visualize, conceive
improve sleep, sleep quality improvement, sleep promotion
indent, recess, impress
influence, affect, act on
inhale, breathe in, inspire
insulate, isolate, thermally insulate
invent, devise, conceive
itch, pruritus, tingle
jam, block, wedge
join up, connect, link up
kill, exterminate, destroy, eradicate
kill bacteria, bactericidal, sterilize, disinfect
kill fungus, fungicidal, antifungal
kill viruses, virucidal, virus inactivation
kill cancer cells, cytotoxic, tumoricidal
knit together, interlace, join
last, endure, persist
lean against, rest on, abut
leave, exit, depart
lengthen, elongate, prolong, extend
let fall, release, drop
level, flatten, planarize
lie in wait, ambush
lift off, take off, detach upwards
lift up, raise, elevate
light a fire, ignite, kindle
lighten, reduce weight, brighten
limp along, emergency running, limp-home mode
link together, concatenate, interconnect
load, charge, burden
loosen up, relax, loosen
lose, misplace, loss
lose heat, heat dissipation, cool
lose power, power failure, power outage
lose contact, disconnect, contact loss, signal loss
lower down, let down, descend
make noise louder, amplify, increase volume
mark, label, tag, identify
match, correspond, coincide
melt, fuse, liquefy
mend a puncture, tire repair, puncture repair
mimic nature, biomimetic, bionic, bio-inspired
miss, fail to detect, overlook
mix with water, hydrate, reconstitute, slake
moisten, wet, humidify, dampen
move in step, synchronized movement, move synchronously
multiply, proliferate, reproduce
narrow down, constrict, restrict
need, require, demand
nibble, gnaw, bite
gnaw, chew, bite
nourish, feed, supply nutrients
numb the skin, topical anesthetic, desensitize
obey, comply, follow instruction
offset, compensate, counterbalance
open, unlock, unseal
operate, run, function, work
order goods, order placement, purchase order
overcome, surmount, defeat
overhear, eavesdrop, listen in
overlook, miss, fail to notice
pack up, package, stow
pass, traverse, proceed
pass water, urinate, micturate
peel, skin, strip, pare
pile, stack, accumulate
plan a route, route planning, path planning
plant, sow, seed
play music, music reproduction, music playback
plug up, obstruct, occlude, stop up
point the way, guide, direct
poke out, protrude, project
polish up, burnish, buff
pop out, eject, spring out
pop up, deploy, spring up
postpone, defer, delay
pour away, discard liquid, drain
practice, exercise, train, rehearse
predict, forecast, prognosticate, estimate
press together, compress, pinch
prick, puncture, pierce
print on, imprint, apply by printing
promise, commit, warrant
pull tight, tighten, tension
pull up, raise, hoist
pump out, evacuate, discharge by pump
pump dry, evacuate, drain
push back, repel, retract
puzzle out, decipher, decode
quieten, silence, calm
reach, attain, arrive at
read, scan, read out
rearrange, reorder, rearrange positions
recall, retrieve, remember
receive, obtain, accept
recognize a face, face recognition, facial recognition
recognize a voice, speaker recognition, voice recognition
recover from illness, convalesce, recuperate
refresh, renew, update
refuse, reject, deny
release, unlatch, free, discharge
remember settings, store settings, memory function
renew, regenerate, replace
repeat, reiterate, recur
report, notify, communicate
rest, recover, repose
ring, sound, chime
rinse out, flush, wash out
ripen, mature, age
rise up, ascend, elevate
roast, bake, grill
roll along, roll, move on wheels
rotate slightly, pivot, turn through an angle
rub in, massage in, apply with friction
run dry, dry running, dry-run
run idle, idling, no-load operation
scald, burn by hot water, burn
scrape, abrade, scratch
scream for help, cry for help, distress call
screen out, filter, block, reject
seal off, isolate, close hermetically
search, seek, retrieve
see, view, perceive, observe
seize up, bind, jam, seizure of bearing
separate out, segregate, isolate, extract
serve food, meal serving, food delivery
set fire, ignite, kindle
set, harden, solidify
shave off, pare, scrape
shine on, irradiate, illuminate
shine through, transmit light, show through
shoot down, intercept
shoot up, spike, surge
shorten, reduce length, truncate
shudder, vibrate, shake
shuffle, mix, permute
sift, sieve, screen
simplify, facilitate, streamline
sink in, penetrate, be absorbed
sit down, be seated, take a seat
skin, peel, flay
slacken, loosen, relax tension
sleep well, sound sleep, quality sleep
slice up, cut into slices, slice
slip in, insert, slide in
slip through, pass undetected, slip past
slit, cut, split
slosh, sloshing, liquid oscillation
snap off, break off, shear off
snap shut, close abruptly, latch
sniff, smell, inhale
soften, plasticize, make pliable
solve, resolve, overcome
sort out, classify, segregate
speak to a machine, voice input, voice command
spin, rotate, whirl
spit out, expectorate, eject
split, cleave, divide
spoil, deteriorate, decay
spread by air, airborne transmission, airborne
spread germs, cross-contamination, pathogen transmission
sprout, germinate, bud
spurt, squirt, jet
squeeze, compress, constrict
squeeze out, express, extrude, wring
stab, pierce, puncture
stack up, stack, pile
stand against, withstand, lean against
stare, gaze, fixation of eyes
steam, evaporate, steam treat
stick into, insert, penetrate
sting, prick, burning sensation
stoop, bend forward, bend down
stop a leak, leak sealing, leak repair
store up, accumulate, store
straighten up, erect, rectify
strap on, fasten by strap, buckle
strengthen, reinforce, fortify
stretch, extend, elongate, tension
strip off, peel, delaminate
study, investigate, analyze
stuff, fill, pad
suck, aspirate, draw by suction
suffer from, be afflicted with, have a disease
suit, match, be suitable
support, assist, bear, sustain
surround, enclose, encompass
survive, endure, viability
swallow, ingest, gulp
swap, exchange, interchange
sway, swing, oscillate
sweat, perspire, exude
swing back, return, rebound
swirl, vortex, whirl, eddy
switch over, change over, transfer
tame, domesticate
taper off, decrease gradually, narrow
tap into, access, connect to
taste, gustatory perception, flavor
tear up, shred, rip
tend to patients, nursing care, patient care
thin out, deplete, reduce density
tie a knot, knotting, knot
tighten up, retighten, fasten
tilt back, recline, rear tilt
toast, brown, roast
track down, locate, trace
trade in, exchange, resale
train, practice, instruct
translate, convert language, interpret
travel, move, journey
treat, process, therapy
trip, stumble, trip hazard
trust in, rely on, confide
turn on and off, switch, toggle
turn the page, page turning, page flipping
twist, torsion, twist about an axis
twist off, unscrew, twist-off
twitch, jerk, involuntary movement
type, key in, enter by keyboard
unscrew, loosen screw, twist off
use, utilize, employ, apply
use again, reuse, reutilize
visit, attend, call on
wake, awaken, rouse
warn of danger, hazard warning, danger alert
wash, clean, launder
wash away, erode, scour
waste away, atrophy, degenerate
watch over, monitor, guard, supervise
water, irrigate, moisten
waver, fluctuate, oscillate
wear, don, put on
weep out, exude, ooze
weigh, measure weight, determine mass
weigh down, ballast, load
whirl, swirl, spin
win, gain, prevail
wipe out, eradicate, exterminate, erase
wither, wilt, dry up
work loose, loosen, become loose
worsen, deteriorate, aggravate, degrade
wring out, squeeze out, dewater
write, inscribe, record
able to, capable of, adapted to
abrupt, sudden, sharp
absent, missing, lacking
accessible, reachable, approachable
accurate, precise, exact
adjustable, variable, settable
advanced, sophisticated, state-of-the-art
airy, well ventilated, breathable
alive, living, viable
alone, solitary, isolated
ancient, old, historic
appropriate, suitable, proper
artificial, man-made, synthetic
ashamed, embarrassed
attached, connected, affixed
available, obtainable, accessible
average, mean, typical
awkward, clumsy, inconvenient
backup, reserve, secondary
balanced, equilibrated, in equilibrium
bare, naked, uncoated, exposed
basic, fundamental, elementary
beneficial, advantageous, useful
bent, curved, angled
blank, empty, unprinted
bottomless, open-bottomed
brief, short, momentary
broken, fractured, defective
bumpy road, rough road, uneven road surface
careful, cautious, gentle
careless, negligent, inattentive
certain, definite, predetermined
changing, varying, variable
chaotic, disordered, random
close-fitting, tight-fitting, snug
clear, transparent, unambiguous
coarse, rough, large-grained
common, shared, joint
complete, entire, full
concave, inwardly curved, dished
convex, outwardly curved, bulging
constant, invariable, steady
countless, innumerable, numerous
covered, coated, overlaid
crowded, congested, densely populated
custom, customized, tailor-made, individualized
damaged, defective, impaired
dead, deceased, non-living
deep, profound, at depth
delicate, fragile, sensitive
dense, compact, closely packed
detailed, high-resolution, elaborate
direct, immediate, straight
dishonest, fraudulent, deceptive
double-walled, double wall, twin-walled
dried-out, desiccated, parched
durable, long-lasting, hard-wearing
early, premature, advance
effective, efficacious, efficient
elderly, aged, geriatric, old-aged
electric, electrical, electrically powered
endless, continuous, infinite
enormous, huge, very large
enough, sufficient, adequate
equal length, same length, isometric
even, level, uniform
everyday, daily, commonplace
excess, surplus, superfluous
exciting, thrilling, stimulating
existing, conventional, present
extreme, severe, excessive
familiar, known, accustomed
fast, quick, rapid, high-speed
fastest, maximum speed, quickest
fat, thick, obese
favorite, preferred, favored
feeble, weak, faint
few, small number, scarce
final, last, end
fine, thin, finely divided
firm, solid, rigid
first, initial, primary
fixed, stationary, immobile
flexible, pliable, bendable
fluid, liquid, flowing
foldaway, collapsible, stowable
foreign, extraneous, alien
formless, amorphous, shapeless
fragrant, aromatic, scented
free, unrestricted, unconstrained
frequent, often, common
fresh, unspoiled, newly made
frothy, foamy, bubbly
frozen, iced, congealed
gaseous, gas-phase, vaporous
gentle, mild, careful, non-aggressive
gigantic, huge, oversized
good quality, high quality, superior
grainy, granular, coarse
gritty, sandy, abrasive
half, semi, hemi
handmade, manually produced, handcrafted
hard, solid, rigid, hardened
healthy, wholesome, salubrious
healthy person, normal subject, non-diseased subject
hot, heated, high temperature
icy, ice-covered, frozen, slippery with ice
identical, same, matching
immediate, instant, prompt
impossible, infeasible, unachievable
inaccurate, imprecise, inexact
incomplete, partial, unfinished
individual, single, separate
inefficient, ineffective, low efficiency
inflatable, blow-up, air-filled
innate, inborn, congenital
instant, immediate, instantaneous
intact, undamaged, unbroken
intelligent, smart, adaptive
invisible, unseen, imperceptible
irreversible, permanent, non-reversible
itchy, pruritic, itching
joint, common, combined
juicy fruit, succulent fruit
jumbled, disordered, random
known, existing, conventional
large-scale, industrial scale, mass
lasting, permanent, persistent
lengthy, prolonged, extended
lethal, deadly, fatal
lifelong, permanent, lifetime
light-colored, pale, bright
light-sensitive, photosensitive, photoreactive
likely, probable, plausible
liquid, fluid, molten
local, regional, localized
long, elongated, extended, oblong
long-distance, long-range, remote
long-term, permanent, chronic
low, reduced, small
lukewarm, tepid, moderately warm
luxury, deluxe, premium
many-sided, polygonal, multilateral
melted, molten, fused
mild, gentle, moderate
misleading, deceptive, erroneous
missing, absent, lacking, lost
mixed, blended, compounded
modern, contemporary, state-of-the-art
moldy, mildewed, mouldy
movable, displaceable, mobile, shiftable
multi-layer, multilayered, laminated
multi-purpose, multifunctional, versatile
mushy, soft, pasty
natural, naturally occurring, native
neat, tidy, orderly
new, novel, fresh
normal, ordinary, regular
numerous, many, multiple
obvious, apparent, evident
odd-shaped, irregularly shaped, anomalous shape
one-way valve, check valve, nonreturn valve
open-air, outdoor, outside
outdoor, open air, exterior
outdated, obsolete, superseded
overgrown, excessively grown, weedy
partial, incomplete, in part
pasty, paste-like, doughy
perfect, ideal, flawless
permanent, lasting, non-removable
personal, individual, personalized
personalized, individualized, customized
plain, simple, unpatterned
pleasant, agreeable, comfortable
poor, inferior, deficient
possible, feasible, potential
powdery, pulverulent, powdered
powerful, strong, high-power
practical, useful, functional
precious, valuable, costly
private, confidential, personal
public, communal, common
quick-drying, fast-drying, rapid drying
quick-release, quick-disconnect, rapid release
quick-setting, fast-curing, rapid hardening
quiet, low-noise, silent
rainy, pluvial, wet weather
rare, scarce, infrequent
raw, uncooked, untreated, unprocessed
real, actual, genuine
recent, latest, new
regular, uniform, periodic
relaxed, at rest, unstressed
removable, detachable, separable
repeated, recurring, iterated
resistant, proof, withstanding
reversible, invertible, turnable
ripe, mature, ripened
risky, hazardous, dangerous
roadworthy, safe for driving, traffic-safe
rotten, decayed, putrid, spoiled
rough, coarse, uneven
rounded, convex, radiused
runny eggs, soft-boiled
safe to eat, edible, food-grade, food-safe
sandy, gritty, arenaceous
scarce, rare, insufficient
secure, safe, protected
self-adhesive, adhesive-backed, pressure-sensitive adhesive
self-cleaning, self-purifying
self-driving, autonomous, driverless
self-heating, self-heated, exothermic heating
self-inflating, automatic inflation
self-leveling, self-levelling, automatic leveling
self-locking, self-arresting, non-back-drivable
self-sealing, self-closing, automatically sealing
self-service, unattended, self-operated
self-tightening, automatically tightening
semi-automatic, semiautomatic, partly automated
sensitive skin, irritated skin, delicate skin
separate, individual, discrete
serious, severe, grave
severe, serious, acute
shallow, small depth, flat
sharp, keen, acute, pointed
short, brief, small length
short-term, temporary, transient
short of water, water-deficient, arid
sick, ill, diseased
silky, silky-smooth, soft touch
silent, noiseless, soundless
skinny, thin, slender, lean
sleepy, drowsy, somnolent
slender, slim, thin
slow, low-speed, sluggish
slow-moving, low-speed, creeping
smelly, malodorous, odorous
smooth, even, unroughened
snowy, snow-covered, wintry
soaked, saturated, impregnated, drenched
sociable, gregarious, social
solid, rigid, massive
sour, acidic, acid
sparkling, effervescent, carbonated
special, particular, specific
spicy, pungent, hot
square, quadratic, rectangular
stale air, used air, exhaust air, vitiated air
steep, sharply inclined, high gradient
step-like, stepped, terraced
stiff, rigid, unyielding
stormy, rough weather, heavy weather
strange, abnormal, unusual
stressful, strenuous, stress-inducing
strict, stringent, rigorous
strong-flavored, intensely flavored, pungent
sugary, sweetened, sugar-containing
suitable, appropriate, adapted
sunny, sunlit, high insolation
swollen, inflated, edematous, distended
symmetrical, mirror-image, balanced
tall, high, elongated vertically
tangled hair, knotted hair, matted hair
tart, sour, acidic
temporary, provisional, interim
tender, soft, delicate
thin-walled, thin wall, small wall thickness
thick-walled, thick wall
thirsty, thirst, dehydrated
timely, punctual, prompt
tiny, minute, minuscule, microscopic
toothed, serrated, dentate
transportable, portable, mobile
two-dimensional, planar, 2d
three-dimensional, spatial, 3d
two-faced, double-sided, bilateral
typical, conventional, representative
unaffected, uninfluenced, independent
unattended, unsupervised, unmanned
unbalanced, out of balance, asymmetrical
uncommon, rare, unusual
undamaged, intact, unharmed
unexpected, unforeseen, unanticipated
unfamiliar, unknown, new
unfit, unsuitable, inadequate
unhealthy, insalubrious, harmful to health
unknown, unidentified, unfamiliar
unlike, dissimilar, different
unlimited, infinite, unrestricted
unlucky, unfortunate, adverse
unmanned, crewless, pilotless, unattended
unsafe, hazardous, insecure
unstable, unsteady, labile
untreated, raw, unprocessed
unused, idle, vacant
up-to-date, current, latest
upright, vertical, erect
urgent, emergency, immediate
used, employed, second-hand
usual, conventional, customary
vacant, unoccupied, empty
vague, fuzzy, indistinct
valuable, precious, of value
vertical, upright, perpendicular
visible, viewable, perceptible
vital, essential, critical
warm, heated, moderately hot
washable, launderable, cleanable
waterlogged, saturated with water, soaked
wavy hair, curly hair, frizzy hair
frizzy, unruly hair, hair frizz
weathered, aged by weather, degraded by weather
weightless, zero gravity, microgravity
well-known, conventional, widely known
wet, moist, soaked
wilted, withered, limp plant
windy, gusty, strong wind
wireless, cordless, radio-based
wooden, made of wood, timber
woolly, fleecy, wool-like
wrinkled, creased, crumpled, puckered
yellowish, yellowed, yellow tint
young, juvenile, immature
dentist drill handpiece, dental handpiece, dental turbine
dental chair, dental treatment unit, patient chair for dentistry
dental scaler, ultrasonic scaler, tartar remover
dental mirror, mouth mirror
dental bridge, fixed partial denture, bridgework
dental veneer, tooth veneer, laminate veneer
inlay, onlay, dental inlay
dental arch, tooth row, dentition
molar, back tooth, cheek tooth
wisdom tooth, third molar
incisor, front tooth
canine tooth, eye tooth, cuspid
sensitive teeth, dentin hypersensitivity, tooth sensitivity
fluoride, remineralization, tooth remineralizing
dry socket, alveolar osteitis
jaw bone loss, alveolar bone resorption, ridge augmentation
jaw joint, temporomandibular joint, tmj
jaw clicking, temporomandibular disorder, tmd
bite registration, occlusal registration, jaw relation
overbite, malocclusion, bite misalignment
tooth shade, tooth color, shade guide
mouth opener, mouth gag, cheek retractor
saliva ejector, dental suction, oral evacuator
rubber dam, dental dam
tooth identification, dental identification
saddle joint, thumb joint, carpometacarpal joint
stent graft, endograft, covered stent
drug-coated stent, drug-eluting stent, drug-releasing stent
stent reclosure, restenosis, in-stent restenosis
blood clot filter, vena cava filter, embolic filter
plug a vessel, embolization, vascular occlusion
coil in an aneurysm, embolic coil, aneurysm coil
cut through plaque, atherectomy, plaque removal
see inside arteries, intravascular ultrasound, ivus, optical coherence tomography
measure artery narrowing, fractional flow reserve, ffr
closing a puncture, vascular closure device, puncture closure
heart ablation, cardiac ablation, catheter ablation
pulmonary vein, pulmonary vein isolation
pulsed field ablation, irreversible electroporation, pulsed electric field ablation
left atrial appendage, laa closure, appendage occlusion
valve without open surgery, transcatheter valve, tavr, transcatheter aortic valve
clip for leaky valve, leaflet clip, edge-to-edge repair
pacemaker wire, cardiac lead, pacing lead, stimulation lead
leadless pacemaker, intracardiac pacemaker
implanted defibrillator, icd, implantable cardioverter defibrillator
implant battery, implantable power source, implant recharge
talk to an implant, implant telemetry, transcutaneous communication
power through the skin, transcutaneous energy transfer
spinal stimulator, spinal cord stimulation, scs
vagus nerve stimulation, vns, vagal stimulation
bladder stimulation, sacral nerve stimulation, sacral neuromodulation
phantom pain, phantom limb pain
feel with a prosthesis, sensory feedback prosthesis, tactile feedback of prosthesis
foot prosthesis, prosthetic foot, artificial foot
prosthetic knee, artificial knee joint, knee joint prosthesis
stump sock, prosthetic liner, stump liner
measure a stump, residual limb measurement
finger prosthesis, artificial finger
face prosthesis, epithesis
penile implant, penile prosthesis
voice prosthesis, tracheoesophageal prosthesis
stoma, ostomy, enterostomy
bowel rinse, colonic lavage, bowel irrigation
infant hip dislocation, hip dysplasia, developmental hip dysplasia
club foot, talipes, clubfoot
toe separator, toe spreader
night splint, resting splint
stretch a muscle, muscle stretching, stretching exercise
traction of the spine, spinal traction, spinal decompression
inversion table, gravity inversion
hospital curtain, privacy curtain, cubicle curtain
bedside table, overbed table
bedside cabinet, nightstand
patient chart, medical chart
medical cart, nursing cart, trolley for medical supplies
crash cart, emergency trolley
drug cabinet, medication cabinet, automated dispensing cabinet
iv site, infusion site, venous access site
leaking drip, infiltration, extravasation
secure a tube, catheter securement, catheter fixation
pump in the body, implantable pump, intrathecal pump
port for chemo, vascular access port, port catheter
dialysis access, arteriovenous fistula, vascular access for dialysis
belly dialysis, peritoneal dialysis
water for dialysis, dialysate, dialysis fluid
blood line, extracorporeal blood circuit, blood tubing set
needle falls out, venous needle dislodgement
blood cell separator, apheresis, plasmapheresis
blood filter, leukocyte filter, leukoreduction filter
blood bag, blood container
warm blood, blood warmer, fluid warmer
inhale medicine, pulmonary drug delivery, inhalation therapy
spacer for inhaler, valved holding chamber
count doses, dose counter, dose indicator
tell when to inhale, inhaler reminder, inhaler monitoring
nitric oxide inhalation, inhaled nitric oxide
gas for anesthesia, anesthetic gas, inhalation anesthetic, sevoflurane
anesthesia machine, anaesthesia apparatus
depth of anesthesia, hypnosis level, bispectral index
wake up during surgery, intraoperative awareness
nausea wristband, acupressure band
mask straps, headgear of mask, mask harness
mask leak, mask seal, interface leakage
resuscitation bag, bag valve mask, manual resuscitator
laryngeal mask, supraglottic airway, laryngeal mask airway
laryngoscope, video laryngoscope
see the vocal cords, laryngoscopy, glottis view
bite block, mouthpiece for endoscopy
endoscope washing, endoscope reprocessing, endoscope disinfection
endoscope tip, distal end of endoscope, insertion section
foggy endoscope, endoscope lens fogging, lens cleaning of endoscope
steer an endoscope, endoscope bending section, articulation
three-dimensional endoscope, stereo endoscope, stereoscopic endoscope
swallow a balloon, intragastric balloon, gastric balloon
tube through the belly, gastrostomy tube, peg tube
tissue clip, hemostatic clip, ligation clip
ligature, ligating, tie off a vessel
snare, polypectomy snare, polyp removal
kidney stone basket, stone retrieval basket
ureter stent, ureteral stent, double-j stent
prostate reduction, prostate resection, prostatic tissue removal
prostate biopsy, transrectal biopsy
incontinence sling, suburethral sling, urethral sling
uterine scraping, curettage
bleeding after birth, postpartum hemorrhage
help birth along, vacuum extraction, obstetric forceps
fetal monitor belt, tocodynamometer, toco transducer
premature labor, preterm labor, preterm birth
pregnancy high blood pressure, preeclampsia
pregnancy diabetes, gestational diabetes
dead tissue, necrosis, necrotic tissue
remove dead tissue, debridement, necrotomy
maggot therapy, larval therapy
honey dressing, medical honey
silver dressing, silver antimicrobial dressing
foam dressing, polyurethane foam dressing
wet wound, exudate management, wound exudate
wound odor, malodorous wound
see-through dressing, transparent film dressing
scar reduction, scar treatment, scar prevention
sterile pack, sterile barrier, sterile packaging
sterilize with gas, ethylene oxide sterilization, gas sterilization
sterilize with plasma, plasma sterilization, hydrogen peroxide plasma
sterilize by radiation, gamma sterilization, electron beam sterilization
sterilize by heat, heat sterilization, thermal sterilization
prove sterility, sterilization indicator, biological indicator
uv disinfection robot, ultraviolet disinfection, uv-c irradiation
disinfect a room, room disinfection, space sterilization
disinfect a phone, device disinfection, phone sterilizer
sterilize bottles, bottle sterilization
sterilize medical waste, medical waste treatment, infectious waste
clean instruments, instrument reprocessing, washer-disinfector
contaminated instrument, soiled instrument
germ-killing surface, antimicrobial surface, antibacterial coating
light that kills germs, germicidal lamp, uvc lamp
airborne germs, airborne pathogen, bioaerosol
negative pressure room, isolation room, infection control room
pandemic mask, ffp2, n95, respirator mask
mask against fogging glasses, mask nose seal, anti-fog mask
face shield, face visor, splash shield
foggy glasses, lens fogging, eyeglass fogging
blood in urine, hematuria
blood in stool, fecal occult blood, melena
protein in urine, proteinuria, albuminuria
liver values, liver enzyme, transaminase
inflammation marker, c-reactive protein, crp
heart attack marker, troponin
tumor marker, cancer biomarker
cancer cells in blood, circulating tumor cell, ctc
tumor dna in blood, circulating tumor dna, ctdna, liquid biopsy
unborn's dna in blood, cell-free fetal dna, noninvasive prenatal test
test unborn for disease, prenatal diagnosis, prenatal screening
test embryos, preimplantation genetic testing
amniotic fluid, amnion
water breaks, rupture of membranes, amniotic fluid leak
rna splicing, alternative splicing, exon skipping
antisense, antisense oligonucleotide
micro rna, mirna, microrna
base editing, prime editing
primer, oligonucleotide primer
loop amplification, loop-mediated isothermal amplification, lamp assay
isothermal amplification, recombinase polymerase amplification
next generation sequencing, ngs, massively parallel sequencing
sequencing library, library preparation
methylation, dna methylation, epigenetic modification
chromosome, karyotype
telomere, chromosome end
extracellular vesicle, exosome
cytokine, interleukin
interferon, ifn
tumor necrosis factor, tnf
growth factor, mitogen
vegf, vascular endothelial growth factor
egfr, epidermal growth factor receptor
her2, erbb2
kinase inhibitor, tyrosine kinase inhibitor
g protein-coupled receptor, gpcr
ion channel blocker, channel inhibitor
agonist, receptor activator
antagonist, receptor blocker, inhibitor
inverse agonist, negative modulator
prodrug, drug precursor
protein degrader, protac, proteolysis targeting chimera
bispecific antibody, bifunctional antibody
antibody fragment, fab, scfv
humanized antibody, cdr-grafted antibody
fusion protein, chimeric protein
pegylated, polyethylene glycol conjugated
vaccine antigen, immunogen, antigenic composition
mrna vaccine, rna vaccine
virus-like particle, vlp
dendritic cell, antigen-presenting cell
regulatory t cell, treg
mesenchymal stem cell, stromal cell, msc
bone-building cell, osteoblast
bone-eating cell, osteoclast
cartilage cell, chondrocyte
heart muscle cell, cardiomyocyte
liver cell, hepatocyte
insulin cell, beta cell, pancreatic islet
egg white enzyme, lysozyme
oxidize, oxidation, oxidative treatment
reduce chemically, reduction reaction, hydrogenate
hydrogenate, hydrogenation, add hydrogen
dehydrogenate, dehydrogenation
hydrolyze, hydrolysis, cleave with water
saponify, alkaline ester hydrolysis, saponification
esterify, esterification
transesterify, transesterification
alkylate, alkylation
halogenate, chlorinate, brominate, halogenation
nitrate, nitration
sulfonate, sulfonation
polymer blend, polymer alloy, resin mixture
copolymer, interpolymer
block copolymer, segmented copolymer
graft polymer, graft copolymer
masterbatch, resin concentrate
pellet, plastic granule, resin pellet
flake, platelet, scale
whisker, needle crystal, acicular crystal
hollow sphere, microballoon, hollow microsphere
glass bead, glass sphere
nanowire, nanorod
two-dimensional material, nanosheet, monolayer
mxene, transition metal carbide
perovskite, perovskite compound
mof, metal-organic framework, porous coordination polymer
cof, covalent organic framework
ionic liquid, room-temperature molten salt
deep eutectic solvent, eutectic mixture
supercritical fluid, supercritical carbon dioxide
plasma, ionized gas
cold plasma, non-thermal plasma, atmospheric plasma
ultrasonic reaction, sonochemistry, cavitation
cavitate, cavitation, bubble collapse
microwave synthesis, microwave irradiation
hydrothermal, solvothermal, hydrothermal synthesis
sol-gel, sol gel process
coprecipitation, precipitation from solution
calcine, calcination, roast at high temperature
pyrolyze, pyrolysis, thermal decomposition
torrefy, torrefaction
carbonize, carbonization, charring
graphitize, graphitization
gasify, gasification
reforming, steam reforming, reformer
water gas shift, shift reaction
fischer-tropsch, gas-to-liquid
methanation, sabatier reaction, methanize
methanol from carbon dioxide, co2 hydrogenation, methanol synthesis
ammonia cracking, ammonia decomposition
make use of co2, carbon dioxide utilization, co2 conversion, co2 reduction
carbon dioxide into stone, mineral carbonation, carbonation of minerals
store carbon dioxide underground, co2 sequestration, geological storage
capture carbon from air, direct air capture
amine scrubbing, amine absorption, acid gas removal
gas scrubber, wet scrubber, gas washing
gas drying, gas dehydration
gas hydrate, clathrate, methane hydrate
pipe wax, paraffin deposition, wax inhibitor
oil thickened, heavy oil, bitumen, extra heavy crude
oil sand, tar sand, bituminous sand
shale oil, oil shale
oil water separation, demulsification, emulsion breaking
get more oil out, enhanced oil recovery, oil displacement
drilling mud, drilling fluid
fracking fluid, fracturing fluid, hydraulic fracturing
proppant, propping agent
cement for wells, well cement
smoke-free fuel, smokeless fuel
engine knocking, knock, detonation in engine
engine deposits, carbon deposits, soot deposition
sludge in oil, oil sludge, varnish deposits
oil thickens in cold, pour point, cold flow
pour point depressant, cold flow improver
viscosity index improver, viscosity modifier
extreme pressure additive, antiwear additive
food-grade lubricant, edible lubricant
biodegradable lubricant, bio-lubricant
leather dye, leather finishing
leather care, leather cream
hide preservation, raw hide curing
sugar beet juice, diffusion juice, raw juice
sugar crystals, massecuite
ferment sugar to alcohol, ethanol production, bioethanol production
wood to sugar, saccharification, lignocellulose hydrolysis
straw to fuel, cellulosic ethanol, biomass pretreatment
algae fuel, algal biofuel, microalgae oil
digest sludge, anaerobic digestion, sludge digestion
dry sludge, sludge dewatering, sludge drying
oxygen for sewage, aeration tank, activated sludge aeration
bacteria for sewage, activated sludge, biological treatment
membrane bioreactor, mbr
constructed wetland, artificial wetland, reed bed
grease trap, grease separator, oil interceptor
rainwater, storm water, stormwater
collect rain, rainwater harvesting, rainwater collection
gray water, greywater, domestic wastewater
ship ballast water, ballast water treatment
cooling tower water, cooling water treatment
boiler water, boiler feedwater
boiler scale, scale formation, scaling, incrustation
legionnaires' disease, legionella
algae in water, algal growth, algicide
fish tank water, aquarium water
lake cleaning, lake restoration, water body purification
river mud, dredged sludge, bottom sediment
green slime, algae growth, biofilm
cloudy water, turbidity, turbid
water color, chromaticity of water
oxygen in water, dissolved oxygen
biological oxygen demand, bod
ammonia in water, ammonia nitrogen, ammonium
arsenic removal, dearsenication
boron removal, boron adsorption
uranium from seawater, uranium extraction
lithium from brine, lithium extraction, brine lithium
salt water, brine, saline water
fresh water, freshwater
brackish water, slightly saline water
pure water, ultrapure water, deionized water
deionize, demineralize, ion exchange
electrodialysis, electro-deionization, edi
capacitive deionization, electrosorption
forward osmosis, osmotic dilution
membrane distillation, vapor permeation
solar still, solar distillation
freeze desalination, freeze concentration
hydrogen water, hydrogen-rich water
alkaline water, alkaline ionized water
mineralize water, remineralization of water
water dispenser, water cooler, drinking fountain
sparkling water, carbonated water, soda water
water pitcher filter, gravity water filter
faucet filter, tap-mounted filter
shower filter, shower water purification
camping water filter, portable water purifier
salt of battery, electrolyte salt, lithium salt
battery binder, electrode binder
conductive additive, conductive agent
dry electrode, solvent-free electrode
battery formation, initial charging, formation charging
sei layer, solid electrolyte interphase
anode-free battery, lithium metal battery
polymer electrolyte, solid polymer electrolyte
gel electrolyte, gel polymer electrolyte
sulfide electrolyte, sulfide solid electrolyte
flame-retardant electrolyte, nonflammable electrolyte
bipolar plate, fuel cell separator
membrane electrode assembly, mea
catalyst layer, electrocatalyst layer
fuel cell flooding, water flooding, water management
hydrogen embrittlement, hydrogen-induced cracking
hydrogen leak, hydrogen detection
reversible fuel cell, regenerative fuel cell
microbial fuel cell, bioelectrochemical system
paper battery, flexible battery, thin battery
printed battery, thin-film battery
water-activated battery, seawater battery
thermal battery, heat-activated battery
nuclear battery, betavoltaic, radioisotope battery
plating bath, electroplating solution
plating rack, plating jig
electropolish, electrolytic polishing
electroform, electroforming
chemical polishing, chemical brightening
passivate, passivation
phosphate coating, phosphating, conversion coating
blacken steel, black oxide, browning
nitride, nitriding, nitrocarburizing
carburize, case hardening, carburization
temper, tempering
quench, rapid cooling
cold work, work hardening
steel scrap melting, electric arc furnace
iron making, blast furnace, ironmaking
direct reduction, sponge iron, dri
hydrogen steel, hydrogen-based reduction
desulfurize steel, hot metal desulfurization
continuous casting, strand casting
ore dressing, beneficiation, mineral processing
ore pellet, sintered ore
copper leaching, copper extraction
gold leaching, cyanidation, gold extraction
rare earth recovery, rare earth separation
magnesium alloy, magnesium-based alloy
titanium alloy, titanium-based alloy
superalloy, nickel-based alloy
amalgam, mercury alloy
bronze, copper-tin alloy
brass, copper-zinc alloy
pewter, tin alloy
lead-free solder, solder alloy
silicon crystal, silicon ingot, silicon single crystal
silicon carbide crystal, sic single crystal
gallium nitride, gan
epitaxy, epitaxial growth
molecular beam epitaxy, mbe
seeded growth, crystal seeding
protein crystal, protein crystallization
laser crystal, nonlinear optical crystal
artificial gem, synthetic gemstone
pearl, nacre
amber, succinite
meal kit, meal package, prepared ingredient set
packed lunch, boxed meal, bento
soft food for elderly, dysphagia food, softened food
astronaut food, space food
military ration, field ration
pureed food, strained food, blended diet
bite-size, bite-sized, mouth-sized
food on a stick, skewer, skewered food
kebab, gyro, shawarma
seaweed sheet, nori, laver
fish sauce, fermented fish
fish roe, caviar, fish egg
cephalopod > squid, cuttlefish, octopus
eel, anguilla
bird's nest, edible bird's nest
bone broth, bone soup
lard substitute, fat mimetic
frying batter, tempura, batter mix
crispy coating, breading, crunchy coating
spring roll, stuffed roll
peanut shell, nut shell
fruit peel, rind, pericarp
citrus peel, citrus fiber
orange peel oil, limonene
apple pomace, fruit residue
spent grain, brewer's grain
okara, soybean residue, soy pulp
oil cake, press cake, oilseed meal
wheat germ, germ of grain
rice bran, rice polish
polished rice, milled rice, white rice
brown rice, husked rice, unpolished rice
sprouted grain, germinated grain, malt
malt, malted barley
gluten, wheat protein
resistant starch, indigestible starch
slow carbs, slowly digestible carbohydrate, low glycemic
glycemic index, blood sugar response
carbs, carbohydrate
low-carb, reduced carbohydrate, ketogenic
ketogenic diet, ketone ester, ketone body
protein-rich, high-protein
low-protein food, protein restricted
phenylketonuria, pku
cow milk allergy, milk protein allergy
hydrolyzed milk, extensively hydrolyzed formula, protein hydrolysate
human milk sugar, human milk oligosaccharide, hmo
toddler milk, follow-on formula, growing-up milk
milk fat globule, milk fat membrane
lactose-free milk, lactose-reduced
colostrum, first milk
royal jelly, bee product, propolis
bee pollen, beebread
maple syrup, agave syrup
brown sugar, unrefined sugar
powdered sugar, icing sugar
rare sugar, allulose, psicose, tagatose
tooth-friendly sweet, non-cariogenic, anticariogenic
caffeine, xanthine stimulant
taurine, energy ingredient
cold brew, cold extraction of coffee
iced tea, tea beverage, ready-to-drink tea
green tea, unfermented tea
black tea, fermented tea
matcha, powdered tea
bubble tea, tapioca pearl
herbal tea, tisane, herbal infusion
yerba mate, mate tea
cloudy juice, cloud stability, pulp suspension
not-from-concentrate juice, direct juice
juice concentrate, concentrated juice
coconut water, coconut juice
jelly drink, gel beverage, drinkable jelly
milk tea, milk-containing beverage
protein drink, high-protein beverage
beverage syrup, drink concentrate
drink dispenser, beverage dispenser, postmix
ice in drinks, chilled beverage
alcohol powder, powdered alcohol
hangover cure, alcohol metabolism, acetaldehyde decomposition
malty taste, worty flavor
wine fault, sulfite, off-flavor in wine
wine aeration, wine aerator, decanter
sulfite removal, wine sulfite removal
wine preserving, wine preservation, opened bottle preservation
cork taint, trichloroanisole
champagne yeast, riddling, disgorging
distill spirits, still, pot still
aging spirits, wood contact, accelerated aging
fruit fly bait, drosophila trap
eggs laying, egg production, laying hen
egg sorting, egg grading, candling
candling, egg inspection
sex chicks, chick sexing, in-ovo sexing
pasteurize eggs, egg pasteurization
shell egg, egg in shell
egg powder, dried egg
grind meat, meat mincing, meat grinder
inject brine, brine injection, pickle injection
tumble meat, meat tumbler
age meat, meat aging, dry aging
beef marbling, marbling, intramuscular fat
artificial marbling, fat-injected meat
meat glue, transglutaminase, restructured meat
pink slime, mechanically separated meat
slaughterhouse, abattoir, slaughter line
carcass, slaughtered animal body
bone saw for meat, meat saw
cut meat into pieces, portioning, meat cutting
thin sliced meat, meat slicer
skin fish, fish skinning
head a fish, fish heading
fish bone, pin bone removal
freshness of fish, fish freshness, k value
shelf-stable, ambient stable, storable at room temperature
keep bread fresh, anti-staling, bread softness retention
keep fruit fresh, fruit preservation, postharvest preservation
keep vegetables fresh, vegetable preservation, crisper
keep meat fresh, meat preservation
modified atmosphere, controlled atmosphere, protective gas packaging
vacuum pack, vacuum packaging, vacuum sealing
food wrap, cling film, plastic wrap
oxygen-free pack, anaerobic packaging
mold on bread, bread mold, mold inhibition
sprouting potatoes, sprout inhibition
bruised fruit, fruit bruising, mechanical damage of fruit
wrinkled fruit, fruit shriveling
overripe, senescent, over-mature
green bananas, banana ripening
cut flowers last longer, cut flower preservation, vase life
acrylamide, acrylamide reduction
mycotoxin, aflatoxin, mold toxin
remove bitterness, debittering
remove fishy smell, deodorizing fish, fishy odor removal
remove beany taste, beany flavor, grassy smell
garlic breath, garlic odor
food fraud, food adulteration, authenticity of food
trace food origin, food traceability
food safety, hygiene of food
raw food, uncooked food
pressure fry, pressure fryer
cook with steam, steam cooking, steam oven
steam oven, combi steamer, steam cooker
infrared grill, radiant grill
pellet grill, pellet smoker
pizza oven, stone oven
bread oven, baking oven
cook with radio waves, radio-frequency heating, dielectric heating
ohmic heating, joule heating of food
pulsed electric field, pef treatment
cook by sunlight, solar cooker, solar oven
camp stove, portable cooker, camping stove
rice washing, rice rinsing
noodle boiling, noodle boiler
baking tray, baking sheet, sheet pan
cake mold, baking tin, baking pan
rolling pin, dough roller
cookie cutter, pastry cutter
cutting board, chopping board
kitchen knife, chef's knife
knife sharpener, whetstone
grater, shredder, rasp
pepper mill, spice grinder
salt shaker, seasoning dispenser
ladle, scoop, dipper
spatula, turner, scraper
oven mitt, oven glove, pot holder
apron, kitchen apron
bottle opener, crown cap opener
corkscrew, cork extractor
thermos, vacuum flask, insulated bottle
cooler bag, insulated bag, cool bag
chopsticks, eating utensil
cutlery, silverware, flatware
fork, tined utensil
edible cutlery, edible spoon
edible straw, edible drinking straw
paper straw, biodegradable straw
disposable plate, disposable tableware
tea kettle, teapot, tea maker
coffee filter, filter paper
drip coffee, pour-over coffee
coffee foam, crema
tamper, coffee tamping
milk container, milk jug
water bottle, drinking bottle, sports bottle
fold-up bottle, collapsible bottle
drinking cup, tumbler, mug
paper cup, disposable cup
cup lid, beverage lid
cup holder, beverage holder
self-heating food, flameless heater, self-heating meal
self-cooling can, self-chilling beverage container
better than before, improved over prior art, enhanced
as needed, on demand, when required
on demand, upon request, as required
if necessary, when required, optionally
in any case, always, irrespective
in every direction, omnidirectional, all directions, multidirectional
in one direction, unidirectional, one-way
in both directions, bidirectional, two-way
in all weather, all-weather, weather-independent
in real life, actual use, practical use
in good condition, intact, sound condition
in bad shape, deteriorated, poor condition
in danger, endangered, at risk
in tune, tuned, resonant
in sync, synchronized, in synchronism, synchronous
in touch, in contact, contacting
in use, in operation, during use
not in use, idle, unused, standby
in short supply, scarce, shortage
in bulk, unpackaged, loose material
in line, inline, aligned
in layers, layered, stratified, laminated
in pairs, pairwise, paired
in strips, strip-shaped, striped
in pieces, fragmented, divided
in the open, outdoors, open air
in the way, obstructing, interfering, blocking
out of the way, retracted, stowed, non-obstructing
out of the box, preconfigured, factory preset
at random, randomly, stochastically, arbitrarily
at risk, vulnerable, endangered, high-risk
at rest, stationary, resting state, quiescent
at full speed, maximum speed, full speed
at a glance, at-a-glance, quickly recognizable
at a distance, spaced apart, remote
at will, arbitrarily, as desired
at will adjustable, freely adjustable, arbitrarily adjustable
by chance, randomly, coincidentally
by eye, visually, visual inspection
by ear, acoustically, by hearing
by feel, tactilely, by touch
by touch, tactile, haptically
by smell, olfactory, odor-based
by weight, gravimetric, weight percent
by volume, volumetric, volume percent
by foot, pedal-operated, foot-operated
by mouth control, mouth-operated, tongue-controlled
by eye movement, gaze-controlled, eye-tracking
by thought, brain-controlled, mind-controlled
by voice, voice-controlled, speech-controlled, voice command
by gesture, gesture-controlled, gesture recognition
by remote control, remotely controlled, teleoperated
by phone, via smartphone, telephone-based
by air, airborne, pneumatically
by gravity, gravity-driven, gravitationally, gravity feed
by magnet, magnetically, magnetic attachment
by suction, vacuum, under suction, suction-operated
by steam, steam-powered, steam-driven
by heat, thermally, heat-activated
by light, optically, photo-induced
by sound, acoustically, sonically
by pressure, pressure-operated, pressure-actuated
by the wind, wind-driven, wind-powered
by the sun, solar-powered, solar-driven
by water, hydraulically, water-powered
by muscle power, human-powered, muscle-powered
by pedaling, pedal-driven, pedal-powered
by radio, wirelessly, via radio
by law, statutory, legal requirement
foot-operated, pedal-operated, foot pedal
wind-up, spring-driven, clockwork
mouse-like pointer, pointing device, cursor control
shaped like a mushroom, mushroom-shaped, umbrella-shaped
shaped like a star, star-shaped, stellate
shaped like a heart, heart-shaped, cordate
shaped like a cross, cross-shaped, cruciform
shaped like a fork, fork-shaped, bifurcated
shaped like a horseshoe, u-shaped, horseshoe-shaped
shaped like a saddle, saddle-shaped
shaped like a funnel, funnel-shaped, infundibular
shaped like a bell, bell-shaped, campanulate
shaped like a bowl, bowl-shaped, dish-shaped
shaped like a spoon, spoon-shaped, scoop-shaped
shaped like a tree, dendritic, tree-shaped, branched
shaped like a needle, needle-shaped, acicular
shaped like a leaf, leaf-shaped, lamellar
shaped like a spiral, helical, spiral-shaped
shaped like a screw, screw-shaped, helical
shaped like a wave, wave-shaped, corrugated
shaped like a honeycomb, honeycomb, hexagonal cell
shaped like a comb, comb-shaped, interdigitated
shaped like a ladder, ladder-shaped
shaped like stairs, stepped, staircase-shaped
shaped like a wedge, wedge-shaped, tapered
shaped like a dome, dome-shaped, hemispherical
shaped like an egg, egg-shaped, ovoid
shaped like a banana, arcuate, banana-shaped, crescent
shaped like a moon, crescent, lunate
shaped like a doughnut, toroidal, donut-shaped
shaped like a dumbbell, dumbbell-shaped
shaped like an hourglass, hourglass-shaped, waisted
shaped like a barrel, barrel-shaped
shaped like a pyramid, pyramidal
shaped like a tube, tubular
shaped like a ball, spherical, ball-shaped
shaped like a kidney, kidney-shaped, reniform
shaped like a tongue, tongue-shaped, lingulate
shaped like a tooth, tooth-shaped, dentate
shaped like a fish, fish-shaped
shaped like a diamond, rhombic, diamond-shaped
shaped like a t, t-shaped
shaped like an l, l-shaped
shaped like a v, v-shaped
shaped like a y, y-shaped
light as a feather, ultra-light, ultralight
as hard as stone, rock-hard, high hardness
thin as a hair, hair-thin, ultrathin
smooth as a mirror, mirror finish, specular
as soft as skin, skin-like, soft touch
as clear as glass, glass-clear, transparent
skin-like, dermal imitation, artificial skin
glass-like, vitreous, glassy
rubber-like, rubbery, elastomeric
leather-like, leather-like sheet, imitation leather
paper-like, papery
cloth-like, textile-like, fabric-like
metal-like, metallic look, metallic luster
wood-like, wood grain, imitation wood
stone-like, imitation stone, artificial stone
jelly, gel, gelatinous
powder-like, pulverulent, powdery
net-like, reticular, mesh-like
tree-like, arborescent, dendritic
human-like, humanoid, anthropomorphic
animal-like, zoomorphic, animal-shaped
insect-like, insect-inspired, bionic insect
snake-like, serpentine, snake robot
spider-like, multi-legged, hexapod
fish-like, fish-shaped, biomimetic fish
bird-like, flapping-wing, ornithopter
lotus-like, lotus effect, superhydrophobic
gecko-like, gecko adhesive, dry adhesive
suction cup, sucker, vacuum cup
very small, minute, microscopic, miniature
very large, huge, oversized
very thin, ultrathin, extremely thin
very thick, extra thick
very fast, ultrafast, high-speed
very slow, ultra-slow, extremely low speed
very hot, high temperature, extremely hot
very cold, cryogenic, ultra-low temperature
very hard, ultrahard, superhard
very soft, ultra-soft, extremely soft
very strong, ultrahigh strength, high-strength
very light, ultralight, extremely lightweight
very heavy, extra-heavy, massive
very long, elongated, extra-long
very short, ultrashort
very deep, ultra-deep
very high, ultra-high, extremely high
very low, ultra-low, extremely low
very loud, high sound pressure
very quiet, ultra-quiet, low noise
very pure, ultrapure, high purity
very clean, ultraclean, highly clean
very dry, low humidity, ultra-dry
very wet, waterlogged, saturated
very old, ancient, very aged
very often, frequently, high frequency of occurrence
very early, early-stage, at an early stage
very close, in close proximity, closely spaced
very sharp, razor-sharp, high sharpness
very rough, high roughness
very smooth, ultra-smooth, low roughness
very smooth surface, mirror surface, low surface roughness
very sensitive, high-sensitivity, highly sensitive
very dangerous, highly hazardous
very rare, extremely rare
very young children, toddler, infant
very old people, frail elderly, aged person
rice plant, rice, oryza sativa, paddy
wheat, triticum aestivum
corn plant, maize, zea mays
barley, hordeum vulgare
oat, avena sativa
rye, secale
millet, foxtail millet, panicum
buckwheat, fagopyrum
quinoa, chenopodium quinoa
rapeseed, brassica napus, canola
cabbage, brassica oleracea > kale, broccoli, cauliflower
chinese cabbage, napa cabbage
radish, raphanus
onion, allium cepa
tomato, solanum lycopersicum
cucumber, cucumis sativus
lettuce, lactuca
spinach, spinacia
celery, apium
asparagus, asparagus officinalis
apple, malus
pear, pyrus
peach, prunus persica, nectarine
cherry, prunus avium
plum, prune, prunus
apricot, prunus armeniaca
grape, vitis, grapevine
strawberry, fragaria
blueberry, bilberry, vaccinium
rubus > raspberry, blackberry
currant, ribes
kiwi, kiwifruit, actinidia
mango, mangifera
banana, musa, plantain
papaya, carica papaya
avocado, persea
pomegranate, punica
fig, ficus carica
olive, olea europaea
lychee, litchi
dragon fruit, pitaya
passion fruit, passiflora
persimmon, diospyros
jujube, red date, ziziphus
goji berry, wolfberry, lycium barbarum
hawthorn, crataegus
sea buckthorn, hippophae
elderberry, sambucus
rose hip, rosa canina
noni, morinda
monk fruit, luo han guo, mogroside
longan, dimocarpus
lotus root, nelumbo
yam, dioscorea, chinese yam
konjac, glucomannan, konnyaku
taro, colocasia
bamboo, bamboo shoot
ginger, zingiber
galangal, alpinia
cinnamon, cinnamomum, cassia bark
clove, eugenol
cardamom, elettaria
saffron, crocus sativus
mustard, sinapis
rosemary, rosmarinus
basil, ocimum
sage, salvia
lavender, lavandula
chamomile, matricaria
peppermint, mentha
lemon balm, melissa
valerian, valeriana
st. john's wort, hypericum
echinacea, coneflower
ginkgo, ginkgo biloba
milk thistle, silymarin, silybum
dandelion, taraxacum
nettle, urtica
hop, humulus lupulus
rose, rosa
chrysanthemum, chrysanthemum flower
honeysuckle, lonicera japonica
jasmine, jasminum
osmanthus, sweet osmanthus
orchid, orchidaceae
dendrobium, dendrobium officinale
lily bulb, lilium
licorice root, glycyrrhizin
astragalus, milkvetch root
angelica, dong quai, angelica sinensis
codonopsis, dangshen
poria, poria cocos
rhubarb, rheum
peony root, paeonia
rehmannia, rehmannia root
notoginseng, panax notoginseng
salvia root, danshen, salvia miltiorrhiza
ophiopogon, dwarf lilyturf
schisandra, five-flavor berry
forsythia, forsythia fruit
coptis, berberine, goldthread
skullcap, scutellaria, baicalin
isatis root, radix isatidis
mulberry, morus alba
perilla, perilla frutescens
moringa, drumstick tree
ashwagandha, withania
neem, azadirachtin, azadirachta
eucalyptus, eucalyptol
tea tree oil, melaleuca
sandalwood, santalum
agarwood, aquilaria
frankincense, boswellia, olibanum
myrrh, commiphora
pine, pinus, pine needle
conifer > spruce, fir, pine
oak, quercus
birch, betula
willow, salix
poplar, populus, aspen
rubber tree, hevea
cork oak, cork
sisal, agave
jute, bast fiber
hemp, cannabis sativa
kenaf, hibiscus cannabinus
ramie, boehmeria
coir, coconut fiber
duckweed, lemna
water hyacinth, eichhornia
reed, phragmites
moss, bryophyte
fern, pteridophyte
cactus, prickly pear, opuntia
seaweed, macroalgae
brown algae, kelp, fucoidan, laminaria
red algae, carrageenan source, gracilaria
spirulina, arthrospira
chlorella, green microalga
euglena, paramylon
krill, euphausia
sponge animal, porifera
coral, anthozoa
sea urchin, echinoid
abalone, haliotis
oyster, crassostrea
mussel, mytilus
scallop, pectinid
clam, venerid
snail slime, snail mucin, snail secretion filtrate
shark, selachian
salmonid > salmon, trout
tuna, thunnus
carp, cyprinid
tilapia, cichlid
catfish, siluriform
sturgeon, acipenser
seahorse, hippocampus fish
amphibian > frog, toad
turtle, tortoise, softshell turtle
snake, serpent
lizard > gecko, chameleon
crocodilian > crocodile, alligator
waterfowl > duck, goose
turkey, meleagris
quail, coturnix
pigeon, dove
rabbit, hare, lagomorph
velvet antler, deer antler
camelid > camel, alpaca, llama
bat, chiroptera
ape > chimpanzee, gorilla
cetacean > whale, dolphin
seal animal, pinniped
elephant, proboscidean
lactic acid bacteria, lactobacillus, lactococcus, leuconostoc
acetic acid bacteria, acetobacter
hay bacillus, bacillus subtilis
photosynthetic bacteria, rhodopseudomonas
nitrifying bacteria, nitrosomonas, nitrobacter
sulfate-reducing bacteria, desulfovibrio
soil bacteria, rhizobacteria, pseudomonas fluorescens
actinomycete, streptomyces
clostridioides difficile, clostridium difficile
tuberculosis germ, mycobacterium tuberculosis
black mold, aspergillus niger
koji mold, aspergillus oryzae, koji
green mold, penicillium, trichoderma
noble rot, gray mold, botrytis
powdery mildew, erysiphe
downy mildew, plasmopara, peronospora
potato blight, late blight, phytophthora
rice blast, magnaporthe, pyricularia
wheat rust, puccinia
wilt disease, fusarium wilt
citrus greening, huanglongbing
root rot, root-rot disease
crown gall, agrobacterium
root-knot worm, root-knot nematode, meloidogyne
spider mite, red mite, tetranychus
codling moth, fruit moth
army worm, armyworm, spodoptera
corn borer, stem borer, ostrinia
rootworm, diabrotica
potato beetle, colorado beetle
fruit fly pest, tephritid, drosophila suzukii
planthopper, leafhopper
stink bug, hemiptera
mosquito, aedes, anopheles
housefly, musca
varroa, bee mite
woodworm, wood borer
termite, white ant
clothes moth, fabric pest
grain weevil, stored product pest
sea lice, salmon louse
white spot disease, white spot syndrome virus
swine flu, swine influenza
prrs, porcine reproductive respiratory syndrome
porcine diarrhea, porcine epidemic diarrhea virus
newcastle disease, avian paramyxovirus
coccidiosis, eimeria
distemper, canine distemper
parvo, parvovirus
kennel cough, bordetella
heartworm, dirofilaria
cat flu, feline calicivirus
cow mastitis, bovine mastitis
bloat of cattle, rumen tympany
rumen, paunch, forestomach
methane from cows, enteric methane, ruminal methane
cow in heat, estrus detection, oestrus
calving, parturition of cows
lame cow, lameness, limping animal
park a car, parking assistance, automatic parking
stay in the lane, lane keeping, lane departure
distance to car ahead, adaptive cruise control, following distance control
asleep at the wheel, driver drowsiness, driver fatigue
driver looks away, driver inattention, gaze direction monitoring
drunk driving, driving under the influence, alcohol interlock
steal a car, vehicle theft, car theft
break a window, window breakage, glass breakage
leave a child behind, child presence detection
find a parking space, parking space detection, vacant parking
charge an electric car, electric vehicle charging, ev charging
change a tire, tire replacement, wheel change
flat tire, deflated tire, tire puncture
tire pressure loss, tire deflation, low tire pressure
ice on the road, black ice, road icing
ice on a windshield, windshield icing, deicing
wipe the windshield, windshield wiping, wiper
get in a car, vehicle entry, vehicle ingress
open the trunk, tailgate opening, liftgate
lock a car, vehicle locking, central locking
forgot to lock, unlocked state notification
fasten seat belt, seat belt buckling, belt fastening
ride a bike, cycling, bicycle riding
lock a bike, bicycle lock, cycle locking
cross the street, pedestrian crossing, road crossing
traffic light, traffic signal, stop light
road sign, traffic sign
pothole, road damage, pavement defect
repair a road, pavement repair, road maintenance
lay a pipe, pipe laying, pipeline installation
find a leak, leak detection, leak localization
find a pipe underground, buried pipe detection, underground utility locating
dig a hole, excavate, hole digging
dig a tunnel, tunneling, tunnel boring
build a wall, masonry, wall construction
paint a wall, wall painting, wall coating
hang a picture, picture hanging, wall hook
lay tiles, tile laying, tiling
drive a nail, nailing, nail driving
saw wood, wood cutting, sawing
cut down a tree, tree felling, tree harvesting
climb a tree, tree climbing
trim a hedge, hedge trimming
open a door, door opening, door opener
hold a door open, door stop, door holder
door slams, door slamming, door closer
close the curtains, curtain closing, blind closing
lose keys, key loss, key finder
ring the doorbell, doorbell, door bell
who is at door, video doorbell, door viewer
break into a house, burglary, intrusion, housebreaking
scare a burglar, burglar deterrent
fire in the house, house fire, fire outbreak
smoke in the room, smoke detection
escape a fire, fire evacuation, fire escape
gas leak at home, gas leakage, gas escape
carbon monoxide poisoning, co poisoning
electric shock at home, leakage current, residual current
power cut, power outage, blackout, power failure
save battery, power saving, battery saving
charge a phone, mobile phone charging, phone charger
phone falls, device drop, fall of a phone
broken phone screen, display breakage, cracked screen
phone overheats, device overheating, temperature rise of terminal
lost phone, missing mobile device, device loss
stolen phone, device theft, stolen terminal
wipe a phone, remote wipe, remotely erase
unlock a phone, device unlocking, screen unlock
silence a phone, mute, silent mode
pocket dialing, accidental call, unintentional operation
unwanted call, spam call, nuisance call
junk mail, spam, unsolicited message
take a selfie, self-portrait, self-photographing
blurry photo, image blur, motion blur
shaky video, image stabilization, camera shake
red eyes in photos, red-eye effect
erase people from photo, object removal, inpainting
old photo repair, image restoration, photo restoration
black-and-white photo into color, image colorization
sharper image, super-resolution, image sharpening
noise in a picture, image noise, denoising
recognize handwriting, handwriting recognition
read text in images, optical character recognition, ocr
talk to a computer, speech recognition, voice interface
computer voice, speech synthesis, synthesized voice
turn speech into text, speech-to-text, transcription
translate a language, machine translation
write text by computer, text generation, language model
computer that answers questions, question answering, chatbot
fake video, deepfake, synthetic video
fake news, misinformation, false information
bad language, profanity, offensive language
protect children online, parental control
find music, music search, music recommendation
find song by humming, query by humming, melody search
learn an instrument, music instruction, instrument learning
tune a guitar, instrument tuning
play a game together, multiplayer game
cheat in a game, game cheating
exam cheating, test proctoring
learn a language, language learning
learn to write, handwriting practice, writing training
do homework, homework, self-study
vote, cast a ballot, voting
election fraud, vote tampering
queue at the counter, queue management
order food, meal ordering, food ordering
deliver food, food delivery, meal delivery
deliver packages by drone, drone delivery
lost package, missing parcel
stolen package, package theft
hotel key, hotel door lock, room key card
book a trip, travel booking, travel reservation
lost luggage, mishandled baggage
stuck elevator, passenger entrapment, trapped passenger
crowded train, train congestion, overcrowding
fall onto the tracks, track fall, platform door
train derails, derailment
ship sinks, ship sinking, capsizing
boat tips over, capsize, overturning of boat
man overboard, person overboard
fall off a ladder, ladder safety, ladder fall
cut a finger, hand injury, finger injury
hand in the machine, operator protection, hand protection
lift heavy things, heavy lifting, load lifting
hurt back by lifting, lumbar load, lifting injury
stand all day, prolonged standing
work at night, night shift
work bent over, stooped work, forward-bent posture
work overhead, overhead work, arm support
loud workplace, occupational noise
hot workplace, heat stress
dusty workplace, occupational dust exposure
cold hands, hand warming, hand warmer
cold feet, foot warming, foot warmer
sweaty feet, foot perspiration, shoe ventilation
smelly feet, foot odor, shoe deodorization
wet shoes, shoe drying
blisters from shoes, shoe chafing, friction blister
shoes too tight, shoe fit, shoe stretching
tie shoes, shoelace, lacing system
walk barefoot, barefoot walking
rain gets in shoes, waterproof footwear
stay warm outdoors, thermal clothing, cold-proof garment
stay cool in heat, cooling garment, cooling vest
be seen at night, retroreflective, high-visibility clothing
fall off a horse, riding safety
fall through ice, ice rescue
buried in an avalanche, avalanche rescue, avalanche beacon
trapped under rubble, search and rescue, earthquake rescue
lost in the woods, wilderness rescue
find people, person search, people finding
count people, people counting, passenger counting
recognize people, person recognition, person re-identification
follow a person, person tracking, person following
watch an old person, elderly monitoring
watch a baby, infant monitoring
watch workers, worker monitoring
watch a patient, patient monitoring
watch the weather, weather observation, meteorological monitoring
watch for fire, fire monitoring
watch for animals, wildlife monitoring
tell the time, timekeeping, time display
tell the age, age estimation
tell the weight, weight estimation
tell the distance, distance measurement, ranging
tell the direction, direction finding, bearing determination
tell the height, altitude measurement
tell the depth, depth measurement
tell the temperature, temperature measurement
tell the speed, speed measurement
tell the position, position determination, localization
tell the level, level measurement, fill level
tell the thickness, thickness measurement
tell the color, color measurement, colorimetry
tell the ripeness, ripeness determination, maturity detection
tell real from fake, authentication, counterfeit detection
tell if alive, liveness detection
tell if someone there, presence detection, occupancy detection
tell if full, full detection, fullness sensing
tell if empty, empty detection
tell if open, opening detection, open state sensing
tell if worn, wearing detection, don detection
tell if broken, breakage detection, fault detection
tell if wet, moisture detection, wetness detection
tell if sick, illness detection
tell if asleep, sleep detection
tell if awake, wakefulness detection
tell if drunk, intoxication detection
tell if spoiled, spoilage detection
tell if stolen, theft detection
tell if tampered, tamper detection
lonely old people, elderly companionship, social robot
old person living alone, elderly living alone, independent living
old people's home, nursing home, retirement home, care facility
home care, in-home care, domiciliary care
day care, nursery, kindergarten
dying person, palliative care, hospice
last will, testament
grave, tomb, burial
funeral, burial ceremony
sick leave, absence due to illness
fit for work, work capability, fitness for duty
blood donor, donor
patient's family, patient relative
patient's room, hospital ward
patient gown, hospital gown
patient file, medical record
patient falls, patient fall, fall risk
patient in pain, pain management
patient data, health data, medical data
patient bed moves, bed transport, bed mover
patient breathing, patient respiration
nurse shortage, nursing workload
doctor's office, medical practice
doctor's orders, physician order
health app, mobile health, mhealth
health check at home, home health monitoring
health insurance, medical insurance
symptom checker, automated diagnosis, symptom assessment
find the right drug, treatment selection, personalized medicine
treatment by genes, precision medicine, pharmacogenomics
will the drug work, treatment response prediction
drug no longer works, drug resistance, tolerance
germs no longer die, antimicrobial resistance
drug from cells, recombinant protein, biologic
drug made cheap, generic drug, biosimilar
fake medicine, counterfeit drug, falsified medicine
expired medicine, drug expiration
cool storage of vaccine, vaccine cold chain
throw away medicine, drug disposal, medication disposal
drug theft in hospital, drug diversion
narcotic theft, controlled substance diversion
medicine for children, pediatric formulation
medicine for animals, veterinary drug
medicine from plants, phytopharmaceutical, herbal preparation
medicine from the sea, marine natural product
medicine from venom, venom peptide
medicine in the eye, ocular drug delivery, intravitreal
medicine in the ear, otic delivery, intratympanic
medicine in the nose, nasal drug delivery
medicine in the lung, pulmonary delivery
medicine in the brain, brain delivery, blood-brain barrier
medicine in the colon, colonic delivery, colon-targeted
medicine in the bladder, intravesical
medicine in the vagina, vaginal delivery, vaginal ring
medicine on the skin, topical formulation, dermal delivery
foam medicine, pharmaceutical foam
gel medicine, pharmaceutical gel
chewable medicine, chewable tablet
drinkable medicine, oral solution, oral suspension
fizzy tablet, effervescent tablet
splitting pills, tablet splitting, score line
print pills, 3d printed tablet
smart pill, ingestible sensor, digital pill
pill with sensor, ingestible event marker
pill stuck in throat, esophageal pill retention
stays in the stomach, gastroretentive, gastric retention
survives stomach acid, acid-resistant, gastroresistant
taken with food, food effect
taken once a week, once-weekly administration
taken before bed, bedtime administration
time of day dosing, chronotherapy
several drugs in one, combination therapy, fixed-dose combination
vitamin lack, vitamin deficiency, avitaminosis
scurvy, vitamin c deficiency
rickets, vitamin d deficiency
night blindness, nyctalopia
iron lack, iron deficiency
iodine lack, iodine deficiency
zinc lack, zinc deficiency
calcium lack, hypocalcemia
potassium too high, hyperkalemia
salt too low, hyponatremia
acid in the blood, acidosis
ketones in blood, ketosis, ketoacidosis
ammonia in blood, hyperammonemia
phosphate too high, hyperphosphatemia
copper disease, wilson's disease
iron overload, hemochromatosis
lead poisoning, plumbism
mercury poisoning, mercurialism
arsenic poisoning, arsenicosis
mushroom poisoning, amatoxin
nerve gas, nerve agent, organophosphate poisoning
tear gas, lachrymatory agent, pepper spray
radiation protection drug, radioprotector
stem cell disease, hematopoietic disorder
stem cell transplant, bone marrow transplantation
swollen lymph nodes, lymphadenopathy
swollen joint, joint effusion, synovitis
swollen eyes, eyelid edema, puffy eyes
swollen face, facial edema
swollen gums, gingival swelling
red eyes, ocular hyperemia, conjunctival redness
itchy eyes, ocular pruritus, allergic conjunctivitis
tired eyes, eye strain, asthenopia, visual fatigue
watery eyes, epiphora, lacrimation
floaters in the eye, vitreous opacity
detached retina, retinal detachment
damaged eye nerve, optic neuropathy
eyelid droop, blepharoptosis, ptosis
eyelid infection, blepharitis, stye
stye, hordeolum, chalazion
thin cornea, keratoconus
myopia control in children, myopia progression
glasses for colors, color vision correction
glasses for the blind, smart glasses for blind
eye tracking, gaze tracking, pupil tracking
eye motion, saccade, eye movement
double vision, diplopia
tunnel vision, visual field loss
visual field test, perimetry
eye photo, fundus photography, retinal imaging
cornea map, corneal topography
corneal transplant, keratoplasty, corneal graft
hard lens, rigid contact lens, gas permeable lens
overnight lens, orthokeratology
colored lens, cosmetic contact lens
smart lens, electronic contact lens
lens in case, contact lens case
pick up lens, contact lens applicator, contact lens insertion
artificial tears, tear substitute, lubricating eye drops
cut in the cornea, corneal incision
cut out the lens, phacoemulsification, cataract surgery
gel of the eye, vitreous body, vitreous humor
remove the eye gel, vitrectomy
drain eye fluid, aqueous shunt, trabeculectomy, glaucoma drainage
inject into the eye, intravitreal injection
ear popping, ear pressure, eustachian tube
ear tube, tympanostomy tube, grommet
ear rinse, ear irrigation, ear cleaning
ear camera, otoscope
middle ear implant, ossicular prosthesis
glue ear, otitis media with effusion
hearing aid whistles, acoustic feedback, feedback cancellation
hearing aid wax, wax guard, cerumen filter
bone hearing, bone conduction
ear plug custom, earmold, custom ear mold
balance organ, vestibular system, vestibular organ
balance test, posturography, stabilometry
balance training, postural balance training
sea legs, vestibular adaptation
smell training, olfactory training
nose filter, nasal filter
nose strip, nasal dilator
nose rinse, nasal irrigation, nasal douche
nose clip, nostril clip
deviated septum, septal deviation
nasal polyp, nasal polyposis
sinus opening, sinuplasty, sinus dilation
throat spray, oropharyngeal spray
throat lozenge, throat drop
tongue-tie, ankyloglossia
mouth ulcer, aphthous ulcer, canker sore
sore mouth, oral mucositis, stomatitis
burning mouth, burning mouth syndrome
dry lips, chapped lips, cheilitis
lip filler, lip augmentation
double chin, submental fat
gummy smile, excessive gingival display
crow's feet, lateral canthal lines
frown lines, glabellar lines
laugh lines, nasolabial fold
neck wrinkles, neck lines
large pores, pore tightening, pore minimizing
rough skin, skin roughness
dull skin, skin radiance, skin brightening
uneven skin tone, dyschromia
thin skin, skin atrophy
skin firmness, skin elasticity, firming
skin glow, skin radiance
skin stress from screens, blue light protection
pollution on skin, anti-pollution cosmetic
skin flora, skin microbiome
itchy scalp, scalp pruritus
oily hair, greasy hair
dry hair, hair dryness, hair moisturizing
thin hair, hair thinning, hair volume
shiny hair, hair shine, hair luster
hair breakage, hair strengthening
hair detangling, hair combability
dry shampoo, waterless shampoo
solid shampoo, shampoo bar
hair mask, hair treatment
hair extension, hair weft
hair bleaching, hair lightening
eyelash growth, lash enhancement
eyebrow tint, eyebrow coloring
unibrow, brow shaping
ear piercing, body piercing
body paint, skin paint
temporary tattoo, transfer tattoo
massage oil, body oil
bath salt, bathing agent
shower gel, body wash
hand cream, hand care
foot cream, foot care
bar deodorant, deodorant stick
roll-on, roll-on applicator
spray can, aerosol container
perfume long-lasting, fragrance longevity, fixative
waterproof makeup, water-resistant cosmetic
smudge-proof, transfer-resistant, smear-resistant
long-wearing makeup, long-lasting cosmetic
natural look, natural finish
baby powder, talcum powder
talc, hydrated magnesium silicate
hard to clean, poor cleanability, difficult to clean
hard to remove, difficult removal, stubborn, tenacious
hard to swallow, difficult to swallow, dysphagic
hard to hear, unintelligible, low speech intelligibility
hard to copy, forgery-proof, counterfeit-resistant
hard to break, fracture-resistant, impact-resistant
hard to tear, tear-resistant, high tear strength
hard to ignite, flame-retardant, low flammability
hard to digest, indigestible, poorly digestible
easy to digest, digestible, highly digestible
easy to swallow pill, easily swallowable tablet
easy to tear, easy-tear, tearable, low tear strength
easy to peel, easy-peel, peelable
easy to swap, quick-change, interchangeable
easy to store, stackable, storable, space-saving storage
easy to stack, stackable, nestable
easy to clean up, washable, wipeable
easy to spread, spreadable, spreadability
easy to mix, miscible, readily dispersible
easy to dissolve, readily soluble, highly soluble
mixes with water, water-miscible, water-dispersible
will not mix, immiscible, water-immiscible
floats on water, buoyant, lower density than water
swells in water, water-swellable, swelling
shrinks when heated, heat-shrinkable, thermal shrinkage
expands when heated, thermally expandable, thermal expansion
softens when heated, thermoplastic, heat-softening
hardens when heated, thermosetting, heat-curable
hardens in light, photocurable, uv-curable, light-curing
hardens in air, air-drying, moisture-curing
hardens in water, hydraulic setting
gets hard when hit, shear thickening, dilatant
glows when pressed, mechanoluminescent, triboluminescent
changes color when wet, hydrochromic, moisture indicator
electricity from pressure, piezoelectric, energy harvesting
electricity from heat, thermoelectric, seebeck
electricity from rubbing, triboelectric, frictional electricity
electricity from movement, kinetic energy harvesting, motion harvesting
electricity from waste, waste-to-energy
electricity from waves, wave power, wave energy converter
electricity from tides, tidal power, tidal turbine
electricity from dams, hydroelectric power, hydropower
electricity from wind, wind power, wind turbine
electricity from sunlight, photovoltaic, solar power
heat from the earth, geothermal energy, geothermal heat
heat from the sun, solar thermal, solar collector
heat from air, air source heat pump
heat from sewage, sewage heat recovery
food stuck in teeth, interdental food residue
food stuck to pan, food adhesion, burnt-on food
hair in the drain, hair trap, drain hair catcher
hair in the brush, hair removal from brush, hair entanglement
hair in food, hair contamination
water in the ear, ear canal drying
water in fuel, water separation from fuel
water in the basement, basement flooding, basement waterproofing
water under the floor, subfloor moisture
water on the floor, floor wetness, water leak detection
air in the pipe, air bleeding, air venting
sand in the eye, ocular foreign body
stone in the kidney, kidney stone
stone in the shoe, shoe foreign body
stone on the road, road obstacle
bug in the program, software defect, software bug
hole in the sock, worn fabric
hole in the tooth, dental cavity, caries
hole in a hose, hose leak
hole in a tire, tire puncture
hole in a tank, tank leakage
hole in the road, pothole
hole in the wall, wall opening
hole in bone, bone defect, bone tunnel
hole in the eardrum, tympanic membrane perforation
hole in the head, burr hole, trephination
dent in a car, vehicle body dent, paintless dent repair
scratch on a car, paint damage, vehicle scratch
scratch on a lens, lens scratch, surface flaw
stain on a shirt, fabric stain, garment stain
stain on teeth, tooth stain, dental discoloration
smoke from cooking, cooking fume
smoke from engine, exhaust smoke
smoke from ship, ship exhaust gas
smell from shoes, shoe odor
smell from drain, drain odor, odor trap
smell from fridge, refrigerator deodorization
smell of gas, gas odorant, odorized gas
noise from neighbors, footfall sound, impact sound insulation
noise from road, traffic noise, tire noise
noise from fan, fan noise, aerodynamic noise
noise from gears, gear noise, gear whine
noise from pipe, pipe noise, water hammer
noise from brakes, brake squeal, brake noise
noise from airplane, aircraft noise, jet noise
heat from chips, chip heat dissipation, electronics cooling
heat from the body, body heat, metabolic heat
heat from engine, engine heat, coolant waste heat
light from screens, screen glare, blue light emission
light from headlights, headlight glare, dazzling of oncoming traffic
light from the sun, solar radiation, sunlight
dust on solar panels, solar panel soiling, panel cleaning
dust on a sensor, sensor contamination, sensor cleaning
dust in a machine, dust ingress
dust in the lung, pneumoconiosis, dust inhalation
snow on roof, roof snow load, snow removal from roof
snow on a sign, snow accretion
ice on wings, wing icing, aircraft deicing
ice on cables, line icing, conductor icing
ice in freezer, frost formation, defrosting
ice on blades, blade icing
leaves in the gutter, gutter guard, gutter clogging
birds hit planes, bird strike
birds hit windows, bird collision
birds on power lines, bird perching, bird guard
animals on the road, wildlife collision, animal detection
cows on pasture, grazing, pasture management
fence without wires, virtual fence, virtual fencing
keep dogs in yard, pet containment
keep kids from drawers, drawer child lock
keep kids from outlets, outlet cover, socket protection
keep kids off stairs, safety gate, child gate
kids safe in pool, pool safety
keep food from burning, burning prevention, burn prevention
keep from boiling over, boil-over prevention
keep bread from drying, staling prevention
keep fruit from browning, browning inhibition
keep meat red, meat color retention, myoglobin
keep from going rancid, oxidation stability
keep beer cold, beverage cooling, beer cooler
keep water hot, hot water storage, hot water tank
keep wine from oxidizing, wine preservation
keep coffee fresh, aroma retention
keep chips crispy, crispness retention
keep ice cream soft, ice crystal inhibition, low overrun
keep powder dry, moisture-proof storage
keep powder loose, anti-caking, caking prevention
keep paint from settling, anti-settling
keep paint from drying, skinning prevention
keep color, color retention, color stability
keep shiny, gloss retention
keep soft, softness retention
keep white, whiteness retention
keep sharp, edge retention
keep straight, straightness, straight-line stability
keep flat, flatness, warpage prevention
keep open, hold open, patency
keep shut, hold closed, retained closed
keep upright, upright retention
keep centered, centering, self-centering
keep aligned, alignment maintenance
keep a secret, secrecy, confidentiality
keep quiet, silence, noise suppression
keep calm, anxiety reduction, stress reduction
keep awake, wakefulness maintenance, drowsiness suppression
keep fit, physical fitness, exercise
keep healthy, health maintenance, health management
keep alive, viability maintenance, life support
keep breathing, respiratory support, breathing support
keep blood flowing, circulation support, blood flow maintenance
keep blood from clotting, anticoagulation, thrombus prevention
keep tubes from kinking, kink-resistant, anti-kink
keep needle in place, needle securement, cannula fixation
keep a wound moist, moist wound healing
keep a wound closed, wound closure
keep a bone still, bone immobilization
keep a joint moving, joint mobilization, continuous passive motion
keep a leg up, leg elevation
keep germs out, germ barrier, sterile barrier
keep insects out, insect barrier, insect screen
keep mice out, rodent-proof, rodent barrier
keep rain out, rain protection, rainproof
keep heat in, heat retention, thermal insulation
keep heat out, heat shielding, solar heat gain reduction
keep cold out, cold insulation, draft exclusion
keep noise out, noise insulation, soundproofing
keep dust out, dust-proof, dust exclusion
keep air out, air exclusion, oxygen barrier
keep light out, light shielding, blackout
keep intruders out, intrusion prevention, access control
keep hackers out, intrusion prevention, cyberattack protection
keep data safe, data protection, data security
keep data private, privacy protection
keep costs low, low cost, cost reduction
`;
