import type { Decorator } from '@storybook/react-vite';
import { useSampled } from '../../packages/ui/src/testing/sample-words';

/** Says what the samples among a story's arguments say in the language of the toolbar. */
export const withSamples: Decorator = (Story, { args }) => <Story args={useSampled(args)} />;
