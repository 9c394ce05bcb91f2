import type { Field } from '../seed.ts';

/** Wind turbines. */
export const wind: Field = {
  id: 'wind',
  name: 'wind turbines | 风力发电机组',
  companies: ['fenglan', 'vindmark', 'galehaven', 'norvald', 'inst-beichen'],
  families: 52,
  background: [
    'Rotor blades of more than eighty metres bend by many metres in gusts, and their roots carry bending moments that change sign with every turn. | 长度超过八十米的叶片在阵风中弯曲数米，其叶根承受每转一圈即变号的弯矩。',
    'Turbines stand for twenty-five years where access is difficult, so that each visit of a crew costs as much as many spare parts. | 机组在难以到达之处运行二十五年，每次人员到访的费用相当于许多备件。',
    'The power of a wind farm is less than the sum of its turbines, because each of them stands in the wake of others for a part of the time. | 风电场的功率小于各机组之和，因为每台机组在部分时间内处于其他机组的尾流中。',
  ],
  literature: [
    'Leading edge erosion and annual energy: a model with droplet statistics',
    'Load sensing by fibre gratings in blade roots over ten years',
    'Ice detection from edgewise eigenfrequencies',
    'Yaw offsets for wake steering under veer',
  ],
  seeds: [
    {
      id: 'edge-shield',
      kind: 'device',
      subject:
        'wind turbine rotor blade | 风力发电机组叶片 | Rotorblatt einer Windenergieanlage | 風力発電機用ブレード',
      topic: 'protecting the leading edge of rotor blades | 叶片前缘保护',
      problem:
        'rain drops erode the leading edge near the tip within a few years, and tapes or coatings put over it disturb the flow by their step and come off in strips | 雨滴在数年内侵蚀靠近叶尖的前缘，而覆盖其上的胶带或涂层以其台阶干扰流动并成条脱落',
      art: 'polyurethane tapes that are glued on and renewed by rope teams | 采用由绳索作业人员粘贴和更换的聚氨酯胶带',
      parts: {
        shell: 'blade shell | 叶片壳体',
        edge: 'leading edge | 前缘',
        shield: 'protective shield | 保护罩',
        recess: 'recess | 凹槽',
        metal: 'electroformed metal layer | 电铸金属层',
        elast: 'elastomer layer | 弹性体层',
        taper: '*feathered rims | 渐薄边缘',
        clip: '*undercut ribs | 倒扣肋',
        light: 'lightning conductor | 防雷导体',
        segs: '*segments | 分段',
        wear: 'wear indicator | 磨损指示层',
      },
      base: [
        '{shell} having {edge} | {shell}，具有{edge}',
        '{shield} which covers {edge} over at least an outer fifth of a blade length | {shield}，至少在叶片长度的外侧五分之一上覆盖{edge}',
      ],
      slots: [
        [
          {
            t: 'an electroformed metal shield | 电铸金属保护罩',
            c: '{shield} comprises {metal} of a nickel-cobalt alloy which is thicker at {edge} than at its rims | {shield}包括镍钴合金制的{metal}，{metal}在{edge}处比其边缘处厚',
            w: 'Metal spreads the impact of a drop faster than the drop spreads itself, and thickness is put only where it is needed | 金属扩散冲击的速度快于液滴自身的铺展，且厚度仅布置于需要之处',
          },
          {
            t: 'a graded elastomer shield | 梯度弹性体保护罩',
            c: '{shield} comprises {elast} whose hardness rises from an outer side to {shell} | {shield}包括{elast}，{elast}的硬度自外侧向{shell}升高',
            w: 'The soft outside swallows the blow and the hard inside joins it to the shell without a jump in stiffness | 柔软的外侧吸收冲击，坚硬的内侧无刚度突变地与壳体结合',
          },
          {
            t: 'exchangeable shield segments | 可更换保护罩分段',
            c: '{shield} is divided into {segs} which overlap like scales in a direction of a tip | {shield}分为{segs}，{segs}沿叶尖方向呈鳞状搭接',
            w: 'A damaged segment is exchanged alone, and the overlap keeps the wind from lifting it | 损坏的分段可单独更换，搭接则防止其被风掀起',
          },
        ],
        [
          {
            t: 'a flush recess | 齐平凹槽',
            c: '{shell} has {recess} in which {shield} lies flush with a surface of {shell} | {shell}具有{recess}，{shield}位于{recess}内并与{shell}的表面齐平',
            w: 'The flow meets no step, so that the boundary layer stays laminar as on a new blade | 流动不遇台阶，边界层如新叶片般保持层流',
          },
          {
            t: 'feathered rims | 渐薄边缘',
            c: '{shield} has {taper} whose thickness falls to less than 0.1 mm over at least 20 mm | {shield}具有{taper}，{taper}的厚度在至少20mm上降至0.1mm以下',
            w: 'The shield can be put on an existing blade without milling it | 保护罩可在不铣削的情况下安装于既有叶片',
          },
        ],
        [
          {
            t: 'snap-on undercut ribs | 卡扣式倒扣肋',
            c: '{shield} has {clip} which engage with {shell} in addition to an adhesive | {shield}具有{clip}，{clip}除粘合剂外还与{shell}卡合',
            w: 'The ribs hold the shield while the adhesive sets, so that work goes on in wind | 在粘合剂固化期间由肋保持保护罩，因而有风时也可作业',
          },
          {
            t: 'a wear indicator | 磨损指示层',
            c: '{wear} of a different colour is embedded in {shield} at a depth of 30% to 60% of a thickness of {shield} | {shield}内在其厚度的30%至60%深度处嵌有不同颜色的{wear}',
            w: 'Wear is seen from the ground, and nobody climbs for an inspection alone | 磨损可从地面看到，无需专门攀爬检查',
          },
        ],
      ],
      extras: [
        '{shield} is connected to {light} in an electrically conductive manner | {shield}与{light}导电连接',
        '{shield} extends to at least 8% of a chord length on both sides of {edge} | {shield}在{edge}两侧延伸至弦长的至少8%',
      ],
      params: [
        {
          n: 'greatest thickness | 最大厚度',
          of: 'shield',
          r: [0.3, 5.0],
          p: [0.8, 2.5],
          u: 'mm',
          w: 'More thickness adds mass at the tip, where it counts most | 厚度增加会在影响最大的叶尖处增加质量',
        },
        {
          n: 'width | 宽度',
          of: 'shield',
          r: [40, 500],
          p: [120, 280],
          u: 'mm',
          w: 'The width covers the zone in which drops hit at a steep angle | 该宽度覆盖液滴以陡角撞击的区域',
        },
      ],
      measures: [
        { n: 'time to first damage in a rain erosion test | 雨蚀试验中出现首次损伤的时间', u: 'h', base: 9, best: 88 },
        { n: 'loss of annual energy by the protection | 保护措施造成的年发电量损失', u: '%', base: 2.3, best: 0.2 },
      ],
      method: {
        verb: 'repairing | 修复',
        steps: [
          'levelling {edge} with a filler | 以填料整平{edge}',
          'placing {shield} on {edge} and fixing it | 将{shield}置于{edge}上并固定',
          'curing an adhesive by heat which is generated in {shield} | 以{shield}中产生的热量固化粘合剂',
        ],
      },
      system: 'wind turbine | 风力发电机组',
      ipc: ['F03D1/06', 'F03D80/00', 'C25D1/00'],
      cpc: ['F03D1/0688', 'F05B2240/303', 'F05B2280/6011', 'F03D80/30'],
      view: 'stack',
    },
    {
      id: 'wake-steer',
      kind: 'process',
      subject:
        'method for controlling a wind farm | 风电场控制方法 | Verfahren zum Steuern eines Windparks | 風力発電所の制御方法',
      topic: 'reducing wake losses in wind farms | 降低风电场尾流损失',
      problem:
        'turbines turned for their own best yield put their wakes onto the rotors behind them, and fixed yaw offsets do harm as soon as the wind direction is not known exactly | 为自身最大发电量而偏航的机组将尾流投向后方风轮，而固定的偏航偏置在风向不精确已知时反而有害',
      art: 'look-up tables of yaw offsets by wind direction | 采用按风向查表的偏航偏置',
      parts: {
        turbines: '*wind turbines | 风力发电机组',
        up: 'upstream turbine | 上游机组',
        down: 'downstream turbine | 下游机组',
        ctrl: 'farm controller | 场站控制器',
        yaw: 'yaw offset | 偏航偏置',
        model: 'wake model | 尾流模型',
        lidar: 'nacelle lidar | 机舱激光雷达',
        loads: '*blade root sensors | 叶根传感器',
        est: 'wake position | 尾流位置',
        pitch: 'cyclic pitch signal | 循环变桨信号',
        dir: 'wind direction estimate | 风向估计值',
      },
      base: [
        'determining by {ctrl} {dir} from signals of several of {turbines} | 由{ctrl}根据{turbines}中多个的信号确定{dir}',
        'computing by {model} {yaw} for {up} whose wake would reach {down} | 由{model}为其尾流会到达{down}的{up}计算{yaw}',
        'turning a rotor of {up} by {yaw} | 使{up}的风轮偏转{yaw}',
      ],
      slots: [
        [
          {
            t: 'wake tracking by blade loads | 由叶片载荷跟踪尾流',
            c: '{est} at {down} is determined from signals of {loads} of {down}, and {yaw} is corrected by {est} | 由{down}的{loads}的信号确定{down}处的{est}，并以{est}校正{yaw}',
            w: 'A wake that covers half the rotor shows in the loads at once, so that the loop closes on what really happens | 覆盖半个风轮的尾流立即反映于载荷，使回路基于实际情况闭合',
          },
          {
            t: 'wake tracking by a nacelle lidar | 机舱激光雷达跟踪尾流',
            c: '{lidar} on {up} looks backwards and measures {est}, and {yaw} is corrected by {est} | {up}上的{lidar}向后观测并测量{est}，以{est}校正{yaw}',
            w: 'The wake is seen before it reaches a rotor, and one device serves a whole row | 在尾流到达风轮之前即可看到，且一台装置可服务整排机组',
          },
          {
            t: 'robust optimisation over directions | 对风向的鲁棒优化',
            c: '{yaw} is chosen such that an expected power over a probability distribution around {dir} becomes a maximum | 选择{yaw}，使在{dir}周围概率分布上的期望功率达到最大',
            w: 'Offsets become smaller where the direction is uncertain, and their benefit is never turned into a loss | 风向不确定时偏置变小，其收益不会变为损失',
          },
        ],
        [
          {
            t: 'a helical wake by cyclic pitch | 循环变桨螺旋尾流',
            c: '{pitch} with a period of 20 s to 120 s is superimposed on blades of {up} | 在{up}的叶片上叠加周期为20s至120s的{pitch}',
            w: 'The wake winds up to a helix and mixes with the wind around it after half the distance | 尾流卷成螺旋，在一半距离后即与周围风混合',
          },
          {
            t: 'a limit by fatigue budget | 按疲劳预算限制',
            c: '{yaw} is limited by a fatigue budget of {up} which is updated from {loads} | {yaw}受{up}的疲劳预算限制，所述疲劳预算由{loads}更新',
            w: 'A turbine that has been strained is spared, and the lifetime of the farm is evened out | 已受较大载荷的机组得到保护，场内寿命趋于均衡',
          },
        ],
        [
          {
            t: 'learning of the wake model | 尾流模型学习',
            c: 'parameters of {model} are adapted by comparing powers of {turbines} with and without {yaw} in turn | 通过轮流比较有无{yaw}时{turbines}的功率来调整{model}的参数',
            w: 'Alternating on and off removes the influence of the weather from the comparison | 交替启停使比较不受天气影响',
          },
          {
            t: 'look-ahead by travel time | 按传播时间前瞻',
            c: '{yaw} is changed ahead of a change of {dir} by a travel time of wind between {turbines} | {yaw}比{dir}的变化提前{turbines}之间风的传播时间而改变',
            w: 'The rotor already stands right when the new wind arrives | 新的来风到达时风轮已处于正确位置',
          },
        ],
      ],
      extras: [
        '{yaw} is set to zero above a rated wind speed | 高于额定风速时将{yaw}设为零',
        '{ctrl} holds {yaw} for at least one minute | {ctrl}使{yaw}保持至少一分钟',
      ],
      params: [
        {
          n: 'angle | 角度',
          of: 'yaw',
          r: [2, 35],
          p: [8, 25],
          u: '°',
          w: 'Smaller offsets do not move the wake, larger ones cost too much power | 过小不能移动尾流，过大则功率损失过多',
        },
        {
          n: 'averaging time | 平均时间',
          of: 'dir',
          r: [10, 900],
          p: [60, 300],
          u: 's',
          w: 'The time separates turbulence from a turn of the wind | 该时间将湍流与风向转变区分开',
        },
      ],
      measures: [
        { n: 'wake loss of the farm | 风电场尾流损失', u: '%', base: 11.8, best: 7.1 },
        {
          n: 'fatigue load of the yaw drive relative to no control | 偏航驱动相对于无控制的疲劳载荷',
          u: '%',
          base: 164,
          best: 104,
        },
      ],
      system: 'wind farm control system | 风电场控制系统',
      ipc: ['F03D7/04', 'F03D7/02', 'F03D17/00'],
      cpc: ['F03D7/048', 'F03D7/0204', 'F05B2270/321', 'F05B2270/8042'],
      view: 'blocks',
    },
    {
      id: 'blade-ice',
      kind: 'device',
      subject:
        'de-icing arrangement for a rotor blade | 叶片除冰装置 | Enteisungsanordnung für ein Rotorblatt | ブレード除氷装置',
      topic: 'keeping rotor blades free of ice | 叶片防除冰',
      problem:
        'hot air blown into the blade is cold before it reaches the tip, and electric heating mats attract lightning and consume several per cent of the yield | 吹入叶片的热风在到达叶尖之前即已变冷，而电热垫易引雷并消耗发电量的百分之几',
      art: 'carbon fibre heating mats on the outer surface | 采用外表面的碳纤维加热垫',
      parts: {
        blade: 'rotor blade | 叶片',
        heat: '*heating zones | 加热区',
        ant: '*microwave antennas | 微波天线',
        absorb: 'absorbing layer | 吸收层',
        gen: 'generator | 发生器',
        ctrl: 'ice controller | 除冰控制器',
        sens: '*ice sensors | 结冰传感器',
        act: '*impulse actuators | 脉冲致动器',
        coat: 'ice-shedding coating | 脱冰涂层',
        light: 'lightning protection | 防雷装置',
        slip: 'rotary transformer | 旋转变压器',
      },
      base: [
        '{sens} which are distributed along {blade} and detect ice | {sens}，沿{blade}分布并检测结冰',
        '{ctrl} which starts a de-icing of {blade} in dependence on signals of {sens} | {ctrl}，根据{sens}的信号启动{blade}的除冰',
        '{slip} which supplies energy from a hub to {blade} | {slip}，将能量从轮毂供给{blade}',
      ],
      slots: [
        [
          {
            t: 'microwave heating from inside | 内部微波加热',
            c: '{ant} inside {blade} irradiate {absorb} which lies below an outer surface of {blade} | {blade}内的{ant}照射位于{blade}外表面之下的{absorb}',
            w: 'The heat arises below the ice, and no conductor on the surface could attract lightning | 热量产生于冰层之下，且表面无可引雷的导体',
          },
          {
            t: 'impulse actuators on the shell | 壳体脉冲致动器',
            c: '{act} on an inner side of {blade} deflect a wall of {blade} by less than 0.5 mm within 2 ms | {blade}内侧的{act}在2ms内使{blade}的壁偏移小于0.5mm',
            w: 'Brittle ice breaks off at a strain that the laminate bears ten million times | 脆性的冰在层压板可承受千万次的应变下即脱落',
          },
          {
            t: 'sequenced heating zones | 顺序加热区',
            c: '{heat} along a leading edge are supplied one after another from a tip to a root | 沿前缘的{heat}自叶尖至叶根依次供电',
            w: 'Ice at the tip, which costs most, goes first, and centrifugal force pulls off the rest | 影响最大的叶尖冰首先去除，其余部分由离心力拉脱',
          },
        ],
        [
          {
            t: 'an ice-shedding coating | 脱冰涂层',
            c: '{blade} carries {coat} with an ice adhesion below 60 kPa | {blade}带有冰附着强度低于60kPa的{coat}',
            w: 'A thin water film at the interface is enough for the ice to slide off as a plate | 界面处薄薄的水膜即足以使冰整片滑落',
          },
          {
            t: 'capacitive ice sensing in the lamination | 层内电容结冰传感',
            c: '{sens} are interdigital electrodes below an outer layer of {blade} | {sens}为{blade}外层之下的叉指电极',
            w: 'Ice is told from water by its permittivity at two frequencies, and nothing projects into the flow | 以两个频率下的介电常数区分冰与水，且无部件伸入气流',
          },
        ],
        [
          {
            t: 'de-icing by rotor position | 按风轮位置除冰',
            c: '{ctrl} starts the de-icing of {blade} only in a range of rotor positions in which falling ice hits no road | {ctrl}仅在落冰不会击中道路的风轮位置范围内启动{blade}的所述除冰',
            w: 'Ice falls where it does no harm | 冰落于无害之处',
          },
          {
            t: 'decoupled lightning protection | 解耦防雷',
            c: '{light} is connected to {gen} by spark gaps which stand open in operation | {light}经工作时断开的火花间隙与{gen}连接',
            w: 'A strike bridges the gaps and passes around the heating | 雷击时间隙导通，电流绕过加热部分',
          },
        ],
      ],
      extras: [
        '{sens} are spaced by at most one tenth of a length of {blade} | {sens}的间距不大于{blade}长度的十分之一',
        '{ctrl} verifies a success of the de-icing by an eigenfrequency of {blade} | {ctrl}以{blade}的固有频率验证所述除冰的效果',
      ],
      params: [
        {
          n: 'power per heated area | 单位加热面积功率',
          of: 'blade',
          r: [0.2, 6],
          p: [0.8, 3],
          u: 'kW/m²',
          w: 'Below the range the water freezes again, above it the resin softens | 低于该范围水再次冻结，高于该范围树脂软化',
        },
        {
          n: 'starting ice thickness | 启动冰厚',
          of: 'ctrl',
          r: [0.5, 20],
          p: [1.5, 6],
          u: 'mm',
          w: 'A thin layer does not break off by its own weight | 薄层不会因自重脱落',
        },
      ],
      measures: [
        { n: 'energy for de-icing per winter | 每个冬季除冰能耗', u: 'MWh', base: 96, best: 21 },
        { n: 'standstill by ice per winter | 每个冬季因冰停机时间', u: 'h', base: 410, best: 48 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'detecting ice on {blade} by {sens} | 由{sens}检测{blade}上的冰',
          'reducing a rotational speed and starting a de-icing | 降低转速并启动除冰',
          'checking a success and returning to normal operation | 检查效果并恢复正常运行',
        ],
      },
      system: 'wind turbine in a cold climate version | 低温型风力发电机组',
      ipc: ['F03D80/40', 'F03D17/00', 'B64D15/12'],
      cpc: ['F05B2240/30', 'F05B2260/80', 'B64D15/163', 'H05B6/64'],
      view: 'blocks',
    },
    {
      id: 'main-bearing',
      kind: 'device',
      subject: 'rotor bearing arrangement | 主轴轴承装置 | Rotorlageranordnung | 主軸軸受装置',
      topic: 'main bearings of large wind turbines | 大型风电机组主轴承',
      problem:
        'rolling bearings of three metres fail by slipping and white etching cracks after a third of their design life and can only be exchanged with a crane | 直径三米的滚动轴承在设计寿命的三分之一时即因打滑和白色蚀裂失效，且只能用起重机更换',
      art: 'tapered roller bearings with a high preload | 采用高预紧的圆锥滚子轴承',
      parts: {
        shaft: 'rotor shaft | 主轴',
        housing: 'bearing housing | 轴承座',
        pads: '*sliding pads | 滑动瓦块',
        cone: 'conical sliding surface | 锥形滑动面',
        pivot: '*flexible supports | 柔性支承',
        oil: 'oil supply | 供油装置',
        pocket: '*lifting pockets | 顶升油腔',
        layer: 'sliding layer | 滑动层',
        hatch: '*exchange openings | 更换开口',
        film: 'film sensor | 油膜传感器',
        seal: 'split seal | 剖分密封',
        pump: 'standby pump | 备用泵',
      },
      base: [
        '{shaft} which is supported in {housing} | {shaft}，支承于{housing}中',
        '{pads} which are distributed around {shaft} and are held in {housing} by {pivot} | {pads}，围绕{shaft}分布，并由{pivot}保持于{housing}中',
        '{oil} which forms a lubricating film between {shaft} and {pads} | {oil}，用于在{shaft}与{pads}之间形成润滑油膜',
      ],
      slots: [
        [
          {
            t: 'conical sliding surfaces | 锥形滑动面',
            c: '{pads} run on {cone} of {shaft}, two rows of {pads} being inclined oppositely | {pads}在{shaft}的{cone}上滑动，两排{pads}的倾斜方向相反',
            w: 'One set of pads bears radial, axial and tilting loads, and its play is set by moving one row | 一组瓦块即承受径向、轴向和倾覆载荷，其间隙通过移动一排来设定',
          },
          {
            t: 'flexure-supported tilting pads | 柔性支承可倾瓦',
            c: 'each of {pivot} is a slotted metal body which tilts elastically in two directions | 每个{pivot!}为可在两个方向弹性倾斜的开槽金属体',
            w: 'The pad follows the bent shaft without rubbing joints | 瓦块无摩擦铰接地跟随弯曲的轴',
          },
          {
            t: 'lifting pockets for slow rotation | 低速顶升油腔',
            c: '{pads} have {pocket} which are supplied with pressure below a limit of a rotational speed | {pads}具有{pocket}，{pocket}在转速低于限值时供压',
            w: 'Start and stop, when no film builds up by itself, pass without contact | 在油膜不能自行建立的启停阶段也无接触',
          },
        ],
        [
          {
            t: 'pads exchangeable from inside | 可从内部更换的瓦块',
            c: '{housing} has {hatch} through which each of {pads} can be taken out singly while {shaft} stays in place | {housing}具有{hatch}，在{shaft}保持原位时每个{pads!}可经{hatch}单独取出',
            w: 'Two people exchange a pad in the nacelle within a day, and no crane is needed | 两人一天内即可在机舱内更换瓦块，无需起重机',
          },
          {
            t: 'a polymer sliding layer | 聚合物滑动层',
            c: '{pads} carry {layer} of polyether ether ketone with carbon fibres | {pads}带有含碳纤维的聚醚醚酮制{layer}',
            w: 'The polymer survives short dry running and embeds particles | 聚合物可承受短时干摩擦并嵌埋颗粒',
          },
        ],
        [
          {
            t: 'film thickness monitoring | 油膜厚度监测',
            c: '{film} in at least one of {pads} measures a thickness of the lubricating film by ultrasound | {pads}中至少一个内的{film}以超声测量所述润滑油膜的厚度',
            w: 'Wear and a lack of oil are seen long before a temperature rises | 在温度升高之前很久即可发现磨损和缺油',
          },
          {
            t: 'a standby pump driven by the rotor | 风轮驱动备用泵',
            c: '{pump} is driven by {shaft} and supplies {pads} if {oil} fails | {pump}由{shaft}驱动，并在{oil}失效时向{pads}供油',
            w: 'The bearing keeps its oil as long as the rotor turns, even without power | 即使断电，只要风轮转动轴承即有油',
          },
        ],
      ],
      extras: [
        '{seal} between {shaft} and {housing} is split for exchange | {shaft}与{housing}之间的{seal}为可更换的剖分式',
        'a number of {pads} in one row lies between 8 and 24 | 一排中{pads}的数量介于8与24之间',
      ],
      params: [
        {
          n: 'specific load | 比压',
          of: 'pads',
          r: [0.5, 12],
          p: [2, 7],
          u: 'MPa',
          w: 'The range makes use of the film without loading the layer beyond its creep limit | 该范围利用油膜而不使滑动层超过蠕变极限',
        },
        {
          n: 'thickness | 厚度',
          of: 'pads',
          r: [20, 160],
          p: [45, 95],
          u: 'mm',
          w: 'Thin pads bend, thick ones are too heavy to carry | 过薄会弯曲，过厚则难以搬运',
        },
      ],
      measures: [
        { n: 'expected life | 预期寿命', u: 'years', base: 8.5, best: 27.5 },
        {
          n: 'cost of one exchange relative to a crane exchange | 单次更换费用相对于起重机更换',
          u: '%',
          base: 100,
          best: 6,
        },
      ],
      method: {
        verb: 'maintaining | 维护',
        steps: [
          'relieving one of {pads} by lifting {shaft} by less than 1 mm | 使{shaft}顶升小于1mm，以卸载{pads}中的一个',
          'taking out that one of {pads} and inserting a new one | 取出{pads}中的该一个并插入新的一个',
          'lowering {shaft} and checking a film by {film} | 降下{shaft}并以{film}检查油膜',
        ],
      },
      system: 'drive train of a wind turbine | 风电机组传动链',
      ipc: ['F03D80/70', 'F16C17/03', 'F16C32/06'],
      cpc: ['F16C17/10', 'F16C2360/31', 'F05B2240/53', 'F16C43/02'],
      view: 'blocks',
    },
    {
      id: 'tower-damper',
      kind: 'device',
      subject: 'vibration damper for a tower | 塔架减振器 | Schwingungstilger für einen Turm | タワー用制振装置',
      topic: 'damping of tower vibrations | 塔架振动阻尼',
      problem:
        'slender towers swing during erection and at standstill at frequencies that change with every stage, while passive dampers are tuned to one frequency only | 细长塔架在吊装和停机时以随阶段变化的频率摆动，而被动阻尼器仅调谐于单一频率',
      art: 'pendulum dampers with a fixed length | 采用固定摆长的摆式阻尼器',
      parts: {
        mass: 'damper mass | 阻尼质量块',
        guide: 'guide | 导向装置',
        spring: 'spring device | 弹簧装置',
        tank: 'liquid tank | 液箱',
        gate: '*adjustable screens | 可调筛板',
        mag: '*magnets | 磁体',
        plate: 'conductive plate | 导电板',
        acc: 'acceleration sensor | 加速度传感器',
        ctrl: 'tuning unit | 调谐单元',
        rope: '*ropes | 绳索',
        clamp: 'movable clamp | 可移动夹持件',
        hook: 'lifting frame | 吊装框架',
      },
      base: [
        '{mass} which is movable in a horizontal direction on {guide} | {mass}，可在{guide}上沿水平方向移动',
        '{acc} which measures a vibration of a tower | {acc}，用于测量塔架的振动',
        '{ctrl} which adapts a natural frequency of {mass} to a frequency of the vibration | {ctrl}，使{mass}的固有频率与所述振动的频率相适应',
      ],
      slots: [
        [
          {
            t: 'a pendulum of adjustable length | 可调摆长',
            c: '{mass} hangs on {rope} whose free length is set by {clamp} which {ctrl} shifts | {mass}悬挂于{rope}上，{rope}的自由长度由{ctrl}移动的{clamp}设定',
            w: 'The clamp moves without lifting the mass, so that a small motor tunes several tonnes | 夹持件移动时无需提升质量块，因而小电机即可调谐数吨质量',
          },
          {
            t: 'a sloshing tank with screens | 带筛板的晃荡液箱',
            c: '{mass} is a liquid in {tank}, and {gate} in {tank} change an effective length | {mass}为{tank}中的液体，{tank}内的{gate}改变有效长度',
            w: 'A liquid has no bearings to wear, and the screens change frequency and damping together | 液体无磨损轴承，筛板同时改变频率和阻尼',
          },
          {
            t: 'a magnetic spring | 磁弹簧',
            c: '{spring} comprises {mag} whose distance {ctrl} changes to set a stiffness | {spring}包括{mag}，{ctrl}通过改变{mag}的间距来设定刚度',
            w: 'Stiffness is set without contact and in a wide range within seconds | 刚度可在数秒内无接触地大范围设定',
          },
        ],
        [
          {
            t: 'eddy current damping | 涡流阻尼',
            c: '{plate} moves in a field of {mag} together with {mass} | {plate}与{mass}一同在{mag}的磁场中移动',
            w: 'The damping does not change with temperature and needs no oil | 该阻尼不随温度变化且无需油液',
          },
          {
            t: 'a removable lifting frame | 可拆吊装框架',
            c: '{mass} and {guide} are held in {hook} which is fixed to a tower section by clamps only | {mass}和{guide}保持于{hook}中，{hook}仅以夹具固定于塔筒段',
            w: 'One damper serves all turbines of a site during erection | 一台阻尼器可在吊装期间服务于整个场地的所有机组',
          },
        ],
        [
          {
            t: 'two tuned directions | 双方向调谐',
            c: '{ctrl} sets different natural frequencies of {mass} in two horizontal directions | {ctrl}在两个水平方向上设定{mass}的不同固有频率',
            w: 'Fore-aft and lateral vibration, which differ by the rotor, are both met | 因风轮而不同的前后和侧向振动均得到抑制',
          },
          {
            t: 'locking in high wind | 大风锁定',
            c: '{ctrl} locks {mass} when an amplitude exceeds a travel of {guide} | 当振幅超过{guide}的行程时，{ctrl}锁定{mass}',
            w: 'The mass cannot strike its ends | 质量块不会撞击端部',
          },
        ],
      ],
      extras: [
        '{guide} has an end buffer on each side | {guide}在每侧具有端部缓冲件',
        '{ctrl} is supplied by a battery for at least ten days | {ctrl}由电池供电至少十天',
      ],
      params: [
        {
          n: 'mass | 质量',
          of: 'mass',
          r: [0.5, 30],
          p: [3, 12],
          u: 't',
          w: 'About one per cent of the modal mass is needed | 约需模态质量的百分之一',
        },
        {
          n: 'natural frequency | 固有频率',
          of: 'S',
          r: [0.08, 1.5],
          p: [0.12, 0.6],
          u: 'Hz',
          w: 'The range spans from the complete turbine to the bare tower | 该范围涵盖从整机至裸塔',
        },
      ],
      measures: [
        { n: 'amplitude at the tower top | 塔顶振幅', u: 'mm', base: 640, best: 85 },
        { n: 'hours lost by waiting during erection | 吊装等待时间', u: 'h', base: 73, best: 12 },
      ],
      method: {
        verb: 'using | 使用',
        steps: [
          'fixing {guide} with {mass} to a tower section | 将带有{mass}的{guide}固定于塔筒段',
          'measuring a vibration by {acc} after each section is placed | 每段就位后由{acc}测量振动',
          'retuning {mass} by {ctrl} before a next section is placed | 在下一段就位之前由{ctrl}重新调谐{mass}',
        ],
      },
      system: 'tower of a wind turbine | 风电机组塔架',
      ipc: ['F03D13/20', 'F16F7/10', 'F03D7/02'],
      cpc: ['F03D80/88', 'F16F7/1022', 'F16F15/03', 'E04H9/0215'],
      view: 'blocks',
    },
  ],
};
