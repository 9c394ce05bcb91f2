import type { Field } from '../seed.ts';

/** Lidar and other sensors. */
export const lidar: Field = {
  id: 'lidar',
  name: 'optical and other sensors for distance and motion | 测距与运动传感',
  companies: ['guangyao', 'lumetra', 'sensorik-wald', 'mikasane', 'inst-beichen'],
  families: 58,
  background: [
    'Optical ranging devices emit light, receive what objects send back and derive the distance from the time of flight or from a phase. Vehicles and robots use them where cameras alone do not give a reliable distance. | 光学测距装置发射光并接收物体返回的光，由飞行时间或相位得出距离。在仅凭摄像头无法获得可靠距离的场合，车辆和机器人均使用此类装置。',
    'The emitted power is bounded by eye safety, and sunlight adds a background of several kilolux. The range of a sensor is therefore decided by how well the few returned photons are separated from noise. | 发射功率受人眼安全限制，而日光又带来数千勒克斯的背景。因此，传感器的量程取决于能否将少量返回光子与噪声区分开。',
    'Sensors on vehicles are exposed to dirt, vibration and temperatures from −40 °C to 105 °C, and have to keep their adjustment over many years. | 车载传感器受到污垢、振动以及−40℃至105℃温度的影响，并须在多年内保持其调校状态。',
  ],
  literature: [
    'Coincidence windows for single-photon ranging in daylight',
    'Drift of micromirror resonance over temperature and its compensation',
    'Crosstalk statistics in dense traffic of pulsed ranging sensors',
    'Self-cleaning covers for optical sensors: a field study',
  ],
  seeds: [
    {
      id: 'mems-scan',
      kind: 'device',
      subject: 'lidar scanner | 激光雷达扫描装置 | Lidar-Scanner | ライダースキャナ',
      topic: 'beam steering in lidar sensors | 激光雷达的光束偏转',
      problem:
        'the resonance frequency of the mirror drifts with temperature and vacuum, so that the beam direction is known only with an error that grows towards the edges of the field of view | 反射镜的谐振频率随温度和真空度漂移，使光束方向的误差向视场边缘不断增大',
      art: 'open-loop driven mirrors with a fixed correction table | 采用带固定校正表的开环驱动反射镜',
      parts: {
        laser: 'laser source | 激光光源',
        mirror: 'micromirror | 微镜',
        frame: 'gimbal frame | 万向框架',
        detector: 'light detector | 光探测器',
        drive: 'drive circuit | 驱动电路',
        window: 'exit window | 出射窗',
        strip: 'reference strip | 参考条',
        piezo: '*piezoresistors | 压阻元件',
        comb: 'capacitive comb | 电容梳齿',
        beam: 'light beam | 光束',
        coil: 'drive coil | 驱动线圈',
        stop: '*elastic stops | 弹性止挡',
      },
      base: [
        '{laser} which emits {beam} | {laser}，用于发射{beam}',
        '{mirror} which is suspended in {frame} and deflects {beam} through {window} | {mirror}，悬置于{frame}中，并使{beam}偏转穿过{window}',
        '{detector} which receives light returned by objects | {detector}，用于接收物体返回的光',
        '{drive} which excites {mirror} to an oscillation | {drive}，用于激励{mirror}振荡',
      ],
      slots: [
        [
          {
            t: 'an optical reference strip | 光学参考条',
            c: '{window} carries {strip} at an edge of a field of view, and {drive} corrects an amplitude of {mirror} from a time at which {beam} crosses {strip} | {window}在视场边缘带有{strip}，{drive}根据{beam}经过{strip}的时刻校正{mirror}的振幅',
            w: 'Each crossing gives an absolute angle in every line of the scan, so that drift is removed before it can add up | 每次经过都在每一扫描行给出一个绝对角度，因而漂移在累积之前即被消除',
          },
          {
            t: 'piezoresistive angle sensing | 压阻测角',
            c: '{piezo} are diffused into suspension springs of {mirror} and are connected in a bridge whose signal is fed to {drive} | {mirror}的悬挂弹簧中扩散有{piezo}，{piezo}接成电桥，电桥信号馈入{drive}',
            w: 'The mechanical stress follows the angle without delay, and the bridge cancels the temperature response of the single resistors | 机械应力无延迟地跟随角度，电桥则抵消各电阻的温度响应',
          },
          {
            t: 'capacitive angle sensing | 电容测角',
            c: '{comb} is formed between {mirror} and {frame}, and {drive} evaluates a change of its capacitance with a carrier of at least 1 MHz | {mirror}与{frame}之间形成有{comb}，{drive}以至少1MHz的载波评估其电容变化',
            w: 'The comb needs no additional process step and takes no power, and the carrier keeps the measurement apart from the drive voltage | 梳齿无需附加工艺步骤且不耗功率，载波使测量与驱动电压相互分离',
          },
        ],
        [
          {
            t: 'electromagnetic actuation | 电磁致动',
            c: '{frame} carries {coil} which lies in a field of a permanent magnet inclined by 45° to both axes of {mirror} | {frame}带有{coil}，{coil}处于与{mirror}的两轴均成45°的永磁体磁场中',
            w: 'One coil drives both axes, because the two resonance frequencies pick their share out of a mixed current | 由于两个谐振频率各自从混合电流中选取其分量，一个线圈即可驱动两轴',
          },
          {
            t: 'phase-locked resonant drive | 锁相谐振驱动',
            c: '{drive} comprises a phase-locked loop which holds a phase between excitation and oscillation of {mirror} at 90° | {drive}包括锁相环，所述锁相环将{mirror}的激励与振荡之间的相位保持为90°',
            w: 'The loop follows the resonance as it drifts and thus always works with the least drive power | 该环路跟随谐振的漂移，因而始终以最小驱动功率工作',
          },
        ],
        [
          {
            t: 'elastic end stops | 弹性端止挡',
            c: '{stop} limit a travel of {frame} in a direction of an optical axis | {stop}限制{frame}沿光轴方向的行程',
            w: 'Shocks of more than 1000 g are caught before the springs reach their fracture strain | 在弹簧达到断裂应变之前即可吸收超过1000g的冲击',
          },
          {
            t: 'an inclined exit window | 倾斜出射窗',
            c: '{window} is inclined by 8° to 20° to an optical axis of {detector} | {window}相对于{detector}的光轴倾斜8°至20°',
            w: 'The reflection of the pulse at the window misses the detector, which would otherwise be blind for the first metre | 脉冲在窗口处的反射偏离探测器，否则探测器在第一米范围内将失明',
          },
        ],
      ],
      extras: [
        '{mirror} and {frame} are enclosed in a housing with a pressure of less than 100 Pa | {mirror}和{frame}封装于压力低于100Pa的壳体中',
        '{detector} is an array of single-photon avalanche diodes | {detector}为单光子雪崩二极管阵列',
        '{laser} is pulsed in equal angular steps of {mirror} instead of equal time steps | {laser}按{mirror}的等角度步长而非等时间步长发射脉冲',
      ],
      params: [
        {
          n: 'diameter | 直径',
          of: 'mirror',
          r: [1.0, 6.0],
          p: [2.4, 4.0],
          u: 'mm',
          w: 'Smaller mirrors cut the beam, larger ones lower the frequency | 微镜过小会截断光束，过大则降低频率',
        },
        {
          n: 'optical scan angle | 光学扫描角',
          of: 'mirror',
          r: [20, 120],
          p: [50, 90],
          u: '°',
          w: 'The angle is a compromise between the field of view and the load on the springs | 该角度是视场与弹簧载荷之间的折中',
        },
        {
          n: 'resonance frequency | 谐振频率',
          of: 'mirror',
          r: [0.4, 12],
          p: [1.2, 3.5],
          u: 'kHz',
          w: 'At lower frequencies road vibration couples in | 频率过低时会耦合进道路振动',
        },
      ],
      measures: [
        { n: 'pointing error at the edge of the field | 视场边缘的指向误差', u: 'mrad', base: 6.5, best: 0.8 },
        { n: 'drive power | 驱动功率', u: 'mW', base: 310, best: 140 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'exciting {mirror} near its resonance by means of {drive} | 借助{drive}在谐振附近激励{mirror}',
          'emitting {beam} onto {mirror} and receiving returned light with {detector} | 向{mirror}发射{beam}，并以{detector}接收返回光',
          'assigning to each received pulse a direction that is derived from a measured angle of {mirror} | 为每个接收脉冲赋予由{mirror}的实测角度得出的方向',
        ],
      },
      system: 'driver assistance system | 驾驶辅助系统',
      ipc: ['G01S7/481', 'G02B26/10', 'G01S17/89'],
      cpc: ['G01S7/4817', 'G02B26/0833', 'G01S17/931', 'B81B3/0018'],
      view: 'blocks',
    },
    {
      id: 'spad-gate',
      kind: 'process',
      subject:
        'method for determining a distance from photon events | 由光子事件确定距离的方法 | Verfahren zur Abstandsbestimmung aus Photonenereignissen | 光子イベントから距離を求める方法',
      topic: 'evaluating single-photon detections in ranging | 测距中单光子探测的评估',
      problem:
        'photons of sunlight fill the histograms faster than those of the target, and the first strong return hides weaker ones behind it | 日光光子比目标光子更快地填满直方图，且第一个强回波会掩盖其后的弱回波',
      art: 'histograms with a fixed bin width and a single threshold | 采用固定箱宽和单一阈值的直方图',
      parts: {
        pixels: '*pixels | 像素',
        source: 'pulsed light source | 脉冲光源',
        hist: 'histogram | 直方图',
        events: '~photon events | 光子事件',
        window: 'coincidence window | 符合时间窗',
        bg: 'background rate | 背景速率',
        peak: 'signal peak | 信号峰',
        code: 'pulse code | 脉冲编码',
        gate: 'range gate | 距离门',
        dist: 'distance value | 距离值',
      },
      base: [
        'emitting light pulses by {source} | 由{source}发射光脉冲',
        'detecting {events} by {pixels} of a detector | 由探测器的{pixels}检测{events}',
        'entering {events} with their times of arrival into {hist} | 将{events}按其到达时间记入{hist}',
        'deriving {dist} from a position of {peak} in {hist} | 由{peak}在{hist}中的位置得出{dist}',
      ],
      slots: [
        [
          {
            t: 'an adaptive coincidence window | 自适应符合时间窗',
            c: 'only those of {events} are entered which at least two of {pixels} report within {window}, a length of {window} being reduced as {bg} rises | 仅记入由{pixels}中至少两个在{window}内报告的{events}，且{window}的长度随{bg}升高而减小',
            w: 'Photons of a pulse arrive together, those of the sun do not, and the shrinking window keeps the accidental coincidences constant | 脉冲光子同时到达而日光光子则不然，缩短的时间窗使偶然符合保持恒定',
          },
          {
            t: 'a pseudo-random pulse code | 伪随机脉冲编码',
            c: 'intervals between the light pulses follow {code}, and {hist} is correlated with {code} | 所述光脉冲之间的间隔遵循{code}，并将{hist}与{code}进行相关',
            w: 'Pulses of other sensors are spread evenly by the correlation, so that they raise the floor instead of forming ghosts | 相关运算将其他传感器的脉冲均匀展开，使其仅抬高本底而不形成虚像',
          },
          {
            t: 'stepped range gates | 步进距离门',
            c: '{pixels} are enabled only within {gate} which is moved in steps over a measuring range | {pixels}仅在{gate}内使能，{gate}在测量范围内步进移动',
            w: 'A pixel that is enabled late cannot be saturated by an earlier return, so that objects behind glass or fog become visible | 延迟使能的像素不会被更早的回波饱和，因而可见玻璃或雾后的物体',
          },
        ],
        [
          {
            t: 'pile-up correction | 堆积校正',
            c: 'counts in {hist} are corrected by a probability that one of {pixels} is already in its dead time | {hist}中的计数以{pixels}中的一个已处于死时间的概率进行校正',
            w: 'The correction restores the centre of strong peaks, which would otherwise be drawn towards shorter distances | 该校正恢复强峰的中心，否则强峰会被拉向较短距离',
          },
          {
            t: 'two-stage bins | 两级箱宽',
            c: '{hist} is first built with coarse bins and then built anew with fine bins around {peak} only | 先以粗箱宽建立{hist}，然后仅在{peak}周围以细箱宽重新建立{hist}',
            w: 'Memory per pixel falls by an order of magnitude at an unchanged resolution | 在分辨率不变的情况下，每像素存储量降低一个数量级',
          },
        ],
        [
          {
            t: 'sharing of neighbouring pixels | 相邻像素共享',
            c: 'histograms of neighbouring ones of {pixels} are added if their signal peaks differ by less than a tolerance | 若{pixels}中相邻像素的信号峰之差小于容差，则将其直方图相加',
            w: 'On continuous surfaces the signal grows with the number of pixels while edges stay sharp | 在连续表面上信号随像素数增长，而边缘保持清晰',
          },
          {
            t: 'power control by background | 按背景控制功率',
            c: 'an energy of the light pulses is set in dependence on {bg} and on a limit of eye safety | 所述光脉冲的能量根据{bg}和人眼安全限值设定',
            w: 'At night the power is reduced, in sunlight the permitted dose is used in full | 夜间降低功率，日光下则充分利用允许剂量',
          },
        ],
      ],
      extras: [
        '{bg} is measured before each emission of a light pulse | 在每次发射光脉冲之前测量{bg}',
        'a second signal peak of {hist} is output as a further distance value | 将{hist}的第二个信号峰作为另一距离值输出',
        'a wavelength of the light pulses lies between 890 nm and 950 nm | 所述光脉冲的波长介于890nm与950nm之间',
      ],
      params: [
        {
          n: 'bin width | 箱宽',
          of: 'hist',
          r: [0.1, 4.0],
          p: [0.25, 1.0],
          u: 'ns',
          w: 'Wider bins collect background, narrower ones need more memory | 箱宽过大会收集背景，过小则需要更多存储',
        },
        {
          n: 'pulse duration | 脉冲宽度',
          of: 'source',
          r: [0.5, 12],
          p: [1.5, 4],
          u: 'ns',
          w: 'The pulse should fill two to four bins | 脉冲应覆盖两至四个箱',
        },
      ],
      measures: [
        {
          n: 'range at 100 klx on a target of 10% reflectance | 100klx下对10%反射率目标的量程',
          u: 'm',
          base: 62,
          best: 184,
        },
        { n: 'share of false distance values | 错误距离值比例', u: '%', base: 3.8, best: 0.2 },
      ],
      system: 'ranging device | 测距装置',
      ipc: ['G01S7/4865', 'G01S17/10', 'G01S7/487'],
      cpc: ['G01S7/4863', 'G01S17/894', 'G01S7/4876', 'G01J1/44'],
      view: 'blocks',
    },
    {
      id: 'cover-clean',
      kind: 'device',
      subject: 'sensor cover arrangement | 传感器罩盖装置 | Sensorabdeckung | センサカバー装置',
      topic: 'keeping covers of vehicle sensors clean | 车载传感器罩盖的清洁',
      problem:
        'dirt and ice on the cover reduce the range by more than half within minutes, while wipers scratch the coating and washing nozzles empty the tank | 罩盖上的污垢和冰在数分钟内使量程降低一半以上，而刮片会划伤涂层，清洗喷嘴则很快耗尽水箱',
      art: 'telescopic high-pressure nozzles that spray at fixed intervals | 采用按固定间隔喷射的伸缩式高压喷嘴',
      parts: {
        cover: 'transparent cover | 透明罩盖',
        sensor: 'optical sensor | 光学传感器',
        layer: 'transparent heating layer | 透明加热层',
        trans: '*vibration transducers | 振动换能器',
        air: 'air nozzle | 空气喷嘴',
        fluid: 'liquid nozzle | 液体喷嘴',
        ctrl: 'controller | 控制器',
        soil: 'soiling detector | 污染检测器',
        film: 'hydrophobic film | 疏水膜',
        seal: 'elastic seal | 弹性密封件',
        shutter: 'rotary shutter | 旋转遮板',
      },
      base: [
        '{cover} arranged in front of {sensor} | {cover}，设置于{sensor}前方',
        '{soil} which detects dirt or water on {cover} | {soil}，用于检测{cover}上的污垢或水',
        '{ctrl} which starts a cleaning of {cover} in dependence on a signal of {soil} | {ctrl}，用于根据{soil}的信号启动对{cover}的清洁',
      ],
      slots: [
        [
          {
            t: 'travelling-wave vibration | 行波振动',
            c: '{trans} are attached along two opposite edges of {cover} and are driven with a phase shift such that a travelling wave runs over {cover} | {cover}的两条相对边缘上安装有{trans}，{trans}以一定相移驱动，使行波传过{cover}',
            w: 'Drops are not only atomised but also carried towards the lower edge, so that no residue dries on the cover | 液滴不仅被雾化，而且被输送至下缘，因而罩盖上不残留干渍',
          },
          {
            t: 'an air curtain | 气幕',
            c: '{air} directs a flat jet along an outer surface of {cover} at an angle of less than 15° | {air}沿{cover}的外表面以小于15°的角度引导扁平射流',
            w: 'The jet stays attached to the surface and shears off drops before they spread | 射流附着于表面，在液滴铺展之前将其剪切带走',
          },
          {
            t: 'a rotary shutter | 旋转遮板',
            c: '{shutter} turns around {cover} and wipes it with a lip while {sensor} is not measuring | {shutter}围绕{cover}转动，并在{sensor}不测量期间以唇边擦拭{cover}',
            w: 'The lip passes in the pauses between two frames, so that no measurement is lost | 唇边在两帧之间的间歇经过，因而不损失任何测量',
          },
        ],
        [
          {
            t: 'a zoned heating layer | 分区加热层',
            c: '{cover} carries {layer} which is divided into zones that {ctrl} supplies one after another | {cover}带有{layer}，{layer}划分为由{ctrl}依次供电的多个区域',
            w: 'The power of one zone is enough to melt ice at its interface, which then slides off as a whole | 单个区域的功率足以使冰在界面处融化，随后整体滑落',
          },
          {
            t: 'a pulsed liquid nozzle | 脉冲液体喷嘴',
            c: '{fluid} delivers single pulses of less than 2 ml onto that part of {cover} which {soil} reports as dirty | {fluid}向{soil}所报告的{cover}的脏污部分喷射小于2ml的单次脉冲',
            w: 'Only dirty places are wetted, so that one filling of the tank lasts several times longer | 仅润湿脏污之处，水箱一次加注的使用时间延长数倍',
          },
          {
            t: 'a durable hydrophobic film | 耐久疏水膜',
            c: '{film} with a contact angle of at least 105° covers an outer surface of {cover} | {cover}的外表面覆有接触角不小于105°的{film}',
            w: 'Drops roll off at low speed already, and dirt adheres less than on bare polymer | 低速时液滴即可滚落，且污垢的附着弱于裸露的聚合物',
          },
        ],
        [
          {
            t: 'scattered-light soiling detection | 散射光污染检测',
            c: '{soil} evaluates light of {sensor} that is scattered within {cover} towards an edge of {cover} | {soil}评估{sensor}的光在{cover}内向{cover}边缘散射的部分',
            w: 'No further light source is needed, and dirt is told from fog by the place where it scatters | 无需额外光源，并可根据散射位置区分污垢与雾',
          },
          {
            t: 'a soft edge bearing | 柔性边缘支承',
            c: '{seal} holds {cover} and has a modulus which decouples {cover} from a housing above 200 Hz | {seal}保持{cover}，其模量使{cover}在200Hz以上与壳体解耦',
            w: 'The vibration stays in the cover instead of shaking the sensor | 振动保留在罩盖内而不会使传感器抖动',
          },
        ],
      ],
      extras: [
        '{ctrl} suppresses the cleaning while {sensor} tracks an object at less than 10 m | 当{sensor}跟踪10m以内的物体时，{ctrl}抑制所述清洁',
        '{cover} is made of polycarbonate and has a hard coat | {cover}由聚碳酸酯制成并具有硬质涂层',
      ],
      params: [
        {
          n: 'thickness | 厚度',
          of: 'cover',
          r: [1.0, 5.0],
          p: [1.8, 3.0],
          u: 'mm',
          w: 'Thin covers break under stone impact, thick ones damp the vibration and shift the beam | 罩盖过薄在石击下破裂，过厚则衰减振动并使光束偏移',
        },
        {
          n: 'response time | 响应时间',
          of: 'soil',
          r: [0.05, 5.0],
          p: [0.2, 1.0],
          u: 's',
          w: 'The signal should be steadier than passing spray and faster than the loss of range | 信号应比瞬时水雾更稳定，又快于量程的下降',
        },
      ],
      measures: [
        { n: 'remaining range after five minutes of spray | 喷水五分钟后的剩余量程', u: '%', base: 41, best: 93 },
        { n: 'liquid consumption per hour | 每小时液体消耗量', u: 'ml', base: 820, best: 95 },
      ],
      method: {
        verb: 'cleaning | 清洁',
        steps: [
          'detecting dirt or water on {cover} by {soil} | 由{soil}检测{cover}上的污垢或水',
          'choosing a kind and a duration of a cleaning by {ctrl} | 由{ctrl}选择清洁的类型和时长',
          'cleaning {cover} and verifying a result by {soil} | 清洁{cover}，并由{soil}验证结果',
        ],
      },
      system: 'motor vehicle | 机动车辆',
      ipc: ['G01S7/497', 'B60S1/56', 'G02B27/00'],
      cpc: ['B60S1/54', 'B60S1/60', 'G01S2007/4977', 'B08B7/02'],
      view: 'stack',
    },
    {
      id: 'fmcw-chip',
      kind: 'device',
      subject: 'coherent ranging device | 相干测距装置 | Kohärente Entfernungsmesseinrichtung | コヒーレント測距装置',
      topic: 'frequency-modulated continuous-wave ranging | 调频连续波测距',
      problem:
        'the frequency sweep of the laser is not linear, which widens the beat signal with distance and makes distant targets disappear in the noise | 激光的扫频不线性，使拍频信号随距离展宽，远处目标淹没于噪声之中',
      art: 'sweeps that are linearised once in the factory | 采用在出厂时一次性线性化的扫频',
      parts: {
        laser: 'tunable laser | 可调谐激光器',
        split: 'splitter | 分束器',
        ref: 'reference interferometer | 参考干涉仪',
        mixer: 'balanced receiver | 平衡接收器',
        aperture: 'optical aperture | 光学孔径',
        proc: 'signal processor | 信号处理器',
        ring: 'ring resonator | 环形谐振腔',
        loop: 'feedback loop | 反馈环路',
        heater: '*phase heaters | 相位加热器',
        amp: 'semiconductor optical amplifier | 半导体光放大器',
        delay: 'delay line | 延迟线',
      },
      base: [
        '{laser} whose frequency is swept | {laser}，其频率被扫描',
        '{split} which divides light of {laser} between {aperture} and a local branch | {split}，将{laser}的光分配至{aperture}和本地支路',
        '{mixer} which superimposes light received through {aperture} with light of the local branch | {mixer}，使经{aperture}接收的光与所述本地支路的光叠加',
        '{proc} which determines a distance and a speed from beat signals of {mixer} | {proc}，由{mixer}的拍频信号确定距离和速度',
      ],
      slots: [
        [
          {
            t: 'a reference interferometer as sampling clock | 以参考干涉仪作采样时钟',
            c: '{ref} with {delay} receives a part of the light of {laser}, and {proc} samples {mixer} at zero crossings of a signal of {ref} | 具有{delay}的{ref}接收{laser}的一部分光，{proc}在{ref}信号的过零点对{mixer}进行采样',
            w: 'Sampling in equal steps of frequency instead of time makes the beat signal sharp, whatever the course of the sweep | 按等频率步长而非等时间步长采样，无论扫频过程如何均可使拍频信号锐利',
          },
          {
            t: 'a linearising feedback loop | 线性化反馈环路',
            c: '{loop} compares a signal of {ref} with an electronic oscillator and corrects a current of {laser} within a sweep | {loop}将{ref}的信号与电子振荡器进行比较，并在一次扫频内校正{laser}的电流',
            w: 'The sweep itself becomes linear, so that the receiver can remain simple and cheap | 扫频本身变为线性，因而接收器可保持简单和低成本',
          },
          {
            t: 'a self-injection locked laser | 自注入锁定激光器',
            c: '{ring} feeds a part of the light back into {laser}, and {heater} on {ring} sweep a resonance of {ring} | {ring}将一部分光反馈至{laser}，{ring}上的{heater}扫描{ring}的谐振',
            w: 'The laser follows the narrow resonance, which reduces its line width a hundredfold | 激光器跟随该窄谐振，其线宽减小至百分之一',
          },
        ],
        [
          {
            t: 'an amplified transmit branch | 放大的发射支路',
            c: '{amp} is arranged between {split} and {aperture} on a common chip | {amp}与{split}和{aperture}设置于同一芯片上并位于二者之间',
            w: 'The amplifier stands behind the splitter, so that its noise does not reach the local branch | 放大器位于分束器之后，其噪声不会进入本地支路',
          },
          {
            t: 'up and down sweeps at the same time | 同时上下扫频',
            c: 'two sidebands of {laser} are swept in opposite directions at the same time and are received separately by {mixer} | {laser}的两个边带同时沿相反方向扫频，并由{mixer}分别接收',
            w: 'Distance and speed are separated from one and the same moment, even for moving parts of a target | 距离与速度由同一时刻分离得出，即使对于目标的运动部分亦然',
          },
        ],
        [
          {
            t: 'a phased emission array | 相控发射阵列',
            c: '{aperture} comprises waveguide antennas with {heater} which set a direction of emission | {aperture}包括带有{heater}的波导天线，{heater}用于设定发射方向',
            w: 'The beam is steered without moving parts and can jump at once to a place of interest | 光束无需运动部件即可偏转，并可立即跳转至关注位置',
          },
          {
            t: 'polarisation diversity | 偏振分集',
            c: '{mixer} receives two polarisations on separate detector pairs | {mixer}在各自的探测器对上接收两个偏振',
            w: 'Rough targets return light in any polarisation, and none of it is lost | 粗糙目标返回任意偏振的光，且均不会损失',
          },
        ],
      ],
      extras: [
        '{laser}, {split} and {mixer} are integrated on a silicon nitride chip | {laser}、{split}和{mixer}集成于氮化硅芯片上',
        '{proc} discards beat signals whose line width exceeds a limit | {proc}舍弃线宽超过限值的拍频信号',
      ],
      params: [
        {
          n: 'sweep bandwidth | 扫频带宽',
          of: 'laser',
          r: [0.5, 10],
          p: [1, 4],
          u: 'GHz',
          w: 'The bandwidth decides the resolution, its upper bound the data rate | 带宽决定分辨率，其上限决定数据率',
        },
        {
          n: 'line width | 线宽',
          of: 'laser',
          r: [10, 500],
          p: [20, 100],
          u: 'kHz',
          w: 'A wider line shortens the coherence length below the range | 线宽过大使相干长度短于量程',
        },
      ],
      measures: [
        { n: 'width of the beat signal at 200 m | 200m处的拍频宽度', u: 'kHz', base: 940, best: 62 },
        { n: 'error of the measured speed | 测速误差', u: 'cm/s', base: 31, best: 4 },
      ],
      method: {
        verb: 'calibrating | 校准',
        steps: [
          'sweeping {laser} over its range while a known distance is measured | 在测量已知距离的同时使{laser}在其范围内扫频',
          'recording beat signals of {mixer} | 记录{mixer}的拍频信号',
          'storing in {proc} a correction that makes the known distance sharpest | 在{proc}中存储使所述已知距离最锐利的校正量',
        ],
      },
      system: 'mobile robot | 移动机器人',
      ipc: ['G01S17/34', 'G01S7/4911', 'G01S7/4912'],
      cpc: ['G01S17/58', 'G01S7/4917', 'H01S5/0687', 'G02B6/12'],
      view: 'blocks',
    },
    {
      id: 'strain-skin',
      kind: 'composition',
      subject: 'stretchable sensing film | 可拉伸传感薄膜 | Dehnbare Sensorfolie | 伸縮性センサ膜',
      topic: 'measuring strain on soft bodies | 柔性体的应变测量',
      problem:
        'conductive paths crack on stretching, and the resistance does not return to its first value, so that strain and damage cannot be told apart | 导电通路在拉伸时开裂，电阻无法恢复初值，因而无法区分应变与损伤',
      art: 'carbon black in silicone, whose hysteresis exceeds 15% | 采用硅橡胶填充炭黑，其滞后超过15%',
      parts: {
        matrix: '~elastomer matrix | 弹性体基质',
        tubes: '~carbon nanotubes | 碳纳米管',
        metal: '~liquid metal droplets | 液态金属液滴',
        wire: '~silver nanowires | 银纳米线',
        ion: '~ionic liquid | 离子液体',
        bond: '~dynamic bonds | 动态键',
        top: 'cover layer | 覆盖层',
      },
      base: [
        '{matrix} having an elongation at break of at least 200% | {matrix}，其断裂伸长率不低于200%',
        '{tubes} which form a network in {matrix} | {tubes}，在{matrix}中形成网络',
        '{top} which encloses {matrix} on both sides | {top}，在两侧包覆{matrix}',
      ],
      slots: [
        [
          {
            t: 'liquid metal bridges | 液态金属桥',
            c: '{metal} of a gallium-indium alloy are distributed in {matrix} and connect ends of {tubes} | 镓铟合金制的{metal}分布于{matrix}中，并连接{tubes}的端部',
            w: 'On stretching the droplets deform instead of breaking, so that contacts are kept and close again without loss | 拉伸时液滴变形而不断裂，接触得以保持并无损地重新闭合',
          },
          {
            t: 'buckled silver nanowires | 屈曲银纳米线',
            c: '{wire} are laid onto pre-stretched {matrix} and are buckled in a relaxed state | {wire}铺设于预拉伸的{matrix}上，并在松弛状态下屈曲',
            w: 'The wires unfold before they are loaded, which makes the response linear up to the pre-strain | 银线在受载之前先展开，使响应在预应变范围内呈线性',
          },
          {
            t: 'an ionic liquid phase | 离子液体相',
            c: '{matrix} contains 5% to 25% by weight of {ion} | {matrix}含有5重量%至25重量%的{ion}',
            w: 'The ions move with the matrix and carry the signal where the solid network is interrupted | 离子随基质移动，并在固体网络中断处传递信号',
          },
        ],
        [
          {
            t: 'dynamic disulphide bonds | 动态二硫键',
            c: '{matrix} comprises {bond} in the form of disulphide groups | {matrix}包括二硫基团形式的{bond}',
            w: 'Cuts heal within hours at room temperature, and the resistance returns with the strength | 切口在室温下数小时内愈合，电阻随强度一同恢复',
          },
          {
            t: 'a microstructured cover layer | 微结构覆盖层',
            c: '{top} has pyramids with a height of 5 μm to 50 μm on a side which faces {matrix} | {top}在面向{matrix}的一侧具有高度为5μm至50μm的棱锥',
            w: 'The pyramids concentrate pressure at their tips and raise the response to light touch | 棱锥使压力集中于尖端，提高对轻触的响应',
          },
        ],
        [
          {
            t: 'a temperature compensating strip | 温度补偿条',
            c: 'a strip of {matrix} without {tubes} is arranged beside the network as a temperature reference | 不含{tubes}的一条{matrix}设置于所述网络旁作为温度参考',
            w: 'Both strips see the same temperature, so that a bridge circuit removes its influence | 两条处于同一温度，因而电桥电路可消除其影响',
          },
          {
            t: 'a fluorinated cover layer | 含氟覆盖层',
            c: '{top} comprises a fluorinated rubber with a water uptake of less than 0.5% by weight | {top}包括吸水率低于0.5重量%的氟橡胶',
            w: 'Sweat and cleaning agents stay outside, and the sensitivity keeps its value over months | 汗液和清洗剂被阻隔在外，灵敏度可保持数月',
          },
        ],
      ],
      extras: [
        '{tubes} have a length of 2 μm to 30 μm | {tubes}的长度为2μm至30μm',
        'electrodes of a woven fabric are embedded at two ends of {matrix} | {matrix}的两端嵌有织物电极',
      ],
      params: [
        {
          n: 'content by weight | 重量含量',
          of: 'tubes',
          r: [0.2, 6.0],
          p: [0.8, 2.5],
          u: '%',
          w: 'The network must lie just above its percolation threshold to be sensitive | 网络须略高于渗流阈值方具有灵敏度',
        },
        {
          n: 'thickness | 厚度',
          of: 'top',
          r: [10, 300],
          p: [30, 100],
          u: 'μm',
          w: 'The layer protects without stiffening the film | 该层在不增加薄膜刚度的前提下起保护作用',
        },
      ],
      measures: [
        { n: 'hysteresis at 50% strain | 50%应变下的滞后', u: '%', base: 15.4, best: 2.1 },
        { n: 'drift after 10000 cycles | 10000次循环后的漂移', u: '%', base: 22, best: 3 },
      ],
      method: {
        verb: 'preparing | 制备',
        steps: [
          'dispersing {tubes} in a solution of {matrix} by ultrasound | 借助超声将{tubes}分散于{matrix}的溶液中',
          'casting the solution onto a carrier and drying it at 40 °C to 80 °C | 将所述溶液浇铸于载体上，并在40℃至80℃下干燥',
          'laminating {top} on both sides | 在两侧层压{top}',
        ],
      },
      system: 'wearable device | 可穿戴装置',
      ipc: ['G01B7/16', 'C08K3/04', 'H01B1/24'],
      cpc: ['G01L1/20', 'C08K7/24', 'A61B5/6804', 'G01B7/18'],
      view: 'stack',
    },
  ],
};
