import type { AnswerLanguage } from '../types.ts';

/** An engineering parameter of the classical list of 39, and the words that speak of it. */
export interface Parameter {
  /** As in the classical list, 1 to 39. */
  readonly number: number;
  readonly name: Readonly<Record<AnswerLanguage, string>>;
  /** Of a moving thing, or of one that stands; absent: of either. */
  readonly of?: 'moving' | 'stationary';
  /** Words that speak of it, longest first where one holds another; linear patterns, without flags. */
  readonly words: Readonly<Record<AnswerLanguage, string>>;
}

const WEIGHT = {
  en: 'weights?|heav(?:y|ier|iest)|mass(?:ive)?|light(?:er|weight)?(?! (?:source|intensity|level|output|bulb|emission|beam|is|for reading))|kilograms?|tons? of',
  zh: '重量|质量(?:大|重|轻|过|较)|自重|轻量|减重|笨重|过重|较重|变重|更重|更轻|太重|沉重|很重',
};
const LENGTH = {
  en: 'lengths?|longer(?! (?:life|time|period|last|operat|run))|too long(?! to)|reach(?:es)? (?:far|farther|higher)|shorter (?!time|cycle)|height|tall(?:er)?|span|width|wider|thick(?:er|ness)?|thin(?:ner)?|distance',
  zh: '长度|跨度|高度|宽度|厚度|加长|变长|更长(?!时间|寿命)|过长|太长|距离|行程|加厚|变薄|更薄|更厚|过厚|太厚',
};
const AREA = {
  en: 'areas?|surfaces?(?! (?:finish|quality|roughness))|footprint|contact patch|wingspan|floor space',
  zh: '面积|表面积|占地|接触面|迎风面',
};
const VOLUME = {
  en: 'volumes?(?! production)|bulky|bulk|compact|siz(?:e|es)\\b|bigger|larger|smaller|space|capacity of the (?:tank|bag|room|container)|cargo room|room inside',
  zh: '体积|容积|容量(?!损)|空间|尺寸|小型化|庞大|紧凑|更大|更小|变大|变小',
};
const LASTING = {
  en: 'service li(?:fe|ves)|lifetimes?|li(?:fe|ves)(?=[ ,.;]|$)|durab\\w+|wears?(?: out)?|worn|long[- ]lasting|lasts? longer|endurance|operating time|run ?time|duration|(?:runs?|works?|operates?) longer',
  zh: '寿命|耐用|耐久|磨损|使用时间|续航|持续时间|工作时间|使用期限|老化',
};
const ENERGY_USE = {
  en: '(?:energy|power|fuel|electricity|gas|battery) (?:consum\\w+|use|usage|demand|bill|cost)s?|consum\\w+ (?:much |more |less |too much |a lot of )?(?:energy|power|fuel|electricity)|uses? (?:much |more |less |too much |a lot of )?(?:energy|power|fuel|electricity)|needs? (?:much |more |less )?(?:energy|fuel|electricity)|(?:more|less|much) (?:energy|fuel|electricity)|energy[- ]efficien\\w+|fuel economy|drains? the battery',
  zh: '能耗|耗能|耗电|功耗|油耗|电耗|燃料消耗|能量消耗|耗能量|节能|更多(?:的)?(?:能量|电能|电力|燃料)|费电',
};

/** The 39 parameters, names and words ours. Numbers above 39, which later lists have, are not of this list. */
export const PARAMETERS: readonly Parameter[] = [
  { number: 1, name: { en: 'weight of a moving object', zh: '运动物体的重量' }, of: 'moving', words: WEIGHT },
  { number: 2, name: { en: 'weight of a stationary object', zh: '静止物体的重量' }, of: 'stationary', words: WEIGHT },
  { number: 3, name: { en: 'length of a moving object', zh: '运动物体的长度' }, of: 'moving', words: LENGTH },
  { number: 4, name: { en: 'length of a stationary object', zh: '静止物体的长度' }, of: 'stationary', words: LENGTH },
  { number: 5, name: { en: 'area of a moving object', zh: '运动物体的面积' }, of: 'moving', words: AREA },
  { number: 6, name: { en: 'area of a stationary object', zh: '静止物体的面积' }, of: 'stationary', words: AREA },
  { number: 7, name: { en: 'volume of a moving object', zh: '运动物体的体积' }, of: 'moving', words: VOLUME },
  { number: 8, name: { en: 'volume of a stationary object', zh: '静止物体的体积' }, of: 'stationary', words: VOLUME },
  {
    number: 9,
    name: { en: 'speed', zh: '速度' },
    words: {
      en: 'speeds?|velocit\\w+|fast(?:er)?(?! charging)|slow(?:er|s down)?|rotates? (?:quickly|faster|too slowly)|rpm|rapid(?:ly)?|quick(?:er|ly)?',
      zh: '速度|转速|车速|流速|加速|高速|更快|变慢|过慢|太慢|快速|提速',
    },
  },
  {
    number: 10,
    name: { en: 'force', zh: '力' },
    words: {
      en: 'forces?|thrust|torque|pull(?:s|ing)? (?:harder|power)|grip(?:s|ping)?|clamp\\w*|traction|braking|recoil|lifting power|impact(?!s? on)|push(?:es)? (?:harder|strongly)|tension',
      zh: '力矩|扭矩|推力|拉力|夹紧力|夹持力|抓力|抓持|牵引力|制动力|冲击力|压紧力|驱动力|张力|作用力|摩擦力|力度|力(?:大|小|不足|过)',
    },
  },
  {
    number: 11,
    name: { en: 'stress or pressure', zh: '应力或压力' },
    words: {
      en: 'pressures?|stress(?:es)?|vacuum|strain',
      zh: '压力|应力|压强|真空度|气压|液压|水压|内压',
    },
  },
  {
    number: 12,
    name: { en: 'shape', zh: '形状' },
    words: {
      en: 'shapes?|contours?|profiles?|streamlin\\w+|geometr\\w+|curved|form of the',
      zh: '形状|外形|轮廓|造型|流线|几何',
    },
  },
  {
    number: 13,
    name: { en: 'stability of composition', zh: '物体成分的稳定性' },
    words: {
      en: 'stab(?:le|ility|ilize|ilise)\\w*|unstable|decompos\\w+|separat\\w+ (?:over time|of the)|corro\\w+|degrad\\w+|settl(?:es|ing)|tips? over|tipping|integrity|spoil\\w*|rots?',
      zh: '稳定性|稳定|不稳定|分解|降解|腐蚀|变质|沉淀|倾覆|倾倒|分层',
    },
  },
  {
    number: 14,
    name: { en: 'strength', zh: '强度' },
    words: {
      en: 'strengths?|strong(?:er|ly built)?|rigid(?:ity)?|stiff(?:er|ness)?|break(?:s|age|ing)?|fractur\\w+|crack(?:s|ing)?|tough(?:ness|er)?|robust(?:ness)?|bends?(?! (?:of|in) )|bending|buckl\\w+|load[- ]bearing|weak(?:er|ens)?|sturd\\w+|deform\\w*|(?:bear|carr|withstand|support)(?:s|y|ies|ing)? (?:more|higher|heavier|greater|a) (?:loads?|weights?)',
      zh: '强度|刚度|刚性|韧性|抗拉|抗压|抗弯|断裂|开裂|坚固|牢固|承载|变形|易断|结实|折断',
    },
  },
  {
    number: 15,
    name: { en: 'duration of action of a moving object', zh: '运动物体的作用时间' },
    of: 'moving',
    words: LASTING,
  },
  {
    number: 16,
    name: { en: 'duration of action of a stationary object', zh: '静止物体的作用时间' },
    of: 'stationary',
    words: LASTING,
  },
  {
    number: 17,
    name: { en: 'temperature', zh: '温度' },
    words: {
      en: 'temperatures?|heats?(?: up)?|heated|heating|hot(?:ter)?|cool(?:s|ed|ing|er)?|overheat\\w*|thermal|warm\\w*|cold(?:er)?(?! plates?)|dissipat\\w+|insulation|insulates?|freez\\w+|melts?',
      zh: '[炉水油室气]温|温度|温升|散热|发热|过热|加热|冷却|降温|升温|热量|高温|(?<!降)低温|保温|结冰|温差|隔热',
    },
  },
  {
    number: 18,
    name: { en: 'illumination intensity', zh: '光照强度' },
    words: {
      en: 'bright(?:er|ness)?|illuminat\\w+|light (?:source|intensity|level|output|emission|beam)|luminous|luminance|glare|dim(?:mer)?|lighting|visib(?:le|ility)|transparent|transparency',
      zh: '亮度|照度|光强|光照|照明|发光|明亮|眩光|透光|昏暗|透明|能见度',
    },
  },
  { number: 19, name: { en: 'energy used by a moving object', zh: '运动物体的能耗' }, of: 'moving', words: ENERGY_USE },
  {
    number: 20,
    name: { en: 'energy used by a stationary object', zh: '静止物体的能耗' },
    of: 'stationary',
    words: ENERGY_USE,
  },
  {
    number: 21,
    name: { en: 'power', zh: '功率' },
    words: {
      en: 'power(?:ful)?(?! (?:consum\\w+|use|usage|supply|plant|line|cost|demand))|wattage|output of the (?:engine|motor)|horsepower|charging rate|fast charging',
      zh: '功率(?!耗)|动力|马力|输出功率|快充',
    },
  },
  {
    number: 22,
    name: { en: 'loss of energy', zh: '能量损失' },
    words: {
      en: '(?:energy|heat|power|friction(?:al)?|pressure|flow|electrical|switching) loss(?:es)?|loss(?:es)? of (?:energy|heat|power)|los(?:es?|ing) (?:\\w+ )?(?:energy|heat|power)|wast(?:es?|ed|ing) (?:energy|heat|power|fuel|electricity)|(?:energy|heat) (?:is )?(?:wasted|escapes)|self[- ]discharge|friction|efficien(?:cy|t)',
      zh: '能量损失|热损失|热损|能量浪费|损耗|功率损失|散失|浪费(?:能|电|热)|摩擦损|自放电|能量效率',
    },
  },
  {
    number: 23,
    name: { en: 'loss of substance', zh: '物质损失' },
    words: {
      en: 'leak(?:s|age|ing)?|spill\\w*|evaporat(?!ors?\\b)\\w+|wast(?:es?|ed|ing) (?:\\w+ )?(?:material|water|paint|liquid|ink|powder|gas|seeds?|fertili[sz]er)|material (?:loss|waste)|loss(?:es)? of (?:material|water|substance|liquid|coolant|gas|electrolyte)|(?:water|material|liquid|electrolyte) loss|los(?:es?|ing) (?:\\w+ )?(?:water|material|liquid|coolant|gas)|scrap|drips?|dripping|abrasion',
      zh: '泄漏|漏液|漏水|漏气|渗漏|挥发|蒸发|材料浪费|浪费(?:材料|水|原料)|物料损失|流失|飞溅|滴漏|损失(?:物料|材料)',
    },
  },
  {
    number: 24,
    name: { en: 'loss of information', zh: '信息损失' },
    words: {
      en: 'loss of (?:information|data|signal)|(?:data|information|signal) loss|los(?:es?|t|ing) (?:\\w+ )?(?:data|information|packets|frames|signals?)|packet loss|blurr\\w*|(?:data|detail)s? (?:is|are|get) lost',
      zh: '信息(?:丢失|损失)|数据(?:丢失|损失)|丢包|信号(?:丢失|损失)|漏检|失真|细节丢失',
    },
  },
  {
    number: 25,
    name: { en: 'loss of time', zh: '时间损失' },
    words: {
      en: 'time[- ]consuming|takes? (?:too |very |more |much |a |so )?(?:long|much time|more time|time)|waiting(?: times?)?|delays?|(?:cycle|charging|curing|drying|processing|response|set[- ]?up|assembly|changeover|down|start-?up|print(?:ing)?|inspection) ?times?|sav(?:es?|ing) time|los(?:es?|s of|ing) time|latency|wast(?:es?|ing) time|dead time|longer (?:time|period)|shorter time',
      zh: '耗时|费时|时间(?:长|过长|较长|更长|损失)|等待|延迟|周期(?:长|过长)?|(?:充电|固化|干燥|处理|响应|装配|换模|打印|停机|加工|检测)时间|时延|缩短[^，。；]{0,6}时间|浪费时间',
    },
  },
  {
    number: 26,
    name: { en: 'quantity of substance', zh: '物质的量' },
    words: {
      en: '(?:amount|quantity|quantities) of (?:\\w+ )?(?:material|substance|catalyst|adhesive|water|metal|platinum|ink|oil|lubricant|refrigerant|parts)|(?:more|less|much|too much|fewer) (?:\\w+ )?(?:material|catalyst|adhesive|metal|lubricant|oil|reagent|coolant|pesticide|fertili[sz]er|water)|material (?:consum\\w+|use|usage|quantity|cost)|expensive (?:material|metal|alloy)s?|consum\\w+ (?:of )?(?:material|water|reagent)s?|number of (?:parts|cells|sensors)',
      zh: '用量|材料用量|耗材|物质的量|用水量|消耗量|添加量|催化剂用|耗水|数量|更多(?:的)?(?:材料|水|催化剂|试剂|润滑)',
    },
  },
  {
    number: 27,
    name: { en: 'reliability', zh: '可靠性' },
    words: {
      en: 'reliab\\w+|unreliable|fail(?:s|ures?|ing)?|malfunction\\w*|breakdowns?|faults?|dependab\\w+|jam(?:s|ming|med)?|clog(?:s|ging|ged)?|false alarms?|misfir\\w+',
      zh: '可靠性|可靠|故障|失效|失灵|卡死|堵塞|误报|损坏率|卡滞',
    },
  },
  {
    number: 28,
    name: { en: 'measurement accuracy', zh: '测量精度' },
    words: {
      en: '(?:measur\\w+|sens(?:or|ing)|reading|detect\\w+|positioning|weighing|metering|estimat\\w+) (?:accura\\w+|precision|errors?|resolution)|accura\\w+ (?:of the |in )?(?:measur\\w+|reading|detection|sensor|scale|sensing)|precise(?:ly)? measur\\w+|measur\\w+ (?:more )?(?:accurate(?:ly)?|precise(?:ly)?|exactly)|accura(?:te|cy|tely)(?! (?:machin|cut|part))|resolution|sensitiv(?:e|ity)|drift|distort(?:ed|ions?)|artefacts?|artifacts?',
      zh: '测量精度|检测精度|测量误差|检测误差|定位精度|测量准确|检测准确|准确(?:性|率|度)|精确测量|灵敏度|分辨率|精度(?!制造|加工)|误差|漂移|失真|畸变|伪影',
    },
  },
  {
    number: 29,
    name: { en: 'manufacturing precision', zh: '制造精度' },
    words: {
      en: '(?:manufactur\\w+|machin\\w+|dimension\\w*|cutting|forming|assembly|printing) (?:precision|accura\\w+|toleranc\\w+|errors?)|toleranc\\w+|surface (?:finish|quality|roughness)|dimensional\\w*|precise(?:ly)? (?:machin\\w+|shaped|cut|parts?)|precision (?:of the )?(?:parts?|holes?|machin\\w+|manufactur\\w+)|burrs?|print quality|accurate (?:parts?|machining|cuts?)|smooth(?:er|ness)? (?:surface|finish)',
      zh: '加工精度|制造精度|尺寸精度|公差|表面质量|粗糙度|光洁度|毛刺|成形精度|打印精度|装配精度',
    },
  },
  {
    number: 30,
    name: { en: 'harmful factors acting on the object', zh: '作用于物体的有害因素' },
    words: {
      en: 'dust|dirt\\w*|contaminat\\w+|moisture|rain|humidity|weather|external|ultraviolet|uv (?:light|radiation)|vibrations? (?:from|of the (?:road|ground|vehicle))|interferenc\\w+|lightning|shocks?|drop(?:s|ped)?|attack|insects?|impacts? from|water (?:ingress|enters)|ingress|waterproof\\w*|bacteria|fouling|scratch\\w*|impacts? from',
      zh: '灰尘|粉尘进入|污染物|潮湿|雨水|湿气|外界|紫外|干扰|雷击|冲击|跌落|防水|防尘|进水|细菌|结垢|划伤|外部振动',
    },
  },
  {
    number: 31,
    name: { en: 'harmful factors made by the object', zh: '物体产生的有害因素' },
    words: {
      en: 'nois(?:e|y|ier)|emissions?|exhaust|pollut\\w+|toxic\\w*|harm(?:s|ful)?|side effects?|vibrat\\w+|radiation(?: dose)?|fumes?|smoke|waste (?:gas|water)|odou?rs?|smell\\w*|damag(?:es?|ing) (?:to )?(?:the )?(?:skin|tissue|soil|environment|plants?|workpiece|surface|patient)|injur\\w+|hurts?|electromagnetic|dangerous|hazard\\w*|burns? the|loud(?:er)?',
      zh: '噪声|噪音|排放|尾气|污染|毒性|有毒|有害|副作用|振动|辐射|烟尘|废气|废水|异味|损伤|伤害|扎手|电磁辐射|危险',
    },
  },
  {
    number: 32,
    name: { en: 'ease of manufacture', zh: '可制造性' },
    words: {
      en: '(?:manufactur\\w+|production|fabricat\\w+|tooling|mak(?:e|ing)) (?:is |are |becomes? )?(?:difficult\\w*|eas\\w+|hard(?:er)?|costs?|expensive|complicated|complex\\w*|process)|(?:difficult|easy|easier|hard|harder|expensive|cheap(?:er)?|costly|complicated) to (?:manufacture|make|produce|fabricate|machine|mould|mold|cast|assemble)|manufacturab\\w+|cheap(?:er|ly)? to (?:make|produce)|cost(?:s|ing)? (?:more |less )?to (?:make|produce|manufacture)|production cost|manufacturing cost|ease of (?:manufactur\\w+|production|assembly)|moulding|assembl(?:y|e) (?:is|becomes) (?:difficult|hard|complicated)',
      zh: '制造(?:困难|复杂|成本|难度|工艺复杂)|加工(?:困难|复杂|成本|难度)|生产(?:困难|成本|难度)|难以(?:制造|加工|成型|生产)|易于(?:制造|加工|生产)|便于(?:制造|加工|生产)|工艺(?:复杂|简单|难度)|可制造性|装配(?:困难|难度|复杂)|制造更',
    },
  },
  {
    number: 33,
    name: { en: 'ease of operation', zh: '操作方便性' },
    words: {
      en: '(?:difficult|easy|easier|hard|harder|inconvenient|convenient|cumbersome|awkward|comfortable|uncomfortable|simple|simpler) to (?:use|operate|handle|carry|open|clean|wear|hold|store|steer|control|turn|read|put on|install)|ease of (?:use|operation|handling)|user[- ]friendly|inconvenien\\w+|convenien\\w+|comfort\\w*|uncomfortable|skilled (?:operator|worker)s?|operation (?:is|becomes) (?:difficult|complicated|cumbersome)|handl(?:ing|es?) (?:is|becomes)?|portab\\w+|training of the (?:user|operator)s?|easily opened|eas(?:y|ily) (?:handled|used|operated)',
      zh: '操作(?:不便|困难|复杂|方便|简便|性|难度|繁琐)|使用(?:不便|困难|方便|复杂|舒适)|便于(?:操作|使用|携带|打开|清洗|佩戴|安装)|不便(?:于)?(?:操作|使用|携带|打开)?|携带|舒适|难以(?:操作|打开|握持)|易用|佩戴|清洗(?:困难|不便|方便)',
    },
  },
  {
    number: 34,
    name: { en: 'ease of repair', zh: '可维修性' },
    words: {
      en: 'repair\\w*|maintenance|maintain(?:s|ed|ability)?|servic(?:e|ing) (?:interval|access|costs?|is)|replac\\w+ (?:of )?(?:the |a |worn )?(?:part|parts|filter|blade|cell|module|seal|bearing|battery)|disassembl\\w+|spare parts?|dismantl\\w+',
      zh: '维修|维护|检修|更换|保养|拆卸|拆装|修理',
    },
  },
  {
    number: 35,
    name: { en: 'adaptability', zh: '适应性' },
    words: {
      en: 'adapt\\w*|versatil\\w+|universal|flexib(?:le|ility)|adjustab\\w+|different (?:sizes|types|shapes|products|users|conditions|workpieces|diameters|patients|terrains?|loads?|materials)|various (?:sizes|types|shapes|products|conditions|workpieces|diameters)|multi[- ]?(?:purpose|functional)|customi[sz]\\w+|changing conditions|many (?:sizes|kinds|types)|variet(?:y|ies)',
      zh: '适应性|适应(?:不同|多种|各种)?|通用性|通用|柔性|可调|不同(?:尺寸|规格|类型|形状|工件|直径|条件|工况|产品|地形)|多种(?:规格|尺寸|工况|类型|产品)|多功能|兼容|灵活',
    },
  },
  {
    number: 36,
    name: { en: 'complexity of the device', zh: '装置的复杂性' },
    words: {
      en: 'complex(?:ity)?|complicated|many (?:parts|components|sensors)|(?:more|additional|extra|too many) (?:parts|components|devices|elements|sensors|valves|mechanisms|hardware|equipment|wires|wiring)|intricate|number of (?:components|elements)|simple (?:structure|design|device|construction)|simpl(?:er|icity)',
      zh: '结构复杂|复杂(?:性|度|化)?|零件(?:数量)?(?:多|增加)|部件(?:数量)?(?:多|增加)|额外(?:的)?(?:部件|元件|设备|传感器|装置)|结构简单|简化结构',
    },
  },
  {
    number: 37,
    name: { en: 'difficulty of detecting and measuring', zh: '检测与测量的难度' },
    words: {
      en: '(?:difficult|hard|harder|impossible|easy|easier|complicated) to (?:detect|measure|inspect|monitor|observe|find|locate|test|diagnose|see inside)|(?:measur\\w+|detect\\w+|inspect\\w+|monitor\\w+|diagnos\\w+|test\\w*) (?:is |are |becomes? |of \\w+ is )?(?:difficult|complicated|complex|hard|laborious|easier|impossible)|cannot be (?:measured|detected|inspected|monitored|observed|seen)|hidden|inspection|testing effort|difficulty (?:of|in) (?:measur\\w+|detect\\w+|inspect\\w+|monitor\\w+)',
      zh: '(?:难以|不易|无法|便于|难于)(?:检测|测量|监测|观察|发现|检查|诊断|监控)|(?:检测|测量|监测|检查|诊断)(?:困难|难度|复杂|不便)',
    },
  },
  {
    number: 38,
    name: { en: 'extent of automation', zh: '自动化程度' },
    words: {
      en: 'automat\\w+|manual(?:ly)?|by hand|hand[- ]operated|labou?r(?:[- ]intensive)?|unattended|robot(?:s|ic|ically)?(?! arm)|autonom\\w+|human intervention|operators? must',
      zh: '自动化|自动(?!驾驶车)|手动|人工|手工|无人(?=[机车船艇化店仓]|驾驶|值守|操作|作业|巡检|工厂|配送|系统|平台)|劳动强度|人力|自主',
    },
  },
  {
    number: 39,
    name: { en: 'productivity', zh: '生产率' },
    words: {
      en: 'productiv\\w+|throughput|output(?! of the (?:engine|motor)| power)|yield(?! strength)|production (?:rate|speed|volume|capacity)|(?:parts|pieces|units|tests|samples|packages|patients|meals) per (?:hour|minute|day|shift)|capacity of the (?:line|plant|machine)|efficiency of (?:production|the (?:line|process|work))|mass production|high[- ]volume|work (?:rate|efficiency)|harvest(?:s|ed)? more|process(?:es|ing)? more',
      zh: '生产率|生产效率|产量|产能|产率|吞吐|工作效率|加工效率|效率(?!损)|批量|每小时|收率|检测效率|处理量',
    },
  },
];
