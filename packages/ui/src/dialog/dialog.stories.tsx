import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Field } from '../field/field.js';
import { Stack } from '../stack/stack.js';
import { sampleSays, useSampled, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { said } from '../testing/spoken.js';
import { Text } from '../text/text.js';
import { Textarea } from '../textarea/textarea.js';
import { Dialog, type DialogProps } from './dialog.js';

const reason = (
  <Field label="原因" required>
    <Textarea />
  </Field>
);

function Demo({ children = reason, ...props }: Partial<DialogProps>) {
  const { content } = useSampled({ content: children });
  const t = useSampleWords();
  const [open, setOpen] = useState(props.open ?? false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Return for changes</Button>
      <Dialog
        title={t('退回修改？')}
        description={t('考生会收到短信，并能在网上修改后重新提交。')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('取消')}</Button>
            <Button variant="primary">{t('退回')}</Button>
          </>
        }
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        {content}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Demo,
  parameters: {
    guide: {
      of: Dialog,
      not: 'a yes or no: ConfirmDialog. A record beside its list: Drawer. More than one screen of fields: a page.',
      keys: 'The focus goes to the first field, else to the dialog, whose title is read; it stays in. Escape closes, unless something must not be interrupted, and the focus comes back.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  args: { open: true },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: sampleSays('退回修改？') }));
    await expect(screen.getByRole('textbox', { name: sampleSays('原因') })).toHaveFocus();
  },
};

export const Playground: Story = { args: { open: true, size: 'large' } };

export const GivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Return for changes' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let stop = 0; stop < 6; stop += 1) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Loading: Story = { args: { open: true, state: 'loading' } };

export const Failed: Story = { args: { open: true, state: 'error', onRetry: () => undefined } };

export const Refused: Story = { args: { open: true, state: 'refused' } };

export const Empty: Story = { args: { open: true, state: 'empty' } };

/** While something must not be interrupted, neither Escape nor a click outside closes it. */
export const NotDismissable: Story = {
  args: { open: true, dismissable: false },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: said().close })).toBeNull();
    await userEvent.keyboard('{Escape}');
    if (dialog.parentElement) await userEvent.click(dialog.parentElement);
    await seen(dialog);
  },
};

const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`);

/** A text too long for the window is scrolled by keys, though there is nothing in it to stop at. */
export const ScrollsByKeys: Story = {
  args: {
    open: true,
    footer: null,
    children: (
      <Stack>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const last = await screen.findByText('Line 60');
    const body = last.closest<HTMLElement>('.sc-dialog-body');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
};

export const Small: Story = { args: { open: true, size: 'small' } };
