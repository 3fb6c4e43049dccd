import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import type { Office } from './office.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, looks, t, test } from './staff-page.js';

/** A class of the demo with a doubted candidate. */
const doubtingClass = async (office: Office): Promise<string> => {
  const { items } = await office.call('class/fetchClassLists', { status: ['enrolling'], limit: 50 });
  for (const { class_id, class_name } of items) {
    const { total } = await office.call('enrolment/fetchDoubtfulLists', { class_id, kind: 'marked' });
    if (total > 1) return class_name;
  }
  throw new Error('The demo has no class with two doubts.');
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a doubt is decided beside its reason, and a refusal requires one', async ({
      page,
      office,
      openAs,
      enter,
    }) => {
      await openAs('admin', '/class/lists');
      await enter(await doubtingClass(office));
      await page.goto('/applicants/applicants-undetermined');
      const compare = page.getByRole('button', { name: /^比对/ });
      // The desk takes the first and decides, the phone the last and thinks better of it.
      const isDesk = name === 'a light desk';
      const button = isDesk ? compare.first() : compare.last();
      const label = (await button.getAttribute('aria-label')) ?? '';
      await button.click();
      const drawer = page.getByRole('dialog', { name: /^存疑核查/ });
      await drawer.getByRole('button', { name: t('review.event.refuse') }).click();
      const question = page.getByRole('dialog', { name: t('review.event.refuse') });
      await question.getByRole('button', { name: t('review.event.refuse') }).click();
      await expect(question.getByRole('textbox', { name: t('common.reason') })).toHaveAccessibleDescription(
        /请填写原因/,
      );
      await question.getByRole('button', { name: t('common.cancel') }).click();
      await expect(question).toHaveCount(0);
      await isCleanInBothLooks(page, 'the doubt');
      if (!isDesk) return;
      await drawer.getByRole('button', { name: t('review.event.approve'), exact: true }).click();
      await expect(drawer.getByText(t('review.status.approved')).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
    });
  });
}

test('a candidate who resembles another enrolment is compared with it, fact by fact', async ({
  page,
  browser,
  product: { url: baseURL },
  office,
  openIn,
}) => {
  const [here, there] = [await office.draftClass(), await office.draftClass()];
  const name = '同名考生';
  const birth = '19790512';
  for (const { class_id } of [here, there]) {
    await office.openClass(class_id);
    const candidate = await openCandidatePhone(browser, { baseURL, person: newCandidate(name, birth) });
    await candidate.enrol(class_id);
    await candidate.close();
  }
  await openIn('admin', here.class_name, '/applicants/applicants-undetermined');
  await expect(page.getByText(t('doubtful.empty'))).toBeVisible();
  const found = { title: t('doubtful.kind.found'), count: 1 };
  await page.getByRole('link', { name: t('classes.todo.part', found) }).click();
  await expect(page.getByText(t('doubtful.same.name_birth'))).toBeVisible();
  await isClean(page, 'what was found');
  await page.getByRole('button', { name: t('doubtful.compare_named', { name }) }).click();

  const drawer = page.getByRole('dialog');
  const evaluated = (key: string, word: string) =>
    drawer.getByRole('rowheader', { name: `${t(key)} ${t(word)}`, exact: true });
  await expect(evaluated('candidate.name', 'doubtful.equal')).toBeVisible();
  await expect(evaluated('candidate.birth', 'doubtful.equal')).toBeVisible();
  await expect(evaluated('candidate.id_card', 'doubtful.differs')).toBeVisible();
  await expect(evaluated('candidate.phone', 'doubtful.differs')).toBeVisible();
  await expect(drawer.getByRole('img', { name: /证件照/ })).toHaveCount(2);
  await isCleanInBothLooks(page, 'the comparison');

  await drawer.getByRole('button', { name: t('review.event.claim'), exact: true }).click();
  await drawer.getByRole('button', { name: t('review.event.doubt'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('review.event.doubt') });
  await question.getByRole('textbox', { name: t('common.reason') }).fill('同名同生日，证件号不同');
  await question.getByRole('button', { name: t('review.event.doubt') }).click();
  const kind = question.getByRole('combobox', { name: t('review.doubt_kind') });
  await expect(kind).toHaveAccessibleDescription(/此项为必填项/);
  await kind.selectOption('identity_mismatch');
  await question.getByRole('button', { name: t('review.event.doubt') }).click();
  await expect(question).toHaveCount(0);
  await expect(drawer.getByText('同名同生日，证件号不同').first()).toBeVisible();
  // With the earlier steps.
  await expect(drawer.getByText(t('review.history.claim'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await page.getByRole('tab', { name: t('doubtful.kind.marked') }).click();
  const filter = page.getByRole('combobox', { name: t('review.doubt_kind') });
  await filter.selectOption('unreadable_photo');
  await expect(page.getByText(t('doubtful.no_match'))).toBeVisible();
  await filter.selectOption('identity_mismatch');
  await expect(page.getByRole('row', { name })).toContainText(t('review.doubt_kind.identity_mismatch'));
});
