import { describeNode, focusables } from './focusables.js';

/**
 * Elements that scroll sideways by design, and the reason why Tab need not stop at them: their own stops do, and
 * scroll themselves into view.
 */
const scrollsByItself = [
  '[role="tablist"]',
  ':has(> [role="tablist"])',
  '[role="grid"]',
  ':has(> [role="grid"])',
  '[role="toolbar"]',
  '[role="menu"]',
  'nav',
  'textarea',
  'input',
];

const scrollsSideways = (node: Element) =>
  node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX);

const isNamed = (node: Element) => node.hasAttribute('aria-label') || node.hasAttribute('aria-labelledby');

const isReachable = (node: Element) =>
  node.closest(scrollsByItself.join()) !== null ||
  (node instanceof HTMLElement && node.tabIndex >= 0 && isNamed(node));

/** The ancestors that may cut a node off, without those that its position lifts it out of. */
const cuttersOf = (node: Element) => {
  const cutters: Element[] = [];
  let { position } = getComputedStyle(node);
  for (let outer = node.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const style = getComputedStyle(outer);
    const holds =
      position === 'fixed'
        ? style.transform !== 'none'
        : position !== 'absolute' || style.position !== 'static' || style.transform !== 'none';
    if (holds && style.overflowX !== 'visible') cutters.push(outer);
    if (holds) position = style.position;
  }
  return cutters;
};

/** Where this node can be seen: inside everything that cuts off. */
const windowOf = (node: Element) => {
  const boxes = cuttersOf(node).map((cutter) => cutter.getBoundingClientRect());
  return {
    left: Math.max(0, ...boxes.map(({ left }) => left)),
    top: Math.max(0, ...boxes.map(({ top }) => top)),
    right: Math.min(innerWidth, ...boxes.map(({ right }) => right)),
    bottom: Math.min(innerHeight, ...boxes.map(({ bottom }) => bottom)),
  };
};

/** Chromium scrolls 32 px of a focused control into view; a reader who wants more scrolls on, so this does. */
const scrollOn = (node: Element) => {
  for (const cutter of cuttersOf(node)) {
    if (!/auto|scroll/.test(getComputedStyle(cutter).overflowX)) continue;
    const box = node.getBoundingClientRect();
    const seen = cutter.getBoundingClientRect();
    if (box.right > seen.right) cutter.scrollLeft += Math.ceil(box.right - seen.right);
    else if (box.left < seen.left) cutter.scrollLeft -= Math.ceil(seen.left - box.left);
  }
};

const tolerance = 1.5;

/** Whether a focused node is cut off after its scrollers have done what they can. */
const isCutOff = (node: HTMLElement) => {
  node.focus();
  scrollOn(node);
  const box = node.getBoundingClientRect();
  const seen = windowOf(node);
  const fits = box.width <= seen.right - seen.left && box.height <= seen.bottom - seen.top;
  // An element larger than its window can be scrolled through; a part of it must be in view.
  if (!fits && box.width <= innerWidth)
    return (
      box.right < seen.left + 24 ||
      box.left > seen.right - 24 ||
      box.bottom < seen.top ||
      box.top > seen.bottom
    );
  return (
    box.left < seen.left - tolerance ||
    box.right > seen.right + tolerance ||
    box.top < seen.top - tolerance ||
    box.bottom > seen.bottom + tolerance
  );
};

/**
 * The lost parts of the page at this width: a page that scrolls sideways, a scroller nobody can reach, a control
 * cut off.
 */
export const lostNow = (): string => {
  const { scrollWidth } = document.documentElement;
  return [
    ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide of ${innerWidth}`] : []),
    ...[...document.querySelectorAll('.sc-theme *')]
      .filter((node) => scrollsSideways(node) && !isReachable(node))
      .map((node) => `scrolls without focus or name: ${describeNode(node)}`),
    ...focusables()
      .filter(isCutOff)
      .map((node) => `cut off: ${describeNode(node)}`),
  ].join('\n');
};
