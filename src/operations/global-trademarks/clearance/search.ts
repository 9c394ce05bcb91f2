import { type FoundMark, similarMarks, type WordCounts, wordCounts } from '#analytics/marks/find.ts';
import { goodsWords, sharedGoodsOf } from '#analytics/marks/goods.ts';
import { byText } from '#by-text.ts';
import { dayAt } from '#clock.ts';
import { niceOf, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import type { Step } from '#flows/flow.ts';
import { LIKE_GOODS, markRisk } from '#marks/clearance.ts';
import { markForms } from '#marks/forms.ts';
import { sharedElements, telling } from '#marks/similarity.ts';
import { type Because, earlierRights } from '#marks/territories.ts';
import { useAskedFrom } from '#marks/use.ts';
import { oneOf } from '#operations/shared/entity-filter.ts';
import { addYears } from '#patents/days.ts';
import { rounded } from '#rounded.ts';
import { likenessOf, rowOf } from '../rows.ts';
import type { ClearanceData, Conflict, Searched } from './data.ts';

/** Conflicts that are kept: the nearest. */
const MOST_CONFLICTS = 100;

const RANK = { High: 0, Medium: 1, Low: 2 } as const;

const BECAUSE: Readonly<Record<Exclude<Because, 'named'>, Readonly<Record<'en' | 'zh', string>>>> = {
  union: { en: 'marks of the European Union are in force in its members', zh: '欧盟商标在各成员国有效' },
  member: {
    en: 'an earlier national mark of a member stands in the way of a mark of the European Union',
    zh: '成员国的在先国家商标妨碍欧盟商标',
  },
  benelux: {
    en: 'national marks of BE, LU and NL are those of the Benelux office',
    zh: 'BE、LU、NL的国家商标即比荷卢商标',
  },
};

const values = (field: string, of: readonly string[]): Query => ({ kind: 'values', field, values: [...of] });

function conflictOf(mark: Trademark, found: FoundMark, data: ClearanceData, counts: WordCounts, now: number): Conflict {
  const shared_classes = niceOf(mark).filter((nice) => data.nice_code.includes(nice));
  const planned = goodsWords(data.goods ?? '');
  const goods = sharedGoodsOf(planned, mark.classes);
  const alive = mark.status.state === undefined ? undefined : mark.status.state !== 'dead';
  const asked = mark.status.state === 'registered' ? useAskedFrom(mark.office, mark.registration_date) : undefined;
  const like_goods = shared_classes.length > 0 || (planned.size > 0 && goods.share >= LIKE_GOODS);
  const forms = markForms(mark.mark ?? '', mark.transliterations, mark.translations);
  return {
    ...rowOf(mark),
    risk: markRisk({ score: found.likeness.score, alive, like_goods }),
    ...(alive !== undefined && { alive }),
    similarity: likenessOf(found.likeness),
    elements: sharedElements(markForms(data.mark), forms).map(({ word, other, likeness }) => ({
      planned: word,
      stored: other,
      likeness: rounded(likeness, 2),
      weight: rounded(telling(counts.words[word] ?? 0, counts.all), 2),
    })),
    shared_classes,
    class_share: data.nice_code.length === 0 ? 0 : shared_classes.length / data.nice_code.length,
    ...(planned.size > 0 && { goods_share: rounded(goods.share, 2) }),
    shared_goods: [...goods.shared],
    ...(asked !== undefined && {
      use_asked_from: String(asked),
      use_near:
        asked <= dayAt(now)
          ? ('asked' as const)
          : asked <= addYears(dayAt(now), 1)
            ? ('within_a_year' as const)
            : 'later',
    }),
  };
}

/** What the corpus has of each territory, in the planned classes, and up to which day. */
async function coverage(
  corpus: Corpus,
  data: ClearanceData,
  rights: ReadonlyMap<string, Because>,
): Promise<{ searched: Searched[]; none: string[] }> {
  const offices = [...rights.keys()];
  const among = oneOf('OFFICE', offices) ?? { kind: 'all' };
  const [facet] = await corpus.facets(trademarks, { query: among }, [{ field: 'OFFICE', offset: 0, limit: 100 }]);
  const known = new Map((facet?.buckets ?? []).map(({ value, count }) => [value, count]));
  const all = offices.length > 0 ? offices : [...known.keys()];
  // of offices that nobody named those that have marks
  const told = all.filter((office) => known.has(office) || data.ipoffice.includes(office));
  const searched = await Promise.all(
    told.map(async (office): Promise<Searched> => {
      const own = values('OFFICE', [office]);
      const [inside, newest] = await Promise.all([
        totalOf(corpus, trademarks, allOf(own, values('NICE', data.nice_code))),
        corpus.search(trademarks, {
          query: own,
          offset: 0,
          limit: 1,
          sort: [{ field: 'FILED', order: 'desc' }],
        }),
      ]);
      const [latest] = await corpus.get(
        trademarks,
        newest.hits.map(({ id }) => id),
      );
      return {
        ipoffice: office,
        marks: known.get(office) ?? 0,
        in_classes: inside,
        ...(latest?.filing_date && { latest: String(latest.filing_date) }),
        ...becauseOf(rights.get(office), data.lang),
      };
    }),
  );
  return { searched, none: all.filter((office) => !known.has(office)) };
}

const becauseOf = (because: Because = 'named', lang: 'en' | 'zh') =>
  because === 'named' ? {} : { because: BECAUSE[because][lang] };

/** Looks for marks in the way: in the planned classes, and in all, so that near goods of other classes are seen. */
export const searchMarks: Step<ClearanceData> = async (data, { services, progress, signal, log }) => {
  const { corpus, clock } = services;
  const rights = earlierRights(data.ipoffice);
  const offices = [...rights.keys()];
  const inOffices = oneOf('OFFICE', offices);
  const inClasses = values('NICE', data.nice_code);
  progress(0, 3, 'words');
  const counts = await wordCounts(corpus, inClasses);
  progress(1, 3, 'marks');
  const wanted = { mark: data.mark, counts, most: MOST_CONFLICTS };
  const [near, far] = [
    await similarMarks(corpus, { ...wanted, among: allOf(inClasses, inOffices) }, signal),
    await similarMarks(corpus, { ...wanted, among: inOffices ?? { kind: 'all' } }, signal),
  ];
  const found = new Map([...near.found, ...far.found].map((one) => [one.id, one]));
  progress(2, 3, 'goods');
  const records = await corpus.get(trademarks, [...found.keys()]);
  const conflicts = records
    .map((mark) => conflictOf(mark, found.get(mark.id)!, data, counts, clock()))
    .sort(
      (a, b) =>
        RANK[a.risk] - RANK[b.risk] ||
        Number(b.alive ?? true) - Number(a.alive ?? true) ||
        b.similarity.score - a.similarity.score ||
        byText(a.id, b.id),
    )
    .slice(0, MOST_CONFLICTS);
  const { searched, none } = await coverage(corpus, data, rights);
  log('corpus', { offices, classes: data.nice_code, compared: [near.compared, far.compared] });
  return {
    conflicts,
    searched,
    compared: near.compared + far.compared,
    words: markForms(data.mark).words.map(({ text }) => ({
      text,
      weight: rounded(telling(counts.words[text] ?? 0, counts.all), 2),
      marks: counts.words[text] ?? 0,
    })),
    lacks: lacksOf(data, none, conflicts),
  };
};

/** What nobody could have found, in sentences. */
function lacksOf(data: ClearanceData, none: readonly string[], conflicts: readonly Conflict[]): string[] {
  const zh = data.lang === 'zh';
  const unknown = conflicts.filter(({ alive }) => alive === undefined).length;
  const nobody = conflicts.filter(({ owners }) => owners.length === 0).length;
  return [
    ...(none.length > 0
      ? [
          zh
            ? `语料库中没有以下官方机构的商标：${none.join('、')}；对这些地区未作任何检索。`
            : `The corpus has no mark of ${none.join(', ')}: nothing was searched there.`,
        ]
      : []),
    ...(unknown > 0
      ? [
          zh
            ? `${unknown}件近似商标的状态没有来源说明，按有效处理。`
            : `No source states whether ${unknown} of the near marks are alive: they are taken as alive.`,
        ]
      : []),
    ...(nobody > 0
      ? [
          zh
            ? `${nobody}件近似商标的来源未给出权利人名称。`
            : `Of ${nobody} of the near marks no source names the owner.`,
        ]
      : []),
    ...(data.goods === undefined
      ? [
          zh
            ? '未给出商品或服务的文字：仅按类别比较商品。'
            : 'No goods were given in words: goods are compared by classes alone.',
        ]
      : []),
    zh
      ? '未检索：图形要素（请用 /trademark/image-search）、未注册的在先标志、企业名称、域名，以及语料库最后一次更新之后的申请；国际注册的指定国没有存储。'
      : 'Not searched: figures (see /trademark/image-search), signs that are used without registration, names of companies, domain names, and what was filed after the corpus was brought up to date; designations of international registrations are not stored.',
  ];
}
