import { describe, expect, it } from 'vitest';
import { readGoal } from './goal.ts';

describe('a goal', () => {
  it('names a product by what is not excluded, bounded or weighed', () => {
    const goal = readGoal(
      'Lead-free solder paste for fine pitch, flux at most 12 wt%, weigh the silver content versus price.',
      'en',
    );
    expect(goal.product).toEqual(['solder paste', 'fine pitch']);
    expect(goal.excluded).toEqual(['Lead']);
    expect(goal.bounds).toEqual([{ name: 'flux', text: 'at most 12 wt%', high: 12 }]);
    expect(goal.dimensions.map(({ kind, name }) => [kind, name])).toEqual([
      ['cost', 'cost'],
      ['component', 'silver'],
    ]);
  });

  it('reads a bare per cent as a bound, and components whole', () => {
    const goal = readGoal('Lotion without parabens, at least 10% zinc oxide; compare loading of zinc oxide', 'en');
    expect([goal.product, goal.excluded]).toEqual([['Lotion'], ['parabens']]);
    expect(goal.bounds).toEqual([{ name: 'zinc oxide', text: 'at least 10%', low: 10 }]);
    expect(goal.dimensions.map(({ name }) => name)).toEqual(['zinc oxide']);
    const against = readGoal('Nanocomposite. Weigh the amount of organoclay against cost.', 'en');
    expect(against.dimensions.map(({ name }) => name)).toEqual(['cost', 'organoclay']);
  });

  it('bounds parts, too; a balance bounds nothing', () => {
    const tyre = readGoal('Tyre rubber with at most 3 phr zinc oxide, balance silica', 'en');
    expect(tyre.bounds).toEqual([{ name: 'zinc oxide', text: 'at most 3 phr', high: 3, basis: 'parts' }]);
    const electrolyte = readGoal('固态电解质，含量：聚合物30-50%，余量为锂盐，不含氟', 'zh');
    expect(electrolyte.bounds).toEqual([{ name: '聚合物', text: '30-50%', low: 30, high: 50 }]);
    expect([electrolyte.product, electrolyte.excluded]).toEqual([['固态电解质'], ['氟']]);
    const ratio = readGoal('Composite with paraffin and graphite in a weight ratio of 85:15', 'en');
    expect([ratio.product, ratio.bounds]).toEqual([['Composite', 'paraffin', 'graphite'], []]);
  });

  it('does so in Chinese', () => {
    const coating = readGoal('水性环氧防腐涂料，不含铬，固体份不低于50%，比较固化剂用量与成本', 'zh');
    expect([coating.product, coating.excluded]).toEqual([['水性环氧防腐涂料'], ['铬']]);
    expect(coating.bounds).toEqual([{ name: '固体份', text: '不低于50%', low: 50 }]);
    expect(coating.dimensions.map(({ name }) => name)).toEqual(['成本', '固化剂']);
    const concrete = readGoal('超高性能混凝土，水泥不超过600kg/m3，含有机纤维，权衡硅灰和粉煤灰的掺量', 'zh');
    expect(concrete.product).toEqual(['超高性能混凝土', '水泥', '有机纤维']);
    expect(concrete.dimensions.map(({ name }) => name)).toEqual(['硅灰', '粉煤灰']);
  });
});
