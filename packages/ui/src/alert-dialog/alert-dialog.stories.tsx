import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AlertDialog } from './alert-dialog.js';

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    title: 'Prompt',
    description: 'Your identity information has expired, please log in again',
    onAction: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Prompt' })).toBeVisible();
  },
};

export const Playground: Story = { args: { actionLabel: 'Log in' } };

export const NothingButItsButtonClosesIt: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Prompt' });
    await expect(dialog).toHaveAccessibleDescription(/identity information/);
    await userEvent.keyboard('{Escape}');
    const overlay = dialog.parentElement;
    if (overlay) await userEvent.click(overlay);
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
