/** Names of medicines, vaccines, biologics, medicinal plants and formulas, Chinese to English. */
export const MEDICINES = `
# diabetes and metabolism
二甲双胍 metformin
盐酸二甲双胍 metformin hydrochloride, metformin
苯乙双胍 phenformin
格列本脲 glibenclamide, glyburide
格列美脲 glimepiride
格列齐特 gliclazide
格列吡嗪 glipizide
格列喹酮 gliquidone
瑞格列奈 repaglinide
那格列奈 nateglinide
米格列奈 mitiglinide
吡格列酮 pioglitazone
罗格列酮 rosiglitazone
阿卡波糖 acarbose
伏格列波糖 voglibose
米格列醇 miglitol
西格列汀 sitagliptin
磷酸西格列汀 sitagliptin phosphate, sitagliptin
维格列汀 vildagliptin
维达列汀 vildagliptin
沙格列汀 saxagliptin
利格列汀 linagliptin
利拉利汀 linagliptin
阿格列汀 alogliptin
达格列净 dapagliflozin
恩格列净 empagliflozin
卡格列净 canagliflozin
艾托格列净 ertugliflozin
索格列净 sotagliflozin
多格列艾汀 dorzagliatin
艾塞那肽 exenatide
利拉鲁肽 liraglutide
司美格鲁肽 semaglutide
索马鲁肽 semaglutide
度拉糖肽 dulaglutide
利司那肽 lixisenatide
替尔泊肽 tirzepatide
替西帕肽 tirzepatide
贝那鲁肽 beinaglutide
瑞他鲁肽 retatrutide
普兰林肽 pramlintide
胰岛素 insulin
门冬胰岛素 insulin aspart
赖脯胰岛素 insulin lispro
谷赖胰岛素 insulin glulisine
甘精胰岛素 insulin glargine
地特胰岛素 insulin detemir
德谷胰岛素 insulin degludec
人胰岛素 human insulin
胰高血糖素 glucagon
奥利司他 orlistat
西布曲明 sibutramine
利莫那班 rimonabant
阿托伐他汀 atorvastatin
阿托伐他汀钙 atorvastatin calcium, atorvastatin
瑞舒伐他汀 rosuvastatin
瑞舒伐他汀钙 rosuvastatin calcium, rosuvastatin
辛伐他汀 simvastatin
洛伐他汀 lovastatin
普伐他汀 pravastatin
氟伐他汀 fluvastatin
匹伐他汀 pitavastatin
依折麦布 ezetimibe
依泽替米贝 ezetimibe
非诺贝特 fenofibrate
苯扎贝特 bezafibrate
吉非罗齐 gemfibrozil
氯贝丁酯 clofibrate
考来烯胺 cholestyramine, colestyramine
依洛尤单抗 evolocumab
阿利西尤单抗 alirocumab
英克司兰 inclisiran
贝派地酸 bempedoic acid
普罗布考 probucol
二十碳五烯酸乙酯 icosapent ethyl, ethyl eicosapentaenoate
别嘌醇 allopurinol
别嘌呤醇 allopurinol
非布司他 febuxostat
苯溴马隆 benzbromarone
丙磺舒 probenecid
秋水仙碱 colchicine
培戈洛酶 pegloticase
左甲状腺素 levothyroxine
左甲状腺素钠 levothyroxine sodium, levothyroxine
碘塞罗宁 liothyronine
甲巯咪唑 methimazole, thiamazole
丙硫氧嘧啶 propylthiouracil
西那卡塞 cinacalcet
骨化三醇 calcitriol
阿法骨化醇 alfacalcidol
帕立骨化醇 paricalcitol
阿仑膦酸 alendronic acid, alendronate
阿仑膦酸钠 alendronate sodium, alendronate
唑来膦酸 zoledronic acid
利塞膦酸 risedronic acid
利塞膦酸钠 risedronate sodium, risedronic acid
伊班膦酸 ibandronic acid, ibandronate
帕米膦酸二钠 pamidronate disodium, pamidronate
雷洛昔芬 raloxifene
特立帕肽 teriparatide
地舒单抗 denosumab
地诺单抗 denosumab
罗莫佐单抗 romosozumab
降钙素 calcitonin
雷奈酸锶 strontium ranelate
氨基葡萄糖 glucosamine
盐酸氨基葡萄糖 glucosamine hydrochloride, glucosamine
硫酸软骨素 chondroitin sulfate
生长激素 growth hormone, somatropin
重组人生长激素 somatropin, recombinant human growth hormone
奥曲肽 octreotide
兰瑞肽 lanreotide
生长抑素 somatostatin
帕瑞肽 pasireotide
培维索孟 pegvisomant
卡麦角林 cabergoline
溴隐亭 bromocriptine
去氨加压素 desmopressin
托伐普坦 tolvaptan
司维拉姆 sevelamer
碳酸镧 lanthanum carbonate
碳酸司维拉姆 sevelamer carbonate, sevelamer
环硅酸锆钠 sodium zirconium cyclosilicate
帕替罗默 patiromer

# heart and circulation
硝苯地平 nifedipine
氨氯地平 amlodipine
苯磺酸氨氯地平 amlodipine besylate, amlodipine besilate, amlodipine
左旋氨氯地平 levamlodipine
左氨氯地平 levamlodipine
非洛地平 felodipine
尼莫地平 nimodipine
尼卡地平 nicardipine
尼群地平 nitrendipine
拉西地平 lacidipine
贝尼地平 benidipine
乐卡地平 lercanidipine
西尼地平 cilnidipine
氯维地平 clevidipine
维拉帕米 verapamil
地尔硫卓 diltiazem
卡托普利 captopril
依那普利 enalapril
赖诺普利 lisinopril
贝那普利 benazepril
培哚普利 perindopril
雷米普利 ramipril
福辛普利 fosinopril
喹那普利 quinapril
氯沙坦 losartan
氯沙坦钾 losartan potassium, losartan
缬沙坦 valsartan
厄贝沙坦 irbesartan
坎地沙坦 candesartan
坎地沙坦酯 candesartan cilexetil, candesartan
替米沙坦 telmisartan
奥美沙坦 olmesartan
奥美沙坦酯 olmesartan medoxomil, olmesartan
阿齐沙坦 azilsartan
沙库巴曲 sacubitril
沙库巴曲缬沙坦 sacubitril and valsartan, sacubitril valsartan
阿利吉仑 aliskiren
阿利克仑 aliskiren
普萘洛尔 propranolol
美托洛尔 metoprolol
酒石酸美托洛尔 metoprolol tartrate, metoprolol
琥珀酸美托洛尔 metoprolol succinate, metoprolol
阿替洛尔 atenolol
比索洛尔 bisoprolol
卡维地洛 carvedilol
拉贝洛尔 labetalol
艾司洛尔 esmolol
兰地洛尔 landiolol
奈必洛尔 nebivolol
索他洛尔 sotalol
噻吗洛尔 timolol
哌唑嗪 prazosin
特拉唑嗪 terazosin
多沙唑嗪 doxazosin
乌拉地尔 urapidil
可乐定 clonidine
甲基多巴 methyldopa
利血平 reserpine
肼屈嗪 hydralazine
米诺地尔 minoxidil
硝普钠 sodium nitroprusside, nitroprusside
硝酸甘油 nitroglycerin, glyceryl trinitrate
硝酸异山梨酯 isosorbide dinitrate
单硝酸异山梨酯 isosorbide mononitrate
尼可地尔 nicorandil
曲美他嗪 trimetazidine
雷诺嗪 ranolazine
伊伐布雷定 ivabradine
维立西呱 vericiguat
利奥西呱 riociguat
波生坦 bosentan
安立生坦 ambrisentan
马昔腾坦 macitentan
司来帕格 selexipag
曲前列尼尔 treprostinil
伊洛前列素 iloprost
前列地尔 alprostadil, prostaglandin E1
依前列醇 epoprostenol
贝前列素 beraprost
地高辛 digoxin
去乙酰毛花苷 deslanoside
米力农 milrinone
左西孟旦 levosimendan
胺碘酮 amiodarone
决奈达隆 dronedarone
利多卡因 lidocaine, lignocaine
普罗帕酮 propafenone
氟卡尼 flecainide
美西律 mexiletine
奎尼丁 quinidine
普鲁卡因胺 procainamide
伊布利特 ibutilide
腺苷 adenosine
阿托品 atropine
肾上腺素 epinephrine, adrenaline
去甲肾上腺素 norepinephrine, noradrenaline
异丙肾上腺素 isoproterenol, isoprenaline
多巴胺 dopamine
多巴酚丁胺 dobutamine
去氧肾上腺素 phenylephrine
间羟胺 metaraminol
麻黄碱 ephedrine
血管加压素 vasopressin
米多君 midodrine
氢氯噻嗪 hydrochlorothiazide
吲达帕胺 indapamide
氯噻酮 chlorthalidone, chlortalidone
呋塞米 furosemide
托拉塞米 torsemide, torasemide
布美他尼 bumetanide
螺内酯 spironolactone
依普利酮 eplerenone
非奈利酮 finerenone
氨苯蝶啶 triamterene
阿米洛利 amiloride
乙酰唑胺 acetazolamide
阿司匹林 aspirin, acetylsalicylic acid
乙酰水杨酸 acetylsalicylic acid, aspirin
氯吡格雷 clopidogrel
硫酸氢氯吡格雷 clopidogrel bisulfate, clopidogrel
普拉格雷 prasugrel
替格瑞洛 ticagrelor
坎格瑞洛 cangrelor
噻氯匹定 ticlopidine
双嘧达莫 dipyridamole
西洛他唑 cilostazol
沙格雷酯 sarpogrelate
吲哚布芬 indobufen
替罗非班 tirofiban
依替巴肽 eptifibatide
阿昔单抗 abciximab
华法林 warfarin
肝素 heparin
肝素钠 heparin sodium, heparin
低分子肝素 low molecular weight heparin
低分子量肝素 low molecular weight heparin
依诺肝素 enoxaparin
达肝素 dalteparin
那屈肝素 nadroparin
磺达肝癸钠 fondaparinux sodium, fondaparinux
比伐卢定 bivalirudin
阿加曲班 argatroban
水蛭素 hirudin
达比加群 dabigatran
达比加群酯 dabigatran etexilate, dabigatran
利伐沙班 rivaroxaban
阿哌沙班 apixaban
艾多沙班 edoxaban
尿激酶 urokinase, urokinase-type plasminogen activator
链激酶 streptokinase
阿替普酶 alteplase, tissue plasminogen activator
瑞替普酶 reteplase
替奈普酶 tenecteplase
纳豆激酶 nattokinase
氨甲环酸 tranexamic acid
氨基己酸 aminocaproic acid
维生素K vitamin K
凝血酶原复合物 prothrombin complex concentrate
依达鲁珠单抗 idarucizumab
艾美赛珠单抗 emicizumab
促红细胞生成素 erythropoietin, EPO
促红素 erythropoietin, EPO
达依泊汀 darbepoetin alfa
罗沙司他 roxadustat
艾曲泊帕 eltrombopag
罗米司亭 romiplostim
海曲泊帕 hetrombopag
阿伐曲泊帕 avatrombopag
非格司亭 filgrastim
培非格司亭 pegfilgrastim
普乐沙福 plerixafor
罗特西普 luspatercept
去铁胺 deferoxamine
地拉罗司 deferasirox
去铁酮 deferiprone
硫酸亚铁 ferrous sulfate
蔗糖铁 iron sucrose, ferric oxide saccharated
羧基麦芽糖铁 ferric carboxymaltose
右旋糖酐铁 iron dextran, iron-dextran complex
右旋糖酐 dextran, dextrans
羟乙基淀粉 hydroxyethyl starch, hydroxyethyl starch derivatives
人血白蛋白 human serum albumin

# pain, inflammation, fever
布洛芬 ibuprofen
右旋布洛芬 dexibuprofen
对乙酰氨基酚 acetaminophen, paracetamol
扑热息痛 acetaminophen, paracetamol
双氯芬酸 diclofenac
双氯芬酸钠 diclofenac sodium, diclofenac
萘普生 naproxen
酮洛芬 ketoprofen
右酮洛芬 dexketoprofen
氟比洛芬 flurbiprofen
氟比洛芬酯 flurbiprofen axetil
洛索洛芬 loxoprofen
洛索洛芬钠 loxoprofen sodium, loxoprofen
吲哚美辛 indomethacin, indometacin
消炎痛 indomethacin
美洛昔康 meloxicam
吡罗昔康 piroxicam
氯诺昔康 lornoxicam
塞来昔布 celecoxib
依托考昔 etoricoxib
帕瑞昔布 parecoxib
酮咯酸 ketorolac
尼美舒利 nimesulide
艾瑞昔布 imrecoxib
安乃近 metamizole, dipyrone
水杨酸 salicylic acid
吗啡 morphine
可待因 codeine
羟考酮 oxycodone
氢吗啡酮 hydromorphone
氢可酮 hydrocodone
芬太尼 fentanyl
舒芬太尼 sufentanil
瑞芬太尼 remifentanil
阿芬太尼 alfentanil
哌替啶 pethidine, meperidine
美沙酮 methadone
曲马多 tramadol
他喷他多 tapentadol
丁丙诺啡 buprenorphine
布托啡诺 butorphanol
纳布啡 nalbuphine
地佐辛 dezocine
喷他佐辛 pentazocine
奥赛利定 oliceridine
海洛因 heroin, diacetylmorphine
阿片类药物 opioid
纳洛酮 naloxone
纳曲酮 naltrexone
舒马普坦 sumatriptan
利扎曲普坦 rizatriptan
佐米曲普坦 zolmitriptan
瑞美吉泮 rimegepant
麦角胺 ergotamine
辣椒素 capsaicin
加巴喷丁 gabapentin
普瑞巴林 pregabalin
米洛巴林 mirogabalin
齐考诺肽 ziconotide

# anaesthesia
丙泊酚 propofol
异丙酚 propofol
环泊酚 ciprofol
依托咪酯 etomidate
氯胺酮 ketamine
艾司氯胺酮 esketamine
硫喷妥钠 thiopental sodium, thiopental
七氟烷 sevoflurane
七氟醚 sevoflurane
异氟烷 isoflurane
异氟醚 isoflurane
地氟烷 desflurane
氟烷 halothane
一氧化二氮 nitrous oxide
布比卡因 bupivacaine
罗哌卡因 ropivacaine
左布比卡因 levobupivacaine
普鲁卡因 procaine
丁卡因 tetracaine
丙胺卡因 prilocaine
阿替卡因 articaine
苯佐卡因 benzocaine
咪达唑仑 midazolam
瑞马唑仑 remimazolam
右美托咪定 dexmedetomidine
罗库溴铵 rocuronium, rocuronium bromide
维库溴铵 vecuronium bromide
顺阿曲库铵 cisatracurium
阿曲库铵 atracurium
琥珀胆碱 succinylcholine, suxamethonium
氯化琥珀胆碱 suxamethonium chloride, succinylcholine
新斯的明 neostigmine
舒更葡糖 sugammadex
舒更葡糖钠 sugammadex sodium, sugammadex
丹曲林 dantrolene
戊巴比妥 pentobarbital
乌拉坦 urethane
水合氯醛 chloral hydrate

# nerves and mind
苯巴比妥 phenobarbital
苯妥英 phenytoin
苯妥英钠 phenytoin sodium, phenytoin
卡马西平 carbamazepine
奥卡西平 oxcarbazepine
丙戊酸 valproic acid
丙戊酸钠 sodium valproate, valproic acid, valproate
拉莫三嗪 lamotrigine
左乙拉西坦 levetiracetam
布瓦西坦 brivaracetam
托吡酯 topiramate
唑尼沙胺 zonisamide
拉考沙胺 lacosamide
吡仑帕奈 perampanel
氨己烯酸 vigabatrin
乙琥胺 ethosuximide
卢非酰胺 rufinamide
芬氟拉明 fenfluramine
大麻二酚 cannabidiol
司替戊醇 stiripentol
左旋多巴 levodopa, L-dopa
卡比多巴 carbidopa
苄丝肼 benserazide
恩他卡朋 entacapone
奥匹卡朋 opicapone
普拉克索 pramipexole
罗匹尼罗 ropinirole
罗替高汀 rotigotine
阿扑吗啡 apomorphine
司来吉兰 selegiline
雷沙吉兰 rasagiline
沙芬酰胺 safinamide
金刚烷胺 amantadine
苯海索 trihexyphenidyl
多奈哌齐 donepezil
盐酸多奈哌齐 donepezil hydrochloride, donepezil
卡巴拉汀 rivastigmine
利斯的明 rivastigmine
加兰他敏 galantamine
美金刚 memantine
盐酸美金刚 memantine hydrochloride, memantine
石杉碱甲 huperzine A
阿杜卡奴单抗 aducanumab
仑卡奈单抗 lecanemab
多奈单抗 donanemab
利鲁唑 riluzole
依达拉奉 edaravone
依达拉奉右莰醇 edaravone dexborneol
托夫生 tofersen
诺西那生 nusinersen
诺西那生钠 nusinersen sodium, nusinersen
利司扑兰 risdiplam
丁苯酞 butylphthalide, 3-n-butylphthalide
胞磷胆碱 citicoline, cytidine diphosphate choline
吡拉西坦 piracetam
奥拉西坦 oxiracetam
长春西汀 vinpocetine
甲钴胺 mecobalamin, methylcobalamin
神经节苷脂 ganglioside, gangliosides
芬戈莫德 fingolimod
西尼莫德 siponimod
奥扎莫德 ozanimod
特立氟胺 teriflunomide
富马酸二甲酯 dimethyl fumarate
克拉屈滨 cladribine
醋酸格拉替雷 glatiramer acetate
那他珠单抗 natalizumab
奥瑞珠单抗 ocrelizumab
奥法妥木单抗 ofatumumab
丁苯那嗪 tetrabenazine
氘丁苯那嗪 deutetrabenazine
巴氯芬 baclofen
替扎尼定 tizanidine
乙哌立松 eperisone
溴吡斯的明 pyridostigmine bromide, pyridostigmine
艾加莫德 efgartigimod alfa
肉毒毒素 botulinum toxin, botulinum toxins
肉毒杆菌毒素 botulinum toxin, botulinum toxins
A型肉毒毒素 botulinum toxin type A, onabotulinumtoxinA
氟西汀 fluoxetine
帕罗西汀 paroxetine
舍曲林 sertraline
西酞普兰 citalopram
艾司西酞普兰 escitalopram
草酸艾司西酞普兰 escitalopram oxalate, escitalopram
氟伏沙明 fluvoxamine
文拉法辛 venlafaxine
去甲文拉法辛 desvenlafaxine
度洛西汀 duloxetine
米那普仑 milnacipran
安非他酮 bupropion, amfebutamone
米氮平 mirtazapine
曲唑酮 trazodone
伏硫西汀 vortioxetine
阿戈美拉汀 agomelatine
阿米替林 amitriptyline
丙米嗪 imipramine
丙咪嗪 imipramine
氯米帕明 clomipramine
去甲替林 nortriptyline
多塞平 doxepin
吗氯贝胺 moclobemide
碳酸锂 lithium carbonate
托莫西汀 atomoxetine
哌甲酯 methylphenidate
苯丙胺 amphetamine, amfetamine
甲基苯丙胺 methamphetamine, metamfetamine
莫达非尼 modafinil
奥氮平 olanzapine
喹硫平 quetiapine
富马酸喹硫平 quetiapine fumarate, quetiapine
利培酮 risperidone
帕利哌酮 paliperidone
棕榈酸帕利哌酮 paliperidone palmitate
阿立哌唑 aripiprazole
依匹哌唑 brexpiprazole
布瑞哌唑 brexpiprazole
卡利拉嗪 cariprazine
鲁拉西酮 lurasidone
齐拉西酮 ziprasidone
氨磺必利 amisulpride
舒必利 sulpiride
氯氮平 clozapine
氯丙嗪 chlorpromazine
氟哌啶醇 haloperidol
奋乃静 perphenazine
匹莫范色林 pimavanserin
地西泮 diazepam
劳拉西泮 lorazepam
阿普唑仑 alprazolam
氯硝西泮 clonazepam
艾司唑仑 estazolam
三唑仑 triazolam
氟马西尼 flumazenil
丁螺环酮 buspirone
坦度螺酮 tandospirone
唑吡坦 zolpidem
佐匹克隆 zopiclone
右佐匹克隆 eszopiclone
扎来普隆 zaleplon
褪黑素 melatonin
褪黑激素 melatonin
雷美替胺 ramelteon
苏沃雷生 suvorexant
莱博雷生 lemborexant
达利雷生 daridorexant
尼古丁 nicotine
烟碱 nicotine
伐尼克兰 varenicline
双硫仑 disulfiram
阿坎酸 acamprosate
咖啡因 caffeine
大麻素 cannabinoid, cannabinoids
四氢大麻酚 tetrahydrocannabinol, dronabinol, THC
可卡因 cocaine

# airways and allergy
沙丁胺醇 salbutamol, albuterol
特布他林 terbutaline
沙美特罗 salmeterol
福莫特罗 formoterol
茚达特罗 indacaterol
维兰特罗 vilanterol
奥达特罗 olodaterol
克仑特罗 clenbuterol
异丙托溴铵 ipratropium bromide, ipratropium
噻托溴铵 tiotropium bromide, tiotropium
格隆溴铵 glycopyrronium bromide, glycopyrrolate
乌美溴铵 umeclidinium bromide
茶碱 theophylline
氨茶碱 aminophylline
多索茶碱 doxofylline
孟鲁司特 montelukast
孟鲁司特钠 montelukast sodium, montelukast
扎鲁司特 zafirlukast
罗氟司特 roflumilast
布地奈德 budesonide
氟替卡松 fluticasone
丙酸氟替卡松 fluticasone propionate, fluticasone
倍氯米松 beclomethasone, beclometasone
莫米松 mometasone
糠酸莫米松 mometasone furoate, mometasone
环索奈德 ciclesonide
奥马珠单抗 omalizumab
美泊利珠单抗 mepolizumab
贝那利珠单抗 benralizumab
本瑞利珠单抗 benralizumab
特泽利尤单抗 tezepelumab
度普利尤单抗 dupilumab
度匹鲁单抗 dupilumab
司普奇拜单抗 stapokibart
氨溴索 ambroxol
盐酸氨溴索 ambroxol hydrochloride, ambroxol
溴己新 bromhexine
乙酰半胱氨酸 acetylcysteine, N-acetylcysteine
N-乙酰半胱氨酸 N-acetylcysteine, acetylcysteine
羧甲司坦 carbocisteine, carbocysteine
厄多司坦 erdosteine
愈创甘油醚 guaifenesin
右美沙芬 dextromethorphan
吡非尼酮 pirfenidone
尼达尼布 nintedanib
伊伐卡托 ivacaftor
肺表面活性物质 pulmonary surfactants, pulmonary surfactant
西替利嗪 cetirizine
左西替利嗪 levocetirizine
氯雷他定 loratadine
地氯雷他定 desloratadine
非索非那定 fexofenadine
依巴斯汀 ebastine
比拉斯汀 bilastine
氯苯那敏 chlorpheniramine, chlorphenamine
马来酸氯苯那敏 chlorphenamine maleate, chlorpheniramine maleate
扑尔敏 chlorpheniramine, chlorphenamine
苯海拉明 diphenhydramine
异丙嗪 promethazine
酮替芬 ketotifen
奥洛他定 olopatadine
氮卓斯汀 azelastine
卢帕他定 rupatadine
赛庚啶 cyproheptadine
羟嗪 hydroxyzine
色甘酸钠 cromolyn sodium, sodium cromoglicate
伪麻黄碱 pseudoephedrine
羟甲唑啉 oxymetazoline
赛洛唑啉 xylometazoline

# hormones
糖皮质激素类药物 glucocorticoids
地塞米松 dexamethasone
泼尼松 prednisone
强的松 prednisone
泼尼松龙 prednisolone
甲泼尼龙 methylprednisolone
甲基强的松龙 methylprednisolone
氢化可的松 hydrocortisone, cortisol
可的松 cortisone
皮质醇 cortisol, hydrocortisone
皮质酮 corticosterone
倍他米松 betamethasone
曲安奈德 triamcinolone acetonide
曲安西龙 triamcinolone
氟轻松 fluocinolone acetonide
氯倍他索 clobetasol
丙酸氯倍他索 clobetasol propionate
地夫可特 deflazacort
氟氢可的松 fludrocortisone
促肾上腺皮质激素 adrenocorticotropic hormone, corticotropin, ACTH
睾酮 testosterone
睾丸素 testosterone
甲基睾酮 methyltestosterone
氧雄龙 oxandrolone
雌激素 estrogen, estrogens
雌二醇 estradiol, oestradiol
雌三醇 estriol
雌酮 estrone
炔雌醇 ethinyl estradiol, ethinylestradiol
己烯雌酚 diethylstilbestrol
孕酮 progesterone
黄体酮 progesterone
孕激素 progestin, progestins
地屈孕酮 dydrogesterone
甲羟孕酮 medroxyprogesterone
醋酸甲羟孕酮 medroxyprogesterone acetate
甲地孕酮 megestrol, megestrol acetate
炔诺酮 norethisterone, norethindrone
左炔诺孕酮 levonorgestrel
去氧孕烯 desogestrel
孕二烯酮 gestodene
屈螺酮 drospirenone
地诺孕素 dienogest
米非司酮 mifepristone
乌利司他 ulipristal
米索前列醇 misoprostol
缩宫素 oxytocin
催产素 oxytocin
卡贝缩宫素 carbetocin
阿托西班 atosiban
利托君 ritodrine
氯米芬 clomiphene, clomifene
克罗米芬 clomiphene, clomifene
来曲唑 letrozole
绒毛膜促性腺激素 chorionic gonadotropin, hCG
人绒毛膜促性腺激素 human chorionic gonadotropin, chorionic gonadotropin, hCG
卵泡刺激素 follicle stimulating hormone, FSH
促卵泡激素 follicle stimulating hormone, FSH
促卵泡素 follicle stimulating hormone, FSH
黄体生成素 luteinizing hormone
促性腺激素释放激素 gonadotropin-releasing hormone, gonadorelin, GnRH
亮丙瑞林 leuprolide, leuprorelin
醋酸亮丙瑞林 leuprorelin acetate, leuprolide acetate
戈舍瑞林 goserelin
曲普瑞林 triptorelin
西曲瑞克 cetrorelix
加尼瑞克 ganirelix
地加瑞克 degarelix
瑞卢戈利 relugolix
噁拉戈利 elagolix
非那雄胺 finasteride
度他雄胺 dutasteride
坦索罗辛 tamsulosin
坦洛新 tamsulosin
赛洛多辛 silodosin
阿夫唑嗪 alfuzosin
西地那非 sildenafil
枸橼酸西地那非 sildenafil citrate, sildenafil
他达拉非 tadalafil
伐地那非 vardenafil
达泊西汀 dapoxetine
托特罗定 tolterodine
索利那新 solifenacin
米拉贝隆 mirabegron
奥昔布宁 oxybutynin
黄酮哌酯 flavoxate

# stomach and gut
奥美拉唑 omeprazole
艾司奥美拉唑 esomeprazole
埃索美拉唑 esomeprazole
兰索拉唑 lansoprazole
右兰索拉唑 dexlansoprazole
泮托拉唑 pantoprazole
雷贝拉唑 rabeprazole
伏诺拉生 vonoprazan
替戈拉生 tegoprazan
法莫替丁 famotidine
雷尼替丁 ranitidine
西咪替丁 cimetidine
尼扎替丁 nizatidine
硫糖铝 sucralfate
铝碳酸镁 hydrotalcite
氢氧化铝 aluminum hydroxide
枸橼酸铋钾 bismuth potassium citrate, colloidal bismuth subcitrate
瑞巴派特 rebamipide
替普瑞酮 teprenone, geranylgeranylacetone
多潘立酮 domperidone
甲氧氯普胺 metoclopramide
莫沙必利 mosapride
伊托必利 itopride
普芦卡必利 prucalopride
昂丹司琼 ondansetron
格拉司琼 granisetron
帕洛诺司琼 palonosetron
托烷司琼 tropisetron
阿瑞匹坦 aprepitant
福沙匹坦 fosaprepitant
奈妥匹坦 netupitant
洛哌丁胺 loperamide
蒙脱石 montmorillonite, smectite, bentonite
蒙脱石散 smectite, diosmectite, dioctahedral smectite
消旋卡多曲 racecadotril
乳果糖 lactulose
比沙可啶 bisacodyl
聚乙二醇 polyethylene glycol, macrogol, PEG
聚乙二醇4000 polyethylene glycol 4000, macrogol 4000
番泻苷 sennoside, sennosides
利那洛肽 linaclotide
鲁比前列酮 lubiprostone
匹维溴铵 pinaverium bromide
曲美布汀 trimebutine
山莨菪碱 anisodamine
东莨菪碱 scopolamine, hyoscine
美沙拉嗪 mesalazine, mesalamine
美沙拉秦 mesalazine, mesalamine
柳氮磺吡啶 sulfasalazine
柳氮磺胺吡啶 sulfasalazine
维得利珠单抗 vedolizumab
胰酶 pancreatin
胃蛋白酶 pepsin
熊去氧胆酸 ursodeoxycholic acid, ursodiol
鹅去氧胆酸 chenodeoxycholic acid
奥贝胆酸 obeticholic acid
牛磺熊去氧胆酸 tauroursodeoxycholic acid
水飞蓟素 silymarin
水飞蓟宾 silybin, silibinin
甘草酸 glycyrrhizic acid, glycyrrhizin
甘草酸二铵 diammonium glycyrrhizinate
异甘草酸镁 magnesium isoglycyrrhizinate
谷胱甘肽 glutathione
多烯磷脂酰胆碱 polyene phosphatidylcholine
双环醇 bicyclol
联苯双酯 bifendate
硫普罗宁 tiopronin
腺苷蛋氨酸 ademetionine, S-adenosylmethionine
门冬氨酸鸟氨酸 ornithine aspartate, L-ornithine L-aspartate
利福昔明 rifaximin
瑞司美替罗 resmetirom

# infections
青霉素 penicillin, penicillins
青霉素G penicillin G, benzylpenicillin
苄星青霉素 benzathine benzylpenicillin, penicillin G benzathine
阿莫西林 amoxicillin
氨苄西林 ampicillin
哌拉西林 piperacillin
苯唑西林 oxacillin
甲氧西林 methicillin, meticillin
氯唑西林 cloxacillin
克拉维酸 clavulanic acid
克拉维酸钾 potassium clavulanate, clavulanic acid
舒巴坦 sulbactam
他唑巴坦 tazobactam
阿维巴坦 avibactam
头孢菌素 cephalosporin, cephalosporins
头孢氨苄 cephalexin, cefalexin
头孢唑林 cefazolin
头孢拉定 cephradine, cefradine
头孢呋辛 cefuroxime
头孢呋辛酯 cefuroxime axetil
头孢克洛 cefaclor
头孢丙烯 cefprozil
头孢曲松 ceftriaxone
头孢曲松钠 ceftriaxone sodium, ceftriaxone
头孢噻肟 cefotaxime
头孢他啶 ceftazidime
头孢哌酮 cefoperazone
头孢克肟 cefixime
头孢地尼 cefdinir
头孢泊肟酯 cefpodoxime proxetil
头孢妥仑匹酯 cefditoren pivoxil
头孢吡肟 cefepime
头孢西丁 cefoxitin
头孢美唑 cefmetazole
头孢噻呋 ceftiofur
头孢喹肟 cefquinome
头孢洛林酯 ceftaroline fosamil
头孢地尔 cefiderocol
拉氧头孢 latamoxef, moxalactam
氨曲南 aztreonam
亚胺培南 imipenem
美罗培南 meropenem
厄他培南 ertapenem
比阿培南 biapenem
多立培南 doripenem
法罗培南 faropenem
西司他丁 cilastatin
红霉素 erythromycin
阿奇霉素 azithromycin
克拉霉素 clarithromycin
罗红霉素 roxithromycin
泰乐菌素 tylosin
替米考星 tilmicosin
泰拉霉素 tulathromycin
泰妙菌素 tiamulin
螺旋霉素 spiramycin
克林霉素 clindamycin
林可霉素 lincomycin
庆大霉素 gentamicin
链霉素 streptomycin
卡那霉素 kanamycin
妥布霉素 tobramycin
阿米卡星 amikacin
新霉素 neomycin
大观霉素 spectinomycin
安普霉素 apramycin
潮霉素B hygromycin B
潮霉素 hygromycin
嘌呤霉素 puromycin
四环素 tetracycline
多西环素 doxycycline
强力霉素 doxycycline
米诺环素 minocycline
土霉素 oxytetracycline
金霉素 chlortetracycline
替加环素 tigecycline
依拉环素 eravacycline
奥马环素 omadacycline
氯霉素 chloramphenicol
氟苯尼考 florfenicol
甲砜霉素 thiamphenicol
万古霉素 vancomycin
去甲万古霉素 norvancomycin
替考拉宁 teicoplanin
达巴万星 dalbavancin
达托霉素 daptomycin
利奈唑胺 linezolid
康替唑胺 contezolid
多黏菌素 polymyxin, polymyxins
多粘菌素 polymyxin, polymyxins
多黏菌素B polymyxin B
多粘菌素B polymyxin B
黏菌素 colistin
磷霉素 fosfomycin
夫西地酸 fusidic acid
莫匹罗星 mupirocin
杆菌肽 bacitracin
环丙沙星 ciprofloxacin
左氧氟沙星 levofloxacin
氧氟沙星 ofloxacin
莫西沙星 moxifloxacin
诺氟沙星 norfloxacin
加替沙星 gatifloxacin
恩诺沙星 enrofloxacin
西他沙星 sitafloxacin
奈诺沙星 nemonoxacin
马波沙星 marbofloxacin
磺胺甲噁唑 sulfamethoxazole
磺胺甲恶唑 sulfamethoxazole
磺胺嘧啶 sulfadiazine
磺胺嘧啶银 silver sulfadiazine
甲氧苄啶 trimethoprim
甲硝唑 metronidazole
替硝唑 tinidazole
奥硝唑 ornidazole
呋喃妥因 nitrofurantoin
呋喃唑酮 furazolidone
小檗碱 berberine
黄连素 berberine
异烟肼 isoniazid
利福平 rifampicin, rifampin
利福喷丁 rifapentine
利福布汀 rifabutin
吡嗪酰胺 pyrazinamide
乙胺丁醇 ethambutol
贝达喹啉 bedaquiline
德拉马尼 delamanid
环丝氨酸 cycloserine
氨苯砜 dapsone
氯法齐明 clofazimine
氟康唑 fluconazole
伊曲康唑 itraconazole
伏立康唑 voriconazole
泊沙康唑 posaconazole
艾沙康唑 isavuconazole
酮康唑 ketoconazole
克霉唑 clotrimazole
咪康唑 miconazole
联苯苄唑 bifonazole
益康唑 econazole
特比萘芬 terbinafine
布替萘芬 butenafine
阿莫罗芬 amorolfine
环吡酮胺 ciclopirox olamine, ciclopirox
两性霉素B amphotericin B
制霉菌素 nystatin
卡泊芬净 caspofungin
米卡芬净 micafungin
阿尼芬净 anidulafungin
氟胞嘧啶 flucytosine
灰黄霉素 griseofulvin
阿昔洛韦 acyclovir, aciclovir
伐昔洛韦 valacyclovir, valaciclovir
泛昔洛韦 famciclovir
喷昔洛韦 penciclovir
更昔洛韦 ganciclovir
缬更昔洛韦 valganciclovir
来特莫韦 letermovir
膦甲酸钠 foscarnet sodium, foscarnet
利巴韦林 ribavirin
奥司他韦 oseltamivir
磷酸奥司他韦 oseltamivir phosphate, oseltamivir
扎那米韦 zanamivir
帕拉米韦 peramivir
巴洛沙韦 baloxavir
玛巴洛沙韦 baloxavir marboxil
法匹拉韦 favipiravir
法维拉韦 favipiravir
阿比多尔 umifenovir, arbidol
瑞德西韦 remdesivir
莫努匹拉韦 molnupiravir
莫诺拉韦 molnupiravir
奈玛特韦 nirmatrelvir
奈玛特韦利托那韦 nirmatrelvir and ritonavir, Paxlovid
恩赛特韦 ensitrelvir
先诺特韦 simnotrelvir
阿兹夫定 azvudine
拉米夫定 lamivudine
替比夫定 telbivudine
恩替卡韦 entecavir
阿德福韦 adefovir
阿德福韦酯 adefovir dipivoxil, adefovir
替诺福韦 tenofovir
富马酸替诺福韦二吡呋酯 tenofovir disoproxil fumarate
替诺福韦酯 tenofovir disoproxil
丙酚替诺福韦 tenofovir alafenamide
替诺福韦艾拉酚胺 tenofovir alafenamide
艾米替诺福韦 tenofovir amibufenamide
齐多夫定 zidovudine
司他夫定 stavudine
阿巴卡韦 abacavir
恩曲他滨 emtricitabine
依非韦伦 efavirenz
奈韦拉平 nevirapine
利匹韦林 rilpivirine
多拉韦林 doravirine
依曲韦林 etravirine
艾诺韦林 ainuovirine
洛匹那韦 lopinavir
利托那韦 ritonavir
达芦那韦 darunavir
阿扎那韦 atazanavir
拉替拉韦 raltegravir
多替拉韦 dolutegravir
比克替拉韦 bictegravir
卡博特韦 cabotegravir
艾维雷韦 elvitegravir
马拉韦罗 maraviroc
恩夫韦肽 enfuvirtide
艾博韦泰 albuvirtide
来那卡帕韦 lenacapavir
索磷布韦 sofosbuvir
索非布韦 sofosbuvir
维帕他韦 velpatasvir
达拉他韦 daclatasvir
来迪派韦 ledipasvir
西美瑞韦 simeprevir
格卡瑞韦 glecaprevir
艾尔巴韦 elbasvir
干扰素 interferon, interferons
α-干扰素 interferon-alpha, interferon alpha
干扰素α interferon-alpha, interferon alpha
聚乙二醇干扰素 peginterferon, pegylated interferon
聚乙二醇干扰素α peginterferon alfa, pegylated interferon alpha
青蒿素 artemisinin, artemisinins
双氢青蒿素 dihydroartemisinin, artenimol
青蒿琥酯 artesunate
蒿甲醚 artemether
本芴醇 lumefantrine
氯喹 chloroquine
羟氯喹 hydroxychloroquine
伯氨喹 primaquine
奎宁 quinine
甲氟喹 mefloquine
哌喹 piperaquine
乙胺嘧啶 pyrimethamine
阿托伐醌 atovaquone
阿苯达唑 albendazole
甲苯咪唑 mebendazole
芬苯达唑 fenbendazole
左旋咪唑 levamisole
伊维菌素 ivermectin
阿维菌素 avermectin, abamectin
多拉菌素 doramectin
莫昔克丁 moxidectin
吡喹酮 praziquantel
硝唑尼特 nitazoxanide
氯硝柳胺 niclosamide
地克珠利 diclazuril
妥曲珠利 toltrazuril
莫能菌素 monensin
氟雷拉纳 fluralaner
阿福拉纳 afoxolaner
沙罗拉纳 sarolaner
非泼罗尼 fipronil
塞拉菌素 selamectin
聚维酮碘 povidone-iodine
碘伏 iodophor, povidone-iodine
氯己定 chlorhexidine
洗必泰 chlorhexidine
过氧化氢 hydrogen peroxide
过氧乙酸 peracetic acid
次氯酸钠 sodium hypochlorite
次氯酸 hypochlorous acid
苯扎氯铵 benzalkonium chloride, benzalkonium compounds
苯扎溴铵 benzalkonium bromide
三氯生 triclosan
戊二醛 glutaraldehyde, glutaral
高锰酸钾 potassium permanganate
硼酸 boric acid

# cancer
环磷酰胺 cyclophosphamide
异环磷酰胺 ifosfamide
白消安 busulfan
美法仑 melphalan
苯丁酸氮芥 chlorambucil
苯达莫司汀 bendamustine
卡莫司汀 carmustine
洛莫司汀 lomustine
替莫唑胺 temozolomide
达卡巴嗪 dacarbazine
塞替派 thiotepa
顺铂 cisplatin
卡铂 carboplatin
奥沙利铂 oxaliplatin
奈达铂 nedaplatin
洛铂 lobaplatin
甲氨蝶呤 methotrexate
甲氨喋呤 methotrexate
培美曲塞 pemetrexed
培美曲塞二钠 pemetrexed disodium, pemetrexed
雷替曲塞 raltitrexed
氟尿嘧啶 fluorouracil, 5-fluorouracil
5-氟尿嘧啶 5-fluorouracil, fluorouracil, 5-FU
卡培他滨 capecitabine
替吉奥 tegafur gimeracil oteracil
替加氟 tegafur
曲氟尿苷 trifluridine
吉西他滨 gemcitabine
盐酸吉西他滨 gemcitabine hydrochloride, gemcitabine
阿糖胞苷 cytarabine
阿扎胞苷 azacitidine, azacytidine
地西他滨 decitabine
氟达拉滨 fludarabine
氯法拉滨 clofarabine
巯嘌呤 mercaptopurine, 6-mercaptopurine
6-巯基嘌呤 6-mercaptopurine, mercaptopurine
硫鸟嘌呤 thioguanine, tioguanine
羟基脲 hydroxyurea, hydroxycarbamide
多柔比星 doxorubicin, adriamycin
阿霉素 doxorubicin, adriamycin
盐酸多柔比星 doxorubicin hydrochloride, doxorubicin
表柔比星 epirubicin
柔红霉素 daunorubicin
伊达比星 idarubicin
米托蒽醌 mitoxantrone
吡柔比星 pirarubicin
博来霉素 bleomycin
丝裂霉素 mitomycin
丝裂霉素C mitomycin, mitomycin C
放线菌素D dactinomycin, actinomycin D
紫杉醇 paclitaxel, taxol
白蛋白结合型紫杉醇 albumin-bound paclitaxel, nab-paclitaxel
多西他赛 docetaxel
多西紫杉醇 docetaxel
卡巴他赛 cabazitaxel
长春新碱 vincristine
长春碱 vinblastine
长春瑞滨 vinorelbine
艾立布林 eribulin
优替德隆 utidelone
伊沙匹隆 ixabepilone
埃博霉素 epothilone, epothilones
喜树碱 camptothecin
羟基喜树碱 hydroxycamptothecin, 10-hydroxycamptothecin
伊立替康 irinotecan
拓扑替康 topotecan
依托泊苷 etoposide
替尼泊苷 teniposide
鬼臼毒素 podophyllotoxin
三尖杉酯碱 harringtonine
高三尖杉酯碱 homoharringtonine, omacetaxine mepesuccinate
门冬酰胺酶 asparaginase
培门冬酶 pegaspargase
三氧化二砷 arsenic trioxide
维甲酸 tretinoin, retinoic acid
全反式维甲酸 tretinoin, all-trans retinoic acid, ATRA
维A酸 tretinoin, retinoic acid
异维A酸 isotretinoin
阿维A acitretin
阿达帕林 adapalene
贝沙罗汀 bexarotene
亚叶酸钙 calcium folinate, leucovorin calcium, leucovorin
美司钠 mesna
右雷佐生 dexrazoxane
氨磷汀 amifostine
他莫昔芬 tamoxifen
托瑞米芬 toremifene
氟维司群 fulvestrant
阿那曲唑 anastrozole
依西美坦 exemestane
艾拉司群 elacestrant
阿比特龙 abiraterone
醋酸阿比特龙 abiraterone acetate, abiraterone
恩扎卢胺 enzalutamide
阿帕他胺 apalutamide
达罗他胺 darolutamide
瑞维鲁胺 rezvilutamide
比卡鲁胺 bicalutamide
氟他胺 flutamide
普克鲁胺 proxalutamide
伊马替尼 imatinib
甲磺酸伊马替尼 imatinib mesylate, imatinib
达沙替尼 dasatinib
尼洛替尼 nilotinib
博舒替尼 bosutinib
普纳替尼 ponatinib
氟马替尼 flumatinib
奥雷巴替尼 olverembatinib
阿思尼布 asciminib
吉非替尼 gefitinib
厄洛替尼 erlotinib
埃克替尼 icotinib
阿法替尼 afatinib
达可替尼 dacomitinib
奥希替尼 osimertinib
阿美替尼 almonertinib, aumolertinib
伏美替尼 furmonertinib, alflutinib
贝福替尼 befotertinib
拉泽替尼 lazertinib
莫博赛替尼 mobocertinib
舒沃替尼 sunvozertinib
拉帕替尼 lapatinib
来那替尼 neratinib
奈拉替尼 neratinib
吡咯替尼 pyrotinib
图卡替尼 tucatinib
克唑替尼 crizotinib
色瑞替尼 ceritinib
阿来替尼 alectinib
布格替尼 brigatinib
洛拉替尼 lorlatinib
恩沙替尼 ensartinib
恩曲替尼 entrectinib
拉罗替尼 larotrectinib
瑞普替尼 repotrectinib
塞普替尼 selpercatinib
普拉替尼 pralsetinib
赛沃替尼 savolitinib
卡马替尼 capmatinib
特泊替尼 tepotinib
谷美替尼 glumetinib, gumarontinib
索拉非尼 sorafenib
甲苯磺酸索拉非尼 sorafenib tosylate, sorafenib
多纳非尼 donafenib
舒尼替尼 sunitinib
培唑帕尼 pazopanib
阿昔替尼 axitinib
仑伐替尼 lenvatinib
乐伐替尼 lenvatinib
瑞戈非尼 regorafenib
卡博替尼 cabozantinib
凡德他尼 vandetanib
安罗替尼 anlotinib
阿帕替尼 apatinib, rivoceranib
呋喹替尼 fruquintinib
索凡替尼 surufatinib
替沃扎尼 tivozanib
瑞派替尼 ripretinib
阿伐替尼 avapritinib
厄达替尼 erdafitinib
佩米替尼 pemigatinib
维莫非尼 vemurafenib
达拉非尼 dabrafenib
曲美替尼 trametinib
比美替尼 binimetinib
考比替尼 cobimetinib
司美替尼 selumetinib
妥拉美替尼 tunlametinib
索托拉西布 sotorasib
阿达格拉西布 adagrasib
氟泽雷塞 fulzerasib
伊布替尼 ibrutinib
依鲁替尼 ibrutinib
阿卡替尼 acalabrutinib
泽布替尼 zanubrutinib
奥布替尼 orelabrutinib
匹妥布替尼 pirtobrutinib
维奈克拉 venetoclax
维奈托克 venetoclax
吉瑞替尼 gilteritinib
米哚妥林 midostaurin
奎扎替尼 quizartinib
艾伏尼布 ivosidenib
恩西地平 enasidenib
鲁索替尼 ruxolitinib
芦可替尼 ruxolitinib
菲卓替尼 fedratinib
莫洛替尼 momelotinib
帕博西尼 palbociclib
哌柏西利 palbociclib
瑞波西利 ribociclib
阿贝西利 abemaciclib
达尔西利 dalpiciclib
曲拉西利 trilaciclib
奥拉帕利 olaparib
尼拉帕利 niraparib
卢卡帕利 rucaparib
他拉唑帕利 talazoparib
氟唑帕利 fuzuloparib, fluzoparib
帕米帕利 pamiparib
依维莫司 everolimus
替西罗莫司 temsirolimus
阿培利司 alpelisib
阿博利布 alpelisib
艾德拉尼 idelalisib
度维利塞 duvelisib
林普利塞 linperlisib
卡帕塞替尼 capivasertib
卡匹色替 capivasertib
伏立诺他 vorinostat
西达本胺 chidamide, tucidinostat
帕比司他 panobinostat
罗米地辛 romidepsin
他泽司他 tazemetostat
硼替佐米 bortezomib
卡非佐米 carfilzomib
伊沙佐米 ixazomib
沙利度胺 thalidomide
来那度胺 lenalidomide
泊马度胺 pomalidomide
塞利尼索 selinexor
维莫德吉 vismodegib
索立德吉 sonidegib
格拉吉布 glasdegib
利妥昔单抗 rituximab
奥妥珠单抗 obinutuzumab
曲妥珠单抗 trastuzumab
赫赛汀 trastuzumab, Herceptin
帕妥珠单抗 pertuzumab
伊尼妥单抗 inetetamab
恩美曲妥珠单抗 trastuzumab emtansine, ado-trastuzumab emtansine
德曲妥珠单抗 trastuzumab deruxtecan
维迪西妥单抗 disitamab vedotin
戈沙妥珠单抗 sacituzumab govitecan
芦康沙妥珠单抗 sacituzumab tirumotecan
维布妥昔单抗 brentuximab vedotin
维恩妥尤单抗 enfortumab vedotin
本妥昔单抗 brentuximab vedotin
维泊妥珠单抗 polatuzumab vedotin
奥加伊妥珠单抗 inotuzumab ozogamicin
吉妥珠单抗 gemtuzumab, gemtuzumab ozogamicin
贝伐珠单抗 bevacizumab
贝伐单抗 bevacizumab
雷莫西尤单抗 ramucirumab
西妥昔单抗 cetuximab
帕尼单抗 panitumumab
尼妥珠单抗 nimotuzumab
耐昔妥珠单抗 necitumumab
埃万妥单抗 amivantamab
伊匹木单抗 ipilimumab
伊匹单抗 ipilimumab
替西木单抗 tremelimumab
纳武利尤单抗 nivolumab
纳武单抗 nivolumab
帕博利珠单抗 pembrolizumab
派姆单抗 pembrolizumab
阿替利珠单抗 atezolizumab
阿特珠单抗 atezolizumab
度伐利尤单抗 durvalumab
德瓦鲁单抗 durvalumab
阿维鲁单抗 avelumab
西米普利单抗 cemiplimab
特瑞普利单抗 toripalimab
信迪利单抗 sintilimab
卡瑞利珠单抗 camrelizumab
替雷利珠单抗 tislelizumab
派安普利单抗 penpulimab
赛帕利单抗 zimberelimab
斯鲁利单抗 serplulimab
恩沃利单抗 envafolimab
舒格利单抗 sugemalimab
阿得贝利单抗 adebrelimab
卡度尼利单抗 cadonilimab
依沃西单抗 ivonescimab
瑞拉利单抗 relatlimab
达雷妥尤单抗 daratumumab
达雷木单抗 daratumumab
艾沙妥昔单抗 isatuximab
埃罗妥珠单抗 elotuzumab
莫格利珠单抗 mogamulizumab
佐妥昔单抗 zolbetuximab
贝林妥欧单抗 blinatumomab
博纳吐单抗 blinatumomab
特立妥单抗 teclistamab
格菲妥单抗 glofitamab
艾可瑞妥单抗 epcoritamab
莫妥珠单抗 mosunetuzumab
塔奎妥单抗 talquetamab
塔拉妥单抗 tarlatamab
达妥昔单抗 dinutuximab, dinutuximab beta
那西妥单抗 naxitamab
替伊莫单抗 ibritumomab tiuxetan
替沙仑赛 tisagenlecleucel
阿基仑赛 axicabtagene ciloleucel
瑞基奥仑赛 relmacabtagene autoleucel
西达基奥仑赛 ciltacabtagene autoleucel
伊基奥仑赛 equecabtagene autoleucel
艾基维仑赛 idecabtagene vicleucel
卡介苗 BCG vaccine, Bacillus Calmette-Guerin vaccine
阿地白介素 aldesleukin
重组人血管内皮抑制素 endostatin, recombinant human endostatin, Endostar
阿柏西普 aflibercept
雷珠单抗 ranibizumab
康柏西普 conbercept
法瑞西单抗 faricimab
布洛赛珠单抗 brolucizumab
维替泊芬 verteporfin
卟吩姆钠 porfimer sodium
5-氨基酮戊酸 5-aminolevulinic acid, aminolevulinic acid, 5-ALA
氨基酮戊酸 aminolevulinic acid
二氯化镭 radium Ra 223 dichloride, radium-223
镥氧奥曲肽 lutetium Lu 177 dotatate, lutetium oxodotreotide

# immune system
环孢素 cyclosporine, ciclosporin
环孢素A cyclosporin A, cyclosporine, ciclosporin
环孢菌素 cyclosporin, cyclosporine
他克莫司 tacrolimus, FK506
西罗莫司 sirolimus, rapamycin
雷帕霉素 rapamycin, sirolimus
吡美莫司 pimecrolimus
吗替麦考酚酯 mycophenolate mofetil
霉酚酸酯 mycophenolate mofetil
霉酚酸 mycophenolic acid
麦考酚酸 mycophenolic acid
硫唑嘌呤 azathioprine
来氟米特 leflunomide
艾拉莫德 iguratimod
雷公藤甲素 triptolide
雷公藤多苷 tripterygium glycosides
托法替布 tofacitinib
托法替尼 tofacitinib
巴瑞替尼 baricitinib
乌帕替尼 upadacitinib
阿布昔替尼 abrocitinib
非戈替尼 filgotinib
利特昔替尼 ritlecitinib
氘可来昔替尼 deucravacitinib
阿普米司特 apremilast
克立硼罗 crisaborole
本维莫德 benvitimod, tapinarof
阿达木单抗 adalimumab
英夫利昔单抗 infliximab
英夫利西单抗 infliximab
依那西普 etanercept
戈利木单抗 golimumab
培塞利珠单抗 certolizumab pegol
赛妥珠单抗 certolizumab pegol
托珠单抗 tocilizumab
萨特利珠单抗 satralizumab
阿那白滞素 anakinra
卡那奴单抗 canakinumab
司库奇尤单抗 secukinumab
依奇珠单抗 ixekizumab
布罗利尤单抗 brodalumab
比吉利珠单抗 bimekizumab
赛立奇单抗 xeligekimab
乌司奴单抗 ustekinumab
古塞奇尤单抗 guselkumab
瑞莎珠单抗 risankizumab
替拉珠单抗 tildrakizumab
阿巴西普 abatacept
贝拉西普 belatacept
贝利尤单抗 belimumab
泰它西普 telitacicept
阿尼鲁单抗 anifrolumab
依库珠单抗 eculizumab
瑞利珠单抗 ravulizumab
伊普可泮 iptacopan
拉那利尤单抗 lanadelumab
艾替班特 icatibant
巴利昔单抗 basiliximab
抗胸腺细胞球蛋白 antilymphocyte serum, antithymocyte globulin
静注人免疫球蛋白 intravenous immunoglobulin, IVIG
静脉注射免疫球蛋白 intravenous immunoglobulin, IVIG
人免疫球蛋白 human immunoglobulin
胸腺肽 thymopeptide, thymosin
胸腺法新 thymalfasin, thymosin alpha 1
胸腺五肽 thymopentin
匹多莫德 pidotimod
咪喹莫特 imiquimod
卡泊三醇 calcipotriol, calcipotriene
地蒽酚 anthralin, dithranol
过氧化苯甲酰 benzoyl peroxide
壬二酸 azelaic acid
氢醌 hydroquinone
熊果苷 arbutin
帕利珠单抗 palivizumab
尼塞韦单抗 nirsevimab

# eyes
拉坦前列素 latanoprost
曲伏前列素 travoprost
他氟前列素 tafluprost
比马前列素 bimatoprost
布林佐胺 brinzolamide
多佐胺 dorzolamide
溴莫尼定 brimonidine
卡替洛尔 carteolol
奈他舒地尔 netarsudil
利帕舒地尔 ripasudil
毛果芸香碱 pilocarpine
托吡卡胺 tropicamide
玻璃酸钠 sodium hyaluronate, hyaluronic acid
透明质酸钠 sodium hyaluronate, hyaluronic acid
地夸磷索钠 diquafosol sodium, diquafosol
利非司特 lifitegrast

# rare diseases and gene medicines
伊米苷酶 imiglucerase
阿加糖酶 agalsidase, agalsidase beta
阿糖苷酶α alglucosidase alfa
拉罗尼酶 laronidase
艾度硫酸酯酶 idursulfase
麦格司他 miglustat
米加司他 migalastat
沙丙蝶呤 sapropterin
尼替西农 nitisinone
青霉胺 penicillamine
曲恩汀 trientine
氯苯唑酸 tafamidis
氯苯唑酸葡胺 tafamidis meglumine, tafamidis
伏索利肽 vosoritide
布罗索尤单抗 burosumab
依特立生 eteplirsen
福米韦生 fomivirsen

# contrast agents and tracers
碘海醇 iohexol
碘普罗胺 iopromide
碘克沙醇 iodixanol
碘帕醇 iopamidol
碘佛醇 ioversol
碘化油 iodized oil, ethiodized oil
硫酸钡 barium sulfate
钆喷酸葡胺 gadopentetate dimeglumine, gadolinium DTPA
钆布醇 gadobutrol
钆特酸葡胺 gadoterate meglumine
钆塞酸二钠 gadoxetate disodium, gadoxetic acid
六氟化硫 sulfur hexafluoride
吲哚菁绿 indocyanine green, ICG
荧光素钠 fluorescein sodium, fluorescein
亚甲蓝 methylene blue, methylthioninium chloride
亚甲基蓝 methylene blue
氟代脱氧葡萄糖 fluorodeoxyglucose F18, fluorodeoxyglucose, FDG

# vitamins, minerals and amino acids
维生素A vitamin A, retinol
视黄醇 retinol, vitamin A
维生素B vitamin B complex, vitamin B
维生素B1 thiamine, vitamin B1
硫胺素 thiamine, vitamin B1
维生素B2 riboflavin, vitamin B2
核黄素 riboflavin, vitamin B2
维生素B3 niacin, vitamin B3, nicotinic acid
烟酸 niacin, nicotinic acid
烟酰胺 niacinamide, nicotinamide
维生素B5 pantothenic acid, vitamin B5
泛酸 pantothenic acid
维生素B6 vitamin B6, pyridoxine
吡哆醇 pyridoxine
维生素B12 vitamin B12, cobalamin, cyanocobalamin
氰钴胺 cyanocobalamin
叶酸 folic acid, folate
维生素C ascorbic acid, vitamin C
抗坏血酸 ascorbic acid, vitamin C
维生素D vitamin D
维生素D3 cholecalciferol, vitamin D3, colecalciferol
胆钙化醇 cholecalciferol, vitamin D3
骨化二醇 calcifediol, 25-hydroxyvitamin D
维生素E vitamin E, tocopherol
生育酚 tocopherol, tocopherols
维生素K2 vitamin K2, menaquinone
维生素H biotin, vitamin H
β-胡萝卜素 beta carotene, beta-carotene
类胡萝卜素 carotenoid, carotenoids
番茄红素 lycopene
叶黄素 lutein
玉米黄质 zeaxanthin
虾青素 astaxanthin
辅酶Q10 coenzyme Q10, ubiquinone, ubidecarenone
α-硫辛酸 alpha-lipoic acid, thioctic acid
硫辛酸 thioctic acid, lipoic acid
左卡尼汀 levocarnitine, L-carnitine
左旋肉碱 levocarnitine, L-carnitine
肉碱 carnitine
牛磺酸 taurine
肌酸 creatine
肌醇 inositol
胆碱 choline
烟酰胺单核苷酸 nicotinamide mononucleotide, NMN
烟酰胺腺嘌呤二核苷酸 nicotinamide adenine dinucleotide, NAD
白藜芦醇 resveratrol
姜黄素 curcumin
花青素 anthocyanin, anthocyanins
原花青素 proanthocyanidin, proanthocyanidins
茶多酚 tea polyphenol, tea polyphenols
表没食子儿茶素没食子酸酯 epigallocatechin gallate, EGCG
大豆异黄酮 soy isoflavone, soybean isoflavones
二十二碳六烯酸 docosahexaenoic acid, docosahexaenoic acids, DHA
二十碳五烯酸 eicosapentaenoic acid, EPA
花生四烯酸 arachidonic acid
亚油酸 linoleic acid
亚麻酸 linolenic acid, alpha-linolenic acid
共轭亚油酸 conjugated linoleic acid
γ-氨基丁酸 gamma-aminobutyric acid, GABA
精氨酸 arginine
赖氨酸 lysine
谷氨酸 glutamic acid, glutamate
谷氨酰胺 glutamine
天冬氨酸 aspartic acid, aspartate
天冬酰胺 asparagine
组氨酸 histidine
甘氨酸 glycine
丙氨酸 alanine
β-丙氨酸 beta-alanine
缬氨酸 valine
亮氨酸 leucine
异亮氨酸 isoleucine
苯丙氨酸 phenylalanine
酪氨酸 tyrosine
色氨酸 tryptophan
丝氨酸 serine
苏氨酸 threonine
半胱氨酸 cysteine
胱氨酸 cystine
蛋氨酸 methionine
甲硫氨酸 methionine
脯氨酸 proline
羟脯氨酸 hydroxyproline
鸟氨酸 ornithine
瓜氨酸 citrulline
肌肽 carnosine
支链氨基酸 branched-chain amino acid, BCAA
葡萄糖酸钙 calcium gluconate
碳酸钙 calcium carbonate
碳酸氢钠 sodium bicarbonate
硫酸镁 magnesium sulfate
氯化钾 potassium chloride
葡萄糖酸锌 zinc gluconate
氧化锌 zinc oxide
亚硒酸钠 sodium selenite
硫酸锌 zinc sulfate
炉甘石 calamine
凡士林 petrolatum, vaseline
尿囊素 allantoin
神经酰胺 ceramide, ceramides
角鲨烯 squalene
羊毛脂 lanolin
薄荷醇 menthol
薄荷脑 menthol
樟脑 camphor
冰片 borneol
水杨酸甲酯 methyl salicylate
丁香酚 eugenol
百里酚 thymol
桉叶油 eucalyptus oil
茶树油 tea tree oil
活性炭 activated carbon, charcoal
二甲硅油 dimethicone, dimeticone
西甲硅油 simethicone, simeticone

# vaccines and sera
流感疫苗 influenza vaccine, influenza vaccines
新冠疫苗 COVID-19 vaccine, COVID-19 vaccines
新型冠状病毒疫苗 COVID-19 vaccine, SARS-CoV-2 vaccine
乙肝疫苗 hepatitis B vaccine, hepatitis B vaccines
乙型肝炎疫苗 hepatitis B vaccine, hepatitis B vaccines
甲肝疫苗 hepatitis A vaccine, hepatitis A vaccines
人乳头瘤病毒疫苗 papillomavirus vaccine, HPV vaccine, human papillomavirus vaccine
宫颈癌疫苗 HPV vaccine, papillomavirus vaccines
狂犬病疫苗 rabies vaccine, rabies vaccines
百白破疫苗 diphtheria-tetanus-pertussis vaccine, DTP vaccine
破伤风疫苗 tetanus vaccine, tetanus toxoid
破伤风类毒素 tetanus toxoid
白喉类毒素 diphtheria toxoid
脊髓灰质炎疫苗 poliovirus vaccine, polio vaccine
麻疹疫苗 measles vaccine
麻腮风疫苗 measles-mumps-rubella vaccine, MMR vaccine
水痘疫苗 varicella vaccine, chickenpox vaccine
带状疱疹疫苗 herpes zoster vaccine, shingles vaccine
肺炎球菌疫苗 pneumococcal vaccine, pneumococcal vaccines
肺炎球菌结合疫苗 pneumococcal conjugate vaccine
脑膜炎球菌疫苗 meningococcal vaccine, meningococcal vaccines
轮状病毒疫苗 rotavirus vaccine, rotavirus vaccines
手足口病疫苗 EV71 vaccine, enterovirus 71 vaccine
乙脑疫苗 Japanese encephalitis vaccine, Japanese encephalitis vaccines
登革热疫苗 dengue vaccine, dengue vaccines
疟疾疫苗 malaria vaccine, malaria vaccines
癌症疫苗 cancer vaccine, cancer vaccines
肿瘤疫苗 tumor vaccine, cancer vaccines
核酸疫苗 nucleic acid vaccine, nucleic acid-based vaccines
mRNA疫苗 mRNA vaccine, mRNA vaccines
DNA疫苗 DNA vaccine
结合疫苗 conjugate vaccine
联合疫苗 combined vaccine
多价疫苗 polyvalent vaccine
口蹄疫疫苗 foot-and-mouth disease vaccine
抗毒素 antitoxin, antitoxins
破伤风抗毒素 tetanus antitoxin
抗蛇毒血清 antivenom, antivenins
狂犬病免疫球蛋白 rabies immune globulin, rabies immunoglobulin
抗体药物偶联物 antibody-drug conjugate
抗体偶联药物 antibody-drug conjugate
CAR-T细胞 CAR-T cell, chimeric antigen receptor T cell
富血小板血浆 platelet-rich plasma, PRP
富血小板纤维蛋白 platelet-rich fibrin, PRF
纤维蛋白胶 fibrin glue, fibrin tissue adhesive

# medicinal plants
人参 ginseng, Panax ginseng
西洋参 American ginseng, Panax quinquefolius
红参 red ginseng
三七 Panax notoginseng, notoginseng, Sanqi
党参 Codonopsis pilosula, Codonopsis
太子参 Pseudostellaria heterophylla
丹参 Salvia miltiorrhiza, danshen
黄芪 Astragalus membranaceus, Astragalus propinquus, astragalus root
当归 Angelica sinensis
甘草 licorice, Glycyrrhiza uralensis, Glycyrrhiza
白术 Atractylodes macrocephala
苍术 Atractylodes lancea
茯苓 Poria cocos, Wolfiporia, poria
白芍 Paeonia lactiflora, white peony root
赤芍 red peony root, Paeonia veitchii
牡丹皮 moutan cortex, Paeonia suffruticosa
川芎 Ligusticum chuanxiong, chuanxiong rhizome
地黄 Rehmannia glutinosa, Rehmannia
熟地黄 prepared Rehmannia root, Rehmannia glutinosa
生地黄 Rehmannia root, Rehmannia glutinosa
黄连 Coptis chinensis, coptis rhizome
黄芩 Scutellaria baicalensis
黄柏 Phellodendron amurense, Phellodendron chinense
大黄 rhubarb, Rheum palmatum, Rheum
柴胡 Bupleurum chinense, Bupleurum
葛根 Pueraria lobata, kudzu root, Pueraria
麻黄 Ephedra sinica, Ephedra
桂枝 Cinnamomi ramulus, cinnamon twig
肉桂 cinnamon, Cinnamomum cassia
附子 aconite, Aconitum carmichaelii
川乌 Aconitum carmichaelii
干姜 dried ginger, Zingiber officinale
半夏 Pinellia ternata
陈皮 tangerine peel, Citrus reticulata
枳实 Citrus aurantium, immature bitter orange
枳壳 bitter orange, Citrus aurantium
厚朴 Magnolia officinalis
香附 Cyperus rotundus
木香 Aucklandia lappa, Saussurea costus, costus root
砂仁 Amomum villosum
金银花 Lonicera japonica, honeysuckle
连翘 Forsythia suspensa, Forsythia
板蓝根 Isatis indigotica, Isatis root, Radix Isatidis
大青叶 Isatis leaf, Folium Isatidis
鱼腥草 Houttuynia cordata, Houttuynia
蒲公英 dandelion, Taraxacum mongolicum, Taraxacum
穿心莲 Andrographis paniculata, Andrographis
夏枯草 Prunella vulgaris, Prunella
菊花 chrysanthemum, Chrysanthemum morifolium
野菊花 Chrysanthemum indicum
桑叶 mulberry leaf, Morus alba
桑白皮 mulberry bark, Morus alba
桑椹 mulberry, Morus alba
薄荷 mint, Mentha haplocalyx, peppermint
荆芥 Schizonepeta tenuifolia, Nepeta tenuifolia
羌活 Notopterygium incisum
独活 Angelica pubescens
白芷 Angelica dahurica
细辛 Asarum sieboldii, Asarum
辛夷 Magnolia flower, Magnolia biondii
苍耳子 Xanthium sibiricum, Xanthium
桔梗 Platycodon grandiflorus, Platycodon
苦杏仁 bitter apricot kernel, Armeniacae semen amarum
贝母 Fritillaria
川贝母 Fritillaria cirrhosa
浙贝母 Fritillaria thunbergii
枇杷叶 loquat leaf, Eriobotrya japonica
百合 lily bulb, Lilium
百部 Stemona
麦冬 Ophiopogon japonicus
天冬 Asparagus cochinchinensis
玉竹 Polygonatum odoratum
黄精 Polygonatum sibiricum, Polygonatum
石斛 Dendrobium
铁皮石斛 Dendrobium officinale
枸杞 wolfberry, goji berry, Lycium barbarum
枸杞子 wolfberry, goji berry, Lycium barbarum
五味子 Schisandra chinensis, Schisandra
山茱萸 Cornus officinalis
杜仲 Eucommia ulmoides
牛膝 Achyranthes bidentata
续断 Dipsacus asper
骨碎补 Drynaria fortunei, Drynaria
淫羊藿 Epimedium, Epimedium brevicornu
巴戟天 Morinda officinalis
肉苁蓉 Cistanche deserticola, Cistanche
锁阳 Cynomorium songaricum
补骨脂 Psoralea corylifolia
菟丝子 Cuscuta chinensis, dodder seed
沙苑子 Astragalus complanatus
女贞子 Ligustrum lucidum
墨旱莲 Eclipta prostrata
何首乌 Polygonum multiflorum, Fallopia multiflora
银杏叶 Ginkgo biloba leaf, Ginkgo biloba
银杏 Ginkgo biloba, ginkgo
山楂 hawthorn, Crataegus pinnatifida, Crataegus
决明子 cassia seed, Cassia obtusifolia, Senna obtusifolia
荷叶 lotus leaf, Nelumbo nucifera
莲子 lotus seed, Nelumbo nucifera
泽泻 Alisma orientale, Alisma
猪苓 Polyporus umbellatus
车前子 plantain seed, Plantago asiatica, Plantago
薏苡仁 coix seed, Job's tears, Coix lacryma-jobi
赤小豆 Vigna umbellata, rice bean
茵陈 Artemisia capillaris
栀子 Gardenia jasminoides, gardenia
龙胆 Gentiana scabra, gentian
苦参 Sophora flavescens
虎杖 Polygonum cuspidatum, Reynoutria japonica
青蒿 Artemisia annua
艾叶 mugwort leaf, Artemisia argyi
知母 Anemarrhena asphodeloides, Anemarrhena
玄参 Scrophularia ningpoensis
红花 safflower, Carthamus tinctorius
西红花 saffron, Crocus sativus
藏红花 saffron, Crocus sativus
桃仁 peach kernel, Prunus persica
益母草 motherwort, Leonurus japonicus
延胡索 Corydalis yanhusuo
郁金 Curcuma aromatica, Curcuma wenyujin
姜黄 turmeric, Curcuma longa
莪术 Curcuma zedoaria
乳香 frankincense, olibanum, Boswellia
没药 myrrh, Commiphora
鸡血藤 Spatholobus suberectus
雷公藤 Tripterygium wilfordii, Tripterygium
白花蛇舌草 Hedyotis diffusa, Oldenlandia diffusa
半枝莲 Scutellaria barbata
白及 Bletilla striata
地榆 Sanguisorba officinalis
仙鹤草 Agrimonia pilosa
酸枣仁 Ziziphus jujuba seed, Ziziphi Spinosae Semen
远志 Polygala tenuifolia
合欢皮 Albizia julibrissin bark
石菖蒲 Acorus tatarinowii
天麻 Gastrodia elata, Gastrodia
钩藤 Uncaria rhynchophylla, Uncaria
罗布麻 Apocynum venetum
刺五加 Acanthopanax senticosus, Eleutherococcus senticosus
红景天 Rhodiola rosea, Rhodiola
绞股蓝 Gynostemma pentaphyllum, Gynostemma
沙棘 sea buckthorn, Hippophae rhamnoides, Hippophae
罗汉果 monk fruit, Siraitia grosvenorii
余甘子 Phyllanthus emblica
诃子 Terminalia chebula
槟榔 areca nut, Areca catechu, betel nut
丁香 clove, Syzygium aromaticum
八角茴香 star anise, Illicium verum
小茴香 fennel, Foeniculum vulgare
花椒 Sichuan pepper, Zanthoxylum bungeanum, Zanthoxylum
吴茱萸 Evodia rutaecarpa, Tetradium ruticarpum
高良姜 galangal, Alpinia officinarum
广藿香 patchouli, Pogostemon cablin
藿香 Agastache rugosa
紫苏 perilla, Perilla frutescens
火麻仁 hemp seed, Cannabis sativa
大麻 cannabis, hemp, Cannabis sativa
罂粟 opium poppy, Papaver somniferum
芦荟 aloe, Aloe vera
月见草 evening primrose, Oenothera biennis
水飞蓟 milk thistle, Silybum marianum
贯叶连翘 St John's wort, Hypericum perforatum
紫锥菊 Echinacea, Echinacea purpurea
薰衣草 lavender, Lavandula
迷迭香 rosemary, Rosmarinus officinalis
洋甘菊 chamomile, Matricaria chamomilla
积雪草 Centella asiatica, centella
马齿苋 purslane, Portulaca oleracea
玫瑰花 rose, Rosa rugosa
灵芝 Ganoderma lucidum, Ganoderma, reishi
冬虫夏草 Cordyceps sinensis, Ophiocordyceps sinensis, cordyceps
蛹虫草 Cordyceps militaris
猴头菇 Hericium erinaceus, lion's mane mushroom
桑黄 Phellinus linteus, Sanghuangporus
银耳 Tremella fuciformis, white fungus
阿胶 donkey-hide gelatin, ejiao
鹿茸 deer antler, velvet antler
麝香 musk
牛黄 bezoar, cow bezoar
蟾酥 toad venom, Venenum Bufonis
水蛭 leech, Hirudo
地龙 earthworm, Pheretima
全蝎 scorpion, Buthus martensii
蜈蚣 centipede, Scolopendra
珍珠 pearl
牡蛎 oyster, oyster shell
朱砂 cinnabar
雄黄 realgar
芒硝 mirabilite, sodium sulfate
六味地黄丸 Liuwei Dihuang pill, Liuwei Dihuang
四物汤 Siwu decoction
四君子汤 Sijunzi decoction
补中益气汤 Buzhong Yiqi decoction
小柴胡汤 Xiao Chai Hu decoction, sho-saiko-to
逍遥散 Xiaoyao powder
桂枝汤 Guizhi decoction
麻黄汤 Mahuang decoction
白虎汤 Baihu decoction
葛根汤 Gegen decoction
血府逐瘀汤 Xuefu Zhuyu decoction
补阳还五汤 Buyang Huanwu decoction
连花清瘟 Lianhua Qingwen
连花清瘟胶囊 Lianhua Qingwen capsule, Lianhua Qingwen
复方丹参滴丸 compound danshen dripping pill, Fufang Danshen dripping pill
速效救心丸 Suxiao Jiuxin pill
安宫牛黄丸 Angong Niuhuang pill
云南白药 Yunnan Baiyao
片仔癀 Pien Tze Huang

# substances of medicinal plants
人参皂苷 ginsenoside, ginsenosides
三七总皂苷 Panax notoginseng saponins, notoginseng total saponins
黄芪甲苷 astragaloside IV
黄芪多糖 astragalus polysaccharide
丹参酮 tanshinone
丹参酮IIA tanshinone IIA
丹酚酸 salvianolic acid
丹酚酸B salvianolic acid B
丹参素 danshensu
黄芩苷 baicalin
黄芩素 baicalein
汉黄芩素 wogonin
葛根素 puerarin
大黄素 emodin
大黄酸 rhein
芦荟苷 aloin, barbaloin
槲皮素 quercetin
芦丁 rutin
山奈酚 kaempferol
木犀草素 luteolin
芹菜素 apigenin
橙皮苷 hesperidin
柚皮苷 naringin
柚皮素 naringenin
川陈皮素 nobiletin
染料木素 genistein
淫羊藿苷 icariin
绿原酸 chlorogenic acid
咖啡酸 caffeic acid
阿魏酸 ferulic acid
迷迭香酸 rosmarinic acid
没食子酸 gallic acid
鞣花酸 ellagic acid
单宁酸 tannic acid
鞣酸 tannic acid
齐墩果酸 oleanolic acid
熊果酸 ursolic acid
甘草次酸 glycyrrhetinic acid
甘草素 liquiritigenin
异甘草素 isoliquiritigenin
芍药苷 paeoniflorin
丹皮酚 paeonol
梓醇 catalpol
栀子苷 geniposide
京尼平 genipin
京尼平苷 geniposide
川芎嗪 ligustrazine, tetramethylpyrazine
苦参碱 matrine
氧化苦参碱 oxymatrine
粉防己碱 tetrandrine
汉防己甲素 tetrandrine
延胡索乙素 tetrahydropalmatine
青藤碱 sinomenine
吴茱萸碱 evodiamine
吴茱萸次碱 rutaecarpine
乌头碱 aconitine
胡椒碱 piperine
士的宁 strychnine
雷公藤红素 celastrol
穿心莲内酯 andrographolide
银杏内酯 ginkgolide, ginkgolides
厚朴酚 magnolol
和厚朴酚 honokiol
天麻素 gastrodin
红景天苷 salidroside
羟基红花黄色素A hydroxysafflor yellow A
虫草素 cordycepin
灯盏花素 breviscapine
斑蝥素 cantharidin
去甲斑蝥素 norcantharidin
华蟾素 cinobufacini, cinobufotalin
白桦脂酸 betulinic acid
补骨脂素 psoralen
蛇床子素 osthole
五味子甲素 schisandrin A, deoxyschizandrin
五味子乙素 schisandrin B
萝卜硫素 sulforaphane
大蒜素 allicin
白果内酯 bilobalide
紫草素 shikonin
隐丹参酮 cryptotanshinone
香豆素 coumarin, coumarins
皂苷 saponin, saponins
黄酮 flavonoid, flavone
黄酮类化合物 flavonoid, flavonoids
生物碱 alkaloid, alkaloids
萜类 terpene, terpenoid
多酚 polyphenol, polyphenols
单宁 tannin, tannins
灵芝多糖 Ganoderma lucidum polysaccharide
枸杞多糖 Lycium barbarum polysaccharide
褐藻糖胶 fucoidan
岩藻多糖 fucoidan
香菇多糖 lentinan
# further parts of medicinal plants, injections and formulas
大豆苷元 daidzein
金雀异黄素 genistein
儿茶素 catechin
表儿茶素 epicatechin
虎杖苷 polydatin
大黄酚 chrysophanol
芦荟大黄素 aloe-emodin
巴马汀 palmatine
阿魏酸钠 sodium ferulate
丹参酮ⅡA tanshinone IIA
原儿茶醛 protocatechualdehyde
甘草苷 liquiritin
人参皂苷Rg1 ginsenoside Rg1
人参皂苷Rb1 ginsenoside Rb1
人参皂苷Rg3 ginsenoside Rg3
三七皂苷 notoginsenoside
银杏叶提取物 Ginkgo biloba extract
马钱苷 loganin
毛蕊花糖苷 acteoside, verbascoside
连翘苷 phillyrin
连翘酯苷 forsythoside
牛蒡子苷 arctiin
欧前胡素 imperatorin
东莨菪内酯 scopoletin
马钱子碱 brucine
龙脑 borneol
麝香酮 muscone
百里香酚 thymol
肉桂醛 cinnamaldehyde
透明质酸 hyaluronic acid
还原型谷胱甘肽 reduced glutathione
维生素K1 vitamin K1, phytonadione
地氟醚 desflurane
盐酸右美托咪定 dexmedetomidine hydrochloride, dexmedetomidine
顺式阿曲库铵 cisatracurium
帕瑞昔布钠 parecoxib sodium
乌司他丁 ulinastatin
血必净注射液 Xuebijing injection
参麦注射液 Shenmai injection
生脉注射液 Shengmai injection
参附注射液 Shenfu injection
丹红注射液 Danhong injection
醒脑静注射液 Xingnaojing injection
喜炎平注射液 Xiyanping injection
热毒宁注射液 Reduning injection
清开灵注射液 Qingkailing injection
双黄连口服液 Shuanghuanglian oral liquid
藿香正气散 Huoxiang Zhengqi powder
藿香正气水 Huoxiang Zhengqi liquid
大柴胡汤 Dachaihu decoction
柴胡疏肝散 Chaihu Shugan powder
加味逍遥散 Jiawei Xiaoyao powder
丹栀逍遥散 Danzhi Xiaoyao powder
四逆散 Sini powder
六君子汤 Liujunzi decoction
香砂六君子汤 Xiangsha Liujunzi decoction
八珍汤 Bazhen decoction
归脾汤 Guipi decoction
参苓白术散 Shenling Baizhu powder
玉屏风散 Yupingfeng powder
麻杏石甘汤 Maxing Shigan decoction
小青龙汤 Xiaoqinglong decoction
银翘散 Yinqiao powder
桑菊饮 Sangju decoction
半夏泻心汤 Banxia Xiexin decoction
黄连解毒汤 Huanglian Jiedu decoction
葛根芩连汤 Gegen Qinlian decoction
白头翁汤 Baitouweng decoction
芍药汤 Shaoyao decoction
当归芍药散 Danggui Shaoyao powder
温胆汤 Wendan decoction
二陈汤 Erchen decoction
少腹逐瘀汤 Shaofu Zhuyu decoction
膈下逐瘀汤 Gexia Zhuyu decoction
桃红四物汤 Taohong Siwu decoction
桃核承气汤 Taohe Chengqi decoction
大承气汤 Dachengqi decoction
小承气汤 Xiaochengqi decoction
大黄牡丹汤 Dahuang Mudan decoction
五苓散 Wuling powder
真武汤 Zhenwu decoction
肾气丸 Shenqi pill
金匮肾气丸 Jingui Shenqi pill
知柏地黄丸 Zhibai Dihuang pill
杞菊地黄丸 Qiju Dihuang pill
左归丸 Zuogui pill
右归丸 Yougui pill
一贯煎 Yiguan decoction
独活寄生汤 Duhuo Jisheng decoction
当归四逆汤 Danggui Sini decoction
黄芪桂枝五物汤 Huangqi Guizhi Wuwu decoction
天麻钩藤饮 Tianma Gouteng decoction
镇肝熄风汤 Zhengan Xifeng decoction
酸枣仁汤 Suanzaoren decoction
甘麦大枣汤 Ganmai Dazao decoction
龙胆泻肝汤 Longdan Xiegan decoction
茵陈蒿汤 Yinchenhao decoction
炙甘草汤 Zhigancao decoction
生脉散 Shengmai powder
瓜蒌薤白半夏汤 Gualou Xiebai Banxia decoction
通心络胶囊 Tongxinluo capsule
# by the names under which they are sold in China
修美乐 adalimumab
可瑞达 pembrolizumab
欧狄沃 nivolumab
泰圣奇 atezolizumab
英飞凡 durvalumab
帕捷特 pertuzumab
赫赛莱 trastuzumab emtansine
优赫得 trastuzumab deruxtecan
安维汀 bevacizumab
美罗华 rituximab
爱必妥 cetuximab
格列卫 imatinib
易瑞沙 gefitinib
特罗凯 erlotinib
泰瑞沙 osimertinib
赛可瑞 crizotinib
多吉美 sorafenib
索坦 sunitinib
维全特 pazopanib
爱博新 palbociclib
瑞复美 lenalidomide
万珂 bortezomib
利普卓 olaparib
亿珂 ibrutinib
唯可来 venetoclax
捷恪卫 ruxolitinib
立普妥 atorvastatin
可定 rosuvastatin
络活喜 amlodipine
代文 valsartan
波立维 clopidogrel
拜瑞妥 rivaroxaban
艾乐妥 apixaban
泰毕全 dabigatran
倍林达 ticagrelor
格华止 metformin
捷诺维 sitagliptin
安达唐 dapagliflozin
欧唐静 empagliflozin
来得时 insulin glargine
诺和力 liraglutide
诺和泰 semaglutide
度易达 dulaglutide
拜唐苹 acarbose
万艾可 sildenafil
希爱力 tadalafil
耐信 esomeprazole
洛赛克 omeprazole
顺尔宁 montelukast
思力华 tiotropium
恩利 etanercept
类克 infliximab
雅美罗 tocilizumab
尚杰 tofacitinib
可善挺 secukinumab
喜达诺 ustekinumab
达必妥 dupilumab
茁乐 omalizumab
诺适得 ranibizumab
达菲 oseltamivir
速福达 baloxavir marboxil
韦瑞德 tenofovir disoproxil
博路定 entecavir
索华迪 sofosbuvir
贺维力 adefovir dipivoxil
百优解 fluoxetine
左洛复 sertraline
思瑞康 quetiapine
再普乐 olanzapine
安律凡 aripiprazole
欣百达 duloxetine
乐瑞卡 pregabalin
开浦兰 levetiracetam
安理申 donepezil
森福罗 pramipexole
芬必得 ibuprofen
泰诺林 paracetamol, acetaminophen
拜阿司匹灵 aspirin, acetylsalicylic acid
西乐葆 celecoxib
福善美 alendronate
普罗力 denosumab
`;
