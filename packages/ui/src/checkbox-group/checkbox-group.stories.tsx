import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '../field/field.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.js';

function Demo(props: CheckboxGroupProps<string>) {
  const t = useSampleWords();
  const [value, setValue] = useState(props.value);
  return (
    <Field label={t('学习方式')} required group>
      <CheckboxGroup {...props} value={value} onValueChange={setValue} />
    </Field>
  );
}

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    value: ['online'],
    onValueChange: () => undefined,
    options: [
      { value: 'online', label: '线上学习' },
      { value: 'onsite', label: '线下面授', hint: '仅限上海' },
    ],
  },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'more than about seven options: MultiSelect. One of them only: RadioGroup.',
      keys: 'Tab goes from box to box, Space turns one on or off.',
    },
  },
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = { args: { appearance: 'inline' } };

export const ChoosesSeveral: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: sampleMatch('线下面授') }));
    await expect(canvas.getByRole('checkbox', { name: sampleSays('线上学习') })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: sampleMatch('线下面授') })).toBeChecked();
    await expect(canvas.getByRole('group', { name: sampleSays('学习方式') })).toBeVisible();
  },
};

export const WithAnError: Story = {
  render: (args) => {
    const t = useSampleWords();
    return (
      <Field label={t('学习方式')} hint={t('可多选')} error={t('请至少选择一种')} required group>
        <CheckboxGroup {...args} value={[]} />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      sampleMatch('可多选', '请至少选择一种'),
    );
    await expect(canvas.getByRole('checkbox', { name: sampleSays('线上学习') })).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
