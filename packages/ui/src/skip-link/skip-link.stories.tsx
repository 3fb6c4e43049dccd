import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './skip-link.js';

const meta = {
  title: 'Shell/SkipLink',
  component: SkipLink,
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        The content
      </main>
    </>
  ),
  parameters: {
    guide: {
      not: 'a page without anything before its content.',
      keys: 'It is the first stop of Tab and is seen then; Enter jumps to the content.',
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const MovesTheFocus: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
