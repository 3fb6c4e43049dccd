/** The characters that Chinese people write most, those of headings and of names among them, in both scripts. */
const chinese = [
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种',
  '事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第',
  '公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应向头文体政美相见被利什二等产或新己制身果加西斯月话合回',
  '特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何',
  '电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山统区保至队形社便空决治展马科司五基书非则听白界达光放强',
  '即难且权思王象完设式色路记南品住告类求据程北边该交规万取望觉术领共确传师观清今院让识候带导争运服县省乡镇村街号室楼',
  '姓证码份址单金额收支余摘借贷币项流方账帐户卡银行付款汇转存跨网备注附言序站考试成绩准评级技能操综笔聘职称历专毕校班',
  '组座排列停残票税价费缴退宝微信支付红营销商贸易限责任有股集团科技咨询询服务协会中心局所厂店院党委事业企投资融租房',
  '租水物业手续利息息工资奖补贴货币种现钞往来业务凭柜员渠道终端批网点开户属性别男族汉籍贯政治面貌邮箱编类型状态启禁',
  '七八九百千零元角分初高级师员师助理建造安防消防注册会计人力健康管养老育婴家政客调酒茶艺美容按摩电焊钳工车铣维修',
  '李张刘陈杨赵黄周吴徐孙胡朱林郭罗梁宋郑谢韩唐冯董萧曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎潘杜戴夏钟汪田姜范石姚谭',
  '廖邹熊陆郝孔崔康毛邱秦江史顾侯邵孟龙段雷钱汤尹黎武乔贺赖龚欧阳娜陶洪翟施倪温季葛柳岳齐伍庞莫庄章樊殷兰',
  '伟芳秀英敏静丽磊洋勇艳杰涛超霞刚桂华玉晓婷雪梅云波鹏飞宇浩鑫志建春晨辉亮佳欣琳倩颖慧琪瑶怡思雨子涵梓轩俊豪凯博睿',
  '凤兰珍莉娟翠香莲荣福贵富祥瑞吉庆喜乐爱军民胜利永远忠诚仁义礼智勤俭淑贤惠善良启明旭阳晖阳光辰星月华花草树森林',
  '京沪津渝冀晋辽吉黑苏浙皖闽赣鲁豫鄂湘粤琼川贵云陕甘青蒙桂藏宁疆港澳台州广深圳杭武汉沙重庆厦福郑济哈长沈连岛锡',
  '電話號碼單證學歷張陳劉楊趙黃吳孫鄭謝韓馮蕭許呂蘇盧蔣賈葉閻鍾薑範譚鄒陸龍萬錢湯頭國華麗偉強傑濤軍勇艷靜備註曉東榮',
  '這個們來為時會對過發後裡種經現當動還進樣無與長機關點業將兩間並應體見產門東聲員處義條氣題實總數報結電務場計統區隊決',
  '馬設書聽達難權記類據邊該規觀領傳師讓識帶導運縣鄉鎮樓額餘幣項賬戶銀匯轉跨網繳費稅價紅營銷貿團責協廠黨資產債欄筆',
].join('');

/** The same of Japanese people, beside their kana: the characters of headings and of names. */
const japanese = [
  '日付氏名住所電話番号取引摘要支払金額預残高差入出込振替依頼人店円年月日時刻銀行口座普通当座種別備考生性別男女所属会社',
  '株式有限学校大学卒業試験受験者点数結果合格不合座席教室階列会場東西南北京都大阪市区町村県府道神奈川千葉埼玉兵庫福岡',
  '山田中川村木林森本井原野口石上下小高橋松竹梅佐藤鈴伊渡辺加斎清水吉近遠後岡長谷内池前坂阪島崎和太郎一二三次郎子花美',
  '恵由紀真理香代幸正雄夫男彦明弘博隆健誠学修浩司大輔翔太拓也直樹裕介愛優陽菜結衣葵桜',
].join('');

const sets = { chinese: new Set(chinese), japanese: new Set(japanese) };

/** Han characters, without the kana and other letters beside them. */
const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const outside = /[\u0080-\u{10ffff}]/u;

interface Share {
  /** How many characters were looked at. */
  readonly count: number;
  /** The part of them that is written often, from 0 to 1. */
  readonly share: number;
}

const shareOf = (characters: readonly string[], isCommon: (character: string) => boolean): Share => {
  const { length: count } = characters;
  return { count, share: count === 0 ? 0 : characters.filter(isCommon).length / count };
};

/** How many of the Han characters of a text Chinese people write often. */
export const shareOfChinese = (text: string): Share =>
  shareOf(
    [...text].filter((character) => han.test(character)),
    (character) => sets.chinese.has(character),
  );

/** The same of Japanese among all characters beyond the plain ones: kana are common, and what means nothing is not. */
export const shareOfJapanese = (text: string): Share =>
  shareOf(
    [...text].filter((character) => outside.test(character)),
    (character) => kana.test(character) || sets.japanese.has(character),
  );

/** How many of the characters beyond the plain ones are of a set. */
export const shareIn = (text: string, characters: ReadonlySet<string>): Share =>
  shareOf(
    [...text].filter((character) => outside.test(character)),
    (character) => characters.has(character),
  );
