/** A text without any of some marks at its end. One pass from the end: a pattern would look again from every mark. */
export function withoutEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}
