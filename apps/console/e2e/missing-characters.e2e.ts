import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { planExam, seatEverybody } from './exam-office.js';
import { isCleanInBothLooks } from './is-clean.js';
import { payFor } from './money-office.js';
import { expect, t, test } from './staff-page.js';

test('a name that no font can draw blocks neither receipt nor ticket, and the desk sees which character to write in', {
  tag: '@full',
}, async ({ page, office, openApproved, openIn, press }) => {
  // Cuneiform, which no font of documents will ever have.
  const opened = await openApproved({}, newCandidate('欧阳𒀀'));
  const { class_id, class_name } = await payFor(opened, office);
  await openIn('admin', class_name, '/applicants/receipt-lists');
  await page.getByRole('button', { name: /^查看收据 / }).click();
  const receipt = page.waitForEvent('download');
  await press('receipts.save');
  expect((await receipt).suggestedFilename()).toMatch(/-R00001\.pdf$/);
  await expect(page.getByText(/U\+12000/)).toBeVisible();
  await isCleanInBothLooks(page, 'a receipt with a character that no font has');
  await page.keyboard.press('Escape');

  await planExam(office, class_id, class_name);
  await seatEverybody(office, class_id);
  await page.goto('/ticket/lists');
  await press('exam.tickets.print');
  const printing = page.getByRole('dialog', { name: t('exam.tickets.print') });
  await printing.getByRole('button', { name: t('exam.tickets.print_all', { count: 1 }) }).click();
  await expect(printing.getByText(t('exam.tickets.print_done', { count: 1 }))).toBeVisible();
  await expect(printing.getByText(/U\+12000/)).toBeVisible();
  await isCleanInBothLooks(page, 'printed tickets with a character that no font has');
});
