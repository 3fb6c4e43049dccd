import { type Browser, type BrowserContext, chromium } from 'playwright';
import { median } from './compare.js';
import { type Still, serveStills } from './lcp/serve-still.js';
import { slowConditions, slowPage } from './slow-page.js';
import { startProduct } from './start-product.js';

const rounds = 7;

const pages = [
  { name: 'login', path: '/login', goal: 1.5, viewport: { width: 1366, height: 768 } },
  { name: 'enroll', path: '/enroll', goal: 1.3, viewport: { width: 390, height: 844 } },
] as const;
const userAgents = {
  login: undefined,
  enroll:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
type Measured = (typeof pages)[number];

const openContext = (browser: Browser, { name, viewport }: Measured): Promise<BrowserContext> => {
  const userAgent = userAgents[name];
  return browser.newContext({ viewport, locale: 'zh-CN', ...(userAgent && { userAgent }) });
};

/** The fully drawn page, and the resources it was drawn with. */
const stillOf = async (browser: Browser, url: string, measured: Measured): Promise<Still> => {
  const context = await openContext(browser, measured);
  const page = await context.newPage();
  await page.goto(`${url}${measured.path}`, { waitUntil: 'networkidle' });
  const still = await page.evaluate((name) => {
    const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    for (const node of document.querySelectorAll('script, link, style')) node.remove();
    const sheet = document.createElement('link');
    Object.assign(sheet, { rel: 'stylesheet', href: `/${name}/sheet.css` });
    document.head.append(sheet);
    return { html: `<!doctype html>${document.documentElement.outerHTML}`, css: css.join('\n') };
  }, measured.name);
  await context.close();
  return still;
};

/** When the largest thing in sight was painted, in milliseconds from the request, with nothing cached. */
const paintOf = async (browser: Browser, url: string, measured: Measured): Promise<number> => {
  const context = await openContext(browser, measured);
  const page = await context.newPage();
  await slowPage(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.largest = String(entry.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  const largest = await page.locator('html').getAttribute('data-largest');
  await context.close();
  return Number(largest);
};

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const stills = new Map<string, Still>();
for (const page of pages) stills.set(page.name, await stillOf(browser, product.url, page));
const still = await serveStills(stills);

for (const page of pages) {
  const [bare, whole]: [number[], number[]] = [[], []];
  const measure = {
    bare: async () => bare.push(await paintOf(browser, `${still.url}/${page.name}`, page)),
    whole: async () => whole.push(await paintOf(browser, `${product.url}${page.path}`, page)),
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of round % 2 ? (['whole', 'bare'] as const) : (['bare', 'whole'] as const))
      await measure[kind]();
  }
  const ratio = median(whole) / median(bare);
  process.stdout.write(
    `  ${page.path}: static page ${median(bare).toFixed(0)} ms, product ${median(whole).toFixed(0)} ms (×${ratio.toFixed(2)}, goal ×${page.goal}: ${ratio <= page.goal ? 'met' : 'missed'}); single ${[...bare].map(Math.round).join(' ')} | ${[...whole].map(Math.round).join(' ')}\n`,
  );
}
process.stdout.write(`  ${slowConditions()}\n`);
await browser.close();
still.close();
await product.discard();
