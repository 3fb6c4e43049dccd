// @boundaries-ignore the one Storybook stands at the root and asks axe for the same
import * as axe from '../../../../.storybook/axe.js';
import { drawnStory, endMotion } from './every-story.js';

interface Violation {
  id: string;
  nodes: { html: string }[];
}

// Motion that begins while axe looks, because an element was measured or downloaded late, ends at once: half-way
// colours are no fault.
const still = document.createElement('style');
still.textContent =
  '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }';

/** The findings of axe on the page as it is now, with the rules of the story. */
export const violationsNow = async (): Promise<string> => {
  const results: unknown[] = [];
  const story = drawnStory();
  endMotion();
  document.head.append(still);
  try {
    // Passed rules are not recorded, which would take as long as the check.
    const a11y = { ...story.parameters.a11y, options: { resultTypes: ['violations'] } };
    await axe.afterEach({
      ...story,
      parameters: { ...story.parameters, a11y },
      viewMode: 'story',
      globals: {},
      reporting: { reports: [], addReport: ({ result }) => results.push(result) },
    });
  } finally {
    still.remove();
  }
  const violations: Violation[] | undefined = Object(results[0]).violations;
  if (!violations) throw new Error(`axe did not run: ${String(Object(results[0]).error)}`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`).join('\n');
};
