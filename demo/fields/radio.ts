import type { Field } from '../seed.ts';

/** Radio scheduling. */
export const radio: Field = {
  id: 'radio',
  name: 'scheduling in radio networks | 无线网络调度',
  companies: ['yunjie', 'telvara', 'northgate', 'univ-haidong', 'lumetra'],
  families: 54,
  background: [
    'A base station shares time, frequency and beams among many terminals in intervals of a millisecond or less. The decision has to be taken with reports that are already some milliseconds old. | 基站在一毫秒或更短的间隔内将时间、频率和波束分配给众多终端，而决策所依据的报告已是数毫秒之前的。',
    'Services differ widely: video wants throughput, control of machines wants delay below a bound, and meters want to sleep for years. | 业务差异很大：视频需要吞吐量，机器控制需要时延低于界限，而仪表需要休眠数年。',
    'Energy for radio access is the largest item of a network’s consumption, and most of it is spent at times of little traffic. | 无线接入的能耗是网络消耗的最大部分，且大部分消耗于业务量较小的时段。',
  ],
  literature: [
    'Age of information under semi-persistent grants',
    'Channel aging and the value of stale reports in wideband systems',
    'Sleep depth of radio units: measurements in a suburban network',
    'Contention resolution with power-domain signatures',
  ],
  seeds: [
    {
      id: 'urllc-preempt',
      kind: 'process',
      subject:
        'method for scheduling data transmissions | 数据传输调度方法 | Verfahren zum Scheduling von Datenübertragungen | データ送信のスケジューリング方法',
      topic: 'low-delay traffic beside broadband traffic | 低时延业务与宽带业务的共存',
      problem:
        'urgent data either wait until a broadband transmission ends or puncture it, and a terminal that does not know which part was punctured throws away the whole block | 紧急数据要么等待宽带传输结束，要么对其打孔，而不知道被打孔部分的终端会丢弃整个数据块',
      art: 'indications that are sent after the slot and are often missed | 采用在时隙之后发送且常被漏收的指示',
      parts: {
        bs: 'base station | 基站',
        ueA: 'first terminal | 第一终端',
        ueB: 'second terminal | 第二终端',
        res: '~radio resources | 无线资源',
        grant: 'resource grant | 资源授权',
        urgent: '~urgent data | 紧急数据',
        ind: 'pre-emption indication | 抢占指示',
        groups: '*code block groups | 码块组',
        buf: 'soft buffer | 软缓存',
        mini: '*mini-slots | 微时隙',
        pred: 'arrival predictor | 到达预测器',
        power: 'power offset | 功率偏移',
        sig: 'reference signal | 参考信号',
      },
      base: [
        'assigning, by {bs}, {res} to {ueA} by means of {grant} | 由{bs}借助{grant}将{res}分配给{ueA}',
        'detecting, after {grant} has been sent, that {urgent} for {ueB} are present | 在发送{grant}之后检测到存在用于{ueB}的{urgent}',
        'transmitting {urgent} on a part of {res} | 在{res}的一部分上传输{urgent}',
        'informing {ueA} of that part of {res} by {ind} | 借助{ind}将{res}的所述部分告知{ueA}',
      ],
      slots: [
        [
          {
            t: 'an indication within the slot | 时隙内指示',
            c: '{ind} is carried by a phase change of {sig} which is transmitted within a same slot as {urgent} | {ind}由与{urgent}在同一时隙内传输的{sig}的相位变化承载',
            w: 'The terminal evaluates the reference signal anyway, so that it knows the loss before it decodes | 终端本就评估参考信号，因而在解码之前即可获知损失',
          },
          {
            t: 'retransmission by code block groups | 按码块组重传',
            c: '{ind} names those of {groups} which were hit, and {bs} retransmits only those of {groups} without a request | {ind}指明受影响的{groups}，{bs}在无请求的情况下仅重传{groups}中的这些码块组',
            w: 'A round trip and most of the repeated bits are saved | 节省一次往返和大部分重复比特',
          },
          {
            t: 'superposition with a power offset | 功率偏移叠加',
            c: '{urgent} are superimposed on data of {ueA} with {power} of 3 dB to 12 dB, and {ind} signals {power} | {urgent}以3dB至12dB的{power}叠加于{ueA}的数据上，{ind}指示{power}',
            w: 'The first terminal cancels the urgent signal and loses nothing but a little noise margin | 第一终端消除紧急信号，仅损失少量噪声裕量',
          },
        ],
        [
          {
            t: 'predicted reservations | 预测预留',
            c: '{pred} forms an estimate of an arrival of {urgent}, and {bs} leaves {mini} free with a density that follows the estimate | {pred}形成{urgent}的到达估计，{bs}以跟随所述到达估计的密度空出{mini}',
            w: 'Most urgent data find a gap, so that pre-emption becomes the exception | 大多数紧急数据可找到空隙，抢占成为例外',
          },
          {
            t: 'victim selection by coding margin | 按编码裕量选择受害者',
            c: '{bs} chooses the part of {res} from that terminal whose block has more margin between a reported channel quality and a used code rate than blocks of other terminals | {bs}从其数据块在上报信道质量与所用码率之间具有最大裕量的终端选择{res}的所述部分',
            w: 'A block with spare redundancy survives puncturing without any retransmission | 具有冗余裕量的数据块在打孔后无需重传即可保全',
          },
        ],
        [
          {
            t: 'clearing of the soft buffer | 清除软缓存',
            c: '{ueA} sets soft values of the part of {res} in {buf} to zero | {ueA}将{buf}中{res}的所述部分的软值置零',
            w: 'Foreign bits do not spoil the combination with a later transmission | 外来比特不会破坏与后续传输的合并',
          },
          {
            t: 'a bound on repeated pre-emption | 重复抢占上限',
            c: 'a number of successive pre-emptions of {ueA} is limited | {ueA}被连续抢占的次数受到限制',
            w: 'No broadband user is starved by its place next to a busy machine | 宽带用户不会因邻近繁忙机器而得不到服务',
          },
        ],
      ],
      extras: [
        '{mini} have a length of two to seven symbols | {mini}的长度为两个至七个符号',
        '{bs} repeats {urgent} on a second beam at the same time | {bs}在第二波束上同时重复发送{urgent}',
      ],
      params: [
        {
          n: 'duration | 持续时间',
          of: 'urgent',
          r: [0.03, 1.0],
          p: [0.07, 0.25],
          u: 'ms',
          w: 'Short parts need more control signals, long ones hurt the first terminal | 过短需要更多控制信令，过长则损害第一终端',
        },
        {
          n: 'largest punctured share | 最大打孔比例',
          of: 'res',
          r: [2, 60],
          p: [8, 25],
          u: '%',
          w: 'Above this share repetition is cheaper than repair | 超过该比例时重传比修复更经济',
        },
      ],
      measures: [
        { n: '99.999th percentile of the delay | 时延的99.999分位值', u: 'ms', base: 4.6, best: 0.7 },
        { n: 'throughput loss of broadband terminals | 宽带终端吞吐量损失', u: '%', base: 28, best: 5 },
      ],
      system: 'base station | 基站',
      ipc: ['H04W72/12', 'H04L5/00', 'H04L1/18'],
      cpc: ['H04W72/512', 'H04W72/566', 'H04L1/1819', 'H04L5/0044'],
      view: 'blocks',
    },
    {
      id: 'csi-aging',
      kind: 'process',
      subject: 'method for selecting beams | 波束选择方法 | Verfahren zur Strahlauswahl | ビーム選択方法',
      topic: 'beam selection for moving terminals | 移动终端的波束选择',
      problem:
        'reports of beam quality are out of date when they are used, and measuring all beams more often takes up a fifth of the radio frame | 波束质量报告在使用时已经过时，而更频繁地测量所有波束会占用五分之一的无线帧',
      art: 'exhaustive sweeps at a fixed period | 采用固定周期的穷举扫描',
      parts: {
        bs: 'base station | 基站',
        ue: 'terminal | 终端',
        beams: '*candidate beams | 候选波束',
        rep: 'beam report | 波束报告',
        hist: 'report history | 报告历史',
        pred: 'predictor | 预测器',
        best: 'serving beam | 服务波束',
        unc: 'uncertainty | 不确定度',
        refs: '*reference signals | 参考信号',
        map: 'beam map | 波束地图',
        pos: 'terminal position | 终端位置',
        cone: 'wide beam | 宽波束',
        fb: 'blockage flag | 遮挡标志',
      },
      base: [
        'receiving, at {bs}, {rep} of {ue} | 在{bs}处接收{ue}的{rep}',
        'adding {rep} to {hist} of {ue} | 将{rep}加入{ue}的{hist}',
        'predicting by {pred}, from {hist}, a quality of {beams} for a future time | 由{pred}根据{hist}预测{beams}在未来时刻的质量',
        'selecting {best} among {beams} according to the quality | 根据所述质量在{beams}中选择{best}',
      ],
      slots: [
        [
          {
            t: 'uncertainty-driven measurement | 不确定度驱动测量',
            c: '{pred} outputs {unc} for each of {beams}, and {refs} are transmitted only on those of {beams} which could exceed {best} within {unc} | {pred}对每个{beams!}输出{unc}，仅在{beams}中在{unc}范围内可能优于{best}的波束上发送{refs}',
            w: 'Measuring effort goes where it can change the decision, and nowhere else | 仅在可能改变决策之处投入测量',
          },
          {
            t: 'a learned beam map | 学习型波束地图',
            c: '{pred} looks up {map} in which qualities of {beams} are stored by {pos} | {pred}查询{map}，{map}中按{pos}存储有{beams}的质量',
            w: 'What earlier terminals measured at a place need not be measured again | 先前终端在某处测得的结果无需再次测量',
          },
          {
            t: 'compressed probing with wide beams | 宽波束压缩探测',
            c: '{refs} are transmitted on {cone} of changing shape, and {pred} reconstructs qualities of {beams} from them | {refs}在形状变化的{cone}上发送，{pred}由其重建{beams}的质量',
            w: 'A dozen wide beams contain what sixty-four narrow ones would tell, as few paths exist | 由于路径数少，十几个宽波束即包含六十四个窄波束的信息',
          },
        ],
        [
          {
            t: 'blockage prediction | 遮挡预测',
            c: '{pred} sets {fb} when a quality of {best} falls faster than a fading rate, and {bs} prepares a second one of {beams} | 当{best}的质量下降快于衰落速率时，{pred}设置{fb}，{bs}准备{beams}中的第二个',
            w: 'A body or a bus announces itself by its edge, and the change is made before the link breaks | 人体或公交车以其边缘预告遮挡，在链路中断之前完成切换',
          },
          {
            t: 'adaptive report timing | 自适应报告时机',
            c: '{bs} sets a time of a next {rep!} of {ue} in dependence on {unc} | {bs}根据{unc}设定{ue}的下一{rep!}的时间',
            w: 'A parked terminal reports every few seconds, one in a car every few milliseconds | 静止终端每数秒报告一次，车内终端每数毫秒报告一次',
          },
        ],
        [
          {
            t: 'joint handling of neighbours | 邻近终端联合处理',
            c: 'reports of terminals which moved alike are used in {hist} of {ue} | 移动相似的终端的报告用于{ue}的{hist}中',
            w: 'Passengers of a train share one prediction | 同一列车的乘客共享一个预测',
          },
          {
            t: 'a fallback to a wide beam | 回退至宽波束',
            c: '{bs} uses {cone} as {best} when {unc} exceeds a limit | 当{unc}超过限值时，{bs}以{cone}作为{best}',
            w: 'A lower rate is better than a lost link | 较低速率优于链路丢失',
          },
        ],
      ],
      extras: [
        '{rep} contains a quality of at most four of {beams} | {rep}包含至多四个{beams!}的质量',
        '{pred} is retrained at {bs} without data of {ue} leaving {bs} | {pred}在{bs}处重新训练，{ue}的数据不离开{bs}',
      ],
      params: [
        {
          n: 'prediction horizon | 预测时域',
          of: 'pred',
          r: [1, 500],
          p: [10, 120],
          u: 'ms',
          w: 'The horizon must cover report, decision and transmission | 时域须覆盖报告、决策和传输',
        },
        {
          n: 'number per sector | 每扇区数量',
          of: 'beams',
          r: [8, 512],
          p: [32, 128],
          u: 'beams',
          w: 'Narrow beams gain power but are lost sooner | 窄波束增益高但更易丢失',
        },
      ],
      measures: [
        { n: 'resources spent on beam measurement | 波束测量占用资源', u: '%', base: 19.5, best: 3.2 },
        { n: 'beam failures per minute at 60 km/h | 60km/h下每分钟波束失败次数', u: '1/min', base: 7.8, best: 0.6 },
      ],
      system: 'radio access node | 无线接入节点',
      ipc: ['H04B7/06', 'H04W72/04', 'H04B7/08'],
      cpc: ['H04B7/0626', 'H04B7/0695', 'H04W72/046', 'H04W16/28'],
      view: 'blocks',
    },
    {
      id: 'cell-sleep',
      kind: 'process',
      subject:
        'method for saving energy in a radio network | 无线网络节能方法 | Verfahren zum Energiesparen in einem Funknetz | 無線ネットワークの省エネルギー方法',
      topic: 'sleep modes of radio units | 射频单元的休眠模式',
      problem:
        'radio units cannot sleep because some traffic is always present, and waking takes longer than the delay that services allow | 由于总有少量业务，射频单元无法休眠，且唤醒时间长于业务允许的时延',
      art: 'switching off capacity cells at night by a time table | 采用按时间表在夜间关闭容量小区',
      parts: {
        cells: '*radio cells | 无线小区',
        unit: 'radio unit | 射频单元',
        sched: 'scheduler | 调度器',
        depth: 'sleep depth | 休眠深度',
        traffic: 'traffic forecast | 业务预测',
        batch: 'transmission batch | 传输批次',
        wake: 'wake-up signal | 唤醒信号',
        anchor: 'anchor cell | 锚点小区',
        ue: '*terminals | 终端',
        pa: 'power amplifier | 功率放大器',
        temp: 'amplifier temperature | 放大器温度',
        bound: 'delay bound | 时延界限',
      },
      base: [
        'determining by {sched} {traffic} for {cells} | 由{sched}确定{cells}的{traffic}',
        'selecting {depth} of {unit} of one of {cells} from several depths in dependence on {traffic} | 根据{traffic}从多个深度中选择{cells}之一的{unit}的{depth}',
        'putting {unit} to sleep with {depth} and waking it for a transmission | 使{unit}以{depth}休眠，并为传输将其唤醒',
      ],
      slots: [
        [
          {
            t: 'batching within delay bounds | 时延界限内批处理',
            c: '{sched} holds back data up to {bound} of their service and transmits them in {batch} | {sched}将数据保留至其业务的{bound}，并以{batch}传输',
            w: 'Many short pauses become one long pause, and only long pauses allow deep sleep | 许多短暂停合并为一个长暂停，只有长暂停才允许深度休眠',
          },
          {
            t: 'an anchor cell for wake-up | 锚点小区唤醒',
            c: '{anchor} receives requests of {ue} on behalf of sleeping ones of {cells} and sends {wake} to {unit} | {anchor}代表{cells}中休眠的小区接收{ue}的请求，并向{unit}发送{wake}',
            w: 'Sleeping cells need not even listen, as one cell listens for twenty | 一个小区代二十个小区监听，休眠小区甚至无需监听',
          },
          {
            t: 'terminal-triggered wake-up | 终端触发唤醒',
            c: '{ue} transmit {wake} which is detected by a passive receiver of {unit} | {ue}发送{wake}，{wake}由{unit}的无源接收器检测',
            w: 'A receiver of a few milliwatts replaces the awake radio | 数毫瓦的接收器取代处于唤醒状态的射频',
          },
        ],
        [
          {
            t: 'sleep depth by amplifier temperature | 按放大器温度选择深度',
            c: '{depth} is chosen also in dependence on {temp} of {pa}, since {pa} needs longer for settling when it is cold | 还根据{pa}的{temp}选择{depth}，因为{pa}在低温时需要更长的稳定时间',
            w: 'A warm amplifier may sleep more deeply, since it returns faster to its working point | 温热的放大器可更深休眠，因其更快返回工作点',
          },
          {
            t: 'steering of terminals before sleep | 休眠前终端引导',
            c: '{sched} hands {ue} over to a neighbouring one of {cells} in groups before {unit} is put to sleep | 在{unit}休眠之前，{sched}将{ue}成组切换至{cells}中的相邻小区',
            w: 'Handover in groups costs a tenth of the signals and leaves nobody behind | 成组切换仅需十分之一的信令且不遗漏终端',
          },
        ],
        [
          {
            t: 'a forecast with regret bound | 带后悔界的预测',
            c: '{depth} is reduced when {traffic} was wrong more often than a limit within an hour | 当{traffic}在一小时内出错次数多于限值时减小{depth}',
            w: 'On unusual days the network falls back to what is safe | 在异常日网络回退至安全状态',
          },
          {
            t: 'coordination of neighbouring sleep | 邻区休眠协调',
            c: 'neighbouring ones of {cells} sleep at different times | {cells}中的相邻小区在不同时间休眠',
            w: 'Coverage never shows a hole larger than one cell | 覆盖空洞不大于一个小区',
          },
        ],
      ],
      extras: [
        'the several depths differ in wake-up time by at least a factor of five | 所述多个深度的唤醒时间相差至少五倍',
        '{sched} reports saved energy per service | {sched}按业务报告节省的能量',
      ],
      params: [
        {
          n: 'length | 长度',
          of: 'batch',
          r: [1, 200],
          p: [8, 60],
          u: 'ms',
          w: 'Longer batches save more and delay more | 批次越长节能越多，时延也越大',
        },
        {
          n: 'wake-up time | 唤醒时间',
          of: 'unit',
          r: [0.05, 60],
          p: [0.5, 10],
          u: 'ms',
          w: 'The time must be smaller than the delay bound of the service | 该时间须小于业务的时延界限',
        },
      ],
      measures: [
        { n: 'energy consumption at 10% load | 10%负载下的能耗', u: 'kWh/d', base: 31.4, best: 14.8 },
        { n: 'added delay of the median packet | 中位数据包的附加时延', u: 'ms', base: 46, best: 6 },
      ],
      system: 'network controller | 网络控制器',
      ipc: ['H04W52/02', 'H04W24/02', 'H04W72/12'],
      cpc: ['H04W52/0206', 'H04W52/0225', 'H04W36/22', 'Y02D30/70'],
      view: 'blocks',
    },
    {
      id: 'grant-free',
      kind: 'process',
      subject:
        'method for random access without grant | 免授权随机接入方法 | Verfahren für grantfreien Zugriff | グラントフリーアクセス方法',
      topic: 'uplink access of many sporadic devices | 大量零星设备的上行接入',
      problem:
        'thousands of sensors that wake at the same event collide, repeat and collide again, and the exchange of a grant takes more energy than the data | 因同一事件唤醒的数千传感器相互碰撞、重发并再次碰撞，且授权交互的能耗高于数据本身',
      art: 'slotted random access with exponential back-off | 采用指数退避的时隙随机接入',
      parts: {
        bs: 'base station | 基站',
        dev: '*devices | 设备',
        sig: '*signatures | 签名序列',
        pool: 'resource pool | 资源池',
        pre: 'preamble | 前导码',
        pay: '~payload | 有效载荷',
        sic: 'interference canceller | 干扰消除器',
        ack: 'collective acknowledgement | 集体确认',
        load: 'load value | 负载值',
        clock: 'local clock | 本地时钟',
        event: 'common event | 共同事件',
      },
      base: [
        'announcing by {bs} {pool} | 由{bs}通告{pool}',
        'transmitting, by {dev}, {pay} with one of {sig} in {pool} without a preceding grant | 由{dev}在无事先授权的情况下于{pool}中以{sig}之一发送{pay}',
        'detecting by {bs} those of {sig} which are active and decoding {pay} | 由{bs}检测{sig}中处于激活状态者并解码{pay}',
        'transmitting by {bs} {ack} | 由{bs}发送{ack}',
      ],
      slots: [
        [
          {
            t: 'repetition on a device-specific pattern | 设备特定图案重复',
            c: '{dev} repeat {pay} in {pool} on a pattern which follows from a device number, and {sic} removes a decoded {pay!} at all places of its pattern | {dev}按由设备编号得出的图案在{pool}中重复{pay}，{sic}在其图案的所有位置消除已解码的{pay!}',
            w: 'Each decoded packet uncovers others, so that collisions are peeled off one after another | 每个解码的数据包揭示其他数据包，碰撞被逐层剥离',
          },
          {
            t: 'power levels as signatures | 以功率级作签名',
            c: '{sig} comprise received power levels which {dev} reach by measuring a path loss | {sig}包括接收功率级，{dev}通过测量路径损耗达到所述接收功率级',
            w: 'Levels that differ by a factor of four are decoded one below the other | 相差四倍的功率级可逐级解码',
          },
          {
            t: 'sparse spreading codes | 稀疏扩频码',
            c: '{sig} are sparse spreading codes of which each occupies two to four of eight or more resource elements | {sig}为稀疏扩频码，每个占用八个或更多资源单元中的两个至四个',
            w: 'Few overlaps per element allow a message-passing receiver of moderate size | 每单元少量重叠使中等规模的消息传递接收机成为可能',
          },
        ],
        [
          {
            t: 'access probability by load | 按负载调整接入概率',
            c: '{bs} estimates {load} from unused ones of {sig} and announces a probability with which {dev} transmit | {bs}由{sig}中未使用者估计{load}，并通告{dev}发送的概率',
            w: 'The channel is held near its best load even when thousands wake at once | 即使数千设备同时唤醒，信道仍保持在最佳负载附近',
          },
          {
            t: 'event aggregation | 事件聚合',
            c: '{dev} which observe {event} transmit a same codeword, and {bs} counts transmitters by received energy | 观测到{event}的{dev}发送同一码字，{bs}由接收能量计数发送者',
            w: 'What all have to say is said once, and the channel itself adds up the votes | 所有设备要报告的内容只说一次，由信道自身累加',
          },
        ],
        [
          {
            t: 'acknowledgement as a bit field | 位域确认',
            c: '{ack} is a hashed bit field with fewer bits than there are {dev} | {ack}为比特数少于{dev}数量的散列位域',
            w: 'One short message answers all, at the price of rare false positives that are known in advance | 一条短消息应答所有设备，代价仅是可预知的极少误确认',
          },
          {
            t: 'drift-tolerant timing | 容漂移定时',
            c: '{pre} is made such that {bs} tolerates an error of {clock} of up to 200 ppm | {pre}使{bs}可容许{clock}高达200ppm的误差',
            w: 'Devices wake, send and sleep without first listening for a minute | 设备唤醒、发送并休眠，无需先监听一分钟',
          },
        ],
      ],
      extras: [
        '{pay} has at most 200 bits | {pay}至多为200比特',
        '{bs} has at least eight antennas | {bs}具有至少八根天线',
      ],
      params: [
        {
          n: 'number of repetitions | 重复次数',
          of: 'pay',
          r: [1, 12],
          p: [2, 5],
          u: 'times',
          w: 'More repetitions load the pool without further gain | 更多重复增加资源池负载而无更多收益',
        },
        {
          n: 'period | 周期',
          of: 'pool',
          r: [5, 2000],
          p: [20, 320],
          u: 'ms',
          w: 'The period bounds the delay from below | 周期决定时延下限',
        },
      ],
      measures: [
        { n: 'devices served per second and megahertz | 每秒每兆赫服务设备数', u: 'devices', base: 310, best: 2150 },
        { n: 'energy per delivered packet | 每个成功数据包的能耗', u: 'mJ', base: 41, best: 9 },
      ],
      system: 'receiver station | 接收站',
      ipc: ['H04W74/08', 'H04W4/70', 'H04J11/00'],
      cpc: ['H04W74/0833', 'H04L1/0045', 'H04J13/0003', 'H04W4/38'],
      view: 'blocks',
    },
    {
      id: 'iab-route',
      kind: 'device',
      subject: 'relay node | 中继节点 | Relaisknoten | 中継ノード',
      topic: 'scheduling of wireless backhaul | 无线回传调度',
      problem:
        'relays cannot send and receive at once, so that each hop halves the rate, and congestion near the donor is noticed only when buffers overflow | 中继不能同时收发，每一跳使速率减半，且靠近宿主节点的拥塞仅在缓存溢出时才被察觉',
      art: 'a fixed split of slots into backhaul and access | 采用将时隙固定划分为回传与接入',
      parts: {
        back: 'backhaul radio | 回传射频',
        acc: 'access radio | 接入射频',
        buf: '*buffers | 缓存',
        sched: 'local scheduler | 本地调度器',
        canc: 'self-interference canceller | 自干扰消除器',
        report: 'buffer forecast | 缓存预报',
        donor: 'donor node | 宿主节点',
        pats: '*slot patterns | 时隙图案',
        paths: '*paths | 路径',
        panel: '&antenna panels | 天线面板',
        credit: '*credits | 信用',
      },
      base: [
        '{back} for a connection to {donor} | {back}，用于与{donor}连接',
        '{acc} for connections to terminals | {acc}，用于与终端连接',
        '{buf} in which data are kept between {back} and {acc} | {buf}，数据在{back}与{acc}之间保存于其中',
        '{sched} which divides slots between {back} and {acc} | {sched}，用于在{back}与{acc}之间划分时隙',
      ],
      slots: [
        [
          {
            t: 'full-duplex slots | 全双工时隙',
            c: '{canc} subtracts a signal of {acc} from a received signal of {back}, and {sched} uses both in a same slot if a residual is below a limit | {canc}从{back}的接收信号中减去{acc}的信号，若残余低于限值则{sched}在同一时隙内使用二者',
            w: 'The halving per hop disappears wherever isolation allows it, and nowhere is it forced | 在隔离度允许之处不再每跳减半，且不强制使用',
          },
          {
            t: 'negotiated slot patterns | 协商时隙图案',
            c: '{sched} proposes several of {pats} to {donor} with a rate for each, and {donor} returns a chosen one | {sched}向{donor}提出多个{pats}及其速率，{donor}返回所选的一个',
            w: 'Neighbouring hops agree without a centre, and no slot is left idle by both | 相邻跳无需中心即可达成一致，且无时隙被双方闲置',
          },
          {
            t: 'opposed antenna panels | 对置天线面板',
            c: '{back} and {acc} use {panel} which face away from each other, and {sched} pairs terminals behind one panel with {donor} before the other | {back}和{acc}使用相互背对的{panel}，{sched}将一面板后方的终端与另一面板前方的{donor}配对',
            w: 'The body of the node isolates by itself, so that cancelling is needed for few pairs only | 节点本体即可隔离，仅少数配对需要消除',
          },
        ],
        [
          {
            t: 'credit-based flow control | 基于信用的流控',
            c: '{donor} sends data to {back} only against {credit} which {sched} issues according to a forecast of {buf} | {donor}仅凭{credit}向{back}发送数据，{sched}根据{buf}的预报发放{credit}',
            w: 'Congestion is stopped where it starts, and no packet travels only to be dropped | 拥塞在起始处即被阻止，不会有数据包传输后又被丢弃',
          },
          {
            t: 'forecast of buffer state | 缓存状态预报',
            c: '{sched} sends {report} of {buf} for a time at which a grant can take effect | {sched}发送{buf}在授权可生效时刻的{report}',
            w: 'Grants arrive together with the data and not after them | 授权与数据同时而非滞后到达',
          },
        ],
        [
          {
            t: 'two paths at once | 双路径并行',
            c: '{back} keeps two of {paths} and shifts data between them in steps of a packet | {back}保持{paths}中的两个，并以数据包为单位在其间转移数据',
            w: 'A truck in one path costs some packets instead of the link | 一条路径被卡车遮挡仅损失若干数据包而非链路',
          },
          {
            t: 'order by remaining delay | 按剩余时延排序',
            c: '{sched} orders {buf} by a delay that remains after all further hops | {sched}按经过所有后续跳之后剩余的时延对{buf}排序',
            w: 'A packet with many hops ahead goes first although it arrived last | 前方跳数多的数据包虽后到却先行',
          },
        ],
      ],
      extras: [
        '{donor} is connected to {back} over at most four hops | {donor}经至多四跳与{back}连接',
        '{sched} adapts a division of slots at least once per second | {sched}至少每秒一次调整时隙划分',
      ],
      params: [
        {
          n: 'isolation | 隔离度',
          of: 'acc',
          r: [60, 130],
          p: [85, 115],
          u: 'dB',
          w: 'The isolation needed follows from power and noise | 所需隔离度取决于功率和噪声',
        },
        {
          n: 'size | 大小',
          of: 'buf',
          r: [0.1, 200],
          p: [2, 40],
          u: 'MB',
          w: 'Larger buffers add delay instead of rate | 缓存过大只增加时延而非速率',
        },
      ],
      measures: [
        { n: 'rate over three hops relative to one hop | 三跳相对于一跳的速率', u: '%', base: 24, best: 71 },
        { n: 'lost packets under congestion | 拥塞丢包率', u: '%', base: 3.9, best: 0.1 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'receiving data by {back} into {buf} | 由{back}将数据接收至{buf}',
          'dividing slots between {back} and {acc} by {sched} | 由{sched}在{back}与{acc}之间划分时隙',
          'transmitting data from {buf} by {acc} | 由{acc}发送{buf}中的数据',
        ],
      },
      system: 'radio network | 无线网络',
      ipc: ['H04W40/22', 'H04W72/12', 'H04L47/12'],
      cpc: ['H04W84/047', 'H04W28/0289', 'H04L5/14', 'H04L47/39'],
      view: 'blocks',
    },
  ],
};
