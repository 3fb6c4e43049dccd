import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { seen } from '../testing/seen.js';
import { said } from '../testing/spoken.js';
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
  parameters: {
    guide: {
      not: 'a question: ConfirmDialog. News that need no answer: Toast or Banner.',
      keys: 'Enter presses its button, which has the focus; Escape does nothing.',
    },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await seen(await screen.findByRole('alertdialog', { name: 'Prompt' }));
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
    await seen(dialog);
    await userEvent.click(screen.getByRole('button', { name: said().ok }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
