import { type Radius, type Size, SkillcertProvider, type Theme, type Words } from '@skillcert/ui';
import { en } from '@skillcert/ui/locales/en';
import { es } from '@skillcert/ui/locales/es';
import { ja } from '@skillcert/ui/locales/ja';
import { zh } from '@skillcert/ui/locales/zh';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { radii, sizes, themes } from '../looks';

const words: Record<string, Words> = { en, zh, es, ja };

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

export interface StoryCanvasProps {
  /** The values of the toolbars. */
  globals: Record<string, unknown>;
  /** Whether the story reaches the edges of the page. */
  fullscreen: boolean;
  children: ReactNode;
}

/** The provider around a story, by the toolbars. */
export function StoryCanvas({ globals, fullscreen, children }: StoryCanvasProps) {
  const language = String(globals.language ?? 'en');
  const theme: Theme = oneOf(themes, globals.theme) ?? 'light';
  const size: Size = oneOf(sizes, globals.size) ?? 'medium';
  const radius: Radius = oneOf(radii, globals.radius) ?? 'medium';
  const accent = typeof globals.accent === 'string' ? globals.accent : undefined;
  return (
    <SkillcertProvider
      words={words[language] ?? en}
      language={language}
      theme={theme}
      size={size}
      radius={radius}
      {...(accent ? { accent } : {})}
      style={{
        padding: fullscreen ? 0 : 'calc(var(--sc-space) * 6)',
        background: 'var(--sc-bg)',
        minHeight: '100%',
      }}
    >
      {children}
    </SkillcertProvider>
  );
}

/** Draws every story inside the provider. */
export const withProvider: Decorator = (Story, { globals, parameters }) => (
  <StoryCanvas globals={globals} fullscreen={parameters.layout === 'fullscreen'}>
    <Story />
  </StoryCanvas>
);
