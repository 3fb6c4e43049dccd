import { choosePhoto, newCandidate, usesPhoto } from '@skillcert/e2e/new-candidate.js';
import { newPdf } from '@skillcert/e2e/new-pdf.js';
import { t } from './candidate.js';
import { expect, test } from './test.js';

test('a lost answer does not enrol twice, and a second enrolment is led to the first', async ({
  page,
  candidate,
  staff,
  complaints,
}) => {
  const { class_id, code } = await staff.openClass(5);
  await candidate.fillAll(class_id);
  await page.route('**/class/enrollClass', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await candidate.send();
  await expect(page.getByRole('alert')).toContainText(t('create.lost_title'));
  await expect(page.getByRole('alert')).toContainText(t('create.lost_text'));
  await page.unroute('**/class/enrollClass');
  await candidate.send();
  await candidate.isEnrolled();
  await expect(page.getByText(`${code}-00001`)).toBeVisible();
  expect(await staff.enrolments(class_id)).toHaveLength(1);
  complaints.length = 0;

  await page.goto(`/enroll/create?class_id=${class_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.already_title'));
  await expect(page.getByText('被退回补正时，才能修改内容')).toBeVisible();
  await expect(page.getByRole('button', { name: t('create.look_again') })).toBeHidden();
  await page.getByRole('link', { name: t('site.to_mine') }).click();
  await expect(page.getByText(`${code}-00001`)).toBeVisible();
  await expect(page.getByRole('button', { name: t('mine.withdraw'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('mine.resubmit') })).toBeHidden();
});

test('a lost network loses nothing that was typed', async ({
  page,
  context,
  candidate,
  staff,
  complaints,
}) => {
  const { class_id } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await candidate.fillPerson();
  await context.setOffline(true);
  await candidate.next();
  await expect(page.getByRole('alert')).toContainText(t('site.offline'));
  await expect(page.getByLabel(t('form.id_card'))).toHaveValue(candidate.id_card);
  await context.setOffline(false);
  await candidate.next();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.photo_title'));

  await choosePhoto(page, t('form.photo'));
  await context.setOffline(true);
  await page.getByRole('button', { name: usesPhoto.zh }).click();
  await expect(page.getByText(t('form.photo_failed'))).toBeVisible();
  await context.setOffline(false);
  await candidate.press('form.photo_again');
  await expect(page.getByText(t('form.photo_sent'))).toBeVisible();
  complaints.length = 0;
});

test('a proof that runs out midway is renewed in place, with everything still typed', async ({
  page,
  context,
  candidate,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await candidate.fillAll(class_id);
  await context.clearCookies({ name: /ticket$/ });
  await candidate.send();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('code.again_title'));
  // The first number may not have another code within a minute.
  await candidate.prove(newCandidate().phone);
  // The photo belongs to the number it was sent with and goes once more.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.check_title'));
  await expect(page.getByText(candidate.id_card)).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await candidate.send();
  await candidate.isEnrolled();
});

test('a long document continues where the network was cut, and no part is sent twice', async ({
  page,
  context,
  candidate,
  staff,
  complaints,
}) => {
  const { class_id } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await candidate.fillPerson();
  await candidate.next();
  const arrived: string[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname.endsWith('/uploadPart')) arrived.push(searchParams.get('at') ?? '');
    if (pathname.endsWith('/uploadDocument')) arrived.push('rest');
  });
  // After two parts there is no network.
  await page.route('**/enrolment/uploadPart*', async (route) => {
    if (arrived.length === 2) {
      await context.setOffline(true);
      await route.abort();
    } else await route.continue();
  });
  const scan = newPdf();
  const buffer = Buffer.concat([
    scan.buffer.subarray(0, 9),
    Buffer.alloc(1_200_000, '\n'),
    scan.buffer.subarray(9),
  ]);
  await page
    .locator('input[type=file][accept*="application/pdf"]')
    .first()
    .setInputFiles({ ...scan, buffer });
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  expect(arrived).toEqual(['0', '262144']);
  await page.unroute('**/enrolment/uploadPart*');
  await context.setOffline(false);
  await expect.poll(() => arrived).toEqual(['0', '262144', '524288', '786432', 'rest']);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(scan.name)).toBeVisible();
  complaints.length = 0;
});
