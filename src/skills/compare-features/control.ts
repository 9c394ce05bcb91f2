import { contentKeys } from '#language/content-words.ts';
import { languageOf } from '#language/script.ts';

/** Features of things that hardly any document has, of fields far from one another. */
const CONTROLS = {
  en: [
    'a stocking of merino wool whose heel is knitted twice',
    'a clarinet reed that is cut from cane',
    'a loaf of rye bread with caraway in its crust',
    'a postage stamp with a perforated edge and gum on its back',
  ],
  zh: [
    '美利奴羊毛长袜的袜跟织有两层',
    '单簧管的簧片由芦竹削成',
    '黑麦面包的外皮撒有葛缕子',
    '邮票边缘打有齿孔且背面涂胶',
  ],
} as const;

/**
 * A feature that is nowhere in some texts, in the language of most of them: a model that finds it there says yes to
 * everything. Undefined where every one that is known shares a word with them.
 */
export function controlFor(texts: readonly string[]): string | undefined {
  const there = new Set(contentKeys(texts.join('\n')));
  return CONTROLS[languageOf(texts.join('\n'))].find((text) => contentKeys(text).every((key) => !there.has(key)));
}
