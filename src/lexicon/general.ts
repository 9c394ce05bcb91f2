/** Verbs, qualities, quantities, places, effects and the plain words of descriptions, Chinese to English. */
export const GENERAL = `
# fasten, join, part
固定 fix, fasten, secure
紧固 fasten, tighten
连接 connect, join, couple
联接 connect, couple
相连 connected, connect
衔接 join, engage, link
对接 dock, butt joint, mate
接合 engage, join, bond
结合 combine, bond, couple
耦合 couple, coupling
安装 mount, install, attach
装配 assemble, fit
组装 assemble, assembly
拼装 assemble, piece together
拼接 splice, join, stitch
搭接 overlap, lap joint
附着 adhere, attach
附接 attach
粘接 bond, adhere, glue
粘合 bond, adhere
粘贴 paste, stick, affix
粘附 adhere, adhesion
贴合 fit closely, laminate, attach
贴附 attach, adhere
贴紧 press against, abut
贴装 mount, placement
黏合 bond, adhere
胶合 glue, bond
焊接 weld, solder
铆接 rivet
螺接 screw connection, screw
螺纹连接 threaded connection
卡接 clamp, snap-fit, engage
卡合 engage, snap-fit
卡扣 buckle, snap-fit, clip
卡住 jam, stuck, catch
卡紧 clamp
扣合 buckle, fasten, snap
扣紧 buckle, fasten
啮合 mesh, engage
咬合 mesh, bite, occlusion
嵌入 embed, insert
嵌合 fit, engage
嵌套 nest, nesting
镶嵌 inlay, embed
套接 sleeve, socket joint
套设 sleeve, fit over
套装 sleeve, kit, set
套入 fit over, insert
插接 plug in, insert
插入 insert, insertion
插装 insert, plug-in
拔出 pull out, withdraw
拔下 unplug, pull off
拔除 pull out, extract
插拔 plug and unplug, plugging
铰接 hinge, articulate, pivot
枢接 pivot, hinge
枢转 pivot
夹紧 clamp
夹持 clamp, grip, hold
夹住 clamp, grip
夹取 grip, pick up
抓取 grasp, grab, grip
抓住 grasp, grab, catch
抓握 grasp, grip
握持 hold, grip
握住 hold, grasp
捆绑 bind, bundle, tie
捆扎 bundle, tie, strap
绑定 bind, binding
绑扎 tie, bind
绑住 tie, bind
系住 tie, tether
拴住 tie, tether
打结 knot
缠绕 wind, wrap, entangle
卷绕 wind, winding
绕制 wind, winding
缝合 suture, sew, stitch
缝制 sew
缝纫 sew, sewing
锁定 lock
锁紧 lock, tighten
锁住 lock
锁止 lock, latch
闭锁 lock, latch, blocking
上锁 lock
解锁 unlock
开锁 unlock
互锁 interlock
自锁 self-lock
拧紧 tighten, screw
拧松 loosen, unscrew
旋紧 tighten, screw
旋松 loosen, unscrew
旋入 screw in
松开 release, loosen
松动 loose, loosening
松脱 come loose, loosen
松弛 slack, relaxation
放松 relax, loosen
释放 release
脱开 disengage, detach
脱离 detach, separate, disengage
脱落 fall off, detach
脱出 come out, escape
脱扣 trip, release
掉落 fall, drop
掉出 fall out
滑落 slip off, slide down
分离 separate, separation, detach
分开 separate, part
分隔 separate, partition, divide
分割 divide, segment, split
分段 segment, section
分层 layer, delamination, stratify
分块 block, divide
分散 disperse, dispersion
分布 distribute, distribution
分配 distribute, allocate, dispense
分流 shunt, divert
分支 branch
分叉 fork, bifurcate
分解 decompose, disassemble
分裂 split, fission
分级 classify, grade
分类 classify, sort
分拣 sort, sorting
分选 sort, separation
拆卸 disassemble, remove, detach
拆除 dismantle, remove
拆开 take apart, open
拆下 remove, detach
拆装 disassemble, mounting and dismounting
拆分 split, divide
卸下 unload, remove
卸载 unload, uninstall
卸料 unload, discharge
断开 disconnect, break
切断 cut off, interrupt
断裂 fracture, break
断电 power off, power failure
隔离 isolate, isolation
隔开 separate, space apart
间隔 interval, spacing
绝缘 insulate, insulation
合并 merge, combine
组合 combine, combination
混合 mix, blend, hybrid
融合 fuse, fusion, merge
汇合 converge, merge
汇集 collect, gather
汇流 confluence, busbar
集成 integrate, integrated
集中 concentrate, centralized
聚集 gather, aggregate
聚合 polymerize, aggregate
集合 set, collection, gather
堆叠 stack
堆放 pile, stack
堆积 accumulate, pile up
叠放 stack
叠加 superimpose, superpose
叠置 stack, overlap
层叠 stack, laminate
码放 stack, palletize
码垛 palletize, stack
重叠 overlap
覆盖 cover, coverage
包覆 coat, wrap, cover
包裹 wrap, package, parcel
包围 surround, enclose
包装 package, packaging, pack
包扎 bandage, wrap
围绕 surround, around
环绕 surround, encircle
封闭 close, seal, enclosed
封装 encapsulate, package
密封 seal
封口 seal, sealing
封堵 block, plug, seal
堵住 block, plug
堵塞 clog, block, plug
堵头 plug
塞住 plug, stop up
盖住 cover
遮住 cover, block
遮挡 shield, block, occlude
遮盖 cover, mask
遮蔽 shield, mask
遮光 light shielding, shading
屏蔽 shield, shielding
阻挡 block, stop
阻止 prevent, stop
阻断 block, interrupt
阻隔 barrier, block
阻碍 hinder, obstruct
拦截 intercept
拦住 stop, block
挡住 block, stop

# prevent, keep, allow
防止 prevent
避免 avoid, prevent
预防 prevent, prevention
防护 protect, protection, guard
保护 protect, protection
保持 keep, maintain, hold
维持 maintain, sustain
保证 ensure, guarantee
确保 ensure
保障 ensure, safeguard
保存 save, store, preserve
保留 retain, keep, reserve
存储 store, storage
储存 store, storage
贮存 store, storage
存放 store, place
存取 access
收集 collect, gather
收纳 store, accommodate, storage
收藏 store, collect
收起 retract, fold up
收回 retract, recover
收拢 gather, fold
收缩 shrink, contract
收卷 wind up, rewind
收放 retract and release
收紧 tighten
采集 collect, acquire, sample
获取 acquire, obtain
获得 obtain, acquire
取得 obtain
得到 obtain, get
提取 extract
取出 take out, remove
取下 remove, take off
取放 pick and place
取样 sample, sampling
采样 sample, sampling
抽样 sampling
抽取 extract, draw
抽出 pull out, draw out
抽吸 suction, aspirate
抽拉 pull, drawer
吸取 suck, aspirate, absorb
吸入 inhale, suck in
吸附 adsorb, adsorption, suction
吸住 hold by suction, attract
吸收 absorb, absorption
吸引 attract, suction
允许 allow, permit
禁止 prohibit, forbid, disable
限制 limit, restrict
限定 define, limit
限位 limit, stop
约束 constrain, restrain, constraint
抑制 suppress, inhibit
克服 overcome
消除 eliminate, remove
去除 remove
除去 remove
清除 clear, remove
清理 clean, clear
排除 exclude, eliminate
删除 delete
移除 remove
剔除 reject, remove
剥离 peel, strip
剥落 peel off, spall
剥开 peel
撕开 tear open
撕裂 tear
撕下 tear off
揭开 uncover, peel off
打开 open, turn on
开启 open, turn on
启闭 open and close
开闭 open and close
开合 open and close
关闭 close, turn off
闭合 close, closed
关上 close, shut
合上 close
张开 open, spread
展开 unfold, expand, deploy
铺开 spread, unroll
铺设 lay, laying
铺展 spread
折叠 fold, foldable
折弯 bend, bending
弯折 bend
弯曲 bend, curved, flex
卷曲 curl, crimp
卷起 roll up
对折 fold in half
翻折 fold, turn over
翻转 flip, turn over, invert
翻动 turn over
翻盖 flip cover
掀开 lift, open
倒置 invert, upside down
倒出 pour out
倾倒 pour, dump, topple
倾斜 incline, tilt
倾翻 overturn, tip over
倒塌 collapse

# move, turn, raise
移动 move, mobile
运动 motion, movement, sport
活动 movable, activity
搬运 carry, transport, handling
搬动 move, carry
挪动 move, shift
运送 transport, convey
运输 transport
输送 convey, transport, deliver
传送 convey, transfer, transmit
传递 transfer, transmit
传输 transmit, transmission
传动 transmission, drive
传导 conduct, conduction
传播 propagate, spread
转移 transfer
转运 transfer, transport
转换 convert, switch, conversion
转变 transform, convert
转化 convert, transform
转动 rotate, turn
旋转 rotate, rotation
回转 rotate, revolve, slewing
自转 rotate, spin
公转 revolve, revolution
转向 steer, steering, turn
转弯 turn, corner
变换 transform, change
切换 switch, switching
更换 replace, change
替换 replace, substitute
替代 replace, substitute
代替 replace, instead
取代 replace, substitute
交换 exchange, swap
互换 interchange
置换 replace, displacement
滚动 roll, scroll
滚压 roll
滑动 slide, slip
滑移 slip, slide
滑行 slide, coast, taxi
打滑 slip, skid
摆动 swing, oscillate
摇动 shake, rock
摇摆 swing, sway
摇晃 shake, sway
晃动 shake, sway, wobble
抖动 shake, jitter
震动 vibrate, shake
振动 vibrate, vibration
振荡 oscillate, oscillation
振捣 vibrate, tamp
颤动 tremble, flutter
跳动 jump, beat, runout
脉动 pulsate, pulsation
波动 fluctuate, wave
起伏 undulate, fluctuate
升降 lift, raise and lower
升起 raise, rise
上升 rise, ascend
上移 move up
下降 descend, decrease, drop
下移 move down
下落 fall, drop
下沉 sink, settle
下垂 sag, droop
沉降 settle, sedimentation
沉淀 precipitate, sediment
沉积 deposit, deposition
漂浮 float
悬浮 suspend, levitate, suspension
悬挂 hang, suspend
悬空 suspended, overhang
吊挂 hang, suspend
吊装 hoist, lift
吊起 lift, hoist
挂起 hang, suspend
挂住 hook, hang
举起 lift, raise
举升 lift
抬起 lift, raise
抬高 raise, elevate
抬升 lift, raise
提起 lift, raise
提升 lift, improve, raise
提高 improve, increase, raise
提供 provide, supply
提示 prompt, hint, remind
提醒 remind, alert
提拉 lift, pull
放下 lower, put down
放置 place, put
放入 put in, place
放大 amplify, enlarge
放电 discharge
放出 release, discharge
放气 deflate, vent
安放 place, set
摆放 place, arrange
摆正 align, straighten
布置 arrange, layout
布设 lay, arrange
设置 set, provide, arrange
设定 set, preset
设计 design
配置 configure, configuration
配备 equip
配合 cooperate, fit, mate
配套 matching, supporting
装备 equip, equipment
装入 load, fit in
装载 load
装填 fill, load
装卸 load and unload
装有 equipped with, containing
装饰 decorate, decorative
安置 place, arrange
排列 arrange, array
排布 arrange, layout
排出 discharge, exhaust
排放 emit, discharge, emission
排气 exhaust, vent
排水 drain, drainage
排空 empty, evacuate
排序 sort, order
排队 queue
对齐 align
对准 align, aim
对中 center, centering
对正 align
校准 calibrate
校正 correct, calibrate
校验 verify, check
矫正 correct, straighten
矫直 straighten
纠正 correct
纠偏 correct deviation
修正 correct, modify
修改 modify
修复 repair, restore
修理 repair
维修 repair, maintenance
维护 maintain, maintenance
检修 overhaul, inspect
保养 maintenance
调节 adjust, regulate
调整 adjust
调控 regulate, control
调试 debug, commission
调配 allocate, blend
调度 schedule, dispatch
调用 call, invoke
微调 fine tune
定位 position, locate
定向 orient, directional
定时 timing, timer
定型 shape, setting
定心 center
导向 guide
引导 guide, lead
引入 introduce
引出 lead out, draw out
引起 cause
导致 cause, lead to
造成 cause
产生 generate, produce
生成 generate, form
形成 form
构成 constitute, form
组成 compose, composition
构造 construct, structure
构建 construct, build
建立 establish
搭建 build, erect
搭设 erect
架设 erect, mount
竖立 erect, upright
直立 upright, stand
站立 stand
支撑 support
支承 support, bear
支持 support
承托 support, hold
承载 bear, carry
承受 withstand, bear
承接 receive, catch
托住 support, hold
撑开 spread, expand
顶住 push against, abut
顶起 jack up, lift
顶出 eject
抵住 abut, press against
抵接 abut
抵触 abut, contact
抵靠 abut
抵抗 resist
抵消 offset, cancel
靠近 near, approach
接近 approach, proximity
远离 away from, remote
接触 contact, touch
触碰 touch
触摸 touch
触发 trigger
触及 reach, touch
碰到 touch, hit
碰撞 collide, collision
撞击 impact, hit, strike
冲击 impact, shock
敲击 knock, strike, tap
敲打 knock, beat
击打 hit, strike
锤击 hammer
拍打 beat, tap, pat
挤压 extrude, squeeze, press
挤出 extrude, squeeze out
挤入 squeeze in
压紧 press, compress
压缩 compress, compression
压住 press, hold down
压平 flatten
压碎 crush
压入 press in
压制 press, suppress
压合 press, laminate
压实 compact
按压 press
按下 press
按动 press
按住 press, hold
踩踏 step on, tread
踩下 step on, depress
踏入 step in
推动 push, drive
推拉 push and pull, sliding
推进 propel, advance
推出 push out, eject
推送 push
推移 push, shift
推开 push open
推压 push, press
拉动 pull
拉伸 stretch, tensile, draw
拉紧 tension, tighten
拉开 pull open
拉出 pull out
拉拔 draw, pull
拉起 pull up
拖动 drag, drive
拖拉 drag, pull
拖曳 tow, drag
牵引 traction, tow
牵拉 pull, traction
张紧 tension
伸展 extend, stretch
伸出 extend, protrude
伸入 extend into
伸缩 telescopic, extend and retract
伸长 elongate, elongation
延伸 extend
延长 extend, prolong
缩短 shorten
缩小 reduce, shrink
缩回 retract
扩大 expand, enlarge
扩展 expand, extend
扩张 dilate, expand
扩散 diffuse, diffusion
膨胀 expand, swell
鼓起 bulge
胀紧 expand, tensioning
胀开 expand
突出 protrude, project
凸出 protrude, project
凸起 protrusion, bump
凹陷 recess, depression
凹进 recess
外露 exposed
露出 expose
暴露 expose, exposure
隐藏 hide, conceal
显示 display, show
显露 reveal
展示 display, show
呈现 present, render
表示 represent, indicate
指示 indicate, instruct
指向 point to
标记 mark, label
标识 identify, identifier, mark
标注 annotate, label
标示 mark, indicate
标定 calibrate
标志 sign, mark, flag

# detect, compute, control
检测 detect, test
探测 detect, probe
侦测 detect
检查 check, inspect, examine
检验 inspect, test
检索 search, retrieve
监测 monitor
监控 monitor, surveillance
监视 monitor, watch
监督 supervise
测量 measure, measurement
测定 measure, determine
测试 test
测算 estimate, calculate
测绘 survey, mapping
计量 meter, metering
计算 calculate, compute
计数 count
计时 timing, time
统计 statistics, count
估计 estimate
估算 estimate
预测 predict, forecast
预报 forecast
预警 early warning
预估 estimate
预定 predetermined, preset
预设 preset, predetermined
预先 in advance, previously
预热 preheat
预处理 pretreat, preprocess
判断 judge, determine
判定 determine, judge
判别 discriminate
确定 determine
确认 confirm
认证 authenticate, certify
验证 verify
鉴别 identify, discriminate
鉴定 identify, appraise
识别 recognize, identify
辨别 distinguish
辨识 identify
区分 distinguish
区别 difference, distinguish
感知 sense, perceive
感测 sense
感应 induction, sense
感受 feel, sense
感觉 feel, sensation
察觉 perceive, notice
发现 find, discover
寻找 search, find
查找 search, look up
查询 query
查看 view, check
搜索 search
观察 observe
观看 watch, view
目测 visual inspection
注意 note, attention
比较 compare
对比 compare, contrast
对照 control, compare
比对 compare
匹配 match
适配 adapt, adapter
适应 adapt
适合 suitable
适用 applicable, suitable
符合 conform, meet
满足 satisfy, meet
达到 reach, achieve
实现 achieve, realize
完成 complete, finish
执行 execute, perform
实施 implement, carry out
进行 perform, carry out
操作 operate, operation
操纵 manipulate, operate
操控 control, manipulate
控制 control
管理 manage, management
管控 control
处理 process, treat
处置 dispose
加工 process, machine
制造 manufacture, make
制作 make, fabricate
制备 prepare, preparation
制成 made
制得 prepare, obtain
生产 produce, production
使用 use
利用 utilize, use
运用 apply, use
应用 apply, application
采用 adopt, use
选用 select
选择 select, choose
选取 select
挑选 select, pick
筛选 screen, filter
过滤 filter
分析 analyze, analysis
研究 research, study
研发 develop, research
开发 develop
优化 optimize
改进 improve
改善 improve
改良 improve
改变 change
改造 modify, retrofit
增强 enhance, strengthen
加强 reinforce, strengthen
强化 strengthen, intensify
加固 reinforce
增加 increase
增大 increase, enlarge
增高 raise, heighten
增多 increase
增长 growth, increase
添加 add
加入 add
加上 add
补充 supplement, replenish
补偿 compensate
补给 replenish, supply
填充 fill
填补 fill
填入 fill in
充满 full, fill
充入 charge, fill
充气 inflate
充电 charge
灌注 pour, perfuse, fill
灌入 pour in
灌装 fill, filling
注入 inject
注射 inject, injection
注满 fill
倒入 pour into
加注 fill, refuel
减少 reduce, decrease
减小 reduce, decrease
减轻 reduce, lighten, alleviate
减弱 weaken, attenuate
减缓 slow, mitigate
减慢 slow down
减速 decelerate
加速 accelerate
加快 accelerate, speed up
降低 reduce, lower
降噪 noise reduction
降温 cool
降压 step-down, depressurize
降解 degrade
升高 raise, increase
升温 heat up
升压 boost
增压 pressurize, supercharge
加压 pressurize
减压 decompress, pressure reduction
泄压 pressure relief
保压 pressure holding
削弱 weaken
衰减 attenuate, decay
缓解 relieve, alleviate
缓冲 buffer, cushion
缓和 ease, moderate
恢复 restore, recover
复位 reset, return
复原 restore
回复 return, reply
回位 return
返回 return
回收 recover, recycle
回流 reflux, return
回弹 rebound, spring back
循环 circulate, cycle
往复 reciprocate
来回 back and forth
重复 repeat
反复 repeatedly
再生 regenerate
再次 again
重新 again
启动 start
起动 start
开始 start, begin
开机 power on, start
关机 shut down, power off
停机 shutdown, stop
停止 stop
停留 stay, dwell
停放 park
中止 abort, suspend
中断 interrupt
终止 terminate
结束 end, finish
暂停 pause
继续 continue
持续 continuous, last
维系 maintain
运行 run, operate
运转 run, operate
工作 work, operate
作用 act, action, effect
驱动 drive
带动 drive
联动 linkage, interlock
同步 synchronize, synchronous
制动 brake
刹住 brake
待机 standby
休眠 sleep, dormant
唤醒 wake up
激活 activate
激励 excite, excitation
激发 excite, stimulate
刺激 stimulate
触动 trigger, touch
发送 send, transmit
发出 emit, send out
发射 emit, transmit, launch
发光 emit light, luminous
发热 heat generation, fever
发电 generate electricity, power generation
发生 occur
发展 develop
发明 invention
发布 publish, release
接收 receive
接受 accept, receive
接入 access
接通 connect, switch on
接线 wiring
接地 grounding, earth
导通 conduct, turn on
连通 communicate, connect
相通 communicate
贯通 through
贯穿 penetrate, run through
穿过 pass through
穿透 penetrate
穿入 pass into, thread
穿孔 perforate
穿设 pass through
穿刺 puncture
刺穿 pierce
刺入 pierce, puncture
通过 pass, through
经过 pass
通入 introduce, feed
进入 enter
进出 in and out
流入 flow in
流出 flow out
流动 flow
流过 flow through
流经 flow through
流失 loss
溢出 overflow
溢流 overflow
漏出 leak
渗透 permeate, penetrate
渗入 infiltrate
渗出 exude, seep

# heat, wet, cut, treat
加热 heat
冷却 cool
制冷 refrigeration, cooling
散热 heat dissipation
导热 thermally conductive
传热 heat transfer
换热 heat exchange
吸热 endothermic, heat absorption
放热 exothermic
隔热 heat insulation
保温 heat preservation, insulation
保暖 warm
保鲜 fresh-keeping
保湿 moisturize
冷冻 freeze
冻结 freeze
解冻 thaw
结冰 freeze, icing
结霜 frost
除霜 defrost
除冰 deice
融化 melt
熔化 melt
熔融 melt
熔接 fusion splice, weld
溶解 dissolve
稀释 dilute
浓缩 concentrate
凝固 solidify, coagulate
固化 cure, solidify
硬化 harden
软化 soften
液化 liquefy
气化 gasify, vaporize
汽化 vaporize
雾化 atomize
蒸发 evaporate
蒸馏 distill
冷凝 condense
凝结 condense, coagulate
结晶 crystallize
干燥 dry
烘干 dry
烘烤 bake
晾干 air dry
晒干 sun dry
风干 air dry
吹干 blow dry
脱水 dehydrate, dewater
除湿 dehumidify
加湿 humidify
润湿 wet
湿润 moist, wet
浸泡 soak
浸入 immerse
浸渍 impregnate
淋湿 wet
喷洒 spray, sprinkle
喷射 jet, spray
喷涂 spray
喷淋 spray
喷雾 spray, mist
喷出 eject, spray
涂抹 apply, smear
涂覆 coat
涂布 coat
涂刷 brush
刷涂 brush coating
镀覆 plate
印刷 print
打印 print
染色 dye
着色 color
褪色 fade
抛光 polish
打磨 grind, sand
磨削 grind
研磨 grind
磨光 polish
切割 cut
切开 cut, incise
切削 cut
剪切 shear, cut
剪断 shear, cut off
裁切 cut, trim
裁剪 cut, tailor, crop
修剪 trim, prune
锯切 saw
劈开 split
破碎 crush, break
粉碎 pulverize, crush
碾碎 crush, grind
碾压 roll, crush
打碎 smash, break
击碎 smash
捣碎 mash, crush
钻孔 drill
打孔 punch, drill
开孔 hole, opening
开槽 slot, groove
冲压 stamp
冲孔 punch
冲洗 rinse, flush
冲刷 scour, flush
挖掘 excavate, dig
挖出 dig out
开挖 excavate
填埋 bury, landfill
掩埋 bury
埋入 embed, bury
埋设 bury
浇筑 pour, cast
浇注 cast, pour
铸造 cast
锻造 forge
轧制 roll
成型 mold, form
成形 form, shape
塑形 shape, mold
注塑 injection molding
烧结 sinter
煅烧 calcine
燃烧 burn, combust
点燃 ignite
点火 ignite, ignition
引燃 ignite
熄灭 extinguish
灭火 extinguish fire, fire fighting
爆炸 explode
引爆 detonate
爆破 blast
搅拌 stir, agitate
搅动 stir
搅匀 stir evenly
揉搓 knead, rub
揉捏 knead
摩擦 friction, rub
擦拭 wipe
擦除 erase, wipe
擦干 wipe dry
刮除 scrape
刮擦 scrape, scratch
刮平 scrape, level
铲除 shovel, eradicate
清洗 clean, wash
清洁 clean
洗涤 wash
洗净 wash
漂洗 rinse
吹扫 purge
吹气 blow air
吹出 blow out
送风 air supply
送料 feed
进料 feed
上料 load, feed
下料 discharge, blanking
投料 feed
出料 discharge
给料 feed
供给 supply
供应 supply
供电 power supply
供水 water supply
供气 air supply
供暖 heating
通风 ventilate
通气 ventilate, vent
换气 ventilate
透气 breathable
通电 energize
消毒 disinfect
杀菌 sterilize
灭菌 sterilize
抗菌 antibacterial
杀灭 kill
杀死 kill
净化 purify
纯化 purify
提纯 purify
精制 refine
提炼 refine
分馏 fractionate
萃取 extract
离心 centrifuge, centrifugal
筛分 sieve
腐蚀 corrode, etch
蚀刻 etch
氧化 oxidize
还原 reduce, restore
中和 neutralize
催化 catalyze
反应 react, reaction
发酵 ferment
培养 culture, cultivate
培育 cultivate, breed
繁殖 reproduce, propagate
生长 grow
成长 grow
成熟 mature
死亡 death, die
老化 age, aging
衰老 aging
存活 survive

# signals, light, data
照射 irradiate, illuminate
照明 illuminate, lighting
照亮 illuminate
辐射 radiate, radiation
反射 reflect
折射 refract
散射 scatter
衍射 diffract
聚焦 focus
对焦 focus
瞄准 aim
扫描 scan
拍摄 shoot, photograph
拍照 photograph
成像 image, imaging
投影 project, projection
投射 project
闪烁 flash, flicker, scintillate
发声 sound
播放 play
录音 record sound
录制 record
记录 record
登记 register
注册 register
登录 log in
输入 input
输出 output
读取 read
写入 write
更新 update
刷新 refresh
加载 load
下载 download
上传 upload
上报 report
报告 report
报警 alarm
告警 alarm
警告 warn
警示 warn
通知 notify
通信 communicate, communication
通讯 communicate, communication
交流 alternating current, communicate
直流 direct current
交互 interact
互动 interact
响应 respond, response
回应 respond
反馈 feedback
请求 request
要求 require, claim
需要 need, require
需求 demand, need
命令 command
指令 instruction, command
编码 encode
解码 decode
译码 decode
编程 program
编辑 edit
加密 encrypt
解密 decrypt
调制 modulate
解调 demodulate
滤波 filter
采光 daylighting
映射 map
索引 index
链接 link
共享 share
分享 share
推荐 recommend
训练 train
学习 learn
记忆 memory
忘记 forget
模拟 simulate, analog
仿真 simulate, simulation
模仿 imitate
复制 copy, replicate
仿制 imitate, copy
拟合 fit
排斥 repel
结算 settle
交易 transaction, trade
支付 pay

# quantities
长度 length
宽度 width
高度 height, altitude
深度 depth
厚度 thickness
直径 diameter
内径 inner diameter
外径 outer diameter
孔径 aperture, pore size
口径 caliber, aperture
半径 radius
周长 perimeter, circumference
面积 area
体积 volume
容积 volume, capacity
容量 capacity
重量 weight
质量 mass, quality
重力 gravity
自重 own weight, dead weight
密度 density
比重 specific gravity
速度 speed, velocity
速率 rate
转速 rotational speed
流速 flow velocity
流量 flow rate, traffic
加速度 acceleration
角度 angle
夹角 angle, included angle
倾角 inclination, tilt angle
坡度 slope, gradient
斜率 slope
曲率 curvature
弧度 radian, curvature
距离 distance
间距 spacing, pitch
节距 pitch
行程 stroke, travel
位移 displacement
位置 position, location
方位 azimuth, orientation
方向 direction
取向 orientation
姿态 attitude, posture
尺寸 size, dimension
大小 size
规格 specification
形状 shape
外形 shape, outline
轮廓 contour, profile, outline
比例 proportion, ratio
比率 ratio
比值 ratio
占比 proportion
百分比 percentage
浓度 concentration
含量 content
数量 number, quantity
用量 dosage, amount
剂量 dose
总量 total amount
余量 balance, margin
重量份 parts by weight
程度 degree, extent
等级 grade, level
级别 level
强度 strength, intensity
硬度 hardness
刚度 stiffness, rigidity
刚性 rigidity, rigid
韧性 toughness
弹性 elasticity, elastic
塑性 plasticity
柔性 flexible
脆性 brittleness
粘度 viscosity
粘性 viscous, sticky, viscosity
湿度 humidity
温度 temperature
温差 temperature difference
室温 room temperature
常温 normal temperature
高温 high temperature
低温 low temperature
熔点 melting point
沸点 boiling point
压力 pressure
压强 pressure
气压 air pressure
高压 high pressure, high voltage
低压 low pressure, low voltage
负压 negative pressure
常压 atmospheric pressure
压差 pressure difference
真空 vacuum
应力 stress
应变 strain
张力 tension
拉力 tensile force, pull
推力 thrust
浮力 buoyancy
阻力 resistance, drag
摩擦力 friction
扭矩 torque
力矩 moment, torque
转矩 torque
外力 external force
动力 power
动能 kinetic energy
能量 energy
能耗 energy consumption
热量 heat
功率 power
电压 voltage
电流 current
频率 frequency
周期 period, cycle
波长 wavelength
振幅 amplitude
幅度 amplitude, magnitude
相位 phase
亮度 brightness, luminance
光强 light intensity
颜色 color
色彩 color
透明度 transparency
清晰度 definition, clarity
分辨率 resolution
精度 accuracy, precision
精确度 accuracy
准确率 accuracy
误差 error
偏差 deviation
公差 tolerance
偏移 offset, shift
偏心 eccentric
同心 concentric
同轴 coaxial
间隙 gap, clearance
缝隙 gap, slit
空隙 gap, void
孔隙 pore, void
灵敏度 sensitivity
效率 efficiency
效果 effect
功效 efficacy, effect
性能 performance
功能 function
能力 ability, capability
特性 characteristic
特征 feature, characteristic
特点 characteristic, feature
性质 property, nature
属性 attribute
参数 parameter
变量 variable
常数 constant
系数 coefficient
因素 factor
因子 factor
指标 index, indicator
指数 index, exponent
阈值 threshold
数值 value
最大值 maximum
最小值 minimum
平均值 average, mean
峰值 peak
极限 limit
上限 upper limit
下限 lower limit
范围 range, scope
区间 interval, section
梯度 gradient
概率 probability
寿命 life, service life
使用寿命 service life
耐久性 durability
可靠性 reliability
稳定性 stability
安全性 safety, security
均匀性 uniformity
一致性 consistency
兼容性 compatibility
灵活性 flexibility
舒适性 comfort
舒适度 comfort
准确性 accuracy
实用性 practicality
导电性 conductivity
导热性 thermal conductivity
流动性 fluidity
水溶性 water-soluble
挥发性 volatile
放射性 radioactive
生物相容性 biocompatibility
单位 unit
刻度 scale
标尺 scale, ruler
零点 zero point
负荷 load
负载 load
载荷 load
载重 load
承重 load bearing
受力 force, stressed

# qualities
硬质 hard, rigid
坚硬 hard
坚固 firm, sturdy
牢固 firm, secure
稳固 stable, firm
稳定 stable
平稳 smooth, steady
结实 sturdy, strong
耐用 durable
耐磨 wear-resistant
耐热 heat-resistant
耐高温 high temperature resistant
耐腐蚀 corrosion-resistant
耐火 refractory, fire-resistant
耐压 pressure-resistant
耐候 weather-resistant
防水 waterproof
防潮 moisture-proof
防火 fireproof
防爆 explosion-proof
防尘 dustproof
防滑 anti-slip, non-slip
防震 shockproof
减震 shock absorption, damping
减振 vibration damping
隔音 sound insulation
吸音 sound absorption
静音 mute, quiet
防锈 rust-proof
防腐 anti-corrosion, preservative
防盗 anti-theft
防伪 anti-counterfeiting
防冻 antifreeze
防晒 sunscreen
防雨 rainproof
防风 windproof
防霉 mildew-proof
防臭 odor-proof, deodorant
防静电 antistatic
阻燃 flame retardant
易燃 flammable
易碎 fragile
柔软 soft
柔韧 flexible
松软 soft, loose
蓬松 fluffy
光滑 smooth
平滑 smooth
平整 flat, level
平坦 flat
粗糙 rough
尖锐 sharp
锋利 sharp
钝化 passivate, blunt
透明 transparent
半透明 translucent
透光 light-transmitting
清晰 clear
模糊 fuzzy, blurred
明亮 bright
昏暗 dim, dark
黑暗 dark
鲜艳 bright, vivid
美观 beautiful, attractive
漂亮 beautiful
干净 clean
肮脏 dirty
潮湿 damp, moist
干旱 drought, arid
寒冷 cold
炎热 hot
温暖 warm
凉爽 cool
新鲜 fresh
简单 simple
简便 simple, convenient
简易 simple
方便 convenient, facilitate
便利 convenient
便捷 convenient, quick
便于 facilitate
容易 easy
易于 easy
困难 difficult
复杂 complex, complicated
繁琐 cumbersome
麻烦 troublesome
轻便 portable, light
便携 portable
便携式 portable
手持 handheld
手持式 handheld
轻巧 light, compact
轻质 lightweight
轻量化 lightweight
笨重 heavy, bulky
紧凑 compact
小型 small, miniature
微型 micro, miniature
迷你 mini
大型 large
巨大 huge
细小 fine, small
细长 elongated, slender
狭窄 narrow
宽敞 spacious
超薄 ultra-thin
薄壁 thin-walled
厚重 heavy
中空 hollow
空心 hollow
实心 solid
镂空 hollowed-out
多孔 porous
密集 dense
密实 dense, compact
致密 dense
稀疏 sparse
疏松 loose, porous
紧密 tight, close
牢靠 reliable
可靠 reliable
安全 safe, safety, security
危险 dangerous, hazard
有害 harmful
有毒 toxic
无毒 non-toxic
无害 harmless
环保 environmentally friendly
绿色 green
节能 energy saving
省力 labor-saving
省电 power saving
节省 save
节约 save
浪费 waste
高效 efficient
有效 effective
无效 invalid, ineffective
低成本 low cost
廉价 cheap, low-cost
便宜 cheap
昂贵 expensive
快速 fast, rapid
迅速 rapid, quick
高速 high speed
低速 low speed
缓慢 slow
及时 timely
实时 real-time
即时 instant
瞬间 instantaneous
瞬时 instantaneous, transient
瞬态 transient
稳态 steady state
连续 continuous
间歇 intermittent
断续 intermittent
逐渐 gradually
逐步 step by step, gradually
均匀 uniform, even
平均 average
平衡 balance, equilibrium
均衡 balance, equalize
对称 symmetrical
不对称 asymmetric
相同 same, identical
相等 equal
等于 equal
不同 different
相似 similar
类似 similar
一致 consistent
统一 unified, uniform
单一 single
多样 diverse
多种 multiple, various
多功能 multifunctional
通用 universal, general
专用 dedicated, special
特殊 special
特定 specific, particular
典型 typical
普通 ordinary, common
常用 common
常见 common
常规 conventional
传统 traditional, conventional
现有 existing
新型 new, novel
新颖 novel
先进 advanced
落后 backward
现代 modern
古老 old, ancient
智能 intelligent, smart
自动 automatic
自动化 automation
全自动 fully automatic
半自动 semi-automatic
手动 manual
人工 manual, artificial
电动 electric
气动 pneumatic
液压 hydraulic
机械 mechanical, machinery
磁性 magnetic
电子 electronic, electron
数字 digital, number
数字化 digital, digitize
无线 wireless
有线 wired
远程 remote
遥控 remote control
在线 online
离线 offline
移动式 mobile
可移动 movable, mobile
可调 adjustable
可调节 adjustable
可拆卸 detachable, removable
可折叠 foldable
可伸缩 telescopic, retractable
可旋转 rotatable
可重复使用 reusable
可降解 degradable
可充电 rechargeable
可再生 renewable
可编程 programmable
可见 visible
可行 feasible
可控 controllable
一次性 disposable
一体 integral, one-piece
一体化 integrated
一体式 integral
整体 whole, integral
分体 split, separate
模块化 modular
标准化 standardize
固定式 fixed
立式 vertical
卧式 horizontal
壁挂式 wall-mounted
悬挂式 suspended
嵌入式 embedded
内置 built-in
外置 external
独立 independent
相互 mutual, each other
互相 mutual, each other
共同 common, joint
公共 public, common
单独 separate, individual
个人 personal, individual
个性化 personalized
主要 main, major
主体 main body
次要 secondary
辅助 auxiliary, assist
备用 spare, standby
关键 key, critical
核心 core
重要 important
基本 basic
必要 necessary
必需 essential, required
多余 excess, redundant
过量 excess
过多 excessive
足够 enough, sufficient
充分 sufficient, fully
充足 sufficient
不足 insufficient, shortage
缺乏 lack
缺少 lack
完全 completely
完整 complete
全部 all
部分 part, portion
局部 local, partial
整个 entire, whole
大量 large amount
少量 small amount
微量 trace
适量 appropriate amount
过度 excessive
过大 too large
过高 too high
过低 too low
大致 roughly, substantially
大约 about
精确 precise, accurate
精准 precise
准确 accurate
精密 precision
正确 correct
错误 error, wrong
真实 real, true
虚拟 virtual
虚假 false
正常 normal
异常 abnormal
良好 good
优良 excellent
优异 excellent
优质 high-quality
最佳 optimal, best
较好 better
合理 reasonable
合适 suitable
合格 qualified
不良 bad, adverse, defective
恶劣 harsh, severe
严重 serious, severe
轻微 slight
强烈 strong
温和 mild
激烈 intense
灵活 flexible
灵敏 sensitive
敏感 sensitive
顺畅 smooth
流畅 smooth
舒适 comfortable
舒服 comfortable
健康 health, healthy
天然 natural
自然 natural, nature
合成 synthesize, synthetic
复合 composite
纯净 pure
原始 original, raw
永久 permanent
临时 temporary
暂时 temporary
静止 stationary, static
静态 static
动态 dynamic
主动 active
被动 passive
有源 active
无源 passive
线性 linear
非线性 nonlinear
随机 random
任意 arbitrary, any
固态 solid state
固体 solid
液态 liquid
气态 gaseous
粉末 powder
颗粒 particle, granule
糊状 paste
纤维状 fibrous
活性 active, activity
惰性 inert
酸性 acidic
碱性 alkaline
中性 neutral
亲水 hydrophilic
疏水 hydrophobic
吸水 water-absorbing
导电 conductive
导磁 magnetically conductive
隔爆 flameproof

# shapes
圆形 circular, round
圆柱 cylinder
圆柱形 cylindrical
圆筒 cylinder
圆锥 cone
圆锥形 conical
锥形 conical, tapered
圆弧 arc
弧形 arc-shaped, curved
椭圆 ellipse, oval
椭圆形 elliptical, oval
球形 spherical
球面 spherical surface
半球 hemisphere
半圆 semicircle
环形 annular, ring
环状 annular, ring-shaped
方形 square
正方形 square
长方形 rectangle, rectangular
矩形 rectangular, rectangle
梯形 trapezoidal, trapezoid
三角形 triangle, triangular
菱形 diamond, rhombus
多边形 polygon
六边形 hexagon
六角形 hexagonal
长条形 strip-shaped, elongated
条形 strip-shaped, bar
条状 strip
片状 sheet-like, flake
板状 plate-shaped
块状 block-shaped, lump
管状 tubular
棒状 rod-shaped
筒状 cylindrical, tubular
杯状 cup-shaped
碗状 bowl-shaped
盘状 disc-shaped
网状 mesh, reticular
网格 grid, mesh
蜂窝 honeycomb
波浪形 wavy
波纹 corrugated, ripple
锯齿 sawtooth, serration
锯齿形 zigzag, serrated
螺旋 spiral, helical, screw
螺旋形 spiral, helical
扇形 fan-shaped, sector
星形 star-shaped
十字形 cross-shaped
喇叭形 flared, horn-shaped
漏斗形 funnel-shaped
楔形 wedge-shaped
弓形 arched, bow-shaped
拱形 arch, arched
钩状 hook-shaped
叶片状 blade-shaped
流线型 streamlined
扁平 flat
扁平状 flat
平面 plane, flat
曲面 curved surface
斜面 inclined surface, slope
凹面 concave
凸面 convex
直线 straight line, linear
曲线 curve
折线 broken line
斜线 oblique line
虚线 dashed line
圆圈 circle
圆角 rounded corner, fillet
倒角 chamfer
直角 right angle
锐角 acute angle
钝角 obtuse angle
尖角 sharp corner
花纹 pattern
图案 pattern
图形 figure, graphic
纹理 texture
条纹 stripe
凹凸 concave-convex, uneven
台阶 step
阶梯 step, stair
层状 layered
双层 double-layer
多层 multilayer
单层 single-layer
夹层 interlayer, sandwich
分层式 layered

# places and relations
上端 upper end
下端 lower end
上部 upper part
下部 lower part
上方 above
下方 below
上面 top, above
下面 below, bottom
上侧 upper side
下侧 lower side
上表面 upper surface
下表面 lower surface
顶部 top
顶端 top end, tip
顶面 top surface
底部 bottom
底端 bottom end
底面 bottom surface
底层 bottom layer
表层 surface layer
表面 surface
内部 inside, interior
外部 outside, exterior, external
内侧 inner side, inside
外侧 outer side, outside
内壁 inner wall
外壁 outer wall
侧壁 side wall
内表面 inner surface
外表面 outer surface
里面 inside
外面 outside
内外 inside and outside
内腔 inner cavity
内圈 inner ring
外圈 outer ring
外层 outer layer
内层 inner layer
中间 middle, intermediate
中部 middle part
中心 center
中央 center, central
之间 between
周围 around, periphery
四周 periphery, all around
周边 periphery
外周 outer periphery
内周 inner periphery
外围 periphery
圆周 circumference
周向 circumferential
径向 radial
轴向 axial
横向 transverse, lateral
纵向 longitudinal
竖向 vertical
竖直 vertical
垂直 vertical, perpendicular
水平 horizontal, level
平行 parallel
并排 side by side
并列 parallel, juxtaposed
并联 parallel connection
串联 series connection
交叉 cross, intersect
交错 staggered, alternate
交替 alternate
相交 intersect
相对 relative, opposite
相反 opposite, reverse
反向 reverse
反面 reverse side
正面 front, front face
正反 forward and reverse
正向 forward
背面 back, rear surface
背部 back
侧面 side, side surface
侧边 side edge
侧部 side
左侧 left side
右侧 right side
左右 left and right
上下 up and down
前后 front and rear
前方 front
后方 rear
前端 front end
后端 rear end
前部 front part
后部 rear part
前侧 front side
后侧 rear side
末端 end, distal end
端部 end
端面 end face
两端 both ends
一端 one end
两侧 both sides
一侧 one side
双侧 bilateral, both sides
双面 double-sided
单面 single-sided
尾部 tail
尾端 tail end
头部 head
颈部 neck
根部 root
尖端 tip
远端 distal end
近端 proximal end
边缘 edge
边沿 edge
边界 boundary, border
边框 frame, border
角落 corner
拐角 corner
界面 interface
接口 interface, port
接缝 seam, joint
接头 joint, connector
开口 opening
出口 outlet, exit
入口 inlet, entrance
进口 inlet, import
通道 channel, passage
通路 passage, path
路径 path, route
途径 way, path
区域 area, region
地区 area, region
地点 place, location
场所 place, site
场合 occasion, situation
现场 site, field
空间 space
空腔 cavity
腔体 cavity, chamber
腔室 chamber
室内 indoor
室外 outdoor
户外 outdoor
野外 field, outdoor
地面 ground, floor
地下 underground
地上 above ground
水面 water surface
水下 underwater
水中 in water
空中 air, aerial
高空 high altitude
高处 high place
低处 low place
海上 offshore
陆地 land
远处 distance, far away
附近 near, vicinity
邻近 adjacent
相邻 adjacent
毗邻 adjacent
对应 corresponding
对面 opposite
朝向 facing, orientation
面向 facing, oriented
沿着 along
顺时针 clockwise
逆时针 counterclockwise
向上 upward
向下 downward
向内 inward
向外 outward
向前 forward
向后 backward
前进 advance, forward
后退 retreat, backward
倒退 backward
居中 centered
偏离 deviate
错开 stagger
错位 dislocation, misalignment
跨越 span, cross
跨接 bridge, jumper
横跨 span, straddle
悬臂 cantilever
层间 interlayer
高低 height, level
远近 far and near, distance
深浅 depth, shade
松紧 tightness, elastic
厚薄 thickness
粗细 thickness, diameter
快慢 speed
冷热 hot and cold
干湿 dry and wet
长短 length
轻重 weight, severity

# effects and troubles
磨损 wear, abrasion
损坏 damage
损伤 damage, injury
损耗 loss
损失 loss
破坏 destroy, damage
破损 damage, breakage
破裂 rupture, burst
裂纹 crack
裂缝 crack
开裂 crack
龟裂 crack
折断 break, fracture
崩裂 burst, chip
变形 deform, deformation
扭曲 distort, twist
扭转 twist, torsion
翘曲 warp
起皱 wrinkle
皱褶 wrinkle, fold
褶皱 wrinkle, fold
起泡 blister, foam
气泡 bubble
划伤 scratch
划痕 scratch
凹坑 pit, dent
毛刺 burr
缺口 notch, gap
缺陷 defect
瑕疵 flaw, defect
缺点 disadvantage, shortcoming
弊端 drawback
故障 fault, failure
失效 failure, fail
失败 fail, failure
失灵 malfunction, failure
失控 out of control
失真 distortion
失衡 imbalance
失火 fire
事故 accident
意外 accident, unexpected
问题 problem
隐患 hidden danger
风险 risk
危害 hazard, harm
伤害 injury, harm
泄漏 leak, leakage
泄露 leak, disclose
漏水 water leakage
漏气 air leakage
漏油 oil leakage
漏电 electric leakage
渗漏 leakage, seepage
短路 short circuit
断路 open circuit, circuit break
过载 overload
过热 overheat
过流 overcurrent
过压 overvoltage
触电 electric shock
静电 static electricity
干扰 interference, disturb
噪声 noise
噪音 noise
杂音 noise, murmur
异响 abnormal sound
回声 echo
共振 resonance
谐振 resonance
冲突 conflict
矛盾 contradiction
卡死 jam, seize
卡顿 stutter, jam
卡料 material jam
卡滞 jam, stuck
拥堵 congestion
拥挤 crowded
结垢 scaling, fouling
积垢 deposit, fouling
积水 accumulated water
积灰 dust accumulation
积碳 carbon deposit
污垢 dirt
污渍 stain
污染 pollute, contaminate
污物 dirt, waste
杂质 impurity
异物 foreign matter
异味 odor, peculiar smell
臭味 odor
恶臭 odor, stench
灰尘 dust
粉尘 dust
烟雾 smoke
烟尘 smoke dust
废气 exhaust gas, waste gas
废水 waste water
废液 waste liquid
废料 waste, scrap
废物 waste
废弃 discard, waste
残留 residue, residual
残渣 residue
剩余 remaining, residual
碎屑 debris, chip
碎片 fragment, debris
生锈 rust
锈蚀 rust, corrosion
发霉 mildew, mold
霉变 mildew
变质 deteriorate
变色 discolor
变黄 yellowing
腐烂 rot
腐败 spoil, rot
恶化 deteriorate
退化 degenerate, degrade
疲劳 fatigue
疲倦 tired
劳累 tired, overworked
费力 laborious, strenuous
费时 time-consuming
耗时 time-consuming
耗电 power consumption
耗能 energy-consuming
消耗 consume, consumption
成本 cost
费用 cost, fee
价格 price
价值 value
利润 profit
收益 benefit, revenue
益处 benefit
好处 benefit, advantage
优点 advantage, merit
优势 advantage
劣势 disadvantage
影响 influence, affect
后果 consequence
结果 result
原因 reason, cause
目的 purpose, object
用途 use, application
作业 work, operation
劳动 labor
劳动强度 labor intensity
人力 manpower
体力 physical strength
工作量 workload
产量 yield, output
产能 capacity, throughput
收率 yield
良率 yield
合格率 pass rate
回收率 recovery rate
利用率 utilization
质感 texture
手感 hand feel
体验 experience
外观 appearance
视野 field of view, vision
视线 line of sight
盲区 blind area
盲点 blind spot
阴影 shadow
眩光 glare
炫目 glare
烫伤 scald, burn
烧伤 burn
烧毁 burn out
烧坏 burn out
烧焦 scorch
割伤 cut
扎伤 stab, prick
夹伤 pinch injury
砸伤 hit, crush injury
摔倒 fall
跌倒 fall
跌落 fall, drop
坠落 fall
绊倒 trip
滑倒 slip and fall
溺水 drowning
窒息 suffocate, asphyxia
中毒 poisoning
感染 infect, infection
传染 infect
过敏 allergy
受伤 injured
受潮 damp, moisture
受损 damaged
受阻 blocked, hindered
受热 heated
丢失 lost, lose
遗失 lose
遗漏 omit, omission
遗忘 forget
缺失 missing
漏检 missed detection
误报 false alarm
误操作 misoperation
误触 accidental touch
误判 misjudge
误差率 error rate
作弊 cheat
欺诈 fraud
盗窃 theft
攻击 attack
入侵 intrusion
逃生 escape
救援 rescue
抢救 rescue
应急 emergency
紧急 emergency, urgent
灾害 disaster
地震 earthquake
滑坡 landslide
塌陷 collapse
坍塌 collapse
洪水 flood
火灾 fire
爆裂 burst
堵车 traffic jam
磕碰 bump, knock
颠簸 bump, jolt
缠住 entangle
打滑率 slip rate
不便 inconvenient
不稳 unstable
不均匀 uneven, nonuniform
不平 uneven
不准 inaccurate
不匹配 mismatch
不足之处 shortcoming

# time, order, number
时间 time
时长 duration
时刻 moment, time
时段 period, time slot
时期 period
期间 period, during
阶段 stage, phase
过程 process
流程 process, flow
步骤 step
顺序 sequence, order
次序 order
依次 sequentially, in turn
序列 sequence
程序 program, procedure
首先 first
最后 finally, last
最初 initial
最终 final
初始 initial
初步 preliminary
起始 start, initial
起点 starting point
终点 end point
提前 advance, early
延迟 delay
延时 delay
推迟 postpone, delay
滞后 lag
同时 simultaneously
立即 immediately
随后 subsequently
随时 any time
定期 regular, periodic
经常 often, frequently
频繁 frequent
有时 sometimes
长期 long-term
短期 short-term
长时间 long time
过去 past
现在 present
当前 current
未来 future
今天 today
明天 tomorrow
白天 daytime
夜间 night
夜晚 night
早晨 morning
晚上 evening, night
中午 noon
每天 every day, daily
每日 daily
日期 date
星期 week
月份 month
年龄 age
年度 annual
季节 season
春季 spring
夏季 summer
秋季 autumn
冬季 winter
夏天 summer
冬天 winter
小时 hour
分钟 minute
毫秒 millisecond
世纪 century
第一 first
第二 second
第三 third
第四 fourth
单个 single
两个 two
三个 three
四个 four
多个 multiple, plurality
若干 several
双重 double, dual
多重 multiple
多级 multistage
两级 two-stage
一半 half
三分之一 one third
倍数 multiple
加倍 double
成对 paired
一对 pair
一组 group, set
成组 grouped
批量 batch
批次 batch
逐个 one by one
逐层 layer by layer
次数 number of times, frequency
编号 number, numbering
序号 serial number
总数 total
合计 total
整数 integer
奇数 odd number
偶数 even number
小数 decimal
分数 fraction, score
厘米 centimeter
毫米 millimeter
微米 micrometer, micron
纳米 nanometer, nano
公里 kilometer
千克 kilogram
公斤 kilogram
摄氏度 degree celsius, celsius

# descriptions and claims
实施例 embodiment, example
实施方式 embodiment
实例 example, instance
示例 example
例如 for example
优选 preferred, preferably
包括 include, comprise
包含 contain, include
含有 contain
存在 exist, presence
属于 belong
涉及 relate, involve
公开 disclose, disclosure
权利要求 claim
说明书 description, manual
说明 description, illustrate
附图 drawing
图示 illustration
示意图 schematic diagram
摘要 abstract
背景技术 background art
现有技术 prior art
技术方案 technical solution
技术领域 technical field
技术 technology, technique
领域 field
实用新型 utility model
专利 patent
创新 innovation
创造 create
方法 method
方式 manner, mode
方案 scheme, solution
措施 measure
手段 means
原理 principle
理论 theory
概念 concept
机理 mechanism
机制 mechanism
模式 mode, pattern
模型 model
模块 module
单元 unit
装置 device, apparatus
设备 equipment, device, apparatus
仪器 instrument
器械 instrument, apparatus
器具 appliance, utensil
工具 tool
机构 mechanism, institution
机器 machine
机组 unit, set
组件 assembly, component
部件 component, part
零件 part
零部件 component, part
配件 accessory, fitting
附件 accessory, attachment
构件 member, component
元件 element, component
要素 element
结构 structure
架构 architecture
框架 frame, framework
系统 system
体系 system
平台 platform
产品 product
成品 finished product
半成品 semi-finished product
制品 product, article
物品 article, item
物体 object
物质 substance
物料 material
材料 material
原料 raw material
材质 material
成分 ingredient, component
组分 component
组成物 composition
组合物 composition
混合物 mixture
化合物 compound
介质 medium
载体 carrier
样品 sample
样本 sample
试样 specimen, sample
标本 specimen
对象 object
目标 target, object
本体 body
基体 matrix, base
基础 foundation, base
基准 reference, datum
参考 reference
标准 standard
规定 specify, regulation
规则 rule, regular
条件 condition
状态 state, status
状况 condition, situation
情况 case, situation
环境 environment
工况 working condition
形式 form
形态 form, morphology
类型 type
种类 kind, type
型号 model
类别 category, class
版本 version
名称 name
信息 information
数据 data
信号 signal
内容 content
细节 detail
步进 step, stepping
变化 change, variation
变体 variant
差异 difference
关系 relationship
关联 associate, correlation
相关 related, relevant
联系 contact, connection
依据 basis
基于 based on
依赖 depend
取决于 depend on
有利于 facilitate, beneficial
有助于 help, contribute
无法 unable, cannot
帮助 help, assist
协助 assist
协同 cooperative, synergistic
促进 promote, facilitate
促使 cause, prompt
推广 popularize
解决 solve
解释 explain
证明 prove, certificate
表明 indicate, show
代表 represent
替代方案 alternative
等同 equivalent
等效 equivalent
技术人员 skilled person, technician
用户 user
使用者 user
操作者 operator
操作人员 operator
工作人员 staff, worker

# words of one character that stand alone
高 high
低 low
长 long
短 short
宽 wide
窄 narrow
厚 thick
薄 thin
深 deep
浅 shallow
快 fast
慢 slow
硬 hard
软 soft
热 heat, hot
冷 cold

# more plain words
紧贴 close contact, abut
撑起 prop up, support
吹入 blow in
容纳 accommodate, receive, contain
容置 accommodate, receive
盛放 hold, contain
盛装 hold, contain
承装 hold, contain
分装 subpackage, dispense
灌封 potting
悬吊 suspend, hang
倒挂 hang upside down
勾住 hook
钩住 hook
绕过 bypass, wind around
避开 avoid, avoidance
避让 avoid
避障 obstacle avoidance
越障 obstacle crossing
障碍物 obstacle
跟踪 track, follow
追踪 track, trace
跟随 follow
追溯 trace
溯源 traceability
巡检 inspection, patrol
巡逻 patrol
值守 attended, on duty
看守 guard
监护 monitor, monitoring
提取物 extract
感温 temperature sensing
测温 temperature measurement
测距 distance measurement, ranging
测速 speed measurement
测重 weighing
称重 weigh, weighing
称量 weigh
测力 force measurement
测厚 thickness measurement
控温 temperature control
恒温 constant temperature
恒压 constant pressure
恒定 constant
调温 temperature adjustment
调速 speed regulation
调压 voltage regulation, pressure regulation
调光 dimming
变速 speed change, transmission
变频 variable frequency, frequency conversion
变压 voltage transformation
稳压 voltage stabilization
整流 rectify, rectification
整平 level, leveling
整理 arrange, tidy, sort
找平 level, leveling
调平 level, leveling
平移 translate, translation
平铺 tile, lay flat
平放 lay flat
竖起 erect, raise
侧翻 rollover
侧向 lateral
轮换 rotate, alternate
轮流 alternate, in turn
错峰 off-peak
高峰 peak
削峰 peak shaving
省时 time-saving
省事 convenient
好用 easy to use
耐久 durable
耐水 water-resistant
耐油 oil-resistant
耐寒 cold-resistant
耐低温 low temperature resistant
耐酸 acid-resistant
耐碱 alkali-resistant
耐冲击 impact-resistant
抗压 compressive, pressure-resistant
抗拉 tensile
抗弯 bending resistance, flexural
抗冲击 impact-resistant
抗震 earthquake-resistant, seismic
抗干扰 anti-interference
抗氧化 antioxidant, oxidation resistance
抗老化 anti-aging
抗疲劳 anti-fatigue
抗裂 crack resistance
防撞 anti-collision
防摔 drop-proof
防漏 leak-proof
防堵 anti-clogging
防松 anti-loosening
防夹 anti-pinch
防烫 scald-proof
防虫 insect-proof
防蚊 mosquito-proof
防鼠 rodent-proof
防雾 anti-fog
防结冰 anti-icing
防污 antifouling
防油 oil-proof
防辐射 radiation protection
防紫外线 ultraviolet protection
防溢 overflow prevention
防坠 fall prevention
防丢 anti-loss
防溅 splash-proof
防腐蚀 anti-corrosion
防干烧 dry burning prevention
防误操作 misoperation prevention
防跌落 anti-drop
防脱 anti-falling
防断裂 breakage prevention
防变形 deformation prevention
防堵塞 anti-clogging
防泄漏 leakage prevention
自动控制 automatic control
自适应 adaptive
自锁式 self-locking
自润滑 self-lubricating
自清洁 self-cleaning
自修复 self-healing
自供电 self-powered
自启动 self-starting
自由 free
自由度 degree of freedom
润滑 lubricate, lubrication
脱模 demold, release
脱硫 desulfurization
脱气 degas
脱皮 peel
起吊 hoist, lift
起重 hoisting, lifting
升降式 lifting
折叠式 foldable, folding
伸缩式 telescopic
旋转式 rotary
滑动式 sliding
推拉式 sliding, push-pull
抽屉式 drawer-type
插入式 plug-in
手摇 hand-cranked
手推 hand-pushed
脚踏 foot pedal, pedal
脚踩 step on, foot pedal
感应式 inductive
接触式 contact
非接触 non-contact
触摸式 touch
充气式 inflatable
水冷 water cooling
风冷 air cooling
油冷 oil cooling
吹风 blow, blowing
抽真空 evacuate, vacuumize
抽水 pump water
抽气 pump air, exhaust
泵送 pump
注水 water injection
注油 oil filling
吸尘 dust collection, vacuum
吸水性 water absorption
吸力 suction, attraction
磁力 magnetic force
磁吸 magnetic attraction
磁场 magnetic field
电场 electric field
光照 illumination, light
光线 light, ray
光亮 bright, shiny
反光 reflective
荧光 fluorescent, fluorescence
夜光 luminous
红外 infrared
超声 ultrasonic, ultrasound
超声波 ultrasonic wave, ultrasonic
微波 microwave
激光 laser
声波 sound wave, acoustic wave
震荡 oscillate, shake
冲击力 impact force
夹紧力 clamping force
离心力 centrifugal force
弹力带 elastic band
弹起 spring up, bounce
弹出 eject, pop up
弹开 spring open
弹射 eject, catapult
反弹 rebound
反转 reverse
正转 forward rotation
空转 idle
空载 no-load
满载 full load
滴落 drip
滴加 dropwise add
滴水 drip, dripping
滴漏 drip, leak
飞溅 splash
溅出 splash
飘落 drift down
洒落 spill
洒出 spill
撒落 scatter, spill
泼洒 spill, splash
散落 scatter
散开 spread, scatter
散发 emit, give off
缠结 tangle
粘连 adhesion, stick
粘住 stick
结块 caking, agglomerate
团聚 agglomerate, agglomeration
聚结 coalesce
絮凝 flocculate, flocculation
澄清 clarify
浑浊 turbid
起火 fire
自燃 spontaneous combustion
冒烟 smoke
爆胎 tire burst
熄火 flameout, stall
失重 weightlessness
失步 loss of synchronism
卡夹 clip, clamp
吃力 strenuous
费工 labor-consuming
繁重 heavy, arduous
枯燥 boring
乏味 dull, boring
趣味 fun, interest
趣味性 fun, interest
有趣 interesting
好奇 curiosity
尴尬 embarrassment
隐私 privacy
保密 confidential, secrecy
噪声污染 noise pollution
环境污染 environmental pollution
资源 resource
能源 energy, energy source
电能 electric energy
热能 thermal energy
机械能 mechanical energy
势能 potential energy
余热 waste heat
废热 waste heat
蓄热 heat storage
蓄冷 cold storage
蓄能 energy storage
储能 energy storage
储水 water storage
储气 gas storage
储油 oil storage
储物 storage
储料 material storage
`;
