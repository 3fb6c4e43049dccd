const selector = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  'iframe',
  '[contenteditable="true"]',
  '[tabindex]',
].join();

/** Everything that Tab should reach, in the order of the document. Elements that a modal hides are left out. */
export const focusables = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (node) =>
      node.tabIndex >= 0 &&
      !node.hasAttribute('data-radix-focus-guard') &&
      !node.closest('[inert], [aria-hidden="true"]') &&
      node.checkVisibility({ visibilityProperty: true }),
  );

/** How a person would call it: for messages. */
export const describeNode = (node: Element): string => {
  const name = node.getAttribute('aria-label') ?? node.textContent?.trim().slice(0, 30);
  return `<${node.tagName.toLowerCase()} class="${node.className}"> ${name}`;
};
