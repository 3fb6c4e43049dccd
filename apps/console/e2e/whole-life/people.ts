import type { Browser, Page } from '@playwright/test';
import type { ClassEvent, ClassStatus } from '@skillcert/core';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import type { Product } from '@skillcert/e2e/start-product.js';
import { test as base, expect, watch } from '@skillcert/e2e/test.js';
import { applyEvent, askForSecond } from '../apply-event.js';
import { goTo } from '../go-to.js';
import { openCandidatePhone } from '../paying-candidate.js';
import { enterClass, pressButton, signInByForm } from '../staff-page.js';

/** Registers a page: its complaints are found, and its browser is closed in the end. */
type Keep = (page: Page) => void;

/** A member of staff, who signs in through the form in a browser of their own. */
const openDesk = async (
  browser: Browser,
  { url, accounts }: Pick<Product, 'url' | 'accounts'>,
  username: string,
  keep: Keep,
) => {
  const account = accounts.find((each) => each.username === username);
  if (!account) throw new Error(`The demo has no account ${username}`);
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  keep(page);
  await signInByForm(page, '/class/lists', account);
  const openList = (class_name: string) => page.goto(`/class/lists?search=${encodeURIComponent(class_name)}`);
  return {
    username,
    page,
    press: (key: string) => pressButton(page, key),
    /** The list of classes, narrowed to one. */
    openList,
    /** Enters a class from the list and goes on to a page of it; without a path to its candidates. */
    openIn: async (class_name: string, path?: string) => {
      await openList(class_name);
      await enterClass(page, class_name);
      if (path) await goTo(page, path);
    },
    /** Asks for a step that comes before its moment. */
    ask: async (class_name: string, event: ClassEvent) => {
      await openList(class_name);
      await askForSecond(page, class_name, event);
    },
    /** Moves a class on from the list of classes. */
    move: async (class_name: string, event: ClassEvent, status: ClassStatus) => {
      await openList(class_name);
      await applyEvent(page, class_name, event, status);
    },
  };
};

/** The result of {@link openDesk}. */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

const openCandidate = async (browser: Browser, baseURL: string, name: string, keep: Keep) => {
  const person = newCandidate(name);
  const phone = await openCandidatePhone(browser, { baseURL, person });
  keep(phone.page);
  return { ...phone, person };
};

/** A person who enrols, on a phone of their own. */
export type Candidate = Awaited<ReturnType<typeof openCandidate>>;

interface Fixtures {
  readonly keep: Keep;
  /**
   * The six accounts of the story: those of an institution and of the platform, one of whom gives the others their
   * duties.
   */
  readonly staff: Readonly<
    Record<'institution' | 'platform' | 'colleague' | 'administrator' | 'master' | 'clerk', Desk>
  >;
  readonly candidates: readonly [Candidate, Candidate, Candidate];
  /** A visitor without an account. */
  readonly stranger: Page;
}

/** All people in the life of a class, each with a browser of their own and no other tool. */
export const test = base.extend<Fixtures>({
  keep: async ({ complaints }, use) => {
    const pages: Page[] = [];
    await use((page) => {
      watch(page, complaints);
      pages.push(page);
    });
    // Requests cut off by the end are no complaint.
    const found = [...complaints];
    await Promise.all(pages.map((page) => page.context().close()));
    expect(found, 'errors in the browser console').toEqual([]);
  },
  staff: async ({ browser, product, keep }, use) => {
    const open = (username: string) => openDesk(browser, product, username, keep);
    const [institution, platform, colleague, administrator, master, clerk] = await Promise.all([
      open('recommend03'),
      open('zkyadmin01'),
      open('zkyadmin02'),
      open('admin01'),
      open('master02'),
      open('editor02'),
    ]);
    await use({ institution, platform, colleague, administrator, master, clerk });
  },
  candidates: async ({ browser, product, keep }, use) => {
    const open = (name: string) => openCandidate(browser, product.url, name, keep);
    await use(await Promise.all([open('全程甲'), open('全程乙'), open('全程丙')]));
  },
  stranger: async ({ browser, product, keep }, use) => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    keep(page);
    await use(page);
  },
});
