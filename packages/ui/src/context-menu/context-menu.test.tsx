import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.js';
import { ContextMenu } from './context-menu.js';

const draw = () => {
  const onSelect = vi.fn();
  render(
    <ContextMenu
      label="Row"
      items={[
        { id: 'open', label: 'Open', onSelect },
        { id: 'close', label: 'Close', onSelect: vi.fn() },
      ]}
      style={{ width: 600, height: 400 }}
    >
      <button type="button">First</button>
      <button type="button" style={{ position: 'absolute', left: 300, top: 300 }}>
        Second
      </button>
    </ContextMenu>,
  );
  return { onSelect };
};

const menu = page.getByRole('menu', { name: 'Row' });

describe('ContextMenu, with the mouse and the keys of a real browser', () => {
  it('moves to where the right button is pressed next, and stays open', async () => {
    draw();
    await userEvent.click(page.getByRole('button', { name: 'First' }), { button: 'right' });
    await expect.element(menu).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Second' }), { button: 'right' });
    await expect.poll(() => menu.element().getBoundingClientRect().left).toBeGreaterThan(290);
    // Whatever would close it comes before the focus has moved into it again.
    await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true);
    await expect.element(menu).toBeVisible();
  });

  it('closes on a press elsewhere and gives the focus back on Escape', async () => {
    draw();
    await userEvent.click(page.getByRole('button', { name: 'First' }), { button: 'right' });
    await expect.element(menu).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Second' }));
    await expect.element(menu).not.toBeInTheDocument();
    page.getByRole('button', { name: 'First' }).element().focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect.element(page.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'First' })).toHaveFocus();
  });

  it('chooses by keys alone', async () => {
    const { onSelect } = draw();
    page.getByRole('button', { name: 'First' }).element().focus();
    await userEvent.keyboard('{ContextMenu}');
    await expect.element(page.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSelect).toHaveBeenCalledOnce();
  });
});
