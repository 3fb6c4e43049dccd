import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.js';
import { MenuSearch, type MenuSearchProps } from './menu-search.js';
import type { MenuSearchItem } from './menu-search-item.js';

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

/** Finds a person shortly after typing. */
function LazyHost({ onSelect }: Pick<MenuSearchProps, 'onSelect'>) {
  const [found, setFound] = useState<readonly MenuSearchItem[]>([]);
  const find = (typed: string) => {
    const person = { id: 'person', titles: ['李晓明'], group: 'People', keywords: [typed] };
    setTimeout(() => setFound([person]), 50);
  };
  return <MenuSearch items={[...items, ...found]} empty="Looking" onQueryChange={find} onSelect={onSelect} />;
}

it.each([
  ['bmgl', 'sign'],
  ['jiaofei', 'payment'],
  ['/payment', 'payment'],
  ['考生 报名', 'sign'],
])('finds by %s, and calls the host once the focus is back at the button', async (typed, expected) => {
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

it('shows late results of the host under their own heading, with the text they match', async () => {
  const onSelect = vi.fn();
  render(<LazyHost onSelect={onSelect} />);
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('lxm');
  await expect.element(page.getByRole('group', { name: 'People' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'person' }));
});

it('shows the host’s message while nothing matches', async () => {
  render(<MenuSearch items={items} empty="Looking" placeholder="Page or person" onSelect={vi.fn()} />);
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  await expect.element(page.getByPlaceholder('Page or person')).toHaveFocus();
  await userEvent.keyboard('lxm');
  await expect.element(page.getByText('Looking')).toBeVisible();
});
