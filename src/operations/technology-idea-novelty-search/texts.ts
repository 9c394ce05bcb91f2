import type { AnswerLanguage } from '#skills/types.ts';
import type { NoveltyCheckData } from './data.ts';
import { distinguishing, nothingNear, type Outcome, shareText } from './outcome.ts';

export const TITLES = {
  en: {
    summary: 'The idea',
    art: 'Nearest documents',
    assessment: 'Share of the idea not found',
    reasoning: 'Feature by feature',
    advice: 'What follows',
  },
  zh: { summary: '技术方案', art: '最接近的文献', assessment: '未检出的比例', reasoning: '逐项特征', advice: '建议' },
} as const;

export const LEVELS = {
  en: { high: 'High', medium: 'Medium', low: 'Low' },
  zh: { high: '高', medium: '中', low: '低' },
} as const;

/** Each feature with the document that discloses it or comes nearest, and its words. */
export function reasoningText(outcome: Outcome, lang: AnswerLanguage): string {
  const { features, not_found, not_in_nearest, documents } = outcome;
  const lines = features.map(({ feature, verdict, by }) => {
    const number = by?.document.publication_number;
    const view = by?.views.find((one) => one.feature.number === feature.number);
    const quote = view?.quote ? (lang === 'zh' ? `：“${view.quote.text}”` : `: "${view.quote.text}"`) : '';
    // what stands out as a whole need not say it in so many words, and the reader is to look
    const cell = by?.document.comparison.features.find((one) => one.feature_number === feature.number);
    const asWhole = cell?.flags.includes('stands_out') === true;
    const how =
      lang === 'zh'
        ? {
            disclosed: asWhole
              ? `按整篇文献判断，${number} 已公开，其措辞本身未写明，请核对${quote}`
              : `${number} 已公开${quote}`,
            partly: `${number} 部分公开${quote}`,
            not_found: number ? `未按措辞检出；最接近的是 ${number}` : '未按措辞检出',
          }
        : {
            disclosed: asWhole
              ? `taken as disclosed by ${number}, which stands out as a whole; its words alone do not say it: check${quote}`
              : `disclosed by ${number}${quote}`,
            partly: `partly in ${number}${quote}`,
            not_found: number ? `not found by wording; ${number} comes nearest` : 'not found by wording',
          };
    return `${feature.number} ${feature.text}\n  ${how[verdict]}`;
  });
  const head =
    lang === 'zh'
      ? `${documents.length} 件文献经逐项比对。按特征权重计，${shareText(not_found)} 的方案未在任何一件文献中按措辞检出；公开最多的一件缺少 ${shareText(not_in_nearest)}。该比例不是授权的可能性。`
      : `${documents.length} documents were compared. By the weights of the features, ${shareText(not_found)} of the idea was found in no single document by wording; the one that discloses most lacks ${shareText(not_in_nearest)}. This is the share of the idea that was not found, no chance of a grant.`;
  const thin =
    lang === 'zh'
      ? '没有一件文献公开任何一个特征：语料库可能没有该领域的文献。在导入该领域的文献之前，该比例不能说明新颖性。'
      : 'None of them discloses any feature: the corpus may hold nothing of this field, and until documents of it are imported the share says nothing of novelty.';
  return [head, ...(nothingNear(outcome) ? [thin] : []), ...lines].join('\n');
}

/** Which features distinguish, and what the inventor should be asked. */
export function adviceText(outcome: Outcome, { generated_features }: NoveltyCheckData, lang: AnswerLanguage): string {
  const apart = distinguishing(outcome);
  const zh = lang === 'zh';
  const lines: string[] = [];
  if (apart.length === 0)
    lines.push(
      zh
        ? '每个特征都已在某件文献中公开：请向发明人询问各文献均未说明的内容。'
        : 'Each feature is disclosed by some document: ask the inventor for what none of them says.',
    );
  else {
    lines.push(zh ? '区别特征：' : 'What distinguishes the idea:');
    for (const feature of apart.slice(0, 5)) lines.push(`- ${feature.number} ${feature.text}`);
  }
  const asked = outcome.features
    .filter(({ verdict }) => verdict === 'partly')
    .flatMap(({ feature, by }) => {
      const found = by?.document.comparison.features.find((one) => one.feature_number === feature.number);
      const number = by?.document.publication_number;
      if (!found || found.missing.length === 0) return [];
      // 把 and 不 alone are no difference that an inventor could be asked about
      const told = found.missing.filter((word) => !/^\p{Script=Han}$/u.test(word)).slice(0, 6);
      if (told.length === 0) return [];
      const words = told.join(zh ? '、' : ', ');
      return [
        zh
          ? `- ${feature.number}：${number} 没有“${words}”。这一差别起什么作用？`
          : `- ${feature.number}: ${number} lacks "${words}". What does this difference do?`,
      ];
    });
  if (asked.length > 0) lines.push(zh ? '请向发明人询问：' : 'To ask the inventor:', ...asked.slice(0, 8));
  const left = generated_features?.left_out?.length ?? 0;
  if (left > 0)
    lines.push(
      zh
        ? `有 ${left} 句未列为特征，请核对。`
        : left === 1
          ? '1 sentence of the text is in no feature: check it.'
          : `${left} sentences of the text are in no feature: check them.`,
    );
  return lines.join('\n');
}
