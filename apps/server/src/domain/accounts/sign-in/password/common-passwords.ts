/**
 * Words and keyboard walks that most guessed passwords are made of. A password that is one of them, with digits or
 * signs around it, is refused (ASVS 6.2.4): `Password2024!` is `password`.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort passw passwd contrasena motdepasse mima mimamima woaini woaiwojia woaizhongguo zhongguo nihao
  nihaoma beijing shanghai guangzhou shenzhen zhangsan lisi wangwu xiaoming laoshi gongsi renzheng peixun kaoshi
  baoming zhengshu jineng zhaopin administrator admin adminadmin root superuser superadmin manager system guest user
  username login signin welcome welcomeback hello helloworld letmein openup opensesame access secret secrets private
  default changeme changeit changeme please test tester testtest testing example demo temp temporary initial start
  skillcert skill skills certificate certification consultant technology master editor company expert recommend
  qwerty qwertyuiop qwertyui qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wasd qweasd qweasdzxc
  qwe asd zxc qaz wsx edc qwert asdfg zxcvb poiuytrewq lkjhgfdsa mnbvcxz
  abc abcd abcde abcdef abcdefg abcdefgh abcdefghij aaa aaaa aaaaaa aabbcc abcabc xyz xxx xxxx
  iloveyou iloveu ilove lovely love lover loveme forever friend friends family mother father baby babygirl babyboy
  princess prince queen king angel heaven sunshine sunflower sunday monday summer winter spring autumn january
  february march april may june july august september october november december
  dragon tiger lion eagle monkey panda horse rabbit bear wolf shark phoenix butterfly flower rose
  football soccer basketball baseball hockey golf tennis badminton pingpong swimming champion winner
  superman batman spiderman ironman starwars pokemon pikachu mickey snoopy hellokitty doraemon naruto
  michael michelle jennifer jessica daniel david robert thomas charlie andrew joshua matthew ashley amanda
  computer internet network server database software hardware windows linux macintosh android iphone google
  microsoft apple samsung huawei xiaomi oppo vivo tencent alibaba taobao wechat weixin baidu facebook twitter
  whatever trustno nothing something anything freedom liberty justice peace money dollar diamond gold silver golden
  cookie chocolate cheese banana orange pepper coffee ginger shadow hunter ranger warrior soldier killer master
  mercedes ferrari porsche toyota honda corvette harley yamaha`.split(/\s+/),
);

/** Runs of digits that make a password common even with letters around them. */
export const commonDigits: ReadonlySet<string> = new Set([
  '0123456789',
  '1234567890',
  '123456789',
  '12345678',
  '1234567',
  '123456',
  '987654321',
  '9876543210',
  '87654321',
  '654321',
  '112233',
  '11223344',
  '1122334455',
  '123123',
  '123123123',
  '123321',
  '111111',
  '11111111',
  '000000',
  '00000000',
  '666666',
  '66666666',
  '888888',
  '88888888',
  '5201314',
  '1314520',
  '147258369',
  '159357',
  '789456123',
]);
