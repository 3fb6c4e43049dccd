import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainName } from '../../../../platform/sheet/values/is-same-name.js';
import { engines } from '../../../../testing/engines.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { openStaff } from '../../../class/testing/staff.js';
import { moneyDesk } from '../../payments/testing/money-desk.js';
import { bankDesk } from '../testing/bank-desk.js';

/** A name as an enrolment has it, and as a bank writes it. */
const spelled = [
  ['阿卜杜拉·买买提', '阿卜杜拉•买买提'],
  ['古丽娜尔·艾合买提', '古丽娜尔．艾合买提'],
  ['迪丽娜·吐尔逊', '迪丽娜・吐尔逊'],
  ['热依汗·卡德尔', '热依汗卡德尔'],
  ['李晓明', '李　晓　明'],
  ['José García', 'JOSE GARCIA'],
  ['Ana Ruiz', 'ＡＮＡ　ＲＵＩＺ'],
  ["Mary O'Brien", 'MARY O’BRIEN'],
] as const;

describe.each(engines)('a name in another spelling, on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  let bank: ReturnType<typeof bankDesk>;
  let serial = 0;
  beforeAll(async () => {
    services = await openTestServices(engine);
    bank = bankDesk(services, await openStaff(services, { roles: ['zky-admin'] }));
  });
  afterAll(() => services.close());
  beforeEach(async () => {
    serial += 1;
    class_id = await insertTestClass(services, { code: `TC26-05${serial + 10}`, capacity: 100 });
    await services.store.db.deleteFrom('bank_line').execute();
  });

  it.each(spelled)('%j hides no suggestion as %j, in the payer or in the text', async (name, said) => {
    const { enrolment_id, candidate } = await bank.owing(class_id, serial * 10, { name });
    await bank.send(['680.00', said, '报名费'], ['680.00', '', `${said}，报名费`]);
    const found = await bank.lines();
    expect(found).toHaveLength(2);
    for (const { suggestions } of found)
      expect(suggestions).toMatchObject([{ enrolment_id, reasons: ['amount', 'candidate'] }]);
    const desk = moneyDesk(services, class_id);
    await desk.gather(await openStaff(services, { roles: ['zky-admin'] }));
    await desk.declare({ enrolment_id, candidate }, { payer_name: `${name}的家长`, paid_on: '2026-11-20' });
    await bank.send(['680.00', `${said}的家长`, '转账']);
    expect((await bank.lines())[0]?.suggestions).toMatchObject([
      { enrolment_id, reasons: ['amount', 'payer', 'day'] },
    ]);
  });

  it.each([
    ['・', '芳'],
    ['•', '敏'],
    ['·', '丽'],
  ])('is found behind “%s” in a text, and so is a name of two parts', async (dot, given) => {
    const one = await bank.owing(class_id, serial * 10, { name: `王${given}` });
    const two = await bank.owing(class_id, serial * 10 + 1, { name: `帕提${given}·艾山` });
    await bank.send(['680.00', '', `报名费${dot}王${given}`], ['680.00', '', `帕提${given}${dot}艾山`]);
    const found = (await bank.lines()).map(({ note, suggestions }) => [note, suggestions[0]?.enrolment_id]);
    expect(new Map(found as [string, number][])).toEqual(
      new Map([
        [`报名费${dot}王${given}`, one.enrolment_id],
        [`帕提${given}${dot}艾山`, two.enrolment_id],
      ]),
    );
  });

  it('is the same to the database as to a sheet', async () => {
    const names = [
      ...spelled.flat(),
      'ガルシア・マリア',
      'カルシア',
      'Nguyễn Thị Ánh',
      '欧阳*慧',
      'a\u200bb',
      '\u2066José\u2067 Gar\u2068cía\u2069',
      'a\u206ab\u206f',
      'Jörg Groß',
      'GROẞ',
    ];
    const { rows } = await sql<{ plain: string }>`
      select plain_name(each) as plain from unnest(${names}::text[]) with ordinality as n(each, nth) order by nth`.execute(
      services.store.db,
    );
    expect(rows.map(({ plain }) => plain)).toEqual(names.map(plainName));
  });
});
