import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';

// The accent of the example's configuration and core's version of it for a button: close, and dark enough for its
// text.
const accent = [180, 83, 9];
/** The smallest picture there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const foreign = /technology.?consult|技术咨询|\bTC\d\d|3677d9/i;

const words = {
  en: {
    title: 'Electricians’ Certification',
    open: 'Open classes',
    level: 'Level',
    name: 'Name',
    id_card: 'Resident identity number',
    phone: 'Mobile phone',
    photo: 'ID photo',
    consent: 'I agree that my data is used for this examination',
    send: 'Send enrolment · CN¥260.50',
    wrong: 'This is not a valid identity number.',
    enrolled: 'You are enrolled. Your number is DG26008E000012.',
    enrol: 'Enrol: DG26008',
    journeyman: 'Journeyman',
    account: 'Account',
    review: 'Review: 阿依古丽',
    approve: 'Approve: 阿依古丽',
    status: 'Submitted',
    other: '电工',
  },
  zh: {
    title: '电工职业技能认证',
    open: '正在报名的班次',
    level: '等级',
    name: '姓名',
    id_card: '居民身份证号',
    phone: '手机号',
    photo: '证件照',
    consent: '我同意将个人信息用于本次考试',
    send: '提交报名 · ¥260.50',
    wrong: '身份证号不正确。',
    enrolled: '报名成功，您的报名号为 DG26008E000012。',
    enrol: '报名: DG26008',
    journeyman: '熟练电工',
    account: '账号',
    review: '审核: 阿依古丽',
    approve: '通过: 阿依古丽',
    status: '已提交',
  },
};

const checkAxe = async (page, where) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    [],
    `axe on ${where}`,
  );
};

const checkAccent = async (button) => {
  const colour = await button.evaluate((node) => getComputedStyle(node).backgroundColor);
  const [red, green, blue] = colour.match(/\d+/g).map(Number);
  const distance = Math.hypot(red - accent[0], green - accent[1], blue - accent[2]);
  assert.ok(distance < 40, `the button is ${colour}, not the programme’s colour`);
};

const checkPage = async (page, language, where) => {
  const t = words[language];
  assert.equal(await page.title(), t.title);
  assert.equal(await page.locator('.sc-theme').getAttribute('lang'), language);
  const text = await page.content();
  assert.ok(!foreign.test(text), `${where} speaks of another programme`);
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
    false,
    `${where} scrolls sideways`,
  );
  await checkAxe(page, where);
};

const enrol = async (open, language, viewport) => {
  const t = words[language];
  const { page, go } = await open('/index.html', { locale: language === 'en' ? 'en-GB' : 'zh-CN', viewport });
  await go();
  await page.getByRole('heading', { name: t.open }).waitFor();
  await checkPage(page, language, `the classes in ${language}`);
  await page.getByLabel(t.level).selectOption({ label: t.journeyman });
  await page.getByRole('button', { name: t.enrol }).and(page.locator(':only-of-type')).first().waitFor();
  assert.equal(await page.getByText('2026-12-21 10:00').count(), 1, 'the exam in the programme’s time zone');
  await checkAccent(page.getByRole('button', { name: t.enrol }));
  await page.getByRole('button', { name: t.enrol }).click();
  await page.getByLabel(t.name).fill('阿依古丽');
  await page.getByLabel(t.id_card).fill('110105194912310021');
  await page.getByLabel(t.phone).fill('138 0000 0001');
  await page.getByLabel(t.consent).check();
  await page.getByRole('button', { name: t.send }).click();
  await page.getByRole('alert').or(page.getByText(t.wrong)).first().waitFor();
  await checkPage(page, language, `the refused form in ${language}`);
  await page.getByLabel(t.id_card).fill('11010519491231002x');
  await page.getByLabel(t.photo).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: pixel });
  await page.getByRole('button', { name: t.send }).click();
  await page.getByText(t.enrolled).waitFor();
};

const staff = async (open, language, viewport) => {
  const t = words[language];
  const { page, go } = await open(`/staff.html?language=${language}`, { viewport });
  await go();
  await page.getByText('DG26007E000001').waitFor();
  assert.equal(await page.getByText('ZK-DG26007-003').count(), 1, 'the admission number of the approved one');
  assert.ok((await page.getByText(t.status).count()) > 0);
  await page.getByRole('button', { name: t.review }).click();
  await page.getByRole('button', { name: t.approve }).waitFor();
  await checkPage(page, language, `the candidates in ${language}`);
  await page.getByLabel(t.account).selectOption({ label: '周敏' });
  assert.equal(
    await page.getByRole('button', { name: t.approve }).count(),
    0,
    'who may not review sees no button for it',
  );
};

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 800 };

/** The electricians' enrolment and staff pages, both languages, phone and desk, and a browser that speaks neither. */
export const lookAtExample = async (open) => {
  for (const language of ['en', 'zh']) {
    await enrol(open, language, language === 'en' ? desk : phone);
    await staff(open, language, language === 'en' ? phone : desk);
  }
  const { page, go } = await open('/index.html', { locale: 'es-ES' });
  await go();
  await page.getByRole('heading', { name: words.zh.open }).waitFor();
  assert.equal(
    await page.getByRole('combobox').first().locator('option').count(),
    2,
    'the languages of the programme',
  );
};

/** Nothing of the programme that the packages come from is in the bundle. */
export const checkBundle = (files) => {
  for (const [name, text] of files) {
    const found = foreign.exec(text);
    if (found && !(name.endsWith('.css') && found[0] === '3677d9'))
      throw new Error(`${name} speaks of ${found[0]}: …${text.slice(found.index - 60, found.index + 60)}…`);
  }
};
