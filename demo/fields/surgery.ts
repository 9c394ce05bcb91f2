import type { Field } from '../seed.ts';

/** Surgical instruments. */
export const surgery: Field = {
  id: 'surgery',
  name: 'surgical instruments | 外科器械',
  companies: ['ferrant', 'weichuang', 'aesmont', 'hosp-donglin', 'klangmed'],
  families: 55,
  background: [
    'Minimally invasive surgery works through openings of 3 mm to 15 mm. Instruments are long and slender, and the surgeon feels only little of the forces at their tip. | 微创外科通过3mm至15mm的开口进行，器械细长，外科医生几乎感觉不到其尖端的力。',
    'Instruments are either reprocessed, and then have to be cleaned down to their narrowest gap, or used once, and then have to be inexpensive. | 器械要么重复处理，因而须清洁至最窄的缝隙；要么一次性使用，因而须成本低廉。',
    'Tissue differs in thickness and strength from patient to patient, and an instrument that is set for the average does harm in both directions. | 组织的厚度和强度因患者而异，按平均值设定的器械在两个方向上都会造成损害。',
  ],
  literature: [
    'Leak rates of stapled bowel as a function of compression time',
    'Thermal spread of bipolar sealing in thick bundles',
    'Cleaning of jointed instruments: protein residues after reprocessing',
    'Fatigue of nitinol cables in articulated wrists',
  ],
  seeds: [
    {
      id: 'stapler',
      kind: 'device',
      subject: 'surgical stapler | 外科吻合器 | Chirurgisches Klammernahtgerät | 外科用ステープラ',
      topic: 'stapling tissue of varying thickness | 不同厚度组织的吻合',
      problem:
        'staples are closed to one height although the tissue between the jaws is thick at one end and thin at the other, so that it is crushed here and leaks there | 尽管钳口之间的组织一端厚一端薄，吻合钉却闭合至同一高度，导致一处被压碎而另一处渗漏',
      art: 'cartridges of several colours for several heights | 采用对应多种高度的多种颜色钉仓',
      parts: {
        jaw: 'cartridge jaw | 钉仓钳口',
        anvil: 'anvil jaw | 钉砧钳口',
        staples: '*staples | 吻合钉',
        drivers: '*staple drivers | 推钉块',
        sled: 'sled | 推钉滑块',
        knife: 'knife | 切刀',
        motor: 'motor | 电机',
        force: 'force sensor | 力传感器',
        ctrl: 'control circuit | 控制电路',
        spring: '*driver springs | 推钉块弹簧',
        pad: 'bioabsorbable layer | 可吸收层',
        pins: '*gap sensors | 间隙传感器',
        lock: 'lockout member | 锁止件',
      },
      base: [
        '{jaw} which holds {staples} and {drivers} | {jaw}，容纳有{staples}和{drivers}',
        '{anvil} which is movable relative to {jaw} for clamping tissue | {anvil}，可相对于{jaw}移动以夹持组织',
        '{sled} which is moved along {jaw} and lifts {drivers} one after another | {sled}，沿{jaw}移动并依次顶起{drivers}',
        '{knife} which follows {sled} | {knife}，跟随{sled}',
      ],
      slots: [
        [
          {
            t: 'spring-borne staple drivers | 弹簧支承推钉块',
            c: 'each of {drivers} comprises an upper and a lower part with one of {spring} in between | 每个{drivers!}包括上部件和下部件，其间设有{spring}中的一个',
            w: 'In thick tissue the spring yields and the staple stays higher, in thin tissue it closes fully, each staple for itself | 在厚组织中弹簧退让而钉保持较高，在薄组织中完全闭合，每枚钉各自适应',
          },
          {
            t: 'gap-controlled motor speed | 按间隙控制电机速度',
            c: '{pins} measure a gap between {jaw} and {anvil}, and {ctrl} sets a speed of {motor} which drives {sled} in dependence on the gap | {pins}测量{jaw}与{anvil}之间的间隙，{ctrl}根据所述间隙设定驱动{sled}的{motor}的速度',
            w: 'Thick tissue is given time to yield its fluid before the staples form | 使厚组织在成钉之前有时间排出液体',
          },
          {
            t: 'a bioabsorbable compensating layer | 可吸收补偿层',
            c: '{pad} lies on {jaw} and is compressed more under thick tissue than under thin tissue | {jaw}上设有{pad}，{pad}在厚组织下的压缩量大于在薄组织下的压缩量',
            w: 'Staple, tissue and layer always fill the same height, and the layer is absorbed within weeks | 钉、组织和该层始终填满同一高度，且该层在数周内被吸收',
          },
        ],
        [
          {
            t: 'a pre-clamping pause | 预夹持等待',
            c: '{ctrl} releases a movement of {sled} only after a signal of {force} has fallen by a given share | 仅当{force}的信号下降给定比例后，{ctrl}才释放{sled}的移动',
            w: 'The fall of the force shows that fluid has left the tissue, whatever its kind | 力的下降表明无论何种组织其液体均已排出',
          },
          {
            t: 'rows of different staple height | 不同钉高的排列',
            c: '{staples} in rows next to {knife} have shorter legs than {staples} in outer rows | 靠近{knife}的各排{staples}的钉腿短于外侧各排{staples}的钉腿',
            w: 'The inner rows stop bleeding, the outer ones keep the edge supplied with blood | 内排止血，外排保持切缘血供',
          },
        ],
        [
          {
            t: 'a lockout for used cartridges | 已用钉仓锁止',
            c: '{lock} blocks {knife} unless {sled} is in its foremost starting position | 除非{sled}处于其起始位置，否则{lock}阻挡{knife}',
            w: 'A used cartridge cannot cut without stapling | 已用钉仓不会在未吻合的情况下切割',
          },
          {
            t: 'a knife leaving the tissue | 切刀离开组织',
            c: '{knife} is lowered into {jaw} when it reaches an end of its travel | {knife}到达行程终点时降入{jaw}内',
            w: 'The blade is covered before the jaws open | 钳口打开之前刀刃已被遮蔽',
          },
        ],
      ],
      extras: [
        '{force} is arranged in a drive train between {motor} and {sled} | {force}设置于{motor}与{sled}之间的传动链中',
        '{anvil} has pockets with an inclination of 5° to 12° | {anvil}具有倾角为5°至12°的钉窝',
        '{staples} are made of a titanium alloy | {staples}由钛合金制成',
      ],
      params: [
        {
          n: 'formed height | 成钉高度',
          of: 'staples',
          r: [0.6, 2.6],
          p: [1.0, 1.8],
          u: 'mm',
          w: 'Lower staples cut off the blood supply, higher ones leak | 过低会阻断血供，过高则渗漏',
        },
        {
          n: 'advance speed | 推进速度',
          of: 'sled',
          r: [1, 40],
          p: [5, 18],
          u: 'mm/s',
          w: 'Slow advance spares the tissue, but keeps the patient longer under anaesthesia | 缓慢推进保护组织，但延长麻醉时间',
        },
      ],
      measures: [
        { n: 'burst pressure of the staple line | 吻合线的爆破压力', u: 'mmHg', base: 42, best: 97 },
        { n: 'share of malformed staples | 成形不良钉的比例', u: '%', base: 4.8, best: 0.4 },
      ],
      method: {
        verb: 'controlling | 控制',
        steps: [
          'clamping an object between {jaw} and {anvil} | 将物体夹持于{jaw}与{anvil}之间',
          'measuring a clamping force or a gap | 测量夹持力或间隙',
          'moving {sled} along {jaw} with a speed that depends on a measured value | 以取决于测量值的速度使{sled}沿{jaw}移动',
        ],
      },
      system: 'surgical robot | 手术机器人',
      ipc: ['A61B17/072', 'A61B17/115', 'A61B34/30'],
      cpc: ['A61B17/07207', 'A61B2017/07271', 'A61B2090/064', 'A61B2017/00398'],
      view: 'blocks',
    },
    {
      id: 'vessel-seal',
      kind: 'device',
      subject: 'vessel sealing instrument | 血管闭合器械 | Gefäßversiegelungsinstrument | 血管封止器具',
      topic: 'sealing vessels by high-frequency current | 高频电流闭合血管',
      problem:
        'heat spreads two to four millimetres beyond the jaws and damages nerves, while tissue sticks to the electrodes and reopens the seal when it is torn off | 热量扩散至钳口之外两至四毫米而损伤神经，同时组织粘附于电极，撕离时使闭合处重新开裂',
      art: 'polished steel electrodes with a power that is cut off at a fixed impedance | 采用抛光钢电极并在固定阻抗处切断功率',
      parts: {
        upper: 'upper jaw | 上钳口',
        lower: 'lower jaw | 下钳口',
        elec: '&electrodes | 电极',
        gen: 'generator | 发生器',
        coat: 'anti-adhesion coating | 防粘涂层',
        sink: 'heat barrier rim | 阻热边缘',
        stops: '*spacers | 间隔件',
        pipe: 'heat pipe | 热管',
        temp: 'temperature sensor | 温度传感器',
        blade: 'cutting blade | 切割刀片',
        handle: 'handle | 手柄',
        ridge: '*ridges | 凸脊',
      },
      base: [
        '{upper} and {lower} which are movable towards each other by {handle} | {upper}和{lower}，可通过{handle}相互靠拢',
        '{elec} of which one is arranged on {upper} and one on {lower} | {elec}，其中一个设置于{upper}上，一个设置于{lower}上',
        '{gen} which supplies a high-frequency current to {elec} | {gen}，用于向{elec}供给高频电流',
      ],
      slots: [
        [
          {
            t: 'a heat pipe in the jaw | 钳口内热管',
            c: '{pipe} extends in {lower} and leads heat from an edge of {elec} to a shaft | {lower}内延伸有{pipe}，{pipe}将热量从{elec}的边缘导至杆部',
            w: 'Between two activations the jaw returns to body temperature, so that the next seal starts cold | 两次激发之间钳口恢复至体温，因而下次闭合从低温开始',
          },
          {
            t: 'a ceramic heat barrier rim | 陶瓷阻热边缘',
            c: '{sink} of a ceramic with a thermal conductivity below 3 W/(m·K) surrounds {elec} | 导热系数低于3W/(m·K)的陶瓷制{sink}环绕{elec}',
            w: 'Steam condenses at the rim instead of flowing along the vessel | 蒸汽在边缘处冷凝而不沿血管流动',
          },
          {
            t: 'pulsed energy with cooling pauses | 带冷却间歇的脉冲能量',
            c: '{gen} delivers pulses of 50 ms to 300 ms and measures an impedance of tissue in pauses in between | {gen}输出50ms至300ms的脉冲，并在其间的间歇测量组织阻抗',
            w: 'Heat is given time to even out in the vessel wall before it can flow out sideways | 使热量在向侧向流出之前有时间在血管壁内均匀分布',
          },
        ],
        [
          {
            t: 'a nanostructured anti-adhesion coating | 纳米结构防粘涂层',
            c: '{elec} carry {coat} of a doped diamond-like carbon with a roughness below 30 nm | {elec}带有粗糙度低于30nm的掺杂类金刚石碳{coat}',
            w: 'Protein finds no hold, while current still passes through the doped layer | 蛋白质无从附着，而电流仍可通过掺杂层',
          },
          {
            t: 'interlocking ridges | 咬合凸脊',
            c: '{upper} and {lower} have {ridge} which interlock with a gap in between | {upper}和{lower}具有以一定间隙相互咬合的{ridge}',
            w: 'The folded vessel holds by form, so that a lower temperature is enough | 折叠的血管以形状锁合，因而较低温度即可',
          },
        ],
        [
          {
            t: 'insulating spacers | 绝缘间隔件',
            c: '{stops} on {lower} keep {elec} at a distance of 0.05 mm to 0.2 mm | {lower}上的{stops}使{elec}保持0.05mm至0.2mm的距离',
            w: 'The current cannot be short-circuited at the tip of a bent jaw | 电流不会在弯曲钳口的尖端短路',
          },
          {
            t: 'a blade locked until sealing is complete | 闭合完成前锁止刀片',
            c: '{blade} is locked until {gen} reports a completed sealing | {blade}在{gen}报告闭合完成之前被锁止',
            w: 'A vessel cannot be cut before it is closed | 血管闭合之前不会被切断',
          },
        ],
      ],
      extras: [
        '{temp} is arranged in {lower} below one of {elec} | {temp}设置于{lower}内{elec}之一的下方',
        '{upper} is curved in a plane transverse to its direction of movement | {upper}在横向于其移动方向的平面内弯曲',
      ],
      params: [
        {
          n: 'clamping pressure | 夹持压力',
          of: 'upper',
          r: [0.2, 2.0],
          p: [0.5, 1.0],
          u: 'MPa',
          w: 'Collagen fuses only under pressure, above the range it is cut | 胶原仅在压力下融合，超过该范围则被切断',
        },
        {
          n: 'frequency | 频率',
          of: 'gen',
          r: [200, 1000],
          p: [350, 520],
          u: 'kHz',
          w: 'Lower frequencies excite nerves | 频率过低会刺激神经',
        },
      ],
      measures: [
        { n: 'width of thermal damage beside the seal | 闭合处旁的热损伤宽度', u: 'mm', base: 3.1, best: 0.7 },
        { n: 'burst pressure of a vessel of 5 mm | 5mm血管的爆破压力', u: 'mmHg', base: 410, best: 880 },
      ],
      method: {
        verb: 'controlling | 控制',
        steps: [
          'supplying by {gen} a current to {elec} | 由{gen}向{elec}供给电流',
          'measuring an impedance between {elec} | 测量{elec}之间的阻抗',
          'ending the current when the impedance follows a given course | 当所述阻抗符合给定变化过程时终止所述电流',
        ],
      },
      system: 'electrosurgical workstation | 电外科工作站',
      ipc: ['A61B18/14', 'A61B18/12', 'A61B18/00'],
      cpc: ['A61B18/1445', 'A61B2018/0063', 'A61B2018/00011', 'A61B2018/00875'],
      view: 'stack',
    },
    {
      id: 'cable-wrist',
      kind: 'device',
      subject:
        'articulated surgical instrument | 关节式手术器械 | Abwinkelbares chirurgisches Instrument | 関節式手術器具',
      topic: 'wrists of instruments for robotic surgery | 机器人手术器械的腕部',
      problem:
        'drive cables run over pulleys of two millimetres and break after a few dozen uses, and their slack makes the tip lag behind the hand | 驱动缆绕过直径两毫米的滑轮，数十次使用后即断裂，其松弛又使尖端滞后于手部动作',
      art: 'tungsten cables that are replaced after ten operations | 采用十次手术后即更换的钨缆',
      parts: {
        shaft: 'shaft | 器械杆',
        wrist: 'wrist | 腕部',
        effector: 'end effector | 末端执行器',
        cables: '*drive cables | 驱动缆',
        discs: '*rolling discs | 滚动盘',
        ribbon: '*metal ribbons | 金属带',
        spool: '*spools | 卷筒',
        tens: 'tensioner | 张紧器',
        flex: 'flexure tube | 柔性管',
        strain: '*fibre strain sensors | 光纤应变传感器',
        cover: 'elastic cover | 弹性罩',
        adapter: 'sterile adapter | 无菌适配器',
      },
      base: [
        '{shaft} with {wrist} at a distal end and {effector} which is carried by {wrist} | {shaft}，其远端具有{wrist}，{wrist}承载{effector}',
        '{cables} which run through {shaft} to {wrist} | {cables}，穿过{shaft}通向{wrist}',
        '{spool} which move {cables} and are connected to a drive by {adapter} | {spool}，用于移动{cables}，并通过{adapter}与驱动装置连接',
      ],
      slots: [
        [
          {
            t: 'rolling discs instead of pulleys | 以滚动盘代替滑轮',
            c: '{wrist} comprises {discs} which roll on each other and through which {cables} pass in straight bores | {wrist}包括相互滚动的{discs}，{cables}在直孔中穿过{discs}',
            w: 'The cables bend around the wide disc contour instead of a small pulley, so that the bending stress falls to a third | 驱动缆绕宽大的盘轮廓弯曲而非小滑轮，弯曲应力降至三分之一',
          },
          {
            t: 'a laser-cut flexure tube | 激光切割柔性管',
            c: '{wrist} comprises {flex} with alternating slots, and {cables} are guided in a wall of {flex} | {wrist}包括具有交替切槽的{flex}，{cables}在{flex}的壁内导引',
            w: 'One part replaces a dozen joints and can be rinsed through | 一个零件代替十几个关节，并可冲洗贯通',
          },
          {
            t: 'flat metal ribbons | 扁平金属带',
            c: '{cables} have ends which are {ribbon} with a thickness of 0.03 mm to 0.1 mm within {wrist} | {cables}在{wrist}内具有厚度为0.03mm至0.1mm的{ribbon}形式的端部',
            w: 'A flat ribbon bears the same pull at a fraction of the bending stress of a round cable | 扁平带承受相同拉力时的弯曲应力仅为圆缆的几分之一',
          },
        ],
        [
          {
            t: 'a constant-force tensioner | 恒力张紧器',
            c: '{tens} keeps opposite ones of {cables} at an equal pretension over their whole travel | {tens}使{cables}中相对的缆在整个行程内保持相等的预紧力',
            w: 'Slack cannot form, and the pretension can be lower, which spares the bearings | 不会产生松弛，且预紧力可以降低，从而保护轴承',
          },
          {
            t: 'strain sensing in the cables | 缆内应变传感',
            c: '{cables} carry {strain}, and positions of {effector} are corrected by signals of {strain} | {cables}带有{strain}，{effector}的位置由{strain}的信号校正',
            w: 'Stretch is measured where it arises, and the surgeon is given a sense of force | 在产生处测量伸长，并使外科医生获得力感',
          },
        ],
        [
          {
            t: 'a removable elastic cover | 可拆弹性罩',
            c: '{cover} encloses {wrist} and is held by an undercut of {shaft} | {cover}包覆{wrist}，并由{shaft}的凹槽保持',
            w: 'Blood stays out of the joints, which makes cleaning possible at all | 血液不会进入关节，从而使清洁成为可能',
          },
          {
            t: 'a coded sterile adapter | 编码无菌适配器',
            c: '{adapter} reads a number of uses from {shaft} and limits an allowed load accordingly | {adapter}从{shaft}读取使用次数并相应限制允许载荷',
            w: 'An instrument is not discarded by count alone but used more gently with age | 器械不仅按次数报废，而是随使用次数更温和地使用',
          },
        ],
      ],
      extras: [
        '{effector} is a needle holder or scissors | {effector}为持针器或剪刀',
        '{wrist} can be bent by at least 80° in two planes | {wrist}可在两个平面内弯曲至少80°',
      ],
      params: [
        {
          n: 'outer diameter | 外径',
          of: 'shaft',
          r: [3, 12],
          p: [5, 8],
          u: 'mm',
          w: 'The diameter is set by the trocar | 该直径由套管针决定',
        },
        {
          n: 'pretension | 预紧力',
          of: 'cables',
          r: [2, 60],
          p: [8, 25],
          u: 'N',
          w: 'Pretension removes play, but adds friction | 预紧力消除间隙但增加摩擦',
        },
      ],
      measures: [
        { n: 'uses until a cable breaks | 驱动缆断裂前的使用次数', u: 'uses', base: 14, best: 120 },
        { n: 'lag of the tip on reversal | 换向时的尖端滞后', u: '°', base: 6.4, best: 0.9 },
      ],
      method: {
        verb: 'assembling | 装配',
        steps: [
          'threading {cables} through {shaft} and {wrist} | 将{cables}穿过{shaft}和{wrist}',
          'fastening {cables} to {effector} and to {spool} | 将{cables}固定于{effector}和{spool}',
          'setting a pretension while {wrist} is held straight | 在{wrist}保持伸直时设定预紧力',
        ],
      },
      system: 'telemanipulator | 遥操作系统',
      ipc: ['A61B34/00', 'A61B17/29', 'B25J17/02'],
      cpc: ['A61B34/71', 'A61B2017/2927', 'A61B2034/306', 'B25J9/104'],
      view: 'blocks',
    },
    {
      id: 'bone-drill',
      kind: 'device',
      subject: 'surgical drilling device | 外科钻孔装置 | Chirurgische Bohrvorrichtung | 外科用穿孔装置',
      topic: 'drilling in bone near nerves and vessels | 神经血管附近的骨钻孔',
      problem:
        'the drill breaks through the far cortex by several millimetres before the surgeon reacts, and heat above 47 °C kills the bone around the hole | 钻头在外科医生反应之前已穿出对侧皮质数毫米，且超过47℃的热量使孔周骨坏死',
      art: 'mechanical depth stops, which require the depth to be measured first | 采用机械深度限位，而需预先测量深度',
      parts: {
        drive: 'drive unit | 驱动单元',
        bit: 'drill bit | 钻头',
        sleeve: 'guide sleeve | 导向套',
        axial: 'axial force sensor | 轴向力传感器',
        torque: 'torque sensor | 扭矩传感器',
        brake: 'brake | 制动器',
        ctrl: 'evaluation unit | 评估单元',
        cool: 'cooling channel | 冷却通道',
        vib: 'axial vibrator | 轴向振动器',
        imp: 'impedance electrode | 阻抗电极',
        mic: 'structure-borne sound sensor | 结构声传感器',
      },
      base: [
        '{drive} which turns {bit} | {drive}，用于转动{bit}',
        '{sleeve} in which {bit} is guided and which rests on a bone | {sleeve}，{bit}在其中导引，并支靠于骨上',
        '{ctrl} which recognises an imminent breakthrough of {bit} and stops {bit} | {ctrl}，用于识别{bit}即将穿透并使{bit}停止',
      ],
      slots: [
        [
          {
            t: 'combined force and torque evaluation | 力与扭矩联合评估',
            c: '{ctrl} recognises the breakthrough from a ratio of signals of {axial} and {torque} | {ctrl}由{axial}与{torque}的信号之比识别所述穿透',
            w: 'The ratio is independent of how hard the surgeon presses, so that only the bone decides | 该比值与外科医生的按压力无关，仅由骨决定',
          },
          {
            t: 'structure-borne sound analysis | 结构声分析',
            c: '{mic} on {sleeve} records vibrations of the bone, and {ctrl} follows a frequency that rises as a remaining wall becomes thin | {sleeve}上的{mic}记录骨的振动，{ctrl}跟踪随剩余骨壁变薄而升高的频率',
            w: 'The thin wall announces itself by its tone a millimetre before the tip arrives | 薄壁在钻尖到达前一毫米即以其音调预告',
          },
          {
            t: 'impedance sensing at the tip | 钻尖阻抗传感',
            c: '{imp} is arranged at a tip of {bit}, insulated from a shank of {bit}, and {ctrl} evaluates an impedance against a body | {bit}的尖端设置有与{bit}的柄部绝缘的{imp}，{ctrl}评估其相对于身体的阻抗',
            w: 'Soft tissue conducts five times better than cortical bone, which gives a clear step at the boundary | 软组织的导电性为皮质骨的五倍，在边界处给出明显阶跃',
          },
        ],
        [
          {
            t: 'a braking sleeve | 制动套',
            c: '{brake} clamps {bit} in {sleeve} against axial movement within less than 5 ms | {brake}在5ms内于{sleeve}中夹紧{bit}以阻止其轴向移动',
            w: 'The hand may push on, but the sleeve rests on the bone and takes up the push | 手可继续推压，但导向套支靠于骨上并承受该推力',
          },
          {
            t: 'axial vibration drilling | 轴向振动钻孔',
            c: '{vib} superimposes a vibration of 20 μm to 150 μm on a feed of {bit} | {vib}在{bit}的进给上叠加20μm至150μm的振动',
            w: 'Chips break short and carry their heat away, and the pushing force is halved | 切屑断短并带走热量，推力减半',
          },
        ],
        [
          {
            t: 'internal cooling | 内部冷却',
            c: '{bit} has {cool} which opens behind its cutting edges | {bit}具有在其切削刃后方开口的{cool}',
            w: 'Saline reaches the place where heat is generated, even in deep holes | 即使在深孔中，生理盐水也可到达发热处',
          },
          {
            t: 'depth recording | 深度记录',
            c: '{ctrl} records a depth at each change of density and proposes a screw length | {ctrl}记录每次密度变化处的深度并建议螺钉长度',
            w: 'Measuring with a hook is no longer needed | 不再需要用探钩测量',
          },
        ],
      ],
      extras: [
        '{drive} is reversed for less than one turn after a stop | {drive}在停止后反转不足一圈',
        '{bit} is single-use and carries a data chip | {bit}为一次性使用并带有数据芯片',
      ],
      params: [
        {
          n: 'rotational speed | 转速',
          of: 'bit',
          r: [200, 3000],
          p: [600, 1500],
          u: 'rpm',
          w: 'Fast drilling heats the bone, slow drilling slips | 过快加热骨，过慢则打滑',
        },
        {
          n: 'diameter | 直径',
          of: 'bit',
          r: [1.0, 8.0],
          p: [2.0, 4.5],
          u: 'mm',
          w: 'The diameter follows the screw | 直径取决于螺钉',
        },
      ],
      measures: [
        { n: 'plunge beyond the far cortex | 穿出对侧皮质的深度', u: 'mm', base: 6.3, best: 0.6 },
        { n: 'peak temperature of the bone | 骨的峰值温度', u: '°C', base: 61, best: 41 },
      ],
      method: {
        verb: 'controlling | 控制',
        steps: [
          'turning {bit} by {drive} | 由{drive}转动{bit}',
          'evaluating sensor signals by {ctrl} during a feed of {bit} | 在{bit}进给期间由{ctrl}评估传感器信号',
          'stopping {bit} when a breakthrough is imminent | 当即将穿透时使{bit}停止',
        ],
      },
      system: 'surgical navigation system | 手术导航系统',
      ipc: ['A61B17/16', 'A61B17/17', 'A61B34/20'],
      cpc: ['A61B17/1626', 'A61B17/1633', 'A61B2090/062', 'A61B2017/00106'],
      view: 'blocks',
    },
    {
      id: 'suction-endo',
      kind: 'device',
      subject: 'endoscope tip | 内窥镜头端 | Endoskopspitze | 内視鏡先端部',
      topic: 'keeping the view of endoscopes clear | 内窥镜视野保持清晰',
      problem:
        'fog, blood and smoke cover the window every few minutes, and each withdrawal for wiping interrupts the operation | 雾、血和烟每隔几分钟遮蔽视窗，每次撤出擦拭都会中断手术',
      art: 'warming the endoscope in a bath before use | 使用前在水浴中预热内窥镜',
      parts: {
        window: 'front window | 前窗',
        tube: 'endoscope tube | 内窥镜管',
        cap: 'removable cap | 可拆端帽',
        gas: 'gas slot | 气隙',
        liquid: 'rinsing nozzle | 冲洗喷嘴',
        heater: 'heating film | 加热膜',
        suct: 'suction ring | 吸引环',
        ctrl: 'control unit | 控制单元',
        cam: 'image sensor | 图像传感器',
        coat: 'hydrophilic layer | 亲水层',
        lip: 'flexible lip | 柔性唇',
      },
      base: [
        '{tube} with {window} at its end and {cam} behind {window} | {tube}，其端部具有{window}，{window}后方设有{cam}',
        '{cap} which surrounds an end of {tube} | {cap}，环绕{tube}的端部',
        '{ctrl} which evaluates images of {cam} and starts a cleaning of {window} | {ctrl}，用于评估{cam}的图像并启动对{window}的清洁',
      ],
      slots: [
        [
          {
            t: 'a swirling gas curtain | 旋流气幕',
            c: '{cap} forms {gas} around {window} which directs gas with a swirl across {window} | {cap}在{window}周围形成{gas}，{gas}使气体以旋流方式掠过{window}',
            w: 'The swirl stays attached to the window and keeps particles off without drying the tissue | 旋流贴附于视窗，在不使组织干燥的情况下阻挡颗粒',
          },
          {
            t: 'a pulsed rinsing nozzle | 脉冲冲洗喷嘴',
            c: '{liquid} in {cap} directs liquid onto {window}, followed by gas from the same {liquid!} | {cap}中的{liquid}向{window}喷射液体，随后由同一{liquid!}喷射气体',
            w: 'Liquid and gas share one channel, so that the gas blows out the last drop | 液体与气体共用一个通道，气体吹出最后的液滴',
          },
          {
            t: 'a retractable wiping lip | 可缩回擦拭唇',
            c: '{lip} of silicone is drawn across {window} when {cap} is turned relative to {tube} | 当{cap}相对于{tube}转动时，硅胶制的{lip}掠过{window}',
            w: 'Even clotted blood is wiped off, which no jet removes | 即使射流无法去除的凝血也可被擦去',
          },
        ],
        [
          {
            t: 'a transparent heating film | 透明加热膜',
            c: '{window} carries {heater} which holds {window} at 37 °C to 42 °C | {window}带有{heater}，{heater}使{window}保持在37℃至42℃',
            w: 'A window that is slightly warmer than the cavity cannot fog | 略高于体腔温度的视窗不会起雾',
          },
          {
            t: 'a permanently hydrophilic layer | 永久亲水层',
            c: '{window} carries {coat} with a contact angle below 10° | {window}带有接触角低于10°的{coat}',
            w: 'Condensate spreads to a clear film instead of drops | 冷凝液铺展为透明膜而非液滴',
          },
        ],
        [
          {
            t: 'a suction ring for smoke | 排烟吸引环',
            c: '{suct} in {cap} draws off smoke behind {window} | {cap}中的{suct}在{window}后方抽吸烟雾',
            w: 'Smoke is taken away before it passes the view, at a small loss of gas | 烟雾在经过视野之前即被抽走，气体损失很小',
          },
          {
            t: 'contrast-based triggering | 基于对比度的触发',
            c: '{ctrl} starts the cleaning when a local contrast falls in all fields of an image at the same time | 当图像所有区域的局部对比度同时下降时，{ctrl}启动所述清洁',
            w: 'A dirty window dims all fields, a moving organ only some | 视窗脏污使所有区域变暗，而器官运动仅影响部分区域',
          },
        ],
      ],
      extras: [
        '{cap} is sterile and intended for single use | {cap}为无菌且一次性使用',
        '{tube} has an outer diameter of less than 11 mm together with {cap} | {tube}连同{cap}的外径小于11mm',
      ],
      params: [
        {
          n: 'slot width | 隙宽',
          of: 'cap',
          r: [0.05, 0.8],
          p: [0.12, 0.35],
          u: 'mm',
          w: 'Narrow slots whistle, wide ones consume gas | 隙过窄会啸叫，过宽则耗气',
        },
        {
          n: 'axial projection | 轴向伸出量',
          of: 'cap',
          r: [0.1, 4],
          p: [0.4, 1.5],
          u: 'mm',
          w: 'The cap must not appear in the image | 端帽不得出现在图像中',
        },
      ],
      measures: [
        { n: 'withdrawals for wiping per hour | 每小时撤出擦拭次数', u: '1/h', base: 9.5, best: 0.8 },
        { n: 'time until a clear view returns | 恢复清晰视野的时间', u: 's', base: 42, best: 2 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'recording images by {cam} through {window} | 由{cam}透过{window}记录图像',
          'recognising a soiling of {window} by {ctrl} | 由{ctrl}识别{window}的脏污',
          'cleaning {window} while recording goes on | 在继续记录的同时清洁{window}',
        ],
      },
      system: 'endoscopy system | 内窥镜系统',
      ipc: ['A61B1/12', 'A61B1/00', 'G02B27/00'],
      cpc: ['A61B1/126', 'A61B1/127', 'A61B1/00101', 'A61B1/015'],
      view: 'stack',
    },
  ],
};
