import type { Field } from '../seed.ts';

/** Water treatment membranes. */
export const membranes: Field = {
  id: 'membranes',
  name: 'membranes for water treatment | 水处理膜',
  companies: ['qingquan', 'osmara', 'clearfen', 'univ-yanhe', 'molkara'],
  families: 55,
  background: [
    'Membranes separate salts, germs and organic matter from water without a change of phase. Reverse osmosis today supplies more fresh water than evaporation. | 膜可在无相变的情况下从水中分离盐、细菌和有机物。如今反渗透提供的淡水多于蒸发法。',
    'Deposits of organic matter, scale and living films on the membrane raise the pressure needed and shorten its life; cleaning with chlorine attacks polyamide. | 膜上的有机物、结垢和生物膜沉积会提高所需压力并缩短寿命，而用氯清洗会侵蚀聚酰胺。',
    'Energy for pressing water through the membrane makes up a third of the cost of desalination. | 使水透过膜所需的能量占海水淡化成本的三分之一。',
  ],
  literature: [
    'Spacer geometry and concentration polarisation in narrow channels',
    'Chlorine attack on aromatic polyamides: rate constants',
    'Biofilm onset on zwitterionic surfaces in river water',
    'Ceramic hollow fibres under backwash fatigue',
  ],
  seeds: [
    {
      id: 'tfc-ro',
      kind: 'composition',
      subject: 'composite reverse osmosis membrane | 复合反渗透膜 | Verbund-Umkehrosmosemembran | 複合逆浸透膜',
      topic: 'reverse osmosis membranes that withstand chlorine | 耐氯反渗透膜',
      problem:
        'the thin polyamide film is cut by chlorine within days, and measures against it have so far cost a third of the water flux | 聚酰胺薄膜在数日内即被氯切断，而迄今的应对措施会损失三分之一的水通量',
      art: 'dechlorination of the feed with bisulphite before the membrane | 在膜前以亚硫酸氢盐对进水脱氯',
      parts: {
        supp: 'porous support | 多孔支撑层',
        skin: 'separating layer | 分离层',
        amine: '~amine monomer | 胺类单体',
        acid: '~acid chloride | 酰氯',
        gutter: 'intermediate layer | 中间层',
        top: 'protective layer | 保护层',
        tube: '~nanotubes | 纳米管',
        zeo: '~zeolite crystals | 沸石晶体',
        scav: '~sacrificial groups | 牺牲基团',
        fleece: 'non-woven fleece | 无纺布',
      },
      base: [
        '{fleece} which carries {supp} | {fleece}，承载{supp}',
        '{supp} having pores of 10 nm to 80 nm at its surface | {supp}，其表面具有10nm至80nm的孔',
        '{skin} of a polyamide of {amine} and {acid} on {supp} | {skin}，由{amine}与{acid}的聚酰胺构成并位于{supp}上',
      ],
      slots: [
        [
          {
            t: 'a secondary amine without amide hydrogen | 无酰胺氢的仲胺',
            c: '{amine} comprises a secondary diamine such that at least 30% of amide groups of {skin} bear no hydrogen | {amine}包括仲二胺，使{skin}的至少30%的酰胺基不带氢',
            w: 'Chlorine attacks the hydrogen of the amide, and where there is none the chain is not cut | 氯侵蚀酰胺上的氢，无氢之处链不会断裂',
          },
          {
            t: 'sacrificial hydantoin groups | 牺牲性海因基团',
            c: '{skin} carries {scav} of hydantoin which bind chlorine reversibly | {skin}带有海因类{scav}，{scav}可逆地结合氯',
            w: 'Bound chlorine kills germs at the surface, and the groups are restored by the next dose | 结合的氯杀灭表面细菌，且该基团可由下一次加氯再生',
          },
          {
            t: 'a protective polyvinyl alcohol layer | 聚乙烯醇保护层',
            c: '{top} of cross-linked polyvinyl alcohol with a thickness of 20 nm to 120 nm covers {skin} | 厚度为20nm至120nm的交联聚乙烯醇制{top}覆盖{skin}',
            w: 'The hydrated layer slows chlorine more than water and keeps organic matter from adhering | 水合层对氯的阻滞大于对水的阻滞，并防止有机物附着',
          },
        ],
        [
          {
            t: 'embedded zeolite crystals | 嵌入沸石晶体',
            c: '{skin} contains {zeo} with a size of 40 nm to 180 nm | {skin}含有粒径为40nm至180nm的{zeo}',
            w: 'Pores of the crystals pass water and hold back hydrated ions, which wins back the flux | 晶体孔道允许水通过而截留水合离子，从而恢复通量',
          },
          {
            t: 'a nanotube intermediate layer | 纳米管中间层',
            c: '{gutter} of {tube} lies between {supp} and {skin} | {supp}与{skin}之间设有由{tube}构成的{gutter}',
            w: 'Water flows sideways in the layer to the next pore, so that the whole skin takes part | 水在该层内横向流至最近的孔，使整个分离层参与透水',
          },
        ],
        [
          {
            t: 'a crumpled separating layer | 褶皱分离层',
            c: '{skin} has folds with a height of 80 nm to 400 nm | {skin}具有高度为80nm至400nm的褶皱',
            w: 'The folded surface is up to twice as large as the flat one | 褶皱表面积可达平坦表面的两倍',
          },
          {
            t: 'a hydrophilised support | 亲水化支撑层',
            c: '{supp} comprises a sulphonated polysulphone with a degree of sulphonation of 3% to 20% | {supp}包括磺化度为3%至20%的磺化聚砜',
            w: 'A wetted support shortens the way of water and holds the skin more firmly | 润湿的支撑层缩短水的路径，并更牢固地保持分离层',
          },
        ],
      ],
      extras: [
        '{acid} is trimesoyl chloride | {acid}为均苯三甲酰氯',
        '{skin} has a negative charge at a pH value of 7 | {skin}在pH值为7时带负电荷',
      ],
      params: [
        {
          n: 'thickness | 厚度',
          of: 'skin',
          r: [20, 350],
          p: [60, 180],
          u: 'nm',
          w: 'Thinner skins have defects, thicker ones resist the flow | 过薄有缺陷，过厚则阻力大',
        },
        {
          n: 'concentration in an aqueous solution | 在水溶液中的浓度',
          of: 'amine',
          r: [0.5, 6],
          p: [1.5, 3.5],
          u: '%',
          w: 'The concentration governs the density of the network | 该浓度决定网络密度',
        },
      ],
      measures: [
        {
          n: 'salt rejection after 20000 ppm·h of chlorine | 20000ppm·h氯暴露后的脱盐率',
          u: '%',
          base: 91.2,
          best: 99.4,
        },
        { n: 'water flux at 5.5 MPa | 5.5MPa下的水通量', u: 'l/(m²·h)', base: 31, best: 58 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'wetting {supp} with an aqueous solution of {amine} | 以{amine}的水溶液润湿{supp}',
          'contacting {supp} with {acid} in a hydrocarbon for 10 s to 90 s so that {skin} forms | 使{supp}与烃中的{acid}接触10s至90s，以形成{skin}',
          'curing {skin} at 60 °C to 110 °C and rinsing it | 在60℃至110℃下固化{skin}并冲洗',
        ],
      },
      system: 'desalination plant | 海水淡化装置',
      ipc: ['B01D69/12', 'B01D71/56', 'B01D61/02'],
      cpc: ['B01D69/1251', 'B01D67/0079', 'C02F1/441', 'B01D2323/40'],
      view: 'stack',
    },
    {
      id: 'spiral-spacer',
      kind: 'device',
      subject: 'spiral-wound membrane element | 卷式膜元件 | Spiralwickelmembranelement | スパイラル型膜エレメント',
      topic: 'feed channels of spiral-wound elements | 卷式膜元件的进水流道',
      problem:
        'net spacers create dead zones behind each knot where living films start to grow, and they raise the pressure drop along the element | 网状隔网在每个结点后方形成死区，生物膜由此开始生长，并增大沿元件的压降',
      art: 'extruded nets of crossed strands | 采用交叉丝挤出隔网',
      parts: {
        tube: 'permeate tube | 产水管',
        leaves: '*membrane leaves | 膜叶',
        spacer: 'feed spacer | 进水隔网',
        perm: 'permeate carrier | 产水导布',
        knots: '*nodes | 节点',
        strands: '*strands | 丝',
        dots: '*printed studs | 印刷凸点',
        holes: '*through holes | 通孔',
        cap: 'end cap | 端盖',
        shell: 'outer wrap | 外缠层',
        copper: '~antimicrobial additive | 抗菌添加剂',
        baffle: 'flow deflector | 导流件',
      },
      base: [
        '{tube} around which {leaves} are wound | {tube}，{leaves}卷绕于其周围',
        '{spacer} which keeps facing surfaces of {leaves} apart and forms a feed channel | {spacer}，使{leaves}的相对表面隔开并形成进水流道',
        '{perm} which leads permeate within {leaves} to {tube} | {perm}，将{leaves}内的产水引导至{tube}',
      ],
      slots: [
        [
          {
            t: 'studs printed on the membrane | 膜上印刷凸点',
            c: '{spacer} consists of {dots} which are printed on {leaves} in rows offset to each other | {spacer}由{dots}组成，{dots}以相互错开的行印刷于{leaves}上',
            w: 'Round studs have no knots, and the flow closes behind them without a dead zone | 圆形凸点无结点，水流在其后方闭合而无死区',
          },
          {
            t: 'perforated nodes | 穿孔节点',
            c: '{spacer} comprises {strands} which cross in {knots}, and {knots} have {holes} in a direction of flow | {spacer}包括在{knots}处交叉的{strands}，{knots}沿流动方向具有{holes}',
            w: 'A jet through each node rinses the place where films would start | 穿过各节点的射流冲刷生物膜的起始处',
          },
          {
            t: 'strands of changing diameter | 变径丝',
            c: '{spacer} comprises {strands} which are thinner between {knots} than at {knots} | {spacer}包括{strands}，{strands}在{knots}之间比在{knots}处细',
            w: 'Thin strands stand off the membrane, so that water passes on both sides of them | 细丝与膜面分离，水可从其两侧通过',
          },
        ],
        [
          {
            t: 'a swirling end cap | 旋流端盖',
            c: '{cap} carries {baffle} which gives the feed a swirl ahead of {spacer} | {cap}带有{baffle}，{baffle}使进水在{spacer}之前产生旋流',
            w: 'The swirl spreads the feed evenly over all turns of the winding | 旋流使进水均匀分布于所有卷绕层',
          },
          {
            t: 'an antimicrobial spacer | 抗菌隔网',
            c: '{spacer} contains {copper} which releases less than 5 μg of copper per litre | {spacer}含有{copper}，{copper}每升释放少于5μg的铜',
            w: 'The first cells are killed on contact, and the water stays within drinking-water limits | 最先附着的细胞在接触时被杀灭，而水质仍符合饮用水限值',
          },
        ],
        [
          {
            t: 'short leaves in greater number | 多而短的膜叶',
            c: 'a number of {leaves} is at least 20, and their length is less than 0.9 m | {leaves}的数量至少为20，且其长度小于0.9m',
            w: 'The way of permeate to the tube is short, which leaves more pressure for the separation | 产水至产水管的路径短，为分离保留更多压力',
          },
          {
            t: 'a permeable outer wrap | 透水外缠层',
            c: '{shell} has openings through which a part of the feed enters radially | {shell}具有开口，一部分进水经其径向进入',
            w: 'The gap around the element is rinsed, and no germs settle there | 元件周围的间隙得到冲洗，细菌不会在此沉积',
          },
        ],
      ],
      extras: [
        '{leaves} are glued along three edges | {leaves}沿三条边粘合',
        '{perm} is a knitted polyester fabric impregnated with epoxy resin | {perm}为浸渍环氧树脂的聚酯针织物',
      ],
      params: [
        {
          n: 'height | 高度',
          of: 'spacer',
          r: [0.3, 2.0],
          p: [0.6, 0.95],
          u: 'mm',
          w: 'A low channel clogs, a high one wastes area | 流道过低易堵塞，过高则浪费膜面积',
        },
        {
          n: 'cross-flow velocity | 错流速度',
          of: 'S',
          r: [0.03, 0.6],
          p: [0.1, 0.25],
          u: 'm/s',
          w: 'The velocity carries off salt without breaking the winding | 该速度可带走盐分而不损坏卷绕',
        },
      ],
      measures: [
        { n: 'pressure drop per element after 30 days | 30天后每元件压降', u: 'kPa', base: 92, best: 31 },
        { n: 'living film on the spacer | 隔网上的生物膜量', u: 'μg/cm²', base: 64, best: 9 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'placing {spacer} between {leaves} or printing it onto {leaves} | 将{spacer}置于{leaves}之间或印刷于{leaves}上',
          'winding {leaves} together with {perm} around {tube} | 将{leaves}连同{perm}卷绕于{tube}周围',
          'curing adhesive joints and trimming both ends | 固化粘合处并修整两端',
        ],
      },
      system: 'water treatment train | 水处理机组',
      ipc: ['B01D63/10', 'B01D61/08', 'C02F1/44'],
      cpc: ['B01D63/103', 'B01D65/08', 'B01D2313/143', 'B01D2321/2033'],
      view: 'stack',
    },
    {
      id: 'ceramic-fibre',
      kind: 'composition',
      subject: 'ceramic hollow fibre membrane | 陶瓷中空纤维膜 | Keramische Hohlfasermembran | セラミック中空糸膜',
      topic: 'ceramic membranes for oily waste water | 含油废水用陶瓷膜',
      problem:
        'oil wets ceramic surfaces and closes the pores for good, and hollow fibres break at the potting when they are backwashed | 油润湿陶瓷表面并永久封堵孔道，且中空纤维在反冲洗时于封装处断裂',
      art: 'thick-walled alumina tubes, which offer little area | 采用膜面积小的厚壁氧化铝管',
      parts: {
        wall: 'porous wall | 多孔壁',
        skin: 'active layer | 活性层',
        alumina: '~alumina | 氧化铝',
        titania: '~titania | 二氧化钛',
        sic: '~silicon carbide | 碳化硅',
        graft: '~hydrophilic grafts | 亲水接枝物',
        zno: '~zinc oxide nanorods | 氧化锌纳米棒',
        finger: '*finger-like pores | 指状孔',
        end: 'densified end | 致密化端部',
      },
      base: [
        '{wall} which surrounds a bore with a diameter of 0.4 mm to 3 mm | {wall}，围绕直径为0.4mm至3mm的内孔',
        '{skin} on {wall} having an average pore size of 10 nm to 300 nm | {skin}，位于{wall}上，其平均孔径为10nm至300nm',
      ],
      slots: [
        [
          {
            t: 'photocatalytic titania | 光催化二氧化钛',
            c: '{skin} comprises {titania} doped with nitrogen which is active in visible light | {skin}包括掺氮的{titania}，其在可见光下具有活性',
            w: 'Light breaks down what has settled, and the surface becomes water-loving at the same time | 光分解沉积物，同时使表面变得亲水',
          },
          {
            t: 'silicon carbide as active layer | 碳化硅活性层',
            c: '{skin} comprises {sic} sintered at 1500 °C to 1900 °C | {skin}包括在1500℃至1900℃下烧结的{sic}',
            w: 'Its strongly negative surface repels oil drops in any water above a pH value of 3 | 其强负电表面在pH值高于3的水中均排斥油滴',
          },
          {
            t: 'zinc oxide nanorods on the surface | 表面氧化锌纳米棒',
            c: '{skin} carries {zno} with a length of 200 nm to 2 μm | {skin}带有长度为200nm至2μm的{zno}',
            w: 'Water held between the rods forms a cushion on which oil drops roll off | 棒间保持的水形成垫层，油滴在其上滚落',
          },
        ],
        [
          {
            t: 'finger-like pores inside the wall | 壁内指状孔',
            c: '{wall} has {finger} which extend over 30% to 70% of its thickness | {wall}具有{finger}，{finger}延伸至其厚度的30%至70%',
            w: 'The open part lets water pass freely, the dense part bears the pressure | 开放部分允许水自由通过，致密部分承受压力',
          },
          {
            t: 'densified fibre ends | 致密化纤维端部',
            c: '{wall} has {end} at a potting whose strength is at least twice that of a remaining part of {wall} | {wall}在封装处具有{end}，{end}的强度至少为{wall}其余部分的两倍',
            w: 'The fibre is strongest where bending is greatest | 纤维在弯曲最大处强度最高',
          },
        ],
        [
          {
            t: 'zwitterionic grafts | 两性离子接枝物',
            c: '{skin} carries {graft} with sulphobetaine groups | {skin}带有含磺基甜菜碱基团的{graft}',
            w: 'Bound water keeps oil at a distance also in the dark | 结合水在黑暗中也使油保持距离',
          },
          {
            t: 'a mullite-bonded wall | 莫来石结合壁',
            c: '{wall} comprises {alumina} bonded by mullite | {wall}包括由莫来石结合的{alumina}',
            w: 'Sintering takes place 300 K lower, which halves the energy | 烧结温度降低300K，能耗减半',
          },
        ],
      ],
      extras: [
        '{wall} has an open porosity of 30% to 60% | {wall}的开孔孔隙率为30%至60%',
        '{skin} is arranged on an outer side of {wall} | {skin}设置于{wall}的外侧',
      ],
      params: [
        {
          n: 'thickness | 厚度',
          of: 'wall',
          r: [0.1, 1.2],
          p: [0.2, 0.5],
          u: 'mm',
          w: 'Thin walls break, thick walls waste pressure | 壁过薄易断裂，过厚则损失压力',
        },
        {
          n: 'bending strength | 弯曲强度',
          of: 'wall',
          r: [40, 350],
          p: [110, 240],
          u: 'MPa',
          w: 'Backwash loads the fibre in every cycle | 反冲洗在每个周期中使纤维受载',
        },
      ],
      measures: [
        { n: 'flux recovered after cleaning | 清洗后的通量恢复率', u: '%', base: 63, best: 98 },
        { n: 'broken fibres per year and thousand | 每年每千根断裂纤维数', u: 'fibres', base: 17, best: 1 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'spinning a suspension of a ceramic powder into a bath to form {wall} | 将陶瓷粉末悬浮液纺入浴中以形成{wall}',
          'sintering {wall} in air or argon | 在空气或氩气中烧结{wall}',
          'coating {wall} with {skin} and firing it | 在{wall}上涂覆{skin}并焙烧',
        ],
      },
      system: 'filtration module | 过滤组件',
      ipc: ['B01D69/08', 'B01D71/02', 'C02F1/44'],
      cpc: ['B01D67/0041', 'B01D71/025', 'C02F2101/32', 'B01D2325/36'],
      view: 'stack',
    },
    {
      id: 'clean-cycle',
      kind: 'process',
      subject:
        'method for operating a membrane filtration plant | 膜过滤装置的运行方法 | Verfahren zum Betreiben einer Membranfiltrationsanlage | 膜ろ過装置の運転方法',
      topic: 'cleaning of membranes in operation | 运行中的膜清洗',
      problem:
        'membranes are cleaned by the clock, often too late to remove what has hardened and often without need, which wastes a tenth of the water | 膜按固定时间清洗，往往过晚而无法去除已硬化的沉积，又往往并无必要，浪费十分之一的水',
      art: 'backwashing every thirty minutes | 采用每三十分钟反冲洗一次',
      parts: {
        mods: '*membrane modules | 膜组件',
        feed: 'feed pump | 进水泵',
        press: '*pressure sensors | 压力传感器',
        model: 'fouling model | 污染模型',
        back: 'backwash | 反冲洗',
        air: 'air scour | 气擦洗',
        agent: 'cleaning agent | 清洗剂',
        ctrl: 'plant controller | 装置控制器',
        turb: 'turbidity sensor | 浊度传感器',
        res: 'fouling resistance | 污染阻力',
        fluor: 'fluorescence sensor | 荧光传感器',
      },
      base: [
        'pressing feed water through {mods} by {feed} | 由{feed}使进水压过{mods}',
        'measuring pressures by {press} and determining {res} by {ctrl} | 由{press}测量压力，并由{ctrl}确定{res}',
        'starting {back} of one of {mods} in dependence on {res} | 根据{res}启动{mods}中一个的{back}',
      ],
      slots: [
        [
          {
            t: 'separation of reversible and lasting fouling | 可逆与持久污染的分离',
            c: '{ctrl} divides {res} by {model} into a reversible and a lasting share, and {back} is started by the reversible share alone | {ctrl}借助{model}将{res}分为可逆部分和持久部分，{back}仅由可逆部分触发',
            w: 'Backwashing is used for what it can remove, and chemistry for the rest | 反冲洗用于可去除的部分，其余采用化学清洗',
          },
          {
            t: 'prediction from feed fluorescence | 由进水荧光预测',
            c: '{fluor} measures proteins in the feed water, and {model} predicts {res} for at least one hour ahead | {fluor}测量所述进水中的蛋白质，{model}至少提前一小时预测{res}',
            w: 'A bloom of algae is met with shorter cycles before it has closed the pores | 在藻华堵塞孔道之前即以更短的周期应对',
          },
          {
            t: 'test pulses of flux | 通量测试脉冲',
            c: '{ctrl} varies a flux by 5% to 15% for less than a minute and derives a compressibility of a deposit from {res} | {ctrl}使通量在一分钟内变化5%至15%，并由{res}得出沉积物的可压缩性',
            w: 'Soft deposits yield under the pulse, scale does not, so that the right agent is chosen | 软沉积在脉冲下退让而结垢则不然，从而选择正确的清洗剂',
          },
        ],
        [
          {
            t: 'backwash with permeate of neighbours | 以相邻组件产水反冲洗',
            c: '{back} of one of {mods} is fed with permeate of other ones of {mods} without a pump of its own | {mods}中一个的{back}由{mods}中其他组件的产水供给，而无需专用泵',
            w: 'The plant goes on producing, and a tank and a pump are saved | 装置继续产水，并节省水箱和泵',
          },
          {
            t: 'pulsed air scouring | 脉冲气擦洗',
            c: '{air} is applied during {back} in bursts of 0.5 s to 4 s | {back}期间以0.5s至4s的脉冲施加{air}',
            w: 'Bursts shake the fibres more than a steady stream and need a fifth of the air | 脉冲比稳定气流更能抖动纤维，且仅需五分之一的空气',
          },
        ],
        [
          {
            t: 'dosing by resistance gained | 按阻力增量加药',
            c: 'an amount of {agent} is computed from a rise of {res} since a last cleaning | {agent}的用量由自上次清洗以来{res}的上升量计算',
            w: 'Agent is used in proportion to the deposit | 清洗剂用量与沉积物成比例',
          },
          {
            t: 'rotation among modules | 组件轮换',
            c: '{ctrl} gives a higher flux to those of {mods} whose {res!} is lowest | {ctrl}使{mods}中{res!}最低者具有较高通量',
            w: 'All modules reach their cleaning at the same quality, and none is overloaded | 所有组件以相同状态达到清洗时刻，且均不超载',
          },
        ],
      ],
      extras: [
        '{turb} stops a filtration when a fibre is broken | {turb}在纤维断裂时停止过滤',
        '{ctrl} corrects pressures to a water temperature of 20 °C | {ctrl}将压力校正至20℃的水温',
      ],
      params: [
        {
          n: 'duration | 持续时间',
          of: 'back',
          r: [5, 180],
          p: [20, 60],
          u: 's',
          w: 'After the first minute little more is removed | 第一分钟之后去除量很少',
        },
        {
          n: 'flux | 通量',
          of: 'mods',
          r: [10, 160],
          p: [45, 95],
          u: 'l/(m²·h)',
          w: 'Above a critical flux deposits consolidate | 超过临界通量时沉积物压实',
        },
      ],
      measures: [
        { n: 'water lost in cleaning | 清洗水耗', u: '%', base: 9.6, best: 2.4 },
        { n: 'days between chemical cleanings | 化学清洗间隔天数', u: 'd', base: 16, best: 74 },
      ],
      system: 'membrane filtration plant | 膜过滤装置',
      ipc: ['B01D65/02', 'B01D61/22', 'C02F1/44'],
      cpc: ['B01D2321/04', 'B01D2311/14', 'C02F2209/40', 'B01D2321/185'],
      view: 'blocks',
    },
    {
      id: 'capdeion',
      kind: 'device',
      subject:
        'electrochemical desalination cell | 电化学脱盐电池 | Elektrochemische Entsalzungszelle | 電気化学脱塩セル',
      topic: 'removing selected ions by electrodes | 电极选择性除离子',
      problem:
        'carbon electrodes take up all ions alike, are oxidised at the positive side and lose half of their capacity within a year | 碳电极对所有离子同等吸附，正极侧被氧化，一年内容量损失一半',
      art: 'pairs of activated carbon sheets | 采用成对的活性炭片',
      parts: {
        pos: 'positive electrode | 正极',
        neg: 'negative electrode | 负极',
        chan: 'flow channel | 流道',
        cem: 'cation exchange membrane | 阳离子交换膜',
        aem: 'anion exchange membrane | 阴离子交换膜',
        inter: '~intercalation material | 嵌入材料',
        curr: '*current collectors | 集流体',
        ps: 'power supply | 电源',
        pol: '~redox polymer | 氧化还原聚合物',
        valve: 'valve block | 阀组',
        store: 'energy store | 储能器',
      },
      base: [
        '{pos} and {neg} which face each other across {chan} | {pos}和{neg}，隔着{chan}相对设置',
        '{curr} which connect {pos} and {neg} with {ps} | {curr}，将{pos}和{neg}与{ps}连接',
        '{valve} which directs water from {chan} alternately to a product outlet and to a brine outlet | {valve}，将来自{chan}的水交替引导至产水出口和浓水出口',
      ],
      slots: [
        [
          {
            t: 'a Prussian blue analogue electrode | 普鲁士蓝类似物电极',
            c: '{neg} comprises {inter} of a hexacyanoferrate with nickel or copper | {neg}包括含镍或铜的六氰合铁酸盐类{inter}',
            w: 'The cages of the lattice accept ammonium and potassium far more readily than sodium or calcium | 晶格笼对铵和钾的接纳远优于钠或钙',
          },
          {
            t: 'a redox polymer for nitrate | 硝酸根氧化还原聚合物',
            c: '{pos} comprises {pol} with amine groups which is oxidised below 0.8 V | {pos}包括带胺基的{pol}，{pol}在0.8V以下被氧化',
            w: 'The polymer binds nitrate when oxidised and lets it go when reduced, at a voltage that spares the carbon | 聚合物氧化时结合硝酸根，还原时释放，其电压不损伤碳',
          },
          {
            t: 'two rocking electrodes of the same kind | 同种摇椅电极',
            c: '{pos} and {neg} both comprise {inter} and are separated by {aem} | {pos}和{neg}均包括{inter}，并由{aem}隔开',
            w: 'Cations move from one electrode into the other, so that one side is desalted while the other is concentrated without a pause | 阳离子由一个电极移入另一电极，使一侧脱盐的同时另一侧不间断浓缩',
          },
        ],
        [
          {
            t: 'a cation exchange membrane on one side | 单侧阳离子交换膜',
            c: '{cem} with a thickness of 10 μm to 80 μm covers {neg} | 厚度为10μm至80μm的{cem}覆盖{neg}',
            w: 'The membrane keeps anions from leaving while cations enter, which raises the charge efficiency | 该膜防止阳离子进入时阴离子离开，从而提高电荷效率',
          },
          {
            t: 'energy recovery on discharge | 放电能量回收',
            c: '{ps} feeds energy of a discharge into {store} | {ps}将放电的能量馈入{store}',
            w: 'Up to two thirds of the charge is used again in the next half cycle | 多达三分之二的电荷在下一半周期再次使用',
          },
        ],
        [
          {
            t: 'polarity reversal | 极性反转',
            c: '{ps} reverses a polarity after a number of cycles | {ps}在若干周期后反转极性',
            w: 'Scale that forms at one sign dissolves at the other | 在一种极性下形成的结垢在另一极性下溶解',
          },
          {
            t: 'a conductivity-controlled valve | 电导控制阀',
            c: '{valve} switches when a conductivity at an outlet of {chan} crosses a threshold | 当{chan}出口处的电导率越过阈值时，{valve}切换',
            w: 'Product and brine are cut apart where they really differ | 产水与浓水在真正不同处被分开',
          },
        ],
      ],
      extras: [
        '{curr} are made of graphite foil | {curr}由石墨箔制成',
        '{chan} contains a woven spacer of polyamide | {chan}内含聚酰胺织物隔网',
      ],
      params: [
        {
          n: 'height | 高度',
          of: 'chan',
          r: [0.1, 3.0],
          p: [0.25, 0.8],
          u: 'mm',
          w: 'A narrow channel lowers resistance and raises the pressure | 流道窄可降低电阻但升高压力',
        },
        {
          n: 'cell voltage | 电池电压',
          of: 'S',
          r: [0.3, 1.6],
          p: [0.7, 1.2],
          u: 'V',
          w: 'Water is split above the range | 高于该范围时水被分解',
        },
      ],
      measures: [
        { n: 'energy per cubic metre of product | 每立方米产水能耗', u: 'kWh', base: 1.42, best: 0.31 },
        { n: 'capacity left after one year | 一年后的剩余容量', u: '%', base: 48, best: 93 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'passing water through {chan} while a voltage lies between {pos} and {neg} | 在{pos}与{neg}之间施加电压的同时使水流过{chan}',
          'leading off product water by {valve} | 由{valve}引出产水',
          'discharging {pos} and {neg} and leading off brine by {valve} | 使{pos}和{neg}放电，并由{valve}引出浓水',
        ],
      },
      system: 'drinking water dispenser | 饮水机',
      ipc: ['C02F1/469', 'C02F1/461', 'B01D61/42'],
      cpc: ['C02F1/4691', 'C02F2001/46138', 'C02F2101/16', 'C02F2201/46115'],
      view: 'stack',
    },
  ],
};
