/** What tables write for a way of making; what says nothing of it has no name. */
const PROCESSES: Readonly<Record<string, { readonly en: string; readonly zh: string } | undefined>> = {
  CAST: { en: 'cast', zh: '铸造' },
  WROUGHT: { en: 'wrought', zh: '变形加工' },
  FORGED: { en: 'forged', zh: '锻造' },
  ANNEAL: { en: 'annealed', zh: '退火' },
  POWDER: { en: 'powder metallurgy', zh: '粉末冶金' },
};

/** Ways of making in words of a language, each once; one that no table abbreviates stays as the source writes it. */
export const processNames = (process: readonly string[], lang: 'en' | 'zh'): string[] => [
  ...new Set(process.filter((one) => one !== 'OTHER').map((one) => PROCESSES[one]?.[lang] ?? one)),
];
