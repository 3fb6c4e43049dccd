import assert from 'node:assert/strict';

const styleOf = (button) =>
  button.evaluate((node) => {
    const { backgroundColor, letterSpacing, minHeight } = getComputedStyle(node);
    return { backgroundColor, letterSpacing, minHeight };
  });

const lookAtFacts = async (open) => {
  const { page, go } = await open('/');
  await page.route('**/nowhere/**', (route) => route.abort());
  await go();
  const button = page.getByRole('button', { name: 'Enrol' });
  await button.waitFor();
  const facts = JSON.parse(await page.getByText('"mobile"').textContent());
  assert.deepEqual(facts, {
    mobile: true,
    masked: '138****0001',
    date: '2026-11-21 08:00:00',
    approved: 'approved',
    failure: 'network',
    answer: 'fake 1',
  });
  const style = await styleOf(button);
  assert.notEqual(
    style.backgroundColor,
    'rgba(0, 0, 0, 0)',
    'the button has no background: styles.css did not arrive',
  );
  assert.equal(style.letterSpacing, '3px', 'the host’s unlayered rule wins over our layer');
};

const lookAtReadmes = async (open) => {
  const { page, go } = await open('/readme.html');
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  const answer = {
    code: 20000,
    message: '',
    data: { items: [{ class_name: '三级' }], total: 1, cities: [] },
  };
  await page.route('**/api/class/fetchOpenClasses', (route) => route.fulfill({ json: answer }));
  await go();
  await page.getByRole('textbox', { name: 'Name' }).fill('李晓明');
  const saved = page.waitForEvent('console', (message) => message.text() === '李晓明');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;
  assert.deepEqual(said, ['1 三级', '李晓明'], 'what the first examples print');
};

/** The page of a host that knows nothing of us, and the first examples of the READMEs. */
export const lookAtConsumer = async (open) => {
  await lookAtFacts(open);
  await lookAtReadmes(open);
};
