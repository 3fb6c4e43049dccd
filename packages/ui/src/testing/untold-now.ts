import { isSampleName } from './samples/names.js';

const spoken = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description', 'aria-valuetext'];

const textsOf = function* (root: Element): Generator<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest('style, script, .sc-markdown, [lang="zh"], [lang="ja"]'))
      yield nodeValue ?? '';
  }
  for (const name of spoken)
    for (const element of root.querySelectorAll(`[${name}]`)) yield element.getAttribute(name) ?? '';
};

/** What the page says in Chinese to somebody who reads another language: all but names. */
export const untoldNow = (): string => {
  const runs = [...textsOf(document.body)].flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []);
  return [...new Set(runs)].filter((run) => !isSampleName(run)).join(' ');
};
