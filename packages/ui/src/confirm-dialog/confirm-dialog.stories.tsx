import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/field.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { said } from '../testing/spoken.js';
import { Textarea } from '../textarea/textarea.js';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js';

function Demo(props: Partial<ConfirmDialogProps>) {
  const t = useSampleWords();
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      title={t('关闭班次？')}
      description={t('关闭后不再接受报名，已报名的考生不受影响。')}
      onConfirm={() => undefined}
      {...props}
      open={open}
      onOpenChange={setOpen}
    />
  );
}

function Reason({ fails = false }: { fails?: boolean }) {
  const t = useSampleWords();
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  return (
    <Demo
      title={t('退回修改？')}
      description={undefined}
      error={error}
      confirmDisabled={reason === ''}
      onConfirm={async () => {
        await Promise.resolve();
        if (fails) setError(t('网络已断开。'));
        return !fails;
      }}
    >
      <Field label={t('原因')} required>
        <Textarea value={reason} onValueChange={setReason} />
      </Field>
    </Demo>
  );
}

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: Demo,
  parameters: {
    guide: {
      of: ConfirmDialog,
      not: 'what can be undone: do it and offer to undo. A message without a question: AlertDialog.',
      keys: 'Tab stays inside; Escape and the second button leave without doing it.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: sampleSays('关闭班次？') }));
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
    const confirm = await screen.findByRole('button', { name: said().confirm });
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await seen(screen.getByRole('dialog'));
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
    const confirm = await screen.findByRole('button', { name: said().confirm });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    await expect(screen.getByRole('alert')).toHaveTextContent(sampleSays('名额已满。'));
  },
};

/** An irreversible action has the colour of danger, and the focus does not start on its button. */
export const Danger: Story = {
  args: { tone: 'danger', title: '作废 12 张准考证？', confirmLabel: '作废' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: sampleSays('作废 12 张准考证？') });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(screen.getByRole('button', { name: sampleSays('作废') })).not.toHaveFocus();
  },
};

/** The dialog cannot be confirmed without a reason. */
export const WithAReason: Story = {
  render: () => <Reason />,
  play: async () => {
    const confirm = await screen.findByRole('button', { name: said().confirm });
    await expect(confirm).toBeDisabled();
    const reason = screen.getByRole('textbox', { name: sampleSays('原因') });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard(sampleSays('照片不清晰'));
    await expect(confirm).toBeEnabled();
  },
};

/** A rejected promise keeps the dialog open, as `false` does; the typed text stays. */
export const KeepsWhatWasTypedWhenItFails: Story = {
  render: () => <Reason fails />,
  play: async () => {
    const reason = await screen.findByRole('textbox', { name: sampleSays('原因') });
    await userEvent.type(reason, sampleSays('照片不清晰'));
    await userEvent.click(screen.getByRole('button', { name: said().confirm }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(sampleSays('网络已断开'));
    await expect(reason).toHaveValue(sampleSays('照片不清晰'));
    await expect(screen.getByRole('button', { name: said().cancel })).toBeEnabled();
  },
};
