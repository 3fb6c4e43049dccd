/// <reference types="@vitest/browser-playwright" />
import '../styles.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { AppShell } from '../index.js';
import { render } from '../testing/render.js';

const nothing = () => undefined;

function Toggled() {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <AppShell
      sidebar={null}
      navbar={<button type="button" onClick={() => setCollapsed(!collapsed)} />}
      collapsed={collapsed}
      mobileOpen={false}
      onMobileOpenChange={nothing}
    />
  );
}

const emulate = (motion: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: motion },
      { name: 'prefers-color-scheme', value: 'light' },
    ],
  });

/** The number of animated properties of the frame after the sidebar was toggled, with and without motion. */
const movingWith = async (motion: 'no-preference' | 'reduce') => {
  await page.viewport(1200, 700);
  await emulate(motion);
  // As every other test finds it.
  onTestFinished(async () => {
    await emulate('reduce');
  });
  const host = render(<Toggled />);
  const shell = host.querySelector('.sc-app-shell');
  const columns = () => shell && getComputedStyle(shell).gridTemplateColumns;
  expect(columns()).toMatch(/^210px /);
  flushSync(() => host.querySelector('button')?.click());
  return shell?.getAnimations().length;
};

it('the sidebar moves when it is toggled by hand, and at once where less motion is wanted', async () => {
  expect(await movingWith('no-preference')).toBe(1);
  expect(await movingWith('reduce')).toBe(0);
});
