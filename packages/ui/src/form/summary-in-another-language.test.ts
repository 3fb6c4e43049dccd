import { expect, it } from 'vitest';
import { changeLooks, drawStory, everyStory } from '../testing/every-story.js';

it('names the fields in the language that the page has now', async () => {
  const story = everyStory.find(
    ({ component, name }) => component === 'enrol-step' && name === 'SomethingIsMissing',
  );
  if (!story) throw new Error('There is no enrolment in which something is missing.');
  await drawStory(story);
  const summary = document.querySelector('[role=alert]');
  expect(summary?.textContent).toContain('姓名');
  await changeLooks({ theme: 'light', language: 'es' });
  expect(summary?.textContent).toContain('Nombre y apellidos');
  expect(summary?.textContent).not.toContain('姓名');
});
