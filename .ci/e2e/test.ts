import { test as base, expect, type Page } from '@playwright/test';
import { type DemoClass, type DemoPlace, findDemoClass } from './demo-class.js';
import { copySeeded, type Product, type ProductOptions, startProduct } from './start-product.js';

interface Options {
  readonly engine: 'embedded' | 'external';
}

interface Fixtures {
  readonly product: Pick<Product, 'url' | 'data_dir' | 'accounts'>;
  /** Account name and password of a demo account by role. */
  readonly accountFor: (role: string) => { username: string; password: string };
  /** The class of the demo in a city and a state, `enrolling` by default. */
  readonly demoClass: (where: DemoPlace) => Promise<DemoClass>;
  /** Starts a product of the test's own, which ends with the test however that ends. */
  readonly start: (options?: ProductOptions) => Promise<Product>;
  /** The complaints of the page; a test that expects one empties the list. */
  readonly complaints: string[];
}

/** Records the complaints of a page. */
export const watch = (page: Page, complaints: string[]) => {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
};

/** The test of the end-to-end specs: a page on the running product that fails on any error in the browser's console. */
export const test = base.extend<Fixtures & Options>({
  engine: ['embedded', { option: true }],
  product: async ({ engine }, use) => {
    const started = process.env[engine === 'embedded' ? 'E2E_EMBEDDED' : 'E2E_EXTERNAL'];
    base.skip(!started, 'Debian’s PostgreSQL is not installed');
    await use(JSON.parse(started ?? '{}'));
  },
  baseURL: async ({ product }, use) => use(product.url),
  accountFor: async ({ product }, use) =>
    use((role) => {
      const account = product.accounts.find((candidate) => candidate.role === role);
      if (!account) throw new Error(`No demo account with the role ${role}`);
      return account;
    }),
  demoClass: async ({ product, accountFor }, use) =>
    use((where) => findDemoClass(product.url, accountFor('admin'), where)),
  complaints: async ({}, use) => use([]),
  start: async ({}, use) => {
    const started: Promise<Product>[] = [];
    await use((options = {}) => {
      // An empty one, one on another database and a resumed one have their own data.
      const hasData = options.mode === 'empty' || options.database_url || options.data_dir;
      const product = startProduct(hasData ? options : { ...options, data_dir: copySeeded() });
      started.push(product);
      return product;
    });
    // One that fails must not leave another, which was still starting, behind.
    for (const product of await Promise.allSettled(started))
      if (product.status === 'fulfilled') await product.value.discard();
  },
  // After the page, which would complain of a product that is gone.
  page: async ({ page, complaints, start: _ }, use) => {
    watch(page, complaints);
    await use(page);
    expect(complaints, 'errors in the browser console').toEqual([]);
  },
});

export { expect };
