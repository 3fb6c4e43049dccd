/// <reference types="@vitest/browser-playwright" />
import '../styles.css';
import { type ReactNode, useState } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { DatePicker, DateRangePicker, DateTimePicker, type DayRange } from '../index.js';
import { render } from '../testing/render.js';

const touch = (enabled: boolean) =>
  cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });

beforeAll(async () => {
  await touch(true);
  await page.viewport(320, 640);
});
afterAll(() => touch(false));

function Day() {
  const [value, setValue] = useState<string | null>('2026-11-05');
  return <DatePicker aria-label="Day" today="2026-11-21" value={value} onValueChange={setValue} />;
}

function Days() {
  const [value, setValue] = useState<DayRange>({ from: '2026-11-05', to: '2026-11-12' });
  return <DateRangePicker aria-label="Days" today="2026-11-21" value={value} onValueChange={setValue} />;
}

function Start() {
  const [value, setValue] = useState<string | null>('2026-11-05T09:00');
  return <DateTimePicker aria-label="Start" today="2026-11-21" value={value} onValueChange={setValue} />;
}

describe.each<[string, ReactNode]>([
  ['DatePicker', <Day key="day" />],
  ['DateRangePicker', <Days key="days" />],
  ['DateTimePicker', <Start key="start" />],
])('%s on a phone of 320 pixels', (_name, picker) => {
  it('is a modal sheet as wide as the screen, with targets for fingers, and gives the focus back', async () => {
    render(picker);
    const button = page.getByRole('button', { name: 'Open the calendar' });
    await button.click();
    const sheet = page.getByRole('dialog');
    await expect.element(page.getByRole('grid')).toBeVisible();
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
    const box = sheet.element().getBoundingClientRect();
    expect([Math.round(box.left), Math.round(box.width)]).toEqual([0, 320]);
    expect(document.documentElement.scrollWidth).toBe(320);
    for (const cell of document.querySelectorAll('[role=gridcell]')) {
      const { left, right, width, height } = cell.getBoundingClientRect();
      expect(left >= 0 && right <= 320 && width >= 40 && height >= 44).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  });
});
