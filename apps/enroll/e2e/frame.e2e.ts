import type { Page } from '@playwright/test';
import { loadsAtMost } from '@skillcert/e2e/first-load.js';
import { choosePhoto, usesPhoto } from '@skillcert/e2e/new-candidate.js';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { t } from './candidate.js';
import { desk, expect, test } from './test.js';

const h1 = { level: 1 } as const;

/** A key in the place of its words: the part of the catalogue that has them was not loaded. */
const bareKey =
  /\b(?:site|list|code|create|form|mine|register|account|status|status_text|event|document|field|verify|certificate|study)\.[a-z_]{3,}/;

const isClean = async (page: Page, where: string) => {
  await passAxe(page, where);
  expect(await page.locator('#root').textContent(), where).not.toMatch(bareKey);
};

/** The same in light and in dark; it is left in the light, as it began. */
const isCleanInBothThemes = async (page: Page, where: string) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await isClean(page, `${where}, in ${colorScheme}`);
  }
};

test('the first load of the open classes and of enrolling stays within its budget', async ({
  page,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await loadsAtMost(100, page, '/enroll', () =>
    expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  );
  // Preloaded files are requested before the page is painted, at any speed.
  const html = await (await page.request.get('/enroll')).text();
  const named = html.match(
    /<(?:script|img)\b[^>]*\bsrc=|<link\b[^>]*\brel="?(?:stylesheet|modulepreload|preload)\b/g,
  );
  expect(named, 'requests before the first paint').not.toBeNull();
  expect(1 + (named?.length ?? 0), String(named)).toBeLessThanOrEqual(6);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await loadsAtMost(130, page, `/enroll/create?class_id=${class_id}`, () =>
    expect(page.getByLabel(t('code.phone'))).toBeVisible(),
  );
});

const looks = [
  { colorScheme: 'light', locale: 'zh-CN' },
  { colorScheme: 'dark', locale: 'es-ES' },
] as const;

for (const look of looks) {
  test.describe(`in ${look.colorScheme} ${look.locale}`, () => {
    test.use(look);

    // Contrast is measured in the dark, and Spanish has the longest words.
    const tag = look.colorScheme === 'light' ? '@full' : [];
    test('every page passes axe and fits 320 pixels', { tag }, async ({ page, staff }) => {
      const { class_id } = await staff.openClass(5);
      await page.setViewportSize({ width: 320, height: 640 });
      const paths = [
        '/enroll',
        `/enroll/create?class_id=${class_id}`,
        '/enroll/modify-list',
        '/enroll/modify-list/study?enrolment=1&unit=1',
        '/register',
        '/sign-in',
        '/verify/S000131000001263000001',
      ];
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', h1)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await isClean(page, path);
      }
    });
  });
}

test('the steps after the proof pass axe at 320 pixels', async ({ page, candidate, staff }) => {
  const { class_id } = await staff.openClass(5);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await expect(page.getByRole('heading', h1)).toHaveText(t('create.person_title'));
  await candidate.next();
  await isCleanInBothThemes(page, 'person, refused');
  await candidate.fillPerson();
  await candidate.next();
  await candidate.addMaterials();
  await choosePhoto(page, t('form.photo'));
  await isCleanInBothThemes(page, 'the part of the picture');
  await page.getByRole('button', { name: usesPhoto.zh }).click();
  await expect(page.getByText(t('form.photo_sent'))).toBeVisible();
  await isCleanInBothThemes(page, 'photo');
  await candidate.chooseTypes();
  await candidate.next();
  await isCleanInBothThemes(page, 'check');
  await page.getByRole('checkbox').check();
  await candidate.send();
  await candidate.isEnrolled();
  await isCleanInBothThemes(page, 'done');
  await page.goto('/enroll/modify-list');
  await expect(page.getByText(t('status.submitted')).first()).toBeVisible();
  await isCleanInBothThemes(page, 'own enrolments');
});

test.describe('on a desktop', () => {
  test.use(desk);

  test('the open classes are a table that is filtered by the address', async ({ page, demoClass }) => {
    const shanghai = await demoClass({ city: '上海' });
    const guangzhou = await demoClass({ city: '广州' });
    await page.goto('/enroll');
    await expect(page.getByRole('table', { name: t('list.title') })).toBeVisible();
    // Other specs open and close classes of their own meanwhile, so the demo's are looked for, not counted.
    const inShanghai = page.getByRole('row').filter({ hasText: shanghai.class_name });
    const inGuangzhou = page.getByRole('row').filter({ hasText: guangzhou.class_name });
    await expect(inGuangzhou).toBeVisible();
    await page.getByRole('combobox', { name: t('list.city') }).selectOption('上海');
    await expect(page).toHaveURL(/city=/);
    await expect(inGuangzhou).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('combobox', { name: t('list.city') })).toHaveValue('上海');
    await expect(inShanghai).toBeVisible();
    await expect(inGuangzhou).toHaveCount(0);
    await page.getByRole('combobox', { name: t('list.seats'), exact: true }).selectOption('left');
    await expect(page).toHaveURL(/seats=left/);
    const unit = page.getByRole('combobox', { name: t('list.unit'), exact: true });
    await unit.selectOption({ index: 1 });
    await expect(page).toHaveURL(/unit=\d+/);
    await page.getByLabel(t('list.exam_from')).fill('2001-02-03');
    await expect(page).toHaveURL(/from=2001-02-03/);
    await page.getByRole('button', { name: t('list.clear') }).click();
    await expect(page).toHaveURL(/\/enroll$/);
    await expect(inGuangzhou).toBeVisible();
    await page.getByRole('searchbox').fill('没有这样的班次');
    await page.getByRole('button', { name: t('list.clear') }).click();
    await expect(inGuangzhou).toBeVisible();
    await expect(page).toHaveURL(/\/enroll$/);
  });

  test('narrowed to a phone, it shows cards and hides nothing', async ({ page }) => {
    await page.setViewportSize({ width: 683, height: 768 });
    await page.goto('/enroll');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^报名：/ }).first()).toBeVisible();
  });
});
