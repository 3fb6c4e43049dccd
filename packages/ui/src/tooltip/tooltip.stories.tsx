import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Opens the class', children: <Button>Enter</Button>, style: { margin: '3rem' } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { side: 'right' } };

export const EscapeDismisses: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
