/**
 * Properties of materials that are compared by number: what each is called, the unit in which the collection keeps it,
 * and the dimension in which texts state it (`language/quantities.ts`).
 */
export interface PropertyKind {
  readonly en: string;
  readonly zh: string;
  readonly unit: string;
  readonly dimension: string;
  /** One of `unit`, in the base unit of the dimension; temperatures in °C are shifted by `offset`. */
  readonly base: number;
  readonly offset?: number;
  /** How texts call it, as parts of a regular expression: longer names before shorter ones. */
  readonly names: Readonly<Record<'en' | 'zh', string>>;
}

// biome-ignore format: read it as a table
export const PROPERTIES = {
  yield_strength:     { en: 'yield strength', zh: '屈服强度', unit: 'MPa', dimension: 'pressure', base: 1e6, names: { en: '(?:0\\.2\\s?% )?(?:tensile |compressive )?(?:yield (?:strength|stress|point)|proof (?:strength|stress))', zh: '(?:条件|规定)?屈服(?:强度|应力|点)' } },
  tensile_strength:   { en: 'tensile strength', zh: '抗拉强度', unit: 'MPa', dimension: 'pressure', base: 1e6, names: { en: '(?:ultimate )?tensile (?:strength|stress)|ultimate strength|UTS', zh: '(?:极限)?(?:抗拉|拉伸)强度' } },
  compressive_strength: { en: 'compressive strength', zh: '抗压强度', unit: 'MPa', dimension: 'pressure', base: 1e6, names: { en: '(?:ultimate )?compressi(?:ve|on) strength', zh: '(?:抗压|压缩)强度' } },
  youngs_modulus:     { en: "Young's modulus", zh: '弹性模量', unit: 'GPa', dimension: 'pressure', base: 1e9, names: { en: "(?:young(?:['’]s)?|elastic|tensile) modulus|modulus of elasticity", zh: '(?:弹性|杨氏)模量' } },
  hardness:           { en: 'Vickers hardness', zh: '维氏硬度', unit: 'HV', dimension: 'hardness', base: 1, names: { en: '(?:vickers )?(?:micro)?-?hardness', zh: '(?:维氏|显微)?硬度' } },
  elongation:         { en: 'elongation', zh: '延伸率', unit: '%', dimension: 'share', base: 0.01, names: { en: '(?:total )?elongation(?: at break| to failure)?|ductility', zh: '(?:断后|断裂)?(?:延伸|伸长)率' } },
  plastic_elongation: { en: 'plastic elongation', zh: '塑性延伸率', unit: '%', dimension: 'share', base: 0.01, names: { en: 'plastic (?:elongation|strain)', zh: '塑性(?:延伸率|应变)' } },
  density:            { en: 'density', zh: '密度', unit: 'g/cm³', dimension: 'density', base: 1000, names: { en: '(?<!current |power |energy |flux |number |dislocation |optical )density', zh: '(?<!电流|功率|能量|位错|光)密度' } },
  grain_size:         { en: 'grain size', zh: '晶粒尺寸', unit: 'µm', dimension: 'length', base: 1e-6, names: { en: '(?:average |mean )?grain (?:size|diameter)', zh: '(?:平均)?晶粒(?:尺寸|度|直径)' } },
  melting_point:      { en: 'melting point', zh: '熔点', unit: '°C', dimension: 'temperature', base: 1, offset: 273.15, names: { en: 'melting (?:point|temperature)', zh: '熔(?:点|化温度)' } },
  glass_transition:   { en: 'glass transition temperature', zh: '玻璃化转变温度', unit: '°C', dimension: 'temperature', base: 1, offset: 273.15, names: { en: 'glass[- ]transition temperature', zh: '玻璃化(?:转变)?温度' } },
  thermal_conductivity: { en: 'thermal conductivity', zh: '热导率', unit: 'W/(m·K)', dimension: 'thermal conductivity', base: 1, names: { en: 'thermal conductivity', zh: '热导率|导热系数' } },
  electrical_conductivity: { en: 'electrical conductivity', zh: '电导率', unit: 'S/cm', dimension: 'conductivity', base: 100, names: { en: '(?:electrical |ionic |electronic )?(?<!thermal )conductivity', zh: '(?:离子|电子)?电导率' } },
  power_density:      { en: 'power density', zh: '功率密度', unit: 'mW/cm²', dimension: 'power density', base: 10, names: { en: '(?:peak |maximum )?power densit(?:y|ies)', zh: '功率密度' } },
  current_density:    { en: 'current density', zh: '电流密度', unit: 'mA/cm²', dimension: 'current density', base: 10, names: { en: 'current densit(?:y|ies)', zh: '电流密度' } },
  open_circuit_voltage: { en: 'open-circuit voltage', zh: '开路电压', unit: 'V', dimension: 'voltage', base: 1, names: { en: 'open[- ]circuit (?:voltage|potential)|OCV', zh: '开路电压' } },
  particle_size:      { en: 'particle size', zh: '粒径', unit: 'µm', dimension: 'length', base: 1e-6, names: { en: '(?:average |mean )?particle (?:size|diameter)|D50', zh: '(?:平均)?粒径' } },
  porosity:           { en: 'porosity', zh: '孔隙率', unit: '%', dimension: 'share', base: 0.01, names: { en: 'porosity', zh: '孔隙率' } },
  refractive_index:   { en: 'refractive index at 589.3 nm', zh: '折射率（589.3 nm）', unit: '1', dimension: 'none', base: 1, names: { en: 'refracti(?:ve|on) ind(?:ex|ices)', zh: '折射率' } },
  oxygen_content:     { en: 'oxygen content', zh: '氧含量', unit: 'ppm', dimension: 'share', base: 1e-6, names: { en: 'oxygen content', zh: '氧含量' } },
  nitrogen_content:   { en: 'nitrogen content', zh: '氮含量', unit: 'ppm', dimension: 'share', base: 1e-6, names: { en: 'nitrogen content', zh: '氮含量' } },
  carbon_content:     { en: 'carbon content', zh: '碳含量', unit: 'ppm', dimension: 'share', base: 1e-6, names: { en: 'carbon content', zh: '碳含量' } },
} as const satisfies Record<string, PropertyKind>;

export type PropertyName = keyof typeof PROPERTIES;
export const PROPERTY_NAMES = Object.keys(PROPERTIES) as PropertyName[];
export const propertyKind = (name: PropertyName): PropertyKind => PROPERTIES[name];
