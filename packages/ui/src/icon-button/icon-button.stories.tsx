import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../inline/inline.js';
import { IconButton } from './icon-button.js';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Edit', icon: <Pencil aria-hidden="true" />, onClick: fn() },
  parameters: {
    guide: {
      not: 'an icon that not everybody knows: Button with its word.',
      keys: 'Enter or Space press it; its hint shows on focus.',
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { variant: 'secondary', size: 'small' } };

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="danger" label="Delete" icon={<Trash2 aria-hidden="true" />} />
    </Inline>
  ),
};
