import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { en } from '../locales/en.js';
import { SkillcertProvider } from '../provider/skillcert-provider.js';

const draw = (root: Root, content: ReactNode) =>
  flushSync(() =>
    root.render(
      <SkillcertProvider words={en} language="en" theme="light">
        {content}
      </SkillcertProvider>,
    ),
  );

/** Draws inside a provider and tidies up after the test. */
export const render = (content: ReactNode): HTMLElement => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  draw(root, content);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    host.remove();
  });
  return host;
};
