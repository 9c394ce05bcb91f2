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
        ['硅油', '2..5 mass share'],
        ['乙醇', '10..20 mass share'],
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
        ['低阶醇', '30..99 mass share'],
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
        ['wax', '1..20 mass share'],
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
        ['Zn', '5..6.5 mass share'],
        ['Cr', '..0.25 mass share'],
        ['Al', '.. mass share'],
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
        ['还原剂', '2..90 mass share'],
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
        ['糖', '5..10 mass share'],
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
        ['Fe', '.. share'],
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
    // recipes as alloys, glasses, rubbers, creams, foods, electrolytes, cements, tablets and syntheses write them
    [
      'The aluminium alloy consists essentially of (in wt.%): Si 6.5-7.5, Mg 0.25-0.45, Ti up to 0.2, Fe max 0.15, balance Al.',
      [
        ['Si', '6.5..7.5 mass share'],
        ['Mg', '0.25..0.45 mass share'],
        ['Ti', '..0.2 mass share'],
        ['Fe', '..0.15 mass share'],
        ['Al', '.. mass share'],
      ],
    ],
    [
      'A nickel-based superalloy having a composition, by weight, of 12.0% chromium, 9.0% cobalt, 1.9% molybdenum, 3.8% tungsten, 5.0% tantalum, 3.6% aluminum, 4.1% titanium, 0.1% carbon, 0.015% boron and the balance nickel.',
      [
        ['chromium', '12..12 mass share'],
        ['cobalt', '9..9 mass share'],
        ['molybdenum', '1.9..1.9 mass share'],
        ['tungsten', '3.8..3.8 mass share'],
        ['tantalum', '5..5 mass share'],
        ['aluminum', '3.6..3.6 mass share'],
        ['titanium', '4.1..4.1 mass share'],
        ['carbon', '0.1..0.1 mass share'],
        ['boron', '0.015..0.015 mass share'],
        ['nickel', '.. mass share'],
      ],
    ],
    [
      'The glass comprises, in mol%: 60-70% SiO2, 8-12% Al2O3, 12-16% Na2O, 2-5% MgO, 0-3% ZrO2 and is free of B2O3, As2O3 and Sb2O3.',
      [
        ['SiO2', '60..70 mole share'],
        ['Al2O3', '8..12 mole share'],
        ['Na2O', '12..16 mole share'],
        ['MgO', '2..5 mole share'],
        ['ZrO2', '0..3 mole share'],
      ],
    ],
    [
      'The batch contained 54.5 mol % P2O5, 25 mol% Li2O, 10 mol% ZnO and 10.5 mol% Nb2O5.',
      [
        ['P2O5', '54.5..54.5 mole share'],
        ['Li2O', '25..25 mole share'],
        ['ZnO', '10..10 mole share'],
        ['Nb2O5', '10.5..10.5 mole share'],
      ],
    ],
    [
      'A frit of 65:20:15 wt% SiO2, B2O3 and Na2O was melted at 1400 C.',
      [
        ['SiO2', '65..65 mass ratio'],
        ['B2O3', '20..20 mass ratio'],
        ['Na2O', '15..15 mass ratio'],
      ],
    ],
    [
      '100 parts by weight polypropylene, 0.1 parts by weight Irganox 1010, 0.1 pbw Irgafos 168 and 20 to 30 pbw talc were compounded in a twin-screw extruder.',
      [
        ['polypropylene', '100..100 parts'],
        ['Irganox 1010', '0.1..0.1 parts'],
        ['Irgafos 168', '0.1..0.1 parts'],
        ['talc', '20..30 parts'],
      ],
    ],
    [
      'PLA and PBAT were blended at a weight ratio of 70:30, and 2 wt% of the compatibilizer was added.',
      [
        ['PLA', '70..70 mass ratio'],
        ['PBAT', '30..30 mass ratio'],
        ['compatibilizer', '2..2 mass share'],
      ],
    ],
    [
      'The weight ratio of polyol to isocyanate to catalyst is 100:45:0.3.',
      [
        ['polyol', '100..100 mass ratio'],
        ['isocyanate', '45..45 mass ratio'],
        ['catalyst', '0.3..0.3 mass ratio', 'catalyst'],
      ],
    ],
    [
      'Phase A: Water (to 100%), Disodium EDTA (0.1%), Carbomer (0.25%). Phase B: Dimethicone 2.0%, Isopropyl Myristate 5.0%. Phase C: Triethanolamine q.s. to pH 6.',
      [
        ['Water', '.. share'],
        ['Disodium EDTA', '0.1..0.1 share'],
        ['Carbomer', '0.25..0.25 share'],
        ['Dimethicone', '2..2 share'],
        ['Isopropyl Myristate', '5..5 share'],
      ],
    ],
    [
      'The sunscreen contains 10% w/w zinc oxide, 5% w/w octocrylene, 3% w/w avobenzone and q.s. water.',
      [
        ['zinc oxide', '10..10 mass share'],
        ['octocrylene', '5..5 mass share'],
        ['avobenzone', '3..3 mass share'],
        ['water', '.. mass share'],
      ],
    ],
    [
      'The electrolyte was 1 M LiPF6 in EC/DMC (1:1 by volume) with 2 wt% VC.',
      [
        ['EC', '1..1 volume ratio'],
        ['DMC', '1..1 volume ratio'],
        ['VC', '2..2 mass share'],
      ],
    ],
    [
      '1.2 M LiPF6 was dissolved in a mixture of ethylene carbonate, ethyl methyl carbonate and dimethyl carbonate (3:4:3 v/v/v), and 1 wt% vinylene carbonate and 0.5 wt% LiDFOB were added as additives.',
      [
        ['ethylene carbonate', '3..3 volume ratio'],
        ['ethyl methyl carbonate', '4..4 volume ratio'],
        ['dimethyl carbonate', '3..3 volume ratio'],
        ['vinylene carbonate', '1..1 mass share'],
        ['LiDFOB', '0.5..0.5 mass share'],
      ],
    ],
    [
      'Portland cement (450 kg/m3), silica fume (50 kg/m3), sand (700 kg/m3), water (160 kg/m3) and superplasticizer (1.2% by weight of cement).',
      [['superplasticizer', '1.2..1.2 mass share', 'water_reducer']],
    ],
    ['Fly ash was partially replaced with slag at levels of 10, 20 and 30 wt%.', [['slag', '10..30 mass share']]],
    ['After evaporation in vacuo, 1.2 g of product identified by NMR as the amide was obtained.', []],
    [
      'FeCl3·6H2O and FeCl2·4H2O were dissolved in 100 mL water in a molar ratio of 2:1.',
      [
        ['water', '100..100 volume'],
        ['FeCl3·6H2O', '2..2 mole ratio'],
        ['FeCl2·4H2O', '1..1 mole ratio'],
      ],
    ],
    ['1.5, 3 and 5 wt% of graphene oxide were added to the PVA solution.', [['graphene oxide', '1.5..5 mass share']]],
    ['The composites contained 0.5, 1.0, or 2.0 wt% MWCNT.', [['MWCNT', '0.5..2 mass share']]],
    ['The sample was annealed in Ar-5% H2 at 900 °C for 2 h.', []],
    ['The powders were reduced in a flow of 5% H2/Ar (100 mL/min).', []],
    [
      'The coating composition comprises: (a) 20 to 40 wt % of a polyurethane dispersion; (b) 5 to 10 wt % of a crosslinker; (c) 0.1 to 1 wt % of a wetting agent; and (d) water in an amount to make up 100 wt %.',
      [
        ['polyurethane dispersion', '20..40 mass share'],
        ['crosslinker', '5..10 mass share', 'curing_agent'],
        ['wetting agent', '0.1..1 mass share'],
      ],
    ],
    ['5 wt% Pd/C (50 mg) was added and the flask was charged with hydrogen at 50 psi.', [['Pd/C', '0.05..0.05 mass']]],
    [
      'The membrane casting solution comprised 18 wt% PSf, 4 wt% PVP, and 78 wt% NMP; the water flux rose by 25% and the rejection was 98%.',
      [
        ['PSf', '18..18 mass share'],
        ['PVP', '4..4 mass share'],
        ['NMP', '78..78 mass share'],
      ],
    ],
    [
      "The hydrogel was prepared from acrylamide (10 g), N,N'-methylenebisacrylamide (0.05 mol% relative to acrylamide), ammonium persulfate (1 wt% of monomer) and TEMED (20 µL).",
      [
        ['acrylamide', '10..10 mass'],
        ["N,N'-methylenebisacrylamide", '0.05..0.05 mole share'],
        ['ammonium persulfate', '1..1 mass share'],
        ['TEMED', '0.02..0.02 volume'],
      ],
    ],
    ['The mice (20-25 g) received 10 mg/kg of compound intraperitoneally, 5 mL of blood was collected.', []],
    [
      'The flux consists of 20% KF, 40% AlF3 and 40% CsF, all percentages being by weight.',
      [
        ['KF', '20..20 mass share'],
        ['AlF3', '40..40 mass share'],
        ['CsF', '40..40 mass share'],
      ],
    ],
    [
      'The brazing filler has (in % by weight) 10-14 Cr, 5-8 Si, 3-5 P and the remainder Ni.',
      [
        ['Cr', '10..14 mass share'],
        ['Si', '5..8 mass share'],
        ['P', '3..5 mass share'],
        ['Ni', '.. mass share'],
      ],
    ],
    [
      'The solvent may be toluene, xylene or a mixture thereof in an amount of 30 to 60 wt%.',
      [['toluene, xylene or a mixture thereof', '30..60 mass share']],
    ],
    [
      'Lithium carbonate, cobalt oxide, and manganese carbonate were weighed in a Li:Co:Mn molar ratio of 1.05:0.5:0.5.',
      [
        ['Li', '1.05..1.05 mole ratio'],
        ['Co', '0.5..0.5 mole ratio'],
        ['Mn', '0.5..0.5 mole ratio'],
      ],
    ],
    [
      'Starch, 35%; gelatin, 10%; glycerol, 15%; water, balance.',
      [
        ['Starch', '35..35 share'],
        ['gelatin', '10..10 share'],
        ['glycerol', '15..15 share'],
        ['water', '.. share'],
      ],
    ],
    [
      'The product has a moisture content of less than 5 wt%, a protein content of 20 wt% and a fat content of 3 wt%.',
      [
        ['protein', '20..20 mass share'],
        ['fat', '3..3 mass share'],
      ],
    ],
    [
      'Per 100 parts by mass of the rubber component, the content of silica is 60 parts by mass or more, and the content of carbon black is 5 parts by mass.',
      [
        ['rubber component', '100..100 parts'],
        ['silica', '60.. parts'],
        ['carbon black', '5..5 parts'],
      ],
    ],
    [
      'Steel: C 0.08, Si 0.25, Mn 1.5, Nb 0.04 (wt%), balance Fe.',
      [
        ['C', '0.08..0.08 mass share'],
        ['Si', '0.25..0.25 mass share'],
        ['Mn', '1.5..1.5 mass share'],
        ['Nb', '0.04..0.04 mass share'],
        ['Fe', '.. mass share'],
      ],
    ],
    [
      'The composition contains by weight: 45-55% of SiO2, 10-15% of CaO, up to 5% of MgO, and less than 0.5% of Fe2O3.',
      [
        ['SiO2', '45..55 mass share'],
        ['CaO', '10..15 mass share'],
        ['MgO', '..5 mass share'],
        ['Fe2O3', '..0.5 mass share'],
      ],
    ],
    [
      'The epoxy resin (Epon 828, 100 g) and the hardener (Jeffamine D-230, 32 g) were mixed at 60 °C.',
      [
        ['epoxy resin', '100..100 mass'],
        ['hardener', '32..32 mass', 'curing_agent'],
      ],
    ],
    [
      'A toothpaste comprising 20% hydrated silica, 0.24% sodium fluoride, 25% sorbitol, 1.5% sodium lauryl sulfate, 1% flavor and 0.2% sodium saccharin, q.s. with water.',
      [
        ['hydrated silica', '20..20 share'],
        ['sodium fluoride', '0.24..0.24 share'],
        ['sorbitol', '25..25 share'],
        ['sodium lauryl sulfate', '1.5..1.5 share'],
        ['flavor', '1..1 share', 'flavour'],
        ['sodium saccharin', '0.2..0.2 share'],
        ['water', '.. share'],
      ],
    ],
    [
      'Example 1. 10 kg of wheat, 2 kg of soybean meal and 0.1 kg premix were fed to 50 pigs weighing 30 kg.',
      [
        ['wheat', '10000..10000 mass'],
        ['soybean meal', '2000..2000 mass'],
        ['premix', '100..100 mass'],
      ],
    ],
    [
      'The weight ratio of the first polymer to the second polymer ranges from 1:9 to 9:1.',
      [
        ['first polymer', '1..9 mass ratio'],
        ['second polymer', '1..9 mass ratio'],
      ],
    ],
    [
      'The resist contains PGMEA and PGME (weight ratio 7:3) as solvent, and 3% photoacid generator based on the polymer.',
      [
        ['PGMEA', '7..7 mass ratio', 'solvent'],
        ['PGME', '3..3 mass ratio', 'solvent'],
        ['photoacid generator', '3..3 share'],
      ],
    ],
    ['The beads are 2 mm in diameter and contain 30% w/v alginate.', [['alginate', '30..30 share']]],
    [
      'The wood-plastic composite consisted of 60% wood flour, 37% HDPE and 3% MAPE, and its flexural strength was 35 MPa.',
      [
        ['wood flour', '60..60 share'],
        ['HDPE', '37..37 share'],
        ['MAPE', '3..3 share'],
      ],
    ],
    [
      'Free of parabens, the cream includes 2% niacinamide, 1% zinc PCA, 0.5% allantoin and water q.s. 100%.',
      [
        ['niacinamide', '2..2 share'],
        ['zinc PCA', '1..1 share'],
        ['allantoin', '0.5..0.5 share'],
        ['water', '.. share'],
      ],
    ],
    [
      '一种高强度钢，其化学成分按质量百分比计为：C 0.12~0.18%，Si 0.20~0.50%，Mn 1.2~1.6%，P≤0.015%，S≤0.005%，Nb 0.02~0.05%，余量为Fe及不可避免的杂质。',
      [
        ['C', '0.12..0.18 mass share'],
        ['Si', '0.2..0.5 mass share'],
        ['Mn', '1.2..1.6 mass share'],
        ['P', '..0.015 mass share'],
        ['S', '..0.005 mass share'],
        ['Nb', '0.02..0.05 mass share'],
        ['Fe', '.. mass share'],
      ],
    ],
    [
      '一种微晶玻璃，以摩尔百分比计包括：SiO2 60~70mol%，Al2O3 5~10mol%，Li2O 10~15mol%，ZrO2 1~3mol%，不含B2O3。',
      [
        ['SiO2', '60..70 mole share'],
        ['Al2O3', '5..10 mole share'],
        ['Li2O', '10..15 mole share'],
        ['ZrO2', '1..3 mole share'],
      ],
    ],
    [
      '在100重量份双酚A型环氧树脂中加入80重量份甲基六氢苯酐和1重量份2-乙基-4-甲基咪唑。',
      [
        ['双酚A型环氧树脂', '100..100 parts'],
        ['甲基六氢苯酐', '80..80 parts'],
        ['2-乙基-4-甲基咪唑', '1..1 parts'],
      ],
    ],
    [
      '其中，聚丙烯、滑石粉和弹性体的质量比为70:20:10。',
      [
        ['聚丙烯', '70..70 mass ratio'],
        ['滑石粉', '20..20 mass ratio'],
        ['弹性体', '10..10 mass ratio'],
      ],
    ],
    [
      '聚乳酸与PBAT按质量比7:3混合，再加入0.5重量份扩链剂。',
      [
        ['聚乳酸', '7..7 mass ratio'],
        ['PBAT', '3..3 mass ratio'],
        ['扩链剂', '0.5..0.5 parts'],
      ],
    ],
    [
      '一种面霜，由以下质量百分比的原料制成：甘油5%、丁二醇3%、鲸蜡硬脂醇2.5%、角鲨烷4%、辛酸/癸酸甘油三酯6%、卡波姆0.3%、苯氧乙醇0.5%，余量为去离子水。',
      [
        ['甘油', '5..5 mass share'],
        ['丁二醇', '3..3 mass share'],
        ['鲸蜡硬脂醇', '2.5..2.5 mass share'],
        ['角鲨烷', '4..4 mass share'],
        ['辛酸/癸酸甘油三酯', '6..6 mass share'],
        ['卡波姆', '0.3..0.3 mass share'],
        ['苯氧乙醇', '0.5..0.5 mass share'],
        ['去离子水', '.. mass share'],
      ],
    ],
    [
      'A相：水加至100%，EDTA二钠0.05%，黄原胶0.2%；B相：霍霍巴油5%，PEG-100硬脂酸酯2%；C相：香精适量。',
      [
        ['水', '.. share'],
        ['EDTA二钠', '0.05..0.05 share'],
        ['黄原胶', '0.2..0.2 share'],
        ['霍霍巴油', '5..5 share'],
        ['PEG-100硬脂酸酯', '2..2 share'],
      ],
    ],
    [
      '每100g饼干配方：低筋面粉55g、黄油20g、糖粉15g、鸡蛋液10g。',
      [
        ['低筋面粉', '55..55 mass'],
        ['黄油', '20..20 mass'],
        ['糖粉', '15..15 mass'],
        ['鸡蛋液', '10..10 mass'],
      ],
    ],
    [
      '饮料由以下原料组成：枸杞汁20%～30%，蜂蜜5%～8%，柠檬酸0.1%～0.2%，水补足至100%。',
      [
        ['枸杞汁', '20..30 share'],
        ['蜂蜜', '5..8 share'],
        ['柠檬酸', '0.1..0.2 share'],
        ['水', '.. share'],
      ],
    ],
    [
      '电解液由1mol/L LiPF6溶于EC和DMC(体积比1:1)的混合溶剂中并添加2wt%的VC组成。',
      [
        ['EC', '1..1 volume ratio'],
        ['DMC', '1..1 volume ratio'],
        ['VC', '2..2 mass share'],
      ],
    ],
    [
      '活性物质、乙炔黑、粘结剂以8:1:1的质量比混合。',
      [
        ['活性物质', '8..8 mass ratio'],
        ['乙炔黑', '1..1 mass ratio'],
        ['粘结剂', '1..1 mass ratio', 'binder'],
      ],
    ],
    [
      '以水泥质量的0.5%掺入减水剂，以胶凝材料总量的8%掺入硅灰。',
      [
        ['减水剂', '0.5..0.5 share', 'water_reducer'],
        ['硅灰', '8..8 share'],
      ],
    ],
    [
      '将4-溴苯甲醚(187mg，1mmol)、苯硼酸(146mg，1.2mmol)、碳酸钾(276mg，2mmol)和Pd(PPh3)4(58mg，5mol%)加入25mL Schlenk管中，再加入甲苯(3mL)。',
      [
        ['4-溴苯甲醚', '0.187..0.187 mass'],
        ['苯硼酸', '0.146..0.146 mass'],
        ['碳酸钾', '0.276..0.276 mass'],
        ['Pd(PPh3)4', '0.058..0.058 mass'],
        ['甲苯', '3..3 volume'],
      ],
    ],
    [
      '取FeCl3·6H2O和FeCl2·4H2O，按摩尔比2:1溶于100 mL去离子水，滴加25%氨水10 mL。',
      [
        ['FeCl3·6H2O', '2..2 mole ratio'],
        ['FeCl2·4H2O', '1..1 mole ratio'],
        ['去离子水', '100..100 volume'],
        ['氨水', '10..10 volume'],
      ],
    ],
    [
      '所述催化剂中Pt的负载量为0.5wt%，Sn的负载量为1.5wt%，比表面积为180m2/g。',
      [
        ['Pt', '0.5..0.5 mass share'],
        ['Sn', '1.5..1.5 mass share'],
      ],
    ],
    ['添加量为1.5%、3%和5%的石墨烯分别制成复合材料。', [['石墨烯', '1.5..5 share']]],
    ['石墨烯的添加量为0.5wt%、1wt%和2wt%。', [['石墨烯', '0.5..2 mass share']]],
    ['在5%H2/95%N2混合气中还原。', []],
    [
      '胶粘剂以SIS为100份计，增粘树脂80-120份，优选90-110份，环烷油10-30份，抗氧剂1-2份。',
      [
        ['SIS', '100..100 parts'],
        ['增粘树脂', '80..120 parts'],
        ['环烷油', '10..30 parts'],
        ['抗氧剂', '1..2 parts', 'antioxidant'],
      ],
    ],
    [
      '按每100重量份聚氯乙烯计，使用40至60重量份的邻苯二甲酸二辛酯和2至3重量份的钙锌稳定剂。',
      [
        ['聚氯乙烯', '100..100 parts'],
        ['邻苯二甲酸二辛酯', '40..60 parts'],
        ['钙锌稳定剂', '2..3 parts', 'stabilizer'],
      ],
    ],
    ['种子用药剂5mL拌种1kg，发芽率为92%。', [['种子用药剂', '5..5 volume']]],
    [
      '农药悬浮剂含有效成分20%、分散剂3%、增稠剂0.2%、防冻剂5%，水余量。',
      [
        ['有效成分', '20..20 share'],
        ['分散剂', '3..3 share', 'dispersant'],
        ['增稠剂', '0.2..0.2 share', 'thickener'],
        ['防冻剂', '5..5 share'],
        ['水', '.. share'],
      ],
    ],
    [
      '钎料由Ag 45%、Cu 30%、Zn 25%组成（质量分数）。',
      [
        ['Ag', '45..45 mass share'],
        ['Cu', '30..30 mass share'],
        ['Zn', '25..25 mass share'],
      ],
    ],
    ['焊料Sn-3.0Ag-0.5Cu中加入0.05%的Ni。', [['Ni', '0.05..0.05 share']]],
    [
      '所述的保鲜剂由壳聚糖1.5%，柠檬酸0.5%，丙三醇1%和水97%组成。',
      [
        ['壳聚糖', '1.5..1.5 share'],
        ['柠檬酸', '0.5..0.5 share'],
        ['丙三醇', '1..1 share'],
        ['水', '97..97 share'],
      ],
    ],
    ['拉伸强度提高了25%，断裂伸长率为350%，失重5%时的温度为380℃。', []],
    [
      '一种水性涂料，其组成及质量百分比为：水性丙烯酸乳液40%～50%，钛白粉15%～20%，成膜助剂2%～4%，消泡剂0.1%～0.3%，去离子水余量。',
      [
        ['水性丙烯酸乳液', '40..50 mass share'],
        ['钛白粉', '15..20 mass share'],
        ['成膜助剂', '2..4 mass share', 'additive'],
        ['消泡剂', '0.1..0.3 mass share', 'defoamer'],
        ['去离子水', '.. mass share'],
      ],
    ],
    [
      '原料（质量份）：E-51环氧树脂100，聚酰胺650 40，石英粉60。',
      [
        ['E-51环氧树脂', '100..100 parts'],
        ['聚酰胺650', '40..40 parts'],
        ['石英粉', '60..60 parts'],
      ],
    ],
    [
      '称取聚乙烯醇10g，加入90mL去离子水，95℃搅拌溶解2h，冷却后加入5wt%的戊二醛0.5mL。',
      [
        ['聚乙烯醇', '10..10 mass'],
        ['去离子水', '90..90 volume'],
        ['戊二醛', '0.5..0.5 volume'],
      ],
    ],
    [
      '将3.2g(20mmol)五水硫酸铜、4.0gNaOH和5mLPEG-400加入到100mL反应釜中。',
      [
        ['五水硫酸铜', '3.2..3.2 mass'],
        ['NaOH', '4..4 mass'],
        ['PEG-400', '5..5 volume'],
      ],
    ],
    [
      '将硝酸镍、硝酸钴与尿素按摩尔比1:2:10溶解于60mL去离子水中。',
      [
        ['硝酸镍', '1..1 mole ratio'],
        ['硝酸钴', '2..2 mole ratio'],
        ['尿素', '10..10 mole ratio'],
        ['去离子水', '60..60 volume'],
      ],
    ],
    [
      '按照重量百分比包括：红景天提取物2～5%、烟酰胺1～3%、透明质酸钠0.05～0.2%、1,3-丁二醇5～8%、余量为水。',
      [
        ['红景天提取物', '2..5 mass share'],
        ['烟酰胺', '1..3 mass share'],
        ['透明质酸钠', '0.05..0.2 mass share'],
        ['1,3-丁二醇', '5..8 mass share'],
        ['水', '.. mass share'],
      ],
    ],
    [
      '混凝土配合比为水泥:砂:石:水=1:1.8:2.9:0.45。',
      [
        ['水泥', '1..1 mass ratio'],
        ['砂', '1.8..1.8 mass ratio'],
        ['石', '2.9..2.9 mass ratio'],
        ['水', '0.45..0.45 mass ratio'],
      ],
    ],
    [
      '加入占水泥质量0.2%的聚羧酸减水剂和占总体积1.5%的钢纤维。',
      [
        ['聚羧酸减水剂', '0.2..0.2 share', 'water_reducer'],
        ['钢纤维', '1.5..1.5 share'],
      ],
    ],
    [
      '反应物摩尔比n(苯酚):n(甲醛)=1:1.5，催化剂NaOH用量为苯酚质量的2%。',
      [
        ['苯酚', '1..1 mole ratio'],
        ['甲醛', '1.5..1.5 mole ratio'],
      ],
    ],
    [
      '取代度为0.8的羧甲基纤维素钠2g溶于100g水中得到2%的溶液。',
      [
        ['羧甲基纤维素钠', '2..2 mass'],
        ['水', '100..100 mass'],
      ],
    ],
    [
      '包括质量比为1:1-3:0.5的组分A、组分B和组分C。',
      [
        ['组分A', '1..1 mass ratio'],
        ['组分B', '1..3 mass ratio'],
        ['组分C', '0.5..0.5 mass ratio'],
      ],
    ],
    [
      '聚醚多元醇与异氰酸酯的质量比为100：(45～50)。',
      [
        ['聚醚多元醇', '100..100 mass ratio'],
        ['异氰酸酯', '45..50 mass ratio'],
      ],
    ],
    [
      '石墨烯、碳纳米管和导电炭黑按1:2:7的质量比复配，用量占正极材料总质量的3%。',
      [
        ['石墨烯', '1..1 mass ratio'],
        ['碳纳米管', '2..2 mass ratio'],
        ['导电炭黑', '7..7 mass ratio'],
      ],
    ],
    [
      '滴加10mL H₂O₂(30%)，再加30ml上述NaOH溶液，并定容至1 000 mL。',
      [
        ['H₂O₂', '10..10 volume'],
        ['NaOH溶液', '30..30 volume'],
      ],
    ],
    [
      '由下列重量份的原料组成：滑石粉20-40、碳酸钙10-30、硬脂酸1-3。',
      [
        ['滑石粉', '20..40 parts'],
        ['碳酸钙', '10..30 parts'],
        ['硬脂酸', '1..3 parts'],
      ],
    ],
    [
      '红糖30克，加水500毫升，煎20分钟，生姜(切片)15克。',
      [
        ['红糖', '30..30 mass'],
        ['水', '500..500 volume'],
        ['生姜', '15..15 mass'],
      ],
    ],
    [
      '再加入乙酸酐的溶液（1.0ml, 1M in THF），混合物用盐水（15ml）和 DCM（2×10ml）洗涤。',
      [
        ['乙酸酐', '1..1 volume'],
        ['盐水', '15..15 volume'],
        ['DCM', '20..20 volume'],
      ],
    ],
    [
      '将其分散于乙醇-水混合溶剂（体积比9:1）中。',
      [
        ['乙醇', '9..9 volume ratio'],
        ['水', '1..1 volume ratio'],
      ],
    ],
    [
      '粉体包含锌：40～55％(其中铁：15～30％；铜：25～40％)。',
      [
        ['锌', '40..55 share'],
        ['铁', '15..30 share'],
        ['铜', '25..40 share'],
      ],
    ],
    [
      'It was extracted with 100 ml sat. aqueous NaHCO3 solution, 2 liters more than the amount required to dissolve 200 g, and a slurry of 500 ml 30 lb/1000 gallon guar solution.',
      [
        ['aqueous NaHCO3 solution', '100..100 volume'],
        ['guar solution', '500..500 volume'],
      ],
    ],
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
