import type { Field } from '../seed.ts';

/** Chip packaging. */
export const packaging: Field = {
  id: 'packaging',
  name: 'chip packaging | 芯片封装',
  companies: ['xinlei', 'packwell', 'kitashiro', 'inst-qilan', 'univ-linjiang'],
  families: 52,
  background: [
    'Several dies in one package replace a single large one. They exchange terabits per second over distances of a millimetre and dissipate hundreds of watts. | 一个封装中的多个芯片取代单个大芯片，它们在毫米距离上每秒交换数太比特，并耗散数百瓦。',
    'Silicon, copper, resin and glass expand differently with temperature. The package bends when it is soldered and again when it works. | 硅、铜、树脂和玻璃的热膨胀不同，封装在焊接时弯曲，在工作时再次弯曲。',
    'Connections of ten micrometres pitch leave no room for particles, and flux residues cannot be washed out of gaps that narrow. | 十微米间距的连接不容许任何颗粒，而如此狭窄的间隙中助焊剂残留无法清洗。',
  ],
  literature: [
    'Warpage of large organic substrates during reflow: shadow moiré data',
    'Dishing control in hybrid bonding of copper pads',
    'Through-glass vias: stress cracks after thermal cycling',
    'Thermal interface degradation by pump-out',
  ],
  seeds: [
    {
      id: 'hybrid-bond',
      kind: 'device',
      subject: 'stacked semiconductor device | 堆叠半导体器件 | Gestapeltes Halbleiterbauelement | 積層半導体装置',
      topic: 'direct bonding of dies | 芯片直接键合',
      problem:
        'copper pads that are recessed too far stay open and those that stand proud hold the oxides apart, while annealing above 300 °C damages memory cells | 凹陷过深的铜焊盘保持开路，凸出的焊盘则使氧化层分离，而300℃以上的退火会损伤存储单元',
      art: 'pads that are polished to a recess of some nanometres and annealed at 350 °C | 采用抛光至数纳米凹陷并在350℃下退火的焊盘',
      parts: {
        dieA: 'first die | 第一芯片',
        dieB: 'second die | 第二芯片',
        padsA: '*first pads | 第一焊盘',
        padsB: '*second pads | 第二焊盘',
        diel: 'bonding dielectric | 键合介质',
        nano: 'nanotwinned copper | 纳米孪晶铜',
        cap: 'capping layer | 覆盖层',
        dummy: '*dummy pads | 虚设焊盘',
        gap: '*edge grooves | 边缘沟槽',
        liner: 'liner | 衬层',
        tsv: '*through vias | 贯穿通孔',
        heat: 'heat path | 导热路径',
      },
      base: [
        '{dieA} with {padsA} which are embedded in {diel} | {dieA}，具有嵌入{diel}中的{padsA}',
        '{dieB} with {padsB} which face {padsA} | {dieB}，具有面向{padsA}的{padsB}',
        '{tsv} which extend through {dieB} | {tsv}，贯穿{dieB}',
      ],
      slots: [
        [
          {
            t: 'nanotwinned copper pads | 纳米孪晶铜焊盘',
            c: '{padsA} comprise {nano} whose surface has a share of (111) grains of at least 85% | {padsA}包括{nano}，{nano}的表面具有不低于85%的(111)晶粒',
            w: 'Atoms move along (111) faces a thousand times faster, so that pads join at 180 °C to 250 °C | 原子沿(111)面的扩散快千倍，因而焊盘在180℃至250℃下即可结合',
          },
          {
            t: 'a thin noble capping layer | 薄贵金属覆盖层',
            c: '{padsA} carry {cap} of ruthenium or gold with a thickness of 1 nm to 8 nm | {padsA}带有厚度为1nm至8nm的钌或金制{cap}',
            w: 'The cap keeps oxide away for days and dissolves in the copper when joined | 覆盖层可在数日内防止氧化，并在结合时溶入铜中',
          },
          {
            t: 'stepped pads of two heights | 双高度阶梯焊盘',
            c: '{padsA} have a centre which is higher by 2 nm to 10 nm than a rim and {padsB} are recessed accordingly | {padsA}的中心比边缘高2nm至10nm，{padsB}则相应凹陷',
            w: 'Centre meets centre first and gives a seed contact, while the rim leaves room for expansion | 中心先与中心接触形成种子接点，边缘则为膨胀留出空间',
          },
        ],
        [
          {
            t: 'a silicon carbonitride dielectric | 碳氮化硅介质',
            c: '{diel} comprises silicon carbonitride which is activated by plasma | {diel}包括经等离子体活化的碳氮化硅',
            w: 'Dangling bonds hold more strongly than those of oxide and stop copper from diffusing | 其悬挂键的结合强于氧化物，并阻止铜扩散',
          },
          {
            t: 'graded dummy pads | 渐变虚设焊盘',
            c: '{dummy} are arranged around {padsA} with a density that falls towards an edge of {dieA} | {padsA}周围设置有{dummy}，其密度向{dieA}的边缘降低',
            w: 'Polishing removes evenly, as it no longer meets a jump in density | 抛光不再遇到密度突变，去除均匀',
          },
        ],
        [
          {
            t: 'edge grooves against chips | 防崩边缘沟槽',
            c: '{dieB} has {gap} along its edges which end at {diel} | {dieB}沿其边缘具有终止于{diel}的{gap}',
            w: 'Cracks of dicing end in the groove, and particles fall into it instead of lying on the bond face | 切割裂纹止于沟槽，颗粒落入其中而非留于键合面',
          },
          {
            t: 'a heat path through dummy vias | 虚设通孔导热路径',
            c: 'some of {tsv} carry no signal and form {heat} from {dieA} to an upper side of {dieB} | {tsv}中的一些不传输信号，并形成自{dieA}至{dieB}上侧的{heat}',
            w: 'Heat of the lower die passes the upper one without warming its circuits | 下方芯片的热量穿过上方芯片而不加热其电路',
          },
        ],
      ],
      extras: [
        '{padsB} are smaller than {padsA} | {padsB}小于{padsA}',
        '{tsv} are surrounded by {liner} of a polymer | {tsv}被聚合物制的{liner}包围',
      ],
      params: [
        {
          n: 'pitch | 间距',
          of: 'padsA',
          r: [0.4, 12],
          p: [0.8, 5],
          u: 'μm',
          w: 'Alignment bounds the pitch from below | 对准精度决定间距下限',
        },
        {
          n: 'recess before bonding | 键合前凹陷量',
          of: 'padsA',
          r: [0.5, 12],
          p: [1.5, 4.5],
          u: 'nm',
          w: 'The recess is closed by thermal expansion | 该凹陷由热膨胀闭合',
        },
      ],
      measures: [
        { n: 'open connections per million | 每百万连接开路数', u: 'ppm', base: 38.0, best: 0.4 },
        { n: 'annealing temperature needed | 所需退火温度', u: '°C', base: 350, best: 200 },
      ],
      method: {
        verb: 'manufacturing | 制造',
        steps: [
          'polishing {padsA} and {diel} to a common face | 将{padsA}和{diel}抛光至同一面',
          'activating {diel} by a plasma and rinsing it | 以等离子体活化{diel}并冲洗',
          'placing {dieB} on {dieA} and annealing them below 300 °C | 将{dieB}置于{dieA}上，并在300℃以下退火',
        ],
      },
      system: 'computing module | 计算模块',
      ipc: ['H01L23/00', 'H01L25/065', 'H01L21/60'],
      cpc: ['H01L24/08', 'H01L24/80', 'H01L2224/08145', 'H01L25/0657'],
      view: 'stack',
    },
    {
      id: 'glass-core',
      kind: 'device',
      subject: 'package substrate with a glass core | 玻璃芯封装基板 | Gehäusesubstrat mit Glaskern | ガラスコア基板',
      topic: 'glass as a core of package substrates | 玻璃作为封装基板芯材',
      problem:
        'glass cracks from its cut edges and from vias whose copper expands ten times as much, and cracks run on during handling and reflow | 玻璃自切割边缘以及自铜膨胀量大十倍的通孔处开裂，且裂纹在搬运和回流焊中扩展',
      art: 'vias that are filled with copper throughout | 采用以铜完全填充的通孔',
      parts: {
        core: 'glass core | 玻璃芯',
        vias: '*through-glass vias | 玻璃通孔',
        cu: 'copper lining | 铜衬层',
        fill: 'soft filling | 柔性填充物',
        buf: 'stress buffer layer | 应力缓冲层',
        build: '*build-up layers | 增层',
        rim: 'edge frame | 边框',
        emb: 'embedded bridge die | 嵌入式桥接芯片',
        cav: 'cavity | 凹腔',
        anchor: '*anchor structures | 锚固结构',
        wave: 'optical waveguide | 光波导',
      },
      base: [
        '{core} with {vias} | {core}，具有{vias}',
        '{cu} in each of {vias} | 每个{vias!}中的{cu}',
        '{build} with conductor tracks on both sides of {core} | {build}，在{core}的两侧具有导体线路',
      ],
      slots: [
        [
          {
            t: 'vias with a soft filling | 柔性填充通孔',
            c: '{cu} has a thickness of less than a quarter of a via diameter and surrounds {fill} with a modulus below 1 GPa | {cu}的厚度小于通孔直径的四分之一，并包围模量低于1GPa的{fill}',
            w: 'Copper can expand inwards, and the hoop stress of the glass falls to a third | 铜可向内膨胀，玻璃的环向应力降至三分之一',
          },
          {
            t: 'a stress buffer on the via wall | 通孔壁应力缓冲',
            c: '{buf} of a polymer with a thickness of 0.5 μm to 4 μm lies between {cu} and {core} | {cu}与{core}之间设有厚度为0.5μm至4μm的聚合物制{buf}',
            w: 'The buffer shears instead of the glass and heals flaws of etching | 缓冲层代替玻璃发生剪切，并弥合蚀刻缺陷',
          },
          {
            t: 'hourglass vias | 沙漏形通孔',
            c: '{vias} have a waist whose diameter is 50% to 80% of a diameter at both faces of {core} | {vias}具有腰部，其直径为{core}两面处直径的50%至80%',
            w: 'The waist locks the copper by form, so that it neither protrudes nor slips in cycling | 腰部以形状锁定铜，使其在循环中既不凸出也不滑移',
          },
        ],
        [
          {
            t: 'an edge frame | 边框',
            c: '{rim} of a moulding compound covers edges of {core} and projects beyond them | 模塑料制的{rim}覆盖{core}的边缘并超出其外',
            w: 'Dicing runs through the frame and never touches the glass | 切割穿过边框而不触及玻璃',
          },
          {
            t: 'anchors in the build-up | 增层锚固',
            c: '{anchor} extend from {build} into blind holes of {core} along its edges | {anchor}自{build}沿{core}的边缘伸入其盲孔中',
            w: 'Peeling, which starts at corners, is stopped at the first row | 始于角部的剥离在第一排即被阻止',
          },
        ],
        [
          {
            t: 'an embedded bridge die | 嵌入式桥接芯片',
            c: '{emb} lies in {cav} of {core} and connects two dies | {emb}位于{core}的{cav}中，并连接两个芯片',
            w: 'Fine lines are needed only on a few square millimetres and come from a silicon fab | 精细线路仅在数平方毫米内需要，由硅工艺提供',
          },
          {
            t: 'an integrated waveguide | 集成波导',
            c: '{wave} is written into {core} by ion exchange | {wave}通过离子交换写入{core}中',
            w: 'Light leaves the package without a separate fibre block | 光无需单独的光纤块即可引出封装',
          },
        ],
      ],
      extras: [
        '{core} is an alkali-free borosilicate glass | {core}为无碱硼硅酸盐玻璃',
        '{build} number at least four on each side of {core} | {core}每侧的{build!}至少为四层',
      ],
      params: [
        {
          n: 'thickness | 厚度',
          of: 'core',
          r: [0.1, 1.8],
          p: [0.4, 1.0],
          u: 'mm',
          w: 'Thin cores bend, thick ones lengthen the vias | 过薄会弯曲，过厚则使通孔变长',
        },
        {
          n: 'diameter | 直径',
          of: 'vias',
          r: [10, 180],
          p: [30, 90],
          u: 'μm',
          w: 'The aspect ratio for plating should stay below ten | 电镀的深径比应低于十',
        },
      ],
      measures: [
        {
          n: 'cracked panels after 1000 temperature cycles | 1000次温度循环后的开裂面板比例',
          u: '%',
          base: 14.0,
          best: 0.3,
        },
        { n: 'warpage at 260 °C over 100 mm | 260℃下每100mm翘曲', u: 'μm', base: 210, best: 38 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'modifying {core} by laser pulses and etching {vias} | 以激光脉冲改性{core}并蚀刻{vias}',
          'depositing {cu} on walls of {vias} | 在{vias}的壁上沉积{cu}',
          'laminating {build} and dividing a panel outside {core} | 层压{build}，并在{core}之外分割面板',
        ],
      },
      system: 'processor package | 处理器封装',
      ipc: ['H01L23/15', 'H01L23/498', 'H05K1/03'],
      cpc: ['H01L23/49827', 'H01L23/49894', 'H05K2201/09827', 'C03C15/00'],
      view: 'stack',
    },
    {
      id: 'tim-metal',
      kind: 'composition',
      subject: 'thermal interface material | 热界面材料 | Wärmeleitmaterial | 熱伝導性界面材料',
      topic: 'heat transfer from chips to lids | 芯片至封装盖的传热',
      problem:
        'greases are pumped out by the breathing of the package, gallium creeps and attacks aluminium, and solder sheets need gold on the die | 导热脂因封装的呼吸效应而被泵出，镓会蠕流并侵蚀铝，焊料片则需在芯片上镀金',
      art: 'silicone greases with aluminium powder | 采用含铝粉的硅脂',
      parts: {
        gel: '~polymer gel | 聚合物凝胶',
        lm: '~liquid metal | 液态金属',
        filler: '~solid filler | 固体填料',
        coup: '~coupling agent | 偶联剂',
        wire: '~copper wires | 铜线',
        inh: '~corrosion inhibitor | 缓蚀剂',
        solder: '~low-melting solder particles | 低熔点焊料颗粒',
      },
      base: [
        '{gel} having a modulus below 300 kPa in a cured state | {gel}，其固化状态下的模量低于300kPa',
        '{filler} with a thermal conductivity of at least 150 W/(m·K) | {filler}，其导热系数不低于150W/(m·K)',
        '{coup} which bonds {filler} to {gel} | {coup}，将{filler}键合至{gel}',
      ],
      slots: [
        [
          {
            t: 'liquid metal bridges between particles | 颗粒间液态金属桥',
            c: '{S} further comprises {lm} which wets {filler} and joins its particles, a volume ratio of {lm} to {filler} being 1:8 to 1:1 | {S}还包括{lm}，{lm}润湿{filler}并连接其颗粒，{lm}与{filler}的体积比为1:8至1:1',
            w: 'Point contacts become necks of metal, and the gel keeps each drop in its place | 点接触变为金属颈，凝胶使每滴保持原位',
          },
          {
            t: 'solder particles that fuse in place | 原位熔合焊料颗粒',
            c: '{S} further comprises {solder} which melt at 90 °C to 160 °C and form a network with {filler} on curing | {S}还包括{solder}，其在90℃至160℃下熔化，并在固化时与{filler}形成网络',
            w: 'The network conducts like a solder, yet the gel around it stays compliant | 网络如焊料般导热，而周围凝胶仍保持柔顺',
          },
          {
            t: 'upright copper wires | 直立铜线',
            c: '{filler} comprises {wire} with a length of 20 μm to 200 μm which stand upright between opposite faces | {filler}包括长度为20μm至200μm的{wire}，{wire}直立于相对表面之间',
            w: 'Each wire reaches from face to face without any contact in between | 每根线从一面直达另一面，其间无接触界面',
          },
        ],
        [
          {
            t: 'a vinyl-functional gel with adhesion | 带粘附性的乙烯基凝胶',
            c: '{gel} is cured to at least 60% of its vinyl groups and adheres to silicon with at least 0.2 MPa | {gel}固化至其乙烯基的至少60%，并以不低于0.2MPa粘附于硅',
            w: 'A gel that adheres cannot be pumped out | 具有粘附性的凝胶不会被泵出',
          },
          {
            t: 'a hydrocarbon gel without silicone | 无硅烃类凝胶',
            c: '{gel} is a hydrogenated polybutadiene | {gel}为氢化聚丁二烯',
            w: 'No siloxanes evaporate onto optical parts | 无硅氧烷蒸发至光学部件上',
          },
        ],
        [
          {
            t: 'an inhibitor for aluminium lids | 铝盖缓蚀剂',
            c: '{S} further comprises {inh} which forms a film on aluminium | {S}还包括在铝上形成膜的{inh}',
            w: 'Metal in the gap does not attack the lid | 间隙中的金属不侵蚀封装盖',
          },
          {
            t: 'a bimodal filler | 双峰填料',
            c: '{filler} has two size maxima at 1 μm to 3 μm and at 15 μm to 40 μm | {filler}在1μm至3μm和15μm至40μm处具有两个尺寸峰值',
            w: 'Small particles fill the gaps at the faces, where the resistance lies | 小颗粒填充界面处的空隙，而热阻正位于该处',
          },
        ],
      ],
      extras: [
        '{S} is dispensed as a paste with a viscosity of 50 Pa·s to 400 Pa·s | {S}以粘度为50Pa·s至400Pa·s的膏状点胶',
        '{filler} amounts to 55% to 85% by volume | {filler}的体积分数为55%至85%',
      ],
      params: [
        {
          n: 'bond line thickness | 粘结层厚度',
          of: 'S',
          r: [10, 250],
          p: [25, 90],
          u: 'μm',
          w: 'Thin layers conduct better but transmit bending | 薄层导热更好但会传递弯曲',
        },
        {
          n: 'thermal conductivity | 导热系数',
          of: 'S',
          r: [5, 70],
          p: [12, 40],
          u: 'W/(m·K)',
          w: 'Above the range the gel loses its compliance | 高于该范围时凝胶失去柔顺性',
        },
      ],
      measures: [
        {
          n: 'thermal resistance after 1500 power cycles | 1500次功率循环后的热阻',
          u: 'mm²·K/W',
          base: 22.5,
          best: 4.1,
        },
        { n: 'area voided by pump-out | 泵出空洞面积', u: '%', base: 31, best: 1 },
      ],
      method: {
        verb: 'applying | 施加',
        steps: [
          'mixing {filler} with {coup} and {gel} under vacuum | 在真空下将{filler}与{coup}和{gel}混合',
          'dispensing a pattern of lines onto a die | 在芯片上点涂线条图案',
          'pressing a lid onto the die and curing at 100 °C to 160 °C | 将封装盖压于芯片上，并在100℃至160℃下固化',
        ],
      },
      system: 'semiconductor package with a lid | 带盖半导体封装',
      ipc: ['C09K5/14', 'H01L23/373', 'C08K3/08'],
      cpc: ['H01L23/42', 'H01L23/3737', 'C08K2003/085', 'C08L83/04'],
      view: 'stack',
    },
    {
      id: 'warp-carrier',
      kind: 'device',
      subject: 'fan-out package | 扇出型封装 | Fan-out-Gehäuse | ファンアウトパッケージ',
      topic: 'warpage and die shift in fan-out packages | 扇出型封装的翘曲与芯片偏移',
      problem:
        'dies shift by up to fifty micrometres while resin shrinks, and a panel bows so much that lithography loses focus at its edge | 树脂收缩时芯片偏移达五十微米，且面板弯曲到使光刻在其边缘失焦',
      art: 'a correction of the mask by a mean shift | 采用按平均偏移校正掩模',
      parts: {
        dies: '*dies | 芯片',
        mold: 'mould body | 模塑体',
        rdl: 'redistribution layer | 重布线层',
        posts: '*copper posts | 铜柱',
        frame: 'stiffening frame | 加强框',
        tier: 'second mould layer | 第二模塑层',
        fid: '*fiducials | 基准标记',
        balls: '*solder balls | 焊球',
        back: 'back film | 背面膜',
        trench: '*relief trenches | 释放沟槽',
      },
      base: [
        '{dies} which are embedded in {mold} | {dies}，嵌入{mold}中',
        '{rdl} which extends over {dies} and {mold} | {rdl}，延伸于{dies}和{mold}之上',
        '{balls} which are connected to {dies} by {rdl} | {balls}，通过{rdl}与{dies}连接',
      ],
      slots: [
        [
          {
            t: 'a two-layer mould body | 双层模塑体',
            c: '{mold} comprises a first layer up to half a height of {dies} and {tier} with a greater shrinkage above | {mold}包括至{dies}一半高度的第一层以及位于其上且收缩率更大的{tier}',
            w: 'The two layers bend against each other, and their bows cancel | 两层相互反向弯曲，其弯曲相互抵消',
          },
          {
            t: 'a stiffening frame around dies | 围绕芯片的加强框',
            c: '{frame} with openings for {dies} is embedded in {mold} and has an expansion of 3 ppm/K to 8 ppm/K | {mold}中嵌有具有{dies}用开口的{frame}，{frame}的热膨胀为3ppm/K至8ppm/K',
            w: 'The frame holds most of the area, so that little resin is left to shrink | 加强框占据大部分面积，可收缩的树脂很少',
          },
          {
            t: 'relief trenches on the back | 背面释放沟槽',
            c: '{mold} has {trench} on a side facing away from {rdl} which run between {dies} | {mold}在背离{rdl}的一侧具有位于{dies}之间的{trench}',
            w: 'Stress cannot add up over the panel, since it ends at each trench | 应力在各沟槽处终止，不会在面板上累积',
          },
        ],
        [
          {
            t: 'adaptive patterning | 自适应图形化',
            c: '{rdl} has tracks whose course is adapted to a measured position of each of {dies} relative to {fid} | {rdl}具有线路，其走向与每个{dies!}相对于{fid}的实测位置相适应',
            w: 'Shift is not fought but drawn in, die by die | 不再抵抗偏移，而是逐个芯片地纳入布线',
          },
          {
            t: 'posts on the dies | 芯片上铜柱',
            c: '{dies} carry {posts} whose ends are ground together with {mold} to a common face | {dies}带有{posts}，{posts}的端部与{mold}一同研磨至同一面',
            w: 'The face for lithography is flat, whatever the thickness of single dies | 无论各芯片厚度如何，光刻面均平整',
          },
        ],
        [
          {
            t: 'a back film with tension | 张力背面膜',
            c: '{back} covers a side of {mold} facing away from {rdl} and has a residual stress of 10 MPa to 60 MPa | {back}覆盖{mold}背离{rdl}的一侧，并具有10MPa至60MPa的残余应力',
            w: 'The film balances the layers on the front at room temperature and at reflow | 该膜在室温和回流温度下均平衡正面各层',
          },
          {
            t: 'corner balls without signal | 无信号角部焊球',
            c: 'those of {balls} at corners carry no signal | {balls}中位于角部者不传输信号',
            w: 'The joints that fail first are those that are not needed | 最先失效的焊点恰是不需要的焊点',
          },
        ],
      ],
      extras: [
        '{rdl} has at least three metal planes | {rdl}具有至少三个金属层',
        '{mold} contains silica in an amount of at least 80% by weight | {mold}含有不低于80重量%的二氧化硅',
      ],
      params: [
        {
          n: 'thickness | 厚度',
          of: 'mold',
          r: [80, 900],
          p: [200, 500],
          u: 'μm',
          w: 'The thickness balances height against stiffness | 该厚度兼顾高度与刚度',
        },
        {
          n: 'line width | 线宽',
          of: 'rdl',
          r: [0.8, 20],
          p: [2, 8],
          u: 'μm',
          w: 'Fine lines need a flat panel | 细线需要平整面板',
        },
      ],
      measures: [
        { n: 'warpage of a panel of 510 mm | 510mm面板翘曲', u: 'mm', base: 6.8, best: 0.7 },
        { n: 'misalignment of vias | 通孔对准误差', u: 'μm', base: 24, best: 2 },
      ],
      method: {
        verb: 'manufacturing | 制造',
        steps: [
          'placing {dies} on a carrier and forming {mold} | 将{dies}置于载体上并形成{mold}',
          'measuring positions of {dies} after curing | 固化之后测量{dies}的位置',
          'forming {rdl} and attaching {balls} | 形成{rdl}并安装{balls}',
        ],
      },
      system: 'mobile device | 移动设备',
      ipc: ['H01L23/31', 'H01L21/56', 'H01L23/538'],
      cpc: ['H01L23/3128', 'H01L21/568', 'H01L2924/3511', 'H01L24/19'],
      view: 'stack',
    },
    {
      id: 'micro-cooler',
      kind: 'device',
      subject: 'liquid-cooled chip package | 液冷芯片封装 | Flüssigkeitsgekühltes Chipgehäuse | 液冷チップパッケージ',
      topic: 'cooling of chips by liquid inside the package | 封装内液体冷却芯片',
      problem:
        'hot spots of more than 500 W/cm² lie far from the cold plate, and channels etched into silicon clog or need a pressure that seals do not withstand | 超过500W/cm²的热点远离冷板，而蚀刻于硅中的通道会堵塞或需要密封件无法承受的压力',
      art: 'cold plates on the lid with a second layer of grease | 采用置于封装盖上的冷板及第二层导热脂',
      parts: {
        die: 'die | 芯片',
        lid: 'manifold lid | 歧管盖',
        fins: '*silicon fins | 硅翅片',
        jets: '*jet nozzles | 射流喷嘴',
        ret: '*return openings | 回流口',
        seal: 'sealing ring | 密封环',
        filt: 'integrated filter | 集成过滤器',
        wick: 'porous evaporator | 多孔蒸发层',
        in: 'liquid inlet | 液体进口',
        out: 'liquid outlet | 液体出口',
        temp: '*on-die temperature sensors | 片上温度传感器',
        bypass: 'bypass valve | 旁通阀',
      },
      base: [
        '{die} having a circuit side and a back side | {die}，具有电路侧和背侧',
        '{lid} which is arranged above the back side of {die} and has {in} and {out} | {lid}，设置于{die}的背侧之上，并具有{in}和{out}',
        '{seal} between {lid} and {die} | {lid}与{die}之间的{seal}',
      ],
      slots: [
        [
          {
            t: 'jets directed at hot spots | 对准热点的射流',
            c: '{lid} has {jets} which are arranged more densely above regions of a higher heat flux of {die} than elsewhere | {lid}具有{jets}，{jets}在{die}的热流较高区域上方的布置比其他处密',
            w: 'Liquid arrives cold exactly where heat is greatest, and none is warmed on the way | 液体以低温准确到达热量最大处，途中不被加热',
          },
          {
            t: 'fins of varying pitch on the back side | 背侧变间距翅片',
            c: '{fins} are formed on the back side of {die} with a pitch that is smaller above hot regions of {die} | {die}的背侧形成有{fins}，{fins}在{die}的高温区域上方间距较小',
            w: 'Pressure is spent only where heat transfer is needed | 仅在需要换热处消耗压力',
          },
          {
            t: 'evaporation in a porous layer | 多孔层蒸发',
            c: '{wick} of sintered copper covers the back side of {die} and is fed with liquid from above | 烧结铜制的{wick}覆盖{die}的背侧，并由上方供液',
            w: 'Boiling in pores takes up ten times the heat at an almost constant temperature | 孔内沸腾在近乎恒温下吸收十倍热量',
          },
        ],
        [
          {
            t: 'short return paths | 短回流路径',
            c: '{ret} lie between {jets} or {fins} at distances of less than 3 mm and lead to {out} | {ret}以小于3mm的距离位于{jets}或{fins}之间，并通向{out}',
            w: 'Warm liquid leaves at once, and each spot sees fresh liquid at low pressure | 升温的液体立即离开，各处在低压下均接触新鲜液体',
          },
          {
            t: 'a filter in the lid | 盖内过滤器',
            c: '{filt} with openings smaller than half a smallest channel is arranged behind {in} in {lid} | {lid}内在{in}之后设置有开口小于最小通道一半的{filt}',
            w: 'The package protects itself, whoever connects it | 无论由谁连接，封装均可自我保护',
          },
        ],
        [
          {
            t: 'a soldered seal outside the active area | 有源区外焊接密封',
            c: '{seal} is a solder ring outside an active area of {die} | {seal}为位于{die}有源区之外的焊料环',
            w: 'Liquid and circuit are separated by metal, which does not age | 液体与电路由不老化的金属隔开',
          },
          {
            t: 'temperature-controlled bypass | 温控旁通',
            c: '{bypass} in {lid} directs liquid according to signals of {temp} | {lid}内的{bypass}根据{temp}的信号引导液体',
            w: 'Flow follows the work load from core to core | 流量随工作负载在核心之间变化',
          },
        ],
      ],
      extras: [
        '{lid} is made of a liquid-crystal polymer by moulding | {lid}由液晶聚合物模塑而成',
        'a distance between {lid} and {die} is 50 μm to 400 μm | {lid}与{die}之间的距离为50μm至400μm',
      ],
      params: [
        {
          n: 'flow rate | 流量',
          of: 'in',
          r: [0.05, 3.0],
          p: [0.3, 1.2],
          u: 'l/min',
          w: 'Pump and seal bound the flow | 泵和密封限制流量',
        },
        {
          n: 'thickness | 厚度',
          of: 'die',
          r: [50, 800],
          p: [150, 450],
          u: 'μm',
          w: 'Thin dies conduct better, thick ones carry fins | 薄芯片导热更好，厚芯片可承载翅片',
        },
      ],
      measures: [
        { n: 'temperature rise of a hot spot at 600 W/cm² | 600W/cm²热点温升', u: 'K', base: 94, best: 37 },
        { n: 'pressure drop | 压降', u: 'kPa', base: 118, best: 19 },
      ],
      method: {
        verb: 'assembling | 装配',
        steps: [
          'forming {seal} on {die} or on {lid} | 在{die}或{lid}上形成{seal}',
          'placing {lid} and joining it to {die} | 放置{lid}并将其与{die}接合',
          'testing {in} and {out} for flow and leakage | 对{in}和{out}进行流量和泄漏测试',
        ],
      },
      system: 'data centre server | 数据中心服务器',
      ipc: ['H01L23/473', 'H05K7/20', 'F28F3/12'],
      cpc: ['H01L23/4735', 'H01L23/427', 'H05K7/20254', 'F28F2260/02'],
      view: 'stack',
    },
  ],
};
