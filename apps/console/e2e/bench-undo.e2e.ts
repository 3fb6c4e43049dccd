import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { benchOn } from './bench-page.js';
import { fillMoment } from './fill-moment.js';
import { isCleanInBothLooks } from './is-clean.js';
import type { Office } from './office.js';
import { reviewButtons } from './review-buttons.js';
import { expect, looks, t, test } from './staff-page.js';

/** Enrols the given number of candidates at the desk, which vouches for the papers: they meet every condition. */
const enrolAtDesk = (office: Office, class_id: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) => {
      const birth = new Date(Date.UTC(1985, 0, 1 + n)).toISOString().slice(0, 10);
      const person = `批量考生${String.fromCodePoint(0x4e00 + n)}`;
      const { name, id_card, phone } = newCandidate(person, birth.replaceAll('-', ''));
      return office.call('enrolment/addEnrolment', {
        class_id,
        name,
        id_type: 'cn',
        id_card,
        phone,
        gender: Number(id_card[16]) % 2 ? 'male' : 'female',
        birth,
        email: '',
        education: 'bachelor',
        employer: '',
        job: '',
        work_years: 12,
        certificate: null,
        enroll_type: 'individual',
        study_type: 'online',
        consent: true,
      });
    }),
  );

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the last decision is undone by a key, an older one from the record, and no message lies over the queue', async ({
      page,
      office,
      openNew,
      press,
    }) => {
      const { class_id } = await openNew('/applicants/applicants-lists');
      await enrolAtDesk(office, class_id, 3);
      await page.reload();
      await reviewButtons(page).first().click();
      const bench = benchOn(page);
      const heading = bench.getByRole('heading', { level: 2 });
      await expect(heading).toBeFocused();
      const approve = bench.getByRole('button', { name: t('review.event.approve'), exact: true });
      const first = (await heading.textContent()) ?? '';
      // A quick typist does not wait for the claim.
      await page.keyboard.press('c');
      await page.keyboard.press('a');
      await expect(heading).not.toHaveText(first);
      await expect(bench.getByRole('status').filter({ hasText: t('review.status.approved') })).toBeVisible();
      await expect(page.locator('.sc-toast')).toHaveCount(0);
      await isCleanInBothLooks(page, 'a decision that can be undone');
      await page.keyboard.press('u');
      await expect(heading).toHaveText(first);
      await expect(approve).toBeVisible();
      await expect(bench.getByText(t('review.history.take_back'), { exact: true })).toBeVisible();

      await page.keyboard.press('a');
      await expect(heading).not.toHaveText(first);
      await page.keyboard.press('p');
      await expect(heading).toHaveText(first);
      await bench.getByRole('button', { name: t('review.take_back.approve') }).click();
      const dialog = page.getByRole('dialog', { name: t('review.take_back.approve') });
      await expect(dialog).toBeVisible();
      await isCleanInBothLooks(page, 'taking an approval back');
      await press('review.take_back.approve');
      await expect(dialog).toHaveCount(0);
      await expect(approve).toBeVisible();
    });
  });
}

test('more than a hundred are approved in the background, those left out are named, and all is undone, before a few more', async ({
  page,
  office,
  openIn,
  press,
}) => {
  const { class_id, class_name } = await office.draftClass({ capacity: 200 });
  await office.openClass(class_id);
  const added = await enrolAtDesk(office, class_id, 104);
  await openIn('admin', class_name, '/applicants/applicants-lists');
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await page.getByRole('button', { name: /选择全部 ?104/ }).click();
  // The dialog names the latest moment, and takes no later one.
  await press('candidates.return_chosen');
  const asked = t('candidates.return_title', { count: 104 });
  const back = page.getByRole('dialog', { name: asked });
  await expect(back.getByText(/^最迟 .+，不填则以此为准。$/)).toBeVisible();
  await fillMoment(back.getByLabel(t('review.mend_until')), '2099-01-01T00:00');
  await back.getByRole('button', { name: asked }).click();
  await expect(back.getByText('补正截止时间须晚于现在，且不晚于允许的最迟时间。')).toBeVisible();
  await isCleanInBothLooks(page, 'a deadline that is too late');
  await back.getByRole('button', { name: t('common.cancel') }).click();
  await expect(back).toHaveCount(0);
  // Another reviewer is faster with one of them.
  await office.call('enrolment/reviewEnrolment', {
    class_id,
    enrolment_id: added[0]?.enrolment_id,
    event: 'withdraw',
  });
  await press('candidates.approve_met');
  const approve = t('candidates.approve_title', { count: 104 });
  await page.getByRole('dialog', { name: approve }).getByRole('button', { name: approve }).click();
  await expect(page.getByText(t('candidates.job_done.approve', { count: 103 }))).toBeVisible();
  await page.getByRole('button', { name: t('candidates.job_show') }).click();
  await expect(page.getByText(t('candidates.job_why.decided')).first()).toBeVisible();
  await isCleanInBothLooks(page, 'what became of many');
  const undo = t('candidates.job_undo', { count: 103 });
  await page.getByRole('button', { name: undo }).click();
  await page.getByRole('dialog', { name: undo }).getByRole('button', { name: undo }).click();
  await expect(page.getByText(t('candidates.job_done.take_back', { count: 103 }))).toBeVisible();
  const waiting = page.getByRole('link', { name: /待审核 103/ });
  await expect(waiting).toBeVisible();
  // A decision about a few replaces the shown result, and is undone from there too.
  await waiting.click();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await press('candidates.approve_met');
  const one = t('candidates.approve_title', { count: 1 });
  await page.getByRole('dialog', { name: one }).getByRole('button', { name: one }).click();
  await expect(page.getByText(t('candidates.job_done.approve', { count: 1 }))).toBeVisible();
  await expect(page.getByText(t('candidates.job_done.take_back', { count: 103 }))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('candidates.job_undo', { count: 1 }) })).toBeVisible();
});
