// npm run pictures: takes the pictures of the README, with `npm start` and `npm run storybook` beside it.
// Names after it take only those: `npm run pictures -- classes`. A picture that is retaken stays in the history twice.
import { chromium } from 'playwright';
import { findChromium } from './find-chromium.mjs';

const product = process.env.PRODUCT ?? 'http://127.0.0.1:4000';
const storybook = process.env.STORYBOOK ?? 'http://127.0.0.1:6006';
const folder = 'docs/pictures';

const signIn = async (page) => {
  await page.goto(`${product}/login`);
  await page.locator('input[name=username]').fill('master01');
  await page.locator('input[name=password]').fill('master01-demo');
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

const pictures = {
  classes: {
    size: { width: 1280, height: 720 },
    open: async (page) => {
      await signIn(page);
      await page.goto(`${product}/class/lists`);
      await page.getByRole('table').waitFor();
    },
  },
  'enrol-on-a-phone': {
    size: { width: 390, height: 780 },
    open: async (page) => {
      await page.goto(`${product}/enroll`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('main').getByRole('link').first().waitFor();
    },
  },
  storybook: {
    size: { width: 1440, height: 810 },
    open: async (page) => {
      await page.goto(`${storybook}/?path=/story/screens-seat-plan--on-a-desk&panel=false`);
      const story = page.frameLocator('#storybook-preview-iframe');
      await story.getByRole('heading').first().waitFor({ timeout: 180_000 });
    },
  },
};

const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium().shell });
for (const [name, { size, open }] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const context = await browser.newContext({ viewport: size, locale: 'en-GB', isMobile: size.width < 500 });
  const page = await context.newPage();
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
  await context.close();
  process.stdout.write(`${folder}/${name}.png\n`);
}
await browser.close();
