import { styleOf } from './frame.js';

/** Reads a colour token of the node that matches, as this browser resolves it: `#rrggbb`. */
export const tokenReader = (page: Document, selector: string): ((name: string) => string) => {
  const probe = page.createElement('p');
  probe.className = 'probe';
  page.querySelector(selector)?.append(probe);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  return (name) => {
    if (!canvas) throw new Error('This browser has no canvas, so a colour cannot be read.');
    probe.style.color = `var(--sc-${name})`;
    canvas.fillStyle = styleOf(page, `${selector} > .probe`, 'color');
    return canvas.fillStyle;
  };
};
