/**
 * Chinese words of chemistry, materials, metallurgy, textiles, paper, fuels and environment, with their English
 * meanings.
 */
export const CHEMISTRY = `
# elements
元素 element
氢 hydrogen
氧 oxygen
氮 nitrogen
碳 carbon
硫 sulfur
磷 phosphorus
氟 fluorine
氯 chlorine
溴 bromine
碘 iodine
硅 silicon
硼 boron
锂 lithium
钠 sodium
钾 potassium
镁 magnesium
钙 calcium
铝 aluminum, aluminium
钛 titanium
钒 vanadium
铬 chromium
锰 manganese
铁 iron
钴 cobalt
镍 nickel
铜 copper
锌 zinc
镓 gallium
锗 germanium
砷 arsenic
锆 zirconium
铌 niobium
钼 molybdenum
钌 ruthenium
铑 rhodium
钯 palladium
银 silver
铟 indium
锡 tin
铈 cerium
钨 tungsten
铂 platinum
铅 lead
铋 bismuth
黄金 gold
白银 silver
铂金 platinum
金属 metal, metallic
非金属 nonmetal, non-metallic
重金属 heavy metal
轻金属 light metal
贵金属 noble metal, precious metal
稀土 rare earth
稀有金属 rare metal
碱金属 alkali metal
碱土金属 alkaline earth metal
过渡金属 transition metal
卤素 halogen
稀有气体 noble gas, rare gas
惰性气体 inert gas
惰性 inert
同位素 isotope
放射性 radioactive, radioactivity
氢气 hydrogen, hydrogen gas
氧气 oxygen, oxygen gas
氮气 nitrogen, nitrogen gas
氩气 argon, argon gas
氦气 helium, helium gas
氖气 neon
氙气 xenon
氯气 chlorine, chlorine gas
臭氧 ozone
水银 mercury
金属汞 mercury
红磷 red phosphorus
硫磺 sulfur
硫黄 sulfur
多晶硅 polysilicon, polycrystalline silicon
单晶硅 monocrystalline silicon, single crystal silicon

# carbon materials
石墨 graphite
石墨烯 graphene
氧化石墨烯 graphene oxide
碳纳米管 carbon nanotube
纳米管 nanotube
富勒烯 fullerene
金刚石 diamond
类金刚石 diamond-like carbon
活性炭 activated carbon
活性碳 activated carbon
炭黑 carbon black
木炭 charcoal
生物炭 biochar
焦炭 coke
碳化 carbonize, carbonization
碳纤维 carbon fiber
硬碳 hard carbon

# inorganic compounds
化合物 compound
氧化物 oxide
氢氧化物 hydroxide
过氧化物 peroxide
氮化物 nitride
碳化物 carbide
硫化物 sulfide
硒化物 selenide
磷化物 phosphide
硼化物 boride
硅化物 silicide
氟化物 fluoride
氯化物 chloride
溴化物 bromide
碘化物 iodide
卤化物 halide
氢化物 hydride
氰化物 cyanide
水合物 hydrate
络合物 complex
配合物 complex, coordination compound
配体 ligand
螯合 chelate, chelation
螯合剂 chelating agent
螯合物 chelate
络合剂 complexing agent
氧化铝 alumina, aluminum oxide
二氧化硅 silica, silicon dioxide
氧化硅 silicon oxide, silica
二氧化钛 titanium dioxide, titania
钛白粉 titanium dioxide, titanium white
氧化钛 titanium oxide
氧化锌 zinc oxide
氧化镁 magnesium oxide, magnesia
氧化钙 calcium oxide, quicklime
氧化铁 iron oxide, ferric oxide
四氧化三铁 ferroferric oxide, magnetite
氧化铜 copper oxide
氧化亚铜 cuprous oxide
氧化锆 zirconia, zirconium oxide
氧化铈 ceria, cerium oxide
氧化锡 tin oxide
氧化铟锡 indium tin oxide
二氧化锰 manganese dioxide
氧化镍 nickel oxide
氧化钴 cobalt oxide
五氧化二钒 vanadium pentoxide
氧化硼 boron oxide
一氧化碳 carbon monoxide
二氧化碳 carbon dioxide
干冰 dry ice
二氧化硫 sulfur dioxide
三氧化硫 sulfur trioxide
一氧化氮 nitric oxide, nitrogen monoxide
二氧化氮 nitrogen dioxide
氮氧化物 nitrogen oxide
一氧化二氮 nitrous oxide
二氧化氯 chlorine dioxide
过氧化氢 hydrogen peroxide
双氧水 hydrogen peroxide
硫化氢 hydrogen sulfide
氯化氢 hydrogen chloride
氟化氢 hydrogen fluoride
六氟化硫 sulfur hexafluoride
二硫化碳 carbon disulfide
二硫化钼 molybdenum disulfide
氨 ammonia
氨气 ammonia, ammonia gas
氨水 ammonia water, aqueous ammonia
液氨 liquid ammonia
液氮 liquid nitrogen
硅烷 silane
氮化硅 silicon nitride
氮化铝 aluminum nitride
氮化硼 boron nitride
氮化钛 titanium nitride
氮化镓 gallium nitride
碳化硅 silicon carbide
碳化钨 tungsten carbide
碳化硼 boron carbide
砷化镓 gallium arsenide
磷化铟 indium phosphide
硫化锌 zinc sulfide
硫化镉 cadmium sulfide
量子点 quantum dot
钙钛矿 perovskite
尖晶石 spinel
石榴石 garnet
铁氧体 ferrite
钛酸钡 barium titanate
锆钛酸铅 lead zirconate titanate
铌酸锂 lithium niobate
钴酸锂 lithium cobaltate, lithium cobalt oxide
锰酸锂 lithium manganate, lithium manganese oxide
磷酸铁锂 lithium iron phosphate
钛酸锂 lithium titanate
六氟磷酸锂 lithium hexafluorophosphate

# acids
酸 acid
酸性 acidic, acidity
无机酸 inorganic acid
有机酸 organic acid
强酸 strong acid
盐酸 hydrochloric acid
硫酸 sulfuric acid
亚硫酸 sulfurous acid
硝酸 nitric acid
亚硝酸 nitrous acid
磷酸 phosphoric acid
亚磷酸 phosphorous acid
膦酸 phosphonic acid
多聚磷酸 polyphosphoric acid
碳酸 carbonic acid
硼酸 boric acid, boronic acid
氢氟酸 hydrofluoric acid
氢溴酸 hydrobromic acid
高氯酸 perchloric acid
次氯酸 hypochlorous acid
硅酸 silicic acid
王水 aqua regia
甲酸 formic acid
乙酸 acetic acid
醋酸 acetic acid
冰醋酸 glacial acetic acid
丙酸 propionic acid
丁酸 butyric acid
草酸 oxalic acid
柠檬酸 citric acid
酒石酸 tartaric acid
苹果酸 malic acid
乳酸 lactic acid
琥珀酸 succinic acid
丁二酸 succinic acid
己二酸 adipic acid
癸二酸 sebacic acid
马来酸 maleic acid
富马酸 fumaric acid
衣康酸 itaconic acid
丙二酸 malonic acid
戊二酸 glutaric acid
苯甲酸 benzoic acid
水杨酸 salicylic acid
对苯二甲酸 terephthalic acid
间苯二甲酸 isophthalic acid
邻苯二甲酸 phthalic acid
苯磺酸 benzenesulfonic acid
对甲苯磺酸 p-toluenesulfonic acid
甲磺酸 methanesulfonic acid
磺酸 sulfonic acid
氨基磺酸 sulfamic acid
丙烯酸 acrylic acid
甲基丙烯酸 methacrylic acid
三氟乙酸 trifluoroacetic acid
氯乙酸 chloroacetic acid
羧酸 carboxylic acid
脂肪酸 fatty acid
硬脂酸 stearic acid
油酸 oleic acid
棕榈酸 palmitic acid
月桂酸 lauric acid
亚油酸 linoleic acid
葡萄糖酸 gluconic acid
抗坏血酸 ascorbic acid
腐殖酸 humic acid
单宁酸 tannic acid
植酸 phytic acid
没食子酸 gallic acid
透明质酸 hyaluronic acid
玻尿酸 hyaluronic acid
氨基酸 amino acid
乙二胺四乙酸 ethylenediaminetetraacetic acid
氰尿酸 cyanuric acid
尿酸 uric acid
酸酐 acid anhydride, anhydride
乙酸酐 acetic anhydride
马来酸酐 maleic anhydride
顺丁烯二酸酐 maleic anhydride
邻苯二甲酸酐 phthalic anhydride
酰氯 acyl chloride, acid chloride

# bases and salts
碱 alkali, base
碱性 alkaline, basic
强碱 strong base, strong alkali
碱液 alkali solution, lye
酸液 acid solution
酸碱度 acidity, alkalinity
氢氧化钠 sodium hydroxide
烧碱 caustic soda
氢氧化钾 potassium hydroxide
氢氧化钙 calcium hydroxide
氢氧化镁 magnesium hydroxide
氢氧化铝 aluminum hydroxide
氢氧化锂 lithium hydroxide
石灰 lime
生石灰 quicklime
熟石灰 slaked lime, hydrated lime
盐 salt
盐类 salt
无机盐 inorganic salt
食盐 table salt, salt
盐水 brine, saline
卤水 brine
氯化钠 sodium chloride
氯化钾 potassium chloride
氯化钙 calcium chloride
氯化镁 magnesium chloride
氯化铵 ammonium chloride
氯化铁 ferric chloride
三氯化铁 ferric chloride
氯化铝 aluminum chloride
氯化锌 zinc chloride
氯化锂 lithium chloride
氯化亚锡 stannous chloride
氯化亚砜 thionyl chloride
四氯化钛 titanium tetrachloride
四氯化硅 silicon tetrachloride
聚合氯化铝 polyaluminum chloride
硫酸钠 sodium sulfate
硫酸镁 magnesium sulfate
硫酸钙 calcium sulfate
硫酸钡 barium sulfate
硫酸铜 copper sulfate
硫酸锌 zinc sulfate
硫酸亚铁 ferrous sulfate
硫酸铵 ammonium sulfate
硫酸铝 aluminum sulfate
明矾 alum
硫酸盐 sulfate
亚硫酸盐 sulfite
亚硫酸氢钠 sodium bisulfite
硫代硫酸钠 sodium thiosulfate
过硫酸盐 persulfate
过硫酸铵 ammonium persulfate
过硫酸钾 potassium persulfate
硫化钠 sodium sulfide
硝酸盐 nitrate
亚硝酸盐 nitrite
硝酸银 silver nitrate
硝酸钾 potassium nitrate
硝酸铵 ammonium nitrate
亚硝酸钠 sodium nitrite
碳酸盐 carbonate
碳酸钠 sodium carbonate
纯碱 soda ash
碳酸氢钠 sodium bicarbonate
小苏打 baking soda, sodium bicarbonate
碳酸氢盐 bicarbonate
碳酸钾 potassium carbonate
碳酸钙 calcium carbonate
碳酸锂 lithium carbonate
碳酸铵 ammonium carbonate
碳酸铯 cesium carbonate
磷酸盐 phosphate
磷酸钙 calcium phosphate
磷酸二氢钾 potassium dihydrogen phosphate
磷酸铵 ammonium phosphate
聚磷酸铵 ammonium polyphosphate
三聚磷酸钠 sodium tripolyphosphate
羟基磷灰石 hydroxyapatite
硅酸盐 silicate
硅酸钠 sodium silicate
水玻璃 water glass
硅酸钙 calcium silicate
铝酸盐 aluminate
硼酸盐 borate
硼砂 borax
硼氢化钠 sodium borohydride
氢化铝锂 lithium aluminum hydride
氢化钠 sodium hydride
次氯酸钠 sodium hypochlorite
次氯酸盐 hypochlorite
高氯酸盐 perchlorate
高锰酸钾 potassium permanganate
重铬酸钾 potassium dichromate
钨酸盐 tungstate
钼酸盐 molybdate
钼酸铵 ammonium molybdate
钛酸盐 titanate
氟化钠 sodium fluoride
氟化铵 ammonium fluoride
碘化钾 potassium iodide
溴化锂 lithium bromide
醋酸钠 sodium acetate
乙酸钠 sodium acetate
醋酸盐 acetate
醋酸锌 zinc acetate
柠檬酸钠 sodium citrate
柠檬酸盐 citrate
羧酸盐 carboxylate
磺酸盐 sulfonate
铵盐 ammonium salt
季铵盐 quaternary ammonium salt
钠盐 sodium salt
钾盐 potassium salt
盐酸盐 hydrochloride
硬脂酸盐 stearate
硬脂酸镁 magnesium stearate
硬脂酸锌 zinc stearate
硬脂酸钙 calcium stearate
木质素磺酸盐 lignosulfonate
尿素 urea
熔盐 molten salt
结晶水 water of crystallization, crystal water

# organic compounds
有机 organic
无机 inorganic
有机物 organic matter, organic compound
无机物 inorganic substance
有机硅 organosilicon, silicone
金属有机框架 metal-organic framework
烷烃 alkane
烯烃 olefin, alkene
炔烃 alkyne
芳烃 aromatic hydrocarbon
芳香族 aromatic
脂肪族 aliphatic
脂环族 alicyclic
杂环 heterocycle, heterocyclic
环状 cyclic, annular
卤代烃 halogenated hydrocarbon
甲烷 methane
乙烷 ethane
丙烷 propane
丁烷 butane
戊烷 pentane
己烷 hexane
正己烷 n-hexane
庚烷 heptane
环己烷 cyclohexane
环戊烷 cyclopentane
乙烯 ethylene
丙烯 propylene
丁烯 butene
异丁烯 isobutylene
丁二烯 butadiene
异戊二烯 isoprene
苯乙烯 styrene
降冰片烯 norbornene
氯乙烯 vinyl chloride
四氟乙烯 tetrafluoroethylene
偏氟乙烯 vinylidene fluoride
乙炔 acetylene
苯 benzene
甲苯 toluene
二甲苯 xylene
乙苯 ethylbenzene
氯苯 chlorobenzene
硝基苯 nitrobenzene
咔唑 carbazole
醇 alcohol
醇类 alcohol
甲醇 methanol
乙醇 ethanol
酒精 alcohol, ethanol
无水乙醇 absolute ethanol, anhydrous ethanol
丙醇 propanol
异丙醇 isopropanol, isopropyl alcohol
丁醇 butanol
正丁醇 n-butanol
叔丁醇 tert-butanol
辛醇 octanol
苯甲醇 benzyl alcohol
环己醇 cyclohexanol
脂肪醇 fatty alcohol
多元醇 polyol, polyhydric alcohol
二元醇 diol
乙二醇 ethylene glycol
丙二醇 propylene glycol
丁二醇 butanediol
二甘醇 diethylene glycol
甘油 glycerol, glycerin
丙三醇 glycerol
季戊四醇 pentaerythritol
山梨醇 sorbitol
山梨糖醇 sorbitol
木糖醇 xylitol
甘露醇 mannitol
硫醇 thiol, mercaptan
苯酚 phenol
双酚 bisphenol
对苯二酚 hydroquinone
间苯二酚 resorcinol
邻苯二酚 catechol
多酚 polyphenol
醚 ether
乙醚 diethyl ether, ether
二甲醚 dimethyl ether
四氢呋喃 tetrahydrofuran
二氧六环 dioxane
冠醚 crown ether
甲醛 formaldehyde
乙醛 acetaldehyde
多聚甲醛 paraformaldehyde
戊二醛 glutaraldehyde
苯甲醛 benzaldehyde
糠醛 furfural
丙酮 acetone
丁酮 butanone, methyl ethyl ketone
环己酮 cyclohexanone
乙酰丙酮 acetylacetone
酯类 ester
乙酸乙酯 ethyl acetate
乙酸丁酯 butyl acetate
醋酸乙烯酯 vinyl acetate
丙烯酸酯 acrylate
甲基丙烯酸酯 methacrylate
丙烯酸丁酯 butyl acrylate
碳酸酯 carbonate
碳酸乙烯酯 ethylene carbonate
碳酸二甲酯 dimethyl carbonate
磷酸酯 phosphate ester
硅酸乙酯 ethyl silicate
正硅酸乙酯 tetraethyl orthosilicate
钛酸四丁酯 tetrabutyl titanate
钛酸酯 titanate
邻苯二甲酸酯 phthalate
脂肪酸酯 fatty acid ester
内酯 lactone
己内酯 caprolactone
丙交酯 lactide
异氰酸酯 isocyanate
二异氰酸酯 diisocyanate
氨基甲酸酯 carbamate, urethane
有机胺 organic amine
伯胺 primary amine
叔胺 tertiary amine
二胺 diamine
多胺 polyamine
醇胺 alkanolamine
乙醇胺 ethanolamine
二乙醇胺 diethanolamine
三乙醇胺 triethanolamine
乙二胺 ethylenediamine
三乙胺 triethylamine
己二胺 hexamethylenediamine
苯胺 aniline
三聚氰胺 melamine
双氰胺 dicyandiamide
水合肼 hydrazine hydrate
羟胺 hydroxylamine
酰胺 amide
甲酰胺 formamide
二甲基甲酰胺 dimethylformamide
二甲基乙酰胺 dimethylacetamide
丙烯酰胺 acrylamide
己内酰胺 caprolactam
内酰胺 lactam
酰亚胺 imide
亚胺 imine
硫脲 thiourea
乙腈 acetonitrile
丙烯腈 acrylonitrile
吡啶 pyridine
吡咯 pyrrole
吡咯烷酮 pyrrolidone
甲基吡咯烷酮 methylpyrrolidone, n-methylpyrrolidone
呋喃 furan
噻吩 thiophene
噻唑 thiazole
咪唑 imidazole
吡唑 pyrazole
三唑 triazole
四唑 tetrazole
嘧啶 pyrimidine
吡嗪 pyrazine
三嗪 triazine
哌啶 piperidine
哌嗪 piperazine
吗啉 morpholine
吲哚 indole
喹啉 quinoline
嘌呤 purine
卟啉 porphyrin
酞菁 phthalocyanine
蒽醌 anthraquinone
香豆素 coumarin
二甲基亚砜 dimethyl sulfoxide
亚砜 sulfoxide
二氯甲烷 dichloromethane, methylene chloride
氯仿 chloroform
三氯甲烷 chloroform
四氯化碳 carbon tetrachloride
二氯乙烷 dichloroethane
三氯乙烯 trichloroethylene
环氧乙烷 ethylene oxide
环氧丙烷 propylene oxide
环氧氯丙烷 epichlorohydrin
硅氧烷 siloxane
氯硅烷 chlorosilane
有机磷 organophosphorus
格氏试剂 grignard reagent
二茂铁 ferrocene
氟利昂 freon
糖 sugar
葡萄糖 glucose
果糖 fructose
蔗糖 sucrose
多糖 polysaccharide
淀粉 starch
糊精 dextrin
环糊精 cyclodextrin
壳聚糖 chitosan
海藻酸钠 sodium alginate
海藻酸 alginic acid
果胶 pectin
琼脂 agar
明胶 gelatin
胶原 collagen
黄原胶 xanthan gum
瓜尔胶 guar gum
阿拉伯胶 gum arabic
卡拉胶 carrageenan
纤维素 cellulose
半纤维素 hemicellulose
木质素 lignin
纳米纤维素 nanocellulose
羧甲基纤维素 carboxymethyl cellulose
羟乙基纤维素 hydroxyethyl cellulose
甲基纤维素 methyl cellulose
乙基纤维素 ethyl cellulose
醋酸纤维素 cellulose acetate
硝化纤维素 nitrocellulose

# groups, structure, bonds
官能团 functional group
基团 group
取代基 substituent
取代 substitute, substitution, replace
烷基 alkyl
甲基 methyl
乙基 ethyl
丙基 propyl
丁基 butyl
叔丁基 tert-butyl
环烷基 cycloalkyl
烯基 alkenyl
炔基 alkynyl
乙烯基 vinyl
烯丙基 allyl
芳基 aryl
苯基 phenyl
苄基 benzyl
羟基 hydroxyl, hydroxy
羧基 carboxyl
羰基 carbonyl
醛基 aldehyde group
氨基 amino
硝基 nitro
氰基 cyano
巯基 mercapto, thiol
烷氧基 alkoxy
甲氧基 methoxy
乙氧基 ethoxy
酰基 acyl
乙酰基 acetyl
磺酰基 sulfonyl
环氧基 epoxy group
杂芳基 heteroaryl
杂环基 heterocyclyl
双键 double bond
三键 triple bond
共价键 covalent bond
氢键 hydrogen bond
化学键 chemical bond
主链 main chain, backbone
侧链 side chain
支链 branched chain
骨架 skeleton, framework
结构式 structural formula
通式 general formula
化学式 chemical formula
异构体 isomer
对映体 enantiomer
手性 chiral, chirality
立体异构体 stereoisomer
外消旋 racemic
衍生物 derivative
类似物 analog, analogue
前体 precursor
前驱体 precursor
中间体 intermediate
副产物 by-product
产物 product
杂质 impurity
纯度 purity
原子 atom
分子 molecule, molecular
离子 ion
阳离子 cation, cationic
阴离子 anion, anionic
非离子 nonionic
两性离子 zwitterion, zwitterionic
两性 amphoteric
自由基 free radical, radical
电子 electron, electronic
质子 proton
中子 neutron
离子液体 ionic liquid
晶体 crystal
单晶 single crystal
多晶 polycrystal, polycrystalline
晶型 crystal form
晶格 lattice
晶粒 grain, crystal grain
晶界 grain boundary
晶种 seed crystal
非晶 amorphous
无定形 amorphous
液晶 liquid crystal
共晶 eutectic
多孔 porous
孔隙 pore, void
孔隙率 porosity
孔径 pore size, aperture
微孔 micropore, microporous
介孔 mesoporous, mesopore
比表面积 specific surface area
粒径 particle size, particle diameter
粒度 particle size, granularity
微粒 particle, fine particle, particulate
微球 microsphere
微胶囊 microcapsule
胶囊 capsule
纳米 nano, nanometer
纳米颗粒 nanoparticle
纳米粒子 nanoparticle
纳米线 nanowire
纳米片 nanosheet
纳米材料 nanomaterial
核壳 core-shell

# mixtures and auxiliaries
溶液 solution
水溶液 aqueous solution
溶剂 solvent
有机溶剂 organic solvent
溶质 solute
溶解 dissolve, dissolution
溶解度 solubility
水溶性 water-soluble
可溶性 soluble
不溶性 insoluble
混合 mix
混合物 mixture
混合液 mixed solution, mixture
混合气 gas mixture, mixture
共混 blend
掺混 blend
掺杂 dope
掺杂剂 dopant
组合物 composition
组分 component
成分 component, ingredient
组成 composition, constitute
配方 formula, formulation
配比 ratio, proportion
比例 proportion, ratio
含量 content
浓度 concentration
重量份 part by weight
质量份 part by mass
质量分数 mass fraction
摩尔 mole, molar
摩尔比 molar ratio
重量比 weight ratio
质量比 mass ratio
分子量 molecular weight
余量 balance, remainder
原料 raw material
材料 material
物质 substance, material, matter
试剂 reagent
化学品 chemical
药剂 agent, chemical
助剂 auxiliary, additive
添加剂 additive
添加 add, addition
加入 add
去离子水 deionized water
蒸馏水 distilled water
纯水 pure water
悬浮液 suspension
悬浊液 suspension
混悬液 suspension
乳液 emulsion
乳化 emulsify, emulsification
乳化剂 emulsifier
微乳液 microemulsion
破乳剂 demulsifier
分散 disperse, dispersion
分散剂 dispersant
分散液 dispersion
胶体 colloid, colloidal
溶胶 sol
凝胶 gel
水凝胶 hydrogel
气凝胶 aerogel
硅胶 silica gel, silicone
溶胶凝胶 sol-gel
气溶胶 aerosol
浆料 slurry, paste
浆液 slurry
料浆 slurry
糊剂 paste
膏体 paste, cream
泡沫 foam
粉体 powder
粉尘 dust
颗粒物 particulate matter, particle
母粒 masterbatch
母料 masterbatch
表面活性剂 surfactant
增稠剂 thickener
增塑剂 plasticizer
增韧剂 toughening agent
增强剂 reinforcing agent, enhancer
填充剂 filler
偶联剂 coupling agent
硅烷偶联剂 silane coupling agent
相容剂 compatibilizer
固化剂 curing agent, hardener
交联剂 crosslinking agent, crosslinker
引发剂 initiator
光引发剂 photoinitiator
促进剂 accelerator, promoter
阻聚剂 polymerization inhibitor
抑制剂 inhibitor
稳定剂 stabilizer
热稳定剂 heat stabilizer
光稳定剂 light stabilizer
抗氧剂 antioxidant
抗氧化剂 antioxidant
防老剂 antioxidant, antiager
紫外线吸收剂 ultraviolet absorber
阻燃剂 flame retardant
阻燃 flame retardant, flame retardancy
消泡剂 defoamer, antifoaming agent
发泡剂 foaming agent, blowing agent
起泡剂 foaming agent, frother
流平剂 leveling agent
润湿剂 wetting agent
润湿 wet
成膜剂 film-forming agent
成核剂 nucleating agent
抗静电剂 antistatic agent
防腐剂 preservative, anticorrosive agent
防霉剂 antifungal agent, mildew preventive
防锈剂 rust inhibitor
缓蚀剂 corrosion inhibitor
阻垢剂 scale inhibitor
杀菌剂 bactericide, fungicide
抗菌剂 antibacterial agent
消毒剂 disinfectant
絮凝剂 flocculant
混凝剂 coagulant
凝结剂 coagulant
沉淀剂 precipitant
萃取剂 extractant
捕收剂 collector
还原剂 reducing agent, reductant
氧化剂 oxidant, oxidizing agent, oxidizer
脱氧剂 deoxidizer, oxygen scavenger
干燥剂 desiccant, drying agent
吸附剂 adsorbent
吸收剂 absorbent
吸水剂 water absorbent
减水剂 water reducing agent, water reducer
缓凝剂 retarder
早强剂 early strength agent
速凝剂 quick setting agent
膨胀剂 expanding agent
防冻剂 antifreeze
脱硫剂 desulfurizer
助熔剂 flux
助焊剂 soldering flux, flux
烧结助剂 sintering aid
造孔剂 pore-forming agent
致孔剂 porogen
载体 carrier, support
模板剂 template agent
调节剂 regulator, modifier
改性剂 modifier
链转移剂 chain transfer agent
着色剂 colorant
稀释剂 diluent, thinner
保湿剂 humectant, moisturizer

# polymers
聚合物 polymer
高分子 polymer, macromolecule
共聚物 copolymer
均聚物 homopolymer
嵌段共聚物 block copolymer
接枝 graft
低聚物 oligomer
预聚物 prepolymer
单体 monomer
树脂 resin
合成树脂 synthetic resin
热塑性 thermoplastic
热固性 thermosetting
塑料 plastic
工程塑料 engineering plastic
聚乙烯 polyethylene
高密度聚乙烯 high density polyethylene
低密度聚乙烯 low density polyethylene
聚丙烯 polypropylene
聚苯乙烯 polystyrene
聚氯乙烯 polyvinyl chloride
聚偏氟乙烯 polyvinylidene fluoride
聚四氟乙烯 polytetrafluoroethylene
氟树脂 fluororesin
含氟聚合物 fluoropolymer
聚烯烃 polyolefin
聚酯 polyester
聚碳酸酯 polycarbonate
聚酰胺 polyamide
尼龙 nylon
聚酰亚胺 polyimide
聚甲醛 polyoxymethylene, polyacetal
聚苯硫醚 polyphenylene sulfide
聚苯醚 polyphenylene ether
聚醚醚酮 polyetheretherketone
聚砜 polysulfone
聚醚砜 polyethersulfone
聚氨酯 polyurethane
聚脲 polyurea
聚醚 polyether
聚乙二醇 polyethylene glycol
聚丙二醇 polypropylene glycol
聚乙烯醇 polyvinyl alcohol
聚丙烯酸 polyacrylic acid
聚丙烯酸钠 sodium polyacrylate
聚丙烯酰胺 polyacrylamide
聚丙烯腈 polyacrylonitrile
有机玻璃 organic glass, plexiglass
亚克力 acrylic
聚乳酸 polylactic acid
聚己内酯 polycaprolactone
聚苯胺 polyaniline
聚吡咯 polypyrrole
聚噻吩 polythiophene
聚多巴胺 polydopamine
聚硅氧烷 polysiloxane
硅油 silicone oil
聚乙烯亚胺 polyethyleneimine
聚电解质 polyelectrolyte
环氧 epoxy
环氧树脂 epoxy resin
酚醛树脂 phenolic resin
酚醛 phenolic
脲醛树脂 urea formaldehyde resin
丙烯酸树脂 acrylic resin
不饱和聚酯 unsaturated polyester
醇酸树脂 alkyd resin
呋喃树脂 furan resin
有机硅树脂 silicone resin
石油树脂 petroleum resin
松香 rosin
松香树脂 rosin resin
离子交换树脂 ion exchange resin
生物降解 biodegradation, biodegradable
可降解 degradable
吸水性树脂 water-absorbent resin
薄膜 film, thin film
膜 film, membrane
膜层 film layer
片材 sheet
泡沫塑料 foamed plastic, foam plastic
泡棉 foam
海绵 sponge
复合材料 composite material, composite
预浸料 prepreg
玻璃钢 fiber reinforced plastic, fiberglass
纤维增强 fiber reinforced
层压板 laminate
木塑 wood plastic

# rubbers
橡胶 rubber
天然橡胶 natural rubber
合成橡胶 synthetic rubber
丁苯橡胶 styrene butadiene rubber
顺丁橡胶 butadiene rubber
丁腈橡胶 nitrile rubber
丁基橡胶 butyl rubber
氯丁橡胶 chloroprene rubber, neoprene
三元乙丙橡胶 ethylene propylene diene
硅橡胶 silicone rubber
氟橡胶 fluororubber
乳胶 latex, emulsion
胶乳 latex
硫化 vulcanize, vulcanization, sulfurization
硫化剂 vulcanizing agent
混炼 mixing, kneading
密炼 banburying, internal mixing
密炼机 internal mixer
开炼机 open mill
生胶 raw rubber
胶料 rubber compound, rubber material
热塑性弹性体 thermoplastic elastomer
白炭黑 white carbon black, silica
再生胶 reclaimed rubber

# glass and ceramics
玻璃 glass
玻璃板 glass plate
钢化玻璃 tempered glass, toughened glass
夹层玻璃 laminated glass
中空玻璃 insulating glass, hollow glass
浮法玻璃 float glass
石英 quartz
石英玻璃 quartz glass
玻璃纤维 glass fiber
玻纤 glass fiber
玻璃粉 glass powder, glass frit
微晶玻璃 glass ceramic
陶瓷 ceramic
釉料 glaze
搪瓷 enamel
耐火材料 refractory, refractory material
耐火 refractory, fire resistant
耐火砖 refractory brick
素坯 green body, biscuit
坯体 green body, blank
生坯 green body
烧结 sinter
烧制 fire
煅烧 calcine, calcination
焙烧 roast, calcination
粘土 clay
黏土 clay
高岭土 kaolin
膨润土 bentonite
蒙脱土 montmorillonite
硅藻土 diatomite, diatomaceous earth
凹凸棒土 attapulgite
滑石粉 talc, talcum powder
滑石 talc
云母 mica
沸石 zeolite
分子筛 molecular sieve
石棉 asbestos
岩棉 rock wool
蛭石 vermiculite
珍珠岩 perlite
长石 feldspar
石灰石 limestone
白云石 dolomite
石膏 gypsum, plaster
萤石 fluorite
海泡石 sepiolite
硅灰石 wollastonite
莫来石 mullite
堇青石 cordierite
刚玉 corundum
蓝宝石 sapphire
宝石 gem, gemstone
大理石 marble
花岗岩 granite
石英砂 quartz sand
硅砂 silica sand
粉煤灰 fly ash
飞灰 fly ash
矿渣 slag
硅灰 silica fume, silica powder
胶凝材料 cementitious material
波特兰水泥 portland cement
硅酸盐水泥 portland cement, silicate cement
地质聚合物 geopolymer
水滑石 hydrotalcite

# metals and alloys
合金 alloy
钢 steel
不锈钢 stainless steel
碳钢 carbon steel
碳素钢 carbon steel
合金钢 alloy steel
硅钢 silicon steel
电工钢 electrical steel
高强钢 high-strength steel
模具钢 die steel, mold steel
轴承钢 bearing steel
弹簧钢 spring steel
工具钢 tool steel
高速钢 high-speed steel
铸铁 cast iron
球墨铸铁 ductile iron, nodular cast iron
生铁 pig iron
铁素体 ferrite
奥氏体 austenite
马氏体 martensite
珠光体 pearlite
贝氏体 bainite
渗碳体 cementite
铝合金 aluminum alloy
镁合金 magnesium alloy
钛合金 titanium alloy
铜合金 copper alloy
镍合金 nickel alloy
镍基 nickel-based
高温合金 superalloy, high-temperature alloy
硬质合金 cemented carbide, hard alloy
形状记忆合金 shape memory alloy
非晶合金 amorphous alloy
高熵合金 high-entropy alloy
黄铜 brass
青铜 bronze
紫铜 red copper, copper
锡膏 solder paste
铝箔 aluminum foil
铜箔 copper foil
金属间化合物 intermetallic compound
铁磁 ferromagnetic
磁性材料 magnetic material
软磁 soft magnetic
磁粉 magnetic powder
钕铁硼 neodymium iron boron
坡莫合金 permalloy
超导 superconducting, superconductivity
泡沫金属 metal foam
金属粉末 metal powder
金属板 metal plate, metal sheet
金属丝 metal wire

# metallurgy
冶金 metallurgy, metallurgical
冶炼 smelt
熔炼 smelting, melting
炼铁 ironmaking
炼钢 steelmaking
高炉 blast furnace
转炉 converter
电炉 electric furnace
电弧炉 electric arc furnace
感应炉 induction furnace
精炼 refine
钢水 molten steel
铁水 molten iron, hot metal
熔体 melt
熔融 melt, molten
熔池 molten pool, weld pool
熔渣 slag
炉渣 slag
钢渣 steel slag
赤泥 red mud
连铸 continuous casting
结晶器 mold, crystallizer
中间包 tundish
钢包 ladle
坩埚 crucible
铸锭 ingot
钢锭 steel ingot
铸坯 cast billet, slab
钢坯 billet
板坯 slab
热轧 hot rolling, hot-rolled
冷轧 cold rolling, cold-rolled
热处理 heat treatment
退火 anneal
淬火 quench
回火 temper
正火 normalizing
时效 aging
固溶 solid solution, solution treatment
固溶体 solid solution
渗碳 carburize
渗氮 nitriding
氮化 nitriding, nitridation
表面处理 surface treatment
表面硬化 surface hardening
酸洗 pickling, acid washing
碱洗 alkaline washing, alkali washing
磷化 phosphating
钝化 passivate, passivation
粉末冶金 powder metallurgy
热等静压 hot isostatic pressing
等静压 isostatic pressing
矿石 ore
铁矿石 iron ore
矿物 mineral
精矿 concentrate
尾矿 tailings
选矿 mineral processing, beneficiation
浮选 flotation
磁选 magnetic separation
重选 gravity separation
球团 pellet
铝土矿 bauxite
磁铁矿 magnetite
赤铁矿 hematite
黄铁矿 pyrite
浸出 leach
浸出液 leachate, leaching solution
湿法冶金 hydrometallurgy
火法 pyrometallurgical
电解 electrolysis, electrolytic
电解液 electrolyte, electrolyte solution
电解质 electrolyte
电解槽 electrolytic cell, electrolyzer
电积 electrowinning
废料 waste, scrap
废钢 scrap steel
金相 metallographic, metallography
显微组织 microstructure
析出 precipitate, precipitation
偏析 segregation
夹杂物 inclusion

# coatings and surfaces
涂层 coating, coating layer
涂料 coating, paint
涂覆 coat
涂布 coat
涂敷 coat, apply
涂布机 coating machine, coater
油漆 paint
清漆 varnish
底漆 primer
面漆 topcoat, finish paint
粉末涂料 powder coating
水性涂料 water-based coating
油墨 ink
墨水 ink
颜料 pigment
染料 dye
色素 pigment, colorant
色浆 color paste
色料 colorant
镀层 plating layer, coating
镀膜 coating, film plating
电镀 electroplate
化学镀 electroless plating, chemical plating
镀锌 galvanize
镀镍 nickel plating
镀铬 chromium plating
镀金 gold plating
镀液 plating solution, plating bath
热浸镀 hot dip plating
热喷涂 thermal spraying
阳极氧化 anodize, anodic oxidation
微弧氧化 micro-arc oxidation
电泳 electrophoresis, electrophoretic
沉积 deposit, deposition
气相沉积 vapor deposition
化学气相沉积 chemical vapor deposition
物理气相沉积 physical vapor deposition
原子层沉积 atomic layer deposition
溅射 sputter
磁控溅射 magnetron sputtering
蒸镀 evaporation, vapor deposition
靶材 target, target material
旋涂 spin coating
浸涂 dip coating
刮涂 blade coating, doctor blade
刮刀 scraper, doctor blade
刮板 scraper
流延 casting, tape casting
等离子体 plasma
离子注入 ion implantation
表面改性 surface modification
接触角 contact angle
疏水 hydrophobic
疏水性 hydrophobicity
超疏水 superhydrophobic
亲水 hydrophilic
亲水性 hydrophilicity
亲油 lipophilic
疏油 oleophobic
防污 antifouling
自清洁 self-cleaning
防雾 antifogging
防锈 rust prevention, antirust
防腐 corrosion protection, anticorrosion
防腐蚀 corrosion protection
生锈 rust
铁锈 rust
除锈 rust removal
腐蚀 corrosion, corrode
耐腐蚀 corrosion resistant, corrosion resistance
耐腐蚀性 corrosion resistance
蚀刻 etch
刻蚀 etch
脱脂 degrease
除油 oil removal, degreasing
剥离 peel, strip, exfoliate
脱落 fall off, detach
附着 adhere, attach
附着力 adhesion
光刻胶 photoresist
感光性 photosensitive
光敏 photosensitive
光固化 photocuring
紫外光 ultraviolet light
紫外线 ultraviolet ray, ultraviolet
红外 infrared

# adhesives
粘合剂 adhesive, binder
胶粘剂 adhesive
粘接剂 adhesive
黏合剂 adhesive, binder
粘结剂 binder, adhesive
胶水 glue
胶 glue, adhesive, gum
胶带 adhesive tape, tape
胶层 adhesive layer
胶膜 adhesive film
热熔胶 hot melt adhesive
压敏胶 pressure sensitive adhesive
密封胶 sealant
密封剂 sealant
结构胶 structural adhesive
光学胶 optical adhesive
灌封胶 potting adhesive
涂胶 glue coating, gluing
点胶 dispensing, glue dispensing
点胶机 dispenser, dispensing machine
粘性 viscosity, adhesive, sticky
粘着 adhere, adhesion
粘附 adhere, adhesion
离型膜 release film
离型纸 release paper
离型剂 release agent
初粘性 initial tack

# catalysts
催化 catalyze, catalysis, catalytic
催化剂 catalyst
助催化剂 cocatalyst, promoter
光催化 photocatalysis, photocatalytic
光催化剂 photocatalyst
电催化 electrocatalysis, electrocatalytic
负载型 supported
担载 support, load
活性组分 active component
活性 activity, active
活化 activate, activation
失活 deactivation, inactivation
选择性 selectivity, selective
转化率 conversion, conversion rate
收率 yield
产率 yield
产量 yield, output
酶 enzyme
催化裂化 catalytic cracking
催化重整 catalytic reforming
茂金属 metallocene
齐格勒催化剂 ziegler catalyst
雷尼镍 raney nickel
浸渍 impregnate, impregnation, dip
再生 regenerate, regeneration
三元催化 three-way catalytic

# reactions
反应 reaction, react
反应物 reactant
化学反应 chemical reaction
副反应 side reaction
合成 synthesize, synthesis
制备 prepare, preparation
聚合 polymerize, polymerization
聚合反应 polymerization reaction
共聚 copolymerize, copolymerization
乳液聚合 emulsion polymerization
悬浮聚合 suspension polymerization
加聚 addition polymerization
缩聚 polycondensation
缩合 condensation
开环 ring opening
环化 cyclization
加成 addition
消去 elimination
交联 crosslink
固化 cure, solidify
氧化 oxidize, oxidation
还原 reduce, reduction
氧化还原 redox, oxidation reduction
加氢 hydrogenation
氢化 hydrogenation
脱氢 dehydrogenation
脱水 dehydration, dewatering
水解 hydrolyze, hydrolysis
醇解 alcoholysis
酯化 esterify, esterification
酯交换 transesterification
皂化 saponification
酰化 acylation
烷基化 alkylation
甲基化 methylation
卤化 halogenation
氯化 chlorinate, chlorination
氟化 fluorinate, fluorination
溴化 bromination
硝化 nitration, nitrification
磺化 sulfonate, sulfonation
胺化 amination
羧化 carboxylation
羰基化 carbonylation
偶联 couple
偶联反应 coupling reaction
重排 rearrangement
异构化 isomerization
裂解 crack, pyrolysis
热解 pyrolysis, pyrolyze
热裂解 pyrolysis, thermal cracking
分解 decompose, decomposition
降解 degrade, degradation
解聚 depolymerization
重整 reforming
气化 gasify, gasification, vaporize
液化 liquefy, liquefaction
中和 neutralize, neutralization
水合 hydration, hydrate
水化 hydration
配位 coordination, coordinate
质子化 protonation
离解 dissociation
解离 dissociate, dissociation
电离 ionize, ionization
离子化 ionization
引发 initiate
诱导 induce
回流 reflux, backflow
放热 exothermic, heat release
吸热 endothermic, heat absorption
发酵 fermentation, ferment
水热 hydrothermal
溶剂热 solvothermal
自组装 self-assembly
改性 modify, modification
功能化 functionalize, functionalization
保护基 protecting group
脱保护 deprotection
反应条件 reaction condition
反应时间 reaction time
反应温度 reaction temperature

# unit operations
搅拌 stir, agitate, mixing
搅拌器 stirrer, agitator
搅拌桨 stirring paddle, agitator blade
搅拌轴 stirring shaft
均质 homogenize, homogeneous
捏合 knead
造粒 granulate, granulation, pelletize
制粒 granulate, granulation
压片 tablet pressing, tableting
团聚 agglomerate, agglomeration
分离 separate, separation
分离器 separator
过滤 filter, filtration
滤液 filtrate
滤饼 filter cake
滤渣 filter residue
压滤 press filtration
压滤机 filter press
抽滤 suction filtration
超滤 ultrafiltration
微滤 microfiltration
纳滤 nanofiltration
反渗透 reverse osmosis
正渗透 forward osmosis
渗析 dialysis
透析 dialysis
电渗析 electrodialysis
膜分离 membrane separation
分离膜 separation membrane
离子交换 ion exchange
离子交换膜 ion exchange membrane
质子交换膜 proton exchange membrane
中空纤维膜 hollow fiber membrane
蒸馏 distill, distillation
减压蒸馏 vacuum distillation, reduced pressure distillation
精馏 rectification, distillation
精馏塔 rectifying column, distillation column
分馏 fractionation
馏分 fraction, distillate
蒸发 evaporate, evaporation
挥发 volatilize, volatile
挥发性 volatile, volatility
升华 sublimation, sublime
结晶 crystallize, crystallization
重结晶 recrystallization
再结晶 recrystallization
沉淀 precipitate, precipitation, sediment
共沉淀 coprecipitation
沉降 sedimentation, settle
沉淀池 sedimentation tank, settling tank
絮凝 flocculate, flocculation
凝聚 coagulate, aggregate
混凝 coagulation
凝固 solidify, coagulate
澄清 clarify, clarification
上清液 supernatant
萃取 extract, extraction
超临界 supercritical
提取 extract, extraction
提取物 extract
提纯 purify, purification
纯化 purify, purification
净化 purify, purification
除杂 impurity removal
脱色 decolorize, decolorization
漂白 bleach
漂白剂 bleach, bleaching agent
脱气 degas
除臭 deodorize, deodorization
吸收 absorb, absorption
解吸 desorption, desorb
脱附 desorption, desorb
变压吸附 pressure swing adsorption
浓缩 concentrate, concentration
稀释 dilute, dilution
洗脱 elute, elution
脱盐 desalination, desalt
冷冻干燥 freeze drying, lyophilization
冻干 lyophilize, freeze dry
喷雾干燥 spray drying
真空干燥 vacuum drying
流化 fluidize, fluidization
流化床 fluidized bed
固定床 fixed bed
滴加 dropwise addition, drop
浸泡 soak, immerse
浸没 immerse, submerge
静置 stand, let stand
陈化 age
老化 age
熟化 curing, ripening
保存 preserve, store
静电纺丝 electrospinning
熔喷 melt-blown, melt blowing

# apparatus
反应器 reactor
反应釜 reaction kettle, reactor
高压釜 autoclave
高压反应釜 autoclave, high-pressure reactor
微反应器 microreactor
塔板 tray, column plate
吸收塔 absorption tower, absorber
洗涤塔 scrubber, washing tower
洗涤器 scrubber
喷淋塔 spray tower
填料塔 packed tower, packed column
再沸器 reboiler
旋风分离器 cyclone separator, cyclone
旋流器 hydrocyclone, cyclone
离心机 centrifuge
结晶釜 crystallizer
沉降槽 settling tank
混合器 mixer
混合机 mixer
均质机 homogenizer
发酵罐 fermenter, fermentation tank
马弗炉 muffle furnace
管式炉 tube furnace
回转窑 rotary kiln
水浴 water bath
油浴 oil bath
烧杯 beaker
烧瓶 flask
三口烧瓶 three-necked flask
试管 test tube
滴管 dropper
移液管 pipette
移液器 pipette, pipettor
移液枪 pipette
滴定管 burette
量筒 measuring cylinder
培养皿 petri dish, culture dish
比色皿 cuvette
滤纸 filter paper
玻璃棒 glass rod
研钵 mortar
色谱柱 chromatographic column
工厂 factory, plant
车间 workshop

# properties of materials
性质 property, nature
性能 performance, property
特性 characteristic, property
物理性质 physical property
力学性能 mechanical property
机械性能 mechanical property
密度 density
比重 specific gravity
粘度 viscosity
黏度 viscosity
流变 rheology, rheological
触变性 thixotropy
流动性 fluidity, flowability
熔点 melting point
沸点 boiling point
凝固点 freezing point, solidifying point
闪点 flash point
软化点 softening point
玻璃化 vitrification, glass transition
熔融指数 melt index
热导率 thermal conductivity
导热系数 thermal conductivity
导热性 thermal conductivity
比热容 specific heat capacity
热膨胀系数 thermal expansion coefficient
电导率 conductivity, electrical conductivity
导电 conductive
导电性 conductivity
绝缘 insulation, insulating
介电常数 dielectric constant
电阻率 resistivity
磁性 magnetic, magnetism
磁导率 magnetic permeability
折射率 refractive index
透光率 light transmittance
透过率 transmittance, transmission rate
透明 transparent
透明度 transparency
半透明 translucent
不透明 opaque
光泽 gloss, luster
光泽度 glossiness, gloss
白度 whiteness
颜色 color
变色 discoloration, color change
褪色 fade
抗拉强度 tensile strength
拉伸强度 tensile strength
屈服强度 yield strength
抗压强度 compressive strength
抗弯强度 bending strength, flexural strength
弯曲强度 bending strength, flexural strength
冲击强度 impact strength
撕裂强度 tear strength
剪切强度 shear strength
剥离强度 peel strength
断裂伸长率 elongation at break
伸长率 elongation
延伸率 elongation
弹性模量 elastic modulus
杨氏模量 young's modulus
模量 modulus
延展性 ductility
塑性 plasticity, plastic
脆性 brittleness, brittle
蠕变 creep
耐热 heat resistant, heat resistance
耐热性 heat resistance
耐高温 high temperature resistant
耐寒 cold resistant
耐磨性 wear resistance, abrasion resistance
耐候性 weather resistance
耐水性 water resistance
耐油 oil resistant
耐酸 acid resistant
耐碱 alkali resistant
耐久性 durability
耐用 durable
稳定 stable
稳定性 stability
热稳定性 thermal stability
相容性 compatibility
生物相容性 biocompatibility
吸水 water absorption, water absorbing
吸水性 water absorbency, water absorption
吸湿 moisture absorption, hygroscopic
透气 breathable, air permeable
透气性 air permeability, breathability
渗透性 permeability
防潮 moisture proof
阻隔 barrier
阻隔性 barrier property
抗菌 antibacterial
杀菌 sterilize, sterilization
灭菌 sterilize, sterilization
消毒 disinfect, disinfection, sterilization
抗静电 antistatic
静电 static electricity, electrostatic
可燃 combustible, flammable
易燃 flammable, inflammable
不燃 incombustible, non-combustible
阻燃性 flame retardancy
毒性 toxicity
有毒 toxic, poisonous
无毒 non-toxic
有害 harmful
有害物质 harmful substance
刺激性 irritant, irritating
气味 odor, smell
异味 peculiar smell, odor
吸油 oil absorption
含水率 moisture content, water content
含水量 water content, moisture content
水分 moisture, water
潮湿 damp, humid
表面张力 surface tension
界面 interface
液态 liquid state, liquid
固态 solid state, solid
气态 gaseous, gaseous state
固体 solid
固液 solid-liquid
气液 gas-liquid
固含量 solid content
形貌 morphology
均匀 uniform, homogeneous
均匀性 uniformity
质地 texture
柔软 soft
坚硬 hard
光滑 smooth
粗糙 rough
轻质 lightweight, light
致密 dense, compact
疏松 loose

# textiles and fibres
纤维 fiber, fibre
短纤维 short fiber, staple fiber
长丝 filament
单丝 monofilament
复丝 multifilament
化学纤维 chemical fiber
合成纤维 synthetic fiber
天然纤维 natural fiber
植物纤维 plant fiber
中空纤维 hollow fiber
纳米纤维 nanofiber
超细纤维 superfine fiber, microfiber
芳纶 aramid
氨纶 spandex
涤纶 polyester fiber, polyester
锦纶 nylon, polyamide fiber
腈纶 acrylic fiber
丙纶 polypropylene fiber
粘胶 viscose
粘胶纤维 viscose fiber
莫代尔 modal
棉花 cotton
棉纤维 cotton fiber
亚麻 flax, linen
羊毛 wool
羊绒 cashmere
丝绸 silk
蚕丝 silk
真丝 silk
羽绒 down
皮革 leather
人造革 artificial leather
合成革 synthetic leather
鞣制 tanning
毛皮 fur
纱线 yarn
纺丝液 spinning solution
丝束 tow, fiber bundle
经纱 warp yarn, warp
纬纱 weft yarn, weft
经线 warp
纬线 weft
丝线 silk thread, thread
织物 fabric, textile
布料 cloth, fabric
面料 fabric
里料 lining
无纺布 non-woven fabric, nonwoven
非织造布 nonwoven fabric
针织物 knitted fabric
机织 woven
梭织 woven
纱布 gauze
毛毡 felt
地毯 carpet
毛巾 towel
网布 mesh cloth, mesh fabric
帆布 canvas
服装 clothing, garment, clothes
衣服 clothes, clothing
衣物 clothes, clothing, laundry
内衣 underwear
袜子 sock
口罩 mask, face mask
防护服 protective clothing
衬布 interlining
染色 dye
印染 printing and dyeing
印花 printing, printed
固色 color fixing
色牢度 color fastness
退浆 desizing
上浆 sizing
丝光 mercerizing
整理剂 finishing agent
后整理 finishing
柔软剂 softener
匀染剂 leveling agent
活性染料 reactive dye
分散染料 disperse dye
牵伸 drafting, draw
加捻 twist
卷曲 crimp, curl
起毛 raising, napping
抗皱 anti-wrinkle, crease resistant
吸湿排汗 moisture wicking
纸尿裤 diaper
尿布 diaper
卫生巾 sanitary napkin
吸收性物品 absorbent article
湿巾 wet wipe

# paper
纸 paper
造纸 papermaking, paper making
造纸机 paper machine
纸机 paper machine
纸浆 pulp, paper pulp
浆粕 pulp
制浆 pulping
打浆 beating, pulping
木浆 wood pulp
木屑 sawdust, wood chips
木粉 wood flour, wood powder
废纸 waste paper
纸板 paperboard, cardboard
瓦楞纸 corrugated paper
瓦楞纸板 corrugated cardboard
卫生纸 toilet paper, tissue
纸巾 tissue, paper towel
卡纸 cardboard
牛皮纸 kraft paper
施胶 sizing
施胶剂 sizing agent
蒸煮 cook, digestion
脱墨 deinking
黑液 black liquor
长网 fourdrinier

# fuels and energy
燃料 fuel
化石燃料 fossil fuel
石油 petroleum, oil
原油 crude oil
重油 heavy oil
稠油 heavy oil
石脑油 naphtha
汽油 gasoline
柴油 diesel, diesel oil
煤油 kerosene
航空煤油 aviation kerosene
生物柴油 biodiesel
燃料油 fuel oil
石蜡 paraffin, wax
凡士林 vaseline, petrolatum
矿物油 mineral oil
白油 white oil
基础油 base oil
植物油 vegetable oil
煤 coal
煤炭 coal
褐煤 lignite
无烟煤 anthracite
煤焦油 coal tar
煤气 coal gas, gas
煤气化 coal gasification
煤粉 pulverized coal
水煤浆 coal water slurry
天然气 natural gas
液化天然气 liquefied natural gas
液化石油气 liquefied petroleum gas
页岩气 shale gas
页岩 shale
页岩油 shale oil
合成气 synthesis gas, syngas
沼气 biogas
生物质 biomass
生物燃料 biofuel
燃气 fuel gas, gas
制氢 hydrogen production
储氢 hydrogen storage
氢能 hydrogen energy
碳捕集 carbon capture
炼油 oil refining, petroleum refining
石化 petrochemical
化工 chemical industry, chemical engineering
脱硫 desulfurization
脱硝 denitration, denitrification
加氢裂化 hydrocracking
加氢精制 hydrorefining, hydrotreating
焦化 coking
辛烷值 octane number
十六烷值 cetane number
热值 calorific value, heating value
燃料电池 fuel cell
可再生 renewable, regenerable
核燃料 nuclear fuel
核反应堆 nuclear reactor
铀矿 uranium ore

# water treatment
水处理 water treatment
水 water
水质 water quality
污水 sewage, wastewater
废水 wastewater, waste water
污水处理 sewage treatment
废水处理 wastewater treatment
饮用水 drinking water
自来水 tap water
地下水 groundwater
雨水 rainwater
淡水 fresh water
海水淡化 seawater desalination
净水 water purification, purified water
净水器 water purifier
净水机 water purifier
软水 soft water
硬水 hard water
软化 soften
超纯水 ultrapure water
污泥 sludge
活性污泥 activated sludge
淤泥 sludge, silt
曝气 aeration, aerate
曝气池 aeration tank
生化 biochemical
厌氧 anaerobic
好氧 aerobic
缺氧 anoxic, oxygen deficiency
生物膜 biofilm
膜生物反应器 membrane bioreactor
反硝化 denitrification
脱氮 denitrification, nitrogen removal
除磷 phosphorus removal
氨氮 ammonia nitrogen
总磷 total phosphorus
化学需氧量 chemical oxygen demand
需氧量 oxygen demand
溶解氧 dissolved oxygen
浊度 turbidity
悬浮物 suspended solid, suspended matter
水垢 scale
结垢 scaling, fouling
除垢 descaling, scale removal
污垢 dirt, fouling
膜污染 membrane fouling
反洗 backwash
反冲洗 backwash
浓水 concentrated water
渗滤液 leachate, percolate
气浮 air flotation, flotation
芬顿 fenton
人工湿地 constructed wetland
湿地 wetland
藻类 algae
蓝藻 cyanobacteria, blue-green algae

# environment
环境 environment, ambient
环保 environmental protection, environmentally friendly
污染 pollution, contamination, pollute
污染物 pollutant, contaminant
大气 atmosphere
空气污染 air pollution
温室气体 greenhouse gas
挥发性有机物 volatile organic compound
雾霾 haze, smog
细颗粒物 fine particulate matter
除尘 dust removal
除尘器 dust collector, dust remover
静电除尘器 electrostatic precipitator
布袋除尘 bag dust removal
布袋 cloth bag, bag
灰尘 dust
灰分 ash, ash content
垃圾 garbage, refuse, waste
生活垃圾 household garbage, domestic waste
餐厨垃圾 kitchen waste, food waste
厨余垃圾 kitchen waste
废物 waste
废弃物 waste
固体废物 solid waste
废液 waste liquid
固废 solid waste
危废 hazardous waste
焚烧 incinerate, incineration
焚烧炉 incinerator
堆肥 compost
肥料 fertilizer
有机肥 organic fertilizer
复合肥 compound fertilizer
缓释 sustained release, slow release
控释 controlled release
农药 pesticide
杀虫剂 insecticide
除草剂 herbicide
土壤修复 soil remediation
修复 repair, remediation, restore
治理 treatment, control
处理 treat, process
循环利用 recycle, reuse
再利用 reuse
资源化 resource utilization
节能 energy saving
减排 emission reduction
碳排放 carbon emission
生态 ecology, ecological
绿色 green

# cosmetics
化妆品 cosmetic
护肤 skin care
护肤品 skin care product
皮肤 skin
面膜 facial mask
面霜 face cream, cream
乳霜 cream
精华液 essence, serum
保湿 moisturize
美白 whitening
防晒 sunscreen, sun protection
防晒剂 sunscreen agent
防晒霜 sunscreen cream
抗衰老 anti-aging
皱纹 wrinkle
口红 lipstick
唇膏 lipstick, lip balm
指甲油 nail polish
粉底 foundation
眼影 eye shadow
睫毛膏 mascara
香水 perfume
香料 perfume, fragrance, spice
香精 essence, flavor, fragrance
精油 essential oil
芳香 aromatic, fragrance
洗发水 shampoo
香波 shampoo
护发素 hair conditioner
染发 hair dyeing
染发剂 hair dye
头发 hair
毛发 hair
头皮 scalp
沐浴露 body wash, shower gel
卸妆 makeup removal
彩妆 makeup
牙膏 toothpaste
漱口水 mouthwash
角鲨烷 squalane
羊毛脂 lanolin
蜂蜡 beeswax
植物提取物 plant extract
角质 keratin, horny

# detergents
洗涤剂 detergent
清洗剂 cleaning agent
清洗液 cleaning solution, cleaning liquid
清洁剂 cleaner, cleaning agent
洗衣粉 washing powder, laundry powder
洗衣液 laundry detergent
洗洁精 dishwashing liquid
洗手液 hand sanitizer
肥皂 soap
皂基 soap base
去污 decontamination, stain removal
去污剂 detergent
污渍 stain
油污 oil stain, greasy dirt
荧光增白剂 fluorescent whitening agent
漂洗 rinse
起泡 foaming, blistering
消泡 defoaming
助洗剂 detergent builder, builder

# explosives
炸药 explosive
爆炸 explosion, explode
爆炸物 explosive
防爆 explosion-proof
雷管 detonator
起爆 detonation, initiation
火药 gunpowder, propellant
烟花 fireworks
爆竹 firecracker
烟火 pyrotechnic, fireworks
导火索 fuse
固体推进剂 solid propellant
含能材料 energetic material
点火药 igniter composition

# analysis
分析 analyze, analysis
分析仪 analyzer
定量 quantitative, quantify
定性 qualitative
色谱 chromatography, chromatographic
气相色谱 gas chromatography
液相色谱 liquid chromatography
高效液相色谱 high-performance liquid chromatography
薄层色谱 thin layer chromatography
离子色谱 ion chromatography
色谱仪 chromatograph
质谱 mass spectrometry, mass spectrum
质谱仪 mass spectrometer
光谱 spectrum, spectroscopy
光谱仪 spectrometer
分光光度计 spectrophotometer
吸光度 absorbance
吸收光谱 absorption spectrum
红外光谱 infrared spectrum, infrared spectroscopy
拉曼光谱 raman spectrum, raman spectroscopy
荧光 fluorescence, fluorescent
荧光光谱 fluorescence spectrum
磷光 phosphorescence, phosphorescent
发光 luminescence, emit light
化学发光 chemiluminescence
荧光粉 phosphor, fluorescent powder
核磁共振 nuclear magnetic resonance
衍射 diffraction
射线 ray
射线衍射 ray diffraction
电子显微镜 electron microscope
原子力显微镜 atomic force microscope
显微镜 microscope
热重分析 thermogravimetric analysis
热重 thermogravimetric
差示扫描量热 differential scanning calorimetry
量热 calorimetry
滴定 titrate, titration
比色 colorimetric, colorimetry
显色 color development, chromogenic
指示剂 indicator
试纸 test paper
试剂盒 kit, reagent kit
标准品 standard, reference substance
标准溶液 standard solution
标准曲线 standard curve
内标 internal standard
检出限 detection limit
检测限 detection limit
流动相 mobile phase
固定相 stationary phase
保留时间 retention time
洗脱液 eluent
痕量 trace
取样 sample
采样 sample
采样器 sampler
消解 digestion, digest
电化学 electrochemical, electrochemistry
循环伏安 cyclic voltammetry
电极 electrode
工作电极 working electrode
参比电极 reference electrode
隔膜 diaphragm, separator
酸度 acidity
酸度计 ph meter, acidimeter
酸值 acid value
折光仪 refractometer
旋光 optical rotation, polarimetric
粘度计 viscometer
密度计 densimeter, hydrometer
粒度分析 particle size analysis
表征 characterize, characterization
光照 illumination, light irradiation
照射 irradiate, irradiation
辐照 irradiate, irradiation
微波 microwave

# words that build names
甲酯 methyl ester
乙酯 ethyl ester
丁酯 butyl ester
烃类 hydrocarbon
酮类 ketone
醛类 aldehyde
酚类 phenol
醚类 ether
胺类 amine
缩丁醛 butyral
羟丙基 hydroxypropyl
羟乙基 hydroxyethyl
羧甲基 carboxymethyl
十二烷基 dodecyl
扫描电镜 scanning electron microscope
透射电镜 transmission electron microscope
电镜 electron microscope
玻璃化温度 glass transition temperature
氧化钇 yttrium oxide, yttria
氧化镧 lanthanum oxide
氧化钕 neodymium oxide
三氧化钨 tungsten trioxide
三氧化二锑 antimony trioxide
氧化锑 antimony oxide
氧化铅 lead oxide
氧化铋 bismuth oxide
氧化铬 chromium oxide
氧化锰 manganese oxide
氧化钼 molybdenum oxide
碲化镉 cadmium telluride
碲化铋 bismuth telluride
硒化镉 cadmium selenide
钛酸锶 strontium titanate
钽酸锂 lithium tantalate
碳酸锶 strontium carbonate
碳酸钡 barium carbonate
氯化钡 barium chloride
氯化钯 palladium chloride
氯铂酸 chloroplatinic acid
氯金酸 chloroauric acid
钯碳 palladium on carbon
防静电 antistatic
耐化学性 chemical resistance
脂肪 fat
油 oil
# membranes, methods and properties of materials, further
交联单体 crosslinking monomer
硫银锗矿 argyrodite
原纤化 fibrillation
错流过滤 cross-flow filtration
超滤膜 ultrafiltration membrane
纳滤膜 nanofiltration membrane
反渗透膜 reverse osmosis membrane
产水 permeate, product water
跨膜压差 transmembrane pressure
导电炭黑 conductive carbon black
溶胶凝胶法 sol-gel method
水热法 hydrothermal method
共沉淀法 coprecipitation method
球磨 ball milling
平均粒径 average particle size
平均孔径 average pore size
重量百分比 weight percent
体积分数 volume fraction
熔体流动速率 melt flow rate
晶粒尺寸 grain size
芳纶纤维 aramid fiber
胶黏剂 adhesive
油相 oil phase
水相 aqueous phase
蒸馏塔 distillation column
固定床反应器 fixed-bed reactor
微通道反应器 microchannel reactor
`;
