/**
 * InChIKeys of solvents, acids, bases, drying agents, gases and other reagents that preparations use and inventions are
 * rarely about: what `exclude_reagents` leaves out.
 */
// biome-ignore format: read it as a table
export const REAGENTS: ReadonlySet<string> = new Set([
  'XLYOFNOQVPJJNP-UHFFFAOYSA-N', // water
  'OKKJLVBELUTLKV-UHFFFAOYSA-N', // methanol
  'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', // ethanol
  'KFZMGEQAYNKOFK-UHFFFAOYSA-N', // isopropanol
  'LRHPLDYGYMQRHN-UHFFFAOYSA-N', // n-butanol
  'DKGAVHZHDRPRBM-UHFFFAOYSA-N', // tert-butanol
  'CSCPPACGZOOCGX-UHFFFAOYSA-N', // acetone
  'WEVYAHXRMPXWCK-UHFFFAOYSA-N', // acetonitrile
  'YMWUJEATGCHHMB-UHFFFAOYSA-N', // dichloromethane
  'HEDRZPFGACZZDS-UHFFFAOYSA-N', // chloroform
  'VZGDMQKNWNREIO-UHFFFAOYSA-N', // carbon tetrachloride
  'WSLDOOZREJYCGB-UHFFFAOYSA-N', // 1,2-dichloroethane
  'RTZKZFJDLAIYFH-UHFFFAOYSA-N', // diethyl ether
  'WYURNTSHIVDZCO-UHFFFAOYSA-N', // tetrahydrofuran
  'RYHBNJHYFVUHQT-UHFFFAOYSA-N', // 1,4-dioxane
  'XTHFKEDIFFGKHM-UHFFFAOYSA-N', // dimethoxyethane
  'BZLVMXJERCGZMT-UHFFFAOYSA-N', // tert-butyl methyl ether
  'XEKOWRVHYACXOJ-UHFFFAOYSA-N', // ethyl acetate
  'VLKZOEOYAKHREP-UHFFFAOYSA-N', // hexane
  'IMNFDUFMRHMDMM-UHFFFAOYSA-N', // heptane
  'OFBQJSOFQDEBGM-UHFFFAOYSA-N', // pentane
  'XDTMQSROBMDMFD-UHFFFAOYSA-N', // cyclohexane
  'UHOVQNZJYSORNB-UHFFFAOYSA-N', // benzene
  'YXFVVABEGXRONW-UHFFFAOYSA-N', // toluene
  'CTQNGGLPUBDAKN-UHFFFAOYSA-N', // xylene
  'JUJWROOIHBZHMG-UHFFFAOYSA-N', // pyridine
  'ZMXDDKWLCZADIW-UHFFFAOYSA-N', // dimethylformamide
  'FXHOOIRPVKKKFG-UHFFFAOYSA-N', // dimethylacetamide
  'SECXISVLQFMRJM-UHFFFAOYSA-N', // N-methylpyrrolidone
  'IAZDPXIOMUYVGZ-UHFFFAOYSA-N', // dimethyl sulfoxide
  'ZMANZCXQSJIPKH-UHFFFAOYSA-N', // triethylamine
  'JGFZNNIVVJXRND-UHFFFAOYSA-N', // diisopropylethylamine
  'QTBSBXVTEAMEQO-UHFFFAOYSA-N', // acetic acid
  'BDAGIHXWWSANSR-UHFFFAOYSA-N', // formic acid
  'DTQVDTLACAAQTR-UHFFFAOYSA-N', // trifluoroacetic acid
  'VEXZGXHMUGYJMC-UHFFFAOYSA-N', // hydrogen chloride
  'QAOWNCQODCNURD-UHFFFAOYSA-N', // sulfuric acid
  'GRYLNZFGIOXLOG-UHFFFAOYSA-N', // nitric acid
  'NBIIXXVUZAFLBC-UHFFFAOYSA-N', // phosphoric acid
  'HEMHJVSKTPXQMS-UHFFFAOYSA-M', // sodium hydroxide
  'KWYUFKZDYYNOTN-UHFFFAOYSA-M', // potassium hydroxide
  'WMFOQBRAJBCJND-UHFFFAOYSA-M', // lithium hydroxide
  'UIIMBOGNXHQVGW-UHFFFAOYSA-M', // sodium bicarbonate
  'CDBYLPFSWZWCQE-UHFFFAOYSA-L', // sodium carbonate
  'BWHMMNNQKKPAPP-UHFFFAOYSA-L', // potassium carbonate
  'FJDQFPXHSGXQBY-UHFFFAOYSA-L', // caesium carbonate
  'FAPWRFPIFSIZLT-UHFFFAOYSA-M', // sodium chloride
  'NLXLAEXVIDQMFP-UHFFFAOYSA-N', // ammonium chloride
  'QGZKDVFQNNGYKY-UHFFFAOYSA-N', // ammonia
  'CSNNHWWHGAXBCP-UHFFFAOYSA-L', // magnesium sulfate
  'PMZURENOXWZQFD-UHFFFAOYSA-L', // sodium sulfate
  'BZKBCQXYZZXSCO-UHFFFAOYSA-N', // sodium hydride
  'YOQDYZUWIQVZSF-UHFFFAOYSA-N', // sodium borohydride
  'OCZDCIYGECBNKL-UHFFFAOYSA-N', // lithium aluminium hydride
  'MZRVEZGGRBJDDB-UHFFFAOYSA-N', // n-butyllithium
  'UFHFLCQGNIYNRP-UHFFFAOYSA-N', // hydrogen
  'IJGRMHOSHXDMSA-UHFFFAOYSA-N', // nitrogen
  'FYSNRJHAOHDILO-UHFFFAOYSA-N', // thionyl chloride
  'CTSLXHKWHWQRSH-UHFFFAOYSA-N', // oxalyl chloride
  'XHXFXVLFKHQFAL-UHFFFAOYSA-N', // phosphorus oxychloride
  'QOSSAOTZNIDXMA-UHFFFAOYSA-N', // dicyclohexylcarbodiimide
  'VHYFNPMBLIVWCW-UHFFFAOYSA-N', // 4-dimethylaminopyridine
  'KDLHZDBZIXYQEI-UHFFFAOYSA-N', // palladium
  'RIOQSEWOXXDEQQ-UHFFFAOYSA-N', // triphenylphosphine
  'LYCAIKOWRPUZTN-UHFFFAOYSA-N', // ethylene glycol
  'PEDCQBHIVMGVHV-UHFFFAOYSA-N', // glycerol
  'CURLTUGMZLYLDI-UHFFFAOYSA-N', // carbon dioxide
  'MYMOFIZGZYHOMD-UHFFFAOYSA-N', // oxygen
  'XKRFYHLGVUSROY-UHFFFAOYSA-N', // argon
  'RAXXELZNTBOGNW-UHFFFAOYSA-N', // imidazole
  'MHAJPDPJQMAIIY-UHFFFAOYSA-N', // hydrogen peroxide
  'VYPSYNLAJGMNEJ-UHFFFAOYSA-N', // silica
]);
