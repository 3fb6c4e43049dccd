import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { openEvent } from './apply-event.js';
import { planExam } from './exam-office.js';
import { isCleanInBothLooks } from './is-clean.js';
import { openCandidatePhone } from './paying-candidate.js';
import { bothLooks, expect, t, test } from './staff-page.js';

test('a refusal in a dialog leads by keys to the missing part, and open matters of a class to their list', async ({
  page,
  browser,
  product: { url: baseURL },
  office,
  openIn,
}) => {
  const planned = await office.draftClass();
  await office.openClass(planned.class_id);
  await planExam(office, planned.class_id, '杭州市西湖区文三路1号');
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const candidate = await openCandidatePhone(browser, { baseURL, person: newCandidate('待审考生') });
  await candidate.enrol(class_id);
  await candidate.close();

  await openIn('admin', planned.class_name, '/exam/exam-lists');
  await page.getByRole('button', { name: t('exam.all_papers.title') }).click();
  const drawer = page.getByRole('dialog', { name: t('exam.all_papers.title') });
  await drawer.getByRole('button', { name: t('exam.all_papers.start'), exact: true }).click();
  const lead = drawer.getByRole('alert').getByRole('link', { name: t('route.ticket'), exact: true });
  await expect(lead).toBeVisible();
  await lead.focus();
  await isCleanInBothLooks(page, 'a refusal in a dialog');
  await expect(lead).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/ticket\/lists/);
  await expect(page.getByRole('heading', { level: 1, name: t('route.ticket') })).toBeFocused();

  // Of another class than the one that is worked in.
  await page.goto(`/class/lists?search=${encodeURIComponent(class_name)}`);
  const [, phone] = bothLooks;
  await page.setViewportSize(phone.viewport);
  const close = await openEvent(page, class_name, 'close');
  await close.getByRole('link', { name: t('class.confirm.open.to_review', { count: 1 }) }).click();
  await expect(close).toHaveCount(0);
  await expect(page).toHaveURL(/applicants-lists\?status=submitted%2Cin_review/);
  await expect(page.getByText('待审考生').first()).toBeVisible();
});
