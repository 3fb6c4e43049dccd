import { createRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.js';
import { zh } from '../locales/zh.js';
import { Spinner } from '../spinner/spinner.js';
import { render } from '../testing/render.js';
import { SkillcertProvider } from './skillcert-provider.js';
import { useIsMobile } from './use-is-mobile.js';

function Device() {
  return <output>{useIsMobile() ? 'mobile' : 'desktop'}</output>;
}

const throwingRoot = (content: ReactNode) => {
  const onUncaughtError = vi.fn();
  const root = createRoot(document.createElement('div'), { onUncaughtError });
  flushSync(() => root.render(content));
  return String(onUncaughtError.mock.calls[0]?.[0]);
};

describe('SkillcertProvider', () => {
  it('is one node that carries theme, size, radius and language', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <SkillcertProvider ref={ref} words={zh} language="zh" theme="dark" size="mini" radius="none">
        text
      </SkillcertProvider>,
    );
    expect(ref.current?.innerHTML).toBe('text');
    expect(ref.current?.lang).toBe('zh');
    expect(ref.current?.dataset).toMatchObject({ theme: 'dark', size: 'mini', radius: 'none' });
  });

  it('gives a nested provider its looks', () => {
    const host = render(
      <SkillcertProvider theme="dark" size="small" radius="large">
        <SkillcertProvider size="mini" data-testid="inner" />
      </SkillcertProvider>,
    );
    const inner = host.querySelector<HTMLElement>('[data-testid=inner]');
    expect(inner?.dataset).toMatchObject({ theme: 'dark', size: 'mini', radius: 'large' });
  });

  it('gives a nested provider its words', () => {
    const host = render(
      <SkillcertProvider theme="dark">
        <Spinner />
      </SkillcertProvider>,
    );
    expect(host.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('Loading…');
  });

  it('turns an accent into custom properties, and ignores a value that is no colour', () => {
    const host = render(
      <>
        <SkillcertProvider accent="#7c3aed" data-testid="violet" />
        <SkillcertProvider accent="violet" data-testid="none" />
      </>,
    );
    const style = (id: string) => host.querySelector(`[data-testid=${id}]`)?.getAttribute('style') ?? '';
    expect(style('violet')).toContain('--sc-accent-light: #7c3aed');
    expect(style('none')).toBe('');
  });

  it('says what is missing when there are no words', () => {
    expect(throwingRoot(<SkillcertProvider>text</SkillcertProvider>)).toContain('@skillcert/ui/locales/en');
    expect(throwingRoot(<Spinner />)).toContain('outside SkillcertProvider');
  });

  it('draws overlays inside its node and gives its nonce to the one style element they add', async () => {
    const host = render(
      <SkillcertProvider nonce="n0nce" data-testid="theme">
        <Dialog open onOpenChange={() => undefined} title="Title">
          text
        </Dialog>
      </SkillcertProvider>,
    );
    await expect.poll(() => host.querySelector('[data-testid=theme] [role=dialog]')).not.toBeNull();
    const added = [...document.head.querySelectorAll('style')].filter((style) =>
      style.textContent?.includes('body[data-scroll-locked]'),
    );
    expect(added.map((style) => style.nonce)).toEqual(['n0nce']);
  });
});

describe('useIsMobile', () => {
  it('is true below 992 px and not at 992 px', async () => {
    const host = render(<Device />);
    await page.viewport(992, 600);
    await expect.poll(() => host.textContent).toBe('desktop');
    await page.viewport(991, 600);
    await expect.poll(() => host.textContent).toBe('mobile');
    await page.viewport(1280, 800);
  });
});
