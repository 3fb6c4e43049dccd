import { expect, it } from 'vitest';
import { changeLooks, drawStory, everyStory, violationsNow } from './testing/every-story.js';

// The project "ui stories" checks every story in light and English, where it is played. Here once more as it then stands, dark
// and in Chinese: colours and lengths of text are what differs.
it.for(everyStory)('axe finds nothing in $component $name, dark and in Chinese', async (story) => {
  await drawStory(story);
  await changeLooks({ theme: 'dark', language: 'zh' });
  expect(await violationsNow()).toBe('');
});
