import type { Page } from '@playwright/test';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { expect } from './staff-page.js';

/** A key in the place of its words: the part of the catalogue that has them was not loaded. */
const bareKey =
  /\b(?:route|login|shell|classes|class|candidates?|certificates|review|common|field|failure|joint|contact|profile|users|password|expert|declare|doubtful|report|exam|factor|gathering|payments|invoices|receipts|settlement|sms|pay|mine)\.[a-z_]{3,}/;

/** Whether a page passes axe, fits its window, and has words for everything it says. */
export const isClean = async (page: Page, where: string) => {
  // What lies under a modal is inert, though not by axe's lights; a menu opens outside the landmarks, as menus do.
  await passAxe(page, where, { exclude: '[data-aria-hidden="true"]', except: ['region'] });
  await expect(page.locator('body'), where).not.toContainText(bareKey);
};
