import { type BorneBlock, type BorneDocument, points, remark, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, paragraphLabel, short } from '#documents/blocks.ts';
import type { Tone } from '#documents/document.ts';
import type { FilingBasis, FilingPart } from '#documents/filing.ts';
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
  origins: 'Where the words of the application are from',
  originsCaption:
    'Paragraphs of the application by where their words are from; the application itself carries no marks',
  originColumns: ['Paragraphs', 'From'],
  from: {
    claims: 'the claims',
    disclosure: 'sentences of the disclosure',
    document: 'a document of the corpus, named there',
    person: 'a person: title, what was edited, drawings',
    model: 'a language model, held to claims and disclosure',
    open: 'nobody: to be supplied',
    form: 'fixed words of the form',
  } satisfies Record<FilingBasis, string>,
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
  origins: '申请文件用词的来源',
  originsCaption: '申请文件各段用词的来源；申请文件本身不加标记',
  originColumns: ['段落', '来源'],
  from: {
    claims: '权利要求',
    disclosure: '交底材料的语句',
    document: '语料库的文献（段中列明）',
    person: '由人提供：名称、修改内容、附图',
    model: '语言模型，并与权利要求和交底材料核对',
    open: '无：待补充',
    form: '格式固定用语',
  },
  words: (share) => `${Math.round(share * 100)}% 的用词`,
};
const WORDS = { en: EN, zh: ZH } as const;

/** The faults, what is missing, and the support of each feature, for whoever answers for the application. */
export function checksDocument(
  data: SpecificationData,
  open: readonly string[],
  parts: readonly FilingPart[],
  now: Date,
): BorneDocument {
  const words = WORDS[data.lang];
  // by claims: what is of the whole set stands first
  const faults = (data.faults ?? []).toSorted((a, b) => (a.claim_number ?? 0) - (b.claim_number ?? 0));
  const support = data.support ?? [];
  const [claim, said, what] = words.faultColumns as [string, string, string];
  const [number, feature, verdict, sentence] = words.supportColumns as [string, string, string, string];
  const blocks: BorneBlock[] = [
    heading(words.faults, 'faults'),
    faults.length === 0
      ? remark('compared', words.none)
      : rowsOf(
          words.faults,
          [
            [claim, 10, 'form'],
            [said, 32, 'given'],
            [what, 58, 'compared'],
          ],
          faults.map((fault) => [
            cell(fault.claim_number === undefined ? '' : String(fault.claim_number)),
            cell(short(fault.text)),
            cell(faultText(fault, data.lang)),
          ]),
        ),
    heading(words.open, 'open'),
    open.length === 0
      ? remark('compared', words.none)
      : points(
          'asked',
          open.map((text) => [text]),
        ),
    heading(words.support, 'support'),
    rowsOf(
      words.support,
      [
        [number, 9, 'form'],
        [feature, 38, 'given'],
        [verdict, 15, 'compared'],
        [sentence, 38, 'given'],
      ],
      support.map((one) => [
        cell(String(one.claim_number)),
        cell(short(one.feature)),
        { ...cell(`${words.verdicts[one.verdict]}, ${words.words(one.share)}`), tone: TONES[one.verdict] },
        cell(one.passage && one.verdict !== 'unsupported' ? one.passage.text.trim() : ''),
      ]),
    ),
    heading(words.origins, 'origins'),
    rowsOf(
      words.originsCaption,
      [
        [words.originColumns[0]!, 40, 'form'],
        [words.originColumns[1]!, 60, 'compared'],
      ],
      originsOf(parts).map(({ place, basis }) => [cell(place), cell(words.from[basis])]),
    ),
    says('form', { text: words.how, style: 'muted' }),
  ];
  return {
    title: words.title,
    lang: data.lang,
    subtitle: words.subtitle(data.edits?.title ?? '', now.toISOString().slice(0, 10)),
    facts: [
      [words.facts.claims, String(data.claims?.length ?? 0), 'compared'],
      [words.facts.faults, String(faults.length), 'compared'],
      [words.facts.open, String(open.length), 'compared'],
    ],
    blocks,
  };
}

/** Paragraphs that follow one another and are from the same place, together; headings are none. */
function originsOf(parts: readonly FilingPart[]): { readonly place: string; readonly basis: FilingBasis }[] {
  return parts.flatMap(({ name, blocks }) => {
    const runs: { basis: FilingBasis; first: string; last: string }[] = [];
    let paragraph = 0;
    for (const block of blocks) {
      if (block.kind === 'numbered' || block.kind === 'open') paragraph += 1;
      if (block.kind === 'heading') continue;
      const place =
        block.kind === 'claim'
          ? String(block.number)
          : block.kind === 'figure'
            ? block.label
            : block.kind === 'title' || block.kind === 'plain'
              ? ''
              : paragraphLabel(paragraph);
      const run = runs.at(-1);
      if (run?.basis === block.basis && block.kind !== 'title') run.last = place;
      else runs.push({ basis: block.basis, first: place, last: place });
    }
    return runs.map(({ basis, first, last }) => {
      // a title has no number
      const range = [...new Set([first, last])].filter(Boolean).join('–');
      return { basis, place: [name, range].filter(Boolean).join(' ') };
    });
  });
}
