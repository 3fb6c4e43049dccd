import { type Size, SkillcertProvider, type Theme, type Words } from '@skillcert/ui';
import { en } from '@skillcert/ui/locales/en';
import { es } from '@skillcert/ui/locales/es';
import { ja } from '@skillcert/ui/locales/ja';
import { zh } from '@skillcert/ui/locales/zh';
import type { Decorator } from '@storybook/react-vite';

const words: Record<string, Words> = { en, zh, es, ja };

const isTheme = (value: unknown): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system';
const isSize = (value: unknown): value is Size =>
  value === 'large' || value === 'medium' || value === 'small' || value === 'mini';

/** Draws every story inside the provider, as the toolbar says. */
export const withProvider: Decorator = (Story, { globals, parameters }) => {
  const language = String(globals.language ?? 'en');
  return (
    <SkillcertProvider
      words={words[language] ?? en}
      language={language}
      theme={isTheme(globals.theme) ? globals.theme : 'light'}
      size={isSize(globals.size) ? globals.size : 'medium'}
      accent={typeof globals.accent === 'string' ? globals.accent : '#3677d9'}
      style={{
        padding: parameters.layout === 'fullscreen' ? 0 : 'calc(var(--sc-space) * 6)',
        background: 'var(--sc-bg)',
        minHeight: '100%',
      }}
    >
      <Story />
    </SkillcertProvider>
  );
};
