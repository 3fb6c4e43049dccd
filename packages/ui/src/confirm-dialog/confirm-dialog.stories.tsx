import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js';

function Demo(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      title="关闭班次？"
      description="关闭后不再接受报名，已报名的考生不受影响。"
      onConfirm={() => undefined}
      {...props}
      open={open}
      onOpenChange={setOpen}
    />
  );
}

const meta = { title: 'Overlays/ConfirmDialog', component: Demo } satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '关闭班次？' })).toBeVisible();
  },
};

export const Playground: Story = { args: { tone: 'danger', confirmLabel: '关闭班次' } };

let finish: () => void = () => undefined;

export const StaysOpenAndBusyWhileItWorks: Story = {
  args: {
    onConfirm: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const StaysOpenWhenItDidNotWork: Story = {
  args: { onConfirm: async () => false, error: '名额已满。' },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    await expect(screen.getByRole('alert')).toHaveTextContent('名额已满。');
  },
};
