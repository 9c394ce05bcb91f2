/** Words by which a text is about living things, where symbols are those of their genes and proteins. */
const LIVING =
  /\b(?:genes?|genom\w{1,4}|proteins?|kinases?|mRNAs?|[DR]NA|antibod(?:y|ies)|mutants?|mutations?|alleles?|polymorphisms?|genotyp\w{1,4}|enzymes?|in vitro|in vivo|tumou?rs?|patients?|cell lines?|transgenic|receptors?|ligands?|peptides?|cytokines?|chemokines?|serum|assays?|inhibitors?|agonists?|antagonists?)\b|基因|蛋白|受体|抗体|细胞|酶|患者|血清|抑制剂/iu;

/** Words by which a text is about medicine, also where it names nothing else of it. */
const PATIENTS = /\b(?:patients?|clinical|therap(?:y|ies|eutics?)|symptoms?|hospitals?)\b|患者|病人|临床|症状|医院/iu;

/** Words by which a text is about illness, where pain, shock and fractures are some. */
const ILLNESS =
  /\b(?:diseases?|disorders?|syndromes?|illness(?:es)?|analges\w{1,6}|ana?esth\w{1,8}|surg(?:ery|ical)|postoperative|placebo|volunteers|women|children|rats?|mice|mouse|medicaments?|pharmaceutical\w{0,3})\b|疾病|手术|[大小]鼠|药物组合物/iu;

/** Whether a text is about living things, by its words. */
export const isOnLivingThings = (text: string): boolean => LIVING.test(text);
/** Whether a text is about medicine, by its words. */
export const isOnMedicine = (text: string): boolean => PATIENTS.test(text);
/** Whether a text is about illness, by its words. */
export const isOnIllness = (text: string): boolean => ILLNESS.test(text);
