import type { Field } from '../seed.ts';

/** Solid electrolytes and cells made with them. */
export const electrolytes: Field = {
  id: 'electrolytes',
  name: 'solid electrolytes and solid-state cells | 固态电解质与固态电池',
  companies: ['solvane', 'guhe', 'inst-qilan', 'aokawa', 'hengyuan', 'univ-linjiang'],
  families: 54,
  background: [
    'Solid electrolytes conduct lithium ions without a flammable liquid and promise to make lithium metal usable as a negative electrode. | 固态电解质无需可燃液体即可传导锂离子，有望使锂金属用作负极。',
    'Sulphides are soft and conduct well but react with moisture, oxides are stable but hard and brittle, and polymers are easily processed but conduct well only when warm. | 硫化物柔软且导电性好但遇湿反应，氧化物稳定但硬而脆，聚合物易于加工但仅在升温时导电良好。',
    'At the interface between two solids, contact is lost whenever the active material breathes, and the resistance of a cell grows with every cycle. | 在两种固体的界面处，活性材料每次膨胀收缩都会损失接触，电池内阻随每次循环而增大。',
  ],
  literature: [
    'Grain boundary resistance of garnets after wet milling',
    'Critical current density and stack pressure: a meta-analysis',
    'Moisture tolerance of argyrodites with oxygen substitution',
    'Plasticised polymer electrolytes at subzero temperature',
  ],
  seeds: [
    {
      id: 'sulfide-argyrodite',
      kind: 'composition',
      subject: 'sulphide solid electrolyte | 硫化物固态电解质 | Sulfidischer Festelektrolyt | 硫化物固体電解質',
      topic: 'moisture-tolerant sulphide electrolytes | 耐湿硫化物电解质',
      problem:
        'argyrodites give off hydrogen sulphide even in dry rooms and lose a large part of their conductivity during electrode coating | 硫银锗矿型电解质即使在干燥室中也会释放硫化氢，并在电极涂布过程中损失大部分电导率',
      art: 'processing under argon throughout, which is too costly for large formats | 全程在氩气下加工，对于大尺寸电池成本过高',
      parts: {
        arg: '~argyrodite phase | 硫银锗矿相',
        halo: '~halogen mixture | 混合卤素',
        oxy: '~oxygen | 氧',
        tin: '~tin | 锡',
        shell: '~surface layer | 表面层',
        scav: '~hydrogen sulphide scavenger | 硫化氢捕获剂',
        binder: '~binder | 粘结剂',
        glass: '~glass phase | 玻璃相',
      },
      base: [
        '{arg} which contains lithium, phosphorus and sulphur | {arg}，其含有锂、磷和硫',
        '{halo} of chlorine and bromine on halide sites of {arg} | {halo}，由氯和溴组成并位于{arg}的卤素位上',
        '{glass} at grain boundaries of {arg} | {glass}，位于{arg}的晶界处',
      ],
      slots: [
        [
          {
            t: 'partial substitution of sulphur by oxygen | 氧部分取代硫',
            c: '2 at% to 12 at% of sulphur of {arg} are replaced by {oxy} | {arg}中2at%至12at%的硫被{oxy}取代',
            w: 'Oxygen sits where water would attack first, and the phosphate units formed there do not hydrolyse | 氧占据水最先侵蚀的位置，由此形成的磷酸根单元不水解',
          },
          {
            t: 'partial substitution of phosphorus by tin | 锡部分取代磷',
            c: '5 at% to 30 at% of phosphorus of {arg} are replaced by {tin} | {arg}中5at%至30at%的磷被{tin}取代',
            w: 'Tin binds sulphur more firmly in the sense of hard and soft acids, so that moisture releases less gas | 按软硬酸碱理论锡与硫结合更牢固，因而遇湿释放的气体更少',
          },
          {
            t: 'a hydrophobic surface layer | 疏水表面层',
            c: 'grains of {arg} carry {shell} of a long-chain thiol with 8 to 18 carbon atoms | {arg}的晶粒带有由8至18个碳原子的长链硫醇构成的{shell}',
            w: 'The thiol bonds to the surface and repels water until it is driven off by pressing at elevated temperature | 硫醇键合于表面并排斥水分，直至在升温压制时被去除',
          },
        ],
        [
          {
            t: 'a fibrillated binder | 原纤化粘结剂',
            c: '{S} further comprises {binder} which is fibrillated polytetrafluoroethylene in an amount of 0.1% to 1.5% by weight | {S}还包括{binder}，{binder}为原纤化聚四氟乙烯，其含量为0.1重量%至1.5重量%',
            w: 'The web of fibrils holds the powder without coating the grains, so that ion paths stay open | 纤维网固定粉体而不包覆晶粒，离子通路保持畅通',
          },
          {
            t: 'a polar rubber binder | 极性橡胶粘结剂',
            c: '{S} further comprises {binder} which is a hydrogenated nitrile rubber dissolved in an ester with at least eight carbon atoms | {S}还包括{binder}，{binder}为溶于至少八个碳原子的酯中的氢化丁腈橡胶',
            w: 'The bulky ester does not attack the thiophosphate, and the nitrile groups adhere to current collectors | 体积较大的酯不侵蚀硫代磷酸根，腈基则附着于集流体',
          },
        ],
        [
          {
            t: 'a zinc oxide scavenger | 氧化锌捕获剂',
            c: '{S} further comprises {scav} which is zinc oxide in an amount of 0.5% to 5% by weight | {S}还包括{scav}，{scav}为氧化锌，其含量为0.5重量%至5重量%',
            w: 'Hydrogen sulphide that forms nevertheless is bound as zinc sulphide on the spot | 仍形成的硫化氢就地被结合为硫化锌',
          },
          {
            t: 'a bimodal grain size | 双峰晶粒尺寸',
            c: 'grains of {arg} have a bimodal size distribution with maxima at 0.5 μm to 1.5 μm and at 4 μm to 10 μm | {arg}的晶粒具有双峰尺寸分布，峰值位于0.5μm至1.5μm和4μm至10μm',
            w: 'Small grains fill the gaps between large ones, and less pressure is needed for a dense layer | 小晶粒填充大晶粒之间的空隙，获得致密层所需压力更小',
          },
        ],
      ],
      extras: [
        'a molar ratio of bromine to chlorine in {halo} is 0.2 to 1.5 | {halo}中溴与氯的摩尔比为0.2至1.5',
        '{glass} amounts to less than 10% by volume | {glass}的体积分数小于10%',
      ],
      params: [
        {
          n: 'ionic conductivity at 25 °C | 25℃下的离子电导率',
          of: 'S',
          r: [1.5, 15],
          p: [4, 10],
          u: 'mS/cm',
          w: 'The value decides about the charging time of thick electrodes | 该值决定厚电极的充电时间',
        },
        {
          n: 'lattice parameter | 晶格参数',
          of: 'arg',
          r: [9.78, 9.95],
          p: [9.81, 9.88],
          u: 'Å',
          w: 'The lattice widens with bromine and narrows with oxygen, the optimum lies between | 晶格随溴含量增大而增大，随氧含量增大而减小，最佳值介于其间',
        },
      ],
      measures: [
        {
          n: 'hydrogen sulphide released in one hour at a dew point of −30 °C | 露点−30℃下一小时释放的硫化氢',
          u: 'cm³/g',
          base: 4.8,
          best: 0.3,
        },
        { n: 'conductivity retained after that exposure | 暴露后的电导率保持率', u: '%', base: 52, best: 95 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'milling lithium sulphide, phosphorus pentasulphide and lithium halides | 研磨硫化锂、五硫化二磷和卤化锂',
          'heating a mixture so obtained at 430 °C to 560 °C to form {arg} | 将由此得到的混合物在430℃至560℃下加热以形成{arg}',
          'quenching {arg} so that {glass} remains at grain boundaries | 使{arg}淬冷，使{glass}保留于晶界处',
        ],
      },
      system: 'solid-state battery | 固态电池',
      ipc: ['H01M10/0562', 'C01B25/14', 'H01B1/10'],
      cpc: ['H01M2300/0068', 'H01M10/0525', 'C01P2006/40', 'H01M4/62'],
      view: 'stack',
    },
    {
      id: 'garnet-sheet',
      kind: 'composition',
      subject: 'oxide electrolyte sheet | 氧化物电解质片 | Oxidische Elektrolytfolie | 酸化物電解質シート',
      topic: 'thin garnet-type electrolyte sheets | 薄型石榴石电解质片',
      problem:
        'garnet sheets thinner than 50 μm warp and lose lithium on sintering, and lithium metal grows through their grain boundaries | 厚度小于50μm的石榴石片在烧结时翘曲并损失锂，且锂金属沿其晶界生长',
      art: 'pellets of almost a millimetre which are ground down | 将近一毫米厚的圆片磨薄',
      parts: {
        core: 'dense layer | 致密层',
        porous: '*porous layers | 多孔层',
        garnet: '~garnet phase | 石榴石相',
        aid: '~sintering aid | 烧结助剂',
        dop: '~dopant | 掺杂元素',
        gb: '~grain boundary phase | 晶界相',
        inter: 'interlayer | 中间层',
      },
      base: [
        '{core} of {garnet} having a relative density of at least 96% | 由{garnet}构成的{core}，其相对密度不低于96%',
        '{dop} on lithium or zirconium sites of {garnet} | {dop}，位于{garnet}的锂位或锆位上',
        '{gb} between grains of {garnet} | {gb}，位于{garnet}的晶粒之间',
      ],
      slots: [
        [
          {
            t: 'tantalum doping | 钽掺杂',
            c: '{dop} is tantalum in an amount of 0.2 to 0.6 per formula unit | {dop}为钽，每化学式单元的含量为0.2至0.6',
            w: 'Tantalum stabilises the cubic phase without blocking the lithium sites | 钽可稳定立方相而不阻塞锂位',
          },
          {
            t: 'gallium and niobium co-doping | 镓铌共掺杂',
            c: '{dop} comprises gallium and niobium in a molar ratio of 1:3 to 1:1 | {dop}包括摩尔比为1:3至1:1的镓和铌',
            w: 'Gallium opens the bottlenecks of the lattice, niobium keeps the number of vacancies in balance | 镓打开晶格瓶颈，铌使空位数保持平衡',
          },
          {
            t: 'aluminium doping with magnesium | 铝镁掺杂',
            c: '{dop} comprises aluminium and 0.02 to 0.1 magnesium per formula unit | {dop}包括铝以及每化学式单元0.02至0.1的镁',
            w: 'Both elements are cheap, and magnesium keeps aluminium from collecting at the boundaries | 两种元素成本低，且镁可防止铝在晶界富集',
          },
        ],
        [
          {
            t: 'a lithium borate grain boundary phase | 硼酸锂晶界相',
            c: '{gb} comprises lithium borate formed from {aid} in an amount of 0.3% to 2% by weight | {gb}包括由{aid}形成的硼酸锂，{aid}的含量为0.3重量%至2重量%',
            w: 'The melt draws the grains together 150 K below the usual temperature, so that little lithium evaporates | 熔体在比通常低150K的温度下将晶粒拉紧，锂挥发很少',
          },
          {
            t: 'an electron-blocking boundary | 阻电子晶界',
            c: '{gb} comprises lanthanum aluminate with an electronic conductivity below 1 nS/cm | {gb}包括电子电导率低于1nS/cm的铝酸镧',
            w: 'Without electrons at the boundary no lithium is deposited inside the sheet | 晶界处无电子，因而片内不会沉积锂',
          },
        ],
        [
          {
            t: 'porous outer layers | 多孔外层',
            c: '{core} lies between {porous} which are sintered together with it and have a porosity of 40% to 70% | {core}位于{porous}之间，{porous}与其共烧结并具有40%至70%的孔隙率',
            w: 'The outer layers stiffen the sheet and offer lithium room to grow without a change of volume | 外层使片体变刚，并为锂提供无体积变化的生长空间',
          },
          {
            t: 'a zinc oxide wetting interlayer | 氧化锌润湿中间层',
            c: '{inter} of zinc oxide with a thickness of 5 nm to 40 nm is applied to {core} | {core}上施加有厚度为5nm至40nm的氧化锌制{inter}',
            w: 'Molten lithium forms an alloy with it and wets the sheet at once | 熔融锂与其形成合金并立即润湿片体',
          },
        ],
      ],
      extras: [
        'an average grain size of {garnet} is 1 μm to 12 μm | {garnet}的平均晶粒尺寸为1μm至12μm',
        '{core} has a surface free from lithium carbonate | {core}的表面不含碳酸锂',
      ],
      params: [
        {
          n: 'thickness | 厚度',
          of: 'core',
          r: [8, 80],
          p: [15, 35],
          u: 'μm',
          w: 'Thinner layers tear in handling, thicker ones cost energy density | 过薄在搬运中破裂，过厚则损失能量密度',
        },
        {
          n: 'flexural strength | 抗弯强度',
          of: 'S',
          r: [60, 400],
          p: [120, 280],
          u: 'MPa',
          w: 'Roll handling needs at least the lower value | 卷料搬运至少需要下限值',
        },
      ],
      measures: [
        { n: 'critical current density at 25 °C | 25℃下的临界电流密度', u: 'mA/cm²', base: 0.4, best: 3.2 },
        { n: 'loss of lithium on sintering | 烧结锂损失率', u: '%', base: 9.5, best: 1.4 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'casting a slurry of {garnet} and {aid} into a tape | 将{garnet}和{aid}的浆料流延成带',
          'debinding the tape at 400 °C to 600 °C | 在400℃至600℃下对所述带进行排胶',
          'sintering the tape for 2 min to 30 min at 980 °C to 1120 °C to form {core} | 在980℃至1120℃下将所述带烧结2min至30min以形成{core}',
        ],
      },
      system: 'lithium metal battery | 锂金属电池',
      ipc: ['H01M10/0562', 'C04B35/486', 'C01G35/00'],
      cpc: ['H01M2300/0077', 'C04B35/62218', 'H01M4/382', 'C04B2235/3203'],
      view: 'stack',
    },
    {
      id: 'polymer-insitu',
      kind: 'composition',
      subject: 'polymer electrolyte | 聚合物电解质 | Polymerelektrolyt | 高分子電解質',
      topic: 'polymer electrolytes cured inside the cell | 电池内原位固化聚合物电解质',
      problem:
        'polyether electrolytes conduct too little below 40 °C and are oxidised above 4 V, and films made beforehand do not wet thick electrodes | 聚醚电解质在40℃以下电导率过低并在4V以上被氧化，而预制膜又不能浸润厚电极',
      art: 'films of polyethylene oxide that are laminated hot | 采用热层压的聚环氧乙烷膜',
      parts: {
        mono: '~cross-linkable monomer | 可交联单体',
        salt: '~lithium salt | 锂盐',
        plast: '~plasticiser | 增塑剂',
        init: '~initiator | 引发剂',
        fill: '~ceramic filler | 陶瓷填料',
        fib: '~fibre scaffold | 纤维支架',
        add: '~film-forming additive | 成膜添加剂',
      },
      base: [
        '{mono} with at least two polymerisable groups in a cured state | 处于固化状态的{mono}，其具有至少两个可聚合基团',
        '{salt} dissolved in {mono} | {salt}，溶解于{mono}中',
        '{plast} which swells {mono} | {plast}，使{mono}溶胀',
      ],
      slots: [
        [
          {
            t: 'a vinylene carbonate network | 碳酸亚乙烯酯网络',
            c: '{mono} comprises vinylene carbonate and a triacrylate in a weight ratio of 5:1 to 30:1 | {mono}包括重量比为5:1至30:1的碳酸亚乙烯酯和三丙烯酸酯',
            w: 'Carbonate groups resist oxidation up to 4.5 V and loosen the hold on the lithium ion | 碳酸酯基团耐氧化至4.5V，并减弱对锂离子的束缚',
          },
          {
            t: 'a ring-opened dioxolane | 开环二氧戊环',
            c: '{mono} comprises 1,3-dioxolane which is polymerised by a cation of {salt} | {mono}包括由{salt}的阳离子聚合的1,3-二氧戊环',
            w: 'The salt itself starts the reaction, so that no residue of a foreign initiator remains | 锂盐自身引发反应，不残留外来引发剂',
          },
          {
            t: 'a fluorinated side chain | 含氟侧链',
            c: '{mono} carries side chains with at least four fluorine atoms | {mono}带有含至少四个氟原子的侧链',
            w: 'The fluorinated chains gather at the positive electrode and form a stable film | 含氟链在正极处聚集并形成稳定膜层',
          },
        ],
        [
          {
            t: 'a nitrile plasticiser | 腈类增塑剂',
            c: '{plast} comprises succinonitrile or adiponitrile | {plast}包括丁二腈或己二腈',
            w: 'The plastic crystal rotates freely and opens paths for ions without flowing out | 塑性晶体自由旋转，为离子打开通路而不流出',
          },
          {
            t: 'a sulphone plasticiser | 砜类增塑剂',
            c: '{plast} comprises a sulphone and a fluorinated ether in a weight ratio of 1:2 to 2:1 | {plast}包括重量比为1:2至2:1的砜和氟代醚',
            w: 'Neither substance burns, and the ether lowers the viscosity for filling | 两种物质均不燃，且氟代醚降低注液粘度',
          },
        ],
        [
          {
            t: 'an active ceramic filler | 活性陶瓷填料',
            c: '{S} further comprises {fill} which conducts lithium ions and has a particle size of 80 nm to 600 nm | {S}还包括传导锂离子的{fill}，其粒径为80nm至600nm',
            w: 'Ions pass along the surface of the particles, where the chains are most mobile | 离子沿颗粒表面传导，该处链段运动性最强',
          },
          {
            t: 'a non-woven scaffold | 无纺支架',
            c: '{S} is reinforced by {fib} with a thickness of 6 μm to 20 μm | {S}由厚度为6μm至20μm的{fib}增强',
            w: 'The scaffold keeps the electrodes apart if the polymer softens | 聚合物软化时支架仍使电极保持分离',
          },
        ],
      ],
      extras: [
        '{S} further comprises {add} in an amount of 0.5% to 5% by weight | {S}还包括0.5重量%至5重量%的{add}',
        'an amount of {init} is less than 0.3% by weight | {init}的含量小于0.3重量%',
      ],
      params: [
        {
          n: 'concentration | 浓度',
          of: 'salt',
          r: [0.6, 3.5],
          p: [1.0, 2.2],
          u: 'mol/kg',
          w: 'Ion pairs form above the range, too few carriers exist below it | 高于该范围形成离子对，低于该范围载流子过少',
        },
        {
          n: 'content by weight | 重量含量',
          of: 'plast',
          r: [15, 75],
          p: [30, 60],
          u: '%',
          w: 'The range balances conductivity against strength | 该范围兼顾电导率与强度',
        },
      ],
      measures: [
        { n: 'ionic conductivity at 0 °C | 0℃下的离子电导率', u: 'mS/cm', base: 0.02, best: 0.85 },
        { n: 'capacity retention after 500 cycles | 500次循环容量保持率', u: '%', base: 61, best: 91 },
      ],
      method: {
        verb: 'forming | 形成',
        steps: [
          'filling a liquid mixture of {mono}, {salt} and {plast} into a cell | 将{mono}、{salt}和{plast}的液态混合物注入电池',
          'storing the cell for 6 h to 48 h until electrodes are soaked | 将所述电池静置6h至48h，直至电极被浸润',
          'curing {mono} at 45 °C to 80 °C within the cell | 在所述电池内于45℃至80℃下固化{mono}',
        ],
      },
      system: 'pouch cell | 软包电池',
      ipc: ['H01M10/0565', 'C08F218/00', 'H01M10/0525'],
      cpc: ['H01M2300/0082', 'H01M10/058', 'C08F222/10', 'H01M2300/0091'],
      view: 'stack',
    },
    {
      id: 'stack-pressure',
      kind: 'device',
      subject: 'solid-state cell stack | 固态电池堆 | Festkörper-Zellstapel | 全固体電池スタック',
      topic: 'pressure on solid-state cells during operation | 固态电池运行中的加压',
      problem:
        'rigid end plates let the pressure rise with the state of charge and fall with age, so that contact is lost just when the cells are discharged | 刚性端板使压力随荷电状态升高并随老化下降，恰在单体放电时失去接触',
      art: 'bolted end plates with disc springs at the corners | 采用在角部设有碟簧的螺栓端板',
      parts: {
        cells: '*solid-state cells | 固态电池单体',
        plates: '&end plates | 端板',
        pad: '*compression pads | 压缩垫',
        bladder: 'gas bladder | 气囊',
        band: '*tension bands | 拉带',
        press: 'pressure sensor | 压力传感器',
        wedge: '&wedge elements | 楔形件',
        act: 'actuator | 执行器',
        gas: 'gas reservoir | 储气腔',
        foil: 'heating foil | 加热膜',
        buckle: '*buckling springs | 屈曲弹簧',
      },
      base: [
        '{cells} which are stacked in a stacking direction | {cells}，沿堆叠方向叠置',
        '{plates} between which {cells} are held | {plates}，{cells}保持于其间',
        '{band} which connect {plates} and take up a force in the stacking direction | {band}，连接{plates}并承受沿所述堆叠方向的力',
      ],
      slots: [
        [
          {
            t: 'a gas bladder of constant pressure | 恒压气囊',
            c: '{bladder} is arranged between one of {plates} and {cells} and communicates with {gas} whose volume is at least five times that of {bladder} | {plates}之一与{cells}之间设置有{bladder}，{bladder}与{gas}连通，{gas}的容积至少为{bladder}的五倍',
            w: 'As the volume of gas is large, the pressure changes by only a few per cent over the stroke of the cells | 由于气体容积大，在单体的行程内压力仅变化百分之几',
          },
          {
            t: 'buckling springs with a flat curve | 平缓特性屈曲弹簧',
            c: '{buckle} are arranged between one of {plates} and {cells} and have a force that changes by less than 15% over a stroke of 2 mm | {plates}之一与{cells}之间设置有{buckle}，{buckle}的力在2mm行程内的变化小于15%',
            w: 'Buckled beams yield at an almost constant force and need no supply | 屈曲梁在近乎恒定的力下屈服且无需供能',
          },
          {
            t: 'actively driven wedges | 主动驱动楔形件',
            c: '{wedge} are shifted against each other by {act} in dependence on a signal of {press} | {wedge}由{act}根据{press}的信号相互移动',
            w: 'The pressure is raised for fast charging and lowered at rest, which spares the electrolyte | 快充时提高压力而静置时降低压力，从而保护电解质',
          },
        ],
        [
          {
            t: 'graded compression pads | 梯度压缩垫',
            c: '{pad} are placed between {cells} and are softer at an edge than in a centre | {cells}之间放置有{pad}，{pad}的边缘比中心软',
            w: 'Cells bulge in the centre, and the gradient turns this into an even pressure | 单体在中心鼓胀，梯度硬度将其转化为均匀压力',
          },
          {
            t: 'a heating foil between cells | 单体间加热膜',
            c: '{foil} is arranged between two of {cells} and heats {cells} before a discharge at low temperature | {cells}中的两个之间设置有{foil}，{foil}在低温放电前加热{cells}',
            w: 'Warm lithium creeps into gaps, so that a lower pressure is enough | 升温的锂可蠕变填入间隙，因而较低压力即可',
          },
        ],
        [
          {
            t: 'fibre composite tension bands | 纤维复合拉带',
            c: '{band} are wound from carbon fibres around {plates} in a closed loop | {band}由碳纤维绕{plates}卷绕成闭环',
            w: 'The loop carries the force without bolts and at a quarter of the weight of steel | 闭环无需螺栓即可承力，重量仅为钢的四分之一',
          },
          {
            t: 'pressure-based state of charge | 基于压力的荷电状态',
            c: '{press} lies in a force path between {plates}, and a state of charge is derived from a signal of {press} | {press}位于{plates}之间的力路中，荷电状态由{press}的信号得出',
            w: 'The thickness of the cells tells the state of charge where the voltage curve is flat | 在电压曲线平坦处，单体厚度可指示荷电状态',
          },
        ],
      ],
      extras: [
        '{plates} are made of aluminium with a ribbed outer side | {plates}由铝制成并具有带肋的外侧',
        'each of {cells} has a negative electrode of lithium metal | 每个{cells!}具有锂金属负极',
      ],
      params: [
        {
          n: 'operating pressure | 工作压力',
          of: 'cells',
          r: [0.2, 12],
          p: [1, 5],
          u: 'MPa',
          w: 'Contact is lost below, lithium is squeezed into the electrolyte above | 低于该范围失去接触，高于该范围锂被挤入电解质',
        },
        {
          n: 'thickness | 厚度',
          of: 'plates',
          r: [4, 40],
          p: [10, 22],
          u: 'mm',
          w: 'The plates should bend by less than 0.1 mm | 端板的弯曲应小于0.1mm',
        },
      ],
      measures: [
        {
          n: 'change of pressure between empty and full charge | 空电与满电之间的压力变化',
          u: '%',
          base: 165,
          best: 8,
        },
        { n: 'capacity retention after 800 cycles | 800次循环容量保持率', u: '%', base: 68, best: 92 },
      ],
      method: {
        verb: 'assembling | 装配',
        steps: [
          'stacking {cells} between {plates} | 将{cells}叠置于{plates}之间',
          'compressing {cells} to an assembly pressure | 将{cells}压缩至装配压力',
          'placing {band} around {plates} and releasing a press | 将{band}套于{plates}周围并松开压机',
        ],
      },
      system: 'aircraft propulsion battery | 航空动力电池',
      ipc: ['H01M50/264', 'H01M10/0562', 'H01M10/04'],
      cpc: ['H01M10/0481', 'H01M50/242', 'H01M10/486', 'H01M2220/20', 'F16F1/02'],
      view: 'stack',
    },
    {
      id: 'dry-coat',
      kind: 'process',
      subject:
        'method for producing an electrolyte layer | 电解质层的制备方法 | Verfahren zur Herstellung einer Elektrolytschicht | 電解質層の製造方法',
      topic: 'solvent-free coating of electrolyte layers | 电解质层的无溶剂涂布',
      problem:
        'solvents attack sulphides and have to be recovered, while dry films tear below 40 μm and vary in thickness across the web | 溶剂侵蚀硫化物且须回收，而干法膜在40μm以下破裂并沿幅宽厚度不均',
      art: 'slot-die coating with xylene followed by drying under nitrogen | 采用二甲苯狭缝涂布并在氮气下干燥',
      parts: {
        powder: '~electrolyte powder | 电解质粉末',
        binder: '~fibrillisable binder | 可原纤化粘结剂',
        mill: 'jet mill | 气流磨',
        rolls: '&calender rolls | 压延辊',
        film: 'free-standing film | 自支撑膜',
        electrode: 'electrode | 电极',
        carrier: 'carrier web | 载体带',
        layer: 'electrolyte layer | 电解质层',
        gauge: 'thickness gauge | 测厚仪',
        charge: '*charging electrodes | 荷电电极',
      },
      base: [
        'mixing {powder} with {binder} in a dry state | 将{powder}与{binder}干态混合',
        'fibrillating {binder} under shear in {mill} | 在{mill}中于剪切下使{binder}原纤化',
        'passing a mixture so obtained between {rolls} to form {film} | 使由此得到的混合物通过{rolls}之间以形成{film}',
        'laminating {film} onto {electrode} to form {layer} | 将{film}层压至{electrode}上以形成{layer}',
      ],
      slots: [
        [
          {
            t: 'rolls at different speeds | 差速压延辊',
            c: '{rolls} turn at circumferential speeds which differ by 5% to 60% | {rolls}以相差5%至60%的圆周速度转动',
            w: 'The difference draws fibrils in the direction of the web and releases the film from the slower roll | 速差使纤维沿带材方向取向，并使膜从较慢的辊上脱离',
          },
          {
            t: 'a carrier web with low adhesion | 低粘附载体带',
            c: '{film} is formed directly on {carrier} whose surface energy is below 25 mN/m | {film}直接形成于表面能低于25mN/m的{carrier}上',
            w: 'The web takes up the tension, so that films of half the thickness survive | 载体带承受张力，因而可得到厚度减半的膜',
          },
          {
            t: 'electrostatic powder deposition | 静电粉末沉积',
            c: 'the mixture is charged by {charge} and deposited on {electrode} before it passes between {rolls} | 所述混合物经{charge}荷电并沉积于{electrode}上，之后再通过{rolls}之间',
            w: 'The field spreads the powder evenly, and thin places attract more of it | 电场使粉末均匀分布，薄处吸引更多粉末',
          },
        ],
        [
          {
            t: 'closed-loop gap control | 辊缝闭环控制',
            c: '{gauge} measures {film} at several places across its width and sets a bending of {rolls} | {gauge}在{film}幅宽的多个位置进行测量，并设定{rolls}的挠曲',
            w: 'The thickness is levelled across the web and not only on average | 厚度沿幅宽被拉平，而不仅是平均值',
          },
          {
            t: 'stepwise heated rolls | 逐级加热辊',
            c: '{rolls} are followed by further rolls whose temperature rises stepwise from 60 °C to 160 °C | {rolls}之后设有温度自60℃至160℃逐级升高的其他辊',
            w: 'The binder is fibrillated while cool and sintered while warm, which closes pores | 粘结剂在低温下原纤化并在升温下烧结，从而闭合孔隙',
          },
        ],
        [
          {
            t: 'recycling of trimmed edges | 切边回收',
            c: 'edges trimmed from {film} are ground below 0 °C and returned to the mixture in a share of up to 30% | 从{film}切下的边料在0℃以下研磨，并以不超过30%的比例返回所述混合物',
            w: 'Ground cold, the fibrils stay short and do not disturb a second pass | 低温研磨使纤维保持短小，不影响再次加工',
          },
          {
            t: 'co-lamination of both electrodes | 双电极共层压',
            c: '{film} is laminated between {electrode} and a further electrode in one pass | {film}在一次通过中层压于{electrode}与另一电极之间',
            w: 'The film never has to be handled alone after forming | 膜成形后无需单独搬运',
          },
        ],
      ],
      extras: [
        '{binder} amounts to 0.1% to 2% by weight of the mixture | {binder}占所述混合物的0.1重量%至2重量%',
        'all steps are carried out at a dew point below −45 °C | 所有步骤在低于−45℃的露点下进行',
      ],
      params: [
        {
          n: 'thickness | 厚度',
          of: 'layer',
          r: [8, 90],
          p: [18, 40],
          u: 'μm',
          w: 'Short circuits limit the range downwards, resistance upwards | 下限受短路限制，上限受电阻限制',
        },
        {
          n: 'line force | 线压力',
          of: 'rolls',
          r: [50, 3000],
          p: [300, 1200],
          u: 'N/mm',
          w: 'A higher force breaks the grains of the active material | 更高的力会压碎活性材料晶粒',
        },
      ],
      measures: [
        { n: 'variation of thickness across the web | 幅宽方向厚度偏差', u: '%', base: 11.5, best: 1.8 },
        { n: 'energy consumption per square metre | 每平方米能耗', u: 'Wh', base: 410, best: 95 },
      ],
      system: 'coating line | 涂布生产线',
      ipc: ['H01M10/058', 'H01M10/0562', 'H01M4/04'],
      cpc: ['H01M4/0435', 'H01M4/623', 'B29C43/24', 'H01M2300/0068'],
      view: 'blocks',
    },
  ],
};
