/** Chinese words of mechanical engineering, machines, vehicles, building and measuring, with their English meanings. */
export const MECHANICS = `
# machine elements
轴承 bearing
滚动轴承 rolling bearing
滑动轴承 plain bearing, sliding bearing
滚珠轴承 ball bearing
滚子轴承 roller bearing
滚针轴承 needle bearing
推力轴承 thrust bearing
空气轴承 air bearing
磁轴承 magnetic bearing
轴承座 bearing seat, bearing housing
轴瓦 bearing bush, bearing shell
轴套 shaft sleeve, bushing
衬套 bushing, sleeve, liner
套筒 sleeve, socket
套管 sleeve, casing, cannula
轴 shaft, axis, axle
转轴 rotating shaft, spindle
主轴 main shaft, spindle
传动轴 transmission shaft, drive shaft
驱动轴 drive shaft
从动轴 driven shaft
输入轴 input shaft
输出轴 output shaft
凸轮轴 camshaft
曲轴 crankshaft
花键 spline
键槽 keyway, key slot
心轴 mandrel, arbor
枢轴 pivot, pivot shaft
销轴 pin shaft, pivot pin
轴颈 journal
轴线 axis
轴向 axial, axial direction
径向 radial, radial direction
周向 circumferential
切向 tangential
轴肩 shaft shoulder
齿轮 gear
锥齿轮 bevel gear
斜齿轮 helical gear
行星齿轮 planetary gear
行星轮 planet gear
太阳轮 sun gear
齿圈 ring gear
行星架 planet carrier
齿条 rack
小齿轮 pinion
蜗轮 worm wheel
蜗杆 worm, worm shaft
棘轮 ratchet
棘爪 pawl
齿形 tooth profile
轮齿 gear tooth
啮合 mesh, engage
齿面 tooth surface
齿数 number of teeth
齿轮箱 gearbox
齿轮组 gear set, gear train
减速器 reducer, speed reducer
减速机 reducer, speed reducer
减速 decelerate, reduce speed
变速器 transmission, gearbox
变速箱 gearbox, transmission
无级变速 continuously variable transmission
差速器 differential
差动 differential
谐波减速器 harmonic reducer
传动比 transmission ratio, gear ratio
传动 transmission, drive
传动机构 transmission mechanism
传动装置 transmission device, gearing
皮带 belt
同步带 timing belt, synchronous belt
传动带 drive belt
皮带轮 pulley, belt pulley
带轮 pulley
滑轮 pulley
滑轮组 pulley block
链条 chain
链轮 sprocket
链节 chain link
履带 crawler, track
离合器 clutch
联轴器 coupling
联轴节 coupling
万向节 universal joint
制动器 brake
制动 brake
刹车 brake
刹车片 brake pad
制动盘 brake disc
制动钳 brake caliper
卡钳 caliper
摩擦片 friction plate, friction lining
摩擦 friction, rub
飞轮 flywheel
凸轮 cam
偏心 eccentric
偏心轮 eccentric wheel, cam
曲柄 crank
连杆 connecting rod, link
摇杆 rocker, joystick
摇臂 rocker arm
摆臂 swing arm
拉杆 pull rod, tie rod
推杆 push rod, putter
顶杆 ejector pin, push rod
顶针 ejector pin, thimble
拨叉 shift fork
拨片 paddle, toggle
挡块 stop block, stopper
限位块 limit block, stopper
限位 limit, stop
限位件 stopper, limiting member
止挡 stop, stopper
定位销 positioning pin, locating pin
定位孔 positioning hole
定位 positioning, locate
插销 latch, bolt, pin
销 pin
销钉 pin, dowel
开口销 cotter pin
铰链 hinge
铰接 hinge, articulate
合页 hinge
枢接 pivot, pivotally connect
枢转 pivot
弹簧 spring
板簧 leaf spring
扭簧 torsion spring
卷簧 coil spring
螺旋弹簧 coil spring, helical spring
压簧 compression spring
压缩弹簧 compression spring
拉簧 tension spring
碟形弹簧 disc spring, belleville spring
弹片 spring plate, elastic piece, dome
弹性 elastic, elasticity, resilient
弹性件 elastic member
弹性体 elastomer, elastic body
复位弹簧 return spring
复位 reset, return
回位 return
阻尼 damping
阻尼器 damper
减震器 shock absorber, damper
减振器 shock absorber, vibration damper
减震 shock absorption, damping
减振 vibration damping
隔振 vibration isolation
防震 shockproof
缓冲 buffer, cushion
缓冲器 buffer, bumper
缓冲垫 cushion, buffer pad

# fasteners and joints
螺栓 bolt
螺钉 screw
螺丝 screw
螺母 nut
螺帽 nut
螺纹 thread
内螺纹 internal thread
外螺纹 external thread
螺纹孔 threaded hole
螺孔 screw hole
螺杆 screw, threaded rod
螺柱 stud
丝杠 lead screw
丝杆 lead screw, screw rod
滚珠丝杠 ball screw
滚珠 ball
滚柱 roller
滚子 roller
滚筒 drum, roller
辊 roller, roll
辊子 roller
辊筒 roller
辊轮 roller
滚轮 roller, wheel
导轮 guide wheel
导辊 guide roller
压辊 press roller, nip roller
垫圈 washer, gasket
垫片 gasket, shim, washer
垫块 spacer, cushion block
垫板 backing plate, base plate
隔套 spacer sleeve
隔圈 spacer ring
铆钉 rivet
铆接 rivet
紧固件 fastener
紧固 fasten, tighten
扣件 fastener, buckle
卡扣 buckle, snap, clip
卡合 engage, snap fit
卡接 clamp, snap fit, engage
卡槽 clamping groove, slot
卡箍 clamp, hoop
卡环 snap ring, clasp
卡盘 chuck
卡爪 claw, jaw
卡销 bayonet pin, bayonet
卡子 clip
扣合 buckle, fasten
扣环 retaining ring, buckle
搭扣 buckle, hasp
挡圈 retaining ring
挡板 baffle, stop plate
压板 pressing plate, pressure plate
压块 pressing block
压环 pressure ring
夹具 clamp, fixture, jig
夹子 clip, clamp
夹持 clamp, grip, hold
夹紧 clamp
夹持器 gripper, holder
夹爪 gripper, clamping jaw
夹头 chuck, collet
夹板 clamping plate, splint
夹块 clamping block
钳口 jaw
抱箍 hoop, clamp
喉箍 hose clamp
法兰 flange
法兰盘 flange
凸缘 flange
凸起 protrusion, bump, projection
凸部 projection, protrusion
凸台 boss
凸块 bump, projection
凹槽 groove, recess
凹部 recess, concave portion
凹陷 recess, depression
凹坑 pit, dimple
凸出 protrude, project
突出 protrude, project
突起 protrusion, projection
凹凸 uneven, concave convex
榫头 tenon
榫槽 mortise
燕尾槽 dovetail groove
滑槽 chute, sliding groove
导槽 guide groove
导轨 guide rail, rail
滑轨 slide rail
直线导轨 linear guide, linear guideway
滑块 slider, sliding block
滑座 slide, carriage
滑台 sliding table
滑动 slide
滑板 sliding plate, skateboard
滑杆 sliding rod
导向 guide
导向杆 guide rod
导柱 guide post, guide pillar
导套 guide sleeve
导杆 guide rod
连接件 connector, connecting piece
连接器 connector
连接杆 connecting rod
连接板 connecting plate
连接头 joint, connector
接头 joint, connector, fitting
管接头 pipe joint, pipe fitting
快速接头 quick coupling, quick connector
插接 plug, insert
插头 plug
插座 socket
插槽 slot
插孔 jack, socket
套接 sleeve, socket connection
嵌入 embed, insert
嵌合 fit, interlock
镶嵌 inlay, mosaic
过盈配合 interference fit
间隙配合 clearance fit
配合 cooperate, fit, match
间隙 gap, clearance
缝隙 gap, slit
空隙 gap, void
游隙 clearance, play
公差 tolerance
对接 butt joint, dock
拼接 splice, join
搭接 overlap, lap joint
组装 assemble
装配 assemble, assembly
安装 install, mount
安装座 mounting seat, mount
安装架 mounting bracket, mounting frame
安装板 mounting plate
安装孔 mounting hole
拆卸 disassemble, detach, remove
可拆卸 detachable, removable
固定 fix, secure
固定件 fixing member, fastener
固定座 fixing seat
固定架 fixing frame, bracket
固定板 fixing plate
锁紧 lock
锁定 lock
锁止 lock
锁合 lock
支架 bracket, support, stent
支撑 support
支承 support, bearing
支撑架 support frame
支撑杆 support rod, strut
支撑板 support plate
支撑件 support member
支柱 pillar, strut, support column
支座 support, pedestal
支腿 outrigger, leg
支点 fulcrum
支臂 arm, support arm
立柱 column, upright
横梁 beam, crossbeam
横杆 cross bar
竖杆 vertical rod
机架 frame, rack
框架 frame
机座 base, stand
底座 base
基座 base, pedestal
底板 base plate, bottom plate
底部 bottom
底盘 chassis
底架 underframe, chassis
托架 bracket, carrier
托盘 tray, pallet
托板 supporting plate
托辊 idler, carrying roller
悬臂 cantilever
悬架 suspension
悬挂 suspend, hang, suspension
悬吊 suspend, hang
悬浮 suspend, suspension, levitation
壳体 housing, shell, casing
外壳 housing, shell, casing
机壳 casing, housing
机体 body, machine body
箱体 box, box body, cabinet
箱 box, case
机箱 chassis, case
机柜 cabinet, rack
柜体 cabinet
盖 cover, lid, cap
盖子 lid, cover
盖板 cover plate
端盖 end cover, end cap
上盖 upper cover
罩 cover, hood
罩体 cover, hood
护罩 shield, protective cover
防护罩 protective cover
面板 panel
侧板 side plate
侧壁 side wall
隔板 partition, baffle
隔离 isolate, separate
加强筋 reinforcing rib, rib
肋板 rib plate
加强件 reinforcement
加强 reinforce, strengthen
手柄 handle
把手 handle
手轮 handwheel
拉手 handle
握把 grip, handle
旋钮 knob
踏板 pedal
脚踏 pedal
按钮 button
按键 key, button
操纵杆 joystick, control lever
杠杆 lever
杆 rod, bar, lever
杆件 rod, bar member
棒 rod, bar
销孔 pin hole
通孔 through hole
盲孔 blind hole
开孔 opening, hole
开口 opening
孔 hole, pore
孔口 orifice, aperture
槽 groove, slot, tank
沟槽 groove, trench
狭缝 slit
切口 notch, cut, incision
缺口 notch, gap
倒角 chamfer
圆角 fillet, rounded corner
台阶 step
斜面 inclined surface, slope
锥形 conical, tapered
锥面 conical surface
圆柱 cylinder
圆柱形 cylindrical
圆筒 cylinder
圆筒形 cylindrical
筒体 cylinder, barrel
环形 annular, ring
圆环 ring
环 ring
圆盘 disc
盘 disc, plate, tray
球体 sphere, ball
球形 spherical
球头 ball head, ball joint
球铰 ball joint
螺旋 spiral, helix, screw
螺旋形 spiral, helical
弧形 arc, curved
弯曲 bend, curved
平行 parallel
垂直 vertical, perpendicular
水平 horizontal, level
倾斜 inclined, tilt
对称 symmetrical
同轴 coaxial
同心 concentric
同步 synchronous, synchronize
旋转 rotate, rotation
转动 rotate, turn
回转 rotary, slewing
翻转 turn over, flip
摆动 swing, oscillate
往复 reciprocating
往复运动 reciprocating motion
升降 lift, raise and lower
伸缩 telescopic, extend and retract
伸缩杆 telescopic rod
折叠 fold
展开 unfold, deploy, expand
收纳 storage, store
移动 move, mobile
位移 displacement
行程 stroke, travel
自由度 degree of freedom
运动 motion, movement
机构 mechanism
机械 machine, mechanical
机器 machine
装置 device, apparatus
设备 equipment, device
组件 assembly, component
构件 member, component
部件 component, part
零件 part
零部件 part, component
配件 accessory, fitting
附件 accessory, attachment
元件 element, component
总成 assembly
机组 unit, set
工作台 workbench, worktable
平台 platform
转台 turntable, rotary table
转盘 turntable
台面 table top
机床 machine tool

# seals and lubrication
密封 seal
密封件 seal, sealing element
密封圈 seal ring, sealing ring
密封环 seal ring
密封垫 gasket
密封条 sealing strip, weatherstrip
密封槽 sealing groove
密封盖 sealing cover
密封性 sealing performance, tightness
油封 oil seal
机械密封 mechanical seal
填料 packing, filler
填料函 stuffing box
迷宫密封 labyrinth seal
波纹管 bellows, corrugated pipe
波纹 corrugation, ripple
气密 airtight, hermetic
气密性 air tightness
防水 waterproof
防尘 dustproof
泄漏 leak, leakage
渗漏 leakage, seepage
润滑 lubricate, lubrication
润滑油 lubricating oil
润滑脂 grease
润滑剂 lubricant
机油 engine oil
油脂 grease, oil
油膜 oil film
油槽 oil groove, oil tank
油箱 oil tank, fuel tank
油路 oil passage, oil circuit
注油 oil injection
磨损 wear, abrasion
耐磨 wear resistant

# drives, engines, fluid power
驱动 drive, actuate
驱动器 driver, actuator
驱动装置 driving device
驱动轮 driving wheel
驱动力 driving force
致动器 actuator
执行器 actuator
作动器 actuator
促动器 actuator
执行机构 actuator
动力 power
动力源 power source
扭矩 torque
转矩 torque
力矩 moment, torque
转速 rotational speed
马达 motor
电机 motor, electric machine
电动机 electric motor, motor
步进电机 stepping motor, stepper motor
伺服电机 servo motor
伺服 servo
直线电机 linear motor
转子 rotor
定子 stator
电枢 armature
发动机 engine
引擎 engine
内燃机 internal combustion engine
柴油机 diesel engine
汽油机 gasoline engine
燃气轮机 gas turbine
汽轮机 steam turbine
蒸汽机 steam engine
涡轮 turbine
涡轮机 turbine
涡轮增压器 turbocharger
增压器 supercharger, booster
增压 pressurize, boost
水轮机 hydraulic turbine, water turbine
风力机 wind turbine
风力发电 wind power generation
风轮 wind wheel, rotor
叶片 blade, vane
叶轮 impeller
桨叶 blade, paddle
螺旋桨 propeller
轮毂 hub
气缸 cylinder, air cylinder
汽缸 cylinder
缸体 cylinder block, cylinder body
缸盖 cylinder head
缸套 cylinder liner
活塞 piston
活塞杆 piston rod
活塞环 piston ring
柱塞 plunger
燃烧室 combustion chamber
燃烧 combustion, burn
燃烧器 burner
点火 ignition
点火器 igniter
火花塞 spark plug
喷油器 fuel injector
燃油喷射 fuel injection
喷射 injection, jet, spray
喷射器 injector, ejector
化油器 carburetor
节气门 throttle valve
节流 throttling
节流阀 throttle valve
进气 intake, air intake
进气口 air inlet, air intake
排气 exhaust
排气口 exhaust port, air outlet
排气管 exhaust pipe
进气歧管 intake manifold
歧管 manifold
尾气 exhaust gas, tail gas
废气 exhaust gas, waste gas
废气再循环 exhaust gas recirculation
消声器 muffler, silencer
消音器 muffler, silencer
排放 emission, discharge
空燃比 air-fuel ratio
压缩比 compression ratio
冲程 stroke
怠速 idle speed
起动 start
启动 start, activate
起动机 starter
混合动力 hybrid power, hybrid
液压 hydraulic, hydraulic pressure
液压缸 hydraulic cylinder
油缸 oil cylinder, hydraulic cylinder
液压泵 hydraulic pump
液压马达 hydraulic motor
液压油 hydraulic oil
蓄能器 accumulator
气动 pneumatic
气压 air pressure, pneumatic
气源 air source, gas source
电磁铁 electromagnet
电磁阀 solenoid valve
电磁 electromagnetic
永磁体 permanent magnet
磁铁 magnet
磁力 magnetic force
推力 thrust, pushing force
推进 propulsion, advance
推进器 propeller, thruster
推进剂 propellant
火箭 rocket
喷气 jet
拉力 tension, pulling force
压力 pressure
张力 tension
重力 gravity
离心力 centrifugal force
离心 centrifugal, centrifuge
惯性 inertia
浮力 buoyancy
升力 lift
阻力 resistance, drag
载荷 load
负载 load
负荷 load
应力 stress
应变 strain
变形 deformation, deform
形变 deformation
扭转 torsion, twist
扭曲 twist, distortion
剪切 shear, cut
拉伸 stretch, tensile, draw
压缩 compress, compression
挤压 extrude, squeeze, press
冲击 impact, shock
碰撞 collision, collide
振动 vibration, vibrate
震动 vibration, shake
共振 resonance
谐振 resonance
疲劳 fatigue
断裂 fracture, break
裂纹 crack
裂缝 crack, fissure
破裂 rupture, break
破损 damage, breakage
刚度 stiffness, rigidity
刚性 rigidity, rigid
柔性 flexible, flexibility
强度 strength, intensity
硬度 hardness
韧性 toughness
平衡 balance, equilibrium
配重 counterweight
重心 center of gravity
动能 kinetic energy
势能 potential energy
能量 energy
能量回收 energy recovery
效率 efficiency
功率 power
输出功率 output power

# pumps, valves, pipes
泵 pump
水泵 water pump
油泵 oil pump, fuel pump
真空泵 vacuum pump
离心泵 centrifugal pump
齿轮泵 gear pump
柱塞泵 plunger pump
隔膜泵 diaphragm pump
蠕动泵 peristaltic pump
螺杆泵 screw pump
计量泵 metering pump
循环泵 circulation pump
潜水泵 submersible pump
气泵 air pump
泵体 pump body
泵送 pump
抽吸 suction, pump
抽水 pump water
抽真空 evacuate, vacuumize
吸入 suction, inhale
吸入口 suction port
出口 outlet, exit
入口 inlet, entrance
进口 inlet
进水口 water inlet
出水口 water outlet
进料口 feed inlet, feed port
出料口 discharge port, discharge opening
进液口 liquid inlet
出液口 liquid outlet
进风口 air inlet
出风口 air outlet
排水 drain, drainage
排水口 drain outlet
排出 discharge, exhaust
排出口 discharge port, outlet
排污 sewage discharge, blowdown
阀 valve
阀门 valve
阀体 valve body
阀芯 valve core, spool
阀座 valve seat
阀杆 valve stem
阀板 valve plate
阀片 valve plate, valve disc
阀口 valve port
气门 valve
球阀 ball valve
蝶阀 butterfly valve
闸阀 gate valve
截止阀 stop valve, shut-off valve
止回阀 check valve, non-return valve
单向阀 one-way valve, check valve
安全阀 safety valve
泄压阀 relief valve
溢流阀 overflow valve, relief valve
减压阀 pressure reducing valve
膨胀阀 expansion valve
换向阀 reversing valve, directional valve
控制阀 control valve
调节阀 regulating valve, control valve
旁通阀 bypass valve
三通阀 three-way valve
四通阀 four-way valve
针阀 needle valve
伺服阀 servo valve
比例阀 proportional valve
水龙头 faucet, tap
管 tube, pipe
管道 pipe, pipeline, duct
管路 pipeline, piping
管线 pipeline
管子 pipe, tube
管体 pipe body, tube body
导管 conduit, catheter, duct
软管 hose
钢管 steel pipe
套环 collar, ferrule
弯头 elbow
弯管 bent pipe, elbow
三通 tee
水管 water pipe
风管 air duct
输送管 delivery pipe, conveying pipe
进水管 water inlet pipe
出水管 water outlet pipe
进气管 intake pipe
回水 return water
立管 riser
支管 branch pipe
旁通 bypass
旁路 bypass
通道 channel, passage
流道 flow channel, flow passage
通路 passage, path
回路 circuit, loop
腔 cavity, chamber
腔体 cavity, chamber
腔室 chamber
空腔 cavity
内腔 inner cavity
容腔 cavity, chamber
室 chamber, room
容器 container, vessel
容纳 accommodate, receive, contain
压力容器 pressure vessel
罐 tank, can
储罐 storage tank
罐体 tank body
水箱 water tank
水槽 water tank, sink, trough
水池 pool, basin
气瓶 gas cylinder
气囊 airbag, air bag
气室 air chamber, gas chamber
喷嘴 nozzle
喷头 nozzle, spray head, shower head
喷管 nozzle, spray pipe
喷口 nozzle, spout
喷枪 spray gun
喷雾 spray, mist
喷雾器 sprayer, atomizer
喷洒 spray, sprinkle
喷淋 spray
喷涂 spray coating, spraying
雾化 atomize, atomization
雾化器 atomizer, nebulizer
加湿器 humidifier
加湿 humidify
除湿 dehumidify
除湿机 dehumidifier
过滤器 filter
滤芯 filter element, filter cartridge
滤网 filter screen, strainer
滤清器 filter

# fluids
流体 fluid
液体 liquid
气体 gas
气流 airflow, gas flow
水流 water flow
液流 liquid flow
流动 flow
流量 flow rate, flow
流速 flow velocity, flow rate
湍流 turbulence, turbulent flow
层流 laminar flow
涡流 vortex, eddy current
漩涡 vortex
射流 jet
液位 liquid level
水位 water level
液滴 droplet
水滴 water droplet
气泡 bubble, air bubble
微气泡 microbubble
蒸汽 steam, vapor
蒸气 vapor
水蒸气 water vapor, steam
雾 mist, fog
烟 smoke
烟气 flue gas, smoke
空气 air
压缩空气 compressed air
真空 vacuum
负压 negative pressure
正压 positive pressure
高压 high pressure, high voltage
低压 low pressure, low voltage
常压 normal pressure, atmospheric pressure
大气压 atmospheric pressure
压差 pressure difference, differential pressure
压降 pressure drop
压强 pressure
背压 back pressure
气压计 barometer
黏性 viscous, viscosity
虹吸 siphon
毛细 capillary
毛细管 capillary tube, capillary
微流体 microfluidic
微流控 microfluidic
空化 cavitation
气蚀 cavitation
充气 inflate, inflation
放气 deflate, bleed
充液 liquid filling
灌注 perfusion, pour, fill
注入 inject
注水 water injection
灌装 filling
填充 fill
流入 flow in, inflow
流出 flow out, outflow
溢出 overflow
溢流 overflow
分流 split flow, shunt
混流 mixed flow
汇流 confluence, merge, converge
导流 flow guide, diversion
导流板 guide plate, deflector
扩散器 diffuser
扩压器 diffuser
文丘里管 venturi tube

# heat
热 heat, thermal
热量 heat
热能 thermal energy, heat energy
温度 temperature
温差 temperature difference
高温 high temperature
低温 low temperature, cryogenic
恒温 constant temperature, thermostatic
室温 room temperature
温控 temperature control
温控器 thermostat
恒温器 thermostat
加热 heat
加热器 heater
加热元件 heating element
加热板 heating plate
加热管 heating tube
电加热 electric heating
电热丝 electric heating wire
发热 heat generation, generate heat
发热体 heating element, heating body
预热 preheat
预热器 preheater
过热 overheat, superheat
保温 heat preservation, thermal insulation
隔热 heat insulation, thermal insulation
绝热 thermal insulation, adiabatic
散热 heat dissipation
散热器 radiator, heat sink
散热片 heat sink, radiating fin
翅片 fin
鳍片 fin
热管 heat pipe
导热 heat conduction, thermally conductive
热传导 heat conduction
传热 heat transfer
对流 convection
辐射 radiation, radiate
热辐射 thermal radiation
热交换 heat exchange
换热 heat exchange
热交换器 heat exchanger
换热器 heat exchanger
换热管 heat exchange tube
蓄热 heat storage
储热 heat storage
相变 phase change
余热 waste heat
废热 waste heat
热膨胀 thermal expansion
膨胀 expand, expansion
收缩 shrink, contract
热应力 thermal stress
热泵 heat pump
锅炉 boiler
炉 furnace, oven, stove
炉子 furnace, stove
炉膛 furnace chamber, hearth
炉体 furnace body
加热炉 heating furnace
窑 kiln
烤箱 oven
烘箱 oven
烘干 dry
烘干机 dryer
烘烤 bake
干燥 dry
干燥器 dryer
干燥机 dryer
热水器 water heater
热水 hot water
热风 hot air
供暖 heating
采暖 heating
暖气 heating
火焰 flame
灶具 stove, cooker
冷却 cool
冷却器 cooler
冷却水 cooling water
冷却液 coolant, cooling liquid
冷却剂 coolant
冷却塔 cooling tower
水冷 water cooling
风冷 air cooling
液冷 liquid cooling
冷凝 condense, condensation
冷凝器 condenser
冷凝水 condensate water, condensed water
蒸发器 evaporator
制冷 refrigeration, cooling
制冷剂 refrigerant
冷媒 refrigerant
压缩机 compressor
冷冻 freeze, refrigerate
冷冻机 refrigerator, freezer
冰箱 refrigerator
冰柜 freezer
冷藏 refrigerate, cold storage
冷藏室 refrigerating chamber
冷冻室 freezing chamber
冷库 cold storage
冷气 cold air
结霜 frost
除霜 defrost
化霜 defrost
结冰 icing, freeze
除冰 deicing
冰 ice
制冰机 ice maker
空调 air conditioner, air conditioning
空调器 air conditioner
空气调节 air conditioning
室内机 indoor unit
室外机 outdoor unit
通风 ventilation, ventilate
换气 ventilation
新风 fresh air
风机 fan, blower
风扇 fan
鼓风机 blower
排风扇 exhaust fan
抽油烟机 range hood
风道 air duct
风门 damper
风速 wind speed
送风 air supply
吹风 blow
吹气 blow air
吹风机 hair dryer, blower
吸尘 dust collection, vacuum
吸尘器 vacuum cleaner
空气净化器 air purifier
空气净化 air purification
风 wind

# vehicles
车辆 vehicle
汽车 automobile, car, vehicle
机动车 motor vehicle
电动汽车 electric vehicle
电动车 electric vehicle
卡车 truck
货车 truck, wagon
客车 bus, passenger car
公交车 bus
挂车 trailer
拖车 trailer, tow
轿车 car, sedan
摩托车 motorcycle
自行车 bicycle
电动自行车 electric bicycle
滑板车 scooter
三轮车 tricycle
童车 stroller, baby carriage
婴儿车 stroller, baby carriage
轮椅 wheelchair
推车 cart, trolley
手推车 trolley, cart, handcart
小车 trolley, cart, carriage
台车 trolley
叉车 forklift
拖拉机 tractor
牵引 traction, tow
牵引车 tractor
消防车 fire truck
救护车 ambulance
房车 recreational vehicle, camper
车身 vehicle body
车体 vehicle body, car body
车架 frame, vehicle frame
车厢 carriage, compartment
车门 door, vehicle door
车窗 window, vehicle window
车顶 roof, vehicle roof
天窗 sunroof, skylight
挡风玻璃 windshield
雨刮器 wiper
雨刷 wiper
后视镜 rearview mirror
车灯 vehicle lamp, car light
前照灯 headlamp, headlight
大灯 headlight
转向灯 turn signal
尾灯 tail light
喇叭 horn, loudspeaker, speaker
保险杠 bumper
引擎盖 hood
行李箱 trunk, luggage
行李架 luggage rack
仪表板 instrument panel, dashboard
仪表盘 instrument panel, dashboard
方向盘 steering wheel
转向 steer
转向器 steering gear
转向柱 steering column
车轮 wheel
轮子 wheel
轮 wheel
万向轮 universal wheel, caster
脚轮 caster
轮胎 tire
胎面 tread
胎侧 sidewall
胎圈 bead
轮胎压力 tire pressure
胎压 tire pressure
轮辋 rim
轮圈 rim
轮距 track width, wheel track
轴距 wheelbase
车轴 axle
车桥 axle
驱动桥 drive axle
半轴 half shaft, axle shaft
防抱死 antilock
座椅 seat
靠背 backrest
头枕 headrest
扶手 armrest, handrail
安全带 safety belt, seat belt
安全气囊 airbag
儿童座椅 child seat
驾驶 drive
驾驶员 driver
司机 driver
驾驶室 cab
乘员 occupant
乘客 passenger
行人 pedestrian
自动驾驶 autonomous driving, automatic driving
无人驾驶 unmanned driving, driverless
辅助驾驶 driver assistance, assisted driving
自动泊车 automatic parking
泊车 parking
停车 parking, stop
停车场 parking lot
车库 garage
倒车 reverse
巡航 cruise
车速 vehicle speed
车道 lane
车距 vehicle distance
车载 vehicle-mounted, on-board
车牌 license plate
油门 accelerator, throttle
加速踏板 accelerator pedal
制动踏板 brake pedal
换挡 shift, gear shift
档位 gear, gear position
挡位 gear, gear position
手刹 handbrake, parking brake
驻车 parking
再生制动 regenerative braking
油耗 fuel consumption
燃油 fuel, fuel oil
加油站 gas station, filling station
加油 refuel
充电桩 charging pile, charging station
交通 traffic
交通灯 traffic light
信号灯 signal lamp, traffic light
路口 intersection
行驶 travel, drive
行走 walk, travel
行走机构 traveling mechanism, walking mechanism
车队 fleet, platoon

# ships, aircraft, rail
船 ship, boat
船舶 ship, vessel
船体 hull
船只 vessel, boat
轮船 ship
游艇 yacht
甲板 deck
船舱 cabin
舱 cabin, compartment
系泊 mooring
缆绳 cable, rope
浮标 buoy
浮体 floating body
浮动 float
浮筒 buoy, pontoon
漂浮 float
潜艇 submarine
潜水 diving
水下 underwater
水下航行器 underwater vehicle
航行 navigation, sail
导航 navigation
港口 port, harbor
码头 dock, wharf
海洋 ocean, marine
海底 seabed, subsea
海水 seawater
救生 lifesaving
救生衣 life jacket
飞机 aircraft, airplane
飞行器 aircraft, flying vehicle
航空器 aircraft
航空 aviation
航天 aerospace
航天器 spacecraft
直升机 helicopter
无人机 unmanned aerial vehicle, drone
旋翼 rotor, rotor wing
机翼 wing
固定翼 fixed wing
机身 fuselage, body
尾翼 tail wing, empennage
襟翼 flap
副翼 aileron
起落架 landing gear
起飞 take off
降落 land
着陆 landing
飞行 flight, fly
飞行员 pilot
机舱 cabin, engine room
降落伞 parachute
滑翔 glide
气球 balloon
飞艇 airship
卫星 satellite
轨道 track, rail, orbit
姿态 attitude, posture
俯仰 pitch
横滚 roll
偏航 yaw
陀螺仪 gyroscope
机场 airport
风洞 wind tunnel
空气动力学 aerodynamics
铁路 railway
火车 train
列车 train
机车 locomotive
轨道交通 rail transit
地铁 subway, metro
高铁 high-speed rail
铁轨 rail
钢轨 rail, steel rail
轨枕 sleeper, tie
道岔 switch, turnout
转向架 bogie
车钩 coupler
磁悬浮 magnetic levitation
单轨 monorail
受电弓 pantograph
接触网 catenary, overhead contact line
站台 platform

# lifting and conveying
起重机 crane
吊车 crane
塔吊 tower crane
吊臂 boom, jib
吊钩 hook, lifting hook
吊具 lifting appliance, spreader
吊装 hoist, lifting
吊绳 sling, lifting rope
吊环 lifting ring
起吊 hoist, lift
提升 lift, hoist, improve
提升机 elevator, hoist
卷扬机 winch, hoist
绞车 winch
绞盘 winch, capstan
千斤顶 jack
电梯 elevator, lift
轿厢 car, elevator car
井道 hoistway, shaft
自动扶梯 escalator
扶梯 escalator
升降机 lift, elevator
升降台 lifting platform, lifting table
钢丝绳 wire rope, steel cable
绳索 rope, cable
绳 rope
绳子 rope
拉绳 pull rope, cord
拉索 cable, stay cable
钩 hook
挂钩 hook
钩子 hook
输送 convey, transport, deliver
输送机 conveyor
输送带 conveyor belt
传送带 conveyor belt
传送 convey, transfer, transmit
输送辊 conveying roller
螺旋输送机 screw conveyor
搬运 carry, handling, transport
搬运车 carrier, transport vehicle
运输 transport
物流 logistics
仓库 warehouse
仓储 warehousing, storage
货架 shelf, rack
货物 goods, cargo
货箱 cargo box, container
集装箱 container
堆垛 stack
堆叠 stack
堆垛机 stacker
码垛 palletize, stack
装载 load
卸载 unload
装卸 loading and unloading
卸料 discharge, unload
上料 feeding, loading
下料 blanking, unloading
送料 feed
送料机 feeder
供料 feed, supply
给料机 feeder
进料 feed
料斗 hopper
料仓 silo, bin
漏斗 funnel, hopper
料筒 barrel, cartridge
物料 material
颗粒 particle, granule
粉末 powder
散料 bulk material
分拣 sort
分选 sorting, separation
筛选 screen
筛 sieve, screen
筛网 screen, sieve
振动筛 vibrating screen
称重 weigh
收集 collect, collection
收集器 collector
回收 recover, recycle
分配 distribute, dispense
分配器 distributor, dispenser
抓取 grab, grasp
抓手 gripper
吸盘 suction cup, sucker
吸附 adsorb, adsorption, suction
吸嘴 suction nozzle
真空吸盘 vacuum suction cup
卷绕 wind
卷取 wind, coil
卷筒 reel, drum
卷轴 reel, scroll
收卷 wind, rewind
放卷 unwind
线轴 spool, bobbin
张紧 tension
张紧轮 tension pulley, tensioner
涨紧 tension

# tools and machining
工具 tool
刀具 cutter, cutting tool
刀 knife, cutter
刀片 blade
刀刃 cutting edge, blade edge
切削刃 cutting edge
刀架 tool holder, tool rest
刀库 tool magazine
刀柄 tool holder, knife handle
切割 cut
切割机 cutting machine
切断 cut off, sever
切削 cut
切片 slice, section
切削液 cutting fluid
激光切割 laser cutting
加工 process, machining
加工中心 machining center
机械加工 machining
数控 numerical control
数控机床 numerically controlled machine
车床 lathe
车削 turning
铣床 milling machine
铣削 milling
铣刀 milling cutter
钻床 drilling machine
钻头 drill bit, drill
钻孔 drill, borehole
电钻 electric drill
镗孔 boring
铰刀 reamer
攻丝 tapping
丝锥 tap
刨床 planer
磨床 grinding machine, grinder
磨削 grinding
砂轮 grinding wheel
研磨 grind, polish, lap
研磨机 grinder
打磨 polish, grind, sand
抛光 polish
抛光垫 polishing pad
珩磨 honing
磨料 abrasive
砂纸 sandpaper
砂带 abrasive belt
喷砂 sandblasting
喷丸 shot peening
去毛刺 deburring
毛刺 burr
锯 saw
锯片 saw blade
锯条 saw blade
锯切 sawing
剪刀 scissors
剪切机 shearing machine
钳子 pliers, forceps
扳手 wrench, spanner
螺丝刀 screwdriver
锤 hammer
锤子 hammer
锉刀 file
镊子 tweezers
斧头 axe
钉 nail
钉子 nail
射钉枪 nail gun
电动工具 power tool, electric tool
手持 handheld, hand-held
电火花加工 electric discharge machining
线切割 wire cutting
工件 workpiece
坯料 blank
毛坯 blank
板材 plate, sheet
薄板 thin plate, sheet
棒材 bar
型材 profile
管材 pipe, tube
带材 strip
线材 wire
钢板 steel plate
铁板 iron plate
冲压 stamping, punching
冲床 punch press, punching machine
冲孔 punching
冲头 punch
冲裁 blanking
压力机 press
压机 press
液压机 hydraulic press
折弯 bend
折弯机 bending machine
弯折 bend
锻造 forging
锻压 forging
轧制 rolling
轧机 rolling mill
轧辊 roll
拉拔 drawing
旋压 spinning
滚压 rolling
压印 emboss, imprint, stamp
压花 emboss
成形 form
成型 mold, forming, shaping
塑形 shape
精度 precision, accuracy
表面粗糙度 surface roughness
粗糙度 roughness
平整度 flatness
平面度 flatness
同轴度 coaxiality
圆度 roundness

# moulding
模具 mold, die
模 mold, die
模型 model
上模 upper die, upper mold
下模 lower die, lower mold
动模 movable mold
定模 fixed mold
凸模 male die, punch
凹模 female die, die
型腔 mold cavity, cavity
型芯 core
模仁 mold core, mold insert
合模 mold clamping, mold closing
开模 mold opening
脱模 demold, release
脱模剂 release agent
注塑 injection molding
注塑机 injection molding machine
注射成型 injection molding
挤出 extrude, extrusion
挤出机 extruder
吹塑 blow molding
吸塑 blister, vacuum forming
模压 compression molding, mold pressing
热压 hot press
层压 laminate, lamination
压铸 die casting
铸造 cast
浇铸 cast, pour
浇注 pour, casting
浇口 gate
流道板 runner plate
热流道 hot runner
铸件 casting
砂型 sand mold
型砂 molding sand
熔模 investment mold
发泡 foam
滚塑 rotational molding
嵌件 insert
镶件 insert
飞边 flash, burr
三维打印 three-dimensional printing
增材制造 additive manufacturing
快速成型 rapid prototyping

# welding and joining
焊接 weld, solder
焊机 welding machine
焊枪 welding gun, welding torch
焊缝 weld seam, weld
焊丝 welding wire
焊条 welding rod, electrode
焊料 solder
焊锡 solder
焊点 solder joint, weld spot
焊头 welding head
钎焊 brazing
点焊 spot welding
弧焊 arc welding
电弧 arc, electric arc
激光焊接 laser welding
超声波焊接 ultrasonic welding
摩擦焊 friction welding
焊炬 torch, welding torch
熔接 fusion, weld
热熔 hot melt
热封 heat seal
粘接 bond, adhere
粘合 bond, adhere
粘贴 paste, stick
贴合 attach, fit, laminate
黏合 bond, adhere
固接 fixed connection
熔化 melt

# packaging
包装 package
包装机 packaging machine
包装袋 packaging bag
包装盒 packaging box
包装箱 packing box
打包 pack, bale
打包机 baler, packing machine
包裹 wrap, parcel
缠绕 wind, wrap
捆扎 bundle, strap
封口 seal
封口机 sealing machine
封装 package, encapsulate
瓶 bottle
瓶子 bottle
瓶盖 bottle cap
瓶口 bottle mouth
瓶塞 stopper
瓶身 bottle body
塞子 plug, stopper
盒 box, case
盒子 box
盒体 box body
纸箱 carton
纸盒 paper box, carton
袋 bag, pouch
袋子 bag
塑料袋 plastic bag
桶 barrel, bucket, drum
桶体 barrel body
杯 cup
杯子 cup
杯体 cup body
易拉罐 can, pop can
标签 label, tag
贴标 labeling
贴标机 labeling machine
开启 open
封闭 close, seal
密闭 airtight, closed, sealed
撕裂 tear
倾倒 pour, dump
倒出 pour out
一次性 disposable
便携 portable
便携式 portable
储存 store, storage
存放 store, place
放置 place, put
取出 take out, remove
垃圾桶 trash can, garbage can
垃圾箱 garbage bin, dustbin
餐具 tableware
炊具 cookware, cooker
锅 pot, pan
锅体 pot body
电饭煲 electric rice cooker
水壶 kettle
榨汁机 juicer
搅拌机 mixer, blender, stirrer
洗衣机 washing machine
洗碗机 dishwasher
微波炉 microwave oven
烤炉 oven, grill
咖啡机 coffee machine
饮水机 water dispenser
马桶 toilet
坐便器 toilet
淋浴 shower
浴缸 bathtub
牙刷 toothbrush
剃须刀 shaver, razor
家具 furniture
桌子 table, desk
椅子 chair
床 bed
床垫 mattress
沙发 sofa
柜子 cabinet
抽屉 drawer
雨伞 umbrella
玩具 toy
拉链 zipper, zip fastener
纽扣 button
鞋底 sole
鞋垫 insole
帽子 hat, cap
头盔 helmet
手套 glove
眼镜 glasses, spectacles
背包 backpack
扫帚 broom
拖把 mop
刷子 brush
毛刷 brush
清洁 clean
清扫 sweep, clean
清洗 clean, wash
清洗机 cleaning machine
洗涤 wash
擦拭 wipe
冲洗 rinse, flush
扫地机器人 sweeping robot, robot cleaner
健身器 fitness equipment, exercise machine
球拍 racket
高尔夫球 golf ball
钓鱼 fishing
自行车架 bicycle frame

# printing
印刷 print
印刷机 printing machine, printing press
丝网印刷 screen printing
凹版印刷 gravure printing
胶版印刷 offset printing
喷墨 inkjet
喷墨头 inkjet head
打印 print
打印机 printer
打印头 print head
墨盒 ink cartridge, cartridge
墨粉 toner
碳粉 toner, carbon powder
调色剂 toner
硒鼓 toner cartridge
感光鼓 photosensitive drum
显影 develop
定影 fixing, fusing
转印 transfer, transfer printing
热敏 thermal, thermosensitive
复印机 copier, copying machine
印版 printing plate
纸张 paper, sheet
走纸 paper feed
纸盘 paper tray
装订 bind
裁切 cut, trim
裁剪 cut, tailor
模切 die cutting
烫金 hot stamping, gilding
打标 marking
雕刻 engrave, carve
记号 mark
标记 mark, marker, label
图案 pattern

# textile machines
纺织 textile, spinning
纺织机 textile machine, loom
纺纱 spinning
纺丝 spinning
细纱机 spinning frame, ring spinning machine
织机 loom
织造 weaving
编织 weave, knit, braid
针织 knit
针织机 knitting machine
横机 flat knitting machine
经编 warp knitting
纬编 weft knitting
梭子 shuttle
喷气织机 air jet loom
锭子 spindle
纱锭 spindle
筒子 bobbin
梳理 carding, comb
梳棉机 carding machine
缝纫 sewing
缝纫机 sewing machine
缝制 sew
缝合 suture, sew, stitch
刺绣 embroidery
绣花机 embroidery machine
针 needle
针头 needle
缝线 suture, stitching thread
熨斗 iron
熨烫 ironing
晾衣架 clothes rack, drying rack
衣架 hanger, clothes hanger

# construction
建筑 building, construction, architecture
建筑物 building
房屋 house
施工 construction
墙体 wall
墙 wall
墙壁 wall
墙面 wall surface
墙板 wall panel
外墙 exterior wall
幕墙 curtain wall
楼板 floor slab
地板 floor
地面 ground, floor
屋顶 roof
屋面 roof
天花板 ceiling
吊顶 suspended ceiling, ceiling
楼梯 staircase, stair
梯子 ladder
阳台 balcony
栏杆 railing, guardrail
护栏 guardrail
围栏 fence
梁 beam, girder
柱 column, pillar
桁架 truss
钢结构 steel structure
钢筋 steel bar, rebar
钢筋混凝土 reinforced concrete
混凝土 concrete
水泥 cement
砂浆 mortar
砖 brick
砖块 brick
瓷砖 tile, ceramic tile
石材 stone
石膏板 gypsum board
骨料 aggregate
砂石 sand and gravel
沙子 sand
模板 formwork, template
脚手架 scaffold
预制 prefabricated, precast
装配式 prefabricated, assembled
预应力 prestress
锚杆 anchor rod, bolt
锚固 anchor, anchorage
锚索 anchor cable
桩 pile
桩基 pile foundation
打桩 pile driving
打桩机 pile driver
地基 foundation
基础 foundation, basis
基坑 foundation pit
挖掘 excavate, dig
挖掘机 excavator
铲斗 bucket
推土机 bulldozer
装载机 loader
压路机 road roller
工程机械 construction machinery
动臂 boom
抗震 seismic resistance, earthquake resistant
地震 earthquake, seismic
隔音 sound insulation
隔声 sound insulation
吸音 sound absorption
防火 fireproof, fire prevention
消防 fire fighting, fire protection
灭火 fire extinguishing
灭火器 fire extinguisher
火灾 fire
报警 alarm
报警器 alarm
隧道 tunnel
盾构机 shield machine, tunnel boring machine
盾构 shield
掘进 tunneling, excavation
衬砌 lining
桥梁 bridge
桥墩 bridge pier
支护 support
道路 road
公路 highway, road
路面 pavement, road surface
路基 subgrade, roadbed
沥青 asphalt, bitumen
摊铺机 paver
路灯 street lamp
井盖 manhole cover
下水道 sewer
排水管 drain pipe
排水沟 drainage ditch
水坝 dam
大坝 dam
堤坝 dam, dike
水库 reservoir
闸门 gate, sluice gate
水闸 sluice
灌溉 irrigation, irrigate
边坡 slope
土壤 soil
土 soil, earth
岩石 rock
岩土 rock and soil, geotechnical
渗透 permeate, infiltrate, penetration
防渗 seepage prevention
注浆 grouting
灌浆 grouting
填埋 landfill
帐篷 tent
遮阳 sunshade, shade
温室 greenhouse
大棚 greenhouse
装修 decoration
装饰 decorate, decoration
木材 wood, timber
木板 wood board, plank
胶合板 plywood
竹子 bamboo

# doors, windows, locks
门 door, gate
门体 door body
门板 door panel
门框 door frame
门扇 door leaf
滑动门 sliding door
卷帘门 rolling door
卷帘 roller shutter, roller blind
窗 window
窗户 window
窗框 window frame
窗帘 curtain
百叶窗 blind, shutter
纱窗 screen window
锁 lock
门锁 door lock
锁具 lock
锁芯 lock cylinder
锁舌 lock tongue, latch bolt
锁扣 lock catch, buckle
锁体 lock body
智能锁 smart lock
锁孔 keyhole, lock hole
钥匙 key
闩锁 latch
门闩 latch, bolt
开锁 unlock
解锁 unlock
上锁 lock
闭锁 lock, latching
门禁 access control
防盗 anti-theft
保险箱 safe
开门 open door
关门 close door
开闭 open and close
打开 open
关闭 close, shut
闭合 close
门把手 door handle
闭门器 door closer

# mining, drilling, oil
采矿 mining
矿山 mine
矿井 mine, mine shaft
煤矿 coal mine
巷道 roadway, tunnel
采煤机 shearer, coal mining machine
掘进机 roadheader, tunneling machine
液压支架 hydraulic support
工作面 working face
瓦斯 gas, methane
开采 mine, exploit, extraction
破碎 crush
破碎机 crusher
粉碎 pulverize, crush
粉碎机 pulverizer, crusher
球磨机 ball mill
磨机 mill
钻井 drilling, well drilling
钻机 drilling rig
钻杆 drill pipe, drill rod
钻具 drilling tool
钻井液 drilling fluid
泥浆 mud, slurry
固井 well cementing
完井 well completion
井 well
井筒 wellbore, shaft
井口 wellhead
井下 downhole, underground
井壁 borehole wall, well wall
油井 oil well
气井 gas well
油田 oil field
油藏 oil reservoir
储层 reservoir
地层 formation, stratum
采油 oil production, oil recovery
抽油机 pumping unit
抽油杆 sucker rod
压裂 fracturing
压裂液 fracturing fluid
支撑剂 proppant
封隔器 packer
射孔 perforation
测井 well logging
勘探 exploration, prospecting
地质 geology, geological
油气 oil and gas
驱油 oil displacement
爆破 blasting
地热 geothermal

# agriculture machines
农业 agriculture, agricultural
农业机械 agricultural machinery
收割机 harvester
收获机 harvester
收割 harvest, reap
收获 harvest
割草机 lawn mower, mower
割台 header
播种 seeding, sow
播种机 seeder, planter
插秧机 rice transplanter
移栽 transplant
施肥 fertilize, fertilization
施肥机 fertilizer applicator
耕地 tillage, plow
旋耕机 rotary tiller
耕作 tillage, cultivation
开沟 ditching, furrow opening
脱粒 threshing
脱粒机 thresher
秸秆 straw, stalk
打捆机 baler
喷灌 sprinkler irrigation
滴灌 drip irrigation
园艺 gardening, horticulture
修剪 trim, prune
修枝剪 pruning shears
花盆 flowerpot
种植 plant
栽培 cultivation, cultivate
养殖 breeding, farming
饲料 feed
饲喂 feeding
喂料 feeding
挤奶 milking
畜舍 livestock barn
鸡舍 chicken house
水产养殖 aquaculture
鱼缸 fish tank, aquarium
捕捉 catch, capture
捕虫 insect trapping
碾米机 rice mill
去皮 peel
去壳 shell, hull
采摘 pick
谷物 grain, cereal

# weapons
武器 weapon
枪 gun
枪支 firearm, gun
枪管 barrel, gun barrel
扳机 trigger
弹药 ammunition
子弹 bullet
弹匣 magazine
炮弹 shell, projectile
火炮 artillery, gun
导弹 missile
弹丸 projectile
弹头 warhead, bullet
引信 fuse
瞄准 aim, sight
瞄准镜 sight, scope
射击 shoot
发射 launch, emit, transmit
发射器 launcher, transmitter, emitter
目标 target, object
装甲 armor
防弹 bulletproof
防弹衣 bulletproof vest
雷达 radar
军用 military

# robots
机器人 robot
工业机器人 industrial robot
移动机器人 mobile robot
机械臂 robot arm, mechanical arm
机械手 manipulator, robot hand
机械手臂 robotic arm
末端执行器 end effector
关节 joint
外骨骼 exoskeleton
仿生 bionic
假肢 prosthesis, artificial limb
抓取器 gripper
示教 teaching
避障 obstacle avoidance
障碍物 obstacle
路径规划 path planning
轨迹 trajectory, track
自动化 automation, automatic
自动 automatic
半自动 semi-automatic
手动 manual
电动 electric, motorized
遥控 remote control
遥控器 remote controller, remote control
操作 operate, operation
操纵 manipulate, operate
生产线 production line
流水线 assembly line
工位 station, work station
工序 process, procedure
工艺 process, technology
制造 manufacture, fabricate
制作 make, manufacture
生产 produce, production
维修 repair, maintenance
维护 maintenance, maintain
修理 repair
更换 replace
替换 replace
故障 fault, failure
损坏 damage
失效 failure, fail
寿命 life, service life
使用寿命 service life
安全 safety, safe
保护 protect, protection
防护 protection, protective
危险 danger, dangerous

# sensors and measuring
传感器 sensor
感测器 sensor
感应器 sensor
感测 sense
感应 induction, sense
检测 detect, detection
检测器 detector
检测仪 detector
探测 detect, probe
探测器 detector
探头 probe
探针 probe
测量 measure, measurement
测量仪 measuring instrument
测定 measure, determine
测试 test
测试仪 tester
试验 test, experiment
试验机 testing machine
试样 sample, specimen
样品 sample
检验 inspect, test
检查 inspect, check, examine
监测 monitor
监控 monitor
计量 metering, measurement
量具 measuring tool, gauge
仪器 instrument
仪表 instrument, meter
表盘 dial
指针 pointer, needle
刻度 scale, graduation
读数 reading
标定 calibrate, calibration
校准 calibrate, calibration
校正 correct, correction
误差 error
偏差 deviation
偏移 offset, deviation
灵敏度 sensitivity
分辨率 resolution
量程 range, measuring range
阈值 threshold
压力传感器 pressure sensor
温度传感器 temperature sensor
湿度 humidity
湿度传感器 humidity sensor
位移传感器 displacement sensor
位置传感器 position sensor
力传感器 force sensor
称重传感器 load cell, weighing sensor
加速度 acceleration
加速度计 accelerometer
加速度传感器 acceleration sensor
角速度 angular velocity
角度 angle
角度传感器 angle sensor
速度 speed, velocity
速度传感器 speed sensor
编码器 encoder
光栅尺 grating scale
应变片 strain gauge
热电偶 thermocouple
热敏电阻 thermistor
温度计 thermometer
体温计 thermometer
压力表 pressure gauge
压力计 manometer, pressure gauge
真空计 vacuum gauge
流量计 flowmeter, flow meter
流量传感器 flow sensor
水表 water meter
电表 electricity meter
燃气表 gas meter
液位计 liquid level gauge
液位传感器 liquid level sensor
天平 balance
秤 scale
重量 weight
质量 mass, quality
长度 length
宽度 width
高度 height, altitude
厚度 thickness
深度 depth
直径 diameter
内径 inner diameter
外径 outer diameter
半径 radius
周长 circumference, perimeter
面积 area
体积 volume
容积 volume, capacity
容量 capacity
尺寸 size, dimension
距离 distance
间距 spacing, distance, pitch
测距 ranging, distance measurement
测距仪 rangefinder
测速 speed measurement
测温 temperature measurement
卡尺 caliper
游标卡尺 vernier caliper
千分尺 micrometer
千分表 dial gauge
尺 ruler
卷尺 tape measure
水平仪 level, spirit level
经纬仪 theodolite
全站仪 total station
测绘 surveying, mapping
罗盘 compass
指南针 compass
定位系统 positioning system
惯性导航 inertial navigation
惯性测量单元 inertial measurement unit
风速仪 anemometer
气象 weather, meteorological
雨量 rainfall
烟雾 smoke
烟雾传感器 smoke sensor
气体传感器 gas sensor
接近开关 proximity switch
限位开关 limit switch
行程开关 travel switch, limit switch
光电开关 photoelectric switch
压电 piezoelectric
霍尔传感器 hall sensor
磁传感器 magnetic sensor
超声波 ultrasonic wave, ultrasound
超声 ultrasound, ultrasonic
声波 sound wave, acoustic wave
噪声 noise
噪音 noise
降噪 noise reduction
声发射 acoustic emission
无损检测 nondestructive testing
探伤 flaw detection
缺陷 defect, flaw
硬度计 hardness tester
三坐标 three coordinate
钟表 clock, watch, timepiece
手表 watch, wristwatch
时钟 clock
计时 timing
计时器 timer
定时器 timer
计数 count
计数器 counter

# movements and places of parts
板 plate, board
球 ball, sphere
网 net, mesh, network
连接 connect, connection
相连 connect
连通 communicate, connect
联动 linkage
接触 contact
抵接 abut, contact
抵靠 abut
贴紧 cling, press against
滚动 roll
推动 push, drive
拉动 pull
按压 press
压紧 press, compress
卡住 jam, stick
卡死 jam, seize
松动 loose, loosen
脱离 disengage, separate
松开 release, loosen
释放 release
拧紧 tighten, screw
旋紧 tighten
穿过 pass through
贯穿 penetrate, run through
插入 insert
拔出 pull out
弹出 eject, pop up
堵塞 block, clog, blockage
堵头 plug
堵漏 leak stopping, plugging
托起 lift, support
顶部 top
侧面 side, side surface
端部 end, end portion
前端 front end
后端 rear end
上端 upper end
下端 lower end
一端 one end
两端 both ends
自由端 free end
内部 interior, inside
外部 exterior, outside, external
中部 middle part
边缘 edge
中心 center
表面 surface
内壁 inner wall
外壁 outer wall
内侧 inner side
外侧 outer side
中空 hollow
空心 hollow
实心 solid
磁吸 magnetic attraction
网格 grid, mesh
丝网 wire mesh, screen
刮板输送机 scraper conveyor
反光 reflective, reflect light
反光镜 reflector, mirror
# parts of machines and of plants, further
进气导管 intake duct, air duct
电缆导管 cable conduit
冷却导管 cooling conduit
通风导管 ventilation duct
限位板 limit plate, stop plate
限位槽 limit groove
限位销 limit pin, stop pin
限位孔 limit hole
限位杆 limit rod
限位环 limit ring
定位槽 positioning groove
定位块 positioning block
定位板 positioning plate
定位柱 positioning post
导向块 guide block
导向套 guide sleeve
导向柱 guide post
导向槽 guide groove
导向轮 guide wheel
导向板 guide plate
导向孔 guide hole
滑套 sliding sleeve
安装槽 mounting groove
支撑座 support seat
支撑柱 support column
支撑块 support block
支撑腿 support leg
连接座 connecting seat
连接块 connecting block
连接套 connecting sleeve
连接轴 connecting shaft
连接臂 connecting arm
固定块 fixing block
固定环 fixing ring
固定套 fixing sleeve
固定槽 fixing groove
固定杆 fixing rod
压紧块 pressing block
压紧板 pressing plate
压紧轮 pressing wheel, pinch roller
夹紧块 clamping block
夹紧板 clamping plate
夹持臂 clamping arm
夹持块 clamping block
驱动电机 drive motor
驱动齿轮 drive gear
从动齿轮 driven gear
主动齿轮 driving gear
主动轮 driving wheel
从动轮 driven wheel
传动齿轮 transmission gear
传动链 transmission chain, drive chain
升降机构 lifting mechanism
升降平台 lifting platform
升降杆 lifting rod
翻转机构 turnover mechanism
夹紧机构 clamping mechanism
锁紧机构 locking mechanism
锁紧螺母 lock nut, locking nut
推送机构 pushing mechanism
送料机构 feeding mechanism
进料斗 feed hopper
下料斗 discharge hopper
集料斗 collecting hopper
出气口 air outlet
进油口 oil inlet
出油口 oil outlet
搅拌叶片 stirring blade
集尘箱 dust box
集水箱 water tank
储液罐 liquid storage tank
储料仓 storage bin
张紧机构 tensioning mechanism
缓冲弹簧 buffer spring
拉伸弹簧 tension spring
减震垫 damping pad
减震弹簧 damping spring
防护板 guard plate
防尘罩 dust cover
防尘网 dust screen
顶板 top plate
环形槽 annular groove
卡块 clamping block
沉孔 counterbore
偏航系统 yaw system
偏航误差 yaw error
尾流 wake
变桨系统 pitch system
叶根 blade root
叶尖 blade tip
前缘 leading edge
后缘 trailing edge
攻角 angle of attack
湍流强度 turbulence intensity
均热板 vapor chamber
冷凝段 condenser section
蒸发段 evaporator section
导热胶 thermal adhesive
导热硅脂 thermal grease
热界面材料 thermal interface material
钣金件 sheet metal part
搅拌摩擦焊 friction stir welding
注塑模具 injection mold
粗加工 rough machining
精加工 finishing
五轴加工 five-axis machining
主轴箱 spindle box, headstock
尾座 tailstock
制动片 brake pad
转向节 steering knuckle
轮胎气压 tire pressure
隔膜阀 diaphragm valve
`;
