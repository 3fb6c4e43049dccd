import '@skillcert/ui/styles.css';
import './preview.css';
import { accentPresets, defaultSettings } from '@skillcert/core';
import type { Preview } from '@storybook/react-vite';
import { withProvider } from './decorators/with-provider';
import { complain, listen } from './fail-on-console-error';

const toolbar = (
  title: string,
  icon: 'paintbrush' | 'ruler' | 'globe' | 'circle',
  items: readonly string[],
) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  beforeEach: listen,
  afterEach: complain,
  decorators: [withProvider],
  initialGlobals: { theme: 'light', size: 'medium', language: 'en', accent: defaultSettings.accent },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', ['light', 'dark', 'system']),
    size: toolbar('Size', 'ruler', ['large', 'medium', 'small', 'mini']),
    language: toolbar('Language', 'globe', ['en', 'zh', 'es', 'ja']),
    accent: toolbar('Accent', 'circle', accentPresets),
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Welcome', 'Tokens', 'Accessibility', 'Reviewing', '*'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop 1366', styles: { width: '1366px', height: '768px' } },
      },
    },
    // While a modal is open Radix hides the rest of the page from screen readers, focusable parts and all.
    a11y: { test: 'error', context: { exclude: ['[data-aria-hidden="true"]', '[data-radix-focus-guard]'] } },
    chromatic: {
      modes: {
        'light en': { theme: 'light', language: 'en' },
        'dark en': { theme: 'dark', language: 'en' },
        'light zh': { theme: 'light', language: 'zh' },
        'dark zh': { theme: 'dark', language: 'zh' },
        'light es': { theme: 'light', language: 'es' },
        'light ja': { theme: 'light', language: 'ja' },
      },
    },
  },
};

export default preview;
