import { bucketsOf, top } from '#analytics/axes.ts';
import { d115ReportdataDomainMap } from '#contract/generated/custom-aggregate-data.ts';
import type { Without } from '#documents/domain-map.ts';
import { chart } from '#operations/shared/chart.ts';
import { classRows } from '#operations/shared/class-titles.ts';
import { domainMapJob } from '#operations/shared/domain-map-job.ts';
import { report } from '#operations/shared/report-query.ts';

/** Main groups in the answer. */
const ROWS = 100;

const WORDS = {
  en: {
    heading: (units: number, unit: string) => `IPC main groups of ${units.toLocaleString('en-US')} ${unit}`,
    footing: (all: number) =>
      `The area of a tile is its count: the {drawn} largest of ${all} main groups. Colours: sections of the IPC.`,
    units: {
      APNO: 'applications',
      FAM_ID: 'simple families',
      IFAM_ID: 'INPADOC families',
      EFAM_ID: 'extended families',
      '': 'publications',
    },
  },
  zh: {
    heading: (units: number, unit: string) => `${units}${unit}的IPC大组分布`,
    footing: (all: number) => `面积为数量：${all}个大组中最大的{drawn}个。颜色表示IPC部。`,
    units: { APNO: '件申请', FAM_ID: '个简单同族', IFAM_ID: '个INPADOC同族', EFAM_ID: '个扩展同族', '': '件公开文献' },
  },
} as const;

const NOTES: Readonly<Record<Without, string>> = {
  canvas: 'No picture: the optional package that draws (@napi-rs/canvas) is not installed. The rows are whole.',
  fonts:
    'The picture lacks Chinese words, or there is none: no font for them is installed (optional package @embedpdf/fonts-sc). The rows are whole.',
};

export default chart({
  contract: d115ReportdataDomainMap,
  path: '/shhgy/reportdata/domain-map',
  summary: 'The hundred largest IPC main groups, as rows and as a picture',
  description:
    'The picture is a JPEG in a data URI, drawn of the same counts: a tile a main group, as large as its count, the largest as far as they can be read (at most 36); made to be read 800 pixels wide. Titles stand as `content`, in Chinese where there is one; `lang: en` asks for English in both.',
  example: { body: { query_text: 'TACD: battery', collapse_type: 'APNO', lang: 'en' } },
  query: report(),
  tree: { by: { group: top('IPC_GROUP', ROWS) } },
  async rows(counted, { corpus, asked, selection, run, note }) {
    const lang = asked.lang === 'en' ? 'en' : 'zh';
    const [ipc = []] = await classRows(corpus, [bucketsOf(counted, 'group')], lang);
    if (ipc.length === 0) return { values: { ipc, image: undefined } };
    const words = WORDS[lang];
    const { image, without } = await run(domainMapJob, {
      heading: words.heading(counted.count, words.units[selection.unit ?? '']),
      footing: words.footing(ipc.length),
      classes: ipc.map(({ ipc: symbol, num, content }) => ({
        symbol,
        count: num,
        ...(content && { title: content }),
      })),
    });
    if (without) note(NOTES[without]);
    return { values: { ipc, image } };
  },
});
