/**
 * Chinese words of electrical engineering, electronics, optics, acoustics, radio, magnetics, control and measuring,
 * with their English meanings.
 */
export const ELECTRICITY = `
# Electricity in general
电 electricity, electric
电气 electrical
电力 electric power, power
电能 electric energy, electrical energy
电流 current, electric current
电压 voltage
电荷 charge, electric charge
电场 electric field
电位 potential, electric potential
电势 potential, electric potential
电势差 potential difference
电位差 potential difference
电动势 electromotive force
反电动势 back electromotive force
电阻 resistance, resistor
电阻率 resistivity
电导 conductance
电导率 conductivity
电容 capacitance, capacitor
电感 inductance, inductor
电抗 reactance
阻抗 impedance
导纳 admittance
电路 circuit
回路 loop, circuit
电极 electrode
阳极 anode
阴极 cathode
正极 positive electrode, cathode
负极 negative electrode, anode
正负极 positive and negative, electrodes
极性 polarity
极耳 tab
电晕 corona
电弧 arc, electric arc
灭弧 arc extinguishing, arc quenching
灭弧室 arc extinguishing chamber, interrupter
灭弧栅 arc chute
起弧 arc striking, arc ignition
放电 discharge
充电 charge, charging
火花 spark
静电 electrostatic, static electricity
带电 charged, live
通电 energize, power on
断电 power off, power failure, de-energize
停电 power outage, blackout
漏电 leakage, electric leakage
漏电流 leakage current
短路 short circuit
断路 open circuit
开路 open circuit
过载 overload
过流 overcurrent
过压 overvoltage
欠压 undervoltage
浪涌 surge
击穿 breakdown
耐压 withstand voltage
导电 conductive
导电性 conductivity
绝缘 insulation, insulating
绝缘体 insulator
绝缘子 insulator
绝缘层 insulating layer
绝缘套管 insulating sleeve
绝缘纸 insulating paper
绝缘油 insulating oil
绝缘板 insulating plate
导体 conductor
电介质 dielectric
介电 dielectric
介电常数 dielectric constant, permittivity
介质损耗 dielectric loss
电解质 electrolyte
电离 ionization, ionize
离子 ion
电子 electron, electronic
等离子 plasma
等离子体 plasma
直流 direct current
交流 alternating current
交直流 alternating and direct
高压 high voltage, high pressure
低压 low voltage, low pressure
中压 medium voltage
超高压 extra-high voltage
特高压 ultra-high voltage
强电 strong current, high voltage
弱电 weak current, low voltage
市电 mains, commercial power, utility power
单相 single-phase
两相 two-phase
三相 three-phase
多相 multiphase
零线 neutral line
火线 live wire
地线 ground wire, earth wire
中性线 neutral line
中性点 neutral point
接地 grounding, earthing, ground
接地线 ground wire
接地极 ground electrode
接地网 grounding grid
接地故障 ground fault
等电位 equipotential
跨步电压 step voltage
触电 electric shock
电击 electric shock
电涌 surge
雷电 lightning
雷击 lightning strike
防雷 lightning protection
避雷 lightning protection
避雷器 lightning arrester, surge arrester
避雷针 lightning rod
浪涌保护器 surge protector, surge protective device
额定电压 rated voltage
额定电流 rated current
额定功率 rated power
有功 active power
无功 reactive power
有功功率 active power
无功功率 reactive power
视在功率 apparent power
功率 power
功率因数 power factor
功耗 power consumption
损耗 loss
铜损 copper loss
铁损 iron loss
涡流 eddy current, vortex
趋肤效应 skin effect
谐波 harmonic
谐振 resonance, resonant
波形 waveform
正弦 sine, sinusoidal
正弦波 sine wave
方波 square wave
三角波 triangular wave
锯齿波 sawtooth wave
脉冲 pulse
脉宽 pulse width
占空比 duty cycle, duty ratio
频率 frequency
工频 power frequency
高频 high frequency
中频 intermediate frequency, medium frequency
低频 low frequency
变频 frequency conversion, variable frequency
相位 phase
相位差 phase difference
相移 phase shift
移相 phase shift
幅值 amplitude
幅度 amplitude
振幅 amplitude
峰值 peak, peak value
有效值 effective value, root mean square
瞬时值 instantaneous value
纹波 ripple
电平 level
高电平 high level
低电平 low level
上升沿 rising edge
下降沿 falling edge

# Electric machines
电机 motor, electric machine
电动机 motor, electric motor
马达 motor
发电机 generator
发电 power generation, electricity generation
发电机组 generator set
发电厂 power plant
发电站 power station
柴油发电机 diesel generator
异步电机 asynchronous motor, induction motor
同步电机 synchronous motor
同步发电机 synchronous generator
永磁 permanent magnet
永磁同步电机 permanent magnet motor
无刷 brushless
有刷 brushed
步进电机 stepping motor, stepper motor
伺服 servo
直线电机 linear motor
轮毂电机 hub motor, in-wheel motor
减速电机 geared motor, gear motor
盘式电机 disc motor
开关磁阻电机 switched reluctance motor
磁阻 reluctance, magnetoresistance
双馈 doubly fed
定子 stator
转子 rotor
内转子 inner rotor
外转子 outer rotor
电枢 armature
电刷 brush
碳刷 carbon brush
换向 commutation, reversing
换向器 commutator
集电环 slip ring, collector ring
滑环 slip ring
绕组 winding
励磁 excitation
励磁绕组 excitation winding, field winding
励磁机 exciter
线圈 coil
绕线 winding, wire winding
绕线机 winding machine
线槽 slot, wire trough
槽楔 slot wedge
槽满率 slot fill factor
铁芯 iron core, core
铁心 iron core, core
磁芯 magnetic core
硅钢片 silicon steel sheet
冲片 lamination, punching
磁轭 yoke
轭部 yoke
齿槽 cogging, slot
气隙 air gap
极对 pole pair
磁极 magnetic pole
转矩 torque
转速 rotation speed, rotational speed
转差率 slip
正转 forward rotation
反转 reverse rotation, inversion
启动 start, startup
起动 start, starting
软启动 soft start
起动机 starter
堵转 locked rotor, stall
制动 braking, brake
再生制动 regenerative braking
弱磁 flux weakening
调速 speed regulation, speed control
无级调速 stepless speed regulation
变频器 frequency converter, inverter
变频电机 variable frequency motor
编码器 encoder
旋转变压器 resolver
霍尔 hall
接线盒 junction box, terminal box
机座 frame, base
端盖 end cover, end cap
风罩 fan cover
电动 electric, electrically driven
手动 manual
自动 automatic
致动器 actuator
执行器 actuator
执行机构 actuator, actuating mechanism
执行元件 actuator, actuating element
电磁铁 electromagnet
电磁阀 solenoid valve
螺线管 solenoid
衔铁 armature
动铁芯 movable iron core
静铁芯 static iron core

# Transformers and power supply
变压器 transformer
干式变压器 dry-type transformer
油浸式变压器 oil-immersed transformer
配电变压器 distribution transformer
自耦变压器 autotransformer
互感器 transformer, instrument transformer
互感 mutual inductance
自感 self-inductance
漏感 leakage inductance
匝数 number of turns
匝比 turns ratio
匝间 inter-turn
初级 primary
次级 secondary
原边 primary side
副边 secondary side
一次侧 primary side
二次侧 secondary side
分接 tap
分接开关 tap changer
抽头 tap
油枕 oil conservator
套管 bushing, sleeve, casing
电抗器 reactor
扼流圈 choke
电源 power supply, power source
开关电源 switching power supply
不间断电源 uninterruptible power supply
备用电源 backup power supply, standby power
应急电源 emergency power supply
移动电源 mobile power supply, power bank
充电宝 power bank
电源适配器 power adapter
适配器 adapter, adaptor
稳压 voltage stabilization, voltage regulation
稳压器 voltage regulator, voltage stabilizer
稳压管 zener diode
稳流 current stabilization
恒流 constant current
恒压 constant voltage, constant pressure
恒流源 constant current source
升压 boost, step-up
降压 buck, step-down
升降压 buck-boost
整流 rectification, rectify
整流器 rectifier
整流桥 rectifier bridge
逆变 inversion
逆变器 inverter
变流器 converter
变换器 converter
转换器 converter
斩波 chopping
斩波器 chopper
换流 commutation, converter
换流阀 converter valve
换流站 converter station
滤波 filtering, filter
滤波器 filter
滤波电容 filter capacitor
母线电容 bus capacitor
半桥 half bridge
全桥 full bridge
桥臂 bridge arm
上桥臂 upper bridge arm
下桥臂 lower bridge arm
桥式 bridge
推挽 push-pull
正激 forward
反激 flyback
续流 freewheeling
死区 dead zone, dead time
死区时间 dead time
缓冲电路 snubber circuit, buffer circuit
功率因数校正 power factor correction
拓扑 topology
多电平 multilevel
模块化多电平 modular multilevel
电网 power grid, grid
智能电网 smart grid
微电网 microgrid
微网 microgrid
并网 grid-connected, grid connection
离网 off-grid
孤岛 island, islanding
输电 power transmission
输电线路 power transmission line
输电线 transmission line, power line
配电 power distribution
配电网 distribution network
配电柜 power distribution cabinet
配电箱 distribution box
配电室 power distribution room
配电线路 distribution line
变电 power transformation
变电站 substation, transformer substation
变电所 substation
箱式变电站 box-type substation
供电 power supply, supply power
供配电 power supply, power distribution
用电 power consumption, electricity use
用电设备 electric equipment
用户侧 user side
电费 electricity fee
电价 electricity price
负荷 load
负载 load
峰谷 peak and valley
削峰填谷 peak shaving
调峰 peak shaving, peak regulation
调频 frequency modulation, frequency regulation
调度 dispatching, scheduling
继电保护 relay protection
故障录波 fault recording
重合闸 reclosing
跳闸 trip, tripping
合闸 closing, switch on
分闸 opening, switch off
馈线 feeder
母线 busbar, bus
母排 busbar
汇流排 busbar
汇流箱 combiner box
铜排 copper bar, copper busbar
架空线 overhead line
架空 overhead
杆塔 tower, pole tower
铁塔 iron tower, tower
电杆 electric pole, utility pole
电线杆 utility pole, telegraph pole
横担 cross arm
金具 fittings, hardware
线夹 wire clamp, clamp
间隔棒 spacer
覆冰 icing
除冰 deicing
融冰 ice melting
污闪 pollution flashover
闪络 flashover
伞裙 umbrella skirt, shed
验电 electricity testing
验电器 electroscope
带电作业 live working
巡检 inspection, patrol inspection

# Switching
开关 switch
开关柜 switchgear, switch cabinet
开关管 switching tube, switching transistor
开关器件 switching device
断路器 circuit breaker
真空断路器 vacuum circuit breaker
空气开关 air switch, air circuit breaker
隔离开关 disconnector, isolating switch
刀闸 knife switch, disconnector
环网柜 ring main unit
接触器 contactor
继电器 relay
固态继电器 solid state relay
时间继电器 time relay
热继电器 thermal relay
触点 contact
触头 contact
动触头 moving contact
静触头 static contact, fixed contact
动触点 movable contact
静触点 fixed contact
常开 normally open
常闭 normally closed
簧片 reed, spring leaf
干簧管 reed switch
脱扣 trip, tripping
脱扣器 trip unit, release
操动机构 operating mechanism
操作机构 operating mechanism
分合闸 opening and closing
熔断器 fuse
保险丝 fuse
熔体 fuse element, melt
熔丝 fuse wire, fuse
按钮 button, push button
按键 key, button
按钮开关 push button switch
旋钮 knob
拨动开关 toggle switch
拨码开关 dial switch, dip switch
船型开关 rocker switch
行程开关 travel switch, limit switch
限位开关 limit switch
微动开关 micro switch
接近开关 proximity switch
压力开关 pressure switch
温控开关 temperature control switch, thermostat
温控器 thermostat, temperature controller
脚踏开关 foot switch
急停 emergency stop
转换开关 transfer switch, changeover switch
切换 switch, switching
切换开关 changeover switch
接通 turn on, connect
断开 disconnect, open
导通 conduct, turn on
关断 turn off
截止 cut off
闭合 close, closed
通断 on-off
联锁 interlock
互锁 interlock
自锁 self-locking
触发 trigger
触发器 trigger, flip-flop

# Wiring and connectors
电线 wire, electric wire
导线 wire, lead wire
引线 lead, lead wire
电缆 cable
线缆 cable
光缆 optical cable, optical fiber cable
海底电缆 submarine cable
海缆 submarine cable
同轴 coaxial
双绞线 twisted pair
漆包线 enameled wire
排线 flat cable
扁平电缆 flat cable
线束 wire harness, wiring harness
线芯 wire core
缆芯 cable core
护套 sheath
铠装 armor, armored
屏蔽层 shielding layer
屏蔽 shielding, shield
屏蔽罩 shielding cover
电缆沟 cable trench
电缆桥架 cable tray
桥架 cable tray, bridge
电缆头 cable terminal
电缆终端 cable termination
电缆附件 cable accessory
电缆盘 cable drum, cable reel
电缆卷筒 cable reel
卷线器 cable reel, wire winder
理线 wire arranging
理线架 cable organizer
布线 wiring, routing
接线 wiring, wire connection
接线端 terminal, wiring end
接线端子 wiring terminal, terminal
接线柱 binding post, terminal
接线板 terminal block, power strip
端子 terminal
端子排 terminal block
端子台 terminal block
接头 joint, connector
连接器 connector
接插件 connector, plug connector
插接 plug, plug connection
插接件 plug connector
插头 plug
插座 socket
插孔 jack, socket
插槽 slot
插针 pin, contact pin
插拔 plug and unplug
排插 power strip
插排 power strip
插线板 power strip
引脚 pin, lead
管脚 pin
针脚 pin
焊盘 pad, bonding pad
焊点 solder joint
跳线 jumper
接线鼻 cable lug
压接 crimp, crimping
剥线 wire stripping
剥线钳 wire stripper
受电弓 pantograph
接触网 catenary, overhead contact line
第三轨 third rail
集电 current collection
集电器 current collector
穿线 threading
穿线管 threading pipe, conduit
线管 wire tube, conduit
绝缘胶带 insulating tape
热缩管 heat shrink tube
扎带 cable tie
弹针 pogo pin
弹簧针 pogo pin, spring probe
电连接 electrically connected, electrical connection
电性连接 electrically connected
串联 series, in series
并联 parallel, in parallel
串并联 series-parallel
耦合 coupling, couple
耦接 couple
分支 branch
支路 branch
干路 main circuit
旁路 bypass
输入端 input terminal, input end
输出端 output terminal, output end
输入 input
输出 output

# Batteries and energy storage
电池 battery, cell
蓄电池 storage battery, accumulator
电瓶 storage battery
锂电池 lithium battery
锂离子 lithium ion
锂金属 lithium metal
钠离子 sodium ion
铅酸 lead-acid
镍氢电池 nickel-metal hydride battery
镍镉电池 nickel-cadmium battery
锌空气电池 zinc-air battery
锂硫电池 lithium sulfur battery
液流电池 flow battery
钒电池 vanadium battery
固态电池 solid-state battery
干电池 dry battery
纽扣电池 button cell, coin cell
一次电池 primary battery
二次电池 secondary battery
软包电池 pouch cell
圆柱电池 cylindrical battery
方形电池 prismatic battery
动力电池 power battery, traction battery
燃料电池 fuel cell
燃料电池堆 fuel cell stack
电堆 stack, fuel cell stack
双极板 bipolar plate
膜电极 membrane electrode assembly
质子交换膜 proton exchange membrane
气体扩散层 gas diffusion layer
固体氧化物 solid oxide
电芯 battery cell, cell
卷芯 jelly roll, winding core
单体电池 battery cell, single cell
电池组 battery pack
电池包 battery pack
电池模组 battery module
电池箱 battery box
电池盒 battery case
电池壳 battery case
正极材料 positive electrode material, cathode material
负极材料 negative electrode material, anode material
正极片 positive electrode sheet
负极片 negative electrode sheet
极片 electrode sheet, pole piece
极柱 pole, terminal post
极板 plate, electrode plate
板栅 grid, plate grid
活性物质 active material
导电剂 conductive agent
粘结剂 binder
集流体 current collector
电解液 electrolyte
隔膜 separator, diaphragm
磷酸铁锂 lithium iron phosphate
三元材料 ternary material
钴酸锂 lithium cobalt oxide
锰酸锂 lithium manganate
石墨负极 graphite anode
硅负极 silicon anode
硅碳 silicon-carbon
预锂化 prelithiation
化成 formation
分容 capacity grading
注液 liquid injection
枝晶 dendrite
析锂 lithium precipitation
热失控 thermal runaway
自放电 self-discharge
循环寿命 cycle life
倍率 rate, magnification
能量密度 energy density
功率密度 power density
荷电状态 state of charge
健康状态 state of health, health status
容量 capacity
容量衰减 capacity fade
电量 electric quantity, battery level
剩余电量 remaining power
过充 overcharge
过放 overdischarge
均衡 equalization, balancing
充放电 charge and discharge
快充 fast charging
快速充电 fast charging, quick charging
慢充 slow charging
涓流充电 trickle charge
预充电 precharge
充电器 charger
充电桩 charging pile, charging station
充电站 charging station
充电枪 charging gun
充电口 charging port
充电座 charging base, charging dock
充电线 charging cable
充电柜 charging cabinet
车载充电机 on-board charger
换电 battery swap, battery replacement
换电站 battery swap station
无线充电 wireless charging
无线电能传输 wireless power transmission
储能 energy storage
储能电站 energy storage station
储能系统 energy storage system
超级电容 supercapacitor
超级电容器 supercapacitor
双电层 electric double layer
飞轮储能 flywheel energy storage
抽水蓄能 pumped storage
蓄电 power storage
电化学 electrochemical, electrochemistry
电解 electrolysis
电解槽 electrolytic cell, electrolyzer
电解水 water electrolysis
制氢 hydrogen production
储氢 hydrogen storage
电镀 electroplating
电铸 electroforming
电泳 electrophoresis
电渗析 electrodialysis
能量回收 energy recovery
能量收集 energy harvesting
能量管理 energy management
节能 energy saving
省电 power saving
续航 endurance, cruising range

# Solar and wind energy
太阳能 solar energy, solar
太阳光 sunlight
太阳能电池 solar cell
太阳能电池板 solar panel, solar cell panel
太阳能板 solar panel
太阳能发电 solar power generation
光伏 photovoltaic
光伏板 photovoltaic panel
光伏组件 photovoltaic module
光伏电池 photovoltaic cell
光伏电站 photovoltaic power station
光伏支架 photovoltaic support, photovoltaic bracket
电池片 cell, cell sheet
焊带 solder ribbon, welding strip
栅线 grid line
主栅 main grid, busbar
钝化 passivation
钝化层 passivation layer
减反射 antireflection
减反射膜 antireflection film
绒面 textured surface
制绒 texturing
异质结 heterojunction
钙钛矿 perovskite
染料敏化 dye-sensitized
背板 backboard, backplane, back sheet
封装胶膜 encapsulation film
光热 photothermal, solar thermal
集热 heat collection
集热器 heat collector, solar collector
集热管 heat collecting tube
真空管 vacuum tube
聚光 light concentration, concentrating
聚光器 concentrator, condenser
定日镜 heliostat
追日 sun tracking
跟踪支架 tracking bracket
最大功率点 maximum power point
太阳能热水器 solar water heater
光照 illumination, light
日照 sunshine
风能 wind energy
风电 wind power
风力 wind power, wind force
风力发电 wind power generation
风力发电机 wind turbine, wind generator
风力发电机组 wind turbine generator
风电机组 wind turbine
风机 fan, wind turbine
风轮 wind wheel, rotor
风电场 wind farm
海上风电 offshore wind power
垂直轴 vertical axis
水平轴 horizontal axis
风叶 fan blade, blade
叶片 blade, vane
轮毂 hub
变桨 pitch, pitch control
桨距角 pitch angle
偏航 yaw
机舱 nacelle, cabin
塔筒 tower, tower drum
塔架 tower
增速箱 speed increasing gearbox
风速 wind speed
风向 wind direction
风速仪 anemometer
水力发电 hydroelectric power generation
水电站 hydropower station
潮汐能 tidal energy
波浪能 wave energy
地热 geothermal
生物质 biomass
可再生能源 renewable energy
新能源 new energy
清洁能源 clean energy
温差发电 thermoelectric power generation
热电 thermoelectric
热电偶 thermocouple
热电材料 thermoelectric material
半导体制冷 semiconductor refrigeration, thermoelectric cooling
半导体制冷片 thermoelectric cooler, peltier
珀尔帖 peltier
摩擦电 triboelectric
压电 piezoelectric

# Circuits and components
元件 element, component
元器件 component
器件 device
电子元件 electronic component
电子器件 electronic device
电子设备 electronic device, electronic equipment
电子装置 electronic device
电器 electric appliance, electrical apparatus
家电 household appliance
电器元件 electrical element
电路板 circuit board
线路板 circuit board
印刷电路板 printed circuit board
印制电路板 printed circuit board
印制板 printed board
柔性电路板 flexible circuit board
柔性线路板 flexible circuit board
多层板 multilayer board
覆铜板 copper clad laminate
铜箔 copper foil
铜箔层 copper foil layer
阻焊 solder mask, solder resist
阻焊层 solder mask layer
丝印 silk screen
过孔 via, via hole
通孔 through hole
盲孔 blind hole
埋孔 buried hole
主板 mainboard, motherboard
子板 daughter board
控制板 control board
驱动板 driving board
基板 substrate
衬底 substrate
基材 substrate, base material
走线 trace, wiring
焊接 welding, soldering
锡焊 soldering
焊锡 solder, soldering tin
锡膏 solder paste
焊料 solder
焊球 solder ball
回流焊 reflow soldering
波峰焊 wave soldering
助焊剂 flux
烙铁 soldering iron
电烙铁 soldering iron
贴片 patch, surface mount
贴片机 chip mounter
贴装 mounting
表面贴装 surface mount
电阻器 resistor
可变电阻 variable resistor
滑动变阻器 sliding rheostat
变阻器 rheostat
电位器 potentiometer
热敏电阻 thermistor
压敏电阻 varistor
光敏电阻 photoresistor
限流电阻 current limiting resistor
采样电阻 sampling resistor
分压电阻 voltage dividing resistor
分压 voltage division
分流 shunt
分流器 shunt, splitter
上拉 pull-up
下拉 pull-down
电容器 capacitor
电解电容 electrolytic capacitor
电解电容器 electrolytic capacitor
陶瓷电容器 ceramic capacitor
薄膜电容器 film capacitor
钽电容 tantalum capacitor
去耦电容 decoupling capacitor
寄生 parasitic
电感器 inductor
磁珠 magnetic bead
共模 common mode
差模 differential mode
二极管 diode
肖特基 schottky
齐纳二极管 zener diode
三极管 triode, transistor
晶体管 transistor
晶闸管 thyristor
可控硅 thyristor, silicon controlled rectifier
场效应管 field effect transistor
场效应晶体管 field effect transistor
双极型 bipolar
双极晶体管 bipolar transistor
绝缘栅双极型 insulated gate bipolar
栅极 gate
源极 source
漏极 drain
基极 base
发射极 emitter
集电极 collector
栅电极 gate electrode
导通电阻 on-resistance
光耦 optocoupler
光电耦合器 photocoupler, optocoupler
光耦合器 optocoupler
隔离 isolation, isolate
放大 amplification, amplify
放大器 amplifier
运算放大器 operational amplifier
运放 operational amplifier
功放 power amplifier
低噪声放大器 low noise amplifier
前置放大器 preamplifier
跨阻放大器 transimpedance amplifier
跨导 transconductance
增益 gain
带宽 bandwidth
失调 offset
差分 differential
单端 single-ended
比较器 comparator
积分器 integrator
微分器 differentiator
乘法器 multiplier
加法器 adder
减法器 subtractor
计数器 counter
计时器 timer
定时器 timer
定时 timing
寄存器 register
移位寄存器 shift register
锁存 latch
锁存器 latch
译码器 decoder
解码器 decoder
多路复用器 multiplexer
多路选择器 multiplexer
选择器 selector
缓冲器 buffer
反相器 inverter, phase inverter
反相 inverted phase
与门 and gate
或门 or gate
非门 not gate
异或 exclusive or
逻辑门 logic gate
逻辑电路 logic circuit
门电路 gate circuit
时序 timing, time sequence
时钟 clock
分频 frequency division
分频器 frequency divider
倍频 frequency multiplication
倍频器 frequency multiplier
锁相环 phase-locked loop
鉴相器 phase detector
鉴频 frequency discrimination
振荡器 oscillator
振荡 oscillation
压控振荡器 voltage controlled oscillator
晶振 crystal oscillator
晶体振荡器 crystal oscillator
石英晶体 quartz crystal
谐振器 resonator
谐振腔 resonant cavity
谐振电路 resonant circuit
体声波 bulk acoustic wave
声表面波 surface acoustic wave
品质因数 quality factor
混频 frequency mixing, mixing
混频器 mixer
检波 detection
检波器 detector, geophone
衰减器 attenuator
衰减 attenuation
移相器 phase shifter
延迟线 delay line
延时 delay, time delay
基准电压 reference voltage
参考电压 reference voltage
带隙基准 bandgap reference
电流镜 current mirror
电荷泵 charge pump
偏置 bias
偏压 bias voltage
模拟 analog, simulation
数字 digital, number
模数转换 analog-to-digital conversion
模数转换器 analog-to-digital converter
数模转换器 digital-to-analog converter
采样 sampling, sample
采样保持 sample and hold
量化 quantization
驱动电路 driving circuit, drive circuit
驱动器 driver, drive
保护电路 protection circuit
检测电路 detection circuit
开关电路 switching circuit
集成电路 integrated circuit
芯片 chip
模块 module
单片机 single-chip microcomputer, microcontroller
微控制器 microcontroller
微处理器 microprocessor
门阵列 gate array
片上系统 system on chip
封装 package, encapsulation
抗干扰 anti-interference
干扰 interference
电磁兼容 electromagnetic compatibility
噪声 noise
串扰 crosstalk
信噪比 signal-to-noise ratio
电子管 electron tube
磁控管 magnetron
速调管 klystron
行波管 traveling wave tube
阴极射线管 cathode ray tube
电子枪 electron gun
电子束 electron beam
离子束 ion beam
离子源 ion source
散热 heat dissipation
散热器 radiator, heat sink
散热片 heat sink, cooling fin
导热垫 thermal pad
机箱 chassis, case
机柜 cabinet
电柜 electric cabinet
电气柜 electrical cabinet
电控柜 electric control cabinet
控制柜 control cabinet
电控箱 electric control box
电箱 electric box
电热 electric heating, electrothermal
电热丝 electric heating wire
电加热 electric heating
电加热器 electric heater
发热体 heating element
发热元件 heating element
发热片 heating sheet
感应加热 induction heating
电磁加热 electromagnetic heating
电磁炉 induction cooker, induction cooktop
微波炉 microwave oven
电炉 electric furnace

# Semiconductors and their making
半导体 semiconductor
硅 silicon
硅片 silicon wafer
晶圆 wafer
晶片 wafer, chip
晶棒 crystal ingot
硅锭 silicon ingot
单晶 single crystal, monocrystal
单晶硅 monocrystalline silicon, single crystal silicon
多晶硅 polycrystalline silicon, polysilicon
非晶硅 amorphous silicon
非晶 amorphous
碳化硅 silicon carbide
氮化镓 gallium nitride
砷化镓 gallium arsenide
磷化铟 indium phosphide
锗 germanium
二氧化硅 silicon dioxide, silica
氮化硅 silicon nitride
氧化铟锡 indium tin oxide
宽禁带 wide bandgap
带隙 bandgap
禁带宽度 band gap
能带 energy band
能级 energy level
导带 conduction band
价带 valence band
载流子 carrier
空穴 hole
电子空穴对 electron-hole pair
迁移率 mobility
掺杂 doping, doped
掺杂剂 dopant
本征 intrinsic
受主 acceptor
施主 donor
耗尽层 depletion layer
势垒 potential barrier, barrier
势阱 potential well
量子阱 quantum well
量子点 quantum dot
超晶格 superlattice
隧穿 tunneling
沟道 channel
沟槽 trench, groove
鳍式 fin
鳍片 fin
有源区 active region
有源层 active layer
有源 active
无源 passive
外延 epitaxy, epitaxial
外延层 epitaxial layer
外延片 epitaxial wafer
拉晶 crystal pulling
直拉法 czochralski method
坩埚 crucible
籽晶 seed crystal
长晶 crystal growth
光刻 photolithography, lithography
光刻胶 photoresist
光刻机 lithography machine, photoetching machine
掩膜 mask
掩模 mask
掩膜版 mask plate, photomask
光罩 photomask
曝光 exposure
显影 development, developing
套刻 overlay
极紫外 extreme ultraviolet
电子束光刻 electron beam lithography
纳米压印 nanoimprint
刻蚀 etching, etch
蚀刻 etching, etch
干法刻蚀 dry etching
湿法刻蚀 wet etching
反应离子刻蚀 reactive ion etching
沉积 deposition, deposit
气相沉积 vapor deposition
化学气相沉积 chemical vapor deposition
物理气相沉积 physical vapor deposition
原子层沉积 atomic layer deposition
溅射 sputtering
磁控溅射 magnetron sputtering
靶材 target, target material
蒸镀 evaporation, vapor deposition
镀膜 coating, film coating
离子注入 ion implantation
退火 annealing
热氧化 thermal oxidation
扩散炉 diffusion furnace
旋涂 spin coating
涂胶 gluing, glue coating
去胶 photoresist stripping
清洗机 cleaning machine
化学机械抛光 chemical mechanical polishing
抛光垫 polishing pad
平坦化 planarization
图案化 patterning, patterned
图形化 patterning, patterned
金属化 metallization
互连 interconnection, interconnect
互连结构 interconnect structure
硅通孔 through silicon via
阻挡层 barrier layer
牺牲层 sacrificial layer
种子层 seed layer
缓冲层 buffer layer
刻蚀停止层 etch stop layer
栅介质层 gate dielectric layer
层间介质 interlayer dielectric
侧墙 sidewall, spacer
浅沟槽隔离 shallow trench isolation
划片 dicing, scribing
切割道 scribe line
晶粒 die, crystal grain
裸片 die, bare chip
管芯 die
倒装 flip-chip
倒装芯片 flip chip
凸块 bump
凸点 bump, salient point
引线框架 lead frame
引线键合 wire bonding
键合 bonding
金线 gold wire
固晶 die bonding
塑封 plastic package
塑封料 molding compound
灌封 potting, encapsulation
灌封胶 potting adhesive
扇出 fan-out
重布线层 redistribution layer
中介层 interposer
堆叠 stack, stacking
微机电系统 microelectromechanical system
微机电 microelectromechanical
微电子 microelectronics
微纳 micro-nano
洁净室 clean room
载台 stage, carrier
承载台 bearing table, stage
静电吸盘 electrostatic chuck
吸盘 suction cup, chuck
反应腔 reaction chamber
腔室 chamber
工艺腔 process chamber
匹配器 matcher
晶圆盒 wafer cassette, wafer carrier
探针 probe
探针台 probe station
探针卡 probe card
良率 yield
良品率 yield, yield rate
缺陷 defect

# Magnetics
磁 magnetic
磁性 magnetic, magnetism
磁场 magnetic field
磁力 magnetic force
磁体 magnet
磁铁 magnet
磁钢 magnetic steel, magnet
永磁体 permanent magnet
磁石 magnet
磁块 magnet block
磁环 magnetic ring
磁片 magnetic sheet
磁条 magnetic strip
磁通 magnetic flux
磁通量 magnetic flux
磁链 flux linkage
磁路 magnetic circuit
磁导率 magnetic permeability
磁化 magnetization, magnetize
充磁 magnetizing
退磁 demagnetization
消磁 degaussing, demagnetizing
剩磁 remanence
矫顽力 coercive force, coercivity
磁滞 hysteresis
磁饱和 magnetic saturation
磁感应 magnetic induction
磁感应强度 magnetic induction intensity
磁屏蔽 magnetic shielding
磁吸 magnetic attraction
吸合 attract, pull in
磁悬浮 magnetic levitation, maglev
磁轴承 magnetic bearing
磁力轴承 magnetic bearing
磁流体 magnetic fluid, ferrofluid
磁流变 magnetorheological
磁致伸缩 magnetostrictive, magnetostriction
磁共振 magnetic resonance
核磁共振 nuclear magnetic resonance
铁磁 ferromagnetic
铁磁性 ferromagnetism, ferromagnetic
反铁磁 antiferromagnetic
顺磁 paramagnetic
软磁 soft magnetic
硬磁 hard magnetic
铁氧体 ferrite
钕铁硼 neodymium iron boron
稀土永磁 rare earth magnet
磁粉 magnetic powder
磁头 magnetic head
磁带 magnetic tape
磁力计 magnetometer
磁强计 magnetometer
磁传感器 magnetic sensor
磁隧道结 magnetic tunnel junction
自旋 spin
超导 superconducting, superconductor
超导体 superconductor
约瑟夫森结 josephson junction
电磁 electromagnetic
电磁波 electromagnetic wave
电磁场 electromagnetic field
电磁力 electromagnetic force
洛伦兹力 lorentz force

# Display
显示 display
显示器 display, monitor
显示屏 display screen
显示装置 display device
显示设备 display device
显示模组 display module
显示区 display area
非显示区 non-display area
边框 frame, bezel
面板 panel
屏幕 screen
触摸屏 touch screen
触控屏 touch screen
触控 touch, touch control
触摸 touch
触控板 touch pad
液晶 liquid crystal
液晶屏 liquid crystal screen
液晶层 liquid crystal layer
液晶盒 liquid crystal cell
向列相 nematic
胆甾 cholesteric
配向膜 alignment film
取向层 alignment layer
背光 backlight
背光源 backlight, backlight source
背光模组 backlight module
导光板 light guide plate
扩散板 diffusion plate
扩散片 diffuser, diffusion sheet
增亮膜 brightness enhancement film
反射片 reflector sheet, reflective sheet
偏光片 polarizer
偏振片 polarizer
彩膜 color film, color filter
彩色滤光片 color filter
黑矩阵 black matrix
像素 pixel
子像素 sub-pixel
亚像素 sub-pixel
公共电极 common electrode
像素单元 pixel unit
薄膜晶体管 thin film transistor
数据线 data line, data cable
扫描线 scanning line
伽马 gamma
灰阶 gray scale, gray level
灰度 gray scale, grayscale
刷新率 refresh rate
分辨率 resolution
亮度 brightness, luminance
对比度 contrast
色度 chromaticity
色域 color gamut
色温 color temperature
显色指数 color rendering index
视角 viewing angle, visual angle
裸眼 naked eye
裸眼立体 autostereoscopic
立体显示 stereoscopic display
全息 holographic, hologram
全息图 hologram
投影 projection
投影仪 projector
投影机 projector
头戴 head-mounted
头戴式显示器 head-mounted display
抬头显示 head-up display
电子纸 electronic paper
电子墨水 electronic ink
有机发光 organic light emitting
电致发光 electroluminescence, electroluminescent
电致变色 electrochromic
发光层 light emitting layer, luminescent layer
空穴传输层 hole transport layer
电子传输层 electron transport layer
电子注入层 electron injection layer
空穴注入层 hole injection layer
主体材料 host material
客体材料 guest material
柔性显示 flexible display
折叠屏 foldable screen
曲面屏 curved screen
盖板 cover plate, cover
盖板玻璃 cover glass
保护膜 protective film
光学膜 optical film
光学胶 optical adhesive
透明电极 transparent electrode
透明导电 transparent conductive
数码管 digital tube, nixie tube
点阵 dot matrix, lattice
电视 television
电视机 television set

# Lighting
灯 lamp, light
灯具 lamp, luminaire
照明 lighting, illumination
照明灯 illuminating lamp
照明装置 lighting device
灯泡 bulb, light bulb
灯管 lamp tube
灯珠 lamp bead
灯条 light bar
灯带 light strip
灯板 lamp panel
灯罩 lampshade, lamp cover
灯座 lamp holder
灯头 lamp cap
灯杆 lamp pole, lamp post
灯箱 lamp box, light box
路灯 street lamp, street light
台灯 desk lamp, table lamp
吊灯 pendant lamp, chandelier
吸顶灯 ceiling lamp
筒灯 downlight
射灯 spotlight
投光灯 floodlight
手电筒 flashlight
日光灯 fluorescent lamp
荧光灯 fluorescent lamp
节能灯 energy saving lamp
白炽灯 incandescent lamp
卤素灯 halogen lamp
氙灯 xenon lamp
汞灯 mercury lamp
钠灯 sodium lamp
紫外灯 ultraviolet lamp
紫外线灯 ultraviolet lamp
红外灯 infrared lamp
无影灯 shadowless lamp
应急灯 emergency lamp
信号灯 signal lamp, traffic light
指示灯 indicator light, indicator lamp
警示灯 warning light
车灯 vehicle lamp
前照灯 headlamp, headlight
大灯 headlamp
尾灯 tail lamp
转向灯 turn signal lamp
雾灯 fog lamp
氛围灯 atmosphere lamp
植物灯 plant lamp
补光灯 fill light, supplementary lighting
补光 fill light, light supplement
闪光灯 flash, flash lamp
镇流器 ballast
灯丝 filament
启辉器 starter
调光 dimming
调色 color mixing
发光 light emitting, luminescence
发光单元 light emitting unit
荧光 fluorescence, fluorescent
荧光粉 phosphor, fluorescent powder
磷光 phosphorescence
光效 luminous efficacy, light efficiency
光通量 luminous flux
光强 light intensity
照度 illuminance
眩光 glare
防眩 anti-glare
频闪 stroboscopic, flicker

# Optics
光 light, optical
光学 optical, optics
光学系统 optical system
光源 light source
光线 light, light ray
光束 light beam
光斑 light spot
光路 optical path, light path
光程 optical path
光程差 optical path difference
光轴 optical axis
光子 photon, photonic
光子晶体 photonic crystal
光谱 spectrum, spectral
光谱仪 spectrometer
光栅 grating
光纤 optical fiber
光导纤维 optical fiber
单模光纤 single mode fiber
多模光纤 multimode fiber
光纤光栅 fiber grating
布拉格光栅 bragg grating
光纤预制棒 optical fiber preform
纤芯 fiber core, core
包层 cladding
尾纤 pigtail
光波导 optical waveguide
波导 waveguide
光耦合 optical coupling
光模块 optical module
光芯片 optical chip
光开关 optical switch
光放大器 optical amplifier
光隔离器 optical isolator
光环行器 optical circulator
环形器 circulator
光调制器 optical modulator
光电 photoelectric, optoelectronic
光电转换 photoelectric conversion
光电探测器 photodetector
光探测器 photodetector
光电二极管 photodiode
光敏 photosensitive
感光 photosensitive
受光 light receiving
光接收器 optical receiver, light receiver
光发射器 light emitter, optical transmitter
雪崩 avalanche
光电倍增管 photomultiplier tube
单光子 single photon
透镜 lens
凸透镜 convex lens
凹透镜 concave lens
柱面镜 cylindrical lens
柱透镜 cylindrical lens
微透镜 microlens
菲涅尔透镜 fresnel lens
非球面 aspheric, aspherical
球面 spherical surface
透镜组 lens group
准直 collimation, collimating
准直镜 collimating lens, collimator
准直器 collimator
物镜 objective lens, objective
目镜 eyepiece
聚焦 focusing, focus
焦距 focal length
焦点 focus, focal point
焦平面 focal plane
景深 depth of field
视场 field of view
视场角 field angle
视野 field of view
孔径 aperture
数值孔径 numerical aperture
光阑 diaphragm, aperture stop
光圈 aperture
棱镜 prism
分光镜 beam splitter
分束器 beam splitter
分光 light splitting
分光计 spectrometer
半透半反 semi-transparent semi-reflective
反射镜 reflector, mirror
反光镜 reflector, mirror
反光 reflective
反光杯 reflective cup
反射 reflection, reflect
反射率 reflectivity, reflectance
全反射 total reflection
折射 refraction
折射率 refractive index
双折射 birefringence
散射 scattering
拉曼 raman
衍射 diffraction
干涉 interference
干涉仪 interferometer
干涉条纹 interference fringe
相干 coherent
相干光 coherent light
偏振 polarization
偏振光 polarized light
圆偏振 circularly polarized
线偏振 linearly polarized
波片 wave plate
波长 wavelength
波段 waveband, band
色散 dispersion
像差 aberration
色差 chromatic aberration, color difference
畸变 distortion
透射 transmission, transmit
透射率 transmittance
透过率 transmittance
透光 light transmitting, light-transmissive
透光率 light transmittance
透光板 light-transmitting plate
遮光 light shielding
遮光板 light shield, visor
吸光度 absorbance
滤光 light filtering
滤光片 filter, optical filter
滤波片 filter
匀光 light homogenizing
匀光片 diffuser
增透膜 antireflection film
入射 incident, incidence
入射角 angle of incidence
出射 emergent, exit
出光 light emitting, light exit
出光面 light emitting surface
入光面 light incident surface
照射 irradiate, irradiation
辐照 irradiation
辐射 radiation
辐照度 irradiance
可见光 visible light
红外 infrared
红外线 infrared ray, infrared
近红外 near infrared
中红外 mid-infrared
远红外 far infrared
紫外 ultraviolet
紫外线 ultraviolet ray, ultraviolet
紫外光 ultraviolet light
深紫外 deep ultraviolet
太赫兹 terahertz
蓝光 blue light
白光 white light
单色 monochromatic
单色光 monochromatic light
杂散光 stray light
环境光 ambient light
结构光 structured light
空间光调制器 spatial light modulator
超表面 metasurface
超材料 metamaterial
超透镜 metalens
等离激元 plasmon
表面等离子体 surface plasmon
振镜 galvanometer, galvanometer mirror
微镜 micromirror
扫描镜 scanning mirror
显微镜 microscope
扫描电镜 scanning electron microscope
透射电镜 transmission electron microscope
原子力显微镜 atomic force microscope
望远镜 telescope
放大镜 magnifying glass, magnifier
内窥镜 endoscope
眼镜 glasses, spectacles
镜片 lens
镜架 frame, spectacle frame
隐形眼镜 contact lens
镜面 mirror surface
镜头 lens
镜筒 lens barrel
镜座 lens holder

# Lasers
激光 laser
激光器 laser
激光束 laser beam
激光雷达 lidar, laser radar
光纤激光器 fiber laser
固体激光器 solid-state laser
垂直腔面 vertical cavity surface
飞秒 femtosecond
皮秒 picosecond
纳秒 nanosecond
超快 ultrafast
泵浦 pump, pumping
泵浦源 pump source
泵浦光 pump light
增益介质 gain medium
锁模 mode locking
激光切割 laser cutting
激光打标 laser marking
激光熔覆 laser cladding
激光头 laser head
激光笔 laser pointer
光梳 optical comb
频率梳 frequency comb
受激辐射 stimulated emission

# Cameras
相机 camera
照相机 camera
摄像头 camera
摄像机 camera, video camera
摄像 image pickup, video shooting
摄影 photography
工业相机 industrial camera
深度相机 depth camera
双目 binocular
单目 monocular
全景 panorama, panoramic
热像仪 thermal imager
热成像 thermal imaging
夜视 night vision
成像 imaging
成像装置 imaging device
摄像装置 imaging device, camera
电荷耦合器件 charge coupled device
拍摄 shoot, photograph
拍照 take photo, photograph
快门 shutter
对焦 focusing
自动对焦 autofocus
变焦 zoom
防抖 anti-shake, image stabilization
广角 wide angle
长焦 telephoto
微距 macro
取景 framing, viewfinding
取景器 viewfinder
曝光时间 exposure time
白平衡 white balance
感光度 sensitivity
胶片 film
底片 negative film
相片 photo
照片 photo, photograph
云台 pan-tilt, gimbal
三脚架 tripod
自拍杆 selfie stick
补光板 fill light panel
暗箱 dark box
暗室 darkroom

# Acoustics and ultrasound
声 sound, acoustic
声音 sound
声学 acoustic, acoustics
声波 sound wave, acoustic wave
声压 sound pressure
声级计 sound level meter
声速 sound velocity, sound speed
声场 sound field
声源 sound source
声源定位 sound source localization
声发射 acoustic emission
声透镜 acoustic lens
声阻抗 acoustic impedance
超声 ultrasonic, ultrasound
超声波 ultrasonic wave, ultrasound
次声 infrasound
换能器 transducer
探头 probe
阵元 array element
相控阵 phased array
匹配层 matching layer
背衬 backing
耦合剂 couplant
变幅杆 horn, amplitude transformer
超声清洗 ultrasonic cleaning
超声检测 ultrasonic testing
声呐 sonar
声纳 sonar
水听器 hydrophone
水声 underwater acoustic
回声 echo
回波 echo
混响 reverberation
噪音 noise
降噪 noise reduction
主动降噪 active noise reduction, active noise cancellation
隔音 sound insulation
隔声 sound insulation
吸音 sound absorption
吸声 sound absorption
吸音棉 sound-absorbing cotton
消音 silencing, noise reduction
消音器 silencer, muffler
消声器 muffler, silencer
静音 mute, silent
扬声器 loudspeaker, speaker
喇叭 horn, loudspeaker
音箱 speaker, sound box
音响 audio equipment, stereo
低音 bass
高音 treble
低音炮 subwoofer
耳机 earphone, headphone
耳塞 earplug, earbud
骨传导 bone conduction
助听器 hearing aid
人工耳蜗 cochlear implant
麦克风 microphone
话筒 microphone
传声器 microphone
拾音 sound pickup
拾音器 pickup, sound pickup
音圈 voice coil
音膜 diaphragm
振膜 diaphragm, vibrating membrane
纸盆 paper cone
音频 audio, audio frequency
音量 volume
音调 pitch, tone
音色 timbre
音质 sound quality
立体声 stereo
声道 channel, sound channel
蜂鸣器 buzzer
警报器 alarm, siren
报警器 alarm
报警 alarm
压电陶瓷 piezoelectric ceramic
压电片 piezoelectric sheet
压电晶体 piezoelectric crystal
压电薄膜 piezoelectric film
锆钛酸铅 lead zirconate titanate
振动 vibration, vibrate
振子 vibrator, oscillator
振动器 vibrator
共振 resonance
共鸣 resonance

# Radar, antennas, radio
雷达 radar
毫米波 millimeter wave
合成孔径 synthetic aperture
探地雷达 ground penetrating radar
天线 antenna
天线单元 antenna element, antenna unit
微带 microstrip
偶极子 dipole
单极子 monopole
缝隙天线 slot antenna
抛物面 paraboloid, parabolic
抛物面天线 parabolic antenna
环形天线 loop antenna
天线罩 radome
辐射体 radiator
辐射单元 radiating element, radiation unit
振子臂 dipole arm
馈电 feed, feeding
馈电点 feed point
馈源 feed source, feed
接地板 ground plate, ground plane
方向图 pattern, radiation pattern
主瓣 main lobe
旁瓣 side lobe
副瓣 side lobe
波束 beam
波束赋形 beamforming
波束成形 beamforming
波束形成 beamforming
极化 polarization
双极化 dual polarization
圆极化 circular polarization
驻波比 standing wave ratio
驻波 standing wave
回波损耗 return loss
插入损耗 insertion loss
插损 insertion loss
隔离度 isolation
阻抗匹配 impedance matching
频带 frequency band
频段 frequency band
宽带 broadband, wideband
窄带 narrowband
超宽带 ultra-wideband
双频 dual-frequency, dual-band
多频 multi-frequency
射频 radio frequency
微波 microwave
短波 short wave
无线电 radio
电台 radio station
对讲机 interphone, walkie-talkie
收音机 radio, radio receiver
广播 broadcast, broadcasting
调制 modulation
调制器 modulator
解调 demodulation
解调器 demodulator
调幅 amplitude modulation
调相 phase modulation
载波 carrier, carrier wave
基带 baseband
收发 transceiving, transmit and receive
收发器 transceiver
发射 emit, transmit, emission
发射机 transmitter
发射器 transmitter, emitter
发射端 transmitting end, transmitter
接收 receive, reception
接收机 receiver
接收器 receiver
接收端 receiving end, receiver
双工器 duplexer
合路器 combiner
功分器 power divider
耦合器 coupler
定向耦合器 directional coupler
腔体滤波器 cavity filter
带通滤波器 band-pass filter
低通滤波器 low-pass filter
高通滤波器 high-pass filter
传输线 transmission line
矩形波导 rectangular waveguide
带状线 strip line
共面波导 coplanar waveguide
射频识别 radio frequency identification
电子标签 electronic tag, electronic label
近场 near field
远场 far field
读写器 reader, reader-writer
读卡器 card reader
遥控 remote control
遥控器 remote control, remote controller
多普勒 doppler
多普勒频移 doppler shift
杂波 clutter
目标检测 target detection, object detection
测距 ranging, distance measurement
测速 speed measurement
测向 direction finding
吸波 wave absorbing
吸波材料 wave absorbing material
隐身 stealth

# Control
控制 control
控制器 controller
控制单元 control unit
控制装置 control device
控制系统 control system
控制台 console
主控 main control, master control
主控板 main control board
主控制器 main controller
中央控制器 central controller
可编程 programmable
自动化 automation, automated
反馈 feedback
前馈 feedforward
闭环 closed loop
开环 open loop
自适应 adaptive, self-adaptive
预测控制 predictive control
滑模 sliding mode
比例积分 proportional integral
比例积分微分 proportional integral derivative
比例 proportion, ratio
积分 integral, integration
微分 differential, derivative
调节 adjust, regulate
调节器 regulator, adjuster
调整 adjust, adjustment
设定值 set value, set point
目标值 target value
给定值 given value, set value
误差 error
偏差 deviation
稳态 steady state
瞬态 transient
暂态 transient
动态 dynamic
静态 static
响应 response, respond
响应时间 response time
超调 overshoot
滞后 lag, hysteresis
超前 lead, advance
迟滞 hysteresis
抖动 jitter, shake
扰动 disturbance
观测器 observer
卡尔曼滤波 kalman filter
传递函数 transfer function
状态机 state machine
阈值 threshold
门限 threshold
预设 preset, predetermined
预定 predetermined
上限 upper limit
下限 lower limit
超限 over-limit
速度控制 speed control
温度控制 temperature control
恒温 constant temperature
变量 variable
参数 parameter
指令 instruction, command
信号 signal
电信号 electric signal, electrical signal
信号源 signal source
信号线 signal line
信号处理 signal processing
感应 induction, sensing
联动 linkage
随动 follow-up
驱动 drive, driving
监控 monitor, monitoring
监测 monitor, monitoring
监视 monitor, surveillance
检测 detect, detection
探测 detect, detection
探测器 detector
检测器 detector
检测装置 detection device
检测单元 detection unit
故障 fault, failure
故障检测 fault detection
告警 alarm, warning
预警 early warning, warning
保护 protect, protection
保护器 protector
复位 reset
使能 enable
待机 standby
休眠 sleep, hibernation
唤醒 wake up, wake
开机 power on
关机 shutdown, power off
重启 restart, reboot

# Sensors
传感 sensing
传感器 sensor
感测 sensing, sense
感测器 sensor
感应器 sensor, inductor
敏感元件 sensitive element, sensing element
温度传感器 temperature sensor
湿度传感器 humidity sensor
温湿度 temperature and humidity
压力传感器 pressure sensor
力传感器 force sensor
称重传感器 weighing sensor, load cell
扭矩传感器 torque sensor
位移传感器 displacement sensor
角度传感器 angle sensor
速度传感器 speed sensor
加速度传感器 acceleration sensor
加速度计 accelerometer
陀螺仪 gyroscope
陀螺 gyro, gyroscope
惯性传感器 inertial sensor
惯性测量单元 inertial measurement unit
光传感器 light sensor, optical sensor
超声波传感器 ultrasonic sensor
接近传感器 proximity sensor
距离传感器 distance sensor
气体传感器 gas sensor
烟雾传感器 smoke sensor
液位传感器 liquid level sensor
流量传感器 flow sensor
电容传感器 capacitive sensor
电容式 capacitive
电阻式 resistive
电感式 inductive
压阻 piezoresistive
应变 strain
应变片 strain gauge
应变计 strain gauge
生物传感器 biosensor
图像采集 image acquisition, image capture
柔性传感器 flexible sensor
电子皮肤 electronic skin
电子鼻 electronic nose
触觉 tactile, touch
灵敏度 sensitivity
灵敏 sensitive
线性度 linearity
量程 range, measuring range
零点漂移 zero drift
漂移 drift
零位 zero position
标定 calibration, calibrate
校准 calibration, calibrate
补偿 compensation, compensate
温度补偿 temperature compensation
变送器 transmitter
采集 collect, acquisition
采集器 collector
数据采集 data acquisition, data collection

# Measuring electric quantities
测量 measure, measurement
测试 test, testing
测试仪 tester
检测仪 detector, tester
测定 determine, measurement
测量仪 measuring instrument
测量装置 measuring device
仪器 instrument
仪表 instrument, meter
仪器仪表 instrumentation
表盘 dial
指针 pointer
刻度 scale, graduation
读数 reading
电表 electric meter, electricity meter
电能表 electric energy meter, watt-hour meter
智能电表 smart meter
电度表 watt-hour meter
电流表 ammeter
电压表 voltmeter
万用表 multimeter
功率计 power meter
示波器 oscilloscope
信号发生器 signal generator
波形发生器 waveform generator
频谱仪 spectrum analyzer
频谱分析仪 spectrum analyzer
网络分析仪 network analyzer
逻辑分析仪 logic analyzer
电桥 bridge, bridge circuit
兆欧表 megohmmeter
钳形表 clamp meter
检流计 galvanometer
探伤 flaw detection
无损检测 nondestructive testing
涡流检测 eddy current testing
局部放电 partial discharge
局放 partial discharge
耐压试验 withstand voltage test
老化测试 aging test
测试夹具 test fixture
测试点 test point
自检 self-test
阻抗谱 impedance spectroscopy
时域 time domain
频域 frequency domain
频谱 frequency spectrum, spectrum
功率谱 power spectrum
计量 metering, measurement
抄表 meter reading
电力计量 power metering
远传 remote transmission

# Nuclear in general terms
核 nuclear, nucleus
核能 nuclear energy
核电 nuclear power
核电站 nuclear power plant
核反应堆 nuclear reactor
反应堆 reactor
堆芯 reactor core, core
压水堆 pressurized water reactor
沸水堆 boiling water reactor
快堆 fast reactor
气冷堆 gas-cooled reactor
燃料棒 fuel rod
燃料组件 fuel assembly
核燃料 nuclear fuel
乏燃料 spent fuel
控制棒 control rod
冷却剂 coolant
慢化剂 moderator
安全壳 containment
蒸汽发生器 steam generator
聚变 fusion
核聚变 nuclear fusion
裂变 fission
托卡马克 tokamak
偏滤器 divertor
中子 neutron
质子 proton
原子核 atomic nucleus
同位素 isotope
放射性 radioactive, radioactivity
放射源 radioactive source
放射性废物 radioactive waste
辐射防护 radiation protection
剂量 dose
剂量计 dosimeter
闪烁体 scintillator
闪烁晶体 scintillation crystal
盖革计数器 geiger counter
射线 ray, radiation
射线源 ray source, radiation source
加速器 accelerator
粒子加速器 particle accelerator
回旋加速器 cyclotron
直线加速器 linear accelerator
屏蔽体 shielding body
衰变 decay
活度 activity

# Everyday words about electric things
插电 plug in
电工 electrician
电工刀 electrician's knife
电动车 electric vehicle
电动汽车 electric vehicle, electric car
混合动力 hybrid, hybrid power
电动工具 electric tool, power tool
电动牙刷 electric toothbrush
电吹风 hair dryer
电饭煲 rice cooker
电水壶 electric kettle
电热毯 electric blanket
电风扇 electric fan
电动推杆 electric push rod, electric actuator
电动缸 electric cylinder
电动葫芦 electric hoist
电控 electric control, electronic control
电控系统 electric control system
电子锁 electronic lock
电子秤 electronic scale
电子烟 electronic cigarette
电火花 electric spark
电火花加工 electrical discharge machining
静电除尘 electrostatic precipitation
静电纺丝 electrostatic spinning, electrospinning
静电喷涂 electrostatic spraying
负离子 negative ion, anion
负离子发生器 negative ion generator
臭氧发生器 ozone generator
高压电 high voltage electricity
高压线 high-voltage line
低功耗 low power consumption
大功率 high power
小功率 low power
大电流 large current, high current
机电 electromechanical
机电设备 electromechanical equipment
通断电 power on-off
带载 under load
空载 no-load
满载 full load
热插拔 hot plug, hot swap
防爆 explosion-proof
防静电 anti-static, antistatic
抗静电 antistatic
放电管 discharge tube
气体放电 gas discharge
介质阻挡放电 dielectric barrier discharge
辉光放电 glow discharge
场发射 field emission
热电子 thermionic, hot electron
忆阻器 memristor
铁电 ferroelectric
铁电体 ferroelectric
热释电 pyroelectric
驻极体 electret
光催化 photocatalysis, photocatalytic
光生 photogenerated
# layers of transducers, radar, optics, packages, batteries, further
背衬层 backing layer
背衬块 backing block
压电层 piezoelectric layer
压电元件 piezoelectric element
压电晶片 piezoelectric wafer
声阻抗匹配 acoustic impedance matching
匹配网络 matching network
匹配电路 matching circuit
相控阵天线 phased array antenna
线阵 linear array
面阵 planar array, area array
波束宽度 beam width
毫米波雷达 millimeter wave radar
调频连续波 frequency-modulated continuous wave
中频信号 intermediate frequency signal
拍频信号 beat signal
回波信号 echo signal
点云数据 point cloud data
微多普勒 micro-Doppler
距离分辨率 range resolution
角度分辨率 angular resolution
到达角 angle of arrival
飞行时间 time of flight
平衡探测器 balanced detector
平衡接收器 balanced receiver
可调谐激光器 tunable laser
窄线宽激光器 narrow-linewidth laser
扫频激光器 swept laser
光学相控阵 optical phased array
硅光芯片 silicon photonic chip
光栅耦合器 grating coupler
微环谐振器 microring resonator
调度器 scheduler
玻璃通孔 through-glass via
封装基板 package substrate
增层 build-up layer
键合线 bonding wire
晶圆键合 wafer bonding
晶圆级封装 wafer-level package
芯片封装 chip package
铁电存储器 ferroelectric memory
浮栅 floating gate
感测放大器 sense amplifier
功率放大器 power amplifier
低压差稳压器 low-dropout regulator
升压电路 boost circuit
降压电路 buck circuit
谐振变换器 resonant converter
电池管理系统 battery management system
电池单体 battery cell
固态电解质 solid electrolyte
硫化物电解质 sulfide electrolyte
聚合物电解质 polymer electrolyte
负极活性材料 anode active material
正极活性材料 cathode active material
锂金属负极 lithium metal anode
定子绕组 stator winding
转子铁芯 rotor core
无刷直流电机 brushless DC motor
电连接器 electrical connector
太阳能电池片 solar cell
发光二极管 light-emitting diode
有机发光层 organic light-emitting layer
液晶面板 liquid crystal panel
触控面板 touch panel
`;
