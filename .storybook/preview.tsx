import '@skillcert/ui/styles.css';
import './preview.css';
import { defaultSettings } from '@skillcert/core';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { settingsDrawerWords } from '../packages/ui/src/settings-drawer/settings-drawer-words';
import { withProvider } from './decorators/with-provider';
import { withSamples } from './decorators/with-samples';
import { complain, listen } from './fail-on-console-error';
import { accents, languages, modes, radii, sizes, themes, viewports } from './looks';

type Icon = 'paintbrush' | 'ruler' | 'globe' | 'circle' | 'component';

/** A menu of the toolbar; the choice is shown with the name of the menu before it. */
const toolbar = (
  name: string,
  icon: Icon,
  values: readonly string[],
  titleOf: (value: string) => string = (value) => value,
) => ({
  name,
  description: name,
  toolbar: {
    title: name,
    icon,
    items: values.map((value) => ({ value, title: `${name}: ${titleOf(value)}` })),
    dynamicTitle: true,
  },
});

/** A language by its own name. */
const languageName = (value: string) => new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value;
const accentNames: Readonly<Record<string, string>> = settingsDrawerWords.en.presets;

// A part that downloads when it is first drawn takes its time on a busy machine; a story that waits in vain still
// fails. Shorter than the timers that stories about time hold (testing/hold-timers.ts).
configure({ asyncUtilTimeout: 28_000 });

const preview: Preview = {
  tags: ['autodocs'],
  beforeEach: listen,
  afterEach: complain,
  // The last is the outermost.
  decorators: [withSamples, withProvider],
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
    language: toolbar('Language', 'globe', languages, languageName),
    accent: toolbar('Accent', 'circle', accents, (value) => accentNames[value] ?? value),
    radius: toolbar('Radius', 'component', radii),
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Tokens',
          'Icons',
          'Accessibility',
          'Writing',
          'Reviewing',
          'Changes',
          'Screens',
          'Actions',
          'Forms',
          'Lists',
          'Data',
          'Content',
          'Messages',
          'Overlays',
          'Navigation',
          'Shell',
          'Layout',
          'Text',
          'Theme',
        ],
      },
    },
    viewport: { options: viewports },
    // While a modal is open Radix hides the rest of the page from screen readers, focusable parts and all.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-aria-hidden="true"]', '[data-radix-focus-guard]'] },
      // WCAG’s own rules that axe leaves off by default.
      config: { rules: ['target-size', 'label-content-name-mismatch'].map((id) => ({ id, enabled: true })) },
    },
    chromatic: {
      modes: Object.fromEntries(modes.map((mode) => [`${mode.theme} ${mode.language}`, mode])),
    },
  },
};

export default preview;
