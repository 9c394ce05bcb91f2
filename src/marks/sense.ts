import { folded } from './script.ts';

/**
 * Words of marks that mean the same, across languages and among near synonyms: a line is one sense. Written for this
 * purpose, of what marks are made of: animals, plants, the sky, colours, qualities, people, places, things.
 */
const SENSES = `
apple 苹果 蘋果 apfel pomme manzana mela りんご リンゴ アップル 사과
orange 橙 橙子 橘子 naranja arancia オレンジ
lemon citron 柠檬 檸檬 zitrone limon limone レモン
cherry 樱桃 櫻桃 kirsche cerise cereza ciliegia さくらんぼ
peach 桃 桃子 pfirsich peche melocoton pesca もも
grape 葡萄 traube raisin uva ぶどう
mango 芒果 マンゴー
coffee cafe kaffee 咖啡 コーヒー 커피
tea 茶 tee the 차
milk 牛奶 milch lait leche latte ミルク 牛乳 우유
bread 面包 麵包 brot pain pan pane パン 빵
honey 蜂蜜 honig miel miele はちみつ 꿀
rice 米 大米 reis riz arroz riso 쌀
salt 盐 鹽 salz sel sal sale 소금
sugar 糖 zucker sucre azucar zucchero 설탕
water 水 wasser eau agua acqua aqua 물
fire flame blaze 火 火焰 feuer feu fuego fuoco 불
ice 冰 eis glace hielo ghiaccio 얼음
snow 雪 schnee neige nieve neve 눈
rain 雨 regen pluie lluvia pioggia 비
wind breeze 风 風 vent viento vento 바람
cloud 云 雲 wolke nuage nube nuvola クラウド 구름
storm thunder 风暴 雷 sturm donner tempete tormenta tonnerre 폭풍
lightning flash bolt 闪电 閃電 blitz eclair relampago 번개
sun solar 太阳 太陽 sonne soleil sol sole 태양
moon luna lunar 月亮 月 mond lune 달
star stellar 星 星星 stern etoile estrella stella スター 별
sky heaven 天空 天 himmel ciel cielo 하늘
earth globe terra world 地球 世界 erde welt terre monde mundo mondo 지구 세계
sea ocean marine 海 海洋 meer ozean mer mar mare oceano 바다
river stream 河 江 fluss riviere rio fiume 강
lake 湖 see lac lago 호수
mountain mount peak summit 山 山峰 berg gipfel montagne montana monte 산
island isle 岛 島 insel ile isla isola 섬
forest wood 森林 wald foret bosque foresta selva 숲
tree 树 樹 baum arbre arbol albero 나무
flower blossom bloom 花 blume fleur flor fiore 꽃
rose 玫瑰 薔薇 バラ 장미
lily 百合 lilie lis lirio giglio
leaf 叶 葉 blatt feuille hoja foglia 잎
garden 花园 花園 garten jardin giardino 정원
lion leo 狮 狮子 獅子 loewe lowe leon leone ライオン 사자
tiger 虎 老虎 tigre タイガー 호랑이
wolf 狼 loup lobo lupo ウルフ 늑대
fox 狐 狐狸 fuchs renard zorro volpe 여우
bear 熊 bar baer ours oso orso ベアー 곰
panda 熊猫 熊貓 パンダ 판다
dog hound puppy 狗 犬 hund chien perro cane 개
cat kitty 猫 貓 katze chat gato gatto 고양이
horse pony stallion 马 馬 pferd cheval caballo cavallo 말
bull ox 公牛 牛 stier taureau toro 황소
eagle 鹰 鷹 老鹰 adler aigle aguila aquila 독수리
hawk falcon 隼 falke faucon halcon falco
dove pigeon 鸽 鸽子 taube colombe paloma colomba 비둘기
swan 天鹅 天鵝 schwan cygne cisne cigno 백조
owl 猫头鹰 eule hibou buho gufo
bird 鸟 鳥 vogel oiseau pajaro uccello 새
phoenix 凤凰 鳳凰 phonix fenix fenice 봉황
dragon 龙 龍 drache drago ドラゴン 용
fish 鱼 魚 fisch poisson pez pesce 물고기
dolphin 海豚 delphin dauphin delfin delfino
whale 鲸 鯨 wal baleine ballena balena
bee 蜜蜂 biene abeille abeja ape 벌
butterfly 蝴蝶 schmetterling papillon mariposa farfalla 나비
king royal 王 国王 國王 konig koenig roi rey キング 왕
queen regina 女王 皇后 konigin reine reina 여왕
prince 王子 prinz principe 왕자
crown corona 皇冠 王冠 krone couronne 왕관
knight 骑士 騎士 ritter chevalier caballero cavaliere ナイト 기사
hero 英雄 held heros heroe eroe ヒーロー 영웅
angel 天使 engel ange angelo 천사
giant titan 巨人 riese geant gigante 거인
castle 城堡 burg schloss chateau castillo castello 성
tower 塔 turm tour torre 탑
house home 家 房子 haus maison casa ハウス ホーム 집
bridge 桥 橋 brucke bruecke pont puente ponte
gate door 门 門 tor porte puerta porta 문
road way path 路 weg strasse chemin camino 길
ship boat 船 schiff boot bateau barco nave 배
gold golden 金 黄金 黃金 gouden or oro ゴールド 금
silver 银 銀 silber argent plata argento 은
diamond 钻石 鑽石 diamant diamante ダイヤモンド 다이아몬드
pearl 珍珠 perle perla 진주
stone rock 石 石头 stein pierre piedra pietra 돌
iron steel 铁 钢 鐵 eisen stahl fer acier hierro ferro
red rouge 红 紅 rot rojo rosso レッド 빨강
blue azure 蓝 藍 blau bleu azul blu ブルー 파랑
green verde 绿 綠 grun gruen vert グリーン 초록
white blanc 白 白色 weiss blanco bianco ホワイト 하양
black noir 黑 黑色 schwarz negro nero ブラック 검정
quick fast rapid swift speedy express 快 快速 迅速 schnell rapide rapido veloz veloce 빠른
strong power mighty force 强 強 力量 力 kraft stark fort fuerte forte パワー 힘
bright brilliant shining 亮 光明 hell brillant brillante
light lux lumen 光 licht lumiere luz luce 빛
big large grand great 大 gross grande gran 큰
small little mini petite tiny 小 klein petit pequeno piccolo 작은
new nova neo novel 新 neu nouveau nouvelle nuevo nuova nuovo 새
old antique vintage 老 古 旧 alt vieux viejo vecchio
good fine 好 gut bon bueno buono 좋은
best top prime first 最好 第一 erste premier primero primo 최고
beautiful beauty belle pretty 美 美丽 美麗 schon schoen beau hermosa bella 아름다운
happy joy glad 乐 快乐 樂 froh joie feliz felice ハッピー 행복
love amour 爱 愛 liebe amor amore ラブ 사랑
heart cor 心 herz coeur corazon cuore ハート 마음
life vita 生活 生命 leben vie vida ライフ 생명
health healthy sanus 健康 gesund sante salud salute 건강
peace 和平 frieden paix paz pace 평화
dream 梦 夢 traum reve sueno sogno ドリーム 꿈
magic 魔法 魔术 magie magia マジック 마법
future 未来 未來 zukunft avenir futuro 미래
time 时间 時 zeit temps tiempo tempo タイム 시간
day 日 tag jour dia giorno デイ 날
night 夜 nacht nuit noche notte ナイト 밤
morning dawn aurora 早晨 黎明 morgen aube alba 아침
spring 春 春天 fruhling printemps primavera 봄
summer 夏 夏天 sommer ete verano estate 여름
child kid baby 孩子 儿童 kind enfant nino bambino キッズ 아이
mother mama mom 妈妈 母 mutter mere madre ママ 엄마
friend buddy 朋友 freund ami amigo amico 친구
smart clever intelligent 智能 聪明 klug malin inteligente スマート 똑똑한
simple easy 简单 容易 einfach facile facil 쉬운
free libre 自由 frei liberta 자유
safe secure 安全 sicher sur seguro sicuro 안전한
pure clean 纯 純 清 rein sauber pur puro ピュア 순수
fresh 新鲜 鮮 frisch frais fresco フレッシュ 신선
soft gentle 柔 weich doux suave morbido ソフト
sweet dolce 甜 suss doux dulce スイート 달콤한
hand 手 main mano ハンド 손
eye 眼 眼睛 auge oeil ojo occhio アイ 눈
book 书 書 buch livre libro ブック 책
key 钥匙 schlussel cle llave chiave キー 열쇠
ring 环 戒指 环形 bague anillo anello リング 반지
arrow 箭 pfeil fleche flecha freccia
wing 翼 翅膀 flugel aile ala ウイング 날개
fly flying 飞 飛 fliegen voler volar volare
play game 玩 游戏 遊戲 spiel jeu juego gioco ゲーム 게임
travel journey voyage trip 旅行 reise viaje viaggio トラベル 여행
nature natural 自然 natur naturale ナチュラル 자연
art 艺术 藝術 kunst arte アート 예술
music 音乐 音樂 musik musique musica ミュージック 음악
`;

const CONCEPTS = new Map<string, number>();
let longest = 1;
for (const [index, line] of SENSES.trim().split('\n').entries()) {
  for (const word of line.split(' ')) {
    const key = folded(word);
    if (!CONCEPTS.has(key)) CONCEPTS.set(key, index);
    if (/\p{Script=Han}/u.test(key)) longest = Math.max(longest, key.length);
  }
}

const plural = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && /[^s]s$/.test(word)
      ? word.slice(0, -1)
      : word;

/** Endings by which German, French, Italian, Spanish adjectives and nouns of the table differ from its words. */
const ENDINGS = ['es', 'er', 'en', 'em', 'he', 'ne', 'as', 'os', 'e', 'a', 's'] as const;
/** Letters that what is left of a word has at least: shorter ones are of other words. */
const LEAST_STEM = 4;

const stemOf = (word: string, ending: string) =>
  word.endsWith(ending) ? word.slice(0, word.length - ending.length) : '';

/** The sense of a word in any of the languages of the table, in lower case without accents; undefined for others. */
function senseOf(word: string): number | undefined {
  const known = CONCEPTS.get(word) ?? CONCEPTS.get(plural(word));
  if (known !== undefined) return known;
  for (const ending of ENDINGS) {
    const stem = stemOf(word, ending);
    const sense = stem.length >= LEAST_STEM ? CONCEPTS.get(stem) : undefined;
    if (sense !== undefined) return sense;
  }
  return undefined;
}

const LATIN = /^[a-z]{7,30}$/;
/** What stands between the words of a German compound. */
const JOINTS = ['', 'n', 's', 'es', 'en'] as const;
/** Letters of a part of a compound at least. */
const LEAST_PART = 3;

/**
 * What a word means: its sense, else those of the two words of the table that it is joined of (`feuervogel`,
 * `sonnengarten`, `snowbird`).
 */
export function sensesOf(word: string): readonly number[] {
  const whole = senseOf(word);
  if (whole !== undefined) return [whole];
  if (!LATIN.test(word)) return [];
  for (let at = word.length - LEAST_PART; at >= LEAST_PART; at--) {
    const second = CONCEPTS.get(word.slice(at));
    if (second === undefined) continue;
    const joint = JOINTS.find((each) => CONCEPTS.has(stemOf(word.slice(0, at), each)));
    const first = joint === undefined ? '' : stemOf(word.slice(0, at), joint);
    if (first.length >= LEAST_PART) return [CONCEPTS.get(first)!, second];
  }
  return [];
}

/** Senses in a run of Chinese characters: the longest words first, from the left. A sign in no word is not read. */
export function sensesInRun(run: string): number[] {
  const found: number[] = [];
  for (let at = 0; at < run.length; ) {
    let step = 1;
    for (let length = Math.min(longest, run.length - at); length > 0; length--) {
      const sense = CONCEPTS.get(run.slice(at, at + length));
      if (sense === undefined) continue;
      found.push(sense);
      step = length;
      break;
    }
    at += step;
  }
  return found;
}

export { plural as singular };
