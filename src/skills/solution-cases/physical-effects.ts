import type { TextLanguage } from '#language/script.ts';

/** A physical or chemical effect, and the words by which documents say that they use it. */
export interface PhysicalEffect {
  readonly name: Readonly<Record<TextLanguage, string>>;
  /** Linear patterns. */
  readonly words: Readonly<Record<TextLanguage, RegExp>>;
}

type Row = readonly [en: string, zh: string, RegExp, RegExp];

// biome-ignore format: read it as a table
const ROWS: readonly Row[] = [
  ['Joule heating', '焦耳热', /\b(?:joule heat\w*|resistance heat\w*|resistive heat\w*|heating wires?)\b/iu, /焦耳热|电阻加热|电热丝|加热丝/u],
  ['thermal expansion', '热膨胀', /\b(?:thermal expansion|expands? (?:when|upon|on) heat\w*|bimetal\w*)\b/iu, /热膨胀|受热膨胀|双金属/u],
  ['heat conduction', '热传导', /\b(?:heat[- ]conduct\w*|thermally conduct\w*|thermal conduct\w*|heat spreader)\b/iu, /导热|热传导/u],
  ['convection', '对流', /\b(?:convection|convective)\b/iu, /对流(?:换热|散热)|自然对流|强制对流/u],
  ['thermal radiation', '热辐射', /\b(?:thermal radiation|radiative cooling|infrared heat\w*|radiant heat)\b/iu, /热辐射|辐射散热|辐射制冷|红外加热/u],
  ['evaporative cooling', '蒸发冷却', /\b(?:evaporat\w+ cool\w*|cool\w* by evaporation|latent heat of (?:vapori[sz]ation|evaporation))\b/iu, /蒸发冷却|蒸发吸热|汽化潜热/u],
  ['heat pipe', '热管效应', /\b(?:heat pipes?|vapou?r chambers?|wicks?|wick structure)\b/iu, /热管|均温板|吸液芯/u],
  ['latent heat of a phase change', '相变潜热', /\b(?:phase[- ]change (?:material|composite)s?|latent heat|melting of the wax)\b/iu, /相变材料|相变潜热|潜热/u],
  ['condensation', '冷凝', /\b(?:condens(?:ation|es|ed|er section))\b/iu, /冷凝/u],
  ['thermoelectric effect', '热电效应', /\b(?:thermoelectric\w*|peltier|seebeck)\b/iu, /热电|帕尔贴|塞贝克/u],
  ['piezoelectric effect', '压电效应', /\bpiezo(?:electric\w*|resistive)?\b/iu, /压电/u],
  ['capillary action', '毛细作用', /\bcapillar\w+\b/iu, /毛细/u],
  ['surface tension', '表面张力', /\bsurface tension\b/iu, /表面张力/u],
  ['hydrophobicity', '疏水', /\b(?:super)?hydrophobic\w*\b/iu, /疏水/u],
  ['osmosis', '渗透', /\b(?:osmo(?:sis|tic)|reverse osmosis)\b/iu, /渗透压|反渗透|正渗透/u],
  ['adsorption', '吸附', /\b(?:adsor(?:b|ption|bent)\w*|activated carbon|zeolites?)\b/iu, /吸附|活性炭|沸石/u],
  ['ion exchange', '离子交换', /\bion[- ]exchang\w+\b/iu, /离子交换/u],
  ['catalysis', '催化', /\b(?:cataly(?:st|sis|tic|ze|se)\w*)\b/iu, /催化/u],
  ['photocatalysis', '光催化', /\bphotocataly\w+\b/iu, /光催化/u],
  ['electrolysis', '电解', /\belectroly(?:sis|tic cell|zer|ser)\w*\b/iu, /电解(?!液|质)/u],
  ['electroplating', '电镀', /\b(?:electroplat\w+|electrodeposit\w+)\b/iu, /电镀|电沉积/u],
  ['electromagnetic induction', '电磁感应', /\b(?:electromagnetic induction|inductive(?:ly)? (?:heat|coupl|charg)\w*|induction (?:heat|coil)\w*)\b/iu, /电磁感应|感应加热|感应线圈/u],
  ['eddy currents', '涡流', /\beddy[- ]currents?\b/iu, /涡流/u],
  ['magnetic attraction', '磁吸', /\b(?:permanent magnets?|magnetic (?:force|attraction|coupling|adhesion)|electromagnets?)\b/iu, /永磁|磁力|磁吸|电磁铁/u],
  ['magnetorheological effect', '磁流变', /\bmagnetorheolog\w+\b/iu, /磁流变/u],
  ['electrostatic attraction', '静电吸附', /\b(?:electrostatic (?:force|attraction|adhesion|charge)\w*|electroadhesi\w+|electret)\b/iu, /静电(?:吸附|力|引力|吸引)|驻极体/u],
  ['electrowetting', '电润湿', /\belectrowett\w+\b/iu, /电润湿/u],
  ['Hall effect', '霍尔效应', /\bhall (?:effect|sensors?|elements?)\b/iu, /霍尔/u],
  ['shape memory', '形状记忆', /\bshape[- ]memory\b/iu, /形状记忆/u],
  ['elastic deformation', '弹性变形', /\b(?:elastic(?:ally)? (?:deform|compress|bias|element|frame|restor)\w*|springs?|resilient\w*)\b/iu, /弹性变形|弹簧|弹性件|弹性元件|弹性体/u],
  ['friction', '摩擦', /\b(?:friction(?:al)?(?! loss))\b/iu, /摩擦(?:力|片|制动|自锁)/u],
  ['lubrication', '润滑', /\blubricat\w+\b/iu, /润滑/u],
  ['centrifugal force', '离心力', /\bcentrifug\w+\b/iu, /离心/u],
  ['buoyancy', '浮力', /\b(?:buoyan\w+|float(?:s|ing)? on)\b/iu, /浮力|漂浮|浮标/u],
  ['inertia', '惯性', /\b(?:inertia\w*|flywheels?|gyroscop\w+)\b/iu, /惯性|飞轮|陀螺/u],
  ['resonance', '共振', /\bresona(?:nce|nt|tor)\w*\b/iu, /共振|谐振/u],
  ['ultrasound', '超声', /\bultrasound|\bultrasonic\w*/iu, /超声/u],
  ['cavitation', '空化', /\bcavitat\w+\b/iu, /空化/u],
  ['Doppler effect', '多普勒效应', /\bdoppler\b/iu, /多普勒/u],
  ['time of flight', '飞行时间', /\b(?:time[- ]of[- ]flight|round[- ]trip time)\b/iu, /飞行时间|渡越时间/u],
  ['interference', '干涉', /\b(?:interferomet\w+|interference pattern|destructive interference|heterodyn\w+)\b/iu, /干涉|外差/u],
  ['diffraction', '衍射', /\bdiffract\w+\b/iu, /衍射/u],
  ['refraction', '折射', /\b(?:refract(?:s|ed|ion|ive)|(?:fresnel |collimat\w+ )lens(?:es)?)\b/iu, /折射|透镜/u],
  ['total reflection', '全反射', /\btotal(?:ly)? (?:internal(?:ly)? )?reflect\w+\b/iu, /全反射/u],
  ['polarisation', '偏振', /\bpolari[sz](?:er|ation of light|ed light|ing beam)\w*\b/iu, /偏振/u],
  ['scattering', '散射', /\bscatter(?:s|ed|ing)\b/iu, /散射/u],
  ['fluorescence', '荧光', /\b(?:fluorescen\w+|phosphors?|luminescen\w+)\b/iu, /荧光|发光材料/u],
  ['photoelectric effect', '光电效应', /\b(?:photodiodes?|photovoltaic\w*|avalanche diodes?|solar cells?|photodetect\w+)\b/iu, /光电二极管|光伏|光电探测|雪崩二极管|太阳能电池/u],
  ['electrochromism', '电致变色', /\belectrochrom\w+\b/iu, /电致变色/u],
  ['laser ablation', '激光烧蚀', /\b(?:laser (?:ablat|weld|cut|engrav|process)\w*)\b/iu, /激光(?:烧蚀|焊接|切割|雕刻|加工)/u],
  ['plasma', '等离子体', /\bplasma\b/iu, /等离子/u],
  ['photopolymerisation', '光聚合', /\b(?:photopolymeri\w+|uv[- ]cur\w+|photo-?initiat\w+)\b/iu, /光聚合|光固化|紫外固化/u],
  ['cross-linking', '交联', /\bcross-?link\w*\b/iu, /交联/u],
  ['gelation', '凝胶化', /\b(?:gelation|gel network|hydrogels?)\b/iu, /凝胶/u],
  ['foaming', '发泡', /\bfoam(?:s|ed|ing)\b/iu, /发泡/u],
  ['sintering', '烧结', /\bsinter\w*\b/iu, /烧结/u],
  ['diffusion', '扩散', /\bdiffus(?:ion|es through)\b/iu, /扩散/u],
  ['Venturi effect', '文丘里效应', /\b(?:venturi|bernoulli|ejector pump|jet pump)\b/iu, /文丘里|伯努利|引射/u],
  ['vacuum suction', '真空吸附', /\b(?:vacuum (?:grip|suction|cup)\w*|suction cups?|negative pressure)\b/iu, /真空吸|吸盘|负压/u],
  ['hydraulic transmission', '液压传动', /\bhydraulic\w*\b/iu, /液压/u],
  ['jamming of granules', '颗粒阻塞', /\b(?:granular jamming|jamming (?:layer|transition)|layer jamming)\b/iu, /颗粒阻塞|层阻塞/u],
  ['dielectric effect', '介电效应', /\b(?:dielectric (?:elastomer|layer|constant)|dielectrophore\w+)\b/iu, /介电(?:弹性体|层|常数|泳)/u],
  ['counter-current exchange', '逆流换热', /\b(?:counter-?(?:flow|current)\w*|opposite directions)\b/iu, /逆流/u],
  ['boundary layer renewal', '边界层破坏', /\b(?:boundary layers?|turbulat\w+|turbulen\w+)\b/iu, /边界层|湍流|扰流/u],
];

export const PHYSICAL_EFFECTS: readonly PhysicalEffect[] = ROWS.map(([en, zh, words_en, words_zh]) => ({
  name: { en, zh },
  words: { en: words_en, zh: words_zh },
}));
