import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.js';
import { Stack } from '../stack/stack.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { Select } from './select.js';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    'aria-label': 'Level',
    onValueChange: fn(),
    options: [
      { value: '4', label: '四级／中级工' },
      { value: '3', label: '三级／高级工' },
      { value: '2', label: '技师（二级）', disabled: true },
    ],
  },
  parameters: {
    guide: {
      not: 'two to five options in sight: RadioGroup. Dozens: Combobox.',
      keys: 'The browser’s own: arrows change it, letters find, Space or Enter open it.',
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3');
  },
};

export const Playground: Story = { args: { placeholder: null } };

export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  tags: ['visual', 'one-language'],
  render: ({ options }) => (
    <Stack>
      <Select aria-label="a" options={options} />
      <Select aria-label="b" options={options} defaultValue="3" />
      <Select aria-label="c" options={options} aria-invalid />
      <Select aria-label="d" options={options} defaultValue="4" disabled />
    </Stack>
  ),
};

export const InAField: Story = {
  render: ({ options }) => {
    const t = useSampleWords();
    return (
      <Field label={t('等级')} hint={t('以证书为准')} error={t('请选择等级')} required>
        <Select options={options} />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: sampleSays('等级') });
    await expect(list).toBeRequired();
    await expect(list).toBeInvalid();
    await expect(list).toHaveAccessibleDescription(sampleMatch('以证书为准', '请选择等级'));
  },
};
