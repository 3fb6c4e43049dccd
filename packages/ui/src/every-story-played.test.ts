import type {} from '@vitest/browser-playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { changeLooks, drawStory, everyStory, resize, sampleStories } from './testing/every-story.js';
import { lostNow } from './testing/lost-now.js';
import { placeAlone } from './testing/place-alone.js';
import { violationsNow } from './testing/violations-now.js';

const emulate = (motion: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: motion },
      { name: 'prefers-color-scheme', value: 'light' },
    ],
  });

// Most readers have motion on: a story's play function must not depend on it.
beforeAll(() => emulate('no-preference'));
afterAll(() => emulate('reduce'));

it('has motion on', () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
});

// The state after the story was played: overlays that it opened stay open. Spanish has the longest words for a
// window that gets smaller.
it.for(sampleStories)(
  '$component $name plays; axe finds nothing, and nothing is lost at 320 px',
  async (story) => {
    await drawStory(story);
    expect.soft(await violationsNow()).toBe('');
    await changeLooks({ theme: 'dark', language: 'es' });
    // In the dark the gate has axe on the pages that are made of it, the full run on each story.
    if (import.meta.env.TEST_FULL) expect.soft(await violationsNow()).toBe('');
    // The narrowest first: content that gets lost at 200 % seldom fits here. Content of a smaller window may be
    // downloaded first.
    await resize({ width: 320, height: 640 });
    await expect.poll(lostNow, { message: '320 px' }).toBe('');
    if (!import.meta.env.TEST_FULL) return;
    await resize({ width: 640, height: 400 });
    await expect.poll(lostNow, { message: '1280 × 800 at 200 %' }).toBe('');
  },
);

// axe takes half of a story's time: in the gate it looks at the sample.
it.for(everyStory.filter((story) => !sampleStories.includes(story)))(
  '$component $name plays',
  async (story) => {
    await drawStory(story);
  },
);

it('finds words that cannot be read', async () => {
  placeAlone('<p style="background: #fff; color: #eee">pale</p>');
  expect(await violationsNow()).toContain('color-contrast');
});

it.each([
  ['a page that scrolls sideways', '<p style="width: 400px">wide</p>', 'px wide of 320'],
  [
    'a button that an edge cuts off',
    '<div style="overflow: hidden; width: 100px"><button style="width: 90px; margin-left: 50px">Go</button></div>',
    'cut off: <button class=""> Go',
  ],
  [
    'a scroller that no key reaches',
    '<div style="overflow: auto; width: 100px"><p style="width: 200px">wide</p></div>',
    'scrolls without focus or name: <div class=""> wide',
  ],
  [
    'a button below the edge of a layer that does not scroll',
    '<div style="position: fixed; inset: 0"><button style="margin-top: 900px">Go</button></div>',
    'cut off: <button class=""> Go',
  ],
])('finds %s', async (_what, html, finding) => {
  await resize({ width: 320, height: 640 });
  placeAlone(html);
  expect(lostNow()).toContain(finding);
});
