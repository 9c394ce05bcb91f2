import type { Field } from '../seed.ts';

/** Medical ultrasound. */
export const ultrasound: Field = {
  id: 'ultrasound',
  name: 'medical ultrasound | 医用超声',
  companies: ['yingsheng', 'sonavera', 'klangmed', 'hosp-donglin', 'mikasane'],
  families: 58,
  background: [
    'Diagnostic ultrasound is free of ionising radiation, works in real time and is available at the bedside. Its image quality depends strongly on the hand of the operator. | 诊断超声无电离辐射、可实时成像并可在床旁使用，但其图像质量在很大程度上取决于操作者的手法。',
    'A transducer consists of many elements that are driven with delays, so that waves focus at a chosen depth. Tissue differs in sound speed, which blurs the focus. | 换能器由许多阵元组成，各阵元以延时驱动，使声波聚焦于选定深度。组织的声速各异，会使焦点模糊。',
    'Hand-held devices have to do with a few watts, since the surface that touches the patient must not become warmer than 43 °C. | 手持设备只能使用数瓦功率，因为接触患者的表面温度不得超过43℃。',
  ],
  literature: [
    'Sound speed estimation from speckle coherence in layered tissue',
    'Surface heating of hand-held probes during colour flow imaging',
    'Crosstalk between capacitive micromachined elements',
    'Shear wave dispersion as a marker of liver inflammation',
  ],
  seeds: [
    {
      id: 'probe-cooling',
      kind: 'device',
      subject: 'ultrasound probe | 超声探头 | Ultraschallsonde | 超音波プローブ',
      topic: 'removing heat from ultrasound probes | 超声探头的散热',
      problem:
        'heat of the transducer and of the electronics behind it gathers at the lens, so that the acoustic power has to be reduced long before the acoustic limits are reached | 换能器及其后方电子器件的热量积聚于透镜处，以致在远未达到声学限值之前就不得不降低声功率',
      art: 'copper braids from the backing to the cable shield | 采用从背衬连接至电缆屏蔽层的铜编织带',
      parts: {
        array: 'transducer array | 换能器阵列',
        lens: 'acoustic lens | 声透镜',
        backing: 'backing block | 背衬块',
        board: 'circuit board | 电路板',
        housing: 'housing | 外壳',
        spread: 'heat spreader | 均热板',
        chamber: 'vapour chamber | 均温腔',
        pins: '*metal pins | 金属针',
        pcm: 'latent heat store | 潜热蓄热体',
        fan: 'piezoelectric fan | 压电风扇',
        match: 'matching layer | 匹配层',
        grip: 'grip sleeve | 握持套',
        thermo: '*thermistors | 热敏电阻',
      },
      base: [
        '{array} with {lens} on a side that faces a patient | {array}，在面向患者的一侧具有{lens}',
        '{backing} which adjoins {array} on a side facing away from {lens} | {backing}，在背离{lens}的一侧与{array}相接',
        '{board} which is arranged in {housing} and drives {array} | {board}，设置于{housing}内并驱动{array}',
      ],
      slots: [
        [
          {
            t: 'a pin-filled backing block | 嵌针背衬块',
            c: '{pins} extend through {backing} and end at a distance of less than half a wavelength from {array} | {pins}贯穿{backing}，其端部与{array}的距离小于半个波长',
            w: 'The pins conduct heat but are too thin to reflect sound, so that damping and cooling no longer exclude each other | 金属针导热但细到不足以反射声波，因而阻尼与散热不再相互排斥',
          },
          {
            t: 'a vapour chamber behind the backing | 背衬后方均温腔',
            c: '{chamber} is arranged between {backing} and {board} and is bent around {board} on at least two sides | {backing}与{board}之间设置有{chamber}，{chamber}在至少两侧弯折环绕{board}',
            w: 'Heat of both sources is spread at almost one temperature over the whole handle | 两个热源的热量以近乎同一温度扩散至整个手柄',
          },
          {
            t: 'a conductive matching layer | 导热匹配层',
            c: '{match} of a graphite composite is arranged between {array} and {lens} and projects laterally beyond {array} to {spread} | {array}与{lens}之间设置有石墨复合材料制的{match}，{match}横向伸出{array}并延伸至{spread}',
            w: 'Heat is taken off on the patient side, before it reaches the lens | 在热量到达透镜之前，即在患者侧将其导走',
          },
        ],
        [
          {
            t: 'a latent heat store in the handle | 手柄内潜热蓄热体',
            c: '{pcm} with a melting point of 36 °C to 42 °C is arranged in {housing} and is coupled to {board} | {housing}内设置有熔点为36℃至42℃的{pcm}，{pcm}与{board}热耦合',
            w: 'An examination is over before the store is molten, and it recovers in the pauses | 在蓄热体熔化之前检查即已结束，并在间歇中恢复',
          },
          {
            t: 'a sealed piezoelectric fan | 密封压电风扇',
            c: '{fan} blows air along an inner wall of {housing} which has no opening to an outside | {fan}沿{housing}的内壁吹送空气，{housing}无通向外部的开口',
            w: 'Circulating air uses the whole surface, while the probe can still be immersed for disinfection | 循环空气利用整个表面，同时探头仍可浸没消毒',
          },
        ],
        [
          {
            t: 'predictive power control | 预测功率控制',
            c: '{board} predicts a temperature of {lens} from signals of {thermo} and limits an acoustic power before a limit is reached | {board}由{thermo}的信号预测{lens}的温度，并在达到限值之前限制声功率',
            w: 'Imaging goes on at a lower frame rate instead of being switched off | 成像以较低帧率继续而非被关断',
          },
          {
            t: 'an exchangeable grip sleeve | 可更换握持套',
            c: '{grip} encloses {housing} and has heat-conducting zones outside a region of fingers | {grip}包覆{housing}，并在手指区域之外具有导热区',
            w: 'Heat leaves where no hand is, and the sleeve can be sterilised on its own | 热量从无手部接触处散出，且握持套可单独灭菌',
          },
        ],
      ],
      extras: [
        '{thermo} are arranged at an edge of {lens} and on {board} | {thermo}设置于{lens}的边缘和{board}上',
        '{housing} is made of a thermally conductive polyamide | {housing}由导热聚酰胺制成',
        '{array} has at least 128 elements | {array}具有至少128个阵元',
      ],
      params: [
        {
          n: 'thermal conductivity | 导热系数',
          of: 'backing',
          r: [2, 60],
          p: [8, 30],
          u: 'W/(m·K)',
          w: 'Higher values are reached only at the cost of damping | 更高的值只能以牺牲阻尼为代价',
        },
        {
          n: 'attenuation at 5 MHz | 5MHz下的衰减',
          of: 'backing',
          r: [3, 40],
          p: [10, 25],
          u: 'dB/mm',
          w: 'Echoes from the rear wall must not reach the image | 后壁回波不得进入图像',
        },
      ],
      measures: [
        {
          n: 'temperature of the lens after 30 min of colour flow imaging | 彩色血流成像30min后的透镜温度',
          u: '°C',
          base: 46.1,
          best: 38.4,
        },
        { n: 'acoustic power available without interruption | 可不间断使用的声功率', u: 'mW', base: 85, best: 240 },
      ],
      method: {
        verb: 'manufacturing | 制造',
        steps: [
          'casting {backing} around heat-conducting inserts | 围绕导热嵌件浇铸{backing}',
          'bonding {array} to {backing} and dicing it into elements | 将{array}粘接至{backing}并切割成阵元',
          'connecting {board} and closing {housing} in a watertight manner | 连接{board}并水密地封闭{housing}',
        ],
      },
      system: 'ultrasound imaging system | 超声成像系统',
      ipc: ['A61B8/00', 'G10K11/00', 'H05K7/20'],
      cpc: ['A61B8/546', 'A61B8/4483', 'G10K11/004', 'B06B1/0622'],
      view: 'stack',
    },
    {
      id: 'sound-speed',
      kind: 'process',
      subject:
        'method for forming an ultrasound image | 超声图像形成方法 | Verfahren zur Erzeugung eines Ultraschallbildes | 超音波画像の形成方法',
      topic: 'correcting aberrations in ultrasound imaging | 超声成像的像差校正',
      problem:
        'layers of fat and muscle delay the wavefront differently over the aperture, so that lesions behind them appear blurred and displaced | 脂肪层和肌肉层在孔径上对波前的延迟不同，使其后方的病灶显得模糊且位置偏移',
      art: 'one assumed sound speed of 1540 m/s for the whole image | 对整幅图像采用1540m/s的单一假定声速',
      parts: {
        probe: 'transducer | 换能器',
        waves: '*transmit waves | 发射波',
        data: '~channel data | 通道数据',
        map: 'sound speed map | 声速图',
        coh: 'coherence value | 相干值',
        delays: '*focusing delays | 聚焦延时',
        image: 'image | 图像',
        layers: '*tissue layers | 组织层',
        net: 'trained network | 训练网络',
        sub: '*subapertures | 子孔径',
        proc: 'image processor | 图像处理器',
      },
      base: [
        'emitting {waves} in different directions by {probe} | 由{probe}沿不同方向发射{waves}',
        'recording {data} of echoes by {probe} | 由{probe}记录回波的{data}',
        'estimating {map} from {data} by {proc} | 由{proc}从{data}中估计{map}',
        'computing {delays} from {map} and forming {image} with {delays} | 由{map}计算{delays}，并以{delays}形成{image}',
      ],
      slots: [
        [
          {
            t: 'coherence maximisation | 相干最大化',
            c: '{map} is chosen such that {coh} of {data} after delay becomes a maximum in each of several depth ranges | 选择{map}，使延时后的{data}的{coh}在多个深度范围的每一个中达到最大',
            w: 'Speckle is coherent only if the delays are right, so that any tissue serves as its own test object | 仅当延时正确时散斑才相干，因而任何组织均可作为自身的测试对象',
          },
          {
            t: 'tomographic phase comparison | 层析相位比较',
            c: '{map} is reconstructed from phase shifts between images of {sub} which look at the same place under different angles | {map}由{sub}在不同角度下对同一位置成像之间的相移重建',
            w: 'Every pair of angles adds an equation for the layers in between, so that lateral differences are resolved too | 每一对角度均为其间各层增加一个方程，因而也可分辨横向差异',
          },
          {
            t: 'a network with physical constraints | 带物理约束的网络',
            c: '{net} derives {map} from {data}, and travel times in {map} are bounded to values of human tissue | {net}由{data}得出{map}，且{map}中的传播时间被限定于人体组织的取值',
            w: 'The bounds keep the network from inventing structures, and its answer takes one millisecond | 该限定防止网络虚构结构，且其响应仅需一毫秒',
          },
        ],
        [
          {
            t: 'segmentation of tissue layers | 组织层分割',
            c: '{layers} are segmented in a first image, and {map} has one value for each of {layers} | 在第一图像中分割{layers}，且{map}对每个{layers!}具有一个值',
            w: 'Few unknowns make the estimate stable even with strong noise | 未知量少使估计在强噪声下仍稳定',
          },
          {
            t: 'refraction-corrected ray paths | 折射校正声线',
            c: '{delays} are computed along bent rays through {map} | {delays}沿穿过{map}的弯曲声线计算',
            w: 'Displacements at oblique boundaries disappear, so that biopsy needles hit what is seen | 斜边界处的位移消失，使活检针能够命中所见之处',
          },
        ],
        [
          {
            t: 'background updating | 后台更新',
            c: '{map} is updated only if {probe} rests for longer than a predetermined time | 仅当{probe}静止超过预定时间时更新{map}',
            w: 'The frame rate is kept while the operator searches, and the image sharpens as soon as the hand rests | 操作者搜索时保持帧率，手一静止图像即变清晰',
          },
          {
            t: 'a displayed fat index | 显示脂肪指数',
            c: 'a fat content of a liver is derived from {map} and displayed with {image} | 由{map}得出肝脏的脂肪含量，并与{image}一同显示',
            w: 'Sound speed falls with fat, so that a diagnosis is gained from data already at hand | 声速随脂肪降低，因而可由已有数据获得诊断信息',
          },
        ],
      ],
      extras: [
        '{waves} are plane waves with 7 to 41 different angles | {waves}为具有7至41个不同角度的平面波',
        'a confidence of {map} is displayed in colours | 以颜色显示{map}的置信度',
      ],
      params: [
        {
          n: 'depth resolution | 深度分辨率',
          of: 'map',
          r: [1, 20],
          p: [2, 6],
          u: 'mm',
          w: 'Finer maps follow noise, coarser ones miss thin layers | 过细会跟随噪声，过粗则遗漏薄层',
        },
        {
          n: 'centre frequency | 中心频率',
          of: 'probe',
          r: [1.5, 15],
          p: [3, 8],
          u: 'MHz',
          w: 'The frequency is chosen by the depth of the organ | 频率根据器官深度选择',
        },
      ],
      measures: [
        { n: 'lateral resolution behind 25 mm of fat | 25mm脂肪后的横向分辨率', u: 'mm', base: 3.9, best: 1.5 },
        { n: 'error of the estimated sound speed | 声速估计误差', u: 'm/s', base: 46, best: 7 },
      ],
      system: 'ultrasound diagnostic apparatus | 超声诊断设备',
      ipc: ['A61B8/08', 'G01S7/52', 'G01S15/89'],
      cpc: ['A61B8/5207', 'G01S7/52049', 'A61B8/5269', 'G06T5/73'],
      view: 'blocks',
    },
    {
      id: 'cmut-patch',
      kind: 'device',
      subject: 'wearable ultrasound patch | 可穿戴超声贴片 | Tragbares Ultraschallpflaster | 装着型超音波パッチ',
      topic: 'long-term monitoring with ultrasound | 超声长期监测',
      problem:
        'rigid probes slip on the skin, and gel dries within an hour, so that vessels or the bladder are lost from view during long-term monitoring | 刚性探头在皮肤上滑移且耦合剂一小时内即干燥，因而在长期监测中血管或膀胱会移出视野',
      art: 'small rigid probes that are strapped to the body | 采用绑缚于身体的小型刚性探头',
      parts: {
        tiles: '*transducer tiles | 换能器单元片',
        sheet: 'elastic sheet | 弹性片',
        gel: 'hydrogel layer | 水凝胶层',
        leads: '*meander leads | 蛇形导线',
        chip: 'control chip | 控制芯片',
        rim: 'adhesive rim | 粘贴边缘',
        shape: '*shape sensors | 形状传感器',
        cells: '*membrane cells | 膜单元',
        barrier: 'moisture barrier | 防潮层',
        ant: 'antenna | 天线',
        fid: '*reference reflectors | 参考反射体',
      },
      base: [
        '{tiles} which are attached to {sheet} at a distance from each other | {tiles}，彼此间隔地安装于{sheet}上',
        '{gel} on a skin side of {tiles} | {gel}，位于{tiles}的皮肤侧',
        '{leads} which connect {tiles} with {chip} | {leads}，将{tiles}与{chip}连接',
      ],
      slots: [
        [
          {
            t: 'shape sensing along the sheet | 沿片形状传感',
            c: '{shape} are distributed over {sheet}, and {chip} derives positions of {tiles} from signals of {shape} | {sheet}上分布有{shape}，{chip}由{shape}的信号得出{tiles}的位置',
            w: 'With known positions the tiles focus together although the sheet follows every movement of the skin | 位置已知时，即使弹性片随皮肤运动，各单元片仍可共同聚焦',
          },
          {
            t: 'acoustic self-localisation | 声学自定位',
            c: '{chip} derives positions of {tiles} from travel times of sound between neighbouring ones of {tiles} | {chip}由{tiles}中相邻单元片之间的声传播时间得出{tiles}的位置',
            w: 'The transducers measure themselves, and no further sensor or lead is needed | 换能器自行测量，无需其他传感器或导线',
          },
          {
            t: 'embedded reference reflectors | 嵌入式参考反射体',
            c: '{fid} are embedded in {gel} at known places, and {chip} corrects delays of {tiles} by echoes of {fid} | {gel}中在已知位置嵌有{fid}，{chip}根据{fid}的回波校正{tiles}的延时',
            w: 'Each pulse carries its own calibration, so that drying of the gel is compensated as well | 每个脉冲自带校准，因而水凝胶的干燥也得到补偿',
          },
        ],
        [
          {
            t: 'capacitive membrane cells | 电容膜单元',
            c: 'each of {tiles} comprises {cells} which are made on a silicon chip thinned to less than 60 μm | 每个{tiles!}包括制作于减薄至60μm以下硅片上的{cells}',
            w: 'Thin silicon bends with the skin and carries the amplifiers right behind the membranes | 薄硅可随皮肤弯曲，并在膜的正后方承载放大器',
          },
          {
            t: 'island-bridge meander leads | 岛桥式蛇形导线',
            c: '{leads} lie in a neutral plane of {sheet} and have a radius of curvature which is smaller than their distance | {leads}位于{sheet}的中性面内，其曲率半径小于其间距',
            w: 'Elongation is taken up by opening of the meanders, so that the metal itself is not strained | 伸长由蛇形的展开吸收，金属本身不受应变',
          },
        ],
        [
          {
            t: 'a moisture barrier over the gel | 凝胶防潮层',
            c: '{barrier} covers {gel} outside {tiles} and is joined to {rim} | {barrier}在{tiles}之外覆盖{gel}，并与{rim}相连',
            w: 'Water leaves the gel only through the skin, where it comes from as well, so that coupling lasts for days | 水分仅经皮肤进出凝胶，因而耦合可维持数日',
          },
          {
            t: 'energy transfer by antenna | 天线供能',
            c: '{ant} is printed on {sheet} and supplies {chip} from a reader | {sheet}上印制有{ant}，{ant}由读取器向{chip}供能',
            w: 'Without a battery the patch stays below two millimetres and can be discarded | 无电池使贴片厚度小于两毫米且可一次性使用',
          },
        ],
      ],
      extras: [
        '{rim} surrounds {gel} and is permeable to water vapour | {rim}围绕{gel}且可透过水蒸气',
        '{chip} raises an alarm when a vessel leaves a region reached by {tiles} | 当血管离开{tiles}可达区域时，{chip}发出警报',
      ],
      params: [
        {
          n: 'edge length | 边长',
          of: 'tiles',
          r: [0.5, 12],
          p: [1.5, 5],
          u: 'mm',
          w: 'Small tiles follow the skin, large ones hold more elements | 单元片小则贴合皮肤，大则容纳更多阵元',
        },
        {
          n: 'water content by weight | 含水量（重量）',
          of: 'gel',
          r: [40, 96],
          p: [65, 88],
          u: '%',
          w: 'The content sets both the sound speed and the adhesion | 含水量同时决定声速和粘附力',
        },
      ],
      measures: [
        { n: 'time without loss of the vessel | 血管不丢失的持续时间', u: 'h', base: 1.5, best: 71 },
        {
          n: 'error of the vessel diameter on bending to a radius of 40 mm | 弯曲半径40mm时的血管直径误差',
          u: '%',
          base: 19,
          best: 3,
        },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'determining positions of {tiles} by {chip} | 由{chip}确定{tiles}的位置',
          'emitting focused waves by {tiles} with delays adapted to the positions | 由{tiles}以与所述位置相适应的延时发射聚焦波',
          'tracking a wall of a vessel or organ in received echoes | 在接收的回波中跟踪血管或器官的壁',
        ],
      },
      system: 'patient monitoring system | 患者监护系统',
      ipc: ['A61B8/00', 'B06B1/02', 'A61B5/00'],
      cpc: ['A61B8/4236', 'B06B1/0292', 'A61B8/4494', 'A61B5/6833'],
      view: 'stack',
    },
    {
      id: 'shear-wave',
      kind: 'device',
      subject: 'elastography apparatus | 弹性成像设备 | Elastographiegerät | エラストグラフィ装置',
      topic: 'measuring the stiffness of tissue by shear waves | 剪切波测量组织硬度',
      problem:
        'a single push decays within a few millimetres in stiff or deep tissue, and breathing during the measurement falsifies the speed of the wave | 单次推动在硬组织或深部组织中数毫米内即衰减，且测量期间的呼吸会使波速失真',
      art: 'one focused push beside the region of interest | 在感兴趣区旁施加一次聚焦推动',
      parts: {
        array: 'transducer array | 换能器阵列',
        push: '*push pulses | 推动脉冲',
        vib: 'external vibrator | 外部振动器',
        track: '*tracking pulses | 跟踪脉冲',
        est: 'displacement estimator | 位移估计器',
        filter: 'directional filter | 方向滤波器',
        ctrl: 'sequence controller | 序列控制器',
        motion: 'motion sensor | 运动传感器',
        disp: 'display | 显示器',
        fit: 'dispersion model | 频散模型',
        strap: 'holding strap | 固定带',
      },
      base: [
        '{array} for emitting {track} into tissue | {array}，用于向组织发射{track}',
        '{ctrl} which causes shear waves in the tissue | {ctrl}，用于在所述组织中引起剪切波',
        '{est} which determines displacements of the tissue from echoes of {track} | {est}，由{track}的回波确定所述组织的位移',
        '{disp} which shows a stiffness derived from the displacements | {disp}，用于显示由所述位移得出的硬度',
      ],
      slots: [
        [
          {
            t: 'a comb of simultaneous pushes | 梳状同时推动',
            c: '{ctrl} makes {array} emit {push} at several lateral places at the same time | {ctrl}使{array}在多个横向位置同时发射{push}',
            w: 'Waves start from several places and meet in the region of interest, so that no part of it lies far from a source | 剪切波自多个位置出发并在感兴趣区相遇，因而区内各处均不远离波源',
          },
          {
            t: 'an external multi-frequency vibrator | 外部多频振动器',
            c: '{vib} is coupled to a body and is driven by {ctrl} with at least three frequencies at once | {vib}与身体耦合，并由{ctrl}以至少三个频率同时驱动',
            w: 'Mechanical vibration reaches the whole organ without heating, and several frequencies give stiffness and viscosity together | 机械振动可到达整个器官而不产生热量，多频率同时给出硬度和粘度',
          },
          {
            t: 'a supersonically moved push | 超声速移动推动',
            c: '{ctrl} moves {push} along a line at a speed greater than a speed of the shear waves | {ctrl}使{push}沿一条线以大于所述剪切波速度的速度移动',
            w: 'The waves add up to a cone like that behind an aircraft, which reaches twice as deep | 波叠加成类似飞行器后方的锥面，到达深度加倍',
          },
        ],
        [
          {
            t: 'directional filtering | 方向滤波',
            c: '{filter} separates the displacements by a direction of propagation before a speed is computed | 在计算速度之前，{filter}按传播方向分离所述位移',
            w: 'Reflected and crossing waves, which cancel in places, are evaluated one by one | 在某些位置相互抵消的反射波和交叉波被逐一评估',
          },
          {
            t: 'a fitted dispersion model | 拟合频散模型',
            c: '{est} fits {fit} to phase speeds at several frequencies | {est}将{fit}拟合至多个频率下的相速度',
            w: 'Viscosity is separated from stiffness, so that inflammation is not mistaken for scarring | 粘度与硬度分离，炎症不会被误认为纤维化',
          },
        ],
        [
          {
            t: 'breathing-triggered sequences | 呼吸触发序列',
            c: '{motion} detects breathing, and {ctrl} starts a sequence in a pause of breathing | {motion}检测呼吸，{ctrl}在呼吸间歇启动序列',
            w: 'Tissue rests during the ten milliseconds that count | 组织在关键的十毫秒内保持静止',
          },
          {
            t: 'a quality map | 质量图',
            c: '{disp} hides values whose displacements correlate by less than a limit | {disp}隐藏位移相关性低于限值的数值',
            w: 'What cannot be measured is left blank rather than shown as a soft place | 无法测量之处留空，而不显示为软区',
          },
        ],
      ],
      extras: [
        '{track} are plane waves with a repetition rate of 3 kHz to 15 kHz | {track}为重复频率3kHz至15kHz的平面波',
        '{array} is held against a body by {strap} | {array}由{strap}保持贴靠身体',
      ],
      params: [
        {
          n: 'duration of one pulse | 单个脉冲的持续时间',
          of: 'push',
          r: [50, 1000],
          p: [120, 400],
          u: 'μs',
          w: 'Longer pulses heat the tissue and the probe | 脉冲过长会加热组织和探头',
        },
        {
          n: 'tracking rate | 跟踪频率',
          of: 'array',
          r: [1, 15],
          p: [4, 10],
          u: 'kHz',
          w: 'The wave should move by less than a quarter of its length between two frames | 两帧之间波的移动应小于其四分之一波长',
        },
      ],
      measures: [
        { n: 'depth at which stiffness is measured reliably | 可靠测量硬度的深度', u: 'mm', base: 48, best: 96 },
        { n: 'scatter of repeated measurements | 重复测量的离散度', u: '%', base: 24, best: 5 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'causing shear waves in tissue by {ctrl} | 由{ctrl}在组织中引起剪切波',
          'emitting {track} by {array} and receiving their echoes | 由{array}发射{track}并接收其回波',
          'computing displacements by {est} and a stiffness from the displacements | 由{est}计算位移，并由所述位移计算硬度',
        ],
      },
      system: 'liver examination unit | 肝脏检查单元',
      ipc: ['A61B8/08', 'A61B8/14', 'G01S7/52'],
      cpc: ['A61B8/485', 'G01S7/52042', 'A61B8/5223', 'A61B5/0051'],
      view: 'blocks',
    },
    {
      id: 'needle-guide',
      kind: 'device',
      subject: 'needle guide arrangement | 穿刺引导装置 | Nadelführungsanordnung | 穿刺針ガイド装置',
      topic: 'guiding needles in ultrasound images | 超声图像中的穿刺引导',
      problem:
        'the needle leaves the image plane by a degree or two and its tip is then mistaken for a section of the shaft | 穿刺针偏离图像平面一两度，其针尖即会与针杆截面相混淆',
      art: 'clip-on brackets with a fixed angle | 采用固定角度的卡扣式支架',
      parts: {
        probe: 'ultrasound probe | 超声探头',
        body: 'guide body | 引导体',
        chan: 'needle channel | 针道',
        needle: 'needle | 穿刺针',
        enc: 'angle encoder | 角度编码器',
        mag: 'magnet | 磁体',
        hall: '*magnetic field sensors | 磁场传感器',
        latch: 'release latch | 释放锁扣',
        cover: 'sterile cover | 无菌罩',
        proc: 'image unit | 图像单元',
        fibre: 'optical fibre | 光纤',
        brake: 'friction brake | 摩擦制动件',
      },
      base: [
        '{body} which is attachable to {probe} and has {chan} for {needle} | {body}，可安装于{probe}并具有用于{needle}的{chan}',
        '{proc} which shows an image of {probe} together with an expected path of {needle} | {proc}，将{probe}的图像与{needle}的预期路径一同显示',
      ],
      slots: [
        [
          {
            t: 'magnetic tracking of the needle | 穿刺针磁跟踪',
            c: '{needle} carries {mag} or is magnetised, and {hall} in {probe} determine a position of {needle} | {needle}带有{mag}或被磁化，{probe}中的{hall}确定{needle}的位置',
            w: 'The tip is found even outside the image plane, and the operator sees on which side it lies | 即使针尖位于图像平面之外也可找到，操作者可见其位于哪一侧',
          },
          {
            t: 'an optical fibre at the tip | 针尖光纤',
            c: '{needle} holds {fibre} which emits light pulses at a tip of {needle}, and {probe} receives sound that the light pulses cause | {needle}内容纳{fibre}，{fibre}在{needle}的尖端发射光脉冲，{probe}接收由所述光脉冲引起的声波',
            w: 'Only the tip sounds, so that it cannot be mistaken for the shaft | 仅针尖发声，因而不会与针杆混淆',
          },
          {
            t: 'an adjustable channel with encoder | 带编码器的可调针道',
            c: '{chan} is pivotable in the image plane of {probe}, and {enc} reports an angle of {chan} to {proc} | {chan}可在{probe}的图像平面内枢转，{enc}向{proc}报告{chan}的角度',
            w: 'The shown path follows the hand without any choice in a menu | 所显示的路径随手动调节而变化，无需菜单选择',
          },
        ],
        [
          {
            t: 'a lateral release | 侧向释放',
            c: '{body} comprises {latch} which opens {chan} along its whole length | {body}包括{latch}，{latch}沿{chan}全长将其打开',
            w: 'The probe is taken away while the needle stays in place | 可移开探头而穿刺针保持原位',
          },
          {
            t: 'a friction brake for the needle | 穿刺针摩擦制动',
            c: '{brake} in {chan} holds {needle} with a force of 0.2 N to 2 N | {chan}中的{brake}以0.2N至2N的力保持{needle}',
            w: 'The needle keeps its depth when the hand lets go, yet the tissue can still be felt | 松手时针保持其深度，而仍可感知组织阻力',
          },
        ],
        [
          {
            t: 'a snap fit through the sterile cover | 隔无菌罩卡接',
            c: '{body} snaps onto {probe} with {cover} in between and does not pierce {cover} | {body}隔着{cover}卡接于{probe}且不刺破{cover}',
            w: 'Only the guide body is thrown away, and the probe stays clean | 仅需丢弃引导体，探头保持清洁',
          },
          {
            t: 'beam steering towards the needle | 朝向穿刺针的波束偏转',
            c: '{proc} makes {probe} emit waves perpendicularly to the expected path in every third frame | {proc}使{probe}每三帧垂直于所述预期路径发射声波一次',
            w: 'The shaft reflects back to the probe and stands out brightly | 针杆将声波反射回探头而明亮可见',
          },
        ],
      ],
      extras: [
        '{chan} is adaptable to needles of 14 to 25 gauge | {chan}可适配14至25号针',
        '{proc} gives a warning if {needle} is bent by more than 2 mm | 当{needle}弯曲超过2mm时，{proc}给出警告',
      ],
      params: [
        {
          n: 'inclination | 倾角',
          of: 'chan',
          r: [10, 75],
          p: [25, 55],
          u: '°',
          w: 'The angle depends on the depth of the target | 该角度取决于靶点深度',
        },
        {
          n: 'clearance | 间隙',
          of: 'chan',
          r: [0.02, 0.3],
          p: [0.05, 0.12],
          u: 'mm',
          w: 'More clearance tilts the needle, less jams it | 间隙过大会使针倾斜，过小则会卡住',
        },
      ],
      measures: [
        { n: 'distance between the tip and the target | 针尖与靶点的距离', u: 'mm', base: 5.2, best: 1.1 },
        { n: 'number of punctures per biopsy | 每次活检的穿刺次数', u: 'punctures', base: 3.1, best: 1.2 },
      ],
      method: {
        verb: 'operating | 运行',
        steps: [
          'attaching {body} to {probe} | 将{body}安装于{probe}',
          'showing by {proc} an image together with an expected path | 由{proc}显示图像和预期路径',
          'updating the expected path while {needle} is advanced in {chan} | 在{needle}沿{chan}推进期间更新所述预期路径',
        ],
      },
      system: 'biopsy set | 活检套件',
      ipc: ['A61B8/00', 'A61B17/34', 'A61B34/20'],
      cpc: ['A61B8/0841', 'A61B17/3403', 'A61B2017/3413', 'A61B2034/2051'],
      view: 'blocks',
    },
  ],
};
