import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.js';
import { Stack } from '../stack/stack.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { Textarea } from './textarea.js';

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Reason', onValueChange: fn() },
  parameters: { guide: { not: 'one line: TextInput.', keys: 'As every text field; Enter is a new line.' } },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'No');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('No');
  },
};

export const Playground: Story = { args: { rows: 6 } };

export const Long: Story = { args: { defaultValue: '照片不清晰，请重新上传。\n'.repeat(12) } };

export const States: Story = {
  tags: ['visual', 'one-language'],
  render: () => {
    const t = useSampleWords();
    return (
      <Stack>
        <Textarea aria-label="a" rows={1} placeholder={t('请填写原因')} />
        <Textarea aria-label="b" rows={1} defaultValue={t('不合格')} aria-invalid />
        <Textarea aria-label="c" rows={1} defaultValue={t('照片不清晰，请重新上传。')} readOnly />
        <Textarea aria-label="d" rows={1} defaultValue={t('已审核，不能再改。')} disabled />
      </Stack>
    );
  },
};

export const InAField: Story = {
  render: () => {
    const t = useSampleWords();
    return (
      <Field label={t('退回原因')} hint={t('考生会看到')} error={t('请填写原因')} required>
        <Textarea />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: sampleSays('退回原因') });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(sampleMatch('考生会看到', '请填写原因'));
  },
};
