import { composeStories, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
// @boundaries-ignore the one Storybook stands at the root and draws these very stories
import preview from '../../../.storybook/preview.js';
import { chromiumVersion } from './testing/chromium-version.js';
import recorded from './visual-baseline.json' with { type: 'json' };

interface StoryModule {
  default: Meta;
  [name: string]: Meta | StoryObj;
}

const modules = import.meta.glob<StoryModule>('./*/*.stories.tsx', { eager: true });
const everyLanguage = ['en', 'zh', 'es', 'ja'];
const version = await chromiumVersion();

// Text is drawn by one font that Debian's fonts-noto-cjk brings, whatever else the machine has.
const pinned = document.createElement('style');
pinned.textContent = ".sc-theme { --sc-font: 'Noto Sans CJK SC'; } body > div { height: 100%; }";
document.head.append(pinned);

const sizeOf = (parameters: Record<string, unknown>) => {
  const { width = 720, height = 420 } = Object(parameters.visual);
  return { width: Number(width), height: Number(height) };
};

const tagsOf = (module: StoryModule, name: string) => Object(module[name]).tags ?? [];

const shots = Object.entries(modules).flatMap(([path, module]) =>
  Object.keys(module)
    .filter((name) => name !== 'default' && tagsOf(module, name).includes('visual'))
    .flatMap((name) => {
      const languages = tagsOf(module, name).includes('one-language') ? ['en'] : everyLanguage;
      const component = path.split('/')[1] ?? '';
      return languages.flatMap((language) =>
        ['light', 'dark'].map((theme) => ({ module, component, name, language, theme })),
      );
    }),
);

describe('the looks', () => {
  it.for(shots)('of $component $name stay: $theme, $language', async (shot, { skip }) => {
    const { module, component, name, language, theme } = shot;
    skip(
      version !== recorded.chromium,
      `The pictures were taken with Chromium ${recorded.chromium}, this is ${version}: text is drawn differently. Take them again with "npx vitest run --project ui visual -u" and record the version in visual-baseline.json.`,
    );
    const project = setProjectAnnotations([preview, { initialGlobals: { theme, language } }]);
    const story = composeStories(module, project)[name];
    if (!story) throw new Error(`${component} has no story ${name}.`);
    const { width, height } = sizeOf(story.parameters);
    await page.viewport(width, height);
    await story.run();
    await document.fonts.ready;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(
      `${component}-${name}-${theme}-${language}`,
      { comparatorName: 'pixelmatch', comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 } },
    );
  });
});
