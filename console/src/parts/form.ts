/** What stands in the named fields of a form, without blanks around it; fields in which nothing stands are left out. */
export function filledIn(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? '').trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
