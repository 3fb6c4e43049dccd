import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { Heading } from '../heading/heading.js';
import { Stack } from '../stack/stack.js';
import { Offstage } from './offstage.js';

const meta = {
  title: 'Layout/Offstage',
  component: Offstage,
  args: { off: false, children: <Button>Approve</Button> },
  parameters: {
    guide: {
      not: 'a page that is cheap to draw anew, or shown once.',
      keys: 'What is hidden cannot be reached by Tab.',
    },
  },
} satisfies Meta<typeof Offstage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').checkVisibility()).toBe(true);
  },
};

export const Playground: Story = {};

/** Hidden content takes no room and no key, and is unchanged when it comes back. */
export const Off: Story = {
  args: { off: true },
  render: (args) => (
    <Stack>
      <Heading level={2}>Candidates</Heading>
      <Offstage {...args} data-testid="wings" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByText('Approve');
    await expect(button.checkVisibility()).toBe(false);
    await expect(canvas.getByTestId('wings').getBoundingClientRect().height).toBe(0);
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
  },
};
