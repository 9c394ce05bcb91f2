/**
 * Names of substances that texts on chemistry, pharmacy and the laboratory handle, and of herbs, Chinese to English:
 * what MEDICINES, which is of what a doctor gives, does not have.
 */
export const SUBSTANCES = `
# solvents
二氯甲烷 methylene chloride, dichloromethane
三氯甲烷 chloroform, trichloromethane
氯仿 chloroform
四氯化碳 carbon tetrachloride
二氯乙烷 ethylene dichloride, 1,2-dichloroethane
三氯乙烯 trichloroethylene
四氯乙烯 tetrachloroethylene
三氯乙烷 trichloroethane
乙酸乙酯 ethyl acetate
乙酸甲酯 methyl acetate
乙酸丁酯 butyl acetate
乙酸异丙酯 isopropyl acetate
乙酸异戊酯 isoamyl acetate
甲酸乙酯 ethyl formate
甲酸甲酯 methyl formate
碳酸二甲酯 dimethyl carbonate
碳酸二乙酯 diethyl carbonate
碳酸丙烯酯 propylene carbonate
甲醇 methanol, methyl alcohol
无水甲醇 methanol, anhydrous methanol
无水乙醇 ethanol, dehydrated alcohol
异丙醇 isopropyl alcohol, isopropanol, 2-propanol
正丙醇 1-propanol, propyl alcohol
正丁醇 1-butanol, butyl alcohol, n-butanol
异丁醇 isobutyl alcohol, isobutanol
叔丁醇 tert-butyl alcohol, tert-butanol
仲丁醇 2-butanol, sec-butyl alcohol
正戊醇 pentanol, 1-pentanol
异戊醇 isoamyl alcohol
正己醇 hexanol, 1-hexanol
正辛醇 1-octanol, octanol
环己醇 cyclohexanol
苯甲醇 benzyl alcohol
苄醇 benzyl alcohol
苯乙醇 phenylethyl alcohol, phenethyl alcohol
三氟乙醇 trifluoroethanol
六氟异丙醇 hexafluoroisopropanol
乙二醇 ethylene glycol
丙二醇 propylene glycol
丁二醇 butylene glycol, butanediol
己二醇 hexylene glycol, hexanediol
二甘醇 diethylene glycol
二乙二醇 diethylene glycol
三甘醇 triethylene glycol
二丙二醇 dipropylene glycol
新戊二醇 neopentyl glycol
丙二醇甲醚 propylene glycol monomethyl ether
丙二醇甲醚醋酸酯 propylene glycol monomethyl ether acetate
乙二醇单甲醚 2-methoxyethanol, methyl cellosolve
乙二醇二甲醚 1,2-dimethoxyethane, dimethoxyethane
二乙二醇单乙醚 diethylene glycol monoethyl ether
甘油 glycerin, glycerol
丙三醇 glycerin, glycerol
丙酮 acetone
丁酮 butanone, methyl ethyl ketone
甲基异丁基酮 methyl isobutyl ketone
环己酮 cyclohexanone
环戊酮 cyclopentanone
乙腈 acetonitrile
丙烯腈 acrylonitrile
苯甲腈 benzonitrile
乙醚 ether, diethyl ether
无水乙醚 ether, diethyl ether
石油醚 petroleum ether
异丙醚 diisopropyl ether
甲基叔丁基醚 methyl tert-butyl ether
二苯醚 diphenyl ether
四氢呋喃 tetrahydrofuran
甲基四氢呋喃 2-methyltetrahydrofuran
二氧六环 dioxane, 1,4-dioxane
二恶烷 dioxane, 1,4-dioxane
二甲基甲酰胺 dimethylformamide
二甲基乙酰胺 dimethylacetamide
二甲基亚砜 dimethyl sulfoxide
甲基吡咯烷酮 methylpyrrolidone, N-methylpyrrolidone
吡咯烷酮 pyrrolidinone, 2-pyrrolidone
六甲基磷酰胺 hexamethylphosphoramide
环丁砜 sulfolane
正己烷 hexane, n-hexane
正庚烷 heptane, n-heptane
正戊烷 pentane, n-pentane
正辛烷 octane, n-octane
异辛烷 isooctane
环己烷 cyclohexane
环戊烷 cyclopentane
甲基环己烷 methylcyclohexane
十二烷 dodecane
十六烷 hexadecane
甲苯 toluene
二甲苯 xylenes, xylene
间二甲苯 m-xylene
对二甲苯 p-xylene
邻二甲苯 o-xylene
乙苯 ethylbenzene
异丙苯 cumene
苯乙烯 styrene
氯苯 chlorobenzene
二氯苯 dichlorobenzene
邻二氯苯 o-dichlorobenzene
硝基苯 nitrobenzene
硝基甲烷 nitromethane
二硫化碳 carbon disulfide
苯甲醚 anisole
三氟甲苯 trifluorotoluene
重水 deuterium oxide, heavy water
生理盐水 saline solution, normal saline
磷酸盐缓冲液 phosphate buffered saline, phosphate buffer
磷酸盐缓冲盐水 phosphate buffered saline
林格液 ringer's solution
乳酸林格液 ringer's lactate
# bases and reagents
三乙胺 triethylamine
二异丙基乙胺 N,N-diisopropylethylamine
二异丙胺 diisopropylamine
二乙胺 diethylamine
二甲胺 dimethylamine
三甲胺 trimethylamine
甲胺 methylamine
乙胺 ethylamine
乙二胺 ethylenediamine
丙二胺 propanediamine, diaminopropane
己二胺 hexamethylenediamine
丁二胺 putrescine, 1,4-diaminobutane
二乙烯三胺 diethylenetriamine
三乙烯四胺 trientine, triethylenetetramine
四甲基乙二胺 tetramethylethylenediamine
环己胺 cyclohexylamine
苄胺 benzylamine
苯乙胺 phenethylamine
苯胺 aniline
邻苯二胺 o-phenylenediamine
对苯二胺 p-phenylenediamine
二苯胺 diphenylamine
乙醇胺 ethanolamine
单乙醇胺 ethanolamine, monoethanolamine
二乙醇胺 diethanolamine
三乙醇胺 triethanolamine, trolamine
氨丁三醇 tromethamine
三羟甲基氨基甲烷 tromethamine
吡啶 pyridine
二甲氨基吡啶 4-dimethylaminopyridine
哌啶 piperidine
哌嗪 piperazine
吗啉 morpholine
吗啡啉 morpholine
咪唑 imidazole
吡咯 pyrrole
吡咯烷 pyrrolidine
吡唑 pyrazole
吡嗪 pyrazine
嘧啶 pyrimidine
喹啉 quinoline
异喹啉 isoquinoline
吲哚 indole
苯并咪唑 benzimidazole
苯并三唑 benzotriazole
苯并噻唑 benzothiazole
噻吩 thiophene
噻唑 thiazole
呋喃 furan
咔唑 carbazole
吖啶 acridine
六亚甲基四胺 methenamine, hexamethylenetetramine
乌洛托品 methenamine
水合肼 hydrazine, hydrazine hydrate
苯肼 phenylhydrazine
盐酸羟胺 hydroxylamine, hydroxylamine hydrochloride
羟胺 hydroxylamine
硼氢化钠 sodium borohydride
硼氢化钾 potassium borohydride
氰基硼氢化钠 sodium cyanoborohydride
三乙酰氧基硼氢化钠 sodium triacetoxyborohydride
氢化铝锂 lithium aluminum hydride
氢化钠 sodium hydride
氢化钙 calcium hydride
二异丁基氢化铝 diisobutylaluminum hydride
正丁基锂 n-butyllithium
二异丙基氨基锂 lithium diisopropylamide
叔丁醇钾 potassium tert-butoxide
叔丁醇钠 sodium tert-butoxide
甲醇钠 sodium methoxide
乙醇钠 sodium ethoxide
格氏试剂 grignard reagent
氯化亚砜 thionyl chloride
二氯亚砜 thionyl chloride
草酰氯 oxalyl chloride
三氯氧磷 phosphorus oxychloride
三氯化磷 phosphorus trichloride
五氯化磷 phosphorus pentachloride
五氧化二磷 phosphorus pentoxide
三溴化磷 phosphorus tribromide
三溴化硼 boron tribromide
三氟化硼 boron trifluoride
三光气 triphosgene
光气 phosgene
乙酰氯 acetyl chloride
苯甲酰氯 benzoyl chloride
甲磺酰氯 methanesulfonyl chloride
对甲苯磺酰氯 tosyl chloride, p-toluenesulfonyl chloride
氯甲酸乙酯 ethyl chloroformate
二碳酸二叔丁酯 di-tert-butyl dicarbonate
乙酸酐 acetic anhydride
醋酸酐 acetic anhydride
三氟乙酸酐 trifluoroacetic anhydride
琥珀酸酐 succinic anhydride
丁二酸酐 succinic anhydride
马来酸酐 maleic anhydride
顺丁烯二酸酐 maleic anhydride
邻苯二甲酸酐 phthalic anhydride
均苯四甲酸二酐 pyromellitic dianhydride
二环己基碳二亚胺 dicyclohexylcarbodiimide
碳二亚胺 carbodiimides, carbodiimide
羰基二咪唑 carbonyldiimidazole
羟基苯并三唑 1-hydroxybenzotriazole
羟基琥珀酰亚胺 N-hydroxysuccinimide
琥珀酰亚胺 succinimide, succinimides
马来酰亚胺 maleimide, maleimides
溴代琥珀酰亚胺 bromosuccinimide, N-bromosuccinimide
氯代琥珀酰亚胺 N-chlorosuccinimide
偶氮二异丁腈 azobisisobutyronitrile
过硫酸铵 ammonium persulfate
过硫酸钾 potassium persulfate
间氯过氧苯甲酸 m-chloroperbenzoic acid
叔丁基过氧化氢 tert-butyl hydroperoxide
重铬酸钾 potassium dichromate
铬酸钾 potassium chromate
二氧化锰 manganese dioxide
高碘酸钠 sodium periodate, metaperiodate
亚氯酸钠 sodium chlorite
氯酸钾 potassium chlorate
高氯酸 perchloric acid
高氯酸钠 sodium perchlorate
三苯基膦 triphenylphosphine
碘甲烷 methyl iodide, iodomethane
溴乙烷 ethyl bromide, bromoethane
溴化苄 benzyl bromide
氯化苄 benzyl chloride
苄基溴 benzyl bromide
烯丙基溴 allyl bromide
环氧氯丙烷 epichlorohydrin
环氧乙烷 ethylene oxide
环氧丙烷 propylene oxide
氯乙烯 vinyl chloride
氯乙酸 chloroacetic acid
丙烯酸甲酯 methyl acrylate
丙烯酸乙酯 ethyl acrylate
丙烯酸丁酯 butyl acrylate
甲基丙烯酸甲酯 methylmethacrylate, methyl methacrylate
甲基丙烯酸羟乙酯 hydroxyethyl methacrylate
丙烯酰胺 acrylamide
亚甲基双丙烯酰胺 methylenebisacrylamide
丙烯醛 acrolein
乙酸乙烯酯 vinyl acetate
丙二酸二乙酯 diethyl malonate
丙二腈 malononitrile
乙酰乙酸乙酯 ethyl acetoacetate
乙酰丙酮 acetylacetone
原甲酸三乙酯 triethyl orthoformate
硫酸二甲酯 dimethyl sulfate
磷酸三丁酯 tributyl phosphate
磷酸三乙酯 triethyl phosphate
亚磷酸三乙酯 triethyl phosphite
硫脲 thiourea
尿素 urea
硫代乙酰胺 thioacetamide
乙酰胺 acetamide
甲酰胺 formamide
苯甲酰胺 benzamide
乙酰苯胺 acetanilide
双氰胺 dicyandiamide
三聚氰胺 melamine
三聚氰酸 cyanuric acid
盐酸胍 guanidine, guanidine hydrochloride
异硫氰酸胍 guanidine thiocyanate
碳酸胍 guanidine carbonate
甲醛 formaldehyde
多聚甲醛 paraformaldehyde
福尔马林 formaldehyde, formalin
乙醛 acetaldehyde
丙醛 propionaldehyde
丁醛 butyraldehyde
乙二醛 glyoxal
丙酮醛 pyruvaldehyde, methylglyoxal
甲基乙二醛 pyruvaldehyde, methylglyoxal
苯甲醛 benzaldehyde
对羟基苯甲醛 4-hydroxybenzaldehyde
水杨醛 salicylaldehyde
糠醛 furfural
羟甲基糠醛 5-hydroxymethylfurfural
茴香醛 anisaldehyde
丙二醛 malondialdehyde
苯乙酮 acetophenone
二苯甲酮 benzophenone
蒽醌 anthraquinone
苯醌 benzoquinone, quinone
萘醌 naphthoquinone
苯酚 phenol
对苯二酚 hydroquinone
间苯二酚 resorcinol
邻苯二酚 catechol
邻苯三酚 pyrogallol
焦性没食子酸 pyrogallol
间苯三酚 phloroglucinol
甲酚 cresol
间甲酚 m-cresol
对甲酚 p-cresol
氯甲酚 chlorocresol
双酚A bisphenol A
壬基酚 nonylphenol
对硝基苯酚 4-nitrophenol
五氯苯酚 pentachlorophenol
萘酚 naphthol
愈创木酚 guaiacol
香兰素 vanillin
乙基香兰素 ethyl vanillin
丁香醛 syringaldehyde
联苯 biphenyl
多环芳烃 polycyclic aromatic hydrocarbons
多氯联苯 polychlorinated biphenyls
苯并芘 benzo(a)pyrene
二噁英 dioxins
全氟辛酸 perfluorooctanoic acid
全氟辛烷磺酸 perfluorooctane sulfonic acid
邻苯二甲酸二丁酯 dibutyl phthalate
邻苯二甲酸二乙酯 diethyl phthalate
邻苯二甲酸二辛酯 dioctyl phthalate
邻苯二甲酸二乙基己酯 diethylhexyl phthalate
# acids
浓盐酸 hydrochloric acid
氢溴酸 hydrobromic acid
氢碘酸 hydroiodic acid
氢氟酸 hydrofluoric acid
浓硫酸 sulfuric acid
稀硫酸 sulfuric acid
稀盐酸 hydrochloric acid
硫酸 sulfuric acid
盐酸 hydrochloric acid
硝酸 nitric acid
磷酸 phosphoric acid
浓硝酸 nitric acid
亚硝酸 nitrous acid
亚磷酸 phosphorous acid
多聚磷酸 polyphosphoric acid
焦磷酸 diphosphoric acid, pyrophosphoric acid
植酸 phytic acid
冰醋酸 acetic acid, glacial acetic acid
冰乙酸 acetic acid, glacial acetic acid
乙酸 acetic acid
醋酸 acetic acid
甲酸 formic acid
丙酸 propionic acid
丁酸 butyric acid
异丁酸 isobutyric acid
戊酸 valeric acid
异戊酸 isovaleric acid
己酸 hexanoic acid, caproic acid
三氟乙酸 trifluoroacetic acid
三氯乙酸 trichloroacetic acid
二氯乙酸 dichloroacetic acid
三氟甲磺酸 trifluoromethanesulfonic acid
甲磺酸 methanesulfonic acid
苯磺酸 benzenesulfonic acid
对甲苯磺酸 p-toluenesulfonic acid
氨基磺酸 sulfamic acid
氨基苯磺酸 sulfanilic acid
草酸 oxalic acid
乙二酸 oxalic acid
丙二酸 malonic acid
丁二酸 succinic acid
琥珀酸 succinic acid
戊二酸 glutaric acid
己二酸 adipic acid
癸二酸 sebacic acid
富马酸 fumaric acid
反丁烯二酸 fumaric acid
马来酸 maleic acid
顺丁烯二酸 maleic acid
衣康酸 itaconic acid
柠檬酸 citric acid
枸橼酸 citric acid
无水柠檬酸 citric acid, anhydrous citric acid
异柠檬酸 isocitric acid
乌头酸 aconitic acid
酒石酸 tartaric acid
苹果酸 malic acid
乳酸 lactic acid
聚乳酸 poly(lactic acid), polylactic acid
乙醇酸 glycolic acid
羟基乙酸 glycolic acid
乙醛酸 glyoxylic acid
丙酮酸 pyruvic acid
葡萄糖酸 gluconic acid
葡萄糖醛酸 glucuronic acid
半乳糖醛酸 galacturonic acid
葡庚糖酸 glucoheptonic acid
乳糖酸 lactobionic acid
丙烯酸 acrylic acid
甲基丙烯酸 methacrylic acid
巴豆酸 crotonic acid
山梨酸 sorbic acid
苯甲酸 benzoic acid
苯乙酸 phenylacetic acid
扁桃酸 mandelic acid
肉桂酸 cinnamic acid
对香豆酸 p-coumaric acid
芥子酸 sinapic acid
香草酸 vanillic acid
丁香酸 syringic acid
原儿茶酸 protocatechuic acid
龙胆酸 gentisic acid
对羟基苯甲酸 4-hydroxybenzoic acid, p-hydroxybenzoic acid
对氨基苯甲酸 aminobenzoic acid, 4-aminobenzoic acid
邻氨基苯甲酸 anthranilic acid
邻苯二甲酸 phthalic acid
对苯二甲酸 terephthalic acid
间苯二甲酸 isophthalic acid
奎尼酸 quinic acid
莽草酸 shikimic acid
曲酸 kojic acid
脱氢乙酸 dehydroacetic acid
乙二胺四乙酸 edetic acid, ethylenediaminetetraacetic acid
乙二胺四乙酸二钠 edetate disodium, disodium edetate
依地酸二钠 edetate disodium, disodium edetate
依地酸钙钠 edetate calcium disodium
氮三乙酸 nitrilotriacetic acid
二乙烯三胺五乙酸 pentetic acid, diethylenetriaminepentaacetic acid
巯基乙酸 thioglycolic acid
硫代乙酸 thioacetic acid
吡啶甲酸 picolinic acid
异烟酸 isonicotinic acid
巴比妥酸 barbituric acid
苯硼酸 phenylboronic acid
苦味酸 picric acid
磷钨酸 phosphotungstic acid
磷钼酸 phosphomolybdic acid
硅酸 silicic acid
# salts, hydroxides and oxides
氯化钠 sodium chloride
氯化钙 calcium chloride
无水氯化钙 calcium chloride, anhydrous calcium chloride
氯化镁 magnesium chloride
氯化铵 ammonium chloride
氯化锌 zinc chloride
氯化铁 ferric chloride
三氯化铁 ferric chloride
氯化亚铁 ferrous chloride
氯化铝 aluminum chloride
三氯化铝 aluminum chloride
氯化铜 cupric chloride, copper chloride
氯化亚铜 cuprous chloride
氯化锂 lithium chloride
氯化钡 barium chloride
氯化钴 cobalt chloride, cobaltous chloride
氯化镍 nickel chloride
氯化锰 manganese chloride
氯化汞 mercuric chloride
氯化镉 cadmium chloride
氯化铯 cesium chloride
四氯化钛 titanium tetrachloride
四氯化硅 silicon tetrachloride
氯化亚锡 stannous chloride
氯化铈 cerium chloride
氯化锶 strontium chloride
氯金酸 chloroauric acid
氯铂酸 chloroplatinic acid
氯化金 gold chloride
溴化钠 sodium bromide
溴化钾 potassium bromide
溴化锂 lithium bromide
碘化钠 sodium iodide
碘化钾 potassium iodide
碘化亚铜 cuprous iodide
碘酸钾 potassium iodate
氟化钠 sodium fluoride
氟化钾 potassium fluoride
氟化钙 calcium fluoride
氟化铵 ammonium fluoride
氟化亚锡 stannous fluoride
单氟磷酸钠 sodium monofluorophosphate
四丁基氟化铵 tetrabutylammonium fluoride
四丁基溴化铵 tetrabutylammonium bromide
硫酸钠 sodium sulfate
无水硫酸钠 sodium sulfate, anhydrous sodium sulfate
无水硫酸镁 magnesium sulfate, anhydrous magnesium sulfate
硫酸钾 potassium sulfate
硫酸铵 ammonium sulfate
硫酸钙 calcium sulfate
硫酸铜 copper sulfate, cupric sulfate
五水硫酸铜 copper sulfate, copper sulfate pentahydrate
硫酸铁 ferric sulfate
硫酸锰 manganese sulfate
硫酸铝 aluminum sulfate
硫酸镍 nickel sulfate
硫酸钴 cobalt sulfate
硫酸铝钾 potassium alum, aluminum potassium sulfate
明矾 potassium alum, alum
硫酸氢钾 potassium bisulfate
硫酸氢钠 sodium bisulfate
亚硫酸钠 sodium sulfite
亚硫酸氢钠 sodium bisulfite
焦亚硫酸钠 sodium metabisulfite
硫代硫酸钠 sodium thiosulfate
连二亚硫酸钠 sodium dithionite
保险粉 sodium dithionite
硫化钠 sodium sulfide
硫氢化钠 sodium hydrosulfide
硫化氢 hydrogen sulfide
硫氰酸钾 potassium thiocyanate
硫氰酸铵 ammonium thiocyanate
硝酸钠 sodium nitrate
硝酸钾 potassium nitrate
硝酸铵 ammonium nitrate
硝酸银 silver nitrate
硝酸钙 calcium nitrate
硝酸镁 magnesium nitrate
硝酸锌 zinc nitrate
硝酸铜 copper nitrate
硝酸铁 ferric nitrate
硝酸镍 nickel nitrate
硝酸钴 cobalt nitrate
硝酸铈 cerium nitrate
硝酸铈铵 ceric ammonium nitrate
硝酸镧 lanthanum nitrate
亚硝酸钠 sodium nitrite
亚硝酸异戊酯 amyl nitrite
磷酸钠 sodium phosphate
磷酸三钠 trisodium phosphate
磷酸氢二钠 disodium hydrogen phosphate, dibasic sodium phosphate
磷酸二氢钠 monosodium phosphate, sodium dihydrogen phosphate
磷酸氢二钾 dipotassium phosphate, dibasic potassium phosphate
磷酸二氢钾 monopotassium phosphate, potassium dihydrogen phosphate
磷酸氢二铵 diammonium phosphate
磷酸二氢铵 monoammonium phosphate
磷酸钙 calcium phosphate
磷酸三钙 tricalcium phosphate
磷酸氢钙 dibasic calcium phosphate, calcium hydrogen phosphate
磷酸二氢钙 monocalcium phosphate
磷酸铝 aluminum phosphate
磷酸锌 zinc phosphate
焦磷酸钠 sodium pyrophosphate
三聚磷酸钠 sodium tripolyphosphate
六偏磷酸钠 sodium hexametaphosphate
次磷酸钠 sodium hypophosphite
羟基磷灰石 hydroxyapatite, durapatite
碳酸钠 sodium carbonate
无水碳酸钠 sodium carbonate, anhydrous sodium carbonate
碳酸钾 potassium carbonate
无水碳酸钾 potassium carbonate
碳酸铯 cesium carbonate
碳酸镁 magnesium carbonate
碳酸铵 ammonium carbonate
碳酸氢铵 ammonium bicarbonate
碳酸氢钾 potassium bicarbonate
碳酸锌 zinc carbonate
碳酸钡 barium carbonate
碳酸锶 strontium carbonate
小苏打 sodium bicarbonate
氢氧化钠 sodium hydroxide
氢氧化钾 potassium hydroxide
氢氧化钙 calcium hydroxide
氢氧化镁 magnesium hydroxide
氢氧化锂 lithium hydroxide
氢氧化钡 barium hydroxide
氢氧化铵 ammonium hydroxide
氢氧化铁 ferric hydroxide
氢氧化铯 cesium hydroxide
氢氧化铜 cupric hydroxide
四甲基氢氧化铵 tetramethylammonium hydroxide
烧碱 sodium hydroxide, caustic soda
氨水 ammonia water, aqueous ammonia
氧化钙 calcium oxide
氧化镁 magnesium oxide
氧化铝 aluminum oxide
三氧化二铝 aluminum oxide
氧化铁 ferric oxide, iron oxide
三氧化二铁 ferric oxide
四氧化三铁 ferrosoferric oxide, magnetite
氧化亚铁 ferrous oxide
氧化铜 cupric oxide, copper oxide
氧化亚铜 cuprous oxide
氧化银 silver oxide
氧化汞 mercuric oxide
氧化铈 ceric oxide, cerium oxide
二氧化铈 ceric oxide, cerium oxide
氧化锆 zirconium oxide, zirconia
二氧化锆 zirconium oxide, zirconia
二氧化钛 titanium dioxide
二氧化硅 silicon dioxide, silica
氧化镧 lanthanum oxide
氧化钇 yttrium oxide
氧化锡 stannic oxide, tin oxide
氧化铋 bismuth oxide
五氧化二钒 vanadium pentoxide
三氧化钼 molybdenum trioxide
三氧化钨 tungsten trioxide
二硫化钼 molybdenum disulfide
过氧化钠 sodium peroxide
过氧化钙 calcium peroxide
过氧化脲 carbamide peroxide
过碳酸钠 sodium percarbonate
过硼酸钠 sodium perborate
双氧水 hydrogen peroxide
二氧化氯 chlorine dioxide
二氧化硫 sulfur dioxide
次氯酸钙 calcium hypochlorite
漂白粉 calcium hypochlorite
硼砂 sodium borate, borax
四硼酸钠 sodium borate
偏硼酸锂 lithium metaborate
四氟硼酸 tetrafluoroboric acid
六氟磷酸锂 lithium hexafluorophosphate
醋酸钠 sodium acetate
乙酸钠 sodium acetate
无水乙酸钠 sodium acetate, anhydrous sodium acetate
乙酸钾 potassium acetate
醋酸钾 potassium acetate
乙酸铵 ammonium acetate
醋酸铵 ammonium acetate
乙酸钙 calcium acetate
醋酸钙 calcium acetate
乙酸锌 zinc acetate
醋酸锌 zinc acetate
乙酸铜 cupric acetate, copper acetate
乙酸镁 magnesium acetate
乙酸钴 cobalt acetate
乙酸锰 manganese acetate
乙酸铅 lead acetate
醋酸铅 lead acetate
乙酸汞 mercuric acetate
甲酸铵 ammonium formate
甲酸钠 sodium formate
丙酸钙 calcium propionate
丙酸钠 sodium propionate
丁酸钠 butyric acid, sodium butyrate
草酸铵 ammonium oxalate
草酸钠 sodium oxalate
草酸钙 calcium oxalate
柠檬酸钠 sodium citrate
枸橼酸钠 sodium citrate
柠檬酸三钠 trisodium citrate, sodium citrate
柠檬酸钾 potassium citrate
枸橼酸钾 potassium citrate
柠檬酸钙 calcium citrate
柠檬酸铁 ferric citrate
枸橼酸铁铵 ferric ammonium citrate
枸橼酸铁 ferric citrate
柠檬酸铁铵 ferric ammonium citrate
柠檬酸镁 magnesium citrate
酒石酸钾钠 potassium sodium tartrate, rochelle salt
酒石酸氢钾 potassium bitartrate
酒石酸锑钾 antimony potassium tartrate
乳酸钙 calcium lactate
乳酸钠 sodium lactate
乳酸亚铁 ferrous lactate
苹果酸钠 sodium malate
琥珀酸钠 sodium succinate
琥珀酸亚铁 ferrous succinate
富马酸亚铁 ferrous fumarate
葡萄糖酸钠 sodium gluconate
葡萄糖酸钾 potassium gluconate
葡萄糖酸镁 magnesium gluconate
葡萄糖酸亚铁 ferrous gluconate
葡萄糖酸铜 copper gluconate
甘油磷酸钠 sodium glycerophosphate
甘油磷酸钙 calcium glycerophosphate
丙酮酸钠 sodium pyruvate
谷氨酸钠 sodium glutamate, monosodium glutamate
水杨酸钠 sodium salicylate
硅酸钠 sodium silicate
硅酸镁 magnesium silicate
硅酸钙 calcium silicate
三硅酸镁 magnesium trisilicate
硅酸铝镁 magnesium aluminum silicate
钼酸铵 ammonium molybdate
钼酸钠 sodium molybdate
钨酸钠 sodium tungstate
钒酸钠 sodium vanadate
砷酸钠 sodium arsenate
亚砷酸钠 sodium arsenite
硒酸钠 sodium selenate
氰化钾 potassium cyanide
氰化钠 sodium cyanide
氰化氢 hydrogen cyanide
氰化亚铜 cuprous cyanide
三甲基氰硅烷 trimethylsilyl cyanide
叠氮化钠 sodium azide
叠氮钠 sodium azide
铁氰化钾 potassium ferricyanide
亚铁氰化钾 potassium ferrocyanide
普鲁士蓝 prussian blue, ferric ferrocyanide
碱式碳酸铜 basic copper carbonate
碱式碳酸铋 bismuth subcarbonate
次硝酸铋 bismuth subnitrate
次水杨酸铋 bismuth subsalicylate
次没食子酸铋 bismuth subgallate
吡啶甲酸铬 chromium picolinate
# catalysts and silanes
钯碳 palladium on carbon
醋酸钯 palladium acetate
乙酸钯 palladium acetate
四三苯基膦钯 tetrakis(triphenylphosphine)palladium
氯化钯 palladium chloride
二氧化铂 platinum dioxide
雷尼镍 raney nickel
二茂铁 ferrocene
辛酸亚锡 stannous octoate
二月桂酸二丁基锡 dibutyltin dilaurate
钛酸四丁酯 tetrabutyl titanate
钛酸异丙酯 titanium isopropoxide
正硅酸乙酯 tetraethyl orthosilicate
正硅酸四乙酯 tetraethyl orthosilicate
三甲基氯硅烷 trimethylchlorosilane, trimethylsilyl chloride
三乙基硅烷 triethylsilane
氨丙基三乙氧基硅烷 3-aminopropyltriethoxysilane
乙烯基三甲氧基硅烷 vinyltrimethoxysilane
六甲基二硅氮烷 hexamethyldisilazane
二叔丁基对甲酚 butylated hydroxytoluene
硅藻土 diatomaceous earth
分子筛 zeolites, molecular sieves
沸石 zeolites, zeolite
膨润土 bentonite
高岭土 kaolin
凹凸棒土 attapulgite
滑石粉 talc
# excipients and polymers taken with a medicine
羟丙甲纤维素 hypromellose, hydroxypropyl methylcellulose
羟丙基甲基纤维素 hypromellose, hydroxypropyl methylcellulose
羟丙纤维素 hydroxypropyl cellulose, hydroxypropylcellulose
羟丙基纤维素 hydroxypropyl cellulose, hydroxypropylcellulose
低取代羟丙基纤维素 low-substituted hydroxypropyl cellulose
羟乙基纤维素 hydroxyethyl cellulose
羟乙纤维素 hydroxyethyl cellulose
甲基纤维素 methylcellulose
乙基纤维素 ethylcellulose
羧甲基纤维素 carboxymethylcellulose
羧甲基纤维素钠 carboxymethylcellulose sodium, sodium carboxymethylcellulose
羧甲纤维素钠 carboxymethylcellulose sodium
羧甲基纤维素钙 carboxymethylcellulose calcium
交联羧甲基纤维素钠 croscarmellose sodium
交联羧甲纤维素钠 croscarmellose sodium
微晶纤维素 microcrystalline cellulose
醋酸纤维素 cellulose acetate
醋酸邻苯二甲酸纤维素 cellacefate, cellulose acetate phthalate
醋酸羟丙甲纤维素琥珀酸酯 hypromellose acetate succinate
硝酸纤维素 collodion, nitrocellulose
聚维酮 povidone, polyvinylpyrrolidone
聚乙烯吡咯烷酮 povidone, polyvinylpyrrolidone
交联聚维酮 crospovidone
交联聚乙烯吡咯烷酮 crospovidone
共聚维酮 copovidone
聚乙烯醇 polyvinyl alcohol
聚丙烯酸 carbomer, polyacrylic acid
聚丙烯酸钠 sodium polyacrylate
聚丙烯酰胺 polyacrylamide
卡波姆 carbomer, carbomers
泊洛沙姆 poloxamer, poloxamers
泊洛沙姆188 poloxamer 188
泊洛沙姆407 poloxamer 407
聚乙二醇400 polyethylene glycol 400
聚乙二醇6000 polyethylene glycol 6000
聚氧乙烯 polyethylene oxide
聚谷氨酸 polyglutamic acid
聚赖氨酸 polylysine
聚乙烯亚胺 polyethyleneimine
聚乳酸羟基乙酸共聚物 poly(lactic-co-glycolic acid)
聚己内酯 polycaprolactone
羧甲基淀粉钠 sodium starch glycolate
羧甲淀粉钠 sodium starch glycolate
预胶化淀粉 pregelatinized starch
玉米淀粉 starch corn, corn starch
马铃薯淀粉 potato starch
可溶性淀粉 starch, soluble starch
硬脂酸镁 magnesium stearate
硬脂酸钙 calcium stearate
硬脂酸锌 zinc stearate
硬脂酸钠 sodium stearate
硬脂富马酸钠 sodium stearyl fumarate
硬脂酸甘油酯 glyceryl monostearate
单硬脂酸甘油酯 glyceryl monostearate
二硬脂酸甘油酯 glyceryl distearate
山嵛酸甘油酯 glyceryl dibehenate
棕榈酰硬脂酸甘油酯 glyceryl palmitostearate
辛酸癸酸甘油三酯 medium-chain triglycerides
中链甘油三酯 medium-chain triglycerides
胶态二氧化硅 colloidal silicon dioxide, silicon dioxide
胶体二氧化硅 colloidal silicon dioxide, silicon dioxide
微粉硅胶 colloidal silicon dioxide
硅胶 silica gel
明胶 gelatin
海藻酸 alginic acid
海藻酸钠 sodium alginate
海藻酸丙二醇酯 propylene glycol alginate
褐藻酸钠 sodium alginate
壳聚糖 chitosan
甲壳素 chitin
羧甲基壳聚糖 carboxymethyl chitosan
壳寡糖 chitooligosaccharide
卡拉胶 carrageenan
角叉菜胶 carrageenan
琼脂 agar
琼脂糖 sepharose, agarose
黄原胶 xanthan gum
瓜尔胶 guar gum
阿拉伯胶 gum arabic, acacia
阿拉伯树胶 gum arabic
刺槐豆胶 carob gum, locust bean gum
结冷胶 gellan gum
西黄蓍胶 tragacanth
魔芋葡甘聚糖 glucomannan, konjac glucomannan
葡甘露聚糖 glucomannan
果胶 pectins, pectin
虫胶 shellac
玉米醇溶蛋白 zein
普鲁兰多糖 pullulan
聚葡萄糖 polydextrose
环糊精 cyclodextrins, cyclodextrin
羟丙基倍他环糊精 hydroxypropyl betadex
倍他环糊精 betadex, beta-cyclodextrin
磺丁基倍他环糊精 betadex sulfobutyl ether sodium
石蜡 paraffin
液体石蜡 mineral oil, liquid paraffin
白凡士林 petrolatum, white petrolatum
矿物油 mineral oil
蜂蜡 beeswax, yellow wax
白蜂蜡 beeswax, white wax
巴西棕榈蜡 carnauba wax
微晶蜡 microcrystalline wax
羊毛脂醇 lanolin alcohols
可可脂 cocoa butter
乳木果油 shea butter
二甲基硅油 dimethicone
聚二甲基硅氧烷 dimethylpolysiloxanes, dimethicone
环五聚二甲基硅氧烷 cyclomethicone 5, cyclopentasiloxane
三醋酸甘油酯 triacetin, glyceryl triacetate
三乙酸甘油酯 triacetin, glyceryl triacetate
柠檬酸三乙酯 triethyl citrate
癸二酸二丁酯 dibutyl sebacate
肉豆蔻酸异丙酯 isopropyl myristate
棕榈酸异丙酯 isopropyl palmitate
油酸乙酯 ethyl oleate
甜菊糖苷 stevioside, steviol glycosides
甜菊苷 stevioside
三氯蔗糖 sucralose
阿斯巴甜 aspartame
安赛蜜 acesulfame potassium, acesulfame
乙酰磺胺酸钾 acesulfame potassium
糖精 saccharin
糖精钠 saccharin sodium
甜蜜素 cyclamates, sodium cyclamate
纽甜 neotame
罗汉果甜苷 mogroside
索马甜 thaumatin
# surfactants
聚山梨酯80 polysorbate 80
聚山梨酯20 polysorbate 20
聚山梨酯60 polysorbate 60
聚山梨酯 polysorbates, polysorbate
吐温80 polysorbate 80, tween 80
吐温20 polysorbate 20, tween 20
吐温60 polysorbate 60
吐温-80 polysorbate 80, tween 80
吐温-20 polysorbate 20, tween 20
司盘80 sorbitan monooleate, span 80
司盘60 sorbitan monostearate, span 60
山梨坦单油酸酯 sorbitan monooleate
山梨坦单硬脂酸酯 sorbitan monostearate
聚氧乙烯蓖麻油 polyoxyl castor oil, cremophor
聚氧乙烯氢化蓖麻油 polyoxyl 40 hydrogenated castor oil
十二烷基硫酸钠 sodium dodecyl sulfate, sodium lauryl sulfate
十二烷基苯磺酸钠 sodium dodecylbenzenesulfonate
十二烷基磺酸钠 sodium dodecyl sulfonate
月桂醇硫酸钠 sodium lauryl sulfate
月桂醇聚醚硫酸酯钠 sodium laureth sulfate
脂肪醇聚氧乙烯醚 fatty alcohol polyoxyethylene ether
椰油酰胺丙基甜菜碱 cocamidopropyl betaine
烷基糖苷 alkyl glucoside
十六烷基三甲基溴化铵 cetrimonium, cetrimonium bromide
十六烷基三甲基氯化铵 cetrimonium chloride
十二烷基三甲基溴化铵 dodecyltrimethylammonium bromide
曲拉通X-100 octoxynol, triton x-100
壬苯醇醚 nonoxynol, nonoxynol-9
多库酯钠 docusate sodium
大豆磷脂 soybean phospholipid, phospholipids
蛋黄卵磷脂 egg lecithin, egg phospholipids
卵磷脂 lecithin, lecithins, phosphatidylcholines
大豆卵磷脂 soybean lecithin
氢化大豆磷脂 hydrogenated soybean phospholipid
二棕榈酰磷脂酰胆碱 dipalmitoylphosphatidylcholine
二硬脂酰磷脂酰胆碱 distearoylphosphatidylcholine
二油酰磷脂酰乙醇胺 dioleoylphosphatidylethanolamine
脱氧胆酸钠 sodium deoxycholate
胆酸钠 sodium cholate
十六醇 cetyl alcohol
鲸蜡醇 cetyl alcohol
十八醇 stearyl alcohol
硬脂醇 stearyl alcohol
十六十八醇 cetostearyl alcohol
鲸蜡硬脂醇 cetostearyl alcohol
油醇 oleyl alcohol
月桂醇 lauryl alcohol, dodecanol
# preservatives, disinfectants and antioxidants
对羟基苯甲酸甲酯 methylparaben
对羟基苯甲酸乙酯 ethylparaben
对羟基苯甲酸丙酯 propylparaben
对羟基苯甲酸丁酯 butylparaben
羟苯甲酯 methylparaben
羟苯乙酯 ethylparaben
羟苯丙酯 propylparaben
羟苯丁酯 butylparaben
尼泊金甲酯 methylparaben
尼泊金乙酯 ethylparaben
尼泊金丙酯 propylparaben
苯甲酸钠 sodium benzoate
山梨酸钾 potassium sorbate
脱氢乙酸钠 sodium dehydroacetate
双乙酸钠 sodium diacetate
苯氧乙醇 phenoxyethanol
三氯叔丁醇 chlorobutanol
硫柳汞 thimerosal
硝酸苯汞 phenylmercuric nitrate
甲基异噻唑啉酮 methylisothiazolinone
甲基氯异噻唑啉酮 methylchloroisothiazolinone
咪唑烷基脲 imidurea, imidazolidinyl urea
双咪唑烷基脲 diazolidinyl urea
氯苯甘醚 chlorphenesin
辛酰羟肟酸 caprylhydroxamic acid
对氯间二甲苯酚 chloroxylenol
三氯卡班 triclocarban
葡萄糖酸氯己定 chlorhexidine gluconate
醋酸氯己定 chlorhexidine acetate
西吡氯铵 cetylpyridinium, cetylpyridinium chloride
苄索氯铵 benzethonium, benzethonium chloride
度米芬 domiphen, domiphen bromide
聚六亚甲基双胍 polihexanide, polyhexamethylene biguanide
聚六亚甲基胍 polyhexamethylene guanidine
奥替尼啶 octenidine
依沙吖啶 ethacridine
邻苯二甲醛 o-phthalaldehyde
碘仿 iodoform
碘酊 iodine tincture
二氯异氰尿酸钠 sodium dichloroisocyanurate
三氯异氰尿酸 symclosene, trichloroisocyanuric acid
纳他霉素 natamycin
乳酸链球菌素 nisin
乳链菌肽 nisin
丁基羟基茴香醚 butylated hydroxyanisole
叔丁基对羟基茴香醚 butylated hydroxyanisole
二丁基羟基甲苯 butylated hydroxytoluene
特丁基对苯二酚 tert-butylhydroquinone
没食子酸丙酯 propyl gallate
抗坏血酸棕榈酸酯 ascorbyl palmitate
抗坏血酸钠 sodium ascorbate
异抗坏血酸 erythorbic acid, isoascorbic acid
异抗坏血酸钠 sodium erythorbate
维生素E醋酸酯 alpha-tocopherol acetate, vitamin e acetate
生育酚乙酸酯 alpha-tocopherol acetate
水溶性维生素E trolox
茶氨酸 theanine
# sugars and sugar alcohols
葡萄糖 glucose, dextrose
右旋糖 dextrose, glucose
果糖 fructose
蔗糖 sucrose
乳糖 lactose
一水乳糖 lactose, lactose monohydrate
乳糖一水合物 lactose monohydrate
无水乳糖 lactose, anhydrous lactose
麦芽糖 maltose
海藻糖 trehalose
半乳糖 galactose
甘露糖 mannose
木糖 xylose
阿拉伯糖 arabinose
核糖 ribose
脱氧核糖 deoxyribose
鼠李糖 rhamnose
岩藻糖 fucose
山梨糖 sorbose
塔格糖 tagatose
阿洛酮糖 psicose, allulose
棉子糖 raffinose
水苏糖 stachyose
纤维二糖 cellobiose
异麦芽酮糖 isomaltulose
异麦芽酮糖醇 isomalt
麦芽三糖 maltotriose
麦芽糊精 maltodextrin
糊精 dextrins, dextrin
菊粉 inulin
低聚果糖 fructooligosaccharides, oligofructose
低聚半乳糖 galactooligosaccharides
低聚木糖 xylooligosaccharide
低聚异麦芽糖 isomaltooligosaccharide
抗性淀粉 resistant starch
直链淀粉 amylose
支链淀粉 amylopectin
糖原 glycogen
葡聚糖 dextrans, dextran
硫酸葡聚糖 dextran sulfate
甘露聚糖 mannans, mannan
木聚糖 xylans, xylan
半乳甘露聚糖 galactomannan
阿拉伯木聚糖 arabinoxylan
昆布多糖 laminaran
肝素钙 heparin calcium
硫酸乙酰肝素 heparitin sulfate, heparan sulfate
硫酸皮肤素 dermatan sulfate
硫酸角质素 keratan sulfate
甘露醇 mannitol
山梨醇 sorbitol
山梨糖醇 sorbitol
木糖醇 xylitol
麦芽糖醇 maltitol
乳糖醇 lactitol
赤藓糖醇 erythritol
赤藓醇 erythritol
半乳糖醇 galactitol
季戊四醇 pentaerythritol
氨基半乳糖 galactosamine
乙酰氨基葡萄糖 acetylglucosamine, N-acetylglucosamine
乙酰半乳糖胺 acetylgalactosamine, N-acetylgalactosamine
葡萄糖胺 glucosamine
氨基葡糖 glucosamine
唾液酸 sialic acids, sialic acid
N-乙酰神经氨酸 N-acetylneuraminic acid
链脲佐菌素 streptozocin
脱氧葡萄糖 deoxyglucose, 2-deoxyglucose
葡甲胺 meglumine
葡萄糖苷 glucosides
葡萄糖内酯 gluconolactone
葡萄糖酸内酯 gluconolactone, glucono-delta-lactone
焦糖 caramel
# amino acids and peptides
L-精氨酸 arginine, L-arginine
L-赖氨酸 lysine, L-lysine
L-谷氨酸 glutamic acid, L-glutamic acid
L-谷氨酰胺 glutamine, L-glutamine
L-天冬氨酸 aspartic acid, L-aspartic acid
L-组氨酸 histidine, L-histidine
L-丙氨酸 alanine, L-alanine
L-缬氨酸 valine, L-valine
L-亮氨酸 leucine, L-leucine
L-异亮氨酸 isoleucine, L-isoleucine
L-苯丙氨酸 phenylalanine, L-phenylalanine
L-酪氨酸 tyrosine, L-tyrosine
L-色氨酸 tryptophan, L-tryptophan
L-丝氨酸 serine, L-serine
L-苏氨酸 threonine, L-threonine
L-半胱氨酸 cysteine, L-cysteine
L-蛋氨酸 methionine, L-methionine
L-脯氨酸 proline, L-proline
L-茶氨酸 theanine, L-theanine
盐酸精氨酸 arginine hydrochloride
盐酸赖氨酸 lysine hydrochloride
盐酸组氨酸 histidine hydrochloride
半胱氨酸盐酸盐 cysteine hydrochloride
盐酸半胱氨酸 cysteine hydrochloride
同型半胱氨酸 homocysteine
高半胱氨酸 homocysteine
硒代半胱氨酸 selenocysteine
硒代蛋氨酸 selenomethionine
乙酰左旋肉碱 acetylcarnitine, acetyl-L-carnitine
乙酰肉碱 acetylcarnitine
肌氨酸 sarcosine
甜菜碱 betaine
盐酸甜菜碱 betaine hydrochloride
二甲基甘氨酸 dimethylglycine
焦谷氨酸 pyrrolidonecarboxylic acid, pyroglutamic acid
羟色氨酸 5-hydroxytryptophan
犬尿氨酸 kynurenine
犬尿酸 kynurenic acid
鹅肌肽 anserine
不对称二甲基精氨酸 N,N-dimethylarginine, asymmetric dimethylarginine
精氨酸加压素 arginine vasopressin, vasopressin
甘氨酰谷氨酰胺 glycylglutamine
氧化型谷胱甘肽 glutathione disulfide
一水肌酸 creatine, creatine monohydrate
磷酸肌酸 phosphocreatine
磷酸肌酸钠 creatine phosphate disodium
胍基乙酸 glycocyamine, guanidinoacetic acid
亚精胺 spermidine
精胺 spermine
腐胺 putrescine
尸胺 cadaverine
组胺 histamine
酪胺 tyramine
色胺 tryptamine
胍丁胺 agmatine
# nucleotides and bases
腺嘌呤 adenine
鸟嘌呤 guanine
胞嘧啶 cytosine
尿嘧啶 uracil
胸腺嘧啶 thymine
次黄嘌呤 hypoxanthine
黄嘌呤 xanthine
鸟苷 guanosine
胞苷 cytidine
尿苷 uridine
胸苷 thymidine
肌苷 inosine
脱氧腺苷 deoxyadenosine
脱氧鸟苷 deoxyguanosine
脱氧尿苷 deoxyuridine
溴脱氧尿苷 bromodeoxyuridine
三磷酸腺苷 adenosine triphosphate
腺苷三磷酸 adenosine triphosphate
三磷酸腺苷二钠 adenosine triphosphate, adenosine disodium triphosphate
二磷酸腺苷 adenosine diphosphate
单磷酸腺苷 adenosine monophosphate
腺苷酸 adenosine monophosphate
鸟苷酸 guanosine monophosphate
三磷酸鸟苷 guanosine triphosphate
三磷酸尿苷 uridine triphosphate
肌苷酸 inosine monophosphate
呈味核苷酸二钠 disodium ribonucleotide
环磷酸腺苷 cyclic AMP, adenosine cyclic monophosphate
环磷酸鸟苷 cyclic GMP
尿苷二磷酸葡萄糖 uridine diphosphate glucose
胞苷二磷酸胆碱 citicoline, cytidine diphosphate choline
# vitamins and coenzymes
维生素B7 biotin, vitamin B7
维生素B9 folic acid, vitamin B9
维生素D2 ergocalciferol, vitamin D2
麦角钙化醇 ergocalciferol
麦角骨化醇 ergocalciferol
维生素K3 vitamin k 3, menadione
维生素K4 menadiol diacetate
甲萘醌 menadione, vitamin k 3
叶绿醌 phytonadione, vitamin k 1
维生素P rutin, vitamin P
维生素U vitamin U, methylmethionine
生物素 biotin
盐酸硫胺 thiamine hydrochloride, thiamine
硝酸硫胺 thiamine mononitrate
盐酸吡哆醇 pyridoxine hydrochloride, pyridoxine
吡哆醛 pyridoxal
吡哆胺 pyridoxamine
磷酸吡哆醛 pyridoxal phosphate
泛酸钙 calcium pantothenate
泛醇 panthenol, dexpanthenol
右泛醇 dexpanthenol
甲基四氢叶酸 levomefolic acid, 5-methyltetrahydrofolate
四氢叶酸 tetrahydrofolates, tetrahydrofolic acid
亚叶酸 leucovorin, folinic acid
羟钴胺 hydroxocobalamin
腺苷钴胺 cobamamide
氯化胆碱 choline chloride, choline
酒石酸胆碱 choline bitartrate
视黄醛 retinaldehyde, retinal
视黄酸 tretinoin, retinoic acid
视黄醇棕榈酸酯 vitamin A palmitate, retinol palmitate
维生素A棕榈酸酯 vitamin A palmitate, retinol palmitate
维生素A醋酸酯 vitamin A acetate, retinol acetate
抗坏血酸磷酸酯镁 magnesium ascorbyl phosphate
乙基抗坏血酸 ethyl ascorbic acid
吡咯喹啉醌 PQQ cofactor, pyrroloquinoline quinone
泛醌 ubiquinone, coenzyme q10
泛癸利酮 ubidecarenone, coenzyme q10
艾地苯醌 idebenone
辅酶A coenzyme A
乙酰辅酶A acetyl coenzyme A
丙二酰辅酶A malonyl coenzyme A
辅酶I NAD, nicotinamide adenine dinucleotide
辅酶II NADP
黄素单核苷酸 flavin mononucleotide
黄素腺嘌呤二核苷酸 flavin-adenine dinucleotide, flavin adenine dinucleotide
烟酰胺核糖 nicotinamide riboside
焦磷酸硫胺素 thiamine pyrophosphate
四氢生物蝶呤 sapropterin, tetrahydrobiopterin
血红素 heme
氯化血红素 hemin
原卟啉 protoporphyrin
叶绿素 chlorophyll
叶绿素铜钠 sodium copper chlorophyllin, chlorophyllin
# lipids and fatty acids
辛酸 octanoic acid, caprylic acid
癸酸 decanoic acid, capric acid
辛酸钠 sodium caprylate
癸酸钠 sodium caprate
月桂酸 lauric acid
肉豆蔻酸 myristic acid
豆蔻酸 myristic acid
棕榈酸 palmitic acid
软脂酸 palmitic acid
棕榈油酸 palmitoleic acid
硬脂酸 stearic acid
花生酸 arachidic acid
山嵛酸 behenic acid
油酸 oleic acid
油酸钠 sodium oleate
芥酸 erucic acid
神经酸 nervonic acid
蓖麻油酸 ricinoleic acid
十一烯酸 undecylenic acid
α-亚麻酸 alpha-linolenic acid
γ-亚麻酸 gamma-linolenic acid
二十二碳五烯酸 docosapentaenoic acid
甘油三酯 triglycerides, triglyceride
甘油单酯 monoglycerides, monoglyceride
甘油二酯 diglycerides, diacylglycerol
三油酸甘油酯 triolein
三辛酸甘油酯 tricaprylin
磷脂酰胆碱 phosphatidylcholines, phosphatidylcholine
磷脂酰丝氨酸 phosphatidylserines, phosphatidylserine
磷脂酰乙醇胺 phosphatidylethanolamines, phosphatidylethanolamine
磷脂酰肌醇 phosphatidylinositols, phosphatidylinositol
磷脂酰甘油 phosphatidylglycerols, phosphatidylglycerol
溶血磷脂酸 lysophosphatidic acid
溶血磷脂酰胆碱 lysophosphatidylcholines, lysophosphatidylcholine
鞘磷脂 sphingomyelins, sphingomyelin
鞘氨醇 sphingosine
心磷脂 cardiolipins, cardiolipin
脂多糖 lipopolysaccharides, lipopolysaccharide
胆固醇酯 cholesterol esters
胆甾醇 cholesterol
羟基胆固醇 hydroxycholesterols
植物甾醇 phytosterols, phytosterol
β-谷甾醇 beta-sitosterol, sitosterol
谷甾醇 sitosterols, beta-sitosterol
豆甾醇 stigmasterol
麦角甾醇 ergosterol
谷维素 gamma-oryzanol, oryzanol
角鲨烷 squalane
鱼肝油 cod liver oil
大豆油 soybean oil
橄榄油 olive oil
蓖麻油 castor oil
氢化蓖麻油 hydrogenated castor oil
棉籽油 cottonseed oil
花生油 peanut oil
葵花籽油 sunflower oil
玉米油 corn oil
椰子油 coconut oil
棕榈油 palm oil
亚麻籽油 linseed oil, flaxseed oil
月见草油 evening primrose oil
霍霍巴油 jojoba oil
磷虾油 krill oil
二十八烷醇 1-octacosanol, octacosanol
前列腺素E2 dinoprostone, prostaglandin E2
前列腺素E1 alprostadil, prostaglandin E1
前列环素 epoprostenol, prostacyclin
血栓素A2 thromboxane A2
血栓素B2 thromboxane B2
白三烯B4 leukotriene B4
# hormones and transmitters
血清素 serotonin
羟色胺 serotonin
5-羟色胺 serotonin, 5-hydroxytryptamine
5-羟吲哚乙酸 hydroxyindoleacetic acid, 5-hydroxyindoleacetic acid
乙酰胆碱 acetylcholine
儿茶酚胺 catecholamines, catecholamine
高香草酸 homovanillic acid
香草扁桃酸 vanilmandelic acid
甲氧基肾上腺素 metanephrine
甲状腺素 thyroxine
三碘甲状腺原氨酸 triiodothyronine, liothyronine
四碘甲状腺原氨酸 thyroxine
醛固酮 aldosterone
脱氢表雄酮 dehydroepiandrosterone, prasterone
硫酸脱氢表雄酮 dehydroepiandrosterone sulfate
雄烯二酮 androstenedione
双氢睾酮 dihydrotestosterone, stanolone
二氢睾酮 dihydrotestosterone, stanolone
孕烯醇酮 pregnenolone
羟孕酮 hydroxyprogesterone
己酸羟孕酮 hydroxyprogesterone caproate
丙酸睾酮 testosterone propionate
十一酸睾酮 testosterone undecanoate
苯甲酸雌二醇 estradiol benzoate
戊酸雌二醇 estradiol valerate
氢化可的松琥珀酸钠 hydrocortisone sodium succinate
地塞米松磷酸钠 dexamethasone sodium phosphate
甲泼尼龙琥珀酸钠 methylprednisolone sodium succinate
醋酸泼尼松 prednisone acetate
醋酸泼尼松龙 prednisolone acetate
醋酸地塞米松 dexamethasone acetate
血管紧张素 angiotensins, angiotensin
血管紧张素II angiotensin II
缓激肽 bradykinin
花生四烯酸乙醇胺 anandamide
大麻酚 cannabinol
脱落酸 abscisic acid
赤霉素 gibberellins, gibberellin
赤霉酸 gibberellic acid
吲哚乙酸 indoleacetic acid, indole-3-acetic acid
吲哚丁酸 indolebutyric acid
萘乙酸 1-naphthaleneacetic acid, naphthaleneacetic acid
细胞分裂素 cytokinins, cytokinin
苄氨基嘌呤 benzylaminopurine, 6-benzylaminopurine
油菜素内酯 brassinolide
茉莉酸 jasmonic acid
茉莉酸甲酯 methyl jasmonate
多效唑 paclobutrazol
矮壮素 chlormequat
乙烯利 ethephon
# measured in blood and urine
肌酐 creatinine
尿酸 uric acid
胆红素 bilirubin
直接胆红素 direct bilirubin, conjugated bilirubin
胆绿素 biliverdin
胆汁酸 bile acids and salts, bile acids
胆酸 cholic acid
脱氧胆酸 deoxycholic acid
去氧胆酸 deoxycholic acid
石胆酸 lithocholic acid
牛磺胆酸 taurocholic acid
甘氨胆酸 glycocholic acid
猪去氧胆酸 hyodeoxycholic acid
去氢胆酸 dehydrocholic acid
β-羟基丁酸 3-hydroxybutyric acid, beta-hydroxybutyric acid
羟基丁酸 hydroxybutyrates, hydroxybutyric acid
羟基丁酸钠 sodium oxybate
乙酰乙酸 acetoacetic acid
马尿酸 hippuric acid
硫酸吲哚酚 indican, indoxyl sulfate
硫酸对甲酚 p-cresol sulfate
氧化三甲胺 trimethylamine oxide, trimethylamine N-oxide
甲基丙二酸 methylmalonic acid
α-酮戊二酸 ketoglutaric acids, alpha-ketoglutaric acid
酮戊二酸 ketoglutaric acids, ketoglutaric acid
草酰乙酸 oxaloacetic acid
磷酸烯醇式丙酮酸 phosphoenolpyruvate
葡萄糖6-磷酸 glucose-6-phosphate
葡萄糖-6-磷酸 glucose-6-phosphate
甘油醛 glyceraldehyde
二羟基丙酮 dihydroxyacetone
尿囊酸 allantoic acid
乳清酸 orotic acid
甲羟戊酸 mevalonic acid
糖化终产物 advanced glycation end products
羧甲基赖氨酸 N(6)-carboxymethyllysine
8-羟基脱氧鸟苷 8-hydroxy-2'-deoxyguanosine
异前列腺素 isoprostanes
过氧亚硝酸盐 peroxynitrous acid, peroxynitrite
短链脂肪酸 short-chain fatty acids
游离脂肪酸 free fatty acids
多不饱和脂肪酸 polyunsaturated fatty acids
# further antibiotics and medicines by their older names
氨苄青霉素 ampicillin
羟氨苄青霉素 amoxicillin
苯唑青霉素 oxacillin
羧苄青霉素 carbenicillin
羧苄西林 carbenicillin
青霉素钠 penicillin g sodium
青霉素V penicillin v
氨苄西林钠 ampicillin sodium
先锋霉素 cephalosporins
头孢噻吩 cephalothin, cefalotin
头孢替坦 cefotetan
头孢羟氨苄 cefadroxil
头孢孟多 cefamandole
头孢硫脒 cefathiamidine
壮观霉素 spectinomycin
核糖霉素 ribostamycin
巴龙霉素 paromomycin
西索米星 sisomicin
奈替米星 netilmicin
依替米星 etimicin
遗传霉素 geneticin
博莱霉素 bleomycin
平阳霉素 bleomycin A5, pingyangmycin
春雷霉素 kasugamycin
井冈霉素 validamycin
多抗霉素 polyoxin
衣霉素 tunicamycin
缬氨霉素 valinomycin
寡霉素 oligomycins, oligomycin
离子霉素 ionomycin
放线菌酮 cycloheximide
抗霉素A antimycin A
布雷菲德菌素A brefeldin A
盐霉素 salinomycin
拉沙洛西 lasalocid
马杜霉素 maduramicin
维吉尼亚霉素 virginiamycin
黄霉素 bambermycins, flavomycin
新生霉素 novobiocin
利福霉素 rifamycins, rifamycin
磺胺二甲嘧啶 sulfamethazine
磺胺噻唑 sulfathiazole
磺胺甲嘧啶 sulfamerazine
磺胺多辛 sulfadoxine
磺胺醋酰 sulfacetamide
磺胺喹噁啉 sulfaquinoxaline
磺胺类药物 sulfonamides
对氨基水杨酸 aminosalicylic acid, 4-aminosalicylic acid
萘啶酸 nalidixic acid
吡哌酸 pipemidic acid
培氟沙星 pefloxacin
洛美沙星 lomefloxacin
依诺沙星 enoxacin
二氟沙星 difloxacin
沙拉沙星 sarafloxacin
痢特灵 furazolidone
灭滴灵 metronidazole
心得安 propranolol
心痛定 nifedipine
异搏定 verapamil
速尿 furosemide
安体舒通 spironolactone
双氢克尿噻 hydrochlorothiazide
利眠宁 chlordiazepoxide
氯氮卓 chlordiazepoxide
鲁米那 phenobarbital
度冷丁 meperidine
杜冷丁 meperidine
炎痛喜康 piroxicam
保泰松 phenylbutazone
氨基比林 aminopyrine
非那西丁 phenacetin
硝基安定 nitrazepam
硝西泮 nitrazepam
消心痛 isosorbide dinitrate
鱼精蛋白 protamines, protamine
硫酸鱼精蛋白 protamine sulfate
甲氰咪胍 cimetidine
胃复安 metoclopramide
吗丁啉 domperidone
病毒唑 ribavirin
无环鸟苷 acyclovir
病毒灵 moroxydine
抗坏血酸钙 calcium ascorbate
酚妥拉明 phentolamine
酚苄明 phenoxybenzamine
罂粟碱 papaverine
氯唑沙宗 chlorzoxazone
盐酸氯丙嗪 chlorpromazine hydrochloride
盐酸普萘洛尔 propranolol hydrochloride
盐酸利多卡因 lidocaine hydrochloride
盐酸普鲁卡因 procaine hydrochloride
盐酸小檗碱 berberine, berberine chloride
盐酸吗啡 morphine, morphine hydrochloride
硫酸吗啡 morphine sulfate
硫酸阿托品 atropine sulfate
硫酸庆大霉素 gentamicin sulfate
硫酸链霉素 streptomycin sulfate
硫酸新霉素 neomycin sulfate
硫酸卡那霉素 kanamycin sulfate
硫酸长春新碱 vincristine sulfate
硫酸沙丁胺醇 albuterol sulfate
盐酸四环素 tetracycline hydrochloride
盐酸多西环素 doxycycline hyclate
盐酸环丙沙星 ciprofloxacin hydrochloride
盐酸万古霉素 vancomycin hydrochloride
盐酸克林霉素 clindamycin hydrochloride
盐酸麻黄碱 ephedrine hydrochloride
盐酸伪麻黄碱 pseudoephedrine hydrochloride
盐酸肾上腺素 epinephrine, epinephrine hydrochloride
盐酸苯海拉明 diphenhydramine hydrochloride
盐酸西替利嗪 cetirizine hydrochloride
盐酸伊立替康 irinotecan hydrochloride
盐酸厄洛替尼 erlotinib hydrochloride
盐酸氟西汀 fluoxetine hydrochloride
盐酸舍曲林 sertraline hydrochloride
盐酸文拉法辛 venlafaxine hydrochloride
盐酸帕罗西汀 paroxetine hydrochloride
马来酸依那普利 enalapril maleate
马来酸噻吗洛尔 timolol maleate
富马酸酮替芬 ketotifen fumarate
枸橼酸芬太尼 fentanyl citrate
枸橼酸他莫昔芬 tamoxifen citrate
乳糖酸红霉素 erythromycin lactobionate
琥乙红霉素 erythromycin ethylsuccinate
酒石酸唑吡坦 zolpidem tartrate
磷酸可待因 codeine phosphate
磷酸氯喹 chloroquine phosphate
硫酸羟氯喹 hydroxychloroquine sulfate
# reagents of the laboratory
二硫苏糖醇 dithiothreitol
巯基乙醇 mercaptoethanol, 2-mercaptoethanol
苯甲基磺酰氟 phenylmethylsulfonyl fluoride
溴化乙锭 ethidium, ethidium bromide
碘化丙啶 propidium, propidium iodide
考马斯亮蓝 coomassie brilliant blue
溴酚蓝 bromphenol blue, bromophenol blue
二甲苯青 xylene cyanol
台盼蓝 trypan blue
结晶紫 gentian violet, crystal violet
龙胆紫 gentian violet
甲紫 gentian violet
甲苯胺蓝 tolonium chloride, toluidine blue
苏木精 hematoxylin
苏木素 hematoxylin
伊红Y eosin yellowish-(ys), eosin Y
油红O oil red O
茜素红 alizarin red s
番红O safranin o
阿利新蓝 alcian blue
刚果红 congo red
中性红 neutral red
甲基红 methyl red
甲基橙 methyl orange
甲基紫 methyl violet
孔雀石绿 malachite green
孔雀绿 malachite green
亮绿 brilliant green
罗丹明B rhodamine B
罗丹明 rhodamines, rhodamine
异硫氰酸荧光素 fluorescein-5-isothiocyanate, fluorescein isothiocyanate
荧光素 fluorescein
香豆素6 coumarin 6
吖啶橙 acridine orange
酚酞 phenolphthalein
酚红 phenolsulfonphthalein, phenol red
溴百里酚蓝 bromthymol blue, bromothymol blue
百里酚蓝 thymol blue
铬黑T eriochrome black T
茚三酮 ninhydrin
二苯基苦基肼 1,1-diphenyl-2-picrylhydrazyl
四甲基联苯胺 3,3',5,5'-tetramethylbenzidine
二氨基联苯胺 3,3'-diaminobenzidine
邻菲罗啉 1,10-phenanthroline, o-phenanthroline
菲啰啉 phenanthrolines, 1,10-phenanthroline
硫代巴比妥酸 thiobarbituric acid
鲁米诺 luminol
刃天青 resazurin
氮蓝四唑 nitroblue tetrazolium
硝基蓝四唑 nitroblue tetrazolium
靛红 isatin
靛蓝 indigo carmine, indigo
靛胭脂 indigo carmine
日落黄 sunset yellow FCF, fd&c yellow no. 6
柠檬黄 tartrazine, fd&c yellow no. 5
胭脂红 carmine, ponceau 4r
苋菜红 amaranth dye, amaranth
诱惑红 allura red ac, fd&c red no. 40
亮蓝 brilliant blue, fd&c blue no. 1
苏丹红 sudan red
孟加拉玫瑰红 rose bengal
伊文思蓝 evans blue
三苯基氯化四氮唑 triphenyltetrazolium chloride, 2,3,5-triphenyltetrazolium chloride
异丙基硫代半乳糖苷 isopropyl thiogalactoside
佛波酯 phorbol esters
毛喉素 colforsin, forskolin
毒胡萝卜素 thapsigargin
渥曼青霉素 wortmannin
星形孢菌素 staurosporine
冈田酸 okadaic acid
鱼藤酮 rotenone
河豚毒素 tetrodotoxin
哇巴因 ouabain
海人酸 kainic acid
红藻氨酸 kainic acid
鹅膏蕈碱 alpha-amanitin
荷包牡丹碱 bicuculline
印防己毒素 picrotoxin
木防己苦毒素 picrotoxin
刀豆蛋白A concanavalin A
植物血凝素 phytohemagglutinins, phytohemagglutinin
牛血清白蛋白 bovine serum albumin
胎牛血清 fetal bovine serum
卵清蛋白 ovalbumin
弗氏佐剂 freund's adjuvant
聚肌胞苷酸 poly I-C
角叉菜聚糖 carrageenan
酵母聚糖 zymosan
黄曲霉毒素 aflatoxins, aflatoxin
黄曲霉毒素B1 aflatoxin B1
赭曲霉毒素A ochratoxin A
玉米赤霉烯酮 zearalenone
脱氧雪腐镰刀菌烯醇 deoxynivalenol
伏马毒素 fumonisins, fumonisin
伏马菌素 fumonisins, fumonisin
展青霉素 patulin
微囊藻毒素 microcystins, microcystin
霍乱毒素 cholera toxin
百日咳毒素 pertussis toxin
蓖麻毒素 ricin
二甲基亚硝胺 dimethylnitrosamine
二乙基亚硝胺 diethylnitrosamine
百草枯 paraquat
敌草快 diquat
# pesticides and herbicides
草甘膦 glyphosate
草铵膦 phosphinothricin, glufosinate
莠去津 atrazine
阿特拉津 atrazine
乙草胺 acetochlor
甲草胺 alachlor
丁草胺 butachlor
异丙甲草胺 metolachlor
二甲戊灵 pendimethalin
氟乐灵 trifluralin
敌稗 propanil
敌草隆 diuron
异丙隆 isoproturon
利谷隆 linuron
百草敌 dicamba
麦草畏 dicamba
二氯喹啉酸 quinclorac
氯磺隆 chlorsulfuron
苄嘧磺隆 bensulfuron-methyl
甲磺隆 metsulfuron methyl
咪唑乙烟酸 imazethapyr
硝磺草酮 mesotrione
灭草松 bentazone
西玛津 simazine
滴滴涕 DDT, dichlorodiphenyltrichloroethane
林丹 lindane
狄氏剂 dieldrin
艾氏剂 aldrin
异狄氏剂 endrin
七氯 heptachlor
氯丹 chlordan, chlordane
硫丹 endosulfan
灭蚁灵 mirex
敌敌畏 dichlorvos
敌百虫 trichlorfon, metrifonate
乐果 dimethoate
氧乐果 omethoate
马拉硫磷 malathion
对硫磷 parathion
甲基对硫磷 methyl parathion
毒死蜱 chlorpyrifos
二嗪磷 diazinon
二嗪农 diazinon
辛硫磷 phoxim
三唑磷 triazophos
乙酰甲胺磷 acephate
甲胺磷 methamidophos
杀螟硫磷 fenitrothion
倍硫磷 fenthion
甲萘威 carbaryl
西维因 carbaryl
克百威 carbofuran
呋喃丹 carbofuran
涕灭威 aldicarb
灭多威 methomyl
残杀威 propoxur
氯菊酯 permethrin
氯氰菊酯 cypermethrin
高效氯氰菊酯 beta-cypermethrin
溴氰菊酯 deltamethrin, decamethrin
氰戊菊酯 fenvalerate
联苯菊酯 bifenthrin
氟氯氰菊酯 cyfluthrin
高效氯氟氰菊酯 lambda-cyhalothrin
丙烯菊酯 allethrins, allethrin
胺菊酯 tetramethrin, phthalthrin
除虫菊素 pyrethrins
除虫菊酯 pyrethrins
吡虫啉 imidacloprid
啶虫脒 acetamiprid
噻虫嗪 thiamethoxam
噻虫胺 clothianidin
呋虫胺 dinotefuran
噻虫啉 thiacloprid
氟虫腈 fipronil
多杀菌素 spinosad
甲氨基阿维菌素苯甲酸盐 emamectin benzoate
虫螨腈 chlorfenapyr
茚虫威 indoxacarb
氯虫苯甲酰胺 chlorantraniliprole
除虫脲 diflubenzuron
灭幼脲 chlorbenzuron
烯虫酯 methoprene
吡丙醚 pyriproxyfen
双甲脒 amitraz
哒螨灵 pyridaben
螺螨酯 spirodiclofen
避蚊胺 DEET, diethyltoluamide
驱蚊酯 ethyl butylacetylaminopropionate
多菌灵 carbendazim
苯菌灵 benomyl
噻菌灵 thiabendazole
噻苯咪唑 thiabendazole
甲基硫菌灵 thiophanate, thiophanate methyl
百菌清 chlorothalonil
代森锰锌 mancozeb
代森锰 maneb
代森锌 zineb
福美双 thiram
克菌丹 captan
三唑酮 triadimefon
三环唑 tricyclazole
戊唑醇 tebuconazole
丙环唑 propiconazole
苯醚甲环唑 difenoconazole
己唑醇 hexaconazole
嘧菌酯 azoxystrobin
吡唑醚菌酯 pyraclostrobin
肟菌酯 trifloxystrobin
甲霜灵 metalaxyl
霜霉威 propamocarb
咯菌腈 fludioxonil
嘧霉胺 pyrimethanil
异菌脲 iprodione
腐霉利 procymidone
抑霉唑 enilconazole, imazalil
波尔多液 bordeaux mixture
杀鼠灵 warfarin
溴敌隆 bromadiolone
溴鼠灵 brodifacoum
氟乙酰胺 fluoroacetamide
毒鼠强 tetramethylenedisulfotetramine
磷化铝 aluminum phosphide
磷化锌 zinc phosphide
溴甲烷 methyl bromide
四聚乙醛 metaldehyde
印楝素 azadirachtin
# natural products
人参皂苷Re ginsenoside Re
人参皂苷Rd ginsenoside Rd
人参皂苷Rh2 ginsenoside Rh2
人参皂苷Rg2 ginsenoside Rg2
人参皂苷Rc ginsenoside Rc
人参皂苷Rb2 ginsenoside Rb2
人参皂苷Rb3 ginsenoside Rb3
人参皂苷Rh1 ginsenoside Rh1
人参皂苷CK ginsenoside compound K
三七皂苷R1 notoginsenoside R1
绞股蓝皂苷 gypenoside
柴胡皂苷 saikosaponin
柴胡皂苷A saikosaponin A
薯蓣皂苷 dioscin
薯蓣皂苷元 diosgenin
知母皂苷 timosaponin
七叶皂苷 aescin, escin
七叶皂苷钠 escin, sodium aescinate
积雪草苷 asiaticoside
积雪草酸 asiatic acid
羟基积雪草苷 madecassoside
桔梗皂苷D platycodin D
重楼皂苷 polyphyllin
甘草查尔酮A licochalcone A
光甘草定 glabridin
毛蕊异黄酮 calycosin
芒柄花素 formononetin
鹰嘴豆芽素A biochanin A
大豆苷 daidzin
染料木苷 genistin
雌马酚 equol
黄芪皂苷 astragaloside
环黄芪醇 cycloastragenol
二氢丹参酮 dihydrotanshinone I
丹参酮I tanshinone I
丹参酮IIA磺酸钠 tanshinone IIA sodium sulfonate
丹酚酸A salvianolic acid A
汉黄芩苷 wogonoside
千层纸素A oroxylin A
野黄芩苷 scutellarin
野黄芩素 scutellarein
灯盏乙素 scutellarin
杨梅素 myricetin
杨梅苷 myricitrin
二氢杨梅素 dihydromyricetin, ampelopsin
异鼠李素 isorhamnetin
高良姜素 galangin
白杨素 chrysin
非瑟酮 fisetin
漆黄素 fisetin
桑色素 morin
金丝桃苷 hyperoside
金丝桃素 hypericin
贯叶金丝桃素 hyperforin
异槲皮苷 isoquercitrin, isoquercetin
槲皮苷 quercitrin
牡荆素 vitexin
异牡荆素 isovitexin
荭草苷 orientin
木犀草苷 luteolin-7-glucoside, cynaroside
芹菜苷 apigetrin
野漆树苷 rhoifolin
香叶木素 diosmetin
地奥司明 diosmin
橙皮素 hesperetin
新橙皮苷 neohesperidin
圣草酚 eriodictyol
紫铆因 butein
根皮素 phloretin
根皮苷 phlorhizin, phlorizin
黄腐酚 xanthohumol
异甘草苷 isoliquiritin
飞燕草素 delphinidin
矢车菊素 cyanidin
矢车菊素葡萄糖苷 cyanidin 3-O-glucoside
天竺葵素 pelargonidin
表没食子儿茶素 epigallocatechin, gallocatechol
茶黄素 theaflavin
紫檀芪 pterostilbene
白皮杉醇 3,3',4,5'-tetrahydroxystilbene, piceatannol
二苯乙烯苷 2,3,5,4'-tetrahydroxystilbene 2-O-glucoside
姜黄素类化合物 curcuminoids
四氢姜黄素 tetrahydrocurcumin
去甲氧基姜黄素 demethoxycurcumin
姜辣素 gingerol
姜酚 gingerol
姜烯酚 shogaol
姜酮 zingerone
榄香烯 beta-elemene, elemene
石竹烯 caryophyllene
莪术醇 curcumol
吉马酮 germacrone
广藿香醇 patchouli alcohol
青蒿酸 artemisinic acid
蒿乙醚 artemotil, arteether
柠檬烯 limonene
蒎烯 pinene, alpha-pinene
月桂烯 myrcene
芳樟醇 linalool
香叶醇 geraniol
橙花醇 nerol
香茅醛 citronellal
香茅醇 citronellol
柠檬醛 citral
桉叶素 eucalyptol
桉树脑 eucalyptol
松油醇 terpineol
香芹酚 carvacrol
香芹酮 carvone
长叶薄荷酮 pulegone
乙酸龙脑酯 bornyl acetate
茴香脑 anethole
反式茴香脑 anethole
甲基丁香酚 methyleugenol
黄樟素 safrole
细辛脑 asarone
β-细辛醚 asarone, beta-asarone
藁本内酯 ligustilide
洋川芎内酯 senkyunolide
异补骨脂素 angelicin, isopsoralen
补骨脂酚 bakuchiol
甲氧沙林 methoxsalen
花椒毒素 methoxsalen, xanthotoxin
佛手柑内酯 5-methoxypsoralen, bergapten
异欧前胡素 isoimperatorin
白当归素 byakangelicin
伞形花内酯 umbelliferone
七叶内酯 esculetin
秦皮乙素 esculetin
秦皮甲素 esculin
秦皮苷 fraxin
滨蒿内酯 scoparone
双香豆素 dicumarol
白屈菜碱 chelidonine
白屈菜红碱 chelerythrine
血根碱 sanguinarine
药根碱 jatrorrhizine
黄连碱 coptisine
木兰花碱 magnoflorine
荷叶碱 nuciferine
莲心碱 liensinine
甲基莲心碱 neferine
去甲乌药碱 higenamine
蝙蝠葛碱 dauricine
千金藤素 cepharanthine
小檗胺 berbamine
石蒜碱 lycorine
贝母素甲 verticine, peimine
贝母素乙 verticinone, peiminine
苦参素 oxymatrine
槐果碱 sophocarpine
槐定碱 sophoridine
金雀花碱 cytisine
野百合碱 monocrotaline
次乌头碱 hypaconitine
新乌头碱 mesaconitine
高乌甲素 lappaconitine
钩藤碱 rhynchophylline
异钩藤碱 isorhynchophylline
育亨宾 yohimbine
哈尔明 harmine
骆驼蓬碱 harmaline
水苏碱 stachydrine
益母草碱 leonurine
胡芦巴碱 trigonelline
可可碱 theobromine
莨菪碱 hyoscyamine
樟柳碱 anisodine
马兜铃酸 aristolochic acids, aristolochic acid
白头翁皂苷 pulchinenoside
鸦胆子苦醇 brusatol
川楝素 toosendanin
冬凌草甲素 oridonin
雷公藤内酯醇 triptolide
甜菊醇 steviol
獐牙菜苦苷 swertiamarin
龙胆苦苷 gentiopicroside, gentiopicrin
桃叶珊瑚苷 aucubin
獐牙菜苷 sweroside
莫诺苷 morroniside
马钱素 loganin
橄榄苦苷 oleuropein
羟基酪醇 hydroxytyrosol, 3,4-dihydroxyphenylethanol
酪醇 tyrosol, 4-hydroxyphenylethanol
松果菊苷 echinacoside
洋蓟素 cynarin
紫丁香苷 syringin
牛蒡苷元 arctigenin
芝麻素 sesamin
芝麻酚 sesamol
松脂醇 pinoresinol
亚麻木酚素 secoisolariciresinol diglucoside
五味子醇甲 schizandrin, schisandrin
五味子酯甲 schisantherin A
大黄素甲醚 physcion, emodin-3-methyl ether
番泻苷A sennoside A
番泻苷B sennoside B
紫草酸 lithospermic acid
阿卡宁 alkannin
胡桃醌 juglone
白花丹素 plumbagin
百里醌 thymoquinone
没食子酸乙酯 ethyl gallate
没食子酸甲酯 methyl gallate
咖啡酸苯乙酯 caffeic acid phenethyl ester
二咖啡酰奎宁酸 dicaffeoylquinic acid
新绿原酸 neochlorogenic acid
隐绿原酸 cryptochlorogenic acid
菊苣酸 chicoric acid
石榴皮鞣素 punicalagin
异硫氰酸烯丙酯 allyl isothiocyanate
异硫氰酸苯乙酯 phenethyl isothiocyanate
吲哚甲醇 indole-3-carbinol
苦杏仁苷 amygdalin
扁桃苷 amygdalin
天麻苷 gastrodin
对羟基苯甲醇 4-hydroxybenzyl alcohol, gastrodigenin
胡萝卜苷 daucosterol
羽扇豆醇 lupeol
白桦脂醇 betulin
科罗索酸 corosolic acid
山楂酸 maslinic acid
常春藤皂苷元 hederagenin
葫芦素 cucurbitacins, cucurbitacin
葫芦素B cucurbitacin B
柠檬苦素 limonin
诺米林 nomilin
灵芝酸A ganoderic acid A
茯苓酸 pachymic acid
茯苓多糖 pachymaran, poria polysaccharide
银耳多糖 tremella polysaccharide
人参多糖 ginseng polysaccharide
当归多糖 angelica polysaccharide
β-葡聚糖 beta-glucans, beta-glucan
叶黄素酯 lutein ester
β-隐黄质 beta-cryptoxanthin
岩藻黄质 fucoxanthin
角黄素 canthaxanthin
藏红花素 crocin
西红花苷 crocin
西红花酸 crocetin
胭脂树橙 annatto
辣椒红素 capsanthin
甜菜红 betanin
栀子黄 gardenia yellow
藻蓝蛋白 phycocyanin
二氢辣椒素 dihydrocapsaicin
金合欢醇 farnesol
植醇 phytol
法尼醇 farnesol
红没药醇 bisabolol
没药甾酮 guggulsterone
乳香酸 boswellic acid
松香酸 abietic acid
没药树脂 myrrh
松节油 turpentine
# medicinal herbs and preparations of them
黄芪提取物 astragalus propinquus root, astragalus extract
当归提取物 angelica sinensis root, angelica extract
甘草提取物 glycyrrhiza uralensis root, licorice extract
人参提取物 ginseng extract, asian ginseng
绿茶提取物 green tea leaf, green tea extract
葡萄籽提取物 grape seed extract, vitis vinifera seed
丹参提取物 salvia miltiorrhiza root, salvia extract
贯叶连翘提取物 st. john's wort, st. john's wort extract
水飞蓟提取物 milk thistle, milk thistle extract
芦荟提取物 aloe vera leaf, aloe extract
姜黄提取物 turmeric, turmeric extract
积雪草提取物 centella asiatica, centella extract
山药 dioscorea polystachya tuber, chinese yam
制何首乌 reynoutria multiflora root, prepared fleeceflower root
炙甘草 glycyrrhiza uralensis root, prepared licorice
炙黄芪 astragalus propinquus root, prepared astragalus root
生甘草 glycyrrhiza uralensis root, raw licorice
生黄芪 astragalus propinquus root, raw astragalus root
炒白术 atractylodes macrocephala root, fried atractylodes rhizome
法半夏 pinellia ternata root, prepared pinellia tuber
姜半夏 pinellia ternata root, ginger pinellia tuber
清半夏 pinellia ternata root, alum pinellia tuber
制附子 aconitum carmichaelii root, prepared aconite root
北柴胡 bupleurum chinense root, bupleurum root
怀牛膝 achyranthes bidentata root, achyranthes root
川牛膝 cyathula officinalis root, cyathula root
白茯苓 poria, poria cocos sclerotium
土茯苓 smilax glabra root, glabrous greenbrier rhizome
威灵仙 clematis chinensis root, clematis root
徐长卿 cynanchum paniculatum root
王不留行 vaccaria seed
白鲜皮 dictamnus dasycarpus root bark, dittany bark
地骨皮 lycium bark, wolfberry root bark
五加皮 acanthopanax bark
桑寄生 chinese taxillus twig
金钱草 lysimachia christinae, christina loosestrife
海金沙 lygodium spore
紫花地丁 viola philippica, chinese violet
山豆根 sophora tonkinensis root, vietnamese sophora root
射干 iris domestica root, blackberry lily rhizome
白茅根 imperata cylindrica root, cogongrass rhizome
茜草 rubia cordifolia root, indian madder root
三棱 sparganium stoloniferum root, common burreed tuber
白蒺藜 tribulus terrestris fruit, puncture vine fruit
蒺藜 tribulus terrestris fruit, puncture vine fruit
金樱子 rosa laevigata fruit, cherokee rose fruit
覆盆子 rubus chingii fruit, palmleaf raspberry fruit
益智仁 alpinia oxyphylla fruit, sharpleaf galangal fruit
草豆蔻 alpinia katsumadai seed
草果 amomum tsaoko fruit
肉豆蔻 nutmeg
豆蔻 amomum fruit
佩兰 eupatorium fortunei
香薷 mosla
防风 saposhnikovia divaricata root, siler
升麻 actaea cimicifuga root, cimicifuga rhizome
葶苈子 descurainia sophia seed
紫菀 aster tataricus root, tatarian aster root
款冬花 tussilago farfara flower, coltsfoot flower
白前 cynanchum stauntonii root
前胡 peucedanum root
瓜蒌 trichosanthes fruit
天花粉 trichosanthes kirilowii root, snakegourd root
胖大海 sterculia lychnophora seed, boat-fruited sterculia seed
木通 akebia stem
通草 tetrapanax papyrifer pith, ricepaper plant pith
瞿麦 dianthus superbus top
萆薢 dioscorea hypoglauca root
防己 stephania tetrandra root
秦艽 gentiana macrophylla root, large-leaf gentian root
桑枝 mulberry twig
川楝子 melia toosendan fruit, sichuan chinaberry fruit
青皮 immature tangerine peel
佛手 citrus medica fruit, finger citron
乌药 lindera aggregata root, combined spicebush root
薤白 allium chinense bulb
莱菔子 radish seed
鸡内金 chicken gizzard lining
王浆 royal jelly
蜂王浆 royal jelly
蜂胶 propolis
桃胶 peach gum
血竭 dragon's blood
苏合香 storax
安息香 benzoin
龙骨 fossil bone
石决明 abalone shell
鳖甲 turtle shell
龟甲 tortoise shell
僵蚕 stiff silkworm
土鳖虫 ground beetle
石膏 calcium sulfate dihydrate, gypsum
赭石 hematite
磁石 magnetite
滑石 talc
硫黄 sulfur
鹿角胶 deer antler glue
紫河车 human placenta
仙茅 curculigo orchioides root, common curculigo rhizome
韭菜子 chinese leek seed
胡芦巴 fenugreek seed
北沙参 glehnia littoralis root, glehnia root
南沙参 adenophora root, fourleaf ladybell root
明党参 changium root
龙眼肉 longan aril
麻黄根 ephedra root
五倍子 chinese gall
乌梅 prunus mume fruit, smoked plum
石榴皮 punica granatum fruit rind, pomegranate rind
芡实 gorgon seed
桑螵蛸 mantis egg case
海螵蛸 cuttlebone
鬼箭羽 winged euonymus twig
鹿衔草 pyrola herb
穿山龙 dioscorea nipponica root
络石藤 trachelospermum stem
青风藤 sinomenium stem
忍冬藤 honeysuckle stem
夜交藤 reynoutria multiflora stem, fleeceflower stem
柏子仁 platycladus orientalis seed
侧柏叶 platycladus leaf
槐花 styphnolobium japonicum flower, sophora flower
白果 ginkgo seed
紫苏叶 perilla leaf
紫苏子 perilla seed
紫苏梗 perilla stem
蔓荆子 vitex fruit
牛蒡子 arctium lappa fruit, great burdock fruit
蝉蜕 cicada slough
淡豆豉 fermented soybean
谷精草 pipewort flower
密蒙花 buddleja flower
青葙子 celosia seed
秦皮 ash bark
白头翁 pulsatilla chinensis root, chinese pulsatilla root
败酱草 patrinia
红藤 sargentodoxa stem
大血藤 sargentodoxa stem
山慈菇 cremastra tuber
漏芦 rhaponticum root
重楼 paris rhizome
半边莲 lobelia chinensis, chinese lobelia
天南星 arisaema tuber
白附子 typhonium giganteum root, giant typhonium rhizome
白芥子 white mustard seed
旋覆花 inula flower
冬瓜子 wax gourd seed
锦灯笼 franchet groundcherry fruit
木蝴蝶 oroxylum indicum seed
玄明粉 sodium sulfate
火炭母 polygonum chinense
鸡骨草 abrus herb
溪黄草 rabdosia
布渣叶 microcos leaf
玫瑰果 rose hip
接骨木 elderberry
缬草 valerian
黑升麻 black cohosh
锯棕榈 saw palmetto
越橘 bilberry
卡瓦胡椒 kava
玛咖 lepidium meyenii root, maca
西番莲 passion flower
山楂叶 hawthorn leaf
# isotopes used in medicine
氟-18 fluorine-18
碘-131 iodine-131
碘-125 iodine-125
锝-99m technetium-99m
高锝酸钠 sodium pertechnetate tc-99m
镓-68 gallium-68
镥-177 lutetium-177
钇-90 yttrium-90
镭-223 radium-223
锶-89 strontium-89
钴-60 cobalt-60
铯-137 cesium-137
磷-32 phosphorus-32
碳-14 carbon-14
氟脱氧葡萄糖 fludeoxyglucose, fluorodeoxyglucose
钆双胺 gadodiamide
钆特醇 gadoteridol
钆贝葡胺 gadobenic acid, gadobenate dimeglumine
碘番酸 iopanoic acid
泛影葡胺 diatrizoate meglumine
`;
