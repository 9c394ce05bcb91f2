/**
 * Words that patents and the people who tell of inventions use for the same thing, written for this purpose. A line is
 * a group: words divided by commas stand for each other, those divided by `=` are one thing under several names; what
 * stands after `>` is a special case of every word before it, so that it discloses them, but not the other way round.
 * Words of several senses stand in several groups; the text decides by its other words.
 */
export const ENGLISH_GROUPS = `
tube, pipe, conduit, duct, line, tubing > hose, capillary, cannula, catheter
vessel, container, receptacle, reservoir, tank, bowl, cup, basin > bottle, cylinder, canister, drum, box, tray
box, case, casing, housing, enclosure, shell, cabinet, body
chamber, cavity, compartment, hollow, recess, space, interior
groove, slot, channel, notch, recess, furrow
hole, opening, aperture, bore, orifice, perforation, port, passage
lid, cover, cap, closure, top, hood
seal, gasket, packing, sealing ring > o-ring
washer, disc, disk, ring, collar, flange
flange, rim, collar, edge, border, periphery, lip, margin, brim
edge, border, margin, periphery, boundary, rim, perimeter
rod, bar, stick, pole, shaft, stem, pin, post
shaft, axle, spindle, arbor, axis
axis, axle, pivot, fulcrum, hinge
pin, peg, dowel, stud, bolt, thimble, post
screw, bolt, fastener, threaded member > set screw, thumb screw
nail, rivet, fastener
fasten, attach, secure, fix, mount, affix, connect, join, couple, tie, bind
stick, glue, bond, adhere, cement, laminate
glue, adhesive, cement, sticky, bonding agent
detach, remove, release, disengage, disconnect, unplug, take off, dismount
removable, detachable, exchangeable, replaceable, interchangeable
exchange, replace, substitute, swap, change
handle, grip, knob, lever, haft, handpiece, hand piece
lever, arm, handle, crank, wrench
knob, button, dial, switch, handle, grip
spring, coil, resilient member, elastic member
elastic, resilient, stretchy, rubbery, elastomeric, springy, flexible
rubber, elastomer, elastomeric material, caoutchouc
plastic, polymer, polymeric material, resin, synthetic material > vinyl, nylon, polyvinyl chloride, polyethylene
vinyl, polyvinyl chloride, pvc
soft, pliable, flexible, supple, compliant, yielding
stiff, rigid, hard, inflexible, solid
rope, cord, line, string, cable, strand, thread, tether
cable, wire, lead, cord, conductor, line
wire, conductor, lead, filament
thread, filament, fiber, fibre, yarn, strand
belt, strap, band, strip, ribbon
strip, ribbon, tape, band, web
foil, film, sheet, layer, membrane
membrane, film, diaphragm, skin
skin, layer, coating, outer wall, surface
sheet, plate, panel, board, slab
plate, disc, platform, board, panel, pan
coat, coating, layer, cladding, lining, film
lining, liner, layer, coating
cloth, fabric, textile, material, felt
garment, clothing, shirt, clothes, apparel
wheel, roller, pulley, disc, drum
tire = tyre
drum, cylinder, barrel, roll, spool, reel
gear, toothed wheel, sprocket, cog
ratchet, unidirectional wheel, pawl, one-way
catch, pawl, latch, detent, hook
hook, claw, catch, latch
clamp, clip, grip, hold, clasp, ligature
blade, knife, cutter, cutting edge
cut, trim, sever, slice, cutting
drill, burr, bit, boring tool
point, tip, end, apex, nose
tip, end, point, nozzle
foot, base, bottom, lower end, root
bottom, base, underside, lower end, floor, underneath
top, upper end, upper side, head, upper surface
rear, back, aft, behind, posterior
front, forward, fore, ahead, anterior
left, right, lateral, side, both sides
side, lateral, flank, face, edge
opposite, opposed, facing, other side
middle, center, centre, central, core, midst
around, surrounding, about, encircling, enveloping, circumferential
parallel, aligned, side by side, alongside
perpendicular, right angle, orthogonal, normal, vertical
slanted, inclined, sloping, oblique, tilted, leaning, angled
tilt, lean, incline, inclination, angle, pivot, swivel
angle, inclination, tilt
bend, bent, curved, arcuate, kink, fold, buckle
curved, arcuate, round, rounded, cylindrical
round, circular, annular, cylindrical, rounded
conical, tapered, cone, converging, truncated cone
straight, linear, rectilinear
wavy, sinuous, wave shape, undulating, serpentine
wedge, ramp, inclined plane, protrusion
bump, protrusion, boss, projection, raised region, raised portion, nub, rib
rib, ridge, bead, raised strip, web, fin
tooth, teeth, saw tooth, serration, projection
hollow, empty, tubular, void
sleeve, bush, bushing, collar, jacket, tube
jacket, sheath, cover, sleeve, envelope
bladder, bag, balloon, pouch, sac
bellows, telescopic sleeve, expansion member
swell, expand, inflate, enlarge, grow
shrink, contract, compress, reduce, diminish
squeeze, press, compress, wring, pinch
press, push, force, urge, bias, pressure
push, urge, bias, force, shove, drive, eject
eject, shoot, launch, throw, discharge, expel, fire
pull, draw, drag, tension, tug
tension, tighten, tight, tensioned, stretch, taut
loosen, slack, relax, untighten, loose
wind, coil, roll, wrap, reel
unroll, deploy, unwind, extend, unfold
extend, deploy, stretch out, project, push out
retract, withdraw, take back, pull back, return
turn, rotate, spin, revolve, twist, swivel, rotation
swing, oscillate, rock, pivot, reciprocate, pendulum, oscillation
shake, vibrate, oscillate, tremble, agitate, vibration
move, displace, shift, travel, translate, slide, glide
slide, glide, slip, move, translate
lift, raise, elevate, hoist, lower
brake, slow, decelerate, retard, rate control
speed, velocity, rate, rotational speed
motor, engine, drive, actuator
starter
transmission, gearbox, gear, gear train
turbine, jet engine, gas turbine, turbo machine
operate, actuate, drive, run, power
drive, power, actuate, propel, move
robot, mechanical arm, manipulator
ship, boat, vessel, craft
underwater, submerged, immersed, below the surface
seafloor, ocean bottom, seabed, sea bottom
submarine, submersible, underwater vehicle
float, buoy, swim, floating
surface, level, top, water level
water, liquid, fluid, aqueous
liquid, fluid, oil, couplant
oil, fluid, liquid, lubricant
couplant, coupling liquid, gel, coupling medium
coolant, cooling liquid, refrigerant, cooling fluid, cooling medium
cool, cooling, chill, chilled, refrigerate, cold
heat, warm, warmth, thermal, temperature, hot
temperature, heat, warmth, degree
wet, moist, humid, damp
dry, low humidity, dehumidified
fog, haze, cloudy, mist, condensation, turbid
steam, vapor, vapour, moist air
air, gas, atmosphere
blow, fan, ventilate, stream of air, compressor
pump, compressor, impeller
spray, squirt, jet, nozzle, splash
jet, beam, stream, spray
nozzle, mouthpiece, outlet, spout, jet, tip
valve, tap, cock, shutoff
pour, fill, feed, supply
fill, level, charge, filling
leak, escape, seep, run out, leakage, migrate
empty, drain, discharge, vent
vent, opening, port, outlet
inlet, intake, entry
outlet, exit, discharge, exhaust
waste, dirt, contamination, debris
clean, cleaning, wash, wipe, hygiene
mop, wiper, cleaning apparatus, rag
absorb, soak, absorbent, take up, swallow
absorbent, soaking, water-absorbing
tartar, calculus, plaque, scale
tooth, dental, teeth
dentist, dental, dental practitioner
surgeon, medical, physician, doctor
infant, baby, child
diaper = nappy
user, operator, person, wearer, performer, individual
operator, staff, personnel, user
performer, entertainer, magician, artist
passenger, occupant, rider
old person, elderly, senior, aged
fall, stumble, tumble, fall down
bed, mattress, couch
door, doorway, gate, entrance
floor, ground, flooring, pavement
parquet, flooring, laminate
shoe, boot, footwear
spike, stud, cleat, calk
sole, outsole, bottom
glasses, spectacles, eyewear, goggles, lens
camera, imaging device, image sensor, video, lens
picture, image, photograph, photo, frame
screen, display, monitor
film, video, movie, recording
sound, audio, noise, acoustic, sonic, ultrasound
ultrasound, ultrasonic, sound, acoustic
microphone, hydrophone, listening device, acoustic sensor
loudspeaker, speaker, sound source
telephone, phone, smartphone, handset, mobile device
wireless, radio, over the air, wi-fi, bluetooth
internet, network, wi-fi, web
send, transmit, emit, report, communicate, transfer
receive, pick up, detect, capture
sender, transmitter, emitter
receiver, detector, pickup
echo, reflection, returning signal, reflected wave
mirror, reflector, reflecting surface
sensor, detector, transducer, probe, gauge
probe, transducer, scanner, scan head, sound head
transducer, sound head, ultrasonic head, oscillator, vibrator
scan, sweep, scanning
detect, sense, recognise, recognize, find, determine, identify
measure, determine, gauge, meter, measurement
meter, measuring device, measuring instrument, gauge
compare, match, check
count, counter, tally, accumulate
store, memory, record, save, keep
memory card, removable memory, storage card
record, capture, store, log
program, software, algorithm, application, module
app, application, software
television, television set, tv, tv set, telly
hydrophobic, water repellent, water repelling
computer, processor, controller, control unit
electronics, circuit, circuitry, controller
control, regulate, adjust, servo, govern
adjust, set, vary, regulate, adapt, sizing
alarm, alert, warning, warn, notify
threshold, limit, predetermined value
broken, defective, malfunction, fault, failure
repair, maintenance, service
wear, abrasion, erode, used up
damage, destroy, break, fail, harm
protect, guard, shield, safety
safe, safety, harmless, secure
battery, cell, accumulator, power source
recharge, charge, refill
plug, connector, socket, coupling, terminal
unplug, disconnect, plug engagement
socket, base, receptacle, jack
coupling, connector, joint, link, connection
joint, link, connection, junction
hinge, pivot, joint, swivel bearing
current, electricity, electrical power, electric current
mains, a.c. power, power supply, adapter, domestic power
resistor, resistance, ohmic
voltage, potential, tension
contact, electrode, terminal
earth, ground, grounded
magnet, magnetic, magnetized, magnetic member
compass, magnetometer, magnetic sensor
quicksilver = mercury
solar, photovoltaic, sun
lamp, light, lighting, illumination
light, optical, luminous, brightness
light guide, optical fiber, fiber optic, glass fiber, optic fiber
laser, light beam, laser beam
glow, luminous, luminescent
bundle, cluster, group, plurality
several, plurality, many, multiple, number of
row, series, line, array
spaced, apart, at intervals, distance
distance, gap, spacing, clearance, interval
gap, clearance, space, opening
thick, thickness, strong, diameter
thin, slender, small thickness
length, extent, longitudinal, from end to end
width, breadth, lateral extent
size, dimension, measure
same, identical, alike, equal, symmetrical
large, big, great, bigger
small, little, tiny, miniature
light weight, light, lightweight
heavy, weight, massive
weight, mass, gravity, load
load, weight, burden, force
force, power, strength, load
stress, strain, load
shock, impact, jerk, strike, hit
impact, strike, hit, collision
absorb, damp, attenuate, dissipate, cushion
cushion, pad, padding, soft
layer, ply, coat, stratum
upper, top, outer, overlying
lower, bottom, underlying
overlap, lap
stack, pile, laminate
print, imprint, printing
pattern, design, picture, ornament
embroidered, stitched, needlework
iron, heat press, press
rough, textured, coarse
smooth, even, polished
transparent, clear, see-through
color, colour, pigment, tint
trailer, semitrailer, truck, lorry, vehicle
vehicle, car, automobile, truck
bumper, fender
landing gear, support legs
wind, air flow, stream, air
fuel, diesel, gasoline, petrol
shell, projectile, round, bullet
gun, firearm, weapon, shotgun, marker
cartridge, ammunition, round
turret, mount, weapon station
trigger, firing, firing mechanism
reload, cycle, charge
satellite, spacecraft, space vehicle
ribbon spring, tape spring, bi-stable spring
bottle, flask, phial
cork, stopper, plug, closure
wine, champagne, beverage
ball, sphere, globe, hemisphere
pit, depression, hole, dimple, recess
shelf, rack, platform, surface
shoulder, step, ledge
frame, chassis, structure, framework, support
support, carrier, holder, bracket, mount, stand
holder, bracket, mount, carrier, support
stand, tripod, support, base
bracket, angle, support
table, platform, bench, surface
test strip, specimen, sample, coupon
sample, specimen, test piece
jig, fixture, template, board
instrument, device, apparatus, tool
tool, implement, instrument
machine, apparatus, device
method, process, procedure, technique
factory, plant, production facility
pulse, heartbeat, heart rate
breath, breathing, respiration, respiratory
neural network, deep network
weights, weighting, coefficients
throughput, flow rate, volume flow, flow
minute, moment, instant
quick, fast, rapid, speedy
time, period, duration, interval
step, increment, stage
fan, sector, fan-shaped
ring, annular, circular, loop
eye, loop, noose, ring
loop, ring, noose, coil
boat, ship, vessel
hat, helmet, headgear
head, headform, face
face, head, headform
tray, pan, plate, trough
wing, flap, vane, fin
flap, wing, lid, fold
strap, belt, band
towel, cloth, washcloth
disposable, throw-away, single use
lock, interlock, locking
unlock, release, unlatch
track, rail, guideway, guide rail
route, path, course, trajectory
steer, guide, navigate, direct
hang, suspend, suspended
abut, touch, contact, bear against
engage, mesh, interlock
surround, encircle, enclose, envelop
contain, house, accommodate, enclose
insert, introduce, put in, push in
pierce, puncture, penetrate, perforate
crush, grind, mill, pulverize, comminute
powder, particles, granules, grains
mix, blend, stir, mingle
stirrer, mixer, agitator
separate, split, divide
sort, classify, categorize
sieve, mesh, strainer
mesh, net, netting, lattice
grid, lattice, raster, matrix
zipper = slide fastener, zip
hook and loop, velcro
foldable, collapsible, folding
pointed, sharp, acute
blunt, dull
rust, corrosion, corrode, oxidation
stain, spot, blemish
burn, combust, combustion, ignite
flame, fire, burner
furnace, oven, kiln, stove
melt, molten, liquefy
freeze, frozen, solidify, ice
harden, cure, solidify
evaporate, vaporize, boil
condense, condensation, liquefy
smoke, fumes, fume
exhaust gas, waste gas, flue gas, exhaust
chimney, flue, stack
insulation, insulating, thermal barrier, heat shield
switch off, turn off, deactivate, disable, shut down
switch on, turn on, activate, enable
start, begin, initiate, trigger
stop, halt, terminate
delay, latency, lag
delete, erase, remove
encrypt, cipher, scramble, encryption
password, passcode, credential
log in, sign in, authenticate, login
fingerprint, finger print, biometric
server, remote computer, back end, cloud
database, data store, repository
website, web page, web site
touchscreen = touch screen, touch panel, touch-sensitive display
message, notification, text message
customer, client, buyer, consumer, purchaser
seller, merchant, vendor, retailer
shop, merchant
pay, payment, transaction
price, cost, fee, charge
money, currency, cash, funds
place, position, location, site
satellite navigation, gps, global positioning system, positioning
road, street, roadway, lane
driver, motorist
seat, chair
windshield = windscreen
headlight = headlamp
train, railway vehicle, rail vehicle
railway, railroad, rail
aircraft > airplane, aeroplane, helicopter
airplane = aeroplane
drone = unmanned aerial vehicle = uav = unmanned aircraft > quadcopter
propeller, rotor, impeller
crop, vegetation
irrigate, sprinkle, irrigation
sprinkler, irrigation
soil, earth, ground
fertilizer, nutrient, manure
livestock, cattle, animal
medicine, drug, medicament, pharmaceutical, active agent
pill, tablet, capsule
syringe, injector
illness, disease, disorder
pain, ache, discomfort
tumor = tumour = neoplasm, cancer
blood vessel = vasculature, vascular, artery, vein
bone, skeletal, osseous
heart, cardiac
kidney = renal
liver = hepatic
lung = pulmonary
brain, cerebral
stomach, gastric
eye, ocular, ophthalmic
ear, aural, auditory
wound, lesion, injury
bandage, dressing, wrap
implant, prosthesis
germ, bacteria, microbe, microorganism, pathogen
disinfect, sterilize, sanitize
soap, detergent, surfactant
smell, odor, odour, scent, fragrance
taste, flavor, flavour
sugar, sweetener, saccharide
food, foodstuff, edible
cook, bake, roast
drink, beverage
paint, lacquer, varnish
dye, colorant, ink, pigment
letter, character, glyph
speech, voice, utterance, spoken
watch, monitor, observe, supervise
guess, estimate, predict, infer
random, stochastic
error, mistake
disturbance, interference
amplify, boost
weaken, attenuate, damp
chip, integrated circuit, semiconductor device
circuit board, printed circuit board, pcb
capacitor, condenser
inductor, coil, winding
antenna, aerial
light-emitting diode, led, light source
bulb, lamp
window, pane, glazing
curtain, blind, shade
wall, partition
stairs, staircase
elevator, lift
escalator, passenger conveyor
conveyor, conveyor belt, transporter
crane, hoist
parcel, package
label, tag, sticker
bag, sack, pouch
garbage, trash, refuse, rubbish, waste
recycle, reuse, regenerate
carbon dioxide = co2
oxygen, o2
fat, lipid
knit, weave
sew, stitch, sewn
toy, plaything
bicycle = bike
piston, plunger
lubricate, grease
watertight, waterproof, leakproof, water-tight
fireproof, flame retardant, fire resistant
cheap, low-cost, inexpensive
automatic, automated, autonomous
manual, by hand, hand-operated
portable, handheld, hand-held, mobile
near, adjacent, close, neighbouring, proximate
simultaneous, concurrent, at the same time
periodic, cyclic, recurring
hijack, compromise, infect
malware = malicious software, malicious code > virus, trojan, worm
hacker, attacker, intruder, adversary
suspicious, anomalous, abnormal, unusual
personal computer, pc, workstation, desktop computer
laptop = notebook computer, portable computer
resend, retransmit, retransmission
copy, duplicate, replica, clone
crowded, congested, overloaded
congestion, overload, jam
folder, directory
typing, keystroke, key press, keyboard input
glow, illuminate
frosty, freezing, subzero, low temperature
spinning, rotating, rotary
unmoving, stationary, static, fixed
friend, buddy, acquaintance
propose, recommend, suggest, recommendation
advertisement, advert
coupon, voucher, discount, rebate
fraud, cheat, fraudulent
thief, burglar, intruder, unauthorized person
theft, steal, stolen
rent, lease, hire
worker, employee, staff, personnel
pupil, student, learner
teacher, instructor, tutor
bet, wager, gamble
hurt, injure, injury
surgery, surgical procedure
jab, injection, inject
tired, drowsy, fatigued, fatigue
drunk, intoxicated, inebriated
unborn child, fetus, foetus, fetal
belly, abdomen, abdominal
windpipe = trachea, airway
nose, nasal
quiet, silent, noiseless, low noise
noise > clatter, rattle, hum, squeal
bright, luminous, brightness
dark, dim, low light
blurred, blurry, unsharp
zoom, magnify, magnification
stuck, jammed, blocked
clog, block, obstruct, occlude, plug
crack, fracture, fissure
tear, rip, rupture
burst, rupture, explode
overheat, overheating, excessive temperature
mud, sludge, slurry
rain, rainfall
vermin, pest
sea, ocean, marine, maritime
hill, slope, incline
pond, lake
house, home, residence, dwelling, household
kitchen, galley
toilet, lavatory, bathroom
garden, lawn, yard
sunlight, solar radiation, sunshine
daytime, daylight
night, nighttime, darkness
queue, waiting line
luggage, baggage
journey, trip
crash, collision, accident
traffic jam, congestion
fog up, mist up, condensation
narrow, constricted
wide, broad
sticky, tacky, adhesive
slippery, slick, low friction
empty space, void, cavity
hidden, concealed, covert
fake, counterfeit, forged
genuine, authentic
secret, confidential
uniform, even, homogeneous
porous, spongy
sponge, foam
crack, fissure, fracture
rupture, break, fracture
explode, burst, detonate, explosion
spiral, helical, helix
rectangular, quadrangular
flat, planar
upright, vertical
upside down, inverted
inside, interior, within, inner
outside, exterior, outer, external
ventilator, fan, blower
headphones, earphone, earpiece, headset
suitcase, luggage, baggage
rain, precipitation
sunlight, solar radiation, sunshine
shade, shadow
tap, faucet
toilet, lavatory
refrigerator = fridge
dryer, drier
vacuum cleaner, suction cleaner
razor, shaver
mould, mold
cast, molded, moulded
weld, solder, braze
grinding, polishing, abrasive
hammer, mallet
pliers, tongs, gripper, forceps
tweezers, forceps
fence, barrier, railing
prevent, avoid, inhibit, suppress, hinder
reduce, decrease, lower, diminish, lessen
increase, enhance, boost
improve, enhance
limit, restrict, confine, constrain
allow, enable, permit
produce, generate, create
eliminate, remove
maintain, retain, preserve, keep
typing, keystroke, key stroke, key press, keyboard, keying
unauthorized, unauthorised, rogue, illegitimate, illicit, fraudulent
ruin, spoil, wreck, damage, destroy
rattle, clatter, din, racket, noise
haptic, tactile, vibrotactile, force feedback
trap, capture, catch, snare
turbulence, vortex, eddy, wake
linen, laundry, cloth, textile > towel, bed sheet, napkin
heap, pile, stack, bulk
drunk, intoxicated, drinking, alcohol, inebriated
offshore, marine, deep water
nausea, sickness, vomiting
headache, migraine
fever, body temperature, pyrexia
itch, itching, pruritus
swelling, oedema, edema, inflammation
wound, cut, injury, lesion, laceration
burn, scald
chew, masticate, bite
snore, snoring
apnea = apnoea
sleep, asleep, slumber, fall asleep
drowsy, drowsiness, doze, fall asleep
deaf, hearing impaired
forecast, predict, prediction, anticipate
eavesdrop, intercept, wiretap, sniff
thief, theft, steal, burglar, intruder, shoplifting
crash, collision, accident, impact
jam, stuck, blockage, obstruction
clog, block, plug, obstruct, foul
drip, spill, leak, leakage
frost, ice, rime, icing
defrost, de-ice, deice, thaw
fungus, mould, mold, mildew
rot, decay, decompose, putrefy
perfume, fragrance, scent, odour, odor
sweetener, sugar, sweet
dust, dirt, debris, particulate, lint
rinse, flush, wash
scrub, brush, scour
polish, grind, sand, abrade
shred, chop, shear, comminute
banknote, bill, currency, bank note, paper money
coin, currency, token
wallet, purse, payment account
queue, waiting line
waiter, waitress, server, staff
diner, guest, customer, patron
restaurant, dining establishment, eatery, cafe
theatre, theater, venue, auditorium, stadium
passenger, occupant, traveller, traveler, rider
roof, rooftop, ceiling
gutter, drain, downpipe
oven, stove, furnace, cooker
flashlight, torch, lamp
charger, charging station, charging device
wheelchair, mobility device, walking aid
toddler, infant, baby, child
slot machine, gaming machine, wagering game
lottery, jackpot, prize, award
supervise, care, nurse
tell apart, distinguish, discriminate, differentiate
take apart, disassemble, dismantle, remove
put together, assemble, assembly
dehydrate, desiccate, dry
preheat, warm, heat
chill, quench, cool
decelerate, slow, brake, retard
wifi = wi-fi, wireless local area network = wlan
`;

/** As `ENGLISH_GROUPS`, in Chinese. */
export const CHINESE_GROUPS = `
老人=老年人=长者=老人家，长辈，独居老人
跌倒=摔倒=摔跤，摔，跌落，滑倒
摄像头，镜头，相机，摄像机，图像采集，摄像设备
照片，图片，图像，画面，影像，视频
雷达，电波，无线电波，无线电，电磁波
回声，回波，反射，反射信号，回波信号
探测头，探头，换能器，传感器
接收头，接收器，换能器，接收换能器
声束，声波，超声，超声波，声场
声音，声波，超声波
喘气，呼吸，气息
打呼噜，鼾声，打鼾
脑波，脑电，脑电信号
心跳，心率，心脏跳动，心搏，脉搏
心电图，心电，心电信号
血压脉搏，生理体征，生命体征，生理参数
体温，温度，热度
热，温度，冷热
睡，睡眠，睡着，入睡
躺，卧，睡姿，姿势
翻身，运动事件，体动
人影，人体，移动物体，人形
家人，子女，家属，监护人，亲属
通知，提醒，告警，报警，发送消息，推送
响铃，报警，警报，声光报警
网络，神经网络，模型，深度学习
卷积，卷积神经网络
循环，循环神经网络
判别器，分类器，识别器
训练，学习，训练集
挑，选择，选取，筛选
特点，特征，特征信息
频率，频域，频谱
拼，串联，拼接，整合，融合
合，融合，合成，综合
分，评估系数，评分，分数
曲线，轨迹图，走势图
点，点云，空间点
镜子，反射镜，翻转，反射面
拉长，拉伸，缩放
可能，概率，可能性
把握，置信度，可信度
手环，可穿戴设备，手表
后台，后台管理系统，管理系统
设定，配置，参数设置，阈值
远近，距离
快慢，速度，多普勒
支路，通道，分路
派，分配，分流，输出
表，存储表，查找表
固化，只读存储器，存储
圆盘，转盘，圆板
销子，摆针，销，针
滑板，滑块，滑动件
沟，槽，凹槽，摆槽
摇，摆动，摆，扫描
磁粒，磁钢，磁铁
霍尔片，霍尔传感器，霍尔元件
匀速，恒速，等速
马达=电动机，电机
电线=导线，线缆=电缆
管，管道，管子，导管
容器，罐，箱，桶，水箱
外壳，壳体，机壳，盒
盖，盖子，盖板，盖体
手柄，把手，握把，提手
孔，开口，通孔，小孔
弹性元件=弹性件，弹簧
螺丝=螺钉，螺栓，螺纹
轴，转轴，主轴
轮，滚轮，轮子
皮带，传动带，带
绳，绳索，线绳
架，支架，固定架，机架
板，平板，板件
膜，薄膜，膜片
绝缘，绝缘层，不导电
喷，喷射，喷嘴，喷洒
水，液体，耦合液，耦合剂
冷却，降温，散热
加热，升温，发热
空气，气体，抽空
真空，抽空，无空气
磨平，平面，加工为平面
针尖，探针，反射端面
圆锥体，反射探针
刚性连接支架，支架
夹角，角度
宽，直径，宽度
装，安装，固定，设置
屏幕，显示器，显示，结果展示
手机，移动端，移动终端，手机端
遥控，远程操作，远程控制
转头，云台，转动
火，火灾，烟火，火警
颜色，色彩，色差
闪动，闪烁，闪光
网上，云端，云服务器，服务器
聊天，对话，多轮对话，问诊，社交
预诊断报告，初步报告
深度学习模型，神经网络
先后次序，时序，时间顺序
跌倒，摔倒状态
睡眠姿势，睡姿
重测，校准，校正，校准点
家具，环境，周围环境
安静，稳定，静止，稳定时段
传感器，感应器，探测器
检测，探测，监测，测量
识别，辨认，辨识
计算，运算
控制器，控制单元，处理器，主控
信号，讯号
发送，传送，传输，上传，发出
接收，收到，采集
存储，保存，储存，记录
电池，蓄电池，电芯 > 锂电池
充电，补电
电源，供电，电力
插头，接头，连接器
开关，按钮，按键
灯，光源，照明，发光二极管
亮，发光，点亮
透镜，镜片
玻璃，透明板
显微镜，放大镜
阀，阀门，开关阀
泵，水泵，抽吸
压缩，挤压，压紧
拉，牵引，张紧
推，推动，顶
升，抬升，升起，提升
降，下降，落下
旋转，转动，回转
移动，运动，位移
滑，滑动，滑移
齿轮，传动轮
链条，传动链
轴承，轴套
密封，封闭，密闭
密封圈，密封件，密封垫，垫圈
漏，泄漏，渗漏
过滤，滤除，滤网
搅拌，混合，搅动
粉碎，破碎，研磨
切割，切断，剪切
焊接，焊合
粘接，粘合，胶粘，粘贴
粘合剂=胶黏剂=胶粘剂，胶，胶水
涂层，镀层，涂覆
塑料，树脂，高分子材料
橡胶，弹性体
金属，合金
陶瓷，瓷
纤维，丝
布，织物，面料
弯，弯曲，折弯
折叠，可折叠，收折
拆卸，可拆卸，拆下
更换，替换，换
清洁，清洗，洗涤，冲洗
灰尘，粉尘，杂质
污垢，污渍，脏污
垃圾，废物，废弃物
废气，尾气，烟气
污水=废水
干燥，烘干，除湿
潮湿，湿度，水分
冷却液，冷却剂，冷却介质
制冷，冷却，冷冻
保温，隔热，绝热
阻燃，防火
防水，防潮
防震，减震，缓冲
噪声=噪音，杂音
振动=震动，颤动
速度，速率，转速
距离，间距，间隔
间隙=缝隙=空隙
厚，厚度
长，长度
高，高度
重，重量，质量
损坏，破损，失效，故障
维修，检修，保养
报警器=警报器，蜂鸣器
汽车，车辆，机动车
自行车=单车
飞行器=航空器 > 飞机，无人机，直升机
无人机=无人飞行器=无人驾驶飞机
轮船，船舶，船
道路，路面，车道
司机=驾驶员=驾驶人
乘客，乘员
病人，患者，受试者
医生=医师，医护人员
疾病=病症=疾患
药，药物，药剂，药品
肿瘤，癌症
心脏，心
血管，动脉，静脉
骨头，骨，骨骼
牙，牙齿
手术，外科
消毒，灭菌，杀菌
细菌，微生物，病原体
食品=食物，食材
饮料=饮品
作物=农作物，植物
土壤，土
灌溉，浇水，喷灌
肥料，化肥
牲畜，家畜，禽畜
用户，使用者，操作者
密码=口令
登录，认证，身份验证
网页，网站
数据库，数据仓库
算法，程序，软件
芯片=集成电路
电路板=线路板
天线，辐射体
频率，频段
放大，增益
平均，均值
误差，偏差，错误
语音=话音，说话
文字，文本，字符
视频=录像，影像
地图，电子地图
位置，方位，定位
窗，窗户
门，门扇
墙，墙壁，墙体
地板，地面
屋顶，顶棚，天花板
电梯，升降机
输送带=传送带，输送机
包装，包裹
标签，标贴
雨伞，伞
鞋=鞋子
衣服=服装=衣物
头盔，安全帽
眼镜，镜架
耳机，耳塞
冰箱，冷藏柜
洗衣机=洗涤机
吸尘器，除尘器
风扇，风机
空调=空气调节器
水龙头=龙头
马桶=坐便器
防止，避免，阻止，抑制
降低，减少，减小
提高，提升，增强，增加，增大
改善，改进，优化
获得，得到，获取
去除，除去，清除，消除
保持，维持
煤气，燃气，天然气，瓦斯
自来水，用水，供水，给水
显眼，突兀，醒目，明显
姿势，体位，睡姿，姿态
睡觉，睡眠，入睡
婴儿=宝宝，幼儿，新生儿
老人=老年人=高龄者=长者
脸=面部=人脸=脸部
盖住，遮住，遮蔽，遮挡，覆盖
小偷，盗窃，窃贼，入侵者
着火，火灾，起火，明火
漏水，渗漏，泄漏，渗水
漏气，泄漏，泄气
堵塞，堵住，阻塞
坏了，故障，损坏，失效
烫，高温，过热
冻，结冰，结霜，冻结
发霉，霉菌，霉变
臭味，异味，气味
脏，污垢，污渍，污染
喝醉，醉酒，酒精，饮酒
生病，疾病，患病，病症
发烧，发热，体温
打鼾，打呼噜，鼾声
肚子，腹部
胳膊，手臂，上肢
腿，下肢
心跳，心率，心搏
喊，呼救，呼叫，叫喊
悄悄，隐蔽，无感
打电话，通话，呼叫
快递，包裹，物流
停车，泊车，驻车
堵车，拥堵，交通拥堵
撞，碰撞，撞击
刹车，制动
加油，补给，加注
赶走，驱赶，驱除
看见，识别，检测到
找到，定位，查找
省电，节能，低功耗
省钱，降低成本，节约成本
喘，喘气，呼吸
口气，呼吸，气息
打扰，干扰，侵扰
切成，划分，等分，分成
糊住，堵塞，附着，污染
晃，晃动，摇晃，振动，摆动
始终一样，匀速，恒定，均匀
来回，往复，往返
黑客，攻击者，入侵者
病毒，恶意代码，恶意软件
死机，故障，宕机
卡住，卡死，卡滞
变形，形变，翘曲
裂，开裂，裂纹，裂缝
断，断裂，折断
掉，脱落，掉落
生锈，锈蚀，腐蚀
发热，升温，温升
发亮，发光，照明
变暗，亮度降低，昏暗
模糊，失焦，不清晰
清楚，清晰，高分辨率
吵，噪声，噪音
疼，疼痛，痛感
伤口，创口，创面
打针，注射，给药
吃药，服药，给药
怀孕，妊娠，孕期
小孩，儿童，幼儿
学生，学员，学习者
老师，教师
工人，作业人员，操作人员
顾客，客户，消费者
卖，销售，出售
买，购买，采购
便宜，低成本，成本低
贵，成本高，价格高
结实，坚固，高强度
轻，轻量化，重量轻
软，柔性，柔软
硬，刚性，坚硬
粗糙，表面粗糙，毛糙
光滑，平滑，光洁
晒，日照，光照
下雨，降雨，降水
刮风，风力，气流
海里，水下，海洋
偷看，窥视，泄露隐私
隐私，私密，个人信息
`;
