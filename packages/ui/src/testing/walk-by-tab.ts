import { userEvent } from 'vitest/browser';
import { focusables } from './focusables.js';

/** The elements that a focus may change: the node, its siblings (a hidden input’s drawn box) and its ancestors. */
const looksOf = (node: Element) => {
  const around = [node, ...(node.parentElement?.children ?? [])];
  for (let outer = node.parentElement; outer && around.length < 40; outer = outer.parentElement) {
    if (outer.classList.contains('sc-theme')) break;
    around.push(outer);
  }
  return around.flatMap((each) =>
    [null, '::before', '::after'].map((part) => {
      const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(each, part);
      return `${outline} ${boxShadow} ${borderColor} ${backgroundColor}`;
    }),
  );
};

const sentinel = (place: 'afterbegin' | 'beforeend') => {
  const button = document.createElement('button');
  button.textContent = place;
  document.body.insertAdjacentElement(place, button);
  return button;
};

/** Whether Tab came by; one of several radio buttons of a name is a stop for all of them. */
export const isReached = (node: HTMLElement, visited: ReadonlySet<Element>) =>
  visited.has(node) ||
  (node instanceof HTMLInputElement &&
    node.type === 'radio' &&
    [...visited].some((other) => other instanceof HTMLInputElement && other.name === node.name));

/** Compares a node that Tab has just reached with the same node at rest. */
const isSeen = (node: Element) => {
  if (!(node instanceof HTMLElement)) return true;
  const focused = looksOf(node).join();
  node.blur();
  const rested = looksOf(node).join();
  node.focus();
  return focused !== rested;
};

/**
 * Presses Tab from before the page to behind it, at most `most` times: the nodes that it reached, those whose focus
 * cannot be seen, and whether it got out again. A modal keeps the focus, so there a round counts as the end. A
 * table that counts rows which are not drawn yet (`aria-rowcount`) draws them as the focus reaches them and keeps
 * nobody: there it ends with more stops behind it than there were nodes at first, twice over.
 */
export const walkByTab = async (most: number) => {
  const plenty = document.querySelector('[aria-rowcount]')
    ? focusables().length * 2 + 10
    : Number.POSITIVE_INFINITY;
  const start = sentinel('afterbegin');
  const end = sentinel('beforeend');
  const visited = new Set<Element>();
  const unseen: Element[] = [];
  let modal = false;
  let left = false;
  start.focus();
  for (let step = 0; step < most && !left; step += 1) {
    await userEvent.keyboard('{Tab}');
    const node = document.activeElement ?? document.body;
    modal ||= node.closest('[role="dialog"], [role="alertdialog"]') !== null;
    left = node === end || node === document.body || (modal && visited.has(node));
    if (left || node === start || visited.has(node)) continue;
    visited.add(node);
    left = visited.size > plenty;
    if (!isSeen(node)) unseen.push(node);
  }
  start.remove();
  end.remove();
  return { visited, unseen, left };
};
