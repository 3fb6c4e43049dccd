import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { Field } from '../field/field.js';
import { Stack } from '../stack/stack.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { TextInput } from '../text-input/text-input.js';
import { Popover, type PopoverProps } from './popover.js';

function Demo(props: Partial<PopoverProps>) {
  const t = useSampleWords();
  const [open, setOpen] = useState(props.open ?? false);
  return (
    <Popover
      label={t('筛选条件')}
      trigger={(button) => (
        <Button {...button} icon={<SlidersHorizontal aria-hidden="true" />}>
          {t('筛选')}
        </Button>
      )}
      {...props}
      open={open}
      onOpenChange={setOpen}
    >
      <Stack gap="md">
        <Field label={t('姓名')} required>
          <TextInput defaultValue="张晓明" />
        </Field>
        <Field label={t('单位')} required>
          <TextInput defaultValue="上海市第一人民医院" />
        </Field>
        <Button variant="primary" onClick={() => setOpen(false)}>
          {t('应用')}
        </Button>
      </Stack>
    </Popover>
  );
}

const meta = {
  title: 'Overlays/Popover',
  component: Demo,
  parameters: {
    guide: {
      of: Popover,
      not: 'a hint of a few words: Tooltip. Actions: DropdownMenu. What must be answered: Dialog.',
      keys: 'Enter on the button opens it and goes in; Escape closes and comes back.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  args: { open: true },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: sampleSays('筛选条件') }));
  },
};

export const Playground: Story = { args: { align: 'end', side: 'right', width: 'trigger' } };

export const ByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: sampleSays('筛选') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: sampleSays('姓名') })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', screen.getByRole('dialog').id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const TheButtonClosesItAgain: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: sampleSays('筛选') });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LeavesTheFocusWhereAPressTookIt: Story = {
  render: (args) => (
    <Stack>
      <Demo {...args} />
      <TextInput aria-label="Elsewhere" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleSays('筛选') }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: sampleSays('姓名') })).toHaveFocus());
    await userEvent.click(canvas.getByRole('textbox', { name: 'Elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
  },
};

export const WithoutPadding: Story = { args: { open: true, padding: 'none' } };

export const InsideADialog: Story = {
  render: (args) => {
    const t = useSampleWords();
    return (
      <Dialog open onOpenChange={() => undefined} title={t('编辑班次')}>
        <Demo {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: sampleSays('筛选') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const name = await screen.findByRole('textbox', { name: sampleSays('姓名') });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: sampleSays('筛选条件') })).toBeNull());
    await seen(screen.getByRole('dialog', { name: sampleSays('编辑班次') }));
    await expect(button).toHaveFocus();
  },
};
