/**
 * Words that name no field: alone they are no term, nor is a term made of them alone. Stems; Chinese words.
 */
export const GENERIC: ReadonlySet<string> = new Set(
  `devic method system apparatus process equip assembl structur unit modul member portion part element bodi surfac end side top bottom edg base point line area region zone space posit
  direct angl length width height thick distanc size shape form type kind number amount valu level rang rate ratio time period data inform user condit state oper function control
  high low upper lower left right inner outer front rear back new same differ multipl singl plural main addit specif technic effect result manner way case object purpos problem solut applic field invent
  util model techniqu technolog mechan configur arrang design set group pair section compon item thing materi product machin kit tool work use
  one ones bold care old tight better disclosur furthermor moreov addition therefor howev integr multi activ remot mobil autom automat
  装置 方法 系统 设备 结构 组件 部件 单元 模块 机构 本体 主体 部分 表面 一端 两端 另一端 上端 下端 端部 端面 内部 外部 内侧 外侧 上部 下部 顶部 底部 位置 方向 长度 宽度 高度 厚度 尺寸 形状 数量 范围
  时间 数据 信息 用户 状态 条件 功能 技术 领域 方案 效果 问题 目的 发明 实用新型 专利 应用 过程 工艺 产品 材料 物质 类型 种类 情况 方式 技术领域 技术方案 现有技术 设计 需要 不同 相同 主要 新型 借助 之外 两次 八个 期间 随着 恰好 相邻 相对 保持 周围 计划 工作 公开 本公开 申请 本申请 开始 测量 组 件 端 部 侧 面 区 区域 部位
  对象 操作 性能 特性 特征 形式 模式 顺序 内容 作用 影响 结果 能力 方面 用途 比例 水平 大小 基础 关系 优点 缺点 细节 现象 因素 价值 名称 手段 特点 状况 背景 摘要 实施例 一部分 一侧 另一侧 两侧 侧面 上面 下面 前面 后面 正面 背面 中心 前端 后端 空间 界面 物品 物体 东西 程度 性质 原因 阶段 步骤 操作者 人员 行业 地方 要求 请求 处理 变化 优势 整体 总体 本身 自身 目标 实体 来源 示例 例子 附图 说明 编号 号码 缺陷 不足 体验 办法 措施 任务 资料 元素 项目 成果 研究 分析 实验 试验 论文 文章 本文 作者 理论 意义 角度 观点 规律 机理 趋势 现状 发展 探讨 途径 建议 依据 进展 工程 实践 因子 指标 数值 结论 策略 机制 体系 概念 原则 评价 比较 差异 情形`
    .trim()
    .split(/\s+/),
);

/** Verbs, adverbs and adjectives at the edge of a phrase that make it no name. Stems; Chinese words. */
export const EDGES: ReadonlySet<string> = new Set(
  `come go away upward downward outward inward apart togeth again project face coupl decreas extend improv limit neighbour ones becom remain
  伸出 承载 交替 引导 延伸 向上 向下 开启 达到 承受 并列 不会 省去 远离 残留 耦合 重新 确定 补偿 失效 定位 一排 个别 连续 自身 上方 下方 减小 增大 同时 分别 能够 具体 例如 即 即可 可 均 不 未 已 再
  涉及 含有 具备 拥有 提出 提供 产生 获得 获取 取得 带来 导致 引起 造成 引入 进入 来自 源自 选自 属于 成为 作为 看作 称为 叫做 允许 满足 适合 适于 适用 适应 有助 有助于 有利 有利于 便于 利于 用来 用以 旨在 构成 组成 组合而成 复合而成 构造 布置 配置 设定 预定 预先 预先设定 指定 给定 规定 限定 定义 描述 说明 表示 表明 指出 显示出 呈现 表现 出现 发生 发现 发出 出来 存在 不存在 含有大量 添加 加以 施加 覆盖 围绕 环绕 突出 凸出 位于 处于 设在 放在 置于 隔开 分开 打开 关闭 改变 改进 改善 改良 取代 替代 代替 超过 不超过 低于 高于 接受 接收到 收到 响应 请求 按照 依照 根据 经过 通过 借助 依次 逐渐 逐步 直接 间接 立即 及时 随后 然后 最终 最后 首先 其次 当前 目前 现有 已知 以前 之前 之后 以后 仍然 否则 例外 另外 此外 而言 来说 相比 相反 相应 相关 相关联 相对应 相连 相交 有关 无关 类似 一致 一样 同样 特别 尤其 特定 专用 通用 通常 一般 广泛 大量 少量 足够 充分 适当 合理 正确 精确 准确 可靠 灵活 方便 简单 复杂 紧凑 均匀 优良 优异 优越 良好 较好 更好 最好 较高 更高 最高 较低 更低 最低 更大 最大 更小 最小 更多 最多 较多 较大 较小 很大 非常 非常小 有用 可用 实用 成功 快速 缓慢 向前 向后 向内 向外 前后 所用 所需 所选 所生成 所确定 可能 可能性 必须 必要 值得 认为 研究了 讨论 介绍 阐述 论述 总结 综述 探索 建立 实施 开展 采取 运用 利用 使用 需 要 能 还 也 都 而 但`
    .trim()
    .split(/\s+/),
);

/**
 * Chinese words of grammar that part names from each other where they stand as words of their own: those that count or
 * point, negate, join, and those behind a place or a time. Inside a longer word (不锈钢, 中间件) they are its letters.
 */
export const BREAKS: ReadonlySet<string> = new Set(
  `不 未 无 可 能 会 应 须 需 要 还 也 都 均 又 再 很 较 更 最 已 曾 仅 只 则 即 才 若 当 从 以 向 往 沿 经 按 随 把 让 来 去 每 各 此 这 那 它 他 其 某 所 而 但 如 因 故 既 虽 且 并 与 和 及 或 在 到 对 将 由 被 为 于 使 令 个 种 些 等 地 得 着 过 了 之 是 含 呈 成 出 跟 同 另 约 受
  中 里 时 处 间 后
  每个 各个 这个 这些 那个 那些 任何 某些 某个 所有 一些 多种 各种 几种 两种 三种 两个 三个 四个 五个 若干 一组 一对 一起 它们 他们 我们 其他 其它 以及 并且 而且 因此 所以 从而 进而 这样 如此 如下 是否 可以 能够 不能 不会 没有 不仅 不但 只有 只要 不同之处 许多 已经 无论 而不 之一 给人 一组 条件下 水中 线上 机上 表面上 体内 体外`
    .trim()
    .split(/\s+/),
);

/** Of the same kind, but only where a name would begin with it: 用刮刀 is with a scraper, 医用 medical. */
export const BREAKS_BEFORE: ReadonlySet<string> = new Set(['用', '做', '作']);

/** And those behind a word alone: 表面上 is on the surface, 上盖 the upper lid. */
export const BREAKS_BEHIND: ReadonlySet<string> = new Set(['上', '下', '内', '外', '前']);

/** What is left at the end where the rest of a verb was taken off: 存储器电(连接), 壳体相(连接). */
export const DANGLING: ReadonlySet<string> = new Set([...'电相粘结置适附固焊铆插套嵌卡']);
