import { type Point, roundedOutline, type Solid, smooth, smoothProfile } from './line-drawing.ts';
import type { Random } from './random.ts';

/** A household article with its features in words, and its shape. */
export interface Shape {
  readonly solids: readonly Solid[];
  /** Features of the shape, `English | 中文`, most telling first. */
  readonly features: readonly string[];
}

export interface Article {
  readonly id: string;
  /** `kettle | 水壶`. */
  readonly name: string;
  /** What it is for: `boiling water | 烧水`. */
  readonly use: string;
  readonly locarno: string;
  shape(r: Random): Shape;
}

const turnedBody = (
  profile: readonly (readonly [number, number])[],
  creases: readonly number[],
  at: readonly [number, number] = [0, 0],
): Solid => ({
  kind: 'turned',
  at,
  profile,
  creases,
});

/** An open loop in the plane of the front view, for handles. */
const loop = (corners: readonly (readonly [x: number, z: number])[], radius: number, y = 0): Solid => ({
  kind: 'tube',
  path: smooth(corners.map(([x, z]): Point => [x, y, z])),
  radius,
});

/** A circle of points in a horizontal plane or, with `upright`, in the plane of the front. */
const circle = (x: number, y: number, z: number, radius: number, upright: boolean): Point[] =>
  Array.from({ length: 33 }, (_, k) => {
    const [c, s] = [radius * Math.cos((k * Math.PI) / 16), radius * Math.sin((k * Math.PI) / 16)];
    return upright ? [x + c, y, z + s] : [x + c, y + s, z];
  });

interface Contour {
  readonly words: string;
  readonly radii: readonly [bottom: number, middle: number, top: number];
}

const CONTOURS: readonly Contour[] = [
  { words: 'a body tapering upwards | 壶体自下而上渐缩', radii: [1.1, 0.92, 0.62] },
  { words: 'a bulging body | 主体中部外凸', radii: [0.78, 1.15, 0.7] },
  { words: 'a cylindrical body | 主体呈圆柱形', radii: [0.9, 0.9, 0.9] },
  { words: 'a body with a waist | 主体中部收腰', radii: [1.05, 0.72, 0.88] },
  { words: 'a body widening upwards | 主体自下而上渐扩', radii: [0.7, 0.88, 1.08] },
];
const contour = (r: Random) => {
  const found = r.pick(CONTOURS);
  return { ...found, words: found.words.replace('壶体', '主体') };
};

const kettle: Article = {
  id: 'kettle',
  name: 'kettle | 电水壶',
  use: 'boiling water | 烧水',
  locarno: '07-02',
  shape(r) {
    const { words, radii } = contour(r);
    const h = r.int(150, 230);
    const b = r.int(78, 98);
    const body = smoothProfile([
      [b * radii[0], 18],
      [b * radii[1], 18 + h * 0.5],
      [b * radii[2], 18 + h],
    ]);
    const top = b * radii[2];
    const side = b * Math.max(radii[1], radii[2]);
    const style = r.int(0, 2);
    const handle: Solid =
      style === 0
        ? loop(
            [
              [top * 0.95, h * 0.98],
              [side + 58, h * 0.98],
              [side + 66, h * 0.6],
              [b * radii[1] * 0.98, h * 0.28],
            ],
            9,
          )
        : style === 1
          ? loop(
              [
                [-top * 0.75, h + 20],
                [-top * 0.6, h + 90],
                [top * 0.6, h + 90],
                [top * 0.75, h + 20],
              ],
              8,
            )
          : loop(
              [
                [top * 0.95, h * 0.95],
                [side + 62, h * 1.0],
                [side + 52, h * 0.3],
              ],
              10,
            );
    const spout: Solid = r.chance(0.5)
      ? loop(
          [
            [-b * radii[1] * 0.85, h * 0.45],
            [-side - 40, h * 0.62],
            [-side - 58, h * 1.02],
          ],
          10,
        )
      : loop(
          [
            [-top * 0.9, h * 0.86],
            [-top - 26, h * 1.04],
          ],
          15,
        );
    const short = spout.kind === 'tube' && spout.path.length < 10;
    const knob = r.pick([8, 14, 20]);
    return {
      solids: [
        turnedBody(
          [
            [b * radii[0] + 8, 0],
            [b * radii[0] + 8, 12],
            [b * radii[0] + 2, 18],
          ],
          [1],
        ),
        spout,
        handle,
        turnedBody(body, []),
        turnedBody(
          [
            [top, h + 18],
            [top * 0.92, h + 26],
            [top * 0.35, h + 34],
          ],
          [1],
        ),
        turnedBody(
          [
            [knob * 0.6, h + 34],
            [knob, h + 42],
            [knob * 0.8, h + 34 + knob],
          ],
          [1],
        ),
      ],
      features: [
        words,
        [
          'a C-shaped handle that meets the body twice | C形把手两端连接主体',
          'a bow handle over the lid | 提梁横跨盖体上方',
          'a hook-shaped handle with a free lower end | 钩形把手下端悬空',
        ][style]!,
        short ? 'a short beak-like spout | 短鸟嘴状壶嘴' : 'a slender swan-neck spout | 细长鹅颈状壶嘴',
        knob > 10 ? 'a drum-shaped lid knob | 鼓形盖钮' : 'a flat lid knob | 扁平盖钮',
      ],
    };
  },
};

const chair: Article = {
  id: 'chair',
  name: 'chair | 椅子',
  use: 'sitting | 供人就坐',
  locarno: '06-01',
  shape(r) {
    const w = r.int(400, 480);
    const d = r.int(390, 450);
    const h = r.int(430, 460);
    const back = r.int(330, 460);
    const splay = r.pick([0, 25, 50]);
    const round = r.pick([20, 70, 160]);
    const lean = r.int(40, 90);
    const solids: Solid[] = [];
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      solids.push({
        kind: 'tube',
        path: [
          [sx * (w / 2 - 45), sy * (d / 2 - 45), h],
          [sx * (w / 2 - 40 + splay), sy * (d / 2 - 40 + splay), 0],
        ],
        radius: 14,
      });
    }
    solids.push({ kind: 'plate', lower: roundedOutline(w, d, round, h), upper: roundedOutline(w, d, round, h + 28) });
    const style = r.int(0, 2);
    const slant = (z: number): number => d / 2 - 25 + (lean * (z - h)) / back;
    if (style === 0) {
      const z0 = h + back * 0.45;
      const z1 = h + back;
      const face = (shift: number): Point[] =>
        roundedOutline(w - 30, z1 - z0, 40, 0).map(
          ([x, y]): Point => [x, slant(y + (z0 + z1) / 2) + shift, y + (z0 + z1) / 2],
        );
      for (const sx of [-1, 1])
        solids.push({
          kind: 'tube',
          path: [
            [sx * (w / 2 - 60), slant(h), h],
            [sx * (w / 2 - 60), slant(z1) + 12, z1 - 30],
          ],
          radius: 11,
        });
      solids.push({ kind: 'plate', lower: face(18), upper: face(0) });
    } else if (style === 1) {
      const rods = r.int(4, 7);
      for (let i = 0; i < rods; i++) {
        const x = -w / 2 + 50 + (i * (w - 100)) / (rods - 1);
        solids.push({
          kind: 'tube',
          path: [
            [x, slant(h), h + 20],
            [x, slant(h + back), h + back - 8],
          ],
          radius: 7,
        });
      }
      solids.push({
        kind: 'tube',
        path: smooth([
          [-w / 2 + 25, slant(h + back) - 10, h + back],
          [0, slant(h + back) + 30, h + back + 12],
          [w / 2 - 25, slant(h + back) - 10, h + back],
        ]),
        radius: 15,
      });
    } else {
      solids.push({
        kind: 'tube',
        path: smooth([
          [-w / 2 + 40, slant(h), h + 10],
          [-w / 2 + 30, slant(h + back * 0.6), h + back * 0.6],
          [-w / 4, slant(h + back), h + back],
          [w / 4, slant(h + back), h + back],
          [w / 2 - 30, slant(h + back * 0.6), h + back * 0.6],
          [w / 2 - 40, slant(h), h + 10],
        ]),
        radius: 13,
      });
      solids.push({
        kind: 'tube',
        path: smooth([
          [-w / 2 + 34, slant(h + back * 0.45), h + back * 0.45],
          [0, slant(h + back * 0.45) + 26, h + back * 0.45],
          [w / 2 - 34, slant(h + back * 0.45), h + back * 0.45],
        ]),
        radius: 12,
      });
    }
    return {
      solids,
      features: [
        [
          'a closed upholstered back panel on two posts | 靠背为由两根立柱支撑的整板',
          'a spindle back with a bent top rail | 靠背为栅杆式并带有弯曲顶梁',
          'a bent hoop back with one cross rail | 靠背为弯曲箍形并带有一根横梁',
        ][style]!,
        round > 100
          ? 'a nearly round seat | 座面近似圆形'
          : round > 50
            ? 'a softly rounded seat | 座面圆角过渡'
            : 'a square seat with small radii | 座面呈方形并带有小圆角',
        splay > 40
          ? 'strongly splayed legs | 椅腿明显外撇'
          : splay > 0
            ? 'slightly splayed legs | 椅腿略微外撇'
            : 'straight vertical legs | 椅腿竖直',
      ],
    };
  },
};

const lamp: Article = {
  id: 'lamp',
  name: 'table lamp | 台灯',
  use: 'lighting | 照明',
  locarno: '26-05',
  shape(r) {
    const h = r.int(330, 470);
    const base = r.int(70, 110);
    const style = r.int(0, 3);
    const R = r.int(95, 140);
    const z = h;
    const shades: readonly (readonly (readonly [number, number])[])[] = [
      [
        [R, z - 10],
        [R * 0.55, z + 130],
      ],
      smoothProfile([
        [R, z],
        [R * 0.92, z + 60],
        [R * 0.5, z + 110],
        [4, z + 124],
      ]),
      [
        [R * 0.85, z - 10],
        [R * 0.85, z + 140],
      ],
      smoothProfile([
        [12, z - 40],
        [R * 0.8, z],
        [R, z + 60],
        [R * 0.75, z + 120],
        [12, z + 155],
      ]),
    ];
    const bent = r.chance(0.4);
    const off = bent ? r.int(40, 80) : 0;
    const low = r.chance(0.5);
    return {
      solids: [
        turnedBody(
          low
            ? [
                [base, 0],
                [base, 16],
                [base * 0.94, 20],
              ]
            : smoothProfile([
                [base, 0],
                [base * 0.8, 26],
                [16, 52],
              ]),
          low ? [1] : [],
        ),
        {
          kind: 'tube',
          path: bent
            ? smooth([
                [-off, 0, 20],
                [-off - 20, 0, h * 0.5],
                [off * 0.2, 0, h],
              ])
            : [
                [0, 0, 20],
                [0, 0, h],
              ],
          radius: r.pick([6, 9, 14]),
        },
        turnedBody(shades[style]!, []),
        turnedBody(
          [
            [7, z + 120 + (style === 3 ? 34 : 4)],
            [7, z + 142 + (style === 3 ? 26 : 0)],
          ],
          [],
        ),
      ],
      features: [
        [
          'a conical shade | 圆锥台形灯罩',
          'a dome-shaped shade | 穹顶形灯罩',
          'a cylindrical drum shade | 圆筒形灯罩',
          'a spherical shade | 球形灯罩',
        ][style]!,
        bent
          ? 'a curved stem beside the axis of the base | 弯曲灯杆偏离底座轴线'
          : 'a straight central stem | 笔直居中灯杆',
        low ? 'a flat disc base | 扁平圆盘底座' : 'a bell-shaped base | 钟形底座',
      ],
    };
  },
};

const bottle: Article = {
  id: 'bottle',
  name: 'bottle | 瓶',
  use: 'holding liquids | 盛装液体',
  locarno: '09-01',
  shape(r) {
    const h = r.int(180, 270);
    const R = r.int(34, 48);
    const neck = r.int(11, 17);
    const style = r.int(0, 2);
    const s = h * r.pick([0.62, 0.7, 0.78]);
    const grooves = r.int(0, 3);
    const body: (readonly [number, number])[] = [
      [R * 0.92, 0],
      [R, 6],
    ];
    const creases: number[] = [];
    for (let i = 0; i < grooves; i++) {
      const z = s * (0.35 + 0.16 * i);
      body.push([R, z], [R - 4, z + 4], [R, z + 8]);
      creases.push(body.length - 2);
    }
    if (style === 0)
      body.push(
        [R, s],
        ...smoothProfile([
          [R, s],
          [R * 0.8, s + (h - s) * 0.35],
          [neck, h * 0.93],
        ]).slice(1),
      );
    else if (style === 1) body.push([R, s], [R * 0.94, s + 7], [neck + 2, s + 14], [neck, h * 0.9]);
    else
      body.push(
        ...smoothProfile([
          [R, s * 0.7],
          [R * 1.08, s * 0.85],
          [R * 0.7, s + (h - s) * 0.4],
          [neck, h * 0.93],
        ]),
      );
    body.push([neck, h]);
    const cap = r.chance(0.5);
    return {
      solids: [
        turnedBody(body, [1, ...creases]),
        turnedBody(
          cap
            ? [
                [neck + 4, h - 6],
                [neck + 4, h + 22],
                [neck + 1, h + 25],
              ]
            : [
                [neck + 2, h - 4],
                [neck + 2, h + 12],
                [neck + 10, h + 16],
                [neck + 10, h + 34],
              ],
          cap ? [1] : [1, 2],
        ),
      ],
      features: [
        [
          'a sloping shoulder that runs into the neck | 瓶肩斜坡状过渡至瓶颈',
          'a flat, almost right-angled shoulder | 瓶肩平直近乎直角',
          'a bulbous upper body | 瓶身上部呈球状',
        ][style]!,
        grooves > 0
          ? `${['one', 'two', 'three'][grooves - 1]} circumferential groove${grooves > 1 ? 's' : ''} | 瓶身环绕有${['一', '两', '三'][grooves - 1]}道凹槽`
          : 'a smooth body without ornament | 瓶身光滑无装饰',
        cap ? 'a cylindrical cap | 圆柱形瓶盖' : 'a stepped cap widening upwards | 上大下小的阶梯形瓶盖',
      ],
    };
  },
};

const mug: Article = {
  id: 'mug',
  name: 'mug | 马克杯',
  use: 'drinking | 饮用',
  locarno: '07-01',
  shape(r) {
    const { words, radii } = contour(r);
    const h = r.int(85, 125);
    const R = r.int(38, 48);
    const style = r.int(0, 2);
    const side = R * radii[1] * 0.97;
    const saucer = r.chance(0.3);
    return {
      solids: [
        ...(saucer
          ? [
              turnedBody(
                [
                  [R * 0.9, -10],
                  [R * 1.7, -2],
                  [R * 1.72, 0],
                ],
                [1],
              ),
            ]
          : []),
        [
          loop(
            [
              [side, h * 0.82],
              [side + 34, h * 0.86],
              [side + 36, h * 0.3],
              [side, h * 0.22],
            ],
            5,
          ),
          loop(
            [
              [side, h * 0.78],
              [side + 26, h * 0.98],
              [side + 44, h * 0.72],
              [side, h * 0.16],
            ],
            4.5,
          ),
          loop(
            [
              [side, h * 0.7],
              [side + 30, h * 0.62],
              [side, h * 0.38],
            ],
            7,
          ),
        ][style]!,
        turnedBody(
          smoothProfile([
            [R * radii[0], 0],
            [R * radii[1], h * 0.5],
            [R * radii[2], h],
          ]),
          [],
        ),
        { kind: 'mark', line: circle(0, 0, h, R * radii[2] - 4, false), normal: [0, 0, 1] },
      ],
      features: [
        words,
        [
          'an angular handle | 方折形把手',
          'an ear-shaped handle drawn up above its root | 耳形把手上端高于其根部',
          'a thick ring handle | 粗环形把手',
        ][style]!,
        saucer ? 'a wide saucer | 宽大杯碟' : 'a plain foot | 素面杯底',
      ],
    };
  },
};

const vase: Article = {
  id: 'vase',
  name: 'vase | 花瓶',
  use: 'holding flowers and decorating | 插花及装饰',
  locarno: '11-02',
  shape(r) {
    const h = r.int(200, 340);
    const R = r.int(50, 80);
    const style = r.int(0, 3);
    const waves = r.int(2, 4);
    const wave: [number, number][] = Array.from({ length: 33 }, (_, k) => [
      R * (0.72 + 0.26 * Math.sin((k / 32) * waves * Math.PI + 0.6)),
      (k / 32) * h,
    ]);
    const profiles: readonly (readonly (readonly [number, number])[])[] = [
      smoothProfile([
        [R * 0.5, 0],
        [R, h * 0.35],
        [R * 0.75, h * 0.65],
        [R * 0.28, h * 0.82],
        [R * 0.45, h],
      ]),
      smoothProfile([
        [R * 0.35, 0],
        [R * 0.9, h * 0.72],
        [R * 0.85, h * 0.86],
        [R * 0.4, h],
      ]),
      wave,
      [
        [R * 0.6, 0],
        [R, h * 0.3],
        [R * 0.5, h * 0.62],
        [R * 0.5, h * 0.7],
        [R * 0.8, h],
      ],
    ];
    const profile = profiles[style]!;
    return {
      solids: [
        turnedBody(profile, style === 3 ? [1, 2, 3] : []),
        { kind: 'mark', line: circle(0, 0, h, profile.at(-1)![0] - 5, false), normal: [0, 0, 1] },
      ],
      features: [
        [
          'a gourd-like belly with a slender neck | 葫芦状瓶腹与细长瓶颈',
          'a high shoulder above a narrow foot | 高肩窄足',
          `a contour of ${['two', 'three', 'four'][waves - 2]} waves | 轮廓呈${['两', '三', '四'][waves - 2]}段波浪`,
          'facetted conical sections meeting in sharp edges | 多段锥面以锐边相接',
        ][style]!,
        'a rotationally symmetrical form without ornament | 回转对称且无装饰',
      ],
    };
  },
};

const speaker: Article = {
  id: 'speaker',
  name: 'loudspeaker | 音箱',
  use: 'playing sound | 播放声音',
  locarno: '14-01',
  shape(r) {
    const w = r.int(110, 190);
    const d = r.int(100, 160);
    const h = r.int(180, 330);
    const radius = r.pick([8, 30, 50]);
    const feet = r.chance(0.5);
    const drivers = r.int(1, 3);
    const solids: Solid[] = [];
    const z0 = feet ? 40 : 0;
    if (feet)
      for (const [sx, sy] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const)
        solids.push({
          kind: 'tube',
          path: [
            [sx * (w / 2 - 22), sy * (d / 2 - 22), z0],
            [sx * (w / 2 - 12), sy * (d / 2 - 12), 0],
          ],
          radius: 6,
        });
    solids.push({
      kind: 'plate',
      lower: roundedOutline(w, d, radius, z0),
      upper: roundedOutline(w, d, radius, z0 + h),
    });
    for (let i = 0; i < drivers; i++) {
      const size = (w / 2 - 16) * (1 - i * 0.28);
      const z = z0 + h * (0.32 + 0.3 * i) - (drivers === 1 ? -h * 0.12 : 0);
      solids.push({ kind: 'mark', line: circle(0, -d / 2, z, size, true), normal: [0, -1, 0] });
      solids.push({ kind: 'mark', line: circle(0, -d / 2, z, size * 0.42, true), normal: [0, -1, 0] });
    }
    const knob = r.chance(0.6);
    if (knob)
      solids.push(
        turnedBody(
          [
            [15, z0 + h],
            [15, z0 + h + 12],
          ],
          [],
        ),
      );
    return {
      solids,
      features: [
        `${['one round driver', 'two round drivers one above the other', 'three round drivers decreasing upwards'][drivers - 1]} | 正面设有${['一个圆形发声单元', '上下两个圆形发声单元', '自下而上递减的三个圆形发声单元'][drivers - 1]}`,
        radius > 40
          ? 'a pillar-like body with large corner radii | 柱状箱体并带有大圆角'
          : radius > 20
            ? 'a body with rounded corners | 箱体带有圆角'
            : 'a box-shaped body with sharp edges | 棱角分明的方形箱体',
        feet ? 'four splayed feet | 四个外撇支脚' : 'a flat underside | 底面平整',
        ...(knob ? ['a single knob on the top | 顶部设有单个旋钮'] : []),
      ],
    };
  },
};

const stool: Article = {
  id: 'stool',
  name: 'stool | 凳子',
  use: 'sitting | 供人就坐',
  locarno: '06-01',
  shape(r) {
    const h = r.int(420, 680);
    const R = r.int(150, 190);
    const legs = r.int(3, 4);
    const ring = r.chance(0.6);
    const foot = R + r.int(0, 60);
    const solids: Solid[] = [];
    const at = (i: number, radius: number, z: number): Point => {
      const a = ((i + 0.5) / legs) * 2 * Math.PI;
      return [radius * Math.cos(a), radius * Math.sin(a), z];
    };
    for (let i = 0; i < legs; i++)
      solids.push({ kind: 'tube', path: [at(i, R * 0.62, h), at(i, foot, 0)], radius: 13 });
    const z = h * 0.35;
    const reach = R * 0.62 + (foot - R * 0.62) * (1 - z / h);
    if (ring)
      for (let k = 0; k < 8; k++) {
        const arc = Array.from({ length: 6 }, (_, j): Point => {
          const a = ((k + j / 5) / 8) * 2 * Math.PI;
          return [reach * Math.cos(a), reach * Math.sin(a), z];
        });
        solids.push({ kind: 'tube', path: arc, radius: 6 });
      }
    const dished = r.chance(0.5);
    solids.push(
      turnedBody(
        dished
          ? smoothProfile([
              [R * 0.8, h - 8],
              [R, h + 10],
              [R * 0.97, h + 34],
            ])
          : [
              [R, h],
              [R, h + 30],
            ],
        [],
      ),
    );
    return {
      solids,
      features: [
        `${legs === 3 ? 'three legs | 三条凳腿' : 'four legs | 四条凳腿'}`,
        ring ? 'a foot ring | 带有环形踏圈' : 'no foot rest | 无踏脚',
        dished ? 'a bowl-shaped seat | 碗形座面' : 'a flat disc seat | 平圆盘座面',
      ],
    };
  },
};

export const ARTICLES: readonly Article[] = [kettle, chair, lamp, bottle, mug, vase, speaker, stool];
