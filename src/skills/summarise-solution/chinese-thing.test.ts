import { describe, expect, it } from 'vitest';
import { chineseThing } from './chinese-thing.ts';

const named = (said: string) => {
  const thing = chineseThing(said);
  return thing && said.slice(thing.start, thing.end);
};

describe('the thing that a Chinese sentence is about', () => {
  it.each([
    ['给蜗牛穿的羊毛鞋，鞋底有粘胶', '给蜗牛穿的羊毛鞋'],
    ['鞋底可以换的拖鞋，脏了只换底', '鞋底可以换的拖鞋'],
    ['药盒到点会响铃并自动弹出当次要吃的药', '药盒'],
    ['窗户下雨时自动关上', '窗户'],
    ['晾衣架遇到阴天就收进屋里', '晾衣架'],
    ['猫砂盆每次猫出来以后自己筛砂', '猫砂盆'],
    ['背包的肩带里有气囊', '背包的肩带'],
    ['自行车的坐垫里有弹簧', '自行车的坐垫'],
    ['智能水杯能记录喝水量', '智能水杯'],
    ['家用不锈钢锅把手太烫', '家用不锈钢锅'],
    ['安全带自动收紧', '安全带'],
    ['狗项圈带GPS', '狗项圈'],
    ['雨伞湿了以后装进伞套', '雨伞'],
    ['我想在伞柄里装一个小风扇', '伞柄'],
    ['用手机壳背面的太阳能板给手机充电', '手机壳背面的太阳能板'],
    ['把旧轮胎切成条编成地垫', '旧轮胎'],
    ['做一个套在手指上的金属指套，前面有挡板', '金属指套'],
    ['切菜时手指疼，做一个套在手指上的指套。', '指套'],
    ['孩子写作业驼背时台灯会闪', '台灯'],
    ['电动汽车自动充电桩：车停好后，机械臂插上插座', '电动汽车自动充电桩'],
    ['很多人忘记吃药', undefined],
    ['大家都不喜欢', undefined],
    ['', undefined],
  ])('%s', (said, thing) => {
    expect(named(said)).toBe(thing);
  });
});
