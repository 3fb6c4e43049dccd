import { candidateOn, photoPlace, saysProblem, sendCode, t } from './candidate.js';
import { expect, test } from './test.js';

test('bad input gets its message beside the field and stays', async ({ page, candidate, staff }) => {
  const { class_id } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  const phone = page.getByLabel(t('code.phone'));
  const verifyCode = page.getByLabel(t('code.code'), { exact: true });
  const verify = page.getByRole('button', { name: t('code.verify'), exact: true });

  await verify.tap();
  await expect(phone).toHaveAccessibleDescription(saysProblem('required'));
  await phone.fill('12345');
  await page.getByRole('button', { name: sendCode }).tap();
  await expect(phone).toHaveAccessibleDescription(saysProblem('invalid_phone'));
  await expect(phone).toHaveValue('12345');

  await phone.fill(candidate.phone);
  await page.getByRole('button', { name: sendCode }).tap();
  await expect(page.getByRole('button', { name: t('code.demo_use') })).toBeVisible();
  await verifyCode.fill('12');
  await verify.tap();
  await expect(verifyCode).toHaveAccessibleDescription(saysProblem('invalid_code'));

  await verifyCode.fill('000000');
  await verify.tap();
  await expect(page.getByText('验证码不正确或已失效，请核对或重新获取。').first()).toBeVisible();
  await expect(phone).toHaveValue(candidate.phone);
  await page.getByRole('button', { name: t('code.demo_use') }).tap();
  await verify.tap();

  const name = page.getByLabel(t('form.name'));
  const number = page.getByLabel(t('form.id_card'));
  const email = page.getByLabel(t('form.email'));
  await candidate.next();
  await expect(page.getByRole('alert')).toBeFocused();
  for (const box of [name, number]) await expect(box).toHaveAccessibleDescription(saysProblem('required'));

  await name.fill('7');
  await number.fill('110105194912310021');
  await email.fill('nobody@');
  await page.getByLabel(t('form.employer')).fill('长'.repeat(81));
  await page.getByLabel(t('form.job')).fill('长'.repeat(61));
  await candidate.next();
  await expect(name).toHaveAccessibleDescription(saysProblem('invalid_name'));
  await expect(number).toHaveAccessibleDescription(saysProblem('invalid_id_card'));
  await expect(email).toHaveAccessibleDescription(saysProblem('invalid_email'));
  await expect(page.getByLabel(t('form.employer'))).toHaveAccessibleDescription(saysProblem('too_long'));
  await expect(page.getByLabel(t('form.job'))).toHaveAccessibleDescription(saysProblem('too_long'));
  await expect(number).toHaveValue('110105194912310021');

  await page.getByLabel(t('form.id_type')).selectOption('hk');
  await number.fill('A123456(3)');
  await page.getByLabel(t('form.birth')).fill('2099-01-01');
  await candidate.next();
  await expect(page.getByLabel(t('form.birth'))).toHaveAccessibleDescription(saysProblem('invalid_date'));
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription(saysProblem('required'));

  await page.getByLabel(t('form.id_type')).selectOption('cn');
  await email.fill('someone@example.com');
  await page.getByLabel(t('form.employer')).fill('浦江软件有限公司');
  await page.getByLabel(t('form.job')).fill('技术顾问');
  await candidate.fillPerson();
  await candidate.next();

  const photo = photoPlace(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.photo_title'));
  await candidate.next();
  await expect(photo).toHaveAccessibleDescription(saysProblem('photo_required'));
  await expect(page.getByLabel(t('form.education'))).toHaveAccessibleDescription(saysProblem('required'));
  const [place] = await page.locator('input[type=file][accept*="application/pdf"]').all();
  await expect(place ?? photo).toHaveAccessibleDescription(saysProblem('document_required'));
  await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText(/无法读取该图片/)).toBeVisible();
  await page.getByRole('button', { name: '换一张' }).click();
  await candidate.addMaterials();
  await candidate.addPhoto();
  await expect(photo).not.toHaveAccessibleDescription(saysProblem('photo_required'));
  await expect(photo).not.toHaveAttribute('aria-invalid', 'true');
  await candidate.next();
  await expect(page.getByRole('radio', { name: t('form.enroll_type_individual') })).toBeChecked();
  const study = page.getByRole('radiogroup', { name: t('form.study_type') });
  await expect(study).toHaveAccessibleDescription(saysProblem('required'));
  await candidate.chooseTypes();
  await candidate.next();

  await candidate.send();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(saysProblem('consent_required'));
  await page.getByRole('checkbox').check();
  await candidate.send();
  await candidate.isEnrolled();
});

test('a class that closes meanwhile is reported, keeps the entries, and takes them when it opens again', async ({
  page,
  candidate,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await candidate.fillAll(class_id);
  await staff.apply(class_id, 'pause');
  await candidate.send();
  await expect(page.getByRole('alert')).toContainText(t('create.not_open_title'));
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByText(candidate.id_card)).toBeVisible();
  await staff.apply(class_id, 'resume');
  await candidate.send();
  await candidate.isEnrolled();

  await staff.apply(class_id, 'close');
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.not_open_title'));
});

test('a candidate too late for the last seat sees that, and one who has it is led to their enrolment', async ({
  page,
  candidate,
  staff,
  browser,
  baseURL,
}) => {
  const { class_id, class_name } = await staff.openClass(1);
  await staff.closeWaitingList(class_id);
  await candidate.fillAll(class_id);
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const otherPage = await context.newPage();
  const other = candidateOn(otherPage);
  await other.fillAll(class_id);
  await other.send();
  await other.isEnrolled();

  await candidate.send();
  await expect(page.getByRole('alert')).toContainText(t('create.full_title'));
  await expect(page.getByText(candidate.id_card)).toBeVisible();
  expect(await staff.enrolments(class_id)).toHaveLength(1);

  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(t('create.full_title'));
  await page.goto(`/enroll?search=${class_name}`);
  await expect(page.getByRole('button', { name: t('list.full') })).toBeDisabled();
  await context.close();
});
