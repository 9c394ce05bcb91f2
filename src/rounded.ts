/** A number with so many decimals at most, as answers give scores and shares; a half goes up. */
export const rounded = (value: number, decimals = 4): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
