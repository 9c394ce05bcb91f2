/**
 * Check tags of MeSH: headings that are given by rule to nearly every article (species, sex, age, time), so that two
 * articles which share them have nothing in common. National Library of Medicine, indexing manual, chapter 18.
 */
// biome-ignore format: read it as a list
const CHECK_TAGS: ReadonlySet<string> = new Set([
  'Humans', 'Animals', 'Male', 'Female', 'Pregnancy',
  'Infant, Newborn', 'Infant', 'Child, Preschool', 'Child', 'Adolescent', 'Young Adult', 'Adult', 'Middle Aged', 'Aged', 'Aged, 80 and over',
  'Cats', 'Cattle', 'Chick Embryo', 'Cricetinae', 'Dogs', 'Guinea Pigs', 'Mice', 'Rabbits', 'Rats', 'Sheep', 'Swine',
]);
const PERIOD = /^History, (?:Ancient|Medieval|\d{2}(?:st|nd|rd|th) Century)$/;

/** Whether a heading says nothing of what an article is about. */
export const isCheckTag = (heading: string): boolean => CHECK_TAGS.has(heading) || PERIOD.test(heading);
