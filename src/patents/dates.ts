/** yyyyMMdd -> yyyy. */
export const year = (day: number | undefined) => (day === undefined ? undefined : Math.trunc(day / 10_000));

/** yyyyMMdd -> yyyyMM. */
export const yearMonth = (day: number | undefined) => (day === undefined ? undefined : Math.trunc(day / 100));
