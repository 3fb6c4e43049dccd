import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { writeSheet } from '../../../platform/sheet/write-sheet.js';
import { engines } from '../../../testing/engines.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { keepRights, openStaff } from '../../class/testing/staff.js';
import { testForm, testPhone } from '../testing/test-candidate.js';
import { importDesk } from './testing/import-desk.js';
import { photoZip, picture } from './testing/photo-zip.js';

// One engine is enough: the problems of a row are found before any statement differs between engines.
const [engine] = engines;

let services: TestServices;
let class_id: number;
let master: StaffSession;
beforeAll(async () => {
  if (!engine) throw new Error('There is no engine.');
  services = await openTestServices(engine);
  class_id = await insertTestClass(services, { capacity: 100, level: '3' });
  master = await openStaff(services, { roles: ['master'], owner: [class_id] });
  await keepRights(services, master);
});
afterAll(() => services.close());

it('says everything that is wrong with a row at once, and which condition, and what the number says otherwise', async () => {
  const desk = importDesk(services, class_id);
  const row = (n: number, change: object = {}) => {
    const { name, id_card, gender } = testForm(n);
    const whole = { name, id_card, phone: testPhone(n), education: '本科', gender, years: '12', ...change };
    return Object.values(whole).map(String);
  };
  const { gender } = testForm(3);
  const rows = [
    row(1),
    row(2, { phone: testPhone(1) }),
    row(3, { gender: gender === 'male' ? '女' : '男', phone: '123' }),
    row(4, { education: '初中', years: '1' }),
    row(5, { education: '博览群书' }),
    row(6, { gender: '君', phone: '123' }),
    row(7, { gender: testForm(7).gender === 'male' ? '女' : '男', education: '博览群书' }),
  ];
  const heads = ['姓名', '证件号码', '手机号', '学历', '性别', '工作年限'];
  const sheet = await writeSheet({
    title: '名单',
    columns: heads.map((head) => ({ head, width: 10 })),
    rows,
  });
  const { import_id } = await desk.start(master, sheet);
  const jpeg = await picture();
  const photos = await photoZip(
    Object.fromEntries([1, 3, 4, 5, 6, 7].map((n) => [`${testForm(n).id_card}.jpg`, jpeg])),
  );
  await desk.sendPhotos(master, import_id, photos);
  await desk.check(master, import_id, ['name', 'id_card', 'phone', 'education', 'gender', 'work_years']);
  expect(await desk.work(master)).toMatchObject({ rows: { good: 1, wrong: 6 } });
  const unknownEducation = '学历 无法识别此内容，可填：初中, 高中, 大专, 本科, 硕士, 博士。';
  const { left_out } = await desk.seen(master);
  const said = left_out.items.map(({ problems }) => problems.map((each) => `${each.column} ${each.message}`));
  expect(said).toEqual([
    ['照片 压缩包中没有此人的照片。', ' 第 2 行已有此人或此手机号。'],
    ['性别 与证件号码不一致，请核对两者。', '手机号 请输入11位中国大陆手机号。'],
    ['工作年限 本级别须从业满 10 年。'],
    // An unknown word is one fault; what differs from the number is named beside it.
    [unknownEducation],
    ['性别 无法识别此内容，可填：女, 男。', '手机号 请输入11位中国大陆手机号。'],
    [unknownEducation, '性别 与证件号码不一致，请核对两者。'],
  ]);
});

it('says of an unknown document only that, though nothing is known of birth and gender', async () => {
  const desk = importDesk(services, class_id);
  const { name, id_card } = testForm(9);
  const sheet = await writeSheet({
    title: '名单',
    columns: ['姓名', '证件类型', '证件号码', '手机号', '学历'].map((head) => ({ head, width: 10 })),
    rows: [[name, '学生证', id_card, testPhone(9), '本科']],
  });
  const { import_id } = await desk.start(master, sheet);
  await desk.check(master, import_id, ['name', 'id_type', 'id_card', 'phone', 'education']);
  await desk.work(master);
  const [row] = (await desk.seen(master)).left_out.items;
  expect(row?.problems.map(({ column }) => column)).toEqual(['证件类型']);
});
