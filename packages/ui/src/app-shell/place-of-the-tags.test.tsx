/// <reference types="@vitest/browser-playwright" />
import '../styles.css';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { AppShell, SkillcertProvider, type TagItem, TagStrip } from '../index.js';
import { render } from '../testing/render.js';

const nothing = () => undefined;
const pages: readonly TagItem[] = [
  { id: '/index', title: 'Home', to: '/index', affix: true },
  { id: '/class/lists', title: '班次管理', to: '/class/lists' },
];
const strip = (
  <TagStrip
    tags={pages}
    activeId="/class/lists"
    onRefresh={nothing}
    onClose={nothing}
    onCloseOthers={nothing}
    onCloseAll={nothing}
  />
);

/** Where the page begins under these tags. */
const topWith = (size: 'mini' | 'small' | 'medium' | 'large', tags: ReactNode) => {
  const host = render(
    <SkillcertProvider size={size}>
      <AppShell
        sidebar={null}
        navbar={null}
        tags={tags}
        collapsed
        mobileOpen={false}
        onMobileOpenChange={nothing}
      >
        page
      </AppShell>
    </SkillcertProvider>,
  );
  const main = host.querySelector('main')?.getBoundingClientRect().top ?? Number.NaN;
  return main - host.getBoundingClientRect().top;
};

it.each(['mini', 'small', 'medium', 'large'] as const)(
  'a page of size %s does not move when its tags come',
  (size) => {
    const before = topWith(size, <span />);
    expect(before).toBeGreaterThan(30);
    expect(before).toBe(topWith(size, strip));
    expect(topWith(size, false)).toBe(0);
  },
);

it('nor does it under a finger', async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
  const before = topWith('medium', <span />);
  expect(before).toBeGreaterThan(44);
  expect(before).toBe(topWith('medium', strip));
});
