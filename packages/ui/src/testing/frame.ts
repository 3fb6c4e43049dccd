import { onTestFinished } from 'vitest';

/** A page of its own with these style sheets, in this order, and this body. */
export const frame = (sheets: readonly string[], body: string): Document => {
  const node = document.createElement('iframe');
  document.body.append(node);
  onTestFinished(() => node.remove());
  const page = node.contentDocument;
  if (!page)
    throw new Error(
      'The frame has no document, so nothing can be measured in it. Run this test in a browser.',
    );
  for (const sheet of sheets) {
    const style = page.createElement('style');
    style.textContent = sheet;
    page.head.append(style);
  }
  page.body.innerHTML = body;
  return page;
};

/** A computed property of the first match. */
export const styleOf = (page: Document, selector: string, property: string): string => {
  const node = page.querySelector(selector);
  if (!node) throw new Error(`Nothing matches ${selector}, so its ${property} cannot be read.`);
  return (page.defaultView ?? window).getComputedStyle(node).getPropertyValue(property);
};
