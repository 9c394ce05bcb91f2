import type { Field } from '../seed.ts';

/** Drug delivery. */
export const delivery: Field = {
  id: 'delivery',
  name: 'drug delivery | 药物递送',
  companies: ['tidewell', 'yaohe', 'pharmelle', 'univ-minlan', 'aesmont'],
  families: 55,
  background: [
    'Many active substances are swallowed or injected several times a day because the body removes them quickly. Missed doses are a main cause of failing therapies. | 由于机体清除迅速，许多活性物质需每日多次口服或注射，漏服是治疗失败的主要原因之一。',
    'Peptides and nucleic acids are broken down in the stomach and hardly pass the gut wall, so that they are injected as a rule. | 多肽和核酸在胃中被降解且难以透过肠壁，因而通常采用注射给药。',
    'A dosage form has to release its content at the right place and rate, must be stable in storage and has to be produced under sterile or at least clean conditions. | 剂型须在正确的部位以正确的速率释放内容物，须在储存中稳定，并须在无菌或至少洁净的条件下生产。',
  ],
  literature: [
    'Insertion mechanics of dissolving microneedle arrays in aged skin',
    'Endosomal escape of ionisable lipids: a comparative assay',
    'Gastric retention of expandable dosage forms in volunteers',
    'Burst release from in situ forming depots',
  ],
  seeds: [
    {
      id: 'microneedle',
      kind: 'device',
      subject: 'microneedle patch | 微针贴片 | Mikronadelpflaster | マイクロニードルパッチ',
      topic: 'delivering active substances through the skin | 经皮递送活性物质',
      problem:
        'part of the needles only dent the skin instead of piercing it, and needles that dissolve slowly have to be worn for half an hour | 部分微针仅压陷皮肤而未刺入，且溶解缓慢的微针须佩戴半小时',
      art: 'arrays of dissolving needles that are pressed on by thumb | 采用以拇指按压的可溶微针阵列',
      parts: {
        base: 'base sheet | 基片',
        needles: '*microneedles | 微针',
        tips: '*drug-containing tips | 载药针尖',
        neck: '*weakened necks | 弱化颈部',
        spring: 'snap dome | 弹跳膜片',
        rim: 'adhesive rim | 粘贴边缘',
        poly: '~water-soluble polymer | 水溶性聚合物',
        gas: '~effervescent salt | 泡腾盐',
        shell: '~slow-release shell | 缓释壳层',
        cover: 'cover film | 覆盖膜',
        ind: 'pressure indicator | 压力指示器',
      },
      base: [
        '{base} having a skin side and a back side | {base}，具有皮肤侧和背侧',
        '{needles} which project from the skin side of {base} | {needles}，自{base}的皮肤侧突出',
        '{tips} which form ends of {needles} and contain an active substance | {tips}，构成{needles}的端部并含有活性物质',
      ],
      slots: [
        [
          {
            t: 'tips that separate by effervescence | 泡腾分离针尖',
            c: '{needles} contain {gas} between {tips} and {base} | {needles}在{tips}与{base}之间含有{gas}',
            w: 'Tissue fluid sets bubbles free which undercut the tips within a minute, so that the sheet can be taken off | 组织液使气泡产生，一分钟内掏空针尖下方，基片即可移除',
          },
          {
            t: 'tips that break off at weakened necks | 弱化颈部断裂针尖',
            c: '{needles} have {neck} below {tips} which break on a sideways movement of {base} | {needles}在{tips}下方具有{neck}，{neck}在{base}侧向移动时断裂',
            w: 'A short shift leaves the tips in the skin at once, whatever the moisture of the skin | 无论皮肤湿度如何，短促的移动即可使针尖留于皮肤中',
          },
          {
            t: 'tips with a slow-release shell | 带缓释壳层针尖',
            c: '{tips} have {shell} of a polyester which degrades within 10 to 120 days | {tips}具有在10至120天内降解的聚酯制{shell}',
            w: 'Once in the skin, each tip acts as a small depot and replaces several injections | 针尖进入皮肤后即成为小型储库，可替代多次注射',
          },
        ],
        [
          {
            t: 'a snap dome for impact | 冲击弹跳膜片',
            c: '{spring} on the back side of {base} snaps through at a force of 8 N to 30 N | {base}的背侧设有{spring}，{spring}在8N至30N的力下翻转',
            w: 'The sudden impact pierces the skin before it can yield, so that all needles enter | 瞬间冲击在皮肤退让之前将其刺穿，使全部微针进入',
          },
          {
            t: 'a pressure indicator | 压力指示器',
            c: '{ind} on {base} changes its colour when a sufficient pressure is reached | {base}上的{ind}在达到足够压力时变色',
            w: 'The user sees that the patch sits, without any tool | 使用者无需工具即可看到贴片已就位',
          },
        ],
        [
          {
            t: 'a stabilising sugar glass | 稳定化糖玻璃',
            c: '{tips} comprise a glass of trehalose and {poly} in a weight ratio of 1:3 to 3:1 | {tips}包括重量比为1:3至3:1的海藻糖与{poly}形成的玻璃体',
            w: 'The glass immobilises proteins, so that no cold chain is needed | 玻璃体使蛋白质固定，因而无需冷链',
          },
          {
            t: 'a moisture-tight cover film | 防潮覆盖膜',
            c: '{cover} is sealed onto {rim} and is pulled off together with a desiccant | {cover}密封于{rim}上，并与干燥剂一同揭除',
            w: 'The needles stay hard until the moment of use | 微针在使用之前保持坚硬',
          },
        ],
      ],
      extras: [
        '{base} carries 50 to 2000 of {needles} per square centimetre | {base}每平方厘米带有50至2000个{needles!}',
        '{rim} surrounds {needles} on the skin side of {base} | {rim}在{base}的皮肤侧环绕{needles}',
      ],
      params: [
        {
          n: 'height | 高度',
          of: 'needles',
          r: [150, 1500],
          p: [400, 800],
          u: 'μm',
          w: 'Short needles do not pass the horny layer, long ones reach nerves | 过短不能穿过角质层，过长则触及神经',
        },
        {
          n: 'tip radius | 针尖半径',
          of: 'needles',
          r: [1, 40],
          p: [4, 12],
          u: 'μm',
          w: 'Blunt tips dent the skin, very sharp ones bend | 针尖过钝会压陷皮肤，过锐则弯折',
        },
      ],
      measures: [
        { n: 'share of needles that pierce the skin | 刺入皮肤的微针比例', u: '%', base: 67, best: 99 },
        { n: 'wearing time | 佩戴时间', u: 'min', base: 32, best: 1 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'filling tips of a mould with a solution of an active substance and drying it | 以活性物质溶液填充模具尖部并干燥',
          'filling remaining cavities of the mould to form {needles} and {base} | 填充所述模具的剩余型腔以形成{needles}和{base}',
          'demoulding {base} and applying {rim} | 使{base}脱模并施加{rim}',
        ],
      },
      system: 'vaccination kit | 疫苗接种套件',
      ipc: ['A61M37/00', 'A61K9/00', 'A61K9/70'],
      cpc: ['A61M37/0015', 'A61M2037/0023', 'A61K9/0021', 'A61M2037/0046'],
      view: 'stack',
    },
    {
      id: 'lipid-np',
      kind: 'composition',
      subject:
        'lipid nanoparticle composition | 脂质纳米颗粒组合物 | Lipidnanopartikel-Zusammensetzung | 脂質ナノ粒子組成物',
      topic: 'delivering nucleic acids into cells | 核酸的细胞内递送',
      problem:
        'less than 3% of the nucleic acid leaves the endosome, most particles end up in the liver, and suspensions have to be kept frozen | 不足3%的核酸逃逸出内体，大部分颗粒富集于肝脏，且悬浮液须冷冻保存',
      art: 'ionisable lipids with two linear tails | 采用具有两条直链尾的可电离脂质',
      parts: {
        na: '~nucleic acid | 核酸',
        ion: '~ionisable lipid | 可电离脂质',
        helper: '~helper lipid | 辅助脂质',
        sterol: '~sterol | 甾醇',
        peg: '~polymer-bound lipid | 聚合物键合脂质',
        sugar: '~cryoprotectant | 冻干保护剂',
        lig: '~targeting ligand | 靶向配体',
        perm: '~permanently charged lipid | 永久带电脂质',
      },
      base: [
        '{na} enclosed in particles | {na}，包封于颗粒中',
        '{ion} having an amino group with a pKa value of 6.0 to 7.0 | {ion}，具有pKa值为6.0至7.0的氨基',
        '{helper} and {sterol} which form an envelope of the particles together with {ion} | {helper}和{sterol}，与{ion}共同形成所述颗粒的外层',
      ],
      slots: [
        [
          {
            t: 'branched degradable tails | 支化可降解尾链',
            c: '{ion} has at least three branched tails which are bound by ester groups | {ion}具有至少三条由酯基键合的支化尾链',
            w: 'The cone-like molecule opens the endosome membrane, and the esters are cleaved within hours so that nothing accumulates | 锥形分子打开内体膜，酯键在数小时内断裂，因而无蓄积',
          },
          {
            t: 'a cyclic amine head group | 环状胺头基',
            c: '{ion} has a head group with a piperazine or azepane ring | {ion}具有含哌嗪或氮杂环庚烷环的头基',
            w: 'The ring holds two protons one after the other, which swells the endosome gently | 环依次结合两个质子，使内体温和膨胀',
          },
          {
            t: 'a steroid-like ionisable lipid | 类甾体可电离脂质',
            c: '{ion} has a steroid skeleton and replaces at least a half of {sterol} | {ion}具有甾体骨架，并替代至少一半的{sterol}',
            w: 'Rigid molecules pack into facets that fuse more readily with membranes | 刚性分子堆积成小面，更易与膜融合',
          },
        ],
        [
          {
            t: 'organ selection by a charged lipid | 带电脂质器官选择',
            c: '{S} further comprises {perm} in an amount of 5 mol% to 45 mol% | {S}还包括5mol%至45mol%的{perm}',
            w: 'The charge decides which serum proteins cover the particle, and these decide about the organ | 电荷决定何种血清蛋白覆盖颗粒，而这些蛋白决定靶器官',
          },
          {
            t: 'a detachable targeting ligand | 可脱离靶向配体',
            c: '{peg} carries {lig} and is bound by a group which is cleaved below pH 6.5 | {peg}带有{lig}，并由在pH6.5以下断裂的基团键合',
            w: 'The ligand leads the particle to its cell and falls off where it would hinder fusion | 配体将颗粒引导至靶细胞，并在会妨碍融合处脱落',
          },
        ],
        [
          {
            t: 'a freeze-dried form | 冻干形式',
            c: '{S} is freeze-dried with {sugar} in an amount of 4% to 20% by weight per volume | {S}与4%至20%（重量/体积）的{sugar}一同冻干',
            w: 'The sugar replaces water at the envelope, so that particles keep their size on redispersion | 糖在外层处替代水，使颗粒复溶后保持粒径',
          },
          {
            t: 'a low content of polymer-bound lipid | 低含量聚合物键合脂质',
            c: '{S} contains {peg} in an amount of 0.3 mol% to 1.2 mol% | {S}含有0.3mol%至1.2mol%的{peg}',
            w: 'Little shielding is enough in the muscle and does not raise antibodies on repeated doses | 在肌肉中少量屏蔽即已足够，且重复给药不产生抗体',
          },
        ],
      ],
      extras: [
        '{na} is a messenger ribonucleic acid with 300 to 12000 nucleotides | {na}为具有300至12000个核苷酸的信使核糖核酸',
        'a polydispersity of the particles is below 0.15 | 所述颗粒的多分散性低于0.15',
      ],
      params: [
        {
          n: 'average particle diameter | 平均粒径',
          of: 'S',
          r: [45, 180],
          p: [65, 105],
          u: 'nm',
          w: 'Small particles hold too little, large ones are filtered out by the spleen | 颗粒过小载量不足，过大则被脾脏滤除',
        },
        {
          n: 'molar content | 摩尔含量',
          of: 'ion',
          r: [25, 65],
          p: [40, 52],
          u: '%',
          w: 'The amount follows from the charges of the nucleic acid | 该用量取决于核酸的电荷数',
        },
      ],
      measures: [
        { n: 'share of nucleic acid that reaches the cytosol | 到达胞质的核酸比例', u: '%', base: 2.6, best: 14.5 },
        { n: 'activity after six months at 5 °C | 5℃下六个月后的活性', u: '%', base: 34, best: 95 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'dissolving {ion}, {helper} and {sterol} in ethanol | 将{ion}、{helper}和{sterol}溶解于乙醇中',
          'mixing a solution so obtained with {na} in an acidic buffer within 20 ms | 在20ms内将由此得到的溶液与酸性缓冲液中的{na}混合',
          'removing ethanol by cross-flow filtration and adjusting a pH value to 7.2 to 7.6 | 通过错流过滤除去乙醇，并将pH值调节至7.2至7.6',
        ],
      },
      system: 'vaccine | 疫苗',
      ipc: ['A61K9/51', 'A61K47/18', 'A61K48/00'],
      cpc: ['A61K9/5123', 'A61K9/19', 'C12N15/88', 'B82Y5/00'],
      view: 'stack',
    },
    {
      id: 'gastro-retain',
      kind: 'device',
      subject: 'gastroretentive dosage form | 胃滞留剂型 | Magenretentive Arzneiform | 胃内滞留型製剤',
      topic: 'long-acting oral dosage forms | 长效口服剂型',
      problem:
        'tablets leave the stomach within four hours, and forms that expand there either pass too early or may block the gut if they do not fall apart in time | 片剂在四小时内离开胃部，而在胃内膨胀的剂型要么过早排出，要么因未及时解体而可能阻塞肠道',
      art: 'floating tablets, which depend on the meal | 采用依赖进食的漂浮片',
      parts: {
        core: 'elastic core | 弹性芯体',
        arms: '*arms | 臂',
        link: '*linkers | 连接段',
        capsule: 'capsule | 胶囊',
        drug: '*drug layers | 药物层',
        coat: 'release-controlling film | 控释膜',
        enteric: '~enteric polymer | 肠溶聚合物',
        time: '~time-dependent polymer | 时间依赖性聚合物',
        sleeve: 'retaining sleeve | 保持套',
        marker: 'radiopaque marker | 不透射线标记',
      },
      base: [
        '{core} from which {arms} extend | {core}，{arms}自其延伸',
        '{drug} which are carried by {arms} | {drug}，由{arms}承载',
        '{capsule} in which {arms} are held in a folded state | {capsule}，{arms}以折叠状态保持于其中',
      ],
      slots: [
        [
          {
            t: 'enteric linkers | 肠溶连接段',
            c: '{arms} are joined to {core} by {link} which comprise {enteric} | {arms}通过包括{enteric}的{link}与{core}连接',
            w: 'Should the form pass into the gut, the rise of the pH value separates the arms within two hours | 若剂型进入肠道，pH值升高使各臂在两小时内分离',
          },
          {
            t: 'time-dependent linkers | 时间依赖性连接段',
            c: '{arms} are joined to {core} by {link} which comprise {time} that loses its strength after 5 to 16 days | {arms}通过包括{time}的{link}与{core}连接，{time}在5至16天后失去强度',
            w: 'Residence ends at a set day, whatever the patient eats | 无论患者饮食如何，滞留在设定日结束',
          },
          {
            t: 'two kinds of linkers on each arm | 每臂双重连接段',
            c: 'each of {arms} has two of {link}, one of which comprises {enteric} and the other one {time} | 每个{arms!}具有两个{link!}，其中一个包括{enteric}，另一个包括{time}',
            w: 'Safety in the gut and a set end in the stomach are reached independently of each other | 肠道安全性与胃内设定的终止时间相互独立地实现',
          },
        ],
        [
          {
            t: 'layered drug arms | 分层载药臂',
            c: '{drug} are coextruded with a polyester and are cut to lengths of {arms} | {drug}与聚酯共挤出，并切割成{arms}的长度',
            w: 'Cut ends alone are open, so that the rate stays constant as the layer recedes | 仅切端开放，因而随层的消退速率保持恒定',
          },
          {
            t: 'a release-controlling film | 控释膜',
            c: '{drug} are covered by {coat} with a thickness of 10 μm to 120 μm | {drug}覆有厚度为10μm至120μm的{coat}',
            w: 'Diffusion through the film, and not the motion of the stomach, sets the rate | 速率由膜内扩散而非胃运动决定',
          },
        ],
        [
          {
            t: 'a retaining sleeve | 保持套',
            c: '{sleeve} of gelatine surrounds {arms} within {capsule} | {capsule}内由明胶制的{sleeve}环绕{arms}',
            w: 'The arms open in the stomach only, not in the gullet if the capsule breaks early | 即使胶囊提前破裂，各臂也仅在胃内而非食管内展开',
          },
          {
            t: 'a radiopaque marker | 不透射线标记',
            c: '{marker} is embedded in {core} | {core}内嵌有{marker}',
            w: 'Position and state can be checked by one image at a low dose | 以一次低剂量影像即可检查其位置和状态',
          },
        ],
      ],
      extras: [
        '{arms} enclose an angle of 60° or 90° with each other | {arms}彼此成60°或90°的夹角',
        '{core} is made of a silicone or polyurethane elastomer | {core}由有机硅或聚氨酯弹性体制成',
      ],
      params: [
        {
          n: 'length | 长度',
          of: 'arms',
          r: [8, 26],
          p: [14, 20],
          u: 'mm',
          w: 'The unfolded form must be larger than the pylorus | 展开后的剂型须大于幽门',
        },
        {
          n: 'bending stiffness | 弯曲刚度',
          of: 'core',
          r: [0.02, 0.6],
          p: [0.08, 0.25],
          u: 'N/mm',
          w: 'A soft core folds under the waves of the stomach | 芯体过软会在胃蠕动下折叠',
        },
      ],
      measures: [
        { n: 'residence time in the stomach | 胃内滞留时间', u: 'd', base: 0.3, best: 7.4 },
        { n: 'variation of daily release | 每日释放量的波动', u: '%', base: 58, best: 9 },
      ],
      method: {
        verb: 'producing | 制备',
        steps: [
          'extruding {drug} and cutting {arms} | 挤出{drug}并切割{arms}',
          'welding {arms} to {core} in a heated mould | 在加热模具中将{arms}焊接至{core}',
          'folding {arms} and inserting them into {capsule} | 折叠{arms}并将其插入{capsule}',
        ],
      },
      system: 'blister pack | 泡罩包装',
      ipc: ['A61K9/00', 'A61K9/48', 'A61K47/34'],
      cpc: ['A61K9/0065', 'A61K9/4808', 'A61J3/00', 'A61K9/2086'],
      view: 'stack',
    },
    {
      id: 'autoinjector',
      kind: 'device',
      subject: 'autoinjector | 自动注射器 | Autoinjektor | オートインジェクタ',
      topic: 'self-injection of viscous medicines | 高粘度药物的自我注射',
      problem:
        'springs that push viscous antibodies through a thin needle hit the glass with a blow, break syringes and weaken towards the end of the stroke, so that a remainder stays inside | 推动高粘度抗体通过细针的弹簧会冲击玻璃并导致针筒破裂，且在行程末端力减弱而残留药液',
      art: 'compression springs with a stiffness chosen for the most viscous batch | 采用按最高粘度批次选择刚度的压缩弹簧',
      parts: {
        housing: 'housing | 外壳',
        syringe: 'syringe | 针筒',
        plunger: 'plunger | 推杆',
        source: 'force source | 力源',
        guard: 'needle guard | 护针套',
        damper: 'damper | 阻尼器',
        gas: 'gas cartridge | 气筒',
        cam: 'cam sleeve | 凸轮套',
        click: 'signal element | 信号元件',
        rot: 'rotary spring | 扭转弹簧',
        temp: 'temperature indicator | 温度指示器',
        stopper: 'stopper | 胶塞',
      },
      base: [
        '{housing} in which {syringe} with {stopper} is held | {housing}，其内保持有带{stopper}的{syringe}',
        '{plunger} which is driven by {source} and moves {stopper} | {plunger}，由{source}驱动并移动{stopper}',
        '{guard} which releases {plunger} when it is pressed against skin | {guard}，在压向皮肤时释放{plunger}',
      ],
      slots: [
        [
          {
            t: 'a rotary spring with a cam sleeve | 扭转弹簧与凸轮套',
            c: '{source} comprises {rot} and {cam} whose pitch decreases along a stroke of {plunger} | {source}包括{rot}和{cam}，{cam}的导程沿{plunger}的行程减小',
            w: 'As the spring weakens, the finer pitch restores the force, so that it is level from the first to the last drop | 随着弹簧减弱，较小的导程使力得以恢复，从而自始至终保持恒定',
          },
          {
            t: 'a liquefied gas drive | 液化气驱动',
            c: '{source} comprises {gas} with a liquefied gas whose vapour pressure acts on {plunger} | {source}包括装有液化气的{gas}，其蒸汽压作用于{plunger}',
            w: 'Vapour pressure does not change with the stroke, and it rises with temperature just as viscosity falls | 蒸汽压不随行程变化，并随温度升高而升高，恰与粘度降低相应',
          },
          {
            t: 'two springs in sequence | 顺序双弹簧',
            c: '{source} comprises two springs of which one inserts a needle and the other one starts only when the needle is in place | {source}包括两个弹簧，其中一个用于进针，另一个仅在针就位时启动',
            w: 'Each spring is matched to its task, and medicine cannot be lost on the way in | 各弹簧分别匹配其任务，进针途中不会损失药液',
          },
        ],
        [
          {
            t: 'a fluid damper at the start | 起始段流体阻尼',
            c: '{damper} acts on {plunger} over a first tenth of its stroke | {damper}在{plunger}行程的前十分之一内作用于{plunger}',
            w: 'The plunger touches the stopper at walking pace, so that glass is not struck | 推杆以缓慢速度接触胶塞，玻璃不受冲击',
          },
          {
            t: 'an elastic flange support | 弹性凸缘支承',
            c: '{syringe} is supported at its shoulder, and an elastic ring is arranged between its flange and {housing} | {syringe}在其肩部支承，其凸缘与{housing}之间设置有弹性环',
            w: 'The weak flange is relieved of load, and tolerances of the glass are taken up | 薄弱的凸缘免受载荷，且玻璃公差得以补偿',
          },
        ],
        [
          {
            t: 'an end-of-dose signal | 注射结束信号',
            c: '{click} is released by {plunger} at an end of its stroke and gives an audible signal after a delay of 2 s to 8 s | {click}由{plunger}在行程终点释放，并在2s至8s延迟后发出声音信号',
            w: 'The device stays on the skin until the depot has spread, and nothing drips | 装置在药液扩散之前保持贴靠皮肤，无滴漏',
          },
          {
            t: 'a temperature indicator | 温度指示器',
            c: '{temp} on {housing} shows whether {syringe} has reached room temperature | {housing}上的{temp}显示{syringe}是否已达到室温',
            w: 'Cold medicine, which is thick and hurts, is not injected by mistake | 避免误注射粘稠且引起疼痛的低温药液',
          },
        ],
      ],
      extras: [
        '{guard} is locked in an extended position after use | {guard}在使用后锁定于伸出位置',
        '{housing} has a window which shows {stopper} | {housing}具有显示{stopper}的窗口',
      ],
      params: [
        {
          n: 'driving force | 驱动力',
          of: 'plunger',
          r: [10, 120],
          p: [25, 60],
          u: 'N',
          w: 'The force follows from viscosity and needle gauge | 该力取决于粘度和针号',
        },
        {
          n: 'stroke | 行程',
          of: 'plunger',
          r: [15, 60],
          p: [28, 45],
          u: 'mm',
          w: 'The stroke follows from the volume | 行程取决于容量',
        },
      ],
      measures: [
        { n: 'injection time of 2 ml at 30 mPa·s | 30mPa·s下注射2ml的时间', u: 's', base: 19, best: 8 },
        { n: 'remaining volume | 残留量', u: 'μl', base: 85, best: 9 },
      ],
      method: {
        verb: 'assembling | 装配',
        steps: [
          'tensioning {source} and locking {plunger} | 张紧{source}并锁定{plunger}',
          'inserting {syringe} into {housing} | 将{syringe}插入{housing}',
          'mounting {guard} and testing a release force | 安装{guard}并测试释放力',
        ],
      },
      system: 'medication set | 给药套装',
      ipc: ['A61M5/20', 'A61M5/32', 'A61M5/315'],
      cpc: ['A61M5/2033', 'A61M5/3202', 'A61M2005/208', 'A61M5/31501'],
      view: 'blocks',
    },
    {
      id: 'depot-gel',
      kind: 'composition',
      subject:
        'injectable depot composition | 可注射储库组合物 | Injizierbare Depotzusammensetzung | 注射可能なデポ組成物',
      topic: 'injectable depots that form in the body | 体内原位形成的注射储库',
      problem:
        'a fifth of the active substance is released on the first day while the depot is still forming, and the solvent irritates the tissue | 储库形成期间首日即释放五分之一的活性物质，且溶剂刺激组织',
      art: 'polyesters dissolved in N-methylpyrrolidone | 采用溶于N-甲基吡咯烷酮的聚酯',
      parts: {
        poly: '~biodegradable polymer | 可生物降解聚合物',
        solv: '~biocompatible solvent | 生物相容性溶剂',
        drug: '~active substance | 活性物质',
        oil: '~triglyceride | 甘油三酯',
        salt: '~poorly soluble salt | 难溶盐',
        lip: '~phospholipid | 磷脂',
        clay: '~layered double hydroxide | 层状双氢氧化物',
        visc: '~gelling agent | 胶凝剂',
      },
      base: [
        '{poly} having a molecular weight of 5 kDa to 60 kDa | {poly}，其分子量为5kDa至60kDa',
        '{solv} which is miscible with body fluid | {solv}，可与体液混溶',
        '{drug} which is dissolved or suspended in {solv} | {drug}，溶解或悬浮于{solv}中',
      ],
      slots: [
        [
          {
            t: 'a phospholipid skin former | 磷脂成皮剂',
            c: '{S} further comprises {lip} in an amount of 5% to 40% by weight which forms a liquid crystal on contact with water | {S}还包括5重量%至40重量%的{lip}，{lip}遇水形成液晶',
            w: 'The liquid crystal closes the surface within seconds, before the solvent has carried the substance out | 液晶在数秒内封闭表面，早于溶剂带出活性物质',
          },
          {
            t: 'intercalation in a layered hydroxide | 层状氢氧化物插层',
            c: '{drug} is held between layers of {clay} | {drug}保持于{clay}的层间',
            w: 'Exchange with phosphate of the tissue takes weeks and does not depend on the forming of the depot | 与组织中磷酸根的交换需数周，且与储库形成无关',
          },
          {
            t: 'a poorly soluble salt form | 难溶盐形式',
            c: '{drug} is present as {salt} with a solubility below 0.2 mg/ml | {drug}以溶解度低于0.2mg/ml的{salt}形式存在',
            w: 'Undissolved crystals cannot be washed out with the solvent | 未溶解的晶体不会随溶剂被洗出',
          },
        ],
        [
          {
            t: 'a solvent mixture with low irritation | 低刺激混合溶剂',
            c: '{solv} comprises glycofurol and dimethyl isosorbide in a weight ratio of 1:4 to 4:1 | {solv}包括重量比为1:4至4:1的四氢呋喃聚乙二醇醚和异山梨醇二甲醚',
            w: 'The mixture leaves the site slowly, which keeps both pain and burst low | 该混合物缓慢离开注射部位，使疼痛和突释均较低',
          },
          {
            t: 'an oil phase that slows exchange | 减缓交换的油相',
            c: '{S} further comprises {oil} in an amount of 3% to 25% by weight | {S}还包括3重量%至25重量%的{oil}',
            w: 'Oil holds the water back at the surface, so that pores in the depot stay small | 油阻挡表面的水分进入，使储库中的孔保持较小',
          },
        ],
        [
          {
            t: 'end-capped polyester chains | 封端聚酯链',
            c: '{poly} is a copolymer of lactide and glycolide with ester end groups | {poly}为具有酯端基的丙交酯与乙交酯共聚物',
            w: 'Without acid ends the polymer takes up water later and does not attack peptides | 无酸端基的聚合物吸水较晚且不侵蚀多肽',
          },
          {
            t: 'shear-thinning by a gelling agent | 胶凝剂剪切变稀',
            c: '{S} further comprises {visc} which lowers a viscosity under shear to less than a tenth | {S}还包括{visc}，{visc}使剪切下的粘度降至十分之一以下',
            w: 'The composition flows through a thin needle and stands still in the tissue | 该组合物可流过细针并在组织中静止',
          },
        ],
      ],
      extras: [
        '{drug} is a peptide with 5 to 60 amino acids | {drug}为具有5至60个氨基酸的多肽',
        '{S} is filled into a syringe under nitrogen and sterilised | {S}在氮气下灌装于针筒中并灭菌',
      ],
      params: [
        {
          n: 'content by weight | 重量含量',
          of: 'poly',
          r: [15, 65],
          p: [30, 50],
          u: '%',
          w: 'More polymer is too stiff for injection, less forms no coherent depot | 聚合物过多则过硬难以注射，过少则不形成连续储库',
        },
        {
          n: 'content by weight | 重量含量',
          of: 'drug',
          r: [0.5, 30],
          p: [4, 15],
          u: '%',
          w: 'The upper bound is set by the number of particles that touch each other | 上限取决于相互接触的颗粒数',
        },
      ],
      measures: [
        { n: 'release on the first day | 首日释放率', u: '%', base: 21.4, best: 2.2 },
        { n: 'duration of an effective level | 有效浓度持续时间', u: 'd', base: 24, best: 92 },
      ],
      method: {
        verb: 'preparing | 制备',
        steps: [
          'dissolving {poly} in {solv} at 25 °C to 60 °C | 在25℃至60℃下将{poly}溶解于{solv}中',
          'adding {drug} and homogenising without foam | 加入{drug}并无泡均质',
          'filling into syringes and sterilising by radiation at −70 °C | 灌装于针筒中并在−70℃下辐照灭菌',
        ],
      },
      system: 'prefilled syringe | 预灌封注射器',
      ipc: ['A61K9/00', 'A61K47/34', 'A61K9/06'],
      cpc: ['A61K9/0024', 'A61K47/24', 'A61K38/09', 'A61K9/19'],
      view: 'stack',
    },
  ],
};
