import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { sampleCandidates } from '../data-table/sample-candidates.js';
import { Descriptions } from '../descriptions/descriptions.js';
import { Stack } from '../stack/stack.js';
import { sampleMatch, sampleSays, useSampled, useSampleWords } from '../testing/sample-words.js';
import { saidBy } from '../testing/spoken.js';
import { Split, type SplitProps } from './split.js';
import { splitWords } from './split-words.js';

function Demo(props: SplitProps) {
  const t = useSampleWords();
  const candidates = useSampled(sampleCandidates);
  const [id, setId] = useState(candidates[0]?.id);
  const chosen = candidates.find((candidate) => candidate.id === id);
  const [open, setOpen] = useState(props.open ?? false);
  return (
    <Split
      {...props}
      open={open}
      onOpenChange={setOpen}
      master={
        <Card>
          <Stack gap="xs" align="start">
            {candidates.map((candidate) => (
              <Button
                key={candidate.id}
                variant={candidate === chosen ? 'secondary' : 'ghost'}
                aria-current={candidate === chosen || undefined}
                onClick={() => {
                  setId(candidate.id);
                  setOpen(true);
                }}
              >
                {candidate.name}
              </Button>
            ))}
          </Stack>
        </Card>
      }
      detail={
        <Card title={chosen?.name} description={chosen?.state}>
          <Descriptions
            items={[
              { id: 'phone', label: t('手机号'), value: chosen?.phone },
              { id: 'level', label: t('等级'), value: chosen?.level },
              { id: 'applied_at', label: t('报名时间'), value: chosen?.applied_at },
            ]}
          />
        </Card>
      }
    />
  );
}

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: {
    master: '',
    masterLabel: '考生列表',
    detail: '',
    detailLabel: '考生信息',
    onValueChange: fn(),
  },
  render: (args) => <Demo {...args} />,
  parameters: {
    guide: {
      not: 'two things that are not list and record: Grid.',
      keys: 'The separator takes the focus: Left and Right move it, Home and End to its ends.',
    },
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { visual: { width: 1100, height: 460 } };

export const Default: Story = { tags: ['visual'], parameters: wide };

export const Playground: Story = { args: { min: 30, max: 50, value: 45 } };

export const ResizesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const separator = canvas.getByRole('separator', {
      name: saidBy(splitWords).resize(sampleSays('考生列表')),
    });
    await expect(separator).toHaveAttribute('aria-valuenow', '36');
    separator.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '40');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(separator).toHaveAttribute('aria-valuenow', '30');
    await userEvent.keyboard('{End}');
    await expect(separator).toHaveAttribute('aria-valuenow', '60');
    await userEvent.keyboard('{Home}');
    await expect(separator).toHaveAttribute('aria-valuenow', '25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(25);
  },
};

export const ResizesByDragging: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const separator = canvas.getByRole('separator');
    const { left, width } =
      canvasElement.querySelector('.sc-split')?.getBoundingClientRect() ?? new DOMRect();
    await userEvent.pointer([
      { target: separator, keys: '[MouseLeft>]' },
      { target: separator, coords: { clientX: left + width / 2 } },
    ]);
    await expect(separator).toHaveAttribute('aria-valuenow', '50');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(separator, { clientX: left + width / 2 });
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(50);
  },
};

export const OnePaneOnAPhone: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 390, height: 460 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: sampleSays('考生列表') });
    const opener = canvas.getByRole('button', { name: '李思远' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('region', { name: sampleSays('考生信息') })).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: sampleSays('考生列表') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: sampleMatch('考生列表') }));
    await expect(canvas.getByRole('button', { name: '李思远' })).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: sampleSays('考生信息') })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: '李思远' })).toBeVisible();
  },
};

export const FillsItsHeight: Story = {
  args: { fill: true },
  decorators: [
    (Story) => (
      <div style={{ height: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: sampleSays('考生列表') });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await userEvent.tab();
    await expect(list).toHaveFocus();
  },
};
