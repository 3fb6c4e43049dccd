import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

test('a candidate is enrolled at the desk, and an enrolled one is refused', async ({
  page,
  office,
  openIn,
  press,
}) => {
  const { class_id, class_name } = await office.draftClass({ level: '3' });
  await office.openClass(class_id);
  const person = newCandidate('现场考生', '19790512');
  await openIn('zky-admin', class_name, '/applicants/applicants-lists');
  await press('candidates.add');
  const drawer = page.getByRole('dialog', { name: t('candidates.add_title') });
  const field = (key: Parameters<typeof t>[0]) => drawer.getByLabel(t(key), { exact: true });
  const enrol = drawer.getByRole('button', { name: t('candidates.add_confirm'), exact: true });

  await enrol.click();
  await expect(field('candidate.name')).toHaveAccessibleDescription(/必填/);
  await field('candidate.id_card').fill('110105197905120001');
  await field('candidate.phone').fill('021-55550123');
  await enrol.click();
  await expect(field('candidate.id_card')).toHaveAccessibleDescription(/有误/);
  await expect(field('candidate.phone')).toHaveAccessibleDescription(/11/);
  await expect(drawer.getByRole('checkbox')).toHaveAccessibleDescription(t('candidates.add_unagreed'));
  await isCleanInBothLooks(page, 'a candidate at the desk');

  // The number contains birth and gender.
  await field('candidate.id_card').fill(person.id_card);
  await expect(field('candidate.birth')).toHaveValue('1979/05/12');
  await expect(field('candidate.gender')).not.toHaveValue('');
  await field('candidate.name').fill(person.name);
  await field('candidate.phone').fill(person.phone);
  await field('candidate.education').selectOption('junior');
  await drawer.getByLabel(t('candidate.work_years')).fill('0');
  await drawer.getByRole('checkbox').check();
  await enrol.click();
  await expect(field('candidate.education')).toHaveAccessibleDescription(/申报条件/);
  await field('candidate.education').selectOption('master');
  await drawer.getByLabel(t('candidate.work_years')).fill('20');
  await enrol.click();
  await expect(page.getByText(/^已报名，报名编号/)).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('row', { name: person.name })).toContainText(t('review.status.submitted'));

  await press('candidates.add');
  await field('candidate.name').fill(person.name);
  await field('candidate.id_card').fill(person.id_card);
  await field('candidate.phone').fill(newCandidate().phone);
  await field('candidate.education').selectOption('master');
  await drawer.getByLabel(t('candidate.work_years')).fill('20');
  await drawer.getByRole('checkbox').check();
  await enrol.click();
  await expect(page.getByText('该证件或手机号已报名本班次。')).toBeVisible();
  await expect(field('candidate.name')).toHaveValue(person.name);
});
