/// <reference types="@vitest/browser-playwright" />
import '../styles.css';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateTimePicker } from '../index.js';
import { render } from '../testing/render.js';

beforeAll(() => page.viewport(800, 600));
afterAll(() => page.viewport(1280, 800));

function Start() {
  const [value, setValue] = useState<string | null>('2026-11-05T09:00');
  return (
    <div style={{ paddingBlock: '17rem' }}>
      <DateTimePicker aria-label="Start" today="2026-11-21" value={value} onValueChange={setValue} />
    </div>
  );
}

/** Whether the middle of it is in sight, with nothing over it. */
const isInSight = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
};

it('keeps the time, the confirming buttons and the focused day in sight', async () => {
  render(<Start />);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
  const minute = page.getByRole('combobox', { name: 'Minute' });
  const done = page.getByRole('button', { name: 'OK', exact: true });
  await expect.poll(() => isInSight(done.element()) && isInSight(minute.element())).toBe(true);
  for (const _ of ['12', '19', '26']) await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('gridcell', { name: /November 26/ })).toHaveFocus();
  await expect.poll(() => isInSight(document.activeElement ?? document.body)).toBe(true);
});
