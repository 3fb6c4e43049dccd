import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import { makeWorkbook } from '../../../../platform/sheet/testing/make-workbook.js';
import { engines } from '../../../../testing/engines.js';
import { insertTestClass } from '../../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../../class/testing/open-test-services.js';
import { keepRights, openStaff } from '../../../class/testing/staff.js';
import { testForm, testPhone } from '../../testing/test-candidate.js';
import { importDesk, sheetOf, sheetRow } from '../testing/import-desk.js';
import { photoZip, picture } from '../testing/photo-zip.js';

// One engine is enough: photos are matched before any statement differs between engines.
const [engine] = engines;

let services: TestServices;
let class_id: number;
let master: StaffSession;
beforeAll(async () => {
  if (!engine) throw new Error('There is no engine.');
  services = await openTestServices(engine);
  class_id = await insertTestClass(services, { capacity: 100 });
  master = await openStaff(services, { roles: ['master'], owner: [class_id] });
  await keepRights(services, master);
});
afterAll(() => services.close());

const caseOf = (name: string) =>
  readFile(new URL(`../../../../platform/files/testing/${name}`, import.meta.url));

it.each([
  [
    'zh',
    [
      /^这张图片是手机的 HEIC 格式，无法读取。[^{}]*请选择 JPEG、PNG 或 WebP 图片。$/,
      /^该文件已损坏或不完整/,
      // Its name says HEIC, its bytes do not.
      /^该文件为 AVIF 格式，无法读取。请选择 JPEG、PNG 或 WebP 图片。$/,
    ],
  ],
  [
    'en',
    [
      /^This picture is in the HEIC format of phones[^{}]*Please choose a JPEG, PNG or WebP picture\.$/,
      /^This file is damaged, or part of it is missing/,
      /^This is a file of the format AVIF[^{}]*$/,
    ],
  ],
] as const)(
  'says in %s which photo of an archive is HEIC and which is cut off, by row and by file',
  async (language, words) => {
    const desk = importDesk(services, class_id);
    const { import_id } = await desk.start(master, await sheetOf([sheetRow(1), sheetRow(2), sheetRow(3)]));
    await desk.sendPhotos(
      master,
      import_id,
      await photoZip({
        [`${testForm(1).id_card}.heic`]: await caseOf('phone.heic'),
        [`${testForm(2).name}${testPhone(2)}.jpg`]: await caseOf('truncated.jpg'),
        [`${testForm(3).id_card}.heic`]: await caseOf('photo.heic'),
      }),
    );
    await desk.check(master, import_id);
    expect(await desk.work(master)).toMatchObject({ rows: { good: 0, wrong: 3 } });
    const { left_out, photos_left } = await desk.seen(master, {}, language);
    const said = [
      left_out.items.map(({ problems }) => problems.map(({ message }) => message).join()),
      photos_left?.items.map(({ why }) => why) ?? [],
    ];
    for (const each of said) expect(each).toEqual(words.map((word) => expect.stringMatching(word)));
  },
);

it('takes ticks and pictures inside the sheet for no names, and finds the photos by phone and name', async () => {
  const desk = importDesk(services, class_id);
  const cell = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`;
  const heads = ['姓名', '证件号码', '手机号', '学历', '照片'];
  const line = (at: number, cells: readonly string[]) =>
    `<row r="${at}">${cells.map((text, n) => (text.startsWith('<') ? text : cell(`${'ABCDE'[n]}${at}`, text))).join('')}</row>`;
  const person = (n: number) => sheetRow(n).slice(0, 4);
  const formula = '<c r="E4" t="str"><f>_xlfn.DISPIMG("ID_4F2A",1)</f><v>=DISPIMG("ID_4F2A",1)</v></c>';
  const error = '<c r="E5" t="e"><f>_xlfn.DISPIMG("ID_4F2B",1)</f><v>#NAME?</v></c>';
  const data = [
    line(1, heads),
    line(2, [...person(11), '有']),
    line(3, [...person(12), '√']),
    line(4, [...person(13), formula]),
    line(5, [...person(14), error]),
    line(6, [...person(15), '已交']),
  ].join('');
  const { import_id } = await desk.start(master, await makeWorkbook({ data }));
  const jpeg = await picture();
  const names = [11, 12, 13, 14].map(
    (n, at) =>
      [
        `${testForm(n).name}${testPhone(n)}.jpg`,
        `${testPhone(n)}.JPG`,
        `${testForm(n).id_card}${testForm(n).name}.JPG`,
      ][at % 3] ?? '',
  );
  await desk.sendPhotos(
    master,
    import_id,
    await photoZip(Object.fromEntries(names.map((name) => [name, jpeg]))),
  );
  await desk.check(master, import_id, ['name', 'id_card', 'phone', 'education', 'photo']);
  expect(await desk.work(master)).toMatchObject({ rows: { good: 4, wrong: 1 } });
  const { left_out } = await desk.seen(master);
  expect(left_out.items.map(({ row, problems }) => [row, problems.map(({ message }) => message)])).toEqual([
    [6, ['压缩包中没有此人的照片。']],
  ]);
});
