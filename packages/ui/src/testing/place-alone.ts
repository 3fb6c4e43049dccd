import { onTestFinished } from 'vitest';

/** Puts some markup on the page and hides the earlier content until the test ends. */
export const placeAlone = (html: string): HTMLElement => {
  const before = [...document.body.children].filter((node) => node instanceof HTMLElement);
  for (const node of before) node.hidden = true;
  const host = document.createElement('div');
  host.className = 'sc-theme';
  host.innerHTML = html;
  document.body.append(host);
  onTestFinished(() => {
    host.remove();
    for (const node of before) node.hidden = false;
  });
  return host;
};
