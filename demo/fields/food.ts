import type { Field } from '../seed.ts';

/** Food processing. */
export const food: Field = {
  id: 'food',
  name: 'food processing | 食品加工',
  companies: ['gufeng', 'harvale', 'molkara', 'univ-hequan', 'shirasu'],
  families: 52,
  background: [
    'Consumers ask for foods with less salt, sugar and animal protein that taste and chew as they are used to. | 消费者希望食品含有更少的盐、糖和动物蛋白，而味道和口感与习惯的相同。',
    'Heat makes food safe, but takes aroma, colour and vitamins with it. Gentle processes have to reach every part of the product with the same effect. | 加热使食品安全，但会损失香气、颜色和维生素。温和工艺须以相同效果作用于产品各处。',
    'Drying and freezing account for a large share of the energy used in food production. | 干燥和冷冻占食品生产能耗的很大一部分。',
  ],
  literature: [
    'Fibre formation in cooling dies: velocity profiles and protein alignment',
    'Electroporation thresholds of potato tissue',
    'Off-flavour precursors in pea protein isolates',
    'Ice crystal size under oscillating fields',
  ],
  seeds: [
    {
      id: 'extrude-die',
      kind: 'device',
      subject: 'extruder cooling die | 挤出机冷却模头 | Extruder-Kühldüse | 押出機用冷却ダイ',
      topic: 'fibrous plant proteins by extrusion | 挤出法制备纤维状植物蛋白',
      problem:
        'fibres form only near the cold wall, while the core of thick strands stays a paste, and throughput drops when the die is made longer | 纤维仅在冷壁附近形成，粗条的芯部仍为糊状，而加长模头又使产量下降',
      art: 'long rectangular dies with a water jacket | 采用带水套的长矩形模头',
      parts: {
        body: 'die body | 模头本体',
        ring: 'annular channel | 环形流道',
        core: 'inner core | 内芯',
        coolO: 'outer cooling circuit | 外冷却回路',
        coolI: 'inner cooling circuit | 内冷却回路',
        inlet: 'distributor | 分配器',
        pins: '*shear pins | 剪切针',
        rot: 'rotatable sleeve | 可转动套筒',
        cut: 'cutting device | 切割装置',
        oil: 'oil injection ring | 注油环',
        temp: '*temperature probes | 温度探头',
        throttle: 'outlet throttle | 出口节流件',
      },
      base: [
        '{body} with {inlet} which is connectable to an extruder | {body}，具有可与挤出机连接的{inlet}',
        '{core} which is arranged in {body} and forms {ring} together with {body} | {core}，设置于{body}内，并与{body}形成{ring}',
        '{coolO} in {body} and {coolI} in {core} | {body}内的{coolO}和{core}内的{coolI}',
      ],
      slots: [
        [
          {
            t: 'a slowly turning sleeve | 慢速转动套筒',
            c: '{rot} forms a wall of {ring} and turns with 0.2 to 12 revolutions per minute | {rot}构成{ring}的壁，并以每分钟0.2至12转转动',
            w: 'Fibres are laid crosswise in a helix, as in muscle, and the cold layer is renewed all the time | 纤维如肌肉般呈螺旋交叉铺设，且冷层不断更新',
          },
          {
            t: 'shear pins in the channel | 流道剪切针',
            c: '{pins} project into {ring} in rows which are offset to each other | {pins}以相互错开的行伸入{ring}',
            w: 'Each pin splits the melt and draws out fibres in its wake also in the core of the strand | 每根针分割熔体，并在其尾流中拉出纤维，芯部亦然',
          },
          {
            t: 'an oil injection ring | 注油环',
            c: '{oil} at {inlet} injects an emulsion of fat in threads into {ring} | {inlet}处的{oil}以丝状将脂肪乳液注入{ring}',
            w: 'Fat threads part the protein into bundles and give the marbling of meat | 脂肪丝将蛋白分成束，并形成肉类大理石纹',
          },
        ],
        [
          {
            t: 'cooling in counter-flow zones | 逆流分区冷却',
            c: '{coolO} and {coolI} are divided into zones whose temperatures fall stepwise from {inlet} to an outlet | {coolO}和{coolI}分为多个区，各区温度自{inlet}向出口逐级降低',
            w: 'The skin does not freeze before the core begins to align | 在芯部开始取向之前表层不会凝固',
          },
          {
            t: 'an adjustable outlet throttle | 可调出口节流',
            c: '{throttle} changes a cross-section at an end of {ring} by 10% to 60% | {throttle}使{ring}端部的截面改变10%至60%',
            w: 'Pressure, and with it density, is set without changing the screw | 无需更换螺杆即可设定压力及密度',
          },
        ],
        [
          {
            t: 'control by temperature probes | 温度探头控制',
            c: '{temp} reach into {ring} to different depths and control {coolI} | {temp}以不同深度伸入{ring}，并控制{coolI}',
            w: 'The gradient across the strand, which makes the fibres, is held constant | 形成纤维的横向温度梯度保持恒定',
          },
          {
            t: 'a cutter at the outlet | 出口切割',
            c: '{cut} divides a strand lengthwise at an end of {core} | {cut}在{core}的端部将条料纵向切开',
            w: 'The tube opens to a flat sheet in which the fibres run alongside | 管状料展开为纤维平行的平片',
          },
        ],
      ],
      extras: [
        '{ring} has a length of 0.4 m to 2.5 m | {ring}的长度为0.4m至2.5m',
        '{core} is held by {inlet} alone and can be drawn out for cleaning | {core}仅由{inlet}保持，并可抽出清洗',
      ],
      params: [
        {
          n: 'gap | 间隙',
          of: 'ring',
          r: [4, 45],
          p: [10, 24],
          u: 'mm',
          w: 'Wide gaps leave a soft core, narrow ones cost throughput | 间隙过大芯部过软，过小则损失产量',
        },
        {
          n: 'coolant temperature | 冷却介质温度',
          of: 'coolO',
          r: [5, 95],
          p: [25, 70],
          u: '°C',
          w: 'Colder walls make the strand slip and stop | 壁温过低使条料打滑停滞',
        },
      ],
      measures: [
        {
          n: 'ratio of cutting forces along and across the fibre | 纤维纵横切割力之比',
          u: 'ratio',
          base: 1.2,
          best: 3.4,
        },
        { n: 'throughput | 产量', u: 'kg/h', base: 180, best: 620 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'feeding a protein melt of 45% to 70% water through {inlet} | 经{inlet}供入含水45%至70%的蛋白熔体',
          'cooling the melt in {ring} below 100 °C | 在{ring}中将所述熔体冷却至100℃以下',
          'cutting a strand which leaves {ring} | 切割离开{ring}的条料',
        ],
      },
      system: 'extrusion line | 挤出生产线',
      ipc: ['A23P30/20', 'A23J3/26', 'B29C48/88'],
      cpc: ['A23P30/25', 'A23J3/227', 'B29C48/345', 'B29C48/9115'],
      view: 'stack',
    },
    {
      id: 'pef-tissue',
      kind: 'process',
      subject:
        'method for treating plant tissue | 植物组织处理方法 | Verfahren zum Behandeln von Pflanzengewebe | 植物組織の処理方法',
      topic: 'pulsed electric fields before cutting and drying | 切割和干燥前的脉冲电场处理',
      problem:
        'the field between plates is uneven in a heap of tubers, so that some are softened too much and others not at all, and sugar for browning stays in the tissue | 极板间的电场在块茎堆中不均匀，使部分过软而部分未处理，且导致褐变的糖仍留于组织中',
      art: 'batch chambers with a fixed number of pulses | 采用固定脉冲数的批式处理室',
      parts: {
        pieces: '*pieces | 物料块',
        chamber: 'treatment chamber | 处理室',
        water: '~carrier water | 载液水',
        pulses: '*electric pulses | 电脉冲',
        elec: '&electrodes | 电极',
        cond: 'tissue conductivity | 组织电导率',
        ctrl: 'pulse controller | 脉冲控制器',
        wash: 'washing stage | 清洗段',
        ca: '~calcium salt | 钙盐',
        dry: 'dryer | 干燥机',
        belt: 'conveyor | 输送机',
        index: 'disintegration index | 破壁指数',
      },
      base: [
        'conveying {pieces} in {water} by {belt} through {chamber} | 由{belt}使{pieces}在{water}中通过{chamber}',
        'applying {pulses} to {pieces} by {elec} | 由{elec}对{pieces}施加{pulses}',
        'washing {pieces} in {wash} after {chamber} | 在{chamber}之后于{wash}中清洗{pieces}',
      ],
      slots: [
        [
          {
            t: 'control by measured disintegration | 按实测破壁度控制',
            c: '{ctrl} measures {cond} at two frequencies between {pulses} and ends a treatment when {index} reaches a target | {ctrl}在{pulses}之间以两个频率测量{cond}，并在{index}达到目标时结束处理',
            w: 'Opened cells conduct at low frequency like at high frequency, which shows the degree of opening while it happens | 破壁细胞在低频下与高频下导电相同，从而实时显示破壁程度',
          },
          {
            t: 'matched carrier conductivity | 匹配载液电导率',
            c: 'a conductivity of {water} is held at 60% to 140% of {cond} | {water}的电导率保持为{cond}的60%至140%',
            w: 'With equal conductivity the field passes straight through piece and water, whatever the shape | 电导率相等时，无论形状如何电场均直接穿过物料与水',
          },
          {
            t: 'a rotating field direction | 旋转电场方向',
            c: '{pulses} are applied in at least three directions one after another | {pulses}依次沿至少三个方向施加',
            w: 'Long cells open only when the field hits them crosswise, and now each is hit | 长形细胞仅在电场横向作用时破壁，现在每个细胞均被作用',
          },
        ],
        [
          {
            t: 'sugar removal by washing | 清洗除糖',
            c: '{wash} works in counter-flow at 35 °C to 60 °C and takes out at least 40% of reducing sugars | {wash}在35℃至60℃下逆流工作，并除去至少40%的还原糖',
            w: 'Pores let sugar out but hold back starch, so that frying browns less and forms less acrylamide | 孔隙允许糖流出而保留淀粉，油炸褐变减少且丙烯酰胺生成减少',
          },
          {
            t: 'firming by calcium | 钙固化',
            c: '{wash} contains {ca} in an amount of 0.05% to 1% by weight | {wash}含有0.05重量%至1重量%的{ca}',
            w: 'Calcium enters through the pores and binds pectin, which gives the bite back | 钙经孔隙进入并结合果胶，恢复脆度',
          },
        ],
        [
          {
            t: 'drying at a lower temperature | 低温干燥',
            c: '{pieces} are dried in {dry} at 40 °C to 62 °C after {wash} | 在{wash}之后，{pieces}在{dry}中于40℃至62℃下干燥',
            w: 'Opened cells give off water without the heat that destroys colour | 破壁细胞无需破坏颜色的热量即可释放水分',
          },
          {
            t: 'energy recovery from wash water | 清洗水热回收',
            c: 'heat of {wash} is transferred to {water} | {wash}的热量传递至{water}',
            w: 'Warm pieces need a lower field | 升温的物料所需场强更低',
          },
        ],
      ],
      extras: [
        '{pieces} are potatoes, carrots or apples | {pieces}为土豆、胡萝卜或苹果',
        '{pulses} are bipolar | {pulses}为双极性',
      ],
      params: [
        {
          n: 'field strength | 场强',
          of: 'pulses',
          r: [0.2, 5],
          p: [0.7, 1.6],
          u: 'kV/cm',
          w: 'Below the range membranes close again, above it the tissue goes soft | 低于该范围膜重新闭合，高于该范围组织变软',
        },
        {
          n: 'specific energy | 比能量',
          of: 'pulses',
          r: [0.2, 12],
          p: [0.6, 2.5],
          u: 'kJ/kg',
          w: 'The energy warms the tissue by less than one kelvin | 该能量使组织升温不足1K',
        },
      ],
      measures: [
        { n: 'scatter of cutting force among pieces | 物料间切割力的离散', u: '%', base: 34, best: 7 },
        { n: 'acrylamide in the fried product | 油炸产品的丙烯酰胺含量', u: 'μg/kg', base: 720, best: 190 },
      ],
      system: 'vegetable processing line | 蔬菜加工生产线',
      ipc: ['A23L3/32', 'A23L19/18', 'A23N15/00'],
      cpc: ['A23L5/30', 'A23L19/03', 'A23B7/01', 'A23L5/21'],
      view: 'blocks',
    },
    {
      id: 'pea-protein',
      kind: 'composition',
      subject: 'plant protein preparation | 植物蛋白制品 | Pflanzenproteinzubereitung | 植物性タンパク質製剤',
      topic: 'pea protein without off-flavour | 无异味豌豆蛋白',
      problem:
        'pea protein tastes of beans and bitter, dissolves badly at the acidity of drinks and feels sandy in the mouth | 豌豆蛋白有豆腥味和苦味，在饮料酸度下溶解性差且口感粗糙',
      art: 'masking with vanilla flavour and sugar | 以香草香精和糖掩味',
      parts: {
        prot: '~pea protein | 豌豆蛋白',
        enz: '~deamidating enzyme | 脱酰胺酶',
        yeast: '~yeast culture | 酵母培养物',
        cyclo: '~starch inclusion compound | 淀粉包合物',
        fibre: '~soluble fibre | 可溶性纤维',
        oil: '~emulsified oil | 乳化油',
        min: '~mineral salt | 矿物盐',
        lact: '~lactic acid bacteria | 乳酸菌',
      },
      base: [
        '{prot} having a protein content of at least 78% by weight of dry matter | {prot}，其蛋白质含量不低于干物质的78重量%',
        '{fibre} which is associated with {prot} | {fibre}，与{prot}缔合',
        '{min} in an amount of less than 2% by weight | {min}，其含量低于2重量%',
      ],
      slots: [
        [
          {
            t: 'enzymatic deamidation | 酶法脱酰胺',
            c: '5% to 45% of amide groups of {prot} are deamidated by {enz} | {prot}的5%至45%的酰胺基经{enz}脱酰胺',
            w: 'Added charges unfold the protein and let bitter aldehydes go, which are then drawn off with steam | 增加的电荷使蛋白展开并释放苦味醛类，随后以蒸汽去除',
          },
          {
            t: 'fermentation with yeast | 酵母发酵',
            c: '{prot} is fermented with {yeast} for 4 h to 20 h, hexanal being reduced by at least 80% | {prot}以{yeast}发酵4h至20h，己醛减少至少80%',
            w: 'Yeast turns aldehydes of beany taste into alcohols that hardly smell | 酵母将豆腥味醛类转化为几乎无味的醇类',
          },
          {
            t: 'fermentation with lactic acid bacteria | 乳酸菌发酵',
            c: '{prot} is fermented with {lact} to a pH value of 4.2 to 5.0 | {prot}以{lact}发酵至pH值为4.2至5.0',
            w: 'Acid and enzymes of the bacteria break down saponins, and a fresh note covers what is left | 菌的酸和酶分解皂苷，清新风味掩盖残余',
          },
        ],
        [
          {
            t: 'a complex with soluble fibre | 与可溶性纤维的复合物',
            c: '{fibre} is a soybean or citrus polysaccharide in a weight ratio to {prot} of 1:20 to 1:4 | {fibre}为大豆或柑橘多糖，其与{prot}的重量比为1:20至1:4',
            w: 'The polysaccharide carries the protein through its isoelectric point, so that drinks stay clear of sediment | 多糖使蛋白越过等电点，饮料无沉淀',
          },
          {
            t: 'micronised particles with oil | 含油微粒化颗粒',
            c: '{prot} is present in particles of 1 μm to 8 μm which hold {oil} | {prot}以1μm至8μm的颗粒存在，所述颗粒含有{oil}',
            w: 'Round, soft particles of this size roll on the tongue like fat | 该尺寸的圆软颗粒在舌上如脂肪般滚动',
          },
        ],
        [
          {
            t: 'an inclusion compound for bitterness | 苦味包合物',
            c: '{S} further comprises {cyclo} in an amount of 0.5% to 6% by weight | {S}还包括0.5重量%至6重量%的{cyclo}',
            w: 'Hollow helices of starch take up bitter molecules before the tongue does | 淀粉空心螺旋先于舌头捕获苦味分子',
          },
          {
            t: 'a calcium-fortified form | 钙强化形式',
            c: '{min} comprises calcium citrate with a particle size below 5 μm | {min}包括粒径低于5μm的柠檬酸钙',
            w: 'Fine salt does not coagulate the protein and replaces the calcium of milk | 细盐不使蛋白凝结，并补充牛奶中的钙',
          },
        ],
      ],
      extras: [
        '{S} is spray-dried and agglomerated | {S}经喷雾干燥并附聚',
        '{prot} has less than 3% by weight of fat | {prot}的脂肪含量低于3重量%',
      ],
      params: [
        {
          n: 'solubility at a pH value of 4 | pH值为4时的溶解度',
          of: 'prot',
          r: [30, 99],
          p: [70, 95],
          u: '%',
          w: 'Below the range sediment forms in drinks | 低于该范围饮料中形成沉淀',
        },
        {
          n: 'median particle size | 中值粒径',
          of: 'S',
          r: [5, 250],
          p: [40, 140],
          u: 'μm',
          w: 'Fine powder clumps, coarse powder is slow to wet | 粉末过细易结块，过粗则润湿慢',
        },
      ],
      measures: [
        { n: 'beany taste on a scale of ten | 豆腥味评分（十分制）', u: 'points', base: 6.8, best: 0.9 },
        { n: 'sediment after one day at a pH value of 4 | pH值为4时一天后的沉淀', u: '%', base: 37, best: 2 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'suspending {prot} in water at 45 °C to 58 °C | 在45℃至58℃下将{prot}悬浮于水中',
          'treating {prot} enzymatically or by fermentation and then heating it above 80 °C | 对{prot}进行酶处理或发酵，随后加热至80℃以上',
          'adding {fibre}, homogenising and drying | 加入{fibre}，均质并干燥',
        ],
      },
      system: 'drink | 饮料',
      ipc: ['A23J3/14', 'A23J3/34', 'A23L33/185'],
      cpc: ['A23J1/14', 'A23L2/66', 'A23L27/86', 'A23V2250/5488'],
      view: 'stack',
    },
    {
      id: 'supercool',
      kind: 'device',
      subject: 'storage compartment for supercooling | 过冷储藏装置 | Lagerfach zur Unterkühlung | 過冷却貯蔵庫',
      topic: 'storing fresh food below its freezing point without ice | 冰点以下无冰储藏生鲜食品',
      problem:
        'supercooled food freezes at the slightest disturbance, and when one place has frozen the ice runs through the whole piece within seconds | 过冷食品在轻微扰动下即冻结，且一处冻结后冰在数秒内贯穿整块食品',
      art: 'very exact temperature control in a still compartment | 采用静止间室内的高精度温控',
      parts: {
        comp: 'compartment | 间室',
        food: 'food | 食品',
        evap: 'evaporator | 蒸发器',
        fan: 'fan | 风扇',
        coils: '&coils | 线圈',
        field: 'oscillating magnetic field | 振荡磁场',
        plates: '&electrode plates | 电极板',
        ir: 'infrared sensor | 红外传感器',
        heater: 'heating element | 加热元件',
        ctrl: 'temperature controller | 温度控制器',
        tray: 'tray | 托盘',
        damp: 'vibration mounts | 减振支座',
        liner: 'heat-storing liner | 蓄热衬里',
      },
      base: [
        '{comp} for {food} | {comp}，用于容纳{food}',
        '{evap} with {fan} which cools {comp} to −1 °C to −8 °C | {evap}，带有{fan}，将{comp}冷却至−1℃至−8℃',
        '{ctrl} which watches {food} and releases a thawing when {food} begins to freeze | {ctrl}，用于监视{food}，并在{food}开始冻结时启动解冻',
      ],
      slots: [
        [
          {
            t: 'an oscillating magnetic field | 振荡磁场',
            c: '{coils} generate {field} of 0.1 mT to 20 mT with a frequency of 20 Hz to 2 kHz in {comp} | {coils}在{comp}内产生频率为20Hz至2kHz、强度为0.1mT至20mT的{field}',
            w: 'Water clusters are kept in motion and do not reach the size from which ice grows | 水分子簇保持运动，达不到冰生长所需的尺寸',
          },
          {
            t: 'an electric field across the tray | 跨托盘电场',
            c: '{plates} above and below {tray} apply an alternating field of 1 kV/m to 60 kV/m to {food} | {tray}上方和下方的{plates}对{food}施加1kV/m至60kV/m的交变电场',
            w: 'Dipoles follow the field, which delays nucleation at the surface where it usually starts | 偶极子跟随电场，从而延迟通常始于表面的成核',
          },
          {
            t: 'a stepwise temperature profile | 阶梯温度曲线',
            c: '{ctrl} lowers a temperature of {comp} in steps of 0.2 K to 1 K and holds each step until {ir} reports an even surface temperature | {ctrl}以0.2K至1K的步长降低{comp}的温度，并保持每一步直至{ir}报告均匀的表面温度',
            w: 'Core and surface are supercooled alike, and no cold skin acts as a nucleus | 芯部与表面同等过冷，无冷表层充当晶核',
          },
        ],
        [
          {
            t: 'freezing detection by recalescence | 由再辉检测冻结',
            c: '{ir} detects a sudden rise of a surface temperature of {food}, upon which {ctrl} starts {heater} | {ir}检测{food}表面温度的骤升，{ctrl}随即启动{heater}',
            w: 'Freezing sets heat free and thus reports itself at the first crystal | 冻结释放热量，因而在首个晶体时即自行报告',
          },
          {
            t: 'a heat-storing liner | 蓄热衬里',
            c: '{liner} with a melting point within 1 K of a set temperature surrounds {comp} | 熔点与设定温度相差1K以内的{liner}环绕{comp}',
            w: 'Opening of the door and defrosting pass without a swing of temperature | 开门和除霜时温度不波动',
          },
        ],
        [
          {
            t: 'vibration mounts | 减振支座',
            c: '{tray} stands on {damp} with a natural frequency below 8 Hz | {tray}置于固有频率低于8Hz的{damp}上',
            w: 'Shocks of door and compressor do not reach the food | 门和压缩机的冲击不会传至食品',
          },
          {
            t: 'weight-dependent settings | 按重量设定',
            c: '{tray} weighs {food}, and {ctrl} sets a hold time from a weight of {food} | {tray}称量{food}，{ctrl}由{food}的重量设定保持时间',
            w: 'Large pieces are given time to follow | 大块食品有时间跟随温度',
          },
        ],
      ],
      extras: [
        '{tray} is made of a thermally conductive plastic | {tray}由导热塑料制成',
        '{fan} stops while a step is held | 在保持每一步期间{fan}停止',
      ],
      params: [
        {
          n: 'storage temperature | 储藏温度',
          of: 'comp',
          r: [-8, -1],
          p: [-4, -2.5],
          u: '°C',
          w: 'Lower temperatures keep longer, but tip over sooner | 温度越低保存越久，但越易失稳',
        },
        {
          n: 'temperature deviation over time | 温度随时间的偏差',
          of: 'comp',
          r: [0.05, 1.5],
          p: [0.1, 0.4],
          u: 'K',
          w: 'Fluctuation starts freezing more than a low mean value | 波动比低平均温度更易引发冻结',
        },
      ],
      measures: [
        { n: 'drip loss of beef after 14 days | 牛肉14天后的汁液流失', u: '%', base: 7.4, best: 1.1 },
        { n: 'pieces frozen unintentionally | 意外冻结比例', u: '%', base: 29, best: 2 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'cooling {comp} with {food} below a freezing point of {food} | 将装有{food}的{comp}冷却至{food}的冰点以下',
          'watching {food} for a beginning of freezing | 监视{food}是否开始冻结',
          'thawing {food} and cooling it again when freezing has begun | 在开始冻结时使{food}解冻并再次冷却',
        ],
      },
      system: 'refrigerator | 冰箱',
      ipc: ['F25D11/00', 'A23L3/36', 'F25D29/00'],
      cpc: ['F25D2400/30', 'A23B4/06', 'A23L3/32', 'F25D17/062'],
      view: 'blocks',
    },
    {
      id: 'salt-hollow',
      kind: 'composition',
      subject: 'salt substitute | 食盐替代品 | Salzersatz | 減塩調味料',
      topic: 'less sodium at the same salty taste | 同等咸味下的减钠',
      problem:
        'potassium chloride tastes metallic, and most of the sodium of ordinary crystals is swallowed before it has dissolved on the tongue | 氯化钾有金属味，而普通晶体中的大部分钠在舌上溶解之前即被吞下',
      art: 'blends of sodium and potassium chloride with yeast extract | 采用氯化钠、氯化钾与酵母提取物的混合物',
      parts: {
        shell: '~sodium chloride | 氯化钠',
        carrier: '~carrier particles | 载体颗粒',
        kcl: '~potassium chloride | 氯化钾',
        pep: '~salty peptides | 咸味肽',
        mask: '~bitterness blocker | 苦味阻断剂',
        anti: '~anti-caking agent | 抗结剂',
        acid: '~organic acid | 有机酸',
        mg: '~magnesium salt | 镁盐',
      },
      base: [
        '{shell} in an amount of 25% to 75% by weight | {shell}，其含量为25重量%至75重量%',
        '{carrier} with a smaller density than {shell} | {carrier}，其密度小于{shell}',
        '{anti} in an amount of less than 2% by weight | {anti}，其含量低于2重量%',
      ],
      slots: [
        [
          {
            t: 'hollow salt spheres | 空心盐球',
            c: '{shell} is present as hollow spheres with a diameter of 5 μm to 60 μm | {shell}以直径为5μm至60μm的空心球存在',
            w: 'Thin walls dissolve within a tenth of a second, so that the whole sodium is tasted | 薄壁在十分之一秒内溶解，全部钠均被品尝到',
          },
          {
            t: 'salt-coated starch particles | 盐包覆淀粉颗粒',
            c: '{carrier} are porous starch particles which carry {shell} on their surface | {carrier}为多孔淀粉颗粒，其表面带有{shell}',
            w: 'The salt sits outside where the tongue meets it, and the inside is starch | 盐位于舌接触的外表，内部为淀粉',
          },
          {
            t: 'co-crystals with potassium chloride | 与氯化钾的共晶',
            c: '{shell} and {kcl} are present together in crystals in a molar ratio of 3:1 to 1:1 | {shell}与{kcl}以3:1至1:1的摩尔比共同存在于晶体中',
            w: 'Sodium and potassium arrive at the same receptor at the same time, and the salty signal covers the bitter one | 钠和钾同时到达同一受体，咸味信号掩盖苦味信号',
          },
        ],
        [
          {
            t: 'fermented salty peptides | 发酵咸味肽',
            c: '{S} further comprises {pep} with two to six amino acids in an amount of 0.2% to 5% by weight | {S}还包括0.2重量%至5重量%的具有两个至六个氨基酸的{pep}',
            w: 'The peptides open the sodium channel further, so that less sodium gives the same signal | 该肽进一步打开钠通道，较少的钠给出相同信号',
          },
          {
            t: 'a bitterness blocker | 苦味阻断剂',
            c: '{S} further comprises {mask} which is a nucleotide or a derivative of it | {S}还包括{mask}，{mask}为核苷酸或其衍生物',
            w: 'The blocker occupies the receptor that reports potassium | 阻断剂占据感知钾的受体',
          },
        ],
        [
          {
            t: 'an acid that prolongs salt taste | 延长咸味的酸',
            c: '{S} further comprises {acid} in an amount of 0.1% to 1.5% by weight | {S}还包括0.1重量%至1.5重量%的{acid}',
            w: 'A trace of acid holds the taste after the salt has gone | 微量酸在盐消失后维持味道',
          },
          {
            t: 'a magnesium layer against moisture | 防潮镁层',
            c: '{shell} carries {mg} in an amount of 0.3% to 4% by weight as an outer layer | {shell}的外层带有0.3重量%至4重量%的{mg}',
            w: 'The layer takes up moisture first and forms a tight skin, so that the product stays free-flowing | 该层先吸湿并形成致密表皮，使产品保持松散流动',
          },
        ],
      ],
      extras: [
        '{carrier} are maltodextrin or starch | {carrier}为麦芽糊精或淀粉',
        '{S} is free from added flavour enhancers | {S}不含添加的增味剂',
      ],
      params: [
        {
          n: 'bulk density | 堆积密度',
          of: 'S',
          r: [0.1, 1.1],
          p: [0.25, 0.6],
          u: 'g/cm³',
          w: 'A pinch should look like a pinch | 一撮的体积应与普通盐相当',
        },
        {
          n: 'average particle size | 平均粒径',
          of: 'S',
          r: [5, 300],
          p: [15, 90],
          u: 'μm',
          w: 'Finer powder adheres better to snacks | 较细的粉末更易附着于零食',
        },
      ],
      measures: [
        {
          n: 'sodium for equal saltiness relative to table salt | 同等咸味下相对于食盐的钠用量',
          u: '%',
          base: 82,
          best: 46,
        },
        { n: 'metallic aftertaste on a scale of ten | 金属后味评分（十分制）', u: 'points', base: 5.1, best: 0.7 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'dissolving {shell} in water and suspending {carrier} | 将{shell}溶解于水中并悬浮{carrier}',
          'spray-drying a liquid so obtained at an inlet temperature of 160 °C to 220 °C | 在160℃至220℃的进风温度下喷雾干燥由此得到的液体',
          'adding {anti} and sieving | 加入{anti}并过筛',
        ],
      },
      system: 'seasoned snack product | 调味休闲食品',
      ipc: ['A23L27/40', 'A23P10/30', 'A23L27/21'],
      cpc: ['A23L27/45', 'A23L27/72', 'A23L19/19', 'A23V2002/00'],
      view: 'stack',
    },
  ],
};
