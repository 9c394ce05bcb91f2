/** A number with so many decimals at most, as answers give scores and shares; a half goes up. */
export const rounded = (value: number, decimals = 4): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** A number with so many significant digits at most, as measured values are shown. */
export const significant = (value: number, digits = 6): number => Number(value.toPrecision(digits));
