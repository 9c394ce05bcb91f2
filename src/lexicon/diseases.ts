/** Names of diseases, disorders, syndromes, signs and symptoms, Chinese to English. */
export const DISEASES = `
# endocrine and metabolic
糖尿病 diabetes mellitus, diabetes
1型糖尿病 type 1 diabetes mellitus, type 1 diabetes, T1DM, insulin-dependent diabetes mellitus
2型糖尿病 type 2 diabetes mellitus, type 2 diabetes, T2DM, non-insulin-dependent diabetes mellitus
I型糖尿病 type 1 diabetes mellitus, type 1 diabetes, T1DM
II型糖尿病 type 2 diabetes mellitus, type 2 diabetes, T2DM
妊娠糖尿病 gestational diabetes mellitus, gestational diabetes, GDM
妊娠期糖尿病 gestational diabetes mellitus, gestational diabetes, GDM
糖尿病肾病 diabetic nephropathy, diabetic kidney disease
糖尿病视网膜病变 diabetic retinopathy
糖尿病性视网膜病变 diabetic retinopathy
糖尿病性黄斑水肿 diabetic macular edema, DME
糖尿病黄斑水肿 diabetic macular edema, DME
糖尿病足 diabetic foot
糖尿病足溃疡 diabetic foot ulcer
糖尿病神经病变 diabetic neuropathy
糖尿病周围神经病变 diabetic peripheral neuropathy
糖尿病酮症酸中毒 diabetic ketoacidosis
糖尿病心肌病 diabetic cardiomyopathy
糖尿病前期 prediabetes, prediabetic state
糖耐量异常 impaired glucose tolerance, glucose intolerance
尿崩症 diabetes insipidus
胰岛素抵抗 insulin resistance
高血糖 hyperglycemia
高血糖症 hyperglycemia
低血糖 hypoglycemia
低血糖症 hypoglycemia
高胰岛素血症 hyperinsulinism, hyperinsulinemia
代谢综合征 metabolic syndrome
肥胖症 obesity
高脂血症 hyperlipidemia
高血脂症 hyperlipidemia
高血脂 hyperlipidemia
血脂异常 dyslipidemia
高胆固醇血症 hypercholesterolemia
家族性高胆固醇血症 familial hypercholesterolemia
高甘油三酯血症 hypertriglyceridemia
高尿酸血症 hyperuricemia
痛风 gout
痛风性关节炎 gouty arthritis
甲状腺功能亢进 hyperthyroidism
甲状腺功能亢进症 hyperthyroidism
甲亢 hyperthyroidism
甲状腺功能减退 hypothyroidism
甲状腺功能减退症 hypothyroidism
甲减 hypothyroidism
甲状腺肿 goiter
甲状腺结节 thyroid nodule
甲状腺炎 thyroiditis
桥本甲状腺炎 Hashimoto thyroiditis, Hashimoto disease
格雷夫斯病 Graves disease
甲状腺眼病 thyroid eye disease, Graves ophthalmopathy
甲状旁腺功能亢进 hyperparathyroidism
甲状旁腺功能减退 hypoparathyroidism
库欣综合征 Cushing syndrome
阿狄森病 Addison disease
肾上腺功能不全 adrenal insufficiency
先天性肾上腺皮质增生症 congenital adrenal hyperplasia
醛固酮增多症 hyperaldosteronism
原发性醛固酮增多症 primary aldosteronism, primary hyperaldosteronism
嗜铬细胞瘤 pheochromocytoma
肢端肥大症 acromegaly
巨人症 gigantism
侏儒症 dwarfism
矮小症 short stature
生长激素缺乏症 growth hormone deficiency
性早熟 precocious puberty
性腺功能减退 hypogonadism
垂体腺瘤 pituitary adenoma
垂体瘤 pituitary tumor, pituitary neoplasm
高泌乳素血症 hyperprolactinemia
高钙血症 hypercalcemia
低钙血症 hypocalcemia
高钾血症 hyperkalemia
低钾血症 hypokalemia
高钠血症 hypernatremia
低钠血症 hyponatremia
高磷血症 hyperphosphatemia
低镁血症 hypomagnesemia
酸中毒 acidosis
代谢性酸中毒 metabolic acidosis
乳酸性酸中毒 lactic acidosis
碱中毒 alkalosis
酮症 ketosis
苯丙酮尿症 phenylketonuria, PKU
同型半胱氨酸血症 homocystinuria, hyperhomocysteinemia
高同型半胱氨酸血症 hyperhomocysteinemia
枫糖尿病 maple syrup urine disease
甲基丙二酸血症 methylmalonic acidemia
半乳糖血症 galactosemia
糖原贮积症 glycogen storage disease
庞贝病 Pompe disease, glycogen storage disease type II
法布里病 Fabry disease
法布雷病 Fabry disease
戈谢病 Gaucher disease
尼曼匹克病 Niemann-Pick disease
溶酶体贮积症 lysosomal storage disease, lysosomal storage disorder
黏多糖贮积症 mucopolysaccharidosis
粘多糖贮积症 mucopolysaccharidosis
威尔逊病 Wilson disease, hepatolenticular degeneration
肝豆状核变性 hepatolenticular degeneration, Wilson disease
血色病 hemochromatosis
血色素沉着症 hemochromatosis
卟啉病 porphyria
淀粉样变性 amyloidosis
转甲状腺素蛋白淀粉样变性 transthyretin amyloidosis, ATTR amyloidosis
囊性纤维化 cystic fibrosis
囊性纤维病 cystic fibrosis
白化病 albinism
线粒体病 mitochondrial disease
脂肪营养不良 lipodystrophy
恶病质 cachexia
营养不良 malnutrition
维生素缺乏症 vitamin deficiency, avitaminosis
维生素D缺乏 vitamin D deficiency
佝偻病 rickets
坏血病 scurvy
脚气病 beriberi
糙皮病 pellagra
夜盲症 night blindness, nyctalopia
碘缺乏 iodine deficiency
铁过载 iron overload

# heart and circulation
心血管疾病 cardiovascular disease, CVD
心脑血管疾病 cardiovascular and cerebrovascular disease
心脏病 heart disease
高血压 hypertension, high blood pressure
高血压病 hypertension
原发性高血压 essential hypertension
肺动脉高压 pulmonary arterial hypertension, pulmonary hypertension, PAH
肺高血压 pulmonary hypertension
门静脉高压 portal hypertension
颅内高压 intracranial hypertension
低血压 hypotension
体位性低血压 orthostatic hypotension
直立性低血压 orthostatic hypotension
冠心病 coronary heart disease, coronary artery disease, CHD
冠状动脉疾病 coronary artery disease
冠状动脉粥样硬化 coronary atherosclerosis
动脉粥样硬化 atherosclerosis
动脉硬化 arteriosclerosis
心绞痛 angina pectoris
心肌梗死 myocardial infarction
心肌梗塞 myocardial infarction
心梗 myocardial infarction
急性心肌梗死 acute myocardial infarction, AMI
急性冠脉综合征 acute coronary syndrome, ACS
心肌缺血 myocardial ischemia
心肌缺血再灌注损伤 myocardial ischemia reperfusion injury, myocardial reperfusion injury
缺血再灌注损伤 ischemia reperfusion injury, reperfusion injury
心力衰竭 heart failure, cardiac failure
心衰 heart failure
充血性心力衰竭 congestive heart failure, CHF
慢性心力衰竭 chronic heart failure
射血分数保留的心力衰竭 heart failure with preserved ejection fraction, HFpEF
射血分数降低的心力衰竭 heart failure with reduced ejection fraction, HFrEF
心功能不全 cardiac insufficiency, heart failure
心律失常 arrhythmia, cardiac arrhythmia
心律不齐 arrhythmia
心房颤动 atrial fibrillation
房颤 atrial fibrillation
心房扑动 atrial flutter
房扑 atrial flutter
心室颤动 ventricular fibrillation
室颤 ventricular fibrillation
室性心动过速 ventricular tachycardia
室上性心动过速 supraventricular tachycardia
心动过速 tachycardia
心动过缓 bradycardia
早搏 premature beat, premature contraction
室性早搏 ventricular premature complex, premature ventricular contraction
房室传导阻滞 atrioventricular block
束支传导阻滞 bundle branch block
长QT综合征 long QT syndrome
布鲁加达综合征 Brugada syndrome
病态窦房结综合征 sick sinus syndrome
心脏骤停 cardiac arrest, sudden cardiac arrest
心跳骤停 cardiac arrest
心源性猝死 sudden cardiac death
猝死 sudden death
心源性休克 cardiogenic shock
心肌病 cardiomyopathy
扩张型心肌病 dilated cardiomyopathy
肥厚型心肌病 hypertrophic cardiomyopathy
肥厚性心肌病 hypertrophic cardiomyopathy
限制型心肌病 restrictive cardiomyopathy
心肌炎 myocarditis
病毒性心肌炎 viral myocarditis
心包炎 pericarditis
心包积液 pericardial effusion
心包填塞 cardiac tamponade
心内膜炎 endocarditis
感染性心内膜炎 infective endocarditis
心肌肥大 cardiac hypertrophy, myocardial hypertrophy, cardiomegaly
心肌肥厚 cardiac hypertrophy, myocardial hypertrophy
左心室肥厚 left ventricular hypertrophy
心室重构 ventricular remodeling
心肌纤维化 myocardial fibrosis, cardiac fibrosis
心脏瓣膜病 heart valve disease, valvular heart disease
瓣膜性心脏病 valvular heart disease
主动脉瓣狭窄 aortic valve stenosis, aortic stenosis
主动脉瓣关闭不全 aortic valve insufficiency, aortic regurgitation
主动脉瓣反流 aortic regurgitation, aortic valve insufficiency
二尖瓣关闭不全 mitral valve insufficiency, mitral regurgitation
二尖瓣反流 mitral regurgitation, mitral valve insufficiency
二尖瓣狭窄 mitral valve stenosis, mitral stenosis
二尖瓣脱垂 mitral valve prolapse
三尖瓣反流 tricuspid regurgitation, tricuspid valve insufficiency
先天性心脏病 congenital heart disease, congenital heart defect
先心病 congenital heart disease
房间隔缺损 atrial septal defect, heart septal defects
室间隔缺损 ventricular septal defect
动脉导管未闭 patent ductus arteriosus
卵圆孔未闭 patent foramen ovale
法洛四联症 tetralogy of Fallot
风湿性心脏病 rheumatic heart disease
肺源性心脏病 pulmonary heart disease, cor pulmonale
动脉瘤 aneurysm
主动脉瘤 aortic aneurysm
腹主动脉瘤 abdominal aortic aneurysm, AAA
颅内动脉瘤 intracranial aneurysm
脑动脉瘤 cerebral aneurysm, intracranial aneurysm
主动脉夹层 aortic dissection
动静脉畸形 arteriovenous malformation
动静脉瘘 arteriovenous fistula
外周动脉疾病 peripheral arterial disease, peripheral artery disease
外周血管疾病 peripheral vascular disease
血栓闭塞性脉管炎 thromboangiitis obliterans, Buerger disease
雷诺综合征 Raynaud phenomenon, Raynaud disease
雷诺病 Raynaud disease
血管炎 vasculitis
大动脉炎 Takayasu arteritis
巨细胞动脉炎 giant cell arteritis
川崎病 Kawasaki disease
静脉曲张 varicose veins, varicosis
下肢静脉曲张 varicose veins
静脉炎 phlebitis
血栓性静脉炎 thrombophlebitis
静脉功能不全 venous insufficiency
血栓形成 thrombosis
静脉血栓 venous thrombosis
静脉血栓栓塞 venous thromboembolism, VTE
静脉血栓栓塞症 venous thromboembolism, VTE
深静脉血栓 deep vein thrombosis, DVT
深静脉血栓形成 deep vein thrombosis, DVT
血栓栓塞 thromboembolism
肺栓塞 pulmonary embolism
动脉血栓 arterial thrombosis
淋巴水肿 lymphedema
痔疮 hemorrhoids
痔 hemorrhoids
血管瘤 hemangioma
失血性休克 hemorrhagic shock
感染性休克 septic shock
脓毒性休克 septic shock
过敏性休克 anaphylactic shock, anaphylaxis

# brain and nerves
脑血管疾病 cerebrovascular disease
脑卒中 stroke, cerebral stroke
卒中 stroke
中风 stroke, apoplexy
缺血性脑卒中 ischemic stroke
缺血性卒中 ischemic stroke
出血性脑卒中 hemorrhagic stroke
急性缺血性脑卒中 acute ischemic stroke
短暂性脑缺血发作 transient ischemic attack, TIA
脑缺血 brain ischemia, cerebral ischemia
脑梗死 cerebral infarction, brain infarction
脑梗塞 cerebral infarction, brain infarction
脑血栓 cerebral thrombosis
脑出血 cerebral hemorrhage, intracerebral hemorrhage
颅内出血 intracranial hemorrhage
蛛网膜下腔出血 subarachnoid hemorrhage
硬膜下血肿 subdural hematoma
硬膜外血肿 epidural hematoma
脑水肿 brain edema, cerebral edema
脑积水 hydrocephalus
脑损伤 brain injury
创伤性脑损伤 traumatic brain injury, TBI
颅脑损伤 craniocerebral trauma, traumatic brain injury
脑震荡 brain concussion, concussion
脊髓损伤 spinal cord injury, SCI
阿尔茨海默病 Alzheimer disease, Alzheimer's disease
阿尔茨海默症 Alzheimer disease, Alzheimer's disease
阿尔兹海默症 Alzheimer disease, Alzheimer's disease
阿尔兹海默病 Alzheimer disease, Alzheimer's disease
老年痴呆 senile dementia, Alzheimer disease
老年痴呆症 senile dementia, Alzheimer disease
痴呆 dementia
痴呆症 dementia
血管性痴呆 vascular dementia
路易体痴呆 Lewy body dementia, dementia with Lewy bodies
额颞叶痴呆 frontotemporal dementia
额颞痴呆 frontotemporal dementia
轻度认知障碍 mild cognitive impairment, MCI
认知功能障碍 cognitive dysfunction, cognitive impairment
神经退行性疾病 neurodegenerative disease
神经变性疾病 neurodegenerative disease
帕金森病 Parkinson disease, Parkinson's disease
帕金森氏病 Parkinson disease, Parkinson's disease
帕金森症 Parkinson disease, Parkinson's disease
帕金森综合征 parkinsonism, parkinsonian disorders
多系统萎缩 multiple system atrophy
进行性核上性麻痹 progressive supranuclear palsy
亨廷顿病 Huntington disease, Huntington's disease
亨廷顿舞蹈病 Huntington disease, Huntington's chorea
舞蹈病 chorea
肌萎缩侧索硬化 amyotrophic lateral sclerosis, ALS
肌萎缩侧索硬化症 amyotrophic lateral sclerosis, ALS, motor neuron disease
渐冻症 amyotrophic lateral sclerosis
运动神经元病 motor neuron disease
脊髓性肌萎缩症 spinal muscular atrophy
脊髓性肌萎缩 spinal muscular atrophy
共济失调 ataxia
弗里德赖希共济失调 Friedreich ataxia
脊髓小脑性共济失调 spinocerebellar ataxia
多发性硬化 multiple sclerosis
多发性硬化症 multiple sclerosis
视神经脊髓炎 neuromyelitis optica
视神经脊髓炎谱系疾病 neuromyelitis optica spectrum disorder, NMOSD
脱髓鞘疾病 demyelinating disease
脑白质营养不良 leukodystrophy
吉兰-巴雷综合征 Guillain-Barre syndrome
格林-巴利综合征 Guillain-Barre syndrome
格林巴利综合征 Guillain-Barre syndrome
慢性炎性脱髓鞘性多发性神经病 chronic inflammatory demyelinating polyneuropathy, CIDP
重症肌无力 myasthenia gravis
癫痫 epilepsy
癫痫发作 seizure, epileptic seizure
癫痫持续状态 status epilepticus
热性惊厥 febrile seizure, febrile convulsion
德拉韦综合征 Dravet syndrome
婴儿痉挛症 infantile spasms, West syndrome
脑瘫 cerebral palsy
脑性瘫痪 cerebral palsy
偏头痛 migraine, migraine disorders
丛集性头痛 cluster headache
紧张性头痛 tension-type headache
三叉神经痛 trigeminal neuralgia
坐骨神经痛 sciatica
神经痛 neuralgia
带状疱疹后神经痛 postherpetic neuralgia
神经病理性疼痛 neuropathic pain, neuralgia
神经性疼痛 neuropathic pain
慢性疼痛 chronic pain
癌痛 cancer pain
癌性疼痛 cancer pain
术后疼痛 postoperative pain
幻肢痛 phantom limb pain
复杂性局部疼痛综合征 complex regional pain syndrome
周围神经病变 peripheral neuropathy, peripheral nervous system diseases
周围神经损伤 peripheral nerve injury
多发性神经病 polyneuropathy
面瘫 facial paralysis, facial palsy
面神经麻痹 facial paralysis, Bell palsy
面肌痉挛 hemifacial spasm
特发性震颤 essential tremor
肌张力障碍 dystonia
肌阵挛 myoclonus
迟发性运动障碍 tardive dyskinesia
运动障碍 movement disorder, dyskinesia
抽动症 tic disorder, Tourette syndrome
抽动障碍 tic disorder
抽动秽语综合征 Tourette syndrome
不宁腿综合征 restless legs syndrome
睡眠障碍 sleep disorder, sleep wake disorders
失眠症 insomnia
发作性睡病 narcolepsy
睡眠呼吸暂停 sleep apnea, sleep apnea syndromes
睡眠呼吸暂停综合征 sleep apnea syndromes, sleep apnea
阻塞性睡眠呼吸暂停 obstructive sleep apnea, OSA
脑炎 encephalitis
日本脑炎 Japanese encephalitis
乙型脑炎 Japanese encephalitis
脑膜炎 meningitis
脑脊髓炎 encephalomyelitis
脊髓炎 myelitis
脊髓灰质炎 poliomyelitis, polio
小儿麻痹症 poliomyelitis, polio
脑病 encephalopathy, brain diseases
肝性脑病 hepatic encephalopathy
缺氧缺血性脑病 hypoxic-ischemic encephalopathy, hypoxic ischemic encephalopathy
朊病毒病 prion disease
克雅氏病 Creutzfeldt-Jakob disease, Creutzfeldt-Jakob syndrome
疯牛病 bovine spongiform encephalopathy, BSE
脊柱裂 spina bifida
神经管缺陷 neural tube defects
小头畸形 microcephaly
失语症 aphasia
失语 aphasia
构音障碍 dysarthria
失用症 apraxia
植物人状态 persistent vegetative state
意识障碍 consciousness disorder, disorders of consciousness
四肢瘫痪 quadriplegia, tetraplegia
痉挛状态 muscle spasticity, spasticity

# mind
精神障碍 mental disorder
精神疾病 mental disorder, psychiatric disorder
精神病 psychosis, psychotic disorder
精神分裂症 schizophrenia
抑郁症 depression, depressive disorder
重度抑郁症 major depressive disorder, MDD
产后抑郁 postpartum depression
产后抑郁症 postpartum depression
双相情感障碍 bipolar disorder
双相障碍 bipolar disorder
躁狂症 mania
躁郁症 bipolar disorder
焦虑症 anxiety disorder
焦虑障碍 anxiety disorder
广泛性焦虑障碍 generalized anxiety disorder, GAD
惊恐障碍 panic disorder
恐惧症 phobia, phobic disorders
社交恐惧症 social phobia, social anxiety disorder
强迫症 obsessive-compulsive disorder, OCD
创伤后应激障碍 post-traumatic stress disorder, PTSD
自闭症 autism, autistic disorder
孤独症 autism, autistic disorder
自闭症谱系障碍 autism spectrum disorder, ASD
孤独症谱系障碍 autism spectrum disorder, ASD
注意缺陷多动障碍 attention deficit hyperactivity disorder, ADHD, attention deficit disorder with hyperactivity
多动症 attention deficit hyperactivity disorder, ADHD, hyperactivity
智力障碍 intellectual disability
智力低下 mental retardation, intellectual disability
阅读障碍 dyslexia
神经性厌食症 anorexia nervosa
厌食症 anorexia, anorexia nervosa
贪食症 bulimia, bulimia nervosa
进食障碍 feeding and eating disorders, eating disorder
人格障碍 personality disorder
酒精中毒 alcoholism, alcoholic intoxication
酒精依赖 alcohol dependence, alcoholism
酗酒 alcohol abuse, alcoholism
药物成瘾 drug addiction, substance-related disorders
尼古丁依赖 nicotine dependence, tobacco use disorder
自杀 suicide

# lungs and airways
呼吸系统疾病 respiratory tract diseases, respiratory disease
哮喘 asthma
支气管哮喘 bronchial asthma, asthma
过敏性哮喘 allergic asthma
慢性阻塞性肺疾病 chronic obstructive pulmonary disease, COPD
慢性阻塞性肺病 chronic obstructive pulmonary disease, COPD
慢阻肺 chronic obstructive pulmonary disease, COPD
肺气肿 pulmonary emphysema, emphysema
支气管炎 bronchitis
慢性支气管炎 chronic bronchitis
毛细支气管炎 bronchiolitis
细支气管炎 bronchiolitis
支气管扩张 bronchiectasis
支气管扩张症 bronchiectasis
支气管痉挛 bronchospasm, bronchial spasm
支气管肺发育不良 bronchopulmonary dysplasia
肺炎 pneumonia
细菌性肺炎 bacterial pneumonia
病毒性肺炎 viral pneumonia
支原体肺炎 mycoplasma pneumonia
社区获得性肺炎 community-acquired pneumonia
医院获得性肺炎 hospital-acquired pneumonia
呼吸机相关性肺炎 ventilator-associated pneumonia
吸入性肺炎 aspiration pneumonia
间质性肺炎 interstitial pneumonia
间质性肺病 interstitial lung disease, ILD
肺纤维化 pulmonary fibrosis
特发性肺纤维化 idiopathic pulmonary fibrosis, IPF
尘肺 pneumoconiosis
尘肺病 pneumoconiosis
矽肺 silicosis
硅肺 silicosis
石棉肺 asbestosis
急性肺损伤 acute lung injury, ALI
急性呼吸窘迫综合征 acute respiratory distress syndrome, ARDS, respiratory distress syndrome
呼吸窘迫综合征 respiratory distress syndrome
呼吸衰竭 respiratory failure, respiratory insufficiency
呼吸暂停 apnea
呼吸抑制 respiratory depression
肺水肿 pulmonary edema
肺不张 pulmonary atelectasis, atelectasis
肺结节 pulmonary nodule, lung nodule
肺脓肿 lung abscess
肺结核 pulmonary tuberculosis
气胸 pneumothorax
血胸 hemothorax
胸腔积液 pleural effusion
胸膜炎 pleurisy, pleuritis
脓胸 empyema
上呼吸道感染 upper respiratory tract infection
呼吸道感染 respiratory tract infection
下呼吸道感染 lower respiratory tract infection
感冒 common cold, cold
普通感冒 common cold
流感 influenza, flu
流行性感冒 influenza, flu
百日咳 whooping cough, pertussis
咳嗽 cough
慢性咳嗽 chronic cough
咯血 hemoptysis
咽炎 pharyngitis
喉炎 laryngitis
扁桃体炎 tonsillitis
鼻炎 rhinitis
过敏性鼻炎 allergic rhinitis
变应性鼻炎 allergic rhinitis
花粉症 hay fever, pollinosis
鼻窦炎 sinusitis
慢性鼻窦炎 chronic sinusitis, chronic rhinosinusitis
鼻息肉 nasal polyps, nasal polyp
鼻出血 epistaxis, nosebleed
嗅觉障碍 olfaction disorders, dysosmia
嗅觉丧失 anosmia
高原病 altitude sickness
高原反应 acute mountain sickness, altitude sickness
高原肺水肿 high altitude pulmonary edema

# digestive tract and liver
胃炎 gastritis
慢性胃炎 chronic gastritis
萎缩性胃炎 atrophic gastritis
慢性萎缩性胃炎 chronic atrophic gastritis
胃溃疡 gastric ulcer, stomach ulcer
十二指肠溃疡 duodenal ulcer
消化性溃疡 peptic ulcer
胃食管反流病 gastroesophageal reflux disease, GERD
胃食管反流 gastroesophageal reflux
反流性食管炎 reflux esophagitis
食管炎 esophagitis
嗜酸性食管炎 eosinophilic esophagitis
巴雷特食管 Barrett esophagus
贲门失弛缓症 achalasia, esophageal achalasia
食管静脉曲张 esophageal varices
胃轻瘫 gastroparesis
功能性消化不良 functional dyspepsia
胃下垂 gastroptosis
胃肠炎 gastroenteritis
胃肠功能紊乱 gastrointestinal dysfunction, functional gastrointestinal disorder
胃肠胀气 flatulence
消化道出血 gastrointestinal hemorrhage, gastrointestinal bleeding
胃肠道出血 gastrointestinal hemorrhage, gastrointestinal bleeding
肠炎 enteritis
结肠炎 colitis
溃疡性结肠炎 ulcerative colitis
克罗恩病 Crohn disease, Crohn's disease
炎症性肠病 inflammatory bowel disease, IBD
炎性肠病 inflammatory bowel disease, IBD
肠易激综合征 irritable bowel syndrome, IBS
短肠综合征 short bowel syndrome
肠梗阻 intestinal obstruction, ileus
肠套叠 intussusception
肠瘘 intestinal fistula
肠漏 leaky gut
坏死性小肠结肠炎 necrotizing enterocolitis, NEC
乳糜泻 celiac disease
麸质不耐受 gluten intolerance
乳糖不耐受 lactose intolerance
乳糖不耐症 lactose intolerance
食物过敏 food allergy, food hypersensitivity
食物中毒 food poisoning, foodborne diseases
吸收不良 malabsorption, malabsorption syndromes
憩室炎 diverticulitis
阑尾炎 appendicitis
腹膜炎 peritonitis
肠息肉 intestinal polyp
结肠息肉 colonic polyps, colon polyp
家族性腺瘤性息肉病 familial adenomatous polyposis, adenomatous polyposis coli, FAP
先天性巨结肠 Hirschsprung disease
肛裂 anal fissure
肛瘘 anal fistula, rectal fistula
肛周脓肿 perianal abscess
直肠脱垂 rectal prolapse
大便失禁 fecal incontinence
疝 hernia
疝气 hernia
腹股沟疝 inguinal hernia
切口疝 incisional hernia
食管裂孔疝 hiatal hernia
肝病 liver disease
肝炎 hepatitis
病毒性肝炎 viral hepatitis
甲型肝炎 hepatitis A
甲肝 hepatitis A
乙型肝炎 hepatitis B
乙肝 hepatitis B
慢性乙型肝炎 chronic hepatitis B
丙型肝炎 hepatitis C
丙肝 hepatitis C
丁型肝炎 hepatitis D
戊型肝炎 hepatitis E
自身免疫性肝炎 autoimmune hepatitis
酒精性肝炎 alcoholic hepatitis
脂肪肝 fatty liver
脂肪性肝炎 steatohepatitis
非酒精性脂肪肝 non-alcoholic fatty liver disease, NAFLD
非酒精性脂肪性肝病 non-alcoholic fatty liver disease, NAFLD
非酒精性脂肪性肝炎 non-alcoholic steatohepatitis, NASH
代谢相关脂肪性肝病 metabolic dysfunction-associated steatotic liver disease, metabolic associated fatty liver disease, MAFLD
酒精性肝病 alcoholic liver disease
酒精性脂肪肝 alcoholic fatty liver
肝脂肪变性 hepatic steatosis
肝硬化 liver cirrhosis, cirrhosis
肝纤维化 liver fibrosis, hepatic fibrosis
肝损伤 liver injury
药物性肝损伤 drug-induced liver injury, chemical and drug induced liver injury, DILI
急性肝损伤 acute liver injury
肝衰竭 liver failure, hepatic failure
肝功能衰竭 liver failure
急性肝衰竭 acute liver failure
肝囊肿 hepatic cyst
肝腹水 ascites
胆汁淤积 cholestasis
胆汁淤积症 cholestasis
原发性胆汁性胆管炎 primary biliary cholangitis, primary biliary cirrhosis
原发性胆汁性肝硬化 primary biliary cirrhosis, primary biliary cholangitis
原发性硬化性胆管炎 primary sclerosing cholangitis
胆管炎 cholangitis
胆囊炎 cholecystitis
胆结石 cholelithiasis, gallstones
胆囊结石 gallstones, cholecystolithiasis
胆石症 cholelithiasis
胆道闭锁 biliary atresia
胰腺炎 pancreatitis
急性胰腺炎 acute pancreatitis
慢性胰腺炎 chronic pancreatitis
胰腺功能不全 pancreatic insufficiency, exocrine pancreatic insufficiency
脾肿大 splenomegaly
肝肿大 hepatomegaly
打嗝 hiccup
呃逆 hiccup
胃灼热 heartburn
烧心 heartburn
胃痛 stomach ache, epigastric pain
痢疾 dysentery
细菌性痢疾 bacillary dysentery, shigellosis
厌食 anorexia

# kidneys, urinary tract and sex
肾病 kidney disease, nephropathy
肾脏疾病 kidney disease
慢性肾病 chronic kidney disease, CKD
慢性肾脏病 chronic kidney disease, CKD
慢性肾脏疾病 chronic kidney disease, CKD
慢性肾功能衰竭 chronic renal failure, chronic kidney failure
慢性肾衰竭 chronic renal failure, chronic kidney failure
急性肾损伤 acute kidney injury, AKI
急性肾衰竭 acute renal failure, acute kidney failure
终末期肾病 end-stage renal disease, ESRD
肾衰竭 renal failure, renal insufficiency, kidney failure
肾功能衰竭 renal failure
肾功能不全 renal insufficiency
尿毒症 uremia
肾炎 nephritis
肾小球肾炎 glomerulonephritis
局灶节段性肾小球硬化 focal segmental glomerulosclerosis, FSGS
膜性肾病 membranous nephropathy, membranous glomerulonephritis
IgA肾病 IgA nephropathy, IgA glomerulonephritis
狼疮性肾炎 lupus nephritis
狼疮肾炎 lupus nephritis
间质性肾炎 interstitial nephritis
肾盂肾炎 pyelonephritis
肾病综合征 nephrotic syndrome
肾纤维化 renal fibrosis
多囊肾 polycystic kidney disease
多囊肾病 polycystic kidney disease, PKD
常染色体显性多囊肾病 autosomal dominant polycystic kidney disease, ADPKD
肾积水 hydronephrosis
肾结石 kidney stones, nephrolithiasis, kidney calculi
尿路结石 urolithiasis, urinary calculi
输尿管结石 ureteral calculi, ureteral stones
膀胱结石 bladder stone, urinary bladder calculi
草酸盐沉积症 oxalosis, hyperoxaluria
原发性高草酸尿症 primary hyperoxaluria
肾性贫血 renal anemia
肾毒性 nephrotoxicity
溶血性尿毒症综合征 hemolytic uremic syndrome, hemolytic-uremic syndrome
非典型溶血性尿毒症综合征 atypical hemolytic uremic syndrome, aHUS
尿路感染 urinary tract infection, UTI
泌尿道感染 urinary tract infection, UTI
膀胱炎 cystitis
间质性膀胱炎 interstitial cystitis
尿道炎 urethritis
尿道狭窄 urethral stricture
膀胱过度活动症 overactive bladder, OAB
神经源性膀胱 neurogenic bladder
尿潴留 urinary retention
压力性尿失禁 stress urinary incontinence
遗尿 enuresis
遗尿症 enuresis
夜尿症 nocturia
少尿 oliguria
无尿 anuria
多尿 polyuria
前列腺炎 prostatitis
前列腺增生 prostatic hyperplasia, benign prostatic hyperplasia, BPH
前列腺肥大 prostatic hypertrophy, prostatic hyperplasia
良性前列腺增生 benign prostatic hyperplasia, BPH
勃起功能障碍 erectile dysfunction
阳痿 impotence, erectile dysfunction
早泄 premature ejaculation
不育 infertility, sterility
不育症 infertility, sterility
男性不育 male infertility
男性不育症 male infertility
不孕症 infertility
女性不孕症 female infertility
少精症 oligospermia
弱精症 asthenozoospermia
无精症 azoospermia
隐睾症 cryptorchidism
精索静脉曲张 varicocele
睾丸炎 orchitis
附睾炎 epididymitis
包茎 phimosis
尿道下裂 hypospadias
性功能障碍 sexual dysfunction

# women, pregnancy and newborn
妇科疾病 gynecological disease
子宫内膜异位症 endometriosis
子宫腺肌病 adenomyosis
子宫腺肌症 adenomyosis
子宫肌瘤 uterine fibroids, leiomyoma, uterine leiomyoma
子宫内膜炎 endometritis
子宫内膜增生 endometrial hyperplasia
宫腔粘连 intrauterine adhesions, Asherman syndrome
子宫脱垂 uterine prolapse
盆腔器官脱垂 pelvic organ prolapse
子宫出血 uterine hemorrhage, uterine bleeding
多囊卵巢综合征 polycystic ovary syndrome, PCOS
卵巢早衰 premature ovarian failure, primary ovarian insufficiency
卵巢功能早衰 premature ovarian failure, primary ovarian insufficiency
卵巢囊肿 ovarian cysts
卵巢过度刺激综合征 ovarian hyperstimulation syndrome
痛经 dysmenorrhea
闭经 amenorrhea
月经过多 menorrhagia
月经失调 menstrual disorders, menstruation disturbances
月经不调 irregular menstruation, menstruation disturbances
经前期综合征 premenstrual syndrome
更年期综合征 climacteric syndrome, menopausal syndrome
潮热 hot flashes, hot flushes
阴道炎 vaginitis
细菌性阴道病 bacterial vaginosis
外阴阴道念珠菌病 vulvovaginal candidiasis
宫颈炎 cervicitis, uterine cervicitis
宫颈糜烂 cervical erosion
宫颈上皮内瘤变 cervical intraepithelial neoplasia
盆腔炎 pelvic inflammatory disease
盆腔炎性疾病 pelvic inflammatory disease
乳腺炎 mastitis
乳腺增生 hyperplasia of mammary glands, breast hyperplasia
异位妊娠 ectopic pregnancy
宫外孕 ectopic pregnancy
自然流产 spontaneous abortion, miscarriage
习惯性流产 habitual abortion, recurrent miscarriage
复发性流产 recurrent spontaneous abortion, recurrent miscarriage
先兆子痫 pre-eclampsia, preeclampsia
子痫前期 pre-eclampsia, preeclampsia
子痫 eclampsia
妊娠期高血压 gestational hypertension
妊娠剧吐 hyperemesis gravidarum
前置胎盘 placenta previa
胎盘早剥 abruptio placentae, placental abruption
胎膜早破 premature rupture of membranes
羊水栓塞 amniotic fluid embolism
产后出血 postpartum hemorrhage
胎儿生长受限 fetal growth retardation, fetal growth restriction
胎儿窘迫 fetal distress
死产 stillbirth
新生儿窒息 asphyxia neonatorum, neonatal asphyxia
新生儿黄疸 neonatal jaundice
高胆红素血症 hyperbilirubinemia
早产儿视网膜病变 retinopathy of prematurity
婴儿猝死综合征 sudden infant death syndrome
出生缺陷 birth defects, congenital abnormalities

# blood
贫血 anemia
缺铁性贫血 iron deficiency anemia
再生障碍性贫血 aplastic anemia
溶血性贫血 hemolytic anemia
恶性贫血 pernicious anemia
巨幼细胞性贫血 megaloblastic anemia
镰状细胞病 sickle cell disease, SCD
镰状细胞性贫血 sickle cell anemia, sickle cell disease
地中海贫血 thalassemia
β-地中海贫血 beta-thalassemia
α-地中海贫血 alpha-thalassemia
阵发性睡眠性血红蛋白尿症 paroxysmal nocturnal hemoglobinuria, PNH
血友病 hemophilia
血友病A hemophilia A
血友病B hemophilia B
甲型血友病 hemophilia A
乙型血友病 hemophilia B
血管性血友病 von Willebrand disease, von Willebrand diseases
凝血功能障碍 blood coagulation disorders, coagulopathy
凝血障碍 coagulopathy, blood coagulation disorders
弥散性血管内凝血 disseminated intravascular coagulation, DIC
血小板减少 thrombocytopenia
血小板减少症 thrombocytopenia
免疫性血小板减少症 immune thrombocytopenia, ITP
特发性血小板减少性紫癜 idiopathic thrombocytopenic purpura, immune thrombocytopenia, ITP
血栓性血小板减少性紫癜 thrombotic thrombocytopenic purpura, TTP
血小板增多症 thrombocytosis
原发性血小板增多症 essential thrombocythemia
真性红细胞增多症 polycythemia vera
红细胞增多症 polycythemia
骨髓纤维化 myelofibrosis, primary myelofibrosis
骨髓增殖性肿瘤 myeloproliferative neoplasm, myeloproliferative disorders
骨髓增生异常综合征 myelodysplastic syndrome, MDS
骨髓抑制 myelosuppression, bone marrow suppression
中性粒细胞减少 neutropenia
中性粒细胞减少症 neutropenia
粒细胞缺乏症 agranulocytosis
白细胞减少 leukopenia
白细胞减少症 leukopenia
白细胞增多 leukocytosis
淋巴细胞减少 lymphopenia
全血细胞减少 pancytopenia
嗜酸性粒细胞增多症 eosinophilia, hypereosinophilic syndrome
紫癜 purpura
过敏性紫癜 Henoch-Schonlein purpura, IgA vasculitis
败血症 sepsis, septicemia
脓毒症 sepsis
菌血症 bacteremia
毒血症 toxemia
病毒血症 viremia
细胞因子释放综合征 cytokine release syndrome, CRS
细胞因子风暴 cytokine storm, cytokine release syndrome
噬血细胞性淋巴组织细胞增生症 hemophagocytic lymphohistiocytosis, HLH
低蛋白血症 hypoproteinemia
低氧血症 hypoxemia
高碳酸血症 hypercapnia
多器官功能衰竭 multiple organ failure
多器官功能障碍综合征 multiple organ dysfunction syndrome, MODS
全身炎症反应综合征 systemic inflammatory response syndrome, SIRS

# immune system and rheumatism
自身免疫性疾病 autoimmune disease
自身免疫病 autoimmune disease
免疫缺陷 immunodeficiency, immunologic deficiency syndromes
免疫缺陷病 immunodeficiency disease
重症联合免疫缺陷 severe combined immunodeficiency, SCID
类风湿性关节炎 rheumatoid arthritis
类风湿关节炎 rheumatoid arthritis
幼年特发性关节炎 juvenile idiopathic arthritis
骨关节炎 osteoarthritis
膝骨关节炎 knee osteoarthritis
关节炎 arthritis
银屑病关节炎 psoriatic arthritis
银屑病性关节炎 psoriatic arthritis
化脓性关节炎 septic arthritis
强直性脊柱炎 ankylosing spondylitis
脊柱关节炎 spondyloarthritis, spondylarthritis
风湿病 rheumatic disease, rheumatism
风湿热 rheumatic fever
风湿性关节炎 rheumatic arthritis
系统性红斑狼疮 systemic lupus erythematosus, SLE
红斑狼疮 lupus erythematosus
干燥综合征 Sjogren syndrome, Sjogren's syndrome
系统性硬化症 systemic sclerosis
硬皮病 scleroderma
皮肌炎 dermatomyositis
多发性肌炎 polymyositis
肌炎 myositis
风湿性多肌痛 polymyalgia rheumatica
白塞病 Behcet syndrome, Behcet disease
抗磷脂综合征 antiphospholipid syndrome
结缔组织病 connective tissue disease
结节病 sarcoidosis
移植物抗宿主病 graft-versus-host disease, graft versus host disease, GVHD
移植排斥 graft rejection, transplant rejection
移植排斥反应 graft rejection, transplant rejection
超敏反应 hypersensitivity
过敏性疾病 allergic disease
花粉过敏 pollen allergy
花生过敏 peanut allergy, peanut hypersensitivity
药物过敏 drug allergy, drug hypersensitivity
血管性水肿 angioedema
遗传性血管性水肿 hereditary angioedema, HAE
血清病 serum sickness
家族性地中海热 familial Mediterranean fever
慢性疲劳综合征 chronic fatigue syndrome, myalgic encephalomyelitis
纤维肌痛 fibromyalgia
纤维肌痛综合征 fibromyalgia

# bones, joints and muscles
骨质疏松 osteoporosis
骨质疏松症 osteoporosis
绝经后骨质疏松症 postmenopausal osteoporosis
骨质疏松性骨折 osteoporotic fracture
骨质减少 osteopenia
骨软化症 osteomalacia
成骨不全症 osteogenesis imperfecta
佩吉特病 Paget disease, osteitis deformans
骨髓炎 osteomyelitis
骨坏死 osteonecrosis
股骨头坏死 femur head necrosis, osteonecrosis of the femoral head
骨不连 nonunion
骨缺损 bone defect
骨质增生 hyperosteogeny, osteophyte
骨赘 osteophyte, bone spur
骨刺 bone spur, osteophyte
髋部骨折 hip fracture
股骨颈骨折 femoral neck fracture
椎体压缩性骨折 vertebral compression fracture
颈椎病 cervical spondylosis
腰椎间盘突出 lumbar disc herniation, intervertebral disc displacement
腰椎间盘突出症 lumbar disc herniation, intervertebral disc displacement
椎间盘突出 herniated disc, intervertebral disc displacement
椎间盘退变 intervertebral disc degeneration
椎管狭窄 spinal stenosis
腰椎管狭窄症 lumbar spinal stenosis, spinal stenosis
脊柱侧弯 scoliosis
脊柱侧凸 scoliosis
脊柱畸形 spinal deformity
脊柱后凸 kyphosis
脊椎滑脱 spondylolisthesis
强直 ankylosis, rigidity
腰痛 low back pain, lumbago
腰背痛 low back pain, back pain
下背痛 low back pain
背痛 back pain
颈痛 neck pain
肩痛 shoulder pain
肩周炎 periarthritis of shoulder, frozen shoulder, adhesive capsulitis
冻结肩 frozen shoulder, adhesive capsulitis
肩袖损伤 rotator cuff injuries, rotator cuff tear
网球肘 tennis elbow, lateral epicondylitis
腱鞘炎 tenosynovitis
肌腱炎 tendinitis, tendinopathy
肌腱病 tendinopathy
跟腱断裂 Achilles tendon rupture
腕管综合征 carpal tunnel syndrome
滑囊炎 bursitis
滑膜炎 synovitis
软骨损伤 cartilage injury
半月板损伤 meniscus injury, tibial meniscus injuries
前交叉韧带损伤 anterior cruciate ligament injuries
关节痛 arthralgia
关节僵硬 joint stiffness
膝痛 knee pain
足底筋膜炎 plantar fasciitis
扁平足 flatfoot, flat foot
平足 flatfoot
拇外翻 hallux valgus
足内翻 talipes equinovarus, clubfoot
马蹄内翻足 clubfoot, talipes equinovarus
足下垂 foot drop
发育性髋关节脱位 developmental dysplasia of the hip
髋关节发育不良 hip dysplasia
软骨发育不全 achondroplasia
马凡综合征 Marfan syndrome
埃勒斯-当洛斯综合征 Ehlers-Danlos syndrome
肌营养不良 muscular dystrophy
肌营养不良症 muscular dystrophy
杜氏肌营养不良 Duchenne muscular dystrophy, DMD
杜氏肌营养不良症 Duchenne muscular dystrophy, DMD
杜兴氏肌营养不良症 Duchenne muscular dystrophy, DMD
贝克肌营养不良 Becker muscular dystrophy
强直性肌营养不良 myotonic dystrophy
肌病 myopathy, muscular diseases
肌少症 sarcopenia
肌肉减少症 sarcopenia
少肌症 sarcopenia
肌肉萎缩 muscular atrophy, muscle atrophy
肌萎缩 muscular atrophy, amyotrophy
肌无力 muscle weakness, myasthenia
肌痛 myalgia
肌肉痉挛 muscle spasm, muscle cramp
抽筋 muscle cramp
肌肉疲劳 muscle fatigue
横纹肌溶解 rhabdomyolysis
横纹肌溶解症 rhabdomyolysis
骨筋膜室综合征 compartment syndrome
异位骨化 heterotopic ossification

# skin
皮肤病 skin disease, dermatosis
皮炎 dermatitis
特应性皮炎 atopic dermatitis
异位性皮炎 atopic dermatitis
接触性皮炎 contact dermatitis
脂溢性皮炎 seborrheic dermatitis
尿布皮炎 diaper rash, diaper dermatitis
尿布疹 diaper rash
放射性皮炎 radiodermatitis, radiation dermatitis
湿疹 eczema
荨麻疹 urticaria, hives
慢性自发性荨麻疹 chronic spontaneous urticaria, chronic urticaria
银屑病 psoriasis
牛皮癣 psoriasis
斑块状银屑病 plaque psoriasis
痤疮 acne vulgaris, acne
寻常痤疮 acne vulgaris
青春痘 acne vulgaris
玫瑰痤疮 rosacea
酒渣鼻 rosacea
白癜风 vitiligo
黄褐斑 melasma, chloasma
雀斑 freckles, melanosis
色素痣 pigmented nevus
斑秃 alopecia areata
脱发症 alopecia
雄激素性脱发 androgenetic alopecia, androgenic alopecia
多毛症 hirsutism, hypertrichosis
毛囊炎 folliculitis
化脓性汗腺炎 hidradenitis suppurativa
多汗症 hyperhidrosis
腋臭 axillary osmidrosis, bromhidrosis
狐臭 axillary osmidrosis, bromhidrosis
疖 furuncle, furunculosis
痈 carbuncle
脓疱病 impetigo
蜂窝织炎 cellulitis
丹毒 erysipelas
脓肿 abscess
甲沟炎 paronychia
灰指甲 onychomycosis
甲真菌病 onychomycosis
体癣 tinea corporis
足癣 tinea pedis, athlete's foot
脚气 tinea pedis, athlete's foot
头癣 tinea capitis
癣 tinea, dermatophytosis
疥疮 scabies
虱病 pediculosis, lice infestations
寻常疣 common wart, verruca vulgaris
疣 warts, verruca
尖锐湿疣 condylomata acuminata, genital warts
传染性软疣 molluscum contagiosum
鸡眼 corn, clavus
胼胝 callus, callosities
瘢痕疙瘩 keloid
增生性瘢痕 hypertrophic scar
扁平苔藓 lichen planus
天疱疮 pemphigus
大疱性类天疱疮 bullous pemphigoid
大疱性表皮松解症 epidermolysis bullosa
鱼鳞病 ichthyosis
皮肤干燥 dry skin, xerosis
晒伤 sunburn
日光性角化病 actinic keratosis
光化性角化病 actinic keratosis
皮肤溃疡 skin ulcer
慢性伤口 chronic wound
痒疹 prurigo
结节性痒疹 prurigo nodularis
史蒂文斯-约翰逊综合征 Stevens-Johnson syndrome
黑棘皮病 acanthosis nigricans
冻疮 chilblains, pernio
痱子 miliaria, prickly heat
皲裂 chapped skin, rhagades
淋巴管炎 lymphangitis
淋巴结炎 lymphadenitis
淋巴结肿大 lymphadenopathy

# eyes and ears
眼病 eye disease
近视 myopia
近视眼 myopia
高度近视 high myopia
远视 hyperopia
散光 astigmatism
老花眼 presbyopia
老视 presbyopia
弱视 amblyopia
斜视 strabismus
屈光不正 refractive errors, ametropia
眼球震颤 nystagmus
白内障 cataract
青光眼 glaucoma
开角型青光眼 open-angle glaucoma
闭角型青光眼 angle-closure glaucoma
高眼压 ocular hypertension
高眼压症 ocular hypertension
干眼症 dry eye syndrome, dry eye syndromes, dry eye disease
睑板腺功能障碍 meibomian gland dysfunction
睑缘炎 blepharitis
麦粒肿 hordeolum, stye
霰粒肿 chalazion
上睑下垂 blepharoptosis, ptosis
结膜炎 conjunctivitis
过敏性结膜炎 allergic conjunctivitis
沙眼 trachoma
角膜炎 keratitis
角膜溃疡 corneal ulcer
圆锥角膜 keratoconus
角膜新生血管 corneal neovascularization
角膜损伤 corneal injuries
翼状胬肉 pterygium
葡萄膜炎 uveitis
虹膜炎 iritis
巩膜炎 scleritis
眼内炎 endophthalmitis
视神经炎 optic neuritis
视神经病变 optic neuropathy, optic nerve diseases
视神经萎缩 optic atrophy
黄斑变性 macular degeneration
年龄相关性黄斑变性 age-related macular degeneration, AMD
老年性黄斑变性 age-related macular degeneration, senile macular degeneration
湿性年龄相关性黄斑变性 wet age-related macular degeneration, wet macular degeneration
地图样萎缩 geographic atrophy
黄斑水肿 macular edema
黄斑裂孔 macular hole, retinal perforations
视网膜病变 retinopathy, retinal diseases
视网膜脱离 retinal detachment
视网膜静脉阻塞 retinal vein occlusion, RVO
视网膜色素变性 retinitis pigmentosa
视网膜变性 retinal degeneration
脉络膜新生血管 choroidal neovascularization, CNV
莱伯先天性黑蒙 Leber congenital amaurosis
莱伯遗传性视神经病变 Leber hereditary optic neuropathy, LHON
视网膜母细胞瘤 retinoblastoma
玻璃体混浊 vitreous opacities, vitreous floaters
飞蚊症 floaters, vitreous floaters
失明 blindness
色盲 color blindness, color vision defects
低视力 low vision
中耳炎 otitis media
外耳道炎 otitis externa
鼓膜穿孔 tympanic membrane perforation
耳聋 deafness
聋 deafness
听力障碍 hearing disorders, hearing impairment
感音神经性耳聋 sensorineural hearing loss
突发性耳聋 sudden hearing loss, sudden deafness
噪声性听力损失 noise-induced hearing loss
老年性耳聋 presbycusis
耳毒性 ototoxicity
梅尼埃病 Meniere disease, Meniere's disease
前庭功能障碍 vestibular dysfunction, vestibular diseases
晕动病 motion sickness
晕车 motion sickness, carsickness

# mouth and teeth
龋齿 dental caries, tooth decay
龋病 dental caries
蛀牙 dental caries, tooth decay
牙髓炎 pulpitis
根尖周炎 periapical periodontitis
牙周炎 periodontitis
牙周病 periodontal disease
牙龈炎 gingivitis
牙龈出血 gingival hemorrhage, bleeding gums
牙龈萎缩 gingival recession
牙痛 toothache
牙本质过敏 dentin hypersensitivity, dentin sensitivity
牙本质敏感 dentin sensitivity
氟斑牙 dental fluorosis
牙列缺损 dentition defect
牙列缺失 edentulous
错颌畸形 malocclusion
错合畸形 malocclusion
磨牙症 bruxism
颞下颌关节紊乱 temporomandibular joint disorders, TMD
颞下颌关节紊乱病 temporomandibular joint disorders, TMD
种植体周围炎 peri-implantitis
口腔溃疡 oral ulcer, mouth ulcer
复发性阿弗他溃疡 recurrent aphthous ulcer
口腔炎 stomatitis
口腔黏膜炎 oral mucositis
口腔粘膜炎 oral mucositis
黏膜炎 mucositis
鹅口疮 oral thrush
口角炎 angular cheilitis
口腔白斑 oral leukoplakia
口干症 xerostomia, dry mouth
流涎 sialorrhea, drooling
腮腺炎 parotitis
唇裂 cleft lip
腭裂 cleft palate
唇腭裂 cleft lip and palate

# infections
传染性疾病 communicable diseases, infectious disease
细菌感染 bacterial infection
病毒感染 viral infection, virus diseases
真菌感染 fungal infection, mycoses
寄生虫感染 parasitic infection, parasitic diseases
寄生虫病 parasitic diseases
机会性感染 opportunistic infections
医院感染 nosocomial infection, cross infection
伤口感染 wound infection
手术部位感染 surgical site infection, surgical wound infection
性传播疾病 sexually transmitted diseases
新型冠状病毒肺炎 COVID-19, coronavirus disease 2019, SARS-CoV-2 infection
新冠肺炎 COVID-19, coronavirus disease 2019
新型冠状病毒感染 COVID-19, SARS-CoV-2 infection
冠状病毒感染 coronavirus infections
严重急性呼吸综合征 severe acute respiratory syndrome, SARS
非典型肺炎 severe acute respiratory syndrome, SARS
中东呼吸综合征 Middle East respiratory syndrome, MERS
艾滋病 acquired immunodeficiency syndrome, AIDS
获得性免疫缺陷综合征 acquired immunodeficiency syndrome, AIDS
HIV感染 HIV infections, human immunodeficiency virus infection
人类免疫缺陷病毒 human immunodeficiency virus, HIV
人免疫缺陷病毒 human immunodeficiency virus, HIV
呼吸道合胞病毒 respiratory syncytial virus, RSV
呼吸道合胞病毒感染 respiratory syncytial virus infections, RSV infection
巨细胞病毒感染 cytomegalovirus infections, CMV infection
EB病毒 Epstein-Barr virus, EBV
EB病毒感染 Epstein-Barr virus infections
人乳头瘤病毒感染 papillomavirus infections, HPV infection
传染性单核细胞增多症 infectious mononucleosis
疱疹 herpes
单纯疱疹 herpes simplex
生殖器疱疹 genital herpes, herpes genitalis
带状疱疹 herpes zoster, shingles
水痘 chickenpox, varicella
水痘-带状疱疹病毒 varicella-zoster virus, VZV
天花 smallpox
猴痘 mpox, monkeypox
麻疹 measles
风疹 rubella, German measles
流行性腮腺炎 mumps, epidemic parotitis
手足口病 hand foot and mouth disease, hand-foot-mouth disease, HFMD
肠道病毒71型 enterovirus 71, EV71
柯萨奇病毒 coxsackievirus, Coxsackie virus
诺如病毒感染 norovirus infection, norovirus gastroenteritis
轮状病毒感染 rotavirus infections
登革热 dengue, dengue fever
寨卡病毒病 Zika virus infection, Zika virus disease
黄热病 yellow fever
基孔肯雅热 chikungunya fever, chikungunya
西尼罗热 West Nile fever
埃博拉出血热 Ebola hemorrhagic fever, Ebola virus disease
肾综合征出血热 hemorrhagic fever with renal syndrome, HFRS
流行性出血热 epidemic hemorrhagic fever, hemorrhagic fever with renal syndrome
汉坦病毒 hantavirus, orthohantavirus
发热伴血小板减少综合征 severe fever with thrombocytopenia syndrome, SFTS
狂犬病 rabies
结核病 tuberculosis, TB
结核 tuberculosis, TB
骨结核 osteoarticular tuberculosis
耐多药结核病 multidrug-resistant tuberculosis, MDR-TB
麻风病 leprosy
霍乱 cholera
伤寒 typhoid fever, typhoid
副伤寒 paratyphoid fever
沙门氏菌感染 Salmonella infections, salmonellosis
大肠杆菌感染 Escherichia coli infections
艰难梭菌感染 Clostridioides difficile infection, Clostridium difficile infection, CDI
幽门螺杆菌感染 Helicobacter pylori infection, Helicobacter infections
肺炎球菌感染 pneumococcal infections
金黄色葡萄球菌 Staphylococcus aureus
金黄色葡萄球菌感染 Staphylococcus aureus infection, staphylococcal infections
耐甲氧西林金黄色葡萄球菌 methicillin-resistant Staphylococcus aureus, MRSA
链球菌感染 streptococcal infections
猩红热 scarlet fever
白喉 diphtheria
破伤风 tetanus
流行性脑脊髓膜炎 epidemic meningitis, meningococcal meningitis
鼠疫 plague
炭疽 anthrax
布鲁氏菌病 brucellosis
布氏杆菌病 brucellosis
军团菌病 Legionnaires disease, legionellosis
莱姆病 Lyme disease
钩端螺旋体病 leptospirosis
斑疹伤寒 typhus, epidemic typhus
恙虫病 scrub typhus
梅毒 syphilis
淋病 gonorrhea
衣原体感染 Chlamydia infections
支原体感染 Mycoplasma infections
气性坏疽 gas gangrene
坏死性筋膜炎 necrotizing fasciitis
肉毒中毒 botulism
李斯特菌病 listeriosis
念珠菌病 candidiasis
曲霉病 aspergillosis
隐球菌病 cryptococcosis
隐球菌性脑膜炎 cryptococcal meningitis
毛霉菌病 mucormycosis
肺孢子菌肺炎 Pneumocystis pneumonia
疟疾 malaria
恶性疟原虫 Plasmodium falciparum
疟原虫 Plasmodium
弓形虫病 toxoplasmosis
弓形虫 Toxoplasma gondii, Toxoplasma
利什曼病 leishmaniasis
黑热病 visceral leishmaniasis, kala-azar
锥虫病 trypanosomiasis
恰加斯病 Chagas disease
阿米巴病 amebiasis
隐孢子虫病 cryptosporidiosis
血吸虫病 schistosomiasis
血吸虫 Schistosoma
丝虫病 filariasis
蛔虫病 ascariasis
钩虫病 hookworm infections, ancylostomiasis
绦虫病 taeniasis, cestode infections
囊虫病 cysticercosis
包虫病 echinococcosis, hydatid disease
棘球蚴病 echinococcosis, hydatid disease
华支睾吸虫病 clonorchiasis
滴虫病 trichomoniasis, Trichomonas infections
滴虫性阴道炎 trichomonas vaginitis
蠕虫感染 helminthiasis, helminth infection

# cancer
白血病 leukemia
急性白血病 acute leukemia
急性髓系白血病 acute myeloid leukemia, AML
急性髓细胞白血病 acute myeloid leukemia, AML
急性髓性白血病 acute myeloid leukemia, AML
急性淋巴细胞白血病 acute lymphoblastic leukemia, acute lymphocytic leukemia
急性早幼粒细胞白血病 acute promyelocytic leukemia, APL
慢性髓系白血病 chronic myeloid leukemia, chronic myelogenous leukemia, CML
慢性髓性白血病 chronic myeloid leukemia, chronic myelogenous leukemia, CML
慢性粒细胞白血病 chronic myeloid leukemia, chronic myelogenous leukemia, CML
慢性淋巴细胞白血病 chronic lymphocytic leukemia, CLL
慢性粒单核细胞白血病 chronic myelomonocytic leukemia, CMML
毛细胞白血病 hairy cell leukemia
淋巴瘤 lymphoma
霍奇金淋巴瘤 Hodgkin lymphoma, Hodgkin disease
非霍奇金淋巴瘤 non-Hodgkin lymphoma, NHL
弥漫性大B细胞淋巴瘤 diffuse large B-cell lymphoma, DLBCL
滤泡性淋巴瘤 follicular lymphoma
套细胞淋巴瘤 mantle cell lymphoma
边缘区淋巴瘤 marginal zone lymphoma
伯基特淋巴瘤 Burkitt lymphoma
B细胞淋巴瘤 B-cell lymphoma
T细胞淋巴瘤 T-cell lymphoma
外周T细胞淋巴瘤 peripheral T-cell lymphoma, PTCL
皮肤T细胞淋巴瘤 cutaneous T-cell lymphoma, CTCL
间变性大细胞淋巴瘤 anaplastic large cell lymphoma, ALCL
华氏巨球蛋白血症 Waldenstrom macroglobulinemia
多发性骨髓瘤 multiple myeloma
骨髓瘤 myeloma
浆细胞瘤 plasmacytoma
肺癌 lung cancer, lung neoplasms, lung carcinoma
非小细胞肺癌 non-small cell lung cancer, NSCLC
小细胞肺癌 small cell lung cancer, small cell lung carcinoma, SCLC
肺腺癌 lung adenocarcinoma, LUAD
肺鳞癌 lung squamous cell carcinoma, LUSC
间皮瘤 mesothelioma
胸膜间皮瘤 pleural mesothelioma, mesothelioma
胸腺瘤 thymoma
乳腺癌 breast cancer, breast neoplasms, breast carcinoma
三阴性乳腺癌 triple negative breast cancer, triple negative breast neoplasms, TNBC
转移性乳腺癌 metastatic breast cancer
乳腺导管癌 ductal breast carcinoma
乳腺纤维腺瘤 breast fibroadenoma, fibroadenoma
胃癌 gastric cancer, stomach neoplasms, stomach cancer
食管癌 esophageal cancer, esophageal neoplasms
食道癌 esophageal cancer, esophageal neoplasms
食管鳞癌 esophageal squamous cell carcinoma, ESCC
食管鳞状细胞癌 esophageal squamous cell carcinoma, ESCC
结直肠癌 colorectal cancer, colorectal neoplasms, CRC
大肠癌 colorectal cancer, colorectal neoplasms
结肠癌 colon cancer, colonic neoplasms
直肠癌 rectal cancer, rectal neoplasms
肛门癌 anal cancer, anus neoplasms
肝癌 liver cancer, liver neoplasms, hepatocellular carcinoma
肝细胞癌 hepatocellular carcinoma, HCC
原发性肝癌 primary liver cancer, hepatocellular carcinoma
肝转移 liver metastasis, hepatic metastasis
肝母细胞瘤 hepatoblastoma
胆管癌 cholangiocarcinoma, bile duct cancer
胆管细胞癌 cholangiocarcinoma
胆囊癌 gallbladder cancer, gallbladder neoplasms
胰腺癌 pancreatic cancer, pancreatic neoplasms
胰腺导管腺癌 pancreatic ductal adenocarcinoma, PDAC
胰岛素瘤 insulinoma
胃肠道间质瘤 gastrointestinal stromal tumor, GIST
胃肠间质瘤 gastrointestinal stromal tumor, GIST
神经内分泌肿瘤 neuroendocrine tumor, neuroendocrine tumors
类癌 carcinoid tumor, carcinoid
肾癌 kidney cancer, renal cancer, kidney neoplasms
肾细胞癌 renal cell carcinoma, RCC
肾透明细胞癌 clear cell renal cell carcinoma, ccRCC
肾母细胞瘤 Wilms tumor, nephroblastoma
膀胱癌 bladder cancer, urinary bladder neoplasms
尿路上皮癌 urothelial carcinoma, transitional cell carcinoma
前列腺癌 prostate cancer, prostatic neoplasms
去势抵抗性前列腺癌 castration-resistant prostate cancer, CRPC
睾丸癌 testicular cancer, testicular neoplasms
阴茎癌 penile cancer, penile neoplasms
卵巢癌 ovarian cancer, ovarian neoplasms
上皮性卵巢癌 epithelial ovarian cancer
宫颈癌 cervical cancer, uterine cervical neoplasms
子宫颈癌 cervical cancer, uterine cervical neoplasms
子宫内膜癌 endometrial cancer, endometrial neoplasms
子宫癌 uterine cancer, uterine neoplasms
输卵管癌 fallopian tube cancer, fallopian tube neoplasms
外阴癌 vulvar cancer, vulvar neoplasms
绒毛膜癌 choriocarcinoma
绒癌 choriocarcinoma
葡萄胎 hydatidiform mole
畸胎瘤 teratoma
甲状腺癌 thyroid cancer, thyroid neoplasms
甲状腺乳头状癌 papillary thyroid carcinoma
甲状腺髓样癌 medullary thyroid carcinoma, MTC
头颈癌 head and neck cancer, head and neck neoplasms
头颈部鳞状细胞癌 head and neck squamous cell carcinoma, HNSCC
头颈部肿瘤 head and neck neoplasms
鼻咽癌 nasopharyngeal carcinoma, nasopharyngeal neoplasms, NPC
喉癌 laryngeal cancer, laryngeal neoplasms
口腔癌 oral cancer, mouth neoplasms
口腔鳞状细胞癌 oral squamous cell carcinoma, OSCC
舌癌 tongue cancer, tongue neoplasms
皮肤癌 skin cancer, skin neoplasms
黑色素瘤 melanoma
黑素瘤 melanoma
恶性黑色素瘤 malignant melanoma, melanoma
葡萄膜黑色素瘤 uveal melanoma
基底细胞癌 basal cell carcinoma, BCC
鳞状细胞癌 squamous cell carcinoma, SCC
皮肤鳞状细胞癌 cutaneous squamous cell carcinoma, cSCC
梅克尔细胞癌 Merkel cell carcinoma
卡波西肉瘤 Kaposi sarcoma
骨肉瘤 osteosarcoma
尤文肉瘤 Ewing sarcoma
尤因肉瘤 Ewing sarcoma
软骨肉瘤 chondrosarcoma
骨巨细胞瘤 giant cell tumor of bone
骨转移 bone metastasis, bone metastases
骨肿瘤 bone neoplasms, bone tumor
软组织肉瘤 soft tissue sarcoma
横纹肌肉瘤 rhabdomyosarcoma
脂肪肉瘤 liposarcoma
平滑肌肉瘤 leiomyosarcoma
纤维肉瘤 fibrosarcoma
血管肉瘤 angiosarcoma, hemangiosarcoma
滑膜肉瘤 synovial sarcoma
脂肪瘤 lipoma
纤维瘤 fibroma
平滑肌瘤 leiomyoma
淋巴管瘤 lymphangioma
乳头状瘤 papilloma
神经纤维瘤 neurofibroma
神经纤维瘤病 neurofibromatosis
神经鞘瘤 neurilemmoma, schwannoma
听神经瘤 acoustic neuroma, vestibular schwannoma
脑肿瘤 brain tumor, brain neoplasms
脑瘤 brain tumor, brain neoplasms
脑转移 brain metastasis, brain metastases
胶质瘤 glioma
神经胶质瘤 glioma
脑胶质瘤 glioma, brain glioma
胶质母细胞瘤 glioblastoma, glioblastoma multiforme, GBM
星形细胞瘤 astrocytoma
少突胶质细胞瘤 oligodendroglioma
室管膜瘤 ependymoma
髓母细胞瘤 medulloblastoma
神经母细胞瘤 neuroblastoma
脑膜瘤 meningioma
颅咽管瘤 craniopharyngioma
脊索瘤 chordoma
生殖细胞肿瘤 germ cell tumor
原位癌 carcinoma in situ
恶性肿瘤 malignant tumor, malignant neoplasm, cancer
良性肿瘤 benign tumor, benign neoplasm
血液肿瘤 hematologic neoplasms, hematological malignancy
血液系统恶性肿瘤 hematologic malignancy, hematologic neoplasms
肿瘤转移 neoplasm metastasis, tumor metastasis
淋巴结转移 lymphatic metastasis, lymph node metastasis
腹膜转移 peritoneal metastasis
恶性胸腔积液 malignant pleural effusion
恶性腹水 malignant ascites
肿瘤溶解综合征 tumor lysis syndrome
癌因性疲乏 cancer-related fatigue
化疗引起的恶心呕吐 chemotherapy-induced nausea and vomiting, CINV
手足综合征 hand-foot syndrome

# congenital and genetic syndromes
罕见病 rare diseases, orphan disease
遗传病 genetic disease
遗传性疾病 hereditary disease
染色体异常 chromosome aberrations, chromosome disorders
非整倍体 aneuploidy
唐氏综合征 Down syndrome, trisomy 21
21三体综合征 trisomy 21, Down syndrome
18三体综合征 trisomy 18, Edwards syndrome, trisomy 18 syndrome
13三体综合征 trisomy 13, Patau syndrome, trisomy 13 syndrome
特纳综合征 Turner syndrome
克氏综合征 Klinefelter syndrome
脆性X综合征 fragile X syndrome
雷特综合征 Rett syndrome
普拉德-威利综合征 Prader-Willi syndrome
天使综合征 Angelman syndrome
安格曼综合征 Angelman syndrome
努南综合征 Noonan syndrome
阿尔波特综合征 Alport syndrome
结节性硬化症 tuberous sclerosis, tuberous sclerosis complex, TSC
早衰症 progeria
林奇综合征 Lynch syndrome
范可尼贫血 Fanconi anemia
α-1抗胰蛋白酶缺乏症 alpha 1-antitrypsin deficiency
葡萄糖-6-磷酸脱氢酶缺乏症 glucosephosphate dehydrogenase deficiency, G6PD deficiency
蚕豆病 favism, G6PD deficiency
低磷酸酯酶症 hypophosphatasia
X连锁低磷血症 X-linked hypophosphatemia, familial hypophosphatemic rickets

# injuries, poisoning and environment
中暑 heat stroke, heatstroke
热射病 heat stroke, heatstroke
低温症 hypothermia
溺水 drowning
电击伤 electric injuries
化学烧伤 chemical burns
辐射损伤 radiation injuries
急性放射病 acute radiation syndrome
减压病 decompression sickness
蛇咬伤 snake bites, snakebite
重金属中毒 heavy metal poisoning
铅中毒 lead poisoning
汞中毒 mercury poisoning
砷中毒 arsenic poisoning
镉中毒 cadmium poisoning
一氧化碳中毒 carbon monoxide poisoning
有机磷中毒 organophosphate poisoning
药物中毒 drug poisoning, drug intoxication
氟中毒 fluorosis, fluoride poisoning
宿醉 hangover
多发性创伤 multiple trauma
挤压伤 crush injuries
骨盆骨折 pelvic fracture
肋骨骨折 rib fractures
压力性损伤 pressure ulcer, pressure injury
术后粘连 postoperative adhesion, tissue adhesions
腹腔粘连 abdominal adhesion, peritoneal adhesions
术后谵妄 postoperative delirium, emergence delirium
术后认知功能障碍 postoperative cognitive dysfunction, postoperative cognitive complications
恶性高热 malignant hyperthermia
心脏毒性 cardiotoxicity
神经毒性 neurotoxicity
肝毒性 hepatotoxicity
亚健康 sub-health

# animals' diseases
猪繁殖与呼吸综合征 porcine reproductive and respiratory syndrome, PRRS
蓝耳病 porcine reproductive and respiratory syndrome, PRRS
猪流行性腹泻 porcine epidemic diarrhea
猪传染性胃肠炎 transmissible gastroenteritis, TGE
伪狂犬病 pseudorabies, Aujeszky disease
猪圆环病毒病 porcine circovirus disease, porcine circovirus-associated disease
猪圆环病毒2型 porcine circovirus type 2, PCV2
马立克病 Marek disease, Marek's disease
传染性法氏囊病 infectious bursal disease, IBD
传染性支气管炎 infectious bronchitis
牛病毒性腹泻 bovine viral diarrhea, BVD
牛结节性皮肤病 lumpy skin disease
小反刍兽疫 peste des petits ruminants, PPR
犬细小病毒 canine parvovirus
猫传染性腹膜炎 feline infectious peritonitis, FIP
奶牛乳房炎 bovine mastitis
# signs and symptoms, illnesses of traditional medicine and of animals
色素沉着 hyperpigmentation
消瘦 emaciation
吞咽困难 dysphagia
呼吸困难 dyspnea
排尿困难 dysuria
尿失禁 urinary incontinence
便秘 constipation
便血 hematochezia
呕血 hematemesis
血尿 hematuria
蛋白尿 proteinuria
微量白蛋白尿 microalbuminuria
夜尿 nocturia
尿频 urinary frequency
水肿 edema
浮肿 edema
腹水 ascites
黄疸 jaundice
发绀 cyanosis
紫绀 cyanosis
心悸 palpitation
胸闷 chest tightness
胸痛 chest pain
腹痛 abdominal pain
腹胀 abdominal distension
腹泻 diarrhea
恶心 nausea
呕吐 vomiting
嗳气 eructation
反酸 acid reflux
头痛 headache
头晕 dizziness
眩晕 vertigo
耳鸣 tinnitus
失眠 insomnia
嗜睡 somnolence
多梦 dream-disturbed sleep
健忘 amnesia
乏力 fatigue
盗汗 night sweats
自汗 spontaneous sweating
畏寒 chills
寒战 chills
咽痛 sore throat
咳痰 expectoration
喘息 wheezing
鼻塞 nasal congestion
流涕 rhinorrhea
喷嚏 sneezing
皮疹 rash
红斑 erythema
瘙痒 pruritus
丘疹 papule
水疱 blister
脱发 alopecia
疼痛 pain
麻木 numbness
抽搐 convulsion
惊厥 convulsion
震颤 tremor
瘫痪 paralysis
偏瘫 hemiplegia
截瘫 paraplegia
昏迷 coma
谵妄 delirium
晕厥 syncope
休克 shock
崩漏 metrorrhagia
带下病 leukorrheal disease
遗精 spermatorrhea
胸痹 chest impediment
消渴 wasting-thirst
消渴症 wasting-thirst
痹证 impediment disease
痹症 impediment disease
痿证 flaccidity syndrome
痿症 flaccidity syndrome
郁证 depression syndrome
不寐 insomnia
泄泻 diarrhea
痞满 epigastric fullness
胃脘痛 epigastric pain
哮病 wheezing disease
肺胀 lung distension
肺痈 lung abscess
肺痿 lung atrophy
淋证 strangury
癃闭 retention of urine
瘿病 goiter
虚劳 consumptive disease
口眼歪斜 facial paralysis
口疮 aphtha
乳痈 acute mastitis
乳癖 mammary hyperplasia
肠痈 appendicitis
脱肛 rectal prolapse
褥疮 pressure ulcer
压疮 pressure ulcer
疔疮 furuncle
白疕 psoriasis
烫伤 scald
烧伤 burn
骨折 fracture
扭伤 sprain
大肠杆菌病 colibacillosis
鸡白痢 pullorum disease
鸡新城疫 Newcastle disease
新城疫 Newcastle disease
鸡传染性支气管炎 avian infectious bronchitis
鸡传染性法氏囊病 infectious bursal disease
禽霍乱 fowl cholera
禽流感 avian influenza
鸭瘟 duck plague
小鹅瘟 goose plague
鸡球虫病 coccidiosis of chickens
球虫病 coccidiosis
马立克氏病 Marek's disease
猪瘟 classical swine fever
非洲猪瘟 African swine fever
猪蓝耳病 porcine reproductive and respiratory syndrome
猪伪狂犬病 pseudorabies
仔猪黄痢 yellow scour of piglets
仔猪白痢 white scour of piglets
猪丹毒 swine erysipelas
猪肺疫 swine pasteurellosis
猪喘气病 mycoplasmal pneumonia of swine
口蹄疫 foot-and-mouth disease
牛瘟 rinderpest
乳房炎 mastitis
胎衣不下 retained placenta
酮病 ketosis
瘤胃积食 rumen impaction
瘤胃臌气 rumen tympany
前胃弛缓 atony of forestomach
犬瘟热 canine distemper
犬细小病毒病 canine parvovirus infection
猫瘟 feline panleukopenia
羊痘 sheep pox
羊口疮 contagious ecthyma
白肌病 white muscle disease
软骨病 osteomalacia
错牙合畸形 malocclusion
`;
