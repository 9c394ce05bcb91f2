/**
 * Where offices stand on a map of tiles, [column, row]: each country one tile near its neighbours, so that a small one
 * is seen as well as a large one. Codes of WIPO ST.3; offices of several countries stand apart, in the last row.
 */
export const TILES: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ...{ CA: [1, 1], US: [1, 2], MX: [1, 3], GT: [1, 4], CR: [2, 4], CU: [3, 3], DO: [4, 3], PA: [3, 4] },
  ...{ CO: [3, 5], VE: [4, 5], EC: [2, 5], PE: [2, 6], BR: [4, 6], BO: [3, 6], CL: [2, 7], AR: [3, 7], UY: [4, 7] },
  ...{ IS: [6, 0], IE: [6, 2], GB: [7, 2], NO: [8, 0], SE: [9, 0], FI: [10, 0], DK: [8, 1], EE: [10, 1] },
  ...{ NL: [8, 2], LT: [10, 2], LV: [11, 1], BE: [7, 3], LU: [8, 3], DE: [9, 2], DD: [9, 1], PL: [10, 3] },
  ...{ FR: [7, 4], CH: [8, 4], AT: [9, 4], CZ: [9, 3], SK: [11, 3], HU: [10, 4], RO: [11, 4], MD: [12, 3] },
  ...{ PT: [5, 5], ES: [6, 5], IT: [8, 5], SI: [9, 5], HR: [10, 5], RS: [11, 5], YU: [11, 6], BG: [12, 5], MC: [7, 5] },
  ...{ GR: [12, 6], TR: [13, 5], CY: [13, 6], UA: [12, 2], BY: [11, 2], RU: [13, 1], SU: [14, 1], GE: [13, 4] },
  ...{ KZ: [14, 2], UZ: [14, 3], MA: [6, 6], DZ: [7, 6], TN: [8, 6], EG: [10, 6], IL: [13, 7], JO: [14, 6] },
  ...{ SA: [14, 7], AE: [15, 7], IN: [16, 6], PK: [15, 5], LK: [16, 7], CN: [17, 4], MN: [17, 2], KR: [19, 3] },
  ...{ JP: [20, 3], TW: [19, 5], HK: [18, 5], VN: [18, 6], TH: [17, 6], MY: [17, 7], SG: [18, 7], PH: [20, 6] },
  ...{ ID: [19, 7], AU: [20, 8], NZ: [21, 9], ZA: [10, 8], KE: [11, 7], ZW: [11, 8], ZM: [10, 7], NG: [8, 7] },
  ...{ WO: [5, 9], EP: [7, 9], EA: [9, 9], AP: [11, 9], OA: [13, 9], GC: [15, 9], EM: [8, 9] },
};
