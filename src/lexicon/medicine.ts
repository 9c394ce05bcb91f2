/** Words of medicine, biology, agriculture, food and pharmacy, Chinese to English. */
export const MEDICINE = `
# anatomy
人体 human body, body
身体 body
躯体 body, soma
躯干 trunk, torso
肢体 limb, extremity
四肢 limbs, extremities
上肢 upper limb, upper extremity
下肢 lower limb, lower extremity
头部 head
头颅 head, skull
颅骨 skull, cranium
颅脑 craniocerebral, brain
颅内 intracranial
头皮 scalp
头发 hair
毛发 hair
毛囊 hair follicle
面部 face, facial
脸部 face, facial
额头 forehead
前额 forehead
颞部 temple, temporal
太阳穴 temple
枕部 occiput, occipital
眼睛 eye
眼部 eye, ocular
眼球 eyeball
眼睑 eyelid
眼皮 eyelid
睫毛 eyelash
眉毛 eyebrow
角膜 cornea
结膜 conjunctiva
巩膜 sclera
虹膜 iris
瞳孔 pupil
晶状体 lens, crystalline lens
玻璃体 vitreous, vitreous body
视网膜 retina
脉络膜 choroid
黄斑 macula
视神经 optic nerve
视盘 optic disc
房水 aqueous humor
前房 anterior chamber
泪液 tear
泪腺 lacrimal gland
泪道 lacrimal duct
眼底 fundus
眼轴 ocular axis, axial length
耳朵 ear
耳部 ear
耳廓 auricle, pinna
耳道 ear canal
外耳 outer ear
中耳 middle ear
内耳 inner ear
鼓膜 tympanic membrane, eardrum
耳膜 eardrum
耳蜗 cochlea
听骨 ossicle
鼻子 nose
鼻部 nose, nasal
鼻腔 nasal cavity
鼻孔 nostril
鼻窦 sinus, paranasal sinus
鼻甲 turbinate
鼻中隔 nasal septum
鼻咽 nasopharynx
口腔 oral cavity, mouth
口部 mouth
口鼻 mouth and nose
嘴巴 mouth
嘴唇 lip
唇部 lip
舌头 tongue
舌体 tongue
舌根 tongue base
软腭 soft palate
上腭 palate
硬腭 hard palate
扁桃体 tonsil
腺样体 adenoid
咽部 pharynx
咽喉 throat, pharynx
喉部 larynx, throat
喉咙 throat
会厌 epiglottis
声带 vocal cord, vocal fold
颈部 neck, cervical
脖子 neck
颈椎 cervical vertebra, cervical spine
胸椎 thoracic vertebra, thoracic spine
腰椎 lumbar vertebra, lumbar spine
骶骨 sacrum
尾骨 coccyx
脊柱 spine, vertebral column
脊椎 spine, vertebra
椎体 vertebral body
椎弓根 pedicle
椎间盘 intervertebral disc
椎管 spinal canal
脊髓 spinal cord
胸部 chest, thorax
胸腔 thoracic cavity, chest
胸壁 chest wall
胸骨 sternum
肋骨 rib
锁骨 clavicle
肩胛骨 scapula
肩部 shoulder
肩关节 shoulder joint
腋下 armpit, axilla
腋窝 axilla
乳房 breast
乳腺 mammary gland, breast
乳头 nipple
手臂 arm
上臂 upper arm
前臂 forearm
肘部 elbow
肘关节 elbow joint
手腕 wrist
腕部 wrist
腕关节 wrist joint
手部 hand
手掌 palm
手指 finger
指尖 fingertip
拇指 thumb
食指 index finger
中指 middle finger
指关节 finger joint, knuckle
指甲 nail, fingernail
趾甲 toenail
掌骨 metacarpal
指骨 phalanx
肱骨 humerus
桡骨 radius
尺骨 ulna
腹部 abdomen, abdominal
腹腔 abdominal cavity, peritoneal cavity
腹壁 abdominal wall
腹膜 peritoneum
肚脐 navel, umbilicus
脐带 umbilical cord
腹股沟 groin, inguinal
背部 back
腰部 waist, lumbar
臀部 buttock, hip
骨盆 pelvis
盆腔 pelvic cavity
盆底 pelvic floor
会阴 perineum
髋部 hip
髋关节 hip joint
髋臼 acetabulum
髂骨 ilium
股骨 femur
股骨头 femoral head
大腿 thigh
膝部 knee
膝盖 knee
膝关节 knee joint
髌骨 patella
半月板 meniscus
十字韧带 cruciate ligament
交叉韧带 cruciate ligament
小腿 lower leg, calf, shank
胫骨 tibia
腓骨 fibula
踝部 ankle
脚踝 ankle
踝关节 ankle joint
足部 foot
脚部 foot
脚掌 sole, forefoot
足底 sole, plantar
足弓 foot arch
足跟 heel
脚跟 heel
脚趾 toe
跟骨 calcaneus
跟腱 Achilles tendon
跖骨 metatarsal
距骨 talus
腿部 leg
下颌 mandible, jaw
下颌骨 mandible
上颌骨 maxilla
上颌 maxilla, upper jaw
颌骨 jaw, jawbone
颌面 maxillofacial
颞下颌关节 temporomandibular joint
颧骨 zygomatic bone, cheekbone
下巴 chin
面颊 cheek
骨骼 bone, skeleton
骨 bone
骨质 bone, bone substance
骨髓 bone marrow
骨膜 periosteum
皮质骨 cortical bone
松质骨 cancellous bone
长骨 long bone
软骨 cartilage
软骨下骨 subchondral bone
关节 joint, articulation
关节囊 joint capsule
关节腔 joint cavity, articular cavity
滑膜 synovium, synovial membrane
滑液 synovial fluid
韧带 ligament
肌腱 tendon
肌肉 muscle
肌群 muscle group
骨骼肌 skeletal muscle
平滑肌 smooth muscle
肌纤维 muscle fiber
肌膜 sarcolemma
筋膜 fascia
肩袖 rotator cuff
三角肌 deltoid muscle
二头肌 biceps
三头肌 triceps
股四头肌 quadriceps
腘绳肌 hamstring
腓肠肌 gastrocnemius
竖脊肌 erector spinae
膈肌 diaphragm
括约肌 sphincter
咬肌 masseter
皮肤 skin
肌肤 skin
表皮 epidermis
真皮 dermis
皮下 subcutaneous
皮下组织 subcutaneous tissue
角质层 stratum corneum
角质 keratin, cuticle
毛孔 pore
汗腺 sweat gland
皮脂 sebum
皮脂腺 sebaceous gland
汗液 sweat
体毛 body hair
胡须 beard
脂肪 fat, adipose
脂肪组织 adipose tissue
结缔组织 connective tissue
上皮 epithelium, epithelial
内皮 endothelium, endothelial
间质 interstitium, stroma
基质 matrix, substrate, stroma
黏膜 mucosa, mucous membrane
粘膜 mucosa, mucous membrane
粘液 mucus
黏液 mucus
浆膜 serosa
细胞外基质 extracellular matrix

# organs
器官 organ
脏器 organ, viscera
内脏 viscera, internal organ
组织 tissue
软组织 soft tissue
硬组织 hard tissue
大脑 brain, cerebrum
脑部 brain
脑 brain
小脑 cerebellum
脑干 brainstem
脑室 cerebral ventricle
脑膜 meninges
硬膜 dura mater, dura
硬脑膜 dura mater
硬膜外 epidural
蛛网膜 arachnoid
蛛网膜下腔 subarachnoid space
脑脊液 cerebrospinal fluid
大脑皮层 cerebral cortex
皮层 cortex
额叶 frontal lobe
颞叶 temporal lobe
顶叶 parietal lobe
枕叶 occipital lobe
海马 hippocampus
海马体 hippocampus
杏仁核 amygdala
丘脑 thalamus
下丘脑 hypothalamus
基底节 basal ganglia
纹状体 striatum
黑质 substantia nigra
白质 white matter
灰质 gray matter
垂体 pituitary, pituitary gland
松果体 pineal gland
血脑屏障 blood-brain barrier
神经 nerve, neural
神经系统 nervous system
中枢神经 central nervous system
周围神经 peripheral nerve
外周神经 peripheral nerve
自主神经 autonomic nerve
交感神经 sympathetic nerve
副交感神经 parasympathetic nerve
迷走神经 vagus nerve
三叉神经 trigeminal nerve
面神经 facial nerve
坐骨神经 sciatic nerve
神经根 nerve root
神经元 neuron
神经节 ganglion
轴突 axon
树突 dendrite
突触 synapse
髓鞘 myelin, myelin sheath
心脏 heart, cardiac
心肌 myocardium, cardiac muscle
心室 ventricle
心房 atrium
左心室 left ventricle
右心室 right ventricle
左心房 left atrium
右心房 right atrium
左心耳 left atrial appendage
心耳 atrial appendage
心包 pericardium
心内膜 endocardium
心外膜 epicardium
瓣膜 valve, valve leaflet
心脏瓣膜 heart valve
二尖瓣 mitral valve
三尖瓣 tricuspid valve
主动脉瓣 aortic valve
肺动脉瓣 pulmonary valve
瓣叶 leaflet, valve leaflet
瓣环 annulus, valve annulus
腱索 chordae tendineae
房间隔 atrial septum
室间隔 ventricular septum
窦房结 sinoatrial node
房室结 atrioventricular node
血管 blood vessel, vascular
脉管 vessel, vasculature
动脉 artery
静脉 vein
毛细血管 capillary
微血管 microvessel, capillary
主动脉 aorta
冠状动脉 coronary artery
冠脉 coronary artery, coronary
颈动脉 carotid artery
股动脉 femoral artery
桡动脉 radial artery
肺动脉 pulmonary artery
肺静脉 pulmonary vein
腔静脉 vena cava
上腔静脉 superior vena cava
下腔静脉 inferior vena cava
颈静脉 jugular vein
门静脉 portal vein
肾动脉 renal artery
肝动脉 hepatic artery
血管壁 vessel wall, vascular wall
管腔 lumen
内膜 intima, endometrium
循环系统 circulatory system
微循环 microcirculation
血液循环 blood circulation
体循环 systemic circulation
侧支循环 collateral circulation
淋巴 lymph
淋巴结 lymph node
淋巴管 lymphatic vessel
脾脏 spleen
胸腺 thymus
呼吸道 respiratory tract, airway
气道 airway
上呼吸道 upper respiratory tract
下呼吸道 lower respiratory tract
气管 trachea
支气管 bronchus, bronchial
细支气管 bronchiole
肺 lung
肺部 lung, pulmonary
肺泡 alveolus, alveoli
肺叶 lung lobe
胸膜 pleura
胸膜腔 pleural cavity
纵隔 mediastinum
消化道 digestive tract, gastrointestinal tract
胃肠道 gastrointestinal tract
胃肠 gastrointestinal, stomach and intestine
消化系统 digestive system
食管 esophagus
食道 esophagus
胃 stomach
胃部 stomach
胃壁 stomach wall, gastric wall
胃黏膜 gastric mucosa
胃粘膜 gastric mucosa
贲门 cardia
幽门 pylorus
十二指肠 duodenum
小肠 small intestine
空肠 jejunum
回肠 ileum
大肠 large intestine, colon
结肠 colon
盲肠 cecum
阑尾 appendix
乙状结肠 sigmoid colon
直肠 rectum
肛门 anus
肛管 anal canal
肠道 intestine, intestinal tract, gut
肠壁 intestinal wall
肠黏膜 intestinal mucosa
肝脏 liver, hepatic
肝 liver
肝叶 hepatic lobe
胆囊 gallbladder
胆管 bile duct
胆道 biliary tract
胆汁 bile
胰腺 pancreas
胰管 pancreatic duct
胰岛 pancreatic islet, islet
肾脏 kidney, renal
肾 kidney
肾小球 glomerulus
肾小管 renal tubule
肾盂 renal pelvis
肾上腺 adrenal gland
输尿管 ureter
膀胱 bladder, urinary bladder
尿道 urethra
尿路 urinary tract
泌尿系统 urinary system
前列腺 prostate
睾丸 testis, testicle
附睾 epididymis
阴囊 scrotum
输精管 vas deferens
精囊 seminal vesicle
阴茎 penis
生殖 reproduction, reproductive
生殖器 genitals, genital organ
卵巢 ovary
卵泡 ovarian follicle, follicle
输卵管 fallopian tube, oviduct
子宫 uterus
子宫颈 cervix, uterine cervix
宫颈 cervix
宫腔 uterine cavity
子宫内膜 endometrium
子宫肌层 myometrium
阴道 vagina
外阴 vulva
胎盘 placenta
羊水 amniotic fluid
羊膜 amnion, amniotic membrane
胎儿 fetus, fetal
胚胎 embryo
甲状腺 thyroid, thyroid gland
甲状旁腺 parathyroid gland
腺体 gland
唾液腺 salivary gland
腮腺 parotid gland
内分泌 endocrine
外分泌 exocrine
穴位 acupoint, acupuncture point
经络 meridian
解剖 anatomy, dissection
解剖结构 anatomical structure
近端 proximal end
远端 distal end
近侧 proximal
远侧 distal
矢状面 sagittal plane
冠状面 coronal plane
横断面 transverse section, transverse plane
腔道 lumen, body cavity
体腔 body cavity
体表 body surface
体内 in vivo, inside the body
体外 in vitro, extracorporeal
经皮 percutaneous, transdermal
经鼻 nasal, transnasal
口服 oral, oral administration
血管内 intravascular
静脉内 intravenous
肌内 intramuscular
关节内 intra-articular
鞘内 intrathecal
眼内 intraocular
腔内 intracavitary, intraluminal

# body fluids
体液 body fluid
血液 blood
血 blood
全血 whole blood
血浆 plasma
血清 serum
血细胞 blood cell
红细胞 red blood cell, erythrocyte
白细胞 white blood cell, leukocyte
血小板 platelet
血红蛋白 hemoglobin
血块 blood clot
血凝块 blood clot
血栓 thrombus
尿液 urine
尿 urine
粪便 feces, stool
大便 stool, feces
排泄物 excreta, excrement
唾液 saliva
口水 saliva
痰液 sputum, phlegm
痰 sputum
胃液 gastric juice
胃酸 gastric acid
胰液 pancreatic juice
肠液 intestinal fluid
精液 semen
母乳 breast milk, human milk
乳汁 milk
初乳 colostrum
月经 menstruation
经血 menstrual blood
组织液 interstitial fluid, tissue fluid
渗出液 exudate
渗液 exudate
脓液 pus
分泌物 secretion
引流液 drainage fluid
淋巴液 lymph
腹水 ascites
胸水 pleural effusion
腹腔液 peritoneal fluid
关节液 synovial fluid

# symptoms and signs
症状 symptom
体征 sign, vital sign
生命体征 vital sign
征兆 sign, indication
病症 disease, condition
疾病 disease
病 disease
疾患 disease, disorder
病变 lesion, pathological change
病灶 lesion, focus
病理 pathology, pathological
病理学 pathology
病因 etiology, cause
病原 pathogen
病程 disease course
病史 medical history
病情 condition, disease state
发病 onset, pathogenesis
发病率 incidence, morbidity
患病率 prevalence
死亡率 mortality
复发 relapse, recurrence
缓解 relieve, alleviate, remission
痊愈 cure, recovery
治愈 cure
康复 rehabilitation, recovery
恢复 recovery, restore
恶化 deterioration, worsen
并发症 complication
后遗症 sequelae
综合征 syndrome
综合症 syndrome
障碍 disorder, impairment
功能障碍 dysfunction
功能不全 insufficiency
衰竭 failure
急性 acute
慢性 chronic
亚急性 subacute
原发性 primary
继发性 secondary
特发性 idiopathic
遗传性 hereditary
先天性 congenital
后天性 acquired
获得性 acquired
难治性 refractory
复发性 recurrent, relapsing
转移性 metastatic
进行性 progressive
退行性 degenerative
感染性 infectious
传染性 infectious, contagious
炎症性 inflammatory
自身免疫性 autoimmune
缺血性 ischemic
出血性 hemorrhagic
阻塞性 obstructive
梗阻性 obstructive
增生性 proliferative, hyperplastic
家族性 familial
弥漫性 diffuse
局灶性 focal
良性 benign
恶性 malignant
晚期 advanced, late stage
早期 early stage, early
中期 middle stage
末期 terminal stage, end stage
终末期 end-stage
侵袭性 invasive, aggressive
浸润 infiltration, invasion
转移 metastasis, transfer
扩散 spread, diffusion
肿瘤 tumor, neoplasm
癌 cancer, carcinoma
癌症 cancer
癌变 canceration, carcinogenesis
癌前 precancerous
肉瘤 sarcoma
腺瘤 adenoma
腺癌 adenocarcinoma
鳞癌 squamous cell carcinoma
实体瘤 solid tumor
肿块 mass, lump
结节 nodule
息肉 polyp
囊肿 cyst
血肿 hematoma
水肿 edema
肿胀 swelling
红肿 redness and swelling
炎症 inflammation
发炎 inflammation, inflamed
炎 inflammation
消炎 anti-inflammatory
感染 infection, infect
化脓 suppuration
溃疡 ulcer
糜烂 erosion
坏死 necrosis
坏疽 gangrene
萎缩 atrophy
肥大 hypertrophy
增生 hyperplasia, proliferation
纤维化 fibrosis
硬化 sclerosis, hardening
钙化 calcification
狭窄 stenosis, narrow
再狭窄 restenosis
闭塞 occlusion
梗阻 obstruction
堵塞 blockage, clogging
栓塞 embolism, embolization
梗死 infarction
缺血 ischemia
再灌注 reperfusion
缺氧 hypoxia
出血 bleeding, hemorrhage
失血 blood loss
大出血 massive hemorrhage
渗血 oozing, bleeding
充血 congestion, hyperemia
瘀血 blood stasis
淤血 congestion, blood stasis
溶血 hemolysis
穿孔 perforation
破裂 rupture
脱垂 prolapse
反流 reflux, regurgitation
痉挛 spasm
抽搐 convulsion, twitch
惊厥 convulsion, seizure
震颤 tremor
麻痹 paralysis
瘫痪 paralysis
麻木 numbness
刺痛 tingling, stinging pain
疼痛 pain
痛感 pain sensation
酸痛 soreness, ache
胀痛 distending pain
镇痛 analgesia, analgesic
止痛 analgesic, pain relief
瘙痒 itching, pruritus
止痒 antipruritic, itch relief
皮疹 rash
红疹 rash
红斑 erythema
丘疹 papule
水疱 blister
水泡 blister, bubble
脱皮 peeling, desquamation
皮屑 dander, scale
色斑 pigmented spot, stain
色素沉着 pigmentation
疤痕 scar
瘢痕 scar, cicatrix
皱纹 wrinkle
粉刺 comedo, acne
黑头 blackhead
脱发 hair loss, alopecia
出汗 sweating, perspiration
多汗 hyperhidrosis
盗汗 night sweats
寒战 chills, rigor
发热 fever, heat generation
发烧 fever
退烧 antipyretic, fever reduction
高热 hyperthermia, high fever
体温 body temperature
低体温 hypothermia
咳痰 expectoration
祛痰 expectorant
止咳 antitussive, cough relief
平喘 antiasthmatic
打喷嚏 sneeze
喷嚏 sneeze
鼻塞 nasal congestion
流鼻涕 runny nose
打鼾 snoring
鼾声 snoring sound, snoring
气短 shortness of breath
气喘 asthma, wheezing
喘息 wheezing
呼吸 breathing, respiration
呼吸急促 tachypnea
呼吸困难 dyspnea
窒息 asphyxia, suffocation
胸闷 chest tightness
心悸 palpitation
心率 heart rate
心律 heart rhythm
心跳 heartbeat
脉搏 pulse
血压 blood pressure
血压计 sphygmomanometer
收缩压 systolic pressure
舒张压 diastolic pressure
血糖 blood glucose, blood sugar
血脂 blood lipid
血氧 blood oxygen
血氧饱和度 blood oxygen saturation
恶心 nausea
呕吐 vomiting, emesis
腹泻 diarrhea
腹痛 abdominal pain
腹胀 abdominal distension, bloating
便秘 constipation
便血 hematochezia
嗳气 belching
食欲 appetite
食欲不振 loss of appetite, anorexia
消化不良 dyspepsia, indigestion
吞咽 swallowing, deglutition
吞咽困难 dysphagia
误吸 aspiration
口渴 thirst
口干 dry mouth
口臭 halitosis, bad breath
黄疸 jaundice
血尿 hematuria
蛋白尿 proteinuria
尿频 frequent urination
尿失禁 urinary incontinence
失禁 incontinence
排尿 urination, micturition
排便 defecation, bowel movement
乏力 fatigue, weakness
疲劳 fatigue
疲倦 fatigue, tiredness
无力 weakness
虚弱 weakness, frailty
衰弱 frailty, debility
消瘦 emaciation
体重 body weight
肥胖 obesity, obese
超重 overweight
体脂 body fat
脱水 dehydration
头痛 headache
头晕 dizziness
眩晕 vertigo
晕厥 syncope
昏迷 coma
昏厥 fainting
意识 consciousness
嗜睡 drowsiness, somnolence
失眠 insomnia
睡眠 sleep
焦虑 anxiety
抑郁 depression
情绪 emotion, mood
记忆 memory
记忆力 memory
认知 cognition, cognitive
认知障碍 cognitive impairment
幻觉 hallucination
谵妄 delirium
耳鸣 tinnitus
听力 hearing
听力损失 hearing loss
视力 vision, visual acuity
视野 visual field, field of view
视疲劳 eye strain, asthenopia
干眼 dry eye
流泪 tearing, lacrimation
声音嘶哑 hoarseness
休克 shock
中毒 poisoning, intoxication
毒性 toxicity
过敏 allergy, hypersensitivity
过敏原 allergen
过敏反应 allergic reaction, anaphylaxis
排斥反应 rejection, rejection reaction
创伤 trauma, wound
外伤 trauma, injury
损伤 injury, damage
伤口 wound
创口 wound
创面 wound surface, wound
伤者 injured person
擦伤 abrasion
挫伤 contusion
扭伤 sprain
拉伤 strain
割伤 cut
撕裂 tear, laceration
烧伤 burn
烫伤 scald, burn
冻伤 frostbite
骨折 fracture
骨裂 bone fracture
脱臼 dislocation
脱位 dislocation
畸形 deformity, malformation
侧弯 scoliosis, lateral bending
驼背 hunchback, kyphosis
僵硬 stiffness, stiff
挛缩 contracture
粘连 adhesion
压疮 pressure ulcer, bedsore
褥疮 bedsore, pressure sore
衰老 aging, senescence
抗衰老 anti-aging
残疾 disability
残疾人 disabled person
早产 premature birth
早产儿 premature infant
流产 abortion, miscarriage
妊娠 pregnancy
怀孕 pregnancy
孕妇 pregnant woman
产妇 parturient, puerpera
分娩 delivery, childbirth
不孕 infertility
更年期 menopause, climacteric
绝经 menopause
青春期 puberty, adolescence
哺乳 lactation, breastfeeding
哺乳期 lactation period
泌乳 lactation

# surgery
手术 surgery, operation
外科 surgery, surgical
外科手术 surgical operation, surgery
微创 minimally invasive
微创手术 minimally invasive surgery
开放手术 open surgery
术前 preoperative
术中 intraoperative
术后 postoperative
手术室 operating room
手术台 operating table
手术刀 scalpel
手术器械 surgical instrument
手术机器人 surgical robot
术者 operator, surgeon
切除 resection, excision
切除术 resection, ectomy
切开 incision, cut open
切口 incision, cut
切割器 cutter
缝合 suture, suturing
缝合线 suture, suture thread
缝线 suture, suture thread
缝针 suture needle
缝合器 suturing device, stapler
吻合 anastomosis
吻合器 stapler, anastomat
吻合钉 staple
结扎 ligation
结扎夹 ligation clip
止血 hemostasis
止血钳 hemostatic forceps, hemostat
止血带 tourniquet
止血剂 hemostatic agent
止血夹 hemostatic clip
夹钳 clamp, forceps
镊子 tweezers, forceps
镊 forceps, tweezers
钳 forceps, pliers
活检钳 biopsy forceps
抓钳 grasping forceps
持针器 needle holder
剪刀 scissors
手术剪 surgical scissors
牵开器 retractor
拉钩 retractor, hook
撑开器 distractor, spreader
扩张器 dilator, expander
扩张 dilatation, expansion
圈套器 snare
刮匙 curette
骨刀 osteotome
骨锯 bone saw
骨钻 bone drill
骨锤 bone hammer
骨钉 bone nail, bone screw
骨板 bone plate
骨螺钉 bone screw
椎弓根螺钉 pedicle screw
髓内钉 intramedullary nail
克氏针 Kirschner wire
接骨板 bone plate
锁定板 locking plate
钢板 steel plate, bone plate
内固定 internal fixation
外固定 external fixation
外固定架 external fixator
石膏 plaster, gypsum
绷带 bandage
夹板 splint
截骨 osteotomy
截骨导板 osteotomy guide
截肢 amputation
残肢 residual limb, stump
复位 reduction, reset
植骨 bone graft
融合器 fusion cage, cage
椎间融合器 interbody fusion cage
关节镜 arthroscope
关节置换 joint replacement
人工关节 artificial joint
人工椎间盘 artificial disc
假体 prosthesis
义肢 prosthesis, artificial limb
假肢 prosthesis, prosthetic limb
假肢接受腔 prosthetic socket
矫形 orthopedic, orthosis
矫形器 orthosis
矫正 correction, orthodontic
整形 plastic surgery, shaping
美容 cosmetic, beauty
吸脂 liposuction
移植 transplantation, graft
移植物 graft, transplant
植皮 skin graft
植入 implant, implantation
植入物 implant
植入体 implant
种植体 implant, dental implant
种植牙 dental implant
供体 donor
受体 receptor, recipient, acceptor
捐献者 donor
补片 patch, mesh
疝补片 hernia mesh
疝修补 hernia repair
修补 repair
修复 repair, restoration
重建 reconstruction
成形术 plasty, angioplasty
置换 replacement, displacement
置换术 replacement, arthroplasty
旁路 bypass
搭桥 bypass grafting
消融 ablation
消融术 ablation
射频消融 radiofrequency ablation
微波消融 microwave ablation
冷冻消融 cryoablation
消融导管 ablation catheter
冷冻 freezing, cryogenic
电凝 electrocoagulation, coagulation
电刀 electrosurgical knife, electrotome
电切 electrotomy, electrosurgical cutting
凝血 coagulation, blood coagulation
穿刺 puncture
穿刺针 puncture needle
穿刺器 trocar, puncture device
套管针 trocar
套管 cannula, sleeve, casing
插管 intubation, cannula
气管插管 endotracheal tube, tracheal intubation
气管切开 tracheotomy
喉镜 laryngoscope
喉罩 laryngeal mask
引流 drainage
引流管 drainage tube
引流袋 drainage bag
负压引流 negative pressure drainage
冲洗 irrigation, flushing, rinse
冲洗液 irrigation fluid, rinsing liquid
抽吸 suction, aspiration
吸引器 aspirator, suction device
吸痰 sputum suction
吸痰管 sputum suction tube
清创 debridement
麻醉 anesthesia
麻醉机 anesthesia machine
麻醉剂 anesthetic
全麻 general anesthesia
局麻 local anesthesia
局部麻醉 local anesthesia
镇静 sedation
苏醒 wake up, resuscitation
剖宫产 cesarean section
堕胎 abortion
绝育 sterilization
避孕 contraception
避孕套 condom
宫内节育器 intrauterine device
包皮 foreskin, prepuce
阴茎套 condom
输血 blood transfusion
采血 blood collection, blood sampling
采血管 blood collection tube
采血针 blood collection needle, lancet
献血 blood donation
急救 first aid, emergency
抢救 rescue, resuscitation
复苏 resuscitation
心肺复苏 cardiopulmonary resuscitation
除颤 defibrillation
除颤器 defibrillator
体外循环 extracorporeal circulation, cardiopulmonary bypass
入路 approach
术式 surgical procedure

# medical devices
医疗 medical, medical treatment
医用 medical
医学 medicine, medical
医疗器械 medical device, medical instrument
医疗设备 medical equipment
器械 instrument, device
医院 hospital
诊所 clinic
病房 ward
病床 hospital bed
病人 patient
患者 patient
患儿 child patient
患处 affected area, affected part
患侧 affected side
患肢 affected limb
受试者 subject
医生 doctor, physician
医师 physician
外科医生 surgeon
护士 nurse
医护人员 medical staff, healthcare personnel
医务人员 medical staff
药师 pharmacist
护理员 caregiver
看护 nursing, care
婴儿 infant, baby
婴幼儿 infant, young child
新生儿 newborn, neonate
幼儿 toddler, young child
儿童 child
小儿 pediatric, child
儿科 pediatrics
老年人 elderly, aged person
老人 elderly person
成人 adult
成年人 adult
妇女 woman
男性 male
女性 female
导管 catheter, conduit
导尿管 urinary catheter, urethral catheter
球囊 balloon
球囊导管 balloon catheter
微导管 microcatheter
导丝 guide wire
导引导管 guiding catheter
鞘管 sheath
导管鞘 catheter sheath
血管鞘 vascular sheath
输送鞘 delivery sheath
输送系统 delivery system, conveying system
支架 stent, bracket, scaffold
血管支架 vascular stent, stent
覆膜支架 covered stent, stent graft
药物洗脱支架 drug-eluting stent
可降解支架 biodegradable stent
取栓 thrombectomy
取栓装置 thrombectomy device
取石 lithotomy, stone removal
碎石 lithotripsy, crushed stone
碎石机 lithotripter
滤器 filter
封堵器 occluder
弹簧圈 coil
栓塞剂 embolic agent
人工血管 artificial blood vessel, vascular graft
人工瓣膜 prosthetic valve
人工心脏 artificial heart
心室辅助装置 ventricular assist device
血泵 blood pump
起搏 pacing
起搏器 pacemaker
心脏起搏器 cardiac pacemaker
起搏电极 pacing electrode
电极片 electrode patch, electrode pad
电极导联 electrode lead
刺激器 stimulator
神经刺激 nerve stimulation, neurostimulation
电刺激 electrical stimulation
磁刺激 magnetic stimulation
经颅磁刺激 transcranial magnetic stimulation
深部脑刺激 deep brain stimulation
脑深部刺激 deep brain stimulation
脊髓刺激 spinal cord stimulation
迷走神经刺激 vagus nerve stimulation
脑机接口 brain-computer interface
人工耳蜗 cochlear implant
助听器 hearing aid
人工晶状体 intraocular lens
人工晶体 intraocular lens
隐形眼镜 contact lens
角膜接触镜 contact lens
角膜塑形镜 orthokeratology lens
人工角膜 artificial cornea
注射 injection, inject
注射器 syringe, injector
注射针 injection needle
注射泵 syringe pump
预充式注射器 prefilled syringe
无针注射器 needle-free injector
自动注射器 autoinjector
注射笔 injection pen
胰岛素泵 insulin pump
胰岛素笔 insulin pen
针头 needle
针管 needle tube, syringe
针筒 syringe barrel
针尖 needle tip
针座 needle hub, needle seat
针帽 needle cap
留置针 indwelling needle
微针 microneedle
微针贴片 microneedle patch
输液 infusion
输液器 infusion set
输液管 infusion tube
输液袋 infusion bag
输液瓶 infusion bottle
输液泵 infusion pump
输液港 implantable port, infusion port
点滴 intravenous drip
滴速 drip rate
滴斗 drip chamber
给药 administration, drug delivery
给药装置 drug delivery device
吸入器 inhaler
干粉吸入器 dry powder inhaler
雾化器 nebulizer, atomizer
雾化吸入 nebulization, aerosol inhalation
呼吸机 ventilator, respirator
呼吸面罩 breathing mask, respiratory mask
面罩 mask
口罩 mask, face mask
防护服 protective clothing
防护口罩 protective mask, respirator
制氧机 oxygen concentrator
吸氧 oxygen inhalation
氧疗 oxygen therapy
氧气面罩 oxygen mask
鼻导管 nasal cannula
鼻饲管 nasogastric tube
胃管 gastric tube, stomach tube
造瘘 ostomy, fistula
造口 stoma, ostomy
造口袋 ostomy bag
肠内营养 enteral nutrition
肠外营养 parenteral nutrition
透析 dialysis
血液透析 hemodialysis
腹膜透析 peritoneal dialysis
透析器 dialyzer
透析机 dialysis machine
透析液 dialysate
透析膜 dialysis membrane
血液净化 blood purification
血液灌流 hemoperfusion
血浆置换 plasma exchange, plasmapheresis
人工肾 artificial kidney
人工肝 artificial liver
膜肺 membrane lung, oxygenator
氧合器 oxygenator
体外膜肺氧合 extracorporeal membrane oxygenation
灌流 perfusion
灌注 perfusion, infusion
灌肠 enema
敷料 dressing
创可贴 adhesive bandage, band-aid
伤口敷料 wound dressing
纱布 gauze
棉签 cotton swab
棉球 cotton ball
拭子 swab
棉花 cotton
医用胶带 medical tape
胶布 adhesive tape
敷贴 dressing, application
贴片 patch, pad
贴剂 patch
贴敷 apply, sticking
轮椅 wheelchair
拐杖 crutch, cane
助行器 walker, walking aid
担架 stretcher
病历 medical record
电子病历 electronic medical record
体温计 thermometer
温度计 thermometer
血糖仪 blood glucose meter, glucometer
血氧仪 oximeter
脉搏血氧仪 pulse oximeter
听诊器 stethoscope
听诊 auscultation
叩诊 percussion
触诊 palpation
监护 monitoring, intensive care
监护仪 monitor, patient monitor
重症监护 intensive care
重症 severe illness, critical illness
心电 electrocardiogram, electrocardiographic
心电图 electrocardiogram
心电信号 electrocardiogram signal
心电图机 electrocardiograph
脑电 electroencephalogram, electroencephalographic
脑电图 electroencephalogram
脑电信号 electroencephalogram signal
肌电 electromyography, electromyographic
肌电图 electromyogram
眼电 electrooculogram
肌电信号 electromyographic signal
脉搏波 pulse wave
诱发电位 evoked potential
导联 lead
保育箱 incubator
暖箱 incubator
培养箱 incubator
消毒 disinfection, sterilize
消毒剂 disinfectant
消毒液 disinfectant solution
灭菌 sterilization
灭菌器 sterilizer
杀菌 sterilization, bactericidal
抗菌 antibacterial, antimicrobial
抑菌 bacteriostatic, antibacterial
除菌 sterilization, bacteria removal
无菌 sterile, aseptic
洁净室 clean room
一次性 disposable, single-use
生物相容性 biocompatibility
生物可降解 biodegradable
可吸收 absorbable, resorbable
生物材料 biomaterial
骨水泥 bone cement
骨填充 bone filling
骨修复 bone repair
骨整合 osseointegration
羟基磷灰石 hydroxyapatite
磷酸钙 calcium phosphate
生物玻璃 bioactive glass, bioglass
生物陶瓷 bioceramic
组织工程 tissue engineering
水凝胶 hydrogel
脱细胞 decellularized
脱细胞基质 acellular matrix
外骨骼 exoskeleton
可穿戴 wearable
远程医疗 telemedicine

# imaging
影像 image, imaging
医学影像 medical image, medical imaging
成像 imaging
显像 imaging
造影 contrast imaging, angiography
造影剂 contrast agent
对比剂 contrast agent
显影 development, visualization
显影剂 contrast agent, developer
血管造影 angiography
断层 tomography, tomographic
断层扫描 tomography, tomographic scanning
计算机断层 computed tomography
磁共振 magnetic resonance
磁共振成像 magnetic resonance imaging
核磁共振 nuclear magnetic resonance
正电子 positron
超声 ultrasound, ultrasonic
超声成像 ultrasound imaging
超声探头 ultrasound probe
超声诊断 ultrasonic diagnosis
彩超 color Doppler ultrasound
弹性成像 elastography
超声心动图 echocardiogram
光学相干断层 optical coherence tomography
光声成像 photoacoustic imaging
荧光成像 fluorescence imaging
近红外 near-infrared
分子成像 molecular imaging
核医学 nuclear medicine
放射 radiation, radiology
放射性 radioactive
放射性核素 radionuclide
示踪剂 tracer
放射科 radiology department
射线 ray, radiation
透视 fluoroscopy, perspective
胸片 chest radiograph
准直器 collimator
球管 x-ray tube
平板探测器 flat panel detector
防散射栅 anti-scatter grid
平扫 plain scan
增强扫描 contrast-enhanced scan
扫描床 scanning bed
体模 phantom
图像配准 image registration
图像分割 image segmentation
感兴趣区域 region of interest
伪影 artifact
内镜 endoscope
内窥镜 endoscope
胃镜 gastroscope
肠镜 colonoscope, enteroscope
结肠镜 colonoscope
支气管镜 bronchoscope
腹腔镜 laparoscope
胸腔镜 thoracoscope
宫腔镜 hysteroscope
膀胱镜 cystoscope
输尿管镜 ureteroscope
胶囊内窥镜 capsule endoscope
胶囊内镜 capsule endoscope
裂隙灯 slit lamp
眼底相机 fundus camera
检眼镜 ophthalmoscope
验光 optometry, refraction
眼压 intraocular pressure
屈光 refraction, refractive
皮肤镜 dermoscope
显微镜 microscope
手术导航 surgical navigation
骨密度 bone mineral density, bone density
骨龄 bone age

# radiotherapy and other treatment
治疗 treatment, therapy
疗法 therapy
疗效 efficacy, therapeutic effect
疗程 course of treatment
预防 prevention, prophylaxis
防治 prevention and treatment
辅助治疗 adjuvant therapy
联合治疗 combination therapy
保守治疗 conservative treatment
姑息治疗 palliative care
放疗 radiotherapy
放射治疗 radiotherapy, radiation therapy
化疗 chemotherapy
免疫治疗 immunotherapy
免疫疗法 immunotherapy
靶向治疗 targeted therapy
基因治疗 gene therapy
细胞治疗 cell therapy
光动力治疗 photodynamic therapy
光动力疗法 photodynamic therapy
光热治疗 photothermal therapy
光疗 phototherapy
热疗 hyperthermia, thermotherapy
热敷 hot compress
冷敷 cold compress
冷疗 cryotherapy
磁疗 magnetic therapy
电疗 electrotherapy
激光治疗 laser therapy
介入治疗 interventional therapy
介入 intervention, interventional
质子治疗 proton therapy
近距离放疗 brachytherapy
直线加速器 linear accelerator
多叶准直器 multileaf collimator
靶区 target area, target volume
放射源 radiation source
粒子植入 seed implantation
伽马刀 gamma knife
聚焦超声 focused ultrasound
激素治疗 hormone therapy
替代疗法 replacement therapy
心理治疗 psychotherapy
认知训练 cognitive training
针灸 acupuncture and moxibustion, acupuncture
针刺 acupuncture, needling
针灸针 acupuncture needle
艾灸 moxibustion
拔罐 cupping
刮痧 scraping therapy, gua sha
推拿 massage, tuina
按摩 massage
按摩器 massager
按摩椅 massage chair
足浴 foot bath
药浴 medicated bath
熏蒸 fumigation
理疗 physiotherapy, physical therapy
理疗仪 physiotherapy device
物理治疗 physical therapy
作业治疗 occupational therapy
康复训练 rehabilitation training
康复机器人 rehabilitation robot
步态 gait
步态训练 gait training
平衡训练 balance training
牵引 traction
牵引床 traction bed
拉伸 stretching, tensile
关节活动度 range of motion
肌力 muscle strength
肌张力 muscle tone
偏瘫 hemiplegia
截瘫 paraplegia
姿势 posture
坐姿 sitting posture
站姿 standing posture
卧姿 lying posture
仰卧 supine
俯卧 prone
侧卧 lateral decubitus, side lying
体位 body position, posture
翻身 turning over, turn over
步行 walking
行走 walking
握力 grip strength
抓握 grasping, grip
屈曲 flexion, buckling
伸展 extension, stretch
内收 adduction
外展 abduction
内旋 internal rotation
外旋 external rotation
跖屈 plantarflexion
背屈 dorsiflexion

# nursing
护理 nursing, care
护理床 nursing bed
护理垫 nursing pad
卫生 hygiene, health
卫生巾 sanitary napkin
卫生棉 sanitary napkin
卫生棉条 tampon
尿布 diaper
纸尿裤 diaper
尿不湿 diaper
尿垫 diaper pad
便盆 bedpan
尿壶 urinal
坐便器 toilet, commode
奶瓶 feeding bottle, baby bottle
奶嘴 nipple, teat
安抚奶嘴 pacifier
吸奶器 breast pump
喂养 feeding
喂食 feeding
洗澡 bath
擦拭 wiping
气垫床 air mattress
防褥疮床垫 anti-decubitus mattress
枕头 pillow
床垫 mattress
约束带 restraint strap
护具 protector, brace
护膝 knee pad, knee brace
护腰 waist support, lumbar support
护颈 neck brace
颈托 cervical collar
护踝 ankle brace
护腕 wrist guard
吊带 sling, suspender
弹力袜 elastic stocking, compression stocking
压力袜 compression stocking
健康 health
保健 health care
养老 elderly care
体检 physical examination
随访 follow-up
隔离 isolation
隔离服 isolation gown

# diagnostics
诊断 diagnosis, diagnostic
诊疗 diagnosis and treatment
误诊 misdiagnosis
鉴别诊断 differential diagnosis
筛查 screening
筛选 screening, selection
检测 detection, testing
检验 test, inspection
化验 laboratory test, assay
检查 examination, inspection
预后 prognosis
分级 grading, classification
分期 staging
分型 typing, subtype
标志物 marker, biomarker
生物标志物 biomarker
标记物 marker, label
标本 specimen
样本 sample, specimen
样品 sample
采样 sampling
采样管 sampling tube
活检 biopsy
活体组织检查 biopsy
切片 section, slice
病理切片 pathological section
涂片 smear
染色 staining, dyeing
载玻片 slide, glass slide
盖玻片 cover slip, cover glass
组织学 histology, histological
细胞学 cytology
免疫组化 immunohistochemistry
体外诊断 in vitro diagnosis
试剂 reagent
试剂盒 kit, reagent kit
试纸 test strip, test paper
试纸条 test strip
检测卡 test card, detection card
检测线 test line, detection line
质控线 control line
质控品 control, quality control material
校准品 calibrator
标准品 standard, reference substance
胶体金 colloidal gold
侧向层析 lateral flow
侧流 lateral flow
免疫层析 immunochromatography
免疫测定 immunoassay
免疫分析 immunoassay
免疫比浊 immunoturbidimetry
化学发光 chemiluminescence
化学发光免疫 chemiluminescent immunoassay
酶联免疫吸附 enzyme-linked immunosorbent assay
放射免疫 radioimmunoassay
免疫荧光 immunofluorescence
凝集 agglutination
生化分析仪 biochemical analyzer
血细胞分析仪 hematology analyzer
血常规 complete blood count, blood routine
血气分析 blood gas analysis
血沉 erythrocyte sedimentation rate
血型 blood type, blood group
凝血时间 clotting time, coagulation time
即时检测 point-of-care testing
床旁检测 point-of-care testing
液体活检 liquid biopsy
循环肿瘤细胞 circulating tumor cell
游离 free, dissociation
灵敏度 sensitivity
敏感性 sensitivity
特异性 specificity
阳性 positive
阴性 negative
假阳性 false positive
假阴性 false negative
检出限 limit of detection
检测限 detection limit
阈值 threshold
产前诊断 prenatal diagnosis
孕检 pregnancy test
验孕 pregnancy test
毒品检测 drug testing

# dentistry
牙齿 tooth, teeth
牙 tooth, dental
牙科 dental, dentistry
牙医 dentist
牙釉质 enamel
牙本质 dentin
牙骨质 cementum
牙髓 dental pulp
牙根 tooth root
牙冠 tooth crown, crown
牙龈 gingiva, gum
牙槽骨 alveolar bone
牙槽 alveolar
牙周 periodontal
牙周膜 periodontal ligament
牙弓 dental arch
牙列 dentition
切牙 incisor
门牙 incisor
磨牙 molar, bruxism
尖牙 canine
智齿 wisdom tooth
乳牙 deciduous tooth
咬合 occlusion, occlusal
咬合力 bite force
牙菌斑 dental plaque
牙石 dental calculus, tartar
牙结石 dental calculus
洁牙 tooth cleaning
口腔护理 oral care
牙刷 toothbrush
电动牙刷 electric toothbrush
牙膏 toothpaste
牙线 dental floss
牙签 toothpick
漱口水 mouthwash
漱口 gargle, mouth rinse
冲牙器 oral irrigator, water flosser
洗牙 teeth cleaning, scaling
牙钻 dental drill
牙科手机 dental handpiece
根管 root canal
根管治疗 root canal treatment
根管锉 root canal file
拔牙 tooth extraction
补牙 dental filling
充填 filling, packing
义齿 denture, dental prosthesis
假牙 denture, false teeth
基台 abutment
正畸 orthodontic
牙套 braces, aligner
托槽 bracket, orthodontic bracket
弓丝 archwire
矫治器 appliance, aligner
矫治 correction, orthodontic treatment
隐形矫治器 clear aligner
口内扫描 intraoral scanning
印模 impression
咬合板 occlusal splint
牙模 dental model
贴面 veneer
牙科复合材料 dental composite
美白 whitening
脱敏 desensitization

# biology
生物 biology, organism, biological
生物学 biology
生命 life
生理 physiology, physiological
生理学 physiology
生物体 organism
机体 body, organism
宿主 host
物种 species
动物 animal
植物 plant
哺乳动物 mammal
脊椎动物 vertebrate
无脊椎动物 invertebrate
昆虫 insect
啮齿动物 rodent
灵长类 primate
小鼠 mouse
大鼠 rat
豚鼠 guinea pig
仓鼠 hamster
兔子 rabbit
家兔 rabbit
裸鼠 nude mouse
猴 monkey
猕猴 rhesus monkey
斑马鱼 zebrafish
果蝇 fruit fly, Drosophila
线虫 nematode
实验动物 experimental animal, laboratory animal
动物模型 animal model
模型动物 model animal
离体 ex vivo, in vitro
活体 living body, in vivo
原位 in situ
新陈代谢 metabolism
代谢 metabolism, metabolic
代谢物 metabolite
代谢产物 metabolite
代谢组学 metabolomics
分解代谢 catabolism
合成代谢 anabolism
生长 growth, grow
发育 development
繁殖 reproduction, propagation
进化 evolution
突变 mutation
变异 variation, mutation, variant
变异体 variant
适应 adaptation, adapt
应激 stress
氧化应激 oxidative stress
稳态 homeostasis, steady state
昼夜节律 circadian rhythm
生物钟 biological clock
光合作用 photosynthesis
呼吸作用 respiration
发酵 fermentation
酵解 glycolysis
糖酵解 glycolysis
三羧酸循环 tricarboxylic acid cycle
氧化磷酸化 oxidative phosphorylation
生物合成 biosynthesis
生物降解 biodegradation
固氮 nitrogen fixation
生态 ecology, ecological
共生 symbiosis
寄生 parasitism
寄生虫 parasite
天敌 natural enemy

# cells
细胞 cell
细胞膜 cell membrane
细胞壁 cell wall
细胞质 cytoplasm
胞质 cytosol, cytoplasm
细胞核 nucleus, cell nucleus
核仁 nucleolus
核糖体 ribosome
线粒体 mitochondrion, mitochondria
内质网 endoplasmic reticulum
高尔基体 Golgi apparatus
溶酶体 lysosome
内体 endosome
过氧化物酶体 peroxisome
叶绿体 chloroplast
液泡 vacuole
囊泡 vesicle
外泌体 exosome
细胞外囊泡 extracellular vesicle
细胞器 organelle
细胞骨架 cytoskeleton
微管 microtubule
微丝 microfilament
纤毛 cilium, cilia
鞭毛 flagellum
伪足 pseudopod
脂质双层 lipid bilayer
脂筏 lipid raft
膜蛋白 membrane protein
离子通道 ion channel
跨膜 transmembrane
胞外 extracellular
胞内 intracellular
细胞内 intracellular
细胞外 extracellular
细胞间 intercellular
细胞周期 cell cycle
有丝分裂 mitosis
减数分裂 meiosis
细胞分裂 cell division
增殖 proliferation, proliferate
分化 differentiation, differentiate
去分化 dedifferentiation
重编程 reprogramming
迁移 migration
趋化 chemotaxis
黏附 adhesion
凋亡 apoptosis
细胞凋亡 apoptosis
自噬 autophagy
焦亡 pyroptosis
铁死亡 ferroptosis
坏死性凋亡 necroptosis
细胞死亡 cell death
细胞毒性 cytotoxicity, cytotoxic
细胞活力 cell viability
存活率 survival rate, viability
内吞 endocytosis
胞吞 endocytosis
胞吐 exocytosis
吞噬 phagocytosis
吞噬细胞 phagocyte
转运 transport, transportation
信号通路 signaling pathway, signal pathway
信号转导 signal transduction
信号传导 signal transduction, signaling
上皮细胞 epithelial cell
内皮细胞 endothelial cell
成纤维细胞 fibroblast
肌成纤维细胞 myofibroblast
角质形成细胞 keratinocyte
黑色素细胞 melanocyte
脂肪细胞 adipocyte
软骨细胞 chondrocyte
成骨细胞 osteoblast
破骨细胞 osteoclast
骨细胞 osteocyte, bone cell
肌细胞 myocyte, muscle cell
心肌细胞 cardiomyocyte
平滑肌细胞 smooth muscle cell
成肌细胞 myoblast
卫星细胞 satellite cell
肝细胞 hepatocyte, liver cell
星状细胞 stellate cell
神经细胞 nerve cell, neural cell
胶质细胞 glial cell
神经胶质 neuroglia, glial
星形胶质细胞 astrocyte
小胶质细胞 microglia
少突胶质细胞 oligodendrocyte
干细胞 stem cell
间充质干细胞 mesenchymal stem cell
造血干细胞 hematopoietic stem cell
胚胎干细胞 embryonic stem cell
多能干细胞 pluripotent stem cell
祖细胞 progenitor cell
前体细胞 precursor cell
多能性 pluripotency
类器官 organoid
球状体 spheroid
肿瘤细胞 tumor cell
癌细胞 cancer cell
肿瘤微环境 tumor microenvironment
微环境 microenvironment
生殖细胞 germ cell
精子 sperm, spermatozoon
卵子 ovum, egg cell
卵母细胞 oocyte
受精 fertilization
受精卵 fertilized egg, zygote
囊胚 blastocyst
滋养层 trophoblast
胚层 germ layer
体外受精 in vitro fertilization
试管婴儿 test tube baby
人工授精 artificial insemination
辅助生殖 assisted reproduction
冷冻保存 cryopreservation
冻存 cryopreservation, frozen storage
复苏率 recovery rate
细胞培养 cell culture
培养 culture, cultivation, incubate
培养基 culture medium, medium
培养液 culture solution, culture medium
培养皿 petri dish, culture dish
培养瓶 culture flask
培养板 culture plate
无血清培养基 serum-free medium
孔板 well plate, orifice plate
多孔板 multiwell plate, perforated plate
微孔板 microplate, microtiter plate
孵育 incubation, incubate
温育 incubation
传代 passage, subculture
接种 inoculation, seeding, vaccination
细胞系 cell line
细胞株 cell strain, cell line
原代细胞 primary cell
贴壁 adherent
悬浮培养 suspension culture
生物反应器 bioreactor
微载体 microcarrier
消化液 digestive juice, digestion solution
细胞分选 cell sorting
分选 sorting
流式细胞术 flow cytometry
流式细胞仪 flow cytometer
微流控 microfluidic
微流控芯片 microfluidic chip
器官芯片 organ-on-a-chip
生物芯片 biochip
生物打印 bioprinting
生物传感器 biosensor
生物墨水 bioink

# genetics
基因 gene
基因组 genome, genomic
基因组学 genomics
转录组 transcriptome
转录组学 transcriptomics
蛋白质组 proteome
蛋白质组学 proteomics
遗传 heredity, genetic
遗传学 genetics
遗传物质 genetic material
染色体 chromosome
染色质 chromatin
端粒 telomere
着丝粒 centromere
核型 karyotype
核酸 nucleic acid
脱氧核糖核酸 deoxyribonucleic acid
核糖核酸 ribonucleic acid
信使核糖核酸 messenger ribonucleic acid
核苷酸 nucleotide
核苷 nucleoside
寡核苷酸 oligonucleotide
多核苷酸 polynucleotide
碱基 base, nucleobase
碱基对 base pair
碱基编辑 base editing
腺嘌呤 adenine
鸟嘌呤 guanine
胞嘧啶 cytosine
胸腺嘧啶 thymine
尿嘧啶 uracil
嘌呤 purine
嘧啶 pyrimidine
核糖 ribose
双链 double-stranded, double strand
单链 single-stranded, single strand
双螺旋 double helix
互补 complementary
互补链 complementary strand
正义链 sense strand
反义链 antisense strand
反义 antisense
反义寡核苷酸 antisense oligonucleotide
小干扰 small interfering
微小核糖核酸 microRNA
非编码 non-coding
长链非编码 long non-coding
环状 circular, annular
密码子 codon
外显子 exon
内含子 intron
启动子 promoter
增强子 enhancer
终止子 terminator
终止密码子 stop codon
起始密码子 start codon
非翻译区 untranslated region
多聚腺苷酸 polyadenylic acid, polyadenylation
开放阅读框 open reading frame
编码区 coding region
编码序列 coding sequence
编码 encode, coding
序列 sequence
核苷酸序列 nucleotide sequence
氨基酸序列 amino acid sequence
侧翼序列 flanking sequence
序列同一性 sequence identity
同源性 homology
同源 homologous
同源臂 homology arm
直系同源 orthologous
保守 conserved, conservative
转录 transcription
反转录 reverse transcription
逆转录 reverse transcription
转录因子 transcription factor
翻译 translation
翻译后修饰 post-translational modification
复制 replication, copy
表达 expression, express
过表达 overexpression
高表达 high expression, overexpression
基因表达 gene expression
表达量 expression level
表达载体 expression vector
载体 vector, carrier
病毒载体 viral vector
质粒 plasmid
噬菌体 bacteriophage, phage
噬菌体展示 phage display
克隆 clone, cloning
重组 recombination, recombinant
重组蛋白 recombinant protein
转基因 transgenic, transgene
转化 transformation, conversion
转染 transfection
转导 transduction
电穿孔 electroporation
电转 electrotransfection, electroporation
基因编辑 gene editing
基因组编辑 genome editing
基因敲除 gene knockout
敲除 knockout
敲入 knock-in
敲低 knockdown
敲减 knockdown
沉默 silencing
基因沉默 gene silencing
向导 guide
引导序列 guide sequence
脱靶 off-target
靶点 target
靶向 targeting, targeted
靶标 target
靶基因 target gene
目的基因 target gene, gene of interest
靶细胞 target cell
插入 insertion, insert
缺失 deletion, absence
易位 translocation
扩增 amplification, expansion
等温扩增 isothermal amplification
环介导 loop-mediated
聚合酶链反应 polymerase chain reaction
荧光定量 fluorescent quantitative
实时荧光定量 real-time fluorescent quantitative
引物 primer
引物对 primer pair
上游引物 forward primer, upstream primer
下游引物 reverse primer, downstream primer
探针 probe
扩增子 amplicon
模板 template
退火 annealing
变性 denaturation
熔解曲线 melting curve
热循环 thermal cycling, thermal cycle
热循环仪 thermal cycler
杂交 hybridization, cross
原位杂交 in situ hybridization
基因芯片 gene chip, microarray
微阵列 microarray
测序 sequencing
基因测序 gene sequencing
高通量测序 high-throughput sequencing
二代测序 next-generation sequencing
全基因组 whole genome
纳米孔 nanopore
文库 library
测序文库 sequencing library
读段 read, sequence read
接头 adapter, joint, connector
条形码 barcode
建库 library construction
捕获 capture
基因型 genotype
表型 phenotype
基因分型 genotyping
等位基因 allele
纯合 homozygous
纯合子 homozygote
杂合 heterozygous
杂合子 heterozygote
单倍体 haploid
单倍型 haplotype
二倍体 diploid
多倍体 polyploid
显性 dominant
隐性 recessive
多态性 polymorphism
拷贝数 copy number
位点 site, locus
突变体 mutant
野生型 wild type
点突变 point mutation
甲基化 methylation
去甲基化 demethylation
乙酰化 acetylation
表观遗传 epigenetic, epigenetics
限制性内切酶 restriction enzyme, restriction endonuclease
酶切 enzyme digestion, enzymatic cleavage
酶切位点 restriction site, cleavage site
内切酶 endonuclease
外切酶 exonuclease
核酸酶 nuclease
连接酶 ligase
聚合酶 polymerase
逆转录酶 reverse transcriptase
反转录酶 reverse transcriptase
转座子 transposon
转座酶 transposase
荧光素酶 luciferase
报告基因 reporter gene
筛选标记 selection marker
适配体 aptamer
适体 aptamer
核酸适配体 nucleic acid aptamer, aptamer

# proteins and biochemistry
蛋白 protein
蛋白质 protein
融合蛋白 fusion protein
糖蛋白 glycoprotein
脂蛋白 lipoprotein
多肽 polypeptide, peptide
肽 peptide
寡肽 oligopeptide
肽链 peptide chain
肽段 peptide fragment, peptide
氨基酸 amino acid
氨基酸残基 amino acid residue
残基 residue
结构域 domain
基序 motif
亚基 subunit
亚型 subtype, isoform
同工酶 isoenzyme, isozyme
二聚体 dimer
三聚体 trimer
折叠 folding, fold
信号肽 signal peptide
前体 precursor
酶 enzyme
酶促 enzymatic
酶解 enzymatic hydrolysis, enzymolysis
酶活 enzyme activity
酶活性 enzyme activity
辅酶 coenzyme
辅因子 cofactor
底物 substrate
催化 catalysis, catalytic
抑制剂 inhibitor
激动剂 agonist
拮抗剂 antagonist
阻断剂 blocker
调节剂 modulator, regulator
激活剂 activator
诱导剂 inducer
配体 ligand
亲和力 affinity
结合 binding, combine
结合位点 binding site
磷酸化 phosphorylation
糖基化 glycosylation
泛素化 ubiquitination
聚乙二醇化 pegylation, PEGylated
水解物 hydrolysate
激素 hormone
荷尔蒙 hormone
神经递质 neurotransmitter
生长因子 growth factor
细胞因子 cytokine
趋化因子 chemokine
糖类 saccharide, carbohydrate
多糖 polysaccharide
寡糖 oligosaccharide
低聚糖 oligosaccharide
单糖 monosaccharide
脂质 lipid
脂类 lipid
磷脂 phospholipid
脂肪酸 fatty acid
甘油三酯 triglyceride
胆固醇 cholesterol
类固醇 steroid
甾醇 sterol
蛋白表达 protein expression
纯化 purification, purify
提纯 purification
亲和层析 affinity chromatography
层析 chromatography
层析柱 chromatography column
色谱 chromatography, chromatographic
离子交换 ion exchange
凝胶过滤 gel filtration
凝胶 gel
电泳 electrophoresis
凝胶电泳 gel electrophoresis
琼脂糖 agarose
琼脂 agar
聚丙烯酰胺 polyacrylamide
蛋白印迹 western blot
印迹 blot, imprint
质谱 mass spectrometry, mass spectrum
离心 centrifugation, centrifugal
离心机 centrifuge
离心管 centrifuge tube
上清 supernatant
上清液 supernatant
沉淀 precipitate, precipitation, sediment
重悬 resuspend
悬浮液 suspension
裂解 lysis, cracking, pyrolysis
裂解液 lysate, lysis buffer
洗脱 elution
洗脱液 eluent, eluate
洗涤液 washing solution
缓冲液 buffer, buffer solution
磷酸盐缓冲液 phosphate buffered saline, phosphate buffer
磁珠 magnetic bead
微球 microsphere
移液 pipetting, liquid transfer
移液器 pipette
移液管 pipette
吸头 pipette tip
核酸提取 nucleic acid extraction
提取 extraction, extract
提取物 extract
萃取 extraction
粗提物 crude extract
透析袋 dialysis bag
冻干 freeze-drying, lyophilization
冷冻干燥 freeze-drying, lyophilization
冻干粉 lyophilized powder
高通量 high-throughput
定量 quantitative, quantification
定性 qualitative
荧光 fluorescence, fluorescent
荧光染料 fluorescent dye
荧光蛋白 fluorescent protein
淬灭 quenching
猝灭 quenching
量子点 quantum dot
生物素 biotin
链霉亲和素 streptavidin
亲和素 avidin
偶联 coupling, conjugation
偶联物 conjugate
缀合物 conjugate
交联 crosslinking
标记 label, marker
合成生物学 synthetic biology
代谢工程 metabolic engineering
生物信息学 bioinformatics
生物技术 biotechnology
生物制品 biological product, biologic
发酵罐 fermenter, fermentor
发酵液 fermentation broth
菌体 bacterial cell, thallus
工程菌 engineered bacteria

# microbiology
微生物 microorganism, microbial
微生物学 microbiology
微生物群 microbiota
菌群 flora, microbiota
肠道菌群 intestinal flora, gut microbiota
细菌 bacteria, bacterium
真菌 fungus, fungi
霉菌 mold
霉变 mildew
酵母 yeast
酵母菌 yeast
病毒 virus
病原体 pathogen
病原菌 pathogenic bacteria, pathogen
致病菌 pathogenic bacteria
致病 pathogenic
菌 bacteria, fungus
菌株 strain
菌种 strain, bacterial strain
菌落 colony
菌丝 hypha, mycelium
菌丝体 mycelium
菌液 bacterial liquid, bacterial suspension
菌剂 microbial agent, microbial inoculant
孢子 spore
芽孢 spore, endospore
革兰氏阳性 Gram-positive
革兰氏阴性 Gram-negative
需氧 aerobic
厌氧 anaerobic
好氧 aerobic
大肠杆菌 Escherichia coli
大肠埃希氏菌 Escherichia coli
枯草芽孢杆菌 Bacillus subtilis
芽孢杆菌 Bacillus
地衣芽孢杆菌 Bacillus licheniformis
乳酸菌 lactic acid bacteria
乳杆菌 Lactobacillus
双歧杆菌 Bifidobacterium
链球菌 Streptococcus
葡萄球菌 Staphylococcus
肺炎链球菌 Streptococcus pneumoniae
肠球菌 Enterococcus
沙门氏菌 Salmonella
志贺氏菌 Shigella
李斯特菌 Listeria
弧菌 Vibrio
霍乱弧菌 Vibrio cholerae
铜绿假单胞菌 Pseudomonas aeruginosa
绿脓杆菌 Pseudomonas aeruginosa
假单胞菌 Pseudomonas
肺炎克雷伯菌 Klebsiella pneumoniae
鲍曼不动杆菌 Acinetobacter baumannii
幽门螺杆菌 Helicobacter pylori
结核分枝杆菌 Mycobacterium tuberculosis
结核杆菌 Mycobacterium tuberculosis
分枝杆菌 mycobacterium
梭菌 Clostridium
艰难梭菌 Clostridioides difficile, Clostridium difficile
肉毒杆菌 Clostridium botulinum
炭疽杆菌 Bacillus anthracis
军团菌 Legionella
支原体 mycoplasma
衣原体 chlamydia
螺旋体 spirochete
立克次体 rickettsia
放线菌 actinomycetes
链霉菌 Streptomyces
谷氨酸棒杆菌 Corynebacterium glutamicum
根瘤菌 rhizobium
农杆菌 Agrobacterium
蓝藻 cyanobacteria
微藻 microalgae
小球藻 Chlorella
螺旋藻 spirulina
海藻 seaweed, algae
藻类 algae
酿酒酵母 Saccharomyces cerevisiae
毕赤酵母 Pichia pastoris
曲霉 Aspergillus
黑曲霉 Aspergillus niger
黄曲霉 Aspergillus flavus
青霉 Penicillium
木霉 Trichoderma
镰刀菌 Fusarium
白色念珠菌 Candida albicans
念珠菌 Candida
隐球菌 Cryptococcus
冠状病毒 coronavirus
新型冠状病毒 novel coronavirus, SARS-CoV-2
流感病毒 influenza virus
腺病毒 adenovirus
腺相关病毒 adeno-associated virus
慢病毒 lentivirus
逆转录病毒 retrovirus
疱疹病毒 herpesvirus
单纯疱疹病毒 herpes simplex virus
巨细胞病毒 cytomegalovirus
乙肝病毒 hepatitis B virus
丙肝病毒 hepatitis C virus
乙型肝炎病毒 hepatitis B virus
丙型肝炎病毒 hepatitis C virus
人乳头瘤病毒 human papillomavirus
轮状病毒 rotavirus
诺如病毒 norovirus
登革病毒 dengue virus
寨卡病毒 Zika virus
埃博拉病毒 Ebola virus
狂犬病毒 rabies virus
肠道病毒 enterovirus
痘病毒 poxvirus
杆状病毒 baculovirus
溶瘤病毒 oncolytic virus
病毒颗粒 virion, viral particle
病毒样颗粒 virus-like particle
衣壳 capsid
包膜 envelope, coating
刺突蛋白 spike protein
核衣壳 nucleocapsid
滴度 titer
生物膜 biofilm, biological membrane
内毒素 endotoxin
毒素 toxin
类毒素 toxoid
脂多糖 lipopolysaccharide
耐药 drug resistance, drug-resistant
耐药性 drug resistance
耐药菌 drug-resistant bacteria
药敏 drug susceptibility
最小抑菌浓度 minimum inhibitory concentration
抑菌圈 inhibition zone
传播 transmission, propagation
传染 infection, contagion
传染病 infectious disease
疫情 epidemic
流行病 epidemic
流行病学 epidemiology
潜伏期 incubation period, latency

# immunology
免疫 immune, immunity
免疫力 immunity
免疫系统 immune system
免疫应答 immune response
免疫反应 immune response, immunoreaction
免疫原 immunogen
免疫原性 immunogenicity
免疫抑制 immunosuppression, immunosuppressive
免疫调节 immunomodulation, immunoregulation
免疫细胞 immune cell
免疫球蛋白 immunoglobulin
体液免疫 humoral immunity
先天免疫 innate immunity
适应性免疫 adaptive immunity
抗原 antigen
抗原决定簇 antigenic determinant, epitope
表位 epitope
抗原呈递 antigen presentation
抗原呈递细胞 antigen-presenting cell
抗体 antibody
单克隆抗体 monoclonal antibody
多克隆抗体 polyclonal antibody
单抗 monoclonal antibody
双特异性抗体 bispecific antibody
人源化抗体 humanized antibody
人源化 humanized
嵌合抗体 chimeric antibody
嵌合 chimeric
纳米抗体 nanobody
单域抗体 single-domain antibody
单链抗体 single-chain antibody
单链可变片段 single-chain variable fragment
抗体片段 antibody fragment
中和抗体 neutralizing antibody
重链 heavy chain
轻链 light chain
可变区 variable region
恒定区 constant region
互补决定区 complementarity determining region
框架区 framework region
铰链区 hinge region
杂交瘤 hybridoma
淋巴细胞 lymphocyte
自然杀伤细胞 natural killer cell
杀伤细胞 killer cell
调节性 regulatory
辅助性 helper
浆细胞 plasma cell
巨噬细胞 macrophage
单核细胞 monocyte
中性粒细胞 neutrophil
嗜酸性粒细胞 eosinophil
嗜碱性粒细胞 basophil
粒细胞 granulocyte
肥大细胞 mast cell
树突细胞 dendritic cell
树突状细胞 dendritic cell
巨核细胞 megakaryocyte
外周血 peripheral blood
脐带血 umbilical cord blood
补体 complement
疫苗 vaccine
佐剂 adjuvant
灭活 inactivation, inactivated
减毒 attenuated
亚单位疫苗 subunit vaccine
灭活疫苗 inactivated vaccine
减毒活疫苗 live attenuated vaccine
血清学 serology
免疫检查点 immune checkpoint
检查点抑制剂 checkpoint inhibitor
组织相容性 histocompatibility

# animals' health
兽医 veterinary, veterinarian
兽药 veterinary drug
宠物 pet
家畜 livestock
牲畜 livestock
畜禽 livestock and poultry
家禽 poultry
禽类 poultry, birds
猪 pig, swine
仔猪 piglet
母猪 sow
牛 cattle, cow
奶牛 dairy cow
肉牛 beef cattle
羊 sheep, goat
绵羊 sheep
山羊 goat
马 horse
犬 dog, canine
狗 dog
猫 cat, feline
鸡 chicken
肉鸡 broiler
蛋鸡 laying hen
雏鸡 chick
鸭 duck
鹅 goose
鱼 fish
鱼类 fish
虾 shrimp
蟹 crab
贝类 shellfish
蜜蜂 bee, honeybee
蚕 silkworm
养殖 breeding, aquaculture, farming
养殖场 farm, breeding farm
水产养殖 aquaculture
畜牧 animal husbandry
饲养 feeding, rearing
饲料 feed
饲料添加剂 feed additive
预混料 premix
青贮 silage
反刍动物 ruminant
瘤胃 rumen
挤奶 milking
孵化 hatching, incubation
蛋 egg
笼 cage
屠宰 slaughter
断奶 weaning
项圈 collar
驱虫 deworming, insect repellent
驱虫剂 anthelmintic, insect repellent
猪瘟 classical swine fever
非洲猪瘟 African swine fever
口蹄疫 foot-and-mouth disease
禽流感 avian influenza
新城疫 Newcastle disease
圆环病毒 circovirus
细小病毒 parvovirus
犬瘟热 canine distemper
乳房炎 mastitis
球虫病 coccidiosis

# agronomy
农业 agriculture, agricultural
农药 pesticide
农作物 crop
作物 crop
庄稼 crop
种植 planting, plant
栽培 cultivation
种子 seed
播种 sowing, seeding
育种 breeding
选育 breeding, selective breeding
品种 variety, breed
杂种优势 heterosis
杂交种 hybrid
近交系 inbred line
品系 line, strain
亲本 parent
回交 backcross
自交 self-pollination, selfing
授粉 pollination
花粉 pollen
雄性不育 male sterility
分子标记 molecular marker
数量性状 quantitative trait
性状 trait, character
抗性 resistance
抗病 disease resistance
抗虫 insect resistance
抗旱 drought resistance
抗逆 stress resistance
耐盐 salt tolerance
耐寒 cold resistance
育苗 seedling raising
幼苗 seedling
秧苗 rice seedling
苗木 nursery stock, seedling
苗 seedling
移栽 transplanting
插秧 rice transplanting
嫁接 grafting
砧木 rootstock
接穗 scion
扦插 cutting propagation
插条 cutting
组织培养 tissue culture
愈伤组织 callus
外植体 explant
试管苗 plantlet
水稻 rice
小麦 wheat
玉米 corn, maize
大豆 soybean
高粱 sorghum
大麦 barley
燕麦 oat
荞麦 buckwheat
谷子 foxtail millet
小米 millet
棉 cotton
油菜 rapeseed, rape
花生 peanut
向日葵 sunflower
芝麻 sesame
甘蔗 sugarcane
甜菜 sugar beet, beet
马铃薯 potato
土豆 potato
红薯 sweet potato
甘薯 sweet potato
木薯 cassava
山药 yam
番茄 tomato
西红柿 tomato
黄瓜 cucumber
辣椒 pepper, chili
茄子 eggplant
白菜 Chinese cabbage
甘蓝 cabbage
生菜 lettuce
菠菜 spinach
芹菜 celery
胡萝卜 carrot
萝卜 radish
洋葱 onion
大葱 green onion
大蒜 garlic
生姜 ginger
南瓜 pumpkin
西瓜 watermelon
甜瓜 melon
苦瓜 bitter melon
豌豆 pea
绿豆 mung bean
红豆 adzuki bean
鹰嘴豆 chickpea
蔬菜 vegetable
水果 fruit
果实 fruit
苹果 apple
梨 pear
桃 peach
葡萄 grape
草莓 strawberry
蓝莓 blueberry
樱桃 cherry
香蕉 banana
菠萝 pineapple
芒果 mango
猕猴桃 kiwifruit
柑橘 citrus
柑桔 citrus
橙子 orange
柠檬 lemon
柚子 pomelo, grapefruit
石榴 pomegranate
荔枝 lychee
红枣 jujube, red date
核桃 walnut
杏仁 almond, apricot kernel
板栗 chestnut
坚果 nut
椰子 coconut
棕榈 palm
橄榄 olive
橡胶树 rubber tree
茶叶 tea, tea leaf
茶树 tea plant, tea tree
咖啡 coffee
可可 cocoa
烟草 tobacco
烟叶 tobacco leaf
食用菌 edible fungus, edible mushroom
蘑菇 mushroom
香菇 shiitake mushroom
平菇 oyster mushroom
木耳 wood ear
牧草 pasture, forage grass
苜蓿 alfalfa
草坪 lawn, turf
杂草 weed
花卉 flower, ornamental plant
树木 tree
木本 woody
草本 herbaceous, herb
根系 root system
根茎 rhizome
块茎 tuber
块根 root tuber
茎 stem
茎秆 stalk, stem
秸秆 straw
叶片 leaf, blade
叶子 leaf
叶面 leaf surface, foliar
花朵 flower
花蕾 flower bud
花瓣 petal
树皮 bark
果皮 peel, pericarp
果肉 pulp, flesh
果核 fruit stone, pit
种皮 seed coat
胚乳 endosperm
稻壳 rice husk
麦麸 wheat bran
米糠 rice bran
豆粕 soybean meal
芽 bud, sprout
发芽 germination, sprouting
萌发 germination
发芽率 germination rate
开花 flowering
结果 result, fruiting
成熟 mature, ripe
收获 harvest
采收 harvesting
收割 harvesting, reaping
产量 yield, output
增产 yield increase
土壤 soil
土地 land, soil
耕地 cultivated land, tillage
施肥 fertilization, fertilizing
肥料 fertilizer
复合肥 compound fertilizer
有机肥 organic fertilizer
生物肥 biofertilizer
缓释肥 slow-release fertilizer
堆肥 compost, composting
尿素 urea
氮肥 nitrogen fertilizer
磷肥 phosphate fertilizer
钾肥 potash fertilizer
腐殖酸 humic acid
灌溉 irrigation
滴灌 drip irrigation
喷灌 sprinkler irrigation
温室 greenhouse
大棚 greenhouse
地膜 mulch film
无土栽培 soilless culture
水培 hydroponics
基质栽培 substrate cultivation
植保 plant protection
喷药 pesticide spraying
杀虫剂 insecticide
除虫 insect killing
除草 weeding
除草剂 herbicide
杀菌剂 fungicide, bactericide
杀螨剂 acaricide
杀鼠剂 rodenticide
杀线虫剂 nematicide
生长调节剂 growth regulator
赤霉素 gibberellin
生长素 auxin
细胞分裂素 cytokinin
乙烯利 ethephon
脱落酸 abscisic acid
草甘膦 glyphosate
病虫害 pests and diseases
虫害 insect pest
害虫 pest
蚜虫 aphid
螨虫 mite
螨 mite
蚊子 mosquito
蚊虫 mosquito
苍蝇 fly
蟑螂 cockroach
白蚁 termite
稻飞虱 rice planthopper
稻瘟病 rice blast
白粉病 powdery mildew
锈病 rust disease
霜霉病 downy mildew
炭疽病 anthracnose
枯萎病 fusarium wilt
青枯病 bacterial wilt
拟南芥 Arabidopsis

# food technology and nutrition
食品 food
食物 food
食材 food ingredient, ingredient
食用 edible
营养 nutrition, nutritional
营养素 nutrient
营养成分 nutrient, nutritional component
营养物质 nutrient
膳食 diet, dietary
饮食 diet
膳食纤维 dietary fiber
膳食补充剂 dietary supplement
保健食品 health food
保健品 health product
功能性食品 functional food
特医食品 medical food
婴儿配方 infant formula
配方奶粉 infant formula, formula milk powder
奶粉 milk powder
益生菌 probiotic
益生元 prebiotic
后生元 postbiotic
维生素 vitamin
矿物质 mineral
微量元素 trace element
碳水化合物 carbohydrate
热量 heat, calorie
卡路里 calorie
能量饮料 energy drink
代餐 meal replacement
淀粉 starch
抗性淀粉 resistant starch
变性淀粉 modified starch
改性淀粉 modified starch
蔗糖 sucrose
葡萄糖 glucose
果糖 fructose
乳糖 lactose
麦芽糖 maltose
海藻糖 trehalose
木糖醇 xylitol
山梨糖醇 sorbitol
甘露醇 mannitol
赤藓糖醇 erythritol
甜菊糖苷 steviol glycoside, stevioside
甜味剂 sweetener
糖浆 syrup
果葡糖浆 fructose syrup, high-fructose syrup
糊精 dextrin
麦芽糊精 maltodextrin
环糊精 cyclodextrin
果胶 pectin
明胶 gelatin
黄原胶 xanthan gum
阿拉伯胶 gum arabic
瓜尔胶 guar gum
卡拉胶 carrageenan
海藻酸钠 sodium alginate
海藻酸 alginic acid
壳聚糖 chitosan
葡聚糖 glucan, dextran
菊粉 inulin
透明质酸 hyaluronic acid
玻尿酸 hyaluronic acid
胶原 collagen
植物蛋白 vegetable protein, plant protein
大豆蛋白 soy protein
乳清蛋白 whey protein
酪蛋白 casein
面筋 gluten
谷物 cereal, grain
粮食 grain
大米 rice
米饭 cooked rice
米粉 rice flour, rice noodles
面粉 flour, wheat flour
面团 dough
面条 noodle
方便面 instant noodles
面包 bread
蛋糕 cake
饼干 biscuit, cookie
馒头 steamed bun
饺子 dumpling
烘焙 baking
烘烤 baking, roasting
糖果 candy, confectionery
巧克力 chocolate
软糖 soft candy, gummy
口香糖 chewing gum
零食 snack
薯片 potato chip
薯条 French fries
肉类 meat
肉制品 meat product
猪肉 pork
牛肉 beef
羊肉 mutton
鸡肉 chicken meat
鱼肉 fish meat
鱼糜 surimi
鱼油 fish oil
香肠 sausage
火腿 ham
人造肉 artificial meat
培养肉 cultured meat
牛奶 milk
牛乳 milk
乳制品 dairy product
酸奶 yogurt
奶酪 cheese
黄油 butter
奶油 cream
冰淇淋 ice cream
乳清 whey
鸡蛋 egg
蛋清 egg white
蛋黄 egg yolk
豆制品 bean product, soybean product
豆腐 tofu
豆浆 soy milk
食用油 edible oil
油脂 oil and fat, grease
植物油 vegetable oil
大豆油 soybean oil
橄榄油 olive oil
棕榈油 palm oil
菜籽油 rapeseed oil
调味料 seasoning
调味品 condiment, seasoning
调料 seasoning
酱油 soy sauce
食醋 vinegar
醋 vinegar
食盐 salt, table salt
味精 monosodium glutamate
香辛料 spice
香料 spice, fragrance, flavor
香精 essence, flavor
酱 sauce, paste
蜂蜜 honey
蜂王浆 royal jelly
蜂胶 propolis
饮料 beverage, drink
果汁 fruit juice
茶饮料 tea beverage
绿茶 green tea
红茶 black tea
饮用水 drinking water
饮酒 alcohol drinking
酒 wine, liquor
白酒 liquor, baijiu
啤酒 beer
葡萄酒 wine
黄酒 rice wine
酿造 brewing
酿酒 brewing, wine making
酒精 alcohol, ethanol
酒糟 distillers grains
泡菜 pickle, kimchi
罐头 canned food
速冻 quick-freezing
解冻 thawing, thaw
保鲜 preservation, fresh-keeping
保鲜剂 preservative, fresh-keeping agent
防腐 preservation, anticorrosion
防腐剂 preservative
抗氧化 antioxidant, oxidation resistance
抗氧化剂 antioxidant
抗氧剂 antioxidant
乳化剂 emulsifier
增稠剂 thickener
稳定剂 stabilizer
着色剂 colorant
色素 pigment
食品添加剂 food additive
酸味剂 acidulant
膨松剂 leavening agent
巴氏杀菌 pasteurization
超高压 ultra-high pressure
腌制 pickling, curing
油炸 frying, deep-fried
烹饪 cooking
烹调 cooking
蒸煮 steaming, cooking
煮沸 boiling
炖 stew
炒 stir-fry
榨汁 juicing, juice extraction
榨油 oil pressing
碾磨 milling, grinding
研磨 grinding
挤压膨化 extrusion puffing
膨化 puffing, expansion
喷雾干燥 spray drying
口感 mouthfeel, taste
味道 taste, flavor
风味 flavor
气味 odor, smell
异味 odor, peculiar smell
苦味 bitter taste, bitterness
甜味 sweet taste, sweetness
鲜味 umami
质构 texture
货架期 shelf life
保质期 shelf life
食品安全 food safety
农残 pesticide residue
农药残留 pesticide residue

# pharmacology
药物 drug, medicine
药 drug, medicine
药品 drug, pharmaceutical
药剂 medicament, agent
药学 pharmacy, pharmaceutical
制药 pharmaceutical
医药 medicine, pharmaceutical
药理 pharmacology, pharmacological
药理学 pharmacology
药效 drug effect, efficacy
药效学 pharmacodynamics
药代动力学 pharmacokinetics
药动学 pharmacokinetics
药物代谢 drug metabolism
生物利用度 bioavailability
半衰期 half-life
血药浓度 blood concentration, plasma concentration
清除率 clearance
消除 elimination, eliminate
剂量 dose, dosage
剂量依赖性 dose-dependent
用量 dosage, amount
给药途径 route of administration
有效量 effective amount
治疗有效量 therapeutically effective amount
半数致死量 median lethal dose
半数抑制浓度 half inhibitory concentration, IC50
副作用 side effect
毒副作用 toxic side effect
不良反应 adverse reaction
不良事件 adverse event
禁忌症 contraindication
适应症 indication
适应证 indication
药物相互作用 drug interaction
协同作用 synergistic effect, synergy
增效 synergistic, synergism
滥用 abuse
成瘾 addiction
依赖性 dependence
戒断 withdrawal
戒烟 smoking cessation
解毒 detoxification
解毒剂 antidote
活性成分 active ingredient
有效成分 active ingredient, effective component
活性物质 active substance
原料药 active pharmaceutical ingredient
药用 medicinal, pharmaceutical
药学上可接受 pharmaceutically acceptable
药物组合物 pharmaceutical composition
组合物 composition
化合物 compound
先导化合物 lead compound
衍生物 derivative
类似物 analogue, analog
前药 prodrug
盐酸盐 hydrochloride
硫酸盐 sulfate
水合物 hydrate
溶剂化物 solvate
晶型 crystal form, polymorph
无定形 amorphous
对映体 enantiomer
异构体 isomer
立体异构体 stereoisomer
外消旋 racemic
手性 chiral, chirality
杂质 impurity
含量 content
纯度 purity
仿制药 generic drug
生物类似药 biosimilar
抗生素 antibiotic
抗菌肽 antimicrobial peptide
抗病毒 antiviral
抗真菌 antifungal
抗肿瘤 antitumor, antineoplastic
抗癌 anticancer
抗炎 anti-inflammatory
抗炎药 anti-inflammatory drug
非甾体抗炎药 nonsteroidal anti-inflammatory drug
镇痛药 analgesic
镇静剂 sedative
安眠药 hypnotic, sleeping pill
催眠 hypnosis, hypnotic
抗抑郁 antidepressant
抗精神病药 antipsychotic
抗惊厥 anticonvulsant
抗癫痫药 antiepileptic drug
抗凝 anticoagulation, anticoagulant
抗凝剂 anticoagulant
抗血小板 antiplatelet
溶栓 thrombolysis, thrombolytic
降压 blood pressure lowering, step-down
降压药 antihypertensive
降糖 hypoglycemic
降血糖 hypoglycemic, blood glucose lowering
降血脂 hypolipidemic, lipid-lowering
利尿剂 diuretic
利尿 diuresis, diuretic
泻药 laxative
通便 laxative, bowel relaxing
抗酸剂 antacid
止泻 antidiarrheal
止吐 antiemetic
抗组胺 antihistamine
糖皮质激素 glucocorticoid
皮质类固醇 corticosteroid
支气管扩张剂 bronchodilator
血管扩张 vasodilation
肌松剂 muscle relaxant
强心 cardiotonic
抗心律失常 antiarrhythmic
免疫抑制剂 immunosuppressant
避孕药 contraceptive
散瞳 mydriasis
中药 traditional Chinese medicine, Chinese herbal medicine
中医 traditional Chinese medicine
中草药 Chinese herbal medicine
中成药 Chinese patent medicine
草药 herb, herbal medicine
药材 medicinal material
饮片 decoction pieces
炮制 processing, herb processing
煎煮 decoction, decoct
煎药 decoction
汤剂 decoction
药渣 herb residue, dregs
清热 heat-clearing
活血 blood activating
活血化瘀 blood circulation promoting
补肾 kidney tonifying
健脾 spleen strengthening
益气 qi tonifying
祛湿 dampness removing
祛风 wind dispelling
养生 health preserving

# dosage forms
剂型 dosage form
制剂 preparation, formulation
配方 formula, formulation
处方 prescription, formula
片剂 tablet
药片 tablet, pill
药丸 pill
丸剂 pill
胶囊 capsule
软胶囊 soft capsule
硬胶囊 hard capsule
颗粒剂 granule
颗粒 particle, granule
微粒 particle, microparticle
微囊 microcapsule
微胶囊 microcapsule
散剂 powder
粉剂 powder
口服液 oral liquid
溶液剂 solution
混悬剂 suspension
混悬液 suspension
乳剂 emulsion
乳液 emulsion
微乳 microemulsion
乳膏 cream
软膏 ointment
药膏 ointment
膏药 plaster
膏剂 ointment, paste
凝胶剂 gel
搽剂 liniment
洗剂 lotion
栓剂 suppository
喷雾剂 spray
气雾剂 aerosol
吸入剂 inhalant
滴眼液 eye drops
滴眼剂 eye drops
眼药水 eye drops
滴鼻剂 nasal drops
滴剂 drops
滴丸 dropping pill
含片 lozenge
咀嚼片 chewable tablet
泡腾片 effervescent tablet
分散片 dispersible tablet
口崩片 orally disintegrating tablet
注射剂 injection
注射液 injection, injection solution
粉针剂 powder for injection
透皮 transdermal
透皮贴剂 transdermal patch
缓释 sustained release, slow release
控释 controlled release
速释 immediate release
肠溶 enteric
肠溶包衣 enteric coating
包衣 coating
薄膜包衣 film coating
片芯 tablet core
辅料 excipient, auxiliary material
赋形剂 excipient
填充剂 filler
崩解剂 disintegrant
崩解 disintegration
粘合剂 binder, adhesive
润滑剂 lubricant
助流剂 glidant
溶出 dissolution
溶出度 dissolution
增溶 solubilization
增溶剂 solubilizer
渗透促进剂 penetration enhancer
脂质体 liposome
脂质纳米颗粒 lipid nanoparticle
纳米颗粒 nanoparticle
纳米粒 nanoparticle
纳米药物 nanomedicine
胶束 micelle
树枝状聚合物 dendrimer
递送 delivery
药物递送 drug delivery
药物载体 drug carrier
载药 drug loading, drug-loaded
载药量 drug loading
包封率 encapsulation efficiency
包埋 embedding, encapsulation
压片 tableting, compression
压片机 tablet press
制粒 granulation
制粒机 granulator
湿法制粒 wet granulation
灌装 filling
西林瓶 vial
安瓿 ampoule
安瓿瓶 ampoule
药瓶 medicine bottle
药盒 medicine box, pill box
泡罩 blister
泡罩包装 blister packaging
铝塑包装 blister pack
冻干制剂 lyophilized preparation
生理盐水 normal saline, physiological saline
氯化钠 sodium chloride
等渗 isotonic
渗透压 osmotic pressure
注射用水 water for injection
化妆品 cosmetic
护肤品 skin care product
面膜 facial mask
防晒 sunscreen, sun protection
防晒霜 sunscreen
保湿 moisturizing
洗发水 shampoo
染发 hair dyeing

# clinical trials
临床 clinical
临床试验 clinical trial
临床前 preclinical
对照 control
对照组 control group
实验组 experimental group
试验组 test group, experimental group
治疗组 treatment group
模型组 model group
空白组 blank group
给药组 administration group
安慰剂 placebo
双盲 double-blind
盲法 blinding
随机 random, randomized
随机对照 randomized controlled
随机化 randomization
入组 enrollment
入选标准 inclusion criteria
纳入标准 inclusion criteria
排除标准 exclusion criteria
知情同意 informed consent
队列 cohort, queue
队列研究 cohort study
病例 case
病例对照 case-control
回顾性 retrospective
前瞻性 prospective
横断面研究 cross-sectional study
荟萃分析 meta-analysis
系统综述 systematic review
终点 endpoint, end point
主要终点 primary endpoint
总生存期 overall survival
无进展生存期 progression-free survival
无病生存 disease-free survival
生存期 survival, survival time
生存率 survival rate
缓解率 remission rate, response rate
应答 response
应答率 response rate
完全缓解 complete response, complete remission
部分缓解 partial response, partial remission
疾病进展 disease progression
进展 progression, progress
基线 baseline
风险比 hazard ratio
风险因素 risk factor
危险因素 risk factor
易感性 susceptibility
易感 susceptible, predisposition
置信区间 confidence interval
显著性 significance
统计学意义 statistical significance
耐受性 tolerability, tolerance
最大耐受剂量 maximum tolerated dose
依从性 compliance, adherence
安全性 safety
有效性 effectiveness, efficacy
生活质量 quality of life
评分 score, scoring
量表 scale
问卷 questionnaire
人群 population, crowd
个体 individual
一线治疗 first-line treatment
二线治疗 second-line treatment
单药治疗 monotherapy
个体化治疗 personalized treatment
精准医疗 precision medicine
# catheters, watching over people, dosage forms, further
超声导管 ultrasound catheter
血管内导管 intravascular catheter
介入导管 interventional catheter
成像导管 imaging catheter
引流导管 drainage catheter
输送导管 delivery catheter
电极导管 electrode catheter
标测导管 mapping catheter
抽吸导管 aspiration catheter
造影导管 angiographic catheter
血管内超声 intravascular ultrasound
导管尖端 catheter tip
导管轴 catheter shaft
导管插入 catheterization, catheter insertion
跌倒监测 fall monitoring
摔倒检测 fall detection
体征监测 vital sign monitoring
呼吸频率 respiratory rate, breathing rate
睡眠分期 sleep staging
心率变异性 heart rate variability
心震图 seismocardiogram
心冲击图 ballistocardiogram
独居老人 solitary elderly
姿态识别 posture recognition
步态分析 gait analysis
行为识别 behavior recognition, activity recognition
活检针 biopsy needle
髋关节假体 hip prosthesis
牙种植体 dental implant
正畸矫治器 orthodontic appliance
可电离脂质 ionizable lipid
辅助脂质 helper lipid
缓释制剂 sustained-release preparation
控释制剂 controlled-release preparation
微针阵列 microneedle array
预灌封注射器 prefilled syringe
`;
