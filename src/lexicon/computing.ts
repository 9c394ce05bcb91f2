/**
 * Chinese words of computing, networks, image and speech processing, security, driving, business, education, health
 * information and the law of patents, with their English meanings.
 */
export const COMPUTING = `
# Computers
计算机 computer
电脑 computer
个人电脑 personal computer
个人计算机 personal computer
平板电脑 tablet computer, tablet
笔记本电脑 notebook computer, laptop
笔记本 notebook, laptop
台式机 desktop computer
工控机 industrial computer
上位机 host computer, upper computer
下位机 lower computer, slave computer
主机 host, mainframe, main unit
从机 slave
终端 terminal
终端设备 terminal device
服务器 server
客户端 client
工作站 workstation
超级计算机 supercomputer
量子计算 quantum computing
量子比特 qubit, quantum bit
量子 quantum
量子门 quantum gate
量子纠缠 quantum entanglement
处理器 processor
中央处理器 central processing unit
图形处理器 graphics processing unit
协处理器 coprocessor
多核 multi-core
内核 kernel, core
核心 core
流水线 pipeline, assembly line
指令集 instruction set
取指 instruction fetch
译码 decoding
分支预测 branch prediction
中断 interrupt, interruption
异常 exception, abnormal
异常处理 exception handling
总线 bus
接口 interface
串口 serial port
串行 serial
并行 parallel
并行处理 parallel processing
并行计算 parallel computing
并发 concurrent, concurrency
异步 asynchronous
同步 synchronization, synchronous
端口 port
扩展槽 expansion slot
外设 peripheral
外围设备 peripheral device
键盘 keyboard
鼠标 mouse
打印机 printer
打印 print, printing
扫描仪 scanner
扫描 scan, scanning
复印机 copier, copying machine
传真 fax, facsimile
条码 barcode
条形码 barcode
二维码 two-dimensional code, quick response code
扫码 code scanning, scan code
扫码枪 code scanner
数据处理 data processing
数据处理装置 data processing device
计算 calculate, computing
计算单元 computing unit
计算设备 computing device
算力 computing power
运算 operation, computation
逻辑运算 logical operation
加法 addition
减法 subtraction
乘法 multiplication
除法 division
浮点 floating point
定点 fixed point
整数 integer
小数 decimal
二进制 binary
十六进制 hexadecimal
位 bit, position
比特 bit
字节 byte
字符 character
字符串 character string, string
数值 numerical value, value
数组 array
阵列 array
矩阵 matrix
向量 vector
矢量 vector
张量 tensor
标量 scalar
链表 linked list
队列 queue
堆栈 stack
栈 stack
哈希 hash
哈希值 hash value
哈希表 hash table
散列 hash
树 tree
二叉树 binary tree
节点 node
结点 node
根节点 root node
叶节点 leaf node
子节点 child node
父节点 parent node
数据结构 data structure
算法 algorithm
递归 recursion, recursive
迭代 iteration, iterative
遍历 traverse, traversal
排序 sort, sorting
查找 search, look up
搜索 search
检索 retrieval, search
匹配 match, matching
复杂度 complexity

# Memory and storage
存储 storage, store
储存 store, storage
存储器 memory, storage
存储介质 storage medium
计算机可读 computer readable
可读存储介质 readable storage medium
非易失性 non-volatile
易失性 volatile
非暂态 non-transitory
非瞬时性 non-transitory
内存 memory, internal memory
主存 main memory
高速缓存 cache
缓存 cache, buffer
缓冲区 buffer
共享内存 shared memory
随机存取 random access
随机存储器 random access memory
只读存储器 read-only memory
闪存 flash memory
磁盘 magnetic disk, disk
硬盘 hard disk
固态硬盘 solid state disk, solid state drive
光盘 optical disc, compact disc
软盘 floppy disk
存储卡 memory card
存储单元 memory cell, storage unit
存储阵列 memory array, storage array
相变存储器 phase change memory
阻变存储器 resistive memory
磁存储器 magnetic memory
字线 word line
位线 bit line
灵敏放大器 sense amplifier
擦除 erase
擦写 erase and write
读取 read
写入 write
读写 read and write
读写头 read-write head
磨损均衡 wear leveling
坏块 bad block
垃圾回收 garbage collection, garbage recycling
地址 address
寻址 addressing
映射 mapping, map
页表 page table
分页 paging
内存分配 memory allocation
分配 allocate, distribution
释放 release
备份 backup
冗余 redundancy, redundant
容错 fault tolerance
容灾 disaster recovery
恢复 restore, recovery
快照 snapshot
镜像 mirror image, image
回滚 rollback
去重 deduplication
压缩 compress, compression
解压 decompress, decompression
解压缩 decompression
校验 check, verify
校验码 check code
奇偶校验 parity check
纠错 error correction
纠错码 error correction code
检错 error detection

# Software and operating systems
软件 software
硬件 hardware
固件 firmware
程序 program
代码 code
源代码 source code
编程 programming
编译 compile, compilation
编译器 compiler
解释器 interpreter
汇编 assembly
脚本 script
函数 function
调用 call, invoke
子程序 subroutine
例程 routine
主程序 main program
循环 loop, cycle
对象 object
面向对象 object-oriented
类 class, kind
继承 inheritance, inherit
实例 instance, example
实例化 instantiate
应用程序 application, application program
应用 application, apply
小程序 applet, mini program
插件 plug-in
组件 component, assembly
中间件 middleware
微服务 microservice
框架 framework, frame
架构 architecture
库 library, repository
软件包 software package
安装包 installation package
安装 install, mount
卸载 uninstall, unload
升级 upgrade
更新 update
补丁 patch
版本 version
配置 configure, configuration
部署 deploy, deployment
开发 develop, development
调试 debug, debugging
测试用例 test case
自动化测试 automated testing
日志 log
漏洞 vulnerability, loophole
操作系统 operating system
进程 process
线程 thread
多线程 multithreading
任务 task
任务调度 task scheduling
作业 job, operation
死锁 deadlock
加锁 lock, locking
互斥 mutual exclusion, mutex
信号量 semaphore
优先级 priority
抢占 preemption
上下文 context
上下文切换 context switching
驱动程序 driver, driver program
引导 boot, guide
引导程序 bootloader
初始化 initialize, initialization
虚拟机 virtual machine
虚拟化 virtualization
虚拟 virtual
沙箱 sandbox
沙盒 sandbox
仿真 simulation, emulation
仿真器 emulator, simulator
模拟器 simulator, emulator
建模 modeling
模型 model
数字孪生 digital twin
文件 file, document
文件系统 file system
文件夹 folder
目录 directory, catalog
路径 path
文档 document
电子文档 electronic document
文本 text
表格 table, form
电子表格 spreadsheet
字段 field
标签 tag, label
标识 identifier, identification
标识符 identifier
属性 attribute, property
参数化 parameterized
格式 format
格式转换 format conversion
标记语言 markup language
运行 run, operate
运行时 runtime
执行 execute, perform
加载 load, loading
处理 process, handle, treatment
实时 real-time
批处理 batch processing
嵌入式 embedded
嵌入 embed, embedding
跨平台 cross-platform
平台 platform
开源 open source
区块链 blockchain
智能合约 smart contract
分布式账本 distributed ledger
共识 consensus
共识机制 consensus mechanism

# Data bases and data
数据 data
数据库 database
关系数据库 relational database
数据表 data table
数据集 data set
数据流 data stream, data flow
数据包 data packet
数据块 data block
数据源 data source
数据中心 data center
数据挖掘 data mining
数据分析 data analysis
数据清洗 data cleaning
数据融合 data fusion
数据传输 data transmission
数据共享 data sharing
数据迁移 data migration
大数据 big data
元数据 metadata
主数据 master data
查询 query, inquiry
查询语句 query statement
索引 index
倒排索引 inverted index
主键 primary key
外键 foreign key
键值 key-value
事务 transaction
事务处理 transaction processing
一致性 consistency
完整性 integrity, completeness
记录 record
条目 entry, item
列表 list
查找表 lookup table
映射表 mapping table
知识图谱 knowledge graph
知识库 knowledge base
本体 ontology, body
语义 semantic, semantics
语义网 semantic web
搜索引擎 search engine
爬虫 crawler, web crawler
关键词 keyword
关键字 keyword
推荐 recommend, recommendation
推荐系统 recommendation system
协同过滤 collaborative filtering
用户画像 user portrait, user profile
可视化 visualization, visual
统计 statistics, statistical
汇总 summarize, aggregate
聚合 aggregation, polymerization
过滤 filter, filtering
筛选 screening, filter
分类 classification, classify
归类 categorize
归一化 normalization
标准化 standardization, normalization
平均值 average value, mean
均值 mean, average
方差 variance
标准差 standard deviation
协方差 covariance
中位数 median
最大值 maximum value, maximum
最小值 minimum value, minimum
概率 probability
概率分布 probability distribution
随机 random
随机数 random number
高斯 gaussian
高斯分布 gaussian distribution
蒙特卡洛 monte carlo
插值 interpolation
拟合 fitting
曲线拟合 curve fitting
最小二乘 least squares
傅里叶 fourier
傅里叶变换 fourier transform
小波 wavelet
小波变换 wavelet transform
卷积 convolution, convolutional
相关性 correlation, relevance
相关系数 correlation coefficient
特征值 eigenvalue, characteristic value
特征向量 feature vector, eigenvector
奇异值 singular value
主成分分析 principal component analysis
降维 dimensionality reduction
维度 dimension, dimensionality
稀疏 sparse
权重 weight
加权 weighted, weighting
系数 coefficient
公式 formula
方程 equation
坐标 coordinate
坐标系 coordinate system
原点 origin
优化 optimization, optimize
遗传算法 genetic algorithm
粒子群 particle swarm
蚁群 ant colony
模拟退火 simulated annealing
梯度 gradient
梯度下降 gradient descent
目标函数 objective function, target function
约束 constraint, restrain
约束条件 constraint condition
最优 optimal, optimum
最优解 optimal solution

# Networks and protocols
网络 network
互联网 internet
因特网 internet
物联网 internet of things
车联网 internet of vehicles
工业互联网 industrial internet
局域网 local area network
广域网 wide area network
内网 intranet
以太网 ethernet
网关 gateway
路由 routing, route
路由器 router
交换机 switch
交换 exchange, switching
集线器 hub
网桥 bridge
网卡 network card
网线 network cable
网口 network port
网页 web page
网站 website
网址 web address, website
浏览器 browser
浏览 browse
链接 link
超链接 hyperlink
域名 domain name
主页 home page
云 cloud
云计算 cloud computing
云端 cloud
云平台 cloud platform
云服务器 cloud server
云存储 cloud storage
边缘计算 edge computing
雾计算 fog computing
分布式 distributed
集中式 centralized
集群 cluster
负载均衡 load balancing
对等 peer-to-peer
代理 proxy, agent
协议 protocol, agreement
传输协议 transmission protocol
报文 message, packet
消息 message
分组 packet, group
分组交换 packet switching
包头 header, packet header
报头 header
帧 frame
数据帧 data frame
帧头 frame header
载荷 payload, load
有效载荷 payload
握手 handshake
会话 session, conversation
连接 connect, connection
建立连接 establish connection
请求 request
应答 response, reply
确认 acknowledge, confirm
重传 retransmission
超时 timeout
丢包 packet loss
丢包率 packet loss rate
时延 delay, latency
延迟 delay, latency
往返时间 round trip time
吞吐量 throughput
流量 flow rate, traffic
流量控制 flow control, traffic control
拥塞 congestion
服务质量 quality of service
转发 forward, forwarding
转发表 forwarding table
组播 multicast
多播 multicast
单播 unicast
隧道 tunnel
虚拟专用网 virtual private network
软件定义网络 software defined network
网络切片 network slicing, network slice
网络功能 network function
拓扑结构 topology, topological structure
自组织 self-organizing
自组网 ad hoc network
网状网 mesh network
光网络 optical network
光线路终端 optical line terminal
波分复用 wavelength division multiplexing
时分复用 time division multiplexing
频分复用 frequency division multiplexing
正交频分复用 orthogonal frequency division
码分 code division
复用 multiplexing, reuse
解复用 demultiplexing
多路复用 multiplexing
邮件 mail, email
电子邮件 email, electronic mail
短信 short message, text message
即时通信 instant messaging
即时通讯 instant messaging
聊天 chat
聊天机器人 chatbot
社交网络 social network
社交媒体 social media
论坛 forum
博客 blog
上传 upload
下载 download
推送 push
订阅 subscribe, subscription
发布 publish, release
共享 share, sharing
分享 share
在线 online
离线 offline
上网 internet access
联网 networking, networked
组网 networking
入网 network access
接入 access
接入网 access network
接入点 access point
远程 remote
远程监控 remote monitoring
近程 short range

# Mobile communication
通信 communication, communicate
通讯 communication
通信系统 communication system
通信设备 communication device
无线 wireless
有线 wired
移动通信 mobile communication
移动终端 mobile terminal
移动设备 mobile device
手机 mobile phone, cellphone
智能手机 smartphone, smart phone
移动电话 mobile phone
手机壳 phone case
手机支架 mobile phone holder
电话 telephone, phone
固定电话 fixed telephone
座机 landline phone
通话 call, conversation
呼叫 call
来电 incoming call
拨号 dial, dialing
振铃 ringing
铃声 ringtone
视频会议 video conference
电话会议 teleconference
呼叫中心 call center
客服 customer service
基站 base station
小区 cell, residential community
蜂窝 cellular, honeycomb
核心网 core network
无线接入网 radio access network
用户设备 user equipment
用户卡 subscriber card
卡槽 card slot, card tray
小区切换 cell handover
越区切换 handover
漫游 roaming
寻呼 paging
信令 signaling
信道 channel
信道估计 channel estimation
信道编码 channel coding
信道状态信息 channel state information
共享信道 shared channel
物理层 physical layer
物理下行 physical downlink
上行 uplink
下行 downlink
上行链路 uplink
下行链路 downlink
链路 link
侧行链路 sidelink
时隙 time slot
子帧 subframe
子载波 subcarrier
资源块 resource block
资源分配 resource allocation
资源调度 resource scheduling
参考信号 reference signal
导频 pilot
前导码 preamble
多输入 multiple input, multi-input
多天线 multi-antenna
预编码 precoding
码本 codebook
码字 codeword
扩频 spread spectrum
跳频 frequency hopping
多址 multiple access
非正交多址 non-orthogonal multiple access
双连接 dual connectivity
非授权频谱 unlicensed spectrum
授权频谱 licensed spectrum
认知无线电 cognitive radio
中继 relay
中继器 repeater, relay
直放站 repeater
卫星 satellite
地面站 ground station
误码率 bit error rate
误比特率 bit error rate
信号强度 signal strength
发射功率 transmission power, transmit power
干扰消除 interference cancellation
多径 multipath
衰落 fading
分集 diversity
交织 interleaving
极化码 polar code
卷积码 convolutional code
低密度 low density, low-density
星座图 constellation diagram
正交 orthogonal
正交幅度调制 quadrature amplitude modulation
相移键控 phase shift keying
编码 encoding, coding
解码 decoding, decode
编解码 encoding and decoding, codec
比特率 bit rate
码率 code rate, bit rate
码流 code stream, bitstream
比特流 bitstream
蓝牙 bluetooth
紫蜂 zigbee
热点 hotspot, hot spot
配对 pairing, pair
电信 telecommunication
运营商 operator, carrier

# Video and speech
视频 video
视频流 video stream
视频帧 video frame
视频编码 video coding, video encoding
视频监控 video surveillance, video monitoring
录像 video recording, record video
录像机 video recorder
录音 sound recording, recording
录制 record, recording
播放 play, playback
播放器 player
直播 live broadcast, live streaming
点播 on-demand
流媒体 streaming media
多媒体 multimedia
媒体 media
字幕 subtitle, caption
动画 animation
机顶盒 set-top box
帧率 frame rate
帧间 inter-frame
帧内 intra-frame
帧间预测 inter prediction
帧内预测 intra prediction
运动估计 motion estimation
运动补偿 motion compensation
运动矢量 motion vector
残差 residual, residual error
预测块 prediction block
宏块 macroblock
编码单元 coding unit
编码块 coding block
变换系数 transform coefficient
离散余弦变换 discrete cosine transform
熵编码 entropy coding
熵 entropy
环路滤波 loop filtering
去块 deblocking
语音 voice, speech
语音识别 speech recognition, voice recognition
语音合成 speech synthesis
语音助手 voice assistant
语音信号 speech signal, voice signal
语音增强 speech enhancement
说话人 speaker
说话人识别 speaker recognition
声纹 voiceprint
声纹识别 voiceprint recognition
唤醒词 wake-up word, wake word
回声消除 echo cancellation
回音 echo
语调 intonation
音素 phoneme
音节 syllable
发音 pronunciation
自然语言 natural language
自然语言处理 natural language processing
机器翻译 machine translation
翻译 translate, translation
分词 word segmentation
词向量 word vector
词典 dictionary
词库 thesaurus, lexicon
语料 corpus
语料库 corpus
句子 sentence
句法 syntax
语法 grammar, syntax
大语言模型 large language model
预训练 pre-training, pretrained
提示词 prompt word, prompt
问答 question and answer, question answering
对话 dialogue, conversation
情感分析 sentiment analysis
情绪 emotion, mood
意图 intention, intent
意图识别 intention recognition
命名实体识别 named entity recognition
实体 entity
摘要 abstract, summary

# Image processing
图像 image
图片 picture, image
图像处理 image processing
图像识别 image recognition
图像融合 image fusion
图像增强 image enhancement
图像拼接 image stitching
图像重建 image reconstruction
图像块 image block, image patch
影像 image
灰度图像 grayscale image
灰度值 gray value
二值化 binarization
直方图 histogram
边缘 edge
边缘检测 edge detection
轮廓 contour, outline
轮廓提取 contour extraction
角点 corner point
特征点 feature point
特征提取 feature extraction
特征图 feature map
特征融合 feature fusion
关键点 key point
关键帧 key frame
感兴趣区域 region of interest
前景 foreground
背景 background
去噪 denoising
去雾 defogging, dehazing
去模糊 deblurring
模糊 fuzzy, blur
锐化 sharpening
平滑 smoothing, smooth
膨胀 expansion, dilation
腐蚀 corrosion, erosion
形态学 morphology, morphological
中值滤波 median filtering
分割 segmentation, divide
拼接 splicing, stitching
裁剪 crop, cut
缩放 scaling, zoom
缩略图 thumbnail
超分辨率 super-resolution
高分辨率 high resolution
高清 high definition
高动态范围 high dynamic range
色彩 color
颜色空间 color space
色调 hue, tone
饱和度 saturation
纹理 texture
渲染 rendering, render
光线追踪 ray tracing
着色器 shader
图形 graphic, figure
计算机图形 computer graphics
三维 three-dimensional
三维重建 three-dimensional reconstruction
三维扫描 three-dimensional scanning
二维 two-dimensional
点云 point cloud
体素 voxel
网格 grid, mesh
深度图 depth map
深度信息 depth information
视差 parallax, disparity
立体视觉 stereo vision
立体匹配 stereo matching
机器视觉 machine vision
视觉 vision, visual
视觉检测 visual inspection
目标跟踪 target tracking
目标识别 target recognition
人脸 face, human face
人脸识别 face recognition
人脸检测 face detection
表情 expression, facial expression
表情识别 expression recognition
姿态估计 pose estimation
姿态 attitude, posture, pose
手势 gesture
手势识别 gesture recognition
动作识别 action recognition
行人检测 pedestrian detection
行人 pedestrian
车牌 license plate
车牌识别 license plate recognition
字符识别 character recognition
手写 handwriting, handwritten
虹膜 iris
指纹 fingerprint
指纹识别 fingerprint recognition
掌纹 palm print
静脉识别 vein recognition
水印 watermark
遥感 remote sensing
高光谱 hyperspectral
多光谱 multispectral
航拍 aerial photography
医学图像 medical image
医学影像 medical image, medical imaging
断层扫描 tomography
重构 reconstruct, reconstruction
配准 registration
虚拟现实 virtual reality
增强现实 augmented reality
混合现实 mixed reality
元宇宙 metaverse
虚拟形象 avatar, virtual image
场景 scene

# Machine learning
人工智能 artificial intelligence
智能 intelligent, smart, intelligence
智能化 intelligent
机器学习 machine learning
深度学习 deep learning
强化学习 reinforcement learning
监督学习 supervised learning
无监督 unsupervised
半监督 semi-supervised
自监督 self-supervised
弱监督 weakly supervised
迁移学习 transfer learning
联邦学习 federated learning
对比学习 contrastive learning
元学习 meta-learning
增量学习 incremental learning
集成学习 ensemble learning
学习 learning, learn
训练 training, train
训练集 training set
测试集 test set
验证集 validation set
验证 verify, verification
样本 sample
正样本 positive sample
负样本 negative sample
标注 label, annotation
神经网络 neural network
神经元 neuron
人工神经网络 artificial neural network
卷积神经网络 convolutional neural network
卷积核 convolution kernel
卷积层 convolutional layer
池化 pooling
池化层 pooling layer
全连接 fully connected
全连接层 fully connected layer
循环神经网络 recurrent neural network
长短期记忆 long short-term memory
长短时记忆 long short-term memory
图神经网络 graph neural network
生成对抗网络 generative adversarial network
对抗 adversarial, confrontation
生成器 generator
判别器 discriminator
生成式 generative
生成 generate, generation
扩散模型 diffusion model
自编码器 autoencoder
变分 variational
注意力 attention
注意力机制 attention mechanism
自注意力 self-attention
隐藏层 hidden layer
隐层 hidden layer
输入层 input layer
输出层 output layer
激活函数 activation function
损失函数 loss function
交叉熵 cross entropy
反向传播 back propagation
学习率 learning rate
过拟合 overfitting
正则化 regularization
收敛 converge, convergence
批量 batch
超参数 hyperparameter
剪枝 pruning
蒸馏 distillation
知识蒸馏 knowledge distillation
推理 inference, reasoning
预测 predict, prediction
预测模型 prediction model
分类器 classifier
支持向量机 support vector machine
决策树 decision tree
随机森林 random forest
逻辑回归 logistic regression
回归 regression, return
线性回归 linear regression
聚类 clustering, cluster
贝叶斯 bayesian
朴素贝叶斯 naive bayes
马尔可夫 markov
隐马尔可夫 hidden markov
近邻 nearest neighbor
核函数 kernel function
置信度 confidence, confidence level
准确率 accuracy
精确度 precision, accuracy
召回率 recall
鲁棒性 robustness
泛化 generalization
相似度 similarity
余弦相似度 cosine similarity
欧氏距离 euclidean distance
专家系统 expert system
模糊逻辑 fuzzy logic
模式识别 pattern recognition
识别 recognize, identify, recognition
识别模型 recognition model
异常检测 anomaly detection
时间序列 time series
特征 feature, characteristic
特征选择 feature selection
多模态 multimodal
端到端 end-to-end
轻量化 lightweight
智能体 agent, intelligent agent
决策 decision, decision making
策略 strategy, policy
奖励 reward
博弈 game
博弈论 game theory

# User interfaces
用户 user
图形用户界面 graphical user interface
人机界面 human-machine interface
人机交互 human-computer interaction, human-machine interaction
界面 interface
交互 interaction, interactive
交互式 interactive
窗口 window
弹窗 pop-up window
菜单 menu
图标 icon
光标 cursor
控件 control, widget
对话框 dialog box
滚动条 scroll bar
进度条 progress bar
下拉菜单 drop-down menu
点击 click
双击 double click
长按 long press
滑动 slide, sliding
拖动 drag
拖拽 drag, pull
触屏 touch screen
输入法 input method
候选词 candidate word
拼音 pinyin
字体 font
语言 language
提示 prompt, reminder
提示音 prompt tone
提醒 remind, reminder
通知 notification, notify
选择 select, selection
选中 selected
勾选 check, tick
编辑 edit
复制 copy
粘贴 paste
删除 delete
添加 add
修改 modify, modification
撤销 undo, revoke
保存 save, store
打开 open
关闭 close, turn off
刷新 refresh
预览 preview
登录 log in, login
注销 log out, cancel
注册 register, registration
账号 account
账户 account
用户名 user name
密码 password, cipher
口令 password
权限 permission, authority
眼动 eye movement
眼动追踪 eye tracking
眼球追踪 eye tracking
视线 line of sight, gaze
脑机接口 brain-computer interface
脑电 electroencephalogram
可穿戴 wearable
可穿戴设备 wearable device
智能穿戴 smart wearable
智能手表 smart watch
手环 bracelet, wristband
智能眼镜 smart glasses
智能家居 smart home
智能音箱 smart speaker
手柄 handle, controller
摇杆 joystick, rocker
触觉反馈 haptic feedback, tactile feedback
手写笔 stylus
触控笔 stylus, touch pen
数据手套 data glove

# Security and cryptography
安全 safety, security
安全性 safety, security
信息安全 information security
网络安全 network security
加密 encrypt, encryption
解密 decrypt, decryption
密文 ciphertext
明文 plaintext
密钥 key, secret key
公钥 public key
私钥 private key
密钥分发 key distribution
对称加密 symmetric encryption
非对称加密 asymmetric encryption
同态加密 homomorphic encryption
密码学 cryptography
密码算法 cryptographic algorithm
签名 signature
证书 certificate
认证 authentication, certification
身份验证 identity verification, authentication
鉴权 authentication
鉴别 identify, authentication
授权 authorization, authorize
访问 access
访问权限 access right, access permission
身份 identity
身份信息 identity information
身份证 identity card
匿名 anonymous
隐私 privacy
隐私保护 privacy protection
脱敏 desensitization
令牌 token
验证码 verification code
生物识别 biometric identification, biometrics
活体检测 living body detection, liveness detection
防火墙 firewall
入侵 intrusion
入侵检测 intrusion detection
病毒 virus
木马 trojan
恶意软件 malware, malicious software
恶意 malicious
攻击 attack
攻击者 attacker
拒绝服务 denial of service
钓鱼 phishing, fishing
黑客 hacker
窃听 eavesdropping
篡改 tamper, tampering
防篡改 tamper-proof
伪造 forgery, counterfeit
防伪 anti-counterfeiting
防伪码 anti-counterfeiting code
溯源 traceability, tracing
追溯 trace, traceability
审计 audit
风险 risk
风险评估 risk assessment
可信 trusted, credible
可信计算 trusted computing
零知识 zero knowledge
黑名单 blacklist
白名单 whitelist
安防 security, security protection
门禁 access control
门禁系统 access control system
门锁 door lock
智能锁 smart lock, intelligent lock
防盗 anti-theft, burglarproof
闸机 gate machine, turnstile
安检 security check, security inspection

# Driver assistance and navigation
车辆 vehicle
汽车 automobile, car, vehicle
车载 vehicle-mounted, on-board, in-vehicle
车机 in-vehicle infotainment, head unit
自动驾驶 automatic driving, autonomous driving
无人驾驶 driverless, unmanned driving
辅助驾驶 assisted driving
驾驶辅助 driving assistance, driver assistance
智能驾驶 intelligent driving
驾驶 drive, driving
驾驶员 driver
司机 driver
乘客 passenger
疲劳驾驶 fatigue driving
疲劳检测 fatigue detection
酒驾 drunk driving
巡航 cruise
泊车 parking
停车 parking, stop
停车场 parking lot
停车位 parking space
车位 parking space
倒车 reversing
行车记录仪 driving recorder, dash cam
碰撞 collision, collide
碰撞预警 collision warning
防撞 anti-collision
紧急制动 emergency braking
车道 lane
车道线 lane line
车道偏离 lane departure
车道保持 lane keeping
变道 lane change
换道 lane change
超车 overtaking
跟车 car following
盲区 blind area, blind zone
盲点 blind spot
障碍物 obstacle
障碍 obstacle
避障 obstacle avoidance
环境感知 environment perception
感知 perception, sense
转向 steering, turn
车速 vehicle speed
车距 vehicle distance
轨迹 trajectory, track
轨迹跟踪 trajectory tracking
路径规划 path planning, route planning
规划 planning, plan
路线 route
路况 road condition
道路 road
路口 intersection
交叉路口 intersection
十字路口 crossroad, intersection
红绿灯 traffic light
交通 traffic, transportation
交通灯 traffic light
交通流 traffic flow
交通流量 traffic flow
交通标志 traffic sign
交通事故 traffic accident
拥堵 congestion
智能交通 intelligent transportation, intelligent traffic
公交 public transport, bus
公交车 bus
出租车 taxi
网约车 online ride-hailing
共享单车 shared bicycle
轨道交通 rail transit
列车控制 train control
导航 navigation, navigate
导航仪 navigator
导航系统 navigation system
惯性导航 inertial navigation
组合导航 integrated navigation
全球定位系统 global positioning system
北斗 beidou
定位 positioning, locate
定位系统 positioning system
定位精度 positioning accuracy
室内定位 indoor positioning
位置 position, location
位置信息 position information, location information
地理位置 geographic location
地理信息系统 geographic information system
地图 map
电子地图 electronic map
高精地图 high-precision map
高精度地图 high-precision map
地图匹配 map matching
建图 mapping
里程计 odometer, odometry
里程 mileage
经纬度 longitude and latitude
经度 longitude
纬度 latitude
海拔 altitude
航向 heading, course
航向角 heading angle
俯仰 pitch
俯仰角 pitch angle
横滚 roll
横滚角 roll angle
姿态角 attitude angle
航线 route, course
航迹 track, flight path
电子围栏 electronic fence, geofence
车队 fleet, platoon
编队 formation, platoon
路侧 roadside
路侧单元 roadside unit
车路协同 vehicle-road cooperation
车身控制 body control
电子控制单元 electronic control unit
车载网络 in-vehicle network
仪表盘 dashboard, instrument panel
空中下载 over the air
无人机 unmanned aerial vehicle, drone
飞行控制 flight control
飞控 flight control
机器人 robot
移动机器人 mobile robot
扫地机器人 sweeping robot

# Business
企业 enterprise, company
公司 company, corporation
商业 business, commercial
业务 business, service
商务 business, commerce
管理 management, manage
管理系统 management system
管理员 administrator
办公 office
人力资源 human resources
员工 employee, staff
雇员 employee
招聘 recruitment
考勤 attendance
考勤机 attendance machine
工资 salary, wage
绩效 performance
客户 customer, client
顾客 customer
消费者 consumer
消费 consumption
市场 market
营销 marketing
广告 advertisement, advertising
广告牌 billboard
品牌 brand
服务 service
服务商 service provider
服务提供商 service provider
会员 member, membership
优惠券 coupon
折扣 discount
促销 promotion
抽奖 lottery
彩票 lottery ticket, lottery
预约 reservation, appointment
预订 reserve, booking
排队 queuing, queue
叫号 number calling
评价 evaluate, evaluation
评估 evaluate, assessment
评分 score, rating
评论 comment, review
投诉 complaint
调查 survey, investigation
问卷 questionnaire
投票 voting, vote
项目 project, item
计划 plan
进度 progress, schedule
流程 process, flow
工作流 workflow
审批 approval
报告 report
报表 report, statement
会议 meeting, conference
会议室 conference room
成本 cost
费用 cost, fee
利润 profit
收益 income, revenue
预算 budget
财务 finance, financial
会计 accounting
税 tax
发票 invoice
电子发票 electronic invoice
票据 bill
供应链 supply chain
供应商 supplier
制造商 manufacturer
厂家 manufacturer
经销商 dealer, distributor
零售 retail
批发 wholesale
商店 shop, store
超市 supermarket
商场 shopping mall
便利店 convenience store
餐厅 restaurant
点餐 order meals, food ordering
酒店 hotel
旅游 tourism, travel
物业 property management
房屋 house
租赁 lease, rental
租借 rent, lend
共享经济 sharing economy
碳排放 carbon emission
碳交易 carbon trading

# Payment and trade
支付 payment, pay
移动支付 mobile payment
电子支付 electronic payment
付款 payment
收款 collect payment, receive payment
收款机 cash register
收银 cashier, cash collection
收银机 cash register
收银台 cash desk, checkout counter
结算 settlement
结账 checkout
转账 transfer
汇款 remittance
退款 refund
充值 recharge, top-up
扣款 deduction
计费 charging, billing
收费 toll, charge
收费站 toll station
电子收费 electronic toll collection
账单 bill
余额 balance
钱包 wallet
电子钱包 electronic wallet
银行 bank
银行卡 bank card
信用卡 credit card
借记卡 debit card
磁卡 magnetic card
智能卡 smart card
卡片 card
自动柜员机 automatic teller machine
自动取款机 automatic teller machine
现金 cash
纸币 banknote, paper currency
硬币 coin
货币 currency
加密货币 cryptocurrency
比特币 bitcoin
验钞机 banknote detector
点钞机 banknote counter
刷卡 card swiping
刷脸 face scanning
商户 merchant
商家 merchant
销售 sale, sales
买家 buyer
卖家 seller
购买 purchase, buy
出售 sell
采购 procurement, purchasing
购物 shopping
购物车 shopping cart
网购 online shopping
交易 transaction, trade
贸易 trade
电子商务 electronic commerce, e-commerce
电商 e-commerce
拍卖 auction
竞价 bidding
招标 tender, bidding
投标 bidding, bid
订单 order
合同 contract
商品 commodity, goods
产品 product
价格 price
定价 pricing
报价 quotation
售货机 vending machine
自动售货机 vending machine
售卖机 vending machine
售票机 ticket vending machine
检票 ticket checking
检票机 ticket checker
门票 admission ticket
车票 ticket
票 ticket
金融 finance, financial
证券 security, securities
股票 stock
基金 fund
投资 investment
贷款 loan
信贷 credit
信用 credit
信用评估 credit evaluation
征信 credit investigation, credit reporting
担保 guarantee
抵押 mortgage
保险 insurance
保单 insurance policy
理赔 claim settlement
风控 risk control
反欺诈 anti-fraud
欺诈 fraud
洗钱 money laundering

# Logistics
物流 logistics
快递 express delivery
快递柜 express cabinet, parcel locker
快递盒 express box
快件 express mail, express item
包裹 parcel, package
邮政 postal
邮箱 mailbox
信件 letter
运输 transport, transportation
配送 distribution, delivery
派送 delivery
派件 parcel delivery
寄件 mailing, send parcel
取件 pick up
外卖 takeout, takeaway
送餐 meal delivery
送货 deliver goods, delivery
收货 receive goods
发货 deliver goods, shipment
货物 goods, cargo
货品 goods
货架 shelf, rack
货柜 container, cabinet
货位 goods location, storage location
货车 truck
托盘 tray, pallet
集装箱 container
周转箱 turnover box
叉车 forklift
仓库 warehouse
仓储 warehousing, storage
立体仓库 stereoscopic warehouse, automated warehouse
入库 warehousing, put in storage
出库 delivery from storage, outbound
库存 inventory, stock
盘点 stocktaking, inventory check
分拣 sorting
拣选 picking, sorting
拣货 order picking
装卸 loading and unloading
搬运 carry, handling
堆垛机 stacker
冷链 cold chain
追踪 track, tracking
跟踪 track, tracking
面单 waybill, express waybill
运单 waybill
码头 wharf, dock
港口 port
海关 customs
报关 customs declaration

# Education
教育 education
教学 teaching
教学装置 teaching device
教具 teaching aid
教材 teaching material, textbook
课程 course
课堂 classroom
课本 textbook
课件 courseware
教室 classroom
黑板 blackboard
白板 whiteboard
电子白板 electronic whiteboard
粉笔 chalk
板擦 blackboard eraser
讲台 podium, platform
课桌 desk
课桌椅 desk and chair
老师 teacher
教师 teacher
学生 student
儿童 child, children
幼儿 infant, young child
学校 school
大学 university
幼儿园 kindergarten
培训 training
练习 exercise, practice
实验 experiment
实验室 laboratory
实训 practical training
考试 examination, test
考生 examinee
试卷 test paper
试题 test question
题库 question bank
题目 question, topic
答题 answer questions
答案 answer
评卷 marking
学习机 learning machine
点读笔 reading pen
远程教育 distance education, remote education
图书 book
图书馆 library
书籍 book
阅读 reading, read
阅读器 reader
电子书 electronic book, e-book
铅笔 pencil
钢笔 pen, fountain pen
圆珠笔 ballpoint pen
橡皮擦 eraser
展示 display, show
展示架 display rack
展览 exhibition
博物馆 museum
盲文 braille
演示 demonstrate, demonstration
演示装置 demonstration device
模拟训练 simulation training

# Games
游戏 game
电子游戏 video game, electronic game
游戏机 game machine, game console
游戏手柄 gamepad, game controller
玩家 player
玩具 toy
积木 building block
拼图 puzzle, jigsaw
棋 chess
棋盘 chessboard
棋子 chess piece
象棋 chess
围棋 go game
麻将 mahjong
麻将机 mahjong machine
扑克 poker
扑克牌 playing card
骰子 dice
角色 character, role
关卡 level
道具 prop, item
竞技 competition
比赛 competition, match
得分 score
娱乐 entertainment
体感 somatosensory
游乐 amusement
游乐设备 amusement equipment
乐园 amusement park

# Health information
健康 health
健康监测 health monitoring
医疗 medical, medical treatment
医疗信息 medical information
医院 hospital
医生 doctor, physician
医护人员 medical staff
护士 nurse
护理 nursing, care
患者 patient
病人 patient
病历 medical record
电子病历 electronic medical record
电子健康档案 electronic health record
处方 prescription
挂号 registration
门诊 outpatient
病房 ward
诊断 diagnosis, diagnose
辅助诊断 auxiliary diagnosis
远程医疗 telemedicine
问诊 inquiry, consultation
体检 physical examination
生命体征 vital sign
生理参数 physiological parameter
生理信号 physiological signal
心率 heart rate
心电 electrocardiogram
心电信号 electrocardiosignal
血压 blood pressure
血氧 blood oxygen
血糖 blood glucose
体温 body temperature
体重 body weight, weight
呼吸率 respiratory rate
睡眠 sleep
睡眠监测 sleep monitoring
步数 step count
计步器 pedometer
运动量 amount of exercise
跌倒 fall
跌倒检测 fall detection
老人 elderly, elderly person
老年人 elderly people
看护 care, nursing
养老 elderly care
康复 rehabilitation
急救 first aid, emergency
救护 rescue
药品 medicine, drug
用药提醒 medication reminder
基因组 genome
基因测序 gene sequencing
生物信息学 bioinformatics
疫情 epidemic
流行病 epidemic disease

# Law, intellectual property, contracts
法律 law, legal
法律文书 legal document
法规 regulation
法院 court
律师 lawyer, attorney
诉讼 litigation, lawsuit
仲裁 arbitration
裁决 ruling, award
判决 judgment
证据 evidence
取证 evidence collection, forensics
存证 evidence storage
公证 notarization
原告 plaintiff
被告 defendant
当事人 party, litigant
责任 liability, responsibility
义务 obligation
权利 right
赔偿 compensation, indemnity
损害 damage
违约 breach, default
条款 clause, term
甲方 first party
乙方 second party
签订 sign, conclude
生效 take effect, effective
终止 terminate, termination
期限 time limit, term
有效期 validity period
保密 confidential, confidentiality
保密协议 confidentiality agreement
许可 license, permission
许可证 license
转让 assignment, transfer
专利 patent
专利权 patent right
专利权人 patentee
发明 invention
发明人 inventor
发明内容 summary of invention
发明目的 object of invention
实用新型 utility model
外观设计 design, industrial design
申请 application, apply
申请人 applicant
申请号 application number
申请日 filing date
公开 disclose, disclosure
公开号 publication number
公告 announcement
优先权 priority
权利要求 claim
权利要求书 claims
独立权利要求 independent claim
从属权利要求 dependent claim
说明书 specification, description
说明书附图 accompanying drawings
附图 accompanying drawing, drawing
附图标记 reference numeral, reference sign
实施例 embodiment, example
实施方式 embodiment, implementation
具体实施方式 detailed description, specific embodiment
最佳实施方式 best mode
背景技术 background art, prior art
现有技术 prior art
技术领域 technical field
技术方案 technical solution, technical scheme
技术问题 technical problem
技术效果 technical effect
技术特征 technical feature
有益效果 beneficial effect
技术人员 technician, skilled person
保护范围 protection scope, scope of protection
新颖性 novelty
创造性 inventiveness, inventive step
实用性 practicability, industrial applicability
侵权 infringement
无效 invalid, invalidation
无效宣告 invalidation
驳回 reject, refusal
审查 examination, examine
审查员 examiner
代理人 agent, attorney
商标 trademark
版权 copyright
著作权 copyright
知识产权 intellectual property
数字版权 digital rights, digital copyright
商业秘密 trade secret
其特征在于 characterized in that
包括 include, comprise
包含 contain, include
所述 said
根据 according
优选 preferred, preferably
等同 equivalent
等效 equivalent
替换 replace, substitute
变型 variation, modification
改进 improve, improvement
限定 define, limit
公开文本 published text
引用 cite, reference
参考文献 reference
论文 paper, thesis
期刊 journal
作者 author
出版 publish, publication
标准 standard
规范 specification, norm
合规 compliance
资质 qualification
政府 government
警察 police
公安 public security
犯罪 crime
嫌疑人 suspect
监狱 prison
选举 election
档案 archive, file
档案盒 file box
档案柜 filing cabinet
印章 seal, stamp
电子印章 electronic seal
# networks that learn, signals and systems, further
深度神经网络 deep neural network
门控循环单元 gated recurrent unit
自注意力机制 self-attention mechanism
多头注意力 multi-head attention
残差网络 residual network
残差块 residual block
残差连接 residual connection
交叉熵损失 cross-entropy loss
批归一化 batch normalization
归一化层 normalization layer
嵌入向量 embedding vector
特征金字塔 feature pyramid
骨干网络 backbone network
预训练模型 pretrained model
数据增强 data augmentation
训练样本 training sample
语义分割 semantic segmentation
实例分割 instance segmentation
关键点检测 keypoint detection
边界框 bounding box
光流 optical flow
帧间差分 frame difference
滑动窗口 sliding window
小波包分解 wavelet packet decomposition
希尔伯特变换 Hilbert transform
带通滤波 band-pass filtering
低通滤波 low-pass filtering
聚类算法 clustering algorithm
物联网设备 IoT device
数字签名 digital signature
身份认证 identity authentication
访问控制 access control
消息队列 message queue
容器编排 container orchestration
分布式存储 distributed storage
缓存一致性 cache coherence
主存储器 main memory
指令流水线 instruction pipeline
神经处理单元 neural processing unit
张量处理单元 tensor processing unit
用户终端 user terminal
推荐算法 recommendation algorithm
多模态融合 multimodal fusion
多模态数据 multimodal data
报警模块 alarm module
报警信息 alarm information
报警信号 alarm signal
监护终端 monitoring terminal
`;
