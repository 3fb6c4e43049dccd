import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.js';
import { MenuSearch } from './menu-search.js';

const items = [
  {
    id: 'sign',
    titles: ['考生管理', '报名管理'],
    path: '/applicants/sign',
    keywords: ['baomingguanli', 'bmgl'],
  },
  {
    id: 'payment',
    titles: ['缴费审核'],
    path: '/payment/payment-lists',
    keywords: ['jiaofeishenhe', 'jfsh'],
  },
];

it.each([
  ['bmgl', 'sign'],
  ['jiaofei', 'payment'],
  ['/payment', 'payment'],
  ['考生 报名', 'sign'],
])('finds by %s, and tells the host once the focus is back at the button', async (typed, expected) => {
  let focused: Element | null = null;
  const onSelect = vi.fn(() => {
    focused = document.activeElement;
  });
  render(<MenuSearch items={items} onSelect={onSelect} />);
  const button = page.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard(typed);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: expected }));
  expect(focused).toBe(button.element());
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
