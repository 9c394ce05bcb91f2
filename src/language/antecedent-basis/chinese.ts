import { phrasesOf } from '../phrases.ts';
import type { Span } from '../spans.ts';

/** A Chinese claim read once. */
export interface ReadClaim {
  readonly text: string;
}

export const readChinese = (text: string): ReadClaim => ({
  text: text.normalize('NFKC').length === text.length ? text.normalize('NFKC') : text,
});

const MARK = /所述的?|(?<![应活])该(?!当)|前述的?|上述的?/gu;
/** Where a name ends for certain. */
const ENDS = /[，,。；;：:、（）()\s]|所述|该|上述|前述|的|与|和|及|或|包括|包含|根据/u;
const LONGEST = 30;
/** What any claim may name without having introduced it. */
const FREE = /^(?:方法|步骤|权利要求|任一|任意|一种|各|每|多个|至少|若干|发明|技术|目的|同|其|过程|情况|时)/u;
const ORDINAL = /第[一二三四五六七八九十\d]+/u;
const QUANTITY =
  /^(?:至少一个|至少两个|多个|复数个|若干个?|一个或多个|每个|每一|各个?|两个|三个|四个|一对|一组|一|两|三|四|多组|多条|多根)/u;
/** What may stand right behind a name. */
const GOES_ON =
  /^(?:进行|包括|包含|具有|设有|设置|连接|固定|安装|配置|用于|采用|位于|形成|构成|组成|通过|根据|还|均|都|也|不|可|能|会|将|被|为|是|与|和|及|或|在|于|由|从|向|至|到|对|以|并|且|中|内|上|下|时|后|前|之|的|分别|依次|相|接收|发送|输出|输入|获取|得到|确定|计算|检测|判断|生成|执行|控制|驱动|带动|转动|移动|滑动|套设|嵌|穿|贯穿|延伸|开设|开有|抵接|抵靠|铰接|焊接|卡接|螺接|朝|沿|绕|呈|大于|小于|等于|高于|低于|达到|满足|不同|相同|垂直|平行|选自|含有|使用|处于|发生|需|应|如|即|就|则|而|所|来自|来源|存在|依赖|具备|作为|套设|启动|属于|对应|表示|最[后先]|首先|随后|包裹|覆盖|靠近|远离|一侧|两侧|一端|两端|顶部|底部|表面|侧壁|外壁|内壁|内部|外部|之间|以外|类型|数量|比例|质量|长度|宽度|高度|厚度|直径)/u;

/** 第一X and 第二X are apart; else a name may be put together of two that stand before it. */
function isPutTogether(name: string, before: readonly string[]): boolean {
  if (ORDINAL.test(name)) return false;
  const stands = (part: string) => before.some((text) => text.includes(part));
  for (let cut = 2; cut <= name.length - 2; cut++)
    if (stands(name.slice(0, cut)) && stands(name.slice(cut))) return true;
  return false;
}

/** Definite phrases of a claim with nothing that introduces them, before them or in `ancestors`. */
export function chineseFaults({ text }: ReadClaim, ancestors: readonly ReadClaim[]): (Span & { phrase: string })[] {
  const faults: (Span & { phrase: string })[] = [];
  const told = new Set<string>();
  for (const mark of text.matchAll(MARK)) {
    let from = mark.index + mark[0].length;
    from += QUANTITY.exec(text.slice(from, from + 8))?.[0].length ?? 0;
    const following = text.slice(from, from + LONGEST);
    const run = following.slice(0, Math.max(0, following.search(ENDS) < 0 ? following.length : following.search(ENDS)));
    if (run.length < 2 || FREE.test(run)) continue;
    const before = [text.slice(0, mark.index), ...ancestors.map((claim) => claim.text)];
    if (isGrounded(run, before)) continue;
    const phrase = nameOf(run);
    if (told.has(phrase)) continue;
    told.add(phrase);
    faults.push({ start: mark.index, end: from + phrase.length, phrase });
  }
  return faults;
}

/** Ends of names: what a known name is followed by makes another name of it where it ends so. */
const NAMES =
  /(?:模块|单元|装置|设备|器|系统|机构|组件|机|部件?|板|件|杆|轴|孔|槽|层|膜|线|端|面|区域?|值|率|量|度|数据|信号|信息|参数|模型|指标|结果|特征|图像?|算法|网络|电路|公式|指令|序列|向量|矩阵|列表|接口|腔|室|管|阀|座|架|体|液|剂|物|片|块|圈|环|套|盖|壳|柱|槽口|支路|分支)$/u;
const LONGEST_ADDITION = 4;

/** Whether the run, or a beginning of it after which the sentence may go on, stands in an earlier text. */
function isGrounded(run: string, before: readonly string[]): boolean {
  for (let length = run.length; length >= 2; length--) {
    const name = run.slice(0, length);
    const rest = run.slice(length);
    const free = rest === '' || GOES_ON.test(rest);
    if (!free && goesOnAsName(rest)) continue;
    if (before.some((text) => (free ? text.includes(name) : endsSomewhere(text, name)))) return true;
    if (free && isPutTogether(name, before)) return true;
  }
  return false;
}

/** Whether the sentence goes on with what follows a name, and the name does not: 铰接在 behind 立柱, and not 连接件. */
export const goesOnAsClause = (rest: string): boolean => GOES_ON.test(rest) && !goesOnAsName(rest);

/** Whether what follows a name makes another name of it: 接口 behind 处理模块. */
function goesOnAsName(rest: string): boolean {
  for (let length = 1; length <= Math.min(rest.length, LONGEST_ADDITION); length++)
    if (NAMES.test(rest.slice(0, length)) && (length === rest.length || GOES_ON.test(rest.slice(length)))) return true;
  return false;
}

/** Whether a text has the name with an end of a name behind it. */
function endsSomewhere(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const behind = text.slice(at + name.length, at + name.length + 4);
    if (behind === '' || ENDS.exec(behind)?.index === 0 || GOES_ON.test(behind)) return true;
  }
  return false;
}

const LEADING_ORDINAL = /^第(?:[一二三四五六七八九十]{1,3}|\d{1,3})/u;
const LATIN = /^[A-Za-z][\w-]*/u;

/**
 * The name that a run begins with, its ordinal with it. One that begins in Latin letters goes on to where the sentence
 * does: FPC排线, and not the housing of seal位于housing.
 */
function nameOf(run: string): string {
  const ordinal = LEADING_ORDINAL.exec(run)?.[0] ?? '';
  if (ordinal !== '' && ordinal !== run) return ordinal + nameOf(run.slice(ordinal.length));
  const latin = LATIN.exec(run)?.[0].length ?? 0;
  if (latin === 0) return phrasesOf(run)[0]?.text ?? run;
  for (let end = latin; end < run.length; end++) if (GOES_ON.test(run.slice(end))) return run.slice(0, end);
  return run;
}
