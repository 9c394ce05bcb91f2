import type { Field } from '../seed.ts';

/** Battery packs and their thermal management. */
export const battery: Field = {
  id: 'battery',
  name: 'battery packs and their thermal management | 电池包及其热管理',
  companies: ['hengyuan', 'norvald', 'tarrant', 'ruiche', 'aokawa', 'univ-linjiang'],
  families: 70,
  background: [
    'Lithium-ion cells deliver their rated capacity and life only within a narrow temperature window, usually between 15 °C and 40 °C. Fast charging at rates above 2C releases heat in proportion to the square of the current. | 锂离子电池单体只有在较窄的温度窗口（通常为15℃至40℃）内才能发挥额定容量和寿命。以2C以上倍率快速充电时，发热量与电流的平方成正比。',
    'A traction battery contains several hundred cells, and its usable energy is limited by the weakest of them. Uniform temperature is therefore as important as a low temperature. | 动力电池包含数百个电池单体，其可用能量受限于其中最弱的单体。因此，温度的均匀性与低温同样重要。',
    'With rising energy density, the space left for cooling and for safety devices in a battery housing shrinks, while the requirements on thermal propagation become stricter. | 随着能量密度提高，电池箱体内留给冷却和安全装置的空间不断减小，而对热蔓延的要求却日益严格。',
  ],
  literature: [
    'Temperature gradients along prismatic cell rows under fast charging',
    'On the coupling of pump power and cell ageing in liquid-cooled packs',
    'Gas release and particle ejection of nickel-rich cells: a test series',
    'Phase change composites for buffer cooling: ten years of cycling',
  ],
  seeds: [
    {
      id: 'cold-plate',
      kind: 'device',
      subject: 'battery module | 电池模组 | Batteriemodul | 電池モジュール',
      topic: 'liquid cooling of battery modules with prismatic cells | 方形电池模组的液冷',
      problem:
        'the cells near the coolant outlet run several kelvins hotter than those near the inlet, so that ageing of the whole module follows its hottest cell | 靠近冷却液出口的电池单体比靠近进口的电池单体温度高出数摄氏度，整个模组的老化速度取决于最热的电池单体',
      art: 'cold plates with one serpentine channel, whose pressure drop has to be raised in order to limit the gradient | 采用具有单一蛇形流道的冷板，为限制温差而不得不提高压降',
      parts: {
        cells: '*prismatic cells | 方形电池单体',
        plate: 'cold plate | 冷板',
        pad: 'heat-conducting layer | 导热层',
        inlet: 'coolant inlet | 冷却液进口',
        outlet: 'coolant outlet | 冷却液出口',
        chA: 'first channel | 第一流道',
        chB: 'second channel | 第二流道',
        fins: '*offset fins | 错列翅片',
        header: 'distribution header | 分流腔',
        graphite: 'graphite film | 石墨膜',
        sensor: 'temperature sensor | 温度传感器',
        valve: 'control valve | 控制阀',
        rib: '*stiffening ribs | 加强筋',
      },
      base: [
        '{cells} arranged side by side in a row | {cells}，沿一排并列布置',
        '{plate} extending below {cells} and having {inlet} and {outlet} | {plate}，在{cells}下方延伸，并具有{inlet}和{outlet}',
        '{pad} arranged between {cells} and {plate} | {pad}，设置于{cells}与{plate}之间',
      ],
      slots: [
        [
          {
            t: 'counter-flow channels | 逆流流道',
            c: '{plate} comprises {chA} and {chB} which extend side by side along {cells} and carry coolant in opposite directions | {plate}包括{chA}和{chB}，{chA}与{chB}沿{cells}并排延伸，且冷却液在其中的流动方向相反',
            w: 'Because the warm end of {chA} lies next to the cold end of {chB}, the two temperature profiles add up to a nearly constant mean along the row | 由于{chA}的热端紧邻{chB}的冷端，两条流道的温度分布相互叠加，沿电池排得到近似恒定的平均温度',
          },
          {
            t: 'a graded channel width | 渐变流道宽度',
            c: '{plate} comprises {chA}, and a width of {chA} decreases continuously from {inlet} towards {outlet} | {plate}包括{chA}，{chA}的宽度自{inlet}向{outlet}连续减小',
            w: 'As {chA} narrows, the flow speeds up and the heat transfer coefficient rises just where the coolant is already warm | 随着{chA}变窄，流速提高，恰好在冷却液已升温的位置换热系数增大',
          },
          {
            t: 'a parallel distribution header | 并联分流腔',
            c: '{plate} comprises {header} which feeds {chA} and {chB} in parallel at half of a length of {cells} | {plate}包括{header}，{header}在{cells}长度的一半处向{chA}和{chB}并联供液',
            w: 'Each branch only has to cool one half of the row, which halves the flow path and the temperature rise of the coolant | 每一支路只需冷却半排电池，流动路径和冷却液温升均减半',
          },
        ],
        [
          {
            t: 'a compressible gap pad | 可压缩导热垫',
            c: '{pad} is a silicone pad filled with aluminium oxide and is compressed by at least 15% of its thickness | {pad}为填充有氧化铝的硅胶垫，且其被压缩的厚度至少为自身厚度的15%',
            w: 'The compression closes the height tolerances of the cells, and no air gap is left that would insulate a single cell | 压缩补偿了电池单体的高度公差，不会残留使个别单体绝热的空气间隙',
          },
          {
            t: 'a cured gap filler | 固化导热胶',
            c: '{pad} is a two-component polyurethane which is cured in place and bonds {cells} to {plate} | {pad}为双组分聚氨酯，其在原位固化并将{cells}粘接至{plate}',
            w: 'The bond carries shear loads, so that {plate} takes part in the stiffness of the module and separate tie rods can be left out | 该粘接可承受剪切载荷，使{plate}参与模组的刚度，从而可以省去单独的拉杆',
          },
          {
            t: 'an anisotropic graphite film | 各向异性石墨膜',
            c: '{pad} comprises {graphite} whose in-plane thermal conductivity is at least 20 times its through-plane thermal conductivity | {pad}包括{graphite}，{graphite}的面内导热系数至少为其厚度方向导热系数的20倍',
            w: 'Heat is first spread along {plate} before it enters the coolant, which levels hot spots at the tabs | 热量在进入冷却液之前先沿{plate}扩散，从而削平极耳处的热点',
          },
        ],
        [
          {
            t: 'a throttling control valve | 节流控制阀',
            c: '{valve} is arranged at {outlet} and throttles a coolant flow in dependence on a signal of {sensor} | {outlet}处设置有{valve}，{valve}根据{sensor}的信号对冷却液流量进行节流',
            w: 'Pump power is only spent when the measured temperature calls for it | 仅在实测温度需要时才消耗泵功率',
          },
          {
            t: 'offset fins | 错列翅片',
            c: '{fins} are arranged inside {plate} and are offset from row to row by half of their pitch | {plate}内部设置有{fins}，{fins}逐排错开半个节距',
            w: '{fins} restart the thermal boundary layer again and again, so that a high heat transfer is reached at a laminar flow | {fins}使热边界层不断重新发展，从而在层流下获得较高的换热能力',
          },
          {
            t: 'stiffening ribs | 加强筋',
            c: '{rib} are formed on a lower side of {plate} and face away from {cells} | {plate}的下侧形成有{rib}，{rib}背向{cells}',
            w: '{rib} keep the plate flat under coolant pressure, so that the contact with every cell is maintained | {rib}使冷板在冷却液压力下保持平整，从而保持与每个电池单体的接触',
          },
        ],
      ],
      extras: [
        '{sensor} is attached to that one of {cells} which is nearest to {outlet} | {cells}中最靠近{outlet}的一个上安装有{sensor}',
        '{inlet} and {outlet} are arranged on a common end face of {plate} | {inlet}和{outlet}设置于{plate}的同一端面',
        '{plate} is roll-bonded from two aluminium sheets | {plate}由两块铝板经辊压焊接而成',
      ],
      params: [
        {
          n: 'wall thickness | 壁厚',
          of: 'plate',
          r: [0.4, 2.0],
          p: [0.8, 1.2],
          u: 'mm',
          w: 'Thinner walls buckle under the brazing load, thicker walls only add mass | 壁厚过小会在钎焊载荷下屈曲，壁厚过大只会增加质量',
        },
        {
          n: 'thermal conductivity | 导热系数',
          of: 'pad',
          r: [1.5, 8.0],
          p: [2.5, 4.0],
          u: 'W/(m·K)',
          w: 'Below this range the layer dominates the thermal resistance, above it the filler content makes the layer brittle | 低于该范围时该层成为主要热阻，高于该范围时填料含量使该层变脆',
        },
        {
          n: 'layer thickness | 层厚',
          of: 'pad',
          r: [0.3, 3.0],
          p: [0.8, 1.5],
          u: 'mm',
          w: 'The layer must bridge the height tolerance of the cells without becoming an insulator | 该层应能补偿电池单体的高度公差而又不成为隔热层',
        },
      ],
      measures: [
        { n: 'maximum temperature difference between the cells | 电池单体间最大温差', u: 'K', base: 7.8, best: 2.3 },
        {
          n: 'pressure drop at a coolant flow of 10 l/min | 冷却液流量为10 L/min时的压降',
          u: 'kPa',
          base: 24.5,
          best: 15.2,
        },
      ],
      method: {
        verb: 'assembling | 装配',
        steps: [
          'placing {plate} with its cooling surface facing upwards in an assembly jig | 将{plate}以其冷却面朝上放置于装配夹具中',
          'applying {pad} to {plate} | 在{plate}上施加{pad}',
          'setting {cells} onto {pad} and pressing them down with a force of 200 N to 800 N per cell | 将{cells}放置于{pad}上，并以每个单体200N至800N的力压紧',
          'connecting {inlet} and {outlet} and testing {plate} for leaks with helium | 连接{inlet}和{outlet}，并用氦气对{plate}进行检漏',
        ],
      },
      system: 'electric vehicle | 电动汽车',
      ipc: ['H01M10/613', 'H01M10/6556', 'H01M10/625'],
      cpc: ['H01M10/6554', 'H01M10/6568', 'H01M10/647', 'B60L58/26'],
      view: 'stack',
    },
    {
      id: 'runaway-barrier',
      kind: 'device',
      subject: 'battery pack | 电池包 | Batteriepack | 電池パック',
      topic: 'limiting thermal propagation between cells | 抑制电池单体间的热蔓延',
      problem:
        'a single cell in thermal runaway heats its neighbours above their own trigger temperature within less than a minute, and hot gas spreads the event further through the housing | 单个发生热失控的电池单体会在一分钟内将相邻单体加热到其触发温度以上，高温气体又使事故在箱体内进一步扩散',
      art: 'mica sheets of uniform thickness between the cells, which leave the path of the hot gas open | 在电池单体之间设置厚度均匀的云母片，而高温气体的通路仍然敞开',
      parts: {
        cells: '*cells | 电池单体',
        housing: 'housing | 箱体',
        barrier: '*barrier elements | 隔热件',
        vent: '*vent openings | 泄压口',
        duct: 'gas duct | 排气通道',
        foam: 'intumescent layer | 膨胀层',
        aerogel: 'aerogel core | 气凝胶芯层',
        frame: 'elastic frame | 弹性边框',
        capsule: '*fluid capsules | 含液胶囊',
        baffle: '*baffle plates | 折流板',
        flap: 'non-return flap | 单向翻板',
        mesh: 'metal mesh | 金属网',
        gassensor: 'gas sensor | 气体传感器',
      },
      base: [
        '{housing} in which {cells} are stacked one behind another, each of {cells} having a vent which opens upwards | {housing}，其内依次叠置有{cells}，每个所述电池单体具有向上开启的防爆阀',
        '{barrier} each arranged between two neighbouring ones of {cells} | {barrier}，分别设置于{cells}中相邻的两个之间',
        '{duct} which extends above {cells} and leads to an outside of {housing} | {duct}，在{cells}上方延伸并通向{housing}的外部',
      ],
      slots: [
        [
          {
            t: 'aerogel barrier elements | 气凝胶隔热件',
            c: 'each of {barrier} comprises {aerogel} and {frame} which surrounds {aerogel} and is thicker than {aerogel} in a relaxed state | 每个{barrier!}包括{aerogel}和{frame}，{frame}围绕{aerogel}，且在自由状态下比{aerogel}厚',
            w: '{frame} takes up the swelling of the cells, so that {aerogel} is not crushed and keeps its insulation over the whole life | {frame}吸收电池单体的膨胀，使{aerogel}不被压溃，在整个寿命期内保持隔热性能',
          },
          {
            t: 'intumescent barrier elements | 膨胀型隔热件',
            c: 'each of {barrier} comprises {foam} which expands to at least five times its thickness above 180 °C | 每个{barrier!}包括{foam}，{foam}在180℃以上膨胀至其厚度的至少五倍',
            w: 'In normal operation the barrier is thin and conducts heat to the cooling, and only in the event of a fault it becomes an insulator | 正常工作时隔热件较薄，可将热量传导至冷却系统，仅在故障时才成为隔热体',
          },
          {
            t: 'fluid capsules | 含液胶囊',
            c: 'each of {barrier} holds {capsule} which burst between 90 °C and 130 °C and release a water-based gel | 每个{barrier!}容纳有{capsule}，{capsule}在90℃至130℃之间破裂并释放水基凝胶',
            w: 'Evaporation of the gel takes up more than 2 kJ per gram and holds the contact surface near 100 °C while the failed cell burns out | 凝胶蒸发每克吸收2kJ以上的热量，在失效单体燃尽期间使接触面保持在100℃附近',
          },
        ],
        [
          {
            t: 'a baffled gas duct | 带折流板的排气通道',
            c: '{baffle} are arranged in {duct} such that a gas flow is deflected at least twice | {duct}内设置有{baffle}，使气流至少偏转两次',
            w: 'Glowing particles cannot follow the deflections and settle before they reach an outlet | 灼热颗粒无法随气流偏转，在到达出口之前即沉降',
          },
          {
            t: 'non-return flaps | 单向翻板',
            c: '{duct} has {vent}, each of {vent} being assigned to one of {cells} and being closed by {flap} which opens only away from that cell | {duct}具有{vent}，每个{vent!}对应于{cells}中的一个，并由仅朝远离该单体方向开启的{flap}封闭',
            w: 'Gas of a failed cell can enter the duct, but cannot come down again onto the vents of its neighbours | 失效单体的气体可进入排气通道，但不会重新落到相邻单体的防爆阀上',
          },
          {
            t: 'a metal mesh spark arrester | 金属网阻火件',
            c: '{mesh} is arranged at an end of {duct} and has a mesh size of at most 0.5 mm | {duct}的端部设置有{mesh}，{mesh}的网孔尺寸不大于0.5mm',
            w: '{mesh} cools the gas below the ignition temperature of its hydrogen content and holds back sparks | {mesh}将气体冷却至其所含氢气的着火温度以下并阻挡火花',
          },
        ],
        [
          {
            t: 'early gas detection | 早期气体检测',
            c: '{gassensor} is arranged in {duct} and triggers a disconnection of {cells} when a concentration of carbon monoxide exceeds a threshold | {duct}内设置有{gassensor}，{gassensor}在一氧化碳浓度超过阈值时触发{cells}断开',
            w: 'The gas appears minutes before the temperature rises on the outside of the cell, so that the load is taken off early | 气体比单体外部温升提前数分钟出现，从而可提前卸载',
          },
          {
            t: 'a double-walled lid | 双层箱盖',
            c: '{duct} is formed by a gap in a double-walled lid of {housing} | {duct}由{housing}的双层箱盖中的间隙形成',
            w: 'The outer wall of the lid stays cool enough to be touched, and no separate duct part is needed | 箱盖外壁保持较低温度，且无需单独的通道部件',
          },
          {
            t: 'grouped cells | 分组电池单体',
            c: '{cells} are arranged in groups of four to eight, and two of {barrier} are placed between neighbouring groups | {cells}以四至八个为一组布置，且相邻组之间设置有两个{barrier!}',
            w: 'Within a group one barrier is enough to delay the event, between groups the double barrier stops it | 组内单个隔热件足以延缓事故，组间的双层隔热件则使其终止',
          },
        ],
      ],
      extras: [
        'each of {barrier} covers at least 90% of a main surface of a neighbouring one of {cells} | 每个{barrier!}覆盖{cells}中相邻一个的主表面的至少90%',
        '{duct} is lined with a mica sheet | {duct}内衬有云母片',
        '{housing} has a burst membrane at an end of {duct} | {housing}在{duct}的端部具有防爆膜',
      ],
      params: [
        {
          n: 'thickness | 厚度',
          of: 'barrier',
          r: [0.8, 5.0],
          p: [1.5, 2.5],
          u: 'mm',
          w: 'A thinner barrier delays propagation by only seconds, a thicker one costs energy density | 隔热件过薄仅能延缓数秒，过厚则损失能量密度',
        },
        {
          n: 'free cross-section | 自由截面积',
          of: 'duct',
          r: [8, 60],
          p: [15, 30],
          u: 'cm²',
          w: 'The cross-section has to pass the gas of one cell, about two litres per ampere hour, without bursting the housing | 该截面应能通过一个单体产生的气体（约每安时两升）而不使箱体破裂',
        },
        {
          n: 'compressive stress at 20% deflection | 20%压缩量下的压应力',
          of: 'barrier',
          r: [0.05, 1.2],
          p: [0.2, 0.5],
          u: 'MPa',
          w: 'Softer barriers do not hold the stack, harder ones load the cells as they swell | 过软不能固定电池堆，过硬则在单体膨胀时使其受压',
        },
      ],
      measures: [
        { n: 'time until the neighbouring cell fails | 相邻单体失效前的时间', u: 'min', base: 1.2, best: 34 },
        { n: 'peak temperature of the neighbouring cell | 相邻单体的峰值温度', u: '°C', base: 486, best: 118 },
      ],
      method: {
        verb: 'manufacturing | 制造',
        steps: [
          'stacking {cells} and {barrier} alternately | 将{cells}与{barrier}交替叠置',
          'compressing a stack so formed with a pressure of 0.1 MPa to 0.4 MPa | 以0.1MPa至0.4MPa的压力压紧由此形成的电池堆',
          'inserting the stack into {housing} and closing {housing} with a lid which delimits {duct} | 将所述电池堆装入{housing}，并用界定{duct}的箱盖封闭{housing}',
        ],
      },
      system: 'stationary energy store | 固定式储能装置',
      ipc: ['H01M50/293', 'H01M50/30', 'H01M10/658'],
      cpc: ['H01M50/342', 'H01M50/358', 'H01M10/6595', 'H01M2200/20'],
      view: 'stack',
    },
    {
      id: 'heat-pipe-bus',
      kind: 'device',
      subject: 'busbar cooling assembly | 汇流排冷却组件 | Stromschienen-Kühlanordnung | バスバー冷却構造',
      topic: 'removing heat from the electrical connections of cells | 电池电连接处的散热',
      problem:
        'busbars and tabs reach the highest temperatures of the pack during fast charging, yet lie on the side of the cells that is farthest from the cooling plate | 快充时汇流排和极耳达到电池包中的最高温度，却位于单体上离冷却板最远的一侧',
      art: 'wider copper busbars, which shift the heat into the cells instead of removing it | 采用加宽的铜汇流排，只是将热量转移到单体中而未将其排出',
      parts: {
        bus: 'busbar | 汇流排',
        pipe: 'flat heat pipe | 扁平热管',
        cond: 'condenser section | 冷凝段',
        evap: 'evaporator section | 蒸发段',
        sink: 'coolant rail | 冷却轨',
        film: 'insulating film | 绝缘膜',
        ceramic: 'ceramic coating | 陶瓷涂层',
        wick: 'sintered wick | 烧结吸液芯',
        groove: '*capillary grooves | 毛细沟槽',
        clip: 'spring clip | 弹簧夹',
        pcm: 'phase change element | 相变元件',
        fuse: 'fusible section | 熔断段',
        carrier: 'carrier frame | 承载框架',
      },
      base: [
        '{bus} for connecting terminals of at least two battery cells | {bus}，用于连接至少两个电池单体的极柱',
        '{pipe} having {evap} which is thermally coupled to {bus} and {cond} which projects laterally beyond {bus} | {pipe}，具有与{bus}热耦合的{evap}以及横向伸出{bus}的{cond}',
        '{sink} which carries a coolant and is thermally coupled to {cond} | {sink}，承载冷却液并与{cond}热耦合',
      ],
      slots: [
        [
          {
            t: 'a polymer insulating film | 聚合物绝缘膜',
            c: '{film} of polyimide is arranged between {bus} and {evap} and has a dielectric strength of at least 4 kV | {bus}与{evap}之间设置有聚酰亚胺制的{film}，{film}的耐压不低于4kV',
            w: '{film} keeps the coolant side free of voltage and, being thin, adds hardly any thermal resistance | {film}使冷却液侧不带电，且因其很薄而几乎不增加热阻',
          },
          {
            t: 'a ceramic coating | 陶瓷涂层',
            c: '{ceramic} of aluminium oxide is thermally sprayed onto {evap} and contacts {bus} | 氧化铝制的{ceramic}热喷涂于{evap}上并与{bus}接触',
            w: '{ceramic} does not creep under the clamping force and withstands the temperature of a short circuit | {ceramic}在夹紧力下不蠕变，并能承受短路时的温度',
          },
          {
            t: 'a moulded carrier frame | 注塑承载框架',
            c: '{carrier} of a heat-conducting plastic is moulded around {bus} and {evap} | 导热塑料制的{carrier}注塑包覆于{bus}和{evap}周围',
            w: '{carrier} insulates, positions and couples in one part, which removes two assembly steps | {carrier}以一个零件实现绝缘、定位和热耦合，省去两道装配工序',
          },
        ],
        [
          {
            t: 'a sintered wick | 烧结吸液芯',
            c: '{pipe} contains {wick} of copper powder whose porosity is 45% to 60% | {pipe}内含有铜粉制的{wick}，{wick}的孔隙率为45%至60%',
            w: '{wick} returns the condensate against gravity, so that the assembly works in every inclination of a vehicle | {wick}可克服重力回流冷凝液，使该组件在车辆的各种倾斜状态下均能工作',
          },
          {
            t: 'capillary grooves | 毛细沟槽',
            c: 'an inner wall of {pipe} has {groove} which extend from {cond} to {evap} | {pipe}的内壁具有{groove}，{groove}自{cond}延伸至{evap}',
            w: '{groove} are extruded together with the wall, so that no further part is needed and the vapour space stays open | {groove}与管壁一体挤出，无需其他零件，且蒸汽空间保持畅通',
          },
        ],
        [
          {
            t: 'a phase change buffer | 相变缓冲件',
            c: '{pcm} with a melting point of 48 °C to 60 °C is attached to {bus} beside {evap} | 熔点为48℃至60℃的{pcm}在{evap}旁安装于{bus}',
            w: '{pcm} takes up the current peak of the first minutes of a fast charge, until {pipe} has reached its working state | {pcm}吸收快充最初数分钟的电流峰值热量，直至{pipe}达到工作状态',
          },
          {
            t: 'spring-loaded coupling | 弹簧压紧耦合',
            c: '{clip} presses {cond} against {sink} | {clip}将{cond}压靠于{sink}',
            w: 'The coupling is released without draining the coolant, which eases the exchange of a module | 无需排放冷却液即可解除耦合，便于更换模组',
          },
          {
            t: 'an uncooled fusible section | 非冷却熔断段',
            c: '{bus} has {fuse} which lies outside {evap} and has a reduced cross-section | {bus}具有{fuse}，{fuse}位于{evap}之外且截面减小',
            w: 'As {fuse} is not cooled, it still melts at its rated current, although the rest of the busbar is cooled | 由于{fuse}未被冷却，即使汇流排其余部分受到冷却，其仍能在额定电流下熔断',
          },
        ],
      ],
      extras: [
        '{cond} and {evap} enclose an angle of 80° to 100° | {cond}与{evap}之间的夹角为80°至100°',
        '{sink} extends parallel to a row of battery cells and is coupled to at least four heat pipes | {sink}平行于一排电池单体延伸，并与至少四个热管耦合',
        '{bus} consists of an aluminium alloy and is laser-welded to terminals of battery cells | {bus}由铝合金制成并激光焊接至电池单体的极柱',
      ],
      params: [
        {
          n: 'thickness | 厚度',
          of: 'pipe',
          r: [1.0, 4.0],
          p: [1.6, 2.4],
          u: 'mm',
          w: 'Flatter pipes throttle the vapour, thicker ones do not fit below the lid | 热管过扁会节流蒸汽，过厚则无法容纳于箱盖之下',
        },
        {
          n: 'contact pressure | 接触压力',
          of: 'cond',
          r: [20, 300],
          p: [60, 150],
          u: 'kPa',
          w: 'Below this pressure the contact resistance rises steeply | 低于该压力时接触热阻急剧上升',
        },
        {
          n: 'length | 长度',
          of: 'evap',
          r: [30, 160],
          p: [60, 100],
          u: 'mm',
          w: 'The evaporator should cover both weld seams of the busbar | 蒸发段应覆盖汇流排的两条焊缝',
        },
      ],
      measures: [
        {
          n: 'busbar temperature after ten minutes at 500 A | 500A下十分钟后的汇流排温度',
          u: '°C',
          base: 112,
          best: 64,
        },
        {
          n: 'thermal resistance from the busbar to the coolant | 汇流排至冷却液的热阻',
          u: 'K/W',
          base: 1.9,
          best: 0.42,
        },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'bending {pipe} between {evap} and {cond} | 在{evap}与{cond}之间弯折{pipe}',
          'attaching {evap} to {bus} in an electrically insulated manner | 将{evap}以电绝缘方式安装于{bus}',
          'welding {bus} to terminals of at least two battery cells and pressing {cond} against {sink} | 将{bus}焊接至至少两个电池单体的极柱，并将{cond}压靠于{sink}',
        ],
      },
      system: 'battery pack | 电池包',
      ipc: ['H01M10/6552', 'H01M50/505', 'H01M10/653'],
      cpc: ['H01M10/6551', 'H01M50/526', 'F28D15/02', 'F28D15/04'],
      view: 'blocks',
    },
    {
      id: 'soh-preheat',
      kind: 'process',
      subject:
        'method for preheating a traction battery | 动力电池的预热方法 | Verfahren zum Vorwärmen einer Traktionsbatterie | 駆動用電池の予熱方法',
      topic: 'preheating traction batteries at low temperatures | 低温下动力电池的预热',
      problem:
        'external heaters warm the outer cells first, consume up to a tenth of the stored energy and leave the core of the cells cold, where lithium plating then occurs on charging | 外部加热器首先加热外侧单体，消耗高达十分之一的储存能量，而单体内部仍然较冷，充电时在该处发生析锂',
      art: 'resistive heating mats which are switched on for a fixed time | 采用按固定时间接通的电阻加热垫',
      parts: {
        battery: 'traction battery | 动力电池',
        inverter: 'inverter | 逆变器',
        motor: 'electric motor | 电机',
        ctrl: 'control unit | 控制单元',
        sensors: '*temperature sensors | 温度传感器',
        imp: 'impedance spectrum | 阻抗谱',
        current: 'alternating current | 交变电流',
        model: 'thermal model | 热模型',
        map: 'characteristic map | 特性图',
        coil: 'motor winding | 电机绕组',
        cap: 'intermediate circuit capacitor | 中间回路电容',
        temp: 'core temperature | 芯部温度',
      },
      base: [
        'determining, by {ctrl}, {temp} of {battery} from signals of {sensors} | 由{ctrl}根据{sensors}的信号确定{battery}的{temp}',
        'generating {current} by means of {inverter} which is connected to {battery} | 借助与{battery}连接的{inverter}产生{current}',
        'passing {current} through {battery} until {temp} reaches a target temperature | 使{current}流过{battery}，直至{temp}达到目标温度',
      ],
      slots: [
        [
          {
            t: 'an impedance-based frequency | 基于阻抗的频率',
            c: 'a frequency of {current} is set in dependence on {imp} of {battery} which is measured during heating | {current}的频率根据加热期间测得的{battery}的{imp}设定',
            w: 'The frequency is kept where the real part of the impedance is high and the charge transfer is still too slow for plating | 频率保持在阻抗实部较高而电荷转移尚来不及引起析锂的范围内',
          },
          {
            t: 'a stored characteristic map | 预存特性图',
            c: 'a frequency of {current} is read from {map} which is addressed by {temp} and by a state of charge of {battery} | {current}的频率从{map}中读取，{map}以{temp}和{battery}的荷电状态为输入',
            w: 'No measurement of the impedance is needed, so that the method runs on existing inverters | 无需测量阻抗，因此该方法可在现有逆变器上运行',
          },
          {
            t: 'an adaptive thermal model | 自适应热模型',
            c: 'an amplitude of {current} is limited by {model} whose parameters are corrected from heating to heating | {current}的幅值由{model}限制，{model}的参数随每次加热而修正',
            w: 'As {model} follows the ageing of the battery, the limit is neither too careful for new cells nor too bold for old ones | 由于{model}跟随电池老化，该限值对新电池不过于保守，对旧电池也不过于激进',
          },
        ],
        [
          {
            t: 'the motor winding as an inductance | 以电机绕组作为电感',
            c: '{current} flows through {coil} of {motor} which stands still, a rotor of {motor} being held without torque | {current}流经静止的{motor}的{coil}，{motor}的转子保持无转矩',
            w: '{coil} serves as the energy store of the oscillation, so that no separate inductance has to be carried along | {coil}作为振荡的储能元件，无需另外携带电感',
          },
          {
            t: 'the intermediate circuit capacitor as a store | 以中间回路电容储能',
            c: '{current} oscillates between {battery} and {cap} of {inverter} | {current}在{battery}与{inverter}的{cap}之间振荡',
            w: 'The energy of each half wave is recovered except for the losses in the cells, which are the wanted heat | 除单体内的损耗（即所需热量）外，每个半波的能量均被回收',
          },
          {
            t: 'two battery strings exchanging charge | 两电池串交换电荷',
            c: '{battery} comprises two strings, and {inverter} passes {current} from one string into the other and back | {battery}包括两个电池串，{inverter}使{current}从一个电池串流入另一个电池串并返回',
            w: 'Both strings are heated at the same time, and the energy never leaves the battery | 两个电池串同时被加热，且能量始终不离开电池',
          },
        ],
        [
          {
            t: 'departure-time planning | 按出发时间规划',
            c: 'a start of the passing of {current} is computed back from a planned departure time | {current}流过的开始时刻由计划的出发时间倒推得出',
            w: 'The battery is warm when it is needed and does not cool down again before | 电池在需要时已达到温度，且不会在此之前再次冷却',
          },
          {
            t: 'a plating guard | 析锂保护',
            c: 'the passing of {current} is interrupted when a voltage of a cell of {battery} exceeds a limit that depends on {temp} | 当{battery}的单体电压超过取决于{temp}的限值时，中断{current}的流过',
            w: 'The guard acts within one period of the oscillation and thereby protects even a single weak cell | 该保护在一个振荡周期内起作用，因而能够保护哪怕单个较弱的单体',
          },
        ],
      ],
      extras: [
        'the target temperature lies between 5 °C and 20 °C | 所述目标温度介于5℃与20℃之间',
        '{ctrl} releases a charging of {battery} only after the target temperature is reached | {ctrl}仅在达到所述目标温度之后才允许对{battery}充电',
        '{sensors} are arranged at an inner and at an outer cell of {battery} | {sensors}设置于{battery}的内侧单体和外侧单体处',
      ],
      params: [
        {
          n: 'frequency | 频率',
          of: 'current',
          r: [20, 5000],
          p: [100, 1000],
          u: 'Hz',
          w: 'Lower frequencies let lithium plate, higher ones are lost in the inverter | 频率过低会析锂，过高则损耗于逆变器',
        },
        {
          n: 'effective value, related to a rated capacity, | 相对于额定容量的有效值',
          of: 'current',
          r: [0.5, 6],
          p: [1.5, 4],
          u: 'C',
          w: 'Within this range the heating rate exceeds 2 K/min without a loss of capacity | 在此范围内加热速率超过2K/min而无容量损失',
        },
      ],
      measures: [
        { n: 'time for heating from −20 °C to 10 °C | 从−20℃加热至10℃的时间', u: 'min', base: 38, best: 9.5 },
        { n: 'energy consumption of the heating | 加热能耗', u: 'kWh', base: 4.6, best: 2.1 },
      ],
      system: 'battery management device | 电池管理装置',
      ipc: ['H01M10/615', 'H01M10/657', 'H02J7/04'],
      cpc: ['H01M10/633', 'B60L58/27', 'H01M10/486', 'G01R31/389'],
      view: 'blocks',
    },
    {
      id: 'pcm-sleeve',
      kind: 'composition',
      subject: 'phase change composite | 相变复合材料 | Phasenwechsel-Verbundwerkstoff | 相変化複合材料',
      topic: 'heat-buffering materials for cylindrical cells | 圆柱电池用蓄热材料',
      problem:
        'paraffins leak out of their matrix after repeated melting, conduct heat badly and feed a fire when a cell fails | 石蜡在反复熔化后从基体中渗漏，导热性差，且在单体失效时助燃',
      art: 'paraffin in expanded graphite, whose leakage exceeds 5% by weight after a few hundred cycles | 采用膨胀石墨吸附石蜡，数百次循环后渗漏超过5重量%',
      parts: {
        wax: '~phase change material | 相变材料',
        matrix: '~porous support | 多孔载体',
        filler: '~heat-conducting filler | 导热填料',
        polymer: '~cross-linked elastomer | 交联弹性体',
        retard: '~flame retardant | 阻燃剂',
        shell: '~inorganic shell | 无机壳层',
        coupler: '~silane coupling agent | 硅烷偶联剂',
      },
      base: [
        '{wax} having a melting point of 36 °C to 52 °C | {wax}，其熔点为36℃至52℃',
        '{matrix} in which {wax} is held by capillary forces | {matrix}，{wax}借助毛细力保持于其中',
        '{filler} which forms continuous paths through {matrix} | {filler}，形成贯穿{matrix}的连续导热通路',
      ],
      slots: [
        [
          {
            t: 'an olefin block elastomer | 烯烃嵌段弹性体',
            c: '{wax} is swollen into {polymer} which is an olefin block copolymer | {wax}溶胀于{polymer}中，{polymer}为烯烃嵌段共聚物',
            w: 'Below the melting point the elastomer crystallises together with the wax, above it the network holds the liquid like a gel | 在熔点以下弹性体与石蜡共结晶，在熔点以上网络结构像凝胶一样保持液体',
          },
          {
            t: 'microcapsules with an inorganic shell | 无机壳微胶囊',
            c: '{wax} is enclosed in microcapsules with {shell} of silicon dioxide | {wax}被包封于具有二氧化硅制{shell}的微胶囊中',
            w: '{shell} is tight for the melt and does not burn, and at the same time it conducts heat better than a polymer wall | {shell}对熔体致密且不燃，同时导热性优于聚合物壁',
          },
          {
            t: 'a salt hydrate | 水合盐',
            c: '{wax} comprises a salt hydrate and 1% to 4% by weight of a nucleating agent | {wax}包括水合盐和1重量%至4重量%的成核剂',
            w: 'The salt hydrate does not burn and releases its water above 100 °C, which holds back a thermal runaway | 水合盐不燃，并在100℃以上释放水分，从而抑制热失控',
          },
        ],
        [
          {
            t: 'expanded graphite | 膨胀石墨',
            c: '{matrix} is expanded graphite with a bulk density of 0.04 g/cm³ to 0.12 g/cm³ | {matrix}为堆积密度为0.04g/cm³至0.12g/cm³的膨胀石墨',
            w: 'The worm-like graphite particles interlock on pressing and give conduction paths without a binder | 蠕虫状石墨颗粒在压制时相互嵌合，无需粘结剂即可形成导热通路',
          },
          {
            t: 'a melamine foam skeleton | 三聚氰胺泡沫骨架',
            c: '{matrix} is a carbonised melamine foam with an open porosity of at least 97% | {matrix}为开孔孔隙率不低于97%的碳化三聚氰胺泡沫',
            w: 'The skeleton takes up less than 3% of the volume, so that almost the full latent heat remains | 骨架所占体积小于3%，几乎保留全部潜热',
          },
          {
            t: 'aligned boron nitride | 取向氮化硼',
            c: '{filler} comprises boron nitride platelets which are aligned by shear in one direction | {filler}包括通过剪切沿一个方向取向的氮化硼片',
            w: 'Heat is led radially away from the cell, while the composite stays electrically insulating | 热量沿径向从单体导出，同时复合材料保持电绝缘',
          },
        ],
        [
          {
            t: 'a phosphorus flame retardant | 磷系阻燃剂',
            c: '{S} further comprises {retard} with a phosphorus content of at least 20% by weight | {S}还包括磷含量不低于20重量%的{retard}',
            w: '{retard} forms a char at the surface, which closes the pores before wax vapour escapes | {retard}在表面成炭，在石蜡蒸汽逸出之前封闭孔隙',
          },
          {
            t: 'a silane coupling agent | 硅烷偶联剂',
            c: 'surfaces of {filler} are treated with {coupler} | {filler}的表面经{coupler}处理',
            w: 'The treatment lowers the interface resistance between filler and wax and keeps the filler from settling in the melt | 该处理降低填料与石蜡间的界面热阻，并防止填料在熔体中沉降',
          },
        ],
      ],
      extras: [
        '{filler} has an average particle size of 5 μm to 40 μm | {filler}的平均粒径为5μm至40μm',
        'a latent heat of {S} is at least 140 J/g | {S}的潜热不低于140J/g',
        'a surface of {S} is sealed with a polyurethane lacquer | {S}的表面以聚氨酯漆密封',
      ],
      params: [
        {
          n: 'content by weight | 重量含量',
          of: 'wax',
          r: [55, 92],
          p: [70, 85],
          u: '%',
          w: 'Less does not buffer a fast charge, more cannot be held by the support | 含量过低不足以缓冲快充，过高则载体无法保持',
        },
        {
          n: 'content by weight | 重量含量',
          of: 'filler',
          r: [2, 25],
          p: [6, 14],
          u: '%',
          w: 'Below the percolation threshold the conductivity hardly rises, above it the latent heat is lost | 低于渗流阈值时导热系数几乎不上升，高于该范围则损失潜热',
        },
      ],
      measures: [
        { n: 'leakage after 1000 melting cycles | 1000次熔化循环后的渗漏率', u: '%', base: 6.4, best: 0.5 },
        { n: 'thermal conductivity | 导热系数', u: 'W/(m·K)', base: 0.9, best: 6.2 },
      ],
      method: {
        verb: 'preparing | 制备',
        steps: [
          'melting {wax} at 60 °C to 90 °C | 在60℃至90℃下熔化{wax}',
          'dispersing {filler} in a melt so obtained | 将{filler}分散于由此得到的熔体中',
          'impregnating {matrix} with the melt under a reduced pressure of at most 10 kPa | 在不高于10kPa的减压下以所述熔体浸渍{matrix}',
          'pressing {matrix} so impregnated into a shape of a sleeve or plate and cooling it | 将如此浸渍的{matrix}压制成套筒或板的形状并冷却',
        ],
      },
      system: 'battery module | 电池模组',
      ipc: ['C09K5/06', 'H01M10/659', 'C08L91/06'],
      cpc: ['C09K5/063', 'H01M10/613', 'H01M10/643', 'C08K3/04'],
      view: 'stack',
    },
  ],
};
