/**
 * Units that are written glued to a number (`5mm`), as they look after folding. Single letters other than v and w are
 * left out: `10a` is a reference sign and `5G` a radio standard more often than an ampere and a gram. No brand or field
 * is meant to be complete; a missing unit only means that `5xyz` and `5 xyz` are different words.
 */
export const UNITS: ReadonlySet<string> = new Set(
  (
    'pm nm μm um mm cm dm km nm2 μm2 um2 mm2 cm2 dm2 m2 km2 nm3 μm3 um3 mm3 cm3 dm3 m3 ' +
    'fg pg ng μg ug mcg mg kg kt lb lbs oz ' +
    'nl μl ul ml cl dl gal ' +
    'fs ps ns μs us ms sec secs min mins hr hrs ' +
    'hz khz mhz ghz thz rpm rps ' +
    'v uv μv mv kv w μw uw mw kw gw ev kev mev gev va kva ' +
    'na μa ua ma ka ah mah wh kwh mwh ' +
    'ω mω kω ohm ohms kohm mohm pf nf μf uf mf nh μh uh mh ' +
    'pa hpa kpa mpa gpa bar mbar kbar psi atm torr mtorr mmhg ' +
    'mol mmol μmol umol nmol pmol kmol nm mm ' +
    'kj mj kcal cal kn mn db dbm dbi ' +
    'ppm ppb ppt wt vol da kda bp kbp ' +
    'bit bits byte bytes kb mb gb tb kbps mbps gbps px dpi fps inch inches ft cst cp mpas ' +
    'lm lx cd mcd sccm slm phr'
  ).split(' '),
);
