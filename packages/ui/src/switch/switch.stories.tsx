import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/field.js';
import { Stack } from '../stack/stack.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { Switch, type SwitchProps } from './switch.js';

interface DemoProps extends Omit<SwitchProps, 'checked' | 'onCheckedChange'> {
  checked?: boolean;
  /** Saves; `false` means it could not. */
  save?: (checked: boolean) => Promise<unknown>;
}

function Demo({ checked: first = false, save, ...rest }: DemoProps) {
  const [checked, setChecked] = useState(first);
  return (
    <Switch
      {...rest}
      checked={checked}
      onCheckedChange={
        save
          ? async (next) => {
              if ((await save(next)) !== false) setChecked(next);
            }
          : setChecked
      }
    />
  );
}

const meta = {
  title: 'Forms/Switch',
  component: Demo,
  args: { label: '开放网上报名' },
  parameters: {
    guide: {
      of: Switch,
      not: 'what waits for a button to save: Checkbox.',
      keys: 'Space turns it on or off.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: sampleSays('开放网上报名') });
    await userEvent.click(canvas.getByText(sampleSays('开放网上报名')));
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const Playground: Story = { args: { hint: '考生可以看到本班', placement: 'end' } };

let finish: (saved: boolean) => void = () => undefined;
const save = fn(
  (_checked: boolean) =>
    new Promise<unknown>((resolve) => {
      finish = resolve;
    }),
);

export const BusyWhileItIsSaved: Story = {
  args: { save },
  play: async ({ canvas }) => {
    save.mockClear();
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(control);
    await expect(save).toHaveBeenCalledOnce();
    finish(true);
    await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'));
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
  },
};

export const GoesBackWhenItWasNotSaved: Story = {
  args: { save },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    finish(false);
    await waitFor(() => expect(control).not.toBeChecked());
    await expect(control).not.toHaveAttribute('aria-busy');
  },
};

const nothing = () => undefined;

export const InAField: Story = {
  render: () => {
    const t = useSampleWords();
    return (
      <Field label={t('网上报名')} hint={t('关闭后链接仍然有效')} error={t('班次尚未审核')} required>
        <Switch checked={false} onCheckedChange={nothing} />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: sampleSays('网上报名') });
    await expect(control).toHaveAccessibleDescription(sampleMatch('关闭后链接仍然有效', '班次尚未审核'));
  },
};

export const States: Story = {
  tags: ['visual'],
  render: () => {
    const t = useSampleWords();
    return (
      <Stack gap="none">
        <Switch label={t('关')} checked={false} onCheckedChange={nothing} />
        <Switch label={t('开')} checked onCheckedChange={nothing} />
        <Switch label={t('有误')} checked={false} onCheckedChange={nothing} aria-invalid />
        <Switch label={t('不可用，关')} checked={false} onCheckedChange={nothing} disabled />
        <Switch label={t('不可用，开')} checked onCheckedChange={nothing} disabled />
        <Switch
          label={t('在末尾')}
          hint={t('用于设置列表')}
          placement="end"
          checked
          onCheckedChange={nothing}
        />
      </Stack>
    );
  },
};
