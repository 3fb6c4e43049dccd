import type { ComponentType } from 'react';
import type { WordArea } from './messages/word-area.js';
import { completeWords } from './messages/words-state.js';

/** The component that draws a route. */
export type Screen = ComponentType<Record<string, never>>;

/** Downloads a screen with the words of the signed-in part and of its own areas. */
export const screen =
  (load: () => Promise<Screen>, ...areas: readonly WordArea[]) =>
  async (): Promise<Screen> => {
    const [component] = await Promise.all([load(), completeWords(...areas)]);
    return component;
  };
