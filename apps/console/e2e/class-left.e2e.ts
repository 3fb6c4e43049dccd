import { expect, t, test } from './staff-page.js';

test('a class may be left while its page is still being drawn', { tag: '@full' }, async ({
  page,
  openAs,
  demoClass,
}) => {
  const { class_name } = await demoClass({ city: '上海' });
  await openAs('admin', '/class/lists');
  for (let delay_ms = 0; delay_ms < 48; delay_ms += 6) {
    await page.getByRole('searchbox', { name: t('classes.search') }).fill(class_name);
    const entrance = page.getByRole('button', { name: t('classes.enter_named', { name: class_name }) });
    await expect(page.getByRole('row')).toHaveCount(2);
    await entrance.evaluate(
      async (node, { back, delay_ms }) => {
        if (node instanceof HTMLElement) node.click();
        const wayBack = () =>
          [...document.querySelectorAll('button')].find(({ textContent }) => textContent === back);
        for (let tries = 0; tries < 500 && !wayBack(); tries += 1)
          await new Promise((resolve) => setTimeout(resolve));
        await new Promise((resolve) => setTimeout(resolve, delay_ms));
        wayBack()?.click();
      },
      { back: t('frame.back_to_classes'), delay_ms },
    );
    await expect(page).toHaveURL(/\/class\/lists$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.class'));
  }
});
