/** The order of two texts by their UTF-16 units, the same on every machine: for a sort, and for what is else equal. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
