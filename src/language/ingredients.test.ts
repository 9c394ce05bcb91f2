import { describe, expect, it } from 'vitest';
import { amountsIn, functionsIn, ingredientsIn } from './ingredients.ts';

const read = (text: string) =>
  ingredientsIn(text).map(({ name, amount: { low, high, basis }, function: of }) => [
    name,
    `${low ?? ''}..${high ?? ''} ${basis}`,
    ...(of ? [of] : []),
  ]);

describe('ingredients', () => {
  it.each([
    [
      'The mixture contains 5 to 10 wt% of carbon black, 100 parts by weight of natural rubber and 2 g of NaCl.',
      [
        ['carbon black', '5..10 mass share'],
        ['natural rubber', '100..100 parts'],
        ['NaCl', '2..2 mass'],
      ],
    ],
    [
      'NaCl (2 g, 5 mmol) and ethanol (10 mL) were mixed; 0.5 kg TiO2 was added to 20 mL of deionized water.',
      [
        ['NaCl', '2..2 mass'],
        ['ethanol', '10..10 volume'],
        ['TiO2', '500..500 mass'],
        ['deionized water', '20..20 volume'],
      ],
    ],
    [
      '聚丙烯占总重量的70%，玻璃纤维占总重量的25%，助剂占总重量的5%。',
      [
        ['聚丙烯', '70..70 share'],
        ['玻璃纤维', '25..25 share'],
        ['助剂', '5..5 share', 'additive'],
      ],
    ],
    [
      '该涂料由40-60%重量的环氧树脂和10-20%重量的钛白粉组成。',
      [
        ['环氧树脂', '40..60 mass share'],
        ['钛白粉', '10..20 mass share'],
      ],
    ],
    [
      '含有(A)质量分数2~5%之间的硅油；和(B)乙醇，其质量分数为10~20%。',
      [
        ['硅油', '2..5 share'],
        ['乙醇', '10..20 share'],
      ],
    ],
    [
      '每粒胶囊含黄芪提取物150mg、人参25mg、维生素C：15mg。',
      [
        ['黄芪提取物', '0.15..0.15 mass'],
        ['人参', '0.025..0.025 mass'],
        ['维生素C', '0.015..0.015 mass'],
      ],
    ],
    [
      '硅灰掺量为8%、粉煤灰为20%，盐≤2%；玉米粉添加量为5％时强度增加12%(P<0.05)。',
      [
        ['硅灰', '8..8 share'],
        ['粉煤灰', '20..20 share'],
        ['盐', '..2 share'],
        ['玉米粉', '5..5 share'],
      ],
    ],
    [
      '面粉60%，白糖20%，黄油20%，混合均匀；另加0.5%的分散剂。',
      [
        ['面粉', '60..60 share'],
        ['白糖', '20..20 share'],
        ['黄油', '20..20 share'],
        ['分散剂', '0.5..0.5 share', 'dispersant'],
      ],
    ],
    ['支架(15)从驱动轮箱(31L)突出，支撑减震器(22)，覆盖轮(200)和轴(115)，含有油(5g)。', [['油', '5..5 mass']]],
    [
      '肥皂重量为3~8%，蛋白质含量为5~12%质量的混合物，纳米银的量在粉末重量的1~3%之间。',
      [
        ['肥皂', '3..8 share'],
        ['蛋白质', '5..12 mass share'],
        ['纳米银', '1..3 share'],
      ],
    ],
    [
      '桂皮10%(按重量计)、5%重量的一种或多种树脂，含有大于或等于3%的铜。',
      [
        ['桂皮', '10..10 share'],
        ['树脂', '5..5 mass share'],
        ['铜', '3.. share'],
      ],
    ],
    ['超过67%的土壤含有氮；分别添加1%、3%和5%组的含油量为17%。', []],
    [
      'an oil phase in an amount of 10% to 45% by weight; a chelating agent in an amount of at least 0.5% by weight of the emulsion',
      [
        ['oil phase', '10..45 mass share'],
        ['chelating agent', '0.5.. mass share', 'chelating_agent'],
      ],
    ],
    [
      'The yield was 85% at a humidity of 50% with 3 wt% silica as a filler.',
      [['silica', '3..3 mass share', 'filler']],
    ],
    [
      'The content was measured. H2SO4 (85 wt%) and Nafion (5 wt.%) were purchased from a supplier. 硝酸(65%)购自国药。',
      [],
    ],
    // what was measured, counted or written per something is no recipe
    ['回收率为99.0%～103%(RSD=1.20%),检出限为5.1×10-9 g·mL-1,共收集到种质资源121份.含量控制在0.5 g/100 mL以下.', []],
    [
      '在艾蒿添加量为5％时达到最强.为此,针对该矿物,加入70%煅烧料,30%水泥熟料,0.5%减水剂.质量分数为30~99%的低阶醇',
      [
        ['艾蒿', '5..5 share'],
        ['煅烧料', '70..70 share'],
        ['水泥熟料', '30..30 share'],
        ['减水剂', '0.5..0.5 share', 'water_reducer'],
        ['低阶醇', '30..99 share'],
      ],
    ],
    ['导热填料的重量含量可在2%至25%的范围内选择，本实施例中取10%。', [['导热填料', '2..25 share', 'filler']]],
    ['The accuracy rose by 5% and the error fell to 2%.', []],
    [
      '由以下重量份的组分组成：聚乙烯30～50份、炭黑5～10份，碳酸钙 10-20 份，增塑剂2份；',
      [
        ['聚乙烯', '30..50 parts'],
        ['炭黑', '5..10 parts'],
        ['碳酸钙', '10..20 parts'],
        ['增塑剂', '2..2 parts', 'plasticizer'],
      ],
    ],
    [
      '将10g氯化钠加入100ml水中，再加入5g的碳酸钠，炭黑的含量为5-10重量%，氧化锌(3g)',
      [
        ['氯化钠', '10..10 mass'],
        ['水', '100..100 volume'],
        ['碳酸钠', '5..5 mass'],
        ['炭黑', '5..10 mass share'],
        ['氧化锌', '3..3 mass'],
      ],
    ],
    [
      '油相，其含量为10重量%至45重量%；还包括不超过0.5重量%的螯合剂',
      [
        ['油相', '10..45 mass share'],
        ['螯合剂', '..0.5 mass share', 'chelating_agent'],
      ],
    ],
    [
      'A resin, wherein polyethylene, talc and zinc oxide are present in amounts of 60%, 30% and 10% by weight, respectively.',
      [
        ['polyethylene', '60..60 mass share'],
        ['talc', '30..30 mass share'],
        ['zinc oxide', '10..10 mass share'],
      ],
    ],
    [
      'Amounts of 5 and 10 g of NaCl and KCl, respectively, were weighed.',
      [
        ['NaCl', '5..5 mass'],
        ['KCl', '10..10 mass'],
      ],
    ],
    [
      '所述聚乙烯、滑石粉、氧化锌的重量份分别为60份、30份和10份。',
      [
        ['聚乙烯', '60..60 parts'],
        ['滑石粉', '30..30 parts'],
        ['氧化锌', '10..10 parts'],
      ],
    ],
    [
      '组成：炭黑与氧化锌的占比分别为5%和10%',
      [
        ['炭黑', '5..5 share'],
        ['氧化锌', '10..10 share'],
      ],
    ],
    // a solution is not its strength, three portions are one amount, and names hold commas and brackets
    [
      '2.3 mL of 50% H2O2, 5 g of Zn(NO3)2·6H2O, 10 mL N,N-dimethylformamide and poly(vinyl alcohol) (3 g); washed with water (3 x 20 mL).',
      [
        ['H2O2', '2.3..2.3 volume'],
        ['Zn(NO3)2·6H2O', '5..5 mass'],
        ['N,N-dimethylformamide', '10..10 volume'],
        ['poly(vinyl alcohol)', '3..3 mass'],
        ['water', '60..60 volume'],
      ],
    ],
    [
      'Nanoparticles (0.2 g PVP, 0.019 mmol Ru in 3 mL H2O) and a small amount (1 wt%) of dispersant; the excess (5%) and the adding amounts based on PAN were 10 wt%.',
      [
        ['PVP', '0.2..0.2 mass'],
        ['Ru', '0.000019..0.000019 moles'],
        ['H2O', '3..3 volume'],
        ['dispersant', '1..1 mass share', 'dispersant'],
      ],
    ],
    [
      'Ln2O3 (Pr, Nd, Sm) (0.5 mmol) was washed with 1% HCl.',
      [
        ['Ln2O3', '0.0005..0.0005 moles'],
        ['HCl', '1..1 share'],
      ],
    ],
    // what is done with a substance is no part of its name, nor are vessels, and what a solution ends as is no amount
    [
      '称取2 g柠檬酸和0.5 g单宁定容于100 mL容量瓶中，取滤液3 mL振荡混匀，加入乙酸乙酯8 mL萃取，定容至50 mL，得到1.2 g固体。',
      [
        ['柠檬酸', '2..2 mass'],
        ['单宁', '0.5..0.5 mass'],
        ['滤液', '3..3 volume'],
        ['乙酸乙酯', '8..8 volume'],
      ],
    ],
    // a strength before or behind a quantity is none of its own
    [
      '加入5 mL 10%氨水、0.2 mL25%戊二醛和3 mL浓度为2 mol/L的盐酸，再加20%的乳酸溶液6 mL中和；含有1 mg/mL溶菌酶。',
      [
        ['氨水', '5..5 volume'],
        ['戊二醛', '0.2..0.2 volume'],
        ['盐酸', '3..3 volume'],
        ['乳酸溶液', '6..6 volume'],
      ],
    ],
    // names that begin in Latin letters, hold brackets or numbers, and stand beside words of measure
    [
      '将15 mg PVA溶于30 mL TBE缓冲液中，称取1 g左右烘干后的菊粉，加5 g碳纳米管于烧杯中，取钒(Ⅴ)溶液4 mL，加入2 g 2,6-二甲酚[3,4]。',
      [
        ['PVA', '0.015..0.015 mass'],
        ['TBE缓冲液', '30..30 volume'],
        ['菊粉', '1..1 mass'],
        ['碳纳米管', '5..5 mass'],
        ['钒(Ⅴ)溶液', '4..4 volume'],
        ['2,6-二甲酚', '2..2 mass'],
      ],
    ],
    // one after the other with a plus; what was measured of a thing has no amount of it
    [
      '配方：明胶10 g+山梨醇4 g+水50 mL；功率由0升至700 W，含硫量为3%，粗脂肪含量较高(5%)，酰胺含量大于或等于质量分数8%。',
      [
        ['明胶', '10..10 mass'],
        ['山梨醇', '4..4 mass'],
        ['水', '50..50 volume'],
        ['酰胺', '8.. share'],
      ],
    ],
    // letters of drawings, vessels and loads are no amounts; neither is what came of it
    [
      'The edges 6g of the part 6b and FIG. 2L show it. A 1 L three-necked round bottom flask, a 100 ml apparatus and a load of 2.16 kg were used.',
      [],
    ],
    [
      'To a solution of benzyl alcohol (0.2 g, 1 mmol) in 2 mL of ethanol was added NaH (D6, 5 g, 3 mmol) to give the title ester (170 mg, 68% yield) as an oil. After drying, 4 g of crystals were obtained. Two 50 mL portions of brine were added; (Yield: 48 g). The salt (1.1 g, 85%) as a white solid.',
      [
        ['benzyl alcohol', '0.2..0.2 mass'],
        ['ethanol', '2..2 volume'],
        ['NaH', '5..5 mass'],
        ['brine', '50..50 volume'],
      ],
    ],
    // shares of a whole that is named first, and those that are preferred
    [
      'The composition comprises from 1% to 20%, or from 2% to 10%, by weight of the composition, of at least one wax; less than 0.8% by weight, in particular less than 0.4% by weight, of C and 65% by weight low density polyethylene.',
      [
        ['wax', '1..20 share'],
        ['C', '..0.8 mass share'],
        ['low density polyethylene', '65..65 mass share'],
      ],
    ],
    [
      'The amount of catalyst used in the mixture of this invention is preferably between 0.05% by weight and 2% by weight. The total content of the dye 70 in the member can be, for example, 5 parts by mass or more and 300 parts by mass or less. Units of styrene are present from 1 wt% to 50 wt% of the copolymer, with ethylene glycol in amounts more than 1.5 wt. %; a maximum O2 content of 0.05% by volume.',
      [
        ['catalyst', '0.05..2 mass share', 'catalyst'],
        ['dye 70', '5..300 parts', 'colorant'],
        ['Units of styrene', '1..50 mass share'],
        ['ethylene glycol', '1.5.. mass share'],
        ['O2', '0.05..0.05 volume share'],
      ],
    ],
    [
      'Resin, filler and oil were used in amounts of 5 g, 10 g and 15 g. A 2.0 wt % aqueous solution of this soap, 65 ml. of acetic acid, 24.6 g. (0.1 mole) of lime, 100 ml of 20 percent KOH and palladium on carbon (10 wt %, 0.05 g) were added.',
      [
        ['Resin', '5..5 mass'],
        ['filler', '10..10 mass', 'filler'],
        ['oil', '15..15 mass'],
        ['soap', '2..2 mass share'],
        ['acetic acid', '65..65 volume'],
        ['lime', '24.6..24.6 mass'],
        ['KOH', '100..100 volume'],
        ['palladium on carbon', '10..10 mass share'],
      ],
    ],
    // what stands close to a unit, what is put into each, and what is counted
    [
      '取上清液0.3mL与20μL5×上样缓冲液，加入1mLHNO3和0.2mL0.5mg·mL-1的酶液，每孔3mL加入培养液，接种于含100mL发酵液的锥形瓶(250mL)中，加入2mL不含血清的新鲜溶液，得到7.7g的石油醚层、13.3g的水层，上样液各3份，以100μL为进样体积。',
      [
        ['上清液', '0.3..0.3 volume'],
        ['上样缓冲液', '0.02..0.02 volume'],
        ['HNO3', '1..1 volume'],
        ['酶液', '0.2..0.2 volume'],
        ['培养液', '3..3 volume'],
        ['发酵液', '100..100 volume'],
        ['新鲜溶液', '2..2 volume'],
      ],
    ],
    [
      '按质量百分比计，成分为：Zn 5.0-6.5%，Cr≤0.25%，余量为Al。将1.6 g (5 mmol)的K3[Fe(CN)6]溶于50 mL水中，加入MnCl2 (1.9 g)、CoCl2 (2.3 g)和ZnCl2 (1.3 g)。',
      [
        ['Zn', '5..6.5 share'],
        ['Cr', '..0.25 share'],
        ['K3[Fe(CN)6]', '1.6..1.6 mass'],
        ['水', '50..50 volume'],
        ['MnCl2', '1.9..1.9 mass'],
        ['CoCl2', '2.3..2.3 mass'],
        ['ZnCl2', '1.3..1.3 mass'],
      ],
    ],
    [
      '向釜中加入200份去离子水、50份丙烯酸丁酯和1份过硫酸铵；含有0.1-5%、优选0.5-2%的乳化剂。',
      [
        ['去离子水', '200..200 parts'],
        ['丙烯酸丁酯', '50..50 parts'],
        ['过硫酸铵', '1..1 parts'],
        ['乳化剂', '0.1..5 share', 'emulsifier'],
      ],
    ],
    // non-breaking hyphens, names that hold 和, shares of what stands behind 占, what a substance is said to be
    [
      '由以下重量份的原料制成,42‑50份改性乳液,10‑80份饱和树脂;胺中和剂0.5～1.5份；还原剂占所述混合液的质量百分比为2-90%；30-40重量份的总酸值为120-140的丙烯酸树脂。',
      [
        ['改性乳液', '42..50 parts'],
        ['饱和树脂', '10..80 parts'],
        ['胺中和剂', '0.5..1.5 parts'],
        ['还原剂', '2..90 share'],
        ['丙烯酸树脂', '30..40 parts'],
      ],
    ],
    [
      '配比为聚乙烯醇0.6~0.8kg水 7~9kg 滑石粉 0.2~0.4kg；加入1mL5% （v/v）的次氯酸钠溶液；称取40%含水量的土壤70.0g于烧杯中；按12000g离心；河蟹亩产量为170千克。',
      [
        ['聚乙烯醇', '600..800 mass'],
        ['水', '7000..9000 mass'],
        ['滑石粉', '200..400 mass'],
        ['次氯酸钠溶液', '1..1 volume'],
        ['土壤', '70..70 mass'],
      ],
    ],
    [
      'Selected from 31R, 134A, 274Q, 170E, 178L and 445R. A toluene solution of methyl aluminoxane (7.2 mmol), sequential addition of brine (0.42 mL) and a purity of 99.5 wt. %.',
      [
        ['methyl aluminoxane', '0.0072..0.0072 moles'],
        ['brine', '0.42..0.42 volume'],
      ],
    ],
    [
      '含量为5%或以上的硅油；其中蜡在组合物中占5重量百分比；小麦蛋白的量为面粉的5至10重量%；含淀粉20~30质量%、盐2质量%的汤料；糖的重量百分比在5%和10%之间。',
      [
        ['硅油', '5.. share'],
        ['蜡', '5..5 mass share'],
        ['小麦蛋白', '5..10 mass share'],
        ['淀粉', '20..30 mass share'],
        ['盐', '2..2 mass share'],
        ['糖', '5..10 share'],
      ],
    ],
    [
      '加入硅油、石蜡和甘油各5g，分别加入缓冲液和中和剂各1mL；组合物的重量中大豆油和花生油各占5%。',
      [
        ['硅油', '5..5 mass'],
        ['石蜡', '5..5 mass'],
        ['甘油', '5..5 mass'],
        ['缓冲液', '1..1 volume'],
        ['中和剂', '1..1 volume'],
        ['大豆油', '5..5 share'],
        ['花生油', '5..5 share'],
      ],
    ],
    [
      '由以下成分组成：蔗糖 20.5Wt%—25Wt%；食盐 1WT%。',
      [
        ['蔗糖', '20.5..25 mass share'],
        ['食盐', '1..1 mass share'],
      ],
    ],
    [
      '含有Si：≤0.5%，Mn：限制在2%以下，S<0.01%，其余为Fe',
      [
        ['Si', '..0.5 share'],
        ['Mn', '..2 share'],
        ['S', '..0.01 share'],
      ],
    ],
    [
      '一种钢，化学成分为：c 0.05~0.10wt%、si≤0.5wt%',
      [
        ['c', '0.05..0.1 mass share'],
        ['si', '..0.5 mass share'],
      ],
    ],
    ['所述分散剂为聚丙烯酸钠，用量为粉体质量的0.5~2.0 wt%', [['聚丙烯酸钠', '0.5..2 mass share']]],
    [
      '所述螯合剂选自柠檬酸、酒石酸中的一种，用量为粉体质量的0.5 wt%',
      [['螯合剂', '0.5..0.5 mass share', 'chelating_agent']],
    ],
    [
      '其中橡胶粉以聚氯乙烯树脂为100重量份计，含量为5~45份',
      [
        ['聚氯乙烯树脂', '100..100 parts'],
        ['橡胶粉', '5..45 parts'],
      ],
    ],
    [
      '每100份质量的树脂加入碳酸钙粉0至150份',
      [
        ['树脂', '100..100 parts'],
        ['碳酸钙粉', '0..150 parts'],
      ],
    ],
    [
      '按重量份数计：50%氯化胆碱0.1-0.5份，石粉1份，添加剂2份',
      [
        ['氯化胆碱', '0.1..0.5 parts'],
        ['石粉', '1..1 parts'],
        ['添加剂', '2..2 parts', 'additive'],
      ],
    ],
    [
      '包括甘油5‑15份、蜂蜡0.1‑1份',
      [
        ['甘油', '5..15 parts'],
        ['蜂蜡', '0.1..1 parts'],
      ],
    ],
    [
      '添加剂含量：酸化过程需1mol/L硫酸1.00mL，每株200 mL在第1盘枝以下输液，加酶量1.0％，0.05%卡拉胶最佳，控制添加剂比率为0.3%，用2％茚三酮溶液显色',
      [
        ['硫酸', '1..1 volume'],
        ['酶', '1..1 share'],
        ['卡拉胶', '0.05..0.05 share'],
        ['添加剂', '0.3..0.3 share', 'additive'],
        ['茚三酮溶液', '2..2 share'],
      ],
    ],
    [
      '含量：选用4 g金鱼60尾，分析了176份麦谷蛋白的组成，品位大于94%的金红石产品，667m2产量2600kg以上，替代藻粉的最佳比例为29％，清热药用量占总量的65%，可获得Al2O3含量55％，口服胶囊300mg',
      [],
    ],
    ['In a 100 ml RBF, xylenes (20 mL) were loaded on a 25 g column', [['xylenes', '20..20 volume']]],
    ['At the end of this time amine (2.8 g) was added', [['amine', '2.8..2.8 mass']]],
    ['was added dropwise piperidine (1.0 g)', [['piperidine', '1..1 mass']]],
    ['125 ml of aqueous 90% t-butanol', [['t-butanol', '125..125 volume']]],
    ['120 g of approximately 70% strength butadiene', [['butadiene', '120..120 mass']]],
    ['The yield of propanoic acid was 0.22 g', []],
    ['there is prepared the title compound (1.43 g)', []],
    [
      'piperazine from Step 1 above (3.2 g) in 50 mL of MeOH',
      [
        ['piperazine', '3.2..3.2 mass'],
        ['MeOH', '50..50 volume'],
      ],
    ],
    ['n-Butyllithium (14.8 ml of 2.5N hexane solution, 37.0 mmol) is added', [['n-Butyllithium', '14.8..14.8 volume']]],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
  it('stand where they are said to stand', () => {
    const text = '取 5 g 氯化钠 (NaCl)；carbon black (10 wt%) was added';
    for (const { name, amount } of ingredientsIn(text)) {
      expect(text).toContain(name);
      expect(text.slice(amount.start, amount.end)).toBe(amount.text);
    }
  });
});

it('functions and amounts', () => {
  expect(functionsIn('a flame retardant and 抗氧剂').map((one) => one.function)).toEqual([
    'flame_retardant',
    'antioxidant',
  ]);
  expect(amountsIn('1,500 mg; 10 to 5 phr').map(({ low, high, basis }) => [low, high, basis])).toEqual([
    [1.5, 1.5, 'mass'],
    [5, 10, 'parts'],
  ]);
  expect(amountsIn('500 mg to 2 g; 20 μl; 3 gm; 5 micrograms').map(({ low, high }) => [low, high])).toEqual([
    [0.5, 2],
    [0.02, 0.02],
    [3, 3],
    [0.000005, 0.000005],
  ]);
});
