import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Field } from '../field/field.js';
import { Select } from '../select/select.js';
import { sampleMatch, sampleSays, useSampleWords } from '../testing/sample-words.js';
import { TextInput } from '../text-input/text-input.js';
import { Form } from './form.js';

interface DemoProps {
  error?: string;
  summary?: boolean;
  send?: () => Promise<void>;
}

function Demo({ error, summary, send }: DemoProps) {
  const t = useSampleWords();
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form
      aria-label="Enrolment"
      style={{ maxInlineSize: 'var(--sc-measure)' }}
      errors={errors}
      error={error}
      summary={summary}
      onSubmit={async (event) => {
        const data = new FormData(event.currentTarget);
        const found: Record<string, string> = {};
        if (!data.get('name')) found.name = t('请填写姓名');
        if (!/^1\d{10}$/.test(String(data.get('phone')))) found.phone = t('手机号应为 11 位数字');
        setErrors(found);
        if (Object.keys(found).length === 0) await send?.();
      }}
    >
      <Field name="name" label={t('姓名')} required>
        <TextInput autoComplete="name" />
      </Field>
      <Field name="phone" label={t('手机号')} hint={t('用于接收通知')} required>
        <TextInput inputMode="tel" autoComplete="tel" />
      </Field>
      <Field name="level" label={t('等级')}>
        <Select options={[{ value: '4', label: t('四级／中级工') }]} />
      </Field>
      <Button type="submit" variant="primary">
        {t('提交报名')}
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Demo,
  parameters: {
    guide: {
      of: Form,
      not: 'settings that take effect at once: Switch and Select need no form.',
      keys: 'Enter in a field submits; after a failure the focus is on the summary, whose links lead to the fields, or without one on the first of them.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { error: '班次已满。' } };

export const SummaryTakesTheFocus: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: sampleMatch('手机号', '手机号应为 11 位数字') }));
    const phone = canvas.getByRole('textbox', { name: sampleSays('手机号') });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription(sampleMatch('手机号应为 11 位数字'));
  },
};

export const WithoutSummary: Story = {
  args: { summary: false },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: sampleSays('姓名') }), '张晓明');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: sampleSays('手机号') })).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

let finish: () => void = () => undefined;
let calls = 0;

export const IgnoresASecondSubmit: Story = {
  args: {
    send: () => {
      calls += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
  },
  play: async ({ canvas }) => {
    calls = 0;
    await userEvent.type(canvas.getByRole('textbox', { name: sampleSays('姓名') }), '张晓明');
    await userEvent.type(canvas.getByRole('textbox', { name: sampleSays('手机号') }), '13800000001{Enter}');
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(canvas.getByRole('textbox', { name: sampleSays('手机号') }), '{Enter}');
    await expect(calls).toBe(1);
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
};
