import { cell, heading, list, note, paragraph, short, table } from '#documents/blocks.ts';
import type { Block, Document, Tone } from '#documents/document.ts';
import type { Supported } from '#skills/draft-specification/types.ts';
import type { SpecificationData } from './data.ts';
import { faultText } from './fault-text.ts';

const TONES: Readonly<Record<Supported['verdict'], Tone>> = {
  supported: 'good',
  partly: 'middling',
  unsupported: 'bad',
};

const EN = {
  title: 'Checks of claims and disclosure',
  subtitle: (title: string, day: string) => `${title} · ${day}`,
  facts: { claims: 'Claims', faults: 'To be looked at', open: 'To be supplied', how: 'How' },
  how: 'By rules over the words of claims and disclosure; no opinion in law. A sentence shown as support has most words of the feature; whether it discloses it is for a reader to say.',
  faults: 'To be looked at',
  none: 'Nothing was found.',
  faultColumns: ['Claim', 'Words', 'What and how to mend it'],
  open: 'To be supplied before filing',
  support: 'Support of each feature',
  supportColumns: ['Claim', 'Feature', 'Verdict', 'Sentence of the disclosure'],
  verdicts: { supported: 'supported', partly: 'in part', unsupported: 'unsupported' },
  words: (share: number) => `${Math.round(share * 100)} % of its words`,
};
const ZH: typeof EN = {
  title: '权利要求与交底材料核对',
  subtitle: (title, day) => `${title} · ${day}`,
  facts: { claims: '权利要求', faults: '需要查看', open: '待补充', how: '方法' },
  how: '按规则比对权利要求与交底材料的用词，不构成法律意见。列出的语句含有该特征的大部分用词，是否公开由读者判断。',
  faults: '需要查看',
  none: '未发现问题。',
  faultColumns: ['权利要求', '用词', '问题与改法'],
  open: '提交前待补充',
  support: '各特征的支持',
  supportColumns: ['权利要求', '特征', '结论', '交底材料的语句'],
  verdicts: { supported: '有支持', partly: '部分', unsupported: '无支持' },
  words: (share) => `${Math.round(share * 100)}% 的用词`,
};
const WORDS = { en: EN, zh: ZH } as const;

/** The faults, what is missing, and the support of each feature, for whoever answers for the application. */
export function checksDocument(data: SpecificationData, open: readonly string[], now: Date): Document {
  const words = WORDS[data.lang];
  const faults = data.faults ?? [];
  const support = data.support ?? [];
  const [claim, said, what] = words.faultColumns as [string, string, string];
  const [number, feature, verdict, sentence] = words.supportColumns as [string, string, string, string];
  const blocks: Block[] = [
    heading(words.faults, 'faults'),
    faults.length === 0
      ? note(words.none)
      : table(
          words.faults,
          [
            [claim, 10],
            [said, 32],
            [what, 58],
          ],
          faults.map((fault) => [
            cell(fault.claim_number === undefined ? '' : String(fault.claim_number)),
            cell(short(fault.text)),
            cell(faultText(fault, data.lang)),
          ]),
        ),
    heading(words.open, 'open'),
    open.length === 0 ? note(words.none) : list(open.map((text) => [text])),
    heading(words.support, 'support'),
    table(
      words.support,
      [
        [number, 9],
        [feature, 38],
        [verdict, 15],
        [sentence, 38],
      ],
      support.map((one) => [
        cell(String(one.claim_number)),
        cell(short(one.feature)),
        { ...cell(`${words.verdicts[one.verdict]}, ${words.words(one.share)}`), tone: TONES[one.verdict] },
        cell(one.passage && one.verdict !== 'unsupported' ? one.passage.text.trim() : ''),
      ]),
    ),
    paragraph({ text: words.how, style: 'muted' }),
  ];
  return {
    title: words.title,
    lang: data.lang,
    subtitle: words.subtitle(data.edits?.title ?? '', now.toISOString().slice(0, 10)),
    facts: [
      [words.facts.claims, String(data.claims?.length ?? 0)],
      [words.facts.faults, String(faults.length)],
      [words.facts.open, String(open.length)],
    ],
    blocks,
  };
}
