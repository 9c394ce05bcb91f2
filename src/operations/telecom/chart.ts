import { beginningOf } from '#cut.ts';
import type { Task } from '#flows/runner.ts';
import type { AnswerLanguage } from '#skills/types.ts';
import { isMet } from '../fto-search/risk.ts';
import type { SepData, SpecificationResult } from './data.ts';

const SEP = {
  en: { yes: 'yes', no: 'no', uncertain: 'uncertain' },
  zh: { yes: '是', no: '否', uncertain: '不确定' },
} as const;

type Compared = SpecificationResult['claims'][number];
type Element = Compared['elements'][number];

const say = (lang: AnswerLanguage, en: string, zh: string) => (lang === 'zh' ? zh : en);

type Row =
  | { pid: string; claim: string; success: false; error: string }
  | (Omit<ReturnType<typeof compared>, 'success'> & { success: true });

/** What was compared, claim by claim; where nothing could be, what to import. */
export function chartOf({ data, status, error }: Task<SepData>, pid: string): Row[] {
  const lang = data.lang ?? (/\p{Script=Han}/u.test(data.results?.[0]?.claims[0]?.text ?? '') ? 'zh' : 'en');
  const failed = (why: string): Row[] => [{ pid, claim: '', success: false, error: why }];
  if (status !== 'done') return failed(error?.message ?? 'The task was cancelled.');
  const missing = (data.missing ?? []).join(', ');
  const lacking =
    missing === ''
      ? []
      : failed(
          say(
            lang,
            `Not stored: ${missing}. Import the specification (priora import standards FILE).`,
            `未存储：${missing}。请导入该规范（priora import standards 文件）。`,
          ),
        );
  if ((data.results ?? []).length === 0 && lacking.length === 0)
    return failed(
      say(
        lang,
        'No specification of the corpus shares a word with the claims. Import those that may apply (priora import standards FILE: DOCX, PDF, Markdown, text, RFC as XML).',
        '库中没有与权利要求相关的规范。请导入可能适用的规范（priora import standards 文件：DOCX、PDF、Markdown、文本、RFC XML）。',
      ),
    );
  const charts = (data.results ?? []).flatMap((result): Row[] =>
    result.claims.length === 0
      ? failed(`${result.specification.number}: ${result.error ?? ''}`)
      : result.claims.map((claim) => compared(claim, result, pid, lang)),
  );
  return [...charts, ...lacking];
}

function compared(claim: Compared, result: SpecificationResult, pid: string, lang: AnswerLanguage) {
  return {
    pid,
    claim: claim.text,
    claim_number: claim.claim_number,
    success: true as const,
    cc_result: {
      is_sep: SEP[lang][claim.verdict],
      explanation: explanation(claim, result, lang),
      all_mappings: claim.elements.map((element) => ({
        claim_feature: element.verdict.text,
        verdict: element.verdict.verdict,
        score: element.verdict.score,
        mappings: mapping(element, result),
      })),
    },
  };
}

function explanation(
  { verdict, elements }: Compared,
  { specification: { number, version, by }, sections_read }: SpecificationResult,
  lang: AnswerLanguage,
): string {
  const met = elements.filter((one) => isMet(one.verdict)).length;
  const against = elements.find((one) => one.verdict.verdict === 'missing');
  const open = elements.find((one) => one.verdict.verdict === 'unclear');
  const name = `${number}${version ? ` v${version.replace(/^v/iu, '')}` : ''}`;
  const chosen = {
    caller: say(lang, 'named by you', '由您指定'),
    declaration: say(lang, 'named by a declaration', '由声明指定'),
    retrieval: say(lang, 'found by its words', '按用词检索'),
  }[by];
  const head = say(
    lang,
    `${name} (${chosen}): ${met} of ${elements.length} elements have their words in one of ${sections_read} sections read.`,
    `${name}（${chosen}）：${elements.length}个要素中有${met}个的用词见于所读的${sections_read}个章节。`,
  );
  const why =
    verdict === 'no'
      ? say(
          lang,
          ` Contradicted: ${shortly(against!)}: ${against!.verdict.reason}`,
          `相反：${shortly(against!)}：${against!.verdict.reason}`,
        )
      : verdict === 'uncertain' && open
        ? say(lang, ` Open: ${shortly(open)}: ${open.verdict.reason}`, `未定：${shortly(open)}：${open.verdict.reason}`)
        : '';
  return `${head}${why}`;
}

/** Number and beginning of an element. */
const shortly = ({ verdict: { element, text } }: Element): string => `${element} “${beginningOf(text, 60, '…')}”`;

/** Sections, sentences and terms of an element; none where the specification is silent. */
function mapping({ verdict: { text, reason, basis }, found }: Element, { specification, terms }: SpecificationResult) {
  if (found.length === 0) return [];
  const said = found.map((one) => one.text).join('\n');
  const used = terms.filter(({ term, standard }) => includes(text, term) && includes(said, standard));
  return [
    {
      ts_code: specification.number,
      ...(specification.version && { version: `v${specification.version.replace(/^v/iu, '')}` }),
      ts_section: found.map(({ section }) => section),
      ts_content: found.map((one) => one.text),
      // that words mean the same is said here by the specification, with the place
      reason: [
        ...(basis === 'synonym' && used.length > 0 ? [] : [reason]),
        ...used.map((one) => `${one.term} = ${one.standard}: "${one.evidence}" (${one.basis}, ${one.section})`),
      ],
      entity_mapping: Object.fromEntries(used.map(({ term, standard }) => [term, standard])),
    },
  ];
}

const includes = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());
