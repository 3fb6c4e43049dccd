import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.js';
import { Stack } from '../stack/stack.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { Checkbox } from './checkbox.js';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: '我已阅读并同意报名须知', onCheckedChange: fn() },
  parameters: {
    guide: {
      not: 'what takes effect at once: Switch. One of several: RadioGroup.',
      keys: 'Space turns it on or off.',
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(sampleSays('我已阅读并同意报名须知')));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Playground: Story = { args: { hint: 'Shown below the words' } };

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="none">
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Part" indeterminate />
      <Checkbox label="Wrong" aria-invalid />
      <Checkbox label="Disabled" defaultChecked disabled />
    </Stack>
  ),
};

export const InAField: Story = {
  render: () => {
    const t = useSampleWords();
    return (
      <Field label={t('报名须知')} error={t('请先同意报名须知')} required>
        <Checkbox label={t('我已阅读并同意')} />
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(sampleMatch('请先同意报名须知'));
  },
};
