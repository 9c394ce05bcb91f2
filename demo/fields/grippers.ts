import type { Field } from '../seed.ts';

/** Robot grippers. */
export const grippers: Field = {
  id: 'grippers',
  name: 'robot grippers | 机器人夹持器',
  companies: ['lingshou', 'greifwerk', 'softgrasp', 'tatsuno', 'inst-beichen'],
  families: 52,
  background: [
    'Robots in logistics and in food production have to grip objects that differ in shape, weight and surface from one piece to the next. | 物流和食品生产中的机器人须抓取形状、重量和表面各不相同的物体。',
    'Grippers with rigid jaws need the position of an object to a millimetre, while soft fingers tolerate errors but bear little load. | 刚性夹爪要求物体位置精确到毫米，而柔性手指容许误差但承载小。',
    'Compressed air is expensive: a suction gripper consumes most of it through cups that do not seal. | 压缩空气成本高，吸盘夹持器的大部分用气消耗于未密封的吸盘。',
  ],
  literature: [
    'Slip onset from micro-vibrations on elastomer skins',
    'Electroadhesion on porous packaging: humidity effects',
    'Jamming transition of fibre bundles under vacuum',
    'Bin picking with mixed suction and finger grasps',
  ],
  seeds: [
    {
      id: 'soft-finger',
      kind: 'device',
      subject: 'soft gripper finger | 柔性夹指 | Weicher Greiferfinger | ソフトグリッパの指',
      topic: 'gripping delicate objects with soft fingers | 以柔性手指夹持易损物体',
      problem:
        'soft fingers that are gentle enough for fruit sway when the robot stops and drop anything heavier than a few hundred grams | 对水果足够柔和的手指在机器人停止时会摆动，并会掉落任何超过数百克的物体',
      art: 'pneumatic bellows fingers of silicone | 采用硅胶气动波纹手指',
      parts: {
        body: 'elastic body | 弹性体',
        cham: '*pressure chambers | 压力腔',
        layer: 'strain-limiting layer | 限应变层',
        jam: 'jamming chamber | 阻塞腔',
        gran: '~granules | 颗粒',
        sheets: '*friction sheets | 摩擦片',
        tendon: 'tendon | 腱绳',
        sma: 'shape memory element | 形状记忆元件',
        skin: 'gripping surface | 夹持面',
        ribs: '*ribs | 肋条',
        sens: 'bending sensor | 弯曲传感器',
        port: 'fluid port | 流体接口',
      },
      base: [
        '{body} having {skin} for contact with an object | {body}，具有用于接触物体的{skin}',
        '{cham} in {body} which bend {body} towards {skin} when they are pressurised through {port} | {body}内的{cham}，经{port}加压时使{body}向{skin}弯曲',
        '{layer} in {body} which is flexible and inextensible | {body}内的{layer}，其柔软且不可伸长',
      ],
      slots: [
        [
          {
            t: 'granular jamming | 颗粒阻塞',
            c: '{jam} filled with {gran} extends along {layer} and is stiffened by vacuum after {body} has been bent | 填充有{gran}的{jam}沿{layer}延伸，并在{body}弯曲之后由真空变硬',
            w: 'The finger closes softly and then sets in the shape of the object, at up to twenty times its stiffness | 手指柔和闭合，随后以物体形状固化，刚度可达二十倍',
          },
          {
            t: 'jamming of stacked sheets | 叠片阻塞',
            c: '{jam} holds {sheets} which slide on each other in bending and are locked by vacuum | {jam}内容纳有{sheets}，{sheets}在弯曲时相互滑动并由真空锁止',
            w: 'Sheets add less than two millimetres of thickness and lock bending without hindering closing | 叠片仅增加不足两毫米的厚度，锁止弯曲而不妨碍闭合',
          },
          {
            t: 'a shape memory element | 形状记忆元件',
            c: '{sma} of a polymer is embedded in {layer} and changes its modulus at 45 °C to 75 °C | {layer}内嵌有聚合物制的{sma}，{sma}的模量在45℃至75℃下变化',
            w: 'Once cooled, the finger holds without air or current | 冷却后手指无需空气或电流即可保持',
          },
        ],
        [
          {
            t: 'a ribbed gripping surface | 带肋夹持面',
            c: '{skin} has {ribs} which are inclined towards a base of {body} | {skin}具有向{body}根部倾斜的{ribs}',
            w: 'The ribs lie flat when the object is pushed in and stand up when it slips out | 推入物体时肋条放平，物体滑出时肋条竖起',
          },
          {
            t: 'an auxiliary tendon | 辅助腱绳',
            c: '{tendon} runs from a tip of {body} along {skin} to a drive | {tendon}自{body}的尖端沿{skin}延伸至驱动装置',
            w: 'The tendon pulls the tip around the object where air alone would push it away | 在仅靠空气会将其推开之处，腱绳将指尖拉绕物体',
          },
        ],
        [
          {
            t: 'a bending sensor in the neutral layer | 中性层弯曲传感器',
            c: '{sens} is arranged on {layer} and reports a curvature of {body} | {layer}上设置有{sens}，{sens}报告{body}的曲率',
            w: 'The curvature at a given pressure tells the size of the object and whether there is one | 给定压力下的曲率表明物体大小及其是否存在',
          },
          {
            t: 'graded wall thickness | 梯度壁厚',
            c: 'walls of {cham} become thinner from a base to a tip of {body} | {cham}的壁自{body}的根部向尖端变薄',
            w: 'The tip curls first and rolls the object inwards | 指尖先卷曲并将物体向内卷入',
          },
        ],
      ],
      extras: [
        '{body} is cast in one piece from silicone with a Shore A hardness of 15 to 50 | {body}由邵氏A硬度为15至50的硅胶一体浇铸而成',
        '{skin} is approved for contact with food | {skin}符合食品接触要求',
      ],
      params: [
        {
          n: 'operating pressure | 工作压力',
          of: 'cham',
          r: [10, 250],
          p: [40, 120],
          u: 'kPa',
          w: 'More pressure tears the bond to the inextensible layer | 压力过高会撕裂与不可伸长层的结合',
        },
        {
          n: 'length | 长度',
          of: 'body',
          r: [30, 220],
          p: [70, 130],
          u: 'mm',
          w: 'The length follows from half the circumference of the object | 长度取决于物体周长的一半',
        },
      ],
      measures: [
        { n: 'holding force | 保持力', u: 'N', base: 6.5, best: 48.0 },
        { n: 'sway after a stop from 2 m/s | 从2m/s停止后的摆动', u: 'mm', base: 23, best: 2 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'bringing {skin} against an object | 使{skin}贴靠物体',
          'pressurising {cham} so that {body} encloses the object | 对{cham}加压，使{body}包围所述物体',
          'stiffening {body} before the object is lifted | 在提升所述物体之前使{body}变硬',
        ],
      },
      system: 'picking robot | 拣选机器人',
      ipc: ['B25J15/12', 'B25J15/10', 'B25J15/00'],
      cpc: ['B25J15/0023', 'B25J15/12', 'B25J13/08', 'B65G47/90'],
      view: 'stack',
    },
    {
      id: 'suction-array',
      kind: 'device',
      subject: 'suction gripper | 吸盘夹持器 | Sauggreifer | 吸着グリッパ',
      topic: 'suction gripping of mixed goods | 混合货物的吸附抓取',
      problem:
        'cups that miss the object leak and let the vacuum of the others collapse, and each change of goods calls for another cup layout | 未覆盖物体的吸盘泄漏并使其他吸盘的真空崩溃，且每次更换货物都需要不同的吸盘布局',
      art: 'foam pads with throttled holes | 采用带节流孔的泡沫垫',
      parts: {
        plate: 'base plate | 基板',
        cups: '*suction cups | 吸盘',
        valves: '*check valves | 止回阀',
        ej: '*vacuum ejectors | 真空发生器',
        press: '*pressure sensors | 压力传感器',
        ctrl: 'gripper controller | 夹持器控制器',
        ball: '*valve balls | 阀球',
        slide: '*telescopic rods | 伸缩杆',
        cam: 'camera | 摄像头',
        blow: 'blow-off channel | 吹气通道',
        lip: 'sealing lip | 密封唇',
        drum: 'rotary valve | 旋转阀',
      },
      base: [
        '{plate} with {cups} on an underside | {plate}，其下侧具有{cups}',
        '{ej} which supply vacuum to {cups} | {ej}，向{cups}提供真空',
        '{valves} of which each is assigned to one of {cups} | {valves}，分别对应于{cups}中的一个',
      ],
      slots: [
        [
          {
            t: 'flow-closing valve balls | 流量关闭阀球',
            c: 'each of {valves} comprises one of {ball} which is lifted by a leakage flow and closes a passage to {ej} | 每个{valves!}包括{ball}中的一个，{ball}被泄漏气流提起并关闭通向{ej}的通道',
            w: 'An open cup shuts itself off within milliseconds, and the seated ones keep full vacuum | 未覆盖的吸盘在数毫秒内自行关闭，已贴合的吸盘保持全真空',
          },
          {
            t: 'one ejector per cup | 每盘一真空发生器',
            c: 'each of {cups} has one of {ej} of its own, and {ctrl} switches off those {ej!} whose {press!} report a leakage | 每个{cups!}具有各自的一个{ej!}，{ctrl}关闭其{press!}报告泄漏的{ej!}',
            w: 'Leakage stays local, and the pattern of seated cups shows where the object lies | 泄漏仅限于局部，且已贴合吸盘的图案显示物体位置',
          },
          {
            t: 'a rotary valve for zones | 分区旋转阀',
            c: '{valves} are formed by {drum} which connects zones of {cups} with {ej} according to its angle | {valves}由{drum}构成，{drum}根据其角度将{cups}的各区与{ej}连接',
            w: 'One motor selects among thirty patterns, where thirty valves would otherwise be carried along | 一个电机即可从三十种图案中选择，否则须携带三十个阀',
          },
        ],
        [
          {
            t: 'height-adapting telescopic rods | 高度自适应伸缩杆',
            c: '{cups} are carried by {slide} which are locked at their height when vacuum is reached | {cups}由{slide}承载，{slide}在达到真空时锁定于其高度',
            w: 'Steps and tilted surfaces are gripped with all cups, and the load does not swing | 台阶和倾斜表面可由全部吸盘吸附，且载荷不摆动',
          },
          {
            t: 'a double sealing lip | 双重密封唇',
            c: 'each of {cups} has {lip} and a second lip inside {lip} with a smaller stiffness | 每个{cups!}具有{lip}以及位于{lip}内侧且刚度较小的第二唇',
            w: 'The inner lip seals on creased film, the outer one carries sideways forces | 内唇在褶皱膜上密封，外唇承受侧向力',
          },
        ],
        [
          {
            t: 'selection by camera | 摄像头选择',
            c: '{ctrl} selects {cups} to be supplied from an outline of an object in an image of {cam} | {ctrl}根据{cam}图像中物体的轮廓选择待供真空的{cups}',
            w: 'No air is spent on cups that cannot seal | 不在无法密封的吸盘上耗费空气',
          },
          {
            t: 'a blow-off pulse | 吹气脉冲',
            c: '{blow} directs a pulse of exhaust air of {ej} into {cups} on release | {blow}在释放时将{ej}的排气脉冲引入{cups}',
            w: 'Light objects come off at once, and the filters are cleaned in passing | 轻物体立即脱离，同时过滤器得到清洁',
          },
        ],
      ],
      extras: [
        '{ctrl} reports a predicted loss of an object before it is dropped | {ctrl}在物体掉落之前报告预测的丢失',
        '{plate} is printed from polyamide together with air channels | {plate}连同气道由聚酰胺打印而成',
      ],
      params: [
        {
          n: 'pitch | 间距',
          of: 'cups',
          r: [8, 120],
          p: [20, 50],
          u: 'mm',
          w: 'The pitch is bounded by the smallest goods | 间距受最小货物限制',
        },
        {
          n: 'vacuum level | 真空度',
          of: 'ej',
          r: [10, 90],
          p: [35, 70],
          u: 'kPa',
          w: 'A higher vacuum marks packages, a lower one slips | 真空过高会在包装上留痕，过低则打滑',
        },
      ],
      measures: [
        { n: 'air consumption per grip | 每次抓取耗气量', u: 'l', base: 14.2, best: 2.1 },
        { n: 'dropped objects per thousand | 每千件掉落数', u: 'objects', base: 8.6, best: 0.4 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'placing {cups} on an object | 将{cups}置于物体上',
          'supplying vacuum by {ej} and closing those of {cups} that leak | 由{ej}供给真空，并关闭{cups}中泄漏者',
          'lifting the object when a sufficient number of {cups} is seated | 当足够数量的{cups}贴合时提升所述物体',
        ],
      },
      system: 'depalletising cell | 拆垛单元',
      ipc: ['B25J15/06', 'B65G47/91', 'B25J13/08'],
      cpc: ['B25J15/0616', 'B25J15/065', 'B65G47/917', 'B25J15/0683'],
      view: 'blocks',
    },
    {
      id: 'slip-sense',
      kind: 'process',
      subject:
        'method for controlling a gripping force | 夹持力控制方法 | Verfahren zum Regeln einer Greifkraft | 把持力の制御方法',
      topic: 'gripping unknown objects with the least force | 以最小力夹持未知物体',
      problem:
        'the friction of an unknown object is not known before it slips, so that grippers squeeze everything as hard as the most slippery object needs | 未知物体在打滑之前摩擦系数未知，因而夹持器以最滑物体所需的力夹紧所有物体',
      art: 'a fixed force that is chosen for each class of goods | 对每类货物采用固定的力',
      parts: {
        jaws: '*gripping jaws | 夹爪',
        skin: 'sensing skin | 传感皮肤',
        markers: '*markers | 标记点',
        cam: 'internal camera | 内置摄像头',
        vibs: '~micro-vibrations | 微振动',
        force: 'gripping force | 夹持力',
        mu: 'friction estimate | 摩擦估计值',
        ctrl: 'force controller | 力控制器',
        lib: 'object library | 物体库',
        load: 'load force | 负载力',
        probe: 'probing motion | 试探运动',
      },
      base: [
        'closing {jaws} on an object with {force} | 以{force}使{jaws}闭合于物体上',
        'recording signals of {skin} on at least one of {jaws} | 记录{jaws}中至少一个上的{skin}的信号',
        'determining by {ctrl} {mu} from the signals | 由{ctrl}从所述信号确定{mu}',
        'setting {force} in dependence on {mu} | 根据{mu}设定{force}',
      ],
      slots: [
        [
          {
            t: 'incipient slip at the contact edge | 接触边缘初始滑移',
            c: '{cam} observes {markers} in {skin}, and {mu} is determined from a share of {markers} at a rim of a contact that move with respect to those in its centre | {cam}观测{skin}中的{markers}，{mu}由接触区边缘处相对于中心移动的{markers}的比例确定',
            w: 'The rim always slips first, so that friction is known while the object as a whole still sticks | 边缘总是先滑移，因而在物体整体仍粘着时即可获知摩擦',
          },
          {
            t: 'micro-vibration analysis | 微振动分析',
            c: '{vibs} in a band of 60 Hz to 1000 Hz are extracted from the signals, and {force} is raised when an energy of {vibs} exceeds a threshold | 从所述信号中提取60Hz至1000Hz频带内的{vibs}，当{vibs}的能量超过阈值时增大{force}',
            w: 'Stick-slip of single contact points announces a slip by some ten milliseconds | 单个接触点的粘滑提前约十毫秒预告滑移',
          },
          {
            t: 'a probing twist | 试探扭转',
            c: '{jaws} carry out {probe} of less than 1° about an axis normal to {skin} before lifting | {jaws}在提升之前绕{skin}的法线轴进行小于1°的{probe}',
            w: 'The twist brings the rim to slip on purpose and measures friction before any load hangs on it | 扭转有意使边缘滑移，在承载之前即测得摩擦',
          },
        ],
        [
          {
            t: 'feed-forward of acceleration | 加速度前馈',
            c: '{force} is raised ahead of an acceleration of a robot by an expected {load!} | {force}在机器人加速之前按预期的{load!}增大',
            w: 'The force is there when inertia acts and falls again afterwards | 惯性作用时力已到位，之后再次降低',
          },
          {
            t: 'a library that learns | 自学习物体库',
            c: '{mu} is stored in {lib} together with an image of the object and is used as a starting value | {mu}连同所述物体的图像存储于{lib}中并用作初始值',
            w: 'The second apple is gripped right from the start | 第二个苹果从一开始即被正确夹持',
          },
        ],
        [
          {
            t: 'a safety margin by uncertainty | 按不确定度设裕量',
            c: 'a margin added to {force} is proportional to a standard deviation of {mu} | 加于{force}的裕量与{mu}的标准偏差成比例',
            w: 'What is known well is held gently | 已充分了解的物体被轻柔保持',
          },
          {
            t: 'detection of deformation | 变形检测',
            c: '{force} is limited when a distance of {jaws} shrinks further at a constant load | 在恒定负载下{jaws}的间距继续减小时限制{force}',
            w: 'Soft goods are not crushed even where friction would ask for more | 即使摩擦要求更大的力，软物也不会被压坏',
          },
        ],
      ],
      extras: [
        '{skin} is an elastomer with a Shore 00 hardness of 20 to 60 | {skin}为邵氏00硬度为20至60的弹性体',
        '{ctrl} works at a rate of at least 500 Hz | {ctrl}以至少500Hz的频率工作',
      ],
      params: [
        {
          n: 'lateral resolution | 横向分辨率',
          of: 'skin',
          r: [0.05, 4],
          p: [0.2, 1],
          u: 'mm',
          w: 'The rim of a contact is about a millimetre wide | 接触区边缘宽约一毫米',
        },
        {
          n: 'reaction time | 反应时间',
          of: 'ctrl',
          r: [1, 60],
          p: [3, 15],
          u: 'ms',
          w: 'An object falls by a millimetre in fourteen milliseconds | 物体在十四毫秒内下落一毫米',
        },
      ],
      measures: [
        { n: 'force applied relative to the least force | 施力相对于最小力的倍数', u: '×', base: 4.8, best: 1.3 },
        { n: 'damaged pieces of fruit | 受损水果比例', u: '%', base: 7.2, best: 0.3 },
      ],
      system: 'gripper with tactile sensing | 带触觉的夹持器',
      ipc: ['B25J13/08', 'B25J9/16', 'G01L5/22'],
      cpc: ['B25J13/082', 'B25J9/1612', 'G01L5/226', 'G05B2219/39505'],
      view: 'blocks',
    },
    {
      id: 'tool-change',
      kind: 'device',
      subject: 'gripper exchange system | 夹持器快换系统 | Greiferwechselsystem | グリッパ交換システム',
      topic: 'changing grippers on robots | 机器人夹持器更换',
      problem:
        'exchange systems lose their grip when pressure or power fails, wear at the locking balls and add more than a kilogram at the wrist | 快换系统在断气或断电时失去锁紧，锁紧钢球磨损，并使腕部增加一公斤以上的重量',
      art: 'pneumatic ball locks | 采用气动钢球锁',
      parts: {
        robot: 'robot-side part | 机器人侧部件',
        tool: 'tool-side part | 工具侧部件',
        lock: 'locking ring | 锁紧环',
        wedge: '*wedge segments | 楔形块',
        perm: '*permanent magnets | 永磁体',
        coil: 'switching coil | 切换线圈',
        spring: 'locking spring | 锁紧弹簧',
        pins: '*contact pins | 触针',
        opt: 'optical link | 光学链路',
        rack: 'storage rack | 存放架',
        cam: 'cam surface | 凸轮面',
        cone: 'centring cone | 定心锥',
      },
      base: [
        '{robot} with {cone} | {robot}，具有{cone}',
        '{tool} which is placed on {robot} and is centred by {cone} | {tool}，安放于{robot}上并由{cone}定心',
        '{lock} which connects {robot} and {tool} without play | {lock}，将{robot}与{tool}无间隙地连接',
      ],
      slots: [
        [
          {
            t: 'self-locking wedge segments | 自锁楔形块',
            c: '{lock} pushes {wedge} outwards behind a shoulder of {tool} at an angle below a limit of self-locking | {lock}以小于自锁极限的角度将{wedge}向外推至{tool}的台肩之后',
            w: 'Friction alone keeps the lock, whatever becomes of air and power | 无论气源和电源如何，仅靠摩擦即可保持锁紧',
          },
          {
            t: 'switchable permanent magnets | 可切换永磁体',
            c: '{lock} comprises {perm} whose flux is led through {tool} or short-circuited by a pulse in {coil} | {lock}包括{perm}，{perm}的磁通由{coil}中的脉冲引导穿过{tool}或被短路',
            w: 'A pulse of 20 ms switches, and no energy is used to hold | 20ms的脉冲即可切换，保持无需能量',
          },
          {
            t: 'a ring turned by the rack | 由存放架转动的锁紧环',
            c: '{lock} has {cam} which is turned by {rack} when {robot} is moved into {rack} | {lock}具有{cam}，{robot}移入{rack}时{cam}由{rack}转动',
            w: 'The robot itself does the work, so that the wrist carries no actuator at all | 由机器人自身完成动作，腕部无需任何执行器',
          },
        ],
        [
          {
            t: 'a contactless optical link | 非接触光学链路',
            c: '{opt} transmits signals between {robot} and {tool} through an opening of {lock} | {opt}经{lock}的开口在{robot}与{tool}之间传输信号',
            w: 'Contacts cannot wear or be bridged by dirt | 无触点磨损，也不会被污垢桥接',
          },
          {
            t: 'spring-borne contact pins | 弹簧触针',
            c: '{pins} are wiped clean by a sideways movement of {lock} | {pins}由{lock}的侧向移动擦净',
            w: 'Power and signals pass over the same pins for a million changes | 电源与信号经同一触针传输，寿命达一百万次更换',
          },
        ],
        [
          {
            t: 'a locking spring as reserve | 备用锁紧弹簧',
            c: '{spring} presses {lock} into a locked position | {spring}将{lock}压向锁紧位置',
            w: 'Wear is taken up over the whole life | 在整个寿命期内补偿磨损',
          },
          {
            t: 'identification of the tool | 工具识别',
            c: '{tool} carries a memory which {robot} reads before {lock} is closed | {tool}带有存储器，{robot}在{lock}闭合之前读取所述存储器',
            w: 'Mass and jaw width are set without a choice by hand | 无需手动选择即可设定质量和夹爪宽度',
          },
        ],
      ],
      extras: [
        '{robot} and {tool} are made of an aluminium alloy with hard-anodised surfaces | {robot}和{tool}由硬质阳极氧化铝合金制成',
        '{lock} has a position sensor which reports a locked state | {lock}具有报告锁紧状态的位置传感器',
      ],
      params: [
        {
          n: 'holding force | 保持力',
          of: 'lock',
          r: [0.3, 40],
          p: [2, 12],
          u: 'kN',
          w: 'The force includes an emergency stop with full load | 该力包含满载急停',
        },
        {
          n: 'mass | 质量',
          of: 'robot',
          r: [0.05, 6],
          p: [0.2, 1.2],
          u: 'kg',
          w: 'Each gram at the wrist is lost as payload | 腕部每一克均损失有效载荷',
        },
      ],
      measures: [
        { n: 'time of a change | 更换时间', u: 's', base: 6.2, best: 1.4 },
        { n: 'repeatability after 500000 changes | 500000次更换后的重复精度', u: 'mm', base: 0.08, best: 0.01 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'moving {robot} over {tool} in {rack} | 使{robot}移动至{rack}中的{tool}上方',
          'lowering {robot} until {cone} engages with {tool} | 降下{robot}，直至{cone}与{tool}接合',
          'closing {lock} and verifying a locked state | 闭合{lock}并验证锁紧状态',
        ],
      },
      system: 'assembly robot | 装配机器人',
      ipc: ['B25J15/04', 'B23Q3/155', 'B25J19/00'],
      cpc: ['B25J15/0416', 'B25J15/0441', 'B25J15/0483', 'B25J15/0608'],
      view: 'blocks',
    },
    {
      id: 'electroadh',
      kind: 'device',
      subject: 'electroadhesive gripper | 电吸附夹持器 | Elektroadhäsionsgreifer | 静電吸着グリッパ',
      topic: 'gripping flat and limp materials | 夹持扁平柔软材料',
      problem:
        'fabrics and foils crease or are doubled by needles and suction, while electroadhesion holds too weakly, depends on humidity and does not release light plies | 针和吸盘会使织物和薄膜起皱或一次抓取两层，而电吸附保持力弱、受湿度影响且不能释放轻薄层',
      art: 'interdigital electrodes under a polyimide film with a direct voltage | 采用聚酰亚胺膜下的叉指电极与直流电压',
      parts: {
        elec: '*electrodes | 电极',
        film: 'dielectric film | 介电膜',
        hv: 'voltage source | 电压源',
        foam: 'compliant backing | 柔顺背衬',
        gecko: '*microfibres | 微纤维',
        dry: 'dry air outlet | 干燥空气出口',
        curr: 'current sensor | 电流传感器',
        peel: 'peeling edge | 剥离边缘',
        frame: 'frame | 框架',
        cam: 'ply sensor | 层数传感器',
      },
      base: [
        '{frame} which carries {foam} | {frame}，承载{foam}',
        '{elec} on {foam} which are covered by {film} | {elec}，位于{foam}上并被{film}覆盖',
        '{hv} which applies a voltage to {elec} | {hv}，用于向{elec}施加电压',
      ],
      slots: [
        [
          {
            t: 'directional microfibres | 定向微纤维',
            c: '{film} carries {gecko} which are inclined to a surface of {film} | {film}带有相对于{film}表面倾斜的{gecko}',
            w: 'The field pulls the fibres into contact, and the contact adds van der Waals forces to the field | 电场将纤维拉至接触，接触又在电场之外增加范德华力',
          },
          {
            t: 'humidity-controlled gripping | 湿度控制抓取',
            c: '{dry} in {frame} flushes a gap between {film} and a material before the voltage is applied | {frame}内的{dry}在施加所述电压之前吹扫{film}与材料之间的间隙',
            w: 'A dry gap keeps charges from leaking along the fibres | 干燥的间隙防止电荷沿纤维泄漏',
          },
          {
            t: 'a bipolar alternating voltage | 双极性交变电压',
            c: '{hv} reverses the voltage with a frequency of 0.2 Hz to 20 Hz | {hv}以0.2Hz至20Hz的频率反转所述电压',
            w: 'Charges cannot settle in the dielectric, so that the force neither fades nor lingers | 电荷不能在介质中沉积，因而力既不衰减也不残留',
          },
        ],
        [
          {
            t: 'ply counting by current | 由电流计层数',
            c: '{curr} measures a charging current of {elec} from which a number of plies is derived | {curr}测量{elec}的充电电流，由其得出层数',
            w: 'Each ply changes the capacitance by a known step, so that doubles are noticed before lifting | 每一层以已知步长改变电容，因而在提升之前即可发现重叠',
          },
          {
            t: 'a zone-wise release | 分区释放',
            c: '{elec} are divided into zones which {hv} discharges one after another from {peel} | {elec}分为多个区，{hv}自{peel}起依次使各区放电',
            w: 'The ply peels off along a moving line and lies down without a crease | 材料层沿移动的线剥离并无皱放下',
          },
        ],
        [
          {
            t: 'a compliant foam backing | 柔顺泡沫背衬',
            c: '{foam} has a compressive stress of 1 kPa to 20 kPa at 30% strain | {foam}在30%应变下的压应力为1kPa至20kPa',
            w: 'The film nestles against waves of the material | 膜贴合材料的起伏',
          },
          {
            t: 'a self-healing electrode | 自愈电极',
            c: '{elec} are vapour-deposited with a thickness below 60 nm | {elec}以低于60nm的厚度气相沉积',
            w: 'A breakdown burns out a tiny spot and the gripper goes on working | 击穿仅烧除微小一点，夹持器可继续工作',
          },
        ],
      ],
      extras: [
        '{cam} at an edge of {frame} checks a position of a material | {frame}边缘的{cam}检查材料的位置',
        '{film} is exchangeable as a cassette | {film}可作为盒式件更换',
      ],
      params: [
        {
          n: 'thickness | 厚度',
          of: 'film',
          r: [5, 200],
          p: [20, 60],
          u: 'μm',
          w: 'The force rises with the square of the field, the risk of breakdown too | 力随电场平方增大，击穿风险亦然',
        },
        {
          n: 'voltage amplitude | 电压幅值',
          of: 'hv',
          r: [0.4, 8],
          p: [1.5, 4],
          u: 'kV',
          w: 'The amplitude is chosen by the conductivity of the material | 幅值根据材料的导电性选择',
        },
      ],
      measures: [
        { n: 'holding pressure on cotton at 60% humidity | 60%湿度下对棉布的保持压力', u: 'kPa', base: 0.3, best: 2.9 },
        { n: 'double picks per thousand | 每千次重叠抓取数', u: 'picks', base: 31, best: 1 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'placing {film} on a material | 将{film}置于材料上',
          'applying a voltage to {elec} by {hv} and lifting one ply | 由{hv}向{elec}施加电压并提升一层',
          'discharging {elec} for release | 使{elec}放电以释放',
        ],
      },
      system: 'sewing automation cell | 缝制自动化单元',
      ipc: ['B25J15/00', 'H02N13/00', 'B65H3/18'],
      cpc: ['B25J15/0085', 'H02N13/00', 'B65H5/004', 'D05B33/006'],
      view: 'stack',
    },
  ],
};
