import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { engines } from '../../../testing/engines.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { openCertifying } from '../testing/certificate-office.js';
import { answerOf, registryDesk } from '../testing/registry-desk.js';

// One engine is enough: a file is compared before any statement differs between engines.
const [engine] = engines;

let services: TestServices;
let staff: readonly [StaffSession, StaffSession, StaffSession];
beforeAll(async () => {
  if (!engine) throw new Error('There is no engine.');
  services = await openTestServices(engine);
  const person = (name: string) => openStaff(services, { roles: ['zky-admin'], name });
  staff = [await person('甲'), await person('乙'), await person('丙')];
});
afterAll(() => services.close());

/** A sent pack, and its people in the order of their numbers, with these names. */
const openSent = async (names: readonly string[]) => {
  const [a, b] = staff;
  const office = await openCertifying(services, staff, Array(names.length).fill(70));
  await office.prepare(a);
  await office.issue(b);
  const { items } = await office.list(a, { sort: 'certificate_no' });
  for (const [at, { certificate_id }] of items.entries())
    await services.store.db
      .updateTable('certificate')
      .set({ name: names[at] ?? '' })
      .where('class_id', '=', office.class_id)
      .where('certificate_id', '=', certificate_id ?? 0)
      .execute();
  const desk = registryDesk(services, office.class_id);
  const { pack_id } = await desk.pack(a);
  await desk.change(a, pack_id, 'send');
  const numbers = items.map(({ certificate_no }) => certificate_no ?? '');
  return { ...desk, pack_id, numbers, states: async () => (await office.list(a)).registry_counts };
};

const heads = ['证书编号', '持证人姓名', '处理结果'];

it('lists a line with a known number and another person’s name as odd, and takes nothing from it', async () => {
  const [a, b] = staff;
  const { numbers, pack_id, states, ...desk } = await openSent(['王鑫辉', '武艳静', '李雨佳', '范思慧']);
  const [one = '', two = '', three = '', four = ''] = numbers;
  const file = answerOf(
    [
      [one, '王鑫辉', '成功'],
      [two, '范思慧', '成功'],
      [three, '范思慧', '失败'],
      [four, '', '成功'],
    ],
    heads,
  );
  const odd_lines = [
    { row_no: 4, certificate_no: two, why: 'other_name' },
    { row_no: 5, certificate_no: three, why: 'other_name' },
  ];
  expect(await desk.look(a, pack_id, file)).toMatchObject({
    columns: [{ field: 'number' }, { field: 'name' }, { field: 'result' }],
    ...{ accepted: 2, rejected: 0, odd: 2, odd_lines },
  });
  expect(await desk.answer(b, pack_id, file)).toMatchObject({ accepted: 2, rejected: 0, odd: 2, odd_lines });
  expect(await states()).toMatchObject({ sent: 2, accepted: 2, rejected: 0 });
});

it('knows a name with other blanks, another case, another dot, or stars in it', async () => {
  const [a] = staff;
  const { numbers, pack_id, ...desk } = await openSent([
    '武轩洋',
    'Ana Ruiz',
    '阿不都·热合曼',
    '欧阳娜娜',
    '王芳',
  ]);
  const said = ['武 轩洋', 'ANA  RUIZ', '阿不都•热合曼', '欧**娜', '李*'];
  const lines = numbers.map((number, at): [string, string, string] => [number, said[at] ?? '', '成功']);
  expect(await desk.look(a, pack_id, answerOf(lines, heads))).toMatchObject({
    ...{ accepted: 4, odd: 1 },
    odd_lines: [{ row_no: 7, why: 'other_name' }],
  });
});

it('leaves out the row that adds the lines up, and says so', async () => {
  const [a] = staff;
  const { numbers, pack_id, ...desk } = await openSent(['王鑫辉']);
  const told = (rows: readonly (readonly string[])[]) =>
    desk.look(
      a,
      pack_id,
      Buffer.from(
        [['序号', '证书编号', '姓名', '身份证号', '处理结果', '失败原因'], ...rows]
          .map((row) => row.join(','))
          .join('\n'),
      ),
    );
  const line = ['1', numbers[0] ?? '', '王鑫辉', '310***', '成功', ''];
  for (const total of [
    ['合计', '', '', '', '成功30 失败5', ''],
    ['', '合计：', '', '', '成功30条', '失败5条'],
    ['总计', '', '', '', '35', ''],
  ])
    expect(await told([line, total])).toMatchObject({
      ...{ accepted: 1, odd: 0, unknown: [] },
      reading: [{ kind: 'total_row_left_out', count: 1, rows: [3] }],
    });
  // A line without its number is no sum.
  expect(await told([line, ['2', '', '武艳静', '', '成功', '']])).toMatchObject({ accepted: 1, odd: 1 });
});
