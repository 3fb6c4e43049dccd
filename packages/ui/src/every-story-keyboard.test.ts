import { expect, it } from 'vitest';
import { drawStory, sampleStories } from './testing/every-story.js';
import { describeNode, focusables } from './testing/focusables.js';
import { placeAlone } from './testing/place-alone.js';
import { isReached, walkByTab } from './testing/walk-by-tab.js';

const desktop = { width: 1280, height: 800 };

const walked = new Set<string>();

/** The elements that should have been reached and were not; removed elements are ignored. */
const missed = (expected: readonly HTMLElement[], visited: ReadonlySet<Element>) =>
  expected.filter((node) => node.isConnected && !isReached(node, visited));

/**
 * Tabs through everything that can be reached. On a busy machine something is drawn late, or a dialog takes the
 * focus after the round has begun: the next round meets neither. Both rounds meet a fault of the story.
 */
const walkThrough = async (
  isLast = false,
): Promise<Awaited<ReturnType<typeof walkByTab>> & { expected: HTMLElement[] }> => {
  const expected = focusables();
  const walk = await walkByTab(expected.length * 4 + 20);
  if (!walk.left && focusables().length > expected.length) return walkThrough(isLast);
  const isWhole = walk.left && walk.unseen.length === 0 && missed(expected, walk.visited).length === 0;
  return isWhole || isLast ? { ...walk, expected } : walkThrough(true);
};

/**
 * The stops of a component: each kind once, distinguished by the properties that make a focus visible, not by
 * words.
 */
const wayOf = (component: string, stops: readonly HTMLElement[]) => {
  const alike = stops.map((node) => {
    const { localName, className, tabIndex } = node;
    return [localName, className, tabIndex, node.getAttribute('role'), node.getAttribute('type')].join();
  });
  return [component, ...new Set(alike)].join('\n');
};

it.for(sampleStories)('Tab goes through $component $name, and the focus is visible', async (story) => {
  await drawStory(story, { play: false, size: desktop });
  // Half of all stops are those of another story; the full run goes all the ways.
  const way = wayOf(story.component, focusables());
  if (walked.has(way) && !import.meta.env.TEST_FULL) return;
  const { visited, unseen, left, expected } = await walkThrough();
  const stops = `${visited.size} of ${expected.length} stops, last ${[...visited].slice(-3).map(describeNode).join(', ')}`;
  expect(left, `Tab leaves at the end: ${stops}`).toBe(true);
  expect(unseen.map(describeNode), 'focus that is not seen').toEqual([]);
  expect(missed(expected, visited).map(describeNode), 'never reached').toEqual([]);
  // Not before: one that failed is checked again when it is tried again.
  walked.add(way);
});

it('finds a focus that cannot be seen', async () => {
  placeAlone('<button style="outline: none">Go</button>');
  expect((await walkByTab(20)).unseen.map(describeNode)).toEqual(['<button class=""> Go']);
});

it('finds a trap', async () => {
  placeAlone('<button>In</button>').addEventListener('keydown', (event) => event.preventDefault());
  expect((await walkByTab(20)).left).toBe(false);
});

it('finds a trap whose nodes are always new', async () => {
  const host = placeAlone('<button>In</button>');
  host.addEventListener('keydown', (event) => {
    event.preventDefault();
    const next = document.createElement('button');
    host.replaceChildren(next);
    next.focus();
  });
  expect((await walkByTab(60)).left).toBe(false);
});

it('finds an element that Tab skips', async () => {
  const host = placeAlone('<button>First</button><button>Second</button>');
  host.firstElementChild?.addEventListener('focus', () => host.querySelector('button:last-child')?.after());
  const second = host.querySelector<HTMLElement>('button:last-child');
  second?.addEventListener('focus', () => host.querySelector('button')?.focus());
  const { visited } = await walkByTab(20);
  expect(focusables().filter((node) => host.contains(node) && !isReached(node, visited))).toEqual([second]);
});
