/**
 * Things, people and doings of every day: house, kitchen, clothing, play, animals, plants, food, body and health,
 * Chinese to English.
 */
export const EVERYDAY = `
# house and household
家用 household, domestic
家庭 family, household, home
家居 home, household
家具 furniture
家电 home appliance
居家 home
日用品 daily necessities
生活用品 daily necessities
生活 life, living
房屋 house
房子 house
房间 room
住宅 residence, dwelling
住房 housing, house
公寓 apartment
别墅 villa
客厅 living room
卧室 bedroom
书房 study room
厨房 kitchen
浴室 bathroom
卫生间 bathroom, toilet
洗手间 washroom, toilet
厕所 toilet
阳台 balcony
走廊 corridor
过道 aisle, passageway
地下室 basement
阁楼 attic
车库 garage
仓库 warehouse
院子 yard
庭院 courtyard, garden
花园 garden
门窗 doors and windows
大门 gate, door
房门 door
门板 door panel
门框 door frame
门扇 door leaf
门把手 door handle
门铃 doorbell
门锁 door lock
门槛 threshold, doorsill
推拉门 sliding door
卷帘门 roller shutter door
防盗门 security door
纱门 screen door
窗户 window
窗口 window
窗框 window frame
窗扇 window sash
窗台 windowsill
窗帘 curtain
窗纱 window screen
纱窗 screen window
百叶窗 blind, louver
百叶 louver, blind
卷帘 roller blind
遮阳 sunshade
遮阳帘 sunshade, sun blind
遮阳板 sun visor
遮阳伞 sunshade umbrella, parasol
遮雨棚 awning, canopy
雨棚 canopy, awning
屋顶 roof
屋面 roof
屋檐 eaves
瓦片 tile
烟囱 chimney
天花板 ceiling
吊顶 suspended ceiling
天窗 skylight, sunroof
墙壁 wall
墙面 wall surface
墙体 wall
墙角 wall corner
墙纸 wallpaper
壁纸 wallpaper
地板 floor, flooring
地砖 floor tile
瓷砖 ceramic tile, tile
地毯 carpet
地垫 floor mat
脚垫 foot mat, foot pad
踢脚线 skirting board, baseboard
楼梯 stairs, staircase
楼道 stairwell, corridor
楼层 floor, storey
楼板 floor slab
扶手 handrail, armrest
栏杆 railing
护栏 guardrail
围栏 fence
栅栏 fence
篱笆 fence
围墙 enclosure wall, fence
电梯 elevator, lift
扶梯 escalator
楼房 building
大楼 building
大厦 building
建筑 building, architecture
建筑物 building, structure
高层建筑 high-rise building
帐篷 tent
帐幕 tent, curtain
凉亭 pavilion
亭子 pavilion, kiosk
棚子 shed
小屋 cabin, hut
插座 socket, outlet
插头 plug
插排 power strip
开关 switch
按钮 button
按键 key, button
旋钮 knob
遥控器 remote controller
钥匙 key
锁具 lock
锁芯 lock cylinder
锁扣 lock catch, buckle
锁孔 keyhole
挂锁 padlock
密码锁 combination lock
灯具 lamp, lighting fixture
灯泡 light bulb, bulb
灯管 lamp tube
灯罩 lampshade
灯座 lamp holder
台灯 desk lamp
吊灯 chandelier, pendant lamp
吸顶灯 ceiling lamp
路灯 street lamp
手电筒 flashlight, torch
蜡烛 candle
打火机 lighter
火柴 match
火炉 stove
壁炉 fireplace
暖气 heating
暖气片 radiator
取暖器 heater
取暖 heating, warming
电热毯 electric blanket
空调 air conditioner, air conditioning
空调器 air conditioner
风扇 fan
电风扇 electric fan
吊扇 ceiling fan
换气扇 ventilating fan
空气净化器 air purifier
加湿器 humidifier
除湿机 dehumidifier
热水器 water heater
饮水机 water dispenser
净水器 water purifier
冰箱 refrigerator
冰柜 freezer
冷柜 freezer
洗衣机 washing machine
干衣机 clothes dryer
烘干机 dryer
洗碗机 dishwasher
吸尘器 vacuum cleaner
扫地机器人 sweeping robot
扫地机 sweeper
熨斗 iron, flatiron
电熨斗 electric iron
熨烫 iron, ironing
挂烫机 garment steamer
吹风机 hair dryer, blower
电吹风 hair dryer
电视 television
电视机 television set, television
音响 audio, stereo
收音机 radio
电话 telephone
手机 mobile phone
充电器 charger
充电宝 power bank
电池 battery
时钟 clock
钟表 clock, timepiece
闹钟 alarm clock
手表 watch
温度计 thermometer
体重秤 weighing scale
电子秤 electronic scale
秤盘 weighing pan
镜子 mirror
相框 photo frame
画框 picture frame
花瓶 vase
花盆 flowerpot
烟灰缸 ashtray
香烟 cigarette
卷烟 cigarette
电子烟 electronic cigarette
烟草 tobacco
烟嘴 cigarette holder, mouthpiece
吸烟 smoking, smoke
雨伞 umbrella
雨衣 raincoat
伞骨 umbrella rib
伞柄 umbrella handle
蚊帐 mosquito net
蚊香 mosquito coil
灭蚊 mosquito killing
驱蚊 mosquito repellent
捕鼠器 mousetrap
香薰 aromatherapy
香水 perfume
空气清新剂 air freshener
垃圾 garbage, rubbish, waste
垃圾桶 garbage can, trash can
垃圾袋 garbage bag
垃圾箱 dustbin, garbage bin
梯子 ladder
人字梯 stepladder
折叠梯 folding ladder
绳子 rope
绳索 rope
绳结 knot
拉绳 pull rope, drawstring
链条 chain
挂钩 hook
吊钩 hook
钩子 hook
衣钩 clothes hook
吸盘 suction cup, sucker
胶带 adhesive tape, tape
胶水 glue
钉子 nail
锤子 hammer
榔头 hammer
扳手 wrench
钳子 pliers
螺丝刀 screwdriver
锯子 saw
斧头 axe
铲子 shovel, spatula
铁锹 shovel, spade
工具箱 toolbox
盒子 box
箱子 box, case
箱体 box body, cabinet
纸箱 carton
纸盒 carton, paper box
木箱 wooden box
瓶子 bottle
瓶盖 bottle cap
瓶口 bottle mouth
瓶身 bottle body
瓶塞 stopper, cork
玻璃瓶 glass bottle
塑料瓶 plastic bottle
罐子 jar, can
易拉罐 can
水桶 bucket
油桶 oil drum
篮子 basket
筐子 basket
袋子 bag
袋口 bag opening
塑料袋 plastic bag
纸袋 paper bag
编织袋 woven bag
盖子 lid, cover
上盖 upper cover
把手 handle
手柄 handle
提手 handle
拉手 handle
拉环 pull ring
拉链 zipper
纸巾 tissue, paper towel
卫生纸 toilet paper
毛巾 towel
浴巾 bath towel
抹布 rag, cleaning cloth
手帕 handkerchief

# furniture and bedding
桌子 table, desk
桌面 desktop, tabletop
桌板 table board
桌腿 table leg
餐桌 dining table
书桌 desk
办公桌 desk
茶几 tea table, coffee table
椅子 chair
座椅 seat, chair
座位 seat
坐垫 seat cushion
靠背 backrest
靠垫 cushion
头枕 headrest
转椅 swivel chair
躺椅 recliner, deck chair
摇椅 rocking chair
凳子 stool
板凳 bench, stool
沙发 sofa
床铺 bed
床体 bed body
床板 bed board
床头 bedside, headboard
床头柜 bedside cabinet
床架 bed frame
床垫 mattress
床单 bed sheet
床上用品 bedding
被子 quilt
被套 quilt cover
棉被 cotton quilt
毯子 blanket
毛毯 blanket
枕头 pillow
枕套 pillowcase
枕芯 pillow core
凉席 cool mat
吊床 hammock
上下铺 bunk bed
柜子 cabinet
柜体 cabinet
柜门 cabinet door
衣柜 wardrobe
橱柜 cupboard, kitchen cabinet
书柜 bookcase
书架 bookshelf
鞋柜 shoe cabinet
储物柜 locker, storage cabinet
抽屉 drawer
置物架 shelf, rack
货架 shelf, goods shelf
搁板 shelf
衣架 clothes hanger, hanger
晾衣架 clothes drying rack
晾衣 clothes drying
晾晒 sun drying, air drying
屏风 screen
脚轮 caster
支架 bracket, support, stand
支脚 leg, foot
睡眠 sleep
睡觉 sleep
入睡 fall asleep
打鼾 snore
鼾声 snore
午睡 nap
失眠 insomnia
坐姿 sitting posture
躺下 lie down
平躺 lie flat

# kitchen
锅具 cookware, pot
锅体 pot body
锅盖 pot lid
炒锅 wok, frying pan
平底锅 pan, frying pan
煎锅 frying pan
蒸锅 steamer
火锅 hot pot
砂锅 casserole
高压锅 pressure cooker
压力锅 pressure cooker
电饭锅 rice cooker
电饭煲 rice cooker
电压力锅 electric pressure cooker
电磁炉 induction cooker
微波炉 microwave oven
烤箱 oven
烤炉 oven, grill
空气炸锅 air fryer
炸锅 fryer
烧烤架 barbecue grill
烧烤 barbecue
炉灶 stove, cooker
灶具 cooker, stove
燃气灶 gas stove
煤气灶 gas stove
煤气 gas, coal gas
天然气 natural gas
燃气 gas, fuel gas
油烟机 range hood
抽油烟机 range hood
油烟 cooking fume, oil smoke
水壶 kettle
电水壶 electric kettle
电热水壶 electric kettle
茶壶 teapot
茶具 tea set
茶杯 teacup
茶叶 tea leaf, tea
泡茶 tea brewing
咖啡机 coffee machine
咖啡壶 coffee pot
豆浆机 soybean milk machine
榨汁机 juicer
料理机 food processor
破壁机 blender
搅拌机 blender, mixer, agitator
打蛋器 egg beater, whisk
面包机 bread machine
厨具 kitchenware, kitchen utensils
餐具 tableware
炊具 cookware, cooking utensil
碗筷 dishes
饭碗 rice bowl
盘子 plate
碟子 dish, saucer
筷子 chopsticks
勺子 spoon
汤匙 spoon
叉子 fork
刀具 cutter, knife, tool
菜刀 kitchen knife
刀片 blade
刀刃 blade edge, cutting edge
刀柄 knife handle
刀架 tool holder, knife rest
小刀 knife
剪刀 scissors
砧板 cutting board
菜板 cutting board
案板 chopping board
削皮 peel
削皮器 peeler
去皮 peel, peeling
去核 pitting, core removal
去壳 shell, shelling
开瓶器 bottle opener
开罐器 can opener
漏勺 colander
漏斗 funnel
筛网 screen, sieve
筛子 sieve
擀面杖 rolling pin
压面机 noodle press
绞肉机 meat grinder
切片机 slicer
切片 slice
切菜 vegetable cutting
杯子 cup
水杯 cup, water cup
保温杯 thermos cup, vacuum cup
保温瓶 thermos bottle
杯盖 cup lid
杯体 cup body
玻璃杯 glass
吸管 straw, pipette
托盘 tray, pallet
饭盒 lunch box
餐盒 lunch box, food container
便当 lunch box
保鲜膜 cling film, plastic wrap
保鲜盒 crisper
铝箔 aluminum foil
锡纸 tinfoil
围裙 apron
水槽 sink, water tank
水龙头 faucet, tap
龙头 faucet, tap
水管 water pipe
软管 hose
下水道 sewer, drain
下水管 drain pipe
地漏 floor drain
洗碗 dish washing
洗菜 vegetable washing
烹饪 cook, cooking
烹调 cook
炒菜 stir-fry
油炸 deep fry
煎炸 fry
蒸煮 steam, cook
水煮 boil
煮沸 boil
煮饭 cook rice
烧水 boil water
炖煮 stew
熬制 decoct, boil
煎药 decoct medicine
腌制 pickle, marinate
烘焙 bake, roast
烧烤炉 barbecue grill
焙烤 bake, roast
调味 season, flavor
品尝 taste

# washing, cleaning, bathroom
洗衣 laundry
洗衣粉 washing powder
洗衣液 laundry detergent
洗涤剂 detergent
清洗剂 cleaning agent
清洁剂 cleaner, cleaning agent
洗洁精 dishwashing liquid
肥皂 soap
香皂 toilet soap
皂盒 soap box
洗手 hand washing
洗手液 hand sanitizer
洗脸 face washing
洗脸盆 washbasin
洗手盆 washbasin
洗手台 washstand
脸盆 washbasin
洗澡 bathe, bath
沐浴 bath, shower
沐浴露 body wash, shower gel
淋浴 shower
淋浴房 shower room
花洒 shower head
浴缸 bathtub
浴盆 bathtub
浴帘 shower curtain
桑拿 sauna
马桶 toilet
坐便器 toilet
马桶盖 toilet lid
马桶圈 toilet seat
便器 toilet bowl
便盆 bedpan
小便器 urinal
智能马桶 smart toilet
冲水 flush
水箱 water tank
厕纸 toilet paper
拖把 mop
拖布 mop
拖地 mop floor
扫把 broom
扫帚 broom
簸箕 dustpan
扫地 sweep floor
清扫 sweep, clean
打扫 clean, sweep
擦窗 window cleaning
擦窗器 window cleaner
擦玻璃 glass wiping
刷子 brush
毛刷 brush
刷毛 bristle
钢丝球 steel wool
百洁布 scouring pad
海绵 sponge
除尘 dust removal
除臭 deodorize
除味 deodorize
去污 decontaminate, stain removal
漂白 bleach
泡沫 foam
香味 fragrance
卫生 hygiene, sanitary
牙刷 toothbrush
电动牙刷 electric toothbrush
牙膏 toothpaste
牙签 toothpick
牙线 dental floss
漱口 gargle, rinse mouth
漱口水 mouthwash
刷牙 tooth brushing
剃须刀 shaver, razor
剃须 shave
刮胡刀 razor
理发 haircut
理发器 hair clipper
剪发 hair cutting
梳子 comb
梳头 combing
洗发水 shampoo
洗发 hair washing
护发 hair care
染发 hair dyeing
烫发 perm, hair perming
卷发 curly hair
卷发器 hair curler
假发 wig
脱毛 depilation, hair removal
指甲剪 nail clipper
指甲钳 nail clipper
美甲 manicure
指甲油 nail polish
化妆 makeup
化妆品 cosmetic
化妆刷 makeup brush
美容 beauty, cosmetology
美白 whitening
护肤 skin care
护肤品 skin care product
面膜 facial mask
面霜 face cream
乳液 lotion, emulsion
口红 lipstick
唇膏 lipstick
眼影 eye shadow
睫毛膏 mascara
眉笔 eyebrow pencil
粉底 foundation
香波 shampoo
防晒霜 sunscreen cream
棉签 cotton swab
棉球 cotton ball
湿巾 wet wipe
卫生巾 sanitary napkin
纸尿裤 diaper
尿布 diaper
尿不湿 diaper
尿垫 urine pad

# clothing, shoes
服装 clothing, garment
衣服 clothes
衣物 clothing, clothes
服饰 apparel, clothing
上衣 jacket, coat
外套 coat, jacket
大衣 overcoat
夹克 jacket
羽绒服 down jacket
毛衣 sweater
衬衫 shirt
背心 vest
马甲 vest
内衣 underwear
内裤 underpants
文胸 brassiere, bra
胸罩 brassiere, bra
裤子 trousers, pants
短裤 shorts
牛仔裤 jeans
裙子 skirt
连衣裙 dress
婚纱 wedding dress
校服 school uniform
制服 uniform
工作服 work clothes
防护服 protective clothing
救生衣 life jacket
泳衣 swimsuit
睡衣 pajamas
睡袋 sleeping bag
围巾 scarf
手套 glove
袜子 sock, stocking
丝袜 stocking
帽子 hat, cap
帽檐 brim
头盔 helmet
安全帽 safety helmet
头巾 headscarf
口罩 mask, face mask
面罩 face mask, mask
护目镜 goggles
眼镜 glasses, spectacles
镜框 frame, spectacle frame
镜片 lens
镜腿 temple arm, spectacle temple
太阳镜 sunglasses
隐形眼镜 contact lens
耳塞 earplug
耳罩 earmuff
领子 collar
衣领 collar
领带 tie
袖子 sleeve
袖口 cuff
口袋 pocket
腰带 belt, waist belt
皮带 belt
裤腰 waistband
裤腿 trouser leg
纽扣 button
扣子 button, buckle
魔术贴 velcro
松紧带 elastic band
橡皮筋 rubber band
弹力 elastic
布料 cloth, fabric
面料 fabric
衬里 lining
里布 lining
织物 fabric, textile
针织 knit
编织 weave, knit
刺绣 embroidery
花边 lace
棉布 cotton cloth
羊毛 wool
丝绸 silk
皮革 leather
毛皮 fur
羽绒 down
羽毛 feather
棉花 cotton
亚麻 linen, flax
缝纫机 sewing machine
缝针 needle, sewing needle
针线 needle and thread
线头 thread end
穿针 needle threading
穿戴 wear
穿着 wear
佩戴 wear
戴上 put on
穿上 put on
脱下 take off
可穿戴 wearable
鞋子 shoe
鞋类 footwear
鞋底 sole
鞋面 shoe upper, vamp
鞋垫 insole
鞋跟 heel
鞋带 shoelace
鞋套 shoe cover
鞋头 toe cap
鞋舌 shoe tongue
鞋楦 shoe last
鞋架 shoe rack
鞋油 shoe polish
鞋拔 shoehorn
运动鞋 sports shoe, sneaker
皮鞋 leather shoe
拖鞋 slipper
凉鞋 sandal
靴子 boot
雨靴 rain boot
高跟鞋 high-heeled shoe
溜冰鞋 skate
冰鞋 ice skate
擦鞋 shoe polishing
脚印 footprint

# bags, jewellery
背包 backpack
书包 school bag
手提包 handbag
手提袋 handbag
钱包 wallet, purse
公文包 briefcase
行李 luggage, baggage
行李箱 suitcase, trunk
旅行箱 suitcase
拉杆箱 trolley case
拉杆 pull rod, tie rod
背带 strap, carrier
肩带 shoulder strap
腰包 waist bag
购物袋 shopping bag
首饰 jewelry
珠宝 jewelry
饰品 ornament, accessory
装饰品 ornament, decoration
戒指 ring
指环 finger ring, ring
项链 necklace
吊坠 pendant
手镯 bracelet
手链 bracelet
手环 wristband, bracelet
腕带 wristband
耳环 earring
耳钉 earstud
胸针 brooch
发夹 hairpin
发卡 hairpin
发带 headband
珍珠 pearl
钻石 diamond
宝石 gem, gemstone
玉石 jade
黄金 gold
白银 silver
水晶 crystal
琥珀 amber
表带 watch strap
表盘 dial
表壳 watch case
钥匙扣 key ring

# toys, games, sport
玩具 toy
积木 building block
拼图 jigsaw puzzle, puzzle
娃娃 doll
玩偶 doll
布偶 rag doll
木偶 puppet
模型车 model car
玩具车 toy car
遥控车 remote control car
风筝 kite
陀螺 spinning top, gyroscope
气球 balloon
泡泡 bubble
秋千 swing
滑梯 slide
跷跷板 seesaw
蹦床 trampoline
旋转木马 carousel, merry-go-round
过山车 roller coaster
摩天轮 ferris wheel
游乐场 amusement park
游乐设施 amusement ride
游乐 amusement
娱乐 entertainment
魔方 magic cube
魔术 magic
游戏 game
游戏机 game machine, game console
游戏手柄 gamepad
玩家 player
扑克牌 playing card
纸牌 playing card, card
麻将 mahjong
麻将机 mahjong machine
象棋 chess
棋盘 chessboard, board
棋子 chess piece
骰子 dice
赌博 gambling
彩票 lottery
抽奖 lottery, prize draw
烟花 firework
鞭炮 firecracker
体育 sports
健身 fitness, exercise
健身器材 fitness equipment
健身车 exercise bike
锻炼 exercise
训练器 trainer
跑步 running
跑步机 treadmill
步行 walking
走路 walking
跳跃 jump
跳绳 rope skipping, skipping rope
攀爬 climb
攀登 climb
攀岩 rock climbing
登山 mountaineering
登山杖 trekking pole
游泳 swim, swimming
游泳池 swimming pool
泳池 swimming pool
潜水 diving
冲浪 surfing
冲浪板 surfboard
划船 rowing
滑雪 skiing
滑雪板 ski, snowboard
滑冰 skating
滑板 skateboard, slide plate
滑板车 scooter
轮滑 roller skating
足球 football, soccer
篮球 basketball
排球 volleyball
网球 tennis
乒乓球 table tennis
羽毛球 badminton
高尔夫 golf
高尔夫球 golf ball
高尔夫球杆 golf club
棒球 baseball
保龄球 bowling
台球 billiards
冰球 ice hockey
球拍 racket
球杆 cue, club
球网 net
球门 goal
球场 court, field
发球 serve
投篮 basketball shooting
篮筐 basketball hoop
哑铃 dumbbell
杠铃 barbell
单杠 horizontal bar
双杠 parallel bars
俯卧撑 push-up
仰卧起坐 sit-up
引体向上 pull-up
举重 weightlifting
拳击 boxing
沙袋 sandbag
武术 martial arts
瑜伽 yoga
瑜伽垫 yoga mat
体操 gymnastics
舞蹈 dance
射箭 archery
弓箭 bow and arrow
射击 shoot, shooting
手枪 pistol
步枪 rifle
枪支 gun, firearm
子弹 bullet
靶子 target
飞镖 dart
护具 protective gear
护膝 knee pad
护腕 wrist guard
护踝 ankle guard
运动员 athlete
教练 coach
裁判 referee
比赛 competition, match
得分 score
露营 camping
野营 camping
野餐 picnic
旅行 travel
旅游 tourism, travel
望远镜 telescope
指南针 compass

# music
音乐 music
乐器 musical instrument
钢琴 piano
电子琴 electronic keyboard
琴键 piano key
琴弦 string
吉他 guitar
小提琴 violin
二胡 erhu
古筝 guzheng, zither
笛子 flute
口琴 harmonica
手风琴 accordion
喇叭 horn, loudspeaker, trumpet
鼓膜 eardrum
架子鼓 drum kit
鼓槌 drumstick
弹奏 play
演奏 play, perform
乐谱 music score
谱架 music stand
歌曲 song
唱歌 singing
声音 sound, voice
音量 volume
音调 pitch, tone
音质 sound quality
旋律 melody
节奏 rhythm
耳机 earphone, headphone
音箱 speaker, sound box
扬声器 loudspeaker, speaker
麦克风 microphone
话筒 microphone
舞台 stage
表演 perform, performance
电影 movie, film
影院 cinema
照相机 camera
相机 camera
摄像头 camera
照片 photo, photograph
三脚架 tripod
自拍杆 selfie stick

# school, office, books
学校 school
教室 classroom
课堂 classroom
教学 teaching
教育 education
教具 teaching aid
黑板 blackboard
白板 whiteboard
黑板擦 blackboard eraser
粉笔 chalk
课桌 school desk
课本 textbook
书本 book
书籍 book
图书 book
图书馆 library
书签 bookmark
书写 write, writing
阅读 read, reading
词典 dictionary
报纸 newspaper
杂志 magazine
笔记本 notebook
笔记 note
本子 notebook
纸张 paper, sheet
纸板 cardboard, paperboard
信封 envelope
邮票 stamp
邮件 mail
信件 letter
快递 express delivery
包裹柜 parcel locker
文具 stationery
文具盒 pencil case
铅笔 pencil
钢笔 pen, fountain pen
圆珠笔 ballpoint pen
毛笔 writing brush
记号笔 marker
笔芯 refill, pen core
笔尖 pen tip, nib
笔帽 pen cap
墨水 ink
墨盒 ink cartridge
橡皮 eraser
橡皮擦 eraser
卷笔刀 pencil sharpener
削笔器 pencil sharpener
直尺 ruler
尺子 ruler
卷尺 tape measure
圆规 compass
三角板 set square
量角器 protractor
订书机 stapler
订书钉 staple
回形针 paper clip
图钉 thumbtack
夹子 clip, clamp
文件 file, document
文件夹 folder
文件柜 filing cabinet
档案 archive, file
印章 seal, stamp
印泥 ink pad
盖章 stamp, seal
便签 sticky note
标签 label, tag
碎纸机 shredder
打印机 printer
复印机 copier
复印 copy, photocopy
传真 fax
传真机 fax machine
计算器 calculator
算盘 abacus
键盘 keyboard
鼠标 mouse
鼠标垫 mouse pad
显示器 display, monitor
屏幕 screen
触摸屏 touch screen
电脑 computer
笔记本电脑 laptop, notebook computer
平板电脑 tablet computer
办公 office
办公室 office
办公用品 office supplies
会议 conference, meeting
会议室 conference room
考试 examination
答题 answer question
试卷 test paper
作业本 exercise book
绘画 drawing, painting
画板 drawing board
画笔 paintbrush
颜料 pigment, paint
绘图 drawing
地图 map
日历 calendar
地球仪 globe
文字 text, character
字母 letter
汉字 chinese character
语言 language
语音 voice, speech
词语 word
句子 sentence
翻译 translate, translation
图像 image
图片 picture
视频 video
广告 advertisement
广告牌 billboard
招牌 signboard
展台 booth
展览 exhibition
博物馆 museum
旗杆 flagpole
旗帜 flag
奖杯 trophy
礼品 gift
礼物 gift
礼盒 gift box
节日 festival
生日 birthday
婚礼 wedding
圣诞树 christmas tree
灯笼 lantern

# babies, old people, care
婴儿 baby, infant
婴幼儿 infant
新生儿 newborn, neonate
儿童 child, children
孩子 child
小孩 child
幼儿 young child, infant
幼儿园 kindergarten
青少年 teenager, adolescent
婴儿车 stroller, baby carriage
童车 baby carriage
推车 cart, trolley
学步车 baby walker
婴儿床 crib, baby cot
摇篮 cradle
儿童座椅 child seat
安全座椅 safety seat
奶瓶 feeding bottle, baby bottle
奶嘴 pacifier, nipple
奶粉 milk powder
吸奶器 breast pump
喂奶 breastfeeding
哺乳 lactation, breastfeeding
喂食 feed
辅食 complementary food
围嘴 bib
襁褓 swaddle
哄睡 soothe to sleep
哭闹 cry
啼哭 cry
看护 care, nurse
护理 nursing, care
护理床 nursing bed
照顾 take care
陪伴 accompany, companion
养老 elderly care
养老院 nursing home
老人 elderly, old people
老年人 elderly
残疾人 disabled person
残障 disabled
盲人 blind person
聋人 deaf person
聋哑人 deaf-mute
盲文 braille
病人 patient
患者 patient
卧床 bedridden
瘫痪 paralysis
轮椅 wheelchair
拐杖 crutch, cane
手杖 walking stick, cane
助行器 walker, walking aid
助听器 hearing aid
假肢 prosthesis, artificial limb
假牙 denture
老花镜 reading glasses
起身 get up
如厕 toileting
翻身 turn over
褥疮 bedsore
压疮 pressure sore
便携马桶 portable toilet
呼叫 call
呼救 call for help
求救 call for help
走失 lost, wander off
孕妇 pregnant woman
怀孕 pregnancy
分娩 childbirth, delivery
胎儿 fetus
产妇 parturient

# pets and animals
宠物 pet
宠物狗 pet dog
猫砂 cat litter
猫砂盆 litter box
狗绳 dog leash
牵引绳 leash, traction rope
项圈 collar
狗窝 doghouse
狗粮 dog food
猫粮 cat food
宠物食品 pet food
喂食器 feeder
笼子 cage
鸟笼 birdcage
鱼缸 aquarium, fish tank
水族箱 aquarium
动物 animal
野生动物 wild animal
小狗 puppy, dog
猫咪 cat
小鼠 mouse
大鼠 rat
老鼠 mouse, rat
兔子 rabbit
家兔 rabbit
猴子 monkey
大象 elephant
老虎 tiger
狮子 lion
骆驼 camel
鹿茸 deer antler
马匹 horse
马鞍 saddle
奶牛 dairy cow, cow
黄牛 cattle
水牛 buffalo
山羊 goat
绵羊 sheep
羊羔 lamb
生猪 pig
母猪 sow
仔猪 piglet
家畜 livestock
牲畜 livestock
畜禽 livestock and poultry
家禽 poultry
公鸡 rooster
母鸡 hen
蛋鸡 laying hen
肉鸡 broiler
雏鸡 chick
鸭子 duck
鹌鹑 quail
鸽子 pigeon
鸟类 bird
小鸟 bird
麻雀 sparrow
鹦鹉 parrot
昆虫 insect
蚊子 mosquito
苍蝇 fly
蚂蚁 ant
白蚁 termite
蟑螂 cockroach
蜘蛛 spider
蜜蜂 bee
蜂箱 beehive
蜂蜜 honey
蜂巢 honeycomb, beehive
蜂王 queen bee
养蜂 beekeeping
蝴蝶 butterfly
蚕茧 cocoon, silkworm cocoon
桑蚕 silkworm
蠕虫 worm
蚯蚓 earthworm
跳蚤 flea
虱子 louse
螨虫 mite
害虫 pest
寄生虫 parasite
虫害 pest damage, insect pest
幼虫 larva
虫卵 insect egg
青蛙 frog
乌龟 turtle, tortoise
鳄鱼 crocodile
毒蛇 venomous snake
蝙蝠 bat
鲸鱼 whale
海豚 dolphin
尾巴 tail
翅膀 wing
爪子 claw
动物毛 animal hair
皮毛 fur
犬齿 canine
孵化 hatch, incubate
孵化器 incubator
屠宰 slaughter
挤奶 milking
挤奶机 milking machine
产蛋 egg laying
兽医 veterinarian, veterinary
兽药 veterinary drug

# farming, fishing, plants
农业 agriculture
农场 farm
农田 farmland
农村 rural
农作物 crop
作物 crop
庄稼 crop
农药 pesticide
化肥 chemical fertilizer
肥料 fertilizer
有机肥 organic fertilizer
施肥 fertilize, fertilization
施肥机 fertilizer applicator
粪便 feces, manure
粪污 manure
堆肥 compost
秸秆 straw
稻草 straw, rice straw
麦秸 wheat straw
稻谷 rice, paddy
水稻 rice
小麦 wheat
玉米 corn, maize
高粱 sorghum
谷物 grain, cereal
粮食 grain
粮仓 granary
大豆 soybean
花生 peanut
油菜 rape, rapeseed
芝麻 sesame
向日葵 sunflower
甘蔗 sugarcane
甜菜 sugar beet
土豆 potato
马铃薯 potato
红薯 sweet potato
蔬菜 vegetable
水果 fruit
果实 fruit
果树 fruit tree
果园 orchard
采摘 pick, picking
收获 harvest
收割 harvest, reap
收割机 harvester
联合收割机 combine harvester
脱粒 threshing
脱粒机 thresher
播种 sow, seeding
播种机 seeder, planter
插秧 rice transplanting
插秧机 rice transplanter
秧苗 seedling
幼苗 seedling
育苗 seedling raising
种子 seed
种植 plant, planting, cultivation
栽培 cultivate, cultivation
栽种 plant
移栽 transplant
嫁接 graft
授粉 pollinate, pollination
浇水 watering, water
灌溉 irrigate, irrigation
滴灌 drip irrigation
喷灌 sprinkler irrigation
浇花 flower watering
除草 weeding
除草机 weeder
除草剂 herbicide
杂草 weed
割草 mowing
割草机 lawn mower, mower
草坪 lawn
草地 grassland, grass
牧草 forage, pasture
干草 hay
饲料 feed, fodder
饲喂 feeding
饲养 breed, raise, feed
养殖 breeding, farming, aquaculture
养殖场 farm
养鸡 chicken raising
养猪 pig raising
养鱼 fish farming
猪舍 pigsty, piggery
鸡舍 henhouse, chicken house
牛舍 cowshed
食槽 trough, feed trough
饮水器 drinker
温室 greenhouse
大棚 greenhouse
塑料大棚 plastic greenhouse
地膜 mulch film
拖拉机 tractor
耕地 plow, farmland
耕作 tillage, cultivation
耕种 cultivate, farm
耕整机 tillage machine
旋耕机 rotary tiller
翻土 turn soil
松土 loosen soil
犁铧 plowshare
锄头 hoe
镰刀 sickle
耙子 rake
土壤 soil
泥土 soil, mud
泥浆 mud, slurry
沙子 sand
沙土 sandy soil
石头 stone
石块 stone
石子 gravel, stone
砾石 gravel
植物 plant
盆栽 potted plant
花卉 flower
花朵 flower
鲜花 fresh flower
花粉 pollen
花瓣 petal
玫瑰 rose
菊花 chrysanthemum
兰花 orchid
荷花 lotus
树木 tree
树枝 branch
树叶 leaf
树干 trunk, tree trunk
树皮 bark
树根 tree root
叶子 leaf
叶片 blade, leaf
根茎 rhizome, root
根系 root system
块茎 tuber
茎秆 stem, stalk
嫩芽 sprout, bud
发芽 germinate, sprout
开花 flowering, bloom
藤蔓 vine
灌木 shrub
森林 forest
林业 forestry
竹子 bamboo
竹筒 bamboo tube
木材 wood, timber
木头 wood
木板 wooden board, plank
砍伐 fell, cut down
伐木 felling, logging
绿化 greening
园林 garden, landscape
园艺 gardening, horticulture
仙人掌 cactus
苔藓 moss
海藻 seaweed, algae
海带 kelp
藻类 algae
蘑菇 mushroom
食用菌 edible fungus
灵芝 ganoderma, lingzhi
人参 ginseng
枸杞 wolfberry
中药 traditional chinese medicine
草药 herb
艾草 moxa, mugwort
捕鱼 fishing
捕捞 fishing, catch
钓鱼 fishing, angling
钓竿 fishing rod
鱼竿 fishing rod
钓鱼竿 fishing rod
鱼钩 fish hook, fishhook
鱼线 fishing line
渔线轮 fishing reel
鱼饵 bait
诱饵 bait, lure
浮漂 float
渔网 fishing net
渔船 fishing boat
渔业 fishery
鱼塘 fish pond
池塘 pond
网箱 net cage
增氧机 aerator
增氧 oxygenation, aeration
鱼类 fish
鱼苗 fish fry
鱼鳞 fish scale
鱼刺 fish bone
海鲜 seafood
水产 aquatic product
水产养殖 aquaculture
螃蟹 crab
龙虾 lobster
虾类 shrimp
贝类 shellfish
牡蛎 oyster
海参 sea cucumber
狩猎 hunting
捕捉 capture, catch
捕获 capture, catch
诱捕 trap
陷阱 trap
驱鸟 bird repelling
杀虫 insecticidal
杀虫剂 insecticide
驱虫 insect repellent
杀虫灯 insecticidal lamp

# food and drink
食品 food
食物 food
食材 food material, ingredient
食用 edible
饮食 diet
营养 nutrition
营养品 nutrient
保健食品 health food
保健品 health product
保健 health care
米饭 rice
大米 rice
糙米 brown rice
面条 noodle
方便面 instant noodles
米粉 rice flour, rice noodle
粉丝 vermicelli
面粉 flour
面团 dough
面食 pasta, wheaten food
面包 bread
馒头 steamed bun
包子 steamed stuffed bun
饺子 dumpling
饺子皮 dumpling wrapper
馅料 filling, stuffing
蛋糕 cake
饼干 biscuit, cookie
月饼 moon cake
糕点 pastry
煎饼 pancake
披萨 pizza
比萨 pizza
比萨饼 pizza
披萨饼 pizza
三明治 sandwich
汉堡 hamburger
薯条 french fries
薯片 potato chip
爆米花 popcorn
豆腐 tofu, bean curd
豆浆 soybean milk
豆芽 bean sprout
豆类 bean, legume
鸡蛋 egg
蛋壳 eggshell
蛋黄 egg yolk
蛋清 egg white
禽蛋 poultry egg
牛奶 milk
酸奶 yogurt
奶酪 cheese
黄油 butter
奶油 cream
乳制品 dairy product
冰淇淋 ice cream
冰块 ice cube
肉类 meat
肉制品 meat product
猪肉 pork
牛肉 beef
羊肉 mutton
鸡肉 chicken
鱼肉 fish meat
香肠 sausage
火腿 ham
骨头 bone
白菜 chinese cabbage
卷心菜 cabbage
菠菜 spinach
芹菜 celery
萝卜 radish
胡萝卜 carrot
番茄 tomato
西红柿 tomato
黄瓜 cucumber
茄子 eggplant
南瓜 pumpkin
冬瓜 wax gourd
辣椒 chili, pepper
洋葱 onion
大蒜 garlic
生姜 ginger
莲藕 lotus root
泡菜 pickle, kimchi
咸菜 pickled vegetable
苹果 apple
香蕉 banana
橙子 orange
柑橘 citrus
柠檬 lemon
葡萄 grape
草莓 strawberry
桃子 peach
梨子 pear
樱桃 cherry
芒果 mango
菠萝 pineapple
西瓜 watermelon
荔枝 litchi
红枣 jujube, red date
椰子 coconut
蓝莓 blueberry
猕猴桃 kiwi fruit
石榴 pomegranate
核桃 walnut
杏仁 almond
板栗 chestnut
坚果 nut
瓜子 melon seed
果皮 peel, fruit peel
果核 fruit core, pit
果肉 pulp
果汁 juice
果酱 jam
糖果 candy
巧克力 chocolate
口香糖 chewing gum
果冻 jelly
零食 snack
罐头 canned food
食盐 salt
食糖 sugar
白糖 white sugar
红糖 brown sugar
酱油 soy sauce
食醋 vinegar
调料 seasoning
调味料 seasoning
调味品 condiment
味精 monosodium glutamate
香料 spice, fragrance
胡椒 pepper
花椒 sichuan pepper
酱料 sauce
食用油 edible oil, cooking oil
植物油 vegetable oil
橄榄油 olive oil
油脂 grease, oil, fat
淀粉 starch
糖浆 syrup
甜味剂 sweetener
防腐剂 preservative
添加剂 additive
食品添加剂 food additive
饮料 beverage, drink
饮品 beverage, drink
饮用水 drinking water
矿泉水 mineral water
自来水 tap water
开水 boiling water
热水 hot water
冷水 cold water
茶水 tea
绿茶 green tea
红茶 black tea
奶茶 milk tea
咖啡 coffee
咖啡豆 coffee bean
可可 cocoa
可乐 cola
汽水 soda, soft drink
啤酒 beer
白酒 liquor, distilled spirit
葡萄酒 wine
红酒 red wine
黄酒 rice wine
酿酒 brewing, wine making
酒精 alcohol
酒瓶 wine bottle
酒杯 wine glass
饮酒 drinking
喝水 drinking water
饮用 drink
口感 taste, mouthfeel
味道 taste, flavor
口味 taste, flavor
风味 flavor
甜味 sweetness
苦味 bitterness
酸味 sourness
辣味 spicy
气味 smell, odor
早餐 breakfast
午餐 lunch
晚餐 dinner
餐饮 catering
餐厅 restaurant
饭店 restaurant, hotel
食堂 canteen
菜单 menu
菜肴 dish
食谱 recipe
外卖 takeaway, food delivery
点餐 meal ordering
厨师 chef, cook
服务员 waiter

# weather, nature
天气 weather
气候 climate
气象 meteorological, meteorology
天气预报 weather forecast
晴天 sunny day
阴天 cloudy day
雨天 rainy day
下雨 rain
雨水 rainwater, rain
雨量 rainfall
降雨 rainfall
暴雨 rainstorm, heavy rain
下雪 snow
积雪 snow
扫雪 snow sweeping
除雪 snow removal
融雪 snow melting
冰雪 ice and snow
冰雹 hail
霜冻 frost
大雾 fog
雾霾 haze, smog
露水 dew
雷电 lightning
闪电 lightning
雷击 lightning strike
防雷 lightning protection
避雷针 lightning rod
台风 typhoon
龙卷风 tornado
大风 strong wind
风力 wind power, wind
风速 wind speed
风向 wind direction
沙尘暴 sandstorm
海啸 tsunami
阳光 sunlight, sunshine
太阳 sun
太阳能 solar energy, solar
日光 daylight, sunlight
紫外线 ultraviolet
月亮 moon
月球 moon
星星 star
天空 sky
云层 cloud
彩虹 rainbow
地球 earth
海洋 ocean, marine
大海 sea
海水 seawater
海浪 wave, sea wave
波浪 wave
潮汐 tide, tidal
海滩 beach
沙滩 beach
海岸 coast
岛屿 island
河流 river
河道 river channel
湖泊 lake
水库 reservoir
瀑布 waterfall
喷泉 fountain
泉水 spring water
温泉 hot spring
水井 well
地下水 groundwater
高山 mountain
山区 mountainous area
山坡 hillside
山洞 cave
沙漠 desert
火山 volcano
冰川 glacier
空气 air
氧气 oxygen
火焰 flame
蒸汽 steam, vapor
水蒸气 water vapor, steam
水分 moisture, water
水滴 water drop, droplet
水流 water flow
水位 water level
水质 water quality
水面漂浮物 floating debris

# transport
汽车 automobile, car, vehicle
轿车 car, sedan
车辆 vehicle
货车 truck
卡车 truck
客车 bus, passenger car
公交车 bus
公交 public transport, bus
出租车 taxi
校车 school bus
救护车 ambulance
消防车 fire engine, fire truck
警车 police car
房车 recreational vehicle, motorhome
挂车 trailer
拖车 trailer
叉车 forklift
三轮车 tricycle
自行车 bicycle
电动车 electric vehicle
电动自行车 electric bicycle
共享单车 shared bicycle
摩托车 motorcycle
平衡车 balance vehicle, self-balancing scooter
手推车 handcart, trolley
购物车 shopping cart
地铁 subway, metro
火车 train
列车 train
高铁 high-speed rail
铁路 railway
铁轨 rail
轨道 track, rail, orbit
车站 station
站台 platform
飞机 airplane, aircraft
直升机 helicopter
无人机 drone, unmanned aerial vehicle
机场 airport
机翼 wing
起飞 take off
降落 land
降落伞 parachute
飞行 fly, flight
轮船 ship
船舶 ship, vessel
船只 ship, boat
游艇 yacht
小船 boat
皮划艇 kayak
船体 hull
船桨 oar
帆船 sailboat
救生圈 lifebuoy
救生艇 lifeboat
码头 wharf, dock
港口 port, harbor
集装箱 container
道路 road
公路 highway, road
高速公路 expressway, highway
马路 road
街道 street
人行道 sidewalk
斑马线 zebra crossing
路口 intersection
十字路口 crossroads
红绿灯 traffic light
交通信号灯 traffic light
交通 traffic, transportation
桥梁 bridge
隧道 tunnel
路面 road surface, pavement
路障 roadblock
减速带 speed bump
路锥 traffic cone
停车 parking, park
停车场 parking lot
停车位 parking space
车位 parking space
加油站 gas station
加油 refuel
充电桩 charging pile, charging station
洗车 car washing
驾驶 drive, driving
驾驶室 cab
驾驶员 driver
司机 driver
乘客 passenger
行人 pedestrian
骑行 riding, cycling
骑车 cycling
方向盘 steering wheel
安全带 seat belt, safety belt
安全气囊 airbag
油门 accelerator, throttle
刹车 brake
踏板 pedal
脚踏板 pedal
车轮 wheel
轮胎 tire
轮子 wheel
车架 frame
车身 vehicle body
车门 vehicle door
车窗 vehicle window
车灯 vehicle lamp
车牌 license plate
后视镜 rearview mirror
挡风玻璃 windshield
雨刮器 wiper
雨刷 wiper
保险杠 bumper
后备箱 trunk
车载 vehicle-mounted, on-board
车把 handlebar
车座 saddle, bicycle seat
车铃 bicycle bell
倒车 reversing
超车 overtaking
超速 speeding
导航 navigation
车道 lane
打气筒 inflator, pump
打气 inflate
千斤顶 jack
物流 logistics
货物 goods, cargo
搬家 moving house

# shop, money
商店 shop, store
超市 supermarket
商场 shopping mall
市场 market
商品 commodity, goods, merchandise
货品 goods
顾客 customer
客户 client, customer
买卖 trade, buying and selling
购买 purchase, buy
购物 shopping
销售 sale, sell
出售 sell
售卖 sell, vending
售货机 vending machine
自动售货机 vending machine
零售 retail
批发 wholesale
收银 cashier
收银机 cash register
收银台 checkout counter
收款 payment collection
付款 payment
付费 pay
支票 cheque, check
发票 invoice
收据 receipt
账单 bill
账户 account
订单 order
优惠券 coupon
折扣 discount
促销 promotion
会员 member
退货 return goods
租赁 rental, lease
出租 rent
保险 insurance, safety
保险箱 safe
保险柜 safe
银行 bank
银行卡 bank card
信用卡 credit card
硬币 coin
纸币 banknote, paper money
钞票 banknote
现金 cash
点钞机 banknote counter
验钞 banknote verification
取款机 automatic teller machine, cash machine
刷卡 card swiping
货币 currency
电子商务 electronic commerce
二维码 two-dimensional code, qr code
条形码 barcode
条码 barcode
扫码 code scanning
门票 ticket
车票 ticket
票据 bill, ticket
身份证 identity card
护照 passport
酒店 hotel
旅馆 hotel
宾馆 hotel
工厂 factory
车间 workshop
工地 construction site
矿山 mine
煤矿 coal mine
医院 hospital
诊所 clinic
药店 pharmacy
药房 pharmacy
病房 ward
手术室 operating room
监狱 prison
教堂 church
寺庙 temple
坟墓 grave, tomb
墓碑 tombstone
骨灰盒 cinerary casket, urn
殡葬 funeral
棺材 coffin
公园 park
广场 square, plaza
体育馆 gymnasium
体育场 stadium
城市 city, urban
乡村 village, rural
社区 community
小区 residential area

# body
身体 body
人体 human body
躯干 trunk, torso
头发 hair
毛发 hair
头皮 scalp
头皮屑 dandruff
脑袋 head
大脑 brain
额头 forehead
脸部 face
面部 face, facial
人脸 human face, face
面颊 cheek
眼睛 eye
眼球 eyeball
眼部 eye
眼皮 eyelid
眉毛 eyebrow
睫毛 eyelash
瞳孔 pupil
视力 eyesight, vision
眼泪 tear
耳朵 ear
耳道 ear canal
耳廓 auricle
听力 hearing
听觉 hearing, auditory
视觉 vision, visual
嗅觉 smell, olfactory
味觉 taste
触觉 touch, tactile
鼻子 nose
鼻腔 nasal cavity
鼻孔 nostril
嘴巴 mouth
嘴唇 lip
口腔 oral cavity, mouth
牙齿 tooth, teeth
牙龈 gum
牙科 dental
舌头 tongue
舌苔 tongue coating
喉咙 throat
咽喉 throat
下巴 chin, jaw
下颌 mandible, jaw
脖子 neck
颈椎 cervical vertebra, cervical spine
肩膀 shoulder
肩部 shoulder
手臂 arm
胳膊 arm
上肢 upper limb
下肢 lower limb
四肢 limb
肘部 elbow
手腕 wrist
腕部 wrist
手掌 palm
手部 hand
双手 both hands
手指 finger
拇指 thumb
食指 index finger
指纹 fingerprint
指甲 nail, fingernail
指尖 fingertip
胸部 chest, breast
乳房 breast
腹部 abdomen
肚子 belly, abdomen
肚脐 navel
腰部 waist
腰椎 lumbar vertebra
脊柱 spine
脊椎 spine, vertebra
后背 back
臀部 hip, buttock
屁股 buttock
大腿 thigh
小腿 lower leg, calf
腿部 leg
膝盖 knee
膝关节 knee joint
脚踝 ankle
踝关节 ankle joint
脚部 foot
足部 foot
脚底 sole
脚趾 toe
脚跟 heel
足弓 foot arch
骨骼 skeleton, bone
骨折 fracture
关节 joint
肌肉 muscle
皮肤 skin
脂肪 fat
血液 blood
血管 blood vessel
心脏 heart
肺部 lung
肝脏 liver
肾脏 kidney
胃部 stomach
肠道 intestine, intestinal
肛门 anus
膀胱 bladder
子宫 uterus
神经 nerve, neural
汗水 sweat
汗液 sweat
唾液 saliva
口水 saliva
尿液 urine
大便 stool, feces
小便 urine, urinate
排便 defecation
排尿 urination
月经 menstruation
心跳 heartbeat
心率 heart rate
脉搏 pulse
呼吸 breathe, respiration
体温 body temperature
体重 body weight
身高 body height
血压 blood pressure
血糖 blood sugar, blood glucose
姿势 posture
手势 gesture
表情 expression
情绪 emotion
心情 mood
心理 psychological
精神 mental, spirit

# health in plain words
疾病 disease
生病 sick, ill
症状 symptom
发烧 fever
感冒 common cold, cold
流感 influenza
咳嗽 cough
止咳 relieve cough
化痰 eliminate phlegm
吸痰 sputum suction
痰液 sputum
打喷嚏 sneeze
流鼻涕 runny nose
鼻炎 rhinitis
鼻塞 nasal congestion
哮喘 asthma
头痛 headache
头晕 dizziness
疼痛 pain
止痛 pain relief, analgesic
腰痛 low back pain
胃痛 stomachache
牙痛 toothache
痛经 dysmenorrhea
腹泻 diarrhea
便秘 constipation
呕吐 vomit
恶心 nausea
晕车 motion sickness
痔疮 hemorrhoid
瘙痒 itch, pruritus
止痒 itching relief
痤疮 acne
粉刺 acne
湿疹 eczema
皱纹 wrinkle
斑点 spot
疤痕 scar
伤口 wound
创口 wound
创可贴 adhesive bandage
绷带 bandage
纱布 gauze
流血 bleeding
出血 bleeding, hemorrhage
止血 hemostasis, stop bleeding
止血带 tourniquet
肿胀 swelling
消肿 detumescence
炎症 inflammation
消炎 anti-inflammatory
发炎 inflamed
肿瘤 tumor
癌症 cancer
糖尿病 diabetes
高血压 hypertension
心脏病 heart disease
中风 stroke
近视 myopia
远视 hyperopia
失明 blindness
肥胖 obesity
减肥 weight loss
消化 digest, digestion
抽筋 cramp
扭伤 sprain
脱臼 dislocation
驼背 hunchback
脱发 hair loss
口臭 halitosis, bad breath
出汗 sweating
脚气 athlete's foot
冻伤 frostbite
中暑 heatstroke
昏迷 coma
休克 shock
治疗 treat, treatment, therapy
诊断 diagnose, diagnosis
看病 see doctor
体检 physical examination
急救 first aid
手术 surgery, operation
康复 rehabilitation
疗效 curative effect
理疗 physiotherapy
按摩 massage
按摩器 massager
按摩椅 massage chair
推拿 massage
针灸 acupuncture
拔罐 cupping
拔罐器 cupping device
刮痧 scraping therapy
艾灸 moxibustion
热敷 hot compress
冷敷 cold compress
足浴 foot bath
泡脚 foot soaking
足浴盆 foot bath tub
药物 drug, medicine
药品 medicine, drug
药片 tablet
药丸 pill
药膏 ointment
药水 liquid medicine
药箱 medicine box
药盒 pill box
胶囊 capsule
膏药 plaster
眼药水 eye drops
服药 take medicine
吃药 take medicine
打针 injection
输液 infusion
输液瓶 infusion bottle
抽血 blood drawing
采血 blood collection
输血 blood transfusion
注射器 syringe
针头 needle
体温计 thermometer
血压计 sphygmomanometer
听诊器 stethoscope
担架 stretcher
病床 hospital bed
避孕 contraception
避孕套 condom
疫苗 vaccine
病毒 virus
细菌 bacteria, bacterium
真菌 fungus
免疫 immune, immunity
疲劳驾驶 fatigue driving
催眠 hypnosis
戒烟 quit smoking

# people and roles
人员 personnel, person
人们 people
人类 human
人群 crowd
男性 male
女性 female
男士 man
女士 lady, woman
妇女 woman
成人 adult
成年人 adult
父母 parents
家长 parent
母亲 mother
父亲 father
家人 family member
朋友 friend
邻居 neighbor
医生 doctor, physician
护士 nurse
医护人员 medical staff
护理人员 nursing staff
牙医 dentist
老师 teacher
教师 teacher
学生 student
专家 expert
工人 worker
员工 employee
工程师 engineer
设计师 designer
农民 farmer
渔民 fisherman
警察 police
士兵 soldier
消防员 firefighter
消防 fire fighting, fire
飞行员 pilot
船员 crew
快递员 courier
清洁工 cleaner
保安 security guard
施工人员 construction worker
维修人员 maintenance personnel
管理员 administrator
消费者 consumer
商家 merchant
供应商 supplier
客人 guest
游客 tourist
主人 owner, host
小偷 thief

# colours and materials as people say them
红色 red
黄色 yellow
蓝色 blue
白色 white
黑色 black
灰色 gray
紫色 purple
橙色 orange
棕色 brown
粉红色 pink
金色 golden
银色 silver
彩色 color, colored
塑料 plastic
橡胶 rubber
硅胶 silicone, silica gel
玻璃 glass
陶瓷 ceramic
瓷器 porcelain
不锈钢 stainless steel
铁丝 iron wire
铁皮 iron sheet
木质 wooden
木制 wooden
竹制 bamboo
石材 stone
大理石 marble
石膏 gypsum, plaster
水泥 cement
砖块 brick
油漆 paint
涂料 coating, paint
泡沫塑料 foam plastic
无纺布 nonwoven fabric

# words of one character that stand alone
水 water
火 fire
油 oil
茶 tea
酒 wine, alcohol, liquor
盐 salt
糖 sugar
醋 vinegar
鱼 fish
虾 shrimp
鸡 chicken
鸭 duck
猪 pig
牛 cattle, cow
羊 sheep
马 horse
狗 dog
猫 cat
鸟 bird
花 flower
草 grass
树 tree
床 bed
门 door
窗 window
灯 lamp, light
笔 pen
伞 umbrella
鞋 shoe
船 ship, boat
锅 pot, pan
碗 bowl
杯 cup
鼓 drum
蛇 snake
蚕 silkworm
`;
