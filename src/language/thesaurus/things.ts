/**
 * Groups of machines, vehicles, buildings, tools and what is done with them, as in `synonym-groups.ts`: what people
 * say, and what patents write for it.
 */
export const THINGS = `
watering plants, irrigation, watering > drip irrigation, sprinkler irrigation, subsurface irrigation
drip irrigation, trickle irrigation, drip watering, micro-irrigation
drip emitter, irrigation emitter, dripper
sprinkle the lawn, lawn sprinkler, lawn irrigation
garden hose, water hose, watering hose
hose reel, hose winder, hose cart
watering can, watering pot, sprinkling can
self-watering pot, self-watering planter, reservoir planter, wick irrigation
flower pot, plant pot, planter, plant container, flowerpot, pot plant container
window box, flower box, planter box, balcony planter
hanging basket, hanging planter, suspended plant container
raised bed, planting bed, garden bed
green wall, living wall, vertical garden, plant wall
green roof, vegetated roof, roof garden, planted roof
greenhouse, glasshouse, hothouse, plant growing house > polytunnel, cold frame
polytunnel, plastic greenhouse, tunnel greenhouse
grow light, plant lighting, plant growth lamp, horticultural lighting
soilless culture, hydroponics, hydroponic cultivation, nutrient film technique > aeroponics
fish and plants together, aquaponics, fish-vegetable symbiosis
indoor farm, plant factory, vertical farm
seedling, young plant, sapling, plantlet
seedling tray, plug tray, nursery tray, cell tray
growing medium, growth medium, culture substrate, potting soil > rock wool, coir, peat
coconut fiber, coir, coco peat
plant stake, plant support, trellis, plant tie
trellis, espalier, climbing plant support
plow, plough, tillage implement > moldboard plow, disc plow, chisel plow
plowing, ploughing, tilling, tillage, soil cultivation
rotary tiller, rotavator, rotary cultivator, rototiller
harrow, soil leveling implement > disc harrow, tine harrow
loosen the soil, aerate soil, subsoiling, scarify
subsoiler, deep loosener, ripper
hoe, weeding hoe, cultivator hoe
spade, shovel, digging tool
garden fork, digging fork, pitchfork
rake, leaf rake, garden rake
rake up leaves, leaf collector, leaf gathering, leaf sweeper
leaf blower, blower vacuum, garden blower
pull weeds, weeding, weed removal, weed control
weed puller, weed extractor, weeder
weed killer, herbicide, weed control agent
sow, sowing, seeding, plant seeds
seed drill, seeder, sowing machine, seed sower, planter
precision seeder, single grain seeder, singulating seed meter, pneumatic seeder
single seed sowing, seed singulation, single seed metering
no-till, direct seeding, zero tillage, direct drilling
seed furrow, seed trench, planting furrow
furrow opener, planting opener, seed coulter, drill coulter
transplanter, planting machine, seedling transplanting machine
rice transplanter, rice planting machine, paddy transplanter
dibble, planting hole punch, hole digger
post hole digger, earth auger, ground auger
bulb planter, flower bulb planting tool
fertilizer spreader, manure spreader, broadcast spreader, centrifugal spreader
spread manure, slurry spreading, manure distribution
liquid manure, slurry, dung water
muck, dung, manure, excrement
crop sprayer, field sprayer, agricultural sprayer, plant protection machine
spray boom, sprayer boom, field sprayer linkage
spray drift, drift of pesticide, off-target drift
pesticide, plant protection agent, crop protection agent > insecticide, fungicide, herbicide
bug spray, insecticide, insect killer
rat poison, rodenticide, rodent bait
mow, grass cutting, mowing, cut grass
lawn mower, lawnmower, grass mower, mowing machine > robotic mower, ride-on mower, rotary mower, reel mower
robotic mower, robot lawn mower, autonomous mower, self-propelled mowing robot
ride-on mower, riding mower, lawn tractor
reel mower, cylinder mower
mulching mower, recycling mower
grass catcher, grass box, grass collection bag
grass clippings, cut grass, mown grass
string trimmer, line trimmer, grass trimmer, weed whacker, brush cutter, strimmer
trimmer line, cutting line, monofilament cutting line
hedge trimmer, hedge cutter, hedge clipper
hedge shears, garden shears, grass shears
pruning shears, secateurs, garden scissors, pruner, branch shears
lopper, branch cutter, lopping shears
prune, pruning, trim branches, lop
tree trimmer, pole pruner, pole saw, high branch saw
chainsaw, chain saw, motor saw
kickback, saw kickback, kick back
cut down trees, tree felling, felling, logging
tree harvester, forestry harvester, felling head, timber harvester
debark, bark peeling, bark removal
tree stump remover, stump grinder, stump cutter
wood chipper, brush chipper, branch shredder, garden shredder
log splitter, wood splitter, firewood splitter
firewood, fuel wood, fire log
graft, grafting, plant grafting
tree trunk, bole, tree stem
harvest, reap, gather crops, pick
combine, combine harvester, harvester thresher
header, cutting head, crop header, harvesting header
thresh, threshing, separate grain from straw
chaff, husk, hull
straw walker, straw shaker
grain loss, harvest loss, grain loss monitor
hay, fodder, forage, dried grass
hay baler, baler, baling press, round baler, square baler
bale, baled hay, pressed bale
bale wrapper, bale wrapping, wrap hay
baler twine, binding twine, knotter
knotter, twine knotting device, tying mechanism
turn hay, tedder, hay tedder, hay turning
windrow, swath, row of hay
windrower, swather, rotary rake
forage harvester, chopper, silage harvester
silage, ensilage, fermented fodder
silo, grain bin, storage bin, grain storage
fruit picker, fruit harvester, fruit picking robot, picking device
tree shaker, trunk shaker, vibratory harvester
strip grapes, grape harvester, vine harvester
potato digger, potato harvester, root crop harvester, tuber lifter
beet harvester, beet lifter, root crop lifter
sugar cane harvester, cane cutter
cotton picker, cotton harvester, cotton stripper
tea picker, tea plucking machine, tea harvester
corn picker, maize harvester, corn header
corn sheller, maize thresher, corn threshing
corn, maize
fruit grading, fruit sorting, size grader
remove stones from field, stone picker, rock picker
tractor, agricultural tractor, farm tractor, prime mover
three-point hitch, three-point linkage, tractor hitch
power take-off, pto, power takeoff shaft
farm machine, agricultural machine, agricultural implement
stay in the row, row guidance, row following, automatic guidance
precision farming, precision agriculture, site-specific farming, variable rate application
crop yield, yield monitoring, yield map
soil moisture, soil humidity, water content of soil
soil sampling, soil core sampler, soil probe
mulch, ground cover, mulching film
plastic mulch, mulch film, ground film, agricultural film
keep from freezing, antifreeze, frost protection, freeze protection
crop frost, frost damage, frost injury
scare birds, bird deterrent, bird repelling, bird repeller, scarecrow
bird net, anti-bird netting, fruit cage
keep birds off, bird spike, perch deterrent
scare animals away, animal repellent, wildlife deterrent
mole trap, gopher trap, vole trap
mousetrap, rodent trap, rat trap, mouse catcher
glue trap, sticky trap, adhesive trap
fly trap, insect trap, flycatcher, insect catching device
bug zapper, electric insect killer, electrocuting insect trap, insect killing lamp
fly swatter, flyswatter, insect swatter
mosquito killer, mosquito trap, mosquito catcher
mosquito net, bed net, insect netting
insect screen, fly screen, mosquito screen, screen window
keep mosquitoes away, mosquito repellent, insect repellent
mosquito coil, smoke coil, vaporizing mat, vaporizer
bed bug trap, bedbug detection, bed bug interceptor
termite bait, termite control, termite monitoring
cockroach trap, roach bait, roach trap
slug barrier, snail barrier, slug trap, molluscicide
animal trap, snare, live trap, cage trap
fumigate, fumigation, gas treatment of pests
beehive, bee hive, apiary, bee box
beekeeping, apiculture, bee breeding
honeycomb frame, comb frame, brood frame
queen bee, queen excluder, queen rearing
honey extractor, honey centrifuge, honey separator
varroa, bee mite, hive mite
silkworm, silkworm rearing, sericulture
cow shed, cowshed, barn, stable, stall
stable, stall, animal house, barn
pigsty, pig house, piggery, pig pen
farrowing crate, sow pen, sow crate, farrowing pen
chicken coop, hen house, poultry house, henhouse
laying nest, nesting box, egg laying box
egg collection, egg gathering, egg picking
egg incubator, hatcher, hatching apparatus, brooder
candling, egg inspection, egg candling
chick, poult, young poultry
chicken, poultry, hen, fowl
milking, milk a cow, milk extraction
milking machine, milking apparatus, milking robot, automatic milking
teat cup, milking cup, teat cup liner, milking liner
udder, teat, mammary gland
teat cleaning, udder washing, pre-dip
rumination, cud chewing, ruminant
heat detection in cows, estrus detection, oestrus detection
in heat, estrus, oestrus, rut
calving, parturition, birth of calf, foaling
animal feeder, feeding trough, feed dispenser, manger
feed trough, manger, feeding bunk
pet feeder, automatic pet feeder, pet food dispenser, pet bowl
animal drinker, drinking trough, water bowl for animals, livestock waterer
nipple drinker, drinking nipple, poultry drinker
cattle feed, animal feed, fodder, feedstuff
mixer wagon, feed mixer, feed mixing wagon
livestock scale, animal weighing, cattle scale
ear tag, animal tag, animal identification tag
cattle grid, cattle guard, livestock gate
electric fence, electrified fence, electric fencing
fence post, fencing stake, post driver
herd, flock, group of animals
virtual fence, invisible fence, electronic containment
animal hoof, hoof, horse hoof
horseshoe, hoof shoe, horse shoe, hoof boot
saddle, riding saddle, horse saddle
bridle, halter, headstall
stirrup, riding stirrup, safety stirrup
horse trailer, livestock trailer, horse box
animal bedding, litter, stable litter
cow mattress, cow mat, stable mat, lying mat
dog leash, dog lead, pet leash, animal leash
retractable leash, retractable lead, dog leash reel
dog collar, pet collar, animal collar
dog harness, pet harness, chest harness for animals
muzzle, mouth guard for dogs, snout cover
bark collar, anti-bark device, bark control
dog training, animal training, electronic training collar
dog house, kennel, doghouse, pet house
pet bed, dog bed, pet mat
pet carrier, animal transport box, pet crate
pet door, dog door, cat flap, cat door
cat litter, animal litter, pet litter
litter box, cat toilet, pet toilet, self-cleaning litter box
dog poop, pet waste, animal excrement, feces pickup
pooper scooper, pet waste collector, dog waste bag
scratching post, cat tree, cat scratcher
chew toy, pet toy, dog chew
groom pet, pet grooming, pet hair removal, pet brush
shed hair, animal hair, pet hair, fur
animal clipper, sheep shearing, shearing machine, fur clipper
bird cage, birdcage, aviary
bird feeder, wild bird feeder, squirrel-proof feeder
birdhouse, nest box, nesting house
bird bath, wild bird drinker
fish tank, aquarium, fish bowl, aquarium tank
terrarium, vivarium, reptile enclosure
aquarium filter, fish tank filter, biofilter
air pump for aquarium, aquarium aerator, air stone, bubbler
fish farm, aquaculture, fish farming, pisciculture, fish breeding
fish cage, net pen, net cage, aquaculture cage
fish pond, breeding pond, aquaculture pond
oxygenate water, aeration, aerator, oxygen enrichment
sea lice, salmon lice, delousing
fish ladder, fishway, fish passage, fish pass
shrimp farming, prawn culture, crustacean rearing
oyster culture, shellfish farming, mussel farming, bivalve culture
seaweed farming, algae cultivation, macroalgae culture
fishing, angling, catching fish
fishing rod, fishing pole, angling rod
fishing reel, spinning reel, bait casting reel
spool overrun, line overrun, reel backlash
fishing line, angling line, leader line
fish hook, fishhook, fishing hook, angling hook
fishing lure, artificial bait, lure, fishing bait
float, bobber, fishing float, bite indicator
bite alarm, bite indicator, fish bite detector
fishing sinker, fishing weight, lead weight, plummet
fishing net, trawl, seine, landing net
lobster trap, crab pot, fish trap, creel
tackle box, fishing box, lure box
fish finder, fishfinder, fish detector, echo sounder
fish scaler, fish scaling, descaling fish
hunting blind, hunting stand, tree stand, camouflage blind
decoy, game decoy, bird decoy
game call, animal call, duck call
slaughter, slaughtering, kill animals, butchering
stun animals, stunning, captive bolt
gutting, evisceration, eviscerate, remove entrails
plucking feathers, defeathering, poultry plucker
skin removal, skinning, dehiding, flaying
deboning, boning, bone removal, bone separation
fillet, filleting, fish filleting
carcass, slaughtered animal body, animal carcass
meat grinder, mincer, meat mincer, meat mincing machine
ground meat, minced meat, mince
meat slicer, slicing machine, food slicer
sausage stuffer, sausage filler, sausage filling machine
sausage casing, sausage skin, food casing
link sausages, sausage linking, twist off sausages
meat tenderizer, meat tenderizing, meat softening
injecting brine, meat injection, brine injection, meat curing
tumbler for meat, meat massaging, vacuum tumbler
shrimp peeler, shrimp shelling, prawn peeling
shell oysters, shucking, oyster shucking, bivalve opening
hamburger press, patty former, patty molding
crack nuts, nutcracker, nut cracking, nut sheller
shelling, hulling, husking, dehulling, decorticating
peel fruit, fruit peeling, peeling machine, paring
pit cherries, stone removal, destoning, cherry pitter, fruit pitting
core an apple, coring, apple corer, fruit coring
wash vegetables, vegetable washing, produce washer
grain milling, flour mill, grinding of cereal
roller mill, rolling mill for grain, milling roll
rice mill, rice polishing, rice whitening, rice huller
bakery oven, baking oven, bread oven
bread maker, bread machine, bread making machine, automatic bakery
knead, kneading, dough kneader, dough mixer
dough rolling, dough sheeter, dough roller, rolling pin
dough divider, dough portioning, dough dividing
proofing, dough fermentation, proving, leavening
baking tin, baking pan, baking mold, cake pan, bakeware
pizza cutter, pizza wheel, rotary pizza knife
dumpling machine, dumpling maker, stuffed food wrapping
noodle machine, pasta maker, noodle making machine, pasta extruder
waffle iron, waffle maker, waffle baker
tortilla press, flatbread maker, flat bread machine
deep fry, frying, deep fryer, fryer
air fryer, hot air fryer, air frying
ice cream maker, ice cream machine, frozen confection machine
soft serve, soft ice cream dispenser
popcorn machine, popcorn maker, corn popper
cotton candy, candy floss, spun sugar
cigarette, cigaret, smoking article
e-cigarette, electronic cigarette, vape, vaping device, aerosol generating device, electronic nicotine delivery
vape juice, e-liquid, aerosol-generating substrate, aerosol forming liquid
heat-not-burn, heated tobacco, heat not burn article
cigarette lighter, lighter, pocket lighter
ashtray, ash receptacle, ash tray
cigar cutter, cigar clipper
hookah, water pipe, shisha
cigarette filter, filter tip, filter plug
roll cigarettes, cigarette making machine, tobacco rolling
match, matchstick, safety match
t-shirt, tee shirt, jersey, upper garment
trousers, pants, slacks, leg garment > jeans, shorts, leggings
underwear, undergarment, underpants, panties, briefs
boxer shorts, men's underwear, male underpants
bra, brassiere, breast support garment > sports bra, nursing bra
underwire, bra wire, breast wire
corset, girdle, shapewear, body shaping garment
stockings, hosiery, tights, pantyhose
sock, stocking, hosiery, foot garment
compression stocking, support stocking, compression garment
jacket, coat, outerwear, outer garment
raincoat, rain jacket, rainwear, poncho
windbreaker, windproof jacket, wind jacket
down jacket, down coat, padded jacket, quilted jacket
vest, waistcoat, sleeveless garment, gilet
hood, hooded garment, hoodie
suit, one-piece garment, coverall, overalls, jumpsuit
work clothes, workwear, protective clothing
lab coat, gown, smock
bib, feeding bib, baby bib
swimsuit, bathing suit, swimwear
wetsuit, diving suit, neoprene suit, dry suit
heated clothing, heating garment, electrically heated clothing
cooling vest, cooling garment, air-conditioned clothing
high visibility, reflective clothing, retroreflective garment
maternity clothes, nursing wear, pregnancy garment
baby clothes, romper, onesie, infant garment
swaddle, swaddling, baby wrap, sleep sack
sleeping bag, sleep sack, bedroll
bulletproof vest, body armor, ballistic vest, body armour
body armour, armor, protective plate, ballistic protection
stab-resistant, stab-proof, cut-resistant
cut-proof, cut-resistant, slash-resistant
glove, mitten, hand covering, gauntlet
work glove, protective glove, safety glove
rubber gloves, latex gloves, disposable gloves, examination glove
knee pad, knee protector, kneeling pad
elbow pad, elbow guard, elbow protector
shin guard, shin pad, leg guard
hip protector, hip pad, fall protection garment
neck tie, necktie, cravat, bow tie
scarf, shawl, neck warmer, neckerchief
collar stay, collar stiffener, collar support
shirt collar, neckband, neckline
cuff, sleeve end, wristband
pocket, pouch, garment pocket
waistband, waist belt, elastic waist
suspenders, braces, garment supporter
sleeve, arm portion, arm covering
hem, edge of garment, hemline
seam, stitched joint, sewn seam
seamless, stitch-free, without seam
breathable, air-permeable, moisture permeable, vapor permeable
moisture wicking, sweat wicking, moisture transport, quick-drying
sweat, perspiration, perspire
sweat pad, underarm pad, dress shield, armpit pad
wrinkle, crease, pucker, fold
wrinkle-free, crease-resistant, non-iron, wrinkle resistant
mask, face mask, face covering, respirator
gas mask, respirator, breathing mask
face shield, visor, face guard, protective screen
hard hat, safety helmet, construction helmet, protective helmet
bicycle helmet, cycling helmet, bike helmet
motorcycle helmet, crash helmet, full face helmet
chin strap, chin belt, helmet retention strap
baseball cap, cap, peaked cap, visor cap
sun hat, sunshade hat, sun visor
hat brim, cap peak, cap visor, cap bill
headband, sweatband, hair band
wig, hairpiece, toupee, hair extension
false eyelash, artificial eyelash, eyelash extension
fake nail, artificial nail, false fingernail, press-on nail
earmuffs, ear warmer, ear protector, hearing protection
ear plug, earplug, hearing protector
safety glasses, protective goggles, safety goggles, eye protection
swim goggles, swimming goggles, diving goggles
diving mask, dive mask, snorkel mask
eye mask, sleep mask, blindfold
button, garment button, fastener for clothing
snap fastener, press stud, snap button, popper
hook and eye, garment hook, clothing clasp
drawstring, pull cord, draw cord
cord lock, cord stopper, cord fastener, toggle
buckle, belt buckle, strap buckle, clasp > side release buckle, frame buckle
side release buckle, plug-in buckle, snap buckle
zipper slider, slider, zip pull, pull tab
zipper teeth, fastener element, coupling element, zipper chain
hook and loop fastener, touch fastener, velcro, hook-and-loop tape
magnetic clasp, magnetic fastener, magnetic closure
safety pin, clothing pin
cufflink, cuff link, sleeve button
jewelry, jewellery, adornment, personal ornament > ring, necklace, bracelet, earring
necklace, pendant, neck chain, locket
bracelet, bangle, wrist band, wristlet
earring, ear stud, ear ornament, ear clip
finger ring, wedding ring, adjustable ring
gemstone, gem, precious stone, jewel > diamond, sapphire, ruby, emerald
gem setting, stone setting, prong setting, bezel setting
watch strap, watch band, watchband, wrist strap
key ring, keyring, key chain, key holder
sneaker, sports shoe, athletic shoe, trainer, running shoe
sandal, slipper, flip-flop, thong sandal
high heels, high-heeled shoe, stiletto
ski boot, snow boot, snowboard boot
skate boot, skating shoe
work boot, safety shoe, steel toe boot, protective footwear
toe cap, toecap, toe protector, toe box
shoe sole, outsole, midsole, tread sole
insole, inner sole, inlay sole, sock liner, foot bed
arch support, orthotic, orthopedic insole
heel, shoe heel, heel piece, heel counter
heel lift, height increasing insole, elevator shoe
shoe upper, upper of footwear, vamp
shoe tongue, tongue of shoe, instep flap
shoelace, lace, shoe string, lacing
tie shoes, lacing system, shoelace tying, lace fastening
self-lacing, automatic lacing, motorized lacing, lace winding
hands-free shoe, easy entry shoe, slip-on shoe, step-in shoe
shoe cover, overshoe, boot cover, galosh
non-slip sole, anti-slip sole, slip-resistant sole
ice cleat, crampon, shoe spike, ice grip
shoe last, footwear last, boot tree, shoe tree
shoe horn, shoehorn, boot jack
shoe dryer, shoe drying device, boot dryer
shoe polish, shoe cleaning, boot polish
shoe making, shoe manufacturing, footwear manufacture, lasting
fur, pelt, animal skin, hide
leather, hide, tanned skin
tanning, leather tanning, hide processing
imitation leather, artificial leather, synthetic leather, leatherette, faux leather
needle threader, threading needle, needle threading
sewing machine, stitching machine > overlock machine, embroidery machine, quilting machine
bobbin, spool, thread reel, cop
thimble, finger guard, sewing thimble
presser foot, sewing foot, cloth presser
feed dog, fabric feed, cloth feeding
hem folder, hemming, hem stitching
thread tension, yarn tension, thread tensioner
thread break, yarn breakage, yarn break
thread trimmer, thread cutter, yarn cutter
embroidery, embroidering, needlework
quilt, quilting, quilted blanket
tufting, tufted, tufting machine, carpet tufting
buttonhole, button hole stitching
knitting machine, flat knitting machine, circular knitting machine, warp knitting machine
knitting needle, latch needle
crochet, crocheting, hooked needlework
loom, weaving machine, power loom > jacquard loom, air jet loom, rapier loom
weft, filling yarn, pick, woof
warp, warp yarn, warp thread
shuttle, weft carrier, weft inserter
heddle, heald, harness frame
weaving reed, reed beat-up, sley
selvage, selvedge, fabric edge
spin yarn, spinning, yarn spinning > ring spinning, open-end spinning, air-jet spinning
carding, card, carding machine, fiber opening
combing, fiber combing, comber
drafting, drawing frame, drafting system, draw frame
roving, sliver, fiber strand
twist yarn, twisting, twisting machine, plying
yarn winding, winder, yarn winder, cheese winding
piecing, yarn piecing, yarn splicing, yarn joining
cotton gin, ginning, cotton seed separation
melt spinning, filament spinning, synthetic fiber spinning, spinneret
electrospinning, nanofiber spinning, electrostatic spinning
texturing, false twist, yarn crimping, bulked yarn
braid, plait, braiding, interlace
braiding machine, braider, plaiting machine
rope making, stranding, cable laying, rope lay
nonwoven, non-woven fabric, fleece, web bonded > spunbond, meltblown, spunlace
spunlace, hydroentangled, water jet needling
needle punched, needling, needle felt
felt, felted fabric, felting
pile fabric, plush, velvet, terry
carpet, rug, floor covering, mat
curtain tape, gathering tape, pleating tape
pleat, pleated, accordion fold, zigzag fold
double-layer fabric, spacer fabric, three-dimensional fabric
stretch fabric, elastic fabric, stretchable textile
smart textile, conductive fabric, electronic textile, e-textile
dyeing, textile dyeing, dye bath, fabric coloring
bleach, bleaching, whitening, decolorize
textile printing, fabric printing, cloth printing
water-repellent finish, water repellent, hydrophobic finish, durable water repellent
fabric softener, softening agent, fabric conditioner
singeing, burning off fuzz, fabric singeing
pilling, fuzz, lint ball, fuzz ball
lint remover, fabric shaver, lint roller, fuzz remover
lose shape, shrink in wash, shrinkage, dimensional instability
keeps its shape, shape retaining, dimensional stability, shape stability, form stable
colorfast, color fastness, dye fastness, fade resistant
fade, fading, discolor, decolor
washing machine, laundry machine, clothes washer, washer > front loader, top loader, drum washing machine
front loading washer, drum washing machine, drum type washer
laundry, washing, wash clothes, washload
tumble dryer, clothes dryer, laundry dryer, drum dryer
washer dryer, washing and drying machine
lint filter, fluff filter, lint trap, lint screen
spin cycle, spin-drying, centrifugal dewatering, dehydration by spinning
unbalanced load, laundry imbalance, eccentric load, off-balance
detergent drawer, detergent dispenser, detergent box, detergent supply
washing drum, laundry drum, wash tub, inner tub
washing machine door, porthole, laundry door, door boot
dry cleaning, chemical cleaning, solvent cleaning of garments
ironing, pressing clothes, garment pressing
steam iron, ironing appliance, flat iron
garment steamer, steam ironing brush, hanging ironing machine
ironing board, ironing table, pressing table
clothes hanger, coat hanger, garment hanger
clothesline, washing line, drying rack, clothes airer, clothes horse
clothespin, clothes peg, laundry clip
laundry basket, hamper, dirty clothes basket
fold clothes, garment folding, laundry folding machine, clothes folding
scrub board, washboard, laundry board
paper making, papermaking, paper machine
pulp, cellulose pulp, paper stock, furnish
pulping, pulper, defibration, wood pulp making
beat pulp, refining, pulp refiner
deink, de-inking, ink removal from paper
headbox, stock distributor, flow box
paper machine wire, forming fabric, forming wire
press felt, papermaker's felt, papermaking felt
press section, nip press, shoe press
drying cylinder, dryer section, drying drum
calender, calendering, supercalender
paper coating, coated paper
toilet paper, tissue paper, bath tissue
paper towel, kitchen roll, absorbent sheet
cardboard, paperboard, carton board
corrugated board, corrugated cardboard, fluted board
paper cup, paper container, fiber cup
molded pulp, pulp molding, fiber molding
fiberboard, mdf, wood fibre board
wallpaper, wall covering, wall paper
security paper, counterfeit-proof paper > watermark, security thread
comb, hair comb, hairbrush, hair brush
detangle hair, untangle, disentangle, combing knots
dry hair, hair dryer, hairdryer, blow dryer, hair blower
hair curler, curling iron, hair roller, curling tong
hair straightener, flat iron, straightening iron
haircut, hair cutting, hair trimming, hair clipper
hair clip, hairpin, barrette, hair clasp, hair grip
ponytail, hair tie, hair band, scrunchie
hair dyeing, hair coloring, hair colouring, hair dye
shave, shaving, beard cutting, remove stubble
electric shaver, dry shaver, electric razor
razor cartridge, shaving head, razor head
foil shaver, shear foil, reciprocating shaver
beard trimmer, facial hair trimmer, nose hair trimmer
hair removal, epilation, depilation, epilator, remove body hair
makeup, make-up, cosmetics, beauty product
lipstick, lip rouge, lip balm, lip gloss
lipstick case, cosmetic stick dispenser, propel-repel container
mascara, eyelash makeup, mascara brush, lash applicator
eyelash curler, lash curling, eyelash perm
eyeliner, eyebrow pencil, cosmetic pencil
compact, powder compact, cosmetic case, cushion compact
makeup brush, cosmetic brush, powder puff, cosmetic applicator
makeup mirror, vanity mirror, cosmetic mirror
makeup remover, cleansing pad, cosmetic wipe
nail clipper, nail cutter, fingernail clipper
nail file, nail polisher, nail buffing
nail polish, nail varnish, nail lacquer, nail enamel
nail care > manicure, pedicure
callus remover, foot file, hard skin removal
tattoo, tattooing, permanent makeup, skin marking
perfume bottle, atomizer, perfume sprayer, scent spray
sunscreen, sun cream, sun protection, sunblock
toothbrush, tooth cleaning brush, dental brush
electric toothbrush, power toothbrush, sonic toothbrush
brush head, bristle head, replacement brush
bristle, brush hair, filament tuft
dental floss, tooth floss, interdental cleaner, floss pick
toothpick, interdental pick, tooth pick
tongue cleaner, tongue scraper
water flosser, oral irrigator, dental water jet
toothpaste, dentifrice, tooth cream
toothpaste tube squeezer, tube squeezer, tube wringer
umbrella, parasol, sunshade
folding umbrella, collapsible umbrella, telescopic umbrella
umbrella turned inside out, wind-resistant umbrella, windproof umbrella
beach umbrella, garden parasol, patio umbrella
walking stick, cane, walking cane
trekking pole, hiking pole, nordic walking pole
crutch, underarm crutch, forearm crutch
walking frame, walker, zimmer frame, rollator
backpack, rucksack, knapsack, shoulder bag
backpack strap, shoulder strap, carrying harness
school bag, satchel, schoolbag
handbag, purse, ladies' bag, shoulder bag
wallet, billfold, card holder, card case
business card holder, name card case, card case
rolling suitcase, trolley case, wheeled luggage, roller bag
luggage wheel, suitcase caster, luggage caster
telescopic handle, pull handle, extendable handle, pull rod
waist bag, belt bag, fanny pack, waist pouch
phone case, phone cover, protective case for mobile
phone holder, mobile phone mount, smartphone stand, cell phone bracket
tool belt, tool pouch, tool holster
holster, gun holster, pistol carrier
water bottle, drinking bottle, canteen, sports bottle
hydration pack, drinking bladder, hydration bladder
baby carrier, infant carrier, baby sling
identification badge, name tag, badge holder, name plate
lanyard, neck strap, neck cord
tent, camping tent, shelter > pop-up tent, roof top tent, beach tent
awning, canopy, marquee, sun sail
hammock, hanging bed, swing bed
camping stove, portable stove, gas cooker
campfire, bonfire, fire pit
broom, besom, sweeping brush
dustpan, dust pan, sweepings collector
sweep, sweeping, brush away
floor mop, mopping device, wet mop, spin mop
wring a mop, mop wringer, mop squeezing, wringing bucket
mop bucket, cleaning bucket, pail
bucket, pail, tub
squeegee, wiping blade, window wiper, glass wiper
window cleaning, glass cleaning, pane cleaning > window cleaning robot
window cleaning robot, glass wiping robot, curtain wall cleaning robot
floor scrubber, scrubbing machine, floor cleaning machine, floor washer
carpet cleaner, carpet extractor, upholstery cleaner
sweeping robot, robot vacuum, robotic vacuum cleaner, robot cleaner
cordless vacuum, stick vacuum, handheld vacuum cleaner, battery vacuum cleaner
dust bag, vacuum bag, dust collection bag, filter bag
cyclone, cyclonic separator, bagless vacuum, dust cyclone
floor nozzle, suction head, cleaner head, suction nozzle
central vacuum, built-in vacuum system
dust, dusting, duster, remove dust
dust cloth, wiping cloth, cleaning cloth, cleaning wipe
cleaning sponge, scouring pad, dish sponge, scrubber
steel wool, scouring wool, metal sponge
wet wipe, moist towelette, moist tissue, wet tissue
dishwasher, dish washing machine, dishwashing machine, automatic dishwasher
dish rack, dish basket, crockery basket, dishware rack
spray arm, wash arm, rotating sprayer
dishes, tableware, crockery, dishware > plate, bowl, cup
dish drainer, draining rack, dish drying rack
rinse aid, rinsing agent, clear rinse
scale, limescale, lime deposit, calcium deposit
descale, decalcify, remove limescale, descaling
hard water, water softener, water softening
kitchen sink, sink, washbasin, wash basin
wash hands, hand washing, hand hygiene
soap dispenser, liquid soap dispenser, hand sanitizer dispenser
soap dish, soap holder, soap box
toilet brush, lavatory brush, toilet cleaner
toilet seat, toilet lid, water closet seat
heated toilet seat, warm toilet seat
flush toilet, water closet, toilet bowl
toilet cistern, flush tank, flushing cistern, toilet tank
flush valve, flushing mechanism, toilet flush
bidet, buttocks washing, shower toilet, personal hygiene washing
squat toilet, squatting pan, crouching toilet
urinal, pissoir, stand-up toilet
portable toilet, camping toilet, chemical toilet, mobile toilet
composting toilet, dry toilet, waterless toilet
toilet roll holder, toilet paper holder, toilet paper dispenser
paper towel dispenser, hand towel dispenser, towel dispenser
hand dryer, hand drying, air blade dryer
bath, bathtub, bathing tub
walk-in bath, bathtub with door, accessible bathtub
shower, shower head, shower bath
shower head, sprinkler head, shower spray, hand shower
shower cubicle, shower cabin, shower stall, shower enclosure
shower curtain, bath curtain, shower screen
shower tray, shower base, shower floor
foot bath, foot spa, foot tub
sauna, steam bath, sweat bath
hot tub, whirlpool, jacuzzi, spa pool
towel rack, towel rail, towel bar, heated towel rail
bathroom mirror, anti-fog mirror, mirror defogging
bath mat, anti-slip mat, non-slip mat
suction cup, suction pad, sucker, vacuum cup
hook for wall, wall hook, adhesive hook, hanging hook
kitchen appliance, kitchen machine, cooking appliance > food processor, blender, juicer
food processor, kitchen machine, food preparation machine
blender, liquidizer, smoothie maker, mixing beaker
hand blender, stick blender, immersion blender
whisk, egg beater, beater, eggbeater
whip cream, cream whipper, whipped cream dispenser
juicer, juice extractor, juice press, squeezer
lemon squeezer, citrus juicer, citrus press
slow juicer, masticating juicer, screw juicer
soy milk maker, soybean milk machine, soymilk machine
salad spinner, salad dryer, vegetable dewatering
grater, cheese grater, rasp, vegetable shredder
vegetable slicer, mandoline, slicer, spiral cutter
vegetable peeler, potato peeler, paring tool
garlic press, garlic crusher
pepper mill, spice grinder, pepper grinder, spice mill
salt shaker, spice shaker, seasoning dispenser
spice rack, seasoning box, spice container
can opener, tin opener
bottle opener, crown cap opener, cap lifter
corkscrew, cork extractor, cork puller
jar opener, lid opener, lid twister
egg cooker, egg boiler, egg steamer
egg separator, yolk separator, egg yolk separation
egg slicer, egg cutter, egg cracker
rice cooker, electric cooker, rice boiler
pressure cooker, pressure pot, electric pressure cooker
slow cooker, crock pot, electric stew pot
sous vide, vacuum low temperature cooking, immersion circulator
frying pan, skillet, wok, fry pan
pot, saucepan, cooking pot, cooking vessel, stockpot
pot lid, pan cover, cookware lid
pan handle, pot handle, cookware handle
food sticks to pan, non-stick, anti-stick, release coating
pot holder, oven mitt, heat-resistant glove
trivet, pot stand, heat insulating pad
boil over, overflow when cooking, boilover, pot overflow
steamer, steam cooker, food steaming
grill, barbecue, bbq, broiler
barbecue charcoal, grill coal
rotisserie, roasting spit, skewer rotation, rotary spit
skewer, kebab stick, spit
smoker, smoking oven, food smoking
toaster, bread toaster, toast
sandwich maker, panini grill, contact grill, sandwich toaster
microwave, microwave oven, microwave heating device
stove, cooktop, hob, cooking range
induction hob, induction cooker, induction cooktop, induction stove
gas stove, gas hob, gas cooktop, gas range
stove burner, gas burner, cooker burner
range hood, extractor hood, cooker hood, kitchen hood, fume hood
cooking fumes, oil smoke, lampblack, oil fume
grease filter, oil filter for hood, fat filter
meat thermometer, food probe, core temperature probe, cooking thermometer
coffee maker, coffee machine, coffee brewer, drip coffee machine > espresso machine
espresso machine, pressure brewing, espresso coffee maker
coffee capsule, coffee pod, beverage capsule, beverage cartridge
coffee grinder, coffee mill, bean grinder
roast coffee, coffee roaster, bean roasting
milk frother, milk foamer, milk frothing, milk foaming
cold brew, cold extraction, cold-brew coffee
tea maker, tea infuser, tea brewing, tea strainer
tea bag, infusion bag, infusion package
teapot, tea pot, tea kettle
electric kettle, water boiler, water kettle
water dispenser, drinking fountain, water cooler, drinking water machine
water filter jug, filter pitcher, water purifier pitcher
beverage dispenser, drink dispenser, soda machine
soda maker, carbonation machine, water carbonator
fizzy, carbonated, effervescent, sparkling
flat drink, loss of carbonation, decarbonated
ice maker, ice machine, ice cube maker
ice cube, ice block, piece of ice
ice tray, ice mold, ice cube tray
ice crusher, ice shaver, ice crushing
wine cooler, bottle cooler, wine cabinet
decanter, wine aerator, carafe
cup, mug, drinking vessel, tumbler, beaker
lid for cup, cup lid, drink lid, sip lid
drinking straw, straw, suction tube, sipping tube
thermos, vacuum flask, insulated bottle, thermos cup
keep drinks warm, warming plate, beverage warmer, heat retention
keep food warm, food warmer, warming drawer, heat preservation
lunch box, bento box, food container, meal box
cutlery, flatware, eating utensil, knife and fork
spoon, ladle, scoop
fork, table fork, eating fork
chopsticks, chopstick
drinking glass, tumbler, goblet, stemware
plate, dish, saucer
napkin, serviette, table napkin
tablecloth, table cover, table linen
tray, serving tray, salver
cutting board, chopping board, chopping block
kitchen knife, chef's knife, cooking knife
knife block, knife holder, knife rack
scissors, shears, pair of scissors
baby bottle, feeding bottle, nursing bottle
bottle nipple, teat, feeding nipple, artificial nipple
pacifier, dummy, soother, baby comforter
sippy cup, training cup, spill-proof cup, non-spill cup
breast pump, breastpump, milk extractor
high chair, child seat, infant chair, feeding chair
baby crib, cot, baby bed, infant bed
cradle, baby rocker, bassinet, rocking cradle
playpen, play yard, play pen
baby bouncer, infant rocker, infant bouncing seat
baby walker, infant walker, toddler walker
bottle warmer, milk warmer, baby food warmer
potty, child toilet, training potty, bedpan
baby monitor, infant monitor, baby phone
changing table, diaper table, changing mat
stroller, baby carriage, pushchair, pram, buggy
child car seat, child safety seat, infant car seat, child restraint
childproof, child-resistant, child-safe, child safety
child lock, child safety lock, child-resistant lock
seating furniture, seat, chair > stool, armchair, bench
armchair, easy chair, lounge chair, recliner
recliner, reclining chair, reclining seat, recliner mechanism
rocking chair, rocker, swing chair
office chair, swivel chair, desk chair, task chair
folding chair, collapsible chair, foldable seat
stackable chair, stacking chair, nestable seat
deck chair, beach chair, camp chair
bar stool, stool, high stool
bench, pew, settee
sofa, couch, settee, divan
sofa bed, sleeper sofa, convertible sofa
seat cushion, seat pad, chair cushion, seat padding
backrest, seat back, back support, chair back
lumbar support, lower back support, waist support
headrest, head support, head restraint
armrest, arm support, elbow rest
footrest, foot support, leg rest, footstool
upholstery, seat cover, cushion cover, upholstered
sofa cover, slipcover, furniture cover, couch cover
massage chair, massaging armchair, massage seat
massager, massaging device, massage gun, percussion massage
bunk bed, loft bed, double deck bed
adjustable bed, articulated bed, motorized bed, bed lift
wall bed, folding bed, fold-away bed, murphy bed
hospital bed, patient bed, nursing bed, care bed
bed frame, bedstead, bed base
slatted frame, slatted base, bed slat
bed rail, side rail, bed guard, fall protection for bed
fall out of bed, bed fall, bed exit
mattress, sleeping pad, bed pad > air mattress, spring mattress, foam mattress, water bed
spring core, innerspring, pocket spring, pocketed coil
air mattress, inflatable mattress, air bed
memory foam, viscoelastic foam, slow rebound foam
bedsore, pressure ulcer, pressure sore, decubitus
turn a patient over, patient repositioning, turning patient, lateral rotation
lift a patient, patient lift, patient transfer, patient hoist
pillow, head cushion, neck pillow
neck pillow, travel pillow, neck rest
blanket, quilt, coverlet, duvet, comforter
weighted blanket, gravity blanket, heavy blanket
electric blanket, heated blanket, heating pad
bed sheet, fitted sheet, mattress cover, bed linen
pillow case, pillow cover, pillowcase
mattress cover, mattress protector, mattress encasement
table, desk, worktop, tabletop
standing desk, height-adjustable desk, sit-stand desk, lifting table
folding table, collapsible table, foldable desk
extending table, extendable table, pull-out table leaf
table leg, furniture leg, furniture foot
wobbly table, table leveling, leveling foot, leveller
workbench, work table, bench for work
drawer, pull-out compartment, sliding box
drawer slide, drawer guide, drawer runner, slide rail
soft close, damped closing, self-closing damper, slow closing
drawer pull, drawer handle, furniture handle
push to open, touch latch, handleless opening, tip-on
cabinet, cupboard, closet, locker
wardrobe, closet, clothes cabinet, armoire
cabinet hinge, furniture hinge, concealed hinge
sliding door cabinet, furniture sliding door, sliding door fitting
bookcase, bookshelf, book rack
shelf, shelving, shelf board, storage rack
shelf bracket, shelf support, shelf bearer
wine rack, bottle rack, bottle holder
shoe rack, shoe cabinet, shoe shelf
coat rack, hat stand, clothes rack, garment rack
umbrella stand, umbrella holder
kitchen cabinet, kitchen furniture, kitchen unit
display cabinet, showcase, display case, vitrine
mirror cabinet, medicine cabinet, bathroom cabinet
picture frame, photo frame, display frame
picture hanger, wall hanging, picture hook
vase, flower vase, flower holder
candle, wax light, taper
candle holder, candlestick, candle stand
artificial flower, imitation flower, fake flower
artificial plant, imitation plant, artificial foliage
artificial turf, synthetic turf, artificial grass, synthetic grass
christmas tree, artificial tree, holiday tree
christmas lights, fairy lights, light string, decorative lighting chain
christmas tree stand, tree stand, tree holder
ornament, decoration, decorative article
flag, banner, pennant
balloon, inflatable toy, inflated bag
confetti, party popper, streamer, confetti cannon
fireworks, pyrotechnics, firecracker, pyrotechnic article
gift wrapping, gift box, present wrapping
ribbon bow, gift bow, bow tying
greeting card, postcard, pop-up card
photo album, picture album, scrapbook
ring binder, loose-leaf binder, file folder, lever arch
binder ring, loose-leaf ring, binding ring
folder, document holder, file, dossier
staple, stapling, paper clip, binding clip
stapler, stapling machine, office stapler
staple remover, destapling, staple extractor
paper clip, binder clip, paper clamp
hole punch, paper punch, perforator
bookbinding, book binding, perfect binding, thread stitching
bookmark, page marker, reading mark
page turner, page turning, leafing through
notebook, exercise book, writing pad
sticky note, adhesive note, repositionable note
sealed letter, envelope, mailer
open letters, letter opener, envelope opener
stamp, seal, hand stamp, self-inking stamp
ink pad, stamp pad, inking cushion
pen, writing instrument, writing implement > ballpoint pen, fountain pen, felt-tip pen, gel pen
ballpoint pen, ball-point pen, ballpen
felt-tip pen, marker pen, fiber tip pen, highlighter
retractable pen, knock-type pen, push-button pen
pen refill, ink cartridge, refill cartridge
pencil, lead pencil, crayon
mechanical pencil, propelling pencil, pencil lead feeding
pencil sharpener, pencil cutter, pencil planing
eraser, rubber eraser, pencil eraser, erasing
correction tape, correction fluid, correction pen, whiteout
chalk, blackboard chalk, chalk holder
writing board > blackboard, chalkboard, whiteboard
whiteboard eraser, blackboard eraser, board wiping
drawing board, drafting table, easel
ruler, straightedge, scale rule, measuring rule
compasses, drawing compass, circle drawing
pencil case, pencil box, pen case
paintbrush, paint brush, painting brush
paint roller, roller applicator, painting roller
paint tray, paint pan, paint bucket
masking tape, painter's tape, masking film
spray can, aerosol can, aerosol dispenser, pressurized dispenser
spray gun, paint sprayer, spray pistol
paint wall, wall painting, coating of walls
paint stripping, paint removal, stripping lacquer
peeling paint, coating delamination, flaking, paint flaking
play, game, gaming, amusement
board game, tabletop game, parlor game
dice, die, game cube
checkers, draughts
playing cards, card game, card deck
shuffle cards, card shuffler, card shuffling
card dealing, dealing shoe, card dispensing
puzzle, jigsaw puzzle, brain teaser
magic cube, puzzle cube, rotating cube puzzle
construction toy, building block, toy brick, interlocking brick
toy car, toy vehicle, model car
remote control car, radio-controlled toy, rc car
toy track, slot car track, toy race track
model railway, toy train, model train
doll, toy figure, action figure, puppet
stuffed animal, plush toy, soft toy, stuffed toy
doll house, doll's house, toy house
marionette, puppet, ventriloquist doll
toy robot, companion robot, robot toy
talking toy, voice toy, sound toy
toy gun, toy weapon, water gun, toy launcher
soap bubbles, bubble blower, bubble machine, bubble toy
kite, toy kite, flying toy
spinning top, whirligig, toy top, gyroscope toy
yo-yo, yoyo, string toy
baby rattle, rattle toy
rocking horse, ride-on toy, hobby horse
sandbox, sandpit, play sand
modeling clay, plasticine, play dough
playground, play equipment, children's play structure
swing, playground swing, swing seat
slide, playground slide, chute
seesaw, teeter-totter, teeterboard
trampoline, rebounder, jumping bed
bouncy castle, inflatable play structure, bounce house
merry-go-round, carousel, roundabout ride
amusement ride, amusement park ride > roller coaster, ferris wheel, merry-go-round
ferris wheel, observation wheel, giant wheel
bumper car, dodgem, amusement vehicle
water slide, water park ride, water chute
haunted house, dark ride, ghost train
zip line, zipline, rope slide, cable ride
magic trick, conjuring, illusion device
juggling, juggling prop, juggling ball
claw machine, crane game, prize grabbing machine
pinball, pinball machine, ball game machine, pachinko
video game, computer game, electronic game
game controller, gamepad, joystick, game pad
exercise machine, fitness equipment, gym equipment, training apparatus, workout machine
work out, exercise, physical training
treadmill, running machine, running belt
exercise bike, stationary bike, bicycle ergometer, spinning bike
elliptical trainer, cross trainer, elliptical machine
rowing machine, rower, rowing ergometer
stair climber, stepper, stair stepping exerciser
free weight, exercise weight > dumbbell, barbell, kettlebell
weight plate, weight disc, weight stack
kettlebell, kettle weight
pull-up bar, chin-up bar, horizontal bar
push-up, press-up, push-up board
sit-up, abdominal exerciser, abdominal training
resistance band, exercise band, elastic band exerciser
jump rope, skipping rope
hand grip exerciser, grip strengthener, hand exerciser
yoga mat, exercise mat, gymnastic mat
balance board, wobble board, balance trainer
foam roller, massage roller, muscle roller
vibration plate, vibrating platform, whole body vibration
punching bag, boxing bag, sandbag, punch bag
boxing glove, sparring glove, fist protector
football, soccer ball, game ball
football goal, soccer goal, goal net
goalkeeper glove, goalie glove
basketball hoop, basketball goal, basket rim
basketball backboard, rebound board
volleyball net, badminton net, tennis net
racket, racquet, bat, paddle
racket string, stringing, strung racket
tennis ball machine, ball launcher, ball throwing machine, pitching machine
pick up balls, ball collector, ball picker, ball retriever
ping-pong, table tennis
shuttlecock, badminton birdie, badminton ball
golf club > golf iron, putter, golf driver
club head, golf club head, driver head
golf shaft, club shaft
golf ball, dimpled ball
golf tee, ball tee
golf bag, golf cart, golf trolley
golf swing, swing analysis, swing trainer
golf green, putting green, putting mat
baseball bat, softball bat, ball bat
baseball glove, catcher's mitt, fielder's glove
hockey stick, ice hockey stick
puck, hockey puck
ice skate, skate, skating blade
roller skate, inline skate, roller blade
skateboard, long board, roller board
skateboard truck, steering truck
scooter, kick scooter, push scooter
ice rink, skating rink, artificial ice
ski, alpine ski, cross-country ski
ski binding, safety binding, release binding
ski pole, ski stick
snowboard, snow board, snowboard binding
sled, sledge, toboggan, sleigh, luge
snowshoe, snow shoe
ski lift, chairlift, gondola lift, tow lift
snow cannon, snow gun, snowmaking, artificial snow
avalanche airbag, avalanche rescue, avalanche transceiver
surfboard, paddle board, stand-up paddleboard
surfing wave, wave pool, artificial wave generator
windsurfing, sailboard, wind surfing
kitesurfing, kite board, traction kite
water ski, wakeboard, towed water sport
jet-powered board, electric surfboard, motorized surfboard, hydrofoil board
swim fin, flipper, diving fin
snorkel, breathing tube for swimming
scuba, diving apparatus, underwater breathing
buoyancy vest, buoyancy compensator, diving vest
swim training, swimming aid, swim trainer
swimming pool, pool, swimming basin
pool cleaner, pool cleaning robot, pool vacuum
pool cover, swimming pool cover
life jacket, life vest, buoyancy aid, personal flotation device
life buoy, lifebuoy, ring buoy
drowning, drowning detection, swimmer in distress
climbing, mountaineering, rock climbing
climbing harness, safety harness, fall arrest harness
climbing wall, artificial climbing wall, climbing hold
carabiner, karabiner, snap hook, spring hook
belay, rope brake, belay device, abseil
abseil, rappel, rope descent, descender
ice axe, ice pick, climbing axe
archery bow > compound bow, crossbow, recurve bow
arrow, arrow shaft, bolt for crossbow
arrow rest, bow sight, archery sight
dart, dart board, dartboard
bowling ball, bowling pin, bowling alley
billiards, pool table, snooker, billiard table
billiard cue, cue stick, pool cue
frisbee, flying disc, throwing disc
boomerang, throwing stick
hula hoop, exercise hoop, hoop
starting block, sprint start
hurdle, athletic hurdle, jump obstacle
stopwatch, lap timer, race timing, sport timing
goal detection, goal-line technology, ball crossing goal line
scoreboard, score keeping, score display
playing field, sports ground, sports pitch, court
stadium seat, bleacher, grandstand, tribune
filter, strain, filtration, percolate
filter clogged, filter blockage, clogged filter, filter loading
filter cartridge, filter element, filter insert
backwash, backflush, reverse flushing, filter backwashing
bag filter, baghouse, dust collector, fabric filter
electrostatic precipitator, electric dust collector, electrostatic dust removal
wet scrubber, gas scrubber, scrubbing tower, spray tower
cyclone separator, centrifugal dust separator, hydrocyclone
filter press, pressure filter, chamber filter press
centrifuge, centrifugal separator, spin separator, decanter centrifuge
settle, sediment, sedimentation, settling
settling tank, sedimentation tank, clarifier, settling basin
flocculate, clump together, coagulate, agglomerate, flocculation
skim, skimming, oil skimmer, scum removal
oil water separator, oil-water separation, oil separator, oil trap
membrane filtration, ultrafiltration, reverse osmosis, nanofiltration
desalination, salt removal from seawater, desalting, seawater desalination
distill, distillation, rectification, fractionation
still, distillation column, rectifying column, distillation tower
packing, column packing, tower packing, structured packing
crystallize, crystallization, crystalliser, crystal growing
spray drying, spray dryer, atomizing dryer
freeze-drying, lyophilization, freeze dryer, lyophilize
fluidized bed, fluid bed, fluidised bed, fluidization
granulate, granulation, pelletize, agglomerate, pelletizing
extract, leach, extraction, leaching
adsorb, adsorption, take up gas, adsorbent
activated carbon, activated charcoal, active carbon
desiccant, drying agent, moisture absorber, silica gel
dehumidify, dehumidifier, remove moisture from air
catalyst, catalyzer, catalytic agent
foam breaker, defoam, defoaming, antifoam, foam suppression
degas, degassing, deaerate, air bubble removal, bubble removal
foam, froth, lather
mixing vessel, stirred tank, mixing tank, agitation tank
stirring paddle, impeller, agitator blade, stirring blade
static mixer, motionless mixer, in-line mixer
shaking mixer, paint shaker, vibratory mixer
kneader, kneading machine, dispersing kneader
homogenizer, emulsifier, high-shear mixer, emulsification
emulsion, emulsified liquid, oil-in-water
lumps, clumping, caking, agglomeration
crusher, breaker, crushing machine > jaw crusher, cone crusher, impact crusher, hammer crusher
ball mill, tumbling mill, grinding mill, drum mill
hammer mill, impact mill, beater mill
jet mill, air jet mill, fluid energy mill
shredder, shredding machine, comminution machine > document shredder, tire shredder, metal shredder
paper shredder, document shredder, file shredder
grinding balls, grinding media, milling media
sieving machine, screening machine, vibrating screen, sieve shaker
classify by size, air classifier, wind sifter, air separator
metal detector in food, foreign body detection, contaminant detection
magnetic separator, iron removal, magnetic separation, ferrous removal
eddy current separator, non-ferrous metal separation, eddy-current separation
ore dressing, mineral processing, beneficiation, ore separation
froth flotation, flotation, flotation cell
mail sorting, parcel sorting, postal sorting
waste sorting, refuse separation, garbage classification, recyclables sorting
sorting robot, picking robot, robotic sorting
spray nozzle, spray head, atomizing nozzle, sprayer nozzle
spray bottle, trigger sprayer, hand sprayer, pump sprayer
pump dispenser, dispensing pump, lotion pump, finger pump
mist, atomize, nebulize, atomization
atomizer, nebulizer, nebuliser, ultrasonic atomizer
water curtain, spray curtain, water screen
fountain, water feature, water fountain, ornamental fountain
pressure washer, high-pressure cleaner, power washer, water jet cleaner
water jet, high-pressure water jet, waterjet
car wash, vehicle washing, car washing installation
wheel washing, tire washer, tyre cleaning
solar panel cleaning, photovoltaic panel cleaner, panel cleaning robot
tank cleaning, vessel cleaning, tank washing
pipe cleaning, duct cleaning, pipe pig, pipeline pigging
drain cleaner, drain snake, pipe auger, sewer cleaning, unclog
ultrasonic cleaning, ultrasonic cleaner, sonication
dry ice blasting, dry ice cleaning, carbon dioxide blasting
sandblasting, sand blasting, abrasive blasting, shot blasting, grit blasting
shot peening, peening, shot blast strengthening
laser cleaning, laser ablation cleaning, rust removal by laser
dust extraction, dust suction, chip suction, extraction of dust
keep dust down, dust suppression, dust control, dust prevention
soil cleanup, soil remediation, soil decontamination
landfill, waste disposal site, refuse dump
trash can, waste bin, garbage can, dustbin, refuse container, wastebasket
sensor trash can, automatic lid bin, induction garbage can
trash bag, garbage bag, bin liner, refuse sack
garbage truck, refuse collection vehicle, waste collection vehicle, compaction truck
trash compactor, waste compactor, garbage compression
kitchen waste, food waste, food scraps, organic waste
food waste disposer, garbage disposal unit, sink disposer
compost, composting, composter
deposit bottle, reverse vending, empty container return
fume extraction, fume hood, fume cupboard, exhaust hood
clean room, cleanroom, dust-free room
glove box, isolator, containment enclosure
coat by dipping, dip coating, immersion coating
spin coating, spin coater
powder coating, electrostatic powder spraying, powder paint
curtain coating, slot die coating, slot coater, coating die
doctor blade, knife coating, squeegee, scraper blade
glue gun, adhesive applicator, hot melt applicator, glue dispensing
caulking gun, sealant gun, cartridge gun, sealant dispenser
apply paste, dispense viscous material, paste dispensing
overspray, spray loss, paint mist
paint booth, spray booth, painting cabin
paint robot, painting robot, coating robot
dripping paint, sagging, runs in coating, paint run
vibration feeder, vibrating feeder, bowl feeder, vibratory conveyor
sheet metal, metal sheet, metal plate, sheet steel
press brake, bending machine, sheet bending, folding press
bend pipe, tube bending, pipe bender
roll forming, roll bending, profile rolling
straighten metal, straightening, levelling machine, roller leveler
springback, elastic recovery after bending, spring back compensation
stamping, punching, pressing, punch press
punch, die punch, stamping die, punching tool
deep drawing, drawing press, deep-drawn
hydroforming, hydraulic forming, internal high pressure forming
metal spinning, spin forming, flow forming
hot stamping, press hardening, hot forming
incremental forming, dieless forming, flexible forming
burr, sharp edge, flash
deburr, burr removal, deburring, edge rounding
crimp, crimping, swage, swaging, crimp connection
hemming, flanging, folding edge, beading
seaming, lock seam, double seam, can seaming
dent removal, dent repair, dent puller, panel beating
expanded metal, perforated sheet, punched plate
wire drawing, drawing die, wire pulling
bend wire, wire forming, wire bending machine
spring making, coiling machine, spring coiler
nail making, nail manufacture
chain link, chain making, chain forging
forge, forging, drop forging, hammer forging
forging hammer, drop hammer, power hammer
upset forging, upsetting, heading, cold heading
thread rolling, rolled thread, thread forming
riveting, rivet gun, rivet setting, riveting machine
blind rivet, pop rivet, blind fastener
self-piercing rivet, punch rivet, self-pierce riveting
clinching, press joining, rivetless joining
rolling mill, hot rolling, cold rolling, roll stand
metal strip, strip steel, rolled strip, coil of sheet
extrude metal, extrusion press, metal extrusion
foundry, casting plant, metal casting
sand mold, sand casting, molding sand, green sand
core, casting core, sand core
lost wax, investment casting, lost-wax casting, precision casting
die casting, pressure casting, die-casting machine
gravity casting, permanent mold casting, chill casting
continuous casting, strand casting, continuous caster
pouring molten metal, ladle, casting ladle, pouring ladle
casting riser, feeder head, feeding head
slag, dross, skim on melt
casting defect, blowhole, shrinkage cavity, porosity in casting, cold shut
sinter, sintering, powder metallurgy, metal powder pressing
metal 3d printing, selective laser melting, powder bed fusion, metal additive manufacturing
3d printing, additive manufacturing, rapid prototyping, three-dimensional printing > stereolithography, fused deposition modeling, selective laser sintering
fused deposition modeling, fdm, fused filament fabrication, material extrusion
stereolithography, vat photopolymerization, photo-curing 3d printing
print bed, build plate, build platform, printing platform
3d printer filament, printing filament, modeling filament
lathe, turning machine, turning lathe, turning center
turning, lathe machining, turn a workpiece
cutting insert, indexable insert, cutting tip, throwaway insert
tool holder, toolholder, tool shank, tool chuck
chip breaker, chip breaking, chip former
chips, shavings, swarf, cuttings
drill bit, twist drill, drilling tool, borer
drilling machine, drill press, boring machine
electric drill, power drill, hand drill, drill driver
hammer drill, rotary hammer, percussion drill, impact drill
drill chuck, chuck, jaw chuck, tool receptacle
hole saw, core drill, crown saw, annular cutter
countersink, chamfering tool, countersinking
ream, reamer, enlarge a hole, reaming
tapping, thread cutting, tap, internal thread cutting
threading die, external thread cutting, pipe threader
milling cutter, milling tool > end mill, face mill
machining center, machining centre, machine tool, cnc machine
numerical control, cnc, computer numerical control
workpiece, work piece, part to be machined
tool changer, automatic tool change, tool magazine
broken tool, tool breakage, tool wear monitoring, cutter breakage
chatter, machining vibration, chatter vibration, regenerative vibration
planer, planing machine, shaping machine
broach, broaching, broaching tool
file, rasp, filing tool
saw, sawing machine > band saw, circular saw, jigsaw, hacksaw, chain saw
circular saw, buzz saw, disc saw
jigsaw, jig saw, scroll saw, fretsaw
reciprocating saw, saber saw, sabre saw
table saw, bench saw, saw table
miter saw, mitre saw, chop saw
hand saw, handsaw, hacksaw, panel saw
saw blade, sawing blade, saw band
saw fence, rip fence, parallel stop
sawdust, wood dust, wood chips
riving knife, splitter, blade guard
gear cutting, gear hobbing, gear machining, hobbing
electrical discharge machining, edm, spark erosion, electro-erosion
wire edm, wire cutting, wire electrical discharge machine
electrochemical machining, ecm, electrolytic machining
weld, welding, weld joint, weld seam
welding machine, welder, welding apparatus > spot welder, arc welder, laser welding machine
arc welding, electric arc welding > tig welding, mig welding, submerged arc welding
tig welding, tungsten inert gas, gas tungsten arc welding, gtaw
mig welding, metal inert gas, gas metal arc welding, gmaw
spot welding, resistance spot welding, spot welder
friction welding, friction stir welding, fsw
ultrasonic welding, ultrasonic bonding, sonotrode welding
laser welding, laser beam welding, laser seam
electron beam welding, electron-beam welding
welding torch, welding gun, torch
welding wire, filler wire, filler metal
welding mask, welding helmet, welding shield
weld spatter, welding splash, spatter
shielding gas, protective gas, inert gas
soldering iron, solder gun, soldering tool
solder, soldering, brazing, filler alloy
desolder, solder removal, desoldering
flux, soldering flux, fluxing agent
cutting torch, flame cutting, oxy-fuel cutting, gas cutting
plasma cutting, plasma torch, plasma arc
laser cutting, laser cutter, laser machining, laser processing
laser marking, laser engraving, engraving
sand, sanding, sander, abrade
sandpaper, abrasive paper, emery paper, coated abrasive
sanding machine, sander > belt sander, orbital sander
grinder, grinding machine > angle grinder, bench grinder
angle grinder, side grinder, disc grinder
grinding wheel, grinding disc, abrasive wheel, grindstone
dressing wheel, dresser, grinding wheel truing
fine finishing, precision finishing > honing, lapping, superfinishing
sharpen a knife, knife sharpener, blade sharpening, whetstone, sharpening stone
dull blade, blunt, lose sharpness, edge wear
chemical mechanical polishing, cmp, wafer polishing
polishing pad, buffing pad, buffing wheel
deburring by tumbling, barrel finishing, vibratory finishing
cutting fluid, coolant, metalworking fluid, cutting oil
clamp a workpiece, workpiece clamping, workholding, clamping fixture
vise, vice, bench vise, clamping vise
machine guard, protective cover of machine, safety enclosure
light curtain, light barrier, safety light grid
caught in machine, hand protection, finger protection, entrapment protection
emergency stop, e-stop, emergency switch-off
wrench, spanner, screw wrench > adjustable wrench, torque wrench, socket wrench, ratchet wrench
adjustable wrench, monkey wrench, adjustable spanner
allen key, hex key, hexagon wrench, hexagonal key
socket wrench, box spanner, socket spanner
torque wrench, torque spanner, tightening torque tool
pipe wrench, pipe pliers, stillson wrench
ratchet wrench, ratchet spanner, ratcheting tool
screwdriver, screw driver, driver bit, screwing tool
electric screwdriver, power screwdriver, cordless screwdriver, nutrunner
impact wrench, impact driver, rotary impact tool
screw bit, driver bit, screwdriver bit
stripped screw, damaged screw head, screw extractor, screw removal
broken bolt, bolt extractor, stud remover
overtighten, excessive torque, torque limiting, torque limiter
nail gun, nailer, fastener driving tool, nailing machine, tacker
staple gun, tacker, stapling tool
nail puller, crowbar, pry bar, nail extractor
crowbar, pry bar, wrecking bar, prying tool
pliers, plier tool, pincers > wire cutter, needle nose pliers, locking pliers
locking pliers, vise grip, self-locking pliers
wire cutter, side cutter, cable cutter, diagonal pliers
wire stripper, insulation stripper, cable stripping tool, stripping cable
bolt cutter, chain cutter, bolt clipper
tin snips, sheet metal shears, plate shears
utility knife, box cutter, cutter knife, carpet knife, snap-off blade
pocket knife, folding knife, jackknife, clasp knife
multi-tool, multitool, multipurpose tool, combination tool
axe, ax, hatchet, chopper
hammer, mallet, striking tool
jackhammer, breaker hammer, demolition hammer, pneumatic pick, chipping hammer
chisel, gouge, chiselling tool
punch mark, center punch, marking punch
scribe, marking tool, scribing, marking line
power tool, electric tool, hand-held power tool, portable machine tool
cordless, battery-powered, battery operated
tool handle, tool grip, shaft of tool
vibration in hands, hand-arm vibration, anti-vibration handle, vibration damping handle
toolbox, tool box, tool case, tool chest
tool cart, tool trolley, tool cabinet
pegboard, tool rack, tool holder, tool hanger
creeper, mechanic's creeper, lying board
pick-up tool, reacher, grabber, reaching tool, pickup tong
magnetic pick-up, magnetic lifter, magnet gripper
robot arm, robotic arm, manipulator, industrial robot, articulated robot
robot hand, end effector, gripper, grasping device, robotic gripper
robot finger, grasping finger, dexterous hand, gripper finger
soft gripper, soft robot, soft actuator
vacuum gripper, suction gripper, suction cup gripper
robot joint, articulation, robot actuator
parallel robot, delta robot, parallel kinematic
scara, horizontal articulated robot
robot skin, tactile sensor, touch sensing skin
robot teaching, teach pendant, hand guiding, lead-through teaching
cobot, collaborative robot, human-robot collaboration
humanoid, humanoid robot, biped robot, android robot
walking robot, legged robot, quadruped robot, robot dog
snake robot, continuum robot, serpentine robot
crawler robot, wall-climbing robot, climbing robot
exoskeleton, wearable robot, walking assist device, power assist suit
remote-controlled arm, teleoperation, telemanipulator, remote manipulation, master-slave
robot bumps into person, collision detection, contact detection of robot
cable harness for robot, dress pack, umbilical member
hair cut scissors, barber scissors, thinning shears
cutting machine, cutter, cutting apparatus, slicer
paper cutter, guillotine, paper trimmer
die cutting, die-cutting, punch cutting, blanking
slitting, slitter, longitudinal cutting
perforate, perforation line, tear line, weakening line
scoring, score line, creasing, fold line
food slicing, bread slicer, slicing machine
cut foam, hot wire cutting, foam cutter
fabric cutting, cloth cutting machine, garment cutting
wood, timber, lumber
plywood, laminated wood, veneer board
veneer, wood veneer, veneer peeling
chipboard, particle board, particleboard
wood planing, planer, thicknesser, wood surfacing
wood joint, timber joint > dovetail, mortise and tenon, finger joint
tongue and groove, groove-and-tongue, interlocking edge joint
wood bending, bent wood, bending of timber
wood preservation, wood preservative, timber impregnation
woodworm, wood borer, timber pest
knot in wood, wood defect, knot detection
heat-treated wood, thermally modified wood, carbonized wood
bamboo strip, bamboo sliver, bamboo slat
cork, cork board, cork granulate
concrete mixer, cement mixer, concrete mixing truck, ready-mix truck
concrete formwork, shuttering, formwork, concrete mold
concrete block machine, brick machine, block making machine
brick, clay brick, building brick
tile, ceramic tile, wall tile, floor tile
tile cutter, tile cutting machine, tile breaking
tile leveling, tile spacer, tile leveler
cut stone, stone cutting, stone saw, slab sawing
glass cutter, glass cutting, glass scoring
pottery wheel, potter's wheel, throwing wheel
ceramic molding, slip casting, ceramic forming
injection molding, injection moulding, injection-molded
mold, mould, die, molding tool
mold cavity, mould cavity, forming cavity
mold half, mould half, mold part
ejector pin, knockout pin, ejection of molded part
release from mold, demold, demoulding, mold release, removal from mold
sprue, runner, gating system > hot runner
flash, molding flash, parting line burr
sink mark, short shot, molding defect, weld line
warp, warpage, distortion, deformation, warping
blow molding, blow moulding, stretch blow molding
preform, parison, blank
extruder, extrusion machine, screw extruder
extruder screw, plasticizing screw, kneading screw
extrusion die, extruder die, die head
thermoforming, vacuum forming, deep drawing of film
foam molding, foaming mold, expanded foam, foam injection
rotational molding, rotomolding, rotary moulding
compression molding, press molding, hot pressing
vacuum bag, resin infusion, vacuum infusion, resin transfer molding
prepreg, pre-impregnated fiber, fibre-reinforced sheet
carbon fiber, carbon fibre, cfrp, carbon composite
fiberglass, glass fiber reinforced plastic, gfrp, glass fibre
fiber placement, filament winding, fibre laying, tape laying
plastic welding, heat sealing, hot plate welding, thermal bonding
heat shrink, shrink tube, heat-shrinkable, shrink film
shrink wrap, shrink film, shrink packaging
laminator, laminating machine, laminating apparatus
emboss, embossing, relief pattern, impress
hologram, holographic image, holographic foil
compress, compact, press, briquette
balers for waste, baling press, scrap baler
juice press, oil press, screw press, expeller
tablet press, tabletting, compression of tablets
powder press, die pressing, powder compacting
press machine, pressing machine > hydraulic press, servo press, eccentric press
make boxes, box making, carton forming, box erecting
carton folding, folder gluer, box folding machine
bag making, bag making machine, pouch forming
fold paper, folding machine, paper folding, origami
printing press, printing machine, press > offset press, gravure press, flexographic press, screen printer
offset printing, lithographic printing, planographic printing, lithography press
gravure printing, rotogravure, intaglio printing
flexographic printing, flexo printing, relief printing
screen printing, silk screen, serigraphy, stencil printing
pad printing, tampon printing, transfer pad
letterpress, typographic printing, relief printing press
inkjet, ink jet, ink-jet printer, droplet ejection
print head, printhead, recording head, liquid ejection head
ink cartridge, ink tank, ink container
dried nozzle, nozzle clogging, clogged nozzle, missing dot
nozzle cleaning, purge nozzle, head maintenance, wiping the nozzle face
ink drop, droplet, ink droplet
smudge, smear, ink smearing, set-off
banding, streaks, stripe unevenness, print streak
ink roller, inking roller, form roller, inking unit
dampening unit, fountain solution, dampening roller
printing plate, printing forme, plate cylinder, press plate
blanket cylinder, rubber blanket, printing blanket
register, registration, alignment of colors, color register
color deviation, color shift, color misregistration
thermal printer, thermal head, thermal transfer printer
thermal transfer, heat transfer printing, sublimation printing
label printer, label printing machine, tag printer
typewriter, typing machine, type printing
toner, toner powder, developer
laser printer, electrophotographic printer, xerographic
copier, photocopier, copying machine, duplicator
paper jam, jammed sheet, paper jamming, misfeed
two sheets at once, double feed, multifeed, multi-sheet feeding
paper feed, sheet feeding, sheet feeder, paper feeder
paper tray, sheet cassette, paper cassette, sheet stacker
skew, skewed feeding, skew correction
paper web, web of material, continuous web, paper roll
web break, paper break, web tear
web tension, tension control, dancer roller
web guide, edge guide, web edge position
splice webs, web splicing, flying splice, roll change
roll core, winding core, core tube, spool
rewinder, winding machine, reeling machine, roll winder
telescoping of roll, uneven winding, winding irregularity
cable drum, cable reel, wire reel, hose drum
cable management, cord storage, cable winder, cord wrap
tangled cable, cable tangling, entanglement, knotted cord
knot, tie, knotting
sheet stacker, stacking sheets, sheet pile, delivery pile
numbering, serial numbering, paginating
braille, tactile writing, raised dots
mosaic, inlay, intarsia, marquetry
gilding, gold leaf, metal leaf, foil stamping
engrave, etch, engraving, carving
carve, carving, sculpt, sculpture
marbled, wood grain, imitation wood, decorative grain
sequins, glitter, rhinestone, spangle
stencil, template, mask for painting
decal, transfer picture, sticker, transfer sheet
paint by numbers, coloring book, colouring set
enamel, vitreous enamel, porcelain enamel
tire, tyre, pneumatic tire, pneumatic tyre > run-flat tire, studded tire, airless tire
tread, tread pattern, tire tread, tyre tread
tread wear, tire wear, tyre abrasion, worn tread
tread depth, tread depth measurement, tire profile depth
flat tire, puncture, tire puncture, tyre deflation
run-flat tire, runflat tyre, self-supporting tire
airless tire, non-pneumatic tire, puncture-proof tire, solid tire
puncture repair, tire sealant, tire repair, puncture sealing
inflate tires, tire inflation, tire pump, tyre inflator
tire pressure, tyre pressure, inflation pressure
tire pressure monitoring, tpms, tyre pressure monitoring system
tire valve, tyre valve, valve stem, inflation valve
tire bead, tyre bead, bead core
change a tire, tire mounting, tyre fitting, tire changer
spare wheel, spare tire, spare tyre
snow chain, tire chain, anti-skid chain, traction chain
winter tire, snow tire, studless tire, ice tire
wheel rim, rim, wheel disk, alloy wheel
wheel hub, hub, wheel bearing unit, hub unit
hub cap, hubcap, wheel cover, wheel trim
lug nut, wheel nut, wheel bolt
spoke, wheel spoke, spoked wheel
caster, castor, swivel wheel, caster wheel, universal wheel
omnidirectional wheel, mecanum wheel, omni wheel
balance wheels, wheel balancing, balancing weight, imbalance correction
aquaplaning, hydroplaning, tire floating on water
tire noise, road noise, rolling noise, cavity resonance
rolling resistance, rolling friction, low rolling resistance
ball joint, spherical joint, ball-and-socket joint
suspension, wheel suspension, vehicle suspension > air suspension, active suspension, independent suspension
air suspension, air spring, pneumatic suspension, air bellows
shock absorber, damper, dashpot, vibration absorber
bumpy ride, ride comfort, vibration of vehicle body, road unevenness
leveling the vehicle, ride height, vehicle height adjustment, level control
stabilizer bar, anti-roll bar, sway bar, torsion bar
body roll, vehicle roll, lean in curves, rolling motion
roll over, rollover, tip over, overturn
tip over, topple, tilt over, overturn, fall over
tip-over protection, anti-tip, anti-toppling, overturn prevention
trailer hitch, tow bar, towing hitch, trailer coupling, drawbar
tow, towing, pull a trailer, haul
fifth wheel, king pin, semi-trailer coupling
trailer sway, trailer swing, snaking of trailer
air conditioning, air conditioner, climate control
car air conditioner, vehicle air conditioning, vehicle hvac
air vent in car, air outlet nozzle, ventilation nozzle
window defrosting, windshield defogging, windscreen heating, demist
car window, side window, vehicle window
window lifter, window regulator, power window
sunroof, sliding roof, roof panel, panoramic roof
convertible, soft top, folding top, cabriolet
car door, vehicle door, automobile door
sliding door of vehicle, van door, side sliding door
tailgate, liftgate, rear hatch, trunk lid, boot lid
gull-wing door, swing-up door, scissor door
weatherstrip, door seal, weather strip, sealing strip
trunk, boot, luggage compartment, cargo space
roof rack, roof carrier, luggage rack, roof box
bike rack, bicycle carrier, bike carrier, cycle rack
cup holder, beverage holder, drink holder
glove compartment, glove box, storage compartment in dashboard
dashboard, instrument panel, dash panel
center console, centre console, console box
sun visor, sun blind, glare shield
windshield wiper, windscreen wiper, window wiper
wiper blade, wiping blade, wiper rubber, wiper strip
washer fluid, windshield washer, screen wash
rearview mirror, rear view mirror, inside mirror
side mirror, door mirror, outside mirror, wing mirror
blind spot, dead angle, blind area
backup camera, rear view camera, reversing camera
parking aid, parking assist, parking assistance, parking sensor
self-parking, automatic parking, automated valet parking
horn, car horn, vehicle horn, warning sound
license plate, number plate, registration plate
car alarm, anti-theft alarm, vehicle theft protection
immobilizer, engine immobiliser, start prevention
car key, vehicle key, key fob, smart key
keyless entry, keyless go, passive entry
car jack, vehicle jack, lifting jack
car lift, vehicle lift, lifting platform for vehicles
seat belt, safety belt, seatbelt
seat belt buckle, belt buckle, belt tongue
belt tensioner, pretensioner, seat belt tightener
belt retractor, seat belt retractor, belt reel
not buckled, seatbelt reminder, unbelted, unfastened belt
airbag, air bag, inflatable restraint > curtain airbag, side airbag, knee airbag
airbag inflator, gas generator, inflator
airbag cover, air bag door, tear seam
whiplash, neck injury in crash, active head restraint
crash, vehicle collision, traffic accident > rear-end collision
crumple zone, crash box, energy absorbing structure, impact absorber
bumper, crash beam, impact beam, bumper beam
pedestrian protection, pedestrian impact, active bonnet, hood lift
car hood, bonnet, engine hood, hood panel
fender, mudguard, wing panel
mud flap, splash guard, spray suppression
running board, side step, step board, foot board
car seat, vehicle seat, automobile seat
seat adjustment, seat adjuster, seat slide, seat rail
folding seat, jump seat, fold-down seat
heated seat, seat heater, seat heating
ventilated seat, seat cooling, seat climate control
swivel seat, rotating seat, turning seat
left in the car, child left behind, occupant detection, rear seat reminder
steering wheel, hand wheel, steering handle
heated steering wheel, steering wheel heating
steering column, steering shaft, collapsible steering column
power steering, electric power steering, steering assist
steer-by-wire, steering by wire
rear wheel steering, four-wheel steering, all-wheel steering
turning circle, turning radius, steering angle
hands off the wheel, hands-off detection, grip detection, hand detection on wheel
pedal, foot pedal, foot lever
accelerator, gas pedal, accelerator pedal, throttle pedal
pressed wrong pedal, pedal misapplication, erroneous pedal operation
brake pedal, brake operating member
parking brake, handbrake, emergency brake, hand brake
disc brake, disk brake, brake caliper
brake pad, brake lining, friction lining, brake shoe
brake disc, brake rotor, brake disk
drum brake, shoe brake
brake squeal, brake noise, squeaking brake, judder
brake fade, brake overheating, hot brake
brake dust, brake particle, wear particles of brake
anti-lock braking, antilock brake system, anti-skid
wheel lock-up, wheel lock, skidding wheel
wheel spin, spinning wheels, wheel slip, traction control
skid, slide sideways, loss of grip, side slip
stability control, electronic stability program, yaw control
brake by wire, electromechanical brake
regenerative braking, brake energy recovery, recuperation, energy recuperation
engine braking, exhaust brake, retarder
brake booster, vacuum booster, brake force amplifier
master cylinder, brake cylinder, brake master
brake fluid, hydraulic fluid
rolling back on hill, hill hold, hill start assist, roll-back prevention
cruise control, vehicle speed control > adaptive cruise control
keep a safe distance, distance control, following distance, headway control
lane keeping, lane keep assist, lane departure warning
change lanes, lane change, overtaking, passing maneuver
automatic emergency braking, aeb, collision mitigation braking
self-driving car, autonomous vehicle, driverless vehicle, automated driving
driving off the road, road departure, run off road
driver asleep, drowsy driver, driver fatigue, driver drowsiness detection
not watching the road, distracted driver, driver inattention, driver distraction
wrong-way driver, wrong way driving, ghost driver
speeding, exceed speed limit, overspeed
pothole, road bump, road surface irregularity
slippery road, low friction road, icy road, road friction coefficient
fuel consumption, fuel economy, mileage, gas mileage
range anxiety, driving range, remaining range, cruising range
electric car, electric vehicle, battery electric vehicle, ev
hybrid car, hybrid vehicle, hybrid electric vehicle, hev
plug-in hybrid, phev, plug-in hybrid vehicle
fuel cell car, fuel cell vehicle, hydrogen vehicle
in-wheel motor, wheel hub motor, hub motor
charge an electric car, ev charging, charging station, charging pile
swap batteries, battery exchange, battery swapping, battery replacement station
battery pack, battery module, traction battery, battery tray
overhead line, catenary, contact wire, overhead wire
pantograph, current collector, trolley pole
magnetic levitation, maglev, magnetic suspension
four-wheel drive, all-wheel drive, 4wd, awd
driveline, drivetrain, powertrain, drive train
propeller shaft, cardan shaft, drive shaft
universal joint, cardan joint, constant velocity joint, cv joint
differential, differential gear, axle differential
axle, vehicle axle, axle beam
fuel tank, gas tank, petrol tank
fuel cap, filler cap, tank cap
fuel nozzle, filling nozzle, refueling nozzle, dispensing nozzle
gas station, filling station, petrol station, refueling station
wrong fuel, misfueling, misfuelling prevention
radiator grille, grille shutter, front grill
spoiler, rear spoiler, air deflector, aerodynamic flap
drag, air resistance, aerodynamic drag, wind resistance
ambient light in car, interior lighting of vehicle, cabin light
turn signal, blinker, direction indicator, flashing indicator
brake light, stop lamp, brake lamp
tail light, rear lamp, taillight
high beam, main beam, upper beam
low beam, dipped beam, passing beam
glare, dazzle, blinding light
glare-free high beam, adaptive driving beam, matrix headlight
fog light, fog lamp
daytime running light, drl, position lamp
headlight leveling, headlamp levelling, light range adjustment
cornering light, adaptive headlight, swivelling headlamp
van, delivery van, panel van
truck, lorry, commercial vehicle, heavy goods vehicle
dump truck, tipper, dumper, tipping vehicle
tank truck, tanker, tank vehicle
flatbed, flat bed truck, loading platform
tail lift, liftgate for truck, loading tailboard
pickup truck, truck bed, load bed
truck bed cover, tonneau cover, tarp cover
tarpaulin, tarp, canvas cover, load cover
tie down a load, cargo securing, lashing, load securing
ratchet strap, tie-down strap, lashing strap
cargo shifts, load shifting, cargo slipping
overloaded truck, overload, vehicle weight measurement
bus, coach, omnibus
camper, motorhome, recreational vehicle, caravan, mobile home
ambulance, rescue vehicle, emergency vehicle
fire truck, fire engine, fire fighting vehicle
police car, patrol vehicle
food truck, mobile shop, vending vehicle
tow truck, recovery vehicle, breakdown vehicle
street sweeper, road sweeper, road sweeping vehicle
tank, armored vehicle, armoured vehicle, combat vehicle
crawler, crawler track, caterpillar track, endless track, track chain
tracked vehicle, crawler vehicle, caterpillar vehicle
snowmobile, snow scooter, snow vehicle
all-terrain vehicle, atv, quad bike, off-road vehicle
golf cart, golf car, golf buggy
go-kart, kart, racing kart
amphibious vehicle, swimming car, land and water vehicle
flying car, roadable aircraft, land-air vehicle
moon rover, planetary rover, exploration rover
shopping cart, shopping trolley, cart
hand truck, sack truck, hand cart, dolly
wheelbarrow, barrow, push cart
stair-climbing cart, stair climbing hand truck, stair climber
wagon, handcart, trolley
serving cart, tea trolley, meal cart
electric wheelchair, power wheelchair, powered wheelchair
wheelchair ramp, access ramp, boarding ramp
mobility scooter, electric scooter for elderly
bicycle, bike, pedal cycle, two-wheeler
e-bike, electric bicycle, pedelec, power-assisted bicycle, pedal assist
motorcycle, motorbike, motor cycle, straddle-type vehicle
tricycle, three-wheeler, three-wheeled vehicle
unicycle, monocycle, self-balancing unicycle
self-balancing scooter, self-balancing vehicle, hoverboard
electric scooter, e-scooter, electric kick scooter
folding bike, collapsible bicycle, foldable bicycle
recumbent bicycle, lying bicycle, recumbent bike
tandem, two-seat bicycle
cargo bike, freight bicycle, carrier cycle
child's bike, balance bike, running bike, training wheel
bicycle frame, bike frame
handlebar, handle bar, bicycle steering bar
handlebar grip, bicycle grip, twist grip
bicycle saddle, bike seat, bicycle seat
seat post, saddle post, seatpost, dropper post
bicycle pedal, bike pedal, clipless pedal
pedal crank, crank arm, bicycle crank
bicycle chain, drive chain, bike chain
chain comes off, chain drop, derailment of chain, chain fall-off
chain guard, chain case, chain cover
chain slack, chain tension, chain tensioner
derailleur, gear shifter, gear changer, rear derailleur
shift lever, gear lever, shifter, gearshift
bicycle gear hub, hub gear, internal gear hub
freewheel, overrunning clutch, one-way clutch, free wheel
bicycle brake, cycle brake > rim brake, caliper brake, coaster brake
bicycle fork, front fork, suspension fork
kickstand, side stand, bicycle stand, parking stand
bicycle lock, bike lock, cycle lock
bicycle bell, bike bell
bicycle light, bike lamp, cycle light
dynamo, hub dynamo, bicycle generator
bike basket, bicycle basket, pannier, luggage carrier
bicycle child seat, child carrier for bicycle
bicycle trailer, bike trailer, cycle trailer
bike parking, bicycle rack, bicycle parking device
bike sharing, shared bicycle, rental bicycle
mudguard, bicycle fender
motorcycle fairing, motorcycle windshield
ship hull, hull, vessel body
sailboat, sailing boat, yacht, sailing vessel
sail, kite sail, wing sail, sailing rig
sail mast, mast, spar
keel, fin keel, centerboard
catamaran, multihull, twin hull
trimaran, outrigger
inflatable boat, rubber dinghy, rubber boat
paddle boat, rowing craft > canoe, kayak
oar, paddle, rowing blade, scull
rowlock, oarlock
raft, float, pontoon, floating platform
ferry, ro-ro ship, passenger ship
cargo ship, freighter > container ship, bulk carrier
oil tanker, tanker ship, crude carrier
tugboat, tug, towing vessel, pusher boat
hovercraft, air-cushion vehicle, air cushion craft
hydrofoil, foil boat, hydrofoil craft
jet ski, personal watercraft, water scooter, water jet boat
outboard motor, outboard engine, boat motor
ship propeller, marine propeller, screw propeller
azimuth thruster, pod drive, azipod, steerable propulsion
bow thruster, lateral thruster, transverse thruster
water jet propulsion, waterjet drive, jet pump propulsion
cavitation, vapor bubble formation
ship rudder, rudder, steering blade
seasick, motion sickness, kinetosis, car sick
ship rolling, roll stabilization, anti-rolling, ship stabilizer
hull drag, frictional resistance of hull, air lubrication
barnacles, biofouling, marine growth, fouling of hull
antifouling, anti-fouling, prevention of marine growth
ballast water, ballast tank, ballast water treatment
bilge, bilge pump, bilge water
sink, capsize, founder, lose buoyancy
unsinkable, buoyancy, anti-sinking
anchor, mooring anchor, ship anchor
anchor chain, anchor line, anchor windlass
mooring, moor, berth, docking, tie up a boat
dock, quay, jetty, pier, wharf, berth
fender, ship fender, dock fender
gangway, boarding bridge, ship's ladder
lifeboat, life boat, rescue boat, life raft
rescue at sea, man overboard, sea rescue
distress signal, emergency beacon, distress beacon, flare
buoy, marker buoy, floating mark
diver, underwater work, diving
diving bell, diving chamber, decompression chamber
underwater robot, remotely operated vehicle, rov, auv, underwater drone
submarine, submersible boat, u-boat
torpedo, underwater missile
naval mine, sea mine, minesweeping
icebreaker, ice breaking ship, ice-breaking vessel
dry dock, floating dock, shipyard
shipbuilding, ship construction, hull assembly
scrapping ships, ship dismantling, ship breaking
floating house, houseboat, floating building
floating wind turbine, floating offshore wind
drilling rig at sea, offshore platform, drilling platform, oil rig
airplane, aircraft, plane, aeroplane
airliner, passenger aircraft, commercial aircraft
helicopter, rotorcraft, rotary-wing aircraft, gyroplane
drone, unmanned aircraft, uav, unmanned aerial vehicle > quadcopter, multicopter
multicopter, multirotor, quadrotor, quadcopter
vertical take-off, vtol, vertical takeoff and landing
air taxi, evtol, urban air mobility
tilt rotor, tiltrotor, tilt wing
flying wing, blended wing body, tailless aircraft
flapping wing, ornithopter, bionic bird
glider, sailplane, gliding aircraft
hang glider, paraglider, delta wing
parachute, canopy, parafoil
drogue, drogue chute, drag parachute
jetpack, rocket belt, personal flight device
airship, blimp, dirigible, lighter-than-air craft
hot air balloon, balloon, aerostat
weather balloon, high-altitude balloon, stratospheric balloon
fuselage, aircraft body, airframe
aircraft wing, airfoil, aerofoil, lifting surface
wing tip, winglet, wingtip device
folding wing, foldable wing, wing fold
morphing wing, variable camber, shape-changing wing
flight control surface, control surface > aileron, elevator, rudder, elevon
flaps, high-lift device, slat, trailing edge flap
spoiler, airbrake, speed brake
stall, flow separation, loss of lift
tail rotor, anti-torque rotor, fenestron
rotor blade, helicopter blade
swashplate, swash plate, pitch control
landing gear, undercarriage, aircraft landing gear
bird strike, bird impact, bird ingestion
aircraft turbulence, wake vortex, wingtip vortex, trailing vortex
bumpy flight, clear air turbulence, gust load
ice on wings, aircraft icing, ice accretion, ice build-up
remove ice from wing, aircraft deicing, anti-icing, ice protection
lightning strike, lightning protection, lightning stroke
cockpit, flight deck, pilot cabin
control stick, joystick, sidestick, yoke
autopilot, automatic pilot, flight control system
aircraft cabin, passenger cabin, cabin interior
aircraft seat, airplane seat, passenger seat
overhead bin, luggage bin, stowage compartment, overhead compartment
airplane toilet, aircraft lavatory, vacuum toilet
cabin pressure, pressurized cabin, cabin pressurization
oxygen mask on airplane, passenger oxygen, emergency oxygen
emergency exit slide, evacuation slide, escape slide
ejection seat, ejector seat, crew escape
black box, flight recorder, flight data recorder
refuel in flight, aerial refueling, air-to-air refuelling, mid-air refueling
jettison fuel, fuel dumping
airport, aerodrome, airfield, air terminal
runway, landing strip, airstrip, take-off runway
taxiing, ground movement of aircraft, taxiway
jet bridge, passenger boarding bridge, boarding bridge, jetway
baggage handling, luggage conveying, baggage carousel
aircraft tug, aircraft tractor, pushback vehicle
catapult, aircraft launch, launching device
aircraft carrier, arresting gear, arrestor hook
landing pad, helipad, drone station, drone nest
drone delivery, package delivery by drone, aerial delivery
drone net, capture drone, counter-drone, anti-drone
tethered drone, captive drone, tethered uav
crop dusting, aerial spraying, plant protection drone
noise of aircraft, jet noise, aircraft noise
sonic boom, shock wave noise, supersonic boom
rocket, launch vehicle, carrier rocket
rocket engine, rocket motor, thruster
ion engine, ion thruster, electric propulsion, plasma thruster
launch pad, launch platform, launch site
reusable rocket, recoverable launch vehicle, rocket recovery
space junk, space debris, orbital debris
deorbit, satellite disposal, de-orbiting
spacesuit, space suit, astronaut suit
space station, orbital station, space habitat
solar sail, light sail
heat shield, reentry protection, thermal protection system
solar array, deployable solar panel, solar wing
dock spacecraft, docking mechanism, rendezvous
weightlessness, zero gravity, microgravity
train, rail vehicle, railway vehicle > locomotive, railcar, tram
locomotive, railway engine, traction vehicle
freight car, goods wagon, rail wagon, boxcar
tram, streetcar, trolley car, light rail vehicle
subway, metro, underground railway, underground train
monorail, suspended railway, straddle monorail
cable car, ropeway, aerial tramway, cableway
funicular, rack railway, cog railway
evacuated tube transport, hyperloop, vacuum tube train
bogie, truck of rail vehicle, railway truck
wheelset, wheel set, railway wheel, wheel pair
train coupling, coupler, railway coupling, automatic coupler
buffer, draft gear, railway buffer
derail, derailment, run off the rails
squeaking train wheels, wheel squeal, curve squeal
flange lubrication, rail lubrication, wheel flange lubricator
leaves on the line, rail adhesion, sanding device, low adhesion
platform gap, gap filler, platform edge gap
platform screen door, platform door, platform edge door
railway track, railroad track, permanent way, rails
sleeper, railroad tie, cross tie, railway sleeper
ballast, track ballast, ballast bed, crushed stone
ballast cleaning, tamping machine, track tamping
rail fastening, rail clip, rail fastener
rail joint, fishplate, rail weld, expansion joint
railway switch, turnout, points, switch point
switch machine, point machine, point drive
level crossing, grade crossing, railroad crossing
rail grinding, rail milling, rail reprofiling
broken rail, rail crack, rail defect, rail fracture
track inspection, rail inspection, track measuring vehicle
railway signal, train signaling, interlocking
train stop, automatic train protection, train control
train location, train position detection, track circuit, axle counter
packaging, wrapping, package, packing
unpack, unwrap, unpacking, take out of packaging
box, carton, folding box, cardboard box
crate, transport box, bottle crate, plastic crate
pallet, loading pallet, transport pallet, skid
palletize, palletizing, stack on pallet, palletizer
depalletizing, unstacking, destacking, unloading pallets
pallet wrapping, stretch wrapping, stretch film wrapping
barrel, keg, cask, drum
can, tin, tin can, metal can
can end, easy-open end, can lid, pull tab, ring-pull
jar, glass jar, canning jar
bottle, flask, vial, bottle container
bottle cap, bottle closure, screw cap, crown cap
screw cap, threaded cap, screw closure, twist-off cap
crown cap, crown cork, bottle crown
flip-top cap, hinged lid, snap-top closure, hinge closure
sports cap, drinking closure, push-pull closure
tethered cap, captive closure, attached cap
tamper-evident, tamper evidence, pilfer-proof, anti-tampering, tamper-indicating
refill prevention, non-refillable, anti-refill, anti-counterfeit closure
pour spout, pouring spout, spout, pourer
drip-free pouring, anti-drip, dripless, non-drip pouring
squeeze bottle, squeezable container, compressible bottle
tube, squeeze tube, toothpaste tube, collapsible tube
get last bit out, residue emptying, complete emptying, remaining contents
airless dispenser, airless pump, airless bottle
roll-on, roll-on applicator, ball applicator
dropper, pipette, dropping bottle
measuring cup, dosing cup, measured dispensing
portion, dose, meter out, metering, dosing
single serving, portion pack, single-dose package, portion capsule
sachet, pouch, flexible bag package, stick pack
stand-up pouch, standing pouch, doypack, gusseted bag
resealable, reclosable, re-closable, reusable closure
zip-lock bag, reclosable bag, zipper bag, resealable bag
plastic bag, carrier bag, polybag, shopping bag
paper bag, paper sack, kraft bag
open bag easily, easy-open, easy tear, tear notch
hard to open, opening force, easy opening
tear strip, tear tape, rip strip
peel off, peelable, pull off, strip off
peelable seal, peelable lid, peel-open
blister pack, blister package, push-through package, press-through pack
bubble wrap, air cushion film, bubble film
packing material, cushioning material, protective packaging, void fill
packing peanuts, loose fill, filler chips
air cushion packaging, inflatable packaging, air column bag
fragile, breakable, delicate, easily broken
keep fresh, freshness preservation, fresh-keeping, shelf life
spoil, spoilage, food deterioration, go bad
modified atmosphere packaging, gas flushing, protective gas packaging
vacuum packing, vacuum sealing, vacuum packaging, evacuated package
oxygen absorber, oxygen scavenger, deoxidizer
insulated box, cooler box, ice box, cool box
cold chain, refrigerated transport, temperature-controlled shipping
ice pack, cold pack, cooling pack, cool pack
biodegradable packaging, compostable packaging, degradable packaging
edible packaging, edible film, edible coating
reusable packaging, returnable container, multi-use packaging
egg carton, egg tray, egg box, egg package
pizza box, food delivery box, takeaway container
gift box, presentation box, decorative package
aerosol can, spray can, aerosol container
propellant, propellant gas, pressure gas
bag-in-box, flexible liner in box, wine box
intermediate bulk container, ibc, bulk bag, big bag
shipping container, freight container, iso container, cargo container
container lock, twist lock, twistlock, corner fitting
filling machine, filler, bottling machine, filling equipment
bottling, bottle filling, filling bottles
capping machine, capper, closing machine
label bottles, labeling machine, labeler, labelling
shrink sleeve, sleeve label, shrink label
bag filling, bag packing machine, sack filling
wrap, envelop, wrapping machine, enwrap
strapping, strapping machine, strap package, banding
tie bundles, bundling, tying machine, baling
case packer, box packing machine, cartoning machine, cartoner
form-fill-seal, bag form fill seal, vertical bagger
heat seal, sealing jaw, thermal sealing, seal bar
bar code scanner, barcode reader, code reader
desktop tape dispenser, tape cutter, tape dispenser
adhesive tape, sticky tape, packing tape, pressure-sensitive tape
double-sided tape, double-faced adhesive tape
conveyor belt, belt conveyor, conveying belt
belt runs off center, belt deviation, belt misalignment, belt tracking
belt scraper, belt cleaner, conveyor belt cleaning
roller conveyor, roller track, roller table
chain conveyor, drag conveyor, scraper conveyor
screw conveyor, auger, spiral conveyor, auger conveyor
bucket elevator, bucket conveyor, elevator conveyor
vibrating conveyor, shaker conveyor, oscillating trough
pneumatic conveying, pneumatic tube, tube mail, air conveying
chute, slide, slideway, trough
hopper, funnel, feed bin, storage bin
bridging in hopper, material bridge, arching, flow blockage in silo
rotary valve, rotary feeder, star feeder, airlock feeder
warehouse, storage facility, storehouse, depot
automated warehouse, automatic storage, high-bay storage, automatic storage and retrieval
order picking, commissioning, picking of goods, order fulfillment
storage rack, pallet rack, shelf rack
stacker crane, storage and retrieval machine, rack feeder
shuttle vehicle, rack shuttle, storage shuttle
automated guided vehicle, agv, autonomous mobile robot, transport robot
delivery robot, sidewalk robot, autonomous delivery vehicle
parcel locker, package locker, delivery box, parcel box
mailbox, letter box, post box
vending machine, automatic vending, goods dispensing machine
unload a truck, truck unloading, carton unloader
dock leveler, loading ramp, loading dock, dock leveller
lift, hoist, lifting device, raise
crane, lifting crane, hoisting crane > tower crane, mobile crane, gantry crane, bridge crane
tower crane, slewing crane, luffing crane
mobile crane, truck crane, crawler crane
overhead crane, bridge crane, gantry crane, traveling crane
crane boom, jib, telescopic boom, derrick
swinging load, load sway, anti-sway, load oscillation
lifting hook, crane hook, load hook
sling, lifting sling, load sling
pulley, sheave, block and tackle, rope pulley
chain hoist, chain block, hoisting chain
winch, capstan, windlass, cable winch
wire rope, steel cable, steel rope, steel wire rope
rope wear, broken wire, rope damage detection
forklift, fork lift truck, industrial truck, lift truck
pallet truck, pallet jack, hand pallet truck
reach truck, stacker, high lift truck
fork tine, load fork, forklift fork
scissor lift, scissor lifting table, scissors jack, lifting platform
jack, screw jack, hydraulic jack, lifting jack
aerial work platform, cherry picker, boom lift, aerial lift
elevator, lift, passenger lift, vertical transport
elevator car, lift car, lift cage, elevator cabin
elevator shaft, hoistway, lift shaft, elevator well
counterweight, counterbalance, balance weight
stuck in elevator, trapped in lift, passenger entrapment, elevator rescue
elevator falls, safety gear, overspeed governor, uncontrolled car movement
elevator call, hall call, destination call, landing call
elevator door, landing door, lift door
escalator, moving staircase, moving stairway
moving walkway, travelator, moving walk, passenger conveyor
handrail, banister, guard rail, hand rail
escalator step, step chain, comb plate
stairlift, stair lift, inclined platform lift, chair lift for stairs
dumbwaiter, goods lift, service lift
keg tap, beer tap, beverage tap, dispensing tap
beer dispenser, draft beer system, tapping system
uncork, open a bottle, extract cork, cork removal
siphon, syphon, transfer pump
funnel, filling funnel, pouring funnel
jerry can, fuel can, gasoline can
vapor recovery, vapour return, fuel vapor recovery
wine pourer, pourer, pouring attachment
steel making, steelmaking, converter, basic oxygen furnace
blast furnace, shaft furnace, iron smelting, pig iron
direct reduction, sponge iron, direct reduced iron
electric arc furnace, eaf, arc furnace
tuyere, blast lance, oxygen lance
quench, quenching, hardening of steel, martensite hardening
anneal, annealing, soft annealing
temper, tempering, stress relief heat treatment
induction hardening, surface hardening, case hardening
carburize, carburizing, cementation
nitriding, nitrocarburizing, nitrogen hardening
steel plate, steel sheet, steel strip > electrical steel, stainless steel, high-strength steel
stainless steel, corrosion-resistant steel, rustless steel
electrical steel, silicon steel, magnetic steel sheet
high-speed steel, tool steel, cutting steel
cast iron > grey iron, ductile iron, nodular iron
aluminum, aluminium
light metal alloy, light alloy > magnesium alloy, aluminum alloy
titanium alloy, titanium, ti alloy
copper alloy > brass, bronze
superalloy, heat-resistant alloy > nickel-based alloy, cobalt-based alloy
shape memory alloy, memory metal, shape memory material > nitinol
metallic glass, amorphous alloy, amorphous metal
hard metal, cemented carbide, tungsten carbide
metal foam, porous metal, foamed metal
smelt, smelting, ore reduction, extract metal
ore, mineral, ore concentrate
roasting ore, calcining, calcination
scrap metal, metal scrap, steel scrap
precious metal recovery, gold extraction, gold leaching
rare earth, rare earth element, lanthanide
galvanize, galvanizing, zinc coating, hot-dip galvanizing
tin plating, tin-plated, tinning
chrome plating, chromium plating, hard chrome
electroplating, electrodeposition, galvanic coating, electrolytic plating
electroless plating, chemical plating, autocatalytic deposition
anodize, anodizing, anodic oxidation
phosphating, conversion coating, chromate treatment, phosphate treatment
thermal spraying, thermal spray coating > plasma spraying, flame spraying, hvof, cold spraying
physical vapor deposition, pvd > sputtering, vacuum evaporation
chemical vapor deposition, cvd, vapor growth
atomic layer deposition, ald, atomic layer epitaxy
diamond-like carbon, dlc, amorphous carbon coating
laser cladding, build-up welding, hardfacing, overlay welding
pickling, acid cleaning of metal, descaling metal, scale removal
degreasing, grease removal, degrease, oil removal from metal
rust, corrosion, oxidation of iron
rustproof, rust prevention, corrosion protection, anticorrosion, rust inhibitor
remove rust, derusting, rust removal
cathodic protection, sacrificial anode, galvanic protection
tarnish, discoloration of metal, silver sulfide
etch metal, etching, chemical milling
road building, road construction, pavement construction
asphalt, bitumen, bituminous, tarmac
paver, asphalt paver, road paver, road finisher
road roller, compactor, compaction roller, soil compactor
road milling machine, cold planer, pavement milling, asphalt scraper
potholes, road repair, pavement repair, patching of pavement
crack sealing, joint filling, pavement crack filling
paving stone, paver block, pavement slab, paving tile
permeable pavement, pervious paving, water-permeable pavement
curb, kerb, curbstone, kerbstone
sidewalk, footpath, pavement, footway, walkway
tactile paving, blind road, tactile ground surface
pedestrian crossing, crosswalk, zebra crossing
speed bump, speed hump, road hump, speed breaker
guardrail, guard rail, crash barrier, safety barrier
bollard, barrier post, parking bollard, retractable bollard
traffic cone, traffic pylon, road cone
road marking, lane marking, pavement marking
road sign, traffic sign, street sign
traffic light, traffic signal, stoplight
noise barrier, sound barrier wall, noise protection wall
snow plow, snow plough, snowplow
snow blower, snow thrower, snow removal machine
snow shovel, snow pusher, snow scraper
shovel snow, snow removal, snow clearing, clear snow
melt snow, snow melting, ice melting, deicing
road salt, deicing agent, salt spreading, de-icing salt
ice scraper, windshield scraper, ice removal tool
icicle, roof ice, ice dam, snow guard
bridge, viaduct, overpass
cable-supported bridge > suspension bridge, cable-stayed bridge
bridge bearing, bridge support
drawbridge, bascule bridge, movable bridge
bridge girder, box girder, bridge beam
bridge inspection, structural health monitoring, bridge monitoring
pedestrian bridge, footbridge, skywalk
dam, barrage, weir, embankment dam
dike, levee, embankment, dyke
flood, flooding, inundation, high water
flood barrier, flood protection, flood wall, flood gate
sandbag, flood bag, water-filled barrier
breakwater, wave breaker, mole, wave dissipating block
beach erosion, coastal erosion, shore protection
ship lock, navigation lock, lock chamber
canal, waterway, water channel
dredger, dredge, dredging vessel, suction dredger
excavator, digger, backhoe, power shovel
excavator bucket, digging bucket, shovel bucket
bucket teeth, excavating tooth, ground engaging tool
bulldozer, dozer, track-type tractor
wheel loader, front loader, skid steer loader
grader, motor grader, land leveler
trench, trencher, ditch digging, trenching machine
dig, excavate, excavation, digging
hole in the ground, excavation pit, foundation pit, borehole
foundation, footing, base of building, substructure
pile, foundation pile, driven pile, bored pile
pile driver, pile driving, vibratory hammer, pile hammer
sheet pile, sheet piling, retaining wall pile
retaining wall, slope stabilization, earth retaining, slope protection
landslide, slope failure, rockfall, mudslide
rock bolt, ground anchor, soil nail, anchor bolt
ground settlement, subsidence, sinking ground
soil compaction, ground compaction, soil consolidation, ground improvement
diaphragm wall, slurry wall, cut-off wall
grouting, grout, injection of cement
dewatering, groundwater lowering, pumping groundwater
manhole, inspection chamber, manhole shaft, access shaft
manhole cover, well cover, inspection cover
sewer, sewage pipe, drainage channel, wastewater line
storm drain, gully, rainwater inlet, stormwater drain
rainwater harvesting, rain barrel, rainwater collection, rainwater tank
gray water, grey water, greywater reuse, domestic wastewater
septic tank, cesspool, cesspit
sewage pump, effluent pump, wastewater pump
drain, floor drain, drain trap, outlet drain
smelly drain, odor trap, siphon trap, stench trap
clogged drain, drain blockage, blocked pipe, pipe obstruction
hair catcher, drain strainer, sink strainer
faucet, water tap, mixer tap, spigot
single lever mixer, mixing faucet, mixer valve
touchless faucet, sensor tap, automatic faucet, non-contact faucet
aerator for faucet, jet regulator, flow regulator for tap, water-saving nozzle
dripping faucet, leaking tap, tap drip
save water, water saving, water conservation, reduce water consumption
hydrant, fire hydrant, water hydrant
water pipe burst, burst pipe, pipe rupture, water leak detection
frozen pipe, pipe freezing, freeze burst, pipe anti-freeze
water well, well drilling, groundwater well
get water from air, atmospheric water generator, moisture harvesting, air water generation
water supply, water distribution, water main
water meter, water flow meter, consumption meter
prefabricated house, modular building, prefab, modular house
tiny house, mobile house, container house, portable building
tent building, air-supported structure, inflatable building
shed, garden house, outbuilding
garage, carport, car shelter
parking garage, car park, parking structure, mechanical parking
parking space, parking lot, parking bay
skyscraper, high-rise building, tall building
earthquake-proof, seismic isolation, earthquake resistant, base isolation, seismic damper
earthquake, seismic, tremor, quake
wind load, storm-proof, hurricane protection, storm resistance
steel structure, steel frame, steel skeleton
beam, girder, joist, i-beam
column, pillar, post, strut
truss, space frame, lattice girder, framework
beam-column joint, beam to column connection, node connection
mortar, cement mortar, masonry mortar
reinforced concrete, ferroconcrete, steel concrete
precast concrete, prefabricated concrete, precast element
rebar, reinforcing bar, reinforcement steel, reinforcing steel
tie rebar, rebar tying, reinforcing bar binding machine
prestressed, pretensioned, post-tensioned, tendon
concrete crack, crack in wall, cracking of concrete
concrete vibrator, concrete compaction, poker vibrator
self-healing concrete, crack self-repair
concrete pump, concrete placing boom, concrete delivery
concrete 3d printing, printed house, additive construction
troweling, concrete finishing, power trowel, screeding
brick laying, bricklaying, masonry robot, brick laying machine
masonry, brickwork, block wall
hollow block, hollow brick, cavity block
plaster, stucco, render, plastering
drywall, plasterboard, gypsum board, wallboard
drywall finishing, joint compound, drywall taping
partition wall, dividing wall, room divider, partition screen
curtain wall, facade, glass facade, cladding
sandwich panel, composite panel, insulated panel
thermal insulation, heat insulation, lagging, thermal barrier
insulation board, insulating panel, foam board, rock wool board
vacuum insulation panel, vacuum insulating panel, vacuum insulator
thermal bridge, cold bridge, heat bridge
damp wall, rising damp, moisture in masonry
waterproofing, waterproof membrane, damp-proof, sealing sheet
basement, cellar, underground room
roof, roofing, roof covering
roof tile, roofing tile, shingle, roof shingle
leaking roof, roof leakage, roof waterproofing
roof truss, rafter, roof beam
skylight, roof window, roof light, dormer
gutter, rain gutter, eaves gutter, roof gutter
gutter guard, leaf guard, gutter screen
gutter cleaning, leaf removal from gutter
downspout, downpipe, rainwater pipe
solar roof, photovoltaic tile, solar shingle, building integrated photovoltaics
solar panel mount, photovoltaic bracket, solar module mounting
follow the sun, solar tracker, sun tracking
suspended ceiling, false ceiling, dropped ceiling
floor, flooring, floor panel, floor board
raised floor, access floor, double floor
underfloor heating, floor heating, heated floor, radiant floor
squeaky floor, floor creaking, creaking
footstep noise, impact sound, floor impact noise
laminate flooring, click floor, locking floor panel
skirting board, baseboard, plinth strip
stairs, staircase, stairway, steps
step edge, stair nosing, tread edge
ramp, inclined access, sloping way
balcony, terrace, deck, patio
balustrade, balcony railing, parapet, glass railing
scaffold, scaffolding, staging
climbing formwork, self-climbing platform, climbing scaffold
safety net, fall protection net, catch net
fall from height, fall protection, fall arrest
ladder, step ladder, extension ladder, rung ladder
ladder slips, ladder stabilizer, ladder leveler
demolish, demolition, tear down, wrecking
soundproof, sound insulation, acoustic insulation, noise insulation
sound absorption, sound absorber, acoustic panel, acoustic absorber
echo in room, reverberation, room acoustics
fence, fencing, railing, barrier
fence panel, fence board, picket
gate, gateway, swing gate, driveway gate
turnstile, access gate, entrance barrier, pedestrian gate
parking barrier, barrier gate, boom gate
swimming pool construction, pool basin, swimming basin
shelter, bunker, refuge, safe room
tomb, grave, burial vault, sepulchre
coffin, casket, burial container
urn, cremation urn, ash container
cremation, crematory, incinerate corpse
telephone booth, kiosk, cabin
stage, platform, podium
tiered seating, telescopic grandstand, spectator stand
fireplace, hearth, chimney stove
window, window unit, glazing unit
window frame, sash, casement, window sash
double glazing, insulating glass, double pane, multi-pane glazing
smart glass, switchable glazing, electrochromic window, dimmable glass
tinted window, window film, sun protection film
sliding window, sash window, horizontal sliding sash
tilt-and-turn window, turn-tilt fitting, turn-tilt window
window handle, casement fastener, window latch
window opener, window actuator, automatic window opening
drafty window, air infiltration, air tightness of window, weatherproof seal
window sill, windowsill, window ledge
security bars, window grille, burglar bars
shutter, roller shutter, rolling shutter, window shutter
roller blind, roller shade, window shade
venetian blind, slat blind, louver blind, slatted blind
cordless blind, child-safe blind, motorized shade
curtain rail, curtain rod, curtain track
motorized curtain, electric curtain, curtain opening device
awning, sunblind, sunshade, sun protection
louver, louvre, slat, shutter blade
door, door leaf, door panel, door wing
door frame, jamb, door casing, doorframe
door threshold, door sill, doorsill
sliding door, slide door, pocket door
revolving door, rotating door, carousel door
folding door, bifold door, accordion door
swing door, hinged door, pivot door
garage door, overhead door, sectional door, up-and-over door
rolling door, roll-up door, rapid roll door, high-speed door
automatic door, door operator, powered door, door drive
door closer, door check, self-closing door
doorstop, door stopper, door holder, hold-open device
door hinge, hinge, butt hinge
finger trapped in door, finger pinch, pinch protection, anti-pinch
fire door, fire-resistant door, fire protection closure
screen door, fly door, insect screen door
draft stopper, door bottom seal, draught excluder
doorbell, door chime, entrance bell
door viewer, peephole, door eye
door handle, doorknob, door knob, handle set
door chain, door guard, security chain
lock, door lock, locking device > padlock, cylinder lock, mortise lock, combination lock
padlock, shackle lock, hanging lock
lock cylinder, cylinder lock, plug cylinder
deadbolt, dead bolt, lock bolt, latch bolt
strike plate, striker, strike, keeper
latch, catch, bolt, door catch
combination lock, code lock, number lock
electronic lock, smart lock, electric lock, digital lock
fingerprint lock, biometric lock
key, lock key, physical key
key copying, key cutting, key duplication
lock picking, picklock, lockpick, unauthorized opening of lock
bump key, anti-picking, anti-bumping
master key, masterkey system, locking system
locked out, lock-out, forgotten key
panic bar, panic exit device, crash bar, emergency exit
handcuffs, manacle, restraint cuffs
safe, strongbox, vault, strong room
night safe, cash box, money box
piggy bank, coin bank, savings box
car door lock, vehicle door latch, motor vehicle lock
drilling rig, drill rig, well drilling machine
oil well, borehole, wellbore, well bore
drill string, drill pipe, drill rod, drill stem
drill bit, rock bit, drag bit, roller cone bit, pdc bit
rock drill, rock drilling, percussive drilling, down-the-hole hammer
drilling mud, drilling fluid, mud
cuttings, drill cuttings, debris from drilling
stuck drill pipe, pipe sticking, jammed drill string, sticking of drill
fishing tool, retrieve lost tool, downhole fishing
blowout, blow-out, well kick, gas kick
blowout preventer, bop, well control
lost circulation, mud loss, leak into formation
casing, well casing, liner, casing string
well cementing, cementing, annulus cement
packer, downhole seal, bridge plug
fracking, hydraulic fracturing, fracture stimulation, well fracturing
proppant, propping agent, fracturing sand
perforating gun, well perforation, shaped charge
horizontal drilling, directional drilling, deviated well
drill under a road, trenchless, horizontal directional drilling, pipe jacking
measure while drilling, mwd, logging while drilling, lwd
well logging, downhole measurement, borehole logging
wellhead, christmas tree, production tree
sucker rod pump, pumpjack, beam pump, walking beam
electric submersible pump, submersible motor pump, downhole pump
gas lift, artificial lift, oil lifting
enhanced oil recovery, eor, oil displacement, water flooding
heavy oil, bitumen recovery, steam injection, sagd
sand control, sand screen, gravel pack
gas hydrate, methane hydrate, natural gas hydrate
geothermal well, geothermal energy, earth heat, ground heat
core sample, coring, core barrel, core drilling
plug a well, well abandonment, plug and abandon
mine, mining, colliery, pit
coal mine, coal mining, underground coal
mining machine, coal cutter, shearer, longwall shearer
open pit mine, opencast, surface mining, strip mining
deep sea mining, seabed mining, nodule collector, seafloor mining
mine roof support, hydraulic support, powered support, roof bolting
mine tunnel, roadway, gallery, drift
tunnel boring machine, tbm, shield machine, shield tunneling
roadheader, heading machine, tunneling machine
tunnel lining, tunnel segment, segment ring
tunnel collapse, roof fall, cave-in, caving
blasting, explosive charge, blast hole, shot firing
rock burst, rockburst, coal bump
firedamp, mine gas, methane drainage, gas drainage
mine ventilation, air door, ventilation of mines
mine rescue, refuge chamber, trapped miners
goaf, gob, mined-out area
engine, internal combustion engine, combustion engine, motor
diesel engine, compression ignition engine
gasoline engine, petrol engine, spark ignition engine, otto engine
two-stroke engine, two-cycle engine
four-stroke engine, four-cycle engine
rotary engine, wankel engine, rotary piston engine
free piston engine, linear engine, free-piston
stirling engine, hot gas engine, external combustion engine
steam engine, steam machine, reciprocating steam engine
steam turbine, vapor turbine
gas turbine, turbine engine, combustion turbine
jet engine, aero engine, aircraft engine > turbojet, turbofan
air-breathing engine > ramjet, scramjet, pulse jet
waste heat recovery, organic rankine cycle, orc, use of exhaust heat
hydrogen engine, hydrogen combustion
cylinder head, engine head
cylinder liner, cylinder sleeve, cylinder bore
engine block, cylinder block, crankcase
crankshaft, crank shaft, crank
connecting rod, conrod, con-rod
camshaft, cam shaft, valve timing shaft
valve train, valve gear, valve drive
variable valve timing, vvt, cam phaser, camshaft adjuster
camshaft drive, timing drive > timing belt, timing chain
intake valve, inlet valve
piston ring, oil ring, compression ring
oil consumption, blow-by, oil leakage past piston
crankcase ventilation, blow-by gas
oil pan, oil sump, oil tray
oil pump, lubricating pump, lubricant pump
oil filter, lubricant filter
oil change, lubricant replacement, oil replacement
oil level, dipstick, oil gauge
engine overheating, coolant overheating, engine cooling
radiator, heat exchanger of vehicle, cooler
thermostat, coolant thermostat, thermostatic valve
water pump, coolant pump
fan clutch, cooling fan, radiator fan
air filter, air cleaner, intake air filter
intake manifold, suction manifold, inlet manifold
throttle, throttle valve, throttle flap
turbocharger, turbo charger, exhaust gas turbocharger
supercharger, compressor charger, mechanical charger
turbo lag, boost delay, response delay of turbocharger
intercooler, charge air cooler
exhaust gas recirculation, egr
carburetor, carburettor, fuel-air mixing
fuel injection, injector, fuel injector, injection nozzle
common rail, fuel rail, high-pressure rail
fuel pump, high-pressure fuel pump
fuel filter, fuel-water separator
evaporative emission, canister purge, fuel vapor canister
spark plug, ignition plug, sparking plug
ignition coil, ignition device, ignition system
glow plug, heater plug, preheating plug
knocking, engine knock, pinging, detonation in engine
misfire, misfiring, ignition failure
engine stalls, engine stall, stalling
won't start, starting failure, cold start, start difficulty
starter motor, cranking motor, engine starter
recoil starter, pull starter, rope starter
start-stop, idle stop, idling stop, automatic engine stop
idling, idle running, idle speed
exhaust pipe, tail pipe, exhaust system
muffler, silencer, exhaust silencer
catalytic converter, exhaust catalyst, three-way catalyst
particulate filter, dpf, soot filter, particle filter
nox reduction, selective catalytic reduction, denox, denitration
urea solution, diesel exhaust fluid, aqueous urea
black smoke, soot, particulate emission
car emissions, exhaust emission, pollutant emission, tailpipe emission
combustion chamber, combustor, burning chamber
turbine blade, rotor blade, bucket, vane
film cooling, blade cooling, cooling hole
labyrinth seal, honeycomb seal, abradable seal
tip clearance, blade tip gap, running clearance
compressor stall, surge, surging
thrust reverser, reverse thrust
afterburner, reheat, augmentor
wind turbine, windmill, wind power plant, wind generator
wind turbine blade, wind power blade, wind blade
nacelle, gondola, machine house
blade pitch, pitch control, blade angle adjustment
vertical axis wind turbine > darrieus, savonius
wind turbine tower, tower segment
hydropower, hydroelectric, water power, hydraulic power plant
water turbine, hydraulic turbine, water wheel > francis turbine, kaplan turbine, pelton turbine
tidal power, tidal turbine, tidal stream, ocean current power
wave power, wave energy converter, ocean wave energy
pumped storage, pumped hydro, pumped-storage power plant
flywheel, inertia wheel, kinetic energy storage
energy from footsteps, energy harvesting, power harvesting
perpetual motion, gravity motor, over-unity machine
hydraulic motor, hydromotor, fluid pressure motor
air motor, pneumatic motor, compressed air motor
artificial muscle, muscle-like actuator > mckibben actuator, electroactive polymer actuator
thermal actuator, heat-driven actuator > wax motor, bimetal actuator, memory alloy actuator
pump, fluid pump, liquid pump > centrifugal pump, gear pump, diaphragm pump, peristaltic pump
centrifugal pump, rotodynamic pump, impeller pump
gear pump, toothed wheel pump, internal gear pump, gerotor
diaphragm pump, membrane pump
peristaltic pump, hose pump, roller pump, tube pump
piston pump, plunger pump, reciprocating pump
vane pump, vane cell pump, sliding vane pump
screw pump, progressive cavity pump, eccentric screw pump
jet pump, ejector, eductor
hand pump, manual pump, foot pump
bicycle pump, air pump, inflator
submersible pump, submerged pump, well pump
vacuum pump, evacuation pump, turbomolecular pump
micropump, micro pump, piezo pump, piezoelectric pump
magnetic drive pump, canned motor pump, sealless pump
pump runs dry, dry running, dry-run protection
priming, self-priming, prime the pump
impeller, pump wheel, runner
volute, spiral casing, scroll housing
water hammer, pressure surge, pressure shock
pump pulsation, pressure ripple, pulsation damping
compressor, air compressor, gas compressor > scroll compressor, screw compressor, rotary compressor
scroll compressor, spiral compressor, orbiting scroll
screw compressor, twin screw, screw rotor
reciprocating compressor, piston compressor
rotary compressor, rolling piston compressor
compressed air, pressurized air, pneumatic pressure
fan, ventilator, blower, air mover
electric fan, table fan, desk fan, pedestal fan
ceiling fan, overhead fan
bladeless fan, air multiplier, fan without blades
handheld fan, portable fan, neck fan, personal fan
axial fan, axial flow fan, propeller fan
centrifugal fan, radial fan, radial blower
cross-flow fan, tangential fan, crossflow fan
fan noise, blade passing noise, blower noise
hydraulic cylinder, fluid cylinder, ram, hydraulic actuator
pneumatic cylinder, air cylinder, pneumatic actuator
piston rod, plunger rod, cylinder rod
pressure accumulator, hydraulic accumulator, accumulator
directional valve, spool valve, directional control valve
hydraulic system, hydraulic circuit, hydraulic drive
hydraulic oil, pressure fluid, working fluid
oil leakage, hydraulic leak, fluid loss
electrohydraulic, electro-hydraulic actuator, eha
screw, threaded fastener, bolt > self-tapping screw, wood screw, machine screw
self-tapping screw, thread-forming screw, self-drilling screw
nut, threaded nut, lock nut, screw nut
lock washer, spring washer, locking washer
screw works loose, loosening of bolt, loosening prevention, self-loosening
comes loose, works loose, loosen, unintentional loosening, detach by itself
anti-loosening, loosening prevention, lock nut, thread locking
captive screw, captive fastener, loss-proof screw
eye bolt, eyebolt, lifting eye
wing nut, thumb nut, butterfly nut
rivet nut, insert nut, blind rivet nut
threaded insert, screw insert, wire thread insert
wall plug, dowel, expansion anchor, wall anchor
chemical anchor, injection anchor, adhesive anchor
toggle bolt, hollow wall anchor, cavity fixing
cotter pin, split pin, linchpin
circlip, retaining ring, snap ring, securing ring
snap fit, snap-fit, click fit, snap-in, latching connection
clip, spring clip, fastening clip
push-in fastener, plastic rivet, fir tree fastener
cable tie, zip tie, tie wrap, bundling tie
cable clamp, cable clip, wire clip
hose clamp, hose clip, pipe clamp, band clamp
quick release, quick-release fastener, fast detachment, quick disconnect
quarter-turn fastener, bayonet, bayonet coupling, bayonet lock
press fit, interference fit, force fit, shrink fit
form fit, positive locking, form-locking, positive fit
friction fit, frictional locking, force-locking, friction lock
telescopic, telescoping, extensible tube, telescope tube
telescopic pole, telescopic rod, extension pole
clamp lever, cam lever, eccentric clamp, toggle clamp
dead center, over-center, overcenter, toggle mechanism
suction mount, suction cup holder, vacuum mount
magnetic attachment, magnet holder, magnetic mount
hook, hanger, suspension hook
bearing, rolling bearing, anti-friction bearing > ball bearing, roller bearing, needle bearing
ball bearing, deep groove bearing, ball race
roller bearing, cylindrical roller bearing, tapered roller bearing
plain bearing, sliding bearing, journal bearing, sleeve bearing
air bearing, gas bearing > aerostatic bearing, foil bearing
magnetic bearing, magnetically suspended bearing
fluid film bearing, fluid bearing > hydrostatic bearing, hydrodynamic bearing
thrust bearing, axial bearing
bearing cage, retainer, ball cage
linear guide, linear bearing, linear motion guide
bearing race, raceway, bearing ring > outer ring, inner ring
worn bearing, bearing wear, bearing damage, bearing fault
bearing seizes, seizure, galling, seizing
clutch, coupling, friction clutch, engaging device > dog clutch, electromagnetic clutch, multi-plate clutch
dual clutch transmission, dct, double-clutch gearbox
shaft coupling, flexible coupling, compensating coupling, elastic coupling
overload clutch, slip clutch, slipping clutch, torque limiter
fluid coupling, torque converter, hydrodynamic converter, hydrokinetic
viscous coupling, viscous clutch, fluid friction clutch
magnetorheological, mr fluid, magnetorheological fluid
lock-up clutch, lockup clutch, bridging clutch
clutch slips, clutch slippage, slipping clutch
hysteresis brake, magnetic particle brake, powder clutch
gearbox, transmission, gear unit, speed reducer
speed reducer, reduction gear, reducer, gear reduction
planetary gear, epicyclic gear, sun gear, planet carrier
harmonic drive, strain wave gear, wave gear, flexspline
cycloidal gear, cycloid drive, pin wheel reducer
worm gear, worm drive, worm wheel
bevel gear, conical gear, miter gear
spur gear, cylindrical gear, helical gear
rack and pinion, toothed rack, gear rack
ball screw, ball screw drive, recirculating ball screw
lead screw, leadscrew, feed screw, spindle drive, screw spindle
continuously variable transmission, cvt, stepless transmission, infinitely variable
automatic transmission, automatic gearbox, stepped automatic transmission
manual transmission, manual gearbox, stick shift
shift gears, gear change, gear shifting, gearshift
grinding gears, gear clash, synchronizer failure, shift grinding
synchronizer, synchromesh, synchronizer ring
gear stick, gear selector, shift lever, selector lever
backlash, gear play, tooth clearance, lost motion
gear whine, gear noise, meshing noise, tooth mesh noise
broken gear tooth, tooth breakage, gear damage
timing belt, toothed belt, synchronous belt, cogged belt
v-belt, vee belt, wedge belt, ribbed belt
belt pulley, pulley wheel, sheave
belt tensioner, tension pulley, idler pulley
belt slips, belt slippage, slipping belt
drive chain, roller chain, transmission chain, link chain
sprocket, chain wheel, chain ring
geneva drive, intermittent motion mechanism, indexing mechanism
cam, cam disc, eccentric, cam plate
cam follower, follower roller, tappet
linkage, link mechanism, lever mechanism, four-bar linkage
scissor mechanism, pantograph linkage, scissors linkage, lazy tong
crank mechanism, slider crank, crank drive
bowden cable, control cable, pull cable
foot pedal, treadle, foot switch, foot actuator
joystick, control stick, control lever
flywheel, balance wheel, momentum wheel
counterweight, balance mass, counterbalance
vibration damper, tuned mass damper, dynamic damper, absorber
torsional vibration damper, dual mass flywheel, torsion damper
engine mount, vibration isolator, elastic mount, rubber mount
spring, resilient element, spring member > coil spring, leaf spring, torsion spring, gas spring
coil spring, helical spring, compression spring
leaf spring, flat spring, plate spring
gas spring, gas strut, gas-filled spring, air spring
disc spring, belleville spring, cup spring
torsion spring, spiral spring, clock spring
constant force spring, roll spring, negator spring
hydraulic shock absorber, hydraulic damper, oil damper
seal leak, seal failure, leaking seal, sealing failure
shaft seal, mechanical seal, rotary seal, lip seal
o-ring, ring seal, annular seal, toroidal seal
piston seal, rod seal, reciprocating seal
stuffing box, gland packing, packing gland
gasket, flat seal, sealing plate
bellows, corrugated tube, gaiter, boot
valve, shut-off device, shutoff, flow control device > ball valve, gate valve, butterfly valve, solenoid valve
ball valve, spherical valve, ball cock
gate valve, sluice valve, slide gate, knife gate
butterfly valve, flap valve, throttle flap, disc valve
globe valve, seat valve, poppet valve, lift valve
needle valve, metering valve, throttle needle
check valve, non-return valve, one-way valve, backflow preventer
safety valve, pressure relief valve, overpressure valve, relief valve
pressure reducer, pressure regulator, pressure reducing valve
solenoid valve, electromagnetic valve, electromagnetically operated valve
rotary valve, plug valve, rotary slide valve
pinch valve, hose valve, squeeze valve
duckbill valve, slit valve, duck-bill
float valve, float-operated valve, ball cock, level valve
thermostatic valve, radiator valve, thermostatic radiator valve
shut-off valve, stop valve, isolating valve, cutoff valve
multi-way valve, changeover valve, selector valve, diverter valve
vent valve, bleed valve, air release valve, purge valve
steam trap, condensate drain, condensate trap
proportional valve, control valve, regulating valve
valve seat, valve body seating, sealing seat
leaking valve, valve leakage, valve tightness
valve stuck, valve sticking, seized valve
backflow, reverse flow, flow back, return flow
overflow, spillover, run over, flood over
overpressure, excess pressure, excessive pressure, pressure buildup
negative pressure, vacuum, underpressure, suction pressure, subatmospheric pressure
suck, suction, aspirate, draw in
blow out, expel air, blow off
inflate, blow up, pump up, fill with air
deflate, let air out, vent air, air discharge
pipe, tube, duct, conduit, pipeline
pipe joint, pipe coupling, pipe fitting, pipe connection
push-fit fitting, push-in fitting, plug-in connector for tubes, push-to-connect
compression fitting, cutting ring, ferrule fitting
press fitting, crimped fitting, pressed pipe connection
elbow, pipe bend, angled fitting
tee, t-piece, branch pipe, branching fitting
flange joint, flanged connection, pipe flange
pipe hanger, pipe clamp, pipe support, pipe bracket
hose coupling, quick coupling, hose connector
swivel joint, rotary joint, rotary union, rotary feedthrough
expansion joint, compensator, expansion bellows
kinked hose, hose kinking, kink protection, kink-resistant
hose burst, hose rupture, hose breakage
pipeline, long-distance pipe, transport line
pipe leak, pipeline leak, leak detection
pipe lining, pipe relining, trenchless rehabilitation, cured-in-place
pipe inspection robot, in-pipe robot, pipe crawler, pipe pig
double-walled, double-wall, twin-walled, jacketed
corrugated pipe, ribbed pipe, bellows tube
insulated pipe, lagging, pipe insulation
gas cylinder, gas bottle, compressed gas cylinder, pressure vessel
hydrogen tank, hydrogen storage, high-pressure tank, hydrogen cylinder
liquefied gas > lng, lpg, liquid nitrogen
gas tank, gasholder, gas storage tank
tank ship for gas, lng carrier, membrane tank
boil-off gas, bog, evaporation gas
lubricator, grease gun, oiler, lubricating device
grease nipple, grease fitting, lubrication nipple
lubrication, oiling, greasing
dry lubricant, solid lubricant, molybdenum disulfide, graphite lubricant
machine frame, bed, machine stand, pedestal
tripod, three-legged stand
pole mount, mast, support column
ball head, pan head, tilt head, tripod head
selfie stick, camera pole, self-timer stick
gimbal, stabilizer, camera stabilization, pan-tilt
monitor arm, display arm, balanced arm, support arm
tv mount, television wall bracket, display wall mount
light bulb, lamp, incandescent lamp, light source
led lamp, led light, light-emitting diode lamp, solid state lighting
light fixture, luminaire, lamp body, lighting fixture
ceiling lamp, ceiling light, downlight, recessed light
chandelier, pendant lamp, hanging lamp
desk lamp, table lamp, reading light, task lamp
floor lamp, standard lamp, standing lamp
night light, nightlight, sleep lamp
street lamp, street light, street lighting, road lamp
garden light, landscape lamp, lawn lamp
solar lamp, solar light, solar-powered lamp
flashlight, electric torch, hand lamp, pocket lamp
headlamp for running, head torch, head lamp
work light, inspection lamp, portable floodlight
emergency light, emergency lighting, exit light
searchlight, spotlight, floodlight, projector lamp
stage light, theater lighting, moving head, stage lamp
light strip, led strip, flexible light, light tape
neon light, neon tube, neon lamp
fluorescent lamp, fluorescent tube, low-pressure discharge lamp
lampshade, lamp shade, light shade
reflector, lamp reflector, light-reflecting cup
light diffuser, diffusion plate, light scattering cover
light guide plate, light guide, backlight plate
dimmer, dimming, brightness adjustment, light control
motion-activated light, motion sensor light, presence-controlled lighting
flicker, flickering, stroboscopic
lamp heat sink, led cooling, heat dissipation of lamp
lamp holder, lamp socket, bulb socket
oil lamp, lantern, kerosene lamp
glow stick, chemiluminescent, light stick
uv lamp, ultraviolet lamp, germicidal lamp
laser pointer, laser lamp, laser lighting
burner, combustion device, firing system > gas burner, oil burner, pulverized coal burner
boiler, steam generator, steam boiler
hot water boiler, water heater, heating boiler
water heater, hot water tank, boiler for hot water > instantaneous water heater, heat pump water heater, solar water heater
instantaneous water heater, tankless water heater, flow heater, continuous flow heater
wait for hot water, hot water circulation, instant hot water
scald protection, anti-scald, scalding prevention
solar water heater, solar thermal collector, solar collector
concentrate sunlight, solar concentrator, heliostat, parabolic trough
pilot flame, pilot burner, ignition flame
flame goes out, flame failure, flameout, flame monitoring
burns too rich, air-fuel ratio, mixture control, excess air
incinerator, waste incineration, refuse burning, combustion of waste
grate, fire grate, combustion grate
ash, ash removal, clinker, bottom ash
fly ash, flue dust, flue ash
soot, carbon deposit, sooting
chimney, smokestack, flue, stack
chimney sweep, flue cleaning, chimney cleaning
wood stove, wood-burning stove, log burner
pellet stove, pellet burner, biomass stove
biomass, wood pellet, plant fuel
carbon monoxide poisoning, co alarm, carbon monoxide detector
central heating, heating system, space heating
radiator, heating body, room radiator
space heater, room heater, electric heater, convector
infrared heater, radiant heater, heat lamp
patio heater, outdoor heater, terrace heater
fan heater, hot air blower, warm air heater
heat gun, hot air gun, hot-air blower
heat pump, thermal pump, reversible refrigeration cycle
ground source heat pump, geothermal heat pump, ground collector
thermostat, temperature controller, room thermostat
air conditioner, air-conditioning unit, split air conditioner
portable air conditioner, mobile air conditioner, spot cooler
evaporative cooler, swamp cooler, cooling by evaporation
ventilation, air exchange, fresh air supply, airing
stale air, stuffy, poor air quality, indoor air pollution
heat recovery ventilation, energy recovery ventilator, enthalpy exchanger
air duct, ventilation duct, air conduit
air outlet, diffuser, grille, air register
draft, cold draft, draught, direct blowing on person
air purifier, air cleaner, air purification, air cleaning
humidifier, air moistener, air humidification
dry air, low humidity, humidification
refrigerator, fridge, cold storage, cooling appliance
freezer, deep freezer, chest freezer
fridge door, refrigerator door, door gasket of refrigerator
refrigerator shelf, fridge drawer, crisper, vegetable compartment
frost in freezer, frosting, frost buildup, frost formation
defrost, defrosting, thawing evaporator
cooling without compressor, solid-state cooling > thermoelectric cooling, magnetic refrigeration, elastocaloric cooling
peltier element, thermoelectric cooler, thermoelectric module
refrigerant, cooling medium, coolant gas
refrigerant leak, refrigerant leakage, coolant loss
evaporator, cooling coil, vaporizer
condenser, liquefier, heat rejecting exchanger
expansion valve, throttling device, capillary tube
absorption refrigerator, absorption chiller, absorption refrigeration
radiative cooling, sky cooling, passive cooling
cryocooler, cryogenic refrigerator, pulse tube
liquefy gas, gas liquefaction, air separation
cold storage room, cold room, walk-in cooler, refrigerated warehouse
reefer, refrigerated container, refrigerated truck
blast chiller, quick freezing, flash freezing, shock freezer
supercooling, supercooled, subcooled
thaw, thawing, defrost food, unfreeze
dryer, drying apparatus, dehydrator, desiccator
grain dryer, grain drying, crop dryer
fruit dryer, food dehydrator, drying food
oven, kiln, furnace > rotary kiln, muffle furnace, tunnel kiln
rotary kiln, rotary tube furnace, rotary drum furnace
crucible, melting pot, melting crucible
refractory, furnace lining, fire brick, firebrick
heat exchanger, heat transfer device, recuperator > plate heat exchanger, shell and tube, finned tube
plate heat exchanger, plate exchanger, plate-type exchanger
shell and tube, tube bundle exchanger, tubular heat exchanger
cooling fin, heat radiating fin, heat dissipating fin
heat sink, heatsink, radiator, heat dissipator
heat pipe, vapor chamber, thermosiphon
store heat, thermal storage, heat accumulator, heat storage, thermal energy storage
phase change material, latent heat storage
ice storage, cold storage tank, cold accumulator
cooling tower, evaporative condenser, water cooling tower
scaling in exchanger, fouling, heat exchanger fouling, encrustation
handgun, sidearm > pistol, revolver
rifle, long gun, carbine, musket
machine gun, automatic weapon, submachine gun
shotgun, smoothbore, scattergun
air gun, air rifle, pneumatic gun, airsoft gun
paintball, paintball gun, paintball marker
gun barrel, weapon barrel, barrel of firearm
magazine, ammunition magazine, cartridge magazine
gun stock, buttstock, rifle stock
recoil, kick of gun, recoil reduction, muzzle brake
silencer, suppressor, muzzle silencer
gun sight, rifle scope, riflescope, telescopic sight, aiming device
laser sight, aiming laser, red dot sight
night scope, night vision sight, thermal sight
gun safety, safety catch, trigger lock, firearm safety
smart gun, authorized user firearm, user-recognition weapon
gun jam, feeding malfunction, weapon stoppage
clean a gun, bore cleaner, barrel cleaning
bullet, projectile, slug
cartridge case, shell casing, cartridge shell
shotgun shell, shot cartridge, shotshell
primer, percussion cap, igniter
gunpowder, propellant powder, propelling charge, black powder
rubber bullet, non-lethal projectile, less-lethal ammunition
stun gun, electroshock weapon, conducted energy weapon, taser
pepper spray, tear gas, irritant spray
hand grenade, grenade, throwing grenade
grenade launcher, mortar
cannon, artillery, howitzer, gun
missile, guided missile, rocket missile
homing, target seeking, seeker head
missile defense, missile interception, interceptor
mine, land mine, anti-personnel mine
mine clearing, demining, mine detection
bomb disposal, explosive ordnance disposal, eod, defuse
detonator, blasting cap, initiator, igniter
fuse, fuze, ignition fuse, proximity fuze
shaped charge, hollow charge, explosively formed penetrator
explosive, explosive charge, blasting agent
blast protection, blast-resistant, explosion-proof, blast mitigation
armor plate, armour, ballistic panel, ceramic armor
bulletproof glass, bullet-resistant glazing, armored glass
riot shield, ballistic shield, protective shield
edged weapon, bladed weapon > sword, saber, bayonet, dagger
camouflage, concealment, stealth, low observable
smoke screen, smoke grenade, obscurant
shooting range, target range, rifle range
target, shooting target, practice target
clay pigeon, skeet, trap shooting
laser weapon, directed energy weapon, high-energy laser
railgun, electromagnetic gun, rail gun, coil gun
get stuck, jam, seize, bind, block
gets caught, snag, entangle, become hooked
wedge in, jam in, become wedged, pinch
comes off, detach, become detached, drop off, separate
fall off, drop off, detach, come away
fall out, drop out, slip out, fall-out
falls apart, disintegrate, break up, come apart
slip off, slide off, slip down, come off
slip out of hand, anti-slip grip, non-slip handle
won't slip, non-slip, anti-slip, slip-resistant, skid-proof
wobble, runout, eccentricity, unbalance
wobbly, unstable, unsteady, shaky, rickety
sway, swing, rock, oscillate
shaking, trembling, vibration, jitter, quivering
vibrate, quiver, shudder, judder
jerky, jerking, jolt, bucking
jump back, rebound, bounce, spring back
bounce, rebound, recoil
snap back, spring back, return resiliently, resile
snap shut, snap closed, close abruptly
slam, slamming, bang shut, hard closing
close gently, soft-close, damped closing, cushioned closing
sag, droop, hang down, deflect, bow
bend under load, deflection, flexure, sagging
bends without breaking, flexible, ductile, pliable, bendable
breaks easily, brittle, fragile, frangible
snap off, break off, shear off, fracture
break point, predetermined breaking point, frangible portion, weak point
hard to break, unbreakable, shatterproof, break-resistant, shatter-resistant
shatter, splinter, fragment, break into pieces
crumble, disintegrate, friable
dent, dented, indentation, depression
scratch, scratching, scuff, score mark
scratch-proof, scratch-resistant, abrasion-resistant, mar resistant
wear out, abrade, erode
worn out, deteriorated, worn, end of life
lasts long, durable, long-lasting, long service life, longevity
sturdy, robust, stable, solid
strong, high-strength, high strength
tough, high toughness, impact-resistant
flimsy, weak, low rigidity, insufficient strength
stiffen, reinforce, strengthen, stiffening
make stronger, reinforce, strengthen, toughen
limp, slack, flaccid, loose
crooked, skewed, slanted, oblique, misaligned
out of line, misaligned, misalignment, offset, alignment error
line up, align, aligned, registration
straighten, align, level, true
level, horizontal, leveling, even out
lopsided, asymmetrical, unbalanced, one-sided
off-center, eccentric, off-centre, decentered
centered, concentric, coaxial, central
twisted, torsion, contorted, twist
twist, torque, rotate, wring
tangle, entangle, snarl, knot up
untangle, disentangle, detangle
kink, buckle, fold over, crimp
buckle, collapse, cave in, give way
collapse, fall in, crumple
folds flat, collapsible, foldable, flat-folding, fold-flat
folds away, stowable, fold-away, retractable
folds up small, compact folding, space-saving, collapsible
takes up little room, space-saving, compact, small footprint
occupies much space, bulky, large footprint, cumbersome
bulky, voluminous, unwieldy
easy to carry, portable, transportable, carriable
carry, transport, convey, haul, tote
carry around, wearable, portable, take along
shove, push, thrust
lift up, raise, elevate, jack up
lower, let down, descend, bring down
drop, fall, let fall, release
throw, hurl, toss, launch, catapult
catch, capture, intercept, trap
grab, grip, grasp, seize, clutch
hold tight, grip firmly, clamp, firmly hold
hold in place, fix, secure, retain, immobilize
let go, release, disengage
hang up, suspend, hook up
lean against, abut, rest against, bear against
sit on, rest on, seated on
stand up, erect, set upright
lie down, recline, lay flat
tip, tilt, incline, pivot
tip out, dump, empty by tilting
turn over, flip, invert, overturn, turn upside down
turn around, reverse, rotate by 180 degrees
roll up, wind up, coil up, reel in
roll out, unroll, unwind, pay out
unfold, open out, deploy, spread out
fold, collapse, bend over
fold in half, double over, fold in two
open up, unlock, uncover, open
pry open, lever open, force open
shut, close, closed
plug a hole, seal, stop up, plug
cover up, cover, conceal, mask
take off lid, uncap, open cover
put on, don, attach, wear
take off, remove, doff, detach
put in, insert, load, introduce
take out, remove, extract, withdraw
pull out, extract, draw out, withdraw
push in, insert, press in, plug in
screw in, thread in, screw on, threadedly engage
unscrew, screw off, unthread
hammer in, drive in, pound
clip on, snap on, clip-on, snap-on
slip on, slide on, sleeve on
strap on, buckle, belt on
lock up, lock, secure against theft
tie down, lash, secure, strap down
tie up, bind, bundle
wrap around, wind around, encircle, wrap
squeeze out, press out, expel, extrude
suck up, vacuum up, aspirate, suction
soak up, absorb, take up liquid, imbibe
wipe off, wipe away, wiping
scrape off, scrape, strip off
wash away, rinse away, flush out, wash off
shake off, shake out, dislodge by vibration
knock over, tip over, topple
knock out, eject, dislodge
knock, tap, strike, rap
beat, strike, pound, hammer
rub, friction, rub against, chafe
rub off, abrade, wear off
chafe, chafing, rubbing, friction against skin
grind down, abrade, pulverize, wear down
crush, squash, flatten, compress
flatten, level, press flat
squash, crush, squeeze, deform
spread, distribute, apply
spread evenly, even distribution, uniform distribution
scatter, disperse, strew, distribute
pile up, stack, accumulate, heap up
build up, accumulate, deposit, buildup
pick up, lift, grasp, take up
pick up from ground, ground pickup, collecting device, gather
gather, collect, accumulate
put together, assemble, join
take apart, disassemble, dismantle, demount, strip down
no tools needed, tool-free, toolless, tool-less, without tools
one-handed, single-handed, one-hand operation, operable with one hand
hands-free, without using hands, handsfree
foot-operated, pedal-operated, foot-actuated
voice-controlled, voice-operated, speech-controlled
goes by itself, automatic, self-acting, autonomous
closes by itself, self-closing, automatic closing
opens by itself, automatic opening, self-opening
winds itself, self-winding, automatic rewinding
cleans itself, self-cleaning, automatic cleaning
heals itself, self-healing, self-repairing
sharpens itself, self-sharpening
levels itself, self-leveling, self-levelling
aligns itself, self-aligning, self-centering, self-centring
locks itself, self-locking, automatic locking
adjusts itself, self-adjusting, automatic adjustment
sticks by itself, self-adhesive, self-sticking
stands by itself, self-standing, free-standing, freestanding
extinguishes itself, self-extinguishing, flame retardant
drains itself, self-draining, automatic drainage
supports itself, self-supporting
inflates itself, self-inflating, automatic inflation
moves by itself, self-propelled, self-moving
lubricates itself, self-lubricating, oilless, maintenance-free lubrication
watertight, leak-proof, leakproof, liquid-tight
airtight, hermetic, gas-tight, hermetically sealed
dustproof, dust-proof, dust-tight
splash-proof, splashproof, drip-proof, spray protected
spill-proof, spillproof, non-spill, anti-spill
spill, slop, overflow, splash out
splash, splatter, spatter, splashing
drip, dribble, trickle, dropping
gush, spurt, squirt, jet out
ooze, seep, exude, bleed
soak, impregnate, steep, saturate
soggy, sodden, waterlogged, soaked
leaks, leaking, leaky, not tight
evaporate, dry up, dry out
steamed up, fogged, misted, condensation on surface
freeze solid, freeze up, icing, freezing
frozen shut, frozen lock, ice blockage
melts, melt, liquefy, fuse
burns out, burn-out, burnout, fail by overheating
runs hot, overheating, heats up, excessive heat
red-hot, glowing, incandescent
burn fingers, scald, burn protection, touch protection from heat
too hot to touch, heat-insulated handle, cool touch
heatproof, heat-resistant, high-temperature resistant, thermostable
cold-resistant, low-temperature resistant, frost-resistant
weatherproof, weather-resistant, weathering resistance
sun damage, uv degradation, light aging, photodegradation
yellowing, yellow discoloration, discolouration
fireproof, fire-resistant, incombustible, non-flammable
flammable, combustible, inflammable
rust-free, rustproof, corrosion-resistant, stainless
rotten, decayed, putrid
mouldy, moldy, mildewed, fungal growth
smelly, malodorous, bad smell, foul odor, stench
dirty, soiled, contaminated, stained
gets dirty, soiling, contamination, fouling
dirt-repellent, soil-resistant, stain-resistant, antifouling
easy to clean, easy-clean, cleanable, washable
hard to reach, inaccessible, confined space
narrow space, confined space, cramped
crack between, gap, crevice, slit
squeak, creak, squeal, screech
squeaky, squeal, squeak, stick-slip noise
creak, creaking, groan
rattle, rattling, clatter, chatter
click, clicking sound, snap sound, audible click
hum, humming, buzz, buzzing
hiss, hissing, whistling, wind noise
whistle, whistling, wind whistle
bang, loud report, explosive noise, thud
rumble, rumbling, booming noise
whirr, whine, whining noise, high-pitched noise
gurgle, gurgling, bubbling noise
wind noise, aerodynamic noise, flow noise
loud, noisy, high noise
quiet, low-noise, silent, noise-reduced
noise reduction, noise suppression, sound deadening, silencing
engine noise, motor noise, operating noise
spin, rotate, whirl, revolve
spins freely, freewheel, idle, rotate freely
overrun, coast, run on, after-run
back and forth, reciprocating, to-and-fro, oscillating
up and down, vertical movement, vertically reciprocating
side to side, lateral movement, transverse movement
round and round, revolving, circulating, orbiting
in a straight line, linear, rectilinear, straight-line motion
zigzag, serpentine, meandering, zig-zag
step by step, stepwise, incremental, intermittent
smoothly, stepless, continuously variable, infinitely variable
speed up, accelerate, acceleration
slow down, decelerate, brake, slowing
too fast, overspeed, excessive speed
too slow, low speed, insufficient speed
stop suddenly, sudden stop, abrupt stop, emergency braking
come to a stop, standstill, halt, stop
run away, roll away, unintended movement, rollaway
roll away, rolling away, unintentional rolling
crawl, creep, crawling
climb, ascend, climbing
jump, leap, hop, jumping
walk, step, gait, walking
swim, float, swimming
fly, flight, flying, airborne
hover, float in air, hovering, levitate
levitate, float in the air, levitation, magnetic suspension
glide down, descend, gliding
land, touch down, landing
crash into, collide, impact, bump
bump into, collide with, run into, strike
run over, drive over, overrun
crushed between, pinch, trapping, squeezing hazard
ball-shaped, spherical, globular, ball-like
egg-shaped, ovoid, oval, elliptical
oval, elliptical, ellipse
ring-shaped, annular, toroidal
doughnut-shaped, toroidal, torus
tube-shaped, tubular, cylindrical
cone-shaped, conical, frustoconical, tapered
funnel-shaped, funnel, tapering, infundibular
pyramid-shaped, pyramidal, pyramid
box-shaped, cuboid, rectangular parallelepiped
cube-shaped, cubic, cuboid
wedge-shaped, tapered, wedge, cuneiform
bowl-shaped, concave, cup-shaped, dish-shaped
cup-shaped, bowl-like, pot-shaped
dome-shaped, domed, hemispherical, vaulted
arched, arc-shaped, bow-shaped, arcuate
horseshoe-shaped, u-shaped, c-shaped
v-shaped, chevron, vee
star-shaped, stellate, star
cross-shaped, cruciform, crosswise
t-shaped, t-section, tee-shaped
fork-shaped, forked, bifurcated, bifurcate
comb-shaped, comb-like, interdigitated
honeycomb, cellular, hexagonal cell
mushroom-shaped, mushroom head
hook-shaped, hooked, barbed
saw-tooth, serrated, sawtooth, toothed
jagged, serrated, toothed, indented
wavy, corrugated, undulating, wave-shaped
ribbed, finned, ridged, ribbing
grooved, fluted, channelled, slotted
dimpled, pitted, indented
bumpy, uneven, irregular surface, rough
knurled, roughened, grip texture
bristly, brush-like, bristled
hairy, pile, flocked, fluffy
fluffy, lofty, bulky, lofted
woolly, fleecy, napped
silky, smooth, lustrous
shiny, glossy, lustrous, gleaming
dull finish, matte, mat, non-glossy
pearly, pearlescent, nacreous, iridescent
rainbow-colored, iridescent, color-shifting
glow in the dark, phosphorescent, luminous, afterglow
glow-in-the-dark paint, luminous paint, phosphorescent coating
reflective, retroreflective, light-reflecting
see-through, transparent, translucent
opaque, light-blocking, light-shielding, light-tight
frosted, matt glass, translucent, ground glass
colorful, multicolored, multicolour, variegated
color-changing, color changing, thermochromic, photochromic
changes color with heat, thermochromic, temperature-indicating paint
darkens in sun, photochromic, light-sensitive tint
striped, stripe pattern, banded
spotted, dotted, speckled
checkered, grid pattern, chequered
embossed, raised pattern, relief
sunken, recessed, countersunk, embedded
sticking out, protruding, projecting, overhanging
flush, level with, aligned with surface
overhang, cantilever, project beyond
cantilevered, one-end supported, cantilever
layered, laminated, multilayer, multi-layered
sandwich structure, laminated core, composite panel
nested, nestable, telescoped, fitted into each other
interlocking, intermeshing, interdigitating, engaging with each other
stackable, pileable, nestable
side by side, juxtaposed, adjacent, in parallel
one behind the other, in series, tandem
one above the other, superposed, stacked, superimposed
end to end, butt-joined, abutting
back to back, opposite facing
crosswise, transverse, crossing, intersecting
lengthwise, longitudinal, axial
sideways, lateral, laterally, transversely
inward, inwardly, toward the center
outward, outwardly, radially outward
clockwise, right-hand rotation, right turning
counterclockwise, anticlockwise, left-hand rotation
reversible, two-sided, turnable
one-sided, unilateral, single-sided
two-sided, double-sided, bilateral
two-way, bidirectional, bi-directional
one-way, unidirectional, single direction
all directions, omnidirectional, multidirectional
adjustable in height, height-adjustable, vertically adjustable, height adjustment
adjustable length, length-adjustable, extendable
one size fits all, universal fit, adaptable size, size-adjustable
custom-made, customized, tailor-made, individually fitted
fits the body, anatomically shaped, ergonomic, contoured, body-conforming
ergonomic, ergonomically shaped, user-friendly, comfort
comfortable, comfort, pleasant to wear
uncomfortable, discomfort, pressure point
user-friendly, easy to use, convenient operation, ease of use
foolproof, error-proof, poka-yoke, misassembly prevention
inserted wrong way round, wrong insertion prevention, incorrect orientation, reverse polarity
mixed up, confusion prevention, coding, mechanical coding
two in one, combined, multi-functional, multifunctional, multipurpose
all in one, integrated, combined
swiss army knife, multi-tool, combination tool
convertible, transformable, changeable, reconfigurable
modular, building block system, kit system
retrofit, retrofitting, upgrade, conversion kit
spare part, replacement part, consumable
throwaway, disposable, single-use
reusable, multi-use, re-usable
refillable, replenishable
refill, replenish, top up, refilling
half-empty, remaining amount, residual quantity, fill level
run out of, depletion, used up, exhaustion
running low, low level, remaining amount detection, shortage
overfilled, overfill, overfilling prevention
too much, excess, surplus, excessive
too little, insufficient, shortage, deficiency
too heavy, excessive weight, overweight
lighter, weight reduction, lightweight construction, reduced weight
saves material, material saving, reduced material consumption
saves time, time-saving, shortening time
saves energy, energy-saving, energy-efficient, power saving
saves labor, labor-saving, effort-saving, reduced force
hard to turn, high torque, stiff rotation, hard to move
needs little force, low actuation force, easy operation, effort-saving
hard to push, high resistance, pushing force
runs smoothly, smooth running, smooth operation
stiff, sluggish, hard-moving, tight
sluggish, slow response, sluggish response
play, clearance, backlash, looseness
without play, backlash-free, play-free, zero backlash
tight fit, snug fit, close fit, interference fit
loose fit, clearance fit, loosely fitted
too tight, excessive tightness, overtightening
too loose, insufficient tightness, looseness
tighten, fasten, cinch, tension
cinch, tighten, strap tightening
slack, looseness, sag of rope
taut, tensioned, stretched tight
stretch, elongate, extend, expand
stretchy, elastic, extensible, stretchable
stretched out, overstretched, elongated permanently, permanent set
springy, resilient, elastic, bouncy
squishy, soft, compressible, squeezable
rubbery, elastomeric, rubber-elastic
jelly-like, gelatinous, gel
gooey, viscous, viscid, sticky
thick liquid, viscous, high-viscosity
runny, low-viscosity, thin liquid, free-flowing
slimy, slippery, mucilaginous
greasy, oily, oil-contaminated
powdery, pulverulent, powder form
grainy, granular, grained
lumpy, clumpy, agglomerated
crumbly, friable, crumbling
flaky, flake-like, scaly, lamellar
chunky, in pieces, lump form
gritty, abrasive, coarse-grained
spongy, porous, foamed, sponge-like
perforated, apertured, with holes, pierced
full of holes, porous, perforated
leak-tight, sealed, fluid-tight
hollowed out, hollow, recessed
solid inside, solid, non-hollow, massive
thick-walled, heavy-walled
thin-walled, thin wall
razor-thin, ultra-thin, ultrathin
hair-thin, fine, capillary
needle-sharp, pointed, acicular
needle-like, acicular, needle-shaped
prickly, spiky, spiked, thorny
sharp edge, cutting edge, burr, keen edge
rounded edge, chamfered, radiused, beveled edge
bevel, chamfer, bevelled edge
lug, tab, ear, tongue
tab, tongue, pull tab, lug
nose, projection, lug, protrusion
knob, boss, nub, button
bulge, bulging, protuberance, swelling
bulge out, bulge, expand outward
bulge, convex, outwardly curved
hump, bump, hillock
dip, hollow, depression, recess
neck, constriction, narrowed part, throat
throat, constriction, venturi
bottleneck, constriction, narrow point
widening, flare, enlarged portion, diverging
flare, widen, expand outwards
taper, narrow toward end, tapering
crack open, split open, burst open
split, cleave, divide, cleft
slit, slot, cut, incision
notch, nick, indentation, cutout
cutout, recess, notch, cut-out
corner, angle, vertex
fold line, crease, score line, hinge line
living hinge, film hinge, integral hinge
seam, joint line, weld line
patch, repair piece, mending patch
mend, repair, fix, restore
darn, mend fabric, fabric repair
fix a leak, leak sealing, leak stopper, sealing a leak
duct tape, repair tape, adhesive tape
jury-rig, makeshift, temporary repair
replace a part, part replacement, exchange of component
wear indicator, wear display, wear sensor
worn tire, tread wear, tire wear
squeaking shoes, creaking sole, shoe noise
shoe comes untied, lace loosening, shoelace loosening, untied lace
blisters on feet, foot blister, chafing of heel
cold feet, foot warmer, heated shoe, heated insole
cold hands, hand warmer, heated glove
wet feet, waterproof shoe, waterproof footwear
sweaty feet, foot perspiration, breathable shoe, ventilated footwear
smelly shoes, shoe deodorizing, shoe odor
shoe rubs, heel friction, heel chafing
socks slip down, sock slippage, anti-slip sock
pants fall down, waistband slipping, trouser holder
stuck zipper, zipper jam, slider jamming
lost glove, glove holder, glove clip
lost key, key finder, item finder, object locating
find lost things, item locator, tracking tag, lost object finding
forget something, left-behind alert, forgotten item reminder, anti-loss
hat blows off, hat retention, cap holding
glasses slip down, nose pad, spectacle retention, anti-slip glasses
glasses fog up, anti-fog, antifogging
sits badly, poor posture, sitting posture, posture correction
hunched over, slouching, forward head posture
bed too soft, mattress firmness, firmness adjustment
sleeps badly, insomnia, sleep disorder
spilled drink, liquid spill, beverage spillage
drops crumbs, crumb tray, crumb collector
crumbs, food residue, food debris
food sticks, adhesion of food, sticking of food
burnt food, scorching, charring, overcooked
undercooked, half-cooked, insufficient heating
doneness, cooked state, degree of cooking
reheat, warm up, rewarm, reheating
keep cool, cold keeping, cold preservation
keep dry, moisture-proof, moisture protection
keep warm, heat insulation, heat retention, thermal insulation
keep clean, keep free of dirt, prevent contamination
safe from children, child-resistant, child-proof
keep upright, prevent tipping, upright holding
keep apart, space apart, hold at a distance
keep still, immobilize, hold stationary
keeps turning, continuous rotation, permanent rotation
keep level, maintain horizontal, leveling
keep balance, balance, stabilize, equilibrium
lose balance, imbalance, instability, unbalance
lead screw, screw rod, threaded rod, threaded spindle
oil cylinder, hydraulic cylinder, hydraulic ram
air cylinder, pneumatic cylinder, gas cylinder actuator
electric push rod, linear actuator, electric cylinder, electric telescopic rod
servo motor, servomotor, stepping motor, stepper motor
geared motor, gear motor, speed reduction motor
linear motor, linear drive, linear electric motor
driving motor, drive motor, motor drive
guide rod, guide post, guide column, guide pillar, guide bar
guide rail, slide rail, linear guide, guideway
slide block, slider, sliding member, slide piece, carriage
slide carriage, slide table, sliding table, sled
limit block, stop block, stopper, limiting member, stop
end stop, limit stop, abutment, hard stop
limit switch, travel switch, end position switch, position switch
proximity switch, proximity sensor, approach switch
positioning pin, locating pin, alignment pin, dowel pin, centering pin
positioning hole, locating hole, alignment hole, pilot hole
through hole, through-hole, clearance hole, passage hole
blind hole, blind bore, pocket hole
elongated hole, slotted hole, oblong hole, long hole
keyhole slot, keyhole opening, key-hole
dovetail groove, dovetail slot, undercut groove
t-slot, t-groove, t-shaped groove
key and keyway, feather key, key groove, parallel key
spline, splined shaft, spline shaft, serration
set screw, grub screw, headless screw, locking screw
thumbscrew, thumb screw, knurled screw, hand screw, finger screw
countersunk screw, flat head screw, flush screw
adjusting screw, setting screw, regulating screw
turnbuckle, bottlescrew, tensioning screw, stretching screw
index pin, indexing plunger, spring plunger, latch pin
ball plunger, detent ball, spring-loaded ball, ball catch
detent, click stop, latching position, index notch
ratchet mechanism, ratchet and pawl, ratchet wheel, pawl and ratchet
rotating shaft, rotary shaft, rotation axis, spindle
driven wheel, driven pulley, follower wheel
driving wheel, drive wheel, traction wheel
idler, idler wheel, guide roller, deflection roller, guide pulley
deflection pulley, return pulley, diverting pulley, turning pulley
pressure roller, pinch roller, nip roller, press roller
support roller, backup roller, carrying roller, bearing roller
turntable, rotary table, rotating platform, rotary disc, swivel table
worktable, workbench, machining table, processing table
base plate, bottom plate, base, foundation plate, bed plate
support leg, supporting leg, support foot, standing foot
leveling foot, adjusting foot, adjustable foot, machine foot
foot pad, rubber foot, anti-skid pad, cushion foot
side plate, side wall, lateral plate, cheek
top plate, cover plate, upper plate, ceiling plate
partition plate, baffle, dividing plate, separation plate
baffle, deflector, guide plate, flow guide
connecting plate, mounting plate, fixing plate, attachment plate
angle bracket, corner bracket, l-shaped bracket, corner piece
reinforcing rib, stiffening rib, reinforcement rib, strengthening rib
gusset, corner reinforcement, gusset plate
spacer, distance piece, spacing ring, distance sleeve, shim
shim, adjusting washer, compensating washer
protective cover, guard, shroud, protection hood, protecting cover
dust cover, dust cap, dustproof cover
access door, service opening, maintenance hatch, inspection door, access panel
observation window, viewing window, inspection window, sight glass
control panel, operating panel, operation panel, control console
push button, pushbutton, press key, pressing button
rotary knob, turning knob, rotating handle, rotary control
handwheel, hand wheel, hand crank, rotating handle
crank handle, hand crank, winding handle
pull rope, pull cord, pull string, drawstring
pull rod, tie rod, draw bar, tension rod
push rod, pushrod, plunger rod, thrust rod
connecting rod, link rod, coupling rod, linkage rod
swing arm, pivot arm, rocker arm, swivel arm, rocker
rocker, rocker lever, balance lever
bell crank, angle lever, toggle lever
yoke, fork piece, clevis, forked member
clevis, shackle, u-shaped bracket
hinge pin, pivot pin, hinge bolt, pintle
pivotally connected, hinged, hingedly attached, articulated
rotatably mounted, pivotably mounted, rotationally supported
slidably mounted, displaceably guided, slidingly arranged
fixedly connected, rigidly attached, firmly connected
detachably connected, removably attached, releasably connected
releasable, detachable, disconnectable
integral, one-piece, unitary, integrally formed, in one piece
made in one piece, monolithic, integrally molded
multi-part, divided, split type, two-part
rotation lock, anti-rotation, rotation prevention, rotation stop, secured against rotation
anti-twist, torsion prevention, rotation preventing
axial securing, axial locking, retaining in axial direction
withdrawal prevention, pull-out prevention, retaining, anti-drop
fall prevention, drop prevention, anti-falling
positioning, locating, alignment
centering, centring, self-centering
clamping jaw, gripping jaw, clamp claw, gripper finger
clamping block, clamping plate, pressing block
chuck, three-jaw chuck, lathe chuck, jaw chuck
collet, collet chuck, spring collet
mandrel, arbor, core shaft, expanding mandrel
hopper, feed hopper, charging hopper, feeding funnel
discharge port, discharge opening, outlet opening, unloading port
feed port, feed opening, feed inlet, charging opening
feeding device, feeder, charging device, feed mechanism
unloading, discharging, blanking, offloading
loading, feeding, charging, material feeding
transfer robot, carrying robot, handling robot, transfer device
pick and place, pick-and-place, transfer gripper
production line, assembly line, manufacturing line
station, work station, processing station
circuit of coolant, cooling circuit, cooling loop
water tank, water storage tank, water reservoir, water container
water inlet, inflow, water supply port
water outlet, drain opening, water discharge
overflow pipe, overflow outlet, overflow hole
drain plug, drain screw, discharge plug
vent hole, air hole, ventilation opening, breather hole
exhaust port, exhaust opening, air outlet
air inlet, air intake, intake opening
filter screen, filter net, strainer, sieve mesh
activated by pressing, press-operated, push-actuated
spring-loaded, spring-biased, resiliently biased, biased by spring
biasing member, return spring, urging member, restoring spring
preload, pretension, preloading, bias force
torsion bar, torsion rod, torsion spring bar
buffer, bumper, shock absorbing block, impact buffer
buffer spring, cushion spring, damping spring
damping pad, vibration pad, anti-vibration mat, damping mat
rubber pad, rubber cushion, rubber buffer
felt pad, furniture glide, chair glide, floor protector
sealing strip, sealing profile, sealing tape, seal strip
sealing lip, lip seal, seal lip
sealing plug, stopper, bung, plug
grommet, cable gland, cable bushing, feedthrough bushing
magnet, magnetic block, permanent magnet, magnetic piece
electromagnet, solenoid, electric magnet
magnetic coupling, magnetic clutch, magnetic drive
bimetal, bimetallic strip, thermobimetal
universal wheel, caster, swivel castor
brake caster, lockable caster, self-locking wheel
counterweight block, balancing weight, weight block
telescopic tube, telescopic arm, telescoping sleeve, expansion link
scissor fork, scissor arm, cross arm
lifting column, lifting leg, telescoping column
lifting mechanism, elevating mechanism, lift assembly, jacking mechanism
tilting mechanism, tilt device, pivoting mechanism, inclination adjustment
locking mechanism, lock mechanism, latching device, interlocking device
release mechanism, unlocking mechanism, release button, releasing device
drive mechanism, driving device, power mechanism, actuating mechanism
transmission mechanism, power transmission, torque transmission
stirring shaft, agitating shaft, mixing shaft
crushing roller, crushing roll, breaking roller
cutting blade, cutting knife, cutter blade
brush roller, roller brush, cylindrical brush, rotary brush
scraper, scraping plate, doctor, scraping knife
nozzle, spray head, sprayer, injection head
suction nozzle, suction head, pick-up nozzle
heating wire, heating element, resistance heater, electric heating wire
heating rod, heating tube, heating cartridge
temperature sensor, temperature detector, temperature probe > thermometer, thermistor, thermocouple
pressure sensor, pressure gauge, manometer, pressure transducer
humidity sensor, hygrometer, moisture sensor
level sensor, level gauge, liquid level detector, fill level sensor
flow sensor, flowmeter, flow meter
torque sensor, torque meter, torque transducer
force sensor, load cell, dynamometer, weighing sensor
position sensor, encoder, position detector, displacement sensor
rotary encoder, angle sensor, rotation angle detector
speed sensor, tachometer, rotational speed detector
rain sensor, raindrop sensor, precipitation detector
light sensor, brightness sensor, photosensor, illuminance sensor
motion sensor, movement detector, presence sensor, pir sensor
collision sensor, bump sensor, contact bumper
cliff sensor, drop sensor, step detection
vibration sensor, accelerometer, acceleration sensor
tilt sensor, inclinometer, inclination sensor
gas alarm, gas detector, gas leak detector
smoke detector, smoke alarm, fire detector
fire extinguisher, fire-extinguishing device, extinguishing apparatus
put out a fire, extinguish, fire extinguishing, fire fighting, fire suppression
firefighter, fireman, fire fighting personnel
fire hose, fire-fighting hose, extinguishing hose
fire sprinkler, sprinkler head, sprinkler system
extinguishing agent, fire suppressant, extinguishing foam, extinguishing powder
fire blanket, extinguishing blanket, fire cover
fire starts, outbreak of fire, ignition source, fire hazard
forest fire, wildfire, bushfire
battery fire, thermal runaway, battery explosion
kitchen fire, cooking fire, grease fire
escape from a fire, fire escape, evacuation, emergency escape
escape hood, smoke hood, escape mask, evacuation breathing
escape ladder, rope ladder, fire ladder
high-rise escape, descent device, evacuation from building
break car window, emergency hammer, glass breaker, rescue hammer
rescue, save, recovery of victim
buried people, trapped victim, survivor search, rubble rescue
stretcher, litter, rescue carrier
parachute jump, skydiving, parachuting
harness, body belt, safety belt for workers
protective suit, hazmat suit, chemical protection suit
breathing apparatus, respirator, self-contained breathing apparatus
air-supplied respirator, powered air purifying respirator, papr
dust mask, particulate respirator, filtering facepiece
exhalation valve, breathing valve, expiratory valve
mask leaks, mask fit, face seal, facial fit
ear hurts from mask, ear loop, mask strap, ear strap
evacuation chair, stair descent chair, emergency stair chair
decontamination, detoxify, contaminant removal
radiation protection suit, lead apron, radiation shielding garment
shark repellent, shark deterrent, shark protection
bee suit, beekeeper suit, sting protection
insect bite, mosquito bite, sting
beard, facial hair, whisker
dandruff, scalp flakes, scalp scaling
head louse, lice, lice comb, pediculosis
body hair, unwanted hair, superfluous hair
massage, kneading, acupressure
back scratcher, scratch back, itching stick
apply lotion to back, lotion applicator, back applicator
nail biting, nail-biting, onychophagia
thumb sucking, finger sucking, thumb-sucking
bedwetting, enuresis, wet bed alarm
pee, urinate, urination, urine
poop, defecate, defecation, stool
sneeze, sneezing, sternutation
cry of baby, infant crying, baby cry
hiccup, burp, burping
teething, teether, teething ring
tantrum, fussiness, soothing baby
rock baby to sleep, baby rocking, infant soothing, cradle swinging
carry a baby, baby carrier, infant sling
car sick, motion sickness, carsickness
left-handed, left-hander, left hand use
one-armed, single hand disability, one-hand use
tremor of hand, hand tremor, shaking hand, parkinson tremor
spoon for shaky hands, anti-tremor spoon, stabilized utensil
eating aid, feeding aid, self-feeding device, meal assistance
put on socks, sock aid, sock donning, stocking aid
put on shoes, shoe donning, shoe wearing aid
dressing aid, clothing aid, donning assistance
get up from chair, sit-to-stand, standing aid, rising assistance
get out of bed, rising assistance, bed exit aid
climb stairs, stair climbing, stair ascent
blind person, visually impaired, vision impaired
white cane, blind cane, blind stick
guide dog, seeing eye dog
disabled person, handicapped, person with reduced mobility
pregnant woman, expectant mother, gravida
weighing, weigh, weight measurement
kitchen scale, food scale, weighing scale
bathroom scale, body scale, body weight scale
measuring tape, tape measure, measuring ruler
spirit level, bubble level, water level instrument
plumb line, plumb bob, vertical line marking
laser level, line laser, laser leveling instrument
stud finder, stud sensor, hidden object detector
caliper, vernier caliper, slide gauge
alarm clock, wake-up device, waking device
hourglass, sand timer, sandglass
egg timer, kitchen timer, cooking timer
timepiece, clock > wall clock, wristwatch, alarm clock
wristwatch, watch, timepiece
wind up a watch, watch winder, winding mechanism
pocket mirror, hand mirror, compact mirror
magnifying glass, magnifier, loupe
sewing kit, needle case, pin cushion
pincushion, needle cushion, pin holder
pattern cutting, garment pattern, tailoring
measure body, body measurement, body size measuring, anthropometric
try on clothes, virtual fitting, fitting room, clothes try-on
mannequin, dress form, manikin, dummy
shop display, display stand, merchandise display, sales rack
price tag, price label, shelf label
shoplifting, anti-theft tag, article surveillance, security tag
checkout, cash register, point of sale
shopping basket, hand basket, shopping bag
bag opening, bag holder, bag stand, keep bag open
grocery bag, carry bag, shopping tote
carry many bags, bag carrying handle, bag grip
picnic, picnic basket, picnic blanket
picnic table, camping table, outdoor table
barbecue brush, grill brush, grill cleaning
bonfire starter, fire starter, fire lighter, kindling
flint, fire steel, spark igniter
camp cooking, outdoor cooking, camping cookware
mess kit, camping tableware, field cookware
mosquito tent, insect shelter, net tent
tent peg, tent stake, ground peg, ground anchor
tent pole, tent rod, pole of tent
ground sheet, tent floor, groundsheet
rooftop tent, roof tent, car top tent
gazebo, pavilion, pergola, arbor
beach tent, sun shelter, beach shelter
parasol base, umbrella stand, umbrella base
garden bench, park bench, outdoor bench
garden furniture, outdoor furniture, patio furniture
garden swing, porch swing, swing chair
garden path, garden paving, stepping stone
lawn edging, garden border, bed edging
lawn aerator, turf aerator, core aerator
lawn roller, turf roller
sod, turf, lawn grass, sward
moss removal, scarifier, dethatcher, verticutter
weed barrier, landscape fabric, weed mat
tree guard, trunk protection, sapling protector
tree watering bag, tree irrigation, root watering
tree planting, tree transplanting, tree spade
desert greening, sand fixation, desertification control
erosion control, soil erosion, erosion mat, soil conservation
seed ball, seed pellet, pelleted seed, coated seed
seed tape, seed strip, seed mat
germinate, sprout, germination, seed germination
sprouter, bean sprout machine, sprout growing
mushroom growing, mushroom cultivation, fungus cultivation
cut flowers, flower cutting, floral arrangement
flower foam, floral foam, wet foam
bouquet, flower arrangement, flower bunch
bonsai, miniature tree, dwarf tree
orchard, fruit tree, orchard management
vineyard, vine, grape trellis
fruit bagging, fruit cover bag, bag on fruit
fruit thinning, flower thinning, blossom thinning
pollinate, pollination, artificial pollination, pollinating robot
prune vines, vine pruning, vine trimming
wilt, wither, droop, plant water stress
overwatering, excess watering, waterlogging
plant disease, crop disease, plant pathogen
leaf, foliage, frond
root, rhizome, rootstock
stem, stalk, haulm
thorn, spine, prickle
bud, shoot, sprout
ripe, ripeness, maturity, ripening
unripe, immature, green fruit
bruise fruit, fruit damage, bruising, mechanical injury to fruit
rotting fruit, fruit decay, postharvest decay
straw, stubble, crop residue, stalk
straw chopper, stalk shredder, residue chopper, straw spreader
straw return, returning straw to field, stubble mulching
ridge, bed former, ridging, hilling
paddy field, rice field, flooded field
slope farming, terrace, hillside field
tramline, wheel track, lane in field
headland, field end, turning at field edge
soil compaction by tractor, ground pressure, soil pressure
stuck in mud, bogged down, mud escape, wheel stuck
free a stuck car, vehicle self-rescue, traction mat, traction board
fastener, fastening element, securing element > screw, bolt, rivet, snap fit, bayonet
non-releasable joint, permanent joint, material bond > weld, solder joint, adhesive bond, rivet joint
seal, sealing element, packing > gasket, o-ring, lip seal, labyrinth seal
lifting gear, hoisting equipment, lifting appliance > crane, winch, chain hoist, jack
hand tool, manual tool > hammer, screwdriver, pliers, wrench
cutting tool, cutter > knife, scissors, saw, chisel
gardening tool, garden implement, horticultural tool > spade, rake, hoe, secateurs
tillage machine, soil working implement, soil cultivator > plow, harrow, rotary tiller
harvesting machine, harvester > combine harvester, forage harvester, potato harvester
farm animal, livestock, domestic animal > cow, pig, sheep, poultry
cow, cattle, bovine
pig, swine, hog, porcine
sheep, ovine, lamb
goat, caprine
horse, equine
dog, canine, puppy
cat, feline, kitten
pet, companion animal, domestic pet > dog, cat, hamster
rodent > mouse, rat, hamster, squirrel
insect, bug > mosquito, fly, ant, cockroach
bird, avian, fowl > chicken, pigeon, duck
shellfish, bivalve > oyster, mussel, clam, scallop
crustacean, shellfish > shrimp, crab, lobster, crayfish
fruit > apple, citrus, berry, grape
vegetable, produce > lettuce, cabbage, tomato, cucumber
root vegetable, tuber, root crop > potato, carrot, beet
cereal, grain > wheat, rice, barley, oat
legume, pulse > soybean, pea, bean, lentil
nut, kernel > almond, walnut, cashew, peanut
baked goods, bakery product > bread, cake, biscuit, pizza
footwear > shoe, boot, sandal, slipper
headwear, head covering, headgear > hat, cap, helmet, hood
eyewear > glasses, goggles, sunglasses
sunglasses, shades, tinted glasses
hand protection, protective handwear > glove, mitten
furniture, piece of furniture > chair, table, cabinet, bed
bedding, bed clothes, bed linen > blanket, pillow, sheet, duvet
floor covering, flooring > carpet, tile, parquet, linoleum
window covering, architectural covering, shading device > curtain, roller blind, venetian blind, shutter
household appliance, domestic appliance, home appliance > washing machine, refrigerator, vacuum cleaner, dishwasher
cookware, cooking utensil, cooking vessel > pan, pot, wok, casserole
sports equipment, sporting goods, sports apparatus > racket, ball, ski, golf club
racket sport > tennis, badminton, squash, table tennis
winter sports equipment, snow sport > ski, snowboard, sled, ice skate
water sports, aquatic sport > surfing, kayaking, swimming, diving
musical toy, sound toy, sound-producing toy
ride-on toy, children's vehicle, kids' ride-on car
sharp object, pointed object > needle, knife, nail
vehicle, means of transport, transportation means > car, truck, bus, motorcycle
land vehicle, ground vehicle, road vehicle > car, truck, motorcycle
motor vehicle, automobile, automotive vehicle
micromobility, personal mobility vehicle, small electric vehicle > electric scooter, self-balancing scooter, electric skateboard
watercraft, marine vessel, vessel > boat, ship, submarine, jet ski
aircraft, flying machine, air vehicle > airplane, helicopter, airship, drone
airfoil, aerofoil > wing, rotor blade, turbine blade
spacecraft, space vehicle, spaceborne platform > satellite, space shuttle, space probe
construction machine, construction equipment, work machine > excavator, bulldozer, wheel loader, crane
earth moving machine, earthmoving machinery, earth-moving equipment > excavator, bulldozer, scraper, grader
material handling vehicle, industrial truck, handling vehicle > forklift, pallet truck, reach stacker
conveyor, conveying device, transport system > belt conveyor, roller conveyor, screw conveyor, chain conveyor
heat engine, thermal engine > steam engine, stirling engine, gas turbine, combustion engine
prime mover, driving engine, power source > electric motor, combustion engine, turbine
turbomachine, turbo machine, fluid flow machine > turbine, centrifugal compressor, fan
positive displacement machine, displacement pump, volumetric pump > gear pump, vane pump, piston pump, screw pump
actuator, actuating drive, drive element > solenoid, hydraulic cylinder, piezo actuator, servo motor
brake, braking device, retarding device > disc brake, drum brake, eddy current brake, band brake
eddy current brake, magnetic brake, electromagnetic retarder
elastic element, resilient element > spring, rubber block, leaf spring
gear mechanism, gearing, geared transmission > planetary gear, worm gear, bevel gear
traction drive, flexible drive, traction mechanism > belt drive, chain drive, cable drive
flow obstruction, flow restrictor, throttle > orifice plate, needle valve, choke
choke, throttle, flow restrictor, orifice
heating device, heater > radiator, stove, heat pump, infrared heater
cooling device, cooler, refrigerating apparatus > refrigerator, air conditioner, chiller
chiller, water chiller, cooling unit
lighting device, illumination device, luminaire > lamp, flashlight, headlight, lantern
firearm, gun, small arm > pistol, rifle, shotgun, revolver
pyrotechnic device, pyrotechnic charge > firework, flare, detonator
ammunition, munition > cartridge, shell, grenade, bullet
building material, construction material > brick, concrete, timber, plasterboard
building component, structural element, building element > beam, column, wall panel, slab
building opening, wall opening > window, door, hatch
closure element, closing member > lid, plug, cap, stopper
container, receptacle > bottle, box, can, bag, jar
flexible package, pliable package > bag, pouch, sachet
rigid package, rigid container > can, jar, bottle, box
drinking vessel, beverage container > cup, glass, mug, bottle
writing implement, writing tool > pen, pencil, marker, chalk
office supply, stationery, stationery article > stapler, paper clip, folder, pen
printing method, printing process > offset printing, gravure printing, screen printing, inkjet printing
metal forming, forming metal, plastic working of metal > forging, rolling, deep drawing, bending
machining, material removal, cutting process, chip removal > turning, milling, drilling, grinding
joining process, joining method > welding, soldering, gluing, riveting
surface treatment, surface finishing > polishing, coating, etching, blasting
abrasive machining, abrading process > grinding, sanding, lapping, blasting
coating process, coating method > dip coating, spray coating, spin coating, electroplating
shaping of plastics, plastic processing, polymer processing > injection molding, extrusion, blow molding, thermoforming
casting process, metal casting > die casting, sand casting, investment casting, continuous casting
heat treatment, thermal treatment of metal > annealing, quenching, tempering, carburizing
separation process, separating mixtures > filtration, distillation, centrifugation, sedimentation
solid-liquid separation, separating solids from liquid, dewatering > filtration, centrifugation, sedimentation
size reduction, comminution > crushing, grinding, milling, shredding
fabric, textile fabric, cloth > woven fabric, knitted fabric, nonwoven
natural fiber, natural fibre, plant fiber > cotton, hemp, flax, jute, wool
synthetic fiber, man-made fiber, chemical fibre > polyester fiber, nylon, aramid, acrylic fiber
high-strength fiber, high performance fiber > aramid, carbon fiber, uhmwpe
absorbent core, absorbent material, absorbent body
metal, metallic material > steel, aluminum, copper, titanium
iron-based metal, ferrous metal, ferrous alloy > steel, cast iron
plant oil, vegetable oil > palm oil, sunflower oil, soybean oil, rapeseed oil
fossil fuel, mineral fuel > coal, petroleum, natural gas
natural gas, methane gas, fuel gas
renewable energy, green energy, regenerative energy > wind power, solar energy, hydropower, geothermal energy
ocean energy, marine energy > wave energy, tidal energy, ocean thermal energy
weather, meteorological condition, climatic condition > rain, wind, snow, fog
precipitation > rain, snow, hail, drizzle
hail, hailstone, hailstorm
storm, gale, strong wind > hurricane, typhoon, tornado
natural disaster, calamity > earthquake, flood, tsunami, landslide
tsunami, tidal wave, seismic sea wave
vermin, pest, pest animal > rat, mouse, cockroach, insect
predator, carnivore > fox, wolf, bear
measuring tool, measuring instrument > ruler, caliper, tape measure, micrometer
weighing device, scale, balance > kitchen scale, bathroom scale, load cell
locking device, lock > padlock, bicycle lock, door lock, latch
clamping device, clamping means > vise, clamp, chuck, collet
gripping device, gripper > vacuum gripper, magnetic gripper, jaw gripper
guiding device, guide > guide rail, guide rod, guide roller
rolling element, rolling body > ball, roller, needle
safety equipment, personal protective equipment, ppe > helmet, glove, goggles, respirator
barrier, cordon, blocking device > fence, bollard, guardrail, gate
warning device, alerting device > siren, buzzer, horn, warning light
siren, alarm horn, audible alarm
mobility aid, walking aid > walker, crutch, cane, wheelchair
baby product, infant product, nursery article > stroller, baby bottle, pacifier, crib
cleaning tool, cleaning implement > mop, broom, brush, squeegee
cleaning robot, autonomous cleaner, automatic cleaning device > robot vacuum, window cleaning robot, pool robot
service robot, household robot, domestic robot
agricultural robot, farm robot, field robot > weeding robot, milking robot, fruit picking robot
inspection robot, patrol robot, security robot
construction robot, building robot > bricklaying robot, drywall robot, welding robot
cooking robot, robot chef, automatic cooking machine, robotic kitchen
hair care appliance, hairdressing tool > hair dryer, curling iron, hair straightener
personal care appliance, personal care device > shaver, toothbrush, epilator
shaving device, shaver, hair cutting appliance > safety razor, electric shaver, beard trimmer
adhesive closure, adhesive fastening > hook and loop, adhesive tape
garment closure, clothing fastener > zipper, button, snap fastener, hook and eye
neckwear > scarf, tie, neck warmer
lingerie, intimate apparel, underwear > bra, panties, corset
leisure equipment, outdoor equipment, camping equipment > tent, sleeping bag, camping stove, hammock
party article, party accessory > balloon, confetti, candle
door slams in wind, door slamming, door damping
door won't stay open, door holding, hold-open device
door won't close, incomplete closing, door ajar, closing failure
door left open, door ajar alarm, unclosed door
door opens by accident, unintentional opening, inadvertent opening, accidental opening
opens accidentally, unintended opening, inadvertent opening
pressed by accident, inadvertent actuation, accidental activation, unintentional operation
switched on by accident, accidental switch-on, unintended start, restart protection
drawer falls out, pull-out stop, drawer retention
drawer opens by itself, anti-opening, drawer interlock
cupboard falls over, furniture tipping, anti-tip device
table wobbles, uneven floor compensation, furniture leveling
chair tips back, backward tilt, tipping backwards
bed squeaks, bed noise, bed creaking
mattress sags, mattress sagging, loss of resilience
blanket slides off, blanket holder, bedclothes retention
sheet comes off mattress, sheet holder, bed sheet fastener
pillow too hot, cooling pillow, heat dissipation pillow
sweaty bed, bed climate, mattress ventilation, bed ventilation
shower too hot, scalding, anti-scald
shower floods bathroom, water leakage from shower, shower seal
slip in bathtub, bathtub slipping, anti-slip bath mat
bathroom mold, mildew in bathroom, mould prevention
toilet smells, toilet odor, toilet deodorization
toilet blocked, toilet clogging, clogged toilet, drain blockage
toilet splash, splash back, splash prevention
noise of flushing, flushing noise, silent flush
clothes get wrinkled, creasing, wrinkle prevention
clothes shrink, shrinkage of fabric, washing shrinkage
color bleeds in wash, dye transfer, color transfer, dye bleeding
laundry smells, laundry odor, musty smell of laundry
washing machine walks, washing machine vibration, displacement during spinning
lost socks, sock pairing, sock clip
hair in vacuum brush, hair entanglement, hair wrapping, hair winding on brush
vacuum loses suction, suction loss, suction drop
robot vacuum gets stuck, robot trapped, escape behavior, trapped state
mop smells, mop drying, mop self-cleaning
streaks on window, streaking, wiping residue
dust settles, dust accumulation, dust deposition
hand gets tired, hand fatigue, grip fatigue
back hurts from bending, back strain, lumbar strain
stoop, bend down, bending over
kneel, kneeling, kneeling work
lift heavy things, heavy load lifting, lifting aid, load handling
cut finger, finger injury, cut protection
hit thumb with hammer, nail holder, nail holding device
lose screws, screw loss, screw holder, magnetic screw holder
screw falls off screwdriver, screw holding, screw retention
drill straight, drill guide, perpendicular drilling guide
drilling dust, drill dust collector, dust collection during drilling
drill into a pipe, object detection in wall, pipe detector
saw straight, saw guide, guide rail for saw
wood splits, splitting of wood, splintering, tear-out
paint runs, sagging of paint, drip marks
brush loses hair, bristle loss, bristle retention, shedding bristles
paint dries out, drying out, paint skin formation, skinning
glue dries in nozzle, nozzle drying, nozzle cap, clogging by cured adhesive
find tape end, tape end locating, tape end lifter
cable in the way, cable guiding, cable routing
hose tangles, hose entanglement, hose kinking, hose storage
mower throws stones, stone throw, debris ejection
mower blade dull, blade sharpening, mower blade wear
grass sticks to mower, grass adhesion, deck clogging
hedge uneven, even trimming, level trimming guide
leaves in pool, pool skimmer, surface skimmer
leaves in gutter, gutter guard, leaf screen
weeds between stones, joint weed, joint cleaner, crack weeder
birds eat seeds, bird damage, seed protection
slugs eat lettuce, slug damage, slug fence
vacation watering, automatic plant watering, automatic watering
pet pulls on leash, leash pulling, no-pull harness
dog jumps up, pet behavior correction, behaviour training
dog barks, barking control, bark deterrent
dog eats too fast, slow feeder, slow feeding bowl
cat scratches sofa, scratch protection, furniture scratching
bird hits window, bird collision, bird-safe glass
horse bolts, horse runaway
cow kicks, kicking of cow, anti-kick
eggs crack, egg breakage, cracked egg
milk boils over, overflow detection, milk overflow
lid sticks, stuck lid, lid release, vacuum release
jar hard to open, jar opener, opening aid
bottle drips, dripping after pouring, drip prevention
wine gets warm, wine cooling, bottle cooler sleeve
beer goes flat, beverage degassing, carbonation retention
bread goes stale, staling, bread freshness
bread mold, mold growth on food, antifungal preservation
fruit goes brown, browning, enzymatic browning, oxidation of fruit
onion makes cry, lachrymatory, tear prevention, onion goggles
pan warps, pan bottom deformation, warping of pan
sandwich falls apart, sandwich holder, food holding wrap
ice cream melts, melting prevention, cold holding
ice cream drips, drip catcher, ice cream holder
coffee gets cold, cup warmer, beverage heat retention
coffee spills in car, cup spill, spill-resistant cup holder
straw wobbles, straw holder, straw retention
package hard to open, hard-to-open package, opening aid, easy open
package damaged in transport, transit damage, shipping damage, drop protection
bottle falls over, bottle tipping, bottle toppling
box collapses when stacked, stacking strength, compressive strength of box
bag rips, bag tearing, bag rupture, tear resistance
bag strap hurts shoulder, shoulder pressure, load relief, strap padding
backpack hurts back, back ventilation, back padding, carrying system
suitcase too full, compression bag, expandable luggage
suitcase wheels loud, wheel noise, quiet wheel
umbrella drips, umbrella drip cover, wet umbrella
umbrella left behind, forgotten umbrella, umbrella anti-loss
glasses lost, spectacle finder, glasses strap
phone falls in water, waterproof case, watertight phone housing
phone drops, phone drop protection, mobile phone anti-drop
hat falls off, hat fastening, chin strap
shoe falls off, heel slip, shoe retention
bra strap slips, strap slipping, anti-slip strap
tights tear, ladder, run-proof, run in stocking
shirt comes untucked, shirt stay, shirt holder
collar gets dirty, collar soiling, collar protector
helmet hair, helmet ventilation, head ventilation
helmet too hot, helmet ventilation, helmet cooling
visor fogs up, visor fogging, anti-fog visor
gloves for touchscreen, touchscreen glove, conductive glove
bicycle stolen, bicycle theft, bicycle anti-theft
bicycle chain rusts, chain corrosion
trousers caught in chain, chain guard, trouser clip
bicycle in rain, bicycle rain cover, rider rain protection
cyclist hit by door, dooring, door opening warning
truck turns right, turning assistant, turn-off assist
car hot in sun, parked car heat, cabin overheating
car battery dead, flat battery, discharged battery, jump start
jump start, booster cable, starting aid, jump-start
car won't stop, brake failure, braking failure, brake loss
tire bursts, tire blowout, tyre burst
key left in car, key lock-in prevention, locked-in key
forgotten light, lamp left on, unneeded light switched off
scratched paint, paint damage, paint repair
parking dent, door edge guard, door ding, door edge protection
car stuck in snow, snow extrication, wheel slip in snow
windows iced, ice on windshield, windshield ice cover, windshield frost protection
wiper smears, wiper streaking, wiping unevenness
wiper chatter, wiper noise, wiper blade judder
headlights blind others, dazzling oncoming traffic, anti-glare
child kicks seat, kick mat, seat back protector
seat belt cuts neck, belt position adjustment, belt pad
seat sweaty, seat ventilation, breathable seat cover
tailgate falls shut, tailgate holding, gas strut support
boat drifts, vessel drifting, drift of ship
stay on position, dynamic positioning, position keeping, station keeping
boat leaks, hull leak, hull breach, water ingress
ship runs aground, grounding, stranding
plane noise in houses, aircraft noise exposure, flyover noise
train late, train delay, timetable deviation
train door traps passenger, door obstacle detection, door pinching
elevator waits long, waiting time, elevator dispatching, group control
elevator overload, overload detection, load weighing of car
escalator fall, escalator safety, fall on escalator
crane topples, crane tipping, overturning moment, crane stability
forklift tips, forklift rollover, lateral stability
rope snaps, rope breakage, cable break, broken rope
belt breaks, belt breakage, belt rupture, tear detection
chain breaks, chain breakage, broken chain
bolt shears off, bolt fracture, shear failure
pipe bursts, pipe rupture, burst pipe
pipe rattles, pipe vibration, pipe noise
pump makes noise, pump noise, pulsation noise
tap hard to turn, stiff valve, seized tap
gas leak, gas leakage, escaping gas
chimney smokes back, backdraft, flue gas return, downdraft
stove goes out, flame extinction, flame failure protection
room too dry, dry indoor air, low indoor humidity
room too humid, excess humidity, excessive moisture in room
cold walls, thermal insulation of walls, insulating wall
house hears neighbors, airborne sound insulation, party wall sound
roof blows off, wind uplift, roof uplift, storm damage
snow slides off roof, snow guard, roof avalanche, snow retention
cellar floods, basement flooding, cellar flooding
ground sinks, subsidence, settlement
wall cracks, wall crack, building crack, crack formation
concrete freezes, winter concreting, freeze-thaw resistance, frost resistance
ladder falls, ladder tipping, ladder securing
key gets stuck, key jamming, jammed lock
key breaks in lock, broken key, key breakage
lock freezes, lock icing, frozen lock cylinder
light too bright, glare, dazzle
light attracts insects, insect attraction, insect-friendly lighting
bulb hard to change, lamp replacement, bulb changer
gun fires by accident, accidental discharge, unintentional firing
gun kicks, recoil, recoil absorption
machine stops by itself, unintended stop, unexpected shutdown
machine shakes, machine vibration, vibration isolation
machine too loud, machine noise, sound enclosure, noise hood
motor smokes, motor burnout, motor overheating
motor runs too fast, overspeed protection, speed limiting
spring breaks, spring fracture, spring failure
gear slips, gear jump-out, tooth skipping, disengagement of gear
teeth skip, tooth skipping, belt tooth jump, ratcheting
tool slips, cam-out, tool slip-off, slipping of screwdriver
workpiece moves, workpiece displacement, slipping of workpiece
chips stick, chip adhesion, chip clogging
material sticks to mold, mold sticking, mold release, mold adhesion
bubbles in casting, air inclusion, gas porosity, void
bubbles under film, air entrapment, trapped air, film bubbles
paper curls, curl, curling of sheet, decurling
paper wrinkles, paper creasing, sheet wrinkling, crumpled paper
ink smears, ink smudging, smear prevention
print fades, print fading, light fastness
label falls off, label peeling, label detachment
thread tangles, thread tangling, bird nesting in sewing
fabric frays, fraying, unraveling, edge fraying
unravel, fray, ravel, ladder
knitting runs, run-proof, ladder-proof, laddering
yarn breaks, yarn breakage, end breakage
plough share, plowshare, ploughshare, share point
moldboard, mouldboard, plow body
tine, prong, spring tine, harrow tooth
cultivator, field cultivator, chisel cultivator
seedbed, seed bed, sowing bed
press wheel, closing wheel, seed furrow closer
gauge wheel, depth wheel, depth control wheel
tool carrier, implement carrier, tool bar
section control, boom section, width section switching
row unit, planting unit, row crop planter
seed tube, seed delivery tube, drop tube for seed
seed plate, seed disc, metering disc
seed treatment, seed coating, seed dressing
crop flow, crop material stream, harvested material flow
feeder house, feederhouse, inclined conveyor of combine
concave, threshing concave, threshing basket
cutter bar, cutterbar, sickle bar, reciprocating knife mower
disc mower, rotary disc mower, mower disc
conditioner for hay, mower conditioner, crop conditioner
pick-up reel, pickup drum, tine pickup
unloading auger, discharge auger, grain unloading tube
grain tank, grain bin, grain bunker
grain cleaning, winnowing, cleaning shoe, winnower
teat dip, teat spray, teat disinfection
milk tank, bulk milk tank, milk cooling tank
milk meter, milk yield measurement, milk quantity meter
mastitis, udder inflammation, udder infection
foot rot, hoof disease, lameness in cows
lame, limping, lameness
slurry pit, manure pit, manure lagoon
manure scraper, dung removal, manure removal, barn cleaning robot
manure separator, slurry separator, manure dewatering
broiler, meat chicken, fattening poultry
perch, roost, aviary perch
feather, plumage, down
goose down, down feather, down filling
honey, bee product, royal jelly
beeswax, wax foundation, comb foundation
swarming, bee swarm, swarm catcher
caterpillar, larva, grub, maggot
insect farming, insect breeding, larvae rearing, black soldier fly
earthworm, worm farm, vermicomposting
locust, grasshopper
mite, tick, acarid
flea, flea collar, ectoparasite
ant trap, ant bait, ant control
wasp trap, hornet trap, wasp nest removal
fish feed, fish feeder, feeding fish
fish sorting, fish grading, fish counter
smolt, fry, juvenile fish, fingerling
sea cucumber, holothurian
coral, reef, artificial reef, coral reef
aquatic plant, water plant, hydrophyte
duckweed removal, water weed cutter, aquatic weed harvester
algae bloom, algal bloom, mass algae growth
chewing gum, bubble gum
bun, roll, bread roll
dough piece, dough portion, dough ball
pie, tart, pastry shell
oven tray, baking sheet, baking tray
baking paper, parchment paper, greaseproof paper
icing cake, cake decorating, frosting, piping bag
cookie cutter, biscuit cutter, dough cutter
sushi machine, rice ball, rice molding
tofu machine, bean curd, soybean curd
yogurt maker, yoghurt machine, fermentation machine
butter dish, butter spreader, butter dispenser
cheese slicer, cheese cutter, cheese knife
cured meat, pickled meat > ham, bacon
hot dog roller, sausage cooker, hot dog machine
french fries, fries machine, potato chips, potato strip cutter
potato masher, ricer, mashing tool
tongs, serving tongs, kitchen tongs, food tongs
spatula, turner, cooking spatula
strainer, colander, sieve
thermal carafe, insulated jug, vacuum jug
baby food maker, infant formula preparation, formula mixing
portable blender, juice cup, blender cup
citrus peel, zest, zester
wine opener, corkscrew, bottle uncorker
bottle rack, wine shelf, bottle storage
cup rack, mug holder, glass holder
knife sharpener, sharpening device for knives
sink organizer, sponge holder, draining basket
trash sorting bin, multi-compartment bin, waste separation container
bag clip, food clip, bag sealing clip
cling film, plastic wrap, cling wrap, food wrap
aluminum foil, tin foil, aluminium foil
foil dispenser, film cutter box, wrap dispenser
paper straw, biodegradable straw, edible straw
toothbrush holder, toothbrush stand, toothbrush sterilizer
shower caddy, bath shelf, shower shelf
grab bar, support handle, bath handrail, safety handle
shower chair, bath seat, shower stool
bath pillow, bathtub cushion, bath headrest
steam shower, steam room, vapor bath
bath bomb, bath salt, bath additive
loofah, bath sponge, body scrubber
back brush, bath brush, body brush
hair catcher, drain hair trap, hair stopper
towel, bath towel, washcloth
bathrobe, dressing gown, robe
slippers, house shoes, indoor shoe
pajamas, nightwear, sleepwear
hair net, hair cap, shower cap
head scarf, headscarf, hijab, turban
face cover, balaclava, ski mask
veil, bridal veil, wedding dress
costume, fancy dress, disguise
mask for carnival, costume mask, masquerade mask
uniform, work uniform, service dress
reflective vest, safety vest, warning vest
leg warmer, leg sleeve, gaiter
arm sleeve, sun sleeve, arm cover
belt, waist belt, trouser belt
automatic buckle, ratchet belt, holeless belt
suspender belt, garter, garter belt
shoulder pad, garment pad, shoulder padding
detachable sleeve, removable sleeve, zip-off sleeve
two-sided jacket, reversible garment, reversible jacket
down leakage, down penetration, down-proof
feather pillow, down pillow, feather filling
quilt cover, duvet cover, bed cover
electric comb, massage comb, scalp massager
eyebrow trimmer, eyebrow razor, brow shaping
blackhead remover, pore cleaner, comedone extraction
facial mask, face pack, sheet mask
face massager, facial roller, beauty roller, skin massager
sunbed, solarium, tanning bed
spray tan, self-tanning, artificial tanning
body paint, face paint, body painting
jewel box, jewelry box, jewelry storage
locket, photo pendant, medallion
watch case, watchcase, watch housing
bezel, watch bezel, rotating bezel
key safe, key box, key cabinet
coin purse, change purse, coin holder
rfid-blocking wallet, shielded card holder, card shielding
money clip, banknote clip, bill clip
passport holder, travel document holder, document pouch
garment bag, suit bag, clothes cover
compression bag, vacuum storage bag, clothes vacuum bag
moth protection, mothproof, moth repellent, mothball
cedar block, aromatic wood, moth-repellent wood
drawer divider, drawer insert, drawer organizer
rotating shelf, lazy susan, carousel shelf, corner carousel
corner cabinet, corner cupboard, corner storage
pull-down shelf, lowering shelf, lift-down cabinet
hidden compartment, secret compartment, concealed storage
tv stand, television cabinet, media console
laptop stand, notebook stand, computer stand
lap desk, bed table, overbed table
reading stand, book stand, book rest, lectern
music stand, sheet music stand, note stand
bookend, book support, book stop
co-sleeper, bedside crib, co-sleeping bed
children's bed, toddler bed, cot bed
canopy bed, bed canopy, bed tent
hammock chair, hanging chair, suspended chair
massage table, treatment table, massage bed
dentist's chair, dental chair, treatment chair
barber chair, salon chair, hairdressing chair
cinema seat, theater seat, auditorium seating
school desk, student desk, pupil's desk
saddle chair, saddle stool, riding stool
kneeling chair, knee chair, posture chair
active sitting, wobble stool, balance stool
inflatable furniture, inflatable sofa, air sofa
bean bag, bean bag chair, beanbag
cardboard furniture, paper furniture, corrugated furniture
flat-pack furniture, knock-down furniture, ready-to-assemble furniture
furniture connector, cabinet connector, eccentric fitting, cam fitting
edge banding, edge strip, furniture edge
table lock, table joint, tabletop coupling
glass table, glass top, tempered glass table
mortise lock, mortice lock, insert lock
hasp, hasp lock, staple of lock
window lock, window security, sash lock
burglar-proof, anti-burglary, break-in resistant, anti-theft
pick-proof, drill-proof, tamper-proof, manipulation-proof
door coordinator, closing sequence, door sequence regulator
electromagnetic lock, magnetic lock, maglock
electric strike, door opener, electric door release
push plate, kick plate, door protection plate
door knocker, knocker
sliding gate, sliding fence gate, cantilever gate
stair gate, baby safety gate, stairway gate
trapdoor, trap door, hatch, floor hatch
attic ladder, loft ladder, attic stairs
spiral staircase, winding stairs, helical stair
fire staircase, emergency stairs, fire escape stairs
glass floor, walkable glass, glass bridge
ground screw, screw foundation, screw pile, helical pile
caisson, cofferdam, sunk well
piled raft, raft foundation, slab foundation
geotextile, geogrid, geomembrane, geosynthetic
gabion, stone cage, rock basket
rockfall net, rockfall barrier, debris flow barrier
avalanche barrier, avalanche protection, snow fence
snow fence, drift fence, snow drift barrier
tunnel under water, immersed tunnel, submerged tunnel, floating tunnel
noise from road, traffic noise, road traffic noise
luminous road, glowing road marking, self-luminous road
solar road, photovoltaic pavement, power generating road
road heating, heated pavement, pavement heating
airport pavement, runway pavement
railway platform, station platform, train platform
slab track, ballastless track, track slab
under-sleeper pad, rail pad, track vibration isolation
monorail hoist, overhead rail, suspended rail
rack railway, cog train, cogwheel railway
sleeping car, couchette, berth compartment
train toilet, railway toilet, rail vehicle sanitary
gangway between cars, inter-car gangway, vehicle connection bellows
tilting train, car body tilting, active tilting
train buffers collide, anti-climbing, anti-climber, train crash energy absorption
hot axle box, axle bearing overheating, hot box detection
flat wheel, wheel flat, polygonal wheel, wheel out-of-roundness
freight train wagon door, wagon door, freight car door
bulk goods wagon, hopper car, hopper wagon
tank wagon, tank car, rail tanker
car transporter, vehicle carrier, auto carrier
horse carriage, horse-drawn vehicle, carriage
sleigh, sled, horse sleigh
bobsled, bobsleigh, racing sled
child seat anchor, isofix, child seat fixing
booster seat, child booster, seat booster
armrest box, center armrest, console armrest
seat back table, tray table, folding table in vehicle
cargo net, luggage net, partition net
cargo cover, luggage compartment cover, parcel shelf
floor mat, car mat, vehicle carpet
seat cover, car seat cover, seat protector
steering wheel cover, steering wheel sleeve
car cover, vehicle cover, car tarpaulin
car fridge, vehicle refrigerator, mobile cool box
car vacuum, vehicle vacuum cleaner, car dust collector
air freshener, car perfume, fragrance diffuser, scent diffuser
head-up display, hud, windshield display
dashcam, dash cam, driving recorder, vehicle camera
breathalyzer, alcohol interlock, alcohol lock
taxi, cab, ride hailing, taxicab
car sharing, shared vehicle, carpool, ride sharing
toll, road toll, toll collection
weigh trucks, weighbridge, truck scale, weigh-in-motion
trailer coupling camera, trailer reversing, trailer backing assist
trailer brake, overrun brake, inertia brake
boat trailer, trailer for boats
landing leg, support jack, trailer support
side underrun protection, underride guard, underrun protection
air brake, pneumatic brake, compressed air brake
trailer axle, lift axle, liftable axle
air dam, underbody panel, undertray, underbody cover
wheel fairing, wheel cover, wheel shroud
truck platooning, platoon, vehicle convoy
vehicle frame, chassis frame, ladder frame
car body, vehicle body, body in white, bodywork
a-pillar, windshield pillar, roof pillar
side sill, rocker panel, door sill
side impact beam, door beam, door reinforcement
battery enclosure, battery case, battery housing
battery cooling, battery temperature control, battery thermal management
towing eye, tow hook, tow eye
paddle shifter, shift paddle, steering wheel shifter
dashboard light, warning lamp, telltale, indicator lamp
odometer, mileage counter, trip meter
speedometer, speed display, vehicle speed indicator
fuel gauge, tank level indicator, fuel level sensor
oil pressure, oil pressure switch, lubricating pressure
belt drive of engine, accessory drive, auxiliary drive belt
engine cover, engine encapsulation, noise cover
vibration of steering wheel, shimmy, steering wheel vibration
pull to one side, lateral pull, steering pull, crabbing
wheel alignment, wheel geometry > toe angle, camber
understeer, understeering, steer too little
jackknife, jackknifing, trailer folding
motorcycle falls, motorcycle tipping, motorcycle fall
leaning vehicle, tilting vehicle, narrow tilting vehicle
wheelie, front wheel lift, front-wheel lifting
sidecar, side car, motorcycle sidecar
motorcycle airbag, airbag vest, rider airbag
bicycle airbag, airbag helmet, inflatable helmet
hub gear, internally geared hub, planetary gear hub
bottom bracket, crank bearing, crank axle
bike computer, cycle computer, cyclometer
power meter, pedal force sensor, cycling power measurement
bicycle trainer, bike roller, home trainer
carry bike upstairs, bicycle carrying, shoulder carrying of bicycle
cycle trailer coupling, bicycle tow bar, bike towing
saddle sore, saddle pressure, pressure relief saddle
bike wash, bicycle cleaning, bicycle washing
boat lift, ship lift, boat hoist
boat cover, boat canopy, bimini top
bailing, bail out water, scoop water
hatch, ship hatch, hatch cover
porthole, ship window, side scuttle
crow's nest, ship mast, observation mast
propeller guard, propeller cage, propeller protection
kort nozzle, ducted propeller, ring propeller
air-lubricated hull, hull air lubrication, microbubble drag reduction
wingsail, flettner rotor, wind-assisted propulsion, rotor sail
autonomous ship, unmanned surface vessel, unmanned boat
sea water pump, raw water pump
ship engine, marine engine, marine diesel engine
fuel cell ship, electric ship, electric boat, battery ship
collision of ships, ship collision avoidance, ship anti-collision
cleaning ship hull, hull cleaning robot, hull grooming
oil spill, oil slick, oil spill containment, oil boom
ocean plastic, marine litter, floating debris collection, sea garbage
wing flutter, flutter, aeroelastic instability
tail, empennage, tailplane, stabilizer
canard, foreplane, front wing
nose cone, radome, nose fairing
propeller aircraft, turboprop, propfan
electric aircraft, electric airplane, hybrid electric aircraft
solar aircraft, solar plane, high-altitude platform
autorotation, unpowered descent of rotor
rotor noise, blade vortex interaction, helicopter noise
foldable drone, folding arm, foldable uav
drone propeller guard, propeller protector, rotor guard
drone lands, precision landing, automatic landing
drone parachute, recovery parachute, uav parachute
drone swarm, uav formation, formation flight
water drone, amphibious drone, water-air vehicle
galley, aircraft kitchen, onboard galley
in-flight service trolley, galley cart, service trolley
lie-flat seat, sleeper seat, flat bed seat
evacuate aircraft, aircraft evacuation, emergency exit door
overrun runway, runway excursion, arresting bed
tire of aircraft, aircraft tire, aircraft tyre
nose wheel steering, nose gear, nose landing gear
hard landing, heavy landing, touchdown load
wind shear, gust, microburst
airplane painting, aircraft livery, aircraft surface treatment
riblet, shark skin, drag reducing surface
vortex generator, turbulator, flow control
boundary layer suction, laminar flow control, boundary layer control
space elevator, space tether, orbital tether
asteroid mining, space resource, in situ resource utilization
lander, landing vehicle, lunar lander
satellite constellation, satellite network, satellite swarm
attitude control, attitude adjustment, orientation control
reaction wheel, momentum wheel, control moment gyroscope
payload fairing, rocket fairing, nose fairing
stage separation, separation mechanism, release of satellite
propellant tank, rocket fuel tank, cryogenic tank
rocket propellant, rocket fuel > solid propellant, liquid propellant
airdrop, cargo parachute, aerial delivery parachute
oversteer, oversteering, steer too much
make lighter, reduce weight, weight reduction, lightweight design
make smaller, miniaturize, downsize, reduce size, miniaturization
make bigger, enlarge, scale up, magnify
make longer, lengthen, extend, elongate
make shorter, shorten, truncate, cut short
make wider, widen, broaden, expand in width
make narrower, narrow, constrict
make thicker, thicken, increase thickness
make thinner, thin, reduce thickness, thinning
make deeper, deepen, increase depth
make smooth, smooth, even out, smoothen
make rough, roughen, texture, roughening
make flat, flatten, planarize, level
make round, round off, rounding
make pointed, sharpen, point
make hollow, hollow out, core out
make soft, soften, plasticize, softening
make hard, harden, hardening, cure
make stiff, stiffen, rigidify, stiffening
make flexible, flexibilize, render pliable
make waterproof, waterproofing, impregnate, render watertight
make fireproof, flameproofing, fire retardant treatment
make airtight, seal hermetically, hermetic sealing
make quiet, silence, muffle, noise damping
make faster, accelerate, speed up
make slower, slow, retard, slow down
make cheaper, reduce cost, cost reduction, cost saving
make easier, facilitate, simplify, ease
make safer, safeguard, improve safety, increase safety
make visible, visualize, render visible
make invisible, hide, conceal, cloak
make sound, emit sound, sound generation
make heat, generate heat, heat generation
make cold, generate cold, refrigeration, cooling
make electricity, generate electricity, power generation
make foam, foam up, foaming, froth
make holes, perforate, punch, drill
make ice, ice making, produce ice
make snow, snowmaking, artificial snow
make bread, bread making, bread baking
make clothes, garment manufacture, tailoring, clothing production
make shoes, shoemaking, footwear manufacture
make paper, papermaking, paper manufacture
make bricks, brick making, brick production
make furniture, furniture manufacture, cabinet making
make glass, glass making, glass production, glass melting
make steel, steelmaking, steel production
make wine, winemaking, vinification
make beer, brewing, beer brewing
make cheese, cheese making, cheese production
make tea, brew tea, tea infusion
make coffee, coffee brewing, coffee preparation
make a hole bigger, ream, widen bore, enlarge hole
get rid of, eliminate, remove, dispose of
get rid of heat, dissipate heat, heat dissipation, heat removal
get rid of dust, dedust, dust removal, dedusting
get rid of water, dewater, drain, dehydrate
get rid of smell, deodorize, odor removal, deodorization
get rid of noise, noise elimination, noise suppression
get rid of air, deaerate, vent, bleed
get rid of weeds, weeding, weed control
get rid of pests, pest control, extermination
get rid of rust, derust, rust removal
get rid of wrinkles, dewrinkle, wrinkle removal
get rid of hair, depilate, hair removal
get rid of static, static elimination, destaticize, discharge static
cut down on, reduce, decrease, lower
cut off, sever, shut off, interrupt
cut up, chop, dice, comminute
cut open, slit open, incise
cut out, punch out, blank, die-cut
cut to size, trim, cut to length
cut in half, halve, bisect
break up, disintegrate, comminute, fragment
break down, fail, malfunction, breakdown
break open, rupture, burst open
break through, penetrate, pierce
wear down, abrade, wear away, erode
wear away, erode, ablate, abrade
rub down, sand, abrade
smooth out, even out, level, smoothen
even out, equalize, compensate, level
make up for, compensate, offset
balance out, compensate, counterbalance, equalize
take up slack, slack adjuster, slack compensation, tensioning
take up play, play compensation, clearance compensation, backlash elimination
take the strain off, strain relief, relieve load
strain relief, cable strain relief, pull relief
bear weight, load-bearing, support load, carry load
load-bearing, weight-bearing, load-carrying
hold up, support, bear, prop up
prop, brace, strut, shore
prop up, support, brace, shore up
hold back, retain, restrain, dam
hold down, hold-down, blank holder, press down
hold together, bond, bind, keep together
hold open, keep open, hold-open
hold shut, keep closed, hold closed
hold upright, keep upright, support upright
hold tightly, clamp, grip firmly
hold on to, grasp, grip, cling
stick out, protrude, project, jut
stick together, adhere, bond, cohere
stick on, affix, adhere, paste on
stick to, adhere to, cling
stop up, plug, clog, seal
stop from, prevent, inhibit
stop leaking, leak prevention, seal a leak
stop bleeding from pipe, drip stop, drip prevention
keep from falling, fall prevention, prevent dropping
keep from slipping, anti-slip, slip prevention
keep from turning, anti-rotation, rotation prevention
keep from tipping, anti-tip, tipping prevention
keep from rusting, rust prevention, corrosion protection
keep from sticking, anti-adhesion, non-stick, release agent
keep from burning, flame retardant, burn prevention
keep from breaking, breakage prevention, break protection
keep from clogging, anti-clogging, clogging prevention
keep from swinging, anti-sway, swing prevention
keep from tangling, anti-tangle, tangle prevention, entanglement prevention
keep from fogging, anti-fog, antifogging
keep from spilling, spill prevention, anti-spill
keep from rolling, anti-rolling, roll prevention, roll-away prevention
keep from overheating, overheat prevention, overheating protection
keep from moving, immobilize, arrest, block movement
keep from shaking, vibration suppression, anti-vibration
keep from drying out, drying prevention, moisture retention
keep from getting lost, loss prevention, anti-lost
keep from getting wet, water protection, rain protection
keep from scratching, scratch protection, anti-scratch
keep from jamming, jam prevention, anti-jamming of mechanism
keep insects out, insect screen, insect-proof
keep animals out, animal barrier, animal exclusion
keep burglars out, burglary protection, intrusion prevention
keep in shape, shape retention, shape retaining
keep in order, organize, arrange, storage organizer
keep at a distance, space, maintain spacing
keep count, count, tally
keep track of, track, monitor
let through, pass, permeable, transmit
let air in, aerate, ventilate, admit air
let water through, water-permeable, pervious
let water out, drain, drainage
let in light, light transmission, daylighting
let loose, release, unleash
put down, set down, deposit, lay down
put away, store, stow
put up, erect, set up, install
put up a tent, tent erection, erect tent
put on top, superimpose, place on, overlay
put under pressure, pressurize, pressurise
put into motion, set in motion, drive, actuate
set up, erect, install, assemble
set on fire, ignite, kindle
set off, trigger, detonate, initiate
set apart, separate, isolate
turn into, convert, transform
turn on its head, invert, turn upside down
turn by hand, manually rotate, hand-cranked
turn a page, page turning, leaf turning
hand-cranked, crank-operated, hand crank
wind-powered, wind-driven, wind-operated
water-powered, hydraulically driven, water-driven
solar-powered, sun-powered, photovoltaic powered
gravity-driven, by own weight, gravity-fed, gravitational
spring-driven, spring-powered, clockwork
clockwork, spring drive, wind-up mechanism
motor-driven, motorized, power-operated, electrically driven
muscle-powered, human-powered, manpowered
pneumatically driven, air-powered, compressed-air operated
steam-powered, steam-driven, steam-operated
battery-operated, battery-powered, cordless
remote-controlled, radio-controlled, remotely operated
coin-operated, coin-controlled, token-operated
weight-operated, load-actuated, weight-actuated
float-operated, float-controlled, float-actuated
temperature-controlled, thermostatically controlled, heat-actuated
pressure-controlled, pressure-actuated, pressure-sensitive
light-controlled, light-activated, photosensitive
time-controlled, timer-operated, timed
speed-dependent, speed-sensitive, speed-responsive
sound-activated, voice-activated, noise-actuated
magnetically operated, magnetically actuated, magnet-operated
foot-powered, treadle-driven, pedal-powered
vacuum-operated, suction-operated, vacuum-actuated
bonding of layers, laminating, lamination
delaminate, layer separation, delamination, ply separation
peel, peel off, exfoliate, flake off
flake off, spall, chip off, spalling
chip, chipping, edge break-out, spalling
crease, fold mark, wrinkle, kink line
wrinkling, puckering, crinkling, corrugation
blister, bubble formation, blistering
pitting, pit corrosion, pitting wear
scoring, scuffing, galling, seizure marks
scuff mark, abrasion mark, scrape
fretting, fretting wear, fretting corrosion
metal fatigue, fatigue crack, cyclic fatigue, fatigue failure
fatigue strength, endurance strength, fatigue life
crack growth, crack propagation, crack extension
stress concentration, notch effect, stress peak
residual stress, internal stress, locked-in stress
hydrogen embrittlement, hydrogen-induced cracking, delayed fracture
embrittlement, become brittle, brittleness
creep deformation, material creep, cold flow
permanent deformation, plastic deformation, permanent set
elastic deformation, resilient deformation, elastic bending
yield strength, yield point, proof stress
tensile strength, breaking strength, ultimate strength
hardness, surface hardness, indentation hardness
toughness, impact strength, fracture toughness
stiffness, rigidity, spring rate, modulus of elasticity
bending strength, flexural strength, flexural rigidity
shear strength, shearing resistance
peel strength, bond strength, adhesion strength
buckling, bulging under load, crippling
friction, rubbing resistance, frictional resistance
coefficient of friction, friction coefficient, friction value
stiction, static friction, breakaway friction, stick-slip
low-friction, friction-reducing, sliding layer, anti-friction
wear-resistant, abrasion-resistant, anti-wear
self-lubricating bearing, oil-impregnated bearing, oilless bearing
resonance, natural frequency, eigenfrequency
resonate, resonance vibration, sympathetic vibration
dampen vibration, vibration damping, vibration attenuation, vibration isolation
shockproof, shock-resistant, impact-resistant, shock absorbing
absorb impact, impact absorption, energy absorption, shock absorption
center of gravity, centre of mass, center of mass, barycenter
moment of inertia, rotational inertia, mass inertia
torque, turning moment, rotational force, moment of force
thrust, propulsive force, propulsion
lift force, aerodynamic lift, uplift
centrifugal force, centrifugal effect, rotational acceleration force
gravity, gravitational force, weight force
leverage, lever effect, lever arm, mechanical advantage
force multiplication, force amplification, power boosting
gear ratio, transmission ratio, reduction ratio
stroke, travel, lift height, displacement path
dead travel, idle stroke, lost motion, free travel
pitch of thread, thread pitch, thread lead
left-hand thread, reverse thread, opposite thread
internal thread, female thread, threaded hole, threaded bore, screw hole
external thread, male thread, threaded portion
multi-start thread, multiple thread
male connector, plug-in part, insertion part
female connector, receiving part, receiving socket
tongue, key, projection engaging in groove
snap hook, latching hook, snap-in hook, detent hook
bayonet, bayonet catch, bayonet lock, twist lock
magnetic lock, magnet closure, magnetic latch
lap joint, overlap joint, overlapping connection
butt joint, butt weld, end-to-end joint
miter, mitre, miter joint, bevel joint
fillet, fillet radius, rounded transition, radius
undercut, re-entrant portion, back taper
draft angle, demolding taper, mold draft
parting line, parting plane, mold joint
tolerance, dimensional deviation, manufacturing tolerance
tolerance compensation, tolerance adjustment, compensation of dimensional deviations
thermal expansion, heat expansion, thermal elongation
thermal stress, thermally induced stress, heat stress
thermal shock, temperature shock, heat shock
thermal cycling, temperature cycling, repeated heating and cooling
accuracy, precision, exactness
surface roughness, surface finish, surface quality
mirror finish, mirror polish, specular surface
burnishing, roller burnishing, smoothing by rolling
flatness, evenness, planarity
roundness, circularity, out-of-round
out of round, ovality, non-circular
concentricity, coaxiality, runout
squareness, perpendicularity, right-angledness
mass production, large-scale production, series production
small batch, one-off production, small lot
assembly error, assembling mistake, incorrect assembly
assembly aid, mounting aid, assembling jig
blind assembly, blind mating, self-aligning insertion
kit, assembly set, set of parts
do-it-yourself, diy, self-assembly
predetermined bending point, bending line, weakened zone
weakened, thinned, weakening
cut to length, cross-cutting, cutting to size
offcut, cutting waste, scrap, trim waste
blank, cut piece, punched blank
semifinished product, semi-finished product, preform
raw material, starting material, feedstock
by-product, side product, coproduct
downtime, outage, standstill of machine, idle time
changeover, retooling, tool change, set-up time
predictive maintenance, condition monitoring, failure prediction
remaining life, residual service life, remaining useful life
overload protection, overload safety, load limiter
safety factor, safety margin
fail-safe, failsafe, fail safe operation
dead man's switch, dead-man control, enabling switch
two-hand control, two-hand operation, both-hand safety
interlock, mutual blocking, safety interlocking
sequence control, sequential control, step control
position control, positioning, servo control
force control, torque control, compliance control
speed control, rotational speed control, speed regulation
soft start, smooth start, gradual start
overcurrent, overload current, excess current
locked rotor, blocked rotor, motor stall
stalled, blocked, locked up
hunting, control oscillation, oscillating control
overshoot, overrun, exceeding target
dead band, hysteresis, insensitivity zone
zero position, home position, initial position, reference position, origin
end position, final position, limit position
rest position, idle position, neutral position
operating position, working position, use position
stowed position, storage position, retracted position, parking position
deployed position, extended position, use position
open position, opened state, released position
closed position, closed state, shut position
locked position, locking position, latched state
transport position, travel position, road position
intermediate position, middle position, halfway position
forward movement, advance, feed motion
backward movement, return stroke, retraction
intermittent, stop-and-go, indexed, stepwise
continuous, uninterrupted, endless
endless, continuous loop, circulating
swivelling, pivoting, slewing
slewing, swing, rotation of superstructure
tumbling, rolling over, turning over
wobble motion, nutation, wobbling, swash motion
orbiting, planetary motion, revolving movement
eccentric motion, orbital motion, gyratory
rocking motion, seesaw movement, teetering
flapping, fluttering, wing beat
fluttering, flapping, wing-like movement
bending motion, flexing, bowing
walking motion, stepping, gait
crawling motion, peristaltic movement, worm-like motion
snake-like, serpentine, undulating movement
jumping robot, hopping robot, leaping mechanism
bionic, biomimetic, nature-inspired, bioinspired
shape changing, morphing, transformable, reconfigurable
inflatable structure, pneumatic structure, air-inflated structure
tensegrity, tensioned structure, cable-strut structure
deployable structure, unfolding structure, expandable structure
origami structure, folded structure, folding pattern
auxetic, negative poisson ratio
metamaterial, mechanical metamaterial, lattice structure
lattice structure, cellular structure, grid structure
gradient structure, functionally graded, graded material
biodegradable, compostable, degradable
eco-friendly, environmentally friendly, environment-friendly, ecological
non-toxic, harmless, non-poisonous
odorless, odourless, odor-free
maintenance-free, low-maintenance, service-free
explosion-proof, flameproof enclosure, explosion protected, intrinsically safe
spark-free, non-sparking, spark prevention
antistatic, anti-static, static dissipative, electrostatic discharge protection
static electricity, electrostatic charge, static charge
antibacterial, antimicrobial, bactericidal
hypoallergenic, low-allergen, allergy-friendly
child-friendly, suitable for children, kid-friendly
barrier-free, accessible, wheelchair accessible
space-saving storage, compact storage, flat storage
plug and play, ready to use, ready-for-use
hot-swappable, exchangeable during operation, hot swap
interchangeable head, exchangeable head, replaceable head
universal, one-fits-all, adaptable to different sizes
quick change, rapid exchange, quick-change adapter
adapter, adaptor, adapter piece, intermediate piece
extension, prolongation, extension piece, extender
reducer fitting, reducing piece, reduction adapter
`;
