/** Words that say the opposite of each other, by what a claim may say. */

// biome-ignore format: groups read as a table: what stands on one side excludes what stands on the other
const ENGLISH = `above, atop | below, beneath, underneath, under
upper, uppermost, top, topmost | lower, lowermost, bottom, bottommost
upward, upwards, upwardly | downward, downwards, downwardly
inside, within, inner, interior, internal, internally, inward, inwardly | outside, outer, exterior, external, externally, outward, outwardly
front, forward, anterior | rear, back, backward, rearward, posterior
proximal | distal
left | right
increase, increases, increased, increasing, raise, raises, raised, raising | decrease, decreases, decreased, decreasing, reduce, reduces, reduced, reducing, lowers, lowered, lowering
greater, larger, bigger, more, higher, exceeds, exceeding | less, smaller, fewer, lower
high | low
large | small
long, longer, elongated | short, shorter
thick, thicker | thin, thinner
wide, wider, broad | narrow, narrower
before, prior, preceding | after, following, subsequent
horizontal, horizontally | vertical, vertically, upright
parallel | perpendicular, orthogonal, perpendicularly
series, serial, serially | parallel
rigid, stiff, inflexible | flexible, resilient, elastic, bendable
fixed, stationary, immovable, fixedly | movable, moveable, moving, slidable, rotatable, movably
removable, detachable, releasable, removably, detachably, releasably, temporary | permanent, permanently, non-removable
open, opened | closed, shut
opening, opens | closing, closes
conductive, conducting | insulating, insulative, nonconductive, dielectric
heat, heated, heating, heats, warm | cool, cooled, cooling, cools
hot | cold
wet, moist | dry
transparent, translucent | opaque
solid | hollow
hard | soft
same, identical, equal | different, differing, unequal, distinct
uniform, constant | variable, varying, nonuniform
symmetric, symmetrical | asymmetric, asymmetrical
positive | negative
clockwise | counterclockwise, anticlockwise
connected, connecting, coupled, attached, joined | disconnected, disconnecting, uncoupled, decoupled, detached, separated
connect, couple, attach, join | disconnect, decouple, detach, separate
enable, enables, enabled, enabling, activate, activates, activated, activating | disable, disables, disabled, disabling, deactivate, deactivates, deactivated, deactivating
engage, engages, engaged, engaging | disengage, disengages, disengaged, disengaging
expand, expands, expanded, expanding | contract, contracts, contracted, contracting, collapse, collapsed
extend, extends, extended, extending | retract, retracts, retracted, retracting
lock, locks, locked, locking | unlock, unlocks, unlocked, unlocking
push, pushes, pushing | pull, pulls, pulling
concave | convex
continuous, continuously | discontinuous, intermittent, intermittently
wireless, wirelessly | wired
automatic, automatically | manual, manually
analog, analogue | digital
static | dynamic
simultaneous, simultaneously, concurrently | sequential, sequentially, successively
hydrophobic | hydrophilic
acidic | alkaline, basic
start, starts, started, starting | stop, stops, stopped, stopping
maximum, maximal, maximize | minimum, minimal, minimize
encrypt, encrypted, encrypting | decrypt, decrypted, decrypting
visible | invisible, hidden
magnetic | nonmagnetic
`;

// biome-ignore format: read it as a table
const CHINESE = `上方, 上侧, 上部, 上端, 上表面, 顶部, 顶端, 顶面 | 下方, 下侧, 下部, 下端, 下表面, 底部, 底端, 底面
内部, 内侧, 内壁, 内表面, 内周 | 外部, 外侧, 外壁, 外表面, 外周
前端, 前侧, 前部 | 后端, 后侧, 后部
左侧, 左端 | 右侧, 右端
增大, 增加, 升高, 提高, 上升, 增强 | 减小, 减少, 降低, 下降, 减弱
大于, 高于, 超过, 多于 | 小于, 低于, 少于
打开, 开启, 开通 | 关闭, 闭合, 关断
连接, 接通, 相连 | 断开, 分离
固定连接, 固接 | 活动连接, 可拆卸连接
可拆卸 | 不可拆卸
水平 | 竖直, 竖向
平行 | 垂直
串联 | 并联
正极 | 负极
正向 | 反向
加热, 升温 | 冷却, 降温
相同, 一致, 相等 | 不同, 不一致, 不相等
之前 | 之后
导电 | 绝缘
透明 | 不透明
顺时针 | 逆时针
凸起, 凸出 | 凹陷, 凹入
刚性 | 柔性, 弹性
自动 | 手动
无线 | 有线
连续 | 间断, 间歇
伸出, 伸长 | 缩回, 收缩
启动, 开始 | 停止
最大 | 最小
加密 | 解密
正常 | 异常
`;

function table(groups: string): Map<string, ReadonlySet<string>> {
  const made = new Map<string, Set<string>>();
  const add = (word: string, others: readonly string[]) => {
    const known = made.get(word) ?? new Set<string>();
    for (const other of others) known.add(other);
    made.set(word, known);
  };
  for (const line of groups.trim().split('\n')) {
    const [one, other] = line.split('|').map((side) => side.split(',').map((word) => word.trim()));
    for (const word of one!) add(word, other!);
    for (const word of other!) add(word, one!);
  }
  return made;
}

const OPPOSITES = table(ENGLISH + CHINESE);
const HAN = [...OPPOSITES.keys()]
  .filter((word) => /\p{Script=Han}/u.test(word))
  .toSorted((a, b) => b.length - a.length);
const HAN_WORD = new RegExp(HAN.join('|'), 'gu');

/** A word that has an opposite, where it stands in a text. */
export interface Opposable {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text that have an opposite, in their order. */
export function opposablesOf(text: string): Opposable[] {
  const found: Opposable[] = [];
  for (const match of text.matchAll(/[a-z]+(?:-[a-z]+)*/giu)) {
    const word = match[0].toLowerCase();
    if (OPPOSITES.has(word)) found.push({ word, start: match.index, end: match.index + word.length });
  }
  for (const match of text.matchAll(HAN_WORD))
    found.push({ word: match[0], start: match.index, end: match.index + match[0].length });
  return found.toSorted((a, b) => a.start - b.start);
}

/** Whether one word says the opposite of the other. */
export const areOpposite = (one: string, other: string): boolean => OPPOSITES.get(one)?.has(other) ?? false;

/** Whether two words with opposites are forms of one word. */
export const areAkin = (one: string, other: string): boolean => one === other || one.slice(0, 4) === other.slice(0, 4);
