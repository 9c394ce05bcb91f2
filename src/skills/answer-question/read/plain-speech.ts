/** Chinese as it is spoken, brought nearer to how documents write: what only carries a question is left out. */

/** What one character says in speech, and documents say in two. */
// biome-ignore format: read it as a table
const SPOKEN: ReadonlyMap<string, string> = new Map(Object.entries({
  摔: '跌倒', 喘: '呼吸', 咳: '咳嗽', 睡: '睡眠', 抖: '抖动', 晃: '晃动', 震: '振动', 漏: '泄漏', 冻: '结冰', 堵: '堵塞', 锈: '腐蚀', 裂: '裂纹', 断: '断裂', 洗: '清洗', 切: '切割', 粘: '粘接',
  吵: '噪声', 臭: '异味', 烫: '高温', 湿: '潮湿', 胀: '膨胀', 磨: '磨损', 卡: '卡死', 偷: '防盗', 摸: '触摸', 拧: '旋转', 焊: '焊接', 烤: '加热', 泡: '浸泡', 飞: '飞行', 喷: '喷射', 药: '药物',
}));
/** Several characters that are said for one thing. */
// biome-ignore format: read it as a table
const SAID_FOR: readonly (readonly [RegExp, string])[] = [
  [/喘(?:了|着)?(?:几|多少|一)?(?:口|次|声)?气/gu, '呼吸'],
  [/(?:摔|跌)(?:了)?(?:一)?(?:跤|跟头)/gu,         '跌倒'],
  [/睡(?:得|着)?(?:好不好|香不香|怎么样)/gu,       '睡眠质量'],
  [/打呼噜/gu,                                     '打鼾'],
  [/忘(?:了|记)?关/gu,                             '未关闭'],
  [/告诉(?!我)/gu,                                 '通知'],
  [/没电/gu,                                       '电量不足'],
  [/慢慢地?(?:释放|放)/gu,                         '缓慢释放'],
  [/看[得不]清楚?/gu,                              '清晰'],
];

/** Asks whether, by a word and its denial: 正不正, 容不容易. */
const WHETHER = /(\p{Script=Han})[不没]\1/gu;
/** Done again and again, this way and that: 转来转去. */
const TO_AND_FRO = /(\p{Script=Han})来\1去/gu;
/** Say how something goes on or turns out, and nothing of the thing. */
const CARRIES =
  /^(?:出来|起来|下来|上来|过来|进来|回来|出去|上去|下去|过去|进去|回去|得|了|着|过|地|啊|呀|嘛|啥|咋|就|才|能|会|要|想|真|只|还|都|也|又|再|先|自己|容易|东西|时候|样子|有没有|没有|办法|法子|事|以后|然后|还是|只是|或者|到底|究竟|才能|就能|就是|不是|慢慢|既|既能|又能|随便|一直|来|去|下)$/u;

/** A verb of one character with what marks it as done, or how: 漏了, 摆得. */
const MARKED = /^(?![觉获取值使难晓记懂为除])(\p{Script=Han})[了得]$/u;

/** A text as documents would rather say it, and what was exchanged for it. */
export interface Plain {
  readonly text: string;
  readonly exchanged: readonly { readonly from: string; readonly to: string }[];
}

let segmenter: Intl.Segmenter | undefined;

/** Reads plain speech; other text is left as it is. Linear. */
export function plainSpeech(text: string): Plain {
  if (!/\p{Script=Han}/u.test(text)) return { text, exchanged: [] };
  const exchanged: { from: string; to: string }[] = [];
  let said = text.replace(WHETHER, '$1');
  said = said.replace(TO_AND_FRO, (from, verb: string) => {
    exchanged.push({ from, to: `${verb}动` });
    return `，${verb}动，`;
  });
  for (const [pattern, to] of SAID_FOR)
    said = said.replace(pattern, (from) => {
      exchanged.push({ from, to });
      return `，${to}，`;
    });
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const segments = [...segmenter.segment(said)].map(({ segment }) => segment);
  /** A word by itself; a term that no dictionary knows comes apart into single characters: 换/能/器. */
  const isAlone = (i: number) =>
    segments[i]!.length > 1 || ![segments[i - 1], segments[i + 1]].some((beside) => beside && isPart(beside));
  const parts = segments.map((written, i) => {
    const marked = MARKED.exec(written)?.[1];
    const segment = marked ?? written;
    const to = SPOKEN.get(segment);
    if (!isAlone(i)) return written;
    if (to === undefined) return CARRIES.test(segment) ? '，' : marked === undefined ? segment : `${marked}，`;
    exchanged.push({ from: segment, to });
    return `，${to}，`;
  });
  return { text: parts.join(''), exchanged };
}

/** Words of one character that only join others. */
const JOINS = /^[让把被给使用在对的和与有是人]$/u;
const isPart = (segment: string): boolean =>
  /^\p{Script=Han}$/u.test(segment) && !CARRIES.test(segment) && !JOINS.test(segment);
