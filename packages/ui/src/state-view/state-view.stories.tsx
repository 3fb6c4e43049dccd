import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateView } from './state-view.js';

const meta = {
  title: 'Messages/StateView',
  component: StateView,
  args: { children: 'The content.', onRetry: () => undefined },
  parameters: {
    guide: {
      not: 'components that have a `state` themselves: they use it already.',
      keys: 'Tab reaches the button of the state.',
    },
  },
} satisfies Meta<typeof StateView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'loading' } };

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { state: 'empty' } };

export const Failed: Story = { args: { state: 'error' } };

export const Refused: Story = { args: { state: 'refused' } };
