import { benchOn, openCandidates } from './bench-page.js';
import { isCleanInBothLooks } from './is-clean.js';
import { reviewButtons } from './review-buttons.js';
import { expect, looks, t, test } from './staff-page.js';

/** A hundred in the full run; the cost of each is counted. */
const files = process.env.TEST_FULL ? 100 : 20;
const keysAFile = 2;
const callsAFile = 3;
/** A file does not wait for pictures: they are counted apart, the photo and the one visible document. */
const pictures = ['enrolment/fetchPhoto', 'enrolment/fetchDocument'];
/** The long poll for changes is not part of clearing a file. */
const waiting = 'log/awaitChanges';

// First: the next test takes unclear ones under review.
test('of those chosen only the green are approved at once, and the others stay chosen', async ({
  page,
  demoClass,
  openAs,
  press,
}) => {
  await openCandidates(page, await demoClass({ city: '南京' }), openAs);
  const unclear = page
    .getByRole('row')
    .filter({ hasText: t('review.mark.unclear') })
    .first();
  const met = page
    .getByRole('row')
    .filter({ hasText: t('review.mark.met') })
    .last();
  await unclear.getByRole('checkbox').check();
  await met.getByRole('checkbox').check();
  await press('candidates.approve_met');
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(t('candidates.approve_text'));
  await page.getByRole('button', { name: t('candidates.approve_title', { count: 2 }) }).click();
  await expect(page.getByText(t('candidates.approved_met', { count: 1 })).first()).toBeVisible();
  await expect(page.getByText(t('candidates.left_out_unmet', { count: 1 })).first()).toBeVisible();
  await expect(unclear.getByRole('checkbox')).toBeChecked();
});

test('many clean files are cleared by keyboard alone, in few keys and calls, each with one photo and one document', async ({
  page,
  demoClass,
  openAs,
}) => {
  await openCandidates(page, await demoClass({ city: '南京' }), openAs);
  const asked: string[] = [];
  const looked: string[] = [];
  page.on('request', (request) => {
    const [, call] = new URL(request.url()).pathname.split('/api/');
    if (call && call !== waiting) (pictures.includes(call) ? looked : asked).push(call);
  });
  const bench = benchOn(page);
  const heading = bench.getByRole('heading', { level: 2 });
  const pressed: string[] = [];
  const press = (key: string) => {
    pressed.push(key);
    return page.keyboard.press(key);
  };
  const isOpen = async () => {
    await expect(heading).toBeFocused();
    await expect(bench.getByText(t('review.conditions'), { exact: true })).toBeVisible();
  };

  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: t('candidates.review') })
    .focus();
  await press('Enter');
  await isOpen();
  await press('c');
  await expect(bench.getByRole('button', { name: t('review.event.approve'), exact: true })).toBeVisible();
  const calls: number[] = [];
  let cleared = 0;
  let opened = 1;
  while (cleared < files) {
    opened += 1;
    await isOpen();
    const name = await heading.textContent();
    const isClean = (await bench.getByText(t('review.mark.met'), { exact: true }).count()) > 1;
    const doubts = await bench
      .getByText(t('review.mark.unclear'), { exact: true })
      .or(bench.getByText(t('review.mark.unmet'), { exact: true }))
      .count();
    if (!isClean || doubts > 0) {
      // No clean file: its turn comes later. The next one is claimed by hand.
      await press('n');
      await expect(heading).not.toHaveText(name ?? '');
      await press('c');
      await expect(bench.getByRole('button', { name: t('review.event.approve'), exact: true })).toBeVisible();
      continue;
    }
    pressed.length = 0;
    asked.length = 0;
    await press('a');
    await expect(heading).not.toHaveText(name ?? '');
    await expect(bench.getByRole('button', { name: t('review.event.approve'), exact: true })).toBeVisible();
    expect(pressed.length, 'keys').toBeLessThanOrEqual(keysAFile);
    calls.push(asked.length);
    cleared += 1;
  }
  // Other specs change this class meanwhile, and the page reads that again, so the median counts.
  calls.sort((one, other) => one - other);
  expect(calls[Math.floor(files / 2)], calls.join(' ')).toBeLessThanOrEqual(callsAFile);
  for (const picture of pictures)
    expect(looked.filter((call) => call === picture).length, picture).toBeLessThanOrEqual(opened);
});

test('a document is returned in the words of a template, which the candidate’s return takes up', async ({
  page,
  demoClass,
  openAs,
  press,
}) => {
  await openCandidates(page, await demoClass({ city: '南京' }), openAs);
  const opener = page
    .getByRole('row')
    .nth(2)
    .getByRole('button', { name: t('candidates.review') });
  await opener.click();
  await press('review.close');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const bench = benchOn(page);
  await bench.getByRole('button', { name: t('review.event.claim') }).click();
  await bench.getByRole('button', { name: t('review.return_document') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('review.return_document') }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/请填写原因/);
  await dialog.getByRole('combobox').selectOption({ index: 1 });
  await expect(dialog.getByRole('textbox')).not.toHaveValue('');
  const words = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: t('review.return_document') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bench.getByText(t('review.verdict.returned'), { exact: true })).toBeVisible();
  await expect(bench.getByText(t('review.mark.unclear'), { exact: true }).first()).toBeVisible();

  const heading = bench.getByRole('heading', { level: 2 });
  const returned = (await heading.textContent()) ?? '';
  await heading.focus();
  await page.keyboard.press('b');
  await expect(dialog.getByRole('textbox').first()).toHaveValue(words);
  await dialog.getByRole('button', { name: t('review.event.return') }).click();
  await expect(dialog).toHaveCount(0);
  // The next one is there; the returned one is one key back.
  await expect(heading).not.toHaveText(returned);
  await expect(heading).toBeFocused();
  await page.keyboard.press('p');
  await expect(heading).toHaveText(returned);
  await expect(bench.getByText(t('review.status.returned')).first()).toBeVisible();
  await expect(bench.getByText(words).first()).toBeVisible();
  await press('review.close');
  await expect(bench).toHaveCount(0);
  // Among the submitted there is no row of it any more.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the holder of a claim is shown to the others, and the bench passes axe', async ({
      page,
      browser,
      openAs,
      accountFor,
      product,
      demoClass,
    }) => {
      await openCandidates(page, await demoClass({ city: '南京' }), openAs, 'master');
      await reviewButtons(page).last().click();
      const bench = benchOn(page);
      await bench.getByRole('button', { name: t('review.event.claim') }).click();
      await expect(bench.getByRole('button', { name: t('review.event.approve'), exact: true })).toBeVisible();
      await isCleanInBothLooks(page, 'the bench');

      const { username, password } = accountFor('admin');
      const other = await browser.newPage({ baseURL: product.url, locale: 'zh-CN' });
      await other.goto('/login');
      await other.getByLabel(t('login.username')).fill(username);
      await other.getByLabel(t('login.password'), { exact: true }).fill(password);
      await other.getByRole('button', { name: t('login.submit'), exact: true }).click();
      await expect(other.getByRole('navigation').first()).toBeVisible();
      const active = await page.evaluate(() => sessionStorage.getItem('active_class') ?? '');
      await other.evaluate((kept) => sessionStorage.setItem('active_class', kept), active);
      const { pathname, search } = new URL(page.url());
      await other.goto(`${pathname}${search}`);
      await expect(benchOn(other).getByText(/正在审核/)).toBeVisible();
      await expect(
        benchOn(other).getByRole('button', { name: t('review.event.approve'), exact: true }),
      ).toHaveCount(0);
      await other.close();
      await bench.getByRole('button', { name: t('review.event.release') }).click();
      await expect(bench.getByText(t('review.claim_first'))).toBeVisible();
    });
  });
}
