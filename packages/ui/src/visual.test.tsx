import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
// @boundaries-ignore the one Storybook stands at the root and says how its stories are photographed
import { photographed } from '../../../.storybook/looks.js';
import { chromiumVersion } from './testing/chromium-version.js';
import { changeLooks, drawStory, everyStory } from './testing/every-story.js';
import recorded from './visual-baseline.json' with { type: 'json' };

// The last of the four numbers counts the fixes of a build, as Debian brings it; 156.0.8078.79 and .108 drew the
// same to the pixel.
const version = await chromiumVersion();

// Text is drawn by the fonts of Debian's fonts-noto-cjk, with any other fonts on the machine; nothing moves,
// nothing blinks.
const pinned = document.createElement('style');
pinned.textContent = `
  .sc-theme { --sc-font: 'Noto Sans CJK SC'; --sc-font-mono: 'Noto Sans Mono CJK SC'; }
  .sc-theme:lang(ja) { --sc-font: 'Noto Sans CJK JP'; --sc-font-mono: 'Noto Sans Mono CJK JP'; }
  *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  body > div { height: 100%; }`;
document.head.append(pinned);

// Another test may have left the mouse over the page: nothing is hovered while a picture is taken.
const untouched = document.createElement('style');
untouched.textContent = '* { pointer-events: none !important; }';

const stories = everyStory
  .filter(({ tags }) => tags.includes('visual'))
  .map((story) => {
    const { width = 720, height = 420 } = {
      ...Object(story.module.default.parameters?.visual),
      ...Object(Object(story.module[story.name]).parameters?.visual),
    };
    // A story larger than the tester's window is scaled down, and scaled text is never twice the same.
    return {
      ...story,
      size: { width: Math.min(Number(width), 1280), height: Math.min(Number(height), 720) },
    };
  })
  // The page changes its size as seldom as can be.
  .sort((one, other) => one.size.width - other.size.width || one.size.height - other.size.height);

describe('the looks', () => {
  it.for(stories)(
    'of $component $name stay, light in Chinese and dark in Spanish',
    async (story, { skip }) => {
      skip(
        !version.startsWith(`${recorded.chromium}.`),
        `The pictures were taken with Chromium ${recorded.chromium}, this is ${version}: text is drawn differently. Take them again with "npx vitest run --project ui visual -u" and record the first three numbers in visual-baseline.json.`,
      );
      await drawStory(story, { size: story.size });
      document.head.append(untouched);
      onTestFinished(() => untouched.remove());
      for (const mode of photographed) {
        await changeLooks(mode);
        await expect
          .soft(page.elementLocator(document.body))
          .toMatchScreenshot(`${story.component}-${story.name}-${mode.theme}-${mode.language}`, {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
            // Until two pictures one after the other are the same.
            timeout: 20_000,
          });
      }
    },
  );
});
