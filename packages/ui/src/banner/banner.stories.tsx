import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../stack/stack.js';
import { Banner } from './banner.js';

const meta = {
  title: 'Messages/Banner',
  component: Banner,
  args: { children: '初始密码仍在使用，请尽快修改。' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'warning', title: 'Initial password' } };

export const Tones: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner
          key={tone}
          {...args}
          tone={tone}
          title={tone}
          actions={<Button size="small">Change password</Button>}
        />
      ))}
    </Stack>
  ),
};

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
