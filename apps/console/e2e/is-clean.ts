import type { Page } from '@playwright/test';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { photographAs } from './photograph.js';
import { bothLooks, expect } from './staff-page.js';

/** A key in the place of its words: the part of the catalogue that has them was not loaded. */
const bareKey =
  /\b(?:route|login|shell|classes|class|candidates?|certificates|review|common|field|failure|joint|contact|profile|users|password|expert|declare|doubtful|report|exam|scanning|factor|gathering|payments|invoices|receipts|settlement|sms|pay|mine|notes|promotion|lessons|study|taken|standing|people|frame|markdown|autosave)\.[a-z_]{3,}/;

interface Look {
  /** A part that is new where the rest of the page has passed before. */
  readonly only?: string | undefined;
  /** Rules that are asked for in the other look. */
  readonly except?: readonly string[];
}

/** Whether a page, or `only` a part of it, passes axe, fits its window, and has words for all its texts. */
export const isClean = async (page: Page, where: string, { only, except = [] }: Look = {}) => {
  // Content under a modal is inert, though axe does not see that; a menu opens outside the landmarks, as menus do.
  await passAxe(page, where, {
    exclude: '[data-aria-hidden="true"]',
    except: ['region', ...except],
    ...(only ? { only } : {}),
  });
  await expect(page.locator('body'), where).not.toContainText(bareKey);
  await photographAs(page, where);
};

/**
 * Contrast is measured in the dark theme; for the light one the stories cover every part, and the full run covers
 * pages.
 */
const exceptIn = (colorScheme: 'light' | 'dark') =>
  colorScheme === 'light' && !process.env.TEST_FULL ? ['color-contrast'] : [];

/**
 * The same in light and in dark, at its size: open overlays stay open. It ends in the light theme, with which every
 * spec begins.
 */
export const isCleanInBothThemes = async (page: Page, where: string, only?: string) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await isClean(page, `${where}, in ${colorScheme}`, { only, except: exceptIn(colorScheme) });
  }
};

/** The same in both looks: the current one, a light desk or a dark phone, and the other. It ends in the first. */
export const isCleanInBothLooks = async (page: Page, where: string) => {
  const width = page.viewportSize()?.width;
  const change = async ({ viewport, colorScheme }: (typeof bothLooks)[number]) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
  };
  const [own, other] = bothLooks.toSorted(
    (one, another) => Number(another.viewport.width === width) - Number(one.viewport.width === width),
  );
  if (!own || !other) return;
  await isClean(page, where, { except: exceptIn(own.colorScheme) });
  await change(other);
  await isClean(page, `${where}, on ${other.name}`, { except: exceptIn(other.colorScheme) });
  await change(own);
};
