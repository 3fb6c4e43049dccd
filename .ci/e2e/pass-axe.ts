import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing moves: an element on its way in is transparent, and transparent text has no contrast. */
const rest = (page: Page) =>
  page.waitForFunction(async () => {
    // An endless spinner means that something is loading. A page that has just come to rest may still find the
    // pointer over one of its buttons, so it is observed for some frames.
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        );
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (isMoving()) return false;
    }
    return true;
  });

interface Leaving {
  /** The part that is new where the rest of the page has passed before. */
  readonly only?: string;
  /** Parts that are left out. */
  readonly exclude?: string;
  /** Rules that do not hold here. */
  readonly except?: readonly string[];
}

/**
 * Runs in the page. Contrast is four fifths of axe's time: of rows, cells and entries with equal attributes, two
 * are measured, and all in the full run. Every other rule covers everything.
 */
const runAxe = async ({
  only,
  exclude,
  except = [],
  everything,
}: Leaving & { readonly everything: boolean }) => {
  const axe: typeof import('axe-core') = Reflect.get(globalThis, 'axe');
  /** The attributes of a single record, which no style depends on: their presence counts, their values do not. */
  const ofRecord =
    /^(id|for|name|href|title|value|alt|src|aria-(label|labelledby|describedby|controls|value\w+|posinset))$/;
  const attributesOf = (node: Element) =>
    [...node.attributes]
      .map(({ name, value }) => (ofRecord.test(name) ? name : `${name}=${value}`))
      .join(' ');
  const saysSomething = (node: Element) =>
    [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim());
  const looksOf = (node: Element): string => {
    const inner = node instanceof SVGElement ? '' : [...node.children].map(looksOf).join('');
    return `<${node.tagName} ${attributesOf(node)}>${saysSomething(node) ? '…' : ''}${inner}</>`;
  };
  /** All of these that look like two before them. */
  const repeated = (nodes: readonly Element[], around = (_: Element) => '') => {
    const seen = new Map<string, number>();
    return nodes.filter((node) => {
      const looks = around(node) + looksOf(node);
      const before = seen.get(looks) ?? 0;
      seen.set(looks, before + 1);
      return before > 1;
    });
  };
  const alike = [...document.querySelectorAll('tbody, ul, ol')].flatMap((list) => [
    ...repeated([...list.children]),
    ...repeated([...list.querySelectorAll(':scope > tr > *')], ({ parentElement }) =>
      parentElement ? attributesOf(parentElement) : '',
    ),
  ]);
  const include = only ? [only] : [document];
  const left = exclude ? [...document.querySelectorAll(exclude)] : [];
  const contrast = ['color-contrast'];
  const rules = {
    // WCAG’s own, which axe leaves off by default. Target sizes are measured in the stories: here a message of five
    // seconds covers them.
    'label-content-name-mismatch': { enabled: true },
    ...Object.fromEntries([...except, ...contrast].map((rule) => [rule, { enabled: false }])),
  };
  const all = await axe.run({ include, exclude: left }, { resultTypes: ['violations'], rules });
  if (except.includes('color-contrast')) return all.violations;
  const lights = await axe.run(
    { include, exclude: everything ? left : [...left, ...alike] },
    { resultTypes: ['violations'], runOnly: contrast },
  );
  return [...all.violations, ...lights.violations];
};

/** The findings of axe, each fault with its element and the remedy. */
const findFaults = async (page: Page, leaving: Leaving) => {
  await rest(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(runAxe, { ...leaving, everything: Boolean(process.env.TEST_FULL) });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
};

/** A page at rest has no violation of any of axe's rules, best practices included, and is not wider than its window. */
export const passAxe = async (page: Page, where: string, leaving: Leaving = {}) => {
  expect(page.frames(), `${where}: frames, which axe leaves out`).toHaveLength(1);
  // Retried after a failure: an element that arrives or changes its colour while axe looks is a fault of that
  // moment, a real fault stays.
  await expect(async () => expect(await findFaults(page, leaving), where).toEqual([])).toPass({
    timeout: 15_000,
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${where}: wider than the window`).toBeLessThanOrEqual(0);
};
