import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type TestLanguage, wordsOf } from '@skillcert/e2e/words.js';
import { expect } from './staff-page.js';

/** `LOOKS=folder` photographs the screens of the specs for people to look at. */
const folder = process.env.LOOKS;

const widths = { desk: { width: 1366, height: 900 }, phone: { width: 390, height: 1400 } } as const;

const drawn = async (page: Page) => {
  await expect(page.locator('#root:not([inert])')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
};

const shoot = async (page: Page, name: string) => {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await drawn(page);
    await page.screenshot({ path: join(folder ?? '', `${name}-${width}.png`) });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
};

/** Photographs the page at its size and in its theme, under the name of what it shows. */
export const photographAs = async (page: Page, name: string) => {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${width}.png`) });
};

const reloadIn = async (page: Page, language: TestLanguage) => {
  const url = new URL(page.url()).origin;
  await page.context().addCookies([{ name: 'language', value: language, url }]);
  await page.reload();
};

/**
 * Photographs what is open in Chinese, as it stands, and in Spanish, at a desk and on a phone. For Spanish and after it
 * the page is loaded anew: `open` opens it again.
 */
export const photographOpen = async (
  page: Page,
  name: string,
  open: (words: ReturnType<typeof wordsOf>) => Promise<unknown>,
) => {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await shoot(page, `${name}-zh`);
  await reloadIn(page, 'es');
  await open(wordsOf('console', 'es'));
  await shoot(page, `${name}-es`);
  await reloadIn(page, 'zh');
  await open(wordsOf('console', 'zh'));
};

/** Photographs the page in Chinese and Spanish, at a desk and on a phone; it is loaded anew for it. */
export const photograph = async (page: Page, name: string, path?: string) => {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const back = page.url();
  if (path) await page.goto(path);
  for (const language of ['es', 'zh'] as const) {
    await reloadIn(page, language);
    await shoot(page, `${name}-${language}`);
  }
  if (path) await page.goto(back);
};
