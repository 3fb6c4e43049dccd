import '@skillcert/ui/styles.css';
import './preview.css';
import { defaultSettings } from '@skillcert/core';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { withProvider } from './decorators/with-provider';
import { complain, listen } from './fail-on-console-error';
import { accents, languages, modes, radii, sizes, themes, viewports } from './looks';

type Icon = 'paintbrush' | 'ruler' | 'globe' | 'circle' | 'component';

const toolbar = (title: string, icon: Icon, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

// What a part downloads when it is first drawn takes its time on a busy machine; a story that waits in vain still fails.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  beforeEach: listen,
  afterEach: complain,
  decorators: [withProvider],
  initialGlobals: {
    theme: 'light',
    size: 'medium',
    language: 'en',
    radius: 'medium',
    accent: defaultSettings.accent,
  },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', themes),
    size: toolbar('Size', 'ruler', sizes),
    language: toolbar('Language', 'globe', languages),
    accent: toolbar('Accent', 'circle', accents),
    radius: toolbar('Radius', 'component', radii),
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: { order: ['Welcome', 'Tokens', 'Accessibility', 'Writing', 'Reviewing', 'Screens', '*'] },
    },
    viewport: { options: viewports },
    // While a modal is open Radix hides the rest of the page from screen readers, focusable parts and all.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-aria-hidden="true"]', '[data-radix-focus-guard]'] },
      // WCAG 2.2’s own rule, which axe leaves off until everybody has moved on from 2.1.
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    chromatic: {
      modes: Object.fromEntries(modes.map((mode) => [`${mode.theme} ${mode.language}`, mode])),
    },
  },
};

export default preview;
