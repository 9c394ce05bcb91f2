/** A number with what it counts, in English: `1 family`, `2 families`. */
export const howMany = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
