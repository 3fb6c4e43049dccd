import type { Decorator } from '@storybook/react-vite';
import { useSampled } from '../../packages/ui/src/testing/sample-words';

/** Translates the samples among a story's arguments into the language of the toolbar. */
export const withSamples: Decorator = (Story, { args }) => <Story args={useSampled(args)} />;
