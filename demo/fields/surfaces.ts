import type { Field } from '../seed.ts';

/** ZnO and other coatings, and cosmetics. */
export const surfaces: Field = {
  id: 'surfaces',
  name: 'coatings and cosmetic preparations with inorganic particles | 含无机颗粒的涂料与化妆品',
  companies: ['zincara', 'yahua', 'lackmar', 'shirasu', 'univ-yanhe'],
  families: 58,
  background: [
    'Zinc oxide absorbs ultraviolet radiation up to about 375 nm, is stable to light and is well tolerated. It is used in sunscreens, in clear coats for wood and plastics and in antimicrobial finishes. | 氧化锌可吸收波长约375nm以下的紫外线，光稳定性好且耐受性好，被用于防晒产品、木材和塑料的清漆以及抗菌涂层。',
    'Fine particles tend to form agglomerates, which scatter visible light and settle in the package. The benefit of a small primary particle is then lost. | 细颗粒易形成团聚体，团聚体会散射可见光并在包装中沉降，从而丧失一次粒径小的优势。',
    'Users expect a preparation to spread easily, to leave no white trace and to stay where it was applied, in contact with sweat, water and abrasion alike. | 使用者期望制剂易于涂展、不留白痕，并在汗水、水和摩擦作用下保持在涂覆部位。',
  ],
  literature: [
    'Photocatalytic activity of coated zinc oxide in oil phases',
    'Whitening on skin as a function of agglomerate size',
    'Ultraviolet stability of waterborne wood coatings with nano-oxides',
    'Release of zinc ions from porous carriers under artificial sweat',
  ],
  seeds: [
    {
      id: 'zno-sunscreen',
      kind: 'composition',
      subject: 'sunscreen composition | 防晒组合物 | Sonnenschutzzusammensetzung | 日焼け止め組成物',
      topic: 'mineral sun protection with low whitening | 低泛白的物理防晒',
      problem:
        'zinc oxide in the amount needed for a high protection factor whitens the skin and generates radicals in sunlight which degrade the other ingredients | 达到高防晒指数所需用量的氧化锌会使皮肤泛白，并在日光下产生自由基而降解其他成分',
      art: 'silicone-treated zinc oxide in volatile silicone oils | 将有机硅处理的氧化锌分散于挥发性硅油中',
      parts: {
        zno: '~zinc oxide particles | 氧化锌颗粒',
        oil: '~oil phase | 油相',
        water: '~water phase | 水相',
        disp: '~dispersant | 分散剂',
        silica: '~silica shell | 二氧化硅壳层',
        alumina: '~alumina coating | 氧化铝包覆层',
        plate: '~platelets | 片状颗粒',
        emul: '~emulsifier | 乳化剂',
        film: '~film former | 成膜剂',
        antiox: '~antioxidant | 抗氧化剂',
        iron: '~iron oxide pigments | 氧化铁颜料',
      },
      base: [
        '{zno} having an average primary particle size of 15 nm to 80 nm | {zno}，其平均一次粒径为15nm至80nm',
        '{oil} in which {zno} are dispersed with {disp} | {oil}，{zno}借助{disp}分散于其中',
        '{water} which is emulsified with {oil} | {water}，与{oil}乳化',
      ],
      slots: [
        [
          {
            t: 'silica-shelled zinc oxide | 二氧化硅包覆氧化锌',
            c: '{zno} have {silica} with a thickness of 2 nm to 6 nm | {zno}具有厚度为2nm至6nm的{silica}',
            w: 'The closed shell keeps holes and electrons away from water and oil, so that radicals are formed a hundred times less | 致密壳层使空穴和电子与水和油隔离，自由基的生成减少至百分之一',
          },
          {
            t: 'aluminium-doped zinc oxide | 铝掺杂氧化锌',
            c: '{zno} contain 0.5 mol% to 3 mol% of aluminium in a lattice and have {alumina} | {zno}的晶格中含有0.5mol%至3mol%的铝，并具有{alumina}',
            w: 'Doping raises recombination within the particle, and the coating blocks what is left at the surface | 掺杂提高颗粒内部的复合，包覆层则阻挡表面的残余活性',
          },
          {
            t: 'plate-like zinc oxide | 片状氧化锌',
            c: '{zno} are assembled to {plate} with a diameter of 1 μm to 8 μm and an aspect ratio of 5 to 20 | {zno}组装成直径为1μm至8μm、径厚比为5至20的{plate}',
            w: 'The platelets lie flat on spreading and cover the skin evenly, although each primary particle remains small enough to be transparent | 片状颗粒在涂展时平铺并均匀覆盖皮肤，而每个一次粒子仍小到足以透明',
          },
        ],
        [
          {
            t: 'a polyhydroxystearic acid dispersant | 聚羟基硬脂酸分散剂',
            c: '{disp} comprises polyhydroxystearic acid in an amount of 3% to 12% by weight of {zno} | {disp}包括聚羟基硬脂酸，其用量为{zno}的3重量%至12重量%',
            w: 'Its long tails keep the particles apart in esters and triglycerides, so that no volatile silicone is needed | 其长尾链使颗粒在酯类和甘油三酯中相互分离，因而无需挥发性硅油',
          },
          {
            t: 'a particle-stabilised emulsion | 颗粒稳定乳液',
            c: 'a part of {zno} is located at an interface between {oil} and {water} and stabilises an emulsion without {emul} | {zno}的一部分位于{oil}与{water}的界面处，并在不含{emul}的情况下稳定乳液',
            w: 'The particles cannot be washed out like a surfactant, so that the film resists water after drying | 颗粒不会像表面活性剂那样被洗去，因而干燥后的膜层耐水',
          },
        ],
        [
          {
            t: 'a water-resistant film former | 耐水成膜剂',
            c: '{oil} further comprises {film} in an amount of 0.5% to 4% by weight of {S} | {oil}还包括{film}，其用量为{S}的0.5重量%至4重量%',
            w: 'The film holds the particles in place during bathing | 膜层使颗粒在沐浴期间保持在原位',
          },
          {
            t: 'skin-tone pigments | 肤色颜料',
            c: '{oil} further comprises {iron} in an amount of 0.1% to 2% by weight of {S} | {oil}还包括{iron}，其用量为{S}的0.1重量%至2重量%',
            w: 'The warm tone balances the bluish scattering of zinc oxide and shields from visible blue light | 暖色调平衡氧化锌的偏蓝散射，并屏蔽可见蓝光',
          },
        ],
      ],
      extras: [
        '{water} contains a magnesium salt in an amount of 0.3% to 1.5% by weight | {water}含有0.3重量%至1.5重量%的镁盐',
        '{oil} further comprises {antiox} which is soluble in {oil} | {oil}还包括可溶于{oil}的{antiox}',
        '{S} is free from organic ultraviolet filters | {S}不含有机紫外线吸收剂',
      ],
      params: [
        {
          n: 'content by weight | 重量含量',
          of: 'zno',
          r: [5, 30],
          p: [12, 22],
          u: '%',
          w: 'Less does not reach a protection factor of 30, more feels dry | 含量过低达不到30的防晒指数，过高则肤感干涩',
        },
        {
          n: 'viscosity at 25 °C | 25℃下的粘度',
          of: 'S',
          r: [0.5, 60],
          p: [3, 25],
          u: 'Pa·s',
          w: 'Within this range the product neither runs nor resists spreading | 在此范围内产品既不流淌也易于涂展',
        },
      ],
      measures: [
        {
          n: 'whitening, difference in lightness on a dark test plate, | 泛白程度（深色试板上的明度差）',
          u: 'ΔL*',
          base: 14.2,
          best: 3.1,
        },
        { n: 'sun protection factor in vitro | 体外防晒指数', u: 'SPF', base: 24, best: 52 },
      ],
      method: {
        verb: 'preparing | 制备',
        steps: [
          'milling {zno} with {disp} and a part of {oil} in a bead mill until a median particle size falls below 200 nm | 在珠磨机中将{zno}与{disp}和一部分{oil}一起研磨，直至中值粒径低于200nm',
          'adding a dispersion so obtained to a remaining part of {oil} at 60 °C to 80 °C | 在60℃至80℃下将由此得到的分散体加入{oil}的剩余部分',
          'emulsifying {water} with {oil} and cooling an emulsion to below 35 °C | 使{water}与{oil}乳化，并将乳液冷却至35℃以下',
        ],
      },
      system: 'cosmetic product in a dispenser | 带分配器的化妆品',
      ipc: ['A61K8/27', 'A61Q17/04', 'A61K8/06'],
      cpc: ['A61K8/0241', 'A61K2800/413', 'A61K2800/621', 'C01G9/02'],
      view: 'stack',
    },
    {
      id: 'zno-clearcoat',
      kind: 'composition',
      subject:
        'transparent coating composition | 透明涂料组合物 | Transparente Beschichtungszusammensetzung | 透明塗料組成物',
      topic: 'ultraviolet protection of wood and plastics by clear coats | 清漆对木材和塑料的紫外防护',
      problem:
        'organic absorbers migrate out of the clear coat within a few years, while inorganic particles make it hazy and chalk its binder | 有机吸收剂数年内即从清漆中迁出，而无机颗粒则使清漆发雾并使粘结剂粉化',
      art: 'benzotriazole absorbers together with hindered amines | 采用苯并三唑类吸收剂与受阻胺并用',
      parts: {
        binder: '~binder | 粘结剂',
        zno: '~zinc oxide nanoparticles | 氧化锌纳米颗粒',
        ceria: '~cerium oxide | 氧化铈',
        silane: '~silane | 硅烷',
        hard: '~cross-linker | 交联剂',
        solvent: '~liquid medium | 液体介质',
        hals: '~light stabiliser | 光稳定剂',
        shell: '~polymer shell | 聚合物壳层',
        wax: '~wax particles | 蜡颗粒',
      },
      base: [
        '{binder} which forms a film on drying | {binder}，干燥时成膜',
        '{zno} dispersed in {binder} with an average particle size of less than 60 nm | {zno}，以小于60nm的平均粒径分散于{binder}中',
        '{solvent} in which {binder} is dissolved or dispersed | {solvent}，{binder}溶解或分散于其中',
      ],
      slots: [
        [
          {
            t: 'silane-grafted particles | 硅烷接枝颗粒',
            c: 'surfaces of {zno} carry {silane} with a group that reacts with {binder} on curing | {zno}的表面带有{silane}，{silane}具有在固化时与{binder}反应的基团',
            w: 'The particles become knots of the network and neither agglomerate nor chalk out | 颗粒成为网络的结点，既不团聚也不粉化析出',
          },
          {
            t: 'polymer-encapsulated particles | 聚合物包封颗粒',
            c: '{zno} are enclosed in {shell} which is grown by emulsion polymerisation | {zno}被包封于通过乳液聚合生长的{shell}中',
            w: 'The shell matches the refractive index step by step and lets the particle be mixed with any waterborne binder | 壳层逐级匹配折射率，并使颗粒可与任意水性粘结剂混合',
          },
          {
            t: 'a ceria and zinc oxide mixture | 氧化铈与氧化锌混合物',
            c: '{S} further comprises {ceria}, a weight ratio of {ceria} to {zno} being 1:10 to 1:2 | {S}还包括{ceria}，{ceria}与{zno}的重量比为1:10至1:2',
            w: 'Cerium oxide catches the radicals that zinc oxide sets free and closes the absorption gap below 330 nm | 氧化铈捕获氧化锌释放的自由基，并弥补330nm以下的吸收缺口',
          },
        ],
        [
          {
            t: 'a waterborne polyurethane binder | 水性聚氨酯粘结剂',
            c: '{binder} is an aliphatic polyurethane dispersion and {solvent} is water | {binder}为脂肪族聚氨酯分散体，{solvent}为水',
            w: 'The aliphatic network does not yellow and follows the swelling of wood | 脂肪族网络不黄变，并可随木材膨胀而变形',
          },
          {
            t: 'a polysiloxane binder | 聚硅氧烷粘结剂',
            c: '{binder} is a polysiloxane which is cured with {hard} at 80 °C to 130 °C | {binder}为聚硅氧烷，其在80℃至130℃下以{hard}固化',
            w: 'Bonds between silicon and oxygen are not attacked by ultraviolet light and give the hardness needed on plastics | 硅氧键不受紫外线侵蚀，并提供塑料表面所需的硬度',
          },
        ],
        [
          {
            t: 'a bound light stabiliser | 键合光稳定剂',
            c: '{hals} is covalently bound to {binder} | {hals}与{binder}共价键合',
            w: 'A bound stabiliser cannot be washed out and works as long as the film exists | 键合的稳定剂不会被洗出，在膜层存在期间始终有效',
          },
          {
            t: 'a slip wax | 滑爽蜡',
            c: '{S} further comprises {wax} with a melting point of 100 °C to 130 °C | {S}还包括熔点为100℃至130℃的{wax}',
            w: 'The wax collects at the surface and lowers scratching and dirt pick-up | 蜡富集于表面，降低划伤和沾污',
          },
        ],
      ],
      extras: [
        '{S} has a solids content of 25% to 60% by weight | {S}的固体含量为25重量%至60重量%',
        '{zno} are doped with less than 1 mol% of manganese | {zno}掺杂有少于1mol%的锰',
      ],
      params: [
        {
          n: 'content by weight, based on solids, | 基于固体的重量含量',
          of: 'zno',
          r: [0.5, 12],
          p: [2, 6],
          u: '%',
          w: 'Below this range light reaches the substrate, above it haze becomes visible | 低于该范围时光线到达基材，高于该范围时雾度可见',
        },
        {
          n: 'dry film thickness | 干膜厚度',
          of: 'S',
          r: [10, 120],
          p: [30, 70],
          u: 'μm',
          w: 'The absorption needed is reached only with a certain path length | 只有具备一定的光程才能达到所需的吸收',
        },
      ],
      measures: [
        {
          n: 'colour change after 2000 h of artificial weathering | 2000h人工老化后的色差',
          u: 'ΔE',
          base: 9.8,
          best: 1.6,
        },
        { n: 'haze of a film of 50 μm | 50μm膜层的雾度', u: '%', base: 7.5, best: 0.9 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'precipitating {zno} from a zinc salt in an alcohol at 50 °C to 70 °C | 在50℃至70℃下于醇中由锌盐沉淀{zno}',
          'treating surfaces of {zno} and transferring {zno} into {solvent} | 处理{zno}的表面并将{zno}转移至{solvent}中',
          'stirring {binder} into {solvent} and filtering a mixture through 5 μm | 将{binder}搅拌加入{solvent}，并以5μm过滤混合物',
        ],
      },
      system: 'coated wooden article | 涂覆木制品',
      ipc: ['C09D7/61', 'C09D7/62', 'C09D175/04'],
      cpc: ['C09D5/32', 'C08K9/06', 'C08K2003/2296', 'B05D7/06'],
      view: 'stack',
    },
    {
      id: 'antimicro-finish',
      kind: 'composition',
      subject: 'antimicrobial finish | 抗菌整理剂 | Antimikrobielle Ausrüstung | 抗菌加工剤',
      topic: 'lasting antimicrobial finishing of textiles and plastics | 纺织品和塑料的持久抗菌整理',
      problem:
        'silver and quaternary ammonium finishes are washed out after few cycles and burden waste water, and bound finishes release too little to act | 银系和季铵盐整理剂经数次洗涤即流失并加重废水负荷，而键合型整理剂的释放量又不足以起效',
      art: 'silver salts in a polyurethane binder | 在聚氨酯粘结剂中加入银盐',
      parts: {
        carrier: '~porous carrier particles | 多孔载体颗粒',
        zno: '~zinc oxide whiskers | 氧化锌晶须',
        copper: '~copper ions | 铜离子',
        binder: '~self-crosslinking binder | 自交联粘结剂',
        acid: '~organic acid | 有机酸',
        chito: '~chitosan derivative | 壳聚糖衍生物',
        soft: '~softener | 柔软剂',
      },
      base: [
        '{carrier} with an average pore diameter of 2 nm to 50 nm | {carrier}，其平均孔径为2nm至50nm',
        '{zno} which are grown on {carrier} | {zno}，生长于{carrier}上',
        '{binder} which fixes {carrier} to a fibre or surface | {binder}，将{carrier}固定于纤维或表面',
      ],
      slots: [
        [
          {
            t: 'tetrapod zinc oxide whiskers | 四针状氧化锌晶须',
            c: '{zno} are tetrapods with needles of a length of 3 μm to 30 μm | {zno}为针长3μm至30μm的四针状',
            w: 'The needle tips pierce cell walls mechanically, so that no resistance can develop | 针尖以机械方式刺穿细胞壁，因而不会产生耐药性',
          },
          {
            t: 'copper-exchanged zeolite | 铜交换沸石',
            c: '{carrier} are zeolite particles which hold {copper} in an amount of 1% to 6% by weight | {carrier}为沸石颗粒，其含有1重量%至6重量%的{copper}',
            w: 'Moisture exchanges the ions for sodium of sweat, so that release follows need | 水分使离子与汗液中的钠交换，使释放量随需求而变',
          },
          {
            t: 'mesoporous silica with an organic acid | 负载有机酸的介孔二氧化硅',
            c: '{carrier} are silica particles whose pores hold {acid} | {carrier}为二氧化硅颗粒，其孔中容纳有{acid}',
            w: 'The acid dissolves a trace of zinc oxide at the pore mouth and thereby meters zinc ions over months | 该酸在孔口溶解微量氧化锌，从而在数月内定量释放锌离子',
          },
        ],
        [
          {
            t: 'a chitosan binder | 壳聚糖粘结剂',
            c: '{binder} comprises {chito} which is cross-linked with citric acid | {binder}包括以柠檬酸交联的{chito}',
            w: 'The bond to cellulose is covalent and free from formaldehyde | 其与纤维素的结合为共价键且不含甲醛',
          },
          {
            t: 'an acrylic self-crosslinking binder | 自交联丙烯酸粘结剂',
            c: '{binder} is an acrylic dispersion with a glass transition of −30 °C to −5 °C | {binder}为玻璃化转变温度为−30℃至−5℃的丙烯酸分散体',
            w: 'The soft film does not stiffen the fabric and survives drying in a tumbler | 柔软的膜不使织物变硬，并能经受转筒烘干',
          },
        ],
        [
          {
            t: 'a compatible softener | 相容柔软剂',
            c: '{S} further comprises {soft} which is free from cationic groups | {S}还包括不含阳离子基团的{soft}',
            w: 'A neutral softener does not cover the active surface | 中性柔软剂不会覆盖活性表面',
          },
          {
            t: 'a two-layer application | 双层施加',
            c: '{carrier} are present in an outer layer only, an inner layer consisting of {binder} | {carrier}仅存在于外层，内层由{binder}组成',
            w: 'The active particles lie where microbes are, and half of the amount is saved | 活性颗粒位于微生物所在之处，可节省一半用量',
          },
        ],
      ],
      extras: [
        '{zno} are present in an amount of 5% to 40% by weight of {carrier} | {zno}的含量为{carrier}的5重量%至40重量%',
        '{S} is an aqueous liquor with a pH value of 5.5 to 7.5 | {S}为pH值为5.5至7.5的水性整理液',
      ],
      params: [
        {
          n: 'solids content by weight | 固体重量含量',
          of: 'carrier',
          r: [0.3, 8],
          p: [1, 3],
          u: '%',
          w: 'More makes the fabric dusty, less is not enough after washing | 过多会使织物起尘，过少则洗后效果不足',
        },
        {
          n: 'application amount | 施加量',
          of: 'S',
          r: [2, 60],
          p: [8, 25],
          u: 'g/m²',
          w: 'The amount is matched to the weight of the fabric | 该用量与织物克重相匹配',
        },
      ],
      measures: [
        {
          n: 'reduction of Staphylococcus aureus after 50 washes | 50次洗涤后对金黄色葡萄球菌的抑菌对数值',
          u: 'log',
          base: 0.6,
          best: 4.2,
        },
        { n: 'loss of zinc or silver in washing | 洗涤中锌或银的流失率', u: '%', base: 64, best: 7 },
      ],
      method: {
        verb: 'applying | 施加',
        steps: [
          'growing {zno} on {carrier} in an aqueous zinc solution at 70 °C to 95 °C | 在70℃至95℃的锌水溶液中于{carrier}上生长{zno}',
          'dispersing {carrier} in {binder} | 将{carrier}分散于{binder}中',
          'padding a fabric with a liquor so obtained and curing it at 120 °C to 150 °C | 以由此得到的整理液浸轧织物，并在120℃至150℃下固化',
        ],
      },
      system: 'hospital textile | 医用纺织品',
      ipc: ['D06M11/44', 'A01N59/16', 'D06M15/263'],
      cpc: ['D06M16/00', 'A01N25/08', 'D06M11/79', 'A01P1/00'],
      view: 'stack',
    },
    {
      id: 'emulsion-mask',
      kind: 'composition',
      subject: 'cosmetic emulsion | 化妆品乳液 | Kosmetische Emulsion | 化粧用乳化物',
      topic: 'sustained release of active substances on skin | 皮肤上活性物质的缓释',
      problem:
        'retinoids and vitamin C lose more than half of their activity within weeks in the package and irritate the skin when released at once | 视黄醇类和维生素C在包装中数周内即失去一半以上的活性，且一次性释放时会刺激皮肤',
      art: 'liposomes, which leak their content into the surrounding oil | 采用脂质体，但其内容物会泄漏至周围油相',
      parts: {
        oil: '~oil phase | 油相',
        aq: '~aqueous phase | 水相',
        active: '~active substance | 活性物质',
        lam: '~lamellar structure | 层状结构',
        caps: '~microcapsules | 微胶囊',
        cyclo: '~cyclodextrin | 环糊精',
        clay: '~layered silicate | 层状硅酸盐',
        gel: '~gel network | 凝胶网络',
        chel: '~chelating agent | 螯合剂',
        ferul: '~ferulic acid | 阿魏酸',
      },
      base: [
        '{oil} in an amount of 10% to 45% by weight | {oil}，其含量为10重量%至45重量%',
        '{aq} which forms an emulsion with {oil} | {aq}，与{oil}形成乳液',
        '{active} which is sensitive to oxidation | {active}，其对氧化敏感',
      ],
      slots: [
        [
          {
            t: 'silicate-intercalated actives | 硅酸盐插层活性物',
            c: '{active} is intercalated in {clay} | {active}插层于{clay}中',
            w: 'Between the sheets the substance is out of reach of oxygen and is exchanged only by the salts of the skin | 层间物质与氧隔绝，仅与皮肤中的盐发生交换',
          },
          {
            t: 'polyurea microcapsules | 聚脲微胶囊',
            c: '{active} is enclosed in {caps} with a diameter of 1 μm to 15 μm which break on rubbing | {active}被包封于直径为1μm至15μm、揉搓时破裂的{caps}中',
            w: 'The user sets the substance free at the moment of application and in the amount rubbed in | 使用者在涂抹时按揉入量释放该物质',
          },
          {
            t: 'cyclodextrin inclusion | 环糊精包合',
            c: '{active} forms an inclusion compound with {cyclo} in {aq} | {active}在{aq}中与{cyclo}形成包合物',
            w: 'The cavity shields the double bonds and gives the molecule back in equilibrium with the skin lipids | 空腔屏蔽双键，并与皮肤脂质平衡地释出分子',
          },
        ],
        [
          {
            t: 'a lamellar liquid crystal | 层状液晶',
            c: '{oil} and {aq} form {lam} with a repeat distance of 8 nm to 25 nm | {oil}和{aq}形成重复距离为8nm至25nm的{lam}',
            w: 'The layers resemble those of the skin barrier and slow the loss of water | 该层与皮肤屏障的层相似，可减缓水分流失',
          },
          {
            t: 'a fatty alcohol gel network | 脂肪醇凝胶网络',
            c: '{aq} contains {gel} of fatty alcohols with 16 to 22 carbon atoms | {aq}含有由16至22个碳原子的脂肪醇构成的{gel}',
            w: 'The network carries the drops without a polymer and breaks down under shear, so that the cream spreads | 该网络无需聚合物即可支承液滴，并在剪切下解体，使膏体易于涂展',
          },
        ],
        [
          {
            t: 'a chelating agent | 螯合剂',
            c: '{aq} further comprises {chel} in an amount of 0.05% to 0.5% by weight | {aq}还包括0.05重量%至0.5重量%的{chel}',
            w: 'Traces of iron and copper, which start oxidation, are bound | 引发氧化的微量铁和铜被络合',
          },
          {
            t: 'a ferulic acid stabiliser | 阿魏酸稳定剂',
            c: '{oil} further comprises {ferul} in a weight ratio to {active} of 1:20 to 1:2 | {oil}还包括{ferul}，{ferul}与{active}的重量比为1:20至1:2',
            w: 'The acid is oxidised in place of the active substance and absorbs light at the same time | 阿魏酸代替活性物质被氧化，同时吸收光',
          },
        ],
      ],
      extras: [
        '{active} is selected from retinol, ascorbic acid and esters of these | {active}选自视黄醇、抗坏血酸及其酯',
        '{S} has a pH value of 4.5 to 6.5 | {S}的pH值为4.5至6.5',
      ],
      params: [
        {
          n: 'content by weight | 重量含量',
          of: 'active',
          r: [0.05, 15],
          p: [0.3, 5],
          u: '%',
          w: 'The upper bound is set by tolerance, the lower one by effect | 上限取决于耐受性，下限取决于功效',
        },
        {
          n: 'droplet size | 液滴粒径',
          of: 'oil',
          r: [0.2, 20],
          p: [0.8, 5],
          u: 'μm',
          w: 'Smaller drops need more emulsifier, larger ones cream up | 液滴过小需要更多乳化剂，过大则上浮',
        },
      ],
      measures: [
        { n: 'activity left after 12 weeks at 40 °C | 40℃下12周后的剩余活性', u: '%', base: 38, best: 94 },
        { n: 'irritation score in a patch test | 斑贴试验的刺激评分', u: 'points', base: 2.6, best: 0.4 },
      ],
      method: {
        verb: 'preparing | 制备',
        steps: [
          'heating {oil} and {aq} separately to 70 °C to 80 °C | 将{oil}和{aq}分别加热至70℃至80℃',
          'homogenising {oil} in {aq} for 3 min to 10 min | 将{oil}在{aq}中均质3min至10min',
          'cooling to below 40 °C and adding {active} under nitrogen | 冷却至40℃以下，并在氮气下加入{active}',
        ],
      },
      system: 'face mask | 面膜',
      ipc: ['A61K8/06', 'A61Q19/08', 'A61K8/67'],
      cpc: ['A61K8/11', 'A61K8/26', 'A61K8/738', 'A61K2800/52'],
      view: 'stack',
    },
    {
      id: 'zno-reactor',
      kind: 'device',
      subject:
        'reactor for producing metal oxide particles | 制备金属氧化物颗粒的反应器 | Reaktor zur Herstellung von Metalloxidpartikeln | 金属酸化物粒子製造用反応器',
      topic: 'continuous precipitation of zinc oxide particles | 氧化锌颗粒的连续沉淀',
      problem:
        'mixing takes longer than nucleation in stirred vessels, which gives broad particle sizes that differ from batch to batch | 搅拌釜中混合时间长于成核时间，导致粒径分布宽且批次间存在差异',
      art: 'stirred vessels into which a base is dropped | 采用向其中滴加碱的搅拌釜',
      parts: {
        chamber: 'mixing chamber | 混合腔',
        noz: '&opposed nozzles | 对置喷嘴',
        tube: 'residence tube | 停留管',
        jacket: 'heating jacket | 加热夹套',
        gas: 'gas inlet | 气体入口',
        us: 'ultrasonic horn | 超声变幅杆',
        rotor: 'slotted rotor | 开槽转子',
        filt: 'cross-flow filter | 错流过滤器',
        probe: 'turbidity probe | 浊度探头',
        pump: '*metering pumps | 计量泵',
        helix: 'helical insert | 螺旋内件',
      },
      base: [
        '{chamber} with {noz} for feeding a metal salt solution and a base | {chamber}，具有{noz}，用于供入金属盐溶液和碱',
        '{tube} which adjoins {chamber} and is surrounded by {jacket} | {tube}，与{chamber}相接并被{jacket}包围',
        '{pump} which supply {noz} at a constant ratio | {pump}，以恒定比例向{noz}供料',
      ],
      slots: [
        [
          {
            t: 'ultrasonic mixing | 超声混合',
            c: '{us} projects into {chamber} opposite to an outlet of {chamber} | {us}在{chamber}的出口对面伸入{chamber}',
            w: 'Cavitation mixes within a millisecond and keeps the nozzle mouths free from deposits | 空化作用在一毫秒内完成混合，并使喷嘴口无沉积物',
          },
          {
            t: 'a slotted rotor | 开槽转子',
            c: '{rotor} turns in {chamber} with a circumferential speed of 5 m/s to 40 m/s | {rotor}在{chamber}中以5m/s至40m/s的圆周速度旋转',
            w: 'The shear rate is set by the speed alone and thus independently of the throughput | 剪切速率仅由转速设定，因而与产量无关',
          },
          {
            t: 'gas-segmented flow | 气体分段流',
            c: '{gas} opens between {chamber} and {tube} and divides a flow into segments | {gas}在{chamber}与{tube}之间开口，并将流体分成段',
            w: 'Each segment has the same age, so that all particles grow equally long | 每段具有相同的停留时间，因而所有颗粒生长时间相同',
          },
        ],
        [
          {
            t: 'a helical residence tube | 螺旋停留管',
            c: '{tube} contains {helix} which deflects a flow crosswise | {tube}内含有使流体横向偏转的{helix}',
            w: 'Secondary flow narrows the residence time and prevents settling on the wall | 二次流使停留时间分布变窄，并防止在壁上沉降',
          },
          {
            t: 'staged temperature zones | 分段温区',
            c: '{jacket} is divided into at least two zones of rising temperature | {jacket}分为温度递增的至少两个区',
            w: 'Nuclei form cold and in great number, and then grow hot to their final size | 晶核在低温下大量形成，随后在高温下生长至最终尺寸',
          },
        ],
        [
          {
            t: 'turbidity control | 浊度控制',
            c: '{probe} is arranged at an end of {tube} and sets a ratio of {pump} | {tube}的端部设置有{probe}，{probe}设定{pump}的比例',
            w: 'A deviation in particle size is seen within seconds and corrected before product is lost | 粒径偏差在数秒内被发现，并在产品损失之前得到校正',
          },
          {
            t: 'an in-line cross-flow filter | 在线错流过滤器',
            c: '{filt} with a pore size of 20 nm to 100 nm follows {tube} and returns a permeate to one of {pump} | 孔径为20nm至100nm的{filt}连接于{tube}之后，并将渗透液返回至{pump}中的一个',
            w: 'Salt is removed before the particles can age, and the liquor is used again | 在颗粒老化之前除去盐分，且母液可循环使用',
          },
        ],
      ],
      extras: [
        '{noz} enclose an angle of 120° to 180° | {noz}之间的夹角为120°至180°',
        '{chamber} is lined with a fluoropolymer | {chamber}内衬含氟聚合物',
      ],
      params: [
        {
          n: 'volume | 容积',
          of: 'chamber',
          r: [0.05, 20],
          p: [0.3, 4],
          u: 'ml',
          w: 'The smaller the chamber, the shorter the mixing time, down to the point where deposits block it | 混合腔越小混合时间越短，但过小会被沉积物堵塞',
        },
        {
          n: 'mean residence time | 平均停留时间',
          of: 'tube',
          r: [0.5, 60],
          p: [3, 20],
          u: 's',
          w: 'The time must be longer than growth and shorter than agglomeration | 该时间应长于生长时间且短于团聚时间',
        },
      ],
      measures: [
        { n: 'relative width of the particle size distribution | 粒径分布的相对宽度', u: '%', base: 62, best: 14 },
        { n: 'deviation between batches | 批次间偏差', u: '%', base: 18, best: 2 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'feeding a zinc salt solution and a base through {noz} into {chamber} | 经{noz}将锌盐溶液和碱供入{chamber}',
          'passing a suspension so formed through {tube} | 使由此形成的悬浮液流过{tube}',
          'washing and drying particles obtained at an end of {tube} | 洗涤并干燥在{tube}端部得到的颗粒',
        ],
      },
      system: 'production plant for pigments | 颜料生产设备',
      ipc: ['C01G9/02', 'B01J19/24', 'B01F25/23'],
      cpc: ['B01J19/10', 'B01J2219/00889', 'C01P2004/51', 'B01J4/02'],
      view: 'blocks',
    },
  ],
};
