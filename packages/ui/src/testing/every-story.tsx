import {
  composeStory,
  type Meta,
  type StoryContext,
  type StoryObj,
  setProjectAnnotations,
} from '@storybook/react-vite';
import { type ReactNode, useSyncExternalStore } from 'react';
import { beforeAll } from 'vitest';
import { page } from 'vitest/browser';
// @boundaries-ignore the one Storybook stands at the root and draws these very stories
import { StoryCanvas } from '../../../../.storybook/decorators/with-provider.js';
// @boundaries-ignore see above
import { withSamples } from '../../../../.storybook/decorators/with-samples.js';
// @boundaries-ignore see above
import { type languages, viewports } from '../../../../.storybook/looks.js';
// @boundaries-ignore see above
import preview from '../../../../.storybook/preview.js';

interface StoryModule {
  default: Meta;
  [name: string]: Meta | StoryObj;
}

/** Any story of this package. */
export interface StoryCase {
  /** The name of its file, which is that of its folder but for whole screens. */
  component: string;
  name: string;
  module: StoryModule;
  tags: readonly string[];
}

/** The looks of a story that the toolbars set. */
export interface StoryLooks {
  theme: 'light' | 'dark';
  language: (typeof languages)[number];
}

export interface ViewportSize {
  width: number;
  height: number;
}

const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx', { eager: true });

/** All stories, in the order of their folders. */
export const everyStory: readonly StoryCase[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.keys(module)
    .filter((name) => name !== 'default')
    .map((name) => ({
      component: path.match(/([^/]+)\.stories/)?.[1] ?? '',
      name,
      module,
      tags: Object(module[name]).tags ?? [],
    })),
);

/** The gate looks closer at stories with a picture, or else at the first story of a component; the full run at all. */
export const sampleStories = everyStory.filter(
  ({ component, tags }, at) =>
    import.meta.env.TEST_FULL || tags.includes('visual') || component !== everyStory[at - 1]?.component,
);

/** Chinese is the language of most readers; no play function may rely on the language. */
const atFirst: StoryLooks = { theme: 'light', language: 'zh' };
let looks = atFirst;
const listeners = new Set<() => void>();
const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Finishes finite animations; infinite ones go on. */
export const endMotion = () => {
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
};

/**
 * Fonts and pictures are loaded, nothing is on its way any more, and everything that depends on their sizes is
 * painted.
 */
const isDrawn = async () => {
  await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  // One that loads lazily is not fetched before it is in sight, which may be never.
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(eager.map((image) => image.decode().catch(() => undefined)));
  endMotion();
  await new Promise(requestAnimationFrame);
};

/**
 * Changes theme and language of the drawn story. The story keeps its state: overlays that its play function opened
 * stay open.
 */
export const changeLooks = async (wanted: StoryLooks) => {
  looks = wanted;
  for (const changed of listeners) changed();
  await isDrawn();
};

function LiveCanvas({
  globals,
  fullscreen,
  children,
}: {
  globals: object;
  fullscreen: boolean;
  children: ReactNode;
}) {
  const now = useSyncExternalStore(subscribe, () => looks);
  return (
    <StoryCanvas globals={{ ...globals, ...now }} fullscreen={fullscreen}>
      {children}
    </StoryCanvas>
  );
}

let current: StoryContext | undefined;

/** The current story. @throws Error if there is none */
export const drawnStory = (): StoryContext => {
  if (!current) throw new Error('No story is drawn, so there is nothing to look at.');
  return current;
};

const project = setProjectAnnotations([
  {
    ...preview,
    initialGlobals: { ...preview.initialGlobals, ...atFirst },
    decorators: [
      withSamples,
      (Story, { globals, parameters }) => (
        <LiveCanvas globals={globals} fullscreen={parameters.layout === 'fullscreen'}>
          <Story />
        </LiveCanvas>
      ),
    ],
  },
  {
    beforeEach: (context) => {
      current = context;
    },
  },
]);
beforeAll(project.beforeAll);

let viewport = '';

/** Gives the page another size, if it has not got it already. */
export const resize = async ({ width, height }: ViewportSize) => {
  if (viewport === `${width}x${height}`) return;
  viewport = `${width}x${height}`;
  await page.viewport(width, height);
};

const sizeFrom = ({ globals }: StoryObj): ViewportSize => {
  const name = Object(globals?.viewport).value;
  const { width, height } = Object.entries(viewports).find(([key]) => key === name)?.[1].styles ?? {
    width: '1280px',
    height: '800px',
  };
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
};

const never = { play: undefined };

/** Draws a story alone on the page, in light and Chinese, and plays it. The next call takes it away. */
export const drawStory = async (
  { module, name }: StoryCase,
  { play = true, size }: { play?: boolean; size?: ViewportSize } = {},
) => {
  const story = module[name];
  if (!story) throw new Error(`There is no story ${name}.`);
  looks = atFirst;
  await resize(size ?? sizeFrom(story));
  const composed = composeStory(
    { ...story, ...(play ? {} : never) },
    { ...module.default, ...(play ? {} : never) },
    {},
    name,
  );
  // In this mode Storybook leaves React's act() alone, which complains when the work of two stories overlaps.
  await composed.run({ viewMode: 'docs' });
  await document.fonts.ready;
  return composed;
};
