/** Names of proteins, enzymes, receptors, cytokines, genes and pathways, Chinese to English. */
export const PROTEINS = `
# cytokines and growth factors
肿瘤坏死因子 tumor necrosis factor, TNF
肿瘤坏死因子α tumor necrosis factor alpha, tumor necrosis factor, TNF-alpha, TNF
肿瘤坏死因子-α tumor necrosis factor alpha, tumor necrosis factor, TNF-alpha, TNF
肿瘤坏死因子受体 tumor necrosis factor receptor, TNFR
肿瘤坏死因子受体超家族 tumor necrosis factor receptor superfamily, TNF receptor superfamily
肿瘤坏死因子相关凋亡诱导配体 TNF-related apoptosis-inducing ligand, TNFSF10
白介素 interleukin, interleukins
白细胞介素 interleukin, interleukins
白细胞介素-1 interleukin-1, interleukin 1, IL-1
白细胞介素-1β interleukin-1 beta, interleukin 1 beta, IL-1 beta, IL1B
白细胞介素-2 interleukin-2, interleukin 2, IL-2, IL2
白细胞介素-4 interleukin-4, interleukin 4, IL-4, IL4
白细胞介素-5 interleukin-5, interleukin 5, IL-5, IL5
白细胞介素-6 interleukin-6, interleukin 6, IL-6, IL6
白细胞介素-7 interleukin-7, interleukin 7, IL-7, IL7
白细胞介素-8 interleukin-8, interleukin 8, IL-8, CXCL8
白细胞介素-10 interleukin-10, interleukin 10, IL-10, IL10
白细胞介素-12 interleukin-12, interleukin 12, IL-12
白细胞介素-13 interleukin-13, interleukin 13, IL-13, IL13
白细胞介素-15 interleukin-15, interleukin 15, IL-15, IL15
白细胞介素-17 interleukin-17, interleukin 17, IL-17
白细胞介素-18 interleukin-18, interleukin 18, IL-18, IL18
白细胞介素-21 interleukin-21, interleukin 21, IL-21, IL21
白细胞介素-22 interleukin-22, interleukin 22, IL-22, IL22
白细胞介素-23 interleukin-23, interleukin 23, IL-23
白细胞介素-33 interleukin-33, interleukin 33, IL-33, IL33
白介素-1β interleukin-1 beta, interleukin 1 beta, IL-1 beta, IL1B
白介素-2 interleukin-2, interleukin 2, IL-2, IL2
白介素-4 interleukin-4, interleukin 4, IL-4, IL4
白介素-6 interleukin-6, interleukin 6, IL-6, IL6
白介素-8 interleukin-8, interleukin 8, IL-8, CXCL8
白介素-10 interleukin-10, interleukin 10, IL-10, IL10
白介素-12 interleukin-12, interleukin 12, IL-12
白介素-17 interleukin-17, interleukin 17, IL-17
白介素-23 interleukin-23, interleukin 23, IL-23
白介素2 interleukin-2, interleukin 2, IL-2, IL2
白介素6 interleukin-6, interleukin 6, IL-6, IL6
白介素10 interleukin-10, interleukin 10, IL-10, IL10
白介素17A interleukin-17A, interleukin 17A, IL-17A, IL17A
白介素-17A interleukin-17A, interleukin 17A, IL-17A, IL17A
白细胞介素-17A interleukin-17A, interleukin 17A, IL-17A, IL17A
白细胞介素-2受体 interleukin-2 receptor, IL-2 receptor
白细胞介素-6受体 interleukin-6 receptor, interleukin 6 receptor, IL-6R, IL6R
白细胞介素-4受体 interleukin-4 receptor, interleukin 4 receptor, IL-4R, IL4R
白细胞介素-1受体拮抗剂 interleukin-1 receptor antagonist, interleukin 1 receptor antagonist, IL1RN
γ-干扰素 interferon-gamma, interferon gamma, IFN-gamma, IFNG
干扰素γ interferon-gamma, interferon gamma, IFN-gamma, IFNG
干扰素-γ interferon-gamma, interferon gamma, IFN-gamma, IFNG
干扰素-α interferon-alpha, interferon alpha, IFN-alpha
干扰素-β interferon-beta, interferon beta, IFN-beta, IFNB1
干扰素β interferon-beta, interferon beta, IFN-beta, IFNB1
I型干扰素 type I interferon, interferon type I
干扰素调节因子3 interferon regulatory factor 3, interferon regulatory factor-3, IRF3
干扰素基因刺激因子 stimulator of interferon genes, STING1
转化生长因子 transforming growth factor, TGF
转化生长因子β transforming growth factor beta, TGF-beta
转化生长因子-β transforming growth factor beta, TGF-beta
转化生长因子-β1 transforming growth factor beta 1, transforming growth factor beta1, TGFB1
转化生长因子α transforming growth factor alpha, TGFA
血管内皮生长因子 vascular endothelial growth factor, vascular endothelial growth factors, VEGF
血管内皮生长因子A vascular endothelial growth factor A, VEGFA
血管内皮生长因子受体 vascular endothelial growth factor receptor, VEGF receptor, VEGFR
血管内皮生长因子受体2 vascular endothelial growth factor receptor 2, VEGFR-2, kinase insert domain receptor, KDR
表皮生长因子 epidermal growth factor, EGF
表皮生长因子受体 epidermal growth factor receptor, EGFR
人表皮生长因子受体2 human epidermal growth factor receptor 2, HER2, erb-b2 receptor tyrosine kinase 2, ERBB2
成纤维细胞生长因子 fibroblast growth factor, fibroblast growth factors, FGF
碱性成纤维细胞生长因子 basic fibroblast growth factor, fibroblast growth factor 2, bFGF, FGF2
成纤维细胞生长因子2 fibroblast growth factor 2, FGF2
成纤维细胞生长因子21 fibroblast growth factor 21, FGF21
成纤维细胞生长因子23 fibroblast growth factor 23, FGF23
成纤维细胞生长因子受体 fibroblast growth factor receptor, FGFR
成纤维细胞生长因子受体3 fibroblast growth factor receptor 3, FGFR3
血小板衍生生长因子 platelet-derived growth factor, PDGF
血小板源性生长因子 platelet-derived growth factor, PDGF
血小板衍生生长因子受体 platelet-derived growth factor receptor, PDGFR
肝细胞生长因子 hepatocyte growth factor, HGF
肝细胞生长因子受体 hepatocyte growth factor receptor, c-Met, MET proto-oncogene receptor tyrosine kinase
角质细胞生长因子 keratinocyte growth factor, fibroblast growth factor 7, KGF
胰岛素样生长因子 insulin-like growth factor, IGF
胰岛素样生长因子1 insulin-like growth factor 1, insulin-like growth factor I, IGF-1, IGF1
胰岛素样生长因子-1 insulin-like growth factor 1, insulin-like growth factor I, IGF-1, IGF1
胰岛素样生长因子2 insulin-like growth factor 2, insulin-like growth factor II, IGF2
胰岛素样生长因子1受体 insulin-like growth factor 1 receptor, IGF1R
胰岛素受体 insulin receptor, INSR
胰岛素受体底物 insulin receptor substrate, insulin receptor substrate proteins
神经生长因子 nerve growth factor, NGF
脑源性神经营养因子 brain-derived neurotrophic factor, brain derived neurotrophic factor, BDNF
胶质细胞源性神经营养因子 glial cell line-derived neurotrophic factor, glial cell derived neurotrophic factor, GDNF
睫状神经营养因子 ciliary neurotrophic factor, CNTF
神经营养因子 neurotrophic factor, nerve growth factors, neurotrophin
骨形态发生蛋白 bone morphogenetic protein, bone morphogenetic proteins, BMP
骨形态发生蛋白2 bone morphogenetic protein 2, BMP2
骨形态发生蛋白-2 bone morphogenetic protein 2, BMP-2, BMP2
骨形成蛋白 bone morphogenetic protein, BMP
生长分化因子15 growth differentiation factor 15, GDF15
生长分化因子 growth differentiation factor, GDF
肌肉生长抑制素 myostatin, growth differentiation factor 8, MSTN
肌生成抑制蛋白 myostatin, growth differentiation factor 8, MSTN
激活素 activin, activins
抑制素 inhibin, inhibins
卵泡抑素 follistatin, FST
粒细胞集落刺激因子 granulocyte colony-stimulating factor, G-CSF, CSF3
粒细胞-巨噬细胞集落刺激因子 granulocyte-macrophage colony-stimulating factor, GM-CSF, CSF2
粒细胞巨噬细胞集落刺激因子 granulocyte-macrophage colony-stimulating factor, GM-CSF, CSF2
巨噬细胞集落刺激因子 macrophage colony-stimulating factor, M-CSF, CSF1
集落刺激因子1受体 colony stimulating factor 1 receptor, CSF1R
集落刺激因子 colony-stimulating factor, colony-stimulating factors
干细胞因子 stem cell factor, KIT ligand, SCF
血小板生成素 thrombopoietin, TPO
血小板生成素受体 thrombopoietin receptor, MPL
促红细胞生成素受体 erythropoietin receptor, EPOR
白血病抑制因子 leukemia inhibitory factor, LIF
胸腺基质淋巴细胞生成素 thymic stromal lymphopoietin, TSLP
B细胞活化因子 B-cell activating factor, BAFF, TNFSF13B
趋化因子受体4 C-X-C chemokine receptor type 4, CXCR4
基质细胞衍生因子-1 stromal cell-derived factor 1, chemokine CXCL12, CXCL12
单核细胞趋化蛋白-1 monocyte chemoattractant protein-1, chemokine CCL2, MCP-1, CCL2
趋化因子受体 chemokine receptor
巨噬细胞移动抑制因子 macrophage migration inhibitory factor, MIF
血管生成素 angiopoietin, angiogenin
血管生成素-2 angiopoietin-2, angiopoietin 2, ANGPT2
血管生成素样蛋白3 angiopoietin-like 3, angiopoietin-like protein 3, ANGPTL3
结缔组织生长因子 connective tissue growth factor, CCN2, CTGF
胎盘生长因子 placental growth factor, placenta growth factor, PGF
刺猬蛋白 hedgehog protein, hedgehog proteins
音猬因子 sonic hedgehog, SHH
骨保护素 osteoprotegerin, TNFRSF11B
核因子κB受体活化因子配体 receptor activator of nuclear factor kappa-B ligand, RANK ligand, RANKL, TNFSF11
硬化蛋白 sclerostin, SOST
高迁移率族蛋白B1 high mobility group box 1, HMGB1 protein, HMGB1

# hormones and signalling peptides
胰高血糖素样肽-1 glucagon-like peptide 1, glucagon-like peptide-1, GLP-1
胰高血糖素样肽1 glucagon-like peptide 1, glucagon-like peptide-1, GLP-1
胰高血糖素样肽-2 glucagon-like peptide 2, glucagon-like peptide-2, GLP-2
胰高血糖素样肽-1受体 glucagon-like peptide-1 receptor, GLP-1 receptor, GLP1R
胰高血糖素受体 glucagon receptor, GCGR
葡萄糖依赖性促胰岛素多肽 glucose-dependent insulinotropic polypeptide, gastric inhibitory polypeptide, GIP
抑胃肽 gastric inhibitory polypeptide, GIP
胰岛素原 proinsulin
C肽 C-peptide
胰淀素 amylin, islet amyloid polypeptide, IAPP
瘦素 leptin, LEP
脂联素 adiponectin, ADIPOQ
抵抗素 resistin, RETN
鸢尾素 irisin
生长素释放肽 ghrelin
胃饥饿素 ghrelin
胃泌素 gastrin
促胃液素 gastrin
胆囊收缩素 cholecystokinin, CCK
促胰液素 secretin
胃动素 motilin
血管活性肠肽 vasoactive intestinal peptide
神经肽Y neuropeptide Y, NPY
酪酪肽 peptide YY, PYY
P物质 substance P
降钙素基因相关肽 calcitonin gene-related peptide, CGRP
缓激肽 bradykinin
内啡肽 endorphin, endorphins
脑啡肽 enkephalin, enkephalins
食欲素 orexin, orexins, hypocretin
食欲素受体 orexin receptor, orexin receptors
促肾上腺皮质激素释放激素 corticotropin-releasing hormone, CRH
促甲状腺激素 thyrotropin, thyroid stimulating hormone, TSH
促甲状腺激素受体 thyroid stimulating hormone receptor, TSHR
促甲状腺激素释放激素 thyrotropin-releasing hormone, TRH
甲状旁腺激素 parathyroid hormone, PTH
甲状旁腺素 parathyroid hormone, PTH
甲状腺激素 thyroid hormone, thyroid hormones
甲状腺素 thyroxine
三碘甲状腺原氨酸 triiodothyronine
甲状腺球蛋白 thyroglobulin
催乳素 prolactin, PRL
泌乳素 prolactin, PRL
松弛素 relaxin
抗穆勒管激素 anti-Mullerian hormone, AMH
心房利钠肽 atrial natriuretic factor, atrial natriuretic peptide, ANP
脑利钠肽 brain natriuretic peptide, BNP
B型利钠肽 B-type natriuretic peptide, brain natriuretic peptide, BNP
N末端B型利钠肽原 N-terminal pro-B-type natriuretic peptide, NT-proBNP
内皮素 endothelin, endothelins
内皮素-1 endothelin-1, endothelin 1, EDN1
内皮素受体 endothelin receptor
血管紧张素 angiotensin, angiotensins
血管紧张素II angiotensin II
血管紧张素II受体 angiotensin II receptor
血管紧张素原 angiotensinogen, AGT
肾素 renin, REN
醛固酮 aldosterone
铁调素 hepcidin, hepcidins, HAMP
乙酰胆碱 acetylcholine
血清素 serotonin, 5-hydroxytryptamine
5-羟色胺 5-hydroxytryptamine, serotonin, 5-HT
组胺 histamine
前列腺素 prostaglandin, prostaglandins
前列腺素E2 prostaglandin E2, dinoprostone, PGE2
白三烯 leukotriene, leukotrienes
血栓素 thromboxane, thromboxanes
一氧化氮 nitric oxide
环磷酸腺苷 cyclic AMP, cyclic adenosine monophosphate, cAMP
环磷酸鸟苷 cyclic GMP, cyclic guanosine monophosphate, cGMP
三磷酸腺苷 adenosine triphosphate, ATP
腺苷三磷酸 adenosine triphosphate, ATP
二磷酸腺苷 adenosine diphosphate, ADP

# immune molecules
程序性死亡受体1 programmed cell death protein 1, programmed cell death 1 receptor, PD-1, PDCD1
程序性死亡受体-1 programmed cell death protein 1, programmed cell death 1 receptor, PD-1, PDCD1
程序性死亡蛋白1 programmed cell death protein 1, PD-1, PDCD1
程序性死亡配体1 programmed death-ligand 1, programmed cell death 1 ligand 1, PD-L1, CD274
程序性死亡配体-1 programmed death-ligand 1, programmed cell death 1 ligand 1, PD-L1, CD274
细胞毒性T淋巴细胞相关蛋白4 cytotoxic T-lymphocyte associated protein 4, cytotoxic T-lymphocyte-associated protein 4, CTLA-4 antigen, CTLA4
淋巴细胞活化基因3 lymphocyte activating 3, lymphocyte activation gene 3, LAG3
共刺激分子 costimulatory molecule
主要组织相容性复合体 major histocompatibility complex, MHC
主要组织相容性复合物 major histocompatibility complex, MHC
人类白细胞抗原 human leukocyte antigen, HLA antigens, HLA
T细胞受体 T-cell receptor, TCR
B细胞受体 B-cell receptor, BCR
嵌合抗原受体 chimeric antigen receptor, CAR-T
B细胞成熟抗原 B-cell maturation antigen, BCMA, TNFRSF17
Toll样受体 toll-like receptor, toll-like receptors, TLR
Toll样受体4 toll-like receptor 4, toll like receptor 4, TLR4
Toll样受体7 toll-like receptor 7, toll like receptor 7, TLR7
Toll样受体9 toll-like receptor 9, toll like receptor 9, TLR9
核苷酸结合寡聚化结构域样受体 NOD-like receptor, NLR proteins
炎症小体 inflammasome, inflammasomes
炎性小体 inflammasome, inflammasomes
NLRP3炎症小体 NLRP3 inflammasome
NLRP3炎性小体 NLRP3 inflammasome
补体C3 complement C3, complement component 3
补体C5 complement C5, complement component 5
补体因子B complement factor B, CFB
补体因子H complement factor H, CFH
免疫球蛋白G immunoglobulin G, IgG
免疫球蛋白M immunoglobulin M, IgM
免疫球蛋白A immunoglobulin A, IgA
免疫球蛋白E immunoglobulin E, IgE
新生儿Fc受体 neonatal Fc receptor, FcRn, FCGRT
Fc受体 Fc receptor
穿孔素 perforin
颗粒酶 granzyme, granzymes
颗粒酶B granzyme B, GZMB
C反应蛋白 C-reactive protein, CRP
C-反应蛋白 C-reactive protein, CRP
超敏C反应蛋白 high-sensitivity C-reactive protein, hs-CRP
降钙素原 procalcitonin
血清淀粉样蛋白A serum amyloid A, serum amyloid A protein, SAA
钙卫蛋白 calprotectin, leukocyte L1 antigen complex
类风湿因子 rheumatoid factor
抗核抗体 antinuclear antibody, ANA
防御素 defensin, defensins
溶菌酶 lysozyme, muramidase
乳铁蛋白 lactoferrin, LTF
细胞间黏附分子-1 intercellular adhesion molecule 1, intercellular adhesion molecule-1, ICAM-1, ICAM1
血管细胞黏附分子-1 vascular cell adhesion molecule 1, vascular cell adhesion molecule-1, VCAM-1, VCAM1
整合素 integrin, integrins
整合素αvβ3 integrin alphaVbeta3, integrin alpha v beta 3
选择素 selectin, selectins
P-选择素 P-selectin, selectin P, SELP
E-选择素 E-selectin, selectin E, SELE
E-钙黏蛋白 E-cadherin, cadherin 1, CDH1
钙黏蛋白 cadherin, cadherins
钙粘蛋白 cadherin, cadherins
N-钙黏蛋白 N-cadherin, cadherin 2, CDH2
上皮细胞黏附分子 epithelial cell adhesion molecule, EpCAM

# receptors and channels
G蛋白偶联受体 G protein-coupled receptor, G-protein-coupled receptor, GPCR
G蛋白 G protein, GTP-binding proteins
受体酪氨酸激酶 receptor tyrosine kinase, receptor protein-tyrosine kinases, RTK
酪氨酸激酶受体 receptor tyrosine kinase, RTK
核受体 nuclear receptor
雌激素受体 estrogen receptor
雌激素受体α estrogen receptor alpha, estrogen receptor 1, ESR1
孕激素受体 progesterone receptor, PGR
孕酮受体 progesterone receptor, PGR
雄激素受体 androgen receptor
糖皮质激素受体 glucocorticoid receptor, NR3C1
盐皮质激素受体 mineralocorticoid receptor, NR3C2
甲状腺激素受体 thyroid hormone receptor
甲状腺激素受体β thyroid hormone receptor beta, THRB
维生素D受体 vitamin D receptor, VDR
维甲酸受体 retinoic acid receptor
维甲酸X受体 retinoid X receptor, retinoid X receptors, RXR
过氧化物酶体增殖物激活受体 peroxisome proliferator-activated receptor, PPAR
过氧化物酶体增殖物激活受体γ peroxisome proliferator activated receptor gamma, PPAR gamma, PPARG
法尼醇X受体 farnesoid X receptor, FXR, NR1H4
肝X受体 liver X receptor, liver X receptors, LXR
芳香烃受体 aryl hydrocarbon receptor, AHR
肾上腺素受体 adrenergic receptor, adrenoceptor
β2肾上腺素受体 beta-2 adrenergic receptor, adrenoceptor beta 2, ADRB2
β-肾上腺素能受体 beta adrenergic receptor
多巴胺受体 dopamine receptor
5-羟色胺受体 serotonin receptor, 5-hydroxytryptamine receptor
毒蕈碱受体 muscarinic receptor
毒蕈碱型乙酰胆碱受体 muscarinic acetylcholine receptor
烟碱型乙酰胆碱受体 nicotinic acetylcholine receptor, nAChR
乙酰胆碱受体 acetylcholine receptor
组胺受体 histamine receptor
阿片受体 opioid receptor
μ阿片受体 mu opioid receptor, opioid receptor mu 1, OPRM1
κ阿片受体 kappa opioid receptor, opioid receptor kappa 1, OPRK1
大麻素受体 cannabinoid receptor
腺苷受体 adenosine receptor
腺苷A2A受体 adenosine A2a receptor, ADORA2A
嘌呤受体 purinergic receptor
NMDA受体 NMDA receptor, N-methyl-D-aspartate receptor
AMPA受体 AMPA receptor
谷氨酸受体 glutamate receptor
代谢型谷氨酸受体 metabotropic glutamate receptor
γ-氨基丁酸受体 GABA receptor, gamma-aminobutyric acid receptor
甘氨酸受体 glycine receptor
褪黑素受体 melatonin receptor
黑皮质素受体 melanocortin receptor
黑皮质素4受体 melanocortin 4 receptor, MC4R
生长抑素受体 somatostatin receptor
趋化因子受体CCR5 chemokine receptor CCR5, CCR5
鞘氨醇-1-磷酸受体 sphingosine-1-phosphate receptor, sphingosine 1 phosphate receptors
低密度脂蛋白受体 low-density lipoprotein receptor, LDLR
转铁蛋白受体 transferrin receptor, TFRC
叶酸受体 folate receptor, folate receptors, FOLR1
清道夫受体 scavenger receptor
甘露糖受体 mannose receptor
去唾液酸糖蛋白受体 asialoglycoprotein receptor, ASGPR
晚期糖基化终末产物受体 receptor for advanced glycation end products, AGER
钙敏感受体 calcium-sensing receptor, CASR
瞬时受体电位 transient receptor potential, transient receptor potential channels, TRP
瞬时受体电位香草酸亚型1 transient receptor potential vanilloid 1, TRPV cation channels, TRPV1
钠通道 sodium channel, sodium channels
钾通道 potassium channel, potassium channels
钙通道 calcium channel, calcium channels
氯通道 chloride channel, chloride channels
电压门控钠通道 voltage-gated sodium channel, voltage-gated sodium channels
囊性纤维化跨膜传导调节因子 cystic fibrosis transmembrane conductance regulator, CF transmembrane conductance regulator, CFTR
水通道蛋白 aquaporin, aquaporins, AQP
连接蛋白43 connexin 43, gap junction protein alpha 1, GJA1
通道视紫红质 channelrhodopsin, channelrhodopsins
视紫红质 rhodopsin, RHO
钠钾ATP酶 sodium-potassium-exchanging ATPase, sodium-potassium ATPase
质子泵 proton pump, proton pumps
钠葡萄糖协同转运蛋白2 sodium-glucose cotransporter 2, sodium-glucose transporter 2, SGLT2, SLC5A2
葡萄糖转运蛋白 glucose transporter, GLUT
葡萄糖转运蛋白4 glucose transporter type 4, GLUT4, SLC2A4
P-糖蛋白 P-glycoprotein, ATP binding cassette subfamily B member 1, ABCB1
P糖蛋白 P-glycoprotein, ATP binding cassette subfamily B member 1, ABCB1
多药耐药蛋白 multidrug resistance protein, multidrug resistance-associated proteins
尿酸转运蛋白1 urate transporter 1, URAT1, SLC22A12
有机阴离子转运体 organic anion transporter, organic anion transporters

# enzymes
激酶 kinase, phosphotransferases
蛋白激酶 protein kinase, protein kinases
酪氨酸激酶 tyrosine kinase, protein-tyrosine kinases
丝氨酸苏氨酸激酶 serine-threonine kinase, protein serine-threonine kinases
蛋白激酶A protein kinase A, cyclic AMP-dependent protein kinases, PKA
蛋白激酶B protein kinase B, proto-oncogene proteins c-akt, AKT serine-threonine kinase 1, AKT1
蛋白激酶C protein kinase C, PKC
丝裂原活化蛋白激酶 mitogen-activated protein kinase, mitogen-activated protein kinases, MAPK
丝裂原激活蛋白激酶 mitogen-activated protein kinase, MAPK
细胞外信号调节激酶 extracellular signal-regulated kinase, extracellular signal-regulated MAP kinases, ERK
c-Jun氨基末端激酶 c-Jun N-terminal kinase, JNK mitogen-activated protein kinases, JNK
磷脂酰肌醇3-激酶 phosphatidylinositol 3-kinase, phosphoinositide 3-kinase, phosphatidylinositol 3-kinases, PI3K
磷脂酰肌醇-3-激酶 phosphatidylinositol 3-kinase, phosphoinositide 3-kinase, phosphatidylinositol 3-kinases, PI3K
哺乳动物雷帕霉素靶蛋白 mammalian target of rapamycin, mechanistic target of rapamycin kinase, TOR serine-threonine kinases, mTOR
腺苷酸活化蛋白激酶 AMP-activated protein kinase, AMP-activated protein kinases, AMPK
AMP活化蛋白激酶 AMP-activated protein kinase, AMP-activated protein kinases, AMPK
Janus激酶 Janus kinase, Janus kinases, JAK
Janus激酶2 Janus kinase 2, JAK2
酪氨酸激酶2 tyrosine kinase 2, TYK2 kinase, TYK2
布鲁顿酪氨酸激酶 Bruton tyrosine kinase, Bruton's tyrosine kinase, agammaglobulinaemia tyrosine kinase, BTK
间变性淋巴瘤激酶 anaplastic lymphoma kinase, ALK receptor tyrosine kinase
脾酪氨酸激酶 spleen tyrosine kinase, spleen associated tyrosine kinase, syk kinase
黏着斑激酶 focal adhesion kinase, focal adhesion kinase 1, FAK, PTK2
粘着斑激酶 focal adhesion kinase, focal adhesion kinase 1, FAK, PTK2
细胞周期蛋白依赖性激酶 cyclin-dependent kinase, cyclin-dependent kinases, CDK
细胞周期蛋白依赖性激酶4 cyclin-dependent kinase 4, cyclin dependent kinase 4, CDK4
细胞周期蛋白依赖性激酶2 cyclin-dependent kinase 2, cyclin dependent kinase 2, CDK2
细胞周期蛋白 cyclin, cyclins
细胞周期蛋白D1 cyclin D1, CCND1
糖原合成酶激酶3β glycogen synthase kinase 3 beta, GSK-3 beta, GSK3B
糖原合成酶激酶-3 glycogen synthase kinase 3, GSK-3
极光激酶 aurora kinase, aurora kinases
极光激酶A aurora kinase A, AURKA
受体相互作用蛋白激酶1 receptor interacting serine-threonine kinase 1, receptor-interacting protein kinase 1, RIPK1
白细胞介素-1受体相关激酶4 interleukin-1 receptor-associated kinase 4, interleukin 1 receptor associated kinase 4, IRAK4
肌酸激酶 creatine kinase
肌酸激酶同工酶 creatine kinase isoenzyme, creatine kinase MB form, CK-MB
己糖激酶 hexokinase
葡萄糖激酶 glucokinase, GCK
丙酮酸激酶 pyruvate kinase
丙酮酸激酶M2 pyruvate kinase M2, pyruvate kinase muscle, PKM2
胸苷激酶 thymidine kinase
磷酸酶 phosphatase, phosphoric monoester hydrolases
碱性磷酸酶 alkaline phosphatase, ALP
酸性磷酸酶 acid phosphatase
蛋白酪氨酸磷酸酶 protein tyrosine phosphatase, protein tyrosine phosphatases
蛋白酪氨酸磷酸酶1B protein tyrosine phosphatase 1B, protein tyrosine phosphatase non-receptor type 1, PTP1B
钙调磷酸酶 calcineurin
磷酸二酯酶 phosphodiesterase, phosphoric diester hydrolases, PDE
磷酸二酯酶4 phosphodiesterase 4, PDE4
磷酸二酯酶5 phosphodiesterase 5, PDE5
植酸酶 phytase, 6-phytase
环氧合酶 cyclooxygenase, prostaglandin-endoperoxide synthases, COX
环氧化酶 cyclooxygenase, prostaglandin-endoperoxide synthases, COX
环氧合酶-2 cyclooxygenase-2, cyclooxygenase 2, prostaglandin-endoperoxide synthase 2, COX-2, PTGS2
脂氧合酶 lipoxygenase, LOX
5-脂氧合酶 5-lipoxygenase, arachidonate 5-lipoxygenase, ALOX5
磷脂酶 phospholipase, phospholipases
磷脂酶A2 phospholipase A2, phospholipases A2, PLA2
磷脂酶C phospholipase C, type C phospholipases
磷脂酶D phospholipase D
脂肪酶 lipase
脂蛋白脂肪酶 lipoprotein lipase, LPL
胰脂肪酶 pancreatic lipase, PNLIP
脂蛋白相关磷脂酶A2 lipoprotein-associated phospholipase A2, 1-alkyl-2-acetylglycerophosphocholine esterase, Lp-PLA2
脂肪酸合酶 fatty acid synthase, fatty acid synthases, FASN
脂肪酸合成酶 fatty acid synthase, fatty acid synthases, FASN
乙酰辅酶A acetyl coenzyme A, acetyl-CoA
乙酰辅酶A羧化酶 acetyl-CoA carboxylase, ACC
甲羟戊酸 mevalonic acid, mevalonate
羟甲基戊二酰辅酶A还原酶 hydroxymethylglutaryl CoA reductases, HMG-CoA reductase, HMGCR
角鲨烯合酶 squalene synthase, farnesyl-diphosphate farnesyltransferase
一氧化氮合酶 nitric oxide synthase, NOS
诱导型一氧化氮合酶 inducible nitric oxide synthase, nitric oxide synthase type II, iNOS
内皮型一氧化氮合酶 endothelial nitric oxide synthase, nitric oxide synthase type III, eNOS
超氧化物歧化酶 superoxide dismutase, SOD
过氧化氢酶 catalase
过氧化物酶 peroxidase, peroxidases
辣根过氧化物酶 horseradish peroxidase, HRP
髓过氧化物酶 myeloperoxidase, peroxidase, MPO
谷胱甘肽过氧化物酶 glutathione peroxidase, GPX
谷胱甘肽过氧化物酶4 glutathione peroxidase 4, phospholipid hydroperoxide glutathione peroxidase, GPX4
谷胱甘肽还原酶 glutathione reductase, GSR
谷胱甘肽S-转移酶 glutathione S-transferase, glutathione transferase, GST
硫氧还蛋白 thioredoxin, thioredoxins
硫氧还蛋白还原酶 thioredoxin reductase, thioredoxin-disulfide reductase
血红素加氧酶 heme oxygenase
血红素加氧酶-1 heme oxygenase-1, heme oxygenase 1, HO-1, HMOX1
黄嘌呤氧化酶 xanthine oxidase
醛糖还原酶 aldose reductase, aldehyde reductase
乙醇脱氢酶 alcohol dehydrogenase, ADH
醛脱氢酶 aldehyde dehydrogenase, ALDH
乙醛脱氢酶 aldehyde dehydrogenase, acetaldehyde dehydrogenase, ALDH
乙醛脱氢酶2 aldehyde dehydrogenase 2 family member, ALDH2
乳酸脱氢酶 lactate dehydrogenase, L-lactate dehydrogenase, LDH
苹果酸脱氢酶 malate dehydrogenase, MDH
琥珀酸脱氢酶 succinate dehydrogenase, SDH
异柠檬酸脱氢酶 isocitrate dehydrogenase, IDH
异柠檬酸脱氢酶1 isocitrate dehydrogenase 1, IDH1
葡萄糖-6-磷酸脱氢酶 glucose-6-phosphate dehydrogenase, glucosephosphate dehydrogenase, G6PD
葡萄糖脱氢酶 glucose dehydrogenase, glucose 1-dehydrogenase
甘油醛-3-磷酸脱氢酶 glyceraldehyde-3-phosphate dehydrogenase, GAPDH
葡萄糖氧化酶 glucose oxidase
胆固醇氧化酶 cholesterol oxidase
乳酸氧化酶 lactate oxidase
尿酸氧化酶 urate oxidase, uricase
尿酸酶 uricase, urate oxidase
单胺氧化酶 monoamine oxidase, MAO
单胺氧化酶B monoamine oxidase B, MAOB
多酚氧化酶 polyphenol oxidase, catechol oxidase, PPO
漆酶 laccase
酪氨酸酶 tyrosinase, monophenol monooxygenase
赖氨酰氧化酶 lysyl oxidase, protein-lysine 6-oxidase, LOX
细胞色素P450 cytochrome P450, cytochrome P-450 enzyme system
细胞色素P4503A4 cytochrome P450 3A4, cytochrome P-450 CYP3A, CYP3A4
细胞色素c cytochrome c, cytochromes c
细胞色素C氧化酶 cytochrome c oxidase, electron transport complex IV
二氢叶酸还原酶 dihydrofolate reductase, tetrahydrofolate dehydrogenase, DHFR
胸苷酸合成酶 thymidylate synthase, thymidylate synthetase, TYMS
亚甲基四氢叶酸还原酶 methylenetetrahydrofolate reductase, MTHFR
烟酰胺磷酸核糖转移酶 nicotinamide phosphoribosyltransferase, NAMPT
吲哚胺双加氧酶 indoleamine dioxygenase, IDO1
酪氨酸羟化酶 tyrosine hydroxylase, tyrosine 3-monooxygenase
5α-还原酶 5-alpha reductase, 3-oxo-5-alpha-steroid 4-dehydrogenase
芳香化酶 aromatase, CYP19A1
儿茶酚-O-甲基转移酶 catechol-O-methyltransferase, catechol O-methyltransferase, COMT
乙酰胆碱酯酶 acetylcholinesterase, AChE
丁酰胆碱酯酶 butyrylcholinesterase, BCHE
胆碱酯酶 cholinesterase, cholinesterases
羧酸酯酶 carboxylesterase, carboxylic ester hydrolases
酯酶 esterase, esterases
单酰基甘油脂肪酶 monoglyceride lipase, monoacylglycerol lipases, MGLL
脂肪酸酰胺水解酶 fatty acid amide hydrolase, FAAH
碳酸酐酶 carbonic anhydrase, carbonic anhydrases
脲酶 urease
精氨酸酶 arginase, ARG1
谷氨酰胺酶 glutaminase, GLS
谷氨酰胺合成酶 glutamine synthetase, glutamate-ammonia ligase
谷氨酰胺转氨酶 transglutaminase, transglutaminases
转谷氨酰胺酶 transglutaminase, transglutaminases
谷氨酸脱羧酶 glutamic acid decarboxylase, glutamate decarboxylase, GAD
谷氨酸脱氢酶 glutamate dehydrogenase, GDH
谷丙转氨酶 alanine transaminase, alanine aminotransferase, ALT
丙氨酸氨基转移酶 alanine aminotransferase, alanine transaminase, ALT
谷草转氨酶 aspartate aminotransferase, aspartate aminotransferases, AST
天冬氨酸氨基转移酶 aspartate aminotransferase, aspartate aminotransferases, AST
转氨酶 transaminase, transaminases, aminotransferase
γ-谷氨酰转移酶 gamma-glutamyltransferase, gamma-glutamyl transferase, GGT
苯丙氨酸解氨酶 phenylalanine ammonia-lyase
苯丙氨酸羟化酶 phenylalanine hydroxylase
腺苷脱氨酶 adenosine deaminase, ADA
胞苷脱氨酶 cytidine deaminase, CDA
天冬氨酸转氨甲酰酶 aspartate carbamoyltransferase
蛋白酶 protease, peptide hydrolases, proteinase
蛋白水解酶 proteolytic enzyme, peptide hydrolases, protease
丝氨酸蛋白酶 serine protease, serine proteases
半胱氨酸蛋白酶 cysteine protease, cysteine proteases
金属蛋白酶 metalloprotease, metalloproteases, metalloproteinase
基质金属蛋白酶 matrix metalloproteinase, matrix metalloproteinases, MMP
基质金属蛋白酶2 matrix metalloproteinase 2, matrix metallopeptidase 2, MMP2
基质金属蛋白酶-9 matrix metalloproteinase 9, matrix metallopeptidase 9, MMP-9, MMP9
基质金属蛋白酶9 matrix metalloproteinase 9, matrix metallopeptidase 9, MMP9
金属蛋白酶组织抑制剂 tissue inhibitor of metalloproteinases, tissue inhibitor of metalloproteinase, TIMP
胰蛋白酶 trypsin
胰凝乳蛋白酶 chymotrypsin
糜蛋白酶 chymotrypsin
胃蛋白酶原 pepsinogen, pepsinogens
凝乳酶 chymosin, rennet
木瓜蛋白酶 papain
菠萝蛋白酶 bromelain, bromelains
枯草杆菌蛋白酶 subtilisin, subtilisins
碱性蛋白酶 alkaline protease
中性蛋白酶 neutral protease
酸性蛋白酶 acid protease
角蛋白酶 keratinase
风味蛋白酶 flavourzyme, flavor protease
弹性蛋白酶 elastase, pancreatic elastase
中性粒细胞弹性蛋白酶 neutrophil elastase, leukocyte elastase, elastase neutrophil expressed, ELANE
组织蛋白酶 cathepsin, cathepsins
组织蛋白酶B cathepsin B, CTSB
胶原酶 collagenase, collagenases
透明质酸酶 hyaluronidase, hyaluronoglucosaminidase
半胱天冬酶 caspase, caspases
胱天蛋白酶 caspase, caspases
胱天蛋白酶3 caspase 3, caspase-3, CASP3
半胱天冬酶-3 caspase-3, caspase 3, CASP3
半胱天冬酶-1 caspase-1, caspase 1, CASP1
氨肽酶 aminopeptidase, aminopeptidases
羧肽酶 carboxypeptidase, carboxypeptidases
二肽基肽酶 dipeptidyl peptidase, dipeptidyl-peptidases and tripeptidyl-peptidases
二肽基肽酶4 dipeptidyl peptidase 4, dipeptidyl peptidase IV, DPP-4, DPP4
二肽基肽酶IV dipeptidyl peptidase 4, dipeptidyl peptidase IV, DPP-4, DPP4
脑啡肽酶 neprilysin, enkephalinase, membrane metalloendopeptidase, MME
血管紧张素转换酶 angiotensin converting enzyme, angiotensin I converting enzyme, peptidyl-dipeptidase A, ACE
血管紧张素转化酶 angiotensin converting enzyme, angiotensin I converting enzyme, peptidyl-dipeptidase A, ACE
血管紧张素转换酶2 angiotensin-converting enzyme 2, angiotensin converting enzyme 2, ACE2
激肽释放酶 kallikrein, kallikreins
血浆激肽释放酶 plasma kallikrein, kallikrein B1, KLKB1
前蛋白转化酶枯草溶菌素9 proprotein convertase subtilisin-kexin type 9, proprotein convertase 9, PCSK9
弗林蛋白酶 furin
蛋白酶体 proteasome, proteasome endopeptidase complex
泛素 ubiquitin
泛素连接酶 ubiquitin ligase, ubiquitin-protein ligases
E3泛素连接酶 E3 ubiquitin ligase, ubiquitin-protein ligases
去泛素化酶 deubiquitinase, deubiquitinating enzymes
β-分泌酶 beta-secretase, amyloid precursor protein secretases, BACE1
γ-分泌酶 gamma-secretase, amyloid precursor protein secretases
β-内酰胺酶 beta-lactamase, beta-lactamases
碳青霉烯酶 carbapenemase, beta-lactamase
主蛋白酶 main protease, coronavirus 3C proteases
3C样蛋白酶 3C-like protease, coronavirus 3C proteases, 3CL protease
HIV蛋白酶 HIV protease
整合酶 integrase, integrases
神经氨酸酶 neuraminidase, NEU1
唾液酸酶 sialidase, neuraminidase
血凝素 hemagglutinin, hemagglutinins
淀粉酶 amylase, amylases
α-淀粉酶 alpha-amylase, alpha-amylases
β-淀粉酶 beta-amylase
糖化酶 glucoamylase, glucan 1 4-alpha-glucosidase, amyloglucosidase
葡糖淀粉酶 glucoamylase, glucan 1 4-alpha-glucosidase
普鲁兰酶 pullulanase
α-葡萄糖苷酶 alpha-glucosidase, alpha-glucosidases
β-葡萄糖苷酶 beta-glucosidase
β-半乳糖苷酶 beta-galactosidase, GLB1
α-半乳糖苷酶 alpha-galactosidase, GLA
乳糖酶 lactase
蔗糖酶 sucrase, invertase, beta-fructofuranosidase
转化酶 invertase, convertase
葡萄糖异构酶 glucose isomerase, xylose isomerase
纤维素酶 cellulase, cellulases
半纤维素酶 hemicellulase
木聚糖酶 xylanase, endo-1 4-beta xylanases
果胶酶 pectinase, polygalacturonase
甘露聚糖酶 mannanase
β-葡聚糖酶 beta-glucanase
几丁质酶 chitinase, chitinases
壳聚糖酶 chitosanase
环糊精葡萄糖基转移酶 cyclodextrin glucanotransferase, cyclomaltodextrin glucanotransferase, CGTase
糖基转移酶 glycosyltransferase, glycosyltransferases
葡萄糖醛酸转移酶 glucuronosyltransferase, UDP-glucuronosyltransferase, UGT
肝素酶 heparinase, heparin lyase
乙酰肝素酶 heparanase, HPSE
腈水合酶 nitrile hydratase
腈水解酶 nitrilase
转酮醇酶 transketolase, TKT
醛缩酶 aldolase, fructose-bisphosphate aldolase
烯醇化酶 enolase, phosphopyruvate hydratase
神经元特异性烯醇化酶 neuron-specific enolase, phosphopyruvate hydratase, NSE
柠檬酸合酶 citrate synthase, citrate si-synthase
羰基还原酶 carbonyl reductase, CBR1
醇脱氢酶 alcohol dehydrogenase
甲酸脱氢酶 formate dehydrogenase, formate dehydrogenases
氧化还原酶 oxidoreductase, oxidoreductases
脱氢酶 dehydrogenase
氧化酶 oxidase
还原酶 reductase
水解酶 hydrolase, hydrolases
转移酶 transferase, transferases
裂解酶 lyase, lyases
异构酶 isomerase, isomerases
合成酶 synthetase, synthase
脱羧酶 decarboxylase
羟化酶 hydroxylase
脯氨酰羟化酶 prolyl hydroxylase, prolyl hydroxylases
固氮酶 nitrogenase
EPSP合酶 EPSP synthase, 5-enolpyruvylshikimate-3-phosphate synthase, 3-phosphoshikimate 1-carboxyvinyltransferase
乙酰乳酸合酶 acetolactate synthase, acetohydroxyacid synthase
对羟基苯丙酮酸双加氧酶 4-hydroxyphenylpyruvate dioxygenase, HPPD
核酮糖二磷酸羧化酶 ribulose-bisphosphate carboxylase, RuBisCO
腺苷酸环化酶 adenylate cyclase, adenylyl cyclase, adenylyl cyclases
鸟苷酸环化酶 guanylate cyclase
可溶性鸟苷酸环化酶 soluble guanylate cyclase, soluble guanylyl cyclase

# nucleic acid enzymes
DNA聚合酶 DNA polymerase, DNA-directed DNA polymerase
Taq聚合酶 Taq polymerase
RNA聚合酶 RNA polymerase, DNA-directed RNA polymerases
T7RNA聚合酶 T7 RNA polymerase
RNA依赖性RNA聚合酶 RNA-dependent RNA polymerase, RdRp
DNA连接酶 DNA ligase, DNA ligases
T4DNA连接酶 T4 DNA ligase
核糖核酸酶 ribonuclease, ribonucleases, RNase
脱氧核糖核酸酶 deoxyribonuclease, deoxyribonucleases, DNase
核糖核酸酶H ribonuclease H, RNase H
解旋酶 helicase, DNA helicases
拓扑异构酶 topoisomerase, DNA topoisomerases
拓扑异构酶I topoisomerase I, DNA topoisomerases type I
拓扑异构酶II topoisomerase II, DNA topoisomerases type II
端粒酶 telomerase
端粒酶逆转录酶 telomerase reverse transcriptase, TERT
重组酶 recombinase, recombinases
Cre重组酶 Cre recombinase
CRISPR相关蛋白9 CRISPR-associated protein 9, Cas9
聚ADP核糖聚合酶 poly ADP-ribose polymerase, poly ADP-ribose polymerases, PARP
聚腺苷二磷酸核糖聚合酶 poly ADP-ribose polymerase, poly ADP-ribose polymerases, PARP
尿嘧啶DNA糖基化酶 uracil-DNA glycosidase, uracil-DNA glycosylase, UNG
DNA甲基转移酶 DNA methyltransferase, DNA modification methylases, DNMT
组蛋白去乙酰化酶 histone deacetylase, histone deacetylases, HDAC
组蛋白脱乙酰酶 histone deacetylase, histone deacetylases, HDAC
组蛋白乙酰转移酶 histone acetyltransferase, histone acetyltransferases
组蛋白甲基转移酶 histone methyltransferase, histone methyltransferases
组蛋白去甲基化酶 histone demethylase, histone demethylases
赖氨酸特异性去甲基化酶1 lysine-specific demethylase 1, lysine demethylase 1A, LSD1, KDM1A
蛋白精氨酸甲基转移酶5 protein arginine methyltransferase 5, PRMT5
沉默信息调节因子1 sirtuin 1, silent information regulator 1, SIRT1
去乙酰化酶 deacetylase
甲基转移酶 methyltransferase, methyltransferases
拓扑异构酶抑制剂 topoisomerase inhibitor, topoisomerase inhibitors
胞嘧啶脱氨酶 cytosine deaminase

# transcription factors, tumor genes, pathways
核因子κB nuclear factor kappa B, NF-kappa B, NF-kappaB
核因子-κB nuclear factor kappa B, NF-kappa B, NF-kappaB
核转录因子κB nuclear factor kappa B, NF-kappa B
NF-κB信号通路 NF-kappa B signaling pathway, nuclear factor kappa B pathway
核因子E2相关因子2 nuclear factor erythroid 2-related factor 2, NF-E2-related factor 2, NRF2, NFE2L2
缺氧诱导因子 hypoxia-inducible factor, HIF
缺氧诱导因子1α hypoxia-inducible factor 1 alpha, hypoxia inducible factor 1 subunit alpha, HIF1A
缺氧诱导因子-1α hypoxia-inducible factor 1 alpha, hypoxia inducible factor 1 subunit alpha, HIF1A
信号转导及转录激活因子3 signal transducer and activator of transcription 3, STAT3 transcription factor, STAT3
信号转导和转录激活因子3 signal transducer and activator of transcription 3, STAT3 transcription factor, STAT3
激活蛋白-1 activator protein 1, transcription factor AP-1, AP-1
叉头框蛋白P3 forkhead box P3, FOXP3
固醇调节元件结合蛋白 sterol regulatory element binding protein, sterol regulatory element binding proteins, SREBP
肿瘤蛋白p53 tumor protein p53, tumor suppressor protein p53, TP53
抑癌基因 tumor suppressor gene
肿瘤抑制基因 tumor suppressor gene
癌基因 oncogene, oncogenes
原癌基因 proto-oncogene, proto-oncogenes
KRAS基因 KRAS gene, KRAS proto-oncogene GTPase, KRAS
BRAF基因 BRAF gene, B-Raf proto-oncogene, BRAF
EGFR基因 EGFR gene, EGFR
乳腺癌易感基因 breast cancer susceptibility gene, BRCA
视网膜母细胞瘤蛋白 retinoblastoma protein, RB1
增殖细胞核抗原 proliferating cell nuclear antigen, PCNA
存活蛋白 survivin, baculoviral IAP repeat containing 5, BIRC5
B细胞淋巴瘤-2 B-cell lymphoma 2, BCL2 apoptosis regulator, Bcl-2, BCL2
β-连环蛋白 beta-catenin, beta catenin, catenin beta 1, CTNNB1
Wnt信号通路 Wnt signaling pathway
Notch信号通路 Notch signaling pathway
Hedgehog信号通路 hedgehog signaling pathway
MAPK信号通路 MAPK signaling pathway, MAP kinase signaling system
Hippo信号通路 Hippo signaling pathway
Yes相关蛋白 Yes-associated protein, Yes1 associated transcriptional regulator, YAP1
鼠双微体2 mouse double minute 2, proto-oncogene proteins c-mdm2, MDM2
热休克蛋白 heat shock protein, heat-shock proteins, HSP
热休克蛋白90 heat shock protein 90, HSP90 heat-shock proteins, HSP90
热休克蛋白70 heat shock protein 70, HSP70 heat-shock proteins, HSP70
分子伴侣 molecular chaperone, molecular chaperones, chaperone
伴侣蛋白 chaperone protein, chaperonin, chaperonins
鸟苷酸交换因子 guanine nucleotide exchange factor, guanine nucleotide exchange factors
小GTP酶 small GTPase, monomeric GTP-binding proteins
RhoA蛋白 rhoA GTP-binding protein, ras homolog family member A, RHOA
Rho激酶 Rho kinase, rho-associated kinases

# tumor markers and diagnostic proteins
甲胎蛋白 alpha-fetoprotein, alpha fetoprotein, AFP
癌胚抗原 carcinoembryonic antigen, CEA
前列腺特异性抗原 prostate-specific antigen, prostate specific antigen, PSA, KLK3
前列腺特异性膜抗原 prostate-specific membrane antigen, PSMA, FOLH1
糖类抗原125 carbohydrate antigen 125, CA-125 antigen, CA125, mucin 16
糖类抗原199 carbohydrate antigen 19-9, CA-19-9 antigen, CA19-9
糖类抗原19-9 carbohydrate antigen 19-9, CA-19-9 antigen, CA19-9
人附睾蛋白4 human epididymis protein 4, WAP four-disulfide core domain protein 2, HE4
鳞状细胞癌抗原 squamous cell carcinoma antigen
细胞角蛋白19片段 cytokeratin 19 fragment, keratin-19, CYFRA 21-1
间皮素 mesothelin, MSLN
磷脂酰肌醇蛋白聚糖3 glypican 3, glypican-3, GPC3
黏蛋白 mucin, mucins
粘蛋白 mucin, mucins
黏蛋白1 mucin 1, mucin-1, MUC1
紧密连接蛋白 claudin, claudins, tight junction proteins
密封蛋白18 claudin 18, CLDN18
肌钙蛋白 troponin
心肌肌钙蛋白I cardiac troponin I, troponin I cardiac muscle, TNNI3
心肌肌钙蛋白T cardiac troponin T, troponin T cardiac muscle, TNNT2
肌钙蛋白I troponin I
肌钙蛋白T troponin T
肌红蛋白 myoglobin
D-二聚体 D-dimer, fibrin fragment D
D二聚体 D-dimer, fibrin fragment D
心型脂肪酸结合蛋白 heart-type fatty acid-binding protein, fatty acid binding protein 3, FABP3
胱抑素C cystatin C, CST3
半胱氨酸蛋白酶抑制剂C cystatin C, CST3
中性粒细胞明胶酶相关载脂蛋白 neutrophil gelatinase-associated lipocalin, lipocalin 2, NGAL, LCN2
糖化血红蛋白 glycated hemoglobin, glycated hemoglobin A, hemoglobin A1c, HbA1c
肌酐 creatinine
胆红素 bilirubin
尿酸 uric acid
尿素氮 urea nitrogen, blood urea nitrogen, BUN
丙二醛 malondialdehyde, MDA
胆汁酸 bile acid, bile acids and salts
活性氧 reactive oxygen species, ROS
自由基 free radical, free radicals
晚期糖基化终末产物 advanced glycation end products
可溶性生长刺激表达基因2蛋白 interleukin 1 receptor like 1, soluble ST2
可溶性fms样酪氨酸激酶-1 soluble fms-like tyrosine kinase-1, sFlt-1

# blood and plasma proteins
白蛋白 albumin, albumins, ALB
血清白蛋白 serum albumin
人血清白蛋白 human serum albumin
牛血清白蛋白 bovine serum albumin, BSA
卵清蛋白 ovalbumin, OVA
前白蛋白 prealbumin, transthyretin
转甲状腺素蛋白 transthyretin, prealbumin, TTR
球蛋白 globulin, globulins
珠蛋白 globin, globins
β-珠蛋白 beta-globin, hemoglobin subunit beta, HBB
结合珠蛋白 haptoglobin, haptoglobins
转铁蛋白 transferrin
铁蛋白 ferritin, ferritins
铜蓝蛋白 ceruloplasmin
血红素 heme, haem
载脂蛋白 apolipoprotein, apolipoproteins
载脂蛋白E apolipoprotein E, apolipoproteins E, APOE
载脂蛋白A1 apolipoprotein A-I, apolipoprotein A1, APOA1
载脂蛋白B apolipoprotein B, apolipoproteins B, APOB
载脂蛋白C3 apolipoprotein C-III, apolipoprotein C3, APOC3
脂蛋白a lipoprotein a, LPA
高密度脂蛋白 high-density lipoprotein, HDL
低密度脂蛋白 low-density lipoprotein, LDL
极低密度脂蛋白 very low-density lipoprotein, VLDL
低密度脂蛋白胆固醇 low-density lipoprotein cholesterol, LDL-C
高密度脂蛋白胆固醇 high-density lipoprotein cholesterol, HDL-C
凝血因子 coagulation factor, blood coagulation factors
凝血因子VIII factor VIII, coagulation factor VIII
凝血因子IX factor IX, coagulation factor IX
凝血因子VII factor VII, coagulation factor VII
凝血因子X factor X, coagulation factor X
凝血因子Xa factor Xa
凝血因子XI factor XI, coagulation factor XI
血管性血友病因子 von Willebrand factor, VWF
凝血酶 thrombin
凝血酶原 prothrombin
凝血酶调节蛋白 thrombomodulin, THBD
抗凝血酶 antithrombin, antithrombins
抗凝血酶III antithrombin III, SERPINC1
组织因子 tissue factor, thromboplastin
蛋白C protein C, PROC
蛋白S protein S, PROS1
纤维蛋白 fibrin
纤维蛋白原 fibrinogen
纤溶酶 plasmin, fibrinolysin
纤溶酶原 plasminogen, PLG
组织型纤溶酶原激活剂 tissue plasminogen activator, tissue-type plasminogen activator, PLAT
纤溶酶原激活物抑制剂-1 plasminogen activator inhibitor 1, SERPINE1
血小板糖蛋白 platelet glycoprotein, platelet membrane glycoproteins
α1-抗胰蛋白酶 alpha 1-antitrypsin, alpha-1 antitrypsin, SERPINA1
C1酯酶抑制剂 C1 esterase inhibitor, complement C1 inhibitor protein

# structural and nerve proteins
胶原蛋白 collagen
I型胶原 collagen type I, type I collagen
I型胶原蛋白 collagen type I, type I collagen
II型胶原 collagen type II, type II collagen
II型胶原蛋白 collagen type II, type II collagen
III型胶原 collagen type III, type III collagen
III型胶原蛋白 collagen type III, type III collagen
IV型胶原 collagen type IV, type IV collagen
前胶原 procollagen
弹性蛋白 elastin, ELN
角蛋白 keratin, keratins
纤连蛋白 fibronectin, fibronectins
纤维连接蛋白 fibronectin, fibronectins
层粘连蛋白 laminin
层黏连蛋白 laminin
玻连蛋白 vitronectin
骨桥蛋白 osteopontin, SPP1
骨钙素 osteocalcin, BGLAP
聚集蛋白聚糖 aggrecan, aggrecans
蛋白聚糖 proteoglycan, proteoglycans
糖胺聚糖 glycosaminoglycan, glycosaminoglycans
肌动蛋白 actin, actins
α-平滑肌肌动蛋白 alpha smooth muscle actin, actin alpha 2 smooth muscle, alpha-SMA, ACTA2
β-肌动蛋白 beta-actin, actin beta, ACTB
肌球蛋白 myosin, myosins
微管蛋白 tubulin
驱动蛋白 kinesin, kinesins
动力蛋白 dynein, dyneins
波形蛋白 vimentin, VIM
结蛋白 desmin
肌营养不良蛋白 dystrophin, DMD
组蛋白 histone, histones
鱼精蛋白 protamine, protamines
丝素蛋白 silk fibroin, fibroin, fibroins
丝胶蛋白 sericin, sericins
丝蛋白 silk protein, fibroin
蛛丝蛋白 spidroin, spider silk protein
贻贝粘蛋白 mussel adhesive protein
β-淀粉样蛋白 amyloid beta, amyloid beta-peptides, beta-amyloid
淀粉样蛋白 amyloid
淀粉样前体蛋白 amyloid precursor protein, amyloid beta precursor protein
tau蛋白 tau protein, tau proteins, microtubule associated protein tau
α-突触核蛋白 alpha-synuclein, synuclein alpha, SNCA
亨廷顿蛋白 huntingtin, huntingtin protein, HTT
朊蛋白 prion protein, prion proteins
朊病毒 prion, prions
胶质纤维酸性蛋白 glial fibrillary acidic protein, GFAP
神经丝轻链 neurofilament light chain, neurofilament light polypeptide, NEFL
髓鞘碱性蛋白 myelin basic protein, MBP
运动神经元存活蛋白 survival of motor neuron protein, survival of motor neuron 1 protein, SMN1
富亮氨酸重复激酶2 leucine-rich repeat kinase 2, leucine rich repeat kinase 2, LRRK2
葡萄糖脑苷脂酶 glucocerebrosidase, glucosylceramidase, GBA1
钙调蛋白 calmodulin
S100蛋白 S100 proteins, S100 protein
绿色荧光蛋白 green fluorescent protein, green fluorescent proteins, GFP
红色荧光蛋白 red fluorescent protein, RFP
凝集素 lectin, lectins
刀豆蛋白A concanavalin A
植物血凝素 phytohemagglutinin, phytohemagglutinins, PHA
金属硫蛋白 metallothionein
大豆球蛋白 glycinin
β-乳球蛋白 beta-lactoglobulin, lactoglobulins
α-乳白蛋白 alpha-lactalbumin, lactalbumin
谷蛋白 glutelin, glutelins, glutenin
醇溶蛋白 prolamin, prolamins, gliadin
玉米醇溶蛋白 zein
抗冻蛋白 antifreeze protein, antifreeze proteins
藻蓝蛋白 phycocyanin
藻红蛋白 phycoerythrin
叶绿素 chlorophyll
苏云金杆菌蛋白 Bacillus thuringiensis toxin, Cry protein
蛋白A protein A, staphylococcal protein A
蛋白G protein G
# further enzymes, hormones and carriers
天冬氨酸蛋白酶 aspartic protease
组织蛋白酶D cathepsin D
组织蛋白酶K cathepsin K
组织蛋白酶L cathepsin L
葡萄糖淀粉酶 glucoamylase
麦芽糖酶 maltase
β-葡萄糖醛酸酶 beta-glucuronidase
明胶酶 gelatinase
谷胱甘肽转移酶 glutathione transferase
丙酮酸脱氢酶 pyruvate dehydrogenase
HMG-CoA还原酶 HMG-CoA reductase
神经元型一氧化氮合酶 neuronal nitric oxide synthase
血红素氧合酶 heme oxygenase
血红素氧合酶-1 heme oxygenase-1
丙氨酸转氨酶 alanine transaminase, alanine aminotransferase
天冬氨酸转氨酶 aspartate transaminase, aspartate aminotransferase
天门冬氨酸氨基转移酶 aspartate aminotransferase
谷氨酰转肽酶 gamma-glutamyl transpeptidase
肌酸磷酸激酶 creatine phosphokinase
对氧磷酶 paraoxonase
鸟氨酸脱羧酶 ornithine decarboxylase
组氨酸脱羧酶 histidine decarboxylase
色氨酸羟化酶 tryptophan hydroxylase
逆转录酶 reverse transcriptase
核酸内切酶 endonuclease
磺基转移酶 sulfotransferase
法尼基转移酶 farnesyltransferase
超广谱β-内酰胺酶 extended-spectrum beta-lactamase
新德里金属β-内酰胺酶 New Delhi metallo-beta-lactamase
青霉素酶 penicillinase
青霉素酰化酶 penicillin acylase
细胞外调节蛋白激酶 extracellular signal-regulated kinase
磷脂酰肌醇-3激酶 phosphatidylinositol 3-kinase
雷帕霉素靶蛋白 mechanistic target of rapamycin kinase, mTOR
糖原合酶激酶-3β glycogen synthase kinase 3 beta
酪蛋白激酶 casein kinase
半胱氨酸天冬氨酸蛋白酶 caspase
半胱氨酸天冬氨酸蛋白酶-3 caspase-3
胱天蛋白酶-3 caspase-3
二肽基肽酶-4 dipeptidyl peptidase 4
血管紧张素Ⅱ angiotensin II
心钠素 atrial natriuretic peptide
心房钠尿肽 atrial natriuretic peptide
脑钠肽 brain natriuretic peptide, B-type natriuretic peptide
N末端脑钠肽前体 N-terminal pro-brain natriuretic peptide
促黄体生成素 luteinizing hormone
生长激素释放激素 growth hormone-releasing hormone
抗利尿激素 antidiuretic hormone
饥饿素 ghrelin
内脂素 visfatin
β-内啡肽 beta-endorphin
强啡肽 dynorphin
血红蛋白 hemoglobin
细胞角蛋白 cytokeratin
前列腺特异抗原 prostate-specific antigen
脂蛋白 lipoprotein
β2-微球蛋白 beta-2 microglobulin
视黄醇结合蛋白 retinol-binding protein
触珠蛋白 haptoglobin
凝血因子Ⅷ coagulation factor VIII
凝血因子Ⅸ coagulation factor IX
血栓调节蛋白 thrombomodulin
转化生长因子β1 transforming growth factor beta 1
红细胞生成素 erythropoietin
趋化因子 chemokine
高迁移率族蛋白1 high mobility group box 1
细胞间粘附分子-1 intercellular adhesion molecule 1
E-钙粘蛋白 E-cadherin
闭合蛋白 occludin
水通道蛋白4 aquaporin 4
乳腺癌耐药蛋白 breast cancer resistance protein
葡萄糖转运体 glucose transporter
钠-葡萄糖协同转运蛋白2 sodium-glucose cotransporter 2
多巴胺转运体 dopamine transporter
5-羟色胺转运体 serotonin transporter
多巴胺D2受体 dopamine D2 receptor
β-肾上腺素受体 beta-adrenergic receptor
N-甲基-D-天冬氨酸受体 N-methyl-D-aspartate receptor
视黄酸受体 retinoic acid receptor
核转录因子-κB nuclear factor kappa B
低氧诱导因子-1α hypoxia-inducible factor 1 alpha
信号转导与转录激活因子3 signal transducer and activator of transcription 3, STAT3
β-连环素 beta-catenin
生存素 survivin
细胞色素C cytochrome c
载脂蛋白A-I apolipoprotein A-I
血清素受体 serotonin receptor
分泌型免疫球蛋白A secretory immunoglobulin A
`;
