import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Stack } from '../stack/stack.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { said } from '../testing/spoken.js';
import { Banner } from './banner.js';

const meta = {
  title: 'Messages/Banner',
  component: Banner,
  args: { children: '初始密码仍在使用，请尽快修改。' },
  parameters: {
    guide: {
      not: 'what answers something just done: Toast. What is wrong with one field: the error of its Field.',
      keys: 'Tab reaches its action and its cross; Enter or Space press them.',
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'warning', title: 'Initial password' } };

export const Tones: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner
          key={tone}
          {...args}
          tone={tone}
          title={tone}
          actions={<Button size="small">Change password</Button>}
        />
      ))}
    </Stack>
  ),
};

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said().close }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Danger interrupts, the others wait their turn. */
export const Announced: Story = {
  render: () => {
    const t = useSampleWords();
    return (
      <Stack>
        <Banner tone="danger">{t('支付失败。')}</Banner>
        <Banner tone="success">{t('支付成功。')}</Banner>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleSays('支付失败。'));
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleSays('支付成功。'));
  },
};

/** On a phone the text keeps its line beside the icon, and the buttons go below it. */
export const OnAPhone: Story = {
  args: {
    tone: 'warning',
    title: '本班次报名将于 2026-11-30 截止',
    actions: <Button size="small">查看班次</Button>,
    onDismiss: fn(),
  },
  render: (args) => (
    <div style={{ inlineSize: '17rem' }}>
      <Banner {...args} />
    </div>
  ),
};
