/**
 * Groups of electricity, measuring, computing, pictures and messages, as in `synonym-groups.ts`: what people say, and
 * what patents write for it.
 */
export const SIGNALS = `
wipe a phone, remote wipe, remotely erase, remote data deletion
battery runs down, battery drain, battery depletion, discharge of the battery
save battery, power saving, reduce power consumption, energy saving mode
battery life, battery runtime, operating time, standby time
low battery, remaining battery charge, remaining capacity, state of charge
phone gets hot, device overheating, thermal throttling, heat generation of terminal
lose signal, loss of signal, out of coverage, radio link failure
no signal, no service, out of service area, coverage hole
bad reception, weak signal, poor signal quality, low received signal strength
dead zone, coverage hole, blind area, shadow area
lag, latency, delay, sluggish
stutter, judder, jank, dropped frame
freeze up, hang, unresponsive, deadlock
crash of software, abnormal termination, application crash, system crash
find who is calling, caller identification, caller id, calling party identification
unknown caller, unidentified caller, unknown number, anonymous caller
nuisance call, spam call, robocall, unwanted call, harassing call
block a caller, call blocking, call rejection, call screening
hang up, end the call, call termination, on-hook
pick up the phone, answer a call, off-hook, accept an incoming call
ring tone, ringtone, incoming call alert, call alert sound
silent mode, mute mode, vibration mode, do not disturb
take picture by itself, automatic shooting, automatic image capture, auto shutter
selfie, self-portrait, self-photographing, self-shooting
selfie stick, extendable camera pole, self-timer rod, telescopic camera rod
unlock with the face, facial unlock, face authentication, facial recognition
unlock with a finger, fingerprint unlock, fingerprint authentication, fingerprint recognition
swipe, slide gesture, drag gesture, flick
pinch to zoom, pinch gesture, two-finger gesture, spread gesture
tap on the screen, touch input, touch operation, touch gesture
double tap, double click, double touch
long press, press and hold, long touch, touch and hold
hover, air gesture, non-contact gesture, proximity touch
accidental touch, mistouch, false touch, unintended touch, inadvertent touch, erroneous touch
palm rejection, palm touch, unintended palm contact
home screen, standby screen, idle screen, launcher
lock screen, screen lock, locked state
unlock a phone, release screen lock, unlock the terminal
wallpaper, background image, desktop background
pop-up, pop-up window, dialog box, popup
split screen, multi-window, screen division, divided screen
dark mode, night mode, dark theme
icon, pictogram, graphical symbol
shortcut, quick launch, hotkey
scroll, scrolling, page through, browse
copy and paste, clipboard, cut and paste
undo, revert, roll back, restore previous state
drag and drop, drag-and-drop, dragging operation
emoji, emoticon, smiley
sticker in a chat, emoticon image, animated sticker
avatar, virtual character, digital persona, virtual representation
texting, text messaging, sms, short message service
group chat, chat room, group conversation, multi-party messaging
chat, instant messaging, conversation, messaging
read receipt, read confirmation, message read status
unread message, unread notification, new message indicator
voice mail, voicemail, voice message, answering service
answering machine, telephone answering device, voicemail system
missed call, unanswered call, call not answered
call forwarding, call diversion, call transfer, call redirection
conference call, teleconference, multi-party call, audio conference
video call, video telephony, video conference, videophone
speakerphone, hands-free, hands-free calling, handsfree
hands-free in the car, in-vehicle communication, car kit
walkie-talkie, two-way radio, push-to-talk, handheld transceiver
pager, paging receiver, radio pager
cell phone, mobile phone, cellular phone, mobile station, user equipment, mobile terminal, handset
smartphone, smart phone, smart terminal, intelligent terminal
phablet, tablet computer, tablet pc, slate computer
flip phone, folding phone, clamshell terminal, foldable mobile terminal
foldable phone, foldable display device, flexible display device, folding screen
sliding phone, slide-type terminal, slider phone
cordless phone, cordless telephone, dect
landline, fixed-line telephone, wired telephone, plain old telephone
pay phone, public telephone, coin telephone
dial, call number, place a call, originate a call
speed dial, abbreviated dialing, one-touch dialing
phone number, telephone number, subscriber number, directory number, msisdn
phone book, address book, contact list, telephone directory
area code, dialing prefix, numbering area
phone bill, call charge, telephone billing, call detail record
prepaid, pay as you go, prepayment
top up, recharge an account, reload balance, add credit
roaming, visited network, foreign network
sim card, subscriber identity module, subscriber identification module, usim, uicc > esim
dual sim, multi-sim, dual card dual standby
hotspot, tethering, wireless access point, mobile hotspot
airplane mode, flight mode, radio off mode
do not disturb, notification suppression, silent mode
screen goes dark, screen turn-off, display off, screen extinguishing
screen stays on, always-on display, always on display
screen brightness, display luminance, backlight brightness, display brightness
auto brightness, automatic brightness adjustment, ambient light sensing, backlight adjustment
screen rotates, screen orientation, display orientation, portrait and landscape switching
landscape mode, horizontal screen, horizontal orientation
portrait mode of screen, vertical screen, vertical orientation
screen saver, screensaver, burn-in prevention
burn-in, image sticking, image retention, afterimage, image persistence
dead pixel, defective pixel, pixel defect, bad pixel, hot pixel
flicker, screen flicker, flickering, luminance fluctuation
ghosting, ghost image, afterimage, double image
glare, dazzle, blinding, anti-glare
reflection on the screen, surface reflection, specular reflection, anti-reflection
fingerprints on the screen, smudge, fingerprint resistant, oleophobic coating
cracked screen, screen breakage, display panel damage, cover glass fracture
screen protector, protective film, screen film, tempered glass film
phone case, protective cover, protective case, mobile phone shell
drop a phone, fall detection of terminal, drop impact, free fall detection
notch for the camera, punch hole, camera hole, under-display camera, under-screen camera
edge-to-edge screen, full screen display, bezel-less, narrow bezel, frameless display
bezel, display frame, screen border, display edge frame
curved screen, curved display, bent display panel
rollable screen, rollable display, scroll display, roll-up display
app store, application market, software distribution platform, application marketplace
install an app, application installation, software installation
uninstall, remove an application, delete application
background app, background process, background application
app permission, access permission, permission authorization
parental control, child lock, content restriction, access control for minors
screen time, device usage time, usage limitation, usage time limit
addicted to the phone, internet addiction, excessive use of smartphone, anti-addiction
lost phone, find my device, locate lost terminal, anti-loss
anti-lost tag, item tracker, tracking tag, anti-loss device, item finder
stolen phone, anti-theft of terminal, mobile device theft protection
back up a phone, data backup, backup and restore
sync, synchronize, data synchronization
cloud storage, online storage, network storage, network disk, remote storage
transfer to new phone, data migration, device migration
share a screen, screen sharing, screen mirroring, screen casting
cast to the tv, screen projection, screen casting, media casting, mirror display
headphone jack, earphone socket, audio jack, headset connector
earbuds, in-ear headphone, wireless earphone, true wireless stereo, earbud
noise-cancelling headphones, active noise cancellation, active noise reduction, anc
transparency mode, hear-through, ambient sound mode, pass-through mode
bone conduction headphones, bone conduction earphone, bone conduction speaker
charging cable, charging cord, charging line, usb cable
power bank, portable charger, mobile power supply, portable power source, charge pal
charge without a cable, wireless charging, contactless charging, inductive charging, wireless power transfer
charging pad, wireless charger, power transmitting pad, charging mat
fast charging, quick charge, rapid charging, high-speed charging
charge another phone, reverse charging, reverse wireless charging, power sharing
overcharge, overcharging, excessive charging
smart watch, smartwatch, wrist-worn device, wrist wearable, wristwatch device
fitness tracker, activity tracker, smart bracelet, activity monitor, fitness band
smart ring, finger-worn device, wearable ring, ring-type wearable
smart glasses, augmented reality glasses, eyewear device, head-mounted display
goggles for virtual reality, vr headset, head-mounted display, hmd, head-worn display
wearable, wearable device, body-worn device, wearable electronic device
pedometer, step counter, step counting
counts steps, step counting, pedometer, gait detection
calories burned, energy expenditure, calorie consumption
smart home, home automation, connected home, intelligent home
smart speaker, voice-controlled speaker, voice assistant device, intelligent speaker
voice assistant, virtual assistant, digital assistant, intelligent personal assistant, conversational agent
wake word, hotword, wake-up word, trigger phrase, keyword spotting, wakeword
talk to the phone, voice input, speech input, voice control, voice command
chatbot, conversational agent, dialogue system, chat robot, question answering robot
doorbell camera, video doorbell, visual doorbell, door entry camera
peephole, door viewer, cat eye, door mirror
door lock with code, electronic door lock, keyless lock, smart lock
baby monitor, infant monitor, baby watching device
nanny cam, home surveillance camera, indoor monitoring camera
security camera, surveillance camera, monitoring camera, cctv, closed-circuit television
burglar alarm, intrusion alarm, intruder alarm, intrusion detection system
motion detector, motion sensor, movement sensor, occupancy sensor, pir sensor
panic button, emergency call button, distress alarm, sos button
call for help, emergency call, distress call, help request
smart plug, smart socket, controllable outlet, intelligent socket
power strip, extension socket, multi-outlet, plug board
light switch, wall switch, lighting control switch
dimmer, light dimming, dimming circuit, brightness regulation
motion-activated light, occupancy-controlled lighting, human body induction lamp
thermostat, temperature controller, room temperature controller
smart meter, advanced metering infrastructure, electronic electricity meter, intelligent meter
remote control, remote controller, remote commander, remote operation
universal remote, universal remote control, learning remote controller
forgot to turn off, left on, unattended appliance, forgetting to switch off
leave something behind, left-behind detection, forgotten article, forgetting prevention
child left in car, occupant left behind, rear seat reminder, life detection in vehicle
robot vacuum, robotic vacuum cleaner, sweeping robot, robot cleaner, cleaning robot
robot lawn mower, robotic mower, autonomous lawnmower, self-propelled mower
internet of things, iot, connected device, networked device
gateway in the house, home gateway, residential gateway
router, routing device, wireless router, access router
modem, modulator-demodulator, cable modem
bluetooth earpiece, wireless headset, bluetooth headset
pairing, device pairing, bluetooth pairing, establish wireless association
find nearby devices, device discovery, proximity discovery, neighbor discovery
barcode, bar code, one-dimensional code, optical code
qr code, two-dimensional code, two-dimensional barcode, 2d code, matrix code
scan a code, code scanning, read a barcode, scan code
barcode scanner, bar code reader, code reader, optical code reader
ruler, measuring scale, graduated scale, straightedge
tape measure, measuring tape, tape rule, roll ruler
caliper, calliper, vernier caliper, slide gauge
micrometer, micrometer screw gauge, micrometer caliper
feeler gauge, thickness gauge, gap gauge
spirit level, bubble level, level vial, leveling instrument
plumb line, plumb bob, vertical alignment device
protractor, angle gauge, goniometer, angle measuring instrument
tilt sensor, inclinometer, clinometer, inclination sensor
range finder, rangefinder, distance measuring device, telemeter, distance meter
laser measure, laser distance meter, laser range finder, laser rangefinder
measure how far away, ranging, distance measurement, range measurement, telemetry
time of flight, tof, flight time, propagation time
dial gauge, dial indicator, comparator gauge
coordinate measuring machine, cmm, three-coordinate measuring instrument, coordinate positioning machine
touch probe, tactile probe, contact probe, measuring probe, stylus
surface roughness, surface finish, surface texture, asperity
profilometer, surface profiler, profile measuring instrument, contour measuring instrument
three-dimensional scanner, 3d scanner, shape measuring device, three-dimensional measurement
structured light, fringe projection, pattern projection, coded light
moire, fringe pattern
measure the thickness, thickness measurement, thickness gauging
strain gauge, strain gage, extensometer, strain sensor
bent out of shape, deformation, warp, distortion
displacement sensor, position sensor, position encoder > lvdt, linear encoder
linear encoder, linear scale, position measuring device, length measuring device
rotary encoder, angle encoder, angular position sensor, rotation angle sensor, shaft encoder
resolver, synchro, rotary transformer
rpm meter, tachometer, rotational speed sensor, revolution counter
surveying, geodesy, land survey, topographic survey
total station, tachymeter, theodolite, electronic tacheometer
surveyor's pole, surveying rod, leveling staff, surveying pole
altimeter, height measuring device, altitude sensor
altitude, height above ground, elevation
depth sounder, echo sounder, fathometer, depth finder, fish finder
odometer, mileage counter, distance traveled recorder
speedometer, speed indicator, vehicle speed meter
accelerometer, acceleration sensor, g-sensor
gyroscope, gyro, angular velocity sensor, rate gyro, angular rate sensor
inertial measurement unit, imu, inertial sensor, motion sensor
dead reckoning, inertial navigation, autonomous positioning
compass, magnetic direction sensor, electronic compass, azimuth sensor
heading, azimuth, yaw angle, heading angle
get directions, route guidance, turn-by-turn navigation, route planning
fastest way, shortest route, optimal route, route search
detour, alternative route, bypass route, route recalculation
sat nav, navigation device, car navigation system, vehicle navigation
map, electronic map, digital map, cartographic data
street map data, road map, map database, digital road map
indoor navigation, indoor positioning, indoor localization
know where you are, positioning, localization, location determination, self-localization
simultaneous localization and mapping, slam, map building and localization
landmark, point of interest, poi, reference feature
thermometer, temperature sensor, temperature probe, temperature measuring device
thermocouple, thermoelectric sensor, thermoelement
resistance thermometer, rtd, platinum resistance, resistance temperature detector
thermistor, ntc, temperature-dependent resistor, ptc resistor
fever thermometer, clinical thermometer, body temperature meter, forehead thermometer
non-contact thermometer, infrared thermometer, radiation thermometer, pyrometer
ear thermometer, tympanic thermometer, tympanic temperature
heat camera, thermal imager, thermal imaging camera, infrared camera, thermographic camera, thermograph
thermal image, thermogram, infrared image
calorimeter, calorimetric measurement, heat quantity measurement
heat meter, heat cost allocator, thermal energy meter
weigh, determine weight, weighing
scales, weighing device, weighing machine, weigher, weighing balance
kitchen scale, household scale, food scale
load cell, weighing cell, force transducer, weight sensor
truck scale, weighbridge, vehicle scale, axle load scale
combination weigher, multihead weigher, combinatorial weighing
tare, tare weight, zero weight, empty weight
weigh in motion, dynamic weighing, dynamic scale
water meter, flow meter, liquid consumption meter
gas meter, gas flow meter, volumetric gas meter
flowmeter, flow meter, flow sensor, flow rate measuring device > coriolis flowmeter, ultrasonic flowmeter
mass flow meter, coriolis flowmeter, coriolis meter
vortex flowmeter, vortex shedding flow meter, karman vortex
electromagnetic flowmeter, magnetic inductive flowmeter, magflow meter
differential pressure flowmeter, throttling flow meter > orifice plate, venturi
hot-wire sensor, thermal flow sensor, hot wire anemometer, thermal mass flow meter
wind gauge, anemometer, wind speed sensor, wind meter
weather vane, wind direction sensor, wind vane
weather station, meteorological station, weather observation
weather forecast, meteorological prediction, weather prediction
rain gauge, pluviometer, rainfall sensor, precipitation sensor
hygrometer, humidity sensor, moisture sensor, humidity detector
barometer, atmospheric pressure sensor, air pressure sensor, barometric sensor
pressure sensor, piezoresistive sensor, pressure transducer
vacuum gauge, vacuum sensor > ionization gauge, pirani gauge
tire pressure monitor, tpms, tire pressure monitoring system, tyre pressure sensor
flat tire, puncture, low tire pressure, deflated tire
tank fill level, fill level, liquid level, filling level
fuel gauge, fuel level sensor, fuel quantity indicator
dipstick, oil level gauge, level rod
level sensor, fill level gauge, liquid level detector, level transmitter
float switch, floating ball switch, float level sensor
torque wrench, torque measuring tool, tightening torque
torque sensor, torque meter, torsion sensor, torque transducer
force sensor, load sensor, force transducer, dynamometer
dynamometer, chassis dynamometer, power measurement bench
grip strength, hand dynamometer, grip force
tactile sensor, touch sensor, electronic skin, artificial skin, contact force sensor
balancing of wheels, wheel balancing, unbalance correction, balancing machine
wobble, runout, eccentricity, unbalance, imbalance
wheel alignment, toe and camber, axle geometry, wheel geometry
leak test, leak detection, tightness test, leakage test, seal integrity test
leaky pipe, pipe leak, pipeline leakage, leak location
leak detector, leak tester, helium leak detector, sniffer leak detector
crash test, collision test, impact test
crash test dummy, anthropomorphic test device, test dummy, test mannequin
wind tunnel, aerodynamic test facility, airflow test bench
test bench, test stand, test rig, testbed
vibration test, shaker, vibration exciter, vibrating table
shake table, vibration table, earthquake simulator
bridge safety, structural health monitoring, bridge inspection
wear and tear, aging, deterioration, degradation
predict failure, remaining useful life, failure prediction, predictive maintenance, prognostics
self-test, self-diagnosis, built-in self-test, bist
diagnose a fault, fault diagnosis, failure analysis, troubleshooting
check for defects, defect inspection, flaw detection, fault detection
scratch, scratch mark, surface flaw, surface defect
nondestructive testing, non-destructive testing, ndt, nondestructive inspection
ultrasonic testing, ultrasonic inspection, ultrasonic flaw detection, ultrasonic examination
eddy current testing, eddy current inspection, eddy current flaw detection
magnetic particle inspection, magnetic powder inspection, magnetic flux leakage testing
x-ray inspection, radiographic testing, x-ray nondestructive examination
acoustic emission, sound emission monitoring, elastic wave emission
tensile test, tension test, tensile testing machine, pull test
hardness test, indentation test, hardness tester, indenter
fatigue test, cyclic loading test, durability test, endurance test
aging test, accelerated weathering, weathering test, burn-in test
rub test, abrasion test, wear test, friction test
viscometer, viscosimeter, rheometer, viscosity measurement
density meter, hydrometer, densimeter, density sensor
particle counter, particle size analyzer, particle analyzer, particulate sensor
dust sensor, particulate matter sensor, particle sensor, pm2.5 detection
air quality, air pollution, indoor air quality, air contaminants
smoke detector, smoke alarm, fire detector, smoke sensor
fire alarm, fire detection, fire warning
gas sensor > electronic nose, oxygen sensor, methane detector, carbon monoxide sensor
carbon monoxide alarm, carbon monoxide detector, co sensor
electronic nose, odor sensor, olfactory sensor, smell sensor, e-nose
electronic tongue, taste sensor, gustatory sensor
breathalyzer, breath alcohol tester, alcohol detector, alcohol sensor, alcohol interlock
lambda probe, oxygen sensor, exhaust gas sensor, air-fuel ratio sensor
ph meter, ph electrode, ph sensor, hydrogen ion concentration measurement
ion-selective electrode, ise, ion sensor
electrochemical sensor, amperometric sensor, potentiometric sensor
glucose meter, blood sugar meter, blood glucose monitor, glucometer
continuous glucose monitor, cgm, continuous glucose sensor
blood test, blood analysis, hematology analysis, blood sample testing
blood count, hemocytometer, cell counting, hematology analyzer
urine test, urinalysis, urine analysis
pregnancy test, hcg detection, lateral flow test
quick test, rapid test, point-of-care test, lateral flow assay
test strip, lateral flow strip, immunochromatographic strip, dipstick
drug test, drug screening, narcotics detection
allergy test, allergen detection, allergen test
antibody test, immunoassay, elisa, serological test
lab on a chip, microfluidic chip, microfluidic device, micro total analysis
pipette, pipetting device, liquid handling device, dispensing tip
test tube, sample tube, specimen tube, reaction vessel
microplate, microtiter plate, multiwell plate, well plate
microscope slide, glass slide, specimen slide, object slide
laboratory robot, laboratory automation, automatic analyzer, automated analyzer
mass spectrometer, mass spectrometry, mass analyzer
time-of-flight mass spectrometer, tof-ms, tof mass analyzer
ion trap, quadrupole ion trap, ion storage
gas chromatograph, gas chromatography, gc
liquid chromatography, hplc, high performance liquid chromatography
separation column, chromatography column, chromatographic column
ion mobility spectrometer, ims, ion mobility spectrometry
spectrometer, spectrophotometer, spectroscope, spectral analyzer
colorimeter, color meter, color measuring device, colour sensor
match a color, color matching, color measurement
raman spectroscopy, raman spectrometer, raman scattering measurement
near-infrared spectroscopy, nirs, near infrared analysis
fourier transform infrared, ftir, infrared spectroscopy
fluorescence microscope, fluorescent microscopy, fluorescence imaging
surface plasmon resonance, spr, plasmonic sensor
nuclear magnetic resonance, nmr, magnetic resonance
electron spin resonance, esr, electron paramagnetic resonance, epr
turbidity meter, turbidimeter, nephelometer, turbidity sensor
cloudiness, turbidity, haze
refractometer, refractive index measurement, refractive index detector
ellipsometer, ellipsometry, polarization analysis
interferometer, interferometry, interference measuring apparatus
light meter, exposure meter, photometer, illuminance meter, lux meter
ambient light sensor, illuminance sensor, brightness sensor
photodetector, light detector, photosensor, light receiving element > photodiode, phototransistor, photomultiplier
uv sensor, ultraviolet sensor, uv detector, ultraviolet light detector
sound level meter, noise meter, sound pressure measurement
decibel, sound pressure level, sound level
water quality, water contamination, water pollution monitoring
food freshness, spoilage detection, food quality inspection
fake wine, authenticity test, adulteration detection
metal in food, foreign object detection, foreign matter inspection, contaminant detection
stud finder, wall scanner, hidden object detector
metal detector, metal detection device, buried metal detector
mine detector, landmine detection, buried explosive detection
explosive detection, bomb detection, explosives trace detector
baggage scanner, luggage inspection, security x-ray, baggage inspection
body scanner, millimeter wave scanner, whole body imaging, personnel screening
treasure hunting, buried object detection, metal detecting
ground-penetrating radar, georadar, gpr, subsurface radar
earthquake, seismic event, seism
earthquake warning, seismic alarm, earthquake early warning
seismometer, geophone, seismic sensor, seismograph
seismic survey, seismic exploration, seismic prospecting
well logging, borehole logging, downhole logging
gravimeter, gravity meter, gravity gradiometer
hidden pipe, buried pipe, underground utility, buried cable
cable locator, pipe locator, buried line detector
radar, radio detection and ranging, radar sensor
lidar, laser radar, ladar, light detection and ranging
sonar, sound navigation and ranging, underwater acoustic detection
side-scan sonar, sidescan sonar, side looking sonar
synthetic aperture radar, sar, synthetic aperture imaging
phased array, electronically steered antenna, electronically scanned array
frequency-modulated continuous wave, fmcw, chirp radar
chirp, frequency sweep, linear frequency modulation
doppler radar, speed radar, velocity measuring radar
speed trap, speed camera, speed enforcement, vehicle speed measurement
radar detector, radar warning receiver
clutter, unwanted echo, background echo
ghost target, false target, spurious target, phantom target
target tracking, object tracking, track filter
stealth, radar camouflage, radar absorbing
radar reflector, corner reflector, retroreflector
transponder, responder, interrogated tag
beacon, radio beacon, transmitting tag
direction finder, direction finding, angle of arrival, direction of arrival
sound source localization, acoustic localization, direction of sound arrival
triangulation, trilateration, multilateration
time difference of arrival, tdoa, hyperbolic positioning
parking sensor, parking assist sensor, backup sensor, reversing sensor, ultrasonic parking aid
reversing camera, backup camera, rear view camera, rearview camera
blind spot, dead angle, blind zone
blind spot warning, blind spot monitoring, blind spot detection
distance to car behind, rear distance warning, rear-end collision warning
drive too close, tailgating, following distance, inter-vehicle distance
adaptive cruise control, acc, following distance control, headway control
cruise control, constant speed driving, speed control of vehicle
keeps in the lane, lane keeping, lane keep assist, lane tracking
drift out of lane, lane departure, lane deviation
lane change, lane changing, change lanes, cut in
overtake, passing maneuver, overtaking
brakes by itself, automatic emergency braking, autonomous braking, aeb, collision mitigation braking
avoid a crash, collision avoidance, crash avoidance, pre-collision
self-driving car, autonomous vehicle, driverless vehicle, automated driving, unmanned vehicle, autonomous driving
parks itself, automatic parking, autonomous parking, self-parking, automated valet parking
self-driving taxi, robotaxi, autonomous taxi, driverless taxi
convoy of trucks, platooning, vehicle platoon, vehicle train
driver takes over, takeover request, handover to driver, transition of control
hands on the wheel, hands-on detection, steering wheel grip detection
asleep at the wheel, drowsy driving, driver fatigue, doze detection
driver not paying attention, driver distraction, inattentive driving, inattention
driver monitoring, driver state monitoring, driver status detection
electric car, electric vehicle, ev, battery electric vehicle, electrically driven vehicle
plug-in hybrid, phev, plug-in hybrid electric vehicle
how far car goes, cruising range, remaining range, driving range
range anxiety, remaining driving distance, range prediction
charging station, charging pile, charging post, ev charger, charging point
swap the battery, battery exchange, battery swapping, battery replacement station
slippery road, low friction road, road surface friction, icy road
pothole, road surface unevenness, road damage, road anomaly
hill start, uphill start, hill hold, roll-back prevention
pulls to one side, lateral pull, straight running deviation
skid, sideslip, loss of traction, wheel slip
pedestrian detection, pedestrian recognition, person detection
wrong-way driver, ghost driver, wrong-way driving, driving against traffic
black box of car, event data recorder, driving recorder, accident recorder
dash cam, dashcam, driving recorder, vehicle-mounted camera, drive recorder
bird's eye view, around view, surround view, overhead view, top view image
car talks to car, vehicle-to-vehicle communication, v2v, inter-vehicle communication
vehicle-to-everything, v2x, vehicle road cooperation
traffic light, traffic signal, traffic signal light, signal lamp
green wave, signal coordination, progressive signal timing
parking space, parking spot, parking lot, parking bay
find a parking space, vacant parking detection, parking guidance, parking availability
parking meter, parking fee collection, parking payment device
toll, road toll, electronic toll collection, etc, road pricing
reads the number plate, license plate recognition, number plate recognition, anpr
traffic cop, traffic violation detection, traffic enforcement
red light running, running a red light, signal violation
traffic flow, traffic volume, vehicle flow
traffic counter, vehicle detector, traffic sensor, loop detector
arrival time, estimated time of arrival, eta
bus arrives when, arrival prediction, bus arrival notification
ride sharing, carpooling, ride-sharing, ride hailing
taxi meter, fare meter, taximeter
black box of aircraft, flight recorder, flight data recorder
air traffic control, flight guidance, airspace management
runway, landing strip, airfield
instrument landing, landing aid, ils, landing guidance
bird strike, bird detection, bird collision
near miss in air, airborne collision avoidance, tcas
drone defense, counter-drone, anti-uav, drone jamming
fly a drone, remotely pilot, unmanned aerial vehicle control
no-fly zone, geofence, restricted airspace, flight restriction
virtual fence, geofence, geographic boundary, electronic fence
swarm, fleet, group of unmanned vehicles
autopilot, automatic flight control, automatic pilot
robot arm, manipulator, articulated arm, robotic arm, industrial robot
robot hand, end effector, gripper, robotic hand, dexterous hand
robot gripper, gripping device, end effector, grasping device
suction cup gripper, vacuum gripper, suction gripper, vacuum suction pad
soft robot, soft actuator, pneumatic artificial muscle, soft gripper
artificial muscle, electroactive polymer actuator, mckibben actuator
walking robot, legged robot, biped robot, quadruped robot
humanoid, android robot, human-shaped robot, humanoid robot
robot dog, quadruped robot, four-legged robot, pet robot
companion robot, social robot, emotional robot, communication robot
exoskeleton, wearable robot, power assist suit, motion assistance apparatus
robot beside people, collaborative robot, cobot, human-robot collaboration
robot hits person, collision detection of robot, human contact safety, protective stop
guide robot by hand, lead-through teaching, direct teaching, hand guiding
teach a robot, teaching, robot programming, teach pendant
remote-controlled robot, teleoperation, telemanipulator, master-slave manipulator
glove box, isolator, glovebox, containment enclosure
wafer handling robot, substrate transfer robot, wafer transfer
parallel robot, delta robot, parallel kinematics, hexapod
gantry robot, cartesian robot, portal robot, linear robot
pick and place, picking robot, pick-and-place
bin picking, random bin picking, bulk picking
hand-eye calibration, camera-robot calibration, robot vision calibration
path planning, trajectory planning, motion planning
obstacle avoidance, avoid obstacles, obstacle detection
joint of a robot, robot joint, articulated joint
gear with no play, strain wave gear, harmonic drive, backlash-free gear
play in a gear, backlash, looseness, clearance in mechanism
jerky, jerking, unsmooth motion
exact, accurate, precise, high-precision
calibrate, calibration, correction of measured value
zero adjustment, zeroing, zero-point calibration, offset compensation
drift, offset drift, zero drift, baseline drift
repeatable, reproducible, repeatability
resolution, fineness, measurement granularity
sensitivity, responsiveness, detection sensitivity
measured value, measurement result, measurement reading
error bar, measurement uncertainty, tolerance
false alarm, false positive, erroneous detection, false detection
missed detection, false negative, detection failure
averaged, mean value, moving average
peak, maximum, crest
valley of a curve, minimum, trough
rms, effective value, root mean square
sampling, sample rate, sampling frequency
electrical measuring instrument, multimeter > voltmeter, ammeter, ohmmeter
voltmeter, voltage detector, voltage measuring device
ammeter, current sensor, current meter, galvanometer
clamp meter, clamp-on ammeter, current clamp, clamp sensor
current transformer, current sensing coil, rogowski coil
hall sensor, hall element, hall-effect sensor, magnetic sensor
magnetoresistive sensor, mr sensor > gmr sensor, tmr element
oscilloscope, waveform display, digital oscilloscope
spectrum analyzer, frequency analyzer, signal analyzer
network analyzer, vector network analyzer, vna
power meter, wattmeter, electric energy meter, watt-hour meter
electricity meter, electric meter, energy meter, watt-hour meter, kilowatt-hour meter
stealing electricity, electricity theft, power theft, tampering with meter
test a chip, semiconductor test, integrated circuit test, chip testing
probe card, probing card, test probe array
test socket, ic socket, burn-in socket, device under test socket
pogo pin, spring probe, spring contact pin
boundary scan, scan chain, jtag, scan test
short circuit, short-circuit, electrical short
broken wire, disconnection, wire break, open circuit
loose contact, poor contact, contact failure, intermittent contact
insulation fault, insulation breakdown, insulation failure, ground fault
partial discharge, corona discharge, insulation discharge
lightning, thunderbolt, lightning strike, lightning stroke
lightning rod, lightning conductor, lightning arrester, air terminal
static electricity, electrostatic discharge, esd, electrostatic charge
static shock, electrostatic discharge, static elimination
electric shock, electrocution, electric shock accident
power failure, blackout, power outage, power cut, mains failure
brownout, voltage sag, voltage dip, undervoltage
power surge, overvoltage, surge voltage, transient voltage
surge protector, surge arrester, surge suppressor, overvoltage protection
battery tester, battery monitoring, battery condition detection
state of charge, soc, remaining charge, charge level
state of health, soh, battery degradation, battery aging
internal resistance of battery, battery impedance, cell resistance
electromagnetic compatibility, emc, electromagnetic interference, emi
antenna measurement, anechoic chamber, over-the-air test, radio frequency test chamber
electric field sensor, electric field strength meter, field probe
magnetic field sensor, magnetometer, gaussmeter > fluxgate, squid, hall sensor
squid, superconducting quantum interference device
camera, image capturing device, imaging device, image pickup apparatus, photographing device, image pickup device
digital camera, digital still camera, electronic still camera, electronic camera
film camera, photographic camera, silver halide camera
instant camera, instant film camera, self-developing camera
single-lens reflex, slr, reflex camera
mirrorless camera, interchangeable lens camera, lens-exchangeable camera
pinhole camera, camera obscura, pinhole imaging
action camera, sports camera, body-worn camera, wearable camera
body camera, body-worn camera, body-mounted camera
camcorder, video camera, video camera recorder
webcam, web camera, network camera, ip camera
camera module, camera unit, lens module, imaging module
front camera, front-facing camera, selfie camera
rear camera, rear-facing camera, main camera
under-screen camera, under-display camera, camera below display panel
depth camera, range camera, time-of-flight camera, rgb-d camera, 3d camera
stereo camera, binocular camera, stereoscopic camera, twin-lens camera
light field camera, plenoptic camera, integral imaging camera
multi-lens camera, compound eye camera, array camera, camera array
panoramic camera, omnidirectional camera, spherical camera, 360-degree camera, all-sky camera
panorama, panoramic image, wide-field image
fisheye, fish-eye, super-wide-angle lens
wide-angle lens, wide-field lens, short focal length lens
telephoto lens, tele lens, long focal length lens
periscope lens, folded optics, folded lens, prism camera
zoom lens, variable focal length lens, variable magnification optical system, varifocal lens
digital zoom, electronic zoom, image magnification by cropping
macro photography, close-up shooting, close-up photography, macro lens
autofocus, auto focus, automatic focusing, automatic focus adjustment, af
focus, focusing, bring into focus, focal adjustment
out of focus, defocus, unfocused, focus blur
background blur, bokeh, shallow depth of field, defocused background
depth of field, focal depth, depth of focus
camera shake, hand shake, hand tremor, hand jitter, camera blur
image stabilization, anti-shake, vibration reduction, blur correction, image stabilizer, camera shake correction
optical image stabilization, ois, optical anti-shake, lens shift stabilization
gimbal, stabilizing cradle head, pan-tilt head, camera stabilizer
selfie drone, follow-me drone, aerial photography drone
motion blur, movement blur, subject blur
lens shake, lens vibration, lens driving
voice coil motor, vcm, voice coil actuator, moving coil motor
lens aperture, iris diaphragm, aperture stop, f-number
shutter, exposure control device, shutter blade, focal plane shutter
shutter button, release button, shutter release
shutter speed, exposure time, integration time
self-timer, delayed shutter release, delayed shooting
flash, strobe, flashlight for photography, electronic flash, photoflash
red eye, red-eye effect, red-eye reduction
light flash umbrella, diffuser for flash, light reflector for photography
photo studio, photographing booth, photographic studio
photo booth, photo sticker machine, id photo machine, automatic photographing booth
tripod, camera stand, three-legged stand
viewfinder, view finder, finder, evf
underwater camera, waterproof camera housing, diving camera
hidden camera, spy camera, covert camera, pinhole camera
camera trap, wildlife camera, game camera, trail camera
night camera, night vision camera, low-light camera, infrared imaging camera
see in the dark, night vision, infrared imaging, image intensifier
overexposed, blown out highlights, overexposure, highlight clipping
underexposed, underexposure, too dark image
exposure, exposure value, amount of exposure
backlit, backlight photography, counterlight, against the light
high dynamic range, hdr, wide dynamic range, exposure bracketing
white balance, color temperature correction, colour cast correction
burst shooting, continuous shooting, sequential photographing, burst mode
time-lapse, interval shooting, time-lapse photography
slow motion, high-speed photography, high frame rate capture
high-speed camera, high frame rate camera, ultra-high-speed photography
photograph smile automatically, smile detection, smile shutter, expression-triggered shooting
take a picture, photograph, capture an image, shoot a photo, image capture
photo album, picture album, image album, photo collection
picture frame, photo frame, digital photo frame
negative film, photographic film, photosensitive film
develop a film, photographic processing, film development, developing
photographic paper, photosensitive paper, light-sensitive paper
slide projector, transparency projector, diascope
projector, image projector, projection display, projection apparatus, beamer
overhead projector, transparency projection
pocket projector, pico projector, miniature projector
projection screen, projector screen, projection curtain
keystone correction, trapezoid correction, trapezoidal distortion correction
movie, film, motion picture, cinema
movie theater, cinema, film theater
three-dimensional movie, 3d movie, stereoscopic film
3d without glasses, autostereoscopic, naked-eye 3d, glasses-free 3d
3d glasses, shutter glasses, stereoscopic glasses, polarizing glasses
three-dimensional picture, stereoscopic image, 3d image, parallax image
tilt picture changes, lenticular image, lenticular print, flip image
hologram, holographic image, holographic recording
image floating in air, aerial image display, mid-air image, aerial imaging
photocopier, copier, copying machine, electrophotographic apparatus
laser printer, electrophotographic printer, electrostatographic printer
toner, electrophotographic developer, electrostatic developer
toner cartridge, developer cartridge, process cartridge
out of toner, toner depletion, remaining toner amount
photosensitive drum, photoconductor, photoreceptor, image bearing member
fuser, fixing device, fixing unit, fuser assembly
paper jam, sheet jam, jammed paper
printer, image forming apparatus, printing device
all-in-one printer, multifunction peripheral, mfp, multifunction printer
document scanner, image scanner, image reading apparatus, image reader
double feed, multi-feed, overlapping sheet feed
photoresist, resist, photosensitive resin composition, light-sensitive coating
photomask, reticle, mask for lithography, exposure mask
lithography, photolithography, exposure apparatus, pattern transfer
extreme ultraviolet, euv, soft x-ray lithography
mask cover, pellicle, reticle protection
nanoimprint, imprint lithography, imprint mold
glasses, spectacles, eyeglasses, eyewear
reading glasses, presbyopia correction lens, near vision spectacles
bifocals, multifocal lens, progressive addition lens, bifocal lens
sunglasses, tinted spectacles, tinted eyewear, sun protection glasses
glasses darken in sun, photochromic lens, light-adaptive lens, photochromic
glasses slip down, anti-slip spectacles, nose pad slipping
glasses fog up, fogging of lenses, anti-fog, antifogging
temple of glasses, spectacle temple, earpiece of eyeglasses, side arm of spectacles
nose pad, nose bridge pad, nose rest
contact lens, contact lenses, corneal lens
colored contact lens, cosmetic contact lens, tinted contact lens
myopia, nearsighted, short-sighted, near-sightedness
hyperopia, farsighted, long-sighted, hypermetropia
presbyopia, age-related farsightedness, loss of accommodation
glasses case, spectacle case, eyeglass case
binoculars, field glasses, binocular telescope
telescope, spotting scope, telescopic optical system
microscope, microscopy, microscopic imaging device
electron microscope, scanning electron microscope, transmission electron microscope, sem
atomic force microscope, afm, scanning probe microscope
confocal microscope, confocal scanning, confocal imaging
periscope, periscopic viewing device
endoscope, borescope, fiberscope, videoscope
kaleidoscope, multiple reflection toy, symmetrical pattern viewer
rifle scope, riflescope, telescopic sight, weapon sight
red dot sight, reflex sight, collimator sight
lens, optical lens, lens element
lens barrel, lens tube, lens housing
lens mount, lens adapter, bayonet mount
lens cap, lens cover, lens protection cap
lens hood, sun hood, stray light shade
dirty lens, lens contamination, soiled lens, lens dirt detection
fresnel lens, stepped lens, zone lens
liquid lens, variable focus lens, electrowetting lens, tunable lens
lens array, microlens array, fly's eye lens, lenslet array
metalens, metasurface lens, flat lens
concave mirror, parabolic mirror, curved reflector
one-way mirror, half mirror, semi-transparent mirror, two-way mirror
beam splitter, half mirror, semitransparent mirror, beamsplitter
deformable mirror, adaptive optics, wavefront correction mirror
micromirror, mems mirror, scanning mirror, digital micromirror device
polygon mirror, rotary polygon, rotating polygonal mirror
galvo, galvanometer mirror, galvanometer scanner
prism, wedge prism, light deflecting element
diffraction grating, optical grating, diffractive element
diffractive optical element, doe, hologram optical element
polarizer, polarizing plate, polarization filter, polarizing film
retarder, wave plate, phase difference plate, phase retardation film, quarter-wave plate
color filter, colour filter, optical filter, wavelength selective filter
infrared cut filter, ir-cut filter, infrared blocking filter, near-infrared absorbing filter
blue light filter, blue light blocking, blue light cut, anti-blue light
dimmable glass, smart glass, electrochromic glass, switchable glazing, light control glass
window that turns dark, electrochromic window, dimmable window, variable transmittance window
anti-reflective, antireflection, reflection preventing, low reflection
anti-glare, antiglare, glare reduction, dazzle prevention
light diffuser, diffusion plate, light scattering sheet, diffusing sheet
light guide plate, light pipe, light guiding panel, optical waveguide plate
backlight, backlight unit, surface light source, back light module
head-up display, hud, windshield display, head up display
augmented reality, ar, mixed reality
virtual reality, vr, immersive environment
virtual reality motion sickness, cybersickness, simulator sickness, vr sickness
eye tracking, gaze tracking, gaze detection, line-of-sight detection, eye-gaze
where the eyes look, gaze direction, line of sight, viewing direction
pupil distance, interpupillary distance, ipd, interpupillary adjustment
eye relief, eye box, exit pupil
optical fiber, fibre optic, light waveguide, optical fibre
optical fiber connector, fiber optic connector, ferrule, optical connector
splice fibers, fusion splicing, fiber splicing, optical fiber fusion splicer
fiber bragg grating, fbg, fiber grating
otdr, optical time domain reflectometry, optical time-domain reflectometer
fiber sensor, optical fiber sensor, distributed fiber sensing
optical switch, light switch for waveguides, optical path switching
optical modulator, light modulator, electro-optic modulator, mach-zehnder modulator
spatial light modulator, slm, light valve
optical isolator, faraday isolator, faraday rotator
waveguide, optical waveguide, light guide
silicon photonics, photonic integrated circuit, integrated optics, optical integrated circuit
liquid crystal display, lcd, liquid crystal panel, liquid crystal display panel
electronic paper, e-paper, electrophoretic display
ebook reader, e-reader, electronic book, electronic reader
optical illusion, visual illusion, trompe l'oeil
rainbow color, iridescent, color shifting, structural color, optically variable
glitter, sparkle, scintillation, sparkling
shiny, glossy, lustrous, gloss
matte, non-glossy, matt, low gloss
mirror finish, specular, mirror-like
glow in the dark, phosphorescent, luminous at night, afterglow, light-storing
invisible ink, latent image, invisible marking
camouflage, concealment, cloaking
privacy screen, privacy filter, anti-peep, viewing angle control film, peep prevention
shoulder surfing, peeping, visual eavesdropping, screen peeking
viewing angle, angle of view, visual angle
field of view, angle of view, viewing field, fov
see-through display, transparent display, optical see-through
clock, timepiece, time indicating device
wristwatch, wrist watch, timepiece
watchmaking, horology, horological
mechanical watch, mechanical timepiece, mechanical horology movement
clockwork, watch movement, timepiece movement, clock movement
self-winding watch, automatic winding watch, oscillating weight
wind a watch, winding mechanism, mainspring winding, crown winding
mainspring, drive spring, barrel spring
hairspring, balance spring, spiral spring, sprung balance
escapement, pallet lever, escape wheel
crown of a watch, winding crown, control stem
watch hand, pointer, indicating hand
watch dial, dial plate, clock face, dial
watch case, wristwatch case, case middle, timepiece case
watch glass, watch crystal, cover glass of timepiece
watch band, watch strap, wristband, watchband, bracelet
watch buckle, watch clasp, folding clasp, deployant buckle
alarm clock, wake-up device, alarm timepiece, wake-up clock
wakes gently, light alarm, sunrise simulation, dawn simulator, wake-up light
snooze, alarm repeat, alarm suspension
stopwatch, chronograph, time interval meter
timer, countdown timer, time switch, time counter
kitchen timer, cooking timer, countdown timer
hourglass, sand glass, sandglass
sundial, solar clock, sun dial
world clock, time zone display, world time
quartz watch, quartz crystal timepiece, quartz movement
atomic clock, atomic frequency standard, frequency standard, atomic oscillator
radio clock, radio-controlled timepiece, radio corrected clock
set the clock, time adjustment, time correction, hand setting
summer time, daylight saving time, dst
clock runs slow, rate deviation, timekeeping error, clock drift
clock synchronization, time synchronization, time alignment
time stamp, timestamp, time mark
leap second, coordinated universal time, utc correction
moon phase, lunar phase, age of the moon
calendar watch, date display mechanism, perpetual calendar, date wheel
calendar, schedule, agenda
appointment, schedule entry, calendar event, meeting
time clock for workers, attendance recorder, time recorder, attendance management
parking disc, parking time indicator, parking clock
joystick, control stick, operating lever, control lever
steering by wire, steer-by-wire, electronically controlled steering
fly-by-wire, electronic flight control, electrically signaled flight control
pedal, foot control, foot switch
foot pedal, foot-operated control, treadle, foot switch
throttle, accelerator, gas pedal, accelerator pedal
feedback control, closed-loop control, pid control
closed loop, feedback loop, feedback control
open loop, feedforward, feed-forward control
overshoot, overcorrection, overrun
hunting of a controller, oscillation of control, control instability, limit cycle
hysteresis, dead band, deadband
setpoint, set point, desired value, target value, reference value
plc, programmable logic controller, programmable controller
numerical control, cnc, nc machine tool, computerized numerical control
digital twin, virtual replica, digital model, simulation model
factory automation, industrial automation, process automation
smart factory, intelligent manufacturing, industry 4.0
emergency stop, safety shutdown, emergency shutdown, emergency off
fail-safe, failsafe, functional safety
redundant, backup, standby, failover
watchdog, watchdog timer, runaway monitoring, hang detection
flow controller, mass flow controller, flow regulator
pressure regulator, pressure reducing valve, pressure reducer, regulating valve
temperature control, thermostatic control, temperature regulation, thermoregulation
humidity control, humidity regulation, moisture control
level control, liquid level control, fill level regulation
voltage regulator, voltage stabilizer, constant voltage circuit, regulated power supply
low dropout regulator, ldo, series regulator, linear regulator
mixing ratio, proportioning, blending ratio control
keeps its balance, self-balancing, balance control, inverted pendulum
swarm of robots, multi-robot system, robot swarm, robot fleet
warehouse robot, automated guided vehicle, agv, autonomous mobile robot, amr
follow a person, person following, following robot, human-following
go back to charge, return to charging base, auto docking, automatic recharging
line following, track guided, lane tracking robot
computer, computing device, data processor, information processing apparatus, data processing system
processor, microprocessor, cpu, central processing unit
graphics card, gpu, graphics processing unit, graphics processor, video card
computer mouse, pointing device, cursor control device, mouse
wireless mouse, cordless mouse, wireless pointing device
mouse pad, mousepad, mouse mat
trackball, track ball, roller ball input
touchpad, track pad, trackpad, touch pad
keyboard, key input device, keypad
keyboard key, keycap, keyswitch
virtual keyboard, on-screen keyboard, soft keyboard, software keyboard
ergonomic keyboard, split keyboard, wrist-friendly keyboard
predictive text, text prediction, word prediction, input completion, autocomplete
autocorrect, spelling correction, automatic correction, spell checker
typing error, typo, misspelling, mistyped
swipe typing, gesture keyboard, glide typing, continuous input
input method, input method editor, ime, character input
handwriting, handwritten input, pen input
stylus, electronic pen, touch pen, active pen, digital pen, digitizer pen
drawing tablet, digitizer, graphics tablet, digitizing tablet
data glove, glove input device, motion capture glove, wearable glove controller
gesture control, gesture recognition, motion gesture input, hand gesture
control by thought, brain-computer interface, brain-machine interface, bci
brain waves, electroencephalogram, eeg, electroencephalography
control with the eyes, gaze input, eye-controlled interface, eye movement input
touch feedback, haptic feedback, tactile feedback, vibration feedback
vibration motor, vibration generator, haptic actuator, eccentric rotating mass
capacitive touch, capacitance sensing, electrostatic capacitance detection
pressure-sensitive touch, force touch, pressing force detection
touch with gloves, glove touch, glove mode
wet fingers on screen, water on touch panel, moisture on touch screen
window on the screen, display window, application window
taskbar, dock, task bar, application bar
menu, option list, selection list
progress bar, progress indicator, status bar
slider on the screen, slide bar, scroll bar
cursor, pointer, on-screen pointer
user interface, graphical user interface, gui, man-machine interface, human machine interface
easy to use, user-friendly, intuitive, ease of operation
user, operator, end user, person using
for the blind, accessibility for visually impaired, blind assistance, visual impairment aid
braille, tactile writing, raised dot characters
braille display, refreshable braille, braille cell, tactile display
read aloud, text to speech, tts, voice reading, speech synthesis
screen reader, voice browser, interface for the blind
large print, enlarged text, font enlargement, magnified display
elderly mode, senior mode, interface for the elderly
operating system, os, kernel
booting, start-up, startup, power up
slow start-up, boot time, start-up time, startup latency
reboot, restart, reset
shut down, power off, power down
sleep mode, standby, hibernate, suspend mode, low power state
wake up a device, wake-up, resume from standby, return from sleep
install, set up, deploy
update, upgrade, firmware update
update over the air, ota, over-the-air update, remote firmware upgrade, fota
software patch, bug fix, hotfix
software bug, software defect, program error, programming error
debug, debugging, troubleshoot software, breakpoint
compiler, translator of programs, code generation, compilation
source code, program code, program text
programming by drawing, visual programming, graphical programming, block-based programming
no-code, low-code, code-free development
software testing, test case, regression testing
code review, static analysis, program analysis, code inspection
spaghetti code, refactoring, code restructuring
virtual machine, vm, hypervisor, virtualization
container software, containerization, lightweight virtualization
sandbox, isolated execution environment, isolated environment
cloud computing, distributed computing, cloud service, cloud platform
edge computing, edge server, mobile edge computing, fog computing
server farm, data center, server cluster, machine room
load balancing, load distribution, workload balancing, load sharing
task scheduling, job scheduling, process scheduling
multitasking, multi-tasking, concurrent execution
parallel computing, parallel processing, multi-core processing
supercomputer, high performance computing, hpc
quantum computer, quantum computing, quantum processor, qubit
quantum bit, qubit, quantum state element
optical computer, photonic computing, optical computing
analog computer, analogue computing
calculator, electronic calculator, calculating machine
abacus, counting frame, bead calculator
slide rule, calculating rule
memory of a computer, main memory, ram, random access memory
cache, cache memory, buffer memory
hard drive, hard disk, hdd, magnetic disk drive
solid-state drive, ssd, flash drive, solid state storage
thumb drive, usb flash drive, usb stick, memory stick, pen drive
flash memory, nand flash, flash storage, flash eeprom
dram, dynamic random access memory, volatile memory
bit flip, soft error, single event upset
error correction, error-correcting code, ecc, error correcting code
parity, checksum, check bit, check code
checksum, hash value, digest, crc
wear leveling, wear-leveling, erase count balancing
defragment, defragmentation, data reorganization
garbage collection of memory, memory reclamation, storage space reclamation
running out of memory, insufficient storage space, memory shortage, memory full
free up space, storage cleaning, cache cleaning, space reclamation
memory leak, unreleased memory, memory allocation leak
delete for good, secure erase, data sanitization, data destruction
lost files, data recovery, file recovery, restore deleted data
data file, document file, electronic file
file format, data format, file type
file sharing, peer-to-peer, p2p, file transfer
zip a file, data compression, file compression, lossless compression
unzip, decompress, expansion of compressed data, decompression
duplicate files, deduplication, redundant data elimination
backup, data backup, snapshot, replication
log file, event log, audit trail, journal
database query, sql, query statement
data warehouse, data lake, big data platform
big data, massive data, large-scale data
data mining, knowledge discovery, data analysis
search engine, information retrieval, retrieval system
find similar pictures, image retrieval, content-based image search, reverse image search, search by image
find similar documents, document similarity, similarity search, text similarity
keyword, search term, query term
plagiarism, duplicate text detection, plagiarism detection, copied text detection
prior art search, patent search, patent retrieval
spreadsheet, table calculation, worksheet
word processor, text editor, document editing
presentation slides, slide show, slideshow
mind map, concept map, knowledge map
knowledge graph, semantic network, ontology
bookmark, favorite, saved link
browser, web browser, internet browser
web link, hyperlink, url
web crawler, spider program, web robot, web scraping
web page loads slowly, page load time, page rendering delay, web acceleration
preload, prefetch, prefetching, read ahead
offline, disconnected state, without network connection
online, connected to the network, networked
search history, browsing history, web history
web cookie, tracking token, browser identifier
tracking of users, user profiling, behavior tracking
privacy, data protection, personal information protection
anonymous, anonymized, de-identified, pseudonymized
blur faces, face anonymization, mosaic processing, privacy masking
personal data, personally identifiable information, personal information, private data
data leak, information leakage, data breach, data leakage
spyware, keylogger, monitoring malware
ransomware, file-encrypting malware, extortion software
phishing, spoofed website, fraudulent website, deceptive message
scam call, telecom fraud, telephone fraud, voice phishing
spam, junk mail, unsolicited message, unwanted e-mail
virus scanner, antivirus, anti-malware, malware detection
firewall, packet filter, network filtering
break into a computer, intrusion, hacking, unauthorized access, penetration
intrusion detection, attack detection, network anomaly detection
flooding attack, denial of service, ddos, distributed denial of service
man in the middle, interception attack, relay attack, replay attack
relay theft of car, relay attack, keyless entry attack
guess a password, brute force attack, dictionary attack, exhaustive attack
forgot password, password reset, password recovery, credential recovery
password manager, credential vault, password vault
without a password, passwordless, password-free authentication
two-factor authentication, two-step verification, multi-factor authentication, mfa
one-time password, otp, dynamic password, verification code
verification code, captcha, authentication code
captcha, human verification, bot detection, human-machine verification
single sign-on, sso, unified authentication
digital signature, electronic signature, e-signature
signature pad, signature capture, handwritten signature input
public key, asymmetric cryptography, pki
secret key, private key, symmetric key, cryptographic key
key exchange, key agreement, key distribution
quantum key distribution, qkd, quantum cryptography
random number generator, rng, trng, random bit generator
physically unclonable function, puf, device fingerprint of silicon
secure chip, secure element, tamper-resistant module, trusted platform module
tamper-proof, tamper-resistant, tamper-evident, anti-tamper
smart card, ic card, chip card, integrated circuit card
contactless card, proximity card, rfid card, non-contact ic card
magnetic stripe card, magnetic card, magstripe
card reader, card terminal, ic card reader
access card, key card, door card, badge
id card, identity card, identification card, identity document
passport, travel document, machine-readable travel document
watermark, digital watermark, embedded hidden information
steganography, information hiding, covert embedding
copy protection, digital rights management, drm, content protection
license key, software license, activation code
pirated copy, illegal copy, unauthorized copy, bootleg
obfuscation, code hiding, reverse engineering protection
side-channel attack, power analysis attack, differential power analysis
blockchain, distributed ledger, block chain
cryptocurrency, virtual currency, digital currency
non-fungible token, nft, digital collectible
smart contract, chaincode, self-executing contract
zero-knowledge proof, privacy-preserving proof, zkp
homomorphic encryption, computation on encrypted data, ciphertext computation
secure multiparty computation, mpc, secret sharing, privacy computing
artificial intelligence, ai, machine intelligence
machine learning, statistical learning, model training
neural network, artificial neural network, deep learning, deep neural network
convolutional neural network, cnn, convnet
recurrent neural network, rnn, lstm, long short-term memory
transformer network, attention mechanism, self-attention
large language model, llm, generative language model, pretrained language model
generative ai, generative model, content generation model
makes pictures from words, text-to-image, image synthesis, diffusion model
deepfake, face swap, forged face, synthetic face
generative adversarial network, gan, adversarial learning
reinforcement learning, reward-based learning, policy learning
learns by itself, self-learning, unsupervised learning, self-supervised learning
labeled data, annotated data, training sample, supervised data
label data, annotate, data annotation, tagging
not enough training data, data augmentation, few-shot learning, small sample
transfer learning, domain adaptation, fine-tuning
federated learning, distributed training, collaborative learning
overfitting, over-fitting, overtraining, poor generalization
forgets old tasks, catastrophic forgetting, continual learning, incremental learning, lifelong learning
explain a decision, explainable ai, interpretability
biased decision, algorithmic bias, fairness
made-up answer, hallucination, factual inconsistency
fool a neural network, adversarial example, adversarial attack
shrink a model, model compression, pruning, quantization, knowledge distillation
brain-like chip, neuromorphic, spiking neural network, neuromorphic processor
ai chip, neural processor, neural network accelerator, npu
in-memory computing, compute-in-memory, processing in memory
decision tree, random forest, gradient boosting
support vector machine, svm, kernel classifier
clustering, cluster analysis, k-means
fuzzy logic, fuzzy control, fuzzy inference
genetic algorithm, evolutionary algorithm, evolutionary computation
swarm intelligence, particle swarm optimization, ant colony
expert system, rule-based system, inference engine, knowledge-based system
feature extraction, feature vector, descriptor
anomaly detection, outlier detection, abnormality detection, novelty detection
pattern recognition, classification, classifier
object recognition, object detection, target recognition, target detection
facial recognition, face recognition, face identification, face matching
detect faces, face detection, face localization
mask over the face, occluded face, masked face, mask wearing detection
facial expression, emotion recognition, mood detection, affective computing
mood, emotion, emotional state, affect
recognize by walk, gait recognition, gait identification
iris scan, iris recognition, iris authentication
vein scan, vein authentication, finger vein, palm vein recognition
palm print, palmprint, palm recognition
recognize by voice, speaker recognition, voiceprint, speaker verification, voice authentication
photo held before camera, presentation attack, spoofing, liveness detection, anti-spoofing
is a live person, liveness detection, living body detection, biometric liveness
re-identification, person re-id, pedestrian re-identification
pose estimation, posture recognition, skeleton detection, human pose
action recognition, behavior recognition, activity recognition, motion recognition
lip reading, lip language recognition, visual speech recognition
sign language, sign language recognition, hand language
text recognition, optical character recognition, ocr, character recognition
handwriting recognition, handwritten character recognition, ink recognition
read a receipt, receipt recognition, bill recognition, invoice ocr
image segmentation, region segmentation, semantic segmentation, matting
cut person from photo, matting, foreground extraction, background removal
edge detection, contour extraction, outline detection
image processing, picture processing, image manipulation
sharpen a picture, image sharpening, edge enhancement, deblurring
deblur, blur removal, image restoration, deconvolution
remove picture noise, denoising, noise reduction, image denoising
grainy, noisy image, image noise, granular noise
remove fog from pictures, dehazing, defogging, haze removal
make a picture larger, upscaling, super-resolution, resolution enhancement
pixelated, blocky, block artifact, mosaic noise
jaggies, aliasing, jagged edge, staircase artifact
false color, moire artifact, color artifact
stitch pictures, image stitching, image mosaicking, panorama stitching
image registration, image alignment, image matching
crop a picture, cropping, trimming, clipping of image
retouch, image retouching, beautification, beauty processing, face beautification
wrinkles removed in photos, skin smoothing, skin beautification, face retouching
photo filter, image filter, style filter, color grading
paint like an artist, style transfer, artistic rendering, stylization
black-and-white photo to color, colorization, colorizing, automatic coloring
old photo, photo restoration, damaged image repair, inpainting
fill missing picture part, inpainting, image completion, hole filling
remove object from photo, object removal, inpainting, image erasing
montage, image composition, compositing, image synthesis
lens distortion, barrel distortion, pincushion distortion, distortion correction
skin color in photos, skin tone, skin color correction
three-dimensional model, 3d model, 3d reconstruction, three-dimensional shape data
point cloud, 3d point set, three-dimensional point data
rendering, image generation, ray tracing, rasterization
cartoon, animation, animated film, computer animation
motion capture, mocap, movement capture, motion tracking
virtual try-on, virtual fitting, virtual dressing, fitting simulation
virtual makeup, makeup simulation, virtual cosmetic try-on
virtual mirror, smart mirror, magic mirror, fitting mirror
virtual tour, panoramic roaming, virtual walkthrough
video game, computer game, electronic game, electronic gaming
game controller, gamepad, game pad, game handle, joypad
game console, gaming console, video game machine, game machine
arcade game, amusement machine, arcade machine, coin-operated game
claw machine, crane game, prize grabbing machine, doll machine, doll catching machine
cheating in a game, anti-cheat, cheat detection, game plug-in detection
multiplayer, online game, multi-user game, massively multiplayer
player character, game character, player-controlled object
opponent in a game, adversary, competing player, enemy character
virtual goods, in-game item, virtual item, virtual property
game level, stage of game, difficulty level
high score, leaderboard, ranking list, score ranking
reward, incentive, bonus, award
exercise game, exergame, fitness game, motion-based game
board game, tabletop game, table game
board game with pieces > chess, checkers, draughts
playing card, game card, deck of cards
card shuffler, card shuffling device, shuffling machine
dice, random number cube, gaming cube
roulette, roulette wheel, wheel game
bingo, keno, number matching game
mahjong, mah-jongg, mahjong machine, mahjong table
jigsaw, jigsaw puzzle, picture puzzle
magic cube, twisty puzzle, cube puzzle, rotational cube puzzle
puzzle, brain teaser, educational puzzle
billiards, pool table, snooker
dart, dartboard, dart game
bowling, bowling alley, tenpin
ball throwing, ring toss, throwing game
escape room, real-life escape game, puzzle room
scratch card, scratch-off ticket, instant lottery ticket
lottery ticket, lotto, raffle, lottery draw
sports betting, wagering on events, betting system
casino, gaming establishment, gambling hall
gambling addiction, problem gambling, responsible gaming
casino card game > poker, blackjack, baccarat
amusement park, theme park, amusement ride
roller coaster, rollercoaster, amusement ride
flight simulator, flight training device, flight simulation
driving simulator, driving training simulator, vehicle simulator
driving school, driver training, driving test, driving instruction
online shop, e-commerce, electronic commerce, online store, web shop
buy online, online shopping, online purchase, electronic purchase
self-checkout, self-service checkout, self-service cash register, unmanned checkout
shop without cashier, unmanned store, cashierless store, unattended store, automatic settlement
cash register, point-of-sale terminal, pos terminal, checkout terminal
checkout counter, cashier desk, checkout lane
vending machine, automatic vending machine, automatic selling machine, dispenser for goods
coin-operated, coin freed, coin actuated
coin slot, coin acceptor, coin inlet, coin mechanism
count money, banknote counter, currency counting, bill counter
fake money, counterfeit banknote, forged bill, banknote authentication
change money, change giving, money changer, coin changer
cash machine, automated teller machine, atm, cash dispenser, automatic teller
skimming, card skimming, card data theft
bank card, debit card, payment card, credit card
pay with the phone, mobile payment, contactless payment, phone wallet, mobile wallet
pay by face, face payment, biometric payment, face-scanning payment
electronic money, e-money, digital cash, stored value
receipt, sales slip, proof of purchase
electronic receipt, digital receipt, paperless receipt
invoice, bill, billing statement
split the bill, bill splitting, shared payment, split payment
tip for waiter, gratuity, service charge
installment, deferred payment, payment by instalments
refund, reimbursement, repayment
return goods, product return, return of merchandise, reverse logistics
electronic shelf label, electronic price tag, esl
price comparison, compare prices, price matching
haggle, negotiate, price negotiation, bargaining
auction, bidding, online auction
group buying, group purchase, bulk purchasing
shopping list, purchase list, list of desired items
wish list, gift registry, desired item list
loyalty points, reward points, bonus points, loyalty program
gift card, gift certificate, prepaid card, stored value card
customer service, after-sales service, helpdesk, customer support
complaint, customer complaint, grievance
review by customers, user review, evaluation, rating, comment
fake reviews, review manipulation, fraudulent rating
survey, questionnaire, opinion poll
advertising, advertisement, commercial, promotion
targeted ads, targeted advertising, personalized advertisement, behavioral targeting
billboard, advertising board, advertising panel, display board
digital signage, electronic signboard, advertising display
marketing, promotion, campaign
recommend films, content recommendation, recommender system, collaborative filtering
taste of the user, user preference, user interest, preference profile
job search, recruitment, job matching, candidate matching
resume, curriculum vitae, job application
human resources, personnel management, staff management
shift plan, work schedule, duty roster, shift scheduling
payroll, salary calculation, wage payment
accounting, bookkeeping, ledger
tax, taxation, duty
insurance, insurance policy, underwriting
insurance claim, claim settlement, loss assessment, damage claim
pay how you drive, usage-based insurance, driving behavior insurance
stock market, securities trading, stock trading
loan, credit, lending
credit score, creditworthiness, credit rating, credit risk assessment
money laundering, anti-money laundering, suspicious transaction
bank account, deposit account, financial account
send money, remittance, money transfer, fund transfer
exchange rate, currency conversion, foreign exchange
budget, expense management, household accounts
stock of goods, inventory, stock keeping, stock level
out of stock, stock-out, shortage of goods, out-of-shelf
inventory robot, stocktaking, inventory taking, inventory counting
supply chain, logistics, distribution chain
track and trace, traceability, tracking of goods, product tracing
delivery, shipment, dispatch
parcel locker, package locker, delivery box, express cabinet, self-service locker
delivery drone, drone delivery, unmanned aerial delivery
delivery robot, distribution robot, unmanned delivery vehicle
courier, delivery person, deliverer, express delivery
food delivery, takeout, meal delivery, take-out
order food, meal ordering, order taking
restaurant robot, serving robot, meal delivery robot, food serving robot
hotel booking, room reservation, reservation of accommodation
book a ticket, ticket reservation, ticket booking
ticket, admission ticket, boarding pass, fare ticket
ticket machine, ticket vending machine, ticket issuing machine
ticket gate, turnstile, automatic gate, entrance gate, flap barrier
stand in line, queuing, waiting in queue, queue management
number ticket, queue number, queuing ticket, call number
waiting time, queue time, wait duration
check-in, registration at arrival, sign-in
visitor, guest, caller at door
car sharing, vehicle sharing, shared vehicle
bike sharing, shared bicycle, bicycle rental
rental, leasing, hiring
house for sale, real estate, property listing
energy trading, power trading, electricity market
carbon footprint, greenhouse gas emission amount, carbon emission
carbon credit, emission trading, carbon trading
project management, task management, project planning
workflow, business process, work procedure
meeting, conference, session
minutes of a meeting, meeting record, conference record, meeting summary
voting, election, ballot
voting machine, electronic voting, ballot counter
contract, agreement, legal document
patent, intellectual property, invention right
hospital records, electronic medical record, ehr, electronic health record, patient record
doctor visit by video, telemedicine, telehealth, remote consultation, remote diagnosis
doctor appointment, outpatient reservation, clinic appointment, medical appointment
diet app, nutrition management, diet management, calorie intake tracking
dating app, matchmaking, partner matching, online dating
social network, social media, social networking service
thumbs up, like button, approval indication
follower, subscriber, fan
fake news, misinformation, rumor detection, disinformation
hate speech, offensive content, harmful content, toxic comment
nude picture, pornographic image, obscene content, indecent image
bullying, harassment, cyberbullying, violence at school
genealogy, family tree, ancestry
weather alert, severe weather warning, storm warning
disaster warning, emergency alert, public warning, disaster alert
evacuation, escape guidance, emergency evacuation
crowd, throng, crowd density, people flow
count people, people counting, passenger counting, headcount
lost child, missing child, child tracking, missing person
wandering, dementia wandering, elopement, straying
old person fell, fall detection, tumble detection, fall down detection
elderly living alone, elderly monitoring, solitary person monitoring
lonely, loneliness, social isolation
drowning, drowning detection, swimming pool safety
swimming pool alarm, pool safety, water fall alarm
house key, door key, mechanical key
car key, vehicle key, ignition key
key fob, electronic key, remote key, keyless entry transmitter
car opens when near, keyless entry, passive entry, smart entry
start car without key, keyless start, push-button start, one-touch start
phone as car key, digital key, virtual key, phone-as-a-key
locked out, lockout, forgotten key
garage door opener, garage door operator, gate opener
gate, barrier gate, boom barrier
door camera intercom, video intercom, door phone, building intercom
intercom, interphone, door phone, entry phone
doorbell, door chime, call bell
door ajar, door open detection, door left open
window open, window contact, window state sensor
glass break detector, glass breakage sensor, broken glass detector
shoplifting, merchandise theft, retail theft
security tag, anti-theft tag, eas marker, electronic article surveillance
guard, watchman, security personnel
inspection drone, unmanned inspection, uav inspection
fence alarm, perimeter security, perimeter intrusion detection
siren, horn, acoustic alarm, warning sounder
buzzer, beeper, sounder, piezoelectric sounder
beep, audible signal, acoustic signal, warning tone
warning light, beacon light, signal lamp, flashing lamp, rotating light
flashing, blinking, intermittent lighting
traffic cone, road cone, pylon
road sign, traffic sign, signpost, road signboard
warning triangle, breakdown warning sign, vehicle breakdown marker
name plate, nameplate, sign plate, identification plate
signboard, sign, display board
neon sign, luminous sign, illuminated sign
illuminated letters, luminous character, light-emitting letter, channel letter
flagpole, flag staff, mast
bumper sticker, decal, adhesive label
price ticket, hang tag, swing tag
ear tag, animal tag, cattle identification tag
luggage tag, baggage tag, baggage label
wristband for patients, identification wristband, id bracelet, patient wristband
rfid tag, radio tag, wireless tag, radio frequency identification, electronic tag
nfc, near field communication, near-field communication
scan books, book scanner, page turning scanner
sealing tag, security seal, tamper-evident seal, anti-counterfeit label
anti-counterfeiting, counterfeit prevention, forgery prevention, security feature
security thread, banknote security element, security strip
blackboard, chalkboard, writing board
whiteboard, dry erase board, marker board
electronic whiteboard, interactive whiteboard, electronic blackboard, smart board
chalk, writing chalk, dustless chalk
blackboard eraser, board wiper, chalk eraser
teaching aid, educational appliance, teaching tool, demonstration device
model for teaching, anatomical model, demonstration model
training dummy, training mannequin, medical simulator, manikin
resuscitation dummy, cpr manikin, cpr training
surgery training, surgical simulator, surgical training
learn to read, literacy teaching, reading training
learn to write, handwriting practice, writing training, calligraphy practice
copybook, calligraphy exercise book, handwriting template
learn a language, language learning, foreign language teaching
pronunciation practice, pronunciation training, spoken language evaluation
vocabulary, word memorizing, word learning
flashcard, learning card, study card
learn arithmetic, mathematics teaching, calculation training
learn the piano, piano practice, musical performance training, piano teaching
school exam, examination, test paper
grade exams, automatic scoring, marking of exam papers, test grading
cheating in exams, exam cheating detection, invigilation, proctoring
online course, e-learning, remote education, distance learning, online teaching
homework, assignment, exercise for pupils
classroom, lecture room, teaching room
raise the hand, hand raising detection, class participation
globe, terrestrial globe, earth globe
planetarium, star projector, celestial simulator
experiment box, physics experiment device, experimental teaching apparatus
braille teaching, teaching the blind
display screen, display panel, display device, display monitor
flat screen, flat panel display, flat-panel display
tube tv, cathode ray tube, crt
plasma display, pdp, plasma display panel
oled, organic light-emitting diode, organic electroluminescent device, organic el
micro led display, micro-led, micro light-emitting diode
quantum dot, qd, semiconductor nanocrystal
led wall, led display screen, video wall, led panel
pixel, picture element, subpixel
pixel circuit, pixel driving circuit, pixel drive
thin film transistor, tft, thin-film transistor
display driver, source driver, data driver, gate driver
gate driver on array, goa, gate drive circuit, shift register
backlight dimming, local dimming, backlight control
refresh rate, frame rate, frame frequency
variable refresh rate, adaptive sync, frame frequency switching
screen tearing, tearing effect, frame tearing
uneven brightness, mura, luminance unevenness, brightness non-uniformity
contrast, contrast ratio, luminance difference
color gamut, color reproduction range, color space
color blindness, color vision deficiency, dyschromatopsia
eye strain, visual fatigue, eye fatigue, asthenopia
resolution of a screen, pixel density, definition
high definition, hd, high resolution
display drive, display driving, panel driving
scrolling text, ticker, running text, marquee
seven-segment display, numeric display, digit display
musical instrument, music instrument, instrument for playing music
piano, keyboard instrument, pianoforte
grand piano, concert piano, wing piano
electric piano, electronic keyboard instrument, digital piano
piano key, musical keyboard key, keyboard of piano
piano hammer, hammer action, action mechanism of piano
player piano, self-playing piano, automatic piano
pipe organ, church organ, electronic organ
bellows instrument, squeezebox > accordion, concertina, bandoneon
harmonica, mouth organ, mouth-blown reed instrument
guitar, string instrument, stringed instrument, plucked instrument
electric guitar, electrically amplified guitar, solid-body guitar
guitar string, musical string, instrument string
guitar pick, plectrum
guitar pickup, magnetic pickup, string vibration transducer
guitar capo, capo, capodastro
fret, fingerboard fret, fretboard
fretboard, fingerboard, neck of guitar
bridge of a guitar, tailpiece, tremolo, vibrato unit
tune an instrument, tuning, pitch adjustment
out of tune, detuned, pitch deviation
tuner, tuning device, tuning aid, pitch detector
tuning peg, tuning machine, machine head, tuning pin
bowed string instrument > violin, viola, cello
violin bow, fiddle bow, bow of stringed instrument
chin rest, chinrest, shoulder rest for violin
plucked string instrument > harp, zither, lyre, guitar
percussion drum, percussion instrument, musical drum
drumstick, drum stick, drum beater
drum skin, drumhead, drum membrane
bass drum pedal, drum pedal, kick drum pedal
cymbal, hi-hat, percussion disc
electronic drum, drum pad, electronic percussion
mallet percussion > xylophone, marimba, glockenspiel, vibraphone
tambourine, hand percussion, frame drum
bell, chime, gong
wind chime, tubular bell, chime
flute, woodwind instrument, recorder flute
reed instrument, woodwind > clarinet, saxophone, oboe
reed of clarinet, mouthpiece reed, instrument reed
mouthpiece of an instrument, embouchure, wind instrument mouthpiece
brass instrument > trumpet, trombone, tuba
trumpet mute, damper for brass instrument, sordino
whistle, pipe whistle, blowing whistle
music box, musical box, musical movement
music stand, music rack, sheet music holder
sheet music, musical score, music notation, staff notation
page turner, page turning device, score turning
metronome, tempo indicator, beat indicating device
musical beat, tempo, rhythm
melody, tune, musical phrase
chord, harmony, accompaniment
automatic accompaniment, auto accompaniment, backing
karaoke, sing-along, singing machine
singing practice, vocal training, singing evaluation
singing voice synthesis, singing synthesizer, artificial singing voice
synthesizer, tone generator, sound generator, electronic musical instrument
composes music, music generation, automatic composition, music composition
what song is it, music recognition, song identification, audio fingerprinting
humming search, query by humming, melody search
change voice pitch, pitch shifting, voice changing, pitch conversion
voice changer, voice conversion, voice transformation
imitate a voice, voice cloning, voice conversion, speaker adaptation
speech recognition, voice recognition, automatic speech recognition, asr
dictate, dictation, speech to text, voice-to-text, transcription
subtitle, caption, closed caption
live captions, real-time subtitle, speech-to-text display, automatic captioning
translate, translation, machine translation, language conversion
interpreter machine, speech translation, simultaneous interpretation, translation device
noise in the call, background noise, ambient noise, environmental noise
noise reduction, noise suppression, noise cancellation, denoising
wind noise, wind buffeting, wind noise reduction
echo in a call, acoustic echo, echo cancellation, echo suppression
reverb, reverberation, room echo
howling, acoustic feedback, feedback squeal, larsen effect
hears who speaks, voice activity detection, vad, speech detection
who speaks when, speaker diarization, speaker separation
cocktail party, speech separation, voice separation, sound source separation
stammer, stutter, speech dysfluency
hoarse, voice disorder, dysphonia
speech for mute people, voice prosthesis, artificial larynx, electrolarynx
audio codec, speech codec, voice coder, vocoder
sound-proof, soundproof, sound insulation, acoustic insulation
sound absorber, acoustic panel, sound absorbing material, acoustic absorber
muffler, silencer, sound attenuator
noise barrier, sound barrier, acoustic screen
sound wave, acoustic wave, sonic wave
ultrasound, ultrasonic wave, supersonic wave, ultrasonic
infrasound, low frequency sound, subsonic sound
ultrasonic transducer, ultrasound probe, piezoelectric transducer, ultrasonic sensor
underwater microphone, hydrophone, underwater acoustic receiver
only one person hears, directional sound, parametric speaker, sound beam, directional loudspeaker
loudspeaker, speaker, sound box, electroacoustic transducer
speaker box, loudspeaker enclosure, speaker cabinet, sound box
subwoofer, woofer, low-frequency speaker, bass speaker
tweeter, high-frequency speaker, treble speaker
bass, low frequency sound, low-pitched sound
treble, high frequency sound, high-pitched sound
speaker cone, diaphragm, vibrating diaphragm, vibrating plate
voice coil, moving coil, speaker coil
screen vibrates as speaker, panel speaker, screen sound, display sound generation
soundbar, sound bar, bar speaker
surround sound, spatial audio, 3d sound, multichannel audio
stereo, stereophonic, two-channel audio
binaural, head-related transfer function, hrtf, three-dimensional audio
loudness, sound volume, sound level, audio volume
too loud, excessive volume, hearing damage, hearing protection
hearing aid, hearing device, hearing assistance device, deaf aid
hearing test, audiometry, audiometer
ear protector, ear muff, earmuff, hearing protector
cochlear implant, inner ear prosthesis, auditory prosthesis
earwax, cerumen, ear wax
microphone, mic, sound pickup, sound collector
mems microphone, silicon microphone, capacitive microphone, condenser microphone
microphone array, beamforming microphone, directional microphone
pop filter, wind screen, microphone windshield, pop shield
microphone stand, mic stand, microphone holder
megaphone, loudhailer, bullhorn, loud hailer
public address, pa system, public address system, broadcasting amplifier
stethoscope, auscultation, electronic stethoscope
record player, turntable, phonograph, gramophone
vinyl record, gramophone record, phonograph record
phono cartridge, pickup cartridge, phonograph stylus
cassette, tape cassette, magnetic tape cartridge
tape recorder, magnetic tape recorder, cassette recorder
video recorder, vcr, video tape recorder
optical disc, optical disk > compact disc, cd, dvd
disc drive, optical disc drive, optical disk player
music player, mp3 player, audio player, media player
voice recorder, sound recorder, dictation machine, recording pen
play back, reproduce, playback, replay
fast forward, skip, speed play
recording head, magnetic head, slider head
head crash, head-disk contact, slider impact
magnetic recording medium, magnetic disk, magnetic recording layer
holographic memory, holographic storage, volume holography
dna storage, nucleic acid data storage, molecular data storage
sram, static random access memory, static memory cell
mram, magnetic random access memory, magnetoresistive memory, spin-transfer torque memory
rram, resistive memory, memristor, resistance change memory
phase change memory, pcm, chalcogenide memory
ferroelectric memory, feram, fram
dram refresh, memory refresh, refresh operation
row hammer, rowhammer, adjacent row disturbance
memory cell, storage cell, bit cell
memory module, dimm, memory board
write endurance, program-erase cycle, rewrite count
nuclear power plant, atomic power plant, nuclear power station
nuclear reactor, atomic reactor, fission reactor
nuclear fuel, fuel rod, fuel assembly, fuel element
control rod, neutron absorber rod, reactivity control
meltdown, core melt, molten corium, severe accident
core catcher, corium retention, molten core cooling
small modular reactor, smr, modular nuclear reactor
molten salt reactor, molten salt fuel, liquid fuel reactor
fast breeder, fast reactor, sodium-cooled reactor
fusion reactor, nuclear fusion, tokamak, plasma confinement
radioactive waste, nuclear waste, spent fuel
spent fuel cask, fuel transport container, dry storage cask, spent fuel storage
radioactive, radiation emitting, radionuclide
radioactive contamination, nuclear contamination, radionuclide pollution
radiation shielding, radiation protection, radiation shield > lead apron
lead apron, radiation protective clothing, x-ray apron
geiger counter, radiation detector, dosimeter, radiation meter
dosimeter, radiation dose meter, dose measuring device
scintillator, scintillation detector, scintillation crystal
gamma camera, gamma ray detector, scintigraphic camera
neutron detector, neutron counter, neutron measurement
radon, radon gas, radon detector
particle accelerator > cyclotron, linear accelerator, linac, synchrotron
proton therapy, particle therapy, hadron therapy, ion beam therapy
radiotherapy, radiation therapy, radiation treatment
radioactive tracer, radiopharmaceutical, radioisotope tracer
x-ray tube, x-ray source, x-ray generator, roentgen tube
x-ray, roentgen, radiograph, radiographic image
x-ray detector, flat panel detector, radiation detector, digital radiography
ct, computed tomography, computerized tomography, cat scan
mri, magnetic resonance imaging, nuclear magnetic resonance imaging, nmr imaging
pet scan, positron emission tomography, positron emission imaging
spect imaging, single photon emission tomography
ultrasound scan, ultrasonography, sonography, ultrasonic imaging, echography
ultrasound machine, ultrasonic diagnostic apparatus, ultrasonic diagnosis device
heart ultrasound, echocardiography, cardiac ultrasound, echocardiogram
ultrasound probe, ultrasonic probe, ultrasound transducer, scan head
elastography, tissue elasticity imaging, shear wave imaging, stiffness imaging
optical coherence tomography, oct, optical coherence imaging
photoacoustic, optoacoustic, photoacoustic imaging
mammogram, mammography, breast imaging, breast x-ray
dental x-ray, intraoral radiography, panoramic dental radiography
intraoral scanner, dental scanner, oral scanner, tooth scanner
angiography, angiogram, vascular imaging, blood vessel imaging
contrast medium, contrast agent, imaging agent
capsule endoscope, swallowable camera, ingestible capsule, pill camera
colonoscopy, colonoscope, bowel endoscopy
gastroscope, gastroscopy, stomach endoscope
laryngoscope, intubation scope, throat endoscope
otoscope, ear scope, ear inspection device
dermatoscope, skin scope, dermoscopy, skin imaging
eye fundus camera, retinal camera, fundus imaging, ophthalmoscope
eye test, vision test, visual acuity test, optometry
eye chart, vision chart, optotype, visual acuity chart
eye pressure, intraocular pressure, tonometer
refractometer for eyes, autorefractor, eye refractometer
visual field test, perimeter, perimetry
electrocardiogram, ecg, ekg, electrocardiograph
irregular heartbeat, arrhythmia, atrial fibrillation
heart rate monitor, pulse monitor, heart rate sensor, heartbeat detector
pulse oximeter, blood oxygen sensor, spo2 sensor, oxygen saturation measurement
photoplethysmography, ppg, optical pulse wave detection
blood pressure monitor, sphygmomanometer, blood pressure meter, blood pressure measuring device
blood pressure cuff, inflatable cuff, arm cuff, compression cuff
pulse transit time, pulse wave velocity, pulse wave propagation time
breathing monitor, respiration monitor, respiratory sensor, respiration rate detection
lung function test, spirometer, spirometry, pulmonary function test
capnography, end-tidal co2, carbon dioxide breath monitor
sleep tracking, sleep monitoring, sleep stage detection, polysomnography
sleep apnea, obstructive sleep apnea, apnoea
sleep stage, sleep depth, rem sleep
snoring detection, snore monitoring, snore sensing
teeth grinding, bruxism, tooth grinding
muscle signal, electromyogram, emg, electromyography
body fat meter, body composition analyzer, bioelectrical impedance analysis, body fat measurement
body measurement, anthropometry, human body size measurement
foot measurement, foot shape measurement, foot scanner
gait analysis, walking analysis, gait measurement
posture, sitting posture, body posture, stance
slouch, bad posture, hunchback, posture correction
stress level, mental stress, psychological stress, stress detection
lie detector, polygraph, deception detection
skin conductance, galvanic skin response, electrodermal activity
skin moisture, skin hydration, skin humidity measurement
skin analyzer, skin condition measurement, skin diagnosis
sweat sensor, perspiration sensor, sweat analysis
blood draw, blood collection, blood sampling, phlebotomy
finger prick, lancet, lancing device, skin pricking
biopsy, tissue sampling, biopsy needle
swab, sampling swab, nasal swab
stool sample, feces sampling, excrement sampling
urine flow, uroflowmetry, urine flow rate
bladder full, bladder volume measurement, urination prediction
wet diaper, diaper wetness sensor, wetness indicator, urine detection
bed-wetting alarm, enuresis alarm, nocturnal enuresis
leaves the bed, bed exit, bed leaving detection, out-of-bed
patient monitor, vital signs monitor, bedside monitor, biological information monitor
vital signs, vital sign, biological information, physiological parameter, biometric information
implantable sensor, implanted monitor, implantable medical device
electronic patch, skin patch sensor, epidermal sensor, adhesive biosensor patch
electrode patch, skin electrode, adhesive electrode, body electrode
surgical robot, robotic surgery, surgical manipulator
surgical navigation, image-guided surgery, surgical tracking
catheter position, catheter tracking, catheter localization
nerve monitoring, neuromonitoring, nerve stimulation detection
allergic reaction test, skin prick test, patch test
ovulation, fertility, fertile period
labor contractions, uterine contraction, tocography
fetal heart, fetal heartbeat, fetal doppler, fetal monitoring
jaundice, bilirubin, bilirubinometer
concussion, brain injury, traumatic brain injury, head impact
stroke detection, cerebral infarction detection, apoplexy
seizure, epilepsy, convulsion, epileptic seizure
tremor, shaking of hands, parkinsonian tremor
dementia, cognitive impairment, cognitive decline > alzheimer's disease
autism, autism spectrum disorder, asd
depression, depressive disorder, low mood
attention deficit, adhd, attention deficit hyperactivity disorder
pacemaker, cardiac pacemaker, pulse generator, cardiac stimulator
defibrillator, aed, cardiac defibrillation
nerve stimulator, neurostimulator, neuromodulation, electrical nerve stimulation
tens unit, transcutaneous electrical nerve stimulation, electrotherapy
deep brain stimulation, dbs, brain stimulator
semiconductor, semiconducting, semiconductor material
semiconductor device, semiconductor component, semiconductor element
chip, integrated circuit, ic, semiconductor chip, semiconductor die
wafer, semiconductor substrate, silicon slice, semiconductor wafer
ingot, single crystal rod, silicon boule
crystal growing, czochralski, crystal pulling, single crystal growth
dicing, wafer singulation, wafer sawing, cutting wafers into chips
wafer carrier, foup, wafer pod, front opening unified pod, substrate storage container
wafer boat, substrate boat, wafer holder
wafer chuck, electrostatic chuck, substrate holder, esc
wafer polishing, cmp, chemical mechanical polishing, planarization
polishing pad, abrasive pad, cmp pad
polishing slurry, cmp slurry, abrasive slurry
wafer cleaning, substrate cleaning, post-cmp cleaning
etching, etch, dry etching, plasma etching, reactive ion etching
wet etching, chemical etching, etchant treatment
thin-film deposition, film formation, film deposition, vapor deposition
chemical vapor deposition, cvd, vapor phase growth
sputtering, physical vapor deposition, pvd, sputter deposition
sputter target, sputtering target, cathode target
epitaxy, epitaxial growth, epitaxial layer
ion implantation, doping, dopant implantation, impurity implantation
dopant, impurity, doping element
annealing, heat treatment of wafers, rapid thermal processing
silicon on insulator, soi, buried oxide substrate
gallium nitride, gan, nitride semiconductor, group iii nitride
silicon carbide, sic, wide bandgap semiconductor
field effect transistor, fet, mosfet, insulated gate transistor
finfet, fin field effect transistor, multi-gate transistor
nanosheet transistor, gate-all-around, nanowire transistor
igbt, insulated gate bipolar transistor, insulated-gate bipolar transistor
hemt, high electron mobility transistor, heterojunction field effect transistor
thyristor, scr, silicon controlled rectifier, triac
diode, rectifier element, rectifying element
schottky diode, schottky barrier diode, metal-semiconductor junction
zener diode, voltage reference diode, avalanche diode
image sensor, imaging element, solid-state imaging device, image pickup element
cmos image sensor, cis, active pixel sensor
ccd, charge-coupled device, charge coupled device
single-photon avalanche diode, spad, geiger-mode photodiode, avalanche photodiode
solar cell, photovoltaic cell, photoelectric conversion element
solar panel, photovoltaic module, solar cell module, pv module
perovskite solar cell, perovskite photovoltaic, perovskite light absorbing layer
dye-sensitized solar cell, dssc, dye-sensitised photoelectric conversion
organic solar cell, organic photovoltaic, polymer solar cell
solar tracker, sun tracking, heliostat drive, sun-following
dirty solar panels, soiling of photovoltaic module, panel cleaning, dust on solar panel
thermoelectric generator, thermoelectric conversion, seebeck element, thermopile
peltier element, thermoelectric cooler, electronic cooling element, peltier cooler
chip package, semiconductor package, ic package, encapsulated chip
encapsulation, sealing resin, molding compound, potting compound
wire bonding, bonding wire, lead bonding
flip chip, flip-chip bonding, face-down bonding
solder ball, solder bump, ball grid array, bga
lead frame, leadframe, package lead
chip stacking, stacked die, three-dimensional integrated circuit, 3d ic
interposer, redistribution substrate, silicon interposer
through-silicon via, tsv, through substrate via
via, through hole, interlayer connection, plated through hole
heat sink, radiator, cooling fin, heat dissipator, heat spreader
gets rid of heat, heat dissipation, heat removal, heat release, heat radiation
heat pipe, vapor chamber, vapour chamber, thermosiphon
heat conducting paste, thermal interface material, thermal grease, heat conductive paste
liquid cooling, water cooling, coolant circulation, cold plate
computer cooling fan, chassis fan, heat dissipation fan, cpu cooler
chip defects, yield loss, wafer defect, manufacturing defect of chip
chip design, circuit layout, electronic design automation, eda
standard cell, cell library, logic cell layout
fpga, field programmable gate array, programmable logic device
light-emitting diode, led, light emitting element, luminescent diode
white led, phosphor-converted led, wavelength conversion led
phosphor, fluorescent substance, wavelength converter, luminescent material
led strip, light strip, lamp strip, led ribbon
laser, laser light source, lasing device
laser diode, semiconductor laser, diode laser, ld
surface emitting laser, vcsel, vertical-cavity surface-emitting laser
fiber laser, fibre laser, rare-earth doped fiber amplifier
laser pointer, light pointer, indicating light beam
laser show, laser light effect, laser display
microelectromechanical, mems, micromachine, micro-electro-mechanical
nanotube, carbon nanotube, cnt
graphene, graphite monolayer, two-dimensional carbon
nanowire, nano wire, quantum wire
superconductor, superconducting material, superconductive
superconducting magnet, superconductive coil, cryogenic magnet
loss of superconductivity, quench, normal transition
josephson junction, superconducting tunnel junction, superconducting qubit
battery, secondary battery, storage battery, rechargeable battery, accumulator
disposable battery, primary battery, primary cell, dry cell
dry cell, dry battery, alkaline battery, manganese dry battery
button cell, coin cell, button battery, coin-type battery
swallowed battery, ingestion of button cell, battery ingestion hazard
lithium battery, lithium-ion battery, li-ion battery, lithium secondary battery
all-solid-state battery, solid electrolyte battery, solid-state battery, all-solid battery
lead battery, lead-acid battery, lead accumulator, lead storage battery
nickel-metal hydride battery, nimh, nickel hydrogen battery
sodium battery, sodium-ion battery, sodium ion secondary battery
lithium-sulfur battery, sulfur cathode battery
metal-air battery, zinc-air battery, lithium-air battery, air cell
flow battery, redox flow battery, vanadium battery
pouch battery, pouch cell, soft-pack battery, laminate battery
cylindrical battery, cylindrical cell, round cell
prismatic battery, square battery, prismatic cell, rectangular battery
battery pack, battery module, assembled battery, power battery pack
car battery, starter battery, vehicle battery
battery catches fire, thermal runaway, battery fire, battery ignition
battery swells, battery swelling, cell expansion, bulging
battery leaks, electrolyte leakage, liquid leakage of battery
battery explosion, cell rupture, battery bursting
safety valve of battery, explosion-proof valve, pressure relief vent, degassing vent
battery loses capacity, capacity fade, capacity degradation, cycle deterioration
charge cycle, charge-discharge cycle, charging cycle
memory effect of batteries, charge memory effect, voltage depression
battery management system, bms, battery control unit, cell monitoring
cell balancing, battery equalization, charge balancing, voltage equalization
battery in the cold, low-temperature discharge, battery preheating, battery heating
battery cooling, battery thermal management, battery heat dissipation
positive electrode, cathode, positive plate, positive electrode plate
negative electrode, anode, negative plate, negative electrode plate
lithium dendrite, dendrite, lithium precipitation, lithium plating
battery separator, separator film, battery membrane, isolating membrane
electrolyte, electrolytic solution, ion conductor
electrode sheet, pole piece, electrode plate
tab of battery, pole lug, electrode lead, electrode tab
current collector, collector foil, current collecting foil
electrode slurry, active material paste, electrode mixture
jelly roll, wound electrode assembly, spiral electrode body, wound core
old batteries recycling, battery recycling, waste battery treatment, spent battery recovery
second life of batteries, battery echelon utilization, battery reuse, retired battery
fuel cell, fuel battery, hydrogen fuel cell
pem fuel cell, polymer electrolyte fuel cell, proton exchange membrane, pemfc
solid oxide fuel cell, sofc, ceramic fuel cell
bipolar plate, fuel cell separator plate, flow field plate
membrane electrode assembly, mea, electrode-membrane assembly
fuel cell stack, cell stack, fuel cell assembly
microbial fuel cell, biological fuel cell, bacterial fuel cell
hydrogen generator, water electrolyzer, electrolyser, electrolytic hydrogen production
supercapacitor, ultracapacitor, electric double-layer capacitor, super capacitor
capacitor, condenser, capacitive element
ceramic capacitor, multilayer ceramic capacitor, mlcc
electrolytic capacitor > aluminum capacitor, tantalum capacitor
film capacitor, plastic film capacitor, metallized film capacitor
variable capacitor, varactor, varicap, tunable capacitor
resistor, resistance element, resistive element
variable resistor, potentiometer, rheostat
varistor, voltage-dependent resistor, metal oxide varistor, mov
inductor, choke coil, inductive element, electric reactor
transformer, voltage transformer, power transformer
hum of transformer, transformer noise, core vibration, magnetostrictive noise
transformer oil, insulating oil, insulating liquid
magnetic core, iron core, ferrite core, transformer core
permanent magnet, hard magnet, magnet material
neodymium magnet, rare earth magnet, r-t-b magnet, ndfeb
soft magnetic material, magnetic powder core, amorphous alloy core
electromagnet, magnet coil, solenoid
solenoid, electromagnetic actuator, magnetic actuator
relay, electromagnetic relay, contactor, switching relay
solid state relay, ssr, semiconductor relay
reed switch, reed contact, magnetic proximity switch
proximity switch, proximity sensor, approach sensor
circuit breaker, breaker, power switch, interrupter
miniature circuit breaker, mcb, line protection switch
residual current device, rcd, ground fault circuit interrupter, leakage protector, earth leakage breaker
vacuum interrupter, vacuum switch, vacuum circuit breaker
gas-insulated switchgear, gis, metal-enclosed switchgear
switchgear, switch cabinet, switch gear, distribution cabinet
arc extinguishing, arc quenching, arc suppression, arc chute
arc flash, electric arc, arc fault
fuse, fuse link, fusible cutout, fuse element
resettable fuse, ptc element, polymeric positive temperature coefficient, self-resetting fuse
thermal fuse, temperature fuse, thermal cutoff
bimetal, bimetallic strip, bimetal switch
push button switch, pushbutton, key switch, tactile switch
dome switch, metal dome, snap dome
toggle switch, rocker switch, tumbler switch
rotary switch, rotary knob switch, dial switch
limit switch, end switch, micro switch, travel switch
dip switch, slide switch, sliding switch
membrane switch, membrane keypad, film switch
touch switch, capacitive switch, capacitive touch key
spark gap, discharge gap
ion generator, ionizer, negative ion generator, corona discharger
corona, corona discharge, dielectric barrier discharge
vacuum tube, electron tube, thermionic valve
electron gun, electron source, electron emitter, cathode
field emission, cold cathode, field emitter
magnetron, microwave generator, microwave tube
klystron, travelling wave tube, traveling-wave tube
photomultiplier, photoelectron multiplier, electron multiplier
plasma source, plasma generator, ion source
fluorescent lamp, fluorescent tube, discharge lamp, low-pressure mercury lamp
incandescent lamp, light bulb, filament lamp
halogen lamp, halogen bulb, tungsten halogen lamp
energy-saving lamp, compact fluorescent lamp, cfl
high-intensity discharge lamp, hid lamp, xenon lamp, arc lamp
germicidal lamp, ultraviolet lamp, uv lamp, sterilizing lamp
street lamp, street light, road lamp, streetlight
solar street lamp, solar-powered lighting, solar lamp
desk lamp, table lamp, reading lamp
night light, nightlight, night lamp
emergency light, emergency luminaire, exit light
grow light, plant lamp, plant growth lighting, horticultural lighting
spotlight, spot lamp, projector lamp, searchlight
stage light, stage lighting, scenic lighting
ceiling lamp, ceiling light, ceiling luminaire
downlight, recessed luminaire, recessed light
fairy lights, light string, string light, decorative light string
christmas tree light, decorative light string, festive lamp
candle light, electronic candle, flameless candle, imitation candle
lampshade, lamp shade, lamp cover, light cover
lamp socket, lamp holder, lamp base
lamp flickers, light flicker, stroboscopic effect, strobing
led driver, led drive circuit, constant current driver
light color, color temperature, light hue
tunable white, adjustable color temperature, color temperature tuning
circadian lighting, human-centric lighting, biorhythm lighting, melanopic
insect lamp, insect light trap, mosquito killing lamp
power cord, mains cable, connecting cable, mains lead
extension cord, extension cable, cable reel
cable reel, wire winder, cord winder, cable drum
tangled cable, cable entanglement, cord tangling, knotted wire
cable management, wire arrangement, cable organizer, wire management
cable tie, wire tie, binding strap, bundling tie
cable clamp, wire clamp, cable clip, cable fixing
cable duct, wiring duct, cable tray, cable trough, cable raceway
cable gland, cable entry, cable bushing, cord grip
cable chain, drag chain, energy guide chain, cable carrier
cable sheath, cable jacket, outer sheath
wire insulation, insulated wire, insulation coating of conductor
enameled wire, magnet wire, enamelled wire, winding wire
coaxial cable, coax, coaxial line
ribbon cable, flat cable, flat conductor cable, ffc
flexible printed circuit, fpc, flexible circuit board, flex circuit
twisted pair, twisted-pair cable, stranded pair
shielded cable, screened cable, cable shield
wire harness, wiring harness, cable harness, cable loom
superconducting cable, cryogenic cable, superconductive wire
submarine cable, undersea cable, seabed cable
underground cable, buried cable, subterranean line
overhead line, overhead power line, transmission line, aerial conductor
power pole, utility pole, electric pole, telegraph pole
transmission tower, power tower, pylon, lattice tower
insulator for power lines, high-voltage insulator, suspension insulator, post insulator
ice on power lines, conductor icing, line de-icing, transmission line icing
power line bird protection, bird repelling, bird guard
wire stripper, stripping tool, insulation stripping, wire stripping
crimp, crimping, crimp connection, press connection
cable lug, crimp terminal, wiring terminal, terminal lug
terminal block, connection terminal, binding post, junction block
junction box, terminal box, distribution box, connection box
clamp terminal, spring clamp terminal, cage clamp
cable joint, cable splice, cable connector, intermediate joint
plug connector, male connector, male plug
socket, receptacle, female connector, jack
wall socket, power outlet, wall outlet, mains socket, electrical outlet
travel adapter, plug adapter, conversion plug, adaptor plug
plug falls out, plug retention, connector locking, anti-loosening of plug
waterproof connector, sealed connector, watertight plug
magnetic connector, magnetic attraction plug, magnetic plug-in connector
usb connector, universal serial bus connector, type-c connector
board-to-board connector, mezzanine connector, stacking connector
edge connector, card edge connector, edge card socket
backplane, backplane connector, mid-plane
pin contact, contact pin, male terminal
slip ring, collector ring, rotary electrical connection
brush of a motor, carbon brush, collector brush
bus bar, busbar, current bar, power rail conductor
oxidized contacts, contact corrosion, contact oxidation
contact lubricant, conductive grease, electric contact paste
conductive paste, conductive adhesive, silver paste, electroconductive paste
conductive rubber, anisotropic conductive film, acf, elastomeric connector
transparent electrode, ito, transparent conductive film, indium tin oxide
conductive fabric, conductive textile, electronic textile, e-textile, smart textile
stretchable electronics, flexible electronics, stretchable circuit
printed electronics, conductive ink, printed circuit by inkjet
electric motor, electrical machine, rotating electric machine, electromotor, dynamoelectric machine
electric generator, dynamo, alternator, power generator
brushless motor, bldc, brushless direct current motor, electronically commutated motor
brushed motor, commutator motor, dc motor
induction motor, asynchronous motor > squirrel cage motor
synchronous motor, permanent magnet motor, pmsm
reluctance motor, switched reluctance motor, srm
axial flux motor, disc motor, axial gap motor, pancake motor
linear motor, linear drive, linear actuator
stepper motor, stepping motor, step motor, pulse motor
servo motor, servomotor, actuating motor
ultrasonic motor, piezoelectric motor, piezo motor, vibration actuator
vibrating motor, vibration motor, shaking motor, linear resonant actuator
stator, stator core, armature
rotor, rotating armature, runner
hairpin winding, flat wire winding, bar winding, segmented conductor
winding of a motor, armature winding, stator coil
cogging, cogging torque, detent torque, torque ripple
motor cooling, stator cooling, machine cooling
motor hums, motor noise, electromagnetic noise, electromagnetic vibration
motor burns out, winding burnout, motor overheating
motor jams, locked rotor, stalled motor, stall, rotor lock
motor control, motor driving, motor drive circuit
soft start, smooth start, starting current limitation, inrush current limiting
inrush current, starting current, rush current
sensorless control, sensorless drive, back emf detection
field-oriented control, vector control, foc
frequency converter, inverter, variable frequency drive
regenerative braking, energy recovery braking, recuperation
electromagnetic brake, eddy current brake, magnetic brake
magnetic coupling, magnetic clutch, contactless torque transmission
magnetic bearing, active magnetic bearing, magnetic support
piezoelectric, piezo, electrostrictive
piezo actuator, piezoelectric actuator, piezoelectric drive
magnetostrictive, magnetostriction
energy harvesting, energy scavenging, ambient energy collection
triboelectric generator, triboelectric nanogenerator, teng, friction generator
power from vibration, vibration energy harvesting, vibration power generation
power from walking, footstep power generation, shoe power generation, tread power generation
hand crank generator, manual generator, hand-operated dynamo
perpetual motion machine, perpetuum mobile, self-running machine
power supply, power source, supply unit
power pack, power adapter, ac adapter, power supply unit
switching power supply, switched-mode power supply, smps, switching converter
dc-dc converter, direct current converter, chopper > buck converter, boost converter
buck converter, step-down converter, down converter
boost converter, step-up converter, voltage booster
flyback converter, isolated converter, flyback power supply
rectifier, ac-dc converter
inverter, dc-ac converter
microinverter, grid-connected inverter, photovoltaic inverter
power factor correction, pfc, power factor improvement
uninterruptible power supply, ups, backup power supply, uninterrupted power supply
emergency generator, standby generator, backup generator
portable generator, portable power station, outdoor power supply
standby power, vampire power, no-load consumption, standby loss
power grid, electric grid, mains network, utility grid
smart grid, intelligent power grid, smart electric network
microgrid, island grid, islanded network
islanding, island operation, unintentional islanding
virtual power plant, distributed energy resource aggregation, demand response
demand response, load shifting, peak shaving, load management
peak load, load peak, maximum demand
energy storage, electric energy store, power storage
store solar power, photovoltaic energy storage, solar storage battery
maximum power point, mppt, maximum power tracking
grid frequency, frequency regulation, power system frequency control
reactive power compensation, var compensation, statcom
harmonics in the grid, harmonic suppression, active filter
high-voltage direct current, hvdc, dc transmission
phase failure, phase loss, open phase, missing phase
three-phase unbalance, phase imbalance, unbalanced load
substation, transformer station, switchyard
power line fault, line fault location, transmission line fault
power line inspection robot, line patrol robot, overhead line robot
live-line working, live working, hot-line work
electric meter box, electricity meter box, metering cabinet
fuse box, distribution board, consumer unit, breaker panel
grounding, earthing, ground connection
equipotential bonding, potential equalization
vehicle electrical system, on-board electrical system, vehicle power supply system
catenary, contact line, overhead contact wire
power beaming, microwave power transmission, laser power transmission, long-distance wireless power
space solar power, solar power satellite, orbital solar power
charging coil, power transmission coil, receiving coil
metal object on charger, foreign object detection, foreign matter detection
pulse generator, pulse circuit, pulse forming network
flip-flop, latch circuit, bistable circuit
logic gate, logic circuit, gate circuit
level shifter, level shift circuit, voltage level converter
comparator, comparison circuit, voltage comparator
counter circuit, frequency divider, counting circuit
analog-to-digital converter, adc
digital-to-analog converter, dac
oscillator, oscillation circuit, frequency generator, resonator circuit
crystal oscillator, quartz oscillator, quartz crystal unit, tcxo
voltage-controlled oscillator, vco, tunable oscillator
phase-locked loop, pll, phase locked loop
delay-locked loop, dll, delay line circuit
mixer circuit, frequency mixer, downconverter, upconverter
amplifier, amplifying circuit, gain stage
power amplifier, pa, transmission amplifier
operational amplifier, op-amp, differential amplifier
audio amplifier, class d amplifier, sound amplifier
low noise amplifier, lna, receiving amplifier
automatic gain control, agc, level control
distortion in amplifiers, nonlinear distortion, predistortion, linearization
filter circuit, frequency filter, electric wave filter
surface acoustic wave, saw, surface wave filter
bulk acoustic wave, baw, fbar, film bulk acoustic resonator
low-pass filter, high-cut filter, smoothing filter
high-pass filter, low-cut filter
band-pass filter, bandpass, passband filter
notch filter, band-stop filter, band-elimination filter
duplexer, diplexer, multiplexer, antenna combiner
impedance matching, matching network, antenna tuner, matching circuit
attenuator, signal attenuator, damping circuit
phase shifter, phase shifting circuit, phase adjuster
antenna, aerial, radiator element, radiating element
antenna array, array antenna, phased array antenna
dish antenna, parabolic antenna, satellite dish, parabolic reflector
patch antenna, microstrip antenna, planar antenna
slot antenna, slit antenna, aperture antenna
dipole, dipole antenna, rod antenna
whip antenna, monopole, telescopic antenna, rod aerial
horn antenna, horn radiator, feed horn
base station antenna, sector antenna, cellular antenna
antenna in a phone, built-in antenna, internal antenna, terminal antenna
hand covers the antenna, hand effect, grip effect, body influence on antenna
radiation of mobile phones, specific absorption rate, sar, electromagnetic radiation
radiation protection sticker, electromagnetic wave shielding sheet, anti-radiation patch
radome, antenna cover, antenna housing
beamforming, beam steering, beam forming, directional transmission
reconfigurable intelligent surface, ris, intelligent reflecting surface, metasurface reflector
metamaterial, metasurface, artificial electromagnetic material
microwave absorber, electromagnetic wave absorber, radio wave absorber
shielding against radio waves, electromagnetic shielding, emi shield, faraday cage, rf shield
waveguide, hollow waveguide, rectangular waveguide
nonreciprocal device, non-reciprocal device > circulator, isolator
radio wave, rf, radio frequency, high frequency
millimeter wave, mmwave, extremely high frequency
terahertz, thz, submillimeter wave, far infrared wave
radio, wireless receiver, broadcast receiver, radio receiver
car radio, vehicle radio, in-vehicle audio, car stereo
internet radio, web radio, streaming radio
broadcast, broadcasting, digital broadcasting
transmitter, sender, transmitting device
receiver, receiving device, receiving circuit
transceiver, transmitter-receiver, transmit-receive unit
radio jammer, jamming, interference transmitter, signal blocker, signal shielding
phone jammer, mobile phone signal shielding, signal jammer, cell phone blocking
tune in, select a channel, tuning, channel selection
static noise, radio interference, reception noise
fading, multipath, signal fading, multipath propagation
diversity reception, antenna diversity, diversity combining
signal booster, repeater, signal amplifier, relay station
weak wifi, wireless coverage extension, range extender, wifi repeater
mesh network, multi-hop network, ad hoc network, self-organizing network
multi-hop, relay transmission, relaying, hop-by-hop
satellite phone, satellite communication terminal, satellite telephone
satellite internet, satellite broadband, low earth orbit constellation, non-terrestrial network
base station, cell site, enodeb, gnb, access node
cell tower, radio mast, base station tower, communication tower
radio cell, coverage area, service area, cell coverage
small cell, femtocell, picocell, home base station
handover, handoff, cell switching, cell change
switch wifi and mobile, vertical handover, inter-rat handover, network switching
mobile network, cellular network, radio access network, mobile communication network
fourth generation, lte, long term evolution
fifth generation, 5g, new radio, nr
sixth generation, 6g, next generation mobile communication
uplink, reverse link, upstream
downlink, forward link, downstream
mimo, multiple input multiple output, multi-antenna transmission
spatial multiplexing, multi-user mimo, spatial stream
ofdm, orthogonal frequency division multiplexing, multicarrier modulation
cdma, code division multiple access, spread spectrum
frequency hopping, hopping spread spectrum, channel hopping
channel estimation, channel state information, csi
resource allocation, scheduling, radio resource assignment
random access, rach, access preamble
paging, page message, paging message
power control, transmit power adjustment, transmission power control
discontinuous reception, drx, sleep cycle of receiver
wake-up radio, wake-up receiver, wake up signal receiver
carrier aggregation, multi-carrier, component carrier
dual connectivity, multi-connectivity, multi-link operation
device-to-device, d2d, sidelink, direct communication between terminals
machine-to-machine, m2m, machine type communication
narrowband iot, nb-iot, low-power wide-area network, lpwan
network slicing, network slice, virtual network partition
core network, mobility management entity, evolved packet core
quality of service, qos, service quality
bandwidth, transmission capacity, data rate, throughput
slow internet, low bandwidth, low data rate, network congestion
bandwidth limit, throttling, rate limiting, traffic shaping
data volume used up, data quota, data traffic limit, data cap
packet loss, lost packet, frame loss, dropped packet
jitter, delay variation, timing jitter
retransmission, arq, harq, automatic repeat request
forward error correction, fec, channel coding
ldpc, low-density parity-check, ldpc code
polar code, turbo code, convolutional code
modulation, keying, modulating
demodulator, detector circuit, demodulation
multiplexing, multiplex, channel combining
wavelength division multiplexing, wdm, wavelength multiplexing
optical communication, lightwave communication, fiber-optic transmission
data through light, visible light communication, vlc, li-fi, optical wireless communication
free-space optical communication, laser communication, fso
infrared remote, infrared communication, ir transmission
underwater communication, acoustic modem, underwater acoustic communication
data over power lines, power line communication, plc, powerline carrier
body area network, human body communication, intra-body communication
through-the-earth communication, mine communication, underground communication
fiber to the home, passive optical network, pon, ftth
dsl, digital subscriber line, xdsl
ethernet, local area network, lan
power over ethernet, poe, powered device
bus system, fieldbus, field bus, serial bus
can bus, controller area network, vehicle bus
in-vehicle network, vehicle network, automotive ethernet
switch for networks, network switch, switching device, packet switch
router, packet forwarding device, network node
routing, path selection, forwarding, path computation
software-defined network, sdn, centralized network controller
network function virtualization, nfv, virtual network function
virtual private network, vpn, tunnel, encrypted tunnel
proxy, proxy server, intermediary server
content delivery network, cdn, edge cache
domain name, dns, host name resolution, name resolution
ip address, network address, internet protocol address
network monitoring, traffic monitoring, network management
network failure, link failure, network outage, communication failure
failover, protection switching, path switching, redundancy switching
e-mail, email, electronic mail
attachment, attached file, appended file
mailing list, broadcast message, group mailing
push notification, push message, notification delivery
fax, facsimile, fax machine
telegraph, telegram, morse
telephone exchange, switchboard, pbx, private branch exchange
call center, contact center, customer service center
voice menu, interactive voice response, ivr
music on hold, hold music, call waiting music
call waiting, waiting call, second incoming call
internet telephony, voip, voice over ip, ip telephony
telephone handset, receiver, telephone set
telephone cord, handset cord, telephone line
interception of calls, wiretapping, lawful interception, call interception
call recording, conversation recording, telephone recording
emergency services, rescue center, psap, public safety answering point
automatic crash call, ecall, accident notification, automatic collision notification
television, tv, television receiver, television set, tv set
smart tv, intelligent television, internet television, connected tv
set-top box, receiver decoder, stb, digital television receiver
cable television, catv, cable tv
pay tv, conditional access, subscription television
internet protocol television, iptv, ip television
teletext, videotext, data broadcasting
tv guide, electronic program guide, epg, program listing
channel surfing, zapping, channel switching, channel change
slow channel change, zapping time, channel switching delay
record tv programs, program recording, personal video recorder, dvr, pvr
skip ads, commercial skipping, advertisement detection, advertisement skipping
second screen, companion device, secondary screen
watch together, co-viewing, synchronized viewing, group watching, shared viewing
video on demand, vod, on-demand content
streaming, media streaming, stream delivery, streaming media
live stream, live broadcast, live streaming, webcasting
live comments on video, bullet screen, bullet comment, danmaku
buffering, rebuffering, playback stall, playback interruption
adaptive bitrate, adaptive streaming, bitrate switching, dynamic bitrate
video compression, video coding, video encoding
video decoder, video decompression, video decoding
motion vector, motion estimation, motion compensation
intra prediction, intra coding, intra-frame prediction
inter prediction, inter coding, inter-frame prediction
frame interpolation, frame rate up-conversion, intermediate frame generation
deinterlacing, progressive conversion, interlace-progressive conversion
transcoding, format conversion, re-encoding
thumbnail, preview image, reduced image, miniature picture
video clip, video segment, short video
highlights of a match, video summarization, video abstract, highlight extraction
edit a video, video editing, film cutting, clip editing
video conference, teleconference, telepresence, remote meeting
lip sync, lip synchronization, audio-video synchronization
green screen, chroma key, blue screen, chroma keying
virtual background, background replacement, background substitution
television studio, broadcast studio, virtual studio
teleprompter, prompter, autocue
outside broadcast, live production, remote production
view from several cameras, multi-view video, free viewpoint video, multi-camera
camera follows speaker, speaker tracking, auto framing, automatic tracking shooting
picture in picture, pip, sub-picture, inset image
home cinema, home theater, av receiver
motion smoothing, frame interpolation, motion interpolation
watermark in video, video fingerprint, video copy detection
microwave oven, microwave heating device, microwave cooker
uneven microwave heating, heating unevenness, microwave distribution, mode stirrer
induction cooker, induction hob, induction heating cooker, electromagnetic oven
induction heating, inductive heating, eddy current heating, high-frequency heating
dielectric heating, rf heating, radio frequency heating
heating element, resistance heater, heating resistor, electric heating wire
heating film, film heater, planar heater, carbon heating sheet
heating foil, sheet heater, surface heating element
heated clothing, heating garment, electrically heated garment
heated blanket, electric blanket, heating blanket
heated mirror, mirror defogging, mirror heater
infrared heater, radiant heater, far-infrared heating
hot plate, heating plate, electric hot plate
arc furnace, electric arc furnace, electrode furnace
ptc heater, positive temperature coefficient heater, self-regulating heater
plasma torch, plasma jet, plasma burner
static eliminator, antistatic device, static removal, charge neutralizer
antistatic, static dissipative, anti-electrostatic
printed circuit board, pcb, printed wiring board, circuit substrate
multilayer board, laminated wiring board, build-up board
rigid-flex board, rigid-flexible circuit board
solder mask, solder resist, soldermask
solder paste, cream solder, solder printing
reflow oven, reflow soldering, reflow furnace
wave soldering, flow soldering, jet soldering
cold solder joint, solder defect, poor soldering, void in solder
component placement, chip mounter, surface mounting, smt, pick-and-place machine
component feeder, tape feeder, part supply device
surface mount device, smd, chip component
aoi, automated optical inspection, automatic appearance inspection
x-ray of circuit board, solder joint inspection
housing for electronics, electronic enclosure, equipment cabinet, chassis
rack for computers, server rack, equipment rack, rack mount
slide rail for servers, rack slide, server rail
computer case, computer chassis, pc housing
dust in the computer, electronic equipment dust filter, dust-proof chassis
water damage of electronics, liquid ingress, waterproof electronics, water invasion
conformal coating, protective coating of electronics, moisture-proof coating
component cooling, electronic component cooling, electronic heat dissipation
immersion cooling, submerged cooling, liquid immersion cooling
data center cooling, server cooling, rack cooling
waste heat of computers, server waste heat recovery
shielding case, shield can, shielding cover
wearable display, near-eye display, head-mounted display
laptop hinge, notebook hinge, notebook computer rotating shaft
laptop stand, notebook stand, computer stand, notebook cooling pad
phone holder, mobile phone support, cell phone stand, phone bracket
phone holder for car, vehicle-mounted phone holder, mobile phone mount
phone grip, finger ring holder, phone ring bracket
phone lanyard, mobile phone strap, handset lanyard
docking station, dock, cradle
tv stand, television stand, display stand, tv mount
monitor arm, display support arm, screen bracket
remote control buttons, remote keypad, remote controller key
toy that talks, interactive toy, talking doll, intelligent toy
toy blocks for programming, programming building block, educational robot
remote-controlled car, rc car, remote control toy vehicle
remote-controlled airplane, model airplane, rc aircraft
pet camera, pet monitoring, pet interaction device
where is my dog, pet tracker, pet positioning, animal locator
smart collar, pet collar, electronic collar
animal identification, livestock identification, animal face recognition
cow health, livestock health monitoring, estrus detection, cattle monitoring
bee counting, beehive monitoring, hive monitoring
bird identification, bird recognition, bird sound recognition
plant identification, plant recognition, species recognition of plants
plant disease photo, crop disease recognition, plant disease identification, leaf disease detection
soil moisture sensor, soil humidity sensor, soil moisture detection
soil test, soil analysis, soil nutrient detection, soil sampling
crop yield, yield monitoring, harvest estimation
ripeness, maturity, fruit maturity detection
fruit sorting, fruit grading, fruit sorter
egg inspection, egg candling, egg testing
milk analysis, milk quality, milk composition measurement
meat quality, freshness of meat, meat inspection
calorie measurement of food, food calorie estimation, nutrient estimation
smart cup, intelligent water cup, drinking reminder, hydration monitoring
drink enough water, hydration, fluid intake monitoring
take pills on time, medication reminder, pill reminder, medication adherence
pill box, medicine box, medication dispenser, smart pill box
smart toothbrush, electric toothbrush with sensor, brushing monitoring, oral hygiene detection
smart toilet, intelligent toilet, toilet with health monitoring
smart mattress, intelligent mattress, mattress sensor, bed sensor
smart pillow, intelligent pillow, snore-stopping pillow
smart clothes, smart clothing, intelligent garment, sensor garment
smart shoe, intelligent shoe, instrumented shoe, sensor insole
sensor insole, pressure insole, plantar pressure measurement
smart helmet, intelligent helmet, electronic helmet
smart refrigerator, intelligent refrigerator, networked refrigerator
food in the fridge, food inventory of refrigerator, food management, ingredient recognition
smart trash can, intelligent garbage can, sensor bin
garbage sorting, waste classification, refuse sorting
trash can full, garbage bin fill level, overflow detection of bin
smart curtain, electric curtain, motorized blind
smart window, intelligent window, automatic window opener
scene control, home scene, scenario mode, linkage control
home energy management, hems, household energy management
find people under rubble, life detector, buried victim detection, vital sign radar
sees through walls, through-wall imaging, through-wall radar
detect presence without camera, presence detection, human presence sensing, occupancy detection
wifi sensing, channel state information sensing, wireless sensing
radar for breathing, contactless vital sign monitoring, non-contact respiration detection
sit too long, sedentary reminder, sedentary behavior, prolonged sitting
too close to screen, viewing distance reminder, eye protection distance
blue light harms eyes, blue light hazard, blue light reduction, low blue light
blink, eye blink, blink detection, eye closure
nod, head gesture, head nodding, head movement
shake the phone, shaking gesture, shake operation, shake detection
turn the wrist, wrist raise, wrist flick gesture, raise-to-wake
pocket mode, in-pocket detection, pocket state detection
held to the ear, near-ear detection, proximity to ear
in-ear detection, wearing detection, earphone wearing state
worn or not, wearing state, wear detection, don and doff detection
left hand use, one-handed operation, handedness, one-hand mode
squeeze the phone, grip sensing, squeeze gesture, grip detection
knock, tapping gesture, knock detection
draw pattern to unlock, unlock pattern, graphical password, pattern lock
fake fingerprint, spoof finger, fake finger detection
wet finger unlock fails, fingerprint of wet finger, moisture-resistant fingerprint
fingerprint under the screen, under-display fingerprint, in-screen fingerprint, under-screen optical fingerprint
lend the phone, guest mode, private mode, secondary user mode
emergency mode, sos, emergency distress
secret space, private space, hidden folder, privacy space
app lock, application lock, application encryption
disappearing message, self-destructing message, ephemeral message, burn after reading
recall a message, message withdrawal, message revocation, unsend
forward a message, message forwarding, share message
translate a chat, message translation, chat translation
smart reply, reply suggestion, automatic response, quick reply
send location, location sharing, position sharing
find friends nearby, proximity-based social networking, nearby people
contact tracing, close contact tracking, epidemic tracing
infection warning, epidemic warning, outbreak detection, epidemic surveillance
keep distance, social distancing, distance keeping warning
calls wrong number, misdial, dialing error, mistaken call
pocket dial, unintended call, inadvertent dialing
call quality, voice quality, speech quality, mean opinion score
clear voice, speech enhancement, voice enhancement, speech intelligibility
echo chamber, reverberation chamber, reverberant room
voice too quiet, low speech volume, volume gain, automatic volume control
car navigation talks, voice guidance, spoken navigation, voice navigation
speech bubble, talk balloon, speech balloon
reminder, alert for an appointment, memo notification
to-do list, task list, task reminder
note, memo, sticky note, notepad
diary, journal, daily log
shopping advice, purchase recommendation, shopping guide
what to wear, outfit recommendation, clothing matching, clothing coordination
what to cook, recipe recommendation, menu suggestion, dish recommendation
recipe, cooking program, dish preparation instructions
cooking robot, automatic cooking machine, robotic kitchen
coffee robot, robot barista, automated beverage kiosk
kiosk, self-service terminal, information terminal
ticket for parking, parking ticket, parking receipt
lost property, lost article, lost item, left-behind object
find the keys, key finder, locating misplaced object
search for lost things, object finder, misplaced item locating
find out, determine, ascertain, identify, establish
figure out, calculate, compute, work out
make out, recognize, discern, identify
notice, detect, sense, perceive
spot, detect, locate, find
pick up a signal, receive, detect, acquire
keep an eye on, monitor, observe, supervise, watch over
keep track of, track, trace, follow up
look up, retrieve, search, consult
look for, search, seek, scan for
get hold of, acquire, obtain, fetch
send out, emit, transmit, radiate, output
send back, return, reflect, reply
bounce back, reflect, rebound, backscatter
let through, transmit, pass, be permeable
hold back, block, retain, suppress
shut out, exclude, block, filter out
filter out, remove, eliminate, screen out
leave out, omit, skip, dispense with
make up for, compensate, offset, counteract
even out, equalize, balance, level, smooth
cancel out, compensate, neutralize, offset
add up, sum, accumulate, total, integrate
split up, divide, partition, segment
break down into, decompose, divide, analyze
put together, combine, merge, aggregate, fuse
mix up, confuse, mistake, misidentify
line up, align, alignment, register
match up, match, correlate, associate
hook up, connect, link, couple
plug in, insert, connect, mate
pair up, pair, associate, couple
cut off, interrupt, disconnect, shut off
cut out a signal, suppress, mask, gate
fade out, attenuate, fade, decay
die away, decay, attenuate, subside
ramp up, raise gradually, increase stepwise
speed up, accelerate, expedite, shorten the time
slow down, decelerate, delay, retard
hold up, delay, retard, stall
time out, timeout, expiry, lapse of time
run out, expire, deplete, be exhausted
wear out, age, deteriorate, degrade
fall out, fail, drop out, outage
go wrong, malfunction, error, fault
act up, malfunction, operate erratically, abnormal operation
burn out, burnout, thermal destruction
short out, short-circuit, shorted
give off, emit, release, discharge
light up, illuminate, glow, emit light
blink, flash, flicker
dim, reduce brightness, darken
dazzle, blind, glare
go dark, extinguish, turn off light, blackout
wake up, awaken, activate, arouse
call up, call, retrieve, invoke
call off, cancel, abort, revoke
take back, withdraw, revoke, cancel
back up, save, copy, store redundantly
save, store, record, keep in memory
lose data, data loss, information loss
throw away data, discard, drop, delete
overwrite, rewrite, write over
look at, view, gaze at, observe
look away, avert gaze, gaze deviation
stare, gaze, fixate
point at, aim, direct, designate
aim, target, direct at
take over, assume control, override
hand over, transfer, deliver, pass on
pass on, forward, relay, convey, transfer
share, distribute, common use
let know, inform, notify, report, announce
remind, prompt, alert, give reminder
warn, alert, issue a warning, raise an alarm
warn ahead, early warning, advance warning, prewarning
tell the time, indicate time, display time
read out, read, output, acquire
show, display, indicate, present, visualize
make visible, visualize, reveal, display
hide, conceal, mask, obscure
cover up, mask, occlude, conceal
in the way, occlusion, obstacle, obstruction
out of sight, occluded, not visible, hidden
hidden behind, occluded, occlusion, shadowed
scramble, encrypt, shuffle, permute
decode, decipher, decrypt, descramble
crack a code, cryptanalysis, decipher, code breaking
break in, intrude, burglary, forced entry
lock out, disable access, lockout, block access
let in, grant access, admit, permit entry
keep out, deny access, exclude, prevent entry
check who it is, authenticate, verify identity, identity verification
prove identity, authentication, identity proof, verify identity
pretend to be, impersonate, masquerade, spoof
give permission, authorize, grant, permit
sign up, register, enroll, subscribe
opt out, unsubscribe, withdraw consent
fill in a form, form filling, auto-fill, input form data
fill in automatically, autofill, automatic completion, automatic input
log off, sign out, log out, logout
pay back, repay, refund, reimburse
pay in advance, prepay, prepayment
buy, purchase, acquire, procure
sell, vend, market, offer for sale
order, place an order, purchase order, order placement
deliver, ship, distribute, dispatch
reserve, book, make a reservation, booking
bargain, discount, special offer, sale price
count down, decrement, countdown
count up, increment, count
go up and down, fluctuate, vary, oscillate
swing back and forth, oscillate, reciprocate, pendulate
settle, stabilize, reach steady state
calm down, settle, stabilize, soothe
warm up, preheat, warm-up, heat up
cool down, cool, cooling, lower temperature
heat up, temperature rise, become hot
catch fire, ignite, inflame, burn
set off, trigger, initiate, actuate
go off by itself, false triggering, unintentional activation, spurious operation
goes off by mistake, false trigger, malfunction activation, erroneous operation
press by mistake, erroneous operation, unintentional operation, misoperation
wrong operation, misoperation, faulty operation, operating error
by itself, automatically, autonomously, spontaneously
without touching, contactless, non-contact, touchless
without wires, wireless, cordless, wire-free
without cable, cableless, cordless, wireless
without battery, batteryless, battery-free, passive power, self-powered
without power, unpowered, currentless, de-energized, power-off
powered on, energized, live conductor, under voltage
runs on the sun, solar-powered, solar driven, photovoltaic powered
runs on batteries, battery-powered, battery-operated
mains-powered, grid-powered, line-powered
self-powered, energy autonomous, energy self-sufficient
low-power, low power consumption, energy-saving, power-efficient
power-hungry, high power consumption, energy intensive
always on, continuous operation, permanently active
on demand, as required, when needed
from afar, remotely, at a distance, remote
at a distance, remote, distant, far away
out of reach, inaccessible, beyond range
hard to reach, inaccessible, difficult to access
in real time, real-time, instantaneous, live
on the spot, on-site, in situ, in-situ, local
on the go, mobile, portable, while moving
in the background, background, unnoticed by user
one after another, sequential, successive, consecutive, in turn
back and forth, reciprocating, to and fro, alternating
at once, simultaneously, concurrently, in parallel
now and then, intermittent, sporadic, occasional
over and over, repeatedly, iteratively, repetitive
step by step, stepwise, gradually, incrementally
all at once, abruptly, suddenly, rapid change
steady, stable, constant, invariable
shaky, unstable, unsteady, jittery
wobbly, unstable, wobbling, unbalanced
crooked, skewed, inclined, tilted
skew of scanned page, deskew, skew correction, tilt correction
lopsided, asymmetric, unbalanced
uneven, irregular, non-uniform, nonuniform
patchy, uneven, non-uniform, mottled
fuzzy picture, blurred, indistinct, unclear
sharp picture, high definition, clear image, in focus
crisp, sharp, high contrast
washed out, low contrast, pale, faded
faded, discolored, bleached, color fading
yellowing, discoloration, yellowed
loud, noisy, high volume
crackling, crackle, click noise, pop noise
pop when switching on, pop noise, plop noise, click noise
hum, buzz, mains hum, ripple noise
hiss, noise floor, white noise
whine, coil whine, squeal, howling
tinny, metallic sound, thin sound
muffled, dull sound, damped sound
shrill, high-pitched, piercing sound
deep voice, low-pitched voice, bass voice
deaf and mute, hearing impaired, speech impaired, aphonic
hard of hearing, hearing loss, hearing impairment, hypoacusis
ringing in the ears, tinnitus
blind, visually impaired, sightless, vision impaired
poor eyesight, low vision, visual impairment
squint, strabismus
lazy eye, amblyopia
clever, intelligent, smart
smart, intelligent, networked
bendable, flexible, foldable, pliable
stretchable, extensible, elastic
wearable on the wrist, wrist-worn, wrist type
pocket-sized, compact, miniature, portable
tiny, miniature, micro, ultra-small
thin and light, slim, lightweight
bulky, large volume, space-consuming
takes up little space, space-saving, compact, small footprint
easy to carry, portable, convenient to carry
easy to install, simple installation, quick mounting
tool-free, without tools, toolless
fits any, universal, compatible, generic
works with older models, backward compatible, backwards compatible, legacy compatible
plug and play, plug-and-play, automatic configuration
ready to use, pre-assembled, ready-made
long-lasting, durable, long-life
waterproof, watertight, dust-proof and waterproof, ip rating
shockproof, impact resistant, drop-proof, shock resistant
explosion-proof, explosion protected, intrinsically safe
childproof, child-resistant, child safety, child lock
foolproof, mistake-proofing, poka-yoke, misinsertion prevention
wrong way around, reverse insertion, reversed polarity, incorrect insertion
plugged in wrong way, reverse connection, polarity reversal protection
distance sensor > ultrasonic sensor, laser range finder, time-of-flight sensor, radar
position sensor > hall sensor, encoder, potentiometer, resolver
temperature sensor > thermocouple, thermistor, pyrometer, resistance thermometer, bimetal
pressure sensor > piezoresistive sensor, manometer, barometer
force sensor > strain gauge, load cell, piezoelectric force sensor
motion sensor > accelerometer, gyroscope, passive infrared sensor
level sensor > float switch, capacitive level sensor, radar level gauge
flow sensor > turbine flowmeter, vortex flowmeter, hot wire anemometer, coriolis flowmeter
humidity sensor > capacitive humidity sensor, hair hygrometer, psychrometer
light sensor > photodiode, phototransistor, photoresistor
image sensor > ccd, cmos image sensor
magnetic sensor > hall element, fluxgate, magnetoresistive element, squid
chemical sensor > ph electrode, electronic nose, ion-selective electrode
radiation detector > geiger counter, scintillator, ionization chamber
biometric feature > fingerprint, iris, face, voiceprint, palm vein
biometric authentication > fingerprint recognition, face recognition, iris recognition, voiceprint recognition
input device > keyboard, mouse, joystick, touchpad, trackball, stylus
output device > display, loudspeaker, printer
pointing device > mouse, trackball, touchpad, joystick
display > liquid crystal display, oled, electronic paper, projector
head-mounted display > smart glasses, vr headset
storage medium > hard disk, flash memory, optical disc, magnetic tape
non-volatile memory > flash memory, eeprom, mram, resistive memory
volatile memory > dram, sram
mobile terminal > smartphone, tablet computer, notebook computer, personal digital assistant
wearable device > smartwatch, smart glasses, smart ring, smart bracelet
portable device > smartphone, tablet, laptop
wireless communication > wifi, bluetooth, zigbee, infrared communication
short-range wireless communication > bluetooth, nfc, zigbee, uwb, infrared
wide area network > internet
positioning system > gps, uwb positioning, dead reckoning, triangulation
satellite positioning > gps, glonass, galileo, beidou
vehicle sensor > radar, lidar, camera, ultrasonic sensor
power source > battery, fuel cell, solar cell, generator
energy storage device > battery, supercapacitor, flywheel
secondary battery > lithium-ion battery, lead-acid battery, nickel-metal hydride battery
primary battery > zinc-manganese battery, lithium primary battery
electric motor > stepper motor, servo motor, induction motor, linear motor, brushless motor
actuator > motor, solenoid, piezo actuator, shape memory alloy, pneumatic cylinder
semiconductor switch > mosfet, igbt, thyristor
electric switch > push button, relay, reed switch, transistor, microswitch
light source > led, laser, lamp, incandescent lamp, fluorescent lamp
lamp > incandescent lamp, fluorescent lamp, halogen lamp, led lamp
overvoltage protection > varistor, surge arrester, gas discharge tube, tvs diode
overcurrent protection > fuse, circuit breaker, ptc element
frequency filter > low-pass filter, high-pass filter, band-pass filter, notch filter
antenna > dipole, patch antenna, loop antenna, horn antenna
optical code > barcode, qr code, data matrix
payment means > credit card, cash, mobile payment, electronic money
payment card > credit card, debit card, prepaid card
security document > banknote, passport, identity card
vending machine > beverage vending machine, snack vending machine, ticket vending machine
game > board game, card game, video game, dice game
musical instrument > piano, guitar, violin, flute, drum
string instrument > guitar, violin, harp, cello
keyboard instrument > piano, organ, harpsichord
percussion instrument > drum, cymbal, xylophone
wind instrument > flute, trumpet, clarinet, saxophone
medical imaging > computed tomography, magnetic resonance imaging, ultrasound imaging, x-ray imaging
vital sign > heart rate, respiration rate, body temperature, blood pressure
physiological signal > ecg, eeg, emg, photoplethysmogram
brain activity measurement > eeg, magnetoencephalography, fnirs
nondestructive testing > ultrasonic testing, eddy current testing, radiographic testing, thermography
spectroscopy > raman spectroscopy, infrared spectroscopy, mass spectrometry
separation analysis > chromatography, electrophoresis
optical instrument > microscope, telescope, binoculars, endoscope
microscope > electron microscope, confocal microscope, atomic force microscope
camera > digital camera, webcam, surveillance camera, video camera
alarm > siren, buzzer, flashing light
machine learning model > neural network, decision tree, support vector machine, random forest
neural network > convolutional neural network, recurrent neural network, transformer model
generative model > generative adversarial network, diffusion model, variational autoencoder
cyber attack > phishing, denial of service, malware, spoofing
communication cable > coaxial cable, optical fiber cable, twisted pair
robot > humanoid robot, robot arm, mobile robot
mobile robot > sweeping robot, automated guided vehicle, legged robot, delivery robot
gripper > suction cup, finger gripper, magnetic gripper
unmanned vehicle > drone, automated guided vehicle, underwater drone, self-driving car
electronic lock > fingerprint lock, combination lock, card lock
household appliance > refrigerator, washing machine, dishwasher, vacuum cleaner, air conditioner
electronic device > smartphone, computer, television, camera
semiconductor material > silicon, germanium, gallium arsenide, gallium nitride
piezoelectric material > quartz, pzt, pvdf, lithium niobate
electronic component > resistor, capacitor, inductor, transistor, diode
passive component > resistor, capacitor, inductor
heat sink > cooling fin, heat pipe, vapor chamber
electrical connection > plug connector, solder joint, crimp, wire bond
power generation > solar power, wind power, hydroelectric power, thermoelectric generation
renewable energy > solar energy, wind energy, hydropower, geothermal energy
transparent conductor > indium tin oxide, silver nanowire
wireless power transfer > inductive charging, magnetic resonance charging, microwave power transmission
haptic actuator > eccentric rotating mass, linear resonant actuator, piezo actuator
speech processing > speech recognition, speech synthesis, speaker recognition
weather sensor > anemometer, rain gauge, hygrometer, barometer
imaging modality > ct, mri, ultrasound, pet
fuel theft, oil theft, fuel stealing detection
fuel consumption, gas mileage, fuel economy, fuel efficiency
engine warning light, malfunction indicator, check engine lamp, fault indicator lamp
read out car faults, on-board diagnostics, obd, vehicle diagnosis
instrument panel, dashboard, instrument cluster, combination meter
steering wheel buttons, steering switch, steering wheel control
car horn, hooter, klaxon, warning horn
quiet electric cars, approach warning sound, pedestrian warning sound, avas, vehicle proximity notification
artificial engine sound, active sound design, simulated engine noise
road noise in car, road noise cancellation, interior noise reduction
engine noise, motor sound, combustion noise
loud exhaust, illegal noise vehicle, noisy vehicle detection
gear shift, gear change, shifting, gear selection
park on a slope, parking brake, hill parking, parking lock
electric parking brake, epb, electromechanical parking brake
wrong pedal, pedal misapplication, accelerator mistaken for brake, unintended acceleration
one-pedal driving, single pedal control, one pedal mode
driving style, driving behavior, driver habits, driving manner
road rage, aggressive driving, dangerous driving
speeding, overspeed, exceeding speed limit
speed limit, maximum permitted speed, speed restriction
sign recognition, traffic sign recognition, road sign detection
lane marking, lane line, road marking, white line
curb, kerb, roadside edge
intersection, crossroad, junction
roundabout, traffic circle, rotary intersection
train position, train localization, train integrity
train collision, train separation control, train protection
track vacancy, track occupancy, axle counter, track circuit
railway switch, points, turnout, railway point
rail break, broken rail, rail crack
train arrives, approaching train warning, train approach
derailment, derail, train derailment
train control, etcs, cbtc, automatic train protection
ship traffic, vessel traffic, ship collision avoidance
ship position signal, automatic identification system, ais
man overboard, person overboard, mob detection
anchor, mooring, berth
docking a ship, berthing, automatic mooring
distress beacon, position indicating radio beacon, epirb
avalanche beacon, avalanche transceiver, avalanche victim detection
landslide, slope failure, debris flow
flood warning, flood monitoring, water level warning
tsunami, tidal wave, tsunami warning
forest fire, wildfire, bush fire
forest fire detection, wildfire monitoring, smoke plume recognition
storm, typhoon, hurricane
tornado, whirlwind, twister
thunderstorm, lightning detection, thunderstorm warning
hail, hailstone, hail warning
snow depth, snowfall measurement, snow gauge
black ice, road icing, ice detection on roads
fog on the road, visibility measurement, visibility meter, poor visibility
cloud, cloud cover, cloud height measurement
sunburn, uv exposure, sun exposure, ultraviolet dose
heat stroke, heatstroke, sunstroke, heat illness
frostbite, cold injury, chilblain
altitude sickness, mountain sickness, hypoxia
lost in the mountains, mountain rescue, victim search
search and rescue, person search, rescue search
avalanche airbag, avalanche backpack
golf, golf ball tracking, golf swing analysis
golf swing, swing analysis, swing trajectory
golf range finder, golf distance measurement, course rangefinder
tennis, racket sport, racquet game
referee, umpire, judging of sports
goal line, goal detection, goal-line technology
race timing, timing of sports, finish line, lap timing
false start, start detection, starting block sensor
swimming laps, swim tracking, swimming stroke detection
cycling computer, bicycle computer, cyclocomputer, bike computer
power meter for bicycles, pedaling power, crank torque sensor
running form, running posture, stride analysis
step length, stride length, length of step
jump height, vertical jump, jump measurement
training partner, virtual coach, exercise coaching, fitness guidance
exercise counting, repetition counting, motion counting
muscle strength, muscular strength, muscle force
reaction time, response speed, reaction test
bow aiming, archery sight, bow sight
shooting practice, target practice, shooting training, marksmanship training
laser tag, laser shooting game, simulated shooting
hit on the target, target scoring, bullet impact detection
gunshot, shot detection, gunfire localization
sniper, optical aiming detection, cat-eye effect detection
weapon detection, concealed weapon, hidden weapon detection
drone camera, aerial camera, aerial photography, aerial imaging
satellite picture, satellite image, remote sensing image
map from the air, aerial mapping, photogrammetry, aerial survey
aerial photograph, aerial image, orthophoto
crop monitoring, agricultural remote sensing, vegetation index
deforestation, forest monitoring, tree counting
tree height, tree measurement, diameter at breast height
oil spill, oil slick, oil film detection
water leak in house, water leakage sensor, leak alarm, flood sensor
water damage, water leakage, water ingress
wet floor, floor water detection, slippery floor
frozen pipe, pipe freezing, frost burst
gas stove left on, stove shutoff, unattended cooking, stove monitoring
burnt food, scorched food, burning prevention
dry burning, boil-dry, dry heating protection, dry boiling
boil over, boilover, overflow of pot
done yet, doneness, cooking degree, core temperature of food
meat thermometer, food probe, core temperature probe, food thermometer
wine temperature, bottle thermometer, beverage temperature
spoiled milk, spoilage, food deterioration
cold chain, refrigerated transport, temperature-controlled transport
time-temperature indicator, tti, freshness indicator
expiration date, best-before date, shelf life, expiry date
counterfeit medicine, fake drug detection, drug authentication
drug in drinks, drink spiking detection, date rape drug test
poison, toxin, toxic substance
pesticide residue, agricultural chemical residue, pesticide detection
heavy metal, toxic metal, lead contamination
bacteria in water, coliform detection, microbial contamination of water
virus test, viral detection, nucleic acid detection, pcr test
pcr, polymerase chain reaction, nucleic acid amplification
dna sequencing, gene sequencing, nucleic acid sequencing
dna test, genetic test, genotyping
paternity test, kinship identification, parentage testing
crime scene, forensic investigation, forensics
fingerprint powder, latent fingerprint development, fingerprint visualization
trace of blood, bloodstain, latent bloodstain
handwriting forgery, forged signature, signature verification
counterfeit goods, imitation goods, pirated goods
authenticity, genuineness, originality
fingerprint of paper, surface texture fingerprint, intrinsic feature identification
art forgery, painting authentication, artwork authentication
gem, gemstone, precious stone
diamond testing, gemstone identification, diamond grading
gold testing, precious metal analysis, gold purity
oil quality, lubricant condition, oil degradation, oil condition sensor
frying oil quality, polar compounds, edible oil deterioration
fuel quality, fuel composition, octane number
concrete strength, concrete test, rebound hammer
rebar locating, reinforcement detection, rebar scanner
moisture in walls, wall moisture, building moisture measurement
asbestos, asbestos fiber detection
bridge sag, deflection, bridge deflection measurement
building tilt, tilt monitoring, building inclination
crack in concrete, crack width measurement, concrete crack detection
sinkhole, ground subsidence, surface subsidence
tunnel inspection, tunnel lining detection, tunnel monitoring
sewer inspection, sewer robot, pipe inspection camera
pipe inspection robot, pipeline robot, in-pipe robot, pipeline scraper
pipeline pig, inspection pig, in-line inspection tool
tank inspection, tank floor inspection, storage tank survey
wind turbine blade inspection, blade damage detection, rotor blade monitoring
bearing damage, bearing fault, bearing wear detection
gear damage, gear fault, tooth breakage detection
tool breakage, tool wear, cutting tool monitoring
chatter, cutting vibration, machining vibration
belt tear, conveyor belt rip, belt damage detection
rope wear, wire rope inspection, steel rope damage
bolt loosening, loose bolt, bolt tension, bolt preload monitoring
weld inspection, weld seam inspection, weld quality
paint thickness, coating thickness, film thickness measurement
paint defects, coating defect, orange peel
color of teeth, tooth shade, tooth color matching
surface inspection, appearance inspection, visual inspection
fabric defect, textile inspection, cloth flaw detection
bottle inspection, container inspection, empty bottle inspection
label inspection, print inspection, print quality check
missing parts, completeness check, missing component detection
counting small parts, pill counting, tablet counter, particle counting
sort by color, color sorter, optical sorting, color sorting
abbreviated text, summary, abstract, digest
summarize a text, text summarization, abstract generation, automatic summary
answer questions, question answering, automatic answering
understand language, natural language understanding, nlu, semantic parsing
natural language processing, nlp, computational linguistics
mood of a text, sentiment analysis, opinion mining, emotional polarity
names in text, named entity recognition, entity extraction
word vector, word embedding, token embedding, semantic vector
synonym, same meaning, semantically equivalent word
dictionary, lexicon, vocabulary database
grammar check, grammatical error correction, grammar correction
writing aid, text generation, writing assistance, automatic writing
sort mail, mail classification, e-mail classification
prioritize, priority ordering, ranking, rank
chart, graph, diagram, plot
table of contents, contents list, content index
catalog, product catalog, directory of goods
page layout, typesetting, document layout, composition
font, typeface, character shape
vector graphics, outline graphics, scalable graphics
bitmap, raster image, pixel image
digitize, digitization, analog-to-digital conversion, digitise
scan a document, document scanning, digitizing documents
computer-aided design, cad, design drawing software
computer simulation, numerical simulation, modeling, simulation
finite element method, fem, finite element analysis
building information modeling, bim, building model
floor plan, room layout, house layout, ground plan
interior design, room decoration design, furnishing simulation
whether furniture fits, furniture arrangement, virtual furniture placement
production planning, job shop scheduling, manufacturing scheduling
delivery route, vehicle routing, delivery planning, dispatch planning
traveling salesman, route optimization, tour planning
packing problem, loading plan, bin packing
optimization, optimum search, optimal solution
trial and error, iterative search, heuristic
what happens if, scenario analysis, what-if analysis
decision support, decision making, decision aid
risk, hazard, danger
risk assessment, hazard evaluation, risk prediction
probability, likelihood, odds
statistics, statistical analysis, statistical data
average, mean, arithmetic mean
outlier, anomaly value, abnormal data
trend, tendency, development over time
time series, temporal sequence, chronological data
interpolate, interpolation, fill missing values
missing data, missing value, data gap
noisy data, data cleaning, data cleansing, dirty data
merge data, data fusion, sensor fusion, multi-source data integration
sensor fusion, multisensor integration, data fusion
kalman filter, state estimator, observer
lookup table, look-up table, lut, mapping table
fourier transform, fft, frequency analysis, spectral analysis
wavelet, wavelet transform, multiresolution analysis
hash table, hash map, associative array
linked list, pointer chain, chained list
tree structure, hierarchical structure, hierarchy
array, matrix, grid arrangement
stack memory, last-in first-out, lifo
fifo, first-in first-out, queue buffer
data buffer, buffer memory, intermediate storage, temporary storage
storage register, register file, register memory
machine instruction, command code, machine code
pipeline processing, pipelining, instruction pipeline
branch prediction, speculative execution, branch predictor
interrupt, interruption request, irq
direct memory access, dma
data bus, system bus, bus line
bus arbitration, access arbitration, arbiter
connection interface, communication port, interface port
driver software, device driver, driver program
firmware, embedded software, control program
embedded system, microcontroller, single-chip microcomputer, mcu
microcontroller, single-chip microcomputer, microcomputer, mcu
system on chip, soc, system-on-a-chip
clock signal, clock pulse, timing signal
clock frequency, clock rate, clock speed
dynamic voltage scaling, dvfs, voltage and frequency scaling
power gating, power domain shutdown, clock gating
hot plug, hot swap, hot-plugging, live insertion
thin client, remote desktop, terminal server
remote access, remote control of computer, remote desktop
web service, api, application programming interface
microservice, service-oriented architecture, distributed service
plugin, plug-in, add-on, extension module
macro program, batch script, script program
robotic process automation, rpa, software robot
multi-agent, agent system, software agent
version control, revision management, source control
rollback, restore to previous version, revert update
checkpoint, recovery point, snapshot
crash recovery, fault recovery, disaster recovery
fault-tolerant, fault tolerance, redundant design
raid, redundant array, disk array
disk array, storage array, raid
distributed database, sharding, partitioned database
transaction log, write-ahead log, redo log
concurrent access, access conflict, lock contention, race condition
deadlock, mutual blocking, lock-up
file system, directory structure, file management
access rights, permission, authorization, privilege
role-based access, rbac, access policy
administrator rights, root privilege, privilege escalation
audit, inspection of records, compliance check
trace back, traceability, provenance, backtracking
identity, identifier, id
user name, account name, user identifier
account, user account, membership
user profile, user model, personal profile
nickname, alias, screen name, pseudonym
avatar that talks, talking head, digital human, virtual anchor
virtual anchor, virtual host, virtual streamer, virtual presenter
virtual world, metaverse, virtual environment, virtual space
walk in virtual reality, vr treadmill, omnidirectional treadmill, locomotion in virtual reality
feel virtual objects, haptic glove, force feedback glove
smell in virtual reality, scent display, olfactory display, odor presentation
taste simulation, gustatory display, electric taste stimulation
virtual reality heat feeling, thermal feedback, temperature feedback
room scanning, spatial mapping, room mapping, environment mapping
pass-through camera, video see-through, passthrough
marker, fiducial, reference mark
calibration target, calibration board, checkerboard
gaze point, point of regard, fixation point
foveated rendering, gaze-dependent rendering
latency in vr, motion-to-photon latency, reprojection
three-dimensional mouse, space mouse, 3d input device
in-air writing, air writing, mid-air handwriting
foot mouse, foot-operated input
mouth-operated input, mouth stick, tongue control, sip-and-puff
for disabled people, accessibility, handicapped assistance, assistive technology
white cane, blind cane, guide stick, blind guiding stick
guide dog robot, blind guiding robot, guidance robot for blind
reading machine, book reader for blind, text reading aid
sound localization, sound source direction, sound direction finding
gunshot sound, acoustic event detection, sound event detection
cough detection, cough recognition, cough sound
crying baby, cry detection, baby cry recognition, infant crying
lullaby, sleep-inducing music, sleep aid sound
white noise machine, sleep sound, masking sound, sound masking
privacy in open office, speech privacy, sound masking, acoustic privacy
listening secretly, eavesdropping, covert recording, bugging
wiretap, listening device, covert microphone, eavesdropping device
find hidden cameras, hidden camera detection, spy camera detector
detect recording devices, anti-recording, recording prevention
screenshot, screen capture, screen shot, screen grab
forbid screenshots, anti-screenshot, screen capture prevention
screen recording, screen video capture, record the screen
photo of the screen, screen photographing, anti-photographing
time-lapse of plants, growth monitoring, growth observation
duplicate photos, similar photo, photo deduplication, near-duplicate image
sort photos, photo classification, image sorting, album classification
tag people in photos, face tagging, person tagging, face clustering
search photos, photo retrieval, image search
where photo was taken, geotagging, shooting location, photographing position
best shot, best photo selection, image quality evaluation, snapshot selection
closed eyes in photos, eye closure correction, blink in photo
group photo, group shot, group picture
composition of pictures, framing guidance, shooting guidance, photographing composition
pose guide, posing guidance, photographing posture guidance
moon photography, astrophotography, starry sky shooting, night sky photography
fireworks, pyrotechnic display, firework show
drone show, drone light show, uav formation display
document photo, document capture, document rectification
flatten a page, dewarping, page curl correction, curved document correction
three-dimensional printing, 3d printing, additive manufacturing
3d printer, additive manufacturing apparatus, three-dimensional printer
scan the body, body scanning, body shape measurement, human body modeling
clothes size, size recommendation, garment sizing
shoe fitting, shoe size measurement, footwear fitting
hair style simulation, hairstyle recommendation, virtual hairstyle
age of a person, age estimation, age determination
age check, age verification, minor recognition
gender detection, gender classification, gender recognition
attention of students, concentration detection, attentiveness, learning state detection
attendance by face, face attendance, attendance check
crowd crush, stampede, overcrowding detection
fight detection, violence detection, violent behavior recognition
loitering, lingering, wandering detection
left luggage, abandoned object detection, unattended baggage
smoking detection, smoker recognition, cigarette detection
no helmet, helmet wearing detection, safety helmet recognition
safety vest, reflective vest, protective clothing detection
unsafe behavior, dangerous behavior, safety violation detection
animal on the road, wild animal warning, animal crossing detection
tram, streetcar, light rail
subway, metro, underground railway
bus stop, station, bus station
bus lane, reserved lane, tidal lane
ambulance priority, emergency vehicle preemption, signal priority, green light priority
crosswalk signal, pedestrian signal, pedestrian light
countdown of traffic lights, signal countdown, remaining signal time
traffic light for blind, acoustic pedestrian signal, audible crossing signal
stuck on start screen, boot loop, startup failure, boot failure
blue screen, system crash, kernel panic, operating system failure
phone slow, system lag, sluggish response, performance degradation
app crashes, application exception, application crash, abnormal exit
app not responding, application freeze, anr, unresponsive application
touch does not react, touch failure, unresponsive touch, touch malfunction
touch reacts by itself, ghost touch, false touch detection, phantom touch
screen too small, limited display area, small display size
big fingers, fat finger, touch accuracy, target selection error
hard to read sunlight, sunlight readability, outdoor visibility
screen dazzles at night, night brightness reduction, dark environment display adaptation
screen too bright, excessive luminance, brightness reduction
colors look wrong, color deviation, color shift, color cast
yellow tint, yellowish tone, color temperature shift
green line on screen, line defect, display line failure
battery does not charge, charging failure, charging abnormality
charges too slowly, long charging time, slow charging
charging stops, charging interruption, charge termination
limit the charge level, charge limit, charging upper limit
charge overnight, overnight charging, nighttime charging, delayed charging
cheap night electricity, off-peak charging, time-of-use tariff, valley electricity
solar charger, photovoltaic charging, solar charging device
crank charger, hand-cranked charging, manual power generation
body heat power, body heat generator, wearable thermoelectric generator
power from radio waves, rf energy harvesting, ambient rf power
power from rain, raindrop energy, droplet generator
power from the sea, wave energy, ocean wave power generation
power from tides, tidal power, tidal energy
store wind power, wind energy storage
store heat, heat storage, thermal energy storage
balcony power plant, balcony solar, plug-in photovoltaic
lock the charging plug, charging plug locking, connector lock
stolen charging cable, charging cable theft prevention
cable too short, cable length adjustment, extension line
cable breaks at plug, strain relief, bend protection, kink protection, anti-bending sleeve
broken cable inside, wire breakage, conductor break, cable fault
rodents bite cables, rodent-proof cable, rat-proof cable, bite protection
cable fire, flame-retardant cable, cable burning
wires get hot, conductor heating, wire overheating, temperature rise of conductor
plug gets hot, plug overheating, outlet overheating, contact overheating
outlet with many appliances, outlet overload, socket overload
fuse keeps blowing, nuisance tripping, repeated tripping, false tripping
trip of breaker, tripping, breaker opening
child touches socket, outlet child protection, safety shutter of socket, socket safety door
touch live wire, contact with live parts, electrical hazard, touch protection
shock from car door, electrostatic discharge at exit, static discharge of vehicle
hair stands up, electrostatic charging, static charge
dust attracted by screen, electrostatic dust adhesion, antistatic coating
fan too loud, fan noise, blower noise, fan noise reduction
hard drive noise, disk noise, spindle noise
router too warm, router heat dissipation, router cooling
printer out of ink, ink depletion, remaining ink amount
wrong printer, printer selection, print destination
print from phone, mobile printing, wireless printing
secure printing, confidential printing, pull printing, print authentication
remote control lost, remote control locating, remote finder
batteries inserted wrong, battery polarity protection, reverse battery insertion
battery compartment, battery box, battery holder, battery chamber
swap batteries quickly, quick battery replacement, battery quick change
removable battery, detachable battery, exchangeable battery
stop children buying, purchase restriction, in-app purchase control
time limit for games, game time limit, play time restriction, anti-indulgence
late for school, tardiness, attendance delay
forgets appointments, reminder for schedule, schedule reminder
forgets passwords, password reminder, password hint
forgets names, name reminder, person identification assistance
who is at door, visitor recognition, visitor identification
is anyone at home, occupancy detection, presence detection
pretend someone is home, presence simulation, simulated occupancy
dark house, automatic lighting control, house lighting
lights follow music, music-synchronized lighting, light show with music, rhythm lamp
lights from the couch, remote lighting control, app-controlled lighting
clap to turn on, sound-activated switch, clap switch, voice-controlled switch
whisper, whispered speech, low voice
accent, dialect, regional pronunciation
baby language, infant vocalization
animal language, animal sound translation, pet language translation
snore recorder, snoring recording
dream, dreaming, lucid dream
jet lag, circadian rhythm disturbance, circadian disruption
body clock, circadian rhythm, biological clock
fell off the bicycle, bicycle fall detection, crash detection for cyclists
bicycle stolen, bicycle theft, bicycle anti-theft, bike lock alarm
turn signal on bicycle, bicycle direction indicator, bicycle blinker
brake light for helmet, helmet light, helmet brake lamp
motorcycle helmet display, helmet hud, helmet display
electric bicycle, e-bike, pedelec, power-assisted bicycle
hoverboard, self-balancing scooter, balance car
blind corner, blind intersection, obstructed view intersection
door opening into cyclist, dooring, vehicle door opening warning
child runs onto road, sudden pedestrian, darting pedestrian
truck turns right, right-turn blind spot, turning assistance
reversing truck, reversing alarm, backing-up warning
trailer reversing, trailer assist, trailer backup assistance
car falls asleep, vehicle sleep mode, vehicle power saving
car battery dead, starter battery depletion, discharged vehicle battery, battery dead
jump start, jump starter, emergency starting, jumper cable
engine will not start, starting failure, engine start failure
window left open, open window detection, window closing reminder
dog left in car, animal left in vehicle, pet left behind
car too hot, cabin overheating, vehicle interior temperature
cool car in advance, preconditioning, pre-air-conditioning, remote air conditioning
car follows voice, in-vehicle voice control, vehicle voice recognition
gestures in the car, in-vehicle gesture recognition, vehicle gesture control
driver should take break, rest recommendation, fatigue warning, break suggestion
drunk driver, driving under the influence, drunk driving detection, alcohol interlock
sick driver, driver incapacitation, driver emergency stop, driver medical emergency
texting while driving, phone use while driving, driver phone use detection
seat belt not fastened, seat belt reminder, unbelted occupant, belt wearing detection
who sits in car, occupant detection, occupant classification, seat occupancy
car knows the driver, driver identification, driver recognition
parked car scratched, parking damage detection, parked vehicle monitoring, sentry mode
hit and run, fleeing vehicle, escape after accident
car towed, tow-away detection, towing alarm
car alarm, vehicle anti-theft alarm, vehicle burglar alarm
immobilizer, engine immobiliser, start inhibitor
track a stolen car, stolen vehicle tracking, vehicle locating
where did i park, parked car location, parking position memory, car finding
find car in garage, reverse car search, vehicle finding, car-searching
automatic headlights, automatic light control, headlamp automatic switching
high beam dazzles, glare-free high beam, adaptive driving beam, automatic high beam
wipers by themselves, rain sensor, automatic wiper, rain-sensing wiper
dirty camera, camera contamination, camera lens soiling
clean the camera, lens cleaning, sensor cleaning, camera washing
lidar dirty, lidar window cleaning, sensor window contamination
sensor iced up, sensor icing, sensor heating, sensor de-icing
sun blinds the camera, sun glare, lens flare, strong light interference
flare, lens flare, stray light, ghost light
tunnel exit brightness, abrupt brightness change, tunnel brightness adaptation
no gps in tunnel, satellite signal loss, gnss outage, gps-denied environment
gps spoofing, satellite signal spoofing, navigation deception
gps jamming, gnss interference, satellite navigation jamming
gps drift, positioning error, positioning drift
urban canyon, multipath error, high-rise signal blocking
find the floor, floor identification, floor determination, height in building
underground location, mine positioning, tunnel positioning
diver communication, underwater voice communication, diver telephone
talk underwater, underwater voice communication, underwater telephone
underwater drone, underwater robot, rov, remotely operated vehicle
underwater map, bathymetry, seabed mapping, bathymetric survey
shipwreck search, underwater object search, underwater target detection
whale, marine mammal, cetacean detection
shark warning, shark detection, shark deterrent
fish counting, fish detection, fish biomass estimation
mosquito counting, insect monitoring, insect counting, pest monitoring
mouse trap alarm, rodent monitoring, rodent detection
termite detection, termite monitoring, wood-boring insect detection
snake detection, snake repelling
bear alarm, wild animal alarm, animal intrusion warning
scare birds, bird repelling, bird scaring, bird deterrent
scare animals, animal repelling, ultrasonic repeller, animal deterrent
scare off burglars, intruder deterrence, burglar deterrent
shine, luster, gloss, brilliance
yes or no, binary, boolean
go-ahead, clearance, enabling signal
handshake, acknowledgment exchange, connection establishment
acknowledge, acknowledgement, ack, confirmation of receipt
request, query, demand, inquiry
reply, response, answer
polling, interrogation, cyclic inquiry
subscribe, register for notifications, publish-subscribe
header, preamble, packet head
payload, user data, useful data
packet, datagram, data frame
data stream, bit stream, bitstream
pilot signal, reference signal, training signal
synchronization signal, sync pulse, synchronizing pattern
guard interval, cyclic prefix, guard period
crosstalk, cross talk, cross-coupling, channel interference
interference cancellation, interference suppression, interference mitigation
signal-to-noise ratio, snr
bit error rate, ber, error rate
received signal strength, rssi, field strength
path loss, propagation loss, attenuation of signal
line of sight, direct path, los
frequency band, frequency range, spectrum band
spectrum sharing, cognitive radio, dynamic spectrum access
unlicensed band, license-exempt spectrum, ism band
listen before talk, carrier sensing, clear channel assessment, csma
collision of signals, data collision, transmission collision
time division, tdma, time slot multiplexing
full duplex, simultaneous transmission and reception, bidirectional simultaneous
half duplex, alternating transmission
broadcast to many, multicast, point-to-multipoint
one-to-one, unicast, point-to-point
emergency broadcast, cell broadcast, public warning system
group call, trunked radio, talk group
personal digital assistant, pda, palmtop
ultra-wideband, uwb, impulse radio
zigbee, ieee 802.15.4, low-rate wireless network
wireless personal area network, wpan > bluetooth, zigbee
bluetooth low energy, ble, low energy bluetooth
access point, ap, wireless base unit
ssid, network name, wireless network identifier
captive portal, login page for wifi, portal authentication
guest wifi, visitor network access, guest network
wifi password, wireless network key, pre-shared key
connect automatically, automatic connection, auto-connect
connection drops, disconnection, link interruption, connection loss
reconnect, connection re-establishment, reestablish link
phone to computer, terminal interconnection, cross-device connection, multi-device cooperation
continue on another device, handoff between devices, cross-device continuation, session transfer, application relay
keyboard for several computers, kvm switch, keyboard sharing
video wall splicing, spliced display, tiled display, multi-screen splicing
several screens, multi-screen, multi-display, plural displays
dual screen, double screen, two-screen device
touch both sides, double-sided display, two-sided display
mirror with display, mirror display, display mirror
window display, transparent window screen, showcase display
fog display, fog screen, water mist screen, mist projection
fan display, rotating led display, persistence of vision display
holographic fan, rotating display fan
volumetric display, three-dimensional volume display, spatial display
table display, tabletop touch screen, interactive table
projected keyboard, laser keyboard, projection keyboard
interactive projector, touch projection, interactive floor projection
projector focus, projection focusing, automatic focusing of projector
ceiling projector mount, projector hanger, projector bracket
laser projector, laser projection, laser light source projector
speckle, speckle noise, laser speckle
rainbow effect, color breakup, color separation artifact
flicker fusion, temporal flicker, low-frequency flicker
pulse width modulation, pwm, duty cycle control
gray scale, gradation, grayscale, gray level
gamma correction, gradation correction, tone mapping
tone mapping, tone reproduction, dynamic range compression
dithering, halftone, error diffusion
halftone, screening, dot matrix printing pattern
color management, color conversion, color calibration
color separation, color decomposition
color space, color system, chromaticity
brightness, luminance, luminosity
hue, color tone, tint
saturation, chroma, colorfulness
transparency of a layer, opacity, alpha value
overlay, superimpose, superposition, overlaying display
background, backdrop, surroundings
foreground, front object, subject
surface texture, surface pattern, texture pattern
light and shadow, shading, illumination effect
silhouette, outline, contour
skeleton, centerline, medial axis
thinning of lines, skeletonization
threshold segmentation, binarization, thresholding
morphological, erosion and dilation, morphology operation
histogram equalization, contrast enhancement, histogram
region of interest, roi, target region
bounding box, detection frame, enclosing rectangle
key point, feature point, interest point, landmark
optical flow, motion field, motion vector field
background subtraction, foreground detection, moving object detection
depth map, depth image, distance image, range image
disparity, parallax, binocular difference
stereo matching, binocular matching, correspondence search
camera calibration, intrinsic parameter calibration, camera parameter estimation
hyperspectral, multispectral, imaging spectrometer
hyperspectral camera, spectral imaging, multispectral camera
polarization camera, polarized image, polarization imaging
event camera, dynamic vision sensor, neuromorphic vision sensor
lensless camera, coded aperture, lensless imaging
single-pixel camera, ghost imaging, compressive imaging
compressed sensing, compressive sampling, sparse reconstruction
machine vision, computer vision, visual inspection system, image recognition
laser line scanner, light section, laser triangulation, line laser
laser triangulation, optical triangulation, triangulation sensor
laser scanner, scanning laser, three-dimensional laser scanning
speckle pattern interferometry, espi, digital speckle
digital image correlation, dic, speckle correlation
shearography, shearing interferometry
schlieren, flow visualization, shadowgraph
particle image velocimetry, piv, flow velocity field measurement
laser doppler velocimeter, ldv, laser vibrometer
vibrometer, vibration meter, vibration sensor
sound camera, acoustic camera, acoustic imaging, noise source imaging
terahertz scanner, terahertz imaging, thz inspection
x-ray backscatter, backscatter imaging
x-ray fluorescence, xrf, fluorescent x-ray analysis
x-ray diffraction, xrd, diffractometer
neutron imaging, neutron radiography
muon, cosmic ray muon, muon imaging
synchrotron radiation, storage ring, light source facility
electron beam, electron ray, cathode ray
electron beam inspection, e-beam inspection
focused ion beam, fib, ion beam milling
secondary ion mass spectrometry, sims
laser-induced breakdown spectroscopy, libs, laser plasma spectroscopy
inductively coupled plasma, icp
atomic absorption, atomic absorption spectrometry, aas
flame ionization detector, fid
photoionization detector, pid detector
infrared gas sensor, ndir, nondispersive infrared
catalytic bead, pellistor, catalytic combustion sensor
semiconductor gas sensor, metal oxide gas sensor, tin oxide sensor
quartz crystal microbalance, qcm, resonant mass sensor
flow cytometer, flow cytometry, cell analyzer
cell counter, cell counting, blood cell counter
cell sorter, cell sorting, fluorescence activated cell sorting
electrophoresis, capillary electrophoresis, gel separation
western blot, immunoblot, protein blotting
microarray, dna chip, biochip, gene chip
biosensor, biological sensor, bio-sensing device
aptamer, nucleic acid ligand
biomarker, biological marker, indicator molecule
tumor marker, cancer marker, cancer biomarker
sepsis, blood poisoning, septicemia
heart attack, myocardial infarction, cardiac infarction
heart attack test, troponin detection, cardiac marker
coagulation, blood clotting, clotting time
blood group, blood type, blood typing
hemoglobin, haemoglobin, anemia test
cholesterol, blood lipid, lipoprotein
uric acid, gout, hyperuricemia
diabetes, diabetic, high blood sugar
low blood sugar, hypoglycemia
breath test, breath analysis, exhaled breath, exhalation analysis
bad breath, halitosis, oral malodor
smells bad, malodor, unpleasant odor, odor detection
sweaty, perspiration, hyperhidrosis
body odor, perspiration odor, underarm odor
tissue section, histological section, pathological slice
slide scanner, whole slide imaging, digital pathology
microtome, section cutting, tissue slicer
staining of cells, histological staining, cell staining
sample preparation, specimen preparation, pretreatment of samples
water sampling, water sampler, sampling bottle
air sampling, air sampler, gas sampling
dust sampling, filter sampling, particulate sampling
soil sampler, soil sampling, core sampler
sample storage, sample rack, biobank, specimen storage
centrifuge, centrifugal separator, spinning separator
evaporation of samples, sample concentration, concentrator
grind samples, sample grinding, tissue homogenizer
dilution, diluting, thin down
weigh powder, powder dosing, powder metering
dosing, metering, dispensing, portioning
measuring cup, graduated container, measuring beaker
measuring spoon, dosing spoon, metered scoop
burette, graduated cylinder, volumetric flask
titration, titrator, titrimetric analysis
water hardness, hardness of water, lime content
limescale, lime deposit, lime scale, scale deposit
chlorine, residual chlorine, free chlorine
dissolved oxygen, do sensor, oxygen content of water
salt content, salinity, salt concentration
alcohol content, alcohol concentration, ethanol content
fat content, fat percentage, lipid content
sugar content, brix, saccharinity
acidity, ph value, acid concentration
conductivity, electrical conductivity, conductance
color change, discoloration, chromogenic, color reaction
litmus, indicator paper, ph test paper
nuclear accident, reactor accident, radiation accident
reactor vessel, pressure vessel of reactor, reactor pressure vessel
containment, reactor building, containment vessel
coolant loss, loss of coolant accident, loca
passive cooling of reactor, passive residual heat removal, decay heat removal
emergency cooling, emergency core cooling, safety injection
steam generator, nuclear steam supply, heat transfer tube
refueling, fuel exchange, fuel handling machine
fuel pellet, nuclear fuel pellet, uranium dioxide pellet
cladding tube, fuel cladding, zirconium alloy tube
boiling water reactor, bwr
pressurized water reactor, pwr, pressurised water reactor
heavy water reactor, candu, deuterium moderated reactor
pebble bed, pebble-bed reactor, high temperature gas-cooled reactor
moderator, neutron moderator, neutron slowing material
dismantle a nuclear plant, decommissioning, nuclear dismantling
decontamination, radioactive decontamination, contamination removal
vitrification of waste, glass solidification, waste solidification
tritium, radioactive hydrogen
isotope production, radioisotope production, radionuclide generation
nuclear battery, radioisotope battery, betavoltaic, atomic battery
laser fusion, inertial confinement fusion
plasma heating, plasma confinement, plasma containment
divertor, plasma-facing component, first wall
x-ray lens, x-ray optics, x-ray mirror
collimator, beam limiting device, radiation diaphragm
anti-scatter grid, scattered radiation grid, bucky grid
image plate, storage phosphor, photostimulable phosphor
photon counting detector, photon-counting, energy-resolving detector
low radiation dose, dose reduction, exposure reduction, low-dose
metal artifact, streak artifact, metal artefact
motion artifact, movement artifact, breathing motion
loud mri, gradient noise, mri acoustic noise
mri coil, rf coil, receive coil, body coil
gradient coil, gradient magnet, gradient system
claustrophobia, confined space anxiety, fear of the scanner
helium, liquid helium, cryogen
ultrasound gel, coupling medium, acoustic couplant
ultrasonic beamformer, ultrasound beamforming, delay-and-sum
blood flow measurement, blood flow velocity, doppler ultrasound
color doppler, blood flow imaging, color flow imaging
ultrasound therapy, focused ultrasound, hifu, ultrasonic treatment
kidney stone crushing, lithotripsy, lithotripter, shock wave treatment
handheld ultrasound, portable ultrasound, palm ultrasound
wearable ultrasound, ultrasound patch, ultrasonic patch
ultrasonic array, phased array probe, transducer array
capacitive ultrasonic transducer, cmut, micromachined ultrasonic transducer
pmut, piezoelectric micromachined ultrasonic transducer
ultrasonic cleaning, sonication, ultrasonic bath
ultrasonic levitation, acoustic levitation, acoustic suspension
acoustic tweezers, acoustic manipulation, acoustophoresis
optical tweezers, laser trapping, optical trapping
sound as sensation, ultrasonic haptics, mid-air haptics
obstacle sensor for blind, obstacle detection for blind, ultrasonic blind guide
distance by ultrasound, ultrasonic ranging, ultrasonic distance measurement
ring down, aftervibration, decay vibration, reverberation of transducer
near field dead zone, ultrasonic blind zone, minimum detection distance
soft object undetected, low reflectivity target, sound-absorbing object
robot misses glass, transparent obstacle, glass detection
cliff sensor, drop-off sensor, stairs detection, fall prevention sensor
bump sensor, bumper sensor, collision sensor, contact bumper
robot stuck, robot trapped, escape from trap, robot jamming
robot carpet detection, carpet recognition, floor type detection
robot tangled by hair, hair entanglement, anti-winding brush
cleaning map, cleaning area map, zone cleaning, cleaning path
where has it cleaned, coverage path, covered area, cleaning record
robot empties itself, self-emptying, automatic dust collection station
window cleaning robot, glass-wiping robot, curtain wall cleaning robot
pool robot, swimming pool cleaning robot, pool cleaner
wall climbing robot, climbing robot, magnetic crawler
pole climbing robot, tree climbing robot
hull cleaning robot, ship hull crawler
fruit picking robot, harvesting robot, picking manipulator
milking robot, automatic milking system, milking machine
weeding robot, weed removal robot, laser weeding
feeding robot, meal assistance robot, eating assist
care robot, nursing robot, caregiving robot
lift a patient, patient transfer robot, patient lifting
massage robot, robotic massage, massage manipulator
rehabilitation robot, limb training robot, rehabilitation training device
artificial hand, prosthetic hand, bionic hand, myoelectric hand
artificial leg, prosthetic leg, lower limb prosthesis
supernumerary limb, extra arm, wearable robot arm
makes tea, tea making machine, automatic tea brewing
hair cutting robot, automatic haircut, robotic hair clipper
nail painting robot, manicure machine, automated nail polish
tattoo robot, tattooing machine, automated tattoo
painting robot, spray painting robot, coating robot
welding robot, robotic welding, automatic welding manipulator
bricklaying robot, masonry robot, wall building robot
construction robot, building robot, plastering robot
charging robot, automatic charging manipulator, robotic vehicle charging
refueling robot, automatic refueling, robotic fueling
parking robot, vehicle carrying robot, parking agv
car wash robot, automatic car washing
firefighting robot, fire extinguishing robot, fire fighting drone
bomb disposal robot, explosive ordnance disposal, eod robot
rescue robot, disaster robot, search robot
space robot, on-orbit servicing, space manipulator
micro robot, microrobot, nanorobot, micro-swimmer
magnetic microrobot, magnetically driven capsule, magnetic actuation
self-assembling robot, modular robot, reconfigurable robot
transforming robot, deformable robot, transformable robot
jumping robot, hopping robot, bouncing robot
flying robot, aerial robot, flapping wing robot
insect robot, bionic insect, insect-like robot
fish robot, robotic fish, bionic fish
robot face, facial expression robot, robot head, expressive robot
robot skin, tactile skin, sensing skin
robot eye, visual sensor of robot, robot vision
robot cable, robot wiring, cable routing of arm
robot tool change, tool changer, quick-change device, end effector exchange
robot base, robot pedestal, mounting base
robot fence, safety fence, light curtain, protective barrier
light curtain, light barrier, photoelectric barrier, light grid
light barrier, photoelectric sensor, photointerrupter, photo interrupter
safety mat, pressure mat, safety switch mat
two-hand control, two-hand operation, both-hands operation
enabling switch, dead man's switch, deadman switch, enable button
dead man's switch, vigilance device, operator presence detection
operator, machine operator, worker at the machine
learning from watching, imitation learning, learning from demonstration, programming by demonstration
explain to robot, natural language robot control, verbal instruction
catch a thrown ball, catching robot, ball catching
balance of walking robot, zero moment point, zmp, gait stability
robot gait, walking pattern, foot trajectory
robot precision, absolute positioning accuracy, robot calibration
singularity, singular configuration
inverse kinematics, joint angle solution, kinematic inversion
force control, compliance control, impedance control
gravity compensation, weight compensation, counterbalance, weight balancing
vibration of robot arm, residual vibration, vibration suppression control
elastic actuator, series elastic actuator, compliant joint
tendon-driven, cable-driven, wire-driven
hydraulic robot, hydraulically driven manipulator
shape memory alloy, sma, memory metal
electroactive polymer, dielectric elastomer, eap
electrorheological, er fluid, electrorheological fluid
jamming gripper, granular jamming, particle jamming gripper
gecko adhesive, dry adhesive, bionic adhesive, gecko-inspired
electroadhesion, electrostatic adhesion, electrostatic gripper
bernoulli gripper, non-contact gripper, levitation gripper
magnetic gripper, magnet gripper, electromagnetic gripper
needle gripper, piercing gripper
soft fruit, fragile object, delicate object, easily damaged goods
slip of grasped object, slip detection, grasp slippage
grip too hard, excessive gripping force, gripping force control
object weight in hand, payload estimation, load estimation
which object first, grasp planning, picking order
unknown object, novel object, unseen object
transparent object detection, transparent object grasping
shiny parts, reflective workpiece, specular object
heaped parts, randomly stacked workpieces, piled workpieces
palletize, palletizing, stacking on pallet
depalletize, unstacking, unloading of pallet
unload a truck, truck unloading, container unloading robot
sort parcels, parcel sorting, package sorting, express sorting
fold clothes, clothes folding, laundry folding machine
dishwashing robot, automatic dish loading
hair in drain, drain hair catcher
unmanned plane, unmanned aerial vehicle, drone, unmanned aircraft, pilotless aircraft, multicopter
quadrotor, quadcopter, four-rotor aircraft, multi-rotor
hand phone, mobile phone, portable telephone, cell phone, handset
mobile power source, power bank, portable charger, treasured charger
intelligent bracelet, smart bracelet, hand ring, wristband device
sound box, loudspeaker box, speaker, loudspeaker
loudhailer, loudspeaker, megaphone
receiver of a phone, earpiece, telephone receiver
microphone, sound pick-up, sound receiver
camera lens, pick-up lens, photographic lens, imaging lens
camera shooting, shooting, photographing, image pickup
pickup camera, imaging camera, image pick-up device
video recording, video shooting, filming, videography
face identification, face recognition, human face recognition
finger vein, finger vein recognition
living body, live body, liveness
human body sensor, human body induction, pir sensor, pyroelectric infrared sensor
pyroelectric sensor, passive infrared, pir, infrared motion detector
photosensitive sensor, light sensor, photosensor, photosensitive element
photosensitive resistor, photoresistor, light dependent resistor, ldr, photoconductive cell
hall switch, hall sensor, magnetic switch
gravity sensor, accelerometer, acceleration sensor
attitude sensor, posture sensor, orientation sensor, inertial sensor
attitude, orientation, spatial posture, pose
electronic scale, digital scale, weighing device
electronic red packet, virtual red envelope, electronic gift money
charging gun, charging connector, charging coupler, charging plug
charging seat, charging base, charging dock, charging cradle
electric core, battery cell, cell core, electric cell
protection board, battery protection circuit, protective plate of battery
circuit board, wiring board, pcb board, substrate
single chip microcomputer, microcontroller, single-chip machine, mcu
master control chip, main controller, main control unit
display screen, display, display panel
touch screen, touch panel, touch display screen, touchscreen
liquid crystal display screen, lcd, liquid crystal panel, liquid crystal display
operation key, button, push-button, press key
press key, push button, key switch, pressing button
pilot lamp, indicator light, indicator lamp, signal lamp, status light
indicator light, status indicator, led indicator
light filling lamp, fill light, supplementary light, auxiliary light
light fill, supplemental illumination, auxiliary lighting
lamp bead, led chip, led lamp bead, light-emitting diode
lamp plate, led board, light source plate
lampshade, light cover, lamp housing, diffuser
electric wire, conducting wire, conductor wire
lead wire, connecting wire, electrical lead
data line, data cable, usb cable
connector assembly, electrical connector, plug-in unit
patch board, power strip, row plug, socket board
row inserts, power strip, extension socket
air switch, circuit breaker, miniature circuit breaker
transformer substation, substation, power transformation station
power distribution cabinet, distribution cabinet, switch cabinet
ammeter box, meter box, electric meter cabinet
high-voltage line, high tension line, power transmission line
wire clamp, cable clamp, line clamp
cable laying, cable pulling, cable threading
pay-off, paying out, wire feeding, unwinding
take-up, winding up, wire rewinding
wire coil, cable drum, cable tray
wire slot, wire groove, cable trough, cable duct
wire passing hole, cable hole, wire hole, wire through hole
heat radiator, heat sink, radiating fin
radiating fin, cooling fin, heat radiation fin
heat dissipation hole, ventilation hole, vent, louver
cooling fan, radiator fan, heat radiation fan
dust screen, dust filter, dustproof net
shock pad, damping pad, vibration isolator
shock mount, vibration isolator, vibration damper, antivibration mount
magnetic attraction, magnetic suction, magnetic adhesion, magnetic fixing
magnetic holder, magnetic mount, magnetic support
suction cup, sucker, vacuum cup, suction disc
universal wheel, caster, castor, swivel wheel
telescopic rod, extensible rod, retractable pole, extension pole
universal joint, ball joint, gimbal joint
goose neck, gooseneck, flexible arm, snake arm
camera cloud platform, pan-tilt, pan tilt head, gimbal, holder with two axes
pan-tilt-zoom, ptz, dome camera, spherical camera
ball machine of monitoring, dome camera, spherical camera
gun camera, bullet camera, box camera
monitoring probe, surveillance camera, monitor camera
automobile data recorder, driving recorder, dash cam, vehicle event recorder
reversing image, reversing camera, backup camera
electronic eye, traffic camera, speed camera
intelligent cat eye, peephole camera, smart door viewer
intelligent door lock, smart lock, electronic lock
building visual intercom, video intercom, video door phone
entrance guard, access control, door access system
access control, entry control, admittance control, entrance control
brake machine gate, turnstile, passage gate, barrier gate
parking barrier, road gate, barrier gate, boom barrier
ground lock, parking lock, parking space lock, parking space barrier
storage cabinet, locker, depositing cabinet
express delivery cabinet, parcel locker, intelligent delivery cabinet
self-service machine, self-service terminal, kiosk, self-help terminal
number calling machine, queuing machine, queue number machine
point reading machine, reading pen, talking pen, point-and-read pen
learning machine, learning tablet, study machine, learning terminal
story machine, storytelling device, early education machine
early education, infant education, preschool teaching
chalk dust, dust-free chalk, chalk dust collector
abacus for children, counting frame, calculating rack
physics experiment, mechanical experiment device, physics demonstration
chemistry experiment, chemical demonstration, chemistry teaching device
biology model, anatomical specimen, biological teaching model
map globe, geography teaching, earth model
display rack for goods, showcase, display stand, display cabinet
exhibition, exhibit, showroom, display hall
museum guide, audio guide, exhibition guide, guided tour device
tour guide, tourist guide, sightseeing guide
travel planning, itinerary, trip planning
billboard lamp box, advertising light box, lamp house, light box
light box, illuminated advertising, luminous display case
poster, placard, advertising sheet
business card, name card, visiting card
name badge, name tag, identification badge
menu of a restaurant, bill of fare, food menu
order ticket, dish order, kitchen order
dish recognition, dish identification, meal settlement
canteen, cafeteria, dining hall
weighing settlement, price-computing scale, price scale
unmanned retail, smart cabinet, intelligent vending cabinet
smart shelf, intelligent shelf, sensor shelf
smart cart, intelligent shopping cart, self-scanning cart
rfid inventory, tag reading, radio frequency inventory
supermarket, grocery store, self-service store
pharmacy, drugstore, dispensary
fitting room, dressing room, changing room
store guidance, in-store navigation, shop navigation
customer flow, passenger flow, visitor traffic, footfall
heat map of customers, dwell time, customer behavior analysis
loyal customer, repeat customer, regular customer, member
membership card, member card, loyalty card
coupon on phone, mobile coupon, electronic coupon, digital voucher
scan to pay, code scanning payment, qr code payment
password-free payment, secret-free payment, no-password payment
stolen card, card fraud, payment card misuse
chargeback, payment dispute, transaction reversal
escrow, payment guarantee, third-party payment
crowdfunding, crowd funding, collective financing
crowdsourcing, crowd sourcing, distributed task solving
pension, retirement savings, annuity
investment advice, robo-advisor, portfolio management
bankruptcy, insolvency, default on loan
donation, charity, fundraising
inheritance, testament, estate succession
divorce, marriage, matrimonial
lawyer, attorney, legal counsel
notary, notarization, certification
court, tribunal, judicial
evidence, proof, electronic evidence
police, law enforcement, public security
prison, jail, detention facility
ankle monitor, electronic shackle, offender tracking, ankle bracelet
firefighter, fireman, fire fighter, rescue worker
soldier, military personnel, warfighter
miner, mine worker, underground worker
lone worker, solitary worker, lone-worker protection
worker in danger, personnel safety monitoring, worker safety
blood donor, blood donation, donor
nurse call, nurse calling, ward call system, patient call
hospital bed number, ward management, sickbed
infusion finished, drip monitoring, infusion monitoring, empty infusion bag alarm
surgery records, operating room recording, surgical video
medical image analysis, computer-aided diagnosis, cad of disease, image-based diagnosis
tumor in image, lesion detection, lesion segmentation
lung nodule, pulmonary nodule
bone fracture detection, fracture recognition
bone density, bone mineral density, osteoporosis
tooth decay, caries, cavity of tooth
skin cancer, melanoma, skin lesion
diabetic eye disease, diabetic retinopathy, fundus lesion
glaucoma, raised eye pressure, ocular hypertension
cataract, clouded lens, lens opacity
retina, fundus, ocular fundus
dry eye, tear deficiency, xerophthalmia
ue, user equipment, mobile station, wireless terminal
rrc, radio resource control
dci, downlink control information
uci, uplink control information
pdcch, physical downlink control channel
pucch, physical uplink control channel
pusch, physical uplink shared channel
pdsch, physical downlink shared channel
srs, sounding reference signal
dmrs, demodulation reference signal
csi-rs, channel state reference signal
synchronization signal block, ssb, synchronization signal burst
bwp, bandwidth part
amf, mobility management function
upf, user plane function
session management function, smf
non-terrestrial network, ntn, satellite access network
integrated access and backhaul, iab
time sensitive networking, tsn, deterministic network
quality of experience, qoe, user experience quality
voice over lte, volte
ip multimedia subsystem, ims core, ims network
hypertext transfer protocol, http
transmission control protocol, tcp
user datagram protocol, udp
transport layer security, tls, ssl
uniform resource locator, url, web address
html, hypertext markup language
media access control, mac layer, medium access control
mac address, hardware address, physical address
multiprotocol label switching, mpls
segment routing, source routing
optical line terminal, olt
optical network unit, onu, optical network terminal
optical transport network, otn
orbital angular momentum, oam beam, vortex beam
hevc, high efficiency video coding, h.265
avc, advanced video coding, h.264
vvc, versatile video coding
coding tree unit, ctu, coding block
quantization parameter, qp
entropy coding, cabac, arithmetic coding
discrete cosine transform, dct
sample adaptive offset, sao
deblocking filter, loop filter, in-loop filter
point cloud compression, pcc, point cloud coding
jpeg, still image compression, image coding
region adaptive coding, roi coding, region-of-interest coding
scalable video coding, svc, layered video coding
random access point, key frame, i-frame, intra frame
peak signal-to-noise ratio, psnr
frames per second, fps, frame rate
electronic stability control, esc, vehicle stability control
anti-lock braking, abs, antilock brake, wheel lock prevention
traction control, tcs, wheel spin control
advanced driver assistance, adas, driver assistance
electronic control unit, ecu, vehicle controller
internal combustion engine, combustion engine, piston engine
continuously variable transmission, cvt
dual clutch transmission, dct, double clutch gearbox
global navigation satellite system, gnss, satellite positioning
real-time kinematic, rtk, carrier phase positioning
precise point positioning, ppp
receiver autonomous integrity monitoring, raim
automatic dependent surveillance, ads-b
inertial navigation system, inertial guidance, strapdown inertial navigation
geographic information system, gis, geographic information
high-definition map, hd map, high-precision map
visual odometry, vo, visual motion estimation
light detection, photodetection, optical detection
signal processing, digital signal processing, dsp
finite impulse response, fir filter
infinite impulse response, iir filter
application-specific integrated circuit, asic
read-only memory, rom
basic input output system, bios, uefi
human machine interface, hmi, operator interface
software development kit, sdk
integrated development environment, programming environment, code editor
database management system, dbms
structured query language, sql
online analytical processing, olap
extract transform load, etl
internet service provider, isp
enterprise resource planning, erp
customer relationship management, crm
supervisory control, scada, remote monitoring and control
distributed control system, dcs
proportional integral derivative, pid controller
model predictive control, mpc, predictive control
sliding mode, variable structure control
adaptive control, self-tuning control
remaining useful life, rul, residual life
mean time between failures, mtbf
overall equipment effectiveness, oee
convolution, convolutional operation
gated recurrent unit, gru
multilayer perceptron, mlp, feedforward network
restricted boltzmann machine, rbm
graph neural network, gnn, graph convolution
variational autoencoder, vae
autoencoder, encoder-decoder network
retrieval-augmented generation, retrieval enhanced generation
learning from human feedback, rlhf
nearest neighbor, knn, neighbor search
principal component analysis, pca, dimensionality reduction
independent component analysis, ica, blind source separation
hidden markov model, hmm
gaussian mixture, gmm
bayesian network, belief network, probabilistic graphical model
markov chain, state transition model
monte carlo, random sampling simulation
least squares, regression, curve fitting
gradient descent, backpropagation, back propagation
dynamic time warping, dtw
mel-frequency cepstral coefficient, mfcc, cepstrum
linear prediction, lpc, linear predictive coding
generative pretrained transformer, gpt
prompt word, prompt text, language model instruction
text token, lexical unit, word piece
tof sensor, time-of-flight sensor
attenuated total reflection, atr
fluorescence resonance energy transfer, fret
fluorescence lifetime, flim
total internal reflection, tirf
surface-enhanced raman, sers
tunable diode laser absorption, tdlas, laser absorption spectroscopy
cavity ring-down, crds, cavity-enhanced absorption
matrix-assisted laser desorption, maldi
electrospray, esi, electrospray ionization
enzyme-linked immunosorbent assay, elisa, enzyme immunoassay
chemiluminescence, clia, chemiluminescent immunoassay
surface mount technology, smt, surface mounting
quad flat no-lead, qfn
system in package, sip package
wafer-level package, wlp, wafer level packaging
low temperature co-fired ceramic, ltcc
silicon nitride, si3n4
indium gallium zinc oxide, igzo, oxide semiconductor
oxide semiconductor, oxide thin film transistor
low temperature polysilicon, ltps, polycrystalline silicon
amorphous silicon, a-si
complementary metal oxide semiconductor, cmos
bipolar junction transistor, bjt, bipolar transistor
light emitting diode display, led display, led screen
organic thin film transistor, otft, organic transistor
hole transport layer, htl, hole injection layer
electron transport layer, etl layer, electron injection layer
thermally activated delayed fluorescence, tadf
gas diffusion layer, gdl
solid electrolyte interphase, sei, sei film
lithium iron phosphate, lfp, lifepo4
nickel cobalt manganese, ncm, ternary material, ternary cathode
polyvinylidene fluoride, pvdf
constant current constant voltage, cc-cv
open circuit voltage, ocv
equivalent series resistance, esr of capacitor
zero-voltage switching, zvs, soft switching
snubber, buffer circuit, absorption circuit
gate drive, gate driver, driver circuit of switch
synchronous rectification, synchronous rectifier
resonant converter, llc, llc converter
matrix converter, direct ac conversion
multilevel converter, mmc, modular multilevel converter
static var generator, svg, reactive compensation device
on-board charger, obc, vehicle-mounted charger
vehicle-to-grid, v2g, vehicle grid interaction
vehicle-to-home, v2h, vehicle power to house
transcranial magnetic stimulation, tms
magnetoencephalography, meg
electrooculogram, eog, electrooculography
functional near-infrared, fnirs
ballistocardiogram, bcg, ballistocardiography
heart rate variability, hrv
intracranial pressure, icp sensor, brain pressure
electrical impedance tomography, eit
diffusion tensor, dti, diffusion imaging
bone conduction, osteoconduction of sound
otoacoustic emission, oae
gadget, electronic device, electronic appliance
dongle, plug-in adapter, usb stick
pic, picture, image, photograph
photo, photograph, picture, image, snapshot
snapshot, still image, captured image, photo
video, moving image, moving picture, motion picture, footage
clip, video segment, excerpt
song, music piece, musical composition, tune
listen, hear, auditory perception
talk, speak, speech, utter
shout, yell, scream, cry out
scream detection, distress sound, cry for help recognition
laugh, laughter
smile, smiling face, grin
frown, facial expression change
cry, weep, crying
yawn, yawning, mouth opening
breathe, respire, inhale, exhale
blow on a sensor, blowing, breath input
kiss, lip contact
hug, embrace
wave a hand, hand waving, hand swing gesture
clap, hand clapping, handclap
finger snap, finger gesture, snapping fingers
stand up, get up, rise from seat
sit down, seating, sitting detection
lie down, lying posture, recumbent
walk, gait, ambulation
run, jogging, running
trip over, stumble, tripping
carry in the pocket, pocketable, portable
put on, wear
take off a wearable, doff, remove from body
point of sale, pos, checkout
tap to pay, contactless payment, proximity payment
touch card, tap card, hold card near reader, card touch
swipe a card, card swiping, magnetic card reading
punch in, clock in, attendance registration
tick a box, check box, checkbox
drop-down list, pull-down menu, dropdown
click, mouse click, selection operation
right click, context menu
mouse wheel, scroll wheel
type, key in, enter text, text entry
spell out, letter by letter input
voice typing, voice input, speech-to-text input
paste, insert copied content
print out, hard copy, printed output
reprint, additional print
screen wipe, screen cleaning, display cleaning
keyboard cleaning, keyboard dust cover, keyboard protection
power button, power key, power switch
volume button, volume key, volume control
mute, muting, silence
loud ringing, ringing volume, ringtone volume
vibration alert, vibrating alert, silent alert
low volume, quiet sound
battery icon, battery indicator, remaining power display
signal bars, signal strength display, reception indicator
stopgap power, emergency power, reserve power
flat battery, discharged battery, exhausted battery, dead battery
battery swap station, battery exchange station
battery cabinet, battery rack, energy storage cabinet
battery cooling plate, cooling plate, liquid cooling plate
battery case, battery housing, battery box
battery cover, battery lid, battery door
battery contact, battery terminal, battery pole
battery spring contact, contact spring, spring contact
battery label, cell marking, cell identification
fake battery, counterfeit battery, battery authentication
wrong charger, incompatible charger, charger recognition, adapter identification
charging port, charging interface, charging socket, charging inlet
water in charging port, charging port liquid detection, moisture in connector
dust plug, port cover, interface protection plug
loose plug, poor plug contact, plug loosening
hot-pluggable, hot-swappable, live replaceable
cordless, battery-powered, cable-free
wireless mouse charging, charging mouse pad
furniture charging, wireless charging table, charging furniture
car wireless charging, in-vehicle wireless charging, vehicle-mounted wireless charger
charging while driving, dynamic wireless charging, road charging, electrified road
electric road, dynamic charging, in-motion charging
charging drone, drone charging platform, uav charging
drone landing, precision landing, landing platform, drone apron
drone box, drone nest, uav hangar, drone dock
drone battery change, uav battery replacement
drone rope, tethered drone, tethered uav
drone catching, drone capture net, uav interception
drone parachute, uav parachute, drone safety landing
drone noise, rotor noise, propeller noise
drone sprays, plant protection drone, agricultural drone, spraying drone
drone cleaning, facade cleaning drone, spray cleaning uav
drone painting, spray painting uav
drone fishing, bait throwing drone, fishing drone
drone mapping, uav surveying, uav photogrammetry
drone counting animals, wildlife survey by uav
drone follows a person, target following, tracking shooting uav
drone swarm, uav swarm, drone formation
air taxi, flying car, evtol, electric vertical take-off
paper jam, jam removal, sheet jam
sheet feeder, document feeder, adf, automatic document feeder
card printer, card personalization, card issuing
label printer, label printing, tag printer
receipt printer, thermal printer, bill printer
pocket photo printer, portable photo printer, instant printer
inkjet, ink jet, droplet ejection
print head, recording head, inkjet head
clogged nozzle, nozzle clogging, ejection failure
braille printer, braille embosser
plotter, drawing machine, pen recorder
drawing robot, writing robot, automatic drawing
chart recorder, pen recorder, strip chart
pen, writing instrument, ballpoint
smart pen, digital pen, electronic pen
erasable, erase, rewritable
writing film, liquid crystal writing board, lcd handwriting board
electronic notebook, smart notebook, digital paper
electronic dictionary, translation pen, translator
exam paper, test paper, answer sheet
answer sheet reader, optical mark reading, omr
voting clicker, audience response, answering device
quiz, question-and-answer game, trivia
quiz buzzer, responder, quick answer device
lesson, course, instruction unit
tutor, private teaching, tutoring
learning progress, knowledge mastery, learning level
wrong answer collection, wrong question book, error question
personalized learning, adaptive learning, individualized teaching
dyslexia, reading disability, reading disorder
memory training, cognitive training, brain training
meditation, mindfulness, relaxation
biofeedback, neurofeedback
hypnosis, sleep induction
fear of heights, phobia, exposure therapy
virtual reality pain relief, distraction therapy, vr therapy
speech therapy, language rehabilitation, speech rehabilitation
hand rehabilitation, finger rehabilitation, rehabilitation glove
walking training, gait training, gait rehabilitation
balance training, balance test, posturography
body center of gravity, center of pressure, body sway
flight training, pilot training, cockpit simulator
driving exam, driver examination, driver license test
first aid training, rescue training, emergency training
fire drill, fire training, fire simulation
welding training, welding simulator
military training, combat simulation, tactical training
ship simulator, navigation simulator, marine simulator
surgery planning, preoperative planning, operation planning
dental planning, orthodontic planning, tooth arrangement
medicine recommendation, drug recommendation, medication recommendation
drug interaction, medication conflict, contraindication
side effect, adverse reaction, adverse event
disease prediction, disease risk, illness prediction
symptom checker, self-diagnosis of illness, symptom analysis
triage, severity classification, emergency sorting
clinical trial, medical study, clinical study
drug discovery, drug design, virtual screening
protein folding, protein structure prediction, protein conformation
gene data, genomic data, genome sequence
mutation, gene variant, genetic variation
molecule property, molecular property prediction, qsar
material discovery, materials informatics, material property prediction
health advice, health guidance, health management
health check, physical examination, checkup
health card, medical insurance card, patient card
prescription, medical order, electronic prescription
remote monitoring of patients, home monitoring, telemonitoring
remote surgery, telesurgery, telerobotic surgery
hospital robot, medical delivery robot, ward robot
disinfection robot, sterilization robot, uv robot
body temperature screening, fever screening, temperature screening
infection control, hygiene monitoring, hand hygiene monitoring
hand washing detection, hand hygiene compliance, handwashing monitoring
exercise prescription, exercise program, training plan
diet plan, meal plan, dietary recommendation
weight loss, slimming, body weight reduction
smoking cessation, quit smoking
alcoholism, alcohol dependence
pregnancy, gestation, gravid
breast feeding, lactation, nursing
child growth, height measurement, growth curve
body height, stature, height of person
height measuring instrument, stadiometer, height gauge
head circumference, girth measurement, waist circumference
age-related, geriatric, elderly
elderly, aged, old people, senior
care for the elderly, nursing care, geriatric care
children, kids, juvenile, child
pull plug by cable, cord pulling, plug removal
plug easy to pull, plug extraction aid, plug ejector
cable falls behind desk, cable holder, desktop cable clip
retractable cable, cable retractor, cord retracting, self-winding cord
headphone cable tangles, earphone cord winder, headset winding
rotating plug, swivel plug, rotatable connector
right angle plug, elbow plug, angled connector
foldable plug, collapsible prong, retractable plug pin
surface socket, exposed socket, surface-mounted outlet
floor socket, ground socket, floor outlet
desk socket, desktop outlet, furniture socket
track socket, rail socket, rail-mounted socket
timer plug, time-controlled socket, timing socket
metering plug, power measuring socket, energy monitoring outlet
light bulb with camera, bulb camera, lamp camera
bulb changing pole, lamp changer, light bulb replacement tool
lamp that lowers itself, lifting lamp, lamp lifter
sensor lamp, induction lamp, motion sensing light
cabinet light, wardrobe lamp, under-cabinet lamp
mirror light, mirror lamp, mirror headlight
fishing light, fish gathering lamp, fish-luring lamp
diving lamp, underwater light, diving flashlight
headlamp for the head, head torch, head-worn lamp, miner's lamp
camping lamp, lantern, camp lantern
bicycle light, bicycle lamp, cycle light
stage laser, laser lamp, laser effect light
disco ball, mirror ball, magic ball light
ultraviolet disinfection, uv sterilization, germicidal irradiation
ozone lamp, ozone generator, ozonizer
plasma cleaning, plasma treatment, plasma surface treatment
ionized air, air ions, negative ions
static cling, electrostatic adhesion, static adhesion
electrostatic spraying, electrostatic coating
electrostatic precipitator, electrostatic dust removal
electric fence, electrified fence, pulse fence
stun gun, electroshock gun, electroshock weapon
electric fishing, electrofishing
electronic mosquito swatter, electric mosquito swatter, electric fly swatter
magnet toy, magnetic building block, magnetic construction toy
magnetizing, magnetization, magnetizer
demagnetize, degauss, demagnetization
magnetic separation, magnetic separator, iron removal
magnetic fluid, ferrofluid
magnetic refrigeration, magnetocaloric
magnetic memory, magnetic storage
earth magnetic field, geomagnetic field, geomagnetism
magnetic interference, magnetic disturbance, stray magnetic field
magnetic shielding, magnetic shield, flux shielding
electric field, electrostatic field
electric car noise, motor whine, motor squeal
axle motor, electric axle, e-axle, electric drive axle
motor housing, motor casing, motor shell
motor shaft seal, shaft sealing
motor bearing, rotor bearing
bearing current, shaft current, shaft voltage, shaft grounding
motor position sensor, rotor position detection, magnetic pole detection
motor winding machine, coil winding machine, winding machine
wire inserting, coil insertion, embedding winding
impregnation, varnish dipping, insulating varnish treatment
lamination stack, stator lamination, laminated core, silicon steel sheet
magnet insertion, magnet fixing, magnet mounting
dynamic balance, rotor balancing
claw pole, claw-pole machine
flywheel, energy storing flywheel, kinetic energy storage
wind generator, wind turbine, wind power generator
water wheel generator, hydro generator, hydroelectric generator
small hydro power, micro hydropower, pico hydro
bicycle generator, bicycle dynamo, hub dynamo
pedal power, pedal generator, human-powered generator
generator vibration, generator noise, genset soundproof
generator set, genset, engine generator
fuel-saving generator, variable speed generator
heat to electricity, thermoelectric conversion, thermal power generation
temperature difference power, thermoelectric generation, seebeck generation
salt water battery, seawater battery, salt water power
water-activated battery, seawater activated battery, reserve battery
paper battery, flexible battery, printed battery
flexible battery, bendable battery, wearable battery
thin battery, thin-film battery, ultra-thin battery
tiny battery, micro battery, microbattery
transparent solar cell, semi-transparent photovoltaic, solar window
solar roof, photovoltaic roof, solar tile, photovoltaic tile
solar road, photovoltaic pavement, solar pavement
solar blind, photovoltaic curtain, solar shade
floating solar, floating photovoltaic, water surface photovoltaic
solar above fields, agrivoltaic, photovoltaic agriculture
foldable solar panel, portable solar panel, solar blanket
double-sided solar cell, bifacial solar cell, bifacial module
shaded solar panel, partial shading, shading of photovoltaic module
solar panel hot spot, hot-spot effect, module overheating
broken solar cell, microcrack, cell crack, hidden crack
solar cell test, electroluminescence inspection, el test
snow on solar panels, photovoltaic snow removal
recycling solar panels, photovoltaic module recycling, panel dismantling
concentrated sunlight, solar concentrator, concentrating photovoltaic
sun simulator, solar simulator, artificial sunlight source
printed antenna, printed-circuit antenna, planar printed antenna
hidden antenna, concealed antenna, camouflaged antenna
car antenna, vehicle antenna, shark fin antenna, roof antenna
glass antenna, window antenna, windshield antenna
transparent antenna, optically transparent antenna
textile antenna, wearable antenna, fabric antenna
foldable antenna, deployable antenna, unfoldable reflector
implant antenna, implantable antenna
indoor antenna, room antenna, ceiling antenna
tv antenna, television aerial, receiving antenna
antenna mast, antenna pole, antenna tower
antenna alignment, antenna pointing, satellite dish alignment
antenna isolation, antenna decoupling, mutual coupling reduction
polarization, polarized wave, circular polarization
radiation pattern, directivity, antenna pattern
antenna gain, directive gain
side lobe, sidelobe, minor lobe
directional beam, main lobe, antenna beam
lens antenna, dielectric lens antenna, luneburg lens
leaky wave antenna, leaky cable, leaky coaxial cable, radiating cable
frequency selective surface, fss, spatial filter
cable tv outlet, antenna socket, tv outlet
signal splitter, distributor, power divider
directional coupler, signal coupler
dielectric resonator, resonant cavity, cavity filter
resonance, resonant, natural vibration
resonance frequency, natural frequency, eigenfrequency
damping of vibration, vibration attenuation, oscillation damping
quality factor, q factor, q value
bandwidth of filter, passband, pass band
harmonic, overtone, higher harmonic
sine wave, sinusoidal signal, sinusoid
square wave, rectangular wave, pulse wave
sawtooth, triangular wave, ramp signal
waveform, signal shape, wave shape
phase difference, phase shift, phase offset
amplitude, magnitude, peak value
frequency, repetition rate, cycle number
wavelength, wave length
electric pulse, impulse, pulse signal
edge of a signal, rising edge, signal transition
noise, interference signal, disturbance signal
noise filter, emi filter, interference suppression filter
common mode choke, common-mode filter, common mode inductor
ferrite bead, ferrite core, noise suppression core
decoupling capacitor, bypass capacitor, smoothing capacitor
signal conditioning, signal shaping, conditioning circuit
bridge circuit, wheatstone bridge, measuring bridge
current mirror, current source, constant current source
reference voltage, bandgap, band gap reference
power-on reset, reset circuit, power up reset
undervoltage protection, under-voltage lockout, low voltage protection
overtemperature protection, thermal protection, thermal shutdown
leakage current, leak current, stray current
touch current, body current, shock current
electrical isolation, galvanic isolation, electric isolation
optocoupler, photocoupler, opto-isolator
isolation transformer, safety transformer
voltage divider, potential divider, resistor divider
voltage doubler, charge pump, switched capacitor converter
high voltage generator, voltage multiplier, high-tension generator
ballast, electronic ballast, lamp ballast
ignition circuit, starting pulse, igniter
dimming curve, dimming control, light regulation
lighting network, dali, lighting bus
color changing lamp, rgb lamp, multicolor light
light scene, lighting scene, light atmosphere
ambient light in car, interior lighting, atmosphere lamp
hitch a ride, hitchhiking, ride sharing
taxi hailing, taxi calling, cab booking, car-hailing
call elevator by phone, elevator calling, remote elevator call
elevator without touching, contactless elevator button, touchless elevator
meeting room booking, conference room reservation, room scheduling
desk sharing, workplace booking, hot desking
who speaks next, turn taking, floor control
seat reservation, seat booking, seat selection
concert ticket, event ticket, admission pass
scalper, ticket resale, touting
lost ticket, ticket reissue
bus ticket on phone, mobile ticket, electronic ticket, e-ticket
fare, passenger fare, transport charge
fare evasion, ticket evasion, fare dodging
pay as you leave, check-in check-out, be-in be-out
boarding gate, gate for passengers, boarding control
border control, immigration control, passport control
customs, customs clearance, customs inspection
airport baggage handling, luggage sorting, baggage conveying
lost luggage, baggage tracking, luggage tracing
following suitcase, self-following luggage, automatic suitcase
smart suitcase, intelligent luggage, electronic suitcase
hotel key, room card, hotel lock
hotel robot, room service robot, guest delivery robot
translation earphone, translating headset, interpretation earbuds
money belt, anti-theft bag, pickpocket protection
pickpocket, pickpocketing, purse snatching
umbrella rental, shared umbrella, umbrella borrowing
shared power bank, power bank rental, power bank cabinet
shared car, shared vehicle, vehicle sharing
return a shared bicycle, bicycle parking point, shared bicycle return
unlock a bicycle, bicycle unlocking, shared bicycle lock
book borrowing, library management, book lending
bookshelf inventory, library robot, book positioning
archive, file cabinet, record storage
compact shelf, dense shelf, mobile rack
rubber stamp, seal imprint, stamping seal
seal stamping machine, stamping device, automatic sealing of documents
mail sorting, postal sorting, letter sorting
postage, franking, postal charge
franking machine, postage meter, mailing machine
mailbox alert, mail arrival detection, letter box notification
parcel arrives, delivery notification, arrival notice
absent recipient, undeliverable parcel, redelivery
proof of delivery, delivery confirmation, receipt signature
drop a parcel, package impact detection, shock recorder, transport damage
shock indicator, impact indicator, tilt indicator
container tracking, cargo tracking, container monitoring
container seal, electronic seal, cargo seal
truck loading, load planning, cargo loading
overweight truck, overloading, overload detection
cargo theft, goods theft, freight theft
fuel card, fuel payment, refueling payment
gas station, petrol station, filling station, service station
self-service filling, self-service refueling, unmanned filling station
car wash payment, self-service car washing
inspection of vehicles, vehicle inspection, automobile detection
used car valuation, second-hand vehicle evaluation
accident reconstruction, crash analysis, accident responsibility
damage photo of car, vehicle damage recognition, vehicle damage assessment
rental car return, vehicle return inspection
driver log, driving time record, tachograph
fleet management, vehicle fleet monitoring, fleet tracking
school bus, student transport vehicle, pupil transport
train timetable, schedule of trains, train schedule
delay of trains, train delay, timetable deviation
crowded train, congestion degree of train, carriage crowding
platform door, platform screen door, platform gate
gap at platform, platform gap, train gap filler
lost tourist, visitor guidance, tourist navigation
amusement queue, virtual queue, virtual waiting line
haunted house, horror attraction, ghost house
laser maze, interactive attraction, interactive amusement
sand table, sandbox model, terrain model
slot car, racing track toy, race track toy
kite, flying toy
spinning top, gyro toy, gyroscope toy
yo-yo, whirligig, return top toy
bubble machine, soap bubble toy, bubble blower
doll, figure, puppet
stuffed toy, plush toy, soft toy
toy gun, water gun, toy pistol
robot toy, toy robot, entertainment robot
building blocks, construction toy, toy brick, assembling blocks
trading card, collectible card, collection card
augmented reality toy, ar toy, interactive card
electronic pet, virtual pet, digital pet
game saves, saved game, game progress data
game replay, playback of game, match replay
game streaming, cloud gaming, remote game rendering
spectate a game, game spectating, spectator mode
game viewpoint, virtual camera, game camera control
aim in a game, virtual aiming, aim assist, auto-aim
skill release, skill casting, skill trigger in game
game map, minimap, mini map, virtual map
virtual joystick, virtual rocker, on-screen stick, virtual wheel
game lag, game delay, network delay in games
matchmaking in games, player matching, opponent matching
computer opponent, non-player character, npc, game ai
story branch, game plot, branching narrative
rhythm game, music game, beat game
dance game, dance mat, dance machine
fishing game, fish shooting machine, fishing simulator
racing game, driving game, racing simulator
shooting game, shooter game, gun game
sports game, sports simulator, ball game simulation
quiz game, question game, trivia game
word game, letter game, word puzzle
memory game, matching cards, concentration game
gambling, wagering, betting
gambling chip, gaming chip, casino token, game token
chip counting, chip recognition, gaming chip detection
marked cards, card cheating, card peeking detection
progressive jackpot, bonus pool, cumulative prize
reel of slot machine, symbol reel, gaming reel
free spins, bonus game, feature game
token dispenser, token hopper, coin dispenser, medal dispenser
change machine, coin changer, bill changer
banknote jam, bill jam, note jam
dirty banknotes, worn banknote, unfit note, soiled note
banknote sorting, note sorter, bill sorting
cash box, money box, cash drawer, cash till
strongbox, safe deposit box, security safe, vault
safe deposit box, bank locker, deposit locker
dye pack, banknote staining, ink staining, cash protection
armored car, money transport, cash transport
piggy bank, savings box, coin bank, money box for children
pocket money, child allowance
bank counter, teller, bank clerk
bank queue, counter service, teller window
bank check, cheque, bank draft
check reading, cheque processing, magnetic ink character recognition, micr
bill payment, utility payment, invoice payment
electronic invoice, digital invoice, e-invoice
standing order, recurring payment, direct debit, automatic payment
micropayment, small-amount payment
offline payment, payment without network
payment by voice, voice payment
payment by palm, palm payment, palm vein payment
payment by car, in-car payment, vehicle payment
payment sound, sonic payment, acoustic wave payment
family payment, proxy payment, payment on behalf
children's payment, payment limit, spending limit
wrong transfer, transfer error, misdirected payment
money request, collection of payment, payment request
peer payment, person-to-person payment, p2p payment
currency printing, banknote printing, security printing
phone falls in water, water immersion, liquid immersion of terminal
phone falls down, drop of terminal, fall of electronic device
phone bent, bending deformation of housing, terminal bending
phone back cover, rear cover, battery cover, rear shell
phone frame, middle frame, middle plate, bezel frame
phone camera bump, camera protrusion, camera decoration cover
speaker hole, sound outlet, sound hole, speaker grille
microphone hole, sound inlet, sound pickup hole
clogged speaker hole, sound hole blockage, dust net
card tray, sim tray, card holder, card tray socket
stylus holder, pen slot, pen accommodating part
side button, side key, lateral key
home button, home key, main key
folding hinge, hinge mechanism, rotating shaft mechanism, folding mechanism
crease in folding screen, fold mark, crease, folding wrinkle
screen scratch, scratch-resistant, scratch resistance, abrasion-resistant surface
cover glass, cover plate, cover window, protective glass
glass back, glass rear cover, glass shell
ceramic phone shell, ceramic housing, ceramic rear cover
metal housing, metal shell, metallic case
glue the screen, screen bonding, optical bonding, full lamination
optical glue, optically clear adhesive, oca, transparent adhesive
bubble under screen protector, film bubble, air bubble in lamination
apply a screen film, film sticking, screen film applicator, film pasting
phone cooling, mobile phone radiator, cooling back clip, phone cooler
phone disinfection, uv phone sanitizer, mobile phone sterilizer
phone locker, mobile phone storage cabinet, phone storage box
signal-blocking phone pouch, signal shielding bag, faraday bag
gaming phone, shoulder trigger, shoulder key
phone as game controller, smartphone controller, mobile phone handle
phone as mouse, terminal as input device, virtual mouse
phone as microscope, smartphone microscope, mobile phone microscope
phone measures heart rate, camera-based heart rate, remote photoplethysmography, rppg
phone measures blood pressure, cuffless blood pressure, cuff-free blood pressure
phone test strip reader, smartphone colorimetric detection, smartphone-based assay
phone detects earthquake, smartphone seismic detection
phone as flashlight, flashlight function, torch mode
phone as scanner, mobile document scanning
phone as hearing aid, mobile hearing assistance
phone as webcam, terminal camera sharing
phone as wallet, mobile wallet, digital wallet
phone as remote, infrared remote terminal, mobile remote control
phone as compass, electronic compass of terminal
phone as level, smartphone level measurement
phone knows indoors, indoor-outdoor detection, environment recognition of terminal
phone in the bag, bag state detection, carrying state detection
phone on the table, terminal resting state, desktop placement detection
phone knows its holder, implicit authentication, continuous authentication, behavior biometrics
typing rhythm, keystroke dynamics, keyboard behavior authentication
walk unlocks phone, gait authentication
signature in the air, air signature, in-air signature authentication
ear shape recognition, ear recognition, ear canal authentication, auricle recognition
heartbeat as password, ecg authentication, electrocardiogram authentication
brain wave password, eeg authentication
lip movement password, lip motion authentication
under threat unlock, duress password, duress alarm, coercion code
wrong password many times, repeated authentication failure, retry limit
children use parents' phone, child mode, kids mode
elderly phone, senior phone, easy phone for seniors
emergency contact, guardian contact, emergency notification
silent call for help, covert alarm, silent alarm, secret distress
shake for help, shake alarm, shaking distress
fake call, simulated incoming call
who called before, call history, call log, call record
call person by name, voice dialing, name dialing
business number, virtual number, privacy number, number masking
phone with two numbers, dual number, secondary number
keep the number, number portability, mobile number portability
move call between devices, call handover, call relay between devices
busy line, line busy, engaged tone, busy signal
call back, callback, return call
callback when free, busy call completion, automatic callback
wake-up call, morning call, alarm call
three-way call, three-party call, conference bridge
whisper in a conference, private sidebar, private talk in conference
mute in a conference, microphone muting, forgot to unmute
who is speaking, active speaker detection, speaker identification
raise hand in meeting, speaking request, floor request
meeting latecomer, late joining, meeting catch-up summary
audio too late, audio delay, sound delay, audio latency
out of sync, asynchronous, desynchronized, synchronization error
picture freezes, frozen frame, video freeze, picture stall
picture breaks up, macroblocking, mosaic artifact, picture corruption
picture cut off, overscan, image cropping, screen overscan
black bars, letterbox, black border, pillarbox
wrong aspect ratio, aspect ratio conversion, picture stretching
vertical video, portrait video, vertical screen video
shaky video, video stabilization, electronic image stabilization, video anti-shake
dark video, low-light enhancement, video brightening, illumination enhancement
colorize a film, film colorization, black-and-white film restoration
scratches in old films, film restoration, film damage repair
two-dimensional to three-dimensional, 2d-to-3d conversion, stereo conversion
describe pictures for blind, audio description, image captioning
image caption, image description generation, picture captioning
search by humming, humming retrieval, query by humming
search in videos, video retrieval, video search
buy product in film, video commerce, in-video shopping, product recognition in video
ads in videos, video advertisement, advertisement insertion
product placement, virtual advertisement insertion, embedded advertising
audience measurement, viewer rating, audience rating
who watches tv, viewer recognition, viewer identification
asleep before tv, viewer sleep detection, automatic tv shutoff
loud tv at night, night volume mode, automatic volume limiting
ads louder than program, loudness normalization, volume leveling
dialogue hard to understand, dialogue enhancement, speech clarity
personal sound zone, sound zone, zoned audio, private sound
own sound per seat, seat audio zone, headrest speaker
speaker in the headrest, headrest loudspeaker, headrest sound
speaker lamp, loudspeaker lamp, lamp with speaker
waterproof speaker, bathroom speaker, shower speaker
garden speaker, outdoor loudspeaker, rock speaker
wireless speaker, bluetooth speaker, cordless loudspeaker
stereo pair, true wireless pair, multi-speaker synchronization
music in several rooms, multi-room audio, whole-house audio
music follows the user, follow-me audio, audio handover between rooms
sound suits the room, room correction, acoustic calibration, room equalization
equalizer, tone control, frequency response adjustment
bass boost, bass enhancement, low-frequency enhancement
speaker damage, speaker protection, excursion control
speaker rattles, speaker distortion, loudspeaker abnormal sound
dynamic compression, audio compressor, dynamic range control
audio limiter, clipping prevention, level limiter
hearing loss by headphones, listening dose, sound exposure dose
headphones for children, volume limited headphone
sleep headphones, sleep earphone, sleeping headset
headphones fall out, earphone falling off, ear hook retention
ear hurts from earphone, ear wearing comfort, pressure on ear
ear tip, ear cap, eartip, silicone earplug
ear hook, earhook, ear hanger
neckband, neck-worn headphone, neck-mounted speaker, neck hanging
open earphone, open-ear headphone, air conduction earphone
earphone case, charging case, earbud charging box
earbud lost, earphone finding, lost earphone locating
earphone wax, earwax guard, wax filter
occlusion effect, own voice booming, own-voice
hearing aid whistles, hearing aid feedback suppression
hearing aid battery, zinc air cell
hearing loop, induction loop, telecoil
light alarm for deaf, visual alarm for deaf, vibrating alarm for deaf
doorbell for the deaf, visual doorbell, flashing doorbell
sound to vibration, audio-tactile conversion, tactile sound
feel the music, vibrotactile music, haptic audio, body-sensing vibration
sensory substitution, tactile vision, vibrotactile substitution
vernier, vernier scale, nonius
pointer of an instrument, needle of gauge, indicating needle
dial of a meter, scale plate, graduated dial
meter reading, automatic meter reading, remote meter reading, amr
read meter by camera, meter image recognition, pointer meter reading
measuring wheel, distance wheel, surveyor's wheel, odometer wheel
measure the volume, volume measurement, volumetric measurement
parcel dimensions, package dimensioning, volume weight measurement, dimensioning system
measure the area, area measurement, planimeter
measure the slope, slope gauge, gradient measurement
measure roundness, roundness measurement, circularity, out-of-roundness
measure flatness, flatness measurement, planarity
concentric, coaxial, coaxiality, concentricity
out of true, misaligned, misalignment, runout
inside diameter, bore diameter, inner diameter
outside diameter, outer diameter, external diameter
bore gauge, inside micrometer, hole gauge
thread gauge, screw gauge, thread inspection
gear measuring, tooth profile measurement, gear tester
tire tread depth, tread wear, tire wear measurement
brake wear, brake pad wear indicator, lining wear sensor
clutch wear, clutch lining wear
chain stretch, chain elongation, chain wear measurement
belt tension, belt tension meter, belt tensioning measurement
rope tension, cable tension, cable force, tensiometer
pole tilting, tower inclination, tower tilt monitoring
rock stress, ground stress, in-situ stress
roof collapse in mines, roof separation, roof monitoring
mine gas, methane gas, firedamp
mine explosion, gas explosion, coal dust explosion
groundwater level, water table, piezometer
river level, water stage, hydrological measurement
river speed, stream gauging, flow velocity of river
water wave height, wave gauge, wave buoy
sea current, ocean current, current profiler
salt water intrusion, seawater intrusion
sea ice thickness, ice thickness measurement
ice on aircraft, aircraft icing, ice detector
snow load, roof snow load
dew point, frost point, condensation temperature
evaporation from soil, evapotranspiration, lysimeter
sunshine duration, solar irradiance, pyranometer
light pollution, skyglow, obtrusive light
noise map, noise monitoring, environmental noise measurement
aircraft noise, flight noise, aircraft sound monitoring
traffic noise, road noise, tire noise
smell source, odor source localization, gas source tracing
gas cloud imaging, optical gas imaging, gas imaging camera
exhaust gas test, emission test, vehicle emission measurement
soot, carbon black, black carbon
soot sensor, particulate sensor, particulate matter detection
nitrogen oxide, nox
ammonia sensor, nh3 detection
ozone, o3 sensor, ozone concentration
sulfur dioxide, so2
formaldehyde, methanal
hydrogen leak, hydrogen sensor, hydrogen leakage detection
alcohol in breath, breath alcohol, ethanol in breath
freon leak, refrigerant leak, refrigerant leakage detection
oil in water, oil content meter
water in oil, moisture in oil, oil moisture sensor
water in fuel, fuel water sensor
air bubble detector, bubble sensor, air-in-line detection
blockage of tube, occlusion detection, line occlusion
empty bottle sensor, reagent level detection, liquid remaining detection
drop counter, drip chamber sensor, droplet counting
flow of blood, perfusion, blood circulation
liquid mixed with gas, multiphase flow, two-phase flow
multiphase meter, multiphase flowmeter, wet gas meter
bulk material flow, solids flow measurement, bulk flow meter
grain moisture, grain humidity, cereal moisture measurement
moisture of wood, wood moisture meter
moisture of paper, paper moisture measurement
thickness of paper, caliper of paper, basis weight
counting sheets, sheet counter, paper counting
count bottles, bottle counting, object counter
count vehicles, vehicle counting, traffic counting
count steps, step counting, pedometer
count calories, calorie tracking, dietary intake monitoring
count pills, tablet counting, pill counter
count money, cash counting, money counting
count livestock, animal counting, livestock inventory
count seeds, seed counter, grain counting
measure wool, fiber diameter measurement, fiber fineness
yarn defects, yarn unevenness, yarn clearer
thread break, yarn breakage, broken yarn detection
needle in clothes, needle detector, broken needle detection
bone in fish, fish bone detection, bone fragment detection
stone in rice, stone removal, foreign matter in grain
mold in grain, mycotoxin, aflatoxin
rotten fruit, internal defect of fruit, fruit quality detection
sweet fruit, sugar content of fruit, fruit sweetness measurement
tenderness of meat, meat texture, texture analyzer
crispness, food texture measurement, crunchiness
thick liquid, viscous, high viscosity
thin liquid, low viscosity, fluid
foam height, foam detection, foam sensor
boiling point, distillation range
melting point, fusion temperature
freezing point, ice point, solidification temperature
flash point, ignition temperature
heat conductivity, thermal conductivity, heat conduction coefficient
heat flow sensor, heat flux sensor, heat flux meter
specific heat, heat capacity, thermal capacity
thermal expansion, dilatometer, coefficient of expansion
thermal analysis, differential scanning calorimetry, dsc, thermogravimetric
surface tension, interfacial tension, tensiometer
contact angle, wettability, wetting angle
pore size, porosity, porosimetry, pore distribution
permeability, permeation, transmission rate
specific surface area, bet method, gas adsorption
zeta potential, surface charge, electrokinetic potential
light scattering, scattered light, nephelometric
dynamic light scattering, dls, photon correlation spectroscopy
smoke opacity, opacimeter, smoke density
color of water, chromaticity of water, chroma detection
coliform, e. coli, fecal bacteria
algae bloom, cyanobacteria, blue-green algae detection
water toxicity, biotoxicity, toxicity test
fish as water monitor, biological early warning, fish behavior monitoring
sewage surveillance, wastewater monitoring, wastewater epidemiology
oxygen demand, cod, chemical oxygen demand
biochemical oxygen demand, bod
organic carbon, toc, total organic carbon
nitrate, nitrogen content
phosphate, phosphorus content
microplastic, plastic particle, microplastics detection
battery of tests, test series, test panel
blind sample, control sample, quality control sample
mix-up of samples, sample misidentification, specimen mix-up
sample tube label, specimen barcode, tube labeling
sample tube opener, decapper, cap removing device
open lids automatically, automatic uncapping, cap opening
pipette tip, pipetting tip, disposable tip
multi-channel pipette, multichannel pipettor
drop on a chip, digital microfluidics, electrowetting on dielectric
droplet, microdroplet, liquid drop
organ on a chip, organ-on-chip, microphysiological system
cell culture, cell cultivation, incubator culture
incubator, thermostatic chamber, constant temperature box
petri dish, culture dish
germ count, colony counting, viable count
antibiotic resistance, antimicrobial susceptibility, drug resistance
bacteria identification, microbial identification, pathogen identification
sniffer dog, detection dog, scent detection
lights out detection, lamp failure, lamp fault detection
weak light, faint light, low illuminance
bright spot, hot spot of light, light spot
light beam, ray of light, luminous flux
light intensity, luminous intensity, light amount, quantity of light
stray light, scattered light, spurious light
light leakage, light leak, leaking light
light-tight, lightproof, light shielding, opaque
opaque, non-transparent, light-blocking
blackout, light blocking, shading
collect light, condense light, light collecting, light concentrating
spread light, diffuse, scatter, light diffusion
bend light, refract, deflect light, refraction
split light, disperse, spectral dispersion, beam splitting
focus light, converge, condense light
parallel light, collimated light, collimation
collimator, collimating lens, beam collimating
homogenize light, beam homogenizer, light uniformizing, integrator rod
light tunnel, light pipe, integrator rod
color of light, wavelength of light, spectral color
invisible light, infrared light, non-visible light
ultraviolet light, uv light, ultraviolet radiation, ultraviolet ray
infrared light, infrared radiation, infrared ray
light switch by light, all-optical switching, optical gate
slow light, light delay
frequency doubling, second harmonic generation, wavelength conversion crystal
pulsed laser, short pulse laser, ultrafast laser, femtosecond laser
mode locking, mode-locked laser
q-switch, q-switched, giant pulse
tunable laser, wavelength-variable laser, wavelength swept light source
laser safety, eye-safe laser, eye safety, laser protection
laser goggles, laser protective eyewear
laser cutting, laser machining, laser processing
laser engraving, laser marking, laser inscribing
laser beam shape, beam profile, beam shaping
beam combining, beam coupling, laser combination
couple light into fiber, fiber coupling, light injection
fiber breaks, fiber break, optical fiber disconnection
bent fiber, bending loss, macrobend
fiber loss, optical loss, transmission attenuation
clean fiber connector, optical connector cleaning, ferrule cleaning
fiber management tray, splice tray, optical fiber distribution frame
fiber optic cable laying, air-blown fiber, cable blowing
optical amplifier, erbium-doped fiber amplifier, edfa
photonic crystal, photonic bandgap, photonic crystal fiber
hollow fiber, hollow-core fiber
fiber gyroscope, fog gyro, optical gyroscope, sagnac interferometer
ring laser gyro, laser gyroscope, rlg
star tracker, star sensor, celestial navigation
sextant, celestial altitude measurement
sun sensor, solar direction sensor
horizon sensor, earth sensor
optical encoder, photoelectric encoder, optical scale
autocollimator, angle measuring telescope
laser level, laser line projector, laser marking instrument, laser plumb
laser alignment, shaft alignment, laser aligning
cross line laser, laser line generator
straightness, linearity of guide, straightness measurement
fluorescent, fluorescence, luminescent
chemiluminescent, bioluminescent, light emission by reaction
light stick, glow stick, chemiluminescent rod
fluorescent marker, fluorescent label, fluorophore, fluorescent probe
dye laser, organic laser
eyeglass hinge, spectacle hinge, temple hinge
rimless glasses, frameless spectacles
glasses for swimming, swimming goggles, swim goggles
diving mask, diving goggles, scuba mask
ski goggles, snow goggles
safety glasses, protective eyewear, safety goggles, goggles
welding mask, welding helmet, auto-darkening filter, welding shield
glasses over glasses, fit-over eyewear, clip-on lens
clip-on sunglasses, clip-on lens, auxiliary spectacles
magnetic glasses, magnetic spectacle frame, magnetically attached lens
glasses chain, spectacle cord, eyewear retainer
children's glasses, myopia control lens, defocus lens
slow down myopia, myopia control, myopia progression suppression
glasses with hearing aid, hearing spectacles, audio glasses
audio glasses, smart audio eyewear, speaker glasses
glasses with camera, camera spectacles, video glasses
glasses measure eyes, eye parameter measurement, wearing parameter measurement
try on glasses, virtual eyeglass try-on, spectacle fitting
adjustable glasses, variable focus spectacles, adjustable focus eyewear
polarized sunglasses, polarizing spectacles, polarizing lens
color-blind glasses, color vision correcting lens
lens grinding, lens edging, lens polishing, lens processing
lens cleaning cloth, lens wipe, spectacle cleaning
glasses cleaner, spectacle washing device, ultrasonic glasses cleaning
scratch-proof lens, hard coat lens, hard coating
lens tint, tinted lens, dyed lens
contact lens case, lens storage container
contact lens remover, contact lens insertion tool, lens applicator
contact lens cleaning, contact lens care solution
smart contact lens, electronic contact lens
artificial eye, ocular prosthesis, prosthetic eye
bionic eye, retinal prosthesis, visual prosthesis
artificial lens, intraocular lens, iol
telescope mount, equatorial mount, telescope support
finder of stars, star finder, star chart
telescope mirror, primary mirror, segmented mirror
night scope, night sight, night vision scope
camouflage net, camouflage cover, multispectral camouflage
anti-thermal camouflage, infrared stealth, thermal concealment
invisible cloak, cloaking device, electromagnetic cloak
rear-view mirror, rearview mirror, back mirror
electronic mirror, camera monitor system, electronic rearview mirror
dimming mirror, anti-dazzle mirror, electrochromic mirror
traffic mirror, convex mirror, road mirror
shaving mirror, cosmetic mirror, makeup mirror
magnifying mirror, enlarging mirror
decorative mirror, infinity mirror
reflective tape, retroreflective sheet, reflecting material
reflective clothing, high-visibility clothing, reflective vest
cat's eye on roads, road stud, raised pavement marker
delineator, guide post, road edge marker
lane divider, traffic barrier, lane separator
road flare, warning flare, emergency flare
runway light, airfield light, approach light
obstruction light, aviation warning lamp, obstacle light
lighthouse, beacon tower, navigation light
buoy light, navigation buoy, channel marker
ship light, navigation lamp, position light
turn signal, direction indicator, blinker, turn indicator
hazard light, hazard flasher, emergency flasher
daytime running light, drl, daytime light
tail light, rear lamp, rear light, tail lamp
light projected on road, road projection lamp, road surface drawing, ground projection
welcome light, puddle lamp, door projection lamp
headlight range, headlamp leveling, leveling of headlamp
laser headlight, laser headlamp
pixel headlight, matrix headlamp, high-resolution headlamp
emergency vehicle light, police light, light bar, rotating beacon
bicycle reflector, spoke reflector, cycle reflector
warning vest, safety vest, high-visibility vest
signal flag, signaling flag, hand flag
flare gun, signal pistol
whistle for dogs, ultrasonic whistle, silent whistle
photo print, photographic print, picture print
photo booth pictures, id photo, certificate photograph
passport photo, id photo, identification photograph
baby photography, newborn photography, infant photographing
pet photography, animal photographing
food photography, dish photographing
product photography, commodity photographing, merchandise photographing
jewelry photography, light tent, shooting box, light box for photography
photograph from above, top view photography, overhead shooting
turntable for photography, rotating photography platform, photographic rotary table
camera slider, camera dolly, camera track, sliding rail for camera
camera crane, jib, camera boom, rocker arm
camera stabilizer, handheld stabilizer
camera strap, camera neck strap, camera sling
camera bag, camera case, photographic bag
camera battery grip, camera grip, camera handle
camera remote, remote release, wireless shutter release
trigger camera by sound, sound-triggered photography
trigger camera by motion, motion-triggered capture
camera hot shoe, accessory shoe, flash shoe
ring light, annular lamp, ring lamp, selfie light
softbox, soft box, light diffuser
filter before lens, lens filter, optical filter mount
neutral density filter, nd filter, light reducing filter
shutterless camera, electronic shutter
rolling shutter, rolling shutter distortion, jello effect
global shutter, simultaneous exposure
dust on the sensor, sensor cleaning, imaging element dust removal
dead leaves in picture, foreign matter in image, dust spot correction
vignetting, shading, peripheral light falloff
chromatic aberration, color fringing, purple fringing
spherical aberration, aberration, optical aberration correction
lens with few distortion, low-distortion lens
large aperture lens, bright lens, fast lens
small lens, miniature lens, compact lens
plastic lens, resin lens, molded lens
glass lens, glass molded lens, optical glass
wafer lens, wafer-level optics
lens array camera, multi-aperture camera
camera in the ceiling, ceiling camera, overhead camera
camera hidden by shutter, privacy shutter, camera cover, lens privacy cover
camera pops up, pop-up camera, lifting camera, retractable camera
camera rotates, rotatable camera, flip camera, rotating lens
camera under water, underwater imaging, subsea camera
camera in the oven, cooking appliance camera, oven camera
camera in refrigerator, refrigerator camera
camera on a helmet, helmet camera
camera on glasses, eyewear camera
camera for pipes, pipe camera, sewer camera
camera for ears, visual ear cleaner, ear camera
camera for teeth, intraoral camera, dental camera
camera for skin, skin camera, dermoscopy
camera for wells, downhole camera, borehole camera
camera for fire, flame camera, furnace camera
camera protection housing, camera cover, camera enclosure
camera bracket, camera mount, camera support
camera wiper, lens wiper, camera window wiper
camera heater, lens heating, lens defogging
spider on the camera, cobweb on camera, insect on lens
blocked camera, camera occlusion, lens blocking, camera tampering
turned camera, camera displacement, camera tampering detection
camera without cloud, local storage camera
many cameras, camera network, multi-camera tracking
follow person through cameras, cross-camera tracking, person re-identification
face in a crowd, face search, face retrieval
face not visible, face occlusion, incomplete face
face with glasses, eyeglass removal from image
twins, similar faces, twin discrimination
face aging, age progression, face age transformation
baby face prediction, child face generation
drawing of a suspect, facial composite, sketch face recognition
caricature, cartoon face, portrait cartoon
face shape, facial contour, face type
hair color, hair coloring simulation
hair removal in images, hair artifact removal
eyebrow, brow
lipstick try-on, lip makeup, virtual lipstick
nail try-on, virtual manicure, nail simulation
tattoo preview, tattoo simulation
glasses in photos, reflection on glasses removal
reflections in photos, reflection removal, window reflection removal
shadow in photos, shadow removal, shadow elimination
raindrops in pictures, rain removal, deraining
snow in pictures, snow removal from image, desnowing
haze in pictures, dehazing, image defogging
underwater pictures, underwater image enhancement
night pictures, night scene image, low-illumination image
satellite image clouds, cloud removal, cloud detection
moire in pictures, moire removal, demoireing
watermark removal, watermark erasing
text in images, scene text, text detection
street signs in images, scene text recognition
math formulas, formula recognition, mathematical expression recognition
table in document, table recognition, table structure extraction
music notes recognition, optical music recognition, score recognition
handwritten answers, handwritten answer recognition
seal in documents, stamp recognition, seal recognition
damaged barcode, barcode restoration, defective code reading
curved barcode, code on curved surface
direct part marking, dpm code, laser-marked code
color barcode, colored two-dimensional code
invisible barcode, hidden code, covert code
sound code, audio watermark, acoustic code
light code, optical camera communication, screen-camera communication
braille recognition, optical braille recognition
license recognition, certificate recognition, document identification
invoice recognition, bill recognition
card number recognition, bank card recognition
business card reader, business card recognition
meter reading by photo, meter reading recognition
drawing recognition, engineering drawing recognition, circuit diagram recognition
sketch to image, sketch-based generation, line drawing coloring
image to text, image captioning, visual description
text to video, video generation, video synthesis
text to 3d, three-dimensional generation
photo to animation, portrait animation, image-driven animation
talking photo, face driving, speech-driven face animation, lip-sync animation
dubbing, voice replacement, automatic dubbing
lip shape, mouth shape, viseme
body shape in photos, body beautification, slimming in image
long legs in photos, leg lengthening, body shaping
pose transfer, motion transfer, action migration
clothes change in photos, garment transfer, virtual dressing
background music, bgm, accompanying music
video soundtrack, automatic scoring of video, music matching
photo to video, video from images, dynamic album
memory album, life log, lifelogging
thinking machine, artificial intelligence, cognitive computing
robot that talks, conversational robot, dialogue robot
computer that learns, machine learning, self-learning system
computer that sees, computer vision, machine vision
computer that writes, automatic text generation, text generation
computer that translates, machine translation
computer that composes, automatic composition, music generation
computer that paints, image generation, ai painting
computer that programs, automatic programming, program synthesis, code generation
computer that proves, theorem proving, automated reasoning
computer that plays chess, game-playing program, game tree search
computer that feels, affective computing, emotion computing
computer that reads thoughts, brain decoding, neural decoding
computer in the brain, brain implant, neural implant
computer on the body, wearable computer, body-worn computer
computer in clothing, smart textile, wearable electronics
computer in everything, ubiquitous computing, pervasive computing, internet of things
computer without screen, headless device, screenless device
computer on a card, single-board computer
computer without fan, fanless computer, passive cooling
computer stolen, computer anti-theft, laptop lock
computer lock cable, security cable lock, laptop lock
computer desk, computer table
wrist pain from mouse, carpal tunnel syndrome, wrist strain
neck pain from phone, text neck, cervical fatigue, neck flexion
sore eyes from screen, visual fatigue, eye strain
finger exercises, finger training, finger dexterity
data glasses for workers, smart glasses in maintenance, remote expert guidance
help from afar, remote assistance, remote support, remote guidance
instruction manual, user manual, operating instructions
assembly instruction, work instruction, operation guidance, work guidance
worker training by ar, augmented reality training, ar guidance
check the work, work verification, operation check, procedure compliance
forgets tools, tool inventory, tool tracking, tool management
tool left in patient, retained surgical item, sponge counting, gauze counting
tool cabinet, tool crib, smart tool cabinet
machine speaks its state, condition monitoring, machine status monitoring
machine noise diagnosis, abnormal sound detection, acoustic diagnosis
machine stops often, downtime, machine stoppage, minor stoppage
standstill, downtime, stoppage
spare part, replacement part, service part
spare parts ordering, automatic reorder, replenishment ordering
reorder by itself, automatic replenishment, auto-replenishment
refill by itself, automatic refill, automatic replenishing
product passport, digital product passport, product life cycle data
product life, service life, lifetime, life span
product recall, recall of goods
quality control, quality inspection, quality assurance
waste in production, scrap rate, reject rate, defect rate
reject, defective product, nonconforming product
sorting out, rejecting, culling, ejecting defective
traceable food, food traceability, origin tracing
origin of goods, provenance, place of origin
origin of food, geographic origin, origin identification
recipe management, formula management, batch control
energy saving in factories, energy management, energy optimization
electricity price, power tariff, electricity rate
electricity bill, power bill, electricity charge
who uses the power, load disaggregation, non-intrusive load monitoring, appliance identification
hidden power consumer, standby consumption, parasitic load
socket recognizes device, load recognition, appliance recognition
illegal appliance, malignant load, prohibited load identification
energy drink, caffeine beverage
power theft, electricity stealing, electricity theft
share solar power, peer-to-peer energy trading, energy sharing
green electricity, renewable power, clean energy
heat pump control, heating control, heat supply regulation
heating bill, heat cost allocation, heating cost billing
empty house heating, setback temperature, unoccupied energy saving
learn home presence, occupancy learning, schedule learning, learning thermostat
opens windows by itself, automatic ventilation, window actuator
bad air in rooms, indoor air pollution, co2 concentration
sleepy in meetings, co2-related drowsiness, ventilation control
air purifier, air cleaner, air cleaning device
humidifier, humidification device, air moistening
dehumidifier, dehumidification device, moisture removing device
aroma diffuser, fragrance diffuser, scent diffuser
plants need water, plant watering reminder, plant moisture monitoring
waters plants by itself, automatic watering, automatic irrigation
feeds fish by itself, automatic fish feeder, aquarium feeder
feeds pets by itself, automatic pet feeder, pet feeding machine
cat door, pet door, animal door, pet flap
cat toilet cleaning, automatic litter box, self-cleaning cat toilet
dog walking robot, pet walking, dog walking device
pet toy, interactive pet toy, pet amusement
cat laser, pet laser toy
baby rocks to sleep, automatic cradle, rocking crib
baby bottle temperature, milk temperature detection
baby too hot, infant temperature monitoring
baby breathing, infant respiration monitoring, sudden infant death
sudden infant death, sids, infant apnea
baby diaper change, diaper change notification
baby falls from bed, infant falling prevention
child near the stove, child safety around stove, child proximity detection
child at the window, child window fall prevention, window safety for children
child opens drawer, cabinet child lock, drawer safety lock
child watch, children's watch, kids smartwatch, telephone watch
school safety, campus safety, campus security
way to school, school route safety, child commuting
homework machine, question searching, photo question search
reading light, book light, clip-on reading lamp
reading posture, sitting posture correction, myopia prevention
writing posture, pen holding posture, pen grip correction
pen grip, correct pencil grip, pen holding corrector
too little sunlight, light exposure monitoring, outdoor exposure
too little exercise, physical inactivity, insufficient activity
too much sugar, sugar intake, excessive sugar
too much salt, salt intake, sodium intake
eats too fast, eating speed, chewing monitoring
chewing, mastication, chewing detection
swallowing, deglutition, swallowing detection
difficulty swallowing, dysphagia, swallowing disorder
choking, airway obstruction, suffocation
drool, saliva, salivation
saliva test, oral fluid test, saliva detection
tear glucose, tear fluid sensor, lacrimal fluid analysis
smart bandage, wound sensor, wound monitoring dressing
bedsore, pressure ulcer, decubitus
patient turning, repositioning of patient, body turning
lifting injury, back strain, lumbar load
heavy lifting aid, power assist, lifting assistance
overexertion, overtraining, excessive physical load
heart stops, cardiac arrest, heart arrest
faint, syncope, loss of consciousness
unconscious, loss of consciousness, coma
asleep in bath, bathtub drowning, bath accident
shower for elderly, assisted bathing, bath assist
alone at home, solitary living, living alone
kidnapping, abduction, child abduction
domestic violence, personal protection alarm
personal alarm, portable alarm, self-defense alarm
pepper spray, tear gas, self-defense sprayer
body armor, bulletproof vest, ballistic protection
glass break sensor, window breakage detector
safe against drills, tamper detection, drilling detection
picked lock, lock picking, unauthorized unlocking
master key, universal key, main key
forgot to lock door, unlocked door reminder, unlocked state warning
door locks by itself, automatic door locking, auto-lock
door opens by itself, automatic door, automatic door opener
revolving door, rotating door
door closes too hard, door slam, soft closing
finger caught in door, pinch prevention, anti-pinch, anti-trap
pinching by window, anti-pinch, pinch protection, obstruction detection
tailgating through a door, piggybacking, unauthorized following, anti-tailgating
airlock, security vestibule, interlocking door, mantrap
visitor badge, visitor pass, temporary pass
guest key, temporary key, temporary access
worn badge, wearable identification
lost badge, lost access card
face at the gate, face gate, face recognition gate
hand scanner, hand geometry, palm scanner
weapon scanner, metal detector gate, security gate, walk-through metal detector
liquids at airport, liquid security inspection, liquid explosive detection
dangerous goods, hazardous goods, prohibited item
prohibited item in luggage, contraband detection, contraband
customs x-ray, container x-ray, cargo scanning
smuggling, contraband detection
drug smuggling, narcotics detection
people in a truck, stowaway, human presence in vehicle
bomb jammer, remote detonation jammer
safety of nuclear material, nuclear safeguards, nuclear material detection
poison gas detector, chemical warfare agent detection, toxic gas alarm
smoke hood, escape hood
fire extinguisher, fire suppression, extinguishing device
fire escape route, evacuation route, escape path
emergency exit sign, evacuation sign, escape sign
glowing escape sign, photoluminescent marking
fire in the kitchen, kitchen fire, cooking fire
fire in a tunnel, tunnel fire
fire by electricity, electrical fire, arc fault fire
spark detection, spark detector, ember detection
smoke machine test, smoke detector tester
false fire alarm, smoke false alarm, nuisance alarm
smoke alarm battery, alarm low battery warning
heat alarm, heat detector, fixed temperature detector
flame detector, flame sensor, ultraviolet flame detection
fire by image, video fire detection, image-based smoke detection
mute the alarm, alarm silence, hush function, alarm muting
alarm fatigue, alarm flooding, excessive alarms
alarm by phone, telephone alarm, alarm transmission, alarm dialing
central monitoring station, alarm receiving center, monitoring center
remote supervision, telemonitoring, remote monitoring
telemetry, remote measurement, remote data acquisition
remote switching, remote control, telecontrol
radio control, radio remote control, rf remote
code learning, learning code, rolling code
rolling code, hopping code, code hopping
garage remote, garage door transmitter
universal transmitter, trainable transmitter
wave to open trunk, kick sensor, foot gesture tailgate, hands-free liftgate
car handle sensor, door handle sensor, handle touch sensor
car window breaks, vehicle window breaking detection
catalytic converter theft, converter theft protection
wheel theft, wheel lock nut, wheel anti-theft
trailer theft, coupling lock, trailer anti-theft
boat theft, boat security
tool theft, tool anti-theft, equipment tracking
construction site theft, site security
copper theft, cable theft, cable anti-theft
fuel tank theft alarm, tank anti-theft
painting theft, artwork protection, exhibit security
display goods alarm, merchandise display security, anti-theft display
sausage tag, soft tag, hard tag, security tag
bottle tag, bottle security, bottle cap lock
detacher, tag remover, tag releaser
tag shielding bag, booster bag detection
book theft, library security
jewelry case, jewelry display
shop window, display window, showcase
self-scanning fraud, scan avoidance, unscanned item detection
empty shelf, shelf vacancy, out-of-shelf detection
wrongly placed goods, misplaced goods, planogram compliance
product recognition, commodity recognition, goods identification
fruit recognition at checkout, produce recognition
weight check at checkout, weight verification, checkout weighing
take goods and go, grab-and-go, automatic checkout, just walk out
basket, shopping basket, shopping cart
cart lock, cart deposit lock, coin lock of cart
stolen cart, wheel locking cart, cart containment
cart cleaning, cart disinfection
child on the cart, shopping cart child seat
bottle return, reverse vending machine, empties return, deposit refund
deposit on bottles, container deposit, refund bottle
recycling machine, recycling kiosk, collecting machine
phone recycling, used phone collection, phone trade-in
trade-in, second-hand recovery, used device valuation
hot drink machine, coffee vending machine, beverage dispenser
cold drink machine, refrigerated vending machine
ice cream machine, ice cream vending
pizza machine, pizza vending, automatic pizza
noodle machine, noodle vending, noodle cooking machine
fresh juice machine, juice vending, orange juice vending
french fries machine, fry vending
popcorn machine, popcorn vending
cotton candy machine, candy floss, marshmallow machine
egg vending, fresh food vending
medicine vending, drug vending, automatic pharmacy
mask vending, hygiene product vending
flower vending, flower machine
book vending, book machine
capsule toy, capsule vending, toy capsule machine
lucky bag, blind box, surprise box
photo sticker, sticker photo
massage chair with coin, shared massage chair
coin locker, locker rental, luggage locker
umbrella vending, umbrella dispenser
ticket dispenser, ticket issuer
parking machine, pay station, parking payment machine
ev payment, charging billing, charging payment
water vending, water dispenser payment, water selling machine
water card, prepaid water meter, ic card water meter
prepaid meter, prepayment meter, prepaid electricity
laundry payment, shared washing machine, coin laundry
shower payment, metered shower
glitch, transient fault, momentary malfunction, spurious pulse
glitchy, unreliable, erratic, malfunctioning
choppy, intermittent, discontinuous, stuttering
laggy, delayed, sluggish, slow response
clunky, bulky, cumbersome, unwieldy
flimsy, weak, fragile, low strength
sturdy, robust, rugged, stable
tough, robust, high strength, durable
fragile, brittle, breakable, delicate
touchy, sensitive, highly sensitive
dull picture, low contrast, low saturation
vivid, high saturation, bright color, colorful
blurry vision, blurred vision, visual blur
crystal clear, high transparency, highly transparent
crackly, crackling, noisy, clicking noise
garbled, distorted, corrupted, unintelligible
scrambled, encrypted, jumbled, permuted
corrupted file, damaged data, data corruption
out of date, outdated, obsolete, expired
up to date, current, latest, updated
old data, stale data, outdated information
old device, legacy device, older generation device
second-hand, pre-owned, used goods
brand new, unused, new product
homemade, self-made, do-it-yourself
handmade, manually produced, hand-crafted
tailor-made, customized, custom, individualized, personalized
one size fits all, universal size, adjustable size
off the shelf, commercially available, standard component
cheap material, low-cost material, inexpensive material
waste of energy, energy loss, power loss
waste of time, time-consuming, lengthy
waste of space, space-consuming, large footprint
hassle, inconvenience, troublesome, cumbersome
tedious, laborious, labor-intensive, time-consuming
labor-saving, reduced labor, effort-saving
foolproof use, simple operation, error-proof
dangerous, hazardous, unsafe
harmful, detrimental, noxious, deleterious
gentle, mild, careful, low stress
strong signal, high signal strength, high field strength
weak signal, faint signal, small signal, low-level signal
false signal, spurious signal, erroneous signal
lost signal, missing pulse, signal dropout
noisy signal, disturbed signal, signal with noise
clean signal, noise-free signal, low-noise signal
early, premature, ahead of time
late, delayed, belated
on time, punctual, timely
too early, premature, prematurely
too late, overdue, delayed
long time, prolonged, extended period
short time, brief, momentary
very fast, high-speed, ultra-fast
very small, minute, microscopic, ultra-small
very large, oversized, large-scale
very thin, ultra-thin, ultrathin
very light, ultra-light, ultralight
very bright, high luminance, high brightness
very dark, extremely low illumination
very cold, cryogenic, ultra-low temperature, extremely low temperature
very hot, high temperature, ultra-high temperature
very deep, deep, great depth
very high, high altitude, great height
very exact, high-precision, high accuracy
very cheap, low cost, economical
very strong, high strength, high-strength
evenly, uniformly, homogeneously
everywhere, ubiquitous, omnipresent
all around, omnidirectional, circumferential, 360 degrees
in all directions, omnidirectional, isotropic
one direction, unidirectional, one-way
both directions, bidirectional, two-way
round trip, return path, two-way path
roundabout way, detour, bypass
short cut, shortest path, bypass
dead end, cul-de-sac, blind alley
way out, exit, escape route
way in, entrance, entry, ingress
up hill, uphill, ascending slope
down hill, downhill, descending slope
left-hander, left-handed
two-handed, both hands, bimanual
one-handed, single-handed
thumb, pollex
fingertip, finger pad, finger tip
wrist, carpal
forearm, lower arm
elbow, cubital
shoulder joint, glenohumeral
knee, patellar
ankle, malleolus
heel, calcaneus
toe, digit of foot
spine, backbone, vertebral column
neck, cervical, nape
temple of head, temporal region
eyelid, palpebral
eyelash, cilia of eye
pupil of eye, pupillary
iris of eye, iridial
eyeball, eye globe, ocular globe
eye movement, eyeball movement, saccade
tear fluid, lacrimal fluid
tongue, lingual
jaw, mandible, mandibular
throat, pharynx, larynx
vocal cords, vocal fold, glottis
eardrum, tympanic membrane
ear canal, auditory canal, external auditory meatus
earlobe, ear lobe, auricular lobule
skin, cutaneous, dermal, epidermal
scalp, head skin
muscle, muscular
nerve, neural
tendon, ligament
joint of body, articular
blood flow, hemodynamics, perfusion
blood sugar, blood glucose, glucose level
blood oxygen, oxygen saturation, spo2
blood pressure, arterial pressure
high blood pressure, hypertension
low blood pressure, hypotension
heart beat, cardiac cycle, pulse
fast heartbeat, tachycardia
slow heartbeat, bradycardia
hardening of arteries, arteriosclerosis, arterial stiffness, atherosclerosis
blood clot, thrombus, thrombosis
bleeding, hemorrhage, haemorrhage
shortness of breath, dyspnea, breathing difficulty
asthma, bronchial asthma, airway obstruction
stops breathing, apnea, respiratory arrest
oxygen shortage, hypoxia, oxygen deficiency
dizzy, dizziness, vertigo
numb, numbness, paresthesia
paralysis, paralyzed, hemiplegia
trembling, tremor, shaking
cramp, muscle spasm, spasm
muscle loss, sarcopenia, muscle atrophy
stiff shoulder, shoulder stiffness, frozen shoulder
back pain, lumbago, low back pain
joint pain, arthralgia, arthritis
broken bone, fracture, bone fracture
overweight, obesity, obese
underweight, malnutrition, emaciation
thirst, dehydration, fluid deficit
hunger, appetite
mental burden, mental stress, psychological strain
anxiety, nervousness, anxious
anger, rage, irritation
sadness, depression, grief
boredom, monotony
fear, fright
happiness, joy, pleasure
surprise, astonishment
concentration of mind, attention, alertness
alertness, vigilance, wakefulness, arousal
memory of people, recollection, recall
forgetful, forgetfulness, memory impairment
confused, disoriented, confusion
car tells its position, vehicle positioning, vehicle location reporting
vehicle drives itself home, autonomous return, automatic return
summon the car, vehicle summon, remote summoning, automated retrieval
remote driving, teleoperated driving, remote vehicle operation
remote parking, parking by smartphone, remote-controlled parking
valet parking, automated valet, parking robot
driver gives way, right of way, yield to traffic, priority rule
merge onto highway, merging, lane merging, ramp merging
exit the highway, highway exit, off-ramp
overtaken by, being overtaken
cutting in, cut-in vehicle, lane cut-in
stop and go, stop-and-go traffic, traffic jam following
wave of traffic, traffic shock wave, phantom jam
start at green light, departure notification, start reminder, preceding vehicle departure
coasting, freewheeling, sailing mode, rolling without drive
engine braking, drag torque, overrun
engine stops at lights, start-stop, idle stop, idling stop
cold start, cold starting, start at low temperature
wheels spin, wheel spin, wheel slip, spinning of drive wheel
car slides sideways, sideslip, skidding, lateral sliding
car rolls over, rollover, vehicle overturning
car sways, body sway, vehicle sway
trailer sways, trailer oscillation, snaking
crosswind, side wind, lateral wind
nose dives when braking, brake dive, nose-dive, pitching
smooth ride, ride comfort, riding comfort
car sick, motion sickness, carsickness, kinetosis
sea sick, seasickness, motion sickness
bump on the road, speed bump, speed hump
railway bump, track irregularity, rail unevenness
truck underride, underrun, underride guard
low bridge, height limit, bridge clearance, overheight vehicle
overload of truck, vehicle overload, excess load
load falls off, cargo loss, load securing
cargo straps, lashing, tie-down
dangerous load, dangerous goods transport, hazardous cargo
tank truck overfill, overfill prevention
wrong fuel, misfueling, fuel type detection
fuel tank empty, fuel depletion, low fuel
fuel-efficient driving, eco-driving, economical driving
speed advice, recommended speed, speed guidance
optimal gear, shift indicator, gear recommendation
gear grinding, gear clash
clutch judder, shudder, clutch vibration
torque vectoring, torque distribution, driving force distribution
driving force, drive torque, traction force
brake force, braking force, deceleration force
panic braking, emergency braking, brake assist
brakes get hot, brake fade, brake overheating
brakes squeal, brake noise, brake squeal
brake fails, brake failure, brake malfunction
brake fluid, hydraulic fluid of brake
brake pedal feel, pedal feel simulation, pedal simulator
brake-by-wire, electromechanical brake, electronic brake
steering wheel shakes, steering vibration, shimmy
steering aid, power steering, steering assist
rear-wheel steering, four-wheel steering, rear axle steering
turning circle, turning radius, minimum turning radius
drive in reverse, reversing, backward travel
stuck in snow, stuck vehicle, bogged down
four seasons tires, all-season tire
snow chain, tire chain, anti-skid chain
studded tire, spike tire, winter tire
tire blowout, tire burst, tire explosion
run-flat, emergency running tire
spare wheel, spare tire
jack for cars, car jack, vehicle lifting jack
tow a car, towing, vehicle recovery
broken-down car, breakdown vehicle, disabled vehicle
abandoned car, abandoned vehicle, zombie car
sleeping in the car, in-vehicle sleeping, rest mode of vehicle
working in the car, in-vehicle office, vehicle table
cinema in the car, in-vehicle entertainment, rear seat entertainment
mood light in car, vehicle ambience lighting, atmosphere lamp
car scent, vehicle fragrance, in-vehicle aroma
clean air in car, cabin air quality, cabin air purification
car window display, window display of vehicle, side window projection
transparent hood, see-through hood, underbody view
transparent pillar, see-through pillar, a-pillar display
digital mirror, camera monitor, electronic mirror
message to car behind, vehicle message display, rear display
car greets pedestrian, external human machine interface, ehmi, pedestrian communication
eye contact with car, vehicle eyes, pedestrian intention
pedestrian wants to cross, crossing intention, pedestrian intention prediction
where car will go, trajectory prediction, motion prediction
children at school zone, school zone, school area warning
bus passes stop, bus stop request, stop announcement
announce stops, station announcement, stop announcement
bus overcrowded, vehicle crowding, passenger load
forgotten bag on bus, left article detection
bus driver attacked, driver protection
taxi overcharge, fare fraud
freight matching, cargo matching, vehicle-cargo matching
empty trips, empty running, deadheading
parking fine, parking violation, illegal parking
wheel clamp, wheel lock, parking boot
handicapped parking, disabled parking
parking by number, parking space number
underground garage, underground parking, parking garage
stacked parking, mechanical parking, three-dimensional garage, parking tower
car lift, vehicle elevator
charging spot occupied, charging space occupancy, blocking of charging station
fuel car at charger, charging space occupation
book a charger, charging reservation, charging appointment
charging queue, charging scheduling, charging coordination
home charger, wall box, wallbox, household charging pile
street lamp charger, lamp post charging
mobile charger, mobile charging vehicle, charging robot
charging cable too heavy, liquid-cooled cable, cable support
charging by roof, pantograph charging, overhead charging
solar car, solar-powered vehicle, photovoltaic vehicle
hydrogen car, fuel cell vehicle, fcv
compressed air car, air-powered vehicle
electric truck, electric lorry
electric bus, trolleybus
electric ship, electric boat, electric propulsion vessel
electric plane, electric aircraft, electrically powered aircraft
electric tractor, electric agricultural machine
electric wheelchair, powered wheelchair, motorized wheelchair
smart wheelchair, autonomous wheelchair, intelligent wheelchair
walker for elderly, rollator, walking frame
smart cane, intelligent crutch, electronic walking stick
silence room, anechoic chamber, sound-free room, dead room
sound mirror, acoustic reflector, sound reflector
sound lens, acoustic lens
acoustic metamaterial, sound metamaterial, acoustic metasurface
helmholtz resonator, resonance absorber, cavity resonator
perforated panel, perforated plate absorber
sound-absorbing wall, acoustic wall, acoustic panel
noise curtain, sound insulation curtain, acoustic curtain
quiet fan, low-noise fan, silent fan
quiet keyboard, silent keyboard, noise-free key
quiet zipper, silent fastener
vibration damper, vibration absorber, shock absorber
tuned mass damper, dynamic vibration absorber, dynamic absorber
vibration isolation table, vibration-isolated platform, optical table
anti-noise, counter sound, phase-inverted sound, antiphase sound
noise cancelling window, active noise window
noise cancelling headrest, active noise headrest
snore cancelling, snore noise cancellation
noise cancelling in car, vehicle active noise control
noise cancelling fan, duct active noise control
sound bullet, acoustic weapon, sound cannon, long range acoustic device
ultrasound repels dogs, ultrasonic dog repeller
sonic boom, supersonic shock
echo location, echolocation, acoustic ranging
bat-like, biomimetic sonar
singing bowl, sound therapy, sonotherapy
music therapy, musical treatment
heart sound, phonocardiogram, cardiac sound
lung sound, breath sound, respiratory sound
bowel sound, intestinal sound, borborygmus
joint sound, crepitus, knee sound
teeth sound, chewing sound
footstep sound, walking sound
glass breaking sound, glass fracture sound
engine knock, knocking, knock sensor
cavitation, cavitation noise
pipe knocking, water hammer
leak noise, leak sound, acoustic leak detection
arc noise, discharge sound, partial discharge acoustic detection
sound of machine tool, cutting sound
sound of insects, insect acoustic detection
sound of bees, beehive sound
sound of animals, animal vocalization, livestock sound
pig cough, livestock cough detection
bird song, bird call
fish sound, underwater biological sound
wind noise in microphones, wind noise suppression
microphone under water, hydrophone
microphone on the throat, throat microphone, laryngeal microphone
bone conduction microphone, bone vibration sensor, voice pickup bone sensor
laser microphone, optical microphone
fiber microphone, fiber optic acoustic sensor, distributed acoustic sensing, das
contact microphone, piezo pickup, vibration pickup
clip microphone, lavalier, collar microphone, lapel microphone
shotgun microphone, gun microphone, highly directional microphone
conference microphone, boundary microphone, speakerphone
wireless microphone, cordless microphone, radio microphone
singing microphone, karaoke microphone, microphone with loudspeaker
stage monitor, in-ear monitor, foldback
mixing console, audio mixer, sound mixing desk
recording studio, sound studio
equalize loudness, loudness compensation
sound effects, audio effect, effect unit
guitar effects, effects pedal, stompbox, effector
guitar amplifier, instrument amplifier
vibrato, tremolo, whammy
sustain pedal, damper pedal
silent piano, mute piano, silencing mechanism
piano tuning, piano string tension, pitch adjusting of piano
piano lid, fallboard, slow-closing piano lid
piano bench, piano stool
keyboard teaching, light-up keys, key lighting
finger position, fingering, finger placement
violin practice, bowing practice, bowing training
guitar practice, chord practice, guitar trainer
drum practice, practice pad, mute drum pad
wind instrument practice, wind instrument breath training
instrument case, guitar case, violin case
instrument stand, guitar stand
guitar strap, shoulder strap for instrument
guitar slide, bottleneck
string winder, string changing tool
rosin, bow rosin, colophony
chinese zither, guzheng, zither
erhu, two-stringed fiddle
lute, pipa
bagpipe, chanter
ocarina, vessel flute
handpan, steel drum, steel pan
cajon, box drum
castanets, hand clapper
maracas, rattle instrument
electronic wind instrument, wind synthesizer, wind controller
electronic violin, electric violin
air instrument, motion-controlled instrument, virtual instrument
conducting baton, conductor baton
sheet music display, electronic score, digital sheet music
turn sheet music automatically, automatic page turning, score following
score following, performance tracking
music transcription, automatic transcription, note recognition
beat detection, tempo detection, rhythm detection
chord recognition, chord detection
remove the singing, vocal removal, accompaniment separation
separate instruments, music source separation, stem separation
mix songs, dj mixing, automatic remix
dj, disc jockey, scratch controller
playlist, song list, music list
music mood, music emotion, emotional classification of music
music for running, cadence-matched music, tempo-matched music
music for sleep, sleep music
music with pulse, heart-rate-based music
music on plants, plant sound stimulation
light organ, music light, sound-to-light
musical fountain, music fountain
musical toy, sound toy
musical greeting card, talking card
musical swing, musical stairs
carillon, bell ringing, bell tower
church bell, bell striking
school bell, class bell
bicycle bell, bike bell, cycle horn
horn of train, train whistle
fog horn, foghorn, sound signal of ship
emergency siren, civil defense siren
talking clock, voice time announcement, time telling
talking thermometer, voice thermometer
talking scale, voice scale
talking pill box, voice medication reminder
talking book, audio book, audiobook
radio play, audio drama
podcast, audio program
news reading, news broadcast generation, voice news
spoken ads, audio advertisement
voice message, voice mail, audio message
voice notes, voice memo
voice mood, speech emotion recognition, vocal emotion
voice disease, voice-based diagnosis, voice biomarker
voice age, speaker age estimation
fake voice, synthesized voice detection, spoofed speech, replayed speech
child voice, children's speech recognition
slurred speech, dysarthria, unclear articulation
lisp, articulation disorder, misarticulation
silent speech, subvocal speech, silent speech recognition
lip language, lip reading
text-free communication, pictogram communication, augmentative communication, aac
loss of speech, aphasia, speech loss
control itself, self-regulating, self-controlled, automatic regulation
adjust itself, self-adjusting, automatic adjustment, self-adaptive
calibrate itself, self-calibrating, automatic calibration, self-calibration
heal itself, self-healing, self-repairing
clean itself, self-cleaning, automatic cleaning
lock itself, self-locking, automatic locking
tighten itself, self-tightening
align itself, self-aligning, automatic alignment
center itself, self-centering
start itself, self-starting, automatic start
stop itself, automatic stop, self-stopping
switch itself off, automatic shutoff, auto power off, automatic switch-off
switch itself on, automatic switch-on, auto power on
test itself, self-test, self-checking
charge itself, self-charging, automatic charging
power itself, self-powered, self-sufficient
erase itself, self-erasing, automatic deletion
destroy itself, self-destruct, self-destroying
copy itself, self-replicating
assemble itself, self-assembling, self-assembly
fold itself, self-folding, automatic folding
unfold itself, self-deploying, automatic unfolding
cool itself, self-cooling
heat itself, self-heating
lubricate itself, self-lubricating
seal itself, self-sealing
drain itself, self-draining, automatic drainage
empty itself, self-emptying, automatic emptying
fill itself, self-filling, automatic filling
level itself, self-leveling, automatic leveling
balance itself, self-balancing, automatic balancing
steer itself, self-steering, automatic steering
follow by itself, automatic following, self-following
learn habits, habit learning, behavior learning, usage pattern learning
report by itself, automatic reporting, self-reporting
call for help automatically, automatic emergency call, automatic distress call
order by itself, automatic ordering
update by itself, automatic update
connect by itself, automatic connection, auto-connect
know what it needs, demand recognition, need detection
understand what is meant, intent recognition, intention recognition
understand gestures, gesture recognition
understand speech, speech recognition, speech understanding
understand pictures, image understanding, scene understanding
understand text, text comprehension, reading comprehension
understand emotion, emotion recognition
understand traffic, traffic scene understanding
recognize people, person recognition, person identification
recognize food, food recognition
recognize animals, animal recognition
recognize plants, plant identification
recognize clothing, clothing recognition, garment classification
recognize places, place recognition, location recognition
recognize songs, song identification
recognize sounds, sound recognition, acoustic event classification
recognize smells, odor recognition, odor identification
recognize materials, material identification, material classification
recognize fakes, counterfeit detection, authenticity verification
recognize danger, hazard recognition, danger detection
recognize lies, deception detection
recognize mistakes, error detection
recognize disease, disease detection, disease recognition
recognize tiredness, fatigue detection, fatigue recognition
recognize posture, posture recognition
recognize falls, fall detection
recognize touch, touch detection
recognize presence, presence detection
recognize load, load detection
recognize wear, wear detection
recognize ice, ice detection
recognize rain, rain detection
recognize leaks, leak detection
recognize smoke, smoke detection
predict weather, weather prediction
predict traffic, traffic prediction, traffic forecasting
predict demand, demand forecast, demand prediction
predict sales, sales forecast
predict prices, price prediction
predict failures, failure prediction, fault prediction
predict disease, disease prediction
predict crime, crime prediction
predict earthquakes, earthquake prediction
predict floods, flood forecasting
predict harvest, yield prediction
predict energy use, load forecasting, energy consumption prediction
predict solar output, photovoltaic power prediction, irradiance forecast
predict wind, wind power prediction, wind speed forecast
predict lifetime, life prediction, remaining life prediction
predict movement, motion prediction, trajectory prediction
predict words, word prediction
warn of collision, collision warning
warn of gas, gas alarm
warn of fire, fire warning
warn of flood, flood alarm
warn of ice, ice warning, frost warning
warn of curve, curve warning
warn of speed, overspeed warning
warn of pedestrians, pedestrian warning
warn of animals, animal warning
warn of landslide, landslide warning
warn of theft, theft alarm
warn of overload, overload alarm
warn of overheating, overtemperature alarm
warn of low battery, low battery warning, low battery alarm
warn of leaving, leave alarm, out-of-range alarm
show the way, route guidance, direction indication
show the time, time display
show the temperature, temperature display
show the speed, speed display
show the level, level indicator, level display
show the charge, charge indicator, battery level display
show the price, price display
show errors, error display, fault display
measure speed, speed measurement, velocity measurement
measure distance, distance measurement, ranging
measure height, height measurement
measure depth, depth measurement
measure angle, angle measurement
measure weight, weight measurement, weighing
measure force, force measurement
measure pressure, pressure measurement
measure temperature, temperature measurement
measure humidity, humidity measurement
measure flow, flow measurement
measure level, level measurement
measure light, light measurement, photometry
measure color, color measurement, colorimetry
measure sound, sound measurement, noise measurement
measure vibration, vibration measurement
measure radiation, radiation measurement, dosimetry
measure current, current measurement, current detection
measure voltage, voltage measurement, voltage detection
measure resistance, resistance measurement
measure power, power measurement
measure time, time measurement, timekeeping
measure shape, shape measurement, profile measurement
measure thickness, thickness measurement
measure hardness, hardness measurement
measure roughness, roughness measurement
measure density, density measurement
measure viscosity, viscosity measurement
measure concentration, concentration measurement
measure pulse, pulse measurement, heart rate measurement
measure blood sugar, blood glucose measurement
measure blood pressure, blood pressure measurement
measure oxygen, oxygen measurement, oxygen concentration detection
measure breath, respiration measurement
measure body fat, body fat measurement
measure stress, stress measurement
measure sleep, sleep monitoring
measure eyes, ocular measurement, eye measurement
measure teeth, dental measurement
measure feet, foot measurement
plug cannot be pulled, plug locking, anti-pull plug
connector clicks, audible engagement, engagement confirmation
connector breaks, connector damage, terminal breakage
connector rust, terminal corrosion
connector seal, connector gasket, wire seal
bent pins, pin bending, pin deformation
blind mating, blind-mate connector, floating connector
connector lock, connector position assurance, cpa
connector lever, lever-type connector
connector strain, cable strain relief
high-voltage connector, hv connector
high-current connector, heavy current connector
high-speed connector, high-frequency connector, differential pair connector
optical-electrical connector, hybrid connector, photoelectric composite connector
underwater connector, wet-mate connector, subsea connector
round connector, circular connector
memory card connector, card connector, card socket
battery connector, battery plug
lamp connector, lamp plug
solderless connector, press-fit, insulation displacement, idc
push-in terminal, plug-in terminal, push-in connection
screw terminal, clamping screw terminal
wire nut, twist-on connector
heat-shrink tube, shrink tube, heat shrinkable sleeve
electrical tape, insulating tape
insulating sleeve, insulating sheath, insulating tube
insulating oil, transformer oil, dielectric fluid
insulating gas, sf6, sulfur hexafluoride
insulating paper, cable paper, transformer paper
insulating glove, electrician's glove
insulating rod, hot stick, insulated operating rod
voltage detector pen, voltage tester, test pencil, electroscope
grounding wire, portable ground wire, earthing clamp
ground rod, grounding electrode, earth electrode
ground resistance, earthing resistance
step voltage, touch voltage
lightning detector, lightning counter
lightning protection, lightning arresting
lightning in wind turbines, blade lightning protection
power line sag, conductor sag
power line vibration, aeolian vibration, conductor galloping, stockbridge damper
power line robot, line crawling robot
power line tree contact, tree barrier, vegetation encroachment
power line kite, foreign matter on line, line foreign body removal
power line spacer, conductor spacer
cable trench, cable gallery, cable tunnel
cable laying, cable pulling, wire threading
wire threading, pulling wires through pipe, fish tape
cable tray, cable bridge, cable support
cable fault, cable breakdown, cable fault location
cable temperature, cable thermal monitoring
cable theft alarm, cable anti-theft monitoring
cable marker, cable label, cable identification
cable fire barrier, fire stop, fireproof sealing of cable
switch cabinet condensation, cabinet dehumidification
switch cabinet temperature, busbar temperature monitoring, contact temperature monitoring
switch cabinet fire, cabinet fire extinguishing
switch interlock, five-prevention lock, misoperation lock
automatic transfer switch, dual power switch, ats
disconnector, isolating switch, isolator switch
load switch, load break switch
tap changer, on-load tap changer, voltage regulating switch
reclosing, recloser, automatic reclosing
protective relay, power system protection device
differential protection, current differential protection
distance protection, impedance protection
fault recorder, disturbance recorder
arc suppression coil, petersen coil, grounding reactor
current limiter, fault current limiter
power cable termination, cable terminal, cable head
bushing of transformer, high-voltage bushing
surge absorber, lightning surge absorber
transformer cooling, transformer radiator
transformer winding deformation, winding displacement
transformer gas, dissolved gas analysis, dga
dry-type transformer, cast resin transformer
planar transformer, flat transformer
wireless power coil, charging coil
rotary transformer, rotating transformer
electronic transformer, solid state transformer, power electronic transformer
current transformer saturation, magnetic saturation
core loss, iron loss, hysteresis loss
copper loss, winding loss, ohmic loss
skin effect, proximity effect, high-frequency loss
litz wire, stranded enameled wire
copper-clad aluminum, bimetal wire
aluminum wire, aluminum conductor
silver contact, electric contact material
contact bounce, contact chatter, bouncing
contact welding, contact sticking, welded contact
contact wear, electrical erosion, contact erosion
contact pressure, contact force
switch life, switching endurance
switch feel, operating feel, tactile click
switch noise, click sound, switching noise
switch illumination, illuminated switch, luminous key
wireless switch, self-powered switch, kinetic switch
wall switch panel, smart switch panel
touch dimmer, touch dimming
foot switch, pedal switch
pull switch, cord switch, pull-cord switch
key switch, key-operated switch
emergency stop button, mushroom button
pressure switch, pneumatic switch
flow switch, paddle switch
temperature switch, thermal switch, thermostat switch
tilt switch, mercury switch, ball switch
vibration switch, shock switch
light switch sensor, photoelectric switch, twilight switch
sound switch, voice-controlled switch, acoustic switch
time switch, timer switch
float switch, level switch
speed switch, centrifugal switch
door switch, door contact, gate contact
brake switch, stop lamp switch
ignition switch, starter switch
window switch, window lifter switch, power window switch
seat switch, seat adjustment switch
steering column switch, combination switch, turn signal lever
multi-function switch, multi-directional switch, navigation key
battery switch, battery disconnect, main switch
safety switch, interlock switch
microphone switch, mute switch
membrane keyboard, rubber dome keyboard
mechanical keyboard, mechanical key switch
magnetic keyboard, hall effect keyboard
optical keyboard, photoelectric key
scissor key, scissor mechanism key
foldable keyboard, folding keyboard, roll-up keyboard
keyboard backlight, illuminated keyboard
keyboard with display keys, display key, dynamic keycap
keyboard for one hand, one-handed keyboard, chorded keyboard
keyboard for the blind, braille keyboard
piano-style key, piano key switch
password keypad, pin pad, encrypted keypad
random keypad, scrambled keypad
molecule graph, molecular structure representation
gene expression, transcription level
gene editing design, guide rna design
sequence alignment, sequence comparison
genome assembly, sequence assembly
protein interaction, protein-protein interaction
drug target, binding target
docking of molecules, molecular docking
toxicity prediction, toxicology prediction
chemical synthesis planning, retrosynthesis
reaction prediction, reaction yield prediction
health data, medical data, clinical data
health record sharing, medical data exchange
picture archiving, pacs, medical image storage
radiology report, imaging report
speech of doctors, medical dictation, clinical documentation
hospital bed planning, bed allocation
operating room planning, surgery scheduling
staff planning in hospitals, nurse scheduling
ambulance dispatch, emergency vehicle dispatch
epidemic model, disease spread simulation, infection prediction
vaccination record, immunization record
vaccine passport, health certificate, health code
medical billing, medical fee calculation
medical insurance fraud, medical claim fraud
mental health, psychological health
psychological test, psychological assessment
suicide prevention, suicide risk
addiction treatment, substance abuse
chronic disease, long-term illness
rare disease, orphan disease
personal medicine, precision medicine, personalized medicine
second opinion, expert consultation
medical chatbot, consultation robot, inquiry dialogue
traditional chinese medicine, tcm
tongue diagnosis, tongue image
pulse diagnosis, pulse condition
acupuncture, needle stimulation
acupoint, acupuncture point, meridian point
moxibustion, moxa
physiotherapy, physical therapy, rehabilitation
water quality app, water monitoring platform
smart city, urban management
smart building, building automation, intelligent building
smart campus, intelligent campus
smart agriculture, precision agriculture, intelligent farming
smart greenhouse, intelligent greenhouse
smart livestock, precision livestock, intelligent breeding
smart fishery, intelligent aquaculture
smart mine, intelligent mining
smart port, intelligent terminal for containers
smart airport, intelligent airport
smart hospital, intelligent hospital
smart hotel, intelligent guest room
smart office, intelligent office
smart classroom, intelligent classroom
smart kitchen, intelligent kitchen
smart bathroom, intelligent bathroom
smart bed, intelligent bed
smart chair, intelligent chair
smart desk, intelligent desk, height-adjustable desk
smart wardrobe, intelligent wardrobe
smart umbrella, intelligent umbrella
smart backpack, intelligent schoolbag
smart bottle, smart cup, intelligent water bottle
smart fork, intelligent tableware
smart scale, body composition scale
smart mirror, intelligent mirror
smart light, intelligent lamp
smart lock, intelligent lock
smart doorbell, intelligent doorbell
smart thermostat, intelligent temperature controller
smart air conditioner, intelligent air conditioning
smart washing machine, intelligent washing machine
smart toy, intelligent toy
smart pen, intelligent pen
smart glasses, intelligent glasses
smart gloves, sensor glove
smart socks, sensor sock
smart belt, intelligent waistband
smart jewelry, wearable jewelry
smart tattoo, electronic tattoo, epidermal electronics
smart dust, wireless sensor mote
smart sensor, intelligent sensor
smart traffic, intelligent transportation
smart parking, intelligent parking
smart street lamp, intelligent street lamp
smart trash can, intelligent dustbin
smart water, intelligent water supply
smart gas meter, iot gas meter
smart water meter, remote water meter
smart grid, intelligent grid
smart factory, digital factory
smart warehouse, intelligent warehousing
smart vending, intelligent vending
sensor network, wireless sensor network, wsn
sensor node, sensing node, mote
sensor on paper, paper-based sensor
sensor in soil, buried soil sensor
sensor in concrete, embedded concrete sensor
sensor in tires, tire sensor
sensor in clothing, garment sensor
sensor in the mouth, intraoral sensor
sensor in the ear, in-ear sensor
sensor on the finger, finger sensor
sensor on the tooth, tooth sensor
sensor in pills, ingestible sensor, digital pill
sensor in shoes, shoe sensor
sensor in the mattress, mattress sensor
sensor in chairs, seat sensor
sensor in the floor, floor sensor, sensing floor
sensor in the wall, wall-embedded sensor
sensor without power, passive sensor, wireless passive sensor
sensor drift, sensor aging
sensor failure, sensor fault
sensor cover, sensor housing, sensor protection
sensor cable, sensor lead
sensor mount, sensor bracket, sensor holder
sensor array, detector array
two sensors agree, redundant sensor, plausibility check
plausibility, consistency check, sanity check
measurement without contact, non-contact measurement, contactless measurement
measurement while moving, in-motion measurement, dynamic measurement
measurement at many points, multipoint measurement, distributed measurement
measurement under water, underwater measurement
measurement in fire, high-temperature measurement
measurement in vacuum, vacuum measurement
measurement far away, remote measurement, telemetry
remote sensing, earth observation
standard sample, reference material, calibration standard
reference sample, control sample, comparison sample
weight standard, standard weight, calibration mass
length standard, gauge block, slip gauge
frequency standard, reference oscillator
`;
