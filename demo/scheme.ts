/** Title of a class symbol, short and in our own words; not the official wording. */
export interface ClassTitle {
  readonly en: string;
  readonly zh: string;
}

// biome-ignore format: a table
const TITLES = `
A|Human necessities|人类生活必需
B|Performing operations; transporting|作业；运输
C|Chemistry; metallurgy|化学；冶金
D|Textiles; paper|纺织；造纸
E|Fixed constructions|固定建筑物
F|Mechanical engineering; lighting; heating|机械工程；照明；加热
G|Physics|物理
H|Electricity|电学
Y|Cross-sectional technologies|跨领域技术
A01|Agriculture; pest control|农业；有害生物防治
A23|Foods|食品
A61|Medicine; hygiene|医学；卫生
B01|Physical and chemical processes|物理或化学方法
B05|Spraying and coating|喷涂与涂布
B06|Mechanical vibrations|机械振动
B08|Cleaning|清洁
B23|Machine tools|机床
B25|Hand tools; manipulators|手动工具；机械手
B29|Working of plastics|塑料加工
B60|Vehicles|车辆
B64|Aircraft|飞行器
B65|Conveying; packing; storing|输送；包装；贮存
B81|Microstructures|微观结构
B82|Nanotechnology|纳米技术
C01|Inorganic chemistry|无机化学
C02|Water treatment|水处理
C03|Glass|玻璃
C04|Ceramics; cements|陶瓷；水泥
C08|Organic macromolecules|有机高分子
C09|Paints; materials for various uses|涂料；各种应用材料
C12|Biochemistry; genetic engineering|生物化学；基因工程
C25|Electrolytic processes|电解工艺
D05|Sewing|缝纫
D06|Treatment of textiles|纺织品处理
E04|Building|建筑物
F03|Machines for liquids and wind|液力与风力机械
F05|Indexing for engines|发动机索引
F16|Machine elements|机械部件
F25|Refrigeration|制冷
F28|Heat exchange|换热
G01|Measuring|测量
G02|Optics|光学
G05|Controlling|控制
G06|Computing|计算
G10|Acoustics|声学
H01|Electric elements|电气元件
H02|Electric power|电力
H04|Electric communication|电通信
H05|Other electric techniques|其他电技术
Y02|Climate change mitigation|减缓气候变化
A01N|Biocides|杀生剂
A01P|Activity of biocides|杀生剂的活性
A23B|Preserving foods|食品保存
A23J|Protein compositions for foods|食用蛋白质
A23L|Foods not covered elsewhere; treatment|其他食品及其处理
A23N|Machines for fruit and vegetables|果蔬加工机械
A23P|Shaping of foods|食品成型
A23V|Indexing for foods|食品索引
A61B|Diagnosis; surgery|诊断；外科
A61J|Containers for medicine|药用容器
A61K|Medical and cosmetic preparations|医用或化妆制剂
A61M|Devices for introducing media into the body|将介质输入人体的器械
A61Q|Use of cosmetics|化妆品的用途
B01D|Separation|分离
B01F|Mixing|混合
B01J|Chemical reactors; catalysis|化学反应器；催化
B05D|Coating processes|涂布工艺
B06B|Generating mechanical vibrations|产生机械振动
B08B|Cleaning in general|一般清洁
B23Q|Details of machine tools|机床零件
B25J|Manipulators|机械手
B29C|Shaping of plastics|塑料成型
B60L|Electric propulsion of vehicles|车辆电力驱动
B60S|Servicing and cleaning of vehicles|车辆维护与清洁
B64D|Equipment for aircraft|飞行器设备
B65G|Conveying devices|输送装置
B65H|Handling thin material|薄型材料的处理
B81B|Microstructural devices|微结构装置
B82Y|Uses of nanostructures|纳米结构的应用
C01B|Non-metallic elements|非金属元素
C01G|Metal compounds|金属化合物
C01P|Properties of inorganic compounds|无机化合物的性质
C02F|Treatment of water|水的处理
C03C|Glass compositions; surface treatment|玻璃组成；表面处理
C04B|Ceramic compositions|陶瓷组合物
C08F|Polymers from unsaturated compounds|不饱和化合物聚合物
C08K|Additives for polymers|聚合物添加剂
C08L|Polymer compositions|聚合物组合物
C09D|Coating compositions|涂料组合物
C09K|Materials for miscellaneous uses|各种用途材料
C12N|Microorganisms; genetic engineering|微生物；基因工程
C25D|Electroforming; electroplating|电铸；电镀
D05B|Sewing|缝纫
D06M|Finishing of textiles|纺织品整理
E04H|Buildings for special purposes; towers|专用建筑物；塔
F03D|Wind motors|风力发动机
F05B|Indexing for wind and water machines|风力与水力机械索引
F16C|Shafts; bearings|轴；轴承
F16F|Springs; vibration damping|弹簧；减振
F25D|Refrigerators|冷藏设备
F28D|Heat exchangers|换热器
F28F|Details of heat exchange|换热部件
G01B|Measuring lengths and strain|长度与应变测量
G01J|Measuring light|光的测量
G01L|Measuring force|力的测量
G01R|Measuring electric variables|电变量测量
G01S|Direction and distance finding|定向与测距
G02B|Optical elements|光学元件
G05B|Control systems|控制系统
G06T|Image processing|图像处理
G10K|Sound devices|发声装置
H01B|Conductors and insulators|导体与绝缘体
H01L|Semiconductor devices|半导体器件
H01M|Batteries; fuel cells|电池；燃料电池
H01S|Lasers|激光器
H02J|Power supply and storage|供电与储能
H02N|Special electric machines|特种电机
H04B|Transmission|传输
H04J|Multiplexing|多路复用
H04L|Digital information transmission|数字信息传输
H04W|Wireless networks|无线网络
H05B|Electric heating|电加热
H05K|Printed circuits; equipment housings|印刷电路；设备壳体
Y02D|Energy saving in information technology|信息技术节能
A01N25/08|Biocides on solid carriers|固体载体上的杀生剂
A01N59/16|Biocides with heavy metals|含重金属的杀生剂
A01P1/00|Disinfectants|消毒剂
A23B4/06|Freezing of meat|肉类冷冻
A23B7/01|Preserving vegetables by electric treatment|电处理保存果蔬
A23J1/14|Proteins from leguminous seeds|豆类种子蛋白
A23J3/14|Vegetable proteins|植物蛋白
A23J3/227|Meat-like textured proteins|仿肉组织化蛋白
A23J3/26|Protein texturing by extrusion|挤压组织化蛋白
A23J3/34|Proteins treated with enzymes|酶处理蛋白
A23L19/03|Dried vegetable products|果蔬干制品
A23L19/18|Fried potato products|油炸马铃薯制品
A23L19/19|Potato snacks from mash|马铃薯泥零食
A23L2/66|Proteins in drinks|饮料中的蛋白
A23L27/21|Synthetic spices and flavours|合成香料调味品
A23L27/40|Table salt and substitutes|食盐及代用品
A23L27/45|Salt substitutes without sodium|无钠食盐代用品
A23L27/72|Encapsulated flavours|包封调味剂
A23L27/86|Bitterness inhibitors|苦味抑制剂
A23L3/32|Preserving by electric currents|电流保存
A23L3/36|Preserving by cooling|冷却保存
A23L33/185|Vegetable proteins as food additives|植物蛋白添加剂
A23L5/21|Removal of unwanted substances by electric means|电法去除有害物质
A23L5/30|Physical treatment of foods|食品的物理处理
A23N15/00|Machines for treating fruit and vegetables|果蔬处理机械
A23P10/30|Encapsulation of foods|食品包封
A23P30/20|Extruding of foods|食品挤出
A23P30/25|Co-extrusion of foods|食品共挤出
A23V2002/00|Food compositions: indexing|食品组合物索引
A23V2250/5488|Vegetable protein as ingredient|配料：植物蛋白
A61B1/00|Endoscopes|内窥镜
A61B1/00101|Distal caps of endoscopes|内窥镜端帽
A61B1/015|Control of fluid in endoscopes|内窥镜流体控制
A61B1/12|Cooling and rinsing of endoscopes|内窥镜冷却与冲洗
A61B1/126|Cleaning of endoscope windows in use|使用中清洁内窥镜视窗
A61B1/127|Preventing fogging of endoscopes|内窥镜防雾
A61B17/072|Surgical staplers|外科吻合器
A61B17/07207|Linear staplers with staples in rows|多排直线吻合器
A61B17/115|Staplers for hollow organs|中空器官吻合器
A61B17/16|Instruments for drilling bone|骨钻孔器械
A61B17/1626|Control of bone drills|骨钻控制
A61B17/1633|Sleeves for bone drills|骨钻套筒
A61B17/17|Guides for bone drills|骨钻导向器
A61B17/29|Forceps for minimally invasive surgery|微创手术钳
A61B17/34|Puncturing instruments|穿刺器械
A61B17/3403|Needle guides|针导向器
A61B18/00|Transfer of energy to tissue|向组织传递能量
A61B18/12|Heating tissue by current|电流加热组织
A61B18/14|Electrosurgical probes|电外科探头
A61B18/1445|Bipolar forceps with opposed jaws|相对钳口双极钳
A61B2017/00106|Sensing at the end of instruments|器械端部传感
A61B2017/00398|Motor-driven surgical instruments|电机驱动外科器械
A61B2017/07271|Cartridges of staplers|吻合器钉仓
A61B2017/2927|Joints between shaft and effector|杆与执行器之间的关节
A61B2017/3413|Needle guides combined with ultrasound|与超声结合的针导向器
A61B2018/00011|Cooling of energy instruments with fluid|能量器械的流体冷却
A61B2018/0063|Sealing of vessels|血管闭合
A61B2018/00875|Resistance or impedance as control value|以阻抗为控制量
A61B2034/2051|Electromagnetic tracking|电磁跟踪
A61B2034/306|Wrists with several vertebrae|多节腕部
A61B2090/062|Measuring penetration depth|穿入深度测量
A61B2090/064|Measuring force or pressure on instruments|器械力或压力测量
A61B34/00|Computer-aided surgery; robots|计算机辅助手术；机器人
A61B34/20|Surgical navigation|手术导航
A61B34/30|Surgical robots|手术机器人
A61B34/71|Cable-driven manipulators|缆驱动操作器
A61B5/00|Measuring for diagnosis|诊断测量
A61B5/0051|Measuring tissue elasticity by vibration|以振动测量组织弹性
A61B5/6804|Sensors in garments|衣物中的传感器
A61B5/6833|Adhesive patches with sensors|带传感器的贴片
A61B8/00|Diagnosis by ultrasound|超声诊断
A61B8/08|Detecting structures or motion by ultrasound|超声检测结构或运动
A61B8/0841|Locating instruments by ultrasound|超声定位器械
A61B8/14|Echo-tomography|回波断层成像
A61B8/4236|Adhesive ultrasound transducers|粘贴式超声换能器
A61B8/4483|Transducer construction|换能器结构
A61B8/4494|Arrangement of transducer elements|换能器阵元布置
A61B8/485|Ultrasound elastography|超声弹性成像
A61B8/5207|Processing of raw ultrasound data|超声原始数据处理
A61B8/5223|Diagnostic values from ultrasound data|由超声数据得出诊断值
A61B8/5269|Reduction of artefacts|伪影抑制
A61B8/546|Control of ultrasound equipment: heat|超声设备的热控制
A61J3/00|Shaping of medicines|药物成型
A61K2800/413|Nanosized cosmetic particles|化妆品纳米颗粒
A61K2800/52|Stabilisers in cosmetics|化妆品稳定剂
A61K2800/621|Coated cosmetic particles|包覆化妆品颗粒
A61K38/09|Releasing-hormone peptides|释放激素肽
A61K47/18|Amines as excipients|胺类辅料
A61K47/24|Phosphorus compounds as excipients|含磷辅料
A61K47/34|Synthetic polymers as excipients|合成聚合物辅料
A61K48/00|Gene therapy|基因治疗
A61K8/0241|Cosmetics with particles|含颗粒的化妆品
A61K8/06|Cosmetic emulsions|化妆品乳液
A61K8/11|Encapsulated cosmetics|包封化妆品
A61K8/26|Aluminium compounds in cosmetics|化妆品中的铝化合物
A61K8/27|Zinc compounds in cosmetics|化妆品中的锌化合物
A61K8/67|Vitamins in cosmetics|化妆品中的维生素
A61K8/738|Cyclodextrins in cosmetics|化妆品中的环糊精
A61K9/00|Medicines by special form|特殊形态药物
A61K9/0021|Microneedle dosage forms|微针剂型
A61K9/0024|Injectable and implantable depots|可注射和植入储库
A61K9/0065|Gastroretentive forms|胃滞留剂型
A61K9/06|Ointments and gels|软膏与凝胶
A61K9/19|Freeze-dried medicines|冻干药物
A61K9/2086|Layered tablets|多层片剂
A61K9/48|Capsules|胶囊
A61K9/4808|Capsules of special structure|特殊结构胶囊
A61K9/51|Nanocapsules and nanoparticles|纳米胶囊与纳米颗粒
A61K9/5123|Nanoparticles with organic compounds|含有机化合物的纳米颗粒
A61K9/70|Medicines as sheets and patches|片材与贴片药物
A61M2005/208|Automatic syringes with needle protection|带护针的自动注射器
A61M2037/0023|Drug from the microneedle itself|药物来自微针本身
A61M2037/0046|Solid microneedles|实心微针
A61M37/00|Introducing media into the body by other ways|其他方式将介质引入人体
A61M37/0015|Microneedle devices|微针装置
A61M5/20|Automatic syringes|自动注射器
A61M5/2033|Spring-driven injection|弹簧驱动注射
A61M5/315|Pistons and rods of syringes|注射器活塞与推杆
A61M5/31501|Means for blocking syringe pistons|阻挡注射器活塞的装置
A61M5/32|Needles of syringes; protection|注射针及其防护
A61M5/3202|Needle protectors|护针装置
A61Q17/04|Sunscreens|防晒剂
A61Q19/08|Anti-ageing preparations|抗衰老制剂
B01D2311/14|Control of membrane fouling by parameters|按参数控制膜污染
B01D2313/143|Feed spacers|进水隔网
B01D2321/04|Backflushing of membranes|膜反冲洗
B01D2321/185|Aeration of membranes|膜曝气
B01D2321/2033|Keeping membranes clean by inserts|以内件保持膜清洁
B01D2323/40|Membrane preparation by interfacial polymerisation|界面聚合制膜
B01D2325/36|Hydrophilic membranes|亲水膜
B01D61/02|Reverse osmosis; nanofiltration|反渗透；纳滤
B01D61/08|Apparatus for reverse osmosis|反渗透设备
B01D61/22|Controlling ultrafiltration|超滤控制
B01D61/42|Electrodialysis|电渗析
B01D63/10|Spiral-wound modules|卷式组件
B01D63/103|Details of spiral modules|卷式组件细节
B01D65/02|Cleaning of membranes|膜清洗
B01D65/08|Preventing fouling|防止污染
B01D67/0041|Inorganic membranes by sintering|烧结制无机膜
B01D67/0079|Membranes with added particles|加入颗粒的膜
B01D69/08|Hollow fibre membranes|中空纤维膜
B01D69/12|Composite membranes|复合膜
B01D69/1251|Composite membranes by interfacial reaction|界面反应制复合膜
B01D71/02|Inorganic membrane material|无机膜材料
B01D71/025|Aluminium oxide membranes|氧化铝膜
B01D71/56|Polyamide membranes|聚酰胺膜
B01F25/23|Mixing by intersecting jets|射流交叉混合
B01J19/10|Processes with sound waves|声波过程
B01J19/24|Stationary reactors|固定式反应器
B01J2219/00889|Mixing in microreactors|微反应器混合
B01J4/02|Metered feeding of reactors|反应器计量进料
B05D7/06|Coating of wood|木材涂布
B06B1/02|Vibration by electric energy|电能产生振动
B06B1/0292|Electrostatic transducers|静电换能器
B06B1/0622|Arrays of piezoelectric elements|压电元件阵列
B08B7/02|Cleaning by vibration|振动清洁
B23Q3/155|Automatic tool changing|自动换刀
B25J13/08|Control of manipulators by sensing|机械手的传感控制
B25J13/082|Grasping-force sensors|夹持力传感器
B25J15/00|Gripping heads|夹持头
B25J15/0023|Inflatable gripping heads|充气夹持头
B25J15/0085|Gripping by micro- and electroadhesion|微粘附与电吸附夹持
B25J15/04|Exchangeable gripping heads|可更换夹持头
B25J15/0416|Exchange with balls or wedges|带钢球或楔块的快换
B25J15/0441|Exchange with magnets|磁性快换
B25J15/0483|Exchange with identification|带识别的快换
B25J15/06|Gripping by vacuum or magnet|真空或磁性夹持
B25J15/0608|Magnetic gripping|磁性夹持
B25J15/0616|Vacuum gripping|真空夹持
B25J15/065|Vacuum gripping with separating means|带分离装置的真空夹持
B25J15/0683|Suction cup details|吸盘细节
B25J15/10|Gripping heads with three or more fingers|三指以上夹持头
B25J15/12|Flexible fingers|柔性手指
B25J17/02|Wrist joints|腕关节
B25J19/00|Accessories of manipulators|机械手附件
B25J9/104|Cable-driven manipulators|缆驱动机械手
B25J9/16|Programme control of manipulators|机械手程序控制
B25J9/1612|Control of hand and grip|手部与夹持控制
B29C43/24|Calendering|压延
B29C48/345|Extrusion nozzles with adjustable parts|可调挤出模头
B29C48/88|Thermal treatment of extruded flow|挤出流的热处理
B29C48/9115|Cooling of hollow extrudates|中空挤出物冷却
B60L58/26|Cooling of traction batteries|动力电池冷却
B60L58/27|Heating of traction batteries|动力电池加热
B60S1/54|Cleaning vehicle windows by air|以空气清洁车窗
B60S1/56|Cleaning other vehicle parts such as sensors|清洁传感器等车辆部件
B60S1/60|Cleaning for signalling devices and lights|信号装置与车灯清洁
B64D15/12|Electric de-icing|电除冰
B64D15/163|Mechanical de-icing by impulses|脉冲机械除冰
B65G47/90|Devices for picking up articles|拾取物品装置
B65G47/91|Picking up by suction|吸附拾取
B65G47/917|Suction gripper control|吸附拾取控制
B65H3/18|Separating sheets electrostatically|静电分离片材
B65H5/004|Conveying sheets electrostatically|静电输送片材
B81B3/0018|Structures acting on moving microparts|作用于微动部件的结构
B82Y5/00|Nanobiotechnology|纳米生物技术
C01B25/14|Phosphorus with sulphur|磷硫化合物
C01G35/00|Compounds of tantalum|钽化合物
C01G9/02|Zinc oxides|锌的氧化物
C01P2004/51|Particle size distribution|粒径分布
C01P2006/40|Electric properties of powders|粉体电性能
C02F1/44|Water treatment by dialysis and osmosis|渗析与渗透法水处理
C02F1/441|Water treatment by reverse osmosis|反渗透水处理
C02F1/461|Water treatment by electrolysis|电解水处理
C02F1/469|Water treatment by electrochemical separation|电化学分离水处理
C02F1/4691|Capacitive deionisation|电容去离子
C02F2001/46138|Electrodes with coatings|带涂层电极
C02F2101/16|Nitrogen compounds as pollutants|含氮污染物
C02F2101/32|Oil and hydrocarbons as pollutants|油与烃类污染物
C02F2201/46115|Electrolytic cells with membranes|带膜电解池
C02F2209/40|Control by flow|流量控制
C03C15/00|Etching of glass|玻璃蚀刻
C04B2235/3203|Lithium in ceramics|陶瓷中的锂
C04B35/486|Fine zirconia ceramics|氧化锆精细陶瓷
C04B35/62218|Ceramic films and sheets|陶瓷膜与片
C08F218/00|Copolymers of unsaturated esters|不饱和酯共聚物
C08F222/10|Copolymers of acrylates of polyols|多元醇丙烯酸酯共聚物
C08K2003/085|Copper as filler|铜填料
C08K2003/2296|Zinc oxide as filler|氧化锌填料
C08K3/04|Carbon as filler|碳填料
C08K3/08|Metals as filler|金属填料
C08K7/24|Expanded and hollow fillers|膨胀与空心填料
C08K9/06|Fillers treated with silicon compounds|硅化合物处理填料
C08L83/04|Polysiloxane compositions|聚硅氧烷组合物
C08L91/06|Wax compositions|蜡组合物
C09D175/04|Polyurethane coatings|聚氨酯涂料
C09D5/32|Radiation-absorbing paints|吸收辐射涂料
C09D7/61|Inorganic additives in coatings|涂料无机添加剂
C09D7/62|Surface-treated additives in coatings|涂料中表面处理添加剂
C09K5/06|Heat-storing materials with phase change|相变蓄热材料
C09K5/063|Solid-liquid phase change materials|固液相变材料
C09K5/14|Solid heat-transfer materials|固体传热材料
C12N15/88|Introducing nucleic acid with liposomes|脂质体导入核酸
C25D1/00|Electroforming|电铸
D05B33/006|Feeding workpieces to sewing machines|缝纫机送料
D06M11/44|Textiles with zinc oxide|氧化锌处理纺织品
D06M11/79|Textiles with silica and silicates|二氧化硅与硅酸盐处理纺织品
D06M15/263|Textiles with acrylic polymers|丙烯酸聚合物处理纺织品
D06M16/00|Biochemical and antimicrobial textile finishing|纺织品生化与抗菌整理
E04H9/0215|Structures with vibration dampers|带减振器的结构
F03D1/06|Rotors with axis along the wind|水平轴风轮
F03D1/0688|Blades with protection of the leading edge|带前缘保护的叶片
F03D13/20|Mounting of wind turbines|风电机组安装
F03D17/00|Monitoring of wind turbines|风电机组监测
F03D7/02|Control of horizontal-axis turbines|水平轴风机控制
F03D7/0204|Yaw control|偏航控制
F03D7/04|Automatic control of turbines|风机自动控制
F03D7/048|Control of wind farms|风电场控制
F03D80/00|Details of wind turbines|风电机组部件
F03D80/30|Lightning protection of turbines|风机防雷
F03D80/40|Ice protection of turbines|风机防冰
F03D80/70|Bearings of turbines|风机轴承
F03D80/88|Components inside towers and nacelles|塔筒与机舱内部件
F05B2240/30|Rotor blades: indexing|叶片索引
F05B2240/303|Blade leading edge: indexing|叶片前缘索引
F05B2240/53|Hydrostatic and sliding bearings: indexing|滑动轴承索引
F05B2260/80|Diagnostics: indexing|诊断索引
F05B2270/321|Wind direction as control value|风向控制量
F05B2270/8042|Lidar measurement for control|激光雷达测量控制
F05B2280/6011|Surface coatings: indexing|表面涂层索引
F16C17/03|Tilting-pad bearings|可倾瓦轴承
F16C17/10|Sliding bearings for radial and axial load|径轴向滑动轴承
F16C2360/31|Bearings of wind motors|风机轴承索引
F16C32/06|Bearings with a fluid cushion|流体支承轴承
F16C43/02|Assembling of sliding bearings|滑动轴承装配
F16F1/02|Springs of steel|钢弹簧
F16F15/03|Damping with magnetic means|磁性阻尼
F16F7/10|Damping by inertia|惯性减振
F16F7/1022|Tuned masses with liquid|液体调谐质量
F25D11/00|Self-contained refrigerators|自足式冰箱
F25D17/062|Forced air in refrigerators|冰箱强制送风
F25D2400/30|Special treatment in refrigerators|冰箱特殊处理
F25D29/00|Control of refrigerators|冰箱控制
F28D15/02|Heat pipes|热管
F28D15/04|Heat pipes with capillary structure|毛细结构热管
F28F2260/02|Microchannels|微通道
F28F3/12|Plate elements with channels|带通道板式元件
G01B7/16|Measuring strain electrically|电法应变测量
G01B7/18|Strain by change of resistance|电阻变化测应变
G01J1/44|Light measurement with electric detectors|电探测器测光
G01L1/20|Force by change of resistance|电阻变化测力
G01L5/22|Force measurement for special purposes|专用测力
G01L5/226|Force measurement in grippers|夹持器测力
G01R31/389|Impedance of batteries|电池阻抗
G01S15/89|Sonar mapping|声纳成像
G01S17/10|Pulsed optical ranging|脉冲光学测距
G01S17/34|Frequency-modulated optical ranging|调频光学测距
G01S17/58|Optical speed measurement|光学测速
G01S17/89|Lidar mapping|激光雷达成像
G01S17/894|Time-of-flight cameras|飞行时间相机
G01S17/931|Lidar on land vehicles|陆地车辆激光雷达
G01S2007/4977|Cleaning of sensors|传感器清洁
G01S7/481|Construction of lidar|激光雷达结构
G01S7/4817|Scanning in lidar|激光雷达扫描
G01S7/4863|Detector arrays in lidar|激光雷达探测器阵列
G01S7/4865|Time measurement in lidar|激光雷达时间测量
G01S7/487|Extracting echo signals|回波信号提取
G01S7/4876|Removal of unwanted echoes|去除干扰回波
G01S7/4911|Transmitters of continuous-wave lidar|连续波激光雷达发射机
G01S7/4912|Receivers of continuous-wave lidar|连续波激光雷达接收机
G01S7/4917|Receivers with superposition of signals|信号叠加接收机
G01S7/497|Monitoring and calibration of lidar|激光雷达监测与校准
G01S7/52|Details of ultrasonic ranging|超声测距细节
G01S7/52042|Elastic properties by ultrasound|超声弹性参数
G01S7/52049|Corrections by sound speed|声速校正
G02B26/0833|Micromirrors|微镜
G02B26/10|Optical scanning systems|光学扫描系统
G02B27/00|Other optical systems|其他光学系统
G02B6/12|Integrated optical circuits|集成光路
G05B2219/39505|Control of gripping without slip|无滑移夹持控制
G06T5/73|Deblurring of images|图像去模糊
G10K11/00|Transmitting and focusing sound|声的传播与聚焦
G10K11/004|Mounting of transducers|换能器安装
H01B1/10|Conductors of sulphides|硫化物导体
H01B1/24|Conductors with carbon in non-conductive material|含碳复合导体
H01L21/56|Encapsulation of chips|芯片封装
H01L21/568|Encapsulation on temporary carriers|临时载体上的封装
H01L21/60|Attaching leads to chips|芯片引线连接
H01L2224/08145|Bond areas between chips|芯片间键合区
H01L23/00|Details of semiconductor devices|半导体器件零部件
H01L23/15|Ceramic and glass substrates|陶瓷与玻璃基板
H01L23/31|Encapsulation by arrangement|封装的配置
H01L23/3128|Encapsulation on array substrates|阵列基板封装
H01L23/373|Cooling by selected materials|选材散热
H01L23/3737|Organic materials for cooling|有机散热材料
H01L23/42|Heat transfer fillings|传热填充物
H01L23/427|Cooling by change of state|相变冷却
H01L23/473|Cooling by flowing liquid|流动液体冷却
H01L23/4735|Cooling by liquid jets|液体射流冷却
H01L23/498|Leads on insulating substrates|绝缘基板引线
H01L23/49827|Vias through substrates|基板通孔
H01L23/49894|Materials of substrate insulation|基板绝缘材料
H01L23/538|Interconnections between chips|芯片间互连
H01L24/08|Bonding areas|键合区
H01L24/19|High-density interconnects|高密度互连
H01L24/80|Direct bonding of chips|芯片直接键合
H01L25/065|Assemblies of chips of one kind|同类芯片组件
H01L25/0657|Stacked chips|堆叠芯片
H01L2924/3511|Warpage: indexing|翘曲索引
H01M10/04|Construction of secondary cells|二次电池的构造
H01M10/0481|Compression of cells|电池的压紧
H01M10/0525|Lithium-ion batteries|锂离子电池
H01M10/0562|Solid inorganic electrolytes|固态无机电解质
H01M10/0565|Polymer electrolytes|聚合物电解质
H01M10/058|Construction of lithium cells|锂电池的构造
H01M10/486|Measuring battery temperature|电池温度测量
H01M10/613|Cooling of batteries|电池冷却
H01M10/615|Heating of batteries|电池加热
H01M10/625|Temperature control in vehicles|车辆电池温控
H01M10/633|Thermal control by algorithms|电池温控算法
H01M10/643|Temperature control of cylindrical cells|圆柱电池温控
H01M10/647|Temperature control of prismatic cells|方形电池温控
H01M10/653|Electrically insulating heat conductors|绝缘导热件
H01M10/6551|Cooling surfaces outside cells|电池外部散热面
H01M10/6552|Heat pipes for batteries|电池热管
H01M10/6554|Cooling plates and rods|散热板与散热杆
H01M10/6556|Cooling with flowing fluid|流体流动冷却
H01M10/6568|Cooling with liquids|液体冷却
H01M10/657|Heating by electric means|电加热
H01M10/658|Thermal insulation of batteries|电池隔热
H01M10/659|Heat storage and phase change|蓄热与相变
H01M10/6595|Cooling by reactions and evaporation|反应与蒸发冷却
H01M2200/20|Pressure-sensitive devices: indexing|压敏装置索引
H01M2220/20|Batteries for vehicles: indexing|车用电池索引
H01M2300/0068|Inorganic solid electrolytes: indexing|无机固态电解质索引
H01M2300/0077|Oxide electrolytes: indexing|氧化物电解质索引
H01M2300/0082|Organic polymer electrolytes: indexing|有机聚合物电解质索引
H01M2300/0091|Composite electrolytes: indexing|复合电解质索引
H01M4/04|Manufacture of electrodes|电极制造
H01M4/0435|Rolling of electrodes|电极辊压
H01M4/382|Lithium electrodes|锂电极
H01M4/62|Inactive ingredients of electrodes|电极非活性成分
H01M4/623|Fluorinated binders|含氟粘结剂
H01M50/242|Protection of packs against vibration and pressure|电池包防振与抗压
H01M50/264|Clamping of cells|电池单体夹紧
H01M50/293|Spacers and barriers between cells|单体间隔件与隔热件
H01M50/30|Venting of cells and packs|电池与电池包泄压
H01M50/342|Non-resealable vents|不可复位泄压阀
H01M50/358|External gas ducts|外部排气通道
H01M50/505|Busbars between cells|单体间汇流排
H01M50/526|Materials of connections|连接件材料
H01S5/0687|Frequency stabilisation of lasers|激光器稳频
H02J7/04|Regulation of charging|充电调节
H02N13/00|Electrostatic holding devices|静电保持装置
H04B7/06|Diversity at the transmitter|发射分集
H04B7/0626|Channel feedback|信道反馈
H04B7/0695|Beam selection|波束选择
H04B7/08|Diversity at the receiver|接收分集
H04J11/00|Orthogonal multiplexing|正交复用
H04J13/0003|Combined code multiplexing|组合码分复用
H04L1/0045|Decoding at the receiver|接收端解码
H04L1/18|Repetition of data on request|请求重传
H04L1/1819|Hybrid repetition protocols|混合重传协议
H04L47/12|Congestion avoidance|拥塞避免
H04L47/39|Credit-based flow control|基于信用的流控
H04L5/00|Multiple use of the path|传输通道的多路使用
H04L5/0044|Allocation of the path|传输通道分配
H04L5/14|Two-way operation|双向工作
H04W16/28|Beam steering in cells|小区波束控制
H04W24/02|Optimising network operation|网络运行优化
H04W28/0289|Congestion control in radio|无线拥塞控制
H04W36/22|Handover by load|按负载切换
H04W4/38|Services for sensor data|传感数据业务
H04W4/70|Machine-type communication|机器类通信
H04W40/22|Routing by relays|中继选路
H04W52/02|Power saving|节能
H04W52/0206|Power saving in access points|接入点节能
H04W52/0225|Power saving by wake-up signals|唤醒信号节能
H04W72/04|Allocation of radio resources|无线资源分配
H04W72/046|Resources in the space domain|空域资源
H04W72/12|Traffic scheduling|业务调度
H04W72/512|Scheduling for low delay|低时延调度
H04W72/566|Scheduling by priority|按优先级调度
H04W74/08|Random access|随机接入
H04W74/0833|Random access procedures|随机接入过程
H04W84/047|Networks with relays|带中继的网络
H05B6/64|Microwave heating|微波加热
H05K1/03|Materials of circuit boards|电路板材料
H05K2201/09827|Tapered vias: indexing|锥形通孔索引
H05K7/20|Cooling of electric apparatus|电气设备冷却
H05K7/20254|Cold plates for boards|板级冷板
Y02D30/70|Energy saving in wireless networks|无线网络节能
06-01|Seats|坐具
07-01|China, glassware and other table articles|瓷器、玻璃器皿及餐桌用品
07-02|Cooking appliances and vessels|烹饪器具与容器
09-01|Bottles, flasks and jars|瓶、烧瓶及罐
11-02|Trinkets and vases|小摆设与花瓶
14-01|Apparatus for recording and reproducing sound|录音与放音设备
26-05|Lamps and lampshades|灯具与灯罩
`;

/** Titles of every class symbol that the demo corpus uses, with its section, class and subclass. */
export const DEMO_SCHEME: ReadonlyMap<string, ClassTitle> = new Map(
  TITLES.trim()
    .split('\n')
    .map((line) => {
      const [symbol = '', en = '', zh = ''] = line.split('|');
      return [symbol, { en, zh }];
    }),
);
