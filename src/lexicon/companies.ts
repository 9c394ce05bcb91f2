/** Companies and institutes that file patents or make medicines: Chinese names to those by which others know them. */
export const COMPANIES = `
# medicines
诺华 Novartis
山德士 Sandoz
辉瑞 Pfizer
罗氏 Roche, Hoffmann La Roche
基因泰克 Genentech
默沙东 Merck Sharp & Dohme
默克 Merck
阿斯利康 AstraZeneca
拜耳 Bayer
礼来 Eli Lilly, Lilly
赛诺菲 Sanofi
葛兰素史克 GlaxoSmithKline
百时美施贵宝 Bristol Myers Squibb
施贵宝 Bristol Myers Squibb
强生 Johnson & Johnson
杨森 Janssen
武田 Takeda
安进 Amgen
艾伯维 AbbVie
雅培 Abbott
吉利德 Gilead
勃林格殷格翰 Boehringer Ingelheim
诺和诺德 Novo Nordisk
渤健 Biogen
百健 Biogen
再生元 Regeneron
福泰 Vertex
新基 Celgene
莫德纳 Moderna
拜恩泰科 BioNTech
诺瓦瓦克斯 Novavax
梯瓦 Teva
迈兰 Mylan
晖致 Viatris
太阳制药 Sun Pharma
雷迪博士 Dr Reddys
西普拉 Cipla
鲁宾 Lupin
卫材 Eisai
安斯泰来 Astellas
第一三共 Daiichi Sankyo
大冢 Otsuka
盐野义 Shionogi
协和麒麟 Kyowa Kirin
小野药品 Ono Pharmaceutical
中外制药 Chugai
施维雅 Servier
灵北 Lundbeck
益普生 Ipsen
优时比 UCB
阿尔尼拉姆 Alnylam
因赛特 Incyte
恒瑞 Hengrui
恒瑞医药 Hengrui
百济神州 BeiGene
信达生物 Innovent
君实生物 Junshi
和黄医药 Hutchmed
石药 CSPC
复星医药 Fosun Pharma
正大天晴 Chia Tai Tianqing
齐鲁制药 Qilu
科兴 Sinovac
国药 Sinopharm
康希诺 CanSino
智飞生物 Zhifei
药明康德 WuXi AppTec
药明生物 WuXi Biologics
华大基因 BGI
三星生物 Samsung Bioepis
赛尔群 Celltrion

# devices
西门子医疗 Siemens Healthineers
飞利浦 Philips
美敦力 Medtronic
波士顿科学 Boston Scientific
史赛克 Stryker
捷迈 Zimmer
直观外科 Intuitive Surgical
爱德华兹 Edwards Lifesciences
碧迪 Becton Dickinson
百特 Baxter
费森尤斯 Fresenius
贝朗 B Braun
奥林巴斯 Olympus
泰尔茂 Terumo
富士胶片 Fujifilm
日本光电 Nihon Kohden
希森美康 Sysmex
因美纳 Illumina
赛默飞 Thermo Fisher
丹纳赫 Danaher
迈瑞 Mindray
联影 United Imaging
微创医疗 MicroPort
鱼跃 Yuwell

# electronics and information
华为 Huawei
中兴 ZTE
小米 Xiaomi
联想 Lenovo
京东方 BOE
腾讯 Tencent
阿里巴巴 Alibaba
百度 Baidu
字节跳动 ByteDance
京东 JD
大疆 DJI
海康威视 Hikvision
海尔 Haier
美的 Midea
格力 Gree
海信 Hisense
中芯国际 SMIC, Semiconductor Manufacturing International
长江存储 Yangtze Memory
台积电 TSMC, Taiwan Semiconductor
联发科 MediaTek
鸿海 Hon Hai
富士康 Foxconn, Hon Hai
三星 Samsung
三星电子 Samsung Electronics
乐金 LG
海力士 SK Hynix
苹果 Apple
谷歌 Google
微软 Microsoft
亚马逊 Amazon
脸书 Facebook, Meta Platforms
国际商业机器 IBM, International Business Machines
甲骨文 Oracle
思科 Cisco
惠普 Hewlett Packard, HP
戴尔 Dell
英特尔 Intel
英伟达 Nvidia
超威 AMD, Advanced Micro Devices
高通 Qualcomm
博通 Broadcom
德州仪器 Texas Instruments
美光 Micron
西部数据 Western Digital
希捷 Seagate
应用材料 Applied Materials
泛林 Lam Research
阿斯麦 ASML
英飞凌 Infineon
恩智浦 NXP
意法半导体 STMicroelectronics
爱立信 Ericsson
诺基亚 Nokia
摩托罗拉 Motorola
黑莓 BlackBerry, Research In Motion
施乐 Xerox
柯达 Kodak, Eastman Kodak
索尼 Sony
松下 Panasonic, Matsushita
东芝 Toshiba
日立 Hitachi
富士通 Fujitsu
日本电气 NEC
夏普 Sharp
佳能 Canon
尼康 Nikon
理光 Ricoh
精工爱普生 Seiko Epson
爱普生 Seiko Epson, Epson
柯尼卡美能达 Konica Minolta
三菱电机 Mitsubishi Electric
村田制作所 Murata
村田 Murata
京瓷 Kyocera
瑞萨 Renesas
东电电子 Tokyo Electron
任天堂 Nintendo
罗姆 Rohm
欧姆龙 Omron
基恩士 Keyence

# vehicles, machines, energy
丰田 Toyota
本田 Honda
日产 Nissan
马自达 Mazda
铃木 Suzuki
斯巴鲁 Subaru
电装 Denso
爱信 Aisin
普利司通 Bridgestone
现代汽车 Hyundai
起亚 Kia
大众 Volkswagen
宝马 BMW, Bayerische Motoren Werke
奔驰 Mercedes Benz, Daimler
戴姆勒 Daimler
奥迪 Audi
保时捷 Porsche
博世 Bosch
大陆集团 Continental
采埃孚 ZF Friedrichshafen
舍弗勒 Schaeffler
福特 Ford
通用汽车 General Motors, GM Global
特斯拉 Tesla
雷诺 Renault
标致雪铁龙 Peugeot
沃尔沃 Volvo
米其林 Michelin
固特异 Goodyear
比亚迪 BYD
吉利 Geely
长城汽车 Great Wall Motor
蔚来 NIO
宁德时代 CATL, Contemporary Amperex
比克 BAK
西门子 Siemens
通用电气 General Electric
霍尼韦尔 Honeywell
三一重工 Sany
卡特彼勒 Caterpillar
约翰迪尔 Deere
迪尔 Deere
小松 Komatsu
发那科 Fanuc
安川电机 Yaskawa
库卡 Kuka
施耐德 Schneider Electric
艾默生 Emerson
伊顿 Eaton
罗克韦尔 Rockwell
波音 Boeing
空中客车 Airbus
空客 Airbus
罗尔斯罗伊斯 Rolls Royce
劳斯莱斯 Rolls Royce
普惠 Pratt & Whitney, United Technologies
联合技术 United Technologies
雷神 Raytheon
洛克希德马丁 Lockheed Martin
维斯塔斯 Vestas
金风科技 Goldwind
隆基 LONGi
阳光电源 Sungrow
川崎重工 Kawasaki
三菱重工 Mitsubishi Heavy
久保田 Kubota
雅马哈 Yamaha
斯伦贝谢 Schlumberger
哈里伯顿 Halliburton
贝克休斯 Baker Hughes
中国石化 Sinopec, China Petroleum & Chemical
中石化 Sinopec, China Petroleum & Chemical
中石油 PetroChina, China National Petroleum
国家电网 State Grid

# chemistry, materials, goods
巴斯夫 BASF
杜邦 DuPont, Du Pont
陶氏 Dow
科思创 Covestro
赢创 Evonik
汉高 Henkel
朗盛 Lanxess
瓦克 Wacker
索尔维 Solvay
阿科玛 Arkema
圣戈班 Saint Gobain
液化空气 Air Liquide
林德 Linde
埃克森美孚 ExxonMobil, Exxon
雪佛龙 Chevron
壳牌 Shell
康宁 Corning
肖特 Schott
旭硝子 Asahi Glass, AGC
旭化成 Asahi Kasei
三井化学 Mitsui Chemicals
住友化学 Sumitomo Chemical
住友电气 Sumitomo Electric
东丽 Toray
帝人 Teijin
日东电工 Nitto Denko
信越化学 Shin Etsu
花王 Kao
资生堂 Shiseido
乐金化学 LG Chem
三星SDI Samsung SDI
万华化学 Wanhua
先正达 Syngenta
孟山都 Monsanto
宝洁 Procter & Gamble
联合利华 Unilever
高露洁 Colgate
金佰利 Kimberly Clark
欧莱雅 L'Oreal
雀巢 Nestle
达能 Danone
可口可乐 Coca Cola
百事 Pepsico
耐克 Nike
阿迪达斯 Adidas
乐高 Lego
戴森 Dyson
宜家 IKEA
菲利普莫里斯 Philip Morris
英美烟草 British American Tobacco

# universities and institutes
清华大学 Tsinghua University, Univ Tsinghua
北京大学 Peking University, Univ Beijing
浙江大学 Zhejiang University, Univ Zhejiang
上海交通大学 Shanghai Jiao Tong University, Univ Shanghai Jiaotong
华中科技大学 Huazhong University of Science and Technology
中国科学院 Chinese Academy of Sciences
麻省理工学院 Massachusetts Institute of Technology
斯坦福大学 Stanford
哈佛大学 Harvard
加州理工学院 California Institute of Technology
加利福尼亚大学 University of California
东京大学 University of Tokyo, Univ Tokyo
弗劳恩霍夫 Fraunhofer
`;
