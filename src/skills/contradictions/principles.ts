import type { AnswerLanguage } from '../types.ts';

/** One of the forty inventive principles: name and what it suggests are ours; `words` are how documents speak of it. */
export interface Principle {
  readonly number: number;
  readonly name: Readonly<Record<AnswerLanguage, string>>;
  readonly suggests: Readonly<Record<AnswerLanguage, string>>;
  /** Words of texts that use it; linear patterns, without flags. */
  readonly words: Readonly<Record<AnswerLanguage, string>>;
}

type Row = readonly [number, string, string, string, string, string, string];

// biome-ignore format: read it as a table
const ROWS: readonly Row[] = [
  [1, 'segmentation', '分割', 'Divide it into parts that work or are replaced one by one.', '把它分成可以单独工作或更换的部分。', 'divided|segment\\w*|modular|modules?|partition\\w*|sectional|split', '分割|分段|模块化|分块|分区|拆分|分体'],
  [2, 'taking out', '抽取', 'Move the part that disturbs, or the only part that is needed, somewhere else.', '把起干扰作用的部分，或唯一需要的部分移到别处。', 'separated from|removed from|remote(?:ly)?|extract\\w*|isolat\\w+|outside the', '抽出|分离|外置|隔离|远程|移出'],
  [3, 'local quality', '局部质量', 'Let each place have the property that it needs, not all the same.', '让每个部位具有各自需要的性质，而不是处处相同。', 'gradient|locally|local|zones?|different (?:thickness|hardness|density|regions)|non-?uniform', '梯度|局部|区域|不均匀|分布不同|不同厚度'],
  [4, 'asymmetry', '不对称', 'Make it uneven on purpose.', '有意使其不对称。', 'asymmetr\\w+|eccentric\\w*|offset|unequal', '不对称|非对称|偏心|偏置|错位'],
  [5, 'merging', '合并', 'Bring like parts or steps together in place or time.', '把相同的部分或步骤在空间或时间上合并。', 'integrated|combined|merged|simultaneous\\w*|in parallel|common housing|arrays?', '集成|合并|一体|同时|并联|并行|阵列|组合'],
  [6, 'universality', '多用性', 'Let one part do the work of several.', '让一个部件完成多个部件的工作。', 'multi-?functional|also serves? as|serves? as both|dual[- ]purpose|universal', '多功能|兼作|同时作为|通用|复用'],
  [7, 'nesting', '嵌套', 'Put one thing inside the other, or let it pass through.', '把一个物体放入另一个之中，或使其穿过。', 'nested|telescop\\w+|coaxial\\w*|concentric\\w*|inserted in(?:to)?|sleeve', '嵌套|套设|伸缩|同轴|同心|套筒|内嵌'],
  [8, 'counterweight', '反重力', 'Balance a weight by lift, buoyancy or another weight.', '用升力、浮力或另一重物平衡重量。', 'counterweight|counterbalanc\\w*|buoyan\\w+|lift force|levitat\\w+', '配重|平衡块|浮力|升力|悬浮'],
  [9, 'prior counteraction', '预先反作用', 'Apply the opposite before the harm comes.', '在有害作用出现之前先施加相反的作用。', 'pre-?stress\\w*|pre-?tension\\w*|pre-?load\\w*|pre-?compress\\w*|prebent', '预应力|预紧|预压|预拉|预变形'],
  [10, 'prior action', '预先作用', 'Do in advance what will be needed.', '把将来需要做的事预先做好。', 'in advance|pre-?(?:heat|treat|cut|form|assembl|coat|fill|process|set|charg)\\w*|beforehand|previously prepared', '预先|预热|预处理|预制|预成型|提前|预充|事先'],
  [11, 'cushion in advance', '事先防范', 'Prepare for what is not reliable.', '为不可靠之处事先准备。', 'backup|redundan\\w+|safety valve|fuse|buffer|emergency|spare|protective|relief valve', '备用|冗余|安全阀|熔断|缓冲|应急|泄压|保护装置'],
  [12, 'equal potential', '等势', 'Change the conditions so that nothing need be lifted or changed in level.', '改变条件，使物体无需升降或改变位势。', 'same (?:level|height)|level with|equipotential|pit|balanced pressure', '等高|同一高度|等势|平齐|压力平衡'],
  [13, 'the other way round', '反向作用', 'Do the opposite: move what stood, cool what was heated, turn it over.', '反过来做：动静互换，冷热互换，上下颠倒。', 'revers\\w+|invert\\w*|upside[- ]down|opposite direction|counter-?(?:flow|current|rotat\\w+)|instead of (?:moving|rotating|heating)', '反向|倒置|逆流|反转|倒装|颠倒|对流'],
  [14, 'curvature', '曲面化', 'Use curves, balls, spirals or rotation instead of straight lines.', '用曲面、球、螺旋或旋转代替直线。', 'curved|spheric\\w*|spiral\\w*|helic\\w+|arc(?:-shaped|uate)?|roll(?:er|ing)s?|ball|rotary|centrifug\\w+', '曲面|弧形|球形|螺旋|滚珠|滚轮|旋转|离心'],
  [15, 'dynamics', '动态化', 'Let it change or move to suit each moment.', '使其随时改变或移动以适应各个时刻。', 'adjust\\w*|movab\\w+|variable|adaptive\\w*|flexibl\\w+|hinge\\w*|pivot\\w*|dynamic\\w*|articulated', '可调|可移动|可变|自适应|柔性|铰接|枢转|动态|活动'],
  [16, 'partial or excessive action', '不足或过量作用', 'Do a little less or a little more where exactly is hard.', '难以恰好做到时，就稍少或稍多一点。', 'excess\\w*|surplus|overfill\\w*|partial\\w*|over-?spray\\w*|then removed', '过量|余量|部分|多余|去除多余|略大于|略小于'],
  [17, 'another dimension', '维数变化', 'Use another direction, layer, tilt or the other side.', '利用另一方向、另一层、倾斜或另一面。', 'stack\\w*|layers?|multi-?layer\\w*|three-?dimensional|inclin\\w+|tilt\\w*|vertical\\w*|both sides', '堆叠|叠层|多层|三维|倾斜|竖直|立体|双面'],
  [18, 'mechanical vibration', '机械振动', 'Let it vibrate, at its resonance if there is one.', '使其振动，必要时利用共振。', 'vibrat\\w+|oscillat\\w+|ultrason\\w+|resonan\\w+|piezo\\w*', '振动|振荡|超声|共振|压电|震动'],
  [19, 'periodic action', '周期性作用', 'Act in pulses instead of all the time.', '用脉冲代替连续作用。', 'puls\\w+|periodic\\w*|intermittent\\w*|cyclic\\w*|alternat\\w+|at intervals', '脉冲|周期性|间歇|循环|交替|间隔'],
  [20, 'continuity of useful action', '有效作用的连续性', 'Leave no idle moment or idle return.', '不留空闲时间和空行程。', 'continuous\\w*|uninterrupted|without (?:stopping|interruption)|non-?stop|endless', '连续|不间断|不停机|持续|无间断'],
  [21, 'rushing through', '快速通过', 'Pass the harmful stage so fast that it does no harm.', '快速通过有害阶段，使其来不及造成危害。', 'high[- ]speed|rapid\\w*|flash|instantaneous\\w*|quench\\w*|short time', '高速|快速|瞬间|急冷|淬火|短时'],
  [22, 'harm into benefit', '变害为利', 'Use the harm: waste heat, friction, pressure.', '利用有害因素：废热、摩擦、压力等。', 'waste heat|recover\\w*|recycl\\w*|regenerat\\w+|exhaust heat|utili[sz]ing the (?:heat|waste|residual)', '废热|余热|回收|再生|利用废|回用'],
  [23, 'feedback', '反馈', 'Measure the result and correct the action.', '测量结果并修正作用。', 'feedback|closed[- ]loop|sensors?|monitor\\w*|detect\\w*|controller', '反馈|闭环|传感器|监测|检测|控制器|实时调节'],
  [24, 'mediator', '中介物', 'Put something between for as long as it is needed.', '在需要期间放入中间物。', 'intermediate|adapter|interface|carrier|interlayer|buffer layer|medium|coupl(?:er|ing)', '中间|中介|转接|载体|过渡层|缓冲层|介质|联轴'],
  [25, 'self-service', '自服务', 'Let it serve, repair or supply itself.', '使其自我服务、修复或供给。', 'self[- ](?:\\w+)|automatically (?:clean|adjust|align|lock|seal)\\w*|energy harvesting', '自清洁|自润滑|自修复|自锁|自动清洗|自对准|自供|自密封|自适应'],
  [26, 'copying', '复制', 'Work with a cheap or optical copy instead of the thing.', '用廉价或光学的复制品代替原物。', 'images?|camera|model(?:led|ing)?|simulat\\w+|virtual\\w*|replica|digital twin|scan\\w*', '图像|摄像|模型|仿真|虚拟|复制品|数字孪生|扫描'],
  [27, 'cheap and short-lived', '廉价替代', 'Use something cheap that is thrown away.', '用廉价的一次性物品代替。', 'disposable|single[- ]use|replaceable|consumable|sacrificial|inexpensive', '一次性|可更换|耗材|牺牲|廉价'],
  [28, 'another field', '机械系统替代', 'Replace mechanics by light, sound, magnetism, electricity or smell.', '用光、声、磁、电等代替机械作用。', 'magnet\\w*|electromagnet\\w*|optical\\w*|laser|electrostatic\\w*|acoustic\\w*|wireless\\w*|infrared|contactless|non-?contact', '磁|电磁|光学|激光|静电|声学|无线|红外|非接触|无接触'],
  [29, 'pneumatics and hydraulics', '气动与液压', 'Use gas or liquid in place of solid parts.', '用气体或液体代替固体部件。', 'pneumatic\\w*|hydraulic\\w*|inflat\\w+|air cushion|compressed air|fluid|gas spring|liquid', '气动|液压|充气|气垫|压缩空气|流体|气弹簧|液体'],
  [30, 'flexible shells and thin films', '柔性壳体或薄膜', 'Use a skin, film or membrane.', '使用柔性外壳或薄膜。', 'films?|membranes?|flexible (?:shell|sheet|cover|layer)|diaphragm|thin layer|foil|coating', '薄膜|膜片|柔性(?:壳|片|层)|隔膜|涂层|箔'],
  [31, 'porous materials', '多孔材料', 'Make it porous, or fill its pores.', '使其多孔，或填充其孔隙。', 'porous|pores?|porosity|foam\\w*|sponge|aerogel|honeycomb|mesh', '多孔|孔隙|泡沫|海绵|气凝胶|蜂窝|网状'],
  [32, 'colour changes', '颜色改变', 'Change colour or transparency, or mark what is hard to see.', '改变颜色或透明度，或标记难以看清之处。', 'colou?r\\w*|transparen\\w+|fluorescen\\w+|dye|luminescen\\w+|mark(?:er|ing)s?|opaque', '颜色|变色|透明|荧光|染料|标记|示踪'],
  [33, 'homogeneity', '同质性', 'Let what touches be of the same material.', '使相互作用的物体由相同材料制成。', 'same material|homogene\\w+|identical material|uniform(?:ly|ity)? material', '相同材料|同种材料|均质|同质'],
  [34, 'discarding and recovering', '抛弃与再生', 'Let a part vanish after its work, or renew it during work.', '让完成任务的部分消失，或在工作中再生。', 'dissolv\\w+|biodegrad\\w+|absorb(?:able|ed)|regenerat\\w+|remov(?:ed|able) after|sacrificial', '溶解|可降解|可吸收|再生|消失|脱除|去除后'],
  [35, 'parameter changes', '参数变化', 'Change state, concentration, temperature, flexibility.', '改变物态、浓度、温度或柔度。', 'temperature|concentration|pressure|viscosity|density|hardness|ratio|humidity|content of', '温度|浓度|压力|粘度|密度|硬度|比例|湿度|含量'],
  [36, 'phase transitions', '相变', 'Use what happens when a substance melts, boils or changes its lattice.', '利用物质熔化、沸腾或晶格转变时的现象。', 'phase[- ]change|phase transition|latent heat|melt\\w*|evaporat\\w+|condens\\w+|solidif\\w+|sublim\\w+|shape memory', '相变|潜热|熔化|蒸发|冷凝|凝固|升华|形状记忆'],
  [37, 'thermal expansion', '热膨胀', 'Use expansion by heat, or two materials that differ in it.', '利用热膨胀，或膨胀系数不同的材料。', 'thermal expansion|bimetal\\w*|expands? when heated|coefficients? of expansion|shrink[- ]fit', '热膨胀|双金属|膨胀系数|热胀|热缩'],
  [38, 'strong oxidants', '强氧化剂', 'Use richer air, oxygen, ozone or plasma.', '使用富氧、氧气、臭氧或等离子体。', 'oxygen|ozone|oxid\\w+|plasma|peroxide|ioni[sz]\\w+', '氧气|富氧|臭氧|氧化|等离子|过氧化|电离'],
  [39, 'inert atmosphere', '惰性环境', 'Keep what reacts away: inert gas, vacuum, neutral filler.', '隔绝会反应的物质：惰性气体、真空、中性填充物。', 'inert|nitrogen|argon|vacuum|helium|protective gas|sealed', '惰性|氮气|氩气|真空|氦气|保护气|密封'],
  [40, 'composite materials', '复合材料', 'Combine materials in one.', '把几种材料复合为一。', 'composites?|fib(?:er|re)s?[- ]reinforced|reinforc\\w+|laminat\\w+|alloys?|carbon fib\\w+|hybrid', '复合|纤维增强|增强体|层压|合金|碳纤维|混合材料'],
];

/** The forty principles in their classical order. */
export const PRINCIPLES: readonly Principle[] = ROWS.map(([number, en, zh, says, saysZh, words, wordsZh]) => ({
  number,
  name: { en, zh },
  suggests: { en: says, zh: saysZh },
  words: { en: words, zh: wordsZh },
}));
