import { createHash } from 'node:crypto';
import { claimTerms } from '#language/antecedent-basis/claim-terms.ts';
import { referenceSigns } from '#language/reference-signs.ts';
import type { TextLanguage } from '#language/script.ts';
import { type ClaimsToDraft, partsOf } from './claims.ts';
import type { Category, DraftTerm, Embodiment, Supported, TreeClaim } from './types.ts';

const PROCESS = {
  en: /^\W*(?:an?|the)?\s*(?:[\w-]+\s+){0,6}?(?:method|process|procedure|use)\b/iu,
  zh: /(?:方法|工艺|用途|制法)(?:[，,：:；;。]|$)/u,
};
const COMPOSITION = {
  en: /\b(?:composition|compound|alloy|mixture|polymer|formulation|solution|salt|antibody|protein|peptide|glass|steel|ink|coating composition|pharmaceutical)\b/iu,
  zh: /(?:组合物|化合物|合金|混合物|聚合物|制剂|配方|药物|涂料|抗体|蛋白|溶液)(?:[，,：:；;。]|$)/u,
};
const MACHINE = {
  en: /\b(?:apparatus|system|machine|engine|device|motor|pump|computer|controller|sensor|circuit|vehicle|robot|instrument|equipment|medium)\b/iu,
  zh: /(?:装置|系统|设备|机|器|电路|车辆|机器人|仪|介质)(?:[，,：:；;。]|$)/u,
};

/** What kind of thing a claim claims, by the name that it gives it. */
export function categoryOf(claim: string, language: TextLanguage): Category {
  const subject = (partsOf(claim, language).preamble || claim).slice(0, 200);
  const head = language === 'zh' ? `${/^[^，,：:；;。]*/u.exec(subject)![0]}。` : subject;
  if (PROCESS[language].test(head)) return 'Process';
  if (COMPOSITION[language].test(head)) return 'Composition of matter';
  return MACHINE[language].test(head) ? 'Machine' : 'Manufacture';
}

const idOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 12);

/** The things that the claims name, each once, with the sign that claims or disclosure give it. */
export function termsOfClaims({ claims, language }: ClaimsToDraft, disclosure: string): DraftTerm[] {
  const signs = [...claims.flatMap(({ text }) => referenceSigns(text)), ...referenceSigns(disclosure)];
  // a short disclosure names a part once: the claims say that it is one
  const once = referenceSigns(disclosure, { once: true });
  const seen = new Map<string, DraftTerm>();
  for (const { text } of claims)
    for (const { key, text: name } of claimTerms(text, language, new Set(seen.keys()))) {
      if (seen.has(key)) continue;
      const number = (
        [...signs, ...once].find((one) => sameName(one.name, name, language)) ??
        once.find((one) => one.name.endsWith(language === 'zh' ? name : ` ${name.toLowerCase()}`))
      )?.sign;
      seen.set(key, {
        unique_id: idOf(key),
        name,
        ...(number !== undefined && { number }),
        annotated: number !== undefined,
      });
    }
  return [...seen.values()];
}

/** Whether a sign is that of a thing of this name, whichever of several it is. */
const sameName = (signed: string, name: string, language: TextLanguage) =>
  language === 'zh' ? signed === name : signed.replace(ORDINAL, '').toLowerCase() === name.toLowerCase();
const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth) /;

/** Each claim with its parents and features, and the terms in each feature. */
export function featureTree({ claims, language }: ClaimsToDraft): TreeClaim[] {
  return claims.map(({ number, text, parents }) => {
    const { preamble, features } = partsOf(text, language);
    return {
      num: String(number),
      parent: parents.join(','),
      simple_claim: preamble || text.slice(0, 120),
      claim_features: features.map((feature) => ({
        feature,
        concepts: claimTerms(feature, language).map((term) => term.text),
        feature_deleted: 0,
      })),
    };
  });
}

/** An embodiment for each independent claim, with the claims that build on it, and what the disclosure says of them. */
export function embodimentsOf({ claims, language }: ClaimsToDraft, support: readonly Supported[]): Embodiment[] {
  const roots = new Map<number, number>();
  for (const { number, independent, parents } of claims)
    roots.set(number, independent ? number : (roots.get(parents[0] ?? 0) ?? number));
  const starts = claims.filter(({ number }) => roots.get(number) === number);
  return starts.map((claim, index) => {
    const claim_numbers = claims.filter(({ number }) => roots.get(number) === claim.number).map(({ number }) => number);
    const named = /(?:\bclaims?\s+|权利要求\s?)(\d{1,3})/iu.exec(claim.text)?.[1];
    const referred = named === undefined ? -1 : starts.findIndex(({ number }) => number === roots.get(Number(named)));
    return {
      embodiment_number: index + 1,
      ...(referred >= 0 && referred !== index && { reference_embodiment_number: referred + 1 }),
      type: categoryOf(claim.text, language),
      text: passagesFor(claim_numbers, support).join('\n'),
      claim_text: claim.text,
      claim_numbers,
    };
  });
}

/** The disclosure's sentences on the features of some claims, each once, in the order of the claims. */
export function passagesFor(numbers: readonly number[], support: readonly Supported[]): string[] {
  const wanted = new Set(numbers);
  const said = support.filter(
    ({ claim_number, verdict, passage }) => wanted.has(claim_number) && verdict !== 'unsupported' && passage,
  );
  return [...new Set(said.map(({ passage }) => passage!.text.trim()))];
}
